import type { Entry } from "../entry";

export const incomeTaxOnTheGain: Entry = {
  theme: "costs",
  related: [
    "plusvalia",
    "main-home-exemptions",
    "costs-of-selling",
    "withholding-from-non-residents",
    "inherited-home",
    "tax-of-a-non-resident-sale",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "income tax on the gain",
        "capital gains tax",
        "capital gains tax spain",
        "tax on selling a house",
        "tax on profit from selling a home",
        "capital gains tax property",
        "irpf on sale of home",
        "tax when selling a property",
        "tax when i sell my home",
        "sell property at a loss",
        "sale at a loss",
        "capital gains tax calculator spain",
        "tax on sale of property spain resident",
        "capital gains tax non-resident spain",
        "tax on selling a second home in spain",
        "declare sale of property in spain",
      ],
      title: "Income tax on the gain",
      answers: {
        what: [
          "Income tax on the gain is Spain’s capital gains tax: whoever sells a home pays it on the difference between what it brought and what it cost, not on the price.",
          "Residents pay 19% on the first €6,000, 21% up to €50,000, 23% up to €200,000, 27% up to €300,000 and 30% above; non-residents 19% on all of it.",
          "A gain of €100,000 means €21,880 for a resident and €19,000 for a non-resident. Nothing is due on the main home of someone over 65, or if the money goes into another main home within two years.",
        ],
        cost: "Income tax on a gain of €50,000 is €10,380 for a resident and €9,500 for a non-resident; on €100,000 it is €21,880 and €19,000. Residents climb from 19 to 30% in bands (Law 35/2006, arts. 66 and 76). It is the gain that counts, not the price, and two owners of half each begin at the bottom of the scale twice.",
        who: "Income tax on the gain is owed by each seller for their own share. Spouses who own half each declare half each, and one may be exempt while the other pays.",
        calculation:
          "To work out income tax on the gain, take the sale price less its costs, subtract the former price with its costs and improvements, and put the difference through the bands. Example: bought for €400,000 with everything, sold for €515,000 with €15,000 of costs. The gain is €100,000: €1,140 on the first €6,000, €9,240 on the next €44,000 and €11,500 on the rest, €21,880 altogether.",
        when: "Income tax on the gain is paid by residents with the return of the year of the sale, which is filed in the spring after it. Non-residents file form 210 in the three months after the buyer’s month for the 3% withholding, so within four months of signing, and claim back what it exceeds the tax by.",
        must: "No, income tax is not always due when you sell: nothing is owed on a sale at a loss, by someone over 65 on their main home, or where all the money goes into another main home within two years. The sale has to be declared all the same. A second home never has the last two exemptions.",
        how: "You declare income tax on the gain in the return of the year of the sale: the dates and amounts of both deeds, the costs and the improvements, and the exemption if you have one. Residents file it in the spring of the next year, with the tax agency’s online programme; non-residents file form 210 within four months of signing. Have both deeds and all invoices ready before you begin.",
      },
      sections: [
        {
          heading: "How is the gain calculated?",
          blocks: [
            "From what you receive, take away what the sale cost you: the agent’s fee, the plusvalía, the certificates. From what you paid, count the price with its taxes, notary and registry, and later improvements with an invoice. The difference is the gain (Law 35/2006, arts. 34 and 35).",
            {
              points: [
                "Repairs and furniture don’t count; a new kitchen or a lift does.",
                "If the home was let, the depreciation you could deduct lowers its cost.",
                "An inherited home counts at the value declared for inheritance tax (art. 36).",
                "For homes bought before 31\u00a0December 1994 a transitional rule can lower the gain.",
              ],
            },
          ],
        },
        {
          heading: "What does one sale look like in figures?",
          blocks: [
            {
              caption: "An example: bought for €300,000, sold ten years later for €450,000",
              columns: ["Line", "Amount"],
              rows: [
                ["Former price, with €30,000 of transfer tax and €2,500 of notary and registry", "€332,500"],
                ["New kitchen and lift, with invoices", "€17,500"],
                ["What the home cost", "€350,000"],
                ["Sale price less agent’s fee (here 3% plus VAT) and plusvalía of €4,320", "€429,345"],
                ["Gain", "€79,345"],
                ["Tax of a resident", "€17,129"],
                ["Tax of a non-resident, 19%", "€15,076"],
              ],
            },
            "Without the invoices of kitchen and lift a resident would pay €4,025 more.",
          ],
        },
        {
          heading: "What rates apply to residents and non-residents?",
          blocks: [
            {
              caption: "Tax on the gain in 2026, band by band",
              columns: ["Band of the gain", "Resident", "Tax at the upper edge", "Non-resident"],
              rows: [
                ["up to €6,000", "19%", "€1,140", "19%"],
                ["€6,000 to €50,000", "21%", "€10,380", "19%"],
                ["€50,000 to €200,000", "23%", "€44,880", "19%"],
                ["€200,000 to €300,000", "27%", "€71,880", "19%"],
                ["above €300,000", "30%", "–", "19%"],
              ],
            },
            "Each rate applies to its own band only. The town hall’s plusvalía is a separate tax, and you may count it as a cost of the sale.",
          ],
        },
        {
          heading: "When is no tax due on the gain?",
          blocks: [
            {
              points: [
                "You are over 65 and sell your main home (Law 35/2006, art. 33.4\u00a0b).",
                "You put the money into another main home within two years, before or after the sale (art. 38). If you put in only a part, only that part is free.",
                "You sell at a loss: a resident can also set it against other gains.",
              ],
            },
            "A main home is one in which you have lived for three years without a break. There are exceptions, such as marriage or a move for work. A second home never has these exemptions, and as a rule they are for residents of Spain.",
          ],
        },
        {
          heading: "How do you prepare before you sell?",
          blocks: [
            {
              steps: [
                "Gather the deed of purchase and its invoices: tax, notary, registry.",
                "Look for the invoices of improvements, with your name and the address.",
                "Find proof that you live there, such as the municipal register and bills.",
                "Ask a tax adviser for the sum before you accept an offer.",
                "Keep everything for four years after the return.",
              ],
            },
          ],
        },
        {
          heading: "Which mistakes cost sellers most?",
          blocks: [
            "Invoices that can no longer be found: without them the work counts for nothing. A reinvestment that is not announced in the return of the year of the sale. And, for people moving abroad, a sale after they have become non-residents, when most of these reliefs are no longer the same. Ask first, then fix the date.",
          ],
        },
      ],
      example: {
        heading: "The same gain for three sellers",
        blocks: [
          {
            caption: "Income tax on the gain of a sale",
            columns: ["Gain", "One resident", "A resident couple, half each", "One non-resident"],
            rows: [
              ["€20,000", "€4,080", "€3,960", "€3,800"],
              ["€100,000", "€21,880", "€20,760", "€19,000"],
              ["€250,000", "€58,380", "€55,260", "€47,500"],
            ],
          },
          "A gain of €100,000: €1,140 on the first €6,000, €9,240 on the next €44,000 and €11,500 on the remaining €50,000.",
        ],
      },
      inShort: [
        "A seller owes income tax on what the home has gained, not on the price.",
        "For residents it rises from 19 to 30%; for non-residents it is 19%.",
        "Residents who sell their main home may be exempt: by buying another one, or if they are over 65.",
      ],
      next: "A gain begins with the price: ask for a [free valuation](/valuation) and take it to your tax adviser.",
      description:
        "Capital gains tax on selling a home in Spain: how the gain is worked out, the rates for residents and non-residents, when nothing is due and what to keep.",
      sources: [
        "Law 35/2006, arts. 33 to 38, 66 and 76",
        "Royal Legislative Decree 5/2004, art. 25",
        "Royal Decree 439/2007, art. 41",
      ],
    },
    es: {
      names: [
        "impuesto sobre la ganancia",
        "ganancia patrimonial",
        "ganancia patrimonial por venta de vivienda",
        "irpf venta de vivienda",
        "irpf por vender un piso",
        "hacienda venta de piso",
        "impuestos por vender una casa",
        "cuánto se paga a hacienda por vender un piso",
        "vender un piso con pérdidas",
        "calcular impuesto por vender un piso",
        "impuesto por vender un piso",
        "irpf venta piso no residente",
        "impuestos por vender una segunda residencia",
        "vender segunda residencia impuestos",
        "cuánto se paga de impuestos por vender una segunda residencia",
        "declarar la venta de un piso en la renta",
        "venta piso declaración de la renta",
      ],
      title: "El impuesto sobre la ganancia",
      answers: {
        what: [
          "El impuesto sobre la ganancia es lo que se paga a Hacienda por vender un piso: cuenta la diferencia entre lo que se recibe y lo que costó, no el precio.",
          "Los residentes pagan el 19\u00a0% de los primeros 6.000\u00a0€, el 21\u00a0% hasta 50.000\u00a0€, el 23\u00a0% hasta 200.000\u00a0€, el 27\u00a0% hasta 300.000\u00a0€ y el 30\u00a0% por encima; los no residentes, el 19\u00a0% de todo.",
          "Por una ganancia de 100.000\u00a0€, un residente paga 21.880\u00a0€ y un no residente 19.000\u00a0€. No paga quien tiene más de 65\u00a0años y vende su vivienda habitual, ni quien reinvierte en otra en dos años.",
        ],
        cost: "El impuesto sobre una ganancia de 50.000\u00a0€ es de 10.380\u00a0€ para un residente y de 9.500\u00a0€ para un no residente; con 100.000\u00a0€, de 21.880\u00a0€ y 19.000\u00a0€. Los residentes suben del 19 al 30\u00a0% por tramos (Ley 35/2006, arts. 66 y 76). Cuenta lo ganado y no el precio, y dos dueños a medias empiezan la escala dos veces.",
        who: "El impuesto sobre la ganancia lo debe cada vendedor por su parte. Un matrimonio con mitades iguales declara mitad y mitad, y puede que uno esté exento y el otro pague.",
        calculation:
          "Para calcular el impuesto sobre la ganancia, reste al precio de venta sus gastos, reste lo que costó comprar con gastos y mejoras, y pase la diferencia por los tramos. Ejemplo: comprada por 400.000\u00a0€ con todo, vendida por 515.000\u00a0€ con 15.000\u00a0€ de gastos. La ganancia es de 100.000\u00a0€: 1.140\u00a0€ por los primeros 6.000\u00a0€, 9.240\u00a0€ por los 44.000\u00a0€ siguientes y 11.500\u00a0€ por el resto; en total, 21.880\u00a0€.",
        when: "El impuesto sobre la ganancia lo pagan los residentes con la renta del año de la venta, que se presenta en la primavera siguiente. Los no residentes usan el modelo 210 en los tres meses posteriores al mes que tiene el comprador para la retención del 3\u00a0%, es decir, antes de cuatro meses desde la firma, y recuperan lo que esta exceda del impuesto.",
        must: "No siempre se paga el impuesto sobre la ganancia: no debe nada quien vende con pérdidas, quien tiene más de 65\u00a0años y vende su vivienda habitual, ni quien pone todo el dinero en otra vivienda habitual en dos años. La venta hay que declararla igualmente. Una segunda residencia no tiene nunca las dos últimas exenciones.",
        how: "El impuesto sobre la ganancia se declara en la renta del año de la venta: fechas e importes de las dos escrituras, gastos, mejoras y la exención, si la hay. Los residentes la presentan en la primavera siguiente, con el programa Renta Web; los no residentes, con el modelo 210 y en cuatro meses desde la firma. Antes de empezar, reúna las dos escrituras y todas las facturas de la venta del piso.",
      },
      sections: [
        {
          heading: "¿Cómo se calcula la ganancia?",
          blocks: [
            "De lo que se recibe se resta lo que ha costado vender: honorarios de la agencia, plusvalía, certificados. A lo que se pagó se suman impuestos, notaría, registro y las mejoras con factura. La diferencia es la ganancia (Ley 35/2006, arts. 34 y 35).",
            {
              points: [
                "Las reparaciones y los muebles no cuentan; una cocina nueva o un ascensor, sí.",
                "Si ha estado alquilada, la amortización que se podía deducir reduce su coste.",
                "Una vivienda heredada cuenta por el valor declarado en sucesiones (art. 36).",
                "En las compradas antes del 31 de diciembre de 1994, una regla transitoria puede reducir la ganancia.",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo queda una venta en cifras?",
          blocks: [
            {
              caption: "Ejemplo: comprada por 300.000\u00a0€ y vendida diez años después por 450.000\u00a0€",
              columns: ["Línea", "Importe"],
              rows: [
                ["Precio de compra, con 30.000\u00a0€ de ITP y 2.500\u00a0€ de notaría y registro", "332.500\u00a0€"],
                ["Cocina nueva y ascensor, con facturas", "17.500\u00a0€"],
                ["Lo que costó la vivienda", "350.000\u00a0€"],
                [
                  "Precio de venta menos la agencia (aquí, un 3\u00a0% más IVA) y 4.320\u00a0€ de plusvalía",
                  "429.345\u00a0€",
                ],
                ["Ganancia", "79.345\u00a0€"],
                ["Impuesto de un residente", "17.129\u00a0€"],
                ["Impuesto de un no residente, el 19\u00a0%", "15.076\u00a0€"],
              ],
            },
            "Sin las facturas de la cocina y el ascensor, un residente pagaría 4.025\u00a0€ más.",
          ],
        },
        {
          heading: "¿Qué tipos pagan residentes y no residentes?",
          blocks: [
            {
              caption: "Impuesto sobre la ganancia en 2026, tramo a tramo",
              columns: ["Tramo de la ganancia", "Residente", "Cuota al final del tramo", "No residente"],
              rows: [
                ["hasta 6.000\u00a0€", "19\u00a0%", "1.140\u00a0€", "19\u00a0%"],
                ["de 6.000 a 50.000\u00a0€", "21\u00a0%", "10.380\u00a0€", "19\u00a0%"],
                ["de 50.000 a 200.000\u00a0€", "23\u00a0%", "44.880\u00a0€", "19\u00a0%"],
                ["de 200.000 a 300.000\u00a0€", "27\u00a0%", "71.880\u00a0€", "19\u00a0%"],
                ["más de 300.000\u00a0€", "30\u00a0%", "–", "19\u00a0%"],
              ],
            },
            "Los tipos se aplican tramo a tramo. La plusvalía municipal va aparte, y cuenta como gasto de la venta.",
          ],
        },
        {
          heading: "¿Cuándo no se paga por la ganancia?",
          blocks: [
            {
              points: [
                "Si tiene más de 65\u00a0años y vende su vivienda habitual (Ley 35/2006, art. 33.4\u00a0b).",
                "Si destina el dinero a otra vivienda habitual en dos años, antes o después de vender (art. 38). Si solo pone una parte, solo esa parte queda libre.",
                "Si vende con pérdidas; el residente, además, las compensa con otras ganancias.",
              ],
            },
            "Es habitual la vivienda en la que se ha vivido tres años seguidos, con excepciones como la boda o un traslado laboral. Una segunda residencia nunca tiene estas exenciones.",
          ],
        },
        {
          heading: "¿Qué hay que preparar antes de vender?",
          blocks: [
            {
              steps: [
                "Reúna la escritura de compra y sus facturas: impuesto, notaría, registro.",
                "Busque las facturas de las mejoras, a su nombre y con la dirección.",
                "Tenga pruebas de que vive allí: padrón y recibos.",
                "Pida el cálculo a un asesor fiscal antes de aceptar una oferta.",
                "Guárdelo todo cuatro años después de declarar.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué errores salen caros al vender?",
          blocks: [
            "Las facturas que ya no aparecen, porque sin ellas la obra no cuenta. Una reinversión que no se anuncia en la renta del año de la venta. Y, para quien se muda al extranjero, vender cuando ya es no residente, porque entonces casi todo cambia. Pregunte primero y ponga la fecha después.",
          ],
        },
      ],
      example: {
        heading: "La misma ganancia, tres vendedores",
        blocks: [
          {
            caption: "Impuesto sobre la ganancia de una venta",
            columns: ["Ganancia", "Un residente", "Matrimonio residente, a medias", "Un no residente"],
            rows: [
              ["20.000\u00a0€", "4.080\u00a0€", "3.960\u00a0€", "3.800\u00a0€"],
              ["100.000\u00a0€", "21.880\u00a0€", "20.760\u00a0€", "19.000\u00a0€"],
              ["250.000\u00a0€", "58.380\u00a0€", "55.260\u00a0€", "47.500\u00a0€"],
            ],
          },
          "Con 100.000\u00a0€: 1.140\u00a0€ por los primeros 6.000\u00a0€, 9.240\u00a0€ por los 44.000\u00a0€ siguientes y 11.500\u00a0€ por los 50.000\u00a0€ restantes.",
        ],
      },
      inShort: [
        "Quien vende paga en su renta por lo que ha ganado la vivienda, no por el precio.",
        "El tipo va del 19 al 30\u00a0% para residentes y es del 19\u00a0% para no residentes.",
        "Un residente que vende su vivienda habitual puede no pagarlo: si compra otra o si tiene más de 65\u00a0años.",
      ],
      next: "La cuenta empieza por el precio: pida una [valoración gratuita](/valuation) y llévela a su asesor.",
      description:
        "Impuesto sobre la ganancia al vender una vivienda: cómo se calcula, qué tipos se aplican, cuándo no se debe nada y qué documentos conviene preparar y guardar.",
      sources: [
        "Ley 35/2006, arts. 33 a 38, 66 y 76",
        "Real Decreto Legislativo 5/2004, art. 25",
        "Real Decreto 439/2007, art. 41",
      ],
    },
    ca: {
      names: [
        "impost sobre el guany",
        "guany patrimonial",
        "guany patrimonial per venda d'habitatge",
        "irpf venda d'habitatge",
        "irpf per vendre un pis",
        "hisenda venda de pis",
        "impostos per vendre una casa",
        "quant es paga a hisenda per vendre un pis",
        "vendre un pis amb pèrdues",
        "calcular impost per vendre un pis",
        "impost per vendre un pis",
        "irpf venda pis no resident",
        "impostos per vendre una segona residència",
        "quant es paga per vendre una segona residència",
        "declarar la venda d’un pis a la renda",
        "declaració de la renda venda pis",
      ],
      title: "L’impost sobre el guany",
      answers: {
        what: [
          "L’impost sobre el guany és el que es paga a Hisenda per vendre un pis: compta la diferència entre el que es rep i el que va costar, no el preu.",
          "Els residents paguen el 19\u00a0% dels primers 6.000\u00a0€, el 21\u00a0% fins a 50.000\u00a0€, el 23\u00a0% fins a 200.000\u00a0€, el 27\u00a0% fins a 300.000\u00a0€ i el 30\u00a0% per sobre; els no residents, el 19\u00a0% de tot.",
          "Per un guany de 100.000\u00a0€, un resident paga 21.880\u00a0€ i un no resident 19.000\u00a0€. No paga qui té més de 65\u00a0anys i ven l’habitatge habitual, ni qui reinverteix en un altre en dos anys.",
        ],
        cost: "L’impost sobre un guany de 50.000\u00a0€ és de 10.380\u00a0€ per a un resident i de 9.500\u00a0€ per a un no resident; amb 100.000\u00a0€, de 21.880\u00a0€ i 19.000\u00a0€. Els residents pugen del 19 al 30\u00a0% per trams (Llei 35/2006, arts. 66 i 76). Compta el que s’ha guanyat i no el preu, i dos propietaris a mitges comencen l’escala dues vegades.",
        who: "L’impost sobre el guany el deu cada venedor per la seva part. Un matrimoni a mitges declara meitat i meitat, i pot ser que l’un quedi exempt i l’altre pagui.",
        calculation:
          "Per calcular l’impost sobre el guany, resti del preu de venda les despeses, resti’n el que va costar comprar amb despeses i millores, i passi la diferència pels trams. Exemple: comprat per 400.000\u00a0€ amb tot, venut per 515.000\u00a0€ amb 15.000\u00a0€ de despeses. El guany és de 100.000\u00a0€: 1.140\u00a0€ pels primers 6.000\u00a0€, 9.240\u00a0€ pels 44.000\u00a0€ següents i 11.500\u00a0€ per la resta; en total, 21.880\u00a0€.",
        when: "L’impost sobre el guany el paguen els residents amb la renda de l’any de la venda, que es presenta la primavera següent. Els no residents fan servir el model 210 en els tres mesos posteriors al mes que té el comprador per a la retenció del 3\u00a0%, és a dir, abans de quatre mesos des de la signatura, i recuperen el que aquesta superi l’impost.",
        must: "No sempre es paga l’impost sobre el guany: no deu res qui ven amb pèrdues, qui té més de 65\u00a0anys i ven l’habitatge habitual, ni qui posa tots els diners en un altre habitatge habitual en dos anys. La venda s’ha de declarar igualment. Una segona residència no té mai les dues últimes exempcions.",
        how: "L’impost sobre el guany es declara a la renda de l’any de la venda: dates i imports de les dues escriptures, despeses, millores i l’exempció, si n’hi ha. Els residents la presenten la primavera següent, amb el programa Renta Web; els no residents, amb el model 210 i en quatre mesos des de la signatura. Abans de començar, reuneixi les dues escriptures i totes les factures de la venda del pis.",
      },
      sections: [
        {
          heading: "Com es calcula el guany?",
          blocks: [
            "Del que es rep es resta el que ha costat vendre: honoraris de l’agència, plusvàlua, certificats. Al que es va pagar s’hi sumen impostos, notaria, registre i les millores amb factura. La diferència és el guany (Llei 35/2006, arts. 34 i 35).",
            {
              points: [
                "Les reparacions i els mobles no compten; una cuina nova o un ascensor, sí.",
                "Si ha estat llogat, l’amortització que es podia deduir en redueix el cost.",
                "Un habitatge heretat compta pel valor declarat a successions (art. 36).",
                "En els comprats abans del 31 de desembre de 1994, una regla transitòria pot reduir el guany.",
              ],
            },
          ],
        },
        {
          heading: "Com queda una venda en xifres?",
          blocks: [
            {
              caption: "Exemple: comprat per 300.000\u00a0€ i venut deu anys després per 450.000\u00a0€",
              columns: ["Línia", "Import"],
              rows: [
                ["Preu de compra, amb 30.000\u00a0€ d’ITP i 2.500\u00a0€ de notaria i registre", "332.500\u00a0€"],
                ["Cuina nova i ascensor, amb factures", "17.500\u00a0€"],
                ["El que va costar l’habitatge", "350.000\u00a0€"],
                [
                  "Preu de venda menys l’agència (aquí, un 3\u00a0% més IVA) i 4.320\u00a0€ de plusvàlua",
                  "429.345\u00a0€",
                ],
                ["Guany", "79.345\u00a0€"],
                ["Impost d’un resident", "17.129\u00a0€"],
                ["Impost d’un no resident, el 19\u00a0%", "15.076\u00a0€"],
              ],
            },
            "Sense les factures de la cuina i l’ascensor, un resident pagaria 4.025\u00a0€ més.",
          ],
        },
        {
          heading: "Quins tipus paguen residents i no residents?",
          blocks: [
            {
              caption: "Impost sobre el guany el 2026, tram a tram",
              columns: ["Tram del guany", "Resident", "Quota al final del tram", "No resident"],
              rows: [
                ["fins a 6.000\u00a0€", "19\u00a0%", "1.140\u00a0€", "19\u00a0%"],
                ["de 6.000 a 50.000\u00a0€", "21\u00a0%", "10.380\u00a0€", "19\u00a0%"],
                ["de 50.000 a 200.000\u00a0€", "23\u00a0%", "44.880\u00a0€", "19\u00a0%"],
                ["de 200.000 a 300.000\u00a0€", "27\u00a0%", "71.880\u00a0€", "19\u00a0%"],
                ["més de 300.000\u00a0€", "30\u00a0%", "–", "19\u00a0%"],
              ],
            },
            "Els tipus s’apliquen tram a tram. La plusvàlua municipal va a part, i compta com a despesa de la venda.",
          ],
        },
        {
          heading: "Quan no es paga pel guany?",
          blocks: [
            {
              points: [
                "Si té més de 65\u00a0anys i ven l’habitatge habitual (Llei 35/2006, art. 33.4\u00a0b).",
                "Si destina els diners a un altre habitatge habitual en dos anys, abans o després de vendre (art. 38). Si només n’hi posa una part, només aquella part queda lliure.",
                "Si ven amb pèrdues; el resident, a més, les compensa amb altres guanys.",
              ],
            },
            "És habitual l’habitatge on s’ha viscut tres anys seguits, amb excepcions com el casament o un trasllat per feina. Una segona residència no té mai aquestes exempcions.",
          ],
        },
        {
          heading: "Què cal preparar abans de vendre?",
          blocks: [
            {
              steps: [
                "Reuneixi l’escriptura de compra i les factures: impost, notaria, registre.",
                "Busqui les factures de les millores, a nom seu i amb l’adreça.",
                "Tingui proves que hi viu: padró i rebuts.",
                "Demani el càlcul a un assessor fiscal abans d’acceptar una oferta.",
                "Guardi-ho tot quatre anys després de declarar.",
              ],
            },
          ],
        },
        {
          heading: "Quins errors surten cars en vendre?",
          blocks: [
            "Les factures que ja no apareixen, perquè sense factura l’obra no compta. Una reinversió que no s’anuncia en la renda de l’any de la venda. I, per a qui se’n va a l’estranger, vendre quan ja és no resident, perquè llavors gairebé tot canvia. Pregunti primer i posi la data després.",
          ],
        },
      ],
      example: {
        heading: "El mateix guany, tres venedors",
        blocks: [
          {
            caption: "Impost sobre el guany d’una venda",
            columns: ["Guany", "Un resident", "Matrimoni resident, a mitges", "Un no resident"],
            rows: [
              ["20.000\u00a0€", "4.080\u00a0€", "3.960\u00a0€", "3.800\u00a0€"],
              ["100.000\u00a0€", "21.880\u00a0€", "20.760\u00a0€", "19.000\u00a0€"],
              ["250.000\u00a0€", "58.380\u00a0€", "55.260\u00a0€", "47.500\u00a0€"],
            ],
          },
          "Amb 100.000\u00a0€: 1.140\u00a0€ pels primers 6.000\u00a0€, 9.240\u00a0€ pels 44.000\u00a0€ següents i 11.500\u00a0€ pels 50.000\u00a0€ restants.",
        ],
      },
      inShort: [
        "Qui ven paga en la seva renda pel que ha guanyat l’habitatge, no pel preu.",
        "El tipus va del 19 al 30\u00a0% per als residents i és del 19\u00a0% per als no residents.",
        "Un resident que ven el seu habitatge habitual pot no pagar-lo: si en compra un altre o si té més de 65\u00a0anys.",
      ],
      next: "El compte comença pel preu: demani una [valoració gratuïta](/valuation) i porti-la al seu assessor.",
      description:
        "Impost sobre el guany en vendre un habitatge: com es calcula, quins tipus s’hi apliquen, quan no es deu res i quins documents convé preparar i guardar després.",
      sources: [
        "Llei 35/2006, arts. 33 a 38, 66 i 76",
        "Reial decret legislatiu 5/2004, art. 25",
        "Reial decret 439/2007, art. 41",
      ],
    },
    ru: {
      names: [
        "налог на доход от продажи",
        "налог на доход от продажи жилья",
        "налог с продажи квартиры",
        "налог при продаже квартиры",
        "налог на прирост капитала",
        "налог на прибыль от продажи квартиры",
        "налог при продаже недвижимости в Испании",
        "IRPF при продаже",
        "продажа квартиры с убытком",
        "продать квартиру дешевле чем купил налоги",
        "рассчитать налог с продажи квартиры",
        "налог с продажи для резидента испании",
        "налог с продажи для нерезидента",
        "налог с продажи второго жилья в Испании",
        "налог с продажи квартиры в Испании",
        "налог с продажи недвижимости в Испании",
        "декларация при продаже квартиры в Испании",
      ],
      title: "Налог на доход от продажи",
      answers: {
        what: [
          "Налог на доход от продажи берут с разницы между тем, что жильё принесло, и тем, во что оно обошлось, а не с цены.",
          "Резидент платит 19\u00a0% с первых 6000\u00a0€ дохода, 21\u00a0% до 50\u00a0000\u00a0€, 23\u00a0% до 200\u00a0000\u00a0€, 27\u00a0% до 300\u00a0000\u00a0€ и 30\u00a0% сверх этого; нерезидент\u00a0— 19\u00a0% со всей суммы.",
          "С дохода 100\u00a0000\u00a0€ выходит 21\u00a0880\u00a0€ у резидента и 19\u00a0000\u00a0€ у нерезидента. Ничего не платят те, кому больше 65\u00a0лет, за основное жильё и те, кто за два года вложил деньги в другое основное жильё.",
        ],
        cost: "Налог на доход от продажи в 50\u00a0000\u00a0€ составит 10\u00a0380\u00a0€ у резидента и 9500\u00a0€ у нерезидента, а с дохода 100\u00a0000\u00a0€\u00a0— 21\u00a0880\u00a0€ и 19\u00a0000\u00a0€. Для резидентов ставка растёт ступенями от 19 до 30\u00a0% (Закон 35/2006, ст. 66 и 76). Считают с дохода, а не с цены, и двое владельцев пополам дважды начинают с нижней ступени.",
        who: "Налог на доход от продажи каждый продавец платит за свою долю. Супруги, владеющие пополам, декларируют по половине, и бывает, что один освобождён, а другой платит.",
        calculation:
          "Чтобы рассчитать налог на доход от продажи, из цены вычтите расходы на сделку, затем всё, во что обошлась покупка с улучшениями, и разложите разницу по ступеням. Пример: купили за 400\u00a0000\u00a0€ со всеми расходами, продали за 515\u00a0000\u00a0€, расходы 15\u00a0000\u00a0€. Доход 100\u00a0000\u00a0€: 1140\u00a0€ с первых 6000\u00a0€, 9240\u00a0€ со следующих 44\u00a0000\u00a0€ и 11\u00a0500\u00a0€ с остального, вместе 21\u00a0880\u00a0€.",
        when: "Налог на доход от продажи резиденты платят с декларацией за год продажи, её подают весной следующего года. У нерезидентов форма 210: на неё есть три месяца после того месяца, за который покупатель перечисляет удержанные 3\u00a0%, то есть не больше четырёх месяцев после сделки. Лишнее из удержанного возвращают.",
        must: "Нет, налог на доход от продажи платят не всегда. Его нет, если вы продали с убытком, если вам больше 65\u00a0лет и это ваше основное жильё или если все деньги за два года ушли на другое основное жильё. Декларацию подают всё равно. На второе жильё последние две льготы не распространяются.",
        how: "Налог на доход от продажи указывают в декларации за год сделки: даты и суммы обоих актов, расходы, улучшения и льготу, если она есть. Резиденты подают её весной следующего года через сайт налоговой службы, нерезиденты\u00a0— форму 210 за четыре месяца после сделки. До начала соберите оба акта и все счета.",
      },
      sections: [
        {
          heading: "Как считают доход?",
          blocks: [
            "Из полученного вычитают расходы на продажу: комиссию агентства, plusvalía, справки. К тому, что вы заплатили при покупке, прибавляют налоги, нотариуса, реестр и улучшения со счетами. Разница и есть доход (Закон 35/2006, ст. 34 и 35).",
            {
              points: [
                "Мелкий ремонт и мебель не учитывают, а новую кухню или лифт учитывают.",
                "Если жильё сдавали, амортизация, которую можно было вычесть, уменьшает его стоимость.",
                "Унаследованное жильё берут по стоимости, указанной для налога на наследство (ст. 36).",
                "Для купленного до 31\u00a0декабря 1994\u00a0года переходное правило может уменьшить доход.",
              ],
            },
          ],
        },
        {
          heading: "Как выглядит одна продажа в цифрах?",
          blocks: [
            {
              caption: "Пример: куплено за 300\u00a0000\u00a0€, через десять лет продано за 450\u00a0000\u00a0€",
              columns: ["Строка", "Сумма"],
              rows: [
                [
                  "Цена покупки, 30\u00a0000\u00a0€ налога ITP и 2\u00a0500\u00a0€ за нотариуса и реестр",
                  "332\u00a0500\u00a0€",
                ],
                ["Новая кухня и лифт, со счетами", "17\u00a0500\u00a0€"],
                ["Во что обошлось жильё", "350\u00a0000\u00a0€"],
                [
                  "Цена продажи без вознаграждения агентства (здесь 3\u00a0% и НДС) и 4\u00a0320\u00a0€ plusvalía",
                  "429\u00a0345\u00a0€",
                ],
                ["Доход", "79\u00a0345\u00a0€"],
                ["Налог резидента", "17\u00a0129\u00a0€"],
                ["Налог нерезидента, 19\u00a0%", "15\u00a0076\u00a0€"],
              ],
            },
            "Без счетов за кухню и лифт резидент заплатил бы на 4\u00a0025\u00a0€ больше. Счёт должен быть выписан на собственника, с адресом квартиры и отдельной строкой НДС; оплата наличными без счёта в расчёт не идёт.",
          ],
        },
        {
          heading: "Какие ставки у резидентов и нерезидентов?",
          blocks: [
            {
              caption: "Налог на доход от продажи в 2026\u00a0году по ступеням",
              columns: ["Ступень дохода", "Резидент", "Налог на верхней границе", "Нерезидент"],
              rows: [
                ["до 6000\u00a0€", "19\u00a0%", "1140\u00a0€", "19\u00a0%"],
                ["от 6000 до 50\u00a0000\u00a0€", "21\u00a0%", "10\u00a0380\u00a0€", "19\u00a0%"],
                ["от 50\u00a0000 до 200\u00a0000\u00a0€", "23\u00a0%", "44\u00a0880\u00a0€", "19\u00a0%"],
                ["от 200\u00a0000 до 300\u00a0000\u00a0€", "27\u00a0%", "71\u00a0880\u00a0€", "19\u00a0%"],
                ["больше 300\u00a0000\u00a0€", "30\u00a0%", "–", "19\u00a0%"],
              ],
            },
            "Каждая ставка действует только на своей ступени. Городской налог plusvalía платят отдельно, зато его можно вычесть как расход на продажу.",
          ],
        },
        {
          heading: "Когда с дохода не платят?",
          blocks: [
            {
              points: [
                "Вам больше 65\u00a0лет, и вы продаёте основное жильё (Закон 35/2006, ст. 33.4\u00a0b).",
                "Вы вложили деньги в другое основное жильё за два года до или после продажи (ст. 38). Если вложена только часть, свободна лишь эта часть.",
                "Вы продаёте с убытком: резидент может ещё и вычесть его из дохода от продажи другого имущества.",
              ],
            },
            "Основным считают жильё, в котором прожили три года подряд; есть исключения, например брак или переезд по работе. На второе жильё эти льготы не распространяются.",
          ],
        },
        {
          heading: "Что подготовить до продажи?",
          blocks: [
            {
              steps: [
                "Соберите акт о покупке и счета к нему: налог, нотариус, реестр.",
                "Найдите счета за улучшения, на ваше имя и с адресом жилья.",
                "Подтвердите, что вы там живёте: регистрация по адресу, квитанции.",
                "Попросите налогового консультанта посчитать сумму до того, как принять предложение.",
                "Храните всё это четыре года после подачи декларации.",
              ],
            },
          ],
        },
        {
          heading: "Какие ошибки дороже всего?",
          blocks: [
            "Пропавшие счета: без них работы не зачтут. Вложение в новое жильё, о котором не сообщили в декларации за год продажи. А для тех, кто уезжает из Испании,\u00a0— продажа уже в роли нерезидента, когда почти все льготы выглядят иначе. Сначала спросите консультанта, потом назначайте дату сделки.",
          ],
        },
      ],
      example: {
        heading: "Один и тот же доход у трёх продавцов",
        blocks: [
          {
            caption: "Налог с дохода от продажи",
            columns: ["Доход", "Один резидент", "Супруги-резиденты пополам", "Один нерезидент"],
            rows: [
              ["20\u00a0000\u00a0€", "4080\u00a0€", "3960\u00a0€", "3800\u00a0€"],
              ["100\u00a0000\u00a0€", "21\u00a0880\u00a0€", "20\u00a0760\u00a0€", "19\u00a0000\u00a0€"],
              ["250\u00a0000\u00a0€", "58\u00a0380\u00a0€", "55\u00a0260\u00a0€", "47\u00a0500\u00a0€"],
            ],
          },
          "Со 100\u00a0000\u00a0€: 1140\u00a0€ с первых 6000\u00a0€, 9240\u00a0€ со следующих 44\u00a0000\u00a0€ и 11\u00a0500\u00a0€ с оставшихся 50\u00a0000\u00a0€.",
        ],
      },
      inShort: [
        "Продавец платит налог с того, насколько жильё подорожало, а не с цены.",
        "Для резидентов это от 19 до 30\u00a0%, для нерезидентов 19\u00a0%.",
        "Резидент, который продаёт своё основное жильё, может его не платить: если покупает другое или если ему больше 65\u00a0лет.",
      ],
      next: "Расчёт начинается с цены: закажите [бесплатную оценку](/valuation) и покажите её консультанту.",
      description:
        "Налог на доход от продажи жилья в Испании: как его считают, ставки для резидентов и нерезидентов, когда платить не нужно и какие документы приготовить.",
      sources: [
        "Закон 35/2006, ст. 33–38, 66 и 76",
        "Королевский законодательный декрет (RDLeg) 5/2004, ст. 25",
        "Королевский декрет (RD) 439/2007, ст. 41",
      ],
    },
  },
};
