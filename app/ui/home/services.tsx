import { useText } from "~/i18n/text";
import { Arrow } from "~/ui/arrow-link";
import { SectionHeading } from "~/ui/section-heading";

// Each entry leads to the form or the page with which that service begins.
const forBuyers = [
  { slug: "buyer-consultation", path: "/contact", isForm: true },
  { slug: "property-search", path: "/search", isForm: true },
  { slug: "neighborhood-tours", path: "/neighborhoods", isForm: false },
  { slug: "negotiation-support", path: "/contact", isForm: true },
  { slug: "legal-support", path: "/contact", isForm: true },
] as const;

const forOwners = [
  { slug: "property-sales", path: "/valuation", isForm: true },
  { slug: "turnkey-services", path: "/contact", isForm: true },
  { slug: "new-construction", path: "/contact", isForm: true },
] as const;

/** The eight services of the specification, by the side of the door on which one stands. */
export function HomeServices() {
  const { t, to } = useText();
  return (
    <section id="services" className="bg-plaster-100 py-section" aria-labelledby="services-heading">
      <div className="wrap">
        <SectionHeading id="services-heading" title={t("home.services.title")} />
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h3 className="text-title-2 text-mar-700">{t("home.services.buyers")}</h3>
            <ul className="mt-4 border-t border-plaster-300">
              {forBuyers.map(({ slug, path, isForm }) => (
                <li key={slug} className="border-b border-plaster-300">
                  <a
                    href={to(path)}
                    data-dialog={isForm ? "" : undefined}
                    className="group grid min-h-16 items-center gap-x-6 py-3 sm:grid-cols-[15rem_1fr_auto]"
                  >
                    <span className="text-lg font-medium group-hover:text-mar-700">{t(`home.service.${slug}`)}</span>
                    <span className="text-base text-stone-700">{t(`home.service.${slug}.text`)}</span>
                    <Arrow className="text-mar-700 max-sm:hidden" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div className="lg:col-span-5">
            <h3 className="text-title-2 text-mar-700">{t("home.services.owners")}</h3>
            <ul className="mt-4 border-t border-plaster-300">
              {forOwners.map(({ slug, path, isForm }) => (
                <li key={slug} className="border-b border-plaster-300">
                  <a
                    href={to(path)}
                    data-dialog={isForm ? "" : undefined}
                    className="group grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-6 py-3"
                  >
                    <span>
                      <span className="block text-lg font-medium group-hover:text-mar-700">
                        {t(`home.service.${slug}`)}
                      </span>
                      <span className="text-base text-stone-700">{t(`home.service.${slug}.text`)}</span>
                    </span>
                    <Arrow className="text-mar-700" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
