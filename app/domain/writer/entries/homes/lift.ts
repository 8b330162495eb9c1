import type { Entry } from "../entry";

export const lift: Entry = {
  theme: "homes",
  related: ["community-fees", "community-statutes", "penthouse", "ground-floor", "viewing-checklist"],
  homes: "elevator",
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "lift in the building",
        "apartment with a lift",
        "apartment without a lift",
        "building without a lift",
        "installing a lift",
        "putting in a lift old building",
        "elevator in the building",
        "ascensor in the building",
        "who pays for the lift",
        "installing an elevator",
        "ground floor paying for the lift",
        "levy for a lift",
      ],
      title: "The lift in the building",
      answers: {
        what: "A lift in the building belongs to all its owners: a simple majority can vote for one, and then all pay by their share, the ground floor and those who voted against included. In Barcelona’s older houses it may be missing, stop half a floor off or skip the top. So ask where it stops and what is planned.",
        cost: "Installing a lift has no official price; what you can work out is your part. With a quote of €120,000, an example, a home with a share of 4.5% pays €5,400. The share is in the registry extract, and the quote depends on the staircase, the number of stops and whether structure has to be cut.",
        calculation:
          "For installing a lift, your part is the community’s quote times the share of your home. With a quote of €120,000 and a share of 4.5%, that is €5,400; spread over 36 months, €150 a month. The share stands in the land registry extract, the quote in the minutes. These are example figures.",
        time: "Installing a lift usually takes far longer than the building work itself, because project, vote, permit and finance come first. No law sets a period. If an advert mentions a planned lift, ask for the minutes, the permit and the signed quote, and see which of the three exists.",
        who: "The lift in the building is paid for by all owners according to their shares, once the meeting has approved it, including those who voted against (Civil Code of Catalonia, art. 553-30.3). Only statutes that name the lift can free someone from its upkeep.",
        must: "Yes, you have to pay for the lift even if you voted against it or live on the ground floor, once the owners’ meeting has approved it (Civil Code of Catalonia, art.\u00a0553-30.3). Only statutes that name the lift free someone from its upkeep. Those who already owe a levy when they sell settle it in the contract with the buyer.",
        worth:
          "An apartment without a lift is worth it up to the floor you would climb with shopping every day, and at a price that shows the difference, because your own buyer will ask for it too. If a lift is planned, see the minutes, the permit and the signed quote. A lift raises the fees, and it opens the home to many more buyers.",
      },
      sections: [
        {
          heading: "How much is your part of a new lift?",
          blocks: [
            {
              caption: "A quote of €120,000, taken as an example",
              columns: ["Share of the home", "Your part", "Over 36 months"],
              rows: [
                ["2%", "€2,400", "€67 a month"],
                ["4.5%", "€5,400", "€150 a month"],
                ["8%", "€9,600", "€267 a month"],
              ],
            },
            "Read what the quote leaves out: project, permit, VAT, repairs to the stairs, the electricity connection. Afterwards the maintenance contract, power and inspections go into the monthly fees, by the same shares unless the statutes say otherwise.",
          ],
        },
        {
          heading: "Which majority decides on a new lift?",
          blocks: [
            "A simple majority is enough: of the owners who vote, holding also the simple majority of the shares that vote (art. 553-25.2). That holds even if structure or façade change. If the meeting refuses, a court can order work that is reasonable and proportionate (art. 553-25.5). The owner who asks for it must have a disability or be over seventy, or live or work with such a person.",
            "In that case the judge fixes what the community has to bear. The community may also need a strip of a store or patio for the shaft, against compensation (art. 553-39).",
          ],
        },
        {
          heading: "What do you look at during a viewing?",
          blocks: [
            {
              points: [
                "How many steps there are from street to cabin, and from cabin to door.",
                "At which floor it stops; the entresol and the principal often come before the first.",
                "The width of cabin and door, measured, with a pushchair or a wardrobe in mind.",
                "The date of the last inspection, shown in the cabin or known to the manager.",
                "Which bedroom shares a wall with the shaft or the motor.",
              ],
            },
          ],
        },
        {
          heading: "What do you ask before the deposit contract?",
          blocks: [
            {
              steps: [
                "The minutes of three years: a vote, a refusal, a claim.",
                "The certificate of community debts, for a levy that has been approved.",
                "The statutes: who is free of which expense?",
                "The last inspection report, and what it demands (Royal Decree 355/2024).",
                "A clause in the contract: who pays instalments that fall due after signing.",
              ],
            },
          ],
        },
        {
          heading: "What if the building has no lift?",
          blocks: [
            "Walk up with your shopping, as you would every day. Then ask whether the stairwell or the light well has room for a shaft; an architect can answer it in one visit. Without that, “a lift could be put in” is an opinion.",
            "A price without a lift should differ from one with it. When you sell, the same difference will be yours.",
          ],
        },
      ],
      example: {
        heading: "How many of our homes have one?",
        blocks: [
          [
            "{?with.lift}On {date} a lift serves {with.lift} that we offer.",
            "{?a.fees}At [{a.title}](/property/{a.id}) the community fees are {a.fees} a month; ask what part of it goes to the lift.",
          ],
        ],
      },
      inShort: [
        "A lift belongs to the whole building, and a simple majority can vote for a new one.",
        "Once approved, all owners pay by their share.",
        "Ask where it stops, and read the minutes for planned levies.",
      ],
      next: "Choose homes with a lift, and leave the rest out: [search our homes](/search).",
      description:
        "Lifts in Barcelona’s buildings: which majority installs one, who pays, your part of a €120,000 quote by share, and what to ask before the deposit contract.",
      sources: [
        "Civil Code of Catalonia, arts. 553-25, 553-30, 553-39 and 553-45",
        "Royal Decree 355/2024 (lifts: maintenance and inspection)",
      ],
    },
    es: {
      names: [
        "ascensor en el edificio",
        "piso con ascensor",
        "piso sin ascensor",
        "edificio sin ascensor",
        "instalar ascensor",
        "poner ascensor en la comunidad",
        "poner ascensor en finca antigua",
        "quién paga el ascensor",
        "derrama del ascensor",
        "ascensor planta baja obligación de pagar",
        "instalación de ascensor",
      ],
      title: "El ascensor del edificio",
      answers: {
        what: "El ascensor en el edificio es de toda la comunidad: se aprueba por mayoría simple y después lo pagan todos según su cuota, también los bajos y quien votó en contra. En las fincas antiguas de Barcelona puede no haberlo, parar en un rellano intermedio o no llegar arriba. Pregunte dónde para y qué obras se esperan.",
        cost: "Instalar ascensor no tiene un precio oficial, pero su parte se puede calcular. Con un presupuesto de 120.000\u00a0€, por ejemplo, un piso con una cuota del 4,5\u00a0% paga 5.400\u00a0€. La cuota figura en la nota simple; el presupuesto depende de la escalera, de las paradas y de si hay que cortar estructura.",
        calculation:
          "Su parte de instalar ascensor es el presupuesto de la comunidad por la cuota de su piso. Con 120.000\u00a0€ y una cuota del 4,5\u00a0% son 5.400\u00a0€; en 36 meses, 150\u00a0€ al mes. La cuota está en la nota simple y el presupuesto, en las actas. Son cifras de ejemplo.",
        time: "Instalar ascensor suele llevar bastante más que la propia obra, porque antes van el proyecto, la votación, el permiso y la financiación. Ninguna ley fija un plazo. Si el anuncio habla de un ascensor previsto, pida el acta, el permiso y el presupuesto firmado, y vea cuáles existen.",
        who: "El ascensor en el edificio lo pagan todos los propietarios según su cuota cuando lo aprueba la junta, también quien votó en contra (Código civil de Cataluña, art.\u00a0553-30.3). Del mantenimiento solo libran unos estatutos que nombren el ascensor expresamente.",
        must: "Sí, hay que pagar el ascensor aunque haya votado en contra o viva en la planta baja, una vez aprobado en junta (Código civil de Cataluña, art.\u00a0553-30.3). Solo unos estatutos que mencionen el ascensor eximen de su mantenimiento. Si al vender queda derrama pendiente, se reparte en el contrato.",
        worth:
          "Un piso sin ascensor vale la pena hasta la planta que subiría cada día con la compra y a un precio que note la diferencia, porque a usted también se la pedirán al vender. Si hay uno previsto, vea el acta, el permiso y el presupuesto firmado. El ascensor sube la cuota y abre el piso a muchos más compradores.",
      },
      sections: [
        {
          heading: "¿Cuánto le toca pagar de un ascensor nuevo?",
          blocks: [
            {
              caption: "Un presupuesto de 120.000\u00a0€, a modo de ejemplo",
              columns: ["Cuota del piso", "Su parte", "En 36 meses"],
              rows: [
                ["2\u00a0%", "2.400\u00a0€", "67\u00a0€ al mes"],
                ["4,5\u00a0%", "5.400\u00a0€", "150\u00a0€ al mes"],
                ["8\u00a0%", "9.600\u00a0€", "267\u00a0€ al mes"],
              ],
            },
            "Mire qué deja fuera el presupuesto: proyecto, licencia, IVA, arreglo de la escalera o acometida eléctrica. Después, el contrato de mantenimiento, la luz y las inspecciones van a la cuota mensual, con el mismo reparto si los estatutos no dicen otra cosa.",
          ],
        },
        {
          heading: "¿Qué mayoría decide un ascensor nuevo?",
          blocks: [
            "Basta la mayoría simple de quienes votan, que sume también la mayoría simple de las cuotas que votan (art.\u00a0553-25.2). Vale incluso si cambian la estructura o la fachada. Si la junta se niega, el juez puede ordenar obras razonables y proporcionadas (art.\u00a0553-25.5). Debe pedirlo un propietario con discapacidad o mayor de setenta años, o que conviva o trabaje con alguien así.",
            "En ese caso, el juez fija lo que asume la comunidad. También puede hacer falta una franja de un anexo para el hueco, con su compensación (art.\u00a0553-39).",
          ],
        },
        {
          heading: "¿Qué mirar durante la visita?",
          blocks: [
            {
              points: [
                "Los escalones de la calle a la cabina y de la cabina a la puerta.",
                "En qué planta para: el entresuelo y el principal suelen ir antes de la primera.",
                "El ancho de la cabina y de su puerta, medidos, pensando en un cochecito o un armario.",
                "La fecha de la última inspección, que está en la cabina o la sabe el administrador.",
                "Qué dormitorio da al hueco o al motor.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué pedir antes de las arras?",
          blocks: [
            {
              steps: [
                "Las actas de tres años: una votación, una negativa, una demanda.",
                "El certificado de deudas, por si hay una derrama aprobada.",
                "Los estatutos: quién se libra de qué gasto.",
                "El último informe de inspección y lo que exige (Real Decreto 355/2024).",
                "Una cláusula que diga quién paga los plazos que venzan después de la firma.",
              ],
            },
          ],
        },
        {
          heading: "¿Y si no lo hay?",
          blocks: [
            "Suba a pie con la compra en la mano, como lo hará cada día. Después pregunte si en el ojo de la escalera o en el patio de luces cabe un hueco; un arquitecto lo ve en una mañana. Sin eso, «se podría poner» es solo una opinión.",
            "El precio sin ascensor debería notarse frente a otro que lo tenga. Cuando venda, esa diferencia será la suya.",
          ],
        },
      ],
      example: {
        heading: "¿Cuántas de nuestras viviendas lo tienen?",
        blocks: [
          [
            "{?with.lift}A {date}, tienen ascensor {with.lift} que ofrecemos.",
            "{?a.fees}En [{a.title}](/property/{a.id}) la comunidad es de {a.fees} al mes; pregunte qué parte se va en el ascensor.",
          ],
        ],
      },
      inShort: [
        "El ascensor es de todo el edificio y uno nuevo se aprueba por mayoría simple.",
        "Una vez aprobado, pagan todos según su cuota.",
        "Pregunte dónde para y busque en las actas las derramas previstas.",
      ],
      next: "Quédese solo con las que tienen ascensor: [busque entre nuestras viviendas](/search).",
      description:
        "El ascensor en los edificios de Barcelona: qué mayoría lo aprueba, quién lo paga, su parte de un presupuesto de 120.000\u00a0€ y qué pedir antes de las arras.",
      sources: [
        "Código civil de Cataluña, arts.\u00a0553-25, 553-30, 553-39 y 553-45",
        "Real Decreto 355/2024 (ascensores: mantenimiento e inspección)",
      ],
    },
    ca: {
      names: [
        "ascensor a l’edifici",
        "pis amb ascensor",
        "pis sense ascensor",
        "edifici sense ascensor",
        "instal·lar ascensor",
        "posar ascensor a l’escala",
        "posar ascensor en una finca antiga",
        "qui paga l’ascensor",
        "derrama de l’ascensor",
        "els baixos paguen l’ascensor",
        "instal·lació d’ascensor",
      ],
      title: "L’ascensor de l’edifici",
      answers: {
        what: "L’ascensor de l’edifici és de tota la comunitat: s’aprova per majoria simple i després el paguen tots segons la quota, també els baixos i qui hi va votar en contra. A les finques velles de Barcelona pot ser que no n’hi hagi, que pari en un replà intermedi o que no arribi a dalt. Pregunti on para i quines obres s’esperen.",
        cost: "Instal·lar ascensor no té cap preu oficial, però la seva part es pot calcular. Amb un pressupost de 120.000\u00a0€, per exemple, un pis amb una quota del 4,5\u00a0% paga 5.400\u00a0€. La quota surt a la nota simple; el pressupost depèn de l’escala, de les parades i de si s’ha de tallar estructura.",
        calculation:
          "La seva part d’instal·lar ascensor és el pressupost de la comunitat per la quota del pis. Amb 120.000\u00a0€ i una quota del 4,5\u00a0% són 5.400\u00a0€; en 36 mesos, 150\u00a0€ al mes. La quota és a la nota simple i el pressupost, a les actes. Són xifres d’exemple.",
        time: "Instal·lar ascensor sol demanar força més temps que l’obra mateixa, perquè abans hi ha el projecte, la votació, el permís i el finançament. Cap llei no fixa un termini. Si l’anunci parla d’un ascensor previst, demani l’acta, el permís i el pressupost signat, i vegi quins existeixen.",
        who: "L’ascensor de l’edifici el paguen tots els propietaris segons la quota quan la junta l’aprova, també qui hi va votar en contra (Codi civil de Catalunya, art. 553-30.3). Del manteniment només se n’escapa qui té uns estatuts que anomenin l’ascensor expressament.",
        must: "Sí, s’ha de pagar l’ascensor encara que hagi votat en contra o visqui a la planta baixa, un cop aprovat en junta (Codi civil de Catalunya, art.\u00a0553-30.3). Només uns estatuts que esmentin l’ascensor eximeixen de mantenir-lo. Si en vendre queda derrama pendent, es reparteix al contracte.",
        worth:
          "Un pis sense ascensor val la pena fins a la planta que pujaria cada dia amb la compra i a un preu que noti la diferència, perquè a vostè també la hi demanaran en vendre. Si n’hi ha un de previst, vegi l’acta, el permís i el pressupost signat. L’ascensor apuja la quota i obre el pis a molts més compradors.",
      },
      sections: [
        {
          heading: "Quant li toca pagar d’un ascensor nou?",
          blocks: [
            {
              caption: "Un pressupost de 120.000\u00a0€, a tall d’exemple",
              columns: ["Quota del pis", "La seva part", "En 36 mesos"],
              rows: [
                ["2\u00a0%", "2.400\u00a0€", "67\u00a0€ al mes"],
                ["4,5\u00a0%", "5.400\u00a0€", "150\u00a0€ al mes"],
                ["8\u00a0%", "9.600\u00a0€", "267\u00a0€ al mes"],
              ],
            },
            "Miri què deixa fora el pressupost: projecte, llicència, IVA, arranjament de l’escala o escomesa elèctrica. Després, el contracte de manteniment, la llum i les inspeccions van a la quota mensual, amb el mateix repartiment si els estatuts no diuen res més.",
          ],
        },
        {
          heading: "Quina majoria decideix un ascensor nou?",
          blocks: [
            "N’hi ha prou amb la majoria simple dels qui voten, que sumi també la majoria simple de les quotes que voten (art. 553-25.2). Val encara que canviïn l’estructura o la façana. Si la junta s’hi nega, el jutge pot ordenar obres raonables i proporcionades (art. 553-25.5). Ho ha de demanar un propietari amb discapacitat o de més de setanta anys, o que convisqui o treballi amb algú així.",
            "En aquest cas, el jutge fixa què n’assumeix la comunitat. També pot caldre una franja d’un annex per al forat, amb la seva compensació (art. 553-39).",
          ],
        },
        {
          heading: "Què cal mirar durant la visita?",
          blocks: [
            {
              points: [
                "Els graons del carrer a la cabina i de la cabina a la porta.",
                "A quina planta para: l’entresol i el principal solen anar abans de la primera.",
                "L’amplada de la cabina i de la porta, mesurades, pensant en un cotxet o un armari.",
                "La data de l’última inspecció, que és a la cabina o la sap l’administrador.",
                "Quin dormitori toca al forat o al motor.",
              ],
            },
          ],
        },
        {
          heading: "Què s’ha de demanar abans de les arres?",
          blocks: [
            {
              steps: [
                "Les actes de tres anys: una votació, una negativa, una demanda.",
                "El certificat de deutes, per si hi ha una derrama aprovada.",
                "Els estatuts: qui s’estalvia quina despesa.",
                "L’últim informe d’inspecció i què hi exigeix (Reial decret 355/2024).",
                "Una clàusula que digui qui paga els terminis que vencin després de la signatura.",
              ],
            },
          ],
        },
        {
          heading: "I si no n’hi ha?",
          blocks: [
            "Pugi a peu amb la compra a la mà, com farà cada dia. Després pregunti si a l’ull de l’escala o al celobert hi cap el forat; un arquitecte ho veu en un matí. Sense això, «s’hi podria posar» només és una opinió.",
            "El preu sense ascensor s’hauria de notar al costat d’un que en tingui. Quan vengui, aquesta diferència serà la seva.",
          ],
        },
      ],
      example: {
        heading: "A quants dels nostres habitatges es puja amb ascensor?",
        blocks: [
          [
            "{?with.lift}A {date}, tenen ascensor {with.lift} que oferim.",
            "{?a.fees}A [{a.title}](/property/{a.id}) la comunitat és de {a.fees} al mes; pregunti quina part se’n va en l’ascensor.",
          ],
        ],
      },
      inShort: [
        "L’ascensor és de tot l’edifici i un de nou s’aprova per majoria simple.",
        "Un cop aprovat, paguen tots segons la quota.",
        "Pregunti on para i busqui a les actes les derrames previstes.",
      ],
      next: "Quedi’s només amb els que tenen ascensor: [busqui entre els nostres habitatges](/search).",
      description:
        "L’ascensor als edificis de Barcelona: quina majoria l’aprova, qui el paga, la seva part d’un pressupost de 120.000\u00a0€ i què cal demanar abans de les arres.",
      sources: [
        "Codi civil de Catalunya, arts. 553-25, 553-30, 553-39 i 553-45",
        "Reial decret 355/2024 (ascensors: manteniment i inspecció)",
      ],
    },
    ru: {
      names: [
        "лифт в доме",
        "квартира с лифтом",
        "квартира без лифта",
        "дом без лифта",
        "установка лифта",
        "установить лифт в старом доме",
        "кто платит за лифт",
        "лифт в Барселоне",
        "платит ли нижний этаж за лифт",
        "сбор на лифт",
      ],
      title: "Лифт в доме",
      answers: {
        what: "Лифт в доме принадлежит всем собственникам: его одобряют простым большинством, а потом платят все по долям, в том числе нижний этаж и те, кто голосовал против. В старых домах Барселоны лифта может не быть, он может останавливаться между этажами или не доходить до верха. Поэтому спросите, где он останавливается и какие работы впереди.",
        cost: "На установку лифта официальной цены нет, но свою часть посчитать можно. Если смета дома, к примеру, 120\u00a0000\u00a0€, то за квартиру с долей 4,5\u00a0% платят 5\u00a0400\u00a0€. Доля (coeficiente) указана в выписке из реестра, а смета зависит от лестницы, числа остановок и от того, придётся ли резать конструкции.",
        calculation:
          "Ваша часть за установку лифта\u00a0— это смета дома, умноженная на долю квартиры. При смете 120\u00a0000\u00a0€ и доле 4,5\u00a0% выходит 5\u00a0400\u00a0€, в рассрочку на 36\u00a0месяцев 150\u00a0€ в месяц. Доля указана в выписке из реестра, смета\u00a0— в протоколе собрания. Цифры взяты для примера.",
        time: "Установка лифта обычно занимает гораздо больше времени, чем сами работы: сначала идут проект, голосование, разрешение и деньги. Срока в законе нет. Если в объявлении обещан лифт, попросите протокол, разрешение и подписанную смету и посмотрите, что из этого есть.",
        who: "За лифт в доме платят все собственники по долям, если его одобрило собрание, и те, кто голосовал против, тоже (Гражданский кодекс Каталонии, ст. 553-30.3). От расходов на обслуживание освобождает только устав, в котором лифт прямо назван.",
        must: "Да, платить за лифт нужно, даже если вы голосовали против или живёте внизу: решает собрание собственников (Гражданский кодекс Каталонии, ст.\u00a0553-30.3). От расходов на содержание освобождает только устав, где лифт прямо назван. Если при продаже сбор ещё не выплачен, его делят в договоре.",
        worth:
          "Квартира без лифта хороша до того этажа, на который вы готовы каждый день подниматься с покупками, и по цене, где разница заметна: когда будете продавать, скидку попросят и у вас. Если лифт обещан, посмотрите протокол, разрешение и подписанную смету. С лифтом взносы выше, зато покупателей гораздо больше.",
      },
      sections: [
        {
          heading: "Сколько придётся заплатить за новый лифт?",
          blocks: [
            {
              caption: "Смета 120\u00a0000\u00a0€, взята для примера",
              columns: ["Доля квартиры", "Ваша часть", "В рассрочку на 36 месяцев"],
              rows: [
                ["2\u00a0%", "2\u00a0400\u00a0€", "67\u00a0€ в месяц"],
                ["4,5\u00a0%", "5\u00a0400\u00a0€", "150\u00a0€ в месяц"],
                ["8\u00a0%", "9\u00a0600\u00a0€", "267\u00a0€ в месяц"],
              ],
            },
            "Посмотрите, чего в смете нет: проекта, разрешения, НДС (IVA), ремонта лестницы, подключения к электросети. Потом договор на обслуживание, электричество и проверки войдут в ежемесячный взнос, и делят их по тем же долям, если в уставе дома не написано иначе.",
          ],
        },
        {
          heading: "Сколько голосов нужно для нового лифта?",
          blocks: [
            "Достаточно простого большинства голосующих, если у них и простое большинство голосующих долей (ст. 553-25.2). Это верно и тогда, когда меняются конструкции или фасад. Если собрание отказало, суд может обязать дом к разумным и соразмерным работам (ст. 553-25.5). Просить об этом вправе собственник с инвалидностью или старше семидесяти лет либо тот, кто с таким человеком живёт или работает.",
            "В этом случае суд определяет и сумму, которую несут собственники. Под шахту может понадобиться часть чьей-то кладовой или дворика, и за неё платят компенсацию (ст. 553-39). Разрешение городского совета нужно в любом случае.",
          ],
        },
        {
          heading: "На что смотреть во время просмотра?",
          blocks: [
            {
              points: [
                "Сколько ступеней от улицы до кабины и от кабины до двери.",
                "На каком этаже остановка: до первого часто идут ещё entresuelo и principal.",
                "Какой ширины кабина и дверь: измерьте их, помня о детской коляске и большом шкафе.",
                "Когда была последняя проверка: дата есть в кабине или у управляющего домом.",
                "Какая спальня граничит с шахтой или мотором.",
              ],
            },
          ],
        },
        {
          heading: "Что запросить до договора задатка?",
          blocks: [
            {
              steps: [
                "Протоколы за три года: было ли голосование, отказ, иск.",
                "Справку о долгах: нет ли уже утверждённого сбора на лифт.",
                "Устав: кого и от какого расхода он освобождает.",
                "Последний акт проверки и его требования (Королевский декрет 355/2024).",
                "Пункт договора о том, кто вносит платежи, срок которых наступит после сделки.",
              ],
            },
          ],
        },
        {
          heading: "А если лифта нет?",
          blocks: [
            "Поднимитесь пешком с тяжёлой сумкой, как придётся каждый день. Потом спросите, поместится ли шахта в лестничный пролёт или световой колодец: архитектор ответит после одного осмотра. Без этого слова «лифт можно поставить» — только мнение.",
            "Цена квартиры без лифта должна отличаться от цены такой же с лифтом. При продаже эта разница станет вашей. На верхних этажах старых домов она особенно заметна, поэтому сравнивайте объекты на одинаковой высоте.",
          ],
        },
      ],
      example: {
        heading: "У скольких наших объектов есть лифт?",
        blocks: [
          [
            "{?with.lift}На {date} с лифтом у нас {with.lift}.",
            "{?a.fees}За [{a.title}](/property/{a.id}) взносы в сообщество собственников составляют {a.fees} в месяц; спросите, какая часть уходит на лифт.",
          ],
        ],
      },
      inShort: [
        "Лифт принадлежит всему дому, и новый одобряют простым большинством.",
        "После этого платят все собственники по долям.",
        "Спросите, где он останавливается, и ищите в протоколах будущие сборы.",
      ],
      next: "Оставьте в выдаче только объекты с лифтом: [поиск по нашим объектам](/search).",
      description:
        "Лифт в домах Барселоны: сколько голосов нужно, кто платит, какова ваша часть при смете 120\u00a0000\u00a0€, на что смотреть и что запросить до договора задатка.",
      sources: [
        "Гражданский кодекс Каталонии, ст. 553-25, 553-30, 553-39 и 553-45",
        "Королевский декрет 355/2024 (лифты: обслуживание и проверка)",
      ],
    },
  },
};
