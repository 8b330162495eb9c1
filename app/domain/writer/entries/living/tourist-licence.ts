import type { Entry } from "../entry";

export const touristLicence: Entry = {
  theme: "guide",
  related: [
    "community-statutes",
    "choosing-a-neighbourhood",
    "foreign-buyers",
    "living-costs-of-a-home",
    "letting-a-home",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "tourist licence",
        "tourist licence barcelona",
        "holiday let licence",
        "hut licence",
        "apartment with tourist licence",
        "short-term rental licence",
        "airbnb licence barcelona",
        "rent to tourists",
        "renting my apartment to tourists",
        "rent out to tourists",
      ],
      title: "The tourist licence",
      answers: {
        what: "A tourist licence lets a home be rented to visitors by the night; in Catalonia such a home is an habitatge d’ús turístic (HUT). In Barcelona you should plan without one: the city’s plan admits no new ones, and those that existed in November 2023 run out in November 2028. A home for sale carries no right to such a licence unless the documents show it.",
        cost: "A tourist licence has no price at which one could be bought from the city council in Barcelona, because no new ones are granted. If an advert asks more for a home “with licence”, ask in writing what becomes of it on a sale and until when it is valid. Without an answer, pay for the home alone.",
        time: "A tourist licence now lasts five years under Decree-Law 3/2023, and may be renewed only where the plan of the town allows it. Those that existed when it came into force, in November 2023, keep five years from then. Barcelona’s city council announced in 2024 that it will not renew them.",
        who: "A tourist licence is granted by the city council under the planning rules, and the home is entered in the Generalitat’s tourism register. The community of owners has its say too, through its statutes. The person who lets answers for noise, registration of guests and the tourist tax.",
      },
      sections: [
        {
          heading: "Which rules apply side by side?",
          blocks: [
            {
              points: [
                "Decree 75/2020: what a home for tourist use is, and that the whole home is let, not single rooms.",
                "Decree-Law 3/2023: a prior planning licence in the towns on its list, Barcelona among them; at most ten such homes for every hundred inhabitants.",
                "Barcelona’s plan for tourist accommodation (PEUAT): no new homes for tourist use.",
                "The statutes of the community, which may forbid the activity.",
                "Since 1 July 2025, a registration number for short-term lets offered online (Royal Decree 1312/2024).",
              ],
            },
          ],
        },
        {
          heading: "How do you check a home “with licence”?",
          blocks: [
            {
              steps: [
                "Ask for the HUT number and look it up in the Generalitat’s register.",
                "Ask the city council which licence it rests on, and until when.",
                "Read the statutes and the minutes of the last three years.",
                "Ask the seller in writing who holds it, and whether it passes on.",
                "Have a lawyer confirm the answer before the deposit contract.",
              ],
            },
          ],
        },
        {
          heading: "What may you do without one?",
          blocks: [
            "Live in the home, lend it, or let it as a home or for a season under the law on leases (Law 29/1994). A season has a reason, such as work or studies, and the contract says it. Since January 2026 a season for work, studies or medical care has had the rent limits of a permanent home in Catalonia (Law 11/2025). Calling a holiday a season doesn’t change what it is, and inspectors read the adverts.",
          ],
        },
        {
          heading: "What goes wrong?",
          blocks: [
            {
              points: [
                "Trusting a number that belongs to another floor or to a former owner.",
                "Counting on renewal, which nobody can promise.",
                "Forgetting the neighbours: after years of noise they vote against.",
                "Counting on rents to pay the mortgage, when the licence may end first.",
              ],
            },
          ],
        },
        {
          heading: "Until when do the existing licences last?",
          blocks: [
            {
              caption: "Dates of the tourist licence in Barcelona",
              columns: ["Date", "What happened or happens"],
              rows: [
                ["November 2023", "Decree-Law 3/2023 comes into force: licences last five years"],
                ["2024", "the city council announces that it will not renew them"],
                ["1 July 2025", "online adverts need a registration number"],
                ["January 2026", "seasonal leases get the rent limits of a permanent home"],
                ["November 2028", "the five years of the licences existing in 2023 end"],
              ],
            },
            "So a price that counts on tourists counts, at the end of 2026, on about two years.",
          ],
        },
        {
          heading: "How may a home in Barcelona be let instead?",
          blocks: [
            {
              caption: "Ways of letting a home",
              columns: ["Kind of stay", "What it needs", "Limit"],
              rows: [
                ["By the night", "tourist licence (HUT) and number", "no new licences"],
                ["A season for work, studies or care", "lease that gives the reason", "rent ceiling"],
                ["A permanent home", "lease, deposit lodged with Incasòl", "five or seven years, rent ceiling"],
                ["Lent to family", "nothing", "no payment"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What do we say about our homes?",
        blocks: [
          [
            "{?list.homes}On {date} we have {list.homes}, offered as homes to live in.",
            "[{a.title}](/property/{a.id}), at {a.price}, is described by what it has: {a.area} of built area and its documents.",
            "We promise no income from any of them.",
          ],
        ],
      },
      inShort: [
        "A home may be let to visitors by the night only with a tourist licence.",
        "Barcelona grants no new ones, and the existing ones have a limited term.",
        "The community’s statutes may forbid the activity as well.",
      ],
      next: "Ask us what the register and the statutes of a home say: [write to us](/contact).",
      description:
        "The tourist licence in Barcelona: why no new ones are granted, which rules apply at once, how to check a home offered with one and what you may do without.",
      sources: [
        "Decree 75/2020 on tourism in Catalonia",
        "Decree-Law 3/2023 (Catalonia)",
        "Special plan for tourist accommodation of Barcelona (PEUAT)",
        "Royal Decree 1312/2024",
        "Law 29/1994 on urban leases",
        "Law 11/2025 of Catalonia on housing and planning",
      ],
    },
    es: {
      names: [
        "licencia turística",
        "licencia turística barcelona",
        "licencia hut",
        "piso con licencia turística",
        "licencia de vivienda de uso turístico",
        "vivienda de uso turístico",
        "licencia para airbnb",
        "piso turístico",
        "pisos turísticos en la comunidad",
      ],
      title: "La licencia turística",
      answers: {
        what: "La licencia turística permite alquilar una vivienda por noches; en Cataluña esa vivienda se llama de uso turístico (HUT). En Barcelona conviene contar con que no la tendrá: el plan de la ciudad no admite nuevas y las que existían en noviembre de 2023 se acaban en noviembre de 2028. Una vivienda en venta no da derecho a ella si no lo prueba la documentación.",
        cost: "La licencia turística no tiene un precio al que pedirla en Barcelona, porque no se conceden nuevas. Si un anuncio pide más por un piso «con licencia», pregunte por escrito qué pasa con ella al vender y hasta cuándo es válida. Sin respuesta, pague solo la vivienda.",
        time: "La licencia turística dura cinco años según el Decreto ley 3/2023, y solo se prorroga donde lo permita el planeamiento. Las que existían cuando entró en vigor, en noviembre de 2023, conservan cinco años desde entonces. El Ayuntamiento de Barcelona anunció en 2024 que no las renovará.",
        who: "La licencia turística la concede el Ayuntamiento según el planeamiento, y la vivienda se inscribe en el registro de turismo de la Generalitat. La comunidad también cuenta, por sus estatutos. Quien alquila responde del ruido, del registro de huéspedes y de la tasa turística.",
      },
      sections: [
        {
          heading: "¿Qué normas se aplican a la vez?",
          blocks: [
            {
              points: [
                "El Decreto 75/2020: qué es una vivienda de uso turístico, que se cede entera y no por habitaciones.",
                "El Decreto ley 3/2023: licencia urbanística previa en los municipios de su lista, Barcelona entre ellos, y un máximo de diez por cada cien habitantes.",
                "El plan de alojamientos turísticos de Barcelona (PEUAT): ninguna vivienda nueva de este uso.",
                "Los estatutos de la comunidad, que pueden prohibir la actividad.",
                "Desde el 1 de julio de 2025, un número de registro para los alquileres de corta duración en línea (RD 1312/2024).",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se comprueba un piso «con licencia»?",
          blocks: [
            {
              steps: [
                "Pida el número HUT y búsquelo en el registro de la Generalitat.",
                "Pregunte al Ayuntamiento qué licencia hay detrás y hasta cuándo.",
                "Revise los estatutos y las actas de tres años.",
                "Que quien vende diga por escrito quién es el titular y si se transmite.",
                "Haga que un abogado lo confirme antes de las arras.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se puede hacer sin ella?",
          blocks: [
            "Vivir en el piso, dejarlo, o alquilarlo como vivienda o por temporada según la ley de arrendamientos (Ley 29/1994). La temporada tiene un motivo, como un trabajo o unos estudios, y consta en el contrato. Desde enero de 2026, en Cataluña la temporada por trabajo, estudios o atención médica tiene los topes de renta de la vivienda permanente (Ley 11/2025). Llamar temporada a unas vacaciones no cambia lo que son, y la inspección mira los anuncios.",
          ],
        },
        {
          heading: "¿Qué sale mal?",
          blocks: [
            {
              points: [
                "Fiarse de un número que es de otro piso o de un propietario anterior.",
                "Contar con una renovación que nadie puede prometer.",
                "Olvidar la escalera: quien ha soportado el ruido vota en contra.",
                "Calcular la hipoteca con unos ingresos que pueden acabarse.",
              ],
            },
          ],
        },
        {
          heading: "¿Hasta cuándo valen las licencias que ya existen?",
          blocks: [
            {
              caption: "Fechas de la licencia turística en Barcelona",
              columns: ["Fecha", "Qué pasó o pasará"],
              rows: [
                ["Noviembre de 2023", "entra en vigor el Decreto ley 3/2023: las licencias duran cinco años"],
                ["2024", "el Ayuntamiento anuncia que no las renovará"],
                ["1 de julio de 2025", "los anuncios en internet necesitan número de registro"],
                ["Enero de 2026", "el alquiler de temporada pasa a tener tope de renta"],
                ["Noviembre de 2028", "acaban los cinco años de las que existían en 2023"],
              ],
            },
            "Un precio que cuenta con turistas cuenta, a finales de 2026, con unos dos años.",
          ],
        },
        {
          heading: "¿De qué otra manera se puede alquilar el piso?",
          blocks: [
            {
              caption: "Formas de alquilar una vivienda",
              columns: ["Estancia", "Qué necesita", "Límite"],
              rows: [
                ["Por noches", "licencia (HUT) y número de registro", "no se dan nuevas"],
                ["Temporada por trabajo, estudios o salud", "contrato que indique el motivo", "tope de renta"],
                ["Vivienda habitual", "contrato y fianza en el Incasòl", "cinco o siete años y tope de renta"],
                ["Cesión a la familia", "nada", "sin cobrar"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué decimos de nuestras viviendas?",
        blocks: [
          [
            "{?list.homes}A {date} tenemos {list.homes}, ofrecidas para vivir.",
            "[{a.title}](/property/{a.id}), de {a.price}, se describe por lo que tiene: {a.area} construidos y su documentación.",
            "De ninguna prometemos ingresos.",
          ],
        ],
      },
      inShort: [
        "Una vivienda solo se alquila por noches con licencia turística.",
        "Barcelona no concede nuevas y las existentes tienen plazo.",
        "Los estatutos de la comunidad también pueden prohibirlo.",
      ],
      next: "Pregúntenos qué dicen el registro y los estatutos de una vivienda: [escríbanos](/contact).",
      description:
        "La licencia turística en Barcelona: por qué no se conceden nuevas, qué normas se aplican a la vez, cómo comprobar un piso que la ofrece y qué hacer sin ella.",
      sources: [
        "Decreto 75/2020, de turismo de Cataluña",
        "Decreto ley 3/2023 (Cataluña)",
        "Plan especial de alojamientos turísticos de Barcelona (PEUAT)",
        "Real Decreto 1312/2024",
        "Ley 29/1994, de arrendamientos urbanos",
        "Ley 11/2025 de Cataluña, en materia de vivienda y urbanismo",
      ],
    },
    ca: {
      names: [
        "llicència turística",
        "llicència turística barcelona",
        "llicència hut",
        "pis amb llicència turística",
        "llicència d’habitatge d’ús turístic",
        "habitatge d’ús turístic",
        "llicència per a airbnb",
        "prohibir un pis turístic a la comunitat",
      ],
      title: "La llicència turística",
      answers: {
        what: "La llicència turística permet llogar un habitatge per nits; a Catalunya aquest habitatge es diu d’ús turístic (HUT). A Barcelona convé comptar que no la tindrà: el pla de la ciutat no n’admet de noves i les que existien el novembre del 2023 s’acaben el novembre del 2028. Un habitatge en venda no hi dona dret si la documentació no ho prova.",
        cost: "La llicència turística no té un preu al qual es pugui demanar a Barcelona, perquè no se’n concedeixen de noves. Si un anunci demana més per un pis «amb llicència», pregunti per escrit què se’n fa en vendre’l i fins quan és vàlida. Sense resposta, pagui només l’habitatge.",
        time: "La llicència turística dura cinc anys segons el Decret llei 3/2023, i només es prorroga on ho permeti el planejament. Les que hi havia quan va entrar en vigor, el novembre del 2023, conserven cinc anys des d’aleshores. L’Ajuntament de Barcelona va anunciar el 2024 que no les renovarà.",
        who: "La llicència turística la concedeix l’Ajuntament segons el planejament, i l’habitatge s’inscriu al registre de turisme de la Generalitat. La comunitat també hi compta, pels estatuts. Qui lloga respon del soroll, del registre d’hostes i de la taxa turística.",
      },
      sections: [
        {
          heading: "Quines normes s’apliquen alhora?",
          blocks: [
            {
              points: [
                "El Decret 75/2020: què és un habitatge d’ús turístic, que se cedeix sencer i no per habitacions.",
                "El Decret llei 3/2023: llicència urbanística prèvia als municipis de la seva llista, Barcelona entre ells, i un màxim de deu per cada cent habitants.",
                "El pla d’allotjaments turístics de Barcelona (PEUAT): cap habitatge nou d’aquest ús.",
                "Els estatuts de la comunitat, que poden prohibir l’activitat.",
                "Des de l’1 de juliol del 2025, un número de registre per als lloguers de curta durada en línia (RD 1312/2024).",
              ],
            },
          ],
        },
        {
          heading: "Com es comprova un pis «amb llicència»?",
          blocks: [
            {
              steps: [
                "Demani el número HUT i busqui’l al registre de la Generalitat.",
                "Pregunti a l’Ajuntament quina llicència hi ha darrere i fins quan.",
                "Repassi els estatuts i les actes de tres anys.",
                "Que qui ven digui per escrit qui n’és el titular i si es transmet.",
                "Faci que un advocat ho confirmi abans de les arres.",
              ],
            },
          ],
        },
        {
          heading: "Què es pot fer sense llicència turística?",
          blocks: [
            "Viure al pis, deixar-lo, o llogar-lo com a habitatge o per temporada segons la llei d’arrendaments (Llei 29/1994). La temporada té un motiu, com una feina o uns estudis, i consta al contracte. Des del gener del 2026, a Catalunya la temporada per feina, estudis o atenció mèdica té els topalls de renda de l’habitatge permanent (Llei 11/2025). Dir temporada a unes vacances no canvia el que són, i la inspecció mira els anuncis.",
          ],
        },
        {
          heading: "Què hi surt malament?",
          blocks: [
            {
              points: [
                "Refiar-se d’un número que és d’un altre pis o d’un propietari anterior.",
                "Comptar amb una renovació que ningú no pot prometre.",
                "Oblidar l’escala: qui ha aguantat el soroll vota en contra.",
                "Calcular la hipoteca amb uns ingressos que es poden acabar.",
              ],
            },
          ],
        },
        {
          heading: "Fins quan valen les llicències que ja existeixen?",
          blocks: [
            {
              caption: "Dates de la llicència turística a Barcelona",
              columns: ["Data", "Què va passar o passarà"],
              rows: [
                ["Novembre del 2023", "entra en vigor el Decret llei 3/2023: les llicències duren cinc anys"],
                ["2024", "l’Ajuntament anuncia que no les renovarà"],
                ["1 de juliol del 2025", "els anuncis a internet necessiten número de registre"],
                ["Gener del 2026", "el lloguer de temporada passa a tenir topall de renda"],
                ["Novembre del 2028", "s’acaben els cinc anys de les que existien el 2023"],
              ],
            },
            "Un preu que compta amb turistes compta, a finals del 2026, amb uns dos anys.",
          ],
        },
        {
          heading: "De quina altra manera es pot llogar el pis?",
          blocks: [
            {
              caption: "Maneres de llogar un habitatge",
              columns: ["Estada", "Què necessita", "Límit"],
              rows: [
                ["Per nits", "llicència (HUT) i número de registre", "no se’n donen de noves"],
                ["Temporada per feina, estudis o salut", "contracte que n’indiqui el motiu", "topall de renda"],
                ["Habitatge habitual", "contracte i fiança a l’Incasòl", "cinc o set anys i topall de renda"],
                ["Cessió a la família", "res", "sense cobrar"],
              ],
            },
            "Si ja té llicència i vol vendre, digui al comprador fins quan val i ensenyi-li la resolució.",
          ],
        },
      ],
      example: {
        heading: "Què diem dels nostres habitatges?",
        blocks: [
          [
            "{?list.homes}A {date} tenim {list.homes}, oferts per viure-hi.",
            "[{a.title}](/property/{a.id}), de {a.price}, es descriu pel que té: {a.area} construïts i la seva documentació.",
            "De cap no en prometem ingressos.",
          ],
        ],
      },
      inShort: [
        "Un habitatge només es lloga per nits amb llicència turística.",
        "Barcelona no en concedeix de noves i les existents tenen termini.",
        "Els estatuts de la comunitat també ho poden prohibir.",
      ],
      next: "Pregunti’ns què diuen el registre i els estatuts d’un habitatge: [escrigui’ns](/contact).",
      description:
        "La llicència turística a Barcelona: per què no se’n concedeixen de noves, quines normes s’apliquen, com es comprova un pis que en té i què es pot fer sense.",
      sources: [
        "Decret 75/2020, de turisme de Catalunya",
        "Decret llei 3/2023",
        "Pla especial d’allotjaments turístics de Barcelona (PEUAT)",
        "Reial decret 1312/2024",
        "Llei 29/1994, d’arrendaments urbans",
        "Llei 11/2025, en matèria d’habitatge i urbanisme",
      ],
    },
    ru: {
      names: [
        "туристическая лицензия",
        "туристическая лицензия в Барселоне",
        "лицензия HUT",
        "квартира с туристической лицензией",
        "лицензия на посуточную аренду",
        "посуточная сдача квартиры в Барселоне",
        "лицензия для Airbnb",
        "сдавать квартиру посуточно",
        "сдавать квартиру туристам",
        "сдавать купленную квартиру туристам",
      ],
      title: "Туристическая лицензия",
      answers: {
        what: "Туристическая лицензия разрешает сдавать жильё посуточно; в Каталонии такое жильё называется habitatge d’ús turístic (HUT). В Барселоне рассчитывайте на то, что её не будет: план города новых не допускает, а те, что были в ноябре 2023 года, истекают в ноябре 2028-го. Квартира на продажу не даёт на неё права, если этого не подтверждают документы.",
        cost: "У туристической лицензии нет цены, по которой её можно получить в Барселоне: новых не выдают. Если за квартиру «с лицензией» просят больше, спросите письменно, что с ней будет при продаже и до какого дня она действует. Нет ответа\u00a0— платите только за жильё.",
        time: "Туристическая лицензия по Decret llei 3/2023 действует пять лет и продлевается только там, где это позволяет план города. Те, что были на день вступления закона в силу в ноябре 2023 года, сохраняют пять лет с этого дня. В 2024 году мэрия Барселоны объявила, что продлевать их не станет.",
        who: "Туристическую лицензию выдаёт мэрия по градостроительным правилам, а жильё вносят в туристический реестр Каталонии. Своё слово есть и у сообщества собственников (comunidad), через устав. Кто сдаёт, отвечает за шум, регистрацию гостей и туристический налог.",
      },
      sections: [
        {
          heading: "Какие правила действуют одновременно?",
          blocks: [
            {
              points: [
                "Декрет 75/2020: что такое жильё для туристов и что сдают его целиком, а не по комнатам.",
                "Decret llei 3/2023: предварительное градостроительное разрешение в городах из списка, включая Барселону, и не больше десяти таких квартир на сто жителей.",
                "План размещения туристов в Барселоне (PEUAT): ни одной новой квартиры такого рода.",
                "Устав сообщества, который может запретить такую деятельность.",
                "С 1 июля 2025 года\u00a0— регистрационный номер для краткосрочной аренды через интернет (RD 1312/2024).",
              ],
            },
          ],
        },
        {
          heading: "Как проверить квартиру «с лицензией»?",
          blocks: [
            {
              steps: [
                "Попросите номер HUT и найдите его в реестре Каталонии.",
                "Узнайте в мэрии, какое разрешение за ним стоит и до какого дня.",
                "Изучите устав и протоколы собраний за три года.",
                "Пусть продавец письменно скажет, на кого она оформлена и переходит ли к покупателю.",
                "Попросите юриста подтвердить ответ до договора задатка.",
              ],
            },
          ],
        },
        {
          heading: "Что можно делать без неё?",
          blocks: [
            "Жить в квартире, пускать в неё близких или сдавать её надолго либо на сезон по закону об аренде (Закон 29/1994). У сезонной аренды есть причина, например работа или учёба, и она записана в договоре. С января 2026\u00a0года в Каталонии для сезонной аренды ради работы, учёбы или лечения действуют те же пределы платы, что и для постоянного жилья (Закон 11/2025). Если назвать сезоном отпуск, он им не станет, а инспекция смотрит объявления.",
          ],
        },
        {
          heading: "Что идёт не так?",
          blocks: [
            {
              points: [
                "Верят номеру, который относится к другой квартире или прежнему собственнику.",
                "Рассчитывают на продление, которого никто обещать не может.",
                "Забывают о соседях: кто годами терпел шум, голосует против.",
                "Считают ипотеку с доходом, который может закончиться.",
                "Платят задаток раньше, чем мэрия ответила на запрос.",
                "Верят на слово, что «лицензия переходит вместе с квартирой».",
              ],
            },
          ],
        },
        {
          heading: "До какого времени действуют прежние лицензии?",
          blocks: [
            {
              caption: "Даты туристической лицензии в Барселоне",
              columns: ["Когда", "Что произошло или произойдёт"],
              rows: [
                ["Ноябрь 2023 года", "вступил в силу Декрет-закон 3/2023: срок лицензии\u00a0— пять лет"],
                ["2024 год", "мэрия объявила, что не будет их продлевать"],
                ["1 июля 2025 года", "объявлениям в интернете нужен регистрационный номер"],
                ["Январь 2026 года", "у сезонной аренды появился предел платы"],
                ["Ноябрь 2028 года", "истекают пять лет лицензий, которые были в 2023 году"],
              ],
            },
            "Цена, в которую заложены туристы, в конце 2026 года рассчитана примерно на два года.",
          ],
        },
        {
          heading: "Как ещё можно сдавать квартиру?",
          blocks: [
            {
              caption: "Способы сдавать жильё",
              columns: ["Вид аренды", "Что нужно", "Предел"],
              rows: [
                ["Посуточно", "лицензия (HUT) и номер", "новых не выдают"],
                ["На сезон: работа, учёба, лечение", "договор с указанием причины", "предел платы"],
                ["Постоянное жильё", "договор и залог в Incasòl", "пять или семь лет, предел платы"],
                ["Пустить родных", "ничего", "без оплаты"],
              ],
            },
            "Если вы покупаете ради дохода, считайте по постоянной аренде: она разрешена в любой квартире с действующим свидетельством о пригодности для проживания. Посуточную сдачу без лицензии инспекторы находят по объявлениям и жалобам соседей. Приём гостей за деньги «по знакомству» остаётся той же посуточной сдачей. Если у продавца есть лицензия, попросите решение мэрии и запись в реестре, а в договоре задатка укажите, что будет с ценой, если лицензия не перейдёт к вам.",
          ],
        },
      ],
      example: {
        heading: "Что мы говорим о своих объектах?",
        blocks: [
          [
            "{?list.homes}На {date} у нас {list.homes}: это жильё для жизни.",
            "Объект [{a.title}](/property/{a.id}) за {a.price} описан по тому, что в нём есть: площадь со стенами {a.area} и документы.",
            "Дохода ни по одному объекту мы не обещаем.",
          ],
        ],
      },
      inShort: [
        "Посуточно жильё сдают только с туристической лицензией.",
        "Барселона не выдаёт новых, а у существующих есть срок.",
        "Запретить такую сдачу может и устав сообщества.",
      ],
      next: "Спросите нас, что записано в реестре и уставе дома: [напишите нам](/contact).",
      description:
        "Туристическая лицензия в Барселоне: почему не выдают новых, какие правила действуют сразу, как проверить квартиру, где она обещана, и что можно без неё.",
      sources: [
        "Декрет 75/2020 о туризме в Каталонии",
        "Decret llei 3/2023 (Каталония)",
        "Специальный план размещения туристов в Барселоне (PEUAT)",
        "Королевский декрет 1312/2024",
        "Закон 29/1994 о городской аренде",
        "Закон Каталонии 11/2025 о жилье и градостроительстве",
      ],
    },
  },
};
