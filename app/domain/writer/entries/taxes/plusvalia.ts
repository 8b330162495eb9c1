import type { Entry } from "../entry";

export const plusvalia: Entry = {
  theme: "costs",
  related: [
    "income-tax-on-the-gain",
    "costs-of-selling",
    "inherited-home",
    "gift-and-inheritance",
    "withholding-from-non-residents",
    "property-tax-ibi",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "plusvalía",
        "plusvalia",
        "municipal capital gains tax",
        "plusvalía municipal",
        "plusvalia tax",
        "plusvalia barcelona",
        "iivtnu",
        "tax on land value increase",
        "municipal plusvalia",
        "plusvalia calculator",
        "capital gains tax town hall",
      ],
      title: "The municipal capital gains tax (plusvalía)",
      answers: {
        what: [
          "When a home in Barcelona is sold, the seller owes the town hall the municipal capital gains tax (plusvalía): 30% of the rise in value of the land, to be paid within 30\u00a0working days of the deed.",
          "In an inheritance or a gift it falls on whoever receives the home.",
          "There are two ways to work it out and the cheaper one counts; if you sell for no more than you paid, nothing is due.",
        ],
        cost: "Plusvalía in Barcelona is 30% of the base (tax ordinance 1.3), the most the law allows. The base is the lower of two sums: the land’s cadastral value times a coefficient for the years, or the land’s share of your real gain. With land valued at €120,000 and ten years of ownership, at the highest coefficient of 0.12, that makes €4,320 at most.",
        time: "Plusvalía on a sale or a gift is filed within 30\u00a0working days of the deed. After a death the heirs have six months, or a year if they ask for it within the first six (Royal Legislative Decree 2/2004, art. 110.2). Where there was no gain the deadline is the same: the declaration is due all the same, with both deeds.",
        who: "Plusvalía on a sale is owed by the seller (Royal Legislative Decree 2/2004, art. 106). If the seller is a person living abroad, the buyer has to pay it in their place, so it is usually taken off the price.",
        how: "To work out plusvalía, take three figures: the land’s cadastral value and its share of the total (both from the IBI receipt), the full years you have owned the home, and the prices in the two deeds. Multiply the land value by the coefficient for those years, and the gain by the land’s share. Take 30% of the lower result.",
      },
      sections: [
        {
          heading: "How to calculate plusvalía step by step",
          blocks: [
            {
              steps: [
                "On the IBI receipt find the cadastral value of the land and the total. Land divided by total is the land’s share.",
                "Objective method: land value times the coefficient for your full years, twenty at most. Below one year, full months count.",
                "Real method: price of the sale less price of the purchase, times the land’s share (Royal Legislative Decree 2/2004, art. 107.5).",
                "Choose the lower of the two and take 30% of it: that is the tax in Barcelona.",
              ],
            },
            {
              caption: "Highest coefficients (art. 107.4, November 2026) and the tax at 30% on land of €120,000",
              columns: ["Full years", "Coefficient", "Tax at most"],
              rows: [
                ["under 1, by months", "0.15", "less than €5,400"],
                ["1", "0.15", "€5,400"],
                ["2 and 3", "0.14", "€5,040"],
                ["4", "0.16", "€5,760"],
                ["5", "0.18", "€6,480"],
                ["6 and 8", "0.19", "€6,840"],
                ["7", "0.20", "€7,200"],
                ["9", "0.15", "€5,400"],
                ["10", "0.12", "€4,320"],
                ["11 and 16", "0.10", "€3,600"],
                ["12 to 15", "0.09", "€3,240"],
                ["17", "0.13", "€4,680"],
                ["18", "0.17", "€6,120"],
                ["19", "0.23", "€8,280"],
                ["20 and more", "0.40", "€14,400"],
              ],
            },
            "Decrees have changed this table and lapsed again, so look it up for the day of your deed. You may choose the method since November 2021 (Royal Decree-Law 26/2021).",
          ],
        },
        {
          heading: "Who pays plusvalía, and by when?",
          blocks: [
            {
              caption: "Plusvalía: who declares it and the deadline",
              columns: ["What happens", "Who owes it", "Deadline"],
              rows: [
                ["Sale, owner resident in Spain", "The seller", "30\u00a0working days from the deed"],
                [
                  "Sale, owner (a person) living abroad",
                  "The seller; the buyer pays in their place",
                  "30\u00a0working days from the deed",
                ],
                ["Gift", "Whoever is given the home", "30\u00a0working days from the deed"],
                ["Inheritance", "The heirs, each for their share", "Six months from the death, a year on request"],
              ],
            },
            "It is filed at the town hall where the home is, not where you live. The land registry wants to see that it was filed, or that the town hall was told of the sale (Mortgage Act, art. 254.5).",
          ],
        },
        {
          heading: "When there is nothing to pay",
          blocks: [
            "A home sold for the price of its purchase, or for less, bears no plusvalía (art. 104.5). The prices in the deeds are compared, without the costs and taxes of the purchase. Heirs who sell compare with the value they declared. Nor is anything due when a home goes to a spouse or the children by a judgment of separation or divorce (art. 104.3).",
            "A main home handed to the bank for its own mortgage is exempt, if the debtor has nothing else to pay with (art. 105.1 c). For an inheritance the town hall may take off up to 95% for children, spouse or parents (art. 108.4). Barcelona does so for the main home of the person who died, if the heirs ask for it and keep the home for three years: have the conditions of the year confirmed.",
          ],
        },
        {
          heading: "Where sellers lose money",
          blocks: [
            {
              points: [
                "They let the town hall calculate by the objective method and never compare.",
                "They mix it up with income tax on the gain, which is separate and goes to the State.",
                "They sell soon after inheriting and forget that the inheritance had its own plusvalía.",
                "They agree that the buyer bears it. The town hall goes on claiming from the seller.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "A worked example: one home, three prices",
        blocks: [
          "A home in Barcelona bought for €400,000 is sold after ten full years. Its cadastral value is €200,000, and €120,000 of that is land: 60%. The objective base is €120,000 times 0.12, the highest coefficient for ten years (table of Royal Decree-Law 8/2023, November 2026): €14,400, whatever the price.",
          {
            caption: "Plusvalía on the same home at three sale prices",
            columns: ["Sold for", "Tax, objective method", "Tax, real method", "You pay"],
            rows: [
              ["€500,000", "€4,320", "30% of €60,000: €18,000", "€4,320"],
              ["€410,000", "€4,320", "30% of €6,000: €1,800", "€1,800"],
              ["€395,000", "–", "no gain", "€0, but declare it"],
            ],
          },
        ],
      },
      inShort: [
        "The town hall taxes the rise in land value when a home is sold: the plusvalía.",
        "The seller pays and may choose the cheaper of two methods.",
        "Without a gain there is no tax, but it has to be declared.",
      ],
      next: "To know whether there is a gain you need a price: ask for a [free valuation](/valuation).",
      description:
        "Plusvalía in Barcelona: 30% of the tax base, the coefficients year by year, the two methods on one home at three prices, who pays, and by when to file it.",
      sources: [
        "Royal Legislative Decree 2/2004, arts. 104 to 110",
        "Royal Decree-Laws 26/2021 and 8/2023",
        "Barcelona City Council, procedure on reliefs of the tax on land value (tax ordinance 1.3)",
        "Mortgage Act (Ley Hipotecaria), art. 254",
      ],
    },
    es: {
      names: [
        "plusvalía municipal",
        "plusvalía",
        "plusvalia",
        "plusvalía por venta de piso",
        "impuesto de plusvalía",
        "plusvalía barcelona",
        "iivtnu",
        "cuánto se paga de plusvalía",
        "quién paga la plusvalía",
        "calcular plusvalía municipal",
      ],
      title: "La plusvalía municipal",
      answers: {
        what: [
          "La plusvalía municipal de una venta la paga quien vende: en Barcelona es el 30\u00a0% de lo que ha subido el valor del suelo, y hay 30\u00a0días hábiles desde la escritura para presentarla.",
          "En la herencia de un piso la deben los herederos, que tienen seis meses; en una donación, quien recibe la vivienda.",
          "Se puede calcular de dos formas y vale la más barata. Si se vende por lo mismo o con pérdidas, no se paga nada.",
        ],
        cost: "La plusvalía municipal en Barcelona es el 30\u00a0% de la base (ordenanza fiscal 1.3), el máximo que permite la ley. La base es la menor de dos: el valor catastral del suelo por un coeficiente según los años, o la parte del suelo en la ganancia real. Con un suelo de 120.000\u00a0€ y diez años de propiedad, al coeficiente máximo de 0,12, salen como mucho 4.320\u00a0€.",
        time: "La plusvalía municipal de una venta o de una donación se presenta en los 30\u00a0días hábiles siguientes a la escritura. En una herencia el plazo es de seis meses desde el fallecimiento, o de un año si se pide prórroga (Real Decreto Legislativo 2/2004, art. 110.2). Si no ha habido ganancia, el plazo es el mismo: hay que declararlo y adjuntar las dos escrituras.",
        who: "La plusvalía de una venta la debe quien vende; la de una herencia o donación, quien recibe la vivienda (Real Decreto Legislativo 2/2004, art. 106). Si quien vende no reside en España, la paga en su lugar el comprador, y por eso se suele descontar del precio.",
        how: "Para calcular la plusvalía municipal hacen falta tres datos: el valor catastral del suelo y su parte del total (están en el recibo del IBI), los años completos de propiedad y los precios de las dos escrituras. Multiplique el suelo por el coeficiente de esos años; aparte, la ganancia por el porcentaje del suelo. El 30\u00a0% del menor de los dos resultados es lo que se paga en Barcelona.",
      },
      sections: [
        {
          heading: "Cómo calcular la plusvalía paso a paso",
          blocks: [
            {
              steps: [
                "En el recibo del IBI, mire el valor catastral del suelo y el total. El primero dividido por el segundo es el porcentaje del suelo.",
                "Método objetivo: valor del suelo por el coeficiente de los años completos, con un máximo de veinte. Si no llega al año, cuentan los meses completos.",
                "Método real: precio de venta menos precio de compra, por el porcentaje del suelo (Real Decreto Legislativo 2/2004, art. 107.5).",
                "Quédese con la base menor y aplíquele el 30\u00a0%, el tipo de Barcelona.",
              ],
            },
            {
              caption:
                "Coeficientes máximos (art. 107.4, a noviembre de 2026) y cuota al 30\u00a0% con un suelo de 120.000\u00a0€",
              columns: ["Años completos", "Coeficiente", "Cuota como mucho"],
              rows: [
                ["menos de 1, por meses", "0,15", "menos de 5.400\u00a0€"],
                ["1", "0,15", "5.400\u00a0€"],
                ["2 y 3", "0,14", "5.040\u00a0€"],
                ["4", "0,16", "5.760\u00a0€"],
                ["5", "0,18", "6.480\u00a0€"],
                ["6 y 8", "0,19", "6.840\u00a0€"],
                ["7", "0,20", "7.200\u00a0€"],
                ["9", "0,15", "5.400\u00a0€"],
                ["10", "0,12", "4.320\u00a0€"],
                ["11 y 16", "0,10", "3.600\u00a0€"],
                ["de 12 a 15", "0,09", "3.240\u00a0€"],
                ["17", "0,13", "4.680\u00a0€"],
                ["18", "0,17", "6.120\u00a0€"],
                ["19", "0,23", "8.280\u00a0€"],
                ["20 o más", "0,40", "14.400\u00a0€"],
              ],
            },
            "Varios decretos han cambiado esta tabla y han decaído: mire cuál rige el día de su escritura. El método se puede elegir desde noviembre de 2021 (Real Decreto-ley 26/2021).",
          ],
        },
        {
          heading: "¿Quién paga la plusvalía municipal?",
          blocks: [
            {
              caption: "Plusvalía municipal: quién la declara y hasta cuándo",
              columns: ["Caso", "Quién la debe", "Plazo"],
              rows: [
                ["Venta, dueño residente en España", "Quien vende", "30\u00a0días hábiles desde la escritura"],
                [
                  "Venta, dueño (persona) residente fuera",
                  "Quien vende; la ingresa el comprador en su lugar",
                  "30\u00a0días hábiles desde la escritura",
                ],
                ["Donación", "Quien recibe la vivienda", "30\u00a0días hábiles desde la escritura"],
                [
                  "Herencia",
                  "Los herederos, cada uno por su parte",
                  "Seis meses desde el fallecimiento; un año con prórroga",
                ],
              ],
            },
            "Se presenta en el ayuntamiento de la vivienda, no en el de su domicilio. Para inscribir, el registro pide ese justificante o el de haber comunicado la venta al ayuntamiento (Ley Hipotecaria, art. 254.5).",
          ],
        },
        {
          heading: "Cuándo no hay nada que pagar",
          blocks: [
            "Si la vivienda se vende por el mismo precio de compra o por menos, no hay plusvalía (art. 104.5). Se comparan los precios de las escrituras, sin gastos ni impuestos; quien heredó compara con el valor que declaró. Tampoco se paga cuando la vivienda pasa al otro cónyuge o a los hijos por sentencia de separación o divorcio (art. 104.3).",
            "Está exenta la dación en pago de la vivienda habitual, si quien debe la hipoteca no tiene otros bienes (art. 105.1 c). En una herencia, el ayuntamiento puede rebajar la cuota hasta un 95\u00a0% a hijos, cónyuge o padres (art. 108.4). Barcelona lo hace con la vivienda habitual de quien ha fallecido, si los herederos lo piden y la conservan tres años: confirme los requisitos del año.",
          ],
        },
        {
          heading: "Dónde pierden dinero los vendedores",
          blocks: [
            {
              points: [
                "Dejan que el ayuntamiento calcule por el método objetivo y no comparan.",
                "La confunden con el impuesto sobre la ganancia, que va aparte y a la Agencia Tributaria.",
                "Venden poco después de heredar y olvidan que la herencia tuvo su propia plusvalía.",
                "Pactan que la pague el comprador. El ayuntamiento la seguirá reclamando a quien vendió.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Un ejemplo: la misma vivienda a tres precios",
        blocks: [
          "Una vivienda de Barcelona comprada por 400.000\u00a0€ se vende a los diez años completos. Su valor catastral es de 200.000\u00a0€, de los que 120.000\u00a0€ son suelo: el 60\u00a0%. La base objetiva es 120.000\u00a0€ por 0,12, el coeficiente máximo de diez años (tabla del Real Decreto-ley 8/2023, a noviembre de 2026): 14.400\u00a0€, sea cual sea el precio.",
          {
            caption: "Plusvalía de la misma vivienda según el precio de venta",
            columns: ["Se vende por", "Cuota, método objetivo", "Cuota, método real", "Se paga"],
            rows: [
              ["500.000\u00a0€", "4.320\u00a0€", "30\u00a0% de 60.000\u00a0€: 18.000\u00a0€", "4.320\u00a0€"],
              ["410.000\u00a0€", "4.320\u00a0€", "30\u00a0% de 6.000\u00a0€: 1.800\u00a0€", "1.800\u00a0€"],
              ["395.000\u00a0€", "–", "sin ganancia", "0\u00a0€, pero se declara"],
            ],
          },
        ],
      },
      inShort: [
        "Al vender, el ayuntamiento grava lo que ha subido el suelo: es la plusvalía municipal.",
        "En una venta la paga quien vende, que puede elegir el más barato de dos métodos.",
        "Sin ganancia no hay impuesto, pero hay que declararlo.",
      ],
      next: "Para saber si habrá ganancia hace falta un precio: pida una [valoración gratuita](/valuation).",
      description:
        "La plusvalía municipal de Barcelona: el 30\u00a0% de la base imponible, los coeficientes año a año, los dos métodos con una vivienda a tres precios y los plazos.",
      sources: [
        "Real Decreto Legislativo 2/2004, arts. 104 a 110",
        "Reales Decretos-leyes 26/2021 y 8/2023",
        "Ayuntamiento de Barcelona, trámite de bonificaciones del impuesto sobre el incremento de valor de los terrenos (ordenanza fiscal 1.3)",
        "Ley Hipotecaria, de 8 de febrero de 1946, art. 254",
      ],
    },
    ca: {
      names: [
        "plusvàlua municipal",
        "exempció de plusvàlua",
        "plusvàlua",
        "plusvalua",
        "plusvàlua per venda de pis",
        "impost de plusvàlua",
        "plusvàlua barcelona",
        "iivtnu",
        "quant es paga de plusvàlua",
        "qui paga la plusvàlua",
        "calcular plusvàlua municipal",
      ],
      title: "La plusvàlua municipal",
      answers: {
        what: [
          "La plusvàlua municipal és un impost que, en una venda, paga qui ven: a Barcelona, el 30\u00a0% del que ha pujat el valor del sòl, i es presenta en els 30\u00a0dies hàbils següents a l’escriptura.",
          "En una herència la deuen els hereus, que tenen sis mesos; en una donació, qui rep l’habitatge.",
          "Es pot calcular de dues maneres i compta la més barata. Si el sòl no ha pujat de valor, és a dir, si ven pel mateix preu que va pagar o per menys, no es paga res; també hi ha exempció en algun altre cas.",
        ],
        cost: "La plusvàlua municipal a Barcelona és el 30\u00a0% de la base (ordenança fiscal 1.3), el màxim que permet la llei. La base és la més petita de dues: el valor cadastral del sòl per un coeficient segons els anys, o la part del sòl en el guany real. Amb un sòl de 120.000\u00a0€ i deu anys de propietat, amb el coeficient màxim de 0,12, en surten com a molt 4.320\u00a0€.",
        time: "La plusvàlua municipal d’una venda o d’una donació es presenta en els 30\u00a0dies hàbils següents a l’escriptura. En una herència el termini és de sis mesos des de la defunció, o d’un any si es demana pròrroga (Reial decret legislatiu 2/2004, art. 110.2). Sense guany el termini és el mateix: s’ha de declarar igualment, amb les dues escriptures.",
        who: "La plusvàlua de la venda d’un pis la paga qui ven (Reial decret legislatiu 2/2004, art. 106). Si qui ven és una persona que no resideix a Espanya, l’ajuntament la cobra al comprador, i per això se sol descomptar del preu.",
        how: "Per calcular la plusvàlua municipal calen tres dades: el valor cadastral del sòl i la seva part del total (són al rebut de l’IBI), els anys complets de propietat i els preus de les dues escriptures. Multipliqui el sòl pel coeficient d’aquells anys i, a banda, el guany pel percentatge del sòl. El 30\u00a0% del resultat més petit és el que es paga a Barcelona.",
      },
      sections: [
        {
          heading: "Com es calcula la plusvàlua pas a pas",
          blocks: [
            {
              steps: [
                "Al rebut de l’IBI, miri el valor cadastral del sòl i el total. El primer dividit pel segon és el percentatge del sòl.",
                "Mètode objectiu: valor del sòl pel coeficient dels anys complets, amb un màxim de vint. Si no arriba a l’any, compten els mesos complets.",
                "Mètode real: preu de venda menys preu de compra, pel percentatge del sòl (Reial decret legislatiu 2/2004, art. 107.5).",
                "Quedi’s amb la base més petita i apliqui-hi el 30\u00a0%, el tipus de Barcelona.",
              ],
            },
            {
              caption:
                "Coeficients màxims (art. 107.4, el novembre del 2026) i quota al 30\u00a0% amb un sòl de 120.000\u00a0€",
              columns: ["Anys complets", "Coeficient", "Quota com a molt"],
              rows: [
                ["menys d’1, per mesos", "0,15", "menys de 5.400\u00a0€"],
                ["1", "0,15", "5.400\u00a0€"],
                ["2 i 3", "0,14", "5.040\u00a0€"],
                ["4", "0,16", "5.760\u00a0€"],
                ["5", "0,18", "6.480\u00a0€"],
                ["6 i 8", "0,19", "6.840\u00a0€"],
                ["7", "0,20", "7.200\u00a0€"],
                ["9", "0,15", "5.400\u00a0€"],
                ["10", "0,12", "4.320\u00a0€"],
                ["11 i 16", "0,10", "3.600\u00a0€"],
                ["de 12 a 15", "0,09", "3.240\u00a0€"],
                ["17", "0,13", "4.680\u00a0€"],
                ["18", "0,17", "6.120\u00a0€"],
                ["19", "0,23", "8.280\u00a0€"],
                ["20 o més", "0,40", "14.400\u00a0€"],
              ],
            },
            "Diversos decrets han canviat aquesta taula i han decaigut: miri quina és vigent el dia de la seva escriptura. El mètode es pot triar des del novembre del 2021 (Reial decret llei 26/2021).",
          ],
        },
        {
          heading: "Qui paga la plusvàlua municipal?",
          blocks: [
            {
              caption: "Plusvàlua municipal: qui la declara i el termini",
              columns: ["Cas", "Qui la deu", "Termini"],
              rows: [
                ["Venda, propietari resident a Espanya", "Qui ven", "30\u00a0dies hàbils des de l’escriptura"],
                [
                  "Venda, persona física que viu fora",
                  "Qui ven; la ingressa el comprador en lloc seu",
                  "30\u00a0dies hàbils des de l’escriptura",
                ],
                ["Donació", "Qui rep l’habitatge", "30\u00a0dies hàbils des de l’escriptura"],
                [
                  "Herència",
                  "Els hereus, cadascun per la seva part",
                  "Sis mesos des de la defunció; un any amb pròrroga",
                ],
              ],
            },
            "Es presenta a l’ajuntament on és l’habitatge, no al del seu domicili. Per inscriure, el registre demana aquest justificant o el d’haver comunicat la venda a l’ajuntament (Llei hipotecària, art. 254.5).",
          ],
        },
        {
          heading: "Quan hi ha exempció o no es paga res?",
          blocks: [
            "Quan el sòl no ha pujat de valor (art. 104.5). Compari els preus de les dues escriptures: si el segon no és més alt, declari igualment la venda i adjunti-les totes dues. Les despeses i els impostos de la compra queden fora d’aquesta comparació.",
            "Tampoc no es paga quan l’habitatge passa a l’altre cònjuge o als fills per una sentència de separació o divorci (art. 104.3). I queda exempta la dació en pagament de l’habitatge habitual, si qui deu la hipoteca no té altres béns per cobrir-la (art. 105.1 c). En una herència, l’ajuntament pot rebaixar la quota fins a un 95\u00a0% a fills, cònjuge o pares (art. 108.4). Barcelona ho fa amb l’habitatge habitual de qui ha mort, si els hereus ho demanen i el conserven tres anys: confirmi els requisits de l’any.",
          ],
        },
        {
          heading: "On perden diners els venedors",
          blocks: [
            {
              points: [
                "Deixen que l’ajuntament calculi pel mètode objectiu i no comparen.",
                "La confonen amb l’impost sobre el guany, que va a part i a l’Agència Tributària.",
                "Venen poc després d’heretar i obliden que l’herència va tenir la seva pròpia plusvàlua.",
                "Pacten que la pagui el comprador. L’ajuntament la continuarà reclamant a qui va vendre.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Un exemple: el mateix pis a tres preus",
        blocks: [
          "Un pis de Barcelona comprat per 400.000\u00a0€ es ven al cap de deu anys complets. El valor cadastral és de 200.000\u00a0€, dels quals 120.000\u00a0€ són sòl: el 60\u00a0%. La base objectiva és 120.000\u00a0€ per 0,12, el coeficient màxim de deu anys (taula del Reial decret llei 8/2023, el novembre del 2026): 14.400\u00a0€, sigui quin sigui el preu.",
          {
            caption: "Plusvàlua del mateix pis segons el preu de venda",
            columns: ["Es ven per", "Quota, mètode objectiu", "Quota, mètode real", "Es paga"],
            rows: [
              ["500.000\u00a0€", "4.320\u00a0€", "30\u00a0% de 60.000\u00a0€: 18.000\u00a0€", "4.320\u00a0€"],
              ["410.000\u00a0€", "4.320\u00a0€", "30\u00a0% de 6.000\u00a0€: 1.800\u00a0€", "1.800\u00a0€"],
              ["395.000\u00a0€", "–", "sense guany", "0\u00a0€, però es declara"],
            ],
          },
        ],
      },
      inShort: [
        "En vendre, l’ajuntament grava el que ha pujat el sòl: és la plusvàlua municipal.",
        "En una venda la paga qui ven, que pot triar el més barat de dos mètodes.",
        "Sense guany no hi ha impost, però s’ha de declarar.",
      ],
      next: "Per saber si hi haurà guany cal un preu: demani una [valoració gratuïta](/valuation).",
      description:
        "La plusvàlua municipal de Barcelona: el 30\u00a0% de la base imposable, els coeficients any per any, els dos mètodes amb un pis a tres preus i els terminis.",
      sources: [
        "Reial decret legislatiu 2/2004, arts. 104 a 110",
        "Reials decrets llei 26/2021 i 8/2023",
        "Ajuntament de Barcelona, tràmit de bonificacions de l’impost sobre l’increment de valor dels terrenys (ordenança fiscal 1.3)",
        "Llei hipotecària, de 8 de febrer de 1946, art. 254",
      ],
    },
    ru: {
      names: [
        "plusvalía",
        "plusvalia",
        "налог plusvalía",
        "налог на прирост стоимости земли",
        "муниципальный налог на прирост стоимости земли",
        "плюсвалия",
        "плюсвалия налог",
        "муниципальный налог при продаже квартиры",
        "рассчитать plusvalía",
        "калькулятор plusvalía",
        "налог плюсвалия при наследстве",
      ],
      title: "Муниципальный налог на прирост стоимости земли (plusvalía)",
      answers: {
        what: [
          "При продаже квартиры в Барселоне продавец платит городу муниципальный налог на прирост стоимости земли (plusvalía): 30\u00a0% от того, насколько подорожала земля. Срок\u00a0— 30\u00a0рабочих дней после нотариального акта.",
          "Если жильё досталось в наследство или в подарок, платит тот, кто его получил.",
          "Посчитать базу можно двумя способами, и засчитывается более дешёвый; кто продаёт не дороже, чем купил, не платит ничего.",
        ],
        cost: "Налог на прирост стоимости земли (plusvalía) в Барселоне\u00a0— 30\u00a0% с базы (налоговое постановление города 1.3), больше закон не разрешает. Базой служит меньшая из двух сумм: кадастровая стоимость земли, умноженная на коэффициент за годы владения, или доля земли в реальной прибыли. Пример: земля оценена в 120\u00a0000\u00a0€, квартирой владели десять лет. По самому высокому коэффициенту, 0,12, выходит не больше 4320\u00a0€.",
        time: "Налог на прирост стоимости земли (plusvalía) после продажи или дарения заявляют в течение 30\u00a0рабочих дней со дня акта. Наследникам дают шесть месяцев со дня смерти, а по заявлению\u00a0— год (RDLeg 2/2004, ст. 110.2). Даже если прибыли не было, подать декларацию и приложить оба акта нужно в тот же срок.",
        who: "Налог на прирост стоимости земли (plusvalía) при продаже платит продавец (RDLeg 2/2004, ст. 106). Если он живёт за границей, перед городом вместо него отвечает покупатель, поэтому сумму обычно вычитают из цены.",
        how: "Чтобы рассчитать налог на прирост стоимости земли (plusvalía), нужны три вещи: кадастровая стоимость земли и её доля в общей (обе есть в квитанции IBI), число полных лет владения и цены из двух актов. Стоимость земли умножьте на коэффициент за эти годы, а прибыль\u00a0— на долю земли. От меньшего результата в Барселоне берут 30\u00a0%.",
      },
      sections: [
        {
          heading: "Как рассчитать plusvalía по шагам",
          blocks: [
            {
              steps: [
                "В квитанции IBI найдите кадастровую стоимость земли и общую. Разделите первую на вторую\u00a0— получится доля земли.",
                "По нормативу: стоимость земли умножьте на коэффициент за полные годы владения, не больше двадцати. Если не прошло и года, считают полные месяцы.",
                "По факту: из цены продажи вычтите цену покупки и умножьте разницу на долю земли (RDLeg 2/2004, ст. 107.5).",
                "Возьмите меньшую из двух баз и посчитайте от неё 30\u00a0%: это ставка Барселоны.",
              ],
            },
            {
              caption:
                "Наибольшие коэффициенты (ст. 107.4, ноябрь 2026\u00a0года) и налог 30\u00a0% при земле за 120\u00a0000\u00a0€",
              columns: ["Полных лет", "Коэффициент", "Налог не больше"],
              rows: [
                ["меньше 1, по месяцам", "0,15", "меньше 5\u00a0400\u00a0€"],
                ["1", "0,15", "5\u00a0400\u00a0€"],
                ["2 и 3", "0,14", "5\u00a0040\u00a0€"],
                ["4", "0,16", "5\u00a0760\u00a0€"],
                ["5", "0,18", "6\u00a0480\u00a0€"],
                ["6 и 8", "0,19", "6\u00a0840\u00a0€"],
                ["7", "0,20", "7\u00a0200\u00a0€"],
                ["9", "0,15", "5\u00a0400\u00a0€"],
                ["10", "0,12", "4\u00a0320\u00a0€"],
                ["11 и 16", "0,10", "3\u00a0600\u00a0€"],
                ["12–15", "0,09", "3\u00a0240\u00a0€"],
                ["17", "0,13", "4\u00a0680\u00a0€"],
                ["18", "0,17", "6\u00a0120\u00a0€"],
                ["19", "0,23", "8\u00a0280\u00a0€"],
                ["20 и больше", "0,40", "14\u00a0400\u00a0€"],
              ],
            },
            "Декреты не раз меняли эту таблицу и теряли силу, поэтому посмотрите, какая действует в день вашего акта. Выбирать способ можно с ноября 2021\u00a0года (RDL 26/2021). Декларацию подают в мэрию Барселоны, через интернет или по записи.",
          ],
        },
        {
          heading: "Кто платит plusvalía при продаже и наследстве?",
          blocks: [
            {
              caption: "Plusvalía: кто подаёт декларацию и когда",
              columns: ["Случай", "Чей это налог", "Срок"],
              rows: [
                ["Продажа, владелец живёт в Испании", "Продавца", "30\u00a0рабочих дней после акта"],
                [
                  "Продаёт физическое лицо, живущее за границей",
                  "Продавца, но вместо него вносит покупатель",
                  "30\u00a0рабочих дней после акта",
                ],
                ["Дарение", "Того, кому подарили", "30\u00a0рабочих дней после акта"],
                ["Наследство", "Наследников, каждый за свою долю", "Шесть месяцев со дня смерти, по заявлению год"],
              ],
            },
            "Декларацию подают в мэрию того города, где находится жильё, а не там, где живёте вы. Реестру для записи нужно подтверждение подачи или доказательство, что мэрию уведомили о продаже (Ипотечный закон Испании, ст. 254.5).",
          ],
        },
        {
          heading: "Когда платить не нужно",
          blocks: [
            "Если жильё продают по цене покупки или дешевле, налога нет (ст. 104.5). Сравнивают цены из актов, без расходов и налогов; наследник сравнивает с той стоимостью, которую заявил сам. Освобождена и передача жилья супругу или детям по решению суда о разводе или раздельном проживании (ст. 104.3).",
            "Не платит и тот, кто отдал банку основное жильё в счёт его же ипотеки, если другого имущества нет (ст. 105.1 c). При наследстве мэрия вправе снизить налог детям, супругу и родителям, самое большее на 95\u00a0% (ст. 108.4). Барселона делает это для основного жилья умершего, если наследники просят о скидке и три года сохраняют жильё: условия года уточните.",
          ],
        },
        {
          heading: "На чём теряют деньги продавцы",
          blocks: [
            {
              points: [
                "Позволяют мэрии посчитать по нормативу и не сравнивают со вторым способом.",
                "Путают этот налог с налогом на доход от продажи: тот считают отдельно и платят государству.",
                "Продают вскоре после наследства и забывают, что с наследства была своя plusvalía.",
                "Договариваются, что заплатит покупатель. Мэрия всё равно потребует деньги с продавца, что бы ни стояло в договоре.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Пример: одна квартира, три цены",
        blocks: [
          "Квартиру в Барселоне купили за 400\u00a0000\u00a0€ и продают через десять полных лет. Её кадастровая стоимость 200\u00a0000\u00a0€, из них земля 120\u00a0000\u00a0€, то есть 60\u00a0%. База по нормативу: 120\u00a0000\u00a0€ умножить на 0,12, самый высокий коэффициент за десять лет (таблица RDL 8/2023, ноябрь 2026\u00a0года), выходит 14\u00a0400\u00a0€ при любой цене продажи.",
          {
            caption: "Plusvalía с одной и той же квартиры",
            columns: ["Цена продажи", "Налог по нормативу", "Налог по факту", "К уплате"],
            rows: [
              [
                "500\u00a0000\u00a0€",
                "4320\u00a0€",
                "30\u00a0% от 60\u00a0000\u00a0€: 18\u00a0000\u00a0€",
                "4320\u00a0€",
              ],
              ["410\u00a0000\u00a0€", "4320\u00a0€", "30\u00a0% от 6000\u00a0€: 1800\u00a0€", "1800\u00a0€"],
              ["395\u00a0000\u00a0€", "–", "прибыли нет", "0\u00a0€, но декларация нужна"],
            ],
          },
        ],
      },
      inShort: [
        "При продаже город берёт налог с того, насколько подорожала земля (plusvalía).",
        "Платит продавец, и он вправе выбрать более дешёвый из двух способов.",
        "Без прироста налога нет, но подать декларацию нужно.",
      ],
      next: "Чтобы понять, будет ли прирост, нужна цена: закажите [бесплатную оценку](/valuation).",
      description:
        "Plusvalía в Барселоне: 30\u00a0% от налоговой базы, все коэффициенты по годам, два способа расчёта на одной квартире при трёх ценах, кто и в какой срок платит.",
      sources: [
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 104–110",
        "Королевские декреты-законы (RDL) 26/2021 и 8/2023",
        "Мэрия Барселоны, страница о скидках по налогу на прирост стоимости земли (налоговое постановление 1.3)",
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст. 254",
      ],
    },
  },
};
