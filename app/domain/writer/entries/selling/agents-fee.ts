import type { Entry } from "../entry";

export const agentsFee: Entry = {
  theme: "selling",
  related: ["agency-agreement", "costs-of-selling", "registered-agent", "turnkey-sale", "steps-of-selling"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "agent's fee",
        "estate agent's fee",
        "estate agent fees",
        "agency commission",
        "estate agent commission",
        "agency fee",
        "who pays the estate agent",
        "how much does an estate agent charge",
        "real estate commission spain",
      ],
      title: "The estate agent’s fee",
      answers: {
        what: [
          "The agent’s fee is agreed freely, since there is no tariff: a percentage of the price or a fixed sum, with 21% VAT on top, so that each point on €500,000 comes to €6,050.",
          "The owner pays it, usually on the day of the deed.",
          "In Catalonia the agency agreement (nota de encargo) has to state it before anything is advertised.",
        ],
        cost: "The agent’s fee has no official figure; it may be a percentage of the price or a fixed sum, with VAT of 21% on top. It depends on the price, the work included and whether one agency has the home alone. Ask for it in writing, in euros. On a sale of €500,000 each percentage point is €5,000, and 21% VAT adds €1,050.",
        who: "The agent’s fee is paid by whoever instructs the agent: in a sale, the owner. A buyer pays one only after signing an agreement of their own, for example for a search.",
        time: "The agent’s fee usually falls due when the sale is signed at the notary’s. Some agreements ask for it, or part of it, with the deposit contract. The agency agreement decides, so read that line first.",
      },
      sections: [
        {
          heading: "What does the law want in writing?",
          blocks: [
            "No agent may advertise a home without a signed agency agreement (Law 18/2007, art. 58.5). It has to name the fee, and also:",
            {
              points: [
                "The agent with the register number, and the owners.",
                "What is ordered, for how long and at which price.",
                "The registry data, the charges and any protection of the home.",
                "The duties of each side (art. 55.6).",
              ],
            },
            "A fee that is not in it is a fee you can question.",
          ],
        },
        {
          heading: "What should you ask before you sign?",
          blocks: [
            {
              steps: [
                "What is it in euros, VAT included, at the price we expect?",
                "What work is in it: photographs, floor plan, certificates, viewings, the notary?",
                "When is it due, and what if the buyer withdraws after the deposit contract?",
                "What if I find the buyer myself, or a neighbour does?",
                "How long am I bound, and how do I end it?",
                "Does the buyer pay you anything as well?",
              ],
            },
          ],
        },
        {
          heading: "Whose side is a paid agent on?",
          blocks: [
            "An agent who sells your home acts for you, and the buyer should be told so. If the same agent charges both, both must know it. A buyer must be given the total price in writing before any payment, with all that falls on them (art. 60.2). A fee that comes up later has no place there.",
          ],
        },
        {
          heading: "What goes wrong with fees?",
          blocks: [
            {
              points: [
                "The lowest fee with the highest price promised: the price falls after three months, the contract goes on.",
                "Two agencies with exclusive agreements for the same time. You may owe both.",
                "A net price, with all above it for the agent. You never learn what was really offered.",
                "A long term that renews itself unless you write a month before.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How does VAT change the sum?",
        blocks: [
          "Suppose two agencies quote for the same home. One says €12,000 plus VAT, the other €14,000 with VAT included. The first comes to €14,520, so the second is the lower of the two. These figures only show the sum: neither is a usual price.",
        ],
      },
      inShort: [
        "No tariff fixes an estate agent’s fee: each agency sets its own and states it in the signed agency agreement.",
        "The owner who orders the sale pays it, with VAT on top.",
        "What it includes and when it falls due matter as much as its size.",
      ],
      next: "Ask us for our fee in writing, and for what we do for it: [how we sell a home](/services/property-sales).",
      description:
        "The estate agent’s fee in Catalonia: who pays it, what it depends on, when it falls due, what the law wants in writing and which questions to ask first.",
      sources: ["Law 18/2007, arts. 55.6, 58.5 and 60.2", "Law 37/1992, art. 90"],
    },
    es: {
      names: [
        "honorarios de agencia",
        "honorarios de la agencia",
        "comisión inmobiliaria",
        "comisión de la inmobiliaria",
        "comisión de agencia",
        "cuánto cobra una inmobiliaria",
        "quién paga la inmobiliaria",
        "honorarios inmobiliarios",
        "comisión por vender un piso",
        "honorarios agente inmobiliario",
      ],
      title: "Los honorarios de la agencia",
      answers: {
        what: [
          "Los honorarios de agencia se pactan libremente, porque no hay tarifa: un porcentaje del precio o una cantidad fija, más un 21\u00a0% de IVA, de modo que cada punto sobre 500.000\u00a0€ son 6.050\u00a0€.",
          "Los paga el propietario, casi siempre el día de la escritura.",
          "En Cataluña deben constar en la nota de encargo antes de anunciar la vivienda.",
        ],
        cost: "Los honorarios de agencia no tienen cifra oficial: pueden ser un porcentaje del precio o una cantidad fija, con un 21\u00a0% de IVA aparte. Dependen del precio, del trabajo incluido y de si hay exclusiva. Pídalos por escrito y en euros. En una venta de 500.000\u00a0€, cada punto porcentual son 5.000\u00a0€, más 1.050\u00a0€ de IVA (21\u00a0%).",
        who: "Los honorarios de agencia los paga quien hace el encargo: en una venta, el propietario. Quien compra solo los debe si ha firmado un encargo propio, por ejemplo de búsqueda.",
        time: "Los honorarios de agencia suelen pagarse al firmar en la notaría; algunos contratos los piden, en todo o en parte, con las arras. Lo decide la nota de encargo, así que esa línea se lee la primera.",
      },
      sections: [
        {
          heading: "¿Qué exige la ley por escrito?",
          blocks: [
            "Ninguna agencia puede anunciar una vivienda sin nota de encargo firmada (Ley 18/2007, art. 58.5). En ella constan los honorarios y además:",
            {
              points: [
                "El agente, con su número de registro, y los propietarios.",
                "Qué se encarga, por cuánto tiempo y a qué precio.",
                "Los datos registrales, las cargas y si hay protección oficial.",
                "Las obligaciones de cada parte (art. 55.6).",
              ],
            },
            "Unos honorarios que no figuran ahí se pueden discutir.",
          ],
        },
        {
          heading: "¿Qué hay que preguntar antes de firmar?",
          blocks: [
            {
              steps: [
                "¿Cuánto es en euros, con IVA, al precio que esperamos?",
                "¿Qué trabajo incluye: fotografías, plano, certificados, visitas, notaría?",
                "¿Cuándo se paga, y si el comprador se echa atrás después de las arras?",
                "¿Y si al comprador lo encuentro yo, o un vecino?",
                "¿Cuánto tiempo me obliga y cómo se termina?",
                "¿Paga algo también el comprador?",
              ],
            },
          ],
        },
        {
          heading: "¿Para quién trabaja quien cobra?",
          blocks: [
            "El agente que vende su casa actúa para usted, y al comprador hay que decírselo. Si el mismo agente cobra a los dos, los dos deben saberlo. Quien compra ha de recibir, antes de pagar nada, el precio total con todo lo que le toca (art. 60.2). Unos honorarios que salen más tarde no tienen cabida ahí.",
          ],
        },
        {
          heading: "¿Qué problemas dan los honorarios?",
          blocks: [
            {
              points: [
                "La comisión más baja con el precio más alto: a los tres meses baja el precio y el contrato sigue.",
                "Dos exclusivas para las mismas fechas. Podría deber las dos.",
                "Un precio neto, con lo que pase de ahí para la agencia. Nunca sabrá lo que se ofreció de verdad.",
                "Un plazo largo que se renueva solo si no escribe un mes antes.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cómo cambia la suma con el IVA?",
        blocks: [
          "Suponga dos presupuestos para la misma vivienda. Uno dice 12.000\u00a0€ más IVA; el otro, 14.000\u00a0€ con el IVA incluido. El primero son 14.520\u00a0€, de modo que el segundo es el menor. Las cifras solo enseñan la cuenta: ninguna es un precio habitual.",
        ],
      },
      inShort: [
        "Los honorarios de una agencia son libres y figuran en la nota de encargo firmada.",
        "Los paga el propietario que encarga la venta, con el IVA aparte.",
        "Qué incluyen y cuándo se pagan importa tanto como la cifra.",
      ],
      next: "Pídanos los nuestros por escrito y lo que hacemos a cambio: [cómo vendemos una vivienda](/services/property-sales).",
      description:
        "Honorarios de agencia al vender un piso en Cataluña: quién los paga, de qué dependen, cuándo se cobran, qué exige la ley por escrito y qué preguntas hacer.",
      sources: ["Ley 18/2007, arts. 55.6, 58.5 y 60.2", "Ley 37/1992, art. 90"],
    },
    ca: {
      names: [
        "honoraris d'agència",
        "honoraris de l'agència",
        "comissió immobiliària",
        "comissió de la immobiliària",
        "comissió d'agència",
        "quant cobra una immobiliària",
        "qui paga la immobiliària",
        "honoraris immobiliaris",
        "comissió per vendre un pis",
      ],
      title: "Els honoraris de l’agència",
      answers: {
        what: [
          "Els honoraris d’agència es pacten lliurement, perquè no hi ha tarifa: un percentatge del preu o una quantitat fixa, més un 21\u00a0% d’IVA, de manera que cada punt sobre 500.000\u00a0€ són 6.050\u00a0€.",
          "Els paga el propietari, gairebé sempre el dia de l’escriptura.",
          "A Catalunya han de constar en la nota d’encàrrec abans d’anunciar l’habitatge.",
        ],
        cost: "Els honoraris d’agència no tenen xifra oficial: poden ser un percentatge del preu o una quantitat fixa, amb un 21\u00a0% d’IVA a part. Depenen del preu, de la feina inclosa i de si hi ha exclusiva. Demani’ls per escrit i en euros. En una venda de 500.000\u00a0€, cada punt percentual són 5.000\u00a0€, més 1.050\u00a0€ d’IVA (21\u00a0%).",
        who: "Els honoraris d’agència els paga qui fa l’encàrrec: en una venda, el propietari. Qui compra només els deu si ha signat un encàrrec propi, per exemple de cerca.",
        time: "Els honoraris d’agència se solen pagar en signar a la notaria; alguns contractes els demanen, del tot o en part, amb les arres. Ho decideix la nota d’encàrrec, o sigui que aquesta línia es llegeix la primera.",
      },
      sections: [
        {
          heading: "Què exigeix la llei per escrit?",
          blocks: [
            "Cap agència no pot anunciar un habitatge sense nota d’encàrrec signada (Llei 18/2007, art. 58.5). Hi consten els honoraris i a més:",
            {
              points: [
                "L’agent, amb el número de registre, i els propietaris.",
                "Què s’encarrega, per quant de temps i a quin preu.",
                "Les dades registrals, les càrregues i si hi ha protecció oficial.",
                "Les obligacions de cada part (art. 55.6).",
              ],
            },
            "Uns honoraris que no hi figuren es poden discutir.",
          ],
        },
        {
          heading: "Què cal preguntar abans de signar?",
          blocks: [
            {
              steps: [
                "Quant és en euros, amb IVA, al preu que esperem?",
                "Quina feina inclou: fotografies, plànol, certificats, visites, notaria?",
                "Quan es paga, i si el comprador es fa enrere després de les arres?",
                "I si el comprador el trobo jo, o un veí?",
                "Quant de temps m’obliga i com s’acaba?",
                "Paga res també el comprador?",
              ],
            },
          ],
        },
        {
          heading: "Per a qui treballa qui cobra?",
          blocks: [
            "L’agent que ven casa seva actua per a vostè, i al comprador se li ha de dir. Si el mateix agent cobra de tots dos, tots dos ho han de saber. Qui compra ha de rebre, abans de pagar res, el preu total amb tot el que li toca (art. 60.2). Uns honoraris que surten més tard no hi tenen cabuda.",
          ],
        },
        {
          heading: "Quins problemes donen els honoraris?",
          blocks: [
            {
              points: [
                "La comissió més baixa amb el preu més alt: al cap de tres mesos baixa el preu i el contracte continua.",
                "Dues exclusives per a les mateixes dates. Podria deure les dues.",
                "Un preu net, amb el que passi d’aquí per a l’agència. No sabrà mai què es va oferir de debò.",
                "Un termini llarg que es renova sol si no escriu un mes abans.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Com canvia la suma amb l’IVA?",
        blocks: [
          "Suposi dos pressupostos per al mateix habitatge. L’un diu 12.000\u00a0€ més IVA; l’altre, 14.000\u00a0€ amb l’IVA inclòs. El primer són 14.520\u00a0€, de manera que el segon és el més baix. Les xifres només ensenyen el compte: cap no és un preu habitual.",
        ],
      },
      inShort: [
        "Els honoraris d’una agència són lliures i figuren en la nota d’encàrrec signada.",
        "Els paga el propietari que encarrega la venda, amb l’IVA a part.",
        "Què inclouen i quan es paguen importa tant com la xifra.",
      ],
      next: "Demani’ns els nostres per escrit i el que fem a canvi: [com venem un habitatge](/services/property-sales).",
      description:
        "Honoraris d’agència en vendre un pis a Catalunya: qui els paga, de què depenen, quan es cobren, què exigeix la llei per escrit i quines preguntes cal fer abans.",
      sources: ["Llei 18/2007, arts. 55.6, 58.5 i 60.2", "Llei 37/1992, art. 90"],
    },
    ru: {
      names: [
        "комиссия агентства",
        "комиссия агентства недвижимости",
        "комиссия агента",
        "комиссия за продажу квартиры",
        "сколько берёт агентство недвижимости",
        "кто платит агентству",
        "услуги агентства недвижимости стоимость",
        "процент агентства",
      ],
      title: "Комиссия агентства",
      answers: {
        what: [
          "Комиссия агентства\u00a0— вопрос договорённости, тарифа не существует: это процент цены или твёрдая сумма, и сверху 21\u00a0% НДС. Каждый процент от 500\u00a0000\u00a0€ обходится в 6050\u00a0€.",
          "Платит собственник, обычно в день сделки.",
          "В Каталонии комиссия должна быть записана в агентском договоре (nota de encargo) до появления объявления.",
        ],
        cost: "Для комиссии агентства официальной цифры нет: это может быть процент цены или твёрдая сумма, а сверху 21\u00a0% НДС. Она зависит от цены, объёма работы и от того, одно ли агентство продаёт жильё. Попросите назвать её письменно и в евро. При цене 500\u00a0000\u00a0€ каждый процент\u00a0— это 5000\u00a0€ и ещё 1050\u00a0€ НДС (21\u00a0%).",
        who: "Комиссию агентства платит тот, кто дал поручение: при продаже это собственник. Покупатель платит её, только если сам подписал договор, например на подбор жилья.",
        time: "Комиссию агентства обычно платят в день сделки у нотариуса; иногда её всю или часть просят вместе с задатком. Это решает агентский договор, поэтому найдите в нём эту строку первой.",
      },
      sections: [
        {
          heading: "Что по закону должно быть записано?",
          blocks: [
            "Без подписанного агентского договора ни одно агентство не вправе давать объявление (Закон 18/2007, ст. 58.5). В договоре указывают комиссию, а кроме неё:",
            {
              points: [
                "Агента с его номером в реестре и собственников.",
                "Что поручено, на какой срок и по какой цене.",
                "Данные реестра, обременения и не субсидируемое ли это жильё.",
                "Обязанности каждой стороны (ст. 55.6).",
              ],
            },
            "Комиссию, которой в этом договоре нет, можно оспорить.",
          ],
        },
        {
          heading: "О чём спросить до подписания?",
          blocks: [
            {
              steps: [
                "Сколько это в евро вместе с НДС при той цене, которую мы ожидаем?",
                "Какая работа входит: съёмка, планировка, сертификаты, показы, сопровождение у нотариуса?",
                "Когда платить, и что будет, если покупатель откажется после задатка?",
                "Что если покупателя найду я сам или мой сосед?",
                "На какой срок заключается договор и как его прекратить?",
                "Берёте ли вы что-нибудь и с покупателя?",
              ],
            },
          ],
        },
        {
          heading: "Чьи интересы представляет тот, кому платят?",
          blocks: [
            "Агент, который продаёт ваше жильё, действует в ваших интересах, и покупателю об этом надо сказать. Если он берёт деньги с обоих, знать об этом должны оба. Покупателю до любой предоплаты обязаны назвать полную цену со всем, что ляжет на него (ст. 60.2). Комиссии, о которой вспомнили позже, там не место.",
          ],
        },
        {
          heading: "Какие с комиссией бывают трудности?",
          blocks: [
            {
              points: [
                "Самая низкая комиссия при самой высокой обещанной цене: через три месяца цену снижают, а договор действует дальше.",
                "Два эксклюзивных договора на одно время. Возможно, платить придётся обоим сразу.",
                "Цена «на руки», а всё сверх неё агенту. Вы так и не узнаете, сколько предлагали на самом деле.",
                "Долгий срок, который продлевается сам, если не написать агентству за месяц.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Как НДС меняет сумму?",
        blocks: [
          "Допустим, за одно и то же жильё два агентства назвали комиссию. Одно просит 12\u00a0000\u00a0€ и НДС, другое\u00a0— 14\u00a0000\u00a0€ вместе с НДС. У первого выходит 14\u00a0520\u00a0€, так что дешевле второе. Цифры лишь показывают расчёт, обычными ценами они не являются.",
        ],
      },
      inShort: [
        "Комиссия агентства свободная и записана в подписанном агентском договоре.",
        "Платит её собственник, который поручил продажу, и сверху НДС.",
        "Что в неё входит и когда её платят, важно не меньше самой суммы.",
      ],
      next: "Попросите нас письменно назвать свою и то, что мы за неё делаем: [как мы продаём жильё](/services/property-sales).",
      description:
        "Комиссия агентства при продаже жилья в Каталонии: кто её платит, от чего она зависит, когда её берут, что по закону записывают и о чём спросить до подписания.",
      sources: ["Закон 18/2007, ст. 55.6, 58.5 и 60.2", "Закон 37/1992, ст. 90"],
    },
  },
};
