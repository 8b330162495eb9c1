import { TriangleAlert } from "lucide-react";

import { isReadableOnTheWay } from "~/domain/agency/plain-address";
import { type LocalService, localServices } from "~/domain/agency/writer-settings";
import { useAdminText } from "~/i18n/admin";
import { formatCents } from "~/i18n/admin-money";
import { CheckField, RadioCards } from "~/ui/fields/choice-field";
import { TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { fieldOf, type FormState } from "./form-state";
import { SmallForm } from "./small-form";

/** The service that is set up; its key is never shown. `isReadable`: what is sent to it can be read on the way. */
export type WriterEndpoint = { host: string; model: string; hasKey: boolean; isReadable: boolean };

type Props = {
  state: FormState;
  endpoint: WriterEndpoint | null;
  /** Whether that is the service of the server's own settings, ARTICLE_API_URL and its companions. */
  isFromEnvironment: boolean;
  /** The local service whose address was just filled in. */
  preset: LocalService | null;
  /** EUR of this calendar month. */
  spent: number;
};

/** The id of its element. */
export const writerForm = "writer-form";

const names = ["ollama", "lm-studio", "llama-cpp"] as const satisfies LocalService[];

/** Who writes articles, and what a service may cost. */
export function WriterForm({ state, endpoint, isFromEnvironment, preset, spent }: Props) {
  const { t } = useAdminText();
  const lines = [
    { name: "writer", label: t("settings.writer.who") },
    { name: "url", label: t("settings.service.url") },
    { name: "model", label: t("settings.service.model") },
    { name: "budget", label: t("settings.budget") },
    { name: "inputPrice", label: t("settings.inputPrice") },
    { name: "outputPrice", label: t("settings.outputPrice") },
  ];
  const choices = [
    { value: "built-in", label: t("settings.writer.builtIn") },
    {
      value: "endpoint",
      label: endpoint && preset === null ? t("settings.writer.endpoint", endpoint) : t("settings.writer.endpoint.any"),
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
    <SmallForm
      id={writerForm}
      action="/admin/settings/writer"
      text={t("settings.writer.text")}
      state={state}
      lines={lines}
    >
      <RadioCards
        field={fieldOf(state, "writer")}
        legend={t("settings.writer.who")}
        choices={choices}
        columns="grid-cols-1"
      />
      <p className="text-xs text-stone-600">
        {t("settings.service.presets")}{" "}
        {names.map((name, place) => (
          <span key={name}>
            {place > 0 ? ", " : ""}
            <a
              href={`/admin/settings/writer?preset=${name}`}
              className="text-mar-700 underline decoration-mar-300 hover:decoration-current"
            >
              {localServices[name].name}
            </a>
          </span>
        ))}
      </p>
      <TextField
        field={{ ...fieldOf(state, "url", 300), required: false }}
        label={t("settings.service.url")}
        hint={t(isFromEnvironment ? "settings.service.url.environment" : "settings.service.url.hint")}
        type="url"
        isDense
      />
      {isReadableOnTheWay(state.values.url ?? "") || (isFromEnvironment && endpoint?.isReadable) ? (
        <p role="note" className="flex gap-2 bg-warn-50 p-3 text-warn-700">
          <Icon as={TriangleAlert} className="mt-0.5 size-4 shrink-0" />
          {t("settings.service.readable")}
        </p>
      ) : null}
      <TextField
        field={{ ...fieldOf(state, "model", 200), required: false }}
        label={t("settings.service.model")}
        hint={t("settings.service.model.hint")}
        isDense
      />
      <TextField
        field={{ ...fieldOf(state, "key", 500), required: false }}
        label={t("settings.service.key")}
        hint={t(endpoint?.hasKey && preset === null ? "settings.service.key.kept" : "settings.service.key.hint")}
        type="password"
        autoComplete="off"
        isDense
      />
      {endpoint?.hasKey && preset === null && !isFromEnvironment ? (
        <CheckField field={{ ...fieldOf(state, "forgetKey"), required: false }} className="-mt-3">
          {t("settings.service.key.forget")}
        </CheckField>
      ) : null}
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
