import { describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { findMortgageDefaults, saveMortgageDefaults } from "~/domain/agency/mortgage.server";
import { loader } from "~/routes/site/costs";

import { get } from "../support/requests";

const ask = (query: string, language = "") => get(loader, `${language}/costs${query}`);

describe("the costs page", () => {
  test("without a question shows the form, and stands for every calculation", async () => {
    const { status, data } = await ask("");
    expect(status).toBe(200);
    expect(data).toMatchObject({ answer: null, asked: { isAsked: false, errors: {} }, meta: { isPrivate: false } });
    expect(JSON.stringify(data)).toContain('"x-default"');
  });

  test.each(["", "/es", "/ca", "/ru"])("works a home out from its price alone (%s)", async (language) => {
    const { status, data } = await ask("?price=850000", language);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      answer: { costs: { from: 89_150, to: 90_300 }, loan: { amount: 680_000 } },
      meta: { isPrivate: true, canonical: `http://localhost:3000${language}/costs`, alternates: [] },
    });
  });

  test.each([
    "?price=abc",
    "?price=-5",
    "?price=1e99",
    "?price=",
    "?price=500000&years=0",
    "?price=500000&rate=1000",
    "?price=500000&price=600000",
    "?kind=new",
    "?price=%00%FF%F0",
    `?price=${"9".repeat(4000)}`,
  ])("answers %s with 400 and a message, never with a sum", async (query) => {
    const { status, data } = await ask(query);
    expect(status).toBe(400);
    expect(data).toMatchObject({ answer: null, asked: { question: null }, advice: {} });
  });

  test("begins with the agent's rate and says when it was looked up", async () => {
    const { version } = await findMortgageDefaults(db);
    await saveMortgageDefaults(db, { ratePercent: 2.75, checkedOn: "2026-11-01" }, version, new Date());
    expect((await ask("?price=850000")).data).toMatchObject({
      asked: { values: { rate: "2.75" }, question: { rate: 2.75 } },
      usual: { checkedOn: "2026-11-01" },
    });
    expect((await ask("?price=850000&rate=3.5")).data).toMatchObject({ asked: { question: { rate: 3.5 } } });
  });

  test("says what banks seldom lend, and works it out all the same", async () => {
    const { status, data } = await ask("?price=850000&residence=non-resident&share=80");
    expect(status).toBe(200);
    expect(data).toMatchObject({ advice: { share: "costs.advice.shareAbroad|from=60|to=70" } });
  });
});
