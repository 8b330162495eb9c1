import { anUnlistedHome } from "../support/records";
import { expect, test, withAndWithoutScript } from "../support/visitor";
import { asksForTwoBedroomsInGracia } from "../support/wishes";

const dearestFirst = [
  "House with garden and pool",
  "Penthouse on Carrer de Girona",
  "Corner apartment with glazed gallery",
  "Four-bedroom apartment near Sarrià market",
  "Duplex with tiled floors and roof terrace",
  "Loft in a former workshop",
];

withAndWithoutScript(() => {
  test.describe("looking for a home", () => {
    test("a visitor narrows the list by place and price and reads how many homes were found", async ({ visitor }) => {
      await visitor.opens("/properties");
      await visitor.reads("6 properties found");

      await visitor.asksForHomes({ Neighbourhood: "Eixample" });
      await visitor.reads("2 properties found");
      await expect(visitor.titles()).toHaveText([
        "Penthouse on Carrer de Girona",
        "Corner apartment with glazed gallery",
      ]);

      await visitor.opens("/properties?neighborhood=eixample");
      await visitor.asksForHomes({ Price: "€500,000–700,000" });
      await visitor.reads("0 properties found");
      await visitor.opens("/properties");
      await visitor.asksForHomes({ Price: "€500,000–700,000" });
      await visitor.reads("2 properties found");
      await expect(visitor.titles()).toHaveText(dearestFirst.slice(4));
    });

    test("a visitor presses a neighbourhood on the map and lets it go again, and a pin leads to its home", async ({
      visitor,
    }) => {
      await visitor.page.setViewportSize({ width: 1440, height: 900 });
      const map = visitor.page.getByRole("group", { name: "Map of Barcelona" });
      const pins = map.getByRole("link", { name: /€/ });
      await visitor.opens("/properties?bedrooms=2");
      await expect(pins).toHaveCount(5);
      await map.getByRole("link", { name: "Gràcia, 1 home" }).getByText("Gràcia").click();
      await visitor.reads("1 property found");
      expect(Object.fromEntries(new URL(visitor.page.url()).searchParams)).toEqual({
        neighborhood: "gracia",
        bedrooms: "2",
      });
      await expect(pins).toHaveCount(1);
      await expect(map.locator("[aria-current]")).toHaveAccessibleName(/^Gràcia, 1 home\. Selected/);

      await visitor.follows("All neighbourhoods: 5 homes");
      await visitor.reads("5 properties found");
      await pins.filter({ hasText: "Penthouse on Carrer de Girona, €895,000" }).click();
      await visitor.seesHeading("Penthouse on Carrer de Girona");
    });

    test("a visitor with a phone switches from the list to the map and back", async ({ visitor }) => {
      await visitor.page.setViewportSize({ width: 390, height: 844 });
      const map = visitor.page.getByRole("group", { name: "Map of Barcelona" });
      await visitor.opens("/properties?price=900k%2B");
      await expect(map).toBeHidden();
      await visitor.follows("Map");
      await expect(map.getByRole("link", { name: "House with garden and pool, €950,000" })).toBeVisible();
      await expect(visitor.titles()).toHaveCount(0);
      await visitor.reads("1 property found");
      await visitor.follows("List");
      await expect(visitor.titles()).toHaveText(["House with garden and pool"]);
      await visitor.opens("/properties");
      await expect(map).toBeHidden();
    });

    test("a visitor sorts the list, and the address keeps what was asked for", async ({ visitor }) => {
      await visitor.opens("/properties");
      await expect(visitor.titles()).toHaveText(dearestFirst);

      await visitor.asksForHomes({ "Sort by": "Price, low to high" });
      await expect(visitor.titles()).toHaveText(dearestFirst.toReversed());
      expect(new URL(visitor.page.url()).searchParams.get("sort")).toBe("price-asc");

      await visitor.page.reload();
      await expect(visitor.titles()).toHaveText(dearestFirst.toReversed());
      await visitor.page.goBack();
      await expect(visitor.titles()).toHaveText(dearestFirst);
    });

    test("a visitor who asks for what there is not finds a way out", async ({ visitor }) => {
      await visitor.opens("/properties?neighborhood=eixample&price=900k%2B");
      await visitor.reads("0 properties found");
      await visitor.seesHeading("No homes in the Eixample at €900,000 or more at the moment");

      await visitor.follows("Clear filters");
      await visitor.reads("6 properties found");
      await visitor.isAt("/properties");
    });

    test("a visitor asks for two bedrooms under a budget in Gràcia with a terrace, and takes one wish away again", async ({
      visitor,
    }) => {
      await asksForTwoBedroomsInGracia(visitor, "600.000");
      await visitor.reads("0 properties found");
      await visitor.follows(/Up to €600,000”: 1 home/);
      await visitor.reads("1 property found");
      await expect(visitor.titles()).toHaveText(["Duplex with tiled floors and roof terrace"]);
      const { searchParams } = new URL(visitor.page.url());
      expect(Object.fromEntries(searchParams)).toEqual({ neighborhood: "gracia", bedrooms: "2", terrace: "1" });

      await visitor.follows(/^Remove: Gràcia/);
      await visitor.reads("5 properties found");
      await visitor.follows("Clear all");
      await visitor.isAt("/properties");
      await visitor.reads("6 properties found");
    });

    test("filters that do not exist count as not asked for, and the page says so", async ({ visitor }) => {
      const answer = await visitor.opens(
        "/properties?neighborhood=atlantis&price=1&price=2&sort=%00&page=999999&x[]=1",
      );
      expect(answer?.status()).toBe(200);
      await visitor.reads("6 properties found");
      await visitor.reads(/an option we don’t know.*“atlantis”/);
      await expect(visitor.titles()).toHaveText(dearestFirst);
      await visitor.opens("/properties?neighborhood=GR%C3%80CIA");
      await expect(visitor.titles()).toHaveText(["Duplex with tiled floors and roof terrace"]);
    });

    test("the filters of the home page apply, price included, and lead on to the whole list", async ({ visitor }) => {
      await visitor.opens("/");
      const section = visitor.page.locator("#properties");
      await visitor.asksForHomes({ Price: "€900,000 and over" });
      await expect(visitor.titles(section)).toHaveText(["House with garden and pool"]);

      await visitor.follows("All properties", section);
      await visitor.isAt("/properties?price=900k%2B");
      await expect(visitor.titles()).toHaveText(["House with garden and pool"]);
    });

    test("the home page says when nothing fits and shows all homes again", async ({ visitor }) => {
      await visitor.opens("/?neighborhood=pedralbes&price=500-700k");
      const section = visitor.page.locator("#properties");
      await visitor.seesHeading("No homes match these filters at the moment", section);

      await visitor.follows("Clear filters", section);
      await expect(visitor.titles(section)).not.toHaveCount(0);
      await expect(visitor.titles(section).first()).toHaveText("House with garden and pool");
    });
  });

  test.describe("looking at a home", () => {
    test("a visitor pages the gallery forward and back, past both ends", async ({ visitor }) => {
      await visitor.opens("/property/1");
      const gallery = visitor.page.getByRole("region", { name: "Photographs" });
      const photo = gallery.locator("figure img");
      const seen: (string | null)[] = [];
      const turns = ["Next photograph", "Previous photograph", "Previous photograph", "Next photograph"];
      for (const [turn, counter] of ["2 / 5", "1 / 5", "5 / 5", "1 / 5"].entries()) {
        seen.push(await photo.getAttribute("src"));
        await visitor.follows(turns[turn] ?? "", gallery);
        await visitor.reads(counter, gallery);
      }
      expect(await photo.getAttribute("src")).toBe(seen[0]);
      expect(new Set(seen).size).toBe(3);
    });

    test("a visitor goes on from a home to others close to its price", async ({ visitor }) => {
      await visitor.opens("/property/1");
      const similar = visitor.page.getByRole("region", { name: "Homes at a similar price" });
      await expect(visitor.titles(similar)).toHaveText([
        "Penthouse on Carrer de Girona",
        "Four-bedroom apartment near Sarrià market",
        "House with garden and pool",
      ]);

      await visitor.follows("Penthouse on Carrer de Girona", similar);
      await visitor.isAt("/property/6");
      await visitor.seesHeading("Penthouse on Carrer de Girona");
      await visitor.reads("€895,000");
      await visitor.reads("000006");
    });

    test("the code on a printed sheet leads to its home, and one that is no home's is kept to be corrected", async ({
      visitor,
    }) => {
      await visitor.opens("/properties");
      await visitor.page.getByText("Do you have a home’s reference?").click();
      await visitor.fillsIn({ "Reference or property ID": "XF-999" });
      await visitor.presses("Show this home");
      await visitor.reads("No home on this site has the code “XF-999”.");
      await visitor.stillHas({ "Reference or property ID": "XF-999" });
      await visitor.fillsIn({ "Reference or property ID": "000006" });
      await visitor.presses("Show this home");
      await visitor.isAt("/property/6");
    });

    test("a sold home keeps its page, out of the list, and leads to others", async ({ visitor }) => {
      anUnlistedHome(9001, "sold", "Home that was sold");
      const answer = await visitor.opens("/property/9001");
      expect(answer?.status()).toBe(200);
      await visitor.reads(/^sold$/i);
      await visitor.seesHeading("This home has been sold");
      await expect(visitor.page.getByRole("link", { name: "Request Viewing" })).toHaveCount(0);
      await expect(visitor.titles(visitor.page.locator("#similar"))).toHaveCount(3);

      await visitor.opens("/properties");
      await visitor.reads("6 properties found");
      await visitor.doesNotRead("Home that was sold");
    });

    test("a draft and an id that no home has are not found", async ({ visitor }) => {
      anUnlistedHome(9002, "draft", "Home nobody may see yet");
      for (const path of ["/property/9002", "/property/9002/viewing", "/property/424242", "/es/property/9002"]) {
        const answer = await visitor.opens(path);
        expect(answer?.status(), path).toBe(404);
        await visitor.doesNotRead("Home nobody may see yet");
      }
      await visitor.opens("/property/424242");
      await visitor.seesHeading("Oops! Page not found");
      await visitor.follows("See all homes");
      await visitor.reads("6 properties found");
    });
  });
});

