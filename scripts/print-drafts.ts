/** `npx tsx scripts/print-drafts.ts [KEYWORD]`: drafts of the built-in writer in four languages, as an editor reads them. */
import { db } from "~/db/db.server";
import { countWords } from "~/domain/cleaning/text-statistics";
import { builtInWriter } from "~/domain/writer/built-in-writer.server";
import type { Assignment } from "~/domain/writer/writer";
import { type Language, languages } from "~/i18n/languages";

const fixed: Record<Language, readonly string[]> = {
  en: [
    "buy a flat in gracia",
    "cost of buying a home in barcelona",
    "mortgage for non-residents in spain",
    "sell my flat in eixample",
    "penthouse with terrace barcelona",
  ],
  es: [
    "vivir en el eixample",
    "impuestos al comprar una vivienda en barcelona",
    "obra nueva en barcelona",
    "piso de 2 habitaciones menos de 700.000",
    "documentos para comprar un piso",
  ],
  ca: [
    "pisos en venda a sarrià",
    "despeses de comprar un pis",
    "valoració del meu pis",
    "què cal mirar en una visita",
    "loft al born",
  ],
  ru: [
    "купить квартиру в барселоне",
    "ипотека для нерезидентов в испании",
    "налоги при покупке жилья в барселоне",
    "как купить квартиру в испании пошагово",
    "квартира в педральбесе",
  ],
};

const [asked] = process.argv.slice(2);
const writer = builtInWriter(db, () => new Date());
for (const language of languages) {
  for (const keyword of asked === undefined ? fixed[language] : [asked])
    await print({ keyword, title: keyword, language });
}
await db.destroy();

async function print(assignment: Assignment) {
  const writing = await writer.write(assignment, AbortSignal.timeout(10_000));
  console.log(`\n${"=".repeat(100)}\n[${assignment.language}] ${assignment.keyword}`);
  if (!writing.ok) return console.log(`No draft: ${writing.message}`);
  const { content, metaDescription } = writing.draft;
  console.log(
    `${countWords(content)} words; description of ${metaDescription.length} characters: ${metaDescription}\n`,
  );
  console.log(asText(content));
}

function asText(html: string): string {
  return html
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, "$2 ($1)")
    .replace(/<\/t[hd]><t[hd][^>]*>/g, " | ")
    .replace(/<(?:h2)>/g, "\n## ")
    .replace(/<li>/g, "\n  - ")
    .replace(/<caption>(.*?)<\/caption>/g, "[$1]\n")
    .replace(/<\/(?:tr|thead)>/g, "\n")
    .replace(/<\/p>/g, "\n")
    .replace(/<[a-z/][^<>\s]*(?: scope="col")?>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\n{3,}/g, "\n\n");
}
