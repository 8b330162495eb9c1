import type { NeighbourhoodTexts } from "../quarter";

export const born: NeighbourhoodTexts = {
  related: ["period-building", "tourist-licence", "noise", "lift"],
  in: {
    en: {
      edges:
        "It is the lower half of the old town east of Via Laietana: Carrer de la Princesa divides it from Sant Pere and Santa Caterina, Passeig de Picasso from the Ciutadella park, and Pla de Palau and the França station from the port. Streets still carry the names of the trades that worked in them: silversmiths, hatters, mirror makers. Jaume I and Barceloneta, both on line 4, are the metro stations.",
      street:
        "By day the busiest streets are Montcada, Argenteria and Princesa. In the evening people move to Passeig del Born, Plaça de les Olles and the terraces by Santa Maria, and stay late from Thursday on. The narrow lanes away from these are calmer. Delivery is early, and few cars may enter.",
      checks: [
        "Stand at the bedroom window on a Friday at midnight, whichever way it faces.",
        "Ask what is on the ground floor, what licence it has and where its extractor ends.",
        "Have the beams, arches and party walls looked at; many houses lean on each other.",
        "Ask whether the building is listed and whether a lift was ever studied.",
        "Count the hours of sun on that floor: lanes of three or four metres leave little below the third.",
      ],
      suits:
        "The Born suits you if you want medieval streets, restaurants at the door and a large park within five minutes; anyone who sleeps lightly, drives every day or dislikes stairs should look elsewhere.",
      pros: [
        "The Ciutadella park, the beach and the old town all within a walk.",
        "Stone, beams and arches in buildings that exist nowhere else in the city.",
        "Hardly any through traffic, and two metro stations of line 4 at its edges.",
      ],
      cons: [
        "Passeig del Born and the lanes around Santa Maria stay awake late from Thursday to Saturday.",
        "Many staircases have no lift, and the lower floors get little sun.",
        "Visitors fill Montcada, Argenteria and Princesa by day, and some homes are let by the night.",
      ],
      children:
        "The park is the playground: the Ciutadella has lawns, swings and a pond with boats. Just across Princesa is Carrer d’Allada-Vermell with its play area, and the lanes are almost free of cars, though not of delivery bikes.",
    },
    es: {
      edges:
        "Es la mitad baja de la ciudad vieja a levante de la Via Laietana: la calle Princesa lo separa de Sant Pere y Santa Caterina; el paseo de Picasso, del parque de la Ciutadella; y el Pla de Palau y la estación de França, del puerto. Las calles conservan los nombres de los oficios: Argenteria, Sombrerers, Mirallers. Las estaciones de metro son Jaume I y Barceloneta, las dos de la línea 4.",
      street:
        "De día, las calles con más gente son Montcada, Argenteria y Princesa. Al anochecer se pasa al paseo del Born, la plaza de les Olles y las terrazas de junto a Santa Maria, y a partir del jueves se alarga. Los callejones apartados de ellas son más tranquilos. El reparto es temprano y entran pocos coches.",
      checks: [
        "Póngase en la ventana del dormitorio un viernes a medianoche, dé adonde dé.",
        "Pregunte qué hay en los bajos, qué licencia tiene y dónde acaba la salida de humos.",
        "Haga mirar vigas, arcos y medianeras: muchas casas se apoyan unas en otras.",
        "Pregunte si el edificio está catalogado y si alguna vez se estudió un ascensor.",
        "Cuente las horas de sol de esa planta: en calles de tres o cuatro metros llega poco por debajo del tercero.",
      ],
      suits:
        "El Born le irá bien a quien quiera calles medievales, restaurantes en la puerta y un gran parque a cinco minutos; quien tenga el sueño ligero, coja el coche cada día o no quiera escaleras debería mirar en otro sitio.",
      pros: [
        "El parque de la Ciutadella, la playa y la ciudad vieja, todo a pie.",
        "Piedra, vigas y arcos en fincas que no existen en ninguna otra parte de la ciudad.",
        "Casi sin tráfico de paso, y dos estaciones de la línea 4 en los bordes.",
      ],
      cons: [
        "El paseo del Born y los callejones de Santa Maria siguen despiertos hasta tarde de jueves a sábado.",
        "Muchas escaleras no tienen ascensor, y a las plantas bajas les llega poco sol.",
        "Los visitantes llenan de día Montcada, Argenteria y Princesa, y hay pisos que se alquilan por noches.",
      ],
      children:
        "El patio de juegos es el parque: la Ciutadella tiene césped, columpios y un estanque con barcas. Al otro lado de Princesa está la calle Allada-Vermell, con su zona infantil, y por los callejones apenas pasan coches, aunque sí bicicletas de reparto.",
    },
    ca: {
      edges:
        "És la meitat baixa de la ciutat vella a llevant de la Via Laietana: el carrer de la Princesa el separa de Sant Pere i Santa Caterina; el passeig de Picasso, del parc de la Ciutadella; i el Pla de Palau i l’estació de França, del port. Els carrers conserven els noms dels oficis: Argenteria, Sombrerers, Mirallers. Les estacions de metro són Jaume I i Barceloneta, totes dues de la línia 4.",
      street:
        "De dia, els carrers amb més gent són Montcada, Argenteria i Princesa. Al vespre es passa al passeig del Born, la plaça de les Olles i les terrasses de prop de Santa Maria, i a partir de dijous s’allarga. Els carrerons que en queden apartats són més tranquils. El repartiment és d’hora i hi entren pocs cotxes.",
      checks: [
        "Posi’s a la finestra del dormitori un divendres a mitjanit, doni on doni.",
        "Pregunti què hi ha als baixos, quina llicència té i on acaba la sortida de fums.",
        "Faci mirar bigues, arcs i mitgeres: moltes cases es repengen les unes en les altres.",
        "Pregunti si l’edifici està catalogat i si mai s’hi va estudiar un ascensor.",
        "Compti les hores de sol d’aquella planta: en carrers de tres o quatre metres n’arriba poc per sota del tercer.",
      ],
      suits:
        "El Born anirà bé a qui vulgui carrers medievals, restaurants a la porta i un gran parc a cinc minuts; qui tingui el son lleuger, agafi el cotxe cada dia o no vulgui escales hauria de mirar en un altre lloc.",
      pros: [
        "El parc de la Ciutadella, la platja i la ciutat vella, tot a peu.",
        "Pedra, bigues i arcs en finques que no hi ha enlloc més de la ciutat.",
        "Gairebé sense trànsit de pas, i dues estacions de la línia 4 a les vores.",
      ],
      cons: [
        "El passeig del Born i els carrerons de Santa Maria estan desperts fins tard de dijous a dissabte.",
        "Moltes escales no tenen ascensor, i a les plantes baixes els arriba poc sol.",
        "Els visitants omplen de dia Montcada, Argenteria i Princesa, i hi ha pisos que es lloguen per nits.",
      ],
      children:
        "El lloc on juguen és el parc: la Ciutadella té gespa, gronxadors i un estany amb barques. A l’altra banda de Princesa hi ha el carrer d’Allada-Vermell, amb la seva zona infantil, i pels carrerons gairebé no passen cotxes, però sí bicicletes de repartiment.",
    },
    ru: {
      edges:
        "Это нижняя половина старого города к востоку от Виа-Лаэтаны: от Сан-Пере и Санта-Катерины Борн отделяет улица Принсеса, от парка Сьютаделья\u00a0— бульвар Пикассо, от порта\u00a0— площадь Пла-де-Палау и Французский вокзал (Estació de França). Улицы носят имена ремёсел: серебряники (Argenteria), шляпники (Sombrerers), зеркальщики (Mirallers). Станции метро\u00a0— Jaume I и Barceloneta, обе на линии 4.",
      street:
        "Днём больше всего людей на улицах Монкада, Аржентерия и Принсеса. Вечером все переходят на бульвар Борн, площадь Олес и к столикам у Санта-Марии и с четверга сидят допоздна. В переулках поодаль от них спокойнее. Товар привозят рано, машин пускают мало.",
      checks: [
        "Постойте у окна спальни в пятницу в полночь, куда бы оно ни выходило.",
        "Узнайте, что на нижнем этаже, какое у заведения разрешение и куда выведена вытяжка.",
        "Покажите специалисту балки, арки и стены между домами: многие дома держатся друг за друга.",
        "Спросите, охраняется ли дом и думали ли когда-нибудь о лифте.",
        "Посчитайте часы солнца на этом этаже: на улицах в три-четыре метра ниже третьего его мало.",
      ],
      suits:
        "Борн подойдёт тем, кто хочет средневековые улицы, рестораны у двери и большой парк в пяти минутах. Кто чутко спит, каждый день ездит на машине или не любит лестниц, пусть посмотрит другой район.",
      pros: [
        "До парка Сьютаделья, пляжа и старого города доходят пешком.",
        "Камень, балки и арки домов, каких больше нет нигде в городе.",
        "Почти без сквозного движения, а по краям две станции линии 4.",
      ],
      cons: [
        "Бульвар Борн и переулки у Санта-Марии не спят допоздна с четверга по субботу.",
        "Во многих подъездах нет лифта, на нижние этажи попадает мало солнца.",
        "Днём улицы Монткада, Архентерия и Принсеса полны приезжих, часть квартир сдают посуточно.",
      ],
      children:
        "Играть водят в парк: в Сьютаделье лужайки, качели и пруд с лодками. Ещё одна площадка сразу за улицей Принсеса, на Альяда-Вермель; машин в переулках почти нет, зато ездят курьеры на велосипедах.",
    },
  },
};
