// What the head of a page tells machines, read from the bytes as they do.

export type Head = {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  /** Address by language, x-default included. */
  alternates: Readonly<Record<string, string>>;
  picture: string;
  /** The page's JSON-LD, wherever it stands. */
  data: readonly Readonly<Record<string, unknown>>[];
};

export function readHead(html: string): Head {
  const tags = [...html.matchAll(/<(meta|link)\b([^>]*)>/g)].map(([, name = "", text = ""]) => ({
    name,
    attributes: attributesOf(text),
  }));
  const meta = (key: "name" | "property", value: string) =>
    tags.find(({ name, attributes }) => name === "meta" && attributes[key] === value)?.attributes.content ?? "";
  const links = tags.filter(({ name }) => name === "link").map(({ attributes }) => attributes);
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: meta("name", "description"),
    canonical: links.find(({ rel }) => rel === "canonical")?.href ?? "",
    robots: meta("name", "robots"),
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === "alternate" && hreflang !== undefined)
        .map(({ hreflang = "", href = "" }) => [hreflang, href]),
    ),
    picture: meta("property", "og:image"),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = ""]): Record<string, unknown> => JSON.parse(text),
    ),
  };
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), plain(value)]),
  );
}

function plain(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
