import { expect, test } from "vitest";

import type { Activity } from "~/domain/activity/activity";
import { adminText } from "~/i18n/admin.server";
import { deedWords } from "~/ui/admin/activity/activity-words";

const words = (kind: Activity["kind"], details: Activity["details"]) =>
  deedWords(adminText, { kind, details, subject: null, subjectId: null } as Activity);

test("the list of deeds tells days as people write them, by Barcelona's clock", () => {
  expect(words("clock.trusted", { from: "2026-10-01", to: "2026-11-23" })).toContain("23 November 2026");
  expect(words("backup.fetched", { dataOf: "2026-11-22T23:30:00.000Z" })).toBe(
    "Downloaded the backup of 00:30, 23 November 2026",
  );
  expect(words("backup.restored", { dataOf: "2026-11-22T23:30:00.000Z" })).toContain("00:30, 23 November 2026");
});
