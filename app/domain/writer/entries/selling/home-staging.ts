import type { Entry } from "../entry";

export const homeStaging: Entry = {
  theme: "selling",
  related: ["preparing-a-home", "photographs-and-floor-plan", "turnkey-sale", "time-to-sell"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "home staging",
        "staging a home",
        "staging before selling",
        "virtual staging",
        "furnish a home to sell",
        "stage my apartment",
        "hire furniture to sell a home",
      ],
      title: "Home staging",
      answers: {
        what: "Home staging means furnishing and lighting a home for the weeks of the sale. Visitors then see how each room is used and how large it is. It makes most difference in empty homes, very full ones, and rooms nobody can read, such as a long hall or an inner room. It doesn’t mend anything, so repairs come first.",
        cost: "Home staging costs €2,904 with VAT in our example: two rooms of an empty home of 80\u00a0m² for eight weeks, of which half is the hire of furniture. There is no official price, so ask for a quote that separates set-up, weekly rental and removal. Arranging what you already own costs only the work.",
        worth:
          "Home staging works where rooms are empty, crowded or hard to read, and does nothing against damp, a building that needs work or a price that is too high. It is worth its bill if it saves one price cut: 1% of €400,000 is €4,000, and our example costs €2,904. If three weeks pass without a request for a viewing, look at the price before you hire furniture.",
        time: "Home staging takes a day or two to set up once the repairs and the paint are done. In our turnkey sale it belongs to the preparation, which takes two to six weeks in total. Book the photographer for the day after.",
        who: "Staging a home is done by a stager, an interior designer or the agency, and the owner approves the list. Say in the contract who insures the hired furniture and who lets visitors in. Whoever shows the home should also know how to switch the lights on.",
      },
      sections: [
        {
          heading: "Where does it help, and where not?",
          blocks: [
            {
              points: [
                "In an empty home, because bare rooms look smaller and every mark shows.",
                "In a home full of furniture: taking out half of it is already staging.",
                "In the two rooms that decide: the living room and the main bedroom.",
                "In a terrace or a glazed gallery: a table and two chairs tell its size.",
                "Not where walls are damp, a building needs work, or the price is wrong.",
              ],
            },
          ],
        },
        {
          heading: "What does staging cost in an example?",
          blocks: [
            {
              caption: "An example: empty home of 80\u00a0m², two rooms staged for eight weeks; sums assumed",
              columns: ["Line", "Without VAT", "With 21% VAT"],
              rows: [
                ["Plan, transport and setting up", "€900", "€1,089"],
                ["Furniture, eight weeks at €150", "€1,200", "€1,452"],
                ["Removal", "€300", "€363"],
                ["Together", "€2,400", "€2,904"],
              ],
            },
            "At €600,000 that is 0.5% of the price. If the home is sold in four weeks, half of the rental can fall away: ask for weekly terms. Lamps, bed linen and a table of your own cost a fraction and are often enough in a home that is lived in.",
          ],
        },
        {
          heading: "How is it done room by room?",
          blocks: [
            {
              steps: [
                "Photograph every room as it is, standing in the door.",
                "Give each room one use: a desk, or a bed, but not both.",
                "Leave passages of about 80 cm, and the way to the windows free.",
                "Let the light through: thin curtains or none, lamps of one tone.",
                "Put away photographs, medicines, documents and valuables before strangers come.",
                "Hide nothing about the condition: a rug over broken tiles is a fault concealed.",
              ],
            },
          ],
        },
        {
          heading: "What about virtual staging?",
          blocks: [
            "Furniture drawn into a photograph by computer may help in an empty home, if it is said under the picture. Catalan law makes the data of an advert claimable (Law 18/2007, art. 58.3–4), and misleading pictures are unfair practice. So draw furniture but never windows, views, walls or floors that are not there, and show the empty room beside it.",
            "We mark such pictures as computer renderings.",
          ],
        },
        {
          heading: "What stays and what goes?",
          blocks: [
            "Hired furniture goes, and some buyers are disappointed. Write in the advert that the furniture isn’t included, and put an inventory with the deposit contract: kitchen appliances, lamps, wardrobes, air conditioning. A kitchen is “fitted”, not “furnished”.",
          ],
        },
        {
          heading: "What does the quote have to say, and when is it worth it?",
          blocks: [
            {
              points: [
                "Rooms, pieces and the number of weeks included.",
                "Price of each further week, and notice to end it.",
                "Transport up the stairs, insurance, damage.",
                "Who owns the pictures if you change agency.",
              ],
            },
            "A price cut of 1% on a home of €400,000 is €4,000. Staging is worth it where it saves one such cut or a month of waiting, and not where the price itself is too high. Ask the stager for pictures before and after of homes that were sold, with their dates. If nobody has asked for a viewing in three weeks, look at the price before you hire furniture. Count the viewings per week before and after, and you will know what it changed.",
          ],
        },
      ],
      inShort: [
        "Staging shows how rooms are used and how large they are.",
        "It helps most in empty and in crowded homes, after the repairs.",
        "Pictures furnished by computer have to say so.",
      ],
      next: "It is part of our packages: [see what the turnkey services include](/services/turnkey-services).",
      description:
        "Home staging in Barcelona: where it helps and where it doesn’t, how it is done room by room, what the quote should separate and what virtual staging must say.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), art. 58.3–4",
        "Phases and packages of our turnkey services",
        "Photographs and areas of our homes",
      ],
    },
    es: {
      names: [
        "home staging",
        "hacer home staging",
        "home staging en barcelona",
        "home staging virtual",
        "decorar un piso para vender",
        "amueblar un piso para vender",
        "vestir el piso para la venta",
      ],
      title: "El home staging",
      answers: {
        what: "El home staging consiste en amueblar e iluminar la vivienda durante las semanas de la venta. Así se entiende cómo se usa cada estancia y qué tamaño tiene. Se nota sobre todo en pisos vacíos, en los muy llenos y en espacios difíciles de leer, como un pasillo largo o una habitación interior. No arregla nada: los arreglos van antes.",
        cost: "El home staging cuesta 2.904\u00a0€ con IVA en nuestro ejemplo: dos habitaciones de un piso vacío de 80\u00a0m² durante ocho semanas, y la mitad es alquiler de muebles. No hay precio oficial; pida un presupuesto que separe montaje, alquiler semanal y retirada. Ordenar lo que ya tiene solo cuesta el trabajo.",
        worth:
          "El home staging funciona en pisos vacíos, en los muy llenos y en habitaciones difíciles de entender; no arregla la humedad, una finca con obras pendientes ni un precio demasiado alto. Sale a cuenta si evita una sola rebaja: el 1\u00a0% de 400.000\u00a0€ son 4.000\u00a0€, y nuestro ejemplo cuesta 2.904\u00a0€. Si en tres semanas nadie pide visita, revise el precio antes de alquilar muebles.",
        time: "El home staging se monta en uno o dos días, con los arreglos y la pintura acabados. En nuestra venta llave en mano forma parte de la preparación, que dura en total de dos a seis semanas. Reserve al fotógrafo para el día siguiente.",
        who: "Del home staging se ocupa un especialista, un interiorista o la agencia, y el propietario aprueba la lista. Deje escrito quién asegura los muebles alquilados y quién abre la puerta. Quien enseñe el piso debe saber también qué luces encender.",
      },
      sections: [
        {
          heading: "¿Dónde ayuda y dónde no?",
          blocks: [
            {
              points: [
                "En un piso vacío, porque las estancias desnudas parecen menores y se ve cada marca.",
                "En un piso lleno: sacar la mitad de los muebles ya es home staging.",
                "En las dos estancias que deciden: el salón y el dormitorio principal.",
                "En la terraza o la galería: una mesa y dos sillas dan la medida.",
                "No sirve si hay humedad, si el edificio necesita obras o si el precio está mal.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto cuesta, en un ejemplo?",
          blocks: [
            {
              caption: "Ejemplo: piso vacío de 80\u00a0m², dos habitaciones durante ocho semanas; cifras supuestas",
              columns: ["Partida", "Sin IVA", "Con 21\u00a0% de IVA"],
              rows: [
                ["Proyecto, transporte y montaje", "900\u00a0€", "1.089\u00a0€"],
                ["Muebles, ocho semanas a 150\u00a0€", "1.200\u00a0€", "1.452\u00a0€"],
                ["Retirada", "300\u00a0€", "363\u00a0€"],
                ["Total", "2.400\u00a0€", "2.904\u00a0€"],
              ],
            },
            "Con un precio de 600.000\u00a0€ es el 0,5\u00a0%. Si el piso se vende en cuatro semanas, puede sobrar la mitad del alquiler: pida que se cobre por semanas. Lámparas, ropa de cama y una mesa propia cuestan una fracción y suelen bastar en un piso habitado.",
          ],
        },
        {
          heading: "¿Cómo se hace, estancia por estancia?",
          blocks: [
            {
              steps: [
                "Fotografíe cada una como está, desde la puerta.",
                "Dele un solo uso: escritorio o cama, no las dos cosas.",
                "Deje pasos de unos 80 cm y libre el camino a las ventanas.",
                "Deje entrar la luz: cortinas finas o ninguna, lámparas de un mismo tono.",
                "Guarde fotos, medicinas, documentos y objetos de valor antes de que entren desconocidos.",
                "No tape nada que sea del estado del piso: una alfombra sobre baldosas rotas oculta un defecto.",
              ],
            },
          ],
        },
        {
          heading: "¿Y el home staging virtual?",
          blocks: [
            "Los muebles añadidos por ordenador ayudan en un piso vacío si se dice al pie de la imagen. Quien compra puede reclamar lo que el anuncio muestra (Ley 18/2007, art.\u00a058.3–4), y una imagen engañosa es práctica desleal. Añada muebles, nunca ventanas, vistas, paredes o suelos que no están, y enseñe al lado la estancia vacía.",
            "Nosotros las rotulamos como imagen generada por ordenador.",
          ],
        },
        {
          heading: "¿Qué se queda y qué se va?",
          blocks: [
            "Los muebles alquilados se van, y hay quien se decepciona. Indique en el anuncio que no están incluidos y añada a las arras un inventario: electrodomésticos, lámparas, armarios, aire acondicionado. Una cocina está «equipada», no «amueblada».",
          ],
        },
        {
          heading: "¿Qué debe decir el presupuesto y cuándo compensa?",
          blocks: [
            {
              points: [
                "Estancias, piezas y semanas incluidas.",
                "Precio de cada semana más y aviso para terminar.",
                "Transporte por la escalera, seguro y daños.",
                "De quién son las fotos si cambia de agencia.",
              ],
            },
            "Una rebaja del 1\u00a0% en un piso de 400.000\u00a0€ son 4.000\u00a0€. El home staging compensa si evita una rebaja así o un mes de espera, y no si lo que sobra es precio. Pida fotos de antes y después de pisos vendidos, con sus fechas. Si en tres semanas nadie ha pedido una visita, revise primero el precio y después los muebles. Cuente las visitas por semana antes y después: es la única prueba que tendrá de que ha servido. Si el piso tiene dos dormitorios vacíos, empiece por el que sale en las fotos.",
          ],
        },
      ],
      inShort: [
        "El home staging enseña para qué sirve cada estancia y qué tamaño tiene.",
        "Ayuda más en pisos vacíos y en pisos demasiado llenos, después de los arreglos.",
        "Las imágenes amuebladas por ordenador deben decirlo.",
      ],
      next: "Forma parte de nuestros paquetes: [vea qué incluye la venta llave en mano](/services/turnkey-services).",
      description:
        "Home staging en Barcelona: dónde ayuda y dónde no, cómo se hace estancia por estancia, qué debe separar el presupuesto y de qué debe avisar el virtual.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a058.3–4",
        "Fases y paquetes de nuestra venta llave en mano",
        "Fotografías y superficies de nuestras viviendas",
      ],
    },
    ca: {
      names: [
        "home staging",
        "fer home staging",
        "home staging a barcelona",
        "home staging virtual",
        "decorar un pis per vendre",
        "moblar un pis per vendre",
        "vestir el pis per a la venda",
      ],
      title: "El home staging",
      answers: {
        what: "El home staging consisteix a moblar i il·luminar l’habitatge durant les setmanes de la venda. Així s’entén com es fa servir cada peça i com és de gran. Es nota sobretot en pisos buits, en els molt plens i en espais difícils de llegir, com un passadís llarg o una habitació interior. No arregla res: els arranjaments van abans.",
        cost: "El home staging costa 2.904\u00a0€ amb IVA al nostre exemple: dues habitacions d’un pis buit de 80\u00a0m² durant vuit setmanes, i la meitat és lloguer de mobles. No hi ha preu oficial; demani un pressupost que separi muntatge, lloguer setmanal i retirada. Endreçar el que ja té només costa la feina.",
        worth:
          "El home staging funciona en pisos buits, en els molt plens i en habitacions difícils d’entendre; no arregla la humitat, una finca amb obres pendents ni un preu massa alt. Surt a compte si evita una sola rebaixa: l’1\u00a0% de 400.000\u00a0€ són 4.000\u00a0€, i el nostre exemple costa 2.904\u00a0€. Si en tres setmanes ningú no demana visita, revisi el preu abans de llogar mobles.",
        time: "El home staging es munta en un dia o dos, amb els arranjaments i la pintura acabats. En la nostra venda claus en mà forma part de la preparació, que dura en total de dues a sis setmanes. Reservi el fotògraf per a l’endemà.",
        who: "Del home staging se n’ocupa un especialista, un interiorista o l’agència, i el propietari aprova la llista. Deixi escrit qui assegura els mobles llogats i qui obre la porta. Qui ensenyi el pis ha de saber també quins llums cal encendre.",
      },
      sections: [
        {
          heading: "On ajuda i on no?",
          blocks: [
            {
              points: [
                "En un pis buit, perquè les peces nues semblen més petites i es veu cada marca.",
                "En un pis ple: treure’n la meitat dels mobles ja és home staging.",
                "En les dues peces que decideixen: la sala d’estar i el dormitori principal.",
                "A la terrassa o a la galeria: una taula i dues cadires en donen la mida.",
                "No serveix si hi ha humitat, si l’edifici necessita obres o si el preu no és bo.",
              ],
            },
          ],
        },
        {
          heading: "Quant costa, en un exemple?",
          blocks: [
            {
              caption: "Exemple: pis buit de 80\u00a0m², dues habitacions durant vuit setmanes; xifres suposades",
              columns: ["Partida", "Sense IVA", "Amb 21\u00a0% d’IVA"],
              rows: [
                ["Projecte, transport i muntatge", "900\u00a0€", "1.089\u00a0€"],
                ["Mobles, vuit setmanes a 150\u00a0€", "1.200\u00a0€", "1.452\u00a0€"],
                ["Retirada", "300\u00a0€", "363\u00a0€"],
                ["Total", "2.400\u00a0€", "2.904\u00a0€"],
              ],
            },
            "Amb un preu de 600.000\u00a0€ és el 0,5\u00a0%. Si el pis es ven en quatre setmanes, pot sobrar la meitat del lloguer: demani que es cobri per setmanes. Llums, roba de llit i una taula pròpia costen una fracció i solen bastar en un pis on es viu.",
          ],
        },
        {
          heading: "Com es fa, peça per peça?",
          blocks: [
            {
              steps: [
                "Fotografiï cadascuna tal com està, des de la porta.",
                "Doni-li un sol ús: escriptori o llit, no totes dues coses.",
                "Deixi passos d’uns 80 cm i lliure el camí fins a les finestres.",
                "Deixi entrar la llum: cortines fines o cap, llums del mateix to.",
                "Guardi fotos, medicines, documents i objectes de valor abans que hi entrin desconeguts.",
                "No tapi res que sigui de l’estat del pis: una catifa damunt de rajoles trencades amaga un defecte.",
              ],
            },
          ],
        },
        {
          heading: "I el home staging virtual?",
          blocks: [
            "Els mobles afegits per ordinador ajuden en un pis buit si es diu al peu de la imatge. Qui compra pot reclamar el que l’anunci mostra (Llei 18/2007, art.\u00a058.3–4), i una imatge enganyosa és pràctica deslleial. Afegeixi-hi mobles, mai finestres, vistes, parets o terres que no hi són, i ensenyi al costat la peça buida.",
            "Nosaltres les retolem com a imatge generada per ordinador.",
          ],
        },
        {
          heading: "Què s’hi queda i què se’n va?",
          blocks: [
            "Els mobles llogats se’n van, i hi ha qui es decep. Digui a l’anunci que no s’hi inclouen i afegeixi a les arres un inventari: electrodomèstics, llums, armaris, aire condicionat. Una cuina està «equipada», no «moblada».",
          ],
        },
        {
          heading: "Què ha de dir el pressupost i quan compensa?",
          blocks: [
            {
              points: [
                "Estances, peces i setmanes incloses.",
                "Preu de cada setmana més i avís per acabar.",
                "Transport per l’escala, assegurança i danys.",
                "De qui són les fotos si canvia d’agència.",
              ],
            },
            "Una rebaixa de l’1\u00a0% en un pis de 400.000\u00a0€ són 4.000\u00a0€. El home staging compensa si evita una rebaixa així o un mes d’espera, i no si el que sobra és preu. Demani fotos d’abans i després de pisos venuts, amb les dates. Si en tres setmanes ningú no ha demanat una visita, revisi primer el preu i després els mobles. Compti les visites per setmana abans i després: és l’única prova que tindrà que ha servit. Si el pis té dos dormitoris buits, comenci pel que surt a les fotos.",
          ],
        },
      ],
      inShort: [
        "El home staging ensenya per a què serveix cada peça i com és de gran.",
        "Ajuda més en pisos buits i en pisos massa plens, després dels arranjaments.",
        "Les imatges moblades per ordinador ho han de dir.",
      ],
      next: "Forma part dels nostres paquets: [vegi què inclou la venda claus en mà](/services/turnkey-services).",
      description:
        "Home staging a Barcelona: on ajuda i on no, com es fa peça per peça, què ha de separar el pressupost i què ha d’advertir el virtual abans de les visites.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, art.\u00a058.3–4",
        "Fases i paquets de la nostra venda claus en mà",
        "Fotografies i superfícies dels nostres habitatges",
      ],
    },
    ru: {
      names: [
        "хоумстейджинг",
        "хоумстейджинг квартиры",
        "хоум стейджинг",
        "home staging",
        "виртуальный хоумстейджинг",
        "обставить квартиру для продажи",
        "мебель в аренду для продажи квартиры",
      ],
      title: "Хоумстейджинг",
      answers: {
        what: "Хоумстейджинг\u00a0— это мебель и свет на недели продажи, чтобы покупатель понял, для чего каждая комната и какого она размера. Сильнее всего он помогает пустым квартирам, переполненным и помещениям, которые трудно «прочесть»: длинному коридору, комнате без окна на улицу. Он ничего не чинит, поэтому ремонт делают раньше.",
        cost: "Хоумстейджинг в нашем примере стоит 2\u00a0904\u00a0€ с НДС: две комнаты пустой квартиры 80\u00a0м² на восемь недель, и половина суммы\u00a0— аренда мебели. Официальных цен нет, просите смету, где отдельно расстановка, понедельная аренда и вывоз. Переставить свою мебель стоит только работы.",
        worth:
          "Хоумстейджинг работает в пустых и в перегруженных вещами квартирах и в комнатах, назначение которых непонятно. Против сырости, дома, где нужен ремонт, и завышенной цены он бессилен. Он окупается, если спасает от одной скидки: 1\u00a0% от 400\u00a0000\u00a0€\u00a0— это 4\u00a0000\u00a0€, а наш пример стоит 2\u00a0904\u00a0€. Если за три недели никто не попросил о показе, сначала пересмотрите цену.",
        time: "Хоумстейджинг ставят за день-два, когда ремонт и покраска закончены. В нашей продаже под ключ он входит в подготовку, которая занимает от двух до шести недель. Фотографа приглашайте на следующий день.",
        who: "Хоумстейджингом занимается специалист, дизайнер интерьера или агентство, а собственник утверждает список. Запишите, кто страхует арендованную мебель и кто открывает дверь. Тот, кто показывает, должен знать и то, какой свет включить.",
      },
      sections: [
        {
          heading: "Где он помогает, а где нет?",
          blocks: [
            {
              points: [
                "В пустой квартире: голые комнаты кажутся меньше, и виден каждый след.",
                "В переполненной: вынести половину мебели\u00a0— уже хоумстейджинг.",
                "В двух комнатах, которые решают: в гостиной и основной спальне.",
                "В детской или кабинете, который сейчас служит складом.",
                "На террасе или в застеклённой галерее: стол и два стула показывают размер.",
                "Не поможет, если стены сырые, дому нужны работы или цена неверна.",
              ],
            },
          ],
        },
        {
          heading: "Сколько это стоит, на примере?",
          blocks: [
            {
              caption: "Пример: пустая квартира 80\u00a0м², две комнаты на восемь недель; суммы условные",
              columns: ["Статья", "Без НДС", "С НДС 21\u00a0%"],
              rows: [
                ["Проект, доставка и расстановка", "900\u00a0€", "1\u00a0089\u00a0€"],
                ["Мебель, восемь недель по 150\u00a0€", "1\u00a0200\u00a0€", "1\u00a0452\u00a0€"],
                ["Вывоз", "300\u00a0€", "363\u00a0€"],
                ["Всего", "2\u00a0400\u00a0€", "2\u00a0904\u00a0€"],
              ],
            },
            "При цене 600\u00a0000\u00a0€ это 0,5\u00a0%. Если квартира продастся за четыре недели, половина аренды может не понадобиться: просите понедельную оплату. Лампы, постельное бельё и свой стол стоят малую долю этой суммы, и в жилой квартире их часто достаточно.",
          ],
        },
        {
          heading: "Как это делают комната за комнатой?",
          blocks: [
            {
              steps: [
                "Снимите каждую такой, какая она есть, стоя в дверях.",
                "Дайте ей одно назначение: письменный стол или кровать, но не всё сразу.",
                "Оставьте проходы около 80 см и свободный путь к окнам.",
                "Впустите свет: тонкие шторы или никаких, лампы одного тона.",
                "Уберите фотографии, лекарства, документы и ценности до прихода чужих людей.",
                "Не прячьте того, что относится к состоянию: ковёр на разбитой плитке скрывает недостаток.",
              ],
            },
          ],
        },
        {
          heading: "А если мебель нарисована на компьютере?",
          blocks: [
            "Виртуальная мебель помогает в пустой квартире, если под снимком об этом сказано. Сведений из объявления можно требовать (Закон 18/2007, ст.\u00a058.3–4), а обманчивое изображение\u00a0— недобросовестная практика. Добавляйте мебель, но не окна, виды, стены или полы, которых нет, и рядом показывайте пустую комнату.",
            "Мы подписываем такие снимки как компьютерное изображение. Если исходного снимка пустой комнаты нет, виртуальную мебель лучше не заказывать вовсе.",
          ],
        },
        {
          heading: "Что остаётся, а что увозят?",
          blocks: [
            "Арендованную мебель увозят, и некоторых это огорчает. Напишите в объявлении, что она не входит в цену, и приложите к договору задатка опись: техника, светильники, шкафы, кондиционер. О кухне говорят «оборудованная», а не «меблированная». Если покупатель хочет оставить стол или лампы, спросите у владельца проката, можно ли их выкупить.",
          ],
        },
        {
          heading: "Что должно быть в смете и когда это оправдано?",
          blocks: [
            {
              points: [
                "Комнаты, предметы и число недель.",
                "Цена каждой следующей недели и срок предупреждения об окончании.",
                "Подъём по лестнице, страховка, повреждения.",
                "Кому принадлежат снимки, если вы смените агентство.",
              ],
            },
            "Скидка в 1\u00a0% с квартиры за 400\u00a0000\u00a0€\u00a0— это 4000\u00a0€. Хоумстейджинг оправдан, если избавляет от такой скидки или от месяца ожидания, и бесполезен, когда завышена сама цена. Попросите снимки «до» и «после» проданных квартир, с датами. Если за три недели никто не попросил о просмотре, сначала проверьте цену. Считайте просмотры в неделю до и после: так видно, изменилось ли что-нибудь. Аренду мебели заканчивайте после договора задатка, а не после первого удачного просмотра. Если денег немного, начните с бесплатного: вынесите лишнее кресло и ковры, снимите плотные шторы, поставьте одинаковые лампы, освободите столешницу на кухне и половину каждого шкафа. Вывоз крупных вещей закажите заранее, чтобы в день съёмки они не стояли в подъезде. Потом попросите постороннего пройти по квартире и назвать три вещи, которые он запомнил: если это не окна, терраса или высота потолка, поменяйте ещё что-нибудь.",
          ],
        },
      ],
      inShort: [
        "Хоумстейджинг показывает назначение и размер комнат.",
        "Больше всего он нужен пустым и переполненным квартирам, и только после ремонта.",
        "О мебели, нарисованной на компьютере, нужно предупредить.",
      ],
      next: "Он входит в наши пакеты: [посмотрите, что включает продажа под ключ](/services/turnkey-services).",
      description:
        "Хоумстейджинг в Барселоне: где он помогает, а где нет, как его делают по комнатам, что должно быть в смете отдельно и о чём предупреждает виртуальный.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a058.3–4",
        "Этапы и пакеты нашей продажи под ключ",
        "Съёмка и площади наших объектов",
      ],
    },
  },
};
