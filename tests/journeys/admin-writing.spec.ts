import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { expect, test } from "../support/agent";
import { aStoredArticle } from "../support/articles";
import { servesEverybody } from "../support/page-faults";
import { aPhoto } from "../support/upload-forms";
import { ownAddress, type Visitor } from "../support/visitor";

const ownTitle = (words: string) => `${words} ${ownAddress().split("@")[0]}`;
const text = ({ page }: Visitor) => page.getByRole("textbox", { name: "Article text" });
const toolbar = ({ page }: Visitor) => page.getByRole("toolbar", { name: "Formatting" });
const tool = (agent: Visitor, name: string) => toolbar(agent).getByRole("button", { name, exact: true });
const content = ({ page }: Visitor) => page.locator("textarea#content");

test("an article is written by keyboard alone, saved with Ctrl+S, and gone on with", async ({ agent }) => {
  const { keyboard } = agent.page;
  const title = ownTitle("Light by keyboard");
  await agent.opens("/admin/articles/new");
  await expect(text(agent)).toBeVisible();
  await agent.field("Title").focus();
  await keyboard.type(title);
  for (const name of ["Clean Content", "Source", "Heading 2"]) {
    await keyboard.press("Tab");
    await expect(agent.page.getByRole("button", { name, exact: true })).toBeFocused();
  }
  await keyboard.press("Tab");
  await expect(text(agent)).toBeFocused();
  await keyboard.type("## The light\nIt reaches ");
  await keyboard.press("Control+b");
  await keyboard.type("three");
  await keyboard.press("Control+b");
  await keyboard.type(" streets. See ");
  await keyboard.press("Control+k");
  await expect(agent.dialog().getByRole("searchbox")).toBeFocused();
  await keyboard.type("pedralb");
  await expect(agent.dialog().getByRole("button", { name: /^Pedralbes/ })).toBeVisible();
  await agent
    .dialog()
    .getByRole("button", { name: /^Pedralbes/ })
    .press("Enter");
  await expect(text(agent)).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.press("Alt+F10");
  await expect(tool(agent, "Heading 2")).toBeFocused();
  await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  await expect(tool(agent, "Heading 3")).toHaveAttribute("aria-pressed", "true");
  await keyboard.press("Escape");
  await keyboard.type("Sun");
  await keyboard.press("Enter");
  await keyboard.type("- south\nwest");
  await keyboard.press("Control+z");
  await keyboard.press("Control+Shift+z");
  await expect(content(agent)).toHaveValue(
    [
      '<h2 id="s-the-light">The light</h2>',
      '<p>It reaches <strong>three</strong> streets. See <a href="/neighborhoods/pedralbes">Pedralbes</a></p>',
      '<h3 id="s-sun">Sun</h3>',
      "<ul><li>south</li><li>west</li></ul>",
    ].join("\n"),
  );
  await keyboard.press("Control+s");
  await agent.reads("Article Created");
  await expect(text(agent)).toBeFocused();
  await keyboard.type("ern");
  await expect(content(agent)).toHaveValue(/<li>western<\/li>/);
  await keyboard.press("Tab");
  await expect(text(agent)).not.toBeFocused();
  await keyboard.press("Control+s");
  await agent.reads("Article Updated");
});

