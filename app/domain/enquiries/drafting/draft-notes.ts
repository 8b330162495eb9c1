import { formatDay } from "~/i18n/format";

import { enquiryNumber } from "../inbox/received-enquiry";

type Said = {
  id: number;
  receivedAt: string;
  /** What the form asked beyond the columns of a home. */
  plans: readonly { name: string; value: string }[];
  message: string;
  /** The neighbourhood that was put down because none could be read from the address. */
  guessedPlace: string | null;
};

/**
 * The private notes that a home is drafted with. They name the message and not its sender: name, e-mail and phone stay in
 * one place, where they can be erased.
 */
export function draftNotes({ id, receivedAt, plans, message, guessedPlace }: Said): string {
  return [
    `Drafted from enquiry no. ${enquiryNumber(id)} of ${formatDay("en", receivedAt)}.`,
    ...(guessedPlace === null
      ? []
      : [`The address names no neighbourhood of ours; ${guessedPlace} was put down: please check.`]),
    ...plans.map(({ name, value }) => `${name}: ${value}`),
    ...(message === "" ? [] : [`${ownersWords}\n${message}`]),
  ].join("\n");
}

const ownersWords = "In the owner's words:";

/** The notes without the words that the sender of an erased message wrote; as they were where those were edited since. */
export function withoutOwnersWords(notes: string, message: string): string {
  if (message === "") return notes;
  // A form sends two characters for a line break.
  const plain = notes.replaceAll("\r\n", "\n");
  const without = plain.replace(`${ownersWords}\n${message}`, () => "").trimEnd();
  return plain.includes(`${ownersWords}\n${message}`) ? without : notes;
}
