import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { ca } from "~/i18n/ca";
import { en } from "~/i18n/en";
import { es } from "~/i18n/es";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { ru } from "~/i18n/ru";
import { serviceTexts } from "~/i18n/services/services.server";
import { TurnkeyPackages } from "~/ui/services/turnkey-packages";

test.each([
  ["en", en, ["€6,500 plus VAT", "Price on request"]],
  ["es", es, ["6.500 € más IVA", "Precio según presupuesto"]],
  ["ca", ca, ["6.500 € més IVA", "Preu segons pressupost"]],
  ["ru", ru, ["6 500 € плюс НДС (IVA)", "Цена по запросу"]],
] as const)(
  "a package says its price in euros and that VAT is added, or that it is told on request (%s)",
  (...given) => {
    const [language, texts, said] = given;
    const { packages } = serviceTexts[language]["turnkey-services"];
    if (!packages) throw new Error("The turnkey service has no packages.");
    const { container } = render(
      <PageTexts i18n={createI18n(language, texts as typeof en)}>
        <TurnkeyPackages packages={packages} prices={{ essential: 6500, premium: 9000, luxury: null }} isBand={false} />
      </PageTexts>,
    );
    const shown = container.textContent?.replace(/\s/g, " ");
    for (const words of said) expect(shown).toContain(words);
  },
);
