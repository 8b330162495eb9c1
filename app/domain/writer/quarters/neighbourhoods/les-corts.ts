import type { NeighbourhoodTexts } from "../quarter";

export const lesCorts: NeighbourhoodTexts = {
  related: ["parking-space", "building-inspection", "community-fees", "noise"],
  in: {
    en: {
      edges:
        "Carrer de Numància and Carrer de Joan Güell lead down to Sants, the Diagonal cuts across the top, and the city ends behind the university. Around Plaça de la Concòrdia and Plaça del Centre is what remains of the village; to the west, around the stadium and the old maternity hospital, lies La Maternitat i Sant Ramon; above the Diagonal, Pedralbes belongs to the same district. Line 3 of the metro stops at Plaça del Centre, Les Corts, Maria Cristina and Palau Reial, line 5 at Badal and Collblanc, and the market is on Travessera de les Corts.",
      street:
        "Travessera de les Corts, Gran Via de Carles III, Numància and the Diagonal carry traffic all day. The streets around Plaça de la Concòrdia are narrow and calm. When there is a match or a concert at the Camp Nou, tens of thousands of people come and go within an hour and parking disappears; by the next morning nothing is left of it. Tourists visit the stadium and little else.",
      checks: [
        "In a building of 1955 to 1975, ask whether the joists were tested for aluminous cement.",
        "Look at the calendar of matches and come on one of those evenings.",
        "Ask about the insulation, the windows and the rating on the energy certificate.",
        "Ask whether the garage belongs to the community, and whether a space goes with the home.",
        "Near the stadium, ask the city council about the works around it and when they should end.",
      ],
      suits:
        "Les Corts suits you if you want a practical apartment with a lift and often a garage, near the Diagonal and far from the crowds; anyone who looks for old façades or nights out will find it plain.",
      pros: [
        "Buildings from the second half of the twentieth century, with lifts, balconies and garages.",
        "Metro lines 3 and 5, the tram, and the Diagonal with its offices and shops.",
        "Calm streets around Plaça de la Concòrdia, with few visitors.",
      ],
      cons: [
        "Crowds and no parking on the evenings of matches and concerts at the Camp Nou.",
        "Wide through roads: Carles III, Numància, Travessera de les Corts.",
        "Many buildings from 1955 to 1975, with structure and insulation to be checked.",
      ],
      children:
        "Plaça de la Concòrdia and Plaça del Centre are squares to run about in, and the Bederrida gardens, the Can Rigal park and the gardens of the royal palace in Pedralbes give grass. Pavements are wide and the ground is nearly flat.",
    },
    es: {
      edges:
        "Las calles Numància y Joan Güell bajan a Sants, la Diagonal la corta por arriba y la ciudad se acaba detrás de la universidad. En torno a la plaza de la Concòrdia y la plaza del Centre queda lo que resta del pueblo; a poniente, alrededor del estadio y de la antigua Maternidad, la Maternitat i Sant Ramon; por encima de la Diagonal, Pedralbes es del mismo distrito. La línea 3 para en Plaça del Centre, Les Corts, Maria Cristina y Palau Reial; la 5, en Badal y Collblanc; y el mercado está en la Travessera de les Corts.",
      street:
        "Por la Travessera de les Corts, la Gran Via de Carles III, Numància y la Diagonal pasan coches todo el día. Las calles de alrededor de la Concòrdia son estrechas y tranquilas. Cuando hay partido o concierto en el Camp Nou, decenas de miles de personas llegan y se van en una hora y no queda dónde aparcar; a la mañana siguiente no se nota. Los turistas visitan el estadio y poco más.",
      checks: [
        "En una finca de 1955 a 1975, pregunte si se analizaron las viguetas por el cemento aluminoso.",
        "Mire el calendario de partidos y venga una de esas tardes.",
        "Pregunte por el aislamiento, las ventanas y la letra del certificado energético.",
        "Pregunte si el garaje es de la comunidad y si con la vivienda va una plaza.",
        "Cerca del estadio, pregunte en el Ayuntamiento por las obras del entorno y cuándo deben acabar.",
      ],
      suits:
        "Les Corts le irá bien a quien quiera un piso práctico, con ascensor y a menudo garaje, cerca de la Diagonal y lejos de las multitudes; a quien busque fachadas antiguas o vida nocturna le parecerá sosa.",
      pros: [
        "Edificios de la segunda mitad del siglo XX, con ascensor, balcón y garaje.",
        "Líneas 3 y 5 de metro, tranvía y la Diagonal, con sus oficinas y tiendas.",
        "Calles tranquilas en torno a la plaza de la Concòrdia, con pocos visitantes.",
      ],
      cons: [
        "Gentío y ni un sitio para aparcar las noches de partido o concierto en el Camp Nou.",
        "Vías anchas de paso: Carles III, Numància, Travessera de les Corts.",
        "Muchas fincas de 1955 a 1975, con estructura y aislamiento por comprobar.",
      ],
      children:
        "En la plaza de la Concòrdia y en la del Centre se puede correr, y hay hierba en los jardines de Bederrida, en el parque de Can Rigal y en los jardines del palacio real, en Pedralbes. Las aceras son anchas y el terreno es casi llano.",
    },
    ca: {
      edges:
        "Els carrers de Numància i de Joan Güell baixen a Sants, la Diagonal la talla per dalt i la ciutat s’acaba darrere de la universitat. Al voltant de la plaça de la Concòrdia i la plaça del Centre hi ha el que queda del poble; a ponent, al voltant de l’estadi i de l’antiga Maternitat, la Maternitat i Sant Ramon; per sobre de la Diagonal, Pedralbes és del mateix districte. La línia 3 para a Plaça del Centre, Les Corts, Maria Cristina i Palau Reial; la 5, a Badal i Collblanc; i el mercat és a la Travessera de les Corts.",
      street:
        "Per la Travessera de les Corts, la Gran Via de Carles III, Numància i la Diagonal hi passen cotxes tot el dia. Els carrers del voltant de la Concòrdia són estrets i tranquils. Quan hi ha partit o concert al Camp Nou, desenes de milers de persones arriben i se’n van en una hora i no queda on aparcar; l’endemà al matí no es nota. Els turistes visiten l’estadi i poca cosa més.",
      checks: [
        "En una finca del 1955 al 1975, pregunti si es van analitzar les biguetes pel ciment aluminós.",
        "Miri el calendari de partits i vingui una d’aquelles tardes.",
        "Pregunti per l’aïllament, les finestres i la lletra del certificat energètic.",
        "Pregunti si el garatge és de la comunitat i si amb l’habitatge va una plaça.",
        "Prop de l’estadi, pregunti a l’Ajuntament per les obres de l’entorn i quan s’han d’acabar.",
      ],
      suits:
        "Les Corts anirà bé a qui vulgui un pis pràctic, amb ascensor i sovint garatge, a prop de la Diagonal i lluny de les multituds; a qui busqui façanes antigues o vida de nit li semblarà ensopit.",
      pros: [
        "Edificis de la segona meitat del segle XX, amb ascensor, balcó i garatge.",
        "Línies 3 i 5 del metro, tramvia i la Diagonal, amb les oficines i les botigues.",
        "Carrers tranquils al voltant de la plaça de la Concòrdia, amb pocs visitants.",
      ],
      cons: [
        "Gentada i cap lloc per aparcar les nits de partit o de concert al Camp Nou.",
        "Vies amples de pas: Carles III, Numància, Travessera de les Corts.",
        "Moltes finques del 1955 al 1975, amb l’estructura i l’aïllament per comprovar.",
      ],
      children:
        "A la plaça de la Concòrdia i a la del Centre s’hi pot córrer, i hi ha gespa als jardins de Bederrida, al parc de Can Rigal i als jardins del palau reial, a Pedralbes. Les voreres són amples i el terreny és gairebé pla.",
    },
    ru: {
      edges:
        "Улицы Нумансия и Жоан-Гуэль спускаются к Сантсу, сверху район пересекает Диагональ, а за университетом кончается город. У площадей Конкордия и Сентре\u00a0— то, что осталось от деревни; к западу, вокруг стадиона и старого родильного дома, лежит Матернитат-и-Сан-Рамон; выше Диагонали\u00a0— Педральбес, это тот же округ. Метро: линия 3 (Plaça del Centre, Les Corts, Maria Cristina, Palau Reial) и линия 5 (Badal, Collblanc); рынок стоит на улице Травессера-де-лес-Кортс.",
      street:
        "По Травессера-де-лес-Кортс, Гран-Виа-де-Карлес III, Нумансии и Диагонали машины идут весь день. Улицы вокруг площади Конкордия узкие и спокойные. В дни матчей и концертов на «Камп Ноу» за час приходят и уходят десятки тысяч человек и поставить машину негде; к утру от этого ничего не остаётся. Туристы смотрят стадион и почти ничего больше.",
      checks: [
        "В доме 1955–1975 годов спросите, проверяли ли балки перекрытий на глинозёмистый цемент.",
        "Посмотрите календарь матчей и приезжайте в один из таких вечеров.",
        "Спросите об утеплении, окнах и классе в сертификате энергоэффективности.",
        "Узнайте, принадлежит ли гараж сообществу и прилагается ли к жилью место.",
        "Рядом со стадионом спросите в мэрии о работах вокруг него и о сроках.",
      ],
      suits:
        "Лес-Кортс подойдёт тем, кто хочет удобную квартиру с лифтом, а часто и с гаражом, рядом с Диагональю и без толп. Любителям старинных фасадов и ночной жизни здесь скучно.",
      pros: [
        "Дома второй половины XX\u00a0века: лифт, балкон, гараж.",
        "Линии метро 3 и 5, трамвай и Диагональ с офисами и магазинами.",
        "Спокойные улицы вокруг площади Конкордия, куда почти не заходят приезжие.",
      ],
      cons: [
        "В вечера матчей и концертов на «Камп Ноу» людно, поставить машину негде.",
        "Широкие проезжие улицы: Карлес III, Нумансия, Травессера-де-лес-Кортс.",
        "Много домов 1955–1975\u00a0годов: конструкции и утепление нужно проверять.",
      ],
      children:
        "На площадях Конкордия и Центра можно побегать, а трава есть в садах Бедеррида, в парке Кан-Ригаль и в садах королевского дворца в Педральбесе. Тротуары широкие, улицы почти без уклона.",
    },
  },
};
