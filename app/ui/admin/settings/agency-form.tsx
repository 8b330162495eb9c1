import { agencyLimits as max } from "~/domain/agency/agency.schema";
import { commercialRegisterParts } from "~/domain/agency/commercial-register";
import { weekdays } from "~/domain/agency/opening-hours";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";

import type { FormState } from "./form-state";
import { SettingsForm, useLinesInEachLanguage } from "./settings-form";

const settings = "/admin/settings";

export function AgencyForm({ state }: { state: FormState }) {
  const { t } = useAdminText();
  const inEach = useLinesInEachLanguage();
  const parts = [
    {
      title: t("settings.agency.identity"),
      text: t("settings.agency.identity.text"),
      lines: [
        { name: "name", label: t("settings.name"), max: max.name },
        { name: "legalName", label: t("settings.legalName"), max: max.legalName },
        { name: "taxId", label: t("settings.taxId"), max: max.taxId },
        {
          name: "registerNumber",
          label: t("settings.registerNumber"),
          hint: t("settings.registerNumber.hint"),
          max: max.registerNumber,
        },
      ],
    },
    {
      title: t("settings.agency.reach"),
      text: t("settings.agency.reach.text"),
      lines: [
        {
          name: "phone",
          label: t("settings.phone"),
          hint: t("settings.phone.hint"),
          max: max.phone,
          type: "tel" as const,
        },
        {
          name: "messagingNumber",
          label: t("settings.messagingNumber"),
          hint: t("settings.messagingNumber.hint"),
          max: max.messagingNumber,
          type: "tel" as const,
        },
        { name: "email", label: t("settings.email"), max: max.email, type: "email" as const },
        { name: "address", label: t("settings.address"), max: max.address },
      ],
    },
    {
      title: t("settings.footer"),
      text: t("settings.footer.text"),
      lines: [
        ...inEach("footerSentence", t("settings.footerSentence"), max.footerSentence, { rows: 2, isOptional: true }),
        { name: "priceFrom", label: t("settings.priceFrom"), unit: "€" },
        { name: "priceTo", label: t("settings.priceTo"), unit: "€" },
      ],
    },
    {
      title: t("settings.agency.hours"),
      text: t("settings.agency.hours.text"),
      lines: [
        ...weekdays.map((day) => ({
          name: `hours-${day}`,
          label: t(`settings.hours.${day}`),
          max: max.hours,
          isOptional: true,
        })),
        ...inEach("hoursNote", t("settings.hoursNote"), max.hoursNote, { isOptional: true }),
      ],
    },
    {
      title: t("settings.agency.body"),
      text: t("settings.agency.body.text"),
      lines: inEach("supervisingBody", t("settings.supervisingBody"), max.supervisingBody, { rows: 2 }),
    },
    {
      title: t("settings.commercialRegister.title"),
      text: t("settings.commercialRegister.text"),
      lines: commercialRegisterParts.map((part) => ({
        name: `commercial-${part}`,
        label: t(`settings.commercialRegister.${part}`),
        hint: part === "register" ? t("settings.commercialRegister.register.hint") : undefined,
        max: part === "register" ? max.register : max.registerPart,
        isOptional: true,
      })),
    },
  ];
  return (
    <AdminPage title={t("settings.agency")} parent={{ label: t("settings.title"), href: settings }}>
      <SettingsForm action={`${settings}/agency`} state={state} parts={parts} parent={settings} />
    </AdminPage>
  );
}
