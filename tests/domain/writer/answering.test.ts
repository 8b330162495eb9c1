import { missingKeywordWords } from "~/domain/articles/checks/keyword-check";
import { plainText } from "~/domain/cleaning/plain-text";
import { countWords } from "~/domain/cleaning/text-statistics";
import { isFormOf } from "~/domain/cleaning/word-forms";
import { answerFirst, firstParagraph, type Told } from "~/domain/writer/article/answer-first";
import { compose } from "~/domain/writer/article/compose";
import { standsAlone } from "~/domain/writer/article/stands-alone";
import { entries } from "~/domain/writer/entries/all-entries";
import { findEntries } from "~/domain/writer/entries/find-entries";
import { readSubject } from "~/domain/writer/keyword/subject";
import { readOurData } from "~/domain/writer/values/our-data.server";
import { es } from "~/domain/writer/words/es";
import { type Language, languages } from "~/i18n/languages";

import { describe, expect, test } from "../../support/test";

import { drafted, theSamples, today } from "./built-in-samples";

const told = (...chapters: Told["chapters"]): Told => ({ opening: "<p>A survey is a report.</p>", chapters });

describe("into the first paragraph of a draft", () => {
  const moved = (chapter: string, gives = true) =>
    firstParagraph(answerFirst(told({ html: chapter, gives }), ["damp"], "en").opening);

  test("comes a sentence from further down that answers the keyword and can be read alone", () => {
    expect(moved("<h2>What does it show?</h2>\n<p>The report names damp. Prices vary.</p>")).toBe(
      "<p>A survey is a report. The report names damp.",
    );
  });

  test("comes none that points back, none that the next one goes on from, no point of a list, nothing of an example", () => {
    expect(moved("<p>Prices vary. That is why damp matters.</p>")).not.toContain("damp");
    expect(moved("<p>The report names damp. It also names the roof.</p>")).not.toContain("damp");
    expect(moved("<ul><li>Damp in the corners.</li></ul>")).not.toContain("amp");
    expect(moved("<p>The report names damp.</p>", false)).not.toContain("damp");
  });

  test("comes none about something else than the paragraph, none that says it again, and no second one", () => {
    expect(moved("<p>Damp makes neighbours quarrel for years over ceilings.</p>")).not.toContain("amp");
    expect(moved("<p>A survey is a damp report.</p>")).not.toContain("damp");
    expect(moved("<p>The report names damp.</p>\n<p>A report on damp costs little.</p>")).toBe(
      "<p>A survey is a report. The report names damp.",
    );
  });

  const sentences: [Language, string, boolean][] = [
    ["en", "The seller answers for hidden defects.", true],
    ["en", "They also pay the tax.", false],
    ["es", "El vendedor responde de los vicios ocultos.", true],
    ["es", "Es obligatorio para vender.", false],
    ["es", "Si están inscritos, obligan también a ese comprador.", false],
    ["ca", "L’habitatge respon dels deutes de l’any.", true],
    ["ca", "El porta a la notaria qui ven.", true],
    ["ca", "Per això convé llegir-lo abans.", false],
    ["ru", "Продавец отвечает за скрытые недостатки.", true],
    ["ru", "Поэтому её заказывают заранее.", false],
  ];
  test.for(sentences)("%s: “%s” can come: %s", ([language, sentence, can]) => {
    expect(standsAlone(sentence, language)).toBe(can);
  });
});

test("a word is a form of another by its ending, not by its first letters", () => {
  const forms = [
    ["ipoteka", "ipotechnyy"],
    ["vender", "vendido"],
    ["caducada", "caduca"],
    ["prodazhe", "prodazha"],
    ["selling", "sellers"],
    ["sell", "sale"],
    ["kupit", "pokupka"],
    ["venta", "vender"],
  ];
  const others = [
    ["contract", "contrast"],
    ["comprador", "comprobar"],
    ["proverit", "provodka"],
    ["energy", "energoeffektivnost"],
    ["salt", "sell"],
    ["venda", "vent"],
  ];
  expect(forms.filter(([one = "", other = ""]) => !isFormOf(one, other))).toEqual([]);
  expect(others.filter(([one = "", other = ""]) => isFormOf(one, other))).toEqual([]);
});

