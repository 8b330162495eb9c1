// Sample text about a real district: general knowledge, no figures. The agent edits it like any other row.
import { paragraphs } from "../paragraphs";
import type { SampleNeighborhood } from "../sample-neighborhood";

export const eixample: SampleNeighborhood = {
  slug: "eixample",
  name: { en: "Eixample", es: "Eixample", ca: "Eixample", ru: "Эшампле" },
  locative: { en: "in the Eixample", es: "en el Eixample", ca: "a l’Eixample", ru: "в Эшампле" },
  tagline: {
    en: "Cut corners, high ceilings and Cerdà’s grid",
    es: "Chaflanes, techos altos y la cuadrícula de Cerdà",
    ca: "Cantonades tallades, sostres alts i la quadrícula de Cerdà",
    ru: "Срезанные углы, высокие потолки и ровная сетка улиц",
  },
  description: {
    en: paragraphs(
      "The Eixample is the grid that Ildefons Cerdà drew in the nineteenth century, when Barcelona had outgrown its walls. The corners of its blocks are cut off, so that every crossing opens into a small square.",
      "Most homes are apartments from the decades around 1900, with high ceilings, balconies on the street, patterned tile floors and a glazed gallery over the inner courtyard. Rooms at the back are quieter; rooms at the front get the noise of the street. At a viewing, look at the lift, at the condition of the façade and at which way the courtyard faces.",
      "You can do almost everything on foot. Most addresses have a market nearby (Sant Antoni, Ninot or Concepció), as well as schools, doctors and a metro station. On some streets, Consell de Cent and Enric Granados among them, pedestrians have priority.",
    ),
    es: paragraphs(
      "El Eixample es la cuadrícula que Ildefons Cerdà trazó en el siglo XIX, cuando Barcelona ya no cabía en sus murallas. Las manzanas tienen las esquinas cortadas, así que cada cruce se abre en una pequeña plaza.",
      "La mayoría de las viviendas son pisos de las décadas en torno a 1900: techos altos, balcones a la calle, suelos hidráulicos y una galería acristalada sobre el patio de manzana. Las habitaciones de atrás son silenciosas; en las de delante se oye la vida de la calle. En la visita, fíjese en el ascensor, en el estado de la fachada y en la orientación del patio.",
      "Casi todo se hace a pie. Cerca de cualquier dirección suele haber un mercado (Sant Antoni, el Ninot o la Concepció), colegios, médicos y estaciones de metro. Algunas calles, como Consell de Cent o Enric Granados, dan prioridad al peatón.",
    ),
    ca: paragraphs(
      "L’Eixample és la quadrícula que Ildefons Cerdà va traçar al segle XIX, quan Barcelona ja no cabia dins les muralles. Les illes tenen les cantonades tallades, de manera que cada cruïlla s’obre en una petita plaça.",
      "La majoria dels habitatges són pisos de les dècades al voltant del 1900: sostres alts, balcons al carrer, paviments hidràulics i una galeria vidrada sobre el pati d’illa. Les habitacions del darrere són silencioses; a les del davant se sent la vida del carrer. A la visita, fixi’s en l’ascensor, en l’estat de la façana i en l’orientació del pati.",
      "Gairebé tot es fa a peu. A prop de qualsevol adreça sol haver-hi un mercat (Sant Antoni, el Ninot o la Concepció), escoles, metges i estacions de metro. Alguns carrers, com Consell de Cent o Enric Granados, donen prioritat als vianants.",
    ),
    ru: paragraphs(
      "Эшампле\u00a0— сетка кварталов, которую начертил в XIX\u00a0веке Ильдефонс Серда, когда Барселоне стало тесно в крепостных стенах. Углы кварталов срезаны, поэтому каждый перекрёсток превращается в небольшую площадь.",
      "Большинство квартир\u00a0— в домах рубежа XIX и XX\u00a0веков: высокие потолки, балконы на улицу, узорная плитка и застеклённая галерея над внутренним двором. В комнатах со стороны двора тихо, в комнатах на улицу слышна её жизнь. На просмотре обратите внимание на лифт, состояние фасада и на то, куда обращён двор.",
      "Отсюда почти всюду можно дойти пешком: рядом почти с любым домом есть рынок (Сан-Антони, Нинот или Консепсьо), школа, врач и станция метро. На некоторых улицах, например Консель-де-Сент и Энрик-Гранадос, приоритет у пешеходов.",
    ),
  },
  isNamed: true,
  photoFile: "neighbourhood-eixample.jpg",
  photoAlt: {
    en: "Chamfered corner building with rows of iron balconies and plane trees along the pavement",
    es: "Edificio en chaflán con hileras de balcones de hierro y plátanos en la acera",
    ca: "Edifici de cantonada amb fileres de balcons de ferro i plàtans a la vorera",
    ru: "Дом со срезанным углом, рядами кованых балконов и платанами вдоль тротуара",
  },
  center: { latitude: 41.39159, longitude: 2.16447 },
  labelPoint: { latitude: 41.38771, longitude: 2.1549 },
  bbox: { west: 2.1423, south: 41.37498, east: 2.1869, north: 41.41204 },
  areaHa: 746.4,
  inside: null,
  order: 1,
};
