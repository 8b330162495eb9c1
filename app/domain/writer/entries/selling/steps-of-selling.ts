import type { Entry } from "../entry";

export const stepsOfSelling: Entry = {
  theme: "selling",
  related: [
    "with-or-without-an-agent",
    "documents-to-sell",
    "asking-price",
    "costs-of-selling",
    "agency-agreement",
    "time-to-sell",
    "buying-before-selling",
  ],
  isGeneral: true,
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "steps of selling a home",
        "how to sell a home in barcelona",
        "selling process",
        "home selling process",
        "steps to sell a property",
        "how to sell my apartment",
        "sale step by step",
        "house selling steps",
        "how to sell a flat in barcelona",
        "how to sell a house in spain",
        "how to sell an apartment in barcelona",
      ],
      title: "The steps of selling a home",
      answers: {
        what: [
          "The steps of selling a home are eight: valuation, documents, agency agreement, advert, viewings, deposit contract (arras), deed and taxes. With us they take about 9 to 15 weeks up to the deed, if a buyer appears in the usual time; from deposit to deed alone it is four to six.",
          "Begin with the energy certificate, the habitability certificate and a registry extract: without the first no advert may appear. Plusvalía follows within 30\u00a0working days of the deed and income tax with the next return.",
        ],
        cost: "Going through the steps of selling a home costs the agent’s fee, usually 3 to 6% plus VAT, €100 to €200 for the energy certificate, €65 to €160 if the habitability certificate has run out, and the two taxes. On a sale at €500,000 with a gain of €75,000 a resident couple pay about €40,510 altogether. The buyer pays deed, registry and transfer tax (Civil Code of Catalonia, art. 531-6).",
        time: "The steps of selling a home take about 9 to 15 weeks with us, if a buyer appears in the usual time. The longest wait is from four to six weeks between the deposit contract and the signing, because of the buyer’s mortgage. No law sets a term for a sale.",
        who: "In the selling process the owner decides, the agent shows the home and negotiates, and a notary signs the deed. Where there are several owners, all of them sign. A spouse may have to sign too if the home is where the family lives.",
        how: "Sell a home in Barcelona in this order: price, documents, agency agreement, advert, viewings, deposit contract, signing. Do not begin with the advert. What it says binds you, so the areas and certificates have to be right first.",
        pitfalls:
          "A selling process fails most often over four things: a price without comparable sales, a certificate that runs out on the way, a buyer whose bank says no, and an owner who does not sign. Ask for the certificates first and for the bank’s approval with every offer. Put the refusal of the loan and its date into the deposit contract.",
      },
      sections: [
        {
          heading: "What is done, by whom and in which time?",
          blocks: [
            {
              caption: "The steps of a sale in Barcelona; times of our sales, costs as a rough guide",
              columns: ["Step", "Who", "Time", "Cost"],
              rows: [
                ["1. Valuation, price", "The agent; you decide", "1–2 days", "Usually free"],
                [
                  "2. Certificates, registry extract",
                  "Technician, registry",
                  "A few days to 4 weeks",
                  "€100–200 energy, €65–160 habitability, about €11 extract",
                ],
                [
                  "3. Agency agreement",
                  "All the owners",
                  "A day",
                  "Nothing yet; the fee is fixed, usually 3–6% plus VAT",
                ],
                ["4. Preparation, photographs, advert", "The agent, you", "1–2 weeks", "As agreed"],
                ["5. Viewings and offers", "The agent", "2–4 weeks", "—"],
                ["6. Deposit contract", "Both sides", "1–2 weeks", "You receive about 10%"],
                ["7. Deed, price, keys", "Notary, all the owners", "4–6 weeks later", "The fee; cancelling a mortgage"],
                ["8. Taxes", "You", "30 working days; next spring", "Plusvalía; 19–30% of the gain"],
              ],
            },
            "Without an agent the third step falls away, and the agent’s work becomes yours. What the law demands of any seller are the certificates, the deed before the registry and the taxes. Some steps overlap, so the whole is shorter than the lines of the table added up. The advert binds you (Law 18/2007, art. 58.3–4), so the areas and certificates come before it.",
          ],
        },
        {
          heading: "What has to be ready before the advert?",
          blocks: [
            "Any offer or advert of a home needs its energy label (Royal Decree 390/2021, art. 15). The agent’s register number must be in it too (Law 18/2007, art. 59 e). The habitability certificate is needed to transfer the home, with few exceptions (art. 60.4).",
            "Order the certificates first and clean up the land registry entry at the same time. A mortgage that was repaid years ago but never cancelled still shows as a charge.",
          ],
        },
        {
          heading: "When are you bound to the buyer?",
          blocks: [
            "A viewing binds nobody. A deposit contract does: by default its money counts as part payment. Either side can walk away by losing it or paying back double only if the contract says so expressly (Civil Code of Catalonia, art. 621-8).",
            "If the contract provides for a mortgage and the bank refuses it, the buyer may withdraw, unless you agree otherwise (art. 621-49). Settle that point before you take the home off the market.",
          ],
        },
        {
          heading: "Where do sales lose time?",
          blocks: [
            {
              points: [
                "A room added without permission: find out what the city council accepts before the photographs.",
                "Areas that differ between register, cadastre and certificate: choose one source and say which.",
                "A co-owner abroad: have the power of attorney granted early, with apostille and translation.",
                "A buyer without a loan approval: ask how they will pay before you reserve anything.",
              ],
            },
          ],
        },
        {
          heading: "What happens on the day of the deed?",
          blocks: [
            {
              steps: [
                "The buyer pays by banker’s cheque or transfer: what is still owed to your bank, and the rest to you. If you live abroad, the buyer keeps back 3% and pays it in on form 211.",
                "The notary reads the deed, asks for the certificates and checks the register once more that morning.",
                "You state whether you owe the community anything, and how much, and hand over its certificate, unless both sides waive it (Civil Code of Catalonia, art. 553-5).",
                "All the owners sign, or whoever holds their power of attorney.",
                "You hand over keys and meter readings, and the buyer hands you the price.",
                "Within 30\u00a0working days you declare plusvalía; the supply contracts are put in the buyer’s name, and your insurance is ended after the keys have changed hands.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What is left of €500,000?",
        blocks: [
          "An example: a resident couple bought for €400,000 with all costs and sell for €500,000. Fee, documents and plusvalía take €25,000, income tax on the gain of €75,000 takes €15,510. They keep €459,490, less what they still owe the bank. Above 65 no income tax falls on a main home, and they keep €475,000.",
        ],
      },
      inShort: [
        "A sale goes through valuation, documents, agency agreement, advert, viewings, deposit contract and deed.",
        "Most delays come from documents that were ordered too late.",
        "The owner is free until a contract with money is signed.",
      ],
      next: "Start with the figure that everything else depends on: [ask for a free valuation](/valuation).",
      description:
        "The steps of selling a home in Barcelona, from valuation to the notary’s: what to do in which order, when you are bound, and what usually holds up a sale.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 58.5, 59 e and 60.4",
        "Royal Decree 390/2021, art. 15",
        "Civil Code of Catalonia, arts. 531-6, 621-8 and 621-49",
      ],
    },
    es: {
      names: [
        "pasos para vender un piso",
        "pasos para vender una casa",
        "proceso de venta de una vivienda",
        "trámites para vender un piso",
        "vender piso paso a paso",
        "como vender mi piso",
        "cómo vender un piso en barcelona",
        "cómo vender una casa",
      ],
      title: "Los pasos para vender un piso",
      answers: {
        what: [
          "Los pasos para vender un piso son ocho: valoración, documentación, nota de encargo, anuncio, visitas, contrato de arras, escritura e impuestos. Con nosotros ocupan unas 9 a 15 semanas hasta la escritura si el comprador aparece en el plazo habitual; solo de las arras a la firma pasan de cuatro a seis.",
          "Se empieza por el certificado energético, la cédula de habitabilidad y la nota simple: sin el primero no puede haber anuncio. Después de la escritura vienen la plusvalía, en 30\u00a0días hábiles, y el impuesto sobre la ganancia, con la renta siguiente.",
        ],
        cost: "Los pasos para vender un piso cuestan los honorarios, por lo común del 3 al 6\u00a0% más IVA, de 100 a 200\u00a0€ por el certificado energético, de 65 a 160\u00a0€ si la cédula ha caducado y los dos impuestos. En una venta de 500.000\u00a0€ con 75.000\u00a0€ de ganancia, un matrimonio residente paga unos 40.510\u00a0€ en total. La escritura, el registro y el ITP son de quien compra (Código civil de Cataluña, art.\u00a0531-6).",
        time: "Los pasos para vender un piso ocupan con nosotros unas 9 a 15 semanas, si aparece comprador en el plazo habitual. El tramo más largo va de las arras a la firma, de cuatro a seis semanas, por la hipoteca de quien compra. Ninguna ley fija un plazo de venta.",
        who: "En el proceso de venta de una vivienda decide el propietario, la agencia enseña y negocia, y un notario autoriza la escritura. Si hay varios titulares, firman todos. Si es la vivienda familiar, puede hacer falta también el consentimiento del cónyuge.",
        how: "Cómo vender un piso en Barcelona sin sobresaltos: precio, documentación, nota de encargo, anuncio, visitas, arras y firma. No empiece por el anuncio. Lo que diga le obliga, así que antes hay que tener bien las superficies y los certificados.",
        pitfalls:
          "El proceso de venta de una vivienda falla sobre todo por cuatro cosas: un precio sin ventas comparables, un certificado que caduca por el camino, un banco que le dice que no al comprador y un titular que no firma. Pida primero los certificados, y la aprobación del banco con cada oferta. Deje escrito en las arras qué pasa si niegan la hipoteca y hasta cuándo.",
      },
      sections: [
        {
          heading: "¿Qué se hace, quién y en cuánto tiempo?",
          blocks: [
            {
              caption: "Los pasos de una venta en Barcelona; plazos de nuestras ventas, costes orientativos",
              columns: ["Paso", "Quién", "Tiempo", "Coste"],
              rows: [
                ["1. Valoración y precio", "La agencia; decide usted", "1–2 días", "Suele ser gratis"],
                [
                  "2. Certificados y nota simple",
                  "Técnico, Registro",
                  "De unos días a 4 semanas",
                  "100–200\u00a0€ energético, 65–160\u00a0€ cédula, unos 11\u00a0€ nota",
                ],
                [
                  "3. Nota de encargo",
                  "Todos los titulares",
                  "Un día",
                  "Nada aún; se fijan honorarios, suelen ser el 3–6\u00a0% más IVA",
                ],
                ["4. Preparación, fotos, anuncio", "La agencia y usted", "1–2 semanas", "Lo pactado"],
                ["5. Visitas y ofertas", "La agencia", "2–4 semanas", "—"],
                ["6. Arras", "Las dos partes", "1–2 semanas", "Usted recibe cerca del 10\u00a0%"],
                [
                  "7. Escritura, precio, llaves",
                  "Notaría, todos los titulares",
                  "4–6 semanas después",
                  "Honorarios; cancelar la hipoteca",
                ],
                [
                  "8. Impuestos",
                  "Usted",
                  "30 días hábiles; la renta siguiente",
                  "Plusvalía; 19–30\u00a0% de la ganancia",
                ],
              ],
            },
            "Sin agencia desaparece el tercer paso, y su trabajo lo hace usted. Lo que la ley exige a cualquier vendedor son los certificados, la escritura para inscribir y los impuestos. Varios pasos van a la vez, y por eso el total es menor que la suma de la tabla. El anuncio le obliga (Ley 18/2007, art.\u00a058.3–4), y por eso las superficies y los certificados van antes.",
          ],
        },
        {
          heading: "¿Qué debe estar listo antes del anuncio?",
          blocks: [
            "La etiqueta energética figura en toda oferta y publicidad de una vivienda (RD 390/2021, art.\u00a015). También debe constar el número de registro de la agencia (Ley 18/2007, art.\u00a059 e). Y para transmitirla hace falta la cédula de habitabilidad, con pocas excepciones (art.\u00a060.4).",
            "Encargue primero los certificados y revise a la vez la nota simple. Una hipoteca pagada hace años y nunca cancelada sigue apareciendo como carga.",
          ],
        },
        {
          heading: "¿Desde cuándo queda comprometido?",
          blocks: [
            "Una visita no compromete a nadie. Las arras sí: si no se dice otra cosa, son parte del precio y confirman la venta. Solo permiten echarse atrás, perdiéndolas o devolviéndolas dobladas, cuando el contrato lo pacta expresamente (Código civil de Cataluña, art.\u00a0621-8).",
            "Si el contrato prevé una hipoteca y el banco la niega, quien compra puede desistir, salvo pacto en contra (art.\u00a0621-49). Hable de ello antes de retirar el piso del mercado.",
          ],
        },
        {
          heading: "¿En qué se pierde el tiempo?",
          blocks: [
            {
              points: [
                "Una obra hecha sin permiso: aclare con el Ayuntamiento qué se puede legalizar antes de hacer las fotos.",
                "Superficies distintas en el Registro, el Catastro y la cédula: elija una fuente y dígala.",
                "Un copropietario en el extranjero: que otorgue el poder pronto, con apostilla y traducción.",
                "Un comprador sin la hipoteca estudiada: pregunte cómo va a pagar antes de reservarle nada.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué pasa el día de la escritura?",
          blocks: [
            {
              steps: [
                "El comprador paga con cheque bancario o transferencia: a su banco, lo que usted aún deba, y a usted, el resto. Si vive fuera, el comprador retiene el 3\u00a0% y lo ingresa con el modelo 211.",
                "La notaría lee la escritura, pide los certificados y mira otra vez el Registro esa mañana.",
                "Usted declara si debe algo a la comunidad, y cuánto, y entrega su certificado, salvo que las dos partes lo dispensen (Código civil de Cataluña, art.\u00a0553-5).",
                "Firman todos los titulares, o quien tenga su poder.",
                "Usted entrega llaves y lecturas de contadores y recibe el precio.",
                "En 30\u00a0días hábiles declara la plusvalía; los suministros pasan a nombre del comprador y el seguro se da de baja cuando las llaves han cambiado de manos.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué queda de 500.000\u00a0€?",
        blocks: [
          "Un ejemplo: un matrimonio residente compró por 400.000\u00a0€ con todos los gastos y vende por 500.000\u00a0€. Honorarios, documentos y plusvalía se llevan 25.000\u00a0€, y el impuesto sobre la ganancia de 75.000\u00a0€, 15.510\u00a0€. Les quedan 459.490\u00a0€, menos lo que deban al banco. Con más de 65 años y vivienda habitual no hay ese impuesto y les quedan 475.000\u00a0€.",
        ],
      },
      inShort: [
        "Una venta pasa por valoración, documentación, encargo, anuncio, visitas, arras y escritura.",
        "La mayoría de los retrasos viene de documentos pedidos demasiado tarde.",
        "Nadie queda atado hasta que se firma un contrato con dinero de por medio.",
      ],
      next: "Empiece por la cifra de la que depende todo lo demás: [pida una valoración gratuita](/valuation).",
      description:
        "Los pasos para vender un piso en Barcelona, de la valoración a la notaría: qué hacer y en qué orden, desde cuándo obliga la venta y dónde se pierde tiempo.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a058.5, 59 e y 60.4",
        "Real Decreto 390/2021, art.\u00a015",
        "Código civil de Cataluña, arts.\u00a0531-6, 621-8 y 621-49",
      ],
    },
    ca: {
      names: [
        "passos per vendre un pis",
        "passos per vendre una casa",
        "com vendre un pis a barcelona",
        "procés de venda d’un habitatge",
        "tràmits per vendre un pis",
        "vendre pis pas a pas",
        "com vendre el meu pis",
      ],
      title: "Els passos per vendre un pis",
      answers: {
        what: [
          "Els passos per vendre un pis són vuit: valoració, documentació, nota d’encàrrec, anunci, visites, contracte d’arres, escriptura i impostos. Amb nosaltres porten entre 9 i 15 setmanes fins a l’escriptura si el comprador surt en el termini habitual; només de les arres a la signatura en passen de quatre a sis.",
          "Es comença pel certificat energètic, la cèdula d’habitabilitat i la nota simple: sense el primer no hi pot haver anunci. Després de l’escriptura venen la plusvàlua, en 30\u00a0dies hàbils, i l’impost sobre el guany, amb la renda següent.",
        ],
        cost: "Vendre un pis a Barcelona costa els honoraris, per regla general del 3 al 6\u00a0% més IVA, de 100 a 200\u00a0€ pel certificat energètic, de 65 a 160\u00a0€ si la cèdula ha caducat i els dos impostos. En una venda de 500.000\u00a0€ amb 75.000\u00a0€ de guany, un matrimoni resident paga uns 40.510\u00a0€ en total. L’escriptura, el registre i l’ITP són de qui compra (Codi civil de Catalunya, art.\u00a0531-6).",
        time: "Vendre un pis a Barcelona porta amb nosaltres entre 9 i 15 setmanes, si el comprador surt en el termini habitual. El tram més llarg és l’últim: de quatre a sis setmanes entre les arres i la signatura, per la hipoteca de qui compra. Cap llei no fixa un termini de venda.",
        who: "En el procés de venda d’un habitatge decideix el propietari, l’agència ensenya i negocia, i un notari autoritza l’escriptura. Si hi ha més d’un titular, signen tots. Si és l’habitatge familiar, pot caldre també el consentiment del cònjuge.",
        how: "Per vendre un pis a Barcelona segueixi aquest ordre: preu, documentació, nota d’encàrrec, anunci, visites, arres i signatura. No comenci per l’anunci. El que digui l’obliga, i per això les superfícies i els certificats han d’estar bé abans.",
        pitfalls:
          "El procés de venda d’un habitatge falla sobretot per quatre coses: un preu sense vendes comparables, un certificat que caduca pel camí, un banc que diu que no al comprador i un titular que no signa. Demani primer els certificats, i l’aprovació del banc amb cada oferta. Deixi escrit a les arres què passa si neguen la hipoteca i fins quan.",
      },
      sections: [
        {
          heading: "Què es fa, qui ho fa i en quant de temps?",
          blocks: [
            {
              caption: "Els passos d’una venda a Barcelona; terminis de les nostres vendes, costos orientatius",
              columns: ["Pas", "Qui", "Temps", "Cost"],
              rows: [
                ["1. Valoració i preu", "L’agència; decideix vostè", "1–2 dies", "Sol ser gratis"],
                [
                  "2. Certificats i nota simple",
                  "Tècnic, Registre",
                  "D’uns dies a 4 setmanes",
                  "100–200\u00a0€ energètic, 65–160\u00a0€ cèdula, uns 11\u00a0€ nota",
                ],
                [
                  "3. Nota d’encàrrec",
                  "Tots els titulars",
                  "Un dia",
                  "Res encara; es fixen honoraris, solen ser el 3–6\u00a0% més IVA",
                ],
                ["4. Preparació, fotos, anunci", "L’agència i vostè", "1–2 setmanes", "El que es pacti"],
                ["5. Visites i ofertes", "L’agència", "2–4 setmanes", "—"],
                ["6. Arres", "Totes dues parts", "1–2 setmanes", "Vostè rep prop del 10\u00a0%"],
                [
                  "7. Escriptura, preu, claus",
                  "Notaria, tots els titulars",
                  "4–6 setmanes després",
                  "Honoraris; cancel·lar la hipoteca",
                ],
                ["8. Impostos", "Vostè", "30 dies hàbils; la renda següent", "Plusvàlua; 19–30\u00a0% del guany"],
              ],
            },
            "Sense agència desapareix el tercer pas, i la feina la fa vostè. El que la llei exigeix a qualsevol venedor són els certificats, l’escriptura per inscriure i els impostos. Alguns passos van alhora, i per això el total és més curt que la suma de la taula. L’anunci l’obliga (Llei 18/2007, art.\u00a058.3–4), i per això les superfícies i els certificats van abans.",
          ],
        },
        {
          heading: "Què ha d’estar a punt abans de l’anunci?",
          blocks: [
            "L’etiqueta energètica surt en tota oferta i publicitat d’un habitatge (RD 390/2021, art.\u00a015). També hi ha de constar el número de registre de l’agència (Llei 18/2007, art.\u00a059 e). I per transmetre’l cal la cèdula d’habitabilitat, amb poques excepcions (art.\u00a060.4).",
            "Encarregui primer els certificats i repassi alhora la nota simple. Una hipoteca pagada fa anys i mai cancel·lada encara hi figura com a càrrega.",
          ],
        },
        {
          heading: "Des de quan queda compromès?",
          blocks: [
            "Una visita no compromet ningú. Les arres sí: si no es diu res més, són part del preu i confirmen la venda. Només permeten fer-se enrere, perdent-les o tornant-les doblades, quan el contracte ho pacta expressament (Codi civil de Catalunya, art.\u00a0621-8).",
            "Si el contracte preveu una hipoteca i el banc la denega, qui compra pot desistir, llevat de pacte en contra (art.\u00a0621-49). Parli’n abans de retirar el pis del mercat.",
          ],
        },
        {
          heading: "On es perd el temps?",
          blocks: [
            {
              points: [
                "Una obra feta sense permís: aclareixi amb l’Ajuntament què es pot legalitzar abans de fer les fotos.",
                "Superfícies diferents al Registre, al Cadastre i a la cèdula: triï una font i digui quina és.",
                "Un copropietari a l’estranger: que atorgui el poder aviat, amb postil·la i traducció.",
                "Un comprador sense la hipoteca estudiada: pregunti com pagarà abans de reservar-li res.",
              ],
            },
          ],
        },
        {
          heading: "Què passa el dia de l’escriptura?",
          blocks: [
            {
              steps: [
                "El comprador paga amb xec bancari o transferència: al seu banc, el que vostè encara degui, i a vostè, la resta. Si viu fora, el comprador reté el 3\u00a0% i l’ingressa amb el model 211.",
                "La notaria llegeix l’escriptura, demana els certificats i torna a mirar el Registre aquell matí.",
                "Vostè declara si deu res a la comunitat, i quant, i en lliura el certificat, tret que totes dues parts el dispensin (Codi civil de Catalunya, art.\u00a0553-5).",
                "Signen tots els titulars, o qui en tingui el poder.",
                "Vostè lliura claus i lectures de comptadors i rep el preu.",
                "En 30\u00a0dies hàbils declara la plusvàlua; els subministraments passen a nom del comprador i l’assegurança es dona de baixa quan les claus han canviat de mans.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què queda de 500.000\u00a0€?",
        blocks: [
          "Un exemple: un matrimoni resident va comprar per 400.000\u00a0€ amb totes les despeses i ven per 500.000\u00a0€. Honoraris, documents i plusvàlua s’enduen 25.000\u00a0€, i l’impost sobre el guany de 75.000\u00a0€, 15.510\u00a0€. Els queden 459.490\u00a0€, menys el que deguin al banc. Amb més de 65 anys i habitatge habitual no hi ha aquest impost i els en queden 475.000.",
        ],
      },
      inShort: [
        "Una venda passa per valoració, documentació, encàrrec, anunci, visites, arres i escriptura.",
        "La majoria de retards venen de documents demanats massa tard.",
        "Ningú no queda lligat fins que se signa un contracte amb diners pel mig.",
      ],
      next: "Comenci per la xifra de què depèn tota la resta: [demani una valoració gratuïta](/valuation).",
      description:
        "Els passos per vendre un pis a Barcelona, de la valoració a la notaria: què cal fer i en quin ordre, des de quan obliga la venda i on es perd més el temps.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, arts.\u00a058.5, 59 e i 60.4",
        "Reial decret 390/2021, art.\u00a015",
        "Codi civil de Catalunya, arts.\u00a0531-6, 621-8 i 621-49",
      ],
    },
    ru: {
      names: [
        "этапы продажи квартиры",
        "как продать квартиру в Барселоне",
        "как продать квартиру в Испании",
        "порядок продажи жилья",
        "процесс продажи квартиры",
        "продажа квартиры пошагово",
        "продажа недвижимости пошагово",
      ],
      title: "Этапы продажи квартиры",
      answers: {
        what: [
          "Этапов продажи квартиры в Барселоне восемь: оценка, документы, агентский договор, объявление, показы, договор задатка (arras), нотариальный акт и налоги. До акта у нас проходит примерно 9–15 недель, если покупатель находится в обычный срок, из них от задатка до акта четыре–шесть.",
          "Начните с сертификата энергоэффективности, свидетельства о пригодности для проживания и выписки из реестра: без первого объявление публиковать нельзя. После сделки за 30\u00a0рабочих дней платят plusvalía, а налог на доход\u00a0— со следующей декларацией.",
        ],
        cost: "Все этапы продажи квартиры обходятся в комиссию, обычно 3–6\u00a0% плюс НДС, 100–200\u00a0€ за энергосертификат, 65–160\u00a0€, если истекло свидетельство о пригодности, и два налога. При цене 500\u00a0000\u00a0€ и доходе 75\u00a0000\u00a0€ супруги-резиденты заплатят всего около 40\u00a0510\u00a0€. Акт, реестр и налог на передачу оплачивает покупатель (Гражданский кодекс Каталонии, ст.\u00a0531-6).",
        time: "Все этапы продажи квартиры занимают у нас примерно 9–15 недель, если покупатель находится в обычный срок. Дольше всего ждут сделки: четыре–шесть недель после задатка, пока банк готовит ипотеку покупателя. Закон срок продажи не устанавливает.",
        who: "В процессе продажи квартиры решает собственник, агент показывает и ведёт переговоры, а нотариус удостоверяет акт. Если собственников несколько, подписывают все. Когда в квартире живёт семья, может понадобиться и согласие супруга.",
        how: "Продать квартиру в Барселоне проще в таком порядке: цена, документы, агентский договор, объявление, показы, задаток, сделка. Не начинайте с объявления. Его слова вас обязывают, поэтому площади и сертификаты сначала нужно проверить.",
        pitfalls:
          "Процесс продажи квартиры чаще всего срывают четыре вещи: цена без похожих продаж, сертификат, истёкший по дороге, отказ банка покупателю и собственник, который не подписывает. Сначала закажите сертификаты, а с каждым предложением просите одобрение банка. В договоре задатка запишите, что будет при отказе в ипотеке и до какого дня.",
      },
      sections: [
        {
          heading: "Что, кто и за какое время делает?",
          blocks: [
            {
              caption: "Этапы продажи в Барселоне; сроки наших продаж, цены ориентировочные",
              columns: ["Этап", "Кто", "Срок", "Сколько стоит"],
              rows: [
                ["1. Оценка и цена", "Агентство; решаете вы", "1–2 дня", "Обычно бесплатно"],
                [
                  "2. Сертификаты и выписка из реестра",
                  "Техник, реестр",
                  "От нескольких дней до 4 недель",
                  "100–200\u00a0€ энергосертификат, 65–160\u00a0€ свидетельство, около 11\u00a0€ выписка",
                ],
                [
                  "3. Агентский договор",
                  "Все собственники",
                  "Один день",
                  "Пока ничего; комиссию указывают в договоре, обычно 3–6\u00a0% плюс НДС",
                ],
                ["4. Подготовка, снимки, объявление", "Агентство и вы", "1–2 недели", "По договорённости"],
                ["5. Показы и предложения", "Агентство", "2–4 недели", "—"],
                ["6. Договор задатка", "Обе стороны", "1–2 недели", "Вы получаете около 10\u00a0%"],
                [
                  "7. Акт, деньги, ключи",
                  "Нотариус, все собственники",
                  "Ещё 4–6 недель",
                  "Комиссия; погашение записи об ипотеке",
                ],
                ["8. Налоги", "Вы", "30 рабочих дней; следующая декларация", "Plusvalía; 19–30\u00a0% с прибыли"],
              ],
            },
            "Без агентства отпадает третий этап, а работу агента делаете вы. От любого продавца закон требует другого: сертификатов, нотариального акта для записи в реестр и налогов. Объявление вас обязывает (Закон 18/2007, ст.\u00a058.3–4), поэтому сначала площади и сертификаты, потом публикация. Часть этапов идёт одновременно, поэтому весь срок короче суммы строк: пока техник готовит сертификаты, снимают фотографии и пишут текст. Если собственников несколько, решите в начале, кто из них говорит с агентством и какая цена для всех наименьшая.",
          ],
        },
        {
          heading: "Что должно быть готово до объявления?",
          blocks: [
            "Этикетка энергоэффективности обязательна в любой рекламе жилья (RD 390/2021, ст.\u00a015). Нужен и номер агентства в реестре (Закон 18/2007, ст.\u00a059 e). Для передачи жилья требуется свидетельство о пригодности для проживания (cédula de habitabilidad), с редкими исключениями (ст.\u00a060.4).",
            "Сначала закажите сертификаты и одновременно проверьте запись в реестре. Ипотека, выплаченная много лет назад, но не снятая, всё ещё числится обременением.",
          ],
        },
        {
          heading: "С какого момента вы связаны?",
          blocks: [
            "Показ никого не обязывает. Задаток обязывает: если не сказано иное, он входит в цену и подтверждает продажу. Отказаться, потеряв его или вернув вдвойне, можно, только если договор прямо это допускает (Гражданский кодекс Каталонии, ст.\u00a0621-8).",
            "Если в договоре предусмотрена ипотека, а банк отказал, покупатель вправе выйти, если стороны не решили иначе (ст.\u00a0621-49). Обсудите это до того, как снимать квартиру с продажи.",
          ],
        },
        {
          heading: "На чём теряют время?",
          blocks: [
            {
              points: [
                "Перепланировка без разрешения: выясните в мэрии, что можно узаконить, ещё до съёмки.",
                "Разные площади в реестре, кадастре и свидетельстве: выберите один источник и назовите его.",
                "Совладелец за границей: пусть оформит доверенность заранее, с апостилем и переводом.",
                "Покупатель без одобренной ипотеки: спросите, как он заплатит, прежде чем что-либо бронировать.",
              ],
            },
          ],
        },
        {
          heading: "Что происходит в день сделки?",
          blocks: [
            {
              steps: [
                "Покупатель платит банковским чеком или переводом: вашему банку остаток долга, остальное вам. Если вы живёте за границей, он удерживает 3\u00a0% и вносит их по форме 211.",
                "Нотариус читает акт, просит сертификаты и в то же утро ещё раз смотрит запись в реестре.",
                "Вы заявляете, есть ли у вас долги перед сообществом собственников и какие, и отдаёте его справку, если обе стороны от неё не отказались (Гражданский кодекс Каталонии, ст.\u00a0553-5).",
                "Подписывают все собственники или их доверенные лица.",
                "Вы отдаёте ключи и показания счётчиков и получаете оплату.",
                "За 30\u00a0рабочих дней вы декларируете plusvalía; договоры на воду и свет переводят на покупателя, а страховку закрывают уже после передачи ключей.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько останется от 500\u00a0000\u00a0€?",
        blocks: [
          "Пример: супруги, налоговые резиденты, купили квартиру за 400\u00a0000\u00a0€ со всеми расходами и продают за 500\u00a0000\u00a0€. Комиссия, документы и plusvalía заберут 25\u00a0000\u00a0€, налог с дохода в 75\u00a0000\u00a0€ составит 15\u00a0510\u00a0€. Останется 459\u00a0490\u00a0€ минус долг банку. Если обоим больше 65 лет и это их основное жильё, налога нет и останется 475\u00a0000\u00a0€. Посчитайте так же на своих цифрах до того, как назвать цену.",
        ],
      },
      inShort: [
        "Продажа проходит через оценку, документы, агентский договор, объявление, показы, задаток и нотариальный акт.",
        "Чаще всего она задерживается из-за документов, которые заказали слишком поздно.",
        "Собственник свободен, пока не подписан договор, по которому переданы деньги.",
      ],
      next: "Начните с цифры, от которой зависит всё остальное: [закажите бесплатную оценку](/valuation).",
      description:
        "Этапы продажи квартиры в Барселоне, от оценки до нотариуса: что делать и в каком порядке, с какого момента вы связаны договором и на чём обычно теряют время.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a058.5, 59 e и 60.4",
        "Королевский декрет 390/2021, ст.\u00a015",
        "Гражданский кодекс Каталонии, ст.\u00a0531-6, 621-8 и 621-49",
      ],
    },
  },
};
