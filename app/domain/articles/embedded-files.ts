const beginning = /data:([a-z]+\/[a-z0-9.+-]+)(?:;[a-z0-9=-]+){0,4};base64,/gi;
const end = /[^A-Za-z0-9+/=%\s]|$/g;
/** Shorter ones are the dots and lines of a style sheet. In letters. */
const fewest = 200;

/**
 * A text without the files that are written out in it, such as a pasted photograph: of each only its kind is left, so that saving
 * still says that a picture was taken out. They may not stand on a page, and are not counted among the letters of an article.
 */
export function withoutEmbeddedFiles(html: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { index, 0: found, 1: kind = "" } of html.matchAll(beginning)) {
    // Not by one pattern: of eight megabytes it would remember each letter, until there is no room.
    end.lastIndex = index + found.length;
    const stop = end.exec(html)?.index ?? html.length;
    if (stop - index - found.length < fewest) continue;
    parts.push(html.slice(done, index), `data:${kind},`);
    done = stop;
  }
  return parts.length === 0 ? html : parts.join("") + html.slice(done);
}
