import type { Quarter } from "./quarter";

export const tresTorres: Quarter = {
  place: "sarria-sant-gervasi",
  isInside: true,
  words: "tres torres|трес-?торрес",
  related: ["energy-certificate", "parking-space"],
  in: {
    en: {
      name: "Les Tres Torres",
      locative: "in Les Tres Torres",
      living:
        "Living in Les Tres Torres means quiet streets between Sarrià and Sant Gervasi, apartment buildings set back behind gardens, and an FGC station with trains to Plaça de Catalunya.",
      edges:
        "It is a small quarter between Via Augusta, Ronda del General Mitre and Passeig de la Bonanova, next to the old village of Sarrià. The name, “the three villas”, comes from houses built at the beginning of the twentieth century, when the railway from Sarrià made it a place to live all the year round. Almost all the villas have since given way to apartment buildings.",
      homes:
        "Most date from 1955 to 1990: four or five floors, two apartments to a landing, terraces along the front, a garden around the building and parking below. Three or four bedrooms and a service room are usual. Some of the buildings are by well-known architects of their time. Newer ones, after 2000, have better insulation and smaller plots.",
      street:
        "Few streets lead anywhere but home, so there is little traffic inside the quarter; you hear it along Via Augusta and General Mitre. Schools set the hours: at nine and at five cars stop in double rows around Passeig de la Bonanova. In the evening hardly anything is open, and hardly any visitors come.",
      transport:
        "Les Tres Torres and La Bonanova are the FGC stations, under Via Augusta; there is no metro. Buses run along General Mitre and Via Augusta. The markets nearest by are those of Sarrià and Galvany, and there are supermarkets but few small shops. The gardens of Vil·la Cecília and Turó Park are both a walk away.",
      checks: [
        "Ask what concierge, garden, pool and garage add to the community fees, and look at the last three budgets.",
        "Ask how the building is insulated and which rating the energy certificate gives: many predate the thermal rules of 1979.",
        "Ask whether the terraces have been closed in, and whether the city council gave permission.",
        "In a building of 1955 to 1975, ask what the inspection found in the joists and in the edges of the terraces.",
        "Measure the parking space and the ramp: they were drawn for smaller cars.",
      ],
      suits:
        "It suits you if you want a large apartment with a garden and a garage, on a street where nothing passes; anyone who wants shops, bars or a metro downstairs will find it too still.",
      pros: [
        "Hardly any through traffic inside the quarter.",
        "Buildings set in gardens, with terraces, concierge and parking.",
        "FGC trains to Plaça de Catalunya from Les Tres Torres and La Bonanova.",
      ],
      cons: [
        "Few small shops, and next to nothing open in the evening.",
        "School cars in double rows around Passeig de la Bonanova at nine and at five.",
        "Community fees that carry garden, pool, concierge and garage.",
      ],
      children:
        "Streets are calm and pavements shaded, many buildings have a garden of their own, and Vil·la Cecília, Vil·la Amèlia and Turó Park are all within a walk. Slopes are gentle, so a pram is no trouble.",
    },
    es: {
      name: "Les Tres Torres",
      locative: "en Les Tres Torres",
      living:
        "Vivir en Les Tres Torres es vivir en calles tranquilas entre Sarrià y Sant Gervasi, en edificios separados de la acera por jardines y con estación de los Ferrocarrils hasta la plaza de Catalunya.",
      edges:
        "Es un barrio pequeño entre la Via Augusta, la ronda del General Mitre y el paseo de la Bonanova, pegado al núcleo de Sarrià. El nombre viene de unas torres, casas con jardín, de principios del siglo XX, cuando el tren de Sarrià permitió vivir aquí todo el año. Casi todas han dejado su sitio a edificios de pisos.",
      homes:
        "La mayoría son de 1955 a 1990: cuatro o cinco plantas, dos viviendas por rellano, terrazas en la fachada, jardín alrededor y aparcamiento debajo. Lo habitual son tres o cuatro dormitorios y uno de servicio. Algunos edificios son de arquitectos conocidos de su época. Los posteriores a 2000 están mejor aislados, en solares más pequeños.",
      street:
        "Pocas calles llevan a otra parte, así que dentro del barrio hay poco tráfico; se oye en la Via Augusta y en General Mitre. Las horas las marcan los colegios: a las nueve y a las cinco hay doble fila en torno al paseo de la Bonanova. Por la noche apenas hay nada abierto, y de visita no viene casi nadie.",
      transport:
        "Les Tres Torres y La Bonanova son las estaciones de los Ferrocarrils, bajo la Via Augusta; metro no hay. Por General Mitre y la Via Augusta pasan autobuses. Los mercados más cercanos son los de Sarrià y Galvany; hay supermercados y poco comercio pequeño. Los jardines de Vil·la Cecília y el Turó Park quedan a un paseo.",
      checks: [
        "Pregunte cuánto suman a los gastos de comunidad el conserje, el jardín, la piscina y el garaje, y mire los tres últimos presupuestos.",
        "Pregunte cómo está aislado el edificio y qué letra tiene: muchos son anteriores a la norma térmica de 1979.",
        "Pregunte si se cerraron terrazas y si el Ayuntamiento lo autorizó.",
        "En una finca de 1955 a 1975, pregunte qué vio la inspección en las viguetas y en los cantos de las terrazas.",
        "Mida la plaza de aparcamiento y la rampa: se dibujaron para coches más pequeños.",
      ],
      suits:
        "Le irá bien a quien quiera un piso grande con jardín y garaje en una calle por la que no pasa nadie; quien quiera tiendas, bares o metro debajo de casa lo encontrará demasiado callado.",
      pros: [
        "Casi nada de tráfico de paso dentro del barrio.",
        "Fincas entre jardines, con terraza, conserje y aparcamiento.",
        "Ferrocarrils a la plaza de Catalunya desde Les Tres Torres y La Bonanova.",
      ],
      cons: [
        "Pocas tiendas pequeñas y casi nada abierto por la noche.",
        "Coches de colegio en doble fila por el paseo de la Bonanova, a las nueve y a las cinco.",
        "Cuotas de comunidad que cargan con jardín, piscina, conserje y garaje.",
      ],
      children:
        "Las calles son tranquilas y las aceras, sombreadas; muchas fincas tienen jardín propio, y a un paseo quedan Vil·la Cecília, Vil·la Amèlia y el Turó Park. Las cuestas son suaves: con un cochecito se va bien.",
    },
    ca: {
      name: "Les Tres Torres",
      locative: "a les Tres Torres",
      living:
        "Viure a les Tres Torres és viure en carrers tranquils entre Sarrià i Sant Gervasi, en edificis separats de la vorera per jardins i amb estació dels Ferrocarrils fins a la plaça de Catalunya.",
      edges:
        "És un barri petit entre la Via Augusta, la ronda del General Mitre i el passeig de la Bonanova, a tocar del nucli de Sarrià. El nom ve d’unes torres, cases amb jardí, de començament del segle XX, quan el tren de Sarrià va permetre viure-hi tot l’any. Gairebé totes han deixat el lloc a edificis de pisos.",
      homes:
        "La majoria són del 1955 al 1990: quatre o cinc plantes, dos habitatges per replà, terrasses a la façana, jardí al voltant i aparcament a sota. Són habituals tres o quatre dormitoris i un de servei. Alguns edificis són d’arquitectes coneguts de l’època. Els posteriors al 2000 estan més ben aïllats, en solars més petits.",
      street:
        "Pocs carrers porten a cap altre lloc, i dins del barri hi ha poc trànsit; se sent a la Via Augusta i a General Mitre. Les hores les marquen les escoles: a les nou i a les cinc hi ha doble fila al voltant del passeig de la Bonanova. Al vespre gairebé no hi ha res obert, i de visita no hi ve gairebé ningú.",
      transport:
        "Les Tres Torres i La Bonanova són les estacions dels Ferrocarrils, sota la Via Augusta; de metro no n’hi ha. Per General Mitre i la Via Augusta passen autobusos. Els mercats més propers són els de Sarrià i Galvany; hi ha supermercats i poc comerç petit. Als jardins de Vil·la Cecília i al Turó Park s’hi arriba a peu.",
      checks: [
        "Pregunti quant sumen a les despeses de comunitat el conserge, el jardí, la piscina i el garatge, i miri els tres últims pressupostos.",
        "Pregunti com està aïllat l’edifici i quina lletra té: molts són anteriors a la norma tèrmica del 1979.",
        "Pregunti si s’hi van tancar terrasses i si l’Ajuntament ho va autoritzar.",
        "En una finca del 1955 al 1975, pregunti què va veure la inspecció a les biguetes i als cantells de les terrasses.",
        "Amidi la plaça d’aparcament i la rampa: es van dibuixar per a cotxes més petits.",
      ],
      suits:
        "Anirà bé a qui vulgui un pis gran amb jardí i garatge en un carrer per on no passa ningú; qui vulgui botigues, bars o metro a sota de casa ho trobarà massa callat.",
      pros: [
        "Gairebé gens de trànsit de pas dins del barri.",
        "Finques entre jardins, amb terrassa, conserge i aparcament.",
        "Ferrocarrils a la plaça de Catalunya des de les Tres Torres i la Bonanova.",
      ],
      cons: [
        "Poques botigues petites i gairebé res obert al vespre.",
        "Cotxes d’escola en doble fila pel passeig de la Bonanova, a les nou i a les cinc.",
        "Quotes de comunitat que carreguen jardí, piscina, conserge i garatge.",
      ],
      children:
        "Els carrers són tranquils i les voreres, ombrívoles; moltes finques tenen jardí propi, i a un passeig hi ha Vil·la Cecília, Vil·la Amèlia i el Turó Park. Els pendents són suaus: amb un cotxet s’hi va bé.",
    },
    ru: {
      name: "Лес-Трес-Торрес",
      locative: "в Лес-Трес-Торрес",
      living:
        "Жить в Лес-Трес-Торрес\u00a0— значит жить на тихих улицах между Саррией и Сан-Жервази, в домах, отделённых от тротуара садами, со станцией поездов FGC до площади Каталонии.",
      edges:
        "Это небольшой район между Виа-Аугуста, бульварами Женераль-Митре и Бонанова, рядом со старой Саррией. Название, «три виллы», пошло от домов начала XX\u00a0века, когда благодаря поезду из Саррии здесь стали жить круглый год. Почти все виллы с тех пор уступили место многоквартирным домам.",
      homes:
        "Большинство домов построено в 1955–1990 годах: четыре-пять этажей, две квартиры на площадке, террасы по фасаду, вокруг сад, внизу парковка. Обычны три-четыре спальни и комната для прислуги. Лифт есть почти всегда, а от тротуара дом отделяет сад, так что и нижние квартиры не выходят прямо на улицу. Некоторые дома проектировали известные архитекторы своего времени. Построенные после 2000\u00a0года лучше утеплены, но участки у них меньше.",
      street:
        "Проездом здесь почти не ездят, поэтому внутри района машин мало; их слышно на Виа-Аугуста и Женераль-Митре. Время задают школы: в девять и в пять у бульвара Бонанова стоят в два ряда. Вечером почти ничего не открыто, и гулять сюда не приезжают: в кафе и кино едут поездом вниз, до площади Каталонии без пересадки.",
      transport:
        "Станции FGC под Виа-Аугуста\u00a0— Les Tres Torres и La Bonanova; метро нет. По Женераль-Митре и Виа-Аугуста ходят автобусы. Ближайшие рынки\u00a0— Саррия и Гальвань; супермаркеты есть, маленьких магазинов мало. До садов Вилла-Сесилия и парка Туро доходят пешком.",
      checks: [
        "Узнайте, сколько прибавляют к взносам консьерж, сад, бассейн и гараж, и посмотрите три последние сметы сообщества.",
        "Спросите, как утеплён дом и какой у него класс энергоэффективности: многие построены до норм теплозащиты 1979\u00a0года.",
        "Выясните, застекляли ли террасы и разрешала ли это мэрия.",
        "В доме 1955–1975 годов спросите, что осмотр показал о балках и краях террас.",
        "Измерьте парковочное место и пандус: их чертили под машины поменьше.",
      ],
      suits:
        "Он подойдёт тем, кто хочет большую квартиру с садом и гаражом на улице без проезжих машин. Кому нужны магазины, бары или метро у подъезда, тем покажется слишком тихо.",
      pros: [
        "Внутри квартала почти нет сквозного движения.",
        "Дома среди садов, с террасами, консьержем и парковкой.",
        "Поезда FGC до площади Каталонии от станций Les Tres Torres и La Bonanova.",
      ],
      cons: [
        "Маленьких магазинов мало, вечером почти всё закрыто.",
        "В девять и в пять машины у школ на бульваре Бонанова стоят в два ряда.",
        "Взносы в сообщество, в которые входят сад, бассейн, консьерж и гараж.",
      ],
      children:
        "Улицы спокойные, тротуары в тени, у многих домов свой сад, а до Вилла-Сесилии, Вилла-Амелии и парка Туро доходят пешком. Уклоны небольшие, с коляской удобно.",
    },
  },
};
