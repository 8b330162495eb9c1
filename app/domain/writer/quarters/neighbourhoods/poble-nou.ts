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
      suits:
        "Poble Nou suits you if you want the beach on foot, level streets and the choice between an old house, a loft and a new building with a garage; anyone who wants the hills, finished streets or the centre at the door should look elsewhere.",
      pros: [
        "The beaches of Bogatell and Mar Bella, and a seafront for walking and cycling.",
        "The Rambla del Poblenou: shops, benches and a village life along it.",
        "New buildings with lift, terrace and parking, which the older quarters lack.",
      ],
      cons: [
        "Building sites: plots in 22@ are still being filled.",
        "Clubs and concert halls around Almogàvers and Pallars at weekends, and beach crowds in July and August.",
        "The centre is a metro or tram ride away, and some blocks of offices are empty at night.",
      ],
      children:
        "The Rambla is free of through traffic, the Centre del Poblenou park has a playground behind its walls, and Parc de Diagonal Mar has slides and a lake. The ground is flat, cycle lanes lead to the sand, and Plaça de Prim is a village square.",
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
      suits:
        "El Poblenou le irá bien a quien quiera la playa a pie, calles llanas y poder elegir entre casa antigua, loft y obra nueva con garaje; quien quiera montaña, calles acabadas o el centro en la puerta debería mirar en otro sitio.",
      pros: [
        "Las playas del Bogatell y la Mar Bella, y un frente marítimo para pasear e ir en bici.",
        "La rambla del Poblenou: tiendas, bancos y vida de pueblo de punta a punta.",
        "Edificios nuevos con ascensor, terraza y aparcamiento, que faltan en los barrios antiguos.",
      ],
      cons: [
        "Obras: en el 22@ aún se están llenando solares.",
        "Salas y conciertos por Almogàvers y Pallars los fines de semana, y gente de playa en julio y agosto.",
        "Al centro se va en metro o tranvía, y algunas manzanas de oficinas quedan vacías de noche.",
      ],
      children:
        "Por la Rambla no pasa tráfico, el parque del Centre del Poblenou tiene juegos tras sus muros y el de Diagonal Mar, toboganes y un lago. El terreno es llano, los carriles bici llegan a la arena y la plaza de Prim es una plaza de pueblo.",
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
      suits:
        "El Poblenou anirà bé a qui vulgui la platja a peu, carrers plans i poder triar entre casa antiga, lloft i obra nova amb garatge; qui vulgui muntanya, carrers acabats o el centre a la porta hauria de mirar en un altre lloc.",
      pros: [
        "Les platges del Bogatell i la Mar Bella, i un front marítim per passejar i anar amb bici.",
        "La rambla del Poblenou: botigues, bancs i vida de poble de punta a punta.",
        "Edificis nous amb ascensor, terrassa i aparcament, que falten als barris antics.",
      ],
      cons: [
        "Obres: al 22@ encara s’omplen solars.",
        "Sales i concerts per Almogàvers i Pallars els caps de setmana, i gent de platja al juliol i a l’agost.",
        "Al centre s’hi va amb metro o tramvia, i algunes illes d’oficines queden buides de nit.",
      ],
      children:
        "Per la Rambla no hi passa trànsit, el parc del Centre del Poblenou té jocs darrere els murs i el de Diagonal Mar, tobogans i un llac. El terreny és pla, els carrils bici arriben a la sorra i la plaça de Prim és una plaça de poble.",
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
      suits:
        "Побленоу подойдёт тем, кому нужны пляж в пешей доступности, ровные улицы и выбор между старым домом, лофтом и новостройкой с гаражом. Кому ближе холмы, законченная застройка или центр у двери, тем стоит искать в другом месте.",
      pros: [
        "Пляжи Богатель и Мар-Белья и набережная для прогулок и велосипеда.",
        "Рамбла-дель-Побленоу: магазины, скамейки и почти деревенская жизнь по всей длине.",
        "Новые дома с лифтом, террасой и парковкой, которых не хватает старым кварталам.",
      ],
      cons: [
        "Стройки: в 22@ ещё застраивают участки.",
        "По выходным клубы и концерты у улиц Алмугаверс и Пальярс, в июле и августе пляжная толпа.",
        "До центра едут на метро или трамвае, а офисные кварталы ночью пустуют.",
      ],
      children:
        "По Рамбле машины насквозь не ездят, в парке Сентре-дель-Побленоу за стеной есть площадка, в парке Диагональ-Мар горки и озеро. Улицы ровные, велодорожки ведут к самому песку, а площадь Прим похожа на сельскую.",
    },
  },
};
