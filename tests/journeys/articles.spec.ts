import { magazine as english } from "~/i18n/en/magazine";
import { magazine as spanish } from "~/i18n/es/magazine";
import { magazine as russian } from "~/i18n/ru/magazine";
import { articles } from "~/seed/articles";

import { expect, test, withAndWithoutScript } from "../support/visitor";

const [sale, costs] = articles().map(({ text }) => text);
if (!sale || !costs) throw new Error("The samples have two articles.");

withAndWithoutScript(() => {
  test("a visitor finds the magazine, reads an article and goes on from there, in two languages", async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.opens("/");
    await visitor.follows(english["nav.magazine"], page.getByRole("contentinfo"));
    await visitor.isAt("/articles");
    await visitor.seesHeading(english["nav.magazine"]);
    await expect(visitor.titles()).toHaveText([costs.en.title, sale.en.title]);

    await visitor.follows(costs.en.title);
    await visitor.isAt(`/articles/${costs.en.slug}`);
    await visitor.seesHeading(costs.en.title);
    await visitor.reads("3 min read");
    // Nobody has checked the samples, so nothing says so.
    await visitor.doesNotRead(/Checked on/);
    await visitor.follows("Who pays for what?", page.getByRole("navigation", { name: english["article.contents"] }));
    await expect(page.getByRole("heading", { name: "Who pays for what?" })).toBeInViewport();
    await expect(page.getByRole("table")).toContainText("€87,500");

    await visitor.seesHeading(english["article.homes.chosen"]);
    await visitor.reads("Corner apartment with glazed gallery");
    await visitor.seesHeading(english["article.next"]);
    const form = await visitor.opensForm(english["article.ask.question.action"], "Write to us");
    await expect(form.getByRole("button").first()).toBeVisible();

    await visitor.opens(`/articles/${costs.en.slug}`);
    await visitor.follows(/^ES$/, page.getByRole("banner"));
    await visitor.isAt(`/es/articles/${costs.es.slug}`);
    await visitor.seesHeading(costs.es.title);
    await visitor.follows(sale.es.title);
    await visitor.seesHeading(sale.es.title);
    await visitor.reads(spanish["article.ask.sell.title"]);

    // The choice is kept: an address in English leads to the same article in Spanish.
    await visitor.opens(`/articles/${sale.en.slug}`);
    await visitor.isAt(`/es/articles/${sale.es.slug}`);
    await visitor.follows(/Русский/, page.getByRole("contentinfo"));
    await visitor.isAt(`/ru/articles/${sale.ru.slug}`);
    await visitor.reads(russian["article.ask.sell.title"]);
  });
});

test("an article that is nowhere says so, and the feed is a feed", async ({ visitor, request }) => {
  expect((await visitor.opens("/articles/never-written"))?.status()).toBe(404);
  await visitor.seesHeading("Oops! Page not found");
  await visitor.opens("/articles");
  const address = await visitor.page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const answer = await request.get(address ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  const titles = await visitor.page.evaluate(
    (xml) =>
      [...new DOMParser().parseFromString(xml, "application/xml").querySelectorAll("item > title")].map(
        (title) => title.textContent,
      ),
    await answer.text(),
  );
  expect(titles).toEqual([costs.en.title, sale.en.title]);
});