test("tables, pictures of our homes and homes are put in by finger, by names that are read out", async ({ agent }) => {
  await agent.opens("/admin/articles/new");
  await text(agent).click();
  await tool(agent, "Table").click();
  await agent.page.keyboard.type("Tax");
  await tool(agent, "Row below").click();
  await text(agent).getByRole("columnheader").last().click();
  await tool(agent, "Delete column").click();
  await expect(content(agent)).toHaveValue(
    /^<table><thead><tr><th>Tax<\/th><\/tr><\/thead><tbody>(<tr><td><\/td><\/tr>){3}<\/tbody>/,
  );
  if (agent.isOnPhone)
    for (const box of await toolbar(agent)
      .getByRole("button")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect())))
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await servesEverybody(agent);

  await agent.page.keyboard.press("Control+End");
  await tool(agent, "Picture").click();
  const dialog = agent.dialog();
  await dialog.getByRole("searchbox").fill("pedralbes");
  await expect(dialog.getByRole("status")).toHaveText("1 result");
  await servesEverybody(agent);
  await dialog.getByRole("listitem").getByRole("button").first().click();
  await dialog.getByLabel("Alt text").fill("");
  await agent.presses("Insert picture", dialog);
  await agent.reads("Describe what the picture shows.", dialog);
  await dialog.getByLabel("Alt text").fill("A garden with a pool");
  await dialog.getByLabel("Caption").fill("In summer");
  await agent.presses("Insert picture", dialog);
  await expect(content(agent)).toHaveValue(
    /<figure><img src="\/uploads\/[\w-]+\.jpg" alt="A garden with a pool" width="\d+" height="\d+" loading="lazy"><figcaption>In summer<\/figcaption><\/figure>/,
  );
  await tool(agent, "Home").click();
  await dialog.getByRole("listitem").getByRole("button").first().click();
  await expect(content(agent)).toHaveValue(/<p><a href="\/property\/\d+">[^<]+<\/a><\/p>/);
  await expect(dialog).toHaveCount(0);
});

test("a home put in is seen as a card while writing, and readers see it as it is", async ({ agent }) => {
  await agent.opens("/admin/articles/new");
  await agent.field("Title").fill(ownTitle("A home in the text"));
  await text(agent).click();
  await agent.page.keyboard.type("Light on two sides.");
  await tool(agent, "Home").click();
  await agent.dialog().getByRole("searchbox").fill("pedralbes");
  await expect(agent.dialog().getByRole("status")).toHaveText("1 result");
  await agent.dialog().getByRole("listitem").getByRole("button").click();
  await expect(text(agent).locator(".home-line")).toHaveCount(1);
  await agent.field("Status").selectOption("published");
  await agent.presses("Save");
  await agent.reads("Article Created");
  await agent.follows("View article");
  const card = agent.page.locator("main article article");
  await expect(card).toHaveText(/€[\d,]+.*Pedralbes.*bed.*m²/s);
  await expect(card.getByRole("link")).toHaveAttribute("href", /^\/property\/\d+$/);
  await servesEverybody(agent);
});

test("a picture of one's own is uploaded while writing, and put in with what it shows", async ({ agent }) => {
  const id = aStoredArticle({ title: ownTitle("A stair"), content: "<p>Six rooms.</p>" });
  await agent.opens(`/admin/articles/${id}/edit`);
  await text(agent).click();
  await tool(agent, "Picture").click();
  const dialog = agent.dialog();
  const file = dialog.getByLabel("Upload a picture of your own");
  await file.setInputFiles({ name: "stair.jpg", mimeType: "image/jpeg", buffer: Buffer.from("hello") });
  await agent.presses("Upload and insert", dialog);
  await agent.reads("Describe what the picture shows.", dialog);
  await dialog.getByLabel("Alt text").fill("A stair with a skylight");
  await agent.presses("Upload and insert", dialog);
  await agent.reads("This is not an image.", dialog);
  await servesEverybody(agent);
  // The browser notes the answer 400.
  agent.complaints.length = 0;
  await file.setInputFiles({ name: "stair.jpg", mimeType: "image/jpeg", buffer: await aPhoto("#446688", 640, 480) });
  await dialog.getByLabel("Alt text").fill("A stair with a skylight");
  await agent.presses("Upload and insert", dialog);
  const figure =
    /<figure><img src="\/uploads\/[0-9a-f]{24}-640\.jpg" alt="A stair with a skylight" width="640" height="480"/;
  await expect(content(agent)).toHaveValue(figure);
  await expect(dialog).toHaveCount(0);
  await tool(agent, "Picture").click();
  await expect(dialog.getByText("Pictures of this article")).toBeVisible();
  await agent.page.keyboard.press("Escape");
  await agent.presses("Save");
  await agent.reads("Article Updated");
  await expect(content(agent)).toHaveValue(figure);
  await agent.follows("Pictures");
  await agent.reads("Can’t be deleted, because it is needed here:");
  await servesEverybody(agent);
});

