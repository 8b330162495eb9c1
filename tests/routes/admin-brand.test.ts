import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { listActivity } from "~/domain/activity/activity.server";
import { brandUrl, iconUrl } from "~/domain/agency/brand";
import { findBrandPictures, findSharingPhoto, showsNameBesideLogo } from "~/domain/agency/brand-pictures.server";
import { findBrand } from "~/domain/site/brand.server";
import { photosInUse } from "~/domain/site/photos-in-use.server";
import { environment } from "~/environment.server";
import { action, loader } from "~/routes/admin/settings/brand";
import { loader as servePicture } from "~/routes/machine/brand-picture";
import { loader as favicon } from "~/routes/machine/favicon";
import { loader as manifest } from "~/routes/machine/manifest";

import { signedInAs } from "../support/accounts";
import { aPerson, theAgency } from "../support/builders";
import { questionNamed } from "../support/questions";
import { answerOf, get, origin, post } from "../support/requests";
import { aPhoto } from "../support/upload-forms";

const path = "/admin/settings/brand";
const removal = { logo: questionNamed("settings/remove-logo"), sharing: questionNamed("settings/remove-sharing") };
let headers: Record<string, string>;
let assistant: Record<string, string>;

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${inside}</svg>`);
const logo = svg('<script>alert(1)</script><path fill="#113355" d="M0 0h60v20H0z" onload="alert(2)"/>');
const tile = (width = 300, height = 300, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } })
    .png()
    .toBuffer();

/** As a browser sends it: with its length. */
async function upload(files: Record<string, Buffer>, who = headers, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const name of ["logo", "logo-dark", "icon", "sharing"]) {
    form.append(name, new File([new Uint8Array(files[name] ?? [])], files[name] ? `${name}.svg` : ""));
  }
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const said = { "Content-Type": whole.headers.get("Content-Type") ?? "", "Content-Length": String(body.length) };
  return answerOf(() =>
    action({
      request: new Request(`${origin}${path}`, { method: "POST", headers: { ...who, ...said }, body }),
      params: {},
      context: {},
    }),
  );
}

const served = (url: string) => get(servePicture, url, { file: url.replace("/brand/", "") });

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
  assistant = await signedInAs(db, await aPerson(db, { admin: "active", role: "assistant" }));
});
beforeEach(async () => {
  for (const table of ["settings", "site_pictures", "brand_pictures"] as const) await db.deleteFrom(table).execute();
  await theAgency(db);
});

describe("logo, icon and picture for sharing", () => {
  test("are taken together, cleaned and kept", async () => {
    const files = { logo, icon: await tile(), sharing: await aPhoto("#aa3311", 1300, 700) };
    const answer = await upload(files, headers, { showsName: "on" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    const pictures = await findBrandPictures(db);
    expect(pictures).toMatchObject({
      logo: { mediaType: "image/svg+xml", width: 64, height: 21 },
      "logo-dark": null,
      icon: { mediaType: "image/png", width: 300, height: 300 },
    });
    expect(await showsNameBesideLogo(db)).toBe(true);
    const sharing = await findSharingPhoto(db);
    expect(await photosInUse(db)).toContain(sharing?.name);
    expect(await readdir(join(environment.uploadsDir, ".received"))).toEqual([]);

    expect((await findBrand(db, "en")).sharing?.url).toBe(`/uploads/shared/${sharing?.name}.jpg`);
    expect((await listActivity(db, { actor: null, group: null, page: 1 })).deeds[0]).toMatchObject({
      kind: "settings.changed",
    });
  });

  test("are served under names that may be kept for ever, and a drawing may run nothing", async () => {
    await upload({ logo, icon: await tile() });
    const { logo: shown, icon } = await findBrandPictures(db);
    if (!shown || !icon) throw new Error("Nothing was kept.");
    const file = await served(brandUrl(shown));
    expect(file.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(file.headers.get("Cache-Control")).toContain("immutable");
    expect(file.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
    expect((await answerBytes(brandUrl(shown))).toString()).not.toMatch(/script|alert|onload/);
    for (const size of [48, 180, 192, 512] as const) {
      const square = await answerBytes(iconUrl(icon, size));
      expect(await sharp(square).metadata()).toMatchObject({ format: "png", width: size, height: size });
    }
    const ofTab = await ofTheTab();
    expect([ofTab.status, ofTab.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(Buffer.from(await ofTab.arrayBuffer())).toEqual(await answerBytes(iconUrl(icon, 48)));
    expect(await (await manifest()).json()).toMatchObject({
      name: "Xamfrà",
      icons: [{ src: iconUrl(icon, 192) }, { src: iconUrl(icon, 512) }],
    });
    for (const other of ["/brand/0123456789abcdef.svg", brandUrl(shown).replace(".svg", ".png"), iconUrl(shown, 180)]) {
      expect([other, (await served(other)).status]).toEqual([other, 404]);
    }
  });

  test("a neutral icon stands where the agency has none", async () => {
    const answer = await ofTheTab();
    expect(answer.status).toBe(200);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: "png", width: 48 });
  });

  test("are left as they were where one file cannot be taken; the others are asked for again", async () => {
    await upload({ logo });
    const before = await findBrandPictures(db);
    const answer = await upload({
      logo: svg("<style>@import '//evil.example'</style>"),
      "logo-dark": logo,
      icon: await tile(300, 100),
      sharing: await aPhoto(),
    });
    expect(answer.status).toBe(400);
    expect(answer.data).toMatchObject({
      errors: {
        logo: "settings.brand.refusal.unsafe-style",
        "logo-dark": "settings.brand.again",
        icon: "settings.brand.refusal.not-square",
        sharing: "settings.brand.again",
      },
    });
    expect(await findBrandPictures(db)).toEqual(before);
    expect(await findSharingPhoto(db)).toBeNull();
  });

  test.each([
    ["a JPEG as a logo", "logo", () => aPhoto(), "settings.brand.refusal.not-a-picture"],
    ["words", "logo", async () => Buffer.from("logo"), "settings.brand.refusal.not-a-picture"],
    ["an empty drawing", "logo", async () => svg("<g/>"), "settings.brand.refusal.blank"],
    ["an invisible picture", "icon", () => tile(90, 90, 0), "settings.brand.refusal.blank"],
    ["half a PNG", "icon", async () => (await tile()).subarray(0, 60), "settings.brand.refusal.damaged"],
    ["words as a photo", "sharing", async () => Buffer.from("photo"), "images.refusal.not-an-image"],
  ])("%s is refused at its field", async (_what, field, bytes, said) => {
    const answer = await upload({ [field]: await bytes() });
    expect([answer.status, answer.data]).toMatchObject([400, { errors: { [field]: said } }]);
  });

  test("a large PNG is kept as small as pages need it", async () => {
    await upload({ logo: await tile(3000, 900) });
    expect((await findBrandPictures(db)).logo).toMatchObject({ width: 480, height: 144 });
  });

  test("are removed after a question, the photo with its files", async () => {
    await upload({ logo, sharing: await aPhoto("#00aa00", 1300, 700) });
    const photo = await findSharingPhoto(db);
    const fileOf = () => existsSync(join(environment.uploadsDir, `${photo?.name}-800.jpg`));
    expect(fileOf()).toBe(true);
    for (const { loader: question, action: remove } of Object.values(removal)) {
      expect((await get(question, path, {}, headers)).status).toBe(200);
      const answer = await post(remove, path, {}, {}, headers);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
      expect((await get(question, path, {}, headers)).status).toBe(404);
    }
    expect((await findBrandPictures(db)).logo).toBeNull();
    expect(fileOf()).toBe(false);
  });

  test("are for who may change settings alone", async () => {
    expect((await upload({ logo }, assistant)).status).toBe(403);
    expect((await get(loader, path, {}, assistant)).status).toBe(403);
    expect((await get(removal.logo.loader, path, {}, assistant)).status).toBe(403);
    expect((await findBrandPictures(db)).logo).toBeNull();
  });
});

function ofTheTab() {
  return favicon({ request: new Request(`${origin}/favicon.ico`), params: {}, context: {} });
}

async function answerBytes(url: string): Promise<Buffer> {
  const answer = await servePicture({
    request: new Request(`${origin}${url}`),
    params: { file: url.replace("/brand/", "") },
    context: {},
  });
  return Buffer.from(await answer.arrayBuffer());
}
