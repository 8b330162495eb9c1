import type { Entry } from "../entry";

export const buyingFromAbroad: Entry = {
  theme: "guide",
  reader: "non-resident",
  related: ["power-of-attorney", "nie", "bank-account", "foreign-buyers", "mortgage-for-non-residents", "notary-day"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "buying a home from abroad",
        "buying property in spain remotely",
        "buy an apartment in barcelona from abroad",
        "buy a flat in barcelona from abroad",
        "buying property in barcelona from abroad",
        "buying remotely",
        "buying a home without travelling",
        "buying in barcelona from another country",
        "buying without visiting",
        "buying a property without visiting",
        "buying a home unseen",
      ],
      title: "Buying from abroad",
      answers: {
        what: "Buying a home from abroad is possible without coming to Barcelona even once: a person you trust signs for you with a power of attorney, and the NIE can come from a Spanish consulate. Plan two to three months and the usual {loan.costs} for taxes and costs, plus apostille and translations. What you can’t see from there, someone has to look at for you: noise, light, staircase, street.",
        cost: "Buying a home from abroad adds a few items to the usual costs: power of attorney, apostille, sworn translations, perhaps a lawyer and the bank’s exchange rate. There is no official total; ask for each quote before you begin.",
        how: "Buying a home from abroad goes best in this order: NIE and money, live viewing by video, documents in your language, deposit contract, power of attorney, signing. Keep the visit for the moment before the deposit contract.",
        must: "You can buy a home from abroad without visiting: viewing by live video, the NIE at a Spanish consulate, the deposit contract with an electronic signature, and the deed through a power of attorney. No rule asks you to be present. One visit before the deposit contract is still worth its price.",
        papers:
          "For buying a home from abroad you need a passport, the NIE, a notarial power of attorney with apostille and sworn translation (or one from a Spanish consulate), and proof of where your money comes from. If you are married, add the document on your property regime. Scans are enough to begin; the notary in Barcelona needs originals.",
        time: "Buying a home from abroad takes two to three months: up to one for the NIE and the bank, then five to eight weeks from the accepted offer to the deed. The power of attorney, one to three weeks with apostille, translation and courier, runs beside it. Begin with the NIE.",
      },
      sections: [
        {
          heading: "Step by step: where are you, how long does it take, what does it cost?",
          blocks: [
            {
              caption: "A purchase from abroad, as a rough guide",
              columns: ["Step", "Where you are", "Time", "Cost"],
              rows: [
                ["NIE at the Spanish consulate", "at home", "about three weeks", "about €10"],
                ["Spanish account", "at home or one visit", "days to weeks", "the bank’s price list"],
                ["Live viewing by video", "at home", "an hour", "nothing"],
                ["Land registry extract and other documents", "at home", "a day to a week", "about €11"],
                ["Deposit contract, signed electronically", "at home", "a day", "10% of the price, deducted later"],
                [
                  "Power of attorney with apostille and translation",
                  "at home",
                  "one to three weeks",
                  "notary, apostille, translator",
                ],
                [
                  "Deed, signed by your representative",
                  "at home",
                  "four to six weeks after the deposit",
                  "€1,650–2,800 for notary, registry and paperwork",
                ],
                ["Transfer tax and registry", "at home", "some weeks", "10% up to €600,000, more above"],
              ],
            },
            "If you do come once, sign the power of attorney in Barcelona: it usually costs €30 to €60 and needs no apostille.",
          ],
        },
        {
          heading: "What can you do without travelling?",
          blocks: [
            {
              points: [
                "View by video call, live, with the windows open and the camera where you ask for it.",
                "Apply for the NIE (foreigner’s identity number) at a Spanish consulate.",
                "Read the land registry extract (nota simple) and all certificates.",
                "Sign the deposit contract (arras) with an electronic signature or by post.",
                "Sign the deed through a representative.",
              ],
            },
            "A video doesn’t carry smells, and it makes rooms look wider. Ask for measurements and compare them with the floor plan.",
          ],
        },
        {
          heading: "How does the power of attorney work?",
          blocks: [
            "You sign it before a Spanish consul, or before a notary in your country. In the second case it needs the apostille of the Hague Convention of 5\u00a0October 1961 and a sworn translation, unless it is in two columns with Spanish or Catalan.",
            "Limit it to what is needed: this home, this price, this loan. A power to sign a mortgage has to say so. Send the draft to the notary in Barcelona before you sign, since a missing word means doing it all again.",
          ],
        },
        {
          heading: "How does the money reach Barcelona?",
          blocks: [
            {
              steps: [
                "Open an account in Spain, or ask the notary whether an account deposit is possible.",
                "Tell your bank early about the sum; it may ask for the contract.",
                "Send a small transfer first and check that it arrives.",
                "Never change an account number because of an email. Telephone and compare.",
                "Keep every receipt: notary and banks ask for the origin (Law 10/2010).",
              ],
            },
          ],
        },
        {
          heading: "What should you settle before you travel home again?",
          blocks: [
            {
              points: [
                "Who receives the keys and checks meters and furniture.",
                "From which account electricity, water, community fees and taxes are paid.",
                "Who files the yearly tax of non-residents, form 210.",
                "Whether the purchase has to be declared as an investment: above 500,000\u00a0euros it has (Royal Decree 571/2023).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How much should be on the account?",
        blocks: [
          [
            "{?x.home}For [{a.title}](/property/{a.id}) at {a.price} without a loan, price and transfer tax are {x.sum}.",
            "{!x.home}For a home at {x.price} without a loan, price and transfer tax are {x.sum}.",
            "With a loan for non-residents at the upper end it is {x.cashAbroad}.",
            "Have it there a week before signing, with some room for the exchange rate.",
          ],
        ],
      },
      inShort:
        "You can buy in Barcelona without being there: video, consulate and power of attorney make it possible. A power from abroad needs apostille and translation. Check account numbers by telephone.",
      next: "[Ask us for a live viewing by video](/contact): we’ll show you the street too.",
      description:
        "Buying a home from abroad in Barcelona: video viewings, NIE, power of attorney with apostille, how the money gets there safely and what to settle afterwards.",
      sources: [
        "Hague Convention of 5\u00a0October 1961 (apostille)",
        "Law 10/2010 on the prevention of money laundering",
        "Royal Decree 571/2023, arts.\u00a04 and 5",
      ],
    },
    es: {
      names: [
        "comprar piso desde el extranjero",
        "comprar vivienda desde el extranjero",
        "comprar casa a distancia",
        "comprar piso a distancia",
        "comprar un piso sin viajar",
        "comprar en barcelona desde fuera",
      ],
      title: "Comprar desde el extranjero",
      answers: {
        what: "Comprar un piso desde el extranjero es posible sin venir ni una vez a Barcelona: alguien de su confianza firma con un poder notarial y el NIE se pide en el consulado. Cuente de dos a tres meses y el {loan.costs} habitual de impuestos y gastos, más apostilla y traducciones. Lo que desde allí no se ve ha de mirarlo otra persona por usted: ruido, luz, escalera, calle.",
        cost: "Comprar un piso desde el extranjero añade algunas partidas: poder, apostilla, traducciones juradas, quizá abogado y el cambio de moneda. No hay un total oficial; pida cada presupuesto antes de empezar.",
        how: "Comprar un piso desde el extranjero sale mejor en este orden: NIE y dinero, visita por vídeo, documentación en su idioma, arras, poder y firma. Reserve el viaje para justo antes de las arras.",
        must: "Se puede comprar un piso desde el extranjero sin visitarlo: visita por vídeo en directo, NIE en el consulado, arras con firma electrónica y escritura por poder. Ninguna norma exige estar presente. Una visita antes de las arras, aun así, compensa.",
        papers:
          "Para comprar un piso desde el extranjero hacen falta el pasaporte, el NIE, un poder notarial con apostilla y traducción jurada (o uno del consulado de España) y la prueba de dónde viene el dinero. Si hay matrimonio, añada el régimen económico. Para empezar bastan copias escaneadas; la notaría de Barcelona necesita originales.",
        time: "Comprar un piso desde el extranjero lleva de dos a tres meses: hasta uno para el NIE y el banco, y después de cinco a ocho semanas de la oferta aceptada a la escritura. El poder, de una a tres semanas con apostilla, traducción y mensajería, va en paralelo. Empiece por el NIE.",
      },
      sections: [
        {
          heading: "Paso a paso: dónde está usted, cuánto tarda y cuánto cuesta",
          blocks: [
            {
              caption: "Una compra desde fuera, como orientación",
              columns: ["Paso", "Dónde está usted", "Plazo", "Coste"],
              rows: [
                ["NIE en el consulado de España", "en su país", "unas tres semanas", "unos 10\u00a0€"],
                ["Cuenta en España", "en su país o una visita", "de días a semanas", "la tarifa del banco"],
                ["Visita en directo por vídeo", "en su país", "una hora", "nada"],
                ["Nota simple y demás documentos", "en su país", "de un día a una semana", "unos 11\u00a0€"],
                [
                  "Contrato de arras, con firma electrónica",
                  "en su país",
                  "un día",
                  "el 10\u00a0% del precio, que se descuenta",
                ],
                [
                  "Poder con apostilla y traducción",
                  "en su país",
                  "de una a tres semanas",
                  "notaría, apostilla, traductor",
                ],
                [
                  "Escritura, firmada por su representante",
                  "en su país",
                  "de cuatro a seis semanas desde las arras",
                  "de 1.650 a 2.800\u00a0€ de notaría, registro y gestoría",
                ],
                [
                  "Impuesto e inscripción",
                  "en su país",
                  "unas semanas",
                  "10\u00a0% hasta 600.000\u00a0€, más a partir de ahí",
                ],
              ],
            },
            "Si viene una vez, firme el poder en Barcelona: suele costar de 30 a 60\u00a0€ y no necesita apostilla. Aproveche ese mismo viaje para ver el piso a dos horas distintas y abrir la cuenta.",
          ],
        },
        {
          heading: "¿Qué se puede hacer sin viajar?",
          blocks: [
            {
              points: [
                "Ver la vivienda por videollamada, en directo, con las ventanas abiertas y la cámara donde usted pida.",
                "Solicitar el NIE en un consulado español.",
                "Leer la nota simple y todos los certificados.",
                "Firmar las arras con firma electrónica o por correo.",
                "Firmar la escritura por medio de un representante.",
              ],
            },
            "El vídeo no huele y ensancha las habitaciones. Pida medidas y compárelas con el plano.",
          ],
        },
        {
          heading: "¿Cómo funciona el poder?",
          blocks: [
            "Se firma ante un cónsul español o ante un notario de su país. En el segundo caso necesita la apostilla del Convenio de La Haya de 5\u00a0de octubre de 1961 y traducción jurada, salvo que vaya a doble columna.",
            "Limítelo a lo necesario: esta vivienda, este precio, este préstamo. Si incluye hipoteca, ha de decirlo. Mande el borrador a la notaría de Barcelona antes de firmarlo, porque una palabra que falte obliga a repetirlo.",
          ],
        },
        {
          heading: "¿Cómo llega el dinero a Barcelona?",
          blocks: [
            {
              steps: [
                "Abra una cuenta en España o pregunte al notario si admite un depósito.",
                "Avise pronto a su banco del importe; puede pedirle el contrato.",
                "Haga antes una transferencia pequeña y compruebe que llega.",
                "No cambie nunca un número de cuenta por un correo: llame y compare.",
                "Guarde los justificantes: notario y bancos preguntan por el origen (Ley 10/2010).",
              ],
            },
          ],
        },
        {
          heading: "¿Qué conviene dejar resuelto?",
          blocks: [
            {
              points: [
                "Quién recibe las llaves y revisa contadores y muebles.",
                "Desde qué cuenta se pagan luz, agua, comunidad e impuestos.",
                "Quién presenta cada año el impuesto de no residentes, modelo 210.",
                "Si la compra debe declararse como inversión: por encima de 500.000\u00a0euros, sí (Real Decreto 571/2023).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto debería haber en la cuenta?",
        blocks: [
          [
            "{?x.home}Por [{a.title}](/property/{a.id}), a {a.price} y sin préstamo, precio e impuesto suman {x.sum}.",
            "{!x.home}Por una vivienda de {x.price} y sin préstamo, precio e impuesto suman {x.sum}.",
            "Con un préstamo de no residente en la parte alta son {x.cashAbroad}.",
            "Téngalo allí una semana antes, con margen para el cambio de moneda.",
          ],
        ],
      },
      inShort:
        "Se puede comprar en Barcelona sin estar aquí: vídeo, consulado y poder lo permiten. Un poder de fuera necesita apostilla y traducción. Compruebe por teléfono los números de cuenta.",
      next: "[Pídanos una visita en directo por vídeo](/contact): le enseñamos también la calle.",
      description:
        "Comprar un piso desde el extranjero: visitas por vídeo, NIE, poder con apostilla, cómo enviar el dinero con seguridad y qué dejar resuelto tras la compra.",
      sources: [
        "Convenio de La Haya de 5\u00a0de octubre de 1961 (apostilla)",
        "Ley 10/2010, de prevención del blanqueo de capitales",
        "Real Decreto 571/2023, arts.\u00a04 y 5",
      ],
    },
    ca: {
      names: [
        "comprar pis des de l’estranger",
        "comprar habitatge des de l’estranger",
        "comprar casa a distància",
        "comprar pis a distància",
        "comprar un pis sense viatjar",
        "comprar a barcelona des de fora",
      ],
      title: "Comprar des de l’estranger",
      answers: {
        what: "Comprar un pis des de l’estranger és possible sense venir ni una vegada a Barcelona: algú de confiança signa amb un poder notarial i el NIE es demana al consolat. Compti de dos a tres mesos i el {loan.costs} habitual d’impostos i despeses, més postil·la i traduccions. El que des d’allà no es veu ho ha de mirar algú altre per vostè: soroll, llum, escala, carrer.",
        cost: "Comprar un pis des de l’estranger afegeix algunes partides: poder, postil·la, traduccions jurades, potser advocat i el canvi de moneda. No hi ha un total oficial; demani cada pressupost abans de començar.",
        how: "Comprar un pis des de l’estranger surt millor en aquest ordre: NIE i diners, visita per vídeo, documentació en la seva llengua, arres, poder i signatura. Reservi el viatge per a just abans de les arres.",
        must: "Es pot comprar un pis des de l’estranger sense visitar-lo: visita per vídeo en directe, NIE al consolat, arres amb signatura electrònica i escriptura per poder. Cap norma no exigeix ser-hi. Una visita abans de les arres, tot i així, surt a compte.",
        papers:
          "Per comprar un pis des de l’estranger calen el passaport, el NIE, un poder notarial amb postil·la i traducció jurada (o un del consolat d’Espanya) i la prova d’on venen els diners. Si hi ha matrimoni, afegeixi-hi el règim econòmic. Per començar n’hi ha prou amb còpies escanejades; la notaria de Barcelona necessita originals.",
        time: "Comprar un pis des de l’estranger porta de dos a tres mesos: fins a un per al NIE i el banc, i després de cinc a vuit setmanes de l’oferta acceptada a l’escriptura. El poder, d’una a tres setmanes amb postil·la, traducció i missatgeria, va en paral·lel. Comenci pel NIE.",
      },
      sections: [
        {
          heading: "Pas a pas: on és vostè, quant triga i què costa",
          blocks: [
            {
              caption: "Una compra des de fora, com a orientació",
              columns: ["Pas", "On és vostè", "Termini", "Cost"],
              rows: [
                ["NIE al consolat d’Espanya", "al seu país", "unes tres setmanes", "uns 10\u00a0€"],
                ["Compte a Espanya", "al seu país o una visita", "de dies a setmanes", "la tarifa del banc"],
                ["Visita en directe per vídeo", "al seu país", "una hora", "res"],
                ["Nota simple i altres documents", "al seu país", "d’un dia a una setmana", "uns 11\u00a0€"],
                [
                  "Contracte d’arres, amb signatura electrònica",
                  "al seu país",
                  "un dia",
                  "el 10\u00a0% del preu, que es descompta",
                ],
                [
                  "Poder amb postil·la i traducció",
                  "al seu país",
                  "d’una a tres setmanes",
                  "notaria, postil·la, traductor",
                ],
                [
                  "Escriptura, signada pel seu representant",
                  "al seu país",
                  "de quatre a sis setmanes des de les arres",
                  "de 1.650 a 2.800\u00a0€ de notaria, registre i gestoria",
                ],
                [
                  "Impost i inscripció",
                  "al seu país",
                  "unes setmanes",
                  "10\u00a0% fins a 600.000\u00a0€, més a partir d’aquí",
                ],
              ],
            },
            "Si ve un cop, signi el poder a Barcelona: sol costar de 30 a 60\u00a0€ i no necessita postil·la. Aprofiti el mateix viatge per veure el pis a dues hores diferents i obrir el compte.",
          ],
        },
        {
          heading: "Què es pot fer sense viatjar?",
          blocks: [
            {
              points: [
                "Veure l’habitatge per videotrucada, en directe, amb les finestres obertes i la càmera on vostè demani.",
                "Demanar el NIE en un consolat espanyol.",
                "Llegir la nota simple i tots els certificats.",
                "Signar les arres amb signatura electrònica o per correu.",
                "Signar l’escriptura per mitjà d’un representant.",
              ],
            },
            "El vídeo no fa olor i eixampla les habitacions. Demani mides i compari-les amb el plànol.",
          ],
        },
        {
          heading: "Com funciona el poder?",
          blocks: [
            "Se signa davant d’un cònsol espanyol o d’un notari del seu país. En el segon cas necessita la postil·la del Conveni de la Haia de 5 d’octubre de 1961 i traducció jurada, tret que vagi a doble columna.",
            "Limiti’l al que cal: aquest habitatge, aquest preu, aquest préstec. Si inclou hipoteca, ho ha de dir. Enviï l’esborrany a la notaria de Barcelona abans de signar-lo, perquè una paraula que falti obliga a repetir-lo.",
          ],
        },
        {
          heading: "Com arriben els diners a Barcelona?",
          blocks: [
            {
              steps: [
                "Obri un compte a Espanya o pregunti al notari si admet un dipòsit.",
                "Avisi d’hora el seu banc de l’import; li pot demanar el contracte.",
                "Faci abans una transferència petita i comprovi que arriba.",
                "No canviï mai un número de compte per un correu: truqui i compari.",
                "Guardi els justificants: notari i bancs pregunten per l’origen (Llei 10/2010).",
              ],
            },
          ],
        },
        {
          heading: "Què convé deixar resolt?",
          blocks: [
            {
              points: [
                "Qui rep les claus i revisa comptadors i mobles.",
                "Des de quin compte es paguen llum, aigua, comunitat i impostos.",
                "Qui presenta cada any l’impost de no residents, model 210.",
                "Si la compra s’ha de declarar com a inversió: per sobre de 500.000\u00a0euros, sí (Reial decret 571/2023).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant hi hauria d’haver al compte?",
        blocks: [
          [
            "{?x.home}Per [{a.title}](/property/{a.id}), a {a.price} i sense préstec, preu i impost sumen {x.sum}.",
            "{!x.home}Per un habitatge de {x.price} i sense préstec, preu i impost sumen {x.sum}.",
            "Amb un préstec de no resident a la part alta són {x.cashAbroad}.",
            "Tingui-ho allà una setmana abans, amb marge per al canvi de moneda.",
          ],
        ],
      },
      inShort:
        "Es pot comprar a Barcelona sense ser-hi: vídeo, consolat i poder ho permeten. Un poder de fora necessita postil·la i traducció. Comprovi per telèfon els números de compte.",
      next: "[Demani’ns una visita en directe per vídeo](/contact): li ensenyem també el carrer.",
      description:
        "Comprar un pis des de l’estranger: visites per vídeo, NIE, poder amb postil·la, com enviar els diners amb seguretat i què deixar resolt després de comprar.",
      sources: [
        "Conveni de la Haia de 5 d’octubre de 1961 (postil·la)",
        "Llei 10/2010, de prevenció del blanqueig de capitals",
        "Reial decret 571/2023, arts.\u00a04 i 5",
      ],
    },
    ru: {
      names: [
        "купить квартиру в Испании дистанционно",
        "покупка квартиры из-за границы",
        "дистанционная покупка недвижимости в Испании",
        "купить квартиру в Барселоне дистанционно",
        "покупка жилья по доверенности",
        "купить квартиру удалённо",
        "перевод денег в Испанию для покупки квартиры",
        "перевести деньги в Испанию на покупку квартиры",
        "покупка квартиры дистанционно",
        "покупка квартиры в Барселоне дистанционно",
        "дистанционная покупка квартиры",
      ],
      title: "Покупка из-за границы",
      answers: {
        what: "Покупка квартиры из-за границы возможна, даже если вы ни разу не приедете в Барселону: подписывает по доверенности тот, кому вы доверяете, а NIE получают в консульстве Испании. Заложите два-три месяца и обычные {loan.costs} на налоги и расходы, плюс апостиль и переводы. Шум, свет, подъезд и улицу кто-то должен посмотреть за вас.",
        cost: "Покупка квартиры из-за границы добавляет к обычным расходам доверенность, апостиль, присяжные переводы, иногда юриста и обмен валюты. Официальной суммы нет; узнайте каждую цену до начала.",
        how: "Покупка квартиры из-за границы лучше идёт в таком порядке: NIE и деньги, просмотр по видео, документы на вашем языке, договор задатка, доверенность, сделка. Поездку приберегите на время перед договором задатка.",
        must: "Покупка квартиры из-за границы без приезда разрешена: просмотр по видео, NIE в консульстве, договор задатка с электронной подписью, акт по доверенности. Присутствовать лично ни одно правило не требует. Но одна поездка до задатка себя оправдывает; при визе на один въезд выберите для неё именно этот момент.",
        papers:
          "Для покупки квартиры из-за границы нужны загранпаспорт, NIE, нотариальная доверенность с апостилем и присяжным переводом (или из консульства Испании) и документы о происхождении денег. Супруги добавляют документ о режиме имущества. Для начала хватит сканов, нотариусу в Барселоне нужны оригиналы.",
        time: "Покупка квартиры из-за границы занимает два-три месяца: до месяца на NIE и банк, потом пять–восемь недель от принятого предложения до акта. Доверенность, одну–три недели с апостилем, переводом и доставкой, оформляют тем временем. Начните с NIE.",
      },
      sections: [
        {
          heading: "По шагам: где вы, сколько ждать и сколько это стоит",
          blocks: [
            {
              caption: "Покупка из-за границы, ориентировочно",
              columns: ["Шаг", "Где вы", "Срок", "Стоимость"],
              rows: [
                ["NIE в консульстве Испании", "дома", "около трёх недель", "около 10\u00a0€"],
                ["Счёт в Испании", "дома или одна поездка", "от нескольких дней до недель", "по тарифам банка"],
                ["Показ по видео в прямом эфире", "дома", "час", "бесплатно"],
                ["Выписка из реестра и другие документы", "дома", "от дня до недели", "около 11\u00a0€"],
                ["Договор задатка с электронной подписью", "дома", "день", "10\u00a0% цены, их потом вычитают"],
                [
                  "Доверенность с апостилем и переводом",
                  "дома",
                  "от одной до трёх недель",
                  "нотариус, апостиль, переводчик",
                ],
                [
                  "Нотариальный акт, подписывает представитель",
                  "дома",
                  "четыре–шесть недель после задатка",
                  "1\u00a0650–2\u00a0800\u00a0€ на нотариуса, реестр и оформление",
                ],
                [
                  "Налог и запись в реестре",
                  "дома",
                  "несколько недель",
                  "10\u00a0% до 600\u00a0000\u00a0€, выше больше",
                ],
              ],
            },
            "Если вы приедете хотя бы раз, подпишите доверенность в Барселоне: обычно это 30–60\u00a0€, и апостиль не нужен. В ту же поездку посмотрите квартиру в два разных часа и откройте счёт. На видео не слышно соседей и не видно двора, поэтому попросите пройти с камерой по лестнице, по улице и до ближайшего метро, а потом открыть окна и минуту помолчать: шум с улицы слышен и на видео.",
            "Гражданам России без ВНЖ в ЕС до задатка нужно письменное согласие банка на то, каким путём придут деньги: вклады больше 100\u00a0000\u00a0€ он принимать не вправе (Регламент (ЕС) 833/2014, ст.\u00a05b).",
          ],
        },
        {
          heading: "Что можно сделать без поездки?",
          blocks: [
            {
              points: [
                "Посмотреть жильё по видеосвязи: вживую, с открытыми окнами и камерой там, где вы попросите.",
                "Получить NIE (номер иностранца) в консульстве Испании.",
                "Изучить выписку из реестра (nota simple) и все документы.",
                "Подписать договор задатка (arras) электронной подписью или почтой.",
                "Подписать акт через представителя.",
              ],
            },
            "Видео не передаёт запахов и делает комнаты шире. Попросите размеры и сравните их с планировкой.",
          ],
        },
        {
          heading: "Как работает доверенность?",
          blocks: [
            "Её подписывают у консула Испании или у нотариуса вашей страны. Во втором случае нужен апостиль по Гаагской конвенции от 5\u00a0октября 1961\u00a0года и присяжный перевод, если текст не составлен в двух колонках.",
            "Ограничьте её необходимым: это жильё, эта цена, этот кредит. Право подписать ипотеку должно быть названо отдельно. Проект покажите нотариусу в Барселоне до подписания: из-за одного пропущенного слова всё придётся повторить.",
          ],
        },
        {
          heading: "Как деньги попадут в Барселону?",
          blocks: [
            {
              steps: [
                "Откройте счёт в Испании или спросите нотариуса, возможен ли депозит у него.",
                "Заранее предупредите свой банк о сумме: он может попросить договор и проверить, разрешён ли такой перевод.",
                "Сначала отправьте небольшую сумму и убедитесь, что она дошла.",
                "Не меняйте номер счёта из-за письма по электронной почте: позвоните и сверьте.",
                "Храните квитанции: нотариус и банк спросят о происхождении денег (Закон 10/2010).",
              ],
            },
          ],
        },
        {
          heading: "Что решить заранее?",
          blocks: [
            {
              points: [
                "Кто получит ключи и проверит счётчики и мебель.",
                "С какого счёта платят за свет, воду, взносы в сообщество и налоги.",
                "Кто каждый год подаёт декларацию нерезидента, форма 210.",
                "Нужно ли сообщать о покупке как об инвестиции: свыше 500\u00a0000\u00a0евро нужно (Королевский декрет 571/2023).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько должно быть на счёте?",
        blocks: [
          [
            "{?x.home}За объект [{a.title}](/property/{a.id}) при цене {a.price} без кредита цена и налог вместе составят {x.sum}.",
            "{!x.home}За жильё ценой {x.price} без кредита цена и налог вместе составят {x.sum}.",
            "С кредитом нерезидента по верхней границе нужно {x.cashAbroad}.",
            "Деньги должны прийти за неделю до сделки, с запасом на курс.",
          ],
        ],
      },
      inShort:
        "Купить в Барселоне можно и издалека: помогают видео, консульство и доверенность. Доверенности, выданной не в консульстве Испании, нужны апостиль и перевод. Номера счетов проверяйте по телефону.",
      next: "[Попросите у нас просмотр по видео](/contact): покажем и улицу.",
      description:
        "Покупка квартиры из-за границы: просмотр по видео, NIE, доверенность с апостилем, как безопасно отправить деньги в Барселону и что решить после покупки тут.",
      sources: [
        "Гаагская конвенция от 5\u00a0октября 1961\u00a0года (апостиль)",
        "Закон 10/2010 о предотвращении отмывания денег",
        "Королевский декрет 571/2023, ст.\u00a04 и 5",
      ],
    },
  },
};
