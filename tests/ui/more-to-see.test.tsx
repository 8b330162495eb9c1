import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { MoreToSee } from "~/ui/gallery/more-to-see";

test("a film or a tour is linked where its address is one, and what another program wrote takes no page away", () => {
  const { container } = render(
    <PageTexts i18n={createI18n("en", en)}>
      <MoreToSee plan="" links={{ video: "https://", tour: "https://www.tours.example/7" }} />
    </PageTexts>,
  );
  const links = [...container.querySelectorAll("a")];
  expect(links.map(({ href }) => href)).toEqual(["https://www.tours.example/7"]);
  expect(container.textContent).toContain("tours.example");
});
