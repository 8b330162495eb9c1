import { cleanup, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { newConstruction } from "~/i18n/services/en/new-construction";
import { NewConstructionFigures } from "~/ui/services/new-construction-figures";

function shows(appreciationSource: string): string {
  if (!newConstruction.figures) throw new Error("The page of new construction has its figures.");
  const figures = (
    <NewConstructionFigures figures={newConstruction.figures} isBand={false} appreciationSource={appreciationSource} />
  );
  render(<PageTexts i18n={createI18n("en", en)}>{figures}</PageTexts>);
  return screen.getByRole("region").textContent;
}

test("how much new homes gain is a sample until the agent names its source, and never in large type", () => {
  expect(shows("").replaceAll("\u00a0", " ")).toMatch(/Appreciation: 15–25 ?% \(sample\)\. Not a forecast\./);
  cleanup();
  const said = shows("our own sales, 2020–2025").replaceAll("\u00a0", " ");
  expect(said).toMatch(/Appreciation: 15–25 ?%\. Source: our own sales, 2020–2025\. Not a forecast\./);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringContaining("15–25"),
  );
});
