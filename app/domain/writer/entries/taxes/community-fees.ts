import type { Entry } from "../entry";

export const communityFees: Entry = {
  theme: "costs",
  related: [
    "community-debts-certificate",
    "community-statutes",
    "property-tax-ibi",
    "building-inspection",
    "living-costs-of-a-home",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "community fees",
        "community charges",
        "community costs spain",
        "service charge spain",
        "comunidad fees",
        "gastos de comunidad",
        "special levy",
        "derrama",
        "homeowners association fees",
        "building works approved",
        "approved works who pays",
        "levy before the sale",
      ],
      title: "Community fees",
      answers: {
        what: [
          "Community fees are each owner’s share in running the building, like a service charge, paid every month or quarter. They include cleaning, the lift, the building’s insurance and repairs. Your own electricity, contents insurance and property tax (IBI) aren’t included.",
          "Larger work, such as a façade, is paid by an extra levy (derrama). Each home pays by its share, which is written in the deed of division.",
          "So ask about three things: the fee, the levies agreed and the debts.",
        ],
        cost: [
          "Community fees depend on what the building has: a lift, a concierge, a pool, central heating.",
          "Among our homes they run from {fees.from} to {fees.to} a month.",
          "The exact figure is in the minutes and on the last receipt.",
        ],
        who: "Community fees are paid by the owner, including what earlier owners left unpaid. The home answers for the year of the sale and the four before it (Civil Code of Catalonia, art.\u00a0553-5). Building work approved before the sale is paid as buyer and seller agree in the deposit contract, so have it written there.",
        how: "You pay community fees by direct debit to the account of the community of owners. Give the property manager your details after signing; until then the receipts go on reaching the seller.",
      },
      sections: [
        {
          heading: "What do community fees pay for?",
          blocks: [
            "The yearly meeting of the community of owners (comunidad) approves a budget. It is shared out by the quota of each home, unless the statutes set another rule (Civil Code of Catalonia, arts. 553-3 and 553-45). At least 5% of it goes into a reserve fund (art. 553-6).",
            "A penthouse whose quota is twice that of the apartment below pays twice as much. Ground floors are sometimes excused from the lift, but only if the statutes say so.",
          ],
        },
        {
          heading: "How are the fees and a levy worked out?",
          blocks: [
            {
              caption: "An example: yearly budget of €36,000 with the reserve fund, and a façade at €60,000",
              columns: ["Share of the home", "Fee a year", "Fee a month", "Its part of the façade"],
              rows: [
                ["2%", "€720", "€60", "€1,200"],
                ["4%", "€1,440", "€120", "€2,400"],
                ["6%", "€2,160", "€180", "€3,600"],
                ["8%", "€2,880", "€240", "€4,800"],
              ],
            },
            "The share stands in the deed that divided the building and in the land registry extract. Ask for it: it tells you what any work that is still to come will cost you.",
          ],
        },
        {
          heading: "What is a levy (derrama)?",
          blocks: [
            "It is an extra payment for building work that the fee does not cover: a façade, a new lift, the roof. Once approved, it is paid by instalments that may run on for years.",
            "Agree in the deposit contract who pays what was approved before the sale, with amount and dates. Ask for the minutes of the last three meetings, because work that is only being talked about is in there too.",
          ],
        },
        {
          heading: "What does a buyer answer for?",
          blocks: [
            {
              points: [
                "The home answers for what is owed for the year under way and the four calendar years before it (art. 553-5). At €120 a month that can be up to 60 receipts, €7,200.",
                "Older debts stay with whoever made them.",
                "What falls due from the day of the deed is the buyer’s, unless the contract says otherwise.",
                "A debt that shows in the certificate is usually taken off the price at the notary’s.",
              ],
            },
            "Fees are due whether the home is lived in or not. An owner who is in arrears may be taken to court by the community, and can’t vote in the meeting as a rule.",
          ],
        },
        {
          heading: "Which documents show what you will pay?",
          blocks: [
            {
              steps: [
                "The last receipt: the ordinary fee.",
                "The minutes and the budget: levies, coming work, disputes.",
                "The certificate of community debts, signed by the secretary: what is owed today and what has been approved.",
                "The statutes: who is excused from what, and what is forbidden.",
              ],
            },
            "The seller has to bring the certificate to the notary, unless you both waive it expressly (art. 553-5). Don’t agree to that.",
          ],
        },
        {
          heading: "What do buyers overlook in the fees?",
          blocks: [
            {
              points: [
                "They compare two homes by price and forget that a concierge and a pool are paid for every month.",
                "They take a low fee as good news. In an old building it may mean that nothing has been repaired.",
                "They trust a spoken “nothing is planned” and never see the minutes.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does one of our homes pay?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) pays {a.fees} a month towards its building.",
            "[{b.title}](/property/{b.id}) pays {b.fees}.",
            "Look at what is behind such figures: the lift, the staff, the number of owners who share the bill.",
          ],
        ],
      },
      inShort: [
        "Each owner pays community fees by the quota of the home.",
        "A levy (derrama) is an extra payment for larger work.",
        "Debts of the sale year and of four years before stay with the home.",
      ],
      next: "Each of [our homes](/properties) shows its community fees where the owner has told us.",
      description:
        "Community fees in Barcelona: what they cover, how the share sets the fee and a levy (derrama), a table in euros, which debts stay with the home and what to ask.",
      sources: ["Civil Code of Catalonia, arts. 553-3, 553-5, 553-6 and 553-45"],
    },
    es: {
      names: [
        "gastos de comunidad",
        "cuota de comunidad",
        "cuotas de la comunidad",
        "recibo de la comunidad",
        "gastos comunitarios",
        "derrama",
        "derramas",
        "fondo de reserva comunidad",
        "cuánto se paga de comunidad",
      ],
      title: "Los gastos de comunidad",
      answers: {
        what: [
          "Los gastos de comunidad son lo que cada propietario paga, al mes o al trimestre, por el edificio: limpieza, ascensor, seguro, reparaciones.",
          "La parte de cada vivienda depende de su cuota, que figura en la escritura de división horizontal.",
          "Una derrama es un pago aparte para obras mayores: en una finca antigua, sobre todo la fachada, la cubierta o el ascensor.",
        ],
        cost: [
          "Los gastos de comunidad dependen de lo que tiene el edificio: ascensor, conserje, piscina, calefacción central.",
          "En nuestras viviendas van de {fees.from} a {fees.to} al mes.",
          "La cifra exacta la verá en el último recibo.",
        ],
        who: "Los gastos de comunidad los paga el propietario. La vivienda responde además de los que otros dejaron a deber el año de la venta y los cuatro anteriores (Código civil de Cataluña, art. 553-5). Una derrama ya aprobada suele cobrarse a quien es propietario cuando vence cada recibo: acuerde en las arras quién la paga.",
        how: "Los gastos de comunidad se pagan por domiciliación en la cuenta de la comunidad de propietarios. Dé sus datos al administrador de fincas después de firmar; hasta entonces los recibos siguen llegando a quien vendió.",
      },
      sections: [
        {
          heading: "¿Qué se paga con los gastos de comunidad?",
          blocks: [
            "La junta anual aprueba un presupuesto. Se reparte según la cuota de cada vivienda, si los estatutos no dicen otra cosa (Código civil de Cataluña, arts. 553-3 y 553-45). Al menos un 5\u00a0% va a un fondo de reserva (art. 553-6).",
            "Un ático con el doble de cuota que el piso de abajo paga el doble. Las plantas bajas a veces no pagan ascensor, pero solo si lo dicen los estatutos.",
          ],
        },
        {
          heading: "¿Cómo se calculan la cuota y una derrama?",
          blocks: [
            {
              caption:
                "Ejemplo: presupuesto anual de 36.000\u00a0€ con el fondo de reserva, y una fachada de 60.000\u00a0€",
              columns: ["Cuota de la vivienda", "Al año", "Al mes", "Su parte de la fachada"],
              rows: [
                ["2\u00a0%", "720\u00a0€", "60\u00a0€", "1.200\u00a0€"],
                ["4\u00a0%", "1.440\u00a0€", "120\u00a0€", "2.400\u00a0€"],
                ["6\u00a0%", "2.160\u00a0€", "180\u00a0€", "3.600\u00a0€"],
                ["8\u00a0%", "2.880\u00a0€", "240\u00a0€", "4.800\u00a0€"],
              ],
            },
            "El coeficiente está en la escritura de división horizontal y en la nota simple. Pregúntelo: dice cuánto le costará cualquier obra que aún no se haya votado.",
          ],
        },
        {
          heading: "¿Qué es una derrama?",
          blocks: [
            "La junta aprueba una derrama cuando la cuota y el fondo no alcanzan para una obra. Se puede pagar en plazos, a veces durante años.",
            "Pacte en las arras quién paga lo aprobado antes de la venta, con importe y fechas. Pida las actas de las tres últimas juntas: allí aparecen también las obras de las que solo se habla.",
          ],
        },
        {
          heading: "¿De qué responde quien compra?",
          blocks: [
            {
              points: [
                "La vivienda responde de lo que se debe del año en curso y de los cuatro años naturales anteriores (art. 553-5). A 120\u00a0€ al mes pueden ser hasta 60 recibos, 7.200\u00a0€.",
                "Las deudas más antiguas son de quien las hizo.",
                "Lo que vence desde el día de la escritura es de quien compra, si el contrato no dice otra cosa.",
                "La deuda que sale en el certificado suele descontarse del precio en la notaría.",
              ],
            },
            "La comunidad se paga aunque el piso esté vacío. A quien se retrasa la comunidad lo puede demandar, y por regla general no vota en la junta.",
          ],
        },
        {
          heading: "¿Qué documentos dicen lo que va a pagar?",
          blocks: [
            {
              steps: [
                "El último recibo: la cuota ordinaria.",
                "Las actas y el presupuesto: derramas, obras previstas, conflictos.",
                "El certificado de deudas, firmado por el secretario: lo que se debe hoy y lo que está aprobado.",
                "Los estatutos: quién está exento de qué y qué está prohibido.",
              ],
            },
            "Quien vende debe llevar el certificado a la notaría, salvo que usted renuncie (art. 553-5). No renuncie.",
          ],
        },
        {
          heading: "¿Qué errores se cometen al comprar?",
          blocks: [
            {
              points: [
                "Se comparan dos pisos por el precio y se olvida que el conserje y la piscina se pagan cada mes.",
                "Se celebra una cuota baja, cuando en una finca antigua puede querer decir que no se repara nada.",
                "Se confía en un «no hay nada previsto» de palabra y no se leen las actas.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto paga una de nuestras viviendas?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) paga {a.fees} al mes.",
            "[{b.title}](/property/{b.id}) paga {b.fees}.",
            "Mire qué hay detrás de cifras así: el ascensor, el personal y cuántos propietarios comparten la factura.",
          ],
        ],
      },
      inShort: [
        "Cada propietario paga los gastos de comunidad según la cuota de su vivienda.",
        "Las obras mayores se pagan aparte, con derramas.",
        "Lo que se debe del año de la venta y de los cuatro anteriores sigue a la vivienda.",
      ],
      next: "Cada una de [nuestras viviendas](/properties) indica los gastos de comunidad, si el propietario nos los ha dado.",
      description:
        "Gastos de comunidad en Barcelona: qué cubren, cómo salen la cuota y una derrama del coeficiente, tabla en euros, qué deudas siguen a la vivienda y qué pedir.",
      sources: ["Código civil de Cataluña, arts. 553-3, 553-5, 553-6 y 553-45"],
    },
    ca: {
      names: [
        "despeses de comunitat",
        "quota de comunitat",
        "quotes de la comunitat",
        "rebut de la comunitat",
        "despeses comunitàries",
        "derrama",
        "derrames",
        "fons de reserva de la comunitat",
        "quant es paga de comunitat",
      ],
      title: "Les despeses de comunitat",
      answers: {
        what: [
          "Les despeses de comunitat són el que cada propietari paga, al mes o al trimestre, per l’edifici: neteja, ascensor, assegurança, reparacions.",
          "La part de cada habitatge depèn de la seva quota, que consta en l’escriptura de divisió horitzontal.",
          "Cal preguntar per tres coses: la quota, les derrames aprovades i els deutes.",
        ],
        cost: [
          "Les despeses de comunitat depenen del que té l’edifici: ascensor, conserge, piscina, calefacció central.",
          "En els nostres habitatges van de {fees.from} a {fees.to} al mes.",
          "La xifra exacta és a les actes i a l’últim rebut.",
        ],
        who: "Si les arres no diuen una altra cosa, les despeses de comunitat i cada termini d’una derrama els acostuma a pagar qui és propietari el dia que vencen, encara que s’aprovessin abans de la venda. Si vol que una derrama ja aprovada la pagui qui ven, faci-ho constar al contracte. Del que hagi quedat a deure, l’habitatge respon per l’any de la venda i els quatre anteriors (Codi civil de Catalunya, art. 553-5).",
        how: "Les despeses de comunitat es paguen per domiciliació al compte de la comunitat de propietaris. Doni les seves dades a l’administrador de finques un cop signat; fins llavors els rebuts continuen arribant a qui va vendre.",
      },
      sections: [
        {
          heading: "Què s’hi paga?",
          blocks: [
            "La junta anual aprova un pressupost. Es reparteix segons la quota de cada habitatge, si els estatuts no diuen una altra cosa (Codi civil de Catalunya, arts. 553-3 i 553-45). Com a mínim un 5\u00a0% va a un fons de reserva (art. 553-6).",
            "Un àtic amb el doble de quota que el pis de sota paga el doble. Les plantes baixes de vegades no paguen ascensor, però només si ho diuen els estatuts.",
          ],
        },
        {
          heading: "Com es calculen la quota i una derrama?",
          blocks: [
            {
              caption:
                "Exemple: pressupost anual de 36.000\u00a0€ amb el fons de reserva, i una façana de 60.000\u00a0€",
              columns: ["Quota de l’habitatge", "L’any", "Al mes", "La seva part de la façana"],
              rows: [
                ["2\u00a0%", "720\u00a0€", "60\u00a0€", "1.200\u00a0€"],
                ["4\u00a0%", "1.440\u00a0€", "120\u00a0€", "2.400\u00a0€"],
                ["6\u00a0%", "2.160\u00a0€", "180\u00a0€", "3.600\u00a0€"],
                ["8\u00a0%", "2.880\u00a0€", "240\u00a0€", "4.800\u00a0€"],
              ],
            },
            "El coeficient és a l’escriptura de divisió horitzontal i a la nota simple. Pregunti’l: diu quant li costarà qualsevol obra que encara no s’hagi votat.",
          ],
        },
        {
          heading: "Què és una derrama?",
          blocks: [
            "És un pagament extraordinari per a obres que la quota no cobreix: la façana, un ascensor nou, la coberta. Quan la junta l’aprova, s’acostuma a pagar en terminis, de vegades durant anys.",
            "Pacti a les arres qui paga el que s’ha aprovat abans de la venda, amb import i dates. Demani les actes de les tres últimes juntes: hi surten també les obres de què només es parla.",
            "Si la derrama es paga a terminis, el que compta és quan venç cadascun. Demani al certificat l’import que queda, el nombre de terminis i la data de l’últim, i faci-ho constar a les arres.",
          ],
        },
        {
          heading: "De què respon qui compra?",
          blocks: [
            {
              points: [
                "L’habitatge respon del que es deu de l’any en curs i dels quatre anys naturals anteriors (art. 553-5). A 120\u00a0€ al mes poden ser fins a 60 rebuts, 7.200\u00a0€.",
                "Els deutes més antics són de qui els va fer.",
                "El que venç des del dia de l’escriptura és de qui compra, si el contracte no diu res més.",
                "El deute que surt al certificat se sol descomptar del preu a la notaria.",
              ],
            },
            "La comunitat es paga encara que el pis estigui buit. A qui s’endarrereix la comunitat el pot demandar, i per regla general no vota a la junta.",
          ],
        },
        {
          heading: "Quins documents diuen el que pagarà?",
          blocks: [
            {
              steps: [
                "L’últim rebut: la quota ordinària.",
                "Les actes i el pressupost: derrames, obres previstes, conflictes.",
                "El certificat de deutes, signat pel secretari: el que es deu avui i el que hi ha aprovat.",
                "Els estatuts: qui queda exempt de què i què està prohibit.",
              ],
            },
            "Qui ven ha de portar el certificat a la notaria, tret que vostè hi renunciï (art. 553-5). No hi renunciï.",
          ],
        },
        {
          heading: "En què s’equivoca sovint qui compra?",
          blocks: [
            {
              points: [
                "Es comparen dos pisos pel preu i s’oblida que el conserge i la piscina es paguen cada mes.",
                "Una quota baixa sembla una bona notícia. En una finca antiga pot voler dir que no s’hi repara res.",
                "Es confia en un «no hi ha res previst» de paraula i no es llegeixen les actes.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant paga un dels nostres habitatges?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) paga {a.fees} al mes de comunitat.",
            "[{b.title}](/property/{b.id}) paga {b.fees}.",
            "Miri sempre què hi ha darrere de la xifra: l’ascensor, el personal i quants propietaris comparteixen la factura.",
          ],
        ],
      },
      inShort: [
        "Cada propietari paga les despeses de comunitat segons la quota del seu habitatge.",
        "Una derrama és un pagament a part per a obres més grans.",
        "El que es deu de l’any de la venda i dels quatre anteriors segueix l’habitatge.",
      ],
      next: "Cadascun dels [nostres habitatges](/properties) indica les despeses de comunitat, si el propietari ens les ha donat.",
      description:
        "Despeses de comunitat a Barcelona: què cobreixen, com surten la quota i una derrama del coeficient, taula en euros, quins deutes queden i què s’ha de demanar.",
      sources: ["Codi civil de Catalunya, arts. 553-3, 553-5, 553-6 i 553-45"],
    },
    ru: {
      names: [
        "взносы в сообщество",
        "взносы в сообщество собственников",
        "коммунальные взносы Испания",
        "комунидад",
        "плата за содержание дома",
        "взносы за дом в Испании",
        "gastos de comunidad",
        "дополнительный сбор derrama",
        "derrama",
        "сколько платят за содержание дома",
      ],
      title: "Взносы в сообщество собственников",
      answers: {
        what: [
          "Взносы в сообщество собственников (comunidad) каждый собственник платит за содержание здания: уборку, лифт, страховку, ремонт. Платят обычно раз в месяц или в квартал.",
          "Сумма зависит от доли вашего жилья, записанной в акте о разделе здания.",
          "Спросите о трёх вещах: о взносе, о дополнительных сборах на крупные работы (derrama) и о долгах.",
        ],
        cost: [
          "Взносы в сообщество зависят от того, что есть в здании: лифт, консьерж, бассейн, общее отопление.",
          "У наших объектов они составляют от {fees.from} до {fees.to} в месяц.",
          "Точная сумма есть в протоколах собраний и в последней квитанции.",
        ],
        who: "Взносы в сообщество платит собственник, причём и за тех, кто не заплатил до него. Жильё отвечает за долги года продажи и четырёх предыдущих лет (Гражданский кодекс Каталонии, ст. 553-5).",
        how: "Взносы в сообщество списывают с вашего счёта в пользу сообщества собственников. После сделки передайте свои данные управляющему домом, иначе квитанции будут приходить прежнему собственнику.",
      },
      sections: [
        {
          heading: "На что идут взносы в сообщество?",
          blocks: [
            "Годовое собрание утверждает смету. Её делят по долям квартир, если в уставе не записано иное (Гражданский кодекс Каталонии, ст. 553-3 и 553-45). Не меньше 5\u00a0% откладывают в резервный фонд (ст. 553-6).",
            "Пентхаус, у которого доля вдвое больше, чем у квартиры под ним, платит вдвое больше. Нижние этажи иногда освобождены от платы за лифт, но только если так сказано в уставе.",
          ],
        },
        {
          heading: "Как считают взнос и дополнительный сбор?",
          blocks: [
            {
              caption:
                "Пример: смета дома 36\u00a0000\u00a0€ в год с резервным фондом и ремонт фасада за 60\u00a0000\u00a0€",
              columns: ["Доля квартиры", "Взнос в год", "Взнос в месяц", "Её часть фасада"],
              rows: [
                ["2\u00a0%", "720\u00a0€", "60\u00a0€", "1\u00a0200\u00a0€"],
                ["4\u00a0%", "1\u00a0440\u00a0€", "120\u00a0€", "2\u00a0400\u00a0€"],
                ["6\u00a0%", "2\u00a0160\u00a0€", "180\u00a0€", "3\u00a0600\u00a0€"],
                ["8\u00a0%", "2\u00a0880\u00a0€", "240\u00a0€", "4\u00a0800\u00a0€"],
              ],
            },
            "Долю указывают в акте о разделе здания и в выписке из реестра. Узнайте её: по ней видно, во сколько вам обойдутся любые работы, за которые ещё не голосовали. Сложите взнос и налог IBI, и вы получите то, что платит собственник даже за пустую квартиру.",
          ],
        },
        {
          heading: "Что такое дополнительный сбор (derrama)?",
          blocks: [
            "Это отдельный платёж на работы, которых взнос не покрывает: фасад, новый лифт, крыша. После утверждения его платят частями, иногда несколько лет.",
            "В договоре задатка запишите, кто платит сборы, утверждённые до продажи: с суммой и датами. Попросите протоколы трёх последних собраний: там видно и то, что пока только обсуждают.",
          ],
        },
        {
          heading: "За какие долги отвечает покупатель?",
          blocks: [
            {
              points: [
                "Жильё отвечает за долги текущего года и четырёх предыдущих календарных лет (ст. 553-5). При 120\u00a0€ в месяц это до 60 квитанций, 7\u00a0200\u00a0€.",
                "Более старые долги остаются за тем, кто их накопил.",
                "То, что надо платить со дня нотариального акта, платит покупатель, если в договоре не сказано иное.",
                "Долг, который показала справка, обычно вычитают из цены у нотариуса.",
                "Сбор, утверждённый до сделки, делят так, как записано в договоре задатка, поэтому запишите это с суммой и сроками.",
              ],
            },
            "На того, кто не платит, сообщество может подать в суд, и голосовать на собрании он, как правило, не вправе. Поэтому подключите списание со счёта сразу после покупки.",
          ],
        },
        {
          heading: "Из каких документов видно, сколько вы будете платить?",
          blocks: [
            {
              steps: [
                "Последняя квитанция: обычный взнос.",
                "Протоколы и смета: сборы, будущие работы, споры.",
                "Справка о долгах с подписью секретаря: сколько должны сегодня и что уже утверждено.",
                "Устав: кто от чего освобождён и что в доме запрещено.",
              ],
            },
            "Продавец обязан принести справку к нотариусу, если только вы сами от неё не откажетесь (ст. 553-5). Отказываться не стоит.",
          ],
        },
        {
          heading: "Какие промахи допускают покупатели?",
          blocks: [
            {
              points: [
                "Сравнивают две квартиры по цене и забывают, что за консьержа и бассейн платят каждый месяц.",
                "Радуются низкому взносу, не спросив о причине. В старом здании он может означать, что там ничего не чинят.",
                "Верят на слово, что «ничего не планируется», и не смотрят протоколы.",
              ],
            },
            "Взносы платят и тогда, когда жильё пустует. Заложите их в свой месячный бюджет вместе с налогом на недвижимость и страховкой. У управляющего домом спросите, собираются ли их повышать в новом году и почему.",
          ],
        },
      ],
      example: {
        heading: "Сколько платят за один из наших объектов?",
        blocks: [
          [
            "За объект [{a.title}](/property/{a.id}) платят {a.fees} в месяц.",
            "За объект [{b.title}](/property/{b.id}) платят {b.fees}.",
            "Посмотрите, что стоит за такими цифрами: лифт, персонал и сколько собственников делят общий счёт.",
          ],
        ],
      },
      inShort: [
        "Каждый собственник платит взносы в сообщество по доле своего жилья.",
        "Дополнительный сбор (derrama) берут на крупные работы.",
        "Долги за год продажи и четыре года до неё остаются за жильём.",
      ],
      next: "У каждого из [наших объектов](/properties) указаны взносы, если собственник нам их сообщил.",
      description:
        "Взносы в сообщество собственников в Барселоне: на что они идут, как из доли получаются взнос и сбор (derrama), таблица в евро, долги прежнего владельца.",
      sources: ["Гражданский кодекс Каталонии, ст. 553-3, 553-5, 553-6 и 553-45"],
    },
  },
};