describe("a keyword that names what we know", () => {
  const answered: [Language, string, string][] = [
    ["en", "arras contract what happens if buyer pulls out", "deposit-contract"],
    ["ca", "arres què passa si em faig enrere", "deposit-contract"],
    ["es", "nota simple online precio", "nota-simple"],
    ["en", "completion costs buying a house in Spain", "costs-of-buying"],
    ["ca", "certificat energètic quant dura", "energy-certificate"],
    ["en", "best areas for families in Barcelona", "choosing-a-neighbourhood"],
    ["ru", "нужен ли адвокат при покупке квартиры", "buyers-lawyer"],
    ["es", "retención del 3% vendedor no residente", "withholding-from-non-residents"],
    ["en", "selling my barcelona apartment from the uk 3% retention", "tax-of-a-non-resident-sale"],
    ["en", "how much tax do non residents pay when buying property in barcelona", "foreign-buyers"],
    ["en", "how long does it take to get a nie number to buy a flat", "nie"],
    ["en", "can I sell a VPO flat freely", "protected-home"],
    ["en", "social housing Barcelona how to apply", "protected-home"],
    ["es", "pisos de protección oficial", "protected-home"],
    ["es", "cómo saber si un piso es VPO", "protected-home"],
    ["ca", "requisits per comprar un HPO", "protected-home"],
    ["ca", "vendre un pis de protecció oficial", "protected-home"],
    ["ru", "социальное жильё в Барселоне", "protected-home"],
    ["ru", "сколько действует режим VPO", "protected-home"],
    ["en", "buying property with your partner not married", "buying-together"],
    ["en", "buying a house with a friend in Spain", "buying-together"],
    ["es", "comprar piso entre dos y solo uno es menor de 35", "buying-together"],
    ["es", "comprar casa con mi novio", "buying-together"],
    ["ca", "comprar un pis en parella sense estar casats", "buying-together"],
    ["ca", "comprar un pis amb el meu germà", "buying-together"],
    ["ru", "купить квартиру вдвоём в Испании", "buying-together"],
    ["ru", "покупка квартиры не в браке", "buying-together"],
    ["en", "my co-owner refuses to sell", "ending-co-ownership"],
    ["en", "buying out my brother's share of a house", "ending-co-ownership"],
    ["es", "extinción de condominio cuánto se paga", "ending-co-ownership"],
    ["es", "divorcio piso a medias con hipoteca", "ending-co-ownership"],
    ["ca", "extinció de condomini divorci", "ending-co-ownership"],
    ["ca", "copropietari no vol vendre", "ending-co-ownership"],
    ["ru", "выкупить долю у сестры налог", "ending-co-ownership"],
    ["ru", "раздел квартиры при разводе в Испании", "ending-co-ownership"],
    ["es", "vender un piso heredado entre hermanos", "inherited-home"],
    ["ca", "vendre un pis heretat entre germans", "inherited-home"],
  ];
  for (const [language, keyword, key] of answered) {
    test(`is answered though it says more: “${keyword}”`, async ({ db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      expect(findEntries(keyword, keyword, language, entries)?.first.key).toBe(key);
      expect(compose({ keyword, title: keyword, language }, data, today).ok).toBe(true);
    });
  }

  const asSpoken: [Language, string, string][] = [
    ["en", "energy certificate if im skint", "energy certificate"],
    ["es", "valor de referencia mas alto que el precio que hago", "más alto que el precio"],
    ["ru", "трешка в эшампле с балконом до 500 тысяч", "спальнями и больше"],
    ["ru", "доверенность на продажу квартиры оформить в спб", "Чтобы оформить доверенность из-за границы"],
    ["ru", "можно купить квартиру в испании с российским паспортом", "россияне тоже могут"],
    ["en", "can a 68 year old get a mortgage", "there is no maximum age in law"],
    ["es", "piso heredado mi hermana no quiere vender", "Si un hermano no quiere vender"],
    ["ca", "convertir un local en habitatge", "Convertir un local en habitatge no"],
  ];
  for (const [language, keyword, said] of asSpoken) {
    test(`is given to a keyword as people say it: “${keyword}”`, async ({ db }) => {
      await theSamples(db);
      const { content } = drafted(await readOurData(db, language), language, keyword);
      expect(content.slice(0, content.indexOf("</p>"))).toContain(said);
    });
  }

  const others: [Language, string][] = [
    ["en", "nota simple for cars in Madrid"],
    ["es", "hipoteca bbva"],
    ["en", "terrace restaurants Barcelona"],
    ["ru", "ипотека в Португалии"],
    ["es", "cedula de habitabilidad hospitalet"],
    ["en", "energy certificate portugal"],
    ["ca", "hipoteca inversa val la pena"],
    ["ca", "dret tempteig generalitat venda pis quant triga"],
    ["en", "wealth tax second home bbva"],
    ["ru", "новостройки бадалона цены"],
  ];
  for (const [language, keyword] of others) {
    test(`is not taken for another: “${keyword}”`, async ({ db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      expect(compose({ keyword, title: keyword, language }, data, today)).toEqual({ ok: false, reason: "unknown" });
    });
  }
});

describe("whoever asks for the bare ownership of a home or for a survey", () => {
  const asked: [Language, string, string, RegExp][] = [
    ["en", "buying bare ownership in Barcelona", "bare-ownership", /89 minus/],
    ["en", "usufruct for life who pays IBI", "bare-ownership", /the IBI/],
    ["es", "nuda propiedad piso Barcelona", "bare-ownership", /89 menos/],
    [
      "es",
      "quién paga la comunidad usufructuario o nudo propietario",
      "bare-ownership",
      /usufructuario y nudo propietario/,
    ],
    ["ca", "comprar nua propietat Barcelona", "bare-ownership", /89 menys/],
    ["ca", "quant val l'usdefruit vitalici", "bare-ownership", /14\s% als 75/],
    ["ru", "купить квартиру с узуфруктом в Испании", "bare-ownership", /89 минус/],
    ["ru", "nuda propiedad что это", "bare-ownership", /89 минус/],
    ["en", "is a survey needed when buying a flat in Spain", "survey-before-buying", /No law in Spain/],
    ["en", "how much does a house survey cost", "survey-before-buying", /no tariff/],
    ["en", "inspection before buying apartment Barcelona", "survey-before-buying", /No law in Spain/],
    ["es", "inspección técnica de un piso antes de comprar", "survey-before-buying", /no es obligatoria/],
    ["es", "arquitecto para revisar un piso precio", "survey-before-buying", /no tiene tarifa/],
    ["ca", "informe tècnic abans de comprar un pis", "survey-before-buying", /no és obligatòria/],
    ["ca", "quant costa un aparellador per veure un pis", "survey-before-buying", /no té tarifa/],
    ["ru", "обследование квартиры перед покупкой в Испании", "survey-before-buying", /не обязательно/],
    ["ru", "техническая проверка квартиры стоимость", "survey-before-buying", /сотен евро/],
  ];
  for (const [language, keyword, key, told] of asked) {
    test(`reads the rule in the first paragraph: “${keyword}”`, async ({ db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      expect(findEntries(keyword, "", language, entries)?.first.key).toBe(key);
      const { content } = drafted(data, language, keyword);
      expect(content.slice(0, content.indexOf("</p>"))).toMatch(told);
    });
  }
});

test("whoever asks what a home costs a year reads the sum for one of ours", async ({ db }) => {
  await theSamples(db);
  const asked: [Language, string, RegExp][] = [
    ["en", "running costs of a home", /costs €(?<year>[\d,]+) a year.*Community fees\s*€(?<fees>[\d,]+)/s],
    ["es", "gastos de mantener una vivienda", /cuesta (?<year>[\d.]+)\s€ al año.*Comunidad\s*(?<fees>[\d.]+)\s€/s],
    ["ca", "despeses de mantenir un habitatge", /costa (?<year>[\d.]+)\s€ l’any.*Comunitat\s*(?<fees>[\d.]+)\s€/s],
    [
      "ru",
      "расходы на содержание жилья",
      /составляют (?<year>[\d\s]+)\s€ в год.*Взносы в сообщество\s*(?<fees>[\d\s]+?)\s€/s,
    ],
  ];
  for (const [language, keyword, sums] of asked) {
    const { content } = drafted(await readOurData(db, language), language, keyword);
    const found = sums.exec(plainText(content))?.groups ?? {};
    const number = (text = "") => Number(text.replace(/\D/g, ""));
    expect(number(found["year"]), `${language}: ${plainText(content)}`).toBe(number(found["fees"]) + 660);
  }
});

describe("whoever lives abroad", () => {
  const mortgages: [Language, string][] = [
    ["en", "Spanish mortgage for UK residents"],
    ["en", "can foreigners get a mortgage in Spain"],
    ["en", "mortgage in Spain for Russians"],
    ["es", "hipoteca para extranjeros en España"],
    ["es", "hipoteca para rusos"],
    ["ca", "hipoteca per a no residents"],
    ["ru", "ипотека в Испании для россиян"],
    ["ru", "ипотека для белорусов"],
  ];
  for (const [language, keyword] of mortgages) {
    test(`is told what banks lend to non-residents: “${keyword}”`, async ({ db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      expect(readSubject(keyword, "", data.places).residency).toBe("non-resident");
      expect(findEntries(keyword, "", language, entries)?.first.key).toBe("mortgage-for-non-residents");
      const sums = drafted(data, language, keyword).content.replace(/[.,\s\u00a0\u202f]/g, "");
      const lent = (share: number) =>
        [300_000, 600_000].filter((price) => sums.includes(String((price * share) / 100)));
      expect(lent(70)).not.toEqual([]);
      expect(lent(80)).toEqual([]);
    });
  }

  test("reads in an article about a tax what is different from abroad", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "ca");
    const { content } = drafted(data, "ca", "ITP per a no residents");
    expect(content.slice(0, content.indexOf("</p>"))).toMatch(/fora|no resident|estranger/);
    expect(content).toContain(`<h2>${entries["foreign-buyers"]?.in.ca.title}</h2>`);
    expect(content).not.toContain(`<h2>${entries["withholding-from-non-residents"]?.in.ca.title}</h2>`);
  });
});

describe("whoever buys with money from an account, gives a home or inherits one", () => {
  const rules: Record<string, RegExp> = {
    "bank-account": /NIE/,
    "giving-a-home": /(?:600.000|17.000)/,
    "gift-and-inheritance": /10.350/,
  };
  const asked: Record<Language, Record<string, readonly string[]>> = {
    en: {
      "bank-account": [
        "opening a Spanish bank account to buy a flat",
        "do you need a bank account in Spain to buy a house",
        "what is a certificate of non-residence",
      ],
      "giving-a-home": [
        "giving a flat to my children in Spain",
        "gift tax on a house to my daughter catalonia",
        "giving a home to my son what does it cost",
      ],
      "gift-and-inheritance": [
        "inheritance tax catalonia for children living abroad",
        "how much is inheritance tax in Catalonia",
        "inheriting a property in Spain as a non-resident",
      ],
    },
    es: {
      "bank-account": [
        "abrir una cuenta bancaria siendo extranjero",
        "cheque bancario para comprar piso",
        "certificado de no residencia para qué sirve",
      ],
      "giving-a-home": [
        "donar un piso a un hijo cuánto cuesta",
        "donar piso a hijo impuestos",
        "donación de padres a hijos",
      ],
      "gift-and-inheritance": [
        "he heredado un piso qué impuestos pago",
        "cuánto se paga por heredar un piso en barcelona",
      ],
    },
    ca: {
      "bank-account": ["compte bancari per comprar un pis", "xec bancari a la notaria", "certificat de no resident"],
      "giving-a-home": ["donació d'un pis als fills", "donar un pis a un fill quant es paga", "impost de donacions"],
      "gift-and-inheritance": ["heretar el pis dels pares", "quant es paga de successions a Catalunya"],
    },
    ru: {
      "bank-account": [
        "открыть счёт в Испании россиянину",
        "счёт в банке для покупки квартиры в Испании",
        "справка о нерезидентстве Испания",
      ],
      "giving-a-home": [
        "подарить квартиру детям в Испании",
        "подарить квартиру сыну",
        "дарственная на квартиру в Барселоне",
      ],
      "gift-and-inheritance": ["какой налог на наследство в Каталонии"],
    },
  };
  for (const language of languages) {
    test(`reads the rule in the first paragraph (${language})`, async ({ db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      for (const [key, keywords] of Object.entries(asked[language])) {
        for (const keyword of keywords) {
          expect(findEntries(keyword, keyword, language, entries)?.first.key, keyword).toBe(key);
          const { content } = drafted(data, language, keyword);
          expect(content.slice(0, content.indexOf("</p>")), keyword).toMatch(rules[key] ?? "");
          expect(countWords(content), keyword).toBeGreaterThanOrEqual(600);
        }
      }
    });
  }

  test("learns from abroad where to file, and nothing of selling", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const { content } = drafted(data, "en", "inheriting a property in Spain as a non-resident");
    expect(content.slice(0, content.indexOf("</p>"))).toContain("State tax agency");
    expect(content).not.toContain(`<h2>${entries["selling-from-abroad"]?.in.en.title}</h2>`);
    expect(drafted(data, "en", "inheriting a property in Spain").content).not.toContain("State tax agency");
  });
});

describe("who has a mortgage, or wants to let the home", () => {
  const rules: Record<string, RegExp> = {
    "early-repayment": /0[.,]25[\s\S]*1[.,]5/,
    "taking-over-a-mortgage": /118[\s\S]*998/,
    "changing-the-bank": /2\/1994|0[.,]15/,
    "interest-rate-today": /2[.,]81[\s\S]*1[.,\s]012/,
    "mortgage-for-the-self-employed": /208[.,\s]000|30[–-]35/,
    "letting-a-home": /2024[\s\S]*29\/1994/,
  };
  const asked: Record<Language, Record<string, readonly string[]>> = {
    en: {
      "early-repayment": [
        "paying off a mortgage early in Spain",
        "early repayment fee mortgage",
        "overpay mortgage shorten term or lower payment",
      ],
      "taking-over-a-mortgage": [
        "taking over the seller's mortgage",
        "do I have to take over the developer's mortgage",
      ],
      "changing-the-bank": ["move my mortgage to another bank", "novation or subrogation of a mortgage"],
      "interest-rate-today": ["mortgage rates spain now", "mortgage interest rate today"],
      "mortgage-for-the-self-employed": [
        "self-employed mortgage in Spain",
        "can self employed expats get a mortgage in spain",
      ],
      "letting-a-home": [
        "letting a home in Barcelona",
        "can I rent out the apartment I buy in Barcelona",
        "buy to let Barcelona",
      ],
    },
    es: {
      "early-repayment": [
        "amortización anticipada de la hipoteca",
        "comisión por amortización anticipada",
        "amortizar hipoteca reducir cuota o plazo",
      ],
      "taking-over-a-mortgage": ["subrogarse a la hipoteca del vendedor", "subrogación hipoteca promotor"],
      "changing-the-bank": ["cambiar la hipoteca de banco", "novación o subrogación de hipoteca"],
      "interest-rate-today": ["tipo de interés hipoteca hoy", "a cuánto están las hipotecas"],
      "mortgage-for-the-self-employed": ["hipoteca para autónomos requisitos", "puede un autónomo pedir una hipoteca"],
      "letting-a-home": [
        "poner un piso en alquiler en Barcelona",
        "puedo alquilar el piso que compro",
        "zona tensionada Barcelona alquiler",
      ],
    },
    ca: {
      "early-repayment": [
        "amortització anticipada de la hipoteca",
        "comissió per amortització anticipada",
        "amortitzar hipoteca quota o termini",
      ],
      "taking-over-a-mortgage": ["subrogar-se a la hipoteca del venedor", "subrogació hipoteca promotor"],
      "changing-the-bank": ["canviar la hipoteca de banc", "subrogar hipoteca o demanar-ne una de nova"],
      "interest-rate-today": ["quin interès tenen les hipoteques", "tipus d’interès hipoteca avui"],
      "mortgage-for-the-self-employed": ["hipoteca per a autònoms", "requisits hipoteca autònoms"],
      "letting-a-home": [
        "posar un pis en lloguer a Barcelona",
        "puc llogar el pis que compro",
        "límit del preu del lloguer",
      ],
    },
    ru: {
      "early-repayment": [
        "досрочное погашение ипотеки в Испании",
        "комиссия за досрочное погашение",
        "погасить ипотеку досрочно срок или платёж",
      ],
      "taking-over-a-mortgage": ["взять на себя ипотеку продавца"],
      "changing-the-bank": ["перевести ипотеку в другой банк", "рефинансирование ипотеки в Испании"],
      "interest-rate-today": ["какой процент по ипотеке в испании сейчас", "ставка по ипотеке в Испании"],
      "mortgage-for-the-self-employed": ["ипотека для самозанятых", "ипотека для ИП в Испании"],
      "letting-a-home": [
        "сдать квартиру в аренду в Барселоне",
        "купить квартиру под сдачу",
        "можно ли сдавать купленную квартиру",
      ],
    },
  };
  test.for(languages)("reads the rule in the first paragraph (%s)", async (language, { db }) => {
    await theSamples(db);
    const data = await readOurData(db, language);
    for (const [key, keywords] of Object.entries(asked[language])) {
      for (const keyword of keywords) {
        expect(findEntries(keyword, keyword, language, entries)?.first.key, keyword).toBe(key);
        const { content } = drafted(data, language, keyword);
        expect(firstParagraph(content), keyword).toMatch(rules[key] ?? /^$/);
        expect(countWords(content), keyword).toBeGreaterThanOrEqual(600);
      }
    }
  });

  const others: [Language, string, string][] = [
    ["en", "renting my apartment to tourists", "tourist-licence"],
    ["en", "buying a let apartment", "tenanted-home"],
    ["en", "sell a let property", "selling-a-tenanted-home"],
    ["en", "mortgage cancellation", "cancelling-a-mortgage"],
    ["es", "piso turístico", "tourist-licence"],
    ["es", "comprar piso alquilado", "tenanted-home"],
    ["es", "amortización anticipada al vender", "selling-with-a-mortgage"],
    ["es", "hipoteca fija o variable", "fixed-or-variable"],
    ["ca", "cancel·lació registral de la hipoteca", "cancelling-a-mortgage"],
    ["ru", "сдавать квартиру посуточно", "tourist-licence"],
    ["ru", "купить квартиру с арендатором в Испании", "tenanted-home"],
  ];
  test.for(others)("%s: is not taken for whoever asks “%s”", ([language, keyword, key]) => {
    expect(findEntries(keyword, keyword, language, entries)?.first.key).toBe(key);
  });

  const tenants: [Language, string][] = [
    ["en", "renting an apartment in Barcelona"],
    ["es", "pisos en alquiler en Barcelona"],
    ["es", "okupas cómo desalojar"],
    ["ca", "pisos de lloguer a Barcelona"],
    ["ru", "аренда квартиры в Барселоне"],
  ];
  test.for(tenants)("%s: says nothing of letting to whoever looks for “%s”", ([language, keyword]) => {
    expect(findEntries(keyword, keyword, language, entries)?.first.key).not.toBe("letting-a-home");
  });
});

describe("whoever is about to buy", () => {
  const asked: Record<Language, { keywords: readonly string[]; beforePaying: RegExp }> = {
    en: {
      keywords: [
        "documents to check before buying a house in Spain",
        "property due diligence Barcelona",
        "what paperwork do I need to buy a flat in Spain",
      ],
      beforePaying: /before you pay a deposit/,
    },
    es: {
      keywords: ["qué documentos pedir antes de comprar un piso", "documentación necesaria para comprar una vivienda"],
      beforePaying: /antes de pagar las arras/,
    },
    ca: {
      keywords: [
        "documents abans de comprar un pis",
        "papers per comprar un pis de segona mà",
        "quina documentació cal demanar al venedor d’un pis",
      ],
      beforePaying: /abans de pagar les arres/,
    },
    ru: {
      keywords: [
        "какие документы проверить перед покупкой",
        "юридическая проверка квартиры в Барселоне",
        "какие документы нужны для покупки квартиры в Испании россиянам",
      ],
      beforePaying: /до задатка/,
    },
  };
  test.for(languages)(
    "is told at once which documents to read, and before paying what: %s",
    async (language, { db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      const { keywords, beforePaying } = asked[language];
      for (const keyword of keywords) {
        expect(findEntries(keyword, keyword, language, entries)?.first.key, keyword).toBe("papers-before-buying");
        const { content } = drafted(data, language, keyword);
        expect(firstParagraph(content), keyword).toContain("nota simple");
        expect(firstParagraph(content), keyword).toMatch(beforePaying);
      }
    },
  );

  const viewings: [Language, string][] = [
    ["en", "what to check before buying an apartment"],
    ["es", "qué revisar antes de comprar un piso"],
    ["ca", "què mirar abans de comprar un pis antic"],
    ["ru", "на что смотреть при просмотре квартиры перед покупкой"],
  ];
  test.for(viewings)("%s: still looks at the home itself with “%s”", ([language, keyword]) => {
    expect(findEntries(keyword, keyword, language, entries)?.first.key).toBe("viewing-checklist");
  });
});

describe("an owner who lives abroad", () => {
  const asked: Record<Language, { keywords: readonly string[]; byWhen: [keyword: string, day: RegExp] }> = {
    en: {
      keywords: ["non-resident tax Spain", "modelo 210 non-resident owner", "imputed income tax Spain"],
      byWhen: ["form 210 deadline", /31\u00a0December 2027/],
    },
    es: {
      keywords: ["impuesto de no residentes", "modelo 210 renta imputada", "impuestos anuales de un no residente"],
      byWhen: ["modelo 210 plazo", /31\u00a0de diciembre de 2027/],
    },
    ca: {
      keywords: ["impost de no residents", "model 210", "renda imputada no residents"],
      byWhen: ["model 210 termini", /31\u00a0de desembre del 2027/],
    },
    ru: {
      keywords: [
        "налоги на недвижимость в Испании для россиян",
        "налог нерезидента в Испании",
        "вменённый доход Испания",
      ],
      byWhen: ["форма 210 срок подачи", /31\u00a0декабря 2027/],
    },
  };
  test.for(languages)(
    "reads at once what a home costs in tax every year, and by when: %s",
    async (language, { db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      const { keywords, byWhen } = asked[language];
      for (const keyword of keywords) {
        expect(findEntries(keyword, keyword, language, entries)?.first.key, keyword).toBe("non-resident-yearly-tax");
        const first = firstParagraph(drafted(data, language, keyword).content);
        for (const essential of ["IBI", "210", "24", "19", "31"]) expect(first, keyword).toContain(essential);
      }
      const [keyword, day] = byWhen;
      expect(firstParagraph(drafted(data, language, keyword).content)).toMatch(day);
    },
  );

  const others: [Language, string][] = [
    ["en", "inheritance tax for non-residents"],
    ["en", "form 210 sale of a property"],
    ["es", "impuesto de sucesiones no residentes"],
    ["es", "impuestos no residentes venta piso"],
    ["es", "modelo 210 venta de un piso"],
    ["es", "impuestos para extranjeros al comprar vivienda en España"],
    ["es", "retención no residentes"],
    ["ca", "impost no residents venda"],
    ["ru", "налог на наследство нерезидент"],
    ["ru", "налог нерезидентов при продаже"],
    ["ru", "налоги при покупке для нерезидентов"],
  ];
  test.for(others)("%s: is not answered with that tax about another: “%s”", async ([language, keyword], { db }) => {
    await theSamples(db);
    const data = await readOurData(db, language);
    const composed = compose({ keyword, title: keyword, language }, data, today);
    const answering = composed.ok ? findEntries(keyword, keyword, language, entries)?.first.key : undefined;
    expect(answering).not.toBe("non-resident-yearly-tax");
  });
});

describe("homes of ours stand", () => {
  test("in no article about a tax, a contract or a certificate", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    for (const keyword of ["plusvalia", "arras contract", "reduced transfer tax", "energy certificate"]) {
      expect(drafted(data, "en", keyword).content, keyword).not.toMatch(/<li><a href="\/property\//);
    }
  });

  test("in one about a terrace only if they have one", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const { content } = drafted(data, "en", "terrace");
    const shown = [...content.matchAll(/<li><a href="\/property\/(\d+)"/g)].map(([, id]) => Number(id));
    const having = data.homes.filter(({ features }) => features.includes("terrace-balcony")).map(({ id }) => id);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((id) => !having.includes(id))).toEqual([]);
  });
});

test("an article about a house says nothing of stairs, neighbours and lifts", async ({ db }) => {
  await theSamples(db);
  const data = await readOurData(db, "es");
  const ofBuildings = JSON.stringify(es.sections["view-building"].heading);
  for (const keyword of ["casa con jardín en Sarrià", "casa con piscina", "casa con terraza"]) {
    const { content } = drafted(data, "es", keyword);
    const headings = [...content.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, heading = ""]) => heading);
    expect(
      headings.filter((heading) => /comunidad|ascensor/i.test(heading) || ofBuildings.includes(`"${heading}"`)),
    ).toEqual([]);
  }
});

