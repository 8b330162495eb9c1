import { sql } from "kysely";

const changes = [
  // What was answered from the panel, as the person who wrote in has it. It goes with the message.
  `create table replies (
    id integer primary key autoincrement,
    enquiry_id integer not null references contact_submissions (id) on delete cascade,
    author integer references users (id) on delete set null,
    subject text not null check (subject <> ''),
    body text not null check (body <> ''),
    attachments text not null default '[]' check (json_valid(attachments) and json_type(attachments) = 'array'),
    outbox_id integer references outbox (id) on delete set null,
    created_at text not null
  ) strict`,
  "create index replies_of_a_message on replies (enquiry_id)",
  "create unique index one_reply_of_a_mail on replies (outbox_id) where outbox_id is not null",

  // Words that somebody of the staff has not sent yet.
  `create table reply_drafts (
    enquiry_id integer not null references contact_submissions (id) on delete cascade,
    author integer not null references users (id) on delete cascade,
    subject text not null,
    body text not null,
    attachments text not null default '[]' check (json_valid(attachments) and json_type(attachments) = 'array'),
    updated_at text not null,
    primary key (enquiry_id, author)
  ) strict, without rowid`,

  // A message has one receipt and one reminder of each kind, but any number of replies.
  "drop index one_mail_of_a_kind",
  `create unique index one_mail_of_a_kind on outbox (enquiry_id, template)
    where enquiry_id is not null and template in ('new-enquiry', 'reminder-20h', 'reminder-24h', 'receipt')`,
  "create index mails_of_a_message on outbox (enquiry_id, template) where enquiry_id is not null",

  // Texts from which replies begin. One of them at most opens a kind of message by itself.
  `create table reply_templates (
    id integer primary key autoincrement,
    name text not null check (name <> ''),
    opens_for text check (opens_for in ('contact', 'valuation', 'premium-valuation', 'search-brief', 'viewing', 'quote', 'development', 'consultation')),
    version integer not null default 1
  ) strict`,
  "create unique index one_template_opens on reply_templates (opens_for) where opens_for is not null",
  `create table reply_template_texts (
    template_id integer not null references reply_templates (id) on delete cascade,
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    body text not null check (body <> ''),
    primary key (template_id, language)
  ) strict, without rowid`,
];

const languages = /** @type {const} */ (["en", "es", "ca", "ru"]);
const closings = {
  en: "Kind regards,\n{agent}\n{agency}\n{phone}",
  es: "Un saludo,\n{agent}\n{agency}\n{phone}",
  ca: "Cordialment,\n{agent}\n{agency}\n{phone}",
  ru: "С\u00a0уважением,\n{agent}\n{agency}\n{phone}",
};
const greetings = {
  en: "Dear {name},",
  es: "Hola, {name}:",
  ca: "Bon dia, {name},",
  ru: "Здравствуйте, {name}!",
};

