import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const depositAndMortgage: Together = {
  of: ["deposit-contract", "mortgage-refused"],
  foundAs: ["mortgage-in-spain", "share-of-the-price", "down-payment"],
  words: ["arras|arres|deposit contract|задат", `${parts.mortgage}|financ|loan|bank|banc|prestamo|prestec|банк|кредит`],
  // Whoever was refused reads of that, unless it is the clause that is asked for; whoever asks about the money looks for the down payment.
  without:
    "^(?!.*(?:claus|услови|оговорк)).*(?:no (?:(?:me|em|le|li|nos|ens) )?(?:da|dan|dona|donen|concede)(?![\\p{L}])|says no|не да|не одобр|deneg|denied|refus|reject|niega|rebutj|отказ|cancel|account|cuenta|compte|счет)",
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      answer:
        "If you need a mortgage, sign the deposit contract (arras) only with a clause that gives the money back when the bank says no. With it, Catalan law lets you withdraw and recover the deposit (Civil Code of Catalonia, art. 621-49); without it you may lose what you paid, often 10% of the price. A low valuation is no refusal: write that into the clause too. The safest order is the bank’s first study, then arras, then valuation and signing.",
      sections: [
        {
          heading: "What should the mortgage clause say?",
          blocks: [
            {
              points: [
                "That the buyer pays with a mortgage, for how much and, if it is known, from which bank.",
                "By which day a refusal in writing can be shown: leave time for the valuation and the bank’s answer.",
                "What happens if the valuation stays below a sum that you name.",
                "That the whole deposit comes back, into which account and within how many days.",
              ],
            },
            "Have it read before you pay. The seller may want a shorter date in return, and that is a fair exchange.",
          ],
        },
        {
          heading: "What does a low valuation change?",
          blocks: [
            "Take a price of €400,000, arras of €40,000 and a loan of 80%. If the valuer confirms the price, the bank lends €320,000. If the valuation says €380,000, it lends €304,000, and €16,000 more has to come from your savings. The bank has not refused anything, so without a clause on the valuation the deposit stays at risk.",
          ],
        },
      ],
      description:
        "Deposit contract and mortgage: which clause gives the arras back if the bank says no, what to put in it, in which order to sign, and what a low valuation does.",
      sources: ["Civil Code of Catalonia, arts. 621-8 and 621-49"],
    },
    es: {
      answer:
        "Si necesita hipoteca, firme el contrato de arras solo con una cláusula que le devuelva el dinero cuando el banco diga que no. Con ella, la ley catalana le deja desistir y recuperar las arras (Código civil de Cataluña, art. 621-49); sin ella puede perder lo entregado, a menudo el 10\u00a0% del precio. Una tasación baja no es una negativa: póngala también por escrito. El orden más seguro es estudio del banco, arras, tasación y firma.",
      sections: [
        {
          heading: "¿Qué tiene que decir la cláusula de hipoteca?",
          blocks: [
            {
              points: [
                "Que el comprador paga con hipoteca, de qué importe y, si se sabe, de qué banco.",
                "Hasta qué día se puede presentar la negativa por escrito: deje tiempo para la tasación y la respuesta.",
                "Qué pasa si la tasación no llega a una cifra concreta.",
                "Que se devuelven todas las arras, a qué cuenta y en cuántos días.",
              ],
            },
            "Que alguien la lea antes de pagar. Quien vende puede pedir a cambio un plazo más corto, y es un trato razonable.",
          ],
        },
        {
          heading: "¿Qué cambia una tasación baja?",
          blocks: [
            "Piense en un precio de 400.000\u00a0€, unas arras de 40.000\u00a0€ y un préstamo del 80\u00a0%. Si el tasador confirma el precio, el banco presta 320.000\u00a0€. Si la tasación se queda en 380.000\u00a0€, presta 304.000\u00a0€, y los otros 16.000\u00a0€ han de salir de sus ahorros. El banco no ha negado nada: sin una cláusula sobre la tasación, las arras siguen en riesgo.",
          ],
        },
      ],
      description:
        "Contrato de arras e hipoteca: qué cláusula devuelve el dinero si el banco no presta, qué debe decir, en qué orden firmar y qué pasa si la tasación es baja.",
      sources: ["Código civil de Cataluña, arts. 621-8 y 621-49"],
    },
    ca: {
      answer:
        "Si necessita hipoteca, signi el contracte d’arres només amb una clàusula que li torni els diners quan el banc digui que no. Amb aquesta clàusula, la llei catalana li deixa desistir i recuperar les arres (Codi civil de Catalunya, art. 621-49); sense, pot perdre el que ha lliurat, sovint el 10\u00a0% del preu. Una taxació baixa no és una negativa: posi-la també per escrit. L’ordre més segur és estudi del banc, arres, taxació i signatura.",
      sections: [
        {
          heading: "Què ha de dir la clàusula d’hipoteca?",
          blocks: [
            {
              points: [
                "Que el comprador paga amb hipoteca, de quin import i, si se sap, de quin banc.",
                "Fins a quin dia es pot presentar la negativa per escrit: deixi temps per a la taxació i la resposta.",
                "Què passa si la taxació no arriba a una xifra concreta.",
                "Que es tornen totes les arres, a quin compte i en quants dies.",
              ],
            },
            "Que algú la llegeixi abans de pagar. Qui ven pot demanar a canvi un termini més curt, i és un tracte raonable.",
          ],
        },
        {
          heading: "Què canvia una taxació baixa?",
          blocks: [
            "Pensi en un preu de 400.000\u00a0€, unes arres de 40.000\u00a0€ i un préstec del 80\u00a0%. Si el taxador confirma el preu, el banc deixa 320.000\u00a0€. Si la taxació es queda en 380.000\u00a0€, en deixa 304.000, i els altres 16.000\u00a0€ han de sortir dels seus estalvis. El banc no ha negat res: sense una clàusula sobre la taxació, les arres continuen en risc.",
          ],
        },
      ],
      description:
        "Contracte d’arres i hipoteca: quina clàusula torna els diners si el banc no en deixa, què ha de dir, en quin ordre signar i què passa si la taxació és baixa.",
      sources: ["Codi civil de Catalunya, arts. 621-8 i 621-49"],
    },
    ru: {
      answer:
        "Если вам нужна ипотека, подписывайте договор задатка (arras) только с условием, что деньги вернут при отказе банка. С ним закон Каталонии позволяет выйти из договора и получить задаток назад (Гражданский кодекс Каталонии, ст. 621-49); без него можно потерять всё уплаченное, часто 10\u00a0% цены. Низкая оценка\u00a0— ещё не отказ, поэтому и её запишите в договор. Надёжный порядок такой: предварительный ответ банка, задаток, оценка, сделка.",
      sections: [
        {
          heading: "Что написать об ипотеке в договоре?",
          blocks: [
            {
              points: [
                "Что покупатель платит с помощью кредита, на какую сумму и, если известно, какого банка.",
                "До какого дня можно показать письменный отказ: оставьте время на оценку и ответ банка.",
                "Что будет, если оценка окажется ниже названной суммы.",
                "Что задаток возвращают целиком, на какой счёт и за сколько дней.",
              ],
            },
            "Покажите текст юристу до платежа. Продавец может попросить взамен срок покороче, и это честный обмен.",
          ],
        },
        {
          heading: "Что меняет низкая оценка?",
          blocks: [
            "Возьмём цену 400\u00a0000\u00a0€, задаток 40\u00a0000\u00a0€ и кредит 80\u00a0%. Если оценщик подтвердит цену, банк даст 320\u00a0000\u00a0€. Если оценка выйдет 380\u00a0000\u00a0€, банк даст 304\u00a0000\u00a0€, и ещё 16\u00a0000\u00a0€ придётся добавить из своих. Банк при этом не отказал: без условия об оценке задаток остаётся под угрозой.",
          ],
        },
      ],
      description:
        "Договор задатка и ипотека в Испании: какое условие вернёт деньги при отказе банка, что в нём написать, в каком порядке подписывать и чем грозит низкая оценка.",
      sources: ["Гражданский кодекс Каталонии, ст. 621-8 и 621-49"],
    },
  },
};
