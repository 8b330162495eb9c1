import type { Entry } from "../entry";

export const mortgageInSpain: Entry = {
  theme: "mortgage",
  related: [
    "share-of-the-price",
    "down-payment",
    "binding-offer-fein",
    "mortgage-for-non-residents",
    "costs-of-the-mortgage",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "mortgage in spain",
        "spanish mortgage",
        "mortgage",
        "mortgage in barcelona",
        "home loan in spain",
        "how to get a mortgage in spain",
        "buying with a mortgage",
        "steps to get a mortgage in spain",
        "mortgage process spain",
        "mortgage requirements spain",
      ],
      title: "A mortgage in Spain",
      answers: {
        what: [
          "A mortgage in Spain pays up to {loan.share} of the price or of the bank valuation (tasación), whichever is lower, if you are resident, and {loan.abroad} if you live abroad. It never pays the taxes and costs.",
          "On a resale home at €300,000 you bring about €92,000 as a resident and €122,000 to €153,000 as a non-resident, transfer tax included.",
          "A loan of €240,000 over 30 years at an assumed 3% costs €1,012 a month.",
        ],
        cost: "A mortgage in Spain costs you the interest, the bank valuation (as a rough guide €250 to €600) and any copies of the deed you ask for. On €240,000 over 30 years at an assumed 3% the interest is €124,266 in all; over 20 years it is €79,448. The bank pays the deed of the loan, its registration and the stamp duty.",
        time: [
          "A mortgage in Spain needs some weeks: reckon with six or a little more between the deposit contract and the signing, though no rule sets it.",
          "One part is fixed: in Catalonia you must have the bank’s binding documents at least {loan.days} calendar days before you sign.",
        ],
        who: "A mortgage in Spain is open to residents and to people who live abroad; no law asks for Spanish nationality. The bank has to check your income, savings and debts before it lends (Law 5/2019, art.\u00a011).",
        conditions: [
          "For a mortgage in Spain banks usually want provable income, all debts within {loan.debts} of it, the last payment before you turn {loan.age}, and savings of 20% of the price plus about {loan.costs} for taxes and costs.",
          "Non-residents need 30–40% of the price, and {loan.debtsAbroad} is the limit for debts. Nationality doesn’t matter to the law.",
        ],
        must: [
          "Yes, you can get a mortgage in Spain as a foreigner and even without living here: no law asks for Spanish nationality.",
          "The share is smaller from abroad, {loan.abroad} instead of {loan.share}, and you need an NIE.",
        ],
        how: "To get a mortgage in Spain, first ask two or three banks for a written answer, before you choose a home. Then name the loan in the deposit contract, let the bank value the home, read the binding offer (FEIN), meet the notary free of charge and sign. Deed of sale and loan are signed on the same day.",
        papers:
          "For a mortgage in Spain a bank asks for identity document and NIE, payslips or accounts, the last tax returns, bank statements, a list of your debts (CIRBE report) and the land registry extract of the home. Whoever earns abroad adds a credit report and sworn translations. Each bank has to give you its own list at the start.",
        pitfalls:
          "What goes wrong with a mortgage in Spain is mostly the calendar and the valuation. A deposit contract with a date the bank can’t meet puts your deposit at risk; a valuation below the price makes the loan smaller. Write the loan, a realistic date and the case of a low valuation into the deposit contract.",
      },
      sections: [
        {
          heading: "What do banks look at before they lend?",
          blocks: [
            "A bank looks at two things: what the home is worth and what you can repay. The second one decides more often than buyers expect.",
            {
              points: [
                "The share: a percentage of the price or of the valuation, and always of the lower figure.",
                "The monthly burden: all your debts together at about {loan.debts} of net income for residents, {loan.debtsAbroad} for non-residents.",
                "The years: up to {loan.years} for residents, more often {loan.yearsAbroad} from abroad.",
                "Your age: the last payment usually falls before you turn {loan.age}.",
              ],
            },
            "These are customs of the trade, as idealista and fotocasa publish them. Every bank may be stricter.",
          ],
        },
        {
          heading: "In which order do you arrange it?",
          blocks: [
            {
              steps: [
                "Work out your cash first: down payment, tax, notary, registry and a reserve.",
                "Ask several banks for a first answer in writing, with the same figures for each.",
                "Make an offer for the home, and name the mortgage in the deposit contract (arras) with a date the bank can meet.",
                "Let the bank order the valuation and check the land registry extract (nota simple).",
                "Read the binding mortgage offer (FEIN) and take your questions to the notary.",
                "Sign the deed of sale and the deed of the loan on the same day, one after the other.",
              ],
            },
          ],
        },
        {
          heading: "Which rules protect you?",
          blocks: [
            [
              "Two laws set the pace.",
              "In Catalonia the binding documents must be in your hands {loan.days}\u00a0calendar days before you sign (Law 22/2010, art.\u00a0262-4.1).",
              "Law 5/2019 makes the bank explain them and sends you to a notary, free of charge, no later than the day before.",
            ],
            "If the bank refuses and your contract named the mortgage, article 621-49 of the Civil Code of Catalonia may let you withdraw. It asks for written proof within the agreed time, and it can be excluded by agreement.",
          ],
        },
        {
          heading: "What goes wrong with a mortgage?",
          blocks: [
            {
              points: [
                "The valuation comes in below the price and the loan shrinks. Keep a reserve for it.",
                "The deposit contract sets a date too early for the bank. Ask the bank for its calendar first.",
                "A lower rate depends on insurance and cards. Ask for the price of each, and of the loan without them.",
              ],
            },
          ],
        },
        {
          heading: "How much cash and what payment at three prices?",
          blocks: [
            {
              caption:
                "Resident, resale home, loan of 80%, transfer tax by the scale (10% up to €600,000), an assumed 3%; cash with €1,650–2,800 for notary, registry and paperwork",
              columns: ["Price", "Cash", "Loan", "30 years", "25 years"],
              rows: [
                ["€300,000", "€91,650–92,800", "€240,000", "€1,012", "€1,138"],
                ["€400,000", "€121,650–122,800", "€320,000", "€1,349", "€1,517"],
                ["€500,000", "€151,650–152,800", "€400,000", "€1,686", "€1,897"],
              ],
            },
            "The average rate of new loans in Spain was 2.81% in October 2025 (INE).",
          ],
        },
      ],
      example: {
        heading: "How do the figures change from abroad?",
        blocks: [
          {
            caption:
              "Buyer who lives abroad, resale home, tax by the scale, an assumed 3%; cash with €1,650–2,800 for notary, registry and paperwork",
            columns: ["Price", "Cash with a loan of 70%", "Cash with 60%", "25 years, 70%", "20 years, 70%"],
            rows: [
              ["€300,000", "€121,650–122,800", "€151,650–152,800", "€996", "€1,165"],
              ["€400,000", "€161,650–162,800", "€201,650–202,800", "€1,328", "€1,553"],
              ["€500,000", "€201,650–202,800", "€251,650–252,800", "€1,660", "€1,941"],
            ],
          },
          "For the payment of €996 a bank that accepts 25 to 35% of net income wants to see about €2,850 to €3,980 a month, with no other debts. The rate is often higher from abroad: half a point more on €210,000 over 25 years adds €55 a month. The valuation, €250 to €600, comes on top in both tables.",
        ],
      },
      inShort: [
        "Spanish banks lend a share of the price or the valuation, the lower of the two.",
        "Residents can count on {loan.share} at most and buyers from abroad on {loan.abroad}.",
        "Taxes and costs have to be paid in cash, on top of the down payment.",
      ],
      next: "[Put your own figures into our cost page](/costs) and see how much cash you need at signing.",
      description:
        "How a mortgage in Spain works: how much banks lend, the cash and the payment in euros, the steps from first answer to signing, and the rules that protect you.",
      sources: [
        "Law 5/2019 of 15\u00a0March on real-estate credit contracts, arts.\u00a011, 14 and 15",
        "Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1",
        "Civil Code of Catalonia, art.\u00a0621-49",
        "Banco Sabadell, idealista and fotocasa: usual lending criteria",
        "INE: average rate of new mortgages, October 2025",
      ],
    },
    es: {
      names: [
        "hipoteca para comprar vivienda",
        "hipoteca",
        "hipoteca en españa",
        "hipoteca en barcelona",
        "préstamo hipotecario",
        "hipoteca para comprar casa",
        "cómo conseguir una hipoteca",
        "ipoteca",
        "pedir una hipoteca",
        "pasos para pedir una hipoteca",
        "trámites de la hipoteca",
      ],
      title: "La hipoteca para comprar vivienda",
      answers: {
        what: [
          "Una hipoteca para comprar vivienda cubre hasta el {loan.share} del precio o de la tasación, la cifra más baja, si reside en España, y el {loan.abroad} si vive fuera. Los impuestos y gastos nunca los cubre.",
          "En una vivienda de segunda mano de 300.000\u00a0€ usted pone unos 92.000\u00a0€ como residente y de 122.000 a 153.000\u00a0€ como no residente, ITP incluido.",
          "Un préstamo de 240.000\u00a0€ a 30 años a un 3\u00a0% supuesto son 1.012\u00a0€ al mes.",
        ],
        cost: "Una hipoteca le cuesta los intereses, la tasación (como orientación, de 250 a 600\u00a0€) y las copias de la escritura que pida. Con 240.000\u00a0€ a 30 años a un 3\u00a0% supuesto, los intereses suman 124.266\u00a0€; a 20 años, 79.448\u00a0€. La escritura del préstamo, su inscripción y el impuesto los paga el banco.",
        time: [
          "Una hipoteca tarda unas semanas: cuente con seis o algo más entre las arras y la firma, aunque ninguna norma lo fija.",
          "Un tramo sí es fijo: en Cataluña la documentación vinculante debe estar en su poder al menos {loan.days} días naturales antes de la firma.",
        ],
        who: "Pueden pedir una hipoteca tanto los residentes como quienes viven en el extranjero; la ley no exige nacionalidad española. El banco ha de comprobar antes ingresos, ahorro y deudas (Ley 5/2019, art.\u00a011).",
        conditions: [
          "Los requisitos habituales de una hipoteca son ingresos demostrables, todas las deudas dentro del {loan.debts}, la última cuota antes de los {loan.age} años y ahorros por el 20\u00a0% del precio más cerca del {loan.costs} de impuestos y gastos.",
          "A los no residentes se les pide un 30–40\u00a0% del precio, y el tope de deudas es el {loan.debtsAbroad}. La nacionalidad no cuenta para la ley.",
        ],
        must: [
          "Sí, se puede pedir una hipoteca siendo extranjero e incluso sin vivir aquí: la ley no exige nacionalidad española.",
          "Desde fuera el porcentaje es menor, {loan.abroad} en vez del {loan.share}, y hace falta NIE.",
        ],
        how: "Para pedir una hipoteca, consiga primero una respuesta por escrito de dos o tres bancos, antes de elegir piso. Después deje constancia del préstamo en las arras, espere la tasación, lea la oferta vinculante (FEIN), acuda gratis al notario y firme. La compraventa y el préstamo se firman el mismo día.",
        papers:
          "Para una hipoteca el banco pide documento de identidad y NIE, nóminas o cuentas, últimas declaraciones de la renta, extractos, el informe CIRBE de sus deudas y la nota simple de la vivienda. Quien cobra fuera añade un informe de crédito y traducciones juradas. Cada banco debe darle su lista al principio.",
        pitfalls:
          "Lo que falla en una hipoteca suele ser el calendario y la tasación. Unas arras con una fecha que el banco no puede cumplir ponen en riesgo la señal; una tasación por debajo del precio reduce el préstamo. Ponga en las arras el préstamo, una fecha realista y qué pasa si la tasación sale baja.",
      },
      sections: [
        {
          heading: "¿En qué se fija el banco?",
          blocks: [
            "El banco se hace dos preguntas: cuánto vale la vivienda y cuánto puede devolver usted. La segunda suele pesar más.",
            {
              points: [
                "El porcentaje, que se aplica siempre a la cifra más baja, sea el precio o la tasación.",
                "El esfuerzo mensual: entre todas las deudas, en torno al {loan.debts} de los ingresos netos, o el {loan.debtsAbroad} si no se reside aquí.",
                "El plazo: hasta {loan.years}\u00a0años para residentes; desde fuera es más habitual {loan.yearsAbroad}.",
                "La edad: lo normal es terminar de pagar antes de los {loan.age}\u00a0años.",
              ],
            },
            "Son costumbres del sector, recogidas por idealista y fotocasa. Cada entidad puede ser más exigente.",
          ],
        },
        {
          heading: "¿En qué orden se pide la hipoteca?",
          blocks: [
            {
              steps: [
                "Calcule primero el efectivo: entrada, impuesto, notaría, registro y un colchón.",
                "Pida a varios bancos una primera respuesta por escrito, con los mismos datos para todos.",
                "Haga la oferta y ponga la hipoteca en el contrato de arras, con una fecha que el banco pueda cumplir.",
                "El banco encarga la tasación y revisa la nota simple.",
                "Lea la oferta vinculante (FEIN) y lleve sus preguntas al notario.",
                "El mismo día se firman, una tras otra, la compraventa y la hipoteca.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué normas le protegen?",
          blocks: [
            [
              "Dos leyes marcan el ritmo.",
              "En Cataluña, la documentación vinculante se entrega {loan.days}\u00a0días naturales antes de firmar (Ley 22/2010, art.\u00a0262-4.1).",
              "La Ley 5/2019 obliga al banco a explicarla y le lleva a usted ante notario, sin coste, a más tardar la víspera.",
            ],
            "Si el banco dice que no y el contrato preveía la hipoteca, el artículo 621-49 del Código civil de Cataluña puede permitirle desistir. Hay que justificarlo por escrito dentro del plazo pactado, y las partes pueden excluirlo.",
          ],
        },
        {
          heading: "¿Qué suele fallar en una hipoteca?",
          blocks: [
            {
              points: [
                "La tasación queda por debajo del precio y el préstamo encoge: tenga una reserva.",
                "Las arras fijan una fecha a la que el banco no llega. Pregúntele antes por su calendario.",
                "El tipo rebajado depende de seguros y tarjetas. Pida el precio de cada producto y el del préstamo sin ellos.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto dinero y qué cuota con tres precios?",
          blocks: [
            {
              caption:
                "Residente, segunda mano, préstamo del 80\u00a0%, ITP por tramos (10\u00a0% hasta 600.000\u00a0€) y un 3\u00a0% supuesto; dinero con 1.650–2.800\u00a0€ de notaría, registro y gestoría",
              columns: ["Precio", "Dinero propio", "Préstamo", "30 años", "25 años"],
              rows: [
                ["300.000\u00a0€", "91.650–92.800\u00a0€", "240.000\u00a0€", "1.012\u00a0€", "1.138\u00a0€"],
                ["400.000\u00a0€", "121.650–122.800\u00a0€", "320.000\u00a0€", "1.349\u00a0€", "1.517\u00a0€"],
                ["500.000\u00a0€", "151.650–152.800\u00a0€", "400.000\u00a0€", "1.686\u00a0€", "1.897\u00a0€"],
              ],
            },
            "El tipo medio de las hipotecas nuevas fue del 2,81\u00a0% en octubre de 2025 (INE).",
          ],
        },
      ],
      example: {
        heading: "¿Cómo cambian las cifras si vive fuera?",
        blocks: [
          {
            caption:
              "Comprador no residente, segunda mano, ITP por tramos y un 3\u00a0% supuesto; dinero con 1.650–2.800\u00a0€ de notaría, registro y gestoría",
            columns: [
              "Precio",
              "Dinero con el 70\u00a0%",
              "Dinero con el 60\u00a0%",
              "25 años, 70\u00a0%",
              "20 años, 70\u00a0%",
            ],
            rows: [
              ["300.000\u00a0€", "121.650–122.800\u00a0€", "151.650–152.800\u00a0€", "996\u00a0€", "1.165\u00a0€"],
              ["400.000\u00a0€", "161.650–162.800\u00a0€", "201.650–202.800\u00a0€", "1.328\u00a0€", "1.553\u00a0€"],
              ["500.000\u00a0€", "201.650–202.800\u00a0€", "251.650–252.800\u00a0€", "1.660\u00a0€", "1.941\u00a0€"],
            ],
          },
          "Para la cuota de 996\u00a0€, un banco que admite del 25 al 35\u00a0% de los ingresos netos quiere ver de 2.850 a 3.980\u00a0€ al mes, sin otras deudas. Desde fuera el tipo suele ser más alto: medio punto más sobre 210.000\u00a0€ a 25 años son 55\u00a0€ al mes. La tasación, de 250 a 600\u00a0€, se suma en las dos tablas.",
        ],
      },
      inShort: [
        "Los bancos prestan sobre el precio o la tasación, lo que sea menor.",
        "El máximo habitual es el {loan.share} para residentes y el {loan.abroad} para quien vive fuera.",
        "Impuestos y gastos se pagan aparte, con ahorros.",
      ],
      next: "[Ponga sus cifras en la página de gastos](/costs) y verá cuánto dinero necesita el día de la firma.",
      description:
        "Cómo funciona una hipoteca para comprar vivienda: cuánto prestan los bancos, la cuota y el dinero propio en euros, los pasos hasta la firma y sus derechos.",
      sources: [
        "Ley 5/2019, de 15\u00a0de marzo, reguladora de los contratos de crédito inmobiliario, arts.\u00a011, 14 y 15",
        "Código de Consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1",
        "Código civil de Cataluña, art.\u00a0621-49",
        "Banco Sabadell, idealista y fotocasa: criterios habituales de concesión",
        "INE: tipo medio de las hipotecas nuevas, octubre de 2025",
      ],
    },
    ca: {
      names: [
        "hipoteca per comprar habitatge",
        "hipoteca a espanya",
        "hipoteca a barcelona",
        "préstec hipotecari",
        "hipoteca per comprar casa",
        "com aconseguir una hipoteca",
        "demanar una hipoteca",
        "hipoteca",
        "passos per demanar una hipoteca",
        "tràmits de la hipoteca",
      ],
      title: "La hipoteca per comprar habitatge",
      answers: {
        what: [
          "Una hipoteca per comprar habitatge paga fins al {loan.share} del preu o de la taxació, la xifra més baixa, si resideix a Espanya, i el {loan.abroad} si viu fora. Els impostos i despeses no els paga mai.",
          "En un habitatge de segona mà de 300.000\u00a0€ vostè hi posa uns 92.000\u00a0€ com a resident i de 122.000 a 153.000\u00a0€ com a no resident, ITP inclòs.",
          "Un préstec de 240.000\u00a0€ a 30 anys a un 3\u00a0% suposat són 1.012\u00a0€ al mes.",
        ],
        cost: "Una hipoteca li costa els interessos, la taxació (com a orientació, de 250 a 600\u00a0€) i les còpies de l’escriptura que demani. Amb 240.000\u00a0€ a 30 anys a un 3\u00a0% suposat, els interessos sumen 124.266\u00a0€; a 20 anys, 79.448\u00a0€. L’escriptura del préstec, la inscripció i l’impost els paga el banc.",
        time: [
          "Una hipoteca demana unes setmanes: compti’n sis o una mica més entre les arres i la signatura, encara que cap norma no ho fixa.",
          "Un tram sí que és fix: a Catalunya ha de tenir la documentació vinculant almenys {loan.days} dies naturals abans de signar.",
        ],
        who: "Pot demanar una hipoteca tant qui resideix aquí com qui viu a l’estranger; la llei no exigeix la nacionalitat espanyola. El banc ha de comprovar abans ingressos, estalvis i deutes (Llei 5/2019, art.\u00a011).",
        conditions: [
          "Els requisits habituals d’una hipoteca són ingressos demostrables, tots els deutes dins del {loan.debts}, l’última quota abans dels {loan.age} anys i estalvis pel 20\u00a0% del preu més prop del {loan.costs} d’impostos i despeses.",
          "Als no residents se’ls demana un 30–40\u00a0% del preu, i el topall de deutes és el {loan.debtsAbroad}. La nacionalitat no compta per a la llei.",
        ],
        must: [
          "Sí, es pot demanar una hipoteca sent estranger i fins i tot sense viure aquí: la llei no exigeix la nacionalitat espanyola.",
          "Des de fora el percentatge és més petit, {loan.abroad} en comptes del {loan.share}, i cal NIE.",
        ],
        how: "Per demanar una hipoteca, aconsegueixi primer una resposta per escrit de dos o tres bancs, abans de triar pis. Després faci constar el préstec a les arres, esperi la taxació, llegeixi l’oferta vinculant (FEIN), vagi de franc al notari i signi. La compravenda i el préstec se signen el mateix dia.",
        papers:
          "Per a una hipoteca el banc demana document d’identitat i NIE, nòmines o comptes, últimes declaracions de la renda, extractes, l’informe CIRBE dels deutes i la nota simple de l’habitatge. Qui cobra fora hi afegeix un informe de crèdit i traduccions jurades. Cada banc li ha de donar la seva llista al començament.",
        pitfalls:
          "El que falla en una hipoteca sol ser el calendari i la taxació. Unes arres amb una data que el banc no pot complir posen en risc la paga i senyal; una taxació per sota del preu redueix el préstec. Posi a les arres el préstec, una data realista i què passa si la taxació surt baixa.",
      },
      sections: [
        {
          heading: "Què mira el banc?",
          blocks: [
            "El banc es fa dues preguntes: quant val l’habitatge i quant pot tornar vostè. La segona acostuma a decidir.",
            {
              points: [
                "El percentatge, sempre sobre la xifra més baixa, sigui el preu o la taxació.",
                "L’esforç de cada mes: tots els deutes junts, al voltant del {loan.debts} dels ingressos nets, o del {loan.debtsAbroad} si no resideix aquí.",
                "El termini: fins a {loan.years}\u00a0anys per als residents; des de fora és més habitual {loan.yearsAbroad}.",
                "L’edat: s’acostuma a acabar de pagar abans dels {loan.age}\u00a0anys.",
              ],
            },
            "Són costums del sector que recullen idealista i fotocasa. Cada entitat pot ser més estricta.",
          ],
        },
        {
          heading: "En quin ordre es demana la hipoteca?",
          blocks: [
            {
              steps: [
                "Compti primer els diners que ha de tenir: entrada, impost, notaria, registre i un coixí.",
                "Demani a uns quants bancs una primera resposta per escrit, amb les mateixes dades per a tots.",
                "Faci l’oferta i deixi escrita la hipoteca al contracte d’arres, amb una data que el banc pugui complir.",
                "El banc encarrega la taxació i revisa la nota simple.",
                "Llegeixi l’oferta vinculant (FEIN) i porti les preguntes al notari.",
                "La compravenda i la hipoteca se signen el mateix dia, l’una darrere l’altra.",
              ],
            },
          ],
        },
        {
          heading: "Quines normes el protegeixen?",
          blocks: [
            [
              "Dues lleis en marquen el ritme.",
              "A Catalunya, la documentació vinculant es lliura {loan.days}\u00a0dies naturals abans de signar (Llei 22/2010, art.\u00a0262-4.1).",
              "La Llei 5/2019 obliga el banc a explicar-la i el fa passar per cal notari, sense cost, com a molt tard la vigília.",
            ],
            "Si el banc diu que no i el contracte preveia la hipoteca, l’article 621-49 del Codi civil de Catalunya li pot permetre desistir. Cal justificar-ho per escrit dins del termini pactat, i les parts ho poden excloure.",
          ],
        },
        {
          heading: "Què acostuma a fallar en una hipoteca?",
          blocks: [
            {
              points: [
                "La taxació surt per sota del preu i el préstec s’encongeix: tingui una reserva.",
                "Les arres fixen una data massa justa per al banc. Demani-li abans el calendari.",
                "El tipus rebaixat depèn d’assegurances i targetes. Pregunti què val cada producte i què val el préstec sol.",
              ],
            },
          ],
        },
        {
          heading: "Quants diners i quina quota amb tres preus?",
          blocks: [
            {
              caption:
                "Resident, segona mà, préstec del 80\u00a0%, ITP per trams (10\u00a0% fins a 600.000\u00a0€) i un 3\u00a0% suposat; diners amb 1.650–2.800\u00a0€ de notaria, registre i gestoria",
              columns: ["Preu", "Diners propis", "Préstec", "30 anys", "25 anys"],
              rows: [
                ["300.000\u00a0€", "91.650–92.800\u00a0€", "240.000\u00a0€", "1.012\u00a0€", "1.138\u00a0€"],
                ["400.000\u00a0€", "121.650–122.800\u00a0€", "320.000\u00a0€", "1.349\u00a0€", "1.517\u00a0€"],
                ["500.000\u00a0€", "151.650–152.800\u00a0€", "400.000\u00a0€", "1.686\u00a0€", "1.897\u00a0€"],
              ],
            },
            "El tipus mitjà de les hipoteques noves va ser del 2,81\u00a0% l’octubre del 2025 (INE).",
          ],
        },
      ],
      example: {
        heading: "Com canvien les xifres si viu a fora?",
        blocks: [
          {
            caption:
              "Comprador no resident, segona mà, ITP per trams i un 3\u00a0% suposat; diners amb 1.650–2.800\u00a0€ de notaria, registre i gestoria",
            columns: [
              "Preu",
              "Diners amb el 70\u00a0%",
              "Diners amb el 60\u00a0%",
              "25 anys, 70\u00a0%",
              "20 anys, 70\u00a0%",
            ],
            rows: [
              ["300.000\u00a0€", "121.650–122.800\u00a0€", "151.650–152.800\u00a0€", "996\u00a0€", "1.165\u00a0€"],
              ["400.000\u00a0€", "161.650–162.800\u00a0€", "201.650–202.800\u00a0€", "1.328\u00a0€", "1.553\u00a0€"],
              ["500.000\u00a0€", "201.650–202.800\u00a0€", "251.650–252.800\u00a0€", "1.660\u00a0€", "1.941\u00a0€"],
            ],
          },
          "Per a la quota de 996\u00a0€, un banc que admet del 25 al 35\u00a0% dels ingressos nets vol veure de 2.850 a 3.980\u00a0€ cada mes, sense altres deutes. Des de fora el tipus acostuma a ser més alt: mig punt més sobre 210.000\u00a0€ a 25 anys són 55\u00a0€ cada mes. La taxació, de 250 a 600\u00a0€, se suma a totes dues taules.",
        ],
      },
      inShort: [
        "Els bancs presten sobre el preu o la taxació, la xifra més baixa.",
        "El màxim habitual és el {loan.share} per a residents i el {loan.abroad} per a qui viu a fora.",
        "Els impostos i les despeses es paguen a part, amb estalvis.",
      ],
      next: "[Posi les seves xifres a la pàgina de despeses](/costs) i veurà quants diners li calen el dia de la signatura.",
      description:
        "Com funciona una hipoteca per comprar habitatge: quant presten els bancs, la quota i els diners propis en euros, els passos fins a signar i els seus drets.",
      sources: [
        "Llei 5/2019, de 15\u00a0de març, reguladora dels contractes de crèdit immobiliari, arts.\u00a011, 14 i 15",
        "Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1",
        "Codi civil de Catalunya, art.\u00a0621-49",
        "Banc Sabadell, idealista i fotocasa: criteris habituals de concessió",
        "INE: tipus mitjà de les hipoteques noves, octubre del 2025",
      ],
    },
    ru: {
      names: [
        "ипотека в Испании",
        "ипотека в Барселоне",
        "ипотека",
        "испанская ипотека",
        "ипотека на жильё в Испании",
        "как получить ипотеку в Испании",
        "иппотека в Испании",
        "кредит на квартиру в Испании",
        "этапы получения ипотеки в испании",
        "условия ипотеки в испании",
        "требования для ипотеки в испании",
      ],
      title: "Ипотека в Испании",
      answers: {
        what: [
          "Ипотека в Испании покрывает до {loan.share} от меньшей суммы, цены или банковской оценки (tasación), если вы резидент, и {loan.abroad}, если живёте за рубежом. Налоги и расходы она не покрывает никогда.",
          "Для вторичной квартиры за 300\u00a0000\u00a0€ своих денег нужно около 92\u00a0000\u00a0€ резиденту и от 122\u00a0000 до 153\u00a0000\u00a0€ нерезиденту, вместе с налогом на передачу.",
          "Кредит 240\u00a0000\u00a0€ на 30\u00a0лет под условные 3\u00a0%\u00a0— это 1\u00a0012\u00a0€ в месяц.",
        ],
        cost: "Ипотека в Испании обходится заёмщику в проценты, банковскую оценку (ориентир 250–600\u00a0€) и копии акта, которые он закажет. За 240\u00a0000\u00a0€ на 30\u00a0лет под условные 3\u00a0% набежит 124\u00a0266\u00a0€ процентов, на 20\u00a0лет\u00a0— 79\u00a0448\u00a0€. Акт кредита, его регистрацию и гербовый сбор оплачивает банк.",
        time: [
          "Ипотека в Испании занимает несколько недель: от договора задатка до сделки рассчитывайте на шесть или немного больше, хотя закон срока не называет.",
          "Известно одно: в Каталонии обязательные документы банк передаёт не позже чем за {loan.days} календарных дней до сделки.",
        ],
        who: "Ипотека в Испании доступна и резидентам, и тем, кто живёт за границей: гражданства закон не требует. До выдачи банк обязан проверить доходы, сбережения и долги (Закон 5/2019, ст.\u00a011).",
        conditions: [
          "Обычные условия, на которых выдаётся ипотека в Испании: подтверждённый доход, все долги в пределах {loan.debts}, последний платёж до {loan.age} лет и накопления в 20\u00a0% цены плюс около {loan.costs} на налоги и расходы.",
          "Нерезидентам нужно 30–40\u00a0% цены, а предел долгов для них {loan.debtsAbroad}. Гражданство для закона значения не имеет.",
        ],
        must: [
          "Да, ипотека в Испании доступна иностранцам, даже если они здесь не живут: испанского гражданства закон не требует.",
          "Из-за рубежа доля меньше, {loan.abroad} вместо {loan.share}, и нужен NIE.",
        ],
        how: "Чтобы ипотека в Испании не сорвала покупку, сначала получите письменный ответ двух-трёх банков, ещё до выбора жилья. Затем впишите кредит в договор задатка, дождитесь оценки, изучите обязательное предложение (FEIN), бесплатно встретьтесь с нотариусом и подпишите. Купля-продажа и кредит оформляются в один день.",
        papers:
          "Для ипотеки в Испании банк попросит паспорт и NIE, справки о зарплате или отчётность, последние налоговые декларации, выписки со счетов, отчёт CIRBE о долгах и выписку из реестра на жильё. Кто получает доход за рубежом, добавляет кредитную историю и присяжный перевод. Свой список банк обязан дать в самом начале.",
        pitfalls:
          "Ипотека в Испании чаще всего спотыкается о календарь и оценку. Договор задатка с датой, к которой банк не успевает, ставит под угрозу задаток; оценка ниже цены уменьшает кредит. Впишите в договор сам кредит, реальную дату и то, что будет при низкой оценке.",
      },
      sections: [
        {
          heading: "На что смотрит банк?",
          blocks: [
            "Банк решает два вопроса: сколько стоит жильё и сколько вы сможете возвращать. Второй чаще оказывается главным, поэтому начните с него.",
            {
              points: [
                "Доля кредита: её считают от меньшей суммы, будь то цена или оценка.",
                "Нагрузка на доход: все платежи вместе около {loan.debts} чистого дохода, для нерезидентов {loan.debtsAbroad}.",
                "Срок: до {loan.years}\u00a0лет для резидентов, для остальных чаще {loan.yearsAbroad}.",
                "Возраст: последний платёж обычно приходится на время до {loan.age}\u00a0лет.",
              ],
            },
            "Это обычаи рынка, их публикуют idealista и fotocasa. Конкретный банк может быть строже, поэтому одинаковый вопрос стоит задать нескольким.",
          ],
        },
        {
          heading: "В каком порядке оформлять ипотеку?",
          blocks: [
            {
              steps: [
                "Посчитайте свои деньги: первый взнос, налог, нотариус, реестр и запас.",
                "Попросите у нескольких банков предварительный ответ в письменном виде, с одинаковыми данными.",
                "Сделайте предложение о покупке и впишите ипотеку в договор задатка (arras) с датой, к которой банк успеет.",
                "Банк закажет оценку и проверит выписку из реестра (nota simple).",
                "Изучите обязательное предложение банка (FEIN) и задайте вопросы нотариусу.",
                "В один день подпишите акт купли-продажи и сразу за ним акт ипотеки.",
              ],
            },
          ],
        },
        {
          heading: "Какие нормы вас защищают?",
          blocks: [
            [
              "Порядок задают два закона.",
              "В Каталонии обязательные документы передают за {loan.days}\u00a0календарных дней до подписания (Закон 22/2010, ст.\u00a0262-4.1).",
              "Закон 5/2019 обязывает банк всё объяснить, а заёмщика\u00a0— бесплатно встретиться с нотариусом не позже кануна сделки.",
            ],
            "Проценты, расходы и все условия собраны в одном документе, и до подписания банк не вправе их ухудшить. Если банк отказал, а договор предусматривал ипотеку, ст.\u00a0621-49 Гражданского кодекса Каталонии может дать право отказаться от покупки. Нужен письменный отказ в оговорённый срок, и стороны вправе исключить это правило.",
          ],
        },
        {
          heading: "Что чаще всего мешает ипотеке?",
          blocks: [
            {
              points: [
                "Оценка оказывается ниже цены, и кредит уменьшается: держите резерв.",
                "В договоре задатка стоит дата, к которой банк не успевает. Заранее узнайте его график.",
                "Сниженная ставка зависит от страховок и карт. Спросите цену каждого продукта и кредита без них, сложите и сравните за весь срок.",
              ],
            },
          ],
        },
        {
          heading: "Сколько своих денег и какой платёж при трёх ценах?",
          blocks: [
            {
              caption:
                "Резидент, вторичное жильё, кредит 80\u00a0%, налог на передачу по шкале (10\u00a0% до 600\u00a0000\u00a0€), условная ставка 3\u00a0%; деньги вместе с 1650–2800\u00a0€ на нотариуса, реестр и оформление",
              columns: ["Цена", "Свои деньги", "Кредит", "30 лет", "25 лет"],
              rows: [
                [
                  "300\u00a0000\u00a0€",
                  "91\u00a0650–92\u00a0800\u00a0€",
                  "240\u00a0000\u00a0€",
                  "1012\u00a0€",
                  "1138\u00a0€",
                ],
                [
                  "400\u00a0000\u00a0€",
                  "121\u00a0650–122\u00a0800\u00a0€",
                  "320\u00a0000\u00a0€",
                  "1349\u00a0€",
                  "1517\u00a0€",
                ],
                [
                  "500\u00a0000\u00a0€",
                  "151\u00a0650–152\u00a0800\u00a0€",
                  "400\u00a0000\u00a0€",
                  "1686\u00a0€",
                  "1897\u00a0€",
                ],
              ],
            },
            "Средняя ставка новых кредитов в Испании в октябре 2025\u00a0года была 2,81\u00a0% (INE).",
          ],
        },
      ],
      example: {
        heading: "Как меняются цифры, если вы живёте за рубежом?",
        blocks: [
          {
            caption:
              "Нерезидент, вторичное жильё, налог на передачу по шкале, условная ставка 3\u00a0%; деньги вместе с 1650–2800\u00a0€ на нотариуса, реестр и оформление",
            columns: [
              "Цена",
              "Свои деньги при кредите 70\u00a0%",
              "При кредите 60\u00a0%",
              "25 лет, 70\u00a0%",
              "20 лет, 70\u00a0%",
            ],
            rows: [
              [
                "300\u00a0000\u00a0€",
                "121\u00a0650–122\u00a0800\u00a0€",
                "151\u00a0650–152\u00a0800\u00a0€",
                "996\u00a0€",
                "1165\u00a0€",
              ],
              [
                "400\u00a0000\u00a0€",
                "161\u00a0650–162\u00a0800\u00a0€",
                "201\u00a0650–202\u00a0800\u00a0€",
                "1328\u00a0€",
                "1553\u00a0€",
              ],
              [
                "500\u00a0000\u00a0€",
                "201\u00a0650–202\u00a0800\u00a0€",
                "251\u00a0650–252\u00a0800\u00a0€",
                "1660\u00a0€",
                "1941\u00a0€",
              ],
            ],
          },
          "Для платежа 996\u00a0€ банк, который допускает 25–35\u00a0% чистого дохода, хочет видеть 2850–3980\u00a0€ в месяц без других долгов. Для живущих за рубежом ставка часто выше: полпункта на 210\u00a0000\u00a0€ за 25 лет прибавляют 55\u00a0€ в месяц. Оценка, 250–600\u00a0€, идёт сверху в обеих таблицах.",
        ],
      },
      inShort: [
        "Банки кредитуют долю от цены или от оценки, смотря что меньше.",
        "Для резидентов обычный потолок {loan.share}, для живущих за рубежом {loan.abroad}.",
        "Налоги и расходы платят отдельно, из своих денег.",
      ],
      next: "[Подставьте свои цифры на странице расходов](/costs) и узнайте, сколько денег понадобится к сделке.",
      description:
        "Как устроена ипотека в Испании: сколько даёт банк, взнос и платёж в евро, шаги от первого ответа до сделки, условия и законы Каталонии, которые вас защищают.",
      sources: [
        "Закон 5/2019 от 15\u00a0марта о договорах кредита на недвижимость, ст.\u00a011, 14 и 15",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1",
        "Гражданский кодекс Каталонии, ст.\u00a0621-49",
        "Banco Sabadell, idealista и fotocasa: обычные условия банков",
        "INE: средняя ставка новых ипотек, октябрь 2025\u00a0года",
      ],
    },
  },
};
