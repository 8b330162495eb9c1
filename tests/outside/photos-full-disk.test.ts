import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";
import { afterEach, beforeEach, describe, expect } from "vitest";

import type { Db } from "~/db/database";
import { listImages } from "~/domain/listings/images.server";
import { putBackUploads } from "~/domain/listings/upload-queue.server";
import { listUploads, receiveUploads } from "~/domain/listings/uploads.server";
import { makeNextImage } from "~/jobs/photos.server";
import { receivePhotos } from "~/outside/photos/receive.server";
import { receivedFolder } from "~/outside/photos/received.server";
import { requireRoom, roomPhotosLeave } from "~/outside/photos/room.server";

import { aPerson, aProperty, theHome } from "../support/builders";
import { noMounts, SmallDisk } from "../support/small-disk";
import { test } from "../support/test";
import { aPhoto, uploadForm } from "../support/upload-forms";

describe("photos leave for the next message", () => {
  test("a twentieth of a small disk, and 64 MB of a large one", () => {
    const gigabyte = 1024 ** 3;
    expect([roomPhotosLeave(gigabyte / 2), roomPhotosLeave(100 * gigabyte)]).toEqual([gigabyte / 40, 64 * 1024 ** 2]);
  });
});

describe.skipIf(noMounts)("on a disk of a few MB", () => {
  let disk: SmallDisk;
  beforeEach(async () => {
    disk = await SmallDisk.mount("6m");
  });
  afterEach(() => disk.unmount());

  async function send(photos: Buffer[], fields: Record<string, string> = {}) {
    const body = uploadForm(
      photos.map((bytes, index) => ({ name: `${index}.jpg`, bytes })),
      fields,
    );
    const request = new Request("http://localhost/", { method: "POST", body });
    const contentType = request.headers.get("Content-Type") ?? "";
    const stream = asFromTheNetwork(new Uint8Array(await request.arrayBuffer()));
    return receivePhotos(stream, { contentType, declaredSize: 0 }, disk.path);
  }

  async function uploaded(db: Db, photos: Buffer[]): Promise<number> {
    const { id } = await aProperty(db);
    const { id: userId } = await aPerson(db, { admin: "active" });
    const receipt = await send(photos);
    if (!receipt.ok) throw new Error(receipt.reason);
    await receiveUploads(db, theHome(id), { files: receipt.files, kind: "photo", userId }, new Date());
    return id;
  }

  const received = () => readdir(receivedFolder(disk.path));
  const photos = async () => (await readdir(disk.path)).filter((file) => /\.(avif|webp|jpg)$/.test(file));

  describe("a form", () => {
    test("that fills it while its photos come ends no process, and keeps nothing half-written", async () => {
      const photo = await aNoisyPhoto(2400, 1600);
      expect(photo.length).toBeGreaterThan(2_000_000);
      expect(await send([photo, photo, photo, photo])).toMatchObject({ reason: "not-kept", error: { code: "ENOSPC" } });
      expect(await received()).toEqual([]);
    });

    test("that comes when it is full already is refused with what was typed beside the photos", async () => {
      disk.fill();
      const receipt = await send([await aPhoto()], { kind: "floor_plan" });
      expect(receipt).toMatchObject({ ok: false, reason: "not-kept", error: { code: "ENOSPC" } });
      expect(receipt).toHaveProperty("fields", new Map([["kind", "floor_plan"]]));
    });

    test("that comes when it is read-only is refused in the same way", async () => {
      await disk.makeReadOnly();
      expect(await send([await aPhoto()])).toMatchObject({ reason: "not-kept", error: { code: "EROFS" } });
    });

    test("is taken when somebody has removed the folder of received files", async () => {
      expect(await send([await aPhoto()])).toMatchObject({ ok: true });
      await rm(receivedFolder(disk.path), { recursive: true });
      expect(await send([await aPhoto()])).toMatchObject({ ok: true });
      expect(await received()).toHaveLength(1);
    });
  });

  describe("a photo that waits", () => {
    test.for([
      ["full", () => disk.fill(), () => disk.clear()],
      ["read-only", () => disk.makeReadOnly(), () => disk.makeWritable()],
    ] as const)("is not lost while it is %s, and is made when that is over", async ([, breakIt, mendIt], { db }) => {
      const id = await uploaded(db, [await aPhoto("#123456", 700, 500)]);
      await breakIt();
      // More often than a photo may end the whole server.
      for (let tries = 0; tries < 4; tries++) {
        await expect(makeNextImage(db, disk.path)).rejects.toHaveProperty(
          "code",
          expect.stringMatching(/ENOSPC|EROFS/),
        );
        await putBackUploads(db);
      }
      expect(await listUploads(db, theHome(id))).toMatchObject([{ refusal: null }]);
      expect(await received()).toHaveLength(1);
      expect(await photos()).toEqual([]);

      await mendIt();
      expect(await makeNextImage(db, disk.path)).toBe(true);
      expect(await listImages(db, theHome(id))).toHaveLength(1);
      expect([await listUploads(db, theHome(id)), await received()]).toEqual([[], []]);
      expect(await photos()).toHaveLength(7);
    });

    test("leaves nothing half-written where it fills the disk itself", async ({ db }) => {
      const small = await SmallDisk.mount("3m");
      const [first, others] = [disk, small];
      disk = others;
      try {
        const id = await uploaded(db, [await aNoisyPhoto(1400, 1000)]);
        // Room enough to begin with, too little for what is made of it.
        await expect(makeNextImage(db, disk.path)).rejects.toHaveProperty("code", "ENOSPC");
        expect([await photos(), await readdir(join(disk.path, ".incoming"))]).toEqual([[], []]);
        expect(await listUploads(db, theHome(id))).toMatchObject([{ refusal: null }]);
      } finally {
        disk = first;
        await small.unmount();
      }
    });

    test("is made when somebody has removed the folder of originals", async ({ db }) => {
      await uploaded(db, [await aPhoto("#123456"), await aPhoto("#654321")]);
      await makeNextImage(db, disk.path);
      await rm(join(disk.path, "originals"), { recursive: true });
      await makeNextImage(db, disk.path);
      expect(await readdir(join(disk.path, "originals"))).toHaveLength(1);
    });
  });

  test("room is asked for before it is used", async () => {
    await expect(requireRoom(disk.path, 1024 ** 2)).resolves.toBeUndefined();
    await expect(requireRoom(disk.path, 6 * 1024 ** 2)).rejects.toHaveProperty("code", "ENOSPC");
  });
});

/** Piece by piece, each in a turn of its own. */
function asFromTheNetwork(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await new Promise((turn) => setImmediate(turn));
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, (at += 64 * 1024)));
    },
  });
}

/** A photo that cannot be compressed. */
function aNoisyPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}
