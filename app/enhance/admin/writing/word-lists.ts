import { keptStyle } from "./html-body";

/** Word copies a list as paragraphs that carry their own bullets or numbers. They become a list, nested as they were. */
export function joinWordLists(body: HTMLElement): void {
  const page = body.ownerDocument;
  // The lists that are open, the outermost first.
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll("p")]) {
    const style = paragraph.getAttribute(keptStyle) ?? "";
    const [, written] = /mso-list:[^;]*?\blevel(\d)/i.exec(style) ?? [];
    if (!written) continue;
    const level = Number(written);
    if (paragraph.previousElementSibling !== last) open = [];
    const marker = takeMarker(paragraph);
    const item = page.createElement("li");
    item.append(...paragraph.childNodes);

    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const around = open.at(-1);
    if (around?.level === level) around.list.append(item);
    else {
      const list = page.createElement(/^[\da-z]{1,4}[.)]/i.test(marker) && !/^[o§·]$/.test(marker) ? "ol" : "ul");
      list.append(item);
      const parent = around?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}

/** The bullet or number that stands before the words. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute(keptStyle) ?? ""),
  );
  const written = (marker?.textContent ?? "").trim();
  marker?.remove();
  return written;
}
