import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/db/database";
import { digitsIn } from "~/domain/fields/phone";
import { searchedDigits } from "~/domain/fields/phone-number.server";
import { plainWords } from "~/i18n/fold";

import { typedDigits } from "./phone-digits.server";
import { fewestDigits, searchedWords } from "./searched-words";

/**
 * The messages that fit what somebody typed: the number of a message, digits of a phone number, or words, each of which stands
 * somewhere: in the name or the e-mail address, at the beginning of a word of the message or of a reply to it, or in the title or the street of the
 * home that it is about. Accents and capitals do not matter.
 */
export function findByWords(db: Db, words: string) {
  const all = db.selectFrom("contact_submissions");
  const { number, phone, parts } = searchedWords(words);
  if (number !== undefined && phone === undefined) return all.where("contact_submissions.id", "=", number);
  const fitting = parts.reduce((query, part) => query.where(stands(db, part)), all);
  if (phone === undefined) return fitting;

  return all.where((eb) =>
    eb.or([
      eb("contact_submissions.id", "=", number ?? 0),
      ...(digitsIn(phone).length < fewestDigits
        ? []
        : [hasDigits(db, searchedDigits(phone)), eb.and(parts.map((part) => stands(db, part)))]),
    ]),
  );
}

// Each is one lookup for all messages, and not one for each: an index holds all that the scan of names reads.
function stands(db: Db, part: string): RawBuilder<boolean> {
  const plain = plainWords(part);
  const digits = digitsIn(part);
  const ways = [
    sql`instr(contact_submissions.found_by, folded(${part})) > 0`,
    sql`contact_submissions.id in (${withWord(db, part)})`,
    ...(plain === "" ? [] : [sql`contact_submissions.property_id in (${homesWith(db, plain)})`]),
    ...(digits.length >= fewestDigits && !/\p{L}/u.test(part) ? [hasDigits(db, [digits])] : []),
  ];
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** The messages that hold a word beginning so, or a reply to them does. In quotation marks nothing is a sign of the query's own. */
function withWord(db: Db, part: string) {
  const phrase = part.replaceAll("·", "").replaceAll("ё", "е").replaceAll("Ё", "Е").replaceAll('"', '""');
  const query = `"${phrase}"*`;
  return db
    .selectFrom("enquiry_words")
    .where(sql<boolean>`enquiry_words match ${query}`)
    .select("rowid")
    .unionAll(
      db
        .selectFrom("reply_words")
        .innerJoin("replies", "replies.id", "reply_words.rowid")
        .where(sql<boolean>`reply_words match ${query}`)
        .select("replies.enquiry_id as rowid"),
    );
}

function homesWith(db: Db, plain: string) {
  // The street stands in `found_by` too, where that is filled in: each home would be written plainly once more for nothing.
  const isFound = sql<boolean>`iif(found_by <> '', instr(found_by, ${plain}) > 0,
    instr(plain_words(title || ' ' || ifnull(reference, '')), ${plain}) > 0 or instr(plain_words(address), ${plain}) > 0)`;
  return db.selectFrom("properties").where(isFound).select("properties.id");
}

function hasDigits(db: Db, ways: readonly string[]): RawBuilder<boolean> {
  const having = db
    .selectFrom("contact_submissions")
    .where((eb) =>
      eb.or(
        ways.flatMap((digits) => [
          sql<boolean>`instr(${typedDigits}, ${digits}) > 0`,
          sql<boolean>`instr(contact_submissions.phone_number, ${digits}) > 0`,
        ]),
      ),
    )
    .select("contact_submissions.id");
  return sql<boolean>`contact_submissions.id in (${having})`;
}
