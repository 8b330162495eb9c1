/**
 * The body of a piece of HTML, in a document of its own. Written styles are kept under another name: even there the browser would
 * weigh them against the Content-Security-Policy and complain.
 */
export function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(withoutStyles(html), "text/html").body;
}

/** Where `bodyOf` keeps the style that an element was written with. */
export const keptStyle = "data-kept-style";

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

function withoutStyles(html: string): string {
  return html.replace(/<style[\s>][\s\S]*?(?:<\/style\s*>|$)/gi, "").replace(tag, (whole) => {
    // Only where an attribute begins: a value may speak of style too.
    return whole.replace(
      /("[^"]*"|'[^']*')|([\s/])style(?=\s*=)/gi,
      (part, value: string | undefined, before: string) => (value ? part : `${before}${keptStyle}`),
    );
  });
}
