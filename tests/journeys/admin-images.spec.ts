import SQLite from "better-sqlite3";

import { expect, test, withAndWithoutScript } from "../support/agent";
import { aHomeForSale, withdraw, withSilentPictures } from "../support/homes";
import { servesEverybody } from "../support/page-faults";
import { panelDatabase } from "../support/site";
import { aPhoto } from "../support/upload-forms";
import { ownAddress, type Visitor } from "../support/visitor";

/** What the script keeps and sends is the same in a small window: told on a desk only. See playwright.config.ts. */
const alike = { tag: "@desk" };

const fifteenMegabytes = 15 * 1024 * 1024;

/** A home that no other test touches. */
function aHome(): number {
  const database = new SQLite(panelDatabase);
  try {
    const at = new Date().toISOString();
    const { lastInsertRowid } = database
      .prepare("insert into properties (title, price, neighborhood, created_at, updated_at) values (?, ?, ?, ?, ?)")
      .run("Home with images", 500_000, "eixample", at, at);
    return Number(lastInsertRowid);
  } finally {
    database.close();
  }
}

const photo = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await aPhoto(background, 90, 60),
});
const three = () => Promise.all([photo("a.jpg", "#991111"), photo("b.jpg", "#119911"), photo("c.jpg", "#111199")]);

type Chosen = { name: string; mimeType: string; buffer: Buffer };

async function uploads(agent: Visitor, files: Chosen[]) {
  await agent.field("Add images").setInputFiles(files);
  if (!agent.hasScript) await agent.presses("Upload");
}

/** The images in their order, by the names of their photos. */
const names = (agent: Visitor) =>
  agent.page
    .locator("[data-image] img")
    .evaluateAll((images) => images.map((image) => /uploads\/(\w+)-/.exec(image.getAttribute("src") ?? "")?.[1]));

const tiles = (agent: Visitor) => agent.page.locator("[data-image]");
const tile = (agent: Visitor, number: number) => tiles(agent).nth(number - 1);

/** What is read out for an image: in its field, or written below it where no script could save that. */
const saysOf = (agent: Visitor, number: number, words: string) =>
  agent.hasScript
    ? agent.stillHas({ "Alternative text": words }, tile(agent, number))
    : expect(tile(agent, number).locator("p", { hasText: words }).filter({ visible: true })).toHaveCount(1);

const haveCome = (agent: Visitor, count: number) =>
  agent.looksUntil(async () => (await tiles(agent).count()) === count, 35_000);

/** Uploads three photos and waits until they have appeared. */
async function hasThree(agent: Visitor, path: string) {
  await agent.opens(path);
  await uploads(agent, await three());
  await agent.reads("3 image(s) uploaded successfully");
  await haveCome(agent, 3);
  await agent.doesNotRead("Being processed");
}

