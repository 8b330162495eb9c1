import { existsSync } from "node:fs";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import {
  aFaultySite,
  damage,
  failDisk,
  type FaultySite,
  mountFailingDisk,
  noFailingDisk,
  orders,
  pages,
  unmount,
  wordsOf,
} from "../support/faulty-site";
import { noMounts } from "../support/small-disk";
import { aPhoto, uploadForm } from "../support/upload-forms";

const longestStart = 60_000;
const sorry = "There was an error submitting your request. Please try again.";
const sorryForValuation = "There was an error submitting your valuation request. Please try again.";

async function isRead({ read }: FaultySite) {
  for (const path of pages) expect((await read(path)).status, path).toBe(200);
  expect((await read("/nowhere-at-all")).status).toBe(404);
  expect((await read("/es/nowhere-at-all")).status).toBe(404);
}

async function keepsWhatWasTyped(site: FaultySite, path: string) {
  const answer = await site.writes(path);
  expect(answer.status, path).toBe(503);
  expect(wordsOf(answer), path).toContain(path === "/valuation" ? sorryForValuation : sorry);
  for (const typed of ["Ana", "Puig i ", answer.email]) expect(answer.body, path).toContain(typed);
  // The other ways to reach the agency.
  expect(answer.body, path).toContain("tel:+34");
}

async function isWell(site: FaultySite, trouble: string) {
  expect(wordsOf(await site.visit("/admin/status"))).not.toContain(trouble);
  expect(await site.read("/healthz")).toMatchObject({ status: 200, body: "ok" });
  const { status, email } = await site.writes();
  expect(status).toBe(303);
  expect(site.stored(email)).toBe(1);
  expect((await site.signsIn()).status).toBe(303);
  await isRead(site);
}

describe("a database that is damaged under the running site", () => {
  const sentence = "The database is damaged. Restore a backup";
  let site: FaultySite;
  beforeAll(async () => {
    site = await aFaultySite("damaged");
  }, longestStart);
  afterAll(async () => {
    await site.site.stop();
    expect(await site.site.ended).toEqual({ code: 0, signal: null });
  });

  test.each(["middle", "header", "truncated"] as const)(
    "(%s) is said where it belongs, visitors read on, and nothing has to be started again when it is whole",
    async (how) => {
      await isWell(site, sentence);
      const putBack = damage(site, how);
      for (const path of ["/contact", "/valuation", "/property/1/viewing"]) await keepsWhatWasTyped(site, path);
      await isRead(site);
      expect(await site.read("/healthz")).toMatchObject({ status: 503, body: "damaged" });

      const status = await site.visit("/admin/status");
      expect(status.status).toBe(200);
      expect(wordsOf(status)).toContain(sentence);
      // Nobody's password can be read: said in the form, not by an error.
      const refused = await site.signsIn();
      expect(refused.status).toBeGreaterThanOrEqual(500);
      expect(wordsOf(refused)).toMatch(/Login Failed ?\. The server can.t store anything at the moment/);

      putBack();
      await isWell(site, sentence);
      expect(site.site.output()).not.toContain('"level":60');
    },
  );
});

describe.skipIf(noMounts)("folders that can only be read, mounted over those of the running site", () => {
  let site: FaultySite;
  beforeAll(async () => {
    site = await aFaultySite("read-only");
  }, longestStart);
  afterEach(() => {
    unmount(site.folder);
  });
  afterAll(async () => site.site.stop());

  /** Sends a photo and gives what the page says that it leads to. */
  const upload = async () => {
    const body = uploadForm([{ name: "balcony.jpg", bytes: await aPhoto() }]);
    const sent = { method: "POST", body, headers: { Cookie: site.cookie }, redirect: "manual" } as const;
    const { status, headers } = await fetch(`${site.site.url}/admin/properties/1/images`, sent);
    expect(status).toBe(303);
    const flash = headers.getSetCookie().map((each) => each.split(";")[0]);
    return wordsOf(await site.visit(headers.get("Location") ?? "", [site.cookie, ...flash].join("; ")));
  };

  test("lose nothing that was confirmed, and take photos again afterwards", async () => {
    for (const folder of ["data", "uploads"].map((name) => join(site.folder, name))) {
      orders(`mount --bind ${folder} ${folder} && mount -o remount,bind,ro ${folder}`);
    }
    expect(() => orders(`touch ${join(site.folder, "uploads", "probe")}`)).toThrow(/Read-only/);
    await isRead(site);
    // The open database is where it was: what it takes is kept.
    const { status, email } = await site.writes();
    expect(status).toBe(303);
    expect(await upload()).toContain("Failed to upload images: the photo folder can’t be written to");
    expect((await site.visit("/admin/status")).status).toBe(200);
    for (const folder of ["data", "uploads"]) orders(`umount ${join(site.folder, folder)}`);

    expect(site.stored(email)).toBe(1);
    expect(await upload()).not.toContain("Failed to upload images");
    await isWell(site, "A folder cannot be written to.");
  });
});

describe.skipIf(noFailingDisk)("a disk that turns read-only by itself", () => {
  let site: FaultySite;
  beforeAll(async () => {
    site = await aFaultySite("failing", (folder) => orders(mountFailingDisk(folder)));
  }, longestStart);
  afterAll(async () => {
    await site.site.stop();
    unmount(site.folder);
  });

  test("is said where it belongs; visitors read on, and the agent signs in", async () => {
    const before = await site.writes();
    expect(before.status).toBe(303);
    orders(failDisk(site.folder));
    await keepsWhatWasTyped(site, "/contact");
    await isRead(site);
    const status = await site.visit("/admin/status");
    expect(wordsOf(status)).toContain("The disk does not answer as it should. See the log of the machine");
    expect(await site.read("/healthz")).toMatchObject({ status: 503, body: "disk" });
    const signedIn = await site.signsIn();
    expect(signedIn.status).toBe(303);
    const [cookie = ""] = signedIn.headers["set-cookie"]?.split(";") ?? [];
    expect(wordsOf(await site.visit("/admin/status", cookie))).toContain("The disk does not answer");
    expect(existsSync(`/proc/${site.site.processId}`)).toBe(true);
    // Stopped in order, and what was acknowledged is there.
    await site.site.stop();
    expect(await site.site.ended).toMatchObject({ signal: null });
    expect(site.stored(before.email)).toBe(1);
  });
});