test("a picture is added to a new article in one press: it becomes a draft with all that was typed", async ({
  agent,
}) => {
  const title = ownTitle("A new stair");
  await agent.opens("/admin/articles/new");
  await text(agent).click();
  await agent.page.keyboard.type("Six rooms.");
  const dialog = agent.dialog();
  const savesFirst = () => agent.presses("Save as a draft and upload a picture", dialog);
  await tool(agent, "Picture").click();
  await servesEverybody(agent);
  await savesFirst();
  await agent.reads("Enter a title");
  await expect(agent.field("Title")).toHaveAttribute("aria-invalid", "true");
  await expect(text(agent)).toHaveText("Six rooms.");
  // The browser notes the answer 400.
  agent.complaints.length = 0;
  await agent.field("Title").fill(title);
  await tool(agent, "Picture").click();
  await savesFirst();
  await agent.reads(`Pictures of “${title}”`);
  await agent.reads("It isn’t public yet.");
  const pictures = agent.page.url();
  await agent.opens("/admin/articles/new");
  await expect(text(agent)).toBeVisible();
  await agent.doesNotRead(/Unsaved changes/);
  await agent.opens(pictures);
  await agent
    .field("Image file")
    .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await aPhoto("#446677", 500, 400) });
  await agent.field("What the picture shows").fill("A stair");
  await agent.presses("Upload picture");
  await agent.presses("Add picture 1 to the end of the text");
  await expect(content(agent)).toHaveValue(/^<p>Six rooms\.<\/p>\n<figure><img src=[^>]* alt="A stair"/);
  await expect(agent.field("Status")).toHaveValue("draft");
  await agent.doesNotRead(/Unsaved changes/);
});

for (const [name, expected] of [
  ["word", /^<h2 id="s-el-piso-de-esquina">El piso de esquina<\/h2>\n<h2 id="s-la-luz">La luz<\/h2>\n<p>El <strong>/],
  ["google-docs", /^<h2 id="s-vendre-un-pis-heretat">Vendre un pis heretat<\/h2>\n<p>Primer cal <strong>/],
  ["web-page", /^<h2 id="s-buying-step-by-step">Buying step by step<\/h2>\n<p>Ask for the <strong>/],
] as const) {
  test(`what is pasted from ${name} comes out clean, and undone it is gone`, async ({ agent }) => {
    await agent.opens("/admin/articles/new");
    await text(agent).click();
    await text(agent).evaluate(
      (element, html) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/html", html);
        clipboardData.setData("text/plain", "otherwise");
        element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      },
      readFileSync(`tests/support/pasted/${name}.html`, "utf8"),
    );
    await expect(content(agent)).toHaveValue(expected);
    expect(await content(agent).inputValue()).not.toMatch(/style=|class=|mso|<span|<div|javascript:/);
    await agent.page.keyboard.press("Control+z");
    await expect(content(agent)).toHaveValue("");
  });
}

