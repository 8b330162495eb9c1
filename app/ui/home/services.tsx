import { useText } from "~/i18n/text";
import { Arrow } from "~/ui/arrow-link";
import { SectionHeading } from "~/ui/section-heading";

const forBuyers = [
  "buyer-consultation",
  "property-search",
  "neighborhood-tours",
  "negotiation-support",
  "legal-support",
  "new-construction",
] as const;

const forOwners = ["property-sales", "turnkey-services"] as const;

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
              {forBuyers.map((slug) => (
                <li key={slug} className="border-b border-plaster-300">
                  <a
                    href={to(`/services/${slug}`)}
                    className="group grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-6 py-3 sm:grid-cols-[15rem_1fr_auto]"
                  >
                    <span className="text-lg font-medium group-hover:text-mar-700">{t(`home.service.${slug}`)}</span>
                    <span className="text-base text-stone-700 max-sm:row-start-2">
                      {t(`home.service.${slug}.text`)}
                    </span>
                    <Arrow className="text-mar-700 max-sm:row-span-2" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div className="lg:col-span-5">
            <h3 className="text-title-2 text-mar-700">{t("home.services.owners")}</h3>
            <ul className="mt-4 border-t border-plaster-300">
              {forOwners.map((slug) => (
                <li key={slug} className="border-b border-plaster-300">
                  <a
                    href={to(`/services/${slug}`)}
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
