import type { HomeFacts, HomeSentences } from "./home-facts";

const types = {
  ...{ apartment: "un piso", house: "una casa", penthouse: "un ático" },
  ...{ studio: "un estudio", duplex: "un dúplex", loft: "un loft" },
} as const;

const inWords = (count: number, one: string) =>
  ["ningún", one, "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"][count] ?? String(count);
const counted = (count: number, one: string, many: string) => `${inWords(count, "un")} ${count === 1 ? one : many}`;

export const es: HomeSentences = {
  scenes: {
    "roof-terrace": "Aquí el día puede acabar en la azotea, que es privada.",
    gallery: "Aquí se puede desayunar tras los cristales de la galería.",
    "vaulted-ceiling": "Aquí se levanta la vista y se ven las bóvedas de ladrillo.",
    "hydraulic-tiles": "Aquí se pisa suelo hidráulico.",
    "exposed-beams": "Aquí se levanta la vista y se ven las vigas de la casa.",
    balcony: "Aquí basta abrir una puerta para salir al balcón.",
    garden: "Aquí hay un jardín para comer fuera.",
    fireplace: "Aquí se puede encender la chimenea en invierno.",
    "sea-view": "Desde aquí se ve el mar.",
    "city-view": "Desde aquí se ve la ciudad.",
  },
  rooms: ({ type, locative, bedrooms, bathrooms }: HomeFacts) => {
    const beds = bedrooms === 0 ? "sin dormitorio aparte" : `con ${counted(bedrooms, "dormitorio", "dormitorios")}`;
    const baths = counted(bathrooms, "baño", "baños");
    return `Es ${types[type]}${locative && ` ${locative}`} ${beds} y ${bedrooms === 0 ? "con " : ""}${baths}.`;
  },
  area: (built, usable) =>
    usable
      ? `La superficie construida es de ${built}, y la útil, de ${usable}.`
      : `La superficie construida es de ${built}.`,
  streetFacing: "La vivienda es exterior.",
  floor: ({ floor, totalFloors }) => {
    const where = floor === 0 ? "la planta baja" : floor < 0 ? "el sótano" : `la planta ${floor}`;
    return `Está en ${where}${totalFloors ? ` de un edificio de ${totalFloors} plantas` : ""}.`;
  },
  lift: (has) => (has ? "El edificio tiene ascensor." : "El edificio no tiene ascensor."),
  years: (built, renovated) => {
    if (built && renovated) return `El edificio es de ${built} y la vivienda se reformó en ${renovated}.`;
    if (built) return `El edificio es de ${built}.`;
    return renovated ? `La vivienda se reformó en ${renovated}.` : undefined;
  },
  equipment: (things) => `En la vivienda o en el edificio encontrará ${things}.`,
  parking: (has) => (has ? "Hay aparcamiento." : "No tiene plaza de aparcamiento."),
  energy: (letter) => `La calificación del certificado energético es la letra ${letter}.`,
  fees: (amount) => (amount ? `Los gastos de comunidad son de ${amount} al mes.` : "No hay gastos de comunidad."),
  street: (street) => `La dirección es ${street}.`,
};
