import type { Entry } from "../entry";

export const stepsOfBuying: Entry = {
  theme: "guide",
  related: [
    "time-to-buy",
    "costs-of-buying",
    "papers-before-buying",
    "deposit-contract",
    "notary-day",
    "buyers-lawyer",
  ],
  isGeneral: true,
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "steps of buying a home",
        "steps of buying",
        "process of buying a house in spain",
        "steps to buy a home in barcelona",
        "how to buy a home in spain",
        "buying process spain",
        "how to buy an apartment in barcelona",
        "buying a home step by step",
        "home buying guide barcelona",
      ],
      title: "The steps of buying a home",
      answers: {
        what: "The steps of buying a home in Barcelona are seven: budget, viewing, documents, offer, deposit contract, deed at the notary’s, registration. From an accepted offer they take five to eight weeks, and taxes and costs add about {loan.costs} to the price. Money is at risk from the deposit contract on, so everything worth checking comes before it.",
        cost: [
          "Over the steps of buying a home, plan about {loan.costs} of the price for taxes and costs.",
          "{?x.tax}At {x.price} the transfer tax alone is {x.tax}; notary, registry and gestoría together usually come to €1,650 to €2,800.",
          "Most of it falls due on the day of signing; the deposit, usually 10%, the valuation and your lawyer come earlier.",
        ],
        time: "The steps of buying a home take five to eight weeks from an accepted offer: one or two for documents and deposit contract, four to six more until you sign. With a mortgage add the bank’s time and, in Catalonia, 14\u00a0calendar days with its binding offer. Registration follows within some weeks, without you.",
        who: "In the steps of buying a home you meet five people: the agent, who acts for the owner, your lawyer if you choose one, the bank, the notary and the registrar. Notary and registrar are impartial officials. A gestoría files taxes and deed afterwards.",
        how: "To buy a home in Spain step by step, begin with the money: your highest price with taxes taken off, a first answer from two banks, and the NIE if you are a foreigner. Then view, read the documents, offer in writing and sign the deposit contract. The deed at the notary’s follows four to six weeks later, and registration after it.",
        must: "Anyone may buy a home in Barcelona, whatever their nationality and wherever they live; the steps of buying are the same. What you can’t do without are an NIE if you are a foreigner, money whose origin you can prove, and a notarial deed if you want to be registered. A lawyer, an agent and a mortgage are your choice.",
        papers:
          "For the steps of buying a home you need a passport or identity card, the NIE if you are a foreigner, proof of where your money comes from and, for a loan, payslips and tax returns. The seller brings the habitability and energy certificates, the community’s certificate and the property tax receipts. You order the land registry extract yourself.",
        pitfalls:
          "Three mistakes spoil the steps of buying a home: paying a deposit before reading the registry extract, fixing a date that the bank can’t keep, and relying on promises that are in no contract. Each is avoided by asking early and in writing. If something can’t be proved yet, let the contract say by which day it must be.",
      },
      sections: [
        {
          heading: "Which seven steps, when, and what is paid?",
          blocks: [
            {
              caption: "Buying a resale home in Barcelona, from budget to registration",
              columns: ["Step", "Usual time", "What you pay"],
              rows: [
                ["1. Budget, bank, NIE", "before you look", "NIE fee, about €10"],
                ["2. Viewings", "as long as it takes", "nothing"],
                ["3. Documents", "some days", "registry extract, about €11; a lawyer if you wish"],
                ["4. Written offer", "three to seven days for the answer", "nothing, or a small reservation"],
                ["5. Deposit contract (arras)", "one to two weeks after the yes", "usually 10% of the price"],
                ["6. Deed at the notary’s", "four to six weeks later", "the rest of the price, notary"],
                ["7. Tax and registration", "weeks after the deed", "transfer tax, registry, gestoría"],
              ],
            },
          ],
        },
        {
          heading: "What do you do before you view anything?",
          blocks: [
            {
              steps: [
                "Work out your highest price from your savings, with the taxes taken off.",
                "If you need a loan, get a first answer from two or three banks.",
                "As a foreigner, apply for the NIE (foreigner’s identity number). Without it there is no deed.",
                "Choose streets, not only districts, and walk there at two times of day.",
              ],
            },
          ],
        },
        {
          heading: "What do you check before you offer?",
          blocks: [
            "Anyone who takes money from you on account of a home must first give you certain facts in writing: who acts, the usable area, the registry data and the total price with your taxes and costs (Law 18/2007, art.\u00a060). Ask for them at the first viewing.",
            {
              points: [
                "Land registry extract (nota simple): owner and charges.",
                "Habitability certificate (cédula de habitabilidad) and energy certificate.",
                "Community of owners (comunidad): fees, debts, agreed building work, minutes.",
                "Who lives there, and until when they stay.",
              ],
            },
          ],
        },
        {
          heading: "What happens from the offer to the keys?",
          blocks: [
            {
              steps: [
                "Make the offer in writing: price, conditions, date, and how long it is valid.",
                "Sign the deposit contract (arras), with the mortgage in it if you need one.",
                "Arrange the loan, the insurance and the money for the day.",
                "Read the draft of the deed a few days before.",
                "Sign at the notary’s, pay, and receive the keys.",
                "Have the tax paid and the deed registered; then change the supplies to your name.",
              ],
            },
          ],
        },
        {
          heading: "Where do purchases go wrong?",
          blocks: [
            {
              points: [
                "A deposit is paid before the registry extract was read.",
                "The date doesn’t leave the bank enough time.",
                "Something was promised aloud and is in no contract: a wardrobe, a repair, an empty home.",
              ],
            },
            "The cure is the same each time: ask early, and have it in writing. A seller who means it will not mind, and an agent who knows the home has the answers at hand. If something can’t be proved yet, let the contract say by which day it must be, and what follows if it isn’t.",
          ],
        },
      ],
      example: {
        heading: "What does it cost with and without a mortgage?",
        blocks: [
          ["{?x.home}You like [{a.title}](/property/{a.id}) at {a.price}.", "{!x.home}You like a home at {x.price}."],
          {
            caption: "Price and transfer tax, before notary, registry and gestoría",
            columns: ["Buyer", "Loan", "Own money needed"],
            rows: [
              ["Without a mortgage", "none", "{x.sum}"],
              ["Resident, usual upper share", "{x.loan}", "{x.cash}"],
              ["Non-resident, usual upper share", "{x.loanAbroad}", "{x.cashAbroad}"],
            ],
          },
          "The transfer tax in it is {x.tax}.",
          "Add €1,650–2,800 for notary, registry and gestoría, and €250–600 for the valuation if you borrow.",
        ],
      },
      inShort:
        "A purchase goes from budget to documents, offer, deposit contract and deed. The deposit contract is the point from which money is at risk. With the deed the home is yours; registration protects you.",
      next: "[Tell us what you are looking for](/search), and we’ll take the first step with you.",
      description:
        "The seven steps of buying a home in Barcelona: what to do in which order, how long each takes, what is paid when, and what to check before money is at risk.",
      sources: [
        "Law 18/2007, art.\u00a060",
        "Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1",
        "Civil Code of Catalonia, arts.\u00a0531-4 and 621-49",
      ],
    },
    es: {
      names: [
        "pasos para comprar un piso",
        "pasos para comprar una vivienda",
        "guía para comprar un piso",
        "proceso de compra de una vivienda",
        "comprar un piso paso a paso",
        "comprar casa paso a paso",
      ],
      title: "Los pasos para comprar un piso",
      answers: {
        what: "Los pasos para comprar un piso en Barcelona son siete: presupuesto, visita, documentación, oferta, arras, escritura y registro. Desde que se acepta la oferta pasan de cinco a ocho semanas, e impuestos y gastos suman cerca del {loan.costs} del precio. El dinero corre riesgo desde las arras, y por eso todo lo que hay que comprobar va antes.",
        cost: [
          "Antes de dar los primeros pasos para comprar un piso, reserve cerca del {loan.costs} del precio para impuestos y gastos.",
          "{?x.tax}Con {x.price}, solo el impuesto de transmisiones son {x.tax}; notaría, registro y gestoría suelen sumar de 1.650 a 2.800\u00a0€.",
          "Casi todo se paga el día de la firma; antes llegan las arras, normalmente el 10\u00a0%, la tasación y el abogado.",
        ],
        time: "Los pasos para comprar un piso llevan de cinco a ocho semanas desde que se acepta la oferta: una o dos para documentos y arras, y de cuatro a seis hasta la firma. Con hipoteca, sume el tiempo del banco y, en Cataluña, los 14\u00a0días naturales de la oferta vinculante. El registro viene después, sin usted.",
        who: "Mientras da los pasos para comprar un piso tratará con cinco personas: la agencia, que actúa por el propietario, su abogado si lo desea, el banco, el notario y el registrador. Los dos últimos son imparciales. Una gestoría presenta después el impuesto y la escritura.",
        how: "Para comprar un piso paso a paso, empiece por el dinero: su precio máximo descontados los impuestos, una primera respuesta de dos bancos y el NIE si es extranjero. Después visite, lea la documentación, oferte por escrito y firme las arras. La escritura llega de cuatro a seis semanas más tarde, y detrás el registro.",
        must: "Cualquiera puede comprar un piso en Barcelona, sea cual sea su nacionalidad y viva donde viva, y los pasos son los mismos. No se puede prescindir del NIE si es extranjero, de justificar el origen del dinero ni de la escritura si quiere inscribirse. Abogado, agencia e hipoteca son voluntarios.",
        papers:
          "Para comprar un piso hacen falta el DNI o el pasaporte, el NIE si es extranjero, la prueba de dónde viene el dinero y, con hipoteca, nóminas y declaraciones de la renta. Quien vende trae cédula, certificado energético, certificado de la comunidad y recibos del IBI. La nota simple la pide usted.",
        pitfalls:
          "Tres errores estropean los pasos para comprar un piso: pagar arras antes de leer la nota simple, poner una fecha que el banco no puede cumplir y fiarse de promesas que no están en ningún contrato. Se evitan preguntando pronto y por escrito. Si algo aún no puede probarse, que el contrato diga hasta qué día hay de plazo.",
      },
      sections: [
        {
          heading: "¿Cuáles son los siete pasos y qué se paga en cada uno?",
          blocks: [
            {
              caption: "Comprar un piso de segunda mano en Barcelona, del presupuesto al registro",
              columns: ["Paso", "Plazo habitual", "Qué se paga"],
              rows: [
                ["1. Presupuesto, banco, NIE", "antes de buscar", "tasa del NIE, unos 10\u00a0€"],
                ["2. Visitas", "lo que haga falta", "nada"],
                ["3. Documentación", "unos días", "nota simple, unos 11\u00a0€; abogado si lo desea"],
                ["4. Oferta por escrito", "de tres a siete días para responder", "nada, o una reserva pequeña"],
                ["5. Contrato de arras", "una o dos semanas después del sí", "normalmente el 10\u00a0% del precio"],
                ["6. Escritura", "de cuatro a seis semanas más tarde", "el resto del precio y la notaría"],
                ["7. Impuesto y registro", "semanas después", "ITP, registro y gestoría"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué se hace antes de la primera visita?",
          blocks: [
            {
              steps: [
                "Calcule su precio máximo a partir de los ahorros, descontados los impuestos.",
                "Si necesita préstamo, consiga una primera respuesta de dos o tres bancos.",
                "Si es extranjero, solicite el NIE: sin él no hay escritura.",
                "Elija calles, y no solo barrios, y paséelas a dos horas distintas.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se comprueba antes de ofertar?",
          blocks: [
            "Quien reciba dinero suyo a cuenta debe darle antes por escrito ciertos datos: quién interviene, la superficie útil, los datos registrales y el precio total con sus impuestos y gastos (Ley 18/2007, art.\u00a060). Pídalos ya en la primera visita.",
            {
              points: [
                "Nota simple: titularidad y cargas.",
                "Cédula de habitabilidad y certificado energético.",
                "Comunidad: gastos, deudas, obras aprobadas y actas.",
                "Quién vive en el piso y hasta cuándo.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué pasa de la oferta a las llaves?",
          blocks: [
            {
              steps: [
                "Oferte por escrito: precio, condiciones, fecha y hasta cuándo vale la oferta.",
                "Firme las arras, con la hipoteca dentro si la necesita.",
                "Prepare el préstamo, el seguro y el dinero de ese día.",
                "Lea unos días antes el borrador de la escritura.",
                "Firme en la notaría, pague y reciba las llaves.",
                "Se paga el impuesto y se inscribe la escritura; después, ponga los suministros a su nombre.",
              ],
            },
          ],
        },
        {
          heading: "¿Dónde se tuercen las compras?",
          blocks: [
            {
              points: [
                "Se entregan unas arras antes de ver la nota simple.",
                "La fecha no deja tiempo al banco.",
                "Se promete algo de palabra que no está en ningún contrato: un armario, un arreglo, el piso vacío.",
              ],
            },
            "El remedio es siempre el mismo: preguntar pronto y tenerlo por escrito. A quien vende de buena fe no le molesta, y una agencia que conoce la vivienda tiene las respuestas a mano. Si algo aún no puede probarse, que el contrato diga hasta qué día hay de plazo y qué pasa si no llega. Guarde también los mensajes en que se acordó cada cosa: dentro de dos meses nadie recordará las mismas palabras, y un correo de tres líneas evita la discusión.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto dinero hace falta con y sin hipoteca?",
        blocks: [
          [
            "{?x.home}Le gusta [{a.title}](/property/{a.id}), a {a.price}.",
            "{!x.home}Le gusta una vivienda de {x.price}.",
          ],
          {
            caption: "Precio e ITP, sin notaría, registro ni gestoría",
            columns: ["Quien compra", "Préstamo", "Dinero propio"],
            rows: [
              ["Sin hipoteca", "ninguno", "{x.sum}"],
              ["Residente, con el máximo habitual", "{x.loan}", "{x.cash}"],
              ["No residente, con el máximo habitual", "{x.loanAbroad}", "{x.cashAbroad}"],
            ],
          },
          "Dentro van {x.tax} de impuesto de transmisiones.",
          "Súmele 1.650–2.800\u00a0€ de notaría, registro y gestoría, y 250–600\u00a0€ de tasación si pide préstamo.",
        ],
      },
      inShort:
        "Una compra va del presupuesto a la documentación, la oferta, las arras y la escritura. Desde las arras hay dinero en juego. Con la escritura la vivienda ya es suya; la inscripción le protege.",
      next: "[Cuéntenos qué busca](/search) y damos con usted el primer paso.",
      description:
        "Los siete pasos para comprar un piso en Barcelona: qué se hace y en qué orden, cuánto tarda cada uno, qué se paga en cada momento y qué comprobar antes de todo.",
      sources: [
        "Ley 18/2007, art.\u00a060",
        "Código de Consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1",
        "Código civil de Cataluña, arts.\u00a0531-4 y 621-49",
      ],
    },
    ca: {
      names: [
        "passos per comprar un pis",
        "passos per comprar un habitatge",
        "com comprar un pis a barcelona",
        "guia per comprar un pis",
        "procés de compra d’un habitatge",
        "comprar un pis pas a pas",
      ],
      title: "Els passos per comprar un pis",
      answers: {
        what: "Els passos per comprar un pis a Barcelona són set: pressupost, visita, documentació, oferta, arres, escriptura i registre. Des que s’accepta l’oferta passen de cinc a vuit setmanes, i impostos i despeses sumen prop del {loan.costs} del preu. Els diners corren risc a partir de les arres, i per això tot el que s’ha de comprovar va abans.",
        cost: [
          "Per comprar un pis, reservi per a impostos i despeses prop del {loan.costs} del preu.",
          "{?x.tax}Amb {x.price}, només l’impost de transmissions són {x.tax}; notaria, registre i gestoria solen sumar de 1.650 a 2.800\u00a0€.",
          "Gairebé tot es paga el dia de la signatura; abans arriben les arres, normalment el 10\u00a0%, la taxació i l’advocat.",
        ],
        time: "Comprar un pis porta de cinc a vuit setmanes des que s’accepta l’oferta: una o dues per a documents i arres, i de quatre a sis fins a la signatura. Amb hipoteca, sumi-hi el temps del banc i, a Catalunya, els 14\u00a0dies naturals de l’oferta vinculant. El registre ve després, sense vostè.",
        who: "Per comprar un pis tractarà amb cinc parts: l’agència, que actua pel propietari, el seu advocat si ho vol, el banc, el notari i el registrador. Els dos últims són imparcials. Una gestoria presenta després l’impost i l’escriptura.",
        how: "Per comprar un pis pas a pas, comenci pels diners: el preu màxim descomptats els impostos, una primera resposta de dos bancs i el NIE si és estranger. Després visiti, llegeixi la documentació, ofereixi per escrit i signi les arres. L’escriptura arriba de quatre a sis setmanes més tard, i al darrere el registre.",
        must: "Qualsevol persona pot comprar un pis a Barcelona, sigui quina sigui la nacionalitat i visqui on visqui, i els passos són els mateixos. No es pot prescindir del NIE si és estranger, de justificar d’on venen els diners ni de l’escriptura si vol inscriure’s. Advocat, agència i hipoteca són voluntaris.",
        papers:
          "Per comprar un pis calen el DNI o el passaport, el NIE si és estranger, la prova d’on venen els diners i, amb hipoteca, nòmines i declaracions de la renda. Qui ven porta cèdula, certificat energètic, certificat de la comunitat i rebuts de l’IBI. La nota simple la demana vostè.",
        pitfalls:
          "Per comprar un pis sense ensurts, eviti tres errors: pagar arres abans de llegir la nota simple, posar una data que el banc no pot complir i refiar-se de promeses que no són a cap contracte. La manera és preguntar d’hora i per escrit. Si una cosa encara no es pot provar, que el contracte digui fins quin dia hi ha de termini.",
      },
      sections: [
        {
          heading: "Quins són els set passos i què es paga a cadascun?",
          blocks: [
            {
              caption: "Comprar un pis de segona mà a Barcelona, del pressupost al registre",
              columns: ["Pas", "Termini habitual", "Què es paga"],
              rows: [
                ["1. Pressupost, banc, NIE", "abans de buscar", "taxa del NIE, uns 10\u00a0€"],
                ["2. Visites", "el que calgui", "res"],
                ["3. Documentació", "uns quants dies", "nota simple, uns 11\u00a0€; advocat si ho vol"],
                ["4. Oferta per escrit", "de tres a set dies per respondre", "res, o una reserva petita"],
                ["5. Contracte d’arres", "una o dues setmanes després del sí", "normalment el 10\u00a0% del preu"],
                ["6. Escriptura", "de quatre a sis setmanes més tard", "la resta del preu i la notaria"],
                ["7. Impost i registre", "setmanes després", "ITP, registre i gestoria"],
              ],
            },
          ],
        },
        {
          heading: "Què es fa abans de la primera visita?",
          blocks: [
            {
              steps: [
                "Calculi el preu màxim a partir dels estalvis, descomptats els impostos.",
                "Si necessita préstec, aconsegueixi una primera resposta de dos o tres bancs.",
                "Si és estranger, demani el NIE: sense número no hi ha escriptura.",
                "Triï carrers, i no només barris, i camini-hi a dues hores diferents.",
              ],
            },
          ],
        },
        {
          heading: "Què es comprova abans d’oferir?",
          blocks: [
            "Qui rebi diners seus a compte li ha de donar abans per escrit certes dades: qui intervé, la superfície útil, les dades registrals i el preu total amb els seus impostos i despeses (Llei 18/2007, art.\u00a060). Demani-les ja a la primera visita.",
            {
              points: [
                "Nota simple: titularitat i càrregues.",
                "Cèdula d’habitabilitat i certificat energètic.",
                "Comunitat: despeses, deutes, obres aprovades i actes.",
                "Qui viu al pis i fins quan.",
              ],
            },
          ],
        },
        {
          heading: "Què passa de l’oferta a les claus?",
          blocks: [
            {
              steps: [
                "Faci l’oferta per escrit: preu, condicions, data i fins quan és vàlida.",
                "Signi les arres, amb la hipoteca a dins si li cal.",
                "Prepari el préstec, l’assegurança i els diners d’aquell dia.",
                "Llegeixi uns dies abans l’esborrany de l’escriptura.",
                "Signi a la notaria, pagui i rebi les claus.",
                "Es paga l’impost i s’inscriu l’escriptura; després, posi els subministraments a nom seu.",
              ],
            },
          ],
        },
        {
          heading: "On es torcen les compres?",
          blocks: [
            {
              points: [
                "Es lliuren unes arres abans de veure la nota simple.",
                "La data no deixa temps al banc.",
                "Es promet de paraula una cosa que no és a cap contracte: un armari, un arranjament, el pis buit.",
              ],
            },
            "El remei és sempre el mateix: preguntar d’hora i tenir-ho per escrit. A qui ven de bona fe no li molesta, i una agència que coneix l’habitatge té les respostes a mà. Si una cosa encara no es pot provar, que el contracte digui fins quin dia hi ha de termini i què passa si no arriba. Guardi també els missatges en què es va acordar cada cosa: d’aquí a dos mesos ningú no recordarà les mateixes paraules, i un correu de tres línies estalvia la discussió.",
          ],
        },
      ],
      example: {
        heading: "Quants diners calen amb hipoteca i sense?",
        blocks: [
          [
            "{?x.home}Li agrada [{a.title}](/property/{a.id}), a {a.price}.",
            "{!x.home}Li agrada un habitatge de {x.price}.",
          ],
          {
            caption: "Preu i ITP, sense notaria, registre ni gestoria",
            columns: ["Qui compra", "Préstec", "Diners propis"],
            rows: [
              ["Sense hipoteca", "cap", "{x.sum}"],
              ["Resident, amb el màxim habitual", "{x.loan}", "{x.cash}"],
              ["No resident, amb el màxim habitual", "{x.loanAbroad}", "{x.cashAbroad}"],
            ],
          },
          "A dins hi van {x.tax} d’impost de transmissions.",
          "Sumi-hi 1.650–2.800\u00a0€ de notaria, registre i gestoria, i 250–600\u00a0€ de taxació si demana préstec.",
        ],
      },
      inShort:
        "Una compra va del pressupost a la documentació, l’oferta, les arres i l’escriptura. A partir de les arres hi ha diners en joc. Amb l’escriptura l’habitatge ja és seu; la inscripció el protegeix.",
      next: "[Expliqui’ns què busca](/search) i fem amb vostè el primer pas.",
      description:
        "Els set passos per comprar un pis a Barcelona: què es fa i en quin ordre, quant triga cadascun, què es paga a cada moment i què s’ha de comprovar abans de tot.",
      sources: [
        "Llei 18/2007, art.\u00a060",
        "Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1",
        "Codi civil de Catalunya, arts.\u00a0531-4 i 621-49",
      ],
    },
    ru: {
      names: [
        "как купить квартиру в Барселоне",
        "этапы покупки квартиры в Испании",
        "как купить жильё в Испании",
        "пошаговая покупка квартиры в Испании",
        "порядок покупки недвижимости в Испании",
        "покупка квартиры в Барселоне пошагово",
        "этапы сделки купли-продажи квартиры",
        "сделка купли-продажи квартиры в Испании",
        "этапы сделки купли-продажи квартиры в Испании",
      ],
      title: "Как купить квартиру: по шагам",
      answers: {
        what: "Покупка квартиры в Барселоне состоит из семи этапов: бюджет, просмотр, документы, предложение, договор задатка, нотариус, реестр. От принятого предложения до сделки проходит пять–восемь недель, а налоги и расходы добавляют к цене около {loan.costs}. Купить квартиру без риска помогает порядок: деньгами вы рискуете начиная с задатка, поэтому всё важное проверяют на первых этапах.",
        cost: [
          "Чтобы купить квартиру в Барселоне, заложите сверх цены ещё около {loan.costs} на налоги и расходы.",
          "{?x.tax}При цене {x.price} один только налог на передачу имущества (ITP) составит {x.tax}; нотариус, реестр и оформление вместе обычно стоят 1650–2800\u00a0€.",
          "Почти всё платят в день сделки, а раньше\u00a0— задаток, обычно 10\u00a0%, оценку, переводы и юриста.",
        ],
        time: "Купить квартиру в Барселоне за несколько дней не получится: от принятого предложения нужно пять–восемь недель. Одна-две уходят на документы и договор задатка, ещё от четырёх до шести до сделки. С ипотекой добавьте время банка и 14\u00a0календарных дней с обязательным предложением. Запись в реестр появится позже и уже без вас.",
        who: "Чтобы купить квартиру в Барселоне, вы встретитесь с пятью участниками: это агентство, которое действует от имени собственника, ваш юрист, банк, нотариус и регистратор. Двое последних беспристрастны. Налог и акт потом подаёт оформитель (gestoría).",
        how: "Купить квартиру в Барселоне пошагово лучше так: сначала деньги (предельная цена за вычетом налогов, ответ двух банков, NIE), потом просмотры и документы. Затем письменное предложение и договор задатка, обычно 10\u00a0% цены. Через четыре–шесть недель подписывают акт у нотариуса, после него платят налог и вносят запись в реестр.",
        must: "Купить квартиру в Барселоне может любой человек, и россиянин тоже: ни гражданство, ни место жительства этому не мешают. Обойтись нельзя без NIE, документов о происхождении денег и нотариального акта, если вы хотите запись в реестре. Юрист, агентство и ипотека\u00a0— по вашему выбору. Гражданам России без ВНЖ в ЕС сначала надо решить, как заплатить: вклады в банке ЕС для них ограничены 100\u00a0000\u00a0€.",
        papers:
          "Чтобы купить квартиру в Барселоне, нужны загранпаспорт, NIE, документы о происхождении денег, а для ипотеки\u00a0— справки о доходах и налоговые декларации. Российские документы переводит присяжный переводчик, на часть из них нужен апостиль. Продавец приносит свидетельство о пригодности для проживания, сертификат энергоэффективности, справку сообщества и квитанции IBI. Выписку из реестра вы заказываете сами.",
        pitfalls:
          "Купить квартиру в Барселоне мешают чаще всего три ошибки: задаток до выписки из реестра, срок, за который банк не успевает, и обещания, которых нет в договоре. Помогает одно: спросить заранее и получить ответ письменно. Гражданам России стоит добавить четвёртую: перевод отправлен, а банк спрашивает происхождение денег только тогда.",
      },
      sections: [
        {
          heading: "Какие семь шагов, когда и что платить?",
          blocks: [
            {
              caption: "Покупка вторичного жилья в Барселоне: от бюджета до реестра",
              columns: ["Шаг", "Обычный срок", "Что платят"],
              rows: [
                ["1. Бюджет, банк, NIE", "до поиска", "сбор за NIE, около 10\u00a0€"],
                ["2. Просмотры", "сколько понадобится", "ничего"],
                ["3. Документы", "несколько дней", "выписка, около 11\u00a0€; юрист по желанию"],
                ["4. Письменное предложение", "ответ за три–семь дней", "ничего или небольшая бронь"],
                ["5. Договор задатка (arras)", "через одну-две недели после «да»", "обычно 10\u00a0% цены"],
                ["6. Акт у нотариуса", "ещё через четыре–шесть недель", "остальная цена и нотариус"],
                ["7. Налог и реестр", "следующие недели", "ITP, реестр, оформление"],
              ],
            },
          ],
        },
        {
          heading: "Что сделать до первого просмотра?",
          blocks: [
            {
              steps: [
                "Посчитайте предельную цену: накопления и кредит за вычетом налогов и расходов.",
                "Если нужен кредит, получите предварительный ответ двух-трёх банков.",
                "Иностранцу нужен NIE (номер иностранца): без него акт не подписать.",
                "Выбирайте не только районы, но и улицы, и пройдите по ним в разное время дня, вечером тоже.",
              ],
            },
          ],
        },
        {
          heading: "Что проверить до предложения о покупке?",
          blocks: [
            "Тот, кто берёт у вас деньги в счёт покупки, обязан сначала письменно сообщить основное: кто действует, полезную площадь, данные реестра и полную цену с вашими налогами и расходами (Закон 18/2007, ст.\u00a060). Попросите это уже на первом просмотре.",
            {
              points: [
                "Выписка из реестра (nota simple): собственник и обременения.",
                "Свидетельство о пригодности для проживания (cédula de habitabilidad) и сертификат энергоэффективности.",
                "Сообщество собственников (comunidad): взносы, долги, утверждённые работы, протоколы.",
                "Кто живёт в квартире, по какому договору и до какого времени.",
              ],
            },
          ],
        },
        {
          heading: "Что происходит от предложения до ключей?",
          blocks: [
            {
              steps: [
                "Сделайте предложение письменно: цена, условия, дата и срок ответа.",
                "Подпишите договор задатка (arras), при необходимости с условием об ипотеке.",
                "Подготовьте кредит, страховку и деньги к этому дню: переводы из-за пределов еврозоны идут несколько рабочих дней, а крупную сумму банк проверяет отдельно.",
                "За несколько дней изучите проект акта.",
                "Подпишите акт у нотариуса, заплатите и получите ключи.",
                "Затем платят налог и регистрируют акт, а вы переводите на себя воду, свет и газ.",
              ],
            },
          ],
        },
        {
          heading: "Где покупки срываются?",
          blocks: [
            {
              points: [
                "Задаток передали, не увидев выписку из реестра.",
                "Дата не оставляет времени банку, оценщику или переводу из-за границы.",
                "Что-то обещали на словах, но в договоре этого нет: шкаф, ремонт, свободная квартира.",
              ],
            },
            "Помогает одно: спросить заранее и получить ответ письменно. Добросовестного продавца это не обидит, а у агентства, которое знает объект, ответы под рукой. Если что-то пока нельзя подтвердить, пусть в договоре будет день, до которого это сделают, и последствия, если не успеют. Сохраните переписку, в которой вы договаривались: у нотариуса её можно просто показать. Мебель и технику, которые остаются в квартире, перечислите списком с фотографиями. Если сделка откладывается, новую дату подписывают обе стороны: устное обещание подождать задаток не спасёт, если потом начнётся спор о сроке.",
          ],
        },
      ],
      example: {
        heading: "Сколько денег нужно с ипотекой и без неё?",
        blocks: [
          [
            "{?x.home}Вам понравился объект [{a.title}](/property/{a.id}) за {a.price}.",
            "{!x.home}Вам понравилось жильё за {x.price}.",
          ],
          {
            caption: "Цена и налог ITP, без нотариуса, реестра и оформления",
            columns: ["Покупатель", "Кредит", "Своих денег"],
            rows: [
              ["Без ипотеки", "нет", "{x.sum}"],
              ["Резидент, обычный предел банка", "{x.loan}", "{x.cash}"],
              ["Нерезидент, обычный предел банка", "{x.loanAbroad}", "{x.cashAbroad}"],
            ],
          },
          "Налог на передачу имущества в этих суммах\u00a0— {x.tax}. К своим деньгам прибавьте 1\u00a0650–2\u00a0800\u00a0€ на нотариуса, реестр и оформление, а с ипотекой ещё 250–600\u00a0€ на оценку. Нерезиденту нужны также доверенность, если он не приедет, и переводы документов.",
        ],
      },
      inShort:
        "Покупка идёт от бюджета к документам, предложению, договору задатка и акту. Деньгами рискуют с договора задатка, до него всё можно проверить. Акт делает вас собственником, а запись в реестре защищает.",
      next: "[Расскажите, что вы ищете](/search), и первый шаг сделаем вместе.",
      description:
        "Как купить квартиру в Барселоне пошагово: семь этапов, сколько длится каждый, что и когда платить, какие нужны документы и что проверить до задатка заранее.",
      sources: [
        "Закон 18/2007, ст.\u00a060",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1",
        "Гражданский кодекс Каталонии, ст.\u00a0531-4 и 621-49",
      ],
    },
  },
};
