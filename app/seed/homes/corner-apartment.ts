// Sample data: an invented home for the demonstration. Nothing here describes a real flat, owner or price.
import { threeBedroomPlan } from "../floor-plans";
import { paragraphs } from "../paragraphs";
import type { SampleHome } from "../sample-home";

export const cornerApartment: SampleHome = {
  title: {
    en: "Corner apartment with glazed gallery",
    es: "Piso en chaflán con tres balcones",
    ca: "Pis de cantonada amb tres balcons",
    ru: "Угловая квартира с галереей",
  },
  summary: {
    en: "Three balconies over two streets and a small square, with daylight from morning to evening.",
    es: "Tres balcones al chaflán, luz de la mañana a la noche y dormitorios al patio de manzana.",
    ca: "Tres balcons a la cantonada, llum des del matí fins al vespre i els dormitoris al pati d’illa.",
    ru: "Три балкона на две улицы и маленькую площадь между ними; светло с утра до вечера.",
  },
  description: {
    en: paragraphs(
      "Have breakfast above one street and supper above another. The apartment takes the cut corner of its block: the living room has three balconies over two streets and the small square where they meet, so there is daylight from morning to evening.",
      "All three bedrooms face the inner courtyard; the main bedroom has two balcony doors and a herringbone parquet floor. The living room and kitchen keep their patterned cement tiles. The kitchen, bathrooms, wiring and windows date from 2021, when the plaster mouldings and timber beams were kept.",
      "The glazed gallery at the back has room for a desk or a breakfast table. The building has a lift, and the apartment comes with a storage room. There is no parking in the building.",
    ),
    es: paragraphs(
      "Aquí se desayuna mirando a una calle y se cena mirando a otra. El piso ocupa el chaflán de la manzana: el salón tiene tres balcones, a dos calles y a la plazoleta donde se cruzan, y luz desde la mañana hasta el anochecer.",
      "Los tres dormitorios dan al patio de manzana; el principal tiene dos puertas balconeras y parqué en espiga. Conserva las molduras de yeso y las vigas de madera y, en el salón y la cocina, el suelo hidráulico. La cocina, los baños, la instalación eléctrica y las ventanas son de la reforma de 2021.",
      "Es una tercera planta con ascensor, en una finca de 1927. En la galería acristalada cabe un escritorio o una mesa para desayunar, y el piso incluye un trastero. El edificio no tiene aparcamiento.",
    ),
    ca: paragraphs(
      "Aquí s’esmorza de cara a un carrer i se sopa de cara a un altre. El pis fa cantonada: la sala té tres balcons, a dos carrers i a la placeta on es creuen, i llum des del matí fins al vespre.",
      "Els tres dormitoris donen al pati d’illa; el principal té dues portes balconeres i parquet d’espiga. Conserva les motllures de guix i les bigues de fusta i, a la sala i la cuina, el paviment hidràulic. La cuina, els banys, la instal·lació elèctrica i les finestres són de la reforma del 2021.",
      "És una tercera planta amb ascensor, en una finca del 1927. A la galeria vidrada hi cap un escriptori o una taula per esmorzar, i el pis inclou un traster. L’edifici no té aparcament.",
    ),
    ru: paragraphs(
      "Завтракают здесь с видом на одну улицу, а ужинают с видом на другую. Квартира занимает срезанный угол квартала: три балкона гостиной выходят на две улицы и на маленькую площадь между ними, поэтому светло с утра до вечера.",
      "Спальни обращены во внутренний двор; в основной две балконные двери и паркет «ёлочкой». В гостиной и на кухне осталась узорная цементная плитка. Кухню, ванные, проводку и окна обновили в 2021\u00a0году, а лепнину и деревянные балки сохранили.",
      "В галерее со стороны двора поместится письменный стол или столик для завтрака. Этаж третий по испанскому счёту (четвёртый по российскому), в доме есть лифт. К квартире относится кладовая, парковки нет. Адрес: улица Мальорка (Carrer de Mallorca).",
    ),
  },
  reference: "XF-001",
  price: 850_000,
  bedrooms: 3,
  bathrooms: 2,
  area: 118,
  usefulArea: 102,
  neighborhood: "eixample",
  address: "Carrer de Mallorca",
  postalCode: "08008",
  city: "Barcelona",
  latitude: 41.3917,
  longitude: 2.1595,
  showsExactAddress: true,
  propertyType: "apartment",
  builtYear: 1927,
  renovatedYear: 2021,
  floor: 3,
  totalFloors: 6,
  hasElevator: true,
  hasParking: false,
  hasStorage: true,
  energyRating: "C",
  energyConsumptionKwh: 62,
  emissionsRating: "C",
  emissionsKg: 12,
  communityFees: 145,
  features: [
    "terrace-balcony",
    "elevator",
    "air-conditioning",
    "storage",
    "recently-renovated",
    "balcony",
    "gallery",
    "exterior",
    "natural-light",
    "high-ceilings",
    "hydraulic-tiles",
    "exposed-beams",
    "parquet",
    "heating",
    "double-glazing",
  ],
  isFeatured: true,
  photos: [
    {
      file: "eixample-apartment-living.jpg",
      alt: {
        en: "Living room with tall balcony doors, plaster mouldings and a patterned tile floor",
        es: "Salón con puertas balconeras altas, molduras de yeso y suelo hidráulico con dibujo",
        ca: "Sala d’estar amb portes balconeres altes, motllures de guix i paviment hidràulic amb dibuix",
        ru: "Гостиная с высокими балконными дверями, лепниной и узорной плиткой на полу",
      },
    },
    {
      file: "eixample-apartment-kitchen.jpg",
      alt: {
        en: "Kitchen with sage-green cabinets, a marble island with three stools and timber beams",
        es: "Cocina con muebles verde salvia, isla de mármol con tres taburetes y vigas de madera",
        ca: "Cuina amb mobles de color verd sàlvia, illa de marbre amb tres tamborets i bigues de fusta",
        ru: "Кухня с серо-зелёными фасадами, мраморным островом с тремя табуретами и деревянными балками",
      },
    },
    {
      file: "eixample-apartment-bedroom.jpg",
      alt: {
        en: "Main bedroom with herringbone parquet and two balcony doors",
        es: "Dormitorio principal con parqué en espiga y dos puertas balconeras",
        ca: "Dormitori principal amb parquet d’espiga i dues portes balconeres",
        ru: "Основная спальня с паркетом «ёлочкой» и двумя балконными дверями",
      },
    },
    {
      file: "eixample-apartment-exterior.jpg",
      alt: {
        en: "Façade with rows of iron balconies and green slatted blinds",
        es: "Fachada con hileras de balcones de hierro y persianas verdes de lamas",
        ca: "Façana amb fileres de balcons de ferro i persianes verdes de lamel·les",
        ru: "Фасад с рядами кованых балконов и зелёными реечными жалюзи",
      },
    },
  ],
  floorPlan: threeBedroomPlan,
};
