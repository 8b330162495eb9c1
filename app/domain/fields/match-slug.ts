import { folded } from "~/i18n/fold";

const article = /^(?:el|l)-/;

/**
 * The slug that a text means: written with accents, capitals, spaces, without hyphen, with an article, or by its first
 * words ("gràcia", "Sarrià", "ciutatvella", "el-born"). `undefined` where none or more than one would fit.
 */
export function matchSlug(text: string, slugs: readonly string[]): string | undefined {
  const words = folded(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .replace(article, "");
  if (words === "") return undefined;

  const joined = words.replaceAll("-", "");
  const same = slugs.find((slug) => slug.replaceAll("-", "") === joined);
  if (same !== undefined) return same;
  const begun = slugs.filter((slug) => slug.startsWith(`${words}-`));
  return begun.length === 1 ? begun[0] : undefined;
}
