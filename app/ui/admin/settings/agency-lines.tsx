import type { AgencySettings } from "~/domain/agency/agency";
import { commercialRegisterParts } from "~/domain/agency/commercial-register";
import { weekdays, writeSpans } from "~/domain/agency/opening-hours";
import { useAdminText } from "~/i18n/admin";
import { formatPrice } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";

/** The agency's data as stored, a line each; what it must say and does not is marked. */
export function AgencyLines({ agency }: { agency: AgencySettings }) {
  const { t } = useAdminText();
  const lines = [
    [t("settings.name"), agency.name],
    [t("settings.legalName"), agency.legalName],
    [t("settings.taxId"), agency.taxId],
    [t("settings.registerNumber"), agency.registerNumber],
    [t("settings.supervisingBody"), agency.supervisingBody[defaultLanguage]],
    [t("settings.phone"), agency.phone],
    [t("settings.messagingNumber"), agency.messagingNumber],
    [t("settings.email"), agency.email],
    [t("settings.address"), agency.address],
  ] as const;
  // What an agency may lack.
  const others = [
    [t("settings.footerSentence"), agency.footerSentence[defaultLanguage]],
    [
      t("settings.priceRange"),
      `${formatPrice(defaultLanguage, agency.priceFrom)}–${formatPrice(defaultLanguage, agency.priceTo)}`,
    ],
    [
      t("settings.agency.hours"),
      weekdays
        .filter((day) => agency.hours[day].length > 0)
        .map((day) => `${t(`settings.hours.${day}`)} ${writeSpans(agency.hours[day])}`)
        .join("; "),
    ],
    [t("settings.hoursNote"), agency.hoursNote[defaultLanguage]],
    [
      t("settings.commercialRegister.title"),
      commercialRegisterParts
        .filter((part) => agency.commercialRegister[part] !== "")
        .map((part) =>
          part === "register"
            ? agency.commercialRegister.register
            : `${t(`settings.commercialRegister.${part}`)} ${agency.commercialRegister[part]}`,
        )
        .join(", "),
    ],
  ].filter(([, value]) => value !== "");
  return (
    <dl className="divide-y divide-plaster-200">
      {[...lines, ...others].map(([label = "", value = ""]) => (
        <div key={label} className="grid gap-x-10 px-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-stone-600">{label}</dt>
          <dd className="break-words">
            {value.trim() === "" ? <span className="text-bad-700">{t("settings.blank")}</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