test("a pin and the card of its home show that they belong together", async ({ visitor }) => {
  await visitor.page.setViewportSize({ width: 1440, height: 900 });
  await visitor.opens("/properties");
  const card = visitor.page.locator("#home-5");
  const pin = visitor.page.locator("[data-homes='5']");
  // Reached by keyboard, and the script may still be on its way.
  await expect(async () => {
    await card.getByRole("link").last().focus();
    await pin.focus();
    await expect(card).toHaveAttribute("data-lit", "", { timeout: 500 });
  }).toPass();
  await expect(card).toHaveAttribute("data-lit", "");
  await card.getByRole("heading").hover();
  await expect(pin).toHaveAttribute("data-lit", "");
  await visitor.page.locator("h1").hover();
  await expect(pin).not.toHaveAttribute("data-lit");
});

test("a home and a unit are printed as their brochure, two sheets of A4 at most, whatever was written @more", async ({
  visitor,
}) => {
  test.skip(visitor.isOnPhone, "Paper is as wide whatever the screen.");
  test.slow();
  const { page } = visitor;
  // The longest words are Russian.
  const homes = [1, 2, 3, 4, 5, 6].map((id) => `/ru/property/${id}`);
  const unit = "/developments/illa-glories/units/1";
  const others = ["", "/es", "/ca"].flatMap((language) => [`${language}/property/1`, language + unit]);
  for (const path of [...homes, `/ru${unit}`, ...others]) {
    await visitor.opens(path);
    expect(await visitor.printedSheets(), path).toBe(2);
  }

  await visitor.opens("/ru/property/1");
  await page.evaluate(() => {
    for (const each of document.querySelectorAll("#about p, #features li, #floor-plan a")) {
      for (let copies = 0; copies < 12; copies += 1) each.after(each.cloneNode(true));
    }
    // The samples give no rooms: their list stands in for it.
    const rooms = document.querySelector("#features")?.cloneNode(true);
    if (rooms instanceof Element) {
      rooms.id = "rooms";
      document.querySelector("#features")?.before(rooms);
    }
    const title = document.querySelector("h1");
    title?.append(` ${title.textContent}`.repeat(2));
  });
  expect(await visitor.printedSheets()).toBe(2);

  // As wide as the paper between its margins.
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: "print" });
  for (const name of [/^QR/, /./]) await expect(page.getByRole("img", { name }).first()).toBeVisible();
  for (const shown of [/850.000/, /Класс энергоэффективности/, /AICAT/]) {
    await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(page.getByRole("banner")).toBeHidden();
});
