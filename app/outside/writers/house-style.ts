import type { Language } from "~/i18n/languages";

/** The language as a model has to be told it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "British English",
  es: "Spanish of Spain, addressing the reader as usted",
  ca: "Catalan of Barcelona, addressing the reader as vostè",
  ru: "Russian, addressing the reader as вы with a small letter",
};

/** How we sound in each language, for a model. */
const voices: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Sound like a good London agent’s letter: contractions where one would say them, “double” quotes, ’ as apostrophe.",
    "Write 10% without a space and €850,000; dates as 24 November 2026; one to nine in words.",
  ],
  es: [
    "Cercano y sin prisa, de usted, dicho una vez o ninguna. Comillas «»; signos ¿ de apertura; ningún tú.",
    "Escriba 10 % y 850.000 € con espacio de no separación; fechas: 24 de noviembre de 2026. Topónimos en catalán (Gràcia, el Eixample), pero Cataluña.",
  ],
  ca: [
    "Català de Barcelona, de vostè, correcte i proper; escrit en català, mai una frase castellana amb paraules catalanes. Cometes «»; l·l amb punt volat; apòstrof ’.",
    "Escrigui 10 % i 850.000 € amb espai de no separació; dates: 24 de novembre del 2026.",
  ],
  ru: [
    "Деловая речь без канцелярита: глаголы вместо отглагольных существительных, «вы» со строчной, буква ё, кавычки «ёлочки».",
    "Пишите 10 %, 850 000 €, 24 ноября 2026 года с неразрывным пробелом. Испанский термин называйте по-русски, латиницей в скобках один раз; не транслитерируйте.",
  ],
};

/** One thing, one name: what models get wrong most, and the word that is ours. */
const terms: Readonly<Record<Language, string>> = {
  en:
    "home (any dwelling), apartment (never flat), estate agent (never realtor), resale home, new home, built area, usable area, " +
    "land registry extract (nota simple), deposit contract (arras), deed of sale (escritura), signing (the day at the notary’s), " +
    "habitability certificate (cédula de habitabilidad), energy certificate, municipal capital gains tax (plusvalía), " +
    "transfer tax (ITP), VAT, stamp duty (AJD), community fees, property tax (IBI), viewing, documents (never papers), " +
    "checked on (never read on), email (no hyphen), lift, ground floor, registered (AICAT) (never licensed).",
  es:
    "vivienda, piso (nunca apartamento), agencia inmobiliaria, de segunda mano, obra nueva, superficie construida, superficie útil, " +
    "nota simple, contrato de arras, escritura de compraventa, firma, cédula de habitabilidad, certificado energético, plusvalía municipal, " +
    "ITP, IVA, AJD, gastos de comunidad, IBI, visita, documentación (nunca papeles), consultado el, cita (nunca consulta), " +
    "calificación energética, trastero, ascensor, planta baja, registrada (AICAT) (nunca acreditada).",
  ca:
    "habitatge, pis (mai apartament), agència immobiliària, de segona mà, obra nova, superfície construïda, superfície útil, " +
    "nota simple, contracte d’arres, escriptura de compravenda, signatura, cèdula d’habitabilitat, certificat energètic, plusvàlua municipal, " +
    "ITP, IVA, AJD, despeses de comunitat, IBI, visita, documentació (mai papers), consultat el, interval de preus (mai forquilla), " +
    "lliurament (mai entrega), qualificació energètica, traster, ascensor, planta baixa, registrada (AICAT).",
  ru:
    "жильё (любое), квартира (никогда апартаменты), агентство недвижимости, агент (не риелтор), вторичное жильё, новостройка, " +
    "площадь со стенами, полезная площадь, выписка из реестра (nota simple), договор задатка (arras), нотариальный акт (escritura), сделка, " +
    "свидетельство о пригодности для проживания (cédula de habitabilidad), сертификат энергоэффективности, " +
    "муниципальный налог на прирост стоимости земли (plusvalía), взносы в сообщество, налог на недвижимость (IBI), просмотр, " +
    "документы (не бумаги), проверено, собственник, застройщик, спальни (не «-комнатная»), нижний этаж, регистрация AICAT (не лицензия).",
};

/** What no text of ours may claim: each was true once, or is often said. */
const neverClaim = [
  "that transfer tax (ITP) in Catalonia is a flat 10%, or 10% up to one million and 11% above: it is a scale of four bands",
  "that buying a home of 500,000 euros gives a residence permit: the golden visa ended on 3 April 2025",
  "that buyers from outside the EU pay a tax of 100%: that is only a bill",
  "that the buyer pays the notary, registry or stamp duty of the mortgage deed: the lender does",
  "that the reduced transfer tax is for buyers up to 32: it is up to 35",
  "that there are ten days to read the mortgage offer: in Catalonia there are 14 calendar days before the signing",
  "that every new home has a first-occupation licence: today it is usually a prior notice",
  "who should live in a home (“ideal for families”, “perfect for couples”): the law forbids it",
  "that something will rise in price, is a safe investment, unique, exclusive or a bargain",
] as const;

/** Our voice, our words and what we never say, as a model reads them before it writes in a language. */
export function houseStyle(language: Language): string[] {
  return [
    `Write in ${languageNames[language]}.`,
    ...voices[language],
    "Plain, warm, exact; sentences under 25 words. No superlatives, promises, forecasts, urgency or exclamation marks, no maxims.",
    `Our words: ${terms[language]}`,
    `Never say: ${neverClaim.join("; ")}.`,
  ];
}
