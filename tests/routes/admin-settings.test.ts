import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { agencyFields } from "~/domain/agency/agency.schema";
import { agencyIdentity, findAgency, listClaims, listStories } from "~/domain/agency/agency.server";
import { claimFields } from "~/domain/agency/claim.schema";
import { claims } from "~/domain/agency/claims.server";
import { mortgageDefaults } from "~/domain/agency/mortgage.server";
import { stories } from "~/domain/agency/stories.server";
import { findTurnkeyPrices } from "~/domain/agency/turnkey-prices.server";
import { action as saveAgency, loader as agencyForm } from "~/routes/admin/settings/agency";
import { action, loader } from "~/routes/admin/settings/kept-line";
import { action as changeSettings, loader as overview } from "~/routes/admin/settings/overview";
import { loader as legalNotice } from "~/routes/site/legal-notice";

import { signedInAs } from "../support/accounts";
import { aPerson, theAgency } from "../support/builders";
import { questionNamed } from "../support/questions";
import { deed, get, post } from "../support/requests";

const { action: removeClaim, loader: removalQuestion } = questionNamed("settings/remove-claim");
const { action: removeStory } = questionNamed("settings/remove-story");

/** A line of a list as its address has it. */
const ofList = (args: LoaderFunctionArgs) => {
  const [, , , list] = new URL(args.request.url).pathname.split("/");
  return { ...args, params: { ...args.params, list } };
};
const claimForm = (args: LoaderFunctionArgs) => loader(ofList(args));
const changeLine = (args: ActionFunctionArgs) => action(ofList(args));
const saveMortgage = deed(changeSettings, "mortgage");
const saveTurnkey = deed(changeSettings, "turnkey");
const testMail = deed(changeSettings, "mail-test");
const addLine = deed(changeLine, "add");
const saveLine = deed(changeLine, "save");
const moves = { earlier: deed(changeLine, "earlier"), later: deed(changeLine, "later") };

let headers: Record<string, string>;

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  for (const table of ["claims", "stories", "settings", "outbox"] as const) await db.deleteFrom(table).execute();
  await theAgency(db);
});

const inEach = (name: string, text: string) => ({
  [`${name}-en`]: text,
  [`${name}-es`]: text,
  [`${name}-ca`]: text,
  [`${name}-ru`]: text,
});
const claim = (value: string) => ({ ...inEach("value", value), ...inEach("label", "buyers"), basis: "Signed deeds" });
const story = (quote: string) => ({
  ...inEach("quote", quote),
  ...inEach("byline", "A buyer"),
  verification: "described",
  ...inEach("howVerified", "We keep the deed"),
});

async function drawnAgency() {
  const { agency, version } = await findAgency(db);
  return { ...agencyFields(agency), version };
}

