import { describe, expect, test } from "vitest";

import { nearestTo, similarFrom, similarTopics } from "~/domain/batches/similar-topics";

const topic = (title: string, keyword = title) => ({ title, keyword });
const scoreOf = (one: ReturnType<typeof topic>, other: ReturnType<typeof topic>) =>
  similarTopics(one, [other])[0]?.score ?? 0;

describe("two topics are much the same", () => {
  test.each([
    ["Taxes when you buy a home in Barcelona", "Which taxes do you pay when buying a home in Barcelona?"],
    ["Best neighbourhoods for families in Barcelona", "Neighbourhoods in Barcelona for a family: 2026 guide"],
    ["How to sell your apartment in the Eixample", "Selling an apartment in Eixample"],
    ["The arras contract explained", "Arras contracts, explained step by step"],
    ["Viure a Gràcia amb nens", "Viure amb nens a Gracia"],
    ["El col·legi i la hipoteca", "Hipoteca i collegi"],
    ["Gastos de compra de un piso en Barcelona", "Gastos al comprar piso en Barcelona en 2026"],
    ["Contrato de arras: lo que debe saber", "Qué es el contrato de arras"],
    ["Impost de transmissions: qui paga i quant", "L'impost de transmissions, quant es paga"],
    ["Как купить квартиру в Барселоне иностранцу", "Покупка квартиры в Барселоне для иностранцев"],
    ["Налоги при покупке недвижимости", "Какие налоги платят при покупке квартиры"],
  ])("%s | %s", (one, other) => {
    expect(scoreOf(topic(one), topic(other))).toBeGreaterThanOrEqual(similarFrom);
  });

  test("where the keyword is the same and the title another", () => {
    const one = { title: "What the notary really does", keyword: "arras contract deposit" };
    const other = { title: "Ten per cent down: a short story", keyword: "Deposit (arras) contract" };
    expect(scoreOf(one, other)).toBeGreaterThanOrEqual(similarFrom);
  });
});

describe("two topics are not the same", () => {
  test.each([
    ["Living in Gràcia", "Living in Pedralbes"],
    ["Buying an apartment in Gràcia: taxes and costs", "Buying an apartment in Sarrià: taxes and costs"],
    ["Vivir en el Eixample", "Vivir en Poblenou"],
    ["Viure a Sarrià amb nens", "Viure a Pedralbes amb nens"],
    ["Жизнь в Грасии", "Жизнь в Педральбесе"],
    ["Taxes when you buy a home in Barcelona", "How to sell a home in Barcelona"],
    ["Mortgage for non-residents", "Energy label of an old building"],
    ["The complete guide to Barcelona property 2026", "Barcelona property: everything you need to know about terraces"],
    ["Contrato de arras", "Cédula de habitabilidad"],
    ["Налоги при покупке", "Ипотека для нерезидентов"],
  ])("%s | %s", (one, other) => {
    expect(scoreOf(topic(one), topic(other))).toBe(0);
  });

  test("because both have a keyword of everybody's", () => {
    const keyword = "barcelona property";
    expect(scoreOf({ title: "Mortgage for non-residents", keyword }, { title: "Terraces and light", keyword })).toBe(0);
  });
});

describe("similar topics", () => {
  test("come the most alike first, with what they are", () => {
    const existing = [
      { id: 1, ...topic("Energy label") },
      { id: 2, ...topic("Arras contract and deed, explained") },
      { id: 3, ...topic("The arras contract") },
    ];
    const similar = similarTopics(topic("Arras contracts"), existing);
    expect(similar.map(({ topic: { id }, score }) => [id, score])).toEqual([
      [3, 1],
      [2, expect.closeTo(0.67, 2)],
    ]);
  });

  test("are none where nothing is written yet", () => {
    expect(similarTopics(topic("Arras"), [])).toEqual([]);
  });

  test("are found among titles of stop words only", () => {
    expect(scoreOf(topic("To be or not to be"), topic("to be, or not to be?"))).toBe(1);
    expect(scoreOf(topic(""), topic(""))).toBe(0);
  });
});

test("the nearest of many is the one that a full comparison finds", () => {
  const words = [
    "notary",
    "terrace",
    "lift",
    "guide",
    "mortgages",
    "mortgage",
    "gracia",
    "barcelona",
    "homes",
    "tax",
    "taxes",
  ];
  const word = (seed: number) => words[seed % words.length] ?? "";
  const existing = Array.from({ length: 200 }, (_, row) =>
    topic(`${word(row)} ${word(row * 3 + 1)} ${word(row * 7)}`, `${word(row * 5)} ${word(row + 2)}`),
  );
  const nearest = nearestTo(existing);
  for (let row = 0; row < 100; row += 1) {
    const candidate = topic(`${word(row * 2)} ${word(row * 9 + 4)} and ${word(row + 5)}`, word(row * 4));
    const [first] = similarTopics(candidate, existing);
    expect(nearest(candidate)?.score).toBe(first?.score);
    const [early] = similarTopics(candidate, existing.slice(0, 20));
    expect(nearest(candidate, 20)?.score).toBe(early?.score);
  }
});
