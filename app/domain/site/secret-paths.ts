/** What a path must not say where it is written down: the secret address of a diary or a booking, a token, somebody's e-mail address. */

// Longer than any word of an address, and shorter than half of any token of ours.
const longRun = /[\w-]{16,}/g;
const change = /[a-z][A-Z\d]|[A-Z]\d|\d[A-Za-z]/g;
/** Their names are digests, and no secret. */
const publicFiles = /^\/(?:assets|uploads|fonts)\//;

/**
 * A path as it may be written down. Whoever mistypes a secret address writes it in capitals, behind another language, with two slashes or
 * with percent signs: whatever looks like a secret is left out, wherever it stands.
 * @returns the same where nothing is left out
 */
export function withoutSecrets(path: string): string {
  const read = decoded(path);
  const said = read
    .replace(/([/\\](?:calendar|book)[/\\]+)[^/\\?]+/gi, "$1…")
    .replace(/[^/\\]*@[^/\\]*/g, "…")
    .replace(longRun, (run) => (looksRandom(run) && !publicFiles.test(read) ? "…" : run));
  return said === read ? path : said.replace(/[/\\]+/g, "/");
}

/**
 * Percent signs as far as they hide anything that stands in a secret, also those that were written twice.
 */
function decoded(path: string): string {
  let read = path;
  for (let times = 0; times < 3 && read.includes("%"); times += 1) {
    read = read.replace(/%([2-7][\da-f])/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return read;
}

/**
 * Words change between small letters, capitals and digits seldom, tokens all the time, also when all are written small.
 */
function looksRandom(run: string): boolean {
  return (run.match(change) ?? []).length >= 3;
}
