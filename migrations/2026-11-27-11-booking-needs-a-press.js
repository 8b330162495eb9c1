import { sql } from "kysely";

// The template that sends the booking link said that a viewing is confirmed at once; the visitor confirms it now by the link in a
// mail. Where the agent has written other words they stay.
/** @type {[string, string][]} */
const sentences = [
  [
    "Choose the day and time that suit you, and the viewing is confirmed straight away:",
    "Choose the day and time that suit you, then confirm them with the link we email you:",
  ],
  [
    "Elija el día y la hora que mejor le vayan y la visita quedará confirmada al momento:",
    "Elija el día y la hora que mejor le vayan y confírmelos con el enlace que le enviaremos por correo:",
  ],
  [
    "Triï el dia i l’hora que li vagin més bé i la visita quedarà confirmada a l’instant:",
    "Triï el dia i l’hora que li vagin més bé i confirmi’ls amb l’enllaç que li enviarem per correu:",
  ],
  [
    "Выберите удобные день и время, и просмотр сразу будет подтверждён:",
    "Выберите удобные день и время и подтвердите их по ссылке, которую мы пришлём по почте:",
  ],
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const [former, now] of sentences) {
    await sql`update reply_template_texts set body = replace(body, ${former}, ${now}) where instr(body, ${former})`.execute(
      db,
    );
  }
}
