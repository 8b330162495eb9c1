import type { Quarter } from "./quarter";

export const gothic: Quarter = {
  place: "ciutat-vella",
  isInside: true,
  words: "gothic|gotic|готическ",
  related: ["tourist-licence", "lift"],
  in: {
    en: {
      name: "The Gothic Quarter",
      locative: "in the Gothic Quarter",
      living:
        "Living in the Gothic Quarter means narrow lanes without traffic, the cathedral and Roman walls round the corner, and more visitors than neighbours by day in the busiest streets.",
      edges:
        "The Rambla marks its western edge and Via Laietana its eastern one; it runs from Plaça de Catalunya down to the port. Inside are the Roman city around Plaça de Sant Jaume and the medieval one that grew around it. Via Laietana itself was cut through the old streets at the beginning of the twentieth century, so its buildings are taller and newer than those behind them.",
      homes:
        "Most buildings are older than 1900, on plots a few metres wide, with one or two apartments to a landing. You find timber beams, stone walls and high ceilings on the main floor, and lower ones the further up you go. The higher floors get the light; the lower ones may look onto a lane three metres across or onto a light well. Many staircases have never had room for a lift.",
      street:
        "There is hardly any traffic, and yet it is not silent: footsteps, voices, suitcases and early deliveries carry between stone walls. Carrer de Ferran, the cathedral and Plaça Reial have visitors all day, and around Plaça Reial and Carrer dels Escudellers the evening lasts longest. Two lanes away it can be still.",
      transport:
        "The metro stops at Jaume I (line 4), and at Liceu and Drassanes (line 3) on the Rambla. At Plaça de Catalunya you have more lines, the FGC and suburban trains. The quarter has no market hall of its own: Santa Caterina is across Via Laietana and the Boqueria across the Rambla. Cars may enter few streets, so you carry shopping the last stretch.",
      checks: [
        "Ask whether the building is listed: protection may cover the façade, the staircase, beams or floors, and decides what you may alter.",
        "Have somebody look at the beams and the walls, and ask for the last building inspection (ITE) and what it ordered.",
        "Ask how many homes on the staircase have a tourist licence, and what the community has agreed about them.",
        "Go at midday and see how many hours of daylight that floor gets, room by room.",
        "Find out how furniture comes up where there is no lift, and whether the owners have discussed fitting one.",
      ],
      suits:
        "It suits you if you want the oldest streets of Barcelona and no car, and can live with visitors at the door; for light, lifts and silence each building has to be looked at by itself.",
      pros: [
        "The cathedral, the port and Plaça de Catalunya within ten minutes on foot.",
        "Stone walls, beams and high main floors of the kind that only this quarter has.",
        "Streets nearly without cars, and still corners such as Plaça de Sant Felip Neri.",
      ],
      cons: [
        "Crowds by day on Ferran, Bisbe and around the cathedral; late nights at Plaça Reial and Escudellers.",
        "Many staircases without a lift, and lower floors without sun.",
        "Listed buildings, where each alteration takes a permit and time.",
      ],
      children:
        "The squares are stone: Sant Felip Neri, Sant Just and Plaça de la Mercè are the ones to play in. For grass and swings you walk to the Ciutadella, about a quarter of an hour away, or down to the water.",
    },
    es: {
      name: "El Gótico",
      locative: "en el Gótico",
      living:
        "Vivir en el Gótico es vivir entre callejones sin coches, con la catedral y la muralla romana a la vuelta de la esquina y, de día, más visitantes que vecinos en las calles más conocidas.",
      edges:
        "La Rambla lo cierra por poniente y la Via Laietana por levante; va de la plaza de Catalunya al puerto. Dentro están la ciudad romana, en torno a la plaza de Sant Jaume, y la medieval que creció a su alrededor. La Via Laietana se abrió a principios del siglo XX a través de las calles antiguas: sus edificios son más altos y más nuevos que los de detrás.",
      homes:
        "Casi todas las fincas son anteriores a 1900, estrechas, con una o dos viviendas por rellano. Hay vigas de madera, paredes de piedra y techos altos en la planta noble, que van bajando según se sube. La luz está arriba; los pisos bajos pueden dar a un callejón de tres metros o a un patio de luces. En muchas escaleras nunca ha cabido un ascensor.",
      street:
        "Apenas pasan coches, pero no hay silencio: entre paredes de piedra se oyen los pasos, las voces, las maletas y el reparto de primera hora. Por la calle de Ferran, la catedral y la plaza Reial pasan visitantes todo el día, y en la plaza Reial y Escudellers la noche se alarga más. Dos callejones más allá puede no oírse nada.",
      transport:
        "El metro para en Jaume I (línea 4) y, en la Rambla, en Liceu y Drassanes (línea 3). En la plaza de Catalunya hay más líneas, los Ferrocarrils y Rodalies. Mercado propio no tiene: Santa Caterina queda al otro lado de la Via Laietana y la Boqueria, al otro lado de la Rambla. Pocas calles admiten coches, así que la compra se lleva a pie el último tramo.",
      checks: [
        "Pregunte si el edificio está catalogado: la protección puede alcanzar a la fachada, la escalera, las vigas o los suelos, y decide qué se puede cambiar.",
        "Haga revisar vigas y muros, y pida la última inspección técnica (ITE) y lo que ordenó.",
        "Pregunte cuántas viviendas de la escalera tienen licencia turística y qué ha acordado la comunidad.",
        "Vaya a mediodía y mire, habitación por habitación, cuántas horas de luz recibe esa planta.",
        "Entérese de cómo se suben los muebles si no hay ascensor, y de si se ha hablado de ponerlo.",
      ],
      suits:
        "Le irá bien a quien quiera las calles más antiguas de Barcelona, sin coche y con visitantes en la puerta; la luz, el ascensor y el silencio hay que mirarlos finca por finca.",
      pros: [
        "La catedral, el puerto y la plaza de Catalunya, a menos de diez minutos a pie.",
        "Muros de piedra, vigas y plantas nobles de techos altos que solo tiene este barrio.",
        "Calles casi sin coches y rincones callados como la plaza de Sant Felip Neri.",
      ],
      cons: [
        "Multitudes de día en Ferran, el Bisbe y alrededor de la catedral; noches largas en la plaza Reial y Escudellers.",
        "Muchas escaleras sin ascensor y plantas bajas sin sol.",
        "Edificios protegidos, en los que cada cambio exige permiso y tiempo.",
      ],
      children:
        "Las plazas son de piedra: se juega en Sant Felip Neri, Sant Just y la Mercè. Para césped y columpios hay que ir a la Ciutadella, a un cuarto de hora a pie, o bajar al mar.",
    },
    ca: {
      name: "El Gòtic",
      locative: "al Gòtic",
      living:
        "Viure al Gòtic és viure entre carrerons sense cotxes, amb la catedral i la muralla romana a tocar i, de dia, més visitants que veïns als carrers més coneguts.",
      edges:
        "La Rambla el tanca per ponent i la Via Laietana per llevant; va de la plaça de Catalunya al port. A dins hi ha la ciutat romana, al voltant de la plaça de Sant Jaume, i la medieval que la va envoltar. La Via Laietana es va obrir a començament del segle XX a través dels carrers vells: els seus edificis són més alts i més nous que els del darrere.",
      homes:
        "Gairebé totes les finques són anteriors al 1900, estretes, amb un o dos habitatges per replà. Hi ha bigues de fusta, parets de pedra i sostres alts a la planta noble, que s’abaixen a mesura que es puja. La llum és a dalt; els pisos baixos poden donar a un carreró de tres metres o a un celobert. En moltes escales no hi ha cabut mai un ascensor.",
      street:
        "No hi passen gaire cotxes, però silenci no n’hi ha: entre parets de pedra se senten els passos, les veus, les maletes i el repartiment de primera hora. Pel carrer de Ferran, la catedral i la plaça Reial hi passen visitants tot el dia, i a la plaça Reial i a Escudellers la nit s’allarga més. Dos carrerons enllà pot ser que no se senti res.",
      transport:
        "El metro para a Jaume I (línia 4) i, a la Rambla, a Liceu i Drassanes (línia 3). A la plaça de Catalunya hi ha més línies, els Ferrocarrils i Rodalies. De mercat propi no en té: Santa Caterina és a l’altra banda de la Via Laietana i la Boqueria, a l’altra banda de la Rambla. Hi ha pocs carrers on puguin entrar cotxes, i la compra es porta a peu l’últim tros.",
      checks: [
        "Pregunti si l’edifici està catalogat: la protecció pot afectar la façana, l’escala, les bigues o els paviments, i decideix què s’hi pot canviar.",
        "Faci revisar bigues i murs, i demani l’última inspecció tècnica (ITE) i què va ordenar.",
        "Pregunti quants habitatges de l’escala tenen llicència turística i què ha acordat la comunitat.",
        "Vagi-hi al migdia i miri, habitació per habitació, quantes hores de llum rep aquella planta.",
        "Assabenti’s de com es pugen els mobles si no hi ha ascensor, i de si s’ha parlat de posar-ne.",
      ],
      suits:
        "Anirà bé a qui vulgui els carrers més antics de Barcelona, sense cotxe i amb visitants a la porta; la llum, l’ascensor i el silenci s’han de mirar finca per finca.",
      pros: [
        "La catedral, el port i la plaça de Catalunya, a menys de deu minuts a peu.",
        "Murs de pedra, bigues i plantes nobles de sostres alts que només té aquest barri.",
        "Carrers gairebé sense cotxes i racons callats com la plaça de Sant Felip Neri.",
      ],
      cons: [
        "Gentades de dia a Ferran, el Bisbe i al voltant de la catedral; nits llargues a la plaça Reial i Escudellers.",
        "Moltes escales sense ascensor i plantes baixes sense sol.",
        "Edificis protegits, on cada canvi demana permís i temps.",
      ],
      children:
        "Les places són de pedra: es juga a Sant Felip Neri, Sant Just i la Mercè. Per a gespa i gronxadors cal anar a la Ciutadella, a un quart d’hora a peu, o baixar al mar.",
    },
    ru: {
      name: "Готический квартал",
      locative: "в Готическом квартале",
      living:
        "Жить в Готическом квартале\u00a0— значит жить в переулках без машин, рядом с кафедральным собором и римской стеной, где днём на самых известных улицах приезжих больше, чем соседей.",
      edges:
        "С запада квартал ограничен Рамблой, с востока\u00a0— улицей Виа-Лаэтана, а тянется он от площади Каталонии до порта. Внутри\u00a0— римский город вокруг площади Сан-Жауме и средневековый, который вырос вокруг него. Виа-Лаэтану проложили через старые улицы в начале XX\u00a0века, поэтому дома на ней выше и новее, чем за ней.",
      homes:
        "Почти все дома здесь старше 1900\u00a0года, узкие, по одной-две квартиры на площадке. Деревянные балки, каменные стены, высокие потолки на парадном этаже\u00a0— и чем выше, тем они ниже. Свет достаётся верхним этажам; нижние могут выходить в переулок шириной три метра или в световой колодец. Во многих подъездах для лифта никогда не было места.",
      street:
        "Машин почти нет, но и тишины тоже: между каменными стенами далеко слышны шаги, голоса, чемоданы и утренняя доставка. На улице Ферран, у собора и на Королевской площади (Plaça Reial) приезжие весь день, а вечер дольше всего длится у этой площади и на улице Эскудельерс. Через два переулка бывает совсем тихо.",
      transport:
        "Метро: Jaume I (линия 4), а на Рамбле\u00a0— Liceu и Drassanes (линия 3). На площади Каталонии\u00a0— другие линии, поезда FGC и пригородные. Своего рынка в квартале нет: Санта-Катерина\u00a0— за Виа-Лаэтаной, Бокерия\u00a0— за Рамблой. На машине можно въехать на немногие улицы, и последний отрезок с покупками идут пешком.",
      checks: [
        "Спросите, охраняется ли дом как памятник: защита может касаться фасада, лестницы, балок или полов, и от неё зависит, что можно менять.",
        "Покажите специалисту балки и стены и попросите последний технический осмотр здания (ITE): что он предписал.",
        "Узнайте, у скольких квартир в подъезде есть туристическая лицензия и что решили собственники.",
        "Приходите в полдень и посмотрите, сколько дневного света в каждой комнате.",
        "Выясните, как поднимают мебель, если лифта нет, и обсуждали ли собственники его установку.",
      ],
      suits:
        "Он подойдёт тем, кто хочет самые старые улицы Барселоны, живёт без машины и мирится с приезжими у двери. Свет, лифт и тишину нужно проверять в каждом доме отдельно.",
      pros: [
        "До собора, порта и площади Каталонии меньше десяти минут пешком.",
        "Каменные стены, балки и высокие парадные этажи, каких нет в других кварталах.",
        "Улицы почти без машин и тихие уголки вроде площади Сан-Фелип-Нери.",
      ],
      cons: [
        "Днём толпы на улицах Ферран и Бисбе и у собора, на площади Реаль и улице Эскудельерс долгие ночи.",
        "Во многих подъездах нет лифта, на нижних этажах нет солнца.",
        "Дома под охраной: на каждую переделку нужны разрешение и время.",
      ],
      children:
        "Площади здесь каменные: играют на Сан-Фелип-Нери, Сан-Жуст и Мерсе. За травой и качелями идут в Сьютаделью, четверть часа пешком, или спускаются к воде.",
    },
  },
};
