import { LinkifyIt } from "linkify-it";
import tlds from "tlds";

// What mail programs make links of is known to a kept library and the list of all endings; what people write to get around such a
// list is put straight before.
const finder = new LinkifyIt().tlds(tlds).set({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });

/** Text as a reader understands it: whole-width letters and dots as our own, nothing that nobody sees, `[.]` and `(dot)` as dots. */
function withoutDisguise(text: string): string {
  return (
    text
      .normalize("NFKC")
      // Rows of blanks say nothing, and looking behind each of them takes the square of their number.
      .replace(/\s{2,}/g, " ")
      .replace(/\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu, "")
      .replace(/[\u3002\uff61\u2024\ufe52]/g, ".")
      .replace(/\bh(?:xx|\*\*)p(s?)(?=:)/gi, "http$1")
      .replace(/\s*[[({]\s*(?:\.|dot|punto|punt|точка)\s*[\])}]\s*/giu, ".")
      // "evil dot com", and "evil . com": parted, so that a list does not see it.
      .replace(/(?<=[\p{L}\d])\s+(?:dot|punto|punt|точка)\s+(?=[\p{L}\d])/giu, ".")
      .replace(/(?<=[\p{L}\d])\s+\.\s*(?=[\p{L}\d])/gu, ".")
  );
}

/** The links in a text, however they are disguised, as they are understood: `xamfra-pay.ai`, `evil.com`, `192.0.2.1`, an e-mail address. */
export function linksIn(text: string): string[] {
  const plain = withoutDisguise(text);
  const found = (finder.match(plain) ?? []).map(({ raw }) => raw);
  // Any scheme leads somewhere, an IP address without one too.
  const others = plain.match(
    /\b[a-z][a-z\d+.-]*:\/\/[^\s<>"']+|\bwww\.\S+|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/gi,
  );
  return [...new Set([...found, ...(others ?? [])].map((link) => link.replace(/[.,;:!?)\]}'"»”]+$/u, "")))];
}

/** Whether a mail program could make a link of a part of the text, or a reader would open it as one. */
export function carriesLink(text: string): boolean {
  return linksIn(text).length > 0;
}
