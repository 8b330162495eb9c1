import type { NeighbourhoodTexts } from "../quarter";

export const born: NeighbourhoodTexts = {
  related: ["period-building", "tourist-licence", "noise", "lift"],
  in: {
    en: {
      edges:
        "It is the lower half of the old town east of Via Laietana: Carrer de la Princesa divides it from Sant Pere and Santa Caterina, Passeig de Picasso from the Ciutadella park, and Pla de Palau and the França station from the port. Streets still carry the names of the trades that worked in them: silversmiths, hatters, mirror makers. Jaume I and Barceloneta, both on line 4, are the metro stations.",
      street:
        "By day the busiest streets are Montcada, Argenteria and Princesa. In the evening people move to Passeig del Born, Plaça de les Olles and the terraces by Santa Maria, and stay late from Thursday on. Carrer del Rec and the streets towards Plaça de Sant Agustí Vell are calmer. Delivery is early, and few cars may enter.",
      checks: [
        "Stand at the bedroom window on a Friday at midnight, whichever way it faces.",
        "Ask what is on the ground floor, what licence it has and where its extractor ends.",
        "Have the beams, arches and party walls looked at; many houses lean on each other.",
        "Ask whether the building is listed and whether a lift was ever studied.",
        "Count the hours of sun on that floor: lanes of three or four metres leave little below the third.",
      ],
    },
    es: {
      edges:
        "Es la mitad baja de la ciudad vieja a levante de la Via Laietana: la calle Princesa lo separa de Sant Pere y Santa Caterina; el paseo de Picasso, del parque de la Ciutadella; y el Pla de Palau y la estación de França, del puerto. Las calles conservan los nombres de los oficios: Argenteria, Sombrerers, Mirallers. Las estaciones de metro son Jaume I y Barceloneta, las dos de la línea 4.",
      street:
        "De día, las calles con más gente son Montcada, Argenteria y Princesa. Al anochecer se pasa al paseo del Born, la plaza de les Olles y las terrazas de junto a Santa Maria, y a partir del jueves se alarga. La calle del Rec y las que van hacia Sant Agustí Vell son más tranquilas. El reparto es temprano y entran pocos coches.",
      checks: [
        "Póngase en la ventana del dormitorio un viernes a medianoche, dé adonde dé.",
        "Pregunte qué hay en los bajos, qué licencia tiene y dónde acaba la salida de humos.",
        "Haga mirar vigas, arcos y medianeras: muchas casas se apoyan unas en otras.",
        "Pregunte si el edificio está catalogado y si alguna vez se estudió un ascensor.",
        "Cuente las horas de sol de esa planta: en calles de tres o cuatro metros llega poco por debajo del tercero.",
      ],
    },
    ca: {
      edges:
        "És la meitat baixa de la ciutat vella a llevant de la Via Laietana: el carrer de la Princesa el separa de Sant Pere i Santa Caterina; el passeig de Picasso, del parc de la Ciutadella; i el Pla de Palau i l’estació de França, del port. Els carrers conserven els noms dels oficis: Argenteria, Sombrerers, Mirallers. Les estacions de metro són Jaume I i Barceloneta, totes dues de la línia 4.",
      street:
        "De dia, els carrers amb més gent són Montcada, Argenteria i Princesa. Al vespre es passa al passeig del Born, la plaça de les Olles i les terrasses de prop de Santa Maria, i a partir de dijous s’allarga. El carrer del Rec i els que van cap a Sant Agustí Vell són més tranquils. El repartiment és d’hora i hi entren pocs cotxes.",
      checks: [
        "Posi’s a la finestra del dormitori un divendres a mitjanit, doni on doni.",
        "Pregunti què hi ha als baixos, quina llicència té i on acaba la sortida de fums.",
        "Faci mirar bigues, arcs i mitgeres: moltes cases es repengen les unes en les altres.",
        "Pregunti si l’edifici està catalogat i si mai s’hi va estudiar un ascensor.",
        "Compti les hores de sol d’aquella planta: en carrers de tres o quatre metres n’arriba poc per sota del tercer.",
      ],
    },
    ru: {
      edges:
        "Это нижняя половина старого города к востоку от Виа-Лаэтаны: от Сан-Пере и Санта-Катерины Борн отделяет улица Принсеса, от парка Сьютаделья\u00a0— бульвар Пикассо, от порта\u00a0— площадь Пла-де-Палау и Французский вокзал (Estació de França). Улицы носят имена ремёсел: серебряники (Argenteria), шляпники (Sombrerers), зеркальщики (Mirallers). Станции метро\u00a0— Jaume I и Barceloneta, обе на линии 4.",
      street:
        "Днём больше всего людей на улицах Монкада, Аржентерия и Принсеса. Вечером все переходят на бульвар Борн, площадь Олес и к столикам у Санта-Марии и с четверга сидят допоздна. На улице Рек и ближе к площади Сан-Агусти-Вель спокойнее. Товар привозят рано, машин пускают мало.",
      checks: [
        "Постойте у окна спальни в пятницу в полночь, куда бы оно ни выходило.",
        "Узнайте, что на нижнем этаже, какое у заведения разрешение и куда выведена вытяжка.",
        "Покажите специалисту балки, арки и стены между домами: многие дома держатся друг за друга.",
        "Спросите, охраняется ли дом и думали ли когда-нибудь о лифте.",
        "Посчитайте часы солнца на этом этаже: на улицах в три-четыре метра ниже третьего его мало.",
      ],
    },
  },
};
