import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import type { Role } from "~/domain/admins/role";
import { closedHours } from "~/domain/agency/booking-hours";
import { bookingHoursFields } from "~/domain/agency/booking-hours.schema";
import { closedWeek } from "~/domain/agency/opening-hours";
import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { AdminProvider } from "~/ui/admin/admin-context";
import { DiarySettingsScreen } from "~/ui/admin/diary/diary-settings-screen";
import { untouched } from "~/ui/admin/settings/form-state";

const hours = { ...closedWeek, monday: [{ opens: "10:00", closes: "13:30" }] };
const link = "https://www.xamfra.example/book";

function shownTo(role: Role) {
  const admin = { userId: 1, email: "ana@example.com", name: "", role, isOwner: false };
  render(
    <PageTexts i18n={createI18n("en", en)}>
      <AdminProvider panel={{ admin, sidebar: "open", waiting: 0 }}>
        <DiarySettingsScreen
          travel={untouched({ travel: "30", version: "" })}
          booking={untouched(bookingHoursFields({ ...closedHours, hours, goes: 1, version: "" }))}
          goes={[{ value: "1", label: "Ana" }]}
          link={link}
          madeAt={null}
          address={null}
          now={new Date("2026-11-23T10:00:00.000Z")}
        />
      </AdminProvider>
    </PageTexts>,
  );
}

test("an admin opens the hours and says how long the way takes", () => {
  shownTo("admin");
  expect(screen.getByLabelText("Monday")).toHaveProperty("value", "10:00–13:30");
  expect(screen.getByLabelText("Tuesday to Friday as on Monday")).toHaveProperty("checked", false);
  expect(screen.getAllByRole("button", { name: /Save/ })).toHaveLength(2);
});

test("an assistant reads them with the link to hand out, has a calendar address of their own, and is offered nothing that would be refused", () => {
  shownTo("assistant");
  expect(screen.getByText(link)).toBeDefined();
  expect(screen.getByText("10:00–13:30")).toBeDefined();
  expect(screen.queryByText("Tuesday")).toBeNull();
  expect(screen.getByText("30 minutes between two places.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Save/ })).toBeNull();
  expect(screen.getByRole("button", { name: /Make an address/ })).toBeDefined();
});
