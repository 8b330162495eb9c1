// Sample data: an invented home for the demonstration. Nothing here describes a real house, owner or price.
import { housePlan } from "../floor-plans";
import { paragraphs } from "../paragraphs";
import type { SampleHome } from "../sample-home";

export const gardenHouse: SampleHome = {
  title: {
    en: "House with garden and pool",
    es: "Casa con jardín y piscina",
    ca: "Casa amb jardí i piscina",
    ru: "Дом с садом и бассейном",
  },
  summary: {
    en: "The whole ground floor opens onto terrace, pool and lawn; the hill begins behind the hedge.",
    es: "Piedra y cristal frente al césped y la piscina; tras el seto empieza la montaña.",
    ca: "Pedra i vidre davant la gespa i la piscina; darrere la tanca verda comença la muntanya.",
    ru: "Нижний этаж выходит в сад: терраса, бассейн, газон, а за изгородью начинается холм.",
  },
  description: {
    en: paragraphs(
      "On a warm day here you slide the glass aside, and the living room, the terrace and the pool become one. Beyond the pool is a strip of lawn, then a hedge, and behind it the hill begins. The house has two storeys, with stone side walls, white render and glass from wall to wall on the ground floor.",
      "The living room has a fireplace in a wall of stone, and its pale tiled floor continues outside. Upstairs are three bedrooms and two bathrooms; the main bedroom has a covered balcony above the pool.",
      "Built in 2014, it has heating, air conditioning, a covered parking space and a storage room. The metro runs only along the lower edge of the neighbourhood, so most errands are by car or bus.",
    ),
    es: paragraphs(
      "Cuando se abre la cristalera, el salón continúa fuera: primero la terraza, después la piscina y una franja de césped. Toda la planta baja es de cristal, entre dos muros de piedra, y tras el seto empieza la montaña.",
      "El salón tiene una pared de piedra con chimenea y un suelo claro, de piezas grandes, que sale hasta la terraza. Arriba hay tres dormitorios y dos baños; el dormitorio principal tiene un balcón cubierto sobre la piscina.",
      "La casa es de 2014, de dos plantas, con calefacción, aire acondicionado, plaza de aparcamiento cubierta y trastero. No paga gastos de comunidad. El metro está en la parte baja del barrio: para casi todo se usa el coche o el autobús.",
    ),
    ca: paragraphs(
      "Quan s’obre la vidriera, la sala continua a fora: primer la terrassa, després la piscina i una franja de gespa. Tota la planta baixa és de vidre, entre dos murs de pedra, i darrere la tanca verda comença la muntanya.",
      "La sala d’estar té una paret de pedra amb llar de foc i un terra clar, de peces grans, que surt fins a la terrassa. A dalt hi ha tres dormitoris i dos banys; el dormitori principal té un balcó cobert sobre la piscina.",
      "La casa és del 2014, de dues plantes, amb calefacció, aire condicionat, plaça d’aparcament coberta i traster. No paga despeses de comunitat. El metro és a la part baixa del barri: per a gairebé tot es fa servir el cotxe o l’autobús.",
    ),
    ru: paragraphs(
      "Лето здесь проходит у воды: весь нижний этаж смотрит в сад, и от гостиной до бассейна всего несколько шагов по террасе. Дальше полоса газона, живая изгородь, а за ней начинается холм.",
      "Дом двухэтажный: боковые стены из камня, наверху белая штукатурка, между стенами стекло во всю ширину. В гостиной каменная стена с камином и светлый пол из крупных плит, который продолжается снаружи. Наверху три спальни и две ванные; у основной спальни крытый балкон над бассейном.",
      "Построен в 2014\u00a0году. Есть отопление, кондиционеры, крытое парковочное место и кладовая; взносов в сообщество собственников нет. Метро проходит только в нижней части Педральбеса, поэтому по делам чаще ездят на машине или автобусе.",
    ),
  },
  reference: "XF-002",
  price: 950_000,
  bedrooms: 3,
  bathrooms: 2,
  area: 142,
  usefulArea: 121,
  neighborhood: "pedralbes",
  address: "Avinguda de Pearson",
  postalCode: "08034",
  city: "Barcelona",
  latitude: 41.393,
  longitude: 2.107,
  showsExactAddress: false,
  propertyType: "house",
  builtYear: 2014,
  renovatedYear: null,
  floor: null,
  totalFloors: 2,
  hasElevator: false,
  hasParking: true,
  hasStorage: true,
  energyRating: "B",
  energyConsumptionKwh: 44,
  emissionsRating: "B",
  emissionsKg: 9,
  communityFees: 0,
  features: [
    "terrace-balcony",
    "parking",
    "air-conditioning",
    "pool",
    "garden",
    "storage",
    "balcony",
    "natural-light",
    "fireplace",
    "heating",
    "double-glazing",
  ],
  isFeatured: true,
  photos: [
    {
      file: "pedralbes-villa-exterior.jpg",
      alt: {
        en: "White two-storey house with stone side walls, a glass front, a pool and cypress trees",
        es: "Casa blanca de dos plantas con muros de piedra, fachada acristalada, piscina y cipreses",
        ca: "Casa blanca de dues plantes amb murs de pedra, façana vidrada, piscina i xiprers",
        ru: "Белый двухэтажный дом с каменными боковыми стенами, стеклянным фасадом, бассейном и кипарисами",
      },
    },
    {
      file: "pedralbes-villa-living.jpg",
      alt: {
        en: "Living room with a stone fireplace wall and a glass front facing the pool and the hedge",
        es: "Salón con pared de piedra y chimenea, y una cristalera frente a la piscina y el seto",
        ca: "Sala d’estar amb paret de pedra i llar de foc, i una vidriera davant la piscina i la tanca verda",
        ru: "Гостиная с каменной стеной и камином; за стеклом\u00a0— бассейн и живая изгородь",
      },
    },
    {
      file: "pedralbes-villa-kitchen.jpg",
      alt: {
        en: "Kitchen with a marble island, three stools and a dining table beside the glass front to the pool",
        es: "Cocina con isla de mármol, tres taburetes y mesa de comedor junto a la cristalera que da a la piscina",
        ca: "Cuina amb illa de marbre, tres tamborets i taula de menjador al costat de la vidriera que dona a la piscina",
        ru: "Кухня с мраморным островом, тремя табуретами и обеденным столом у стеклянной стены с видом на бассейн",
      },
    },
    {
      file: "pedralbes-villa-bedroom.jpg",
      alt: {
        en: "Main bedroom with a slatted oak wall and a glass front to the covered balcony, treetops beyond",
        es: "Dormitorio principal con pared de listones de roble y cristalera al balcón cubierto, con árboles al fondo",
        ca: "Dormitori principal amb paret de llistons de roure i vidriera al balcó cobert, amb arbres al fons",
        ru: "Основная спальня: стена из дубовых реек и стеклянная дверь на крытый балкон, за ним деревья",
      },
    },
    {
      file: "pedralbes-villa-garden.jpg",
      alt: {
        en: "The house at nightfall with its rooms lit, seen across the pool and the stone terrace",
        es: "La casa al anochecer, con las luces encendidas, vista desde la piscina y la terraza de piedra",
        ca: "La casa al vespre, amb els llums encesos, vista des de la piscina i la terrassa de pedra",
        ru: "Дом в сумерках: в окнах горит свет, перед ним бассейн и каменная терраса",
      },
    },
  ],
  floorPlan: housePlan,
};
