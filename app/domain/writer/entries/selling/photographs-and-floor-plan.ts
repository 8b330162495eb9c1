import type { Entry } from "../entry";

export const photographsAndFloorPlan: Entry = {
  theme: "selling",
  related: ["preparing-a-home", "home-staging", "usable-and-built-area", "energy-certificate", "steps-of-selling"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "property photographs and floor plan",
        "property photos",
        "photos to sell a home",
        "floor plan for sale",
        "real estate photography",
        "how to photograph a home",
        "measured floor plan",
      ],
      title: "Photographs and the floor plan",
      answers: {
        what: "Property photos and a floor plan decide whether anyone asks for a viewing: the pictures show light and condition, the plan shows how the rooms connect. Have both made after the cleaning, by daylight, and with the true areas. What they show has to be there on the day of the visit.",
        cost: "Property photos and a floor plan cost €484 with VAT in our example, an assumed quote of €400. They are priced by size and by number of pictures; there is no official tariff. Ask the agency whether they are part of its fee. If you order them yourself, have it written who may use them and where.",
        time: "Property photos take two to three hours for an apartment of four rooms, and the measured floor plan about as long. In the usual times of our sales the pictures and the advert need one week. Book the hour of the best sun, which the owner knows better than anyone.",
        how: "Photograph a home with straight vertical lines, lamps off or all on in one tone, and the camera at about chest height. Show each room from the corner that explains it, then what can be seen from its window. Begin the series with the picture that no other home has.",
      },
      sections: [
        {
          heading: "Which pictures does an advert need?",
          blocks: [
            {
              points: [
                "The living room, with its window and what can be seen from it.",
                "The kitchen, the main bedroom and every bathroom, whole and not in details.",
                "Terrace, balcony or gallery, with something that gives the scale.",
                "The entrance, the stair and the lift, because visitors will look at them anyway.",
                "The façade from across the street, at an hour without parked vans.",
                "One honest picture of the weakest room, for fewer wasted viewings.",
              ],
            },
          ],
        },
        {
          heading: "What must the floor plan show?",
          blocks: [
            "Usable and built area are different figures: the first is measured inside the walls. For a new home the advert has to give both, with annexes apart (Law 18/2007, art. 59). On a resale plan, write the usable area of each room, the orientation and the scale. Add the ceiling height if it varies.",
            "Compare it with the habitability certificate, a valid source for the physical data (art. 62.2). If the two differ, print one and say which.",
          ],
        },
        {
          heading: "How do you prepare the day?",
          blocks: [
            {
              steps: [
                "Clean the windows the day before and take down heavy curtains.",
                "Empty the worktops, close the lavatory lids, hide cables and bins.",
                "Put cars, bicycles and washing out of sight.",
                "Remove family photographs and anything with a name on it.",
                "Go from room to room with the photographer and agree what is shown.",
                "Look through the pictures together before they leave.",
              ],
            },
          ],
        },
        {
          heading: "What isn’t allowed?",
          blocks: [
            "Lenses that double a room, a sky put in over a light well, a building left out: an advert can be held against you (art. 58.3–4). Neighbours, number plates and people need their consent or a blur. The photographer owns the rights in the pictures by law; agree on the use in writing, and on what happens if you change agency.",
            "The energy label belongs beside the pictures in every advert (Royal Decree 390/2021, art. 15).",
          ],
        },
        {
          heading: "At what hour is each side of the home photographed?",
          blocks: [
            {
              caption: "Light by orientation",
              columns: ["The room faces", "Best hour"],
              rows: [
                ["East", "morning, before eleven"],
                ["South", "before or after noon, blinds half open"],
                ["West", "afternoon; the outside at dusk"],
                ["North or a courtyard", "a bright, overcast day, around noon"],
                ["Terrace and façade", "the hour in which they are in sun, once more at dusk"],
              ],
            },
          ],
        },
        {
          heading: "What should the quote and the files contain?",
          blocks: [
            {
              points: [
                "Twelve to twenty pictures chosen, plus the plan with areas.",
                "Files large enough for portals: Kyero asks for at least 1280 × 960 pixels and takes up to 50 images.",
                "The right to use them on all portals, in print and with another agency.",
                "The price with VAT. An assumed quote of €400 is €484 with it, 0.1% of a home of €400,000.",
              ],
            },
            "If you photograph by yourself, use the telephone’s normal lens, hold it level in both directions and take one picture from each of two opposite corners.",
          ],
        },
      ],
      example: {
        heading: "What do the figures of one home look like?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) shows {a.area} of built area beside the price of {a.price}.",
            "The usable area is {a.useful}, and a plan is where a reader can check it.",
          ],
        ],
      },
      inShort: [
        "Photographs show light and condition; a plan shows how the rooms connect.",
        "Take them after the cleaning, by daylight, with true areas.",
        "They bind like the rest of the advert.",
      ],
      next: "See how we photograph and draw our own: [look at our homes](/properties).",
      description:
        "Property photos and a floor plan for a sale in Barcelona: which pictures you need, what the plan must show, how to prepare the day and what isn’t allowed.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 58.3–4, 59 and 62.2",
        "Royal Decree 390/2021, art. 15",
        "Usual times of our sales",
      ],
    },
    es: {
      names: [
        "fotografías y plano del piso",
        "fotos para vender un piso",
        "fotografía inmobiliaria",
        "plano de la vivienda para vender",
        "cómo hacer fotos de un piso",
        "fotos del anuncio",
        "plano acotado para vender",
      ],
      title: "Las fotografías y el plano",
      answers: {
        what: "Las fotos para vender un piso y su plano deciden si alguien pide visita. Las imágenes enseñan la luz y el estado; el plano, cómo se comunican las estancias. Hágalos después de la limpieza, con luz de día y con las superficies verdaderas. Lo que muestran tiene que seguir ahí el día de la visita.",
        cost: "Las fotos para vender un piso y el plano cuestan 484\u00a0€ con IVA en nuestro ejemplo, un presupuesto supuesto de 400\u00a0€. Se cobran según el tamaño y el número de imágenes; no hay tarifa oficial. Pregunte a la agencia si entran en sus honorarios. Si las encarga usted, deje por escrito quién puede usarlas y dónde.",
        time: "Las fotos para vender un piso de cuatro estancias llevan dos o tres horas, y el plano acotado, otro tanto. En los plazos habituales de nuestras ventas, las imágenes y el anuncio piden una semana. Reserve la hora de mejor sol, que nadie conoce como el propietario.",
        how: "Cómo hacer fotos de un piso: verticales rectas, lámparas apagadas o todas del mismo tono y la cámara a la altura del pecho. Enseñe cada estancia desde la esquina que la explica y, después, lo que se ve por la ventana. Empiece por la imagen que no tiene ninguna otra vivienda.",
      },
      sections: [
        {
          heading: "¿Qué imágenes necesita un anuncio?",
          blocks: [
            {
              points: [
                "El salón, con su ventana y lo que se ve por ella.",
                "La cocina, el dormitorio principal y todos los baños, enteros y no en detalle.",
                "La terraza, el balcón o la galería, con algo que dé la escala.",
                "El portal, la escalera y el ascensor, que la visita mirará igualmente.",
                "La fachada desde la acera de enfrente, sin furgonetas.",
                "Una foto sincera de la peor estancia, y habrá menos visitas en balde.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué debe mostrar el plano?",
          blocks: [
            "La superficie útil y la construida son cifras distintas: la primera se mide de paredes adentro. En obra nueva el anuncio debe dar las dos, con los anejos aparte (Ley 18/2007, art.\u00a059). En un plano de segunda mano ponga la útil de cada estancia, la orientación, la altura si cambia y una barra de metros.",
            "Compárelo con la cédula de habitabilidad, fuente válida de los datos físicos (art.\u00a062.2). Si no coinciden, publique una cifra y diga de dónde sale.",
          ],
        },
        {
          heading: "¿Cómo se prepara el día?",
          blocks: [
            {
              steps: [
                "Limpie los cristales la víspera y quite las cortinas pesadas.",
                "Vacíe la encimera, baje las tapas, esconda cables y cubos.",
                "Saque de la vista coches, bicicletas y ropa tendida.",
                "Retire las fotos familiares y todo lo que lleve un nombre.",
                "Recorra el piso con quien fotografía y decidan qué se enseña.",
                "Revisen juntos las imágenes antes de despedirse.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué no se puede hacer?",
          blocks: [
            "Objetivos que duplican una habitación, un cielo pegado sobre un patio de luces, un edificio borrado: lo anunciado se puede exigir (art.\u00a058.3–4). Vecinos, matrículas y personas requieren permiso o desenfoque. Los derechos de las fotos son de quien las hace; pacte por escrito su uso y qué pasa si cambia de agencia.",
            "La etiqueta energética va junto a las imágenes en todo anuncio (RD 390/2021, art.\u00a015).",
          ],
        },
        {
          heading: "¿A qué hora se fotografía cada lado del piso?",
          blocks: [
            {
              caption: "La luz según la orientación",
              columns: ["La estancia da a", "Mejor hora"],
              rows: [
                ["Este", "por la mañana, antes de las once"],
                ["Sur", "antes o después del mediodía, con la persiana a medias"],
                ["Oeste", "por la tarde; el exterior, al anochecer"],
                ["Norte o patio", "un día claro y nublado, hacia el mediodía"],
                ["Terraza y fachada", "cuando les da el sol y otra vez al anochecer"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué deben incluir el presupuesto y los archivos?",
          blocks: [
            {
              points: [
                "De doce a veinte fotos elegidas y el plano con superficies.",
                "Archivos grandes: Kyero pide al menos 1280 × 960 píxeles y admite hasta 50 imágenes.",
                "El derecho a usarlas en portales, en papel y con otra agencia.",
                "El precio con IVA. Un presupuesto supuesto de 400\u00a0€ son 484\u00a0€, el 0,1\u00a0% de un piso de 400.000\u00a0€.",
              ],
            },
            "Si las hace usted, use el objetivo normal del móvil, manténgalo nivelado y tome una foto desde cada una de dos esquinas opuestas. Después elija el orden: la mejor, primero.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo quedan las cifras de una vivienda?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) enseña {a.area} construidos junto al precio de {a.price}.",
            "La superficie útil es de {a.useful}, y en un plano se puede comprobar.",
          ],
        ],
      },
      inShort: [
        "Las fotos enseñan la luz y el estado; el plano, cómo se comunican las estancias.",
        "Se hacen después de limpiar, de día y con superficies verdaderas.",
        "Obligan igual que el resto del anuncio.",
      ],
      next: "Vea cómo fotografiamos y dibujamos las nuestras: [mire nuestras viviendas](/properties).",
      description:
        "Fotos para vender un piso en Barcelona y su plano: qué imágenes hacen falta, qué debe mostrar el plano, cómo preparar la sesión y qué no se puede retocar.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a058.3–4, 59 y 62.2",
        "Real Decreto 390/2021, art.\u00a015",
        "Plazos habituales de nuestras ventas",
      ],
    },
    ca: {
      names: [
        "fotografies i plànol del pis",
        "fotos per vendre un pis",
        "fotografia immobiliària",
        "plànol de l’habitatge per vendre",
        "com fer fotos d’un pis",
        "fotos de l’anunci",
        "plànol acotat per vendre",
      ],
      title: "Les fotografies i el plànol",
      answers: {
        what: "Les fotos per vendre un pis i el plànol decideixen si algú demana visita. Les imatges ensenyen la llum i l’estat; el plànol, com es comuniquen les peces. Faci’ls després de la neteja, amb llum de dia i amb les superfícies de debò. El que mostren ha de ser-hi el dia de la visita.",
        cost: "Les fotos per vendre un pis i el plànol costen 484\u00a0€ amb IVA al nostre exemple, un pressupost suposat de 400\u00a0€. Es cobren segons la mida i el nombre d’imatges; no hi ha tarifa oficial. Pregunti a l’agència si entren en els honoraris. Si les encarrega vostè, deixi per escrit qui les pot fer servir i on.",
        time: "Les fotos per vendre un pis de quatre peces volen dues o tres hores, i el plànol acotat, si fa no fa igual. En els terminis habituals de les nostres vendes, imatges i anunci demanen una setmana. Reservi l’hora de millor sol, que el propietari coneix més bé que ningú.",
        how: "En fer fotos d’un pis, mantingui rectes les verticals, els llums apagats o tots del mateix to i la càmera a l’altura del pit. Ensenyi cada peça des del racó que l’explica i, després, el que es veu per la finestra. Comenci per la imatge que no té cap altre habitatge.",
      },
      sections: [
        {
          heading: "Quines imatges necessita un anunci?",
          blocks: [
            {
              points: [
                "La sala d’estar, amb la finestra i el que s’hi veu.",
                "La cuina, el dormitori principal i tots els banys, sencers i no en detall.",
                "La terrassa, el balcó o la galeria, amb alguna cosa que en doni l’escala.",
                "L’entrada, l’escala i l’ascensor, que la visita mirarà igualment.",
                "La façana des de la vorera del davant, sense furgonetes.",
                "Una foto sincera de la pitjor peça, i hi haurà menys visites perdudes.",
              ],
            },
          ],
        },
        {
          heading: "Què ha de mostrar el plànol?",
          blocks: [
            "La superfície útil i la construïda són xifres diferents: la primera es mesura de parets endins. En obra nova l’anunci ha de donar-les totes dues, amb els annexos a part (Llei 18/2007, art.\u00a059). En un plànol de segona mà posi la útil de cada peça, l’orientació, l’alçada si canvia i una barra de metres.",
            "Compari’l amb la cèdula d’habitabilitat, font vàlida de les dades físiques (art.\u00a062.2). Si no coincideixen, publiqui una xifra i digui d’on surt.",
          ],
        },
        {
          heading: "Com es prepara el dia?",
          blocks: [
            {
              steps: [
                "Netegi els vidres el dia abans i tregui les cortines gruixudes.",
                "Buidi el marbre, abaixi les tapes, amagui cables i galledes.",
                "Tregui de la vista cotxes, bicicletes i roba estesa.",
                "Retiri les fotos familiars i tot el que porti un nom.",
                "Recorri el pis amb qui fotografia i decideixin què s’ensenya.",
                "Repassin plegats les imatges abans d’acomiadar-se.",
              ],
            },
          ],
        },
        {
          heading: "Què no es pot fer?",
          blocks: [
            "Objectius que dupliquen una habitació, un cel enganxat damunt d’un celobert, un edifici esborrat: el que s’anuncia es pot exigir (art.\u00a058.3–4). Veïns, matrícules i persones demanen permís o desenfocament. Els drets de les fotos són de qui les fa; pacti per escrit com s’usen i què passa si canvia d’agència.",
            "L’etiqueta energètica va al costat de les imatges en tot anunci (RD 390/2021, art.\u00a015).",
          ],
        },
        {
          heading: "A quina hora es fotografia cada costat del pis?",
          blocks: [
            {
              caption: "La llum segons l’orientació",
              columns: ["L’estança dona a", "Millor hora"],
              rows: [
                ["Est", "al matí, abans de les onze"],
                ["Sud", "abans o després del migdia, amb la persiana a mitges"],
                ["Oest", "a la tarda; l’exterior, al vespre"],
                ["Nord o pati", "un dia clar i ennuvolat, cap al migdia"],
                ["Terrassa i façana", "quan els toca el sol i una altra vegada al vespre"],
              ],
            },
          ],
        },
        {
          heading: "Què han d’incloure el pressupost i els fitxers?",
          blocks: [
            {
              points: [
                "De dotze a vint fotos triades i el plànol amb superfícies.",
                "Fitxers grans: Kyero demana almenys 1280 × 960 píxels i admet fins a 50 imatges.",
                "El dret d’usar-les en portals, en paper i amb una altra agència.",
                "El preu amb IVA. Un pressupost suposat de 400\u00a0€ són 484\u00a0€, el 0,1\u00a0% d’un pis de 400.000\u00a0€.",
              ],
            },
            "Si les fa vostè, faci servir l’objectiu normal del mòbil, mantingui’l anivellat i faci una foto des de cadascun de dos racons oposats. Després triï’n l’ordre: la millor primer i les dels banys cap al final.",
          ],
        },
      ],
      example: {
        heading: "Com queden les xifres d’un habitatge?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) ensenya {a.area} construïts al costat del preu de {a.price}.",
            "La superfície útil és de {a.useful}, i en un plànol es pot comprovar.",
          ],
        ],
      },
      inShort: [
        "Les fotos ensenyen la llum i l’estat; el plànol, com es comuniquen les peces.",
        "Es fan després de netejar, de dia i amb superfícies de debò.",
        "Obliguen igual que la resta de l’anunci.",
      ],
      next: "Vegi com fotografiem i dibuixem els nostres: [miri els nostres habitatges](/properties).",
      description:
        "Fotos per vendre un pis a Barcelona i el plànol: quines imatges calen, què ha de mostrar el plànol, com es prepara la sessió i què no es pot retocar mai.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, arts.\u00a058.3–4, 59 i 62.2",
        "Reial decret 390/2021, art.\u00a015",
        "Terminis habituals de les nostres vendes",
      ],
    },
    ru: {
      names: [
        "фотографии и планировка квартиры",
        "фото для продажи квартиры",
        "съёмка квартиры для продажи",
        "план квартиры для продажи",
        "как сфотографировать квартиру",
        "фотосъёмка недвижимости",
        "фотографии в объявлении о продаже",
      ],
      title: "Фотографии и планировка",
      answers: {
        what: "Фото для продажи квартиры и её планировка решают, запишется ли кто-нибудь на просмотр: снимки показывают свет и состояние, план\u00a0— как связаны комнаты. Делайте их после уборки, при дневном свете и с настоящими площадями. Всё, что на них есть, должно быть на месте в день показа.",
        cost: "Фото для продажи квартиры и план стоят в нашем примере 484\u00a0€ с НДС, при предполагаемой смете 400\u00a0€. Их оплачивают по размеру квартиры и числу снимков, официального тарифа нет. Спросите, входят ли они в комиссию агентства. Если заказываете сами, запишите, кто и где может их использовать.",
        time: "Фото для продажи квартиры из четырёх комнат занимают два-три часа, замеры для плана\u00a0— примерно столько же. По обычным срокам наших продаж на снимки и объявление уходит неделя. Выберите час лучшего солнца: его собственник знает лучше всех.",
        how: "Чтобы сфотографировать квартиру, держите вертикали прямыми, свет\u00a0— выключенным или одного тона, а камеру на высоте груди. Покажите каждую комнату из угла, откуда она понятна, а потом то, что видно из окна. Начните со снимка, которого нет ни у одного другого жилья.",
      },
      sections: [
        {
          heading: "Какие снимки нужны в объявлении?",
          blocks: [
            {
              points: [
                "Гостиная с окном и тем, что из него видно.",
                "Кухня, основная спальня и все ванные, целиком, а не деталями.",
                "Терраса, балкон или застеклённая галерея с предметом, который даёт масштаб.",
                "Подъезд, лестница и лифт: покупатель всё равно на них посмотрит.",
                "Фасад с другой стороны улицы, без фургонов.",
                "Честный снимок самой слабой комнаты, и напрасных показов станет меньше.",
              ],
            },
          ],
        },
        {
          heading: "Что должно быть на плане?",
          blocks: [
            "Полезная площадь и площадь со стенами\u00a0— разные цифры: первую измеряют внутри стен. Для нового жилья объявление должно дать обе, а всё дополнительное отдельно (Закон 18/2007, ст.\u00a059). На плане вторичной квартиры напишите полезную площадь каждой комнаты, стороны света, высоту потолка, если она меняется, и масштаб.",
            "Сравните план со свидетельством о пригодности для проживания (cédula de habitabilidad): это допустимый источник физических данных (ст.\u00a062.2). Если они расходятся, печатайте одну цифру и назовите источник. Площадь террасы показывайте отдельно, чтобы её не приняли за жилую.",
          ],
        },
        {
          heading: "Как подготовить этот день?",
          blocks: [
            {
              steps: [
                "Накануне вымойте окна и снимите тяжёлые шторы.",
                "Освободите кухню, закройте крышки, спрячьте провода и вёдра.",
                "Уберите из кадра машины, велосипеды и бельё.",
                "Снимите семейные фотографии и всё, где есть имена.",
                "Пройдите по комнатам с фотографом и решите, что показывать.",
                "Посмотрите снимки вместе, прежде чем проститься.",
              ],
            },
          ],
        },
        {
          heading: "Чего делать нельзя?",
          blocks: [
            "Объектив, удваивающий комнату, чужое небо над световым колодцем, стёртый соседний дом: рекламу могут предъявить вам (ст.\u00a058.3–4). На соседей, номера машин и людей нужно согласие или размытие. Права на снимки принадлежат тому, кто их сделал: договоритесь письменно об использовании и о том, что будет при смене агентства.",
            "Этикетка энергоэффективности стоит рядом со снимками в каждом объявлении (RD 390/2021, ст.\u00a015).",
          ],
        },
        {
          heading: "В какие часы снимать каждую сторону квартиры?",
          blocks: [
            {
              caption: "Свет по сторонам света",
              columns: ["Куда выходит комната", "Лучшее время"],
              rows: [
                ["На восток", "утром, до одиннадцати"],
                ["На юг", "до или после полудня, жалюзи наполовину"],
                ["На запад", "после обеда; снаружи\u00a0— в сумерках"],
                ["На север или во двор", "светлый пасмурный день, около полудня"],
                ["Терраса и фасад", "когда на них солнце и ещё раз в сумерках"],
              ],
            },
          ],
        },
        {
          heading: "Что должно быть в смете и в файлах?",
          blocks: [
            {
              points: [
                "От двенадцати до двадцати отобранных снимков и план с площадями.",
                "Большие файлы: Kyero просит не меньше 1280 × 960 пикселей и берёт до 50 изображений.",
                "Право использовать их на порталах, в печати и с другим агентством.",
                "Цена с НДС. Предполагаемая смета в 400\u00a0€\u00a0— это 484\u00a0€, то есть 0,1\u00a0% квартиры за 400\u00a0000\u00a0€.",
              ],
            },
            "Если снимаете сами, берите обычный объектив телефона, держите его ровно в обеих плоскостях и сделайте по снимку из двух противоположных углов. Сначала выберите порядок: главный снимок, гостиная, кухня, спальни, ванные, терраса, подъезд, улица. Потом уберите повторы: десять разных кадров лучше двадцати похожих. Под планом напишите, кто и когда измерил квартиру, а рядом укажите высоту потолка и стороны света. Проверьте, что в зеркалах и стёклах нет людей и документов. Через месяц без звонков замените первый снимок: его видят в списке чаще всего. После снижения цены обновите и подпись под ним, и порядок серии. Снимки с мебелью прежних жильцов подпишите датой, чтобы никто не ждал её увидеть.",
          ],
        },
      ],
      example: {
        heading: "Как выглядят цифры одной квартиры?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}): рядом с ценой {a.price} указана площадь со стенами {a.area}.",
            "Полезная площадь\u00a0— {a.useful}, и на плане её можно проверить.",
          ],
        ],
      },
      inShort: [
        "Снимки показывают свет и состояние, план\u00a0— как связаны комнаты.",
        "Их делают после уборки, днём и с настоящими площадями.",
        "Они обязывают так же, как остальная реклама.",
      ],
      next: "Посмотрите, как снимаем и чертим мы: [откройте наши объекты](/properties).",
      description:
        "Фото для продажи квартиры в Барселоне и её план: какие снимки нужны, что должно быть на плане, как подготовить день съёмки и чего нельзя исправлять на снимке.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a058.3–4, 59 и 62.2",
        "Королевский декрет 390/2021, ст.\u00a015",
        "Обычные сроки наших продаж",
      ],
    },
  },
};
