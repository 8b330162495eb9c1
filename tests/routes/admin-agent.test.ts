import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { agentFields } from "~/domain/agency/agent.schema";
import { findAgentSettings, findPortrait } from "~/domain/agency/agent.server";
import { environment } from "~/environment.server";
import { action, loader } from "~/routes/admin/settings/agent";

import { signedInAs } from "../support/accounts";
import { aPerson, theAgency } from "../support/builders";
import { questionNamed } from "../support/questions";
import { answerOf, deed, get, origin, post } from "../support/requests";
import { aPhoto, uploadForm } from "../support/upload-forms";

const path = "/admin/settings/agent";
const save = deed(action, "save");
const { action: remove, loader: question } = questionNamed("settings/remove-portrait");
let headers: Record<string, string>;

const upload = (body: FormData, who: Record<string, string>) =>
  answerOf(() =>
    action({
      request: new Request(`${origin}${path}`, { method: "POST", headers: who, body }),
      params: {},
      context: {},
    }),
  );

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  await db.deleteFrom("settings").execute();
  await db.deleteFrom("site_pictures").execute();
  await theAgency(db);
});

test("the agent is saved from its form, and what cannot be taken is kept in it", async () => {
  const answer = await post(save, path, { version: "", name: "Marta Puig", "speaks-ca": "on" }, {}, headers);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/settings"]);
  expect((await agencyIdentity(db, "es")).agent).toMatchObject({ name: "Marta Puig", languages: ["ca"] });

  const { agent, version } = await findAgentSettings(db);
  expect((await get(loader, path, {}, headers)).data).toMatchObject({
    state: { values: { ...agentFields(agent), version } },
  });
  const typed = { version, name: "", "role-en": "Estate agent" };
  const refused = await post(save, path, typed, {}, headers);
  expect([refused.status, refused.data]).toMatchObject([
    400,
    { state: { values: typed, errors: { name: ["settings.agent.name.required"] } } },
  ]);
});

test("the second of two people who save the agent is told", async () => {
  await post(save, path, { version: "", name: "First" }, {}, headers);
  const answer = await post(save, path, { version: "", name: "Second" }, {}, headers);
  expect([answer.status, answer.data]).toMatchObject([409, { state: { overtakenBy: { name: "First" } } }]);
});

test("a portrait is taken by its content, without where it was made; another takes its place with all files", async () => {
  const bytes = await sharp(await aPhoto("#225588", 600, 800))
    .withExif({ IFD0: { Copyright: "x" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 23/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const answer = await upload(uploadForm([{ name: "me.png", bytes }]), headers);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
  const first = await findPortrait(db);
  expect(first).toMatchObject({ width: 600, height: 800 });
  const shown = join(environment.uploadsDir, `${first?.name}-480.jpg`);
  expect((await sharp(shown).metadata()).exif).toBeUndefined();

  await upload(uploadForm([{ name: "b.jpg", bytes: await aPhoto("#118833", 500, 700) }]), headers);
  expect((await findPortrait(db))?.name).not.toBe(first?.name);
  expect(existsSync(shown)).toBe(false);
  expect(await readdir(join(environment.uploadsDir, ".received"))).toEqual([]);

  expect((await get(question, path, {}, headers)).data).toMatchObject({ asked: { confirm: "Remove portrait" } });
  const removed = await post(remove, path, {}, {}, headers);
  expect(removed.headers.get("Location")).toBe(path);
  expect(await findPortrait(db)).toBeNull();
});

test.each([
  ["no file at all", [], "settings.portrait.none"],
  ["what is no image", [{ name: "a.jpg", bytes: Buffer.from("hello") }], "images.refusal.not-an-image"],
])("%s is refused, and the portrait stays", async (_what, files, error) => {
  await upload(uploadForm([{ name: "a.jpg", bytes: await aPhoto() }]), headers);
  const before = await findPortrait(db);
  expect(before).not.toBeNull();
  const answer = await upload(uploadForm(files), headers);
  expect([answer.status, answer.data]).toEqual([400, { error }]);
  expect(await findPortrait(db)).toEqual(before);
});

describe("the form of the agent is one", () => {
  const words = { version: "", name: "Marta Puig", "speaks-ca": "on" };
  const formOf = (fields: Record<string, string>, files: Parameters<typeof uploadForm>[0]) => {
    const form = uploadForm(files);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };
  const portrait = async () => [{ name: "a.jpg", bytes: await aPhoto() }];
  const stored = async () => (await findAgentSettings(db)).agent;

  test("a portrait that was chosen is saved with the words, whichever button is pressed", async () => {
    const saved = await upload(formOf(words, await portrait()), headers);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/admin/settings"]);
    expect([(await stored()).name, await findPortrait(db)]).toEqual(["Marta Puig", expect.anything()]);

    const { version } = await findAgentSettings(db);
    const uploaded = await upload(
      formOf({ ...words, version, name: "Marta Soler", press: "upload" }, await portrait()),
      headers,
    );
    expect([uploaded.status, uploaded.headers.get("Location")]).toEqual([303, path]);
    expect((await stored()).name).toBe("Marta Soler");
  });

  test("a button that it does not have saves neither portrait nor words", async () => {
    for (const files of [[], await portrait()]) {
      expect((await upload(formOf({ ...words, press: "no-such-thing" }, files), headers)).status).toBe(400);
    }
    expect([(await stored()).name, await findPortrait(db)]).toEqual(["", null]);
  });

  test("words alone are saved without one", async () => {
    const saved = await upload(formOf(words, []), headers);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/admin/settings"]);
    expect([(await stored()).name, await findPortrait(db)]).toEqual(["Marta Puig", null]);
  });

  test.each([
    ["a file that is none", {}, [{ name: "a.jpg", bytes: Buffer.from("hello") }]],
    ["Upload without a file", { press: "upload" }, []],
  ])("%s is refused, and the words stay to be sent again", async (_what, press, files) => {
    const answer = await upload(formOf({ ...words, ...press }, files), headers);
    expect(answer).toMatchObject({ status: 400, data: { error: expect.any(String), state: { values: words } } });
    expect((await stored()).name).toBe("");
  });
});

test("an assistant changes nothing of it", async () => {
  const assistant = await signedInAs(db, await aPerson(db, { admin: "active", role: "assistant" }));
  expect((await post(save, path, { version: "", name: "X" }, {}, assistant)).status).toBe(403);
  expect((await upload(uploadForm([{ name: "a.jpg", bytes: await aPhoto() }]), assistant)).status).toBe(403);
  expect((await post(remove, path, {}, {}, assistant)).status).toBe(403);
  expect([(await agencyIdentity(db, "en")).agent, await findPortrait(db)]).toEqual([null, null]);
});