describe("the agency", () => {
  test("is shown in its form as it is stored, and saved from it", async () => {
    const drawn = await drawnAgency();
    expect((await get(agencyForm, "/admin/settings/agency", {}, headers)).data).toMatchObject({
      state: { values: drawn, errors: {}, overtakenBy: null },
    });
    const typed = { ...drawn, phone: "+34 611 111 111", messagingNumber: "611 111 111" };
    const answer = await post(saveAgency, "/admin/settings/agency", typed, {}, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/settings"]);
    expect(await agencyIdentity(db, "es")).toMatchObject({ phone: "+34 611 111 111", messagingNumber: "34611111111" });
  });

  test("keeps what was typed where it cannot be taken", async () => {
    const typed = { ...(await drawnAgency()), name: "New name", phone: "call us", "hours-friday": "mornings" };
    const answer = await post(saveAgency, "/admin/settings/agency", typed, {}, headers);
    expect(answer.status).toBe(400);
    expect(answer.data).toMatchObject({
      state: {
        values: typed,
        errors: { phone: ["settings.phone.invalid"], "hours-friday": ["settings.hours.invalid"] },
      },
    });
    expect((await agencyIdentity(db, "en")).name).toBe("Xamfrà");
  });

  test("tells the second of two people, keeps their words, and takes them when they insist", async () => {
    const drawn = await drawnAgency();
    await post(saveAgency, "/admin/settings/agency", { ...drawn, name: "First" }, {}, headers);
    const typed = { ...drawn, name: "Second" };
    const answer = await post(saveAgency, "/admin/settings/agency", typed, {}, headers);
    expect(answer.status).toBe(409);
    const { version } = await findAgency(db);
    expect(answer.data).toMatchObject({
      state: { values: { ...typed, version }, errors: {}, overtakenBy: { name: "First" } },
    });
    expect((await agencyIdentity(db, "en")).name).toBe("First");

    expect((await post(saveAgency, "/admin/settings/agency", { ...typed, version }, {}, headers)).status).toBe(303);
    expect((await agencyIdentity(db, "en")).name).toBe("Second");
  });

  test("can be put right while the public pages cannot show it", async () => {
    await db
      .updateTable("settings")
      .set({ value: JSON.stringify({ ...(await theAgency(db)), taxId: "" }) })
      .where("key", "=", "agency")
      .execute();
    await expect(get(legalNotice, "/legal-notice")).rejects.toThrow("{taxId}");
    expect((await get(overview, "/admin/settings", {}, headers)).data).toMatchObject({ faults: 1 });

    const typed = { ...(await drawnAgency()), taxId: "B12345674" };
    expect((await post(saveAgency, "/admin/settings/agency", typed, {}, headers)).status).toBe(303);
    expect((await get(legalNotice, "/legal-notice")).status).toBe(200);
  });
});

describe("claims", () => {
  test("are added, changed, moved and removed", async () => {
    for (const value of ["150+", "98%"]) {
      expect((await post(addLine, "/admin/settings/claims/new", claim(value), {}, headers)).status).toBe(303);
    }
    const [first, second] = await claims.list(db);
    const id = String(second?.id);
    const path = `/admin/settings/claims/${id}`;

    const typed = { ...claim("99%"), version: second?.version ?? "" };
    expect((await post(saveLine, path, typed, { id }, headers)).status).toBe(303);
    await post(moves.earlier, path, {}, { id }, headers);
    expect((await listClaims(db, "en")).map(({ value }) => value)).toEqual(["99%", "150+"]);

    const question = await get(removalQuestion, path, { id }, headers);
    expect(question.data).toMatchObject({ asked: { lost: [expect.stringContaining("99% buyers")] } });
    await post(removeClaim, path, {}, { id }, headers);
    expect((await listClaims(db, "en")).map((each) => each.id)).toEqual([first?.id]);
  });

  test("tell the second of two people what the first one stored", async () => {
    await post(addLine, "/admin/settings/claims/new", claim("150+"), {}, headers);
    const [kept] = await claims.list(db);
    if (!kept) throw new Error("There is no claim.");
    const id = String(kept.id);
    const drawn = { ...claimFields(kept), version: kept.version };
    await post(saveLine, "/admin/settings/claims/1", { ...drawn, basis: "First" }, { id }, headers);
    const typed = { ...drawn, basis: "Second" };
    const answer = await post(saveLine, "/admin/settings/claims/1", typed, { id }, headers);
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { state: { values: { ...typed, version: "2" }, overtakenBy: { basis: "First" } } },
    ]);
  });

  test("that are gone are not found, and say so to whoever saves or removes them", async () => {
    const params = { id: "999" };
    for (const loader of [claimForm, removalQuestion]) {
      expect((await get(loader, "/admin/settings/claims/999", params, headers)).status).toBe(404);
    }
    for (const [action, fields] of [
      [saveLine, { ...claim("1"), version: "1" }],
      [removeClaim, {}],
    ] as const) {
      const answer = await post(action, "/admin/settings/claims/999", fields, params, headers);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/settings"]);
    }
    expect((await post(saveLine, "/admin/settings/claims/x", claim("1"), { id: "x" }, headers)).status).toBe(404);
    expect((await post(moves.later, "/admin/settings/claims/x", {}, { id: "x" }, headers)).status).toBe(303);
  });
});

