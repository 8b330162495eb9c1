import type { FetchedPage } from "./page";

/** Puts the middle part of a page into the dialog; false where it has none. */
export function showPart(body: HTMLElement, page: FetchedPage): boolean {
  const part = page.document.querySelector("[data-dialog-part]");
  if (!part) return false;
  for (const extra of part.querySelectorAll("[data-page-only]")) extra.remove();
  // Forms without an address of their own would be sent to the page underneath.
  for (const form of part.querySelectorAll("form:not([action])")) form.setAttribute("action", page.url);
  giveOwnIds(part);
  body.replaceChildren(document.importNode(part, true));
  return true;
}

/** The page underneath may hold the same ids (the home page has a contact form), and labels would name its fields. */
function giveOwnIds(part: Element) {
  const own = (id: string) => `dialog-${id}`;
  for (const element of part.querySelectorAll("[id]")) element.id = own(element.id);
  for (const name of ["for", "form", "aria-describedby", "aria-labelledby", "aria-controls"]) {
    for (const element of part.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)?.split(/\s+/).filter(Boolean) ?? [];
      element.setAttribute(name, ids.map(own).join(" "));
    }
  }
  for (const link of part.querySelectorAll('a[href^="#"]')) {
    link.setAttribute("href", `#${own(link.getAttribute("href")?.slice(1) ?? "")}`);
  }
}
