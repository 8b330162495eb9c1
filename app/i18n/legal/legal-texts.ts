/** One heading of a legal page. `id` is its anchor and stays the same in every language. */
export type LegalSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
};

/** A legal page in one language. Its texts may hold placeholders, which `fillLegal` replaces. */
export type LegalPage = {
  title: string;
  lead: string;
  /** ISO date of the version in force; the same in every language. */
  updated: string;
  sections: readonly LegalSection[];
};

export type LegalTexts = { privacy: LegalPage; notice: LegalPage; cookies: LegalPage };

/** What the texts leave to the settings: the data that LSSI art. 10.1 wants the owner of a site to give. */
export const legalPlaceholders = [
  "name",
  "legalName",
  "taxId",
  "address",
  "email",
  "phone",
  "registerNumber",
  "supervisingBody",
  "commercialRegister",
] as const;

/** What not everybody has: a line of a list that names it is left out where it is blank. */
const lackable: readonly LegalPlaceholder[] = ["commercialRegister"];

export type LegalPlaceholder = (typeof legalPlaceholders)[number];

/** The agency as the law wants it named; `registerNumber` is the bare number, the texts say "AICAT" themselves. */
export type LegalIdentity = Readonly<Record<LegalPlaceholder, string>>;

/**
 * Puts the agency's identity into a legal page and leaves the page given untouched.
 * Throws on a placeholder nobody knows and on a value that is blank and no line may lack: a legal page with a gap informs nobody.
 */
export function fillLegal(page: LegalPage, identity: LegalIdentity): LegalPage {
  const fill = (text: string) => text.replace(/\{([^{}]*)\}/g, (_match, name: string) => valueFor(name, identity));
  const fillAll = (texts: readonly string[]) => texts.map(fill);
  const isLacking = (text: string) =>
    lackable.some((name) => text.includes(`{${name}}`) && identity[name].trim() === "");

  return {
    title: fill(page.title),
    lead: fill(page.lead),
    updated: page.updated,
    sections: page.sections.map(({ id, title, paragraphs, list, table }) => ({
      id,
      title: fill(title),
      paragraphs: fillAll(paragraphs),
      ...(list && { list: fillAll(list.filter((text) => !isLacking(text))) }),
      ...(table && { table: { head: fillAll(table.head), rows: table.rows.map(fillAll) } }),
    })),
  };
}

function valueFor(name: string, identity: LegalIdentity): string {
  const known = legalPlaceholders.find((placeholder) => placeholder === name);
  if (!known) throw new Error(`Unknown placeholder {${name}} in a legal text`);

  const value = identity[known].trim();
  if (value === "") throw new Error(`The legal texts need a value for {${name}}, and it is blank`);
  return value;
}
