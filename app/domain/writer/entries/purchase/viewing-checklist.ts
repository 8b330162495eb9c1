import type { Entry } from "../entry";

export const viewingChecklist: Entry = {
  theme: "viewing",
  homes: "any",
  related: ["second-viewing", "papers-before-buying", "community-statutes", "noise", "purchase-offer"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "viewing checklist",
        "property viewing checklist",
        "what to look for when viewing a home",
        "questions to ask at a viewing",
        "what to check before buying an apartment",
        "apartment viewing tips",
        "house viewing checklist",
      ],
      title: "A viewing checklist",
      answers: {
        what: "A viewing checklist has four parts, in this order: the home, the building, the street and the documents. Inside, look for damp, open two taps at once, count the fuses and ask for the usable area; outside, ask for the last minutes and the building inspection (ITE). Allow half an hour indoors and half an hour in the street, and write the answers down.",
        time: "With a viewing checklist, allow half an hour inside and half an hour in the street. Come in daylight the first time; the second visit can be in the evening, when you hear the neighbours and the bars.",
        how: "Use the viewing checklist room by room: look up, look down, open something, listen. Write down what you couldn’t see, and ask for it the same day while the agent still remembers your visit.",
      },
      sections: [
        {
          heading: "What do you look at inside the home?",
          blocks: [
            {
              points: [
                "Damp: corners, window frames, the wall behind the kitchen, the ceiling under a roof terrace.",
                "Water: two taps at once, the age of the boiler, where the stopcock is.",
                "Electricity: the fuse box, the sockets in the bedrooms, the contracted power.",
                "Windows: single or double glazing, and what you hear when they are closed.",
                "Floors and beams: a slope, a soft spot, a crack that runs through two rooms.",
                "Areas: ask for the usable and the built area, and where the figures come from.",
              ],
            },
            "Measure one wall yourself. If it doesn’t agree with the floor plan, ask which of the two is right.",
          ],
        },
        {
          heading: "What can a finding mean?",
          blocks: [
            {
              caption: "Seen at the viewing, and what you ask for next",
              columns: ["You see", "It may mean", "Ask for"],
              rows: [
                [
                  "A yellow ring on the ceiling",
                  "a leak from above or from the roof",
                  "the minutes and the repair invoice",
                ],
                ["Fresh paint on one wall only", "damp painted over", "a second visit after rain, a technician"],
                ["A crack across two rooms", "movement of the beams", "an architect’s opinion before any payment"],
                ["Only two fuses, sockets without earth", "old wiring", "the electrical certificate and a quote"],
                ["Water comes weakly from two taps", "old or narrow pipes", "what the building has renewed, and when"],
                ["A room without a window", "not a bedroom by law", "the habitability certificate"],
              ],
            },
          ],
        },
        {
          heading: "What do you ask about the building?",
          blocks: [
            "You buy a share in roof, façade and staircase as well. Ask for the last minutes of the community of owners (comunidad). They show quarrels, debts and building work that has been agreed but not yet paid.",
            {
              points: [
                "Community fees, and what they include.",
                "Result of the building inspection (ITE), due from 45\u00a0years of age.",
                "Lift: where it stops, and how many steps lead to it.",
                "Rules on pets, short lets and air-conditioning units.",
              ],
            },
          ],
        },
        {
          heading: "What do you look at in the street?",
          blocks: [
            "Walk to the metro and back. Look for terraces of bars, a loading bay, a school gate, a crane. Which way do the bedrooms face, and can anything still be built opposite?",
            "Noise is the fault that a viewing at eleven in the morning hides best. Stand still for two minutes with the window open.",
          ],
        },
        {
          heading: "Which questions do you put to the agent?",
          blocks: [
            {
              points: [
                "Why is it being sold, and how long has it been advertised?",
                "Who owns it, and do all the owners want to sell?",
                "Does anybody live there, with a contract or without one?",
                "Is a levy agreed for the façade, the roof or the lift, and who pays it?",
                "What do community, property tax (IBI) and heating cost in a year?",
                "What stays in the home: kitchen, air conditioning, wardrobes?",
                "From which day could the deed be signed?",
              ],
            },
            "Ask for the answers by email. An agent represents the seller in most sales, and a written answer can be shown later.",
          ],
        },
        {
          heading: "Which documents do you ask for afterwards?",
          blocks: [
            {
              steps: [
                "The land registry extract (nota simple): who sells, and which charges there are.",
                "The habitability certificate (cédula de habitabilidad), which a transfer needs (Law 18/2007, art.\u00a060.4).",
                "The energy certificate with its rating and date.",
                "The certificate of community debts and the latest minutes.",
              ],
            },
            "An advert binds whoever publishes it (Law 18/2007, art.\u00a058). Keep a copy of it with your notes.",
          ],
        },
      ],
      example: {
        heading: "What would you ask about one of our homes?",
        blocks: [
          [
            "{?a.id}Take [{a.title}](/property/{a.id}): built area {a.area}.",
            "The building dates from {a.built}, so ask about the inspection, the pipes and the wiring.",
            "Its energy rating: {a.letter}; ask what was renewed and when.",
            "The community fees are {a.fees} a month; ask what they pay for.",
          ],
        ],
      },
      inShort:
        "At a viewing, look at the home, the building, the street and the documents. Water, noise and agreed building work are what visitors overlook most. Notes help more than photographs.",
      next: "[Choose a home and ask us for its documents before the viewing](/properties).",
      description:
        "A viewing checklist for a home in Barcelona: what to look at inside, in the building and in the street, which questions to ask and which documents to request.",
      sources: ["Law 18/2007, arts.\u00a058 and 60.4", "Royal Decree 390/2021 on energy certificates"],
    },
    es: {
      names: [
        "en qué fijarse al visitar un piso",
        "en qué fijarse al ver un piso",
        "qué mirar al visitar un piso",
        "preguntas al visitar un piso",
        "checklist visita piso",
        "qué revisar antes de comprar un piso",
        "qué mirar antes de comprar un piso",
        "lista para visitar un piso",
      ],
      title: "En qué fijarse al visitar un piso",
      answers: {
        what: "Al visitar un piso hay que fijarse en cuatro cosas, por este orden: la vivienda, la finca, la calle y la documentación. Dentro, busque humedades, abra dos grifos a la vez, mire el cuadro eléctrico y pregunte la superficie útil; de la finca, pida las últimas actas y la inspección técnica (ITE). Reserve media hora dentro y otra media en la calle, y apunte las respuestas.",
        time: "Para ver un piso sin prisas y saber en qué fijarse, reserve media hora dentro y otra media en la calle. La primera vez vaya de día; la segunda puede ser de noche, cuando se oyen vecinos y bares.",
        how: "Para saber en qué fijarse al visitar un piso, vaya habitación por habitación: mire arriba, mire abajo, abra algo, escuche. Anote lo que no pudo ver y pídalo el mismo día, mientras la agencia recuerda su visita.",
      },
      sections: [
        {
          heading: "¿Qué se mira dentro?",
          blocks: [
            {
              points: [
                "Humedades: rincones, marcos, la pared de detrás de la cocina, el techo bajo una azotea.",
                "Agua: dos grifos a la vez, la edad de la caldera, dónde está la llave de paso.",
                "Electricidad: el cuadro, los enchufes de los dormitorios, la potencia contratada.",
                "Ventanas: vidrio simple o doble y qué se oye con ellas cerradas.",
                "Suelos y vigas: una pendiente, una zona que cede, una grieta que cruza dos piezas.",
                "Superficies: pregunte por la útil y la construida y de dónde salen las cifras.",
              ],
            },
            "Mida usted una pared. Si no coincide con el plano, pregunte cuál de los dos se equivoca.",
          ],
        },
        {
          heading: "¿Qué puede significar lo que ve?",
          blocks: [
            {
              caption: "Lo que se ve en la visita y lo que conviene pedir",
              columns: ["Ve", "Puede ser", "Pida"],
              rows: [
                [
                  "Un cerco amarillo en el techo",
                  "una fuga del piso de arriba o de la cubierta",
                  "las actas y la factura del arreglo",
                ],
                ["Pintura reciente en una sola pared", "humedad tapada", "otra visita después de llover, un técnico"],
                [
                  "Una grieta que cruza dos piezas",
                  "movimiento del forjado",
                  "la opinión de un arquitecto antes de pagar nada",
                ],
                ["Dos fusibles y enchufes sin tierra", "instalación eléctrica antigua", "el boletín y un presupuesto"],
                [
                  "Poca agua con dos grifos abiertos",
                  "tuberías viejas o estrechas",
                  "qué ha renovado la finca y cuándo",
                ],
                ["Una habitación sin ventana", "que no cuente como dormitorio", "la cédula de habitabilidad"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué se pregunta de la finca?",
          blocks: [
            "Compra también una parte del tejado, la fachada y la escalera. Pida las últimas actas de la comunidad: enseñan discusiones, deudas y obras aprobadas que aún no se han pagado.",
            {
              points: [
                "Gastos de comunidad y qué incluyen.",
                "Resultado de la inspección técnica (ITE), obligatoria desde los 45\u00a0años.",
                "Ascensor: en qué rellano para y cuántos escalones quedan.",
                "Normas sobre animales, alquileres cortos y aparatos de aire.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se mira en la calle?",
          blocks: [
            "Vaya andando al metro y vuelva. Busque terrazas de bar, una zona de carga, la puerta de un colegio, una grúa. ¿Adónde dan los dormitorios y qué puede construirse aún enfrente?",
            "El ruido es el defecto que mejor esconde una visita a las once de la mañana. Quédese dos minutos en silencio con la ventana abierta.",
          ],
        },
        {
          heading: "¿Qué preguntas se hacen a la agencia?",
          blocks: [
            {
              points: [
                "¿Por qué se vende y desde cuándo está anunciado?",
                "¿De quién es, y quieren vender todos los propietarios?",
                "¿Vive alguien, con contrato o sin él?",
                "¿Hay una derrama aprobada para fachada, cubierta o ascensor, y quién la paga?",
                "¿Cuánto suman al año la comunidad, el IBI y la calefacción?",
                "¿Qué se queda: cocina, aire acondicionado, armarios?",
                "¿Desde qué día se podría firmar la escritura?",
              ],
            },
            "Pida las respuestas por correo electrónico. La agencia suele representar a quien vende, y lo que está escrito se puede enseñar después.",
          ],
        },
        {
          heading: "¿Qué documentación se pide después?",
          blocks: [
            {
              steps: [
                "La nota simple: quién vende y qué cargas hay.",
                "La cédula de habitabilidad, necesaria para transmitir (Ley 18/2007, art.\u00a060.4).",
                "El certificado energético, con su calificación y su fecha.",
                "El certificado de deudas de la comunidad y las últimas actas.",
              ],
            },
            "El anuncio obliga a quien lo publica (Ley 18/2007, art.\u00a058). Guarde una copia con sus notas.",
          ],
        },
      ],
      example: {
        heading: "¿Qué preguntaría de una de nuestras viviendas?",
        blocks: [
          [
            "{?a.id}Tome [{a.title}](/property/{a.id}): superficie construida, {a.area}.",
            "La finca es de {a.built}: pregunte por la inspección, las tuberías y la instalación eléctrica.",
            "Calificación energética: {a.letter}; pregunte qué se renovó y cuándo.",
            "La comunidad cuesta {a.fees} al mes; pregunte qué cubre.",
          ],
        ],
      },
      inShort:
        "En una visita se miran la vivienda, la finca, la calle y la documentación. Lo que más se pasa por alto: el agua, el ruido y las obras aprobadas. Las notas ayudan más que las fotos.",
      next: "[Elija una vivienda y pídanos su documentación antes de verla](/properties).",
      description:
        "En qué fijarse al visitar un piso en Barcelona: qué mirar dentro, en la finca y en la calle, qué preguntar y qué documentación pedir antes de una oferta.",
      sources: ["Ley 18/2007, arts.\u00a058 y 60.4", "Real Decreto 390/2021, de certificación energética"],
    },
    ca: {
      names: [
        "en què fixar-se en visitar un pis",
        "què mirar en visitar un pis",
        "què mirar quan visites un pis",
        "què mirar abans de comprar un pis",
        "preguntes en visitar un pis",
        "què revisar abans de comprar un pis",
        "llista per visitar un pis",
      ],
      title: "En què fixar-se en visitar un pis",
      answers: {
        what: "Abans de comprar un pis cal mirar i revisar quatre coses, per aquest ordre: l’habitatge, la finca, el carrer i la documentació. A dins, busqui humitats, obri dues aixetes alhora, miri el quadre elèctric i pregunti la superfície útil; de la finca, demani les últimes actes i la inspecció tècnica (ITE). En un pis antic, miri-hi també bigues i baixants.",
        time: "Per revisar bé un pis abans de comprar-lo, reservi mitja hora a dins i una altra mitja al carrer. El primer cop vagi-hi de dia; el segon pot ser al vespre, quan se senten veïns i bars.",
        how: "En visitar un pis, miri a cada peça el sostre, el terra i les finestres, obri alguna cosa i escolti una estona. Apunti el que no ha pogut veure i demani-ho el mateix dia, mentre l’agència recorda la visita.",
      },
      sections: [
        {
          heading: "Què es mira a dins?",
          blocks: [
            {
              points: [
                "Humitats: racons, marcs, la paret de darrere la cuina, el sostre sota un terrat.",
                "Aigua: dues aixetes alhora, l’edat de la caldera, on és la clau de pas.",
                "Electricitat: el quadre, els endolls dels dormitoris, la potència contractada.",
                "Finestres: vidre simple o doble i què se sent quan són tancades.",
                "Terres i bigues: un pendent, una zona que cedeix, una esquerda que travessa dues peces.",
                "Superfícies: pregunti per la útil i la construïda i d’on surten les xifres.",
              ],
            },
            "Amidi vostè una paret. Si no coincideix amb el plànol, pregunti quin dels dos s’equivoca.",
          ],
        },
        {
          heading: "Què pot voler dir el que hi veu?",
          blocks: [
            {
              caption: "El que es veu a la visita i el que convé demanar",
              columns: ["Hi veu", "Pot ser", "Demani"],
              rows: [
                [
                  "Un cercle groc al sostre",
                  "una fuita del pis de dalt o de la coberta",
                  "les actes i la factura de l’arranjament",
                ],
                ["Pintura recent en una sola paret", "humitat tapada", "una altra visita després de ploure, un tècnic"],
                [
                  "Una esquerda que travessa dues peces",
                  "moviment del forjat",
                  "l’opinió d’un arquitecte abans de pagar res",
                ],
                ["Dos fusibles i endolls sense terra", "instal·lació elèctrica antiga", "el butlletí i un pressupost"],
                [
                  "Poca aigua amb dues aixetes obertes",
                  "canonades velles o estretes",
                  "què ha renovat la finca i quan",
                ],
                ["Una habitació sense finestra", "que no compti com a dormitori", "la cèdula d’habitabilitat"],
              ],
            },
          ],
        },
        {
          heading: "Què es pregunta de la finca?",
          blocks: [
            "Compra també una part de la teulada, la façana i l’escala. Demani les últimes actes de la comunitat: hi surten discussions, deutes i obres aprovades que encara no s’han pagat.",
            {
              points: [
                "Despeses de comunitat i què inclouen.",
                "Resultat de la inspecció tècnica (ITE), obligatòria a partir dels 45\u00a0anys.",
                "Ascensor: a quin replà para i quants graons queden.",
                "Normes sobre animals, lloguers curts i aparells d’aire.",
              ],
            },
          ],
        },
        {
          heading: "Què es mira al carrer?",
          blocks: [
            "Vagi a peu al metro i torni. Busqui terrasses de bar, una zona de càrrega, la porta d’una escola, una grua. On donen els dormitoris i què s’hi pot construir encara al davant?",
            "El soroll és el defecte que millor amaga una visita a les onze del matí. Quedi’s dos minuts en silenci amb la finestra oberta.",
          ],
        },
        {
          heading: "Quines preguntes es fan a l’agència?",
          blocks: [
            {
              points: [
                "Per què es ven i des de quan s’anuncia?",
                "De qui és, i volen vendre tots els propietaris?",
                "Hi viu algú, amb contracte o sense?",
                "Hi ha una derrama aprovada per a façana, coberta o ascensor, i qui la paga?",
                "Quant sumen l’any la comunitat, l’IBI i la calefacció?",
                "Què s’hi queda: cuina, aire condicionat, armaris?",
                "A partir de quin dia es podria signar l’escriptura?",
              ],
            },
            "Demani les respostes per correu electrònic. L’agència sol representar qui ven, i el que és escrit es pot ensenyar després.",
          ],
        },
        {
          heading: "Quina documentació es demana després?",
          blocks: [
            {
              steps: [
                "La nota simple: qui ven i quines càrregues hi ha.",
                "La cèdula d’habitabilitat, necessària per transmetre (Llei 18/2007, art.\u00a060.4).",
                "El certificat energètic, amb la qualificació i la data.",
                "El certificat de deutes de la comunitat i les últimes actes.",
              ],
            },
            "L’anunci obliga qui el publica (Llei 18/2007, art.\u00a058). Guardi’n una còpia amb les notes.",
          ],
        },
      ],
      example: {
        heading: "Què preguntaria d’un dels nostres habitatges?",
        blocks: [
          [
            "{?a.id}Prengui [{a.title}](/property/{a.id}): superfície construïda, {a.area}.",
            "La finca és de {a.built}: pregunti per la inspecció, les canonades i la instal·lació elèctrica.",
            "Qualificació energètica: {a.letter}; pregunti què s’hi va renovar i quan.",
            "La comunitat costa {a.fees} al mes; pregunti què cobreix.",
          ],
        ],
      },
      inShort:
        "En una visita es miren l’habitatge, la finca, el carrer i la documentació. El que més s’escapa: l’aigua, el soroll i les obres aprovades. Les notes ajuden més que les fotos.",
      next: "[Triï un habitatge i demani’ns-en la documentació abans de veure’l](/properties).",
      description:
        "En què fixar-se en visitar un pis a Barcelona: què mirar a dins, a la finca i al carrer, què preguntar i quina documentació demanar abans d’una oferta.",
      sources: ["Llei 18/2007, arts.\u00a058 i 60.4", "Reial decret 390/2021, de certificació energètica"],
    },
    ru: {
      names: [
        "что смотреть при просмотре квартиры",
        "на что смотреть при просмотре квартиры",
        "что проверить при осмотре квартиры",
        "вопросы на просмотре квартиры",
        "чек-лист просмотра квартиры",
        "как осматривать квартиру перед покупкой",
      ],
      title: "Что смотреть при просмотре квартиры",
      answers: {
        what: "При просмотре квартиры смотрят четыре вещи, в таком порядке: само жильё, дом, улицу и документы. Внутри ищите сырость, откройте два крана сразу, взгляните на электрощит и спросите полезную площадь; о доме попросите последние протоколы собраний и результат технического осмотра (ITE). Отведите полчаса квартире и полчаса улице и записывайте ответы.",
        time: "На просмотр квартиры просите полчаса: чтобы понять, на что смотреть внутри, двадцати минут мало. Ещё полчаса отведите улице. В первый раз приходите днём, второй раз можно вечером, когда слышно соседей и бары.",
        how: "Смотреть квартиру при просмотре удобно по порядку: комната за комнатой, от потолка до пола, открывая окна и краны и прислушиваясь. Запишите, чего не увидели, и спросите в тот же день, пока агент помнит ваш визит.",
      },
      sections: [
        {
          heading: "Что смотреть внутри?",
          blocks: [
            {
              points: [
                "Сырость: углы, оконные рамы, стена за кухней, потолок под террасой на крыше.",
                "Вода: два крана одновременно, возраст котла, где перекрывают воду.",
                "Электричество: щиток, розетки в спальнях, подключённая мощность.",
                "Окна: одно стекло или стеклопакет и что слышно, когда они закрыты.",
                "Полы и балки: уклон, место, которое прогибается, трещина через две комнаты.",
                "Площадь: спросите полезную и со стенами и откуда эти цифры.",
              ],
            },
            "Измерьте одну стену сами. Если она не совпадает с планировкой, спросите, что из двух неверно.",
          ],
        },
        {
          heading: "О чём говорит то, что вы увидели?",
          blocks: [
            {
              caption: "Что видно на просмотре и что попросить",
              columns: ["Вы видите", "Что это может быть", "Что попросить"],
              rows: [
                ["Жёлтый круг на потолке", "протечка от соседей или с крыши", "протоколы собраний и счёт за ремонт"],
                [
                  "Свежая краска на одной стене",
                  "закрашенная сырость",
                  "ещё один визит после дождя, вместе с техником",
                ],
                ["Трещина через две комнаты", "подвижка перекрытия", "мнение архитектора до любого платежа"],
                [
                  "Два предохранителя, розетки без заземления",
                  "старая проводка",
                  "сертификат электроустановки (boletín) и смету",
                ],
                ["Слабый напор при двух открытых кранах", "старые или узкие трубы", "что в доме меняли и когда"],
                ["Комната без окна", "по закону это может быть не спальня", "свидетельство о пригодности (cédula)"],
              ],
            },
          ],
        },
        {
          heading: "Что спросить о доме?",
          blocks: [
            "Вместе с квартирой вы покупаете долю крыши, фасада и лестницы. Попросите последние протоколы сообщества собственников: в них видны споры, долги и утверждённые работы, за которые ещё не заплачено.",
            {
              points: [
                "Сколько платят в сообщество и что в это входит.",
                "Результат технического осмотра здания (ITE): он обязателен с 45\u00a0лет.",
                "Лифт: где он останавливается и сколько ступеней остаётся.",
                "Правила о животных, краткосрочной аренде и кондиционерах.",
              ],
            },
          ],
        },
        {
          heading: "Что смотреть на улице?",
          blocks: [
            "Дойдите пешком до метро и обратно. Обратите внимание на столики баров, место разгрузки, школьные ворота, кран. Куда выходят спальни и что ещё могут построить напротив?",
            "Шум\u00a0— недостаток, который лучше всего скрывает просмотр в одиннадцать утра. Постойте две минуты молча у открытого окна, а вечером вернитесь под эти же окна.",
          ],
        },
        {
          heading: "Какие вопросы задать агенту?",
          blocks: [
            {
              points: [
                "Почему продают и как давно висит объявление?",
                "Кто собственник и все ли собственники хотят продать?",
                "Живёт ли там кто-нибудь, по договору или без него?",
                "Утверждён ли целевой сбор на фасад, крышу или лифт и кто его платит?",
                "Сколько в год стоят взносы в сообщество, налог на недвижимость (IBI) и отопление?",
                "Что остаётся в квартире: кухня, кондиционер, шкафы?",
                "С какого дня можно подписать нотариальный акт?",
              ],
            },
            "Попросите ответить по электронной почте. Агентство обычно представляет продавца, а письменный ответ можно будет показать позже.",
          ],
        },
        {
          heading: "Какие документы попросить до предложения?",
          blocks: [
            {
              steps: [
                "Выписку из реестра: кто продаёт и какие есть обременения.",
                "Свидетельство о пригодности для проживания: без него продажу не оформляют, кроме предусмотренных исключений (Закон 18/2007, ст.\u00a060.4).",
                "Сертификат энергоэффективности, его класс и дату.",
                "Справку о долгах перед сообществом и последние протоколы.",
                "Последнюю квитанцию налога на недвижимость: уплачен ли он и какова кадастровая стоимость.",
              ],
            },
            "Объявление обязывает того, кто его публикует (Закон 18/2007, ст.\u00a058). Сохраните его копию вместе с записями.",
          ],
        },
      ],
      example: {
        heading: "О чём спросить, если речь об одном из наших объектов?",
        blocks: [
          [
            "{?a.id}Возьмём объект [{a.title}](/property/{a.id}): площадь со стенами {a.area}.",
            "Дом построен в {a.built}\u00a0году: спросите об осмотре здания, трубах и проводке.",
            "Энергоэффективность: {a.letter}; узнайте, что обновляли и когда.",
            "Взносы в сообщество {a.fees} в месяц; спросите, что они покрывают.",
          ],
        ],
      },
      inShort:
        "На просмотре смотрят жильё, дом, улицу и документы. Чаще всего упускают воду, шум и утверждённые работы. Записи помогают больше, чем фотографии.",
      next: "[Выберите объект и попросите у нас документы до просмотра](/properties).",
      description:
        "Что смотреть при просмотре квартиры в Барселоне: внутри, в доме и на улице, какие вопросы задать и какие документы попросить ещё до предложения о покупке.",
      sources: ["Закон 18/2007, ст.\u00a058 и 60.4", "Королевский декрет 390/2021 об энергетических сертификатах"],
    },
  },
};
