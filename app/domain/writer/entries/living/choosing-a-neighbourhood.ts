import type { Entry } from "../entry";

export const choosingANeighbourhood: Entry = {
  theme: "place",
  homes: "any",
  related: ["walking-times", "school-and-market-nearby", "noise", "courtyard-or-street", "price-per-square-metre"],
  table: "places",
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "choosing a neighbourhood",
        "where to live in barcelona",
        "which neighbourhood in barcelona",
        "best area to live in barcelona",
        "how to choose a neighbourhood",
        "barcelona neighbourhoods compared",
        "which area to buy in barcelona",
        "best areas",
      ],
      title: "Choosing a neighbourhood",
      answers: {
        what: "No area of Barcelona is the best for everyone, so choosing a neighbourhood begins with your own week: the walk to work, school, market and metro. The Eixample has wide, regular streets and plenty of transport; Gràcia has squares and narrow streets; up in Sarrià it is greener, and steeper. Compare what your budget buys in two or three areas, and choose the street as carefully as the district.",
        cost: "The choice of neighbourhood changes the price more than the number of rooms does. We show the asking prices and the prices per square metre of our homes area by area, with the day on which they were counted. Where we have only one or two homes, take the figure as an example and not as the going rate.",
        time: "Choosing a neighbourhood takes three visits rather than one: a weekday morning, a weekday evening and a Saturday night. With two areas on your list, that fits into a week. From abroad, a first walk by video helps to strike one of them out.",
        how: "To choose a neighbourhood, write down your five most frequent trips and time them on foot. Strike out the areas where three of them take too long. Then walk the streets that remain, at the hours when you would be at home.",
      },
      sections: [
        {
          heading: "What do you compare?",
          blocks: [
            {
              points: [
                "Minutes on foot to the school, the market and the metro or FGC train.",
                "Street or courtyard: in the Eixample the same floor has both.",
                "Width of the street, height of the houses, and the hours of sun that follow from them.",
                "Slope and steps: in Gràcia they change within two streets, and higher up more.",
                "Lift: in old houses of the centre it may start above ground level, or not exist.",
                "Parking: a space of your own, a garage nearby, or none.",
              ],
            },
          ],
        },
        {
          heading: "Which steps lead to the right street?",
          blocks: [
            {
              steps: [
                "Set the total with taxes, and see which areas it reaches.",
                "Choose three areas; more cannot be compared properly.",
                "Read what we say of each, with its homes and walking times.",
                "Walk each at two different hours, without a viewing.",
                "View two homes in each, and take notes street by street.",
                "Decide on the street first and on the home second.",
              ],
            },
          ],
        },
        {
          heading: "What does the name of an area not tell you?",
          blocks: [
            "Average prices hide the floor, the side and the condition. A name on the map covers very different blocks: the right and the left of the Eixample, or the squares and the slopes of Gràcia. Ask the city council about planned works: a year of building in front of the balcony is part of the choice.",
            "An agent tells you what a home and a street have. The agent may not say who should live there: Catalan housing law can count it as discrimination (Law 18/2007, art. 45).",
          ],
        },
        {
          heading: "What can go wrong?",
          blocks: [
            {
              points: [
                "Falling for a Sunday: delivery vans come on Monday at seven.",
                "Counting metro stops and not the walk at both ends.",
                "Ruling out an area for one bad street.",
                "Comparing asking prices with and without parking.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What do our homes show?",
        blocks: [
          [
            "{?list.homes}On {date} we have {list.homes}, from {list.from} to {list.to}.",
            "[{a.title}](/property/{a.id}) costs {a.price} for {a.area} of built area.",
            "[{b.title}](/property/{b.id}) costs {b.price} for {b.area}.",
            "Per square metre that is {a.m2} and {b.m2}, so look at both streets before you decide.",
          ],
        ],
      },
      inShort: [
        "Begin with your daily trips and time them on foot.",
        "Compare two or three areas, at different hours, without a viewing.",
        "The street often matters more than the name of the area.",
      ],
      next: "See prices, homes and walking times area by area: [our neighbourhoods](/neighborhoods).",
      description:
        "Choosing a neighbourhood in Barcelona: what to compare, in which order to go about it, what averages hide and how to judge a street before you view a home.",
      sources: [
        "Barcelona City Council, division into districts and neighbourhoods",
        "Law 18/2007 on the right to housing (Catalonia), art. 45",
        "Asking prices of our homes",
      ],
    },
    es: {
      names: [
        "elegir barrio",
        "elegir barrio en barcelona",
        "dónde vivir en barcelona",
        "en qué barrio vivir en barcelona",
        "mejor barrio para vivir en barcelona",
        "comparar barrios de barcelona",
        "en qué zona comprar en barcelona",
        "mejores barrios",
      ],
      title: "Elegir barrio en Barcelona",
      answers: {
        what: "Elegir barrio en Barcelona empieza por su propia semana: adónde va cada día, a pie o en metro, y qué quiere oír al abrir la ventana. Después compare qué da su presupuesto en dos o tres zonas. La ciudad tiene diez distritos y 73 barrios, y una calle puede parecerse menos a la siguiente que un distrito a otro.",
        cost: "Conviene elegir barrio con los precios delante. Enseñamos, zona por zona, los precios anunciados y por metro cuadrado de nuestras viviendas, con el día en que se contaron. Donde solo tenemos una o dos, tómelo como ejemplo y no como nivel.",
        time: "Elegir barrio pide tres visitas y no una: una mañana laborable, una tarde y un sábado por la noche. Con dos zonas en la lista cabe en una semana. Desde fuera, un primer paseo por vídeo ayuda a descartar una.",
        how: "Para elegir barrio, apunte sus cinco trayectos más frecuentes y cronométrelos a pie. Tache las zonas donde tres de ellos se alargan demasiado. Pasee después por las calles que quedan, a las horas en que estaría en casa.",
      },
      sections: [
        {
          heading: "¿Qué se compara?",
          blocks: [
            {
              points: [
                "El camino al metro o a los FGC, al mercado y al colegio, en minutos.",
                "Calle o patio de manzana: en el Eixample, la misma planta tiene las dos cosas.",
                "El ancho de la calle, la altura de las casas y las horas de sol que resultan.",
                "La pendiente y los escalones: en Gràcia cambian en dos calles, y más arriba, más.",
                "El ascensor: en las casas antiguas del centro puede empezar unos peldaños más arriba, o no haberlo.",
                "El coche: plaza propia, un garaje cerca o nada.",
              ],
            },
          ],
        },
        {
          heading: "¿Por qué orden se hace?",
          blocks: [
            {
              steps: [
                "Fije el total con impuestos y vea a qué zonas llega.",
                "Quédese con tres; más no se comparan bien.",
                "Mire qué contamos de cada una, con sus viviendas y tiempos a pie.",
                "Pasee por cada una a dos horas, sin visitas concertadas.",
                "Visite dos viviendas en cada zona y tome notas por calle.",
                "Decida primero la calle y después el piso.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué no dice el nombre de una zona?",
          blocks: [
            "Las medias esconden la planta, la orientación y el estado. Un mismo nombre cubre manzanas muy distintas: la derecha y la izquierda del Eixample, o las plazas y las cuestas de Gràcia. Pregunte al Ayuntamiento por obras previstas: un año de zanjas delante del balcón también se elige.",
            "Un agente cuenta qué tiene una vivienda y una calle. Quién debería vivir allí no le corresponde decirlo, y la ley catalana del derecho a la vivienda puede verlo como discriminación (Ley 18/2007, art.\u00a045).",
          ],
        },
        {
          heading: "¿Qué puede salir mal?",
          blocks: [
            {
              points: [
                "Enamorarse en domingo: las furgonetas llegan el lunes a las siete.",
                "Contar paradas de metro y no lo que se anda a cada lado.",
                "Descartar una zona por una sola calle.",
                "Comparar precios con aparcamiento y sin él.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué enseñan nuestras viviendas?",
        blocks: [
          [
            "{?list.homes}A {date} tenemos {list.homes}, de {list.from} a {list.to}.",
            "[{a.title}](/property/{a.id}) se anuncia por {a.price} y tiene {a.area} construidos.",
            "[{b.title}](/property/{b.id}), por {b.price}, con {b.area}.",
            "Por metro cuadrado son {a.m2} y {b.m2}: vea las dos calles antes de decidir.",
          ],
        ],
      },
      inShort: [
        "Empiece por sus trayectos diarios y cronométrelos a pie.",
        "Compare dos o tres zonas a horas distintas y sin visitas.",
        "A menudo cuenta más la calle que el nombre del barrio.",
      ],
      next: "Vea precios, viviendas y tiempos a pie zona por zona: [nuestros barrios](/neighborhoods).",
      description:
        "Elegir barrio en Barcelona: qué comparar, por qué orden hacerlo, qué esconden las medias de precio y cómo juzgar una calle antes de visitar una vivienda.",
      sources: [
        "Ayuntamiento de Barcelona, división en distritos y barrios",
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a045",
        "Precios anunciados de nuestras viviendas",
      ],
    },
    ca: {
      names: [
        "triar barri",
        "triar barri a barcelona",
        "on viure a barcelona",
        "en quin barri viure a barcelona",
        "millor barri per viure a barcelona",
        "comparar barris de barcelona",
        "en quina zona comprar a barcelona",
        "millors barris",
      ],
      title: "Triar barri a Barcelona",
      answers: {
        what: "Triar barri a Barcelona comença per la seva pròpia setmana: on va cada dia i què vol sentir quan obri la finestra. Després compari què dona el seu pressupost en dues o tres zones. La ciutat té deu districtes i 73 barris, i un carrer es pot assemblar menys al següent que un districte a un altre.",
        cost: "Triar barri pesa més en el preu que el nombre de dormitoris. Ensenyem, zona per zona, els preus anunciats i per metre quadrat dels nostres habitatges, amb el dia en què es van comptar. On només en tenim un o dos, prengui-ho com un exemple i no com un nivell.",
        time: "Triar barri demana tres visites i no una: un matí feiner, una tarda i un dissabte a la nit. Amb dues zones a la llista hi cap en una setmana. Des de fora, una primera passejada per vídeo ajuda a descartar-ne una.",
        how: "Per triar barri, apunti els cinc trajectes que fa més sovint i cronometri’ls a peu. Ratlli les zones on tres s’allarguen massa. Passegi després pels carrers que queden, a les hores en què seria a casa.",
      },
      sections: [
        {
          heading: "Què es compara?",
          blocks: [
            {
              points: [
                "El camí fins al metro o als FGC, al mercat i a l’escola, en minuts.",
                "Carrer o pati d’illa: a l’Eixample, la mateixa planta té totes dues coses.",
                "L’amplada del carrer, l’alçada de les cases i les hores de sol que en resulten.",
                "El pendent i els graons: a Gràcia canvien en dos carrers, i més amunt, més.",
                "L’ascensor: a les cases antigues del centre pot començar uns graons més amunt, o no haver-n’hi.",
                "El cotxe: plaça pròpia, un garatge a prop o res.",
              ],
            },
          ],
        },
        {
          heading: "Per quin ordre es fa?",
          blocks: [
            {
              steps: [
                "Fixi el total amb impostos i vegi a quines zones arriba.",
                "Quedi’s amb tres; més no es comparen bé.",
                "Miri què expliquem de cadascuna, amb els habitatges i els temps a peu.",
                "Passegi per cadascuna a dues hores, sense visites concertades.",
                "Visiti dos habitatges a cada zona i prengui notes per carrer.",
                "Decideixi primer el carrer i després el pis.",
              ],
            },
          ],
        },
        {
          heading: "Què no diu el nom d’una zona?",
          blocks: [
            "Les mitjanes amaguen la planta, l’orientació i l’estat. Un mateix nom cobreix illes ben diferents: la dreta i l’esquerra de l’Eixample, o les places i els pendents de Gràcia. Pregunti a l’Ajuntament per obres previstes: un any de rases davant del balcó també es tria.",
            "Un agent explica què tenen un habitatge i un carrer. Qui hi hauria de viure no li toca dir-ho, i la llei catalana del dret a l’habitatge ho pot veure com a discriminació (Llei 18/2007, art.\u00a045).",
          ],
        },
        {
          heading: "Què pot sortir malament?",
          blocks: [
            {
              points: [
                "Enamorar-se en diumenge: les furgonetes arriben dilluns a les set.",
                "Comptar parades de metro i no el que es camina a cada banda.",
                "Descartar una zona per un sol carrer.",
                "Comparar preus amb aparcament i sense.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què ensenyen els nostres habitatges?",
        blocks: [
          [
            "{?list.homes}A {date} tenim {list.homes}, de {list.from} a {list.to}.",
            "[{a.title}](/property/{a.id}) s’anuncia per {a.price} i té {a.area} construïts.",
            "[{b.title}](/property/{b.id}), per {b.price}, amb {b.area}.",
            "Per metre quadrat són {a.m2} i {b.m2}: vegi tots dos carrers abans de decidir.",
          ],
        ],
      },
      inShort: [
        "Comenci pels trajectes de cada dia i cronometri’ls a peu.",
        "Compari dues o tres zones a hores diferents i sense visites.",
        "Sovint compta més el carrer que el nom del barri.",
      ],
      next: "Vegi preus, habitatges i temps a peu zona per zona: [els nostres barris](/neighborhoods).",
      description:
        "Triar barri a Barcelona: què cal comparar, per quin ordre fer-ho, què amaguen les mitjanes de preu i com jutjar un carrer abans de visitar cap habitatge.",
      sources: [
        "Ajuntament de Barcelona, divisió en districtes i barris",
        "Llei 18/2007, del dret a l’habitatge, art.\u00a045",
        "Preus anunciats dels nostres habitatges",
      ],
    },
    ru: {
      names: [
        "как выбрать район",
        "выбор района",
        "выбор района в Барселоне",
        "где жить в Барселоне",
        "в каком районе жить в Барселоне",
        "лучший район для жизни в Барселоне",
        "сравнить районы Барселоны",
        "в каком районе купить квартиру в Барселоне",
        "районы для жизни",
        "лучшие районы Барселоны",
        "районы Барселоны для покупки квартиры",
      ],
      title: "Как выбрать район в Барселоне",
      answers: {
        what: "Как выбрать район в Барселоне? Начните со своей недели: куда вы ходите каждый день, пешком или на метро, и что хотите слышать, открывая окно. Затем сравните, что за ваши деньги можно купить в двух-трёх местах. В городе десять округов и 73 района, и соседние улицы бывают непохожи больше, чем два округа.",
        cost: "Выбор района влияет на цену сильнее, чем число спален. По каждому району мы показываем цены в объявлениях и за квадратный метр среди наших объектов, с датой подсчёта. Где у нас один-два объекта, считайте это примером, а не уровнем цен.",
        time: "Выбор района требует трёх прогулок, а не одной: будним утром, будним вечером и в субботу ночью. Если в списке два района, хватит недели. Издалека первая прогулка по видео поможет вычеркнуть один из них.",
        how: "Чтобы выбрать район, запишите пять самых частых маршрутов и засеките время пешком. Вычеркните места, где три из них слишком долгие. Потом пройдите по оставшимся улицам в те часы, когда вы были бы дома.",
      },
      sections: [
        {
          heading: "Что сравнивать?",
          blocks: [
            {
              points: [
                "Дорогу до метро или поезда FGC, рынка и школы, в минутах.",
                "Улицу и внутренний двор: в Эшампле у одного этажа есть и то и другое.",
                "Ширину улицы, высоту домов и часы солнца, которые из этого следуют.",
                "Уклон и ступени: в Грасии они меняются через две улицы, выше\u00a0— ещё сильнее.",
                "Лифт: в старых домах центра до него бывает пролёт лестницы, а бывает, что его нет.",
                "Машину: своё место, гараж поблизости или ничего.",
              ],
            },
          ],
        },
        {
          heading: "В каком порядке действовать?",
          blocks: [
            {
              steps: [
                "Определите сумму с налогами и посмотрите, на какие районы её хватает.",
                "Оставьте три: больше толком не сравнить.",
                "Прочтите, что мы рассказываем о каждом, с объектами и временем пешком.",
                "Пройдите каждый в разные часы, без просмотров.",
                "Посмотрите по два объекта в каждом и записывайте впечатления по улицам.",
                "Сначала решите, на какой улице, и только потом, какая квартира.",
              ],
            },
          ],
        },
        {
          heading: "О чём не говорит название района?",
          blocks: [
            "Средние цены скрывают этаж, сторону света и состояние. Под одним именем живут разные кварталы: правый и левый Эшампле, площади и склоны Грасии, старый центр и набережная Сьютат-Велья. Узнайте в мэрии о будущих работах: год раскопок перед балконом тоже входит в выбор.",
            "Агент рассказывает, что есть у квартиры и улицы. Кому там жить, решать не ему, и по каталонскому закону о праве на жильё это может считаться дискриминацией (Закон 18/2007, ст.\u00a045).",
          ],
        },
        {
          heading: "Что может пойти не так?",
          blocks: [
            {
              points: [
                "Влюбиться в воскресенье: фургоны приезжают в понедельник в семь утра.",
                "Считать станции метро, а не дорогу до них с обеих сторон.",
                "Отвергнуть район из-за одной улицы.",
                "Сравнивать цены с парковкой и без неё.",
                "Принять решение до того, как вы прошли по улице вечером.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Что видно по нашим объектам?",
        blocks: [
          [
            "{?list.homes}На {date} у нас {list.homes}, от {list.from} до {list.to}.",
            "[{a.title}](/property/{a.id}) продаётся за {a.price}, площадь со стенами {a.area}.",
            "[{b.title}](/property/{b.id})\u00a0— за {b.price}, площадь {b.area}.",
            "За квадратный метр это {a.m2} и {b.m2}: прежде чем решать, пройдите по обеим улицам.",
          ],
        ],
      },
      inShort: [
        "Начните с ежедневных маршрутов и засеките время пешком.",
        "Сравните два-три места в разные часы и без просмотров.",
        "Улица часто важнее названия района.",
      ],
      next: "Посмотрите цены, объекты и время пешком по каждому месту: [наши районы](/neighborhoods).",
      description:
        "Как выбрать район в Барселоне: что сравнивать, в каком порядке действовать, что скрывают средние цены и как оценить улицу ещё до первого просмотра жилья.",
      sources: [
        "Мэрия Барселоны, деление на округа и районы",
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a045",
        "Цены наших объектов в объявлениях",
      ],
    },
  },
};
