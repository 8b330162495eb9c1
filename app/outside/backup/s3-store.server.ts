import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";

import type { BackupStore } from "~/environment.server";

import { copyFaultOf, CopyFault } from "./copy-fault";
import type { Copy } from "./copy-list.server";
import { backupTime } from "./kept-backups";

const mebibyte = 1024 * 1024;
const smallestPart = 8 * mebibyte;
// The protocol allows ten thousand.
const mostParts = 9000;

/** How long the storage may take, in ms: until a connection stands, and until the next byte comes or goes. */
export type Patience = { connect: number; silence: number };
const usualPatience: Patience = { connect: 10_000, silence: 60_000 };

/**
 * Storage that speaks the protocol of S3, as far as backups need it. Whatever it does ends within bounds, and every failure is
 * a `CopyFault` in words for whoever runs the site.
 */
export class S3Store {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #faultOf: (error: unknown) => CopyFault;

  constructor(store: BackupStore, patience: Patience = usualPatience) {
    // Its advice on the version of Node would stand among what a backup says.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
    this.#bucket = store.bucket;
    this.#prefix = store.prefix;
    this.#faultOf = (error) => copyFaultOf(error, store);
    this.#client = new S3Client({
      endpoint: store.endpoint,
      region: store.region,
      credentials: { accessKeyId: store.keyId, secretAccessKey: store.secret },
      // Not every storage has a host name for each bucket.
      forcePathStyle: true,
      // Checksums that only one of them knows would be refused by others.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: 3,
      requestHandler: { connectionTimeout: patience.connect, socketTimeout: patience.silence },
    });
  }

  /** Our archives in it, in no order. */
  async list(): Promise<Copy[]> {
    return this.#attempt(async () => {
      const copies: Copy[] = [];
      const asked = { Bucket: this.#bucket, Prefix: `${this.#prefix}xamfra-` };
      for await (const page of paginateListObjectsV2({ client: this.#client }, asked)) {
        for (const { Key = "", Size = 0 } of page.Contents ?? []) {
          const name = Key.slice(this.#prefix.length);
          if (backupTime(name)) copies.push({ name, bytes: Size });
        }
      }
      return copies;
    });
  }

  /** Brings an archive there and asks back whether size and digest are as sent. What fails half-way leaves nothing there. */
  async put(path: string, name: string, { bytes, sha256 }: { bytes: number; sha256: string }): Promise<void> {
    await this.#attempt(async () => {
      const upload = new Upload({
        client: this.#client,
        partSize: Math.max(smallestPart, Math.ceil(bytes / mostParts)),
        // One part in memory at a time.
        queueSize: 1,
        params: {
          Bucket: this.#bucket,
          Key: this.#prefix + name,
          Body: createReadStream(path),
          ContentType: "application/x-tar",
          Metadata: { sha256 },
        },
      });
      await upload.done();
    });
    const there = await this.#head(name);
    if (there.bytes === bytes && there.sha256 === sha256) return;
    await this.remove(name);
    throw new CopyFault(`The copy of ${name} is not what was sent: ${there.bytes} bytes of ${bytes} arrived.`);
  }

  /** Brings an archive back into a file that must not exist. @throws {CopyFault} where it is not what was once sent */
  async get(name: string, target: string): Promise<void> {
    await this.#attempt(async () => {
      const { Body, ContentLength, Metadata } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + name }),
      );
      if (!(Body instanceof Readable)) throw new CopyFault(`${name} came without its bytes.`);
      const hash = createHash("sha256");
      let bytes = 0;
      const hashed = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      };
      try {
        await pipeline(Body, hashed, createWriteStream(target, { flags: "wx", mode: 0o600, flush: true }));
        const isWhole = ContentLength === undefined || ContentLength === bytes;
        if (!isWhole || (Metadata?.sha256 !== undefined && Metadata.sha256 !== hash.digest("hex"))) {
          throw new CopyFault(`${name} came back damaged. Try again, or take another one.`);
        }
      } catch (error) {
        await rm(target, { force: true });
        throw error;
      }
    });
  }

  /** Brings a small text there, over what stood there before. */
  async putText(name: string, text: string): Promise<void> {
    await this.#attempt(() =>
      this.#client.send(
        new PutObjectCommand({
          ...{ Bucket: this.#bucket, Key: this.#prefix + name, Body: text },
          ContentType: "text/plain; charset=utf-8",
        }),
      ),
    );
  }

  /** A small text; null where there is none of that name. @throws {CopyFault} where it is larger than `most` bytes */
  async getText(name: string, most: number): Promise<string | null> {
    return this.#attempt(async () => {
      const asked = new GetObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + name });
      const found = await this.#client.send(asked).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return null;
        throw error;
      });
      if (found === null) return null;
      if (!(found.Body instanceof Readable)) throw new CopyFault(`${name} came without its bytes.`);
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of found.Body as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > most) throw new CopyFault(`${name} is larger than ${most} bytes: it is none of ours.`);
        chunks.push(chunk);
      }
      return Buffer.concat(chunks).toString("utf8");
    });
  }

  async remove(name: string): Promise<void> {
    await this.#attempt(() =>
      this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + name })),
    );
  }

  close(): void {
    this.#client.destroy();
  }

  async #head(name: string): Promise<{ bytes: number; sha256: string | undefined }> {
    const asked = new HeadObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + name });
    const { ContentLength = 0, Metadata } = await this.#attempt(() => this.#client.send(asked));
    return { bytes: ContentLength, sha256: Metadata?.sha256 };
  }

  async #attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw this.#faultOf(error);
    }
  }
}
