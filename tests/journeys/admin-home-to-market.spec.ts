import { join } from "node:path";

import { expect, test, withAndWithoutScript } from "../support/agent";
import { aPhoto } from "../support/upload-forms";
import { ownAddress } from "../support/visitor";

const plainPhotos = () =>
  Promise.all(
    ["#884411", "#118844", "#441188"].map(async (background, number) => ({
      name: `${number}.jpg`,
      mimeType: "image/jpeg",
      buffer: await aPhoto(background, 900, 600),
    })),
  );
const photo = (name: string) => join(process.cwd(), "app/seed/photos", `${name}.jpg`);
const photos = ["sarria-flat-living", "sarria-flat-bedroom", "gracia-duplex-living"].map(photo);

withAndWithoutScript(() => {
  test("a home goes to market: written down, photographed, published, sold, and buyers see it so", async ({
    agent,
    baseURL,
    browser,
  }) => {
    test.slow();
    const title = `Attic ${ownAddress().replace(/\W/g, "").slice(-12)}`;
    const buyer = await (await browser.newContext({ baseURL })).newPage();
    const cards = buyer.getByRole("article").filter({ hasText: title });

    await agent.opens("/admin/properties/new");
    await agent.reads("Save the property first to upload images");
    await agent.fillsIn({ Title: title, Price: "999.000", Bedrooms: "2", Bathrooms: "1", Area: "80" });
    await agent.chooses("Neighbourhood", "Gràcia");
    await agent.presses("Create property");
    await agent.reads("Property created successfully");
    await expect.poll(() => agent.address()).toMatch(/^\/admin\/properties\/\d+\/edit$/);
    const id = Number(/\d+/.exec(agent.address())?.[0]);
    await buyer.goto("/properties");
    await expect(cards).toHaveCount(0);
    expect((await buyer.goto(`/property/${id}`))?.status()).toBe(404);

    await agent.opens(`/admin/properties/${id}/images`);
    // Photos as a camera makes them once; elsewhere the same journey with some that are packed sooner.
    const isWhole = agent.hasScript && !agent.isOnPhone;
    await agent.page.locator('input[type="file"]').setInputFiles(isWhole ? photos : await plainPhotos());
    if (!agent.hasScript) await agent.presses("Upload");
    await agent.reads("3 image(s) uploaded successfully");
    const tiles = agent.page.getByRole("list", { name: "Images in order" }).getByRole("listitem");
    // They are prepared one after another, outside the request; the page shows each as soon as it is there.
    const moved = tiles.getByRole("button", { name: /^Move image \d later$/ });
    await agent.looksUntil(async () => (await moved.count()) === 3, 80_000);

    const sources = async () =>
      tiles.locator("img").evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    const [first, second, third] = await sources();
    await agent.presses("Move image 3 earlier");
    await expect.poll(sources).toEqual([first, third, second]);
    await agent.presses("Make primary: image 2");
    await agent.reads("Primary image updated");
    await expect(tiles.nth(1).getByText("Primary", { exact: true })).toBeVisible();

    await agent.opens(`/admin/properties/${id}/edit`);
    await agent.chooses("Status", "Available", agent.page.locator("main"));
    await agent.presses("Update property");
    await agent.seesHeading("The advert lacks something the law requires. Publish all the same?");
    await agent.presses("Publish", agent.page.locator("main"));
    await agent.reads("Property published");
    await buyer.goto("/properties");
    await expect(cards).toHaveCount(1);
    const fileOf = (src: string | null | undefined) => /[0-9a-f]{24}/.exec(src ?? "")?.[0];
    expect(fileOf(await cards.locator("img").getAttribute("src"))).toBe(fileOf(third));
    await cards.getByRole("link", { name: title }).first().click();
    await expect(buyer.getByRole("heading", { name: title })).toBeVisible();
    await expect(buyer.getByText("€999,000").filter({ visible: true }).first()).toBeVisible();

    await agent.opens(`/admin/properties/${id}/edit`);
    await agent.chooses("Status", "Sold", agent.page.locator("main"));
    await agent.presses("Update property");
    await agent.reads("Property updated successfully");
    await buyer.goto("/properties");
    await expect(cards).toHaveCount(0);
    // The page stays, and says so.
    expect((await buyer.goto(`/property/${id}`))?.status()).toBe(200);
    await expect(buyer.getByText("Sold", { exact: true }).first()).toBeVisible();

    await agent.opens(`/admin/properties/ask/delete/${id}`);
    await agent.seesHeading("Are you sure you want to delete this property?");
    await agent.presses("Delete", agent.page.locator("main"));
    await agent.reads("Property deleted successfully");
    expect((await buyer.goto(`/property/${id}`))?.status()).toBe(404);
    await buyer.context().close();
  });
});
