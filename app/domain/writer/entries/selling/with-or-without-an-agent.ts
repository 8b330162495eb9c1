import type { Entry } from "../entry";

export const withOrWithoutAnAgent: Entry = {
  theme: "selling",
  related: ["agents-fee", "agency-agreement", "steps-of-selling", "documents-to-sell", "asking-price"],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      names: [
        "selling with or without an agent",
        "sell without an agent",
        "selling a home without an estate agent",
        "sell my home privately",
        "sell privately or with an agent",
        "for sale by owner spain",
        "do i need an estate agent to sell",
        "is an estate agent worth it",
        "sell a flat yourself",
      ],
      title: "Selling with or without an agent",
      answers: {
        what: [
          "Selling with or without an agent is a question of one sum: at 4% plus VAT an agent costs €24,200 on a sale at €500,000, and has to bring about 5% more than you would get alone.",
          "Sell without one if you already have a buyer, or know the price, have your evenings free and every document in order.",
          "Take one if you live elsewhere, if the home is let, mortgaged or inherited, or if you cannot judge who is able to pay. We are agents, so do the sum for yourself.",
        ],
        cost: "Selling without an agent saves the fee, which market guides put at 3 to 6% plus 21% VAT: €18,150 to €36,300 on a home at €500,000. What you still pay is the same either way: €100 to €200 for the energy certificate, €65 to €160 if the habitability certificate has run out, plusvalía and the tax on the gain.",
        must: "Yes, you can sell a home without an estate agent: no law in Spain asks an owner to use one. The advert still needs the energy label, the notary still wants the habitability certificate, and what you write in the advert binds you.",
        how: "To sell privately you set the price from three comparable homes, order the energy certificate and write the advert. Then you show the home, ask each buyer how they will pay, and have a lawyer or the notary draft the deposit contract. Allow the same 9 to 15 weeks as for any sale, and more if the price is a guess.",
        pitfalls:
          "Selling without an agent goes wrong in the price, the buyer’s money and the contract. A home advertised too high is known to every buyer by the time it gets cheaper. A buyer whose bank says no costs you weeks, and a deposit contract copied from the internet may not hold in Catalonia.",
      },
      sections: [
        {
          heading: "How much more would an agent have to bring?",
          blocks: [
            {
              caption: "An example: the price at which you keep €500,000 after the fee with 21% VAT",
              columns: ["Fee", "With VAT", "Price needed", "More than alone"],
              rows: [
                ["None", "0%", "€500,000", "—"],
                ["3%", "3.63%", "€518,834", "3.8%"],
                ["4%", "4.84%", "€525,431", "5.1%"],
                ["6%", "7.26%", "€539,142", "7.8%"],
              ],
            },
            "If you expect to sell for €500,000 alone and an agent at 4% shows you three sales that point to €530,000, the agent leaves you €504,348. If they show you none, the figure is a hope.",
          ],
        },
        {
          heading: "Who does what?",
          blocks: [
            {
              caption: "The same sale, alone and with an agent",
              columns: ["Task", "You alone", "With an agent"],
              rows: [
                ["Price", "From adverts and published averages", "From a visit and comparable homes"],
                ["Certificates and registry extract", "You order and pay", "Ordered for you; you usually pay"],
                ["Photographs, plan, advert", "You pay in advance", "In the fee, if the agreement says so"],
                ["Calls and viewings", "You, evenings and Saturdays", "The agent, with a report to you"],
                ["How the buyer will pay", "You ask", "The agent asks before the viewing"],
                ["Offers and deposit contract", "You, with a lawyer", "The agent, and a lawyer if you want one"],
                ["Notary", "You bring the documents", "The agent brings them and comes along"],
              ],
            },
          ],
        },
        {
          heading: "What does the law ask of you in either case?",
          blocks: [
            {
              points: [
                "The energy label in every advert (Royal Decree 390/2021, art. 15).",
                "A valid habitability certificate for the deed, with few exceptions (Law 18/2007, art. 132).",
                "Information on price, areas, charges and occupation for a buyer who is about to pay (Law 12/2023, art. 31).",
                "Answering for defects you did not disclose (Civil Code of Catalonia, art. 621-20 and following).",
              ],
            },
            "An agent needs more: your signed agency agreement before the first advert (Law 18/2007, art. 58.5), a register number in it (art. 59 e), and the buyer’s total price in writing before any payment (art. 60.2).",
          ],
        },
        {
          heading: "When is it worth selling alone?",
          blocks: [
            {
              points: [
                "The tenant, a neighbour or a relative wants the home, and you agree on the price.",
                "Several homes in your own building were sold this year and you know for how much.",
                "One owner, no mortgage, no tenant, certificates valid.",
                "You live nearby and can show it at short notice for two months.",
              ],
            },
          ],
        },
        {
          heading: "When is an agent worth the fee?",
          blocks: [
            {
              points: [
                "You live abroad, or three heirs have to agree.",
                "The buyers for a home like yours come from other countries and write in other languages.",
                "Nothing comparable has been sold nearby, so a guess could cost more than the fee.",
                "You bought another home and have a date to keep.",
              ],
            },
          ],
        },
        {
          heading: "Who bears the risk?",
          blocks: [
            "You do, in both cases: the seller is the one who promised the home to the buyer. An agent answers to you for the work in the agreement and for what they put in the advert. Neither checks the contract as a lawyer does, so have one go through the deposit contract whichever way you choose.",
            "There is a middle way: have a valuation made, pay for photographs and a lawyer, and show the home yourself. If nobody serious has come after six weeks, you can still sign with an agent.",
          ],
        },
      ],
      inShort: [
        "No law obliges an owner to sell through an agent.",
        "The fee has to be earned by a higher price, a safer buyer or your own time.",
        "The seller’s duties to the buyer are the same either way.",
      ],
      next: "Compare our range with your own before you decide: [ask for a free valuation](/valuation).",
      description:
        "Selling a home with or without an agent in Barcelona: who does what, what the law asks, when to sell alone and the price an agent at 3 to 6% has to reach.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 58.5, 59 e, 60.2 and 132",
        "Law 12/2023 on the right to housing, art. 31",
        "Royal Decree 390/2021, art. 15",
        "Civil Code of Catalonia, art. 621-20",
        "Market guides to agents’ fees, 3 to 6% plus VAT, checked on 23\u00a0November 2026",
      ],
    },
    es: {
      names: [
        "vender con o sin inmobiliaria",
        "vender piso con o sin inmobiliaria",
        "vender sin inmobiliaria",
        "vender un piso sin agencia",
        "vender piso con inmobiliaria",
        "vender con inmobiliaria o por mi cuenta",
        "vender piso por mi cuenta",
        "vender piso entre particulares",
        "vender con agencia o particular",
      ],
      title: "Vender con o sin inmobiliaria",
      answers: {
        what: [
          "Vender con o sin inmobiliaria se decide con una cuenta: al 4\u00a0% más IVA, la agencia cuesta 24.200\u00a0€ en una venta de 500.000\u00a0€, y tendría que conseguir cerca de un 5\u00a0% más que usted por su cuenta.",
          "Venda sin ella si ya tiene comprador, o si conoce el precio, dispone de las tardes y tiene toda la documentación en regla.",
          "La agencia conviene si usted vive fuera, si el piso está alquilado, hipotecado o heredado, o si no sabe comprobar quién puede pagar. Nosotros somos agencia: haga usted mismo la cuenta.",
        ],
        cost: "Vender sin inmobiliaria ahorra los honorarios, que las guías del mercado sitúan entre el 3 y el 6\u00a0% más el 21\u00a0% de IVA: de 18.150 a 36.300\u00a0€ en un piso de 500.000\u00a0€. Lo demás se paga igual: de 100 a 200\u00a0€ por el certificado energético, de 65 a 160\u00a0€ si la cédula ha caducado, la plusvalía y el impuesto sobre la ganancia.",
        must: "Sí, se puede vender un piso sin inmobiliaria: ninguna ley obliga al propietario a pasar por una. El anuncio necesita igualmente la etiqueta energética, la notaría pedirá la cédula y lo que usted escriba en el anuncio le obliga.",
        how: "Para vender un piso por su cuenta, fije el precio con tres viviendas comparables, encargue el certificado energético y redacte el anuncio. Después enséñelo, pregunte a cada comprador cómo pagará y deje que un abogado o la notaría preparen las arras. Cuente con las mismas 9 a 15 semanas de cualquier venta, y con más si el precio es a ojo.",
        pitfalls:
          "Vender sin inmobiliaria falla en el precio, en el dinero del comprador y en el contrato. Un piso que empieza caro ya lo ha visto todo el mundo cuando baja. Un comprador al que el banco dice que no cuesta semanas, y unas arras copiadas de internet pueden no valer en Cataluña.",
      },
      sections: [
        {
          heading: "¿Cuánto más tendría que conseguir una agencia?",
          blocks: [
            {
              caption: "Ejemplo: precio con el que le quedan 500.000\u00a0€ tras pagar honorarios y 21\u00a0% de IVA",
              columns: ["Honorarios", "Con IVA", "Precio necesario", "Más que sin agencia"],
              rows: [
                ["Ninguno", "0\u00a0%", "500.000\u00a0€", "—"],
                ["3\u00a0%", "3,63\u00a0%", "518.834\u00a0€", "3,8\u00a0%"],
                ["4\u00a0%", "4,84\u00a0%", "525.431\u00a0€", "5,1\u00a0%"],
                ["6\u00a0%", "7,26\u00a0%", "539.142\u00a0€", "7,8\u00a0%"],
              ],
            },
            "Si por su cuenta espera 500.000\u00a0€ y una agencia al 4\u00a0% le enseña tres ventas que apuntan a 530.000\u00a0€, con ella le quedan 504.348\u00a0€. Si no le enseña ninguna, la cifra es solo un deseo.",
          ],
        },
        {
          heading: "¿Quién hace qué?",
          blocks: [
            {
              caption: "La misma venta, por su cuenta y con agencia",
              columns: ["Tarea", "Sin inmobiliaria", "Con inmobiliaria"],
              rows: [
                ["Precio", "Con anuncios y medias publicadas", "Con una visita y ventas comparables"],
                ["Certificados y nota simple", "Los pide y los paga usted", "Los pide la agencia; suele pagar usted"],
                ["Fotos, plano y anuncio", "Los paga por adelantado", "En los honorarios, si así consta"],
                ["Llamadas y visitas", "Usted, por la tarde y los sábados", "La agencia, que le informa"],
                ["Cómo pagará el comprador", "Lo pregunta usted", "La agencia, antes de la visita"],
                ["Ofertas y arras", "Usted, con un abogado", "La agencia, y un abogado si lo desea"],
                ["Notaría", "Usted lleva los documentos", "Los lleva la agencia y le acompaña"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué exige la ley en los dos casos?",
          blocks: [
            {
              points: [
                "La etiqueta energética en todo anuncio (RD 390/2021, art.\u00a015).",
                "La cédula de habitabilidad vigente para escriturar, con pocas excepciones (Ley 18/2007, art.\u00a0132).",
                "Información sobre precio, superficies, cargas y ocupación a quien va a pagar (Ley 12/2023, art.\u00a031).",
                "Responder de los defectos que no se dijeron (Código civil de Cataluña, art.\u00a0621-20 y siguientes).",
              ],
            },
            "A la agencia se le pide más: la nota de encargo firmada antes del primer anuncio (Ley 18/2007, art.\u00a058.5), su número de registro en él (art.\u00a059 e) y, antes de cualquier pago, el precio total por escrito para quien compra (art.\u00a060.2).",
          ],
        },
        {
          heading: "¿Cuándo compensa vender por su cuenta?",
          blocks: [
            {
              points: [
                "El inquilino, un vecino o un familiar quiere el piso y están de acuerdo en el precio.",
                "Este año se han vendido varios pisos en su finca y sabe por cuánto.",
                "Un solo propietario, sin hipoteca ni inquilino y con los certificados vigentes.",
                "Vive cerca y puede enseñarlo durante dos meses con poco aviso.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo vale la pena pagar una agencia?",
          blocks: [
            {
              points: [
                "Vive en otro país, o tienen que ponerse de acuerdo tres herederos.",
                "Los compradores de un piso como el suyo vienen de fuera y escriben en otros idiomas.",
                "Cerca no se ha vendido nada parecido, y equivocarse de precio costaría más que los honorarios.",
                "Ha comprado otra vivienda y tiene una fecha que cumplir.",
              ],
            },
          ],
        },
        {
          heading: "¿Quién asume el riesgo?",
          blocks: [
            "Usted, en los dos casos: es quien vende el que se compromete con quien compra. La agencia responde ante usted del trabajo pactado y de lo que publica. Ninguno de los dos revisa un contrato como un abogado, así que pida que uno lea las arras elija lo que elija.",
            "Hay un camino intermedio: pedir una valoración, pagar fotos y abogado y enseñar el piso usted. Si en seis semanas no ha venido nadie en serio, está a tiempo de firmar con una agencia.",
          ],
        },
      ],
      inShort: [
        "Ninguna ley obliga a vender a través de una agencia.",
        "Los honorarios se justifican con más precio, un comprador más seguro o su propio tiempo.",
        "Las obligaciones de quien vende son las mismas de un modo y de otro.",
      ],
      next: "Antes de decidir, compare su precio con el nuestro: [pida una valoración gratuita](/valuation).",
      description:
        "Vender un piso con o sin inmobiliaria en Barcelona: quién hace qué, qué exige la ley, cuándo compensa cada opción y qué precio justifica pagar del 3 al 6\u00a0%.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a058.5, 59 e, 60.2 y 132",
        "Ley 12/2023, por el derecho a la vivienda, art.\u00a031",
        "Real Decreto 390/2021, art.\u00a015",
        "Código civil de Cataluña, art.\u00a0621-20",
        "Guías del mercado sobre honorarios de agencia, del 3 al 6\u00a0% más IVA, a 23 de noviembre de 2026",
      ],
    },
    ca: {
      names: [
        "vendre amb immobiliària o sense",
        "vendre pis amb immobiliària o sense",
        "vendre sense immobiliària",
        "vendre un pis sense agència",
        "vendre pis amb immobiliària",
        "vendre pis pel meu compte",
        "vendre pis entre particulars",
        "vendre amb agència o particular",
      ],
      title: "Vendre amb immobiliària o sense",
      answers: {
        what: [
          "Vendre amb immobiliària o sense es decideix amb un compte: al 4\u00a0% més IVA, l’agència costa 24.200\u00a0€ en una venda de 500.000\u00a0€, i hauria d’aconseguir prop d’un 5\u00a0% més que vostè tot sol.",
          "Vengui sense agència si ja té comprador, o si sap el preu, té les tardes lliures i tota la documentació en regla.",
          "L’agència convé si vostè viu fora, si el pis està llogat, hipotecat o és d’herència, o si no pot saber qui té els diners. Nosaltres som agència: faci vostè mateix el compte.",
        ],
        cost: "Vendre sense immobiliària estalvia els honoraris, que les guies del mercat situen entre el 3 i el 6\u00a0% més el 21\u00a0% d’IVA: de 18.150 a 36.300\u00a0€ en un pis de 500.000\u00a0€. La resta es paga igual: de 100 a 200\u00a0€ pel certificat energètic, de 65 a 160\u00a0€ si la cèdula ha caducat, la plusvàlua i l’impost sobre el guany.",
        must: "Sí, es pot vendre un pis sense immobiliària: cap llei no obliga el propietari a passar-hi. L’anunci necessita igualment l’etiqueta energètica, la notaria demanarà la cèdula i el que escrigui a l’anunci l’obliga.",
        how: "Per vendre un pis pel seu compte, posi el preu a partir de tres habitatges comparables, encarregui el certificat energètic i redacti l’anunci. Després ensenyi’l, pregunti a cada comprador com pagarà i deixi que un advocat o la notaria preparin les arres. Compti les mateixes 9 a 15 setmanes de qualsevol venda, i més si el preu és a ull.",
        pitfalls:
          "Vendre sense immobiliària falla en el preu, en els diners del comprador i en el contracte. Un pis que comença car, tothom ja l’ha vist quan s’abaixa. Un comprador a qui el banc diu que no costa setmanes, i unes arres copiades d’internet poden no valer a Catalunya.",
      },
      sections: [
        {
          heading: "Quant més hauria d’aconseguir una agència?",
          blocks: [
            {
              caption: "Exemple: preu amb què li queden 500.000\u00a0€ després dels honoraris amb el 21\u00a0% d’IVA",
              columns: ["Honoraris", "Amb IVA", "Preu necessari", "Més que sense agència"],
              rows: [
                ["Cap", "0\u00a0%", "500.000\u00a0€", "—"],
                ["3\u00a0%", "3,63\u00a0%", "518.834\u00a0€", "3,8\u00a0%"],
                ["4\u00a0%", "4,84\u00a0%", "525.431\u00a0€", "5,1\u00a0%"],
                ["6\u00a0%", "7,26\u00a0%", "539.142\u00a0€", "7,8\u00a0%"],
              ],
            },
            "Si tot sol espera 500.000\u00a0€ i una agència al 4\u00a0% li ensenya tres vendes que apunten a 530.000\u00a0€, amb ella li queden 504.348\u00a0€. Si no n’hi ensenya cap, la xifra és només un desig.",
          ],
        },
        {
          heading: "Qui fa què?",
          blocks: [
            {
              caption: "La mateixa venda, pel seu compte i amb agència",
              columns: ["Tasca", "Sense immobiliària", "Amb immobiliària"],
              rows: [
                ["Preu", "Amb anuncis i mitjanes publicades", "Amb una visita i vendes comparables"],
                [
                  "Certificats i nota simple",
                  "Els demana i els paga vostè",
                  "Els demana l’agència; sol pagar-los vostè",
                ],
                ["Fotos, plànol i anunci", "Els paga per endavant", "Dins dels honoraris, si hi consta"],
                ["Trucades i visites", "Vostè, a la tarda i els dissabtes", "L’agència, que n’hi dona notícia"],
                ["Com pagarà el comprador", "Ho pregunta vostè", "L’agència, abans de la visita"],
                ["Ofertes i arres", "Vostè, amb un advocat", "L’agència, i un advocat si el vol"],
                ["Notaria", "Vostè hi porta els documents", "Els hi porta l’agència i l’acompanya"],
              ],
            },
          ],
        },
        {
          heading: "Què exigeix la llei en tots dos casos?",
          blocks: [
            {
              points: [
                "L’etiqueta energètica a tots els anuncis (RD 390/2021, art.\u00a015).",
                "La cèdula d’habitabilitat vigent per escripturar, amb poques excepcions (Llei 18/2007, art.\u00a0132).",
                "Informació sobre preu, superfícies, càrregues i ocupació a qui ha de pagar (Llei 12/2023, art.\u00a031).",
                "Respondre dels defectes que no es van dir (Codi civil de Catalunya, art.\u00a0621-20 i següents).",
              ],
            },
            "A l’agència se li demana més: la nota d’encàrrec signada abans del primer anunci (Llei 18/2007, art.\u00a058.5), el seu número de registre a l’anunci (art.\u00a059 e) i, abans de cap pagament, el preu total per escrit per a qui compra (art.\u00a060.2).",
          ],
        },
        {
          heading: "Quan surt a compte vendre tot sol?",
          blocks: [
            {
              points: [
                "El llogater, un veí o un familiar vol el pis i estan d’acord en el preu.",
                "Aquest any s’han venut uns quants pisos a la seva finca i sap per quant.",
                "Un sol propietari, sense hipoteca ni llogater i amb els certificats vigents.",
                "Viu a prop i pot ensenyar-lo durant dos mesos amb poc avís.",
              ],
            },
          ],
        },
        {
          heading: "Quan val la pena pagar una agència?",
          blocks: [
            {
              points: [
                "Viu en un altre país, o s’han de posar d’acord tres hereus.",
                "Els compradors d’un pis com el seu venen de fora i escriuen en altres llengües.",
                "A prop no s’ha venut res de semblant, i errar el preu costaria més que els honoraris.",
                "Ha comprat un altre habitatge i té una data per complir.",
              ],
            },
          ],
        },
        {
          heading: "Qui corre el risc?",
          blocks: [
            "Vostè, en tots dos casos: qui ven és qui es compromet amb qui compra. L’agència respon davant seu de la feina pactada i del que publica. Ningú no repassa un contracte com un advocat, i per això convé que en miri les arres tant si ven sol com si no.",
            "Hi ha un camí entremig: demanar una valoració, pagar fotos i advocat i ensenyar el pis vostè. Si en sis setmanes no ha vingut ningú de debò, encara és a temps de signar amb una agència.",
          ],
        },
      ],
      inShort: [
        "Cap llei no obliga a vendre a través d’una agència.",
        "Els honoraris es justifiquen amb més preu, un comprador més segur o el seu propi temps.",
        "Les obligacions de qui ven són les mateixes d’una manera i de l’altra.",
      ],
      next: "Abans de decidir, compari el seu preu amb el nostre: [demani una valoració gratuïta](/valuation).",
      description:
        "Vendre un pis amb immobiliària o sense a Barcelona: qui fa què, què exigeix la llei, quan surt a compte cada opció i quin preu justifica pagar del 3 al 6\u00a0%.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge (Catalunya), arts.\u00a058.5, 59 e, 60.2 i 132",
        "Llei 12/2023, pel dret a l’habitatge, art.\u00a031",
        "Reial decret 390/2021, art.\u00a015",
        "Codi civil de Catalunya, art.\u00a0621-20",
        "Guies del mercat sobre honoraris d’agència, del 3 al 6\u00a0% més IVA, a 23 de novembre de 2026",
      ],
    },
    ru: {
      names: [
        "продать квартиру с агентством или без",
        "продажа квартиры без агентства",
        "продать квартиру самостоятельно",
        "продать квартиру самому",
        "продать квартиру без риэлтора",
        "продавать с риэлтором или самому",
        "нужен ли риэлтор при продаже квартиры",
        "продажа без посредников",
        "стоит ли продавать через агентство",
      ],
      title: "Продавать с агентством или без",
      answers: {
        what: [
          "Продать квартиру с агентством или без, решает простой расчёт: при комиссии 4\u00a0% плюс НДС агент обойдётся в 24\u00a0200\u00a0€ со сделки на 500\u00a0000\u00a0€, и выручить он должен примерно на 5\u00a0% больше, чем вы сами.",
          "Продавайте сами, если покупатель уже есть или вы знаете цену, свободны по вечерам и собрали все документы.",
          "Агентство оправдано, если вы живёте в другой стране, если квартира сдана, в ипотеке или досталась по наследству, если трудно понять, кто из покупателей платёжеспособен. Мы сами агентство, поэтому проверьте расчёт.",
        ],
        cost: "Продажа квартиры без агентства экономит комиссию: по обзорам рынка это 3–6\u00a0% плюс 21\u00a0% НДС, то есть от 18\u00a0150 до 36\u00a0300\u00a0€ при цене 500\u00a0000\u00a0€. Остальное платят в любом случае: 100–200\u00a0€ за сертификат энергоэффективности, 65–160\u00a0€, если истекло свидетельство о пригодности, plusvalía и налог на доход.",
        must: "Да, продать квартиру без риэлтора можно: закон не обязывает собственника обращаться в агентство. Но в объявлении всё равно нужна энергетическая маркировка, нотариус попросит свидетельство о пригодности, а слова объявления обязывают вас.",
        how: "Чтобы продать квартиру самостоятельно, определите цену по трём похожим объектам, закажите сертификат энергоэффективности и составьте объявление. Потом показывайте, спрашивайте каждого, чем он будет платить, а договор задатка поручите адвокату или нотариусу. Рассчитывайте на обычные 9–15 недель, а если цена взята на глаз\u00a0— на больше.",
        pitfalls:
          "Продажа квартиры без агентства чаще срывается из-за цены, денег покупателя и договора. Если начать слишком дорого, к моменту снижения объявление видели уже все. Покупатель, которому отказал банк, отнимает недели, а договор из интернета в Каталонии может не сработать.",
      },
      sections: [
        {
          heading: "Насколько дороже должен продать агент?",
          blocks: [
            {
              caption: "Пример: цена, при которой после комиссии с НДС 21\u00a0% у вас остаётся 500\u00a0000\u00a0€",
              columns: ["Комиссия", "С НДС", "Нужная цена", "Разница с продажей без агента"],
              rows: [
                ["Нет", "0\u00a0%", "500\u00a0000\u00a0€", "—"],
                ["3\u00a0%", "3,63\u00a0%", "518\u00a0834\u00a0€", "3,8\u00a0%"],
                ["4\u00a0%", "4,84\u00a0%", "525\u00a0431\u00a0€", "5,1\u00a0%"],
                ["6\u00a0%", "7,26\u00a0%", "539\u00a0142\u00a0€", "7,8\u00a0%"],
              ],
            },
            "Допустим, сами вы рассчитываете на 500\u00a0000\u00a0€, а агентство с комиссией 4\u00a0% показывает три продажи, по которым выходит 530\u00a0000\u00a0€: с ним у вас останется 504\u00a0348\u00a0€. Если таких продаж оно не показывает, цифра ничего не стоит. Свои расходы на снимки и объявления сюда не входят: при продаже без агента вычтите их из первой строки.",
          ],
        },
        {
          heading: "Кто что делает?",
          blocks: [
            {
              caption: "Одна и та же продажа: своими силами и с агентством",
              columns: ["Задача", "Без агентства", "С агентством"],
              rows: [
                ["Цена", "По объявлениям и средним цифрам", "По осмотру и похожим продажам"],
                [
                  "Сертификаты и выписка из реестра",
                  "Заказываете и платите сами",
                  "Заказывает агент, платите обычно вы",
                ],
                ["Фотографии, план, объявление", "Оплачиваете вперёд", "Входят в комиссию, если это записано"],
                ["Звонки и показы", "Вы, по вечерам и субботам", "Агент, с отчётом для вас"],
                ["Чем заплатит покупатель", "Спрашиваете вы", "Агент, ещё до показа"],
                ["Предложения и задаток", "Вы и ваш адвокат", "Агент и, если хотите, адвокат"],
                ["Нотариус", "Документы приносите вы", "Документы приносит агент и идёт с вами"],
              ],
            },
          ],
        },
        {
          heading: "Что закон требует в обоих случаях?",
          blocks: [
            {
              points: [
                "Энергетическая маркировка в каждом объявлении (Королевский декрет 390/2021, ст.\u00a015).",
                "Действующее свидетельство о пригодности для проживания к сделке, кроме редких исключений (Закон 18/2007, ст.\u00a0132).",
                "Сведения о цене, площади, обременениях и жильцах для того, кто собирается платить (Закон 12/2023, ст.\u00a031).",
                "Ответственность за недостатки, о которых вы промолчали (Гражданский кодекс Каталонии, ст.\u00a0621-20 и далее).",
              ],
            },
            "С агентства спрос больше: подписанный вами агентский договор до первого объявления (Закон 18/2007, ст.\u00a058.5), номер агента в самом объявлении (ст.\u00a059\u00a0e) и полная сумма для покупателя письменно до любого платежа (ст.\u00a060.2).",
          ],
        },
        {
          heading: "Когда выгодно продавать самому?",
          blocks: [
            {
              points: [
                "Квартиру хочет купить арендатор, сосед или родственник, и о цене вы договорились.",
                "В вашем доме за год продали несколько квартир, и вы знаете, за сколько.",
                "Собственник один, нет ни ипотеки, ни арендатора, сертификаты действуют.",
                "Вы живёте рядом и два месяца можете показывать квартиру по первому звонку.",
                "Вы свободно ведёте переговоры по-испански или по-каталански, и вам есть кому поручить договор.",
              ],
            },
          ],
        },
        {
          heading: "Когда комиссия агентства оправдана?",
          blocks: [
            {
              points: [
                "Вы живёте за границей, или договориться должны трое наследников.",
                "Такие квартиры покупают иностранцы, и пишут они на других языках.",
                "Рядом ничего похожего не продавали, и ошибка в цене обойдётся дороже комиссии.",
                "Вы уже купили другое жильё и связаны датой.",
              ],
            },
          ],
        },
        {
          heading: "Кто рискует?",
          blocks: [
            "В обоих случаях вы: перед покупателем отвечает продавец. Агентство отвечает перед вами за работу по договору и за то, что публикует. Договор задатка в любом случае покажите адвокату: ни собственник, ни агент его не заменят.",
            "Есть и средний путь: заказать оценку, оплатить фотографа и адвоката, а показывать самому. Если за шесть недель серьёзных покупателей нет, договор с агентством подписать ещё не поздно. Только не подписывайте эксклюзив с двумя сразу: комиссию могут потребовать оба.",
          ],
        },
      ],
      inShort: [
        "Закон не обязывает собственника продавать через агентство.",
        "Комиссию оправдывают более высокая цена, надёжный покупатель или ваше время.",
        "Обязанности продавца перед покупателем в обоих случаях одни и те же.",
      ],
      next: "Прежде чем решать, сравните свою цену с нашей: [закажите бесплатную оценку](/valuation).",
      description:
        "Продать квартиру в Барселоне с агентством или без: кто что делает, чего требует закон, когда выгодно самому и какая цена оправдывает комиссию от 3 до 6\u00a0%.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a058.5, 59\u00a0e, 60.2 и 132",
        "Закон 12/2023 о праве на жильё, ст.\u00a031",
        "Королевский декрет 390/2021, ст.\u00a015",
        "Гражданский кодекс Каталонии, ст.\u00a0621-20",
        "Обзоры рынка о комиссии агентств, 3–6\u00a0% плюс НДС, на 23\u00a0ноября 2026 года",
      ],
    },
  },
};