/** To begin with; the agent changes them under Settings. */
const templates = [
  {
    name: "Propose a viewing",
    opensFor: "viewing",
    en: [
      "Thank you for your interest in this home: {home}\n{link}",
      "You suggested: {times}. Does that still suit you? Once you confirm, we’ll send you the exact time and where we meet.",
      "If another day is better, reply to this email or call {phone}.",
    ],
    es: [
      "Gracias por su interés en esta vivienda: {home}\n{link}",
      "Nos propuso: {times}. ¿Le sigue yendo bien? En cuanto nos lo confirme, le diremos la hora exacta y dónde quedamos.",
      "Si prefiere otro día, responda a este correo o llámenos al {phone}.",
    ],
    ca: [
      "Gràcies pel seu interès en aquest habitatge: {home}\n{link}",
      "Ens va proposar: {times}. Li continua anant bé? Quan ens ho confirmi, li direm l’hora exacta i on ens trobem.",
      "Si s’estima més un altre dia, respongui a aquest correu o truqui’ns al {phone}.",
    ],
    ru: [
      "Спасибо за интерес к этому объекту: {home}\n{link}",
      "Вы предложили: {times}. Вам по-прежнему удобно? Как только вы подтвердите, мы сообщим точное время и место встречи.",
      "Если удобнее другой день, ответьте на это письмо или позвоните: {phone}.",
    ],
  },
  {
    name: "Ask for times",
    opensFor: null,
    en: [
      "Thank you for your interest in this home: {home}\n{link}",
      "We’d be glad to show it to you. Which two or three days would suit you, and is the morning or the afternoon better? A viewing takes about 40 minutes.",
      "If you aren’t in Barcelona, we can show it to you by video call.",
    ],
    es: [
      "Gracias por su interés en esta vivienda: {home}\n{link}",
      "Se la enseñaremos con mucho gusto. ¿Qué dos o tres días le irían bien, y mejor por la mañana o por la tarde? La visita dura unos 40 minutos.",
      "Si no está en Barcelona, podemos enseñársela por videollamada.",
    ],
    ca: [
      "Gràcies pel seu interès en aquest habitatge: {home}\n{link}",
      "L’hi ensenyarem amb molt de gust. Quins dos o tres dies li anirien bé, i millor al matí o a la tarda? La visita dura uns 40 minuts.",
      "Si no és a Barcelona, l’hi podem ensenyar per videotrucada.",
    ],
    ru: [
      "Спасибо за интерес к этому объекту: {home}\n{link}",
      "С удовольствием его покажем. Какие два-три дня вам подходят и когда удобнее: утром или после обеда? Просмотр занимает около 40 минут.",
      "Если вы не в Барселоне, можем показать его по видеосвязи.",
    ],
  },
  {
    name: "Reserved or sold, with similar homes",
    opensFor: null,
    en: [
      "Thank you for asking about this home: {home}",
      "It is no longer available. Below are others close to it in price. If one of them interests you, tell us when you could see it.",
      "If none fits, tell us what matters most to you and we’ll write as soon as one comes up.",
    ],
    es: [
      "Gracias por preguntar por esta vivienda: {home}",
      "Ya no está disponible. Más abajo encontrará otras de precio parecido. Si le interesa alguna, díganos cuándo podría verla.",
      "Si ninguna le encaja, díganos qué es lo más importante para usted y le escribiremos en cuanto tengamos una.",
    ],
    ca: [
      "Gràcies per preguntar per aquest habitatge: {home}",
      "Ja no està disponible. Més avall en trobarà d’altres de preu semblant. Si n’hi ha cap que li interessi, digui’ns quan el podria veure.",
      "Si no n’hi ha cap que li encaixi, digui’ns què és el més important per a vostè i li escriurem tan bon punt en tinguem un.",
    ],
    ru: [
      "Спасибо за вопрос об этом объекте: {home}",
      "Он уже недоступен. Ниже — другие, близкие по цене. Если какой-то вас заинтересует, напишите, когда вам удобно его посмотреть.",
      "Если ничего не подходит, напишите, что для вас важнее всего, и мы сообщим, как только появится подходящий вариант.",
    ],
  },
  {
    name: "Documents of a home",
    opensFor: null,
    en: [
      "Thank you for your message about this home: {home}\n{link}",
      "Before you decide, we can send you the land registry extract (nota simple), the energy certificate, the habitability certificate (cédula de habitabilidad) and the latest community fees. Tell us which you need and we’ll send what the owner has given us, and tell you what is still missing.",
      "Your lawyer can ask us directly too.",
    ],
    es: [
      "Gracias por su mensaje sobre esta vivienda: {home}\n{link}",
      "Antes de decidir, podemos enviarle la nota simple, el certificado energético, la cédula de habitabilidad y los últimos gastos de comunidad. Díganos qué necesita: le enviaremos lo que la propiedad nos ha facilitado y le diremos qué falta todavía.",
      "Su abogado también puede pedírnoslo directamente.",
    ],
    ca: [
      "Gràcies pel seu missatge sobre aquest habitatge: {home}\n{link}",
      "Abans de decidir, li podem enviar la nota simple, el certificat energètic, la cèdula d’habitabilitat i les últimes despeses de comunitat. Digui’ns què necessita: li enviarem el que la propietat ens ha facilitat i li direm què falta encara.",
      "El seu advocat també ens ho pot demanar directament.",
    ],
    ru: [
      "Спасибо за сообщение об этом объекте: {home}\n{link}",
      "До принятия решения мы можем прислать выписку из реестра (nota simple), сертификат энергоэффективности, свидетельство о пригодности для проживания (cédula de habitabilidad) и последние расходы на содержание дома. Напишите, что вам нужно: мы пришлём то, что передал собственник, и скажем, чего пока нет.",
      "Ваш юрист может запросить документы у нас напрямую.",
    ],
  },
  {
    name: "Appointment for a valuation",
    opensFor: "valuation",
    en: [
      "Thank you for asking us to value your home.",
      "To tell you a realistic price range we need to see it: the visit takes about 45 minutes and commits you to nothing. Which two or three days would suit you this week or next, in the morning or in the afternoon?",
      "If you have them at hand, the last property tax (IBI) receipt and a floor plan help. If not, we manage without.",
    ],
    es: [
      "Gracias por pedirnos la valoración de su vivienda.",
      "Para darle una horquilla de precios realista necesitamos verla: la visita dura unos 45 minutos y no le compromete a nada. ¿Qué dos o tres días le irían bien, esta semana o la próxima, por la mañana o por la tarde?",
      "Si los tiene a mano, el último recibo del IBI y un plano ayudan. Si no, no pasa nada.",
    ],
    ca: [
      "Gràcies per demanar-nos la valoració del seu habitatge.",
      "Per donar-li un interval de preus realista l’hem de veure: la visita dura uns 45 minuts i no el compromet a res. Quins dos o tres dies li anirien bé, aquesta setmana o la vinent, al matí o a la tarda?",
      "Si els té a mà, l’últim rebut de l’IBI i un plànol ajuden. Si no, no passa res.",
    ],
    ru: [
      "Спасибо, что обратились к нам за оценкой вашего жилья.",
      "Чтобы назвать реалистичный ценовой диапазон, нам нужно его увидеть: осмотр занимает около 45 минут и ни к чему вас не обязывает. Какие два-три дня вам подходят на этой или следующей неделе, утром или после обеда?",
      "Если под рукой есть последняя квитанция по налогу на недвижимость (IBI) и план, они помогут. Если нет, ничего страшного.",
    ],
  },
  {
    name: "Question about the mortgage",
    opensFor: null,
    en: [
      "Thank you for your question about paying for this home: {home}\n{link}",
      "Its page leads to a calculator of the taxes, the notary, the registry and the monthly payment. These are estimates: only the bank’s binding mortgage offer (FEIN) counts.",
      "If you tell us the savings you want to use and whether you live and pay tax in Spain, we’ll work it out with you before you talk to your bank.",
    ],
    es: [
      "Gracias por su pregunta sobre cómo pagar esta vivienda: {home}\n{link}",
      "Desde su página se abre una calculadora con los impuestos, la notaría, el registro y la cuota mensual. Son estimaciones: solo cuenta la oferta vinculante del banco (FEIN).",
      "Si nos dice qué ahorros quiere destinar y si vive y tributa en España, lo calculamos con usted antes de que hable con su banco.",
    ],
    ca: [
      "Gràcies per la seva pregunta sobre com pagar aquest habitatge: {home}\n{link}",
      "Des de la seva pàgina s’obre una calculadora amb els impostos, la notaria, el registre i la quota mensual. Són estimacions: només compta l’oferta vinculant del banc (FEIN).",
      "Si ens diu quins estalvis hi vol destinar i si viu i tributa a Espanya, ho calculem amb vostè abans que parli amb el seu banc.",
    ],
    ru: [
      "Спасибо за вопрос об оплате этого объекта: {home}\n{link}",
      "С его страницы открывается калькулятор: налоги, нотариус, реестр и ежемесячный платёж. Это оценки: значение имеет только обязательное предложение банка (FEIN).",
      "Если вы сообщите, какие накопления хотите использовать и являетесь ли налоговым резидентом Испании, мы всё посчитаем вместе с вами до разговора с банком.",
    ],
  },
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
  for (const { name, opensFor, ...texts } of templates) {
    const { id } = await db
      .insertInto("reply_templates")
      .values({ name, opens_for: opensFor })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const language of languages) {
      const body = [greetings[language], ...texts[language], closings[language]].join("\n\n");
      await db.insertInto("reply_template_texts").values({ template_id: id, language, body }).execute();
    }
  }
}
