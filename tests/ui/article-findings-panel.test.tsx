import { cleanup, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { en } from "~/i18n/en";
import { admin } from "~/i18n/en/admin";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { FindingsPanel } from "~/ui/admin/articles/findings-panel";

function shows(isUnwritten: boolean) {
  render(
    <PageTexts i18n={createI18n("en", { ...en, ...admin })}>
      <FindingsPanel findings={[]} isUnwritten={isUnwritten} />
    </PageTexts>,
  );
}

test("of an article that is not written yet nothing is said to be in order", () => {
  shows(true);
  expect(screen.queryByText(/^Nothing is written yet/)).not.toBeNull();
  expect(screen.queryByText(/in order/)).toBeNull();
  cleanup();
  shows(false);
  expect(screen.queryByText(/in order/)).not.toBeNull();
});
