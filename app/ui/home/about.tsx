import { type AgencyIdentity, business, type Claim } from "~/domain/agency/agency";
import { formatPrice } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { SpokenLanguages } from "~/ui/agent-person";
import { Photo } from "~/ui/photo";

/** A welcome in one of the languages the agent speaks. */
export type Greeting = { language: Language; text: string };

/** Who answers: the agency in its own words, a welcome in each language, and the claims as the agent keeps them. */
export function HomeAbout({
  agency,
  greetings,
  claims,
}: {
  agency: AgencyIdentity;
  greetings: readonly Greeting[];
  claims: readonly Claim[];
}) {
  const { t, language } = useText();
  const range = {
    from: formatPrice(language, agency.priceFrom),
    to: formatPrice(language, agency.priceTo),
  };
  return (
    <section id="about" className="bg-plaster-100 py-section" aria-labelledby="about-heading">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <div className="corner">
              <h2 id="about-heading" className="text-display-2">
                {t("home.about.title")}
              </h2>
            </div>
            <div className="mt-8 max-w-xl space-y-5 text-lg text-stone-700 lg:ps-6">
              <AboutPerson agent={agency.agent} />
              <p>{t("home.about.independent")}</p>
              <p>{t("home.about.register", { number: agency.registerNumber })}</p>
              <p>{t("home.about.range", range)}</p>
              <p>{t("home.about.languages")}</p>
            </div>
          </div>
          <ul className="flex flex-col justify-center border-s border-terra-600 ps-8 font-serif text-[clamp(1.625rem,1.2rem+1.4vw,2.25rem)] leading-snug lg:col-span-5">
            {greetings.map((greeting) => (
              <li
                key={greeting.language}
                lang={greeting.language}
                className={`py-1.5 ${greeting.language === language ? "text-ink" : "text-stone-600"}`}
              >
                {greeting.text}
              </li>
            ))}
          </ul>
        </div>
        {claims.length > 0 ? (
          <dl className="mt-16 grid grid-cols-2 gap-y-10 border-t border-plaster-300 pt-10 lg:grid-cols-4">
            {claims.map(({ id, value, label, source, since }, index) => (
              <div key={id} className={`flex flex-col-reverse justify-end ${dividerOf(index)}`}>
                <dt className="mt-1 text-base text-stone-600">
                  {label}
                  <ClaimSource source={source} since={since} />
                </dt>
                <dd className="font-serif text-display-2 whitespace-nowrap">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  );
}

/** What the figure counts and from when on, as far as the agent says so. */
function ClaimSource({ source, since }: Pick<Claim, "source" | "since">) {
  const { t } = useText();
  const parts = [
    ...(source === "" ? [] : [source]),
    ...(since === null ? [] : [t("claim.since", { year: String(since) })]),
  ];
  if (parts.length === 0) return null;
  return <span className="mt-1 block pe-4 text-xs">{parts.join(", ")}</span>;
}

/** Who answers, in the first person; without a name the agency speaks. */
function AboutPerson({ agent }: Pick<AgencyIdentity, "agent">) {
  const { t } = useText();
  const years = String(business.experienceYears);
  if (!agent) return <p>{t("home.about.us", { years })}</p>;
  const { portrait, name, role, sentence } = agent;
  return (
    <div className="flex flex-col gap-x-8 gap-y-5 sm:flex-row">
      {portrait ? (
        <div className="shrink-0">
          <Photo photo={portrait} sizes="10rem" className="chamfer-tr h-50 w-40 max-w-none [--cut:1.5rem]" />
        </div>
      ) : null}
      <div className="min-w-0 space-y-3 wrap-anywhere">
        <p>{t("person.about", { agent: name, years })}</p>
        {sentence === "" ? null : <p className="font-serif text-title-2 text-ink">{sentence}</p>}
        {role === "" ? null : <p className="text-base text-stone-600">{role}</p>}
        <SpokenLanguages agent={agent} className="text-base text-stone-600" />
      </div>
    </div>
  );
}

// Two in a row on phones, four from lg: a hairline stands before each figure but the first of its row.
function dividerOf(index: number): string {
  if (index % 2 === 1) return "border-s border-plaster-300 ps-6";
  return index % 4 === 0 ? "" : "lg:border-s lg:border-plaster-300 lg:ps-6";
}
