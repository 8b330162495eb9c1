import { existsSync } from "node:fs";
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { insertable } from "~/domain/articles/pictures/insertable-picture";
import { imageUrl } from "~/domain/listings/photo";
import { environment } from "~/environment.server";
import type { PageMeta } from "~/http/pages/page-meta";
import { acceptPhoto, removePhoto } from "~/outside/photos/accept.server";
import { sweepPhotos } from "~/outside/photos/sweep.server";
import { loader } from "~/routes/machine/shared-picture";
import { loader as showArticle } from "~/routes/site/articles/article";
import { loader as showHome } from "~/routes/site/property/route";

import { anArticle, aProperty, theAgency } from "../support/builders";
import { answerOf, get, origin } from "../support/requests";

const { uploadsDir } = environment;
const shared = join(uploadsDir, "shared");

beforeEach(async () => {
  await db.deleteFrom("articles").execute();
  await db.deleteFrom("properties").execute();
  await rm(shared, { recursive: true, force: true });
});

/** A photo of three stripes, the middle one green, with its files; as an article's own, for want of another owner. */
async function aStoredPhoto(width: number, height: number, article?: number) {
  const stripe = Math.round(height / 3);
  const green = await sharp({ create: { width, height: stripe, channels: 3, background: "#008800" } })
    .png()
    .toBuffer();
  const source = join(uploadsDir, `source-${width}-${height}.png`);
  await mkdir(uploadsDir, { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: "#880000" } })
    .composite([{ input: green, top: stripe, left: 0 }])
    .png()
    .toFile(source);
  const accepted = await acceptPhoto(source, uploadsDir);
  await rm(source);
  if (!accepted.ok) throw new Error(accepted.reason);
  const { photo } = accepted;
  const owner = article ?? (await anArticle(db)).id;
  const { width: w, height: h } = photo;
  const row = {
    article_id: owner,
    image_url: imageUrl(photo),
    width: w,
    height: h,
    alt_text: "Stripes",
    created_at: "2026",
  };
  await db.insertInto("article_pictures").values(row).execute();
  return { ...photo, alt: "Stripes" };
}

const ask = (file: string) =>
  answerOf(() => loader({ request: new Request(`${origin}/uploads/shared/${file}`), params: { file }, context: {} }));

test.each([
  ["wide", 1600, 700],
  ["upright", 700, 1400],
  ["small", 300, 200],
])(
  "what is cut out of a %s photo is the middle of it, of the size of networks, and kept",
  async (_what, width, height) => {
    const { name } = await aStoredPhoto(width, height);
    const request = () => new Request(`${origin}/uploads/shared/${name}.jpg`);
    const [one, other] = await Promise.all(
      [1, 2].map(() => loader({ request: request(), params: { file: `${name}.jpg` }, context: {} })),
    );
    const bytes = Buffer.from(await one!.arrayBuffer());
    expect(Buffer.from(await other!.arrayBuffer()).equals(bytes)).toBe(true);
    expect(one?.headers.get("Content-Type")).toBe("image/jpeg");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    const middle = await sharp(bytes).extract({ left: 590, top: 305, width: 20, height: 20 }).toBuffer();
    const { dominant } = await sharp(middle).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r);
    expect(await readdir(shared)).toEqual([`${name}.jpg`]);
  },
);

test("of what no record shows there is none, whatever the name", async () => {
  for (const file of [`${"a".repeat(24)}.jpg`, "x.jpg", "..%2Fsecret.jpg", `${"a".repeat(24)}.png`]) {
    expect((await ask(file)).status).toBe(404);
  }
  expect(existsSync(shared)).toBe(false);
});

test("where it cannot be made the photo itself is shown", async () => {
  const { id } = await anArticle(db);
  const photo = { name: "b".repeat(24), width: 1600 };
  const row = {
    article_id: id,
    image_url: imageUrl(photo),
    width: 1600,
    height: 900,
    alt_text: "Gone",
    created_at: "2026",
  };
  await db.insertInto("article_pictures").values(row).execute();
  const gone = await ask(`${photo.name}.jpg`);
  expect([gone.status, gone.headers.get("Location")]).toEqual([302, imageUrl(photo)]);

  const there = await aStoredPhoto(640, 480);
  await mkdir(uploadsDir, { recursive: true });
  // A file where the folder should be: nothing can be kept.
  await writeFile(shared, "");
  const unkept = await ask(`${there.name}.jpg`);
  expect([unkept.status, unkept.headers.get("Location")]).toEqual([302, imageUrl(there)]);
});

test("it goes with its photo, and at night where its photo is gone", async () => {
  const photo = await aStoredPhoto(640, 480);
  await ask(`${photo.name}.jpg`);
  expect(await readdir(shared)).toHaveLength(1);
  await removePhoto(photo.name, uploadsDir);
  expect(await readdir(shared)).toEqual([]);

  const orphan = join(shared, `${"d".repeat(24)}.jpg`);
  await writeFile(orphan, "");
  await utimes(orphan, new Date("2026-01-01"), new Date("2026-01-01"));
  await sweepPhotos(uploadsDir, { photos: new Set(), received: new Set() }, new Date("2026-01-03"));
  expect(await readdir(shared)).toEqual([]);
});

test("an article shares the chosen picture, else the first of its text that is there, else the one that leads it", async () => {
  await theAgency(db);
  const pictureOf = async (page: typeof showArticle | typeof showHome, params: Record<string, string>) => {
    const { meta } = (await get(page, "/", params)).data as { meta: PageMeta };
    return { ...meta.picture, url: new URL(meta.picture?.url ?? "").pathname };
  };
  const home = await aProperty(db, { images: 2 });
  const leads = await db.selectFrom("property_images").where("property_id", "=", home.id).select("image_url").execute();
  const leading = /[0-9a-f]{24}/.exec(leads[0]?.image_url ?? "")?.[0];
  const size = { width: 1200, height: 630 };
  const { id, slug } = await anArticle(db);
  const ofArticle = () => pictureOf(showArticle, { slug });
  expect(await ofArticle()).toMatchObject({ ...size, url: `/uploads/shared/${leading}.jpg` });

  const [first, second] = [await aStoredPhoto(320, 200, id), await aStoredPhoto(330, 200, id)];
  const img = ({ src }: { src: string }, alt: string) => `<figure><img src="${src}" alt="${alt}"></figure>`;
  const lost = img({ src: `/uploads/${"e".repeat(24)}-800.jpg` }, "Lost");
  const content = `<p>Text</p>${lost}${img(insertable(first), "Red &amp; green")}${img(insertable(second), "Later")}`;
  await db.updateTable("articles").set({ content }).where("id", "=", id).execute();
  expect(await ofArticle()).toEqual({ ...size, url: `/uploads/shared/${first.name}.jpg`, alt: "Red & green" });

  await db.updateTable("articles").set({ share_photo: second.name }).where("id", "=", id).execute();
  expect(await ofArticle()).toEqual({ ...size, url: `/uploads/shared/${second.name}.jpg`, alt: "Later" });

  expect(await pictureOf(showHome, { id: String(home.id) })).toMatchObject({
    ...size,
    url: `/uploads/shared/${leading}.jpg`,
  });
  expect((await get(loader, "/", { file: `${second.name}.jpg` })).status).toBe(200);
});
