import { describe, expect, test } from "vitest";

import { datedFacts } from "~/domain/articles/facts/dated-claims";
import { checkFacts, type ClaimId } from "~/domain/articles/facts/fact-check";
import { type Language, languages } from "~/i18n/languages";

import { processorTime } from "../../support/processor-time";

type Sentences = Record<Language, readonly string[]>;

const wrong: Record<ClaimId, Sentences> = {
  "flat-transfer-tax": {
    en: [
      "In Catalonia the ITP is 10 %.",
      "Buyers of resale homes in Barcelona pay a transfer tax of 10% of the price.",
      "On an €800,000 apartment you pay 10 per cent ITP, that is €80,000.",
      "Resale homes pay ITP at a flat ten per cent, new builds pay 10 % VAT.",
      "Transfer tax (ITP) | 10 %",
    ],
    es: [
      "En Cataluña el ITP es del 10 %.",
      "El impuesto de transmisiones patrimoniales es del 10 por ciento del precio.",
      "Por un piso de 750.000 € pagará un 10% de ITP.",
    ],
    ca: [
      "A Catalunya l'ITP és del 10 %.",
      "L'impost de transmissions patrimonials és del 10 per cent del preu.",
      "Per un pis de 750.000 € pagarà un 10% d'ITP.",
    ],
    ru: [
      "В Каталонии ITP составляет 10 %.",
      "Налог на передачу собственности (ITP) равен 10 процентам цены.",
      "За квартиру стоимостью 750 000 € вы заплатите 10% ITP.",
    ],
  },
  "former-transfer-tax": {
    en: [
      "ITP is 10% up to €1,000,000 and 11% above that amount.",
      "You pay 10 % up to one million euros and 11 % on the rest.",
    ],
    es: [
      "El ITP es del 10 % hasta 1.000.000 € y del 11 % a partir de ahí.",
      "Se paga un 10% hasta un millón de euros y un 11% por el resto.",
    ],
    ca: [
      "L'ITP és del 10 % fins a 1.000.000 € i de l'11 % a partir d'aquí.",
      "Es paga un 10% fins a un milió d'euros i un 11% per la resta.",
    ],
    ru: [
      "ITP: 10 % до 1 000 000 € и 11 % свыше этой суммы.",
      "Вы платите 10% до одного миллиона? Да: 10 % до 1 млн евро, 11 % с остатка.",
    ],
  },
  "golden-visa": {
    en: [
      "Buy a home for €500,000 and you qualify for the golden visa.",
      "The Golden Visa gives residence to anyone who invests half a million in property.",
    ],
    es: [
      "Con la compra de una vivienda de 500.000 € se obtiene la golden visa.",
      "La visa dorada concede la residencia a quien invierte en inmuebles.",
    ],
    ca: [
      "Amb la compra d'un habitatge de 500.000 € s'obté la golden visa.",
      "El visat d'or concedeix la residència a qui inverteix en immobles.",
    ],
    ru: [
      "Купив жильё за 500 000 €, вы получаете золотую визу.",
      "Золотая виза даёт вид на жительство тем, кто вложил деньги в недвижимость.",
    ],
  },
  "non-eu-tax": {
    en: [
      "Non-EU buyers pay a tax of 100 % on homes in Spain.",
      "Foreigners from outside the EU face a 100% tax when buying.",
    ],
    es: [
      "Los compradores extracomunitarios pagan un impuesto del 100 %.",
      "Los no residentes de fuera de la UE pagan el 100% de impuesto.",
    ],
    ca: [
      "Els compradors extracomunitaris paguen un impost del 100 %.",
      "Els estrangers de fora de la UE paguen un impost del 100%.",
    ],
    ru: ["Покупатели не из ЕС платят налог 100 %.", "Иностранцы платят налог в размере 100% стоимости."],
  },
  "loan-deed": {
    en: [
      "The buyer pays the mortgage deed.",
      "The AJD of the mortgage is paid by the buyer.",
      "You also pay the notary fees for the mortgage.",
    ],
    es: [
      "El comprador paga la escritura de la hipoteca.",
      "El AJD de la hipoteca corre a cargo del comprador.",
      "Usted paga también el notario de la hipoteca.",
    ],
    ca: ["El comprador paga l'escriptura de la hipoteca.", "L'AJD de la hipoteca va a càrrec del comprador."],
    ru: ["Покупатель платит за нотариуса по ипотеке.", "Расходы на оформление ипотеки: за счёт покупателя."],
  },
  "faq-results": {
    en: ["Add FAQ schema to get rich results in Google.", "FAQ markup earns accordions in search."],
    es: ["El marcado de preguntas frecuentes da resultados enriquecidos en Google."],
    ca: ["El marcatge de preguntes freqüents dona resultats enriquits a Google."],
    ru: ["Разметка FAQ даёт расширенные сниппеты в Google."],
  },
  "reduced-rate-age": {
    en: ["Buyers up to 32 years old pay a reduced rate of 5%.", "The reduced ITP is for those under 33."],
    es: ["Los menores de 33 años pagan un tipo reducido del 5 %.", "El tipo reducido vale hasta los 32 años."],
    ca: ["Els menors de 33 anys paguen un tipus reduït del 5 %.", "El tipus reduït val fins als 32 anys."],
    ru: [
      "Покупатели до 32 лет платят льготную ставку 5 %.",
      "Льготная ставка 5% действует для покупателей младше 33 лет.",
    ],
  },
  "completion-past": {
    en: [
      "Completion is planned for Q4 2025.",
      "The homes will be delivered in the fourth quarter of 2025.",
      "Completion: Q4 2025",
    ],
    es: ["La entrega está prevista para el cuarto trimestre de 2025.", "Finalización: 4T 2025"],
    ca: ["El lliurament és previst per al quart trimestre del 2025.", "Finalització: 4T 2025"],
    ru: ["Сдача дома намечена на IV квартал 2025 года.", "Завершение строительства: 4 кв. 2025"],
  },
};

