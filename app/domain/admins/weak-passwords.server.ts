/** Why a password is not taken, as a key of the catalogue. */
export type Weakness = "signUp.password.common" | "signUp.password.ownWords";

/**
 * Why this password would be among the first that somebody tries: it is on the list of the commonest, one of them with figures or
 * signs before or after it (`password123`), or little more than the e-mail address or our own name. Capitals make no difference. null where it is neither.
 */
export async function weaknessOf(password: string, email: string): Promise<Weakness | null> {
  const folded = password.toLowerCase();
  if (isPadded(folded, await commonPasswords())) return "signUp.password.common";
  return isOwnWords(folded, email) ? "signUp.password.ownWords" : null;
}

let read: Promise<Set<string>> | undefined;

// Read when the first password is chosen: a start of the server, and who only signs in, have no use for 49,000 of them.
function commonPasswords(): Promise<Set<string>> {
  read ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => {
    const all = dictionary["passwords-common"];
    // Short ones too: they are what the padded ones are made of.
    return new Set(all.map((each) => each.toLowerCase()));
  });
  return read;
}

// What is left beside the words that everybody can guess has to be a password nearly of its own.
const leastBeside = 8;

function isPadded(password: string, common: ReadonlySet<string>): boolean {
  if (common.has(password)) return true;
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return common.has(core) && password.length - core.length < leastBeside;
}

function isOwnWords(password: string, email: string): boolean {
  const words = [email.toLowerCase(), ...email.toLowerCase().split(/[^\p{L}\p{N}]+/u), "xamfra", "xamfrà"]
    .filter((word) => word.length >= 4)
    .toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), password);
  return rest !== password && rest.length < leastBeside;
}
