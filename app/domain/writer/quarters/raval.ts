import type { Quarter } from "./quarter";

export const raval: Quarter = {
  place: "ciutat-vella",
  isInside: true,
  words: "raval|равал",
  related: ["habitability-certificate", "building-inspection"],
  in: {
    en: {
      name: "The Raval",
      locative: "in the Raval",
      living:
        "Living in the Raval means a dense quarter west of the Rambla, with the MACBA museum, university buildings, the Filmoteca and shops from half the world, busy from morning until late.",
      edges:
        "It lies between the Rambla, the rondes of Sant Antoni and Sant Pau, and the Paral·lel, where the last medieval wall once ended the city. Convents and market gardens filled it first, then workshops and workers’ housing in the eighteenth and nineteenth centuries. The Rambla del Raval was opened around 2000, where two streets of houses had been taken down.",
      homes:
        "Many homes are small and in buildings from before 1900, deep and narrow, with a room at each end and others onto a light well. Floors were added as the city filled up, so the top ones may have low ceilings and thin roofs. Along the ronda and near Plaça dels Àngels there are larger apartments, and newer buildings stand where blocks were cleared.",
      street:
        "North of Carrer de l’Hospital the day belongs to students, museum visitors and skateboards on the smooth paving of Plaça dels Àngels. South of it come the port, bars and streets with long nights. Both change from one corner to the next, so an opinion about the whole Raval says little about one front door.",
      transport:
        "You have metro on all sides: Liceu and Drassanes (line 3), Paral·lel (lines 2 and 3), Sant Antoni (line 2) and Universitat (lines 1 and 2). The Boqueria market opens off the Rambla, and the Sant Antoni market is across the ronda. For trees, there are the Rambla del Raval and the courtyard of the old Hospital de la Santa Creu.",
      checks: [
        "Ask for the habitability certificate and compare its area with the one in the advert, since many homes are small.",
        "Read the minutes of the owners’ meetings: façade, roof and drains are the usual works in old buildings here.",
        "Walk home from the metro at the hour when you would do it, on a weekday and on a Saturday.",
        "Ask what is on the ground floor and until when it is open: a bar, a workshop, a shop or a club.",
        "Look at the entrance door, the staircase and the letter boxes, which show how the building is looked after.",
      ],
      suits:
        "It suits you if you want a central, lively quarter with museums and metro on all sides; anyone who wants a quiet street or a finished building needs patience and a careful choice of corner.",
      pros: [
        "The MACBA, the Filmoteca, the Boqueria and the university a few minutes away.",
        "Metro on all four sides.",
        "Courtyards and squares to sit in: the old Hospital de la Santa Creu, the Rambla del Raval, Plaça dels Àngels.",
      ],
      cons: [
        "Long nights south of Carrer de l’Hospital, and skateboards on Plaça dels Àngels.",
        "Small homes, many of them deep and dark in the middle.",
        "Old roofs, drains and staircases, with works for the owners to decide and pay for.",
      ],
      children:
        "The courtyard of the old hospital, Plaça de Terenci Moix and the Rambla del Raval have room to play and some equipment. Streets are narrow and several are closed to cars; a large park is not within the quarter.",
    },
    es: {
      name: "El Raval",
      locative: "en el Raval",
      living:
        "Vivir en el Raval es vivir en un barrio denso, al oeste de la Rambla, con el MACBA, las facultades, la Filmoteca y tiendas de medio mundo, y con movimiento de la mañana a la noche.",
      edges:
        "Queda entre la Rambla, las rondas de Sant Antoni y de Sant Pau y el Paral·lel, donde acababa la ciudad con la última muralla medieval. Primero fueron conventos y huertos; después, en los siglos XVIII y XIX, talleres y casas para trabajadores. La rambla del Raval se abrió hacia el año 2000, derribando las casas que había entre dos calles.",
      homes:
        "Abundan las viviendas pequeñas en fincas de antes de 1900, hondas y estrechas, con una habitación en cada extremo y otras a un patio de luces. A medida que la ciudad se llenaba se añadieron plantas, así que las últimas pueden tener techos bajos y poca cubierta. Hacia la ronda y la plaza dels Àngels hay pisos más grandes, y edificios nuevos donde se derribaron manzanas.",
      street:
        "Al norte de la calle Hospital, el día es de estudiantes, visitantes de museo y monopatines sobre el pavimento liso de la plaza dels Àngels. Al sur empiezan el puerto, los bares y algunas calles de noche larga. Todo cambia de una esquina a otra: una opinión sobre el Raval entero dice poco de un portal.",
      transport:
        "Hay metro por los cuatro costados: Liceu y Drassanes (línea 3), Paral·lel (2 y 3), Sant Antoni (2) y Universitat (1 y 2). El mercado de la Boqueria se abre a la Rambla y el de Sant Antoni está al otro lado de la ronda. Para sentarse bajo los árboles están la rambla del Raval y el patio del antiguo Hospital de la Santa Creu.",
      checks: [
        "Pida la cédula de habitabilidad y compare su superficie con la del anuncio, porque abundan las viviendas pequeñas.",
        "Lea las actas de la comunidad: fachada, cubierta y bajantes son las obras habituales en las fincas antiguas de aquí.",
        "Haga a pie el camino del metro a casa a la hora a la que lo haría usted, un día laborable y un sábado.",
        "Pregunte qué hay en los bajos y hasta qué hora abre: un bar, un taller, una tienda o un local nocturno.",
        "Fíjese en la puerta, la escalera y los buzones: enseñan cómo se cuida la finca.",
      ],
      suits:
        "Le irá bien a quien quiera un barrio céntrico y vivo, con museos y metro en los cuatro lados; quien busque calle tranquila o finca acabada necesitará paciencia y elegir bien la esquina.",
      pros: [
        "El MACBA, la Filmoteca, la Boqueria y la universidad, a pocos minutos.",
        "Metro por los cuatro costados.",
        "Patios y plazas donde sentarse: el antiguo Hospital de la Santa Creu, la Rambla del Raval, la plaza dels Àngels.",
      ],
      cons: [
        "Noches largas al sur de la calle Hospital y monopatines en la plaza dels Àngels.",
        "Pisos pequeños, muchos hondos y oscuros por el centro.",
        "Cubiertas, desagües y escaleras antiguos, con obras que la comunidad tiene que acordar y pagar.",
      ],
      children:
        "El patio del antiguo hospital, la plaza de Terenci Moix y la Rambla del Raval tienen sitio para jugar y algún columpio. Las calles son estrechas y varias, sin coches; un parque grande no lo hay dentro del barrio.",
    },
    ca: {
      name: "El Raval",
      locative: "al Raval",
      living:
        "Viure al Raval és viure en un barri dens, a ponent de la Rambla, amb el MACBA, les facultats, la Filmoteca i botigues de mig món, i amb moviment del matí al vespre.",
      edges:
        "És entre la Rambla, les rondes de Sant Antoni i de Sant Pau i el Paral·lel, on s’acabava la ciutat amb l’última muralla medieval. Primer van ser convents i horts; després, als segles XVIII i XIX, tallers i cases per a treballadors. La rambla del Raval es va obrir cap a l’any 2000, enderrocant les cases que hi havia entre dos carrers.",
      homes:
        "Hi abunden els habitatges petits en finques d’abans del 1900, fondes i estretes, amb una habitació a cada punta i d’altres a un celobert. A mesura que la ciutat s’omplia s’hi van afegir plantes, i les últimes poden tenir sostres baixos i poca coberta. Cap a la ronda i la plaça dels Àngels hi ha pisos més grans, i edificis nous on es van enderrocar illes.",
      street:
        "Al nord del carrer de l’Hospital, el dia és d’estudiants, visitants de museu i monopatins sobre el paviment llis de la plaça dels Àngels. Al sud comencen el port, els bars i alguns carrers de nit llarga. Tot canvia d’una cantonada a l’altra: una opinió sobre el Raval sencer diu poca cosa d’un portal.",
      transport:
        "Hi ha metro pels quatre costats: Liceu i Drassanes (línia 3), Paral·lel (2 i 3), Sant Antoni (2) i Universitat (1 i 2). El mercat de la Boqueria s’obre a la Rambla i el de Sant Antoni és a l’altra banda de la ronda. Per seure sota els arbres hi ha la rambla del Raval i el pati de l’antic Hospital de la Santa Creu.",
      checks: [
        "Demani la cèdula d’habitabilitat i compari’n la superfície amb la de l’anunci, perquè hi abunden els habitatges petits.",
        "Llegeixi les actes de la comunitat: façana, coberta i baixants són les obres habituals de les finques antigues d’aquí.",
        "Faci a peu el camí del metro a casa a l’hora que el faria vostè, un dia feiner i un dissabte.",
        "Pregunti què hi ha als baixos i fins a quina hora obre: un bar, un taller, una botiga o un local nocturn.",
        "Fixi’s en la porta, l’escala i les bústies: ensenyen com es cuida la finca.",
      ],
      suits:
        "Anirà bé a qui vulgui un barri cèntric i viu, amb museus i metro als quatre costats; qui busqui carrer tranquil o finca acabada necessitarà paciència i triar bé la cantonada.",
      pros: [
        "El MACBA, la Filmoteca, la Boqueria i la universitat, a pocs minuts.",
        "Metro pels quatre costats.",
        "Patis i places on seure: l’antic Hospital de la Santa Creu, la Rambla del Raval, la plaça dels Àngels.",
      ],
      cons: [
        "Nits llargues al sud del carrer de l’Hospital i monopatins a la plaça dels Àngels.",
        "Pisos petits, molts de fondos i foscos pel mig.",
        "Cobertes, desguassos i escales antics, amb obres que la comunitat ha d’acordar i pagar.",
      ],
      children:
        "El pati de l’antic hospital, la plaça de Terenci Moix i la Rambla del Raval tenen lloc per jugar i algun gronxador. Els carrers són estrets i uns quants, sense cotxes; un parc gran no n’hi ha cap dins del barri.",
    },
    ru: {
      name: "Раваль",
      locative: "в Равале",
      living:
        "Жить в Равале\u00a0— значит жить в тесно застроенном квартале к западу от Рамблы: музей MACBA, университетские здания, Фильмотека, магазины со всего света и движение с утра до позднего вечера.",
      edges:
        "Квартал лежит между Рамблой, бульварами Ронда-де-Сант-Антони и Ронда-де-Сант-Пау и проспектом Параллель: там проходила последняя средневековая стена. Сначала здесь были монастыри и огороды, потом, в XVIII и XIX\u00a0веках, мастерские и жильё для рабочих. Рамблу-дель-Раваль проложили около 2000\u00a0года, снеся дома между двумя улицами.",
      homes:
        "Много небольших квартир в домах, построенных до 1900\u00a0года: они узкие и глубокие, с комнатой на каждом конце и другими, выходящими в световой колодец. Этажи надстраивали, когда городу не хватало места, поэтому наверху потолки бывают низкими, а крыша тонкой. Ближе к бульварам и площади Анжелс квартиры просторнее; там, где кварталы снесли, стоят новые дома. Испанский первый этаж\u00a0— это российский второй, а под ним бывают ещё entresol и principal: до «третьего» без лифта может оказаться пять пролётов.",
      street:
        "К северу от улицы Оспиталь день принадлежит студентам и посетителям музеев, а на гладких плитах площади Анжелс катаются на скейтбордах. К югу начинаются порт, бары и улицы, где ночь длинная. Всё меняется от угла к углу: мнение о Равале целиком мало говорит об одном подъезде.",
      transport:
        "Метро со всех сторон: Liceu и Drassanes (линия 3), Paral·lel (2 и 3), Sant Antoni (2) и Universitat (1 и 2). Рынок Бокерия выходит на Рамблу, рынок Сант-Антони\u00a0— через бульвар. Посидеть под деревьями можно на Рамбле-дель-Раваль и во дворе старой больницы Санта-Креу. С северного края квартала до площади Каталонии несколько минут пешком.",
      checks: [
        "Попросите свидетельство о пригодности для проживания и сравните площадь в нём с объявлением: маленьких квартир здесь много.",
        "Прочтите протоколы собраний собственников: в здешних старых домах чаще всего чинят фасад, крышу и канализационные стояки.",
        "Пройдите от метро до дома в тот час, когда будете возвращаться, в будний день и в субботу.",
        "Спросите, что находится на нижнем этаже и до которого часа открыто: бар, мастерская, магазин или клуб.",
        "Посмотрите на входную дверь, лестницу и почтовые ящики: по ним видно, как следят за домом.",
      ],
      suits:
        "Он подойдёт тем, кто хочет центр, оживлённые улицы, музеи и метро со всех сторон. Кто ищет тихую улицу или приведённый в порядок дом, тому понадобятся терпение и точный выбор места.",
      pros: [
        "Музей MACBA, Фильмотека, рынок Бокерия и университет в нескольких минутах.",
        "Метро со всех четырёх сторон.",
        "Дворы и площади, где можно посидеть: старый госпиталь Санта-Креу, Рамбла-дель-Раваль, площадь Анжельс.",
      ],
      cons: [
        "К югу от улицы Оспиталь ночи длинные, на площади Анжельс гремят скейтборды.",
        "Квартиры маленькие, у многих тёмная середина.",
        "Старые крыши, трубы и лестницы: о работах ещё нужно договориться собственникам.",
      ],
      children:
        "Во дворе старого госпиталя, на площади Теренси-Мош и на Рамбла-дель-Раваль есть где играть и кое-где стоят качели. Улицы узкие, часть закрыта для машин; большого парка в квартале нет.",
    },
  },
};
