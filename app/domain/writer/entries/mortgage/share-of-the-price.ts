import type { Entry } from "../entry";

export const shareOfThePrice: Entry = {
  theme: "mortgage",
  related: ["down-payment", "bank-valuation", "mortgage-for-non-residents", "debts-and-income"],
  table: "loans",
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
        "90 percent mortgage spain",
        "can you get a 100 mortgage in spain",
      ],
      title: "The share of the price that banks lend",
      answers: {
        what: [
          "How much you can borrow is usually up to {loan.share} of the price or of the bank valuation (tasación), whichever is lower, for a resident’s main home, and {loan.abroad} for a buyer from abroad.",
          "At €300,000 that is €240,000, or €180,000 to €210,000; at €600,000 it is €480,000, or €360,000 to €420,000.",
          "Your income sets a second limit, and the lower of the two counts.",
        ],
        cost: "The loan to value you choose also moves the cost. The smaller the share, the less interest you pay in total, and some banks offer better terms. Ask for the same offer at two shares and compare the totals.",
        time: "You learn how much you can borrow in two stages: roughly after the bank’s first answer, and exactly after the valuation. How long passes between them depends on the bank and the valuer, so ask both before you fix a date.",
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
          heading: "Can you borrow the whole price?",
          blocks: [
            "Rarely. Offers above the usual share exist for homes that banks own themselves, for some public schemes and with a second property as security. Each has conditions of its own, so have them in writing.",
            "Even then the taxes and costs remain. With transfer tax, notary and registry they come to about {loan.costs} of the price, and a bank seldom finances them.",
          ],
        },
        {
          heading: "What should you do before you make an offer?",
          blocks: [
            {
              steps: [
                "Write down your savings and take off the costs of buying.",
                "Divide what is left by the share that you must bring yourself. That is the highest price your savings allow.",
                "Check the second limit, your income, with the bank.",
                "Plan on the smaller of the two results, and keep something back for a low valuation.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does the bank lend on one of our homes?",
        blocks: [
          [
            "{?x.home}For [{a.title}](/property/{a.id}) we ask {a.price}.",
            "{!x.home}Imagine a home at {x.price}.",
            "If the valuation confirms that price, {loan.share} is {x.loan} and your part is {x.own}.",
            "At {loan.abroad} the loan is between {x.loanAbroadLow} and {x.loanAbroad}.",
            "A valuation of 5% less would take 5% off every one of these loans, while the price stays the same.",
          ],
        ],
      },
      inShort: [
        "The loan is a share of the lower figure, price or valuation.",
        "{loan.share} is the usual ceiling for residents, {loan.abroad} from abroad.",
        "A low valuation is paid out of your savings.",
      ],
      next: "[Tell us your budget and what you are looking for](/search), and we’ll show you the homes that fit.",
      description:
        "How much can you borrow in Spain? 80% for residents, 60–70% from abroad, in euros at €300,000 and €600,000, when banks lend less, and your highest price.",
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
        "hipoteca al 90",
        "porcentaje hipoteca sobre precio",
        "cuánto me dan de hipoteca",
        "ltv hipoteca",
        "máximo de hipoteca",
        "hipoteca al 90 por ciento",
        "me dan el 100 de hipoteca",
      ],
      title: "El porcentaje del precio que presta el banco",
      answers: {
        what: [
          "Cuánto le presta el banco: lo habitual es hasta el {loan.share} del precio o de la tasación, la cifra más baja, para la vivienda habitual de un residente, y el {loan.abroad} para quien vive fuera.",
          "Con 300.000\u00a0€ son 240.000\u00a0€, o de 180.000 a 210.000\u00a0€; con 600.000\u00a0€, 480.000\u00a0€, o de 360.000 a 420.000\u00a0€.",
          "El segundo tope son sus ingresos, y manda el menor de los dos.",
        ],
        cost: "El porcentaje de financiación también mueve el coste: cuanto menos pide, menos intereses paga en total, y algunos bancos mejoran las condiciones. Pida la misma oferta con dos porcentajes y compare los totales.",
        time: "Cuánto le presta el banco se sabe en dos momentos: por encima con la primera respuesta y con exactitud tras la tasación. El tiempo entre uno y otro depende del banco y del tasador; pregúnteles antes de fijar una fecha.",
        who: "Cuánto le presta el banco lo decide cada entidad. Ninguna ley española fija el porcentaje de su préstamo; las cifras que damos son práctica publicada.",
        must: [
          "Por lo general, no: el banco no presta el precio entero, y lo que le presta el banco acaba en el {loan.share} para la vivienda habitual de un residente.",
          "Hay excepciones: pisos que vende el propio banco, otra propiedad en garantía y programas públicos para jóvenes. Los impuestos y gastos, cerca del {loan.costs}, los paga usted en cualquier caso.",
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
          heading: "¿Se puede pedir el precio entero?",
          blocks: [
            "Pocas veces. Hay ofertas por encima del porcentaje habitual para pisos de los propios bancos, en algunos programas públicos o con otra propiedad en garantía. Cada una trae sus condiciones; téngalas por escrito y compárelas con la oferta corriente del mismo banco.",
            "Y aun así quedan impuestos y gastos: entre transmisiones, notaría y registro, alrededor del {loan.costs} del precio, que el banco rara vez financia.",
          ],
        },
        {
          heading: "¿Cómo se halla el precio máximo?",
          blocks: [
            {
              steps: [
                "Anote sus ahorros y réstele los gastos de compra.",
                "Divida lo que queda entre el porcentaje que debe aportar usted: ese es el precio máximo que permiten sus ahorros.",
                "Compruebe con el banco el otro tope, el de los ingresos.",
                "Haga planes con el menor de los dos resultados y guarde algo por si la tasación sale baja.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué prestaría el banco por una de nuestras viviendas?",
        blocks: [
          [
            "{?x.home}Por [{a.title}](/property/{a.id}) se piden {a.price}.",
            "{!x.home}Imagine una vivienda de {x.price}.",
            "Si la tasación confirma el precio, el {loan.share} son {x.loan} y su parte, {x.own}.",
            "Con el {loan.abroad}, el préstamo va de {x.loanAbroadLow} a {x.loanAbroad}.",
            "Una tasación un 5\u00a0% más baja recorta un 5\u00a0% cualquiera de esos préstamos, mientras el precio sigue igual.",
          ],
        ],
      },
      inShort: [
        "El préstamo es un porcentaje de la cifra más baja, precio o tasación.",
        "El techo habitual es el {loan.share} para residentes y el {loan.abroad} desde fuera.",
        "Si la tasación sale baja, la diferencia la ponen sus ahorros.",
      ],
      next: "[Cuéntenos su presupuesto y qué busca](/search) y le enseñaremos lo que encaja.",
      description:
        "Cuánto le presta el banco: el 80\u00a0% a residentes y el 60–70\u00a0% desde fuera, en euros con 300.000 y 600.000\u00a0€, cuándo presta menos y cuál es su precio máximo.",
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
        "hipoteca al 90 per cent",
        "em donen el 100 d’hipoteca",
      ],
      title: "El percentatge del preu que deixa el banc",
      answers: {
        what: [
          "Quant li deixa el banc? L’habitual és fins al {loan.share} del preu o de la taxació, la xifra més baixa, per a l’habitatge habitual d’un resident, i el {loan.abroad} per a qui viu fora.",
          "Amb 300.000\u00a0€ són 240.000\u00a0€, o de 180.000 a 210.000\u00a0€; amb 600.000\u00a0€, 480.000\u00a0€, o de 360.000 a 420.000\u00a0€.",
          "El segon topall són els seus ingressos, i mana el més petit dels dos.",
        ],
        cost: "El percentatge de finançament també mou el cost: com menys demana, menys interessos paga en total, i hi ha bancs que milloren les condicions. Demani la mateixa oferta amb dos percentatges i compari’n els totals.",
        time: "Quant li deixa el banc se sap en dos moments: per sobre amb la primera resposta i del tot després de la taxació. El temps entre l’un i l’altre depèn del banc i del taxador; pregunti-ho abans de fixar cap data.",
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
          heading: "Es pot demanar el preu sencer?",
          blocks: [
            "Poques vegades. Hi ha ofertes per sobre del percentatge habitual per a pisos dels mateixos bancs, en alguns programes públics o amb una altra propietat en garantia. Cadascuna té les seves condicions; demani-les per escrit i compari-les amb l’oferta corrent del mateix banc.",
            "I encara quedarien impostos i despeses: entre transmissions, notaria i registre, al voltant del {loan.costs} del preu, que el banc gairebé mai no finança.",
          ],
        },
        {
          heading: "Com es troba el preu màxim?",
          blocks: [
            {
              steps: [
                "Apunti els estalvis i resti’n les despeses de compra.",
                "Divideixi el que queda pel percentatge que ha de posar vostè: és el preu més alt que permeten els seus estalvis.",
                "Comprovi amb el banc l’altre topall, el dels ingressos.",
                "Faci plans amb el resultat més petit i guardi alguna cosa per si la taxació surt baixa.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què deixaria el banc per un dels nostres habitatges?",
        blocks: [
          [
            "{?x.home}Per [{a.title}](/property/{a.id}) es demanen {a.price}.",
            "{!x.home}Imagini un habitatge de {x.price}.",
            "Si la taxació confirma el preu, el {loan.share} són {x.loan} i la part de vostè, {x.own}.",
            "Amb el {loan.abroad}, el préstec va de {x.loanAbroadLow} a {x.loanAbroad}.",
            "Una taxació un 5\u00a0% més baixa retalla un 5\u00a0% qualsevol d’aquests préstecs, i el preu continua igual.",
          ],
        ],
      },
      inShort: [
        "El préstec és un percentatge de la xifra més baixa, preu o taxació.",
        "El sostre habitual és el {loan.share} per a residents i el {loan.abroad} des de fora.",
        "Si la taxació surt baixa, la diferència la posen els estalvis.",
      ],
      next: "[Expliqui’ns el pressupost i què busca](/search) i li ensenyarem el que hi encaixa.",
      description:
        "Quant li deixa el banc: el 80\u00a0% a residents i el 60–70\u00a0% des de fora, en euros amb 300.000 i 600.000\u00a0€, quan en deixa menys i quin és el seu preu màxim.",
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
        "ипотека 100 процентов в Испании",
        "максимальная ипотека в Испании",
        "сколько дают ипотеку",
        "ltv в Испании",
        "какой процент даёт банк",
        "ипотека 90 процентов испания",
        "дадут ли 100 процентов ипотеки",
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
          heading: "Можно ли занять всю цену?",
          blocks: [
            "Редко. Предложения выше обычной доли бывают на жильё, которое принадлежит самим банкам, в отдельных государственных программах или под залог второй недвижимости. У каждого свои условия: попросите их в письменном виде и сравните с обычным предложением того же банка.",
            "Но и тогда остаются налоги и расходы: вместе с нотариусом и реестром это около {loan.costs} цены, и банк их почти никогда не финансирует.",
          ],
        },
        {
          heading: "Как найти свою предельную цену?",
          blocks: [
            {
              steps: [
                "Запишите свои накопления и вычтите расходы при покупке.",
                "Остаток разделите на долю, которую вносите вы: получится предельная цена по накоплениям.",
                "Второй предел, по доходу, проверьте вместе с банком.",
                "Планируйте по меньшему результату и оставьте запас на случай низкой оценки.",
              ],
            },
            "Такой расчёт занимает вечер и избавляет от просмотров жилья, на которое потом не хватит денег.",
          ],
        },
      ],
      example: {
        heading: "Сколько банк даст на один из наших объектов?",
        blocks: [
          [
            "{?x.home}За объект [{a.title}](/property/{a.id}) просят {a.price}.",
            "{!x.home}Представьте жильё за {x.price}.",
            "Если оценка подтвердит цену, {loan.share} составят {x.loan}, а ваша часть {x.own}.",
            "При доле {loan.abroad} кредит будет от {x.loanAbroadLow} до {x.loanAbroad}.",
            "Оценка на 5\u00a0% ниже уменьшит любой из этих кредитов на 5\u00a0%, а цена останется прежней.",
          ],
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
