import type { Entry } from "../entry";

export const answeringOffers: Entry = {
  theme: "selling",
  related: ["purchase-offer", "deposit-contract", "asking-price", "negotiating-the-price", "reservation-agreement"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "answering offers",
        "answering an offer on my home",
        "how to answer an offer below the asking price",
        "accept an offer on a home",
        "counter-offer",
        "several offers on my home",
        "compare purchase offers",
        "refuse an offer",
      ],
      title: "Answering offers",
      answers: {
        what: "Answering offers well means comparing four things and not one: the price, how it will be paid, the dates and the conditions. You are free to accept, refuse or make a counter-offer until a contract is signed. Answer every written offer, and say until which day your answer is open.",
        time: "An offer on your home deserves an answer within a day or two, and your counter-offer should say until when it is open. In our sales, offers and the deposit contract take one to two weeks. Longer silences make a buyer go and see another home.",
        who: "Answering offers is the owner’s decision; the agent passes on every one of them, with what is known of the buyer. If there are several owners, agree beforehand who answers and down to which figure. Nobody but you may accept.",
        how: "To answer an offer below the asking price, ask first what it rests on: the condition, a comparable home, or the bank. Then reply with one figure, one date and one reason. A counter-offer without a reason invites another step.",
      },
      sections: [
        {
          heading: "What do you compare?",
          blocks: [
            {
              points: [
                "Price: the whole of it, and whether furniture or parking is counted in.",
                "Payment: own money, a loan already approved, or a loan still to be asked for.",
                "Date of the deposit contract and of the deed.",
                "Conditions: the bank’s valuation, the sale of another home, building work first.",
                "The amount of the deposit, and what happens to it if either side withdraws.",
              ],
            },
          ],
        },
        {
          heading: "What should a written offer contain?",
          blocks: [
            {
              steps: [
                "Who buys: names, tax number and whether someone signs for them.",
                "The price and what it includes.",
                "How much is paid, when, and from where.",
                "The days for the deposit contract and for the deed.",
                "The day on which the offer ends.",
                "What the buyer has seen: registry extract, certificates, community minutes.",
              ],
            },
            "A buyer who pays a sum on account must first have had the written information of Law 18/2007 (art. 60.2–3), including the total price with taxes and costs.",
          ],
        },
        {
          heading: "When does an answer bind you?",
          blocks: [
            "An accepted offer can be a contract once it settles what is sold and for how much, so do not accept by message in passing. Write “subject to signing the deposit contract”. In that contract the money confirms the sale, unless both agree that either may withdraw. Then the buyer loses it, or the seller returns it twice over (Civil Code of Catalonia, art. 621-8).",
            "If the buyer needs a mortgage, settle what happens when the bank refuses. By law the buyer may then withdraw, where the contract provides for the loan, unless it is agreed otherwise (art. 621-49).",
          ],
        },
        {
          heading: "What do you do with several offers?",
          blocks: [
            "Treat everyone alike: the same documents, the same day for a best offer, and no invented rival. Tell each person that there are others, if there are. The highest figure with an uncertain loan may be worth less than a slightly lower one from savings.",
            "Keep the second offer informed until the deposit contract has been signed.",
          ],
        },
      ],
      example: {
        heading: "Which of three offers is the best?",
        blocks: [
          {
            caption: "An example: asking price €499,000",
            columns: ["Offer", "Price", "How it is paid", "Deed", "What it is worth"],
            rows: [
              [
                "A",
                "€495,000",
                "Loan of 80%, not yet asked for",
                "10 weeks",
                "Highest, and the least certain: ask for the bank’s answer first",
              ],
              ["B", "€488,000", "Loan of 60%, approved in writing", "6 weeks", "€7,000 less, certain as far as can be"],
              ["C", "€480,000", "Own money", "3 weeks", "€15,000 less; for someone who has to pay by a date"],
            ],
          },
          "Answer A and B on the same day: “€492,000, deed in six weeks, open until Friday noon.” Four weeks sooner at €900 a month for loan, fees and tax are worth about €830 to you, so time alone never makes up €7,000; certainty may.",
        ],
      },
      inShort: [
        "Offers are compared by price, payment, dates and conditions.",
        "The owner is free until a contract is signed.",
        "A counter-offer needs a figure, a date and a reason.",
      ],
      next: "We negotiate for owners and put every offer in writing: [see how a sale goes](/services/property-sales).",
      description:
        "Answering offers on your home in Barcelona: what to compare, what a written offer should contain, when an answer binds you and how to handle several bids.",
      sources: [
        "Civil Code of Catalonia, arts. 621-8 and 621-49",
        "Law 18/2007 on the right to housing (Catalonia), art. 60.2–3",
      ],
    },
    es: {
      names: [
        "responder a una oferta por mi piso",
        "cómo responder a una oferta",
        "aceptar una oferta por mi vivienda",
        "contraoferta",
        "oferta por debajo del precio",
        "varias ofertas por mi piso",
        "comparar ofertas de compra",
        "rechazar una oferta",
      ],
      title: "Responder a las ofertas",
      answers: {
        what: "Para responder a una oferta por su piso compare cuatro cosas y no una: el precio, cómo se paga, las fechas y las condiciones. Puede aceptar, rechazar o hacer una contraoferta mientras no firme un contrato. Conteste todas las que lleguen por escrito, y diga hasta qué día se mantiene su respuesta.",
        time: "Responder a una oferta no debería llevar más de uno o dos días, y su contraoferta ha de decir hasta cuándo vale. En nuestras ventas, ofertas y arras ocupan una o dos semanas. Con silencios largos, quien compra se va a ver otra vivienda.",
        who: "Responder a una oferta es decisión del propietario; la agencia las transmite todas, con lo que sepa de quien compra. Si hay varios titulares, acuerden antes quién contesta y hasta qué cifra. Nadie más que usted puede aceptar.",
        how: "Ante una oferta por debajo del precio, pregunte primero si se basa en el estado, en una vivienda comparable o en el banco. Después conteste con una cifra, una fecha y un motivo. Una contraoferta sin motivo invita a otra vuelta.",
      },
      sections: [
        {
          heading: "¿Qué se compara?",
          blocks: [
            {
              points: [
                "El precio: completo, y si incluye muebles o aparcamiento.",
                "El pago: ahorros, hipoteca aprobada o hipoteca por pedir.",
                "Las fechas de las arras y de la escritura.",
                "Las condiciones: la tasación, la venta de otro piso, unas obras previas.",
                "El importe de las arras y qué pasa con ellas si alguien se echa atrás.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué debe llevar una oferta escrita?",
          blocks: [
            {
              steps: [
                "Quién compra: nombre, identificación fiscal y si firma otra persona.",
                "El precio y lo que incluye.",
                "Cuánto se paga, cuándo y de dónde sale.",
                "Los días de las arras y de la escritura.",
                "El día en que la oferta caduca.",
                "Qué ha visto el comprador: nota simple, certificados, actas de la comunidad.",
              ],
            },
            "Antes de entregar cualquier cantidad a cuenta, quien compra debe recibir por escrito la información de la Ley 18/2007 (art.\u00a060.2–3), con el precio total, impuestos y gastos.",
          ],
        },
        {
          heading: "¿Cuándo le obliga su respuesta?",
          blocks: [
            "Una oferta aceptada puede ser ya un contrato si deja claro qué se vende y por cuánto, así que no acepte por mensaje y de pasada. Escriba «a reserva de firmar las arras». En ellas el dinero confirma la venta, salvo que se pacte que cualquiera puede desistir. Entonces el comprador las pierde y el vendedor las devuelve dobladas (Código civil de Cataluña, art.\u00a0621-8).",
            "Si hace falta hipoteca, acuerde qué ocurre cuando el banco la deniega. Si el contrato la prevé, la ley permite entonces desistir a quien compra, salvo pacto distinto (art.\u00a0621-49).",
          ],
        },
        {
          heading: "¿Qué se hace con varias ofertas?",
          blocks: [
            "Trate igual a todos: los mismos documentos, el mismo día para mejorar y ningún rival inventado. Si hay otros interesados, dígalo a cada uno. La cifra más alta con una hipoteca dudosa puede valer menos que otra algo menor y con ahorros.",
            "Mantenga informada a la segunda hasta que se firmen las arras.",
          ],
        },
      ],
      example: {
        heading: "¿Cuál de tres ofertas es la mejor?",
        blocks: [
          {
            caption: "Ejemplo: precio anunciado de 499.000\u00a0€",
            columns: ["Oferta", "Precio", "Cómo se paga", "Escritura", "Qué vale"],
            rows: [
              [
                "A",
                "495.000\u00a0€",
                "Hipoteca del 80\u00a0%, sin pedir",
                "10 semanas",
                "La más alta y la menos segura: pida antes la respuesta del banco",
              ],
              [
                "B",
                "488.000\u00a0€",
                "Hipoteca del 60\u00a0%, aprobada por escrito",
                "6 semanas",
                "7.000\u00a0€ menos, y todo lo segura que puede ser",
              ],
              [
                "C",
                "480.000\u00a0€",
                "Ahorro",
                "3 semanas",
                "15.000\u00a0€ menos; para quien tiene que pagar en una fecha",
              ],
            ],
          },
          "Conteste a A y a B el mismo día: «492.000\u00a0€, escritura en seis semanas, hasta el viernes a mediodía». Cuatro semanas antes, a 900\u00a0€ al mes de hipoteca, comunidad e IBI, valen unos 830\u00a0€: el tiempo solo nunca compensa 7.000\u00a0€; la seguridad, quizá.",
        ],
      },
      inShort: [
        "Las ofertas se comparan por precio, pago, fechas y condiciones.",
        "El propietario es libre mientras no haya contrato firmado.",
        "Una contraoferta necesita cifra, fecha y motivo.",
      ],
      next: "Negociamos para el propietario y ponemos cada oferta por escrito: [vea cómo vendemos](/services/property-sales).",
      description:
        "Cómo responder a una oferta por su piso en Barcelona: qué comparar, qué debe llevar por escrito, cuándo le obliga la respuesta y qué hacer si hay varias.",
      sources: [
        "Código civil de Cataluña, arts.\u00a0621-8 y 621-49",
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a060.2–3",
      ],
    },
    ca: {
      names: [
        "respondre a una oferta pel meu pis",
        "com respondre a una oferta",
        "acceptar una oferta pel meu habitatge",
        "contraoferta",
        "oferta per sota del preu",
        "diverses ofertes pel meu pis",
        "comparar ofertes de compra",
        "rebutjar una oferta",
      ],
      title: "Respondre a les ofertes",
      answers: {
        what: "Per respondre a una oferta pel seu pis compari quatre coses i no una: el preu, com es paga, les dates i les condicions. Pot acceptar, rebutjar o fer una contraoferta mentre no signi cap contracte. Contesti totes les que arribin per escrit, i digui fins a quin dia es manté la resposta.",
        time: "Respondre a una oferta no hauria de voler més d’un dia o dos, i la contraoferta ha de dir fins a quin dia és vàlida. En les nostres vendes, ofertes i arres ocupen una setmana o dues. Amb silencis llargs, qui compra se’n va a veure un altre habitatge.",
        who: "Respondre a una oferta és decisió del propietari; l’agència les transmet totes, amb el que sàpiga de qui compra. Si hi ha més d’un titular, acordin abans qui contesta i fins a quina xifra. Ningú més que vostè no pot acceptar.",
        how: "Com respondre a una oferta per sota del preu: pregunti primer en què es basa, si en l’estat, en un habitatge comparable o en el banc. Després contesti amb una xifra, una data i un motiu. Una contraoferta sense motiu convida a una altra volta.",
      },
      sections: [
        {
          heading: "Què es compara?",
          blocks: [
            {
              points: [
                "El preu: sencer, i si inclou mobles o aparcament.",
                "El pagament: estalvis, hipoteca aprovada o hipoteca per demanar.",
                "Les dates de les arres i de l’escriptura.",
                "Les condicions: la taxació, la venda d’un altre pis, unes obres prèvies.",
                "L’import de les arres i què se’n fa si algú es fa enrere.",
              ],
            },
          ],
        },
        {
          heading: "Què ha de portar una oferta escrita?",
          blocks: [
            {
              steps: [
                "Qui compra: nom, identificació fiscal i si signa una altra persona.",
                "El preu i el que inclou.",
                "Quant es paga, quan i d’on surt.",
                "Els dies de les arres i de l’escriptura.",
                "El dia en què l’oferta caduca.",
                "Què ha vist el comprador: nota simple, certificats, actes de la comunitat.",
              ],
            },
            "Abans de lliurar cap quantitat a compte, qui compra ha de rebre per escrit la informació de la Llei 18/2007 (art.\u00a060.2–3), amb el preu total, impostos i despeses.",
          ],
        },
        {
          heading: "Quan l’obliga la seva resposta?",
          blocks: [
            "Una oferta acceptada pot ser ja un contracte si deixa clar què es ven i per quant. Per això no accepti per missatge i de passada. Escrigui «a reserva de signar les arres». Els diners d’aquest contracte confirmen la venda, tret que es pacti que qualsevol pot desistir. Aleshores el comprador els perd i el venedor els torna doblats (Codi civil de Catalunya, art.\u00a0621-8).",
            "Si cal hipoteca, acordi què passa quan el banc la denega. Si el contracte la preveu, la llei permet llavors que qui compra desisteixi, tret de pacte diferent (art.\u00a0621-49).",
          ],
        },
        {
          heading: "Què es fa amb més d’una oferta?",
          blocks: [
            "Tracti tothom igual: els mateixos documents, el mateix dia per millorar i cap rival inventat. Si hi ha altres interessats, digui-ho a cadascun. La xifra més alta amb una hipoteca dubtosa pot valer menys que una altra una mica més baixa i amb estalvis.",
            "Mantingui informada la segona fins que se signin les arres.",
          ],
        },
      ],
      example: {
        heading: "Quina de tres ofertes és la millor?",
        blocks: [
          {
            caption: "Exemple: preu anunciat de 499.000\u00a0€",
            columns: ["Oferta", "Preu", "Com es paga", "Escriptura", "Què val"],
            rows: [
              [
                "A",
                "495.000\u00a0€",
                "Hipoteca del 80\u00a0%, sense demanar",
                "10 setmanes",
                "La més alta i la menys segura: demani abans la resposta del banc",
              ],
              [
                "B",
                "488.000\u00a0€",
                "Hipoteca del 60\u00a0%, aprovada per escrit",
                "6 setmanes",
                "7.000\u00a0€ menys, i tan segura com pot ser",
              ],
              [
                "C",
                "480.000\u00a0€",
                "Estalvis",
                "3 setmanes",
                "15.000\u00a0€ menys; per a qui ha de pagar en una data",
              ],
            ],
          },
          "Contesti a A i a B el mateix dia: «492.000\u00a0€, escriptura en sis setmanes, fins divendres al migdia». Quatre setmanes abans, a 900\u00a0€ al mes d’hipoteca, comunitat i IBI, valen uns 830\u00a0€: el temps sol no compensa mai 7.000\u00a0€; la seguretat, potser.",
        ],
      },
      inShort: [
        "Les ofertes es comparen per preu, pagament, dates i condicions.",
        "El propietari és lliure mentre no hi hagi contracte signat.",
        "Una contraoferta necessita xifra, data i motiu.",
      ],
      next: "Negociem per al propietari i posem cada oferta per escrit: [vegi com venem](/services/property-sales).",
      description:
        "Com respondre a una oferta pel seu pis a Barcelona: què comparar, què ha de portar per escrit, quan l’obliga la resposta i què fer si n’hi ha més d’una.",
      sources: [
        "Codi civil de Catalunya, arts.\u00a0621-8 i 621-49",
        "Llei 18/2007, del dret a l’habitatge, art.\u00a060.2–3",
      ],
    },
    ru: {
      names: [
        "ответ на предложение о покупке",
        "как ответить на предложение покупателя",
        "принять предложение о покупке квартиры",
        "встречное предложение",
        "предложение ниже цены",
        "несколько предложений на квартиру",
        "сравнить предложения покупателей",
        "отклонить предложение покупателя",
      ],
      title: "Ответ на предложение покупателя",
      answers: {
        what: "Ответ на предложение о покупке зависит от четырёх вещей, а не от одной: цены, способа оплаты, сроков и условий. Пока договор не подписан, вы вправе принять его, отклонить или сделать встречное. Отвечайте на каждое письменное предложение и называйте день, до которого ваш ответ в силе.",
        time: "На ответ на предложение о покупке обычно хватает одного-двух дней, а во встречном указывают, до какого дня оно действует. В наших продажах предложения и задаток занимают одну-две недели. Если долго молчать, покупатель пойдёт смотреть другое жильё.",
        who: "Ответ на предложение о покупке даёт собственник, агентство лишь передаёт их все и рассказывает, что известно о покупателе. Если собственников несколько, решите заранее, кто отвечает и до какой цифры. Принять предложение можете только вы.",
        how: "Чтобы ответить на предложение покупателя ниже цены, сначала узнайте, на чём оно основано: на состоянии, похожем объекте или мнении банка. Затем назовите одну цифру, одну дату и одну причину. Встречное предложение без объяснений приведёт только к новому кругу торга.",
      },
      sections: [
        {
          heading: "Что сравнивают?",
          blocks: [
            {
              points: [
                "Цену целиком, и входит ли в неё мебель или парковка.",
                "Оплату: свои деньги, одобренная ипотека или та, о которой ещё не просили.",
                "День задатка и день нотариального акта.",
                "Условия: банковская оценка, продажа другой квартиры, работы до сделки.",
                "Сумму задатка и что с ней будет, если кто-то откажется.",
              ],
            },
          ],
        },
        {
          heading: "Что должно быть в письменном предложении?",
          blocks: [
            {
              steps: [
                "Кто покупает: имя, налоговый номер и не подписывает ли другой человек.",
                "Цена и что в неё входит.",
                "Сколько, когда и откуда платят.",
                "Дни договора задатка и сделки.",
                "День, когда предложение истекает.",
                "Что покупатель уже видел: выписку из реестра, сертификаты, протоколы сообщества собственников (comunidad).",
              ],
            },
            "До любого платежа покупателю нужно письменно дать сведения по Закону 18/2007 (ст.\u00a060.2–3), в том числе полную цену с налогами и расходами.",
          ],
        },
        {
          heading: "Когда ответ вас связывает?",
          blocks: [
            "Принятое предложение уже может быть договором, если из него ясно, что и за сколько продаётся. Поэтому не соглашайтесь на ходу, в переписке. Напишите: «при условии подписания договора задатка (arras)». Задаток подтверждает продажу, если стороны не договорились, что каждая вправе отказаться. Тогда покупатель его теряет, а продавец возвращает вдвойне (Гражданский кодекс Каталонии, ст.\u00a0621-8).",
            "Если нужна ипотека, решите, что будет при отказе банка. Когда договор её предусматривает, закон позволяет покупателю выйти, если не условлено другое (ст.\u00a0621-49).",
          ],
        },
        {
          heading: "Что делать, если предложений несколько?",
          blocks: [
            "Ко всем относитесь одинаково: те же документы, тот же день для лучшей цены и никаких выдуманных соперников. Если есть другие желающие, скажите каждому. Высокая цифра с неясной ипотекой бывает хуже той, что чуть ниже, но из своих денег.",
            "Держите вторую сторону в курсе, пока не подписан задаток.",
          ],
        },
      ],
      example: {
        heading: "Какое из трёх предложений лучше?",
        blocks: [
          {
            caption: "Пример: цена в объявлении 499\u00a0000\u00a0€",
            columns: ["Предложение", "Цена", "Чем платят", "Акт", "Чего стоит"],
            rows: [
              [
                "А",
                "495\u00a0000\u00a0€",
                "Ипотека 80\u00a0%, ещё не запрошена",
                "Через 10 недель",
                "Самое высокое и самое ненадёжное: сначала ответ банка",
              ],
              [
                "Б",
                "488\u00a0000\u00a0€",
                "Ипотека 60\u00a0%, одобрена письменно",
                "Через 6 недель",
                "На 7\u00a0000\u00a0€ меньше, зато надёжно, насколько возможно",
              ],
              [
                "В",
                "480\u00a0000\u00a0€",
                "Свои деньги",
                "Через 3 недели",
                "На 15\u00a0000\u00a0€ меньше; тому, кто связан датой",
              ],
            ],
          },
          "Ответьте А и Б в один день: «492\u00a0000\u00a0€, акт через шесть недель, ответ до полудня пятницы». Четыре выигранные недели при 900\u00a0€ в месяц на ипотеку, взносы и IBI стоят около 830\u00a0€: само время 7\u00a0000\u00a0€ не окупит, а надёжность может. Кто просит скидку из-за ремонта, тому покажите смету. Скидка больше её суммы ничем не обоснована.",
        ],
      },
      inShort: [
        "Предложения сравнивают по цене, оплате, срокам и условиям.",
        "Собственник свободен, пока договор не подписан.",
        "Встречному предложению нужны цифра, дата и причина.",
      ],
      next: "Ведём переговоры для собственника и записываем каждое предложение: [посмотрите, как идёт продажа](/services/property-sales).",
      description:
        "Ответ на предложение о покупке вашей квартиры в Барселоне: что сравнить, что должно быть в письме, когда ответ связывает и как быть, если желающих много.",
      sources: [
        "Гражданский кодекс Каталонии, ст.\u00a0621-8 и 621-49",
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a060.2–3",
      ],
    },
  },
};
