import type { Entry } from "../entry";

export const costsOfSelling: Entry = {
  theme: "selling",
  related: ["plusvalia", "income-tax-on-the-gain", "agents-fee", "selling-with-a-mortgage", "documents-to-sell"],
  isGeneral: true,
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "costs of selling",
        "selling costs",
        "cost of selling a flat in barcelona",
        "costs of selling a home",
        "cost of selling a house",
        "cost of selling a property in spain",
        "fees when selling a house",
        "what does it cost to sell",
        "seller's costs",
        "taxes and costs of selling",
        "fees for selling a house in spain",
        "who pays what when selling a house in spain",
      ],
      title: "The costs of selling a home",
      answers: {
        what: [
          "The costs of selling a home are the agent’s fee, plusvalía, income tax on the gain, the certificates and, if there is one, cancelling the mortgage.",
          "A resident couple who sell for €500,000 what cost them €400,000 and spend €25,000 on fee, documents and plusvalía pay €15,510 of income tax on top: €40,510, about 8% of the price.",
          "At a loss both taxes fall away, and over 65 so does the income tax on a main home.",
        ],
        cost: "The costs of selling are about 8% of the price in our example: €40,510 on a sale of €500,000, of which €25,000 are fee, documents and plusvalía and €15,510 income tax on a gain of €75,000. There is no fixed percentage, because the two taxes follow the gain and the land value and not the price. At a loss both fall away.",
        who: "The costs of selling are the owner’s: plusvalía, income tax, certificates and cancelling the mortgage. The buyer pays the tax on the purchase, the deed with its first copy and the land registry (Civil Code of Catalonia, art. 531-6).",
        time: "The costs of selling come in three waves. Certificates come before the advert, the fee and the mortgage on the day of signing. Plusvalía follows within 30\u00a0working days and income tax in the next year’s return.",
        tax: "The taxes among the costs of selling are two: plusvalía to the town hall, 30% of its base in Barcelona, within 30\u00a0working days, and income tax on the gain to the State. Residents pay 19 to 30% of the gain with the next return; non-residents 19%, of which the buyer withholds {withheld.rate} of the price in advance.",
      },
      sections: [
        {
          heading: "How much is each cost, and when is it due?",
          blocks: [
            {
              caption: "What a seller pays; prices of certificates and cancellation are a rough guide",
              columns: ["What", "How much", "When"],
              rows: [
                ["Energy certificate", "€100–200", "Before the advert"],
                ["Habitability certificate, if expired", "€65–160", "Before the advert"],
                ["Registry extract (nota simple)", "€9.02 plus VAT", "Before the advert"],
                ["Agent’s fee", "Usually 3–6% plus 21% VAT: €18,150–36,300 at €500,000", "Usually the day of the deed"],
                [
                  "Cancelling the mortgage",
                  "Debt; €60–200 notary, €30–100 registry, €200–400 if an agent files it",
                  "The day of the deed",
                ],
                ["Community fees and IBI", "Up to that day, shared as agreed", "The day of the deed"],
                ["Plusvalía", "30% of its base in Barcelona", "30 working days"],
                [
                  "Income tax on the gain",
                  "Residents 19–30%, non-residents 19%",
                  "Next spring; non-residents within four months",
                ],
              ],
            },
          ],
        },
        {
          heading: "What do you pay before the home is advertised?",
          blocks: [
            {
              points: [
                "The energy certificate, which every advert must show (Royal Decree 390/2021, arts. 15 and 17).",
                "The habitability certificate (cédula de habitabilidad), if yours has run out.",
                "A land registry extract (nota simple), to see what is recorded.",
                "Small repairs and, if you want them, preparation and photographs.",
              ],
            },
            "A technician sets the price of the first two. Ask two for a quote, and check first whether the old certificates are still valid.",
          ],
        },
        {
          heading: "What is taken off on the day of signing?",
          blocks: [
            {
              points: [
                "What you still owe the bank, and the provision for cancelling the mortgage.",
                "The agent’s fee with VAT, if your agreement makes it due that day.",
                "Community fees and property tax (IBI) up to that date, as agreed.",
                "If you live abroad: {withheld.rate} of the price, which the buyer pays to the tax office (form 210 brings back what exceeds your tax), and usually the plusvalía.",
              ],
            },
          ],
        },
        {
          heading: "Which taxes follow after the sale?",
          blocks: [
            "The town hall taxes the rise in land value, and the State taxes your gain. Neither is due if you sell for less than you paid, yet both have to be declared. For the income tax you may count the fee, the certificates and the plusvalía as costs of the sale (Law 35/2006, art. 35).",
          ],
        },
        {
          heading: "How do you calculate what stays with you?",
          blocks: [
            {
              steps: [
                "Take a price you would really accept, not the one you hope for.",
                "Take away the mortgage: ask the bank for the balance outstanding.",
                "Take away fee, documents and cancellation.",
                "Take away both taxes, with the gain worked out from your old deed.",
                "What is left is the figure to plan your next home with.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "The same sale by three couples",
        blocks: [
          {
            caption:
              "Sold for €500,000, cost €400,000, mortgage of €150,000; fee, documents and plusvalía taken as €25,000",
            columns: ["", "Residents", "Residents, both over 65, main home", "Non-residents"],
            rows: [
              ["Price", "€500,000", "€500,000", "€500,000"],
              ["Fee, documents, plusvalía", "€25,000", "€25,000", "€25,000"],
              ["Mortgage", "€150,000", "€150,000", "€150,000"],
              ["Gain", "€75,000", "€75,000", "€75,000"],
              ["Income tax", "2 × €7,755", "€0", "19%: €14,250"],
              ["Stays with them", "€309,490", "€325,000", "€310,750"],
            ],
          },
          "The non-residents see €310,000 on the day, because €15,000 are withheld; €750 come back with form 210.",
        ],
      },
      inShort: [
        "A seller pays plusvalía, income tax on the gain, the agent’s fee and the certificates.",
        "Income tax follows the gain; plusvalía, the cadastral value of the land and the years, or the gain where that costs less.",
        "Knowing the sum beforehand tells you which offer you can accept.",
      ],
      next: "Begin with the price: a [free valuation](/valuation) gives you the range to work with.",
      description:
        "The costs of selling a home in Barcelona: what you pay before the advertisement, at the notary’s and afterwards, which taxes follow and what stays with you.",
      sources: [
        "Royal Legislative Decree 2/2004, arts. 104 to 110",
        "Law 35/2006, arts. 33 to 38",
        "Royal Decree 390/2021, arts. 15 and 17",
        "Civil Code of Catalonia, art. 531-6",
      ],
    },
    es: {
      names: [
        "quién paga qué al vender un piso",
        "gastos de venta",
        "gastos de vender un piso",
        "gastos al vender una vivienda",
        "gastos de la venta de un piso",
        "cuánto cuesta vender un piso",
        "gastos del vendedor",
        "impuestos y gastos de la venta",
        "qué paga el vendedor",
        "gastos por vender una casa",
        "impuestos y gastos al vender un piso",
        "gastos venta piso quién paga qué",
      ],
      title: "Los gastos de venta de una vivienda",
      answers: {
        what: [
          "Los gastos de venta que paga el vendedor son los honorarios de la agencia, la plusvalía municipal, el impuesto sobre la ganancia, los certificados y, si la hay, la cancelación de la hipoteca.",
          "Un matrimonio residente que vende por 500.000\u00a0€ lo que le costó 400.000\u00a0€ y gasta 25.000\u00a0€ en honorarios, documentos y plusvalía paga además 15.510\u00a0€ de renta: 40.510\u00a0€, cerca del 8\u00a0% del precio.",
          "Si se vende con pérdidas no hay ninguno de los dos impuestos, y con más de 65\u00a0años no hay renta por la vivienda habitual.",
        ],
        cost: "Los gastos de venta son cerca del 8\u00a0% del precio en nuestro ejemplo: 40.510\u00a0€ en una venta de 500.000\u00a0€, de los que 25.000\u00a0€ son honorarios, documentos y plusvalía, y 15.510\u00a0€, renta por una ganancia de 75.000\u00a0€. No hay un porcentaje fijo, porque los dos impuestos siguen a la ganancia y al valor del suelo, no al precio. Si se vende con pérdida, desaparecen los dos.",
        who: "Los gastos de venta son del propietario: plusvalía, impuesto sobre la renta, certificados y cancelación de la hipoteca. Quien compra paga su impuesto, la escritura con la primera copia y el registro (Código civil de Cataluña, art. 531-6).",
        time: "Los gastos de venta llegan en tres momentos. Los certificados se pagan antes del anuncio; honorarios e hipoteca, el día de la firma. La plusvalía se paga en los 30\u00a0días hábiles siguientes, y el impuesto sobre la ganancia, con la renta del año siguiente.",
        tax: "Los impuestos entre los gastos de venta son dos: la plusvalía, al ayuntamiento (en Barcelona, el 30\u00a0% de la base, en 30\u00a0días hábiles), y el impuesto sobre la ganancia, al Estado. El residente paga del 19 al 30\u00a0% de lo ganado en la renta siguiente; el no residente, el 19\u00a0%, y el comprador le retiene antes un {withheld.rate} del precio.",
      },
      sections: [
        {
          heading: "¿Cuánto es cada gasto y cuándo se paga?",
          blocks: [
            {
              caption: "Lo que paga quien vende; certificados y cancelación, precios orientativos",
              columns: ["Qué", "Cuánto", "Cuándo"],
              rows: [
                ["Certificado energético", "100–200\u00a0€", "Antes del anuncio"],
                ["Cédula de habitabilidad, si ha caducado", "65–160\u00a0€", "Antes del anuncio"],
                ["Nota simple", "9,02\u00a0€ más IVA", "Antes del anuncio"],
                [
                  "Honorarios de la agencia",
                  "Suelen ser el 3–6\u00a0% más 21\u00a0% de IVA: 18.150–36.300\u00a0€ en 500.000\u00a0€",
                  "Suele ser el día de la escritura",
                ],
                [
                  "Cancelar la hipoteca",
                  "La deuda; 60–200\u00a0€ notaría, 30–100\u00a0€ registro, 200–400\u00a0€ si va una gestoría",
                  "El día de la escritura",
                ],
                ["Comunidad e IBI", "Hasta ese día, según lo pactado", "El día de la escritura"],
                ["Plusvalía", "30\u00a0% de la base en Barcelona", "30 días hábiles"],
                [
                  "Impuesto sobre la ganancia",
                  "Residentes 19–30\u00a0%, no residentes 19\u00a0%",
                  "La renta siguiente; no residentes, cuatro meses",
                ],
              ],
            },
          ],
        },
        {
          heading: "¿Qué se paga antes de anunciarla?",
          blocks: [
            {
              points: [
                "El certificado energético, que todo anuncio debe mostrar (Real Decreto 390/2021, arts. 15 y 17).",
                "La cédula de habitabilidad, si la suya ha caducado.",
                "Una nota simple, para ver qué consta en el registro.",
                "Los arreglos pequeños y, si los quiere, preparación y fotografías.",
              ],
            },
            "Los dos primeros los cobra un técnico, sin tarifa oficial. Pida dos presupuestos y mire antes si los documentos que tiene siguen vigentes.",
          ],
        },
        {
          heading: "¿Qué se descuenta el día de la firma?",
          blocks: [
            {
              points: [
                "Lo que debe al banco y la provisión para cancelar la hipoteca.",
                "Los honorarios con su IVA, si el encargo dice que se pagan ese día.",
                "La comunidad y el IBI hasta esa fecha, según lo pactado.",
                "Si reside fuera: el {withheld.rate} del precio, que el comprador ingresa en Hacienda (lo que exceda de su impuesto se recupera con el modelo 210), y casi siempre la plusvalía.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué impuestos vienen después de la venta?",
          blocks: [
            "El ayuntamiento grava lo que ha subido el suelo y la Agencia Tributaria, lo que ha ganado usted. Si vende por menos de lo que pagó no debe ninguno de los dos, pero hay que declararlos. En la renta, honorarios, certificados y plusvalía se restan como gastos de la venta (Ley 35/2006, art. 35).",
          ],
        },
        {
          heading: "¿Cómo se calcula lo que le queda?",
          blocks: [
            {
              steps: [
                "Parta de un precio que aceptaría de verdad, no del que espera.",
                "Reste la hipoteca: pida al banco el capital pendiente.",
                "Reste honorarios, documentación y cancelación.",
                "Reste los dos impuestos, con la ganancia que resulta de su escritura.",
                "Con esa cifra puede planear la próxima vivienda.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "La misma venta, tres matrimonios",
        blocks: [
          {
            caption:
              "Venden por 500.000\u00a0€ lo que costó 400.000\u00a0€, con 150.000\u00a0€ de hipoteca; honorarios, documentos y plusvalía, supuestos en 25.000\u00a0€",
            columns: ["", "Residentes", "Residentes mayores de 65, vivienda habitual", "No residentes"],
            rows: [
              ["Precio", "500.000\u00a0€", "500.000\u00a0€", "500.000\u00a0€"],
              ["Honorarios, documentos, plusvalía", "25.000\u00a0€", "25.000\u00a0€", "25.000\u00a0€"],
              ["Hipoteca", "150.000\u00a0€", "150.000\u00a0€", "150.000\u00a0€"],
              ["Ganancia", "75.000\u00a0€", "75.000\u00a0€", "75.000\u00a0€"],
              ["Impuesto sobre la ganancia", "2 × 7.755\u00a0€", "0\u00a0€", "19\u00a0%: 14.250\u00a0€"],
              ["Les queda", "309.490\u00a0€", "325.000\u00a0€", "310.750\u00a0€"],
            ],
          },
          "Los no residentes reciben 310.000\u00a0€ ese día, porque se les retienen 15.000\u00a0€; con el modelo 210 recuperan 750\u00a0€.",
        ],
      },
      inShort: [
        "Quien vende paga la plusvalía, el impuesto sobre la ganancia, los honorarios y los certificados.",
        "El impuesto sobre la renta depende de la ganancia; la plusvalía, del valor catastral del suelo y de los años, o de la ganancia si así sale a menos.",
        "Saber la suma de antemano dice qué oferta se puede aceptar.",
      ],
      next: "Empiece por el precio: con una [valoración gratuita](/valuation) tendrá la horquilla para hacer cuentas.",
      description:
        "Gastos de venta de una vivienda: qué se paga antes del anuncio, qué se descuenta en la notaría, qué impuestos llegan después y cómo calcular lo que le queda.",
      sources: [
        "Real Decreto Legislativo 2/2004, arts. 104 a 110",
        "Ley 35/2006, arts. 33 a 38",
        "Real Decreto 390/2021, arts. 15 y 17",
        "Código civil de Cataluña, art. 531-6",
      ],
    },
    ca: {
      names: [
        "despeses de venda",
        "despeses de vendre un pis",
        "despeses en vendre un habitatge",
        "despeses de la venda d'un pis",
        "quant costa vendre un pis",
        "despeses del venedor",
        "impostos i despeses de la venda",
        "impostos de vendre un pis",
        "què paga el venedor",
        "impostos i despeses de vendre un pis",
        "despeses venda pis qui paga què",
      ],
      title: "Les despeses de venda d’un habitatge",
      answers: {
        what: [
          "Les despeses de vendre que paga el venedor són els honoraris de l’agència, la plusvàlua municipal, l’impost sobre el guany, els certificats i, si n’hi ha, la cancel·lació de la hipoteca.",
          "Un matrimoni resident que ven per 500.000\u00a0€ el que li va costar 400.000\u00a0€ i gasta 25.000\u00a0€ en honoraris, documents i plusvàlua paga a més 15.510\u00a0€ de renda: 40.510\u00a0€, prop del 8\u00a0% del preu.",
          "Si es ven amb pèrdues no hi ha cap dels dos impostos, i amb més de 65\u00a0anys no hi ha renda per l’habitatge habitual.",
        ],
        cost: "Les despeses de vendre són prop del 8\u00a0% del preu al nostre exemple: 40.510\u00a0€ en una venda de 500.000\u00a0€, dels quals 25.000\u00a0€ són honoraris, documents i plusvàlua, i 15.510\u00a0€, renda per un guany de 75.000\u00a0€. No hi ha cap percentatge fix, perquè els dos impostos segueixen el guany i el valor del sòl, no el preu. Si es ven amb pèrdua, desapareixen tots dos.",
        who: "Les despeses de venda són del propietari: plusvàlua, impost sobre la renda, certificats i cancel·lació de la hipoteca. Qui compra paga el seu impost, l’escriptura amb la primera còpia i el registre (Codi civil de Catalunya, art. 531-6).",
        time: "Les despeses de venda arriben en tres moments. Els certificats es paguen abans de l’anunci; honoraris i hipoteca, el dia de la signatura. La plusvàlua, en els 30\u00a0dies hàbils següents, i la renda, l’any següent.",
        tax: "Els impostos entre les despeses de vendre són dos: la plusvàlua, a l’ajuntament (a Barcelona, el 30\u00a0% de la base, en 30\u00a0dies hàbils), i l’impost sobre el guany, a l’Estat. El resident paga del 19 al 30\u00a0% del que ha guanyat a la renda següent; el no resident, el 19\u00a0%, i el comprador li reté abans un {withheld.rate} del preu.",
      },
      sections: [
        {
          heading: "Quant és cada despesa i quan es paga?",
          blocks: [
            {
              caption: "El que paga qui ven; certificats i cancel·lació, preus orientatius",
              columns: ["Què", "Quant", "Quan"],
              rows: [
                ["Certificat energètic", "100–200\u00a0€", "Abans de l’anunci"],
                ["Cèdula d’habitabilitat, si ha caducat", "65–160\u00a0€", "Abans de l’anunci"],
                ["Nota simple", "9,02\u00a0€ més IVA", "Abans de l’anunci"],
                [
                  "Honoraris de l’agència",
                  "Solen ser el 3–6\u00a0% més 21\u00a0% d’IVA: 18.150–36.300\u00a0€ en 500.000\u00a0€",
                  "Sol ser el dia de l’escriptura",
                ],
                [
                  "Cancel·lar la hipoteca",
                  "El deute; 60–200\u00a0€ notaria, 30–100\u00a0€ registre, 200–400\u00a0€ si hi va una gestoria",
                  "El dia de l’escriptura",
                ],
                ["Comunitat i IBI", "Fins aquell dia, segons el pacte", "El dia de l’escriptura"],
                ["Plusvàlua", "30\u00a0% de la base a Barcelona", "30 dies hàbils"],
                [
                  "Impost sobre el guany",
                  "Residents 19–30\u00a0%, no residents 19\u00a0%",
                  "La renda següent; no residents, quatre mesos",
                ],
              ],
            },
          ],
        },
        {
          heading: "Què es paga abans d’anunciar-lo?",
          blocks: [
            {
              points: [
                "El certificat energètic, que tot anunci ha de mostrar (Reial decret 390/2021, arts. 15 i 17).",
                "La cèdula d’habitabilitat, si la seva ha caducat.",
                "Una nota simple, per veure què consta al registre.",
                "Els arranjaments petits i, si en vol, preparació i fotografies.",
              ],
            },
            "Els dos primers els cobra un tècnic, sense tarifa oficial. Demani dos pressupostos i miri abans si els documents que té encara són vigents.",
          ],
        },
        {
          heading: "Què es descompta el dia de la signatura?",
          blocks: [
            {
              points: [
                "El que deu al banc i la provisió per cancel·lar la hipoteca.",
                "Els honoraris amb l’IVA, si l’encàrrec diu que es paguen aquell dia.",
                "La comunitat i l’IBI fins a aquella data, segons el que s’hagi pactat.",
                "Si resideix fora: el {withheld.rate} del preu, que el comprador ingressa a Hisenda (el que superi el seu impost es recupera amb el model 210), i gairebé sempre la plusvàlua.",
              ],
            },
          ],
        },
        {
          heading: "Quins impostos venen després de la venda?",
          blocks: [
            "L’ajuntament grava el que ha pujat el sòl i l’Agència Tributària, el que ha guanyat vostè. Si ven per menys del que va pagar no en deu cap dels dos, però s’han de declarar. En la renda, honoraris, certificats i plusvàlua es resten com a despeses de la venda (Llei 35/2006, art. 35).",
          ],
        },
        {
          heading: "Com es calcula el que li queda?",
          blocks: [
            {
              steps: [
                "Parteixi d’un preu que acceptaria de debò, no del que espera.",
                "Resti’n la hipoteca: demani al banc el capital pendent.",
                "Resti’n honoraris, documentació i cancel·lació.",
                "Resti’n els dos impostos, amb el guany que resulta de la seva escriptura.",
                "Amb aquesta xifra pot planejar el pròxim habitatge.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "La mateixa venda, tres matrimonis",
        blocks: [
          {
            caption:
              "Venen per 500.000\u00a0€ el que va costar 400.000\u00a0€, amb 150.000\u00a0€ d’hipoteca; honoraris, documents i plusvàlua, suposats en 25.000\u00a0€",
            columns: ["", "Residents", "Residents majors de 65, habitatge habitual", "No residents"],
            rows: [
              ["Preu", "500.000\u00a0€", "500.000\u00a0€", "500.000\u00a0€"],
              ["Honoraris, documents, plusvàlua", "25.000\u00a0€", "25.000\u00a0€", "25.000\u00a0€"],
              ["Hipoteca", "150.000\u00a0€", "150.000\u00a0€", "150.000\u00a0€"],
              ["Guany", "75.000\u00a0€", "75.000\u00a0€", "75.000\u00a0€"],
              ["Impost sobre el guany", "2 × 7.755\u00a0€", "0\u00a0€", "19\u00a0%: 14.250\u00a0€"],
              ["Els queda", "309.490\u00a0€", "325.000\u00a0€", "310.750\u00a0€"],
            ],
          },
          "Els no residents reben 310.000\u00a0€ aquell dia, perquè se’ls en retenen 15.000; amb el model 210 en recuperen 750.",
        ],
      },
      inShort: [
        "Qui ven paga la plusvàlua, l’impost sobre el guany, els honoraris i els certificats.",
        "L’impost sobre el guany depèn del que s’hagi guanyat; la plusvàlua, del valor cadastral del sòl i dels anys, o del guany si així surt a menys.",
        "Saber la suma per endavant diu quina oferta es pot acceptar.",
      ],
      next: "Comenci pel preu: amb una [valoració gratuïta](/valuation) tindrà l’interval per fer comptes.",
      description:
        "Despeses de venda d’un habitatge: què es paga abans de l’anunci, què es descompta a la notaria, quins impostos venen després i com es calcula el que li queda.",
      sources: [
        "Reial decret legislatiu 2/2004, arts. 104 a 110",
        "Llei 35/2006, arts. 33 a 38",
        "Reial decret 390/2021, arts. 15 i 17",
        "Codi civil de Catalunya, art. 531-6",
      ],
    },
    ru: {
      names: [
        "расходы при продаже",
        "расходы при продаже квартиры",
        "расходы при продаже жилья",
        "расходы продавца",
        "сколько стоит продать квартиру",
        "что платит продавец",
        "налоги и расходы при продаже",
        "затраты на продажу недвижимости",
        "расходы и налоги при продаже квартиры в испании",
        "кто что платит при продаже квартиры в испании",
      ],
      title: "Расходы при продаже жилья",
      answers: {
        what: [
          "Расходы при продаже жилья\u00a0— это комиссия агентства, городской налог plusvalía, налог на доход, сертификаты и, если есть ипотека, её снятие.",
          "Супруги-резиденты продали за 500\u00a0000\u00a0€ то, что обошлось в 400\u00a0000\u00a0€, и отдали 25\u00a0000\u00a0€ за комиссию, документы и plusvalía. Налог на доход составит ещё 15\u00a0510\u00a0€: всего 40\u00a0510\u00a0€, около 8\u00a0% цены.",
          "При продаже с убытком обоих налогов нет, а после 65\u00a0лет нет налога на доход за основное жильё.",
        ],
        cost: "Расходы при продаже в нашем примере составляют около 8\u00a0% цены: 40\u00a0510\u00a0€ с 500\u00a0000\u00a0€, из них 25\u00a0000\u00a0€\u00a0— комиссия, документы и plusvalía, а 15\u00a0510\u00a0€\u00a0— налог с дохода в 75\u00a0000\u00a0€. Твёрдого процента нет: оба налога зависят от дохода и стоимости земли, а не от цены. При продаже в убыток нет ни того, ни другого.",
        who: "Расходы при продаже несёт собственник: plusvalía, налог на доход, сертификаты и снятие ипотеки. Покупатель платит свой налог, нотариальный акт с первой копией и реестр (Гражданский кодекс Каталонии, ст. 531-6).",
        time: "Расходы при продаже приходят в три приёма. Сертификаты\u00a0— до объявления, комиссия и ипотека\u00a0— в день сделки, plusvalía — за 30\u00a0рабочих дней после неё, а налог на доход\u00a0— в декларации на следующий год.",
        tax: "Налогов среди расходов при продаже два: городу plusvalía (в Барселоне 30\u00a0% с базы, за 30\u00a0рабочих дней) и государству налог на доход. Резидент платит от 19 до 30\u00a0% дохода с декларацией следующей весной, нерезидент 19\u00a0%, причём {withheld.rate} цены покупатель удерживает заранее.",
      },
      sections: [
        {
          heading: "Сколько стоит каждая статья и когда её платят?",
          blocks: [
            {
              caption: "Что платит продавец; сертификаты и погашение ипотеки ориентировочно",
              columns: ["Что", "Сколько", "Когда"],
              rows: [
                ["Сертификат энергоэффективности", "100–200\u00a0€", "До объявления"],
                ["Свидетельство о пригодности, если истекло", "65–160\u00a0€", "До объявления"],
                ["Выписка из реестра", "9,02\u00a0€ плюс НДС", "До объявления"],
                [
                  "Комиссия агентства",
                  "Обычно 3–6\u00a0% плюс 21\u00a0% НДС: 18\u00a0150–36\u00a0300\u00a0€ с 500\u00a0000\u00a0€",
                  "Обычно в день акта",
                ],
                [
                  "Снятие ипотеки",
                  "Долг; 60–200\u00a0€ нотариус, 30–100\u00a0€ реестр, 200–400\u00a0€ через gestoría",
                  "В день акта",
                ],
                ["Взносы в сообщество и IBI", "До этого дня, как договорились", "В день акта"],
                ["Plusvalía", "В Барселоне 30\u00a0% базы", "30 рабочих дней"],
                [
                  "Налог на доход",
                  "Резиденты 19–30\u00a0%, нерезиденты 19\u00a0%",
                  "Следующая декларация; нерезиденты четыре месяца",
                ],
              ],
            },
          ],
        },
        {
          heading: "За что платят до объявления?",
          blocks: [
            {
              points: [
                "За сертификат энергоэффективности: этикетка с классом нужна в любом объявлении (RD 390/2021, ст. 15 и 17).",
                "За свидетельство о пригодности для проживания (cédula de habitabilidad), если срок вашего истёк.",
                "За выписку из реестра (nota simple), чтобы увидеть, что в нём записано.",
                "За мелкий ремонт, а если хотите, то и за подготовку и съёмку.",
              ],
            },
            "Первые два документа готовит технический архитектор, официальной цены на них нет. Попросите две сметы, но сначала проверьте, не действуют ли ещё те документы, что у вас уже есть.",
          ],
        },
        {
          heading: "Что вычтут в день сделки?",
          blocks: [
            {
              points: [
                "Остаток долга банку и сумму на снятие ипотеки.",
                "Комиссию агентства с НДС, если по агентскому договору её платят в этот день.",
                "Взносы в сообщество и налог на недвижимость (IBI) до этой даты, как договорились.",
                "Если вы живёте за границей: {withheld.rate} цены, которые покупатель платит в налоговую службу (излишек сверх налога возвращают по форме 210), и почти всегда plusvalía.",
              ],
            },
          ],
        },
        {
          heading: "Какие налоги придут после продажи?",
          blocks: [
            "Город облагает прирост стоимости земли, государство\u00a0— ваш доход. Если вы продали дешевле, чем купили, платить не нужно ни того ни другого, но подать обе декларации всё равно надо. Комиссию, сертификаты и plusvalía при расчёте дохода вычитают как расходы на продажу (Закон 35/2006, ст. 35).",
          ],
        },
        {
          heading: "Как посчитать, сколько останется у вас?",
          blocks: [
            {
              steps: [
                "Возьмите цену, на которую вы действительно согласитесь, а не ту, на которую надеетесь.",
                "Вычтите ипотеку: остаток долга сообщит банк.",
                "Вычтите комиссию, документы и снятие ипотеки.",
                "Вычтите оба налога, посчитав доход по нотариальному акту о своей покупке.",
                "С той суммой, что получилась, можно выбирать следующее жильё.",
              ],
            },
          ],
        },
        {
          heading: "Что вы не платите как продавец?",
          blocks: [
            {
              points: [
                "Налог на передачу имущества (ITP) или НДС с цены: их платит покупатель.",
                "Нотариальный акт с первой копией и запись в реестре, если в договоре не сказано иное.",
                "Оценку для банка и расходы на ипотеку покупателя.",
                "Взносы в сообщество и IBI за время после сделки: дни считают до передачи ключей.",
              ],
            },
            "Иногда стороны договариваются иначе, например делят IBI за год поровну. Такой пункт должен стоять в договоре задатка, иначе в день сделки спорить поздно.",
          ],
        },
      ],
      example: {
        heading: "Одна и та же продажа у трёх супружеских пар",
        blocks: [
          {
            caption:
              "Цена 500\u00a0000\u00a0€, покупка обошлась в 400\u00a0000\u00a0€, ипотека 150\u00a0000\u00a0€; комиссию, документы и plusvalía примем за 25\u00a0000\u00a0€",
            columns: ["", "Резиденты", "Резиденты старше 65, основное жильё", "Нерезиденты"],
            rows: [
              ["Цена", "500\u00a0000\u00a0€", "500\u00a0000\u00a0€", "500\u00a0000\u00a0€"],
              ["Комиссия, документы, plusvalía", "25\u00a0000\u00a0€", "25\u00a0000\u00a0€", "25\u00a0000\u00a0€"],
              ["Ипотека", "150\u00a0000\u00a0€", "150\u00a0000\u00a0€", "150\u00a0000\u00a0€"],
              ["Доход", "75\u00a0000\u00a0€", "75\u00a0000\u00a0€", "75\u00a0000\u00a0€"],
              ["Налог на доход", "2 × 7755\u00a0€", "0\u00a0€", "19\u00a0%: 14\u00a0250\u00a0€"],
              ["Останется", "309\u00a0490\u00a0€", "325\u00a0000\u00a0€", "310\u00a0750\u00a0€"],
            ],
          },
          "Нерезиденты в день сделки получат 310\u00a0000\u00a0€, потому что 15\u00a0000\u00a0€ удержат; 750\u00a0€ вернутся по форме 210.",
        ],
      },
      inShort: [
        "Продавец платит plusvalía, налог на доход, комиссию агентства и за сертификаты.",
        "Ни один из налогов не считают прямо с цены продажи.",
        "Если знать сумму заранее, видно, на какое предложение можно согласиться.",
      ],
      next: "Начните с цены: [бесплатная оценка](/valuation) даст ценовой диапазон для расчёта.",
      description:
        "Расходы при продаже жилья в Барселоне: за что платят до объявления, что вычтут у нотариуса, какие налоги придут потом и как посчитать, сколько останется.",
      sources: [
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 104–110",
        "Закон 35/2006, ст. 33–38",
        "Королевский декрет (RD) 390/2021, ст. 15 и 17",
        "Гражданский кодекс Каталонии, ст. 531-6",
      ],
    },
  },
};
