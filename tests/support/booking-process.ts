/**
 * A process of its own that books at a home and presses the link, each time for somebody else: a time for each line that it reads, and
 * for each it says what came of it. See tests/server/two-who-book.test.ts.
 */
import { createInterface } from "node:readline";

import { openDatabase } from "~/db/open.server";
import { book } from "~/domain/booking/book.server";
import { confirmBooking } from "~/domain/booking/confirm.server";
import { newConfirmationLink } from "~/domain/booking/provisional-bookings.server";

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
  // As slowly as the ceiling of mails allows for two of these.
  const at = new Date(Date.parse(now) + count * 2.5 * 60_000);
  process.stdout.write(`${await outcome({ kind: "viewing", place: "", startsAt, message }, at)}\n`);
}
await db.destroy();

async function outcome(wish: Parameters<typeof book>[1], at: Date): Promise<string> {
  const booked = await book(db, wish, at);
  if (!booked.ok) return booked.reason;
  if (booked.state !== "provisional") return booked.state;
  const confirmed = await confirmBooking(db, await newConfirmationLink(db, booked.enquiryId, at), null, at);
  return confirmed.ok ? "booked" : confirmed.reason;
}
