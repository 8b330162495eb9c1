import type { Entry } from "../entry";

export const downPayment: Entry = {
  theme: "mortgage",
  related: ["share-of-the-price", "costs-of-buying", "deposit-contract", "transfer-tax"],
  checked: "2026-11-23",
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
        "how much money do i need to buy a house in spain",
        "deposit to buy a home in spain",
        "savings needed to buy a flat in barcelona",
      ],
      title: "The down payment",
      answers: {
        what: [
          "The down payment is at least 20% of the price for most residents and 30–40% for buyers who live abroad; with transfer tax, notary and registry you need a little under a third of the price in the first case and 40 to 51% in the second, at prices of €200,000 to €600,000.",
          "On a home at €300,000 that is €91,650 to €92,800, or €121,650 to €152,800 from abroad.",
          "The deposit paid with the private contract (arras), usually 10%, is part of it, and the bank lends on the lower of price and valuation.",
        ],
        cost: [
          "How much down payment you need depends on the price and on the share that the bank lends.",
          "{?x.tax}At {x.price} it is {x.own} for a resident with a loan of {loan.share}; with the transfer tax the cash comes to {x.cash}.",
        ],
        calculation: [
          "The down payment is the price minus the loan, and the loan is {loan.share} or {loan.abroad} of the lower figure, price or valuation.",
          "At €450,000 a resident brings €90,000 plus some €54,000 of taxes and costs, €144,000 in all. If the valuation says €430,000, the loan falls to €344,000 and the cash rises to €160,000.",
        ],
        time: "You pay the down payment in two parts: some with the deposit contract, the rest at the notary’s. Have the whole sum in a Spanish account some days before signing, as large transfers between countries may be stopped for questions.",
        when: "The down payment is due on two days: part of it with the deposit contract, and the rest on the day of the deed, together with the money for notary, registry and tax. The valuation is paid before either, when the bank orders it. Off-plan, instalments during the building work come in between.",
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
          heading: "What if it isn’t enough?",
          blocks: [
            {
              points: [
                "State surety (aval ICO): a mortgage of up to 100% for a first home, up to 35 or with minor children, €37,800 gross a year for each buyer and a price of €300,000 at most in Catalonia, until 31 December 2027.",
                "ICF loan: 20% of the price, €50,000 at most, at 0%, from 18 to 35; the home stays protected.",
                "Reduced transfer tax of {itp.reduced}: at €300,000 it saves €15,000. It depends on age or family, income and living in the home.",
                "Sell first and buy afterwards, with a longer date in the deposit contract.",
                "Don’t fill the gap with a personal loan, as its payments lower what the bank lends.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How much of your own at €200,000, €300,000, €450,000 and €600,000?",
        blocks: [
          {
            caption:
              "Resale: down payment, transfer tax and at most €1,650–2,800 for notary, registry and paperwork (the range for €500,000 and more)",
            columns: ["Price", "Arras, 10%", "Down payment, 20%", "Resident, total", "From abroad (60–70%), total"],
            rows: [
              ["€200,000", "€20,000", "€40,000", "€61,650–62,800", "€81,650–102,800"],
              ["€300,000", "€30,000", "€60,000", "€91,650–92,800", "€121,650–152,800"],
              ["€450,000", "€45,000", "€90,000", "€136,650–137,800", "€181,650–227,800"],
              ["€600,000", "€60,000", "€120,000", "€181,650–182,800", "€241,650–302,800"],
            ],
          },
          "The arras, the deposit paid at the private contract, are part of the down payment. Add €250 to €600 for the valuation and, if you take one, a lawyer: with a lawyer the costs come close to {loan.costs} of the price.",
        ],
      },
      inShort: [
        "The bank’s share leaves the rest of the price to you.",
        "Taxes and costs, about {loan.costs}, are paid in cash as well.",
        "Part of it is due with the deposit contract, the balance at signing.",
      ],
      next: "[Calculate the money you need at signing](/costs) with your own price and loan.",
      description:
        "The down payment for a home in Spain: how much cash residents and buyers from abroad need at €300,000 to €600,000, when it is due, where it may come from.",
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
        "cuánto hay que tener ahorrado para comprar un piso",
        "entrada piso 300.000 euros",
      ],
      title: "La entrada",
      answers: {
        what: [
          "La entrada para comprar un piso es al menos el 20\u00a0% del precio para casi todos los residentes y del 30 al 40\u00a0% para quien vive fuera; con el ITP, la notaría y el registro hace falta algo menos de un tercio del precio en el primer caso y del 40 al 51\u00a0% en el segundo, con precios de 200.000 a 600.000\u00a0€.",
          "En una vivienda de 300.000\u00a0€ son de 91.650 a 92.800\u00a0€, o de 121.650 a 152.800\u00a0€ desde fuera.",
          "Las arras, normalmente un 10\u00a0%, forman parte de la entrada, y el banco presta sobre la cifra más baja entre precio y tasación.",
        ],
        cost: [
          "La entrada de un piso no es un gasto añadido, sino la parte del precio que pone usted.",
          "{?x.tax}A {x.price} son {x.own} para un residente con el {loan.share} financiado; con el impuesto, {x.cash} en efectivo.",
        ],
        calculation: [
          "La entrada de un piso es el precio menos el préstamo, y el préstamo es el {loan.share} o el {loan.abroad} de la cifra más baja, precio o tasación.",
          "Con 450.000\u00a0€, un residente pone 90.000\u00a0€ más unos 54.000\u00a0€ de impuestos y gastos: 144.000\u00a0€. Si la tasación da 430.000\u00a0€, el préstamo baja a 344.000\u00a0€ y el efectivo sube a 160.000\u00a0€.",
        ],
        time: "La entrada de un piso se paga en dos veces: una parte con las arras y el resto en la notaría. Tenga toda la suma en una cuenta española unos días antes, porque una transferencia grande entre países puede quedar retenida.",
        when: "La entrada para comprar un piso se paga en dos días: una parte con las arras y el resto en la firma, junto con la provisión para notaría, registro e impuesto. Antes que nada se paga la tasación, cuando el banco la encarga. Sobre plano hay además pagos durante la obra.",
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
                "Aval del Estado (ICO): hipoteca de hasta el 100\u00a0% para la primera vivienda, hasta 35 años o con hijos menores, 37.800\u00a0€ brutos al año por comprador y 300.000\u00a0€ de precio como máximo en Cataluña, hasta el 31 de diciembre de 2027.",
                "Préstamo del ICF: el 20\u00a0% del precio, 50.000\u00a0€ como máximo, al 0\u00a0%, de 18 a 35 años; la vivienda queda protegida.",
                "Tipo reducido del {itp.reduced} en transmisiones: con 300.000\u00a0€ ahorra 15.000\u00a0€. Depende de edad o familia, renta y de que viva en el piso.",
                "Venda primero y compre después, con un plazo más largo en las arras.",
                "No tape el hueco con un préstamo personal, porque su cuota rebaja lo que presta el banco.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto dinero propio con 200.000, 300.000, 450.000 y 600.000\u00a0€?",
        blocks: [
          {
            caption:
              "Segunda mano: entrada, ITP y, como mucho, de 1.650 a 2.800\u00a0€ de notaría, registro y gestoría (la horquilla desde 500.000\u00a0€)",
            columns: [
              "Precio",
              "Arras, 10\u00a0%",
              "Entrada, 20\u00a0%",
              "Residente, en total",
              "Desde fuera (60–70\u00a0%), en total",
            ],
            rows: [
              ["200.000\u00a0€", "20.000\u00a0€", "40.000\u00a0€", "61.650–62.800\u00a0€", "81.650–102.800\u00a0€"],
              ["300.000\u00a0€", "30.000\u00a0€", "60.000\u00a0€", "91.650–92.800\u00a0€", "121.650–152.800\u00a0€"],
              ["450.000\u00a0€", "45.000\u00a0€", "90.000\u00a0€", "136.650–137.800\u00a0€", "181.650–227.800\u00a0€"],
              ["600.000\u00a0€", "60.000\u00a0€", "120.000\u00a0€", "181.650–182.800\u00a0€", "241.650–302.800\u00a0€"],
            ],
          },
          "Las arras forman parte de la entrada. Añada de 250 a 600\u00a0€ por la tasación y, si lo contrata, un abogado: con él, los gastos se acercan al {loan.costs} del precio.",
        ],
      },
      inShort: [
        "Lo que el banco no presta lo pone usted.",
        "También se pagan con ahorros impuestos y gastos, cerca del {loan.costs}.",
        "Una parte se entrega con las arras y el resto en la firma.",
      ],
      next: "[Calcule el dinero necesario en la firma](/costs) con su precio y su préstamo.",
      description:
        "La entrada para comprar un piso: cuánto dinero necesitan residentes y no residentes con 300.000 a 600.000\u00a0€, cuándo se paga y qué origen hay que justificar.",
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
        "quant cal tenir estalviat per comprar un pis",
        "entrada pis 300.000 euros",
      ],
      title: "L’entrada",
      answers: {
        what: [
          "L’entrada per comprar un pis és com a mínim el 20\u00a0% del preu per a gairebé tots els residents i del 30 al 40\u00a0% per a qui viu fora; amb l’ITP, la notaria i el registre calen diners propis per una mica menys d’un terç del preu en el primer cas i del 40 al 51\u00a0% en el segon, amb preus de 200.000 a 600.000\u00a0€.",
          "En un habitatge de 300.000\u00a0€ són de 91.650 a 92.800\u00a0€, o de 121.650 a 152.800\u00a0€ des de fora.",
          "Les arres, normalment un 10\u00a0%, formen part de l’entrada, i el banc deixa sobre la xifra més baixa entre preu i taxació.",
        ],
        cost: [
          "Quants diners calen per a l’entrada d’un pis depèn del preu i del percentatge que deixi el banc.",
          "{?x.tax}Amb un preu de {x.price}, un resident amb el {loan.share} finançat posa {x.own}; amb l’impost de transmissions, {x.cash}.",
        ],
        calculation: [
          "L’entrada d’un pis és el preu menys el préstec, i el préstec és el {loan.share} o el {loan.abroad} de la xifra més baixa, preu o taxació.",
          "Amb 450.000\u00a0€, un resident hi posa 90.000\u00a0€ més uns 54.000\u00a0€ d’impostos i despeses: 144.000\u00a0€. Si la taxació dona 430.000\u00a0€, el préstec baixa a 344.000\u00a0€ i els diners propis pugen a 160.000\u00a0€.",
        ],
        time: "L’entrada d’un pis es paga en dos cops: una part amb les arres i la resta a la notaria. Tingui tota la suma en un compte espanyol uns dies abans, perquè una transferència grossa des d’un altre país es pot encallar.",
        when: "L’entrada per comprar un pis es paga en dos dies: una part amb les arres i la resta en signar l’escriptura, junt amb la provisió per a notaria, registre i impost. Abans que res es paga la taxació, quan el banc l’encarrega. Sobre plànol hi ha a més pagaments durant l’obra.",
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
          heading: "I si no arriba?",
          blocks: [
            {
              points: [
                "Aval de l’Estat (ICO): hipoteca de fins al 100\u00a0% per al primer habitatge, fins a 35 anys o amb fills menors, 37.800\u00a0€ bruts l’any per comprador i 300.000\u00a0€ de preu com a màxim a Catalunya, fins al 31 de desembre del 2027.",
                "Préstec de l’ICF: el 20\u00a0% del preu, 50.000\u00a0€ com a màxim, al 0\u00a0%, de 18 a 35 anys; l’habitatge queda protegit.",
                "Tipus reduït del {itp.reduced} en transmissions: amb 300.000\u00a0€ estalvia 15.000\u00a0€. Depèn de l’edat o la família, la renda i que visqui al pis.",
                "Vengui primer i compri després, amb un termini més llarg a les arres.",
                "No tapi el forat amb un préstec personal, perquè la quota rebaixa el que deixa el banc.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quants diners propis amb 200.000, 300.000, 450.000 i 600.000\u00a0€?",
        blocks: [
          {
            caption:
              "Segona mà: entrada, ITP i, com a molt, de 1.650 a 2.800\u00a0€ de notaria, registre i gestoria (el marge des de 500.000\u00a0€)",
            columns: [
              "Preu",
              "Arres, 10\u00a0%",
              "Entrada, 20\u00a0%",
              "Resident, en total",
              "Des de fora (60–70\u00a0%), en total",
            ],
            rows: [
              ["200.000\u00a0€", "20.000\u00a0€", "40.000\u00a0€", "61.650–62.800\u00a0€", "81.650–102.800\u00a0€"],
              ["300.000\u00a0€", "30.000\u00a0€", "60.000\u00a0€", "91.650–92.800\u00a0€", "121.650–152.800\u00a0€"],
              ["450.000\u00a0€", "45.000\u00a0€", "90.000\u00a0€", "136.650–137.800\u00a0€", "181.650–227.800\u00a0€"],
              ["600.000\u00a0€", "60.000\u00a0€", "120.000\u00a0€", "181.650–182.800\u00a0€", "241.650–302.800\u00a0€"],
            ],
          },
          "Les arres formen part de l’entrada. Afegeixi-hi de 250 a 600\u00a0€ per la taxació i, si en contracta, un advocat: amb ell, les despeses s’acosten al {loan.costs} del preu.",
        ],
      },
      inShort: [
        "El que no deixa el banc ho posa vostè.",
        "Els impostos i les despeses, prop del {loan.costs}, també es paguen amb estalvis.",
        "Una part es lliura amb les arres i la resta a la signatura.",
      ],
      next: "[Calculi els diners necessaris a la signatura](/costs) amb el seu preu i el seu préstec.",
      description:
        "L’entrada per comprar un pis: quants diners necessiten residents i no residents amb 300.000 a 600.000\u00a0€, quan es paga cada part i d’on poden venir els diners.",
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
        "сколько нужно накопить на квартиру в испании",
        "первый взнос 300000\u00a0евро",
      ],
      title: "Первый взнос",
      answers: {
        what: [
          "Первый взнос у резидентов обычно не меньше 20\u00a0% цены, у живущих за рубежом 30–40\u00a0%; с налогом, нотариусом и реестром своих денег нужно чуть меньше трети цены в первом случае и 40–51\u00a0% во втором, при цене от 200\u00a0000 до 600\u00a0000\u00a0€.",
          "Для квартиры за 300\u00a0000\u00a0€ это от 91\u00a0650 до 92\u00a0800\u00a0€, а из-за рубежа от 121\u00a0650 до 152\u00a0800\u00a0€.",
          "Задаток, обычно 10\u00a0%, входит во взнос, а кредит банк считает от меньшей суммы, цены или оценки.",
        ],
        cost: [
          "Размер первого взноса зависит от цены жилья и от доли, которую даст банк.",
          "{?x.tax}При цене {x.price} взнос резидента с кредитом в {loan.share} составит {x.own}, а вместе с налогом понадобится {x.cash}.",
        ],
        calculation: [
          "Первый взнос\u00a0— это цена минус кредит, а кредит\u00a0— {loan.share} или {loan.abroad} от меньшей суммы, цены или оценки.",
          "При цене 450\u00a0000\u00a0€ резидент вносит 90\u00a0000\u00a0€ и ещё около 54\u00a0000\u00a0€ налогов и расходов, всего 144\u00a0000\u00a0€. Если оценка 430\u00a0000\u00a0€, кредит уменьшится до 344\u00a0000\u00a0€, а своих денег понадобится 160\u00a0000\u00a0€.",
        ],
        time: "Первый взнос платят в два приёма: часть по договору задатка, остальное у нотариуса. Вся сумма должна быть на испанском счёте за несколько дней: крупный перевод между странами могут задержать для проверки.",
        when: "Первый взнос платят в два дня: часть по договору задатка, остальное в день сделки, вместе с деньгами на нотариуса, реестр и налог. Ещё раньше оплачивают оценку, когда её заказывает банк. При покупке на стадии строительства между ними идут платежи по графику.",
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
                "Гарантия государства (aval ICO): ипотека до 100\u00a0% на первое жильё, до 35\u00a0лет или с несовершеннолетними детьми, доход до 37\u00a0800\u00a0€ в год на покупателя, цена в Каталонии до 300\u00a0000\u00a0€, до 31 декабря 2027\u00a0года.",
                "Заём ICF: 20\u00a0% цены, не больше 50\u00a0000\u00a0€, под 0\u00a0%, от 18 до 35\u00a0лет; жильё остаётся защищённым.",
                "Пониженный налог {itp.reduced}: при цене 300\u00a0000\u00a0€ экономит 15\u00a0000\u00a0€. Он зависит от возраста или семьи, дохода и от того, будете ли вы жить в квартире.",
                "Сначала продать, потом купить, и договориться о более долгом сроке в договоре задатка.",
                "Не закрывать разницу потребительским кредитом: его платёж уменьшит сумму, которую даст банк.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько своих денег при цене 200\u00a0000, 300\u00a0000, 450\u00a0000 и 600\u00a0000\u00a0€?",
        blocks: [
          {
            caption:
              "Вторичное жильё: взнос, налог ITP и не больше 1\u00a0650–2\u00a0800\u00a0€ на нотариуса, реестр и оформление (столько выходит от 500\u00a0000\u00a0€)",
            columns: [
              "Цена",
              "Задаток, 10\u00a0%",
              "Взнос, 20\u00a0%",
              "Резидент, всего",
              "Из-за рубежа (60–70\u00a0%), всего",
            ],
            rows: [
              [
                "200\u00a0000\u00a0€",
                "20\u00a0000\u00a0€",
                "40\u00a0000\u00a0€",
                "61\u00a0650–62\u00a0800\u00a0€",
                "81\u00a0650–102\u00a0800\u00a0€",
              ],
              [
                "300\u00a0000\u00a0€",
                "30\u00a0000\u00a0€",
                "60\u00a0000\u00a0€",
                "91\u00a0650–92\u00a0800\u00a0€",
                "121\u00a0650–152\u00a0800\u00a0€",
              ],
              [
                "450\u00a0000\u00a0€",
                "45\u00a0000\u00a0€",
                "90\u00a0000\u00a0€",
                "136\u00a0650–137\u00a0800\u00a0€",
                "181\u00a0650–227\u00a0800\u00a0€",
              ],
              [
                "600\u00a0000\u00a0€",
                "60\u00a0000\u00a0€",
                "120\u00a0000\u00a0€",
                "181\u00a0650–182\u00a0800\u00a0€",
                "241\u00a0650–302\u00a0800\u00a0€",
              ],
            ],
          },
          "Задаток входит во взнос. Прибавьте 250–600\u00a0€ за оценку и, если он нужен, юриста: с ним расходы приближаются к {loan.costs} цены.",
        ],
      },
      inShort: [
        "Всё, чего не даёт банк, вносите вы.",
        "Налоги и расходы, около {loan.costs}, тоже платят своими деньгами.",
        "Часть передают с договором задатка, остальное в день сделки.",
      ],
      next: "[Посчитайте сумму к сделке](/costs) со своей ценой и своим кредитом.",
      description:
        "Первый взнос при покупке жилья в Испании: сколько своих денег нужно резиденту и нерезиденту при цене 300\u00a0000–600\u00a0000\u00a0€, когда платить и чем их подтвердить.",
      sources: [
        "Закон 10/2010 о предотвращении отмывания денег",
        "Decret llei 5/2025: шкала ITP в Каталонии",
        "Закон 18/2007, ст.\u00a063: авансовые платежи",
        "Banco Sabadell и idealista: обычная доля кредита",
      ],
    },
  },
};
