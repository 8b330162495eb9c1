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
  "buying-sums": {
    heading: either("¿Cuánto cuesta comprar a estos precios?", "¿Cuánto dinero hace falta?"),
    opening:
      "Quien compra de segunda mano paga además el impuesto de transmisiones, la notaría y el registro; la tabla da los aranceles solos, y con copias, IVA y gestoría, cuente de 1.650 a 2.800\u00a0€ en su lugar, y con abogado entre un 11 y un 12,5\u00a0% del precio en total. El dinero propio es el precio menos el préstamo, más el impuesto y los dos aranceles.",
    closing:
      "Los bancos suelen prestar hasta el {loan.share} del precio a los residentes y el {loan.abroad} a quien vive fuera; la última columna toma el punto medio. [Haga la cuenta con sus cifras](/costs).",
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
