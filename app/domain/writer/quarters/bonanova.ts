import type { Quarter } from "./quarter";

export const bonanova: Quarter = {
  place: "sarria-sant-gervasi",
  isInside: true,
  words: "bonanova|бонанов",
  related: ["terrace", "walking-times"],
  in: {
    en: {
      name: "La Bonanova",
      locative: "in La Bonanova",
      living:
        "Living in La Bonanova means the upper part of Sant Gervasi: schools, clinics, slopes, and villas among buildings with large apartments, further from the centre and cooler in summer.",
      edges:
        "It lies above Ronda del General Mitre, on both sides of Passeig de Sant Gervasi and Passeig de la Bonanova, and climbs to the Ronda de Dalt and Avinguda del Tibidabo. The church in Plaça de la Bonanova was the centre of old Sant Gervasi. Convents and summer villas came in the nineteenth century; schools and clinics took many of them over.",
      homes:
        "Apartments from the 1960s to the 1990s prevail, with 120 to 200 square metres, terraces to the south, a concierge and one or two parking spaces. On Avinguda del Tibidabo and the streets off it stand villas from around 1900, divided or turned into offices. Higher homes may look over the city as far as the sea.",
      street:
        "Away from the two main avenues it is still at night. By day, school cars fill Passeig de la Bonanova at nine and at five, and ambulances pass to the clinics. Close to the Ronda de Dalt, ask whether that part of the road is covered. Tourists cross only Avinguda del Tibidabo, on their way up the hill.",
      transport:
        "FGC trains stop at El Putxet and Av. Tibidabo on one line and at La Bonanova on another; the metro does not come up here, and buses do the rest. There is no market hall: Sarrià and Galvany are the nearest. From the upper streets you walk to the Carretera de les Aigües, the level path along Collserola.",
      checks: [
        "Walk from the home to the FGC station and back, with shopping, since the hills are steeper than on the map.",
        "Ask who owns and keeps up the garden and the retaining walls, and when the walls were last inspected.",
        "Ask which way the terrace faces and what may still be built in front of it.",
        "Ask how the home is heated and what it cost last winter: large apartments up here need it.",
        "See whether both parking spaces can be used without moving a neighbour’s car.",
      ],
      suits:
        "It suits you if you want space, terraces to the south and cooler summers, and don’t mind hills; anyone who wants to do everything on foot or by metro should look below General Mitre.",
      pros: [
        "Apartments of 120 to 200 square metres with terraces and parking.",
        "Views over the city from the higher streets.",
        "The Carretera de les Aigües and Collserola at the top.",
      ],
      cons: [
        "Steep streets, and no metro.",
        "No market hall, and few shops away from Plaça de la Bonanova.",
        "School cars and ambulances on the two main avenues by day.",
      ],
      children:
        "The gardens of the Tamarita, near Avinguda del Tibidabo, and those of Monterols have shade and swings, and the Carretera de les Aigües is level and free of cars. Between home and station there is usually a slope.",
    },
    es: {
      name: "La Bonanova",
      locative: "en la Bonanova",
      living:
        "Vivir en la Bonanova es vivir en la parte alta de Sant Gervasi: colegios, clínicas, cuestas y torres entre bloques de pisos grandes, más lejos del centro y más fresca en verano.",
      edges:
        "Queda por encima de la ronda del General Mitre, a los dos lados del paseo de Sant Gervasi y del paseo de la Bonanova, y sube hasta la ronda de Dalt y la avenida del Tibidabo. La iglesia de la plaza de la Bonanova era el centro del viejo Sant Gervasi. En el siglo XIX llegaron conventos y torres de veraneo; muchas son hoy colegios y clínicas.",
      homes:
        "Predominan los pisos de los años sesenta a noventa, de 120 a 200 metros cuadrados, con terraza al sur, conserje y una o dos plazas de aparcamiento. En la avenida del Tibidabo y sus calles hay torres de hacia 1900, divididas o convertidas en oficinas. Desde las más altas se puede ver la ciudad hasta el mar.",
      street:
        "Lejos de los dos paseos, de noche no se oye nada. De día, los coches de los colegios llenan el paseo de la Bonanova a las nueve y a las cinco, y pasan ambulancias hacia las clínicas. Cerca de la ronda de Dalt, pregunte si ese tramo está cubierto. Los turistas solo cruzan la avenida del Tibidabo, camino de la cumbre.",
      transport:
        "Los Ferrocarrils paran en El Putxet y Av. Tibidabo, por una línea, y en La Bonanova, por otra; el metro no llega, y lo demás lo hacen los autobuses. Mercado no hay: los más cercanos son Sarrià y Galvany. Desde las calles altas se llega a pie a la carretera de les Aigües, el camino llano que recorre Collserola.",
      checks: [
        "Vaya andando de la vivienda a la estación y vuelva, con la compra: las cuestas se notan más que en el mapa.",
        "Pregunte de quién son el jardín y los muros de contención, quién los mantiene y cuándo se revisaron.",
        "Pregunte a qué lado da la terraza y qué se puede construir todavía delante.",
        "Pregunte cómo se calienta la vivienda y cuánto costó el último invierno: los pisos grandes de aquí arriba lo notan.",
        "Mire si las dos plazas de aparcamiento se pueden usar sin mover el coche de un vecino.",
      ],
      suits:
        "Le irá bien a quien quiera espacio, terrazas al sur y veranos más frescos, y no le importen las cuestas; quien quiera hacerlo todo a pie o en metro debería mirar por debajo de General Mitre.",
      pros: [
        "Pisos de 120 a 200 metros cuadrados, con terraza y aparcamiento.",
        "Vistas sobre la ciudad desde las calles altas.",
        "La carretera de les Aigües y Collserola, justo encima.",
      ],
      cons: [
        "Calles empinadas y sin metro.",
        "Sin mercado y con pocas tiendas fuera de la plaza de la Bonanova.",
        "Coches de colegio y ambulancias, de día, en los dos paseos.",
      ],
      children:
        "Los jardines de la Tamarita, cerca de la avenida del Tibidabo, y los de Monterols tienen sombra y columpios, y la carretera de les Aigües es llana y sin coches. Entre la estación y casa suele haber cuesta.",
    },
    ca: {
      name: "La Bonanova",
      locative: "a la Bonanova",
      living:
        "Viure a la Bonanova és viure a la part alta de Sant Gervasi: escoles, clíniques, pendents i torres entre blocs de pisos grans, més lluny del centre i més fresca a l’estiu.",
      edges:
        "És per sobre de la ronda del General Mitre, a banda i banda del passeig de Sant Gervasi i del passeig de la Bonanova, i puja fins a la ronda de Dalt i l’avinguda del Tibidabo. L’església de la plaça de la Bonanova era el centre del vell Sant Gervasi. Al segle XIX hi van arribar convents i torres d’estiueig; moltes són avui escoles i clíniques.",
      homes:
        "Hi predominen els pisos dels anys seixanta als noranta, de 120 a 200 metres quadrats, amb terrassa al sud, conserge i una o dues places d’aparcament. A l’avinguda del Tibidabo i els seus carrers hi ha torres de cap al 1900, dividides o convertides en oficines. Des de les més altes es pot veure la ciutat fins al mar.",
      street:
        "Lluny dels dos passeigs, de nit no se sent res. De dia, els cotxes de les escoles omplen el passeig de la Bonanova a les nou i a les cinc, i passen ambulàncies cap a les clíniques. Prop de la ronda de Dalt, pregunti si aquell tram està cobert. Els turistes només travessen l’avinguda del Tibidabo, camí del cim.",
      transport:
        "Els Ferrocarrils paren a El Putxet i Av. Tibidabo, per una línia, i a La Bonanova, per una altra; el metro no hi arriba, i la resta la fan els autobusos. De mercat no n’hi ha: els més propers són Sarrià i Galvany. Des dels carrers alts s’arriba a peu a la carretera de les Aigües, el camí pla que recorre Collserola.",
      checks: [
        "Vagi a peu de l’habitatge a l’estació i torni, amb la compra: els pendents es noten més que al mapa.",
        "Pregunti de qui són el jardí i els murs de contenció, qui els manté i quan es van revisar.",
        "Pregunti a quin costat dona la terrassa i què s’hi pot construir encara al davant.",
        "Pregunti com s’escalfa l’habitatge i quant va costar l’últim hivern: els pisos grans d’aquí dalt ho noten.",
        "Miri si les dues places d’aparcament es poden fer servir sense moure el cotxe d’un veí.",
      ],
      suits:
        "Anirà bé a qui vulgui espai, terrasses al sud i estius més frescos, i no li facin res els pendents; qui ho vulgui fer tot a peu o amb metro hauria de mirar per sota de General Mitre.",
      pros: [
        "Pisos de 120 a 200 metres quadrats, amb terrassa i aparcament.",
        "Vistes sobre la ciutat des dels carrers alts.",
        "La carretera de les Aigües i Collserola, just a sobre.",
      ],
      cons: [
        "Carrers costeruts i sense metro.",
        "Sense mercat i amb poques botigues fora de la plaça de la Bonanova.",
        "Cotxes d’escola i ambulàncies, de dia, als dos passeigs.",
      ],
      children:
        "Els jardins de la Tamarita, prop de l’avinguda del Tibidabo, i els de Monterols tenen ombra i gronxadors, i la carretera de les Aigües és plana i sense cotxes. Entre l’estació i casa sol haver-hi pendent.",
    },
    ru: {
      name: "Бонанова",
      locative: "в Бонанове",
      living:
        "Жить в Бонанове\u00a0— значит жить в верхней части Сан-Жервази: школы, клиники, склоны и виллы среди домов с большими квартирами; до центра дальше, а летом прохладнее.",
      edges:
        "Район лежит выше бульвара Женераль-Митре, по обе стороны бульваров Сан-Жервази и Бонанова, и поднимается до кольцевой Ронда-де-Дальт и проспекта Тибидабо. Церковь на площади Бонанова была центром старого Сан-Жервази. В XIX\u00a0веке здесь появились монастыри и летние виллы; во многих теперь школы и клиники.",
      homes:
        "Больше всего квартир 1960–1990-х годов, по 120–200 квадратных метров, с террасой на юг, консьержем и одним-двумя парковочными местами. На проспекте Тибидабо и рядом\u00a0— виллы рубежа веков, разделённые или занятые офисами. Из-за склона квартира бывает с одной стороны высоко над землёй, а с другой\u00a0— вровень с садом: посмотрите, откуда в неё входят. С верхних улиц бывает виден весь город до моря.",
      street:
        "В стороне от двух бульваров ночью ничего не слышно. Днём бульвар Бонанова в девять и в пять заполняют машины у школ, к клиникам едут скорые. Рядом с Ронда-де-Дальт спросите, накрыт ли этот участок дороги. Туристы бывают только на проспекте Тибидабо, по дороге на вершину.",
      transport:
        "Поезда FGC останавливаются на станциях El Putxet и Av. Tibidabo, а другая линия\u00a0— на La Bonanova; метро сюда не доходит, остальное\u00a0— автобусы. Без машины удобно рядом со станцией: подниматься с покупками тяжело. Своего рынка нет, ближайшие\u00a0— Саррия и Гальвань. С верхних улиц пешком выходят на ровную дорогу Карретера-де-лес-Айгуэс вдоль Кольсеролы.",
      checks: [
        "Пройдите от квартиры до станции и обратно, с покупками: подъёмы заметнее, чем на карте.",
        "Спросите, чьи сад и подпорные стены, кто за ними следит и когда их проверяли.",
        "Узнайте, на какую сторону выходит терраса и что ещё могут построить перед ней.",
        "Спросите, как отапливается квартира и во сколько обошлась прошлая зима: большие квартиры наверху это чувствуют.",
        "Проверьте, можно ли занять оба парковочных места, не передвигая машину соседа.",
      ],
      suits:
        "Она подойдёт тем, кто хочет простор, террасы на юг и лето прохладнее и не боится подъёмов. Если всё нужно делать пешком или на метро, смотрите ниже Женераль-Митре.",
      pros: [
        "Квартиры от 120 до 200 квадратных метров с террасой и парковкой.",
        "С верхних улиц виден весь город.",
        "Прямо над кварталом дорога Карретера-де-лес-Айгуэс и лес Кольсеролы.",
      ],
      cons: [
        "Крутые улицы, метро нет.",
        "Рынка нет, магазины в основном у площади Бонанова.",
        "Днём на двух главных бульварах школьные машины и скорые.",
      ],
      children:
        "В садах Тамарита у проспекта Тибидабо и в саду Монтеролс есть тень и качели, а дорога Карретера-де-лес-Айгуэс ровная и без машин. Между станцией и домом почти всегда подъём.",
    },
  },
};
