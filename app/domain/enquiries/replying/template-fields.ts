// The fields of a template stand in braces in its text, and are filled in when a reply begins with it.

/** What a template may leave to be filled in. */
export const templateFields = ["name", "home", "link", "times", "booking", "agent", "agency", "phone"] as const;
export type TemplateField = (typeof templateFields)[number];

/** What a message knows of them; what is missing stays in the text, for the agent to fill in. */
export type TemplateValues = Readonly<Partial<Record<TemplateField, string>>>;

const inBraces = /\{([^{}\n]*)\}/g;

/** The text of a template with everything that is known. */
export function filledIn(text: string, values: TemplateValues): string {
  return text.replace(inBraces, (whole, said: string) => {
    const field = templateFields.find((each) => each === said);
    return (field && values[field]) ?? whole;
  });
}

/** The fields that are still to be filled in, each once. */
export function unfilledFields(text: string): TemplateField[] {
  const written = new Set(namesIn(text));
  return templateFields.filter((field) => written.has(field));
}

export type UnknownField = { written: string; nearest: TemplateField };

/** What stands in braces and is no field, each once with the field that it was probably meant to be. */
export function unknownFields(text: string): UnknownField[] {
  const unknown = [...new Set(namesIn(text))].filter((name) => !templateFields.some((field) => field === name));
  return unknown.map((written) => ({ written, nearest: nearestTo(written.trim().toLowerCase()) }));
}

function namesIn(text: string): string[] {
  return [...text.matchAll(inBraces)].map(([, name = ""]) => name);
}

function nearestTo(written: string): TemplateField {
  const [nearest] = templateFields.toSorted(
    (one, other) => changesBetween(written, one) - changesBetween(written, other),
  );
  return nearest ?? "name";
}

/** How many letters have to be put in, taken out or changed to make one word of another (Levenshtein). */
function changesBetween(from: string, to: string): number {
  let row = [...to, ""].map((_, place) => place);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...to].entries()) {
      const changed = (row[place] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
