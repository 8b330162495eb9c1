import { removeSamples } from "~/domain/samples/removal.server";
import { type StartFacts, openSteps, stepsOf } from "~/domain/start/going-live";
import { placeholderLines, placeholdersIn } from "~/domain/start/placeholders";
import { findStartFacts } from "~/domain/start/start-facts.server";

import { aPerson, aProperty, theAgency } from "../support/builders";
import { theSamples } from "../support/samples";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-23T10:00:00.000Z");
const process = { mailServer: null, baseUrl: null, host: "localhost:3000", copiesTo: null };
const copied = {
  name: "backup-copy",
  startedAt: "2026-11-23T02:31:00.000Z",
  finishedAt: "2026-11-23T02:33:00.000Z",
  lastError: null,
};
const tested = { recipient: "a@xamfra.cat", status: "sent", lastError: null, createdAt: "", sentAt: "" } as const;

/** Of a site at which nothing is left to do. */
const live: StartFacts = {
  agency: { placeholders: [], faults: 0 },
  look: { isSample: false, missing: [] },
  mail: { server: "mail.xamfra.cat:587", test: tested },
  address: { baseUrl: "https://xamfra.cat", host: "xamfra.cat" },
  agent: { name: "Marta Puig", hasPortrait: true },
  own: { published: 1, drafts: 0 },
  backups: { copiesTo: "s3.example.org", copy: copied },
  admins: { entering: 2, awaited: 0 },
  samples: { going: 0, kept: 0 },
};

function seenIn(facts: Partial<StartFacts>) {
  return Object.fromEntries(stepsOf({ ...live, ...facts }, now).map(({ name, seen, state }) => [name, [seen, state]]));
}

test("a site on which all is done has nothing left to do", () => {
  const steps = stepsOf(live, now);
  expect(steps.map(({ state }) => state)).toEqual(Array(9).fill("done"));
  expect(openSteps(steps)).toBe(0);
});

describe("what is left to do", () => {
  const cases: [string, Partial<StartFacts>, string, [string, string]][] = [
    ["no mail server", { mail: { server: null, test: tested } }, "mail", ["unset", "open"]],
    ["no test email", { mail: { server: "mail:587", test: null } }, "mail", ["untested", "open"]],
    [
      "a test email that failed",
      { mail: { server: "mail:587", test: { ...tested, status: "failed", lastError: "550" } } },
      "mail",
      ["failed", "open"],
    ],
    [
      "a test email that is tried again",
      { mail: { server: "mail:587", test: { ...tested, status: "waiting", lastError: "421" } } },
      "mail",
      ["failed", "open"],
    ],
    [
      "a test email on its way",
      { mail: { server: "mail:587", test: { ...tested, status: "waiting" } } },
      "mail",
      ["waiting", "open"],
    ],
    ["the sample's mark", { look: { isSample: true, missing: [] } }, "look", ["sample", "open"]],
    ["no icon", { look: { isSample: false, missing: ["icon"] } }, "look", ["missing", "open"]],
    ["no address", { address: { baseUrl: null, host: "10.0.0.3" } }, "address", ["unset", "open"]],
    [
      "an address of this machine",
      { address: { baseUrl: "https://localhost:3000", host: "localhost:3000" } },
      "address",
      ["local", "open"],
    ],
    [
      "an address at home",
      { address: { baseUrl: "https://192.168.1.20", host: "192.168.1.20" } },
      "address",
      ["local", "open"],
    ],
    [
      "an address that is not encrypted",
      { address: { baseUrl: "http://xamfra.cat", host: "xamfra.cat" } },
      "address",
      ["plain", "open"],
    ],
    [
      "another address than the one looked at",
      { address: { baseUrl: "https://xamfra.cat", host: "203.0.113.4" } },
      "address",
      ["elsewhere", "unseen"],
    ],
    ["no face", { agent: { name: "Marta", hasPortrait: false } }, "agent", ["faceless", "open"]],
    ["no name", { agent: { name: "", hasPortrait: true } }, "agent", ["nameless", "open"]],
    ["only drafts", { own: { published: 0, drafts: 2 } }, "home", ["drafted", "open"]],
    ["no backup elsewhere", { backups: { copiesTo: null, copy: null } }, "backups", ["unset", "open"]],
    ["no copy yet", { backups: { copiesTo: "s3", copy: null } }, "backups", ["never", "open"]],
    [
      "a copy that failed",
      { backups: { copiesTo: "s3", copy: { ...copied, lastError: "403" } } },
      "backups",
      ["failed", "open"],
    ],
    [
      "a copy of the day before yesterday",
      { backups: { copiesTo: "s3", copy: { ...copied, startedAt: "2026-11-21T02:31:00.000Z" } } },
      "backups",
      ["late", "open"],
    ],
    [
      "a copy that is being made",
      { backups: { copiesTo: "s3", copy: { ...copied, finishedAt: null } } },
      "backups",
      ["running", "unseen"],
    ],
    ["one admin alone", { admins: { entering: 1, awaited: 0 } }, "colleague", ["alone", "open"]],
    ["a colleague who has not come", { admins: { entering: 1, awaited: 1 } }, "colleague", ["invited", "open"]],
    ["samples", { samples: { going: 3, kept: 1 } }, "samples", ["there", "open"]],
    ["samples that were made one’s own", { samples: { going: 0, kept: 1 } }, "samples", ["kept", "done"]],
  ];
  test.for(cases)("is told of %s", ([, facts, name, seen]) => {
    expect(seenIn(facts)[name]).toEqual(seen);
  });
});

test("a new site is told from its own rows, and so is what the agent has done since", async ({ db }) => {
  await theSamples(db);
  const owner = await aPerson(db, { email: "owner@xamfra.cat", admin: "active" });
  const first = await findStartFacts(db, process);
  expect(first).toMatchObject({
    agency: { placeholders: [...placeholderLines] },
    look: { isSample: true, missing: ["sharing"] },
    own: { published: 0, drafts: 0 },
    admins: { entering: 1, awaited: 0 },
    samples: { going: 18, kept: 0 },
  });
  expect(openSteps(stepsOf(first, now))).toBe(9);

  await aProperty(db);
  await aProperty(db, { status: "draft" });
  await aPerson(db, { email: "colleague@xamfra.cat", admin: "active" });
  await aPerson(db, { email: "assistant@xamfra.cat", admin: "active", role: "assistant" });
  await db.insertInto("admin_users").values({ email: "invited@xamfra.cat", created_at: now.toISOString() }).execute();
  await removeSamples(db, owner.id, now);
  expect(await findStartFacts(db, process)).toMatchObject({
    own: { published: 1, drafts: 1 },
    admins: { entering: 2, awaited: 1 },
    look: { isSample: false, missing: ["logo", "icon", "sharing"] },
    samples: { going: 0, kept: 0 },
  });
});

test("an agency of one’s own has no line of the sample", async ({ db }) => {
  const agency = await theAgency(db);
  const own = {
    ...agency,
    name: "Finques Puig",
    phone: "+34 931 234 567",
    messagingNumber: "34612345678",
    email: "marta@xamfra.cat",
    registerNumber: "4821",
  };
  expect(placeholdersIn(own)).toEqual([]);
  expect(placeholdersIn({ ...own, taxId: "B-00000000" })).toEqual(["taxId"]);
});
