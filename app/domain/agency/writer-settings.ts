/** Who writes the articles of a batch: the writer that is part of the site, or a service. */
export const writerKinds = ["built-in", "endpoint"] as const;
export type WriterKind = (typeof writerKinds)[number];

/**
 * Who writes, at which service, and what it may cost. `url` and `model` are empty where ARTICLE_API_URL and its companions name
 * the service. `budget` is EUR for a calendar month; prices are EUR per million tokens,
 * null while nobody has entered them.
 */
export type WriterSettings = {
  writer: WriterKind;
  url: string;
  model: string;
  budget: number;
  inputPrice: number | null;
  outputPrice: number | null;
};

/** Until somebody decides otherwise nothing is paid for. */
export const firstWriterSettings: WriterSettings = {
  writer: "built-in",
  url: "",
  model: "",
  budget: 0,
  inputPrice: null,
  outputPrice: null,
};

/** What stands in the fields of the form. */
export function writerFields({
  writer,
  url,
  model,
  budget,
  inputPrice,
  outputPrice,
}: WriterSettings): Record<string, string> {
  return {
    writer,
    url,
    model,
    key: "",
    budget: budget.toFixed(2),
    inputPrice: inputPrice === null ? "" : String(inputPrice),
    outputPrice: outputPrice === null ? "" : String(outputPrice),
  };
}

/** Services that run on a computer of one's own, as they answer out of the box. They cost nothing. */
export const localServices = {
  ollama: { name: "Ollama", url: "http://localhost:11434/v1" },
  "lm-studio": { name: "LM Studio", url: "http://localhost:1234/v1" },
  "llama-cpp": { name: "llama.cpp", url: "http://localhost:8080/v1" },
} as const;
export type LocalService = keyof typeof localServices;

export function isLocalService(name: unknown): name is LocalService {
  return typeof name === "string" && Object.hasOwn(localServices, name);
}

/** What stands in the fields once one of them is chosen; the model is the one that was loaded there. */
export function presetFields(service: LocalService): Record<string, string> {
  return { writer: "endpoint", url: localServices[service].url, key: "", inputPrice: "0", outputPrice: "0" };
}
