/** A text as it arrived, and as it was meant. `clean` absent: there was nothing to clean. */
export type Pair = {
  name: string;
  dirty: string;
  clean?: string;
  found?: { title?: string; metaDescription?: string };
};

/** Joins lines as a file has them. */
export function lines(...parts: readonly string[]): string {
  return parts.join("\n");
}
