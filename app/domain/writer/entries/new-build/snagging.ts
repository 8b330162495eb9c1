import type { Entry } from "../entry";

export const snagging: Entry = {
  theme: "new-build",
  related: ["ten-year-insurance", "handover-of-keys", "home-from-a-developer", "hidden-defects", "complaints"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "snagging",
        "snagging list",
        "snagging inspection",
        "checking a new home before the keys",
        "defects in a new home",
        "list of defects new build",
        "handover inspection new home",
      ],
      title: "Snagging a new home",
      answers: {
        what: "Snagging means inspecting a new home before the deed and listing everything that isn’t as the contract says. Do it in daylight, with water and electricity on, and have the developer sign the list with a date for each repair. The building’s guarantees last one year for finishes, three for installations and ten for the structure.",
        cost: "Snagging costs nothing but half a day if you do it yourself. A technician’s fee depends on the size of the home and on whether a report is written; ask for it beforehand. For a home with underfloor heating or a heat pump it is money well spent.",
        time: "A snagging inspection takes two to four hours for an apartment, and belongs one or two weeks before the deed. Repairs follow in the weeks after it. Claims for damage expire two years from the day it appears (Law 38/1999, art. 18).",
        must: "No law obliges you to do a snagging inspection, and none obliges you to sign the deed without one: agree on a visit in the contract. Signing doesn’t end your rights, as the guarantees of one, three and ten years run anyway. But what is on a signed list needs no proof later.",
        how: "Go through a snagging list room by room, always in the same order: ceiling, walls, floor, windows, doors, sockets, water. Note the place by compass and height (“north wall, one metre from the window”). One photograph of the whole and one of the detail are enough for each defect.",
        model:
          "A snagging list has one line for each defect: number, room, exact place, what is wrong, photograph, date by which it is repaired. At the end stand the readings of the meters, both signatures and the sentence that the developer repairs everything at its own cost. Make two copies, or sign it on a tablet and have it sent to you at once.",
        pitfalls:
          "A snagging inspection fails when it takes place on the day of the deed, in the dark or without water and electricity. A list without dates is another frequent mistake, and so is a verbal promise. If something serious is open, have a sum held back at the notary’s, or sign later.",
      },
      sections: [
        {
          heading: "What does a list of defects look like?",
          blocks: [
            {
              caption: "An example of a snagging list",
              columns: ["No.", "Room and place", "Defect", "Repaired by"],
              rows: [
                ["1", "Kitchen, worktop by the window", "scratch of 12 cm", "15 March"],
                ["2", "Bathroom 1, third row of tiles", "two tiles sound hollow", "15 March"],
                ["3", "Bedroom 2, sliding window", "doesn’t lock", "8 March"],
                ["4", "Terrace, left corner", "water doesn’t run to the drain", "before the keys"],
                ["5", "Hall, intercom", "rings but doesn’t open", "before the keys"],
              ],
            },
            "Below the table go meter readings, day, hour and two signatures. The dates here are invented; agree on yours with the developer. What keeps you from living there is repaired before the keys, the rest within a few weeks.",
          ],
        },
        {
          heading: "What do you bring?",
          blocks: [
            {
              points: [
                "The contract with plan and specification of materials.",
                "A tape measure, a spirit level, a phone charger for the sockets, a torch.",
                "A marble or a ball for floors and shower trays, coloured tape to mark.",
                "A second person, who writes while you look.",
              ],
            },
          ],
        },
        {
          heading: "What do you check, and in which order?",
          blocks: [
            {
              steps: [
                "Areas: measure two rooms and the terrace against the plan.",
                "Makes and models of windows, boiler, air conditioning and appliances.",
                "Each window, blind and door: open, close, lock.",
                "Each tap and drain for five minutes; then look under the sink.",
                "Every socket, light and switch, the intercom and the ventilation.",
                "Tiles by knocking: a hollow sound says that they are not fixed.",
                "Terrace: slope towards the drain, and no water standing by the door.",
                "Parking space and storage room: number, size, manoeuvring.",
              ],
            },
          ],
        },
        {
          heading: "What does the law give you?",
          blocks: [
            {
              caption: "Who answers for which defect (Law 38/1999, art. 17.1)",
              columns: ["Defect", "Who answers", "For"],
              rows: [
                ["Scratches, badly fitted doors, loose tiles", "the builder", "one year"],
                [
                  "Damp, pipes or installations that make it unfit to live in",
                  "the agents of the building",
                  "three years",
                ],
                [
                  "Damage in the structure that endangers stability",
                  "the agents; compulsory insurance covers it",
                  "ten years",
                ],
              ],
            },
            "The time counts from the acceptance of the whole building, not from your keys, so ask for that date. Once damage appears you have two years to claim (art. 18). Write by registered letter with proof of content (burofax) and add photographs: a telephone call leaves no date.",
            "The contract counts too: what was promised and not delivered can be demanded as such, brochure included (Law 18/2007, art. 58.3–4).",
          ],
        },
        {
          heading: "What if the list is long?",
          blocks: [
            {
              points: [
                "A home that can’t be lived in need not be accepted: ask for a new date in writing.",
                "With smaller faults, sign the deed with the list attached, a date, and who holds the keys for the repairs.",
                "Agree on a sum held back only if the developer accepts it in the deed.",
                "After a month send the open points again, with proof of delivery.",
              ],
            },
          ],
        },
        {
          heading: "Until when do the defects you find have to be claimed?",
          blocks: [
            {
              caption: "Terms of Law 38/1999 counted from the acceptance of the building",
              columns: ["Defect", "Shows within", "Who answers"],
              rows: [
                ["Scratched floor, loose tile, badly hung door", "one year", "the builder"],
                ["Damp, heating, ventilation, insulation", "three years", "the agents of the building"],
                ["Structure", "ten years", "insurer and developer"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How large is what you check?",
        blocks: [
          [
            "{?dev.any}The [new developments](/developments) we sell give usable and built area of each home.",
            "In one of ours, built area is {a.area} and usable area {a.useful}: measure the second, inside the walls.",
            "At {a.usefulM2} for a usable metre, half a metre missing is worth an argument.",
          ],
        ],
      },
      inShort: [
        "Snagging is the inspection of a new home before the deed.",
        "The list has to be signed, with a date for each repair.",
        "Finishes have one year, installations three, structure ten.",
      ],
      next: "Would you like someone beside you on that day? [See what we do for buyers of new homes](/services/new-construction).",
      description:
        "Snagging a new home: what to bring, what to check and in which order, what the law gives you for one, three and ten years, and what to do with a long list.",
      sources: [
        "Law 38/1999 on building, arts. 17 and 18",
        "Law 18/2007 on the right to housing (Catalonia), art. 58.3–4",
      ],
    },
    es: {
      names: [
        "revisión de una vivienda nueva",
        "lista de defectos de obra nueva",
        "defectos en un piso nuevo",
        "lista de repasos obra nueva",
        "revisar el piso antes de la entrega",
        "visita de cortesía obra nueva",
        "repasos de obra nueva",
      ],
      title: "La revisión de una vivienda nueva",
      answers: {
        what: "La revisión de una vivienda nueva se hace antes de la escritura y recoge en una lista todo lo que no está como dice el contrato. Vaya con luz de día, con agua y electricidad, y que la promotora firme la lista con una fecha para cada arreglo. De los acabados se responde un año; de las instalaciones, tres; de la estructura, diez.",
        cost: "La revisión de una vivienda nueva cuesta media jornada si la hace usted. El precio de un técnico depende del tamaño y de si redacta informe: pregúntelo antes. Con suelo radiante o aerotermia es un dinero bien empleado.",
        time: "La revisión de una vivienda nueva lleva de dos a cuatro horas y conviene una o dos semanas antes de la escritura. Los arreglos siguen en las semanas posteriores. La acción por un daño prescribe a los dos años de que aparezca (Ley 38/1999, art.\u00a018).",
        must: "No, la ley no obliga a revisar una vivienda nueva antes de firmar, pero tampoco a firmar sin haberla visto: pacte la visita en el contrato. Firmar no le quita derechos, porque las garantías de uno, tres y diez años corren igual. Lo que esté en una lista firmada, eso sí, no habrá que probarlo después.",
        how: "La lista de defectos de obra nueva se hace estancia por estancia y siempre en el mismo orden: techo, paredes, suelo, ventanas, puertas, enchufes, agua. Anote el lugar con precisión («pared norte, a un metro de la ventana»). Bastan dos fotos por defecto, una general y otra de detalle.",
        model:
          "Una lista de repasos de obra nueva lleva una línea por defecto: número, pieza, lugar exacto, qué falla, foto y fecha de reparación. Al final, la lectura de los contadores, las dos firmas y la frase de que la promotora lo arregla todo a su costa. Haga dos copias, o fírmela en una tableta y pida que se la envíen al momento.",
        pitfalls:
          "La revisión de una vivienda nueva falla si se hace el mismo día de la escritura, sin luz de día o sin agua ni electricidad. Otro error frecuente es una lista sin fechas, o una promesa de palabra. Si queda algo grave, pida que se retenga una cantidad en la notaría o firme más tarde.",
      },
      sections: [
        {
          heading: "¿Cómo es una lista de defectos?",
          blocks: [
            {
              caption: "Ejemplo de lista de repasos",
              columns: ["N.º", "Pieza y lugar", "Defecto", "Arreglado el"],
              rows: [
                ["1", "Cocina, encimera junto a la ventana", "rayada de 12 cm", "15 de marzo"],
                ["2", "Baño 1, tercera fila de baldosas", "dos piezas suenan a hueco", "15 de marzo"],
                ["3", "Dormitorio 2, ventana corredera", "no cierra", "8 de marzo"],
                ["4", "Terraza, esquina izquierda", "el agua no va al desagüe", "antes de las llaves"],
                ["5", "Recibidor, videoportero", "suena, pero no abre", "antes de las llaves"],
              ],
            },
            "Debajo van la lectura de los contadores, el día, la hora y las dos firmas. Las fechas son de ejemplo: pacte las suyas con la promotora. Lo que impide vivir allí se arregla antes de las llaves; lo demás, en unas semanas.",
          ],
        },
        {
          heading: "¿Qué hay que llevar?",
          blocks: [
            {
              points: [
                "El contrato con el plano y la memoria de calidades.",
                "Un metro, un nivel, un cargador para probar enchufes y una linterna.",
                "Una canica para suelos y platos de ducha, y cinta de color para marcar.",
                "Una segunda persona que escriba mientras usted mira.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se comprueba y por qué orden?",
          blocks: [
            {
              steps: [
                "Superficies: mida dos estancias y la terraza y compare con el plano.",
                "Marcas y modelos de ventanas, caldera, climatización y electrodomésticos.",
                "Cada ventana, persiana y puerta: abrir, cerrar, bloquear.",
                "Cada grifo y desagüe durante cinco minutos; después, debajo del fregadero.",
                "Todos los enchufes, luces e interruptores, el portero y la ventilación.",
                "Las baldosas, con los nudillos: si suenan a hueco, no están pegadas.",
                "La terraza: pendiente hacia el desagüe y nada de agua junto a la puerta.",
                "El aparcamiento y el trastero: número, medidas y maniobra.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué le da la ley?",
          blocks: [
            {
              caption: "Quién responde de cada defecto (Ley 38/1999, art.\u00a017.1)",
              columns: ["Defecto", "Quién responde", "Plazo"],
              rows: [
                ["Rayadas, puertas mal ajustadas, baldosas sueltas", "el constructor", "un año"],
                [
                  "Humedades, tuberías o instalaciones que impiden vivir bien",
                  "los agentes de la edificación",
                  "tres años",
                ],
                [
                  "Daños de la estructura que afectan a la estabilidad",
                  "los agentes; lo cubre un seguro obligatorio",
                  "diez años",
                ],
              ],
            },
            "El plazo cuenta desde la recepción de toda la obra, no desde sus llaves: pida esa fecha. Cuando el daño aparece, hay dos años para reclamar (art.\u00a018). Hágalo por burofax y con fotografías, porque una llamada no deja fecha.",
            "Al lado está el contrato: lo prometido y no entregado se puede reclamar como tal, folleto incluido (Ley 18/2007, art.\u00a058.3–4).",
          ],
        },
        {
          heading: "¿Y si la lista es larga?",
          blocks: [
            {
              points: [
                "Una vivienda en la que no se puede vivir no hay por qué recibirla: pida por escrito una fecha nueva.",
                "Con defectos menores, firme con la lista anexa, un plazo y quién guarda las llaves para los arreglos.",
                "Retener una cantidad solo vale si la promotora lo acepta en la escritura.",
                "Al mes, reclame de nuevo lo pendiente, con prueba de entrega.",
              ],
            },
          ],
        },
        {
          heading: "¿Hasta cuándo se reclama lo que aparece?",
          blocks: [
            {
              caption: "Plazos de la Ley 38/1999, desde la recepción del edificio",
              columns: ["Defecto", "Aparece en", "Quién responde"],
              rows: [
                ["Suelo rayado, baldosa suelta, puerta mal colgada", "un año", "el constructor"],
                ["Humedad, calefacción, ventilación, aislamiento", "tres años", "los agentes de la edificación"],
                ["Estructura", "diez años", "aseguradora y promotor"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué medida tiene lo que se revisa?",
        blocks: [
          [
            "{?dev.any}Las [promociones](/developments) que vendemos dan la superficie útil y la construida de cada vivienda.",
            "En una de nuestras viviendas la construida es de {a.area} y la útil de {a.useful}: mida la segunda, de paredes adentro.",
            "A {a.usefulM2} el metro útil, medio metro que falta merece una conversación.",
          ],
        ],
      },
      inShort: [
        "La revisión de una vivienda nueva se hace antes de la escritura.",
        "La lista se firma, con una fecha para cada arreglo.",
        "Los acabados tienen un año; las instalaciones, tres; la estructura, diez.",
      ],
      next: "¿Quiere a alguien a su lado ese día? [Vea qué hacemos por quien compra obra nueva](/services/new-construction).",
      description:
        "La revisión de una vivienda nueva: qué llevar, qué comprobar y por qué orden, qué cubre la ley a uno, tres y diez años, y qué hacer si la lista es larga.",
      sources: [
        "Ley 38/1999, de ordenación de la edificación, arts.\u00a017 y 18",
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a058.3–4",
      ],
    },
    ca: {
      names: [
        "revisió d’un habitatge nou",
        "llista de defectes d’obra nova",
        "defectes en un pis nou",
        "llista de repassos obra nova",
        "revisar el pis abans del lliurament",
        "visita de cortesia obra nova",
        "repassos d’obra nova",
        "visitar l’obra nova abans de signar",
      ],
      title: "La revisió d’un habitatge nou",
      answers: {
        what: "La revisió d’un habitatge nou es fa abans de l’escriptura i recull en una llista tot el que no és com diu el contracte. Vagi-hi amb llum de dia, amb aigua i electricitat, i que la promotora signi la llista amb una data per a cada arranjament. Dels acabats se’n respon un any; de les instal·lacions, tres; de l’estructura, deu.",
        cost: "La revisió d’un habitatge nou costa mitja jornada si la fa vostè. El preu d’un tècnic depèn de la mida i de si redacta informe: demani’l abans. Amb terra radiant o aerotèrmia són diners ben gastats.",
        time: "La revisió d’un habitatge nou vol de dues a quatre hores i convé una setmana o dues abans de l’escriptura. Els arranjaments segueixen les setmanes següents. L’acció per un dany prescriu al cap de dos anys que surti (Llei 38/1999, art.\u00a018).",
        must: "No, la llei no obliga a fer la revisió d’un habitatge nou abans de signar, però tampoc a signar sense haver-lo vist: pacti la visita al contracte. Signar no li treu drets, perquè les garanties d’un, tres i deu anys corren igual. El que consti en una llista signada, això sí, no caldrà provar-ho després.",
        how: "La llista de defectes d’obra nova es fa peça per peça i sempre en el mateix ordre: sostre, parets, terra, finestres, portes, endolls, aigua. Apunti el lloc amb precisió («paret nord, a un metre de la finestra»). N’hi ha prou amb dues fotos per defecte, una de general i una de detall.",
        model:
          "Una llista de defectes d’obra nova porta una línia per defecte: número, peça, lloc exacte, què falla, foto i data de reparació. Al final, la lectura dels comptadors, les dues firmes i la frase que la promotora ho arregla tot a càrrec seu. Faci’n dues còpies, o signi-la en una tauleta i demani que l’hi enviïn a l’instant.",
        pitfalls:
          "La revisió d’un habitatge nou falla si es fa el mateix dia de l’escriptura, sense llum de dia o sense aigua ni electricitat. Un altre error freqüent és una llista sense dates, o una promesa de paraula. Si queda res de greu, demani que es retingui una quantitat a la notaria o signi més tard.",
      },
      sections: [
        {
          heading: "Com és una llista de defectes?",
          blocks: [
            {
              caption: "Exemple de llista de repassos",
              columns: ["Núm.", "Peça i lloc", "Defecte", "Arreglat el"],
              rows: [
                ["1", "Cuina, taulell al costat de la finestra", "ratllada de 12 cm", "15 de març"],
                ["2", "Bany 1, tercera filera de rajoles", "dues peces sonen a buit", "15 de març"],
                ["3", "Dormitori 2, finestra corredissa", "no tanca", "8 de març"],
                ["4", "Terrassa, racó esquerre", "l’aigua no va al desguàs", "abans de les claus"],
                ["5", "Rebedor, videoporter", "sona, però no obre", "abans de les claus"],
              ],
            },
            "A sota hi van la lectura dels comptadors, el dia, l’hora i les dues firmes. Les dates són d’exemple: pacti les seves amb la promotora. El que impedeix viure-hi s’arregla abans de les claus; la resta, en unes setmanes.",
          ],
        },
        {
          heading: "Què s’hi ha de portar?",
          blocks: [
            {
              points: [
                "El contracte amb el plànol i la memòria de qualitats.",
                "Una cinta mètrica, un nivell, un carregador per provar endolls i una llanterna.",
                "Una bala de vidre per a terres i plats de dutxa, i cinta de color per marcar.",
                "Una segona persona que escrigui mentre vostè mira.",
              ],
            },
          ],
        },
        {
          heading: "Què es comprova i per quin ordre?",
          blocks: [
            {
              steps: [
                "Superfícies: mesuri dues peces i la terrassa i compari-ho amb el plànol.",
                "Marques i models de finestres, caldera, climatització i electrodomèstics.",
                "Cada finestra, persiana i porta: obrir, tancar, bloquejar.",
                "Cada aixeta i desguàs durant cinc minuts; després, sota l’aigüera.",
                "Tots els endolls, llums i interruptors, el porter i la ventilació.",
                "Les rajoles, amb els artells: si sonen a buit, no estan enganxades.",
                "La terrassa: pendent cap al desguàs i gens d’aigua al costat de la porta.",
                "L’aparcament i el traster: número, mides i maniobra.",
              ],
            },
          ],
        },
        {
          heading: "Què li dona la llei?",
          blocks: [
            {
              caption: "Qui respon de cada defecte (Llei 38/1999, art.\u00a017.1)",
              columns: ["Defecte", "Qui respon", "Termini"],
              rows: [
                ["Ratllades, portes mal ajustades, rajoles soltes", "el constructor", "un any"],
                [
                  "Humitats, canonades o instal·lacions que impedeixen viure-hi bé",
                  "els agents de l’edificació",
                  "tres anys",
                ],
                [
                  "Danys de l’estructura que afecten l’estabilitat",
                  "els agents; ho cobreix una assegurança obligatòria",
                  "deu anys",
                ],
              ],
            },
            "El termini compta des de la recepció de tota l’obra, no des de les seves claus: demani aquesta data. Quan el dany surt, hi ha dos anys per reclamar (art.\u00a018). Faci-ho per burofax i amb fotografies, perquè una trucada no deixa data.",
            "Al costat hi ha el contracte: el que es va prometre i no es lliura es pot reclamar com a tal, fullet inclòs (Llei 18/2007, art.\u00a058.3–4).",
          ],
        },
        {
          heading: "I si la llista és llarga?",
          blocks: [
            {
              points: [
                "Un habitatge on no es pot viure no cal rebre’l: demani per escrit una data nova.",
                "Amb defectes menors, signi amb la llista annexa, un termini i qui guarda les claus per als arranjaments.",
                "Retenir una quantitat només val si la promotora ho accepta a l’escriptura.",
                "Al cap d’un mes, reclami de nou el que queda, amb prova de lliurament.",
              ],
            },
          ],
        },
        {
          heading: "Fins quan es reclama el que apareix?",
          blocks: [
            {
              caption: "Terminis de la Llei 38/1999, des de la recepció de l’edifici",
              columns: ["Defecte", "Apareix en", "Qui respon"],
              rows: [
                ["Terra ratllat, rajola solta, porta mal penjada", "un any", "el constructor"],
                ["Humitat, calefacció, ventilació, aïllament", "tres anys", "els agents de l’edificació"],
                ["Estructura", "deu anys", "asseguradora i promotor"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quina mida té el que es revisa?",
        blocks: [
          [
            "{?dev.any}Les [promocions](/developments) que venem donen la superfície útil i la construïda de cada habitatge.",
            "En un dels nostres habitatges la construïda és de {a.area} i la útil de {a.useful}: mesuri la segona, de parets endins.",
            "A {a.usefulM2} el metre útil, mig metre que falta mereix una conversa.",
          ],
        ],
      },
      inShort: [
        "La revisió d’un habitatge nou es fa abans de l’escriptura.",
        "La llista se signa, amb una data per a cada arranjament.",
        "Els acabats tenen un any; les instal·lacions, tres; l’estructura, deu.",
      ],
      next: "Vol algú al costat aquell dia? [Vegi què fem per qui compra obra nova](/services/new-construction).",
      description:
        "La revisió d’un habitatge nou: què portar, què comprovar i per quin ordre, què cobreix la llei a un, tres i deu anys, i què cal fer si la llista és llarga.",
      sources: [
        "Llei 38/1999, d’ordenació de l’edificació, arts.\u00a017 i 18",
        "Llei 18/2007, del dret a l’habitatge, art.\u00a058.3–4",
      ],
    },
    ru: {
      names: [
        "приёмка новой квартиры",
        "приёмка квартиры в новостройке",
        "как принять квартиру у застройщика",
        "список недостатков новостройки",
        "дефекты в новой квартире",
        "осмотр новой квартиры перед ключами",
        "проверка новостройки перед сделкой",
        "дефекты в новостройке",
        "недостатки в новостройке",
      ],
      title: "Приёмка новой квартиры",
      answers: {
        what: "Приёмка новой квартиры\u00a0— это осмотр до сделки и список всего, что не так, как в договоре. Приходите при дневном свете, с включёнными водой и электричеством, и пусть застройщик подпишет список со сроком для каждого исправления. За отделку отвечают год, за инженерные системы три года, за конструкции десять лет.",
        cost: "Приёмка новой квартиры обойдётся в полдня, если вы проводите её сами. Цена специалиста зависит от площади и от того, пишет ли он отчёт: узнайте её заранее. Если в доме тёплый пол или тепловой насос, эти деньги потрачены не зря.",
        time: "Приёмка новой квартиры занимает от двух до четырёх часов, лучше за одну-две недели до сделки. Исправляют в следующие недели. Требовать за ущерб можно в течение двух лет со дня, когда он появился (Закон 38/1999, ст.\u00a018).",
        must: "Нет, приёмка новой квартиры до сделки законом не предписана, но и подписывать, не видя квартиры, никто не обязан: впишите осмотр в договор. Подпись прав не лишает, сроки ответственности в один, три и десять лет идут всё равно. Зато то, что попало в подписанный список, потом не придётся доказывать.",
        how: "Как принять квартиру у застройщика: комната за комнатой и всегда в одном порядке\u00a0— потолок, стены, пол, окна, двери, розетки, вода. Место записывайте точно («северная стена, метр от окна»). На каждый недостаток хватит двух снимков, общего и крупного.",
        model:
          "В списке недостатков новостройки на каждый дефект одна строка: номер, комната, точное место, в чём дело, снимок, срок исправления. В конце показания счётчиков, две подписи и фраза о том, что застройщик устраняет всё за свой счёт. Сделайте два экземпляра или подпишите на планшете и попросите сразу прислать файл.",
        pitfalls:
          "Приёмка новой квартиры не удаётся, когда её назначают на день сделки, в темноте или без воды и света. Частые ошибки\u00a0— список без сроков и обещания на словах. Если осталось что-то серьёзное, попросите удержать сумму у нотариуса или перенесите подписание.",
      },
      sections: [
        {
          heading: "Как выглядит список недостатков?",
          blocks: [
            {
              caption: "Пример списка при приёмке",
              columns: ["№", "Комната и место", "Недостаток", "Исправить к"],
              rows: [
                ["1", "Кухня, столешница у окна", "царапина 12 см", "15 марта"],
                ["2", "Ванная 1, третий ряд плитки", "две плитки звучат глухо", "15 марта"],
                ["3", "Спальня 2, раздвижное окно", "не запирается", "8 марта"],
                ["4", "Терраса, левый угол", "вода не уходит в слив", "передаче ключей"],
                ["5", "Прихожая, домофон", "звонит, но не открывает", "передаче ключей"],
              ],
            },
            "Под таблицей записывают показания счётчиков, день, час и ставят две подписи. Даты здесь условные: договоритесь с застройщиком о своих. То, что мешает жить, исправляют до ключей, остальное за несколько недель.",
          ],
        },
        {
          heading: "Что взять с собой?",
          blocks: [
            {
              points: [
                "Договор с планом и описанием отделки.",
                "Рулетку, уровень, зарядку, чтобы проверить розетки, и фонарик.",
                "Шарик для полов и душевых поддонов, цветную ленту для отметок.",
                "Второго человека, который записывает, пока вы смотрите.",
              ],
            },
          ],
        },
        {
          heading: "Что проверить и в каком порядке?",
          blocks: [
            {
              steps: [
                "Площади: измерьте две комнаты и террасу и сравните с планом.",
                "Марки и модели окон, котла, кондиционера и техники.",
                "Каждое окно, ставень и дверь: открыть, закрыть, запереть.",
                "Каждый кран и слив по пять минут, затем место под раковиной.",
                "Все розетки, светильники, выключатели, домофон и вентиляцию.",
                "Плитку простукиванием: глухой звук значит, что она не держится.",
                "Террасу: уклон к сливу и никакой воды у двери.",
                "Парковку и кладовую: номер, размеры, удобство въезда.",
              ],
            },
          ],
        },
        {
          heading: "Что даёт закон?",
          blocks: [
            {
              caption: "Кто отвечает за недостатки (Закон 38/1999, ст.\u00a017.1)",
              columns: ["Недостаток", "Кто отвечает", "Срок"],
              rows: [
                ["Царапины, перекошенные двери, отстающая плитка", "строитель", "один год"],
                ["Сырость, трубы и системы, из-за которых жить нельзя", "участники строительства", "три года"],
                [
                  "Повреждения конструкций, опасные для устойчивости",
                  "участники; на это есть обязательная страховка",
                  "десять лет",
                ],
              ],
            },
            "Срок идёт с приёмки всего здания, а не с ваших ключей, поэтому узнайте её дату. Когда ущерб проявился, на требование есть два года (ст.\u00a018). Пишите заказным письмом с подтверждением содержания (burofax) и приложите снимки: телефонный звонок доказать нечем.",
            "Рядом стоит договор: обещанное и не сделанное можно требовать само по себе, в том числе по рекламе (Закон 18/2007, ст.\u00a058.3–4).",
          ],
        },
        {
          heading: "Если список длинный?",
          blocks: [
            {
              points: [
                "Квартиру, где нельзя жить, принимать не обязательно: письменно попросите новую дату.",
                "При мелких недостатках подписывайте с приложенным списком, сроком и указанием, у кого ключи на время работ.",
                "Удержать часть суммы можно, только если застройщик согласен и это записано в акте.",
                "Через месяц снова напишите о том, что не исправлено, так, чтобы получение можно было доказать.",
                "Не отдавайте оригинал списка: мастерам хватит копии.",
              ],
            },
            "Длинный список сам по себе не повод отказываться от квартиры. Разделите его на три части: что мешает жить, что обещано договором и не сделано, что относится к виду. Первое исправляют до ключей, второе с удержанием суммы, третье по графику.",
          ],
        },
        {
          heading: "До какого срока предъявлять найденное?",
          blocks: [
            {
              caption: "Сроки Закона 38/1999, считая с приёмки дома",
              columns: ["Недостаток", "Проявился в течение", "Кто отвечает"],
              rows: [
                ["Царапины, отошедшая плитка, перекошенная дверь", "одного года", "строитель"],
                ["Сырость, отопление, вентиляция, изоляция", "трёх лет", "участники строительства"],
                ["Несущие конструкции", "десяти лет", "страховщик и застройщик"],
              ],
            },
            "Заявить требование нужно в течение двух лет с того дня, когда недостаток проявился. Отправьте письмо, по которому видна дата вручения, приложите снимки и строку из списка. Если застройщик обещал приехать и не приехал, через месяц повторите письмо с тем же списком и новым сроком.",
          ],
        },
      ],
      example: {
        heading: "Какого размера то, что вы проверяете?",
        blocks: [
          [
            "{?dev.any}У [новостроек](/developments), которые мы продаём, указаны обе площади каждой квартиры.",
            "В одном нашем объекте площадь со стенами {a.area}, полезная площадь {a.useful}: измеряйте вторую, внутри стен.",
            "Если полезный метр стоит {a.usefulM2}, о недостающей половине метра стоит поговорить.",
          ],
        ],
      },
      inShort: [
        "Приёмка новой квартиры\u00a0— это осмотр до сделки.",
        "Список подписывают, со сроком для каждого исправления.",
        "За отделку отвечают год, за инженерные системы три, за конструкции десять лет.",
      ],
      next: "Хотите, чтобы в этот день кто-то был рядом? [Посмотрите, чем мы помогаем покупателям новостроек](/services/new-construction).",
      description:
        "Приёмка новой квартиры: что взять с собой, что проверить и в каком порядке, что даёт закон на год, три года и десять лет и как быть с длинным списком.",
      sources: [
        "Закон 38/1999 о строительстве, ст.\u00a017 и 18",
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a058.3–4",
      ],
    },
  },
};
