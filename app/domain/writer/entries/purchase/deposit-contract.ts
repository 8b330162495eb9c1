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
        "what to check before signing an arras contract",
        "what to check before signing the deposit contract",
        "arras deposit refund",
      ],
      title: "The deposit contract",
      answers: {
        what: "The deposit contract (arras) commits buyer and seller to sign the deed by a date, and the buyer pays part of the price, usually 10%. You get it back in three cases: the seller pulls out of a penitential deposit and owes double, the bank refuses a loan that the contract provides for, or both sides agree to undo the sale. A buyer who pulls out of a penitential deposit loses it. If the contract doesn’t say which kind it is, nobody may withdraw, and the other side can insist on the sale or on damages.",
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
          "The mistakes that cost a deposit contract (arras) its deposit are few: only one of two owners has signed, the date is too early for the bank, or the mortgage is mentioned in messages but not in the contract. Others are a contract that says “arras” without naming the kind, cash that nobody can prove, and an account that isn’t the seller’s or the notary’s. Each is put right with one sentence before you sign.",
        must: "No law makes you sign a deposit contract (arras): you may go straight from the offer to the deed. Almost everyone signs one, because without it neither side is bound. Once it is signed you can only withdraw if it is penitential, by losing the deposit, or if the contract provides for a mortgage and the bank refuses it.",
        model:
          "A model deposit contract (arras) has to name buyers and owners with their identity numbers, the home with its registry number, the price, the sum paid and the account. Then come the words “penitential deposit, art.\u00a0621-8.2”, the last day for the deed, the mortgage clause, what stays in the home and who pays which cost. No official template exists; this article has three clauses to adapt with your lawyer.",
      },
      sections: [
        {
          heading: "Which kind do you have, and what does it cost to withdraw?",
          blocks: [
            {
              caption: "Two kinds of deposit under the Civil Code of Catalonia",
              columns: ["If…", "Penitential (art.\u00a0621-8.2)", "Confirmatory (art.\u00a0621-8.1)"],
              rows: [
                ["the contract doesn’t say which", "does not apply", "applies"],
                [
                  "the buyer withdraws",
                  "the deposit is lost, and nothing more is owed",
                  "the seller may insist on the sale, or end it and claim damages",
                ],
                [
                  "the seller withdraws",
                  "the deposit comes back doubled",
                  "the buyer may insist on the sale, or end it and claim damages",
                ],
                ["the deed is signed", "counts towards the price", "counts towards the price"],
              ],
            },
            "A reservation is paid earlier, to take the home off the market for some days, and only its text says what becomes of it. A penitential deposit can also be left with a notary and entered in the land registry for six months at most (art.\u00a0621-8.3), so that a later buyer or creditor finds it. In Barcelona the Catalan articles apply, not art.\u00a01454 of the Spanish code.",
          ],
        },
        {
          heading: "What do you check in the contract?",
          blocks: [
            {
              points: [
                "Kind: “penitential deposit, art.\u00a0621-8.2”, if you want to be able to withdraw.",
                "Sum and account: usually 10%, by transfer to the seller or the notary, counted towards the price.",
                "Last day for the deed: four to six weeks, more with a mortgage. The bank’s documents must reach you {loan.days}\u00a0calendar days before (Law 22/2010, art.\u00a0262-4).",
                "Mortgage: the loan you need in euros, the day for the bank’s answer, and your money back if it refuses.",
                "Owners: everyone on a land registry extract of the same week signs, and the spouse too if it is the family home.",
                "Condition: empty, charges cancelled, fees and property tax paid, with a valid habitability certificate.",
                "Costs and contents: who pays what, and which furniture stays.",
              ],
            },
            "Above 1% of the price you are entitled to written information first (Law 18/2007, art.\u00a060).",
          ],
        },
        {
          heading: "What happens if the buyer doesn’t sign or pulls out?",
          blocks: [
            "A penitential deposit is the seller’s, who owes nothing more and is free to sell again. With a confirmatory one the seller may insist on the sale, or end the contract and claim damages (art.\u00a0621-37).",
            {
              points: [
                "As the seller: go to the notary on the day and have your attendance recorded, allow a last period by burofax (registered fax with certified content), then give written notice that the contract is ended. Only then advertise again.",
                "As the buyer: ask for a new date in writing before the day passes, and have both sides sign it. If the bank is the reason, send its refusal within the agreed time.",
              ],
            },
          ],
        },
        {
          heading: "What can you do if the seller pulls out?",
          blocks: [
            {
              steps: [
                "Ask for the withdrawal in writing. A phone call is not enough.",
                "Penitential deposit: claim double by burofax, with an account and a date. You can’t force the sale.",
                "Confirmatory deposit: say in the same letter whether you want the sale or damages.",
                "Keep the appointment at the notary’s with the money ready, and have your attendance recorded.",
                "No answer by the date: a lawyer claims in court.",
              ],
            },
            "Don’t sign a receipt for the single sum “in full settlement”.",
          ],
        },
        {
          heading: "What if the bank refuses the mortgage, or lends less?",
          blocks: [
            "You may withdraw and get your money back if the contract provides for the loan (art.\u00a0621-49). Show the refusal in writing within the agreed time; it must not be your own fault, and the contract may exclude the right. A low valuation is no refusal: the bank lends on the lower of price and valuation, and you find the rest. So let the clause name a sum.",
          ],
        },
        {
          heading: "Template: three clauses to copy",
          blocks: [
            "There is no official form. This sample wording is for your lawyer to adapt:",
            {
              clauses: [
                "Deposit. The buyer pays €… today by transfer to account …, on account of the price. The parties expressly agree that this is a penitential deposit under article 621-8.2 of the Civil Code of Catalonia. Until … the buyer may withdraw by losing it, and the seller by returning it doubled.",
                "Mortgage. The buyer will pay with a loan of at least €…. If … refuses it, the buyer may withdraw by sending the written refusal before …, unless it is due to the buyer’s own negligence. The seller then returns everything received within … days (article 621-49).",
                "Condition of the home. It is handed over empty, with …, free of charges and with fees and property tax paid. If … is missing on the day of the deed, the date moves by … days.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Who ends up with how much?",
        blocks: [
          {
            caption: "A penitential deposit of 10%, on a home at {x.price}",
            columns: ["What happens", "The money"],
            rows: [
              ["The deed is signed", "the {x.tenth} are deducted from the price"],
              ["The buyer withdraws", "loses {x.tenth}"],
              ["The seller withdraws", "returns {x.tenth} and pays as much again"],
              ["The bank refuses, and the contract provides for the loan", "{x.tenth} comes back"],
            ],
          },
        ],
      },
      inShort:
        "The deposit contract (arras) fixes price and date and is paid with part of the price. Only a deposit agreed as penitential lets either side out, at the cost of the deposit or its double. Read the extract first and write the mortgage into it.",
      next: "Want the draft read before you sign it? See how we [check the documents](/services/legal-support).",
      description:
        "The deposit contract (arras) in Catalonia: when the 10% comes back, what to check before signing, what if buyer or seller pulls out, three clauses to copy.",
      sources: [
        "Civil Code of Catalonia, arts.\u00a0621-8, 621-37, 621-41 and 621-49",
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
        "qué comprobar antes de firmar las arras",
        "qué mirar antes de firmar las arras",
        "qué mirar antes de firmar el contrato de arras",
        "recuperar las arras",
      ],
      title: "El contrato de arras",
      answers: {
        what: "Con el contrato de arras las dos partes se comprometen a escriturar antes de una fecha, y quien compra adelanta una parte del precio, normalmente el 10\u00a0%: 30.000\u00a0€ en un piso de 300.000\u00a0€. No hay un modelo oficial. Si son penitenciales, quien compra y desiste las pierde, y quien vende y desiste las devuelve dobladas: 60.000\u00a0€. Si el contrato no dice de qué clase son, nadie puede echarse atrás y la otra parte puede exigir la venta o una indemnización. También se recuperan cuando el banco deniega una hipoteca prevista en el contrato.",
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
          "Los errores que cuestan el dinero de un contrato de arras son pocos: firma solo uno de los dos propietarios, la fecha no da tiempo al banco o la hipoteca se habló por mensajes y no está escrita. También, poner «arras» sin decir de qué clase, pagar en efectivo o ingresar el dinero en una cuenta que no es de quien vende ni de la notaría. Todos se evitan con una frase antes de firmar.",
        must: "El contrato de arras no es obligatorio: se puede pasar de la oferta a la escritura. Casi todo el mundo lo firma, porque sin él nadie queda comprometido. Una vez firmado solo se puede desistir si las arras son penitenciales, perdiéndolas o devolviéndolas dobladas, o si el contrato preveía una hipoteca y el banco la deniega.",
        model:
          "Un modelo de contrato de arras debe identificar a quien compra y a todos los titulares, la vivienda con su número de finca, el precio, la cantidad y la cuenta. Después vienen las palabras «arras penitenciales, art.\u00a0621-8.2», el último día para la escritura, la cláusula de hipoteca, qué se queda en el piso y quién paga cada gasto. No hay plantilla oficial; aquí tiene tres cláusulas para adaptarlas con su abogado.",
      },
      sections: [
        {
          heading: "¿Qué clase de arras son y qué cuesta desistir?",
          blocks: [
            {
              caption: "Las dos clases de arras del Código civil de Cataluña",
              columns: ["Si…", "Penitenciales (art.\u00a0621-8.2)", "Confirmatorias (art.\u00a0621-8.1)"],
              rows: [
                ["el contrato no dice cuáles son", "no se aplican", "son estas"],
                [
                  "desiste quien compra",
                  "las pierde y no debe nada más",
                  "se le puede exigir que compre, o resolver y reclamar daños",
                ],
                [
                  "desiste quien vende",
                  "las devuelve dobladas",
                  "se le puede exigir que venda, o resolver y reclamar daños",
                ],
                ["se firma la escritura", "se descuentan del precio", "se descuentan del precio"],
              ],
            },
            "La reserva o señal se paga antes, a la agencia o a quien vende, para retirar el piso unos días del mercado, y solo vale lo que diga su texto. Las arras penitenciales también pueden dejarse en la notaría y anotarse en el Registro, seis meses como máximo (art.\u00a0621-8.3): así las ve un comprador o acreedor posterior. Muchos modelos citan el art.\u00a01454 del Código civil español; en Barcelona rige el catalán.",
          ],
        },
        {
          heading: "¿Qué mirar antes de entregar las arras?",
          blocks: [
            {
              points: [
                "La clase: «arras penitenciales, art.\u00a0621-8.2», si quiere poder desistir.",
                "El importe y la cuenta: normalmente el 10\u00a0%, por transferencia a quien vende o a la notaría, a cuenta del precio.",
                "El último día para la escritura: de cuatro a seis semanas, más con hipoteca. La documentación del banco tiene que llegarle {loan.days}\u00a0días naturales antes (Ley 22/2010, art.\u00a0262-4).",
                "La hipoteca: el préstamo que necesita, en euros, el día de la respuesta y la devolución si el banco lo niega.",
                "Los propietarios: firman todos los de una nota simple de esa semana, y también el cónyuge si es la vivienda familiar.",
                "El estado: sin ocupantes, cargas canceladas, comunidad e IBI pagados y la cédula en vigor.",
                "Los gastos y los muebles: quién paga qué y qué se queda.",
              ],
            },
            "Antes de entregar más del 1\u00a0% del precio, tiene derecho a recibir por escrito los datos básicos del piso (Ley 18/2007, art.\u00a060).",
          ],
        },
        {
          heading: "¿Qué pasa si el comprador no firma?",
          blocks: [
            "Con penitenciales, quien vende se queda el dinero, no puede pedir más y queda libre para vender a otro. Con confirmatorias puede exigir la compra, o resolver el contrato y reclamar daños (art.\u00a0621-37).",
            {
              points: [
                "Si vende usted: acuda a la notaría ese día y haga constar que compareció, dé un último plazo por burofax y comunique después la resolución por escrito. Hasta entonces no vuelva a anunciar el piso.",
                "Si compra usted: pida otra fecha por escrito antes de que venza y que la firmen ambas partes. Si el motivo es el banco, envíe la denegación dentro del plazo.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué hacer si el vendedor se echa atrás?",
          blocks: [
            {
              steps: [
                "Pida el desistimiento por escrito: una llamada no basta.",
                "Arras penitenciales: reclame el doble por burofax con certificación de contenido, con cuenta y fecha. No puede obligar a vender.",
                "Arras confirmatorias: diga en ese burofax si elige la venta o la indemnización.",
                "Acuda a la notaría el día fijado con el dinero preparado y haga constar su presencia.",
                "Si no hay respuesta, un abogado reclama en el juzgado.",
              ],
            },
            "No firme un recibo de la cantidad simple «como saldo y finiquito».",
          ],
        },
        {
          heading: "¿Y si el banco niega la hipoteca o presta menos?",
          blocks: [
            "«He dado las arras y el banco no me da la hipoteca»: si el contrato preveía esa financiación, quien compra puede desistir y recuperarlas (art.\u00a0621-49). Hay que justificarlo por escrito en el plazo pactado y sin negligencia propia; se admite pacto en contrario, así que busque esa cláusula. Una tasación baja no es una denegación: el banco presta sobre la cifra menor y la diferencia la pone usted. Por eso la cláusula debe decir una cantidad.",
          ],
        },
        {
          heading: "Modelo: tres cláusulas para copiar",
          blocks: [
            "No hay impreso oficial. Esta plantilla es un ejemplo para que lo adapte su abogado:",
            {
              clauses: [
                "Arras. La parte compradora entrega hoy … € por transferencia a la cuenta …, a cuenta del precio. Las partes pactan expresamente que son arras penitenciales, conforme al artículo 621-8.2 del Código civil de Cataluña. Hasta el … la parte compradora podrá desistir perdiéndolas, y la vendedora, devolviéndolas dobladas.",
                "Financiación. El precio se pagará con un préstamo de al menos … €. Si … lo deniega, la parte compradora podrá desistir enviando la denegación por escrito antes del …, salvo que se deba a su propia negligencia. La parte vendedora devolverá entonces todo lo recibido en … días (artículo 621-49).",
                "Estado de la vivienda. Se entrega libre de ocupantes y de cargas, con …, y al corriente de comunidad e IBI. Si el día de la escritura falta …, la fecha se aplaza … días.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Quién se queda con cuánto?",
        blocks: [
          {
            caption: "Unas arras penitenciales del 10\u00a0%, con un precio de {x.price}",
            columns: ["Qué ocurre", "El dinero"],
            rows: [
              ["Se firma la escritura", "los {x.tenth} se descuentan del precio"],
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
        "El contrato de arras en Cataluña: qué mirar antes de firmar, cuándo se recupera el 10\u00a0%, qué pasa si alguien se echa atrás y tres cláusulas para copiar.",
      sources: [
        "Código civil de Cataluña, arts.\u00a0621-8, 621-37, 621-41 y 621-49",
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
        "què mirar abans de signar les arres",
        "què cal comprovar abans de signar les arres",
        "recuperar les arres",
        "comprador no signa després de les arres",
      ],
      title: "El contracte d’arres",
      answers: {
        what: "Amb el contracte d’arres totes dues parts es comprometen a escripturar abans d’una data, i qui compra avança una part del preu, normalment el 10\u00a0%. Si qui compra no signa i les arres són penitencials, les perd i qui ven queda lliure; si és qui ven qui es fa enrere, les torna doblades. Si el contracte no diu de quina mena són, són confirmatòries: l’altra part pot exigir que es compleixi, o resoldre i reclamar danys. Les arres tornen senceres quan el banc nega una hipoteca que el contracte preveia.",
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
          "Els errors que costen els diners d’un contracte d’arres són pocs: de dos propietaris només n’ha signat un, la data no dona temps al banc o la hipoteca es va parlar per missatges i no és escrita. També, posar-hi «arres» sense dir-ne la mena, pagar en efectiu o ingressar els diners en un compte que no és de qui ven ni de la notaria. Tots s’eviten amb una frase abans de signar.",
        must: "El contracte d’arres no és obligatori: es pot passar de l’oferta a l’escriptura. Gairebé tothom el signa, perquè sense arres ningú no queda compromès. Un cop signat, només es pot desistir si són penitencials, perdent-les o tornant-les doblades, o si el contracte preveia una hipoteca i el banc la nega.",
        model:
          "Un model de contracte d’arres ha d’identificar qui compra i tots els titulars, l’habitatge amb el número de finca, el preu, la quantitat i el compte. Després venen les paraules «arres penitencials, art.\u00a0621-8.2», l’últim dia per a l’escriptura, la clàusula d’hipoteca, què es queda al pis i qui paga cada despesa. No hi ha cap plantilla oficial; aquí té tres clàusules per adaptar-les amb el seu advocat.",
      },
      sections: [
        {
          heading: "Quina mena d’arres són i què costa fer-se enrere?",
          blocks: [
            {
              caption: "Les dues menes d’arres del Codi civil de Catalunya",
              columns: ["Si…", "Penitencials (art.\u00a0621-8.2)", "Confirmatòries (art.\u00a0621-8.1)"],
              rows: [
                ["el contracte no diu quines són", "no s’apliquen", "són aquestes"],
                [
                  "desisteix qui compra",
                  "les perd i no deu res més",
                  "se li pot exigir que compri, o resoldre i reclamar danys",
                ],
                ["desisteix qui ven", "les torna doblades", "se li pot exigir que vengui, o resoldre i reclamar danys"],
                ["se signa l’escriptura", "es descompten del preu", "es descompten del preu"],
              ],
            },
            "La reserva es paga abans, a l’agència o a qui ven, per retirar el pis uns dies del mercat, i només val el que hi diu. Les arres penitencials també es poden deixar a la notaria i anotar al Registre, sis mesos com a màxim (art.\u00a0621-8.3): així les veu un comprador o creditor posterior. A Barcelona no regeix l’art.\u00a01454 del Codi civil espanyol, sinó el català.",
          ],
        },
        {
          heading: "Què s’ha de mirar abans de donar les arres?",
          blocks: [
            {
              points: [
                "La mena: «arres penitencials, art.\u00a0621-8.2», si vol poder desistir.",
                "L’import i el compte: normalment el 10\u00a0%, per transferència a qui ven o a la notaria, a compte del preu.",
                "L’últim dia per a l’escriptura: de quatre a sis setmanes, més amb hipoteca. La documentació del banc li ha d’arribar {loan.days}\u00a0dies naturals abans (Llei 22/2010, art.\u00a0262-4).",
                "La hipoteca: el préstec que necessita, en euros, el dia de la resposta i la devolució si el banc el nega.",
                "Els propietaris: signen tots els d’una nota simple d’aquella setmana, i també el cònjuge si és l’habitatge familiar.",
                "L’estat: sense ocupants, càrregues cancel·lades, comunitat i IBI pagats i la cèdula vigent.",
                "Les despeses i els mobles: qui paga què i què s’hi queda.",
              ],
            },
            "Abans de lliurar més de l’1\u00a0% del preu, té dret a rebre per escrit les dades bàsiques (Llei 18/2007, art.\u00a060).",
          ],
        },
        {
          heading: "Què passa si el comprador no signa?",
          blocks: [
            "Amb penitencials, qui ven es queda els diners, no pot demanar res més i és lliure de vendre a algú altre. Amb confirmatòries pot exigir la compra, o resoldre el contracte i reclamar danys (art.\u00a0621-37).",
            {
              points: [
                "Si és el venedor: vagi a la notaria aquell dia i faci-hi constar que hi ha anat, doni un últim termini per burofax i comuniqui després la resolució per escrit (art.\u00a0621-41). Fins llavors no l’anunciï.",
                "Si és el comprador: demani una altra data per escrit abans que venci i que la signin tots dos. Si el motiu és el banc, enviï-li la negativa dins del termini.",
              ],
            },
          ],
        },
        {
          heading: "Què es pot fer si el venedor es fa enrere?",
          blocks: [
            {
              steps: [
                "Demani el desistiment per escrit: amb una trucada no n’hi ha prou.",
                "Arres penitencials: reclami el doble per burofax amb certificació de contingut, amb compte i data. No pot obligar a vendre.",
                "Arres confirmatòries: digui al mateix burofax si tria la venda o la indemnització.",
                "Vagi a la notaria el dia fixat amb els diners a punt i faci-hi constar la presència.",
                "Si no hi ha resposta, un advocat reclama al jutjat.",
              ],
            },
            "No signi cap rebut de la quantitat simple «com a saldo i liquidació».",
          ],
        },
        {
          heading: "I si el banc nega la hipoteca o en deixa menys?",
          blocks: [
            "Encara li poden denegar la hipoteca després de signar. Si el contracte la preveia, qui compra pot desistir i recuperar les arres (art.\u00a0621-49). Ho ha de justificar per escrit dins del termini i sense negligència seva, i el contracte no n’ha d’excloure el dret. Una taxació baixa no és una negativa: el banc presta sobre la xifra més baixa i la diferència la posa vostè. Que la clàusula digui, doncs, quant.",
          ],
        },
        {
          heading: "Model: tres clàusules per copiar",
          blocks: [
            "No hi ha cap imprès oficial. Aquesta plantilla és un exemple perquè l’adapti el seu advocat:",
            {
              clauses: [
                "Arres. La part compradora lliura avui … € per transferència al compte …, a compte del preu. Les parts pacten expressament que són arres penitencials, d’acord amb l’article 621-8.2 del Codi civil de Catalunya. Fins al dia … la part compradora podrà desistir perdent-les, i la venedora, tornant-les doblades.",
                "Finançament. El preu es pagarà amb un préstec de … € com a mínim. Si … el denega, la part compradora podrà desistir enviant la denegació per escrit abans del dia …, llevat que es degui a la seva negligència. La part venedora tornarà llavors tot el que hagi rebut en … dies (article 621-49).",
                "Estat de l’habitatge. Es lliura lliure d’ocupants i de càrregues, amb …, i al corrent de comunitat i d’IBI. Si el dia de l’escriptura falta …, la data s’ajorna … dies.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Qui es queda quants diners?",
        blocks: [
          {
            caption: "Unes arres penitencials del 10\u00a0%, amb un preu de {x.price}",
            columns: ["Què passa", "Els diners"],
            rows: [
              ["Se signa l’escriptura", "els {x.tenth} es descompten del preu"],
              ["Desisteix qui compra", "perd {x.tenth}"],
              ["Desisteix qui ven", "torna {x.tenth} i n’hi afegeix altres tants"],
              ["El banc diu que no i el contracte preveia la hipoteca", "es recuperen els {x.tenth}"],
            ],
          },
        ],
      },
      inShort:
        "Les arres fixen preu i data, i es paguen a compte. Només les pactades com a penitencials permeten desistir, perdent-les o tornant-les doblades. Abans, llegeixi una nota simple recent i faci escriure la hipoteca al contracte.",
      next: "Si vol que algú llegeixi l’esborrany abans de signar-lo, vegi com [revisem la documentació](/services/legal-support).",
      description:
        "El contracte d’arres a Catalunya: què mirar abans de signar, què passa si el comprador o el venedor es fa enrere, quan tornen i tres clàusules per copiar.",
      sources: [
        "Codi civil de Catalunya, arts.\u00a0621-8, 621-37, 621-41 i 621-49",
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
        "что проверить в договоре задатка",
        "на что смотреть в договоре задатка",
      ],
      title: "Договор задатка",
      answers: {
        what: "Договор задатка (arras) связывает обе стороны до сделки у нотариуса: покупатель вносит часть цены, обычно 10\u00a0%, и назначается крайний день. Если это задаток с правом отказа (arras penitenciales), передумавший покупатель его теряет, а продавец возвращает вдвойне. В Каталонии о таком праве нужно прямо договориться; иначе задаток подтверждающий, и договор обязаны исполнить обе стороны. Деньги возвращаются и тогда, когда банк отказал в ипотеке, предусмотренной договором.",
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
          "Чаще всего деньги по договору задатка (arras) теряют из-за немногих ошибок: подписал один собственник из двух, срок слишком короткий для банка, об ипотеке писали в сообщениях, но в договоре её нет. Ещё опасны слово «arras» без указания вида, оплата наличными и счёт, который не принадлежит ни продавцу, ни нотариусу. Каждую из них исправляет одна фраза до подписания.",
        must: "Договор задатка (arras) не обязателен: от предложения можно сразу перейти к сделке у нотариуса. Но подписывают его почти все, потому что без него ни одна сторона ничем не связана. После подписания выйти можно, если задаток с правом отказа (покупатель его теряет, продавец отдаёт вдвойне) или если в договоре есть ипотека, а банк отказал.",
        model:
          "Образец договора задатка (arras) должен назвать покупателей и всех собственников с номерами документов, жильё с номером в реестре, цену, сумму и счёт. Дальше идут слова «arras penitenciales, art.\u00a0621-8.2», крайний день сделки, условие об ипотеке, что остаётся в квартире и кто платит какие расходы. Официального бланка нет; ниже три условия, которые можно приспособить вместе с юристом.",
      },
      sections: [
        {
          heading: "Какой у вас задаток и сколько стоит отказ?",
          blocks: [
            {
              caption: "Два вида задатка (arras) по Гражданскому кодексу Каталонии",
              columns: [
                "Если…",
                "С правом отказа, penitenciales (ст.\u00a0621-8.2)",
                "Подтверждающий, confirmatorias (ст.\u00a0621-8.1)",
              ],
              rows: [
                ["вид не назван", "не применяется", "действует именно он"],
                [
                  "отказался покупатель",
                  "теряет задаток и больше ничего не должен",
                  "продавец требует сделки или расторжения с возмещением",
                ],
                [
                  "отказался продавец",
                  "возвращает задаток вдвойне",
                  "покупатель требует сделки или расторжения с возмещением",
                ],
                ["сделка состоялась", "засчитывается в цену", "засчитывается в цену"],
              ],
            },
            "Бронь (reserva, señal) платят раньше, агентству или продавцу, чтобы жильё на несколько дней сняли с продажи; её судьбу решает только то, что в ней написано. Задаток с правом отказа можно оставить и у нотариуса и записать в реестр на срок до шести месяцев (ст.\u00a0621-8.3): тогда его увидит следующий покупатель или кредитор. В образцах из интернета стоит статья 1454 испанского кодекса, но в Барселоне действует каталонский.",
          ],
        },
        {
          heading: "Что проверить до подписания?",
          blocks: [
            {
              points: [
                "Вид: слова «arras penitenciales, art.\u00a0621-8.2», если хотите иметь право отказаться.",
                "Сумму и счёт: обычно 10\u00a0%, переводом продавцу или нотариусу, в счёт цены.",
                "Крайний день сделки: четыре–шесть недель, с ипотекой больше. Документы банка должны быть у вас за {loan.days}\u00a0календарных дней (Закон 22/2010, ст.\u00a0262-4).",
                "Ипотеку: сумму кредита, день ответа банка и возврат денег, если он откажет.",
                "Подписи: всех собственников из выписки той же недели и супруга, если это семейное жильё.",
                "Состояние: без жильцов, обременения сняты, взносы и IBI уплачены, свидетельство о пригодности действует.",
                "Расходы и мебель: кто за что платит и что остаётся.",
                "Перевод: у граждан России банк проверяет деньги дольше, а без вида на жительство в ЕС вклад в банке ограничен 100\u00a0000\u00a0€.",
              ],
            },
            "До того как вы внесёте больше 1\u00a0% цены, вам обязаны письменно сообщить об обременениях, взносах и порядке оплаты (Закон 18/2007, ст.\u00a060).",
          ],
        },
        {
          heading: "Что будет, если покупатель не подписал?",
          blocks: [
            "Задаток с правом отказа остаётся продавцу: больше он ничего не требует и может продать другому. При подтверждающем задатке он вправе требовать сделки или расторгнуть договор и взыскать убытки (ст.\u00a0621-37).",
            {
              points: [
                "Вы продавец: придите к нотариусу в назначенный день и запишите явку, дайте последний срок заверенным письмом (burofax), затем письменно сообщите о расторжении. До этого снова объявлять о продаже не стоит.",
                "Вы покупатель: попросите о новой дате письменно и заранее, её подписывают обе стороны. Если дело в банке, отправьте его отказ в оговорённый срок.",
              ],
            },
          ],
        },
        {
          heading: "Что делать, если продавец отказался?",
          blocks: [
            {
              steps: [
                "Попросите отказ в письменном виде: звонка мало.",
                "Задаток с правом отказа: потребуйте двойную сумму письмом burofax с заверенным содержанием, укажите счёт и срок. Заставить продать нельзя.",
                "Подтверждающий задаток: напишите там же, чего требуете, сделки или возмещения.",
                "В назначенный день придите к нотариусу с деньгами и попросите записать вашу явку.",
                "Ответа нет: дальше иск через юриста.",
              ],
            },
            "Не подписывайте расписку на одинарную сумму «в полный расчёт».",
          ],
        },
        {
          heading: "Что будет, если банк откажет в ипотеке или даст меньше?",
          blocks: [
            "Если в договоре сказано, что цену оплатят с помощью ипотеки, при отказе банка покупатель вправе выйти из сделки и вернуть задаток (ст.\u00a0621-49). Отказ подтверждают документом в срок, и небрежности покупателя в нём быть не должно; стороны могут исключить это право, поэтому найдите такое условие. Низкая оценка отказом не считается: банк даёт долю от меньшей суммы, а разницу вносите вы. Поэтому в условии нужна сумма кредита.",
          ],
        },
        {
          heading: "Образец: три условия для вашего юриста",
          blocks: [
            "Официального бланка нет. Примерный текст должен приспособить ваш юрист; подписывают договор обычно на испанском или каталанском:",
            {
              clauses: [
                "Задаток. Покупатель сегодня перечисляет … € на счёт … в счёт цены. Стороны прямо договорились, что это задаток с правом отказа (arras penitenciales) по статье 621-8.2 Гражданского кодекса Каталонии. До … покупатель может отказаться, потеряв задаток, а продавец\u00a0— вернув его вдвойне.",
                "Ипотека. Цена оплачивается с помощью кредита не менее … €. Если … откажет, покупатель может выйти из договора, прислав письменный отказ до …, кроме случая, когда отказ вызван его собственной небрежностью. Продавец тогда возвращает всё полученное в течение … дней (статья 621-49).",
                "Состояние жилья. Его передают без жильцов и обременений, с мебелью или без неё, взносы в сообщество и налог на недвижимость уплачены. Если в день сделки не хватает …, срок переносится на … дней.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько евро теряют и возвращают?",
        blocks: [
          {
            caption: "Задаток с правом отказа, 10\u00a0% от цены {x.price}",
            columns: ["Что произошло", "Деньги"],
            rows: [
              ["Сделка состоялась", "{x.tenth} вычитают из цены"],
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
        "Договор задатка (arras) в Каталонии: что это, два его вида, кто теряет 10\u00a0%, что проверить до подписания, отказ банка и три примерных условия договора.",
      sources: [
        "Гражданский кодекс Каталонии, ст.\u00a0621-8, 621-37, 621-41 и 621-49",
        "Закон 18/2007, ст.\u00a060",
        "Закон 22/2010, ст.\u00a0262-4",
      ],
    },
  },
};
