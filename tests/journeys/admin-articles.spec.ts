import { expect, test, withAndWithoutScript } from "../support/agent";
import { aloneWithTheDrafts, aStoredArticle } from "../support/articles";
import { servesEverybody } from "../support/page-faults";
import { ownAddress, type Visitor } from "../support/visitor";

/** A title that no other test and no other run of this one gives. */
const ownTitle = (words: string) => `${words} ${ownAddress().split("@")[0]}`;

const sentences = "El chaflán da luz a tres calles y deja sitio para respirar en cada una de ellas. ".repeat(9);
const article = `<h2>La luz de la esquina</h2>\n<p>${sentences}</p>`;
const wrapped = `<p>${JSON.stringify({ title: "Esquinas", content: `\`\`\`html\n${article}\n\`\`\`` })}</p>`;

const content = (agent: Visitor) => agent.page.locator("textarea#content");
const badge = (agent: Visitor) => agent.page.locator("[data-issue-badge]");
const main = (agent: Visitor) => agent.page.locator("main");

withAndWithoutScript(() => {
  test("a corrupted draft is opened clean, previewed, published and read in its language", async ({ agent }) => {
    const title = ownTitle("Por qué la esquina cuesta más");
    await aloneWithTheDrafts(async () => {
      const id = aStoredArticle({ title, content: wrapped, language: "es" });
      await agent.opens(`/admin/articles/${id}/edit`);
      await agent.reads("This article contained stray code");
      await expect(content(agent)).toHaveValue(/^<h2 id="s-la-luz-de-la-esquina">La luz de la esquina<\/h2>/);
      await expect(badge(agent)).toHaveText("Clean");
      if (agent.hasScript) await agent.reads("Content Cleaned");
      else await agent.presses("Save");
    });
    if (!agent.hasScript) await agent.reads("Article Updated");
    await agent.doesNotRead("This article contained stray code");

    await agent.fillsIn({ "Meta description": "Luz de esquina. ".repeat(10).slice(0, 155), Title: `${title}, hoy` });
    if (agent.hasScript) await agent.reads("155/160");
    await agent.presses("Preview");
    await agent.isAt(`${new URL(agent.page.url()).pathname}?tab=preview`);
    await agent.seesHeading(`${title}, hoy`, main(agent));
    await agent.seesHeading("La luz de la esquina", main(agent));
    await agent.reads("155/160");
    await agent.chooses("Status", "Published", main(agent));
    await agent.presses("Save");
    await agent.reads("Article Updated");
    await agent.reads(/^Published by .+@/);

    await agent.follows("View article");
    await expect(agent.page.locator("html")).toHaveAttribute("lang", "es");
    expect(agent.address()).toMatch(/^\/es\/articles\/por-que-la-esquina-cuesta-mas/);
    await agent.seesHeading(`${title}, hoy`);
    await agent.seesHeading("La luz de la esquina");
  });

  test("the guide begins an article: what is asked is chosen, the draft is finished by hand and saved", async ({
    agent,
  }) => {
    await agent.opens("/admin/articles/new");
    await agent.follows("Begin with the guide");
    await agent.fillsIn({ "What people search for": ownTitle("viure al costat d’una discoteca") });
    await agent.chooses("Language", "Catalan");
    await agent.presses("See what it answers");
    if (agent.hasScript) await servesEverybody(agent);
    await agent.page.getByLabel("What is it about?").selectOption("noise");
    await agent.presses("Show what it answers");
    await agent.page.getByLabel("What is asked of it?").selectOption("noise/pitfalls");
    await agent.page.getByRole("button", { name: "Answer this", exact: true }).last().click();
    await agent.reads("Nothing is saved until you save it");
    await expect(content(agent)).toHaveValue(/\[\[/);
    await agent.presses("Save");
    await agent.reads("Article Created");
    await agent.reads("A place is left for your own words");
    await agent.chooses("Status", "Published", main(agent));
    await agent.presses("Save");
    await expect(agent.page.getByRole("alert").getByRole("link")).toHaveText([/^A line is left for your own words/]);
    await agent.page.getByLabel("Publish without words of your own").check();
    await agent.fillsIn({ Reason: "No sale of ours was like this" });
    await agent.presses("Save");
    await agent.reads("Article Updated");
    await expect(content(agent)).not.toHaveValue(/\[\[/);
  });

  test("what was typed is checked, cleaned, refused with reasons, and kept until it is stored", async ({ agent }) => {
    const title = ownTitle("Corner light");
    await agent.opens("/admin/articles");
    await agent.follows("Write an article");
    await agent.fillsIn({ "URL slug": "?!" });
    await agent.page.getByLabel("Content (HTML)").first().fill("```html\n<p>Light.\\n On three streets.</p>\n```");
    if (agent.hasScript) await expect(badge(agent)).toHaveText("4 issues");
    await agent.presses("Save");
    await expect(agent.page.getByRole("alert").getByRole("link")).toHaveText(["Title: Enter a title"]);
    await expect(badge(agent)).toHaveText("4 issues");
    await agent.reads(/Lines 1 and 3/);
    await agent.reads("“Clean Content” removes them.");

    await agent.presses("Clean Content");
    await agent.reads("Cleaned: code-block markers, escaped characters. Save to keep the result.");
    await expect(content(agent)).toHaveValue("<p>Light.\n On three streets.</p>");
    await expect(badge(agent)).toHaveText("2 issues");
    await agent.fillsIn({ Title: title });
    await agent.presses("Save");
    await agent.reads("URL slug: Enter at least one letter or digit, for example why-corners-cost-more");
    await agent.fillsIn({ "URL slug": "" });
    await agent.presses("Save");
    await agent.reads("Article Created");

    await agent.page
      .getByLabel("Content (HTML)")
      .first()
      .fill(
        '<h2>Light</h2><p onclick="x()">The golden visa lets you live in Spain if you buy a home.</p><script>x()</script>',
      );
    await agent.presses("Save");
    await agent.reads("Removed, because it isn’t allowed on the site: one script, one event handler.");
    await agent.reads("Source: Ley Orgánica 1/2025", main(agent));
    await expect(content(agent)).toHaveValue(/^<h2 id="s-light">Light<\/h2><p>The golden visa[^<]*<\/p>$/);

    await agent.follows("Revisions");
    await agent.follows(/^Compare the version of/);
    await agent.reads(/three/);
    await agent.presses("Restore this version");
    await agent.reads("Revision restored");
    await expect(content(agent)).toHaveValue(/On three streets/);

    await agent.follows("Delete");
    await agent.seesHeading("Are you sure you want to delete this article?");
    await agent.presses("Delete", agent.hasScript ? agent.dialog() : main(agent));
    await agent.reads("Article Deleted");
    await agent.fillsIn({ Search: title });
    await agent.presses("Apply");
    await agent.reads("No articles found matching your search.");
  });

  test("the second of two editors is told, and nothing of either is lost", async ({ agent }) => {
    const title = ownTitle("Two editors");
    const id = aStoredArticle({ title, content: "<h2>Light</h2><p>Six rooms.</p>" });
    const path = `/admin/articles/${id}/edit`;
    await agent.opens(path);
    const other = await agent.page.context().newPage();
    await other.goto(path);
    await other.getByLabel("Target keyword").fill("theirs");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("Article Updated")).toBeVisible();
    await other.close();

    await agent.fillsIn({ "Target keyword": "mine" });
    await agent.presses("Save");
    await agent.reads("Another user has saved this article since");
    await agent.reads("theirs", agent.page.getByRole("alert"));
    await agent.stillHas({ "Target keyword": "mine" });
    await agent.presses("Overwrite");
    await agent.reads("Article Updated");
    await agent.stillHas({ "Target keyword": "mine" });
  });

  test("all corrupted drafts are fixed at once", async ({ agent }) => {
    const title = ownTitle("To be fixed");
    await aloneWithTheDrafts(async () => {
      const id = aStoredArticle({ title, content: wrapped });
      await agent.opens(`/admin/articles?q=${encodeURIComponent(title)}`);
      await agent.presses("Fix All Draft Articles");
      await agent.reads(/^Successfully fixed [1-9]\d* articles\. \d+ errors encountered\.$/);
      await agent.opens(`/admin/articles/${id}/edit`);
    });
    await agent.doesNotRead("This article contained stray code");
    await expect(content(agent)).toHaveValue(/^<h2/);
  });
});

test("what is typed before the script arrives is counted and checked when it does", async ({ agent }) => {
  const arrives = await agent.waitsForScript("article-form");
  await agent.opens("/admin/articles/new");
  await agent.fillsIn({ Title: "Corner light" });
  await content(agent).fill("```html\n<p>Light.\\n On three streets.</p>\n```");
  arrives();
  await expect(badge(agent)).toHaveText("4 issues");
  await expect(agent.page.locator("[data-result-title]")).toHaveText("Corner light");
});
