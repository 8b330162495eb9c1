import type { Entry } from "../entry";

export const transferTax: Entry = {
  theme: "costs",
  related: ["reduced-transfer-tax", "reference-value", "costs-of-buying", "large-holder-tax", "vat-on-new-homes"],
  table: "scale",
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "transfer tax",
        "itp",
        "property transfer tax",
        "itp tax",
        "transmission tax",
        "tax on resale homes",
        "property purchase tax",
        "impuesto de transmisiones",
        "form 600",
        "itp calculator",
        "itp rates catalonia",
        "how much is itp in catalonia",
        "resale property tax barcelona",
      ],
      title: "Transfer tax (ITP)",
      answers: {
        what: [
          "Transfer tax (ITP) is what the buyer of a resale home in Catalonia pays to the Generalitat after the deed: {itp.rate1} up to {itp.edge1}, {itp.rate2} up to {itp.edge2}, {itp.rate3} up to {itp.edge3} and {itp.rate4} above.",
          "At €500,000 that is €50,000, at €700,000 it is €71,000: each rate applies to its own band only.",
          "Residents and non-residents pay the same; some buyers of a main home pay {itp.reduced}.",
        ],
        cost: [
          "Transfer tax on a resale home in Catalonia starts at {itp.rate1} and rises with the price, band by band.",
          "At {x.price} it comes to {x.tax}, which is {x.effective} of the price.",
          "At {y.price} it is {y.tax}.",
        ],
        who: "Transfer tax is the buyer’s to pay, whatever the two sides have agreed between themselves (Royal Legislative Decree 1/1993, art. 8). When two people buy, each owes it on their own share.",
        how: "You pay transfer tax by self-assessment: you, or a paperwork agent (gestoría) for you, fill in form 600 of the Catalan tax agency after signing. The land registry asks for proof before it records the home as yours.",
        time: "Transfer tax falls due after you sign the deed, not when you pay the deposit. Ask the notary’s office for the last day to file and have the money ready on the day you sign.",
        calculation: [
          "To work out transfer tax, take the higher of the price and the reference value, and tax each band at its own rate.",
          "Example: at €700,000 the first {itp.edge1} give €60,000 at {itp.rate1}, and the other €100,000 give €11,000 at {itp.rate2}: €71,000 altogether.",
          "A quick way below {itp.edge1}: one tenth of the price.",
        ],
        must: "Yes, every buyer of a resale home pays transfer tax, resident or not, with or without a mortgage. No, not on a new home bought from its developer, which bears VAT and stamp duty instead. Without proof of payment the land registry won’t record the home as yours.",
      },
      sections: [
        {
          heading: "What does it come to beside a new home?",
          blocks: [
            {
              caption: "Tax on the purchase in Catalonia in 2026, by price",
              columns: [
                "Price",
                "Resale: ITP",
                "Resale at the reduced 5%",
                "New from the developer: VAT and stamp duty",
              ],
              rows: [
                ["€300,000", "€30,000", "€15,000", "€34,500"],
                ["€500,000", "€50,000", "€25,000", "€57,500"],
                ["€700,000", "€71,000", "€35,000", "€80,500"],
                ["€1,000,000", "€105,000", "€50,000", "€115,000"],
                ["€2,000,000", "€230,000", "€100,000", "€230,000"],
              ],
            },
            [
              "A new home bears {new.vat} VAT and {new.stamp} stamp duty, so it costs more tax until about {equal.price}.",
            ],
          ],
        },
        {
          heading: "On which value is it calculated?",
          blocks: [
            "It is worked out on the higher of two figures: the price in the deed, or the tax office’s reference value (valor de referencia). You can look that value up free of charge at the Cadastre, with the cadastral reference of the home.",
            "A bargain can therefore be taxed above its price. Look before you make an offer, because the value changes every year.",
          ],
        },
        {
          heading: "Which homes bear transfer tax?",
          blocks: [
            "It is due on any home that has had an owner before, and on the parking space or storage room sold with it. A new home bought directly from its developer pays VAT and stamp duty instead (Royal Legislative Decree 1/1993, art. 7.5). The two taxes are never added together.",
            [
              "The scale in force began on {itp.date} (Decree-Law 5/2025).",
              "Older guides still quote a limit of {itp.formerLimit} that ended on {itp.formerEnd}.",
            ],
          ],
        },
        {
          heading: "How do you file form 600?",
          blocks: [
            {
              steps: [
                "Before the offer: look up the reference value and work out the tax on the higher figure.",
                "Before signing: check whether you qualify for a reduced rate, and gather the proof.",
                "After signing: ask the notary for an electronic copy of the deed and file form 600.",
                "Then: take the receipt and the deed to the land registry, or let the gestoría do it.",
              ],
            },
            "The registry may not record the purchase until payment has been shown (Mortgage Act, art. 254).",
          ],
        },
        {
          heading: "What do buyers get wrong?",
          blocks: [
            {
              points: [
                "They borrow for the price and forget the tax. Banks lend on the home, so this money has to be your own.",
                "They count on a reduced rate without asking. If it is refused later, you pay the difference with interest.",
                "They apply the highest rate to the whole price and give up a home they could afford.",
                "They put part of the price down as furniture with no list or invoice. The tax agency can ask for proof.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does it come to on one home?",
        blocks: [
          [
            "{?x.home}For one of our homes, [{a.title}](/property/{a.id}), the asking price is {a.price}.",
            "{!x.home}Suppose the price is {x.price}.",
            "{?x.otherSlices}The first band, up to {itp.edge1}, gives {x.firstSlice}; what is above it adds {x.otherSlices}.",
            "The whole tax is {x.tax}, and price and tax together make {x.sum}.",
          ],
        ],
      },
      inShort: [
        "Whoever buys a resale home in Catalonia owes transfer tax (ITP) to the Generalitat.",
        "The scale runs from {itp.rate1} to {itp.rate4}, each rate on its own band.",
        "It is counted on the price or on the reference value, whichever is more, and filed on form 600.",
      ],
      next: "Put your own price into our [cost calculator](/costs) and see the tax band by band.",
      description:
        "Transfer tax (ITP) on a resale home in Catalonia: the rates band by band, what figure it is charged on, who pays it, how it is filed and a worked example.",
      sources: [
        "Decree-Law 5/2025 of Catalonia (DOGC 9379)",
        "Royal Legislative Decree 1/1993, arts. 7, 8 and 10",
        "Mortgage Act (Ley Hipotecaria), art. 254",
      ],
    },
    es: {
      names: [
        "impuesto de transmisiones",
        "itp",
        "impuesto de transmisiones patrimoniales",
        "transmisiones patrimoniales",
        "itp cataluña",
        "itp barcelona",
        "modelo 600",
        "impuesto por comprar piso de segunda mano",
        "impuesto de trasmisiones",
        "calcular itp cataluña",
        "calculadora itp",
        "tramos itp cataluña",
        "cuánto es el itp en cataluña",
        "itp vivienda segunda mano",
      ],
      title: "El impuesto de transmisiones (ITP)",
      answers: {
        what: [
          "El impuesto de transmisiones (ITP) lo paga a la Generalitat quien compra una vivienda de segunda mano en Cataluña: el {itp.rate1} hasta {itp.edge1}, el {itp.rate2} hasta {itp.edge2}, el {itp.rate3} hasta {itp.edge3} y el {itp.rate4} por encima.",
          "Con 500.000\u00a0€ son 50.000\u00a0€ y con 700.000\u00a0€ son 71.000\u00a0€, porque cada tipo afecta solo a su tramo.",
          "Residentes y no residentes pagan lo mismo; algunos compradores de vivienda habitual, el {itp.reduced}.",
        ],
        cost: [
          "Por un piso de segunda mano se paga en Cataluña un {itp.rate1} de impuesto de transmisiones (ITP) hasta {itp.edge1}.",
          "La parte que pasa de ahí tributa al {itp.rate2}, y desde {itp.edge2}, al {itp.rate3}.",
          "Con un precio de {x.price} son {x.tax}, es decir, un {x.effective}.",
          "Con {y.price}, son {y.tax}.",
        ],
        who: "El impuesto de transmisiones lo paga quien compra, pacten lo que pacten las partes (Real Decreto Legislativo 1/1993, art. 8). Si compran dos personas, cada una lo debe por su parte.",
        how: "El impuesto de transmisiones se paga por autoliquidación, con el modelo 600 de la Agencia Tributaria de Cataluña, después de firmar. Puede presentarlo usted o una gestoría, y el Registro de la Propiedad pide el justificante.",
        time: "El impuesto de transmisiones se paga después de la escritura, no al entregar las arras. Pregunte en la notaría cuál es el último día y tenga el dinero disponible el día de la firma.",
        calculation: [
          "Para calcular el impuesto de transmisiones (ITP), tome la cifra más alta entre el precio y el valor de referencia y aplique a cada tramo su tipo.",
          "Ejemplo: con 700.000\u00a0€, los primeros {itp.edge1} dan 60.000\u00a0€ al {itp.rate1} y los otros 100.000\u00a0€, 11.000\u00a0€ al {itp.rate2}; en total, 71.000\u00a0€.",
          "Por debajo de {itp.edge1} basta con la décima parte del precio.",
        ],
        must: "Sí: el impuesto de transmisiones lo paga todo el que compra una vivienda de segunda mano, resida o no en España y con hipoteca o sin ella. No se paga por la obra nueva que vende el promotor, que lleva IVA y AJD. Sin el justificante, el registro no inscribe la compra a su nombre.",
      },
      sections: [
        {
          heading: "¿Cuánto es, comparado con la obra nueva?",
          blocks: [
            {
              caption: "Impuestos de la compra en Cataluña en 2026, según el precio",
              columns: ["Precio", "Segunda mano: ITP", "Segunda mano al 5\u00a0% reducido", "Obra nueva: IVA y AJD"],
              rows: [
                ["300.000\u00a0€", "30.000\u00a0€", "15.000\u00a0€", "34.500\u00a0€"],
                ["500.000\u00a0€", "50.000\u00a0€", "25.000\u00a0€", "57.500\u00a0€"],
                ["700.000\u00a0€", "71.000\u00a0€", "35.000\u00a0€", "80.500\u00a0€"],
                ["1.000.000\u00a0€", "105.000\u00a0€", "50.000\u00a0€", "115.000\u00a0€"],
                ["2.000.000\u00a0€", "230.000\u00a0€", "100.000\u00a0€", "230.000\u00a0€"],
              ],
            },
            [
              "La obra nueva paga un {new.vat} de IVA y un {new.stamp} de AJD, así que tributa más hasta {equal.price}, más o menos.",
            ],
          ],
        },
        {
          heading: "¿Sobre qué cifra se calcula?",
          blocks: [
            "Sobre la más alta de dos: el precio de la escritura o el valor de referencia del Catastro. Ese valor se mira gratis en la Sede Electrónica del Catastro, con la referencia catastral de la vivienda.",
            "Por eso una ganga puede tributar por más de lo que cuesta. Mírelo antes de hacer una oferta, porque cambia cada año.",
          ],
        },
        {
          heading: "¿Qué viviendas pagan ITP?",
          blocks: [
            "Lo paga cualquier vivienda que ya haya tenido propietario. También la plaza de aparcamiento o el trastero que se venden con ella. La obra nueva que vende el promotor paga IVA y AJD; los dos impuestos no se suman (Real Decreto Legislativo 1/1993, art. 7.5).",
            [
              "La escala actual rige desde el {itp.date} (Decreto ley 5/2025).",
              "La anterior, con un límite de {itp.formerLimit}, terminó el {itp.formerEnd} y aún circula por internet.",
            ],
          ],
        },
        {
          heading: "¿Cómo se presenta el modelo 600?",
          blocks: [
            {
              steps: [
                "Antes de la oferta, busque el valor de referencia y calcule el impuesto con la cifra más alta.",
                "Antes de la firma, compruebe si le corresponde un tipo reducido y reúna los justificantes.",
                "Después de la firma, pida a la notaría la copia electrónica de la escritura y presente el modelo 600.",
                "Por último, lleve el justificante y la escritura al registro, o deje que lo haga la gestoría.",
              ],
            },
            "Sin acreditar el pago, el registro no inscribe la compra (Ley Hipotecaria, art. 254).",
          ],
        },
        {
          heading: "¿En qué se equivocan los compradores?",
          blocks: [
            {
              points: [
                "Piden hipoteca por el precio y olvidan el impuesto. El banco presta sobre la vivienda: este dinero sale de los ahorros.",
                "Dan por hecho el tipo reducido. Si después se lo deniegan, pagarán la diferencia con intereses.",
                "Aplican el tipo más alto a todo el precio y descartan una vivienda que sí podían pagar.",
                "Declaran como muebles una parte del precio sin inventario ni facturas. La Agencia puede pedir pruebas.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto sale en una vivienda concreta?",
        blocks: [
          [
            "{?x.home}En una de nuestras viviendas, [{a.title}](/property/{a.id}), el precio anunciado es de {a.price}.",
            "{!x.home}Pongamos que la vivienda cuesta {x.price}.",
            "{?x.otherSlices}El primer tramo, hasta {itp.edge1}, da {x.firstSlice}; lo que lo supera añade {x.otherSlices}.",
            "El impuesto completo es de {x.tax}, y con el precio suma {x.sum}.",
          ],
        ],
      },
      inShort: [
        "Comprar una vivienda de segunda mano en Cataluña supone pagar el impuesto de transmisiones (ITP) a la Generalitat.",
        "La escala va del {itp.rate1} al {itp.rate4}, cada tipo en su tramo.",
        "Cuenta el precio o el valor de referencia, el que sea mayor, y se declara con el modelo 600.",
      ],
      next: "Ponga su precio en nuestra [calculadora de gastos](/costs) y verá el impuesto tramo a tramo.",
      description:
        "El impuesto de transmisiones (ITP) en Cataluña para viviendas de segunda mano: tramos, base del cálculo, quién lo paga, modelo 600 y un ejemplo con cifras.",
      sources: [
        "Decreto ley 5/2025 de Cataluña (DOGC 9379)",
        "Real Decreto Legislativo 1/1993, arts. 7, 8 y 10",
        "Ley Hipotecaria, de 8 de febrero de 1946, art. 254",
      ],
    },
    ca: {
      names: [
        "impost de transmissions",
        "itp",
        "impost de transmissions patrimonials",
        "transmissions patrimonials",
        "itp catalunya",
        "itp a barcelona",
        "model 600",
        "impost per comprar un pis de segona mà",
        "impost de transmisions",
        "qui paga l’itp",
        "itp comprador o venedor",
        "calcular itp catalunya",
        "calculadora itp",
        "trams itp catalunya",
        "quant és l'itp a catalunya",
        "itp habitatge usat",
        "itp segona mà",
      ],
      title: "L’impost de transmissions (ITP)",
      answers: {
        what: [
          "L’impost de transmissions (ITP) el paga a la Generalitat qui compra un habitatge de segona mà a Catalunya: {itp.rate1} fins a {itp.edge1}, {itp.rate2} fins a {itp.edge2}, {itp.rate3} fins a {itp.edge3} i {itp.rate4} d’allà en amunt.",
          "Per 500.000\u00a0€ són 50.000\u00a0€ i per 700.000\u00a0€ en són 71.000, perquè cada tipus grava només el seu tram.",
          "Residents i no residents paguen el mateix; alguns compradors d’habitatge habitual, el {itp.reduced}.",
        ],
        cost: [
          "L’impost de transmissions comença a Catalunya en el {itp.rate1} i puja per trams amb el preu.",
          "Per {x.price} en surten {x.tax}, un {x.effective} del preu.",
          "Per {y.price}, {y.tax}.",
        ],
        who: "L’impost de transmissions el paga qui compra, encara que les parts hagin pactat una altra cosa (Reial decret legislatiu 1/1993, art. 8). Si compren dues persones, cadascuna el deu per la seva part.",
        how: "L’impost de transmissions es paga per autoliquidació, amb el model 600 de l’Agència Tributària de Catalunya, un cop signada l’escriptura. El pot presentar vostè o una gestoria, i el Registre de la Propietat en demana el justificant.",
        time: "L’impost de transmissions es paga després de l’escriptura, no en el moment de les arres. Pregunti a la notaria quin és l’últim dia i tingui els diners a punt per a la signatura.",
        calculation: [
          "Per calcular l’impost de transmissions (ITP), agafi la xifra més alta entre el preu i el valor de referència i apliqui a cada tram el seu tipus.",
          "Exemple: amb 700.000\u00a0€, els primers {itp.edge1} fan 60.000\u00a0€ al {itp.rate1} i els altres 100.000\u00a0€, 11.000\u00a0€ al {itp.rate2}; en total, 71.000\u00a0€.",
          "Per sota de {itp.edge1} n’hi ha prou amb la desena part del preu.",
        ],
        must: "Sí: l’impost de transmissions el paga tothom qui compra un habitatge de segona mà, resideixi o no a Espanya i amb hipoteca o sense. No es paga per l’obra nova que ven la promotora, que porta IVA i AJD. Sense el justificant, el registre no inscriu la compra a nom seu.",
      },
      sections: [
        {
          heading: "Quant és, al costat de l’obra nova?",
          blocks: [
            {
              caption: "Impostos de la compra a Catalunya el 2026, segons el preu",
              columns: ["Preu", "Segona mà: ITP", "Segona mà al 5\u00a0% reduït", "Obra nova: IVA i AJD"],
              rows: [
                ["300.000\u00a0€", "30.000\u00a0€", "15.000\u00a0€", "34.500\u00a0€"],
                ["500.000\u00a0€", "50.000\u00a0€", "25.000\u00a0€", "57.500\u00a0€"],
                ["700.000\u00a0€", "71.000\u00a0€", "35.000\u00a0€", "80.500\u00a0€"],
                ["1.000.000\u00a0€", "105.000\u00a0€", "50.000\u00a0€", "115.000\u00a0€"],
                ["2.000.000\u00a0€", "230.000\u00a0€", "100.000\u00a0€", "230.000\u00a0€"],
              ],
            },
            [
              "L’obra nova paga un {new.vat} d’IVA i un {new.stamp} d’AJD, i per tant tributa més fins a {equal.price}, si fa no fa.",
            ],
          ],
        },
        {
          heading: "Sobre quina xifra es calcula?",
          blocks: [
            "Sobre la més alta de dues: el preu de l’escriptura o el valor de referència del Cadastre. Aquest valor es pot mirar de franc a la Seu Electrònica del Cadastre, amb la referència cadastral.",
            "Per això un pis comprat molt bé de preu pot tributar per més del que costa. Miri-ho abans de fer una oferta, perquè el valor canvia cada any.",
          ],
        },
        {
          heading: "Quins habitatges paguen ITP?",
          blocks: [
            "El paga tot habitatge que ja ha tingut un propietari. També la plaça d’aparcament o el traster que s’hi venen junts. L’obra nova que ven la promotora paga IVA i AJD; els dos impostos no se sumen mai (Reial decret legislatiu 1/1993, art. 7.5).",
            [
              "L’escala d’ara és vigent des del {itp.date} (Decret llei 5/2025).",
              "L’anterior, amb un límit d’{itp.formerLimit}, es va acabar el {itp.formerEnd} i encara corre per internet.",
            ],
          ],
        },
        {
          heading: "Com es presenta el model 600?",
          blocks: [
            {
              steps: [
                "Abans de l’oferta, busqui el valor de referència i calculi l’impost amb la xifra més alta.",
                "Abans de signar, comprovi si li correspon un tipus reduït i reuneixi els justificants.",
                "Un cop signat, demani a la notaria la còpia electrònica de l’escriptura i presenti el model 600.",
                "Al final, porti el justificant i l’escriptura al registre, o deixi-ho a mans de la gestoria.",
              ],
            },
            "Si no s’acredita el pagament, el registre no inscriu la compra (Llei hipotecària, art. 254).",
          ],
        },
        {
          heading: "En què s’equivoquen els compradors?",
          blocks: [
            {
              points: [
                "Demanen hipoteca pel preu i s’obliden de l’impost. El banc presta sobre l’habitatge: aquests diners surten dels estalvis.",
                "Donen per fet el tipus reduït. Si després no els l’accepten, pagaran la diferència amb interessos.",
                "Apliquen el tipus més alt a tot el preu i descarten un habitatge que sí que podien pagar.",
                "Declaren com a mobles una part del preu sense inventari ni factures. L’Agència en pot demanar proves.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant surt en un habitatge concret?",
        blocks: [
          [
            "{?x.home}En un dels nostres habitatges, [{a.title}](/property/{a.id}), el preu anunciat és de {a.price}.",
            "{!x.home}Suposem un preu de {x.price}.",
            "{?x.otherSlices}El primer tram, fins a {itp.edge1}, dona {x.firstSlice}; la resta hi suma {x.otherSlices}.",
            "L’impost sencer és de {x.tax} i, amb el preu, fa {x.sum}.",
          ],
        ],
      },
      inShort: [
        "Qui compra un habitatge de segona mà a Catalunya paga l’impost de transmissions (ITP) a la Generalitat.",
        "L’escala va del {itp.rate1} al {itp.rate4}, cada tipus en el seu tram.",
        "Compta el preu o el valor de referència, el que sigui més alt, i es declara amb el model 600.",
      ],
      next: "Posi el seu preu a la nostra [calculadora de despeses](/costs) i veurà l’impost tram a tram.",
      description:
        "L’impost de transmissions (ITP) a Catalunya per als habitatges de segona mà: els trams, la base, qui el paga, el model 600 i un exemple calculat amb xifres.",
      sources: [
        "Decret llei 5/2025 (DOGC 9379)",
        "Reial decret legislatiu 1/1993, arts. 7, 8 i 10",
        "Llei hipotecària, de 8 de febrer de 1946, art. 254",
      ],
    },
    ru: {
      names: [
        "налог на передачу имущества",
        "налог ITP",
        "ITP",
        "налог на передачу недвижимости",
        "налог при покупке вторичного жилья",
        "налог на покупку квартиры",
        "налог на вторичку",
        "форма 600",
        "modelo 600",
        "рассчитать ITP",
        "калькулятор ITP",
        "ставки ITP в Каталонии",
        "налог при покупке вторички в барселоне",
        "сколько налог при покупке квартиры в испании",
      ],
      title: "Налог на передачу имущества (ITP)",
      answers: {
        what: [
          "Налог на передачу имущества (ITP) платит правительству Каталонии покупатель вторичного жилья: {itp.rate1} до {itp.edge1}, {itp.rate2} до {itp.edge2}, {itp.rate3} до {itp.edge3} и {itp.rate4} сверх этой суммы.",
          "С 500\u00a0000\u00a0€ это 50\u00a0000\u00a0€, с 700\u00a0000\u00a0€\u00a0— 71\u00a0000\u00a0€, ведь каждая ставка действует только на своей ступени.",
          "Резиденты и нерезиденты платят одинаково, а некоторые покупатели основного жилья\u00a0— всего {itp.reduced}.",
        ],
        cost: [
          "Налог на передачу имущества в Каталонии начинается с {itp.rate1} и растёт по ступеням вместе с ценой.",
          "При цене {x.price} он составит {x.tax}, то есть {x.effective}.",
          "При цене {y.price} это {y.tax}.",
        ],
        who: "Налог на передачу имущества платит покупатель, о чём бы стороны ни договорились между собой (RDLeg 1/1993, ст. 8). Если покупают двое, каждый платит за свою долю.",
        how: "Налог на передачу имущества покупатель считает и платит сам: после сделки он подаёт форму 600 в налоговое агентство Каталонии. Это может сделать и посредник по оформлению (gestoría). Без квитанции реестр собственности не запишет жильё на вас.",
        time: "Налог на передачу имущества платят после нотариального акта, а не при внесении задатка. Последний день подачи назовут у нотариуса; деньги лучше приготовить к сделке.",
        calculation: [
          "Чтобы рассчитать налог на передачу имущества (ITP), возьмите большее из двух, цену или справочную стоимость, и примените к каждой ступени её ставку.",
          "Пример: при 700\u00a0000\u00a0€ первые {itp.edge1} дают 60\u00a0000\u00a0€ по ставке {itp.rate1}, остальные 100\u00a0000\u00a0€\u00a0— 11\u00a0000\u00a0€ по ставке {itp.rate2}, вместе 71\u00a0000\u00a0€.",
          "До {itp.edge1} считать совсем просто: десятая часть цены.",
        ],
        must: "Да, налог на передачу имущества платит каждый, кто покупает вторичное жильё: резидент и нерезидент, с ипотекой и без неё. С нового жилья от застройщика его не берут, там НДС и гербовый сбор. Пока не показана квитанция, реестр не запишет квартиру на вас.",
      },
      sections: [
        {
          heading: "Сколько это рядом с новым жильём?",
          blocks: [
            {
              caption: "Налог при покупке в Каталонии в 2026\u00a0году при разной цене",
              columns: [
                "Цена",
                "Вторичное: ITP",
                "Вторичное по ставке 5\u00a0%",
                "Новое от застройщика: НДС и гербовый сбор",
              ],
              rows: [
                ["300\u00a0000\u00a0€", "30\u00a0000\u00a0€", "15\u00a0000\u00a0€", "34\u00a0500\u00a0€"],
                ["500\u00a0000\u00a0€", "50\u00a0000\u00a0€", "25\u00a0000\u00a0€", "57\u00a0500\u00a0€"],
                ["700\u00a0000\u00a0€", "71\u00a0000\u00a0€", "35\u00a0000\u00a0€", "80\u00a0500\u00a0€"],
                ["1\u00a0000\u00a0000\u00a0€", "105\u00a0000\u00a0€", "50\u00a0000\u00a0€", "115\u00a0000\u00a0€"],
                ["2\u00a0000\u00a0000\u00a0€", "230\u00a0000\u00a0€", "100\u00a0000\u00a0€", "230\u00a0000\u00a0€"],
              ],
            },
            [
              "С нового жилья берут {new.vat} НДС и {new.stamp} гербового сбора, поэтому примерно до {equal.price} налог на него выше.",
            ],
          ],
        },
        {
          heading: "С какой суммы считают ITP?",
          blocks: [
            "С большей из двух: с цены в нотариальном акте или со справочной стоимости (valor de referencia), которую назначает Кадастр. Её бесплатно показывает сайт Кадастра, если ввести кадастровый номер жилья.",
            "Поэтому удачная покупка может облагаться с суммы выше той, что вы заплатили. Посмотрите эту стоимость до предложения о покупке: каждый год она меняется.",
          ],
        },
        {
          heading: "С какого жилья платят ITP?",
          blocks: [
            "С любого, у которого уже был собственник, будь то квартира или дом. Парковочное место и кладовая, которые продают вместе с жильём, облагаются так же. С нового жилья от застройщика берут НДС и гербовый сбор, и два налога сразу никогда не складываются (RDLeg 1/1993, ст. 7.5).",
            [
              "Нынешняя шкала действует с {itp.date} (Decret llei 5/2025).",
              "Прежняя, с границей {itp.formerLimit}, закончилась {itp.formerEnd}, но в интернете её ещё повторяют.",
            ],
          ],
        },
        {
          heading: "Как заплатить его по форме 600?",
          blocks: [
            {
              steps: [
                "До предложения узнайте справочную стоимость и посчитайте налог с большей суммы.",
                "До сделки выясните, положена ли вам пониженная ставка, и соберите подтверждения.",
                "После сделки возьмите у нотариуса электронную копию акта и подайте форму 600.",
                "Затем отнесите квитанцию и акт в реестр собственности или поручите всё это посреднику.",
              ],
            },
            "Пока уплата не подтверждена, реестр покупку не запишет (Ипотечный закон Испании, ст. 254).",
          ],
        },
        {
          heading: "В чём ошибаются покупатели?",
          blocks: [
            {
              points: [
                "Берут ипотеку под цену и забывают о налоге. Банк кредитует жильё, а эти деньги нужны свои, и сразу после сделки.",
                "Заранее рассчитывают на пониженную ставку. Если в ней откажут, придётся доплатить разницу с процентами.",
                "Применяют высшую ставку ко всей цене и отказываются от жилья, которое могли купить.",
                "Записывают часть цены на мебель без описи и чеков. Налоговое агентство вправе попросить доказательства, и без них налог пересчитают.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько выходит с одного объекта?",
        blocks: [
          [
            "{?x.home}Один из наших объектов: [{a.title}](/property/{a.id}), цена в объявлении {a.price}.",
            "{!x.home}Пусть цена составляет {x.price}.",
            "{?x.otherSlices}Первая ступень, до {itp.edge1}, даёт {x.firstSlice}, всё остальное прибавляет {x.otherSlices}.",
            "Весь налог равен {x.tax}, а цена вместе с ним достигает {x.sum}.",
          ],
        ],
      },
      inShort: [
        "Покупая вторичное жильё в Каталонии, вы платите налог на передачу имущества (ITP).",
        "Шкала идёт от {itp.rate1} до {itp.rate4}, каждая ставка на своей ступени.",
        "Налог считают с цены или со справочной стоимости, если она выше, и платят по форме 600.",
      ],
      next: "Введите свою цену в [калькулятор расходов](/costs), и он покажет налог по ступеням.",
      description:
        "Налог на передачу имущества (ITP) на вторичное жильё в Каталонии: ставки по ступеням, с какой суммы его считают, кто платит, форма 600 и пример расчёта.",
      sources: [
        "Decret llei 5/2025 (DOGC 9379)",
        "Королевский законодательный декрет (RDLeg) 1/1993, ст. 7, 8 и 10",
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст. 254",
      ],
    },
  },
};
