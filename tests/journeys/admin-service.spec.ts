import { expect, test, withAndWithoutScript } from "../support/agent";
import { aStoredArticle } from "../support/articles";
import { chatServer } from "../support/chat-server";
import { aHomeForSale, aWaitingBatch, forgetService, withdraw } from "../support/homes";
import { servesEverybody } from "../support/page-faults";
import { ownAddress, type Visitor } from "../support/visitor";

// One service is set up for the whole panel: one after another.
test.describe.configure({ mode: "serial" });

const goodKey = "sk-of-the-journey-0123456789";
const english = {
  title: "Corner apartment with two balconies",
  summary: "Light from two streets.",
  description: "Two balconies on Carrer de Girona, 118 m² and €850,000.",
};
const catalan = {
  title: "Pis cantoner amb dos balcons",
  summary: "Llum de dos carrers.",
  description: "Dos balcons al carrer de Girona, 118 m² i 850.000 €.",
};
const catalanArticle = {
  content: "<p>Aquí expliquem la llum dels dos carrers.</p>",
  keyword: "llum",
  metaDescription: "La llum, en breu.",
};
const spanish = {
  title: "Piso en esquina con dos balcones",
  summary: "Luz de dos calles.",
  description: "Dos balcones a la calle de Girona, 118 m² y 850.000 €.",
};
const russian = {
  title: "Угловая квартира с двумя балконами",
  summary: "Свет с двух улиц.",
  description: "Два балкона на улицу Жирона (Carrer de Girona), 118 м² и 850 000 €.",
};

let service: Awaited<ReturnType<typeof chatServer>>;
/** Whether the service refuses to translate into Spanish. */
let isBroken = false;
let homes: number[] = [];

test.beforeEach(async () => {
  isBroken = false;
  service = await chatServer(
    () => 100,
    ({ system, question, key }) => {
      if (key !== goodKey) return 401;
      if (!question.startsWith("{")) return "Llar";
      if (system.includes("Catalan")) return JSON.stringify({ ...catalan, ...catalanArticle });
      if (system.includes("Russian")) return JSON.stringify(russian);
      return isBroken ? 404 : JSON.stringify(spanish);
    },
  );
});

test.afterEach(() => {
  service.close();
  forgetService();
  for (const home of homes) withdraw(home);
  homes = [];
});

/** Whether the page says so; what it says to a reader of screens as well stands there twice. */
const sees = (agent: Visitor, words: string | RegExp) => () => agent.page.getByText(words).first().isVisible();

async function setsTheServiceUp(agent: Visitor, key: string) {
  await agent.opens("/admin/settings/writer");
  await agent.fillsIn({
    "Service address": service.url,
    Model: "translator",
    Key: key,
    "Monthly budget": "5",
    "Price per million input tokens": "1",
    "Price per million output tokens": "1",
  });
  await agent.presses("Save");
  await agent.reads("Article writer saved");
}

