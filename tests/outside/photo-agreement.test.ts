import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openDatabase } from "~/db/open.server";
import { agreementOf } from "~/domain/site/photo-agreement";
import { listShownPhotos } from "~/domain/site/photos-in-use.server";
import { compare } from "~/outside/photos/agreement.server";

import { aPhoto, aSmallSite } from "../support/small-site";

test("photos whose files are missing are counted, with the home that shows them, and those that nobody shows", async () => {
  const site = await aSmallSite(3);
  const db = openDatabase(join(site.dataDir, "xamfra.db"));
  const agreement = async () => agreementOf(await compare(site.uploadsDir, () => listShownPhotos(db)));
  expect(await agreement()).toEqual({ missing: 0, owners: [], otherOwners: 0, unnamed: 0 });

  const [one = "", two = ""] = readdirSync(site.uploadsDir).filter((name) => name.endsWith("-480.avif"));
  for (const file of [one, two]) rmSync(join(site.uploadsDir, file));
  aPhoto(site);
  const { id, title } = await db.selectFrom("properties").select(["id", "title"]).executeTakeFirstOrThrow();
  expect(await agreement()).toEqual({
    missing: 2,
    owners: [{ title, path: `/admin/properties/${id}/images`, count: 2 }],
    otherOwners: 0,
    unnamed: 1,
  });
  rmSync(site.uploadsDir, { recursive: true });
  expect(await agreement()).toMatchObject({ missing: 3, unnamed: 0 });
  await db.destroy();
});

test("of many homes whose photos are missing those with most of them are named, and the others counted", () => {
  const missing = Array.from({ length: 14 }, (_none, id) =>
    Array.from({ length: id + 1 }, () => ({
      name: "",
      width: 0,
      height: 0,
      owner: { kind: "property" as const, id, title: "" },
    })),
  ).flat();
  const { owners, otherOwners } = agreementOf({ missing, unnamed: 0 });
  expect(owners.map(({ count }) => count)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  expect(otherOwners).toBe(4);
});
