import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";

import { afterEach, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { listImages } from "~/domain/listings/images.server";
import { receiveUploads } from "~/domain/listings/uploads.server";
import { environment } from "~/environment.server";
import { startPhotos } from "~/jobs/photos.server";
import { photoPause } from "~/outside/photos/pause.server";
import { receivedFolder, receivedPath } from "~/outside/photos/received.server";

import { aPerson, aProperty, theHome } from "../support/builders";

/** What the disk says while photos are made; null where there is room. */
const disk = vi.hoisted(() => ({ says: null as string | null, tries: 0 }));
vi.mock("~/outside/photos/accept.server", () => ({
  async acceptPhoto() {
    disk.tries += 1;
    if (disk.says !== null) throw Object.assign(new Error(disk.says), { code: disk.says });
    return { ok: true, photo: { name: randomBytes(12).toString("hex"), width: 480, height: 320 } };
  },
  removePhoto: () => Promise.resolve(),
}));
afterEach(() => vi.useRealTimers());

async function uploads(property: number) {
  const { id: userId } = await aPerson(db, { admin: "active" });
  const file = randomBytes(16).toString("hex");
  mkdirSync(receivedFolder(environment.uploadsDir), { recursive: true });
  writeFileSync(receivedPath(file, environment.uploadsDir), "a photo");
  const files = [{ file, originalName: "a.jpg", contentHash: randomBytes(32).toString("hex"), refusal: null }];
  await receiveUploads(db, theHome(property), { files, kind: "photo", userId }, new Date());
}
const made = async (property: number) => (await listImages(db, theHome(property))).length;

test("photos wait while the disk is full, and go on by themselves half a minute after there is room", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { id } = await aProperty(db);
  startPhotos();
  disk.says = "ENOSPC";
  await uploads(id);
  await expect.poll(() => photoPause()).toBe("full");
  expect(disk.tries).toBe(1);

  await vi.advanceTimersByTimeAsync(29_000);
  expect(disk.tries).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(() => disk.tries).toBe(2);
  expect([photoPause(), await made(id)]).toEqual(["full", 0]);

  disk.says = null;
  await vi.advanceTimersByTimeAsync(31_000);
  await expect.poll(() => made(id)).toBe(1);
  await expect.poll(() => photoPause()).toBeNull();

  // Nothing is left that would wake it: an upload does.
  await uploads(id);
  await expect.poll(() => made(id)).toBe(2);
});
