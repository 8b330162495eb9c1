import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { places as english } from "../en/places";

export const places: InAnotherLanguage<typeof english> = {
  quarter: {
    heading: either("Qué mirar en una vivienda de allí", "Qué comprobar en este barrio"),
    opening: "{quarter.look}",
  },
  "place-character": {
    heading: either("{place.name}, día a día", "Cómo es la zona"),
    opening: "{place.first}",
    closing: either(
      "Un nombre en el mapa reúne calles muy distintas. Dé la vuelta a la manzana antes de juzgar la vivienda.",
      "Vaya dos veces, un día laborable y un fin de semana: la misma calle puede parecer otra.",
      "Lo que vale para la zona puede no valer para la calle. Pregunte por la calle.",
    ),
  },
  "place-buildings": {
    heading: either("Qué viviendas hay", "Qué edificios hay"),
    opening: "{place.second}",
    closing: [
      "{?place.years}Año de construcción de las viviendas que ofrecemos allí: {place.years}.",
      "{?place.years}El año dice qué mirar primero: instalaciones en una casa antigua, aislamiento y ascensor en una de los años sesenta a noventa, garantías en una nueva.",
      "{!place.years}El año de construcción dice qué mirar primero: instalaciones en una casa antigua, aislamiento y ascensor en una de los años sesenta a noventa, garantías en una nueva.",
    ],
  },
  "place-whom": {
    heading: either("Cómo se vive allí", "¿Es su zona?"),
    opening: [
      "{place.third}",
      "Desde el centro del barrio hay {place.walkMetro}\u00a0min a pie hasta el metro.",
      "Hasta un colegio hay {place.walkSchool}\u00a0min a pie.",
      "Hasta un mercado hay {place.walkMarket}\u00a0min a pie.",
    ],
    closing: [
      "Si busca otra cosa, mire en zonas vecinas: [{near1.name}](/neighborhoods/{near1.slug}) o [{near2.name}](/neighborhoods/{near2.slug}).",
      "En pocas palabras: «{near1.tagline}» y «{near2.tagline}».",
    ],
  },
  "place-homes": {
    heading: either("Qué hay en venta", "Nuestras viviendas"),
    opening: [
      "{?place.homes}A {date} ofrecemos {place.homes} {place.in}.",
      "Precios de oferta: {place.price}. Por metro cuadrado construido: {place.m2}.",
      "{?place.none}A {date} no tenemos ninguna {place.in}. Estas son las más cercanas de las nuestras, en zonas vecinas.",
    ],
    closing: [
      "{?place.few}Con una muestra tan pequeña, las cifras describen lo que tenemos y no toda la zona.",
      "{?place.homes}En [la lista]({list.path}) verá si se ha añadido alguna.",
      "{?place.none}Díganos [en cuatro pasos breves](/search) qué busca y lo buscaremos allí.",
    ],
  },
  "place-figures": {
    heading: either("Los precios junto a los de otras zonas", "Cómo se compara con las zonas de alrededor"),
    opening: either(
      "La tabla recoge solo nuestras viviendas. No es un estudio de mercado: dice lo que encontraría si nos preguntara el {date}.",
      "{?list.few}Estos son los precios de nuestras viviendas, zona por zona, a {date}. Son pocas viviendas: tómelas como ejemplos.",
    ),
    closing: [
      "Compare el metro cuadrado con cuidado. Una terraza, un ascensor o una reforma también están en el precio, y el metro no los muestra.",
      "Una vivienda situada en una parte de una zona mayor cuenta en las dos.",
    ],
  },
};
