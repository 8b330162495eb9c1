import { afterEach, expect, test, vi } from "vitest";

import { changeTopics } from "~/enhance/admin/batch-topics";

afterEach(() => {
  vi.unstubAllGlobals();
});

const drawn = (topics: string) => `<div id="new-batch"><form method="post" action="/admin/articles/batch">
  <input id="batch-name" name="name" value="Guides">
  <select id="batch-language" name="language"><option value="en" selected>English</option><option value="ca">Catalan</option></select>
  <input id="batch-keyword" name="keyword" value=""><p id="batch-topics">${topics}</p><button name="do" value="add">Add</button></form></div>`;

test("what is typed and chosen while the list is drawn anew stays", async () => {
  document.body.innerHTML = drawn("none");
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form.");
  vi.stubGlobal("fetch", async (url: string) => {
    // The answer is under way.
    const [name, language] = [document.querySelector("input"), document.querySelector("select")];
    if (name && language) [name.value, language.value] = ["Guides of May", "ca"];
    const answer = new Response(drawn("one"), { headers: { "Content-Type": "text/html" } });
    return Object.defineProperty(answer, "url", { value: url });
  });
  expect(await changeTopics(form, document.querySelector("button"))).toBe("one");
  expect(document.querySelector("input")?.value).toBe("Guides of May");
  expect(document.querySelector("select")?.value).toBe("ca");
});
