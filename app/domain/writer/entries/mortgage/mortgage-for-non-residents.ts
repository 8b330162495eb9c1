import type { Entry } from "../entry";

export const mortgageForNonResidents: Entry = {
  theme: "mortgage",
  reader: "non-resident",
  related: ["mortgage-documents", "buying-from-abroad", "share-of-the-price", "nie", "bank-account"],
  table: "loans",
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "mortgage for non-residents",
        "non-resident mortgage",
        "non-resident mortgage deposit",
        "mortgage for foreigners in spain",
        "spanish mortgage for foreigners",
        "mortgage in spain for expats",
        "mortgage for overseas buyers",
        "spanish mortgage for uk residents",
      ],
      title: "A mortgage for non-residents",
      answers: {
        what: [
          "A mortgage for non-residents exists at many Spanish banks, on a smaller share than locals get.",
          "Plan for {loan.abroad} of the price or of the bank valuation (tasación), whichever is lower.",
          "What counts is where you pay tax, not your passport. UK residents are non-residents to a Spanish bank, and a foreigner who is tax resident in Spain is a resident.",
        ],
        cost: [
          "The costs of a mortgage for non-residents are shared as for anyone. You pay the valuation and your copies, the bank pays the deed of the loan, its registration and the stamp duty.",
          "Add sworn translations, perhaps a power of attorney, and a larger down payment.",
        ],
        time: [
          "A mortgage for non-residents tends to take longer than a local one, because documents come from another country.",
          "No official figure exists.",
          "The {loan.days}\u00a0calendar days with the bank’s binding documents apply in Catalonia to you as well.",
        ],
        who: "A mortgage for non-residents is granted by banks that serve clients abroad; not all of them do. You need an NIE (foreigner’s identity number), income you can prove and a credit record in your own country.",
        how: "To get a mortgage for non-residents, collect your documents before you travel and ask banks which currencies and countries of income they accept. Have a first answer in writing before you sign a deposit contract.",
      },
      sections: [
        {
          heading: "How do the terms differ from those of a resident?",
          blocks: [
            {
              points: [
                "Share: {loan.abroad} where a resident may get {loan.share}; a second home can mean less.",
                "Years: usually {loan.yearsAbroad} in place of up to {loan.years}.",
                "Debts: all payments, those at home included, within {loan.debtsAbroad} of net income.",
                "Rate: a bank may ask for more from a client whose income it cannot see in Spain.",
              ],
            },
            "No law sets these limits. They come from published bank practice, so a refusal at one counter says little about the next.",
          ],
        },
        {
          heading: "What happens if you earn in another currency?",
          blocks: [
            "The bank looks at income in pounds or dollars with a margin for exchange rates, so the same salary counts for less. Ask which rate it uses.",
            "If the loan itself is in a currency other than yours, Law 5/2019, art.\u00a020, gives you a right to convert it. You may choose the currency of most of your income, or that of the EU country where you live. The offer must explain how.",
            "Paying in euros from an account abroad leaves the exchange risk with you for the whole term. A few payments kept in reserve make a bad month easier.",
          ],
        },
        {
          heading: "In which order do you proceed from abroad?",
          blocks: [
            {
              steps: [
                "Apply for the NIE and open a Spanish account for the payments.",
                "Ask for a credit report in your country and collect tax returns and bank statements.",
                "Send the same file to two or three banks and ask what they want translated.",
                "Sign the deposit contract (arras) only with the financing named in it.",
                "Decide who comes to the notary: you, or someone with a power of attorney that covers the loan too.",
              ],
            },
          ],
        },
        {
          heading: "Which mistakes cost time?",
          blocks: [
            {
              points: [
                "A power of attorney for the purchase alone. The notary’s meeting on the loan needs its own wording.",
                "Money moved between accounts just before the purchase. The bank will ask where it comes from.",
                "A debt at home left unmentioned. It appears in the credit report.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How much cash does a buyer from abroad need?",
        blocks: [
          [
            "{?x.home}One of our homes, [{a.title}](/property/{a.id}), costs {a.price}.",
            "{!x.home}Let the price be {x.price}.",
            "At the upper end the bank lends {x.loanAbroad}; at the lower end {x.loanAbroadLow}.",
            "Down payment and transfer tax then come to {x.cashAbroad} or {x.cashAbroadLow}.",
            "Notary, registry, translations and travel are still to be added.",
          ],
        ],
      },
      inShort: [
        "People who live outside Spain can borrow too, though less.",
        "Banks usually lend them {loan.abroad} of the price or the valuation, over {loan.yearsAbroad}\u00a0years.",
        "The file takes longer, since income and debts have to be proved from another country.",
      ],
      next: "[Work out your cash as a buyer who lives abroad](/costs) before you speak to a bank.",
      description:
        "A mortgage for non-residents in Spain: how much of the price banks lend, over how many years, which documents they ask for and how income abroad counts.",
      sources: [
        "Law 5/2019, arts.\u00a011, 14, 15 and 20",
        "Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1",
        "Banco Sabadell and idealista: lending to non-residents",
      ],
    },
    es: {
      names: [
        "hipoteca para no residentes",
        "hipoteca para extranjeros",
        "hipoteca para extranjeros no residentes",
        "hipoteca siendo extranjero",
        "hipoteca desde el extranjero",
      ],
      title: "La hipoteca para no residentes",
      answers: {
        what: [
          "La hipoteca para no residentes existe en bastantes bancos, con un porcentaje menor que el de quien vive aquí.",
          "Cuente con el {loan.abroad} del precio o de la tasación, lo que sea más bajo.",
          "Lo que importa es dónde paga usted sus impuestos y no su pasaporte: un extranjero con residencia fiscal en España se trata como residente.",
        ],
        cost: [
          "En una hipoteca para no residentes los gastos se reparten igual que en las demás. Usted paga tasación y copias; el banco, la escritura del préstamo, su inscripción y el impuesto.",
          "Añada traducciones juradas, tal vez un poder notarial y una entrada mayor.",
        ],
        time: [
          "Una hipoteca para no residentes suele ir más despacio, porque la documentación viene de otro país.",
          "No hay cifra oficial.",
          "Los {loan.days}\u00a0días naturales con la oferta vinculante rigen en Cataluña también para usted.",
        ],
        who: "La hipoteca para no residentes la conceden los bancos que atienden a clientes de fuera; no todos lo hacen. Hacen falta NIE, ingresos demostrables e historial de crédito en su país.",
        how: "Para pedir una hipoteca para no residentes, reúna la documentación antes de viajar y pregunte qué monedas y países de ingreso acepta cada banco. Tenga una primera respuesta por escrito antes de firmar arras.",
      },
      sections: [
        {
          heading: "¿En qué cambian las condiciones?",
          blocks: [
            {
              points: [
                "Porcentaje: {loan.abroad} donde un residente llega al {loan.share}; en segunda residencia puede ser menos.",
                "Años: lo normal es {loan.yearsAbroad} en lugar de hasta {loan.years}.",
                "Deudas: todas las cuotas, también las de su país, dentro del {loan.debtsAbroad} de los ingresos netos.",
                "Tipo: un banco puede pedir más a quien no tiene ingresos visibles en España.",
              ],
            },
            "Ninguna ley fija estos límites. Es práctica publicada por los bancos, y por eso el «no» de uno dice poco del siguiente. Pregunte a varios con el mismo expediente.",
          ],
        },
        {
          heading: "¿Y si cobra en otra moneda?",
          blocks: [
            "El banco descuenta un margen por el cambio, de modo que el mismo sueldo cuenta menos. Pregunte qué cambio aplica.",
            "Si el préstamo está en una moneda distinta de la suya, la Ley 5/2019, art.\u00a020, le da derecho a convertirlo. Puede elegir la moneda de la mayor parte de sus ingresos o la del país de la UE en que reside. La oferta debe explicar cómo.",
            "Quien paga en euros desde una cuenta exterior asume el riesgo de cambio todo el plazo. Unas cuantas cuotas en reserva suavizan un mal mes.",
          ],
        },
        {
          heading: "¿Cómo se hace desde fuera?",
          blocks: [
            {
              steps: [
                "Solicite el NIE y abra una cuenta en España para las cuotas.",
                "Pida un informe de crédito en su país y reúna declaraciones y extractos.",
                "Envíe el mismo expediente a dos o tres bancos y pregunte qué quieren traducido.",
                "Firme el contrato de arras solo si menciona la financiación.",
                "Decida quién irá a la notaría: usted o alguien con un poder que incluya también el préstamo.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué errores hacen perder tiempo?",
          blocks: [
            {
              points: [
                "Un poder pensado solo para la compra. El acta previa del préstamo necesita su propia mención.",
                "Mover dinero entre cuentas justo antes: el banco preguntará de dónde viene.",
                "Callar una deuda del país de origen, porque sale en el informe.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto efectivo necesita quien compra desde fuera?",
        blocks: [
          [
            "{?x.home}Una de nuestras viviendas, [{a.title}](/property/{a.id}), cuesta {a.price}.",
            "{!x.home}Pongamos que el precio es de {x.price}.",
            "En la parte alta el banco presta {x.loanAbroad}; en la baja, {x.loanAbroadLow}.",
            "Entrada e impuesto de transmisiones suman entonces {x.cashAbroad} o {x.cashAbroadLow}.",
            "Quedan por añadir notaría, registro, traducciones y viajes.",
          ],
        ],
      },
      inShort: [
        "Quien vive fuera de España también puede pedir un préstamo, aunque menor.",
        "Lo habitual es el {loan.abroad} del precio o de la tasación, a {loan.yearsAbroad}\u00a0años.",
        "El expediente tarda más, porque hay que probar ingresos y deudas de otro país.",
      ],
      next: "[Calcule su efectivo como comprador que vive fuera](/costs) antes de hablar con un banco.",
      description:
        "Hipoteca para no residentes: qué parte del precio prestan los bancos, a cuántos años, qué documentación piden y cómo cuentan los ingresos de otro país.",
      sources: [
        "Ley 5/2019, arts.\u00a011, 14, 15 y 20",
        "Código de Consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1",
        "Banco Sabadell e idealista: financiación a no residentes",
      ],
    },
    ca: {
      names: [
        "hipoteca per a no residents",
        "hipoteca per a estrangers",
        "hipoteca per a estrangers no residents",
        "hipoteca des de l’estranger",
        "hipoteca sent estranger",
      ],
      title: "La hipoteca per a no residents",
      answers: {
        what: [
          "La hipoteca per a no residents existeix en força bancs, amb un percentatge més baix que el de qui viu aquí.",
          "Compti amb el {loan.abroad} del preu o de la taxació, la xifra que sigui menor.",
          "El que importa és on paga els impostos i no el passaport: un estranger amb residència fiscal a Espanya es tracta com un resident.",
        ],
        cost: [
          "En una hipoteca per a no residents les despeses es reparteixen com en qualsevol altra. Vostè paga taxació i còpies; el banc, l’escriptura del préstec, la inscripció i l’impost.",
          "Afegeixi-hi traduccions jurades, potser un poder notarial i una entrada més alta.",
        ],
        time: [
          "Una hipoteca per a no residents acostuma a anar més a poc a poc, perquè la documentació ve d’un altre país.",
          "No n’hi ha cap xifra oficial.",
          "Els {loan.days}\u00a0dies naturals amb l’oferta vinculant també són per a vostè.",
        ],
        who: "La hipoteca per a no residents la donen els bancs que atenen clients de fora; no ho fan tots. Calen NIE, ingressos demostrables i historial de crèdit al país propi.",
        how: "Per demanar una hipoteca per a no residents, aplegui la documentació abans de viatjar i pregunti quines monedes i països d’ingrés accepta cada banc. Tingui una primera resposta per escrit abans de signar arres.",
      },
      sections: [
        {
          heading: "En què canvien les condicions?",
          blocks: [
            {
              points: [
                "Percentatge: {loan.abroad} on un resident arriba al {loan.share}; per a una segona residència pot ser menys.",
                "Anys: el més normal és {loan.yearsAbroad} en comptes de fins a {loan.years}.",
                "Deutes: totes les quotes, també les del seu país, dins del {loan.debtsAbroad} dels ingressos nets.",
                "Tipus: un banc pot demanar més a qui no té ingressos visibles a Espanya.",
              ],
            },
            "Cap llei no fixa aquests límits. És pràctica que publiquen els bancs, i el «no» d’un diu poca cosa del següent. Pregunti a uns quants amb el mateix expedient.",
          ],
        },
        {
          heading: "I si cobra en una altra moneda?",
          blocks: [
            "El banc hi descompta un marge pel canvi, de manera que el mateix sou compta menys. Pregunti quin canvi aplica.",
            "Si el préstec és en una moneda que no és la seva, la Llei 5/2019, art.\u00a020, li dona dret a convertir-lo. Pot triar la moneda de la major part dels ingressos o la del país de la UE on viu. L’oferta n’ha d’explicar la manera.",
            "Qui paga en euros des d’un compte exterior assumeix el risc de canvi tot el termini. Unes quantes quotes en reserva ajuden en un mes dolent.",
          ],
        },
        {
          heading: "Com es fa des de fora?",
          blocks: [
            {
              steps: [
                "Demani el NIE i obri un compte a Espanya per a les quotes.",
                "Sol·liciti un informe de crèdit al seu país i reculli declaracions i extractes.",
                "Enviï el mateix expedient a dos o tres bancs i pregunti què volen traduït.",
                "Signi el contracte d’arres només si esmenta el finançament.",
                "Decideixi qui anirà a la notaria: vostè o algú amb un poder que inclogui també el préstec.",
              ],
            },
          ],
        },
        {
          heading: "Quins errors fan perdre temps?",
          blocks: [
            {
              points: [
                "Un poder pensat només per a la compra. L’acta prèvia del préstec hi ha de sortir esmentada.",
                "Moure diners entre comptes just abans: el banc preguntarà d’on surten.",
                "Callar un deute del país d’origen, perquè surt a l’informe.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quants diners necessita qui compra des de fora?",
        blocks: [
          [
            "{?x.home}Un dels nostres habitatges, [{a.title}](/property/{a.id}), costa {a.price}.",
            "{!x.home}Posem que el preu és de {x.price}.",
            "A la part alta el banc deixa {x.loanAbroad}; a la baixa, {x.loanAbroadLow}.",
            "Entrada i impost de transmissions sumen llavors {x.cashAbroad} o {x.cashAbroadLow}.",
            "Encara s’hi han d’afegir notaria, registre, traduccions i viatges.",
          ],
        ],
      },
      inShort: [
        "Qui viu fora d’Espanya també pot demanar un préstec, encara que més petit.",
        "L’habitual és el {loan.abroad} del preu o de la taxació, a {loan.yearsAbroad}\u00a0anys.",
        "L’expedient triga més, perquè s’han de provar ingressos i deutes d’un altre país.",
      ],
      next: "[Calculi els diners que li calen si viu a fora](/costs) abans de parlar amb cap banc.",
      description:
        "Hipoteca per a no residents: quina part del preu presten els bancs, a quants anys, quina documentació demanen i com compten els ingressos de l’estranger.",
      sources: [
        "Llei 5/2019, arts.\u00a011, 14, 15 i 20",
        "Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1",
        "Banc Sabadell i idealista: finançament a no residents",
      ],
    },
    ru: {
      names: [
        "ипотека для нерезидентов",
        "ипотека нерезиденту",
        "ипотека для иностранцев в Испании",
        "ипотека для иностранцев",
        "ипотека для россиян в Испании",
        "ипотека из-за границы",
        "ипотека не резидентам",
      ],
      title: "Ипотека для нерезидентов",
      answers: {
        what: [
          "Ипотека для нерезидентов есть во многих испанских банках, но доля кредита меньше, чем у живущих в стране.",
          "Рассчитывайте на {loan.abroad} от цены или от банковской оценки (tasación), смотря что меньше; первый взнос выходит 30–40\u00a0%, и сверху налоги.",
          "Важно, где вы платите налоги, а не какой у вас паспорт: иностранца с налоговым резидентством в Испании считают резидентом.",
          "Россиянам стоит первым делом спросить, принимает ли банк доход и переводы из России.",
        ],
        cost: [
          "Ипотека для нерезидентов не имеет единой ставки: процент назначает каждый банк, поэтому сравнивайте полную стоимость (TAE) двух-трёх предложений.",
          "Расходы делят как обычно: вы платите за оценку и копии, банк\u00a0— за акт кредита, его регистрацию и гербовый сбор.",
          "Добавьте присяжный перевод и, возможно, доверенность.",
        ],
        time: [
          "Ипотека для нерезидентов обычно занимает больше времени: документы приходят из другой страны.",
          "Официального срока нет.",
          "Правило о {loan.days}\u00a0календарных днях с обязательным предложением в Каталонии касается и вас.",
        ],
        who: "Ипотека для нерезидентов доступна в банках, которые работают с клиентами из-за рубежа, а это не все. Нужны NIE (номер иностранца), подтверждённый доход и кредитная история в своей стране.",
        how: "Чтобы ипотека для нерезидентов оформлялась быстрее, соберите документы до поездки и спросите банки, какие валюты и страны дохода они принимают. Предварительный ответ получите до договора задатка.",
      },
      sections: [
        {
          heading: "Чем отличаются условия?",
          blocks: [
            {
              points: [
                "Доля: {loan.abroad} там, где резиденту дадут {loan.share}; на второе жильё бывает меньше.",
                "Срок: чаще {loan.yearsAbroad}\u00a0лет вместо {loan.years}.",
                "Долги: все платежи, в том числе в вашей стране, в пределах {loan.debtsAbroad} чистого дохода.",
                "Ставка: с клиента, чей доход в Испании не виден, банк может попросить больше.",
              ],
            },
            "Закон этих пределов не устанавливает. Так описывают свою практику банки, и отказ одного мало говорит о другом. Спросите несколько банков и пришлите им одинаковый комплект документов: так ответы можно сравнить.",
          ],
        },
        {
          heading: "Что, если доход в другой валюте?",
          blocks: [
            "Банк закладывает запас на курс, поэтому та же зарплата даёт меньший кредит. Спросите, по какому курсу её считают.",
            "Если сам кредит выдан не в вашей валюте, ст.\u00a020 Закона 5/2019 даёт право его конвертировать. Можно выбрать валюту основного дохода или валюту страны ЕС, где вы живёте. Порядок должен быть описан в предложении.",
            "Когда платят в евро со счёта в другой стране, валютный риск остаётся за вами на весь срок. Запас на несколько платежей поможет в неудачный месяц, когда курс изменился или перевод задержали.",
          ],
        },
        {
          heading: "Как действовать из другой страны?",
          blocks: [
            {
              steps: [
                "Получите NIE и откройте счёт в Испании для платежей.",
                "Закажите кредитную историю у себя, соберите декларации и выписки.",
                "Отправьте один и тот же комплект в два-три банка и узнайте, что нужно перевести.",
                "Подписывайте договор задатка (arras), только если в нём упомянут кредит.",
                "Решите, кто будет у нотариуса: вы сами или доверенное лицо с правом подписать и кредит.",
              ],
            },
            "Граждан России могут касаться санкционные правила ЕС, например о вкладах в банках. Ещё до задатка узнайте, с какого счёта и каким путём придёт первый взнос.",
          ],
        },
        {
          heading: "Какие ошибки отнимают время?",
          blocks: [
            {
              points: [
                "Доверенность только на покупку. Для встречи по кредиту нужна отдельная формулировка.",
                "Переводы между счетами перед самой сделкой: банк спросит, откуда деньги.",
                "Умолчание о долге в своей стране: он виден в кредитной истории и заставит начать проверку заново.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько денег нужно покупателю из-за рубежа?",
        blocks: [
          [
            "{?x.home}Один из наших объектов, [{a.title}](/property/{a.id}), стоит {a.price}.",
            "{!x.home}Пусть цена {x.price}.",
            "По верхней границе банк даст {x.loanAbroad}, по нижней {x.loanAbroadLow}.",
            "Первый взнос и налог на передачу имущества составят тогда {x.cashAbroad} или {x.cashAbroadLow}.",
            "Нотариус, реестр, переводы документов и поездки сюда ещё не входят, их считают отдельно.",
          ],
        ],
      },
      inShort: [
        "Живущие за пределами Испании тоже могут взять кредит, только меньший.",
        "Обычно это {loan.abroad} от цены или оценки на {loan.yearsAbroad}\u00a0лет.",
        "Оформление дольше: доходы и долги надо подтверждать из другой страны.",
      ],
      next: "[Посчитайте, сколько денег нужно при жизни за рубежом](/costs), ещё до разговора с банком.",
      description:
        "Ипотека для нерезидентов в Испании: какую долю цены дают банки, на сколько лет, какие документы попросят и как учитывают доход из другой страны и валюты.",
      sources: [
        "Закон 5/2019, ст.\u00a011, 14, 15 и 20",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1",
        "Banco Sabadell и idealista: кредиты нерезидентам",
      ],
    },
  },
};
