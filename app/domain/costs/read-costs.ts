import { readDecimal, readWholeNumber } from "~/domain/fields/written-numbers";

import {
  type Buyer,
  buyers,
  buyersOfNewHomes,
  type CostField,
  costFields,
  type CostMessages,
  type CostsQuestion,
  type HomeKind,
  homeKinds,
  priceLimits,
  type Range,
  residences,
} from "./costs-question";
import { mortgageCustoms } from "./mortgage-figures";
import { usualInvoice, usualLoan } from "./usual-costs";

/** An address read: what each field says, what is wrong there, and the question if nothing is. */
export type AskedCosts = {
  /** Whether the address asks anything at all. */
  isAsked: boolean;
  values: Partial<Record<CostField, string>>;
  errors: CostMessages;
  question: CostsQuestion | null;
};

const terms = { from: 1, to: mortgageCustoms.longestTerm };
const highestRate = 20;
const highestFee = 10;
const amounts = { from: 0, to: 1_000_000 };
/** As much of a wrong answer as is needed to recognise it. */
const longestText = 60;

/**
 * Reads the question from the query of an address. A field that is not there has its usual value, which the form shows; one
 * that is there is taken as it is or refused with a message: nothing is put right in silence.
 * @param usualRate percent a year
 */
export function readCosts(params: URLSearchParams, usualRate: number): AskedCosts {
  const isAsked = costFields.some((field) => params.has(field));
  const answers = new Answers(params);
  const price = answers.take("price", "", whole(priceLimits), (text) => refusal("price", text, priceLimits));
  const kind = answers.take(
    "kind",
    "resale",
    (text) => oneOf(homeKinds, text),
    () => "costs.choose",
  );
  const buyer = answers.take(
    "buyer",
    "general",
    (text) => buyerOf(text, kind),
    (text) => (oneOf(buyers, text) ? "costs.buyer.resaleOnly" : "costs.choose"),
  );
  const residence = answers.take(
    "residence",
    "resident",
    (text) => oneOf(residences, text),
    () => "costs.choose",
  );

  const usual = usualLoan(residence ?? "resident");
  const share = answers.take("share", String(usual.share), decimal(100), () => "costs.share.range");
  const years = answers.take("years", String(usual.years), whole(terms), () => `costs.years.range|to=${terms.to}`);
  const rate = answers.take(
    "rate",
    usualRate.toFixed(2),
    decimal(highestRate),
    () => `costs.rate.range|to=${highestRate}`,
  );

  const range = (from: CostField, to: CostField, usually: Range): Range | null => {
    const low = answers.take(from, String(usually.from), whole(amounts), () => "costs.amount");
    const high = answers.take(to, String(usually.to), whole(amounts), () => "costs.amount");
    if (low === null || high === null) return null;
    if (low > high) answers.errors[to] = "costs.range.order";
    return low > high ? null : { from: low, to: high };
  };
  const given = {
    price,
    kind,
    buyer,
    residence,
    share,
    years,
    rate,
    notary: range("notaryFrom", "notaryTo", usualInvoice("notary", price)),
    registry: range("registryFrom", "registryTo", usualInvoice("registry", price)),
    paperwork: range("paperworkFrom", "paperworkTo", usualInvoice("paperwork", price)),
    lawyer: answers.take("lawyer", "", orNone(decimal(highestFee)), () => `costs.lawyer.range|to=${highestFee}`),
    other: answers.take("other", "", orNone(whole(amounts)), () => "costs.amount"),
  };
  return {
    isAsked,
    values: answers.values,
    errors: isAsked ? answers.errors : {},
    question: isComplete(given) ? given : null,
  };
}

type Given = { [Name in keyof CostsQuestion]: CostsQuestion[Name] | null };

function isComplete(given: Given): given is CostsQuestion {
  return Object.values(given).every((value) => value !== null);
}

type Read<Value> = (text: string) => Value | null;

/** What the fields say, and what is wrong with them. */
class Answers {
  readonly values: Partial<Record<CostField, string>> = {};
  readonly errors: CostMessages = {};
  private readonly params: URLSearchParams;

  constructor(params: URLSearchParams) {
    this.params = params;
  }

  /** @returns the value of a field, null where there is none or it is wrong */
  take<Value>(field: CostField, usual: string, read: Read<Value>, complaint: (text: string) => string): Value | null {
    const [first, ...more] = this.params.getAll(field);
    const text = first === undefined ? usual : asTyped(first);
    this.values[field] = text;
    const value = more.length > 0 ? null : read(text.trim());
    if (value === null) this.errors[field] = more.length > 0 ? "costs.twice" : complaint(text.trim());
    return value;
  }
}

function refusal(field: "price", text: string, { from, to }: Range): string {
  if (text === "") return `costs.${field}.required`;
  return Number.isFinite(readWholeNumber(text) ?? Number.NaN)
    ? `costs.${field}.range|from=${from}|to=${to}`
    : `costs.${field}.invalid`;
}

function buyerOf(text: string, kind: HomeKind | null): Buyer | null {
  return oneOf(kind === "new" ? buyersOfNewHomes : buyers, text);
}

function oneOf<Name extends string>(names: readonly Name[], text: string): Name | null {
  return names.find((name) => name === text) ?? null;
}

function whole({ from, to }: Range): Read<number> {
  return (text) => within(readWholeNumber(text), from, to);
}

function decimal(to: number): Read<number> {
  return (text) => within(readDecimal(text.replace(/\s*%$/, "")), 0, to);
}

/** An optional amount: left empty it is none. */
function orNone(read: Read<number>): Read<number> {
  return (text) => (text === "" ? 0 : read(text));
}

function within(value: number | null, from: number, to: number): number | null {
  return value !== null && value >= from && value <= to ? value : null;
}

/** Without what no field can show. */
function asTyped(text: string): string {
  return [...text]
    .filter((letter) => letter >= " " && letter !== "\u007f")
    .join("")
    .slice(0, longestText);
}
