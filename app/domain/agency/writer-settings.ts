/** Who writes the articles of a batch: the writer that is part of the site, or the service that ARTICLE_API_URL names. */
export const writerKinds = ["built-in", "endpoint"] as const;
export type WriterKind = (typeof writerKinds)[number];

/**
 * Who writes, and what the service may cost. `budget` is EUR for a calendar month; prices are EUR per million tokens,
 * null while nobody has entered them.
 */
export type WriterSettings = {
  writer: WriterKind;
  budget: number;
  inputPrice: number | null;
  outputPrice: number | null;
};

/** Until somebody decides otherwise nothing is paid for. */
export const firstWriterSettings: WriterSettings = {
  writer: "built-in",
  budget: 0,
  inputPrice: null,
  outputPrice: null,
};

/** What stands in the fields of the form. */
export function writerFields({ writer, budget, inputPrice, outputPrice }: WriterSettings): Record<string, string> {
  return {
    writer,
    budget: budget.toFixed(2),
    inputPrice: inputPrice === null ? "" : String(inputPrice),
    outputPrice: outputPrice === null ? "" : String(outputPrice),
  };
}
