import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { listOwnPictures } from "~/domain/articles/pictures/own-pictures.server";
import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";
import { photosInUse } from "~/domain/site/photos-in-use.server";
import { environment } from "~/environment.server";
import { action, loader } from "~/routes/admin/articles/pictures";

import { signedInAs } from "../support/accounts";
import { anArticle, aPerson } from "../support/builders";
import { questionNamed } from "../support/questions";
import { answerOf, deed, get, origin, post } from "../support/requests";
import { aPhoto, type SentFile, uploadForm } from "../support/upload-forms";

const describe = deed(action, "alt");
const append = deed(action, "append");
const { action: removePicture, loader: askAboutPicture } = questionNamed("articles/delete-picture");
const { action: removeArticle } = questionNamed("articles/delete");
let headers: Record<string, string>;

const pathOf = (id: number) => `/admin/articles/${id}/pictures`;

function upload(id: number, files: readonly SentFile[], alt: string, who = headers) {
  const request = new Request(origin + pathOf(id), { method: "POST", headers: who, body: uploadForm(files, { alt }) });
  return answerOf(() => action({ request, params: { id: String(id) }, context: {} }));
}

/** An article of nobody's with one picture. */
async function pictured(width = 90) {
  const article = await anArticle(db, { content: "<p>Text</p>", status: "draft", published_at: null });
  await upload(article.id, [{ name: "a.jpg", bytes: await aPhoto("#226622", width, width / 2) }], "A green door");
  const [picture] = await listOwnPictures(db, article.id);
  if (!picture) throw new Error("No picture was kept");
  return { ...article, picture, file: join(environment.uploadsDir, `${picture.photo.name}-${width}.jpg`) };
}

const remove = (id: number, picture: number) =>
  post(
    removePicture,
    `/admin/articles/ask/delete-picture/${id}/${picture}`,
    {},
    { id: String(id), part: String(picture) },
    headers,
  );

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  await db.deleteFrom("articles").execute();
});