/** Pastes as a browser does, with these kinds of text and this file. */
function pastes(agent: Visitor, given: Record<string, string>, file = "") {
  return text(agent).evaluate(
    (element, [kinds, name]) => {
      const clipboardData = new DataTransfer();
      for (const [kind, words] of Object.entries(kinds)) clipboardData.setData(kind, words);
      if (name !== "") {
        const type = name.endsWith(".pdf") ? "application/pdf" : "image/png";
        clipboardData.items.add(new File(["hello"], name, { type }));
      }
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [given, file] as const,
  );
}

test("Markdown is offered as formatting, and what pasting leaves out as plain text", async ({ agent }) => {
  await agent.opens("/admin/articles/new");
  await text(agent).click();
  await pastes(agent, { "text/plain": "## The light\n\n- south\n- **west**" });
  await agent.reads("This looks like Markdown.");
  await agent.presses("Use its formatting");
  await expect(content(agent)).toHaveValue(
    '<h2 id="s-the-light">The light</h2>\n<ul><li>south</li><li><strong>west</strong></li></ul>',
  );
  await agent.doesNotRead("This looks like Markdown.");

  await agent.page.keyboard.press("Control+a");
  const words = "Ask for the nota simple before you sign.";
  await pastes(agent, {
    "text/html": `<p>Light.</p><textarea>${words}</textarea>`,
    "text/plain": `Light.\n${words}`,
  });
  await agent.reads(/Pasting left out 8 words, such as “Ask for the nota simple/);
  await agent.presses("Paste all as plain text");
  await expect(content(agent)).toHaveValue(`<p>Light.</p>\n<p>${words}</p>`);
  await pastes(agent, { "text/html": '<p>View <img src="https://elsewhere.example/a.png"></p>', "text/plain": "View" });
  await agent.reads("Pictures were left out");
  await servesEverybody(agent);
  await agent.page.keyboard.type("!");
  await agent.doesNotRead("Pictures were left out");
});

test("a picture that is pasted goes through the dialog of pictures, and another file is refused in words", async ({
  agent,
}) => {
  const id = aStoredArticle({ title: ownTitle("Pasted"), content: "<p>Six rooms.</p>" });
  await agent.opens(`/admin/articles/${id}/edit`);
  await text(agent).click();
  await pastes(agent, {}, "plan.pdf");
  await agent.reads("Only pictures can be dropped or pasted here.");
  await pastes(agent, {}, "stair.png");
  await expect(agent.dialog().getByLabel("Alt text")).toBeFocused();
  await expect(agent.dialog().getByRole("button", { name: "Upload and insert" })).toBeVisible();
});

test("Tab goes through the cells of a table and on to a new row; after Escape it leaves", async ({ agent }) => {
  const { keyboard } = agent.page;
  await agent.opens("/admin/articles/new");
  await text(agent).click();
  await tool(agent, "Table").click();
  await keyboard.type("a");
  for (const letter of "bcdefg") {
    await keyboard.press("Tab");
    await keyboard.type(letter);
  }
  await keyboard.press("Shift+Tab");
  await keyboard.type("!");
  await expect(content(agent)).toHaveValue(/<td>!<\/td><\/tr><tr><td>g<\/td><td><\/td><\/tr>/);
  await keyboard.press("Escape");
  await keyboard.press("Tab");
  await expect(text(agent)).not.toBeFocused();
});

test("Source is one press away and remembered, and what is written in one is in the other", async ({ agent }) => {
  const id = aStoredArticle({ title: ownTitle("Two ways"), content: '<h2 id="s-light">Light</h2>\n<p>Six rooms.</p>' });
  await agent.opens(`/admin/articles/${id}/edit`);
  await expect(text(agent)).toHaveText("LightSix rooms.");
  await agent.presses("Source");
  await expect(agent.button("Source")).toHaveAttribute("aria-pressed", "true");
  await expect(text(agent)).toBeHidden();
  await agent.page.keyboard.press("Control+End");
  await agent.page.keyboard.insertText("<p>And\\n a terrace.</p>");
  await agent.page.reload();
  await expect(agent.button("Source")).toHaveAttribute("aria-pressed", "true");
  await content(agent).fill("<p>And\\n a terrace.</p>");
  await agent.presses("Source");
  await agent.reads("This text holds stray code, so it is shown in Source.");
  await agent.presses("Clean Content");
  await agent.presses("Source");
  await expect(text(agent)).toHaveText("And a terrace.");
  await content(agent).fill("<p>And a terrace.</p><aside>Sun</aside>");
  await agent.reads("This text holds code that the editor can’t show (aside)");
  await expect(content(agent)).toHaveValue("<p>And a terrace.</p><aside>Sun</aside>");
});

test("what is typed outlives a closed tab and a server that is away", async ({ agent }) => {
  const id = aStoredArticle({ title: ownTitle("Kept"), content: "<p>Six rooms.</p>" });
  const path = `/admin/articles/${id}/edit`;
  agent.page.on("dialog", (dialog) => void dialog.accept());
  await agent.opens(path);
  await text(agent).click();
  await agent.page.keyboard.press("Control+End");
  await agent.page.keyboard.type(" And a terrace.");
  await agent.opens("/admin/articles");
  await agent.opens(path);
  await agent.reads(/Unsaved changes from .+ are kept in this browser/);
  await expect(text(agent)).toHaveText("Six rooms.");
  await agent.presses("Restore them");
  await expect(text(agent)).toHaveText("Six rooms. And a terrace.");

  await agent.page.route("**/healthz", (route) => route.abort());
  await agent.presses("Save");
  await agent.reads("The server can’t be reached. Nothing is lost");
  await expect(text(agent)).toHaveText("Six rooms. And a terrace.");
  await agent.page.unroute("**/healthz");
  // The browser notes the request that failed.
  agent.complaints.length = 0;
  await agent.presses("Save");
  await agent.reads("Article Updated");
  await expect(content(agent)).toHaveValue("<p>Six rooms. And a terrace.</p>");
  await agent.doesNotRead(/Unsaved changes/);
});

test("the editor is fetched by its own screen alone, and weighs 120 kB at most", async ({ agent }) => {
  const fetched = new Map<string, string>();
  agent.page.on("request", (request) => {
    const [, name] = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) fetched.set(name, request.url());
  });
  await agent.opens("/admin/articles");
  expect([...fetched.keys()]).not.toContain("rich-editor");
  await agent.opens("/admin/articles/new");
  await expect(text(agent)).toBeVisible();
  const file = await agent.page.request.get(fetched.get("rich-editor") ?? "");
  const weight = gzipSync(await file.body(), { level: 9 }).length;
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThan(120_000);
  expect([...fetched.keys()]).not.toContain("code-editor");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("words that would go are asked about, and stay as text where that is wished", async ({ agent }) => {
    const id = aStoredArticle({ title: ownTitle("Asked"), content: "<p>Six rooms.</p>" });
    await agent.opens(`/admin/articles/${id}/edit`);
    await content(agent).fill("<p>Six rooms.</p><textarea>Ask for the nota simple before you sign.</textarea>");
    await agent.presses("Save");
    // The browser notes the answer 422.
    agent.complaints.length = 0;
    await agent.reads("Saving would leave out 8 words");
    await agent.reads("“Ask for the nota simple before you sign”");
    await agent.presses("Keep them as text and save");
    await agent.reads("Article Updated");
    await expect(content(agent)).toHaveValue("<p>Six rooms.</p>\n<p>Ask for the nota simple before you sign.</p>");
  });

  test("there is the plain form, and no button that does nothing", async ({ agent }) => {
    await agent.opens("/admin/articles/new");
    await expect(toolbar(agent)).toHaveCount(0);
    await expect(agent.button("Source")).toHaveCount(0);
    await expect(content(agent)).toBeVisible();
  });

  test("a picture is added to a new article with one press, and nothing typed is lost", async ({ agent }) => {
    const title = ownTitle("A new plain stair");
    await agent.opens("/admin/articles/new");
    await content(agent).fill("<p>Six rooms.</p>");
    await agent.field("Target keyword").fill("stairs");
    await agent.presses("Add a picture");
    await agent.reads("Enter a title");
    await expect(content(agent)).toHaveValue("<p>Six rooms.</p>");
    await agent.field("Title").fill(title);
    await agent.presses("Add a picture");
    await agent.reads(`Pictures of “${title}”`);
    await agent.follows(title);
    await expect(content(agent)).toHaveValue("<p>Six rooms.</p>");
    await expect(agent.field("Target keyword")).toHaveValue("stairs");
  });

  test("a picture is uploaded on a page of its own, put at the end of the text, and stays as long as it is there", async ({
    agent,
  }) => {
    const id = aStoredArticle({ title: ownTitle("A plain stair"), content: "<p>Six rooms.</p>" });
    await agent.opens(`/admin/articles/${id}/edit`);
    await agent.follows("Pictures");
    await agent.reads("No pictures yet");
    await agent.presses("Upload picture");
    await agent.reads("Choose one image");
    await agent.reads("Describe what the picture shows");
    await agent
      .field("Image file")
      .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await aPhoto("#668844", 500, 400) });
    await agent.field("What the picture shows").fill("A stair");
    await agent.presses("Upload picture");
    await agent.reads("Picture uploaded");
    await agent.presses("Add picture 1 to the end of the text");
    await expect(content(agent)).toHaveValue(/^<p>Six rooms\.<\/p>\n<figure><img src=[^>]* alt="A stair"/);
    await agent.follows("Pictures");
    await agent.reads("Can’t be deleted, because it is needed here:");
    await expect(agent.page.getByRole("link", { name: "Delete picture 1" })).toHaveCount(0);
  });
});
