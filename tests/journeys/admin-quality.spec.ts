import { expect, test } from "../support/agent";
import { aReceivedMessage } from "../support/messages";
import { servesEverybody } from "../support/page-faults";
import { ownAddress } from "../support/visitor";

const longName = "Maximiliana-Alexandra";

const screens = {
  "the dashboard": ["/admin", "/admin/menu"],
  properties: ["/admin/properties", "/admin/properties?q=nothing+like+this", "/admin/properties/new"],
  "a property": [
    "/admin/properties/2/edit",
    "/admin/properties/2/images",
    "/admin/properties/2/translations/ca",
    "/admin/properties/2/delete",
  ],
  "articles and batches": ["/admin/articles", "/admin/articles?q=nothing", "/admin/articles/batch"],
  "admin users": ["/admin/admins"],
  settings: ["/admin/settings", "/admin/settings/agency", "/admin/settings/claims/1", "/admin/settings/stories/new"],
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
    `/admin/enquiries/${id}/erase`,
  ]) {
    expect((await agent.opens(path))?.status()).toBe(200);
    await test.step(path, () => servesEverybody(agent));
  }
});
