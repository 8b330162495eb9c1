import type { Quarter } from "./quarter";

export const sants: Quarter = {
  place: "les-corts",
  isInside: false,
  words: "sants(?![\\p{L}])|сантс",
  related: ["building-inspection", "noise", "community-fees"],
  in: {
    en: {
      name: "Sants",
      locative: "in Sants",
      living:
        "Living in Sants means a former town with its own high street, market and festival, next to the largest railway station in Barcelona.",
      edges:
        "The old town lies on both sides of Carrer de Sants, between the station, Carrer de Badal and the railway towards Hospitalet; Hostafrancs and La Bordeta are its neighbours, all in the district of Sants-Montjuïc. Sants was a municipality until 1897 and worked in textile mills, the largest of which, the Vapor Vell and the Espanya Industrial, have become a library and a park.",
      homes:
        "In the old streets there are houses of two to four floors on narrow plots, with small apartments and few lifts. Around them, and most of all towards Badal and the station, stand blocks from the 1950s to the 1970s: sixty to eighty square metres, three bedrooms, a balcony, five to eight floors. New buildings fill plots here and there.",
      street:
        "Carrer de Sants is long, full of shops and loud with buses; the parallel streets are narrow, and several are reserved for people on foot. Near the station there are taxis, suitcases and hotels. In the last week of August the Festa Major takes over decorated streets until late. Visitors otherwise pass through without stopping.",
      transport:
        "Sants Estació has lines 3 and 5 of the metro, suburban and long-distance trains; Plaça de Sants has lines 1 and 5, and Mercat Nou line 1. The Sants market is a brick hall of 1913. The Espanya Industrial park has a lake, and the Rambla de Sants is a garden on top of the covered railway.",
      checks: [
        "In a block from 1950 to 1975, ask whether joists were tested for aluminous cement and what the inspection (ITE) ordered.",
        "Near the railway, stand in the bedroom while trains pass; ask too which tracks are covered.",
        "Ask whether a lift has been fitted or agreed, what it cost, and what is still to pay.",
        "In the old streets, ask what the plan provides for the house next door: some plots may be built higher.",
        "See what the street is in August, if your terrace or window is on one that is decorated.",
      ],
      suits:
        "It suits you if you want a former town with shops, a market and trains to everywhere, and plain homes; anyone who looks for grand façades or a park at the door will find few.",
      pros: [
        "Sants station: metro, suburban and long-distance trains.",
        "Carrer de Sants and the market, and parallel streets for people on foot.",
        "Few visitors outside the station.",
      ],
      cons: [
        "Railway and traffic noise near the station, Badal and Carrer de Sants.",
        "Blocks from 1950 to 1975 whose structure needs checking.",
        "Few lifts in the old streets, and the loud week of the Festa Major in August.",
      ],
      children:
        "The Espanya Industrial park has a lake and slides, the Rambla de Sants is a raised garden without cars, and Plaça d’Osca and Plaça de la Farga are squares to play in. The ground is flat from one end to the other.",
    },
    es: {
      name: "Sants",
      locative: "en Sants",
      living:
        "Vivir en Sants es vivir en una antigua villa con calle mayor, mercado y fiesta propia, al lado de la estación de tren más grande de Barcelona.",
      edges:
        "El núcleo se extiende a los dos lados de la calle de Sants, entre la estación, la calle Badal y las vías hacia L’Hospitalet; Hostafrancs y la Bordeta son sus vecinos, todos en el distrito de Sants-Montjuïc. Sants fue municipio hasta 1897 y vivía de las fábricas textiles; las mayores, el Vapor Vell y la España Industrial, son hoy una biblioteca y un parque.",
      homes:
        "En las calles viejas hay casas de dos a cuatro plantas en solares estrechos, con pisos pequeños y pocos ascensores. Alrededor, y sobre todo hacia Badal y la estación, hay bloques de los años cincuenta a setenta: de sesenta a ochenta metros cuadrados, tres dormitorios, balcón, de cinco a ocho plantas. Aquí y allá, un edificio nuevo llena un solar.",
      street:
        "La calle de Sants es larga, comercial y ruidosa por los autobuses; las paralelas son estrechas, y varias se han reservado a quien va a pie. Cerca de la estación hay taxis, maletas y hoteles. En la última semana de agosto, la Festa Major ocupa las calles decoradas hasta tarde. El resto del año los visitantes pasan sin detenerse.",
      transport:
        "Sants Estació tiene las líneas 3 y 5 de metro, Rodalies y larga distancia; Plaça de Sants, la 1 y la 5; y Mercat Nou, la 1. El mercado de Sants es un edificio de ladrillo de 1913. El parque de la Espanya Industrial tiene un lago, y la Rambla de Sants es un jardín encima de las vías cubiertas.",
      checks: [
        "En un bloque de 1950 a 1975, pregunte si se analizaron las viguetas por el cemento aluminoso y qué ordenó la inspección (ITE).",
        "Cerca de las vías, quédese en el dormitorio mientras pasan trenes, y pregunte qué tramos están cubiertos.",
        "Pregunte si se ha puesto o aprobado el ascensor, cuánto costó y cuánto queda por pagar.",
        "En las calles viejas, pregunte qué prevé el planeamiento para la casa de al lado: algunos solares admiten más altura.",
        "Piense en agosto si su ventana o su terraza da a una de las calles que se decoran.",
      ],
      suits:
        "Le irá bien a quien quiera una antigua villa con tiendas, mercado y trenes a todas partes, y pisos sencillos; quien busque fachadas señoriales o un parque en la puerta encontrará poco.",
      pros: [
        "La estación de Sants: metro, cercanías y larga distancia.",
        "La calle de Sants y el mercado, y calles paralelas para ir a pie.",
        "Pocos visitantes fuera de la estación.",
      ],
      cons: [
        "Ruido de trenes y tráfico cerca de la estación, de Badal y de la calle de Sants.",
        "Fincas de 1950 a 1975 con la estructura por comprobar.",
        "Pocos ascensores en las calles antiguas y la semana ruidosa de la Festa Major, en agosto.",
      ],
      children:
        "El parque de la Espanya Industrial tiene lago y toboganes, la Rambla de Sants es un jardín elevado sin coches y se juega en las plazas d’Osca y de la Farga. El terreno es llano de punta a punta.",
    },
    ca: {
      name: "Sants",
      locative: "a Sants",
      living:
        "Viure a Sants és viure en una antiga vila amb carrer major, mercat i festa pròpia, al costat de l’estació de tren més gran de Barcelona.",
      edges:
        "El nucli s’estén a banda i banda del carrer de Sants, entre l’estació, el carrer de Badal i les vies cap a l’Hospitalet; Hostafrancs i la Bordeta en són els veïns, tots al districte de Sants-Montjuïc. Sants va ser municipi fins al 1897 i vivia de les fàbriques tèxtils; les més grans, el Vapor Vell i l’Espanya Industrial, són avui una biblioteca i un parc.",
      homes:
        "Als carrers vells hi ha cases de dues a quatre plantes en solars estrets, amb pisos petits i pocs ascensors. Al voltant, i sobretot cap a Badal i l’estació, hi ha blocs dels anys cinquanta als setanta: de seixanta a vuitanta metres quadrats, tres dormitoris, balcó, de cinc a vuit plantes. Aquí i allà, un edifici nou omple un solar.",
      street:
        "El carrer de Sants és llarg, comercial i sorollós pels autobusos; els paral·lels són estrets, i uns quants s’han reservat a qui va a peu. Prop de l’estació hi ha taxis, maletes i hotels. L’última setmana d’agost, la Festa Major ocupa els carrers guarnits fins tard. La resta de l’any els visitants hi passen sense aturar-se.",
      transport:
        "Sants Estació té les línies 3 i 5 del metro, Rodalies i llarga distància; Plaça de Sants, l’1 i la 5; i Mercat Nou, l’1. El mercat de Sants és un edifici de maó del 1913. El parc de l’Espanya Industrial té un llac, i la Rambla de Sants és un jardí damunt de les vies cobertes.",
      checks: [
        "En un bloc del 1950 al 1975, pregunti si es van analitzar les biguetes pel ciment aluminós i què va ordenar la inspecció (ITE).",
        "Prop de les vies, quedi’s al dormitori mentre passen trens, i pregunti quins trams estan coberts.",
        "Pregunti si s’ha posat o aprovat l’ascensor, quant va costar i quant queda per pagar.",
        "Als carrers vells, pregunti què preveu el planejament per a la casa del costat: alguns solars admeten més alçada.",
        "Pensi en l’agost si la seva finestra o terrassa dona a un dels carrers que es guarneixen.",
      ],
      suits:
        "Anirà bé a qui vulgui una antiga vila amb botigues, mercat i trens a tot arreu, i pisos senzills; qui busqui façanes senyorials o un parc a la porta hi trobarà poca cosa.",
      pros: [
        "L’estació de Sants: metro, rodalies i llarga distància.",
        "El carrer de Sants i el mercat, i carrers paral·lels per anar a peu.",
        "Pocs visitants fora de l’estació.",
      ],
      cons: [
        "Soroll de trens i trànsit prop de l’estació, de Badal i del carrer de Sants.",
        "Finques del 1950 al 1975 amb l’estructura per comprovar.",
        "Pocs ascensors als carrers antics i la setmana sorollosa de la Festa Major, a l’agost.",
      ],
      children:
        "El parc de l’Espanya Industrial té llac i tobogans, la Rambla de Sants és un jardí elevat sense cotxes i es juga a les places d’Osca i de la Farga. El terreny és pla de punta a punta.",
    },
    ru: {
      name: "Сантс",
      locative: "в Сантсе",
      living:
        "Жить в Сантсе\u00a0— значит жить в бывшем городке со своей главной улицей, рынком и праздником, рядом с самым большим вокзалом Барселоны.",
      edges:
        "Старая часть лежит по обе стороны улицы Сантс, между вокзалом, улицей Бадаль и железной дорогой в сторону Оспиталета; рядом Остафранкс и Бордета, все\u00a0— в округе Сантс-Монжуик. Сантс был муниципалитетом до 1897\u00a0года и жил текстильными фабриками; в самых больших, Вапор-Вель и Эспанья-Индустриаль, теперь библиотека и парк.",
      homes:
        "На старых улицах\u00a0— дома в два-четыре этажа на узких участках, с небольшими квартирами; лифтов мало. Вокруг, больше всего к улице Бадаль и к вокзалу, стоят дома 1950–1970-х годов в пять-восемь этажей: шестьдесят-восемьдесят квадратных метров, три спальни, балкон. Комнаты в них небольшие, зато у большинства есть окно на улицу или в широкий двор. Кое-где участок заняла новостройка.",
      street:
        "Улица Сантс длинная, торговая и шумная из-за автобусов; параллельные улицы узкие, несколько из них отданы пешеходам. У вокзала такси, чемоданы и гостиницы. В последнюю неделю августа праздник Феста-Мажор до позднего вечера занимает украшенные улицы. В остальное время приезжие здесь не задерживаются.",
      transport:
        "На станции Sants Estació\u00a0— линии метро 3 и 5, пригородные поезда и дальние; Plaça de Sants\u00a0— линии 1 и 5, Mercat Nou\u00a0— линия 1. Кирпичный рынок Сантс построен в 1913\u00a0году. В парке Эспанья-Индустриаль есть озеро, а Рамбла-де-Сантс\u00a0— сад над закрытой железной дорогой.",
      checks: [
        "В доме 1950–1975 годов спросите, проверяли ли балки перекрытий на глинозёмистый цемент и что предписал осмотр (ITE).",
        "Рядом с железной дорогой постойте в спальне, пока идут поезда, и узнайте, какие пути накрыты.",
        "Спросите, поставили ли лифт или только одобрили, сколько он стоил и сколько осталось выплатить.",
        "На старых улицах узнайте, что план допускает на месте соседнего дома: некоторые участки можно надстроить.",
        "Подумайте об августе, если окно или терраса выходит на улицу, которую украшают.",
      ],
      suits:
        "Он подойдёт тем, кто хочет бывший городок с магазинами, рынком и поездами во все стороны и согласен на простую квартиру. Парадных фасадов здесь мало, парк есть не у каждого дома.",
      pros: [
        "Вокзал Сантс: метро, пригородные и дальние поезда.",
        "Улица Сантс с магазинами, рынок и пешеходные улицы рядом.",
        "Приезжих мало, кроме вокзала.",
      ],
      cons: [
        "Шум поездов и машин у вокзала, улиц Бадаль и Сантс.",
        "Дома 1950–1975\u00a0годов: конструкции нужно проверять.",
        "На старых улицах мало лифтов, в августе шумная неделя Феста-Мажор.",
      ],
      children:
        "В парке Эспанья-Индустриаль озеро и горки, Рамбла-де-Сантс\u00a0— поднятый над землёй сад без машин, играют на площадях Оска и Фарга. Улицы ровные от края до края.",
    },
  },
};
