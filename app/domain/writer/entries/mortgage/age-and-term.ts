import type { Entry } from "../entry";

export const ageAndTerm: Entry = {
  theme: "mortgage",
  related: ["monthly-payment", "debts-and-income", "mortgage-for-non-residents"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "maximum age for a mortgage",
        "mortgage term spain",
        "mortgage over 60",
        "mortgage for pensioners",
        "mortgage age limit spain",
        "how many years mortgage",
        "30\u00a0year mortgage",
        "mortgage at 50",
        "mortgage at 60",
        "mortgage at 55",
        "mortgage at 65",
        "mortgage at 68",
        "mortgage at 70",
        "mortgage over 65",
        "maximum mortgage term",
      ],
      title: "Age and term of a mortgage",
      answers: {
        what: [
          "There is no maximum age for a mortgage in Spanish law, but banks usually want the last payment before you turn {loan.age}: at 45 that leaves 30 years, at 55 twenty, at 60 fifteen.",
          "Residents get up to {loan.years} years, people who live abroad more often {loan.yearsAbroad}.",
          "On €400,000 at an assumed 3%, fifteen years cost €2,762 a month and thirty €1,686.",
        ],
        cost: "The mortgage term decides what a loan costs: at an assumed 3%, €400,000 cost €97,219 of interest over fifteen years and €207,110 over thirty. The payment falls from €2,762 to €1,686 a month. Ask for the total at two terms before you take the longest.",
        time: [
          "The mortgage term in Spain runs to {loan.years} years at most with the usual banks, {loan.yearsAbroad} for non-residents, and ends before you turn {loan.age}.",
          "You may pay back earlier at any time, within the legal limits of compensation (Law 5/2019, art.\u00a023).",
        ],
        who: "With two borrowers the maximum age for a mortgage is usually measured by the older one; some banks look at the one with the higher income. Ask which of the two counts before you fill in the form.",
        must: [
          "Yes, you can get a mortgage at 60 or as a pensioner in Spain: there is no maximum age in law, only the bank’s wish to see it repaid before {loan.age}.",
          "At 60 that leaves fifteen years, and a borrower of 68 years old has seven, so the loan has to be small enough, or the pension large enough, for a higher payment.",
        ],
      },
      sections: [
        {
          heading: "How do banks work out the term?",
          blocks: [
            "A bank takes three limits and uses the shortest: its own maximum, the years up to its end age, and the years your income will last. Nobody lays these down by law; idealista and fotocasa publish them as usual practice.",
            "If the loan runs beyond your working life, the bank has to consider the income you’ll have in retirement (Law 5/2019, art.\u00a011.1). Bring the forecast of your pension, with a translation if it comes from abroad.",
          ],
        },
        {
          heading: "What can you do at fifty or sixty?",
          blocks: [
            {
              points: [
                "Borrow a smaller share: a shorter term is easier to pay if the loan is smaller.",
                "Show your pension or rents as the income of the last years.",
                "Add a younger borrower, who then owes the whole loan too.",
                "Offer a second property as security, if the bank accepts it.",
                "Compare life insurance outside the bank: its price rises with age, and it isn’t always required.",
              ],
            },
          ],
        },
        {
          heading: "Is the longest term the best?",
          blocks: [
            "A long term gives room each month. It also means that in the first years you repay little of the debt, and if you sell early you still owe most of it.",
            {
              steps: [
                "Decide on a payment that would be comfortable in a bad year.",
                "Find the shortest term with that payment.",
                "Read what early repayment costs in the offer.",
                "If it costs little, take a few years more and pay in extra when you can.",
              ],
            },
          ],
        },
        {
          heading: "What changes if you live abroad?",
          blocks: [
            [
              "Then {loan.yearsAbroad}\u00a0years are usual, on a share of {loan.abroad}.",
              "Both limits raise the payment, so the income needed is higher than for a resident of the same age.",
            ],
            "The end age is usually the same. A bank may also look at the retirement age of your own country.",
          ],
        },
        {
          heading: "What income does a loan of €200,000 take at each age?",
          blocks: [
            {
              caption: "Assumed rate of 3%, no other debts; net income a month at 35 and 30% for all debts",
              columns: ["Age", "Years", "Payment", "Income at 35%", "Income at 30%"],
              rows: [
                ["45", "30", "€843", "€2,410", "€2,810"],
                ["50", "25", "€948", "€2,710", "€3,160"],
                ["55", "20", "€1,109", "€3,170", "€3,700"],
                ["60", "15", "€1,381", "€3,950", "€4,600"],
              ],
            },
            "Later only small loans are left: €100,000 cost €966 a month from 65 with ten years to go, and €1,797 from 70 with five. A pensioner on €2,500 net can carry a payment of €750 to €875, so at 65 about €78,000 to €91,000.",
          ],
        },
        {
          heading: "What do older borrowers trip over?",
          blocks: [
            {
              points: [
                "The pension is lower than the salary, and the bank counts with the pension from the day you retire.",
                "The term follows the older of two borrowers: with 58 and 45 it is seventeen years, not thirty.",
                "Life insurance at sixty costs several times what it does at forty; ask for the yearly price to the end.",
                "A child who signs as borrower to lengthen the term owes everything, and the loan counts when the child wants one.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How does age change the payment on €400,000?",
        blocks: [
          {
            caption: "Assumed rate of 3%",
            columns: ["Oldest age at the start", "Years", "Payment", "Interest in all"],
            rows: [
              ["60", "15", "€2,762", "€97,219"],
              ["55", "20", "€2,218", "€132,414"],
              ["50", "25", "€1,897", "€169,054"],
              ["45", "30", "€1,686", "€207,110"],
            ],
          },
          "With fifteen years you pay €1,076 more a month than with thirty, and €109,891 less interest.",
        ],
      },
      inShort: [
        "Banks usually want the loan repaid before {loan.age}.",
        "Up to {loan.years}\u00a0years are possible for residents, fewer from abroad.",
        "A shorter term costs less in total and more each month.",
      ],
      next: "[Compare two terms on our cost page](/costs), with your own loan and your bank’s rate.",
      description:
        "Maximum age for a mortgage in Spain and how many years banks give: usual limits for residents and non-residents, and what you can do at fifty or at sixty.",
      sources: ["Law 5/2019, arts.\u00a011.1 and 23", "idealista and fotocasa: usual terms and end age"],
    },
    es: {
      names: [
        "edad máxima para hipoteca",
        "edad máxima hipoteca",
        "plazo de la hipoteca",
        "hipoteca a los 50",
        "hipoteca a los 60",
        "hipoteca con 50 años",
        "hipoteca con 60 años",
        "hipoteca con 55 años",
        "hipoteca con 65 años",
        "hipoteca con 68 años",
        "hipoteca con 70 años",
        "hipoteca mayores de 60 años",
        "hipoteca para jubilados",
        "a cuántos años la hipoteca",
        "hipoteca a 30\u00a0años",
      ],
      title: "Edad y plazo de la hipoteca",
      answers: {
        what: [
          "La ley no fija una edad máxima para pedir hipoteca, pero los bancos suelen querer la última cuota antes de los {loan.age}: con 45 quedan 30 años, con 55 veinte y con 60 quince.",
          "Los residentes llegan a {loan.years} años de plazo; quienes viven fuera, más a menudo a {loan.yearsAbroad}.",
          "Con 400.000\u00a0€ a un 3\u00a0% supuesto, quince años cuestan 2.762\u00a0€ al mes y treinta, 1.686\u00a0€.",
        ],
        cost: "El plazo de la hipoteca decide lo que cuesta: con un 3\u00a0% supuesto, 400.000\u00a0€ cuestan 97.219\u00a0€ de intereses a quince años y 207.110 a treinta. La cuota baja de 2.762 a 1.686\u00a0€ al mes. Pida el total con dos plazos antes de quedarse con el más largo.",
        time: [
          "El plazo de la hipoteca llega como mucho a {loan.years}\u00a0años en la mayoría de los bancos.",
          "Puede devolver antes cuando quiera, con los límites de compensación de la ley (Ley 5/2019, art.\u00a023).",
        ],
        who: "Con dos titulares, la edad máxima para la hipoteca suele medirse por el mayor; algún banco mira a quien gana más. Pregunte cuál de los dos cuenta antes de rellenar la solicitud.",
        must: [
          "Sí, se puede pedir hipoteca con 60 años o siendo pensionista: no hay edad máxima por ley, solo el deseo del banco de cobrarla antes de los {loan.age}.",
          "Con 60 quedan quince años, así que el préstamo ha de ser pequeño, o la pensión grande, para una cuota más alta.",
        ],
      },
      sections: [
        {
          heading: "¿Cómo calcula el banco el plazo?",
          blocks: [
            "Toma tres límites y aplica el más corto: su propio máximo, los años hasta la edad final y los años que durarán los ingresos. No los marca ninguna ley; idealista y fotocasa los publican como costumbre.",
            "Si el préstamo pasa de la vida laboral, el banco debe valorar los ingresos de la jubilación (Ley 5/2019, art.\u00a011.1). Lleve la previsión de su pensión, traducida si viene de otro país.",
          ],
        },
        {
          heading: "¿Qué se puede hacer a los cincuenta o sesenta?",
          blocks: [
            {
              points: [
                "Pedir menos: un plazo corto se paga mejor con un préstamo pequeño.",
                "Presentar la pensión o unos alquileres como ingresos de los últimos años.",
                "Sumar un titular más joven, que también deberá el préstamo entero.",
                "Ofrecer otra propiedad en garantía, si el banco la admite.",
                "Comparar el seguro de vida fuera del banco: sube con la edad y no siempre es obligatorio.",
              ],
            },
          ],
        },
        {
          heading: "¿Conviene el plazo más largo?",
          blocks: [
            "Un plazo largo da aire cada mes. También hace que al principio se devuelva poco, y quien vende pronto aún debe casi todo.",
            {
              steps: [
                "Decida qué cuota sería cómoda en un mal año.",
                "Busque el plazo más corto con esa cuota.",
                "Lea en la oferta lo que cuesta devolver antes.",
                "Si cuesta poco, tome unos años más y adelante dinero cuando pueda.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué cambia si vive fuera?",
          blocks: [
            [
              "Entonces lo normal son {loan.yearsAbroad}\u00a0años, sobre un {loan.abroad}.",
              "Los dos límites suben la cuota, de modo que se piden más ingresos que a un residente de la misma edad.",
            ],
            "La edad final suele ser igual. Algún banco mira también la edad de jubilación de su país.",
          ],
        },
        {
          heading: "¿Qué ingresos piden 200.000\u00a0€ a cada edad?",
          blocks: [
            {
              caption:
                "Tipo supuesto del 3\u00a0%, sin otras deudas; ingresos netos al mes con el 35 y el 30\u00a0% para deudas",
              columns: ["Edad", "Años", "Cuota", "Ingresos al 35\u00a0%", "Ingresos al 30\u00a0%"],
              rows: [
                ["45", "30", "843\u00a0€", "2.410\u00a0€", "2.810\u00a0€"],
                ["50", "25", "948\u00a0€", "2.710\u00a0€", "3.160\u00a0€"],
                ["55", "20", "1.109\u00a0€", "3.170\u00a0€", "3.700\u00a0€"],
                ["60", "15", "1.381\u00a0€", "3.950\u00a0€", "4.600\u00a0€"],
              ],
            },
            "Más tarde solo caben préstamos pequeños: 100.000\u00a0€ cuestan 966\u00a0€ al mes a los 65, con diez años por delante, y 1.797 a los 70, con cinco. Un pensionista con 2.500\u00a0€ netos puede con una cuota de 750 a 875\u00a0€, es decir, a los 65 con unos 78.000 a 91.000\u00a0€.",
          ],
        },
        {
          heading: "¿En qué tropiezan los mayores de cincuenta?",
          blocks: [
            {
              points: [
                "La pensión es menor que el sueldo, y el banco cuenta con ella desde el día de la jubilación.",
                "El plazo lo marca el mayor de los dos: con 58 y 45 años son diecisiete, no treinta.",
                "El seguro de vida a los sesenta cuesta varias veces lo que a los cuarenta; pida el precio de cada año hasta el final.",
                "El hijo que firma para alargar el plazo debe la totalidad, y ese préstamo le contará cuando quiera el suyo.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cómo cambia la edad la cuota de 400.000\u00a0€?",
        blocks: [
          {
            caption: "Tipo supuesto del 3\u00a0%",
            columns: ["Edad máxima al empezar", "Años", "Cuota", "Intereses en total"],
            rows: [
              ["60", "15", "2.762\u00a0€", "97.219\u00a0€"],
              ["55", "20", "2.218\u00a0€", "132.414\u00a0€"],
              ["50", "25", "1.897\u00a0€", "169.054\u00a0€"],
              ["45", "30", "1.686\u00a0€", "207.110\u00a0€"],
            ],
          },
          "A quince años paga 1.076\u00a0€ más al mes que a treinta, y 109.891\u00a0€ menos de intereses.",
        ],
      },
      inShort: [
        "Los bancos suelen querer el préstamo devuelto antes de los {loan.age}\u00a0años.",
        "Un residente puede llegar a {loan.years}\u00a0años; desde fuera son menos.",
        "Un plazo corto cuesta menos en total y más cada mes.",
      ],
      next: "[Compare dos plazos en la página de gastos](/costs) con su préstamo y el tipo de su banco.",
      description:
        "Edad máxima para una hipoteca y plazo que dan los bancos: límites habituales para residentes y no residentes, y qué se puede hacer a los cincuenta o sesenta.",
      sources: ["Ley 5/2019, arts.\u00a011.1 y 23", "idealista y fotocasa: plazos y edad final habituales"],
    },
    ca: {
      names: [
        "edat màxima per a la hipoteca",
        "edat màxima hipoteca",
        "fins a quina edat donen hipoteca",
        "a quina edat no donen hipoteca",
        "termini de la hipoteca",
        "hipoteca als 50\u00a0anys",
        "hipoteca als 60\u00a0anys",
        "hipoteca per a jubilats",
        "hipoteca als 55 anys",
        "hipoteca als 65 anys",
        "hipoteca als 68 anys",
        "hipoteca als 70 anys",
        "hipoteca majors de 60 anys",
        "a quants anys la hipoteca",
        "hipoteca a 30\u00a0anys",
      ],
      title: "Edat i termini de la hipoteca",
      answers: {
        what: [
          "La llei no fixa cap edat màxima per demanar hipoteca, però els bancs solen voler l’última quota abans dels {loan.age}: amb 45 queden 30 anys, amb 55 vint i amb 60 quinze.",
          "Els residents arriben a {loan.years} anys de termini; qui viu fora, més sovint a {loan.yearsAbroad}.",
          "Amb 400.000\u00a0€ a un 3\u00a0% suposat, quinze anys costen 2.762\u00a0€ al mes i trenta, 1.686\u00a0€.",
        ],
        cost: "El termini de la hipoteca decideix el que costa: amb un 3\u00a0% suposat, 400.000\u00a0€ costen 97.219\u00a0€ d’interessos a quinze anys i 207.110 a trenta. La quota baixa de 2.762 a 1.686\u00a0€ al mes. Demani el total amb dos terminis abans de quedar-se el més llarg.",
        time: [
          "El termini de la hipoteca arriba com a molt a {loan.years}\u00a0anys en els bancs habituals.",
          "Pot tornar abans quan vulgui, amb els límits de compensació de la llei (Llei 5/2019, art.\u00a023).",
        ],
        who: "Amb dos titulars, l’edat màxima per a la hipoteca se sol mesurar pel més gran; algun banc mira qui guanya més. Pregunti quin dels dos compta abans d’omplir la sol·licitud.",
        must: [
          "Sí, es pot demanar hipoteca amb 60 anys o sent pensionista: no hi ha cap edat màxima per llei, només el desig del banc de cobrar-la abans dels {loan.age}.",
          "Amb 60 queden quinze anys, de manera que el préstec ha de ser petit, o la pensió alta, per a una quota més gran.",
        ],
      },
      sections: [
        {
          heading: "Com calcula el banc el termini?",
          blocks: [
            "Agafa tres límits i aplica el més curt: el seu màxim, els anys fins a l’edat final i els anys que duraran els ingressos. No els marca cap llei; idealista i fotocasa els publiquen com a costum.",
            "Si el préstec passa de la vida laboral, el banc ha de valorar els ingressos de la jubilació (Llei 5/2019, art.\u00a011.1). Porti la previsió de la pensió, traduïda si ve d’un altre país.",
          ],
        },
        {
          heading: "Què es pot fer als cinquanta o als seixanta?",
          blocks: [
            {
              points: [
                "Demanar menys: un termini curt es paga millor amb un préstec petit.",
                "Presentar la pensió o uns lloguers com a ingressos dels últims anys.",
                "Sumar-hi un titular més jove, que també deurà el préstec sencer.",
                "Oferir una altra propietat en garantia, si el banc l’admet.",
                "Comparar l’assegurança de vida fora del banc: puja amb l’edat i no sempre és obligatòria.",
              ],
            },
          ],
        },
        {
          heading: "Convé el termini més llarg?",
          blocks: [
            "Un termini llarg dona aire cada mes. També fa que al començament es torni poc, i qui ven aviat encara ho deu gairebé tot.",
            {
              steps: [
                "Decideixi quina quota seria còmoda en un mal any.",
                "Busqui el termini més curt amb aquesta quota.",
                "Miri a l’oferta què costa tornar abans.",
                "Si costa poc, prengui uns anys més i avanci diners quan pugui.",
              ],
            },
          ],
        },
        {
          heading: "Què canvia si viu a fora?",
          blocks: [
            [
              "Llavors l’habitual són {loan.yearsAbroad}\u00a0anys, sobre un {loan.abroad}.",
              "Tots dos límits apugen la quota, de manera que es demanen més ingressos que a un resident de la mateixa edat.",
            ],
            "L’edat final sol ser igual. Algun banc mira també l’edat de jubilació del seu país.",
          ],
        },
        {
          heading: "Quins ingressos demanen 200.000\u00a0€ a cada edat?",
          blocks: [
            {
              caption:
                "Tipus suposat del 3\u00a0%, sense altres deutes; ingressos nets al mes amb el 35 i el 30\u00a0% per a deutes",
              columns: ["Edat", "Anys", "Quota", "Ingressos al 35\u00a0%", "Ingressos al 30\u00a0%"],
              rows: [
                ["45", "30", "843\u00a0€", "2.410\u00a0€", "2.810\u00a0€"],
                ["50", "25", "948\u00a0€", "2.710\u00a0€", "3.160\u00a0€"],
                ["55", "20", "1.109\u00a0€", "3.170\u00a0€", "3.700\u00a0€"],
                ["60", "15", "1.381\u00a0€", "3.950\u00a0€", "4.600\u00a0€"],
              ],
            },
            "Més tard només hi caben préstecs petits: 100.000\u00a0€ costen 966\u00a0€ al mes als 65, amb deu anys al davant, i 1.797 als 70, amb cinc. Un pensionista amb 2.500\u00a0€ nets pot amb una quota de 750 a 875\u00a0€, és a dir, als 65 amb uns 78.000 a 91.000\u00a0€.",
          ],
        },
        {
          heading: "Amb què ensopeguen els més grans de cinquanta?",
          blocks: [
            {
              points: [
                "La pensió és més baixa que el sou, i el banc hi compta des del dia de la jubilació.",
                "El termini el marca el més gran de tots dos: amb 58 i 45 anys són disset, no trenta.",
                "L’assegurança de vida als seixanta costa diverses vegades el que costa als quaranta; demani el preu de cada any fins al final.",
                "El fill que signa per allargar el termini ho deu tot, i aquest préstec li comptarà quan en vulgui un de seu.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Com canvia l’edat la quota de 400.000\u00a0€?",
        blocks: [
          {
            caption: "Tipus suposat del 3\u00a0%",
            columns: ["Edat màxima en començar", "Anys", "Quota", "Interessos en total"],
            rows: [
              ["60", "15", "2.762\u00a0€", "97.219\u00a0€"],
              ["55", "20", "2.218\u00a0€", "132.414\u00a0€"],
              ["50", "25", "1.897\u00a0€", "169.054\u00a0€"],
              ["45", "30", "1.686\u00a0€", "207.110\u00a0€"],
            ],
          },
          "A quinze anys paga 1.076\u00a0€ més al mes que a trenta, i 109.891\u00a0€ menys d’interessos.",
        ],
      },
      inShort: [
        "Els bancs solen voler el préstec tornat abans dels {loan.age}\u00a0anys.",
        "Un resident pot arribar a {loan.years}\u00a0anys; des de fora en són menys.",
        "Un termini curt costa menys en total i més cada mes.",
      ],
      next: "[Compari dos terminis a la pàgina de despeses](/costs) amb el seu préstec i el tipus del seu banc.",
      description:
        "Edat màxima per a una hipoteca i termini que donen els bancs: límits habituals per a residents i no residents, i què es pot fer als cinquanta o seixanta.",
      sources: ["Llei 5/2019, arts.\u00a011.1 i 23", "idealista i fotocasa: terminis i edat final habituals"],
    },
    ru: {
      names: [
        "возраст для ипотеки",
        "максимальный возраст для ипотеки",
        "срок ипотеки в Испании",
        "до какого возраста дают ипотеку",
        "ипотека после 60",
        "ипотека в 50 лет",
        "ипотека в 60 лет",
        "ипотека в 55 лет",
        "ипотека в 65 лет",
        "ипотека в 68 лет",
        "ипотека в 70 лет",
        "ипотека после 50",
        "ипотека для пенсионеров в Испании",
        "на сколько лет дают ипотеку",
        "срок ипотеки",
        "сколько лет можно платить ипотеку",
        "сколько лет можно брать ипотеку",
      ],
      title: "Возраст и срок ипотеки",
      answers: {
        what: [
          "Предельный возраст для ипотеки испанский закон не называет, но банки обычно хотят получить последний платёж до {loan.age} лет: в 45 остаётся 30\u00a0лет, в 55 двадцать, в 60 пятнадцать.",
          "Резидентам дают до {loan.years} лет, живущим за рубежом чаще {loan.yearsAbroad}.",
          "За 400\u00a0000\u00a0€ под условные 3\u00a0% платят 2\u00a0762\u00a0€ в месяц на пятнадцать лет и 1\u00a0686\u00a0€ на тридцать.",
        ],
        cost: "Срок ипотеки решает, во что она обойдётся: под условные 3\u00a0% за 400\u00a0000\u00a0€ набегает 97\u00a0219\u00a0€ процентов за пятнадцать лет и 207\u00a0110\u00a0€ за тридцать. Платёж снижается с 2762 до 1686\u00a0€ в месяц. Прежде чем брать самый долгий срок, попросите итог для двух.",
        time: [
          "Срок ипотеки в обычных банках не больше {loan.years}\u00a0лет.",
          "Погасить раньше можно в любой момент, закон ограничивает плату за это (Закон 5/2019, ст.\u00a023).",
        ],
        who: "Если заёмщиков двое, предельный возраст для ипотеки обычно считают по старшему, но некоторые банки смотрят на того, у кого доход выше. Спросите, кто из двоих важнее, ещё до анкеты.",
        must: [
          "Да, взять кредит можно и в 60\u00a0лет, и на пенсии: предельный возраст для ипотеки законом не установлен, банк лишь хочет получить долг до {loan.age} лет.",
          "В 60 остаётся пятнадцать лет, поэтому сумма должна быть меньше или пенсия больше: платёж вырастет.",
        ],
      },
      sections: [
        {
          heading: "Как банк определяет срок?",
          blocks: [
            "Он берёт три предела и применяет самый короткий: собственный максимум, число лет до конечного возраста и время, на которое хватит дохода. Закон их не устанавливает, idealista и fotocasa публикуют их как обычную практику.",
            "Если кредит продлится дольше вашей работы, банк обязан учесть доход на пенсии (Закон 5/2019, ст.\u00a011.1). Принесите прогноз пенсии, а если он из другой страны, то с переводом.",
          ],
        },
        {
          heading: "Что можно сделать в пятьдесят или шестьдесят?",
          blocks: [
            {
              points: [
                "Взять меньше: короткий срок легче с небольшим кредитом.",
                "Показать пенсию или аренду как доход последних лет.",
                "Привлечь заёмщика помоложе, который будет должен всю сумму.",
                "Предложить в залог вторую недвижимость, если банк согласен и она свободна от долгов.",
                "Сравнить страхование жизни вне банка: с возрастом оно дорожает и требуется не всегда.",
              ],
            },
          ],
        },
        {
          heading: "Стоит ли брать самый долгий срок?",
          blocks: [
            "Долгий срок облегчает каждый месяц. Но в первые годы долг почти не уменьшается, и при ранней продаже вы должны ещё почти всё.",
            {
              steps: [
                "Решите, какой платёж вам удобен даже в плохой год.",
                "Найдите самый короткий срок с таким платежом.",
                "Посмотрите в предложении, сколько стоит досрочное погашение.",
                "Если недорого, возьмите на несколько лет больше и вносите лишнее, когда сможете.",
              ],
            },
            "Попросите банк посчитать оба варианта письменно: на словах разница в сроке всегда кажется меньше, чем в графике платежей.",
          ],
        },
        {
          heading: "Что меняется, если вы живёте за рубежом?",
          blocks: [
            [
              "Тогда обычны {loan.yearsAbroad}\u00a0лет и доля {loan.abroad}.",
              "Оба предела увеличивают платёж, поэтому дохода нужно больше, чем резиденту того же возраста.",
            ],
            "Конечный возраст, как правило, тот же. Иногда банк смотрит и на пенсионный возраст в вашей стране. Спросите об этом сразу, если до пенсии остаётся меньше лет, чем вы хотите платить.",
          ],
        },
        {
          heading: "Какой доход нужен для 200\u00a0000\u00a0€ в каждом возрасте?",
          blocks: [
            {
              caption:
                "Условная ставка 3\u00a0%, других долгов нет; чистый доход в месяц при доле долгов 35 и 30\u00a0%",
              columns: ["Возраст", "Лет", "Платёж", "Доход при 35\u00a0%", "Доход при 30\u00a0%"],
              rows: [
                ["45", "30", "843\u00a0€", "2410\u00a0€", "2810\u00a0€"],
                ["50", "25", "948\u00a0€", "2710\u00a0€", "3160\u00a0€"],
                ["55", "20", "1109\u00a0€", "3170\u00a0€", "3700\u00a0€"],
                ["60", "15", "1381\u00a0€", "3950\u00a0€", "4600\u00a0€"],
              ],
            },
            "Позже остаются только небольшие кредиты: 100\u00a0000\u00a0€ стоят 966\u00a0€ в месяц в 65, когда впереди десять лет, и 1797\u00a0€ в 70, когда впереди пять. Пенсионеру с чистыми 2500\u00a0€ по силам платёж 750–875\u00a0€, то есть в 65 около 78\u00a0000–91\u00a0000\u00a0€.",
          ],
        },
        {
          heading: "На чём спотыкаются заёмщики старше пятидесяти?",
          blocks: [
            {
              points: [
                "Пенсия ниже зарплаты, и со дня выхода на неё банк считает по пенсии.",
                "Срок определяют по старшему: если одному 58, а другому 45, это семнадцать лет, а не тридцать.",
                "Страхование жизни в шестьдесят стоит в несколько раз дороже, чем в сорок; узнайте цену за каждый год до конца.",
                "Сын или дочь, подписавшие кредит ради срока, должны всё целиком, и он учтётся, когда им понадобится свой.",
              ],
            },
            "Прежде чем подавать заявку, спросите у каждого банка четыре вещи: до какого возраста он даёт кредит, по кому из двоих считает срок, какую часть пенсии или аренды учитывает и во что обойдётся страховка в последние годы. Ответы расходятся заметно сильнее, чем ставки, и отказ одного банка ещё не значит отказа другого.",
          ],
        },
      ],
      example: {
        heading: "Как возраст меняет платёж за 400\u00a0000\u00a0€?",
        blocks: [
          {
            caption: "Условная ставка 3\u00a0%",
            columns: ["Возраст на старте, не больше", "Лет", "Платёж", "Проценты всего"],
            rows: [
              ["60", "15", "2\u00a0762\u00a0€", "97\u00a0219\u00a0€"],
              ["55", "20", "2\u00a0218\u00a0€", "132\u00a0414\u00a0€"],
              ["50", "25", "1\u00a0897\u00a0€", "169\u00a0054\u00a0€"],
              ["45", "30", "1\u00a0686\u00a0€", "207\u00a0110\u00a0€"],
            ],
          },
          "На пятнадцать лет платят на 1\u00a0076\u00a0€ в месяц больше, чем на тридцать, зато процентов набегает на 109\u00a0891\u00a0€ меньше.",
        ],
      },
      inShort: [
        "Банки обычно хотят, чтобы кредит был погашен до {loan.age}\u00a0лет.",
        "Резидентам дают до {loan.years}\u00a0лет, живущим за рубежом меньше.",
        "Короткий срок дешевле в сумме и дороже в месяц.",
      ],
      next: "[Сравните два срока на странице расходов](/costs): со своим кредитом и ставкой своего банка.",
      description:
        "Возраст для ипотеки в Испании и срок, на который её дают банки: обычные пределы для резидентов и нерезидентов и что можно сделать в пятьдесят и шестьдесят.",
      sources: ["Закон 5/2019, ст.\u00a011.1 и 23", "idealista и fotocasa: обычные сроки и конечный возраст"],
    },
  },
};
