import { cleanup, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { asPhoto, asPlan } from "~/domain/listings/gallery";
import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { Gallery } from "~/ui/gallery/gallery";

const picture = { name: "0".repeat(24), width: 1600, height: 1067, alt: "Two bedrooms", isRendering: true };

function shows(pictures: Parameters<typeof Gallery>[0]["pictures"]): string {
  const gallery = <Gallery pictures={pictures} current={1} path="/developments/a" links={{ video: "", tour: "" }} />;
  render(<PageTexts i18n={createI18n("en", en)}>{gallery}</PageTexts>);
  return screen.getByRole("figure").textContent;
}

test("a computer image says that it is one, and a floor plan does not", () => {
  expect(shows([asPhoto(picture)])).toContain("Computer rendering");
  cleanup();
  expect(shows([asPlan(picture)])).not.toContain("Computer rendering");
});
