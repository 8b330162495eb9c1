import type { Entry } from "../entry";

export const fixedOrVariable: Entry = {
  theme: "mortgage",
  related: ["monthly-payment", "early-repayment", "binding-offer-fein", "costs-of-the-mortgage"],
  checked: "2026-11-23",
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
        "is a fixed or mixed mortgage better",
        "fixed or mixed mortgage",
        "euribor plus margin",
      ],
      title: "A fixed or a variable rate",
      answers: {
        what: [
          "Fixed or variable mortgage? Take the fixed one if a higher payment would hurt: on €300,000 over 25 years at 3% it is €1,423 a month to the end. A variable loan that starts at 2.5% begins with €1,346, follows the Euribor and comes to €1,656 if the rate reaches 4.5% after a year. A mixed one beats the fixed one only if it starts clearly cheaper and you expect to sell or repay before its fixed years end; after them the payment moves. In October 2025 new fixed loans averaged 2.82% (INE).",
        ],
        cost: "Whether a fixed rate mortgage or a variable one costs less is known only at the end. Fixed at 3%, €300,000 over 25 years bears €126,790 of interest. A variable loan beats that only if its rate stays below 3% on average in the early years, when the debt is largest. Compare the TAE of both offers, products included.",
        time: "With a variable rate mortgage the payment is worked out again on the dates in the contract, often every six or twelve months. With a mixed mortgage, ask in which month the fixed period ends and what the rate is made of from then on.",
        how: "To choose between a fixed or variable mortgage, ask one bank for both on the same loan and term. Put side by side the payment now, the one in the worst scenario, the yearly price of the products sold with it, and what leaving early would cost. Then ask a second bank the same.",
      },
      sections: [
        {
          heading: "How do fixed, variable and mixed rates differ?",
          blocks: [
            {
              points: [
                "Fixed: the same rate and payment to the last month. You know on signing day what you will pay in total.",
                "Variable: an index, usually the Euribor, plus a margin agreed for the whole term. The margin stays; the index moves.",
                "Mixed: a fixed rate for the first years, then index plus margin. Ask for that margin before you look at the opening rate.",
              ],
            },
          ],
        },
        {
          heading: "What may the bank do with a variable rate?",
          blocks: [
            "The bank can’t raise the agreed rate on its own. The index must be public, objective and beyond its influence (Law 5/2019, art.\u00a021). Since this law a variable loan may not have a floor, a minimum rate in the bank’s favour. Nor may the interest be negative.",
            "With the binding offer you receive a separate document with your payments in different scenarios of the index. Read the worst of them first (art.\u00a014.1 c).",
          ],
        },
        {
          heading: "What does it cost to repay early or change?",
          blocks: [
            "You may repay part or all at any time. With a fixed rate the bank may ask for up to 2% of that sum in the first ten years and 1.5% afterwards; with a variable one for 0.25% in the first three years or 0.15% in the first five, as agreed, and then for nothing. A mixed loan bears the higher fee in its fixed years; if it turns variable after the fifth year, repaying is free from then on. The bank may never ask for more than it loses (Law 5/2019, art.\u00a023).",
            "If you expect a sale, an inheritance or a return home, this line may count for more than the rate.",
          ],
        },
        {
          heading: "Which one suits whom?",
          blocks: [
            {
              points: [
                "Fixed: you keep the home for long, your income doesn’t follow prices, or the payment is close to your limit.",
                "Variable: you could bear a quarter more each month, or you will repay much of it in a few years.",
                "Mixed: a sale or a large repayment is likely before the fixed years end.",
              ],
            },
            "Whatever you lean towards, find out which rate is left if you cancel the insurance and the card. From 3% to 3.5% the payment in our example rises by €79 a month.",
          ],
        },
      ],
      example: {
        heading: "What do the three come to on €300,000 over 25 years?",
        blocks: [
          {
            points: [
              "Fixed at 3%: €1,423 in all 300 months.",
              "Variable, first year at 2.5%: €1,346. Afterwards €1,656 at 4.5%, or €1,205 at 1.5%.",
              "Mixed, ten years at 2.5%: €1,346. Then €201,840 is left to repay: €1,544 a month at 4.5%, €1,299 at 2%.",
            ],
          },
          "These rates are assumed, to show the sum; they are no offer. Put your bank’s figures in their place.",
        ],
      },
      inShort:
        "With a fixed rate nothing changes until the last payment. A variable one moves with an index, and a mixed loan does first one, then the other. Repaying early has legal limits that differ between them.",
      next: "[Try two rates on our cost page](/costs) and see what the difference means each month and in total.",
      description:
        "Fixed, variable or mixed mortgage in Spain: the payment on €300,000 with each, what the law allows the bank, the cost of repaying early and which one suits you.",
      sources: ["Law 5/2019, arts.\u00a014.1 c, 21 and 23", "INE, mortgage statistics, October 2025"],
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
        "hipoteca fija o mixta",
        "qué hipoteca conviene ahora",
        "hipoteca mixta o fija qué conviene",
      ],
      title: "Tipo fijo o variable",
      answers: {
        what: [
          "¿Hipoteca fija o variable? Conviene la fija si una cuota más alta le haría daño: 300.000\u00a0€ a 25 años al 3\u00a0% son 1.423\u00a0€ al mes hasta el final. Una variable que empieza al 2,5\u00a0% sale por 1.346\u00a0€, sigue al euríbor y llega a 1.656\u00a0€ si el tipo sube al 4,5\u00a0% tras el primer año. La mixta solo gana a la fija si empieza claramente más barata y usted prevé vender o amortizar antes de que acabe el tramo fijo; después la cuota se mueve. En octubre de 2025 las fijas nuevas se firmaron al 2,82\u00a0% de media (INE).",
        ],
        cost: "Si sale más barata una hipoteca fija o una variable solo se sabe al final. Fija al 3\u00a0%, 300.000\u00a0€ a 25 años pagan 126.790\u00a0€ de intereses. Una variable solo mejora esa cifra si su tipo se mantiene de media por debajo del 3\u00a0% en los primeros años, cuando más se debe. Compare la TAE de las dos ofertas, con los productos incluidos.",
        time: "En una hipoteca variable la cuota se recalcula en las fechas del contrato, a menudo cada seis o doce meses. En una mixta, pregunte en qué mes acaba el tramo fijo y de qué se compone el tipo desde entonces.",
        how: "Para decidir entre hipoteca fija o variable, pida las dos al mismo banco con igual importe y plazo. Ponga al lado la cuota de hoy, la del peor escenario, lo que cuestan al año los productos vinculados y lo que costaría cancelar antes. Después pregunte lo mismo en un segundo banco.",
      },
      sections: [
        {
          heading: "¿En qué se diferencian la fija, la variable y la mixta?",
          blocks: [
            {
              points: [
                "Fija: el mismo tipo y la misma cuota hasta el último mes. El día de la firma ya sabe cuánto pagará en total.",
                "Variable: un índice, casi siempre el euríbor, más un diferencial pactado para todo el plazo. El diferencial se queda; el índice se mueve.",
                "Mixta: tipo fijo los primeros años y luego índice más diferencial. Pregunte por ese diferencial antes de mirar el tipo de entrada.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede hacer el banco con un tipo variable?",
          blocks: [
            "El banco no puede subir por su cuenta lo pactado. El índice ha de ser público, objetivo y ajeno a su influencia (Ley 5/2019, art.\u00a021). Desde esa ley, un préstamo variable no puede llevar suelo, es decir, un mínimo a favor del banco. Tampoco los intereses pueden ser negativos.",
            "Con la oferta vinculante recibe un documento aparte con sus cuotas en varios escenarios del índice (art.\u00a014.1 c). Empiece por el peor.",
          ],
        },
        {
          heading: "¿Cuánto cuesta amortizar antes o cambiar?",
          blocks: [
            "Puede amortizar una parte o todo cuando quiera. Con tipo fijo, el banco puede pedir hasta el 2\u00a0% de esa suma los diez primeros años y el 1,5\u00a0% después; con tipo variable, según lo pactado, el 0,25\u00a0% los tres primeros años o el 0,15\u00a0% los cinco primeros, y luego nada. La mixta paga la comisión alta durante el tramo fijo; si pasa a variable después del quinto año, desde entonces es gratis. El banco nunca puede cobrar más de lo que pierde (Ley 5/2019, art.\u00a023).",
            "Si prevé una venta, una herencia o volver a su país, esta línea puede pesar más que el propio tipo.",
          ],
        },
        {
          heading: "¿A quién le conviene cada una?",
          blocks: [
            {
              points: [
                "Fija: conservará la vivienda mucho tiempo, sus ingresos no suben con los precios o la cuota ya roza su límite.",
                "Variable: podría pagar una cuarta parte más al mes, o piensa amortizar mucho en pocos años.",
                "Mixta: es probable que venda o amortice antes de que acabe el tramo fijo.",
              ],
            },
            "Se incline por la que se incline, averigüe qué tipo le queda si cancela los seguros y la tarjeta. Del 3\u00a0% al 3,5\u00a0%, la cuota del ejemplo sube 79\u00a0€ al mes.",
          ],
        },
      ],
      example: {
        heading: "¿Qué cuota da cada una con 300.000\u00a0€ a 25 años?",
        blocks: [
          {
            points: [
              "Fija al 3\u00a0%: 1.423\u00a0€ los 300 meses.",
              "Variable, primer año al 2,5\u00a0%: 1.346\u00a0€. Después, 1.656\u00a0€ al 4,5\u00a0% o 1.205\u00a0€ al 1,5\u00a0%.",
              "Mixta, diez años al 2,5\u00a0%: 1.346\u00a0€. Quedan entonces 201.840\u00a0€ por devolver: 1.544\u00a0€ al mes al 4,5\u00a0%, 1.299\u00a0€ al 2\u00a0%.",
            ],
          },
          "Son tipos supuestos para enseñar la cuenta, no una oferta. Ponga en su lugar las cifras de su banco.",
        ],
      },
      inShort:
        "Con tipo fijo nada cambia hasta la última cuota. El variable se mueve con un índice y el mixto hace primero una cosa y luego la otra. Devolver antes tiene límites legales distintos en cada caso.",
      next: "[Pruebe dos tipos en la página de gastos](/costs) y vea la diferencia al mes y en total.",
      description:
        "Hipoteca fija, variable o mixta: la cuota de 300.000\u00a0€ con cada una, qué permite la ley al banco, cuánto cuesta amortizar antes y a quién conviene cada cual.",
      sources: ["Ley 5/2019, arts.\u00a014.1 c, 21 y 23", "INE, estadística de hipotecas, octubre de 2025"],
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
        "hipoteca fixa o mixta",
        "quina hipoteca convé ara",
        "hipoteca mixta",
      ],
      title: "Tipus fix o variable",
      answers: {
        what: [
          "Hipoteca fixa o variable? Convé la fixa si una quota més alta li faria mal: 300.000\u00a0€ a 25 anys al 3\u00a0% són 1.423\u00a0€ al mes fins al final. Una de variable que comença al 2,5\u00a0% surt per 1.346\u00a0€, segueix l’euríbor i arriba a 1.656\u00a0€ si el tipus puja al 4,5\u00a0% passat el primer any. La mixta només guanya la fixa si comença clarament més barata i vostè preveu vendre o amortitzar abans que s’acabi el tram fix; després la quota es mou. L’octubre del 2025 les fixes noves es van signar al 2,82\u00a0% de mitjana (INE).",
        ],
        cost: "Si surt més barata una hipoteca fixa o una de variable només se sap al final. Fixa al 3\u00a0%, 300.000\u00a0€ a 25 anys paguen 126.790\u00a0€ d’interessos. Una de variable només millora aquesta xifra si el tipus es manté de mitjana per sota del 3\u00a0% els primers anys, quan més es deu. Compari la TAE de les dues ofertes, amb els productes inclosos.",
        time: "En una hipoteca a tipus variable la quota es torna a calcular en les dates del contracte, sovint cada sis o dotze mesos. En una de mixta, pregunti en quin mes s’acaba el tram fix i de què es compon el tipus a partir de llavors.",
        how: "Per decidir entre hipoteca fixa o variable, demani totes dues al mateix banc amb el mateix import i termini. Posi de costat la quota d’avui, la del pitjor escenari, el que costen l’any els productes vinculats i el que costaria cancel·lar abans. Després pregunti el mateix en un segon banc.",
      },
      sections: [
        {
          heading: "En què es diferencien la fixa, la variable i la mixta?",
          blocks: [
            {
              points: [
                "Fixa: el mateix tipus i la mateixa quota fins a l’últim mes. El dia que signa ja sap quant pagarà en total.",
                "Variable: un índex, gairebé sempre l’euríbor, més un diferencial pactat per a tot el termini. El diferencial es queda; l’índex es mou.",
                "Mixta: tipus fix els primers anys i després índex més diferencial. Pregunti per aquest diferencial abans de mirar el tipus d’entrada.",
              ],
            },
          ],
        },
        {
          heading: "Què pot fer el banc amb un tipus variable?",
          blocks: [
            "El banc no pot apujar pel seu compte el que s’ha pactat. L’índex ha de ser públic, objectiu i fora de la seva influència (Llei 5/2019, art.\u00a021). Des d’aquesta llei, un préstec variable no pot tenir clàusula terra, és a dir, un mínim a favor del banc. Els interessos tampoc no poden ser negatius.",
            "Amb l’oferta vinculant rep un document a part amb les quotes en diversos escenaris de l’índex (art.\u00a014.1 c). Comenci pel pitjor.",
          ],
        },
        {
          heading: "Quant costa amortitzar abans o canviar?",
          blocks: [
            "Pot amortitzar-ne una part o tot quan vulgui. Amb tipus fix, el banc pot demanar fins al 2\u00a0% d’aquesta suma els deu primers anys i l’1,5\u00a0% després; amb tipus variable, segons el que s’hagi pactat, el 0,25\u00a0% els tres primers anys o el 0,15\u00a0% els cinc primers, i després res. La mixta paga la comissió alta durant el tram fix; si passa a variable després del cinquè any, a partir de llavors és gratis. El banc no pot cobrar mai més del que hi perd (Llei 5/2019, art.\u00a023).",
            "Si preveu una venda, una herència o tornar al seu país, aquesta línia pot pesar més que el tipus mateix.",
          ],
        },
        {
          heading: "A qui li convé cadascuna?",
          blocks: [
            {
              points: [
                "Fixa: conservarà l’habitatge molt de temps, els seus ingressos no pugen amb els preus o la quota ja frega el límit.",
                "Variable: podria pagar una quarta part més cada mes, o pensa amortitzar molt en pocs anys.",
                "Mixta: és probable que vengui o amortitzi abans que s’acabi el tram fix.",
              ],
            },
            "Tant si s’inclina per l’una com per l’altra, esbrini quin tipus li queda si cancel·la les assegurances i la targeta. Del 3\u00a0% al 3,5\u00a0%, la quota de l’exemple puja 79\u00a0€ al mes.",
          ],
        },
      ],
      example: {
        heading: "Quina quota dona cadascuna amb 300.000\u00a0€ a 25 anys?",
        blocks: [
          {
            points: [
              "Fixa al 3\u00a0%: 1.423\u00a0€ els 300 mesos.",
              "Variable, primer any al 2,5\u00a0%: 1.346\u00a0€. Després, 1.656\u00a0€ al 4,5\u00a0% o 1.205\u00a0€ a l’1,5\u00a0%.",
              "Mixta, deu anys al 2,5\u00a0%: 1.346\u00a0€. Queden llavors 201.840\u00a0€ per tornar: 1.544\u00a0€ al mes al 4,5\u00a0%, 1.299\u00a0€ al 2\u00a0%.",
            ],
          },
          "Són tipus suposats per ensenyar el càlcul, no cap oferta. Posi-hi les xifres del seu banc.",
        ],
      },
      inShort:
        "Amb tipus fix res no canvia fins a l’última quota. El variable es mou amb un índex i el mixt fa primer una cosa i després l’altra. Tornar abans té límits legals diferents en cada cas.",
      next: "[Provi dos tipus a la pàgina de despeses](/costs) i miri la diferència cada mes i en total.",
      description:
        "Hipoteca fixa, variable o mixta: la quota de 300.000\u00a0€ amb cadascuna, què permet la llei al banc, quant costa amortitzar abans i a qui li convé cada una.",
      sources: ["Llei 5/2019, arts.\u00a014.1 c, 21 i 23", "INE, estadística d’hipoteques, octubre del 2025"],
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
        "какая ставка лучше по ипотеке",
        "смешанная ставка по ипотеке",
        "фиксированная или смешанная ипотека",
      ],
      title: "Постоянная или переменная ставка",
      answers: {
        what: [
          "Постоянная или переменная ставка? Если рост платежа вам не по силам, берите постоянную (фиксированную): 300\u00a0000\u00a0€ на 25\u00a0лет под 3\u00a0%\u00a0— это 1\u00a0423\u00a0€ в месяц до самого конца. Переменная, которая начинается с 2,5\u00a0%, даёт сначала 1\u00a0346\u00a0€, но следует за Euribor: если через год ставка дойдёт до 4,5\u00a0%, платёж вырастет до 1\u00a0656\u00a0€. Смешанная выгоднее постоянной, только если начинается заметно дешевле и вы рассчитываете продать жильё или погасить долг до конца постоянного периода; дальше платёж меняется. В октябре 2025\u00a0года новые фиксированные кредиты выдавали в среднем под 2,82\u00a0% (INE).",
        ],
        cost: "Какая ставка окажется дешевле, постоянная или переменная, выяснится только в конце. При постоянных 3\u00a0% за 300\u00a0000\u00a0€ на 25\u00a0лет набежит 126\u00a0790\u00a0€ процентов. Переменная выиграет, только если в первые годы, пока долг велик, она в среднем останется ниже 3\u00a0%. Сравнивайте полную стоимость (TAE) вместе со страховками и картами, от которых она зависит.",
        time: "Когда у вас переменная ставка по ипотеке, платёж пересчитывают в даты из договора, часто раз в шесть или двенадцать месяцев. При смешанной узнайте, в каком месяце закончится постоянный период и из чего ставка сложится потом.",
        how: "Чтобы решить, что вам подходит, постоянная или переменная ставка, попросите у одного банка оба варианта на ту же сумму и срок. Поставьте рядом нынешний платёж, платёж в худшем сценарии, годовую цену страховок и карт и плату за досрочное погашение. Потом задайте те же вопросы второму банку.",
      },
      sections: [
        {
          heading: "Чем отличаются постоянная, переменная и смешанная ставки?",
          blocks: [
            {
              points: [
                "Постоянная: процент и платёж одинаковы до последнего месяца. В день сделки известно, сколько вы заплатите всего.",
                "Переменная: индекс, обычно Euribor, плюс надбавка на весь срок. Надбавка остаётся, индекс меняется.",
                "Смешанная: первые годы процент постоянный, затем индекс плюс надбавка. О надбавке спросите раньше, чем о вступительной ставке.",
              ],
            },
            "Низкая ставка первых месяцев ничего не говорит о следующих годах. Спросите, сколько вы платили бы сегодня, если бы вступительный период уже закончился.",
          ],
        },
        {
          heading: "Что банк вправе делать с переменной ставкой?",
          blocks: [
            "Банк не может сам поднять согласованную ставку, а индекс должен быть открытым, объективным и не зависеть от банка (Закон 5/2019, ст.\u00a021). По этому закону в переменной ипотеке запрещён нижний предел ставки в пользу банка. Отрицательными проценты тоже не бывают.",
            "Вместе с обязательным предложением вы получаете отдельный документ с платежами в разных сценариях индекса (ст.\u00a014.1 c). Начните с худшего и проверьте, выдержит ли такой платёж ваш бюджет.",
          ],
        },
        {
          heading: "Сколько стоит погасить досрочно?",
          blocks: [
            "Вернуть часть долга или весь долг можно в любое время. При постоянной ставке банк вправе взять до 2\u00a0% этой суммы в первые десять лет и до 1,5\u00a0% потом; при переменной, смотря по договору,\u00a0— до 0,25\u00a0% в первые три года или до 0,15\u00a0% в первые пять, а дальше ничего. У смешанной в постоянном периоде плата высокая; если переменной она становится после пятого года, с этого дня погашение бесплатно. Больше, чем банк теряет, он взять не может (Закон 5/2019, ст.\u00a023).",
            "Если в ближайшие годы впереди продажа, наследство или возвращение домой, эта строка может оказаться важнее самой ставки.",
          ],
        },
        {
          heading: "Кому какая ставка подходит?",
          blocks: [
            {
              points: [
                "Постоянная: жильё покупают надолго, доход не растёт вместе с ценами или платёж уже близок к вашему пределу.",
                "Переменная: вы выдержали бы платёж на четверть больше или собираетесь вернуть значительную часть за несколько лет.",
                "Смешанная: до конца постоянного периода вероятна продажа или крупное погашение.",
              ],
            },
            "К чему бы вы ни склонялись, узнайте, какой станет ставка без страховок и карты. С 3 до 3,5\u00a0% платёж в нашем примере вырастает на 79\u00a0€ в месяц.",
          ],
        },
      ],
      example: {
        heading: "Какой платёж даёт каждая на 300\u00a0000\u00a0€ и 25\u00a0лет?",
        blocks: [
          {
            points: [
              "Постоянная 3\u00a0%: 1\u00a0423\u00a0€ все 300\u00a0месяцев.",
              "Переменная, первый год 2,5\u00a0%: 1\u00a0346\u00a0€. Дальше 1\u00a0656\u00a0€ при 4,5\u00a0% или 1\u00a0205\u00a0€ при 1,5\u00a0%.",
              "Смешанная, десять лет под 2,5\u00a0%: 1\u00a0346\u00a0€. Остаётся вернуть 201\u00a0840\u00a0€: по 1\u00a0544\u00a0€ в месяц при 4,5\u00a0%, по 1\u00a0299\u00a0€ при 2\u00a0%.",
            ],
          },
          "Ставки взяты условно, чтобы показать расчёт, это не предложение. Подставьте цифры своего банка.",
        ],
      },
      inShort:
        "При постоянной ставке до последнего платежа ничего не меняется. Переменная движется за индексом, смешанная сочетает то и другое по очереди. Пределы платы за досрочное погашение у них разные.",
      next: "[Попробуйте две ставки на странице расходов](/costs): увидите разницу в месяц и за весь срок.",
      description:
        "Фиксированная, переменная или смешанная ставка по ипотеке в Испании: платёж по каждой на 300\u00a0000\u00a0€, права банка, досрочное погашение и кому что подходит.",
      sources: ["Закон 5/2019, ст.\u00a014.1 c, 21 и 23", "INE, статистика ипотеки за октябрь 2025\u00a0года"],
    },
  },
};
