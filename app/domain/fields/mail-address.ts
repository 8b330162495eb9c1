// One rule for what a form takes and what the mailer sends to.

/** The longest address that there may be (RFC 5321). */
export const longestAddress = 254;

/** Text far longer than an address is left as it is: it is refused for its length. */
const longestPasted = 1000;

/**
 * An address without what comes with it when it is pasted: a name before it, signs that nobody sees or that turn the line around, `mailto:`,
 * brackets and quotation marks around it, dots and commas behind it. Letters stay as they were typed.
 */
export function cleanAddress(pasted: string): string {
  if (pasted.length > longestPasted) return pasted.trim();
  // "Bruna Puig <bruna@example.com>", as mail programs copy it.
  let address = pasted
    .replace(/\p{Cf}/gu, "")
    .replace(/^[^<>@]*<([^<>]+)>\s*$/, "$1")
    .trim();
  for (let before = ""; before !== address;) {
    before = address;
    address = address
      .replace(/^mailto:([^?]*).*$/i, "$1")
      .replace(/^[<"'“”„‘’«»‹›`\s]+/, "")
      .replace(/[>"'“”„‘’«»‹›`\s.,;]+$/, "");
  }
  return address;
}

/** Whether an address names exactly one mailbox, and a mail program reads the same in it. */
export function isMailAddress(address: string): boolean {
  if (address.length > longestAddress) return false;
  const [, name, domain] = /^([^\p{Cc}\p{Cf}\p{Z}@<>()[\]\\,;:"]{1,64})@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (name === undefined || domain === undefined) return false;
  if (/^\.|\.$|\.\./.test(name) || !isWritable(name)) return false;
  const labels = asciiDomain(domain)?.split(".") ?? [];
  return (
    labels.length > 1 &&
    /[a-z]/.test(labels.at(-1) ?? "") &&
    labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(label))
  );
}

/** The address as a mail server is told it: its domain in ASCII. Undefined where it is none. */
export function addressOnTheWire(address: string): string | undefined {
  if (!isMailAddress(address)) return undefined;
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  return /^[\x20-\x7e]+$/.test(domain) ? address : `${address.slice(0, at)}@${asciiDomain(domain)}`;
}

// Half a sign of two is no letter, and no mail carries it.
function isWritable(text: string): boolean {
  return !/[\ud800-\udfff]/u.test(text);
}

/** A domain as the net's name servers know it; undefined where it is a number or no name at all. */
function asciiDomain(domain: string): string | undefined {
  if (/^[\d.]+$/.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}/`).hostname;
  } catch {
    return undefined;
  }
}

/** Providers that half of all people write from, with the endings that a slip of the finger is put right to. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ["com"],
  googlemail: ["com"],
  icloud: ["com"],
  outlook: ["com"],
  hotmail: ["com"],
  yahoo: ["com"],
  yandex: ["ru", "com"],
};
/** Providers under this ending alone: theirs under any other is a slip too. */
const onlyOne: readonly string[] = ["gmail", "googlemail", "icloud"];
/** Names of others that stand one slip away. */
const others: readonly string[] = ["mail", "email", "ymail", "cloud"];

/** The address that was probably meant; undefined where nothing is odd about it. */
export function probablyMeant(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const typed = address.slice(at + 1).toLowerCase();
  const [name = "", ...rest] = typed.split(".");
  const ending = rest.join(".");
  const [provider = "", endings = []] =
    Object.entries(providers).find(([known]) => known === name || (isOneSlip(known, name) && !others.includes(name))) ??
    [];
  const right = endings.includes(ending) ? ending : endings.find((each) => isOneSlip(each, ending));
  const own = onlyOne.includes(provider) ? endings[0] : ending;
  // There is no ".con": it is ".com" on every keyboard.
  const meant = provider === "" ? typed.replace(/\.con$/, ".com") : `${provider}.${right ?? own}`;
  return meant === typed ? undefined : `${address.slice(0, at)}@${meant}`;
}

/** Whether one letter too many, too few or wrong, or two that changed places, make the one word of the other. */
function isOneSlip(word: string, typed: string): boolean {
  const shorter = Math.min(word.length, typed.length);
  let before = 0;
  while (before < shorter && word[before] === typed[before]) before += 1;
  let after = 0;
  while (after < shorter - before && word.at(-1 - after) === typed.at(-1 - after)) after += 1;
  const left = word.slice(before, word.length - after);
  const other = typed.slice(before, typed.length - after);
  const areExchanged = left.length === 2 && left[0] === other[1] && left[1] === other[0] && other.length === 2;
  return areExchanged || (left.length <= 1 && other.length <= 1 && left !== other);
}