const right: Sentences = {
  en: [
    "In Catalonia the ITP is 10 % up to €600,000, 11 % to €900,000, 12 % to €1,500,000 and 13 % above.",
    "ITP starts at 10 %.",
    "On a €580,000 home the ITP is 10 %, which makes €58,000.",
    "The ITP is no longer a flat 10 %.",
    "Until June 2025 the ITP was 10 % up to one million and 11 % above.",
    "The scale of 10 % up to one million and 11 % above ended on 26 June 2025.",
    "For €1,000,000 the tax is €105,000: 10 % of the first €600,000, 11 % of the next €300,000 and 12 % of the rest.",
    "New builds pay 10 % VAT instead of ITP.",
    "Resale homes pay ITP; with the arras contract you hand over 10 % of the price.",
    "In Valencia the ITP is 10 %.",
    "The golden visa ended on 3 April 2025, so buying a home gives no residence.",
    "Buying a home no longer gives a golden visa.",
    "Can you still get a golden visa by buying a home?",
    "Greece still gives a golden visa to those who buy property.",
    "A bill of May 2025 would tax non-EU buyers at 100 %, but it has not been approved.",
    "Non-residents cannot finance 100 % of the price.",
    "Non-EU buyers pay the same taxes as everybody.",
    "The bank pays the mortgage deed; the buyer pays the valuation.",
    "The lender pays the notary and the AJD of the mortgage.",
    "The buyer does not pay the mortgage deed.",
    "On a new build the buyer pays 10 % VAT and 1.5 % AJD.",
    "The buyer pays the deed of sale and its registration.",
    "FAQ markup no longer gives rich results in Google.",
    "Read the frequently asked questions below.",
    "Buyers aged 35 or under pay a reduced rate of 5 %.",
    "Before June 2025 the reduced rate was for buyers up to 32 years old.",
    "A studio of 32 m² pays the reduced community fee.",
    "The building was completed in Q4 2025.",
    "Prices rose in Q4 2025.",
    "You pay an 11 % tax rate above €600,000.",
  ],
  es: [
    "En Cataluña el ITP es del 10 % hasta 600.000 €, del 11 % hasta 900.000 €, del 12 % hasta 1.500.000 € y del 13 % por encima.",
    "El ITP empieza en el 10 %.",
    "Por un piso de 580.000 € el ITP es del 10 %, es decir, 58.000 €.",
    "El ITP ya no es un 10 % fijo.",
    "Hasta junio de 2025 el ITP era del 10 % hasta un millón y del 11 % por encima.",
    "La obra nueva paga un 10 % de IVA en lugar del ITP.",
    "Al firmar las arras se entrega un 10 % del precio; el ITP se paga después.",
    "La golden visa terminó el 3 de abril de 2025: comprar una vivienda no da la residencia.",
    "Comprar un piso ya no da derecho a la visa dorada.",
    "Una proposición de ley gravaría con un 100 % a los extracomunitarios; no se ha aprobado.",
    "Los no residentes no pueden financiar el 100 % del precio.",
    "El banco paga la escritura de la hipoteca y el comprador, la tasación.",
    "El AJD de la hipoteca lo paga la entidad.",
    "En obra nueva el comprador paga un 10 % de IVA y un 1,5 % de AJD.",
    "El comprador paga la escritura de compraventa.",
    "El marcado de preguntas frecuentes ya no da resultados enriquecidos en Google.",
    "Los compradores de 35 años o menos pagan el tipo reducido del 5 %.",
    "Antes de junio de 2025 el tipo reducido era hasta los 32 años.",
    "El edificio se entregó en el cuarto trimestre de 2025.",
  ],
  ca: [
    "A Catalunya l'ITP és del 10 % fins a 600.000 €, de l'11 % fins a 900.000 €, del 12 % fins a 1.500.000 € i del 13 % per sobre.",
    "L'ITP comença en el 10 %.",
    "Per un pis de 580.000 € l'ITP és del 10 %, és a dir, 58.000 €.",
    "L'ITP ja no és un 10 % fix.",
    "Fins al juny del 2025 l'ITP era del 10 % fins a un milió i de l'11 % per sobre.",
    "L'obra nova paga un 10 % d'IVA en lloc de l'ITP.",
    "La golden visa es va acabar el 3 d'abril del 2025: comprar un habitatge no dona la residència.",
    "Comprar un pis ja no dona dret al visat d'or.",
    "Una proposició de llei gravaria amb un 100 % els extracomunitaris; no s'ha aprovat.",
    "El banc paga l'escriptura de la hipoteca i el comprador, la taxació.",
    "En obra nova el comprador paga un 10 % d'IVA i un 1,5 % d'AJD.",
    "El marcatge de preguntes freqüents ja no dona resultats enriquits a Google.",
    "Els compradors de 35 anys o menys paguen el tipus reduït del 5 %.",
    "Abans del juny del 2025 el tipus reduït era fins als 32 anys.",
    "L'edifici es va lliurar el quart trimestre del 2025.",
  ],
  ru: [
    "В Каталонии ITP составляет 10 % до 600 000 €, 11 % до 900 000 €, 12 % до 1 500 000 € и 13 % свыше.",
    "Шкала ITP начинается с 10 %.",
    "За квартиру в 580 000 € ITP равен 10 %, то есть 58 000 €.",
    "ITP больше не равен 10 % для всех.",
    "До июня 2025 года ITP был 10 % до миллиона и 11 % свыше.",
    "Новостройки облагаются НДС 10 % вместо ITP.",
    "Золотая виза отменена 3 апреля 2025 года: покупка жилья не даёт вида на жительство.",
    "Покупка квартиры больше не даёт золотой визы.",
    "Законопроект предлагает налог 100 % для покупателей не из ЕС, но он не принят.",
    "Банк оплачивает нотариуса по ипотеке, покупатель платит за оценку.",
    "В новостройке покупатель платит НДС 10 % и AJD 1,5 %.",
    "Разметка FAQ больше не даёт расширенных результатов в Google.",
    "Покупатели 35 лет и моложе платят льготную ставку 5 %.",
    "До июня 2025 года льготная ставка действовала до 32 лет.",
    "Дом был сдан в IV квартале 2025 года.",
  ],
};

