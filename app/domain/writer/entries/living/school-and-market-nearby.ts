import type { Entry } from "../entry";

export const schoolAndMarketNearby: Entry = {
  theme: "guide",
  related: ["walking-times", "choosing-a-neighbourhood", "viewing-checklist", "moving-in"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "school and market nearby",
        "home near a school",
        "schools near a home in barcelona",
        "apartment near a market",
        "schools in the area",
        "market nearby",
        "school catchment barcelona",
      ],
      title: "School and market nearby",
      answers: {
        what: "A school and a market nearby are two things that a viewing doesn’t show. Find out which ones they are, how long it takes on foot, and whether a place at the school is likely. In Catalonia, places in publicly funded schools are given by criteria, and where you live is one of them. We print minutes to school and market only where one of us has walked them.",
        cost: "A school nearby costs nothing extra in the price that anybody could prove, and public schooling itself has no tuition fee. Meals, activities and private schools have prices that each school gives. Ask for them in writing before you sign for a home because of a school.",
        time: "Having a school nearby helps only if you move in time: applications are made once a year, in spring, and the dates are published each year. Your address on the municipal register has to be the right one by then. Plan the deed and the move before the application and not after it.",
        who: "Places in schools nearby are allotted in the city by the Barcelona Education Consortium (Consorci d’Educació de Barcelona), not by the school or an agent. Ask there which schools count for an address. An agent can tell you the way and the minutes.",
      },
      sections: [
        {
          heading: "How do you check a school?",
          blocks: [
            {
              steps: [
                "Ask the Consortium which schools an address belongs to, with street and number.",
                "Look at the type: public, publicly funded private (concertada) or private.",
                "Ask which language is used, for which ages, and whether there is a dining room.",
                "See how many applied last year and how many places there were.",
                "Walk there at a quarter to nine, when the street shows what it is.",
                "Register your address (padró) as soon as you live there.",
              ],
            },
          ],
        },
        {
          heading: "What counts for a place?",
          blocks: [
            "Decree 11/2021 of the Generalitat governs admission. Brothers and sisters in the same school come first. Then come the proximity of the home, or of the workplace, and other criteria such as income or a disability. A contract to buy is no residence yet. Ask in advance what proof is accepted when you move during the year.",
          ],
        },
        {
          heading: "What does a market tell you?",
          blocks: [
            "The municipal market halls are more than shopping: they show at what hours a neighbourhood lives. Look at the days they open, whether the building is being renovated and the stalls are in a provisional place, and where the lorries unload. A home on the unloading side hears them before dawn.",
            "Supermarkets come and go; a market hall stays.",
            "Sant Antoni and la Concepció are in the Eixample, as is the hall of Sagrada Família. Gràcia has la Llibertat, Ciutat Vella has la Boqueria and Santa Caterina, and Sants, Les Corts and Sarrià each have their own, named after the quarter. Look up the opening hours of the stalls: not all of them open in the afternoon.",
          ],
        },
        {
          heading: "What goes wrong?",
          blocks: [
            {
              points: [
                "Buying for one school, and getting a place in another.",
                "Trusting a line on a map from before the last change of zones.",
                "Forgetting the playground below the window at half past ten.",
                "Taking the agent’s “everything is near” for a fact: ask for minutes.",
              ],
            },
          ],
        },
        {
          heading: "Which kinds of school are there?",
          blocks: [
            {
              caption: "Three kinds of school and what to ask each",
              columns: ["School", "Who gives the place", "What you pay"],
              rows: [
                ["Public", "the Consortium, by criteria", "no tuition; meals and activities"],
                [
                  "Publicly funded private (concertada)",
                  "the Consortium, by the same criteria",
                  "ask the school for its list of charges in writing",
                ],
                [
                  "Private or international",
                  "the school itself",
                  "its own fees: ask for enrolment, monthly fee, meals and bus",
                ],
              ],
            },
          ],
        },
        {
          heading: "Which dates does a move for a school follow?",
          blocks: [
            {
              steps: [
                "Autumn: list the schools that count for each address you are considering.",
                "Winter: open days; ask how many places are free at your child’s age.",
                "By spring: deed signed, address registered, application filed within the published days.",
                "Before summer: lists of places and enrolment.",
                "September: the course begins. A purchase with a mortgage takes two to three months, so look at homes in the autumn before.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What do we know about our own homes?",
        blocks: [
          [
            "{?list.homes}On {date} we have {list.homes} for sale.",
            "[{a.title}](/property/{a.id}) is one of them.",
            "{?a.title}The page of its neighbourhood gives the minutes to metro, school and market where they have been walked.",
            "If a line is missing, ask us: we go there and write it down.",
          ],
        ],
      },
      inShort: [
        "A school place depends on criteria, and the address is one of them.",
        "The Education Consortium says which schools count for a street.",
        "Market halls show when a neighbourhood is awake.",
      ],
      next: "Tell us which trips matter to you and we will walk them with you: [neighbourhood tours](/services/neighborhood-tours).",
      description:
        "A school and a market nearby in Barcelona: how to check which schools count for an address, what decides a place, and what a market tells you about a street.",
      sources: [
        "Decree 11/2021 of the Generalitat de Catalunya on school admission",
        "Barcelona Education Consortium",
        "Walking times entered by our agents",
      ],
    },
    es: {
      names: [
        "colegio y mercado cerca",
        "piso cerca de un colegio",
        "colegios cerca de casa en barcelona",
        "piso cerca de un mercado",
        "colegios de la zona",
        "mercado cerca",
        "zona escolar barcelona",
      ],
      title: "El colegio y el mercado cerca",
      answers: {
        what: "Si quiere colegio y mercado cerca, averigüe cuáles son, cuánto se tarda a pie y si es fácil que haya plaza en el colegio. Una visita al piso no lo enseña. En Cataluña, las plazas de los centros sostenidos con fondos públicos se dan por criterios, y el domicilio es uno de ellos. Publicamos minutos a colegio y mercado solo donde los hemos andado.",
        cost: "Nadie puede probar cuánto encarece un piso tener el colegio cerca, y la escuela pública no cobra la enseñanza. El comedor, las actividades y los centros privados tienen los precios que da cada uno. Pídalos por escrito antes de firmar un piso por su colegio.",
        time: "Un colegio de la zona sirve si se llega a tiempo: la preinscripción se hace una vez al año, en primavera. Las fechas se publican cada curso. Para entonces el padrón ha de ser el correcto. Planee la escritura y la mudanza antes de la solicitud, no después.",
        who: "Las plazas del colegio cerca de casa las asigna en la ciudad el Consorci d’Educació de Barcelona, no la secretaría del centro ni una agencia. Pregunte allí qué centros corresponden a una dirección. Un agente puede decirle el camino y los minutos.",
      },
      sections: [
        {
          heading: "¿Cómo se comprueba un colegio?",
          blocks: [
            {
              steps: [
                "Pregunte al Consorci qué centros corresponden a la dirección, con calle y número.",
                "Mire de qué tipo es: público, concertado o privado.",
                "Pregunte la lengua, las edades y si hay comedor.",
                "Vea cuántas solicitudes hubo el año pasado y cuántas plazas.",
                "Vaya a pie a las nueve menos cuarto, cuando la calle se muestra como es.",
                "Empadrónese en cuanto viva allí.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué cuenta para la plaza?",
          blocks: [
            "El Decreto 11/2021 de la Generalitat regula la admisión. Primero, los hermanos en el mismo centro; después, la proximidad del domicilio o del trabajo, y otros criterios como la renta o una discapacidad. Un contrato de compra todavía no es un domicilio. Pregunte con tiempo qué prueba se acepta si se muda a mitad de curso.",
          ],
        },
        {
          heading: "¿Qué cuenta un mercado?",
          blocks: [
            "Un mercado municipal es más que la compra: enseña a qué horas vive un barrio. Mire qué días abre, si el edificio está en obras y los puestos en una carpa provisional, y por dónde descargan los camiones. La casa que da a ese lado los oye antes de que amanezca.",
            "Los supermercados van y vienen; un mercado se queda.",
            "En el Eixample están Sant Antoni, la Concepció y el de la Sagrada Família. Gràcia tiene la Llibertat; Ciutat Vella, la Boqueria y Santa Caterina; Sants, Les Corts y Sarrià tienen cada uno el suyo, con el nombre del barrio. Mire el horario de los puestos, porque no todos abren por la tarde. Si el piso da al mercado, vaya a las siete de la mañana.",
          ],
        },
        {
          heading: "¿En qué se falla?",
          blocks: [
            {
              points: [
                "En comprar por un colegio y obtener plaza en otro.",
                "En fiarse de un mapa anterior al último cambio de zonas.",
                "En olvidar el patio bajo la ventana a las diez y media.",
                "En dar por bueno un «está todo cerca»: pida minutos.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué tipos de colegio hay?",
          blocks: [
            {
              caption: "Tres tipos de colegio y qué preguntar en cada uno",
              columns: ["Colegio", "Quién da la plaza", "Qué se paga"],
              rows: [
                ["Público", "el Consorcio, por criterios", "la enseñanza no; comedor y actividades sí"],
                ["Concertado", "el Consorcio, con los mismos criterios", "pida por escrito la lista de cuotas"],
                [
                  "Privado o internacional",
                  "el propio colegio",
                  "sus tarifas: matrícula, mensualidad, comedor y autocar",
                ],
              ],
            },
          ],
        },
        {
          heading: "¿En qué fechas conviene mudarse por un colegio?",
          blocks: [
            {
              steps: [
                "Otoño: anote los colegios que corresponden a cada dirección que le interesa.",
                "Invierno: puertas abiertas; pregunte cuántas plazas libres hay a la edad de su hijo.",
                "Antes de la primavera: escritura firmada, padrón al día y solicitud en los días publicados.",
                "Antes del verano: listas y matrícula.",
                "Septiembre: empieza el curso. Una compra con hipoteca dura de dos a tres meses, así que los pisos se miran el otoño anterior.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué sabemos de nuestras viviendas?",
        blocks: [
          [
            "{?list.homes}A {date} tenemos en venta {list.homes}.",
            "[{a.title}](/property/{a.id}) es una de ellas.",
            "{?a.title}La página de su barrio da los minutos a metro, colegio y mercado allí donde se han andado.",
            "Si falta una línea, pídanosla: vamos y la apuntamos.",
          ],
        ],
      },
      inShort: [
        "La plaza depende de criterios, y el domicilio es uno de ellos.",
        "El Consorci d’Educació dice qué centros corresponden a una calle.",
        "Un mercado enseña a qué horas está despierto un barrio.",
      ],
      next: "Díganos qué trayectos le importan y los andamos con usted: [paseos por los barrios](/services/neighborhood-tours).",
      description:
        "Colegio y mercado cerca de casa en Barcelona: cómo saber qué centros corresponden a una dirección, qué decide la plaza y qué cuenta un mercado de la calle.",
      sources: [
        "Decreto 11/2021 de la Generalitat de Catalunya, de admisión",
        "Consorci d’Educació de Barcelona",
        "Tiempos a pie anotados por nuestros agentes",
      ],
    },
    ca: {
      names: [
        "escola i mercat a prop",
        "pis a prop d’una escola",
        "escoles a prop de casa a barcelona",
        "pis a prop d’un mercat",
        "escoles de la zona",
        "mercat a prop",
        "zona escolar barcelona ciutat",
      ],
      title: "L’escola i el mercat a prop",
      answers: {
        what: "Tenir escola i mercat a prop són dues coses que una visita no ensenya. Esbrini quins són, quant s’hi triga a peu i si és fàcil que hi hagi plaça a l’escola. A Catalunya, les places dels centres sostinguts amb fons públics es donen per criteris, i el domicili n’és un. Publiquem minuts fins a l’escola i el mercat només on els hem caminat.",
        cost: "Una escola a prop no té un cost en el preu que algú pugui provar, i l’escola pública no cobra l’ensenyament. El menjador, les activitats i els centres privats tenen els preus que dona cadascun. Demani’ls per escrit abans de signar un pis per la seva escola.",
        time: "Tenir escola a prop ajuda si s’hi arriba a temps: la preinscripció es fa un cop l’any, a la primavera. Les dates es publiquen cada curs. Per aleshores el padró ha de ser el correcte. Planegi l’escriptura i la mudança abans de la sol·licitud, no pas després.",
        who: "Les places de l’escola a prop de casa les assigna a la ciutat el Consorci d’Educació de Barcelona, no pas la secretaria del centre ni cap agència. Pregunti-hi quins centres corresponen a una adreça. Un agent li pot dir el camí i els minuts.",
      },
      sections: [
        {
          heading: "Com es comprova una escola?",
          blocks: [
            {
              steps: [
                "Pregunti al Consorci quins centres corresponen a l’adreça, amb carrer i número.",
                "Miri de quin tipus és: pública, concertada o privada.",
                "Pregunti per la llengua, les edats i el menjador.",
                "Vegi quantes sol·licituds hi va haver l’any passat i quantes places.",
                "Vagi-hi a peu a tres quarts de nou, quan el carrer es mostra tal com és.",
                "Empadroni’s de seguida que hi visqui.",
              ],
            },
          ],
        },
        {
          heading: "Què compta per a la plaça?",
          blocks: [
            "El Decret 11/2021 de la Generalitat regula l’admissió. Primer, els germans al mateix centre; després, la proximitat del domicili o de la feina, i altres criteris com la renda o una discapacitat. Un contracte de compra encara no és un domicili. Pregunti amb temps quina prova s’accepta si es muda a mig curs.",
          ],
        },
        {
          heading: "Què explica un mercat?",
          blocks: [
            "Un mercat municipal és més que la compra: ensenya a quines hores viu un barri. Miri quins dies obre, si l’edifici està en obres i les parades en una carpa provisional, i per on descarreguen els camions. La casa que dona a aquella banda els sent abans de fer-se de dia.",
            "Els supermercats van i venen; un mercat es queda.",
            "A l’Eixample hi ha Sant Antoni, la Concepció i el de la Sagrada Família. Gràcia té la Llibertat; Ciutat Vella, la Boqueria i Santa Caterina; Sants, les Corts i Sarrià tenen cadascun el seu, amb el nom del barri. Miri l’horari de les parades, perquè no totes obren a la tarda. Si l’habitatge dona al mercat, hi vagi a les set del matí i escolti la descàrrega.",
          ],
        },
        {
          heading: "En què es falla?",
          blocks: [
            {
              points: [
                "A comprar per una escola i obtenir plaça en una altra.",
                "A refiar-se d’un mapa anterior a l’últim canvi de zones.",
                "A oblidar el pati sota la finestra a dos quarts d’onze.",
                "A donar per bo un «és tot a prop»: demani minuts.",
              ],
            },
          ],
        },
        {
          heading: "Quins tipus d’escola hi ha?",
          blocks: [
            {
              caption: "Tres tipus d’escola i què s’ha de preguntar a cada una",
              columns: ["Escola", "Qui dona la plaça", "Què es paga"],
              rows: [
                ["Pública", "el Consorci, per criteris", "l’ensenyament no; menjador i activitats sí"],
                ["Concertada", "el Consorci, amb els mateixos criteris", "demani per escrit la llista de quotes"],
                [
                  "Privada o internacional",
                  "l’escola mateixa",
                  "les seves tarifes: matrícula, mensualitat, menjador i autocar",
                ],
              ],
            },
          ],
        },
        {
          heading: "En quines dates convé mudar-se per una escola?",
          blocks: [
            {
              steps: [
                "Tardor: apunti les escoles que corresponen a cada adreça que li interessa.",
                "Hivern: portes obertes; pregunti quantes places lliures hi ha a l’edat del seu fill.",
                "Abans de la primavera: escriptura signada, padró al dia i sol·licitud dins els dies publicats.",
                "Abans de l’estiu: llistes i matrícula.",
                "Setembre: comença el curs. Una compra amb hipoteca dura de dos a tres mesos, de manera que els pisos es miren la tardor anterior.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què en sabem dels nostres habitatges?",
        blocks: [
          [
            "{?list.homes}A {date} tenim en venda {list.homes}.",
            "[{a.title}](/property/{a.id}) n’és un.",
            "{?a.title}La pàgina del seu barri dona els minuts fins al metro, l’escola i el mercat allà on s’han caminat.",
            "Si falta una línia, demani’ns-la: hi anem i l’apuntem.",
          ],
        ],
      },
      inShort: [
        "La plaça a l’escola depèn d’uns criteris, i el domicili n’és un.",
        "El Consorci d’Educació diu quins centres corresponen a un carrer.",
        "Un mercat ensenya a quines hores és despert un barri.",
      ],
      next: "Digui’ns quins trajectes li importen i els caminem amb vostè: [passejades pels barris](/services/neighborhood-tours).",
      description:
        "Escola i mercat a prop de casa a Barcelona: com saber quins centres corresponen a una adreça, què decideix la plaça i què explica un mercat d’un carrer.",
      sources: [
        "Decret 11/2021 de la Generalitat de Catalunya, d’admissió",
        "Consorci d’Educació de Barcelona",
        "Temps a peu anotats pels nostres agents",
      ],
    },
    ru: {
      names: [
        "школа и рынок рядом",
        "квартира рядом со школой",
        "школа рядом с домом",
        "школы рядом с домом в Барселоне",
        "квартира рядом с рынком",
        "школы в районе",
        "рынок рядом с домом",
        "прикрепление к школе в Барселоне",
      ],
      title: "Школа и рынок рядом",
      answers: {
        what: "Школа и рынок рядом\u00a0— то, чего просмотр не покажет: узнайте, какие они, сколько до них идти, а для школы\u00a0— велик ли шанс получить место. В Каталонии места в школах с государственным финансированием дают по критериям, и один из них\u00a0— адрес. Минуты до школы и рынка мы указываем только там, где прошли их сами.",
        cost: "Школа рядом не прибавляет к цене суммы, которую можно доказать, а обучение в государственной школе бесплатно. Обеды, занятия и частные школы стоят столько, сколько назовёт каждая школа. Попросите цены письменно, если выбираете квартиру из-за школы.",
        time: "Школа рядом с домом пригодится, если переехать вовремя: заявления подают раз в год, весной, и даты публикуют к каждому учебному году. К этому дню в городском реестре жителей должен стоять нужный адрес. Поэтому сделку и переезд планируйте до заявления, а не после.",
        who: "Места в школах рядом с домом распределяет в Барселоне Consorci d’Educació de Barcelona (управление образования), а не секретарь школы и не агентство. Спросите там, какие школы относятся к адресу. Агент может рассказать о дороге и минутах.",
      },
      sections: [
        {
          heading: "Как проверить школу?",
          blocks: [
            {
              steps: [
                "Узнайте в Consorci, какие школы относятся к адресу, с улицей и номером дома.",
                "Посмотрите, какая она: государственная, частная с госфинансированием (concertada) или частная.",
                "Спросите о языке, возрасте и столовой.",
                "Узнайте, сколько заявлений было в прошлом году и сколько мест.",
                "Дойдите до неё без четверти девять, когда улица видна такой, какая есть.",
                "Зарегистрируйтесь по адресу (padró), как только начнёте там жить.",
              ],
            },
          ],
        },
        {
          heading: "Что учитывают при приёме?",
          blocks: [
            "Приём регулирует Декрет 11/2021 правительства Каталонии. Сначала братья и сёстры в той же школе, затем близость дома или работы и другие критерии, например доход или инвалидность. Договор о покупке адресом ещё не считается. Заранее спросите, какое подтверждение примут при переезде среди года. Записывайте ответы с датой и именем: правила уточняют каждый учебный год.",
            "Место ищут через тот же Консорциум: он скажет, где есть свободные. Понадобятся регистрация по адресу, паспорта и документы прежней школы, часто с присяжным переводом. До подписания договора задатка спросите письменно, в каких школах рядом есть место.",
          ],
        },
        {
          heading: "О чём рассказывает рынок?",
          blocks: [
            "Муниципальный рынок\u00a0— это не только покупки: он показывает, в какие часы живёт район. Посмотрите, в какие дни он открыт, не на ремонте ли здание и где разгружаются машины. Дом с этой стороны слышит их до рассвета. Спросите, есть ли под зданием парковка и до которого часа работают лавки.",
            "Супермаркеты появляются и исчезают, а рынок остаётся на своём месте.",
            "В Эшампле это Сант-Антони, Консепсьо и рынок у Саграда-Фамилии. В Грасии\u00a0— Льибертат, в старом городе\u00a0— Бокерия и Санта-Катерина. В Сантсе, Лес-Кортс и Саррии есть свой рынок с именем района. Посмотрите часы работы прилавков: после обеда открыты не все. Если окна квартиры выходят на рынок, придите к семи утра и послушайте, как разгружают машины.",
            "Крытый рынок меняет и выходные: по воскресеньям он обычно закрыт, и улица вокруг тихая. Спросите жильцов, где ставят контейнеры и когда моют площадь.",
          ],
        },
        {
          heading: "В чём ошибаются?",
          blocks: [
            {
              points: [
                "Покупают ради одной школы, а место получают в другой.",
                "Верят карте, сделанной до последнего изменения границ.",
                "Забывают о школьном дворе под окном в половине одиннадцатого.",
                "Принимают слова «всё рядом» за факт: просите минуты.",
                "Откладывают регистрацию по адресу, а без неё близость не засчитают.",
              ],
            },
          ],
        },
        {
          heading: "Какие бывают школы?",
          blocks: [
            {
              caption: "Три вида школ: кто даёт место и за что платят",
              columns: ["Школа", "Кто даёт место", "За что платят"],
              rows: [
                ["Государственная", "Консорциум, по критериям", "обучение бесплатно; питание и кружки за плату"],
                [
                  "Частная с государственным финансированием (concertada)",
                  "Консорциум, по тем же критериям",
                  "попросите список сборов письменно",
                ],
                ["Частная или международная", "сама школа", "вступительный взнос, плата за месяц, питание, автобус"],
              ],
            },
          ],
        },
        {
          heading: "К каким датам привязан переезд ради школы?",
          blocks: [
            {
              steps: [
                "Осенью выпишите школы, которые относятся к каждому адресу.",
                "Зимой сходите на дни открытых дверей и спросите, сколько свободных мест для возраста вашего ребёнка.",
                "К весне подпишите акт, зарегистрируйтесь по адресу и подайте заявление в объявленные дни.",
                "До лета выходят списки, и детей зачисляют.",
                "В сентябре начинается учебный год. Покупка с ипотекой занимает два-три месяца, поэтому квартиры смотрят осенью, за год до школы.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Что мы знаем о своих объектах?",
        blocks: [
          [
            "{?list.homes}На {date} в продаже у нас {list.homes}.",
            "Один из них\u00a0— [{a.title}](/property/{a.id}).",
            "{?a.title}На странице его района указано, сколько идти до метро, школы и рынка, если этот путь уже пройден.",
            "Если строки нет, попросите нас: сходим и запишем.",
          ],
        ],
      },
      inShort: [
        "Место в школе зависит от критериев, и адрес\u00a0— один из них.",
        "Какие школы относятся к улице, скажет Consorci d’Educació.",
        "Рынок показывает, в какие часы район не спит.",
      ],
      next: "Скажите, какие пути для вас важны, и мы пройдём их вместе: [прогулки по районам](/services/neighborhood-tours).",
      description:
        "Школа и рынок рядом с домом в Барселоне: как узнать, какие школы относятся к адресу, от чего зависит место и что рынок может рассказать о самой улице.",
      sources: [
        "Декрет 11/2021 правительства Каталонии о приёме в школы",
        "Consorci d’Educació de Barcelona",
        "Время пешком, записанное нашими агентами",
      ],
    },
  },
};
