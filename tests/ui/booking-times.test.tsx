import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";

import type { FreeWeek } from "~/domain/booking/booking";
import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { ConfirmScreen } from "~/ui/booking/confirm-screen";
import { SentBefore } from "~/ui/sent/sent-before";
import { SentScreen } from "~/ui/sent/sent-screen";

const free: FreeWeek = { days: [], week: 1, weeks: 1, isFull: true };
const rest = { secret: "s", home: null, free, minutes: 0, field: { id: "time", name: "time" }, failure: null };

function read(page: ReactElement) {
  const Page = createRemixStub([{ path: "/", Component: () => page }]);
  render(
    <PageTexts i18n={createI18n("en", en)}>
      <Page initialEntries={["/"]} />
    </PageTexts>,
  );
  return document.body.textContent?.replaceAll("\u00a0", " ");
}

test.each([
  ["2026-11-28T22:30:00.000Z", "2026-11-28T23:15:00.000Z", "23:30 to 00:15 on 29 November (Barcelona)"],
  ["2026-10-25T00:30:00.000Z", "2026-10-25T01:15:00.000Z", "02:30 (summer time) to 02:15 (winter time) (Barcelona)"],
])("the page of the mailed link names the day or the clock of an end that needs one: %s", (startsAt, endsAt, said) => {
  expect(read(<ConfirmScreen {...rest} state="open" booked={{ kind: "call", startsAt, endsAt }} />)).toContain(said);
});

test("what was confirmed shows no time: it may have been moved since", () => {
  const booked = { kind: "call", startsAt: "2026-11-28T10:00:00.000Z", endsAt: "2026-11-28T10:15:00.000Z" } as const;
  expect(read(<ConfirmScreen {...rest} state="done" booked={booked} />)).not.toContain("11:00");
  expect(screen.getByRole("button", { name: /See your appointment/ })).toBeTruthy();
});

test.each(["none", "closed", "done", "moved"] as const)(
  "the page of a link that confirms nothing more (%s) does not ask to confirm",
  (state) => {
    const booked = { kind: "call", startsAt: "2026-11-28T10:00:00.000Z", endsAt: "2026-11-28T10:15:00.000Z" } as const;
    read(<ConfirmScreen {...rest} state={state} booked={booked} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your appointment");
  },
);

test("the page after a booking says on which day its hold ends, beside the day of the appointment", () => {
  const sent = { kind: "contact", thanks: "bookingToConfirm", answers: [], message: "", receiptTo: null } as const;
  const booking = {
    email: "ana@example.com",
    startsAt: "2026-11-28T10:00:00.000Z",
    heldUntil: "2026-11-21T23:10:00.000Z",
  };
  const step = { href: "/properties", label: "See all homes" };
  const page = <SentScreen {...sent} booking={booking} phone="+34 600" answeredBy={null} step={step} page="/book" />;
  expect(read(page)).toContain("holding Saturday 28 November at 11:00 for you until 00:10 on 22 November.");
});

test("a form that was sent in the hour that October has twice says by which clock", () => {
  expect(read(<SentBefore thanks="contactSent" at="2026-10-25T00:50:00.000Z" />)).toContain(
    "You sent this form at 02:50 (summer time).",
  );
});
