import type { NeighbourhoodTexts } from "../quarter";

export const pobleNou: NeighbourhoodTexts = {
  related: ["ten-year-insurance", "noise", "parking-space", "works-licence"],
  in: {
    en: {
      edges:
        "It lies in the district of Sant Martí, between the Diagonal and the sea. The old village is around the Rambla del Poblenou, Plaça de Prim and the market in Plaça de la Unió. Towards Glòries and the Vila Olímpica lies 22@, with its offices; along the water are the front built for and after the Games of 1992, and beyond it Diagonal Mar. Line 4 of the metro follows Carrer de Pujades (Bogatell, Llacuna, Poblenou, Selva de Mar), and the tram the Diagonal.",
      street:
        "The Rambla has tables and strollers until late in summer; the streets beside it are calm. Clubs and concert halls in former factories are heard at weekends around Almogàvers and Pallars, and beach traffic in July and August near the Bogatell. The ring road by the sea is partly in a trench. Building sites come and go.",
      checks: [
        "Ask the city council for the plan of the block: what may stand on the next plot, and how high.",
        "In a loft, check that the land registry and the habitability certificate say home and not workshop.",
        "In an old house near Plaça de Prim, ask about damp in the ground floor and about the roof.",
        "In a new building, ask for the ten-year insurance, the building logbook and the list of open faults.",
        "Close to the sea, look at window frames, railings and the concrete of balconies.",
      ],
    },
    es: {
      edges:
        "Está en el distrito de Sant Martí, entre la Diagonal y el mar. El núcleo antiguo queda en torno a la rambla del Poblenou, la plaza de Prim y el mercado de la plaza de la Unió. Hacia Glòries y la Vila Olímpica está el 22@, con sus oficinas; junto al agua, el frente que se construyó para los Juegos de 1992 y después; y más allá, Diagonal Mar. La línea 4 de metro sigue la calle Pujades (Bogatell, Llacuna, Poblenou, Selva de Mar), y el tranvía, la Diagonal.",
      street:
        "En verano la Rambla tiene mesas y paseantes hasta tarde; las calles de al lado están tranquilas. Los fines de semana se oyen las salas y los conciertos de las antiguas fábricas, por Almogàvers y Pallars, y en julio y agosto, el ir y venir de la playa cerca del Bogatell. La ronda del mar va en parte hundida. Las obras van y vienen.",
      checks: [
        "Pida en el Ayuntamiento el planeamiento de la manzana: qué puede levantarse en el solar de al lado y con qué altura.",
        "En un loft, compruebe que el Registro y la cédula digan vivienda y no taller.",
        "En una casa antigua cerca de la plaza de Prim, pregunte por la humedad de los bajos y por la cubierta.",
        "En un edificio nuevo, pida el seguro decenal, el libro del edificio y la lista de defectos pendientes.",
        "Cerca del mar, mire las ventanas, las barandillas y el hormigón de los balcones.",
      ],
    },
    ca: {
      edges:
        "És al districte de Sant Martí, entre la Diagonal i el mar. El nucli antic queda al voltant de la rambla del Poblenou, la plaça de Prim i el mercat de la plaça de la Unió. Cap a Glòries i la Vila Olímpica hi ha el 22@, amb les oficines; arran d’aigua, el front que es va construir per als Jocs del 1992 i després; i més enllà, Diagonal Mar. La línia 4 del metro segueix el carrer de Pujades (Bogatell, Llacuna, Poblenou, Selva de Mar), i el tramvia, la Diagonal.",
      street:
        "A l’estiu la Rambla té taules i passejants fins tard; els carrers del costat estan tranquils. Els caps de setmana se senten les sales i els concerts de les antigues fàbriques, per Almogàvers i Pallars, i al juliol i a l’agost, l’anar i venir de la platja prop del Bogatell. La ronda del mar va en part enfonsada. Les obres van i venen.",
      checks: [
        "Demani a l’Ajuntament el planejament de l’illa: què es pot aixecar al solar del costat i amb quina alçada.",
        "En un loft, comprovi que el Registre i la cèdula diguin habitatge i no taller.",
        "En una casa antiga prop de la plaça de Prim, pregunti per la humitat dels baixos i per la coberta.",
        "En un edifici nou, demani l’assegurança decennal, el llibre de l’edifici i la llista de defectes pendents.",
        "Prop del mar, miri les finestres, les baranes i el formigó dels balcons.",
      ],
    },
    ru: {
      edges:
        "Район лежит в округе Сан-Марти, между Диагональю и морем. Старый посёлок\u00a0— вокруг Рамблы-дель-Побленоу, площади Прим и рынка на площади Уньо. К площади Глориес и Олимпийской деревне\u00a0— 22@ с офисами; у воды\u00a0— дома, построенные к Играм 1992\u00a0года и после них, а дальше Диагональ-Мар. Линия метро 4 идёт вдоль улицы Пужадес (Bogatell, Llacuna, Poblenou, Selva de Mar), трамвай\u00a0— по Диагонали.",
      street:
        "Летом на Рамбле столики и гуляющие допоздна; на соседних улицах спокойно. По выходным у улиц Алмугаверс и Пальярс слышны клубы и концерты в бывших цехах, а в июле и августе у пляжа Богатель\u00a0— те, кто идёт к морю. Кольцевая дорога у моря частично проложена в выемке. Стройки то кончаются, то начинаются.",
      checks: [
        "Узнайте в мэрии план квартала: что и какой высоты может появиться на соседнем участке.",
        "В лофте проверьте, что в реестре и в свидетельстве (cédula) записано жильё, а не мастерская.",
        "В старом доме у площади Прим спросите о сырости внизу и о крыше.",
        "В новом доме попросите десятилетнюю страховку, книгу здания и список неустранённых дефектов.",
        "У моря осмотрите рамы, перила и бетон балконов.",
      ],
    },
  },
};
