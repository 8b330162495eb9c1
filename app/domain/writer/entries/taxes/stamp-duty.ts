import type { Entry } from "../entry";

export const stampDuty: Entry = {
  theme: "costs",
  related: ["vat-on-new-homes", "costs-of-buying", "costs-of-the-mortgage", "reduced-transfer-tax", "deed-of-sale"],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "stamp duty",
        "ajd",
        "ajd tax",
        "stamp duty in spain",
        "stamp duty catalonia",
        "stamp duty on new build",
        "actos juridicos documentados",
        "tax on deeds",
        "documented legal acts",
      ],
      title: "Stamp duty (AJD)",
      answers: {
        what: [
          "Stamp duty (AJD) on a new home bought from its developer in Catalonia is {new.stamp} of the price without VAT: €7,500 on €500,000, on top of €50,000 of VAT.",
          "A buyer of a resale home pays none, and on a mortgage the bank pays it.",
          "Buyers aged {itp.age} or under are let off all of it on a main home, within the income limit of {itp.income}.",
        ],
        cost: ["Stamp duty on a new home is {new.stamp} of the price without VAT.", "At {x.price} that is {x.stamp}."],
        who: "Stamp duty on the purchase of a new home is paid by the buyer. Stamp duty on the mortgage is paid by the lender, since November 2018 (Royal Legislative Decree 1/1993, art. 29).",
        how: "Stamp duty is paid by self-assessment on form 600, like transfer tax, after signing. You do it yourself on the website of the Catalan tax agency, or a paperwork agent (gestoría) does.",
        must: "No, you don’t pay stamp duty on a resale home, because it bears transfer tax, nor on your mortgage, where the lender owes it. Yes, you pay it on a new home from its developer, on the end of a co-ownership and on the division of a building. Young buyers of a main home may be let off.",
      },
      sections: [
        {
          heading: "Who pays stamp duty on what?",
          blocks: [
            {
              caption: "Stamp duty (AJD) in Catalonia",
              columns: ["Deed", "Who pays", "Rate"],
              rows: [
                [
                  "New home from its developer",
                  "Buyer",
                  "{new.stamp}; nothing up to {itp.age} years, main home, within the income limit",
                ],
                ["Resale home", "Nobody: transfer tax instead", "–"],
                ["Mortgage", "Lender, since November 2018", "Buyer: €0"],
                ["Cancelling a mortgage", "Nobody", "Exempt"],
                ["End of a co-ownership, one owner left", "Whoever keeps the home", "{new.stamp} of the part acquired"],
              ],
            },
          ],
        },
        {
          heading: "How much is stamp duty at each price?",
          blocks: [
            {
              caption: "New home in Catalonia: stamp duty, and what a young buyer saves",
              columns: [
                "Price without VAT",
                "Stamp duty 1.5%",
                "Aged 35 or under, main home, within the limit",
                "VAT 10%",
              ],
              rows: [
                ["€200,000", "€3,000", "€0", "€20,000"],
                ["€300,000", "€4,500", "€0", "€30,000"],
                ["€400,000", "€6,000", "€0", "€40,000"],
                ["€600,000", "€9,000", "–", "€60,000"],
                ["€1,000,000", "€15,000", "–", "€100,000"],
              ],
            },
            "It is filed and paid within one month of the deed; have the notary’s office confirm the last day.",
          ],
        },
        {
          heading: "Which deeds bear it?",
          blocks: [
            "The law taxes a deed with an amount in it that can be entered in a register (Royal Legislative Decree 1/1993, art. 31.2). A deed that already bears transfer or inheritance tax is left out. For a home this means in practice:",
            {
              points: [
                "The purchase of a new home from its developer: the buyer pays.",
                "The mortgage deed: the lender pays.",
                "The declaration of a new building and its division into apartments: the developer pays.",
                "The cancellation of a mortgage: exempt.",
              ],
            },
          ],
        },
        {
          heading: "What is the rate?",
          blocks: [
            [
              "For a new home the Catalan rate is {new.stamp} (Legislative Decree 1/2024, art. 642-1), checked on {checked}.",
            ],
            "A higher one, 3.5%, is for resales between businesses where the seller gives up the VAT exemption. A private buyer of a home doesn’t meet it. A few cents for each sheet of the deed are charged as well; the notary adds them to the bill.",
          ],
        },
        {
          heading: "Can you be let off?",
          blocks: [
            [
              "Yes, if you are aged {itp.age} or under, the new home is to be your main one and your income is within {itp.income}.",
              "The relief is then of the whole duty, and the income is counted as for the reduced transfer tax.",
            ],
            "You ask for it on form 600 with the proof attached. No relief for age touches the VAT: 10%, or 4% on some protected homes.",
          ],
        },
        {
          heading: "How do you prepare for the payment?",
          blocks: [
            {
              steps: [
                "Ask the developer for a list of the costs that fall on you, with stamp duty as its own line.",
                "Check whether the relief fits you and gather the proof before signing.",
                "Keep the money apart: it is due when the instalments have already taken most of your savings.",
                "File form 600 with the copy of the deed, then take both to the land registry.",
              ],
            },
            "If the developer insists on an agent of its own for this, ask for the fee in writing first. You may choose another.",
          ],
        },
      ],
      example: {
        heading: "What is it on a real price?",
        blocks: [
          [
            "A new home at {x.price} bears {x.stamp} of stamp duty, next to {x.vat} of VAT.",
            "At {y.price} the duty would be {y.stamp}.",
            "Compared with the VAT it looks small, yet it is more than notary and registry put together.",
          ],
        ],
      },
      inShort: [
        "Stamp duty (AJD) of {new.stamp} falls on the deed of a new home.",
        "Resale homes don’t bear it, and the lender pays it on the mortgage.",
        "Young buyers of a main home may be relieved of all of it.",
      ],
      next: "Our [cost calculator](/costs) shows stamp duty on its own line for any new home.",
      description:
        "Stamp duty (AJD) in Catalonia: 1.5% of a new home, in euros from €200,000 to €1 million, who pays it on the mortgage, the relief for the young and form 600.",
      sources: [
        "Royal Legislative Decree 1/1993, arts. 29, 31 and 45",
        "Legislative Decree 1/2024 (Catalan tax code, book six), art. 642-1",
      ],
    },
    es: {
      names: [
        "actos jurídicos documentados",
        "ajd",
        "impuesto ajd",
        "ajd cataluña",
        "ajd obra nueva",
        "impuesto de actos jurídicos documentados",
        "iajd",
        "actos juridicos",
        "ajd hipoteca",
      ],
      title: "Los actos jurídicos documentados (AJD)",
      answers: {
        what: [
          "Los actos jurídicos documentados (AJD) de una vivienda nueva comprada a la promotora son en Cataluña el {new.stamp} del precio sin IVA: 7.500\u00a0€ con 500.000\u00a0€, además de 50.000\u00a0€ de IVA.",
          "En la segunda mano el comprador no los paga, y los de la hipoteca son del banco.",
          "Hasta los {itp.age}\u00a0años hay una bonificación total por la vivienda habitual, con el tope de ingresos de {itp.income}.",
        ],
        cost: [
          "Los actos jurídicos documentados de una vivienda nueva son el {new.stamp} del precio sin IVA.",
          "Con {x.price}, son {x.stamp}.",
        ],
        who: "Los AJD de la compra de obra nueva los paga quien compra. Los de la hipoteca los paga el banco desde noviembre de 2018 (Real Decreto Legislativo 1/1993, art. 29).",
        how: "Los AJD se pagan por autoliquidación, con el modelo 600 y después de firmar, igual que las transmisiones. Lo presenta usted en la web de la Agencia Tributaria de Cataluña o lo hace una gestoría.",
        must: "No: los AJD no se pagan al comprar de segunda mano, que ya lleva ITP, ni por la hipoteca, donde los debe el banco. Sí se pagan por la obra nueva de la promotora, por la extinción de condominio y por la división de un edificio. A los jóvenes que compran su vivienda habitual se les pueden perdonar.",
      },
      sections: [
        {
          heading: "¿Quién paga AJD y por qué escritura?",
          blocks: [
            {
              caption: "Actos jurídicos documentados en Cataluña",
              columns: ["Escritura", "Quién paga", "Tipo"],
              rows: [
                [
                  "Obra nueva de la promotora",
                  "Quien compra",
                  "{new.stamp}; nada hasta los {itp.age}\u00a0años, vivienda habitual y dentro del tope",
                ],
                ["Segunda mano", "Nadie: lleva ITP", "–"],
                ["Hipoteca", "El banco, desde noviembre de 2018", "Comprador: 0\u00a0€"],
                ["Cancelación de hipoteca", "Nadie", "Exenta"],
                [
                  "Extinción de condominio con un solo dueño final",
                  "Quien se queda la vivienda",
                  "{new.stamp} de lo que adquiere",
                ],
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto son los AJD según el precio?",
          blocks: [
            {
              caption: "Obra nueva en Cataluña: AJD y lo que se ahorra un comprador joven",
              columns: [
                "Precio sin IVA",
                "AJD del 1,5\u00a0%",
                "Con 35 años o menos, vivienda habitual y renta dentro del límite",
                "IVA del 10\u00a0%",
              ],
              rows: [
                ["200.000\u00a0€", "3.000\u00a0€", "0\u00a0€", "20.000\u00a0€"],
                ["300.000\u00a0€", "4.500\u00a0€", "0\u00a0€", "30.000\u00a0€"],
                ["400.000\u00a0€", "6.000\u00a0€", "0\u00a0€", "40.000\u00a0€"],
                ["600.000\u00a0€", "9.000\u00a0€", "–", "60.000\u00a0€"],
                ["1.000.000\u00a0€", "15.000\u00a0€", "–", "100.000\u00a0€"],
              ],
            },
            "Se presentan y se pagan en el mes siguiente a la escritura; pida en la notaría que le confirmen el último día.",
          ],
        },
        {
          heading: "¿Qué escrituras lo pagan?",
          blocks: [
            "La ley grava la primera copia de la escritura con cuantía, inscribible y que no pague transmisiones ni sucesiones (Real Decreto Legislativo 1/1993, art. 31.2). En una vivienda, en la práctica:",
            {
              points: [
                "La compra de obra nueva a la promotora: paga quien compra.",
                "La escritura de hipoteca: paga el banco.",
                "La declaración de obra nueva y la división horizontal: paga la promotora.",
                "La cancelación de una hipoteca: exenta.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuál es el tipo?",
          blocks: [
            [
              "Para una vivienda nueva, en Cataluña, el {new.stamp} (Decreto Legislativo 1/2024, art. 642-1), consultado el {checked}.",
            ],
            "Hay otro más alto, el 3,5\u00a0%, para ventas entre empresas en las que se renuncia a la exención del IVA. Un particular que compra su casa no lo encuentra. Se cobran además unos céntimos por folio de la escritura, que la notaría incluye en su factura.",
          ],
        },
        {
          heading: "¿Se puede no pagar?",
          blocks: [
            [
              "Sí: con {itp.age}\u00a0años o menos, si la vivienda nueva va a ser la habitual y los ingresos no pasan de {itp.income}.",
              "La bonificación es entonces de toda la cuota, y los ingresos se cuentan como en el ITP reducido.",
            ],
            "Se pide en el propio modelo 600, con los justificantes. El IVA no baja por la edad: es del 10\u00a0%, o del 4\u00a0% en ciertas viviendas protegidas.",
          ],
        },
        {
          heading: "¿Cómo se prepara el pago?",
          blocks: [
            {
              steps: [
                "Pida a la promotora la lista de gastos a su cargo, con los AJD en una línea propia.",
                "Mire si le corresponde la bonificación y reúna las pruebas antes de la firma.",
                "Aparte el dinero: se paga cuando los plazos ya se han llevado buena parte de los ahorros.",
                "Presente el modelo 600 con la copia de la escritura y lleve ambas cosas al registro.",
              ],
            },
            "Si la promotora quiere imponer su gestoría, pida antes el precio por escrito. Puede elegir otra.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto es con un precio real?",
        blocks: [
          [
            "Una vivienda nueva de {x.price} paga {x.stamp} de AJD, además de {x.vat} de IVA.",
            "Con {y.price}, los AJD serían {y.stamp}.",
            "Al lado del IVA parece poco, pero es más que notaría y registro juntos.",
          ],
        ],
      },
      inShort: [
        "La escritura de una vivienda nueva paga el impuesto de actos jurídicos documentados (AJD), un {new.stamp}.",
        "La segunda mano no lo lleva, y en la hipoteca es cosa del banco.",
        "Los compradores jóvenes de vivienda habitual pueden quedar libres de pagarlo.",
      ],
      next: "La [calculadora de gastos](/costs) muestra los AJD en una línea aparte para cualquier obra nueva.",
      description:
        "AJD en Cataluña: el 1,5\u00a0% de una vivienda nueva, en euros de 200.000 a 1.000.000\u00a0€, quién los paga en la hipoteca, la exención de los jóvenes y el modelo 600.",
      sources: [
        "Real Decreto Legislativo 1/1993, arts. 29, 31 y 45",
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), art. 642-1",
      ],
    },
    ca: {
      names: [
        "actes jurídics documentats",
        "ajd",
        "impost ajd",
        "ajd catalunya",
        "ajd obra nova",
        "impost d'actes jurídics documentats",
        "impost sobre actes jurídics",
        "ajd de la hipoteca",
      ],
      title: "Els actes jurídics documentats (AJD)",
      answers: {
        what: [
          "Els actes jurídics documentats (AJD) d’un habitatge nou comprat a la promotora són a Catalunya el {new.stamp} del preu sense IVA: 7.500\u00a0€ amb 500.000\u00a0€, a més de 50.000\u00a0€ d’IVA.",
          "En la segona mà el comprador no els paga, i els de la hipoteca són del banc.",
          "Fins als {itp.age}\u00a0anys hi ha una bonificació total per l’habitatge habitual, amb el topall d’ingressos de {itp.income}.",
        ],
        cost: [
          "Els actes jurídics documentats d’un habitatge nou són el {new.stamp} del preu sense IVA.",
          "Amb {x.price}, són {x.stamp}.",
        ],
        who: "Els AJD de la compra d’obra nova els paga qui compra. Els de la hipoteca els paga el banc des del novembre del 2018 (Reial decret legislatiu 1/1993, art. 29).",
        how: "Els AJD es paguen per autoliquidació, amb el model 600 i un cop signat, igual que les transmissions. El presenta vostè al web de l’Agència Tributària de Catalunya o ho fa una gestoria.",
        must: "No: els AJD no es paguen quan es compra de segona mà, que ja porta ITP, ni per la hipoteca, on els deu el banc. Sí que es paguen per l’obra nova de la promotora, per l’extinció de condomini i per la divisió d’un edifici. Als joves que compren l’habitatge habitual se’ls poden perdonar.",
      },
      sections: [
        {
          heading: "Qui paga AJD i per quina escriptura?",
          blocks: [
            {
              caption: "Actes jurídics documentats a Catalunya",
              columns: ["Escriptura", "Qui paga", "Tipus"],
              rows: [
                [
                  "Obra nova de la promotora",
                  "Qui compra",
                  "{new.stamp}; res fins als {itp.age}\u00a0anys, habitatge habitual i dins del topall",
                ],
                ["Segona mà", "Ningú: porta ITP", "–"],
                ["Hipoteca", "El banc, des del novembre del 2018", "Comprador: 0\u00a0€"],
                ["Cancel·lació d’hipoteca", "Ningú", "Exempta"],
                [
                  "Extinció de condomini amb un sol propietari final",
                  "Qui es queda l’habitatge",
                  "{new.stamp} del que adquireix",
                ],
              ],
            },
          ],
        },
        {
          heading: "Quant són els AJD segons el preu?",
          blocks: [
            {
              caption: "Obra nova a Catalunya: AJD i el que s’estalvia un comprador jove",
              columns: [
                "Preu sense IVA",
                "AJD de l’1,5\u00a0%",
                "Amb 35 anys o menys, habitatge habitual i renda dins del límit",
                "IVA del 10\u00a0%",
              ],
              rows: [
                ["200.000\u00a0€", "3.000\u00a0€", "0\u00a0€", "20.000\u00a0€"],
                ["300.000\u00a0€", "4.500\u00a0€", "0\u00a0€", "30.000\u00a0€"],
                ["400.000\u00a0€", "6.000\u00a0€", "0\u00a0€", "40.000\u00a0€"],
                ["600.000\u00a0€", "9.000\u00a0€", "–", "60.000\u00a0€"],
                ["1.000.000\u00a0€", "15.000\u00a0€", "–", "100.000\u00a0€"],
              ],
            },
            "Es presenten i es paguen en el mes següent a l’escriptura; demani a la notaria que li confirmin l’últim dia.",
          ],
        },
        {
          heading: "Quines escriptures el paguen?",
          blocks: [
            "La llei grava la primera còpia de l’escriptura amb quantia, inscriptible i que no pagui transmissions ni successions (Reial decret legislatiu 1/1993, art. 31.2). En un habitatge, a la pràctica:",
            {
              points: [
                "La compra d’obra nova a la promotora: paga qui compra.",
                "L’escriptura d’hipoteca: paga el banc.",
                "La declaració d’obra nova i la divisió horitzontal: paga la promotora.",
                "La cancel·lació d’una hipoteca: exempta.",
              ],
            },
          ],
        },
        {
          heading: "Quin és el tipus?",
          blocks: [
            [
              "Per a un habitatge nou, a Catalunya, l’{new.stamp} (Decret legislatiu 1/2024, art. 642-1), consultat el {checked}.",
            ],
            "N’hi ha un de més alt, el 3,5\u00a0%, per a vendes entre empreses en què es renuncia a l’exempció de l’IVA. Un particular que compra casa seva no se’l troba. A més es cobren uns cèntims per foli de l’escriptura, que la notaria posa a la factura.",
          ],
        },
        {
          heading: "Es pot no pagar?",
          blocks: [
            [
              "Sí: amb {itp.age}\u00a0anys o menys, si l’habitatge nou ha de ser l’habitual i els ingressos no passen de {itp.income}.",
              "Aleshores la bonificació és de tota la quota, i els ingressos es compten com en l’ITP reduït.",
            ],
            "Es demana en el mateix model 600, amb els justificants. L’IVA no baixa per l’edat: és del 10\u00a0%, o del 4\u00a0% en certs habitatges protegits.",
          ],
        },
        {
          heading: "Com es prepara el pagament?",
          blocks: [
            {
              steps: [
                "Demani a la promotora la llista de despeses a càrrec seu, amb els AJD en una línia pròpia.",
                "Miri si li correspon la bonificació i reuneixi les proves abans de la signatura.",
                "Aparti els diners: es paga quan els terminis ja s’han endut bona part dels estalvis.",
                "Presenti el model 600 amb la còpia de l’escriptura i porti-ho tot al registre.",
              ],
            },
            "Si la promotora vol imposar la seva gestoria, demani’n abans el preu per escrit. En pot triar una altra.",
            "Demani per escrit a la promotora quines despeses li tocaran: les de la hipoteca de la promotora i les de cancel·lar-la no són seves. Notaria, registre i gestoria sumen de 1.650 a 2.800\u00a0€, i els AJD hi van a part.",
          ],
        },
      ],
      example: {
        heading: "Quant és amb un preu real?",
        blocks: [
          [
            "Un habitatge nou de {x.price} paga {x.stamp} d’AJD, a més de {x.vat} d’IVA.",
            "Amb {y.price}, els AJD serien {y.stamp}.",
            "Al costat de l’IVA sembla poc, però és més que notaria i registre junts.",
          ],
        ],
      },
      inShort: [
        "L’escriptura d’un habitatge nou paga l’impost d’actes jurídics documentats (AJD), un {new.stamp}.",
        "La segona mà no en porta, i en la hipoteca és cosa del banc.",
        "Els compradors joves d’habitatge habitual poden quedar lliures de pagar-lo.",
      ],
      next: "La [calculadora de despeses](/costs) mostra els AJD en una línia a part per a qualsevol obra nova.",
      description:
        "AJD a Catalunya: l’1,5\u00a0% d’un habitatge nou, en euros de 200.000 a 1.000.000\u00a0€, qui els paga en la hipoteca, l’exempció dels joves i el model 600 pas a pas.",
      sources: [
        "Reial decret legislatiu 1/1993, arts. 29, 31 i 45",
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), art. 642-1",
      ],
    },
    ru: {
      names: [
        "гербовый сбор",
        "гербовый сбор AJD",
        "налог AJD",
        "AJD",
        "гербовый сбор при покупке новостройки",
        "гербовый налог в Испании",
        "гербовый сбор Каталония",
        "гербовый сбор по ипотеке",
      ],
      title: "Гербовый сбор (AJD)",
      answers: {
        what: [
          "Гербовый сбор (AJD) с нового жилья от застройщика в Каталонии равен {new.stamp} цены без НДС: с 500\u00a0000\u00a0€ это 7500\u00a0€, и ещё 50\u00a0000\u00a0€ НДС.",
          "При покупке вторичного жилья его нет, а за ипотеку сбор платит банк.",
          "Покупателей не старше {itp.age}\u00a0лет от него полностью освобождают, если это основное жильё и доход не выше {itp.income}.",
        ],
        cost: [
          "Гербовый сбор при покупке нового жилья составляет {new.stamp} цены без НДС.",
          "При цене {x.price} это {x.stamp}.",
        ],
        who: "Гербовый сбор при покупке новостройки платит покупатель. За ипотеку этот сбор с ноября 2018\u00a0года платит банк (RDLeg 1/1993, ст. 29).",
        how: "Гербовый сбор покупатель считает и платит сам по форме 600 после сделки, как и налог на передачу имущества. Форму подают на сайте налогового агентства Каталонии; это может сделать и посредник по оформлению (gestoría).",
        must: "Нет, при покупке вторичного жилья гербовый сбор не платят (там налог на передачу имущества), за ипотеку его платит банк. Да, он есть при покупке нового жилья у застройщика, при прекращении общей собственности и при разделе здания. Молодых покупателей основного жилья могут освободить.",
      },
      sections: [
        {
          heading: "Кто и с какого акта платит гербовый сбор?",
          blocks: [
            {
              caption: "Гербовый сбор (AJD) в Каталонии",
              columns: ["Акт", "Кто платит", "Ставка"],
              rows: [
                [
                  "Новое жильё от застройщика",
                  "Покупатель",
                  "{new.stamp}; ничего до {itp.age}\u00a0лет включительно, если жильё основное и доход в пределах",
                ],
                ["Вторичное жильё", "Никто: вместо него ITP", "–"],
                ["Ипотека", "Банк, с ноября 2018\u00a0года", "Покупатель: 0\u00a0€"],
                ["Снятие ипотеки", "Никто", "Освобождено"],
                [
                  "Прекращение общей собственности, остаётся один владелец",
                  "Кто оставляет жильё себе",
                  "{new.stamp} приобретённой доли",
                ],
              ],
            },
          ],
        },
        {
          heading: "Сколько составляет гербовый сбор при разной цене?",
          blocks: [
            {
              caption: "Новое жильё в Каталонии: гербовый сбор и сколько экономит молодой покупатель",
              columns: [
                "Цена без НДС",
                "Сбор 1,5\u00a0%",
                "До 35 лет включительно, основное жильё, доход в пределах",
                "НДС 10\u00a0%",
              ],
              rows: [
                ["200\u00a0000\u00a0€", "3\u00a0000\u00a0€", "0\u00a0€", "20\u00a0000\u00a0€"],
                ["300\u00a0000\u00a0€", "4\u00a0500\u00a0€", "0\u00a0€", "30\u00a0000\u00a0€"],
                ["400\u00a0000\u00a0€", "6\u00a0000\u00a0€", "0\u00a0€", "40\u00a0000\u00a0€"],
                ["600\u00a0000\u00a0€", "9\u00a0000\u00a0€", "–", "60\u00a0000\u00a0€"],
                ["1\u00a0000\u00a0000\u00a0€", "15\u00a0000\u00a0€", "–", "100\u00a0000\u00a0€"],
              ],
            },
            "Форму 600 подают и сбор платят в течение месяца после нотариального акта; последний день уточните у нотариуса. Считают его с цены без НДС: налог на налог не начисляют. Нотариус, реестр и оформление стоят отдельно, от 1\u00a0650 до 2\u00a0800\u00a0€, и от возраста покупателя не зависят.",
          ],
        },
        {
          heading: "С каких актов его берут?",
          blocks: [
            "Закон облагает первую копию акта, в котором названа сумма и который можно внести в реестр. С него не должны брать ни ITP, ни налог на наследство (RDLeg 1/1993, ст. 31.2). Для жилья это значит:",
            {
              points: [
                "Покупка нового жилья у застройщика: платит покупатель.",
                "Ипотечный акт: платит банк.",
                "Объявление о новой постройке и раздел здания на отдельные квартиры: платит застройщик.",
                "Снятие ипотеки с жилья: сбора нет.",
              ],
            },
          ],
        },
        {
          heading: "Какова ставка?",
          blocks: [
            [
              "Для нового жилья в Каталонии ставка {new.stamp} (Decret legislatiu 1/2024, ст. 642-1), проверено {checked}.",
            ],
            "Есть и более высокая, 3,5\u00a0%: для сделок между компаниями, где продавец отказывается от освобождения от НДС. Частный покупатель, который берёт жильё для себя, с ней не встретится. Кроме того, берут несколько центов за каждый лист акта, нотариус включает их в свой счёт.",
          ],
        },
        {
          heading: "Можно ли его не платить?",
          blocks: [
            [
              "Да, если вам {itp.age}\u00a0лет или меньше, новое жильё станет основным, а доход не превышает {itp.income}.",
              "Тогда освобождают от всей суммы, а доход считают так же, как для пониженной ставки ITP.",
            ],
            "Льготу заявляют в самой форме 600 и прикладывают подтверждения. На НДС возраст не влияет: это 10\u00a0%, а для некоторого защищённого жилья 4\u00a0%.",
            "Сбор не зависит ни от гражданства, ни от места жительства. Если продавец\u00a0— частное лицо, сбора нет вовсе, даже когда квартира почти новая: с такой покупки платят ITP. Поэтому первым делом узнайте, кто продаёт.",
          ],
        },
        {
          heading: "Как подготовиться к уплате?",
          blocks: [
            {
              steps: [
                "Возьмите у застройщика список расходов, которые лягут на вас, с гербовым сбором отдельной строкой.",
                "Выясните, положена ли вам льгота, и соберите подтверждения до сделки.",
                "Отложите эти деньги: платить придётся, когда взносы уже забрали большую часть сбережений.",
                "Подайте форму 600 с копией акта, а затем отнесите всё в реестр собственности.",
              ],
            },
            "Если застройщик навязывает своего посредника по оформлению, сначала попросите назвать цену письменно. Вы вправе выбрать другого или подать форму самостоятельно.",
            "Попросите застройщика письменно перечислить расходы, которые лягут на вас: его собственная ипотека и её снятие к ним не относятся. Храните форму 600 с отметкой об уплате не меньше четырёх лет: за это время налоговое агентство может проверить льготу. Если вы не переехали в квартиру в срок, льготу вернут с процентами.",
          ],
        },
      ],
      example: {
        heading: "Сколько это при настоящей цене?",
        blocks: [
          [
            "С новой квартиры за {x.price} берут {x.stamp} гербового сбора и ещё {x.vat} НДС.",
            "При цене {y.price} сбор составил бы {y.stamp}.",
            "Рядом с НДС это немного, и всё же больше, чем нотариус и реестр вместе.",
          ],
        ],
      },
      inShort: [
        "С акта о покупке нового жилья берут гербовый сбор (AJD), {new.stamp}.",
        "Для вторичного жилья его нет, а за ипотеку платит банк.",
        "Молодых покупателей основного жилья могут освободить от него полностью.",
      ],
      next: "В [калькуляторе расходов](/costs) гербовый сбор стоит отдельной строкой для любого нового жилья.",
      description:
        "Гербовый сбор (AJD) в Каталонии: 1,5\u00a0% цены нового жилья, в евро от 200\u00a0000 до 1\u00a0000\u00a0000\u00a0€, кто платит его с ипотеки, льгота молодым и подача формы 600.",
      sources: [
        "Королевский законодательный декрет (RDLeg) 1/1993, ст. 29, 31 и 45",
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст. 642-1",
      ],
    },
  },
};
