import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { homes as english } from "../en/homes";

export const homes: InAnotherLanguage<typeof english> = {
  "fitting-homes": {
    heading: either("¿Qué tenemos hoy?", "¿Qué viviendas puede visitar?"),
    opening: [
      "{!lead.homes}{fit.sentence}",
      "{!lead.homes}{!fit.sentence}A {date} tenemos {list.homes}, de {list.from} a {list.to}. Algunas:",
      "{?lead.homes}{!fit.sentence}Estas son algunas:",
      "{?fit.some}{?fit.close}La primera encaja; la segunda se acerca.",
      "{?fit.none}{?fit.close}Esto es lo que más se acerca.",
    ],
    closing: ["En [la lista]({list.path}) verá las que se añadan después."],
  },
  "search-homes": {
    heading: either("¿Qué tenemos hoy?", "¿Qué viviendas puede visitar?"),
    closing: "En [la lista]({list.path}) verá las que se añadan después.",
  },
  "search-new": {
    heading: either("¿Qué hay de obra nueva?", "¿Qué obra nueva tenemos?"),
    opening: either(
      "El precio de la obra nueva va sin IVA (10\u00a0%) ni AJD (1,5\u00a0%); la tabla lo da también con ambos.",
      "La obra nueva se anuncia sin IVA (10\u00a0%) ni AJD (1,5\u00a0%): la última columna los suma.",
    ),
  },
  "search-sums": {
    heading: either("¿Cuánto cuesta comprar a estos precios?", "¿Cuánto dinero hace falta?"),
    opening: [
      either(
        "De segunda mano se paga el ITP; de obra nueva, IVA y AJD.",
        "El impuesto es el ITP en la segunda mano, y el IVA con el AJD en la obra nueva.",
        "La segunda mano paga ITP; la obra nueva, un 10\u00a0% de IVA y un 1,5\u00a0% de AJD.",
      ),
      either(
        "El dinero propio es el precio menos el préstamo, más el impuesto y de {invoiced.from} a {invoiced.to} de notaría, registro y gestoría; el abogado va aparte.",
        "Las dos últimas columnas son el precio sin el préstamo, con el impuesto y de {invoiced.from} a {invoiced.to} de notaría, registro y gestoría, pero sin abogado.",
        "De su bolsillo sale lo que el banco no presta, el impuesto y de {invoiced.from} a {invoiced.to} de notaría, registro y gestoría; el abogado se suma.",
      ),
    ],
    closing: either(
      "Los bancos suelen prestar hasta el {loan.share} del precio a los residentes y el {loan.abroad} a quien vive fuera; la última columna toma el punto medio. [Haga la cuenta con sus cifras](/costs).",
      "Un préstamo del {loan.share} es lo máximo que suele darse a un residente; a quien vive fuera, el {loan.abroad}, y la última columna toma el medio. [Calcule con sus cifras](/costs).",
      "A un residente se le suele prestar hasta el {loan.share} del precio y a quien vive fuera el {loan.abroad} (en la tabla, el medio). [La calculadora](/costs) admite sus cifras.",
    ),
  },
  "search-limit": {
    heading: either("¿Qué se compra con {limit.price}?", "¿Hasta dónde llegan {limit.price}?"),
    opening: [
      "{?buys.here}A lo que cuestan las nuestras {place.in}, {buys.rate} por metro cuadrado como mínimo, {limit.price} dan para unos {buys.here}.",
      "Con los precios de todas nuestras viviendas de Barcelona salen de {buys.from} a {buys.to}.",
      "Si {limit.price} es todo lo que tiene, el precio debe quedarse en unos {within.price}: {within.tax} se van en el impuesto y hasta {invoiced.to} en notaría, registro y gestoría.",
    ],
    points: [
      "{!buys.within}Ceder en el precio: la más barata de las nuestras cuesta hoy {list.from}.",
      "{?asks.outside}Ceder en la terraza: un balcón, o una azotea de toda la finca, cuesta menos que una terraza propia.",
      "Ceder en la planta: sin ascensor, un tercero o un cuarto suele costar menos que un primero.",
      "{?near1.name}Ceder en la zona: [{near1.name}](/neighborhoods/{near1.slug}) está al lado.",
    ],
  },
  "square-metre": {
    heading: either("¿Cómo se comparan por metro cuadrado?", "¿Qué dice el precio por metro cuadrado?"),
    opening: [
      "Divida el precio entre la superficie construida y podrá comparar viviendas de distinto tamaño.",
      "En nuestras viviendas el resultado va de {m2.from} a {m2.to}.",
    ],
    closing: [
      "La más económica de nuestras viviendas es [{low.title}](/property/{low.id}), por {low.price}. El metro cuadrado más barato es el de [{lowPerMetre.title}](/property/{lowPerMetre.id}): {lowPerMetre.m2}.",
      either(
        "La primera cifra decide el préstamo; la segunda, cuánto espacio le dan por ese dinero. Luz, planta y terraza no salen en ninguna de las dos.",
        "Una cifra alta no es por fuerza un exceso, ni una baja, una ganga: busque la razón y decida si va a usar aquello que paga.",
      ),
    ],
  },
  "built-useful": {
    heading: either(
      "¿En qué se diferencian los metros construidos y los útiles?",
      "¿Qué superficie se paga y en cuál se vive?",
    ),
    opening: [
      "El precio por metro suele calcularse sobre la superficie construida, que incluye las paredes. Se vive en la útil.",
      "{?useful.from}En nuestras viviendas la útil es entre el {useful.from} y el {useful.to} de la construida.",
      "{?a.useful}Un ejemplo: [{a.title}](/property/{a.id}) tiene {a.area} construidos y {a.useful} útiles. Con los primeros, el metro cuesta {a.m2}; con los segundos, {a.usefulM2}.",
    ],
    closing: [
      "Pregunte cuál de las dos da el anuncio y si cuenta la terraza, el trastero o los techos bajos.",
      "La cédula de habitabilidad es una fuente válida de los datos físicos de la vivienda (Ley 18/2007, art. 62.2).",
      either(
        "Si dos documentos no coinciden, pregunte cuál se hizo después de las últimas obras.",
        "Una cinta métrica y diez minutos aclaran el resto.",
      ),
    ],
  },
  "energy-costs": {
    heading: either("¿Cuánto se gasta en energía y comunidad?", "¿Qué cuesta la vivienda cuando ya es suya?"),
    opening: [
      "La etiqueta energética va de la A a la G, y todo anuncio debe mostrarla (RD 390/2021, arts. 15 y 17).",
      "{?a.consumption}[{a.title}](/property/{a.id}): {a.rating}, {a.consumption} kWh por metro cuadrado y año según su certificado.",
      "{?a.consumption}{?a.fees}Sus gastos de comunidad son de {a.fees} al mes: pregunte qué incluyen.",
    ],
    middle: [
      "{!a.fees}{?fees.from}Los gastos de comunidad de nuestras viviendas van de {fees.from} a {fees.to} al mes. Una cuota más alta puede incluir conserje, ascensor o jardín: pregunte qué hay detrás.",
    ],
    closing: either(
      "Pida los recibos de luz y agua del último año, el del IBI y el presupuesto de la comunidad.",
      "Cuatro recibos dan el gasto anual: luz, agua, IBI y comunidad. Pida los del último año.",
    ),
  },
  bedrooms: {
    heading: either("¿Qué cuenta como dormitorio?", "¿Cuántas habitaciones hay de verdad?"),
    opening: [
      "Los anuncios cuentan dormitorios. Que una habitación pueda serlo depende de su tamaño, su altura y su ventana, y la cédula de habitabilidad dice qué se ha admitido.",
    ],
    points: [
      "¿Tiene ventana cada dormitorio, y da a la calle, a un patio o a un patinejo?",
      "¿Se llega a todos sin pasar por otro?",
      "¿Hay pared para la cama y el armario con la puerta abierta?",
      "¿A qué distancia está el baño, y hay otro para las visitas?",
      "¿Se podría añadir o unir una habitación, y lo permite el edificio?",
    ],
    closing:
      "Quizá le sirva más un dormitorio menos y un salón mayor: dibuje sus muebles en el plano antes de decidir.",
  },
  budget: {
    heading: either("¿Qué significa un tope de {limit.price}?", "¿Su tope incluye el impuesto?"),
    opening: [
      "Un tope se puede leer de dos maneras. Si {limit.price} es el máximo solo para la vivienda, a ese precio el ITP añade {limit.tax} y necesita {limit.sum}, antes de notaría y registro.",
      "Si es todo su presupuesto, el precio debe quedarse en unos {within.price}: así caben el impuesto, {within.tax}, y unos 2.800\u00a0€ de notaría, registro y gestoría, pero no un abogado.",
    ],
    closing: [
      "El impuesto sigue la escala en vigor desde el {itp.date} (Decreto ley 5/2025).",
      "Con préstamo, los bancos prestan a residentes hasta el {loan.share} del precio y a no residentes, por lo general, el {loan.abroad}, según describen su práctica (consultado el {checked}). El resto y el impuesto los pone usted.",
      either(
        "Decida cuál de los dos topes es el suyo antes de mirar viviendas: la búsqueda cambia.",
        "Diga a su agente cuál de los dos es. Cambia la lista.",
      ),
    ],
  },
};
