type Provider = {
  domains: readonly string[];
  /** What may stand in the name without leading anywhere else. */
  ignores?: RegExp;
};

// As each provider documents it. A tag behind "+" is known nearly everywhere, so that it is taken off whatever the domain.
const providers: readonly Provider[] = [
  { domains: ["gmail.com", "googlemail.com"], ignores: /\./g },
  { domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"], ignores: /[._-]/g },
  { domains: ["icloud.com", "me.com", "mac.com"] },
  { domains: ["yandex.ru", "yandex.com", "yandex.by", "yandex.kz", "ya.ru"], ignores: /[.-]/g },
];

// Whatever stands before their domain leads to one mailbox: anything@ana.fastmail.com.
const withSubdomains = ["fastmail.com", "fastmail.fm"];

/**
 * The mailbox that an address leads to: the same for all spellings of one, whatever its capitals, its tag, or dots where its
 * provider ignores them. For counting alone: mail goes to the address as it was typed.
 */
export function mailboxBehind(address: string): string {
  const plain = address.trim().normalize("NFKC").toLowerCase();
  const at = plain.lastIndexOf("@");
  if (at === -1) return plain;
  const domain = plain.slice(at + 1).replace(/\.$/, "");
  const named = plain.slice(0, at).replaceAll('"', "");
  const own = withSubdomains.find((each) => domain.endsWith(`.${each}`));
  if (own) return `${domain.slice(0, -own.length - 1)}@${own}`;
  const withoutTag = named.replace(/(?<=.)\+.*$/, "");
  const provider = providers.find(({ domains }) => domains.includes(domain));
  const name = provider?.ignores ? withoutTag.replace(provider.ignores, "") : withoutTag;
  return `${name}@${provider?.domains[0] ?? domain}`;
}
