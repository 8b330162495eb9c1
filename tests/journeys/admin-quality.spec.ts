import { expect, test } from "../support/agent";
import { aStoredArticle } from "../support/articles";
import { aReceivedMessage } from "../support/messages";
import { servesEverybody } from "../support/page-faults";
import { ownAddress } from "../support/visitor";

const longName = "Maximiliana-Alexandra";

const screens = {
  "the dashboard": ["/admin", "/admin/menu"],
  properties: ["/admin/properties", "/admin/properties?q=nothing+like+this", "/admin/properties/new"],
  "a property": ["/admin/properties/2/edit", "/admin/properties/2/images", "/admin/properties/ask/delete/2"],
  "the texts of a property": [
    "/admin/properties/2/images/propose",
    "/admin/properties/2/translations/ca",
    "/admin/properties/translations",
  ],
  "a development": ["/admin/developments", "/admin/developments/new", "/admin/developments/1/edit"],
  "the parts of a development": [
    "/admin/developments/1/units/1",
    "/admin/developments/1/images",
    "/admin/developments/1/images/propose",
    "/admin/developments/1/translations/ca",
    "/admin/developments/ask/delete/1",
  ],
  "articles and batches": [
    "/admin/articles",
    "/admin/articles?q=nothing",
    "/admin/articles/batch",
    "/admin/articles/batch/missing",
  ],
  "writing articles": ["/admin/articles/new", "/admin/articles/ask/fix"],
  "the guide": [
    "/admin/guide",
    "/admin/guide?q=nothing",
    "/admin/guide/nota-simple",
    "/admin/guide/nota-simple/preview?language=ru&asked=cost",
  ],
  "admin users": ["/admin/admins"],
  settings: [
    "/admin/settings",
    "/admin/settings/agency",
    "/admin/settings/writer",
    "/admin/settings/claims/1",
    "/admin/settings/stories/new",
    "/admin/settings/replies",
    "/admin/settings/replies/1",
  ],
  "going live": ["/admin/start", "/admin/start/ask/remove-samples"],
  "the status": ["/admin/status"],
  "the ways in": ["/admin/login", "/admin/login?mode=sign-up", "/admin/forgot", "/admin/confirm?token=unknown"],
} as const;

for (const [name, paths] of Object.entries(screens)) {
  test(`${name} in the panel: everybody can use it, and it fits the window`, async ({ agent }) => {
    for (const path of paths) {
      if (name === "the ways in") await agent.page.context().clearCookies();
      const answer = await agent.opens(path);
      expect([path, (answer?.status() ?? 0) < 500]).toEqual([path, true]);
      await test.step(path, () => servesEverybody(agent));
    }
  });
}

test("the inbox in the panel: everybody can use it, and it fits the window", async ({ agent }) => {
  const email = ownAddress();
  const words = "A message with a long line: ".repeat(20);
  const id = aReceivedMessage({ firstName: longName, email, words, hoursAgo: 25, phone: "+34 600 111 222" });
  aReceivedMessage({ firstName: longName, email: `other-${email}`, kind: "valuation", address: "Carrer de Balmes 1" });
  for (const path of [
    "/admin",
    "/admin/enquiries",
    `/admin/enquiries?q=${encodeURIComponent(email)}`,
    "/admin/enquiries?view=late",
    "/admin/enquiries?view=spam&q=nobody",
    `/admin/enquiries/${id}`,
    `/admin/enquiries/${id}/reply`,
    `/admin/enquiries/ask/erase/${id}`,
  ]) {
    expect((await agent.opens(path))?.status()).toBe(200);
    await test.step(path, () => servesEverybody(agent));
  }
});

test("the editor of articles: everybody can use it, and it fits the window", async ({ agent }) => {
  const title = `An article with a long title: ${ownAddress()} `.repeat(3).trim();
  const content = `<h2>Light</h2>\n<p>${"word".repeat(40)} \\n The golden visa lets you live in Spain if you buy a home.</p>\n<p><a href="/property/1">${"word".repeat(20)}</a></p>\n<p><a href="/property/999999">Gone</a></p>`;
  const id = aStoredArticle({ title, content });
  for (const [path, status] of [
    [`/admin/articles/${id}/edit`, 200],
    [`/admin/articles/${id}/edit?tab=preview`, 200],
    [`/admin/articles/${id}/revisions`, 200],
    [`/admin/articles/ask/delete/${id}`, 200],
    ["/admin/articles/999999/edit", 404],
  ] as const) {
    expect([path, (await agent.opens(path))?.status()]).toEqual([path, status]);
    await test.step(path, () => servesEverybody(agent));
  }
});
