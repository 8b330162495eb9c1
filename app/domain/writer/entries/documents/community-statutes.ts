import type { Entry } from "../entry";

export const communityStatutes: Entry = {
  theme: "documents",
  related: ["community-fees", "community-debts-certificate", "tourist-licence", "renovation-works"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "community statutes",
        "statutes of the community of owners",
        "community rules spain",
        "estatutos de la comunidad",
        "building rules barcelona",
        "rules of the comunidad",
      ],
      title: "The community’s statutes",
      answers: {
        what: "The community statutes are the written rules of a building: what its homes may be used for, how costs are divided, what you may change. Once they are in the land registry they bind every buyer, whether or not the buyer has seen them. So read them before you pay a deposit.",
        cost: "A copy of the community statutes is free if the seller or the property manager has one; a land registry extract, which says whether any are registered, costs €9.02 plus VAT online. Far more depends on what they say about your share of costs.",
        how: "To get the community statutes, ask the seller and the property manager for them, together with the internal rules. Then ask the land registry whether any are entered for the building. Both answers should match.",
      },
      sections: [
        {
          heading: "What may statutes contain?",
          blocks: [
            "Book five of the Civil Code of Catalonia lets statutes set the use of the building and its homes, and the limits on it (art. 553-11). They may also divide expenses and say how the community is run. Registered ones bind later owners.",
            {
              points: [
                "Uses that are forbidden: offices, short stays, noisy trades.",
                "Ground-floor premises that don’t pay for the lift.",
                "A terrace that one home uses but all maintain.",
                "Permission to join or divide homes.",
              ],
            },
          ],
        },
        {
          heading: "How do they differ from internal rules?",
          blocks: [
            "Internal rules deal with daily life: bicycles in the hall, hours of building work, rubbish (art. 553-12). They must not contradict the statutes. A meeting can change them more easily, so ask for the version in force.",
          ],
        },
        {
          heading: "Can statutes be changed?",
          blocks: [
            "Yes, by four fifths of the owners who also hold four fifths of the shares (art. 553-26). Don’t buy in the hope of a change. If you need one, let the owner obtain it first and have it entered in the registry.",
          ],
        },
        {
          heading: "What do you look for before you buy?",
          blocks: [
            {
              steps: [
                "Your plans: renting out, working at home, closing a gallery, an air-conditioning unit outside.",
                "Your share, and expenses from which someone is exempt.",
                "Who may use the roof, the courtyard and the terrace you were shown.",
                "Meetings of the last three years: disputes, votes, planned work.",
              ],
            },
            "Inside your home you may renovate, as long as neighbours, structure and façade are not affected. You have to tell the president beforehand (art. 553-36).",
          ],
        },
        {
          heading: "What surprises buyers most?",
          blocks: [
            "That silence is not permission. A building without statutes still follows the code, and other rules come on top: the city’s, for tourist lets and façades, and the insurer’s. And that “everybody does it” protects nobody when the neighbours vote.",
            "A terrace is the commonest case. It may look private and be shared property with a right to use it, and then repairs, awnings and plants depend on the text.",
          ],
        },
        {
          heading: "Which majority does each decision need?",
          blocks: [
            {
              caption: "Catalan Civil Code, book five: votes and prices",
              columns: ["What you want", "What it takes"],
              rows: [
                ["To read the statutes", "copy from the manager; registry extract €9.02 plus VAT online"],
                ["A lift", "simple majority of owners and shares voting (art.\u00a0553-25)"],
                ["A lift for a disability or for someone over 70", "if refused, a court can order it"],
                ["A charging point in your parking space", "notice to the community beforehand"],
                ["Work inside your home", "notice to the president (art.\u00a0553-36)"],
                ["New statutes", "four fifths of owners and shares (art.\u00a0553-26)"],
              ],
            },
            "Shares decide money as well. With a share of 4%, a levy of €48,000 for the façade costs your home €1,920. If the statutes exempt the ground floor, the others divide its part, so ask for the exemptions in figures. At least 5% of the yearly budget goes into the reserve fund (art.\u00a0553-6).",
          ],
        },
      ],
      example: {
        heading: "Which figure shows your share?",
        blocks: [
          [
            "{?a.fees}For [{a.title}](/property/{a.id}) the community fee is {a.fees} a month: ask which share it follows from.",
            "The share is a percentage in the deed and in the registry extract, and extra payments usually follow it too.",
          ],
        ],
      },
      inShort:
        "A community’s statutes say what a home may be used for and how costs are divided. Registered ones bind every buyer. Changing them takes four fifths of the owners and of the shares.",
      next: "We ask for statutes and minutes when we [check the documents](/services/legal-support) of a home.",
      description:
        "What the statutes of a community of owners in Catalonia may forbid or allow, where to get them, how they can be changed and what to look for before buying.",
      sources: ["Civil Code of Catalonia, arts. 553-11, 553-12, 553-26 and 553-36 (Law 5/2006)"],
    },
    es: {
      names: [
        "estatutos de la comunidad",
        "estatutos de la comunidad de propietarios",
        "normas de la comunidad de vecinos",
        "reglamento de régimen interior",
        "estatutos de un edificio",
      ],
      title: "Los estatutos de la comunidad",
      answers: {
        what: "Los estatutos de la comunidad son las normas escritas de un edificio. Dicen a qué se destinan las viviendas, cómo se reparten los gastos y qué se puede modificar. Si están inscritos en el registro, obligan a todo el que compre, los conozca o no. Léalos antes de pagar unas arras.",
        cost: "Una copia de los estatutos de la comunidad es gratis si la tiene quien vende o el administrador; la nota simple, que dice si hay estatutos inscritos, cuesta 9,02\u00a0€ más IVA por internet. Mucho más pesa lo que digan sobre su parte en los gastos.",
        how: "Para conseguir los estatutos de la comunidad, pídalos a quien vende y al administrador, junto con las normas de régimen interior. Pregunte después en el registro si hay alguno inscrito. Las dos respuestas deberían coincidir.",
      },
      sections: [
        {
          heading: "¿Qué pueden regular los estatutos?",
          blocks: [
            "El libro quinto del Código civil de Cataluña permite que fijen el destino del edificio y los límites de uso (art. 553-11). También el reparto de gastos y el funcionamiento. Los inscritos obligan a los propietarios futuros.",
            {
              points: [
                "Usos prohibidos: despachos, estancias cortas, actividades ruidosas.",
                "Locales que no pagan el ascensor.",
                "Una terraza que usa un piso y mantienen todos.",
                "Permiso para unir o dividir viviendas.",
              ],
            },
          ],
        },
        {
          heading: "¿En qué se distinguen del régimen interior?",
          blocks: [
            "El régimen interior trata del día a día: bicicletas en el portal, horario de obras, basuras (art. 553-12). No puede contradecir los estatutos. Se cambia con más facilidad, así que pida la versión vigente.",
          ],
        },
        {
          heading: "¿Se pueden cambiar los estatutos?",
          blocks: [
            "Sí, con el voto de cuatro quintas partes de los propietarios que sumen cuatro quintos de las cuotas (art. 553-26). No compre confiando en un cambio. Si lo necesita, que lo consiga antes la propiedad y quede inscrito.",
          ],
        },
        {
          heading: "¿Qué buscar en ellos antes de comprar?",
          blocks: [
            {
              steps: [
                "Sus planes: alquilar, trabajar en casa, cerrar una galería, instalar un aparato de aire.",
                "Su cuota, y los gastos de los que alguien está exento.",
                "Quién puede usar la azotea, el patio y la terraza que le enseñaron.",
                "Las juntas de los tres últimos años: conflictos, votaciones, obras previstas.",
              ],
            },
            "Dentro de su vivienda puede hacer reformas si no perjudica a los vecinos ni afecta a la estructura o la fachada. Debe comunicarlo antes a la presidencia (art. 553-36).",
          ],
        },
        {
          heading: "¿Qué sorprende más a quien compra?",
          blocks: [
            "Que el silencio no es un permiso. Un edificio sin estatutos se rige igualmente por el código, y encima están las normas municipales, por ejemplo las de pisos turísticos y fachadas. Y que «aquí lo hace todo el mundo» no protege a nadie el día que la junta vota.",
            "La terraza es el caso más frecuente. Puede parecer privada y ser un elemento común de uso exclusivo, y entonces las reparaciones, los toldos y las plantas dependen del texto.",
          ],
        },
        {
          heading: "¿Qué mayoría pide cada decisión?",
          blocks: [
            {
              caption: "Código civil de Cataluña, libro quinto: votos y precios",
              columns: ["Qué quiere", "Qué hace falta"],
              rows: [
                ["Leer los estatutos", "copia del administrador; nota simple, 9,02\u00a0€ más IVA por internet"],
                ["Un ascensor", "mayoría simple de propietarios y cuotas que votan (art.\u00a0553-25)"],
                ["Un ascensor por discapacidad o por mayores de 70 años", "si se deniega, puede ordenarlo el juez"],
                ["Un punto de recarga en su plaza", "aviso previo a la comunidad"],
                ["Obras dentro del piso", "aviso al presidente (art.\u00a0553-36)"],
                ["Cambiar los estatutos", "cuatro quintas partes de propietarios y cuotas (art.\u00a0553-26)"],
              ],
            },
            "La cuota decide también el dinero. Con un coeficiente del 4\u00a0%, una derrama de 48.000\u00a0€ para la fachada le cuesta a su piso 1.920\u00a0€. Si los estatutos eximen a los bajos, los demás se reparten su parte: pida las exenciones en cifras. Al menos el 5\u00a0% del presupuesto anual va al fondo de reserva (art.\u00a0553-6).",
          ],
        },
      ],
      example: {
        heading: "¿Qué cifra refleja su cuota?",
        blocks: [
          [
            "{?a.fees}En [{a.title}](/property/{a.id}) se pagan {a.fees} al mes de comunidad: pregunte de qué cuota resultan.",
            "La cuota es un porcentaje que figura en la escritura y en la nota simple, y las derramas suelen seguirla.",
          ],
        ],
      },
      inShort:
        "Los estatutos dicen a qué puede destinarse una vivienda y cómo se reparten los gastos. Si están inscritos, obligan a quien compre. Cambiarlos exige cuatro quintos de propietarios y de cuotas.",
      next: "Pedimos estatutos y actas cuando [revisamos la documentación](/services/legal-support) de una vivienda.",
      description:
        "Qué pueden prohibir o permitir los estatutos de una comunidad de propietarios en Cataluña, dónde conseguirlos, cómo se cambian y qué mirar antes de comprar.",
      sources: ["Código civil de Cataluña, arts. 553-11, 553-12, 553-26 y 553-36 (Ley 5/2006)"],
    },
    ca: {
      names: [
        "estatuts de la comunitat",
        "estatuts de la comunitat de propietaris",
        "normes de la comunitat de veïns",
        "reglament de règim interior",
        "estatuts d’un edifici",
      ],
      title: "Els estatuts de la comunitat",
      answers: {
        what: "Els estatuts de la comunitat són les normes escrites d’un edifici. Diuen a què es destinen els pisos, com es reparteixen les despeses i què s’hi pot canviar. Si són al registre, obliguen tothom que compri, els conegui o no. Llegeixi’ls abans de pagar arres.",
        cost: "Una còpia dels estatuts de la comunitat és gratuïta si la té qui ven o l’administrador; la nota simple, que diu si hi ha estatuts inscrits, costa 9,02\u00a0€ més IVA per internet. Pesa molt més què hi diu de la seva part de despeses.",
        how: "Per tenir els estatuts de la comunitat, demani’ls a qui ven i a l’administrador, amb les normes de règim interior. Pregunti després al registre si n’hi ha cap d’inscrit. Les dues respostes haurien de coincidir.",
      },
      sections: [
        {
          heading: "Què poden regular els estatuts?",
          blocks: [
            "El llibre cinquè del Codi civil de Catalunya deixa que fixin la destinació de l’edifici i els límits d’ús (art. 553-11). També el repartiment de despeses i el funcionament. Els inscrits obliguen els propietaris futurs.",
            {
              points: [
                "Usos prohibits: despatxos, estades curtes, activitats sorolloses.",
                "Locals que no paguen l’ascensor.",
                "Una terrassa que fa servir un pis i mantenen tots.",
                "Permís per ajuntar o dividir habitatges.",
              ],
            },
          ],
        },
        {
          heading: "En què es diferencien del règim interior?",
          blocks: [
            "El règim interior parla del dia a dia: bicicletes a l’entrada, horari d’obres, escombraries (art. 553-12). No pot contradir els estatuts. Es canvia més fàcilment, i per això convé demanar-ne la versió vigent.",
          ],
        },
        {
          heading: "Es poden canviar els estatuts?",
          blocks: [
            "Sí, amb el vot de quatre cinquenes parts dels propietaris que sumin quatre cinquenes parts de les quotes (art. 553-26). No compri refiant-se d’un canvi. Si el necessita, que l’aconsegueixi abans la propietat i quedi inscrit.",
          ],
        },
        {
          heading: "Què hi ha de buscar abans de comprar?",
          blocks: [
            {
              steps: [
                "Els seus plans: llogar, treballar a casa, tancar una galeria, posar un aparell d’aire.",
                "La seva quota, i les despeses de què algú està exempt.",
                "Qui pot fer servir el terrat, el pati i la terrassa que li van ensenyar.",
                "Les juntes dels tres últims anys: conflictes, votacions, obres previstes.",
              ],
            },
            "Dins de casa seva pot fer reformes si no perjudica els veïns ni toca l’estructura o la façana. Ho ha de comunicar abans a la presidència (art. 553-36).",
          ],
        },
        {
          heading: "Què sorprèn més qui compra?",
          blocks: [
            "Que el silenci no és cap permís. Un edifici sense estatuts es regeix igualment pel codi, i a sobre hi ha les normes municipals, per exemple les de pisos turístics i façanes. I que «aquí ho fa tothom» no protegeix ningú el dia que la junta vota.",
            "La terrassa és el cas més freqüent. Pot semblar privada i ser un element comú d’ús exclusiu, i aleshores les reparacions, els tendals i les plantes depenen del text.",
          ],
        },
        {
          heading: "Quina majoria demana cada decisió?",
          blocks: [
            {
              caption: "Codi civil de Catalunya, llibre cinquè: vots i preus",
              columns: ["Què vol", "Què cal"],
              rows: [
                ["Llegir els estatuts", "còpia de l’administrador; nota simple, 9,02\u00a0€ més IVA per internet"],
                ["Un ascensor", "majoria simple de propietaris i quotes que voten (art.\u00a0553-25)"],
                ["Un ascensor per discapacitat o per majors de 70 anys", "si es denega, el jutge el pot ordenar"],
                ["Un punt de recàrrega a la seva plaça", "avís previ a la comunitat"],
                ["Obres dins del pis", "avís al president (art.\u00a0553-36)"],
                ["Canviar els estatuts", "quatre cinquenes parts de propietaris i quotes (art.\u00a0553-26)"],
              ],
            },
            "La quota decideix també els diners. Amb un coeficient del 4\u00a0%, una derrama de 48.000\u00a0€ per a la façana costa al seu pis 1.920\u00a0€. Si els estatuts eximeixen els baixos, els altres se’n reparteixen la part: demani les exempcions en xifres. Almenys el 5\u00a0% del pressupost anual va al fons de reserva (art.\u00a0553-6). Demani també quant hi ha ara en aquest fons i quines obres ja s’han votat.",
          ],
        },
      ],
      example: {
        heading: "Quina xifra mostra la seva quota?",
        blocks: [
          [
            "{?a.fees}A [{a.title}](/property/{a.id}) es paguen {a.fees} al mes de comunitat: pregunti de quina quota surten.",
            "La quota és un percentatge que consta a l’escriptura i a la nota simple, i les derrames l’acostumen a seguir.",
          ],
        ],
      },
      inShort:
        "Els estatuts diuen a què es pot destinar un habitatge i com es reparteixen les despeses. Si són inscrits, obliguen qui compri. Canviar-los demana quatre cinquenes parts de propietaris i de quotes.",
      next: "Demanem estatuts i actes quan [revisem la documentació](/services/legal-support) d’un habitatge.",
      description:
        "Què poden prohibir o permetre els estatuts d’una comunitat de propietaris a Catalunya, on s’aconsegueixen, com es canvien i què mirar-hi abans de comprar.",
      sources: ["Codi civil de Catalunya, arts. 553-11, 553-12, 553-26 i 553-36 (Llei 5/2006)"],
    },
    ru: {
      names: [
        "устав сообщества собственников",
        "правила сообщества собственников",
        "устав комунидад",
        "estatutos de la comunidad",
        "правила дома в Испании",
        "внутренние правила дома",
      ],
      title: "Устав сообщества собственников",
      answers: {
        what: "Устав сообщества собственников (comunidad) — письменные правила дома: для чего можно использовать квартиры, как делят расходы и что разрешено менять. Если он внесён в реестр, он обязателен для любого покупателя, даже если тот его не видел. Изучите его до задатка.",
        cost: "Копия устава сообщества собственников бесплатна, если она есть у продавца или управляющего домом; выписка из реестра, где указано, внесён ли устав, стоит через интернет 9,02\u00a0€ плюс НДС. Гораздо важнее, что в нём сказано о вашей доле расходов.",
        how: "Чтобы получить устав сообщества собственников, попросите его у продавца и у управляющего вместе с внутренними правилами. Затем узнайте в реестре, записан ли он. Ответы должны совпасть.",
      },
      sections: [
        {
          heading: "Что может определять устав?",
          blocks: [
            "По пятой книге Гражданского кодекса Каталонии устав определяет назначение дома и квартир, пределы пользования, раздел расходов и порядок управления (ст. 553-11). Записанный в реестре, он обязывает и будущих собственников.",
            {
              points: [
                "Запрещённые занятия: конторы, краткосрочное проживание, шумное дело.",
                "Помещения внизу, которые не платят за лифт.",
                "Терраса, которой пользуется одна квартира, а содержат её все.",
                "Разрешение объединять и делить квартиры.",
              ],
            },
          ],
        },
        {
          heading: "Чем устав отличается от внутренних правил?",
          blocks: [
            "Внутренние правила — о повседневном: велосипеды в подъезде, часы для ремонта, мусор (ст. 553-12). Уставу они противоречить не могут. Меняют их проще, поэтому просите действующую редакцию.",
          ],
        },
        {
          heading: "Можно ли изменить устав?",
          blocks: [
            "Можно: нужны голоса четырёх пятых собственников, у которых четыре пятых долей (ст. 553-26). Не покупайте в надежде на перемены. Если они нужны, пусть их сначала добьётся нынешний собственник и внесёт в реестр.",
          ],
        },
        {
          heading: "Что искать в уставе до покупки?",
          blocks: [
            {
              steps: [
                "Ваши планы: сдавать, работать дома, закрыть галерею, поставить кондиционер снаружи.",
                "Вашу долю и расходы, от которых кто-то освобождён.",
                "Кто пользуется крышей, двором и террасой, которую вам показали.",
                "Протоколы собраний за три года: споры, голосования, будущие работы.",
              ],
            },
            "Внутри квартиры ремонт разрешён, если он не вредит соседям и не затрагивает конструкции и фасад. О нём надо заранее сообщить председателю (ст. 553-36).",
          ],
        },
        {
          heading: "Что удивляет покупателей?",
          blocks: [
            "То, что молчание — не разрешение. Дом без устава живёт по кодексу, и к нему добавляются правила города: например, о туристической аренде и фасадах. И то, что «здесь все так делают» никого не защитит, когда соседи проголосуют.",
            "Чаще всего дело в террасе. Она выглядит частной, а может быть общим имуществом в вашем пользовании, и тогда ремонт, навес и растения зависят от текста. Попросите показать строку, где она названа, в уставе или в нотариальном акте (escritura).",
          ],
        },
        {
          heading: "Какое большинство нужно для каждого решения?",
          blocks: [
            {
              caption: "Гражданский кодекс Каталонии, книга пятая: голоса и цены",
              columns: ["Чего вы хотите", "Что нужно"],
              rows: [
                ["Прочитать устав", "копия у управляющего; выписка из реестра через интернет 9,02\u00a0€ плюс НДС"],
                ["Установить лифт", "простое большинство голосующих собственников и долей (ст.\u00a0553-25)"],
                ["Лифт для инвалида или человека старше 70 лет", "при отказе его может назначить суд"],
                ["Зарядка на вашем парковочном месте", "заранее уведомить сообщество"],
                ["Ремонт внутри квартиры", "уведомить председателя (ст.\u00a0553-36)"],
                ["Изменить устав", "четыре пятых собственников и долей (ст.\u00a0553-26)"],
              ],
            },
            "Доля определяет и деньги. При доле 4\u00a0% дополнительный сбор 48\u00a0000\u00a0€ на фасад обойдётся вашей квартире в 1920\u00a0€. Если устав освобождает помещения на нижнем этаже, их часть делят остальные: попросите назвать льготы в цифрах. Не меньше 5\u00a0% годового бюджета идёт в резервный фонд (ст.\u00a0553-6). Спросите, сколько в нём сейчас и какие работы уже утвердили.",
            "Попросите управляющего прислать устав, внутренние правила и протоколы за три года одним письмом. Сверьте дату устава с выпиской: старая редакция могла измениться. Непонятные слова отметьте и спросите о них до договора задатка. Если продавец говорит, что разрешение на террасу или закрытый балкон есть, попросите протокол собрания, где оно дано. Устное согласие соседей покупателя не защищает: следующий собственник напротив может потребовать всё вернуть. Когда устав запрещает то, ради чего вы покупаете, ищите другой дом. Один голос против уже может сорвать изменение, если в доме четыре или пять квартир. В договор задатка впишите, какой устав вам передали и за какой год.",
          ],
        },
      ],
      example: {
        heading: "По какой цифре видна доля?",
        blocks: [
          [
            "{?a.fees}За объект [{a.title}](/property/{a.id}) платят {a.fees} в месяц: спросите, из какой доли это следует.",
            "Доля в процентах указана в нотариальном акте и выписке из реестра, по ней обычно делят и разовые сборы.",
          ],
        ],
      },
      inShort:
        "Устав говорит, для чего можно использовать жильё и как делят расходы. Записанный в реестре, он обязателен для покупателя. Чтобы его изменить, нужны четыре пятых собственников и долей.",
      next: "Устав и протоколы мы запрашиваем, когда [проверяем документы](/services/legal-support) на жильё.",
      description:
        "Что может запретить или разрешить устав сообщества собственников в Каталонии, где его взять, как его меняют и что в нём проверить до покупки квартиры.",
      sources: ["Гражданский кодекс Каталонии, ст. 553-11, 553-12, 553-26 и 553-36 (Закон 5/2006)"],
    },
  },
};
