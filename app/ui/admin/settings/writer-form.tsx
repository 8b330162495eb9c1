import { useAdminText } from "~/i18n/admin";
import { formatCents } from "~/i18n/admin-money";
import { RadioCards } from "~/ui/fields/choice-field";
import { TextField } from "~/ui/fields/field";

import { fieldOf, type FormState } from "./form-state";
import { SmallForm } from "./small-form";

/** The service that ARTICLE_API_URL names; its key is never shown. */
export type WriterEndpoint = { host: string; model: string };

type Props = {
  state: FormState;
  endpoint: WriterEndpoint | null;
  /** EUR of this calendar month. */
  spent: number;
};

/** Who writes articles, and what a service may cost. */
export function WriterForm({ state, endpoint, spent }: Props) {
  const { t } = useAdminText();
  const lines = [
    { name: "writer", label: t("settings.writer.who") },
    { name: "budget", label: t("settings.budget") },
    { name: "inputPrice", label: t("settings.inputPrice") },
    { name: "outputPrice", label: t("settings.outputPrice") },
  ];
  const choices = [
    { value: "built-in", label: t("settings.writer.builtIn") },
    {
      value: "endpoint",
      label: endpoint ? t("settings.writer.endpoint", endpoint) : t("settings.writer.endpoint.missing"),
    },
  ];
  const price = (name: "inputPrice" | "outputPrice") => (
    <TextField
      field={{ ...fieldOf(state, name, 14), required: false }}
      label={t(`settings.${name}`)}
      inputMode="decimal"
      suffix="€"
      isDense
    />
  );
  return (
    <SmallForm action="/admin/settings/writer" text={t("settings.writer.text")} state={state} lines={lines}>
      <RadioCards
        field={fieldOf(state, "writer")}
        legend={t("settings.writer.who")}
        choices={choices}
        columns="grid-cols-1"
      />
      {endpoint ? null : <p className="text-xs text-stone-600">{t("settings.writer.noEndpoint")}</p>}
      <TextField
        field={{ ...fieldOf(state, "budget", 14), required: false }}
        label={t("settings.budget")}
        hint={t("settings.budget.hint", { spent: formatCents(spent * 100) })}
        inputMode="decimal"
        suffix="€"
        isDense
      />
      {price("inputPrice")}
      {price("outputPrice")}
      <p className="text-xs text-stone-600">{t("settings.price.hint")}</p>
    </SmallForm>
  );
}
