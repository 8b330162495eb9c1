import { sql } from "kysely";

// Where a reply signs off: its last lines name the agent and the agency, which stand in every reply and would find them all.
const signOffs = ["Kind regards,", "Un saludo,", "Cordialment,", "С\u00a0уважением,"];
const written = (/** @type {string} */ row) =>
  signOffs.reduce(
    (text, signOff) =>
      `iif(instr(${row}.body, char(10) || '${signOff}') > 0, substr(${row}.body, 1, instr(${row}.body, char(10) || '${signOff}')), ${text})`,
    `${row}.body`,
  );

// As the words of the messages are read: without the dot inside "Paral·lel", and ё as е.
const wordsOf = (/** @type {string} */ row) =>
  [
    ["·", ""],
    ["ё", "е"],
    ["Ё", "Е"],
  ].reduce((text, [sign, plain]) => `replace(${text}, '${sign}', '${plain}')`, written(row));

const kinds =
  "'contact', 'valuation', 'premium-valuation', 'search-brief', 'viewing', 'quote', 'development', 'consultation'";

const changes = [
  // A viewing that was asked for without times begins with another text: what the first one leaves open is the times.
  `alter table reply_templates add column opening text check (opening in (${kinds}, 'viewing-without-times'))`,
  "update reply_templates set opening = opens_for",
  "drop index one_template_opens",
  "alter table reply_templates drop column opens_for",
  "alter table reply_templates rename column opening to opens_for",
  "create unique index one_template_opens on reply_templates (opens_for) where opens_for is not null",
  // The one that every site began with, where nobody has given it something else to do.
  `update reply_templates set opens_for = 'viewing-without-times'
     where id = (select min(id) from reply_templates where name = 'Ask for times' and opens_for is null)`,

  // The words of each reply, kept by triggers like those of the messages.
  `create virtual table reply_words using fts5 (said, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2')`,
  `insert into reply_words (rowid, said) select id, ${wordsOf("reply")} from replies as reply`,
  `create trigger reply_words_insert after insert on replies
     begin
       insert into reply_words (rowid, said) values (new.id, ${wordsOf("new")});
     end`,
  `create trigger reply_words_update after update of body on replies
     begin
       update reply_words set said = ${wordsOf("new")} where rowid = new.id;
     end`,
  `create trigger reply_words_delete after delete on replies
     begin
       delete from reply_words where rowid = old.id;
     end`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
