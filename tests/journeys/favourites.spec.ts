import { storedMessages } from "../support/records";
import { expect, ownAddress, test, withAndWithoutScript } from "../support/visitor";
import { asksForTwoBedroomsInGracia } from "../support/wishes";

const corner = "Corner apartment with glazed gallery";
const loft = "Loft in a former workshop";
const duplex = "Duplex with tiled floors and roof terrace";

withAndWithoutScript(() => {
  test("a visitor saves homes from the list and from their pages, finds them again and removes them", async ({
    visitor,
  }) => {
    await visitor.opens("/favourites");
    await visitor.seesHeading("No saved homes yet");
    await visitor.follows("See all homes", visitor.page.locator("main"));

    await visitor.presses(`Save: ${corner}`);
    await visitor.reads("Added to your saved homes.");
    await expect(visitor.button(`Remove from saved homes: ${corner}`)).toBeVisible();
    await visitor.opens("/property/5");
    await visitor.page.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
    await visitor.reads("Added to your saved homes.");
    await expect(visitor.page.getByRole("main").getByRole("button", { name: "Saved", exact: true })).toBeVisible();
    await expect(visitor.button(`Remove from saved homes: ${loft}`)).toBeVisible();
    await expect(visitor.page.getByRole("banner").getByRole("link", { name: "Saved homes: 2" })).toBeVisible();

    await visitor.opens("/favourites");
    await visitor.reads("2 homes saved");
    await expect(visitor.titles()).toHaveText([loft, corner]);
    await visitor.page.reload();
    await expect(visitor.titles()).toHaveText([loft, corner]);

    await visitor.presses(`Remove from saved homes: ${loft}`);
    await visitor.reads("Removed from your saved homes.");
    await visitor.reads("1 home saved");
    await expect(visitor.titles()).toHaveText([corner]);
    await visitor.presses(`Remove from saved homes: ${corner}`);
    await visitor.seesHeading("No saved homes yet");

    await visitor.opens("/properties");
    await expect(visitor.button(`Save: ${corner}`)).toBeVisible();
  });

  test("a home is saved without leaving the place in the list, whatever filters are set", async ({ visitor }) => {
    await visitor.opens("/es/properties?neighborhood=eixample");
    await visitor.presses(/^Guardar: .*Ático/);
    await expect(visitor.button(/^Quitar de las viviendas guardadas: .*Ático/)).toBeVisible();
    await visitor.isAt("/es/properties?neighborhood=eixample");
    await visitor.opens("/es/favourites");
    await expect(visitor.titles()).toHaveCount(1);
  });

  test("a saved home that is taken off the site leaves the list and nothing else", async ({
    visitor,
    context,
    baseURL,
  }) => {
    const value = Buffer.from(JSON.stringify([424242, 3])).toString("base64");
    // A browser takes a secure cookie from localhost; the test's own door asks for an address of https.
    const url = baseURL?.replace("http:", "https:");
    await context.addCookies([{ name: "__Host-favourites", value, url, secure: true }]);
    await visitor.opens("/favourites");
    await expect(visitor.titles()).toHaveText([duplex]);
  });
});

test("two homes saved in one breath are sent one after the other, since each finds the list in a cookie", async ({
  visitor,
}) => {
  await visitor.opens("/properties");
  const posts: string[] = [];
  visitor.page.on("request", (request) => {
    if (request.method() === "POST") posts.push(`asked ${new URL(request.url()).pathname}`);
  });
  visitor.page.on("response", (response) => {
    if (response.request().method() === "POST") posts.push(`answered ${new URL(response.url()).pathname}`);
  });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await visitor.page.route(
    "**/favourites",
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await visitor.presses(`Save: ${corner}`);
  await visitor.presses(`Save: ${loft}`);
  letGo();
  for (const title of [corner, loft]) await expect(visitor.button(`Remove from saved homes: ${title}`)).toBeVisible();
  expect(posts).toEqual([1, 5].flatMap(() => ["asked /favourites", "answered /favourites"]));
  await visitor.opens("/favourites");
  await visitor.reads("2 homes saved");
});

withAndWithoutScript(() => {
  test("a visitor who wants two bedrooms under a budget with a terrace compares what fits, asks about both, and sends the list on", async ({
    visitor,
    browser,
  }) => {
    await asksForTwoBedroomsInGracia(visitor, "900.000");
    await visitor.reads("Up to €900,000");
    await visitor.presses(`Save: ${duplex}`);
    await visitor.reads("Added to your saved homes.");
    await visitor.follows(/^Remove: Gràcia/);
    await expect(visitor.button(`Save: ${corner}`)).toBeVisible();
    await visitor.presses(`Save: ${corner}`);
    await expect(visitor.button(`Remove from saved homes: ${corner}`)).toBeVisible();
    await visitor.opens("/favourites");
    await visitor.seesHeading("Side by side");
    const table = visitor.page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText([new RegExp(corner), /Duplex/]);
    for (const row of ["Price per m²", "Price and costs", "Community fees"]) {
      await expect(table.getByRole("rowheader", { name: row })).toBeVisible();
    }

    await visitor.page.getByText("Share this list").click();
    const link = await visitor.field("Link to this page").inputValue();
    expect(new URL(link).search).toBe("?homes=1,3");
    const other = await browser.newContext();
    const friend = await other.newPage();
    await friend.goto(link);
    await expect(friend.getByRole("article").getByRole("heading")).toHaveCount(2);
    await friend.getByRole("button", { name: "Save all" }).click();
    await expect(friend.getByRole("heading", { name: "Saved homes", level: 1 })).toBeVisible();
    await expect(friend.getByRole("article").getByRole("heading")).toHaveCount(2);
    await other.close();

    const form = await visitor.opensForm("Ask about them all", "Write to us");
    await visitor.reads("You are asking about", visitor.hasScript ? visitor.dialog() : visitor.page);
    await expect(visitor.field(/^Your message/, form)).toHaveValue(/know more about these homes/);
    const email = ownAddress();
    await visitor.fillsIn({ "First name": "Ana", "Last name": "Puig", Email: email }, form);
    await visitor.takesTheTimeAPersonTakes();
    await visitor.presses("Send message", form);
    await visitor.reads("What you sent us");
    await visitor.reads(`A receipt is on its way to ${email}`);
    expect(storedMessages(email)).toHaveLength(1);
  });
});
