import type { Entry } from "../entry";

export const timeToBuy: Entry = {
  theme: "guide",
  related: ["steps-of-buying", "binding-offer-fein", "deposit-contract", "nie"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "how long does it take to buy a home",
        "time to buy a home",
        "how long to buy an apartment in spain",
        "how long between deposit and signing",
        "buying timeline spain",
        "how long does buying take",
      ],
      title: "How long buying a home takes",
      answers: {
        what: "How long does it take to buy a home? In Barcelona, plan five to eight weeks from an accepted offer. One or two go on documents and deposit contract, and four to six more pass until you sign. With a mortgage expect the upper end, or longer. The search itself has no rule, and registration follows while you already live there.",
        cost: "If you need more time to buy a home than the contract gives you, it can cost money: the deposit is at risk once the agreed day passes through your fault. A clause for an extension costs nothing at the start, so ask for one.",
        how: "To shorten the time to buy a home, do first whatever doesn’t depend on a particular home: NIE, first answers from banks, translations, money in a Spanish account. Then only documents, valuation and the bank’s waiting days remain.",
        when: "The time to buy a home runs from the day your offer is accepted, five to eight weeks: sign the deposit contract after one or two weeks, the deed four to six weeks later. With a mortgage, the day can’t come before the {loan.days}\u00a0calendar days of the bank’s offer are over. Fix it once bank and seller have confirmed.",
        must: "The time to buy a home can be less than five weeks if you pay without a loan, have your NIE and the seller’s documents are complete: then the date is for the two of you to agree. With a mortgage you can’t: in Catalonia {loan.days}\u00a0calendar days have to pass with the bank’s binding offer alone.",
      },
      sections: [
        {
          heading: "How long does each stage take?",
          blocks: [
            {
              caption: "Usual times of a purchase in Barcelona; only the bank’s days are law",
              columns: ["Stage", "Without a mortgage", "With a mortgage"],
              rows: [
                ["NIE for foreigners", "days to a month, beforehand", "the same"],
                ["Offer and answer", "three to seven days", "the same"],
                ["Documents, deposit contract", "one to two weeks", "one to two weeks"],
                ["Bank’s decision and valuation", "none", "some weeks; no law limits them"],
                ["Binding offer (FEIN)", "none", "{loan.days}\u00a0calendar days by law"],
                ["Deposit contract to deed", "as agreed, often shorter", "four to six weeks, or more"],
                ["Tax and registration", "some weeks, without you", "the same; the registry has 15\u00a0working days"],
              ],
            },
          ],
        },
        {
          heading: "When would you have the keys? Three buyers compared",
          blocks: [
            {
              caption: "Weeks from the accepted offer, as a rough guide",
              columns: [
                "Buyer",
                "Before the offer",
                "Offer to deposit contract",
                "Deposit contract to deed",
                "In total",
              ],
              rows: [
                [
                  "Resident, no loan, documents complete",
                  "nothing",
                  "1–2",
                  "as you agree",
                  "under five weeks is possible",
                ],
                ["Resident with a mortgage", "bank’s first answer", "1–2", "4–6", "5–8\u00a0weeks"],
                [
                  "Non-resident with a mortgage and power of attorney",
                  "up to a month for NIE and account; power 1–3\u00a0weeks beside it",
                  "1–2",
                  "4–6",
                  "two to three months with the time before",
                ],
              ],
            },
            "Add about four weeks if the habitability certificate has expired and nobody has ordered a new one, and thirty days if a tenant has to be asked first. A home off-plan follows its own calendar: the date in the contract.",
          ],
        },
        {
          heading: "Which waiting time is fixed by law?",
          blocks: [
            [
              "With a mortgage you must have the bank’s binding offer (FEIN) {loan.days}\u00a0calendar days before you sign in Catalonia (Law 22/2010, art.\u00a0262-4.1).",
              "Before that come the bank’s decision and the valuation, which no law limits.",
              "The notary’s free meeting takes place within those days.",
            ],
          ],
        },
        {
          heading: "What holds up a purchase most?",
          blocks: [
            {
              points: [
                "The NIE: apply early, since appointments are sometimes scarce.",
                "A habitability certificate (cédula de habitabilidad) that has expired and has to be renewed.",
                "An inheritance not yet registered, or a former mortgage still in the registry.",
                "A tenant with a right to be asked first.",
                "August, when banks, notaries and public offices work with few people.",
                "A power of attorney from abroad that lacks its apostille.",
              ],
            },
          ],
        },
        {
          heading: "How do you set the date?",
          blocks: [
            {
              steps: [
                "Ask the bank how long decision and valuation take, and add the legal days.",
                "Ask the seller when the home will be empty and which documents are still missing.",
                "Take the later of the two and add two weeks.",
                "Write into the deposit contract what happens if a document or the bank is late, and for how long the date moves.",
                "Book the notary once the bank has confirmed.",
              ],
            },
            "A date that suits only one side is the most frequent quarrel between deposit contract and deed.",
          ],
        },
      ],
      example: {
        heading: "What would a calendar look like?",
        blocks: [
          "Suppose your offer is accepted on 1\u00a0March. The deposit contract is signed on the 12th, after the documents. The valuer comes on the 19th and the bank decides on the 27th.",
          [
            "On 30\u00a0March you receive the complete offer; {loan.days} full days run until 13\u00a0April.",
            "You could sign from 14\u00a0April, six weeks and two days after the yes. A date at the end of April leaves room for a missing document.",
          ],
        ],
      },
      inShort: [
        "Between deposit contract and signing, four to six weeks are usual.",
        "With a mortgage, {loan.days}\u00a0calendar days of them are fixed by law.",
        "NIE, inheritance and expired certificates are what delays most.",
      ],
      next: "[Tell us by when you want to move](/search), and we’ll plan back from that day.",
      description:
        "How long does it take to buy a home in Barcelona: usual times from offer to signing and registration, the bank’s legal waiting days and what causes delay.",
      sources: ["Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1", "Law 5/2019, arts.\u00a014 and 15"],
    },
    es: {
      names: [
        "cuánto se tarda en comprar un piso",
        "cuánto se tarda en comprar una casa",
        "plazos para comprar un piso",
        "tiempo entre arras y escritura",
        "plazo entre arras y notaría",
        "cuánto tarda una compraventa",
      ],
      title: "Cuánto se tarda en comprar un piso",
      answers: {
        what: "Cuánto se tarda en comprar un piso depende sobre todo de la hipoteca. De las arras a la firma, lo habitual en Barcelona son de cuatro a seis semanas; con hipoteca, más bien seis o algo más. La búsqueda no tiene regla, y el registro tarda después unas semanas en las que usted ya vive allí.",
        cost: "No cumplir los plazos para comprar un piso puede costarle las arras, si el día pactado pasa por su culpa. Una prórroga acordada por escrito desde el principio no cuesta nada; pídala.",
        how: "Para acortar los plazos al comprar un piso, haga antes lo que no depende de una vivienda concreta: NIE, primera respuesta del banco, traducciones, dinero en una cuenta española. Luego solo quedan documentación, tasación y los días del banco.",
        when: "Desde que le aceptan la oferta se tarda en comprar un piso de cinco a ocho semanas: las arras, a la semana o dos; la escritura, de cuatro a seis después. Con hipoteca no puede ser antes de que pasen los {loan.days}\u00a0días naturales de la oferta del banco. Fije la fecha cuando la confirmen el banco y quien vende.",
        must: "¿Cuánto se tarda en comprar un piso como mínimo? Se puede en menos de cinco semanas: sin préstamo, con el NIE hecho y la documentación completa, la fecha la ponen las partes. Con hipoteca no: en Cataluña han de pasar {loan.days}\u00a0días naturales solo con la oferta vinculante.",
      },
      sections: [
        {
          heading: "¿Cuánto dura cada etapa de la compra?",
          blocks: [
            {
              caption: "Plazos habituales en Barcelona; solo los días del banco son ley",
              columns: ["Etapa", "Sin hipoteca", "Con hipoteca"],
              rows: [
                ["NIE, si es extranjero", "de unos días a un mes, antes", "lo mismo"],
                ["Oferta y respuesta", "de tres a siete días", "lo mismo"],
                ["Documentos y arras", "una o dos semanas", "una o dos semanas"],
                ["Decisión del banco y tasación", "no hay", "unas semanas; ninguna ley las limita"],
                ["Oferta vinculante (FEIN)", "no hay", "{loan.days}\u00a0días naturales por ley"],
                ["De las arras a la escritura", "lo que se pacte, a menudo menos", "de cuatro a seis semanas o más"],
                ["Impuesto y registro", "unas semanas, sin usted", "lo mismo; el Registro tiene 15\u00a0días hábiles"],
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo tendría las llaves? Tres compradores",
          blocks: [
            {
              caption: "Semanas desde la oferta aceptada, como orientación",
              columns: [
                "Comprador",
                "Antes de la oferta",
                "De la oferta a las arras",
                "De las arras a la escritura",
                "En total",
              ],
              rows: [
                [
                  "Residente sin préstamo, documentación completa",
                  "nada",
                  "1–2",
                  "lo que se pacte",
                  "puede bajar de cinco semanas",
                ],
                ["Residente con hipoteca", "primera respuesta del banco", "1–2", "4–6", "de 5 a 8\u00a0semanas"],
                [
                  "No residente con hipoteca y poder",
                  "hasta un mes para NIE y cuenta; el poder, de 1 a 3\u00a0semanas a la vez",
                  "1–2",
                  "4–6",
                  "de dos a tres meses con lo anterior",
                ],
              ],
            },
            "Sume unas cuatro semanas si la cédula está caducada y nadie la ha encargado, y treinta días si hay que ofrecer antes el piso a un inquilino. Un piso sobre plano sigue otro calendario: la fecha del contrato.",
          ],
        },
        {
          heading: "¿Qué espera fija la ley?",
          blocks: [
            [
              "Con hipoteca, en Cataluña debe tener la oferta vinculante (FEIN) {loan.days}\u00a0días naturales antes de firmar (Ley 22/2010, art.\u00a0262-4.1).",
              "Antes van la decisión del banco y la tasación, que ninguna ley limita.",
              "El acta previa se hace dentro de esos días.",
            ],
          ],
        },
        {
          heading: "¿Qué retrasa una compra?",
          blocks: [
            {
              points: [
                "El NIE: pídalo pronto, porque a veces escasean las citas.",
                "Una cédula de habitabilidad caducada que hay que renovar.",
                "Una herencia sin inscribir o una hipoteca antigua que sigue en el registro.",
                "Un inquilino con derecho a que se le ofrezca primero.",
                "Agosto, con bancos, notarías y administraciones a medio gas.",
                "Un poder de otro país al que le falta la apostilla.",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se fija la fecha?",
          blocks: [
            {
              steps: [
                "Pregunte al banco cuánto tardan decisión y tasación y súmele los días legales.",
                "Pregunte a quien vende cuándo estará vacía la vivienda y qué documentos faltan.",
                "Tome la más tardía de las dos fechas y añada dos semanas.",
                "Escriba en las arras qué pasa si se retrasa un documento o el banco, y cuánto se mueve el día.",
                "Reserve notaría cuando el banco confirme.",
              ],
            },
            "Una fecha que conviene solo a una parte es la disputa más frecuente entre arras y escritura.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo sería un calendario?",
        blocks: [
          "Suponga que aceptan su oferta el 1\u00a0de marzo. Las arras se firman el 12, vista la documentación. El tasador va el 19 y el banco decide el 27.",
          [
            "El 30\u00a0de marzo recibe la oferta completa; {loan.days}\u00a0días enteros llegan hasta el 13\u00a0de abril.",
            "Podría firmar desde el 14, seis semanas y dos días después del sí. Con una fecha a finales de abril cabe un imprevisto.",
          ],
        ],
      },
      inShort: [
        "Entre arras y firma suelen pasar de cuatro a seis semanas.",
        "Con hipoteca, {loan.days} de esos días los impone la ley.",
        "Lo que más retrasa: NIE, herencias y certificados caducados.",
      ],
      next: "[Díganos para cuándo quiere mudarse](/search) y contamos hacia atrás desde ese día.",
      description:
        "Cuánto se tarda en comprar un piso en Barcelona: tiempos habituales de la oferta a la firma y el registro, los días legales del banco y qué causa retrasos.",
      sources: ["Código de Consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1", "Ley 5/2019, arts.\u00a014 y 15"],
    },
    ca: {
      names: [
        "quant es triga a comprar un pis",
        "quant es triga a comprar una casa",
        "terminis per comprar un pis",
        "temps entre arres i escriptura",
        "termini entre arres i notaria",
        "quant triga una compravenda",
      ],
      title: "Quant es triga a comprar un pis",
      answers: {
        what: "Quant es triga a comprar un pis? De les arres a la signatura, l’habitual a Barcelona són de quatre a sis setmanes; amb hipoteca, més aviat sis o alguna més. La cerca no té regla, i el registre triga després unes setmanes en què vostè ja hi viu.",
        cost: "Els terminis per comprar un pis també costen diners: si el dia pactat passa per culpa seva, les arres perillen. Una pròrroga acordada per escrit des del començament no costa res; demani-la.",
        how: "Per escurçar els terminis per comprar un pis, faci abans el que no depèn d’un habitatge concret: NIE, primera resposta del banc, traduccions, diners en un compte espanyol. Després només queden documentació, taxació i els dies del banc.",
        when: "Des que li accepten l’oferta es triga a comprar un pis de cinc a vuit setmanes: les arres, al cap d’una o dues; l’escriptura, de quatre a sis després. Amb hipoteca no pot ser abans que passin els {loan.days}\u00a0dies naturals de l’oferta del banc. Fixi la data quan la confirmin el banc i qui ven.",
        must: "Quant es triga a comprar un pis com a mínim? Es pot fer en menys de cinc setmanes: sense préstec, amb el NIE fet i la documentació completa, la data la posen les parts. Amb hipoteca no: a Catalunya han de passar {loan.days}\u00a0dies naturals només amb l’oferta vinculant.",
      },
      sections: [
        {
          heading: "Quant dura cada etapa de la compra?",
          blocks: [
            {
              caption: "Terminis habituals a Barcelona; només els dies del banc són llei",
              columns: ["Etapa", "Sense hipoteca", "Amb hipoteca"],
              rows: [
                ["NIE, si és estranger", "d’uns dies a un mes, abans", "el mateix"],
                ["Oferta i resposta", "de tres a set dies", "el mateix"],
                ["Documents i arres", "una o dues setmanes", "una o dues setmanes"],
                ["Decisió del banc i taxació", "no n’hi ha", "unes setmanes; cap llei no les limita"],
                ["Oferta vinculant (FEIN)", "no n’hi ha", "{loan.days}\u00a0dies naturals per llei"],
                ["De les arres a l’escriptura", "el que es pacti, sovint menys", "de quatre a sis setmanes o més"],
                ["Impost i registre", "unes setmanes, sense vostè", "el mateix; el Registre té 15\u00a0dies hàbils"],
              ],
            },
          ],
        },
        {
          heading: "Quan tindria les claus? Tres compradors",
          blocks: [
            {
              caption: "Setmanes des de l’oferta acceptada, com a orientació",
              columns: [
                "Comprador",
                "Abans de l’oferta",
                "De l’oferta a les arres",
                "De les arres a l’escriptura",
                "En total",
              ],
              rows: [
                [
                  "Resident sense préstec, documentació completa",
                  "res",
                  "1–2",
                  "el que es pacti",
                  "pot baixar de cinc setmanes",
                ],
                ["Resident amb hipoteca", "primera resposta del banc", "1–2", "4–6", "de 5 a 8\u00a0setmanes"],
                [
                  "No resident amb hipoteca i poder",
                  "fins a un mes per al NIE i el compte; el poder, d’1 a 3\u00a0setmanes alhora",
                  "1–2",
                  "4–6",
                  "de dos a tres mesos amb el d’abans",
                ],
              ],
            },
            "Sumi-hi unes quatre setmanes si la cèdula ha caducat i ningú no l’ha encarregada, i trenta dies si abans s’ha d’oferir el pis a un llogater. Un pis sobre plànol segueix un altre calendari: la data del contracte.",
          ],
        },
        {
          heading: "Quina espera fixa la llei?",
          blocks: [
            [
              "Amb hipoteca, a Catalunya ha de tenir l’oferta vinculant (FEIN) {loan.days}\u00a0dies naturals abans de signar (Llei 22/2010, art.\u00a0262-4.1).",
              "Abans van la decisió del banc i la taxació, que cap llei no limita.",
              "L’acta prèvia es fa dins d’aquests dies.",
            ],
          ],
        },
        {
          heading: "Què endarrereix una compra?",
          blocks: [
            {
              points: [
                "El NIE: demani’l d’hora, perquè de vegades escassegen les cites.",
                "Una cèdula d’habitabilitat caducada que s’ha de renovar.",
                "Una herència sense inscriure o una hipoteca antiga que encara és al registre.",
                "Un llogater amb dret que li ofereixin primer.",
                "L’agost, amb bancs, notaries i administracions a mig gas.",
                "Un poder d’un altre país al qual falta la postil·la.",
              ],
            },
          ],
        },
        {
          heading: "Com es fixa la data?",
          blocks: [
            {
              steps: [
                "Pregunti al banc quant triguen decisió i taxació i sumi-hi els dies legals.",
                "Pregunti a qui ven quan serà buit l’habitatge i quins documents falten.",
                "Agafi la més tardana de les dues dates i afegeixi-hi dues setmanes.",
                "Escrigui a les arres què passa si s’endarrereix un document o el banc, i quant es mou el dia.",
                "Reservi notaria quan el banc confirmi.",
              ],
            },
            "Una data que convé només a una part és la disputa més freqüent entre arres i escriptura.",
          ],
        },
      ],
      example: {
        heading: "Com seria un calendari?",
        blocks: [
          "Suposi que accepten la seva oferta l’1\u00a0de març. Les arres se signen el 12, vista la documentació. El taxador hi va el 19 i el banc decideix el 27.",
          [
            "El 30\u00a0de març rep l’oferta completa; {loan.days}\u00a0dies sencers arriben fins al 13 d’abril.",
            "Podria signar des del 14, sis setmanes i dos dies després del sí. Amb una data a finals d’abril hi cap un imprevist.",
          ],
        ],
      },
      inShort: [
        "Entre arres i signatura solen passar de quatre a sis setmanes.",
        "Amb hipoteca, {loan.days} d’aquests dies els imposa la llei.",
        "El que més endarrereix: NIE, herències i certificats caducats.",
      ],
      next: "[Digui’ns per a quan es vol mudar](/search) i comptem enrere des d’aquell dia.",
      description:
        "Quant es triga a comprar un pis a Barcelona: temps habituals de l’oferta a la signatura i el registre, els dies legals del banc i què causa els retards.",
      sources: ["Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1", "Llei 5/2019, arts.\u00a014 i 15"],
    },
    ru: {
      names: [
        "сколько занимает покупка квартиры",
        "сколько времени занимает покупка квартиры в Испании",
        "сроки покупки квартиры в Испании",
        "сколько длится сделка в Испании",
        "срок между задатком и сделкой",
        "за сколько можно купить квартиру в Испании",
        "сколько длится покупка недвижимости",
        "сколько времени занимает покупка недвижимости",
      ],
      title: "Сколько занимает покупка квартиры",
      answers: {
        what: "Сколько занимает покупка квартиры? В Барселоне от принятого предложения до сделки обычно проходит пять–восемь недель: одна-две до договора задатка и ещё от четырёх до шести до нотариуса, с ипотекой ближе к верхней границе или дольше. Сколько продлится поиск, не скажет никто, а регистрация идёт ещё несколько недель, когда вы уже живёте в квартире.",
        cost: "Когда покупка квартиры занимает больше времени, чем записано в договоре, это может стоить денег: если день сделки пропущен по вашей вине, задаток под угрозой. Поэтому спросите сразу, сколько времени в запасе. Письменное право перенести дату не стоит ничего.",
        how: "Чтобы сократить сроки покупки квартиры в Испании, заранее сделайте то, что не зависит от конкретного жилья: NIE, ответ банка, переводы, деньги на испанском счёте. Останутся документы, оценка и дни банка.",
        when: "Срок покупки квартиры в Испании считают со дня, когда приняли ваше предложение: до акта пять–восемь недель. Задаток подписывают через одну-две, сам акт ещё через четыре–шесть. С ипотекой день сделки не может наступить раньше, чем пройдут {loan.days}\u00a0календарных дней предложения банка. Назначайте его, когда подтвердят банк и продавец.",
        must: "Сколько занимает покупка квартиры самое меньшее? Можно и быстрее пяти недель: без кредита, с готовым NIE и полными документами день назначают сами стороны. С ипотекой нельзя: в Каталонии одни только дни с обязательным предложением банка\u00a0— это {loan.days}\u00a0календарных дней.",
      },
      sections: [
        {
          heading: "Сколько длится каждый этап покупки?",
          blocks: [
            {
              caption: "Обычные сроки в Барселоне; законом установлены только дни банка",
              columns: ["Этап", "Без ипотеки", "С ипотекой"],
              rows: [
                ["NIE", "от нескольких дней до месяца, заранее", "так же"],
                ["Предложение и ответ", "три–семь дней", "так же"],
                ["Документы и договор задатка", "одна-две недели", "одна-две недели"],
                ["Решение банка и оценка", "нет", "несколько недель, законом не ограничены"],
                ["Обязательное предложение (FEIN)", "нет", "{loan.days}\u00a0календарных дней по закону"],
                ["От задатка до акта", "как договорились, часто быстрее", "четыре–шесть недель и дольше"],
                ["Налог и реестр", "несколько недель, без вас", "так же; у реестра 15\u00a0рабочих дней"],
              ],
            },
            "Гражданам России прибавьте время на проверку денег в банке: её лучше начать до предложения о покупке.",
          ],
        },
        {
          heading: "Когда вы получите ключи? Три покупателя",
          blocks: [
            {
              caption: "Недели с принятого предложения, ориентировочно",
              columns: ["Покупатель", "До предложения", "До договора задатка", "От задатка до акта", "Всего"],
              rows: [
                [
                  "Резидент без кредита, документы готовы",
                  "ничего",
                  "1–2",
                  "как договоритесь",
                  "можно уложиться в пять недель",
                ],
                ["Резидент с ипотекой", "первый ответ банка", "1–2", "4–6", "5–8\u00a0недель"],
                [
                  "Нерезидент с ипотекой и доверенностью",
                  "до месяца на NIE и счёт, рядом доверенность 1–3\u00a0недели",
                  "1–2",
                  "4–6",
                  "два–три месяца вместе с подготовкой",
                ],
              ],
            },
            "Прибавьте около четырёх недель, если свидетельство о пригодности истекло и нового никто не заказал, и тридцать дней, если жильё сначала нужно предложить арендатору. Квартира на этапе строительства идёт по своему календарю: по дате в договоре.",
            "Нерезиденту выгоднее всего начать с NIE, счёта и ответов двух банков: это время не зависит от квартиры. Если деньги идут из-за пределов еврозоны, заложите ещё неделю на перевод и проверку, а перевод документов присяжным переводчиком закажите до поездки: на него уходит неделя и больше, а срочность стоит дороже.",
          ],
        },
        {
          heading: "Какое ожидание установил закон?",
          blocks: [
            [
              "С ипотекой в Каталонии обязательное предложение (FEIN) должно быть у вас за {loan.days}\u00a0календарных дней до подписания (Закон 22/2010, ст.\u00a0262-4.1).",
              "До этого идут решение банка и оценка, их закон не ограничивает.",
              "Бесплатная встреча у нотариуса проходит в эти же дни.",
            ],
          ],
        },
        {
          heading: "Что задерживает покупку?",
          blocks: [
            {
              points: [
                "NIE: подайте заявление заранее, свободных дней для записи бывает мало.",
                "Истёкшее свидетельство о пригодности для проживания (cédula de habitabilidad): его нужно обновить.",
                "Незарегистрированное наследство или старая ипотека, которая ещё числится в реестре.",
                "Арендатор, которому обязаны предложить квартиру первым.",
                "Август: в банках, у нотариусов и в ведомствах мало людей.",
                "Доверенность из другой страны без апостиля или перевода.",
              ],
            },
          ],
        },
        {
          heading: "Как назначить дату?",
          blocks: [
            {
              steps: [
                "Узнайте у банка, сколько займут решение и оценка, и прибавьте дни по закону.",
                "Узнайте у продавца, когда освободится жильё и каких документов не хватает.",
                "Возьмите более позднюю дату и добавьте две недели.",
                "Запишите в договор задатка, что будет при опоздании документа или банка и на сколько сдвинется день.",
                "Запишитесь к нотариусу, когда банк подтвердит дату со своей стороны.",
              ],
            },
            "Дата, удобная только одной стороне,\u00a0— самая частая причина споров между задатком и актом. Лучше честно сказать о своих сроках в самом начале.",
          ],
        },
      ],
      example: {
        heading: "Как может выглядеть календарь?",
        blocks: [
          "Допустим, предложение приняли 1\u00a0марта. Договор задатка подписан 12-го, когда проверены документы. Оценщик приходит 19-го, банк решает 27-го.",
          [
            "30\u00a0марта у вас полный комплект банка, и {loan.days} полных дней истекают 13\u00a0апреля.",
            "Подписать можно с 14-го: через шесть недель и два дня после согласия. Дата в конце апреля оставит запас.",
          ],
        ],
      },
      inShort: [
        "Между договором задатка и сделкой обычно четыре–шесть недель.",
        "С ипотекой {loan.days}\u00a0календарных дней из них установил закон.",
        "Чаще всего задерживают NIE, наследство и истёкшие документы.",
      ],
      next: "[Скажите, к какому дню хотите переехать](/search), и мы отсчитаем срок назад.",
      description:
        "Сколько занимает покупка квартиры в Барселоне: обычные сроки от предложения до сделки и регистрации, дни банка по закону и что чаще всего задерживает всё.",
      sources: ["Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1", "Закон 5/2019, ст.\u00a014 и 15"],
    },
  },
};
