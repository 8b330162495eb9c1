import { writingSaid } from "~/i18n/en/admin/article-writing";

/** What the editor says by itself; the words of its buttons are drawn by the server. */
export function say(key: keyof typeof writingSaid, values: Readonly<Record<string, string | number>> = {}): string {
  return writingSaid[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** Writes only what changed: what is read out is read out once. */
export function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
