// Sample text about a real neighbourhood: general knowledge, no figures. The agent edits it like any other row.
import { paragraphs } from "../paragraphs";
import type { SampleNeighborhood } from "../sample-neighborhood";

export const pobleNou: SampleNeighborhood = {
  slug: "poble-nou",
  name: { en: "Poble Nou", es: "El Poblenou", ca: "El Poblenou", ru: "Побленоу" },
  locative: { en: "in Poble Nou", es: "en el Poblenou", ca: "al Poblenou", ru: "в Побленоу" },
  tagline: {
    en: "Former factories, a rambla and the beach",
    es: "Antiguas fábricas, una rambla y la playa",
    ca: "Antigues fàbriques, una rambla i la platja",
    ru: "Бывшие фабрики, бульвар и пляж",
  },
  description: {
    en: paragraphs(
      "Poble Nou was the factory district of nineteenth-century Barcelona. Its chimneys and brick sheds are still here, now as workshops, schools and offices, and the Rambla del Poblenou runs through the middle towards the beaches of Bogatell and Mar Bella.",
      "There is a wide choice of homes: low houses around Plaça de Prim, lofts in former factories, apartments from the middle of the last century, and new buildings with terraces and garages in the 22@ district. The streets are broad, level and easy by bicycle.",
      "You can walk to the sea, and many of the newer homes have a lift and parking. Building work continues in parts of the neighbourhood: before you decide, find out what is planned for the plots next door. The yellow metro line and the tram take you to the centre.",
    ),
    es: paragraphs(
      "El Poblenou fue el barrio fabril de Barcelona en el siglo XIX. Las chimeneas y las naves de ladrillo siguen ahí, convertidas en talleres, escuelas y oficinas, y la rambla del Poblenou lo cruza por el medio hacia las playas del Bogatell y la Mar Bella.",
      "Hay viviendas de todo tipo: casas bajas en torno a la plaza de Prim, lofts en antiguas fábricas, pisos de mediados del siglo pasado y edificios nuevos con terraza y garaje en el distrito 22@. Las calles son llanas, anchas y cómodas para ir en bicicleta.",
      "El mar queda a un paseo, y muchas viviendas son nuevas, con ascensor y aparcamiento. En algunas zonas aún hay obras: antes de decidir, mire qué está previsto en los solares vecinos. La línea amarilla de metro y el tranvía llevan al centro.",
    ),
    ca: paragraphs(
      "El Poblenou va ser el barri fabril de Barcelona al segle XIX. Les xemeneies i les naus de maó encara hi són, convertides en tallers, escoles i oficines, i la rambla del Poblenou el travessa pel mig cap a les platges del Bogatell i la Mar Bella.",
      "Hi ha habitatges de tota mena: cases baixes al voltant de la plaça de Prim, lofts en antigues fàbriques, pisos de mitjan segle passat i edificis nous amb terrassa i garatge al districte 22@. Els carrers són plans, amples i còmodes per anar-hi en bicicleta.",
      "El mar és a quatre passes, i molts habitatges són nous, amb ascensor i aparcament. En algunes zones encara hi ha obres: abans de decidir, miri què està previst als solars del costat. La línia groga del metro i el tramvia porten al centre.",
    ),
    ru: paragraphs(
      "В XIX\u00a0веке Побленоу был фабричным районом Барселоны. Трубы и кирпичные цеха сохранились, теперь в них мастерские, школы и офисы, а бульвар Рамбла-дель-Побленоу ведёт через весь район к пляжам Богатель и Мар-Белья.",
      "Жильё очень разное: невысокие дома вокруг площади Прим, лофты в бывших фабриках, квартиры середины прошлого века и новые дома с террасами и гаражами в деловом квартале 22@. Улицы ровные, широкие и удобные для велосипеда.",
      "К морю отсюда ходят пешком, а в новых домах есть лифт и парковка. Кое-где продолжается стройка: прежде чем решать, узнайте, что запланировано на соседних участках. В центр ведут жёлтая линия метро и трамвай.",
    ),
  },
  isNamed: false,
  photoFile: null,
  photoAlt: null,
  center: { latitude: 41.39999, longitude: 2.20239 },
  labelPoint: { latitude: 41.39995, longitude: 2.20166 },
  bbox: { west: 2.19364, south: 41.39144, east: 2.21145, north: 41.40768 },
  areaHa: 156.7,
  inside: null,
  order: 7,
};
