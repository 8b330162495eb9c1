import type { Entry } from "../entry";

export const mortgageForUsCitizens: Entry = {
  theme: "mortgage",
  reader: "non-resident",
  related: ["mortgage-documents", "nie", "buying-from-abroad", "bank-account"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "mortgage in spain for us citizens",
        "spanish mortgage for us citizens",
        "mortgage for americans in spain",
        "can americans get a mortgage in spain",
        "american mortgage in spain",
        "us citizen mortgage barcelona",
        "mortgage in spain with us income",
      ],
      title: "A mortgage in Spain for US citizens",
      answers: {
        what: [
          "US citizens can get a mortgage in Spain: {loan.abroad} of the price if they live in the States, and up to {loan.share} if they live and pay tax in Spain.",
          "A loan of €210,000, 70% of €300,000, costs €996 a month over 25 years at an assumed 3%; with taxes and costs you bring €126,000 to €156,000 of your own.",
          "What differs from other foreigners is what you sign: a W-9 with your tax number, because banks report Americans’ accounts to the IRS (FATCA), and your income in dollars.",
        ],
        cost: "A mortgage in Spain for US citizens has no rate of its own: each bank sets one, often above what a resident gets. New loans averaged 2.81% in October 2025 (INE); we hold no later figure. €210,000 over 25 years cost €996 a month at an assumed 3% and €1,051 at 3.5%. You pay the valuation, €250 to €600, and your own copies; the bank pays the deed of the loan, its registration and the stamp duty.",
        time: "A mortgage in Spain for US citizens takes longer than a local one, mostly because of documents: allow about three weeks for the NIE at a consulate and one to three weeks for a power of attorney with its apostille. In Catalonia the bank’s binding documents must be yours {loan.days} calendar days before signing. The loan itself usually runs {loan.yearsAbroad} years.",
        conditions:
          "For a mortgage in Spain, US citizens living in the States usually need an NIE, a W-9, income they can prove, all debts within {loan.debtsAbroad} of net income, and 30–40% of the price plus about {loan.costs} for taxes and costs. The last payment should fall before you turn {loan.age}.",
        must: "Yes, US citizens can get a mortgage in Spain, with or without a residence permit: no law asks for Spanish nationality. Not every bank takes Americans, though, because of the reporting that FATCA brings, so ask that first and ask two or three.",
        how: "To get a mortgage in Spain, US citizens start with the NIE at the consulate (about €10, some three weeks) and ask two or three banks whether they take US persons and dollar income. With an answer in writing you sign the deposit contract, wait for the valuation and the binding offer, {loan.days} days, and sign at the notary’s or through somebody with a power of attorney.",
        papers:
          "For a mortgage in Spain a bank asks US citizens for the passport, NIE, W-9, the last federal tax returns (Form 1040), W-2s or pay stubs, bank and brokerage statements and a US credit report. Ask which of them need a sworn translation before you pay for any.",
      },
      sections: [
        {
          heading: "What is different for Americans?",
          blocks: [
            {
              points: [
                "FATCA: the bank reports your account to the US tax office. You sign a W-9 with your Social Security number, wherever you live. Some banks avoid that work and turn Americans down.",
                "Credit score: a FICO score isn’t read in Spain. Banks want the full credit report and look at debts against income.",
                "Dollars: the bank counts them with a margin for the exchange rate. A euro loan paid from dollars may count as one in foreign currency, with a right to convert it (Law 5/2019, art.\u00a020): ask how your bank sees it.",
                "Points, escrow and thirty years fixed without charges aren’t the custom. Terms are shorter, and repaying a fixed loan early may cost up to 2% in the first ten years.",
                "Tax residence decides, not the passport: an American who lives and pays tax in Barcelona is usually treated as a resident, with up to {loan.share} and {loan.years} years.",
              ],
            },
          ],
        },
        {
          heading: "What do you pay each month, and what do you bring?",
          blocks: [
            {
              caption:
                "Buyer living in the States: assumed 3% over 25 years, no offer; cash with a lawyer, costs about 12%",
              columns: ["Price and share", "Loan", "A month", "Net income for 30%", "Cash you bring"],
              rows: [
                ["€300,000, 60%", "€180,000", "€854", "€2,850", "€156,000"],
                ["€300,000, 70%", "€210,000", "€996", "€3,320", "€126,000"],
                ["€600,000, 60%", "€360,000", "€1,707", "€5,690", "€312,000"],
                ["€600,000, 70%", "€420,000", "€1,992", "€6,640", "€252,000"],
              ],
            },
            "With a term of 20 years €210,000 come to €1,165. In dollars, at an assumed $1.10 to the euro, €996 is $1,096; if the euro rises to $1.20, the same payment is $1,195.",
          ],
        },
        {
          heading: "In which order, and how long does each step take?",
          blocks: [
            {
              steps: [
                "NIE at the Spanish consulate: about €10, some three weeks.",
                "The file for two or three banks: ask each first whether it accepts US persons.",
                "An answer in writing with share, rate and years, before you sign anything.",
                "Deposit contract (arras), usually 10%, with the loan named in it: if the bank refuses through no fault of yours, you may withdraw and get it back (Civil Code of Catalonia, art.\u00a0621-49).",
                "Valuation, €250 to €600, and the binding offer (FEIN): at least {loan.days} calendar days before signing.",
                "Free meeting with the notary, then the deed. A power of attorney signed in the States needs an apostille from the Secretary of State of your state and must mention the mortgage as well.",
              ],
            },
          ],
        },
        {
          heading: "Where does an American’s application fail?",
          blocks: [
            {
              points: [
                "The bank learns only at the end that the client is a US person.",
                "The down payment sits in a brokerage account, and selling and transferring it takes longer than the deposit contract allows.",
                "The power of attorney covers the purchase and leaves out the mortgage deed and the notary’s meeting before it.",
                "Student loans, cards and the mortgage at home fill the {loan.debtsAbroad} of net income.",
                "A large transfer has no documents that show where the money comes from.",
              ],
            },
          ],
        },
        {
          heading: "Should you borrow in Spain or in the States?",
          blocks: [
            "Raising money on a home in the States means no Spanish bank, no valuation and no FATCA file, and you can offer on the Spanish home like a cash buyer. Against it stand the American rate, the risk on a home you already own, and the exchange of the whole sum in one go. Put both monthly payments side by side in the same currency, and ask a US tax adviser how the interest and the account are declared.",
          ],
        },
      ],
      inShort: [
        "US citizens borrow in Spain on the terms of non-residents, or of residents if they live here.",
        "The bank reports their account to the US tax office and asks for a W-9.",
      ],
      next: "[Work out your cash as a buyer who lives abroad](/costs) before you speak to a bank.",
      description:
        "Mortgage in Spain for US citizens: 60–70% of the price, €996 a month on €210,000 at 3%, W-9 and FATCA, dollar income, documents, order of steps and 14 days.",
      sources: [
        "Law 5/2019, arts.\u00a014, 15, 20 and 23",
        "Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1",
        "Civil Code of Catalonia, art.\u00a0621-49",
        "INE, mortgage statistics, October 2025",
      ],
    },
    es: {
      names: [
        "hipoteca para estadounidenses",
        "hipoteca para ciudadanos de estados unidos",
        "hipoteca para americanos en españa",
        "hipoteca con ingresos en dólares",
        "hipoteca para estadounidenses en españa",
      ],
      title: "La hipoteca para estadounidenses",
      answers: {
        what: [
          "La hipoteca para estadounidenses cubre el {loan.abroad} del precio si viven en su país, y hasta el {loan.share} si viven y tributan en España.",
          "Un préstamo de 210.000\u00a0€, el 70\u00a0% de 300.000\u00a0€, cuesta 996\u00a0€ al mes a 25 años y un 3\u00a0% supuesto; con impuestos y gastos, ponen de su bolsillo entre 126.000 y 156.000\u00a0€.",
          "Lo que cambia respecto a otros extranjeros es lo que se firma: el formulario W-9 con su número fiscal, porque los bancos informan de sus cuentas a la agencia estadounidense (FATCA), y los ingresos en dólares.",
        ],
        cost: "La hipoteca para estadounidenses no tiene un tipo propio: lo pone cada banco y a menudo supera el de un residente. La media de las nuevas fue del 2,81\u00a0% en octubre de 2025 (INE), y no tenemos un dato posterior. 210.000\u00a0€ a 25 años son 996\u00a0€ al mes a un 3\u00a0% supuesto y 1.051\u00a0€ al 3,5\u00a0%. Usted paga la tasación, de 250 a 600\u00a0€, y sus copias; el banco, la escritura del préstamo, su inscripción y el AJD.",
        time: "La hipoteca para estadounidenses tarda más que la de un residente, sobre todo por los documentos: unas tres semanas el NIE en un consulado y de una a tres el poder con su apostilla. En Cataluña, la oferta vinculante ha de estar en sus manos {loan.days} días naturales antes de firmar. El préstamo suele darse a {loan.yearsAbroad} años.",
        conditions:
          "Para la hipoteca, a los estadounidenses que viven en su país se les pide NIE, W-9, ingresos demostrables, todas las deudas dentro del {loan.debtsAbroad} de los ingresos netos y un 30–40\u00a0% del precio, más cerca del {loan.costs} de impuestos y gastos. La última cuota ha de caer antes de los {loan.age} años.",
        must: "Sí, se concede hipoteca para estadounidenses, con permiso de residencia o sin él: la ley no exige nacionalidad española. Pero no todos los bancos los admiten, por la información que exige FATCA: pregunte eso primero, y en dos o tres.",
        how: "Para la hipoteca, los estadounidenses empiezan por el NIE en el consulado (unos 10\u00a0€ y tres semanas) y preguntan a dos o tres bancos si admiten ciudadanos de Estados Unidos e ingresos en dólares. Con la respuesta escrita se firman las arras, llegan la tasación y la oferta vinculante, {loan.days} días, y se firma en la notaría o mediante apoderado.",
        papers:
          "Para la hipoteca, a los estadounidenses se les pide pasaporte, NIE, W-9, las últimas declaraciones federales (Form 1040), W-2 o nóminas, extractos bancarios y de inversiones y un informe de crédito de su país. Pregunte cuáles necesitan traducción jurada antes de pagarla.",
      },
      sections: [
        {
          heading: "¿Qué cambia para un estadounidense?",
          blocks: [
            {
              points: [
                "FATCA: el banco informa de su cuenta a la agencia tributaria de Estados Unidos. Se firma un W-9 con el número de la Seguridad Social, viva donde viva. Algunos bancos evitan ese trabajo y no admiten a estadounidenses.",
                "Puntuación de crédito: el FICO no se lee en España. El banco quiere el informe completo y mira deudas e ingresos.",
                "Dólares: se cuentan con un margen por el cambio. Un préstamo en euros que se paga con dólares puede contar como préstamo en moneda extranjera, con derecho a convertirlo (Ley 5/2019, art.\u00a020): pregunte cómo lo ve su banco.",
                "Plazos: son más cortos que en su país, y amortizar antes un préstamo fijo puede costar hasta un 2\u00a0% los diez primeros años.",
                "Manda la residencia fiscal, no el pasaporte: quien vive y tributa en Barcelona suele recibir el trato de residente, con hasta el {loan.share} y {loan.years} años.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto se paga al mes y cuánto dinero hay que poner?",
          blocks: [
            {
              caption:
                "Comprador que vive en Estados Unidos: 3\u00a0% supuesto a 25 años, no es una oferta; efectivo con abogado, gastos del 12\u00a0%",
              columns: [
                "Precio y porcentaje",
                "Préstamo",
                "Cuota",
                "Ingresos netos para el 30\u00a0%",
                "Dinero propio",
              ],
              rows: [
                ["300.000\u00a0€, 60\u00a0%", "180.000\u00a0€", "854\u00a0€", "2.850\u00a0€", "156.000\u00a0€"],
                ["300.000\u00a0€, 70\u00a0%", "210.000\u00a0€", "996\u00a0€", "3.320\u00a0€", "126.000\u00a0€"],
                ["600.000\u00a0€, 60\u00a0%", "360.000\u00a0€", "1.707\u00a0€", "5.690\u00a0€", "312.000\u00a0€"],
                ["600.000\u00a0€, 70\u00a0%", "420.000\u00a0€", "1.992\u00a0€", "6.640\u00a0€", "252.000\u00a0€"],
              ],
            },
            "Con un plazo de 20 años, 210.000\u00a0€ pasan a 1.165\u00a0€. En dólares, con un cambio supuesto de 1,10, 996\u00a0€ equivalen a 1.096 dólares; si el euro sube a 1,20, la misma cuota cuesta 1.195.",
          ],
        },
        {
          heading: "¿En qué orden se hace y cuánto tarda cada paso?",
          blocks: [
            {
              steps: [
                "NIE en el consulado español: unos 10\u00a0€ y tres semanas.",
                "El expediente para dos o tres bancos: pregunte antes a cada uno si admite ciudadanos de Estados Unidos.",
                "Una respuesta escrita con porcentaje, tipo y años, antes de firmar nada.",
                "Arras, normalmente del 10\u00a0%, con el préstamo mencionado: si el banco lo niega sin culpa suya, puede desistir y recuperarlas (Código civil de Cataluña, art.\u00a0621-49).",
                "Tasación, de 250 a 600\u00a0€, y oferta vinculante (FEIN), al menos {loan.days} días naturales antes de firmar.",
                "Reunión gratuita con el notario y escritura. Un poder firmado en Estados Unidos lleva la apostilla de la Secretaría de Estado de su estado y ha de mencionar también la hipoteca.",
              ],
            },
          ],
        },
        {
          heading: "¿Dónde falla la solicitud de un estadounidense?",
          blocks: [
            {
              points: [
                "El banco se entera al final de que el cliente es ciudadano de Estados Unidos.",
                "La entrada está en una cuenta de valores, y venderla y transferirla lleva más de lo que dan las arras.",
                "El poder cubre la compra y olvida la escritura del préstamo y el acta previa.",
                "Préstamos de estudios, tarjetas y la hipoteca de allí llenan el {loan.debtsAbroad} de los ingresos netos.",
                "Llega una transferencia grande sin documentos que expliquen de dónde sale.",
              ],
            },
          ],
        },
        {
          heading: "¿Conviene pedir el préstamo en España o en Estados Unidos?",
          blocks: [
            "Con dinero obtenido sobre una casa de allí no hay banco español, ni tasación, ni expediente FATCA, y se compra como quien paga al contado. En contra están el tipo estadounidense, el riesgo sobre la casa que ya tiene y cambiar toda la suma de una vez. Ponga las dos cuotas en la misma moneda y pregunte a un asesor fiscal de su país cómo se declaran los intereses y la cuenta.",
          ],
        },
      ],
      inShort: [
        "Los estadounidenses reciben las condiciones de no residente, o de residente si viven aquí.",
        "El banco informa de su cuenta a su país y les pide el W-9.",
      ],
      next: "[Calcule el dinero que necesita si vive fuera](/costs) antes de hablar con un banco.",
      description:
        "Hipoteca para estadounidenses: 60–70\u00a0% del precio, 996\u00a0€ al mes por 210.000\u00a0€ al 3\u00a0%, W-9 y FATCA, ingresos en dólares, documentos, orden y los 14 días.",
      sources: [
        "Ley 5/2019, arts.\u00a014, 15, 20 y 23",
        "Código de consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1",
        "Código civil de Cataluña, art.\u00a0621-49",
        "INE, estadística de hipotecas, octubre de 2025",
      ],
    },
    ca: {
      names: [
        "hipoteca per a estatunidencs",
        "hipoteca per a ciutadans dels estats units",
        "hipoteca per a americans",
        "hipoteca amb ingressos en dòlars",
        "hipoteca per a nord-americans",
      ],
      title: "La hipoteca per a estatunidencs",
      answers: {
        what: [
          "La hipoteca per a estatunidencs cobreix el {loan.abroad} del preu si viuen al seu país, i fins al {loan.share} si viuen i tributen a Espanya.",
          "Un préstec de 210.000\u00a0€, el 70\u00a0% de 300.000\u00a0€, costa 996\u00a0€ al mes a 25 anys i un 3\u00a0% suposat; amb impostos i despeses, hi posen entre 126.000 i 156.000\u00a0€.",
          "El que canvia respecte d’altres estrangers és el que se signa: el formulari W-9 amb el número fiscal, perquè els bancs informen dels seus comptes a l’agència dels Estats Units (FATCA), i els ingressos en dòlars.",
        ],
        cost: "La hipoteca per a estatunidencs no té un tipus propi: el posa cada banc i sovint supera el d’un resident. La mitjana de les noves va ser del 2,81\u00a0% l’octubre del 2025 (INE), i no tenim cap dada posterior. 210.000\u00a0€ a 25 anys són 996\u00a0€ al mes a un 3\u00a0% suposat i 1.051\u00a0€ al 3,5\u00a0%. Vostè paga la taxació, de 250 a 600\u00a0€, i les còpies; el banc, l’escriptura del préstec, la inscripció i l’AJD.",
        time: "La hipoteca per a estatunidencs triga més que la d’un resident, sobretot per la documentació: unes tres setmanes el NIE en un consolat i d’una a tres el poder amb la postil·la. A Catalunya, l’oferta vinculant ha de ser a les seves mans {loan.days} dies naturals abans de signar. El préstec se sol donar a {loan.yearsAbroad} anys.",
        conditions:
          "Per a la hipoteca, als estatunidencs que viuen al seu país se’ls demana NIE, W-9, ingressos demostrables, tots els deutes dins del {loan.debtsAbroad} dels ingressos nets i un 30–40\u00a0% del preu, més prop del {loan.costs} d’impostos i despeses. L’última quota ha de caure abans dels {loan.age} anys.",
        must: "Sí, la hipoteca és oberta als estatunidencs, amb permís de residència o sense: la llei no exigeix nacionalitat espanyola. Però no tots els bancs els admeten, per la informació que demana FATCA: pregunti-ho primer, i en dos o tres.",
        how: "Per a la hipoteca, els estatunidencs comencen pel NIE al consolat (uns 10\u00a0€ i tres setmanes) i pregunten a dos o tres bancs si admeten ciutadans dels Estats Units i ingressos en dòlars. Amb la resposta escrita se signen les arres, arriben la taxació i l’oferta vinculant, {loan.days} dies, i se signa a la notaria o per mitjà d’un apoderat.",
        papers:
          "Per a la hipoteca, als estatunidencs se’ls demana passaport, NIE, W-9, les últimes declaracions federals (Form 1040), W-2 o nòmines, extractes bancaris i d’inversions i un informe de crèdit del seu país. Pregunti quins necessiten traducció jurada abans de pagar-la.",
      },
      sections: [
        {
          heading: "Què canvia per a un estatunidenc?",
          blocks: [
            {
              points: [
                "FATCA: el banc informa del seu compte a l’agència tributària dels Estats Units. Se signa un W-9 amb el número de la Seguretat Social, visqui on visqui. Alguns bancs eviten aquesta feina i no admeten estatunidencs.",
                "Puntuació de crèdit: el FICO no es llegeix a Espanya. El banc vol l’informe complet i mira deutes i ingressos.",
                "Dòlars: es compten amb un marge pel canvi. Un préstec en euros que es paga amb dòlars pot comptar com a préstec en moneda estrangera, amb dret a convertir-lo (Llei 5/2019, art.\u00a020): pregunti com ho veu el seu banc.",
                "Terminis: són més curts que al seu país, i amortitzar abans un préstec fix pot costar fins a un 2\u00a0% els deu primers anys.",
                "Mana la residència fiscal, no el passaport: qui viu i tributa a Barcelona sol rebre el tracte de resident, amb fins al {loan.share} i {loan.years} anys.",
              ],
            },
          ],
        },
        {
          heading: "Quant es paga al mes i quants diners s’hi han de posar?",
          blocks: [
            {
              caption:
                "Comprador que viu als Estats Units: 3\u00a0% suposat a 25 anys, no és cap oferta; efectiu amb advocat, despeses del 12\u00a0%",
              columns: ["Preu i percentatge", "Préstec", "Quota", "Ingressos nets per al 30\u00a0%", "Diners propis"],
              rows: [
                ["300.000\u00a0€, 60\u00a0%", "180.000\u00a0€", "854\u00a0€", "2.850\u00a0€", "156.000\u00a0€"],
                ["300.000\u00a0€, 70\u00a0%", "210.000\u00a0€", "996\u00a0€", "3.320\u00a0€", "126.000\u00a0€"],
                ["600.000\u00a0€, 60\u00a0%", "360.000\u00a0€", "1.707\u00a0€", "5.690\u00a0€", "312.000\u00a0€"],
                ["600.000\u00a0€, 70\u00a0%", "420.000\u00a0€", "1.992\u00a0€", "6.640\u00a0€", "252.000\u00a0€"],
              ],
            },
            "Amb un termini de 20 anys, 210.000\u00a0€ passen a 1.165\u00a0€. En dòlars, amb un canvi suposat d’1,10, 996\u00a0€ equivalen a 1.096 dòlars; si l’euro puja a 1,20, la mateixa quota en costa 1.195.",
          ],
        },
        {
          heading: "En quin ordre es fa i quant triga cada pas?",
          blocks: [
            {
              steps: [
                "NIE al consolat espanyol: uns 10\u00a0€ i tres setmanes.",
                "L’expedient per a dos o tres bancs: pregunti abans a cadascun si admet ciutadans dels Estats Units.",
                "Una resposta escrita amb percentatge, tipus i anys, abans de signar res.",
                "Arres, normalment del 10\u00a0%, amb el préstec esmentat: si el banc el nega sense culpa seva, pot desistir i recuperar-les (Codi civil de Catalunya, art.\u00a0621-49).",
                "Taxació, de 250 a 600\u00a0€, i oferta vinculant (FEIN), com a mínim {loan.days} dies naturals abans de signar.",
                "Reunió gratuïta amb el notari i escriptura. Un poder signat als Estats Units porta la postil·la de la Secretaria d’Estat del seu estat i ha d’esmentar també la hipoteca.",
              ],
            },
          ],
        },
        {
          heading: "On falla la sol·licitud d’un estatunidenc?",
          blocks: [
            {
              points: [
                "El banc s’assabenta al final que el client és ciutadà dels Estats Units.",
                "L’entrada és en un compte de valors, i vendre’ls i transferir els diners demana més temps del que donen les arres.",
                "El poder cobreix la compra i oblida l’escriptura del préstec i l’acta prèvia.",
                "Préstecs d’estudis, targetes i la hipoteca d’allà omplen el {loan.debtsAbroad} dels ingressos nets.",
                "Arriba una transferència grossa sense documents que expliquin d’on surt.",
              ],
            },
          ],
        },
        {
          heading: "Convé demanar el préstec a Espanya o als Estats Units?",
          blocks: [
            "Amb diners obtinguts sobre una casa d’allà no hi ha banc espanyol, ni taxació, ni expedient FATCA, i es compra com qui paga al comptat. En contra hi ha el tipus dels Estats Units, el risc sobre la casa que ja té i canviar tota la suma d’un cop. Posi les dues quotes en la mateixa moneda i pregunti a un assessor fiscal del seu país com es declaren els interessos i el compte.",
          ],
        },
      ],
      inShort: [
        "Els estatunidencs reben les condicions de no resident, o de resident si viuen aquí.",
        "El banc informa del seu compte al seu país i els demana el W-9.",
      ],
      next: "[Calculi els diners que li calen si viu a fora](/costs) abans de parlar amb cap banc.",
      description:
        "Hipoteca per a estatunidencs: 60–70\u00a0% del preu, 996\u00a0€ al mes per 210.000\u00a0€ al 3\u00a0%, W-9 i FATCA, ingressos en dòlars, documentació, ordre i els 14 dies.",
      sources: [
        "Llei 5/2019, arts.\u00a014, 15, 20 i 23",
        "Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1",
        "Codi civil de Catalunya, art.\u00a0621-49",
        "INE, estadística d’hipoteques, octubre del 2025",
      ],
    },
    ru: {
      names: [
        "ипотека для граждан сша",
        "ипотека для американцев",
        "ипотека для американцев в испании",
        "ипотека с доходом в долларах",
        "ипотека в испании с доходом из сша",
      ],
      title: "Ипотека для граждан США",
      answers: {
        what: [
          "Ипотека для граждан США покрывает {loan.abroad} цены, если вы живёте в Америке, и до {loan.share}, если живёте и платите налоги в Испании.",
          "Кредит 210\u00a0000\u00a0€, это 70\u00a0% от 300\u00a0000\u00a0€, обходится в 996\u00a0€ в месяц на 25\u00a0лет под условные 3\u00a0%; своих денег с налогами и расходами нужно от 126\u00a0000 до 156\u00a0000\u00a0€.",
          "От других иностранцев вас отличает комплект документов: форма W-9 с налоговым номером, потому что банки сообщают о счетах американцев в их налоговую службу (FATCA), и доход в долларах.",
        ],
        cost: "Ипотека для граждан США не имеет особой ставки: её назначает каждый банк, и часто она выше, чем для резидента. Средняя по новым кредитам в октябре 2025\u00a0года была 2,81\u00a0% (INE), более позднего показателя у нас нет. 210\u00a0000\u00a0€ на 25\u00a0лет\u00a0— это 996\u00a0€ в месяц под условные 3\u00a0% и 1\u00a0051\u00a0€ под 3,5\u00a0%. Вы платите за оценку, 250–600\u00a0€, и копии, банк\u00a0— за акт кредита, его регистрацию и гербовый сбор.",
        time: "Ипотека для граждан США оформляется дольше, чем для резидента, прежде всего из-за документов: около трёх недель на NIE в консульстве и от одной до трёх на доверенность с апостилем. В Каталонии обязательное предложение банка должно быть у вас за {loan.days} календарных дней до подписания. Сам кредит обычно дают на {loan.yearsAbroad} лет.",
        conditions:
          "Обычные условия, чтобы ипотека для граждан США была одобрена: NIE, форма W-9, подтверждённый доход, все долги в пределах {loan.debtsAbroad} чистого дохода и 30–40\u00a0% цены своими деньгами плюс около {loan.costs} на налоги и расходы. Последний платёж\u00a0— до {loan.age} лет.",
        must: "Да, ипотека для граждан США доступна с ВНЖ и без него: испанского гражданства закон не требует. Но принимают американцев не все банки, потому что FATCA обязывает сообщать о счетах. Спросите об этом сразу и в двух-трёх банках.",
        how: "Ипотека для граждан США начинается с NIE в консульстве (около 10\u00a0€ и трёх недель) и с вопроса двум-трём банкам, принимают ли они граждан США и доход в долларах. С письменным ответом подписывают задаток, потом идут оценка и обязательное предложение, {loan.days} дней, и сделка у нотариуса, лично или по доверенности.",
        papers:
          "Ипотека для граждан США требует паспорта, NIE, формы W-9, последних федеральных деклараций (Form 1040), W-2 или расчётных листков, выписок из банка и от брокера и кредитного отчёта. Что переводить у присяжного переводчика, спросите до того, как платить.",
      },
      sections: [
        {
          heading: "Чем отличается заявка американца?",
          blocks: [
            {
              points: [
                "FATCA: банк сообщает о вашем счёте в налоговую службу США. Где бы вы ни жили, вы подписываете W-9 с номером социального страхования. Некоторые банки избегают этой работы и американцам отказывают.",
                "Кредитный рейтинг: FICO в Испании не читают. Банку нужен полный отчёт, он сравнивает долги с доходом.",
                "Доллары: их считают с запасом на курс. Кредит в евро, который платят долларами, может считаться валютным, с правом его конвертировать (Закон 5/2019, ст.\u00a020): спросите, как считает ваш банк.",
                "Сроки: они короче американских, а досрочный возврат при фиксированной ставке может стоить до 2\u00a0% в первые десять лет.",
                "Решает налоговое резидентство, а не паспорт: кто живёт и платит налоги в Барселоне, обычно получает условия резидента, до {loan.share} и до {loan.years} лет.",
              ],
            },
          ],
        },
        {
          heading: "Сколько платить в месяц и сколько внести своих?",
          blocks: [
            {
              caption:
                "Покупатель живёт в США: условные 3\u00a0% на 25\u00a0лет, не оферта; свои деньги с юристом, расходы около 12\u00a0%",
              columns: ["Цена и доля", "Кредит", "Платёж", "Чистый доход при 30\u00a0%", "Свои деньги"],
              rows: [
                [
                  "300\u00a0000\u00a0€, 60\u00a0%",
                  "180\u00a0000\u00a0€",
                  "854\u00a0€",
                  "2\u00a0850\u00a0€",
                  "156\u00a0000\u00a0€",
                ],
                [
                  "300\u00a0000\u00a0€, 70\u00a0%",
                  "210\u00a0000\u00a0€",
                  "996\u00a0€",
                  "3\u00a0320\u00a0€",
                  "126\u00a0000\u00a0€",
                ],
                [
                  "600\u00a0000\u00a0€, 60\u00a0%",
                  "360\u00a0000\u00a0€",
                  "1\u00a0707\u00a0€",
                  "5\u00a0690\u00a0€",
                  "312\u00a0000\u00a0€",
                ],
                [
                  "600\u00a0000\u00a0€, 70\u00a0%",
                  "420\u00a0000\u00a0€",
                  "1\u00a0992\u00a0€",
                  "6\u00a0640\u00a0€",
                  "252\u00a0000\u00a0€",
                ],
              ],
            },
            "При сроке 20\u00a0лет платёж с 210\u00a0000\u00a0€ вырастает до 1\u00a0165\u00a0€. По условному курсу 1,10 доллара за евро 996\u00a0€\u00a0— это 1\u00a0096 долларов; если евро вырастет до 1,20, тот же платёж станет 1\u00a0195.",
          ],
        },
        {
          heading: "В каком порядке действовать и сколько это занимает?",
          blocks: [
            {
              steps: [
                "NIE в консульстве Испании: около 10\u00a0€ и трёх недель.",
                "Комплект документов для двух-трёх банков: сначала спросите каждый, принимает ли он граждан США.",
                "Письменный ответ с долей, ставкой и сроком, до любой подписи.",
                "Договор задатка (arras), обычно 10\u00a0%, в котором назван кредит: если банк откажет не по вашей вине, вы вправе выйти и вернуть деньги (Гражданский кодекс Каталонии, ст.\u00a0621-49).",
                "Оценка, 250–600\u00a0€, и обязательное предложение (FEIN), не позже чем за {loan.days} календарных дней до подписания.",
                "Бесплатная встреча с нотариусом и сделка. На доверенность, подписанную в США, ставит апостиль секретарь штата, и в ней должна быть названа и ипотека.",
              ],
            },
          ],
        },
        {
          heading: "На чём срывается заявка американца?",
          blocks: [
            {
              points: [
                "Банк только в конце узнаёт, что клиент\u00a0— гражданин США.",
                "Взнос лежит у брокера, и продажа активов с переводом занимает больше времени, чем даёт договор задатка.",
                "Доверенность дана на покупку, а акт кредита и предварительная встреча у нотариуса в ней не названы.",
                "Учебный кредит, карты и ипотека дома занимают все {loan.debtsAbroad} чистого дохода.",
                "Приходит крупный перевод, и нет документов о происхождении денег.",
              ],
            },
          ],
        },
        {
          heading: "Где занимать: в Испании или в США?",
          blocks: [
            "С деньгами под залог дома в Америке не нужны ни испанский банк, ни оценка, ни проверка по FATCA, и вы покупаете как за наличные. Против этого американская ставка, риск для дома, который у вас уже есть, и обмен всей суммы разом. Сравните оба платежа в одной валюте и спросите налогового консультанта в США, как заявить проценты и счёт.",
          ],
        },
      ],
      inShort: [
        "Граждане США получают условия нерезидента, а если живут здесь, то резидента.",
        "Банк сообщает об их счёте в США и просит форму W-9.",
      ],
      next: "[Посчитайте, сколько денег нужно при жизни за рубежом](/costs), ещё до разговора с банком.",
      description:
        "Ипотека для граждан США в Испании: 60–70\u00a0% цены, 996\u00a0€ в месяц с 210\u00a0000\u00a0€ под 3\u00a0%, форма W-9 и FATCA, доход в долларах, документы, порядок и 14 дней.",
      sources: [
        "Закон 5/2019, ст.\u00a014, 15, 20 и 23",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1",
        "Гражданский кодекс Каталонии, ст.\u00a0621-49",
        "INE, статистика ипотеки за октябрь 2025\u00a0года",
      ],
    },
  },
};
