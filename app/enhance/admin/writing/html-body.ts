/**
 * The body of a piece of HTML, in a document of its own. Written styles are kept under another name, event handlers go: even there
 * the browser would weigh them against the Content-Security-Policy and complain.
 */
export function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(disarmed(html), "text/html").body;
}

/** Where `bodyOf` keeps the style that an element was written with. */
export const keptStyle = "data-kept-style";

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
// Only where an attribute begins: a value may speak of style too.
const attribute = /("[^"]*"|'[^']*')|([\s/])(style|on\w+)(?=\s*=)/gi;

function disarmed(html: string): string {
  const withoutSheets = html.replace(/<style[\s>][\s\S]*?(?:<\/style\s*>|$)/gi, "");
  return withoutSheets.replace(tag, (whole) =>
    whole.replace(attribute, (part, value: string | undefined, before: string, name: string) => {
      if (value !== undefined) return part;
      return before + (name.toLowerCase() === "style" ? keptStyle : "data-handler");
    }),
  );
}
