import type { Db } from "~/db/database";
import { answerEnquiry } from "~/domain/enquiries/answering/answering.server";
import { clearAsNoSpam, setAsideAsSpam } from "~/domain/enquiries/answering/spam.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { spamPhrases } from "~/domain/enquiries/receiving/spam-phrases";
import { hasRoomForSpam, spamQuota } from "~/domain/enquiries/receiving/spam-quota.server";
import { contentSigns } from "~/domain/enquiries/receiving/spam-signs";
import { plainWords } from "~/i18n/fold";

import { anEnquiry, aPerson, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const ownHosts = ["xamfra.example"];

// What clients write, each with something that a careless rule would take for an advertisement.
const honest = [
  "Hello, we saw this one https://www.idealista.com/inmueble/104233211/ and would like something similar with you.",
  "Is https://xamfra.example/property/3 still available? And https://xamfra.example/property/5? And /property/9?",
  "We compared three: https://agencia-uno.es/piso/12, https://www.casas-dos.com/ref/88 and https://tres.eu/a. Yours is the nicest.",
  "I work in SEO, so I found you on the first page of Google! We have a mortgage offer and a personal loan approved.",
  "Would the owner accept payment in bitcoin? I have crypto and a Swiss bank. My profile: linkedin.com/in/someone",
  "The home is next to the casino at the Olympic port, isn’t it? My email is someone@example.com, website example.com.",
  "Hola, he visto su anuncio en https://www.fotocasa.es/es/comprar/vivienda/barcelona-capital/123/d. ¿Se puede visitar el sábado?",
  "Mi banco me concede un préstamo hipotecario del 80 %, sin aval, y tengo préstamos personales que se cancelan antes.",
  "Vendo mi piso: fotos en https://drive.google.com/drive/folders/abc y https://photos.app.goo.gl/xyz, plano en https://we.tl/t-1",
  "Busco una inversión con rentabilidad garantizada por alquiler, ¿tienen alguna vivienda con inquilino?",
  "Situación exacta: https://maps.app.goo.gl/abc. Referencia catastral en https://www1.sedecatastro.gob.es/Cartografia/x",
  "Bon dia, voldríem visitar el pis del carrer Girona dissabte al matí. Tenim un préstec aprovat pel banc.",
  "He trobat el pis a https://www.habitaclia.com/comprar-pis-x.htm; és el mateix que teniu vosaltres?",
  "Treballo en disseny de pàgines web des de casa i necessito una habitació amb llum per al despatx.",
  "La cèdula és a https://habitatge.gencat.cat/cedula/1 i el certificat a https://www.icaen.gencat.cat/x. Quant val la meva casa?",
  "Здравствуйте! Интересует квартира https://www.cian.ru/sale/flat/1/ — есть ли что-то похожее в Эшампле?",
  "Добрый день, мой телеграм t.me/anna. Можно ли купить квартиру без кредита, за криптовалюту?",
  "Работаю удалённо, разработка сайтов. Ищу трёхкомнатную квартиру с тихим кабинетом, бюджет 600 000 €.",
  "Подскажите, сколько стоит оформление ипотеки для нерезидента и нужен ли NIE? Спасибо!",
  "Here is our brief:\n1. three bedrooms\n2. a lift\n3. https://www.kyero.com/en/property/1\n4. https://www.rightmove.co.uk/x\nThanks, The Smiths",
];

const advertisements: [text: string, words: string[], links: number][] = [
  ["We offer SEO services and backlinks for your site.", ["seo services", "backlinks"], 0],
  ["Get a guest post: https://links4u.biz/a https://links4u.biz/b https://links4u.biz/c", ["guest post"], 3],
  ["Do you need an urgent loan offer? Write to http://cash.example/now", ["loan offer"], 1],
  [
    "Mejoramos su posicionamiento web: llegue a la primera página de Google.",
    ["posicionamiento web", "primera página de google"],
    0,
  ],
  ["Ofrecemos préstamos rápidos a su empresa www.dinero.example", ["préstamos rápidos", "ofrecemos préstamos"], 1],
  ["Oferim serveis SEO; el vostre web a la primera pàgina de Google", ["serveis seo", "primera pàgina de google"], 0],
  ["Продвижение сайта и рассылка по формам, пишите t.me/promo", ["продвижение сайта", "рассылка по формам"], 1],
  ["Онлайн-казино: бесплатные вращения каждому", ["онлайн казино", "бесплатные вращения"], 0],
  ["Crypto tra\u200bding with guaran\u00adteed returns", ["crypto trading", "guaranteed returns"], 0],
];

describe("what a message says", () => {
  test.each(honest)("is no advertisement: %s", (text) => {
    expect(contentSigns(text, { ownHosts })).toBeNull();
  });

  test.each(advertisements)("is one, and the words and links that say so are named: %s", (text, words, links) => {
    const signs = contentSigns(text, { ownHosts });
    expect(signs?.links).toBe(links);
    for (const word of words) expect(signs?.words.map(plainWords)).toContain(plainWords(word));
  });

  test("is one with five strange links, or with links in the code of web pages", () => {
    const link = (each: number) => `https://shop-${each}.example/buy`;
    expect(contentSigns([1, 2, 3, 4].map(link).join(" "))).toBeNull();
    expect(contentSigns([1, 2, 3, 4, 5].map(link).join(" "))).toMatchObject({ links: 5, words: [] });
    expect(contentSigns('<a href="https://shop.example">shop</a>')).toMatchObject({ isCode: true });
    expect(contentSigns("[url=https://shop.example]shop[/url]")).toMatchObject({ isCode: true });
  });

  test("has no phrase on its list twice", () => {
    const plain = spamPhrases.map(plainWords);
    expect(plain.filter((each, index) => each === "" || plain.indexOf(each) !== index)).toEqual([]);
  });
});

const advertisement = "We offer SEO services and backlinks for your site.";
const sameText =
  "We have buyers for your apartments and would like to meet you in your office this week, please call us.";

function sent(db: Db, given: Partial<NewEnquiry>, at = now) {
  return receiveEnquiry(db, anEnquiry({ asked: {}, message: advertisement, ...given }), at);
}

const reasonOf = async (db: Db, { id }: { id: number }) => {
  const { state, spamReason, spamSigns } = (await findEnquiry(db, id)) ?? {};
  return { state, spamReason, spamSigns };
};
const mails = (db: Db) => db.selectFrom("outbox").select("template").execute();

describe("an advertisement sent through a form", () => {
  test("is kept in the spam with its reason, and nobody is written to", async ({ db }) => {
    await theAgency(db);
    expect(await reasonOf(db, await sent(db, {}))).toEqual({
      state: "spam",
      spamReason: "content",
      spamSigns: { links: 0, words: ["SEO services", "backlinks"], isCode: false, senders: 0 },
    });
    expect(await mails(db)).toEqual([]);
  });

  test("stays there when it is sent again at once", async ({ db }) => {
    await theAgency(db);
    const first = await sent(db, {});
    expect(await sent(db, {}, later(1))).toEqual(first);
    expect(await reasonOf(db, first)).toMatchObject({ state: "spam" });
  });

  test("is known by its words under a third address, not under a second", async ({ db }) => {
    await theAgency(db);
    const from = async (email: string, minutes: number) =>
      reasonOf(db, await sent(db, { email, message: sameText }, later(minutes)));
    expect(await from("one@example.com", 0)).toMatchObject({ state: "waiting" });
    expect(await from("ONE@example.com", 60)).toMatchObject({ state: "waiting" });
    expect(await from("two@example.com", 61)).toMatchObject({ state: "waiting" });
    expect(await from("three@example.com", 62)).toMatchObject({ state: "spam", spamSigns: { senders: 3 } });
    expect(await from("four@example.com", 40 * 24 * 60)).toMatchObject({ state: "waiting" });
  });

  test("is not looked for in a few words that anybody may write", async ({ db }) => {
    await theAgency(db);
    for (const each of [1, 2, 3, 4]) {
      const message = await sent(db, { email: `${each}@example.com`, message: "When can I see it?" });
      expect(await reasonOf(db, message)).toMatchObject({ state: "waiting" });
    }
  });

  test("takes no room from what the guard of the forms suspects", async ({ db }) => {
    await theAgency(db);
    for (let each = 0; each < spamQuota.aDay; each += 1) await sent(db, { email: `${each}@example.com` });
    expect(await hasRoomForSpam(db, null, now)).toBe(true);
  });
});

describe("who is not suspected again", () => {
  test("a sender whose message an admin took out of the spam", async ({ db }) => {
    await theAgency(db);
    const first = await sent(db, {});
    await clearAsNoSpam(db, first.id, later(5));
    expect(await reasonOf(db, first)).toEqual({ state: "waiting", spamReason: null, spamSigns: null });
    expect(await mails(db)).toHaveLength(2);

    const second = await sent(db, { email: "ANA@example.com", message: `${advertisement} Again.` }, later(30));
    const quick = await sent(db, { message: `${advertisement} Quickly.`, spamReason: "too-fast" }, later(31));
    const other = await sent(db, { email: "other@example.com" }, later(32));
    expect([await reasonOf(db, second), await reasonOf(db, quick), await reasonOf(db, other)]).toMatchObject([
      { state: "waiting" },
      { state: "waiting" },
      { state: "spam" },
    ]);
  });

  test("until an admin takes that message for spam after all", async ({ db }) => {
    await theAgency(db);
    const { id: adminId } = await aPerson(db, { admin: "active" });
    const { id } = await sent(db, {});
    await clearAsNoSpam(db, id, later(5));
    await setAsideAsSpam(db, { id, adminId }, later(6));
    expect(await reasonOf(db, await sent(db, { message: `${advertisement} Again.` }, later(30)))).toMatchObject({
      state: "spam",
    });
  });

  test("a client who was answered", async ({ db }) => {
    await theAgency(db);
    const { id: adminId } = await aPerson(db, { admin: "active" });
    const { id } = await sent(db, { message: "May I visit it?" });
    await answerEnquiry(db, { id, how: "phone", adminId }, later(10));
    expect(await reasonOf(db, await sent(db, {}, later(30)))).toMatchObject({ state: "waiting" });
  });

  test("but not who booked a time, which counts as answered as it comes", async ({ db }) => {
    await theAgency(db);
    await sent(db, { message: "May I visit it?", answered: "visit" });
    expect(await reasonOf(db, await sent(db, {}, later(30)))).toMatchObject({ state: "spam", spamReason: "content" });
  });

  test("but a flood is one, whoever it seems to come from", async ({ db }) => {
    await theAgency(db);
    await clearAsNoSpam(db, (await sent(db, {})).id, later(5));
    const flood = await sent(db, { message: "May I visit it?", spamReason: "too-many" }, later(30));
    expect(await reasonOf(db, flood)).toMatchObject({ state: "spam", spamReason: "too-many" });
  });
});

test("the database refuses a reason that nobody knows, and a reason without what was seen", async ({ db }) => {
  await theAgency(db);
  const { id } = await sent(db, { message: "May I visit it?" });
  const set = (values: object) => db.updateTable("contact_submissions").set(values).where("id", "=", id).execute();
  await expect(set({ spam_reason: "whatever" })).rejects.toThrow(/CHECK/);
  await expect(set({ spam_reason: "content" })).rejects.toThrow(/CHECK/);
  await expect(set({ spam_signs: "{}" })).rejects.toThrow(/CHECK/);
});
