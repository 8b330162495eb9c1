import { describe, expect, test } from "vitest";

import { readId } from "~/domain/fields/address-number";
import { mostFavourites, toggleFavourite } from "~/domain/properties/favourites";
import {
  everyHome,
  filterCount,
  type HomeSearch,
  setFilters,
  withoutFilter,
} from "~/domain/properties/property-search";
import { readAddress, readSearch, searchQuery } from "~/domain/properties/search-address";

const read = (query: string) => readSearch(new URLSearchParams(query));

describe("reading a search from an address", () => {
  test("gives every home, dearest first, where nothing is asked for", () => {
    expect(read("")).toEqual(everyHome);
    expect(read("neighborhood=all&price=all&sort=price-desc&page=1")).toEqual(everyHome);
  });

  test.each([
    ["eixample", "eixample"],
    ["Gràcia", "gracia"],
    ["GRACIA", "gracia"],
    ["gr%C3%A0cia", "gracia"],
    ["sarria", "sarria-sant-gervasi"],
    ["Sarrià", "sarria-sant-gervasi"],
    ["sarria-sant-gervasi", "sarria-sant-gervasi"],
    ["ciutatvella", "ciutat-vella"],
    ["Ciutat+Vella", "ciutat-vella"],
    ["born", "born"],
    ["poblenou", "poble-nou"],
  ])("understands the neighbourhood %s", (written, slug) => {
    expect(read(`neighborhood=${written}`).neighborhood).toBe(slug);
  });

  test.each([
    ["500-700k", "500-700k"],
    ["700-900K", "700-900k"],
    ["900k%2B", "900k+"],
    ["900k+", "900k+"],
  ])("understands the price band %s", (written, band) => {
    expect(read(`price=${written}`).price).toBe(band);
  });

  test.each([
    "neighborhood=madrid",
    "neighborhood=",
    "neighborhood=gracia&neighborhood=eixample",
    "neighborhood=%00%FF",
    "price=1-2k",
    "price=500-700k&price=700-900k",
    "sort=cheapest",
    "sort=price-asc&sort=area-desc",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=1e3",
    "page=2&page=3",
    "page=99999999999999999999",
    "constructor=__proto__&price=__proto__&sort=constructor",
  ])("takes %s for not asked", (query) => {
    expect(read(query)).toEqual(everyHome);
  });
});

describe("reading further filters from an address", () => {
  test.each([
    ["bedrooms=2", { bedrooms: 2 }],
    ["bedrooms=2%2B", { bedrooms: 2 }],
    ["bathrooms=3&area=80", { bathrooms: 3, area: 80 }],
    ["type=Penthouse", { type: "penthouse" }],
    ["from=600.000&to=%E2%82%AC650,000", { from: 600_000, to: 650_000 }],
    ["from=900000&to=600000", { from: 600_000, to: 900_000 }],
    ["lift=1&terrace=on&parking=1&new=1", { lift: true, terrace: true, parking: true, newBuild: true }],
    ["price=500-750k&sort=metre-asc", { price: "500-750k", sort: "metre-asc" }],
    ["neighborhood=all&price=all&bedrooms=&type=all&from=&to=", {}],
  ] as const)("understands %s", (query, asked) => {
    const { search, misread } = readAddress(new URLSearchParams(query));
    expect(search).toEqual({ ...everyHome, ...asked });
    expect(misread).toEqual([]);
  });

  test("says what it does not understand, and takes it for not asked", () => {
    const query = "neighborhood=madrid&bedrooms=lots&from=-1&area=1e9&lift=yes&page=0&sort=a&sort=b&to=600000";
    const { search, misread } = readAddress(new URLSearchParams(query));
    expect(search).toEqual({ ...everyHome, to: 600_000 });
    expect(misread.map(({ name, value }) => `${name} ${value}`)).toEqual([
      "from -1",
      "neighborhood madrid",
      "bedrooms lots",
      "area 1e9",
      "lift yes",
      "sort a, b",
      "page 0",
    ]);
  });

  test("takes nought for nought, whatever sign stands before it", () => {
    const { from, bedrooms } = readSearch(new URLSearchParams("from=-0&bedrooms=-0"));
    expect({ from, bedrooms }).toEqual({ from: 0, bedrooms: 0 });
  });

  test("shows no more of what it does not understand than is needed to recognise it", () => {
    const { misread } = readAddress(new URLSearchParams({ type: `\u0000\n${"x".repeat(500)}` }));
    expect(misread).toEqual([{ name: "type", value: `${"x".repeat(40)}…` }]);
  });

  test("reads back whatever it writes", () => {
    const search: HomeSearch = {
      ...everyHome,
      ...{ from: 600_000, to: 650_000, bedrooms: 2, bathrooms: 1, area: 90 },
      ...{ lift: true, terrace: true, parking: true, newBuild: true },
      type: "loft",
      sort: "metre-asc",
    };
    expect(searchQuery(search)).toBe(
      "?from=600000&to=650000&bedrooms=2&bathrooms=1&type=loft&area=90&lift=1&terrace=1&parking=1&new=1&sort=metre-asc",
    );
    expect(read(searchQuery(search))).toEqual(search);
  });

  test("takes one filter away and leaves the others, on the first page", () => {
    const search = read("neighborhood=gracia&from=500000&to=600000&lift=1&page=3");
    expect(setFilters(search)).toEqual(["neighborhood", "bounds", "lift"]);
    expect(searchQuery(withoutFilter(search, "bounds"))).toBe("?neighborhood=gracia&lift=1");
    expect(searchQuery(withoutFilter(search, "lift"))).toBe("?neighborhood=gracia&from=500000&to=600000");
  });
});

describe("writing a search into an address", () => {
  test("leaves out what is as by default", () => {
    expect(searchQuery(everyHome)).toBe("");
    expect(searchQuery({})).toBe("");
  });

  test("reads back as the same search", () => {
    const search = {
      ...everyHome,
      ...({ neighborhood: "sarria-sant-gervasi", price: "900k+", sort: "area-desc", page: 3 } as const),
    };
    expect(searchQuery(search)).toBe("?neighborhood=sarria-sant-gervasi&price=900k%2B&sort=area-desc&page=3");
    expect(read(searchQuery(search))).toEqual(search);
  });

  test("counts filters, not the order", () => {
    expect(filterCount(read("neighborhood=gracia&price=900k%2B&sort=price-asc&page=2"))).toBe(2);
    expect(filterCount(everyHome)).toBe(0);
  });
});

describe("the id in the address of a home", () => {
  test("is a positive whole number", () => {
    expect(readId("1")).toBe(1);
    expect(readId("1234567890")).toBe(1_234_567_890);
  });

  test.each([undefined, "", "0", "01", "-1", "+1", "1.0", "1e3", "abc", "1a", " 1", "12345678901", "١"])(
    "is not %s",
    (text) => expect(readId(text)).toBeUndefined(),
  );
});

describe("saving a home", () => {
  test("puts it first and a second time takes it out", () => {
    expect(toggleFavourite([2, 3], 1)).toEqual({ outcome: "added", favourites: [1, 2, 3] });
    expect(toggleFavourite([1, 2, 3], 2)).toEqual({ outcome: "removed", favourites: [1, 3] });
  });

  test("is refused when fifty are saved, but one of them can be removed", () => {
    const full = Array.from({ length: mostFavourites }, (_, index) => index + 1);
    expect(toggleFavourite(full, 999)).toEqual({ outcome: "full", favourites: full });
    expect(toggleFavourite(full, 7).outcome).toBe("removed");
  });
});
