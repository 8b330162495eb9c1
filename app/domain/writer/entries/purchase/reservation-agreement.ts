import type { Entry } from "../entry";

export const reservationAgreement: Entry = {
  theme: "guide",
  related: ["deposit-contract", "purchase-offer", "nota-simple", "steps-of-buying"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "reservation agreement",
        "reservation contract",
        "reserve a property",
        "reservation fee spain",
        "holding deposit spain",
        "contrato de reserva",
        "deposit to reserve a property",
        "reserving a property",
      ],
      title: "The reservation agreement",
      answers: {
        what: "A reservation agreement takes a home off the market for some days while you check documents and prepare the deposit contract. The sum is small beside the price, often a fixed amount, and is deducted if you buy; only its wording decides whether you get it back if you don’t. Have the agreement return it in full if the owner refuses, the bank refuses or the documents show a charge. Never pay before you know that the owner has accepted your offer.",
        cost: "No law fixes how much a reservation agreement costs: you agree the sum with the owner. Have the agreement say that it counts towards the price, and in which cases it is returned in full.",
        who: "A reservation agreement is signed by the buyer and the owner, or by the agent if the owner has authorised that in writing. Ask to see the authorisation, because an agent’s signature without it reserves nothing.",
        must: "A reservation agreement isn’t compulsory: you may go from the accepted offer straight to the deposit contract. If you sign one, whether you can get the money back depends on its wording alone, so have the cases written down. Without an owner’s written authorisation an agent can’t reserve anything.",
        model:
          "A model reservation agreement names the home and its registry number, the accepted price, the sum and the account it goes to, the last day of the reservation, when the money comes back in full, what follows if you change your mind, and that it becomes part of the deposit. Attach the owner’s authorisation if the agent signs.",
      },
      sections: [
        {
          heading: "What does a reservation do, and what not?",
          blocks: [
            "It promises that nobody else will be shown the home for the days agreed. It normally doesn’t oblige you to buy at once. The deposit contract (arras) does that, and it should follow within the time set.",
            "Catalan law has no separate chapter on reservations. If the money goes to the seller as part of the price with nothing else written, it can count as a confirmatory deposit (Civil Code of Catalonia, art.\u00a0621-8.1). That binds both of you.",
          ],
        },
        {
          heading: "How does a reservation differ from the deposit contract?",
          blocks: [
            {
              caption: "Reservation and deposit contract side by side",
              columns: ["", "Reservation", "Deposit contract (arras)"],
              rows: [
                ["Purpose", "keeps the home for you for some days", "commits both sides until the deed"],
                ["Usual sum", "a small fixed sum, as agreed", "10% of the price"],
                [
                  "Who signs",
                  "buyer and owner, or an agent with the owner’s written authority",
                  "every buyer and every owner",
                ],
                [
                  "The buyer changes their mind",
                  "as the text says; often the sum is lost",
                  "a penitential deposit is lost; otherwise the sale can be insisted on",
                ],
                [
                  "The owner changes their mind",
                  "as the text says; ask for at least your money back",
                  "a penitential deposit comes back doubled",
                ],
                ["Law", "no chapter of its own", "Civil Code of Catalonia, art.\u00a0621-8"],
              ],
            },
          ],
        },
        {
          heading: "When do you get a reservation back?",
          blocks: [
            {
              points: [
                "The owner doesn’t accept: always, because nothing was reserved.",
                "An undisclosed charge, tenant or missing certificate: if the text says so, and it should.",
                "The bank refuses the loan: only if the text says so. The rule that protects buyers (art.\u00a0621-49) speaks of a purchase contract that provides for the loan.",
                "You simply change your mind: usually not.",
                "You sign the deposit contract: it isn’t returned but deducted from the deposit.",
              ],
            },
            "Ask in writing, with the account for the refund and a date, while the days of the reservation are still running.",
          ],
        },
        {
          heading: "Which information must you have before you pay a reservation?",
          blocks: [
            "Before taking any money on account, the seller or agent has to give you the essentials in writing (Law 18/2007, art.\u00a060):",
            {
              points: [
                "who the agent is, and the home with its usable area and annexes;",
                "its registry details;",
                "the total price with the taxes and costs that fall on you;",
                "and, above 1% of the price: charges, community fees and arrears, occupation, and payment terms.",
              ],
            },
          ],
        },
        {
          heading: "What should a reservation say?",
          blocks: [
            {
              steps: [
                "The home, its registry number and the accepted price.",
                "The sum, the account it goes to and who keeps it.",
                "Until which day the home is off the market.",
                "That the money comes back in full if the owner refuses, or if the documents show a charge nobody mentioned.",
                "What happens if you simply change your mind.",
                "That it becomes part of the deposit when the contract is signed.",
              ],
            },
          ],
        },
        {
          heading: "How do buyers lose a reservation?",
          blocks: [
            {
              points: [
                "They pay before an answer from the owner and then wait.",
                "The text says “non-refundable” and nobody read it.",
                "The bank’s refusal isn’t mentioned.",
                "The days run out while a document is missing, and nobody extends them in writing.",
              ],
            },
            "An extension by email, answered by the other side, takes five minutes. Ask for it before the last day.",
          ],
        },
      ],
      example: {
        heading: "Which payments follow a reservation?",
        blocks: [
          [
            "For a home at {x.price}, the reservation is the first and smallest payment.",
            "The deposit comes next; the rest is paid at the notary’s, where you receive the keys.",
            "The transfer tax on that price, {x.tax}, comes last.",
          ],
        ],
      },
      inShort:
        "A reservation takes a home off the market for some days in exchange for a small sum. It should say when the money is returned and become part of the deposit later. Before paying, you’re entitled to the main facts in writing.",
      next: "Found a home you’d like to hold? Look at [our homes](/properties) and ask us how a reservation would work there.",
      description:
        "What a reservation agreement does when you buy a home in Barcelona, how it differs from the deposit contract, what it must say and when the money comes back.",
      sources: ["Law 18/2007, art.\u00a060", "Civil Code of Catalonia, art.\u00a0621-8"],
    },
    es: {
      names: [
        "contrato de reserva",
        "reserva de vivienda",
        "reservar un piso",
        "documento de reserva",
        "señal de reserva",
        "devolver la reserva de un piso",
      ],
      title: "El contrato de reserva",
      answers: {
        what: "El contrato de reserva retira el piso del mercado unos días, mientras usted revisa la documentación y se preparan las arras. La cantidad es pequeña al lado del precio, a menudo una suma fija, y se descuenta si compra; si no compra, solo el texto decide si se la devuelven. Haga escribir que se devuelve entera si la propiedad no acepta, si el banco niega la hipoteca o si aparece una carga. Y no pague antes de saber que la propiedad ha aceptado su oferta.",
        cost: "Cuánto se paga en un contrato de reserva lo deciden las partes, no la ley. Debería ser poco en relación con el precio, y se descuenta de él si se compra. Si se recupera cuando no se compra depende solo de lo que esté escrito.",
        who: "El contrato de reserva lo firman quien compra y el propietario, o la agencia si tiene autorización escrita. Pida ver esa autorización: sin ella, la firma de la agencia no reserva nada.",
        must: "El contrato de reserva no es obligatorio: de la oferta aceptada se puede pasar a las arras. Si lo firma, que se pueda recuperar el dinero depende solo de lo escrito, así que haga constar los casos. Sin autorización escrita del propietario, la agencia no puede reservar nada.",
        model:
          "Un modelo de contrato de reserva dice qué vivienda es y su finca registral, el precio aceptado, la cantidad y la cuenta, hasta qué día está reservada, cuándo se devuelve todo, qué pasa si usted cambia de idea y que pasa a formar parte de las arras. Si firma la agencia, se adjunta la autorización del propietario.",
      },
      sections: [
        {
          heading: "¿A qué obliga una reserva?",
          blocks: [
            "Obliga a no enseñar la vivienda a nadie más durante los días pactados. Normalmente no obliga todavía a comprar. Eso lo hacen las arras, que deberían firmarse dentro de ese plazo.",
            "La ley catalana no tiene un capítulo propio para la reserva. Si el dinero va a quien vende como parte del precio y no se escribe nada más, puede considerarse arras confirmatorias (Código civil de Cataluña, art.\u00a0621-8.1). Y esas obligan a ambos.",
          ],
        },
        {
          heading: "¿En qué se diferencia de las arras?",
          blocks: [
            {
              caption: "Reserva y contrato de arras, uno al lado del otro",
              columns: ["", "Reserva", "Contrato de arras"],
              rows: [
                ["Para qué", "le guarda el piso unos días", "compromete a las dos partes hasta la escritura"],
                ["Cantidad habitual", "una suma fija y pequeña, la que se pacte", "el 10\u00a0% del precio"],
                [
                  "Quién firma",
                  "quien compra y la propiedad, o la agencia con su autorización escrita",
                  "todos los compradores y todos los propietarios",
                ],
                [
                  "Quien compra se arrepiente",
                  "lo que diga el texto; a menudo se pierde",
                  "las penitenciales se pierden; si no, se puede exigir la compra",
                ],
                [
                  "Quien vende se arrepiente",
                  "lo que diga el texto; pida al menos la devolución",
                  "las penitenciales se devuelven dobladas",
                ],
                ["Norma", "no tiene capítulo propio", "Código civil de Cataluña, art.\u00a0621-8"],
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo devuelven la reserva?",
          blocks: [
            {
              points: [
                "La propiedad no acepta: siempre, porque no se ha reservado nada.",
                "Sale una carga, un inquilino o falta un certificado: si el texto lo dice, y debería.",
                "El banco niega el préstamo: solo si el texto lo dice. La norma que protege a quien compra (art.\u00a0621-49) habla del contrato de compraventa que preveía esa financiación.",
                "Simplemente cambia de idea: normalmente no.",
                "Firma las arras: no se devuelve, se descuenta de ellas.",
              ],
            },
            "Reclámela por escrito, con la cuenta para la devolución y una fecha, mientras corren los días de la reserva.",
          ],
        },
        {
          heading: "¿Qué deben darle por escrito antes de pagar la reserva?",
          blocks: [
            "Antes de recibir cualquier cantidad a cuenta, quien vende o la agencia debe informarle por escrito (Ley 18/2007, art.\u00a060):",
            {
              points: [
                "de quién es la agencia y de la vivienda, con su superficie útil y sus anejos;",
                "de los datos registrales;",
                "del precio total, con los impuestos y gastos que le tocan;",
                "y, si pasa del 1\u00a0% del precio, de cargas, gastos y deudas de comunidad, ocupación y forma de pago.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué cláusulas no deben faltar en la reserva?",
          blocks: [
            {
              steps: [
                "La vivienda, su finca registral y el precio aceptado.",
                "La cantidad, la cuenta de destino y quién la guarda.",
                "Hasta qué día queda fuera del mercado.",
                "Que se devuelve íntegra si la propiedad no acepta o aparece una carga de la que no se habló.",
                "Qué ocurre si usted, sencillamente, cambia de opinión.",
                "Que al firmar las arras pasa a formar parte de ellas.",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se pierde el dinero de una reserva?",
          blocks: [
            {
              points: [
                "Se paga antes de que conteste la propiedad, y luego toca esperar.",
                "El texto dice «no reembolsable» y nadie se fijó.",
                "No se mencionó qué pasa si el banco dice que no.",
                "Los días se agotan mientras falta un documento, y nadie los prorroga.",
              ],
            },
            "Una prórroga por correo electrónico, con respuesta de la otra parte, se hace en cinco minutos. Pídala antes del último día y guarde los dos mensajes.",
          ],
        },
      ],
      example: {
        heading: "¿Qué pagos vienen después de la reserva?",
        blocks: [
          [
            "En una vivienda de {x.price}, la reserva es el primer pago y el más pequeño.",
            "Después llegan las arras; el resto y las llaves son del día de la notaría.",
            "Lo último es el impuesto de transmisiones, que con ese precio suma {x.tax}.",
          ],
        ],
      },
      inShort:
        "La reserva retira una vivienda del mercado unos días a cambio de una cantidad pequeña. Debe decir cuándo se devuelve y convertirse después en arras. Antes de pagar tiene derecho a los datos principales por escrito.",
      next: "¿Ha visto algo que le gustaría reservar? Mire [nuestras viviendas](/properties) y pregúntenos cómo se haría.",
      description:
        "Para qué sirve el contrato de reserva de una vivienda, en qué se distingue de las arras, qué debe decir, qué información exigir y cuándo se devuelve el dinero.",
      sources: ["Ley 18/2007, art.\u00a060", "Código civil de Cataluña, art.\u00a0621-8"],
    },
    ca: {
      names: [
        "contracte de reserva",
        "reserva d’un habitatge",
        "reservar un pis",
        "document de reserva",
        "tornar la reserva d’un pis",
        "diners de la reserva",
      ],
      title: "El contracte de reserva",
      answers: {
        what: "El contracte de reserva retira el pis del mercat uns dies, mentre vostè mira la documentació i es preparen les arres. La quantitat és petita al costat del preu, sovint una suma fixa, i es descompta si compra; si no compra, només el text decideix si l’hi tornen. Faci-hi escriure que torna sencera si la propietat no accepta, si el banc nega la hipoteca o si surt una càrrega. I no pagui abans de saber que la propietat ha acceptat l’oferta.",
        cost: "Quant es paga en un contracte de reserva ho decideixen les parts i no pas la llei. Hauria de ser poc al costat del preu, i se’n descompta si es compra. Si es recupera quan no es compra, només depèn del que s’hagi escrit.",
        who: "El contracte de reserva el signen qui compra i el propietari, o l’agència si hi està autoritzada per escrit. Demani l’autorització: si no n’hi ha, la signatura de l’agència no reserva res.",
        must: "El contracte de reserva no és obligatori: de l’oferta acceptada es pot passar a les arres. Si el signa, que es puguin recuperar els diners només depèn del que s’hagi escrit, i val més fer-hi constar els casos. Sense autorització escrita del propietari, l’agència no pot reservar res.",
        model:
          "Un model de contracte de reserva diu quin habitatge és i la finca registral, el preu acceptat, la quantitat i el compte, fins quin dia està reservat, quan es torna tot, què passa si vostè canvia d’idea i que passa a formar part de les arres. Si signa l’agència, s’hi adjunta l’autorització del propietari.",
      },
      sections: [
        {
          heading: "A què obliga una reserva?",
          blocks: [
            "Obliga a no ensenyar l’habitatge a ningú més els dies acordats. Normalment encara no obliga a comprar. Això ho fan les arres, que s’haurien de signar dins d’aquest termini.",
            "La llei catalana no té cap capítol per a la reserva. Si els diners van a qui ven com a part del preu i no s’hi diu res més, es poden prendre com a arres confirmatòries (Codi civil de Catalunya, art.\u00a0621-8.1). I aquestes obliguen tots dos.",
          ],
        },
        {
          heading: "En què es diferencia de les arres?",
          blocks: [
            {
              caption: "Reserva i contracte d’arres, de costat",
              columns: ["", "Reserva", "Contracte d’arres"],
              rows: [
                ["Per a què", "li guarda el pis uns dies", "compromet totes dues parts fins a l’escriptura"],
                ["Quantitat habitual", "una suma fixa i petita, la que es pacti", "el 10\u00a0% del preu"],
                [
                  "Qui signa",
                  "qui compra i la propietat, o l’agència amb la seva autorització escrita",
                  "tots els compradors i tots els propietaris",
                ],
                [
                  "Qui compra se’n desdiu",
                  "el que digui el text; sovint es perd",
                  "les penitencials es perden; si no, se li pot exigir la compra",
                ],
                [
                  "Qui ven se’n desdiu",
                  "el que digui el text; demani almenys la devolució",
                  "les penitencials tornen doblades",
                ],
                ["Norma", "no té capítol propi", "Codi civil de Catalunya, art.\u00a0621-8"],
              ],
            },
          ],
        },
        {
          heading: "Quan tornen la reserva?",
          blocks: [
            {
              points: [
                "La propietat no accepta: sempre, perquè no s’ha reservat res.",
                "Surt una càrrega, un llogater o hi falta un certificat: si el text ho diu, i ho hauria de dir.",
                "El banc nega el préstec: només si el text ho diu. La norma que protegeix qui compra (art.\u00a0621-49) parla del contracte de compravenda que preveia aquest finançament.",
                "Canvia d’idea i prou: normalment no.",
                "Signa les arres: no es torna, sinó que s’hi descompta.",
              ],
            },
            "Reclami-la per escrit, amb el compte per a la devolució i una data, mentre corren els dies de la reserva.",
          ],
        },
        {
          heading: "Què li han de donar per escrit abans de pagar la reserva?",
          blocks: [
            "Abans de rebre cap quantitat a compte, qui ven o l’agència l’ha d’informar per escrit (Llei 18/2007, art.\u00a060):",
            {
              points: [
                "de qui és l’agència i de l’habitatge, amb la superfície útil i els annexos;",
                "de les dades registrals;",
                "del preu total, amb els impostos i les despeses que li toquen;",
                "i, si passa de l’1\u00a0% del preu, de les càrregues, les despeses i els deutes de comunitat, l’ocupació i la forma de pagament.",
              ],
            },
          ],
        },
        {
          heading: "Què no pot faltar a la reserva?",
          blocks: [
            {
              steps: [
                "L’habitatge, la finca registral i el preu acceptat.",
                "La quantitat, a quin compte va i qui la guarda.",
                "Fins quin dia queda fora del mercat.",
                "Que es torna sencera si la propietat no accepta o surt una càrrega de què no s’havia parlat.",
                "Què passa si vostè, senzillament, canvia de parer.",
                "Que passa a formar part de les arres quan se signin.",
              ],
            },
          ],
        },
        {
          heading: "Com es perden els diners d’una reserva?",
          blocks: [
            {
              points: [
                "Es paga abans que la propietat contesti, i després toca esperar.",
                "El text diu «no reemborsable» i ningú no s’hi va fixar.",
                "No s’hi va dir res de la negativa del banc.",
                "S’acaben els dies mentre falta un document, i ningú no els allarga.",
              ],
            },
            "Una pròrroga per correu electrònic, amb resposta de l’altra part, es fa en cinc minuts. Demani-la abans de l’últim dia i desi tots dos missatges.",
          ],
        },
      ],
      example: {
        heading: "Quins pagaments venen després de la reserva?",
        blocks: [
          [
            "En un habitatge de {x.price}, la reserva és el primer pagament i el més petit.",
            "Després hi ha les arres; la resta i les claus són del dia de la notaria.",
            "L’últim és l’impost de transmissions, que amb aquest preu puja a {x.tax}.",
          ],
        ],
      },
      inShort:
        "La reserva treu un habitatge del mercat uns dies a canvi d’una quantitat petita. Ha de dir quan es torna i convertir-se després en arres. Abans de pagar té dret a les dades principals per escrit.",
      next: "Ha vist res que voldria reservar? Miri els [nostres habitatges](/properties) i pregunti’ns com es faria.",
      description:
        "Per a què serveix el contracte de reserva d’un habitatge, en què es diferencia de les arres, què hi ha de dir, quina informació cal i quan es tornen els diners.",
      sources: ["Llei 18/2007, art.\u00a060", "Codi civil de Catalunya, art.\u00a0621-8"],
    },
    ru: {
      names: [
        "договор бронирования",
        "бронирование квартиры",
        "забронировать квартиру в Испании",
        "вернуть бронь за квартиру",
        "contrato de reserva",
        "бронь жилья",
      ],
      title: "Договор бронирования",
      answers: {
        what: "Договор бронирования (reserva) снимает жильё с продажи на несколько дней, пока вы проверяете документы и готовите договор задатка. Сумма невелика рядом с ценой, часто фиксированная, и при покупке её вычитают; если вы не купили, вернут ли её, решает только текст. Впишите, что её возвращают целиком, если отказал собственник, если банк не дал ипотеку или нашлось обременение. И не платите, пока не знаете, что собственник принял ваше предложение.",
        cost: "Сколько платить по договору бронирования, решают стороны, а не закон. Сумма должна быть небольшой рядом с ценой, и при покупке её вычитают из цены. Вернут ли её, если вы не купите, зависит только от текста.",
        who: "Договор бронирования подписывают покупатель и собственник или агентство, если собственник письменно его уполномочил. Попросите показать это полномочие: без него подпись агентства ничего не бронирует.",
        must: "Договор бронирования не обязателен: от принятого предложения можно сразу перейти к договору задатка. Если вы его подписали, вернуть деньги можно только так, как в нём написано, поэтому перечислите случаи. Без письменного разрешения собственника агент ничего забронировать не может.",
        model:
          "Образец договора бронирования называет жильё и его номер в реестре, согласованную цену, сумму и счёт, до какого дня жильё снято с продажи, когда деньги возвращают полностью, что будет, если вы передумаете, и что бронь засчитают в задаток. Если подписывает агент, прилагают разрешение собственника.",
      },
      sections: [
        {
          heading: "К\u00a0чему обязывает бронь?",
          blocks: [
            "Она обещает, что в условленные дни жильё никому больше не покажут. Купить она обычно ещё не обязывает. Это делает договор задатка, и подписать его надо в тот же срок.",
            "Отдельной главы о бронировании в каталонском законе нет. Если деньги ушли продавцу как часть цены и больше ничего не записано, их можно счесть подтверждающим задатком (Гражданский кодекс Каталонии, ст.\u00a0621-8.1). Такой задаток связывает и покупателя, и продавца.",
          ],
        },
        {
          heading: "Чем бронь отличается от договора задатка?",
          blocks: [
            {
              caption: "Бронь и договор задатка рядом",
              columns: ["", "Бронь (reserva)", "Договор задатка (arras)"],
              rows: [
                ["Для чего", "держит для вас жильё несколько дней", "связывает обе стороны до нотариального акта"],
                ["Обычная сумма", "небольшая и фиксированная, как договоритесь", "10\u00a0% цены"],
                [
                  "Кто подписывает",
                  "покупатель и собственник или агент с его письменным разрешением",
                  "все покупатели и все собственники",
                ],
                [
                  "Передумал покупатель",
                  "как сказано в тексте; часто деньги теряют",
                  "задаток с правом отказа теряют; при подтверждающем могут потребовать покупки",
                ],
                [
                  "Передумал собственник",
                  "как сказано в тексте; просите хотя бы вернуть деньги",
                  "задаток с правом отказа возвращают вдвойне",
                ],
                ["Закон", "отдельной главы нет", "Гражданский кодекс Каталонии, ст.\u00a0621-8"],
              ],
            },
            "Для иностранца разница ещё и в том, что бронь подписывают по паспорту за один день, а для перевода задатка банку уже нужны документы о деньгах.",
          ],
        },
        {
          heading: "Когда бронь возвращают?",
          blocks: [
            {
              points: [
                "Собственник не согласился: всегда, ведь ничего не забронировано.",
                "Обнаружилось обременение, жилец или нет нужной справки: если так сказано в тексте, а сказать нужно.",
                "Банк отказал в кредите: только если так сказано. Правило, которое защищает покупателя (ст.\u00a0621-49), говорит о договоре купли-продажи, где предусмотрен кредит.",
                "Вы просто передумали: обычно нет.",
                "Подписан договор задатка: бронь не возвращают, а засчитывают в задаток.",
              ],
            },
            "Требуйте возврата письменно, с номером счёта и сроком, пока дни брони ещё идут. Перевод обратно за границу банк может проверять несколько дней, поэтому сохраните первую квитанцию и текст брони.",
          ],
        },
        {
          heading: "Что вам обязаны дать письменно до\u00a0оплаты брони?",
          blocks: [
            "До любого платежа в счёт цены продавец или агентство письменно сообщают вам главное (Закон 18/2007, ст.\u00a060):",
            {
              points: [
                "кто агент и какое это жильё, с полезной площадью (útil), парковкой и кладовой;",
                "регистрационные данные;",
                "полную цену с налогами и расходами, которые лягут на вас;",
                "а если сумма больше 1\u00a0% цены\u00a0— обременения, взносы и долги сообществу, кто там живёт и порядок оплаты.",
              ],
            },
          ],
        },
        {
          heading: "Какие условия брони нужно записать?",
          blocks: [
            {
              steps: [
                "Жильё, его номер в реестре и согласованную цену.",
                "Сумму, счёт и у кого она хранится.",
                "До какого дня жильё снято с продажи.",
                "Что деньги возвращают полностью, если собственник откажет или найдётся обременение, о котором не сказали.",
                "Что будет, если вы просто передумаете.",
                "Что при подписании договора задатка бронь становится его частью.",
              ],
            },
          ],
        },
        {
          heading: "Как теряют деньги за\u00a0бронь?",
          blocks: [
            {
              points: [
                "Платят до ответа собственника, а потом ждут.",
                "В тексте сказано «не возвращается», и никто этого не заметил.",
                "Отказ банка не упомянут.",
                "Дни прошли, пока не хватало документа, и срок никто не продлил.",
              ],
            },
            "Продление по электронной почте с ответом другой стороны занимает пять минут. Попросите о нём до последнего дня и сохраните оба письма.",
          ],
        },
      ],
      example: {
        heading: "Какие платежи следуют за\u00a0бронью?",
        blocks: [
          [
            "Если жильё стоит {x.price}, бронь\u00a0— первый и самый маленький платёж.",
            "Потом идёт задаток, а остаток и ключи\u00a0— в день сделки.",
            "Последним платят налог на передачу имущества (ITP), с этой цены {x.tax}.",
          ],
        ],
      },
      inShort:
        "Бронь на несколько дней снимает жильё с продажи за небольшую сумму. В договоре должно быть сказано, когда деньги вернут; если вы покупаете, их засчитывают в задаток. До оплаты вам обязаны письменно сообщить главные сведения.",
      next: "Нашли жильё, которое хотите удержать? Посмотрите [наши объекты](/properties) и спросите, как там оформить бронь.",
      description:
        "Зачем нужен договор бронирования жилья в Барселоне, чем он отличается от договора задатка, что в нём записать, какие сведения получить и когда вернут деньги.",
      sources: ["Закон 18/2007, ст.\u00a060", "Гражданский кодекс Каталонии, ст.\u00a0621-8"],
    },
  },
};
