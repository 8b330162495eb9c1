import type { Quarter } from "./quarter";

export const santaCaterina: Quarter = {
  place: "ciutat-vella",
  isInside: true,
  words: "santa caterina|santa catalina|sant pere|санта-?катерин|сан-?пере",
  related: ["period-building", "noise"],
  in: {
    en: {
      name: "Santa Caterina and Sant Pere",
      locative: "in Santa Caterina and Sant Pere",
      living:
        "Living in Santa Caterina and Sant Pere means the part of the old town around a market with a wavy, coloured roof: weavers’ streets, small workshops and the Palau de la Música.",
      edges:
        "It is the upper half of what lies east of Via Laietana: Carrer de la Princesa divides it from the Born, Carrer de Trafalgar from the Eixample, and Passeig de Lluís Companys ends it on the park side. In the Middle Ages tanners and weavers worked here by the water of the Rec Comtal. The monastery of Sant Pere de les Puel·les is older than the streets around it.",
      homes:
        "Houses are narrow and deep, four or five floors high, from medieval foundations to the cotton merchants’ buildings of the nineteenth century near Carrer de Trafalgar, which have the higher ceilings. Many rooms get their light from a shaft. Blocks were cleared around 2000 near the Pou de la Figuera garden, so you find new apartments with a lift there, in the middle of the oldest streets.",
      street:
        "By day it is market, school and delivery bicycles; visitors cross it between the cathedral and the Palau de la Música but stay in fewer numbers than in the Gothic Quarter. In the evening terraces fill in Plaça de Sant Pere, Carrer d’Allada-Vermell and around the market. Walls and lanes are narrow, so ask about the window opposite.",
      transport:
        "Metro stations are Jaume I (line 4), Urquinaona (lines 1 and 4) and Arc de Triomf (line 1, with suburban trains). The Santa Caterina market was rebuilt behind its old walls and opened again in 2005. The Ciutadella park is five to ten minutes away on foot.",
      checks: [
        "Ask what protects the building and whether remains may lie under it: works on the ground may need an archaeologist.",
        "Look at how the light shaft is kept, and which rooms depend on it.",
        "Ask how many homes on the staircase are let to visitors, with which registration number.",
        "Read in the last inspection (ITE) what is said of beams, stairs and the party walls.",
        "Ask how refuse and deliveries work in a lane that no lorry enters.",
      ],
      suits:
        "It suits you if you want the old town with a market downstairs and fewer crowds than in the Gothic Quarter; anyone who needs sun, a lift or a car at the door has to choose the building with care.",
      pros: [
        "The Santa Caterina market and the small workshops and shops around it.",
        "The Ciutadella park and Arc de Triomf station within ten minutes.",
        "Some newer buildings with a lift, around the Pou de la Figuera.",
      ],
      cons: [
        "Lanes so narrow that the window opposite is a few metres away.",
        "Terraces in the evening on Plaça de Sant Pere and Carrer d’Allada-Vermell.",
        "Deep plots with light shafts, and old beams and stairs.",
      ],
      children:
        "The Pou de la Figuera garden has a playground and a ball court in the middle of the quarter, Plaça de Sant Pere and Allada-Vermell have swings, and the Ciutadella is round the corner. Few cars come in.",
    },
    es: {
      name: "Santa Caterina y Sant Pere",
      locative: "en Santa Caterina y Sant Pere",
      living:
        "Vivir en Santa Caterina y Sant Pere es vivir en la parte de la ciudad vieja que rodea un mercado de cubierta ondulada y de colores: calles de tejedores, pequeños talleres y el Palau de la Música.",
      edges:
        "Es la mitad alta de lo que queda a levante de la Via Laietana: la calle Princesa la separa del Born; la calle Trafalgar, del Eixample; y el paseo de Lluís Companys la cierra por el lado del parque. En la Edad Media trabajaban aquí curtidores y tejedores con el agua del Rec Comtal. El monasterio de Sant Pere de les Puel·les es anterior a las calles que lo rodean.",
      homes:
        "Las casas son estrechas y hondas, de cuatro o cinco plantas, desde cimientos medievales hasta las fincas de los comerciantes de algodón del siglo XIX, cerca de Trafalgar, que tienen los techos más altos. Muchas piezas reciben la luz de un patio. Hacia 2000 se derribaron manzanas junto al Pou de la Figuera: allí hay pisos nuevos con ascensor en medio de las calles más viejas.",
      street:
        "De día es mercado, colegio y bicicletas de reparto; los visitantes lo cruzan entre la catedral y el Palau de la Música, pero se quedan menos que en el Gótico. Por la noche se llenan las terrazas de la plaza de Sant Pere, de Allada-Vermell y de alrededor del mercado. Las calles son estrechas: pregunte por la ventana de enfrente.",
      transport:
        "Las estaciones de metro son Jaume I (línea 4), Urquinaona (1 y 4) y Arc de Triomf (1, con Rodalies). El mercado de Santa Caterina se rehízo tras sus muros antiguos y reabrió en 2005. El parque de la Ciutadella está a cinco o diez minutos a pie.",
      checks: [
        "Pregunte qué protección tiene el edificio y si puede haber restos debajo: una obra en el suelo puede necesitar arqueólogo.",
        "Mire cómo está el patio de luces y qué piezas dependen de él.",
        "Pregunte cuántas viviendas de la escalera se alquilan a visitantes y con qué número de registro.",
        "Lea en la última inspección (ITE) lo que dice de vigas, escalera y medianeras.",
        "Pregunte cómo se recogen la basura y los paquetes en un callejón donde no entra un camión.",
      ],
      suits:
        "Le irá bien a quien quiera la ciudad vieja con un mercado debajo de casa y menos gentío que en el Gótico; quien necesite sol, ascensor o coche en la puerta tendrá que elegir bien la finca.",
      pros: [
        "El mercado de Santa Caterina y los talleres y tiendas que lo rodean.",
        "El parque de la Ciutadella y la estación de Arc de Triomf, a menos de diez minutos.",
        "Algunos edificios nuevos con ascensor, en torno al Pou de la Figuera.",
      ],
      cons: [
        "Callejones tan estrechos que la ventana de enfrente queda a pocos metros.",
        "Terrazas por la noche en la plaza de Sant Pere y la calle Allada-Vermell.",
        "Solares hondos con patinillo, y vigas y escaleras antiguas.",
      ],
      children:
        "El jardín del Pou de la Figuera tiene juegos y pista en medio del barrio, en la plaza de Sant Pere y en Allada-Vermell hay columpios y la Ciutadella está a la vuelta. Entran pocos coches.",
    },
    ca: {
      name: "Santa Caterina i Sant Pere",
      locative: "a Santa Caterina i Sant Pere",
      living:
        "Viure a Santa Caterina i Sant Pere és viure a la part de la ciutat vella que envolta un mercat de coberta ondulada i de colors: carrers de teixidors, petits tallers i el Palau de la Música.",
      edges:
        "És la meitat alta del que queda a llevant de la Via Laietana: el carrer de la Princesa la separa del Born; el de Trafalgar, de l’Eixample; i el passeig de Lluís Companys la tanca pel costat del parc. A l’edat mitjana hi treballaven blanquers i teixidors amb l’aigua del Rec Comtal. El monestir de Sant Pere de les Puel·les és anterior als carrers que l’envolten.",
      homes:
        "Les cases són estretes i fondes, de quatre o cinc plantes, des de fonaments medievals fins a les finques dels comerciants de cotó del segle XIX, prop de Trafalgar, que tenen els sostres més alts. Moltes peces reben la llum d’un celobert. Cap al 2000 s’hi van enderrocar illes al costat del Pou de la Figuera: allà hi ha pisos nous amb ascensor enmig dels carrers més vells.",
      street:
        "De dia és mercat, escola i bicicletes de repartiment; els visitants el travessen entre la catedral i el Palau de la Música, però s’hi queden menys que al Gòtic. Al vespre s’omplen les terrasses de la plaça de Sant Pere, d’Allada-Vermell i del voltant del mercat. Els carrers són estrets: pregunti per la finestra del davant.",
      transport:
        "Les estacions de metro són Jaume I (línia 4), Urquinaona (1 i 4) i Arc de Triomf (1, amb Rodalies). El mercat de Santa Caterina es va refer darrere dels seus murs antics i va reobrir el 2005. El parc de la Ciutadella és a cinc o deu minuts a peu.",
      checks: [
        "Pregunti quina protecció té l’edifici i si hi pot haver restes a sota: una obra a terra pot necessitar arqueòleg.",
        "Miri com està el celobert i quines peces en depenen.",
        "Pregunti quants habitatges de l’escala es lloguen a visitants i amb quin número de registre.",
        "Llegeixi a l’última inspecció (ITE) què diu de bigues, escala i mitgeres.",
        "Pregunti com es recullen la brossa i els paquets en un carreró on no entra cap camió.",
      ],
      suits:
        "Anirà bé a qui vulgui la ciutat vella amb un mercat a sota de casa i menys gentada que al Gòtic; qui necessiti sol, ascensor o cotxe a la porta haurà de triar bé la finca.",
      pros: [
        "El mercat de Santa Caterina i els tallers i botigues que l’envolten.",
        "El parc de la Ciutadella i l’estació d’Arc de Triomf, a menys de deu minuts.",
        "Alguns edificis nous amb ascensor, al voltant del Pou de la Figuera.",
      ],
      cons: [
        "Carrerons tan estrets que la finestra del davant és a pocs metres.",
        "Terrasses al vespre a la plaça de Sant Pere i al carrer d’Allada-Vermell.",
        "Solars fondos amb celobert, i bigues i escales antigues.",
      ],
      children:
        "El jardí del Pou de la Figuera té jocs i pista enmig del barri, a la plaça de Sant Pere i a Allada-Vermell hi ha gronxadors i la Ciutadella és a tocar. Hi entren pocs cotxes.",
    },
    ru: {
      name: "Санта-Катерина и Сан-Пере",
      locative: "в Санта-Катерине и Сан-Пере",
      living:
        "Жить в Санта-Катерине и Сан-Пере\u00a0— значит жить в той части старого города, что окружает рынок с волнистой разноцветной крышей: улицы ткачей, маленькие мастерские и Дворец музыки (Palau de la Música).",
      edges:
        "Это верхняя половина того, что лежит к востоку от Виа-Лаэтаны: от Борна её отделяет улица Принсеса, от Эшампле\u00a0— улица Трафальгар, а со стороны парка замыкает бульвар Льюис-Компаньс. В Средние века здесь у воды канала Рек-Комталь работали кожевники и ткачи. Монастырь Сан-Пере-де-лес-Пуэльес старше улиц вокруг него.",
      homes:
        "Дома узкие и глубокие, в четыре-пять этажей: от построенных на средневековых фундаментах до домов торговцев хлопком XIX\u00a0века у улицы Трафальгар, где потолки выше. Во многие комнаты свет попадает из колодца. Около 2000\u00a0года у сада Поу-де-ла-Фигера часть кварталов снесли, и там среди самых старых улиц есть новые квартиры с лифтом. В остальных домах лифт редкость, а лестница узкая: проверьте, пройдёт ли по ней диван.",
      street:
        "Днём это рынок, школа и велосипеды доставки; приезжие проходят здесь от собора к Дворцу музыки, но остаётся их меньше, чем в Готическом квартале. Вечером заняты столики на площади Сан-Пере, улице Альяда-Вермель и вокруг рынка. У рынка рано утром слышно разгрузку, у Дворца музыки поздно вечером\u00a0— публику после концерта. Улицы узкие, поэтому спросите об окне напротив.",
      transport:
        "Станции метро: Jaume I (линия 4), Urquinaona (1 и 4) и Arc de Triomf (1 и пригородные поезда). Рынок Санта-Катерина перестроили за старыми стенами и снова открыли в 2005\u00a0году. До парка Сьютаделья пять-десять минут пешком.",
      checks: [
        "Спросите, как охраняется дом и нет ли под ним древних остатков: для работ в земле может понадобиться археолог.",
        "Посмотрите, в каком состоянии световой колодец и какие комнаты от него зависят.",
        "Узнайте, сколько квартир в подъезде сдаётся приезжим и под каким номером регистрации.",
        "Прочтите в последнем осмотре (ITE), что сказано о балках, лестнице и стенах между домами.",
        "Выясните, как вывозят мусор и привозят посылки в переулок, куда не въезжает грузовик.",
      ],
      suits:
        "Они подойдут тем, кто хочет старый город с рынком у дома и без толп Готического квартала. Если нужны солнце, лифт или машина у двери, дом придётся выбирать внимательно.",
      pros: [
        "Рынок Санта-Катерина, мастерские и лавки вокруг него.",
        "До парка Сьютаделья и станции Arc de Triomf меньше десяти минут.",
        "Несколько новых домов с лифтом у сада Поу-де-ла-Фигера.",
      ],
      cons: [
        "Переулки такие узкие, что окно напротив в нескольких метрах.",
        "Вечером столики на площади Сан-Пере и улице Альяда-Вермель.",
        "Глубокие участки со световым колодцем, старые балки и лестницы.",
      ],
      children:
        "В саду Поу-де-ла-Фигера посреди квартала есть площадка и поле для мяча, на площади Сан-Пере и улице Альяда-Вермель стоят качели, Сьютаделья за углом. Машин заезжает мало.",
    },
  },
};
