import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { savedCount } from "~/http/pages/favourites.server";
import { withoutSaved } from "~/http/pages/saved-cookie";
import { pageKey } from "~/server/page-key";

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
    ["with a further key and a byte that is no UTF-8", `favourites=${btoa('{"homes":[1],"units":[2],"x":"\xff"}')}`],
    ["with blanks between its ids", `favourites=${btoa("[1, 2]")}`],
    ["with something behind its value", `favourites=${packed([1]).replaceAll("=", "")}=behind`],
  ])("and is drawn for nobody else from a cookie %s", async (_which, cookie) => {
    const { front, drawn } = await readByBoth(cookie);
    expect(front === null || front === drawn).toBe(true);
  });
});

test.each([[0], [-1], [1.5], ["1"], [2 ** 60], [ids(51)]])("a list with %j is none of ours", async (...kept) => {
  expect(await readByBoth(`favourites=${encodeURIComponent(packed(kept.flat()))}`)).toEqual({ front: null, drawn: 0 });
});

test("whatever cookie is made up, front and site read the same of it or no page is kept", async () => {
  const ids = fc.array(fc.oneof(fc.integer({ min: -1, max: 60 }), fc.constant("1"), fc.constant(1.5)), {
    maxLength: 4,
  });
  const value = fc.oneof(
    ids,
    fc.record({ homes: ids, units: ids }),
    fc.record({ homes: ids, units: ids, x: fc.string() }),
  );
  const text = fc.oneof(
    value.map((each) => JSON.stringify(each)),
    fc.tuple(value, fc.nat(3)).map(([each, blanks]) => JSON.stringify(each, null, blanks)),
    value.map((each) => JSON.stringify(each).replace("}", ',"x":"\xff"}')),
  );
  const written = fc.tuple(text, fc.nat(4)).map(([each, way]) => {
    const base64 = btoa(each.replace(/[^ -ÿ]/g, "?"));
    return [base64, encodeURIComponent(base64), base64.replace(/=+$/, ""), `"${base64}"`, ` ${base64}`][way];
  });
  const one = fc
    .tuple(fc.constantFrom("favourites", "__Host-favourites", "Favourites", " favourites"), written)
    .map((part) => part.join("="));
  await fc.assert(
    fc.asyncProperty(
      fc.array(one, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(";", "; ", ";  "),
      async (parts, between) => {
        const { front, drawn } = await readByBoth(parts.join(between));
        const isOther = parts.some((part) => part.startsWith("__Host-"));
        // The front keeps the page under the name as well.
        expect(front === null || front === drawn || isOther).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test.each(["language=%49mVzIg==", "language=ImVzIg", "language=ImZyIg%3D%3D", "language=", "language=%3D"])(
  "no page is kept for who carries %s",
  (cookie) => {
    expect(pageKey({ headers: { cookie } } as never, "/articles/x")).toBeNull();
  },
);

test("a choice of language as the site writes it is kept under that language", () => {
  expect(pageKey({ headers: { cookie: "language=ImVzIg%3D%3D" } } as never, "/")?.key).toContain("\nes\n");
});
