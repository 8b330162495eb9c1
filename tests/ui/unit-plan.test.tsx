import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import type { ListedUpload } from "~/domain/listings/image";
import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { UnitPlan } from "~/ui/admin/developments/unit-plan";

const path = "/admin/developments/3/units/7";
const images = "/admin/developments/3/images";

function shown(upload: Pick<ListedUpload, "refusal">, isBeside = false) {
  const uploads = [{ id: 9, originalName: "plan.pdf", kind: "floor_plan", ...upload } as const];
  const Page = createRemixStub([
    {
      path,
      Component: () => <UnitPlan {...{ path, images, uploads, isBeside }} plan={null} error={undefined} />,
    },
  ]);
  render(
    <PageTexts i18n={createI18n("en", en)}>
      <Page initialEntries={[path]} />
    </PageTexts>,
  );
}

describe("the floor plan of a unit without script", () => {
  test("that is being prepared is looked at again by a link, never by itself", () => {
    shown({ refusal: null });
    expect(screen.getByRole("link", { name: "Refresh" }).getAttribute("href")).toBe(path);
  });

  test("that was refused says why until its line is dismissed", () => {
    shown({ refusal: "unsupported" });
    expect(screen.queryByRole("link", { name: "Refresh" })).toBeNull();
    const button = screen.getByRole("button", { name: "Dismiss the line about plan.pdf" });
    expect(button.closest("form")?.getAttribute("action")).toBe(path);
  });

  test("beside the unit's form is changed on a page of its own, so that no word of that form is lost", () => {
    shown({ refusal: "unsupported" }, true);
    expect(screen.getByRole("link", { name: "Change the drawing" }).getAttribute("href")).toBe(`${path}?only=plan`);
    for (const button of screen.getAllByRole("button")) {
      expect(button.closest(".hidden")).not.toBeNull();
    }
  });
});
