// Sample data: an invented home for the demonstration. Nothing here describes a real flat, owner or price.
import { fourBedroomPlan } from "../floor-plans";
import { paragraphs } from "../paragraphs";
import type { SampleHome } from "../sample-home";

export const sarriaFlat: SampleHome = {
  title: {
    en: "Four-bedroom apartment near Sarrià market",
    es: "Piso con terraza entre árboles",
    ca: "Pis amb terrassa entre arbres",
    ru: "Квартира с террасой среди деревьев",
  },
  summary: {
    en: "Four bedrooms on one level and a terrace among the trees; you can walk to Sarrià market.",
    es: "Cuatro dormitorios en una sola planta y una terraza entre árboles, cerca del mercado.",
    ca: "Quatre dormitoris en una sola planta i una terrassa entre arbres, a prop del mercat.",
    ru: "Четыре спальни на одном уровне, терраса в зелени; до рынка и станции FGC пешком.",
  },
  description: {
    en: paragraphs(
      "From the table you look out into trees: the terrace runs the width of the living and dining room, and the greenery along its railing hides the street. There are four bedrooms and two bathrooms, all on one level.",
      "The living and dining room has a herringbone parquet floor and a wall of shelves. The bedrooms are at the other end of the apartment, away from the living room, and the main bedroom has its own bathroom. The kitchen, beside the dining table, has an island and was renewed in 2012.",
      "The building dates from 1972 and has a lift and a concierge. A parking space and a storage room come with the apartment. Sarrià market, several schools and the FGC train into the centre are within walking distance.",
    ),
    es: paragraphs(
      "Aquí se come entre árboles: el salón comedor se abre en todo su ancho a una terraza, y la vegetación de la barandilla oculta la calle. Alrededor hay cuatro dormitorios, todos en una misma planta.",
      "El salón y el comedor comparten el parqué en espiga y una pared de estanterías. El dormitorio principal tiene baño propio. La cocina, junto a la mesa del comedor, tiene isla y se renovó en 2012.",
      "El edificio es de 1972, con ascensor y conserje. El piso está en la primera planta e incluye plaza de aparcamiento y trastero. Al mercado de Sarrià, a varios colegios y a los Ferrocarrils que van al centro se va a pie.",
    ),
    ca: paragraphs(
      "Aquí es dina entre arbres: la sala menjador s’obre en tota l’amplada a una terrassa, i la vegetació de la barana amaga el carrer. Al voltant hi ha quatre dormitoris, tots en una mateixa planta.",
      "La sala i el menjador comparteixen el parquet d’espiga i una paret de prestatges. El dormitori principal té bany propi. La cuina, al costat de la taula del menjador, té illa i es va renovar el 2012.",
      "L’edifici és del 1972, amb ascensor i conserge. El pis és a la primera planta i inclou plaça d’aparcament i traster. Al mercat de Sarrià, a diverses escoles i als Ferrocarrils que van al centre s’hi va a peu.",
    ),
    ru: paragraphs(
      "Утро здесь начинается на террасе, среди деревьев: зелень вдоль ограждения закрывает улицу. С террасы через стеклянную стену во всю ширину комнаты попадают в гостиную-столовую, а от неё, на одном уровне, расходятся четыре спальни.",
      "В гостиной и столовой общий паркет «ёлочкой» и целая стена книжных полок. У основной спальни своя ванная. Кухню с островом обновили в 2012\u00a0году; обеденный стол стоит рядом.",
      "Дом 1972\u00a0года, с лифтом и консьержем; этаж первый по испанскому счёту (второй по российскому). К квартире относятся парковочное место и кладовая. До рынка Саррии, нескольких школ и станции FGC, откуда поезда идут в центр, можно дойти пешком.",
    ),
  },
  reference: "XF-004",
  price: 780_000,
  bedrooms: 4,
  bathrooms: 2,
  area: 131,
  usefulArea: 112,
  neighborhood: "sarria-sant-gervasi",
  address: "Carrer de Cornet i Mas",
  postalCode: "08017",
  city: "Barcelona",
  latitude: 41.399,
  longitude: 2.12,
  showsExactAddress: false,
  propertyType: "apartment",
  builtYear: 1972,
  renovatedYear: 2012,
  floor: 1,
  totalFloors: 5,
  hasElevator: true,
  hasParking: true,
  hasStorage: true,
  energyRating: "E",
  energyConsumptionKwh: 152,
  emissionsRating: "E",
  emissionsKg: 31,
  communityFees: 210,
  features: [
    "terrace-balcony",
    "parking",
    "elevator",
    "air-conditioning",
    "storage",
    "concierge",
    "exterior",
    "natural-light",
    "parquet",
    "heating",
    "fitted-wardrobes",
    "furnished-kitchen",
  ],
  isFeatured: false,
  photos: [
    {
      file: "sarria-flat-living.jpg",
      alt: {
        en: "Living and dining room with herringbone parquet, a wall of books and a terrace facing trees",
        es: "Salón comedor con parqué en espiga, pared de libros y una terraza frente a los árboles",
        ca: "Sala menjador amb parquet d’espiga, paret de llibres i una terrassa davant dels arbres",
        ru: "Гостиная-столовая с паркетом «ёлочкой», книжной стеной и террасой, обращённой к деревьям",
      },
    },
    {
      file: "sarria-flat-kitchen.jpg",
      alt: {
        en: "Kitchen with an oak and stone island, three stools, green wall tiles and a glass front to the terrace",
        es: "Cocina con isla de roble y piedra, tres taburetes, azulejos verdes y cristalera a la terraza",
        ca: "Cuina amb illa de roure i pedra, tres tamborets, rajoles verdes i vidriera a la terrassa",
        ru: "Кухня с островом из дуба и камня, тремя табуретами, зелёной плиткой и стеклянной дверью на террасу",
      },
    },
    {
      file: "sarria-flat-bedroom.jpg",
      alt: {
        en: "Bedroom with pale green walls, linen bedding and wide oak boards",
        es: "Dormitorio con paredes verde pálido, ropa de cama de lino y tarima ancha de roble",
        ca: "Dormitori amb parets de color verd pàl·lid, roba de llit de lli i posts amples de roure",
        ru: "Спальня с бледно-зелёными стенами, льняным бельём и широкими дубовыми досками на полу",
      },
    },
    {
      file: "sarria-flat-bathroom.jpg",
      alt: {
        en: "Bathroom with green wall tiles, a bath under the window and a washstand with an oak front",
        es: "Baño con azulejos verdes, bañera bajo la ventana y mueble de lavabo con frente de roble",
        ca: "Bany amb rajoles verdes, banyera sota la finestra i moble de lavabo amb el frontal de roure",
        ru: "Ванная комната с зелёной плиткой: ванна под окном, раковина на дубовой тумбе",
      },
    },
  ],
  floorPlan: fourBedroomPlan,
};
