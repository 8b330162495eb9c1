import type { Entry } from "../entry";

export const downPayment: Entry = {
  theme: "mortgage",
  related: ["share-of-the-price", "costs-of-buying", "deposit-contract", "transfer-tax"],
  table: "loans",
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "down payment",
        "down payment in spain",
        "how much down payment",
        "mortgage down payment",
        "savings to buy a home",
        "how much cash to buy a home",
        "money needed at signing",
        "minimum down payment spain",
        "how much deposit to buy a house",
      ],
      title: "The down payment",
      answers: {
        what: [
          "The down payment is the part of the price the bank doesn’t lend: at least 20% for most residents, 30–40% for buyers who live abroad.",
          "It isn’t the whole sum you need.",
          "Transfer tax, notary and registry come on top, about {loan.costs} of the price for planning.",
        ],
        cost: [
          "The down payment itself costs nothing extra, but it decides what the loan costs.",
          "{?x.tax}At {x.price} it is {x.own} for a resident with a loan of {loan.share}; with the transfer tax the cash comes to {x.cash}.",
        ],
        time: "You pay the down payment in two parts: some with the deposit contract, the rest at the notary’s. Have the whole sum in a Spanish account some days before signing, as large transfers between countries may be stopped for questions.",
        how: "To prepare the down payment, add up savings, gifts and anything you still have to sell, and note on which day each sum will really be in your account. Then take off the costs of buying: what remains is your own part of the price.",
      },
      sections: [
        {
          heading: "What must the money cover?",
          blocks: [
            {
              points: [
                "The difference between the price and the loan.",
                "The transfer tax of a resale home, or VAT (IVA) and stamp duty (AJD) of a new one.",
                "Notary, land registry and, if you use one, the paperwork agent (gestoría).",
                "The bank valuation, which is due before you know the answer.",
                "A reserve: a low valuation, moving, the first repairs.",
              ],
            },
            "Banks don’t lend for these items as a rule, so they compete with your down payment for the same savings.",
          ],
        },
        {
          heading: "When does each part fall due?",
          blocks: [
            {
              steps: [
                "With the deposit contract (arras) you pay the sum agreed there. It counts towards the price.",
                "The valuation company is paid when the bank orders its report.",
                "On the day of signing you pay the balance of the price that the loan doesn’t cover.",
                "The same day you hand over the money for the deed, the registry and the tax, usually on account.",
              ],
            },
            "If you buy from a developer before the home is built, payments on account are spread over the building work. Each must be covered by a guarantee.",
          ],
        },
        {
          heading: "Where may the money come from?",
          blocks: [
            "The notary records how the price is paid, and banks must know the source of the money (Law 10/2010). Keep statements that show your savings growing, the sale of your former home or the gift from your parents.",
            "A gift between relatives has a tax of its own and is best put in writing before the money moves. A loan from a relative also counts as a debt when the bank adds up your payments.",
          ],
        },
        {
          heading: "What can you do if it isn’t enough?",
          blocks: [
            {
              points: [
                "Lower the price you look at: it brings down the down payment and the tax together.",
                "Check whether the reduced rate of {itp.reduced} transfer tax applies to you. It depends on age or family, income and living in the home.",
                "Sell first and buy afterwards, with a longer period agreed in the deposit contract.",
                "Don’t fill the gap with a personal loan. Its payments lower what the bank will lend.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How much is it for one of our homes?",
        blocks: [
          [
            "{?x.home}[{a.title}](/property/{a.id}) is for sale at {a.price}.",
            "{!x.home}Let us take {x.price} as the price.",
            "With {loan.share} from the bank, the down payment is {x.own}.",
            "The transfer tax is {x.tax}, which is {x.effective} of the price.",
            "Together that is {x.cash} to have ready, and {x.cashAbroad} for a buyer from abroad at the upper share.",
          ],
        ],
      },
      inShort: [
        "The bank’s share leaves the rest of the price to you.",
        "Taxes and costs, about {loan.costs}, are paid in cash as well.",
        "Part of it is due with the deposit contract, the balance at signing.",
      ],
      next: "[Calculate the money you need at signing](/costs) with your own price and loan.",
      description:
        "The down payment for a home in Spain: what part of the price you pay yourself, which costs come on top, when each part is due and where the money may come from.",
      sources: [
        "Law 10/2010 on the prevention of money laundering",
        "Decree-Law 5/2025: transfer tax scale in Catalonia",
        "Law 18/2007, art.\u00a063: advance payments",
        "Banco Sabadell and idealista: usual share of the price",
      ],
    },
    es: {
      names: [
        "entrada para comprar un piso",
        "entrada hipoteca",
        "entrada de un piso",
        "cuánto dinero necesito para comprar un piso",
        "ahorros para comprar vivienda",
        "cuánta entrada hay que dar",
        "dinero para la entrada",
        "entrada vivienda",
      ],
      title: "La entrada",
      answers: {
        what: [
          "La entrada para comprar un piso es la parte del precio que el banco no presta. Es al menos el 20\u00a0% para casi todos los residentes y del 30 al 40\u00a0% para quien vive fuera.",
          "Con eso no basta: además se pagan con ahorros el impuesto de transmisiones, la notaría y el registro.",
          "Cuente para ellos con cerca del {loan.costs} del precio.",
        ],
        cost: [
          "La entrada de un piso no es un gasto añadido, sino la parte del precio que pone usted.",
          "{?x.tax}A {x.price} son {x.own} para un residente con el {loan.share} financiado; con el impuesto, {x.cash} en efectivo.",
        ],
        time: "La entrada de un piso se paga en dos veces: una parte con las arras y el resto en la notaría. Tenga toda la suma en una cuenta española unos días antes, porque una transferencia grande entre países puede quedar retenida.",
        how: "Para reunir la entrada de un piso sume ahorros, donaciones y lo que aún deba vender, y anote qué día estará de verdad cada importe en su cuenta. Reste los gastos de compra: lo que queda es su parte del precio.",
      },
      sections: [
        {
          heading: "¿Qué tiene que cubrir ese dinero?",
          blocks: [
            {
              points: [
                "La diferencia entre el precio y el préstamo.",
                "El impuesto de transmisiones de una segunda mano, o el IVA y los actos jurídicos (AJD) de una obra nueva.",
                "Notaría, Registro de la Propiedad y, si la hay, gestoría.",
                "La tasación, que se paga antes de conocer la respuesta.",
                "Un colchón: tasación baja, mudanza, primeras reparaciones.",
              ],
            },
            "Como un banco no suele financiar estas partidas, compiten con la entrada por los mismos ahorros.",
          ],
        },
        {
          heading: "¿Cuándo se paga cada parte?",
          blocks: [
            {
              steps: [
                "Con el contrato de arras se entrega la cantidad pactada, que cuenta como parte del precio.",
                "La sociedad de tasación cobra cuando el banco encarga el informe.",
                "El día de la firma se paga el resto del precio que no cubre el préstamo.",
                "Ese mismo día se deja la provisión para escritura, registro e impuesto.",
              ],
            },
            "Si compra a una promotora antes de que exista el edificio, los pagos se reparten durante la obra, y cada uno ha de estar garantizado.",
          ],
        },
        {
          heading: "¿De dónde puede venir el dinero?",
          blocks: [
            "El notario hace constar cómo se paga el precio y los bancos deben conocer su origen (Ley 10/2010). Guarde extractos que muestren el ahorro, la venta de su piso anterior o la donación de sus padres.",
            "La donación entre familiares tiene su propio impuesto y conviene documentarla antes de mover el dinero. Y un préstamo familiar cuenta como deuda cuando el banco suma sus cuotas.",
          ],
        },
        {
          heading: "¿Y si no llega?",
          blocks: [
            {
              points: [
                "Busque a un precio menor: bajan a la vez la entrada y el impuesto.",
                "Compruebe si le corresponde el tipo reducido del {itp.reduced} en transmisiones. Depende de edad o familia, renta y de que viva en el piso.",
                "Venda primero y compre después, con un plazo más largo en las arras.",
                "No tape el hueco con un préstamo personal, porque su cuota rebaja lo que presta el banco.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto sería en una de nuestras viviendas?",
        blocks: [
          [
            "{?x.home}[{a.title}](/property/{a.id}) está a la venta por {a.price}.",
            "{!x.home}Partamos de un precio de {x.price}.",
            "Si el banco pone el {loan.share}, la entrada es de {x.own}.",
            "El impuesto de transmisiones asciende a {x.tax}, el {x.effective} del precio.",
            "Juntos son {x.cash}, o {x.cashAbroad} para quien compra desde fuera con el porcentaje más alto.",
          ],
        ],
      },
      inShort: [
        "Lo que el banco no presta lo pone usted.",
        "También se pagan con ahorros impuestos y gastos, cerca del {loan.costs}.",
        "Una parte se entrega con las arras y el resto en la firma.",
      ],
      next: "[Calcule el dinero necesario en la firma](/costs) con su precio y su préstamo.",
      description:
        "La entrada para comprar un piso: qué parte del precio pone usted, qué gastos se suman, cuándo se paga cada cosa y qué origen del dinero hay que justificar.",
      sources: [
        "Ley 10/2010, de prevención del blanqueo de capitales",
        "Decreto ley 5/2025: escala del ITP en Cataluña",
        "Ley 18/2007, art.\u00a063: cantidades a cuenta",
        "Banco Sabadell e idealista: porcentaje habitual de financiación",
      ],
    },
    ca: {
      names: [
        "entrada per comprar un pis",
        "entrada d’un pis",
        "entrada de la hipoteca",
        "quants diners calen per comprar un pis",
        "estalvis per comprar habitatge",
        "quanta entrada cal",
        "diners per a l’entrada",
        "diners estalviats per comprar un pis",
      ],
      title: "L’entrada",
      answers: {
        what: [
          "Per comprar un pis amb hipoteca, tingui estalviat prop d’un terç del preu si resideix a Espanya.",
          "L’entrada, que és la part que el banc no deixa, en sol ser el 20\u00a0%.",
          "Impostos, notaria i registre hi sumen pels volts d’un {loan.costs}.",
          "A qui viu a fora se li demana més entrada, del 30 al 40\u00a0%, amb les mateixes despeses a sobre.",
        ],
        cost: [
          "Quants diners calen per a l’entrada d’un pis depèn del preu i del percentatge que deixi el banc.",
          "{?x.tax}Amb un preu de {x.price}, un resident amb el {loan.share} finançat posa {x.own}; amb l’impost de transmissions, {x.cash}.",
        ],
        time: "L’entrada d’un pis es paga en dos cops: una part amb les arres i la resta a la notaria. Tingui tota la suma en un compte espanyol uns dies abans, perquè una transferència grossa des d’un altre país es pot encallar.",
        how: "Per reunir l’entrada d’un pis sumi estalvis, donacions i el que encara hagi de vendre, i apunti quin dia tindrà de debò cada import al compte. Resti’n les despeses de compra: el que queda és la seva part del preu.",
      },
      sections: [
        {
          heading: "Què han de cobrir aquests diners?",
          blocks: [
            {
              points: [
                "La diferència entre el preu i el préstec.",
                "L’impost de transmissions d’una segona mà, o l’IVA i els actes jurídics (AJD) d’una obra nova.",
                "Notaria, Registre de la Propietat i, si n’hi ha, gestoria.",
                "La taxació, que es paga abans de saber la resposta.",
                "Un coixí: taxació baixa, mudança, primeres reparacions.",
              ],
            },
            "Com que el banc no sol finançar aquestes partides, competeixen amb l’entrada pels mateixos estalvis.",
          ],
        },
        {
          heading: "Quan es paga cada part?",
          blocks: [
            {
              steps: [
                "Amb el contracte d’arres es lliura la quantitat pactada, que compta com a part del preu.",
                "La societat de taxació cobra quan el banc encarrega l’informe.",
                "El dia de la signatura es paga la resta del preu que el préstec no cobreix.",
                "El mateix dia es deixa la provisió per a escriptura, registre i impost.",
              ],
            },
            "Si compra a una promotora abans que l’edifici existeixi, els pagaments es reparteixen durant l’obra, i cadascun ha d’estar garantit.",
          ],
        },
        {
          heading: "D’on poden sortir els diners?",
          blocks: [
            "El notari fa constar com es paga el preu i els bancs n’han de conèixer l’origen (Llei 10/2010), també si venen d’un altre país. Guardi extractes que mostrin l’estalvi, la venda del pis anterior o la donació dels pares.",
            "La donació entre familiars té un impost propi i convé documentar-la abans de moure els diners. I un préstec familiar compta com a deute quan el banc suma les seves quotes.",
          ],
        },
        {
          heading: "I si no s’hi arriba?",
          blocks: [
            {
              points: [
                "Busqui un preu més baix: baixen alhora l’entrada i l’impost.",
                "Miri si li correspon el tipus reduït del {itp.reduced} en transmissions. Depèn de l’edat o la família, de la renda i que hi visqui.",
                "Vengui primer i compri després, amb un termini més llarg a les arres.",
                "No tapi el forat amb un préstec personal, perquè la quota rebaixa el que deixa el banc.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant seria en un dels nostres habitatges?",
        blocks: [
          [
            "{?x.home}[{a.title}](/property/{a.id}) és a la venda per {a.price}.",
            "{!x.home}Partim d’un preu de {x.price}.",
            "Si el banc posa el {loan.share}, l’entrada és de {x.own}.",
            "L’impost de transmissions puja a {x.tax}, el {x.effective} del preu.",
            "Plegats fan {x.cash}, o {x.cashAbroad} per a qui compra des de fora amb el percentatge més alt.",
          ],
        ],
      },
      inShort: [
        "El que no deixa el banc ho posa vostè.",
        "Els impostos i les despeses, prop del {loan.costs}, també es paguen amb estalvis.",
        "Una part es lliura amb les arres i la resta a la signatura.",
      ],
      next: "[Calculi els diners necessaris a la signatura](/costs) amb el seu preu i el seu préstec.",
      description:
        "L’entrada per comprar un pis: quina part del preu posa vostè, quines despeses s’hi sumen, quan es paga cada cosa i quin origen dels diners s’ha de provar.",
      sources: [
        "Llei 10/2010, de prevenció del blanqueig de capitals",
        "Decret llei 5/2025: escala de l’ITP a Catalunya",
        "Llei 18/2007, art.\u00a063: quantitats a compte",
        "Banc Sabadell i idealista: percentatge habitual de finançament",
      ],
    },
    ru: {
      names: [
        "первый взнос",
        "первый взнос по ипотеке в Испании",
        "первоначальный взнос",
        "первоначальный взнос по ипотеке",
        "сколько денег нужно на покупку квартиры",
        "сколько своих денег нужно",
        "минимальный первый взнос",
        "сколько нужно денег чтобы купить квартиру",
      ],
      title: "Первый взнос",
      answers: {
        what: [
          "Первый взнос\u00a0— это часть цены, которую банк не даёт: у резидентов обычно не меньше 20\u00a0%, у живущих за рубежом 30–40\u00a0%.",
          "Но это ещё не вся нужная сумма.",
          "Сверху идут налог, нотариус и реестр: для планирования около {loan.costs} цены.",
        ],
        cost: [
          "Сам первый взнос ничего не стоит, но от него зависит стоимость кредита.",
          "{?x.tax}При цене {x.price} взнос резидента с кредитом в {loan.share} составит {x.own}, а вместе с налогом понадобится {x.cash}.",
        ],
        time: "Первый взнос платят в два приёма: часть по договору задатка, остальное у нотариуса. Вся сумма должна быть на испанском счёте за несколько дней: крупный перевод между странами могут задержать для проверки.",
        how: "Чтобы собрать первый взнос, сложите накопления, подарки и то, что ещё предстоит продать, и запишите, когда каждая сумма действительно придёт на счёт. Вычтите расходы при покупке: останется ваша часть цены.",
      },
      sections: [
        {
          heading: "На что должно хватить денег?",
          blocks: [
            {
              points: [
                "На разницу между ценой и кредитом.",
                "На налог на передачу имущества (ITP) при вторичном жилье либо НДС (IVA) и гербовый сбор (AJD) при новом.",
                "На нотариуса, реестр собственности и, если нужно, оформление (gestoría).",
                "На банковскую оценку: её оплачивают, ещё не зная ответа банка.",
                "На запас: низкая оценка, переезд, первый ремонт.",
              ],
            },
            "Составьте список с суммами до первого просмотра: так вы сразу увидите, какая цена вам подходит. Банк эти статьи, как правило, не финансирует, поэтому их платят из тех же накоплений, что и взнос.",
          ],
        },
        {
          heading: "Когда платят каждую часть?",
          blocks: [
            {
              steps: [
                "По договору задатка (arras) передают согласованную сумму, она засчитывается в цену.",
                "Оценочная компания получает деньги, когда банк заказывает отчёт.",
                "В день сделки оплачивают остаток цены сверх кредита.",
                "Тогда же оставляют деньги на акт, реестр и налог, обычно авансом.",
              ],
            },
            "Если вы покупаете у застройщика ещё не построенную квартиру, платежи распределены на время стройки, и каждый должен быть обеспечен гарантией. Попросите её текст до первого перевода и сохраните квитанции всех платежей.",
          ],
        },
        {
          heading: "Откуда могут быть деньги?",
          blocks: [
            "Нотариус указывает, как оплачена цена, а банк обязан знать происхождение денег (Закон 10/2010). Сохраните выписки: из них видно, как росли накопления, сколько принесла продажа прежней квартиры, кто сделал подарок.",
            "Подарок от родственников облагается отдельным налогом, и оформить его лучше до перевода. Чем проще путь денег, тем меньше вопросов: лучше один перевод с одного счёта, чем несколько с разных. Заём у родных банк учтёт как долг, когда сложит ваши платежи.",
          ],
        },
        {
          heading: "Что делать, если не хватает?",
          blocks: [
            {
              points: [
                "Искать по более низкой цене: уменьшатся и взнос, и налог.",
                "Проверить право на пониженную ставку налога {itp.reduced}. Она зависит от возраста или семьи, дохода и от того, будете ли вы жить в квартире.",
                "Сначала продать, потом купить, и договориться о более долгом сроке в договоре задатка.",
                "Не закрывать разницу потребительским кредитом: его платёж уменьшит сумму, которую даст банк.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько это для одного из наших объектов?",
        blocks: [
          [
            "{?x.home}[{a.title}](/property/{a.id}) продаётся за {a.price}.",
            "{!x.home}Исходим из цены {x.price}.",
            "Если банк даёт {loan.share}, взнос составит {x.own}.",
            "Налог на передачу имущества равен {x.tax}, это {x.effective} цены.",
            "Вместе получится {x.cash}, а для покупателя из-за рубежа по верхней доле {x.cashAbroad}.",
          ],
        ],
      },
      inShort: [
        "Всё, чего не даёт банк, вносите вы.",
        "Налоги и расходы, около {loan.costs}, тоже платят своими деньгами.",
        "Часть передают с договором задатка, остальное в день сделки.",
      ],
      next: "[Посчитайте сумму к сделке](/costs) со своей ценой и своим кредитом.",
      description:
        "Первый взнос при покупке жилья в Испании: какую часть цены вносите вы, какие расходы добавятся, когда платят каждую часть и чем подтвердить происхождение денег.",
      sources: [
        "Закон 10/2010 о предотвращении отмывания денег",
        "Decret llei 5/2025: шкала ITP в Каталонии",
        "Закон 18/2007, ст.\u00a063: авансовые платежи",
        "Banco Sabadell и idealista: обычная доля кредита",
      ],
    },
  },
};
