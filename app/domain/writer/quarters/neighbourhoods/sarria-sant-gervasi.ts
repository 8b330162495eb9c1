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
    },
  },
};
