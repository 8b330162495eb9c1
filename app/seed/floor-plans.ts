// Sample data. The plans are drawings of invented homes, made for this project; they are schematic and not to scale.
import type { SamplePicture } from "./sample-home";

export const twoBedroomPlan: SamplePicture = {
  file: "floor-plan-2-bedroom.svg",
  alt: {
    en: "Schematic floor plan: living and dining room with open kitchen, two bedrooms, one bathroom and a balcony",
    es: "Plano esquemático: salón comedor con cocina abierta, dos dormitorios, un baño y un balcón",
    ca: "Plànol esquemàtic: sala menjador amb cuina oberta, dos dormitoris, un bany i un balcó",
    ru: "Схема квартиры: гостиная-столовая с открытой кухней, две спальни, ванная и балкон",
  },
};

export const threeBedroomPlan: SamplePicture = {
  file: "floor-plan-3-bedroom.svg",
  alt: {
    en: "Schematic floor plan: living and dining room with open kitchen, three bedrooms, two bathrooms and a balcony",
    es: "Plano esquemático: salón comedor con cocina abierta, tres dormitorios, dos baños y un balcón",
    ca: "Plànol esquemàtic: sala menjador amb cuina oberta, tres dormitoris, dos banys i un balcó",
    ru: "Схема квартиры: гостиная-столовая с открытой кухней, три спальни, две ванные и балкон",
  },
};

export const fourBedroomPlan: SamplePicture = {
  file: "floor-plan-4-bedroom.svg",
  alt: {
    en: "Schematic floor plan: living and dining room with open kitchen, four bedrooms, two bathrooms and a balcony",
    es: "Plano esquemático: salón comedor con cocina abierta, cuatro dormitorios, dos baños y un balcón",
    ca: "Plànol esquemàtic: sala menjador amb cuina oberta, quatre dormitoris, dos banys i un balcó",
    ru: "Схема квартиры: гостиная-столовая с открытой кухней, четыре спальни, две ванные и балкон",
  },
};

export const loftPlan: SamplePicture = {
  file: "floor-plan-loft.svg",
  alt: {
    en: "Schematic floor plan of a loft: one large room with kitchen and island, one bedroom and one bathroom",
    es: "Plano esquemático de un loft: una gran estancia con cocina e isla, un dormitorio y un baño",
    ca: "Plànol esquemàtic d’un loft: una gran estança amb cuina i illa, un dormitori i un bany",
    ru: "Схема лофта: одно большое помещение с кухней и островом, спальня и ванная",
  },
};

export const penthousePlan: SamplePicture = {
  file: "floor-plan-penthouse.svg",
  alt: {
    en: "Schematic floor plan of a penthouse: living room with open kitchen, two bedrooms, two bathrooms and a terrace along the front",
    es: "Plano esquemático de un ático: salón con cocina abierta, dos dormitorios, dos baños y una terraza a todo lo ancho",
    ca: "Plànol esquemàtic d’un àtic: sala d’estar amb cuina oberta, dos dormitoris, dos banys i una terrassa de banda a banda",
    ru: "Схема пентхауса: гостиная с открытой кухней, две спальни, две ванные и терраса вдоль всего фасада",
  },
};

export const duplexPlan: SamplePicture = {
  file: "floor-plan-duplex.svg",
  alt: {
    en: "Schematic floor plan of a duplex: living room, kitchen, bathroom and a bedroom below, main bedroom and roof terrace above",
    es: "Plano esquemático de un dúplex: abajo, salón, cocina, baño y un dormitorio; arriba, el dormitorio principal y la azotea",
    ca: "Plànol esquemàtic d’un dúplex: a baix, sala d’estar, cuina, bany i un dormitori; a dalt, el dormitori principal i el terrat",
    ru: "Схема двухуровневой квартиры: внизу гостиная, кухня, ванная и спальня, наверху основная спальня и терраса на крыше",
  },
};

export const housePlan: SamplePicture = {
  file: "floor-plan-villa.svg",
  alt: {
    en: "Schematic floor plan of a two-storey house: living room, kitchen, terrace and pool below, three bedrooms and two bathrooms above",
    es: "Plano esquemático de una casa de dos plantas: abajo, salón, cocina, terraza y piscina; arriba, tres dormitorios y dos baños",
    ca: "Plànol esquemàtic d’una casa de dues plantes: a baix, sala d’estar, cuina, terrassa i piscina; a dalt, tres dormitoris i dos banys",
    ru: "Схема двухэтажного дома: внизу гостиная, кухня, терраса и бассейн, наверху три спальни и две ванные",
  },
};
