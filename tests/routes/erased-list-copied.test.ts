import { writeFileSync } from "node:fs";

import { afterAll, expect, test } from "vitest";

import { s3Server } from "../support/s3-server";

// Before anything of ours reads where copies go.
const s3 = await s3Server();
const { endpoint, bucket, region, keyId, secret } = s3.store;
Object.assign(process.env, {
  ...{ BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: bucket, BACKUP_S3_REGION: region },
  ...{ BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret },
});
const { db } = await import("~/db/db.server");
const { receiveEnquiry } = await import("~/domain/enquiries/receiving/receive-enquiry.server");
const { environment } = await import("~/environment.server");
const { exchangeErasedList } = await import("~/outside/backup/erased-copy.server");
const { S3Store } = await import("~/outside/backup/s3-store.server");
const { erasedListFile, readErasedList } = await import("~/outside/erased-list.server");
const { signedInAs } = await import("../support/accounts");
const { anEnquiry, aPerson, theAgency } = await import("../support/builders");
const { questionNamed } = await import("../support/questions");
const { post } = await import("../support/requests");
const { action: erases } = questionNamed("enquiries/erase");

const store = new S3Store(environment.backupStore ?? s3.store);
afterAll(async () => {
  store.close();
  await s3.close();
});

test("who is erased stands in the copy beside the archives soon after, and is known to a machine that starts from them", async () => {
  await theAgency(db);
  const headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
  const { id } = await receiveEnquiry(db, anEnquiry({ email: "ana@example.com" }), new Date());
  const path = `/admin/enquiries/ask/erase/${id}`;
  expect((await post(erases, path, {}, { id: String(id) }, headers)).status).toBe(303);

  const [erased] = await readErasedList();
  const copied = () => store.getText("erased.log", 100_000);
  await expect.poll(copied, { timeout: 30_000, interval: 200 }).toContain(erased?.mark);

  // The machine is lost, and nobody is known to the next one.
  writeFileSync(erasedListFile, "");
  await exchangeErasedList(store, erasedListFile);
  expect(await readErasedList()).toEqual([erased]);
}, 40_000);
