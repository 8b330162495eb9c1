import type { Entered, Field } from "~/domain/listings/form";
import { energyClasses } from "~/domain/properties/property";
import { useAdminText } from "~/i18n/admin";
import { useText } from "~/i18n/text";
import { type FieldState, TextField } from "~/ui/fields/field";

/** What a field of the form of a listing is drawn with, by its name, which is its id too. */
export type Fields<Name extends string> = (name: Name, className?: string) => DenseField;
export type FieldsOf<Values extends Entered> = Fields<Field<Values>>;

type DenseField = { field: FieldState; label: string; isDense: true; className: string };

// Widths in the grid of a part.
export const third = "sm:col-span-2";
export const half = "sm:col-span-3";
export const full = "sm:col-span-6";
export const whole = { inputMode: "numeric", className: third } as const;

/** Film and tour, at the services that show them. */
export function LinkFields({ of }: { of: Fields<"videoLink" | "tourLink"> }) {
  const { t } = useAdminText();
  return (["videoLink", "tourLink"] as const).map((name) => (
    <TextField key={name} {...of(name, half)} hint={t("propertyForm.link.hint")} type="url" autoComplete="off" />
  ));
}

/** What an energy certificate may say of consumption and of emissions. */
export function useEnergyChoices() {
  const { t } = useAdminText();
  const { t: site } = useText();
  const letters = [{ value: "", label: t("propertyForm.notSet") }].concat(
    energyClasses.map((value) => ({ value, label: value })),
  );
  const states = (["in_progress", "exempt"] as const).map((value) => ({
    value,
    label: site(`detail.energyRating.${value}`),
  }));
  return { consumption: [...letters, ...states], emissions: letters };
}
