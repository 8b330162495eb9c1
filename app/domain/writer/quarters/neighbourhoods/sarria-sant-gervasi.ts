import type { NeighbourhoodTexts } from "../quarter";

export const sarriaSantGervasi: NeighbourhoodTexts = {
  related: ["community-fees", "school-and-market-nearby", "parking-space", "terrace"],
  in: {
    en: {
      edges:
        "It is the district between the Diagonal and the ridge of Collserola, with Gràcia on one side and Les Corts on the other. From the bottom up: Sant Gervasi-Galvany around Turó Park; the Bonanova and El Putxet above Ronda del General Mitre; Les Tres Torres and the old village of Sarrià to the west; and beyond the Ronda de Dalt, Vallvidrera in the woods. Three lines of the FGC, to Sarrià, Reina Elisenda and Av. Tibidabo, do what the metro does elsewhere.",
      street:
        "Noise keeps to the through roads: Via Augusta, Balmes, General Mitre and the Ronda de Dalt where it is not covered. Schools bring double rows of cars at nine and at five. Between Santaló and Marià Cubí people are out late at the end of the week; nearly everywhere else the evening is silent, and visitors only pass on the way to Tibidabo.",
      checks: [
        "Ask what concierge, garden, pool and shared heating cost each home in a year.",
        "Walk from the FGC station to the door and back, because of the slope.",
        "Ask for the energy certificate: many buildings predate the thermal rules of 1979.",
        "Ask whether terraces were closed in, and whether the city council allowed it.",
        "Measure the parking space, and see whether it has its own entry in the land registry.",
      ],
      suits:
        "Sarrià-Sant Gervasi suits you if you want a large apartment, quiet evenings and trees within a walk; anyone who wants night life, short distances to the centre or level streets should look lower down.",
      pros: [
        "Homes of 120 square metres and more, with terraces, concierges and garages.",
        "Calm streets as soon as you leave Via Augusta, Balmes and General Mitre.",
        "Turó Park, the village centre of Sarrià and Collserola within the same district.",
      ],
      cons: [
        "School traffic in double rows at nine and at five.",
        "Slopes above General Mitre, and FGC trains in place of the metro.",
        "High community fees: concierge, garden, pool and shared heating.",
      ],
      children:
        "Turó Park, Monterols, Vil·la Cecília and Vil·la Amèlia have lawns or playgrounds, and the level Carretera de les Aigües is a road for bicycles without cars. Sarrià and Les Tres Torres are the calmest to walk in; Galvany has most shops; the Bonanova is the steepest.",
    },
    es: {
      edges:
        "Es el distrito que va de la Diagonal a la sierra de Collserola, con Gràcia a un lado y Les Corts al otro. De abajo arriba: Sant Gervasi-Galvany, en torno al Turó Park; la Bonanova y el Putxet, por encima de la ronda del General Mitre; Les Tres Torres y el núcleo de Sarrià, a poniente; y, pasada la ronda de Dalt, Vallvidrera entre bosques. Tres líneas de los Ferrocarrils, a Sarrià, Reina Elisenda y Av. Tibidabo, hacen lo que en otras zonas hace el metro.",
      street:
        "El ruido se queda en las vías de paso: la Via Augusta, Balmes, General Mitre y la ronda de Dalt donde no está cubierta. Los colegios traen doble fila a las nueve y a las cinco. Entre Santaló y Marià Cubí hay gente hasta tarde al final de la semana; en casi todo lo demás, de noche hay silencio, y los visitantes solo pasan camino del Tibidabo.",
      checks: [
        "Pregunte cuánto cuestan al año, por vivienda, el conserje, el jardín, la piscina y la calefacción central.",
        "Vaya a pie de la estación al portal y vuelva, por la cuesta.",
        "Pida el certificado energético: muchas fincas son anteriores a la norma térmica de 1979.",
        "Pregunte si se cerraron terrazas y si el Ayuntamiento lo permitió.",
        "Mida la plaza de aparcamiento y mire si tiene finca propia en el Registro.",
      ],
      suits:
        "Sarrià-Sant Gervasi le irá bien a quien quiera un piso grande, noches tranquilas y árboles cerca; quien busque ambiente nocturno, el centro a mano o calles llanas debería mirar más abajo.",
      pros: [
        "Pisos de 120 metros cuadrados o más, con terraza, conserje y garaje.",
        "Calles tranquilas en cuanto se dejan la Via Augusta, Balmes y General Mitre.",
        "El Turó Park, el núcleo de Sarrià y Collserola en el mismo distrito.",
      ],
      cons: [
        "Coches de colegio en doble fila a las nueve y a las cinco.",
        "Cuestas por encima de General Mitre, y Ferrocarrils en lugar de metro.",
        "Gastos de comunidad altos: conserje, jardín, piscina y calefacción central.",
      ],
      children:
        "El Turó Park, Monterols, Vil·la Cecília y Vil·la Amèlia tienen césped o juegos, y la carretera de les Aigües es un camino llano y sin coches para la bici. Sarrià y Les Tres Torres son lo más tranquilo para ir a pie con niños; Galvany tiene más tiendas; la Bonanova, más cuestas.",
    },
    ca: {
      edges:
        "És el districte que va de la Diagonal a la serra de Collserola, amb Gràcia a un costat i les Corts a l’altre. De baix a dalt: Sant Gervasi-Galvany, al voltant del Turó Park; la Bonanova i el Putxet, per sobre de la ronda del General Mitre; les Tres Torres i el nucli de Sarrià, a ponent; i, passada la ronda de Dalt, Vallvidrera entre boscos. Tres línies dels Ferrocarrils, a Sarrià, Reina Elisenda i Av. Tibidabo, fan el que en altres zones fa el metro.",
      street:
        "El soroll es queda a les vies de pas: la Via Augusta, Balmes, General Mitre i la ronda de Dalt allà on no està coberta. Les escoles porten doble fila a les nou i a les cinc. Entre Santaló i Marià Cubí hi ha gent fins tard al final de la setmana; en gairebé tota la resta, de nit hi ha silenci, i els visitants només passen camí del Tibidabo.",
      checks: [
        "Pregunti quant costen l’any, per habitatge, el conserge, el jardí, la piscina i la calefacció central.",
        "Vagi a peu de l’estació al portal i torni, pel pendent.",
        "Demani el certificat energètic: moltes finques són anteriors a la norma tèrmica del 1979.",
        "Pregunti si s’hi van tancar terrasses i si l’Ajuntament ho va permetre.",
        "Amidi la plaça d’aparcament i miri si té finca pròpia al Registre.",
      ],
      suits:
        "Sarrià-Sant Gervasi anirà bé a qui vulgui un pis gran, vespres tranquils i arbres a prop; qui busqui vida de nit, el centre a mà o carrers plans hauria de mirar més avall.",
      pros: [
        "Pisos de 120 metres quadrats o més, amb terrassa, conserge i garatge.",
        "Carrers tranquils així que es deixen la Via Augusta, Balmes i General Mitre.",
        "El Turó Park, el nucli de Sarrià i Collserola al mateix districte.",
      ],
      cons: [
        "Cotxes d’escola en doble fila a les nou i a les cinc.",
        "Pendents per sobre de General Mitre, i Ferrocarrils en lloc de metro.",
        "Despeses de comunitat altes: conserge, jardí, piscina i calefacció central.",
      ],
      children:
        "El Turó Park, Monterols, Vil·la Cecília i Vil·la Amèlia tenen gespa o jocs, i la carretera de les Aigües és un camí pla i sense cotxes per a la bici. Sarrià i les Tres Torres són els més tranquils per anar a peu amb nens; Galvany té més botigues; la Bonanova, més pendents.",
    },
    ru: {
      edges:
        "Округ лежит между Диагональю и хребтом Кольсеролы, с Грасией по одну сторону и Лес-Кортс по другую. Снизу вверх: Сан-Жервази-Гальвань у парка Туро; Бонанова и Путшет выше бульвара Женераль-Митре; на западе\u00a0— Лес-Трес-Торрес и старая Саррия; за кольцевой Ронда-де-Дальт\u00a0— Вальвидрера в лесу. Вместо метро здесь три линии поездов FGC: до Саррии, Reina Elisenda и Av. Tibidabo.",
      street:
        "Шумно только на проезжих улицах: Виа-Аугуста, Бальмес, Женераль-Митре и Ронда-де-Дальт там, где она не накрыта. У школ в девять и в пять машины стоят в два ряда. Между улицами Сантало и Мариа-Куби в конце недели людно допоздна; почти везде ещё по вечерам тишина, а приезжие бывают только по дороге на Тибидабо.",
      checks: [
        "Узнайте, во что за год обходятся квартире консьерж, сад, бассейн и общее отопление.",
        "Пройдите от станции до подъезда и обратно: здесь склон.",
        "Попросите сертификат энергоэффективности: многие дома построены до норм теплозащиты 1979\u00a0года.",
        "Спросите, застекляли ли террасы и разрешила ли это мэрия.",
        "Измерьте парковочное место и проверьте, есть ли у него своя запись в реестре.",
      ],
      suits:
        "Саррия-Сан-Жервази подойдёт тем, кто хочет большую квартиру, тихие вечера и деревья поблизости. Кому важны ночная жизнь, близость центра или ровные улицы, пусть смотрит ниже по склону.",
      pros: [
        "Квартиры от 120 квадратных метров с террасой, консьержем и гаражом.",
        "Тихо, стоит свернуть с Виа-Аугуста, Бальмес и Женераль-Митре.",
        "Парк Туро, старый центр Саррии и Кольсерола\u00a0— в одном округе.",
      ],
      cons: [
        "У школ в девять и в пять машины стоят в два ряда.",
        "Выше Женераль-Митре склоны, вместо метро поезда FGC.",
        "Высокие взносы в сообщество: консьерж, сад, бассейн, общее отопление.",
      ],
      children:
        "В парках Туро и Монтеролс, в садах Вилла-Сесилия и Вилла-Амелия есть лужайки или площадки, а дорога Карретера-де-лес-Айгуэс ровная и без машин, по ней ездят на велосипедах. Спокойнее всего гулять с детьми в Саррии и Лес-Трес-Торрес; в Гальвани больше магазинов, в Бонанове круче подъёмы.",
    },
  },
};
