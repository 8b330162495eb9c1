import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const mortgagedSaleAndTax: Together = {
  of: ["selling-with-a-mortgage", "income-tax-on-the-gain"],
  foundAs: ["costs-of-selling", "steps-of-selling"],
  words: [parts.mortgage, parts.sale, parts.tax],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      answer:
        "Selling with a mortgage doesn’t change the tax: it is worked out on the gain, the selling price less what the home cost you, whatever you still owe the bank. Residents pay 19 to 30% of that gain and non-residents 19%; the loan repaid is no expense that lowers it. Whoever reinvests has only to put in what is left once the loan has been repaid. The deed that cancels the mortgage bears no stamp duty.",
      sections: [
        {
          heading: "How much money is left after bank and tax?",
          blocks: [
            {
              caption: "A resident sells for €450,000 a home that cost €330,000 in all",
              columns: ["Line", "Sum"],
              rows: [
                ["Selling price", "€450,000"],
                ["Costs of the sale, plusvalía included", "– €20,000"],
                ["Gain: 450,000 – 20,000 – 330,000", "€100,000"],
                ["Tax on the gain", "– €21,880"],
                ["Mortgage repaid", "– €200,000"],
                ["Left in the end", "€208,120"],
              ],
            },
            "With no debt at all the tax would be the same €21,880. It falls due with the return of the following spring, so keep it aside on the day of the sale.",
          ],
        },
        {
          heading: "What if you buy another main home?",
          blocks: [
            "In this example the sum to reinvest is €230,000: the price less the costs and the €200,000 that went to the bank. Put all of it into another main home within two years, and the gain is free; put in half, and half of it is (RD 439/2007, art. 41). A seller who is not resident has 3% of the price withheld, €13,500 here, however little the bank leaves.",
          ],
        },
      ],
      description:
        "Selling a home with a mortgage and the tax on it: why the debt doesn’t lower the gain, what is left after bank and tax in one example, and what to reinvest.",
      sources: ["Law 35/2006, arts. 34, 35, 38, 66 and 76", "RD 439/2007, art. 41"],
    },
    es: {
      answer:
        "Vender un piso con hipoteca no cambia el impuesto: se calcula sobre la ganancia, que es el precio de venta menos lo que costó, se deba lo que se deba al banco. Los residentes pagan del 19 al 30\u00a0% y los no residentes, el 19\u00a0%; devolver el préstamo no es un gasto que la reduzca. Quien reinvierte solo tiene que poner lo que queda tras cancelarlo. La escritura de cancelación no paga AJD.",
      sections: [
        {
          heading: "¿Cuánto dinero queda después del banco y de Hacienda?",
          blocks: [
            {
              caption: "Un residente vende por 450.000\u00a0€ lo que le costó 330.000\u00a0€ con todo",
              columns: ["Concepto", "Importe"],
              rows: [
                ["Precio de venta", "450.000\u00a0€"],
                ["Gastos de la venta, plusvalía incluida", "–\u00a020.000\u00a0€"],
                ["Ganancia: 450.000 –\u00a020.000 –\u00a0330.000", "100.000\u00a0€"],
                ["Impuesto por la ganancia", "–\u00a021.880\u00a0€"],
                ["Hipoteca cancelada", "–\u00a0200.000\u00a0€"],
                ["Queda al final", "208.120\u00a0€"],
              ],
            },
            "Sin deber nada al banco, el impuesto sería el mismo: 21.880\u00a0€. Se paga con la renta de la primavera siguiente; apártelo el día de la venta.",
          ],
        },
        {
          heading: "¿Y si compra otra vivienda habitual?",
          blocks: [
            "En este ejemplo hay que reinvertir 230.000\u00a0€: el precio menos los gastos y menos los 200.000\u00a0€ que se llevó el banco. Si los pone todos en otra vivienda habitual en dos años, la ganancia queda exenta; si pone la mitad, queda exenta la mitad (Real Decreto 439/2007, art. 41). A quien no es residente le retienen el 3\u00a0% del precio, aquí 13.500\u00a0€, por poco que deje la hipoteca.",
          ],
        },
      ],
      description:
        "Vender un piso con hipoteca y los impuestos: por qué la deuda no baja la ganancia, cuánto queda tras pagar al banco y a Hacienda, y cuánto hay que reinvertir.",
      sources: ["Ley 35/2006, arts. 34, 35, 38, 66 y 76", "Real Decreto 439/2007, art. 41"],
    },
    ca: {
      answer:
        "Vendre un pis amb hipoteca no canvia l’impost: es calcula sobre el guany, que és el preu de venda menys el que va costar, es degui el que es degui al banc. Els residents paguen del 19 al 30\u00a0% i els no residents, el 19\u00a0%; tornar el préstec no és cap despesa que el rebaixi. Qui reinverteix només ha de posar-hi el que queda després de cancel·lar-lo. L’escriptura de cancel·lació no paga AJD.",
      sections: [
        {
          heading: "Quants diners queden després del banc i d’Hisenda?",
          blocks: [
            {
              caption: "Un resident ven per 450.000\u00a0€ el que li va costar 330.000\u00a0€ amb tot",
              columns: ["Concepte", "Import"],
              rows: [
                ["Preu de venda", "450.000\u00a0€"],
                ["Despeses de la venda, plusvàlua inclosa", "–\u00a020.000\u00a0€"],
                ["Guany: 450.000 –\u00a020.000 –\u00a0330.000", "100.000\u00a0€"],
                ["Impost pel guany", "–\u00a021.880\u00a0€"],
                ["Hipoteca cancel·lada", "–\u00a0200.000\u00a0€"],
                ["Queda al final", "208.120\u00a0€"],
              ],
            },
            "Sense deure res al banc, l’impost seria el mateix: 21.880\u00a0€. Es paga amb la renda de la primavera següent; aparti’l el dia de la venda.",
          ],
        },
        {
          heading: "I si compra un altre habitatge habitual?",
          blocks: [
            "En aquest exemple s’han de reinvertir 230.000\u00a0€: el preu menys les despeses i menys els 200.000\u00a0€ que es va endur el banc. Si els posa tots en un altre habitatge habitual en dos anys, el guany queda exempt; si n’hi posa la meitat, en queda exempta la meitat (Reial decret 439/2007, art. 41). A qui no és resident li retenen el 3\u00a0% del preu, aquí 13.500\u00a0€, per poc que deixi la hipoteca.",
          ],
        },
      ],
      description:
        "Vendre un pis amb hipoteca i els impostos: per què el deute no rebaixa el guany, quant queda un cop pagats el banc i Hisenda, i quant s’ha de reinvertir.",
      sources: ["Llei 35/2006, arts. 34, 35, 38, 66 i 76", "Reial decret 439/2007, art. 41"],
    },
    ru: {
      answer:
        "Ипотека не меняет налог при продаже квартиры: его считают с дохода, то есть с цены продажи минус то, во что жильё обошлось, сколько бы вы ни были должны банку. Резиденты платят от 19 до 30\u00a0%, нерезиденты 19\u00a0%; погашение кредита расходом не считается. При покупке другого основного жилья вложить нужно только то, что осталось после расчёта с банком. С акта о снятии ипотеки гербового сбора нет.",
      sections: [
        {
          heading: "Сколько останется после банка и налога?",
          blocks: [
            {
              caption: "Резидент продаёт за 450\u00a0000\u00a0€ жильё, которое обошлось в 330\u00a0000\u00a0€",
              columns: ["Что считают", "Сумма"],
              rows: [
                ["Цена продажи", "450\u00a0000\u00a0€"],
                ["Расходы на продажу вместе с plusvalía", "–\u00a020\u00a0000\u00a0€"],
                ["Доход: 450\u00a0000 –\u00a020\u00a0000 –\u00a0330\u00a0000", "100\u00a0000\u00a0€"],
                ["Налог с дохода", "–\u00a021\u00a0880\u00a0€"],
                ["Погашенная ипотека", "–\u00a0200\u00a0000\u00a0€"],
                ["Остаётся", "208\u00a0120\u00a0€"],
              ],
            },
            "Без долга банку налог был бы таким же: 21\u00a0880\u00a0€. Его платят с декларацией следующей весной, поэтому отложите деньги в день сделки.",
          ],
        },
        {
          heading: "Что, если вы покупаете другое основное жильё?",
          blocks: [
            "В этом примере вложить нужно 230\u00a0000\u00a0€: цену минус расходы и минус 200\u00a0000\u00a0€, которые забрал банк. Если за два года вся сумма пошла на другое основное жильё, доход не облагается; если половина, свободна половина (RD 439/2007, ст. 41). У нерезидента покупатель удержит 3\u00a0% цены, здесь 13\u00a0500\u00a0€, как бы мало ни оставила ипотека.",
          ],
        },
      ],
      description:
        "Продажа квартиры с ипотекой в Испании и налог: почему долг не уменьшает доход, сколько останется после банка и налога на примере и сколько вложить в новое.",
      sources: ["Закон 35/2006, ст. 34, 35, 38, 66 и 76", "RD 439/2007, ст. 41"],
    },
  },
};
