import type { Db } from "~/db/database";
import { listUsedPictures } from "~/domain/articles/pictures/own-pictures.server";
import { listPhotosToShare } from "~/domain/articles/pictures/shared-photo.server";

import { anArticle, aProperty } from "../../support/builders";
import { statementsOf } from "../../support/statements";
import { describe, expect, test } from "../../support/test";

const nameOf = (number: number) => number.toString(16).padStart(24, "0");
const image = (number: number, alt = "") => `<img src="/uploads/${nameOf(number)}-800.jpg" alt="${alt}">`;

async function pictures(db: Db, article: number, numbers: readonly number[]) {
  for (const number of numbers) {
    const image_url = `/uploads/${nameOf(number)}-1600.jpg`;
    const size = { width: 1600, height: 900, created_at: "2026" };
    const values = { article_id: article, image_url, alt_text: `Picture ${number}`, ...size };
    await db.insertInto("article_pictures").values(values).execute();
  }
}

describe("many pictures of an article", () => {
  test("each have their own uses, asked for all at once", async ({ db }) => {
    const { id } = await anArticle(db, { title: "Doors", content: `<p>${image(1)}</p>`, share_photo: nameOf(2) });
    const sister = await anArticle(db, { title: "Gates", content: `${image(1)}${image(3)}`, language: "ca" });
    await pictures(db, id, [1]);
    const ofOne = await statementsOf(db, () => listUsedPictures(db, id));
    await pictures(db, id, [2, 3, 4]);
    expect(await statementsOf(db, () => listUsedPictures(db, id))).toBe(ofOne);

    const own = { article: id, title: "Doors", language: "en" };
    const other = { article: sister.id, title: "Gates", language: "ca", where: "text" };
    expect((await listUsedPictures(db, id)).map(({ photo, uses }) => ({ name: photo.name, uses }))).toEqual([
      { name: nameOf(4), uses: [] },
      { name: nameOf(3), uses: [other] },
      { name: nameOf(2), uses: [{ ...own, where: "sharing" }] },
      { name: nameOf(1), uses: [{ ...own, where: "text" }, other] },
    ]);
  });

  test("are offered for sharing in their order, with what is said of each, asked for all at once", async ({ db }) => {
    const { id } = await anArticle(db);
    const home = await aProperty(db, { images: 1 });
    await db.insertInto("article_properties").values({ article_id: id, property_id: home.id }).execute();
    const offered = (content: string) => listPhotosToShare(db, id, { content, language: "en", sharePhoto: null });
    await pictures(db, id, [1]);
    const ofOne = await statementsOf(db, () => offered(`${image(1)}${image(9)}`));
    await pictures(db, id, [2, 3]);
    const content = `${image(3, "A gate")}${image(9)}${image(1)}`;
    expect(await statementsOf(db, () => offered(content))).toBe(ofOne);
    const photos = await offered(content);
    expect(photos.slice(0, 3).map(({ name, alt }) => [name, alt])).toEqual([
      [nameOf(3), "A gate"],
      [nameOf(1), "Picture 1"],
      [nameOf(2), "Picture 2"],
    ]);
    expect(photos).toHaveLength(4);
  });
});
