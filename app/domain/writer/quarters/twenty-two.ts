import type { Quarter } from "./quarter";

export const twentyTwo: Quarter = {
  place: "poble-nou",
  isInside: true,
  words: "22@",
  related: ["ten-year-insurance", "home-from-a-developer", "parking-space"],
  in: {
    en: {
      name: "22@",
      locative: "in 22@",
      living:
        "Living in 22@ means a former factory district of Poblenou where offices, university buildings and new homes have taken the place of mills since 2000, with wide streets that are quiet at weekends.",
      edges:
        "22@ is a planning label and not a village: a plan of 2000 changed the industrial land, coded 22a until then, so that offices, housing and public services could be built among the factories. It covers much of the land between Gran Via and Plaça de les Glòries, Carrer de la Marina and the old streets around the Rambla del Poblenou. Chimneys and brick halls were kept in many blocks.",
      homes:
        "There are fewer homes than offices. Most were built after 2000, in blocks with a lift, parking, storage rooms and often a shared terrace or pool; some are officially protected homes, with a price set by law. Between them are workers’ houses of two floors and a few lofts in factories, which may be registered as workshops and not as homes.",
      street:
        "On weekdays people come to work by the thousand, and at lunch the terraces are full; at night and on Sundays whole blocks stay empty. Several streets are reserved for people on foot and on bicycles. You hear building work where a plot is being filled, and concerts and clubs in the old factory halls near Carrer de Pallars and Carrer dels Almogàvers.",
      transport:
        "Line 1 of the metro stops at Glòries and Marina, line 4 at Bogatell, Llacuna and Poblenou, and the tram runs along the Diagonal. The Poblenou market is in Plaça de la Unió, among the older streets. The Centre del Poblenou park is in the middle, and the beaches of Bogatell and Mar Bella are fifteen to twenty minutes away on foot.",
      checks: [
        "Ask the city council what may be built on the empty plots in front of the windows, and how high.",
        "For a loft, look in the land registry and the habitability certificate: is it a home there, or a workshop?",
        "Ask whether the home is officially protected, and until when; that limits the price and who may buy.",
        "In a building under ten years old, ask for the ten-year insurance and the list of faults already claimed.",
        "Ask what pool, garden and cleaning of the shared parts cost each home a month.",
      ],
      suits:
        "It suits you if you want a new building with a lift, a garage and perhaps a pool, near the sea; anyone who wants old streets, a corner shop or finished surroundings should look around the Rambla del Poblenou.",
      pros: [
        "Buildings after 2000 with parking, storage and shared terraces.",
        "Level streets with cycle lanes, and the beach fifteen to twenty minutes away on foot.",
        "Quiet nights and Sundays in most blocks.",
      ],
      cons: [
        "Building work as long as plots are empty.",
        "Few shops and whole blocks of offices that empty in the evening.",
        "Concerts and clubs near Pallars and Almogàvers at weekends.",
      ],
      children:
        "The Centre del Poblenou park has a playground, streets reserved for people on foot have tables and sand pits in the middle of the road, and the seafront is flat all the way. Some corners are empty at weekends.",
    },
    es: {
      name: "El 22@",
      locative: "en el 22@",
      living:
        "Vivir en el 22@ es vivir en la parte fabril del Poblenou, donde desde el año 2000 las oficinas, la universidad y las viviendas nuevas han ocupado el lugar de las fábricas, con calles anchas y tranquilas en fin de semana.",
      edges:
        "El 22@ no es un pueblo, sino un plan: en el año 2000 se cambió la calificación del suelo industrial, que era 22a, para que entre las fábricas cupieran oficinas, viviendas y equipamientos. Abarca buena parte de lo que hay entre la Gran Via y la plaza de les Glòries, la calle Marina y las calles viejas en torno a la rambla del Poblenou. En muchas manzanas se conservan chimeneas y naves de ladrillo.",
      homes:
        "Hay menos viviendas que oficinas. La mayoría son posteriores a 2000, en edificios con ascensor, aparcamiento, trastero y, a menudo, terraza o piscina comunitaria; parte son de protección oficial, con el precio fijado por ley. En medio quedan casas obreras de dos plantas y algunos lofts en fábricas, que pueden constar como taller y no como vivienda.",
      street:
        "De lunes a viernes viene a trabajar mucha gente y al mediodía se llenan las terrazas; por la noche y en domingo hay manzanas enteras vacías. Varias calles se han reservado a peatones y bicicletas. Se oyen las obras donde se llena un solar, y los conciertos y salas de las antiguas naves cerca de Pallars y Almogàvers.",
      transport:
        "La línea 1 de metro para en Glòries y Marina; la 4, en Bogatell, Llacuna y Poblenou; y el tranvía va por la Diagonal. El mercado del Poblenou está en la plaza de la Unió, entre las calles viejas. El parque del Centre del Poblenou queda en medio, y las playas del Bogatell y la Mar Bella, a quince o veinte minutos a pie.",
      checks: [
        "Pregunte en el Ayuntamiento qué se puede construir en los solares de delante de las ventanas y con qué altura.",
        "Si es un loft, mire el Registro y la cédula de habitabilidad: ¿consta como vivienda o como taller?",
        "Pregunte si es de protección oficial y hasta cuándo; eso limita el precio y quién puede comprar.",
        "En un edificio de menos de diez años, pida el seguro decenal y la lista de defectos ya reclamados.",
        "Pregunte cuánto cuestan al mes, por vivienda, la piscina, el jardín y la limpieza de las zonas comunes.",
      ],
      suits:
        "Le irá bien a quien quiera un edificio nuevo con ascensor, garaje y quizá piscina, cerca del mar; quien quiera calles antiguas, tienda en la esquina o un entorno acabado debería mirar junto a la rambla del Poblenou.",
      pros: [
        "Edificios posteriores a 2000, con aparcamiento, trastero y terraza común.",
        "Calles llanas con carril bici, y la playa a entre quince y veinte minutos a pie.",
        "Noches y domingos tranquilos en casi todas las manzanas.",
      ],
      cons: [
        "Obras mientras queden solares.",
        "Pocas tiendas y manzanas enteras de oficinas que se vacían por la tarde.",
        "Conciertos y salas por Pallars y Almogàvers los fines de semana.",
      ],
      children:
        "El parque del Centre del Poblenou tiene zona de juegos, en las calles cedidas a quien va a pie hay mesas y juegos en medio de la calzada, y hasta el mar todo es llano. Los fines de semana, algunas esquinas quedan vacías.",
    },
    ca: {
      name: "El 22@",
      locative: "al 22@",
      living:
        "Viure al 22@ és viure a la part fabril del Poblenou, on des de l’any 2000 les oficines, la universitat i els habitatges nous han ocupat el lloc de les fàbriques, amb carrers amples i tranquils el cap de setmana.",
      edges:
        "El 22@ no és un poble, sinó un pla: l’any 2000 es va canviar la qualificació del sòl industrial, que era 22a, perquè entre les fàbriques hi cabessin oficines, habitatges i equipaments. Abasta bona part del que hi ha entre la Gran Via i la plaça de les Glòries, el carrer de la Marina i els carrers vells del voltant de la rambla del Poblenou. En moltes illes s’hi conserven xemeneies i naus de maó.",
      homes:
        "Hi ha menys habitatges que oficines. La majoria són posteriors al 2000, en edificis amb ascensor, aparcament, traster i, sovint, terrassa o piscina comunitària; una part són de protecció oficial, amb el preu fixat per llei. Entremig queden cases obreres de dues plantes i alguns lofts en fàbriques, que poden constar com a taller i no com a habitatge.",
      street:
        "De dilluns a divendres hi ve a treballar molta gent i al migdia s’omplen les terrasses; al vespre i en diumenge hi ha illes senceres buides. Uns quants carrers s’han reservat a vianants i bicicletes. Se senten les obres on s’omple un solar, i els concerts i les sales de les antigues naus prop de Pallars i Almogàvers.",
      transport:
        "La línia 1 del metro para a Glòries i Marina; la 4, a Bogatell, Llacuna i Poblenou; i el tramvia va per la Diagonal. El mercat del Poblenou és a la plaça de la Unió, entre els carrers vells. El parc del Centre del Poblenou queda al mig, i les platges del Bogatell i la Mar Bella, a quinze o vint minuts a peu.",
      checks: [
        "Pregunti a l’Ajuntament què es pot construir als solars de davant de les finestres i amb quina alçada.",
        "Si és un loft, miri el Registre i la cèdula d’habitabilitat: hi consta com a habitatge o com a taller?",
        "Pregunti si és de protecció oficial i fins quan; això limita el preu i qui pot comprar.",
        "En un edifici de menys de deu anys, demani l’assegurança decennal i la llista de defectes ja reclamats.",
        "Pregunti quant costen al mes, per habitatge, la piscina, el jardí i la neteja de les zones comunes.",
      ],
      suits:
        "Anirà bé a qui vulgui un edifici nou amb ascensor, garatge i potser piscina, a prop del mar; qui vulgui carrers antics, botiga a la cantonada o un entorn acabat hauria de mirar al costat de la rambla del Poblenou.",
      pros: [
        "Edificis posteriors al 2000, amb aparcament, traster i terrassa comuna.",
        "Carrers plans amb carril bici, i la platja a entre quinze i vint minuts a peu.",
        "Nits i diumenges tranquils a gairebé totes les illes.",
      ],
      cons: [
        "Obres mentre quedin solars.",
        "Poques botigues i illes senceres d’oficines que es buiden a la tarda.",
        "Concerts i sales per Pallars i Almogàvers els caps de setmana.",
      ],
      children:
        "El parc del Centre del Poblenou té zona de jocs, als carrers cedits a qui va a peu hi ha taules i jocs al mig de la calçada, i fins al mar tot és pla. Els caps de setmana, algunes cantonades queden buides.",
    },
    ru: {
      name: "Район 22@",
      locative: "в районе 22@",
      living:
        "Жить в районе 22@\u00a0— значит жить в бывшей фабричной части Побленоу, где с 2000\u00a0года на месте фабрик появились офисы, университет и новые дома; улицы широкие, по выходным тихие.",
      edges:
        "22@\u00a0— не посёлок, а план: в 2000\u00a0году для промышленной земли с кодом 22a изменили назначение, чтобы среди фабрик можно было строить офисы, жильё и общественные здания. План охватывает большую часть земель между Гран-Виа с площадью Глориес, улицей Марина и старыми улицами вокруг Рамблы-дель-Побленоу. Во многих кварталах сохранили трубы и кирпичные цеха.",
      homes:
        "Жилья здесь меньше, чем офисов. Большинство домов построено после 2000\u00a0года: лифт, парковка, кладовые, часто общая терраса или бассейн; часть квартир\u00a0— субсидируемые (VPO), с ценой по закону. Между ними остались двухэтажные дома рабочих и несколько лофтов в фабриках, которые могут числиться мастерскими, а не жильём.",
      street:
        "В будни сюда приезжает на работу много людей, и в обед столики заняты; ночью и по воскресеньям целые кварталы пустеют. Несколько улиц отданы пешеходам и велосипедам. Слышно стройку там, где застраивают участок, и музыку из концертных залов и клубов в бывших цехах у улиц Пальярс и Алмугаверс.",
      transport:
        "Метро: Glòries и Marina (линия 1), Bogatell, Llacuna и Poblenou (линия 4); по Диагонали идёт трамвай. Рынок Побленоу стоит на площади Уньо, среди старых улиц. Посередине\u00a0— парк Сентре-дель-Побленоу, а до пляжей Богатель и Мар-Белья пятнадцать-двадцать минут пешком.",
      checks: [
        "Узнайте в мэрии, что и какой высоты могут построить на участках перед окнами.",
        "Если это лофт, посмотрите в реестре и в свидетельстве о пригодности для проживания: жильё это или мастерская?",
        "Спросите, не субсидируемое ли это жильё и до какого года: от этого зависят цена и то, кто может купить.",
        "В доме моложе десяти лет попросите десятилетнюю страховку и список уже заявленных дефектов.",
        "Узнайте, во сколько в месяц обходятся квартире бассейн, сад и уборка общих помещений.",
      ],
      suits:
        "Он подойдёт тем, кто хочет новый дом с лифтом, гаражом, а иногда и бассейном недалеко от моря. За старыми улицами, лавкой на углу и законченной застройкой идите к Рамбле-дель-Побленоу.",
      pros: [
        "Дома после 2000\u00a0года с парковкой, кладовыми и общей террасой.",
        "Ровные улицы с велодорожками, до пляжа пятнадцать–двадцать минут пешком.",
        "Почти во всех кварталах тихие ночи и воскресенья.",
      ],
      cons: [
        "Стройки, пока остаются пустые участки.",
        "Магазинов мало, целые кварталы офисов к вечеру пустеют.",
        "По выходным концерты и клубы у улиц Пальярс и Алмугаверс.",
      ],
      children:
        "В парке Сентре-дель-Побленоу есть площадка, на улицах для пешеходов столы и игры прямо на мостовой, до самого моря нет подъёмов. По выходным некоторые углы безлюдны.",
    },
  },
};
