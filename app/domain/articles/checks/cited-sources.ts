import { plainText } from "~/domain/cleaning/plain-text";
import type { DatedFigure } from "~/domain/costs/dated-figure";
import { energyCertificate } from "~/domain/costs/further-figures";
import { mortgageCustoms, mortgageLaw } from "~/domain/costs/mortgage-figures";
import { notaryTariff, registryTariff } from "~/domain/costs/tariff-figures";
import { largeHolderTax, newBuildStampDuty, newBuildVat, transferTax, withholding } from "~/domain/costs/tax-figures";
import { readAbout } from "~/domain/guide/asked";
import { guide } from "~/domain/guide/guide.server";
import { folded } from "~/i18n/fold";
import type { Language } from "~/i18n/languages";

/** What an article is told from, and the day (ISO) by which a person has to read it again. */
export type CitedSource = { what: string; reviewBy: string };

/** `about`: what of the guide it answers, as its row holds it. */
type Texts = { content: string; language: Language; about: string | null };

/**
 * The dated sources of an article: the figures that one of its sentences gives, and the entry of the guide that it answers. The
 * first to be read again comes first.
 */
export function citedSources({ content, language, about }: Texts): CitedSource[] {
  const sentences = folded(plainText(content))
    .split(/\n|(?<=[.!?])\s/)
    .filter((sentence) => /\d/.test(sentence));
  const figures = cited
    .filter(({ words }) => sentences.some((sentence) => words.test(sentence)))
    .map(({ figure: { source, reviewBy } }) => ({ what: source, reviewBy }));
  const answered = readAbout(about, guide());
  const entry = answered && guide()[answered.entry];
  const told = entry ? [{ what: entry.in[language].title, reviewBy: entry.reviewBy }] : [];
  return [...told, ...figures].toSorted((one, other) => one.reviewBy.localeCompare(other.reviewBy));
}

/** Beginnings of words, folded, by which a sentence names what a figure is about; in the four languages of the site. */
const cited: readonly { figure: DatedFigure; words: RegExp }[] = [
  [
    transferTax,
    "itp(?!\\p{L})|итп(?!\\p{L})|transfer tax|transmisiones patrimon|transmissions patrimon|налог на переход",
  ],
  [largeHolderTax, "large holder|gran tenedor|grandes tenedores|gran tenidor|крупн\\p{L}+ владел"],
  [newBuildVat, "vat(?!\\p{L})|iva(?!\\p{L})|ндс"],
  [newBuildStampDuty, "stamp dut|ajd(?!\\p{L})|actos juridicos|actes juridics|гербов"],
  [withholding, "withh|retencion|retencio|удержан|удержив"],
  [mortgageLaw, "5/2019|fein(?!\\p{L})"],
  [mortgageCustoms, "mortgage|hipotec|ипотек|ипотеч"],
  [notaryTariff, "notar|нотари"],
  [registryTariff, "land registry|registro de la propiedad|registre de la propietat|реестр\\p{L}* (?:собствен|недвиж)"],
  [energyCertificate, "energy certif|certificado energ|certificat energ|энергетич"],
].map(([figure, words]) => ({ figure: figure as DatedFigure, words: beginning(String(words)) }));

function beginning(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})`, "u");
}
