import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { viewing as english } from "../en/viewing";

export const viewing: InAnotherLanguage<typeof english> = {
  "view-before": {
    heading: either("¿Qué preguntar antes de ir?", "¿Qué conviene preguntar por teléfono?"),
    opening: either(
      "Muchas dudas se resuelven por teléfono, y así la visita sirve para lo demás.",
      "Pregunte primero lo que ninguna visita va a cambiar.",
    ),
    points: [
      "¿Cuánto mide, construido y útil, y cuentan la terraza o el trastero en alguna de las dos cifras?",
      "¿Qué planta es en realidad, contando el entresuelo y el principal de muchas fincas antiguas?",
      "¿Hay ascensor y para en esa planta?",
      "¿Qué letra tiene la etiqueta energética?",
      "¿Cuánto es la comunidad y qué incluye?",
      "¿Vive alguien, y hasta cuándo?",
      "¿Puedo ver el plano antes de ir?",
    ],
    closing: "Un agente que tiene los documentos puede contestar a todas en el momento.",
  },
  "view-inside": {
    heading: either("¿Qué mirar dentro?", "¿Qué mirar en las habitaciones?"),
    opening: either(
      "Recórrala una vez sin hablar. Después vuelva y pruebe: grifos, ventanas, puertas, interruptores.",
      "Deje el salón para el final. Está preparado para usted; las habitaciones pequeñas, no.",
    ),
    points: [
      "Abra las ventanas. ¿Qué se oye y qué se huele?",
      "Mire los rincones, el fondo de los armarios y el techo bajo el baño de arriba: las manchas hablan de agua.",
      "Abra dos grifos a la vez y observe la presión.",
      "¿Dónde está el cuadro eléctrico y de qué época parece?",
      "¿Hay luz natural a esta hora en la cocina y en el dormitorio más pequeño?",
      "¿Ceden o se inclinan los suelos? En una casa antigua, pregunte quién ha revisado las vigas.",
      "¿Cómo se calienta y se refresca, y de cuándo son los aparatos?",
      "Mida la pared donde iría su mueble más grande.",
    ],
    closing: "Pregunte qué obras se han hecho en los últimos años, quién las hizo y si hay facturas y licencia.",
  },
  "view-building": {
    heading: either("¿Qué preguntar del edificio?", "¿Qué preguntar de la comunidad?"),
    opening: either(
      "Compra un piso y una parte del tejado, de la fachada y del ascensor. Lo que han decidido los propietarios también lo paga usted.",
      "Con el piso se compra una parte del edificio. Mire la escalera y pida las actas y los estatutos.",
    ),
    points: [
      "¿Hay obras aprobadas o en debate: fachada, tejado, ascensor, tuberías? ¿Quién paga lo ya aprobado, quien vende o quien compra?",
      "¿Ha pasado el edificio la inspección técnica, y con qué resultado?",
      "¿Qué dicen las actas de las últimas juntas?",
      "¿Hay propietarios con deudas, y lo es este?",
      "¿Limitan los estatutos los alquileres cortos, los animales o los aparatos de aire en la fachada?",
      "¿Quién cuida del edificio y qué cubre el seguro?",
    ],
    closing: "Antes de hacer una oferta, pida las dos últimas actas de la comunidad.",
  },
  "view-street": {
    heading: either("¿Qué mirar en la calle?", "¿Cómo es la calle de día y de noche?"),
    opening: either(
      "Una cocina se cambia; una calle, no. Dedíquele media hora de la visita.",
      "Haga el camino que haría cada día: al metro, al colegio, a por el pan.",
    ),
    points: [
      "Vuelva de noche, y una vez en viernes o sábado. ¿Qué bares tienen mesas fuera y hasta qué hora?",
      "¿Dónde paran el camión de la basura y el autobús nocturno? ¿Hay zona de carga bajo el dormitorio?",
      "¿Qué orientación tienen las estancias y qué se podría construir aún enfrente?",
      "¿Hay cerca un andamio, una grúa o un solar? Pregunte qué está previsto.",
      "¿Dónde irían el coche, la bicicleta o el cochecito?",
      "¿Qué tiendas quedan de camino a casa y dónde está el médico?",
      "¿Hay pisos turísticos en el edificio o al lado?",
    ],
  },
};