const claimsIn = (text: string, language: Language) => checkFacts(text, language).map(({ claim }) => claim);

describe("the fact check", () => {
  const wrongSentences = Object.entries(wrong).flatMap(([claim, sentences]) =>
    languages.flatMap((language) => sentences[language].map((sentence) => [claim, language, sentence] as const)),
  );
  test.each(wrongSentences)("finds %s in %s: %s", (claim, language, sentence) => {
    expect(claimsIn(`<p>${sentence}</p>`, language)).toContain(claim);
  });

  const rightSentences = languages.flatMap((language) =>
    right[language].map((sentence) => [language, sentence] as const),
  );
  test.each(rightSentences)("leaves what is right alone (%s): %s", (language, sentence) => {
    expect(claimsIn(`<p>${sentence}</p>`, language)).toEqual([]);
  });

  test("names the sentence, the truth, its source and its dates", () => {
    const [finding, ...more] = checkFacts(
      "<h2>Residence</h2><p>The city is open to all. Buy a home for <strong>€500,000</strong> and get the golden visa. It is easy.</p>",
      "en",
    );
    expect(more).toEqual([]);
    expect(finding?.sentence).toBe("Buy a home for €500,000 and get the golden visa.");
    expect(finding?.fact.effectiveFrom).toBe("2025-04-03");
    expect(finding?.fact.value).toContain("3 April 2025");
  });

  test.each([
    "<p>Many remember the golden visa for those who buy a home of €500,000. It ended in April 2025.</p>",
    "<h2>A golden visa by buying a home</h2><p>That programme was abolished on 3 April 2025.</p>",
    "<p>Transfer tax (ITP) is 10 % at first. From €600,000 the rate is 11 %.</p>",
    "<table><tr><td>ITP</td><td>10 % – 13 %</td></tr></table>",
  ])("reads a sentence with those beside it: %s", (html) => {
    expect(claimsIn(html, "en")).toEqual([]);
  });

  test("reads a row of a table as one sentence", () => {
    expect(
      claimsIn("<table><tr><th>ITP</th><td>10 %</td></tr><tr><th>VAT</th><td>10 %</td></tr></table>", "en"),
    ).toEqual(["flat-transfer-tax"]);
  });

  test("finds every wrong sentence of an article", () => {
    const html = languages.map((language) => `<p>${wrong["golden-visa"][language].join(" ")}</p>`);
    expect(checkFacts(html[0] ?? "", "en")).toHaveLength(2);
  });

  test("does not stop the server over a text without a full stop", async () => {
    const reads = () => claimsIn(`<p>${"10 % ITP ".repeat(22_000)}</p>`, "ru");
    expect(reads()).toContain("flat-transfer-tax");
    expect(await processorTime(reads)).toBeLessThan(1500);
  });

  test("says nothing of an empty text", () => {
    expect(languages.flatMap((language) => checkFacts("", language))).toEqual([]);
  });
});

describe("the dated facts", () => {
  test("have a source and a day by which they are read again", () => {
    for (const fact of Object.values(datedFacts)) {
      expect(fact.source).not.toBe("");
      expect(fact.reviewBy).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });
});