withAndWithoutScript(() => {
  test("what the agent uploads appears; what is no image says why until it was read", async ({ agent }) => {
    await agent.opens(`/admin/properties/${aHome()}/images`);
    const letter = { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear agent") };
    await uploads(agent, [...(await three()), letter]);
    await agent.reads("3 image(s) uploaded successfully");
    await agent.reads("1 was refused: letter.jpg.");
    await agent.reads("This is not an image.");
    await haveCome(agent, 3);
    await expect(tile(agent, 1).getByText("Primary", { exact: true })).toBeVisible();

    await agent.presses("Dismiss the line about letter.jpg");
    await agent.doesNotRead("This is not an image.");
    await uploads(agent, await three());
    await agent.reads("No new images");
    await expect(tiles(agent)).toHaveCount(3);

    const [known] = await three();
    const whole = await photo("IMG_2.jpg", "#771177");
    const cut = { ...whole, buffer: whole.buffer.subarray(0, -30) };
    await uploads(agent, [await photo("d.jpg", "#117711"), ...(known ? [known] : []), cut]);
    await agent.reads("1 image(s) uploaded successfully");
    await agent.reads("1 was there already. 1 can’t be read: IMG_2.jpg.");
    await agent.reads("The file is damaged or incomplete. Copy it from the camera again.");
    await haveCome(agent, 4);
  });

  test("the agent arranges the images with plain buttons", async ({ agent }) => {
    const path = `/admin/properties/${aHome()}/images`;
    await hasThree(agent, path);
    const [a, b, c] = await names(agent);

    await agent.presses("Move image 1 later");
    await expect.poll(() => names(agent)).toEqual([b, a, c]);
    if (agent.hasScript) await expect(agent.button("Move image 2 later")).toBeFocused();
    await agent.presses("Move image 3 earlier");
    await expect.poll(() => names(agent)).toEqual([b, c, a]);

    await agent.presses("Make primary: image 2");
    await agent.reads("Primary image updated");
    await expect(tile(agent, 2).getByText("Primary", { exact: true })).toBeVisible();
    await expect(agent.page.getByText("Primary", { exact: true })).toHaveCount(1);

    const words = "Living room with two balcony doors";
    if (agent.hasScript) {
      await agent.field("Alternative text", tile(agent, 2)).fill(words);
      await agent.page.keyboard.press("Tab");
    } else {
      // No button of the page could lose it there.
      await agent.follows("Alternative text of image 2");
      await agent.fillsIn({ English: words });
      await agent.presses("Save");
    }
    await agent.reads("Alternative text saved");

    await agent.opens(path);
    expect(await names(agent)).toEqual([b, c, a]);
    await saysOf(agent, 2, words);
  });

  test("the agent says in four languages what an image shows, and that one is a floor plan", async ({ agent }) => {
    await hasThree(agent, `/admin/properties/${aHome()}/images`);
    await agent.follows("Languages and kind of image 1");
    const place = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.seesHeading("Image 1", place);
    await agent.fillsIn({ English: "Floor plan", Spanish: "Plano", Catalan: "Plànol", Russian: "План" }, place);
    await agent.chooses("Shows", "floor_plan", place);
    await agent.presses("Save", place);
    await agent.reads("Alternative text saved");
    await expect(tile(agent, 1).getByText("Floor plan", { exact: true })).toBeVisible();
    await expect(tile(agent, 2).getByText("Primary", { exact: true })).toBeVisible();
    await saysOf(agent, 1, "Floor plan");
  });

  test("the agent deletes an image after a question, or keeps it", async ({ agent }) => {
    await hasThree(agent, `/admin/properties/${aHome()}/images`);
    const [a, b, c] = await names(agent);
    await agent.follows("Delete image 1");
    await agent.seesHeading("Are you sure you want to delete this image?");
    await agent.follows("Keep it");
    await expect(tiles(agent)).toHaveCount(3);

    await agent.follows("Delete image 1");
    await agent.presses("Delete image", agent.hasScript ? agent.dialog() : agent.page.locator("main"));
    await agent.reads("Image deleted successfully");
    expect(await names(agent)).toEqual([b, c]);
    await expect(tile(agent, 1).getByText("Primary", { exact: true })).toBeVisible();
    expect((await agent.page.request.get(`/uploads/${a}-90.jpg`)).status()).toBe(404);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the property's form leads to the page of its images", async ({ agent }) => {
    const id = aHome();
    await agent.opens(`/admin/properties/${id}/edit`);
    await expect(agent.page.locator("#image-files")).toBeHidden();
    await agent.follows("Manage images");
    await agent.isAt(`/admin/properties/${id}/images`);
    await agent.presses("Upload");
    await agent.reads("Choose one or more images");
  });
});

test.describe("with script", () => {
  test("the property's form keeps what is typed while its images change", alike, async ({ agent }) => {
    const id = aHome();
    const path = `/admin/properties/${id}/edit`;
    await agent.opens(path);
    await agent.fillsIn({ Title: "A title not saved yet" });
    await agent.marksThePage();
    await uploads(agent, await three());
    await agent.reads("3 image(s) uploaded successfully");
    await expect(tiles(agent)).toHaveCount(3, { timeout: 20_000 });
    const [a, b, c] = await names(agent);
    await agent.presses("Move image 1 later");
    await expect.poll(() => names(agent)).toEqual([b, a, c]);
    await agent.field("Alternative text", tile(agent, 1)).fill("Kitchen");
    await agent.page.keyboard.press("Enter");
    await agent.reads("Alternative text saved");
    await agent.follows("Delete image 3");
    await agent.presses("Delete image", agent.dialog());
    await agent.reads("Image deleted successfully");
    expect(await names(agent)).toEqual([b, a]);
    await agent.stillHas({ Title: "A title not saved yet" });
    await agent.isStillOnTheMarkedPage();
    await agent.isAt(path);
  });

  test("the agent draws an image to another place, and takes it back with Escape", async ({ agent }) => {
    await hasThree(agent, `/admin/properties/${aHome()}/images`);
    const [a, b, c] = await names(agent);
    const middle = async (number: number) => {
      const box = await tile(agent, number).locator("[data-image-handle]").boundingBox();
      if (!box) throw new Error("No handle.");
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const { mouse } = agent.page;
    const draws = async (from: number, to: number) => {
      await tile(agent, from).scrollIntoViewIfNeeded();
      const [start, end] = [await middle(from), await middle(to)];
      await mouse.move(start.x, start.y);
      await mouse.down();
      await mouse.move(end.x, end.y, { steps: 12 });
    };
    await agent.page.setViewportSize({ width: agent.page.viewportSize()?.width ?? 1440, height: 1600 });

    await draws(3, 1);
    await expect.poll(() => names(agent)).toEqual([c, a, b]);
    await agent.page.keyboard.press("Escape");
    await mouse.up();
    await expect.poll(() => names(agent)).toEqual([a, b, c]);

    const sent = agent.page.waitForResponse((answer) => answer.request().method() === "POST");
    await draws(1, 3);
    await mouse.up();
    expect((await sent).status()).toBe(303);
    await expect.poll(() => names(agent)).toEqual([b, c, a]);
    await agent.page.reload();
    expect(await names(agent)).toEqual([b, c, a]);
  });

  test("a file that is too large is not sent; the others are", alike, async ({ agent }) => {
    await agent.opens(`/admin/properties/${aHome()}/images`);
    const large = { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(fifteenMegabytes + 1) };
    await uploads(agent, [large, await photo("a.jpg", "#771177")]);
    await agent.reads("1 image(s) uploaded successfully");
    await agent.reads("It is larger than 15 MB. Save a smaller version.");
    expect(agent.formAnswers).toEqual([303]);
    await expect(tiles(agent)).toHaveCount(1, { timeout: 20_000 });
    await agent.reads("large.jpg");
    await agent.presses("Dismiss");
    await agent.doesNotRead("large.jpg");
  });

  test("a text that is being typed stays while images appear", alike, async ({ agent }) => {
    const path = `/admin/properties/${aHome()}/images`;
    await hasThree(agent, path);
    const field = agent.field("Alternative text", tile(agent, 2));
    await field.pressSequentially("Bedr");
    await agent.field("Add images").setInputFiles([await photo("d.jpg", "#777711")]);
    await expect(tiles(agent)).toHaveCount(4, { timeout: 20_000 });
    await expect(field).toHaveValue("Bedr");
  });

  test("photos that were chosen before the script arrived are sent when it does", alike, async ({ agent }) => {
    const arrives = await agent.waitsForScript("panel");
    await agent.page.goto(`/admin/properties/${aHome()}/images`, { waitUntil: "commit" });
    await agent.field("Add images").setInputFiles([await photo("a.jpg", "#771177")]);
    arrives();
    await expect(tiles(agent)).toHaveCount(1, { timeout: 20_000 });
  });
});

withAndWithoutScript(() => {
  test("texts are proposed for pictures from what is known and what the agent sees, and saved after a look", async ({
    agent,
  }) => {
    const home = aHomeForSale({ title: `Described ${ownAddress()}`, summary: "A home.", description: "A home." });
    withSilentPictures(home);
    await agent.opens(`/admin/properties/${home}/images`);
    await agent.follows("Propose texts");
    await agent.stillHas({
      "Image 2, English": "Floor plan of a three-bedroom apartment in the Eixample, 118\u00a0m²",
    });
    await agent.stillHas({ "Image 1, Catalan": "" });
    await agent.fillsIn({ "Image 1, Russian": "Кухня с окном во двор" });
    await agent.chooses("Photograph 1 shows", "Kitchen");
    await agent.presses("Write texts for photograph 1");
    await agent.stillHas({ "Image 1, Russian": "Кухня с окном во двор" });
    await expect(agent.field("Image 1, Catalan")).toHaveValue(/^Cuina d’un pis de tres dormitoris/);
    if (agent.hasScript) await servesEverybody(agent);
    await agent.presses("Save texts");
    await agent.reads("Texts saved: 8");
    await agent.isAt(`/admin/properties/${home}/images`);
    await agent.doesNotRead("Propose texts");
    await agent.opens(`/ru/property/${home}`);
    await expect(agent.page.getByAltText("Кухня с окном во двор").first()).toBeAttached();
    withdraw(home);
  });
});
