/** What a form sends in a field of text; nothing where there is no such field, or a file stands in it. */
export function sentText(form: { get: (name: string) => unknown }, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
