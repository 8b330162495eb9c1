import type { Entry } from "../entry";

export const premisesIntoAHome: Entry = {
  theme: "homes",
  related: [
    "ground-floor",
    "habitability-certificate",
    "community-statutes",
    "works-licence",
    "renovation-works",
    "papers-before-buying",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "commercial premises converted into a home",
        "turning commercial premises into a home",
        "converting a shop into a home",
        "shop into a home",
        "turn a shop into a home",
        "shop into apartment",
        "convert local into vivienda",
        "change of use from commercial to residential",
        "change of use barcelona",
        "local comercial to home conversion",
        "converting an office into a home",
      ],
      title: "Turning a shop into a home",
      answers: {
        what: "Turning commercial premises into a home is possible in Barcelona only where the plan allows another home in that building, and it needs a licence for major works before you begin. Then come the habitability certificate, a new deed and the entry in the registry. Ask the city council and read the community’s statutes before you buy: a shop that may not be converted stays a shop.",
        cost: "For turning commercial premises into a home, the first two bills are about €600 for the city council’s written report and about €1,500 for an architect’s preliminary project, according to press reports of February 2026. The works, the full project, the licence fees and the deed follow. Have the works priced by the architect before you sign, as no price per square metre is worth anything here.",
        conditions:
          "Turning commercial premises into a home in Barcelona takes at least 40\u00a0m² of usable area and ceilings of 2.5 m, according to published accounts, and no basement. The plan has to allow a further home on that plot, and the statutes must not forbid it. Daylight, ventilation, a smoke outlet and access without steps are looked at as well.",
        must: "Yes, you need a licence: turning commercial premises into a home adds a home to the building, and for that Barcelona asks for a licence for major works. The community’s consent is not needed for the new use itself, unless the title or the statutes forbid it. It is needed for works on the structure, the façade or shared pipes.",
        how: "Turning commercial premises into a home begins with two questions, before any deposit: to the city council, whether the plan allows one more home there, and to the registry, what the statutes say. With both answers an architect draws the project, and the licence comes before the works.",
        papers:
          "For turning commercial premises into a home you need the nota simple, the statutes, the council’s planning report, an architect’s project and the licence. When the works are done come the habitability certificate, the deed of the change of use with its entry in the registry, and a declaration to the cadastre.",
        worth:
          "Turning commercial premises into a home is worth it if price, taxes, project and works together stay clearly below what a finished ground-floor home costs nearby, and if the licence is certain. Against it stand a loan that is harder to get, months without using it and the noise of the street. Without the council’s answer in writing, it is a bet.",
        pitfalls:
          "Turning commercial premises into a home fails for four reasons: the building has no home left to add, the ceilings are too low, the statutes forbid it, or somebody built first and asked afterwards. A “loft” that is still premises in the registry hides one of them as a rule.",
      },
      sections: [
        {
          heading: "What has to be true for a licence?",
          blocks: [
            {
              caption: "What is looked at in Barcelona, and where you find out",
              columns: ["Question", "What is asked for", "Who tells you"],
              rows: [
                [
                  "Does the plan allow homes there?",
                  "A use that admits homes on that floor",
                  "The city’s planning information office",
                ],
                ["Is there room for one more?", "A ceiling on homes per plot", "The same report"],
                [
                  "Is it big enough?",
                  "40\u00a0m² usable and 2.5 m high, by published accounts",
                  "An architect, on the spot",
                ],
                ["Is it healthy?", "Daylight, air, smoke outlet, no basement", "An architect"],
                ["Does the building allow it?", "No express prohibition", "Title and statutes, in the registry"],
              ],
            },
          ],
        },
        {
          heading: "Can the community stop you?",
          blocks: [
            "Only with a prohibition that is written down. Owners may change the use of what is theirs unless the title or the statutes say otherwise expressly, and a rule binds a buyer if it is registered (Civil Code of Catalonia, art.\u00a0553-11; Supreme Court, 12 September 2013). “Commercial premises” in the description alone forbids nothing.",
            "Works are another matter. A new window in the façade, a hole in a slab or a pipe through the courtyard touches what belongs to all, and the owners decide on it. Share of expenses and use of a patio stay as the title has them.",
          ],
        },
        {
          heading: "Which steps lead from shop to home?",
          blocks: [
            {
              steps: [
                "Read the nota simple and the statutes.",
                "Ask the city council in writing, with the address and the cadastral reference.",
                "Have an architect measure and price the works.",
                "Buy, or sign a deposit that comes back if the report says no.",
                "Apply for the licence, build, and have the end of the works certified.",
                "Obtain the habitability certificate, sign the deed and enter both in registry and cadastre.",
              ],
            },
          ],
        },
        {
          heading: "What do the bank and the tax office make of it?",
          blocks: [
            "Until the registry says home, a bank lends as on premises: less, and for fewer years. Afterwards it values the place as a home. When you buy from a private person you pay transfer tax as for a home; from a business it may be VAT, at the rate for premises. Reduced rates for a first home ask for a home, so find out before you count on them.",
          ],
        },
        {
          heading: "What if it is sold as a loft already?",
          blocks: [
            "Then look for three words: “vivienda” in the registry, in the cadastre and in a valid habitability certificate. If one is missing, you are buying premises, whatever the kitchen looks like. You couldn’t sell it as a home later either, because the sale of a home needs that certificate (Law 18/2007, art.\u00a060.4).",
          ],
        },
      ],
      example: {
        heading: "What does it cost to ask before buying, and after?",
        blocks: [
          "Premises of 55\u00a0m² for €180,000, from a private seller. The architect’s quote for the works is assumed at €90,000.",
          {
            caption: "The same premises, with three outcomes",
            columns: ["", "What you have paid", "What you have"],
            rows: [
              ["Asked first, answer no", "€2,100", "No premises, no debt"],
              ["Bought first, answer no", "€198,000 with the tax", "A shop"],
              ["Asked first, answer yes", "€290,100 before fees and deeds", "A home of 55\u00a0m²"],
            ],
          },
          {
            caption: "What the yes adds up to",
            columns: ["Item", "Amount"],
            rows: [
              ["Premises", "€180,000"],
              ["Transfer tax at {itp.rate1}", "€18,000"],
              ["Council’s report and preliminary project", "€2,100"],
              ["Works", "€90,000"],
              ["Together, without full project, fees and deeds", "€290,100, or €5,275 per m²"],
            ],
          },
          "Set that figure against finished ground-floor homes of the same size nearby: where they cost less, buy one of those.",
          "The second row is what the report of €600 protects you from.",
        ],
      },
      inShort:
        "A shop becomes a home with a licence for major works, if the plan leaves room for one more home. Statutes can forbid it, if they say so expressly. It is a home once certificate, deed and registry agree.",
      next: "Before you pay for premises, let us [check registry, statutes and use](/services/legal-support).",
      description:
        "Turning commercial premises into a home in Barcelona: licence, size and height, what the community can forbid, the steps, the first bills and three outcomes.",
      sources: [
        "Barcelona City Council, change of use of premises",
        "Law 18/2007 (Catalonia), art.\u00a060.4",
        "Civil Code of Catalonia, arts.\u00a0553-11 and 553-36",
        "Supreme Court, 12 September 2013",
      ],
    },
    es: {
      names: [
        "local convertido en vivienda",
        "convertir un local en vivienda",
        "pasar un local a vivienda",
        "cambio de uso de local a vivienda",
        "cambio de uso",
        "local en vivienda",
        "reconvertir local en vivienda",
        "local comercial a vivienda",
        "transformar local en vivienda",
        "convertir oficina en vivienda",
        "comprar un local para vivir",
      ],
      title: "Convertir un local en vivienda",
      answers: {
        what: "Convertir un local en vivienda solo es posible en Barcelona si el planeamiento admite una vivienda más en esa finca, y exige licencia de obras mayores antes de empezar. Después vienen la cédula de habitabilidad, una escritura nueva y la inscripción. Pregunte al ayuntamiento y lea los estatutos antes de comprar: el local que no se puede convertir seguirá siendo un local.",
        cost: "Al convertir un local en vivienda, las dos primeras facturas son unos 600\u00a0€ por el informe escrito del ayuntamiento y unos 1.500\u00a0€ por el anteproyecto de un arquitecto, según la prensa de febrero de 2026. Luego llegan la obra, el proyecto, las tasas y la escritura. Pida el presupuesto de la obra antes de firmar, porque aquí un precio por metro cuadrado no orienta.",
        conditions:
          "Para convertir un local en vivienda en Barcelona hacen falta al menos 40\u00a0m² útiles y 2,5 m de altura, según lo publicado, y no vale un sótano. El planeamiento tiene que admitir otra vivienda en la finca y los estatutos no prohibirlo. También se miran la luz, la ventilación, la salida de humos y el acceso sin escalones.",
        must: "Sí, hace falta licencia: convertir un local en vivienda añade una vivienda al edificio y Barcelona pide para eso licencia de obras mayores. Para el uso en sí no se necesita a la comunidad, salvo que el título o los estatutos lo prohíban. Sí para tocar la estructura, la fachada o las bajantes.",
        how: "Convertir un local en vivienda empieza con dos preguntas, antes de pagar arras: al ayuntamiento, si cabe una vivienda más en la finca; al registro, qué dicen los estatutos. Con las dos respuestas el arquitecto hace el proyecto, y la licencia va antes que la obra.",
        papers:
          "Para convertir un local en vivienda hacen falta la nota simple, los estatutos, el informe urbanístico municipal, el proyecto de un arquitecto y la licencia. Acabada la obra se añaden la cédula de habitabilidad, la escritura de cambio de uso inscrita en el registro y la declaración al catastro.",
        worth:
          "Convertir un local en vivienda compensa si precio, impuestos, proyecto y obra suman bastante menos que una planta baja ya hecha en la misma zona y la licencia es segura. En contra están una hipoteca más difícil, meses sin usarlo y el ruido de la calle. Sin la respuesta municipal por escrito es una apuesta.",
        pitfalls:
          "Convertir un local en vivienda fracasa por cuatro causas: en la finca no caben más viviendas, falta altura, los estatutos lo prohíben o se hizo la obra antes de preguntar. Un «loft» que en el registro sigue siendo local suele esconder una de ellas.",
      },
      sections: [
        {
          heading: "¿Qué se necesita para que den la licencia?",
          blocks: [
            {
              caption: "Qué se mira en Barcelona y quién lo dice",
              columns: ["Pregunta", "Qué se pide", "Quién lo dice"],
              rows: [
                [
                  "¿El plan admite viviendas ahí?",
                  "Un uso que las permita en esa planta",
                  "Información urbanística del ayuntamiento",
                ],
                ["¿Cabe una más?", "Un máximo de viviendas por finca", "El mismo informe"],
                [
                  "¿Es bastante grande?",
                  "40\u00a0m² útiles y 2,5 m de altura, según lo publicado",
                  "Un arquitecto, en el local",
                ],
                ["¿Es salubre?", "Luz, aire, salida de humos, no sótano", "Un arquitecto"],
                ["¿Lo permite la finca?", "Que no esté prohibido expresamente", "Título y estatutos, en el registro"],
              ],
            },
          ],
        },
        {
          heading: "¿Puede impedirlo la comunidad?",
          blocks: [
            "Solo con una prohibición escrita. Cada dueño puede cambiar el uso de lo suyo, salvo que el título o los estatutos digan expresamente lo contrario, y la regla obliga a quien compra si está inscrita (Código civil de Cataluña, art.\u00a0553-11; Tribunal Supremo, 12 de septiembre de 2013). Que la finca se describa como «local comercial» no prohíbe nada por sí solo.",
            "La obra es otra cosa. Abrir una ventana en la fachada, un hueco en el forjado o una bajante por el patio toca lo que es de todos, y lo deciden los propietarios. La cuota de gastos y el uso de un patio quedan como en el título.",
          ],
        },
        {
          heading: "¿Qué pasos hay de local a vivienda?",
          blocks: [
            {
              steps: [
                "Lea la nota simple y los estatutos.",
                "Pregunte al ayuntamiento por escrito, con la dirección y la referencia catastral.",
                "Haga que un arquitecto mida y presupueste la obra.",
                "Compre, o firme unas arras que se devuelvan si el informe dice que no.",
                "Pida la licencia, haga la obra y obtenga el final de obra.",
                "Saque la cédula, firme la escritura y llévela al registro y al catastro.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué dicen el banco y Hacienda?",
          blocks: [
            "Mientras el registro diga local, el banco presta como por un local: menos dinero y menos años. Después lo tasa como vivienda. Si vende un particular se paga ITP, como en un piso; si vende una empresa puede ser IVA, al tipo de los locales. Los tipos reducidos para la primera vivienda piden una vivienda: pregúntelo antes de contar con ellos.",
          ],
        },
        {
          heading: "¿Y si ya lo venden como loft?",
          blocks: [
            "Busque la palabra «vivienda» en tres sitios: el registro, el catastro y una cédula vigente. Si falta en uno, compra un local, por bonita que sea la cocina. Tampoco podría venderlo luego como vivienda, porque la venta de una vivienda necesita esa cédula (Ley 18/2007, art.\u00a060.4).",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto cuesta preguntar antes de comprar, y después?",
        blocks: [
          "Un local de 55\u00a0m² por 180.000\u00a0€, de un particular. Suponemos que el arquitecto presupuesta la obra en 90.000\u00a0€.",
          {
            caption: "El mismo local, con tres finales",
            columns: ["", "Lleva pagado", "Tiene"],
            rows: [
              ["Preguntó antes y es que no", "2.100\u00a0€", "Ni local ni deuda"],
              ["Compró antes y es que no", "198.000\u00a0€ con el impuesto", "Un local"],
              [
                "Preguntó antes y es que sí",
                "290.100\u00a0€ antes de tasas y escrituras",
                "Una vivienda de 55\u00a0m²",
              ],
            ],
          },
          {
            caption: "Qué suma el sí",
            columns: ["Concepto", "Importe"],
            rows: [
              ["Local", "180.000\u00a0€"],
              ["ITP al {itp.rate1}", "18.000\u00a0€"],
              ["Informe municipal y anteproyecto", "2.100\u00a0€"],
              ["Obra", "90.000\u00a0€"],
              ["Suma, sin proyecto completo, tasas ni escrituras", "290.100\u00a0€, o 5.275\u00a0€ por m²"],
            ],
          },
          "Compare esa cifra con las plantas bajas ya terminadas del mismo tamaño en la zona: si cuestan menos, compre una de esas.",
          "De la segunda fila le protege un informe de 600\u00a0€.",
        ],
      },
      inShort:
        "Un local pasa a vivienda con licencia de obras mayores, si el planeamiento deja sitio para una más. Los estatutos pueden prohibirlo, si lo dicen expresamente. Es vivienda cuando coinciden cédula, escritura y registro.",
      next: "Antes de pagar por un local, [revisamos registro, estatutos y uso](/services/legal-support) con usted.",
      description:
        "Convertir un local en vivienda en Barcelona: licencia, metros y altura, qué puede prohibir la comunidad, los pasos, las primeras facturas y tres desenlaces.",
      sources: [
        "Ayuntamiento de Barcelona, cambio de uso de un local",
        "Ley 18/2007 (Cataluña), art.\u00a060.4",
        "Código civil de Cataluña, arts.\u00a0553-11 y 553-36",
        "Tribunal Supremo, 12 de septiembre de 2013",
      ],
    },
    ca: {
      names: [
        "local convertit en habitatge",
        "convertir un local en habitatge",
        "passar un local a habitatge",
        "canvi d’ús de local a habitatge",
        "canvi d’ús",
        "local en habitatge",
        "local comercial a habitatge",
        "transformar local en habitatge",
        "convertir una oficina en habitatge",
        "comprar un local per viure-hi",
      ],
      title: "Convertir un local en habitatge",
      answers: {
        what: "Convertir un local en habitatge només es pot fer a Barcelona si el planejament admet un habitatge més en aquella finca, i cal llicència d’obres majors abans de començar. Després vénen la cèdula d’habitabilitat, una escriptura nova i la inscripció. Pregunti a l’Ajuntament i llegeixi els estatuts abans de comprar: el local que no es pot convertir continuarà sent un local.",
        cost: "Quan es vol convertir un local en habitatge, les dues primeres factures són uns 600\u00a0€ per l’informe escrit de l’Ajuntament i uns 1.500\u00a0€ per l’avantprojecte d’un arquitecte, segons la premsa del febrer del 2026. Després hi ha l’obra, el projecte, les taxes i l’escriptura. Demani el pressupost de l’obra abans de firmar, perquè aquí un preu per metre quadrat no orienta.",
        conditions:
          "Per convertir un local en habitatge a Barcelona calen almenys 40\u00a0m² útils i 2,5 m d’alçada, segons el que s’ha publicat, i no val un soterrani. El planejament ha d’admetre un altre habitatge a la finca i els estatuts no prohibir-ho. També es miren la llum, la ventilació, la sortida de fums i l’accés sense graons.",
        must: "Sí, cal llicència: convertir un local en habitatge afegeix un habitatge a l’edifici i Barcelona hi demana llicència d’obres majors. Per a l’ús en si no cal la comunitat, tret que el títol o els estatuts ho prohibeixin. Sí que cal per tocar l’estructura, la façana o els baixants.",
        how: "Convertir un local en habitatge comença amb dues preguntes, abans de pagar arres: a l’Ajuntament, si hi cap un habitatge més a la finca; al registre, què diuen els estatuts. Amb totes dues respostes l’arquitecte fa el projecte, i la llicència va abans que l’obra.",
        papers:
          "Per convertir un local en habitatge calen la nota simple, els estatuts, l’informe urbanístic municipal, el projecte d’un arquitecte i la llicència. Acabada l’obra s’hi afegeixen la cèdula d’habitabilitat, l’escriptura de canvi d’ús inscrita al registre i la declaració al cadastre.",
        worth:
          "Convertir un local en habitatge surt a compte si preu, impostos, projecte i obra sumen força menys que una planta baixa ja feta a la mateixa zona i la llicència és segura. En contra hi ha una hipoteca més difícil, mesos sense fer-lo servir i el soroll del carrer. Sense la resposta municipal per escrit és una aposta.",
        pitfalls:
          "Convertir un local en habitatge fracassa per quatre motius: a la finca no hi caben més habitatges, hi falta alçada, els estatuts ho prohibeixen o es va fer l’obra abans de preguntar. Un «loft» que al registre encara és local en sol amagar un.",
      },
      sections: [
        {
          heading: "Què cal perquè donin la llicència?",
          blocks: [
            {
              caption: "Què es mira a Barcelona i qui ho diu",
              columns: ["Pregunta", "Què es demana", "Qui ho diu"],
              rows: [
                [
                  "El pla hi admet habitatges?",
                  "Un ús que els permeti en aquella planta",
                  "Informació urbanística de l’Ajuntament",
                ],
                ["N’hi cap un més?", "Un màxim d’habitatges per finca", "El mateix informe"],
                [
                  "És prou gran?",
                  "40\u00a0m² útils i 2,5 m d’alçada, segons el que s’ha publicat",
                  "Un arquitecte, al local",
                ],
                ["És salubre?", "Llum, aire, sortida de fums, no soterrani", "Un arquitecte"],
                ["La finca ho permet?", "Que no sigui prohibit expressament", "Títol i estatuts, al registre"],
              ],
            },
          ],
        },
        {
          heading: "La comunitat ho pot impedir?",
          blocks: [
            "Només amb una prohibició escrita. Cada propietari pot canviar l’ús del que és seu, tret que el títol o els estatuts diguin expressament el contrari, i la regla obliga qui compra si és inscrita (Codi civil de Catalunya, art.\u00a0553-11; Tribunal Suprem, 12 de setembre del 2013). Que la finca es descrigui com a «local comercial» no prohibeix res per si sol.",
            "L’obra és una altra cosa. Obrir una finestra a la façana, un forat al forjat o un baixant pel celobert toca el que és de tots, i ho decideixen els propietaris. La quota de despeses i l’ús d’un pati queden com diu el títol.",
          ],
        },
        {
          heading: "Quins passos hi ha de local a habitatge?",
          blocks: [
            {
              steps: [
                "Llegeixi la nota simple i els estatuts.",
                "Pregunti a l’Ajuntament per escrit, amb l’adreça i la referència cadastral.",
                "Faci que un arquitecte amidi i pressuposti l’obra.",
                "Compri, o firmi unes arres que es tornin si l’informe diu que no.",
                "Demani la llicència, faci l’obra i obtingui el final d’obra.",
                "Tregui la cèdula, firmi l’escriptura i porti-la al registre i al cadastre.",
              ],
            },
          ],
        },
        {
          heading: "Què hi diuen el banc i Hisenda?",
          blocks: [
            "Mentre el registre digui local, el banc presta com per un local: menys diners i menys anys. Després el taxa com a habitatge. Si ven un particular es paga ITP, com en un pis; si ven una empresa pot ser IVA, al tipus dels locals. Els tipus reduïts per al primer habitatge demanen un habitatge: pregunti-ho abans de comptar-hi.",
          ],
        },
        {
          heading: "I si ja el venen com a loft?",
          blocks: [
            "Busqui la paraula «habitatge» en tres llocs: el registre, el cadastre i una cèdula vigent. Si hi falta en un, compra un local, per bonica que sigui la cuina. Tampoc no el podria vendre després com a habitatge, perquè la venda d’un habitatge necessita aquesta cèdula (Llei 18/2007, art.\u00a060.4).",
          ],
        },
      ],
      example: {
        heading: "Quant costa preguntar abans de comprar, i després?",
        blocks: [
          "Un local de 55\u00a0m² per 180.000\u00a0€, d’un particular. Suposem que l’arquitecte pressuposta l’obra en 90.000\u00a0€.",
          {
            caption: "El mateix local, amb tres finals",
            columns: ["", "Ha pagat", "Té"],
            rows: [
              ["Va preguntar abans i és que no", "2.100\u00a0€", "Ni local ni deute"],
              ["Va comprar abans i és que no", "198.000\u00a0€ amb l’impost", "Un local"],
              [
                "Va preguntar abans i és que sí",
                "290.100\u00a0€ abans de taxes i escriptures",
                "Un habitatge de 55\u00a0m²",
              ],
            ],
          },
          {
            caption: "Què suma el sí",
            columns: ["Concepte", "Import"],
            rows: [
              ["Local", "180.000\u00a0€"],
              ["ITP al {itp.rate1}", "18.000\u00a0€"],
              ["Informe municipal i avantprojecte", "2.100\u00a0€"],
              ["Obra", "90.000\u00a0€"],
              ["Suma, sense projecte complet, taxes ni escriptures", "290.100\u00a0€, o 5.275\u00a0€ per m²"],
            ],
          },
          "Compari aquesta xifra amb les plantes baixes ja acabades de la mateixa mida a la zona: si costen menys, compri’n una d’aquestes.",
          "De la segona fila el protegeix un informe de 600\u00a0€.",
        ],
      },
      inShort:
        "Un local passa a habitatge amb llicència d’obres majors, si el planejament hi deixa lloc. Els estatuts ho poden prohibir, si ho diuen expressament. És habitatge quan lliguen cèdula, escriptura i registre.",
      next: "Abans de pagar per un local, [revisem registre, estatuts i ús](/services/legal-support) amb vostè.",
      description:
        "Convertir un local en habitatge a Barcelona: llicència, metres i alçada, què pot prohibir la comunitat, els passos, les primeres factures i tres desenllaços.",
      sources: [
        "Ajuntament de Barcelona, canvi d’ús d’un local",
        "Llei 18/2007, art.\u00a060.4",
        "Codi civil de Catalunya, arts.\u00a0553-11 i 553-36",
        "Tribunal Suprem, 12 de setembre del 2013",
      ],
    },
    ru: {
      names: [
        "нежилое помещение под квартиру в Барселоне",
        "перевод нежилого помещения в жилое",
        "перевести помещение в жилое",
        "помещение под жильё",
        "магазин переделать в квартиру",
        "квартира из магазина",
        "сделать квартиру из магазина",
        "сделать квартиру из помещения",
        "переделать коммерческое помещение в жильё",
        "local под жильё",
        "изменение назначения помещения",
        "cambio de uso что это",
        "купить помещение и сделать квартиру",
      ],
      title: "Нежилое помещение под жильё",
      answers: {
        what: "Перевод нежилого помещения в жилое возможен в Барселоне, только если план допускает ещё одно жильё в этом доме, и до начала работ нужна лицензия на крупные строительные работы. Потом получают сертификат пригодности (cédula), подписывают новый акт и вносят его в реестр. Спросите мэрию и прочтите устав дома до покупки: если перевести нельзя, у вас останется магазин.",
        cost: "Перевод нежилого помещения в жилое начинается с двух счетов: около 600\u00a0€ за письменный ответ мэрии и около 1500\u00a0€ за эскизный проект архитектора, как писала пресса в феврале 2026 года. Дальше идут работы, полный проект, пошлины и акт. Смету на работы попросите до подписания: средняя цена за метр здесь ничего не говорит.",
        conditions:
          "Для перевода нежилого помещения в жилое в Барселоне нужно не меньше 40\u00a0м² полезной площади и 2,5 м высоты, по опубликованным данным; подвал не годится. План должен допускать ещё одно жильё в доме, а устав\u00a0— не запрещать. Смотрят также на свет, вентиляцию, дымоход и вход без ступеней.",
        must: "Да, лицензия нужна: перевод нежилого помещения в жилое добавляет в дом ещё одно жильё, и Барселона требует на это лицензию на крупные работы. Согласие соседей на само назначение не нужно, если устав его не запрещает. А вот на работы с несущими стенами, фасадом и общими трубами нужно.",
        how: "Перевод нежилого помещения в жилое начинают с двух вопросов ещё до задатка: мэрии\u00a0— поместится ли по плану ещё одно жильё, реестру\u00a0— что сказано в уставе. С двумя ответами архитектор делает проект. Лицензию получают раньше, чем начинают работы.",
        papers:
          "Для перевода нежилого помещения в жилое нужны выписка (nota simple), устав, ответ мэрии о планировке, проект архитектора и лицензия. После работ к ним добавляются сертификат пригодности, акт об изменении назначения с записью в реестре и заявление в кадастр.",
        worth:
          "Перевод нежилого помещения в жилое выгоден, если цена, налоги, проект и работы вместе заметно меньше, чем стоит готовая квартира на нижнем этаже рядом, а лицензию точно дадут. Против: ипотеку получить труднее, месяцами помещением не пользуются, под окнами улица. Без письменного ответа мэрии это лотерея.",
        pitfalls:
          "Перевод нежилого помещения в жилое срывается по четырём причинам: в доме больше нельзя добавить жильё, не хватает высоты, запрещает устав или сначала построили, а потом спросили. За «лофтом», который в реестре всё ещё local, обычно стоит одна из них.",
      },
      sections: [
        {
          heading: "Что нужно, чтобы дали лицензию?",
          blocks: [
            {
              caption: "На что смотрят в Барселоне и кто ответит",
              columns: ["Вопрос", "Что требуют", "Кто ответит"],
              rows: [
                ["Допускает ли план жильё?", "Разрешённое назначение на этом этаже", "Градостроительная справка мэрии"],
                ["Есть ли место ещё для одного?", "Предел числа квартир на участок", "Та же справка"],
                [
                  "Хватит ли размеров?",
                  "40\u00a0м² полезной площади и 2,5 м, по опубликованным данным",
                  "Архитектор на месте",
                ],
                ["Можно ли там жить?", "Свет, воздух, дымоход, не подвал", "Архитектор"],
                ["Разрешает ли дом?", "Нет прямого запрета", "Описание дома и устав в реестре"],
              ],
            },
          ],
        },
        {
          heading: "Могут ли соседи запретить?",
          blocks: [
            "Только если запрет записан. Собственник вправе изменить назначение своего помещения, пока описание дома или устав прямо не говорят обратное, а покупателя правило связывает, если внесено в реестр (Гражданский кодекс Каталонии, ст.\u00a0553-11; Верховный суд, 12 сентября 2013 года). Одни слова «local comercial» в описании ничего не запрещают.",
            "С работами иначе. Новое окно на фасаде, проём в перекрытии, труба через двор затрагивают общее имущество, и решают собственники вместе. Доля в расходах и право на патио остаются прежними.",
          ],
        },
        {
          heading: "Какие шаги ведут от магазина к квартире?",
          blocks: [
            {
              steps: [
                "Прочтите выписку из реестра и устав.",
                "Спросите мэрию письменно, с адресом и кадастровым номером.",
                "Пригласите архитектора: обмер и смета.",
                "Покупайте или подпишите задаток, который вернут, если ответ отрицательный.",
                "Получите лицензию, проведите работы, оформите их окончание.",
                "Получите сертификат, подпишите акт и внесите его в реестр и кадастр.",
              ],
            },
            "Между ответом мэрии и ключами от готовой квартиры проходят месяцы, и всё это время за помещение платят взносы, налог IBI и проценты по кредиту. Заложите их в расчёт до того, как назовёте продавцу цену.",
          ],
        },
        {
          heading: "Что скажут банк и налоговая?",
          blocks: [
            "Пока в реестре стоит local, банк кредитует как помещение: меньше денег и короче срок. Потом его оценивают как жильё. У частного лица покупают с ITP, как квартиру; у фирмы может быть НДС по ставке для помещений. Льготные ставки для первого жилья рассчитаны на жильё: узнайте, положены ли они, прежде чем на них рассчитывать. Банку заранее покажите письменный ответ мэрии и смету: от них зависит, сколько он даст и на каком этапе. Если своих денег хватает только на цену помещения, дождитесь лицензии, прежде чем нанимать строителей.",
          ],
        },
        {
          heading: "А если его уже продают как лофт?",
          blocks: [
            "Ищите слово «vivienda» в трёх местах: в реестре, в кадастре и в действующем сертификате пригодности. Если хотя бы в одном его нет, вы покупаете помещение, какой бы красивой ни была кухня. И продать его потом как квартиру не выйдет: для продажи жилья нужен этот сертификат (Закон 18/2007, ст.\u00a060.4).",
          ],
        },
      ],
      example: {
        heading: "Во что обойдётся спросить до покупки и после?",
        blocks: [
          "Помещение 55\u00a0м² за 180\u00a0000\u00a0€ у частного лица. Допустим, смета архитектора на работы составила 90\u00a0000\u00a0€.",
          {
            caption: "Одно помещение и три исхода",
            columns: ["", "Уже заплачено", "Что у вас есть"],
            rows: [
              ["Сначала спросили, ответ «нет»", "2100\u00a0€", "Ни помещения, ни долга"],
              ["Сначала купили, ответ «нет»", "198\u00a0000\u00a0€ с налогом", "Магазин"],
              ["Сначала спросили, ответ «да»", "290\u00a0100\u00a0€ без пошлин и актов", "Квартира 55\u00a0м²"],
            ],
          },
          {
            caption: "Из чего складывается ответ «да»",
            columns: ["Статья", "Сумма"],
            rows: [
              ["Помещение", "180\u00a0000\u00a0€"],
              ["Налог на передачу (ITP) {itp.rate1}", "18\u00a0000\u00a0€"],
              ["Справка мэрии и эскизный проект", "2100\u00a0€"],
              ["Работы", "90\u00a0000\u00a0€"],
              ["Вместе, без полного проекта, пошлин и актов", "290\u00a0100\u00a0€, или 5275\u00a0€ за м²"],
            ],
          },
          "Сравните эту цифру с готовыми квартирами на нижнем этаже того же размера поблизости: если они дешевле, покупайте готовую и не ждите лицензии.",
          "От второй строки защищает справка за 600\u00a0€.",
        ],
      },
      inShort:
        "Помещение становится жильём с лицензией на крупные работы, если план оставляет место ещё для одной квартиры. Устав может запретить это, но только прямо. Жильём его делают сертификат, акт и реестр вместе.",
      next: "До оплаты помещения [проверим с вами реестр, устав и назначение](/services/legal-support).",
      description:
        "Перевод нежилого помещения в жилое в Барселоне: лицензия, размеры и высота, что могут запретить соседи, шаги от магазина к квартире, первые счета и пример.",
      sources: [
        "Мэрия Барселоны, изменение назначения помещения",
        "Закон 18/2007 (Каталония), ст.\u00a060.4",
        "Гражданский кодекс Каталонии, ст.\u00a0553-11 и 553-36",
        "Верховный суд Испании, 12 сентября 2013 года",
      ],
    },
  },
};
