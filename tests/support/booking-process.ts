/**
 * A process of its own that books at a home, each time for somebody else: a time for each line that it reads, and for each it says
 * what came of it. See tests/server/two-who-book.test.ts.
 */
import { createInterface } from "node:readline";

import { openDatabase } from "~/db/open.server";
import { book } from "~/domain/booking/book.server";

import { anEnquiry } from "./builders";

const [file = "", home = "", name = "", now = ""] = process.argv.slice(2);

const db = openDatabase(file);
// So that nothing has to be loaded any more once it is told to book.
await db.selectFrom("properties").select("id").execute();
process.stdout.write("ready\n");

let count = 0;
for await (const startsAt of createInterface({ input: process.stdin })) {
  const who = `${name}-${(count += 1)}`;
  const { kind: _kind, ...message } = anEnquiry({
    ...{ email: `${who}@example.com`, propertyId: Number(home), asked: {}, addressHash: who },
  });
  const booked = await book(db, { kind: "viewing", place: "", startsAt, message }, new Date(now));
  process.stdout.write(`${booked.ok ? "booked" : booked.reason}\n`);
}
await db.destroy();
