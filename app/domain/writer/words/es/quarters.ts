import type { InAnotherLanguage } from "../../book";
import type { quarters as english } from "../en/quarters";

export const quarters: InAnotherLanguage<typeof english> = {
  gothic: {
    living:
      "Vivir en el Gótico es vivir entre callejones sin coches, con la catedral y la muralla romana a la vuelta de la esquina y, de día, más visitantes que vecinos en las calles más conocidas.",
    look: "En el Gótico, dos viviendas de la misma calle pueden no parecerse en nada. Pregunte cuánta luz llega a esa planta, si hay ascensor y cómo suena la calle a medianoche. El metro para en Jaume I y en Liceu, y la compra se lleva a pie el último tramo.",
  },
  raval: {
    living:
      "Vivir en el Raval es vivir en un barrio denso, al oeste de la Rambla, con el MACBA, las facultades, la Filmoteca y tiendas de medio mundo, y con movimiento de la mañana a la noche.",
    look: "El Raval cambia de una calle a otra, y la mitad de la universidad no es la mitad del puerto. Haga de noche el camino a casa, pregunte qué obras hay aprobadas en fachada y cubierta y mire la cédula de habitabilidad, porque abundan los pisos pequeños y antiguos.",
  },
  barceloneta: {
    living:
      "Vivir en la Barceloneta es tener la playa al final de la calle y el mercado en el centro, en una cuadrícula de manzanas estrechas que se trazó en el siglo XVIII para pescadores y gente del puerto.",
    look: "Los pisos de la Barceloneta suelen ser pequeños: muchas de las casas originales se partieron en cuartos. Pregunte por la superficie útil, el ascensor y el ruido del verano, y fíjese en lo que el salitre ha hecho con hierros y maderas. La línea 4 de metro para a la entrada del barrio.",
  },
  "passeig-de-gracia": {
    living:
      "Vivir en el paseo de Gràcia es tener el centro al salir del portal: la casa Batlló y la Pedrera, los grandes comercios, y el metro y los trenes debajo de la acera.",
    look: "En el paseo de Gràcia, las habitaciones de delante tienen las vistas y el tráfico; las de atrás, la calma del patio de manzana. Pregunte adónde da cada ventana, si el edificio está protegido y si en la misma escalera hay oficinas u hoteles.",
  },
  "sant-antoni": {
    living:
      "Vivir en Sant Antoni es vivir alrededor de su mercado, con el de libros los domingos y varias calles cedidas a quien va a pie.",
    look: "En Sant Antoni, las calles cerradas al tráfico son agradables de día y animadas por la noche: escuche desde la ventana del dormitorio. Casi todas las fincas rondan el siglo; pregunte por el ascensor, las tuberías y la última inspección. Las líneas 2 y 3 de metro quedan cerca.",
  },
  "sagrada-familia": {
    living:
      "Vivir en el barrio de la Sagrada Família es vivir en calles corrientes del Eixample, con mercado, colegios y dos líneas de metro, y con autocares y colas en las pocas manzanas que rodean la basílica.",
    look: "Cerca de la Sagrada Família, dos manzanas deciden cuánta gente pasa por delante del portal. La avenida Gaudí lleva a pie hasta Sant Pau. Pregunte si la vivienda da a la calle o al patio de manzana y qué pisos de la escalera tienen licencia turística.",
  },
  "tres-torres": {
    living:
      "Vivir en Les Tres Torres es vivir en calles tranquilas entre Sarrià y Sant Gervasi, en edificios separados de la acera por jardines y con estación de los Ferrocarrils hasta la plaza de Catalunya.",
    look: "En Les Tres Torres, la mayoría de los edificios son de la segunda mitad del siglo pasado y tienen conserje, jardín o garaje. Pregunte cuánto suma eso a los gastos de comunidad y cómo son el aislamiento y la calefacción al lado de los de una casa más nueva.",
  },
  bonanova: {
    living:
      "Vivir en la Bonanova es vivir en la parte alta de Sant Gervasi: colegios, clínicas, cuestas y torres entre bloques de pisos grandes, más lejos del centro y más fresca en verano.",
    look: "En la Bonanova, vaya andando de la vivienda a la estación y vuelva, porque las cuestas se notan más que en el mapa. Los colegios llenan de coches el paseo dos veces al día. Pregunte a qué lado da la terraza y cuánto cuesta mantener el jardín.",
  },
  "22@": {
    living:
      "Vivir en el 22@ es vivir en la parte fabril del Poblenou, donde desde el año 2000 las oficinas, la universidad y las viviendas nuevas han ocupado el lugar de las fábricas, con calles anchas y tranquilas en fin de semana.",
    look: "En el 22@ importa lo que se pueda construir al lado: pregunte en el ayuntamiento por los solares que hay delante de las ventanas. Las viviendas suelen ser recientes; pida el seguro decenal y el certificado energético. A la playa se va a pie, y por el barrio pasan el metro y el tranvía.",
  },
};
