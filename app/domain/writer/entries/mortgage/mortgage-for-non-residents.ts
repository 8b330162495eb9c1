import type { Entry } from "../entry";

export const mortgageForNonResidents: Entry = {
  theme: "mortgage",
  related: ["mortgage-documents", "buying-from-abroad", "share-of-the-price", "nie", "bank-account"],
  reader: "non-resident",
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "mortgage for non-residents",
        "non-resident mortgage",
        "non-resident mortgage deposit",
        "mortgage for foreigners in spain",
        "spanish mortgage for foreigners",
        "mortgage in spain for expats",
        "mortgage for overseas buyers",
        "spanish mortgage for uk residents",
        "non-resident mortgage interest rate",
        "can a foreigner get a mortgage in spain",
      ],
      title: "A mortgage for non-residents",
      answers: {
        what: [
          "A mortgage for non-residents usually covers {loan.abroad} of the price or of the bank valuation (tasación), whichever is lower; the other 30–40% and about {loan.costs} for taxes and costs are your own money.",
          "On a home at €300,000 you bring €126,000 to €156,000 and borrow €180,000 to €210,000, which costs €854 to €996 a month over 25 years at an assumed 3%.",
          "It is open to citizens of any country: what counts is where you earn and pay tax.",
        ],
        cost: [
          "A mortgage for non-residents has no single rate: each bank sets its own, often above what a resident gets. As a yardstick, all new mortgages in Spain averaged 2.81% in October 2025 (INE).",
          "A loan of €210,000 at an assumed 3.5% costs €1,051 a month over 25 years and €1,218 over 20.",
          "Besides, you pay the valuation and your own copies; the bank pays the deed of the loan, its registration and the stamp duty.",
        ],
        time: [
          "A mortgage for non-residents usually runs for {loan.yearsAbroad} years, with the last payment before you turn {loan.age}.",
          "Getting one takes longer than for a local, as documents come from another country, and there is no official figure. One part is fixed: in Catalonia you have the bank’s binding documents at least {loan.days} calendar days before signing.",
        ],
        who: "A mortgage for non-residents is granted by banks that serve clients abroad; not all of them do. You need an NIE (foreigner’s identity number), income you can prove and a credit record in your own country.",
        conditions: [
          "For a mortgage for non-residents banks usually ask for an NIE, income you can prove, all debts within {loan.debtsAbroad} of net income and 30–40% of the price from your own money, plus about {loan.costs} for taxes and costs.",
          "The last payment should fall before you turn {loan.age}. These are customs of the trade and no law, so one bank may accept what another refuses.",
        ],
        must: [
          "Yes, a mortgage for non-residents is open to citizens of any country: no law asks for Spanish nationality or a residence permit.",
          "What you do need is an NIE, income you can prove and a deposit of 30–40% plus about {loan.costs} for taxes and costs. Not every bank serves clients abroad, so ask two or three.",
        ],
        how: "To get a mortgage for non-residents, collect your documents before you travel and ask banks which currencies and countries of income they accept. Have a first answer in writing before you sign a deposit contract.",
        papers: [
          "For a mortgage for non-residents a bank asks for your passport, the NIE, proof of income, the last tax returns, bank statements and a credit report from your own country.",
          "The seller’s side adds the land registry extract of the home. What has to be translated by a sworn translator differs from bank to bank: ask first.",
        ],
        pitfalls: [
          "With a mortgage for non-residents three things go wrong most often: a deposit contract signed before the bank has answered in writing, a power of attorney that doesn’t mention the loan, and money whose origin can’t be shown.",
          "All three are avoided before you pay the deposit, and none of them afterwards.",
        ],
      },
      sections: [
        {
          heading: "How do the terms differ from those of a resident?",
          blocks: [
            {
              points: [
                "Share: {loan.abroad} where a resident may get {loan.share}; a second home can mean less.",
                "Years: usually {loan.yearsAbroad} in place of up to {loan.years}, with the last payment before you turn {loan.age}.",
                "Debts: all payments, those at home included, within {loan.debtsAbroad} of net income.",
                "Rate: often above a resident’s. All new mortgages in Spain averaged 2.81% in October 2025 (INE); we hold no later figure, so ask for today’s.",
                "The same for both: you pay the valuation, €250 to €600, and your copies; the bank pays the deed of the loan, its registration and the stamp duty.",
              ],
            },
            "No law sets the first four. They come from published bank practice, so a refusal at one counter says little about the next. And whoever is tax resident in Spain usually counts as a resident, whatever the passport.",
          ],
        },
        {
          heading: "Which documents will the bank want?",
          blocks: [
            {
              points: [
                "Your passport and your NIE (foreigner’s identity number).",
                "Payslips and contract, or accounts if you work for yourself, and the last tax returns.",
                "Statements of the accounts from which the money will come.",
                "A credit report from your country, with all loans and cards.",
                "The deposit contract or offer, and the land registry extract of the home.",
              ],
            },
            "Ask which of these need a sworn translation before you pay for one. US citizens also sign a W-9, because banks report their accounts (FATCA).",
          ],
        },
        {
          heading: "What happens if you earn in pounds, dollars or another currency?",
          blocks: [
            "The bank counts such income with a margin for the exchange rate, so the same salary carries a smaller loan. For someone paid in dollars or pounds a euro loan may count as a loan in foreign currency: Law 5/2019, art.\u00a020, then gives you a right to convert it. Ask the bank whether it treats yours so, and how the offer explains it.",
          ],
        },
        {
          heading: "In which order do you proceed from abroad?",
          blocks: [
            {
              steps: [
                "Apply for the NIE, about €10 and some three weeks at a consulate, and open a Spanish account for the payments.",
                "Collect the documents, and send the same file to two or three banks.",
                "Get a first answer in writing, with share, years and rate.",
                "Sign the deposit contract (arras) only with the financing named in it: if the bank then refuses through no fault of yours, you may withdraw and get it back (Civil Code of Catalonia, art.\u00a0621-49).",
                "Wait for the valuation and the binding offer (FEIN): in Catalonia at least {loan.days} calendar days before you sign.",
                "Decide who comes to the notary: you, or someone with a power of attorney that covers the mortgage deed and the meeting before it too.",
              ],
            },
          ],
        },
        {
          heading: "Which mistakes cost time?",
          blocks: [
            {
              points: [
                "A power of attorney for the purchase alone, without the loan.",
                "Money moved between accounts just before the purchase. The bank will ask where it comes from.",
                "A debt at home left unmentioned. It appears in the credit report.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What do you bring, and what do you pay a month?",
        blocks: [
          {
            caption:
              "Buyer who lives abroad: resale home, costs with a lawyer about 12%; payments at an assumed 3% over 25 years, no offer",
            columns: ["Price and share", "Loan", "A month", "Net income for 30%", "Cash you bring"],
            rows: [
              ["€300,000, 60%", "€180,000", "€854", "€2,850", "€156,000"],
              ["€300,000, 70%", "€210,000", "€996", "€3,320", "€126,000"],
              ["€600,000, 60%", "€360,000", "€1,707", "€5,690", "€312,000"],
              ["€600,000, 70%", "€420,000", "€1,992", "€6,640", "€252,000"],
            ],
          },
          "Over 20 years €210,000 cost €1,165 a month. Half a point more, 3.5%, makes it €1,051 over 25 years.",
        ],
      },
      inShort: [
        "People who live outside Spain can borrow too, though less.",
        "Banks usually lend them {loan.abroad} of the price or the valuation, over {loan.yearsAbroad}\u00a0years.",
        "The file takes longer, since income and debts have to be proved from another country.",
      ],
      next: "[Work out your cash as a buyer who lives abroad](/costs) before you speak to a bank.",
      description:
        "A Spanish mortgage for non-residents: 60–70% of the price, €854 to €996 a month at €300,000, cash to bring, rate, 14 days, age limit, documents, order of steps.",
      sources: [
        "Law 5/2019, arts.\u00a011, 14 and 20",
        "Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1",
        "Civil Code of Catalonia, art.\u00a0621-49",
        "Banco Sabadell and idealista: lending to non-residents",
        "INE, mortgage statistics, October 2025",
      ],
    },
    es: {
      names: [
        "hipoteca para no residentes",
        "hipoteca para extranjeros",
        "hipoteca para extranjeros no residentes",
        "hipoteca siendo extranjero",
        "hipoteca desde el extranjero",
        "hipoteca no residente porcentaje",
        "hipoteca no residentes entrada",
        "puede un extranjero pedir una hipoteca en españa",
      ],
      title: "La hipoteca para no residentes",
      answers: {
        what: [
          "La hipoteca para no residentes suele cubrir el {loan.abroad} del precio o de la tasación, lo que sea más bajo; el otro 30–40\u00a0%, y cerca del {loan.costs} para impuestos y gastos, lo pone usted.",
          "En una vivienda de 300.000\u00a0€ aporta entre 126.000 y 156.000\u00a0€ y pide de 180.000 a 210.000\u00a0€, que son de 854 a 996\u00a0€ al mes a 25 años y un 3\u00a0% supuesto.",
          "Se concede a personas de cualquier nacionalidad: lo que cuenta es dónde cobra y paga sus impuestos.",
        ],
        cost: [
          "Una hipoteca para no residentes no tiene un tipo único: lo pone cada banco y a menudo supera el de un residente. Como referencia, la media de las hipotecas nuevas en España fue del 2,81\u00a0% en octubre de 2025 (INE).",
          "Un préstamo de 210.000\u00a0€ a un 3,5\u00a0% supuesto son 1.051\u00a0€ al mes a 25 años y 1.218\u00a0€ a 20.",
          "Aparte, usted paga la tasación y sus copias; el banco, la escritura del préstamo, su inscripción y el impuesto.",
        ],
        time: [
          "Una hipoteca para no residentes suele darse a {loan.yearsAbroad} años, con la última cuota antes de los {loan.age} de edad.",
          "Conseguirla lleva más tiempo que a un residente, porque la documentación viene de otro país, y no hay cifra oficial. Lo único fijo: en Cataluña ha de tener la oferta vinculante {loan.days} días naturales antes de firmar.",
        ],
        who: "La hipoteca para no residentes la conceden los bancos que atienden a clientes de fuera; no todos lo hacen. Hacen falta NIE, ingresos demostrables e historial de crédito en su país.",
        conditions: [
          "Los requisitos habituales de una hipoteca para no residentes son NIE, ingresos demostrables, todas las deudas dentro del {loan.debtsAbroad} de los ingresos netos y un 30–40\u00a0% del precio de su bolsillo, más alrededor del {loan.costs} de impuestos y gastos.",
          "La última cuota ha de caer antes de los {loan.age} años. Es práctica bancaria y no ley, de modo que un banco puede aceptar lo que otro rechaza.",
        ],
        must: [
          "Sí, la hipoteca para no residentes está abierta a cualquier nacionalidad: la ley no exige ser español ni tener permiso de residencia.",
          "Lo que hace falta es NIE, ingresos demostrables y una entrada del 30–40\u00a0%, más alrededor del {loan.costs} para impuestos y gastos. No todos los bancos atienden a clientes de fuera: pregunte en dos o tres.",
        ],
        how: "Para pedir una hipoteca para no residentes, reúna la documentación antes de viajar y pregunte qué monedas y países de ingreso acepta cada banco. Tenga una primera respuesta por escrito antes de firmar arras.",
        papers: [
          "Para una hipoteca para no residentes el banco pide pasaporte, NIE, justificantes de ingresos, últimas declaraciones de la renta, extractos y un informe de crédito de su país.",
          "La parte vendedora pone la nota simple de la vivienda. Qué documentos necesitan traducción jurada cambia de un banco a otro: pregúntelo antes.",
        ],
        pitfalls: [
          "En una hipoteca para no residentes fallan sobre todo tres cosas: firmar arras antes de tener la respuesta del banco por escrito, un poder que no menciona el préstamo y dinero cuyo origen no se puede demostrar.",
          "Las tres se evitan antes de pagar la señal, y ninguna después.",
        ],
      },
      sections: [
        {
          heading: "¿En qué cambian las condiciones respecto a un residente?",
          blocks: [
            {
              points: [
                "Porcentaje: {loan.abroad} donde un residente llega al {loan.share}; en segunda residencia puede ser menos.",
                "Años: lo normal es {loan.yearsAbroad} en lugar de hasta {loan.years}, con la última cuota antes de los {loan.age} de edad.",
                "Deudas: todas las cuotas, también las de su país, dentro del {loan.debtsAbroad} de los ingresos netos.",
                "Tipo: a menudo más alto. La media de las hipotecas nuevas fue del 2,81\u00a0% en octubre de 2025 (INE); no tenemos un dato posterior, así que pregunte el de hoy.",
                "Igual para ambos: usted paga la tasación, de 250 a 600\u00a0€, y sus copias; el banco, la escritura del préstamo, su inscripción y el AJD.",
              ],
            },
            "Ninguna ley fija lo primero: es práctica publicada por los bancos, y el «no» de uno dice poco del siguiente. Un extranjero con residencia fiscal en España se trata, por lo general, como residente.",
          ],
        },
        {
          heading: "¿Qué documentación le pedirá el banco?",
          blocks: [
            {
              points: [
                "Pasaporte y NIE.",
                "Nóminas y contrato, o cuentas si trabaja por su cuenta, y las últimas declaraciones de la renta.",
                "Extractos de las cuentas de las que saldrá el dinero.",
                "Un informe de crédito de su país, con todos los préstamos y tarjetas.",
                "Las arras o la oferta, y la nota simple de la vivienda.",
              ],
            },
            "Pregunte qué documentos necesitan traducción jurada antes de pagarla. Los ciudadanos estadounidenses firman además un W-9, porque los bancos informan de sus cuentas (FATCA).",
          ],
        },
        {
          heading: "¿Y si cobra en libras, dólares u otra moneda?",
          blocks: [
            "El banco descuenta un margen por el cambio, de modo que el mismo sueldo da para menos préstamo. Para quien cobra en dólares o libras, un préstamo en euros puede contar como préstamo en moneda extranjera: entonces la Ley 5/2019, art.\u00a020, le da derecho a convertirlo. Pregunte al banco si trata así el suyo y cómo lo explica la oferta.",
          ],
        },
        {
          heading: "¿En qué orden se hace desde fuera?",
          blocks: [
            {
              steps: [
                "Solicite el NIE, unos 10\u00a0€ y tres semanas en un consulado, y abra una cuenta en España para las cuotas.",
                "Reúna la documentación y envíe el mismo expediente a dos o tres bancos.",
                "Pida una primera respuesta por escrito, con porcentaje, años y tipo.",
                "Firme el contrato de arras solo si menciona la financiación: si el banco la niega sin culpa suya, puede desistir y recuperarlas (Código civil de Cataluña, art.\u00a0621-49).",
                "Espere la tasación y la oferta vinculante (FEIN): en Cataluña, al menos {loan.days} días naturales antes de firmar.",
                "Decida quién irá a la notaría: usted o alguien con un poder que incluya también la escritura del préstamo y el acta previa.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué errores hacen perder tiempo?",
          blocks: [
            {
              points: [
                "Un poder pensado solo para la compra, sin el préstamo.",
                "Mover dinero entre cuentas justo antes: el banco preguntará de dónde viene.",
                "Callar una deuda del país de origen, porque sale en el informe.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto dinero se pone y cuánto se paga al mes?",
        blocks: [
          {
            caption:
              "Comprador que vive fuera: segunda mano, gastos con abogado del 12\u00a0%; cuotas a un 3\u00a0% supuesto y 25 años, no es una oferta",
            columns: ["Precio y porcentaje", "Préstamo", "Cuota", "Ingresos netos para el 30\u00a0%", "Dinero propio"],
            rows: [
              ["300.000\u00a0€, 60\u00a0%", "180.000\u00a0€", "854\u00a0€", "2.850\u00a0€", "156.000\u00a0€"],
              ["300.000\u00a0€, 70\u00a0%", "210.000\u00a0€", "996\u00a0€", "3.320\u00a0€", "126.000\u00a0€"],
              ["600.000\u00a0€, 60\u00a0%", "360.000\u00a0€", "1.707\u00a0€", "5.690\u00a0€", "312.000\u00a0€"],
              ["600.000\u00a0€, 70\u00a0%", "420.000\u00a0€", "1.992\u00a0€", "6.640\u00a0€", "252.000\u00a0€"],
            ],
          },
          "A 20 años, 210.000\u00a0€ son 1.165\u00a0€ al mes. Medio punto más, el 3,5\u00a0%, los deja en 1.051\u00a0€ a 25 años.",
        ],
      },
      inShort: [
        "Quien vive fuera de España también puede pedir un préstamo, aunque menor.",
        "Lo habitual es el {loan.abroad} del precio o de la tasación, a {loan.yearsAbroad}\u00a0años.",
        "El expediente tarda más, porque hay que probar ingresos y deudas de otro país.",
      ],
      next: "[Calcule su efectivo como comprador que vive fuera](/costs) antes de hablar con un banco.",
      description:
        "Hipoteca para no residentes: el 60–70\u00a0% del precio, de 854 a 996\u00a0€ al mes con 300.000\u00a0€, dinero propio, tipo, 14 días, límite de edad, documentos y pasos.",
      sources: [
        "Ley 5/2019, arts.\u00a011, 14 y 20",
        "Código de consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1",
        "Código civil de Cataluña, art.\u00a0621-49",
        "Banco Sabadell e idealista: financiación a no residentes",
        "INE, estadística de hipotecas, octubre de 2025",
      ],
    },
    ca: {
      names: [
        "hipoteca per a no residents",
        "hipoteca per a estrangers",
        "hipoteca per a estrangers no residents",
        "hipoteca des de l’estranger",
        "hipoteca sent estranger",
        "hipoteca no resident percentatge",
        "hipoteca no residents entrada",
        "pot un estranger demanar una hipoteca a espanya",
      ],
      title: "La hipoteca per a no residents",
      answers: {
        what: [
          "La hipoteca per a no residents sol cobrir el {loan.abroad} del preu o de la taxació, el que sigui més baix; l’altre 30–40\u00a0%, i prop del {loan.costs} per a impostos i despeses, el posa vostè.",
          "En un habitatge de 300.000\u00a0€ hi aporta entre 126.000 i 156.000\u00a0€ i demana de 180.000 a 210.000\u00a0€, que són de 854 a 996\u00a0€ al mes a 25 anys i un 3\u00a0% suposat.",
          "Es concedeix a persones de qualsevol nacionalitat: el que compta és on cobra i on paga impostos.",
        ],
        cost: [
          "Una hipoteca per a no residents no té un tipus únic: el posa cada banc i sovint passa del d’un resident. Com a referència, la mitjana de les hipoteques noves a Espanya va ser del 2,81\u00a0% l’octubre del 2025 (INE).",
          "Un préstec de 210.000\u00a0€ a un 3,5\u00a0% suposat són 1.051\u00a0€ al mes a 25 anys i 1.218\u00a0€ a 20.",
          "A banda, vostè paga la taxació i les còpies que demani; el banc, l’escriptura del préstec, la inscripció i l’impost.",
        ],
        time: [
          "Una hipoteca per a no residents se sol donar a {loan.yearsAbroad} anys, amb l’última quota abans dels {loan.age} d’edat.",
          "Aconseguir-la demana més temps que a un resident, perquè la documentació ve d’un altre país, i no hi ha cap xifra oficial. L’únic fix: a Catalunya ha de tenir l’oferta vinculant {loan.days} dies naturals abans de signar.",
        ],
        who: "La hipoteca per a no residents la donen els bancs que atenen clients de fora; no ho fan tots. Calen NIE, ingressos demostrables i historial de crèdit al país propi.",
        conditions: [
          "Els requisits habituals d’una hipoteca per a no residents són NIE, ingressos demostrables, tots els deutes dins del {loan.debtsAbroad} dels ingressos nets i un 30–40\u00a0% del preu de la seva butxaca, més prop del {loan.costs} d’impostos i despeses.",
          "L’última quota ha de caure abans dels {loan.age} anys. És pràctica bancària i no llei, de manera que un banc pot acceptar el que un altre rebutja.",
        ],
        must: [
          "Sí, la hipoteca per a no residents és oberta a qualsevol nacionalitat: la llei no exigeix ser espanyol ni tenir permís de residència.",
          "El que cal és NIE, ingressos demostrables i una entrada del 30–40\u00a0%, més prop del {loan.costs} per a impostos i despeses. No tots els bancs atenen clients de fora: pregunti’n a dos o tres.",
        ],
        how: "Per demanar una hipoteca per a no residents, aplegui la documentació abans de viatjar i pregunti quines monedes i països d’ingrés accepta cada banc. Tingui una primera resposta per escrit abans de signar arres.",
        papers: [
          "Per a una hipoteca per a no residents el banc demana passaport, NIE, justificants d’ingressos, últimes declaracions de la renda, extractes i un informe de crèdit del seu país.",
          "La part venedora hi posa la nota simple de l’habitatge. Quins documents necessiten traducció jurada canvia d’un banc a l’altre: pregunti-ho abans.",
        ],
        pitfalls: [
          "En una hipoteca per a no residents fallen sobretot tres coses: signar arres abans de tenir la resposta del banc per escrit, un poder que no esmenta el préstec i diners que no es pot demostrar d’on surten.",
          "Totes tres s’eviten abans de pagar la paga i senyal, i cap després.",
        ],
      },
      sections: [
        {
          heading: "En què canvien les condicions respecte d’un resident?",
          blocks: [
            {
              points: [
                "Percentatge: {loan.abroad} on un resident arriba al {loan.share}; en segona residència pot ser menys.",
                "Anys: el normal és {loan.yearsAbroad} en lloc de fins a {loan.years}, amb l’última quota abans dels {loan.age} d’edat.",
                "Deutes: totes les quotes, també les del seu país, dins del {loan.debtsAbroad} dels ingressos nets.",
                "Tipus: sovint més alt. La mitjana de les hipoteques noves va ser del 2,81\u00a0% l’octubre del 2025 (INE); no tenim cap dada posterior, de manera que pregunti el d’avui.",
                "Igual per a tothom: vostè paga la taxació, de 250 a 600\u00a0€, i les còpies; el banc, l’escriptura del préstec, la inscripció i l’AJD.",
              ],
            },
            "Cap llei no fixa els quatre primers: són pràctica publicada pels bancs, i el «no» d’un diu poc del següent. Un estranger amb residència fiscal a Espanya es tracta, en general, com un resident.",
          ],
        },
        {
          heading: "Quina documentació li demanarà el banc?",
          blocks: [
            {
              points: [
                "Passaport i NIE.",
                "Nòmines i contracte, o els comptes si treballa pel seu compte, i les últimes declaracions de la renda.",
                "Extractes dels comptes d’on sortiran els diners.",
                "Un informe de crèdit del seu país, amb tots els préstecs i targetes.",
                "Les arres o l’oferta, i la nota simple de l’habitatge.",
              ],
            },
            "Pregunti quins documents necessiten traducció jurada abans de pagar-la. Els ciutadans dels Estats Units signen, a més, un W-9, perquè els bancs informen dels seus comptes (FATCA).",
          ],
        },
        {
          heading: "I si cobra en lliures, dòlars o una altra moneda?",
          blocks: [
            "El banc hi descompta un marge pel canvi, de manera que el mateix sou dona per a menys préstec. Per a qui cobra en dòlars o lliures, un préstec en euros pot comptar com a préstec en moneda estrangera: llavors la Llei 5/2019, art.\u00a020, li dona dret a convertir-lo. Pregunti al banc si tracta així el seu i com ho explica l’oferta.",
          ],
        },
        {
          heading: "En quin ordre es fa des de fora?",
          blocks: [
            {
              steps: [
                "Demani el NIE, uns 10\u00a0€ i tres setmanes en un consolat, i obri un compte a Espanya per a les quotes.",
                "Reculli la documentació i enviï el mateix expedient a dos o tres bancs.",
                "Demani una primera resposta per escrit, amb percentatge, anys i tipus.",
                "Signi el contracte d’arres només si esmenta el finançament: si el banc el nega sense culpa seva, pot desistir i recuperar-les (Codi civil de Catalunya, art.\u00a0621-49).",
                "Esperi la taxació i l’oferta vinculant (FEIN): a Catalunya, com a mínim {loan.days} dies naturals abans de signar.",
                "Decideixi qui anirà a la notaria: vostè o algú amb un poder que inclogui també l’escriptura del préstec i l’acta prèvia.",
              ],
            },
          ],
        },
        {
          heading: "Quins errors fan perdre temps?",
          blocks: [
            {
              points: [
                "Un poder pensat només per a la compra, sense el préstec.",
                "Moure diners entre comptes just abans: el banc preguntarà d’on surten.",
                "Callar un deute del país d’origen, perquè surt a l’informe.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quants diners s’hi posen i quant es paga al mes?",
        blocks: [
          {
            caption:
              "Comprador que viu fora: segona mà, despeses amb advocat del 12\u00a0%; quotes a un 3\u00a0% suposat i 25 anys, no és cap oferta",
            columns: ["Preu i percentatge", "Préstec", "Quota", "Ingressos nets per al 30\u00a0%", "Diners propis"],
            rows: [
              ["300.000\u00a0€, 60\u00a0%", "180.000\u00a0€", "854\u00a0€", "2.850\u00a0€", "156.000\u00a0€"],
              ["300.000\u00a0€, 70\u00a0%", "210.000\u00a0€", "996\u00a0€", "3.320\u00a0€", "126.000\u00a0€"],
              ["600.000\u00a0€, 60\u00a0%", "360.000\u00a0€", "1.707\u00a0€", "5.690\u00a0€", "312.000\u00a0€"],
              ["600.000\u00a0€, 70\u00a0%", "420.000\u00a0€", "1.992\u00a0€", "6.640\u00a0€", "252.000\u00a0€"],
            ],
          },
          "A 20 anys, 210.000\u00a0€ són 1.165\u00a0€ al mes. Mig punt més, el 3,5\u00a0%, els deixa en 1.051\u00a0€ a 25 anys.",
        ],
      },
      inShort: [
        "Qui viu fora d’Espanya també pot demanar un préstec, encara que més petit.",
        "L’habitual és el {loan.abroad} del preu o de la taxació, a {loan.yearsAbroad}\u00a0anys.",
        "L’expedient triga més, perquè s’han de provar ingressos i deutes d’un altre país.",
      ],
      next: "[Calculi els diners que li calen si viu a fora](/costs) abans de parlar amb cap banc.",
      description:
        "Hipoteca per a no residents: el 60–70\u00a0% del preu, de 854 a 996\u00a0€ al mes amb 300.000\u00a0€, diners propis, tipus, 14 dies, límit d’edat, documentació i passos.",
      sources: [
        "Llei 5/2019, arts.\u00a011, 14 i 20",
        "Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1",
        "Codi civil de Catalunya, art.\u00a0621-49",
        "Banc Sabadell i idealista: finançament a no residents",
        "INE, estadística d’hipoteques, octubre del 2025",
      ],
    },
    ru: {
      names: [
        "ипотека для нерезидентов",
        "ипотека нерезиденту",
        "ипотека для иностранцев в Испании",
        "ипотека для иностранцев",
        "ипотека для россиян в Испании",
        "ипотека из-за границы",
        "ипотека не резидентам",
        "ипотека для россиян с внж",
        "ипотека в испании россиянам",
        "первоначальный взнос по ипотеке нерезиденту",
        "ипотека для граждан россии",
      ],
      title: "Ипотека для нерезидентов",
      answers: {
        what: [
          "Ипотека для нерезидентов обычно покрывает {loan.abroad} от цены или от банковской оценки (tasación), смотря что меньше; остальные 30–40\u00a0% и ещё около {loan.costs} на налоги и расходы\u00a0— ваши деньги.",
          "За квартиру в 300\u00a0000\u00a0€ нужно от 126\u00a0000 до 156\u00a0000\u00a0€ своих, а кредит 180\u00a0000–210\u00a0000\u00a0€ обойдётся в 854–996\u00a0€ в месяц на 25\u00a0лет под условные 3\u00a0%.",
          "Гражданство закон не ограничивает: банк смотрит, где вы получаете доход и платите налоги. Россиянин с ВНЖ и налоговым резидентством в Испании обычно получает условия резидента, до {loan.share}; без ВНЖ первым делом спросите, принимает ли банк доход и переводы из России.",
        ],
        cost: [
          "Ипотека для нерезидентов не имеет единой ставки: процент назначает каждый банк, и часто он выше, чем для резидента. Ориентир: средняя ставка по новым ипотекам в Испании в октябре 2025\u00a0года составила 2,81\u00a0% (INE).",
          "Кредит 210\u00a0000\u00a0€ под условные 3,5\u00a0%\u00a0— это 1\u00a0051\u00a0€ в месяц на 25\u00a0лет и 1\u00a0218\u00a0€ на 20\u00a0лет.",
          "Кроме процентов вы оплачиваете оценку и копии, банк\u00a0— акт кредита, его регистрацию и гербовый сбор.",
        ],
        time: [
          "Ипотека для нерезидентов чаще всего выдаётся на {loan.yearsAbroad} лет, последний платёж\u00a0— до {loan.age} лет.",
          "Само оформление идёт дольше, чем у резидента: документы приходят из другой страны, и официального срока нет. Точно известно одно: в Каталонии обязательное предложение банка должно быть у вас за {loan.days} календарных дней до подписания.",
        ],
        who: "Ипотека для нерезидентов доступна в банках, которые работают с клиентами из-за рубежа, а это не все. Нужны NIE (номер иностранца), подтверждённый доход и кредитная история в своей стране.",
        conditions: [
          "Обычные требования, чтобы ипотека для нерезидентов была одобрена: NIE, подтверждённый доход, все долги в пределах {loan.debtsAbroad} чистого дохода и 30–40\u00a0% цены из своих средств, плюс около {loan.costs} на налоги и расходы.",
          "Последний платёж должен прийтись на время до {loan.age} лет. Это практика банков, а не закон: один принимает то, что другой отклоняет.",
        ],
        must: [
          "Да, ипотека для нерезидентов доступна и без ВНЖ: закон не требует ни испанского гражданства, ни вида на жительство.",
          "Нужны NIE, доход, который можно подтвердить, и 30–40\u00a0% цены своими деньгами, плюс около {loan.costs} на налоги и расходы. Гражданам России без ВНЖ отказывают чаще: многие банки не принимают доход и переводы оттуда, поэтому спрашивают в нескольких.",
        ],
        how: "Чтобы ипотека для нерезидентов оформлялась быстрее, соберите документы до поездки и спросите банки, какие валюты и страны дохода они принимают. Предварительный ответ получите до договора задатка.",
        papers: [
          "Ипотека для нерезидентов требует паспорта, NIE, подтверждения дохода, налоговых деклараций, выписок со счетов и кредитной истории из своей страны; у кого есть ВНЖ, добавляет карту.",
          "Выписку из реестра на жильё даёт продавец. Что переводить у присяжного переводчика, каждый банк решает сам: спросите заранее.",
        ],
        pitfalls: [
          "Ипотека для нерезидентов срывается чаще всего по трём причинам: задаток подписан до письменного ответа банка, в доверенности не упомянут кредит, происхождение денег нечем подтвердить.",
          "Все три устраняются до задатка, а после него\u00a0— ни одна.",
        ],
      },
      sections: [
        {
          heading: "Чем условия отличаются от условий резидента?",
          blocks: [
            {
              points: [
                "Доля: {loan.abroad} там, где резиденту дадут {loan.share}; на второе жильё бывает меньше.",
                "Срок: чаще {loan.yearsAbroad} лет вместо {loan.years}, последний платёж до {loan.age} лет.",
                "Долги: все платежи, в том числе в вашей стране, в пределах {loan.debtsAbroad} чистого дохода.",
                "Ставка: часто выше. Средняя по новым ипотекам в Испании в октябре 2025\u00a0года была 2,81\u00a0% (INE); более позднего показателя у нас нет, спросите сегодняшнюю.",
                "Одинаково для всех: вы платите за оценку, 250–600\u00a0€, и свои копии, банк\u00a0— за акт кредита, его регистрацию и гербовый сбор.",
              ],
            },
            "Закон первых четырёх пределов не устанавливает: так описывают свою практику банки. Отказ одного банка не значит, что откажет и другой, поэтому одинаковый комплект документов отправляют сразу в два-три.",
          ],
        },
        {
          heading: "Что меняется для граждан России: с ВНЖ и без него?",
          blocks: [
            {
              points: [
                "С ВНЖ Испании и доходом здесь: банк обычно оценивает вас как резидента, смотрит трудовой договор, налоговую декларацию и срок действия карты.",
                "С ВНЖ, но с доходом из России: доход придётся подтверждать как нерезиденту, и банк вправе его не засчитать.",
                "Без ВНЖ: условия нерезидента, и к ним предел ЕС\u00a0— не больше 100\u00a0000\u00a0€ на счетах в одном банке (Регламент 833/2014, ст.\u00a05b). На граждан ЕС и владельцев ВНЖ страны ЕС он не распространяется.",
              ],
            },
            "С 29 января 2026\u00a0года Россия входит в список стран повышенного риска ЕС, так что о происхождении денег спросят подробно. Взнос за квартиру в 300\u00a0000\u00a0€ с налогами выше предела для счёта: до задатка согласуйте с банком, как и когда придут деньги.",
          ],
        },
        {
          heading: "Какие документы попросит банк?",
          blocks: [
            {
              points: [
                "Паспорт, NIE (номер иностранца) и карта ВНЖ, если она есть.",
                "Справки о доходе, трудовой договор, налоговые декларации за последние годы.",
                "Выписки со счетов, с которых придёт взнос, и документы о происхождении этих денег.",
                "Кредитная история из своей страны.",
                "Договор задатка или предложение о покупке, выписка из реестра (nota simple).",
              ],
            },
            "Какие из них нужны в присяжном переводе и с апостилем, спросите заранее: банки требуют разного.",
          ],
        },
        {
          heading: "Как считают доход в рублях, долларах или другой валюте?",
          blocks: [
            "С запасом на курс, поэтому та же зарплата даёт меньший кредит. Для того, кто получает доход в долларах или рублях, кредит в евро может считаться кредитом в иностранной валюте: тогда ст.\u00a020 Закона 5/2019 даёт право его конвертировать. Спросите банк, считает ли он ваш кредит валютным.",
          ],
        },
        {
          heading: "В каком порядке действовать из другой страны?",
          blocks: [
            {
              steps: [
                "Получите NIE, около 10\u00a0€ и трёх недель в консульстве, и узнайте, откроет ли банк вам счёт для платежей.",
                "Соберите документы и отправьте их в два-три банка.",
                "Дождитесь предварительного ответа в письменном виде: доля, срок, ставка.",
                "Подписывайте договор задатка (arras), только если в нём упомянут кредит: при отказе банка не по вашей вине вы вправе выйти из договора и вернуть задаток (Гражданский кодекс Каталонии, ст.\u00a0621-49).",
                "Оплатите оценку и дождитесь обязательного предложения банка (FEIN): в Каталонии оно должно быть у вас за {loan.days} календарных дней до подписания.",
                "Решите, кто будет у нотариуса: вы сами или доверенное лицо с правом подписать и кредит.",
              ],
            },
            "Больше всего времени теряют из-за доверенности только на покупку, переводов между своими счетами перед самой сделкой и долгов, о которых умолчали.",
          ],
        },
      ],
      example: {
        heading: "Сколько внести и сколько платить в месяц?",
        blocks: [
          {
            caption:
              "Покупатель из-за рубежа: вторичное жильё, расходы с юристом около 12\u00a0%; платёж под условные 3\u00a0% на 25\u00a0лет, не оферта",
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
          "На 20\u00a0лет 210\u00a0000\u00a0€ обходятся в 1\u00a0165\u00a0€ в месяц. На полпункта больше, под 3,5\u00a0%, на 25\u00a0лет выйдет 1\u00a0051\u00a0€.",
        ],
      },
      inShort: [
        "Живущие за пределами Испании тоже могут взять кредит, только меньший.",
        "Обычно это {loan.abroad} от цены или оценки на {loan.yearsAbroad}\u00a0лет.",
        "Оформление дольше: доходы и долги надо подтверждать из другой страны.",
      ],
      next: "[Посчитайте, сколько денег нужно при жизни за рубежом](/costs), ещё до разговора с банком.",
      description:
        "Ипотека для нерезидентов в Испании: 60–70\u00a0% цены, 854–996\u00a0€ в месяц при 300\u00a0000\u00a0€, свои деньги, ставка, 14 дней, возраст, документы. Что с ВНЖ и без него.",
      sources: [
        "Закон 5/2019, ст.\u00a011, 14 и 20",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1",
        "Гражданский кодекс Каталонии, ст.\u00a0621-49",
        "Banco Sabadell и idealista: кредиты нерезидентам",
        "INE, статистика ипотеки за октябрь 2025\u00a0года",
        "Регламент (ЕС) 833/2014, ст.\u00a05b",
        "Делегированный регламент (ЕС) 2026/46",
      ],
    },
  },
};