test("a draft never says under which words people look something up", async ({ db }) => {
  await theSamples(db);
  const said: Record<Language, RegExp> = {
    en: /look this up as/,
    es: /se busca como/,
    ca: /se’n diu/,
    ru: /спрашивают и так/,
  };
  const asked: [Language, string][] = [
    ["en", "closing costs"],
    ["es", "ITP Cataluña jóvenes 2026"],
    ["ca", "comissió de la immobiliària"],
    ["ru", "кто платит плюсвалию"],
  ];
  for (const [language, keyword] of asked) {
    const data = await readOurData(db, language);
    expect(drafted(data, language, keyword).content, keyword).not.toMatch(said[language]);
  }
});

describe("the check for a keyword", () => {
  const text = (opening: string, body: string) => ({ title: opening, content: `<p>${opening}</p><p>${body}</p>` });

  test("takes another name of the same thing, and non-residents for Russians", () => {
    expect(
      missingKeywordWords("кто платит плюсвалию", text("Налог plusvalía платит продавец.", "Plusvalía считает город.")),
    ).toEqual([]);
    expect(
      missingKeywordWords("ипотека для россиян", text("Ипотека для нерезидентов есть.", "Ипотеку нерезидентам дают.")),
    ).toEqual([]);
  });

  test("asks for no bound of a price in the keyword's own words", () => {
    const { title, content } = text("Pisos con dos dormitorios, hasta 700.000 €.", "Los pisos hasta 700.000 €.");
    expect(missingKeywordWords("piso de 2 habitaciones menos de 700.000", { title, content })).toEqual([]);
  });

  test("still misses a name of something else", () => {
    expect(missingKeywordWords("hipoteca bbva", text("La hipoteca se firma.", "La hipoteca se paga."))).toEqual([
      { place: "title", words: ["bbva"] },
      { place: "opening", words: ["bbva"] },
      { place: "body", words: ["bbva"] },
    ]);
  });
});

