import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { costOfBuying } from "~/domain/costs/cost-of-buying";
import { buyers, costFields, costsPath, homeKinds, residences } from "~/domain/costs/costs-question";
import { invoicedCosts, resaleTax } from "~/domain/costs/purchase-tax";
import { readCosts } from "~/domain/costs/read-costs";
import { adviceOn } from "~/domain/costs/usual-costs";
import { usualShare, usualTotal } from "~/domain/costs/usual-total";

const read = (query: string) => readCosts(new URLSearchParams(query), 3);
const answered = (query: string) => {
  const { question, errors } = read(query);
  if (!question) throw new Error(JSON.stringify(errors));
  return costOfBuying(question);
};

describe("reading what is asked from an address", () => {
  test("asks nothing where nothing is asked, and complains of nothing", () => {
    expect(read("")).toMatchObject({ isAsked: false, errors: {}, question: null });
    expect(read("utm_source=letter")).toMatchObject({ isAsked: false, errors: {} });
  });

  test("needs no more than a price", () => {
    expect(read("price=850000").question).toEqual({
      price: 850_000,
      kind: "resale",
      buyer: "general",
      residence: "resident",
      share: 80,
      years: 30,
      rate: 3,
      notary: { from: 900, to: 1500 },
      registry: { from: 450, to: 800 },
      paperwork: { from: 300, to: 500 },
      lawyer: 0,
      other: 0,
    });
  });

  test("begins with what banks usually lend to those who live abroad", () => {
    expect(read("price=850000&residence=non-resident").question).toMatchObject({ share: 70, years: 25 });
  });

  test.each(["850000", "850.000", "850,000", "€850,000", "850 000 €", " 850000 "])(
    "understands the price %s",
    (price) => {
      expect(read(String(new URLSearchParams({ price }))).question?.price).toBe(850_000);
    },
  );

  test.each([
    ["price=", "price", "costs.price.required"],
    ["kind=new", "price", "costs.price.required"],
    ["price=abc", "price", "costs.price.invalid"],
    ["price=1e99", "price", "costs.price.invalid"],
    ["price=850000.50", "price", "costs.price.invalid"],
    ["price=NaN", "price", "costs.price.invalid"],
    ["price=Infinity", "price", "costs.price.invalid"],
    ["price=-5", "price", "costs.price.range|from=10000|to=6000000"],
    ["price=0", "price", "costs.price.range|from=10000|to=6000000"],
    ["price=99999999999999999999", "price", "costs.price.range|from=10000|to=6000000"],
    ["price=500000&price=600000", "price", "costs.twice"],
    ["price=500000&price=500000", "price", "costs.twice"],
    ["price=500000&kind=castle", "kind", "costs.choose"],
    ["price=500000&kind=", "kind", "costs.choose"],
    ["price=500000&buyer=__proto__", "buyer", "costs.choose"],
    ["price=500000&kind=new&buyer=family", "buyer", "costs.buyer.resaleOnly"],
    ["price=500000&residence=moon", "residence", "costs.choose"],
    ["price=500000&share=101", "share", "costs.share.range"],
    ["price=500000&share=", "share", "costs.share.range"],
    ["price=500000&years=0", "years", "costs.years.range|to=30"],
    ["price=500000&years=2.5", "years", "costs.years.range|to=30"],
    ["price=500000&years=31", "years", "costs.years.range|to=30"],
    ["price=500000&rate=1000", "rate", "costs.rate.range|to=20"],
    ["price=500000&rate=-1", "rate", "costs.rate.range|to=20"],
    ["price=500000&notaryFrom=x", "notaryFrom", "costs.amount"],
    ["price=500000&notaryFrom=2000", "notaryTo", "costs.range.order"],
    ["price=500000&lawyer=11", "lawyer", "costs.lawyer.range|to=10"],
    ["price=500000&other=lots", "other", "costs.amount"],
  ])("refuses %s at its field, with the value kept", (query, field, message) => {
    const { errors, question, values } = read(query);
    expect(errors).toEqual({ [field]: message });
    expect(question).toBeNull();
    const written = new URLSearchParams(query).get(field);
    if (written !== null) expect(values).toMatchObject({ [field]: written });
  });

  test.each(["3", "3.00", "3,00", "3 %", "3%"])("understands the rate %s", (rate) => {
    expect(read(String(new URLSearchParams({ price: "500000", rate }))).question?.rate).toBe(3);
  });

  test("keeps what nobody can read, and neither breaks nor answers", () => {
    fc.assert(
      fc.property(fc.constantFrom(...costFields), fc.string({ unit: "binary" }), (field, value) => {
        const asked = readCosts(new URLSearchParams({ price: "500000", [field]: value }), 3);
        expect(asked.question === null).toBe(Object.keys(asked.errors).length > 0);
      }),
      { seed: 20261121 },
    );
  });

  test("reads the address that a home links to", () => {
    expect(read(costsPath(850_000).split("?")[1] ?? "").question).toMatchObject({ price: 850_000, kind: "resale" });
    expect(read(costsPath(965_000, "new").split("?")[1] ?? "").question).toMatchObject({ kind: "new" });
  });
});

