import { isMailAddress } from "~/domain/fields/mail-address";

import { carriesLink } from "./links";

// What visitors write stands in mails to the agent, and what they claim to be their address receives ours. So their words
// stay words: never a header, never a line of ours, never a link that we would carry to somebody else.

/** Text on one line without control characters, cut to a length. */
export function oneLine(text: string, longest: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const letters = [...line];
  return letters.length <= longest
    ? line
    : `${letters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`;
}

/** Somebody else's words, marked as such at each line. */
export function quoted(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .split(/[\n\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

/** Without signs that no mail and no calendar shows, or that turn lines around. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, "").replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
}

/** The one mailbox that an address names; undefined where it could be read as several, or as something else. */
export function mailbox(address: string): string | undefined {
  return isMailAddress(address) ? address : undefined;
}

/** A name by which somebody can be greeted; undefined where it looks like anything but a name. */
export function greetableName(name: string): string | undefined {
  const line = oneLine(name, 100);
  return /^\p{L}[\p{L}\p{M}'’. -]{0,39}$/u.test(line) && !carriesLink(line) ? line : undefined;
}

/**
 * A name that the staff typed, or have read before they send: couples and firms too, `Anna & Peter Smith`. Undefined where it is blank
 * or holds what no name does, a link above all.
 */
export function nameByStaff(name: string): string | undefined {
  const line = oneLine(name, 100);
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’´`"“”«».,·&+/()ªº -]*$/u.test(line) && !carriesLink(line) ? line : undefined;
}

/** The parts of a mail that there are, with a blank line between them. */
export function paragraphs(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== "").join("\n\n");
}
