import { expect, test, withAndWithoutScript } from "../support/agent";
import { servesEverybody } from "../support/page-faults";
import { ownAddress, type Visitor } from "../support/visitor";

const creator = "/admin/articles/batch";

/** A word of letters only that no other test uses: what is written here must resemble nothing else. */
function ownWord(): string {
  const [name = ""] = ownAddress().split("@");
  const letters = [...name].filter((letter) => /[a-z0-9]/.test(letter)).slice(-14);
  return letters.map((letter) => String.fromCharCode(97 + (letter.charCodeAt(0) % 26))).join("");
}

const csv = (content: string) => ({ name: "topics.csv", mimeType: "text/csv", buffer: Buffer.from(content, "latin1") });

async function choosesFile(agent: Visitor, content: string) {
  await agent.field("CSV file").setInputFiles(csv(content));
  if (!agent.hasScript) await agent.presses("Read file");
}

const news = (agent: Visitor) => agent.page.locator("[data-follow-words]");

withAndWithoutScript(() => {
  test("a file becomes a batch, and the batch becomes drafts while the agent looks on", async ({ agent }) => {
    test.setTimeout(90_000);
    const word = ownWord();
    // What the built-in writer knows, and no other test asks for: what is alike is asked about first.
    const [one, other] = agent.hasScript
      ? ["certificat energètic", "plusvàlua municipal"]
      : ["cèdula d'habitabilitat", "contracte d'arres"];
    await agent.opens(creator);
    await expect(agent.button("Create Batch")).toBeDisabled();
    await agent.fillsIn({ "Batch name": `Guides ${word}` });
    await choosesFile(
      agent,
      `keyword;title\r\n${one};"Una pregunta, i ${word}"\r\n${other};Els terrats i ${word}s\r\nmig;\r\n`,
    );
    await agent.reads("Added 2 keyword entries. One row was left out: see below the file.");
    await agent.reads("Line 4, “mig”: There is no title in this row");
    await agent.reads(`Una pregunta, i ${word}`);
    await agent.stillHas({ "Batch name": `Guides ${word}` });

    await agent.fillsIn({ Keyword: `${word} third` });
    await agent.presses("Add to list");
    await agent.reads("Missing Information");
    await expect(agent.field("Title")).toHaveAccessibleDescription("Please enter both keyword and title.");
    await agent.stillHas({ Keyword: `${word} third` });
    await agent.fillsIn({ Title: "Something else altogether" });
    await agent.field("Title").press("Enter");
    await agent.reads("3 keywords");
    await agent.presses("Remove Something else altogether");
    await agent.reads("2 keywords");
    await agent.chooses("Language of the articles", "Catalan");

    await agent.presses("Create Batch with 2 articles");
    await agent.isAt("/admin/articles");
    await agent.reads(`Batch "Guides ${word}" created successfully with 2 articles.`);
    await agent.opens(creator);
    await agent.presses(`Start Guides ${word}`);
    await agent.reads("Articles are being generated. This may take several minutes.");
    await agent.looksUntil(
      async () => (await news(agent).textContent())?.includes("2 of 2 processed") === true,
      45_000,
    );
    await agent.reads("The drafts are ready for review.");
    // Its title promised something else: the article is called by what it answers.
    const answered = agent.hasScript ? /certificat energètic/i : /cèdula d’habitabilitat/i;
    await expect(agent.page.getByRole("link", { name: answered })).toBeVisible();

    await agent.follows("Review the drafts");
    await agent.isAt("/admin/articles?status=draft");
    await expect(agent.page.getByRole("link", { name: answered }).first()).toBeVisible();
  });

  test("what repeats another keyword is shown before anything is created, and kept or removed", async ({ agent }) => {
    const word = ownWord();
    await agent.opens(creator);
    await agent.fillsIn({ "Batch name": `Doubles ${word}` });
    await choosesFile(agent, `${word} roofs,The roofs of ${word}\n${word} roof,A roof of ${word}\n`);
    await agent.reads("One keyword is similar to another. Keep it or remove it.");
    await agent.reads("Similar to number 1 in this list:");
    if (agent.hasScript) await servesEverybody(agent);
    await agent.presses("Remove this one");
    await agent.reads("One keyword");
    await agent.doesNotRead("Much like");
    await agent.presses("Create Batch with 1 article");
    await agent.isAt("/admin/articles");

    await agent.opens(creator);
    await agent.fillsIn({ "Batch name": `Again ${word}`, Keyword: `${word} roofs`, Title: `The roofs of ${word}` });
    await agent.presses("Add to list");
    await agent.reads(`Similar to a keyword waiting in the batch “Doubles ${word}”:`);
    await agent.opens(creator);

    await agent.follows(`Doubles ${word}`);
    await agent.reads("Not started yet. Nothing is written until you start it.");
    await agent.follows("Delete batch");
    const place = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.seesHeading("Are you sure you want to delete this batch?", place);
    await agent.presses("Delete batch", place);
    await agent.reads("Batch deleted");
    await agent.isAt(creator);
    await agent.doesNotRead(`Doubles ${word}`, agent.page.locator("#recent-batches"));
  });

  test("a file without a header is shown before it is added, and its languages become batches", async ({ agent }) => {
    const word = ownWord();
    await agent.opens(creator);
    await agent.fillsIn({ "Batch name": `Tongues ${word}` });
    await choosesFile(agent, `Els terrats ${word};terrats ${word};ca\nLos tejados ${word};tejados ${word};es\n`);
    await agent.reads("Nothing from this file is in the list yet.");
    await agent.reads("The list is empty.");
    await agent.chooses("Column 1", "Title");
    await agent.presses("Add these rows");
    await agent.reads("Choose one column, and only one, for the keywords");
    await agent.chooses("Column 2", "Keyword");
    await agent.presses("Add these rows");
    await agent.reads("Added 2 keyword entries.");
    await agent.stillHas({ "Batch name": `Tongues ${word}` });
    await agent.reads("2 batches: 1 topic in Spanish, 1 in Catalan");
    await agent.presses("Create 2 Batches with 2 articles");
    await agent.isAt("/admin/articles");
    await agent.reads("2 batches: 1 topic in Spanish, 1 in Catalan.");
    await agent.opens(creator);
    await agent.reads(`Tongues ${word}, Catalan`);
  });

  test("a file that cannot be read says why at its field; the list and what was typed stay", async ({ agent }) => {
    await agent.opens(creator);
    await agent.fillsIn({ "Batch name": "A name of ours", Keyword: "half of it" });
    await choosesFile(agent, "nota simple,What the nota simple says");
    await agent.reads("CSV Uploaded");
    for (const [content, complaint] of [
      [",only\n,titles", "No row in this file has both a keyword and a title."],
      ["\u00ff\u00d8\u00ff\u0000\u0010", "This is not a text file."],
    ] as const) {
      await choosesFile(agent, content);
      await expect(agent.field("CSV file")).toHaveAccessibleDescription(new RegExp(complaint));
    }
    await agent.stillHas({ "Batch name": "A name of ours", Keyword: "half of it" });
    await agent.reads("What the nota simple says");
  });
});

test("a file that was chosen before the script arrived is read when it does", async ({ agent }) => {
  const arrives = await agent.waitsForScript("panel");
  await agent.page.goto(creator, { waitUntil: "commit" });
  await agent.field("CSV file").setInputFiles(csv("nota simple,What the nota simple says"));
  arrives();
  await agent.reads("CSV Uploaded");
});
