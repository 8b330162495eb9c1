// Sample data: an invented home for the demonstration. Nothing here describes a real loft, owner or price.
import { loftPlan } from "../floor-plans";
import { paragraphs } from "../paragraphs";
import type { SampleHome } from "../sample-home";

export const workshopLoft: SampleHome = {
  title: {
    en: "Loft in a former workshop",
    es: "Loft en un antiguo taller",
    ca: "Loft en un antic taller",
    ru: "Лофт в бывшей мастерской",
  },
  summary: {
    en: "One large room under brick vaults, with two arched windows, near the old Born market hall.",
    es: "Bóvedas de ladrillo y una gran estancia, a cinco minutos del antiguo mercado del Born.",
    ca: "Sostres alts, voltes de maó i una sola sala gran, a cinc minuts de l’antic mercat del Born.",
    ru: "Кирпичные своды, каменная стена и арочные окна в пяти минутах от бывшего рынка Борн.",
  },
  description: {
    en: paragraphs(
      "You cook, eat and read in one large room here, under brick vaults and timber beams, with daylight from two arched windows. It was a workshop once: one wall is still bare stone, and the floor is of wide oak boards.",
      "The kitchen has dark-blue cabinets, a brick wall and a marble island with room for three stools. The bedroom is a room of its own, with the bathroom beside it, on the side away from the street.",
      "The workshop became a home in 2019, with new wiring, pipes, double glazing, heating and air conditioning. The building has a lift; there is no parking or storage room. The old Born market, now a cultural centre, is a five-minute walk away, and Ciutadella park a few minutes more. The street is narrow: a removal van has to stop at the corner.",
    ),
    es: paragraphs(
      "Aquí se cocina, se come y se lee bajo las mismas bóvedas de ladrillo. Es un antiguo taller de techos altos: una gran estancia con dos ventanas en arco, vigas de madera, una pared de piedra vista y un suelo de tablas anchas de roble.",
      "La cocina tiene muebles azul oscuro, pared de ladrillo y una isla de mármol donde caben tres taburetes. El dormitorio es independiente, con el baño al lado, y da a la parte más tranquila del edificio.",
      "La transformación es de 2019: instalación eléctrica, tuberías, doble acristalamiento, calefacción y aire acondicionado. Es una primera planta con ascensor, sin trastero ni aparcamiento. El antiguo mercado del Born está a cinco minutos a pie, y el parque de la Ciutadella, a pocos minutos más. La calle es estrecha: el camión de mudanzas tiene que parar en la esquina.",
    ),
    ca: paragraphs(
      "Aquí es cuina, es menja i es llegeix sota les mateixes voltes de maó. És un antic taller de sostres alts: una sola sala gran, amb dues finestres en arc, bigues de fusta, una paret de pedra vista i un terra de posts amples de roure.",
      "La cuina té mobles de color blau fosc, paret de maó i una illa de marbre on caben tres tamborets. El dormitori és independent, amb el bany al costat, i dona a la banda més tranquil·la de l’edifici.",
      "La transformació és del 2019: instal·lació elèctrica, canonades, doble vidre, calefacció i aire condicionat. És una primera planta amb ascensor, sense traster ni aparcament. L’antic mercat del Born és a cinc minuts a peu, i el parc de la Ciutadella, a pocs minuts més. El carrer és estret: el camió de mudances ha de parar a la cantonada.",
    ),
    ru: paragraphs(
      "Обеденный стол здесь стоит под кирпичными сводами бывшей мастерской, между деревянными балками. Это одна большая комната с высокими потолками и двумя арочными окнами; одна стена каменная, без отделки, пол из широких дубовых досок.",
      "На кухне тёмно-синие фасады, кирпичная стена и мраморный остров с местом для трёх табуретов. Спальня отдельная, рядом с ней ванная; окна спальни выходят на более тихую сторону дома.",
      "Мастерскую переделали под жильё в 2019\u00a0году: проводка, трубы, стеклопакеты, отопление и кондиционер. Этаж первый по испанскому счёту (второй по российскому), лифт есть, парковки нет. До бывшего рынка Борн, теперь культурного центра, пять минут пешком, до парка Сьютаделья чуть дольше. Улица узкая: при переезде машина с вещами сможет встать только на углу.",
    ),
  },
  reference: "XF-005",
  price: 580_000,
  bedrooms: 1,
  bathrooms: 1,
  area: 92,
  usefulArea: 81,
  neighborhood: "ciutat-vella",
  address: "Carrer dels Assaonadors",
  postalCode: "08003",
  city: "Barcelona",
  latitude: 41.386,
  longitude: 2.18,
  showsExactAddress: false,
  propertyType: "loft",
  builtYear: 1880,
  renovatedYear: 2019,
  floor: 1,
  totalFloors: 4,
  hasElevator: true,
  hasParking: false,
  hasStorage: false,
  energyRating: "E",
  energyConsumptionKwh: 168,
  emissionsRating: "E",
  emissionsKg: 34,
  communityFees: 95,
  features: [
    "elevator",
    "air-conditioning",
    "exterior",
    "natural-light",
    "high-ceilings",
    "exposed-beams",
    "vaulted-ceiling",
    "heating",
    "double-glazing",
    "furnished-kitchen",
  ],
  isFeatured: false,
  photos: [
    {
      file: "ciutat-vella-loft-living.jpg",
      alt: {
        en: "Loft with a stone wall, brick vaults between timber beams and two arched windows",
        es: "Loft con pared de piedra, bóvedas de ladrillo entre vigas de madera y dos ventanas en arco",
        ca: "Loft amb paret de pedra, voltes de maó entre bigues de fusta i dues finestres en arc",
        ru: "Лофт с каменной стеной, кирпичными сводами между балками и двумя арочными окнами",
      },
    },
    {
      file: "ciutat-vella-loft-kitchen.jpg",
      alt: {
        en: "Kitchen with dark-blue cabinets, a brick wall, timber beams and a marble island",
        es: "Cocina con muebles azul oscuro, pared de ladrillo, vigas de madera e isla de mármol",
        ca: "Cuina amb mobles de color blau fosc, paret de maó, bigues de fusta i illa de marbre",
        ru: "Кухня с тёмно-синими фасадами, кирпичной стеной, деревянными балками и мраморным островом",
      },
    },
    {
      file: "ciutat-vella-loft-bedroom.jpg",
      alt: {
        en: "Bedroom with a bare stone wall, an arched window and brick vaults between timber beams",
        es: "Dormitorio con pared de piedra vista, ventana en arco y bóvedas de ladrillo entre vigas de madera",
        ca: "Dormitori amb paret de pedra vista, finestra en arc i voltes de maó entre bigues de fusta",
        ru: "Спальня с открытой каменной кладкой, арочным окном и кирпичными сводами между балками",
      },
    },
    {
      file: "ciutat-vella-loft-bathroom.jpg",
      alt: {
        en: "Bathroom with a brick wall, a walk-in shower behind a steel-framed screen and a dark-blue washstand",
        es: "Baño con pared de ladrillo, ducha abierta tras una mampara de acero y mueble de lavabo azul oscuro",
        ca: "Bany amb paret de maó, dutxa oberta darrere una mampara d’acer i moble de lavabo blau fosc",
        ru: "Ванная с кирпичной стеной, душем за стеклом в стальной раме и тёмно-синей тумбой",
      },
    },
  ],
  floorPlan: loftPlan,
};
