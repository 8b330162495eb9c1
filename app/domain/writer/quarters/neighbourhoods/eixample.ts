import type { NeighbourhoodTexts } from "../quarter";

export const eixample: NeighbourhoodTexts = {
  related: ["period-building", "courtyard-or-street", "lift", "price-per-square-metre"],
  in: {
    en: {
      edges:
        "It surrounds the old town on three sides, from Plaça d’Espanya and Sants station to beyond the Sagrada Família, and climbs from the rondes to Gràcia and the Diagonal. The right-hand side, the Dreta, is the oldest and has most of the modernist houses. The left-hand side, the Esquerra, was finished in the 1970s. Sant Antoni lives around its market, the Sagrada Família quarter around its church, and Fort Pienc by the bus station and the Auditori.",
      street:
        "The grid decides what you hear: Aragó, Gran Via, the Diagonal and the streets that climb in several lanes are loud, and the others carry less than they did, since Consell de Cent, Girona, Rocafort and Comte Borrell were given to people on foot in 2023. Visitors gather on Passeig de Gràcia and at the Sagrada Família. Behind almost every façade there is a courtyard where it is quiet.",
      checks: [
        "Ask on which side of the building the bedrooms are, and what covers the courtyard: a garden, a car park or the roof of a shop.",
        "Count the floors: ground floor, mezzanine and principal may come before the first.",
        "Ask whether the building is listed and what that means for windows, balconies and tiled floors.",
        "Ask for the last building inspection (ITE) and for what the owners decided about façade, lift and pipes.",
        "In a long apartment, see which inner rooms have a window and onto what.",
      ],
      suits:
        "The Eixample suits you if you want a large apartment with character, level streets and a metro station round the corner; anyone who needs a tree at every window or an easy place for the car will like it less.",
      pros: [
        "Flat, regular streets with a shop, a market and a metro line within a few blocks of almost any door.",
        "High ceilings, tiled floors and galleries that nobody builds any more.",
        "Bedrooms over the courtyard are quiet even in the middle of the city.",
      ],
      cons: [
        "Aragó, Gran Via, Balmes and Urgell carry heavy traffic all day.",
        "Parks are few and small; the green is in the courtyards and on streets such as Consell de Cent.",
        "Inner rooms get their light from a shaft, and old buildings bring works on façade, lift and pipes.",
      ],
      children:
        "Consell de Cent, Girona and Enric Granados leave room for a scooter, and some courtyards, such as the one of the Torre de les Aigües, are public gardens with a playground. The larger parks are at its edges: Joan Miró, the Estació del Nord and the Ciutadella.",
    },
    es: {
      edges:
        "Rodea la ciudad vieja por tres lados, de la plaza de Espanya y la estación de Sants hasta pasada la Sagrada Família, y sube de las rondas a Gràcia y la Diagonal. La Dreta, la parte derecha, es la más antigua y la que tiene más casas modernistas. La Esquerra, la izquierda, se acabó en los años setenta. Sant Antoni vive en torno a su mercado; el barrio de la Sagrada Família, en torno al templo; y el Fort Pienc, junto a la estación de autobuses y el Auditori.",
      street:
        "La cuadrícula decide lo que se oye: Aragó, la Gran Via, la Diagonal y las calles de varios carriles que suben son ruidosas; otras llevan menos coches desde que en 2023 Consell de Cent, Girona, Rocafort y Comte Borrell se cedieron a quien va a pie. Los visitantes se concentran en el paseo de Gràcia y en la Sagrada Família. Detrás de casi cada fachada hay un patio de manzana donde no se oye la calle.",
      checks: [
        "Pregunte a qué lado dan los dormitorios y qué hay en el patio de manzana: jardín, aparcamiento o la cubierta de un comercio.",
        "Cuente las plantas: antes del primero pueden ir bajos, entresuelo y principal.",
        "Pregunte si la finca está catalogada y qué supone para ventanas, balcones y suelos hidráulicos.",
        "Pida la última inspección (ITE) y lo que se ha acordado sobre fachada, ascensor y tuberías.",
        "En un piso largo, mire qué piezas interiores tienen ventana y adónde da.",
      ],
      suits:
        "El Eixample le irá bien a quien busque un piso amplio y con carácter, calles llanas y metro a la vuelta; menos a quien quiera verde en la ventana o aparcar en la puerta.",
      pros: [
        "Calles llanas y regulares, con tiendas, mercado y metro a pocas manzanas de casi cualquier portal.",
        "Techos altos, suelos hidráulicos y galerías que ya nadie construye.",
        "Los dormitorios que dan al patio de manzana son silenciosos en pleno centro.",
      ],
      cons: [
        "Aragó, la Gran Via, Balmes y Urgell llevan mucho tráfico todo el día.",
        "Hay pocos parques y son pequeños: el verde está en los patios y en calles como Consell de Cent.",
        "Las piezas interiores ventilan a patinillos, y las fincas antiguas traen obras de fachada, ascensor y bajantes.",
      ],
      children:
        "En Consell de Cent, Girona y Enric Granados hay sitio para el patinete, y algunos interiores de manzana, como el de la Torre de les Aigües, son jardines públicos con juegos. Los parques grandes quedan en los bordes: Joan Miró, la Estació del Nord y la Ciutadella.",
    },
    ca: {
      edges:
        "Envolta la ciutat vella per tres costats, de la plaça d’Espanya i l’estació de Sants fins passada la Sagrada Família, i puja de les rondes a Gràcia i la Diagonal. La Dreta és la part més antiga i la que té més cases modernistes. L’Esquerra es va acabar als anys setanta. Sant Antoni viu al voltant del mercat; el barri de la Sagrada Família, al voltant del temple; i el Fort Pienc, al costat de l’estació d’autobusos i de l’Auditori.",
      street:
        "La quadrícula decideix què se sent: Aragó, la Gran Via, la Diagonal i els carrers de més d’un carril que pugen són sorollosos; d’altres porten menys cotxes des que el 2023 Consell de Cent, Girona, Rocafort i Comte Borrell es van cedir a qui va a peu. Els visitants es concentren al passeig de Gràcia i a la Sagrada Família. Darrere de gairebé cada façana hi ha un pati d’illa on no se sent el carrer.",
      checks: [
        "Pregunti a quin costat donen els dormitoris i què hi ha al pati d’illa: jardí, aparcament o la coberta d’un comerç.",
        "Compti les plantes: abans del primer hi pot haver baixos, entresol i principal.",
        "Pregunti si la finca està catalogada i què vol dir per a finestres, balcons i paviments hidràulics.",
        "Demani l’última inspecció (ITE) i què s’ha acordat sobre façana, ascensor i canonades.",
        "En un pis llarg, miri quines peces interiors tenen finestra i on dona.",
      ],
      suits:
        "L’Eixample anirà bé a qui vulgui un pis gran i amb caràcter, carrers plans i el metro a la cantonada; menys a qui vulgui verd a la finestra o aparcar davant de casa.",
      pros: [
        "Carrers plans i regulars, amb botigues, mercat i metro a poques illes de gairebé qualsevol portal.",
        "Sostres alts, paviments hidràulics i galeries que ja ningú no construeix.",
        "Els dormitoris que donen al pati d’illa són silenciosos en ple centre.",
      ],
      cons: [
        "Aragó, la Gran Via, Balmes i Urgell porten molt de trànsit tot el dia.",
        "Hi ha pocs parcs i són petits: el verd és als patis i en carrers com Consell de Cent.",
        "Les peces interiors ventilen a celoberts, i les finques antigues porten obres de façana, ascensor i baixants.",
      ],
      children:
        "A Consell de Cent, Girona i Enric Granados hi ha lloc per al patinet, i alguns interiors d’illa, com el de la Torre de les Aigües, són jardins públics amb jocs. Els parcs grans són a les vores: Joan Miró, l’Estació del Nord i la Ciutadella.",
    },
    ru: {
      edges:
        "Эшампле окружает старый город с трёх сторон, от площади Испании и вокзала Сантс до кварталов за Саграда-Фамилия, и поднимается от бульваров к Грасии и Диагонали. Правая часть, Dreta, самая старая, и домов модерна в ней больше всего. Левую, Esquerra, достраивали до 1970-х годов. Сант-Антони живёт вокруг рынка, квартал Саграда-Фамилия\u00a0— вокруг храма, а Форт-Пьенк\u00a0— у автовокзала и концертного зала Аудитори.",
      street:
        "Что слышно, решает сетка улиц: на Араго, Гран-Виа, Диагонали и многополосных улицах, идущих вверх, шумно; на других машин стало меньше, когда в 2023\u00a0году улицы Консель-де-Сент, Жирона, Рокафорт и Комте-Боррель отдали пешеходам. Приезжие собираются на Пасео-де-Грасия и у Саграда-Фамилия. Почти за каждым фасадом есть двор, где улицы не слышно.",
      checks: [
        "Спросите, куда выходят спальни и что во дворе: сад, парковка или крыша магазина.",
        "Посчитайте этажи: до первого могут быть ещё нижний, entresol и principal.",
        "Узнайте, охраняется ли дом как памятник и что это значит для окон, балконов и плитки.",
        "Попросите последний осмотр здания (ITE) и узнайте, что решили о фасаде, лифте и трубах.",
        "В длинной квартире посмотрите, у каких внутренних комнат есть окно и куда оно выходит.",
      ],
      suits:
        "Эшампле подойдёт тем, кто хочет просторную квартиру с историей, ровные улицы и метро за углом. Тем, кому нужна зелень под окном или место для машины у подъезда, здесь будет труднее.",
      pros: [
        "Ровная сетка улиц: магазины, рынок и метро в нескольких кварталах почти от любой двери.",
        "Высокие потолки, узорная плитка и галереи, каких больше не строят.",
        "В спальнях, выходящих во двор квартала, тихо даже в самом центре.",
      ],
      cons: [
        "По улицам Араго, Бальмес, Уржель и Гран-Виа весь день идёт плотный поток машин.",
        "Парков мало, и они небольшие: зелень во дворах и на таких улицах, как Консель-де-Сент.",
        "Средние комнаты выходят в световой колодец, а старый дом требует работ: фасад, лифт, стояки.",
      ],
      children:
        "На улицах Консель-де-Сент, Жирона и Энрик-Гранадос хватает места для самоката, а некоторые дворы, например Торре-де-лес-Айгуэс, открыты как сады с площадкой. Большие парки по краям: Жоан Миро, Эстасьо-дель-Норд и Сьютаделья.",
    },
  },
};
