import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const foreignBuyersAndTax: Together = {
  of: ["foreign-buyers", "non-resident-yearly-tax"],
  foundAs: [
    "costs-of-buying",
    "buying-from-abroad",
    "vat-on-new-homes",
    "steps-of-buying",
    "transfer-tax",
    "property-tax-ibi",
  ],
  words: [parts.abroad, parts.purchase, `${parts.tax}|cost|gasto|expens|despes|расход`],
  without: `${parts.sale}|${parts.mortgage}|retention|withh|retenc|удерж|every year|yearly|anual|ежегод|lawyer|abogad|advocat`,
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      answer:
        "Foreigners who buy a home in Catalonia pay the same taxes as everybody else: on a resale home transfer tax (ITP) of 10 to 13%, in bands, and on a new one 10% VAT plus 1.5% stamp duty. At €400,000 that is €40,000 for a resale home and €46,000 for a new one, whatever your passport and wherever you live. What differs for a non-resident comes later: a yearly income tax on form 210, and the 3% that a buyer holds back when the seller lives abroad.",
      sections: [
        {
          heading: "What do the taxes come to at three prices?",
          blocks: [
            {
              caption: "Taxes of a purchase in Catalonia, resident or not (2026)",
              columns: ["Price", "Resale: ITP", "New: VAT and stamp duty"],
              rows: [
                ["€400,000", "€40,000", "€46,000"],
                ["€600,000", "€60,000", "€69,000"],
                ["€900,000", "€93,000", "€103,500"],
              ],
            },
            "Notary, land registry and paperwork add little beside them. From abroad come a few costs of your own: the NIE, sworn translations, and a power of attorney if you don’t travel.",
          ],
        },
        {
          heading: "Which taxes follow once you own it?",
          blocks: [
            {
              points: [
                "Property tax (IBI), once a year, to the town.",
                "Non-resident income tax on form 210, even if the home stands empty.",
                "On selling, 19% of the gain, against which the 3% withheld is set.",
                "In your own country perhaps another tax on the same home: ask there what a treaty allows for.",
              ],
            },
            "An example: a couple from Canada buys a resale home at €600,000, half each. They pay €60,000 of ITP, €30,000 on each of two forms 600. A couple living in Barcelona would pay exactly as much.",
          ],
        },
      ],
      description:
        "Taxes when a foreigner buys a home in Catalonia: the same ITP, VAT and stamp duty as for residents, at three prices, and which yearly taxes follow afterwards.",
      sources: ["Tax Code of Catalonia, arts. 641-1 and 642-1", "Law 37/1992, art. 91"],
    },
    es: {
      answer:
        "Un extranjero que compra vivienda en Cataluña paga los mismos impuestos que cualquiera: de segunda mano, el ITP del 10 al 13\u00a0% por tramos; nueva, el 10\u00a0% de IVA más un 1,5\u00a0% de AJD. Con un precio de 400.000\u00a0€ son 40.000\u00a0€ si es usada y 46.000\u00a0€ si es nueva, sea cual sea el pasaporte y viva donde viva. Lo propio del no residente llega después: un impuesto anual con el modelo 210, y el 3\u00a0% que retiene quien compra a un vendedor no residente.",
      sections: [
        {
          heading: "¿Cuánto suman los impuestos con tres precios?",
          blocks: [
            {
              caption: "Impuestos de una compra en Cataluña, de residentes o no (2026)",
              columns: ["Precio", "Usada: ITP", "Nueva: IVA y AJD"],
              rows: [
                ["400.000\u00a0€", "40.000\u00a0€", "46.000\u00a0€"],
                ["600.000\u00a0€", "60.000\u00a0€", "69.000\u00a0€"],
                ["900.000\u00a0€", "93.000\u00a0€", "103.500\u00a0€"],
              ],
            },
            "Notaría, registro y gestoría pesan poco al lado. Desde fuera se añaden algunos gastos propios: el NIE, las traducciones juradas y un poder si no viaja.",
          ],
        },
        {
          heading: "¿Qué impuestos vienen cuando ya es suya?",
          blocks: [
            {
              points: [
                "El IBI, una vez al año, en el ayuntamiento.",
                "El impuesto de no residentes con el modelo 210, aunque la vivienda esté vacía.",
                "Al vender, el 19\u00a0% de la ganancia, de la que se descuenta el 3\u00a0% retenido.",
                "En su país, quizá otro impuesto por la misma casa: pregunte allí qué prevé el convenio.",
              ],
            },
            "Un ejemplo: una pareja de Canadá compra a medias un piso usado de 600.000\u00a0€. Paga 60.000\u00a0€ de ITP, 30.000\u00a0€ en cada uno de los dos modelos 600. Una pareja que vive en Barcelona pagaría exactamente lo mismo.",
          ],
        },
      ],
      description:
        "Impuestos al comprar vivienda en Cataluña siendo extranjero o no residente: ITP, IVA y AJD con tres precios, y qué impuestos anuales vienen tras la compra.",
      sources: ["Código tributario de Cataluña, arts. 641-1 y 642-1", "Ley 37/1992, art. 91"],
    },
    ca: {
      answer:
        "Un estranger que compra habitatge a Catalunya paga els mateixos impostos que tothom: de segona mà, l’ITP del 10 al 13\u00a0% per trams; nou, el 10\u00a0% d’IVA més un 1,5\u00a0% d’AJD. Amb un preu de 400.000\u00a0€ són 40.000\u00a0€ si és usat i 46.000\u00a0€ si és nou, sigui quin sigui el passaport i visqui on visqui. El que és propi del no resident arriba després: un impost anual amb el model 210, i el 3\u00a0% que reté qui compra a un venedor no resident.",
      sections: [
        {
          heading: "Quant sumen els impostos amb tres preus?",
          blocks: [
            {
              caption: "Impostos d’una compra a Catalunya, de residents o no (2026)",
              columns: ["Preu", "Usat: ITP", "Nou: IVA i AJD"],
              rows: [
                ["400.000\u00a0€", "40.000\u00a0€", "46.000\u00a0€"],
                ["600.000\u00a0€", "60.000\u00a0€", "69.000\u00a0€"],
                ["900.000\u00a0€", "93.000\u00a0€", "103.500\u00a0€"],
              ],
            },
            "Notaria, registre i gestoria hi pesen poc. Des de fora s’hi afegeixen algunes despeses pròpies: el NIE, les traduccions jurades i un poder si no viatja.",
          ],
        },
        {
          heading: "Quins impostos vénen quan ja és seu?",
          blocks: [
            {
              points: [
                "L’IBI, un cop l’any, a l’ajuntament.",
                "L’impost de no residents amb el model 210, encara que l’habitatge estigui buit.",
                "En vendre, el 19\u00a0% del guany, del qual es descompta el 3\u00a0% retingut.",
                "Al seu país, potser un altre impost per la mateixa casa: demani allà què preveu el conveni.",
              ],
            },
            "Un exemple: una parella del Canadà compra a mitges un pis usat de 600.000\u00a0€. Paga 60.000\u00a0€ d’ITP, 30.000\u00a0€ en cadascun dels dos models 600. Una parella que viu a Barcelona pagaria exactament el mateix.",
          ],
        },
      ],
      description:
        "Impostos en comprar habitatge a Catalunya sent estranger o no resident: ITP, IVA i AJD amb tres preus, i quins impostos anuals vénen després de la compra feta.",
      sources: ["Codi tributari de Catalunya, arts. 641-1 i 642-1", "Llei 37/1992, art. 91"],
    },
    ru: {
      answer:
        "Иностранец при покупке жилья в Каталонии платит те же налоги, что и все: за вторичное\u00a0— ITP от 10 до 13\u00a0% по ступеням, за новое\u00a0— НДС 10\u00a0% и гербовый сбор 1,5\u00a0%. При цене 400\u00a0000\u00a0€ это 40\u00a0000\u00a0€ за вторичное и 46\u00a0000\u00a0€ за новое, какой бы ни был паспорт и где бы вы ни жили. Отличия нерезидента начинаются позже: ежегодный налог по форме 210 и 3\u00a0%, которые покупатель удерживает, если продавец\u00a0— нерезидент.",
      sections: [
        {
          heading: "Сколько составят налоги при трёх ценах?",
          blocks: [
            {
              caption: "Налоги при покупке в Каталонии для резидентов и нерезидентов (2026)",
              columns: ["Цена", "Вторичное: ITP", "Новое: НДС и гербовый сбор"],
              rows: [
                ["400\u00a0000\u00a0€", "40\u00a0000\u00a0€", "46\u00a0000\u00a0€"],
                ["600\u00a0000\u00a0€", "60\u00a0000\u00a0€", "69\u00a0000\u00a0€"],
                ["900\u00a0000\u00a0€", "93\u00a0000\u00a0€", "103\u00a0500\u00a0€"],
              ],
            },
            "Нотариус, реестр и оформление по сравнению с ними стоят мало. Из-за рубежа добавляются свои траты: NIE, присяжный перевод и доверенность, если вы не приезжаете.",
          ],
        },
        {
          heading: "Какие налоги ждут собственника потом?",
          blocks: [
            {
              points: [
                "IBI раз в год, городу.",
                "Налог нерезидента по форме 210, даже если квартира пустует.",
                "При продаже 19\u00a0% с дохода; удержанные 3\u00a0% идут в зачёт.",
                "На родине, возможно, ещё один налог с того же жилья: узнайте там, что учитывают по договору между странами.",
              ],
            },
            "Пример: супруги из Канады покупают пополам вторичную квартиру за 600\u00a0000\u00a0€. Налог ITP составит 60\u00a0000\u00a0€, по 30\u00a0000\u00a0€ в каждой из двух форм 600. Супруги, которые живут в Барселоне, заплатили бы ровно столько же.",
          ],
        },
      ],
      description:
        "Налоги при покупке жилья в Каталонии для иностранцев и нерезидентов: ITP, НДС и гербовый сбор при трёх ценах и какие ежегодные налоги платят после покупки.",
      sources: ["Налоговый кодекс Каталонии, ст. 641-1 и 642-1", "Закон 37/1992, ст. 91"],
    },
  },
};
