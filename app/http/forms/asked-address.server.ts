import { askedAddressName } from "~/domain/enquiries/receiving/guard-fields";
import { probablyMeant } from "~/domain/fields/mail-address";

/** What is asked at the field of an address that looks mistyped; undefined where nothing is, or where it was asked about already. */
export function doubtOf(form: FormData, email: string): string | undefined {
  const meant = probablyMeant(email);
  // Neither sign can stand in what a sentence mentions.
  if (meant === undefined || /[|=]/.test(email) || form.get(askedAddressName) === email) return undefined;
  return `field.email.meant|meant=${meant}|typed=${email}`;
}
