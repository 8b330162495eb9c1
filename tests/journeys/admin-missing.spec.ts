import { expect, test, withAndWithoutScript } from "../support/agent";
import { servesEverybody } from "../support/page-faults";

const creator = "/admin/articles/batch";

withAndWithoutScript(() => {
  test("what has no article yet becomes a batch, and is missing no more until the batch is deleted", async ({ agent }, {
    project,
  }) => {
    // Each run takes something of its own: what one has taken is missing to nobody else.
    const language = agent.hasScript ? "Russian" : "Spanish";
    const group = project.name.includes("phone") ? "New homes" : "Kinds of homes";
    await agent.opens(creator);
    await agent.follows("See what is missing");
    await agent.seesHeading("What is missing");
    if (agent.hasScript) await servesEverybody(agent);
    await agent.presses("Create batches");
    await agent.reads("Tick at least one number below.");

    const box = agent.page.getByRole("checkbox", { name: `${group} in ${language}` });
    const count = /: (\d+) missing$/.exec((await box.getAttribute("aria-label")) ?? "")?.[1] ?? "";
    await box.check();
    await agent.presses("Create batches");
    await agent.reads("Not started yet. Nothing is written until you start it.");
    await agent.reads(`Keywords in it: ${count}.`);
    await agent.seesHeading(new RegExp(`^Missing articles, ${language}, `), agent.page.locator("main"));
    const batch = new URL(agent.page.url()).pathname;

    await agent.opens(`${creator}/missing`);
    await expect(box).toHaveCount(0);
    await agent.opens(batch);
    await agent.follows("Delete batch");
    await agent.presses("Delete batch", agent.hasScript ? agent.dialog() : agent.page.locator("main"));
    await agent.isAt(creator);
    await agent.opens(`${creator}/missing`);
    await expect(box).toHaveCount(1);
  });

  test("a keyword that the writer knows nothing about is written by hand, from an outline", async ({ agent }, {
    project,
  }) => {
    test.setTimeout(90_000);
    const keyword = `${project.name.includes("phone") ? "zeppelin" : "submarine"} ${agent.hasScript ? "hangar" : "harbour"}`;
    await agent.opens(creator);
    await agent.fillsIn({ "Batch name": `About a ${keyword}`, Keyword: "🚢" });
    await agent.fillsIn({ Title: `What a ${keyword} is` });
    await agent.presses("Add to list");
    await expect(agent.field("Keyword")).toHaveAccessibleDescription(/There is no word in this/);
    await agent.fillsIn({ Keyword: keyword });
    await agent.presses("Add to list");
    await agent.reads("One keyword");
    await agent.presses("Create Batch with 1 article");
    await agent.opens(creator);
    await agent.presses(`Start About a ${keyword}`);
    await agent.looksUntil(() => agent.page.getByRole("link", { name: /^Write it yourself/ }).isVisible(), 45_000);

    await agent.reads(`The guide tells nothing about “${keyword}”`);
    if (agent.hasScript) await servesEverybody(agent);
    await agent.follows(/^Write it yourself/);
    await agent.reads(`This outline is a start for “${keyword}”`);
    await agent.stillHas({ Title: `What a ${keyword} is` });
    await agent.page.getByRole("button", { name: "Save", exact: true }).click();
    await agent.reads("Article Created");
    await agent.opens(creator);
    await agent.follows(`About a ${keyword}`);
    await agent.reads("1 of 1 processed");
    await agent.follows(`What a ${keyword} is`);
    await expect(agent.page).toHaveURL(/\/admin\/articles\/\d+\/edit$/);
  });

  test("what is only near to the guide is chosen by a person, and the article is called by what it answers", async ({
    agent,
  }, { project }) => {
    test.setTimeout(90_000);
    const pet = `${project.name.includes("phone") ? "a tortoise" : "a dog"} ${agent.hasScript ? "and a cat" : "and a bird"}`;
    const keyword = `living in Gràcia with ${pet}`;
    await agent.opens(creator);
    await agent.fillsIn({ "Batch name": `With ${pet}`, Keyword: keyword });
    await agent.fillsIn({ Title: `Gràcia with ${pet}` });
    await agent.presses("Add to list");
    await agent.presses("Create Batch with 1 article");
    await agent.opens(creator);
    await agent.follows(`With ${pet}`);
    await agent.reads("please choose");
    await agent.follows(`Choose what “${keyword}” answers`);
    await agent.seesHeading("What should the article answer?");
    if (agent.hasScript) await servesEverybody(agent);
    await agent.page.getByLabel("What is it about?").selectOption("noise");
    await agent.presses("Show what it answers");
    await agent.page.getByLabel("What is asked of it?").selectOption("noise/pitfalls");
    await agent.page.getByRole("button", { name: "Answer this", exact: true }).last().click();
    await agent.reads("chosen by you");
    await agent.opens(creator);
    await agent.presses(`Start With ${pet}`);
    await agent.looksUntil(() => agent.page.getByRole("link", { name: /Noise in an apartment/ }).isVisible(), 45_000);
    await agent.follows(/Noise in an apartment/);
    await expect(agent.field("Title")).toHaveValue(/^Noise in an apartment/);
    await agent.reads("A place is left for your own words");
  });
});
