import { frame as catalanFrame } from "~/i18n/ca/frame";
import { properties as catalan } from "~/i18n/ca/properties";
import { frame as englishFrame } from "~/i18n/en/frame";
import { properties as english } from "~/i18n/en/properties";
import { frame as spanishFrame } from "~/i18n/es/frame";
import { properties as spanish } from "~/i18n/es/properties";
import { properties as russian } from "~/i18n/ru/properties";

import { expect, test, withAndWithoutScript } from "../support/visitor";

const inHeader = [
  { link: /^ES$/, language: "es", more: undefined, title: spanish["listing.title"] },
  { link: /^Català$/, language: "ca", more: spanishFrame["frame.moreLanguages"], title: catalan["listing.title"] },
  { link: /^Русский$/, language: "ru", more: "CA", title: russian["listing.title"] },
  { link: /^EN$/, language: "en", more: undefined, title: english["listing.title"] },
] as const;

withAndWithoutScript(() => {
  test("a visitor changes the language in the header and stays where they are, filters included", async ({
    visitor,
  }) => {
    await visitor.opens("/properties?neighborhood=gracia");
    const header = visitor.page.getByRole("banner");
    for (const { link, language, more, title } of inHeader) {
      if (more) await header.getByText(more, { exact: true }).click();
      await visitor.follows(link, header);
      await visitor.seesHeading(title);
      await visitor.isAt(`${language === "en" ? "" : `/${language}`}/properties?neighborhood=gracia`);
      await expect(visitor.page.locator("html")).toHaveAttribute("lang", language);
      await expect(visitor.titles()).toHaveCount(1);
      await expect(header.getByRole("link", { name: link, includeHidden: true })).toHaveAttribute(
        "aria-current",
        "true",
      );
    }
  });

  test("a language chosen in the footer is remembered for addresses that name none", async ({ visitor }) => {
    await visitor.opens("/property/1?photo=2");
    await visitor.follows("Català", visitor.page.getByRole("contentinfo"));
    await visitor.isAt("/ca/property/1?photo=2");
    await visitor.reads(catalanFrame["footer.valuation"], visitor.page.getByRole("contentinfo"));

    await visitor.opens("/properties?sort=area-desc");
    await visitor.isAt("/ca/properties?sort=area-desc");
    await visitor.seesHeading(catalan["listing.title"]);

    await visitor.opens("/es/properties");
    await visitor.isAt("/es/properties");
    await visitor.opens("/properties");
    await visitor.isAt("/ca/properties");

    await visitor.follows("English", visitor.page.getByRole("contentinfo"));
    await visitor.isAt("/properties");
    await visitor.reads(englishFrame["footer.valuation"], visitor.page.getByRole("contentinfo"));
    await visitor.opens("/ca/properties");
    await visitor.opens("/contact");
    await visitor.isAt("/contact");
  });

  test("a language of the browser alone changes nothing", async ({ visitor }) => {
    await visitor.page.setExtraHTTPHeaders({ "Accept-Language": "ru,es;q=0.9" });
    await visitor.opens("/properties");
    await visitor.isAt("/properties");
    await visitor.seesHeading("Homes for sale in Barcelona");
  });
});

test("a choice that stands in local storage alone leads to that language", async ({ visitor, context }) => {
  await visitor.opens("/contact");
  await visitor.presses("Русский", visitor.page.getByRole("contentinfo"));
  await visitor.isAt("/ru/contact");
  expect(await visitor.page.evaluate(() => localStorage.getItem("language"))).toBe("ru");

  await context.clearCookies();
  await visitor.opens("/properties?neighborhood=gracia");
  await visitor.isAt("/ru/properties?neighborhood=gracia");
  await visitor.seesHeading(russian["listing.title"]);
});

test("a choice in an address that somebody sent stands in local storage too", async ({ visitor }) => {
  await visitor.opens("/properties?lang=ca");
  await visitor.isAt("/ca/properties");
  expect(await visitor.page.evaluate(() => localStorage.getItem("language"))).toBe("ca");
});
