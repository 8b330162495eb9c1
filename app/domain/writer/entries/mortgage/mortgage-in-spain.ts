import type { Entry } from "../entry";

export const mortgageInSpain: Entry = {
  theme: "mortgage",
  related: [
    "share-of-the-price",
    "down-payment",
    "binding-offer-fein",
    "mortgage-for-non-residents",
    "costs-of-the-mortgage",
  ],
  table: "loans",
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "mortgage in spain",
        "spanish mortgage",
        "mortgage",
        "mortgage in barcelona",
        "home loan in spain",
        "how to get a mortgage in spain",
        "buying with a mortgage",
      ],
      title: "A mortgage in Spain",
      answers: {
        what: [
          "A mortgage in Spain pays part of the price, never the taxes, and the home is the bank’s security until the last payment.",
          "Residents can usually borrow up to {loan.share} of the price or of the bank valuation (tasación), whichever is lower.",
          "For people who live abroad the usual share is {loan.abroad}.",
          "The rest, and the costs of buying, come out of your own pocket.",
        ],
        cost: "A mortgage in Spain costs you the interest, the bank valuation and any copies of the deed you ask for. The bank pays the deed of the loan, its registration and the stamp duty. What the interest adds up to depends on your offer, so compare totals over the whole term.",
        time: [
          "No rule says how long a mortgage in Spain takes: the bank’s checks and the valuation set the pace.",
          "One part is fixed: in Catalonia you must have the bank’s binding documents at least {loan.days}\u00a0calendar days before signing.",
        ],
        who: "A mortgage in Spain is open to residents and to people who live abroad; no law asks for Spanish nationality. The bank has to check your income, savings and debts before it lends (Law 5/2019, art.\u00a011).",
        how: "To get a mortgage in Spain, ask two or three banks before you choose a home. Let the deposit contract say that you are buying with a loan. Then come the valuation, the binding offer, the notary’s free meeting and the signing.",
      },
      sections: [
        {
          heading: "What do banks look at before they lend?",
          blocks: [
            "A bank looks at two things: what the home is worth and what you can repay. The second one decides more often than buyers expect.",
            {
              points: [
                "The share: a percentage of the price or of the valuation, and always of the lower figure.",
                "The monthly burden: all your debts together at about {loan.debts} of net income for residents, {loan.debtsAbroad} for non-residents.",
                "The years: up to {loan.years} for residents, more often {loan.yearsAbroad} from abroad.",
                "Your age: the last payment usually falls before you turn {loan.age}.",
              ],
            },
            "These are customs of the trade, as idealista and fotocasa publish them. Every bank may be stricter.",
          ],
        },
        {
          heading: "In which order do you arrange it?",
          blocks: [
            {
              steps: [
                "Work out your cash first: down payment, tax, notary, registry and a reserve.",
                "Ask several banks for a first answer in writing, with the same figures for each.",
                "Make an offer for the home, and name the mortgage in the deposit contract (arras) with a date the bank can meet.",
                "Let the bank order the valuation and check the land registry extract (nota simple).",
                "Read the binding mortgage offer (FEIN) and take your questions to the notary.",
                "Sign the deed of sale and the deed of the loan on the same day, one after the other.",
              ],
            },
          ],
        },
        {
          heading: "Which rules protect you?",
          blocks: [
            [
              "Two laws set the pace.",
              "In Catalonia the binding documents must be in your hands {loan.days}\u00a0calendar days before you sign (Law 22/2010, art.\u00a0262-4.1).",
              "Law 5/2019 makes the bank explain them and sends you to a notary, free of charge, no later than the day before.",
            ],
            "If the bank refuses and your contract named the mortgage, article 621-49 of the Civil Code of Catalonia may let you withdraw. It asks for written proof within the agreed time, and it can be excluded by agreement.",
          ],
        },
        {
          heading: "What goes wrong with a mortgage?",
          blocks: [
            {
              points: [
                "The valuation comes in below the price and the loan shrinks. Keep a reserve for it.",
                "The deposit contract sets a date too early for the bank. Ask the bank for its calendar first.",
                "A lower rate depends on insurance and cards. Ask for the price of each, and of the loan without them.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does that mean at a real price?",
        blocks: [
          [
            "{?x.home}Take [{a.title}](/property/{a.id}), which we have for sale at {a.price}.",
            "{!x.home}Take a price of {x.price}.",
            "A resident who borrows {loan.share} gets {x.loan} and brings {x.own}.",
            "With the transfer tax of a resale home, {x.tax}, the cash needed is {x.cash}, before the notary and the registry.",
            "A buyer from abroad with the upper share borrows {x.loanAbroad} and brings {x.cashAbroad}, tax included.",
          ],
        ],
      },
      inShort: [
        "Spanish banks lend a share of the price or the valuation, the lower of the two.",
        "Residents can count on {loan.share} at most and buyers from abroad on {loan.abroad}.",
        "Taxes and costs have to be paid in cash, on top of the down payment.",
      ],
      next: "[Put your own figures into our cost page](/costs) and see how much cash you need at signing.",
      description:
        "How a mortgage in Spain works: how much banks lend, what you pay yourself, the order of the steps and the rules in Catalonia that protect whoever borrows.",
      sources: [
        "Law 5/2019 of 15\u00a0March on real-estate credit contracts, arts.\u00a011, 14 and 15",
        "Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1",
        "Civil Code of Catalonia, art.\u00a0621-49",
        "Banco Sabadell, idealista and fotocasa: usual lending criteria",
      ],
    },
    es: {
      names: [
        "hipoteca para comprar vivienda",
        "hipoteca",
        "hipoteca en españa",
        "hipoteca en barcelona",
        "préstamo hipotecario",
        "hipoteca para comprar casa",
        "cómo conseguir una hipoteca",
        "ipoteca",
        "pedir una hipoteca",
      ],
      title: "La hipoteca para comprar vivienda",
      answers: {
        what: [
          "Una hipoteca para comprar vivienda cubre una parte del precio; los impuestos y los gastos se pagan con dinero propio.",
          "A quien reside en España los bancos suelen prestarle hasta el {loan.share} de la cifra menor entre precio y tasación.",
          "A quien vive en otro país, el {loan.abroad}.",
          "Hasta la última cuota, la vivienda responde de la deuda.",
        ],
        cost: "De una hipoteca usted paga los intereses, la tasación y las copias de la escritura que pida. La escritura del préstamo, su inscripción y el impuesto corren por cuenta del banco. El coste real solo se ve comparando el total de varias ofertas.",
        time: [
          "Ninguna norma dice cuánto tarda una hipoteca: lo marcan el estudio del banco y la tasación.",
          "Sí es fijo un tramo: en Cataluña la documentación vinculante debe estar en su poder al menos {loan.days}\u00a0días naturales antes de la firma.",
        ],
        who: "Pueden pedir una hipoteca tanto los residentes como quienes viven en el extranjero; la ley no exige nacionalidad española. El banco ha de comprobar antes ingresos, ahorro y deudas (Ley 5/2019, art.\u00a011).",
        how: "Para conseguir una hipoteca, hable con dos o tres bancos antes de elegir piso y haga constar la financiación en el contrato de arras. Después vienen la tasación, la oferta vinculante, el acta previa y la firma.",
      },
      sections: [
        {
          heading: "¿En qué se fija el banco?",
          blocks: [
            "El banco se hace dos preguntas: cuánto vale la vivienda y cuánto puede devolver usted. La segunda suele pesar más.",
            {
              points: [
                "El porcentaje, que se aplica siempre a la cifra más baja, sea el precio o la tasación.",
                "El esfuerzo mensual: entre todas las deudas, en torno al {loan.debts} de los ingresos netos, o el {loan.debtsAbroad} si no se reside aquí.",
                "El plazo: hasta {loan.years}\u00a0años para residentes; desde fuera es más habitual {loan.yearsAbroad}.",
                "La edad: lo normal es terminar de pagar antes de los {loan.age}\u00a0años.",
              ],
            },
            "Son costumbres del sector, recogidas por idealista y fotocasa. Cada entidad puede ser más exigente.",
          ],
        },
        {
          heading: "¿En qué orden se hace?",
          blocks: [
            {
              steps: [
                "Calcule primero el efectivo: entrada, impuesto, notaría, registro y un colchón.",
                "Pida a varios bancos una primera respuesta por escrito, con los mismos datos para todos.",
                "Haga la oferta y ponga la hipoteca en el contrato de arras, con una fecha que el banco pueda cumplir.",
                "El banco encarga la tasación y revisa la nota simple.",
                "Lea la oferta vinculante (FEIN) y lleve sus preguntas al notario.",
                "El mismo día se firman, una tras otra, la compraventa y la hipoteca.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué normas le protegen?",
          blocks: [
            [
              "Dos leyes marcan el ritmo.",
              "En Cataluña, la documentación vinculante se entrega {loan.days}\u00a0días naturales antes de firmar (Ley 22/2010, art.\u00a0262-4.1).",
              "La Ley 5/2019 obliga al banco a explicarla y le lleva a usted ante notario, sin coste, a más tardar la víspera.",
            ],
            "Si el banco dice que no y el contrato preveía la hipoteca, el artículo 621-49 del Código civil de Cataluña puede permitirle desistir. Hay que justificarlo por escrito dentro del plazo pactado, y las partes pueden excluirlo.",
          ],
        },
        {
          heading: "¿Qué suele fallar en una hipoteca?",
          blocks: [
            {
              points: [
                "La tasación queda por debajo del precio y el préstamo encoge: tenga una reserva.",
                "Las arras fijan una fecha a la que el banco no llega. Pregúntele antes por su calendario.",
                "El tipo rebajado depende de seguros y tarjetas. Pida el precio de cada producto y el del préstamo sin ellos.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cómo queda con un precio real?",
        blocks: [
          [
            "{?x.home}Sirva de ejemplo [{a.title}](/property/{a.id}), que tenemos a la venta por {a.price}.",
            "{!x.home}Calculemos con un precio de {x.price}.",
            "Un residente que pide el {loan.share} recibe {x.loan} y aporta {x.own}.",
            "Con el impuesto de una segunda mano, {x.tax}, necesita {x.cash} antes de notaría y registro.",
            "Quien compra desde fuera con el porcentaje más alto pide {x.loanAbroad} y pone {x.cashAbroad}, impuesto incluido.",
          ],
        ],
      },
      inShort: [
        "Los bancos prestan sobre el precio o la tasación, lo que sea menor.",
        "El máximo habitual es el {loan.share} para residentes y el {loan.abroad} para quien vive fuera.",
        "Impuestos y gastos se pagan aparte, con ahorros.",
      ],
      next: "[Ponga sus cifras en la página de gastos](/costs) y verá cuánto dinero necesita el día de la firma.",
      description:
        "Cómo funciona una hipoteca para comprar vivienda en Barcelona: qué parte presta el banco, qué pone usted, en qué orden se hace y qué normas le protegen.",
      sources: [
        "Ley 5/2019, de 15\u00a0de marzo, reguladora de los contratos de crédito inmobiliario, arts.\u00a011, 14 y 15",
        "Código de Consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1",
        "Código civil de Cataluña, art.\u00a0621-49",
        "Banco Sabadell, idealista y fotocasa: criterios habituales de concesión",
      ],
    },
    ca: {
      names: [
        "hipoteca per comprar habitatge",
        "hipoteca a espanya",
        "hipoteca a barcelona",
        "préstec hipotecari",
        "hipoteca per comprar casa",
        "com aconseguir una hipoteca",
        "demanar una hipoteca",
        "hipoteca",
      ],
      title: "La hipoteca per comprar habitatge",
      answers: {
        what: [
          "Una hipoteca per comprar habitatge paga una part del preu; els impostos i les despeses surten dels estalvis.",
          "A qui resideix a Espanya els bancs li solen deixar fins al {loan.share} de la xifra més baixa entre preu i taxació.",
          "A qui viu a fora, el {loan.abroad}.",
          "Fins que no es paga l’última quota, l’habitatge respon del deute.",
        ],
        cost: "D’una hipoteca vostè en paga els interessos, la taxació i les còpies de l’escriptura que demani. L’escriptura del préstec, la inscripció i l’impost els paga el banc. El cost de debò només es veu comparant el total de diverses ofertes.",
        time: [
          "Cap norma no diu quant triga una hipoteca: depèn de l’estudi del banc i de la taxació.",
          "Un tram sí que és fix: a Catalunya ha de tenir la documentació vinculant almenys {loan.days}\u00a0dies naturals abans de signar.",
        ],
        who: "Pot demanar una hipoteca tant qui resideix aquí com qui viu a l’estranger; la llei no exigeix la nacionalitat espanyola. El banc ha de comprovar abans ingressos, estalvis i deutes (Llei 5/2019, art.\u00a011).",
        how: "Per aconseguir una hipoteca, parli amb dos o tres bancs abans de triar pis i faci constar el finançament al contracte d’arres. Després venen la taxació, l’oferta vinculant, l’acta prèvia i la signatura.",
      },
      sections: [
        {
          heading: "Què mira el banc?",
          blocks: [
            "El banc es fa dues preguntes: quant val l’habitatge i quant pot tornar vostè. La segona acostuma a decidir.",
            {
              points: [
                "El percentatge, sempre sobre la xifra més baixa, sigui el preu o la taxació.",
                "L’esforç de cada mes: tots els deutes junts, al voltant del {loan.debts} dels ingressos nets, o del {loan.debtsAbroad} si no resideix aquí.",
                "El termini: fins a {loan.years}\u00a0anys per als residents; des de fora és més habitual {loan.yearsAbroad}.",
                "L’edat: s’acostuma a acabar de pagar abans dels {loan.age}\u00a0anys.",
              ],
            },
            "Són costums del sector que recullen idealista i fotocasa. Cada entitat pot ser més estricta.",
          ],
        },
        {
          heading: "En quin ordre es demana la hipoteca?",
          blocks: [
            {
              steps: [
                "Compti primer els diners que ha de tenir: entrada, impost, notaria, registre i un coixí.",
                "Demani a uns quants bancs una primera resposta per escrit, amb les mateixes dades per a tots.",
                "Faci l’oferta i deixi escrita la hipoteca al contracte d’arres, amb una data que el banc pugui complir.",
                "El banc encarrega la taxació i revisa la nota simple.",
                "Llegeixi l’oferta vinculant (FEIN) i porti les preguntes al notari.",
                "La compravenda i la hipoteca se signen el mateix dia, l’una darrere l’altra.",
              ],
            },
          ],
        },
        {
          heading: "Quines normes el protegeixen?",
          blocks: [
            [
              "Dues lleis en marquen el ritme.",
              "A Catalunya, la documentació vinculant es lliura {loan.days}\u00a0dies naturals abans de signar (Llei 22/2010, art.\u00a0262-4.1).",
              "La Llei 5/2019 obliga el banc a explicar-la i el fa passar per cal notari, sense cost, com a molt tard la vigília.",
            ],
            "Si el banc diu que no i el contracte preveia la hipoteca, l’article 621-49 del Codi civil de Catalunya li pot permetre desistir. Cal justificar-ho per escrit dins del termini pactat, i les parts ho poden excloure.",
          ],
        },
        {
          heading: "Què acostuma a fallar en una hipoteca?",
          blocks: [
            {
              points: [
                "La taxació surt per sota del preu i el préstec s’encongeix: tingui una reserva.",
                "Les arres fixen una data massa justa per al banc. Demani-li abans el calendari.",
                "El tipus rebaixat depèn d’assegurances i targetes. Pregunti què val cada producte i què val el préstec sol.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Com queda amb un preu real?",
        blocks: [
          [
            "{?x.home}Ho veurem amb [{a.title}](/property/{a.id}), que tenim a la venda per {a.price}.",
            "{!x.home}Comptem amb un preu de {x.price}.",
            "Un resident que demana el {loan.share} rep {x.loan} i n’hi posa {x.own}.",
            "Amb l’impost d’un habitatge de segona mà, {x.tax}, necessita {x.cash} abans de notaria i registre.",
            "Qui compra des de fora amb el percentatge més alt demana {x.loanAbroad} i hi posa {x.cashAbroad}, impost inclòs.",
          ],
        ],
      },
      inShort: [
        "Els bancs presten sobre el preu o la taxació, la xifra més baixa.",
        "El màxim habitual és el {loan.share} per a residents i el {loan.abroad} per a qui viu a fora.",
        "Els impostos i les despeses es paguen a part, amb estalvis.",
      ],
      next: "[Posi les seves xifres a la pàgina de despeses](/costs) i veurà quants diners li calen el dia de la signatura.",
      description:
        "Com funciona una hipoteca per comprar habitatge a Barcelona: quina part presta el banc, què hi posa vostè, en quin ordre es fa i quines normes l’emparen.",
      sources: [
        "Llei 5/2019, de 15\u00a0de març, reguladora dels contractes de crèdit immobiliari, arts.\u00a011, 14 i 15",
        "Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1",
        "Codi civil de Catalunya, art.\u00a0621-49",
        "Banc Sabadell, idealista i fotocasa: criteris habituals de concessió",
      ],
    },
    ru: {
      names: [
        "ипотека в Испании",
        "ипотека в Барселоне",
        "ипотека",
        "испанская ипотека",
        "ипотека на жильё в Испании",
        "как получить ипотеку в Испании",
        "иппотека в Испании",
        "кредит на квартиру в Испании",
      ],
      title: "Ипотека в Испании",
      answers: {
        what: [
          "Ипотека в Испании покрывает часть цены, а налоги и расходы при покупке оплачивают своими деньгами.",
          "Резидентам банки обычно дают до {loan.share} от меньшей из двух сумм: цены или банковской оценки (tasación).",
          "Тем, кто живёт за рубежом, дают {loan.abroad}.",
          "Пока долг не погашен, жильё остаётся в залоге у банка.",
        ],
        cost: "Ипотека в Испании обходится заёмщику в проценты, банковскую оценку и копии акта, которые он закажет. Нотариальный акт кредита, его регистрацию и гербовый сбор оплачивает банк. Настоящую стоимость видно, только если сравнить итоговые суммы нескольких предложений.",
        time: [
          "Сколько оформляется ипотека в Испании, закон не говорит: всё зависит от проверки в банке и от оценки.",
          "Известно одно: в Каталонии обязательные документы банк передаёт не позже чем за {loan.days}\u00a0календарных дней до сделки.",
        ],
        who: "Ипотека в Испании доступна и резидентам, и тем, кто живёт за границей: гражданства закон не требует. До выдачи банк обязан проверить доходы, сбережения и долги (Закон 5/2019, ст.\u00a011).",
        how: "Чтобы ипотека в Испании не сорвала покупку, поговорите с двумя-тремя банками до выбора жилья и упомяните кредит в договоре задатка. Затем идут оценка, обязательное предложение банка, встреча у нотариуса и сделка.",
      },
      sections: [
        {
          heading: "На что смотрит банк?",
          blocks: [
            "Банк решает два вопроса: сколько стоит жильё и сколько вы сможете возвращать. Второй чаще оказывается главным, поэтому начните с него.",
            {
              points: [
                "Доля кредита: её считают от меньшей суммы, будь то цена или оценка.",
                "Нагрузка на доход: все платежи вместе около {loan.debts} чистого дохода, для нерезидентов {loan.debtsAbroad}.",
                "Срок: до {loan.years}\u00a0лет для резидентов, для остальных чаще {loan.yearsAbroad}.",
                "Возраст: последний платёж обычно приходится на время до {loan.age}\u00a0лет.",
              ],
            },
            "Это обычаи рынка, их публикуют idealista и fotocasa. Конкретный банк может быть строже, поэтому одинаковый вопрос стоит задать нескольким.",
          ],
        },
        {
          heading: "В каком порядке оформлять ипотеку?",
          blocks: [
            {
              steps: [
                "Посчитайте свои деньги: первый взнос, налог, нотариус, реестр и запас.",
                "Попросите у нескольких банков предварительный ответ в письменном виде, с одинаковыми данными.",
                "Сделайте предложение о покупке и впишите ипотеку в договор задатка (arras) с датой, к которой банк успеет.",
                "Банк закажет оценку и проверит выписку из реестра (nota simple).",
                "Изучите обязательное предложение банка (FEIN) и задайте вопросы нотариусу.",
                "В один день подпишите акт купли-продажи и сразу за ним акт ипотеки.",
              ],
            },
          ],
        },
        {
          heading: "Какие нормы вас защищают?",
          blocks: [
            [
              "Порядок задают два закона.",
              "В Каталонии обязательные документы передают за {loan.days}\u00a0календарных дней до подписания (Закон 22/2010, ст.\u00a0262-4.1).",
              "Закон 5/2019 обязывает банк всё объяснить, а заёмщика\u00a0— бесплатно встретиться с нотариусом не позже кануна сделки.",
            ],
            "Проценты, расходы и все условия собраны в одном документе, и до подписания банк не вправе их ухудшить. Если банк отказал, а договор предусматривал ипотеку, ст.\u00a0621-49 Гражданского кодекса Каталонии может дать право отказаться от покупки. Нужен письменный отказ в оговорённый срок, и стороны вправе исключить это правило.",
          ],
        },
        {
          heading: "Что чаще всего мешает ипотеке?",
          blocks: [
            {
              points: [
                "Оценка оказывается ниже цены, и кредит уменьшается: держите резерв.",
                "В договоре задатка стоит дата, к которой банк не успевает. Заранее узнайте его график.",
                "Сниженная ставка зависит от страховок и карт. Спросите цену каждого продукта и кредита без них, сложите и сравните за весь срок.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Как выглядит ипотека в цифрах?",
        blocks: [
          [
            "{?x.home}Посчитаем на нашем объекте [{a.title}](/property/{a.id}): его цена {a.price}.",
            "{!x.home}Допустим, цена {x.price}.",
            "Резидент с ипотекой в {loan.share} получает {x.loan} и вносит {x.own}.",
            "Вместе с налогом на вторичное жильё, {x.tax}, ему нужно {x.cash}, не считая нотариуса и реестра.",
            "Покупатель из-за рубежа по верхней границе займёт {x.loanAbroad} и внесёт {x.cashAbroad} вместе с налогом.",
          ],
        ],
      },
      inShort: [
        "Банки кредитуют долю от цены или от оценки, смотря что меньше.",
        "Для резидентов обычный потолок {loan.share}, для живущих за рубежом {loan.abroad}.",
        "Налоги и расходы платят отдельно, из своих денег.",
      ],
      next: "[Подставьте свои цифры на странице расходов](/costs) и узнайте, сколько денег понадобится к сделке.",
      description:
        "Как устроена ипотека в Испании: какую долю цены даёт банк, сколько нужно своих денег, в каком порядке действовать и какие законы Каталонии защищают вас.",
      sources: [
        "Закон 5/2019 от 15\u00a0марта о договорах кредита на недвижимость, ст.\u00a011, 14 и 15",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1",
        "Гражданский кодекс Каталонии, ст.\u00a0621-49",
        "Banco Sabadell, idealista и fotocasa: обычные условия банков",
      ],
    },
  },
};
