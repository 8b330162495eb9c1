import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import type { HomeCard } from "~/domain/properties/property";
import { instances } from "~/i18n/instances.server";
import { type Language } from "~/i18n/languages";
import { PageTexts } from "~/i18n/page-texts";
import { ArticlePreview } from "~/ui/admin/articles/article-preview";

const loft: HomeCard = {
  ...{ id: 4, title: "Ático con luz", summary: "Tres calles.", textLanguage: "es", price: 850_000, bedrooms: 3 },
  ...{ bathrooms: 2, area: 118, neighborhood: { slug: "gracia", name: "Gràcia" }, status: "pending", photo: null },
  ...{ isFeatured: false, publishedAt: null, priceSince: null, priceBefore: null },
};
const home = (id: number) => `<p><a href="/es/property/${id}">Un ático</a></p>`;

function preview(html: string, language: Language, homes: readonly HomeCard[]) {
  render(
    <PageTexts i18n={instances.en} others={instances}>
      <ArticlePreview title="Tres calles" html={html} homes={homes} language={language} />
    </PageTexts>,
  );
  const [, card] = screen.queryAllByRole("article");
  return card;
}

test("who previews an article sees the card of a home as its readers do: in their language, with price and state", () => {
  const card = preview(`<p>Luz.</p>${home(4)}<p>Más luz.</p>`, "es", [loft]);
  expect(card?.textContent?.replaceAll("\u00a0", " ")).toMatch(/Reservada.*850\.000 €.*Ático con luz.*3 dorm.*118 m²/s);
  expect(
    within(card as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/es/property/4");
  expect(screen.getByText("Más luz.")).toBeTruthy();
});

test("who previews an article sees that a home in it is not offered any more", () => {
  expect(preview(home(5), "es", [])).toBeUndefined();
  expect(screen.getByText(/Ya no ofrecemos esta vivienda/)).toBeTruthy();
});
