import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { homeTypes as english } from "../en/home-types";

export const homeTypes: InAnotherLanguage<typeof english> = {
  "type-apartment": {
    heading: either("¿Cómo se elige un piso?", "¿Qué distingue un piso de otro?"),
    opening: either(
      "Dos pisos del mismo tamaño en la misma calle pueden ser hogares muy distintos. Las diferencias no están en el titular del anuncio.",
      "Empiece por cómo vive y no por los metros.",
    ),
    points: [
      "¿Qué planta es, y cómo se sube el día que el ascensor no funciona?",
      "¿Qué estancias dan a la calle y cuáles al patio de manzana? ¿Dónde va a dormir?",
      "¿Cuántas horas de sol tiene el salón en invierno?",
      "¿Puede vivir con esta distribución o lo primero sería tirar una pared?",
      "¿Qué han acordado reparar los propietarios de la finca?",
      "¿De cuándo son las ventanas, la instalación eléctrica y las tuberías?",
    ],
  },
  "type-house": {
    heading: either("¿Qué preguntar al visitar una casa?", "Una casa no tiene comunidad, o la tiene pequeña"),
    opening: either(
      "En una casa decide usted, y también paga usted el tejado, el jardín y los desagües.",
      "Lo que en un edificio paga la comunidad, en una casa lo paga el propietario. Pregunte primero por el mantenimiento.",
    ),
    points: [
      "¿Cuándo se revisaron tejado, canalones y desagües?",
      "¿Qué paredes son medianeras, y hay acuerdo con los vecinos?",
      "¿Cuánto cuestan al año el jardín y la piscina, y figura la piscina en los documentos?",
      "¿Todo lo construido está en el registro y tiene licencia?",
      "¿Cómo se llega a las tiendas, al colegio y al transporte sin coche?",
      "¿Qué se puede construir aún en las parcelas vecinas?",
    ],
  },
  "type-penthouse": {
    heading: either("¿Qué preguntar al visitar un ático?", "¿Cómo están la terraza, la cubierta y el ascensor?"),
    opening: either(
      "En un ático paga una terraza y unas vistas. Las dos merecen una mirada a los documentos.",
      "Tener el cielo encima es no tener vecinos arriba, pero también tener el sol, la lluvia y el calor directos sobre la cubierta.",
    ),
    points: [
      "¿Es privada la terraza también en la escritura y el Registro, o es elemento común de uso privativo?",
      "¿Cuándo se renovó la impermeabilización de la terraza y quién paga si filtra al piso de abajo?",
      "{!f.lift}¿El ascensor llega a esta planta o a la anterior?",
      "¿Tienen licencia y permiso de la comunidad la pérgola, el toldo o el cerramiento?",
      "¿Cuánto calor hace en agosto y qué da sombra a los cristales?",
      "¿Cuántos metros tiene la terraza y cuentan en los construidos?",
      "¿Qué se podría construir enfrente?",
    ],
  },
  "type-studio": {
    heading: either("¿Qué preguntar al visitar un estudio?", "¿Qué mirar en una sola estancia?"),
    opening: either(
      "En una sola estancia cuenta cada metro: mida en lugar de calcular a ojo.",
      "Un estudio se compra por su dirección, su luz y su planta. Compruebe las tres allí.",
    ),
    points: [
      "¿Tiene cédula de habitabilidad, y para cuántas personas?",
      "¿Dónde iría la cama y qué hay al otro lado de la pared?",
      "¿Caben una mesa, un armario y una lavadora?",
      "¿Se abre la ventana, y a dónde da?",
      "¿Le corresponde un trastero en el edificio?",
      "¿Limitan los estatutos de la comunidad el alquiler?",
    ],
  },
  "type-duplex": {
    heading: either("¿Qué preguntar al visitar un dúplex?", "¿Cómo se vive en dos plantas?"),
    opening: either(
      "Un dúplex separa el día de la noche, y su escalera ocupa sitio en las dos plantas.",
      "Dos plantas en un edificio de pisos dan la distribución de una casa. La escalera decide si le conviene.",
    ),
    points: [
      "¿Qué hay en cada planta, y hay baño en las dos?",
      "¿Cuánta superficie queda bajo la escalera o bajo un techo inclinado?",
      "¿Tiene una puerta de entrada o dos, y para el ascensor en la que usará?",
      "¿Las dos plantas son una sola finca en el registro?",
      "¿Hace calor arriba en verano? Pregunte qué aislamiento tiene la cubierta.",
      "¿Subiría un sofá grande?",
    ],
  },
  "type-loft": {
    heading: either("¿Qué preguntar al visitar un loft?", "¿Es legalmente una vivienda?"),
    opening: either(
      "Los lofts tienen altura, luz y un pasado de otra cosa. Los documentos dicen si ese pasado ha terminado.",
      "Antes de admirar el techo, pregunte cómo lo llama el registro.",
    ),
    points: [
      "¿Está inscrito como vivienda y tiene cédula de habitabilidad?",
      "¿Cuándo se transformó y con qué licencia?",
      "¿Cómo se calienta y se refresca una estancia de esa altura, y cuánto cuesta?",
      "¿Hay un dormitorio con puerta y ventana propias?",
      "¿Qué son los demás locales del edificio: viviendas, talleres, oficinas?",
      "¿Qué grosor tiene el forjado que le separa de ellos?",
    ],
  },
};
