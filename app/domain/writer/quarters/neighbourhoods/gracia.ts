import type { NeighbourhoodTexts } from "../quarter";

export const gracia: NeighbourhoodTexts = {
  related: ["lift", "noise", "period-building", "walking-times"],
  in: {
    en: {
      edges:
        "The district goes from the Diagonal to the hills around Park Güell. Vila de Gràcia is the old town, below Travessera de Dalt. East of it lies Camp d’en Grassot, which looks like the Eixample; above the Travessera are La Salut, Vallcarca and El Coll, where streets turn into stairs and escalators. Metro line 3 follows the western side (Diagonal, Fontana, Lesseps, Vallcarca), line 4 the eastern one (Joanic, Alfons X).",
      street:
        "In the old town, noise follows the squares: tables until late, voices between façades, and little traffic. Travessera de Gràcia, Gran de Gràcia and Travessera de Dalt have the buses. Around Park Güell visitors walk up from the metro all day, and since 2013 they have needed a ticket for its central part. For a week in the middle of August the decorated streets stay awake until past midnight.",
      checks: [
        "Count the steps from the street to the door of the home: lifts are few in the old town.",
        "Come back on a Friday night if there is a square within a hundred metres.",
        "Ask which rooms have a window to the outside; plots are narrow and deep.",
        "Above Travessera de Dalt, walk the slope from the metro, and ask whether the escalators on the way are in use.",
        "Ask whose the roof terrace is: of the home, or of the community.",
      ],
      suits:
        "Gràcia suits you if you want a village inside the city, with squares instead of shopping avenues and nearly everything on foot; anyone who needs a lift, a garage or silence on summer nights has to choose the street with care.",
      pros: [
        "Squares a few minutes apart: Vila, Virreina, Sol, Diamant, Revolució.",
        "Narrow streets with little through traffic, small shops and the Llibertat market.",
        "Two metro lines and the FGC at its edges, and the Eixample across the Diagonal.",
      ],
      cons: [
        "Voices from the squares until late, above all from May to October and during the Festa Major in August.",
        "Few lifts and few garages in the old centre.",
        "Compact homes on narrow plots, with inner rooms that get little light.",
      ],
      children:
        "Children play in the squares: some, such as Diamant and Poble Romaní, have swings, and few cars pass. For grass and trees there are Park Güell, uphill, and Turó Park on the far side of Via Augusta.",
    },
    es: {
      edges:
        "El distrito va de la Diagonal a los cerros del Park Güell. La Vila de Gràcia es el núcleo antiguo, por debajo de la Travessera de Dalt. A levante queda el Camp d’en Grassot, que se parece al Eixample; por encima de la Travessera, la Salut, Vallcarca y el Coll, donde las calles acaban en escaleras, algunas mecánicas. La línea 3 de metro sigue el lado de poniente (Diagonal, Fontana, Lesseps, Vallcarca) y la 4, el de levante (Joanic, Alfons X).",
      street:
        "En el núcleo antiguo el ruido está en las plazas: mesas hasta tarde, voces entre fachadas y pocos coches. Por la Travessera de Gràcia, Gran de Gràcia y la Travessera de Dalt pasan los autobuses. Alrededor del Park Güell suben visitantes desde el metro todo el día; desde 2013 la parte central es de pago. A mediados de agosto, las calles decoradas están despiertas una semana hasta pasada la medianoche.",
      checks: [
        "Cuente los escalones de la calle a la puerta: en el núcleo antiguo hay pocos ascensores.",
        "Vuelva un viernes por la noche si hay una plaza a menos de cien metros.",
        "Pregunte qué piezas tienen ventana al exterior: los solares son estrechos y hondos.",
        "Por encima de la Travessera de Dalt, suba a pie desde el metro y mire si funcionan las escaleras mecánicas.",
        "Pregunte de quién es la azotea: de la vivienda o de la comunidad.",
      ],
      suits:
        "Gràcia le irá bien a quien quiera un pueblo dentro de la ciudad, con plazas en lugar de avenidas y casi todo a pie; quien necesite ascensor, garaje o silencio en las noches de verano tendrá que elegir bien la calle.",
      pros: [
        "Plazas a pocos minutos unas de otras: Vila, Virreina, Sol, Diamant, Revolució.",
        "Calles estrechas con poco tráfico de paso, tiendas pequeñas y el mercado de la Llibertat.",
        "Dos líneas de metro y los Ferrocarrils en los bordes, y el Eixample al otro lado de la Diagonal.",
      ],
      cons: [
        "Voces de las plazas hasta tarde, sobre todo de mayo a octubre y por la Festa Major, en agosto.",
        "Pocos ascensores y pocos garajes en el núcleo antiguo.",
        "Pisos pequeños en solares estrechos, con piezas interiores de poca luz.",
      ],
      children:
        "Se juega en las plazas: varias tienen columpios, como Diamant o Poble Romaní, y pasan pocos coches. Para hierba y árboles están el Park Güell, cuesta arriba, y el Turó Park, al otro lado de la Via Augusta.",
    },
    ca: {
      edges:
        "El districte va de la Diagonal als turons del Park Güell. La Vila de Gràcia és el nucli antic, per sota de la Travessera de Dalt. A llevant hi ha el Camp d’en Grassot, que s’assembla a l’Eixample; per sobre de la Travessera, la Salut, Vallcarca i el Coll, on els carrers acaben en escales, algunes de mecàniques. La línia 3 del metro segueix el costat de ponent (Diagonal, Fontana, Lesseps, Vallcarca) i la 4, el de llevant (Joanic, Alfons X).",
      street:
        "Al nucli antic el soroll és a les places: taules fins tard, veus entre façanes i pocs cotxes. Per la Travessera de Gràcia, Gran de Gràcia i la Travessera de Dalt hi passen els autobusos. Al voltant del Park Güell hi pugen visitants des del metro tot el dia; des del 2013 la part central és de pagament. A mitjan agost, els carrers guarnits estan desperts una setmana fins passada la mitjanit.",
      checks: [
        "Compti els graons del carrer a la porta: al nucli antic hi ha pocs ascensors.",
        "Torni-hi un divendres al vespre si hi ha una plaça a menys de cent metres.",
        "Pregunti quines peces tenen finestra a fora: els solars són estrets i fondos.",
        "Per sobre de la Travessera de Dalt, pugi a peu des del metro i miri si funcionen les escales mecàniques.",
        "Pregunti de qui és el terrat: de l’habitatge o de la comunitat.",
      ],
      suits:
        "Gràcia anirà bé a qui vulgui un poble dins la ciutat, amb places en lloc d’avingudes i gairebé tot a peu; qui necessiti ascensor, garatge o silenci les nits d’estiu haurà de triar bé el carrer.",
      pros: [
        "Places a pocs minuts les unes de les altres: la Vila, la Virreina, el Sol, el Diamant, la Revolució.",
        "Carrers estrets amb poc trànsit de pas, botigues petites i el mercat de la Llibertat.",
        "Dues línies de metro i els Ferrocarrils a les vores, i l’Eixample a l’altra banda de la Diagonal.",
      ],
      cons: [
        "Veus de les places fins tard, sobretot de maig a octubre i per la Festa Major, a l’agost.",
        "Pocs ascensors i pocs garatges al nucli antic.",
        "Pisos petits en solars estrets, amb peces interiors de poca llum.",
      ],
      children:
        "La canalla juga a les places: n’hi ha amb gronxadors, com el Diamant o el Poble Romaní, i hi passen pocs cotxes. Per a gespa i arbres hi ha el Park Güell, amunt, i el Turó Park, a l’altra banda de la Via Augusta.",
    },
    ru: {
      edges:
        "Округ тянется от Диагонали до холмов вокруг парка Гуэль. Вила-де-Грасия\u00a0— старый город, ниже улицы Травессера-де-Дальт. К востоку лежит Камп-д’эн-Грассот, похожий на Эшампле; выше\u00a0— Салут, Валькарка и Коль, где улицы переходят в лестницы, местами в эскалаторы. Линия метро 3 идёт по западной стороне (Diagonal, Fontana, Lesseps, Vallcarca), линия 4\u00a0— по восточной (Joanic, Alfons X).",
      street:
        "В старой части шум там, где площади: столики допоздна, голоса между фасадами, машин мало. По улицам Травессера-де-Грасия, Гран-де-Грасия и Травессера-де-Дальт ходят автобусы. К парку Гуэль от метро весь день поднимаются приезжие; с 2013\u00a0года вход в его центральную часть платный. В середине августа украшенные улицы неделю не спят за полночь.",
      checks: [
        "Посчитайте ступени от улицы до двери квартиры: в старой части лифтов мало.",
        "Если ближе ста метров есть площадь, вернитесь в пятницу вечером.",
        "Спросите, у каких комнат окно наружу: участки узкие и глубокие.",
        "Выше Травессера-де-Дальт поднимитесь пешком от метро и посмотрите, работают ли эскалаторы.",
        "Узнайте, чья терраса на крыше: квартиры или всего дома.",
      ],
      suits:
        "Грасия подойдёт тем, кто хочет жить в бывшем городке посреди города: площади вместо проспектов, почти всё пешком. Если нужны лифт, гараж или тишина летними ночами, улицу придётся выбирать внимательно.",
      pros: [
        "Площади в нескольких минутах одна от другой: Вила, Виррейна, Соль, Диамант, Револусьо.",
        "Узкие улицы почти без сквозного движения, маленькие магазины и рынок Льибертат.",
        "Две линии метро и поезда FGC по краям, а за Диагональю уже Эшампле.",
      ],
      cons: [
        "Голоса с площадей слышны допоздна, больше всего с мая по октябрь и в августе, на Феста-Мажор.",
        "В старой части мало лифтов и гаражей.",
        "Квартиры небольшие, участки узкие, в средние комнаты попадает мало света.",
      ],
      children:
        "Дети играют прямо на площадях: на Диамант и Побле-Романи стоят качели, машин почти нет. За травой и деревьями ходят вверх, в Парк Гуэль, или за Виа-Аугуста, в парк Туро.",
    },
  },
};
