// Sample text about a real district: general knowledge, no figures. The agent edits it like any other row.
import { paragraphs } from "../paragraphs";
import type { SampleNeighborhood } from "../sample-neighborhood";

export const lesCorts: SampleNeighborhood = {
  slug: "les-corts",
  name: { en: "Les Corts", es: "Les Corts", ca: "Les Corts", ru: "Лес-Кортс" },
  locative: { en: "in Les Corts", es: "en Les Corts", ca: "a les Corts", ru: "в\u00a0Лес-Кортс" },
  tagline: {
    en: "A village square, wide avenues, good transport",
    es: "Una plaza de pueblo, avenidas anchas y buenas conexiones",
    ca: "Una plaça de poble, avingudes amples i bones connexions",
    ru: "Тихая площадь, широкие проспекты, удобный транспорт",
  },
  description: {
    en: paragraphs(
      "Les Corts was a farming village until it became part of Barcelona in 1897. Its heart is still Plaça de la Concòrdia, with a church and café tables under the trees; around it is a busy part of the city, with offices along the Diagonal, a university campus and the Camp Nou.",
      "Most homes are apartments from the second half of the twentieth century, practical rather than ornate: a lift, a balcony, regular rooms, often a garage. Near the old square the houses are lower, and towards the Diagonal the apartments are larger, with a concierge and communal gardens.",
      "You have more space than in the centre, and the green metro line, the tram and the roads out of the city are close by. On match days the streets around the stadium fill up, so look at the map before you choose.",
    ),
    es: paragraphs(
      "Les Corts era un pueblo de masías que se unió a Barcelona en 1897. Su centro sigue siendo la plaza de la Concòrdia, con una iglesia y mesas de café bajo los árboles; alrededor está la ciudad que trabaja: oficinas en la Diagonal, un campus universitario y el Camp Nou.",
      "La mayoría de las viviendas son pisos de la segunda mitad del siglo XX, más prácticos que vistosos: ascensor, balcón, habitaciones cuadradas y, a menudo, garaje. Cerca de la plaza antigua hay casas más bajas y, hacia la Diagonal, pisos más grandes con conserje y zonas comunitarias.",
      "La línea verde de metro, el tranvía y la salida de la ciudad están al lado, y el ruido del centro queda lejos. Los días de partido se llenan las calles en torno al estadio: mire el plano antes de elegir.",
    ),
    ca: paragraphs(
      "Les Corts era un poble de masies que es va unir a Barcelona el 1897. El seu centre continua sent la plaça de la Concòrdia, amb una església i taules de cafè sota els arbres; al voltant hi ha la ciutat que treballa: oficines a la Diagonal, un campus universitari i el Camp Nou.",
      "La majoria dels habitatges són pisos de la segona meitat del segle XX, més pràctics que vistosos: ascensor, balcó, habitacions quadrades i, sovint, garatge. A prop de la plaça antiga hi ha cases més baixes i, cap a la Diagonal, pisos més grans amb conserge i zones comunitàries.",
      "La línia verda del metro, el tramvia i la sortida de la ciutat són a la vora, i el soroll del centre queda lluny. Els dies de partit s’omplen els carrers del voltant de l’estadi: miri el plànol abans de triar.",
    ),
    ru: paragraphs(
      "Лес-Кортс был деревней с крестьянскими усадьбами и вошёл в состав Барселоны в 1897\u00a0году. Его центр и сегодня\u00a0— площадь Конкордия с церковью и столиками кафе под деревьями; вокруг\u00a0— деловой город: офисы на Диагонали, университет и стадион «Камп Ноу».",
      "Большинство квартир\u00a0— в домах второй половины XX\u00a0века, скорее практичных, чем нарядных: лифт, балкон, комнаты правильной формы, часто гараж. У старой площади дома пониже, а ближе к Диагонали квартиры побольше, с консьержем и общей территорией.",
      "Здесь просторнее, чем в центре, и удобно ездить: рядом зелёная линия метро, трамвай и выезд из города. В дни матчей улицы вокруг стадиона заполняются, поэтому перед выбором посмотрите на карту.",
    ),
  },
  isNamed: false,
  photoFile: null,
  photoAlt: null,
  center: { latitude: 41.38693, longitude: 2.11824 },
  labelPoint: { latitude: 41.38294, longitude: 2.12513 },
  bbox: { west: 2.09779, south: 41.37567, east: 2.14434, north: 41.40111 },
  areaHa: 601.1,
  inside: null,
  order: 8,
};