describe("whoever asks for a home", () => {
  const asked: [Language, string, RegExp][] = [
    [
      "en",
      "buy a penthouse with terrace in eixample",
      /^<p>We have one penthouse in the Eixample with a terrace for sale today: /,
    ],
    ["es", "comprar dúplex con terraza en gracia", /^<p>Hoy tenemos en venta un dúplex en Gràcia con terraza: /],
    ["ca", "àtics amb terrassa a sant gervasi", /^<p>Avui no tenim en venda cap àtic a Sant Gervasi amb terrassa. /],
    ["ru", "пентхаус с террасой в барселоне", /^<p>Сегодня у нас в продаже один пентхаус в Барселоне с террасой: /],
  ];
  for (const [language, keyword, opening] of asked) {
    test(`reads at once what we have of it, and which to look at: “${keyword}”`, async ({ db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      const { content, metaDescription } = drafted(data, language, keyword);
      expect(content).toMatch(opening);
      expect(content.slice(0, content.indexOf("</p>"))).toMatch(/\/property\/\d+/);
      expect(metaDescription).toMatch(/^(?:Penthouse|Dúplex|Àtic|Пентхаус) /);
    });
  }

  test("is told that a home fits only if it has everything, and is named the one that has most", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const [duplex] = data.homes.filter(({ type }) => type === "duplex");
    if (!duplex) throw new Error("The samples have a duplex.");
    const homes = data.homes.map((home) =>
      home === duplex ? { ...home, features: ["terrace-balcony" as const] } : home,
    );
    const { content } = drafted({ ...data, homes }, "en", "duplex with a lift and terrace in Gràcia");
    const first = content.slice(0, content.indexOf("</p>"));
    expect(first).toContain("no duplex in Gràcia with a terrace and with a lift");
    expect(first).toContain(`/property/${duplex.id}"`);
  });
});

test("what the sections have told is not told again under a question, unless the keyword or the length wants it", async ({
  db,
}) => {
  await theSamples(db);
  const data = await readOurData(db, "en");
  const { content } = drafted(data, "en", "deed of sale");
  expect(content).not.toMatch(/<h3>What about the/);
  expect(content.match(/<h2>/g)?.length).toBeGreaterThan(5);
});

test("whoever asks which part of the city reads which come into question, whatever it is for", async ({ db }) => {
  await theSamples(db);
  const asked: [Language, string, string][] = [
    ["ca", "barris tranquils barcelona per comprar pis", "Sarrià"],
    ["es", "mejores zonas para comprar piso en barcelona", "Sarrià"],
    ["en", "quiet neighbourhoods in barcelona to buy a flat", "Sarrià"],
    ["ru", "спокойные районы барселоны чтобы купить квартиру", "Саррия"],
  ];
  for (const [language, keyword, named] of asked) {
    const { content } = drafted(await readOurData(db, language), language, keyword);
    expect(content.slice(0, content.indexOf("</p>")), keyword).toContain(named);
  }
});
