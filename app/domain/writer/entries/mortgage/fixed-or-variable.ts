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
          "Fixed or variable mortgage? Take the fixed one if you couldn’t afford a higher payment: on €300,000 over 25 years at an assumed 3% it is €1,423 a month to the end.",
          "A variable loan that starts at 2.5% begins with €1,346 and wins as long as its rate stays below about 3% on average; at 4.5% it costs €1,656.",
          "A mixed one, ten years at 2.5%, wins unless the last fifteen years average more than about 3.8%.",
        ],
        cost: "Whether a fixed rate mortgage or a variable one costs less is known only at the end. Fixed at 3%, €300,000 over 25 years bears €126,790 of interest. A variable loan beats that only if its rate stays below 3% on average in the early years, when the debt is largest. Compare the TAE of both offers, products included.",
        time: "With a variable rate mortgage the payment is worked out again on the dates in the contract, often every six or twelve months. With a mixed mortgage, ask in which month the fixed period ends and what the rate is made of from then on.",
        how: "To choose between a fixed or variable mortgage, ask one bank for both on the same loan and term. Put side by side the payment now, the one in the worst scenario, the yearly price of the products sold with it, and what leaving early would cost. Then ask a second bank the same.",
        worth:
          "Fixed or variable mortgage: a fixed one is worth having if the payment is near your limit or you keep the home for long; a variable one if you could bear a quarter more each month or will repay soon; a mixed one if its opening rate is clearly lower. In our example, ten years at 2.5% instead of 3% save €77 a month, €9,214 in all, and leave €4,165 less debt: it loses only if the rate averages more than about 3.8% afterwards.",
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
            "What banks offer today we can’t say: the last average we hold is of October 2025, 2.81% for all new loans and 2.82% for fixed ones (INE). Look up this month’s Euribor on the Bank of Spain’s site, add the margin you are offered and compare.",
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
            {
              caption: "Highest compensation the bank may ask for (Law 5/2019, art.\u00a023)",
              columns: ["Loan", "First years", "Later"],
              rows: [
                ["Fixed", "2% of what you repay, ten years", "1.5%"],
                ["Variable", "0.25% for three years or 0.15% for five, as agreed", "nothing"],
                ["Mixed", "as a fixed one in its fixed years", "nothing, if it turns variable after the fifth year"],
                ["From variable to fixed", "0.05% for three years", "nothing"],
              ],
            },
            "The bank may never ask for more than it loses. If you expect a sale, an inheritance or a return home, this fee may count for more than the rate.",
          ],
        },
        {
          heading: "Which one suits whom?",
          blocks: [
            {
              points: [
                "Fixed: you keep the home for long, your income doesn’t follow prices, or the payment is close to your limit.",
                "Variable: you could bear a quarter more each month, or you will repay much of it in a few years.",
                "Mixed: the fixed years are clearly cheaper, and you could bear a higher payment after them. A sale or a large repayment before they end removes the risk.",
              ],
            },
            "Whatever you lean towards, find out which rate is left if you cancel the insurance and the card. From 3% to 3.5% the payment in our example rises by €79 a month.",
          ],
        },
      ],
      example: {
        heading: "Which rate makes each one lose on €300,000 over 25 years?",
        blocks: [
          {
            caption: "Assumed rates, to show the sum; no offer",
            columns: ["", "First payment", "Later", "It loses against the fixed one if"],
            rows: [
              ["Fixed at 3%", "€1,423", "€1,423 to the end", "–"],
              [
                "Variable, first year at 2.5%",
                "€1,346",
                "€1,656 at 4.5%, €1,205 at 1.5%",
                "the rate averages over 3.0% from the second year",
              ],
              [
                "Mixed, ten years at 2.5%",
                "€1,346",
                "€1,544 at 4.5%, €1,299 at 2%",
                "the rate averages over 3.8% in the last fifteen years",
              ],
            ],
          },
          "After ten years the mixed loan has saved €9,214 in payments and leaves €201,840 to repay, €4,165 less than the fixed one. Put your bank’s figures in their place.",
        ],
      },
      inShort:
        "With a fixed rate nothing changes until the last payment. A variable one moves with an index, and a mixed loan does first one, then the other. Repaying early has legal limits that differ between them.",
      next: "[Try two rates on our cost page](/costs) and see what the difference means each month and in total.",
      description:
        "Fixed, variable or mixed mortgage in Spain: payments on €300,000 over 25 years, the rate from which each one loses, the cost of repaying early, whom it suits.",
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
          "¿Hipoteca fija o variable? Conviene la fija si no podría permitirse una cuota más alta: 300.000\u00a0€ a 25 años y un 3\u00a0% supuesto son 1.423\u00a0€ al mes hasta el final.",
          "Una variable que empieza al 2,5\u00a0% sale por 1.346\u00a0€ y gana mientras su tipo medio no pase del 3\u00a0%, más o menos; al 4,5\u00a0% cuesta 1.656\u00a0€.",
          "Una mixta, diez años al 2,5\u00a0%, gana salvo que los quince últimos pasen de media del 3,8\u00a0%.",
        ],
        cost: "Si sale más barata una hipoteca fija o una variable solo se sabe al final. Fija al 3\u00a0%, 300.000\u00a0€ a 25 años pagan 126.790\u00a0€ de intereses. Una variable solo mejora esa cifra si su tipo se mantiene de media por debajo del 3\u00a0% en los primeros años, cuando más se debe. Compare la TAE de las dos ofertas, con los productos incluidos.",
        time: "En una hipoteca variable la cuota se recalcula en las fechas del contrato, a menudo cada seis o doce meses. En una mixta, pregunte en qué mes acaba el tramo fijo y de qué se compone el tipo desde entonces.",
        how: "Para decidir entre hipoteca fija o variable, pida las dos al mismo banco con igual importe y plazo. Ponga al lado la cuota de hoy, la del peor escenario, lo que cuestan al año los productos vinculados y lo que costaría cancelar antes. Después pregunte lo mismo en un segundo banco.",
        worth:
          "¿Hipoteca fija o variable? La fija conviene si la cuota roza su límite o conservará el piso mucho tiempo; la variable, si podría pagar una cuarta parte más o amortizará pronto; la mixta, si el tipo de entrada es claramente más bajo. En el ejemplo, diez años al 2,5 en lugar del 3\u00a0% ahorran 77\u00a0€ al mes, 9.214\u00a0€ en total, y dejan 4.165\u00a0€ menos de deuda: solo pierde si después el tipo medio pasa del 3,8\u00a0%.",
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
            "Qué ofrecen hoy los bancos no lo podemos decir: la última media que tenemos es de octubre de 2025, un 2,81\u00a0% en todas las hipotecas nuevas y un 2,82\u00a0% en las fijas (INE). Mire el euríbor de este mes en la web del Banco de España, súmele el diferencial que le ofrecen y compare.",
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
            {
              caption: "Compensación máxima que puede pedir el banco (Ley 5/2019, art.\u00a023)",
              columns: ["Préstamo", "Primeros años", "Después"],
              rows: [
                ["Fijo", "2\u00a0% de lo que se amortiza, diez años", "1,5\u00a0%"],
                ["Variable", "0,25\u00a0% tres años o 0,15\u00a0% cinco, según lo pactado", "nada"],
                ["Mixto", "como el fijo durante el tramo fijo", "nada, si pasa a variable después del quinto año"],
                ["De variable a fijo", "0,05\u00a0% tres años", "nada"],
              ],
            },
            "El banco nunca puede cobrar más de lo que pierde. Si prevé una venta, una herencia o volver a su país, esta comisión puede pesar más que el propio tipo.",
          ],
        },
        {
          heading: "¿A quién le conviene cada una?",
          blocks: [
            {
              points: [
                "Fija: conservará la vivienda mucho tiempo, sus ingresos no suben con los precios o la cuota ya roza su límite.",
                "Variable: podría pagar una cuarta parte más al mes, o piensa amortizar mucho en pocos años.",
                "Mixta: los años fijos son claramente más baratos y podría pagar una cuota más alta después. Si vende o amortiza antes de que acaben, el riesgo desaparece.",
              ],
            },
            "Se incline por la que se incline, averigüe qué tipo le queda si cancela los seguros y la tarjeta. Del 3\u00a0% al 3,5\u00a0%, la cuota del ejemplo sube 79\u00a0€ al mes.",
          ],
        },
      ],
      example: {
        heading: "¿A partir de qué tipo pierde cada una con 300.000\u00a0€ a 25 años?",
        blocks: [
          {
            caption: "Tipos supuestos para enseñar la cuenta, no una oferta",
            columns: ["", "Primera cuota", "Después", "Pierde frente a la fija si"],
            rows: [
              ["Fija al 3\u00a0%", "1.423\u00a0€", "1.423\u00a0€ hasta el final", "–"],
              [
                "Variable, primer año al 2,5\u00a0%",
                "1.346\u00a0€",
                "1.656\u00a0€ al 4,5\u00a0%, 1.205\u00a0€ al 1,5\u00a0%",
                "el tipo medio pasa del 3,0\u00a0% desde el segundo año",
              ],
              [
                "Mixta, diez años al 2,5\u00a0%",
                "1.346\u00a0€",
                "1.544\u00a0€ al 4,5\u00a0%, 1.299\u00a0€ al 2\u00a0%",
                "el tipo medio pasa del 3,8\u00a0% los quince últimos años",
              ],
            ],
          },
          "A los diez años, la mixta ha ahorrado 9.214\u00a0€ en cuotas y deja 201.840\u00a0€ por devolver, 4.165\u00a0€ menos que la fija. Ponga en su lugar las cifras de su banco.",
        ],
      },
      inShort:
        "Con tipo fijo nada cambia hasta la última cuota. El variable se mueve con un índice y el mixto hace primero una cosa y luego la otra. Devolver antes tiene límites legales distintos en cada caso.",
      next: "[Pruebe dos tipos en la página de gastos](/costs) y vea la diferencia al mes y en total.",
      description:
        "Hipoteca fija, variable o mixta: cuotas con 300.000\u00a0€ a 25 años, a partir de qué tipo pierde cada una, cuánto cuesta amortizar antes y a quién le conviene.",
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
          "Hipoteca fixa o variable? Convé la fixa si no es podria permetre una quota més alta: 300.000\u00a0€ a 25 anys i un 3\u00a0% suposat són 1.423\u00a0€ al mes fins al final.",
          "Una de variable que comença al 2,5\u00a0% surt per 1.346\u00a0€ i guanya mentre el tipus mitjà no passi del 3\u00a0%, si fa no fa; al 4,5\u00a0% costa 1.656\u00a0€.",
          "Una de mixta, deu anys al 2,5\u00a0%, guanya si els quinze últims no passen de mitjana del 3,8\u00a0%.",
        ],
        cost: "Si surt més barata una hipoteca fixa o una de variable només se sap al final. Fixa al 3\u00a0%, 300.000\u00a0€ a 25 anys paguen 126.790\u00a0€ d’interessos. Una de variable només millora aquesta xifra si el tipus es manté de mitjana per sota del 3\u00a0% els primers anys, quan més es deu. Compari la TAE de les dues ofertes, amb els productes inclosos.",
        time: "En una hipoteca a tipus variable la quota es torna a calcular en les dates del contracte, sovint cada sis o dotze mesos. En una de mixta, pregunti en quin mes s’acaba el tram fix i de què es compon el tipus a partir de llavors.",
        how: "Per decidir entre hipoteca fixa o variable, demani totes dues al mateix banc amb el mateix import i termini. Posi de costat la quota d’avui, la del pitjor escenari, el que costen l’any els productes vinculats i el que costaria cancel·lar abans. Després pregunti el mateix en un segon banc.",
        worth:
          "Hipoteca fixa o variable? La fixa convé si la quota frega el seu límit o conservarà el pis molt de temps; la variable, si podria pagar una quarta part més o amortitzarà aviat; la mixta, si el tipus d’entrada és clarament més baix. A l’exemple, deu anys al 2,5 en lloc del 3\u00a0% estalvien 77\u00a0€ al mes, 9.214\u00a0€ en total, i deixen 4.165\u00a0€ menys de deute: només hi perd si després el tipus mitjà passa del 3,8\u00a0%.",
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
            "Què ofereixen avui els bancs no ho podem dir: l’última mitjana que tenim és de l’octubre del 2025, un 2,81\u00a0% en totes les hipoteques noves i un 2,82\u00a0% en les fixes (INE). Miri l’euríbor d’aquest mes al web del Banc d’Espanya, sumi-hi el diferencial que li ofereixen i compari.",
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
            {
              caption: "Compensació màxima que pot demanar el banc (Llei 5/2019, art.\u00a023)",
              columns: ["Préstec", "Primers anys", "Després"],
              rows: [
                ["Fix", "2\u00a0% del que s’amortitza, deu anys", "1,5\u00a0%"],
                ["Variable", "0,25\u00a0% tres anys o 0,15\u00a0% cinc, segons el que es pacti", "res"],
                ["Mixt", "com el fix durant el tram fix", "res, si passa a variable després del cinquè any"],
                ["De variable a fix", "0,05\u00a0% tres anys", "res"],
              ],
            },
            "El banc no pot cobrar mai més del que hi perd. Si preveu una venda, una herència o tornar al seu país, aquesta comissió pot pesar més que el tipus mateix.",
          ],
        },
        {
          heading: "A qui li convé cadascuna?",
          blocks: [
            {
              points: [
                "Fixa: conservarà l’habitatge molt de temps, els seus ingressos no pugen amb els preus o la quota ja frega el límit.",
                "Variable: podria pagar una quarta part més cada mes, o pensa amortitzar molt en pocs anys.",
                "Mixta: els anys fixos són clarament més barats i podria pagar una quota més alta després. Si ven o amortitza abans que s’acabin, el risc desapareix.",
              ],
            },
            "Tant si s’inclina per l’una com per l’altra, esbrini quin tipus li queda si cancel·la les assegurances i la targeta. Del 3\u00a0% al 3,5\u00a0%, la quota de l’exemple puja 79\u00a0€ al mes.",
          ],
        },
      ],
      example: {
        heading: "A partir de quin tipus perd cadascuna amb 300.000\u00a0€ a 25 anys?",
        blocks: [
          {
            caption: "Tipus suposats per ensenyar el càlcul, no cap oferta",
            columns: ["", "Primera quota", "Després", "Perd davant de la fixa si"],
            rows: [
              ["Fixa al 3\u00a0%", "1.423\u00a0€", "1.423\u00a0€ fins al final", "–"],
              [
                "Variable, primer any al 2,5\u00a0%",
                "1.346\u00a0€",
                "1.656\u00a0€ al 4,5\u00a0%, 1.205\u00a0€ a l’1,5\u00a0%",
                "el tipus mitjà passa del 3,0\u00a0% des del segon any",
              ],
              [
                "Mixta, deu anys al 2,5\u00a0%",
                "1.346\u00a0€",
                "1.544\u00a0€ al 4,5\u00a0%, 1.299\u00a0€ al 2\u00a0%",
                "el tipus mitjà passa del 3,8\u00a0% els quinze últims anys",
              ],
            ],
          },
          "Al cap de deu anys, la mixta ha estalviat 9.214\u00a0€ en quotes i deixa 201.840\u00a0€ per tornar, 4.165\u00a0€ menys que la fixa. Posi-hi les xifres del seu banc.",
        ],
      },
      inShort:
        "Amb tipus fix res no canvia fins a l’última quota. El variable es mou amb un índex i el mixt fa primer una cosa i després l’altra. Tornar abans té límits legals diferents en cada cas.",
      next: "[Provi dos tipus a la pàgina de despeses](/costs) i miri la diferència cada mes i en total.",
      description:
        "Hipoteca fixa, variable o mixta: quotes amb 300.000\u00a0€ a 25 anys, a partir de quin tipus perd cadascuna, quant costa amortitzar abans i a qui li convé cada una.",
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
          "Постоянная или переменная ставка? Если платёж выше нынешнего вам не по силам, берите постоянную (фиксированную): 300\u00a0000\u00a0€ на 25\u00a0лет под условные 3\u00a0%\u00a0— это 1\u00a0423\u00a0€ в месяц до самого конца.",
          "Переменная, которая начинается с 2,5\u00a0%, даёт сначала 1\u00a0346\u00a0€ и выигрывает, пока ставка в среднем не выше примерно 3\u00a0%; при 4,5\u00a0% платёж уже 1\u00a0656\u00a0€.",
          "Смешанная, десять лет под 2,5\u00a0%, выигрывает, если в последние пятнадцать лет ставка в среднем не превысит примерно 3,8\u00a0%.",
        ],
        cost: "Какая ставка окажется дешевле, постоянная или переменная, выяснится только в конце. При постоянных 3\u00a0% за 300\u00a0000\u00a0€ на 25\u00a0лет набежит 126\u00a0790\u00a0€ процентов. Переменная выиграет, только если в первые годы, пока долг велик, она в среднем останется ниже 3\u00a0%. Сравнивайте полную стоимость (TAE) вместе со страховками и картами, от которых она зависит.",
        time: "Когда у вас переменная ставка по ипотеке, платёж пересчитывают в даты из договора, часто раз в шесть или двенадцать месяцев. При смешанной узнайте, в каком месяце закончится постоянный период и из чего ставка сложится потом.",
        how: "Чтобы решить, что вам подходит, постоянная или переменная ставка, попросите у одного банка оба варианта на ту же сумму и срок. Поставьте рядом нынешний платёж, платёж в худшем сценарии, годовую цену страховок и карт и плату за досрочное погашение. Потом задайте те же вопросы второму банку.",
        worth:
          "Постоянная или переменная ставка? Постоянная подходит, если платёж уже у предела или жильё берут надолго; переменная\u00a0— если вы выдержите платёж на четверть больше или скоро погасите долг; смешанная\u00a0— если вступительная ставка заметно ниже. В нашем примере десять лет под 2,5 вместо 3\u00a0% экономят 77\u00a0€ в месяц, всего 9\u00a0214\u00a0€, и оставляют на 4\u00a0165\u00a0€ меньше долга: проигрыш будет, только если потом ставка в среднем выше 3,8\u00a0%.",
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
            "Что банки предлагают сегодня, мы сказать не можем: последние средние, которые у нас есть, за октябрь 2025\u00a0года\u00a0— 2,81\u00a0% по всем новым ипотекам и 2,82\u00a0% по фиксированным (INE). Посмотрите Euribor этого месяца на сайте Банка Испании, прибавьте надбавку из предложения и сравните.",
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
          heading: "Сколько стоит погасить досрочно или сменить ставку?",
          blocks: [
            {
              caption: "Наибольшая компенсация банку (Закон 5/2019, ст.\u00a023)",
              columns: ["Кредит", "Первые годы", "Потом"],
              rows: [
                ["Постоянная", "2\u00a0% погашаемой суммы, десять лет", "1,5\u00a0%"],
                ["Переменная", "0,25\u00a0% три года или 0,15\u00a0% пять лет, как в договоре", "ничего"],
                [
                  "Смешанная",
                  "как у постоянной, пока ставка постоянная",
                  "ничего, если переменной она становится после пятого года",
                ],
                ["С переменной на постоянную", "0,05\u00a0% три года", "ничего"],
              ],
            },
            "Больше, чем банк теряет, он взять не может. Если впереди продажа, наследство или возвращение домой, эта плата может оказаться важнее самой ставки.",
          ],
        },
        {
          heading: "Кому какая ставка подходит?",
          blocks: [
            {
              points: [
                "Постоянная: жильё покупают надолго, доход не растёт вместе с ценами или платёж уже близок к вашему пределу.",
                "Переменная: вы выдержали бы платёж на четверть больше или собираетесь вернуть значительную часть за несколько лет.",
                "Смешанная: постоянные годы заметно дешевле, и потом вы выдержите платёж выше. Если продать жильё или погасить долг до их конца, риска нет.",
              ],
            },
            "К чему бы вы ни склонялись, узнайте, какой станет ставка без страховок и карты. С 3 до 3,5\u00a0% платёж в нашем примере вырастает на 79\u00a0€ в месяц.",
          ],
        },
      ],
      example: {
        heading: "При какой ставке проигрывает каждая на 300\u00a0000\u00a0€ и 25\u00a0лет?",
        blocks: [
          {
            caption: "Ставки условные, чтобы показать расчёт, это не предложение",
            columns: ["", "Первый платёж", "Дальше", "Проигрывает постоянной, если"],
            rows: [
              ["Постоянная 3\u00a0%", "1\u00a0423\u00a0€", "1\u00a0423\u00a0€ до конца", "–"],
              [
                "Переменная, первый год 2,5\u00a0%",
                "1\u00a0346\u00a0€",
                "1\u00a0656\u00a0€ при 4,5\u00a0%, 1\u00a0205\u00a0€ при 1,5\u00a0%",
                "со второго года ставка в среднем выше 3,0\u00a0%",
              ],
              [
                "Смешанная, десять лет 2,5\u00a0%",
                "1\u00a0346\u00a0€",
                "1\u00a0544\u00a0€ при 4,5\u00a0%, 1\u00a0299\u00a0€ при 2\u00a0%",
                "последние пятнадцать лет ставка в среднем выше 3,8\u00a0%",
              ],
            ],
          },
          "За десять лет смешанная экономит 9\u00a0214\u00a0€ на платежах, и вернуть остаётся 201\u00a0840\u00a0€, на 4\u00a0165\u00a0€ меньше, чем при постоянной. Подставьте цифры своего банка.",
        ],
      },
      inShort:
        "При постоянной ставке до последнего платежа ничего не меняется. Переменная движется за индексом, смешанная сочетает то и другое по очереди. Пределы платы за досрочное погашение у них разные.",
      next: "[Попробуйте две ставки на странице расходов](/costs): увидите разницу в месяц и за весь срок.",
      description:
        "Фиксированная, переменная или смешанная ставка в Испании: платежи на 300\u00a0000\u00a0€ и 25\u00a0лет, при какой ставке каждая проигрывает, цена досрочного погашения.",
      sources: ["Закон 5/2019, ст.\u00a014.1 c, 21 и 23", "INE, статистика ипотеки за октябрь 2025\u00a0года"],
    },
  },
};
