import { agencyFields, agencySchema } from "~/domain/agency/agency.schema";
import { agencyIdentity, findAgency, saveAgency } from "~/domain/agency/agency.server";
import { brandUrl, iconUrl, readBrandFileName } from "~/domain/agency/brand";
import {
  findBrandFile,
  findBrandPictures,
  removeBrandPicture,
  saveBrand,
  showsSampleMark,
} from "~/domain/agency/brand-pictures.server";
import { removeSamples, restoreSamples } from "~/domain/samples/removal.server";
import { titleOf } from "~/domain/site/brand";
import { findBrand } from "~/domain/site/brand.server";
import { contentVersion } from "~/domain/site/content-version.server";

import { aPerson, theAgency } from "../support/builders";
import { theSamples } from "../support/samples";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-27T10:00:00.000Z");
const drawing = (text: string) => ({
  mediaType: "image/svg+xml" as const,
  content: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`),
  width: 200,
  height: 40,
});

async function rename(db: Parameters<typeof findAgency>[0], name: string) {
  const { agency, version } = await findAgency(db);
  const saved = await saveAgency(db, { ...agency, name }, version, now);
  expect(saved.ok).toBe(true);
}

describe("the mark of the sample", () => {
  test("is shown with the sample's name, and with no other", async ({ db }) => {
    await theSamples(db);
    expect(await findBrand(db, "en")).toMatchObject({ name: "Xamfrà", showsName: true, logo: { width: 64 } });
    await rename(db, "Finques Puig");
    expect(await findBrand(db, "en")).toMatchObject({ name: "Finques Puig", logo: null, logoDark: null, icon: null });
    expect(await showsSampleMark(db)).toBe(false);
    await rename(db, "Xamfrà");
    expect((await findBrandPictures(db)).icon).not.toBeNull();
  });

  test("goes with the other samples, and comes back with them", async ({ db }) => {
    await theSamples(db);
    const { id } = await aPerson(db, { admin: "active" });
    await removeSamples(db, id, now);
    expect(await findBrandPictures(db)).toEqual({ logo: null, "logo-dark": null, icon: null });
    await restoreSamples(db, id, now);
    expect((await findBrandPictures(db)).logo).not.toBeNull();
  });

  test("goes whole with the first picture of one's own", async ({ db }) => {
    await theSamples(db);
    const before = (await findBrandPictures(db)).logo?.hash ?? "";
    await saveBrand(db, { pictures: { logo: drawing("<g/>") }, sharing: null, showsName: false }, null, now);
    expect(await findBrandPictures(db)).toMatchObject({ logo: { width: 200 }, "logo-dark": null, icon: null });
    expect(await findBrandFile(db, before)).toBeUndefined();
  });
});

describe("a picture of the agency", () => {
  test("has the name of its content, and moves what pages show", async ({ db }) => {
    await theAgency(db);
    const version = await contentVersion(db);
    const change = (text: string) => ({ pictures: { icon: drawing(text) }, sharing: null, showsName: false });
    await saveBrand(db, change("<g/>"), null, now);
    const first = (await findBrandPictures(db)).icon;
    await saveBrand(db, change("<path/>"), null, now);
    const second = (await findBrandPictures(db)).icon;
    expect(await contentVersion(db)).toBeGreaterThan(version);
    expect(first?.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(second?.hash).not.toBe(first?.hash);
    // Nothing is left of the one before: it takes no room.
    expect(await findBrandFile(db, first?.hash ?? "")).toBeUndefined();
    const { id } = await aPerson(db, { admin: "active" });
    expect(await removeBrandPicture(db, "icon", id, now)).toBe(true);
    expect(await removeBrandPicture(db, "icon", id, now)).toBe(false);
  });

  test("is found by its file name alone", () => {
    const hash = "0123456789abcdef";
    expect(readBrandFileName(brandUrl({ hash, mediaType: "image/png" }).slice("/brand/".length))).toEqual({
      hash,
      size: null,
    });
    expect(readBrandFileName(iconUrl({ hash }, 180).slice("/brand/".length))).toEqual({ hash, size: 180 });
    for (const other of [`${hash}-181.png`, `${hash}-180.svg`, `../${hash}.png`, `${hash}.PNG`, "x"]) {
      expect(readBrandFileName(other)).toBeUndefined();
    }
    expect(iconUrl(null, 48)).toBe("/icons/icon-48.png");
  });
});

test("the price range and the sentence of the footer are the agency's", async ({ db }) => {
  const agency = await theAgency(db);
  const fields = { ...agencyFields({ ...agency, priceFrom: 200_000, priceTo: 450_000 }), version: "" };
  const typed = { ...fields, "footerSentence-ca": "Pisos al Poblenou.", priceTo: "450.000" };
  const { version } = await findAgency(db);
  await saveAgency(db, agencySchema.parse(typed).agency, version, now);
  expect(await agencyIdentity(db, "ca")).toMatchObject({
    footerSentence: "Pisos al Poblenou.",
    priceFrom: 200_000,
    priceTo: 450_000,
  });
  const wrong = agencySchema.safeParse({ ...typed, priceFrom: "500000" }).error?.issues;
  expect(wrong?.map(({ path, message }) => [path[0], message])).toEqual([["priceTo", "settings.priceTo.tooLow"]]);
});

test("a title names its page and whose it is, or its page alone", () => {
  expect(titleOf("Contact", { name: "Ø" })).toBe("Contact · Ø");
  expect(titleOf("Contact", { name: "" })).toBe("Contact");
});
