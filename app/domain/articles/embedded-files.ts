// Shorter ones are the dots and lines of a style sheet.
const embedded = /data:([a-z]+\/[a-z0-9.+-]+)(?:;[a-z0-9=-]+){0,4};base64,[A-Za-z0-9+/=%\s]{200,}/gi;

/**
 * A text without the files that are written out in it, such as a pasted photograph: of each only its kind is left, so that saving
 * still says that a picture was taken out. They may not stand on a page, and are not counted among the letters of an article.
 */
export function withoutEmbeddedFiles(html: string): string {
  return html.replace(embedded, "data:$1,");
}
