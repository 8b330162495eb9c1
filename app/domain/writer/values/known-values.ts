/** What sentences may mention, as text in the article's language. A value that is not there takes its sentence with it. */
export type Values = Readonly<Record<string, string>>;

// `x.price`, `deposit-contract/usual-share`, `loan.payment 300000 3.2 30`
const name = String.raw`[\w./-]+(?: [\w./-]+)*`;
const placeholder = new RegExp(String.raw`\{(${name})\}`, "g");
/** At the head of a sentence: said only where the value is known, or is not. */
export const condition = new RegExp(String.raw`^\{([?!])(${name})\}`);

/** The names of the values that a text mentions. */
export function mentioned(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = ""]) => name);
}

/** A text with its values in their places, each as `written` makes it. */
export function fill(text: string, values: Values, written = (value: string) => value): string {
  return text.replace(placeholder, (_, name: string) => written(values[name] ?? ""));
}

/** Leaves out what is not known. */
export function present(values: Record<string, string | undefined>): Values {
  const known: Record<string, string> = {};
  for (const name in values) {
    const value = values[name];
    if (value !== undefined) known[name] = value;
  }
  return known;
}

/** Both ends, only where they differ: one home makes no range. */
export function rangeValues(
  name: string,
  given: readonly (number | null)[],
  format: (value: number) => string,
): Values {
  const known = given.filter((value) => value !== null);
  const [from, to] = [Math.min(...known), Math.max(...known)];
  return known.length > 1 && from < to ? { [`${name}.from`]: format(from), [`${name}.to`]: format(to) } : {};
}

/** The same values under a name: `price` of the example home `a` is `a.price`. */
export function withPrefix(prefix: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));
}
