import type { Quarter } from "./quarter";

export const sarria: Quarter = {
  place: "sarria-sant-gervasi",
  isInside: true,
  // With "Sant Gervasi" after it, it is the district.
  words: "sarria(?! ?(?:-|i |y |and )? ?san)|сарри\\p{L}(?! ?(?:-|и )? ?сан)",
  related: ["school-and-market-nearby", "period-building"],
  in: {
    en: {
      name: "Sarrià",
      locative: "in Sarrià",
      living:
        "Living in Sarrià means an old village inside the city: a main street, three small squares, a market and a station from which trains run to Plaça de Catalunya.",
      edges:
        "The village centre lies around Carrer Major de Sarrià, between Passeig de la Reina Elisenda and Via Augusta; the quarter goes on uphill to the Ronda de Dalt and the first woods of Collserola. Sarrià was a municipality until 1921, the last of those around Barcelona to be joined to it. Its streets still follow the lanes and the streams of the village.",
      homes:
        "In the centre stand houses of two or three floors, some of them still one home with a yard, and small apartment buildings put in their place. Around it are villas with gardens, many now schools or clinics, and apartment blocks from the 1960s to the 1990s with four bedrooms, a terrace, a concierge and parking. Few homes in the village itself come up for sale.",
      street:
        "Cars do not pass through Carrer Major, and at night the centre is still. The noise of the day comes from schools, in the morning and at five, and from the cars that wait for children on Passeig de la Reina Elisenda and the Bonanova. Higher up you hear the Ronda de Dalt where it is not covered. Visitors from far away are few.",
      transport:
        "FGC trains run from Sarrià to Plaça de Catalunya; from Reina Elisenda you change at Sarrià (L12). There is no metro, and buses go to the Diagonal. The brick market hall stands on Passeig de la Reina Elisenda. Shops are in Carrer Major and around Plaça de Sarrià. For walking you have the gardens of Vil·la Amèlia and Vil·la Cecília, and paths into Collserola from the upper streets.",
      checks: [
        "Ask whether a house in the old centre is protected, and how high the plan lets it be built.",
        "In a house, have the roof, the damp in ground-floor walls and the drains looked at before you offer.",
        "Ask what the community pays for concierge, garden and heating, and whether the heating is shared.",
        "Walk from the station to the door and back: the slope is not on the floor plan.",
        "See if the parking space is deeded with the home or apart, and whether your car fits.",
      ],
      suits:
        "It suits you if you want a village with a market and a main street, quiet at night, and trains to the centre; anyone who wants to choose among many homes, or to go out late, will find little here.",
      pros: [
        "Carrer Major, three small squares and a market hall, all on foot.",
        "Silent nights in the old centre, which cars don’t cross.",
        "Gardens of Vil·la Amèlia and Vil·la Cecília, and paths into Collserola.",
      ],
      cons: [
        "Few homes come up for sale in the village itself.",
        "School traffic on Reina Elisenda and Bonanova, and no metro.",
        "Old houses with damp ground floors, and blocks with high community fees.",
      ],
      children:
        "Children cross the old centre on foot: Carrer Major is almost free of cars, Plaça de Sant Vicenç and Plaça del Consell de la Vila are small and closed, and Vil·la Amèlia and Vil·la Cecília have lawns. The woods begin above the Ronda de Dalt.",
    },
    es: {
      name: "Sarrià",
      locative: "en Sarrià",
      living:
        "Vivir en Sarrià es vivir en un pueblo dentro de la ciudad: una calle mayor, tres plazas pequeñas, un mercado y una estación con trenes a la plaza de Catalunya.",
      edges:
        "El núcleo está alrededor de la calle Major de Sarrià, entre el paseo de la Reina Elisenda y la Via Augusta; el barrio sigue cuesta arriba hasta la ronda de Dalt y los primeros bosques de Collserola. Sarrià fue municipio hasta 1921, el último de los vecinos que se unió a Barcelona. Sus calles aún siguen los caminos y las rieras del pueblo.",
      homes:
        "En el centro hay casas de dos o tres plantas, algunas todavía de una sola vivienda con patio, y pequeños edificios de pisos que han ocupado el lugar de otras. Alrededor quedan torres con jardín, muchas hoy colegio o clínica, y bloques de los años sesenta a noventa con cuatro dormitorios, terraza, conserje y aparcamiento. En el núcleo antiguo salen pocas viviendas a la venta.",
      street:
        "Por la calle Major no pasan coches, y de noche el centro queda en silencio. El ruido del día lo ponen los colegios, por la mañana y a las cinco, y los coches que esperan en el paseo de la Reina Elisenda y en el de la Bonanova. Más arriba se oye la ronda de Dalt donde no está cubierta. De lejos viene poca gente a visitarlo.",
      transport:
        "Los Ferrocarrils van de Sarrià a la plaza de Catalunya; desde Reina Elisenda se cambia en Sarrià (L12). Metro no hay, y los autobuses bajan a la Diagonal. El mercado, de ladrillo, está en el paseo de la Reina Elisenda. Las tiendas están en la calle Major y en torno a la plaza de Sarrià. Para pasear, los jardines de Vil·la Amèlia y Vil·la Cecília y, desde las calles altas, los caminos de Collserola.",
      checks: [
        "Pregunte si una casa del núcleo antiguo está protegida y qué altura permite el planeamiento.",
        "Si es una casa, haga mirar la cubierta, la humedad de los muros bajos y los desagües antes de ofertar.",
        "Pregunte cuánto paga la comunidad por conserje, jardín y calefacción, y si la calefacción es central.",
        "Vaya andando de la estación al portal y vuelva: la cuesta no sale en el plano.",
        "Mire si la plaza de aparcamiento va en la misma escritura o aparte, y si su coche cabe.",
      ],
      suits:
        "Le irá bien a quien quiera un pueblo con mercado y calle mayor, tranquilo de noche y con tren al centro; quien quiera elegir entre muchas viviendas o salir hasta tarde encontrará poco.",
      pros: [
        "La calle Major, tres plazas pequeñas y un mercado, todo a pie.",
        "Noches en silencio en el núcleo antiguo, que los coches no cruzan.",
        "Los jardines de Vil·la Amèlia y Vil·la Cecília y los caminos de Collserola.",
      ],
      cons: [
        "Salen pocas viviendas a la venta en el núcleo mismo.",
        "Coches de colegio en Reina Elisenda y la Bonanova, y sin metro.",
        "Casas antiguas con humedad en los bajos y fincas con cuotas altas.",
      ],
      children:
        "El núcleo antiguo se cruza a pie sin miedo a los coches: la calle Major casi no tiene, las plazas de Sant Vicenç y del Consell de la Vila son pequeñas y recogidas, y Vil·la Amèlia y Vil·la Cecília tienen césped. El bosque empieza pasada la ronda de Dalt.",
    },
    ca: {
      name: "Sarrià",
      locative: "a Sarrià",
      living:
        "Viure a Sarrià és viure en un poble dins de la ciutat: un carrer Major, tres places petites, un mercat i una estació amb trens a la plaça de Catalunya.",
      edges:
        "El nucli és al voltant del carrer Major de Sarrià, entre el passeig de la Reina Elisenda i la Via Augusta; el barri continua amunt fins a la ronda de Dalt i els primers boscos de Collserola. Sarrià va ser municipi fins al 1921, l’últim dels del voltant que es va unir a Barcelona. Els seus carrers encara segueixen els camins i les rieres del poble.",
      homes:
        "Al centre hi ha cases de dues o tres plantes, algunes encara d’un sol habitatge amb eixida, i petits edificis de pisos que han ocupat el lloc d’altres. Al voltant queden torres amb jardí, moltes avui escola o clínica, i blocs dels anys seixanta als noranta amb quatre dormitoris, terrassa, conserge i aparcament. Al nucli antic surten pocs habitatges a la venda.",
      street:
        "Pel carrer Major no hi passen cotxes, i de nit el centre queda en silenci. El soroll del dia el fan les escoles, al matí i a les cinc, i els cotxes que s’esperen al passeig de la Reina Elisenda i al de la Bonanova. Més amunt se sent la ronda de Dalt allà on no està coberta. De lluny hi ve poca gent a visitar-lo.",
      transport:
        "Els Ferrocarrils van de Sarrià a la plaça de Catalunya; des de Reina Elisenda es canvia a Sarrià (L12). De metro no n’hi ha, i els autobusos baixen a la Diagonal. El mercat, de maó, és al passeig de la Reina Elisenda. Les botigues són al carrer Major i al voltant de la plaça de Sarrià. Per passejar, els jardins de Vil·la Amèlia i Vil·la Cecília i, des dels carrers alts, els camins de Collserola.",
      checks: [
        "Pregunti si una casa del nucli antic està protegida i quina alçada permet el planejament.",
        "Si és una casa, faci mirar la coberta, la humitat dels murs baixos i els desguassos abans de fer cap oferta.",
        "Pregunti quant paga la comunitat per conserge, jardí i calefacció, i si la calefacció és central.",
        "Vagi a peu de l’estació al portal i torni: el pendent no surt al plànol.",
        "Miri si la plaça d’aparcament va a la mateixa escriptura o a part, i si el seu cotxe hi cap.",
      ],
      suits:
        "Anirà bé a qui vulgui un poble amb mercat i carrer major, tranquil de nit i amb tren al centre; qui vulgui triar entre molts habitatges o sortir fins tard hi trobarà poca cosa.",
      pros: [
        "El carrer Major, tres places petites i un mercat, tot a peu.",
        "Nits en silenci al nucli antic, que els cotxes no travessen.",
        "Els jardins de Vil·la Amèlia i Vil·la Cecília i els camins de Collserola.",
      ],
      cons: [
        "Surten pocs habitatges a la venda al nucli mateix.",
        "Cotxes d’escola a Reina Elisenda i la Bonanova, i sense metro.",
        "Cases antigues amb humitat als baixos i finques amb quotes altes.",
      ],
      children:
        "El nucli antic es travessa a peu sense patir pels cotxes: al carrer Major gairebé no n’hi ha, les places de Sant Vicenç i del Consell de la Vila són petites i recollides, i Vil·la Amèlia i Vil·la Cecília tenen gespa. El bosc comença passada la ronda de Dalt.",
    },
    ru: {
      name: "Саррия",
      locative: "в Саррии",
      living:
        "Жить в Саррии\u00a0— значит жить в бывшей деревне посреди города: главная улица, три маленькие площади, рынок и станция, откуда поезда идут до площади Каталонии.",
      edges:
        "Старый центр\u00a0— вокруг улицы Мажор-де-Саррия, между бульваром Рейна-Элисенда и Виа-Аугуста; дальше район поднимается до кольцевой дороги Ронда-де-Дальт и первых лесов Кольсеролы. Саррия была муниципалитетом до 1921\u00a0года и последней из соседей вошла в Барселону. Улицы до сих пор повторяют тропы и русла ручьёв.",
      homes:
        "В центре стоят дома в два-три этажа, некоторые и сейчас на одну семью, с двориком, и небольшие многоквартирные дома на месте прежних. Вокруг\u00a0— виллы с садами, во многих теперь школы и клиники, и дома 1960–1990-х годов: четыре спальни, терраса, консьерж, парковка. Дома старого центра стоят вплотную, с двориком или садом сзади, и многие комнаты выходят именно туда. Продаётся такое жильё редко.",
      street:
        "По главной улице машины не ездят, и ночью в центре тихо. Днём шумят школы, утром и в пять часов, и машины, которые ждут детей на бульварах Рейна-Элисенда и Бонанова. Выше слышна Ронда-де-Дальт там, где она не накрыта. Издалека сюда приезжают немногие.",
      transport:
        "Поезда FGC от станции Sarrià идут до площади Каталонии; от Reina Elisenda нужна пересадка на Sarrià (L12). Метро нет, автобусы спускаются к Диагонали. Кирпичный рынок стоит на бульваре Рейна-Элисенда, магазины\u00a0— на главной улице и у площади Саррия. Гулять ходят в сады Вилла-Амелия и Вилла-Сесилия, а с верхних улиц начинаются тропы Кольсеролы.",
      checks: [
        "Спросите, охраняется ли дом в старом центре и какую высоту допускает план застройки.",
        "Если это дом, до предложения покажите специалисту крышу, сырость в нижних стенах и канализацию.",
        "Узнайте, сколько собственники платят за консьержа, сад и отопление и общее ли оно.",
        "Пройдите от станции до подъезда и обратно: уклона на планировке нет.",
        "Посмотрите, записано ли парковочное место в том же нотариальном акте и поместится ли ваша машина.",
      ],
      suits:
        "Она подойдёт тем, кто хочет старый центр с рынком и главной улицей, тихие ночи и поезд до центра. Выбор жилья здесь невелик, а вечером почти некуда пойти.",
      pros: [
        "Главная улица, три маленькие площади и рынок, всё пешком.",
        "Тихие ночи в старом центре, куда не заезжают машины.",
        "Сады Вилла-Амелия и Вилла-Сесилия, тропы в Кольсеролу.",
      ],
      cons: [
        "В самом старом центре жильё продаётся редко.",
        "Школьные машины на бульварах Рейна-Элисенда и Бонанова, метро нет.",
        "У старых домов сырые нижние стены, в многоквартирных высокие взносы.",
      ],
      children:
        "По старому центру ходят пешком: на улице Мажор машин почти нет, площади Сант-Висенс и Консель-де-ла-Вила маленькие и закрытые, в садах Вилла-Амелия и Вилла-Сесилия есть лужайки. Лес начинается за Ронда-де-Дальт.",
    },
  },
};
