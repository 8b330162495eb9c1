import type { Entry } from "../entry";

export const fixedOrVariable: Entry = {
  theme: "mortgage",
  related: ["monthly-payment", "early-repayment", "binding-offer-fein", "costs-of-the-mortgage"],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "fixed or variable mortgage",
        "fixed rate mortgage",
        "variable rate mortgage",
        "mixed mortgage",
        "fixed vs variable mortgage spain",
        "euribor mortgage",
        "fixed or variable rate",
      ],
      title: "A fixed or a variable rate",
      answers: {
        what: "A fixed or variable mortgage is a choice about who bears the risk: with a fixed rate the bank, otherwise you. A fixed payment never changes. A variable one follows an index, usually the Euribor, and a mixed loan is fixed for some years and variable afterwards.",
        cost: "Whether a fixed rate mortgage or a variable one costs less is known only at the end, so compare the total cost (TAE) of both and the scenarios the bank has to show you.",
        time: "With a variable rate mortgage the payment is worked out again on the dates in the contract, often every six or twelve months. With a mixed mortgage, ask in which month the fixed period ends and what the rate is made of from then on.",
        how: "To choose between a fixed or variable mortgage, ask the same bank for both on the same loan and term. Put side by side the payment now, the payment in the bad scenario, and what leaving early would cost.",
      },
      sections: [
        {
          heading: "How do the three kinds differ?",
          blocks: [
            {
              points: [
                "Fixed: the same rate and payment to the last month. You know on signing day what you will pay in total.",
                "Variable: an index plus a margin agreed for the whole term. The margin stays; the index moves.",
                "Mixed: a fixed rate for the first years, then index plus margin.",
              ],
            },
            "The margin matters more than the first months. Banks sometimes begin a variable loan with a lower fixed rate, which says nothing about the years after.",
          ],
        },
        {
          heading: "What does the law say about the rate?",
          blocks: [
            "The bank can’t raise the agreed rate on its own. The index must be public, objective and beyond its influence (Law 5/2019, art.\u00a021). Since this law a variable loan may not have a floor, a minimum rate in the bank’s favour. Nor may the interest be negative.",
            "With the binding offer you receive a separate document with your payments in different scenarios of the index. Read the worst of them first (art.\u00a014.1 c).",
          ],
        },
        {
          heading: "What does it cost to repay early?",
          blocks: [
            "You may repay part or all at any time; with a fixed rate the bank may ask for up to 2% of that sum, with a variable one for at most 0.25%, and only in the first years (Law 5/2019, art.\u00a023).",
            "If you expect a sale, an inheritance or a return home, this line may count for more than the rate.",
          ],
        },
        {
          heading: "Which questions help you decide?",
          blocks: [
            {
              steps: [
                "How long do you expect to keep the home, and the loan?",
                "By how much could your payment rise before it hurts?",
                "Does your income follow prices, or is it fixed like a pension?",
                "What would it cost to change to another bank, or from variable to fixed?",
                "Which rate is left if you cancel the insurance and the card?",
              ],
            },
            "Write the answers down before the meeting. The adviser at the bank knows the products; only you know these five.",
          ],
        },
      ],
      inShort:
        "With a fixed rate nothing changes until the last payment. A variable one moves with an index, and a mixed loan does first one, then the other. Repaying early has legal limits that differ between them.",
      next: "[Try two rates on our cost page](/costs) and see what the difference means each month and in total.",
      description:
        "Fixed or variable mortgage in Spain: how fixed, variable and mixed rates differ, what Law 5/2019 says, what early repayment costs and how to choose yours.",
      sources: ["Law 5/2019, arts.\u00a014.1 c, 21 and 23"],
    },
    es: {
      names: [
        "hipoteca fija o variable",
        "hipoteca fija",
        "hipoteca variable",
        "hipoteca mixta",
        "tipo fijo o variable",
        "hipoteca a tipo fijo",
        "hipoteca euríbor",
        "fija o variable",
      ],
      title: "Tipo fijo o variable",
      answers: {
        what: "Elegir hipoteca fija o variable es decidir quién asume el riesgo: con tipo fijo, el banco; con tipo variable, usted. La cuota fija no cambia nunca. La variable sigue un índice, normalmente el euríbor, y la mixta es fija unos años y variable después.",
        cost: "Si sale más barata una hipoteca fija o una variable solo se sabe al final. Compare la TAE de hoy, después los escenarios que el banco debe enseñarle, y piense qué cuota podría seguir pagando.",
        time: "En una hipoteca variable la cuota se recalcula en las fechas del contrato, a menudo cada seis o doce meses. En una mixta, pregunte en qué mes acaba el tramo fijo y de qué se compone el tipo desde entonces.",
        how: "Para decidir entre hipoteca fija o variable, pida las dos al mismo banco con igual importe y plazo. Ponga al lado la cuota de hoy, la del escenario malo y lo que costaría cancelar antes.",
      },
      sections: [
        {
          heading: "¿En qué se diferencian las tres?",
          blocks: [
            {
              points: [
                "Fija: el mismo tipo y la misma cuota hasta el último mes. El día de la firma ya sabe cuánto pagará en total.",
                "Variable: un índice más un diferencial pactado para todo el plazo. El diferencial se queda; el índice se mueve.",
                "Mixta: tipo fijo los primeros años y luego índice más diferencial.",
              ],
            },
            "El diferencial importa más que los primeros meses. Algunas variables empiezan con un tipo de entrada bajo que no dice nada de los años siguientes.",
          ],
        },
        {
          heading: "¿Qué dice la ley sobre el tipo?",
          blocks: [
            "El banco no puede subir por su cuenta lo pactado. El índice ha de ser público, objetivo y ajeno a su influencia (Ley 5/2019, art.\u00a021). Desde esa ley, un préstamo variable no puede llevar suelo, es decir, un mínimo a favor del banco. Tampoco los intereses pueden ser negativos.",
            "Con la oferta vinculante recibe un documento aparte con sus cuotas en varios escenarios del índice (art.\u00a014.1 c). Empiece por el peor.",
          ],
        },
        {
          heading: "¿Cuánto cuesta devolverla antes?",
          blocks: [
            "Puede amortizar una parte o todo cuando quiera; con tipo fijo el banco puede pedir hasta el 2\u00a0% de esa suma, y con tipo variable el 0,25\u00a0% como mucho y solo los primeros años (Ley 5/2019, art.\u00a023).",
            "Si prevé una venta, una herencia o volver a su país, esta línea puede pesar más que el propio tipo.",
          ],
        },
        {
          heading: "¿Qué preguntas ayudan a elegir?",
          blocks: [
            {
              steps: [
                "¿Cuánto tiempo piensa conservar la vivienda y el préstamo?",
                "¿Cuánto podría subir la cuota antes de ser un problema?",
                "¿Sus ingresos crecen con los precios o son fijos, como una pensión?",
                "¿Qué costaría cambiar de banco o pasar de variable a fijo?",
                "¿Qué tipo le queda si cancela los seguros y la tarjeta?",
              ],
            },
            "Lleve las respuestas escritas. El banco conoce sus productos; estas cinco cosas solo las sabe usted.",
          ],
        },
      ],
      inShort:
        "Con tipo fijo nada cambia hasta la última cuota. El variable se mueve con un índice y el mixto hace primero una cosa y luego la otra. Devolver antes tiene límites legales distintos en cada caso.",
      next: "[Pruebe dos tipos en la página de gastos](/costs) y vea la diferencia al mes y en total.",
      description:
        "Hipoteca fija o variable: en qué se diferencian la fija, la variable y la mixta, qué dice la Ley 5/2019, qué cuesta cancelar antes y cómo elegir la suya.",
      sources: ["Ley 5/2019, arts.\u00a014.1 c, 21 y 23"],
    },
    ca: {
      names: [
        "hipoteca fixa o variable",
        "hipoteca fixa",
        "hipoteca variable tipus",
        "hipoteca mixta tipus",
        "tipus fix o variable",
        "hipoteca a tipus fix",
        "hipoteca a tipus variable",
        "hipoteca amb euríbor",
      ],
      title: "Tipus fix o variable",
      answers: {
        what: "Triar hipoteca fixa o variable és decidir qui assumeix el risc: amb tipus fix, el banc; amb tipus variable, vostè. La quota fixa no canvia mai. La variable segueix un índex, normalment l’euríbor, i la mixta és fixa uns anys i variable després.",
        cost: "Si surt més barata una hipoteca fixa o una de variable només se sap al final. Compari la TAE d’avui, després els escenaris que el banc li ha d’ensenyar, i pensi quina quota podria continuar pagant.",
        time: "En una hipoteca a tipus variable la quota es torna a calcular en les dates del contracte, sovint cada sis o dotze mesos. En una de mixta, pregunti en quin mes s’acaba el tram fix i de què es compon el tipus a partir de llavors.",
        how: "Per decidir entre hipoteca fixa o variable, demani totes dues al mateix banc amb el mateix import i termini. Posi de costat la quota d’avui, la de l’escenari dolent i el que costaria cancel·lar abans.",
      },
      sections: [
        {
          heading: "En què es diferencien les tres?",
          blocks: [
            {
              points: [
                "Fixa: el mateix tipus i la mateixa quota fins a l’últim mes. El dia que signa ja sap quant pagarà en total.",
                "Variable: un índex més un diferencial pactat per a tot el termini. El diferencial es queda; l’índex es mou.",
                "Mixta: tipus fix els primers anys i després índex més diferencial.",
              ],
            },
            "El diferencial importa més que els primers mesos. Algunes de variables comencen amb un tipus d’entrada baix que no diu res dels anys següents.",
          ],
        },
        {
          heading: "Què diu la llei sobre el tipus?",
          blocks: [
            "El banc no pot apujar pel seu compte el que s’ha pactat. L’índex ha de ser públic, objectiu i fora de la seva influència (Llei 5/2019, art.\u00a021). Des d’aquesta llei, un préstec variable no pot tenir clàusula terra, és a dir, un mínim a favor del banc. Els interessos tampoc no poden ser negatius.",
            "Amb l’oferta vinculant rep un document a part amb les quotes en diversos escenaris de l’índex (art.\u00a014.1 c). Comenci pel pitjor.",
          ],
        },
        {
          heading: "Quant costa tornar-la abans?",
          blocks: [
            "Pot amortitzar-ne una part o tot quan vulgui; amb tipus fix el banc pot demanar fins al 2\u00a0% d’aquesta suma, i amb tipus variable el 0,25\u00a0% com a molt i només els primers anys (Llei 5/2019, art.\u00a023).",
            "Si preveu una venda, una herència o tornar al seu país, aquesta línia pot pesar més que el tipus mateix.",
          ],
        },
        {
          heading: "Quines preguntes ajuden a triar?",
          blocks: [
            {
              steps: [
                "Quant de temps pensa conservar l’habitatge i el préstec?",
                "Quant podria pujar la quota abans de ser un problema?",
                "Els seus ingressos creixen amb els preus o són fixos, com una pensió?",
                "Què costaria canviar de banc o passar de variable a fix?",
                "Quin tipus li queda si cancel·la les assegurances i la targeta?",
              ],
            },
            "Porti les respostes escrites. El banc coneix els seus productes; aquestes cinc coses només les sap vostè.",
          ],
        },
      ],
      inShort:
        "Amb tipus fix res no canvia fins a l’última quota. El variable es mou amb un índex i el mixt fa primer una cosa i després l’altra. Tornar abans té límits legals diferents en cada cas.",
      next: "[Provi dos tipus a la pàgina de despeses](/costs) i miri la diferència cada mes i en total.",
      description:
        "Hipoteca fixa o variable: en què es diferencien la fixa, la variable i la mixta, què diu la Llei 5/2019, què costa cancel·lar abans i com triar la seva.",
      sources: ["Llei 5/2019, arts.\u00a014.1 c, 21 i 23"],
    },
    ru: {
      names: [
        "фиксированная или плавающая ставка",
        "фиксированная ставка по ипотеке",
        "плавающая ставка по ипотеке",
        "постоянная или переменная ставка",
        "переменная ставка по ипотеке",
        "смешанная ипотека",
        "ипотека с привязкой к Euribor",
      ],
      title: "Постоянная или переменная ставка",
      answers: {
        what: "Постоянная или переменная ставка\u00a0— это прежде всего выбор, кто несёт риск: при постоянной банк, при переменной вы. Постоянный платёж не меняется никогда. Переменный следует за индексом, обычно Euribor, а смешанная ипотека первые годы идёт по постоянной ставке, потом по переменной.",
        cost: "Какая ставка окажется дешевле, постоянная или переменная, выяснится только в конце. Сравните сегодняшнюю полную стоимость (TAE), затем сценарии, которые банк обязан показать, и решите, какой платёж вы сможете вносить и дальше.",
        time: "Когда у вас переменная ставка по ипотеке, платёж пересчитывают в даты из договора, часто раз в шесть или двенадцать месяцев. При смешанной узнайте, в каком месяце закончится постоянный период и из чего ставка сложится потом.",
        how: "Чтобы решить, что вам подходит, постоянная или переменная ставка, попросите у одного банка оба варианта на ту же сумму и срок. Поставьте рядом нынешний платёж, платёж в плохом сценарии и цену досрочного погашения.",
      },
      sections: [
        {
          heading: "Чем отличаются три вида?",
          blocks: [
            {
              points: [
                "Постоянная: ставка и платёж одинаковы до последнего месяца. В день сделки известно, сколько вы заплатите всего.",
                "Переменная: индекс плюс надбавка, о которой договорились на весь срок. Надбавка остаётся, индекс меняется.",
                "Смешанная: первые годы ставка постоянная, затем индекс плюс надбавка.",
              ],
            },
            "Надбавка важнее первых месяцев. Иногда переменная ипотека начинается с низкой вступительной ставки, но о следующих годах это ничего не говорит. Спросите, какой была бы ставка сегодня, если бы вступительный период уже закончился.",
          ],
        },
        {
          heading: "Что о ставке говорит закон?",
          blocks: [
            "Банк не может сам поднять согласованную ставку, а индекс должен быть открытым, объективным и не зависеть от банка (Закон 5/2019, ст.\u00a021). По этому закону в переменной ипотеке запрещён нижний предел ставки в пользу банка. Отрицательными проценты тоже не бывают.",
            "Вместе с обязательным предложением вы получаете отдельный документ с платежами в разных сценариях индекса (ст.\u00a014.1 c). Начните с худшего и проверьте, выдержит ли такой платёж ваш бюджет.",
          ],
        },
        {
          heading: "Сколько стоит погасить досрочно?",
          blocks: [
            "Вернуть часть долга или весь долг можно в любое время: при постоянной ставке банк вправе взять до 2\u00a0% этой суммы, при переменной\u00a0— не больше 0,25\u00a0% и только в первые годы (Закон 5/2019, ст.\u00a023).",
            "Если в ближайшие годы впереди продажа, наследство или возвращение домой, эта строка может оказаться важнее самой ставки.",
          ],
        },
        {
          heading: "Какие вопросы помогут выбрать?",
          blocks: [
            {
              steps: [
                "Сколько лет вы собираетесь держать жильё и кредит?",
                "На сколько может вырасти платёж, прежде чем станет трудно?",
                "Растёт ли ваш доход вместе с ценами или он фиксирован, как пенсия?",
                "Во что обойдётся переход в другой банк или с переменной ставки на постоянную?",
                "Какой станет ставка, если отказаться от страховок и карты?",
              ],
            },
            "Запишите ответы до встречи. Банк знает свои продукты, а на эти пять вопросов ответить можете только вы. С ними разговор займёт меньше времени, и предложения будет проще сравнить между собой.",
          ],
        },
      ],
      inShort:
        "При постоянной ставке до последнего платежа ничего не меняется. Переменная движется за индексом, смешанная сочетает то и другое по очереди. Пределы платы за досрочное погашение у них разные.",
      next: "[Попробуйте две ставки на странице расходов](/costs): увидите разницу в месяц и за весь срок.",
      description:
        "Постоянная или переменная ставка по ипотеке в Испании: чем отличаются, что говорит Закон 5/2019, сколько стоит досрочное погашение и как сделать выбор.",
      sources: ["Закон 5/2019, ст.\u00a014.1 c, 21 и 23"],
    },
  },
};
