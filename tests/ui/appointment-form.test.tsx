import { cleanup, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { AdminProvider } from "~/ui/admin/admin-context";
import { AppointmentFormScreen } from "~/ui/admin/diary/appointment-form-screen";
import type { FormState } from "~/ui/admin/settings/form-state";

function shows({ values = {}, errors = {} }: Partial<FormState>) {
  const admin = { userId: 1, email: "ana@example.com", name: "", role: "admin", isOwner: false } as const;
  const given = { id: null, clashes: [], seen: "", wished: [], choices: { about: [], goes: [] } };
  render(
    <PageTexts i18n={createI18n("en", en)}>
      <AdminProvider panel={{ admin, sidebar: "open", waiting: 0 }}>
        <AppointmentFormScreen {...given} state={{ values, errors, overtakenBy: null }} />
      </AdminProvider>
    </PageTexts>,
  );
  return screen.getByLabelText("Owner’s email").closest("details");
}

test("the owner of the home is folded away while nobody is named, and sent with the form all the same", () => {
  const folded = shows({ values: { ownerLanguage: "ca" } });
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain("Owner of the home");
  expect(screen.getByLabelText(/^Owner’s language/)).toHaveProperty("value", "ca");
});

test("an owner who is named, or was typed wrongly, stands in the open", () => {
  expect(shows({ values: { ownerName: "Joan" } })).toBeNull();
  cleanup();
  expect(shows({ errors: { ownerEmail: ["field.email.invalid"] } })).toBeNull();
});
