import type { Quarter } from "./quarter";

export const pobleSec: Quarter = {
  place: "eixample",
  isInside: false,
  words: "poble[- ]?sec|побле-?сек",
  related: ["walking-times", "usable-and-built-area", "lift"],
  in: {
    en: {
      name: "Poble-sec",
      locative: "in Poble-sec",
      living:
        "Living in Poble-sec means streets that climb from the theatres of the Paral·lel to the gardens of Montjuïc, with the old town and Sant Antoni across one avenue.",
      edges:
        "It lies between Avinguda del Paral·lel and the hill of Montjuïc, from Plaça d’Espanya almost to the port, in the district of Sants-Montjuïc. When building outside the walls was still restricted, houses went up here from the middle of the nineteenth century, before most of the Eixample. Theatres and music halls followed along the Paral·lel; three tall chimneys are left of a power station.",
      homes:
        "Most buildings date from 1870 to 1930, with five or six floors and two to four homes on each: fifty to seventy square metres, narrow balconies, patterned tiles. They are plainer and smaller than in the Eixample opposite. The upper streets have stairs and slopes, and some of their apartments look over the roofs to the sea. Lifts came late and not to all.",
      street:
        "Carrer de Blai is closed to cars and lined with tapas bars, full every evening; Carrer del Parlament, across the avenue, is much the same. The rest is a residential quarter, stiller with every street you climb. The Paral·lel carries traffic at all hours. On days of fairs and concerts, people cross the quarter on their way to Montjuïc.",
      transport:
        "Lines 2 and 3 of the metro stop at Paral·lel and line 3 also at Poble Sec; the Montjuïc funicular leaves from inside Paral·lel station. There is no market hall in the quarter, and Sant Antoni’s is five to ten minutes away. The hill, with its parks, museums and sports grounds, begins at the last street.",
      checks: [
        "Walk up to the home with shopping: two streets on the map may be forty metres of climb.",
        "Ask about the lift, the staircase and the last building inspection (ITE), since many houses are over a century old.",
        "On or near Carrer de Blai, open the window at eleven on a Thursday evening.",
        "Compare the usable area with the built one and see which rooms face the inner courtyard.",
        "Higher up, ask about damp in rooms whose wall is against the hill.",
      ],
      suits:
        "It suits you if you want theatres, tapas and the hill of Montjuïc, in a plainer and smaller home than across the Paral·lel; anyone who needs a lift, a market downstairs or level streets should look in Sant Antoni.",
      pros: [
        "Montjuïc with its gardens, museums and sports grounds at the last street.",
        "Metro lines 2 and 3, and the old town on foot.",
        "Upper streets grow stiller with every crossing, some with a view of the sea.",
      ],
      cons: [
        "Carrer de Blai is full every evening.",
        "Slopes and stairs, and few lifts.",
        "Fifty to seventy square metres in buildings over a century old.",
      ],
      children:
        "Montjuïc is the garden of the quarter: lawns, pools and paths begin where the streets end. Plaça del Sortidor and Plaça de les Navas are the squares to play in; for a pram, the lower streets are the easier ones.",
    },
    es: {
      name: "El Poble-sec",
      locative: "en el Poble-sec",
      living:
        "Vivir en el Poble-sec es vivir en calles que suben de los teatros del Paral·lel a los jardines de Montjuïc, con la ciudad vieja y Sant Antoni al otro lado de una avenida.",
      edges:
        "Queda entre la avenida del Paral·lel y la montaña de Montjuïc, de la plaza de Espanya hasta cerca del puerto, en el distrito de Sants-Montjuïc. Cuando aún estaba limitado construir fuera de las murallas, a mediados del siglo XIX, aquí se levantaron casas antes que en casi todo el Eixample. Después llegaron los teatros y los cabarés del Paral·lel; de una central eléctrica quedan tres chimeneas.",
      homes:
        "La mayoría de las fincas son de 1870 a 1930, con cinco o seis plantas y de dos a cuatro viviendas en cada una: de cincuenta a setenta metros cuadrados, balcones estrechos, suelo hidráulico. Son más sencillas y más pequeñas que las del Eixample de enfrente. Las calles altas tienen escaleras y cuestas, y desde algunos pisos se ve el mar por encima de los tejados. El ascensor llegó tarde y no a todas.",
      street:
        "La calle Blai está cerrada a los coches y llena de bares de pinchos, con gente cada noche; Parlament, al otro lado de la avenida, se le parece. El resto es un barrio de vecinos, más callado a cada calle que se sube. Por el Paral·lel hay tráfico a todas horas. Los días de feria o concierto pasa mucha gente camino de Montjuïc.",
      transport:
        "Las líneas 2 y 3 de metro paran en Paral·lel y la 3, también en Poble Sec; el funicular de Montjuïc sale de dentro de la estación Paral·lel. En el barrio no hay mercado; el de Sant Antoni está a cinco o diez minutos. La montaña, con sus parques, museos y pistas, empieza en la última calle.",
      checks: [
        "Suba a pie hasta la vivienda con la compra: dos calles en el mapa pueden ser cuarenta metros de desnivel.",
        "Pregunte por el ascensor, la escalera y la última inspección (ITE), porque muchas casas tienen más de un siglo.",
        "En la calle Blai o cerca, abra la ventana a las once de la noche de un jueves.",
        "Compare la superficie útil con la construida y mire qué piezas dan al patio interior.",
        "En las calles altas, pregunte por la humedad de las piezas que tienen la montaña detrás de la pared.",
      ],
      suits:
        "Le irá bien a quien quiera teatros, tapas y la montaña de Montjuïc, en un piso más sencillo y pequeño que al otro lado del Paral·lel; quien necesite ascensor, mercado al lado o calles llanas debería mirar en Sant Antoni.",
      pros: [
        "Montjuïc, con sus jardines, museos e instalaciones deportivas, en la última calle.",
        "Líneas 2 y 3 de metro, y la ciudad vieja a pie.",
        "Las calles altas, más calladas a cada cruce, algunas con vistas al mar.",
      ],
      cons: [
        "La calle Blai, llena todas las noches.",
        "Cuestas y escaleras, y pocos ascensores.",
        "De cincuenta a setenta metros cuadrados en fincas de más de un siglo.",
      ],
      children:
        "Montjuïc es el jardín del barrio: el césped, las piscinas y los caminos empiezan donde acaban las calles. Se juega en las plazas del Sortidor y de les Navas; con cochecito, mejor las calles bajas.",
    },
    ca: {
      name: "El Poble-sec",
      locative: "al Poble-sec",
      living:
        "Viure al Poble-sec és viure en carrers que pugen dels teatres del Paral·lel als jardins de Montjuïc, amb la ciutat vella i Sant Antoni a l’altra banda d’una avinguda.",
      edges:
        "És entre l’avinguda del Paral·lel i la muntanya de Montjuïc, de la plaça d’Espanya fins a prop del port, al districte de Sants-Montjuïc. Quan encara estava limitat construir fora muralles, a mitjan segle XIX, aquí es van aixecar cases abans que en gairebé tot l’Eixample. Després van arribar els teatres i els music-halls del Paral·lel; d’una central elèctrica en queden tres xemeneies.",
      homes:
        "La majoria de les finques són del 1870 al 1930, amb cinc o sis plantes i de dos a quatre habitatges a cada una: de cinquanta a setanta metres quadrats, balcons estrets, paviment hidràulic. Són més senzilles i més petites que les de l’Eixample del davant. Els carrers alts tenen escales i pendents, i des d’alguns pisos es veu el mar per damunt de les teulades. L’ascensor hi va arribar tard i no a totes.",
      street:
        "El carrer de Blai està tancat als cotxes i ple de bars de tapes, amb gent cada vespre; Parlament, a l’altra banda de l’avinguda, s’hi assembla. La resta és un barri de veïns, més callat a cada carrer que es puja. Pel Paral·lel hi ha trànsit a totes hores. Els dies de fira o de concert hi passa molta gent camí de Montjuïc.",
      transport:
        "Les línies 2 i 3 del metro paren a Paral·lel i la 3, també a Poble Sec; el funicular de Montjuïc surt de dins de l’estació Paral·lel. Al barri no hi ha mercat; el de Sant Antoni és a cinc o deu minuts. La muntanya, amb els parcs, els museus i les pistes, comença a l’últim carrer.",
      checks: [
        "Pugi a peu fins a l’habitatge amb la compra: dos carrers al plànol poden ser quaranta metres de desnivell.",
        "Pregunti per l’ascensor, l’escala i l’última inspecció (ITE), perquè moltes cases tenen més d’un segle.",
        "Al carrer de Blai o a prop, obri la finestra a les onze del vespre d’un dijous.",
        "Compari la superfície útil amb la construïda i miri quines peces donen al celobert.",
        "Als carrers alts, pregunti per la humitat de les peces que tenen la muntanya darrere de la paret.",
      ],
      suits:
        "Anirà bé a qui vulgui teatres, tapes i la muntanya de Montjuïc, en un pis més senzill i petit que a l’altra banda del Paral·lel; qui necessiti ascensor, mercat al costat o carrers plans hauria de mirar a Sant Antoni.",
      pros: [
        "Montjuïc, amb els jardins, els museus i les instal·lacions esportives, a l’últim carrer.",
        "Línies 2 i 3 del metro, i la ciutat vella a peu.",
        "Els carrers alts, més callats a cada cruïlla, alguns amb vistes al mar.",
      ],
      cons: [
        "El carrer de Blai, ple cada vespre.",
        "Pendents i escales, i pocs ascensors.",
        "De cinquanta a setanta metres quadrats en finques de més d’un segle.",
      ],
      children:
        "Montjuïc és el jardí del barri: la gespa, les piscines i els camins comencen on s’acaben els carrers. Es juga a les places del Sortidor i de les Navas; amb cotxet, millor els carrers baixos.",
    },
    ru: {
      name: "Побле-Сек",
      locative: "в Побле-Сек",
      living:
        "Жить в Побле-Сек\u00a0— значит жить на улицах, которые поднимаются от театров проспекта Параллель к садам Монжуика; старый город и Сант-Антони\u00a0— через проспект.",
      edges:
        "Район лежит между проспектом Параллель и холмом Монжуик, от площади Испании почти до порта, в округе Сантс-Монжуик. В середине XIX\u00a0века, когда строить за стенами ещё ограничивали, дома здесь появились раньше, чем почти во всём Эшампле. Потом на Параллели открылись театры и мюзик-холлы; от электростанции остались три высокие трубы.",
      homes:
        "Большинство домов построено в 1870–1930 годах: пять-шесть этажей, по две-четыре квартиры на каждом, пятьдесят-семьдесят квадратных метров, узкие балконы, узорная плитка. Они скромнее и меньше, чем в Эшампле напротив. На верхних улицах лестницы и подъёмы, и из некоторых квартир поверх крыш видно море. Лифты появились поздно и не везде.",
      street:
        "Улица Блай закрыта для машин, на ней один бар за другим, и каждый вечер людно; улица Парламент за проспектом на неё похожа. Остальное\u00a0— обычный жилой район, и чем выше улица, тем тише. По Параллели машины идут в любой час. В дни выставок и концертов через район идут на Монжуик.",
      transport:
        "Метро: Paral·lel (линии 2 и 3) и Poble Sec (линия 3); фуникулёр на Монжуик отправляется прямо со станции Paral·lel. Своего рынка нет, до рынка Сант-Антони пять-десять минут. Холм с парками, музеями и стадионами начинается за последней улицей.",
      checks: [
        "Поднимитесь к дому пешком с покупками: две улицы на карте могут оказаться сорока метрами подъёма.",
        "Спросите о лифте, лестнице и последнем осмотре здания (ITE): многим домам больше ста лет.",
        "На улице Блай и рядом откройте окно в четверг в одиннадцать вечера.",
        "Сравните полезную площадь с площадью со стенами и посмотрите, какие комнаты выходят во внутренний колодец.",
        "На верхних улицах спросите о сырости в комнатах, за стеной которых начинается склон.",
      ],
      suits:
        "Он подойдёт тем, кто хочет театры, тапас и гору Монжуик, а квартиру готов взять проще и меньше, чем за Параллелью. Если нужны лифт, рынок рядом или ровные улицы, смотрите Сант-Антони.",
      pros: [
        "Монжуик с садами, музеями и спортплощадками начинается у последней улицы.",
        "Линии метро 2 и 3, до старого города пешком.",
        "Чем выше улица, тем тише; с некоторых видно море.",
      ],
      cons: [
        "Улица Блай полна народу каждый вечер.",
        "Подъёмы и лестницы, лифтов мало.",
        "Пятьдесят–семьдесят квадратных метров в домах старше века.",
      ],
      children:
        "Сад квартала\u00a0— Монжуик: лужайки, бассейны и дорожки начинаются там, где кончаются улицы. Играют на площадях Сортидор и Навас; с коляской удобнее внизу.",
    },
  },
};
