/** A page of ours, fetched to take a part of it. */
export type FetchedPage = { document: Document; url: string; isRedirected: boolean };

/** Fetches a page of this site. Throws where there is no connection; an answer of any status is a page. */
export async function fetchPage(address: string, init: RequestInit = {}): Promise<FetchedPage> {
  const response = await fetch(address, { ...init, headers: { Accept: "text/html" } });
  const html = await response.text();
  return {
    document: new DOMParser().parseFromString(html, "text/html"),
    url: response.url,
    isRedirected: response.redirected,
  };
}

/** Sends a form as the browser would, with the button that was pressed. */
export function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<FetchedPage> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string") fields.append(name, value);
  }
  const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href;
  const address = new URL(action, location.href);
  if (form.method === "post") return fetchPage(address.href, { method: "POST", body: fields });
  address.search = fields.toString();
  return fetchPage(address.href);
}

/** Whether a click means "here and now": no other button, no key held for a new tab, a link of this site. */
export function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    !event.defaultPrevented &&
    (link.target === "" || link.target === "_self") &&
    link.origin === location.origin
  );
}

/** The nearest element around what an event happened to. */
export function around<Kind extends Element>(event: Event, selector: string, kind: new () => Kind): Kind | null {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;
  return found instanceof kind ? found : null;
}
