import type { Entry } from "../entry";

export const notaryCosts: Entry = {
  theme: "costs",
  related: ["registry-costs", "costs-of-buying", "notary-day", "deed-of-sale", "paperwork-agent"],
  isGeneral: true,
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "notary costs",
        "notary fees",
        "notary fee",
        "cost of the notary",
        "notary bill",
        "notary tariff",
        "how much is the notary",
        "who pays the notary",
        "notary charges",
        "who pays notary fees",
      ],
      title: "What the notary costs",
      answers: {
        what: [
          "Notary costs follow an official tariff: for the deed of sale at {x.price} it comes to about {x.notary}, before VAT and copies.",
          "The tariff is set for all of Spain, and a notary may take no more than 10% off it (Royal Decree-Law 6/2000, art. 35).",
          "The invoice is higher, because pages, copies and VAT are added.",
        ],
        cost: [
          "Notary costs for a purchase start from the tariff: about {x.notary} at {x.price} and about {y.notary} at {y.price}.",
          "With copies, pages and VAT, plan €900 to €1,500 (market guides, checked on {checked}).",
        ],
        who: "The buyer pays the notary fees of a purchase in Catalonia: the deed and its first copy (Civil Code of Catalonia, art. 531-6). In the rest of Spain, the Civil Code (art. 1455) gives the deed to the seller and the copies to the buyer. A contract may say otherwise in both. The mortgage deed is the lender’s to pay.",
        how: "You pay the notary’s bill after signing, usually by transfer or card, sometimes through the paperwork agent’s advance. Ask the office for a written estimate as soon as the price is agreed.",
      },
      sections: [
        {
          heading: "How does the tariff rise with the price?",
          blocks: [
            "Royal Decree 1426/1989 sets it in bands, each with its own rate, and takes 5% off the result:",
            {
              points: [
                "€90.15 for the first €6,010.12.",
                "4.5 per thousand up to €30,050.61, and 1.5 per thousand up to €60,101.21.",
                "1 per thousand up to €150,253.03, and 0.5 per thousand up to €601,012.10.",
                "0.3 per thousand from there on.",
              ],
            },
            "So it grows slowly: at twice the price the bill is far from double.",
          ],
        },
        {
          heading: "Who pays which deed?",
          blocks: [
            {
              points: [
                "Deed of sale and its first copy: the buyer.",
                "Mortgage deed: the lender; the borrower pays only for copies they ask for (Law 5/2019, art. 14.1 e).",
                "Cancelling the seller’s mortgage: the seller.",
                "A power of attorney: whoever gives it.",
              ],
            },
            "Read the clause on costs in the deposit contract. “All costs to the buyer” can move the seller’s share to you.",
          ],
        },
        {
          heading: "How do you deal with the notary’s office?",
          blocks: [
            {
              steps: [
                "Choose the notary. The buyer may do so, even when the bank proposes one.",
                "Send the price, the kind of home and the number of buyers, and ask for an estimate by email.",
                "Ask for an electronic copy only, if nobody needs one on stamped sheets.",
                "Some days before, send identity documents, NIE and proof of how the price is paid, so that nothing has to be drawn up twice.",
                "After signing, check the invoice: tariff number by number, pages, copies, VAT.",
              ],
            },
          ],
        },
        {
          heading: "What makes the bill longer?",
          blocks: [
            "Many annexes make it longer, and so do several homes or parking spaces in one deed. Powers of attorney have to be checked, and buyers who don’t read Spanish or Catalan need a translation. Each can be foreseen, so tell the office early. The visit in which a notary explains your mortgage before signing is free.",
          ],
        },
      ],
      example: {
        heading: "What is it for one of our prices?",
        blocks: [
          [
            "{?x.home}Our [{a.title}](/property/{a.id}) is for sale at {a.price}.",
            "At {x.price} the tariff for the deed is about {x.notary}, and for the registry entry about {x.registry}.",
            "At {y.price} the deed comes to about {y.notary}.",
            "Beside the tax of {x.tax} it is a small item, yet one that can be checked to the cent.",
          ],
        ],
      },
      inShort: [
        "The notary’s tariff is set by Royal Decree 1426/1989 for all of Spain; a notary may lower it by up to 10%.",
        "The deed of sale is the buyer’s to pay. The mortgage deed is the lender’s.",
        "Copies, pages and VAT make the invoice higher than the tariff.",
      ],
      next: "See the notary next to all other costs in our [cost calculator](/costs).",
      description:
        "Notary costs of buying a home in Spain: the official tariff and how it rises, who pays which deed, what the bill comes to with copies and how to check it.",
      sources: [
        "Royal Decree 1426/1989",
        "Royal Decree-Law 6/2000, art. 35",
        "Civil Code of Catalonia, art. 531-6",
        "Spanish Civil Code, art. 1455",
        "Law 5/2019, art. 14.1 e",
      ],
    },
    es: {
      names: [
        "gastos de notaría",
        "gastos de notario",
        "aranceles notariales",
        "arancel del notario",
        "cuánto cuesta el notario",
        "quién paga el notario",
        "factura del notario",
        "honorarios del notario",
        "coste de la notaría",
        "notaria gastos",
      ],
      title: "Los gastos de notaría",
      answers: {
        what: [
          "Los gastos de notaría de una compra siguen un arancel oficial: con un precio de {x.price}, unos {x.notary} antes de IVA y copias.",
          "El arancel es uno para toda España, y el notario puede rebajarlo como mucho un 10\u00a0% (Real Decreto-ley 6/2000, art. 35).",
          "La factura completa suele quedar entre 900 y 1.500\u00a0€ (guías del mercado, consultadas el {checked}).",
          "Paga quien compra, salvo la escritura de la hipoteca, que es del banco.",
        ],
        cost: [
          "Los gastos de notaría de una compra parten del arancel: unos {x.notary} con un precio de {x.price} y unos {y.notary} con {y.price}.",
          "Con copias, folios e IVA, prevea de 900 a 1.500\u00a0€ (guías del mercado, consultadas el {checked}).",
        ],
        who: "Los gastos de notaría de la compra, la escritura y su primera copia, son en Cataluña de quien compra (Código civil de Cataluña, art. 531-6). El contrato puede decir otra cosa. La escritura de la hipoteca es aparte: la paga el banco.",
        how: "La factura del notario se paga después de firmar, normalmente por transferencia o tarjeta, a veces con la provisión de la gestoría. Pida un presupuesto por escrito en cuanto haya precio.",
      },
      sections: [
        {
          heading: "¿Cómo sube el arancel con el precio?",
          blocks: [
            "El Real Decreto 1426/1989 lo fija por tramos y rebaja un 5\u00a0% el resultado:",
            {
              points: [
                "90,15\u00a0€ por los primeros 6.010,12\u00a0€.",
                "El 4,5 por mil hasta 30.050,61\u00a0€ y el 1,5 por mil hasta 60.101,21\u00a0€.",
                "El 1 por mil hasta 150.253,03\u00a0€ y el 0,5 por mil hasta 601.012,10\u00a0€.",
                "El 0,3 por mil a partir de ahí.",
              ],
            },
            "Crece despacio, por tanto: una vivienda del doble de precio no paga el doble de notaría.",
          ],
        },
        {
          heading: "¿Quién paga cada escritura?",
          blocks: [
            {
              points: [
                "Compraventa y primera copia: quien compra.",
                "Hipoteca: el banco; el cliente paga solo las copias que pida (Ley 5/2019, art. 14.1 e).",
                "Cancelación de la hipoteca anterior: quien vende.",
                "Poder notarial: quien lo otorga.",
              ],
            },
            "Lea la cláusula de gastos de las arras. «Todos los gastos a cargo del comprador» puede pasarle también los de la otra parte.",
          ],
        },
        {
          heading: "¿Cómo se trata con la notaría?",
          blocks: [
            {
              steps: [
                "Elija notaría. El comprador puede hacerlo, aunque el banco proponga una.",
                "Envíe el precio, el tipo de vivienda y cuántos compran, y pida presupuesto.",
                "Pida solo copia electrónica si nadie necesita otra en papel timbrado.",
                "Unos días antes, mande los documentos de identidad, el NIE y los medios de pago, para que no haya que redactar nada dos veces.",
                "Después de firmar, repase la factura: números del arancel, folios, copias e IVA.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué alarga la factura?",
          blocks: [
            "Los anexos, o varias viviendas y plazas en una misma escritura. También los poderes que hay que revisar y las traducciones para quien no lee español ni catalán. Todo se puede prever, así que avise pronto. El acta previa, en la que el notario explica la hipoteca antes de la firma, es gratuita.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto es con uno de nuestros precios?",
        blocks: [
          [
            "{?x.home}Nuestra vivienda [{a.title}](/property/{a.id}) se vende por {a.price}.",
            "Con {x.price}, el arancel de la escritura es de unos {x.notary} y el de la inscripción, de unos {x.registry}.",
            "Por {y.price}, la escritura costaría unos {y.notary}.",
            "Junto a un impuesto de {x.tax} es una partida pequeña, pero se puede comprobar al céntimo.",
          ],
        ],
      },
      inShort: [
        "El arancel de los notarios lo fija el Real Decreto 1426/1989 para toda España; el notario puede rebajarlo hasta un 10\u00a0%.",
        "Quien compra paga la escritura de compraventa; el banco, la de la hipoteca.",
        "Copias, folios e IVA hacen que la factura supere el arancel.",
      ],
      next: "Vea la notaría al lado de los demás gastos en la [calculadora](/costs).",
      description:
        "Gastos de notaría al comprar una vivienda: el arancel oficial y cómo sube, quién paga cada escritura, a cuánto llega la factura con copias y cómo revisarla.",
      sources: [
        "Real Decreto 1426/1989",
        "Real Decreto-ley 6/2000, art. 35",
        "Código civil de Cataluña, art. 531-6",
        "Ley 5/2019, art. 14.1 e",
      ],
    },
    ca: {
      names: [
        "despeses de notaria",
        "despeses de notari",
        "aranzels notarials",
        "aranzel del notari",
        "quant costa el notari",
        "qui paga el notari",
        "factura del notari",
        "honoraris del notari",
        "cost de la notaria",
      ],
      title: "Les despeses de notaria",
      answers: {
        what: [
          "Les despeses de notaria segueixen un aranzel oficial: l’escriptura d’una compra de {x.price} són uns {x.notary}, abans d’IVA i còpies.",
          "L’aranzel és un per a tot Espanya, i el notari el pot rebaixar com a molt un 10\u00a0% (Reial decret llei 6/2000, art. 35); els extres depenen de les pàgines i les còpies de cada escriptura.",
        ],
        cost: [
          "Per a les despeses de notaria d’una compra, prevegi en total de 900 a 1.500\u00a0€ (guies del mercat, consultades el {checked}).",
          "L’aranzel sol, amb un preu de {y.price}, són uns {y.notary}; la resta són còpies, folis i IVA.",
        ],
        who: "Les despeses de notaria de la compra, l’escriptura i la primera còpia, són a Catalunya de qui compra (Codi civil de Catalunya, art. 531-6). El contracte pot dir una altra cosa. L’escriptura de la hipoteca va a part: la paga el banc.",
        how: "La factura del notari es paga després de signar, normalment per transferència o targeta, de vegades amb la provisió de la gestoria. Demani un pressupost per escrit tan bon punt hi hagi preu.",
      },
      sections: [
        {
          heading: "Com puja l’aranzel amb el preu?",
          blocks: [
            "El Reial decret 1426/1989 el fixa per trams i rebaixa un 5\u00a0% el resultat:",
            {
              points: [
                "90,15\u00a0€ pels primers 6.010,12\u00a0€.",
                "El 4,5 per mil fins a 30.050,61\u00a0€ i l’1,5 per mil fins a 60.101,21\u00a0€.",
                "L’1 per mil fins a 150.253,03\u00a0€ i el 0,5 per mil fins a 601.012,10\u00a0€.",
                "El 0,3 per mil a partir d’aquí.",
              ],
            },
            "Creix a poc a poc, doncs: un habitatge que val el doble no paga el doble de notaria.",
          ],
        },
        {
          heading: "Qui paga cada escriptura?",
          blocks: [
            {
              points: [
                "Compravenda i primera còpia: qui compra.",
                "Hipoteca: el banc; el client només paga les còpies que demani (Llei 5/2019, art. 14.1 e).",
                "Cancel·lació de la hipoteca anterior: qui ven.",
                "Poder notarial: qui l’atorga.",
              ],
            },
            "Llegeixi la clàusula de despeses de les arres. «Totes les despeses a càrrec del comprador» li pot passar també les de l’altra part.",
          ],
        },
        {
          heading: "Com s’ha de tractar amb la notaria?",
          blocks: [
            {
              steps: [
                "Triï notaria. El comprador ho pot fer, encara que el banc n’hi proposi una.",
                "Enviï el preu, el tipus d’habitatge i quants compren, i demani pressupost.",
                "Demani només còpia electrònica si ningú no en necessita cap en paper timbrat.",
                "Uns dies abans, enviï els documents d’identitat, el NIE i els mitjans de pagament, perquè no s’hagi de redactar res dues vegades.",
                "Després de signar, repassi la factura: números de l’aranzel, folis, còpies i IVA.",
              ],
            },
          ],
        },
        {
          heading: "Què allarga la factura?",
          blocks: [
            "Els molts annexos, i diversos habitatges o places en una sola escriptura. També els poders que s’han de revisar i les traduccions per a qui no llegeix català ni castellà. Com que tot això es pot preveure, avisi aviat. La visita en què el notari explica la hipoteca abans de la signatura és gratuïta.",
          ],
        },
      ],
      example: {
        heading: "Quant és amb un dels nostres preus?",
        blocks: [
          [
            "{?x.home}El nostre habitatge [{a.title}](/property/{a.id}) es ven per {a.price}.",
            "A aquest preu, l’aranzel de l’escriptura és d’uns {x.notary} i el de la inscripció, d’uns {x.registry}.",
            "Al costat d’un impost de {x.tax} és una partida petita, però es pot comprovar fins al cèntim.",
          ],
        ],
      },
      inShort: [
        "L’aranzel dels notaris el fixa el Reial decret 1426/1989 per a tot Espanya; el notari el pot rebaixar fins a un 10\u00a0%.",
        "Qui compra paga l’escriptura de compravenda; el banc, la de la hipoteca.",
        "Còpies, folis i IVA fan que la factura superi l’aranzel.",
      ],
      next: "Vegi la notaria al costat de les altres despeses a la [calculadora](/costs).",
      description:
        "Despeses de notaria en comprar un habitatge: l’aranzel oficial i com puja, qui paga cada escriptura, quant fa la factura amb còpies i com es pot revisar bé.",
      sources: [
        "Reial decret 1426/1989",
        "Reial decret llei 6/2000, art. 35",
        "Codi civil de Catalunya, art. 531-6",
        "Llei 5/2019, art. 14.1 e",
      ],
    },
    ru: {
      names: [
        "расходы на нотариуса",
        "нотариальные расходы",
        "сколько стоит нотариус",
        "кто платит нотариусу",
        "тариф нотариуса",
        "счёт нотариуса",
        "услуги нотариуса в Испании",
        "нотариальные тарифы",
        "нотариус при покупке квартиры",
        "сколько стоит нотариус при покупке квартиры",
      ],
      title: "Расходы на нотариуса",
      answers: {
        what: [
          "Расходы на нотариуса считают по официальному тарифу: акт о покупке за {x.price} стоит около {x.notary}, без НДС (IVA) и копий.",
          "Тариф один для всей Испании, и снизить его нотариус вправе не больше чем на 10\u00a0% (RDL 6/2000, ст. 35).",
          "Счёт выходит больше из-за листов, копий и НДС.",
        ],
        cost: [
          "Расходы на нотариуса при покупке квартиры обычно составляют от 900 до 1\u00a0500\u00a0€ вместе с листами, копиями и НДС (обзоры рынка, проверено {checked}).",
          "Сам тариф, без этих добавок, меньше и установлен законом.",
          "Платит покупатель, если не договорились иначе.",
        ],
        who: "Расходы на нотариуса при покупке, то есть на акт и его первую копию, в Каталонии несёт покупатель (Гражданский кодекс Каталонии, ст. 531-6). В договоре можно записать иное. С ипотечным актом иначе: его оплачивает банк.",
        how: "Счёт нотариуса оплачивают после сделки, обычно переводом или картой, иногда из аванса, внесённого посреднику по оформлению. Попросите письменную смету, как только договоритесь о цене.",
      },
      sections: [
        {
          heading: "Как тариф растёт вместе с ценой?",
          blocks: [
            "Его устанавливает Королевский декрет (RD) 1426/1989 по ступеням, а с результата снимают 5\u00a0%:",
            {
              points: [
                "90,15\u00a0€ за первые 6\u00a0010,12\u00a0€.",
                "4,5\u00a0промилле до 30\u00a0050,61\u00a0€ и 1,5\u00a0промилле до 60\u00a0101,21\u00a0€.",
                "1\u00a0промилле до 150\u00a0253,03\u00a0€ и 0,5\u00a0промилле до 601\u00a0012,10\u00a0€.",
                "0,3\u00a0промилле сверх этой суммы.",
              ],
            },
            "Растёт он медленно: если жильё стоит вдвое больше, за нотариуса вы заплатите далеко не вдвое больше.",
          ],
        },
        {
          heading: "Кто платит за какой акт?",
          blocks: [
            {
              points: [
                "Купля-продажа и первая копия акта: покупатель.",
                "Ипотека: банк, а клиент платит только за копии, которые попросит сам (Закон 5/2019, ст. 14.1 e).",
                "Снятие прежней ипотеки: продавец.",
                "Доверенность: тот, кто её выдаёт.",
              ],
            },
            "Прочтите пункт о расходах в договоре задатка. Слова «все расходы несёт покупатель» могут переложить на вас и чужую долю.",
          ],
        },
        {
          heading: "Как вести дела с нотариусом?",
          blocks: [
            {
              steps: [
                "Выберите нотариуса. Это вправе сделать покупатель, даже если банк или продавец предлагает своего.",
                "Сообщите цену, вид жилья и число покупателей и попросите прислать письменную смету.",
                "Если копия на гербовых листах никому не нужна, закажите только электронную.",
                "За несколько дней пришлите удостоверения личности, NIE и сведения о том, как вы платите, чтобы не пришлось составлять акт заново.",
                "После сделки проверьте счёт: пункты тарифа, листы, копии и НДС.",
              ],
            },
          ],
        },
        {
          heading: "Из-за чего счёт становится длиннее?",
          blocks: [
            "Чаще всего из-за множества приложений, нескольких квартир или парковочных мест в одном акте. Ещё надо проверить доверенности и перевести акт тем, кто не читает по-испански и по-каталански. Всё это известно заранее, поэтому предупредите нотариуса сразу. Встреча, на которой нотариус ещё до сделки объясняет вам условия ипотеки, бесплатна.",
          ],
        },
      ],
      example: {
        heading: "Сколько это при одной из наших цен?",
        blocks: [
          [
            "{?x.home}Наш объект [{a.title}](/property/{a.id}) продаётся за {a.price}.",
            "При цене {x.price} тариф за акт\u00a0— около {x.notary}, за запись в реестре\u00a0— около {x.registry}.",
            "При цене {y.price} акт обошёлся бы примерно в {y.notary}.",
            "Рядом с налогом {x.tax} это небольшая статья, зато её можно проверить до цента.",
          ],
        ],
      },
      inShort: [
        "Тариф нотариусов установлен декретом RD 1426/1989 для всей Испании; нотариус вправе снизить его не больше чем на 10\u00a0%.",
        "За акт купли-продажи платит покупатель, за ипотечный\u00a0— банк.",
        "С копиями, листами и НДС счёт выходит больше тарифа.",
      ],
      next: "Посмотрите нотариуса рядом с остальными расходами в [калькуляторе](/costs).",
      description:
        "Расходы на нотариуса при покупке жилья в Испании: официальный тариф и как он растёт, кто платит за какой акт, сколько выходит с копиями и как проверить счёт.",
      sources: [
        "Королевский декрет (RD) 1426/1989",
        "Королевский декрет-закон (RDL) 6/2000, ст. 35",
        "Гражданский кодекс Каталонии, ст. 531-6",
        "Закон 5/2019, ст. 14.1 e",
      ],
    },
  },
};
