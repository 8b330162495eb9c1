import { useState } from "react";

import { askedAddressName } from "~/domain/enquiries/receiving/guard-fields";
import { useText } from "~/i18n/text";
import { type FieldState, TextField } from "~/ui/fields/field";

/** The address of whoever writes. One that looks mistyped is asked about once; sent again with the sign that it was, it is taken. */
export function EmailField({ field, hint }: { field: FieldState; hint?: string }) {
  const { t } = useText();
  const doubt = field.errors?.map((error) => /^field\.email\.meant\|.*\|typed=(.*)$/.exec(error)?.[1]).find(Boolean);
  // The question goes when the form is checked anew; that it was asked stays.
  const [asked, setAsked] = useState(doubt);
  if (doubt !== undefined && doubt !== asked) setAsked(doubt);
  return (
    <div>
      <TextField field={field} label={t("field.email")} hint={hint} type="email" autoComplete="email" />
      {asked === undefined ? null : <input type="hidden" name={askedAddressName} value={asked} />}
    </div>
  );
}
