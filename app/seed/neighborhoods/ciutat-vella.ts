// Sample text about a real district: general knowledge, no figures. The agent edits it like any other row.
import { paragraphs } from "../paragraphs";
import type { SampleNeighborhood } from "../sample-neighborhood";

export const ciutatVella: SampleNeighborhood = {
  slug: "ciutat-vella",
  name: { en: "Ciutat Vella", es: "Ciutat Vella", ca: "Ciutat Vella", ru: "Сьютат-Велья" },
  locative: { en: "in Ciutat Vella", es: "en Ciutat Vella", ca: "a Ciutat Vella", ru: "в Сьютат-Велье" },
  tagline: {
    en: "Old walls near the sea",
    es: "Muros antiguos cerca del mar",
    ca: "Murs antics a prop del mar",
    ru: "Старые стены рядом с морем",
  },
  description: {
    en: paragraphs(
      "Ciutat Vella is Barcelona as it was before its walls came down in the nineteenth century: the Gothic Quarter on Roman foundations, the Raval, the streets around Santa Caterina and the Born, and Barceloneta beside the beach.",
      "Homes here are unlike those in the rest of the city: stone arches, brick vaults and timber beams, in former workshops and in palaces divided into apartments. The streets are narrow, so daylight depends on the floor and on what is opposite. At a viewing, ask about the lift, about the structure, and whether the building is listed, which decides what you may alter.",
      "You get about on foot, by bicycle or by metro, as much of the district is closed to through traffic, and the sea is never far. Noise changes from one corner to the next and from one hour to the next. We take you twice, once by day and once in the evening.",
    ),
    es: paragraphs(
      "Ciutat Vella es la ciudad tal como era antes de que cayeran las murallas en el siglo XIX: el Gòtic sobre cimientos romanos, el Raval, las calles en torno a Santa Caterina y el Born, y la Barceloneta junto a la playa.",
      "Las viviendas no se parecen a las del resto de Barcelona: arcos de piedra, bóvedas de ladrillo, vigas de madera, antiguos talleres y palacios divididos en pisos. Las calles son estrechas, así que la luz depende de la planta y de lo que haya enfrente. En la visita, pregunte por el ascensor, la estructura y la posible protección del edificio, que decide qué se puede cambiar.",
      "Se va a pie, en metro o en bicicleta: buena parte del distrito está cerrada al tráfico de paso, y el mar queda cerca. El ruido cambia de una esquina a otra y según la hora. Nosotros vamos dos veces, una de día y otra al anochecer.",
    ),
    ca: paragraphs(
      "Ciutat Vella és la ciutat tal com era abans que caiguessin les muralles al segle XIX: el Gòtic sobre fonaments romans, el Raval, els carrers del voltant de Santa Caterina i el Born, i la Barceloneta a tocar de la platja.",
      "Els habitatges no s’assemblen als de la resta de Barcelona: arcs de pedra, voltes de maó, bigues de fusta, antics tallers i palaus dividits en pisos. Els carrers són estrets, de manera que la llum depèn de la planta i del que hi hagi al davant. A la visita, pregunti per l’ascensor, l’estructura i la possible protecció de l’edifici, que decideix què s’hi pot canviar.",
      "S’hi va a peu, en metro o en bicicleta: bona part del districte està tancada al trànsit de pas, i el mar és a prop. El soroll canvia d’una cantonada a l’altra i segons l’hora. Nosaltres hi anem dues vegades, una de dia i una altra al vespre.",
    ),
    ru: paragraphs(
      "Сьютат-Велья\u00a0— это город в границах крепостных стен, которые снесли в XIX\u00a0веке: Готический квартал на римских фундаментах, Раваль, улицы вокруг рынка Санта-Катерина и Борн, Барселонета у самого пляжа.",
      "Жильё здесь не такое, как в остальной Барселоне: каменные арки, кирпичные своды, деревянные балки, бывшие мастерские и дворцы, разделённые на квартиры. Улицы узкие, поэтому свет зависит от этажа и от того, что напротив. На просмотре спросите о лифте, конструкциях и охранном статусе здания: от него зависит, что можно менять.",
      "До моря отсюда доходят пешком, по городу ездят на метро или велосипеде: большая часть района закрыта для сквозного проезда. Шум меняется от угла к углу и от часа к часу, поэтому мы приходим дважды: днём и вечером.",
    ),
  },
  isNamed: true,
  photoFile: "neighbourhood-ciutat-vella.jpg",
  photoAlt: {
    en: "Lane between old stone walls, crossed by a bridge with an arch",
    es: "Callejón entre muros de piedra antiguos, cruzado por un puente con arco",
    ca: "Carreró entre murs de pedra antics, travessat per un pont amb arc",
    ru: "Переулок между старыми каменными стенами, над ним мостик с аркой",
  },
  center: { latitude: 41.38113, longitude: 2.18073 },
  labelPoint: { latitude: 41.37998, longitude: 2.17336 },
  bbox: { west: 2.16309, south: 41.35773, east: 2.19972, north: 41.39222 },
  areaHa: 420.5,
  inside: null,
  order: 5,
};