describe("buyer stories", () => {
  test("are added unpublished unless the box is ticked, changed, moved and removed", async () => {
    await post(addLine, "/admin/settings/stories/new", story("One"), {}, headers);
    await post(addLine, "/admin/settings/stories/new", { ...story("Two"), isPublished: "on" }, {}, headers);
    expect((await listStories(db, "ca")).map(({ quote }) => quote)).toEqual(["Two"]);

    const [first] = await stories.list(db);
    const id = String(first?.id);
    const path = `/admin/settings/stories/${id}`;
    const typed = { ...story("One and a half"), isPublished: "on", version: first?.version ?? "" };
    expect((await post(saveLine, path, typed, { id }, headers)).status).toBe(303);
    await post(moves.later, path, {}, { id }, headers);
    expect((await listStories(db, "ca")).map(({ quote }) => quote)).toEqual(["Two", "One and a half"]);
    await post(removeStory, path, {}, { id }, headers);
    expect(await stories.list(db)).toHaveLength(1);
  });

  test("are no claims where the address is written with capitals", async () => {
    await post(addLine, "/admin/settings/claims/new", claim("90%"), {}, headers);
    const [{ id } = { id: 0 }] = await claims.list(db);
    await post(addLine, "/admin/settings/claims/new", claim("98%"), {}, headers);
    expect((await post(moves.later, `/admin/settings/Stories/${id}`, {}, { id: String(id) }, headers)).status).toBe(
      404,
    );
    expect((await claims.list(db)).map(({ value }) => value.en)).toEqual(["90%", "98%"]);
  });

  test("are refused without saying how they were verified", async () => {
    const typed = { ...story("One"), "howVerified-ru": "" };
    const answer = await post(addLine, "/admin/settings/stories/new", typed, {}, headers);
    expect([answer.status, answer.data]).toMatchObject([
      400,
      { state: { values: typed, errors: { "howVerified-ru": ["settings.story.howVerified.required"] } } },
    ]);
    expect(await stories.list(db)).toEqual([]);
  });
});

describe("the mortgage rate", () => {
  test("is saved with the day on which it was looked up", async () => {
    const typed = { version: "", rate: "2,81", checkedOn: "2026-01-15" };
    expect((await post(saveMortgage, "/admin/settings", typed, {}, headers)).status).toBe(303);
    expect(await mortgageDefaults(db)).toEqual({ ratePercent: 2.81, checkedOn: "2026-01-15" });
    const answer = await post(saveMortgage, "/admin/settings", { ...typed, rate: "3" }, {}, headers);
    expect([answer.status, answer.data]).toMatchObject([409, { state: { overtakenBy: { rate: "2.81" } } }]);
  });

  test("is refused without either", async () => {
    const answer = await post(saveMortgage, "/admin/settings", { rate: "", checkedOn: "" }, {}, headers);
    expect([answer.status, answer.data]).toMatchObject([
      400,
      { state: { errors: { rate: ["settings.rate.required"], checkedOn: ["settings.checkedOn.required"] } } },
    ]);
  });
});

describe("the prices of the turnkey packages", () => {
  test("are kept as they are set; left blank, on request", async () => {
    const shown = async () => (await findTurnkeyPrices(db)).prices;
    expect(await shown()).toEqual({ essential: 6000, premium: 6000, luxury: 6000 });
    const typed = { version: "", essential: "6.500 €", premium: "9000", luxury: "" };
    expect((await post(saveTurnkey, "/admin/settings", typed, {}, headers)).status).toBe(303);
    expect(await shown()).toEqual({ essential: 6500, premium: 9000, luxury: null });
    const answer = await post(saveTurnkey, "/admin/settings", { ...typed, luxury: "12000" }, {}, headers);
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { state: { values: { luxury: "12000" }, overtakenBy: { essential: "6500", luxury: "" } } },
    ]);
  });

  test("are refused where one is no price, and nothing is changed", async () => {
    for (const luxury of ["-1", "0", "lots", "1000001", "6,5"]) {
      const typed = { version: "", essential: "1", premium: "2", luxury };
      const answer = await post(saveTurnkey, "/admin/settings", typed, {}, headers);
      expect([luxury, answer.status, answer.data]).toMatchObject([
        luxury,
        400,
        { state: { values: typed, errors: { luxury: [expect.any(String)] } } },
      ]);
    }
  });
});

describe("the mail test", () => {
  test("offers the agent's own address, and lays a mail ready for the one that was typed", async () => {
    const { data } = await get(overview, "/admin/settings", {}, headers);
    expect(data).toMatchObject({ mailTest: { values: { recipient: "agent@example.com" } } });
    const typed = { recipient: "ana@example.com" };
    const answer = await post(testMail, "/admin/settings", typed, {}, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/settings"]);
    expect(await db.selectFrom("outbox").select(["template", "recipient", "status"]).execute()).toEqual([
      { template: "mail-test", recipient: "ana@example.com", status: "waiting" },
    ]);
  });

  test("goes to one address only", async () => {
    const typed = { recipient: "ana@example.com, eve@example.com" };
    const answer = await post(testMail, "/admin/settings", typed, {}, headers);
    expect([answer.status, answer.data]).toMatchObject([
      400,
      { state: { values: typed, errors: { recipient: ["field.email.invalid"] } } },
    ]);
    expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
  });
});
