import type { Quarter } from "./quarter";

export const santAntoni: Quarter = {
  place: "eixample",
  isInside: true,
  words: "sant antoni(?! maria)|san antonio|сант?-?антони",
  related: ["lift", "noise"],
  in: {
    en: {
      name: "Sant Antoni",
      locative: "in Sant Antoni",
      living:
        "Living in Sant Antoni means a neighbourhood around its market hall, with a book market on Sundays and several streets given over to people on foot.",
      edges:
        "It is the corner of the Eixample next to the old town: Gran Via above, the Paral·lel on one side, the rondes of Sant Antoni and Sant Pau on the other. The iron market, in the form of a cross, opened in 1882 outside the gate of the former walls, and the streets around it were built up in the decades that followed. It reopened in 2018 after a long renovation.",
      homes:
        "The grid is Cerdà’s, but the houses are plainer than those by Passeig de Gràcia: narrower plots, smaller apartments, two to four on a landing, less stone and more stucco. Many have patterned cement tiles, a balcony on the street and a gallery at the back. Between them are buildings from the 1930s to the 1970s, which have lower ceilings and more often a lift.",
      street:
        "Around the market, on Comte Borrell, Tamarit and Parlament, cars have given way to benches and trees, and what you hear is voices, children and café tables, most of all on Thursday to Sunday evenings. Gran Via, the Paral·lel and Carrer d’Urgell carry the traffic. Visitors come for brunch and the Sunday books rather than for sights.",
      transport:
        "Line 2 of the metro stops at Sant Antoni, line 3 at Poble Sec and Paral·lel, and line 1 at Urgell and Rocafort on Gran Via. The market sells food on weekdays and Saturdays. Avinguda de Mistral runs under trees towards Plaça d’Espanya, and Montjuïc begins on the far side of the Paral·lel.",
      checks: [
        "Listen at the bedroom window of a street without cars after ten at night, on a Friday.",
        "Ask whether the lift was fitted later, where it stops, and whether it has been paid off.",
        "Ask when pipes and drains were replaced: many buildings are around a century old.",
        "See whether the apartment has windows on both sides, onto the street and the courtyard, or only on one.",
        "Ask what the community allows on the roof and the façade: air-conditioning units, awnings, a shared terrace.",
      ],
      suits:
        "It suits you if you want a market, cafés and streets for walking with the centre ten minutes away; anyone who wants grand apartments, a garage or silent evenings at the front will do better in another part of the grid.",
      pros: [
        "The market of 1882 in the middle, and the Sunday book stalls around it.",
        "Comte Borrell, Tamarit and Parlament given over to people on foot.",
        "Level streets, three metro lines at its edges, and Montjuïc across the Paral·lel.",
      ],
      cons: [
        "Café tables and voices from Thursday to Sunday evenings on the streets without cars.",
        "Smaller and plainer apartments than on the right-hand side, many a century old.",
        "Heavy traffic on Gran Via, Paral·lel and Urgell.",
      ],
      children:
        "The square in front of the market and the crossings without cars have benches and room to run, and Avinguda de Mistral is a long promenade under trees. The gardens of Montjuïc begin on the far side of the Paral·lel.",
    },
    es: {
      name: "Sant Antoni",
      locative: "en Sant Antoni",
      living:
        "Vivir en Sant Antoni es vivir alrededor de su mercado, con el de libros los domingos y varias calles cedidas a quien va a pie.",
      edges:
        "Es la esquina del Eixample que toca con la ciudad vieja: arriba la Gran Via, a un lado el Paral·lel y al otro las rondas de Sant Antoni y de Sant Pau. El mercado de hierro, en forma de cruz, abrió en 1882 delante de una puerta de la antigua muralla, y las calles de alrededor se fueron levantando después. Reabrió en 2018 tras una larga reforma.",
      homes:
        "La cuadrícula es la de Cerdà, pero las casas son más sencillas que las de junto al paseo de Gràcia: fincas más estrechas, pisos más pequeños, de dos a cuatro por rellano, menos piedra y más estuco. Muchos conservan el suelo hidráulico, el balcón a la calle y la galería de atrás. Entre ellas hay edificios de los años treinta a setenta, con techos más bajos y, más a menudo, ascensor.",
      street:
        "Alrededor del mercado, en Comte Borrell, Tamarit y Parlament, los coches han dejado sitio a bancos y árboles, y lo que se oye son voces, niños y terrazas, sobre todo de jueves a domingo por la noche. El tráfico va por la Gran Via, el Paral·lel y la calle Urgell. Quien viene de fuera viene a desayunar tarde y a los libros del domingo, más que a ver monumentos.",
      transport:
        "La línea 2 de metro para en Sant Antoni; la 3, en Poble Sec y Paral·lel; la 1, en Urgell y Rocafort, en la Gran Via. El mercado vende comida de lunes a sábado. La avenida de Mistral va bajo los árboles hacia la plaza de Espanya, y Montjuïc empieza al otro lado del Paral·lel.",
      checks: [
        "Escuche desde la ventana del dormitorio, un viernes después de las diez, si da a una calle sin coches.",
        "Pregunte si el ascensor se puso después, en qué plantas para y si ya está pagado.",
        "Pregunte cuándo se cambiaron las tuberías y los bajantes: muchas fincas rondan los cien años.",
        "Mire si el piso tiene ventanas a los dos lados, calle y patio de manzana, o solo a uno.",
        "Pregunte qué admite la comunidad en la azotea y en la fachada: aparatos de aire, toldos, terraza común.",
      ],
      suits:
        "Le irá bien a quien quiera mercado, cafés y calles para andar con el centro a diez minutos; quien busque grandes pisos, garaje o noches silenciosas a la calle estará mejor en otra parte de la cuadrícula.",
      pros: [
        "El mercado de 1882 en el centro y los puestos de libros del domingo a su alrededor.",
        "Comte Borrell, Tamarit y Parlament, cedidas a quien va a pie.",
        "Calles llanas, metro a los lados y Montjuïc al otro lado del Paral·lel.",
      ],
      cons: [
        "Mesas y voces de jueves a domingo por la noche en las calles sin coches.",
        "Pisos más pequeños y sencillos que en la Dreta, muchos con un siglo.",
        "Mucho tráfico en la Gran Via, el Paral·lel y Urgell.",
      ],
      children:
        "La explanada delante del mercado y los cruces sin coches tienen bancos y sitio para correr, y la avenida de Mistral es un largo paseo bajo los árboles. Los jardines de Montjuïc empiezan pasado el Paral·lel.",
    },
    ca: {
      name: "Sant Antoni",
      locative: "a Sant Antoni",
      living:
        "Viure a Sant Antoni és viure al voltant del seu mercat, amb el de llibres els diumenges i uns quants carrers cedits a qui va a peu.",
      edges:
        "És la punta de l’Eixample que toca amb la ciutat vella: a dalt la Gran Via, a un costat el Paral·lel i a l’altre les rondes de Sant Antoni i de Sant Pau. El mercat de ferro, en forma de creu, va obrir el 1882 davant d’un portal de l’antiga muralla, i els carrers del voltant es van anar aixecant després. Va reobrir el 2018 després d’una llarga reforma.",
      homes:
        "La quadrícula és la de Cerdà, però les cases són més senzilles que les de prop del passeig de Gràcia: finques més estretes, pisos més petits, de dos a quatre per replà, menys pedra i més estuc. Molts conserven el paviment hidràulic, el balcó al carrer i la galeria del darrere. Entremig hi ha edificis dels anys trenta als setanta, amb sostres més baixos i, més sovint, ascensor.",
      street:
        "Al voltant del mercat, a Comte Borrell, Tamarit i Parlament, els cotxes han deixat lloc a bancs i arbres, i el que se sent són veus, criatures i terrasses, sobretot els vespres de dijous a diumenge. El trànsit va per la Gran Via, el Paral·lel i el carrer d’Urgell. Qui ve de fora hi ve a esmorzar tard i als llibres del diumenge, més que a veure monuments.",
      transport:
        "La línia 2 del metro para a Sant Antoni; la 3, a Poble Sec i Paral·lel; l’1, a Urgell i Rocafort, a la Gran Via. El mercat ven menjar de dilluns a dissabte. L’avinguda de Mistral va sota els arbres cap a la plaça d’Espanya, i Montjuïc comença a l’altra banda del Paral·lel.",
      checks: [
        "Escolti des de la finestra del dormitori, un divendres després de les deu, si dona a un carrer sense cotxes.",
        "Pregunti si l’ascensor s’hi va posar després, a quines plantes para i si ja està pagat.",
        "Pregunti quan es van canviar les canonades i els baixants: moltes finques ronden els cent anys.",
        "Miri si el pis té finestres a totes dues bandes, carrer i pati d’illa, o només a una.",
        "Pregunti què admet la comunitat al terrat i a la façana: aparells d’aire, tendals, terrassa comuna.",
      ],
      suits:
        "Anirà bé a qui vulgui mercat, cafès i carrers per caminar amb el centre a deu minuts; qui busqui pisos grans, garatge o vespres silenciosos a la banda del carrer estarà millor en una altra part de la quadrícula.",
      pros: [
        "El mercat del 1882 al mig i les parades de llibres del diumenge al voltant.",
        "Comte Borrell, Tamarit i Parlament, cedits a qui va a peu.",
        "Carrers plans, metro als costats i Montjuïc a l’altra banda del Paral·lel.",
      ],
      cons: [
        "Taules i veus de dijous a diumenge al vespre als carrers sense cotxes.",
        "Pisos més petits i senzills que a la Dreta, molts amb un segle.",
        "Molt de trànsit a la Gran Via, el Paral·lel i Urgell.",
      ],
      children:
        "L’esplanada de davant del mercat i les cruïlles sense cotxes tenen bancs i lloc per córrer, i l’avinguda de Mistral és un passeig llarg sota els arbres. Els jardins de Montjuïc comencen passat el Paral·lel.",
    },
    ru: {
      name: "Сант-Антони",
      locative: "в Сант-Антони",
      living:
        "Жить в Сант-Антони\u00a0— значит жить вокруг рынка, с книжным базаром по воскресеньям и несколькими улицами, отданными пешеходам.",
      edges:
        "Это угол Эшампле, который примыкает к старому городу: сверху Гран-Виа, с одной стороны проспект Параллель, с другой\u00a0— бульвары Ронда-де-Сант-Антони и Ронда-де-Сант-Пау. Железный рынок в форме креста открыли в 1882\u00a0году у ворот бывшей стены, а улицы вокруг застраивали в следующие десятилетия. После долгого ремонта он снова открылся в 2018\u00a0году.",
      homes:
        "Сетка улиц та же, что во всём Эшампле, но дома скромнее, чем у Пасео-де-Грасия: участки уже, квартиры меньше, по две-четыре на площадке, камня меньше, штукатурки больше. Во многих сохранились узорная плитка, балкон на улицу и галерея со стороны двора. Между ними\u00a0— дома 1930–1970-х годов: потолки ниже, зато чаще есть лифт. Комнаты на улицу светлее, во двор\u00a0— тише, и удобнее всего квартира, где окна есть с обеих сторон.",
      street:
        "Вокруг рынка, на улицах Комте-Боррель, Тамарит и Парламент, вместо машин скамейки и деревья, и слышно голоса, детей и столики кафе, больше всего вечерами с четверга по воскресенье. Чем ближе к рынку, тем позже расходятся. Машины едут по Гран-Виа, Параллели и улице Уржель. Приезжают сюда не ради памятников, а на поздний завтрак и за воскресными книгами.",
      transport:
        "Метро: Sant Antoni (линия 2), Poble Sec и Paral·lel (линия 3), Urgell и Rocafort на Гран-Виа (линия 1). Рынок торгует продуктами с понедельника по субботу. Проспект Мистраль ведёт под деревьями к площади Испании, а за Параллелью начинается Монжуик.",
      checks: [
        "Если спальня выходит на улицу без машин, послушайте у окна в пятницу после десяти вечера.",
        "Спросите, когда поставили лифт, на каких этажах он останавливается и выплачен ли он.",
        "Узнайте, когда меняли трубы и стояки: многим домам около ста лет.",
        "Посмотрите, выходят ли окна на две стороны, на улицу и во двор, или только на одну.",
        "Спросите, что собственники разрешают на крыше и фасаде: кондиционеры, маркизы, общую террасу.",
      ],
      suits:
        "Он подойдёт тем, кто хочет рынок, кафе и улицы для пешеходов в десяти минутах от центра. За парадными квартирами, гаражом или тихими вечерами с окнами на улицу лучше идти в другую часть Эшампле.",
      pros: [
        "В середине рынок 1882\u00a0года, а вокруг него по воскресеньям книжные ряды.",
        "Улицы Комте-Боррель, Тамарит и Парламент отданы пешеходам.",
        "Ровные улицы, метро по сторонам, а за Параллелью уже Монжуик.",
      ],
      cons: [
        "С четверга по воскресенье вечером на улицах без машин столики и голоса.",
        "Квартиры меньше и проще, чем в правой части, многим около ста лет.",
        "Много машин на Гран-Виа, Параллели и улице Уржель.",
      ],
      children:
        "На площади перед рынком и на перекрёстках без машин есть скамейки и место побегать, а проспект Мистраль\u00a0— длинный бульвар под деревьями. Сады Монжуика начинаются сразу за Параллелью.",
    },
  },
};
