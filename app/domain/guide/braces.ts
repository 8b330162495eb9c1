/** The text with an entry's own figures, `{{usual-share}}`, named as any other entry names them: `{{deposit-contract/usual-share}}`. */
export function withOwnNames(text: string, key: string, figures: Readonly<Record<string, unknown>> = {}): string {
  return text.replace(/\{\{[^{}\n]+\}\}/g, (braces) =>
    braces.replace(/[\w./-]+/g, (word) => (Object.hasOwn(figures, word) ? `${key}/${word}` : word)),
  );
}

/** Two braces in a file, one in an article. */
export function inner(text: string): string {
  return text.replaceAll("{{", "{").replaceAll("}}", "}");
}
