// Sample data. The three plans are drawings of invented homes, made for this project; they are schematic and not to scale.
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
