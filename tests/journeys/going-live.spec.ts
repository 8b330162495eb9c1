import { join } from "node:path";

import { anAccount, signsIn } from "../support/agent";
import { runSite } from "../support/running-site";
import { siteUrl } from "../support/site";
import { expect, test, withAndWithoutScript } from "../support/visitor";

const firstPort = Number(new URL(siteUrl).port);

// A site of its own: its samples go.
withAndWithoutScript(() => {
  test("the agent sees what is left to do, removes the samples, and puts them back", async ({ visitor, context }) => {
    test.setTimeout(120_000);
    const folder = join(process.cwd(), ".cache", visitor.hasScript ? "going-live" : "going-live-plain");
    const site = await runSite(folder, firstPort + (visitor.hasScript ? 10 : 11));
    const running = { url: site.url, database: join(folder, "data", "xamfra.db") };
    try {
      const { id } = await anAccount("marta@example.com", true, running);
      await signsIn(context, id, running);
      await visitor.opens(`${site.url}/admin`);
      await visitor.reads("Before the site goes live");
      await visitor.follows("What is left to do");
      await visitor.seesHeading("Going live");
      await visitor.reads("18 samples are still there");
      await visitor.reads("No mail server is set up");

      await visitor.follows("Remove the samples");
      const place = visitor.hasScript ? visitor.dialog() : visitor.page.locator("main");
      await visitor.seesHeading("Remove the samples?", place);
      await visitor.reads("Penthouse on Carrer de Girona", place);
      await visitor.reads(/neighbourhoods stay/, place);
      await visitor.presses("Remove the samples", place);
      await visitor.reads("Samples removed");
      await visitor.reads("No home, article, story or figure of the sample is left");

      await visitor.opens(`${site.url}/es`);
      await visitor.seesHeading("Ahora mismo no tenemos viviendas en venta");
      await visitor.opens(`${site.url}/property/1`);
      await visitor.seesHeading(/not found/i);

      await visitor.opens(`${site.url}/admin/start`);
      await visitor.presses("Put them back");
      await visitor.reads("Samples put back");
      await visitor.opens(`${site.url}/property/1`);
      await visitor.seesHeading("Corner apartment with glazed gallery");
      await expect(visitor.page.locator("main img").first()).toBeVisible();
      // This site is not the one that the visitor is expected at.
      const elsewhere = visitor.otherHosts.splice(0).filter((address) => !address.startsWith(`${site.url}/`));
      expect(elsewhere).toEqual([]);
    } finally {
      await site.stop();
    }
  });
});
