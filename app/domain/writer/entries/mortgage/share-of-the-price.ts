import type { Entry } from "../entry";

export const shareOfThePrice: Entry = {
  theme: "mortgage",
  related: ["down-payment", "bank-valuation", "mortgage-for-non-residents", "debts-and-income"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "how much can i borrow",
        "loan to value",
        "mortgage loan to value spain",
        "ltv mortgage",
        "maximum mortgage in spain",
        "80 percent mortgage",
        "how much will the bank lend",
        "percentage a bank will lend",
      ],
      title: "The share of the price that banks lend",
      answers: {
        what: [
          "How much you can borrow is usually up to {loan.share} of the price or of the bank valuation (tasación), whichever is lower, for a resident’s main home, and {loan.abroad} for a buyer from abroad.",
          "At €300,000 that is €240,000, or €180,000 to €210,000; at €600,000 it is €480,000, or €360,000 to €420,000.",
          "Your income sets a second limit, and the lower of the two counts.",
        ],
        cost: "The loan to value you choose also moves the cost. The smaller the share, the less interest you pay in total, and some banks offer better terms. Ask for the same offer at two shares and compare the totals.",
        time: "You learn how much you can borrow in two stages: roughly after the bank’s first answer, and exactly after the valuation, which costs €250 to €600. Add {loan.days} calendar days in Catalonia between the binding documents and the deed. How long the bank takes before that differs, so ask before you fix a date.",
        who: "Who decides how much you can borrow is each bank by itself. No Spanish law sets the share for your loan; the figures here are published bank practice.",
        must: [
          "As a rule no: a Spanish bank will not lend you the whole price, and how much you can borrow ends at {loan.share} for a resident’s main home.",
          "Exceptions are homes that a bank sells itself, a second property as security, and public schemes for young buyers. Taxes and costs, about {loan.costs}, remain yours in any case.",
        ],
      },
      sections: [
        {
          heading: "How is the share worked out?",
          blocks: [
            "The bank puts the purchase price beside its valuation and takes the lower. If the valuation is higher than the price, you gain nothing. If it is lower, the loan shrinks and you make up the difference.",
            "The deed must state the full price. A price partly paid on the side is illegal, and it would also reduce the sum on which the bank lends.",
          ],
        },
        {
          heading: "Which homes and buyers get a smaller share?",
          blocks: [
            {
              points: [
                "A second home: banks often stop lower than for the home you live in.",
                "Income from abroad, or in a currency other than the euro.",
                "A home whose registered use is not residential, such as some lofts and ground-floor premises.",
                "A building with serious defects in its inspection (ITE), or a home with works that were never registered.",
                "A price that the bank already sees at the limit for the street.",
              ],
            },
            "Ask about these before you make an offer. A bank can usually say after reading the land registry extract.",
          ],
        },
        {
          heading: "What does the second limit, your income, allow?",
          blocks: [
            {
              caption:
                "Largest loan at an assumed 3%, if all payments stay within 35% of net income and you have no other debts",
              columns: ["Net income a month", "Payment", "Loan over 30 years", "Loan over 25 years"],
              rows: [
                ["€2,000", "€700", "€166,000", "€147,600"],
                ["€3,000", "€1,050", "€249,000", "€221,400"],
                ["€4,000", "€1,400", "€332,000", "€295,200"],
                ["€5,000", "€1,750", "€415,000", "€369,000"],
              ],
            },
            "A car loan of €250 a month takes €59,000 off the loan over 30 years. Above {loan.share} of the price there are only exceptions, such as the State’s surety for young buyers; taxes and costs, about {loan.costs}, a bank seldom finances.",
          ],
        },
        {
          heading: "What is the highest price your savings allow?",
          blocks: [
            {
              steps: [
                "Take off €1,650–2,800 for notary, registry and paperwork and €250–600 for the valuation.",
                "Divide the rest by 0.30 if you live here and borrow {loan.share}: a fifth of the price and the transfer tax. From abroad divide by 0.40 to 0.50.",
                "Example: €100,000 of savings less €3,000 leave €97,000, enough for €323,000 as a resident and for €194,000 to €242,000 from abroad.",
                "Compare with the loan that your income allows, and plan on the smaller result.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How much does the bank lend at four prices?",
        blocks: [
          {
            caption: "Loan and own money for a resale home, with transfer tax and at most €1,650–2,800 of costs",
            columns: ["Price", "Loan of 80%", "Own money", "Loan of 60–70%", "Own money from abroad"],
            rows: [
              ["€200,000", "€160,000", "€61,650–62,800", "€120,000–140,000", "€81,650–102,800"],
              ["€300,000", "€240,000", "€91,650–92,800", "€180,000–210,000", "€121,650–152,800"],
              ["€400,000", "€320,000", "€121,650–122,800", "€240,000–280,000", "€161,650–202,800"],
              ["€600,000", "€480,000", "€181,650–182,800", "€360,000–420,000", "€241,650–302,800"],
            ],
          },
          "A valuation 5% below the price takes 5% off the loan, while the price stays the same: €12,000 more of your own at €300,000.",
        ],
      },
      inShort: [
        "The loan is a share of the lower figure, price or valuation.",
        "{loan.share} is the usual ceiling for residents, {loan.abroad} from abroad.",
        "A low valuation is paid out of your savings.",
      ],
      next: "[Tell us your budget and what you are looking for](/search), and we’ll show you the homes that fit.",
      description:
        "How much can you borrow in Spain? 80% for residents, 60–70% from abroad, own money at four prices, the loan your income allows and the highest price for you.",
      sources: [
        "Law 5/2019, arts.\u00a011 and 13",
        "Banco Sabadell and idealista: usual share of the price",
        "Ministerial order ECO/805/2003 on the valuation of property",
      ],
    },
    es: {
      names: [
        "cuánto me presta el banco",
        "porcentaje de financiación",
        "hipoteca al 80",
        "porcentaje hipoteca sobre precio",
        "cuánto me dan de hipoteca",
        "ltv hipoteca",
        "máximo de hipoteca",
        "cuánto presta el banco",
        "lo que presta el banco",
      ],
      title: "El porcentaje del precio que presta el banco",
      answers: {
        what: [
          "Lo que presta el banco suele llegar al {loan.share} del precio o de la tasación, la cifra más baja, para la vivienda habitual de un residente, y al {loan.abroad} para quien vive fuera.",
          "Con 300.000\u00a0€ son 240.000\u00a0€, o de 180.000 a 210.000\u00a0€; con 600.000\u00a0€, 480.000\u00a0€, o de 360.000 a 420.000\u00a0€.",
          "El segundo tope son sus ingresos, y manda el menor de los dos.",
        ],
        cost: "El porcentaje de financiación también mueve el coste: cuanto menos pide, menos intereses paga en total, y algunos bancos mejoran las condiciones. Pida la misma oferta con dos porcentajes y compare los totales.",
        time: "Lo que presta el banco se sabe en dos momentos: de forma aproximada con la primera respuesta y con exactitud tras la tasación, que cuesta de 250 a 600\u00a0€. Añada en Cataluña {loan.days} días naturales entre la oferta vinculante y la escritura. Lo que tarda el banco antes cambia de uno a otro; pregúntelo antes de fijar una fecha.",
        who: "Lo que presta el banco lo decide cada entidad. Ninguna ley española fija el porcentaje de su préstamo; las cifras que damos son práctica publicada.",
        must: [
          "Por lo general, no: el banco no presta el precio entero, y lo que presta el banco acaba en el {loan.share} para la vivienda habitual de un residente.",
          "Hay excepciones: pisos que vende la propia entidad, otra propiedad en garantía y programas públicos para jóvenes. Los impuestos y gastos, cerca del {loan.costs}, los paga usted en cualquier caso.",
        ],
      },
      sections: [
        {
          heading: "¿Cómo se calcula el porcentaje?",
          blocks: [
            "El banco compara el precio de compra con su tasación y se queda con lo más bajo. Si la tasación supera el precio, usted no gana nada. Si no llega, el préstamo baja y la diferencia sale de su bolsillo.",
            "La escritura ha de recoger el precio entero. Pagar una parte por fuera es ilegal y además reduce la cifra sobre la que presta el banco.",
          ],
        },
        {
          heading: "¿Cuándo presta menos?",
          blocks: [
            {
              points: [
                "Segunda residencia: muchos bancos paran antes que en la vivienda habitual.",
                "Ingresos en el extranjero o en otra moneda.",
                "Un inmueble cuyo uso inscrito no es de vivienda, como algunos lofts y bajos.",
                "Un edificio con deficiencias graves en la inspección técnica (ITE), o un piso con obras sin registrar.",
                "Un precio que el banco ve ya en el límite de la calle.",
              ],
            },
            "Pregúntelo antes de hacer una oferta y guarde la respuesta por escrito. Con la nota simple delante, el banco suele poder decirlo.",
          ],
        },
        {
          heading: "¿Cuánto permiten pedir sus ingresos?",
          blocks: [
            {
              caption:
                "Préstamo máximo a un 3\u00a0% supuesto, con todas las cuotas dentro del 35\u00a0% de los ingresos netos y sin otras deudas",
              columns: ["Ingresos netos al mes", "Cuota", "Préstamo a 30 años", "Préstamo a 25 años"],
              rows: [
                ["2.000\u00a0€", "700\u00a0€", "166.000\u00a0€", "147.600\u00a0€"],
                ["3.000\u00a0€", "1.050\u00a0€", "249.000\u00a0€", "221.400\u00a0€"],
                ["4.000\u00a0€", "1.400\u00a0€", "332.000\u00a0€", "295.200\u00a0€"],
                ["5.000\u00a0€", "1.750\u00a0€", "415.000\u00a0€", "369.000\u00a0€"],
              ],
            },
            "Un préstamo de coche de 250\u00a0€ al mes quita 59.000\u00a0€ al de la vivienda a 30 años. Por encima del {loan.share} del precio solo hay excepciones, como el aval del Estado para jóvenes; los impuestos y gastos, cerca del {loan.costs}, el banco rara vez los financia.",
          ],
        },
        {
          heading: "¿Cómo se calcula el precio máximo?",
          blocks: [
            {
              steps: [
                "Reste a sus ahorros de 1.650 a 2.800\u00a0€ de notaría, registro y gestoría y de 250 a 600\u00a0€ de tasación.",
                "Divida lo que queda entre 0,30 si vive aquí y pide el {loan.share}: la quinta parte del precio y el ITP. Desde fuera, entre 0,40 y 0,50.",
                "Ejemplo: 100.000\u00a0€ de ahorros menos 3.000\u00a0€ dejan 97.000\u00a0€, que bastan para 323.000\u00a0€ si es residente y para 194.000 a 242.000\u00a0€ si vive fuera.",
                "Compárelo con el préstamo que permiten sus ingresos y haga planes con el resultado menor.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto presta el banco en cuatro precios?",
        blocks: [
          {
            caption: "Préstamo y dinero propio en segunda mano, con ITP y como mucho 1.650–2.800\u00a0€ de gastos",
            columns: [
              "Precio",
              "Préstamo del 80\u00a0%",
              "Dinero propio",
              "Préstamo del 60–70\u00a0%",
              "Dinero propio desde fuera",
            ],
            rows: [
              [
                "200.000\u00a0€",
                "160.000\u00a0€",
                "61.650–62.800\u00a0€",
                "120.000–140.000\u00a0€",
                "81.650–102.800\u00a0€",
              ],
              [
                "300.000\u00a0€",
                "240.000\u00a0€",
                "91.650–92.800\u00a0€",
                "180.000–210.000\u00a0€",
                "121.650–152.800\u00a0€",
              ],
              [
                "400.000\u00a0€",
                "320.000\u00a0€",
                "121.650–122.800\u00a0€",
                "240.000–280.000\u00a0€",
                "161.650–202.800\u00a0€",
              ],
              [
                "600.000\u00a0€",
                "480.000\u00a0€",
                "181.650–182.800\u00a0€",
                "360.000–420.000\u00a0€",
                "241.650–302.800\u00a0€",
              ],
            ],
          },
          "Una tasación un 5\u00a0% inferior al precio recorta un 5\u00a0% el préstamo, y el precio sigue igual: con 300.000\u00a0€, 12.000\u00a0€ más de su bolsillo.",
        ],
      },
      inShort: [
        "El préstamo es un porcentaje de la cifra más baja, precio o tasación.",
        "El techo habitual es el {loan.share} para residentes y el {loan.abroad} desde fuera.",
        "Si la tasación sale baja, la diferencia la ponen sus ahorros.",
      ],
      next: "[Cuéntenos su presupuesto y qué busca](/search) y le enseñaremos lo que encaja.",
      description:
        "Cuánto presta el banco: el 80\u00a0% a residentes y el 60–70\u00a0% desde fuera, dinero propio con cuatro precios, el préstamo que permiten sus ingresos y su máximo.",
      sources: [
        "Ley 5/2019, arts.\u00a011 y 13",
        "Banco Sabadell e idealista: porcentaje habitual de financiación",
        "Orden ECO/805/2003, sobre normas de valoración de inmuebles",
      ],
    },
    ca: {
      names: [
        "quant em deixa el banc",
        "quant em presta el banc",
        "percentatge de finançament",
        "hipoteca al 80 per cent",
        "màxim d’hipoteca",
        "quina hipoteca em donen",
      ],
      title: "El percentatge del preu que deixa el banc",
      answers: {
        what: [
          "Quant li deixa el banc? L’habitual és fins al {loan.share} del preu o de la taxació, la xifra més baixa, per a l’habitatge habitual d’un resident, i el {loan.abroad} per a qui viu fora.",
          "Amb 300.000\u00a0€ són 240.000\u00a0€, o de 180.000 a 210.000\u00a0€; amb 600.000\u00a0€, 480.000\u00a0€, o de 360.000 a 420.000\u00a0€.",
          "El segon topall són els seus ingressos, i mana el més petit dels dos.",
        ],
        cost: "El percentatge de finançament també mou el cost: com menys demana, menys interessos paga en total, i hi ha bancs que milloren les condicions. Demani la mateixa oferta amb dos percentatges i compari’n els totals.",
        time: "Quant li deixa el banc se sap en dos moments: de manera aproximada amb la primera resposta i del tot després de la taxació, que costa de 250 a 600\u00a0€. Afegeixi-hi, a Catalunya, {loan.days} dies naturals entre l’oferta vinculant i l’escriptura. El que triga el banc abans canvia de l’un a l’altre: pregunti-ho abans de fixar cap data.",
        who: "Quant li deixa el banc ho decideix cada entitat. Cap llei espanyola no fixa el percentatge del seu préstec; les xifres que donem són pràctica publicada.",
        must: [
          "En general, el preu sencer no: quant li deixa el banc per a l’habitatge habitual d’un resident té un sostre, el {loan.share}.",
          "Hi ha excepcions: pisos que ven el mateix banc, una altra propietat en garantia i programes públics per a joves. Els impostos i despeses, prop del {loan.costs}, els paga vostè en tot cas.",
        ],
      },
      sections: [
        {
          heading: "Com es calcula el percentatge?",
          blocks: [
            "El banc posa el preu de compra al costat de la taxació i agafa el més baix. Si la taxació és més alta que el preu, vostè no hi guanya res. Si no hi arriba, el préstec baixa i la diferència surt de la seva butxaca.",
            "L’escriptura ha de recollir el preu sencer. Pagar-ne una part per fora és il·legal i, a més, redueix la xifra sobre la qual presta el banc.",
          ],
        },
        {
          heading: "Quan en deixa menys?",
          blocks: [
            {
              points: [
                "Segona residència: molts bancs s’aturen abans que en l’habitatge habitual.",
                "Ingressos a l’estranger o en una altra moneda.",
                "Un immoble que al registre no consta com a habitatge, com ara alguns lofts i baixos.",
                "Un edifici amb deficiències greus a la inspecció tècnica (ITE), o un pis amb obres sense registrar.",
                "Un preu que el banc ja veu al límit del carrer.",
              ],
            },
            "Pregunti-ho abans de fer una oferta. Amb la nota simple al davant, el banc normalment ho pot dir.",
          ],
        },
        {
          heading: "Quant permeten demanar els seus ingressos?",
          blocks: [
            {
              caption:
                "Préstec màxim a un 3\u00a0% suposat, amb totes les quotes dins del 35\u00a0% dels ingressos nets i sense altres deutes",
              columns: ["Ingressos nets al mes", "Quota", "Préstec a 30 anys", "Préstec a 25 anys"],
              rows: [
                ["2.000\u00a0€", "700\u00a0€", "166.000\u00a0€", "147.600\u00a0€"],
                ["3.000\u00a0€", "1.050\u00a0€", "249.000\u00a0€", "221.400\u00a0€"],
                ["4.000\u00a0€", "1.400\u00a0€", "332.000\u00a0€", "295.200\u00a0€"],
                ["5.000\u00a0€", "1.750\u00a0€", "415.000\u00a0€", "369.000\u00a0€"],
              ],
            },
            "Un préstec de cotxe de 250\u00a0€ al mes treu 59.000\u00a0€ al de l’habitatge a 30 anys. Per sobre del {loan.share} del preu només hi ha excepcions, com l’aval de l’Estat per a joves; els impostos i despeses, prop del {loan.costs}, el banc poques vegades els finança.",
          ],
        },
        {
          heading: "Com es calcula el preu màxim?",
          blocks: [
            {
              steps: [
                "Resti als estalvis de 1.650 a 2.800\u00a0€ de notaria, registre i gestoria i de 250 a 600\u00a0€ de taxació.",
                "Divideixi el que queda per 0,30 si viu aquí i demana el {loan.share}: la cinquena part del preu i l’ITP. Des de fora, per 0,40 a 0,50.",
                "Exemple: 100.000\u00a0€ d’estalvis menys 3.000\u00a0€ deixen 97.000\u00a0€, que basten per a 323.000\u00a0€ si és resident i per a 194.000 a 242.000\u00a0€ si viu fora.",
                "Compari-ho amb el préstec que permeten els seus ingressos i faci plans amb el resultat més baix.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant deixa el banc amb quatre preus?",
        blocks: [
          {
            caption: "Préstec i diners propis en segona mà, amb ITP i com a molt 1.650–2.800\u00a0€ de despeses",
            columns: [
              "Preu",
              "Préstec del 80\u00a0%",
              "Diners propis",
              "Préstec del 60–70\u00a0%",
              "Diners propis des de fora",
            ],
            rows: [
              [
                "200.000\u00a0€",
                "160.000\u00a0€",
                "61.650–62.800\u00a0€",
                "120.000–140.000\u00a0€",
                "81.650–102.800\u00a0€",
              ],
              [
                "300.000\u00a0€",
                "240.000\u00a0€",
                "91.650–92.800\u00a0€",
                "180.000–210.000\u00a0€",
                "121.650–152.800\u00a0€",
              ],
              [
                "400.000\u00a0€",
                "320.000\u00a0€",
                "121.650–122.800\u00a0€",
                "240.000–280.000\u00a0€",
                "161.650–202.800\u00a0€",
              ],
              [
                "600.000\u00a0€",
                "480.000\u00a0€",
                "181.650–182.800\u00a0€",
                "360.000–420.000\u00a0€",
                "241.650–302.800\u00a0€",
              ],
            ],
          },
          "Una taxació un 5\u00a0% inferior al preu retalla un 5\u00a0% el préstec, i el preu continua igual: amb 300.000\u00a0€, 12.000\u00a0€ més de la seva butxaca.",
        ],
      },
      inShort: [
        "El préstec és un percentatge de la xifra més baixa, preu o taxació.",
        "El sostre habitual és el {loan.share} per a residents i el {loan.abroad} des de fora.",
        "Si la taxació surt baixa, la diferència la posen els estalvis.",
      ],
      next: "[Expliqui’ns el pressupost i què busca](/search) i li ensenyarem el que hi encaixa.",
      description:
        "Quant deixa el banc: el 80\u00a0% a residents i el 60–70\u00a0% des de fora, diners propis amb quatre preus, el préstec que permeten els ingressos i el preu màxim.",
      sources: [
        "Llei 5/2019, arts.\u00a011 i 13",
        "Banc Sabadell i idealista: percentatge habitual de finançament",
        "Ordre ECO/805/2003, sobre normes de valoració d’immobles",
      ],
    },
    ru: {
      names: [
        "сколько даст банк",
        "какую сумму даст банк",
        "доля кредита от цены",
        "ипотека 80 процентов",
        "максимальная ипотека в Испании",
        "сколько дают ипотеку",
        "ltv в Испании",
        "какой процент даёт банк",
      ],
      title: "Какую долю цены даёт банк",
      answers: {
        what: [
          "Сколько даст банк? Обычно до {loan.share} от меньшей суммы, цены или банковской оценки (tasación), если резидент покупает жильё для себя, и {loan.abroad}, если покупатель живёт за рубежом.",
          "При цене 300\u00a0000\u00a0€ это 240\u00a0000\u00a0€, а нерезиденту от 180\u00a0000 до 210\u00a0000\u00a0€; при 600\u00a0000\u00a0€\u00a0— 480\u00a0000\u00a0€ и от 360\u00a0000 до 420\u00a0000\u00a0€.",
          "Второй предел ставит ваш доход, и решает меньшее из двух.",
        ],
        cost: "Доля кредита от цены влияет и на расходы: чем она меньше, тем меньше проценты за весь срок, а некоторые банки улучшают условия. Попросите одно и то же предложение с двумя долями и сравните итог.",
        time: "Сколько даст банк, становится известно дважды: примерно после первого ответа и точно после оценки. Время между ними зависит от банка и оценщика, спросите обоих до того, как назначать дату.",
        who: "Сколько даст банк, каждый банк решает сам. Испанский закон не устанавливает долю для вашего кредита; наши цифры взяты из опубликованной практики.",
        must: [
          "Как правило, нет: всю цену испанский банк не даёт, и сколько даст банк, ограничено {loan.share} для основного жилья резидента.",
          "Исключения\u00a0— квартиры самих банков, залог второй недвижимости и государственные программы для молодых. Налоги и расходы, около {loan.costs}, в любом случае за вами.",
        ],
      },
      sections: [
        {
          heading: "Как считают долю?",
          blocks: [
            "Банк сопоставляет цену покупки и свою оценку и берёт меньшее. Оценку готовит независимая компания, её отчёт платный, и заказывает его обычно банк. Если оценка выше цены, вы ничего не выигрываете. Если ниже, кредит уменьшается, а разницу вы доплачиваете сами.",
            "В нотариальном акте указывают полную цену. Рассчитывайте поэтому на осторожную оценку, а не на самую высокую. Доплата «мимо договора» незаконна и к тому же уменьшает сумму, от которой банк считает кредит.",
          ],
        },
        {
          heading: "Когда дают меньше?",
          blocks: [
            {
              points: [
                "Второе жильё: многие банки останавливаются раньше, чем для основного.",
                "Доход из другой страны или в другой валюте.",
                "По реестру помещение не жилое: так бывает с лофтами и нижними этажами.",
                "У дома серьёзные замечания по техническому осмотру (ITE) или в квартире есть незарегистрированная перестройка.",
                "Цену банк считает предельной для этой улицы.",
              ],
            },
            "Узнайте об этом до предложения о покупке: потом изменить условия будет трудно, а задаток уже внесён. Обычно банку хватает выписки из реестра, чтобы ответить.",
          ],
        },
        {
          heading: "Какой кредит позволяет доход?",
          blocks: [
            {
              caption:
                "Наибольший кредит под условные 3\u00a0%, если все платежи в пределах 35\u00a0% чистого дохода и других долгов нет",
              columns: ["Чистый доход в месяц", "Платёж", "Кредит на 30\u00a0лет", "Кредит на 25\u00a0лет"],
              rows: [
                ["2\u00a0000\u00a0€", "700\u00a0€", "166\u00a0000\u00a0€", "147\u00a0600\u00a0€"],
                ["3\u00a0000\u00a0€", "1\u00a0050\u00a0€", "249\u00a0000\u00a0€", "221\u00a0400\u00a0€"],
                ["4\u00a0000\u00a0€", "1\u00a0400\u00a0€", "332\u00a0000\u00a0€", "295\u00a0200\u00a0€"],
                ["5\u00a0000\u00a0€", "1\u00a0750\u00a0€", "415\u00a0000\u00a0€", "369\u00a0000\u00a0€"],
              ],
            },
            "Автокредит с платежом 250\u00a0€ уменьшает ипотеку на 30\u00a0лет на 59\u00a0000\u00a0€. Больше {loan.share} цены дают только в виде исключения, например с гарантией государства для молодых; налог и расходы, около {loan.costs}, банк оплачивает редко.",
          ],
        },
        {
          heading: "На какую цену хватит сбережений?",
          blocks: [
            {
              steps: [
                "Вычтите из сбережений 1\u00a0650–2\u00a0800\u00a0€ на нотариуса, реестр и оформление и 250–600\u00a0€ на оценку.",
                "Разделите остаток на 0,30, если живёте здесь и берёте {loan.share}: это пятая часть цены и налог ITP. Из-за рубежа делите на 0,40–0,50.",
                "Пример: 100\u00a0000\u00a0€ без 3\u00a0000\u00a0€\u00a0— это 97\u00a0000\u00a0€. Резиденту хватит на квартиру за 323\u00a0000\u00a0€, из-за рубежа\u00a0— за 194\u00a0000–242\u00a0000\u00a0€.",
                "Сравните с кредитом, который позволяет доход, и рассчитывайте на меньший результат.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько даст банк при четырёх ценах?",
        blocks: [
          {
            caption:
              "Кредит и свои деньги, вторичное жильё, с налогом ITP и не больше 1\u00a0650–2\u00a0800\u00a0€ расходов",
            columns: ["Цена", "Кредит 80\u00a0%", "Свои деньги", "Кредит 60–70\u00a0%", "Свои деньги из-за рубежа"],
            rows: [
              [
                "200\u00a0000\u00a0€",
                "160\u00a0000\u00a0€",
                "61\u00a0650–62\u00a0800\u00a0€",
                "120\u00a0000–140\u00a0000\u00a0€",
                "81\u00a0650–102\u00a0800\u00a0€",
              ],
              [
                "300\u00a0000\u00a0€",
                "240\u00a0000\u00a0€",
                "91\u00a0650–92\u00a0800\u00a0€",
                "180\u00a0000–210\u00a0000\u00a0€",
                "121\u00a0650–152\u00a0800\u00a0€",
              ],
              [
                "400\u00a0000\u00a0€",
                "320\u00a0000\u00a0€",
                "121\u00a0650–122\u00a0800\u00a0€",
                "240\u00a0000–280\u00a0000\u00a0€",
                "161\u00a0650–202\u00a0800\u00a0€",
              ],
              [
                "600\u00a0000\u00a0€",
                "480\u00a0000\u00a0€",
                "181\u00a0650–182\u00a0800\u00a0€",
                "360\u00a0000–420\u00a0000\u00a0€",
                "241\u00a0650–302\u00a0800\u00a0€",
              ],
            ],
          },
          "Если оценка на 5\u00a0% ниже цены, на 5\u00a0% меньше и кредит, а цена прежняя: при 300\u00a0000\u00a0€ это ещё 12\u00a0000\u00a0€ своих денег.",
        ],
      },
      inShort: [
        "Кредит считают от меньшей суммы: цены или оценки.",
        "Обычный потолок {loan.share} для резидентов и {loan.abroad} для живущих за рубежом.",
        "Если оценка низкая, разницу покрывают накопления.",
      ],
      next: "[Расскажите, какой у вас бюджет и что вы ищете](/search): покажем подходящие объекты.",
      description:
        "Сколько даст банк на жильё в Испании: 80\u00a0% резиденту, 60–70\u00a0% нерезиденту, в евро при 300\u00a0000 и 600\u00a0000\u00a0€, когда дают меньше и как найти предельную цену.",
      sources: [
        "Закон 5/2019, ст.\u00a011 и 13",
        "Banco Sabadell и idealista: обычная доля кредита",
        "Приказ ECO/805/2003 о правилах оценки недвижимости",
      ],
    },
  },
};
