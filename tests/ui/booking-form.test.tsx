import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import type { BookedThing, FreeWeek } from "~/domain/booking/booking";
import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { BookingForm } from "~/ui/forms/booking-form";

test.each(["call", "viewing"] as const)(
  "a free time for a %s can be taken by who says their name and address",
  (kind) => {
    const free: FreeWeek = {
      days: [{ day: "2026-12-01", times: ["2026-12-01T09:00:00.000Z"] }],
      week: 0,
      weeks: 1,
      isFull: false,
    };
    const thing: BookedThing = kind === "call" ? { kind } : { kind, homeId: 1 };
    const form = <BookingForm thing={thing} free={free} minutes={30} stamp="1.signature" agencyName="Xamfrà" />;
    const Page = createRemixStub([{ path: "/book", Component: () => form }]);
    render(
      <PageTexts i18n={createI18n("en", en)}>
        <Page initialEntries={["/book"]} />
      </PageTexts>,
    );
    expect(screen.getByLabelText(/^First name/)).toBeTruthy();
    expect(screen.getByLabelText(/^Email/)).toBeTruthy();
    expect(screen.getByLabelText(/^Phone/)).toHaveProperty("required", kind === "call");
  },
);
