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
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<FetchedPage> {
  const filled = new FormData(form, submitter);
  const fields = new URLSearchParams();
  for (const [name, value] of filled) if (typeof value === "string") fields.append(name, value);
  const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href;
  const address = new URL(action, location.href);
  if (form.method === "post") {
    const hasFiles = form.enctype === "multipart/form-data";
    const page = await fetchPage(address.href, { method: "POST", body: hasFiles ? filled : fields });
    // The session has ended: a page of its own keeps what was typed, and no part of this one can show it.
    return page.document.querySelector("[data-keeps-form]") ? sendAsPage(form, submitter) : page;
  }
  address.search = fields.toString();
  return fetchPage(address.href);
}

/** Has the browser send a form by itself, with the button that was pressed. The page is left with that. */
export function sendAsPage(form: HTMLFormElement, submitter: HTMLElement | null): Promise<never> {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const pressed = document.createElement("input");
    pressed.type = "hidden";
    pressed.name = submitter.name;
    pressed.value = submitter.value;
    form.append(pressed);
  }
  const action = submitter?.getAttribute("formaction");
  if (action) form.action = action;
  // A field may be called "submit".
  HTMLFormElement.prototype.submit.call(form);
  return new Promise(() => undefined);
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