test("a picture of one's own is taken by its content, without where it was made, and kept with what it shows", async () => {
  const { id } = await anArticle(db);
  const bytes = await sharp(await aPhoto("#225588", 900, 600))
    .withExif({ IFD0: { Copyright: "x" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 23/1 0/1" } })
    .jpeg()
    .toBuffer();
  const answer = await upload(id, [{ name: "me.png", bytes }], "  A balcony\nat noon ");
  const [picture] = await listOwnPictures(db, id);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${pathOf(id)}?added=${picture?.id}`]);
  expect(picture?.photo).toMatchObject({ width: 900, height: 600, alt: "A balcony at noon" });
  const file = join(environment.uploadsDir, `${picture?.photo.name}-480.jpg`);
  expect((await sharp(file).metadata()).exif).toBeUndefined();
  expect(await readdir(join(environment.uploadsDir, ".received"))).toEqual([]);
  expect([...(await photosInUse(db))]).toContain(picture?.photo.name);

  const page = (await get(loader, `${pathOf(id)}?added=${picture?.id}`, { id: String(id) }, headers)).data;
  expect(page).toMatchObject({ added: picture?.id, pictures: [{ id: picture?.id, uses: [] }] });
});

test.each([
  ["without a file", [], "A door", "articlePictures.none", null],
  ["with two files", ["#111111", "#222222"], "A door", "articlePictures.none", null],
  ["without what it shows", ["#111111"], "   ", null, "articlePictures.alt.required"],
  ["with too many words", ["#111111"], "д".repeat(201), null, "field.tooLong|max=200"],
  ["without either", [], "", "articlePictures.none", "articlePictures.alt.required"],
])("a form %s is refused, and what was typed stays", async (_what, colours, alt, fileError, altError) => {
  const { id } = await anArticle(db);
  const files = await Promise.all(colours.map(async (each) => ({ name: "a.jpg", bytes: await aPhoto(each) })));
  const answer = await upload(id, files, alt);
  expect([answer.status, answer.data]).toEqual([400, { answer: { alt, fileError, altError, failure: null } }]);
  expect(await listOwnPictures(db, id)).toEqual([]);
});

test("a file that is no photo is refused in the words of all photos", async () => {
  const { id } = await anArticle(db);
  const drawing = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  for (const [bytes, reason] of [
    [drawing, "unsupported"],
    [Buffer.from("hello"), "not-an-image"],
    [(await aPhoto("#aa1122", 400, 400)).subarray(0, 900), "damaged"],
  ] as const) {
    const answer = await upload(id, [{ name: "a.jpg", bytes }], "A door");
    expect(answer.data).toMatchObject({ answer: { fileError: `images.refusal.${reason}` } });
  }
  expect(await readdir(join(environment.uploadsDir, ".received"))).toEqual([]);
});

test("where the machine cannot keep it, it says why, and what was typed stays", async () => {
  const { id } = await anArticle(db);
  const received = join(environment.uploadsDir, ".received");
  await rm(received, { recursive: true, force: true });
  await writeFile(received, "in the place of the folder");
  try {
    const answer = await upload(id, [{ name: "a.jpg", bytes: await aPhoto() }], "A door");
    const failure = "the photo folder can’t be written to";
    expect([answer.status, answer.data]).toEqual([
      500,
      { answer: { alt: "A door", fileError: null, altError: null, failure } },
    ]);
  } finally {
    await rm(received);
  }
  expect((await upload(id, [{ name: "a.jpg", bytes: await aPhoto() }], "A door")).status).toBe(303);
});

test("the same file sent twice is one picture", async () => {
  const { id } = await anArticle(db);
  const files = [{ name: "a.jpg", bytes: await aPhoto("#334455") }];
  const first = await upload(id, files, "A door");
  const second = await upload(id, files, "The same door");
  expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
  expect(await listOwnPictures(db, id)).toMatchObject([{ photo: { alt: "A door" } }]);
});

test("a picture is put at the end of the text as the cleaning leaves it, as a save of its own", async () => {
  const { id, picture } = await pictured(1300);
  const answer = await post(append, pathOf(id), { picture: String(picture.id) }, { id: String(id) }, headers);
  expect(answer.headers.get("Location")).toBe(`/admin/articles/${id}/edit`);
  const { content, version } = await db
    .selectFrom("articles")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect([content, version]).toEqual([
    `<p>Text</p>\n<figure><img src="/uploads/${picture.photo.name}-1200.jpg" alt="A green door" width="1200" height="600" loading="lazy" /></figure>`,
    2,
  ]);
  expect(sanitiseArticle(content, { hosts: [] })).toBe(content);
});

test("words for a picture are kept, and none are refused beside their field", async () => {
  const { id, picture } = await pictured();
  const said = { picture: String(picture.id), alt: "" };
  const refused = await post(describe, pathOf(id), said, { id: String(id) }, headers);
  expect([refused.status, refused.data]).toEqual([
    400,
    { described: { picture: picture.id, alt: "", error: "articlePictures.alt.required" } },
  ]);
  await post(describe, pathOf(id), { ...said, alt: "A gate" }, { id: String(id) }, headers);
  expect(await listOwnPictures(db, id)).toMatchObject([{ photo: { alt: "A gate" } }]);
});

test("a picture that nothing shows goes with its files, after a question", async () => {
  const { id, picture, file } = await pictured();
  expect(existsSync(file)).toBe(true);
  const asked = await get(askAboutPicture, "/", { id: String(id), part: String(picture.id) }, headers);
  expect(asked.data).toMatchObject({ asked: { confirm: "Delete picture" } });
  expect((await remove(id, picture.id)).headers.get("Location")).toBe(pathOf(id));
  expect([await listOwnPictures(db, id), existsSync(file)]).toEqual([[], false]);
});

test.each([
  [
    "its text",
    "text",
    (id: number, name: string) =>
      db
        .updateTable("articles")
        .set({ content: shown(name) })
        .where("id", "=", id),
  ],
  [
    "what is shared",
    "sharing",
    (id: number, name: string) => db.updateTable("articles").set({ share_photo: name }).where("id", "=", id),
  ],
  [
    "a former state",
    "revision",
    (id: number, name: string) =>
      db
        .insertInto("article_revisions")
        .values({ article_id: id, title: "T", content: shown(name), meta_description: "", created_at: "2026" }),
  ],
  [
    "a translation",
    "translation",
    (id: number, name: string) =>
      db.insertInto("translation_drafts").values({
        ...{ subject: "article" as const, subject_id: id, language: "ca" as const, requested_at: "2026" },
        words: JSON.stringify({ content: shown(name) }),
      }),
  ],
])("a picture that %s of any article needs stays, and it is said where", async (_what, where, put) => {
  const { id, picture, file } = await pictured();
  const sister = await anArticle(db, { title: "La porta", language: "ca" });
  await put(sister.id, picture.photo.name).execute();
  const page = await get(loader, pathOf(id), { id: String(id) }, headers);
  expect(page.data).toMatchObject({ pictures: [{ uses: [{ article: sister.id, title: "La porta", where }] }] });

  const asked = await get(askAboutPicture, "/", { id: String(id), part: String(picture.id) }, headers);
  expect([asked.status, asked.headers.get("Location")]).toEqual([303, pathOf(id)]);
  await remove(id, picture.id);
  expect([(await listOwnPictures(db, id)).length, existsSync(file)]).toEqual([1, true]);
});

test("with an article its pictures go, but those that another one shows become that one's", async () => {
  const going = await pictured();
  await upload(going.id, [{ name: "b.jpg", bytes: await aPhoto("#992244") }], "A red wall");
  const [red] = await listOwnPictures(db, going.id);
  const sister = await anArticle(db, { content: shown(going.picture.photo.name) });

  await post(removeArticle, "/", {}, { id: String(going.id) }, headers);
  expect(await listOwnPictures(db, sister.id)).toEqual([going.picture]);
  expect(existsSync(going.file)).toBe(true);
  expect(existsSync(join(environment.uploadsDir, `${red?.photo.name}-60.jpg`))).toBe(false);
  expect([...(await photosInUse(db))]).toEqual([going.picture.photo.name]);
});

test("a picture of another article, or of one that is gone, is not to be had", async () => {
  const { id, picture } = await pictured();
  const other = await anArticle(db);
  const sent = { picture: String(picture.id), alt: "Mine" };
  for (const button of [describe, append])
    expect((await post(button, pathOf(other.id), sent, { id: String(other.id) }, headers)).status).not.toBe(200);
  expect((await remove(other.id, picture.id)).status).not.toBe(200);
  expect(await listOwnPictures(db, id)).toEqual([picture]);
  expect((await upload(4711, [{ name: "a.jpg", bytes: await aPhoto() }], "A door")).status).toBe(404);
  expect((await upload(id, [{ name: "a.jpg", bytes: await aPhoto() }], "A door", {})).status).not.toBe(200);
});

function shown(name: string): string {
  return `<figure><img src="/uploads/${name}-1200.jpg" alt="A door" width="1200" height="831" loading="lazy" /></figure>`;
}
