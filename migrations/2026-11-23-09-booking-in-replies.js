import { sql } from "kysely";

const kinds =
  "'contact', 'valuation', 'premium-valuation', 'search-brief', 'viewing', 'quote', 'development', 'consultation'";

const changes = [
  // A viewing that was asked for without times, while visitors can choose one by themselves.
  `alter table reply_templates add column opening text check (opening in (${kinds}, 'viewing-without-times', 'viewing-to-book'))`,
  "update reply_templates set opening = opens_for",
  "drop index one_template_opens",
  "alter table reply_templates drop column opens_for",
  "alter table reply_templates rename column opening to opens_for",
  "create unique index one_template_opens on reply_templates (opens_for) where opens_for is not null",
];

/** To begin with; until hours are opened it opens nothing. */
const texts = {
  en: [
    "Dear {name},",
    "Thank you for your interest in this home: {home}\n{link}",
    "We’d be glad to show it to you. Choose the day and time that suit you, and the viewing is confirmed straight away:\n{booking}",
    "If none of the times suits you, or you aren’t in Barcelona and would rather see it by video call, reply to this email or call {phone}.",
    "Kind regards,\n{agent}\n{agency}\n{phone}",
  ],
  es: [
    "Hola, {name}:",
    "Gracias por su interés en esta vivienda: {home}\n{link}",
    "Se la enseñaremos con mucho gusto. Elija el día y la hora que mejor le vayan y la visita quedará confirmada al momento:\n{booking}",
    "Si ninguna hora le va bien, o si no está en Barcelona y prefiere verla por videollamada, responda a este correo o llámenos al {phone}.",
    "Un saludo,\n{agent}\n{agency}\n{phone}",
  ],
  ca: [
    "Bon dia, {name},",
    "Gràcies pel seu interès en aquest habitatge: {home}\n{link}",
    "L’hi ensenyarem amb molt de gust. Triï el dia i l’hora que li vagin més bé i la visita quedarà confirmada a l’instant:\n{booking}",
    "Si cap hora no li va bé, o si no és a Barcelona i s’estima més veure’l per videotrucada, respongui a aquest correu o truqui’ns al {phone}.",
    "Cordialment,\n{agent}\n{agency}\n{phone}",
  ],
  ru: [
    "Здравствуйте, {name}!",
    "Спасибо за интерес к этому объекту: {home}\n{link}",
    "С удовольствием его покажем. Выберите удобные день и время, и просмотр сразу будет подтверждён:\n{booking}",
    "Если ни одно время не подходит или вы не в Барселоне и хотели бы посмотреть объект по видеосвязи, ответьте на это письмо или позвоните: {phone}.",
    "С\u00a0уважением,\n{agent}\n{agency}\n{phone}",
  ],
};

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
  const { id } = await db
    .insertInto("reply_templates")
    .values({ name: "Send the booking link", opens_for: "viewing-to-book" })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [language, parts] of Object.entries(texts)) {
    await db
      .insertInto("reply_template_texts")
      .values({ template_id: id, language, body: parts.join("\n\n") })
      .execute();
  }
}
