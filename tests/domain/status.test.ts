import { queueMail } from "~/domain/mail/outbox.server";
import { forgetMissingPage, forgetMissingPages, listMissingPages } from "~/domain/site/missing-pages.server";
import { readableMail } from "~/domain/site/readable-mail.server";
import { isDiskLow, isLate, isSampleAddress } from "~/domain/site/status";
import { lastMailTest, listJobRuns, photoQueue } from "~/domain/site/status.server";

import { aProperty } from "../support/builders";
import { askInVain } from "../support/missing-pages";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const gigabyte = 1_000_000_000;

describe("a disk", () => {
  test("is low under one gigabyte, or under a tenth of it", () => {
    expect(isDiskLow({ freeBytes: 5 * gigabyte, totalBytes: 20 * gigabyte })).toBe(false);
    expect(isDiskLow({ freeBytes: 0.9 * gigabyte, totalBytes: 3 * gigabyte })).toBe(true);
    expect(isDiskLow({ freeBytes: 5 * gigabyte, totalBytes: 100 * gigabyte })).toBe(true);
  });
});

test("the nightly work is late after more than a day", () => {
  const run = (startedAt: string) => ({ name: "nightly", startedAt, finishedAt: startedAt, lastError: null });
  expect(isLate(run("2026-11-20T09:00:00.000Z"), now)).toBe(false);
  expect(isLate(run("2026-11-20T07:59:00.000Z"), now)).toBe(true);
});

test("an example address is told from a real one", () => {
  for (const email of ["hola@xamfra.example", "a@example.com", "a@b.test"]) expect(isSampleAddress(email)).toBe(true);
  for (const email of ["hola@xamfra.cat", "example@xamfra.cat", "a@myexample.com"]) {
    expect([email, isSampleAddress(email)]).toEqual([email, false]);
  }
});

describe("missing pages", () => {
  test("are listed with the most asked for first, and say how many there are", async ({ db }) => {
    for (const path of ["/a", "/b", "/b", "/c"]) await askInVain(db, path, now);
    expect(await listMissingPages(db, 2)).toEqual({
      pages: [
        { path: "/b", hits: 2, lastSeenAt: now.toISOString() },
        { path: "/a", hits: 1, lastSeenAt: now.toISOString() },
      ],
      count: 3,
    });
  });

  test("are forgotten one by one or all together", async ({ db }) => {
    for (const path of ["/a", "/b", "/c"]) await askInVain(db, path, now);
    expect(await forgetMissingPage(db, "/a")).toBe(true);
    expect(await forgetMissingPage(db, "/a")).toBe(false);
    expect(await forgetMissingPages(db)).toBe(2);
    expect((await listMissingPages(db, 10)).count).toBe(0);
  });
});

test("the photos that wait are counted, and those that could not be used", async ({ db }) => {
  expect(await photoQueue(db)).toEqual({ waiting: 0, refused: 0, oldest: null });
  const property = await aProperty(db);
  const upload = (file: string, status: "waiting" | "processing" | "refused", hour: string) => ({
    property_id: property.id,
    file,
    original_name: `${file}.jpg`,
    status,
    refusal: status === "refused" ? ("not-an-image" as const) : null,
    created_at: `2026-11-21T${hour}:00:00.000Z`,
  });
  await db
    .insertInto("property_uploads")
    .values([upload("a", "waiting", "09"), upload("b", "processing", "08"), upload("c", "refused", "07")])
    .execute();
  expect(await photoQueue(db)).toEqual({ waiting: 2, refused: 1, oldest: "2026-11-21T08:00:00.000Z" });
});

test("the newest mail test is the one that is shown", async ({ db }) => {
  expect(await lastMailTest(db)).toBeUndefined();
  await queueMail(db, { template: "mail-test", recipient: "first@example.com" }, now);
  await queueMail(db, { template: "mail-test", recipient: "second@example.com" }, now);
  expect(await lastMailTest(db)).toMatchObject({ recipient: "second@example.com", status: "waiting", lastError: null });
});

test("each piece of the server's own work says when it ran", async ({ db }) => {
  const at = now.toISOString();
  await db
    .insertInto("job_runs")
    .values({ name: "nightly", started_at: at, finished_at: at, last_error: null })
    .execute();
  expect(await listJobRuns(db)).toEqual([{ name: "nightly", startedAt: at, finishedAt: at, lastError: null }]);
});

describe("a kept mail", () => {
  const text = (mail: string[]) => readableMail(mail.join("\n"));

  test("is read with its letters and its link whole", () => {
    expect(
      text([
        "From: =?UTF-8?Q?Xamfr=C3=A0?= <hola@xamfra.example>",
        "To: ana@example.com",
        "Subject: =?UTF-8?Q?Confirm_your_account_at?=",
        " =?UTF-8?B?IFhhbWZyw6A=?=",
        "Message-ID: <1@xamfra.example>",
        "Content-Transfer-Encoding: quoted-printable",
        "",
        "Xamfr=C3=A0: http://localhost:3000/admin/confirm?token=3Dabcdefghijklmnopqrstuvwxyz0123456=",
        "789",
        "",
      ]),
    ).toBe(
      [
        "From: Xamfrà <hola@xamfra.example>",
        "To: ana@example.com",
        "Subject: Confirm your account at Xamfrà",
        "",
        "Xamfrà: http://localhost:3000/admin/confirm?token=abcdefghijklmnopqrstuvwxyz0123456789",
        "",
      ].join("\n"),
    );
  });

  test("is read in every way in which a text can be written", () => {
    const body = Buffer.from("Привет").toString("base64");
    expect(text(["To: a@example.com", "Content-Transfer-Encoding: base64", "", body])).toBe(
      "To: a@example.com\n\nПривет",
    );
    expect(text(["To: a@example.com", "Content-Transfer-Encoding: 7bit", "", "1 =3D 1"])).toBe(
      "To: a@example.com\n\n1 =3D 1",
    );
    expect(readableMail("nothing like a mail")).toBe("\n\n");
  });
});
