import type { Quarter } from "./quarter";

export const esquerraDeLEixample: Quarter = {
  place: "eixample",
  isInside: true,
  words:
    "esquerra|left (?:side )?of the eixample|eixample (?:izquierd|esquerre)|izquierda del (?:eixample|ensanche)|gaixample|лев(?:ый|ом|ого|ая|ой) (?:част\\p{L}* )?эшампле|эскерра",
  related: ["courtyard-or-street", "energy-certificate"],
  in: {
    en: {
      name: "The Esquerra de l’Eixample",
      locative: "in the Esquerra de l’Eixample",
      living:
        "Living in the Esquerra de l’Eixample, the left-hand side of the grid, means long straight streets around the Hospital Clínic and the Ninot market, with more neighbours and fewer sights than on the right.",
      edges:
        "It reaches from Carrer de Balmes to Sants station and Plaça d’Espanya, between Gran Via and the Diagonal. The city council counts two neighbourhoods, the older one up to Carrer del Comte d’Urgell and the newer one beyond. Large plots went to what a growing city needed, a hospital, a factory that became the Escola Industrial, a prison, a slaughterhouse, and the blocks between filled up until the 1970s.",
      homes:
        "Near Balmes the houses resemble those of the right-hand side, from 1890 to 1930, with galleries and tiled floors. The further west, the later: apartments of 70 to 100 square metres from the fifties to the seventies, with lifts, lower ceilings and three bedrooms. Some courtyards have been opened as public gardens, and a window onto one of them is worth asking for.",
      street:
        "Carrer d’Aragó, Urgell and the Diagonal are loud at any hour; Enric Granados is for people on foot and has restaurants from end to end. Around Carrer de Muntaner and Casanova, below Aragó, bars stay open late. Few visitors come further than that, and the western half is quiet after the shops close.",
      transport:
        "Hospital Clínic and Entença are on line 5 of the metro, Urgell and Rocafort on line 1, Universitat on lines 1 and 2, and Sants station has lines 3 and 5 and the long-distance trains. The Ninot market is on Carrer de Mallorca. The Joan Miró park takes up four blocks where the slaughterhouse was.",
      checks: [
        "Ask what the courtyard is today: a public garden, a car park, a shop’s roof, or gardens of the ground floors.",
        "In a building from the sixties or seventies, ask about joists, insulation and who has changed the windows.",
        "Stand at the street window with the glass shut at half past eight on a weekday.",
        "Ask which works the community has approved: façade, lift to the ground floor, roof.",
        "Near Sants station or the former prison on Carrer d’Entença, ask the city council what is planned.",
      ],
      suits:
        "It suits you if you want the grid with more neighbours than sights, newer buildings and a lift more often than on the right; anyone who looks for modernist ceilings will find fewer of them the further west they go.",
      pros: [
        "The Ninot market, the Hospital Clínic and everyday shops on long, level streets.",
        "Apartments from the fifties to the seventies, with lifts and three bedrooms.",
        "Courtyards opened as gardens, and the Joan Miró park at the western end.",
      ],
      cons: [
        "Aragó and Urgell are loud at any hour, Balmes and the Diagonal nearly so.",
        "Bars stay open late around Muntaner and Casanova, below Aragó.",
        "Lower ceilings and plainer façades west of Urgell; joists and insulation to be checked.",
      ],
      children:
        "Enric Granados and the western end of Consell de Cent have few cars, several courtyards are public gardens with swings, and the Joan Miró park is four blocks in size. Pavements are wide and there are no slopes.",
    },
    es: {
      name: "La Esquerra de l’Eixample",
      locative: "en la Esquerra de l’Eixample",
      living:
        "Vivir en la Esquerra de l’Eixample, el Eixample izquierdo, es vivir en calles largas y rectas en torno al Hospital Clínic y el mercado del Ninot, con más vecinos y menos monumentos que al otro lado.",
      edges:
        "Va de la calle Balmes a la estación de Sants y la plaza de Espanya, entre la Gran Via y la Diagonal. El Ayuntamiento cuenta dos barrios: el antiguo, hasta Comte d’Urgell, y el nuevo, de allí en adelante. Los solares grandes fueron para lo que una ciudad en crecimiento necesitaba (hospital, matadero, cárcel, la fábrica que hoy es la Escola Industrial), y las manzanas de en medio se llenaron hasta los años setenta.",
      homes:
        "Cerca de Balmes las casas se parecen a las de la derecha, de 1890 a 1930, con galería y suelo hidráulico. Cuanto más a poniente, más recientes: pisos de 70 a 100 metros cuadrados de los años cincuenta a setenta, con ascensor, techos más bajos y tres dormitorios. Algunos patios de manzana se han abierto como jardín público, y vale la pena preguntar si la ventana da a uno.",
      street:
        "Aragó, Urgell y la Diagonal suenan a todas horas; Enric Granados es para ir a pie y tiene restaurantes de punta a punta. En torno a Muntaner y Casanova, por debajo de Aragó, los bares cierran tarde. Pocos visitantes pasan de ahí, y la mitad de poniente se queda tranquila cuando cierran las tiendas.",
      transport:
        "Hospital Clínic y Entença son de la línea 5 de metro; Urgell y Rocafort, de la 1; Universitat, de la 1 y la 2; y la estación de Sants tiene las líneas 3 y 5 y los trenes de larga distancia. El mercado del Ninot está en la calle Mallorca. El parque de Joan Miró ocupa cuatro manzanas, donde estuvo el matadero.",
      checks: [
        "Pregunte qué es hoy el patio de manzana: jardín público, aparcamiento, cubierta de un comercio o jardines de los bajos.",
        "En una finca de los sesenta o setenta, pregunte por las viguetas, el aislamiento y quién ha cambiado las ventanas.",
        "Póngase en la ventana de la calle, con el cristal cerrado, a las ocho y media de un día laborable.",
        "Pregunte qué obras ha aprobado la comunidad: fachada, ascensor a cota cero, cubierta.",
        "Cerca de la estación de Sants o de la antigua cárcel de la calle Entença, pregunte en el Ayuntamiento qué está previsto.",
      ],
      suits:
        "Le irá bien a quien quiera la cuadrícula con más vecinos que monumentos, fincas más nuevas y ascensor más a menudo que a la derecha; quien busque techos modernistas encontrará menos cuanto más a poniente.",
      pros: [
        "El mercado del Ninot, el Hospital Clínic y tiendas de diario en calles largas y llanas.",
        "Pisos de los años cincuenta a setenta, con ascensor y tres dormitorios.",
        "Patios de manzana abiertos como jardín, y el parque de Joan Miró en el extremo oeste.",
      ],
      cons: [
        "Aragó y Urgell suenan a todas horas, y Balmes y la Diagonal casi igual.",
        "Bares hasta tarde por Muntaner y Casanova, por debajo de Aragó.",
        "Techos más bajos y fachadas más sencillas pasado Urgell; viguetas y aislamiento, por comprobar.",
      ],
      children:
        "Enric Granados y el final de Consell de Cent tienen pocos coches, varios patios de manzana son jardines con columpios y el parque de Joan Miró ocupa cuatro manzanas. Las aceras son anchas y no hay cuestas.",
    },
    ca: {
      name: "L’Esquerra de l’Eixample",
      locative: "a l’Esquerra de l’Eixample",
      living:
        "Viure a l’Esquerra de l’Eixample és viure en carrers llargs i rectes al voltant de l’Hospital Clínic i el mercat del Ninot, amb més veïns i menys monuments que a l’altra banda.",
      edges:
        "Va del carrer de Balmes a l’estació de Sants i la plaça d’Espanya, entre la Gran Via i la Diagonal. L’Ajuntament hi compta dos barris: l’antic, fins a Comte d’Urgell, i el nou, d’allà enllà. Els solars grans van ser per al que necessitava una ciutat en creixement (hospital, escorxador, presó, la fàbrica que avui és l’Escola Industrial), i les illes del mig es van omplir fins als anys setanta.",
      homes:
        "Prop de Balmes les cases s’assemblen a les de la dreta, del 1890 al 1930, amb galeria i paviment hidràulic. Com més a ponent, més recents: pisos de 70 a 100 metres quadrats dels anys cinquanta als setanta, amb ascensor, sostres més baixos i tres dormitoris. Alguns patis d’illa s’han obert com a jardí públic, i val la pena preguntar si la finestra dona a un.",
      street:
        "Aragó, Urgell i la Diagonal se senten a totes hores; Enric Granados és per anar a peu i té restaurants de punta a punta. Al voltant de Muntaner i Casanova, per sota d’Aragó, els bars tanquen tard. Pocs visitants passen d’aquí, i la meitat de ponent queda tranquil·la quan tanquen les botigues.",
      transport:
        "Hospital Clínic i Entença són de la línia 5 del metro; Urgell i Rocafort, de l’1; Universitat, de l’1 i la 2; i l’estació de Sants té les línies 3 i 5 i els trens de llarga distància. El mercat del Ninot és al carrer de Mallorca. El parc de Joan Miró ocupa quatre illes, on hi havia l’escorxador.",
      checks: [
        "Pregunti què és avui el pati d’illa: jardí públic, aparcament, coberta d’un comerç o jardins dels baixos.",
        "En una finca dels seixanta o setanta, pregunti per les biguetes, l’aïllament i qui ha canviat les finestres.",
        "Posi’s a la finestra del carrer, amb el vidre tancat, a dos quarts de nou d’un dia feiner.",
        "Pregunti quines obres ha aprovat la comunitat: façana, ascensor a cota zero, coberta.",
        "Prop de l’estació de Sants o de l’antiga presó del carrer d’Entença, pregunti a l’Ajuntament què està previst.",
      ],
      suits:
        "Anirà bé a qui vulgui la quadrícula amb més veïns que monuments, finques més noves i ascensor més sovint que a la dreta; qui busqui sostres modernistes en trobarà menys com més a ponent vagi.",
      pros: [
        "El mercat del Ninot, l’Hospital Clínic i botigues de cada dia en carrers llargs i plans.",
        "Pisos dels anys cinquanta a setanta, amb ascensor i tres dormitoris.",
        "Patis d’illa oberts com a jardí, i el parc de Joan Miró a l’extrem de ponent.",
      ],
      cons: [
        "Aragó i Urgell se senten a tota hora, i Balmes i la Diagonal gairebé igual.",
        "Bars fins tard per Muntaner i Casanova, per sota d’Aragó.",
        "Sostres més baixos i façanes més senzilles passat Urgell; biguetes i aïllament, per comprovar.",
      ],
      children:
        "Enric Granados i el final de Consell de Cent tenen pocs cotxes, uns quants patis d’illa són jardins amb gronxadors i el parc de Joan Miró ocupa quatre illes. Les voreres són amples i no hi ha pendents.",
    },
    ru: {
      name: "Левая часть Эшампле (Esquerra de l’Eixample)",
      locative: "в левой части Эшампле",
      living:
        "Жить в левой части Эшампле (Esquerra de l’Eixample)\u00a0— значит жить на длинных прямых улицах вокруг больницы Клиник и рынка Нинот, где соседей больше, а памятников меньше, чем справа.",
      edges:
        "Она тянется от улицы Бальмес до вокзала Сантс и площади Испании, между Гран-Виа и Диагональю. Мэрия считает здесь два района: старый, до улицы Комте-д’Уржель, и новый за ней. Большие участки отдали тому, в чём нуждался растущий город: больнице, бойне, тюрьме, фабрике, где теперь Промышленная школа; кварталы между ними застраивались до 1970-х годов.",
      homes:
        "У улицы Бальмес дома похожи на правую часть: 1890–1930 годы, галереи и узорная плитка. Чем западнее, тем новее: квартиры по 70–100 квадратных метров 1950–1970-х годов, с лифтом, потолками пониже и тремя спальнями. Некоторые внутренние дворы открыли как общественные сады, и стоит спросить, не выходит ли туда окно.",
      street:
        "На улицах Араго и Уржель и на Диагонали шумно в любой час; Энрик-Гранадос\u00a0— пешеходная, с ресторанами от начала до конца. У улиц Мунтанер и Казанова, ниже Араго, бары работают допоздна. Дальше приезжие почти не заходят, и в западной половине после закрытия магазинов тихо.",
      transport:
        "Метро: Hospital Clínic и Entença (линия 5), Urgell и Rocafort (1), Universitat (1 и 2); на вокзале Сантс\u00a0— линии 3 и 5 и поезда дальнего следования. Рынок Нинот стоит на улице Мальорка. Парк Жоана Миро занимает четыре квартала, на месте бывшей бойни.",
      checks: [
        "Спросите, что теперь во дворе квартала: общественный сад, парковка, крыша магазина или садики нижних этажей.",
        "В доме 1960–1970-х годов узнайте о балках перекрытий, утеплении и о том, кто менял окна.",
        "Постойте у закрытого окна на улицу в половине девятого утра буднего дня.",
        "Спросите, какие работы одобрили собственники: фасад, лифт без ступенек у входа, крыша.",
        "Рядом с вокзалом Сантс или бывшей тюрьмой на улице Энтенса узнайте в мэрии, что там запланировано.",
      ],
      suits:
        "Она подойдёт тем, кто хочет ту же сетку улиц, но больше соседей, чем достопримечательностей, дома новее и лифт чаще, чем справа. Потолки эпохи модерна к западу встречаются всё реже.",
      pros: [
        "Рынок Нинот, Госпиталь-Клиник и обычные магазины на длинных ровных улицах.",
        "Квартиры пятидесятых–семидесятых годов с лифтом и тремя спальнями.",
        "Дворы, открытые как сады, и парк Жоана Миро на западном краю.",
      ],
      cons: [
        "Улицы Араго и Уржель шумят в любое время, Бальмес и Диагональ почти так же.",
        "Бары допоздна у улиц Мунтанер и Казанова, ниже Араго.",
        "За улицей Уржель потолки ниже и фасады проще; балки и утепление нужно проверять.",
      ],
      children:
        "На Энрик-Гранадос и в конце Консель-де-Сент мало машин, несколько дворов стали садами с качелями, парк Жоана Миро занимает четыре квартала. Тротуары широкие, подъёмов нет.",
    },
  },
};
