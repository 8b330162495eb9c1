import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { places as english } from "../en/places";

export const places: InAnotherLanguage<typeof english> = {
  "here-pros": {
    heading: either("A favor", "Lo bueno {here.in}"),
    points: ["{here.pro1}", "{here.pro2}", "{here.pro3}"],
  },
  "here-cons": {
    heading: either("En contra", "Con qué hay que contar"),
    points: ["{here.con1}", "{here.con2}", "{here.con3}"],
  },
  "here-edges": {
    heading: either("{here.name}: dónde empieza y dónde acaba", "Qué calles marcan sus límites"),
    opening: "{here.edges}",
  },
  "here-homes": {
    heading: either("Cómo son las viviendas {here.in}", "{here.name}: qué viviendas encontrará"),
    opening: "{here.homes}",
  },
  "here-street": {
    heading: either("Qué se oye {here.in}", "Cuánto ruido hay {here.in}"),
    opening: "{here.street}",
  },
  "here-children": {
    heading: either("Dónde juegan los niños {here.in}", "Con niños {here.in}"),
    opening: "{here.children}",
  },
  "here-transport": {
    heading: either("Cómo moverse y comprar", "Qué tiene cerca"),
    opening: "{here.transport}",
  },
  "here-checks": {
    heading: either("Qué comprobar antes de comprar {here.in}", "En qué fijarse {here.in}"),
    points: ["{here.check1}", "{here.check2}", "{here.check3}", "{here.check4}", "{here.check5}"],
  },
  "place-character": {
    heading: either("Cómo se vive {place.in}", "Cómo es la zona"),
    opening: "{place.first}",
    closing: either(
      "{!here.street}Un nombre en el mapa reúne calles muy distintas. Dé la vuelta a la manzana antes de juzgar la vivienda.",
      "{!here.street}Vaya dos veces, un día laborable y un fin de semana: la misma calle puede parecer otra.",
      "{!here.street}Lo que vale para la zona puede no valer para la calle. Pregunte por la calle.",
    ),
  },
  "place-buildings": {
    heading: either("Qué viviendas hay", "Qué edificios hay"),
    opening: "{place.second}",
  },
  "place-whom": {
    heading: either("Qué tiene y qué le falta", "Qué hay a mano"),
    opening: [
      "{place.third}",
      "Desde el centro del barrio hay {place.walkMetro}\u00a0min a pie hasta el metro.",
      "Hasta un colegio hay {place.walkSchool}\u00a0min a pie.",
      "Hasta un mercado hay {place.walkMarket}\u00a0min a pie.",
    ],
    closing: [
      "Si busca otra cosa, mire en zonas vecinas: [{near1.name}](/neighborhoods/{near1.slug}) o [{near2.name}](/neighborhoods/{near2.slug}).",
      "{!near2.name}Si no es lo que busca, al lado está [{near1.name}](/neighborhoods/{near1.slug}).",
    ],
  },
  "place-homes": {
    heading: either("Qué hay en venta", "Nuestras viviendas"),
    opening: [
      "{?quarter.beyond}A {date} no tenemos viviendas {here.in}. Estas son las más cercanas de las nuestras.",
      "{!quarter.beyond}{?place.homes}A {date} ofrecemos {place.homes} {place.in}.",
      "{?quarter.nothing}{?place.homes}Ninguna está {here.in}.",
      "{?quarter.inside}{!quarter.nothing}{!quarter.homes}{?place.homes}Es la cuenta de toda la zona: pregúntenos si hay alguna {here.in}.",
      "{!quarter.name}Cuestan {place.price}, o {place.m2} por metro cuadrado construido.",
      "{!quarter.beyond}{?place.none}A {date} no tenemos viviendas de segunda mano {place.in}. Esta es la más cercana de las nuestras en otras zonas.",
    ],
    closing: [
      "{!quarter.name}{?place.few}Con una muestra tan pequeña, las cifras describen lo que tenemos y no toda la zona.",
      "{!quarter.beyond}{?place.homes}En [la lista]({list.path}) verá si se ha añadido alguna.",
      "{!quarter.name}{?place.none}Díganos [en cuatro pasos breves](/search) qué busca y lo buscaremos allí.",
      "{?quarter.inside}Díganos [en cuatro pasos breves](/search) qué busca y le escribiremos cuando salga una vivienda {here.in}.",
      "{?quarter.beyond}Díganos [en cuatro pasos breves](/search) qué busca y le escribiremos cuando salga una vivienda {here.in}.",
    ],
  },
  "place-figures": {
    heading: either("Los precios junto a los de otras zonas", "Cómo se compara con otras zonas donde vendemos"),
    opening: either(
      "La tabla recoge solo nuestras viviendas. No es un estudio de mercado: dice lo que encontraría si nos preguntara el {date}.",
      "{?list.few}Estos son los precios de nuestras viviendas, zona por zona, a {date}. Son pocas viviendas: tómelas como ejemplos.",
    ),
    closing: [
      "Compare el metro cuadrado con cuidado. Una terraza, un ascensor o una reforma también están en el precio, y el metro no los muestra.",
      "Cada vivienda cuenta una sola vez, en la zona más pequeña a la que pertenece.",
    ],
  },
};
