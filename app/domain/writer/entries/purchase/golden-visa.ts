import type { Entry } from "../entry";

export const goldenVisa: Entry = {
  theme: "guide",
  related: ["foreign-buyers", "buying-from-abroad", "nie"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "golden visa spain",
        "golden visa",
        "investor visa spain",
        "residence permit by buying property",
        "residency through property spain",
        "spanish residency property investment",
        "goldenvisa",
        "residency if i buy a house",
        "get residency buying a house",
      ],
      title: "The golden visa",
      answers: {
        what: [
          "The golden visa Spain used to grant to investors no longer exists.",
          "Until {visa.ended}, investing at least {visa.price} of your own money in property could lead to a residence permit.",
          "Since that day a home gives you no right to live in Spain, whatever it costs.",
        ],
        time: "The golden visa ended on 3\u00a0April 2025, when Organic Law 1/2025 came into force. No new applications have been possible since then, however long a purchase had been in preparation.",
        who: "The golden visa no longer exists in Spain, so nobody can apply for one. Whoever already held such a permit, or applied before the end, should ask an immigration lawyer which transitional rules apply to their renewal.",
      },
      sections: [
        {
          heading: "What exactly has ended?",
          blocks: [
            [
              "Law 14/2013, arts.\u00a063 to 67, allowed a residence visa for investors from outside the EU.",
              "One of the ways was property worth at least {visa.price}, free of charges.",
              "Organic Law 1/2025 removed these articles with effect from {visa.ended}.",
            ],
            "The other ways of the same chapter, such as shares or deposits, ended with it. Pages that still offer the visa with a home are out of date.",
          ],
        },
        {
          heading: "What does a home give you today, and what not?",
          blocks: [
            {
              caption: "Before and after 3 April 2025",
              columns: ["Question", "Until then, from €500,000", "Today, at any price"],
              rows: [
                ["May you buy as a foreigner?", "yes", "yes"],
                ["Residence permit through the purchase", "could be applied for", "no"],
                ["Stay without a permit", "90\u00a0days in any 180", "the same"],
                ["Transfer tax on a resale home at €600,000", "€60,000", "€60,000"],
                ["NIE and proof of where the money comes from", "required", "required"],
                ["Declaration of the investment above €500,000 (Royal Decree 571/2023)", "yes", "yes"],
                ["Mortgage for non-residents", "60–70%", "60–70%"],
              ],
            },
            "A seller or adviser who still offers “residence with the home” is offering something the law no longer has. Ask for the article, and pay no fee for it. Whoever still holds the permit should ask about its renewal before selling the home it was granted for.",
          ],
        },
        {
          heading: "May you still buy?",
          blocks: [
            "Yes. Buying a home in Barcelona was never tied to the visa, and you don’t have to live in Spain. You need an NIE (foreigner’s identity number), proof of where the money comes from and the usual taxes.",
            "What has changed is what the deed gives you: it makes you an owner, and nothing more. Without a permit you may stay for up to 90\u00a0days in any 180 in the Schengen area, if your nationality allows visa-free entry.",
          ],
        },
        {
          heading: "Which permits don’t depend on a home?",
          blocks: [
            {
              points: [
                "Residence without work, for people who can live on their means.",
                "Telework for a company abroad, under Law 14/2013 as changed by Law 28/2022.",
                "Work, study or family, each with rules of its own.",
                "EU citizens need none of these: they register.",
              ],
            },
            "A home may serve as proof of where you’ll live. It doesn’t replace the requirements on income, insurance and a clean record. These are questions for an immigration lawyer, before you sign a deposit contract.",
          ],
        },
        {
          heading: "In which order should you decide?",
          blocks: [
            {
              steps: [
                "Settle the permit first, if you want to live here for more than 90\u00a0days.",
                "Find out what the stay means for your taxes: with more than 183\u00a0days a year here you are normally tax resident.",
                "Decide then whether to buy now or to rent first.",
                "Only afterwards look at homes and budgets.",
              ],
            },
            "Doing it the other way round leaves you with a home in which you may not stay.",
          ],
        },
      ],
      example: {
        heading: "What does a purchase bring today?",
        blocks: [
          [
            "{?x.home}Someone from outside the EU who buys [{a.title}](/property/{a.id}) for {a.price} becomes its owner.",
            "{!x.home}Someone from outside the EU who buys a home for {x.price} becomes its owner.",
            "They pay {x.tax} of transfer tax like any other buyer.",
            "Permission to reside has to be applied for separately, and may be refused.",
          ],
        ],
      },
      inShort: [
        "The Spanish visa for investors ended on {visa.ended}.",
        "Buying is still free to everyone, but gives no permit.",
        "Other permits exist that don’t depend on a home.",
      ],
      next: "[See the homes we have for sale](/properties), and ask us what a purchase from abroad involves.",
      description:
        "The golden visa in Spain ended on 3\u00a0April 2025: what has changed, why you can still buy a home, and which residence permits don’t depend on owning property.",
      sources: [
        "Organic Law 1/2025 of 2\u00a0January",
        "Law 14/2013, former arts.\u00a063 to 67",
        "Regulation (EU) 2016/399 (Schengen Borders Code)",
      ],
    },
    es: {
      names: [
        "golden visa españa",
        "golden visa",
        "visado de oro",
        "visa de oro españa",
        "visado de inversor",
        "residencia por compra de vivienda",
        "permiso de residencia por comprar casa",
      ],
      title: "La golden visa",
      answers: {
        what: [
          "La golden visa que España daba a inversores ya no existe.",
          "Hasta el {visa.ended}, una compra de {visa.price} sin deudas podía abrir la puerta a la residencia.",
          "Desde ese día, ninguna vivienda da derecho a vivir en España, cueste lo que cueste.",
        ],
        time: "La golden visa terminó el 3\u00a0de abril de 2025, con la entrada en vigor de la Ley Orgánica 1/2025. Desde entonces no se admiten solicitudes nuevas, por mucho tiempo que llevara preparándose una compra.",
        who: "Nadie puede pedir ya la golden visa en España. Quien tenía ese permiso o lo solicitó antes del final debería preguntar a un abogado de extranjería qué régimen transitorio se aplica a su renovación.",
      },
      sections: [
        {
          heading: "¿Qué ha terminado exactamente?",
          blocks: [
            [
              "La Ley 14/2013, en los artículos 63 a 67, preveía un visado de residencia para inversores de fuera de la UE.",
              "Una de las vías era un inmueble de {visa.price} libres de cargas.",
              "La Ley Orgánica 1/2025 suprimió esos artículos con efecto desde el {visa.ended}.",
            ],
            "Con ella acabaron también las otras vías del capítulo, como acciones o depósitos. Las páginas que aún ofrecen el visado con una vivienda están anticuadas.",
          ],
        },
        {
          heading: "¿Se puede seguir comprando?",
          blocks: [
            "Sí. Comprar en Barcelona nunca dependió del visado, y no hace falta vivir en España. Necesita NIE, justificar de dónde viene el dinero y pagar los impuestos de siempre.",
            "Ha cambiado la otra mitad: la escritura le hace propietario y nada más. Sin permiso, la estancia en el espacio Schengen es de hasta 90\u00a0días en cada período de 180, si su nacionalidad no requiere visado.",
          ],
        },
        {
          heading: "¿Qué permisos no dependen de una vivienda?",
          blocks: [
            {
              points: [
                "La residencia no lucrativa, para quien puede vivir de sus medios.",
                "El teletrabajo para una empresa extranjera (Ley 14/2013, reformada por la Ley 28/2022).",
                "Trabajo, estudios o familia, cada uno con sus reglas.",
                "Los ciudadanos de la UE no necesitan nada de esto: se inscriben.",
              ],
            },
            "La vivienda puede demostrar dónde va a residir. No sustituye los requisitos de medios, seguro y antecedentes. Son preguntas para un abogado de extranjería, antes de firmar unas arras.",
          ],
        },
        {
          heading: "¿En qué orden conviene decidir?",
          blocks: [
            {
              steps: [
                "Aclare primero el permiso, si quiere pasar aquí más de 90\u00a0días.",
                "Vea qué supone para sus impuestos: con más de 183\u00a0días al año aquí se es normalmente residente fiscal.",
                "Decida después si compra ya o si alquila primero.",
                "Solo entonces mire viviendas y presupuestos.",
              ],
            },
            "Al revés, puede acabar con una casa en la que no puede quedarse.",
          ],
        },
        {
          heading: "¿Qué da hoy una vivienda y qué no?",
          blocks: [
            {
              caption: "Antes y después del 3 de abril de 2025",
              columns: ["Pregunta", "Hasta entonces, desde 500.000\u00a0€", "Hoy, a cualquier precio"],
              rows: [
                ["¿Puede comprar un extranjero?", "sí", "sí"],
                ["Permiso de residencia por la compra", "se podía solicitar", "no"],
                ["Estancia sin permiso", "90\u00a0días de cada 180", "la misma"],
                ["ITP de un piso usado de 600.000\u00a0€", "60.000\u00a0€", "60.000\u00a0€"],
                ["NIE y origen del dinero", "obligatorios", "obligatorios"],
                ["Declarar la inversión de más de 500.000\u00a0€ (Real Decreto 571/2023)", "sí", "sí"],
                ["Hipoteca para no residentes", "60–70\u00a0%", "60–70\u00a0%"],
              ],
            },
            "Quien todavía ofrece «residencia con el piso» ofrece algo que la ley ya no tiene. Pida el artículo y no pague nada por ello. Quien ya tenía el permiso debe preguntar por su renovación antes de vender la vivienda con la que lo obtuvo. Y quien piensa en venir a vivir, primero el permiso y después la casa: en alquiler se espera mejor y no se pagan impuestos de compra.",
          ],
        },
      ],
      example: {
        heading: "¿Qué da hoy una compra?",
        blocks: [
          [
            "{?x.home}Quien viene de fuera de la UE y compra [{a.title}](/property/{a.id}) por {a.price} pasa a ser su propietario.",
            "{!x.home}Quien viene de fuera de la UE y compra una vivienda de {x.price} pasa a ser su propietario.",
            "Paga {x.tax} de impuesto de transmisiones, como cualquier otra persona.",
            "La autorización para residir se pide aparte, y puede denegarse.",
          ],
        ],
      },
      inShort: [
        "El visado español para inversores acabó el {visa.ended}.",
        "Comprar sigue abierto a todos, pero no da permiso alguno.",
        "Hay otras autorizaciones que no dependen de tener vivienda.",
      ],
      next: "[Vea las viviendas que tenemos a la venta](/properties) y pregúntenos qué supone comprar desde fuera.",
      description:
        "La golden visa terminó en España el 3\u00a0de abril de 2025: qué ha cambiado, por qué se puede seguir comprando y qué permisos no dependen de una vivienda.",
      sources: [
        "Ley Orgánica 1/2025, de 2\u00a0de enero",
        "Ley 14/2013, antiguos arts.\u00a063 a 67",
        "Reglamento (UE) 2016/399 (Código de fronteras Schengen)",
      ],
    },
    ca: {
      names: [
        "golden visa espanya",
        "golden visa",
        "visat d’or",
        "visat d’inversor",
        "residència per compra d’habitatge",
        "permís de residència per comprar pis",
      ],
      title: "La golden visa",
      answers: {
        what: [
          "La golden visa que Espanya donava a inversors ja no existeix.",
          "Fins al {visa.ended}, una compra de {visa.price} sense deutes podia obrir la porta a la residència.",
          "Des d’aquell dia cap habitatge no dona dret a viure a Espanya, costi el que costi.",
        ],
        time: "La golden visa es va acabar el 3 d’abril del 2025, quan va entrar en vigor la Llei orgànica 1/2025. Des de llavors no s’admeten sol·licituds noves, per molt de temps que fes que es preparava una compra.",
        who: "Ningú no pot demanar ja la golden visa a Espanya. Qui tenia aquest permís o el va sol·licitar abans del final hauria de preguntar a un advocat d’estrangeria quin règim transitori s’aplica a la renovació.",
      },
      sections: [
        {
          heading: "Què s’ha acabat exactament?",
          blocks: [
            [
              "La Llei 14/2013, als articles 63 a 67, preveia un visat de residència per a inversors de fora de la UE.",
              "Una de les vies era un immoble de {visa.price} lliures de càrregues.",
              "La Llei orgànica 1/2025 va suprimir aquests articles amb efecte des del {visa.ended}.",
            ],
            "Amb ella es van acabar també les altres vies del capítol, com ara accions o dipòsits. Les pàgines que encara ofereixen el visat amb un habitatge han quedat antigues.",
          ],
        },
        {
          heading: "Es pot continuar comprant?",
          blocks: [
            "Sí. Comprar a Barcelona no va dependre mai del visat, i no cal viure a Espanya. Necessita NIE, justificar d’on venen els diners i pagar els impostos de sempre.",
            "Ha canviat l’altra meitat: l’escriptura el fa propietari i prou. Sense permís, l’estada a l’espai Schengen és de fins a 90\u00a0dies en cada període de 180, si la seva nacionalitat no requereix visat.",
          ],
        },
        {
          heading: "Quins permisos no depenen d’un habitatge?",
          blocks: [
            {
              points: [
                "La residència no lucrativa, per a qui pot viure dels seus mitjans.",
                "El teletreball per a una empresa estrangera (Llei 14/2013, reformada per la Llei 28/2022).",
                "Feina, estudis o família, cadascun amb les seves regles.",
                "Els ciutadans de la UE no necessiten res d’això: s’inscriuen.",
              ],
            },
            "L’habitatge pot demostrar on ha de residir. No substitueix els requisits de mitjans, assegurança i antecedents. Són preguntes per a un advocat d’estrangeria, abans de signar unes arres.",
          ],
        },
        {
          heading: "En quin ordre convé decidir?",
          blocks: [
            {
              steps: [
                "Aclareixi primer el permís, si vol passar aquí més de 90\u00a0dies.",
                "Miri què suposa per als impostos: amb més de 183\u00a0dies l’any aquí normalment s’és resident fiscal.",
                "Decideixi després si compra ja o si primer lloga.",
                "Només llavors miri habitatges i pressupostos.",
              ],
            },
            "A l’inrevés, pot acabar amb una casa on no es pot quedar.",
          ],
        },
        {
          heading: "Què dona avui un habitatge, i què no?",
          blocks: [
            {
              caption: "Abans i després del 3 d’abril del 2025",
              columns: ["Pregunta", "Fins llavors, des de 500.000\u00a0€", "Avui, a qualsevol preu"],
              rows: [
                ["Pot comprar un estranger?", "sí", "sí"],
                ["Permís de residència per la compra", "es podia sol·licitar", "no"],
                ["Estada sense permís", "90\u00a0dies de cada 180", "la mateixa"],
                ["ITP d’un pis usat de 600.000\u00a0€", "60.000\u00a0€", "60.000\u00a0€"],
                ["NIE i origen dels diners", "obligatoris", "obligatoris"],
                ["Declarar la inversió de més de 500.000\u00a0€ (Reial decret 571/2023)", "sí", "sí"],
                ["Hipoteca per a no residents", "60–70\u00a0%", "60–70\u00a0%"],
              ],
            },
            "Qui encara ofereix «residència amb el pis» ofereix una cosa que la llei ja no té. Demani’n l’article i no pagui res per això. Qui ja tenia el permís ha de preguntar per la renovació abans de vendre l’habitatge amb què el va obtenir. I qui pensa venir-hi a viure, primer el permís i després la casa: de lloguer s’espera millor, i sense impostos de compra si al final el permís no arriba o triga.",
          ],
        },
      ],
      example: {
        heading: "Què dona avui una compra?",
        blocks: [
          [
            "{?x.home}Qui ve de fora de la UE i compra [{a.title}](/property/{a.id}) per {a.price} n’esdevé propietari.",
            "{!x.home}Qui ve de fora de la UE i compra un habitatge de {x.price} n’esdevé propietari.",
            "Paga {x.tax} d’impost de transmissions, com tothom.",
            "L’autorització per residir es demana a part, i es pot denegar.",
          ],
        ],
      },
      inShort: [
        "El visat espanyol per a inversors es va acabar el {visa.ended}.",
        "Comprar continua obert a tothom, però no dona cap permís.",
        "Hi ha altres autoritzacions que no depenen de tenir habitatge.",
      ],
      next: "[Miri els habitatges que tenim a la venda](/properties) i pregunti’ns què suposa comprar des de fora.",
      description:
        "La golden visa es va acabar a Espanya el 3 d’abril del 2025: què ha canviat, per què es pot continuar comprant i quins permisos no depenen d’un habitatge.",
      sources: [
        "Llei orgànica 1/2025, de 2\u00a0de gener",
        "Llei 14/2013, antics arts.\u00a063 a 67",
        "Reglament (UE) 2016/399 (Codi de fronteres Schengen)",
      ],
    },
    ru: {
      names: [
        "золотая виза Испании",
        "золотая виза",
        "golden visa Испания",
        "ВНЖ за покупку недвижимости",
        "ВНЖ за покупку недвижимости в Испании",
        "вид на жительство за покупку квартиры",
        "виза инвестора Испания",
      ],
      title: "Золотая виза",
      answers: {
        what: [
          "Золотая виза Испании (golden visa) для покупателей жилья больше не выдаётся.",
          "До {visa.ended} покупка на {visa.price} без кредита могла привести к виду на жительство.",
          "С этого дня ни одна квартира, сколько бы она ни стоила, права жить в Испании не даёт.",
        ],
        time: "Золотая виза отменена с 3\u00a0апреля 2025\u00a0года, когда вступил в силу Органический закон 1/2025. Новых заявлений с тех пор не принимают, как бы давно ни готовилась покупка.",
        who: "Подать на неё уже никто не может: золотая виза отменена для всех. Тем, у кого такое разрешение было или заявление подано раньше, о переходных правилах и продлении стоит спросить иммиграционного юриста.",
      },
      sections: [
        {
          heading: "Что именно отменено?",
          blocks: [
            [
              "Закон 14/2013, ст.\u00a063–67, предусматривал визу для инвесторов из стран вне ЕС.",
              "Одним из путей была недвижимость на {visa.price} без обременений.",
              "Органический закон 1/2025 отменил эти статьи, они не действуют с {visa.ended}.",
            ],
            "Вместе с ними закончились и другие пути той же главы: акции, вклады. Страницы, которые ещё обещают визу вместе с квартирой, устарели. Если вам предлагают «визу под ключ», попросите назвать статью закона, которая действует сегодня, и покажите ответ юристу до любого платежа.",
          ],
        },
        {
          heading: "Можно ли по-прежнему покупать?",
          blocks: [
            "Да. Покупка в Барселоне никогда не зависела от визы, и жить в Испании для неё не обязательно. Нужны NIE (номер иностранца), подтверждение происхождения денег и обычные налоги.",
            "Изменилось другое: акт делает вас собственником, и только. Без разрешения в Шенгенской зоне можно находиться до 90\u00a0дней из каждых 180, если гражданам вашей страны не нужна виза, а если нужна, то по её условиям.",
            "Права собственника от числа дней не зависят: квартиру можно держать для приездов, сдать на долгий срок или продать. Но и обязанности остаются: взносы в сообщество собственников, налог на недвижимость и ежегодная декларация нерезидента. Поручите кому-нибудь почту и ключи, чтобы ничего не пропустить.",
          ],
        },
        {
          heading: "Какие разрешения не связаны с жильём?",
          blocks: [
            {
              points: [
                "Проживание без права на работу, если хватает собственных средств.",
                "Удалённая работа на иностранную компанию (Закон 14/2013 в редакции Закона 28/2022).",
                "Работа, учёба или семья: у каждого основания свои правила.",
                "Гражданам ЕС ничего из этого не нужно, они регистрируются.",
              ],
            },
            "Жильё может подтвердить, где вы будете жить. Требований к доходу, страховке и отсутствию судимости оно не заменяет. С этими вопросами обращаются к иммиграционному юристу до договора задатка.",
          ],
        },
        {
          heading: "В каком порядке решать?",
          blocks: [
            {
              steps: [
                "Сначала выясните всё о разрешении, если хотите жить здесь больше 90\u00a0дней.",
                "Узнайте, что это значит для налогов: если вы проводите здесь больше 183\u00a0дней в году, вы обычно налоговый резидент.",
                "Потом решите, покупать сразу или сначала снимать.",
                "И только после этого смотрите жильё и считайте бюджет.",
              ],
            },
            "В обратном порядке можно остаться с квартирой, в которой нельзя жить. Если сроки поджимают, начните оба дела сразу, но задаток не платите, пока по разрешению нет ответа.",
          ],
        },
        {
          heading: "Что жильё даёт сегодня и чего не даёт?",
          blocks: [
            {
              caption: "До и после 3 апреля 2025\u00a0года",
              columns: ["Вопрос", "До этого дня, от 500\u00a0000\u00a0€", "Сегодня, при любой цене"],
              rows: [
                ["Можно ли иностранцу купить жильё?", "да", "да"],
                ["Вид на жительство", "можно было просить", "нет"],
                ["Пребывание без ВНЖ, если есть виза или безвизовый въезд", "90\u00a0дней из 180", "столько же"],
                ["Налог ITP со вторичного жилья за 600\u00a0000\u00a0€", "60\u00a0000\u00a0€", "60\u00a0000\u00a0€"],
                ["NIE и происхождение денег", "обязательны", "обязательны"],
                ["Декларация об инвестиции больше 500\u00a0000\u00a0€ (RD 571/2023)", "да", "да"],
                ["Ипотека для нерезидентов", "60–70\u00a0%", "60–70\u00a0%"],
              ],
            },
            "Тот, кто всё ещё предлагает «ВНЖ вместе с квартирой», предлагает то, чего в законе больше нет. Попросите назвать статью и не платите за это ни евро. Если ВНЖ у вас уже был, спросите юриста о продлении раньше, чем продавать жильё, за которое его дали. Гражданам России нужна виза, и многократные с ноября 2025\u00a0года выдают лишь в исключениях.",
          ],
        },
      ],
      example: {
        heading: "Что даёт покупка сегодня?",
        blocks: [
          [
            "{?x.home}Покупатель из страны вне ЕС, который приобретает объект [{a.title}](/property/{a.id}) за {a.price}, становится собственником.",
            "{!x.home}Покупатель из страны вне ЕС, который приобретает жильё за {x.price}, становится собственником.",
            "Налог на передачу имущества он платит как все: {x.tax}.",
            "О разрешении на проживание просят отдельно, и в нём могут отказать.",
          ],
        ],
      },
      inShort: [
        "Испанская виза для инвесторов не действует с {visa.ended}.",
        "Покупать могут все, но разрешения покупка не даёт.",
        "Есть другие основания для проживания, которые с жильём не связаны.",
      ],
      next: "[Посмотрите наши объекты](/properties) и спросите, как проходит покупка из-за рубежа.",
      description:
        "Золотая виза в Испании отменена с 3\u00a0апреля 2025\u00a0года: что изменилось, почему купить жильё по-прежнему можно и какие разрешения не связаны с покупкой жилья.",
      sources: [
        "Органический закон 1/2025 от 2\u00a0января",
        "Закон 14/2013, прежние ст.\u00a063–67",
        "Регламент (ЕС) 2016/399 (Шенгенский кодекс о границах)",
      ],
    },
  },
};