withAndWithoutScript(() => {
  test("a service is set up, tried out and put right; its key is never shown again", async ({ agent }) => {
    await agent.opens("/admin/settings/writer");
    await agent.follows("Ollama");
    await agent.stillHas({ "Service address": "http://localhost:11434/v1", "Price per million input tokens": "0" });

    await agent.fillsIn({ "Service address": "not an address", Key: "sk-wrong-9876543210" });
    await agent.presses("Save");
    await agent.reads("Enter the key again: it is never shown");
    await agent.stillHas({ Key: "" });
    await setsTheServiceUp(agent, "sk-wrong-9876543210");
    await agent.presses("Save and test");
    await agent.reads("The key was refused. Check it under Settings.");

    await setsTheServiceUp(agent, goodKey);
    await agent.reads("A key is stored. Leave blank to keep it for this server.");
    await agent.stillHas({ Key: "" });
    await agent.presses("Save and test");
    await agent.reads(/It answered “Llar” after/);
    for (const path of ["/admin/settings/writer", "/admin/settings", "/admin/status", "/admin/activity"]) {
      await agent.opens(path);
      expect(await agent.page.content()).not.toMatch(/sk-(?:wrong|of-the-journey)/);
    }
  });

  test("a home is translated into all languages with one press, compared, confirmed and read by visitors", async ({
    agent,
  }) => {
    await setsTheServiceUp(agent, goodKey);
    const home = aHomeForSale({ ...english, title: `${english.title} ${ownAddress()}` });
    homes.push(home);
    await agent.opens(`/admin/properties/${home}/edit`);
    await agent.presses("Translate 3 missing texts");
    await agent.looksUntil(sees(agent, "3 drafts to confirm"), 30_000);
    await agent.isAt(`/admin/properties/${home}/edit`);
    await agent.opens(`/ca/property/${home}`);
    await agent.doesNotRead(catalan.title);

    await agent.opens(`/admin/properties/${home}/edit`);
    await agent.follows("Català");
    await agent.reads("Machine-made");
    await agent.reads(english.description);
    await agent.stillHas({ "Description, Català": catalan.description });
    await agent.fillsIn({ "Summary, Català": "Llum de dos carrers, tot el dia." });
    await agent.presses("Confirm translation");
    await agent.reads("Translation saved");

    await agent.opens(`/ca/property/${home}`);
    await agent.seesHeading(catalan.title);
    await agent.opens(`/es/property/${home}`);
    await agent.doesNotRead(spanish.title);
  });

  test("a translation that fails says why where it is asked for, and is asked for again", async ({ agent }) => {
    await setsTheServiceUp(agent, goodKey);
    isBroken = true;
    const home = aHomeForSale({ ...english, title: `${english.title} ${ownAddress()}` });
    homes.push(home);
    await agent.opens(`/admin/properties/${home}/translations/es`);
    await agent.presses("Translate into Español");
    await agent.looksUntil(sees(agent, /The service has no model/), 30_000);
    await agent.reads("The translation into Español failed");
    await agent.opens("/admin/properties/translations");
    const row = agent.page.getByRole("row", { name: english.title });
    await expect(row.getByRole("link", { name: "translation failed" })).toBeVisible();

    isBroken = false;
    await agent.opens(`/admin/properties/${home}/translations/es`);
    await agent.presses("Translate again");
    await agent.looksUntil(sees(agent, "Machine-made"), 30_000);
    await agent.stillHas({ "Title, Español": spanish.title });
  });

  test("an article is translated into the form of its sister, which the agent saves", async ({ agent }) => {
    await setsTheServiceUp(agent, goodKey);
    const article = aStoredArticle({
      title: `The light ${ownAddress()}`,
      content: "<p>Here we tell of the light.</p>",
    });
    await agent.opens(`/admin/articles/new?of=${article}&language=ca`);
    await agent.presses("Translate into Català");
    await agent.looksUntil(sees(agent, "Machine-made"), 30_000);
    await agent.stillHas({ Title: catalan.title });
    await expect(agent.page.locator("textarea#content")).toHaveValue(catalanArticle.content);
  });

  test("what is missing on a page of the grid is translated after a question about its cost", async ({ agent }) => {
    await setsTheServiceUp(agent, goodKey);
    homes.push(aHomeForSale({ ...english, title: `${english.title} ${ownAddress()}` }));
    await agent.opens("/admin/properties/translations?show=open");
    await agent.follows("Translate what is missing");
    const place = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.seesHeading(/Translate \d+ texts\?/, place);
    await agent.reads(/This may cost about €0\.\d+/, place);
    await agent.presses("Translate", place);
    await agent.reads(/Texts being translated: \d/);
    await agent.looksUntil(sees(agent, /drafts to confirm/), 40_000);
    await agent.isAt("/admin/properties/translations?show=open");
  });
});

test("what somebody types while the translation comes stays, and the page says that it has come", async ({ agent }) => {
  await setsTheServiceUp(agent, goodKey);
  const home = aHomeForSale({ ...english, title: `${english.title} ${ownAddress()}` });
  homes.push(home);
  await agent.opens(`/admin/properties/${home}/translations/ca`);
  await agent.presses("Translate into Català");
  await agent.reads(/You can leave this page/);
  await agent.fillsIn({ "Title, Català": "Un pis meu" });
  await agent.reads("The translation has come.");
  await agent.stillHas({ "Title, Català": "Un pis meu" });
});

test("everybody can use the pages of a translation, of what is missing and of a batch that is stopped", async ({
  agent,
}) => {
  await setsTheServiceUp(agent, goodKey);
  isBroken = true;
  const home = aHomeForSale({ ...english, title: `${english.title} ${ownAddress()}` });
  homes.push(home);
  const batch = aWaitingBatch(`Waiting ${ownAddress()}`);
  try {
    await agent.opens(`/admin/properties/${home}/translations/es`);
    await agent.presses("Translate into Español");
    await agent.looksUntil(sees(agent, /The service has no model/), 30_000);
    await agent.opens(`/admin/properties/${home}/translations/ca`);
    await agent.presses("Translate into Català");
    await agent.looksUntil(sees(agent, "Machine-made"), 30_000);
    for (const path of [
      "/admin/properties/translations",
      "/admin/properties/ask/translate-missing",
      `/admin/properties/${home}/edit`,
      `/admin/properties/${home}/translations/es`,
      `/admin/properties/${home}/translations/ca`,
      `/admin/articles/ask/stop-batch/${batch.id}`,
    ]) {
      expect([path, (await agent.opens(path))?.status()]).toEqual([path, 200]);
      await test.step(path, () => servesEverybody(agent));
    }
  } finally {
    batch.remove();
  }
});
