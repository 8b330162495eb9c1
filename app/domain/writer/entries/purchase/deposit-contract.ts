import type { Entry } from "../entry";

export const depositContract: Entry = {
  theme: "guide",
  related: ["reservation-agreement", "nota-simple", "mortgage-refused", "notary-day", "purchase-offer"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "deposit contract",
        "arras contract",
        "arras",
        "contrato de arras",
        "penitential arras",
        "lose the deposit when buying",
        "arras deposit spain",
        "aras contract",
      ],
      title: "The deposit contract",
      answers: {
        what: "The deposit contract (arras) binds buyer and seller: the buyer pays part of the price and both promise to sign the deed by a date. What happens if one side pulls out depends on the kind of arras the contract names. With penitential arras, a buyer who pulls out loses the deposit and a seller returns it doubled. If it says no more than “arras”, neither can simply walk away.",
        cost: "No law fixes how much you pay under a deposit contract. Ten per cent of the price is a common figure, and less can be agreed. It counts towards the price, so it isn’t an extra cost. What you could lose, or get back doubled, depends on the wording.",
        time: "A deposit contract usually leaves enough weeks for the mortgage, the missing documents and the notary’s diary. You set the date between you. With a mortgage, count in the {loan.days} calendar days that Catalan law gives you to read the bank’s offer.",
        who: "A deposit contract is signed by all the registered owners and all the buyers, or by someone with a power of attorney. An agent may draft it and keep the signing in order; each side may have its own lawyer read it first.",
      },
      sections: [
        {
          heading: "Which kind of deposit are you signing?",
          blocks: [
            "Money handed over with nothing else agreed is a confirming deposit (Civil Code of Catalonia, art. 621-8.1). It is part of the price, and the contract has to be kept. Whoever breaks it can be sued to perform or to compensate.",
            "A deposit with a way out (arras penitenciales) has to be agreed expressly. A buyer who withdraws loses it; a seller who withdraws pays it back doubled (art. 621-8.2).",
          ],
        },
        {
          heading: "What if the bank refuses the mortgage?",
          blocks: [
            "If the contract provides for a mortgage and the bank refuses, you may withdraw and get your money back (art. 621-49). The refusal must be shown in writing within the agreed time and must not be your own fault. The contract may exclude this, so look for that clause.",
          ],
        },
        {
          heading: "What do you do before you pay?",
          blocks: [
            {
              steps: [
                "Read a land registry extract issued the same week.",
                "See the habitability certificate, the energy certificate and the community’s certificate or minutes.",
                "Have the bank look at your income, and name the mortgage in the contract.",
                "Write down what stays in the home, who pays which cost, and the last day for the deed.",
                "Pay by bank transfer to an account named in the contract.",
              ],
            },
            "Before you pay more than 1% of the price, you are entitled to written information (Law 18/2007, art. 60). It covers charges, community fees and payment terms.",
          ],
        },
        {
          heading: "What goes wrong?",
          blocks: [
            {
              points: [
                "The contract says “arras” and nothing else, and each side believes something different.",
                "One of two owners hasn’t signed.",
                "The date is too early for the bank.",
                "The deposit is paid in cash and nobody can prove it later.",
              ],
            },
            "For a large sum there is more security. A penitential deposit of up to six months, kept by a notary, can be entered in the land registry (art. 621-8.3).",
          ],
        },
      ],
      example: {
        heading: "How much would ten per cent be?",
        blocks: [
          [
            "For a price of {x.price}, a tenth is {x.tenth}; the rest is due at the notary’s.",
            "After that day the transfer tax, {x.tax}, is still to come.",
            "If the bank lends {x.loan}, price and tax take {x.cash} of your own, deposit included and before notary and registry.",
          ],
        ],
      },
      inShort:
        "The deposit contract (arras) fixes price and date and is paid with part of the price. Only a deposit agreed as penitential lets either side out, at the cost of the deposit or its double. Read the extract first and write the mortgage into it.",
      next: "Want the draft read before you sign it? See how we [check the documents](/services/legal-support).",
      description:
        "How the deposit contract (arras) works in Catalonia: which kinds there are, how much is paid, what you lose if you withdraw and what if the bank says no.",
      sources: ["Civil Code of Catalonia, arts. 621-8 and 621-49", "Law 18/2007, art. 60", "Law 22/2010, art. 262-4"],
    },
    es: {
      names: [
        "contrato de arras",
        "arras",
        "arras penitenciales",
        "arras confirmatorias",
        "señal y arras",
        "perder las arras",
        "devolver las arras dobladas",
        "contrato de aras",
        "echarse atrás después de firmar las arras",
        "si me echo atrás después de las arras",
      ],
      title: "El contrato de arras",
      answers: {
        what: "El contrato de arras compromete a las dos partes: quien compra entrega una parte del precio y ambas fijan la fecha de la escritura. Con arras penitenciales cualquiera puede echarse atrás: quien compra, perdiéndolas; quien vende, devolviéndolas dobladas. En Cataluña lo son solo si se pacta expresamente; si no, son confirmatorias y hay que cumplir. Un modelo oficial no existe: cuenta lo que se escriba.",
        cost: "Ninguna ley fija la cuantía de un contrato de arras; lo habitual es el diez por ciento del precio, y puede pactarse menos. No es un gasto añadido, porque se descuenta del precio. Lo que se puede perder, o recuperar doblado, depende de la redacción.",
        time: "El contrato de arras suele dejar las semanas que hacen falta para la hipoteca, los documentos pendientes y la agenda de la notaría. El plazo lo ponen las partes. Si hay hipoteca, cuente con los {loan.days} días naturales que la ley catalana da para leer la oferta del banco.",
        who: "El contrato de arras lo firman todos los titulares y todos los compradores, o quien tenga poder para hacerlo. La agencia puede redactarlo y ordenar la firma; cada parte puede pedir antes la opinión de su abogado.",
      },
      sections: [
        {
          heading: "¿Qué tipo de arras va a firmar?",
          blocks: [
            "Si se entrega dinero sin más, son confirmatorias: señal y parte del precio, y el contrato hay que cumplirlo (Código civil de Cataluña, art. 621-8.1). A quien incumple se le puede exigir que cumpla o que indemnice.",
            "Para poder desistir hace falta escribirlo (art.\u00a0621-8.2). La palabra «señal» no basta, ni tampoco «arras» a secas.",
            "Unas arras penitenciales bien escritas llevan ese nombre, la cantidad, la fecha límite y qué pierde quien desiste.",
          ],
        },
        {
          heading: "¿Y si el banco niega la hipoteca?",
          blocks: [
            "«He dado las arras y el banco no me da la hipoteca»: si el contrato preveía esa financiación, quien compra puede desistir y recuperar lo entregado (art. 621-49). Hay que justificarlo por escrito en el plazo pactado, y la negativa no puede deberse a la propia negligencia. Se admite pacto en contrario: busque esa cláusula.",
          ],
        },
        {
          heading: "¿Qué hacer antes de entregar dinero?",
          blocks: [
            {
              steps: [
                "Lea una nota simple expedida esa misma semana.",
                "Vea la cédula, el certificado energético y el certificado o las actas de la comunidad.",
                "Presente sus ingresos al banco y haga constar la hipoteca en el contrato.",
                "Anote qué muebles se quedan, quién paga cada gasto y la fecha límite de la escritura.",
                "Pague por transferencia a una cuenta que figure en el contrato.",
              ],
            },
            "Antes de entregar a cuenta más del 1 % del precio, tiene derecho a recibir información por escrito (Ley 18/2007, art. 60). Incluye las cargas, los gastos de comunidad y la forma de pago.",
          ],
        },
        {
          heading: "¿Qué suele salir mal?",
          blocks: [
            {
              points: [
                "Pone «arras», sin apellido, y cada parte entiende una cosa.",
                "De los dos propietarios, ha firmado uno.",
                "La fecha no da tiempo al banco.",
                "Se pagan en efectivo y después nadie puede probarlo.",
              ],
            },
            "Si la cantidad es importante, hay una garantía más. Unas arras penitenciales a seis meses como máximo, depositadas ante notario, pueden constar en el Registro (art. 621-8.3).",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto dinero pondría y cuándo?",
        blocks: [
          [
            "Con un precio de {x.price}, la décima parte que se entrega ahora son {x.tenth}; el resto se paga en la notaría.",
            "Después de esa fecha habrá que pagar además el impuesto de transmisiones: {x.tax}.",
            "Si el banco presta {x.loan}, entre precio e impuesto los ahorros ponen {x.cash}, arras incluidas y sin contar notaría ni registro.",
          ],
        ],
      },
      inShort:
        "Las arras fijan precio y fecha, y se pagan a cuenta. Solo las pactadas como penitenciales dejan desistir, a cambio de perderlas o de devolverlas dobladas. Antes, lea una nota simple reciente y escriba la hipoteca en el contrato.",
      next: "Si quiere que alguien lea el borrador antes de firmarlo, vea cómo [revisamos la documentación](/services/legal-support).",
      description:
        "Cómo funciona el contrato de arras en Cataluña: tipos de arras, cuánto se entrega, qué se pierde al desistir y qué ocurre si el banco deniega la hipoteca.",
      sources: ["Código civil de Cataluña, arts. 621-8 y 621-49", "Ley 18/2007, art. 60", "Ley 22/2010, art. 262-4"],
    },
    ca: {
      names: [
        "contracte d’arres",
        "arres",
        "arres penitencials",
        "arres confirmatòries",
        "paga i senyal",
        "perdre les arres",
        "tornar les arres doblades",
        "contracte de arres",
      ],
      title: "El contracte d’arres",
      answers: {
        what: "El contracte d’arres obliga les dues parts: qui compra lliura una part del preu, sovint el deu per cent, i totes dues fixen la data de l’escriptura. Només les arres penitencials permeten fer-se enrere sense cap motiu: qui compra les perd i qui ven les torna doblades. A Catalunya s’han de pactar expressament; si no, les arres són confirmatòries i el contracte s’ha de complir.",
        cost: "Cap llei no fixa l’import d’un contracte d’arres; el deu per cent del preu és habitual, i se’n pot pactar menys. No és una despesa més, perquè es descompta del preu. El que es pot perdre, o recuperar doblat, depèn de com estigui escrit.",
        time: "El contracte d’arres acostuma a deixar les setmanes que calen per a la hipoteca, els documents que falten i l’agenda de la notaria. El termini el posen les parts. Amb hipoteca, compti els {loan.days} dies naturals que la llei catalana dona per llegir l’oferta del banc.",
        who: "El contracte d’arres el signen tots els titulars i tots els compradors, o qui en tingui poder. L’agència el pot redactar i posar ordre a la signatura; cada part el pot fer llegir abans al seu advocat.",
      },
      sections: [
        {
          heading: "Quina mena d’arres signarà?",
          blocks: [
            "Els diners que es lliuren sense dir res més són arres confirmatòries (Codi civil de Catalunya, art. 621-8.1). Són paga i senyal a compte del preu. A qui no compleix se li pot exigir que ho faci o que indemnitzi.",
            "Si vol poder desistir, el contracte ha de dir amb totes les lletres que són penitencials (art. 621-8.2). Llavors fer-se enrere costa les arres, o el doble si és qui ven.",
          ],
        },
        {
          heading: "I si el banc diu que no?",
          blocks: [
            "Si el contracte preveu una hipoteca i el banc la nega, qui compra pot desistir i recuperar el que ha lliurat (art. 621-49). Ho ha de justificar per escrit dins del termini pactat, i la negativa no pot ser per negligència seva. S’hi admet pacte en contra: busqui aquesta clàusula.",
          ],
        },
        {
          heading: "Què s’ha de fer abans de pagar?",
          blocks: [
            {
              steps: [
                "Llegeixi una nota simple de la mateixa setmana.",
                "Vegi la cèdula, el certificat energètic i el certificat o les actes de la comunitat.",
                "Ensenyi els ingressos al banc i faci constar la hipoteca al contracte.",
                "Escrigui què es queda al pis, qui paga cada despesa i l’últim dia per a l’escriptura.",
                "Pagui per transferència a un compte que surti al contracte.",
              ],
            },
            "Abans de lliurar a compte més de l’1 % del preu, té dret a rebre informació per escrit (Llei 18/2007, art. 60). Hi han de constar les càrregues, les despeses de comunitat i la forma de pagament.",
          ],
        },
        {
          heading: "Què acostuma a anar malament?",
          blocks: [
            {
              points: [
                "Hi diu «arres» i prou, i cada part ho entén a la seva manera.",
                "De dos propietaris, només n’ha signat un.",
                "La data no dona temps al banc.",
                "Es paguen en efectiu i després no es pot provar.",
              ],
            },
            "Per a una quantitat gran hi ha més seguretat. Unes arres penitencials de sis mesos com a màxim, dipositades davant notari, poden constar al Registre (art. 621-8.3).",
          ],
        },
      ],
      example: {
        heading: "Quants diners hauria de posar, i quan?",
        blocks: [
          [
            "Amb un preu de {x.price}, la desena part que s’acostuma a lliurar ara són {x.tenth}; la resta es paga a la notaria.",
            "Després encara vindrà l’impost de transmissions: {x.tax}.",
            "Si el banc deixa {x.loan}, entre preu i impost dels estalvis n’han de sortir {x.cash}, amb les arres ja comptades i sense notaria ni registre.",
          ],
        ],
      },
      inShort:
        "Les arres fixen preu i data, i es paguen a compte. Només les pactades com a penitencials permeten desistir, perdent-les o tornant-les doblades. Abans, llegeixi una nota simple recent i faci escriure la hipoteca al contracte.",
      next: "Si vol que algú llegeixi l’esborrany abans de signar-lo, vegi com [revisem la documentació](/services/legal-support).",
      description:
        "Com funciona el contracte d’arres a Catalunya: quines menes d’arres hi ha, quant es lliura, què es perd en desistir i què passa si el banc nega la hipoteca.",
      sources: ["Codi civil de Catalunya, arts. 621-8 i 621-49", "Llei 18/2007, art. 60", "Llei 22/2010, art. 262-4"],
    },
    ru: {
      names: [
        "договор задатка",
        "задаток",
        "arras",
        "контракт аррас",
        "договор arras",
        "аррас",
        "потерять задаток при покупке",
        "вернуть задаток",
        "возврат задатка",
      ],
      title: "Договор задатка",
      answers: {
        what: "Договор задатка (arras) связывает обе стороны: покупатель вносит часть цены, и назначается срок сделки у нотариуса. Возврат зависит от вида задатка и от того, кто передумал: если отказ разрешён, покупатель свои деньги теряет, а продавец отдаёт вдвойне. В Каталонии право отказаться от сделки нужно прямо записать.",
        cost: "Сумму по договору задатка закон не устанавливает: часто это десять процентов цены, но можно договориться и о меньшем. Отдельным расходом задаток не станет, его вычитают из цены. Что можно потерять или получить вдвойне, решает текст договора.",
        time: "Договор задатка обычно оставляет столько недель, сколько нужно на ипотеку, недостающие документы и запись к нотариусу. Срок назначают стороны. При ипотеке учтите {loan.days} календарных дней, которые каталонский закон даёт на изучение предложения банка.",
        who: "Договор задатка подписывают все собственники и все покупатели либо те, у кого есть доверенность. Агент может составить текст и организовать подписание; каждая сторона вправе сначала показать его своему юристу.",
      },
      sections: [
        {
          heading: "Какой задаток вы подписываете?",
          blocks: [
            "Если деньги переданы без оговорок, задаток подтверждающий: это часть цены, и договор надо исполнить (Гражданский кодекс Каталонии, ст.\u00a0621-8.1). Простой возврат тогда не предусмотрен: от нарушителя можно требовать сделки или возмещения.",
            "Задаток с правом отказа (arras penitenciales) должен быть назван именно так. Откажется покупатель — теряет его, откажется продавец — возвращает вдвойне (ст. 621-8.2).",
          ],
        },
        {
          heading: "Что будет, если банк откажет в ипотеке?",
          blocks: [
            "Если в договоре сказано, что цену оплатят с помощью ипотеки, при отказе банка покупатель вправе выйти из сделки и вернуть деньги (ст. 621-49). Отказ нужно подтвердить документом в оговорённый срок, и вины покупателя в нём быть не должно. Договор может это исключить, поэтому найдите такое условие. Срок для отказа банка назначьте с запасом: рассмотрение заявки идёт неделями.",
          ],
        },
        {
          heading: "Что сделать до платежа?",
          blocks: [
            {
              steps: [
                "Изучите выписку из реестра (nota simple) той же недели.",
                "Посмотрите свидетельство о пригодности для проживания, сертификат энергоэффективности и справку или протоколы сообщества собственников.",
                "Покажите банку доходы и впишите ипотеку в договор.",
                "Запишите, что остаётся в квартире, кто платит какие расходы и до какого дня сделка.",
                "Платите переводом на счёт, указанный в договоре.",
              ],
            },
            "До того как вы внесёте больше 1 % цены, вам обязаны письменно сообщить об обременениях, взносах в сообщество и порядке оплаты (Закон 18/2007, ст. 60).",
          ],
        },
        {
          heading: "Где чаще всего ошибаются?",
          blocks: [
            {
              points: [
                "Написано просто «arras», и каждая сторона понимает это по-своему.",
                "Подписал один собственник из двух.",
                "Срок такой короткий, что банк не успевает.",
                "Деньги отданы наличными, и доказать это нечем.",
                "Не сказано, что будет с мебелью, парковкой или кладовой.",
              ],
            },
            "Для крупной суммы есть защита сильнее: задаток с правом отказа на срок до шести месяцев, внесённый нотариусу, можно записать в реестр собственности (ст. 621-8.3).",
          ],
        },
      ],
      example: {
        heading: "Сколько и когда вы заплатите?",
        blocks: [
          [
            "При цене {x.price} десятая часть, которую вносят сейчас, составит {x.tenth}, остальное платят на сделке.",
            "После неё предстоит ещё налог на передачу имущества (ITP): {x.tax}.",
            "Если банк даёт {x.loan}, своих денег на цену и налог нужно {x.cash}: задаток здесь учтён, нотариус и реестр\u00a0— нет.",
            "Узнайте, хватит ли времени банку, и только потом ставьте дату в договор.",
          ],
        ],
      },
      inShort:
        "Договор задатка закрепляет цену и срок, и деньги идут в счёт цены. Отказаться позволяет только задаток с правом отказа: покупатель его теряет, продавец отдаёт вдвойне. До подписания закажите свежую выписку, а если нужен кредит, впишите его в договор.",
      next: "Если хотите, чтобы проект договора кто-то разобрал до подписания, посмотрите, как мы [проверяем документы](/services/legal-support).",
      description:
        "Как работает договор задатка (arras) в Каталонии: какие бывают виды, сколько вносят, что теряет тот, кто передумал, и что будет, если банк откажет в ипотеке.",
      sources: [
        "Гражданский кодекс Каталонии, ст. 621-8 и 621-49",
        "Закон 18/2007, ст. 60",
        "Закон 22/2010, ст. 262-4",
      ],
    },
  },
};
