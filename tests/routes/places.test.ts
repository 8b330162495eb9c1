import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { href } from "~/i18n/href";
import { languages } from "~/i18n/languages";
import { loader as cookies } from "~/routes/site/cookies";
import { loader as legalNotice } from "~/routes/site/legal-notice";
import { loader as neighborhood } from "~/routes/site/neighborhood";
import { loader as neighborhoods } from "~/routes/site/neighborhoods";
import { loader as privacyPolicy } from "~/routes/site/privacy-policy";

import { aNeighborhood, aProperty, theAgency } from "../support/builders";
import { get } from "../support/requests";

beforeAll(async () => {
  await theAgency(db);
  await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
  await aNeighborhood(db, { slug: "sarria-sant-gervasi", name: "Sarrià-Sant Gervasi" });
  await aProperty(db, { neighborhood: "gracia" });
});

const place = (path: string) => get(neighborhood, path, { slug: decodeURIComponent(path.split(/[/?]/).at(-1) ?? "") });

describe.for(languages)("in %s", (language) => {
  test("the overview and each neighbourhood are there", async () => {
    expect((await get(neighborhoods, href(language, "/neighborhoods"))).status).toBe(200);
    const { status, data } = await place(href(language, "/neighborhoods/gracia"));
    expect(status).toBe(200);
    expect(data).toMatchObject({ place: { slug: "gracia", homes: 1 }, homes: [{ price: 850_000 }] });
  });

  test("another spelling leads to the right address, in the same language", async () => {
    for (const [spelling, slug] of [
      ["gràcia", "gracia"],
      ["Gracia", "gracia"],
      ["Sarrià", "sarria-sant-gervasi"],
    ]) {
      const { status, headers } = await place(href(language, `/neighborhoods/${encodeURIComponent(spelling ?? "")}`));
      expect([status, headers.get("Location")]).toEqual([301, href(language, `/neighborhoods/${slug}`)]);
    }
  });

  test("an unknown neighbourhood is not found", async () => {
    expect((await place(href(language, "/neighborhoods/sants"))).status).toBe(404);
  });

  test("the legal pages name the agency and leave no gap", async () => {
    const pages = [
      { loader: privacyPolicy, path: "/privacy-policy" },
      { loader: legalNotice, path: "/legal-notice" },
      { loader: cookies, path: "/cookies" },
    ];
    for (const { loader, path } of pages) {
      const { status, data } = await get(loader, href(language, path));
      expect(status).toBe(200);
      expect(data).toMatchObject({ meta: { canonical: `http://localhost:3000${href(language, path)}` } });
      expect(JSON.stringify(data)).not.toMatch(/\{[a-zA-Z]+\}/);
    }
    expect(JSON.stringify(await get(legalNotice, href(language, "/legal-notice")))).toContain("12345678Z");
  });
});

test("the query travels with the other spelling", async () => {
  const { headers } = await get(neighborhood, "/neighborhoods/Sarri%C3%A0?from=mail", { slug: "Sarrià" });
  expect(headers.get("Location")).toBe("/neighborhoods/sarria-sant-gervasi?from=mail");
});
