import type { Entry } from "../entry";

export const notaryCosts: Entry = {
  theme: "costs",
  related: ["registry-costs", "costs-of-buying", "notary-day", "deed-of-sale", "paperwork-agent"],
  isGeneral: true,
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "notary costs",
        "notary fees",
        "notary fee",
        "cost of the notary",
        "notary bill",
        "notary tariff",
        "how much is the notary",
        "who pays the notary",
        "notary charges",
        "who pays notary fees",
        "cost of the deed",
        "notary cost calculator",
        "notary fees when buying",
        "notary price",
        "notary and land registry fees",
        "notary and registry fees",
      ],
      title: "What the notary costs",
      answers: {
        what: [
          "Notary costs of a purchase are usually €900 to €1,500 with pages, copies and VAT (market guides, checked on {checked}); the official tariff is only a part of that: about {x.notary} at {x.price}.",
          "The tariff is the same all over Spain, and a notary may take no more than 10% off it (Royal Decree-Law 6/2000, art. 35).",
          "In Catalonia the buyer pays for the deed of sale. The mortgage deed is the lender’s to pay, as everywhere in Spain.",
        ],
        cost: [
          "Notary costs of a purchase usually come to €900 to €1,500, with pages, copies and VAT (market guides, checked on {checked}).",
          "The tariff inside that bill is €388 at a price of €300,000, €483 at €500,000 and {x.notary} at {x.price}.",
          "In Catalonia it is the buyer who pays.",
        ],
        who: "The buyer pays the notary fees of a purchase in Catalonia: the deed and its first copy (Civil Code of Catalonia, art. 531-6). In the rest of Spain, the Civil Code (art. 1455) gives the deed to the seller and the copies to the buyer. A contract may say otherwise in both. The mortgage deed is the lender’s to pay.",
        how: "You pay the notary’s bill after signing, usually by transfer or card, sometimes through the paperwork agent’s advance. Ask the office for a written estimate as soon as the price is agreed.",
        calculation:
          "To work out notary costs, put the price through the bands of the tariff, take 5% off, add sheets and copies, and then 21% VAT. At €500,000: €483 of tariff, about €167 for a deed of twenty sheets with its copies, and €136 of VAT, €786 altogether. Longer deeds with annexes, powers or a parking space reach €900 to €1,500.",
        must: "Yes, notary costs are part of almost every purchase: without a notary’s deed the land registry enters nothing and no bank grants a mortgage (Mortgage Act, art. 3). A private contract binds seller and buyer all the same, but nobody else has to respect it. What you can choose is the notary, even where the bank proposes one.",
      },
      sections: [
        {
          heading: "How much is the notary at each price?",
          blocks: [
            {
              caption: "Notary’s tariff for a deed of sale (Royal Decree 1426/1989, 5% already taken off)",
              columns: ["Price of the home", "Tariff", "Tariff with 21% VAT"],
              rows: [
                ["€200,000", "€341", "€412"],
                ["€300,000", "€388", "€469"],
                ["€400,000", "€436", "€527"],
                ["€500,000", "€483", "€584"],
                ["€600,000", "€531", "€642"],
                ["€850,000", "€602", "€728"],
                ["€1,000,000", "€645", "€780"],
              ],
            },
            "Sheets and copies come on top; with them, guides to the market speak of €900 to €1,500 for homes from €500,000 to €1 million. Cheaper homes usually stay at the lower end or below it.",
          ],
        },
        {
          heading: "How is the notary’s tariff calculated?",
          blocks: [
            "Royal Decree 1426/1989 sets it in bands, each with its own rate, and takes 5% off the result:",
            {
              points: [
                "€90.15 for the first €6,010.12.",
                "4.5 per thousand up to €30,050.61, and 1.5 per thousand up to €60,101.21.",
                "1 per thousand up to €150,253.03, and 0.5 per thousand up to €601,012.10.",
                "0.3 per thousand from there on.",
              ],
            },
            "So it grows slowly: at twice the price the bill is far from double.",
          ],
        },
        {
          heading: "Who pays which deed?",
          blocks: [
            {
              caption: "Who pays the notary for what",
              columns: ["Deed", "Who pays", "About how much, with VAT"],
              rows: [
                ["Sale and its first copy", "Buyer", "€900–1,500"],
                ["Mortgage", "Lender; you pay only for copies you ask for", "€0 for you"],
                ["Cancelling the seller’s mortgage", "Seller", "€60–200"],
                ["Power of attorney", "Whoever gives it", "€30–60"],
              ],
            },
            "Law 5/2019, art. 14.1 e, puts the mortgage deed on the lender. Read the clause on costs in the deposit contract: “all costs to the buyer” can move the seller’s share to you.",
          ],
        },
        {
          heading: "How do you deal with the notary’s office?",
          blocks: [
            {
              steps: [
                "Choose the notary. The buyer may do so, even when the bank proposes one.",
                "Send the price, the kind of home and the number of buyers, and ask for an estimate by email.",
                "Ask for an electronic copy only, if nobody needs one on stamped sheets.",
                "Some days before, send identity documents, NIE and proof of how the price is paid, so that nothing has to be drawn up twice.",
                "After signing, check the invoice: tariff number by number, pages, copies, VAT.",
              ],
            },
          ],
        },
        {
          heading: "What makes the notary’s bill longer, and what is free?",
          blocks: [
            "Annexes, several homes or parking spaces in one deed, powers of attorney to be checked and a translation for buyers who read neither Spanish nor Catalan make it longer. All of it can be foreseen, so tell the office early.",
            {
              points: [
                "Advice on the purchase is included: the notary may not charge for it (Royal Decree 1426/1989, annex II).",
                "The meeting in which your mortgage is explained before signing is free.",
                "A deed that cancels a mortgage costs €30.05 of tariff, however large the loan was.",
                "Signing outside the office costs €18 to €24 for each hour.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How does a tariff of €483 become the bill?",
        blocks: [
          {
            caption: "An example: home at €500,000, deed of twenty sheets",
            columns: ["Line of the bill", "How it is counted", "Amount"],
            rows: [
              ["Deed", "Tariff no. 2, less 5%", "€483.01"],
              ["Sheets of the original", "From the fifth on, €3.01 for each side", "€96.16"],
              ["Authorised copy", "€3.01 a sheet, half from the twelfth on", "€46.58"],
              ["Two plain copies", "€0.60 a sheet", "€24.04"],
              ["VAT", "21%", "€136.46"],
              ["Total", "", "€786.25"],
            ],
          },
          "Ten more sheets, a third copy or a power of attorney to be checked each add a few dozen euros.",
        ],
      },
      inShort: [
        "The notary’s tariff is set by Royal Decree 1426/1989 for all of Spain; a notary may lower it by up to 10%.",
        "The deed of sale is the buyer’s to pay. The mortgage deed is the lender’s.",
        "Copies, pages and VAT make the invoice higher than the tariff.",
      ],
      next: "See the notary next to all other costs in our [cost calculator](/costs).",
      description:
        "Notary costs of buying a home in Spain: €900 to €1,500 as a rule, the tariff from €200,000 to €1 million, a bill line by line, who pays which deed and when.",
      sources: [
        "Royal Decree 1426/1989",
        "Royal Decree-Law 6/2000, art. 35",
        "Civil Code of Catalonia, art. 531-6",
        "Spanish Civil Code, art. 1455",
        "Law 5/2019, art. 14.1 e",
        "Mortgage Act (Ley Hipotecaria), art. 3",
      ],
    },
    es: {
      names: [
        "gastos de notaría",
        "gastos de notario",
        "aranceles notariales",
        "arancel del notario",
        "cuánto cuesta el notario",
        "quién paga el notario",
        "factura del notario",
        "honorarios del notario",
        "coste de la notaría",
        "notaria gastos",
        "gastos de escritura",
        "coste de la escritura",
        "precio notario compraventa",
        "calculadora gastos notaría",
        "gastos de notaría y registro",
        "gastos notaría y registro",
      ],
      title: "Los gastos de notaría",
      answers: {
        what: [
          "Los gastos de notaría de una compra suelen quedar entre 900 y 1.500\u00a0€ con folios, copias e IVA (guías del mercado, consultadas el {checked}); el arancel oficial es solo una parte: unos {x.notary} con un precio de {x.price}.",
          "El arancel es el mismo en toda España, y el notario puede rebajarlo como mucho un 10\u00a0% (Real Decreto-ley 6/2000, art. 35).",
          "En Cataluña paga la escritura de compraventa quien compra; la de la hipoteca, el banco.",
        ],
        cost: [
          "Los gastos de notaría de una compra suelen ir de 900 a 1.500\u00a0€, con folios, copias e IVA (guías del mercado, consultadas el {checked}).",
          "El arancel que hay dentro de esa factura es de 388\u00a0€ con un precio de 300.000\u00a0€, de 483\u00a0€ con 500.000\u00a0€ y de {x.notary} con {x.price}.",
          "En Cataluña los paga quien compra.",
        ],
        who: "Los gastos de notaría de la compra, la escritura y su primera copia, son en Cataluña de quien compra (Código civil de Cataluña, art. 531-6). El contrato puede decir otra cosa. La escritura de la hipoteca es aparte: la paga el banco.",
        how: "La factura del notario se paga después de firmar, normalmente por transferencia o tarjeta, a veces con la provisión de la gestoría. Pida un presupuesto por escrito en cuanto haya precio.",
        calculation:
          "Para calcular los gastos de notaría se pasa el precio por los tramos del arancel, se rebaja un 5\u00a0%, se añaden folios y copias y, al final, el 21\u00a0% de IVA. Con 500.000\u00a0€: 483\u00a0€ de arancel, unos 167\u00a0€ por una escritura de veinte folios con sus copias y 136\u00a0€ de IVA, en total 786\u00a0€. Las escrituras más largas, con anexos, poderes o plaza de aparcamiento, llegan a los 900–1.500\u00a0€.",
        must: "Sí, los gastos de notaría forman parte de casi cualquier compra: sin escritura pública el registro no inscribe y ningún banco da la hipoteca (Ley Hipotecaria, art. 3). Un contrato privado también obliga a comprador y vendedor, pero nadie más tiene que respetarlo. Lo que sí se puede elegir es el notario, aunque el banco proponga uno.",
      },
      sections: [
        {
          heading: "¿Cuánto cuesta el notario según el precio?",
          blocks: [
            {
              caption: "Arancel notarial de una compraventa (Real Decreto 1426/1989, con la rebaja del 5\u00a0% hecha)",
              columns: ["Precio de la vivienda", "Arancel", "Arancel con el 21\u00a0% de IVA"],
              rows: [
                ["200.000\u00a0€", "341\u00a0€", "412\u00a0€"],
                ["300.000\u00a0€", "388\u00a0€", "469\u00a0€"],
                ["400.000\u00a0€", "436\u00a0€", "527\u00a0€"],
                ["500.000\u00a0€", "483\u00a0€", "584\u00a0€"],
                ["600.000\u00a0€", "531\u00a0€", "642\u00a0€"],
                ["850.000\u00a0€", "602\u00a0€", "728\u00a0€"],
                ["1.000.000\u00a0€", "645\u00a0€", "780\u00a0€"],
              ],
            },
            "A eso se suman folios y copias; con ellos, las guías del mercado hablan de 900 a 1.500\u00a0€ para viviendas de 500.000 a 1.000.000 de euros. Las más baratas suelen quedarse en la parte baja o por debajo.",
          ],
        },
        {
          heading: "¿Cómo se calcula el arancel del notario?",
          blocks: [
            "El Real Decreto 1426/1989 lo fija por tramos y rebaja un 5\u00a0% el resultado:",
            {
              points: [
                "90,15\u00a0€ por los primeros 6.010,12\u00a0€.",
                "El 4,5 por mil hasta 30.050,61\u00a0€ y el 1,5 por mil hasta 60.101,21\u00a0€.",
                "El 1 por mil hasta 150.253,03\u00a0€ y el 0,5 por mil hasta 601.012,10\u00a0€.",
                "El 0,3 por mil a partir de ahí.",
              ],
            },
            "Crece despacio, por tanto: una vivienda del doble de precio no paga el doble de notaría.",
          ],
        },
        {
          heading: "¿Quién paga cada escritura?",
          blocks: [
            {
              caption: "Quién paga al notario y por qué",
              columns: ["Escritura", "Quién paga", "Cuánto, más o menos, con IVA"],
              rows: [
                ["Compraventa y primera copia", "Quien compra", "900–1.500\u00a0€"],
                ["Hipoteca", "El banco; usted, solo las copias que pida", "0\u00a0€ para usted"],
                ["Cancelación de la hipoteca del vendedor", "Quien vende", "60–200\u00a0€"],
                ["Poder notarial", "Quien lo otorga", "30–60\u00a0€"],
              ],
            },
            "La escritura de la hipoteca es del banco por la Ley 5/2019, art. 14.1 e. Lea la cláusula de gastos de las arras: «todos los gastos a cargo del comprador» puede pasarle también los de la otra parte.",
          ],
        },
        {
          heading: "¿Cómo se trata con la notaría?",
          blocks: [
            {
              steps: [
                "Elija notaría. El comprador puede hacerlo, aunque el banco proponga una.",
                "Envíe el precio, el tipo de vivienda y cuántos compran, y pida presupuesto.",
                "Pida solo copia electrónica si nadie necesita otra en papel timbrado.",
                "Unos días antes, mande los documentos de identidad, el NIE y los medios de pago, para que no haya que redactar nada dos veces.",
                "Después de firmar, repase la factura: números del arancel, folios, copias e IVA.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué alarga la factura del notario y qué es gratis?",
          blocks: [
            "La alargan los anexos, varias viviendas o plazas en una misma escritura, los poderes que hay que revisar y la traducción para quien no lee español ni catalán. Todo se puede prever, así que avise pronto.",
            {
              points: [
                "El asesoramiento va incluido: el notario no puede cobrarlo aparte (Real Decreto 1426/1989, anexo II).",
                "El acta previa, en la que explica la hipoteca antes de la firma, es gratuita.",
                "La escritura que cancela una hipoteca paga 30,05\u00a0€ de arancel, fuera cual fuera el préstamo.",
                "Firmar fuera del despacho cuesta de 18 a 24\u00a0€ por hora.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cómo se pasa de 483\u00a0€ de arancel a la factura?",
        blocks: [
          {
            caption: "Ejemplo: vivienda de 500.000\u00a0€, escritura de veinte folios",
            columns: ["Línea de la factura", "Cómo se cuenta", "Importe"],
            rows: [
              ["Escritura", "Número 2 del arancel, menos el 5\u00a0%", "483,01\u00a0€"],
              ["Folios de la matriz", "Desde el quinto, 3,01\u00a0€ por cara", "96,16\u00a0€"],
              ["Copia autorizada", "3,01\u00a0€ por folio, la mitad desde el duodécimo", "46,58\u00a0€"],
              ["Dos copias simples", "0,60\u00a0€ por folio", "24,04\u00a0€"],
              ["IVA", "21\u00a0%", "136,46\u00a0€"],
              ["Total", "", "786,25\u00a0€"],
            ],
          },
          "Diez folios más, una tercera copia o un poder que haya que revisar suben la cuenta unas decenas de euros cada uno.",
        ],
      },
      inShort: [
        "El arancel de los notarios lo fija el Real Decreto 1426/1989 para toda España; el notario puede rebajarlo hasta un 10\u00a0%.",
        "Quien compra paga la escritura de compraventa; el banco, la de la hipoteca.",
        "Copias, folios e IVA hacen que la factura supere el arancel.",
      ],
      next: "Vea la notaría al lado de los demás gastos en la [calculadora](/costs).",
      description:
        "Gastos de notaría al comprar una vivienda: de 900 a 1.500\u00a0€ por lo general, el arancel de 200.000 a 1.000.000\u00a0€, una factura línea a línea y quién la paga.",
      sources: [
        "Real Decreto 1426/1989",
        "Real Decreto-ley 6/2000, art. 35",
        "Código civil de Cataluña, art. 531-6",
        "Ley 5/2019, art. 14.1 e",
        "Ley Hipotecaria, art. 3",
      ],
    },
    ca: {
      names: [
        "despeses de notaria",
        "despeses de notari",
        "aranzels notarials",
        "aranzel del notari",
        "quant costa el notari",
        "qui paga el notari",
        "factura del notari",
        "honoraris del notari",
        "cost de la notaria",
        "despeses d’escriptura",
        "cost de l’escriptura",
        "preu notari compravenda",
        "calculadora despeses notaria",
        "despeses de notari i registre",
        "despeses de notaria i registre",
      ],
      title: "Les despeses de notaria",
      answers: {
        what: [
          "Les despeses de notaria d’una compra solen anar de 900 a 1.500\u00a0€ amb folis, còpies i IVA (guies del mercat, consultades el {checked}); l’aranzel oficial n’és només una part: uns {x.notary} amb un preu de {x.price}.",
          "L’aranzel és el mateix a tot Espanya, i el notari el pot rebaixar com a molt un 10\u00a0% (Reial decret llei 6/2000, art. 35).",
          "A Catalunya paga l’escriptura de compravenda qui compra; la de la hipoteca, el banc.",
        ],
        cost: [
          "Les despeses de notaria d’una compra solen anar de 900 a 1.500\u00a0€, amb folis, còpies i IVA (guies del mercat, consultades el {checked}).",
          "L’aranzel que hi ha dins d’aquesta factura és de 388\u00a0€ amb un preu de 300.000\u00a0€, de 483\u00a0€ amb 500.000\u00a0€ i de {x.notary} amb {x.price}.",
          "A Catalunya les paga qui compra.",
        ],
        who: "Les despeses de notaria de la compra, l’escriptura i la primera còpia, són a Catalunya de qui compra (Codi civil de Catalunya, art. 531-6). El contracte pot dir una altra cosa. L’escriptura de la hipoteca va a part: la paga el banc.",
        how: "La factura del notari es paga després de signar, normalment per transferència o targeta, de vegades amb la provisió de la gestoria. Demani un pressupost per escrit tan bon punt hi hagi preu.",
        calculation:
          "Per calcular les despeses de notaria es passa el preu pels trams de l’aranzel, se’n rebaixa un 5\u00a0%, s’hi afegeixen folis i còpies i, al final, el 21\u00a0% d’IVA. Amb 500.000\u00a0€: 483\u00a0€ d’aranzel, uns 167\u00a0€ per una escriptura de vint folis amb les còpies i 136\u00a0€ d’IVA, en total 786\u00a0€. Les escriptures més llargues, amb annexos, poders o plaça d’aparcament, arriben als 900–1.500\u00a0€.",
        must: "Sí, les despeses de notaria formen part de gairebé totes les compres: sense escriptura pública el registre no inscriu i cap banc no dona la hipoteca (Llei hipotecària, art. 3). Un contracte privat també obliga comprador i venedor, però ningú més no l’ha de respectar. El que sí que es pot triar és el notari, encara que el banc en proposi un.",
      },
      sections: [
        {
          heading: "Quant costa el notari segons el preu?",
          blocks: [
            {
              caption: "Aranzel notarial d’una compravenda (Reial decret 1426/1989, amb la rebaixa del 5\u00a0% feta)",
              columns: ["Preu de l’habitatge", "Aranzel", "Aranzel amb el 21\u00a0% d’IVA"],
              rows: [
                ["200.000\u00a0€", "341\u00a0€", "412\u00a0€"],
                ["300.000\u00a0€", "388\u00a0€", "469\u00a0€"],
                ["400.000\u00a0€", "436\u00a0€", "527\u00a0€"],
                ["500.000\u00a0€", "483\u00a0€", "584\u00a0€"],
                ["600.000\u00a0€", "531\u00a0€", "642\u00a0€"],
                ["850.000\u00a0€", "602\u00a0€", "728\u00a0€"],
                ["1.000.000\u00a0€", "645\u00a0€", "780\u00a0€"],
              ],
            },
            "S’hi sumen folis i còpies; amb això, les guies del mercat parlen de 900 a 1.500\u00a0€ per a habitatges de 500.000 a 1.000.000 d’euros. Els més barats solen quedar a la part baixa o per sota.",
          ],
        },
        {
          heading: "Com es calcula l’aranzel del notari?",
          blocks: [
            "El Reial decret 1426/1989 el fixa per trams i rebaixa un 5\u00a0% el resultat:",
            {
              points: [
                "90,15\u00a0€ pels primers 6.010,12\u00a0€.",
                "El 4,5 per mil fins a 30.050,61\u00a0€ i l’1,5 per mil fins a 60.101,21\u00a0€.",
                "L’1 per mil fins a 150.253,03\u00a0€ i el 0,5 per mil fins a 601.012,10\u00a0€.",
                "El 0,3 per mil a partir d’aquí.",
              ],
            },
            "Creix a poc a poc, doncs: un habitatge que val el doble no paga el doble de notaria.",
          ],
        },
        {
          heading: "Qui paga cada escriptura?",
          blocks: [
            {
              caption: "Qui paga el notari i per què",
              columns: ["Escriptura", "Qui paga", "Quant, si fa no fa, amb IVA"],
              rows: [
                ["Compravenda i primera còpia", "Qui compra", "900–1.500\u00a0€"],
                ["Hipoteca", "El banc; vostè, només les còpies que demani", "0\u00a0€ per a vostè"],
                ["Cancel·lació de la hipoteca del venedor", "Qui ven", "60–200\u00a0€"],
                ["Poder notarial", "Qui l’atorga", "30–60\u00a0€"],
              ],
            },
            "L’escriptura de la hipoteca és del banc per la Llei 5/2019, art. 14.1 e. Llegeixi la clàusula de despeses de les arres: «totes les despeses a càrrec del comprador» li pot passar també les de l’altra part.",
          ],
        },
        {
          heading: "Com s’ha de tractar amb la notaria?",
          blocks: [
            {
              steps: [
                "Triï notaria. El comprador ho pot fer, encara que el banc n’hi proposi una.",
                "Enviï el preu, el tipus d’habitatge i quants compren, i demani pressupost.",
                "Demani només còpia electrònica si ningú no en necessita cap en paper timbrat.",
                "Uns dies abans, enviï els documents d’identitat, el NIE i els mitjans de pagament, perquè no s’hagi de redactar res dues vegades.",
                "Després de signar, repassi la factura: números de l’aranzel, folis, còpies i IVA.",
              ],
            },
          ],
        },
        {
          heading: "Què allarga la factura del notari i què és de franc?",
          blocks: [
            "L’allarguen els annexos, diversos habitatges o places en una sola escriptura, els poders que s’han de revisar i la traducció per a qui no llegeix català ni castellà. Tot es pot preveure, i per això convé avisar aviat.",
            {
              points: [
                "L’assessorament hi va inclòs: el notari no el pot cobrar a part (Reial decret 1426/1989, annex II).",
                "La visita en què explica la hipoteca abans de la signatura és gratuïta.",
                "L’escriptura que cancel·la una hipoteca paga 30,05\u00a0€ d’aranzel, fos quin fos el préstec.",
                "Signar fora del despatx costa de 18 a 24\u00a0€ per hora.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Com es passa de 483\u00a0€ d’aranzel a la factura?",
        blocks: [
          {
            caption: "Exemple: habitatge de 500.000\u00a0€, escriptura de vint folis",
            columns: ["Línia de la factura", "Com es compta", "Import"],
            rows: [
              ["Escriptura", "Número 2 de l’aranzel, menys el 5\u00a0%", "483,01\u00a0€"],
              ["Folis de la matriu", "Des del cinquè, 3,01\u00a0€ per cara", "96,16\u00a0€"],
              ["Còpia autoritzada", "3,01\u00a0€ per foli, la meitat des del dotzè", "46,58\u00a0€"],
              ["Dues còpies simples", "0,60\u00a0€ per foli", "24,04\u00a0€"],
              ["IVA", "21\u00a0%", "136,46\u00a0€"],
              ["Total", "", "786,25\u00a0€"],
            ],
          },
          "Deu folis més, una tercera còpia o un poder que s’hagi de revisar fan pujar el compte unes desenes d’euros cadascun.",
        ],
      },
      inShort: [
        "L’aranzel dels notaris el fixa el Reial decret 1426/1989 per a tot Espanya; el notari el pot rebaixar fins a un 10\u00a0%.",
        "Qui compra paga l’escriptura de compravenda; el banc, la de la hipoteca.",
        "Còpies, folis i IVA fan que la factura superi l’aranzel.",
      ],
      next: "Vegi la notaria al costat de les altres despeses a la [calculadora](/costs).",
      description:
        "Despeses de notaria en comprar un pis: de 900 a 1.500\u00a0€ en general, l’aranzel de 200.000 a 1.000.000\u00a0€, una factura línia per línia i qui paga cada escriptura.",
      sources: [
        "Reial decret 1426/1989",
        "Reial decret llei 6/2000, art. 35",
        "Codi civil de Catalunya, art. 531-6",
        "Llei 5/2019, art. 14.1 e",
        "Llei hipotecària, art. 3",
      ],
    },
    ru: {
      names: [
        "расходы на нотариуса",
        "нотариальные расходы",
        "сколько стоит нотариус",
        "кто платит нотариусу",
        "тариф нотариуса",
        "счёт нотариуса",
        "услуги нотариуса в Испании",
        "нотариальные тарифы",
        "нотариус при покупке квартиры",
        "сколько стоит нотариус при покупке квартиры",
        "стоимость нотариального акта",
        "нотариус в Испании цена",
        "калькулятор расходов на нотариуса",
        "расходы на нотариуса при покупке",
        "расходы на нотариуса и реестр",
        "нотариус и реестр",
      ],
      title: "Расходы на нотариуса",
      answers: {
        what: [
          "Расходы на нотариуса при покупке обычно составляют от 900 до 1\u00a0500\u00a0€ с листами, копиями и НДС (обзоры рынка, проверено {checked}); официальный тариф\u00a0— лишь часть этой суммы, около {x.notary} при цене {x.price}.",
          "Тариф один для всей Испании, и снизить его нотариус вправе не больше чем на 10\u00a0% (RDL 6/2000, ст. 35).",
          "В Каталонии за акт купли-продажи платит покупатель. Ипотечный акт всегда оплачивает банк.",
        ],
        cost: [
          "Расходы на нотариуса при покупке обычно составляют от 900 до 1\u00a0500\u00a0€ вместе с листами, копиями и НДС (обзоры рынка, проверено {checked}).",
          "Сам тариф внутри этого счёта\u00a0— 388\u00a0€ при цене 300\u00a0000\u00a0€, 483\u00a0€ при 500\u00a0000\u00a0€ и {x.notary} при {x.price}.",
          "В Каталонии платит покупатель.",
        ],
        who: "Расходы на нотариуса при покупке, то есть на акт и его первую копию, в Каталонии несёт покупатель (Гражданский кодекс Каталонии, ст. 531-6). В договоре можно записать иное. С ипотечным актом иначе: его оплачивает банк.",
        how: "Счёт нотариуса оплачивают после сделки, обычно переводом или картой, иногда из аванса, внесённого посреднику по оформлению. Попросите письменную смету, как только договоритесь о цене.",
        calculation:
          "Чтобы рассчитать расходы на нотариуса, цену проводят по ступеням тарифа, снимают 5\u00a0%, прибавляют листы и копии, а в конце 21\u00a0% НДС. При 500\u00a0000\u00a0€ это 483\u00a0€ тарифа, около 167\u00a0€ за акт на двадцати листах с копиями и 136\u00a0€ НДС, вместе 786\u00a0€. Акты длиннее, с приложениями, доверенностями или парковочным местом, доходят до 900–1\u00a0500\u00a0€.",
        must: "Да, без расходов на нотариуса почти не обойтись: без нотариального акта реестр ничего не запишет, а банк не даст ипотеку (Ипотечный закон Испании, ст. 3). Частный договор тоже связывает продавца и покупателя, но остальные считаться с ним не обязаны. Нотариуса можно выбрать, даже если банк предлагает своего.",
      },
      sections: [
        {
          heading: "Сколько стоит нотариус при разной цене жилья?",
          blocks: [
            {
              caption: "Тариф нотариуса за акт купли-продажи (RD 1426/1989, скидка 5\u00a0% учтена)",
              columns: ["Цена жилья", "Тариф", "Тариф с НДС 21\u00a0%"],
              rows: [
                ["200\u00a0000\u00a0€", "341\u00a0€", "412\u00a0€"],
                ["300\u00a0000\u00a0€", "388\u00a0€", "469\u00a0€"],
                ["400\u00a0000\u00a0€", "436\u00a0€", "527\u00a0€"],
                ["500\u00a0000\u00a0€", "483\u00a0€", "584\u00a0€"],
                ["600\u00a0000\u00a0€", "531\u00a0€", "642\u00a0€"],
                ["850\u00a0000\u00a0€", "602\u00a0€", "728\u00a0€"],
                ["1\u00a0000\u00a0000\u00a0€", "645\u00a0€", "780\u00a0€"],
              ],
            },
            "К этому прибавляются листы и копии. Вместе с ними обзоры рынка называют от 900 до 1\u00a0500\u00a0€ для жилья за 500\u00a0000–1\u00a0000\u00a0000\u00a0€. За более дешёвую квартиру счёт обычно ближе к нижней границе или даже меньше.",
          ],
        },
        {
          heading: "Как рассчитать тариф нотариуса?",
          blocks: [
            "Его устанавливает Королевский декрет (RD) 1426/1989 по ступеням, а с результата снимают 5\u00a0%:",
            {
              points: [
                "90,15\u00a0€ за первые 6\u00a0010,12\u00a0€.",
                "4,5\u00a0промилле до 30\u00a0050,61\u00a0€ и 1,5\u00a0промилле до 60\u00a0101,21\u00a0€.",
                "1\u00a0промилле до 150\u00a0253,03\u00a0€ и 0,5\u00a0промилле до 601\u00a0012,10\u00a0€.",
                "0,3\u00a0промилле сверх этой суммы.",
              ],
            },
            "Растёт он медленно: если жильё стоит вдвое больше, за нотариуса вы заплатите далеко не вдвое больше.",
          ],
        },
        {
          heading: "Кто платит за какой акт?",
          blocks: [
            {
              caption: "Кто и за что платит нотариусу",
              columns: ["Акт", "Кто платит", "Примерно сколько, с НДС"],
              rows: [
                ["Купля-продажа и первая копия", "Покупатель", "900–1\u00a0500\u00a0€"],
                ["Ипотека", "Банк; вы платите только за копии, которые попросите", "для вас 0\u00a0€"],
                ["Снятие ипотеки продавца", "Продавец", "60–200\u00a0€"],
                ["Доверенность", "Тот, кто её выдаёт", "30–60\u00a0€"],
              ],
            },
            "Ипотечный акт оплачивает банк по Закону 5/2019 (ст. 14.1 e). Прочтите пункт о расходах в договоре задатка: слова «все расходы несёт покупатель» могут переложить на вас и чужую долю. В остальной Испании, если не договорились иначе, за сам акт платит продавец, а за копии\u00a0— покупатель (Гражданский кодекс Испании, ст. 1455).",
          ],
        },
        {
          heading: "Как вести дела с нотариусом?",
          blocks: [
            {
              steps: [
                "Выберите нотариуса. Это вправе сделать покупатель, даже если банк или продавец предлагает своего.",
                "Сообщите цену, вид жилья и число покупателей и попросите прислать письменную смету.",
                "Если копия на гербовых листах никому не нужна, закажите только электронную.",
                "За несколько дней пришлите удостоверения личности, NIE и сведения о том, как вы платите, чтобы не пришлось составлять акт заново.",
                "После сделки проверьте счёт: пункты тарифа, листы, копии и НДС.",
              ],
            },
          ],
        },
        {
          heading: "Из-за чего счёт нотариуса растёт и что бесплатно?",
          blocks: [
            "Счёт растёт из-за приложений, нескольких квартир или парковочных мест в одном акте, доверенностей, которые надо проверить, и перевода для тех, кто не читает ни по-испански, ни по-каталански. Всё это известно заранее, поэтому предупредите нотариуса сразу.",
            {
              points: [
                "Консультация о сделке уже оплачена тарифом: брать за неё отдельно нотариус не вправе (RD 1426/1989, приложение II).",
                "Встреча, на которой нотариус до сделки объясняет условия ипотеки, бесплатна.",
                "Акт о снятии ипотеки стоит по тарифу 30,05\u00a0€, каким бы ни был кредит.",
                "Выезд нотариуса из конторы стоит от 18 до 24\u00a0€ за час.",
                "Скидка до 10\u00a0% возможна, но о ней надо договориться до сделки.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Как из тарифа 483\u00a0€ получается счёт?",
        blocks: [
          {
            caption: "Пример: жильё за 500\u00a0000\u00a0€, акт на двадцати листах",
            columns: ["Строка счёта", "Как считают", "Сумма"],
            rows: [
              ["Акт", "Пункт 2 тарифа, минус 5\u00a0%", "483,01\u00a0€"],
              ["Листы подлинника", "С пятого, 3,01\u00a0€ за страницу", "96,16\u00a0€"],
              ["Заверенная копия", "3,01\u00a0€ за лист, с двенадцатого половина", "46,58\u00a0€"],
              ["Две простые копии", "0,60\u00a0€ за лист", "24,04\u00a0€"],
              ["НДС", "21\u00a0%", "136,46\u00a0€"],
              ["Всего", "", "786,25\u00a0€"],
            ],
          },
          "Ещё десять листов, третья копия или доверенность, которую надо проверить, прибавляют по несколько десятков евро.",
        ],
      },
      inShort: [
        "Тариф нотариусов установлен декретом RD 1426/1989 для всей Испании; нотариус вправе снизить его не больше чем на 10\u00a0%.",
        "За акт купли-продажи платит покупатель, за ипотечный\u00a0— банк.",
        "С копиями, листами и НДС счёт выходит больше тарифа.",
      ],
      next: "Посмотрите нотариуса рядом с остальными расходами в [калькуляторе](/costs).",
      description:
        "Расходы на нотариуса при покупке жилья в Испании: обычно от 900 до 1500\u00a0€, тариф при цене от 200 000 до 1 000 000\u00a0€, счёт по строкам, кто и когда платит.",
      sources: [
        "Королевский декрет (RD) 1426/1989",
        "Королевский декрет-закон (RDL) 6/2000, ст. 35",
        "Гражданский кодекс Каталонии, ст. 531-6",
        "Закон 5/2019, ст. 14.1 e",
        "Ипотечный закон Испании, ст. 3; Гражданский кодекс Испании, ст. 1455",
      ],
    },
  },
};
