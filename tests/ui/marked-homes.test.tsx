import { expect, test } from "vitest";

import { withMarkedHomes } from "~/ui/admin/articles/marked-homes";

test("who writes an article sees which of its paragraphs are cards of homes", () => {
  expect(withMarkedHomes('<p>Text</p><p><a href="/property/4">A loft</a></p>', "Card")).toBe(
    '<p>Text</p>\n<p class="home-line" data-says="Card">A loft</p>',
  );
});
