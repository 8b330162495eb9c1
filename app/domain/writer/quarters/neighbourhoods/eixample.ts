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
    },
  },
};
