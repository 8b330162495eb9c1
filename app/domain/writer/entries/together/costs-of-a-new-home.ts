import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const costsOfANewHome: Together = {
  of: ["costs-of-buying", "vat-on-new-homes"],
  foundAs: ["home-from-a-developer", "off-plan", "stamp-duty", "notary-costs"],
  words: [parts.newHome, "costs?(?![\\p{L}])|expens|gasto|despes|расход|затрат|extra"],
  without: "resale|segunda mano|segona ma|вторич|comunidad|comunitat|community|mortgage|hipotec|ипотек",
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      answer:
        "The costs of buying a new-build home in Catalonia come to about 12 to 13% on top of the price: 10% VAT, 1.5% stamp duty (AJD), and the notary, the registry and the paperwork. At €400,000 that is some €48,000, of which €46,000 is tax. No transfer tax (ITP) is paid. VAT falls due with each payment on account, stamp duty only with the deed.",
      sections: [
        {
          heading: "What do you pay at two prices?",
          blocks: [
            {
              caption:
                "Costs of a new home in Catalonia, without a mortgage (2026; notary, registry and paperwork as usual ranges)",
              columns: ["Item", "Price €400,000", "Price €600,000"],
              rows: [
                ["VAT, 10%", "€40,000", "€60,000"],
                ["Stamp duty (AJD), 1.5%", "€6,000", "€9,000"],
                ["Notary", "€900–1,500", "€900–1,500"],
                ["Land registry", "€450–800", "€450–800"],
                ["Paperwork agent", "€300–500", "€300–500"],
                ["Total", "€47,650–48,800", "€70,650–71,800"],
              ],
            },
            "The same price for a resale home would bear ITP of €40,000 or €60,000: stamp duty is what makes the new one dearer. Buyers under 36 within the income limit may be relieved of it for their main home.",
          ],
        },
        {
          heading: "When is each of them paid?",
          blocks: [
            {
              steps: [
                "With each instalment before the keys: its 10% VAT, on an invoice from the developer.",
                "At the notary’s: the rest of the price with its VAT.",
                "After the deed: stamp duty, and then the land registry.",
                "In the following weeks: utilities, community and property tax in your name.",
              ],
            },
            "Costs of the developer’s own, such as cancelling its mortgage, may not be passed on to you.",
          ],
        },
      ],
      description:
        "Costs of buying a new-build home in Catalonia: VAT, stamp duty, notary and registry with a table at two prices, when each is paid, and what you need not bear.",
      sources: ["Law 37/1992, art. 91", "Tax Code of Catalonia, art. 642-1", "RDLeg 1/2007, art. 89"],
    },
    es: {
      answer:
        "Los gastos de compra de una obra nueva en Cataluña son de un 12 a un 13\u00a0% más sobre el precio: el 10\u00a0% de IVA, el 1,5\u00a0% de AJD, la notaría, el registro y la gestoría. Con un precio de 400.000\u00a0€ salen unos 48.000\u00a0€, de los que 46.000\u00a0€ son impuestos. No se paga ITP. El IVA va con cada pago a cuenta; el AJD, solo con la escritura.",
      sections: [
        {
          heading: "¿Cuánto se paga con dos precios?",
          blocks: [
            {
              caption:
                "Gastos de una vivienda nueva en Cataluña, sin hipoteca (2026; notaría, registro y gestoría, horquilla habitual)",
              columns: ["Concepto", "Precio de 400.000\u00a0€", "Precio de 600.000\u00a0€"],
              rows: [
                ["IVA, 10\u00a0%", "40.000\u00a0€", "60.000\u00a0€"],
                ["AJD, 1,5\u00a0%", "6.000\u00a0€", "9.000\u00a0€"],
                ["Notaría", "900–1.500\u00a0€", "900–1.500\u00a0€"],
                ["Registro", "450–800\u00a0€", "450–800\u00a0€"],
                ["Gestoría", "300–500\u00a0€", "300–500\u00a0€"],
                ["Total", "47.650–48.800\u00a0€", "70.650–71.800\u00a0€"],
              ],
            },
            "Una vivienda usada del mismo precio pagaría 40.000 o 60.000\u00a0€ de ITP: lo que encarece la nueva es el AJD. Los menores de 36 años que no pasan del límite de renta pueden tenerlo bonificado en su vivienda habitual.",
          ],
        },
        {
          heading: "¿Cuándo se paga cada cosa?",
          blocks: [
            {
              steps: [
                "Con cada plazo antes de las llaves: su 10\u00a0% de IVA, con factura de la promotora.",
                "En la notaría: el resto del precio con su IVA.",
                "Después de la escritura: el AJD y, luego, el registro.",
                "En las semanas siguientes: suministros, comunidad e IBI a su nombre.",
              ],
            },
            "Los gastos de la promotora, como cancelar su hipoteca, no se le pueden cargar a usted.",
          ],
        },
      ],
      description:
        "Gastos de compra de obra nueva en Cataluña: IVA, AJD, notaría y registro con una tabla para dos precios, cuándo se paga cada cosa y qué no le pueden cobrar.",
      sources: ["Ley 37/1992, art. 91", "Código tributario de Cataluña, art. 642-1", "RDLeg 1/2007, art. 89"],
    },
    ca: {
      answer:
        "Les despeses de compra d’una obra nova a Catalunya són d’un 12 a un 13\u00a0% més sobre el preu: el 10\u00a0% d’IVA, l’1,5\u00a0% d’AJD, la notaria, el registre i la gestoria. Amb un preu de 400.000\u00a0€ surten uns 48.000\u00a0€, dels quals 46.000 són impostos. No es paga ITP. L’IVA va amb cada pagament a compte; l’AJD, només amb l’escriptura.",
      sections: [
        {
          heading: "Quant es paga amb dos preus?",
          blocks: [
            {
              caption:
                "Despeses d’un habitatge nou a Catalunya, sense hipoteca (2026; notaria, registre i gestoria, imports habituals)",
              columns: ["Concepte", "Preu de 400.000\u00a0€", "Preu de 600.000\u00a0€"],
              rows: [
                ["IVA, 10\u00a0%", "40.000\u00a0€", "60.000\u00a0€"],
                ["AJD, 1,5\u00a0%", "6.000\u00a0€", "9.000\u00a0€"],
                ["Notaria", "900–1.500\u00a0€", "900–1.500\u00a0€"],
                ["Registre", "450–800\u00a0€", "450–800\u00a0€"],
                ["Gestoria", "300–500\u00a0€", "300–500\u00a0€"],
                ["Total", "47.650–48.800\u00a0€", "70.650–71.800\u00a0€"],
              ],
            },
            "Un habitatge usat del mateix preu pagaria 40.000 o 60.000\u00a0€ d’ITP: el que encareix el nou és l’AJD. Els menors de 36 anys que no passen del límit de renda el poden tenir bonificat en l’habitatge habitual.",
          ],
        },
        {
          heading: "Quan es paga cada cosa?",
          blocks: [
            {
              steps: [
                "Amb cada termini abans de les claus: el seu 10\u00a0% d’IVA, amb factura de la promotora.",
                "A la notaria: la resta del preu amb el seu IVA.",
                "Després de l’escriptura: l’AJD i, tot seguit, el registre.",
                "Les setmanes següents: subministraments, comunitat i IBI a nom seu.",
              ],
            },
            "Les despeses de la promotora, com cancel·lar la seva hipoteca, no l’hi poden carregar.",
          ],
        },
      ],
      description:
        "Despeses de compra d’obra nova a Catalunya: IVA, AJD, notaria i registre amb una taula per a dos preus, quan es paga cada cosa i què no li poden fer pagar mai.",
      sources: ["Llei 37/1992, art. 91", "Codi tributari de Catalunya, art. 642-1", "RDLeg 1/2007, art. 89"],
    },
    ru: {
      answer:
        "Расходы при покупке новостройки в Каталонии\u00a0— это ещё 12–13\u00a0% сверх цены: НДС 10\u00a0%, гербовый сбор (AJD) 1,5\u00a0%, нотариус, реестр и оформление. При цене 400\u00a0000\u00a0€ выходит около 48\u00a0000\u00a0€, из них 46\u00a0000\u00a0€\u00a0— налоги. ITP не платят. НДС берут с каждым платежом застройщику, гербовый сбор\u00a0— только после нотариального акта.",
      sections: [
        {
          heading: "Сколько это при двух ценах?",
          blocks: [
            {
              caption:
                "Расходы на новое жильё в Каталонии, без ипотеки (2026; нотариус, реестр и оформление\u00a0— обычные рамки)",
              columns: ["Что", "Цена 400\u00a0000\u00a0€", "Цена 600\u00a0000\u00a0€"],
              rows: [
                ["НДС, 10\u00a0%", "40\u00a0000\u00a0€", "60\u00a0000\u00a0€"],
                ["Гербовый сбор (AJD), 1,5\u00a0%", "6\u00a0000\u00a0€", "9\u00a0000\u00a0€"],
                ["Нотариус", "900–1\u00a0500\u00a0€", "900–1\u00a0500\u00a0€"],
                ["Реестр", "450–800\u00a0€", "450–800\u00a0€"],
                ["Оформление (gestoría)", "300–500\u00a0€", "300–500\u00a0€"],
                ["Всего", "47\u00a0650–48\u00a0800\u00a0€", "70\u00a0650–71\u00a0800\u00a0€"],
              ],
            },
            "За вторичное жильё той же цены ITP составил бы 40\u00a0000 или 60\u00a0000\u00a0€: новое обходится дороже из-за гербового сбора. Покупатели до 36 лет с доходом в пределах лимита могут быть от него освобождены, если это их основное жильё.",
          ],
        },
        {
          heading: "Когда платят каждую сумму?",
          blocks: [
            {
              steps: [
                "С каждым платежом до ключей\u00a0— НДС 10\u00a0% по счёту застройщика.",
                "У нотариуса\u00a0— остаток цены с НДС.",
                "После акта\u00a0— гербовый сбор, затем реестр.",
                "В следующие недели\u00a0— переоформить свет, воду, взносы и IBI.",
              ],
            },
            "Собственные расходы застройщика, например снятие его ипотеки, на вас перекладывать нельзя.",
          ],
        },
      ],
      description:
        "Расходы при покупке новостройки в Каталонии: НДС, гербовый сбор, нотариус и реестр в таблице для двух цен, когда что платят и чего с вас брать не вправе.",
      sources: ["Закон 37/1992, ст. 91", "Налоговый кодекс Каталонии, ст. 642-1", "RDLeg 1/2007, ст. 89"],
    },
  },
};
