import { ChevronDown } from "lucide-react";

import type { MortgageDefaults } from "~/domain/agency/mortgage";
import { buyers, type CostField, homeKinds, residences } from "~/domain/costs/costs-question";
import type { AskedCosts } from "~/domain/costs/read-costs";
import { formatDay } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { RadioCards } from "~/ui/fields/choice-field";
import { type FieldState, SelectField, TextField } from "~/ui/fields/field";

import { SubmitButton } from "../button";
import { Icon } from "../icon";

/** Id of the element with the form and all that it works out: where script runs it alone is drawn anew. */
export const calculation = "calculation";

type Props = { asked: AskedCosts; advice: AskedCosts["errors"]; usual: MortgageDefaults };

/** What the calculation is asked, as a GET form: a calculation is an address. */
export function CostsForm({ asked, advice, usual }: Props) {
  const { t, to, language, say } = useText();
  const state = (name: CostField) => costField(name, asked);
  const hint = (name: CostField, usually?: string) => (advice[name] ? say(advice[name]) : usually);
  const rateHint =
    usual.checkedOn === null
      ? t("costs.rate.hint")
      : t("costs.rate.hintDated", { date: formatDay(language, usual.checkedOn) });
  return (
    <form
      method="get"
      action={to("/costs#outcome")}
      noValidate
      aria-label={t("costs.form")}
      data-swap={calculation}
      data-swap-to="outcome"
      className="grid gap-5 border border-plaster-200 bg-plaster-0 p-5 sm:p-6"
    >
      <h2 className="text-title-2">{t("costs.form")}</h2>
      <TextField field={state("price")} label={t("costs.price")} inputMode="numeric" suffix="€" autoComplete="off" />
      <RadioCards
        field={state("kind")}
        legend={t("costs.kind")}
        choices={homeKinds.map((value) => ({ value, label: t(`costs.kind.${value}`) }))}
        columns="sm:max-lg:grid-cols-2"
      />
      <SelectField
        field={state("buyer")}
        label={t("costs.buyer")}
        hint={t("costs.buyer.hint")}
        choices={buyers.map((value) => ({ value, label: t(`costs.buyer.${value}`) }))}
      />
      <RadioCards
        field={state("residence")}
        legend={t("costs.residence")}
        choices={residences.map((value) => ({ value, label: t(`costs.residence.${value}`) }))}
        columns="sm:max-lg:grid-cols-2"
      />
      <TextField
        field={state("share")}
        label={t("costs.share")}
        hint={hint("share", t("costs.share.hint"))}
        inputMode="decimal"
        suffix="%"
        autoComplete="off"
      />
      <TextField
        field={state("years")}
        label={t("costs.years")}
        hint={hint("years")}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        field={state("rate")}
        label={t("costs.rate")}
        hint={rateHint}
        inputMode="decimal"
        suffix="%"
        autoComplete="off"
      />
      <OtherCosts asked={asked} advice={advice} />
      <SubmitButton size="lg" className="w-full" busyLabel={t("costs.busy")}>
        {t("costs.submit")}
      </SubmitButton>
    </form>
  );
}

const ranges = [
  ["notaryFrom", "notaryTo"],
  ["registryFrom", "registryTo"],
  ["paperworkFrom", "paperworkTo"],
] as const satisfies readonly (readonly [CostField, CostField])[];

const further = [...ranges.flat(), "lawyer", "other"] as const;

/** What most people leave as it is, folded away unless something is to be said there. */
function OtherCosts({ asked, advice }: Omit<Props, "usual">) {
  const { t, say } = useText();
  return (
    <details
      open={further.some((name) => asked.errors[name] ?? advice[name])}
      className="group border-y border-plaster-200"
    >
      <summary className="flex min-h-12 items-center gap-2 py-2 font-medium text-mar-700">
        {t("costs.more")}
        <Icon as={ChevronDown} className="ms-auto size-4 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-5">
        <p className="text-sm text-stone-600">{t("costs.more.hint")}</p>
        {ranges.map(([from, upTo]) => (
          <div key={from} className="grid grid-cols-2 gap-3">
            {[from, upTo].map((name) => (
              <TextField
                key={name}
                field={costField(name, asked)}
                label={t(`costs.${name}`)}
                hint={advice[name] ? say(advice[name]) : undefined}
                inputMode="numeric"
                suffix="€"
                autoComplete="off"
                isDense
              />
            ))}
          </div>
        ))}
        <TextField
          field={costField("lawyer", asked)}
          label={t("costs.lawyer")}
          hint={t("costs.lawyer.hint")}
          inputMode="decimal"
          suffix="%"
          autoComplete="off"
          isDense
        />
        <TextField
          field={costField("other", asked)}
          label={t("costs.other")}
          hint={t("costs.other.hint")}
          inputMode="numeric"
          suffix="€"
          autoComplete="off"
          isDense
        />
      </div>
    </details>
  );
}

const needed: readonly CostField[] = ["price", "share", "years", "rate"];

/** A field of the form as the field components want it. */
export function costField(name: CostField, { values, errors }: AskedCosts): FieldState {
  const message = errors[name];
  return {
    id: `costs-${name}`,
    name,
    initialValue: values[name],
    errors: message === undefined ? undefined : [message],
    required: needed.includes(name),
  };
}
