import type { Entry } from "../entry";

export const habitabilityCertificate: Entry = {
  theme: "documents",
  related: ["first-occupancy", "usable-and-built-area", "documents-to-sell", "energy-certificate"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "habitability certificate",
        "cedula de habitabilidad",
        "cédula",
        "habitation certificate",
        "certificate of habitability",
        "cedula of habitability",
        "expired habitability certificate",
        "cedula habitabilitat",
      ],
      title: "The habitability certificate",
      answers: {
        what: "The habitability certificate (cédula de habitabilidad) is the Generalitat’s statement that a home meets the minimum conditions for living in it. Homes in Catalonia need a valid one to be sold or let, with few exceptions. The seller provides it; without it the deed has to wait, unless one of the exceptions applies.",
        cost: "A habitability certificate has two costs: the fee of the architect or technical architect who inspects the home, and the Generalitat’s administrative charge. No tariff fixes the professional’s fee, so ask for a quote in writing that covers the visit and the application. If the home needs changes to pass, those come on top.",
        time: "A habitability certificate takes as long as the inspection plus the Generalitat’s processing. Order it before the home is advertised and you have time to spare. Under Decree 141/2012 it is valid for 15 years in an existing home and 25 in a new one; the date is printed on it.",
        who: "The owner applies for the habitability certificate and pays for it, because the duty to hand it over is the seller’s. A buyer who wants to take it on can do so only within the exceptions of Law 18/2007, art. 132.",
        how: "To get a habitability certificate, have an architect or technical architect visit and sign a report. It is then submitted with the application to the Catalan Housing Agency (Agència de l’Habitatge de Catalunya), usually online.",
      },
      sections: [
        {
          heading: "Who needs one, and when?",
          blocks: [
            "Anyone who sells, lets or gives up the use of a home needs it (Law 18/2007, arts. 60.4 and 132). Water, electricity and gas companies ask for it too when a supply is connected in a new name.",
            "The certificate gives the address, the usable area, the rooms and the greatest number of people allowed. It is also an accepted source for the physical data in an advert (art. 62.2).",
          ],
        },
        {
          heading: "What happens if it has expired?",
          blocks: [
            "An expired certificate counts as none. The home is still yours and may still be lived in, but you can’t sell it the ordinary way until it is renewed.",
            {
              steps: [
                "Find the old certificate and read its date of expiry.",
                "Have a professional visit and say in writing whether the home passes as it is.",
                "Make the changes that are asked for: often ventilation, a kitchen fitting or a handrail.",
                "Apply, and keep the receipt; a new certificate carries its own number and date.",
              ],
            },
          ],
        },
        {
          heading: "Which exceptions are there?",
          blocks: [
            "A used home that is to be renovated or knocked down may be sold without one. The buyer then has to release the seller expressly, and a professional’s report or the plan to demolish has to support it (art. 132 a). Ask the notary early which wording is needed.",
            "Such a sale has a price for the buyer. A bank may hesitate to lend on the home. The certificate will still have to be obtained before anybody can let it or sell it on.",
          ],
        },
        {
          heading: "What should a buyer check?",
          blocks: [
            {
              points: [
                "The address and the door are those of the home you saw.",
                "It won’t expire before the day of signing.",
                "The usable area is the one you were told, within a metre or two.",
                "The rooms match: a bedroom that is missing may be a box room in law.",
                "Later building work had a permit, since it may have changed what the certificate describes.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How does it work in a real home?",
        blocks: [
          [
            "Take [{a.title}](/property/{a.id}) from our homes.",
            "Its usable area is {a.useful}, and the certificate should show about the same.",
            "The built area, {a.area}, includes walls and will be larger.",
          ],
        ],
      },
      inShort:
        "A home in Catalonia is sold with a valid habitability certificate, apart from a few exceptions. The seller gets it from the Generalitat through an architect or technical architect. Look at the date of expiry and the usable area first.",
      next: "Selling, and not sure whether yours is still valid? Ask when you [request a valuation](/valuation).",
      description:
        "What the habitability certificate (cédula de habitabilidad) proves in Catalonia, who provides it, how long it is valid and what to do if it has expired.",
      sources: ["Law 18/2007, arts. 60.4, 62.2 and 132", "Decree 141/2012 of the Generalitat"],
    },
    es: {
      names: [
        "cédula de habitabilidad",
        "cédula",
        "certificado de habitabilidad",
        "cédula de habitabilidad caducada",
        "cédula habitabilidad barcelona",
        "cedula de abitabilidad",
        "cédula de segunda ocupación",
        "renovar la cédula",
      ],
      title: "La cédula de habitabilidad",
      answers: {
        what: "La cédula de habitabilidad certifica que una vivienda cumple las condiciones mínimas para vivir en ella. En Cataluña, sin cédula vigente no se puede vender ni alquilar, con pocas excepciones. La aporta quien vende, y la notaría la pide antes de la escritura.",
        cost: "La cédula de habitabilidad tiene dos costes: los honorarios del arquitecto o arquitecto técnico que visita la vivienda y la tasa de la Generalitat. Los honorarios son libres, así que pida un presupuesto por escrito que incluya la visita y la tramitación. Si hay que adaptar algo, se paga aparte.",
        time: "Con la cédula de habitabilidad caducada no se puede vender por la vía normal: hay que renovarla antes de la firma. Se tarda lo que tarden la visita técnica y la Generalitat, así que pídala antes de anunciar. Es válida 15 años en una vivienda existente y 25 en una nueva (Decreto 141/2012); la fecha figura en el documento.",
        who: "La cédula de habitabilidad la solicita y la paga quien vende, porque entregarla es obligación suya. Quien compra solo puede asumirla en los casos que permite la Ley 18/2007, art. 132.",
        how: "Para obtener la cédula de habitabilidad, un arquitecto o arquitecto técnico visita la vivienda y firma un certificado. Con él se presenta la solicitud a la Agencia de la Vivienda de Cataluña, normalmente por internet.",
      },
      sections: [
        {
          heading: "¿Quién la necesita y cuándo?",
          blocks: [
            "La necesita quien vende, alquila o cede el uso de una vivienda (Ley 18/2007, arts. 60.4 y 132). También la piden las compañías de agua, luz y gas al dar de alta un suministro.",
            "En ella constan la dirección, la superficie útil, las estancias y el número máximo de ocupantes. Además, es una fuente admitida para los datos físicos de un anuncio (art. 62.2).",
          ],
        },
        {
          heading: "¿Qué pasa si está caducada?",
          blocks: [
            "Para la notaría, una cédula caducada es como no tenerla. Usted puede seguir viviendo en su casa, pero antes de vender o alquilar hay que dar estos pasos:",
            {
              steps: [
                "Busque la cédula anterior y mire la fecha de caducidad.",
                "Encargue la visita técnica y pida por escrito si la vivienda cumple tal como está.",
                "Haga los arreglos que falten: con frecuencia, una ventilación, un elemento de la cocina o una barandilla.",
                "Presente la solicitud y guarde el resguardo: la nueva llevará su propio número y su fecha.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo se puede vender sin ella?",
          blocks: [
            "Se puede cuando la vivienda usada se va a rehabilitar o a derribar. Quien compra debe liberar expresamente de la obligación a quien vende, con el informe de un técnico o el compromiso de derribo (art. 132 a). Pregunte pronto a la notaría qué redacción necesita.",
            "Esa vía tiene su contrapartida: el banco puede poner reparos a la hipoteca. Y la cédula habrá que conseguirla igualmente antes de alquilar o revender.",
          ],
        },
        {
          heading: "¿Qué comprobar si va a comprar?",
          blocks: [
            {
              points: [
                "La dirección, el piso y la puerta son los de la vivienda que ha visto.",
                "No caduca antes de la firma.",
                "La superficie útil coincide con la que le han dicho, metro arriba o abajo.",
                "Están todos los dormitorios: el que falta quizá no alcanza el mínimo legal.",
                "Las reformas posteriores tuvieron permiso, porque pueden haber cambiado lo descrito.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué cifra buscar en la cédula?",
        blocks: [
          [
            "Un ejemplo de nuestras viviendas: [{a.title}](/property/{a.id}).",
            "Su superficie útil es de {a.useful}, y el documento debe dar una cifra parecida.",
            "La construida, {a.area}, cuenta también las paredes y siempre es mayor.",
          ],
        ],
      },
      inShort:
        "En Cataluña una vivienda se vende con la cédula de habitabilidad vigente, salvo contadas excepciones. La tramita quien vende, con un arquitecto o arquitecto técnico, ante la Generalitat. Mire primero la fecha de caducidad y los metros útiles.",
      next: "Si va a vender y duda de la suya, dígalo al [pedir la valoración](/valuation) y lo miramos.",
      description:
        "Qué es la cédula de habitabilidad en Cataluña, quién la aporta, cuántos años es válida, qué hacer si está caducada y en qué casos se puede vender sin ella.",
      sources: ["Ley 18/2007, arts. 60.4, 62.2 y 132", "Decreto 141/2012 de la Generalitat de Catalunya"],
    },
    ca: {
      names: [
        "cèdula d’habitabilitat",
        "cèdula",
        "certificat d’habitabilitat",
        "cèdula d’habitabilitat caducada",
        "cèdula habitabilitat",
        "cèdula de segona ocupació",
        "renovar la cèdula",
      ],
      title: "La cèdula d’habitabilitat",
      answers: {
        what: "La cèdula d’habitabilitat certifica que un habitatge compleix les condicions mínimes per viure-hi. A Catalunya, sense una cèdula vigent un pis no es pot vendre ni llogar, llevat de poques excepcions. La principal és la d’un habitatge usat que s’ha de rehabilitar o enderrocar. L’aporta qui ven, i la notaria la demana abans de l’escriptura.",
        cost: "La cèdula d’habitabilitat té dos costos: els honoraris de l’arquitecte o arquitecte tècnic que visita l’habitatge i la taxa de la Generalitat. Els honoraris són lliures; demani un pressupost per escrit amb la visita i la tramitació. Si cal arreglar res, va a part.",
        time: "La cèdula d’habitabilitat és vigent 15\u00a0anys en un habitatge existent i 25 en un de nou (Decret 141/2012), i la data hi surt escrita. Obtenir-la triga el que triguin la visita del tècnic i la tramitació de la Generalitat. Si ha caducat, renovi-la abans d’anunciar el pis i anirà amb temps.",
        who: "La cèdula d’habitabilitat la demana i la paga qui ven, perquè és qui l’ha de lliurar. Qui compra només se’n pot fer càrrec en els casos de la Llei 18/2007, art. 132.",
        how: "Per tenir la cèdula d’habitabilitat, un arquitecte o arquitecte tècnic visita l’habitatge i en signa el certificat. Amb aquest certificat es fa la sol·licitud a l’Agència de l’Habitatge de Catalunya, gairebé sempre per internet.",
      },
      sections: [
        {
          heading: "Qui la necessita, i quan?",
          blocks: [
            "La necessita qui ven, lloga o cedeix l’ús d’un habitatge (Llei 18/2007, arts. 60.4 i 132). Les companyies d’aigua, llum i gas també la demanen per donar d’alta un subministrament.",
            "Hi consten l’adreça, la superfície útil, les estances i quantes persones hi poden viure com a màxim. A més, els anuncis poden treure’n les dades físiques (art. 62.2).",
          ],
        },
        {
          heading: "I si ha caducat?",
          blocks: [
            "Tenir-la caducada és com no tenir-ne. El pis continua sent seu i s’hi pot viure, però per vendre’l de la manera habitual s’ha de renovar.",
            {
              steps: [
                "Busqui la cèdula vella i miri fins quan era vigent.",
                "Encarregui la visita i demani per escrit si l’habitatge passa tal com està.",
                "Arregli el que falti: sovint una ventilació, una peça de la cuina o una barana.",
                "Presenti la sol·licitud i guardi’n el resguard; la nova tindrà número i data propis.",
              ],
            },
          ],
        },
        {
          heading: "Quan es pot vendre sense cèdula?",
          blocks: [
            "Es pot si és un habitatge usat i les obres o l’enderroc són certs. Qui compra ha d’exonerar expressament qui ven de l’obligació de lliurar-la, i cal l’informe d’un tècnic o el compromís d’enderroc (art. 132 a). Pregunti aviat a la notaria amb quines paraules s’ha de dir.",
            "Per a qui compra té conseqüències, i val la pena saber-les abans de fer l’oferta. El banc pot ser reticent amb la hipoteca, i abans de llogar o revendre la cèdula s’haurà d’obtenir igualment.",
          ],
        },
        {
          heading: "Què ha de mirar qui compra?",
          blocks: [
            {
              points: [
                "Que l’adreça, el pis i la porta siguin els de l’habitatge que ha visitat.",
                "Que no caduqui abans del dia de la signatura.",
                "Que la superfície útil sigui la que li han dit, metre amunt, metre avall.",
                "Que hi surtin tots els dormitoris: si en falta un, potser no arriba al mínim legal.",
                "Que les obres posteriors tinguessin permís, perquè poden haver canviat el que s’hi descriu.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quina xifra hi ha de buscar?",
        blocks: [
          [
            "Un exemple d’entre els nostres habitatges: [{a.title}](/property/{a.id}).",
            "La seva superfície útil és de {a.useful}, i a la cèdula n’hi ha de constar una de semblant.",
            "La construïda, {a.area}, compta les parets i sempre és més gran.",
          ],
        ],
      },
      inShort:
        "A Catalunya un habitatge es ven amb la cèdula d’habitabilitat vigent, tret de comptades excepcions. La tramita qui ven a la Generalitat, amb un arquitecte o arquitecte tècnic. Miri’n primer la data i els metres útils.",
      next: "Si ha de vendre i no sap si la seva encara és vigent, digui’ns-ho quan [demani la valoració](/valuation).",
      description:
        "Què és la cèdula d’habitabilitat, qui l’ha d’aportar, quants anys és vigent, com es demana, què cal fer quan ha caducat i quan es pot vendre sense tenir-ne.",
      sources: ["Llei 18/2007, arts. 60.4, 62.2 i 132", "Decret 141/2012 de la Generalitat de Catalunya"],
    },
    ru: {
      names: [
        "свидетельство о пригодности для проживания",
        "cédula de habitabilidad",
        "седула",
        "сертификат пригодности для проживания",
        "сертификат пригодности жилья",
        "cedula habitabilidad",
        "седула де абитабилидад",
        "свидетельство о пригодности жилья",
      ],
      title: "Свидетельство о пригодности для проживания",
      answers: {
        what: "Свидетельство о пригодности для проживания (cédula de habitabilidad) подтверждает, что жильё отвечает минимальным требованиям. В Каталонии без действующего свидетельства продать или сдать квартиру нельзя, кроме немногих исключений. Получает его продавец, а нотариус попросит показать ещё до сделки.",
        cost: "Свидетельство о пригодности для проживания обходится в две суммы: гонорар архитектора или технического архитектора и сбор правительства Каталонии (Generalitat). Тарифа на работу специалиста нет, поэтому попросите письменную смету: осмотр и подача заявления. Доделки, если они нужны, оплачивают отдельно.",
        time: "Свидетельство о пригодности для проживания выдают после осмотра и рассмотрения заявления. Если заказать его до объявления о продаже, времени хватит с запасом. По Декрету 141/2012 оно действует 15 лет для существующего жилья и 25 лет для нового; дата указана в самом документе.",
        who: "Свидетельство о пригодности для проживания заказывает и оплачивает продавец: передать его — обязанность продавца. Покупатель может взять это на себя только в случаях, которые допускает Закон 18/2007, ст. 132.",
        how: "Чтобы получить свидетельство о пригодности для проживания, пригласите архитектора или технического архитектора: он осмотрит жильё и подпишет заключение. С ним подают заявление в Агентство жилья Каталонии (Agència de l’Habitatge de Catalunya), обычно через интернет.",
      },
      sections: [
        {
          heading: "Кому и когда оно нужно?",
          blocks: [
            "Оно нужно каждому, кто продаёт или сдаёт жильё либо передаёт право им пользоваться (Закон 18/2007, ст. 60.4 и 132). О нём спросят и компании, которые подключают воду, электричество и газ. Новостройка получает первое свидетельство, когда здание готово, а дальше его обновляют по мере истечения срока.",
            "В свидетельстве указаны адрес, полезная площадь (útil), помещения и наибольшее число жильцов. Из него можно брать данные для объявления (ст. 62.2).",
          ],
        },
        {
          heading: "Что делать, если срок истёк?",
          blocks: [
            "Просроченное свидетельство — то же, что никакого. Продлить его задним числом нельзя: осмотр и заявление нужны заново. Жильё остаётся вашим, жить в нём можно, но для обычной продажи документ надо обновить.",
            {
              steps: [
                "Найдите прежнее свидетельство и посмотрите, до какого дня оно действовало.",
                "Пригласите специалиста и попросите письменно ответить, пройдёт ли жильё в нынешнем виде.",
                "Доделайте то, чего не хватает: часто это вентиляция, оборудование кухни или перила.",
                "Подайте заявление и сохраните отметку о подаче: у нового документа будут свои номер и дата.",
              ],
            },
          ],
        },
        {
          heading: "Когда можно продать без него?",
          blocks: [
            "Исключение есть для подержанного жилья, которое будут перестраивать или сносить. Покупатель прямо освобождает продавца от обязанности, и нужно заключение специалиста или обязательство снести дом (ст. 132 a). Заранее узнайте у нотариуса, как это записать: без нужной оговорки он не удостоверит сделку.",
            "У такой покупки есть обратная сторона. Банк может отказать в ипотеке, а перед сдачей или перепродажей свидетельство всё равно придётся получить.",
          ],
        },
        {
          heading: "Что проверить покупателю?",
          blocks: [
            {
              points: [
                "Адрес, этаж и дверь совпадают с квартирой, которую вы смотрели.",
                "Срок не истечёт до дня сделки.",
                "Полезная площадь та, что вам назвали, с разницей в метр-другой.",
                "Перечислены все спальни: пропущенная может не дотягивать до нормы.",
                "На поздний ремонт было разрешение, иначе описание могло устареть.",
                "Номер документа настоящий: его можно сверить в базе Агентства жилья.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Какую цифру искать в документе?",
        blocks: [
          [
            "Пример из наших объектов: [{a.title}](/property/{a.id}).",
            "Полезная площадь здесь {a.useful}: в свидетельстве должна стоять близкая цифра.",
            "Площадь со стенами (construida), {a.area}, всегда больше.",
          ],
        ],
      },
      inShort:
        "Жильё в Каталонии продают с действующим свидетельством о пригодности для проживания, исключений мало. Его получает продавец у правительства Каталонии через архитектора или технического архитектора. Сначала посмотрите на срок и на полезную площадь.",
      next: "Если продаёте и не уверены в своём свидетельстве, напишите об этом, когда будете [заказывать оценку](/valuation).",
      description:
        "Свидетельство о пригодности для проживания (cédula de habitabilidad) в Каталонии: кто его получает, сколько лет оно действует и что делать, если срок истёк.",
      sources: ["Закон 18/2007, ст. 60.4, 62.2 и 132", "Декрет правительства Каталонии 141/2012"],
    },
  },
};
