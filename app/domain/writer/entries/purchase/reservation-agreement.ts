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
        what: "A reservation agreement takes a home off the market for a short time while you check documents and prepare the deposit contract. The deposit you pay for it is small beside the price and is deducted if you buy; the wording alone decides whether you get it back if you don’t. Never pay it before you know that the owner has accepted your offer.",
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
        what: "El contrato de reserva retira la vivienda del mercado unos días mientras usted revisa la documentación y se prepara el contrato de arras. Se entrega una pequeña parte del precio: si no se compra, se devuelve o se pierde según lo que diga el texto. No pague antes de saber si la propiedad acepta su oferta.",
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
        what: "El contracte de reserva treu l’habitatge del mercat uns dies mentre vostè revisa la documentació i es prepara el contracte d’arres. Es lliura una part petita del preu, i el text ha de dir quan es torna. No pagui abans de saber si la propietat accepta l’oferta.",
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
        what: "Договор бронирования снимает жильё с продажи на несколько дней, пока вы проверяете документы и готовится договор задатка (arras). Вносят небольшую часть цены, и в тексте должно быть сказано, когда её вернут. Не платите, пока не знаете, принял ли собственник ваше предложение.",
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
