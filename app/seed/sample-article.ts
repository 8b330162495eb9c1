import type { Language } from "~/i18n/languages";

/** An article in one language. */
export type SampleArticleText = {
  readonly title: string;
  readonly slug: string;
  /** What people search for. */
  readonly keyword: string;
  /** 150 to 160 characters. */
  readonly metaDescription: string;
  /** HTML as the sanitiser leaves it. */
  readonly content: string;
};

export type SampleArticle = {
  /** The same for its four languages. */
  readonly group: string;
  readonly text: Readonly<Record<Language, SampleArticleText>>;
  /** What of the guide it answers. */
  readonly about: string;
  /** References of the sample homes that stand under it. */
  readonly homes: readonly string[];
};

/** Joins the blocks of an article. */
export function blocks(...html: readonly string[]): string {
  return html.join("\n");
}

/** A table of an article: its caption, a row of heads, and rows whose first cell names them. Cells are HTML. */
export function table(caption: string, [head = [], ...rows]: readonly (readonly string[])[]): string {
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const body = rows.map(
    ([first = "", ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
  );
  return [
    `<table><caption>${caption}</caption>`,
    `<thead><tr>${heads}</tr></thead>`,
    `<tbody>${body.join("")}</tbody></table>`,
  ].join("");
}
