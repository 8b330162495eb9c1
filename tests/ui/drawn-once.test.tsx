import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { createI18n } from "~/i18n/instance";
import type { Language } from "~/i18n/languages";
import { PageTexts } from "~/i18n/page-texts";
import { Once, PiecesProvider } from "~/ui/drawn-once";
import { PagePieces } from "~/ui/kept-pieces.server";
import { usePageContext } from "~/ui/page-context";

const texts = {
  en: createI18n("en", {}),
  es: createI18n("es", {}),
  ca: createI18n("ca", {}),
  ru: createI18n("ru", {}),
};

/** A page as the server sends it. */
function page(content: React.ReactNode, language: Language = "en"): string {
  const pieces = new PagePieces();
  return pieces.join(
    renderToString(
      <PageTexts i18n={texts[language]}>
        <PiecesProvider value={pieces}>{content}</PiecesProvider>
      </PageTexts>,
    ),
  );
}

test("a piece is drawn once for each language and for what it is drawn of, and stands in each page as it was drawn", () => {
  const draw = vi.fn((name: string) => <b>{name}</b>);
  const card = (home: { name: string }, by = "") => (
    <p>
      <Once name="card" of={[home]} by={by}>
        {() => draw(home.name)}
      </Once>
      !
    </p>
  );
  const [loft, flat] = [{ name: "Loft" }, { name: "Flat" }];
  for (let visit = 0; visit < 3; visit += 1) {
    expect(page(card(loft))).toContain("<b>Loft</b>");
    expect(page(card(flat))).toContain("<b>Flat</b>");
    expect(page(card(loft), "es")).toContain("<b>Loft</b>");
    expect(page(card(loft, "new"))).toContain("<b>Loft</b>");
  }
  expect(draw).toHaveBeenCalledTimes(4);
  // Read again after the content has changed it is another object.
  expect(page(card({ name: "Sold" }))).toContain("<b>Sold</b>");
});

test("pieces in a piece and beside it keep their places, on the first page and on every later one", () => {
  const plan = {};
  const content = (
    <main>
      <Once name="outer" of={[plan]}>
        {() => (
          <ul>
            {[1, 2].map((number) => (
              <Once key={number} name="inner" by={number}>
                {() => <li>{number}</li>}
              </Once>
            ))}
          </ul>
        )}
      </Once>
      <Once name="inner" by={2}>
        {() => <li>2</li>}
      </Once>
      <i>own</i>
    </main>
  );
  const bare = (html: string) => html.replaceAll("<!-- -->", "");
  const first = bare(page(content));
  expect(first).toBe("<main><ul><li>1</li><li>2</li></ul><li>2</li><i>own</i></main>");
  expect(bare(page(content))).toBe(first);
});

test("what is drawn once for all pages cannot say the address of one", () => {
  const Address = () => usePageContext().origin;
  expect(() => page(<Once name="address">{() => <Address />}</Once>)).toThrow("may not depend on the address");
});
