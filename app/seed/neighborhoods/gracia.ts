// Sample text about a real district: general knowledge, no figures. The agent edits it like any other row.
import { paragraphs } from "../paragraphs";
import type { SampleNeighborhood } from "../sample-neighborhood";

export const gracia: SampleNeighborhood = {
  slug: "gracia",
  name: { en: "Gràcia", es: "Gràcia", ca: "Gràcia", ru: "Грасия" },
  locative: { en: "in Gràcia", es: "en Gràcia", ca: "a Gràcia", ru: "в Грасии" },
  tagline: {
    en: "Village squares and low houses",
    es: "Plazas de pueblo y casas bajas",
    ca: "Places de poble i cases baixes",
    ru: "Маленькие площади и невысокие дома",
  },
  description: {
    en: paragraphs(
      "Gràcia was a town of its own until 1897 and still behaves like one. People meet in its squares, among them Vila de Gràcia, Virreina, Sol and Diamant, and in August they decorate their streets for the Festa Major.",
      "The old centre has narrow streets and houses of three or four floors, many without a lift, some with a roof terrace or a small courtyard. Homes tend to be compact, with patterned tiles, beams and shutters. Further up, towards Park Güell, the streets are steeper and the buildings newer.",
      "You soon know the people you buy your bread from, and the centre is a walk or a short metro ride away. Much of the old town is closed to through traffic, so a car is more of a burden than a help. Ask about the evenings: an apartment on a square and one a street away are two different things.",
    ),
    es: paragraphs(
      "Gràcia fue un municipio propio hasta 1897, y todavía se nota. La vida se hace en sus plazas, como las de la Vila, la Virreina, el Sol y el Diamant, y en agosto los vecinos decoran las calles para la Festa Major.",
      "El núcleo antiguo son calles estrechas y casas de tres o cuatro plantas, muchas sin ascensor, algunas con azotea o un pequeño patio. Las viviendas suelen ser compactas, con suelos hidráulicos, vigas y contraventanas. Hacia arriba, las calles se empinan y los edificios son más nuevos, hasta el Park Güell.",
      "Al centro se va en metro o a pie, y buena parte del núcleo antiguo está cerrada al tráfico de paso: el coche estorba más que ayuda. Antes de decidir, venga una noche: un piso en una plaza y otro una calle más allá no tienen nada que ver.",
    ),
    ca: paragraphs(
      "Gràcia va ser una vila independent fins al 1897, i encara es nota. La vida es fa a les places, com ara les de la Vila, la Virreina, el Sol i el Diamant, i a l’agost els veïns guarneixen els carrers per la Festa Major.",
      "El nucli antic són carrers estrets i cases de tres o quatre plantes, moltes sense ascensor, algunes amb terrat o un petit pati. Els habitatges solen ser compactes, amb paviments hidràulics, bigues i porticons. Cap amunt, els carrers s’enfilen i els edificis són més nous, fins al Park Güell.",
      "Al centre s’hi va en metro o a peu, i bona part del nucli antic està tancada al trànsit de pas: el cotxe hi fa més nosa que servei. Abans de decidir, vingui-hi un vespre: un pis en una plaça i un altre un carrer més enllà no tenen res a veure.",
    ),
    ru: paragraphs(
      "До 1897\u00a0года Грасия была отдельным городом, и это до сих пор чувствуется. Жизнь идёт на площадях: Вила-де-Грасия, Виррейна, Соль, Диамант, а в августе жители украшают свои улицы к празднику Феста-Мажор.",
      "Старая часть\u00a0— узкие улицы и дома в три-четыре этажа, многие без лифта, некоторые с террасой на крыше или маленьким двориком. Квартиры обычно небольшие: узорная плитка, балки, ставни. Чем выше по склону, тем круче улицы и новее дома, до самого парка Гуэль.",
      "Значительная часть старой Грасии закрыта для сквозного проезда, так что машина здесь скорее мешает; до центра доезжают на метро или доходят пешком. Узнайте, как здесь по вечерам: квартира на площади и квартира через улицу от неё\u00a0— разные вещи.",
    ),
  },
  isNamed: true,
  photoFile: "neighbourhood-gracia.jpg",
  photoAlt: {
    en: "Narrow cobbled street with coloured façades, potted plants and iron balconies",
    es: "Calle estrecha y empedrada con fachadas de colores, macetas y balcones de hierro",
    ca: "Carrer estret i empedrat amb façanes de colors, testos i balcons de ferro",
    ru: "Узкая мощёная улица с цветными фасадами, растениями в горшках и коваными балконами",
  },
  center: { latitude: 41.41026, longitude: 2.15223 },
  labelPoint: { latitude: 41.40716, longitude: 2.1576 },
  bbox: { west: 2.12932, south: 41.39557, east: 2.17204, north: 41.42488 },
  areaHa: 422.4,
  inside: null,
  order: 3,
};
