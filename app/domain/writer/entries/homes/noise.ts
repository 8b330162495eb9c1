import type { Entry } from "../entry";

export const noise: Entry = {
  theme: "homes",
  related: ["courtyard-or-street", "second-viewing", "community-statutes", "renovation-works", "tourist-licence"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "noise in an apartment",
        "noisy apartment",
        "quiet apartment",
        "street noise",
        "noise map of barcelona",
        "noisy neighbours",
        "soundproofing an apartment",
        "how noisy",
        "noisy street",
      ],
      title: "Noise in an apartment",
      answers: {
        what: "Noise in an apartment comes from the street, the neighbours or the building’s own machinery, and only the first is on the city’s map. Before an offer come twice more, in the evening and on a weekend night. Against noisy neighbours, write first to the president of the community of owners (comunidad), who may demand that they stop; after that the meeting can vote to go to court (art. 553-40).",
        cost: "No official figure says what it costs to make a noisy apartment quieter. New windows are quoted by opening and glass, walls and ceilings by the square metre. Ask for the quote before your offer, because insulation also takes a few centimetres from each room.",
        who: "Noisy neighbours are first a matter for the president of the community of owners (comunidad), who may demand that they stop. If they don’t, the owners’ meeting can vote to go to court (Civil Code of Catalonia, art. 553-40). For noise in the street at night, call the city police.",
        how: "To find out whether an apartment is quiet, stand in the bedroom with the windows shut and say nothing for five minutes. Then open them. Do it at the hour at which you would sleep, and look up the street on the city’s noise map.",
        worth:
          "A noisy apartment is worth buying only if the noise has a cure you can pay for and the price shows it. Traffic yields to good windows; steps from above and a bar below do not. Ask for the quote first, and take it off your offer.",
        pitfalls:
          "With noise in an apartment three things go wrong: the viewing was on a quiet morning, the bedroom lies on the lift shaft or the bar’s extractor, and the complaints stand in minutes nobody read. Come at night and read three years of minutes before the deposit.",
      },
      sections: [
        {
          heading: "What does the noise map show?",
          blocks: [
            "Barcelona publishes a map with the level of each stretch of street by day, evening and night. It rests on Spain’s Noise Law 37/2003 and Catalonia’s Law 16/2002, which sorts areas into high, moderate and low sensitivity. The map is a model of traffic and leisure outdoors. It knows nothing of the piano upstairs.",
          ],
        },
        {
          heading: "How do you check a home?",
          blocks: [
            {
              steps: [
                "Read the map for the street and for the one behind the building.",
                "Count the bar terraces, the shop entrances and the bus stops below the windows.",
                "Look for machines in the courtyard: extractors, air conditioning, a supermarket roof.",
                "Ask which wall the lift shaft runs behind, and where its motor stands.",
                "Ask for the minutes of the last three years and look for complaints.",
                "Come back at night, at the weekend, and without an appointment as far as the street door.",
              ],
            },
          ],
        },
        {
          heading: "What can be changed, and what can’t?",
          blocks: [
            {
              points: [
                "Street: well-sealed windows with double glazing help most, as long as you can sleep with them closed.",
                "Steps from above: the cure lies in your neighbour’s floor, and needs their consent.",
                "Voices through a wall: a lining on your side helps, at the price of some area.",
                "Lift and pumps: a repair for the community, which the meeting has to vote.",
                "Bars and terraces: a question of permits and hours, for the city council.",
              ],
            },
            "Homes designed under the 2007 noise rules of the building code (Royal Decree 1371/2007) have to meet values for walls and floors. In an older building nobody promised any.",
            "A telephone is good enough to compare: measure with windows open and closed, in two homes at the same hour. For a complaint its figures won’t do; there the city council measures with a calibrated meter.",
          ],
        },
        {
          heading: "What should be in writing?",
          blocks: [
            "Ask the owner whether there have been complaints, reports or lawsuits about noise, and keep the answer by email. If the advert says “quiet”, ask which rooms face where. Words in an advert can be held against whoever published them (Law 18/2007, art. 58.3–4).",
          ],
        },
        {
          heading: "What do you do about noisy neighbours?",
          blocks: [
            {
              steps: [
                "Note day, hour and kind of noise for two or three weeks; speak to them once, in a friendly way.",
                "Write to the president or the manager, who may demand that it stop.",
                "At night call the city police on 112 and ask for the report number.",
                "If it goes on, ask for a vote at the owners’ meeting on going to court (art. 553-40).",
                "If the neighbour is a tenant, write to the owner as well.",
              ],
            },
            "A buyer takes over the neighbours, but not the file: ask the seller for it. A letter from the manager that no complaint is open costs nothing to ask for.",
          ],
        },
      ],
      example: {
        heading: "What does the floor tell you in our homes?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) is on floor {a.floor}.",
            "Its building dates from {a.built}, and the home was renovated in {a.renovated}.",
            "[{b.title}](/property/{b.id}) was built in {b.built}.",
            "The older the building, the sooner you should ask about windows and about the floor above.",
          ],
        ],
      },
      inShort: [
        "Noise comes from the street, the neighbours or the building’s machines, and each has its own cure.",
        "The city’s map shows the street only.",
        "One visit at night tells you more than three in the morning.",
      ],
      next: "Tell us at which hour you want to hear a home: [ask us for a viewing](/contact).",
      description:
        "Noise in an apartment in Barcelona: what the noise map shows, how to check a home before you offer, what windows can change and who deals with the neighbours.",
      sources: [
        "Noise Law 37/2003 (Spain) and Law 16/2002 on noise pollution (Catalonia)",
        "Royal Decree 1371/2007 (building code, DB-HR)",
        "Civil Code of Catalonia, art. 553-40",
      ],
    },
    es: {
      names: [
        "ruido en un piso",
        "piso ruidoso",
        "piso silencioso",
        "ruido de la calle",
        "mapa de ruido de barcelona",
        "vecinos ruidosos",
        "insonorizar un piso",
      ],
      title: "El ruido en un piso",
      answers: {
        what: "El ruido en un piso viene de la calle, de los vecinos o de las máquinas del edificio, y solo el primero sale en el mapa de la ciudad. Antes de ofertar vuelva dos veces, al anochecer y una noche de fin de semana. Contra unos vecinos ruidosos, escriba primero a quien preside la comunidad, que puede requerirles que paren; después, la junta puede votar ir a juicio (art.\u00a0553-40).",
        cost: "Insonorizar un piso no tiene un precio oficial. Las ventanas se presupuestan por hueco y por vidrio; paredes y techos, por metro cuadrado. Pida el presupuesto antes de ofertar, porque el aislamiento también quita unos centímetros a cada habitación.",
        who: "De los vecinos ruidosos se ocupa primero quien preside la comunidad de propietarios, que puede requerirles que paren. Si siguen, la junta puede acordar ir a juicio (Código civil de Cataluña, art.\u00a0553-40). Para el ruido nocturno de la calle se llama a la Guardia Urbana.",
        how: "Para saber si un piso es silencioso, quédese cinco minutos en silencio en el dormitorio, con las ventanas cerradas. Luego ábralas. Hágalo a la hora de dormir y mire la calle en el mapa de ruido de la ciudad.",
        worth:
          "Un piso ruidoso vale la pena solo si el ruido tiene un remedio que usted puede pagar y el precio lo refleja. El tráfico cede con buenas ventanas; los pasos de arriba y un bar debajo, no. Pida antes el presupuesto y réstelo de su oferta.",
        pitfalls:
          "Con el ruido en un piso se falla de tres maneras: la visita fue una mañana tranquila, el dormitorio toca al hueco del ascensor o al extractor del bar, y las quejas están en unas actas que nadie leyó. Vuelva de noche y lea las actas de tres años antes de las arras.",
      },
      sections: [
        {
          heading: "¿Qué enseña el mapa de ruido?",
          blocks: [
            "Barcelona publica un mapa con el nivel de cada tramo de calle de día, por la tarde y de noche. Se apoya en la Ley 37/2003, del ruido, y en la Ley catalana 16/2002, que distingue zonas de sensibilidad alta, moderada y baja. Es un modelo del tráfico y del ocio al aire libre. Del piano de arriba no sabe nada.",
          ],
        },
        {
          heading: "¿Cómo se comprueba una vivienda?",
          blocks: [
            {
              steps: [
                "Busque en el mapa la calle y también la de detrás.",
                "Cuente terrazas de bar, entradas de comercios y paradas de autobús bajo las ventanas.",
                "Localice máquinas en el patio: extractores, climatización, la cubierta de un supermercado.",
                "Pregunte qué pared da al hueco del ascensor y dónde está el motor.",
                "Pida las actas de los tres últimos años y mire si hay quejas.",
                "Vuelva de noche y en fin de semana, sin cita, hasta el portal.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué tiene arreglo y qué no?",
          blocks: [
            {
              points: [
                "Calle: lo que más ayuda son ventanas que cierren bien y doble acristalamiento, si usted duerme con ellas cerradas.",
                "Pasos de arriba: el remedio está en el suelo del vecino y hace falta que quiera.",
                "Voces tras la pared: un trasdosado por su lado mejora, a cambio de perder algo de superficie.",
                "Ascensor y bombas: es una reparación de la comunidad y la tiene que votar la junta.",
                "Bares y terrazas: cuestión de permisos y horarios, que lleva el Ayuntamiento.",
              ],
            },
            "Los edificios proyectados con las normas de ruido de 2007 del código técnico (Real Decreto 1371/2007) deben cumplir unos valores en paredes y forjados. En uno anterior nadie prometió ninguno.",
            "Un teléfono basta para comparar: mida con las ventanas abiertas y cerradas, en dos viviendas a la misma hora. Para una denuncia no sirve; ahí mide el Ayuntamiento, con un sonómetro calibrado.",
          ],
        },
        {
          heading: "¿Qué conviene tener por escrito?",
          blocks: [
            "Pregunte a la propiedad si ha habido quejas, denuncias o pleitos por ruido y guarde la respuesta por correo electrónico. Si el anuncio dice «tranquilo», pregunte a dónde da cada habitación. Lo que dice un anuncio se le puede exigir a quien lo publica (Ley 18/2007, art.\u00a058.3–4).",
          ],
        },
        {
          heading: "¿Qué se hace con unos vecinos ruidosos?",
          blocks: [
            {
              steps: [
                "Apunte día, hora y tipo de ruido durante dos o tres semanas; hable con ellos una vez, por las buenas.",
                "Escriba a la presidencia o a la administración de la finca, que puede requerir que cesen.",
                "De noche, llame al 112 o a la Guardia Urbana y pida el número de la actuación.",
                "Si continúa, pida que la junta vote ir a juicio (art.\u00a0553-40).",
                "Si el vecino es inquilino, escriba también al propietario.",
              ],
            },
            "Quien compra se queda con los vecinos, pero no con el expediente: pídaselo a quien vende. Una carta del administrador que diga si hay quejas abiertas no cuesta nada pedirla.",
          ],
        },
      ],
      example: {
        heading: "¿Qué dice la planta en nuestras viviendas?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) está en la planta número {a.floor}.",
            "El edificio es de {a.built} y la vivienda se reformó en {a.renovated}.",
            "[{b.title}](/property/{b.id}) se construyó en {b.built}.",
            "Cuanto más antiguo el edificio, antes hay que preguntar por las ventanas y por el suelo del vecino de arriba.",
          ],
        ],
      },
      inShort: [
        "El ruido viene de la calle, de los vecinos o de las máquinas del edificio, y cada uno tiene su remedio.",
        "El mapa de la ciudad solo muestra la calle.",
        "Una visita de noche enseña más que tres por la mañana.",
      ],
      next: "Díganos a qué hora quiere escuchar una vivienda: [pídanos una visita](/contact).",
      description:
        "El ruido en un piso de Barcelona: qué enseña el mapa de ruido, cómo comprobarlo antes de ofertar, qué mejoran las ventanas y quién se ocupa de los vecinos.",
      sources: [
        "Ley 37/2003, del ruido, y Ley 16/2002, de protección contra la contaminación acústica (Cataluña)",
        "Real Decreto 1371/2007 (código técnico, DB-HR)",
        "Código civil de Cataluña, art.\u00a0553-40",
      ],
    },
    ca: {
      names: [
        "soroll en un pis",
        "pis sorollós",
        "pis silenciós",
        "soroll del carrer",
        "mapa de soroll de barcelona",
        "veïns sorollosos",
        "insonoritzar un pis",
      ],
      title: "El soroll en un pis",
      answers: {
        what: "El soroll en un pis ve del carrer, dels veïns o de les màquines de l’edifici, i només el primer surt al mapa de la ciutat. Abans de fer una oferta torni-hi dues vegades, al vespre i una nit de cap de setmana. Contra uns veïns sorollosos, escrigui primer a qui presideix la comunitat, que els pot requerir que parin; després, la junta pot votar anar a judici (art.\u00a0553-40).",
        cost: "El que costa fer silenciós un pis sorollós no té cap xifra oficial. Les finestres es pressuposten per obertura i per vidre; les parets i els sostres, per metre quadrat. Demani el pressupost abans de l’oferta, perquè l’aïllament també pren uns centímetres a cada habitació.",
        who: "Dels veïns sorollosos se n’ocupa primer qui presideix la comunitat de propietaris, que els pot requerir que parin. Si continuen, la junta pot acordar anar a judici (Codi civil de Catalunya, art.\u00a0553-40). Pel soroll nocturn del carrer es truca a la Guàrdia Urbana.",
        how: "Per saber si un pis és silenciós, estigui’s cinc minuts en silenci al dormitori, amb les finestres tancades. Després obri-les. Faci-ho a l’hora d’anar a dormir i miri el carrer al mapa de soroll de la ciutat.",
        worth:
          "Un pis sorollós val la pena només si el soroll té un remei que vostè pot pagar i el preu ho reflecteix. El trànsit cedeix amb bones finestres; els passos de dalt i un bar a sota, no. Demani abans el pressupost i resti’l de l’oferta.",
        pitfalls:
          "Amb el soroll en un pis es falla de tres maneres: la visita va ser un matí tranquil, el dormitori toca al forat de l’ascensor o a l’extractor del bar, i les queixes són en unes actes que ningú no va llegir. Torni-hi de nit i llegeixi les actes de tres anys abans de les arres.",
      },
      sections: [
        {
          heading: "Què ensenya el mapa de soroll?",
          blocks: [
            "Barcelona publica un mapa amb el nivell de cada tram de carrer de dia, al vespre i de nit. Es basa en la Llei 37/2003, del soroll, i en la Llei catalana 16/2002, que distingeix zones de sensibilitat alta, moderada i baixa. És un model del trànsit i de l’oci a l’aire lliure. Del piano de dalt no en sap res.",
          ],
        },
        {
          heading: "Com es comprova un habitatge?",
          blocks: [
            {
              steps: [
                "Busqui al mapa el carrer i també el de darrere.",
                "Compti terrasses de bar, entrades de botigues i parades d’autobús sota les finestres.",
                "Localitzi màquines al pati: extractors, climatització, la coberta d’un supermercat.",
                "Pregunti quina paret toca al forat de l’ascensor i on hi ha el motor.",
                "Demani les actes dels tres últims anys i miri si hi ha queixes.",
                "Torni-hi de nit i en cap de setmana, sense cita, fins al portal.",
              ],
            },
          ],
        },
        {
          heading: "Què té remei i què no?",
          blocks: [
            {
              points: [
                "Carrer: el que més ajuda són finestres que tanquin bé i doble vidre, si vostè dorm amb les finestres tancades.",
                "Passos de dalt: el remei és al terra del veí i cal que ell vulgui.",
                "Veus a través de la paret: un extradossat pel seu costat millora, a canvi de perdre una mica de superfície.",
                "Ascensor i bombes: és una reparació de la comunitat i l’ha de votar la junta.",
                "Bars i terrasses: qüestió de permisos i horaris, que porta l’Ajuntament.",
              ],
            },
            "Els edificis projectats amb les normes de soroll del 2007 del codi tècnic (Reial decret 1371/2007) han de complir uns valors en parets i sostres. En un d’anterior ningú no en va prometre cap.",
            "Amb un telèfon n’hi ha prou per comparar: mesuri amb les finestres obertes i tancades, en dos habitatges a la mateixa hora. Per a una denúncia no serveix; llavors mesura l’Ajuntament, amb un sonòmetre calibrat.",
          ],
        },
        {
          heading: "Què convé tenir per escrit?",
          blocks: [
            "Pregunti a la propietat si hi ha hagut queixes, denúncies o plets per soroll i guardi’n la resposta per correu electrònic. Si l’anunci diu «tranquil», pregunti on dona cada habitació. El que diu un anunci es pot exigir a qui el publica (Llei 18/2007, art.\u00a058.3–4).",
          ],
        },
        {
          heading: "Què es fa amb uns veïns sorollosos?",
          blocks: [
            {
              steps: [
                "Apunti dia, hora i mena de soroll durant dues o tres setmanes; parli-hi una vegada, amb bones maneres.",
                "Escrigui a la presidència o a l’administració de la finca, que pot requerir que parin.",
                "De nit, truqui al 112 o a la Guàrdia Urbana i demani el número de l’actuació.",
                "Si continua, demani que la junta voti anar a judici (art.\u00a0553-40).",
                "Si el veí és llogater, escrigui també al propietari.",
              ],
            },
            "Qui compra es queda els veïns, però no l’expedient: demani’l a qui ven. Una carta de l’administrador que digui si hi ha queixes obertes no costa res de demanar.",
          ],
        },
      ],
      example: {
        heading: "Què diu la planta en els nostres habitatges?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) és a la planta número {a.floor}.",
            "L’edifici és de {a.built} i l’habitatge es va reformar el {a.renovated}.",
            "[{b.title}](/property/{b.id}) es va construir el {b.built}.",
            "Com més vell és l’edifici, abans cal preguntar per les finestres i pel terra del veí de dalt.",
          ],
        ],
      },
      inShort: [
        "El soroll ve del carrer, dels veïns o de les màquines de l’edifici, i cadascun té el seu remei.",
        "El mapa de la ciutat només mostra el carrer.",
        "Una visita de nit ensenya més que tres al matí.",
      ],
      next: "Digui’ns a quina hora vol escoltar un habitatge: [demani’ns una visita](/contact).",
      description:
        "El soroll en un pis de Barcelona: què ensenya el mapa de soroll, com comprovar-lo abans de fer una oferta, què milloren les finestres i qui parla amb els veïns.",
      sources: [
        "Llei 37/2003, del soroll, i Llei 16/2002, de protecció contra la contaminació acústica (Catalunya)",
        "Reial decret 1371/2007 (codi tècnic, DB-HR)",
        "Codi civil de Catalunya, art.\u00a0553-40",
      ],
    },
    ru: {
      names: [
        "шум в квартире",
        "шумная квартира",
        "тихая квартира",
        "шум с улицы",
        "карта шума Барселоны",
        "шумные соседи",
        "шумоизоляция квартиры",
        "шумные районы Барселоны",
        "тихий район Барселоны",
      ],
      title: "Шум в\u00a0квартире",
      answers: {
        what: "Шум в\u00a0квартире идёт с\u00a0улицы, от соседей или от техники дома, и\u00a0на городской карте есть только первый. До предложения о\u00a0покупке придите ещё дважды: вечером и\u00a0ночью в\u00a0выходные. Если мешают шумные соседи, сначала напишите председателю сообщества собственников (comunidad): он вправе потребовать, чтобы они прекратили, а\u00a0потом собрание может проголосовать за суд (ст.\u00a0553-40).",
        cost: "Сколько стоит сделать шумную квартиру тихой, официально не считает никто. Цена окон зависит от проёма и\u00a0стекла, стен и\u00a0потолка\u00a0— от площади. Попросите смету до предложения о\u00a0покупке: изоляция ещё и\u00a0отнимает у\u00a0комнат по нескольку сантиметров.",
        who: "Если мешают шумные соседи, сначала идут к\u00a0председателю сообщества собственников (comunidad): он может потребовать прекратить шум. Не помогло\u00a0— собрание вправе решить обратиться в\u00a0суд (Гражданский кодекс Каталонии, ст. 553-40). О\u00a0ночном шуме на улице звонят в\u00a0городскую полицию (Guàrdia Urbana).",
        how: "Чтобы понять, тихая ли квартира, закройте окна в\u00a0спальне и\u00a0пять минут помолчите. Потом откройте их. Лучше всего в\u00a0тот час, когда ложитесь спать. И\u00a0найдите улицу на городской карте шума.",
        worth:
          "Шумная квартира стоит покупки, только если от шума есть средство, которое вам по карману, и это видно в цене. От машин спасают хорошие окна, от шагов сверху и бара внизу — нет. Сначала попросите смету и вычтите её из своего предложения.",
        pitfalls:
          "Из-за шума в квартире ошибаются трижды: смотрели тихим утром, спальня граничит с шахтой лифта или вытяжкой бара, а жалобы записаны в протоколах, которых никто не читал. До задатка придите ночью и прочтите протоколы за три года.",
      },
      sections: [
        {
          heading: "Что показывает карта шума?",
          blocks: [
            "Барселона публикует карту, где для каждого отрезка улицы указан уровень днём, вечером и\u00a0ночью. Её основа\u00a0— Закон о\u00a0шуме 37/2003 и\u00a0каталонский Закон 16/2002: он делит город на зоны высокой, средней и\u00a0низкой чувствительности. Это модель движения и\u00a0отдыха под открытым небом. О\u00a0пианино этажом выше она не знает.",
          ],
        },
        {
          heading: "Как проверить жильё?",
          blocks: [
            {
              steps: [
                "Найдите на карте и\u00a0саму улицу, и\u00a0ту, что позади дома.",
                "Сосчитайте под окнами веранды баров, двери магазинов и\u00a0остановки.",
                "Поищите технику во\u00a0дворе: вытяжки, кондиционеры, крышу супермаркета.",
                "Спросите, за какой стеной шахта лифта и\u00a0где его мотор.",
                "Попросите протоколы за три года и\u00a0поищите в\u00a0них жалобы.",
                "Придите ночью и\u00a0в\u00a0выходные, без договорённости, хотя бы до подъезда.",
              ],
            },
          ],
        },
        {
          heading: "Что можно исправить, а\u00a0что нет?",
          blocks: [
            {
              points: [
                "Улица: больше всего помогают плотные окна со стеклопакетами, если вы готовы спать с\u00a0закрытыми.",
                "Шаги сверху: лечат их в\u00a0полу у\u00a0соседа, и\u00a0нужно его согласие.",
                "Голоса за стеной: обшивка с\u00a0вашей стороны помогает ценой части площади.",
                "Лифт и\u00a0насосы: это ремонт за счёт сообщества, за него голосует собрание.",
                "Бары и\u00a0веранды: вопрос разрешений и\u00a0часов работы, им занимается мэрия.",
              ],
            },
            "Здания, спроектированные по нормам шума 2007 года (Королевский декрет 1371/2007), обязаны выдерживать показатели для стен и\u00a0перекрытий. В\u00a0более старых их никто не обещал.",
            "Для сравнения хватит телефона: измерьте шум с\u00a0открытыми и\u00a0закрытыми окнами, в\u00a0двух квартирах в\u00a0один и\u00a0тот же час. Для жалобы такие цифры не годятся, там измеряет мэрия калиброванным прибором.",
          ],
        },
        {
          heading: "Что стоит получить письменно?",
          blocks: [
            "Спросите собственника, были ли жалобы, заявления или суды из-за шума, и\u00a0сохраните ответ в\u00a0электронной почте. Если в\u00a0объявлении написано «тихо», уточните, куда выходит каждая комната. За слова в\u00a0объявлении отвечает тот, кто его разместил (Закон 18/2007, ст. 58.3–4).",
          ],
        },
        {
          heading: "Что делать, если соседи шумят?",
          blocks: [
            {
              steps: [
                "Две-три недели записывайте день, час и какой был шум; один раз поговорите с соседями по-доброму.",
                "Напишите председателю или управляющему домом: он вправе потребовать, чтобы шум прекратили.",
                "Ночью звоните 112 или в городскую полицию и спросите номер вызова.",
                "Если не помогло, попросите собрание проголосовать за обращение в суд (ст.\u00a0553-40).",
                "Если сосед снимает квартиру, напишите и её собственнику.",
              ],
            },
            "Соседи достаются покупателю вместе с квартирой, а вот переписка с ними остаётся у продавца: попросите её. Письмо управляющего о том, есть ли открытые жалобы, получить нетрудно.",
          ],
        },
        {
          heading: "Какие улицы громче, а какие тише?",
          blocks: [
            "Больше всего слышно там, где много полос, автобусов и подъём в гору, а в старом городе и вокруг площадей — ночные голоса и веранды. Тише окна внутрь квартала, верхние этажи и улицы без сквозного проезда. На карте смотрите ночной уровень, а не средний за сутки: днём вас почти не бывает дома. Самый простой способ сравнить две улицы: в пятницу около полуночи постоять по десять минут на каждой и записать, что слышно. Сезон тоже важен: летом окна открыты и столики стоят на улице, а зимой тот же дом кажется тихим.",
          ],
        },
      ],
      example: {
        heading: "О\u00a0чём говорит этаж у\u00a0наших объектов?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}): этаж по испанскому счёту\u00a0— {a.floor}.",
            "Год постройки здания\u00a0— {a.built}, год ремонта жилья\u00a0— {a.renovated}.",
            "[{b.title}](/property/{b.id}): год постройки\u00a0— {b.built}.",
            "Чем старше здание, тем раньше спросите про окна и\u00a0про пол у\u00a0соседа сверху.",
          ],
        ],
      },
      inShort: [
        "Шум идёт с\u00a0улицы, от соседей или от техники здания, и\u00a0средство у\u00a0каждого своё.",
        "Городская карта показывает только улицу.",
        "Один визит ночью скажет больше трёх утренних.",
      ],
      next: "Скажите, в\u00a0котором часу вы хотите послушать жильё: [запишитесь на просмотр](/contact).",
      description:
        "Шум в\u00a0квартире в\u00a0Барселоне: что показывает карта шума, как проверить жильё до предложения о\u00a0покупке, чем помогут новые окна и\u00a0к\u00a0кому идти с\u00a0жалобой на соседей.",
      sources: [
        "Закон о\u00a0шуме 37/2003 (Испания) и\u00a0Закон 16/2002 о\u00a0защите от шумового загрязнения (Каталония)",
        "Королевский декрет 1371/2007 (строительные нормы, DB-HR)",
        "Гражданский кодекс Каталонии, ст. 553-40",
      ],
    },
  },
};
