import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { priceFigures } from "~/domain/places/neighborhood";
import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { NeighborhoodFigures } from "~/ui/neighborhoods/neighborhood-figures";

const [one, two, three] = [500_000, 900_000, 600_000].map((price) => ({ price, area: 100, status: "available" }));

test.each([
  ["one home tells its own price", [one], ["Price", "Price per m²"]],
  ["two tell a range", [one, two], ["Lowest to highest price", "Lowest to highest price per m²"]],
  [
    "three tell what is in the middle too",
    [one, two, three],
    ["Lowest to highest price", "Median price per m²", "Lowest to highest price per m²"],
  ],
])("of a neighbourhood %s", (_, homes, labels) => {
  const figures = priceFigures(homes.flatMap((home) => home ?? []));
  if (!figures) throw new Error("There are no figures.");
  const { container } = render(
    <PageTexts i18n={createI18n("en", en)}>
      <NeighborhoodFigures figures={figures} parts={[]} date="2026-11-22T10:00:00.000Z" />
    </PageTexts>,
  );
  expect([...container.querySelectorAll("dt")].map((label) => label.textContent)).toEqual([
    "Homes for sale",
    ...labels,
  ]);
  expect(container.textContent.includes("The median is")).toBe(labels.includes("Median price per m²"));
});
