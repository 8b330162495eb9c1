import type { Entry } from "../entry";

export const purchaseOffer: Entry = {
  theme: "guide",
  related: ["negotiating-the-price", "reservation-agreement", "deposit-contract", "nota-simple"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "purchase offer",
        "make an offer on a home",
        "offer letter property spain",
        "how to make an offer in barcelona",
        "written offer for a home",
        "offer accepted spain",
      ],
      title: "The purchase offer",
      answers: {
        what: "A purchase offer says in writing what you would pay for a home, when, and on which conditions. A good one fits on a page and can be answered with yes or no. By itself it shouldn’t cost you anything: money follows once the owner has accepted.",
        time: "A purchase offer should carry a date until which it holds; three to seven days are usual and leave the owner time to think. Without a date it may hang in the air while you stop looking elsewhere.",
        how: "You make a purchase offer by email or on a signed page sent to the agent, who passes it on to the owner. State price, date of the deed, mortgage or not, what stays, and until when you wait for an answer.",
        must: "A purchase offer needn’t be in writing by law, but only a written one protects you, and you needn’t pay anything to make it. It can be withdrawn until the owner accepts, unless you promised to wait until a date. Once a complete offer is accepted, it may already bind you, so say when it is meant to.",
        model:
          "A model purchase offer fits on a page: who offers, the home and its registry number, the price, how it is paid, the earliest and latest day for the deed, what stays, the conditions, until when it holds, and that only the deposit contract binds. A wording to copy stands in this article.",
      },
      sections: [
        {
          heading: "What belongs in a written offer?",
          blocks: [
            {
              points: [
                "Your name, the home and the price you offer.",
                "How you will pay: savings, mortgage, both.",
                "The earliest and latest day for the deed.",
                "What stays: kitchen, lamps, air conditioning, wardrobes.",
                "Conditions: the bank’s approval, a clean extract, a valid habitability certificate.",
                "The day until which the offer holds.",
              ],
            },
          ],
        },
        {
          heading: "Template: an offer to copy",
          blocks: [
            "A sample to adapt, by email or on a signed page:",
            {
              clauses: [
                "I offer €… for the home at …, of which €… by mortgage and the rest from savings. The deed can be signed between … and …. The following stay: ….",
                "My offer depends on a land registry extract without charges other than a mortgage to be cancelled, a valid habitability certificate and no works voted that the seller doesn’t pay.",
                "It holds until … at … o’clock. It becomes binding only with the deposit contract, which names the mortgage under article 621-49 of the Civil Code of Catalonia.",
              ],
            },
          ],
        },
        {
          heading: "When does an offer bind you?",
          blocks: [
            "An offer that is complete and accepted can already be a contract. So write that it becomes binding with the deposit contract, if that is what you mean. An advert binds too: its data can be claimed later, even if the contract doesn’t repeat them (Law 18/2007, art.\u00a058.4).",
            "Keep the advert and the messages. They show what was promised about parking, storage room or age of the boiler.",
          ],
        },
        {
          heading: "What answer can you get, and what do you do then?",
          blocks: [
            {
              caption: "Four answers to a purchase offer",
              columns: ["Answer", "What it means", "What you do"],
              rows: [
                [
                  "Accepted in writing",
                  "the price and terms stand",
                  "reservation or deposit contract in one to two weeks; order the documents",
                ],
                ["Counter-offer", "your offer has lapsed, theirs is open", "answer once, with a new date and a reason"],
                ["Refused", "you are free", "ask whether price or date was the trouble; a new offer may come later"],
                ["No answer by the day", "it has lapsed, if you set a day", "say so in one line, and go on looking"],
              ],
            },
            "Three to seven days are usual. If others are offering too, give your best figure with your proof of funds rather than a first one to be raised.",
          ],
        },
        {
          heading: "In which order do you prepare an offer?",
          blocks: [
            {
              steps: [
                "See the home twice and ask your questions.",
                "Read the land registry extract and the last minutes of the community.",
                "Work out the total, taxes included, and what the bank would lend.",
                "Write down your limit, and keep it to yourself.",
                "Send the offer in writing and ask for confirmation that the owner has received it.",
              ],
            },
          ],
        },
        {
          heading: "What weakens an offer?",
          blocks: [
            {
              points: [
                "A price with no reason beside it.",
                "No word about the mortgage, although one is needed.",
                "Conditions that nobody can check.",
                "A payment pressed on the agent before the owner has answered.",
              ],
            },
            "A slightly lower price with a clear date and finances often beats a higher one that depends on everything. On a home of ours we act for the owner and pass on every offer as it is.",
          ],
        },
      ],
      example: {
        heading: "What does an offer at one of our prices commit you to?",
        blocks: [
          [
            "An offer of {x.price} means {x.sum} with transfer tax, before notary and registry.",
            "With a mortgage of {x.loan}, you need {x.cash} of your own for price and tax.",
            "Check that figure before you send anything.",
          ],
        ],
      },
      inShort:
        "A purchase offer states price, dates, payment and conditions in writing and holds until a given day. Read the extract first, and pay nothing before the owner accepts. Say when it is meant to bind you.",
      next: "Not sure what to offer on a home sold by someone else? See our [negotiation support](/services/negotiation-support).",
      description:
        "How to make a written purchase offer for a home in Barcelona: what it should say, how long it holds, when it binds you and what to read before you send it.",
      sources: ["Law 18/2007, arts.\u00a058.3 and 58.4"],
    },
    es: {
      names: [
        "oferta de compra",
        "hacer una oferta por un piso",
        "oferta por escrito",
        "propuesta de compra",
        "carta de oferta vivienda",
      ],
      title: "La oferta de compra",
      answers: {
        what: "Una oferta de compra dice por escrito cuánto pagaría por una vivienda, cuándo y con qué condiciones. La buena cabe en una página y se responde con un sí o un no. Hacerla no debería costar nada: el dinero viene cuando la propiedad acepta.",
        time: "Una oferta de compra debe indicar hasta qué día es válida; lo corriente son de tres a siete días, para que la propiedad lo piense. Sin fecha queda en el aire mientras usted deja de buscar.",
        how: "La oferta de compra se envía por correo electrónico o en una hoja firmada a la agencia, que la traslada a la propiedad. Indique precio, fecha de escritura, si pedirá hipoteca, qué se queda en la casa y hasta cuándo espera respuesta.",
        must: "Una oferta de compra no tiene que ser por escrito según la ley, pero solo la escrita le protege, y para hacerla no hay que pagar nada. Se puede retirar hasta que la propiedad acepta, salvo que prometiera mantenerla hasta un día. Una oferta completa y aceptada puede obligar ya: diga desde cuándo quiere que obligue.",
        model:
          "Un modelo de oferta de compra cabe en una página: quién ofrece, la vivienda y su finca registral, el precio, cómo se paga, entre qué fechas se firma, qué se queda, las condiciones, hasta cuándo vale y que solo obligan las arras. En este artículo tiene un texto para copiar.",
      },
      sections: [
        {
          heading: "¿Qué debe incluir una oferta por escrito?",
          blocks: [
            {
              points: [
                "Su nombre, la vivienda y el precio que ofrece.",
                "Cómo pagará: ahorros, hipoteca o ambas cosas.",
                "El primer día y el último para la escritura.",
                "Qué se queda: cocina, lámparas, aire acondicionado, armarios.",
                "Las condiciones: el sí del banco, una nota sin sorpresas, la cédula vigente.",
                "El día hasta el que se mantiene.",
              ],
            },
          ],
        },
        {
          heading: "Modelo: una oferta para copiar",
          blocks: [
            "Un ejemplo para adaptar, por correo electrónico o en una hoja firmada:",
            {
              clauses: [
                "Ofrezco … € por la vivienda de …, de los que … € serán con hipoteca y el resto con ahorros. La escritura puede firmarse entre el … y el …. Se quedan: ….",
                "La oferta depende de una nota simple sin más cargas que una hipoteca por cancelar, de una cédula de habitabilidad en vigor y de que no haya obras aprobadas que no pague quien vende.",
                "Vale hasta el … a las … h. Solo obligará con el contrato de arras, que preverá la hipoteca conforme al artículo 621-49 del Código civil de Cataluña.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo obliga una oferta?",
          blocks: [
            "Una oferta completa y aceptada puede ser ya un contrato. Si lo que quiere es obligarse al firmar las arras, dígalo así. El anuncio también obliga: sus datos se pueden exigir después aunque el contrato no los repita (Ley 18/2007, art.\u00a058.4).",
            "Guarde el anuncio y los mensajes. Son la prueba de lo que se dijo sobre el aparcamiento, el trastero o los años de la caldera.",
          ],
        },
        {
          heading: "¿Cómo se prepara una buena oferta?",
          blocks: [
            {
              steps: [
                "Vea la vivienda dos veces y pregunte lo que tenga que preguntar.",
                "Lea la nota simple y las últimas actas de la comunidad.",
                "Calcule el total con impuestos y cuánto prestaría el banco.",
                "Apunte su límite y no lo comparta.",
                "Envíe la oferta por escrito y pida confirmación de que ha llegado a la propiedad.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué le quita fuerza a una oferta?",
          blocks: [
            {
              points: [
                "Un precio sin ningún motivo al lado.",
                "Callar que hará falta una hipoteca.",
                "Poner condiciones que nadie puede comprobar.",
                "Insistir en pagar a la agencia antes de que conteste la propiedad.",
              ],
            },
            "Un precio algo menor, con fecha clara y financiación resuelta, suele ganar a otro más alto que depende de todo. En nuestras viviendas actuamos para la propiedad y le trasladamos cada oferta tal como llega.",
          ],
        },
        {
          heading: "¿Qué puede contestar la propiedad y qué hace usted entonces?",
          blocks: [
            {
              caption: "Cuatro respuestas a una oferta de compra",
              columns: ["Respuesta", "Qué significa", "Qué hacer"],
              rows: [
                [
                  "Aceptada por escrito",
                  "valen el precio y las condiciones",
                  "reserva o arras en una o dos semanas; pedir la documentación",
                ],
                [
                  "Contraoferta",
                  "la suya ha decaído; está abierta la otra",
                  "contestar una vez, con nueva fecha y un motivo",
                ],
                ["Rechazada", "queda libre", "preguntar si fue el precio o la fecha; más adelante puede haber otra"],
                ["Sin respuesta en plazo", "ha decaído, si puso un día", "decirlo en una línea y seguir buscando"],
              ],
            },
            "Lo habitual son de tres a siete días. Si hay más ofertas, dé su mejor cifra con la prueba de fondos, no una primera para subirla.",
          ],
        },
      ],
      example: {
        heading: "¿A qué se compromete con una oferta a uno de nuestros precios?",
        blocks: [
          [
            "Ofrecer {x.price} significa {x.sum} con el impuesto de transmisiones, sin contar notaría ni registro.",
            "Con una hipoteca de {x.loan}, necesita {x.cash} propios para precio e impuesto.",
            "Compruebe esa cifra antes de enviar nada.",
          ],
        ],
      },
      inShort:
        "Una oferta de compra fija por escrito precio, fechas, pago y condiciones, y es válida hasta un día concreto. Lea antes la nota simple y no pague hasta que la propiedad acepte. Diga desde cuándo quiere quedar obligado.",
      next: "¿Duda de cuánto ofrecer por una vivienda que venden otros? Vea cómo llevamos la [negociación de la compra](/services/negotiation-support).",
      description:
        "Cómo hacer una oferta de compra por escrito para una vivienda en Barcelona: qué debe decir, hasta cuándo es válida, cuándo obliga y qué leer antes de enviarla.",
      sources: ["Ley 18/2007, arts.\u00a058.3 y 58.4"],
    },
    ca: {
      names: [
        "oferta de compra",
        "fer una oferta per un pis",
        "oferta per escrit",
        "proposta de compra",
        "carta d’oferta habitatge",
      ],
      title: "L’oferta de compra",
      answers: {
        what: "Una oferta de compra diu per escrit quant pagaria per un habitatge, quan i amb quines condicions. La bona cap en un full i es pot respondre amb un sí o un no. Fer-la no hauria de costar res: els diners venen quan la propietat accepta.",
        time: "Una oferta de compra ha de dir fins quin dia és vàlida; és corrent donar de tres a set dies perquè la propietat s’ho pensi. Sense data, queda a l’aire mentre vostè deixa de buscar.",
        how: "L’oferta de compra s’envia per correu electrònic o en un full signat a l’agència, que la fa arribar a la propietat. Digui-hi el preu, la data d’escriptura, si demanarà hipoteca, què es queda a casa i fins quan espera resposta.",
        must: "Una oferta de compra no ha de ser per escrit segons la llei, però només l’escrita el protegeix, i per fer-la no s’ha de pagar res. Es pot retirar fins que la propietat accepta, si no es va prometre de mantenir-la fins a un dia. Una oferta completa i acceptada ja pot obligar: digui des de quan vol que obligui.",
        model:
          "Un model d’oferta de compra cap en una pàgina: qui ofereix, l’habitatge i la finca registral, el preu, com es paga, entre quines dates se signa, què es queda, les condicions, fins quan és vàlida i que només obliguen les arres. En aquest article té un text per copiar.",
      },
      sections: [
        {
          heading: "Què ha de dir una oferta per escrit?",
          blocks: [
            {
              points: [
                "El seu nom, l’habitatge i el preu que ofereix.",
                "Com pagarà: estalvis, hipoteca o totes dues coses.",
                "El primer dia i l’últim per a l’escriptura.",
                "Què s’hi queda: cuina, llums, aire condicionat, armaris.",
                "Les condicions: el sí del banc, una nota sense sorpreses, la cèdula vigent.",
                "El dia fins al qual es manté.",
              ],
            },
          ],
        },
        {
          heading: "Model: una oferta per copiar",
          blocks: [
            "Un exemple per adaptar, per correu electrònic o en un full signat:",
            {
              clauses: [
                "Ofereixo … € per l’habitatge de …, dels quals … € seran amb hipoteca i la resta amb estalvis. L’escriptura es pot signar entre el dia … i el dia …. S’hi queden: ….",
                "L’oferta depèn d’una nota simple sense més càrregues que una hipoteca per cancel·lar, d’una cèdula d’habitabilitat vigent i que no hi hagi obres aprovades que no pagui qui ven.",
                "És vàlida fins al dia … a les … h. Només obligarà amb el contracte d’arres, que preveurà la hipoteca d’acord amb l’article 621-49 del Codi civil de Catalunya.",
              ],
            },
          ],
        },
        {
          heading: "Quan obliga una oferta?",
          blocks: [
            "Una oferta completa i acceptada ja pot ser un contracte. Si el que vol és obligar-se en signar les arres, digui-ho així. L’anunci també obliga: les seves dades es poden exigir després encara que el contracte no les repeteixi (Llei 18/2007, art.\u00a058.4).",
            "Desi l’anunci i els missatges. Són la prova del que es va dir de l’aparcament, el traster o els anys de la caldera.",
          ],
        },
        {
          heading: "Com es prepara una bona oferta?",
          blocks: [
            {
              steps: [
                "Vegi l’habitatge dues vegades i pregunti tot el que vulgui saber.",
                "Llegeixi la nota simple i les últimes actes de la comunitat.",
                "Calculi el total amb impostos i quant li deixaria el banc.",
                "Apunti el seu límit i no el digui a ningú.",
                "Enviï l’oferta per escrit i demani confirmació que ha arribat a la propietat.",
              ],
            },
          ],
        },
        {
          heading: "Què treu força a una oferta?",
          blocks: [
            {
              points: [
                "Un preu sense cap raó al costat.",
                "No dir que caldrà una hipoteca.",
                "Posar-hi condicions que ningú no pot comprovar.",
                "Voler pagar l’agència abans que la propietat contesti.",
              ],
            },
            "Un preu una mica més baix, amb data clara i finançament resolt, sovint guanya un de més alt que depèn de tot. Als nostres habitatges actuem per a la propietat i li fem arribar cada oferta tal com ve.",
          ],
        },
        {
          heading: "Què pot respondre la propietat, i què fa vostè llavors?",
          blocks: [
            {
              caption: "Quatre respostes a una oferta de compra",
              columns: ["Resposta", "Què vol dir", "Què cal fer"],
              rows: [
                [
                  "Acceptada per escrit",
                  "valen el preu i les condicions",
                  "reserva o arres en una o dues setmanes; demanar la documentació",
                ],
                [
                  "Contraoferta",
                  "la seva ha decaigut; és oberta l’altra",
                  "respondre un cop, amb data nova i un motiu",
                ],
                [
                  "Rebutjada",
                  "queda lliure",
                  "preguntar si ha estat el preu o la data; més endavant n’hi pot haver una altra",
                ],
                [
                  "Sense resposta dins del termini",
                  "ha decaigut, si hi va posar un dia",
                  "dir-ho en una línia i continuar buscant",
                ],
              ],
            },
            "L’habitual són de tres a set dies. Si hi ha més ofertes, doni la seva millor xifra amb la prova de fons, i no una primera per apujar-la.",
          ],
        },
      ],
      example: {
        heading: "A què s’obliga amb una oferta a un dels nostres preus?",
        blocks: [
          [
            "Oferir {x.price} vol dir {x.sum} amb l’impost de transmissions, sense notaria ni registre.",
            "Amb una hipoteca de {x.loan}, li calen {x.cash} propis per al preu i l’impost.",
            "Comprovi aquesta xifra abans d’enviar res.",
          ],
        ],
      },
      inShort:
        "Una oferta de compra fixa per escrit preu, dates, pagament i condicions, i és vàlida fins a un dia concret. Llegeixi abans la nota simple i no pagui fins que la propietat accepti. Digui des de quan vol quedar obligat.",
      next: "Dubta quant ha d’oferir per un habitatge que venen d’altres? Vegi com portem la [negociació de la compra](/services/negotiation-support).",
      description:
        "Com es fa una oferta de compra per escrit per un habitatge a Barcelona: què ha de dir, fins quan és vàlida, quan obliga i què s’ha de llegir abans d’enviar-la.",
      sources: ["Llei 18/2007, arts.\u00a058.3 i 58.4"],
    },
    ru: {
      names: [
        "предложение о покупке",
        "сделать предложение о покупке квартиры",
        "письменное предложение продавцу",
        "предложение цены продавцу",
        "oferta de compra",
        "встречное предложение продавца",
      ],
      title: "Предложение о\u00a0покупке",
      answers: {
        what: "Предложение о покупке письменно говорит, сколько вы готовы заплатить за жильё, когда и на каких условиях. Хорошее умещается на одной странице, и на него можно ответить «да» или «нет». Само по себе оно ничего не должно стоить: деньги платят, когда собственник согласился.",
        time: "В предложении о покупке назовите день, до которого оно действует; обычно это от трёх до семи дней, чтобы собственник подумал. Без срока оно повисает в воздухе, а вы перестаёте искать.",
        how: "Предложение о покупке отправляют по электронной почте или на подписанном листе агентству, а оно передаёт его собственнику. Укажите цену, срок сделки, нужна ли ипотека, что остаётся в квартире и до какого дня ждёте ответа.",
        must: "Предложение о покупке по закону не обязано быть письменным, но защищает только письменное, а платить за него не нужно. Отозвать его можно, пока собственник не согласился, если вы не обещали ждать до определённого дня. Полное и принятое предложение уже может обязывать, поэтому напишите, с какого момента.",
        model:
          "Образец предложения о покупке помещается на одной странице: кто предлагает, жильё и его номер в реестре, цена, как платите, между какими днями подписывать акт, что остаётся, условия, до какого дня оно действует и что обязывает только договор задатка. В статье есть текст, который можно взять за основу.",
      },
      sections: [
        {
          heading: "Что написать в\u00a0предложении?",
          blocks: [
            {
              points: [
                "Ваше имя, жильё и цену, которую вы предлагаете.",
                "Как заплатите: свои деньги, ипотека или и то и другое.",
                "Самый ранний и самый поздний день сделки.",
                "Что остаётся: кухня, светильники, кондиционер, шкафы.",
                "Условия: согласие банка, чистая выписка из реестра (nota simple), действующее свидетельство о пригодности для проживания.",
                "День, до которого предложение в силе.",
              ],
            },
          ],
        },
        {
          heading: "Образец предложения, который можно скопировать",
          blocks: [
            "Пример; отправляют его по-испански, письмом или на подписанном листе:",
            {
              clauses: [
                "Предлагаю … € за жильё по адресу …, из них … € ипотекой, остальное из накоплений. Акт можно подписать с … по …. В квартире остаются: ….",
                "Предложение зависит от выписки из реестра без обременений, кроме ипотеки, которую погасят, от действующего свидетельства о пригодности для проживания и от того, что утверждённые работы в доме оплатит продавец.",
                "Оно действует до … часов … числа. Обязывает только договор задатка, где по статье 621-49 Гражданского кодекса Каталонии предусмотрена ипотека.",
              ],
            },
            "Если платите без кредита, так и напишите: для собственника это довод.",
          ],
        },
        {
          heading: "Когда предложение вас обязывает?",
          blocks: [
            "Полное предложение, которое приняли, уже может быть договором. Если вы хотите обязаться только с договором задатка (arras), так и напишите. Объявление тоже обязывает: его данные можно потребовать потом, даже если в договоре их нет (Закон 18/2007, ст.\u00a058.4).",
            "Сохраните объявление и переписку. Ими можно доказать, что говорили о парковке, кладовой и возрасте котла.",
          ],
        },
        {
          heading: "Как подготовить предложение?",
          blocks: [
            {
              steps: [
                "Посмотрите жильё дважды и задайте все вопросы.",
                "Изучите выписку и последние протоколы сообщества собственников.",
                "Посчитайте всю сумму с налогами и сколько даст банк.",
                "Запишите свой предел и никому его не называйте.",
                "Отправьте предложение письменно и попросите подтвердить, что собственник его получил.",
              ],
            },
          ],
        },
        {
          heading: "Что ослабляет предложение?",
          blocks: [
            {
              points: [
                "Цена без единого довода.",
                "Молчание об ипотеке, хотя без неё не обойтись.",
                "Условия, которые никто не может проверить.",
                "Желание заплатить агентству до ответа собственника.",
              ],
            },
            "Цена чуть ниже, но с ясным сроком и готовыми деньгами часто выигрывает у более высокой, которая зависит от всего сразу. В наших объектах мы действуем в интересах собственника и передаём ему каждое предложение как есть.",
            "Если вам ответили другой ценой, это уже новое предложение, и ваше прежнее больше не действует. Ответьте тоже письменно и снова назовите день. Так у вас останется ясная запись о том, что и когда было согласовано.",
          ],
        },
        {
          heading: "Что может ответить собственник и что тогда делать?",
          blocks: [
            {
              caption: "Четыре ответа на предложение о покупке",
              columns: ["Ответ", "Что это значит", "Что делать"],
              rows: [
                [
                  "Письменное согласие",
                  "цена и условия действуют",
                  "через одну-две недели бронь или договор задатка; заказать документы",
                ],
                [
                  "Встречное предложение",
                  "ваше больше не действует, открыто его",
                  "ответить один раз, с новым сроком и причиной",
                ],
                ["Отказ", "вы свободны", "спросить, дело в цене или в сроке; позже можно предложить снова"],
                [
                  "К назначенному дню ответа нет",
                  "предложение утратило силу, если вы назвали день",
                  "сообщить об этом одной строкой и искать дальше",
                ],
              ],
            },
            "Обычно на ответ дают от трёх до семи дней. Если предложений несколько, назовите сразу лучшую цену и приложите подтверждение денег, а не первую, чтобы потом поднимать. Иностранцу подтверждение важно вдвойне: письмо банка или выписка на испанском показывают, что перевод не сорвёт срок. Бронь до письменного согласия собственника не платят.",
          ],
        },
      ],
      example: {
        heading: "К\u00a0чему обязывает предложение по\u00a0нашей цене?",
        blocks: [
          [
            "Предложить {x.price} значит заплатить {x.sum} вместе с налогом на передачу имущества (ITP), без нотариуса и реестра.",
            "При ипотеке {x.loan} своих денег на цену и налог нужно {x.cash}.",
            "Проверьте эту сумму, прежде чем что-либо отправлять.",
          ],
        ],
      },
      inShort:
        "В предложении о покупке письменно названы цена, сроки, оплата и условия, и действует оно до определённого дня. Сначала изучите выписку и не платите до согласия собственника. Укажите, с какого момента вы обязываетесь.",
      next: "Не знаете, сколько предложить за жильё, которое продают другие? Посмотрите, как мы ведём [переговоры о покупке](/services/negotiation-support).",
      description:
        "Как сделать письменное предложение о покупке жилья в Барселоне: что в нём указать, до какого дня оно действует, когда обязывает и что проверить до отправки.",
      sources: ["Закон 18/2007, ст.\u00a058.3 и 58.4"],
    },
  },
};
