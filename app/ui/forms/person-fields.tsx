import { useText } from "~/i18n/text";
import { type FieldState, TextField } from "~/ui/fields/field";

import { EmailField } from "./email-field";

type Fields = { firstName: FieldState; lastName: FieldState; email: FieldState; phone: FieldState };

/** Who writes: the four fields that every form begins with. */
export function PersonFields({ fields }: { fields: Fields }) {
  const { t } = useText();
  return (
    <>
      <TextField field={fields.firstName} label={t("field.firstName")} autoComplete="given-name" />
      <TextField field={fields.lastName} label={t("field.lastName")} autoComplete="family-name" />
      <EmailField field={fields.email} />
      <TextField field={fields.phone} label={t("field.phone")} type="tel" autoComplete="tel" />
    </>
  );
}
