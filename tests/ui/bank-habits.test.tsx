import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { ca } from "~/i18n/ca";
import { en } from "~/i18n/en";
import { es } from "~/i18n/es";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { ru } from "~/i18n/ru";
import { BankHabits } from "~/ui/costs/bank-habits";

test.each([
  ["en", en, "Law"],
  ["es", es, "Ley"],
  ["ca", ca, "Llei"],
  ["ru", ru, "Закон"],
] as const)(
  "gives whoever borrows in Catalonia 14 days with the papers of the loan, with its law (%s)",
  (language, texts, law) => {
    render(
      <PageTexts i18n={createI18n(language, texts as typeof en)}>
        <BankHabits day="2026-11-22" />
      </PageTexts>,
    );
    expect(screen.getByText(/\b14\s/).tagName).toBe("P");
    expect(screen.getByText(new RegExp(`${law} 22/2010`))).toBeTruthy();
  },
);
