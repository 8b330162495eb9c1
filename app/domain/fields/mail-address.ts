// One rule for what a form takes and what the mailer sends to.

/** The longest address that there may be (RFC 5321). */
export const longestAddress = 254;

/** Text far longer than an address is left as it is: it is refused for its length. */
const longestPasted = 1000;

/**
 * An address without what comes with it when it is pasted: signs that nobody sees or that turn the line around, `mailto:`,
 * brackets and quotation marks around it, dots and commas behind it. Letters stay as they were typed.
 */
export function cleanAddress(pasted: string): string {
  if (pasted.length > longestPasted) return pasted.trim();
  let address = pasted.replace(/\p{Cf}/gu, "").trim();
  for (let before = ""; before !== address;) {
    before = address;
    address = address
      .replace(/^mailto:/i, "")
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

const mistyped: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "gmail.com": ["gmial.com", "gmai.com", "gmal.com", "gamil.com", "gmali.com", "gnail.com", "gmaill.com", "gmail.co"],
    "hotmail.com": [
      "hotmial.com",
      "hotmai.com",
      "hotmal.com",
      "homail.com",
      "hotamil.com",
      "hotmaill.com",
      "hotmail.co",
    ],
    "yahoo.com": ["yaho.com", "yahooo.com", "yhoo.com", "yahou.com"],
    "outlook.com": ["outlok.com", "outllook.com", "outloook.com"],
    "icloud.com": ["iclod.com", "icoud.com", "iclould.com"],
  }).flatMap(([right, wrong]) => wrong.map((each) => [each, right] as const)),
);

/** The address that was probably meant; undefined where nothing is odd about it. */
export function probablyMeant(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const typed = address.slice(at + 1).toLowerCase();
  // There is no ".con": it is ".com" on every keyboard.
  const domain = typed.replace(/\.con$/, ".com");
  const meant = mistyped.get(domain) ?? domain;
  return meant === typed ? undefined : `${address.slice(0, at)}@${meant}`;
}
