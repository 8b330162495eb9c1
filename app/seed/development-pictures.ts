// Sample data. The pictures are computer renderings of an invented building, made for this project.
import type { SamplePicture } from "./sample-home";

export const newBuildingExterior: SamplePicture = {
  file: "new-development-exterior.jpg",
  alt: {
    en: "New residential building with rounded corners, terraces on every floor and timber screens",
    es: "Edificio nuevo de viviendas con esquinas redondeadas, terrazas en cada planta y celosías de madera",
    ca: "Edifici nou d’habitatges amb cantonades arrodonides, terrasses a cada planta i gelosies de fusta",
    ru: "Новый жилой дом со скруглёнными углами, террасами на каждом этаже и деревянными экранами",
  },
};

export const newBuildingInterior: SamplePicture = {
  file: "new-development-interior.jpg",
  alt: {
    en: "Living room with open kitchen, a marble island and a full-width window to the terrace",
    es: "Salón con cocina abierta, isla de mármol y un ventanal a todo lo ancho hacia la terraza",
    ca: "Sala d’estar amb cuina oberta, illa de marbre i un finestral de banda a banda cap a la terrassa",
    ru: "Гостиная с открытой кухней, мраморным островом и окном во всю ширину, за ним терраса",
  },
};

export const newBuildingKitchen: SamplePicture = {
  file: "new-development-kitchen.jpg",
  alt: {
    en: "Open kitchen with a marble island, three stools, oak fronts and built-in ovens",
    es: "Cocina abierta con isla de mármol, tres taburetes, frentes de roble y hornos integrados",
    ca: "Cuina oberta amb illa de marbre, tres tamborets, frontals de roure i forns integrats",
    ru: "Открытая кухня с мраморным островом, тремя табуретами, дубовыми фасадами и встроенными духовками",
  },
};
