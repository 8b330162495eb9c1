import type { Span } from "~/domain/cleaning/spans";
import type { Language } from "~/i18n/languages";

import { type DatedFact, datedFacts, type FactId } from "./dated-claims";
import { type Concept, conceptPattern } from "./fact-words";
import { type Statement, readStatements } from "./statements";

/** A sentence that states what is not so. */
export type FactFinding = {
  claim: ClaimId;
  sentence: string;
  /** What is so, with its source, from when it holds and by when it should be read again. */
  fact: DatedFact;
};

export type ClaimId = keyof typeof claims;

type Sentence = Statement & {
  has: (concept: Concept, text?: string) => boolean;
  /** The sentence without the words of a concept. */
  without: (concept: Concept) => string;
  /** Whether a figure stands nearer to the first concept than to the second. */
  isOf: (figure: RegExp, concept: Concept, other: Concept) => boolean;
};

/** The wrong claims that articles about buying in Barcelona repeat, each with the fact that refutes it. */
const claims = {
  "flat-transfer-tax": {
    fact: "transfer-tax",
    isMade: (s) =>
      s.has("transferTax") &&
      s.isOf(tenPerCent, "transferTax", "otherRate") &&
      !isRight(s) &&
      !s.has("partOfScale") &&
      ![s.text, s.before, s.after].some((text) => higherRate.test(text) || /600000/.test(text)) &&
      !isWithinFirstBand(s.text) &&
      (!s.has("elsewhere") || here.test(s.text)),
  },
  "former-transfer-tax": {
    fact: "transfer-tax",
    isMade: (s) =>
      /1000000/.test(s.text) &&
      /(?<![\d.,])11%/.test(s.text) &&
      (tenPerCent.test(s.text) || s.has("transferTax")) &&
      !/(?<![\d.,])1[23]%|600000|900000/.test(s.text) &&
      !isRight(s),
  },
  "golden-visa": {
    fact: "golden-visa",
    isMade: (s) =>
      s.has("goldenVisa") &&
      s.has("gained") &&
      !s.has("otherCountry") &&
      !isRight(s) &&
      !s.has("ended", s.before) &&
      !s.has("ended", s.after),
  },
  "non-eu-tax": {
    fact: "non-eu-tax",
    isMade: (s) =>
      s.has("nonEu") &&
      s.isOf(/(?<![\d.,])100%/, "tax", "otherShare") &&
      !isRight(s) &&
      !s.has("onlyProposed") &&
      !s.has("onlyProposed", s.before) &&
      !s.has("onlyProposed", s.after),
  },
  "loan-deed": {
    fact: "loan-deed",
    isMade: (s) => s.has("loanDeed") && s.has("buyerPays") && !s.has("lenderPays") && !isRight(s),
  },
  "faq-results": {
    fact: "faq-results",
    isMade: (s) => s.has("faq") && s.has("markup") && s.has("searchResult") && !isRight(s) && !s.has("ended", s.after),
  },
  "reduced-rate-age": {
    fact: "reduced-transfer-tax",
    isMade: (s) => s.has("upTo32") && s.has("reduced") && !isRight(s),
  },
  "completion-past": {
    fact: "development-completion",
    isMade: (s) => s.has("lastQuarter") && s.has("completion") && !s.has("done"),
  },
} as const satisfies Record<string, { fact: FactId; isMade: (sentence: Sentence) => boolean }>;

/**
 * Finds what an article states wrongly about taxes, residence, mortgages and the like. A sentence that denies the claim,
 * says that it ended or speaks of the past is right; so is a question.
 * @param html the article's HTML, or plain text
 */
export function checkFacts(html: string, language: Language): FactFinding[] {
  return readStatements(html).flatMap((statement) => {
    const sentence = inLanguage(statement, language);
    return claimIds
      .filter((claim) => claims[claim].isMade(sentence))
      .map((claim) => ({ claim, sentence: statement.sentence, fact: datedFacts[claims[claim].fact] }));
  });
}

const claimIds: ClaimId[] = [
  "flat-transfer-tax",
  "former-transfer-tax",
  "golden-visa",
  "non-eu-tax",
  "loan-deed",
  "faq-results",
  "reduced-rate-age",
  "completion-past",
];

const tenPerCent = /(?<![\d.,/-])10%/;
const higherRate = /(?<![\d.,])1[123]%/;
const here = /catal|barcelona|каталон|барселон/;

function inLanguage(statement: Statement, language: Language): Sentence {
  return {
    ...statement,
    has: (concept, text = statement.text) => conceptPattern(concept, language).test(text),
    without: (concept) => statement.text.replace(new RegExp(conceptPattern(concept, language), "gu"), " "),
    isOf(figure, concept, other) {
      const { text } = statement;
      return [...text.matchAll(new RegExp(figure, "gu"))].some((found) => {
        const far = (sought: Concept) => distance(text, conceptPattern(sought, language), toSpan(found));
        return far(concept) < far(other);
      });
    },
  };
}

function isRight(sentence: Sentence): boolean {
  // The "no" of "no residentes" denies nothing.
  return sentence.has("ended") || sentence.has("negated", sentence.without("nonEu"));
}

/** A price or a limit inside the first band: there 10 % is the whole tax. */
function isWithinFirstBand(text: string): boolean {
  const amounts = [...text.matchAll(/(?<!\d)\d{5,8}(?!\d)/g)].map(Number);
  return amounts.length > 0 && Math.max(...amounts) <= 600_000;
}

/** Characters between a figure and the nearest words of a kind; further off where a clause ends between them. */
function distance(text: string, pattern: RegExp, figure: Span): number {
  const distances = [...text.matchAll(new RegExp(pattern, "gu"))].map((found) => {
    const words = toSpan(found);
    const between =
      words.start < figure.start ? text.slice(words.end, figure.start) : text.slice(figure.end, words.start);
    return between.length + (clauseEnd.test(between) ? 25 : 0);
  });
  return Math.min(Infinity, ...distances);
}

const clauseEnd = /[,;:] | (?:and|while|y|i|mientras|mentre|и|а) /;

function toSpan(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}
