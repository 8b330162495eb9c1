import { parts } from "./keyword-parts";
import type { Together } from "./together";

/** What turns a price into an owner in the register: asked for in one breath, and "escriturar" means all of it. */
export const notaryAndRegistry: Together = {
  of: ["notary-costs", "registry-costs"],
  foundAs: [
    "costs-of-buying",
    "deed-of-sale",
    "land-registry",
    "nota-simple",
    "steps-of-buying",
    "paperwork-agent",
    "notary-day",
  ],
  words: [
    "notar|нотар|escriptur|escritur",
    "regist|реестр|escriptur|escritur",
    `${parts.price}|fee(?![\\p{L}])|fees|gasto|despes|expens|расход|затрат|tarif|aranc|aranz`,
  ],
  without: `${parts.mortgage}|${parts.inherited}|${parts.newHome}|cancel|poder|power|donat|donac|gift|дарен|divorc|herenc|who(?![\\p{L}])|quien|qui(?![\\p{L}])|кто|tarda|triga|how long`,
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      answer:
        "Notary and land registry fees for buying a home are usually €1,650 to €2,800 with copies and VAT: €900 to €1,500 for the notary, €450 to €800 for the registry and €300 to €500 for the paperwork agent (gestoría). In Catalonia the buyer pays them; those of the mortgage are the lender’s. Transfer tax is the large item beside them: €50,000 on a resale home at €500,000, so €51,650 to €52,800 altogether.",
      sections: [
        {
          heading: "What do notary and registry cost at each price?",
          blocks: [
            {
              caption: "Tariffs with 21% VAT, and what is usually billed in the end",
              columns: ["Price", "Notary: tariff", "Notary: usual bill", "Registry: tariff", "Registry: usual bill"],
              rows: [
                ["€200,000", "€412", "less", "€214", "less"],
                ["€300,000", "€469", "about €900", "€249", "about €450"],
                ["€500,000", "€584", "€900–1,500", "€318", "€450–800"],
                ["€700,000", "€677", "€900–1,500", "€375", "€450–800"],
                ["€1,000,000", "€780", "€900–1,500", "€444", "€450–800"],
              ],
            },
            "The tariffs are fixed by Royal Decrees 1426/1989 and 1427/1989; sheets, copies, a second buyer or a parking space with its own entry make the bill. The ranges come from market guides for homes from €500,000 to €1 million, checked on 21\u00a0November 2026.",
          ],
        },
        {
          heading: "Which of these bills does the buyer pay?",
          blocks: [
            {
              caption: "Who pays what, unless the contract says otherwise (Catalonia)",
              columns: ["What", "Buyer", "Seller", "Lender"],
              rows: [
                ["Deed of sale, first copy, entry in the register", "Yes", "–", "–"],
                ["Transfer tax, or VAT and stamp duty", "Yes", "–", "–"],
                ["Mortgage: deed, entry, gestoría, stamp duty", "Copies asked for, valuation", "–", "Yes"],
                ["Cancelling the old mortgage", "–", "Yes", "–"],
                ["Plusvalía and income tax on the gain", "–", "Yes", "–"],
              ],
            },
            "The rules are in art. 531-6 of the Civil Code of Catalonia and art. 14.1 e of Law 5/2019. In the rest of Spain the seller pays for the deed and the buyer for the copies if nothing is agreed (Civil Code, art. 1455).",
          ],
        },
        {
          heading: "What does it come to with the tax?",
          blocks: [
            {
              caption: "Everything on top of the price of a resale home, without lawyer and valuation",
              columns: ["Price", "Transfer tax (ITP)", "Notary, registry, gestoría", "Together"],
              rows: [
                ["€300,000", "€30,000", "about €1,650", "about €31,650"],
                ["€500,000", "€50,000", "€1,650–2,800", "€51,650–52,800"],
                ["€700,000", "€71,000", "€1,650–2,800", "€72,650–73,800"],
                ["€1,000,000", "€105,000", "€1,650–2,800", "€106,650–107,800"],
              ],
            },
            "The notary is paid on the day of signing or a few days later, the tax within the month after it, and the registry when the entry is made.",
          ],
        },
      ],
      description:
        "Notary and land registry fees of buying a home in Catalonia: tariffs from €200,000 to €1 million, usual bills of €1,650 to €2,800, who pays them and when.",
      sources: [
        "Royal Decrees 1426/1989 and 1427/1989",
        "Civil Code of Catalonia, art. 531-6",
        "Law 5/2019, art. 14.1 e",
        "Decree-Law 5/2025 of Catalonia (DOGC 9379)",
      ],
    },
    es: {
      answer:
        "Los gastos de notaría y registro de una compra, con la gestoría, suelen sumar de 1.650 a 2.800\u00a0€ con copias e IVA: la notaría, de 900 a 1.500\u00a0€; el Registro de la Propiedad, de 450 a 800\u00a0€, y la gestoría, de 300 a 500\u00a0€. Escriturar corre en Cataluña a cargo de quien compra; los gastos de la hipoteca son del banco. La partida grande es el ITP: 50.000\u00a0€ por un piso de segunda mano de 500.000\u00a0€, en total de 51.650 a 52.800\u00a0€.",
      sections: [
        {
          heading: "¿Cuánto cuestan notaría y registro según el precio?",
          blocks: [
            {
              caption: "Aranceles con el 21\u00a0% de IVA y lo que se suele facturar al final",
              columns: ["Precio", "Notaría: arancel", "Notaría: factura", "Registro: arancel", "Registro: factura"],
              rows: [
                ["200.000\u00a0€", "412\u00a0€", "menos", "214\u00a0€", "menos"],
                ["300.000\u00a0€", "469\u00a0€", "unos 900\u00a0€", "249\u00a0€", "unos 450\u00a0€"],
                ["500.000\u00a0€", "584\u00a0€", "900–1.500\u00a0€", "318\u00a0€", "450–800\u00a0€"],
                ["700.000\u00a0€", "677\u00a0€", "900–1.500\u00a0€", "375\u00a0€", "450–800\u00a0€"],
                ["1.000.000\u00a0€", "780\u00a0€", "900–1.500\u00a0€", "444\u00a0€", "450–800\u00a0€"],
              ],
            },
            "Los aranceles los fijan los Reales Decretos 1426/1989 y 1427/1989; los folios, las copias, un segundo comprador o una plaza de aparcamiento con finca propia hacen el resto. Los intervalos son de guías del mercado para viviendas de 500.000 a 1.000.000 de euros, consultadas el 21 de noviembre de 2026.",
          ],
        },
        {
          heading: "¿Cuáles de estas facturas paga el comprador?",
          blocks: [
            {
              caption: "Quién paga qué, si el contrato no dice otra cosa (Cataluña)",
              columns: ["Qué", "Comprador", "Vendedor", "Banco"],
              rows: [
                ["Escritura, primera copia e inscripción", "Sí", "–", "–"],
                ["ITP, o IVA y AJD", "Sí", "–", "–"],
                ["Hipoteca: escritura, inscripción, gestoría y AJD", "Solo tasación y copias que pida", "–", "Sí"],
                ["Cancelar la hipoteca anterior", "–", "Sí", "–"],
                ["Plusvalía y renta por la ganancia", "–", "Sí", "–"],
              ],
            },
            "Lo dicen el art. 531-6 del Código civil de Cataluña y el art. 14.1 e de la Ley 5/2019. En el resto de España, si no se pacta nada, la escritura es del vendedor y las copias, del comprador (Código Civil, art. 1455).",
          ],
        },
        {
          heading: "¿Cuánto suma con el impuesto?",
          blocks: [
            {
              caption: "Todo lo que se añade al precio de un piso de segunda mano, sin abogado ni tasación",
              columns: ["Precio", "ITP", "Notaría, registro y gestoría", "En total"],
              rows: [
                ["300.000\u00a0€", "30.000\u00a0€", "unos 1.650\u00a0€", "unos 31.650\u00a0€"],
                ["500.000\u00a0€", "50.000\u00a0€", "1.650–2.800\u00a0€", "51.650–52.800\u00a0€"],
                ["700.000\u00a0€", "71.000\u00a0€", "1.650–2.800\u00a0€", "72.650–73.800\u00a0€"],
                ["1.000.000\u00a0€", "105.000\u00a0€", "1.650–2.800\u00a0€", "106.650–107.800\u00a0€"],
              ],
            },
            "A la notaría se le paga el día de la firma o pocos días después; el impuesto, en el mes siguiente, y el registro, al inscribir.",
          ],
        },
      ],
      description:
        "Gastos de notaría y registro al comprar una vivienda en Cataluña: aranceles de 200.000 a 1.000.000\u00a0€, facturas de 1.650 a 2.800\u00a0€, quién los paga y cuándo.",
      sources: [
        "Reales Decretos 1426/1989 y 1427/1989",
        "Código civil de Cataluña, art. 531-6",
        "Ley 5/2019, art. 14.1 e",
        "Decreto ley 5/2025 de Cataluña (DOGC 9379)",
      ],
    },
    ca: {
      answer:
        "Escripturar un pis, és a dir, notaria i registre amb la gestoria, sol costar de 1.650 a 2.800\u00a0€ amb còpies i IVA: la notaria, de 900 a 1.500\u00a0€; el Registre de la Propietat, de 450 a 800\u00a0€, i la gestoria, de 300 a 500\u00a0€. A Catalunya aquestes despeses són de qui compra; les de la hipoteca, del banc. La partida grossa és l’ITP: 50.000\u00a0€ per un pis de segona mà de 500.000\u00a0€, en total de 51.650 a 52.800\u00a0€.",
      sections: [
        {
          heading: "Quant costen notaria i registre segons el preu?",
          blocks: [
            {
              caption: "Aranzels amb el 21\u00a0% d’IVA i el que se sol facturar al final",
              columns: ["Preu", "Notaria: aranzel", "Notaria: factura", "Registre: aranzel", "Registre: factura"],
              rows: [
                ["200.000\u00a0€", "412\u00a0€", "menys", "214\u00a0€", "menys"],
                ["300.000\u00a0€", "469\u00a0€", "uns 900\u00a0€", "249\u00a0€", "uns 450\u00a0€"],
                ["500.000\u00a0€", "584\u00a0€", "900–1.500\u00a0€", "318\u00a0€", "450–800\u00a0€"],
                ["700.000\u00a0€", "677\u00a0€", "900–1.500\u00a0€", "375\u00a0€", "450–800\u00a0€"],
                ["1.000.000\u00a0€", "780\u00a0€", "900–1.500\u00a0€", "444\u00a0€", "450–800\u00a0€"],
              ],
            },
            "Els aranzels els fixen els Reials decrets 1426/1989 i 1427/1989; els folis, les còpies, un segon comprador o una plaça d’aparcament amb finca pròpia fan la resta. Els intervals són de guies del mercat per a habitatges de 500.000 a 1.000.000 d’euros, consultades el 21 de novembre del 2026.",
          ],
        },
        {
          heading: "Quines d’aquestes factures paga el comprador?",
          blocks: [
            {
              caption: "Qui paga què, si el contracte no diu res més (Catalunya)",
              columns: ["Què", "Comprador", "Venedor", "Banc"],
              rows: [
                ["Escriptura, primera còpia i inscripció", "Sí", "–", "–"],
                ["ITP, o IVA i AJD", "Sí", "–", "–"],
                ["Hipoteca: escriptura, inscripció, gestoria i AJD", "Només taxació i còpies que demani", "–", "Sí"],
                ["Cancel·lar la hipoteca anterior", "–", "Sí", "–"],
                ["Plusvàlua i renda pel guany", "–", "Sí", "–"],
              ],
            },
            "Ho diuen l’art. 531-6 del Codi civil de Catalunya i l’art. 14.1 e de la Llei 5/2019. A la resta d’Espanya, si no es pacta res, l’escriptura és del venedor i les còpies, del comprador (Codi civil espanyol, art. 1455).",
          ],
        },
        {
          heading: "Quant suma amb l’impost?",
          blocks: [
            {
              caption: "Tot el que s’afegeix al preu d’un pis de segona mà, sense advocat ni taxació",
              columns: ["Preu", "ITP", "Notaria, registre i gestoria", "En total"],
              rows: [
                ["300.000\u00a0€", "30.000\u00a0€", "uns 1.650\u00a0€", "uns 31.650\u00a0€"],
                ["500.000\u00a0€", "50.000\u00a0€", "1.650–2.800\u00a0€", "51.650–52.800\u00a0€"],
                ["700.000\u00a0€", "71.000\u00a0€", "1.650–2.800\u00a0€", "72.650–73.800\u00a0€"],
                ["1.000.000\u00a0€", "105.000\u00a0€", "1.650–2.800\u00a0€", "106.650–107.800\u00a0€"],
              ],
            },
            "La notaria es paga el dia de la signatura o pocs dies després; l’impost, dins del mes següent, i el registre, en inscriure.",
          ],
        },
      ],
      description:
        "Quant costa escripturar un pis a Catalunya: notaria i registre segons el preu, factures de 1.650 a 2.800\u00a0€ amb gestoria, l’ITP a part, qui ho paga i quan.",
      sources: [
        "Reials decrets 1426/1989 i 1427/1989",
        "Codi civil de Catalunya, art. 531-6",
        "Llei 5/2019, art. 14.1 e",
        "Decret llei 5/2025 de Catalunya (DOGC 9379)",
      ],
    },
    ru: {
      answer:
        "Расходы на нотариуса и реестр собственности при покупке, вместе с посредником по оформлению (gestoría), обычно составляют от 1\u00a0650 до 2\u00a0800\u00a0€ с копиями и НДС: нотариус\u00a0— от 900 до 1\u00a0500\u00a0€, реестр\u00a0— от 450 до 800\u00a0€, оформление\u00a0— от 300 до 500\u00a0€. В Каталонии их несёт покупатель, а за ипотечный акт платит банк. Главная статья рядом с ними\u00a0— налог ITP: 50\u00a0000\u00a0€ за вторичную квартиру в 500\u00a0000\u00a0€, то есть всего от 51\u00a0650 до 52\u00a0800\u00a0€.",
      sections: [
        {
          heading: "Сколько стоят нотариус и реестр при разной цене?",
          blocks: [
            {
              caption: "Тарифы с НДС 21\u00a0% и обычная сумма счетов",
              columns: ["Цена", "Нотариус: тариф", "Нотариус: счёт", "Реестр: тариф", "Реестр: счёт"],
              rows: [
                ["200\u00a0000\u00a0€", "412\u00a0€", "меньше", "214\u00a0€", "меньше"],
                ["300\u00a0000\u00a0€", "469\u00a0€", "около 900\u00a0€", "249\u00a0€", "около 450\u00a0€"],
                ["500\u00a0000\u00a0€", "584\u00a0€", "900–1\u00a0500\u00a0€", "318\u00a0€", "450–800\u00a0€"],
                ["700\u00a0000\u00a0€", "677\u00a0€", "900–1\u00a0500\u00a0€", "375\u00a0€", "450–800\u00a0€"],
                ["1\u00a0000\u00a0000\u00a0€", "780\u00a0€", "900–1\u00a0500\u00a0€", "444\u00a0€", "450–800\u00a0€"],
              ],
            },
            "Тарифы установлены декретами RD 1426/1989 и RD 1427/1989; счёт увеличивают листы, копии, второй покупатель или парковочное место со своим номером в реестре. Границы взяты из обзоров рынка для жилья за 500\u00a0000–1\u00a0000\u00a0000\u00a0€, проверено 21 ноября 2026 года.",
          ],
        },
        {
          heading: "Какие из этих счетов оплачивает покупатель?",
          blocks: [
            {
              caption: "Кто за что платит, если договор не говорит иного (Каталония)",
              columns: ["За что", "Покупатель", "Продавец", "Банк"],
              rows: [
                ["Акт, первая копия, запись в реестре", "Да", "–", "–"],
                ["ITP или НДС с гербовым сбором", "Да", "–", "–"],
                ["Ипотека: акт, запись, оформление, гербовый сбор", "Только оценку и лишние копии", "–", "Да"],
                ["Снятие прежней ипотеки", "–", "Да", "–"],
                ["Plusvalía и налог с дохода от продажи", "–", "Да", "–"],
              ],
            },
            "Так говорят ст. 531-6 Гражданского кодекса Каталонии и ст. 14.1 e Закона 5/2019. В остальной Испании, если ничего не решили, за акт платит продавец, а за копии\u00a0— покупатель (Гражданский кодекс Испании, ст. 1455).",
          ],
        },
        {
          heading: "Сколько выходит вместе с налогом?",
          blocks: [
            {
              caption: "Всё, что прибавляется к цене вторичного жилья, без юриста и банковской оценки",
              columns: ["Цена", "ITP", "Нотариус, реестр, оформление", "Вместе"],
              rows: [
                ["300\u00a0000\u00a0€", "30\u00a0000\u00a0€", "около 1\u00a0650\u00a0€", "около 31\u00a0650\u00a0€"],
                [
                  "500\u00a0000\u00a0€",
                  "50\u00a0000\u00a0€",
                  "1\u00a0650–2\u00a0800\u00a0€",
                  "51\u00a0650–52\u00a0800\u00a0€",
                ],
                [
                  "700\u00a0000\u00a0€",
                  "71\u00a0000\u00a0€",
                  "1\u00a0650–2\u00a0800\u00a0€",
                  "72\u00a0650–73\u00a0800\u00a0€",
                ],
                [
                  "1\u00a0000\u00a0000\u00a0€",
                  "105\u00a0000\u00a0€",
                  "1\u00a0650–2\u00a0800\u00a0€",
                  "106\u00a0650–107\u00a0800\u00a0€",
                ],
              ],
            },
            "Нотариусу платят в день сделки или через несколько дней, налог\u00a0— в течение месяца после неё, реестру\u00a0— когда вносят запись.",
          ],
        },
      ],
      description:
        "Расходы на нотариуса и реестр при покупке жилья в Каталонии: тарифы от 200 000 до 1 000 000\u00a0€, обычные счета на 1650–2800\u00a0€, налог ITP, кто и когда платит.",
      sources: [
        "RD 1426/1989 и RD 1427/1989",
        "Гражданский кодекс Каталонии, ст. 531-6",
        "Закон 5/2019, ст. 14.1 e",
        "Decret llei 5/2025 (DOGC 9379)",
      ],
    },
  },
};
