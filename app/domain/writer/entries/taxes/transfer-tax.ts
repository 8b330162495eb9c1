import type { Entry } from "../entry";

export const transferTax: Entry = {
  theme: "costs",
  related: ["reduced-transfer-tax", "reference-value", "costs-of-buying", "large-holder-tax", "vat-on-new-homes"],
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
        "tax when buying property in spain",
        "taxes on buying",
        "tax on buying a house",
        "how much tax do i pay when i buy",
        "transfer tax rates catalonia",
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
        time: "Transfer tax is filed and paid within one month of the deed in Catalonia, not when you pay the deposit. Ask the notary’s office to confirm the last day, and have the money ready on the day you sign.",
        calculation: [
          "To work out transfer tax, take the higher of the price and the reference value, and tax each band at its own rate.",
          "Example: at €700,000 the first {itp.edge1} give €60,000 at {itp.rate1}, and the other €100,000 give €11,000 at {itp.rate2}: €71,000 altogether.",
          "A quick way below {itp.edge1}: one tenth of the price.",
        ],
        must: "Yes, every buyer of a resale home pays transfer tax, resident or not, with or without a mortgage. No, not on a new home bought from its developer, which bears VAT and stamp duty instead. Without proof of payment the land registry won’t record the home as yours.",
      },
      sections: [
        {
          heading: "What are the rates of ITP, band by band?",
          blocks: [
            {
              caption: "Transfer tax in Catalonia since 27 June 2025; each rate applies to its own band",
              columns: ["Part of the price", "Rate", "Tax up to the upper edge"],
              rows: [
                ["up to {itp.edge1}", "{itp.rate1}", "€60,000"],
                ["{itp.edge1} to {itp.edge2}", "{itp.rate2}", "€93,000"],
                ["{itp.edge2} to {itp.edge3}", "{itp.rate3}", "€165,000"],
                ["above {itp.edge3}", "{itp.rate4}", "–"],
              ],
            },
            [
              "Older guides still quote 10% up to {itp.formerLimit} and 11% above: that scale ended on {itp.formerEnd}.",
            ],
          ],
        },
        {
          heading: "Who pays 5% of transfer tax, and who pays 20%?",
          blocks: [
            {
              points: [
                "5% on a main home: buyers aged {itp.age} or under, large and single-parent families, people with a disability of {itp.disability} or more, victims of gender violence.",
                "Their taxable base less the personal minimum may not exceed {itp.income}, in large families {itp.perChild} more for each further child; they move in within twelve months and stay three years.",
                "Of two buyers only the share of the one with the right pays 5%.",
                "20%: large holders, with more than {itp.largeHomes}\u00a0homes or {itp.largeArea} in Catalonia, or five homes in a stressed area, and whoever buys a whole residential building.",
              ],
            },
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
          heading: "How does that compare with a new home?",
          blocks: [
            {
              caption: "Tax on the purchase in Catalonia in 2026, by price",
              columns: ["Price", "Resale: ITP", "Resale at 5%", "New from the developer: VAT and stamp duty"],
              rows: [
                ["€300,000", "€30,000", "€15,000", "€34,500"],
                ["€500,000", "€50,000", "€25,000", "€57,500"],
                ["€700,000", "€71,000", "–", "€80,500"],
                ["€1,000,000", "€105,000", "–", "€115,000"],
                ["€2,000,000", "€230,000", "–", "€230,000"],
              ],
            },
            [
              "Every home that has had an owner before pays ITP, with the parking space or storage room sold with it; a new one bought from its developer pays {new.vat} VAT and {new.stamp} stamp duty. Transfer tax and VAT are never both due (Royal Legislative Decree 1/1993, art. 7.5).",
              "The new home costs more tax until about {equal.price}.",
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
                "Within a month of signing: file form 600 with the notary’s electronic copy of the deed, and pay.",
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
        "Transfer tax (ITP) on a resale home in Catalonia: 10 to 13% band by band, who pays 5% or 20%, on what value, form 600 within a month and the sums worked out.",
      sources: [
        "Decree-Law 5/2025 of Catalonia (DOGC 9379)",
        "Royal Legislative Decree 1/1993, arts. 7, 8 and 10",
        "Mortgage Act (Ley Hipotecaria), art. 254",
        "Legislative Decree 1/2024 (Catalan tax code, book six), arts. 641-1 to 641-5",
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
        "impuestos al comprar",
        "qué impuestos se pagan al comprar una vivienda",
        "impuesto de trasmisiones",
        "calcular itp cataluña",
        "calculadora itp",
        "tramos itp cataluña",
        "cuánto es el itp en cataluña",
        "itp vivienda segunda mano",
        "impuestos al comprar una vivienda de segunda mano",
        "tipos itp cataluña 2026",
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
        time: "El impuesto de transmisiones se presenta y se paga en Cataluña en el mes siguiente a la escritura, no al entregar las arras. Pida en la notaría que le confirmen el último día y tenga el dinero disponible cuando firme.",
        calculation: [
          "Para calcular el impuesto de transmisiones (ITP), tome la cifra más alta entre el precio y el valor de referencia y aplique a cada tramo su tipo.",
          "Ejemplo: con 700.000\u00a0€, los primeros {itp.edge1} dan 60.000\u00a0€ al {itp.rate1} y los otros 100.000\u00a0€, 11.000\u00a0€ al {itp.rate2}; en total, 71.000\u00a0€.",
          "Por debajo de {itp.edge1} basta con la décima parte del precio.",
        ],
        must: "Sí: el impuesto de transmisiones lo paga todo el que compra una vivienda de segunda mano, resida o no en España y con hipoteca o sin ella. No se paga por la obra nueva que vende el promotor, que lleva IVA y AJD. Sin el justificante, el registro no inscribe la compra a su nombre.",
      },
      sections: [
        {
          heading: "¿Qué tipos de ITP se aplican, tramo a tramo?",
          blocks: [
            {
              caption: "ITP en Cataluña desde el 27 de junio de 2025; cada tipo grava solo su tramo",
              columns: ["Parte del precio", "Tipo", "Cuota hasta el final del tramo"],
              rows: [
                ["hasta {itp.edge1}", "{itp.rate1}", "60.000\u00a0€"],
                ["de {itp.edge1} a {itp.edge2}", "{itp.rate2}", "93.000\u00a0€"],
                ["de {itp.edge2} a {itp.edge3}", "{itp.rate3}", "165.000\u00a0€"],
                ["más de {itp.edge3}", "{itp.rate4}", "–"],
              ],
            },
            [
              "Por internet aún circula la escala anterior, 10\u00a0% hasta {itp.formerLimit} y 11\u00a0% por encima: terminó el {itp.formerEnd}.",
            ],
          ],
        },
        {
          heading: "¿Quién paga el 5\u00a0% de ITP y quién el 20\u00a0%?",
          blocks: [
            {
              points: [
                "El 5\u00a0% por la vivienda habitual: quien tiene {itp.age} años o menos, las familias numerosas y monoparentales, las personas con una discapacidad del {itp.disability} o más y las víctimas de violencia de género.",
                "La base imponible menos el mínimo personal y familiar no puede pasar de {itp.income} ({itp.perChild} más por cada hijo adicional en las familias numerosas); hay que mudarse en doce meses y quedarse tres años.",
                "Si compran dos y solo uno tiene derecho, el 5\u00a0% se aplica a su parte.",
                "El 20\u00a0%: los grandes tenedores, con más de {itp.largeHomes}\u00a0viviendas o {itp.largeArea} en Cataluña, o cinco en zona tensionada, y quien compra un edificio entero de viviendas.",
              ],
            },
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
          heading: "¿Cuánto es, comparado con la obra nueva?",
          blocks: [
            {
              caption: "Impuestos de la compra en Cataluña en 2026, según el precio",
              columns: ["Precio", "Segunda mano: ITP", "Segunda mano al 5\u00a0%", "Obra nueva: IVA y AJD"],
              rows: [
                ["300.000\u00a0€", "30.000\u00a0€", "15.000\u00a0€", "34.500\u00a0€"],
                ["500.000\u00a0€", "50.000\u00a0€", "25.000\u00a0€", "57.500\u00a0€"],
                ["700.000\u00a0€", "71.000\u00a0€", "–", "80.500\u00a0€"],
                ["1.000.000\u00a0€", "105.000\u00a0€", "–", "115.000\u00a0€"],
                ["2.000.000\u00a0€", "230.000\u00a0€", "–", "230.000\u00a0€"],
              ],
            },
            [
              "Paga ITP toda vivienda que ya ha tenido propietario, con la plaza o el trastero que se venden con ella; la nueva que vende el promotor paga un {new.vat} de IVA y un {new.stamp} de AJD. El ITP y el IVA no se suman nunca (Real Decreto Legislativo 1/1993, art. 7.5).",
              "La nueva tributa más hasta {equal.price}, más o menos.",
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
                "En el mes siguiente a la firma, presente y pague el modelo 600 con la copia electrónica de la escritura.",
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
        "El ITP en Cataluña por una vivienda de segunda mano: del 10 al 13\u00a0% por tramos, quién paga el 5 o el 20\u00a0%, la base, el modelo 600 en un mes y cuentas hechas.",
      sources: [
        "Decreto ley 5/2025 de Cataluña (DOGC 9379)",
        "Real Decreto Legislativo 1/1993, arts. 7, 8 y 10",
        "Ley Hipotecaria, de 8 de febrero de 1946, art. 254",
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), arts. 641-1 a 641-5",
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
        "impostos per comprar",
        "impost de transmisions",
        "qui paga l’itp",
        "itp comprador o venedor",
        "calcular itp catalunya",
        "calculadora itp",
        "trams itp catalunya",
        "quant és l'itp a catalunya",
        "itp habitatge usat",
        "itp segona mà",
        "impost transmissions patrimonials catalunya",
        "tipus itp catalunya 2026",
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
        time: "L’impost de transmissions es presenta i es paga a Catalunya en el mes següent a l’escriptura, no en el moment de les arres. Demani a la notaria que li confirmin l’últim dia i tingui els diners a punt per a la signatura.",
        calculation: [
          "Per calcular l’impost de transmissions (ITP), agafi la xifra més alta entre el preu i el valor de referència i apliqui a cada tram el seu tipus.",
          "Exemple: amb 700.000\u00a0€, els primers {itp.edge1} fan 60.000\u00a0€ al {itp.rate1} i els altres 100.000\u00a0€, 11.000\u00a0€ a l’{itp.rate2}; en total, 71.000\u00a0€.",
          "Per sota de {itp.edge1} n’hi ha prou amb la desena part del preu.",
        ],
        must: "Sí: l’impost de transmissions el paga tothom qui compra un habitatge de segona mà, resideixi o no a Espanya i amb hipoteca o sense. No es paga per l’obra nova que ven la promotora, que porta IVA i AJD. Sense el justificant, el registre no inscriu la compra a nom seu.",
      },
      sections: [
        {
          heading: "Quins tipus d’ITP s’apliquen, tram a tram?",
          blocks: [
            {
              caption: "ITP a Catalunya des del 27 de juny del 2025; cada tipus grava només el seu tram",
              columns: ["Part del preu", "Tipus", "Quota fins al final del tram"],
              rows: [
                ["fins a {itp.edge1}", "{itp.rate1}", "60.000\u00a0€"],
                ["de {itp.edge1} a {itp.edge2}", "{itp.rate2}", "93.000\u00a0€"],
                ["de {itp.edge2} a {itp.edge3}", "{itp.rate3}", "165.000\u00a0€"],
                ["més de {itp.edge3}", "{itp.rate4}", "–"],
              ],
            },
            [
              "Per internet encara corre l’escala anterior, 10\u00a0% fins a {itp.formerLimit} i 11\u00a0% per sobre: es va acabar el {itp.formerEnd}.",
            ],
          ],
        },
        {
          heading: "Qui paga el 5\u00a0% d’ITP i qui el 20\u00a0%?",
          blocks: [
            {
              points: [
                "El 5\u00a0% per l’habitatge habitual: qui té {itp.age} anys o menys, les famílies nombroses i monoparentals, les persones amb una discapacitat del {itp.disability} o més i les víctimes de violència de gènere.",
                "La base imposable menys el mínim personal i familiar no pot passar de {itp.income} ({itp.perChild} més per cada fill addicional en les famílies nombroses); cal anar-hi a viure en dotze mesos i quedar-s’hi tres anys.",
                "Si compren dos i només un hi té dret, el 5\u00a0% s’aplica a la seva part.",
                "El 20\u00a0%: els grans tenidors, amb més de {itp.largeHomes}\u00a0habitatges o {itp.largeArea} a Catalunya, o cinc en zona tensionada, i qui compra un edifici sencer d’habitatges.",
              ],
            },
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
          heading: "Quant es paga, comparat amb l’obra nova?",
          blocks: [
            {
              caption: "Impostos de la compra a Catalunya el 2026, segons el preu",
              columns: ["Preu", "Segona mà: ITP", "Segona mà al 5\u00a0%", "Obra nova: IVA i AJD"],
              rows: [
                ["300.000\u00a0€", "30.000\u00a0€", "15.000\u00a0€", "34.500\u00a0€"],
                ["500.000\u00a0€", "50.000\u00a0€", "25.000\u00a0€", "57.500\u00a0€"],
                ["700.000\u00a0€", "71.000\u00a0€", "–", "80.500\u00a0€"],
                ["1.000.000\u00a0€", "105.000\u00a0€", "–", "115.000\u00a0€"],
                ["2.000.000\u00a0€", "230.000\u00a0€", "–", "230.000\u00a0€"],
              ],
            },
            [
              "Paga ITP tot habitatge que ja ha tingut propietari, amb la plaça o el traster si es venen junts; el nou que ven la promotora paga un {new.vat} d’IVA i un {new.stamp} d’AJD. L’ITP i l’IVA no se sumen mai (Reial decret legislatiu 1/1993, art. 7.5).",
              "El nou tributa més fins a {equal.price}, si fa no fa.",
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
                "En el mes següent a la signatura, presenti i pagui el model 600 amb la còpia electrònica de l’escriptura.",
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
        "L’ITP a Catalunya per un habitatge de segona mà: del 10 al 13\u00a0% per trams, qui paga el 5 o el 20\u00a0%, sobre quin valor, el model 600 en un mes i comptes fets.",
      sources: [
        "Decret llei 5/2025 (DOGC 9379)",
        "Reial decret legislatiu 1/1993, arts. 7, 8 i 10",
        "Llei hipotecària, de 8 de febrer de 1946, art. 254",
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), arts. 641-1 a 641-5",
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
        "налоги при покупке",
        "налог на вторичку",
        "форма 600",
        "modelo 600",
        "рассчитать ITP",
        "калькулятор ITP",
        "ставки ITP в Каталонии",
        "налог при покупке вторички в барселоне",
        "сколько налог при покупке квартиры в испании",
        "налог при покупке недвижимости в испании",
        "налог при покупке квартиры в барселоне",
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
        time: "Налог на передачу имущества в Каталонии заявляют и платят в течение месяца после нотариального акта, а не при внесении задатка. Последний день уточните у нотариуса, а деньги приготовьте к сделке.",
        calculation: [
          "Чтобы рассчитать налог на передачу имущества (ITP), возьмите большее из двух, цену или справочную стоимость, и примените к каждой ступени её ставку.",
          "Пример: при 700\u00a0000\u00a0€ первые {itp.edge1} дают 60\u00a0000\u00a0€ по ставке {itp.rate1}, остальные 100\u00a0000\u00a0€\u00a0— 11\u00a0000\u00a0€ по ставке {itp.rate2}, вместе 71\u00a0000\u00a0€.",
          "До {itp.edge1} считать совсем просто: десятая часть цены.",
        ],
        must: "Да, налог на передачу имущества платит каждый, кто покупает вторичное жильё: резидент и нерезидент, с ипотекой и без неё. С нового жилья от застройщика его не берут, там НДС и гербовый сбор. Пока не показана квитанция, реестр не запишет квартиру на вас.",
      },
      sections: [
        {
          heading: "Какие ставки ITP на каждой ступени?",
          blocks: [
            {
              caption: "ITP в Каталонии с 27 июня 2025\u00a0года; каждая ставка действует на своей ступени",
              columns: ["Часть цены", "Ставка", "Налог до верхней границы"],
              rows: [
                ["до {itp.edge1}", "{itp.rate1}", "60\u00a0000\u00a0€"],
                ["от {itp.edge1} до {itp.edge2}", "{itp.rate2}", "93\u00a0000\u00a0€"],
                ["от {itp.edge2} до {itp.edge3}", "{itp.rate3}", "165\u00a0000\u00a0€"],
                ["больше {itp.edge3}", "{itp.rate4}", "–"],
              ],
            },
            [
              "В интернете ещё повторяют прежнюю шкалу, 10\u00a0% до {itp.formerLimit} и 11\u00a0% сверх этого: она закончилась {itp.formerEnd}.",
            ],
          ],
        },
        {
          heading: "Кто платит 5\u00a0% ITP, а кто 20\u00a0%?",
          blocks: [
            {
              points: [
                "5\u00a0% за основное жильё: покупатели до {itp.age} лет включительно, многодетные и неполные семьи, люди с инвалидностью от {itp.disability} и пострадавшие от гендерного насилия.",
                "Налоговая база минус личный и семейный минимум не должна превышать {itp.income}, а в многодетной семье на {itp.perChild} больше за каждого следующего ребёнка; переехать надо за двенадцать месяцев и прожить три года.",
                "Если покупают двое, а право есть у одного, 5\u00a0% платят только с его доли.",
                "20\u00a0%: крупные владельцы, у которых в Каталонии больше {itp.largeHomes}\u00a0жилых объектов или больше {itp.largeArea} либо пять объектов в зоне с напряжённым рынком, а также те, кто покупает целый жилой дом.",
              ],
            },
            "Пониженную ставку заявляют сами, в форме 600, и прикладывают подтверждения. Позже её не просят: если забыли, придётся исправлять декларацию.",
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
          heading: "Сколько это по сравнению с новым жильём?",
          blocks: [
            {
              caption: "Налог при покупке в Каталонии в 2026\u00a0году при разной цене",
              columns: ["Цена", "Вторичное: ITP", "Вторичное по ставке 5\u00a0%", "Новое от застройщика: НДС и AJD"],
              rows: [
                ["300\u00a0000\u00a0€", "30\u00a0000\u00a0€", "15\u00a0000\u00a0€", "34\u00a0500\u00a0€"],
                ["500\u00a0000\u00a0€", "50\u00a0000\u00a0€", "25\u00a0000\u00a0€", "57\u00a0500\u00a0€"],
                ["700\u00a0000\u00a0€", "71\u00a0000\u00a0€", "–", "80\u00a0500\u00a0€"],
                ["1\u00a0000\u00a0000\u00a0€", "105\u00a0000\u00a0€", "–", "115\u00a0000\u00a0€"],
                ["2\u00a0000\u00a0000\u00a0€", "230\u00a0000\u00a0€", "–", "230\u00a0000\u00a0€"],
              ],
            },
            [
              "ITP берут с любого жилья, у которого уже был собственник, вместе с парковочным местом и кладовой; новое от застройщика облагают НДС {new.vat} и гербовым сбором {new.stamp}. ITP и НДС вместе не платят никогда (RDLeg 1/1993, ст. 7.5).",
              "Примерно до {equal.price} налог на новое жильё выше.",
            ],
          ],
        },
        {
          heading: "Как подать форму 600 и заплатить налог?",
          blocks: [
            {
              steps: [
                "До предложения узнайте справочную стоимость и посчитайте налог с большей суммы.",
                "До сделки выясните, положена ли вам пониженная ставка, и соберите подтверждения.",
                "В течение месяца после сделки подайте форму 600 с электронной копией акта и заплатите налог.",
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
        "Налог ITP на вторичное жильё в Каталонии: 10–13\u00a0% по ступеням, кто платит 5 или 20\u00a0%, с какой суммы, форма 600 в течение месяца, сравнение с новым и расчёты.",
      sources: [
        "Decret llei 5/2025 (DOGC 9379)",
        "Королевский законодательный декрет (RDLeg) 1/1993, ст. 7, 8 и 10",
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст. 254",
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст. 641-1–641-5",
      ],
    },
  },
};
