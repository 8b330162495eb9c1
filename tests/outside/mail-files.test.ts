import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import PostalMime from "postal-mime";

import { sendDueMails } from "~/domain/delivery/delivery.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { queueMail } from "~/domain/mail/outbox.server";
import {
  eraseKeptMails,
  eraseOldKeptMails,
  fileDelivery,
  listKeptMails,
  readKeptMail,
} from "~/outside/mail/kept-mails.server";

import { anEnquiry, theAgency } from "../support/builders";
import { testFolder } from "../support/folders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const siteUrl = "http://localhost:3000";
const aFolder = () => join(testFolder, randomUUID(), "outbox");

describe("without a mail server", () => {
  test("each mail becomes a file with a name to find it by, and counts as sent", async ({ db }) => {
    const folder = aFolder();
    await theAgency(db);
    await receiveEnquiry(db, anEnquiry({ language: "ca", firstName: "Núria" }), now);

    await sendDueMails(db, { deliver: fileDelivery(folder), siteUrl }, () => now);

    expect((await readdir(folder)).sort()).toEqual([
      "2026-11-21T10-00-00Z-000001-new-enquiry.eml",
      "2026-11-21T10-00-00Z-000002-receipt.eml",
    ]);
    const receipt = await PostalMime.parse(await readFile(join(folder, "2026-11-21T10-00-00Z-000002-receipt.eml")));
    expect(receipt).toMatchObject({ subject: "Hem rebut el seu missatge", to: [{ address: "ana@example.com" }] });
    expect(receipt.text).toMatch(/^Bon dia,\n\nGràcies per escriure/);
    // Nobody has confirmed the mailbox: nothing that was typed goes there.
    expect(receipt.text).not.toContain("Núria");
    expect(await db.selectFrom("outbox").select("status").execute()).toEqual([{ status: "sent" }, { status: "sent" }]);
  });

  test("nobody else on the machine reads the links in them", async ({ db }) => {
    const folder = aFolder();
    await theAgency(db);
    const values = { link: "https://www.xamfra.example/admin/confirm?token=abc" };
    await queueMail(db, { template: "confirm-account", recipient: "eva@example.com", values }, now);

    await sendDueMails(db, { deliver: fileDelivery(folder), siteUrl }, () => now);

    const [kept] = await listKeptMails(10, folder);
    expect(kept?.name).toBe("2026-11-21T10-00-00Z-000001-confirm-account.eml");
    expect((await stat(kept?.path ?? "")).mode & 0o077).toBe(0);
    const mail = await PostalMime.parse((await readKeptMail(kept?.name ?? "", folder)) ?? "");
    expect(mail.text).toContain(values.link);
  });

  test("a folder that cannot be written to loses no mail", async ({ db }) => {
    const folder = aFolder();
    await mkdir(join(folder, ".."), { recursive: true });
    await writeFile(folder, "a file where the folder should be");
    await theAgency(db);
    await receiveEnquiry(db, anEnquiry(), now);

    expect(await sendDueMails(db, { deliver: fileDelivery(folder), siteUrl }, () => now)).toMatchObject([
      { result: "waiting", code: "EEXIST" },
    ]);
  });
});

describe("the kept mails", () => {
  test("are listed with the newest first, as many as asked for", async () => {
    const folder = aFolder();
    expect(await listKeptMails(10, folder)).toEqual([]);
    await mkdir(folder, { recursive: true });
    const names = ["2026-11-20T09-00-00Z-000001-receipt.eml", "2026-11-21T09-00-00Z-000002-receipt.eml"];
    for (const name of [...names, ".2026-11-21T09-00-00Z-000003-receipt.eml.part", "notes.txt"]) {
      await writeFile(join(folder, name), "x");
    }

    expect((await listKeptMails(10, folder)).map(({ name }) => name)).toEqual(names.toReversed());
    expect((await listKeptMails(1, folder)).map(({ name }) => name)).toEqual([names[1]]);
  });

  test.for(["../secret", "..%2Fsecret", "notes.txt", "", "2026-11-21T09-00-00Z-000009-receipt.eml"])(
    "do not lead out of their folder by the name %j",
    async (name) => {
      const folder = aFolder();
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, "..", "secret"), "x");
      await writeFile(join(folder, "notes.txt"), "x");

      expect(await readKeptMail(name, folder)).toBeUndefined();
    },
  );

  test("are erased with the person whom they name", async () => {
    const folder = aFolder();
    await eraseKeptMails([1], folder);
    await mkdir(folder, { recursive: true });
    const names = ["2026-11-20T09-00-00Z-000001-receipt.eml", "2026-11-20T09-00-00Z-000010-receipt.eml"];
    for (const name of names) await writeFile(join(folder, name), "x");

    await eraseKeptMails([1, 7], folder);

    expect(await readdir(folder)).toEqual([names[1]]);
  });

  test("are erased half-written too: whoever wrote them was ended", async () => {
    const folder = aFolder();
    await mkdir(folder, { recursive: true });
    const [theirs, old] = [
      ".2026-11-20T09-00-00Z-000001-receipt.eml.part",
      ".2026-10-01T09-00-00Z-000002-receipt.eml.part",
    ];
    for (const name of [theirs, old, "notes.txt"]) await writeFile(join(folder, name), "x");
    for (const name of [old, "notes.txt"]) await utimes(join(folder, name), now, new Date("2026-10-01T09:00:00Z"));

    await eraseKeptMails([1], folder);
    expect(await eraseOldKeptMails(now, folder)).toBe(1);

    expect(await readdir(folder)).toEqual(["notes.txt"]);
  });

  test("are erased after 30 days", async () => {
    const folder = aFolder();
    await mkdir(folder, { recursive: true });
    const [old, recent] = ["2026-10-01T09-00-00Z-000001-receipt.eml", "2026-11-20T09-00-00Z-000002-receipt.eml"];
    await writeFile(join(folder, old), "x");
    await writeFile(join(folder, recent), "x");
    await utimes(join(folder, old), now, new Date("2026-10-01T09:00:00Z"));
    await utimes(join(folder, recent), now, new Date("2026-11-20T09:00:00Z"));

    expect(await eraseOldKeptMails(now, folder)).toBe(1);
    expect(await readdir(folder)).toEqual([recent]);
  });
});

describe("a kept mail that is erased by somebody else meanwhile", () => {
  // A name that leads nowhere is listed and then not there, as one is that was erased in between.
  const gone = "2026-11-21T10-00-00Z-000009-receipt.eml";

  test("is left out of the list, cannot be read, and keeps the others from nothing", async () => {
    const folder = aFolder();
    await mkdir(folder, { recursive: true });
    const kept = "2026-11-21T10-00-00Z-000008-receipt.eml";
    await writeFile(join(folder, kept), "a mail");
    await symlink(join(folder, "nowhere"), join(folder, gone));

    expect((await listKeptMails(10, folder)).map(({ name }) => name)).toEqual([kept]);
    expect(await readKeptMail(gone, folder)).toBeUndefined();
    expect(await eraseOldKeptMails(new Date("2030-01-01T00:00:00.000Z"), folder)).toBe(1);
  });
});
