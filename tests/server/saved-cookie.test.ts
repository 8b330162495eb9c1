import { describe, expect, test } from "vitest";

import { savedCount } from "~/http/pages/favourites.server";

import { withoutSaved } from "../../scripts/front/saved-homes.mjs";

const packed = (value: unknown) => btoa(JSON.stringify(value));
const ids = (count: number) => Array.from({ length: count }, (_each, index) => index + 1);

/** What the front takes a cookie for: a number of saved ones, or nothing of ours, and then no page is shared. */
async function readByBoth(cookie: string) {
  const { others, saved } = withoutSaved(cookie);
  const drawn = await savedCount(new Request("https://site.example/", { headers: { Cookie: cookie } }));
  return { front: others === "" ? saved.size : null, drawn };
}

describe("a page that is kept for all who saved as many says that number", () => {
  test.each([
    ["of homes", `favourites=${encodeURIComponent(packed([3, 1, 2]))}`, 3],
    ["of homes and units", `favourites=${encodeURIComponent(packed({ homes: ids(50), units: [7] }))}`, 51],
  ])("%s", async (_of, cookie, count) => {
    expect(await readByBoth(cookie)).toEqual({ front: count, drawn: count });
  });

  test.each([
    ["that names a home twice", `favourites=${packed([1, 1])}`],
    ["with more homes than can be saved", `favourites=${encodeURIComponent(packed(ids(60)))}`],
    ["with a sign that is none of base64", `favourites=${packed([1])}*`],
    ["with something behind its value", `favourites=${packed([1]).replaceAll("=", "")}=behind`],
  ])("and is drawn for nobody else from a cookie %s", async (_which, cookie) => {
    const { front, drawn } = await readByBoth(cookie);
    expect(front === null || front === drawn).toBe(true);
  });
});
