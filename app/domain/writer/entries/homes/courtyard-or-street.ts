import type { Entry } from "../entry";

export const courtyardOrStreet: Entry = {
  theme: "homes",
  related: ["noise", "orientation", "viewing-checklist", "apartment", "second-viewing"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "courtyard or street",
        "facing the street or the courtyard",
        "exterior or interior apartment",
        "interior apartment",
        "inner courtyard of the eixample",
        "bedroom on a light well",
      ],
      title: "Courtyard or street",
      answers: {
        what: "Courtyard or street is a question for each room, not for the whole home. In adverts, exterior means windows on the street or on the open inside of the block (patio de manzana). Interior may mean a narrow light well. The words are used loosely, so look at the floor plan and ask where every window opens.",
        cost: "No official figure says how much facing the courtyard or the street changes the price. A home on the inner courtyard high up can ask more than one on the street below. Compare by floor, light and quiet instead of by the word in the advert.",
        how: "To judge courtyard or street, stand at each window and look for three things: how far the opposite wall is, how much sky you see, and what makes noise. Mark it on the floor plan. Then do the same again after dark, when the courtyard is lit and the bars are open.",
        worth:
          "The inner courtyard suits those who sleep lightly, and the street those who want light and something to look at; an apartment with both façades has the two and can be aired from side to side. A bedroom on a narrow light well is the weak point of either. See the home once by day and once after dark before you choose.",
      },
      sections: [
        {
          heading: "Which side has more light and less noise?",
          blocks: [
            {
              caption: "What to expect of each side, and what to check",
              columns: ["Window on", "Light", "Noise", "Check"],
              rows: [
                [
                  "The street",
                  "Good from the second or third floor up",
                  "Traffic, bars, deliveries",
                  "The room at night with the window open",
                ],
                [
                  "The inside of the block",
                  "Good high up, dim low down",
                  "Quiet, but for machines and terraces",
                  "What stands in the middle of the block",
                ],
                [
                  "A light well",
                  "Little, even at noon",
                  "Voices and kitchens of the neighbours",
                  "Width, and who else opens onto it",
                ],
                [
                  "Both façades",
                  "Morning on one side, afternoon on the other",
                  "One side to sleep on",
                  "Which bedrooms lie on which side",
                ],
              ],
            },
          ],
        },
        {
          heading: "What can a window look onto?",
          blocks: [
            {
              points: [
                "The street: in the grid of the Eixample usually twenty metres wide, with trees.",
                "The inner courtyard (patio de manzana): the inside of a whole block, often with sun and hardly any traffic.",
                "A courtyard of the building: for stairs, kitchens and some bedrooms.",
                "A light well: a shaft that brings air and some daylight, and the neighbours’ voices.",
              ],
            },
            "An apartment that has both façades can be aired from side to side in minutes. That is worth asking about by itself.",
          ],
        },
        {
          heading: "How do you check it before you visit?",
          blocks: [
            {
              steps: [
                "Ask for the floor plan, with the north marked.",
                "Write beside each room what its window opens onto, and cross out the rooms without one.",
                "Look at the block from above on a map: garden, car park, workshop, school yard or a supermarket’s roof.",
                "Ask which floor it is by Spanish count; a principal or an entresuelo comes before the first.",
                "Request photographs taken from the windows, not only of them.",
              ],
            },
            "If you are abroad, ask for a short video with sound. Someone opens each window, waits a moment and turns the camera once. Two minutes are enough.",
          ],
        },
        {
          heading: "What are the advantages of each side?",
          blocks: [
            "The street gives distance, trees and a view of what goes on. It also brings deliveries, night buses and dust. The inner courtyard gives quiet at night, often a gallery, and on the upper floors a lot of sky. Low down it may be dim by noon.",
            "Direction counts as much as side. In the Eixample the streets run aslant to the compass, so one façade has the morning sun and the other the afternoon.",
          ],
        },
        {
          heading: "What do buyers find out afterwards?",
          blocks: [
            {
              points: [
                "A hotel terrace, a school or a public garden in the courtyard, with opening hours of its own.",
                "Air conditioning units on the low roof beneath, running all summer.",
                "A “third bedroom” on a light well that was once a store cupboard; ask whether the habitability certificate counts it as a room.",
                "A wall that may still rise: ask the city council what may be built opposite.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How do we describe it?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) has {a.area} built, on floor {a.floor}.",
            "[{b.title}](/property/{b.id}) has {b.area} and costs {b.price}.",
            "Open both plans and follow each bedroom to its window.",
            "If a plan leaves it open, write to us and we will look it up before you travel.",
          ],
        ],
      },
      inShort: [
        "Street, inner courtyard or light well: ask it of every room.",
        "The word exterior in an advert does not say which.",
        "Plan, floor and distance to the opposite wall answer it.",
      ],
      next: "Open the plan of a home and follow the windows: [our homes](/properties).",
      description:
        "Courtyard or street: what exterior and interior mean in adverts in Barcelona, how to check every window on the plan, and the advantages of each side of a home.",
      sources: ["Law 18/2007 on the right to housing (Catalonia), art. 58.3–4", "Floor plans of the homes on our site"],
    },
    es: {
      names: [
        "exterior o interior",
        "piso exterior o interior",
        "piso interior",
        "patio de manzana",
        "piso a patio de manzana",
        "habitación a patio de luces",
      ],
      title: "Exterior o interior",
      answers: {
        what: "Exterior o interior es algo que se pregunta de cada habitación, no del piso entero. En los anuncios, exterior significa que hay ventanas a la calle, y a menudo también al patio de manzana. Interior puede querer decir un patio de luces estrecho. Como las palabras se usan con manga ancha, mire el plano y pregunte a dónde abre cada ventana.",
        cost: "No hay cifra oficial de lo que cambia el precio según sea un piso exterior o interior. Un piso alto a patio de manzana puede pedir más que uno bajo a la calle. Compare planta, luz y silencio en lugar de la palabra del anuncio.",
        how: "Para valorar si un piso es exterior o interior, asómese a cada ventana y fíjese en tres cosas: a qué distancia está la pared de enfrente, cuánto cielo se ve y qué hace ruido. Márquelo en el plano. Repítalo cuando haya oscurecido, con el patio encendido y los bares abiertos.",
        worth:
          "El patio de manzana conviene a quien tiene el sueño ligero, y la calle, a quien quiere luz y algo que mirar; un piso con las dos fachadas lo tiene todo y se ventila de lado a lado. El punto débil de cualquiera es un dormitorio a un patio de luces estrecho. Véalo una vez de día y otra de noche antes de elegir.",
      },
      sections: [
        {
          heading: "¿Qué lado tiene más luz y menos ruido?",
          blocks: [
            {
              caption: "Qué esperar de cada lado y qué comprobar",
              columns: ["La ventana da a", "Luz", "Ruido", "Compruebe"],
              rows: [
                [
                  "La calle",
                  "Buena a partir de la segunda o tercera planta",
                  "Tráfico, bares, reparto",
                  "El dormitorio de noche, con la ventana abierta",
                ],
                [
                  "El patio de manzana",
                  "Buena arriba, poca abajo",
                  "Poco, salvo máquinas y terrazas",
                  "Qué hay en el centro de la manzana",
                ],
                [
                  "Un patio de luces",
                  "Poca, incluso a mediodía",
                  "Voces y cocinas de los vecinos",
                  "El ancho y quién más abre a él",
                ],
                [
                  "Las dos fachadas",
                  "Mañana a un lado, tarde al otro",
                  "Un lado para dormir",
                  "Qué dormitorios dan a cada lado",
                ],
              ],
            },
          ],
        },
        {
          heading: "¿A qué puede dar una ventana?",
          blocks: [
            {
              points: [
                "A la calle: en la cuadrícula del Eixample suele tener veinte metros de ancho y árboles.",
                "Al patio de manzana: el interior de toda la manzana, a menudo con sol y casi sin tráfico.",
                "A un patio del edificio: para la escalera, las cocinas y algún dormitorio.",
                "A un patio de luces: un hueco que trae aire, algo de claridad y las voces de los vecinos.",
              ],
            },
            "Un piso con las dos fachadas se ventila de lado a lado en minutos. Solo por eso merece la pena preguntarlo.",
          ],
        },
        {
          heading: "¿Cómo se comprueba antes de ir?",
          blocks: [
            {
              steps: [
                "Pida el plano con el norte marcado.",
                "Escriba junto a cada habitación a qué da su ventana y tache las que no tengan.",
                "Mire la manzana desde arriba en un mapa: jardín, aparcamiento, taller, patio de colegio o cubierta de supermercado.",
                "Pregunte qué planta es: antes del primero puede haber entresuelo y principal.",
                "Solicite fotografías hechas desde las ventanas, no solo de ellas.",
              ],
            },
            "Si está en el extranjero, pida un vídeo corto con sonido: alguien abre cada ventana, espera un momento y gira la cámara. Con dos minutos basta.",
          ],
        },
        {
          heading: "¿Qué tiene a favor cada lado?",
          blocks: [
            "La calle da distancia, árboles y movimiento a la vista. También trae repartos, autobuses nocturnos y polvo. El patio de manzana da silencio por la noche, a menudo una galería y, en los pisos altos, mucho cielo. En los bajos puede faltar luz a mediodía.",
            "La orientación cuenta tanto como el lado. Las calles del Eixample van sesgadas respecto al norte: una fachada tiene el sol de la mañana y la otra, el de la tarde.",
          ],
        },
        {
          heading: "¿Qué se descubre después?",
          blocks: [
            {
              points: [
                "La terraza de un hotel, una escuela o un jardín público en el patio, con sus horarios.",
                "Máquinas de aire acondicionado en la cubierta baja, en marcha todo el verano.",
                "Un «tercer dormitorio» a patio de luces que fue despensa: pregunte si la cédula de habitabilidad lo cuenta como habitación.",
                "Una pared que aún puede crecer: pregunte al Ayuntamiento qué se puede construir enfrente.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cómo lo mostramos nosotros?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) tiene {a.area} construidos y está en la planta {a.floor} del edificio.",
            "[{b.title}](/property/{b.id}) tiene {b.area} y se anuncia por {b.price}.",
            "Abra los dos planos y siga cada dormitorio hasta su ventana.",
            "Si un plano no lo aclara, escríbanos y lo miramos antes de que usted viaje.",
          ],
        ],
      },
      inShort: [
        "Calle, patio de manzana o patio de luces: pregúntelo de cada habitación.",
        "La palabra exterior de un anuncio no dice cuál de los tres.",
        "Lo aclaran el plano, la planta y la distancia a la pared de enfrente.",
      ],
      next: "Abra el plano de una vivienda y siga las ventanas: [nuestras viviendas](/properties).",
      description:
        "Exterior o interior: qué significan en los anuncios de pisos de Barcelona, cómo comprobar cada ventana en el plano y qué ofrecen la calle y el patio de manzana.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a058.3–4",
        "Planos de las viviendas de nuestra web",
      ],
    },
    ca: {
      names: [
        "exterior o interior",
        "pis exterior o interior",
        "pis interior",
        "pati d’illa",
        "pis a pati d’illa",
        "habitació a celobert",
      ],
      title: "Exterior o interior",
      answers: {
        what: "Exterior o interior: és una pregunta que s’ha de fer per a cada habitació, no per al pis sencer. Als anuncis, exterior vol dir que hi ha finestres al carrer, i sovint també al pati d’illa. Interior pot voler dir un celobert estret. Com que les paraules s’hi fan servir amb màniga ampla, miri el plànol i pregunti on s’obre cada finestra.",
        cost: "Quant canvia el preu entre exterior o interior no ho recull cap xifra oficial. Un pis alt a pati d’illa pot demanar més que un de baix al carrer. Compari planta, llum i silenci en comptes de la paraula de l’anunci.",
        how: "Per valorar si un pis és exterior o interior, tregui el cap a cada finestra i fixi’s en tres coses: a quina distància hi ha la paret del davant, quant de cel es veu i què fa soroll. Marqui-ho al plànol. Torni a fer-ho quan sigui fosc, amb el pati il·luminat i els bars oberts.",
        worth:
          "El pati d’illa convé a qui té el son lleuger, i el carrer, a qui vol llum i alguna cosa per mirar; un pis amb les dues façanes ho té tot i es ventila de banda a banda. El punt feble de tots és un dormitori en un celobert estret. Miri-se’l una vegada de dia i una altra de nit abans de triar.",
      },
      sections: [
        {
          heading: "Quin costat té més llum i menys soroll?",
          blocks: [
            {
              caption: "Què es pot esperar de cada costat i què s’ha de comprovar",
              columns: ["La finestra dona a", "Llum", "Soroll", "Comprovi"],
              rows: [
                [
                  "El carrer",
                  "Bona a partir del segon o tercer pis",
                  "Trànsit, bars, repartiment",
                  "El dormitori de nit, amb la finestra oberta",
                ],
                [
                  "El pati d’illa",
                  "Bona a dalt, poca a baix",
                  "Poc, tret de màquines i terrasses",
                  "Què hi ha al mig de l’illa",
                ],
                [
                  "Un celobert",
                  "Poca, fins i tot al migdia",
                  "Veus i cuines dels veïns",
                  "L’amplada i qui més hi obre",
                ],
                [
                  "Les dues façanes",
                  "Matí en un costat, tarda a l’altre",
                  "Un costat per dormir",
                  "Quins dormitoris donen a cada costat",
                ],
              ],
            },
          ],
        },
        {
          heading: "On pot donar una finestra?",
          blocks: [
            {
              points: [
                "Al carrer: a la quadrícula de l’Eixample sol tenir vint metres d’amplada i arbres.",
                "Al pati d’illa: l’interior de tota l’illa, sovint amb sol i gairebé sense trànsit.",
                "A un pati de l’edifici: per a l’escala, les cuines i algun dormitori.",
                "A un celobert: un forat que porta aire, una mica de claror i les veus dels veïns.",
              ],
            },
            "Un pis amb totes dues façanes es ventila de banda a banda en pocs minuts. Només per això ja val la pena preguntar-ho.",
          ],
        },
        {
          heading: "Com es comprova abans d’anar-hi?",
          blocks: [
            {
              steps: [
                "Demani el plànol amb el nord marcat.",
                "Escrigui al costat de cada habitació on dona la finestra i ratlli les que no en tinguin.",
                "Miri l’illa des de dalt en un mapa: jardí, aparcament, taller, pati d’escola o coberta de supermercat.",
                "Pregunti quina planta és: abans del primer hi pot haver entresol i principal.",
                "Sol·liciti fotografies fetes des de les finestres, i no tan sols de les finestres mateixes.",
              ],
            },
            "Si és a l’estranger, demani un vídeo curt amb so: algú obre cada finestra, espera un moment i gira la càmera. Amb dos minuts n’hi ha prou.",
          ],
        },
        {
          heading: "Què té a favor cada costat?",
          blocks: [
            "El carrer dona distància, arbres i moviment a la vista. També porta repartiments, autobusos de nit i pols. El pati d’illa dona silenci a la nit, sovint una galeria i, als pisos alts, molt de cel. Als de baix hi pot faltar llum al migdia.",
            "L’orientació compta tant com el costat. Els carrers de l’Eixample van esbiaixats respecte al nord: una façana té el sol del matí i l’altra, el de la tarda.",
          ],
        },
        {
          heading: "Què es descobreix després?",
          blocks: [
            {
              points: [
                "La terrassa d’un hotel, una escola o un jardí públic al pati, amb els seus horaris.",
                "Màquines d’aire condicionat a la coberta baixa, engegades tot l’estiu.",
                "Un «tercer dormitori» a celobert que havia estat rebost: pregunti si la cèdula d’habitabilitat el compta com a habitació.",
                "Una paret que encara pot créixer: pregunti a l’Ajuntament què s’hi pot construir al davant.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Com ho ensenyem nosaltres?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) té {a.area} construïts i és a la planta {a.floor} de l’edifici.",
            "[{b.title}](/property/{b.id}) té {b.area} i s’anuncia per {b.price}.",
            "Obri tots dos plànols i segueixi cada dormitori fins a la finestra.",
            "Si un plànol no ho aclareix, escrigui’ns i ho mirem abans que vostè viatgi.",
          ],
        ],
      },
      inShort: [
        "Carrer, pati d’illa o celobert: pregunti-ho de cada habitació.",
        "La paraula exterior d’un anunci no diu quin dels tres.",
        "Ho aclareixen el plànol, la planta i la distància fins a la paret del davant.",
      ],
      next: "Obri el plànol d’un habitatge i segueixi les finestres: [els nostres habitatges](/properties).",
      description:
        "Exterior o interior: què volen dir als anuncis de pisos de Barcelona, com comprovar cada finestra al plànol i què ofereixen el carrer i el pati d’illa.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge (Catalunya), art.\u00a058.3–4",
        "Plànols dels habitatges de la nostra web",
      ],
    },
    ru: {
      names: [
        "окна во двор или на улицу",
        "окна во внутренний двор",
        "квартира с окнами во двор",
        "квартира с окнами на улицу",
        "внутренний двор квартала",
        "спальня со световым колодцем",
      ],
      title: "Окна во двор или на улицу",
      answers: {
        what: "Окна во двор или на улицу\u00a0— вопрос о\u00a0каждой комнате, а\u00a0не о\u00a0квартире целиком. Exterior в\u00a0объявлении значит, что есть окна на улицу, а\u00a0нередко и\u00a0во\u00a0внутренний двор квартала (patio de manzana). Interior может означать узкий световой колодец. Слова употребляют вольно, поэтому смотрите планировку и\u00a0спрашивайте, куда открывается каждое окно.",
        cost: "Насколько меняется цена, если окна во двор или на улицу, официально не считают. Квартира высоко над внутренним двором может стоить дороже, чем низкая с\u00a0видом на улицу. Сравнивайте этаж, свет и\u00a0тишину, а\u00a0не слово в\u00a0объявлении.",
        how: "Чтобы оценить окна во двор или на улицу, подойдите к\u00a0каждому. Посмотрите, далеко ли стена напротив, много ли видно неба и\u00a0что шумит. Отметьте это на планировке. Повторите, когда стемнеет: во\u00a0дворе горит свет, бары открыты.",
        worth:
          "Окна во двор квартала лучше для тех, кто чутко спит, окна на улицу — для тех, кому нужны свет и вид; в квартире на обе стороны есть и то и другое, и она проветривается насквозь. Слабое место любой — спальня в узкий световой колодец. Прежде чем выбрать, посмотрите жильё один раз днём и один раз, когда стемнеет.",
      },
      sections: [
        {
          heading: "С какой стороны светлее и тише?",
          blocks: [
            {
              caption: "Чего ждать от каждой стороны и что проверить",
              columns: ["Куда выходит окно", "Свет", "Шум", "Что проверить"],
              rows: [
                [
                  "На улицу",
                  "Хороший примерно со второго-третьего испанского этажа",
                  "Машины, бары, разгрузка товара",
                  "Спальню ночью, с открытым окном",
                ],
                [
                  "Во внутренний двор квартала",
                  "Наверху много, внизу мало",
                  "Тихо, если нет техники и веранд",
                  "Что находится в середине квартала",
                ],
                [
                  "В световой колодец",
                  "Мало даже в полдень",
                  "Голоса и кухни соседей",
                  "Ширину колодца и чьи ещё окна в нём",
                ],
                [
                  "На обе стороны",
                  "С одной стороны утром, с другой после обеда",
                  "Спать можно с тихой стороны",
                  "Какие спальни с какой стороны",
                ],
              ],
            },
          ],
        },
        {
          heading: "Куда может выходить окно?",
          blocks: [
            {
              points: [
                "На улицу: в\u00a0сетке Эшампле она обычно шириной двадцать метров и\u00a0с\u00a0деревьями.",
                "Во\u00a0внутренний двор квартала: там часто солнечно и\u00a0почти не слышно машин.",
                "В\u00a0двор самого здания: туда обращены лестница, кухни, иногда спальни.",
                "В\u00a0световой колодец: оттуда идут воздух, немного света и\u00a0голоса соседей.",
              ],
            },
            "Квартира с\u00a0окнами на обе стороны проветривается насквозь за минуты. Уже ради этого стоит спросить.",
          ],
        },
        {
          heading: "Как проверить до просмотра?",
          blocks: [
            {
              steps: [
                "Попросите планировку, где отмечен север.",
                "Рядом с\u00a0каждой комнатой напишите, куда выходит окно, а\u00a0комнаты без окна вычеркните.",
                "Посмотрите на квартал сверху на карте: сад, парковка, мастерская, школьный двор, крыша супермаркета.",
                "Уточните этаж по испанскому счёту: до первого бывают entresuelo и\u00a0principal.",
                "Попросите снимки из окон, а\u00a0не только самих окон.",
              ],
            },
            "Если вы за границей, попросите короткое видео со звуком: кто-то открывает каждое окно, ждёт немного и\u00a0поворачивает камеру. Двух минут такого видео достаточно.",
          ],
        },
        {
          heading: "Чем хороша каждая сторона?",
          blocks: [
            "Улица даёт простор, деревья и\u00a0жизнь перед глазами. С\u00a0ней приходят и\u00a0развозка товара, и\u00a0ночные автобусы, и\u00a0пыль. Внутренний двор\u00a0— это тихие ночи, часто застеклённая галерея, а\u00a0на верхних этажах много неба. Внизу может быть темновато и\u00a0в\u00a0полдень.",
            "Стороны света важны не меньше. Улицы Эшампле идут наискось к\u00a0сторонам света: одному фасаду достаётся утреннее солнце, другому послеполуденное.",
          ],
        },
        {
          heading: "О\u00a0чём узнают уже потом?",
          blocks: [
            {
              points: [
                "Во\u00a0дворе терраса гостиницы, школа или общественный сад со своими часами работы.",
                "На низкой крыше под окнами стоят кондиционеры и\u00a0гудят всё лето.",
                "«Третья спальня» у\u00a0светового колодца была кладовой: спросите, считает ли её комнатой свидетельство о\u00a0пригодности для проживания.",
                "Стена напротив ещё может вырасти: узнайте в\u00a0мэрии, что там разрешено строить.",
              ],
            },
          ],
        },
        {
          heading: "Что это меняет в цене и при продаже?",
          blocks: [
            "Официальной скидки за окна во двор нет. Сравнивайте квартиры одного этажа и размера: в объявлениях верхний этаж во двор бывает дороже нижнего на улицу. Слова exterior и interior уточните до просмотра, письмом: «Куда выходит окно каждой спальни и сколько метров до стены напротив?» Ответ пригодится и при разговоре о цене, и потом, когда продавать будете вы: темноту не исправит никакой ремонт, а шум с улицы уменьшат хорошие окна. Если обе квартиры вам нравятся, побывайте в каждой в один и тот же день, утром и после девяти вечера. Запишите для каждой комнаты, нужна ли днём лампа и слышно ли соседей при закрытом окне, а потом сравните два листа, а не два впечатления.",
          ],
        },
      ],
      example: {
        heading: "Как это видно у\u00a0нас?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}): площадь со стенами {a.area}, этаж по испанскому счёту {a.floor}.",
            "[{b.title}](/property/{b.id}): площадь {b.area}, цена {b.price}.",
            "Откройте обе планировки и\u00a0проследите путь от каждой спальни к\u00a0её окну.",
            "Если по планировке неясно, напишите нам: мы проверим до вашей поездки.",
          ],
        ],
      },
      inShort: [
        "Улица, внутренний двор или световой колодец: спрашивайте о\u00a0каждой комнате.",
        "Слово exterior в\u00a0объявлении не говорит, что именно.",
        "Ответ дают планировка, этаж и\u00a0расстояние до стены напротив.",
      ],
      next: "Откройте планировку и\u00a0проследите, куда выходят окна: [наши объекты](/properties).",
      description:
        "Окна во двор или на улицу: что значат exterior и\u00a0interior в\u00a0объявлениях Барселоны, как проверить каждое окно по планировке и\u00a0чем хороша каждая из сторон.",
      sources: ["Закон 18/2007 о\u00a0праве на жильё (Каталония), ст. 58.3–4", "Планировки объектов на нашем сайте"],
    },
  },
};
