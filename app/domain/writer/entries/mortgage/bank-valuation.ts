import type { Entry } from "../entry";

export const bankValuation: Entry = {
  theme: "mortgage",
  related: ["share-of-the-price", "valuation", "reference-value", "survey-before-buying", "costs-of-the-mortgage"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "bank valuation",
        "tasación",
        "mortgage valuation",
        "bank appraisal spain",
        "property valuation for a mortgage",
        "low bank valuation",
        "tasacion",
        "valuation for the bank",
        "how much does a mortgage valuation cost in spain",
        "bank valuation below purchase price",
      ],
      title: "The bank valuation",
      answers: {
        what: "The bank valuation (tasación) is the official report on what a home is worth as security for the loan, and the bank lends its share on this figure or on the price, whichever is lower. As a rough guide it costs €250 to €600, paid by the borrower, and holds for six months. Only approved valuation companies and professionals may make it.",
        cost: "The bank valuation costs €250 to €600 for most apartments, as a rough guide; there is no official tariff, and size and company make the difference. It is paid by whoever asks for the loan, even if the bank then refuses (Law 5/2019, art.\u00a014.1 e). A report of your own can be shown to several banks, so that you pay once.",
        time: "The bank valuation is valid for six months from its date. How long it takes depends mainly on the appointment: someone has to open the door, and the owner’s documents must be complete. Ask for the day when you book it.",
        who: "The bank usually orders the bank valuation, but you may bring your own. If an approved valuer signed it and it is still valid, the bank has to accept it (Law 2/1981, art.\u00a03 bis).",
        must: "Yes, for a mortgage the bank valuation is needed, and it has to come from an approved company. You may choose that company yourself: the bank has to accept a valid report and may not charge for looking at it. A purchase without a loan needs none.",
        pitfalls:
          "The bank valuation goes wrong in three ways: it comes in below the price, it measures fewer metres than the registry, or it finds works without a permit. Read the land registry extract and the plan before it is ordered, and keep 5 to 10% of the price in reserve.",
      },
      sections: [
        {
          heading: "What does the valuer look at?",
          blocks: [
            "The valuer measures the home, compares it with similar sales and offers and follows the rules of Order ECO/805/2003. The result is a cautious long-term value, not the best price of the month.",
            {
              points: [
                "The usable and built areas as they really are, and those in the registry.",
                "The condition of the building, its year, lift, orientation and floor.",
                "Whether anyone lives there, and with what right.",
                "Legal points: use, protection regime, building work without a licence.",
              ],
            },
          ],
        },
        {
          heading: "Why does it differ from the price?",
          blocks: [
            "A buyer pays for a view or a street; the valuer has to show comparable sales. In a building where nothing has been sold for years there are few, so the figure tends to be careful.",
            "It also differs from our own valuation, which says for how much a home can be sold. Nor is it the tax office’s reference value (valor de referencia), on which the transfer tax may be worked out.",
          ],
        },
        {
          heading: "How do you prepare for the valuer’s visit?",
          blocks: [
            {
              steps: [
                "Ask the seller for the land registry extract, the cadastral data and the plan before the visit.",
                "Have the energy certificate and the licences of recent building work ready.",
                "Check that the area in the registry matches the one on the ground.",
                "Make sure that every room, the storage room and the parking space can be seen.",
                "Ask for a copy of the report. You pay for it, so it should be yours.",
              ],
            },
          ],
        },
        {
          heading: "What can you do if the valuation is below the price?",
          blocks: [
            {
              points: [
                "Read it first: a missing terrace or a wrong floor can be corrected.",
                "Take the report to another bank, or a second approved valuer to yours.",
                "Talk to the seller. The figure is an argument for a lower price, but the owner doesn’t have to agree.",
                "Bring more of your own money, if the home is worth it to you.",
              ],
            },
            "Before you sign the deposit contract, ask for a clause for this case. A low valuation alone doesn’t give you your deposit back.",
          ],
        },
        {
          heading: "In which cases do you need one?",
          blocks: [
            {
              caption: "Bank valuation by case; €250 to €600 as a rough guide, valid for six months",
              columns: ["Case", "Needed?", "Who orders it"],
              rows: [
                ["Purchase with a mortgage", "yes", "the bank, or you before you ask banks"],
                ["Purchase without a loan", "no", "nobody"],
                ["Moving the loan to another bank", "if the new bank asks", "the new bank"],
                ["More money on a home you own", "yes", "the bank"],
                ["Setting an asking price", "no, an agent’s valuation will do", "–"],
              ],
            },
            "Ordered before the deposit contract, your own report tells you in time what the loan will be. It can be shown to several banks, and it has to be on the bank’s table while it still has weeks to run: approval, offer and the 14 days of waiting come after it.",
            "When the report comes, read four lines before the figure: the areas, the homes it was compared with, the conditions (condicionantes) and the date. A condition, such as a missing licence or a tenant to be cleared up, stops the loan as surely as a low figure, and the seller is the one who can remove it.",
          ],
        },
      ],
      example: {
        heading: "How much does a low valuation cost at €400,000?",
        blocks: [
          {
            caption: "A resident with 80% of the lower figure",
            columns: ["Valuation", "Loan", "Own part of the price"],
            rows: [
              ["€400,000", "€320,000", "€80,000"],
              ["€380,000", "€304,000", "€96,000"],
              ["€360,000", "€288,000", "€112,000"],
            ],
          },
          "Each €10,000 less costs you €8,000 more of your own. A valuation above the price gives you nothing more.",
        ],
      },
      inShort:
        "An approved company puts a value on the home for the bank. The borrower pays for the report, and it is valid for six months. If it is lower than the price, the loan is smaller.",
      next: "[See our homes with their areas, floors and prices per m²](/properties) before a valuer does.",
      description:
        "The bank valuation (tasación) in Spain: what it costs, who pays, how long it holds, what the valuer looks at and what you can do if it is below the price.",
      sources: [
        "Law 5/2019, arts.\u00a013 and 14.1 e",
        "Law 2/1981, art.\u00a03 bis",
        "Ministerial order ECO/805/2003 on the valuation of property",
      ],
    },
    es: {
      names: [
        "tasación",
        "tasación hipotecaria",
        "tasación del banco",
        "tasación de un piso",
        "cuánto cuesta la tasación",
        "tasación baja",
        "tasasion",
        "tasador hipoteca",
        "tasación por debajo del precio",
        "precio tasación vivienda hipoteca",
      ],
      title: "La tasación",
      answers: {
        what: "La tasación es el informe oficial que dice cuánto vale una vivienda como garantía del préstamo, y el banco presta su porcentaje sobre esa cifra o sobre el precio, la que sea menor. Como orientación cuesta de 250 a 600\u00a0€, la paga quien pide el préstamo y es válida seis meses. Solo pueden hacerla sociedades y profesionales homologados.",
        cost: "La tasación cuesta de 250 a 600\u00a0€ en la mayoría de los pisos, como orientación; no hay tarifa oficial y cuentan el tamaño y la sociedad. La paga quien pide el préstamo, aunque el banco después diga que no (Ley 5/2019, art.\u00a014.1 e). Si la encarga usted, sirve para varios bancos y se paga una vez.",
        time: "La tasación es válida seis meses desde su fecha. Lo que tarda depende sobre todo de la visita: alguien ha de abrir la puerta y la documentación del propietario debe estar completa. Pregunte el día al concertarla.",
        who: "La tasación suele encargarla el banco, pero puede aportarla usted. Si la firma un tasador homologado y no ha caducado, el banco debe aceptarla (Ley 2/1981, art.\u00a03 bis).",
        must: "Sí, para una hipoteca la tasación es necesaria y ha de ser de una sociedad homologada. La sociedad puede elegirla usted: el banco debe aceptar un informe vigente y no puede cobrar por revisarlo. Para comprar sin préstamo no hace falta.",
        pitfalls:
          "La tasación falla de tres maneras: sale por debajo del precio, mide menos metros que el registro o descubre obras sin permiso. Lea la nota simple y el plano antes de encargarla y guarde entre un 5 y un 10\u00a0% del precio en reserva.",
      },
      sections: [
        {
          heading: "¿Qué mira el tasador?",
          blocks: [
            "El tasador mide, compara con ventas y ofertas parecidas y aplica las normas de la Orden ECO/805/2003. El resultado es un valor prudente y a largo plazo, no el mejor precio del mes.",
            {
              points: [
                "Las superficies útil y construida reales y las que constan en el registro.",
                "El estado del edificio, su año, el ascensor, la orientación y la planta.",
                "Si vive alguien y con qué derecho.",
                "Cuestiones legales: uso, régimen de protección, obras sin licencia.",
              ],
            },
          ],
        },
        {
          heading: "¿Por qué no coincide con el precio?",
          blocks: [
            "Quien compra paga por una vista o por una calle; el tasador necesita ventas comparables. En una finca en la que no se ha vendido nada en años hay pocas, y la cifra tiende a ser cauta.",
            "Tampoco es lo mismo que nuestra valoración, que dice por cuánto puede venderse. Y es distinta del valor de referencia de Hacienda, sobre el que puede calcularse el impuesto.",
          ],
        },
        {
          heading: "¿Cómo se prepara la visita del tasador?",
          blocks: [
            {
              steps: [
                "Pida al vendedor nota simple, datos del Catastro y plano antes de la visita.",
                "Tenga a mano el certificado energético y las licencias de las obras recientes.",
                "Compruebe que la superficie del registro coincide con la real.",
                "Asegúrese de que se puedan ver todas las piezas, el trastero y el aparcamiento.",
                "Solicite copia del informe. Lo paga usted y debería quedárselo.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué hacer si la tasación sale por debajo del precio?",
          blocks: [
            {
              points: [
                "Léala primero: una terraza olvidada o una planta equivocada se pueden corregir.",
                "Lleve el informe a otro banco, o al suyo un segundo tasador homologado.",
                "Hable con quien vende. La cifra es un argumento sobre el precio, aunque no le obliga.",
                "Ponga más dinero propio si la vivienda lo merece para usted.",
              ],
            },
            "Antes de firmar las arras, pida una cláusula para este caso. Una tasación baja, por sí sola, no devuelve las arras.",
          ],
        },
        {
          heading: "¿En qué casos hace falta?",
          blocks: [
            {
              caption: "La tasación según el caso; de 250 a 600\u00a0€ como orientación, vigente seis meses",
              columns: ["Caso", "¿Hace falta?", "Quién la encarga"],
              rows: [
                ["Compra con hipoteca", "sí", "el banco, o usted antes de pedirla"],
                ["Compra sin préstamo", "no", "nadie"],
                ["Cambiar la hipoteca de banco", "si el banco nuevo la pide", "el banco nuevo"],
                ["Más dinero sobre una vivienda propia", "sí", "el banco"],
                ["Fijar el precio de venta", "no, basta la valoración de una agencia", "–"],
              ],
            },
            "Si la encarga antes de las arras, sabe a tiempo de cuánto será el préstamo. Sirve para varios bancos, y conviene que le queden semanas de vigencia: después vienen la aprobación, la oferta y los 14 días de espera.",
            "Cuando llegue el informe, lea cuatro líneas antes que la cifra: las superficies, las viviendas con que se ha comparado, los condicionantes y la fecha. Un condicionante, como una licencia que falta o un inquilino por aclarar, frena el préstamo tanto como una cifra baja, y quien puede quitarlo es el vendedor.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto cuesta una tasación baja con 400.000\u00a0€?",
        blocks: [
          {
            caption: "Residente con el 80\u00a0% de la cifra menor",
            columns: ["Tasación", "Préstamo", "Parte propia del precio"],
            rows: [
              ["400.000\u00a0€", "320.000\u00a0€", "80.000\u00a0€"],
              ["380.000\u00a0€", "304.000\u00a0€", "96.000\u00a0€"],
              ["360.000\u00a0€", "288.000\u00a0€", "112.000\u00a0€"],
            ],
          },
          "Cada 10.000\u00a0€ menos son 8.000\u00a0€ más de su bolsillo. Si la tasación supera el precio, no le da nada.",
        ],
      },
      inShort:
        "Una sociedad homologada valora la vivienda para el banco. El informe lo paga quien pide el préstamo y sirve seis meses. Si queda por debajo del precio, el préstamo es menor.",
      next: "[Vea nuestras viviendas con superficie, planta y precio por m²](/properties) antes de que lo haga un tasador.",
      description:
        "La tasación para la hipoteca: cuánto cuesta, quién la paga, cuánto tiempo es válida, qué mira el tasador y qué puede hacer usted si sale por debajo del precio.",
      sources: [
        "Ley 5/2019, arts.\u00a013 y 14.1 e",
        "Ley 2/1981, art.\u00a03 bis",
        "Orden ECO/805/2003, sobre normas de valoración de inmuebles",
      ],
    },
    ca: {
      names: [
        "taxació",
        "taxació hipotecària",
        "taxació del banc",
        "taxació d’un pis",
        "quant costa la taxació",
        "taxació baixa",
        "taxació més baixa que el preu",
        "taxació per sota del preu",
        "taxador",
        "taxacio hipoteca",
        "preu taxació habitatge hipoteca",
      ],
      title: "La taxació",
      answers: {
        what: "La taxació és l’informe oficial que diu quant val un habitatge com a garantia del préstec, i el banc deixa el seu percentatge sobre aquesta xifra o sobre el preu, la que sigui més baixa. Com a orientació costa de 250 a 600\u00a0€, la paga qui demana el préstec i és vàlida sis mesos. Només la poden fer societats i professionals homologats.",
        cost: "La taxació costa de 250 a 600\u00a0€ en la majoria de pisos, com a orientació; no hi ha tarifa oficial i hi compten la mida i la societat. La paga qui demana el préstec, encara que el banc després digui que no (Llei 5/2019, art.\u00a014.1 e). Si l’encarrega vostè, serveix per a diversos bancs i es paga una vegada.",
        time: "La taxació és vàlida sis mesos des de la data que porta. El que triga depèn sobretot de la visita: algú ha d’obrir la porta i la documentació del propietari ha de ser completa. Pregunti el dia quan la concerti.",
        who: "La taxació la sol encarregar el banc i la paga qui demana el préstec, però també la pot aportar vostè. Si la signa un taxador homologat i no ha caducat, el banc l’ha d’acceptar (Llei 2/1981, art.\u00a03 bis).",
        must: "Sí, per a una hipoteca cal la taxació i ha de ser d’una societat homologada. La societat la pot triar vostè: el banc ha d’acceptar un informe vigent i no pot cobrar per revisar-lo. Per comprar sense préstec no cal.",
        pitfalls:
          "La taxació falla de tres maneres: surt per sota del preu, mesura menys metres que el registre o descobreix obres sense permís. Llegeixi la nota simple i el plànol abans d’encarregar-la i guardi entre un 5 i un 10\u00a0% del preu en reserva.",
      },
      sections: [
        {
          heading: "Què mira el taxador?",
          blocks: [
            "El taxador amida, compara amb vendes i ofertes semblants i aplica les normes de l’Ordre ECO/805/2003. El resultat és un valor prudent i a llarg termini, no el millor preu del mes.",
            {
              points: [
                "Les superfícies útil i construïda reals i les que consten al registre.",
                "L’estat de l’edifici, l’any, l’ascensor, l’orientació i la planta.",
                "Si hi viu algú i amb quin dret.",
                "Qüestions legals: ús, règim de protecció, obres sense llicència.",
              ],
            },
          ],
        },
        {
          heading: "Per què no coincideix amb el preu?",
          blocks: [
            "Qui compra paga per una vista o per un carrer; el taxador necessita vendes comparables. En una finca on fa anys que no s’ha venut res n’hi ha poques, i la xifra tendeix a ser cauta.",
            "Tampoc no és el mateix que la nostra valoració, que diu per quant es pot vendre. I és diferent del valor de referència d’Hisenda, sobre el qual es pot calcular l’impost.",
          ],
        },
        {
          heading: "Com es prepara la visita del taxador?",
          blocks: [
            {
              steps: [
                "Demani a qui ven nota simple, dades del Cadastre i plànol abans de la visita.",
                "Tingui a punt el certificat energètic i les llicències de les obres recents.",
                "Comprovi que la superfície del registre coincideix amb la real.",
                "Asseguri’s que es puguin veure totes les peces, el traster i l’aparcament.",
                "Sol·liciti còpia de l’informe. El paga vostè i se l’hauria de quedar.",
              ],
            },
          ],
        },
        {
          heading: "Què es pot fer si la taxació surt per sota del preu?",
          blocks: [
            {
              points: [
                "Llegeixi-la primer: una terrassa oblidada o una planta equivocada es poden corregir.",
                "Porti l’informe a un altre banc, o al seu un segon taxador homologat.",
                "Parli amb qui ven. La xifra és un argument sobre el preu, encara que no l’obliga.",
                "Posi-hi més diners propis si l’habitatge ho val per a vostè.",
              ],
            },
            "Abans de signar les arres, demani una clàusula per a aquest cas. Una taxació baixa, tota sola, no torna les arres.",
          ],
        },
        {
          heading: "En quins casos cal?",
          blocks: [
            {
              caption: "La taxació segons el cas; de 250 a 600\u00a0€ com a orientació, vigent sis mesos",
              columns: ["Cas", "Cal?", "Qui l’encarrega"],
              rows: [
                ["Compra amb hipoteca", "sí", "el banc, o vostè abans de demanar-la"],
                ["Compra sense préstec", "no", "ningú"],
                ["Canviar la hipoteca de banc", "si el banc nou la demana", "el banc nou"],
                ["Més diners sobre un habitatge propi", "sí", "el banc"],
                ["Fixar el preu de venda", "no, n’hi ha prou amb la valoració d’una agència", "–"],
              ],
            },
            "Si l’encarrega abans de les arres, sap a temps de quant serà el préstec. Serveix per a uns quants bancs, i convé que li quedin setmanes de vigència: després venen l’aprovació, l’oferta i els 14 dies d’espera.",
            "Quan arribi l’informe, llegeixi quatre línies abans que la xifra: les superfícies, els habitatges amb què s’ha comparat, els condicionants i la data. Un condicionant, com ara una llicència que falta o un llogater per aclarir, frena el préstec tant com una xifra baixa, i qui el pot treure és el venedor.",
          ],
        },
      ],
      example: {
        heading: "Quant costa una taxació baixa amb 400.000\u00a0€?",
        blocks: [
          {
            caption: "Resident amb el 80\u00a0% de la xifra més baixa",
            columns: ["Taxació", "Préstec", "Part pròpia del preu"],
            rows: [
              ["400.000\u00a0€", "320.000\u00a0€", "80.000\u00a0€"],
              ["380.000\u00a0€", "304.000\u00a0€", "96.000\u00a0€"],
              ["360.000\u00a0€", "288.000\u00a0€", "112.000\u00a0€"],
            ],
          },
          "Cada 10.000\u00a0€ menys són 8.000\u00a0€ més de la seva butxaca. Si la taxació supera el preu, no li dona res més.",
        ],
      },
      inShort:
        "Una societat homologada valora l’habitatge per al banc. L’informe el paga qui demana el préstec i serveix sis mesos. Si queda per sota del preu, el préstec és més petit.",
      next: "[Vegi els nostres habitatges amb superfície, planta i preu per m²](/properties) abans que ho faci un taxador.",
      description:
        "La taxació per a la hipoteca: quant costa, qui la paga, quant de temps és vàlida, què mira el taxador i què pot fer vostè si la xifra surt per sota del preu.",
      sources: [
        "Llei 5/2019, arts.\u00a013 i 14.1 e",
        "Llei 2/1981, art.\u00a03 bis",
        "Ordre ECO/805/2003, sobre normes de valoració d’immobles",
      ],
    },
    ru: {
      names: [
        "банковская оценка",
        "оценка для ипотеки",
        "оценка квартиры для банка",
        "tasación что это",
        "сколько стоит оценка для ипотеки",
        "оценка квартиры в Испании",
        "низкая оценка банка",
        "цена оценки квартиры для ипотеки",
        "оценка банка ниже цены",
      ],
      title: "Банковская оценка",
      answers: {
        what: "Банковская оценка (tasación)\u00a0— это официальный отчёт о том, сколько стоит жильё как залог: свою долю банк считает от этой суммы или от цены, смотря что меньше. Ориентир по стоимости\u00a0— 250–600\u00a0€, платит заёмщик, действует отчёт шесть месяцев. Делать его вправе только аккредитованные в Испании компании и специалисты.",
        cost: "Банковская оценка стоит для большинства квартир 250–600\u00a0€, это ориентир: официального тарифа нет, цена зависит от площади и компании. Платит тот, кто просит кредит, даже если банк потом откажет (Закон 5/2019, ст.\u00a014.1 e). Отчёт, который вы заказали сами, можно показать нескольким банкам и заплатить один раз.",
        time: "Банковская оценка действительна шесть месяцев со дня составления. Сколько её готовят, зависит прежде всего от визита: кто-то должен открыть дверь, а документы собственника должны быть полными. Спросите о дате, когда договариваетесь.",
        who: "Обычно банковскую оценку заказывает сам банк, но вы можете принести свою. Если её подписал аккредитованный оценщик и срок не истёк, банк обязан её принять (Закон 2/1981, ст.\u00a03 bis).",
        must: "Да, для ипотеки банковская оценка нужна, и составить её должна аккредитованная компания. Выбрать компанию вправе вы сами: действующий отчёт банк обязан принять и не может брать плату за его проверку. При покупке без кредита оценка не требуется.",
        pitfalls:
          "Банковская оценка подводит тремя способами: она ниже цены, метров намерено меньше, чем в реестре, или найдены работы без разрешения. Сверьте выписку с планом до заказа и держите в запасе 5–10\u00a0% цены.",
      },
      sections: [
        {
          heading: "На что смотрит оценщик?",
          blocks: [
            "Оценщик измеряет жильё, сравнивает его с похожими продажами и предложениями и следует правилам приказа ECO/805/2003. Получается осторожная долгосрочная стоимость, а не лучшая цена месяца.",
            {
              points: [
                "Площадь полезная и со стенами: на деле и по реестру.",
                "Состояние дома, год постройки, лифт, стороны света, этаж.",
                "Живёт ли кто-нибудь в квартире и на каком праве.",
                "Юридические вопросы: назначение, ограничения цены, работы без разрешения.",
              ],
            },
          ],
        },
        {
          heading: "Почему она отличается от цены?",
          blocks: [
            "Покупатель платит за вид или за улицу, а оценщику нужны сопоставимые продажи. В доме, где годами ничего не продавали, их мало, и сумма выходит осторожной. Особенно заметна разница у квартир с террасой, редкой планировкой или дорогим ремонтом.",
            "Это не то же самое, что наша оценка: она говорит, за сколько жильё можно продать. И не справочная стоимость налоговой (valor de referencia), от которой могут считать налог.",
          ],
        },
        {
          heading: "Как подготовиться к визиту оценщика?",
          blocks: [
            {
              steps: [
                "До визита попросите у продавца выписку из реестра, данные кадастра и планировку.",
                "Держите наготове сертификат энергоэффективности и разрешения на недавние работы.",
                "Проверьте, совпадает ли площадь по реестру с настоящей.",
                "Заранее договоритесь о времени с собственником или жильцами. Убедитесь, что можно осмотреть все комнаты, кладовую и парковочное место.",
                "Попросите копию отчёта. Его оплачиваете вы, значит, он должен остаться у вас.",
              ],
            },
          ],
        },
        {
          heading: "Что делать, если оценка ниже цены?",
          blocks: [
            {
              points: [
                "Сначала изучите отчёт: забытую террасу или неверный этаж можно исправить.",
                "Отнесите его в другой банк или предложите своему банку второго аккредитованного оценщика.",
                "Поговорите с продавцом. Оценка служит доводом в разговоре о цене, хотя продавца ни к чему не обязывает.",
                "Добавьте своих денег, если жильё для вас того стоит.",
              ],
            },
            "До договора задатка попросите включить условие на этот случай. Сама по себе низкая оценка задаток не возвращает, поэтому слова договора здесь решают всё.",
          ],
        },
        {
          heading: "В каких случаях оценка нужна?",
          blocks: [
            {
              caption: "Оценка по случаям; ориентир 250–600\u00a0€, действует шесть месяцев",
              columns: ["Случай", "Нужна ли", "Кто заказывает"],
              rows: [
                ["Покупка в ипотеку", "да", "банк или вы сами до заявки"],
                ["Покупка без кредита", "нет", "никто"],
                ["Перевод кредита в другой банк", "если попросит новый банк", "новый банк"],
                ["Деньги под своё жильё", "да", "банк"],
                ["Выбор цены для продажи", "нет, хватит оценки агентства", "–"],
              ],
            },
            "Если заказать её до договора задатка, вы вовремя узнаете, каким будет кредит. Она годится для нескольких банков, и лучше, чтобы в запасе оставались недели: после неё идут решение, предложение и 14 дней ожидания.",
            "Получив отчёт, прочтите до суммы четыре строки: площади, жильё, с которым сравнивали, условия (condicionantes) и дату. Условие, например недостающее разрешение или неясный жилец, останавливает кредит не хуже низкой суммы, и снять его может только продавец.",
            "Сверьте площадь из отчёта с выпиской из реестра и кадастром: если комнату или террасу не посчитали, об исправлении просят письменно, с планом и фотографиями. Оценщик вправе не согласиться, тогда остаётся второй отчёт другой компании, за него снова платите вы. Спросите заранее, примет ли его ваш банк и успеете ли вы до даты из договора задатка.",
          ],
        },
      ],
      example: {
        heading: "Во что обходится низкая оценка при цене 400\u00a0000\u00a0€?",
        blocks: [
          {
            caption: "Резидент, 80\u00a0% от меньшей суммы",
            columns: ["Оценка", "Кредит", "Своя часть цены"],
            rows: [
              ["400\u00a0000\u00a0€", "320\u00a0000\u00a0€", "80\u00a0000\u00a0€"],
              ["380\u00a0000\u00a0€", "304\u00a0000\u00a0€", "96\u00a0000\u00a0€"],
              ["360\u00a0000\u00a0€", "288\u00a0000\u00a0€", "112\u00a0000\u00a0€"],
            ],
          },
          "Каждые недостающие 10\u00a0000\u00a0€\u00a0— это ещё 8\u00a0000\u00a0€ из своего кармана. Если оценка выше цены, кредит от этого не вырастет. Покупатель из-за рубежа с долей 60\u00a0% добавит 6\u00a0000\u00a0€: его кредит и так меньше.",
        ],
      },
      inShort:
        "Стоимость жилья для банка определяет аккредитованная компания. Отчёт оплачивает заёмщик, он действует шесть месяцев. Если сумма ниже цены, кредит будет меньше.",
      next: "[Посмотрите наши объекты с площадью, этажом и ценой за м²](/properties) раньше, чем это сделает оценщик.",
      description:
        "Банковская оценка (tasación) в Испании: сколько стоит, кто платит, сколько действует, на что смотрит оценщик и что делать, если сумма ниже цены жилья.",
      sources: [
        "Закон 5/2019, ст.\u00a013 и 14.1 e",
        "Закон 2/1981, ст.\u00a03 bis",
        "Приказ ECO/805/2003 о правилах оценки недвижимости",
      ],
    },
  },
};
