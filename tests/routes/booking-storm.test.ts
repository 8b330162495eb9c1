import { expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { action as books, loader as page } from "~/routes/site/booking/book";
import { action as asksForValuation } from "~/routes/site/valuation";

import { opensHours } from "../support/bookable";
import { aPerson, theAgency } from "../support/builders";
import { get, post } from "../support/requests";

// The limit that a site has where nobody sets one; read when the guard is loaded.
vi.hoisted(() => {
  process.env.FORM_RATE_LIMIT = "5";
});

/** Networks of one /48 that storm; 4096 for the figures of docs/decisions/064. */
const networks = Number(process.env.STORM_NETWORKS ?? 48);

type Free = { offer: { view: string; free?: { weeks: number; days: { times: string[] }[] } } };

async function free(): Promise<string[]> {
  const { data } = await get(page, "/book?kind=call");
  const { offer } = data as Free;
  const times: string[] = offer.free?.days.flatMap((day) => day.times) ?? [];
  for (let week = 2; week <= (offer.free?.weeks ?? 0); week += 1) {
    const turned = await post(books, "/book?kind=call", { turn: String(week) });
    times.push(...((turned.data as Free).offer.free?.days.flatMap((day) => day.times) ?? []));
  }
  return [...new Set(times)].sort();
}

test("a storm of bookings and valuations from one /48 leaves the diary, the agent and a stranger's mailbox nearly as they were", async () => {
  await theAgency(db);
  const { id: goes } = await aPerson(db, { admin: "active" });
  await opensHours(db, { goes });
  const before = await free();
  const began = performance.now();
  const left = [...before];
  for (let network = 0; network < networks; network += 1) {
    const from = { "X-Visitor-Address": `2001:db8:48:${network.toString(16)}::1` };
    const who = { firstName: "Ana", lastName: "Puig", phone: `600${String(100_000 + network)}` };
    const time = left.shift() ?? before[network % before.length] ?? "";
    const booking = { ...who, email: `made-up-${network}@example.com`, time, week: "1" };
    await post(books, "/book?kind=call", booking, {}, from);
    const valuation = { ...who, email: `victim+${network}@gmail.com`, propertyAddress: `Carrer ${network}` };
    await post(asksForValuation, "/valuation", valuation, {}, from);
  }
  const mails = await db.selectFrom("outbox").select(["recipient"]).execute();
  const to = (is: (recipient: string) => boolean) => mails.filter(({ recipient }) => is(recipient)).length;
  const toAgent = to((recipient) => recipient === "agent@example.com");
  const toVictim = to((recipient) => recipient.startsWith("victim+"));
  const measured = {
    timesLeft: `${(await free()).length} of ${before.length}`,
    ...{ toAgent, toVictim, toOthers: mails.length - toAgent - toVictim },
    planned: (await db.selectFrom("appointments").select("id").execute()).length,
    seconds: Math.round((performance.now() - began) / 1000),
  };
  if (process.env.STORM_NETWORKS) process.stdout.write(`${JSON.stringify(measured)}\n`);

  expect((await free()).length).toBeGreaterThanOrEqual(before.length - 4);
  expect(measured).toMatchObject({ planned: 0 });
  // Three to one mailbox, as many as a network may send to others, and an hour's ceiling to the agent.
  expect(toVictim).toBeLessThanOrEqual(3);
  expect(measured.toOthers).toBeLessThanOrEqual(20);
  expect(toAgent).toBeLessThanOrEqual(31);

  // Somebody from elsewhere books as if nothing had been.
  const answer = await post(
    books,
    "/book?kind=call",
    {
      firstName: "Eva",
      lastName: "Sol",
      email: "eva@example.com",
      phone: "600 333 444",

      week: "1",
      time: (await free())[0] ?? "",
    },
    {},
    { "X-Visitor-Address": "192.0.2.7" },
  );
  expect(answer.status).toBe(303);
  expect(await db.selectFrom("outbox").select("template").where("recipient", "=", "eva@example.com").execute()).toEqual(
    [{ template: "confirm-booking" }],
  );
}, 900_000);
