// Sample text about a real district: general knowledge, no figures. The agent edits it like any other row.
import { paragraphs } from "../paragraphs";
import type { SampleNeighborhood } from "../sample-neighborhood";

export const sarriaSantGervasi: SampleNeighborhood = {
  slug: "sarria-sant-gervasi",
  name: {
    en: "Sarrià-Sant Gervasi",
    es: "Sarrià-Sant Gervasi",
    ca: "Sarrià-Sant Gervasi",
    ru: "Саррия-Сан-Жервази",
  },
  locative: {
    en: "in Sarrià-Sant Gervasi",
    es: "en Sarrià-Sant Gervasi",
    ca: "a Sarrià-Sant Gervasi",
    ru: "в Саррии-Сан-Жервази",
  },
  tagline: {
    en: "Village streets, tree shade and the FGC",
    es: "Colegios, sombra y calles tranquilas",
    ca: "Escoles, ombra i carrers tranquils",
    ru: "Школы, тень и тихие улицы",
  },
  description: {
    en: paragraphs(
      "These are former villages at the foot of Collserola. Sarrià, a municipality until 1921, keeps its main street, its church square and its market; Sant Gervasi has the Turó Park and the brick market hall of Galvany. Above them are the woods, Vallvidrera and Tibidabo.",
      "Around the old centres are low houses and a few villas with gardens. Most homes, though, are apartments from the mid to late twentieth century: several bedrooms on one level, a terrace, a lift, a concierge and often parking. The streets have trees, and traffic keeps to the larger ones.",
      "There are many schools, and the FGC train runs to Plaça de Catalunya from several stations. Evenings are quiet; for cafés and voices below the window, look in Gràcia or the Eixample.",
    ),
    es: paragraphs(
      "El distrito reúne antiguos pueblos al pie de Collserola. Sarrià, municipio hasta 1921, conserva su calle mayor, la plaza de la iglesia y el mercado; Sant Gervasi tiene el Turó Park y el mercado de ladrillo de Galvany. Por encima están los bosques, Vallvidrera y el Tibidabo.",
      "En torno a los núcleos antiguos hay casas bajas y algunas torres con jardín. La mayoría de las viviendas, sin embargo, son pisos grandes de mediados y finales del siglo XX: varios dormitorios en una planta, terraza, ascensor, conserje y, a menudo, aparcamiento. Las calles tienen árboles y el tráfico se queda en las grandes.",
      "Hay muchos colegios, y los Ferrocarrils llegan a la plaza de Catalunya desde varias estaciones. Las noches son tranquilas; quien quiera vida bajo la ventana preferirá Gràcia o el Eixample.",
    ),
    ca: paragraphs(
      "El districte reuneix antics pobles al peu de Collserola. Sarrià, municipi fins al 1921, conserva el carrer Major, la plaça de l’església i el mercat; Sant Gervasi té el Turó Park i el mercat de maó de Galvany. Més amunt hi ha els boscos, Vallvidrera i el Tibidabo.",
      "Al voltant dels nuclis antics hi ha cases baixes i algunes torres amb jardí. La majoria dels habitatges, però, són pisos grans de mitjan i final del segle XX: diversos dormitoris en una planta, terrassa, ascensor, conserge i, sovint, aparcament. Els carrers tenen arbres i el trànsit es queda als més grans.",
      "Hi ha moltes escoles, i els Ferrocarrils arriben a la plaça de Catalunya des de diverses estacions. Els vespres són tranquils; qui vulgui vida sota la finestra s’estimarà més Gràcia o l’Eixample.",
    ),
    ru: paragraphs(
      "Саррия, Сан-Жервази и соседние бывшие посёлки лежат у подножия Кольсеролы. Саррия, до 1921\u00a0года отдельный муниципалитет, сохранила главную улицу, площадь у церкви и рынок; в Сан-Жервази есть парк Туро и кирпичный рынок Гальвань. Выше\u00a0— леса, Вальвидрера и Тибидабо.",
      "Вокруг старых центров стоят невысокие дома и несколько вилл с садами. Но чаще всего это квартиры середины и конца XX\u00a0века: несколько спален на одном уровне, терраса, лифт, консьерж, нередко парковка. На улицах растут деревья, а поток машин держится на крупных.",
      "Здесь много школ, а поезда FGC с нескольких станций идут на площадь Каталонии. По вечерам тихо: за жизнью под окном\u00a0— в Грасию или Эшампле.",
    ),
  },
  isNamed: true,
  photoFile: "neighbourhood-sarria-sant-gervasi.jpg",
  photoAlt: {
    en: "Small square with plane trees, café tables and low houses with balconies",
    es: "Plaza pequeña con plátanos, mesas de café y casas bajas con balcones",
    ca: "Plaça petita amb plàtans, taules de cafè i cases baixes amb balcons",
    ru: "Небольшая площадь с платанами, столиками кафе и невысокими домами с балконами",
  },
  center: { latitude: 41.4126, longitude: 2.10652 },
  labelPoint: { latitude: 41.41057, longitude: 2.11553 },
  bbox: { west: 2.05233, south: 41.39009, east: 2.15571, north: 41.43661 },
  areaHa: 1991.6,
  inside: null,
  order: 4,
};