describe("what a home costs", () => {
  test("resale: the scale, notary, registry and paperwork on top of the price", () => {
    const { lines, costs, total, cash, loan } = answered("price=850000");
    expect(lines.map(({ name, from, to }) => [name, from, to])).toEqual([
      ["transferTax", 87_500, 87_500],
      ["notary", 900, 1500],
      ["registry", 450, 800],
      ["paperwork", 300, 500],
    ]);
    expect(costs).toEqual({ from: 89_150, to: 90_300 });
    expect(total).toEqual({ from: 939_150, to: 940_300 });
    expect(loan?.amount).toBe(680_000);
    expect(cash).toEqual({ from: 259_150, to: 260_300 });
  });

  test("new: VAT and stamp duty, and no stamp duty for the young", () => {
    const taxes = (query: string) =>
      answered(query)
        .lines.filter(({ name }) => ["vat", "stampDuty", "stampDutyRelief"].includes(name))
        .map(({ from }) => from);
    expect(taxes("price=850000&kind=new")).toEqual([85_000, 12_750]);
    expect(taxes("price=850000&kind=new&buyer=young")).toEqual([85_000, 0]);
  });

  test.each([
    ["young", 42_500],
    ["family", 42_500],
    ["disability", 42_500],
    ["violence", 42_500],
    ["protected", 59_500],
    ["large-holder", 170_000],
  ])("resale for the buyer %s: %d of tax", (buyer, tax) => {
    expect(answered(`price=850000&buyer=${buyer}`).lines[0]?.to).toBe(tax);
  });

  test("with a lawyer: the fee and its VAT", () => {
    const line = answered("price=850000&lawyer=1").lines.find(({ name }) => name === "lawyer");
    expect(line?.from).toBe(10_285);
  });

  test("without a loan: everything at signing", () => {
    const { cash, total, loan } = answered("price=850000&share=0");
    expect(loan).toBeNull();
    expect(cash).toEqual(total);
  });

  test("never less than its price, and never more for less", () => {
    const choices = fc.record({
      price: fc.integer({ min: 10_000, max: 5_900_000 }).map(String),
      kind: fc.constantFrom(...homeKinds),
      buyer: fc.constantFrom(...buyers),
      residence: fc.constantFrom(...residences),
      share: fc.integer({ min: 0, max: 100 }).map(String),
      years: fc.integer({ min: 1, max: 30 }).map(String),
      rate: fc.integer({ min: 0, max: 2000 }).map((rate) => String(rate / 100)),
    });
    fc.assert(
      fc.property(choices, (chosen) => {
        const { question } = readCosts(new URLSearchParams(chosen), 3);
        if (!question) {
          expect(chosen.kind).toBe("new");
          return;
        }
        const answer = costOfBuying(question);
        const dearer = costOfBuying({ ...question, price: question.price + 100_000 });
        expect(answer.total.from).toBeGreaterThan(question.price);
        expect(answer.total.to).toBeGreaterThanOrEqual(answer.total.from);
        expect(dearer.total.from).toBeGreaterThan(answer.total.from);
        expect(dearer.cash.from).toBeGreaterThanOrEqual(answer.cash.from);
        expect(answer.cash.from + (answer.loan?.amount ?? 0)).toBe(answer.total.from);
        const { monthly = 0, interest = 0, repaid = 0 } = answer.loan ?? {};
        const sums = [answer.costs, ...answer.lines].flatMap(({ from, to }) => [from, to]);
        expect([...sums, monthly, interest, repaid].every(Number.isFinite)).toBe(true);
      }),
      { seed: 20261121 },
    );
  });
});

describe("what a home costs in all", () => {
  test.for([500_000, 650_000, 1_000_000])("is one figure for calculator, tables and guide at %i EUR", (price) => {
    const before = price + resaleTax(price);
    const total = { from: before + invoicedCosts.from, to: before + invoicedCosts.to };
    expect(usualTotal(price)).toEqual(total);
    const lawyer = Math.round(price * 0.01 * 1.21);
    expect(usualTotal(price, { lawyer: true })).toEqual({ from: total.from + lawyer, to: total.to + lawyer });
    const { from, to } = usualShare({ lawyer: true });
    expect((total.from + lawyer) / price - 1).toBeGreaterThan((from - 0.05) / 100);
    expect((total.to + lawyer) / price - 1).toBeLessThan((to + 0.05) / 100);
  });

  test("is told of a new home with its VAT and stamp duty, and of no price that the page does not take", () => {
    expect(usualTotal(650_000, { kind: "new" })).toEqual({ from: 726_400, to: 727_550 });
    expect(usualTotal(9_000_000)).toBeNull();
  });
});

describe("what is unusual", () => {
  const advice = (query: string) => {
    const { question } = read(query);
    return question ? adviceOn(question) : {};
  };

  test("is not what banks usually lend", () => {
    expect(advice("price=850000")).toEqual({});
    expect(advice("price=850000&residence=non-resident")).toEqual({});
    expect(advice("price=3000000")).toEqual({});
  });

  test("is said where it stands", () => {
    expect(advice("price=850000&share=90")).toEqual({ share: "costs.advice.share|to=80" });
    expect(advice("price=850000&residence=non-resident&share=80&years=30")).toEqual({
      share: "costs.advice.shareAbroad|from=60|to=70",
      years: "costs.advice.yearsAbroad|from=20|to=25",
    });
    expect(advice("price=850000&residence=non-resident&share=0&years=30")).toEqual({});
    expect(advice("price=850000&notaryFrom=100")).toEqual({ notaryFrom: "costs.advice.tariff|tariff=602" });
  });
});
