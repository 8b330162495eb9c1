import type { Entry } from "../entry";

export const depositContract: Entry = {
  theme: "guide",
  related: ["reservation-agreement", "nota-simple", "mortgage-refused", "binding-offer-fein", "notary-day"],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      names: [
        "deposit contract",
        "arras contract",
        "arras",
        "contrato de arras",
        "penitential arras",
        "lose the deposit when buying",
        "arras deposit spain",
        "aras contract",
        "arras contract template",
        "sample arras contract",
        "financing clause in the arras contract",
      ],
      title: "The deposit contract",
      answers: {
        what: "The deposit contract (arras) binds buyer and seller until the deed: the buyer pays part of the price, usually 10%, and both promise to sign by a date. With penitential arras, a buyer who pulls out loses the deposit and a seller who pulls out returns it doubled. In Catalonia that holds only if the contract says “penitential”. A contract that says no more than “arras” has to be kept, and neither side can simply walk away.",
        cost: [
          "The usual sum in a deposit contract is 10% of the price; no law fixes it, and less can be agreed.",
          "{?x.tenth}At {x.price} that is {x.tenth}.",
          "The deposit counts towards the price, so it is no extra cost, and no notary is needed to sign it.",
          "Having a lawyer read the draft is the one expense worth considering.",
        ],
        time: [
          "A deposit contract usually runs four to six weeks until the deed, and longer with a mortgage; buyer and seller choose the date.",
          "The bank alone needs its decision, the valuation and the {loan.days}\u00a0calendar days that Catalan law gives you to read its offer.",
          "Kept by a notary and entered in the land registry, a penitential deposit may run for six months at most.",
        ],
        who: "A deposit contract is signed by every owner named in the land registry and by every buyer, or by someone with a power of attorney. The buyer pays, by transfer to the account named in the contract. An agent may draft it; each side may have its own lawyer read it first.",
        pitfalls:
          "If the seller pulls out of a deposit contract (arras), the buyer is owed double the deposit where it was agreed as penitential, and otherwise may insist on the sale or on damages. Get the withdrawal in writing, demand what you choose by burofax, and keep the date at the notary’s with your money ready. A buyer who pulls out loses a penitential deposit, unless the bank refused a mortgage that the contract provides for.",
        must: "No law makes you sign a deposit contract (arras): you may go straight from the offer to the deed. Almost everyone does sign one, because without it neither side is bound. Once it is signed you can only pull out if it is penitential, by losing the deposit, or if the contract provides for a mortgage and the bank refuses it.",
        model:
          "A model deposit contract (arras) has to name buyers and owners with their identity numbers, the home with its registry number, the price, the sum paid and the account. Then come the words “penitential deposit, art.\u00a0621-8.2”, the last day for the deed, the mortgage clause, what stays in the home and who pays which cost. No official template exists; this article has three clauses to adapt with your lawyer.",
      },
      sections: [
        {
          heading: "What do you do if the other side pulls out?",
          blocks: [
            {
              steps: [
                "Read which kind of deposit you have and until which day it lets either side withdraw.",
                "Ask for the withdrawal in writing. A phone call is not enough.",
                "Buyer left with a penitential deposit: demand double the sum by burofax (registered fax with certified content), with an account and a date. You can’t force the sale.",
                "Buyer left with a confirmatory deposit: choose between completion and ending the contract with damages, and say so in the same letter.",
                "Keep the appointment at the notary’s with the money ready, and have your attendance recorded, so that the breach isn’t yours.",
                "No answer by the date: a lawyer claims in court.",
              ],
            },
            "On a deposit of €40,000 the seller who withdraws pays back €80,000. Don’t sign a receipt for the single sum “in full settlement”, and don’t wait: ask your lawyer about the time limits in the first week.",
          ],
        },
        {
          heading: "What do you lose if you withdraw?",
          blocks: [
            {
              caption: "Two kinds of deposit under the Civil Code of Catalonia",
              columns: ["If…", "Penitential (art.\u00a0621-8.2)", "Confirmatory (art.\u00a0621-8.1)"],
              rows: [
                [
                  "the buyer withdraws",
                  "the deposit is lost, and nothing more is owed",
                  "the seller may insist on the sale or on damages",
                ],
                [
                  "the seller withdraws",
                  "the deposit comes back doubled",
                  "the buyer may insist on the sale or on damages",
                ],
                ["nothing is written", "does not apply", "this is the kind you have"],
                ["the deed is signed", "counts towards the price", "counts towards the price"],
              ],
            },
            "Elsewhere in Spain contracts cite art.\u00a01454 of the Spanish Civil Code. For a home in Barcelona the Catalan code applies, so have its article named.",
          ],
        },
        {
          heading: "Template: which clauses can you copy?",
          blocks: [
            "There is no official template. This sample wording is for your lawyer to adapt:",
            {
              clauses: [
                "Deposit. The buyer pays €… today by transfer to account …, on account of the price. The parties expressly agree that this is a penitential deposit under article 621-8.2 of the Civil Code of Catalonia. Until … the buyer may withdraw by losing it, and the seller may withdraw by returning it doubled.",
                "Mortgage. The buyer will pay with a loan of at least €…. If … refuses it, the buyer may withdraw by sending the written refusal before …, unless the refusal is due to the buyer’s own negligence. The seller then returns everything received within … days (article 621-49).",
                "Condition of the home. It is handed over empty, with …, free of charges and with community fees and property tax paid. If … is missing on the day of the deed, the date moves by … days.",
              ],
            },
          ],
        },
        {
          heading: "What if the bank refuses the mortgage?",
          blocks: [
            "You may withdraw and get your money back if the contract provides for the loan (art.\u00a0621-49). The refusal must be shown in writing within the agreed time, and must not be your own fault. The contract may exclude this right, so look for that sentence.",
          ],
        },
        {
          heading: "What do you check before you pay?",
          blocks: [
            {
              points: [
                "A land registry extract (nota simple) of the same week: owners and charges.",
                "Habitability certificate, energy certificate, and the community’s certificate or minutes.",
                "What the bank says about your income, before the date is fixed.",
                "What stays in the home, who pays which cost, and the last day for the deed.",
                "The name on the account: it should be the seller’s, or the notary’s.",
              ],
            },
            "Above 1% of the price you are entitled to written information beforehand on charges, community fees and payment terms (Law 18/2007, art.\u00a060).",
          ],
        },
        {
          heading: "Which mistakes cost the deposit?",
          blocks: [
            {
              points: [
                "One of two owners hasn’t signed.",
                "The date is too early for the bank, and nothing says that it may move.",
                "The mortgage is mentioned in messages, but not in the contract.",
                "The money is paid in cash, and nobody can prove it later.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How do the sums work out?",
        blocks: [
          {
            caption: "A penitential deposit of 10%",
            columns: ["What happens", "The money"],
            rows: [
              ["A home at {x.price}", "deposit {x.tenth}"],
              ["Deed with a loan of {x.loan}", "own money for price and transfer tax {x.cash}, deposit included"],
              ["Buyer withdraws", "loses {x.tenth}"],
              ["Seller withdraws", "returns {x.tenth} and pays as much again"],
              ["Bank refuses, mortgage clause in the contract", "{x.tenth} comes back"],
            ],
          },
        ],
      },
      inShort:
        "The deposit contract (arras) fixes price and date and is paid with part of the price. Only a deposit agreed as penitential lets either side out, at the cost of the deposit or its double. Read the extract first and write the mortgage into it.",
      next: "Want the draft read before you sign it? See how we [check the documents](/services/legal-support).",
      description:
        "The deposit contract (arras) in Catalonia: what to do if the seller or buyer pulls out, who loses what, clauses to copy, and what if the bank refuses the loan.",
      sources: [
        "Civil Code of Catalonia, arts.\u00a0621-8 and 621-49",
        "Law 18/2007, art.\u00a060",
        "Law 22/2010, art.\u00a0262-4",
      ],
    },
    es: {
      names: [
        "contrato de arras",
        "arras",
        "arras penitenciales",
        "arras confirmatorias",
        "señal y arras",
        "perder las arras",
        "devolver las arras dobladas",
        "contrato de aras",
        "echarse atrás después de firmar las arras",
        "si me echo atrás después de las arras",
        "modelo de contrato de arras",
        "plantilla contrato de arras",
      ],
      title: "El contrato de arras",
      answers: {
        what: "El contrato de arras compromete a las dos partes hasta la escritura: quien compra entrega una parte del precio, normalmente el 10\u00a0%, y ambas fijan una fecha. Con arras penitenciales cualquiera puede echarse atrás: quien compra, perdiéndolas; quien vende, devolviéndolas dobladas. En Cataluña lo son solo si se pacta expresamente; si no, son confirmatorias y hay que cumplir. No existe un modelo oficial: lo que valga entre las partes tiene que estar escrito.",
        cost: [
          "Lo habitual en un contrato de arras es entregar el 10\u00a0% del precio; ninguna ley lo fija y puede pactarse menos.",
          "{?x.tenth}Con un precio de {x.price} son {x.tenth}.",
          "No es un gasto añadido, porque se descuenta del precio, y para firmarlo no hace falta notario.",
          "El único desembolso que merece la pena valorar es que un abogado lea el borrador.",
        ],
        time: [
          "Entre el contrato de arras y la escritura suelen pasar de cuatro a seis semanas, y algo más con hipoteca; la fecha la ponen las partes.",
          "Solo el banco necesita su decisión, la tasación y los {loan.days}\u00a0días naturales que la ley catalana da para leer la oferta.",
          "Depositadas ante notario e inscritas, unas arras penitenciales duran como máximo seis meses.",
        ],
        who: "El contrato de arras lo firman todos los titulares que constan en el Registro y todos los compradores, o quien tenga poder. Paga quien compra, por transferencia a la cuenta que figura en el contrato. La agencia puede redactarlo; cada parte puede pedir antes la opinión de su abogado.",
        pitfalls:
          "Si quien vende se echa atrás de un contrato de arras, debe el doble cuando son penitenciales; si no lo son, quien compra puede exigir la venta o una indemnización. Pida el desistimiento por escrito, reclame por burofax y acuda a la notaría el día fijado con el dinero listo. Quien compra y desiste pierde unas arras penitenciales, salvo que el banco niegue la hipoteca prevista en el contrato.",
        must: "El contrato de arras no es obligatorio: se puede pasar de la oferta a la escritura. Casi todo el mundo lo firma, porque sin él nadie queda comprometido. Una vez firmado solo se puede desistir si las arras son penitenciales, perdiéndolas o devolviéndolas dobladas, o si el contrato preveía una hipoteca y el banco la deniega.",
        model:
          "Un modelo de contrato de arras debe identificar a quien compra y a todos los titulares, la vivienda con su número de finca, el precio, la cantidad y la cuenta. Después vienen las palabras «arras penitenciales, art.\u00a0621-8.2», el último día para la escritura, la cláusula de hipoteca, qué se queda en el piso y quién paga cada gasto. No hay plantilla oficial; aquí tiene tres cláusulas para adaptarlas con su abogado.",
      },
      sections: [
        {
          heading: "¿Qué hacer si la otra parte se echa atrás?",
          blocks: [
            {
              steps: [
                "Mire qué clase de arras tiene y hasta qué día permiten desistir.",
                "Pida el desistimiento por escrito: una llamada o un mensaje de la agencia no basta para actuar.",
                "Comprador con arras penitenciales: reclame el doble por burofax con certificación de contenido, con cuenta y fecha. No puede obligar a vender.",
                "Comprador con arras confirmatorias: elija entre exigir la venta o resolver con indemnización, y dígalo en ese burofax.",
                "Acuda a la notaría el día fijado con el dinero preparado y haga constar que compareció: así no será usted quien incumpla.",
                "Si no hay respuesta, un abogado reclama en el juzgado; haber encontrado un precio mejor no excusa a quien vende.",
              ],
            },
            "Con unas arras de 40.000\u00a0€, quien vende y desiste devuelve 80.000\u00a0€. No firme un recibo de la cantidad simple «como saldo y finiquito», y pregunte por los plazos a su abogado la primera semana.",
          ],
        },
        {
          heading: "¿Qué se pierde si alguien se echa atrás?",
          blocks: [
            {
              caption: "Las dos clases de arras del Código civil de Cataluña",
              columns: ["Si…", "Penitenciales (art.\u00a0621-8.2)", "Confirmatorias (art.\u00a0621-8.1)"],
              rows: [
                [
                  "desiste quien compra",
                  "las pierde y no debe nada más",
                  "se le puede exigir que compre o que indemnice",
                ],
                ["desiste quien vende", "las devuelve dobladas", "se le puede exigir que venda o que indemnice"],
                ["el contrato no dice cuáles son", "no se aplican", "son estas"],
                ["se firma la escritura", "se descuentan del precio", "se descuentan del precio"],
              ],
            },
            "Muchos modelos de internet citan el art.\u00a01454 del Código civil español. En Barcelona rige el catalán: conviene que el contrato nombre su artículo. Ni «señal» ni «arras» a secas dan derecho a desistir.",
          ],
        },
        {
          heading: "Modelo: ¿qué cláusulas se pueden copiar?",
          blocks: [
            "Esta plantilla es un ejemplo para que lo adapte su abogado:",
            {
              clauses: [
                "Arras. La parte compradora entrega hoy … € por transferencia a la cuenta …, a cuenta del precio. Las partes pactan expresamente que son arras penitenciales, conforme al artículo 621-8.2 del Código civil de Cataluña. Hasta el … la parte compradora podrá desistir perdiéndolas, y la vendedora, devolviéndolas dobladas.",
                "Financiación. El precio se pagará con un préstamo de al menos … €. Si … lo deniega, la parte compradora podrá desistir enviando la denegación por escrito antes del …, salvo que se deba a su propia negligencia. La parte vendedora devolverá entonces todo lo recibido en … días (artículo 621-49).",
                "Estado de la vivienda. Se entrega libre de ocupantes y de cargas, con …, y al corriente de comunidad e IBI. Si el día de la escritura falta …, la fecha se aplaza … días.",
              ],
            },
          ],
        },
        {
          heading: "¿Y si el banco niega la hipoteca?",
          blocks: [
            "«He dado las arras y el banco no me da la hipoteca»: si el contrato preveía esa financiación, quien compra puede desistir y recuperarlas (art.\u00a0621-49). Hay que justificarlo por escrito en el plazo pactado, y la negativa no puede deberse a la propia negligencia. Se admite pacto en contrario: busque esa cláusula.",
          ],
        },
        {
          heading: "¿Qué se comprueba antes de pagar?",
          blocks: [
            {
              points: [
                "Una nota simple de esa misma semana: titulares y cargas.",
                "La cédula, el certificado energético y el certificado o las actas de la comunidad.",
                "Qué dice el banco de sus ingresos, antes de poner fecha.",
                "Qué muebles se quedan, quién paga cada gasto y el último día para la escritura.",
                "El titular de la cuenta: quien vende o la notaría.",
              ],
            },
            "Antes de entregar a cuenta más del 1\u00a0% del precio, tiene derecho a recibir por escrito las cargas, los gastos de comunidad y la forma de pago (Ley 18/2007, art.\u00a060).",
          ],
        },
        {
          heading: "¿Qué errores cuestan las arras?",
          blocks: [
            {
              points: [
                "De los dos propietarios, ha firmado uno.",
                "La fecha no da tiempo al banco y nada dice que pueda aplazarse.",
                "La hipoteca se habló por mensajes, pero no está en el contrato.",
                "Se pagan en efectivo y después nadie puede probarlo.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cómo salen las cuentas?",
        blocks: [
          {
            caption: "Unas arras penitenciales del 10\u00a0%",
            columns: ["Qué ocurre", "El dinero"],
            rows: [
              ["Vivienda de {x.price}", "arras de {x.tenth}"],
              ["Escritura con un préstamo de {x.loan}", "ahorros para precio e ITP {x.cash}, arras incluidas"],
              ["Desiste quien compra", "pierde {x.tenth}"],
              ["Desiste quien vende", "devuelve {x.tenth} y paga otro tanto"],
              ["El banco dice que no y el contrato preveía la hipoteca", "se recuperan los {x.tenth}"],
            ],
          },
        ],
      },
      inShort:
        "Las arras fijan precio y fecha, y se pagan a cuenta. Solo las pactadas como penitenciales dejan desistir, a cambio de perderlas o de devolverlas dobladas. Antes, lea una nota simple reciente y escriba la hipoteca en el contrato.",
      next: "Si quiere que alguien lea el borrador antes de firmarlo, vea cómo [revisamos la documentación](/services/legal-support).",
      description:
        "El contrato de arras en Cataluña: qué hacer si la otra parte se echa atrás, qué se pierde, cláusulas para copiar y qué ocurre si el banco deniega la hipoteca.",
      sources: [
        "Código civil de Cataluña, arts.\u00a0621-8 y 621-49",
        "Ley 18/2007, art.\u00a060",
        "Ley 22/2010, art.\u00a0262-4",
      ],
    },
    ca: {
      names: [
        "contracte d’arres",
        "arres",
        "arres penitencials",
        "arres confirmatòries",
        "paga i senyal",
        "perdre les arres",
        "tornar les arres doblades",
        "contracte de arres",
        "model de contracte d’arres",
        "plantilla contracte d’arres",
        "clàusula de finançament a les arres",
      ],
      title: "El contracte d’arres",
      answers: {
        what: "Amb el contracte d’arres qui compra avança una part del preu, normalment el 10\u00a0%, i totes dues parts es comprometen a escripturar abans d’una data. Només les arres penitencials permeten fer-se enrere sense cap motiu: qui compra les perd i qui ven les torna doblades. A Catalunya s’han de pactar expressament; si no, són confirmatòries i el contracte s’ha de complir. De model oficial no n’hi ha cap: el que hagi de valer entre les parts s’ha d’escriure.",
        cost: [
          "En un contracte d’arres el més habitual és lliurar el 10\u00a0% del preu; cap llei no ho fixa i se’n pot pactar menys.",
          "{?x.tenth}Amb un preu de {x.price} són {x.tenth}.",
          "No és una despesa més, perquè es descompta del preu, i per signar-lo no cal notari.",
          "L’única despesa que val la pena valorar és que un advocat llegeixi l’esborrany.",
        ],
        time: [
          "Del contracte d’arres a l’escriptura solen passar de quatre a sis setmanes, i alguna més amb hipoteca; la data la posen les parts.",
          "Només el banc ja necessita decidir, taxar i esperar els {loan.days}\u00a0dies naturals que la llei catalana dona per llegir l’oferta.",
          "Dipositades davant notari i inscrites, unes arres penitencials duren com a màxim sis mesos.",
        ],
        who: "El contracte d’arres el signen tots els titulars que surten al Registre i tots els compradors, o qui en tingui poder. Paga qui compra, per transferència al compte que diu el contracte. L’agència el pot redactar; cada part el pot fer llegir abans al seu advocat.",
        pitfalls:
          "Si qui ven es fa enrere d’un contracte d’arres, en deu el doble quan són penitencials; si no ho són, qui compra pot exigir la venda o una indemnització. Demani el desistiment per escrit, reclami per burofax i vagi a la notaria el dia fixat amb els diners a punt. Qui compra i desisteix perd unes arres penitencials, tret que el banc negui la hipoteca prevista al contracte.",
        must: "El contracte d’arres no és obligatori: es pot passar de l’oferta a l’escriptura. Gairebé tothom el signa, perquè sense arres ningú no queda compromès. Un cop signat, només es pot desistir si són penitencials, perdent-les o tornant-les doblades, o si el contracte preveia una hipoteca i el banc la nega.",
        model:
          "Un model de contracte d’arres ha d’identificar qui compra i tots els titulars, l’habitatge amb el número de finca, el preu, la quantitat i el compte. Després venen les paraules «arres penitencials, art.\u00a0621-8.2», l’últim dia per a l’escriptura, la clàusula d’hipoteca, què es queda al pis i qui paga cada despesa. No hi ha cap plantilla oficial; aquí té tres clàusules per adaptar-les amb el seu advocat.",
      },
      sections: [
        {
          heading: "Què s’ha de fer si l’altra part es fa enrere?",
          blocks: [
            {
              steps: [
                "Miri quina mena d’arres té i fins quin dia permeten desistir.",
                "Demani el desistiment per escrit: amb una trucada no n’hi ha prou.",
                "Comprador amb arres penitencials: reclami el doble per burofax amb certificació de contingut, amb compte i data. No pot obligar a vendre.",
                "Comprador amb arres confirmatòries: triï entre exigir la venda o resoldre amb indemnització, i digui-ho al mateix burofax.",
                "Vagi a la notaria el dia fixat amb els diners a punt i faci-hi constar que hi ha anat: així no serà vostè qui incompleixi.",
                "Si no hi ha resposta, un advocat reclama al jutjat.",
              ],
            },
            "Amb unes arres de 40.000\u00a0€, qui ven i desisteix en torna 80.000. No signi cap rebut de la quantitat simple «com a saldo i liquidació», i pregunti pels terminis a l’advocat la primera setmana.",
          ],
        },
        {
          heading: "Què es perd si algú es fa enrere?",
          blocks: [
            {
              caption: "Les dues menes d’arres del Codi civil de Catalunya",
              columns: ["Si…", "Penitencials (art.\u00a0621-8.2)", "Confirmatòries (art.\u00a0621-8.1)"],
              rows: [
                ["desisteix qui compra", "les perd i no deu res més", "se li pot exigir que compri o que indemnitzi"],
                ["desisteix qui ven", "les torna doblades", "se li pot exigir que vengui o que indemnitzi"],
                ["el contracte no diu quines són", "no s’apliquen", "són aquestes"],
                ["se signa l’escriptura", "es descompten del preu", "es descompten del preu"],
              ],
            },
            "Molts models que corren per internet citen l’art.\u00a01454 del Codi civil espanyol. A Barcelona regeix el català, i convé que el contracte en digui l’article. Escriure-hi només «paga i senyal» no dona dret a desistir.",
          ],
        },
        {
          heading: "Model: quines clàusules es poden copiar?",
          blocks: [
            "Aquesta plantilla és un exemple perquè l’adapti el seu advocat:",
            {
              clauses: [
                "Arres. La part compradora lliura avui … € per transferència al compte …, a compte del preu. Les parts pacten expressament que són arres penitencials, d’acord amb l’article 621-8.2 del Codi civil de Catalunya. Fins al dia … la part compradora podrà desistir perdent-les, i la venedora, tornant-les doblades.",
                "Finançament. El preu es pagarà amb un préstec de … € com a mínim. Si … el denega, la part compradora podrà desistir enviant la denegació per escrit abans del dia …, llevat que es degui a la seva negligència. La part venedora tornarà llavors tot el que hagi rebut en … dies (article 621-49).",
                "Estat de l’habitatge. Es lliura lliure d’ocupants i de càrregues, amb …, i al corrent de comunitat i d’IBI. Si el dia de l’escriptura falta …, la data s’ajorna … dies.",
              ],
            },
          ],
        },
        {
          heading: "I si el banc diu que no?",
          blocks: [
            "Encara li poden denegar la hipoteca després de firmar. Si el contracte la preveia, qui compra pot desistir i recuperar les arres (art.\u00a0621-49). Ho ha de justificar per escrit dins del termini pactat, i la negativa no pot ser per negligència seva. S’hi admet pacte en contra: busqui aquesta clàusula.",
          ],
        },
        {
          heading: "Què s’ha de comprovar abans de pagar?",
          blocks: [
            {
              points: [
                "Una nota simple de la mateixa setmana: titulars i càrregues.",
                "La cèdula, el certificat energètic i el certificat o les actes de la comunitat.",
                "Què en diu el banc, dels seus ingressos, abans de posar data.",
                "Quins mobles es queden, qui paga cada despesa i l’últim dia per a l’escriptura.",
                "De qui és el compte: de qui ven o de la notaria.",
              ],
            },
            "Abans de lliurar a compte més de l’1\u00a0% del preu, té dret a rebre per escrit les càrregues, les despeses de comunitat i la forma de pagament (Llei 18/2007, art.\u00a060).",
          ],
        },
        {
          heading: "Quins errors costen les arres?",
          blocks: [
            {
              points: [
                "De dos propietaris, només n’ha signat un.",
                "La data no dona temps al banc i res no diu que es pugui ajornar.",
                "De la hipoteca se’n va parlar per missatges, però al contracte no hi és.",
                "Es paguen en efectiu i després no es pot provar.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Com surten els números?",
        blocks: [
          {
            caption: "Unes arres penitencials del 10\u00a0%",
            columns: ["Què passa", "Els diners"],
            rows: [
              ["Habitatge de {x.price}", "arres de {x.tenth}"],
              ["Escriptura amb un préstec de {x.loan}", "estalvis per a preu i ITP {x.cash}, arres incloses"],
              ["Desisteix qui compra", "perd {x.tenth}"],
              ["Desisteix qui ven", "torna {x.tenth} i en paga altres tants"],
              ["El banc diu que no i el contracte preveia la hipoteca", "es recuperen els {x.tenth}"],
            ],
          },
        ],
      },
      inShort:
        "Les arres fixen preu i data, i es paguen a compte. Només les pactades com a penitencials permeten desistir, perdent-les o tornant-les doblades. Abans, llegeixi una nota simple recent i faci escriure la hipoteca al contracte.",
      next: "Si vol que algú llegeixi l’esborrany abans de signar-lo, vegi com [revisem la documentació](/services/legal-support).",
      description:
        "El contracte d’arres a Catalunya: què fer si l’altra part es fa enrere, què es perd, clàusules per copiar i adaptar, i què passa si el banc nega la hipoteca.",
      sources: [
        "Codi civil de Catalunya, arts.\u00a0621-8 i 621-49",
        "Llei 18/2007, art.\u00a060",
        "Llei 22/2010, art.\u00a0262-4",
      ],
    },
    ru: {
      names: [
        "договор задатка",
        "задаток",
        "arras",
        "контракт аррас",
        "договор arras",
        "аррас",
        "потерять задаток при покупке",
        "вернуть задаток",
        "возврат задатка",
        "образец договора задатка",
        "договор аррас образец",
      ],
      title: "Договор задатка",
      answers: {
        what: "Договор задатка (arras) связывает обе стороны до сделки у нотариуса: покупатель вносит часть цены, обычно 10\u00a0%, и назначается крайний срок. Возврат зависит от вида задатка и от того, кто передумал: если отказ разрешён, покупатель свои деньги теряет, а продавец отдаёт вдвойне. В Каталонии такое право нужно прямо записать словами «arras penitenciales», иначе договор обязаны исполнить обе стороны. Официального образца нет: всё, о чём договорились, нужно записать.",
        cost: [
          "По договору задатка обычно вносят 10\u00a0% цены; законом сумма не установлена, и можно договориться о меньшей.",
          "{?x.tenth}При цене {x.price} это {x.tenth}.",
          "Отдельным расходом задаток не станет, его вычитают из цены, а для подписания нотариус не нужен.",
          "Единственная трата, о которой стоит подумать, — показать проект своему юристу.",
        ],
        time: [
          "Договор задатка обычно действует от четырёх до шести недель, с ипотекой дольше; день сделки стороны назначают сами.",
          "Банку нужно принять решение, оценить жильё и выждать {loan.days}\u00a0календарных дней, которые каталонский закон даёт на изучение предложения.",
          "Если задаток с правом отказа внесён нотариусу и записан в реестр, предельный срок\u00a0— шесть месяцев.",
        ],
        who: "Договор задатка подписывают все собственники, указанные в реестре, и все покупатели либо те, у кого есть доверенность. Платит покупатель, переводом на счёт из договора. Агент может составить текст; каждая сторона вправе сначала показать его своему юристу.",
        pitfalls:
          "Если продавец отказался от сделки после того, как подписан договор задатка (arras), он возвращает двойную сумму, когда это задаток с правом отказа; иначе покупатель вправе требовать сделки или возмещения. Получите отказ письменно, отправьте требование через burofax и в назначенный день придите к нотариусу с деньгами. Отказавшийся покупатель задаток с правом отказа теряет, если только банк не отказал в ипотеке, записанной в договоре.",
        must: "Договор задатка (arras) не обязателен: от предложения можно сразу перейти к сделке у нотариуса. Но подписывают его почти все, потому что без него ни одна сторона ничем не связана. После подписания выйти можно, если задаток с правом отказа (покупатель его теряет, продавец отдаёт вдвойне) или если в договоре есть ипотека, а банк отказал.",
        model:
          "Образец договора задатка (arras) должен назвать покупателей и всех собственников с номерами документов, жильё с номером в реестре, цену, сумму и счёт. Дальше идут слова «arras penitenciales, art.\u00a0621-8.2», крайний день сделки, условие об ипотеке, что остаётся в квартире и кто платит какие расходы. Официального бланка нет; ниже три условия, которые можно приспособить вместе с юристом.",
      },
      sections: [
        {
          heading: "Что делать, если другая сторона отказалась?",
          blocks: [
            {
              steps: [
                "Посмотрите, какой у вас задаток и до какого дня он разрешает отказ.",
                "Попросите отказ в письменном виде: звонка или сообщения от агента мало.",
                "Вы покупатель, задаток с правом отказа: потребуйте двойную сумму письмом с заверенным содержанием (burofax), укажите счёт и срок. Заставить продать нельзя.",
                "Вы покупатель, задаток подтверждающий: выберите сделку или расторжение с возмещением и напишите об этом в том же письме.",
                "В назначенный день придите к нотариусу с деньгами и попросите записать вашу явку, чтобы нарушителем не сочли вас.",
                "Ответа нет: дальше иск через юриста. То, что продавцу предложили больше, его не оправдывает.",
              ],
            },
            "С задатка 40\u00a0000\u00a0€ передумавший продавец возвращает 80\u00a0000\u00a0€. Не подписывайте расписку на одинарную сумму «в полный расчёт» и в первую же неделю узнайте у юриста о сроках.",
          ],
        },
        {
          heading: "Что теряет тот, кто передумал?",
          blocks: [
            {
              caption: "Два вида задатка по Гражданскому кодексу Каталонии",
              columns: [
                "Если…",
                "С правом отказа, penitenciales (ст.\u00a0621-8.2)",
                "Подтверждающий, confirmatorias (ст.\u00a0621-8.1)",
              ],
              rows: [
                [
                  "отказался покупатель",
                  "теряет задаток и больше ничего не должен",
                  "продавец вправе требовать сделки или возмещения",
                ],
                [
                  "отказался продавец",
                  "возвращает задаток вдвойне",
                  "покупатель вправе требовать сделки или возмещения",
                ],
                ["вид не назван", "не применяется", "у вас именно он"],
                ["сделка состоялась", "засчитывается в цену", "засчитывается в цену"],
              ],
            },
            "Во многих образцах из интернета стоит статья 1454 Гражданского кодекса Испании. К жилью в Барселоне применяют каталонский кодекс, поэтому пусть в договоре назовут его статью. Слово «señal» само по себе права отказаться не даёт.",
          ],
        },
        {
          heading: "Образец: какие условия можно взять за основу?",
          blocks: [
            "Ниже примерный текст, который должен приспособить ваш юрист. Подписывают договор обычно на испанском или каталанском, перевод нужен для вас:",
            {
              clauses: [
                "Задаток. Покупатель сегодня перечисляет … € на счёт … в счёт цены. Стороны прямо договорились, что это задаток с правом отказа (arras penitenciales) по статье 621-8.2 Гражданского кодекса Каталонии. До … покупатель может отказаться, потеряв задаток, а продавец\u00a0— вернув его вдвойне.",
                "Ипотека. Цена оплачивается с помощью кредита не менее … €. Если … откажет, покупатель может выйти из договора, прислав письменный отказ до …, кроме случая, когда отказ вызван его собственной небрежностью. Продавец тогда возвращает всё полученное в течение … дней (статья 621-49).",
                "Состояние жилья. Его передают свободным от жильцов и обременений, с …, с уплаченными взносами в сообщество и налогом на недвижимость. Если в день сделки не хватает …, срок переносится на … дней.",
              ],
            },
          ],
        },
        {
          heading: "Что будет, если банк откажет в ипотеке?",
          blocks: [
            "Если в договоре сказано, что цену оплатят с помощью ипотеки, при отказе банка покупатель вправе выйти из сделки и вернуть задаток (ст.\u00a0621-49). Отказ подтверждают документом в оговорённый срок, и вины покупателя в нём быть не должно. Стороны могут исключить это право, поэтому найдите такое условие. Срок для отказа назначьте с запасом: заявку рассматривают неделями.",
          ],
        },
        {
          heading: "Что проверить до платежа?",
          blocks: [
            {
              points: [
                "Выписку из реестра (nota simple) той же недели: собственники и обременения.",
                "Свидетельство о пригодности для проживания, сертификат энергоэффективности, справку или протоколы сообщества собственников.",
                "Что говорит банк о ваших доходах\u00a0— до того, как назначена дата.",
                "Какая мебель остаётся, кто платит какие расходы и до какого дня сделка.",
                "Чей счёт указан: продавца или нотариуса.",
                "Можно ли отправить деньги вовремя: у граждан России банк проверяет перевод дольше.",
              ],
            },
            "До того как вы внесёте больше 1\u00a0% цены, вам обязаны письменно сообщить об обременениях, взносах в сообщество и порядке оплаты (Закон 18/2007, ст.\u00a060).",
          ],
        },
        {
          heading: "Из-за каких ошибок теряют задаток?",
          blocks: [
            {
              points: [
                "Подписал один собственник из двух.",
                "Срок слишком короткий для банка, а о переносе ничего не сказано.",
                "Об ипотеке писали в сообщениях, но в договоре её нет.",
                "Деньги отданы наличными, и доказать это нечем.",
                "Не решено, что будет с мебелью, парковкой или кладовой.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько евро теряют и возвращают?",
        blocks: [
          {
            caption: "Задаток с правом отказа, 10\u00a0% цены",
            columns: ["Что произошло", "Деньги"],
            rows: [
              ["Жильё за {x.price}", "задаток {x.tenth}"],
              ["Сделка с кредитом {x.loan}", "своих денег на цену и налог ITP {x.cash}, включая задаток"],
              ["Отказался покупатель", "теряет {x.tenth}"],
              ["Отказался продавец", "возвращает {x.tenth} и платит ещё столько же"],
              ["Банк отказал, ипотека в договоре есть", "{x.tenth} возвращают покупателю"],
            ],
          },
        ],
      },
      inShort:
        "Договор задатка закрепляет цену и срок, и деньги идут в счёт цены. Отказаться позволяет только задаток с правом отказа: покупатель его теряет, продавец отдаёт вдвойне. До подписания закажите свежую выписку, а если нужен кредит, впишите его в договор.",
      next: "Если хотите, чтобы проект договора кто-то разобрал до подписания, посмотрите, как мы [проверяем документы](/services/legal-support).",
      description:
        "Договор задатка (arras) в Каталонии: что делать, если продавец или покупатель отказался, кто что теряет, примерные условия договора и отказ банка в ипотеке.",
      sources: [
        "Гражданский кодекс Каталонии, ст.\u00a0621-8 и 621-49",
        "Закон 18/2007, ст.\u00a060",
        "Закон 22/2010, ст.\u00a0262-4",
      ],
    },
  },
};
