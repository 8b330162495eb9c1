// Sample data: an invented home for the demonstration. Nothing here describes a real flat, owner or price.
import { penthousePlan } from "../floor-plans";
import { paragraphs } from "../paragraphs";
import type { SampleHome } from "../sample-home";

export const gironaPenthouse: SampleHome = {
  title: {
    en: "Penthouse on Carrer de Girona",
    es: "Ático con pérgola en la calle Girona",
    ca: "Àtic amb pèrgola al carrer de Girona",
    ru: "Пентхаус на\u00a0улице Жирона",
  },
  summary: {
    en: "A terrace with a pergola, level with the living room, and a view over the city to the hills.",
    es: "Última planta con terraza propia y pérgola, y vistas sobre la ciudad hasta Collserola.",
    ca: "Última planta amb terrassa pròpia i pèrgola, i vistes sobre la ciutat fins a Collserola.",
    ru: "Верхний этаж, своя терраса с перголой, вид поверх города до холмов Кольсеролы.",
  },
  description: {
    en: paragraphs(
      "Here you have supper outside, under the pergola, with the city below and the Collserola hills beyond. The apartment is on the top floor; its own terrace is level with the living room, behind glass as wide as the room.",
      "The living room has a dark herringbone parquet floor and gets the afternoon sun. Each of the two bedrooms has fitted wardrobes and its own bathroom. The kitchen, bathrooms, glazing, timber deck, heating and air conditioning all date from 2022.",
      "The building dates from 1934. The lift goes up to the top floor, and the apartment has a storage room; there is no parking. Carrer de Girona is one of the streets of the Eixample where pedestrians have priority.",
    ),
    es: paragraphs(
      "Aquí se cena fuera, bajo la pérgola, con la ciudad a los pies y Collserola al fondo. Es la última planta; la terraza, propia, está al mismo nivel que el salón, tras una cristalera que ocupa todo su ancho.",
      "El salón tiene parqué oscuro en espiga y luz de tarde. Los dos dormitorios tienen armarios empotrados y baño propio. La cocina, los baños, las cristaleras y la tarima de la terraza son de la reforma de 2022, como la calefacción y el aire acondicionado.",
      "La finca es de 1934. El ascensor llega hasta la séptima planta, y el piso incluye un trastero. El edificio no tiene aparcamiento. La calle Girona es una de las del Eixample que dan prioridad al peatón.",
    ),
    ca: paragraphs(
      "Aquí se sopa a fora, sota la pèrgola, amb la ciutat als peus i Collserola al fons. És l’última planta; la terrassa, pròpia, és al mateix nivell que la sala, darrere una vidriera que n’ocupa tota l’amplada.",
      "La sala té parquet fosc d’espiga i llum de tarda. Els dos dormitoris tenen armaris encastats i bany propi. La cuina, els banys, les vidrieres i la tarima de la terrassa són de la reforma del 2022, com la calefacció i l’aire condicionat.",
      "La finca és del 1934. L’ascensor arriba fins a la setena planta, i el pis inclou un traster. L’edifici no té aparcament. El carrer de Girona és un dels de l’Eixample que donen prioritat als vianants.",
    ),
    ru: paragraphs(
      "Ужинают здесь на террасе, под перголой: внизу город, вдали холмы Кольсеролы. Квартира на верхнем этаже; терраса своя, на одном уровне с гостиной, за стеклянной стеной во всю ширину комнаты.",
      "В гостиной тёмный паркет «ёлочкой» и много солнца во второй половине дня. В обеих спальнях встроенные шкафы, у каждой своя ванная. Кухню, ванные, остекление, деревянный настил террасы, отопление и кондиционеры обновили в 2022\u00a0году.",
      "Дом 1934\u00a0года; лифт поднимается до самого верха, это седьмой этаж по испанскому счёту (восьмой по российскому). К квартире относится кладовая, парковки в доме нет. Улица Жирона (Carrer de Girona)\u00a0— одна из тех улиц Эшампле, где приоритет у пешеходов.",
    ),
  },
  reference: "XF-006",
  price: 895_000,
  bedrooms: 2,
  bathrooms: 2,
  area: 104,
  usefulArea: 89,
  neighborhood: "eixample",
  address: "Carrer de Girona",
  postalCode: "08009",
  city: "Barcelona",
  latitude: 41.3955,
  longitude: 2.1695,
  showsExactAddress: true,
  propertyType: "penthouse",
  builtYear: 1934,
  renovatedYear: 2022,
  floor: 7,
  totalFloors: 7,
  hasElevator: true,
  hasParking: false,
  hasStorage: true,
  energyRating: "D",
  energyConsumptionKwh: 88,
  emissionsRating: "D",
  emissionsKg: 18,
  communityFees: 160,
  features: [
    "terrace-balcony",
    "elevator",
    "air-conditioning",
    "storage",
    "city-view",
    "recently-renovated",
    "exterior",
    "natural-light",
    "parquet",
    "heating",
    "double-glazing",
    "fitted-wardrobes",
    "furnished-kitchen",
  ],
  isFeatured: true,
  photos: [
    {
      file: "eixample-penthouse-terrace.jpg",
      alt: {
        en: "Terrace at dusk with sofas under a timber pergola and the city on the horizon",
        es: "Terraza al atardecer con sofás bajo una pérgola de madera y la ciudad en el horizonte",
        ca: "Terrassa al capvespre amb sofàs sota una pèrgola de fusta i la ciutat a l’horitzó",
        ru: "Терраса в сумерках: диваны под деревянной перголой, на горизонте\u00a0— город",
      },
    },
    {
      file: "eixample-penthouse-living.jpg",
      alt: {
        en: "Living room with dark herringbone parquet and a glass front to the planted terrace",
        es: "Salón con parqué oscuro en espiga y cristalera a la terraza con plantas",
        ca: "Sala d’estar amb parquet fosc d’espiga i vidriera a la terrassa amb plantes",
        ru: "Гостиная с тёмным паркетом «ёлочкой» и стеклянной стеной на террасу с растениями",
      },
    },
    {
      file: "eixample-penthouse-bedroom.jpg",
      alt: {
        en: "Bedroom with dark herringbone parquet, a fitted wardrobe and a wide window over the city to the hills",
        es: "Dormitorio con parqué oscuro en espiga, armario empotrado y ventanal sobre la ciudad hasta la sierra",
        ca: "Dormitori amb parquet fosc d’espiga, armari encastat i finestral sobre la ciutat fins a la serra",
        ru: "Спальня с тёмным паркетом «ёлочкой», встроенным шкафом и широким окном на город и горы",
      },
    },
    {
      file: "eixample-penthouse-bathroom.jpg",
      alt: {
        en: "Bathroom with a freestanding bath under the window, two basins and a view over the rooftops",
        es: "Baño con bañera exenta bajo la ventana, dos lavabos y vistas sobre los tejados",
        ca: "Bany amb banyera exempta sota la finestra, dos lavabos i vistes sobre les teulades",
        ru: "Ванная комната: отдельно стоящая ванна под окном, две раковины и вид на крыши",
      },
    },
  ],
  floorPlan: penthousePlan,
};
