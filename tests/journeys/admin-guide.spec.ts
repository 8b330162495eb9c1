import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { strFromU8, unzipSync } from "fflate";

import { makeBackup } from "~/jobs/make-backup.server";

import { anAccount, expect, signsIn, test, withAndWithoutScript } from "../support/agent";
import { runSite } from "../support/running-site";
import { panelDatabase, panelUploads, panelUrl } from "../support/site";
import { ownAddress } from "../support/visitor";

/** Each run corrects an entry that no other test corrects or writes about, with a sentence of its own: no two entries may say the same. */
const entries = {
  withScript: { key: "land-registry", group: "documents", words: "Primer de tot, pregunti-ho a qui ho porta." },
  without: { key: "cadastral-reference", group: "documents", words: "Abans de res, busqui-la al darrer rebut." },
};

withAndWithoutScript(() => {
  test("an entry corrected in Catalan is used by a batch, exported, and there again after a restore @desk", async ({
    agent,
    browser,
  }) => {
    test.setTimeout(180_000);
    const { key, group, words } = agent.hasScript ? entries.withScript : entries.without;
    const path = `/admin/guide/${key}`;
    const ofRelease = readFileSync(`app/guide/${group}/${key}/ca.md`, "utf8");
    const corrected = ofRelease.replace("# what\n\n", `# what\n\n${words} `);
    const keyword = /^names:\n {2}- (.*)$/m.exec(ofRelease)?.[1] ?? "";

    await agent.opens("/admin/guide");
    await agent.fillsIn({ "Search the guide": key });
    await agent.presses("Search");
    await agent.page.locator(`main a[href="${path}"]`).click();

    // What the check refuses stays, with what is wrong at its field.
    await agent.fillsIn({ Catalan: corrected.replace(words, "{{no-such-thing}}") });
    await agent.presses("Save Catalan");
    await agent.reads("Not saved: one thing to correct");
    await expect(agent.field("Catalan")).toHaveAccessibleDescription(/nothing is called "no-such-thing"/);
    await agent.stillHas({ Catalan: corrected.replace(words, "{{no-such-thing}}") });

    await agent.fillsIn({ Catalan: corrected });
    await agent.presses("See the Catalan text as an article");
    await agent.reads("Nothing is saved yet.");
    await agent.reads(words, agent.page.locator("article"));
    await agent.stillHas({ Catalan: corrected });
    await agent.presses("Save Catalan");
    await agent.reads("Guide corrected");
    await agent.reads(/^Corrected by /);
    await agent.follows("See as an article");
    await agent.chooses("Language", "Catalan");
    await agent.presses("Show");
    await agent.reads(words, agent.page.locator("article"));

    // A batch writes with it.
    const name = `Corrected ${key}`;
    await agent.opens("/admin/articles/batch");
    await agent.chooses("Language of the articles", "Catalan");
    await agent.fillsIn({ "Batch name": name, Keyword: keyword, Title: keyword });
    await agent.presses("Add to list");
    await agent.reads("One keyword");
    await agent.presses("Create Batch with 1 article");
    await agent.opens("/admin/articles/batch");
    await agent.presses(`Start ${name}`);
    const link = agent.page.locator('main a[href^="/admin/articles/"][href$="/edit"]').first();
    await agent.looksUntil(() => link.isVisible(), 60_000);
    await link.click();
    await agent.page.goto(`${agent.page.url().split("?")[0]}?tab=preview`);
    await agent.reads(words, agent.page.locator("article"));

    // Exported, it is the file of the project.
    await agent.opens("/admin/guide");
    const [download] = await Promise.all([agent.page.waitForEvent("download"), agent.follows("Download as files")]);
    const files = unzipSync(readFileSync(await download.path()));
    expect(strFromU8(files[`app/guide/${group}/${key}/ca.md`] ?? new Uint8Array())).toBe(corrected);

    // A backup brings it back on another machine.
    const dataDir = dirname(panelDatabase);
    const backup = await makeBackup({ dataDir, uploadsDir: panelUploads }, new Date());
    const folder = join(process.cwd(), ".cache", `guide-restored-${agent.hasScript ? "script" : "plain"}`);
    const port = Number(new URL(panelUrl).port) + (agent.hasScript ? 20 : 21);
    const site = await runSite(folder, port, "localhost", {
      before: (empty) => {
        mkdirSync(join(empty, "data"), { recursive: true });
        writeFileSync(join(empty, "data", "restore-at-next-start"), `${backup.path}\n`);
      },
    });
    try {
      const restored = { url: site.url, database: join(folder, "data", "xamfra.db") };
      const context = await browser.newContext({ javaScriptEnabled: agent.hasScript, baseURL: site.url });
      const { id } = await anAccount(`restored-${ownAddress()}`, true, restored);
      await signsIn(context, id, restored);
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByLabel("Catalan", { exact: true })).toHaveValue(corrected);
      await page.goto(`${path}/preview?language=ca`);
      await expect(page.locator("article").getByText(words)).toBeVisible();
      await context.close();
    } finally {
      await site.stop();
    }

    // The text of the release is one press away, after a question.
    await agent.opens(path);
    await agent.follows("Take back the text of the release");
    const asked = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.presses("Take back the text of the release", asked);
    await agent.reads("The text of the release holds again");
    await agent.stillHas({ Catalan: ofRelease });
  });
});
