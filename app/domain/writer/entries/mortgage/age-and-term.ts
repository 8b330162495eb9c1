import type { Entry } from "../entry";

export const ageAndTerm: Entry = {
  theme: "mortgage",
  related: ["monthly-payment", "debts-and-income", "mortgage-for-non-residents"],
  checked: "2026-11-22",
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
        "maximum mortgage term",
      ],
      title: "Age and term of a mortgage",
      answers: {
        what: [
          "There is no maximum age for a mortgage in Spanish law, but banks usually want the last payment before you turn {loan.age}.",
          "The term is up to {loan.years}\u00a0years for residents and more often {loan.yearsAbroad} for people who live abroad.",
          "So at 60 about fifteen years remain.",
        ],
        cost: "The mortgage term decides what a loan costs: more years mean a lower payment and more interest in total. Ask for the total at two terms, say fifteen and twenty years, before you take the longest one.",
        time: [
          "The mortgage term in Spain runs to {loan.years}\u00a0years at most with the usual banks.",
          "You may pay back earlier at any time, within the legal limits of compensation (Law 5/2019, art.\u00a023).",
        ],
        who: "With two borrowers the maximum age for a mortgage is usually measured by the older one; some banks look at the one with the higher income. Ask which of the two counts before you fill in the form.",
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
      ],
      example: {
        heading: "How does age change the payment?",
        blocks: [
          "Take a loan of €400,000 and leave the interest aside. Over 30\u00a0years, 360\u00a0months, the repayment alone is €1,111.11 a month. Over 20\u00a0years it is €1,666.67, and over 15\u00a0years €2,222.22.",
          "A buyer of 45 can choose among the three, one of 60 only the last. Interest comes on top; it is smaller in total the shorter the term.",
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
        "hipoteca para jubilados",
        "a cuántos años la hipoteca",
        "hipoteca a 30\u00a0años",
      ],
      title: "Edad y plazo de la hipoteca",
      answers: {
        what: [
          "La ley no fija una edad máxima para la hipoteca, pero los bancos suelen querer la última cuota antes de los {loan.age}\u00a0años.",
          "El plazo llega a {loan.years}\u00a0años para residentes y, más a menudo, a {loan.yearsAbroad} para quien vive fuera.",
          "A los 60, por tanto, quedan unos quince.",
        ],
        cost: "El plazo de la hipoteca decide lo que cuesta: más años son cuotas más bajas y más intereses en total. Pida el total a dos plazos, por ejemplo quince y veinte años, antes de elegir el mayor.",
        time: [
          "El plazo de la hipoteca llega como mucho a {loan.years}\u00a0años en la mayoría de los bancos.",
          "Puede devolver antes cuando quiera, con los límites de compensación de la ley (Ley 5/2019, art.\u00a023).",
        ],
        who: "Con dos titulares, la edad máxima para la hipoteca suele medirse por el mayor; algún banco mira a quien gana más. Pregunte cuál de los dos cuenta antes de rellenar la solicitud.",
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
      ],
      example: {
        heading: "¿Cómo cambia la cuota con la edad?",
        blocks: [
          "Tome un préstamo de 400.000\u00a0€ y deje aparte los intereses. A 30\u00a0años, 360\u00a0meses, solo la devolución son 1.111,11\u00a0€ al mes. A 20\u00a0años son 1.666,67\u00a0€, y a 15\u00a0años, 2.222,22\u00a0€.",
          "Con 45\u00a0años se puede elegir entre los tres; con 60, solo el último. Los intereses van aparte y suman menos cuanto más corto es el plazo.",
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
        "a quants anys la hipoteca",
        "hipoteca a 30\u00a0anys",
      ],
      title: "Edat i termini de la hipoteca",
      answers: {
        what: [
          "La llei no fixa cap edat màxima per a la hipoteca, però els bancs solen voler l’última quota abans dels {loan.age}\u00a0anys.",
          "El termini arriba a {loan.years}\u00a0anys per als residents i, més sovint, a {loan.yearsAbroad} per a qui viu a fora.",
          "Als 60, doncs, en queden uns quinze.",
        ],
        cost: "El termini de la hipoteca decideix què costa: més anys són quotes més baixes i més interessos en total. Demani el total a dos terminis, per exemple quinze i vint anys, abans de triar el més llarg.",
        time: [
          "El termini de la hipoteca arriba com a molt a {loan.years}\u00a0anys en els bancs habituals.",
          "Pot tornar abans quan vulgui, amb els límits de compensació de la llei (Llei 5/2019, art.\u00a023).",
        ],
        who: "Amb dos titulars, l’edat màxima per a la hipoteca se sol mesurar pel més gran; algun banc mira qui guanya més. Pregunti quin dels dos compta abans d’omplir la sol·licitud.",
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
      ],
      example: {
        heading: "Com canvia la quota amb l’edat?",
        blocks: [
          "Prengui un préstec de 400.000\u00a0€ i deixi de banda els interessos. A 30\u00a0anys, 360\u00a0mesos, només la devolució són 1.111,11\u00a0€ cada mes. A 20\u00a0anys són 1.666,67\u00a0€, i a 15\u00a0anys, 2.222,22\u00a0€.",
          "Amb 45\u00a0anys es pot triar entre els tres; amb 60, només l’últim. Els interessos van a part i sumen menys com més curt és el termini.",
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
        "ипотека для пенсионеров в Испании",
        "на сколько лет дают ипотеку",
        "срок ипотеки",
        "сколько лет можно платить ипотеку",
        "сколько лет можно брать ипотеку",
      ],
      title: "Возраст и срок ипотеки",
      answers: {
        what: [
          "Предельный возраст для ипотеки законом не установлен, но банки обычно хотят последний платёж до {loan.age}\u00a0лет.",
          "Срок для резидентов до {loan.years}\u00a0лет, для живущих за рубежом чаще {loan.yearsAbroad}.",
          "Значит, в 60\u00a0лет остаётся около пятнадцати.",
        ],
        cost: "Срок ипотеки решает, во что она обойдётся: чем он длиннее, тем меньше платёж и больше проценты всего. Попросите итог для двух сроков, скажем пятнадцати и двадцати лет, прежде чем брать самый долгий.",
        time: [
          "Срок ипотеки в обычных банках не больше {loan.years}\u00a0лет.",
          "Погасить раньше можно в любой момент, закон ограничивает плату за это (Закон 5/2019, ст.\u00a023).",
        ],
        who: "Если заёмщиков двое, предельный возраст для ипотеки обычно считают по старшему, но некоторые банки смотрят на того, у кого доход выше. Спросите, кто из двоих важнее, ещё до анкеты.",
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
      ],
      example: {
        heading: "Как возраст меняет платёж?",
        blocks: [
          "Возьмём кредит 400 000\u00a0€ и отложим в сторону проценты. На 30\u00a0лет, то есть 360\u00a0месяцев, только возврат составит 1 111,11\u00a0€ в месяц. На 20\u00a0лет это 1 666,67\u00a0€, на 15\u00a0лет 2 222,22\u00a0€.",
          "В 45\u00a0лет можно выбирать из трёх вариантов, в 60 остаётся последний. Проценты идут сверху, и чем короче срок, тем их меньше всего.",
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
