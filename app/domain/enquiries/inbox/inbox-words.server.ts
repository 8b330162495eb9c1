import { sql } from "kysely";

import type { Db } from "~/db/database";

import { digitsIn } from "../people/phone";
import { storedDigits } from "../people/phone-digits.server";

/**
 * The messages that fit words which somebody typed: the number of a message, digits of a phone number, or parts of a name and
 * an e-mail address, each of which stands somewhere, accents and capitals aside.
 */
export function findByWords(db: Db, words: string) {
  const all = db.selectFrom("contact_submissions");
  const number = /^(?:no\.?|n[ºo°]\.?|#)\s*(\d{1,10})$/i.exec(words)?.[1];
  if (number !== undefined) return all.where("contact_submissions.id", "=", Number(number));

  const digits = digitsIn(words).replace(/^00/, "");
  // Only digits and what stands between them: a phone number, or the number of a message.
  if (digits !== "" && !/[\p{L}@]/u.test(words)) {
    return all.where((eb) =>
      eb.or([
        eb("contact_submissions.id", "=", digits.length <= 10 ? Number(digits) : 0),
        ...(digits.length >= 3 ? [sql<boolean>`instr(${storedDigits}, ${digits.slice(-9)}) > 0`] : []),
      ]),
    );
  }
  return words
    .split(/\s+/)
    .filter((word) => word !== "")
    .reduce(
      (fitting, word) => fitting.where(sql<boolean>`instr(contact_submissions.found_by, folded(${word})) > 0`),
      all,
    );
}
