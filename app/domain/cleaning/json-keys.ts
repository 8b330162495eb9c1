import type { Json } from "./tolerant-json";

/** What the value of a key is to an article. */
export type Role =
  | "title"
  | "description"
  | "content"
  | "introduction"
  | "conclusion"
  | "heading"
  | "list"
  | "sections"
  | "envelope"
  /** Said about the article, for machines and indexes: no part of it. */
  | "about"
  | "other";

const keys: Readonly<Record<Exclude<Role, "other">, string>> = {
  title: "title headline h1 seotitle metatitle titulo titol заголовок",
  description: "metadescription seodescription description excerpt summary",
  content:
    "content html htmlcontent contenthtml body bodyhtml htmlbody articlehtml articlecontent articlebody article post text paragraphs " +
    "paragraph contenido contingut содержание",
  introduction: "introduction intro lead lede standfirst introduccion introduccio введение",
  conclusion: "conclusion outro closing conclusiones заключение",
  heading: "heading subheading subtitle h2 h3 q question pregunta вопрос name",
  list: "list items points bullets bulletpoints steps tips takeaways keytakeaways",
  sections: "sections subsections blocks faq faqs questions secciones seccions разделы",
  // As services answer: `{"choices":[{"message":{"content": …}}]}`.
  envelope: "data result response output answer choices message",
  about:
    "slug url canonical tags tag keyword keywords focuskeyword category categories author date datepublished datemodified created " +
    "updated language lang locale status id index role model type format wordcount readingtime image images imagealt alt schema " +
    "schemaorg jsonld faqschema meta metadata seo usage finishreason object level order internallinks externallinks",
};

const roles = new Map<string, Role>(
  (Object.entries(keys) as [Role, string][]).flatMap(([role, list]) =>
    list.split(" ").map((key) => [key, role] as const),
  ),
);
/** Of several values that could each be the content the first of this list is. */
const contentOrder = keys.content.split(" ");
const envelopeOrder = keys.envelope.split(" ");

export type Member = { key: string; role: Role; value: Json };

/** The members of an object in their order, each with what it is. */
export function membersOf(object: ReadonlyMap<string, Json>): Member[] {
  return [...object].map(([written, value]) => {
    const key = written.toLowerCase().replace(/[\s_-]/g, "");
    return { key, role: roles.get(key) ?? "other", value };
  });
}

/** The members that may be the content, the likeliest first. */
export function contentsIn(members: readonly Member[]): Member[] {
  return inOrder(members, "content", contentOrder);
}

export function envelopesIn(members: readonly Member[]): Member[] {
  return inOrder(members, "envelope", envelopeOrder);
}

function inOrder(members: readonly Member[], role: Role, order: readonly string[]): Member[] {
  return members
    .filter((member) => member.role === role)
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
}
