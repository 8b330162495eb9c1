import type { Entry } from "../entry";

export const costsOfBuying: Entry = {
  theme: "costs",
  related: ["transfer-tax", "vat-on-new-homes", "notary-costs", "down-payment", "costs-of-the-mortgage"],
  table: "taxes",
  isGeneral: true,
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "costs of buying",
        "buying costs",
        "purchase costs",
        "closing costs",
        "completion costs",
        "costs of buying a home",
        "costs of buying a house in spain",
        "costs on top of the price",
        "fees when buying property",
        "total cost of buying",
        "hidden costs of buying",
        "closing costs barcelona",
        "how much are closing costs in spain",
      ],
      title: "The costs of buying a home",
      answers: {
        what: [
          "The costs of buying a resale home in Catalonia are 10.3 to 10.8% of the price for tax, notary, land registry and paperwork, and 11.5 to 12% with a lawyer, at prices from €500,000 to €1\u00a0million.",
          "At €500,000 that is some €52,000: €50,000 of transfer tax and €1,650 to €2,800 for the rest (market guides, checked on {checked}); a lawyer at 1% plus VAT adds €6,050.",
          "A new home costs 11.7 to 12.1% on top, and about 13% with a lawyer. Non-residents pay the same, but need more money of their own, because banks lend them less.",
        ],
        cost: [
          "The costs of buying (closing costs) that you pay on a resale home in Catalonia are 10.3 to 10.8% of a price between €500,000 and €1\u00a0million, or 11.5 to 12% with a lawyer; on a new home 11.7 to 12.1%.",
          "At {x.price} the transfer tax is {x.tax}, and notary, registry and paperwork add €1,650 to €2,800 (market guides, checked on {checked}).",
          "On a new home at that price VAT and stamp duty come to {x.newTax}.",
        ],
        who: "The buyer pays the tax, the deed with its first copy and the entry in the land registry (Civil Code of Catalonia, art. 531-6). These costs of buying are separate from what the seller owes, such as plusvalía and income tax on the gain.",
        time: "The costs of buying fall due in steps. The valuation comes while you arrange the loan, the notary on the day of signing, tax and registry shortly after. Have all of it ready on the day you sign.",
        calculation: [
          "To work out the costs of buying, take the tax first: 10% of a resale price up to {itp.edge1} and more above, or 11.5% of a new home.",
          "Then add €900 to €1,500 for the notary, €450 to €800 for the land registry and €300 to €500 for paperwork.",
          "At €500,000: €50,000 and €1,650 to €2,800, so about €52,000 for a resale home and €59,000 to €60,000 for a new one.",
        ],
        must: "Yes, the costs of buying have to come from your own savings as a rule: banks lend on the home, up to 80% of the lower of price and valuation for residents and 60 to 70% from abroad. With €500,000 and a loan of 80% you need about €152,000, without a lawyer; with 70%, about €202,000.",
        tax: [
          "Tax is the largest of the costs of buying: on a resale home in Catalonia it is transfer tax (ITP), {itp.rate1} up to {itp.edge1}, {itp.rate2} from there to {itp.edge2}, {itp.rate3} to {itp.edge3} and {itp.rate4} above; on a new home it is {new.vat} VAT and {new.stamp} stamp duty instead.",
          "At {x.price} that is {x.tax} for a resale home and {x.newTax} for a new one.",
          "It is due within a month of the deed, and banks don’t lend for it; notary, registry and paperwork add €1,650 to €2,800.",
        ],
      },
      sections: [
        {
          heading: "What are the costs of buying made up of?",
          blocks: [
            {
              caption: "Costs at a price of €500,000, with VAT and copies (tax by law, invoices by market guides)",
              columns: ["Item", "Amount", "Who pays", "When"],
              rows: [
                [
                  "Resale: transfer tax (ITP), 10% here, more above €600,000",
                  "€50,000",
                  "Buyer",
                  "Within a month of the deed",
                ],
                [
                  "Or new: VAT 10% and stamp duty 1.5%",
                  "€57,500",
                  "Buyer",
                  "VAT with each payment, duty after the deed",
                ],
                ["Notary, deed of sale", "€900–1,500", "Buyer", "On the day"],
                ["Land registry", "€450–800", "Buyer", "When the entry is made"],
                ["Paperwork agent (gestoría)", "€300–500", "Buyer", "From the advance"],
                ["Lawyer, 1% plus VAT, if you want one", "€6,050", "Buyer", "As agreed"],
                ["Bank valuation, with a mortgage", "€250–600", "Buyer", "Before the loan"],
                ["Mortgage deed, its entry and stamp duty", "€0 for you", "Lender", "–"],
                ["Income tax, old mortgage", "€0 for you", "Seller", "–"],
                [
                  "Plusvalía",
                  "€0; from a seller abroad keep it back",
                  "Seller; from abroad, you in their place",
                  "30\u00a0working days",
                ],
              ],
            },
            "Transfer tax is 5% instead of 10% on a main home for buyers aged 35 or under and large or single-parent families, among others, within an income limit of €36,000 as a rule. The mortgage is the lender’s by Law 5/2019, art. 14.1 e.",
          ],
        },
        {
          heading: "How much money of your own do you need at three prices?",
          blocks: [
            {
              caption: "Costs of buying; own money without lawyer and valuation",
              columns: [
                "Price",
                "Costs, resale",
                "Costs, resale, with a lawyer",
                "Costs, new home",
                "Own money, resale, loan of 80%",
                "Own money, resale, loan of 70%",
              ],
              rows: [
                [
                  "€500,000",
                  "€51,650–52,800",
                  "€57,700–58,850",
                  "€59,150–60,300",
                  "€151,650–152,800",
                  "€201,650–202,800",
                ],
                [
                  "€700,000",
                  "€72,650–73,800",
                  "€81,120–82,270",
                  "€82,150–83,300",
                  "€212,650–213,800",
                  "€282,650–283,800",
                ],
                [
                  "€1,000,000",
                  "€106,650–107,800",
                  "€118,750–119,900",
                  "€116,650–117,800",
                  "€306,650–307,800",
                  "€406,650–407,800",
                ],
              ],
            },
          ],
        },
        {
          heading: "What is different for a buyer who lives abroad?",
          blocks: [
            {
              points: [
                "Taxes, notary and registry cost the same.",
                "The loan is smaller: 60 to 70% of the lower of price and valuation.",
                "The NIE costs about €10 of fee, a power of attorney at a notary’s in Barcelona €30 to €60; abroad, apostille and translation come on top.",
                "After the purchase comes form 210 every year, €209 to €264 on a cadastral value of €100,000.",
              ],
            },
          ],
        },
        {
          heading: "In which order do you work it out?",
          blocks: [
            {
              steps: [
                "Take the price, or the reference value if it is higher, and work out the tax.",
                "Add notary, registry and paperwork from written estimates.",
                "Add valuation and lawyer, if you will have them.",
                "Take away the loan. What is left is the money needed at signing.",
                "Keep a reserve for the move, and for building work if there is any.",
              ],
            },
          ],
        },
        {
          heading: "Which surprises can you avoid?",
          blocks: [
            {
              points: [
                "Before any payment on account you must be given the total price in writing, with your taxes and costs (Law 18/2007, art. 60.2).",
                "If the seller lives abroad, 3% of the price goes to the tax office and not to them. It costs you nothing, but forgetting it does.",
                "The home answers for community fees owed for this year and the four before. Ask for the certificate before the deed.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What do price and tax come to together?",
        blocks: [
          [
            "{?x.home}Our example is [{a.title}](/property/{a.id}), at {a.price}.",
            "If it is a resale home at {x.price}, the tax is {x.tax}, so price and tax come to {x.sum}.",
            "A new home at the same price would reach {x.newSum}.",
            "With a loan of {x.loan} and the tax on a resale home, you would need {x.cash} of your own, plus €1,650 to €2,800 for notary, registry and paperwork.",
          ],
        ],
      },
      inShort: [
        "A resale home in Catalonia at €500,000 to €1\u00a0million costs 10.3 to 10.8% more in tax, notary, registry and paperwork, 11.5 to 12% with a lawyer.",
        "Most of it is tax, and banks do not lend for it.",
        "Notary, registry and paperwork together are a small part.",
      ],
      next: "Work out your own purchase, line by line, in our [cost calculator](/costs).",
      description:
        "Costs of buying a home in Catalonia: 10.3 to 12% for a resale, 11.7 to 13.3% for a new home, each item with who pays and when, and your own money at 3 prices.",
      sources: [
        "Decree-Law 5/2025 of Catalonia (DOGC 9379)",
        "Civil Code of Catalonia, art. 531-6",
        "Law 18/2007, art. 60.2",
        "Royal Decrees 1426/1989 and 1427/1989",
        "Law 5/2019, art. 14.1 e",
      ],
    },
    es: {
      names: [
        "gastos de compra",
        "gastos de compraventa",
        "gastos al comprar una vivienda",
        "gastos de comprar un piso",
        "gastos compra piso",
        "cuánto cuesta comprar un piso",
        "impuestos y gastos de compra",
        "gastos de compra de una casa",
        "gastos de la compra de vivienda",
        "gastos compra vivienda cataluña",
        "cuánto hay que pagar de gastos al comprar un piso",
      ],
      title: "Los gastos de compra de una vivienda",
      answers: {
        what: [
          "Los gastos de compra de una vivienda de segunda mano en Cataluña son del 10,3 al 10,8\u00a0% del precio por impuesto, notaría, registro y gestoría, y del 11,5 al 12\u00a0% con abogado, para precios de 500.000\u00a0€ a 1\u00a0millón.",
          "Con 500.000\u00a0€ son unos 52.000\u00a0€: 50.000\u00a0€ de impuesto y de 1.650 a 2.800\u00a0€ del resto (guías del mercado, consultadas el {checked}); un abogado al 1\u00a0% más IVA añade 6.050\u00a0€.",
          "En obra nueva es del 11,7 al 12,1\u00a0%, y cerca del 13\u00a0% con abogado. Los no residentes pagan lo mismo, pero ponen más dinero propio, porque el banco les presta menos.",
        ],
        cost: [
          "Los gastos de compra de una vivienda de segunda mano en Cataluña son del 10,3 al 10,8\u00a0% de un precio de 500.000\u00a0€ a 1\u00a0millón, o del 11,5 al 12\u00a0% con abogado; en obra nueva, del 11,7 al 12,1\u00a0%.",
          "Con {x.price}, el ITP es de {x.tax}, y notaría, registro y gestoría añaden de 1.650 a 2.800\u00a0€ (guías del mercado, consultadas el {checked}).",
          "En obra nueva, IVA y AJD de ese precio suman {x.newTax}.",
        ],
        who: "Los gastos de compra son de quien compra: el impuesto, la escritura con su primera copia y el registro (Código civil de Cataluña, art. 531-6). La plusvalía municipal y el impuesto sobre la ganancia son de quien vende.",
        time: "Los gastos de compra llegan por etapas. La tasación, mientras se prepara la hipoteca; la notaría, el día de la firma; el impuesto y el registro, poco después. Téngalo todo disponible el día que firme.",
        calculation: [
          "Para calcular los gastos de compra, empiece por el impuesto: el 10\u00a0% del precio en segunda mano hasta {itp.edge1}, y más por encima, o el 11,5\u00a0% en obra nueva.",
          "Sume de 900 a 1.500\u00a0€ de notaría, de 450 a 800\u00a0€ de registro y de 300 a 500\u00a0€ de gestoría.",
          "Con 500.000\u00a0€ son 50.000\u00a0€ y de 1.650 a 2.800\u00a0€: unos 52.000\u00a0€ en segunda mano y de 59.000 a 60.000\u00a0€ en obra nueva.",
        ],
        must: "Sí: los gastos de compra salen por regla general de los ahorros, porque el banco presta sobre la vivienda, hasta el 80\u00a0% del menor entre precio y tasación a residentes y del 60 al 70\u00a0% a quien vive fuera. Con 500.000\u00a0€ y una hipoteca del 80\u00a0% hacen falta unos 152.000\u00a0€, sin abogado; con el 70\u00a0%, unos 202.000\u00a0€.",
        tax: [
          "El mayor de los gastos de compra son los impuestos: por una vivienda de segunda mano se paga en Cataluña el ITP, el {itp.rate1} hasta {itp.edge1}, el {itp.rate2} de ahí a {itp.edge2}, el {itp.rate3} hasta {itp.edge3} y el {itp.rate4} por encima; en obra nueva, un {new.vat} de IVA y un {new.stamp} de AJD.",
          "Con {x.price} son {x.tax} de segunda mano y {x.newTax} de obra nueva.",
          "Se paga en el mes siguiente a la escritura y el banco no lo presta; notaría, registro y gestoría añaden de 1.650 a 2.800\u00a0€.",
        ],
      },
      sections: [
        {
          heading: "¿De qué se componen los gastos de compra?",
          blocks: [
            {
              caption:
                "Gastos con un precio de 500.000\u00a0€, con IVA y copias (impuestos según ley; facturas según guías del mercado)",
              columns: ["Partida", "Importe", "Quién paga", "Cuándo"],
              rows: [
                [
                  "Segunda mano: ITP, aquí el 10\u00a0%, más desde 600.000\u00a0€",
                  "50.000\u00a0€",
                  "Comprador",
                  "En el mes siguiente a la escritura",
                ],
                [
                  "O nueva: IVA del 10\u00a0% y AJD del 1,5\u00a0%",
                  "57.500\u00a0€",
                  "Comprador",
                  "IVA con cada pago; AJD tras la escritura",
                ],
                ["Notaría, compraventa", "900–1.500\u00a0€", "Comprador", "El día de la firma"],
                ["Registro de la Propiedad", "450–800\u00a0€", "Comprador", "Al inscribir"],
                ["Gestoría", "300–500\u00a0€", "Comprador", "De la provisión"],
                ["Abogado, 1\u00a0% más IVA, si lo quiere", "6.050\u00a0€", "Comprador", "Según se pacte"],
                ["Tasación, con hipoteca", "250–600\u00a0€", "Comprador", "Antes del préstamo"],
                ["Escritura de hipoteca, inscripción y AJD", "0\u00a0€ para usted", "Banco", "–"],
                ["Renta, hipoteca anterior", "0\u00a0€ para usted", "Vendedor", "–"],
                [
                  "Plusvalía",
                  "0\u00a0€; si vende un no residente, reténgala",
                  "Vendedor; si vive fuera, usted en su lugar",
                  "30 días hábiles",
                ],
              ],
            },
            "El ITP baja del 10 al 5\u00a0% en la vivienda habitual de compradores de 35\u00a0años o menos y de familias numerosas o monoparentales, entre otros, con un límite de renta que suele ser de 36.000\u00a0€. La hipoteca es del banco por la Ley 5/2019, art. 14.1 e.",
          ],
        },
        {
          heading: "¿Cuánto dinero propio hace falta con tres precios?",
          blocks: [
            {
              caption: "Gastos de compra; dinero propio, sin abogado ni tasación",
              columns: [
                "Precio",
                "Gastos, segunda mano",
                "Segunda mano, con abogado",
                "Gastos, obra nueva",
                "Dinero propio, segunda mano, hipoteca del 80\u00a0%",
                "Dinero propio, segunda mano, hipoteca del 70\u00a0%",
              ],
              rows: [
                [
                  "500.000\u00a0€",
                  "51.650–52.800\u00a0€",
                  "57.700–58.850\u00a0€",
                  "59.150–60.300\u00a0€",
                  "151.650–152.800\u00a0€",
                  "201.650–202.800\u00a0€",
                ],
                [
                  "700.000\u00a0€",
                  "72.650–73.800\u00a0€",
                  "81.120–82.270\u00a0€",
                  "82.150–83.300\u00a0€",
                  "212.650–213.800\u00a0€",
                  "282.650–283.800\u00a0€",
                ],
                [
                  "1.000.000\u00a0€",
                  "106.650–107.800\u00a0€",
                  "118.750–119.900\u00a0€",
                  "116.650–117.800\u00a0€",
                  "306.650–307.800\u00a0€",
                  "406.650–407.800\u00a0€",
                ],
              ],
            },
          ],
        },
        {
          heading: "¿Qué cambia para quien vive fuera de España?",
          blocks: [
            {
              points: [
                "Impuestos, notaría y registro cuestan lo mismo.",
                "La hipoteca es menor: del 60 al 70\u00a0% de la cifra más baja entre precio y tasación.",
                "El NIE cuesta unos 10\u00a0€ de tasa, y un poder en una notaría de Barcelona, de 30 a 60\u00a0€; en el extranjero se suman apostilla y traducción.",
                "Tras la compra llega cada año el modelo 210: de 209 a 264\u00a0€ con un valor catastral de 100.000\u00a0€.",
              ],
            },
          ],
        },
        {
          heading: "¿En qué orden se calcula?",
          blocks: [
            {
              steps: [
                "Tome el precio, o el valor de referencia si es mayor, y calcule el impuesto.",
                "Sume notaría, registro y gestoría, con presupuestos por escrito.",
                "Añada la tasación y el abogado, si los va a tener.",
                "Reste el préstamo. Lo que queda es el dinero necesario en la firma.",
                "Guarde una reserva para la mudanza y, si las hay, para las obras.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué sorpresas se pueden evitar?",
          blocks: [
            {
              points: [
                "Antes de pagar nada a cuenta deben darle por escrito el precio total, con los impuestos y gastos que le tocan (Ley 18/2007, art. 60.2).",
                "Si quien vende reside fuera, un 3\u00a0% del precio va a Hacienda y no al vendedor. A usted no le cuesta nada, salvo que lo olvide.",
                "La vivienda responde de la comunidad impagada de este año y de los cuatro anteriores. Pida el certificado antes de la escritura.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto suman precio e impuesto?",
        blocks: [
          [
            "{?x.home}Sirva de ejemplo [{a.title}](/property/{a.id}), por {a.price}.",
            "De segunda mano, a {x.price}, paga {x.tax} de ITP: precio e impuesto son {x.sum}.",
            "Una vivienda nueva del mismo precio llegaría a {x.newSum}.",
            "Con un préstamo de {x.loan} y el impuesto de segunda mano, harían falta {x.cash} propios, más de 1.650 a 2.800\u00a0€ de notaría, registro y gestoría.",
          ],
        ],
      },
      inShort: [
        "Comprar de segunda mano en Cataluña añade a un precio de 500.000\u00a0€ a 1\u00a0millón del 10,3 al 10,8\u00a0% entre impuesto, notaría, registro y gestoría, o del 11,5 al 12\u00a0% con abogado.",
        "La mayor parte es impuesto, y el banco no presta para pagarlo.",
        "Notaría, registro y gestoría son, juntos, una parte pequeña.",
      ],
      next: "Calcule su compra línea a línea en la [calculadora de gastos](/costs).",
      description:
        "Gastos de compra de una vivienda en Cataluña: del 10,3 al 12\u00a0% en segunda mano y del 11,7 al 13,3\u00a0% en obra nueva, quién paga cada partida y dinero propio.",
      sources: [
        "Decreto ley 5/2025 de Cataluña (DOGC 9379)",
        "Código civil de Cataluña, art. 531-6",
        "Ley 18/2007, art. 60.2",
        "Real Decreto 1426/1989 y Real Decreto 1427/1989",
        "Ley 5/2019, art. 14.1 e",
      ],
    },
    ca: {
      names: [
        "despeses de compra",
        "despeses de compravenda",
        "despeses de comprar un habitatge",
        "despeses de comprar un pis",
        "despeses compra pis",
        "quant costa comprar un pis",
        "impostos i despeses de compra",
        "despeses de la compra d'habitatge",
        "despeses compra habitatge catalunya",
        "quant s'ha de pagar de despeses per comprar un pis",
      ],
      title: "Les despeses de compra d’un habitatge",
      answers: {
        what: [
          "Les despeses de compra d’un habitatge de segona mà a Catalunya són del 10,3 al 10,8\u00a0% del preu per impost, notaria, registre i gestoria, i de l’11,5 al 12\u00a0% amb advocat, per a preus de 500.000\u00a0€ a 1\u00a0milió.",
          "Amb 500.000\u00a0€ són uns 52.000\u00a0€: 50.000\u00a0€ d’impost i de 1.650 a 2.800\u00a0€ de la resta (guies del mercat, consultades el {checked}); un advocat a l’1\u00a0% més IVA hi afegeix 6.050\u00a0€.",
          "En obra nova és de l’11,7 al 12,1\u00a0%, i prop del 13\u00a0% amb advocat. Els no residents paguen el mateix, però hi posen més diners propis, perquè el banc els presta menys.",
        ],
        cost: [
          "Les despeses de compra d’un habitatge de segona mà a Catalunya són del 10,3 al 10,8\u00a0% d’un preu de 500.000\u00a0€ a 1\u00a0milió, o de l’11,5 al 12\u00a0% amb advocat; en obra nova, de l’11,7 al 12,1\u00a0%.",
          "Amb {x.price}, l’ITP és de {x.tax}, i notaria, registre i gestoria hi afegeixen de 1.650 a 2.800\u00a0€ (guies del mercat, consultades el {checked}).",
          "En obra nova, IVA i AJD d’aquest preu sumen {x.newTax}.",
        ],
        who: "Les despeses de compra són de qui compra: l’impost, l’escriptura amb la primera còpia i el registre (Codi civil de Catalunya, art. 531-6). La plusvàlua municipal i l’impost sobre el guany són de qui ven.",
        time: "Les despeses de compra arriben per etapes. La taxació, mentre es prepara la hipoteca; la notaria, el dia de la signatura; l’impost i el registre, poc després. Tingui-ho tot disponible el dia que signi.",
        calculation: [
          "Per calcular les despeses de compra, comenci per l’impost: el 10\u00a0% del preu en segona mà fins a {itp.edge1}, i més per sobre, o l’11,5\u00a0% en obra nova.",
          "Sumi-hi de 900 a 1.500\u00a0€ de notaria, de 450 a 800\u00a0€ de registre i de 300 a 500\u00a0€ de gestoria.",
          "Amb 500.000\u00a0€ són 50.000\u00a0€ i de 1.650 a 2.800\u00a0€: uns 52.000\u00a0€ en segona mà i de 59.000 a 60.000\u00a0€ en obra nova.",
        ],
        must: "Sí: les despeses de compra surten per regla general dels estalvis, perquè el banc presta sobre l’habitatge, fins al 80\u00a0% del menor entre preu i taxació a residents i del 60 al 70\u00a0% a qui viu fora. Amb 500.000\u00a0€ i una hipoteca del 80\u00a0% calen uns 152.000\u00a0€, sense advocat; amb el 70\u00a0%, uns 202.000\u00a0€.",
        tax: [
          "La part més gran de les despeses de compra són els impostos: per un habitatge de segona mà a Catalunya es paga l’ITP, {itp.rate1} fins a {itp.edge1}, {itp.rate2} d’allà a {itp.edge2}, {itp.rate3} fins a {itp.edge3} i {itp.rate4} per sobre; en obra nova, un {new.vat} d’IVA i un {new.stamp} d’AJD.",
          "Amb {x.price} són {x.tax} de segona mà i {x.newTax} d’obra nova.",
          "Es paga en el mes següent a l’escriptura i el banc no el deixa; notaria, registre i gestoria hi afegeixen de 1.650 a 2.800\u00a0€.",
        ],
      },
      sections: [
        {
          heading: "De què es componen les despeses de compra?",
          blocks: [
            {
              caption:
                "Despeses amb un preu de 500.000\u00a0€, amb IVA i còpies (impostos segons la llei; factures segons guies del mercat)",
              columns: ["Partida", "Import", "Qui paga", "Quan"],
              rows: [
                [
                  "Segona mà: ITP, aquí el 10\u00a0%, més des de 600.000\u00a0€",
                  "50.000\u00a0€",
                  "Comprador",
                  "En el mes següent a l’escriptura",
                ],
                [
                  "O nou: IVA del 10\u00a0% i AJD de l’1,5\u00a0%",
                  "57.500\u00a0€",
                  "Comprador",
                  "IVA amb cada pagament; AJD després de l’escriptura",
                ],
                ["Notaria, compravenda", "900–1.500\u00a0€", "Comprador", "El dia de la signatura"],
                ["Registre de la Propietat", "450–800\u00a0€", "Comprador", "En inscriure"],
                ["Gestoria", "300–500\u00a0€", "Comprador", "De la provisió"],
                ["Advocat, 1\u00a0% més IVA, si en vol", "6.050\u00a0€", "Comprador", "Segons es pacti"],
                ["Taxació, amb hipoteca", "250–600\u00a0€", "Comprador", "Abans del préstec"],
                ["Escriptura d’hipoteca, inscripció i AJD", "0\u00a0€ per a vostè", "Banc", "–"],
                ["Renda, hipoteca anterior", "0\u00a0€ per a vostè", "Venedor", "–"],
                [
                  "Plusvàlua",
                  "0\u00a0€; si ven un no resident, retingui-la",
                  "Venedor; si viu fora, vostè en lloc seu",
                  "30 dies hàbils",
                ],
              ],
            },
            "L’ITP baixa del 10 al 5\u00a0% en l’habitatge habitual de compradors de 35\u00a0anys o menys i de famílies nombroses o monoparentals, entre d’altres, amb un límit de renda que sol ser de 36.000\u00a0€. La hipoteca és del banc per la Llei 5/2019, art. 14.1 e.",
          ],
        },
        {
          heading: "Quants diners propis calen amb tres preus?",
          blocks: [
            {
              caption: "Despeses de compra; diners propis, sense advocat ni taxació",
              columns: [
                "Preu",
                "Despeses, segona mà",
                "Segona mà, amb advocat",
                "Despeses, obra nova",
                "Diners propis, segona mà, hipoteca del 80\u00a0%",
                "Diners propis, segona mà, hipoteca del 70\u00a0%",
              ],
              rows: [
                [
                  "500.000\u00a0€",
                  "51.650–52.800\u00a0€",
                  "57.700–58.850\u00a0€",
                  "59.150–60.300\u00a0€",
                  "151.650–152.800\u00a0€",
                  "201.650–202.800\u00a0€",
                ],
                [
                  "700.000\u00a0€",
                  "72.650–73.800\u00a0€",
                  "81.120–82.270\u00a0€",
                  "82.150–83.300\u00a0€",
                  "212.650–213.800\u00a0€",
                  "282.650–283.800\u00a0€",
                ],
                [
                  "1.000.000\u00a0€",
                  "106.650–107.800\u00a0€",
                  "118.750–119.900\u00a0€",
                  "116.650–117.800\u00a0€",
                  "306.650–307.800\u00a0€",
                  "406.650–407.800\u00a0€",
                ],
              ],
            },
          ],
        },
        {
          heading: "Què canvia per a qui viu fora d’Espanya?",
          blocks: [
            {
              points: [
                "Impostos, notaria i registre costen el mateix.",
                "La hipoteca és més petita: del 60 al 70\u00a0% de la xifra més baixa entre preu i taxació.",
                "El NIE costa uns 10\u00a0€ de taxa, i un poder en una notaria de Barcelona, de 30 a 60\u00a0€; a l’estranger s’hi sumen postil·la i traducció.",
                "Després de la compra arriba cada any el model 210: de 209 a 264\u00a0€ amb un valor cadastral de 100.000\u00a0€.",
              ],
            },
          ],
        },
        {
          heading: "En quin ordre es calcula?",
          blocks: [
            {
              steps: [
                "Agafi el preu, o el valor de referència si és més alt, i calculi l’impost.",
                "Sumi-hi notaria, registre i gestoria, amb pressupostos per escrit.",
                "Afegeixi-hi la taxació i l’advocat, si n’ha de tenir.",
                "Resti’n el préstec. El que queda són els diners necessaris a la signatura.",
                "Guardi una reserva per al trasllat i, si n’hi ha, per a les obres.",
              ],
            },
          ],
        },
        {
          heading: "Quines sorpreses es poden evitar?",
          blocks: [
            {
              points: [
                "Abans de pagar res a compte li han de donar per escrit el preu total, amb els seus impostos i despeses (Llei 18/2007, art. 60.2).",
                "Si qui ven resideix fora, un 3\u00a0% del preu va a Hisenda i no al venedor. A vostè no li costa res, tret que se n’oblidi.",
                "L’habitatge respon de la comunitat que es deu d’aquest any i dels quatre anteriors. Demani el certificat abans de l’escriptura.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant sumen preu i impost?",
        blocks: [
          [
            "{?x.home}Serveixi d’exemple [{a.title}](/property/{a.id}), per {a.price}.",
            "De segona mà, a {x.price}, paga {x.tax} d’ITP: preu i impost fan {x.sum}.",
            "Un habitatge nou del mateix preu arribaria a {x.newSum}.",
            "Amb un préstec de {x.loan} i l’impost de segona mà, caldrien {x.cash} propis, més de 1.650 a 2.800\u00a0€ de notaria, registre i gestoria.",
          ],
        ],
      },
      inShort: [
        "Comprar de segona mà a Catalunya afegeix a un preu de 500.000\u00a0€ a 1\u00a0milió del 10,3 al 10,8\u00a0% entre impost, notaria, registre i gestoria, o de l’11,5 al 12\u00a0% amb advocat.",
        "La major part és impost, i el banc no presta per pagar-lo.",
        "Notaria, registre i gestoria són, junts, una part petita.",
      ],
      next: "Calculi la seva compra línia a línia a la [calculadora de despeses](/costs).",
      description:
        "Despeses de compra d’un habitatge a Catalunya: del 10,3 al 12\u00a0% en segona mà i de l’11,7 al 13,3\u00a0% en obra nova, qui paga cada partida i els diners propis.",
      sources: [
        "Decret llei 5/2025 (DOGC 9379)",
        "Codi civil de Catalunya, art. 531-6",
        "Llei 18/2007, art. 60.2",
        "Reial decret 1426/1989 i Reial decret 1427/1989",
        "Llei 5/2019, art. 14.1 e",
      ],
    },
    ru: {
      names: [
        "расходы при покупке",
        "расходы при покупке жилья",
        "расходы при покупке квартиры",
        "сколько стоит купить квартиру",
        "оформить покупку квартиры",
        "дополнительные расходы при покупке",
        "налоги и расходы при покупке",
        "расходы на покупку недвижимости в Испании",
        "сколько платить сверх цены",
        "расходы при покупке квартиры в испании",
        "сколько нужно денег чтобы купить квартиру в барселоне",
      ],
      title: "Расходы при покупке жилья",
      answers: {
        what: [
          "Расходы при покупке вторичного жилья в Каталонии\u00a0— 10,3–10,8\u00a0% цены за налог, нотариуса, реестр и оформление, а с юристом 11,5–12\u00a0%, если цена от 500\u00a0000\u00a0€ до 1\u00a0млн €.",
          "При цене 500\u00a0000\u00a0€ это примерно 52\u00a0000\u00a0€: 50\u00a0000\u00a0€ налога и от 1650 до 2800\u00a0€ за остальное (обзоры рынка, проверено {checked}); юрист за 1\u00a0% и НДС добавит 6050\u00a0€.",
          "За новое платят 11,7–12,1\u00a0%, с юристом около 13\u00a0%. С нерезидентов берут столько же, но своих денег им нужно больше, потому что банк даёт им меньше.",
        ],
        cost: [
          "Расходы при покупке вторичного жилья в Каталонии\u00a0— 10,3–10,8\u00a0% при цене от 500\u00a0000\u00a0€ до 1\u00a0млн, с юристом 11,5–12\u00a0%; за новое платят 11,7–12,1\u00a0%.",
          "При цене {x.price} налог ITP составит {x.tax}, а нотариус, реестр и оформление добавят от 1\u00a0650 до 2\u00a0800\u00a0€ (обзоры рынка, проверено {checked}).",
          "С нового жилья за ту же цену НДС и гербовый сбор составят {x.newTax}.",
        ],
        who: "Расходы при покупке несёт покупатель: это налог, нотариальный акт с первой копией и запись в реестре (Гражданский кодекс Каталонии, ст. 531-6). Налог на прирост стоимости земли и налог на доход от продажи платит продавец.",
        time: "Расходы при покупке платят не все сразу: банковскую оценку во время оформления ипотеки, нотариуса в день сделки, налог в течение месяца после неё, реестр\u00a0— когда внесут запись. Ко дню сделки приготовьте всю сумму.",
        calculation: [
          "Чтобы рассчитать расходы при покупке, начните с налога: 10\u00a0% цены вторичного жилья до {itp.edge1} и больше сверх этого либо 11,5\u00a0% за новое.",
          "Прибавьте от 900 до 1500\u00a0€ за нотариуса, от 450 до 800\u00a0€ за реестр и от 300 до 500\u00a0€ за оформление.",
          "При цене 500\u00a0000\u00a0€ это 50\u00a0000\u00a0€ и ещё от 1650 до 2800\u00a0€: около 52\u00a0000\u00a0€ за вторичное и 59\u00a0000–60\u00a0000\u00a0€ за новое.",
        ],
        must: "Да, расходы при покупке обычно платят из своих: банк кредитует жильё, резиденту до 80\u00a0% меньшего из двух, цены или оценки, а живущему за границей 60–70\u00a0%. При цене 500\u00a0000\u00a0€ и ипотеке 80\u00a0% нужно около 152\u00a0000\u00a0€ без юриста, при ипотеке 70\u00a0%\u00a0— около 202\u00a0000\u00a0€.",
        tax: [
          "Главное в расходах при покупке\u00a0— налог: с вторичного жилья в Каталонии платят ITP, {itp.rate1} до {itp.edge1}, {itp.rate2} с части до {itp.edge2}, {itp.rate3} до {itp.edge3} и {itp.rate4} сверх этого, а с нового\u00a0— НДС {new.vat} и гербовый сбор {new.stamp}.",
          "При цене {x.price} это {x.tax} за вторичное и {x.newTax} за новое.",
          "Налог платят в течение месяца после нотариального акта, и банк на него не кредитует; нотариус, реестр и оформление добавят от 1\u00a0650 до 2\u00a0800\u00a0€.",
        ],
      },
      sections: [
        {
          heading: "Из чего складываются расходы при покупке?",
          blocks: [
            {
              caption:
                "Расходы при цене 500\u00a0000\u00a0€, с НДС и копиями (налоги по закону, счета по обзорам рынка)",
              columns: ["Статья", "Сумма", "Кто платит", "Когда"],
              rows: [
                [
                  "Вторичное: ITP, здесь 10\u00a0%, свыше 600\u00a0000\u00a0€ больше",
                  "50\u00a0000\u00a0€",
                  "Покупатель",
                  "В течение месяца после акта",
                ],
                [
                  "Или новое: НДС 10\u00a0% и гербовый сбор 1,5\u00a0%",
                  "57\u00a0500\u00a0€",
                  "Покупатель",
                  "НДС с каждым платежом, сбор после акта",
                ],
                ["Нотариус, акт купли-продажи", "900–1\u00a0500\u00a0€", "Покупатель", "В день сделки"],
                ["Реестр собственности", "450–800\u00a0€", "Покупатель", "При внесении записи"],
                ["Оформление (gestoría)", "300–500\u00a0€", "Покупатель", "Из аванса"],
                ["Юрист, 1\u00a0% и НДС, если нужен", "6\u00a0050\u00a0€", "Покупатель", "Как договоритесь"],
                ["Банковская оценка при ипотеке", "250–600\u00a0€", "Покупатель", "До кредита"],
                ["Ипотечный акт, его запись и гербовый сбор", "для вас 0\u00a0€", "Банк", "–"],
                ["Налог с дохода, прежняя ипотека", "для вас 0\u00a0€", "Продавец", "–"],
                [
                  "Plusvalía",
                  "0\u00a0€; если продавец за границей, удержите её",
                  "Продавец; за живущего за границей\u00a0— вы",
                  "30 рабочих дней",
                ],
              ],
            },
            "ITP снижают с 10 до 5\u00a0% за основное жильё покупателям до 35\u00a0лет включительно, многодетным и неполным семьям и некоторым другим, если доход в пределах лимита, обычно 36\u00a0000\u00a0€. Ипотечный акт оплачивает банк по Закону 5/2019, ст. 14.1 e.",
          ],
        },
        {
          heading: "Сколько собственных денег нужно при трёх ценах?",
          blocks: [
            {
              caption: "Расходы при покупке; свои деньги без юриста и банковской оценки",
              columns: [
                "Цена",
                "Расходы, вторичное",
                "Вторичное, с юристом",
                "Расходы, новое",
                "Свои деньги, вторичное, ипотека 80\u00a0%",
                "Свои деньги, вторичное, ипотека 70\u00a0%",
              ],
              rows: [
                [
                  "500\u00a0000\u00a0€",
                  "51\u00a0650–52\u00a0800\u00a0€",
                  "57\u00a0700–58\u00a0850\u00a0€",
                  "59\u00a0150–60\u00a0300\u00a0€",
                  "151\u00a0650–152\u00a0800\u00a0€",
                  "201\u00a0650–202\u00a0800\u00a0€",
                ],
                [
                  "700\u00a0000\u00a0€",
                  "72\u00a0650–73\u00a0800\u00a0€",
                  "81\u00a0120–82\u00a0270\u00a0€",
                  "82\u00a0150–83\u00a0300\u00a0€",
                  "212\u00a0650–213\u00a0800\u00a0€",
                  "282\u00a0650–283\u00a0800\u00a0€",
                ],
                [
                  "1\u00a0000\u00a0000\u00a0€",
                  "106\u00a0650–107\u00a0800\u00a0€",
                  "118\u00a0750–119\u00a0900\u00a0€",
                  "116\u00a0650–117\u00a0800\u00a0€",
                  "306\u00a0650–307\u00a0800\u00a0€",
                  "406\u00a0650–407\u00a0800\u00a0€",
                ],
              ],
            },
          ],
        },
        {
          heading: "Что меняется для тех, кто живёт за границей?",
          blocks: [
            {
              points: [
                "Налоги, нотариус и реестр стоят столько же.",
                "Ипотека меньше: 60–70\u00a0% от меньшего из двух, цены или банковской оценки.",
                "Сбор за NIE\u00a0— около 10\u00a0€, доверенность у нотариуса в Барселоне\u00a0— от 30 до 60\u00a0€; за границей прибавятся апостиль и перевод.",
                "После покупки каждый год подают форму 210: от 209 до 264\u00a0€ при кадастровой стоимости 100\u00a0000\u00a0€.",
                "Перевод денег банк проверяет дольше, поэтому документы об их происхождении готовят до задатка.",
              ],
            },
            "Деньги на налог и нотариуса должны лежать на счёте в банке ЕС ко дню сделки: платят их чеком или переводом, не наличными.",
          ],
        },
        {
          heading: "В каком порядке считать?",
          blocks: [
            {
              steps: [
                "Возьмите цену или справочную стоимость, если она выше, и посчитайте налог.",
                "Прибавьте нотариуса, реестр и оформление по письменным сметам.",
                "Прибавьте банковскую оценку и юриста, если они у вас будут.",
                "Вычтите ипотеку. То, что осталось, и есть сумма к сделке.",
                "Оставьте запас на переезд и первые счета, а если задуман ремонт, то и на него.",
              ],
            },
          ],
        },
        {
          heading: "Каких неожиданностей можно избежать?",
          blocks: [
            {
              points: [
                "До любой предоплаты вам обязаны письменно назвать полную цену вместе с налогами и расходами, которые лягут на вас (Закон 18/2007, ст. 60.2).",
                "Если продавец живёт за границей, 3\u00a0% цены вы платите не ему, а в налоговую службу. Вам это ничего не стоит, если об этом помнить.",
                "Жильё отвечает за долги перед сообществом за этот год и четыре предыдущих. Попросите справку до нотариального акта.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько составят цена и налог вместе?",
        blocks: [
          [
            "{?x.home}Для примера подойдёт объект [{a.title}](/property/{a.id}) по цене {a.price}.",
            "За вторичное жильё по цене {x.price} платят {x.tax} налога, вместе {x.sum}.",
            "Новое жильё по той же цене обошлось бы в {x.newSum}.",
            "При ипотеке {x.loan} и налоге на вторичное жильё понадобится {x.cash} своих денег и ещё от 1\u00a0650 до 2\u00a0800\u00a0€ на нотариуса, реестр и оформление.",
          ],
        ],
      },
      inShort: [
        "К цене вторичного жилья в Каталонии от 500\u00a0000\u00a0€ до 1\u00a0млн добавьте 10,3–10,8\u00a0%, а с юристом 11,5–12\u00a0%.",
        "Большая часть этого\u00a0— налог, и банк на него не кредитует.",
        "Нотариус, реестр и оформление вместе составляют малую долю.",
      ],
      next: "Посчитайте свою покупку по статьям в [калькуляторе расходов](/costs).",
      description:
        "Расходы при покупке жилья в Каталонии: 10,3–12\u00a0% за вторичное и 11,7–13,3\u00a0% за новое, каждая статья с тем, кто и когда платит, и свои деньги при трёх ценах.",
      sources: [
        "Decret llei 5/2025 (DOGC 9379)",
        "Гражданский кодекс Каталонии, ст. 531-6",
        "Закон 18/2007, ст. 60.2",
        "Королевские декреты (RD) 1426/1989 и 1427/1989",
        "Закон 5/2019, ст. 14.1 e",
      ],
    },
  },
};
