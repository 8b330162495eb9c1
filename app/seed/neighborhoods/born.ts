// Sample text about a real neighbourhood: general knowledge, no figures. The agent edits it like any other row.
// The Born has no official boundary; its place and size are those of Sant Pere, Santa Caterina i la Ribera.
import { paragraphs } from "../paragraphs";
import type { SampleNeighborhood } from "../sample-neighborhood";

export const born: SampleNeighborhood = {
  slug: "born",
  name: { en: "Born", es: "El Born", ca: "El Born", ru: "Борн" },
  locative: { en: "in the Born", es: "en el Born", ca: "al Born", ru: "в Борне" },
  tagline: {
    en: "Narrow lanes around a church and a market hall",
    es: "Callejuelas entre una iglesia y un antiguo mercado",
    ca: "Carrerons entre una església i un antic mercat",
    ru: "Узкие улочки между церковью и старым рынком",
  },
  description: {
    en: paragraphs(
      "The Born runs from the church of Santa Maria del Mar to the iron market hall of the nineteenth century, now a cultural centre over the excavated streets of an older city. Knights once jousted on the Passeig del Born between the two; today it is where the neighbourhood meets in the evening.",
      "Homes here are in buildings of stone and brick, some of them medieval: beams and arches, tall windows on the main floor, smaller rooms above. The palaces of Carrer de Montcada are museums now, and the lanes around them are full of workshops, studios and small shops. Rooms that face a courtyard are quieter than those on the lane.",
      "You live in the old town with a park and a market close by: Ciutadella park is across the street, Santa Caterina market a few minutes away, and you can walk to the beach. Restaurants and visitors are part of the Born, so choose your street with care.",
    ),
    es: paragraphs(
      "El Born está entre la iglesia de Santa Maria del Mar y el mercado de hierro del siglo XIX, hoy centro cultural levantado sobre las calles de una ciudad anterior. El paseo del Born, que los une, fue campo de justas; hoy el barrio se sienta en él a tomar el fresco al caer la tarde.",
      "Las viviendas están en casas medievales y posteriores, de piedra y ladrillo: vigas, arcos, ventanas altas en la planta noble y estancias más pequeñas arriba. Los palacios de la calle Montcada albergan museos; en las callejuelas de alrededor hay talleres, estudios y tiendas pequeñas. Las habitaciones que dan a un patio son las tranquilas.",
      "El parque y el mercado están al lado: la Ciutadella empieza al otro lado de la calle y el mercado de Santa Caterina está a pocos minutos. A la playa se llega a pie. Restaurantes y visitantes forman parte del barrio: antes de elegir calle, venga también de noche.",
    ),
    ca: paragraphs(
      "El Born és entre l’església de Santa Maria del Mar i el mercat de ferro del segle XIX, avui centre cultural aixecat sobre els carrers d’una ciutat anterior. El passeig del Born, que els uneix, havia estat camp de justes; avui el barri hi seu a prendre la fresca al vespre.",
      "Els habitatges són en cases medievals i posteriors, de pedra i maó: bigues, arcs, finestres altes a la planta noble i estances més petites a dalt. Els palaus del carrer de Montcada acullen museus; als carrerons del voltant hi ha tallers, estudis i botigues petites. Les habitacions que donen a un pati són les tranquil·les.",
      "El parc i el mercat són a la vora: la Ciutadella comença a l’altra banda del carrer i el mercat de Santa Caterina és a pocs minuts. A la platja s’hi arriba a peu. Restaurants i visitants formen part del barri: abans de triar carrer, vingui-hi també de nit.",
    ),
    ru: paragraphs(
      "Борн лежит между церковью Санта-Мария-дель-Мар и чугунным рынком XIX\u00a0века\u00a0— теперь это культурный центр над раскопанными улицами прежнего города. На бульваре Борн между ними когда-то проходили рыцарские турниры; сегодня по вечерам здесь собирается весь район.",
      "Жильё\u00a0— в средневековых и более поздних домах из камня и кирпича: балки, арки, высокие окна парадного этажа и комнаты поменьше наверху. В дворцах улицы Монкада музеи, в переулках вокруг мастерские, студии и небольшие магазины. Тихие комнаты\u00a0— те, что выходят во двор.",
      "Это старый город, но с парком и рынком под рукой: парк Сьютаделья начинается через дорогу, рынок Санта-Катерина в нескольких минутах, до пляжа можно дойти пешком. Рестораны и гости города\u00a0— часть здешней жизни, поэтому улицу выбирайте внимательно.",
    ),
  },
  isNamed: false,
  photoFile: null,
  photoAlt: null,
  center: { latitude: 41.38679, longitude: 2.18343 },
  labelPoint: { latitude: 41.38651, longitude: 2.18332 },
  bbox: { west: 2.17276, south: 41.38124, east: 2.19357, north: 41.39222 },
  areaHa: 111,
  inside: "ciutat-vella",
  order: 6,
};
