// Sample data: an invented home for the demonstration. Nothing here describes a real flat, owner or price.
import { duplexPlan } from "../floor-plans";
import { paragraphs } from "../paragraphs";
import type { SampleHome } from "../sample-home";

export const graciaDuplex: SampleHome = {
  title: {
    en: "Duplex with tiled floors and roof terrace",
    es: "Dúplex con azotea privada",
    ca: "Dúplex amb terrat privatiu",
    ru: "Двухуровневая квартира с\u00a0террасой на\u00a0крыше",
  },
  summary: {
    en: "The top two floors of an old house, with a roof terrace and the original patterned tiles.",
    es: "Azotea sobre los tejados de Gràcia, suelo hidráulico original y pared de ladrillo.",
    ca: "Terrat sobre les teulades de Gràcia, paviment hidràulic original i paret de maó.",
    ru: "Узорная плитка, кирпичная стена и своя терраса над крышами Грасии; лифта нет.",
  },
  description: {
    en: paragraphs(
      "The day ends on the roof here, above the rooftops of Gràcia, with the hill behind them. These are the top two floors of an old house, with a roof terrace of their own; the living room keeps its original patterned cement tiles, a brick wall and timber beams. There is no lift, and the living room is on the third floor.",
      "An open staircase leads up from the living room to the main bedroom and the terrace, which has a terracotta floor and a bench built along the parapet. The second bedroom, the kitchen and the bathroom are on the lower floor, where two balcony doors open onto the street.",
      "The wiring, pipes, bathroom and windows were renewed in 2018. At the end of the street is a square with cafés, and the metro is a few minutes’ walk away.",
    ),
    es: paragraphs(
      "Aquí el día acaba en la azotea, sobre los tejados de Gràcia y con la montaña detrás. Son las dos últimas plantas de una casa antigua, con azotea privada; el salón conserva el suelo hidráulico original, una pared de ladrillo y las vigas de madera. No hay ascensor y el salón está en la tercera planta.",
      "Una escalera abierta sube del salón al dormitorio principal y a la azotea, que tiene suelo de baldosa de barro y un banco de obra a lo largo del pretil. El segundo dormitorio, la cocina y el baño están en la planta de abajo. Dos puertas balconeras dan a la calle.",
      "La instalación eléctrica, las tuberías, el baño y las ventanas se renovaron en 2018. No tiene trastero ni aparcamiento. Al final de la calle hay una plaza con cafés, y el metro está a pocos minutos a pie.",
    ),
    ca: paragraphs(
      "Aquí el dia s’acaba al terrat, damunt les teulades de Gràcia i amb la muntanya al darrere. Són les dues últimes plantes d’una casa antiga, amb terrat privatiu; la sala conserva el paviment hidràulic original, una paret de maó i les bigues de fusta. No hi ha ascensor i la sala és a la tercera planta.",
      "Una escala oberta puja de la sala al dormitori principal i al terrat, que té terra de toves i un banc d’obra al llarg de l’ampit. El segon dormitori, la cuina i el bany són a la planta de baix. Dues portes balconeres donen al carrer.",
      "La instal·lació elèctrica, les canonades, el bany i les finestres es van renovar el 2018. No té traster ni aparcament. Al final del carrer hi ha una plaça amb cafès, i el metro és a pocs minuts a peu.",
    ),
    ru: paragraphs(
      "День здесь провожают на террасе: вокруг крыши Грасии, за ними холм. Это два верхних этажа старого дома и своя терраса на крыше; в гостиной сохранились узорная плитка, кирпичная стена и деревянные балки. Лифта нет, гостиная на третьем этаже по испанскому счёту (на четвёртом по российскому).",
      "Открытая лестница ведёт из гостиной в основную спальню и на террасу с терракотовым полом и встроенной скамьёй вдоль парапета. Вторая спальня, кухня и ванная\u00a0— на нижнем уровне. Две балконные двери выходят на улицу.",
      "Проводку, трубы, ванную и окна заменили в 2018\u00a0году. В конце улицы площадь с кафе, до метро несколько минут пешком.",
    ),
  },
  reference: "XF-003",
  price: 620_000,
  bedrooms: 2,
  bathrooms: 1,
  area: 86,
  usefulArea: 74,
  neighborhood: "gracia",
  address: "Carrer de Verdi",
  postalCode: "08012",
  city: "Barcelona",
  latitude: 41.404,
  longitude: 2.157,
  showsExactAddress: false,
  propertyType: "duplex",
  builtYear: 1900,
  renovatedYear: 2018,
  floor: 3,
  totalFloors: 4,
  hasElevator: false,
  hasParking: false,
  hasStorage: false,
  energyRating: "D",
  energyConsumptionKwh: 94,
  emissionsRating: "D",
  emissionsKg: 19,
  communityFees: 55,
  features: [
    "terrace-balcony",
    "air-conditioning",
    "city-view",
    "roof-terrace",
    "balcony",
    "exterior",
    "natural-light",
    "hydraulic-tiles",
    "exposed-beams",
    "heating",
    "double-glazing",
  ],
  isFeatured: false,
  photos: [
    {
      file: "gracia-duplex-living.jpg",
      alt: {
        en: "Living room with a brick wall, timber beams, an open staircase and patterned tiles",
        es: "Salón con pared de ladrillo, vigas de madera, escalera abierta y suelo hidráulico",
        ca: "Sala d’estar amb paret de maó, bigues de fusta, escala oberta i paviment hidràulic",
        ru: "Гостиная с кирпичной стеной, деревянными балками, открытой лестницей и узорной плиткой",
      },
    },
    {
      file: "gracia-duplex-terrace.jpg",
      alt: {
        en: "Roof terrace with terracotta tiles, a built-in bench and a view over the rooftops to a hill",
        es: "Azotea privada con baldosas de barro, banco de obra y vistas sobre los tejados hasta una montaña",
        ca: "Terrat privatiu amb terra de toves, banc d’obra i vistes sobre les teulades fins a una muntanya",
        ru: "Терраса на крыше: терракотовая плитка, встроенная скамья и вид поверх крыш на холм",
      },
    },
    {
      file: "gracia-duplex-kitchen.jpg",
      alt: {
        en: "Kitchen with green cabinets, a timber worktop, patterned floor tiles and a small round table",
        es: "Cocina con muebles verdes, encimera de madera, suelo hidráulico y una mesita redonda",
        ca: "Cuina amb mobles verds, taulell de fusta, paviment hidràulic i una taula rodona petita",
        ru: "Кухня с зелёными шкафами, деревянной столешницей, узорной плиткой на полу и круглым столиком",
      },
    },
    {
      file: "gracia-duplex-bedroom.jpg",
      alt: {
        en: "Main bedroom under a sloping ceiling of beams and brick, its door open to the roof terrace",
        es: "Dormitorio principal bajo un techo inclinado de vigas y ladrillo, con la puerta abierta a la azotea",
        ca: "Dormitori principal sota un sostre inclinat de bigues i maó, amb la porta oberta al terrat",
        ru: "Основная спальня под скатным потолком из балок и кирпича, дверь открыта на террасу на крыше",
      },
    },
  ],
  floorPlan: duplexPlan,
};
