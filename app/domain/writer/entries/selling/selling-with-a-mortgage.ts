import type { Entry } from "../entry";

export const sellingWithAMortgage: Entry = {
  theme: "selling",
  related: [
    "costs-of-selling",
    "charges-on-a-home",
    "registry-costs",
    "notary-day",
    "steps-of-selling",
    "early-repayment",
    "taking-over-a-mortgage",
    "buying-before-selling",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "selling with a mortgage",
        "sell a mortgaged home",
        "selling a house with a mortgage",
        "sell apartment with mortgage",
        "cancel mortgage when selling",
        "outstanding mortgage sale",
        "mortgaged property sale",
      ],
      title: "Selling with a mortgage",
      answers: {
        what: [
          "Selling with a mortgage is an everyday matter in Spain. The loan is repaid out of the price on the day of signing, and the buyer gets the home free of it.",
          "You need your bank there with a figure for that day.",
          "Afterwards the entry still has to be erased from the land registry.",
        ],
        cost: "Selling with a mortgage usually adds €90–300 for the notary’s deed of cancellation and its entry in the registry, and €200–400 if a paperwork agent does it. Early repayment comes on top if the contract says so: on €120,000 at a fixed rate €2,400 at most in the first ten years. The deed bears no stamp duty.",
        time: "Selling with a mortgage takes no longer, if you tell the bank two or three weeks before signing. Erasing the entry in the registry follows afterwards, when you are no longer needed.",
        who: "When selling with a mortgage, the owner pays for repaying and cancelling it. The buyer usually holds back the sum for the cancellation, and the buyer’s bank or a paperwork agent sees it through.",
      },
      sections: [
        {
          heading: "How does it go, step by step?",
          blocks: [
            {
              steps: [
                "Ask the bank for the balance outstanding and look up early repayment in your contract.",
                "Say in the deposit contract that the home is mortgaged and will be handed over free of it.",
                "Some weeks before signing, ask for a certificate of the debt for that very day.",
                "At the notary’s the price is split: one banker’s draft to your bank, the rest to you.",
                "Someone from the bank signs the deed of cancellation, that day or shortly after.",
                "The deed goes to the land registry, and an extract (nota simple) shows the home clear.",
              ],
            },
          ],
        },
        {
          heading: "What may the bank ask for repaying early?",
          blocks: [
            "For loans signed since 16\u00a0June 2019 the law sets ceilings (Law 5/2019, art. 23):",
            {
              points: [
                "Variable rate: 0.25% in the first three years or 0.15% in the first five, as the contract says, and nothing after that.",
                "Fixed rate: 2% in the first ten years and 1.5% later.",
                "Never more than the bank really loses.",
              ],
            },
            "Older loans follow their own contract. Ask the bank for the exact sum in writing.",
          ],
        },
        {
          heading: "What if you owe more than the price?",
          blocks: [
            "Then the difference has to come from you on the day, because the bank won’t release the home for less than its debt. Talk to it before you advertise. A price that falls short by a few thousand can often be made good; a large gap can’t.",
          ],
        },
        {
          heading: "What else is worth knowing?",
          blocks: [
            {
              points: [
                "A paid-off mortgage doesn’t vanish by itself: it stays in the registry until someone cancels it.",
                "The buyer may take your loan over, but only if the bank agrees. It seldom does on the old terms.",
                "If you buy and sell at once, ask the bank early whether one loan can bridge both.",
                "Seizures and other charges go the same way: a figure, a payment, an entry erased.",
              ],
            },
          ],
        },
        {
          heading: "What does it cost to repay and cancel?",
          blocks: [
            {
              caption: "A rough guide, VAT and copies included, for €120,000 still owed",
              columns: ["Item", "Amount"],
              rows: [
                ["Bank’s certificate of the debt, signature of its representative", "€0"],
                ["Deed of cancellation at the notary’s", "€60–200"],
                ["Land registry", "€30–100"],
                ["Paperwork agent, if you use one", "€200–400"],
                [
                  "Early repayment, variable rate",
                  "€0, or at most €300 in the first three years (or €180 in the first five)",
                ],
                ["Early repayment, fixed rate", "at most €2,400 in the first ten years, €1,800 later"],
              ],
            },
          ],
        },
        {
          heading: "When is each thing done?",
          blocks: [
            {
              steps: [
                "Before the advert: balance and contract.",
                "With the deposit contract: the mortgage is named and its cancellation promised.",
                "Two to three weeks before the deed: the bank is given the date.",
                "The day itself: certificate, banker’s drafts, cancellation.",
                "Afterwards: registry, and home insurance tied to the loan ended and its unused premium claimed.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How is the price shared out at the notary’s?",
        blocks: [
          "A home is sold for €450,000 and €120,000 are still owed, at a variable rate and in the eighth year. There is no compensation to pay. The seller has had €45,000 as a deposit. On the day €120,000 go to the bank, some €1,000 may be kept for the cancellation, and €284,000 go to the seller.",
        ],
      },
      inShort: [
        "A mortgaged home can be sold: the loan is repaid from the price at the notary’s.",
        "The bank certifies the debt for that day and signs the cancellation.",
        "The seller pays for it, and the registry entry is erased afterwards.",
      ],
      next: "To know what is left after the bank, begin with a [free valuation](/valuation).",
      description:
        "Selling a home with a mortgage in Spain: how the loan is repaid at the notary’s, what the bank may charge, who cancels the entry and what if you owe more.",
      sources: [
        "Law 5/2019, art. 23",
        "Mortgage Act (Ley Hipotecaria), arts. 79 and 82",
        "Royal Legislative Decree 1/1993, art. 45",
      ],
    },
    es: {
      names: [
        "vender un piso con hipoteca",
        "vender con hipoteca",
        "vender una vivienda hipotecada",
        "vender casa con hipoteca",
        "vivienda hipotecada",
        "cancelar la hipoteca al vender",
        "saldo pendiente de hipoteca",
        "amortización anticipada al vender",
        "vender un piso con hipoteca paso a paso",
      ],
      title: "Vender un piso con hipoteca",
      answers: {
        what: [
          "Vender un piso con hipoteca es cosa de todos los días: el préstamo se paga con el precio, en la misma firma, y la vivienda pasa libre a quien compra.",
          "Hace falta que el banco acuda con la cifra de ese día; después se borra la hipoteca del registro.",
        ],
        cost: "Vender un piso con hipoteca suele añadir de 90 a 300\u00a0€ por la escritura de cancelación y su inscripción, y de 200 a 400\u00a0€ si la tramita una gestoría. Se suma la compensación por pago anticipado, si el contrato la prevé: con 120.000\u00a0€ a tipo fijo, 2.400\u00a0€ como máximo los diez primeros años. Esa escritura no paga AJD.",
        time: "Vender un piso con hipoteca no tarda más si avisa al banco dos o tres semanas antes de la firma. La cancelación en el registro va después y ya no requiere su presencia.",
        who: "Al vender un piso con hipoteca, pagarla y cancelarla es cosa del propietario. El comprador suele retener una cantidad para la cancelación, que tramita su banco o una gestoría.",
      },
      sections: [
        {
          heading: "¿Cómo se hace, paso a paso?",
          blocks: [
            {
              steps: [
                "Pida al banco el capital pendiente y busque en su contrato qué dice del pago anticipado.",
                "Diga en las arras que la vivienda está hipotecada y que se entregará libre.",
                "Unas semanas antes de firmar, solicite el certificado de deuda para ese mismo día.",
                "En la notaría el precio se reparte: un cheque bancario para el banco y el resto para usted.",
                "Alguien del banco firma la escritura de cancelación, ese día o poco después.",
                "La escritura va al registro, y una nota simple muestra la vivienda sin cargas.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede cobrar el banco por adelantar el pago?",
          blocks: [
            "En los préstamos firmados desde el 16 de junio de 2019, la ley pone topes (Ley 5/2019, art. 23):",
            {
              points: [
                "Tipo variable: el 0,25\u00a0% en los tres primeros años o el 0,15\u00a0% en los cinco primeros, según contrato, y después nada.",
                "Tipo fijo: el 2\u00a0% en los diez primeros años y el 1,5\u00a0% más adelante.",
                "Nunca más de lo que el banco pierde de verdad.",
              ],
            },
            "Los préstamos anteriores siguen su contrato. Pida la cantidad exacta por escrito.",
          ],
        },
        {
          heading: "¿Y si debe más de lo que vale?",
          blocks: [
            "Entonces la diferencia tiene que ponerla usted ese día, porque el banco no libera la vivienda por menos de lo que se le debe. Hable con él antes de anunciarla. Unos miles que faltan se pueden arreglar; un hueco grande, no.",
          ],
        },
        {
          heading: "¿Qué se suele olvidar?",
          blocks: [
            {
              points: [
                "Una hipoteca pagada no desaparece sola: sigue en el registro hasta que alguien la cancela.",
                "Quien compra puede subrogarse en su préstamo, pero solo si el banco acepta, y no suele mantener las condiciones antiguas.",
                "Si compra y vende a la vez, pregunte pronto al banco si un solo préstamo puede cubrir las dos cosas.",
                "Los embargos y otras cargas siguen el mismo camino: una cifra, un pago, una inscripción borrada.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto cuesta devolver y cancelar el préstamo?",
          blocks: [
            {
              caption: "Orientativo, con IVA y copias, si aún debe 120.000\u00a0€",
              columns: ["Concepto", "Importe"],
              rows: [
                ["Certificado de deuda del banco y firma de su apoderado", "0\u00a0€"],
                ["Escritura de cancelación en la notaría", "60–200\u00a0€"],
                ["Registro de la Propiedad", "30–100\u00a0€"],
                ["Gestoría, si la usa", "200–400\u00a0€"],
                [
                  "Pago anticipado, tipo variable",
                  "0\u00a0€, o como máximo 300\u00a0€ los tres primeros años (o 180\u00a0€ los cinco primeros)",
                ],
                [
                  "Pago anticipado, tipo fijo",
                  "como máximo 2.400\u00a0€ los diez primeros años y 1.800\u00a0€ después",
                ],
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo se hace cada cosa?",
          blocks: [
            {
              steps: [
                "Antes del anuncio: el saldo y el contrato.",
                "En las arras: se dice que hay hipoteca y que se cancelará.",
                "Dos o tres semanas antes de la escritura: se avisa al banco de la fecha.",
                "El día de la firma: certificado, cheques y cancelación.",
                "Después: el registro, y la baja del seguro ligado al préstamo, cuya prima no consumida se reclama.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cómo se reparte el precio en la notaría?",
        blocks: [
          "Una vivienda se vende por 450.000\u00a0€ y quedan 120.000\u00a0€ de un préstamo variable, en su octavo año. No hay compensación. Quien vende ya ha cobrado 45.000\u00a0€ de arras. Ese día, 120.000\u00a0€ van al banco, unos 1.000\u00a0€ pueden retenerse para la cancelación y 284.000\u00a0€ son para el vendedor.",
        ],
      },
      inShort: [
        "Una vivienda hipotecada se puede vender: el préstamo se paga con el precio en la notaría.",
        "El banco certifica la deuda de ese día y firma la cancelación.",
        "Lo paga quien vende, y luego se borra del registro.",
      ],
      next: "Para saber qué le quedará después del banco, empiece por una [valoración gratuita](/valuation).",
      description:
        "Vender un piso con hipoteca: cómo se paga el préstamo en la notaría, qué puede cobrar el banco, quién cancela la inscripción y qué hacer si se debe de más.",
      sources: [
        "Ley 5/2019, art. 23",
        "Ley Hipotecaria, de 8 de febrero de 1946, arts. 79 y 82",
        "Real Decreto Legislativo 1/1993, art. 45",
      ],
    },
    ca: {
      names: [
        "vendre un pis amb hipoteca",
        "vendre amb hipoteca",
        "vendre un habitatge hipotecat",
        "vendre casa amb hipoteca",
        "habitatge hipotecat",
        "cancel·lar la hipoteca en vendre",
        "saldo pendent d'hipoteca",
      ],
      title: "Vendre un pis amb hipoteca",
      answers: {
        what: [
          "Vendre un pis amb hipoteca és habitual: a la notaria, el préstec es paga amb el preu i l’habitatge passa lliure a qui compra.",
          "Després ve la cancel·lació registral de la hipoteca. El banc signa davant notari l’escriptura de cancel·lació, i el registre n’esborra la inscripció.",
          "Sense aquest segon pas la hipoteca hi continua sortint, encara que ja no es degui res.",
        ],
        cost: "Vendre un pis amb hipoteca sol afegir de 90 a 300\u00a0€ per l’escriptura de cancel·lació i la inscripció, i de 200 a 400\u00a0€ si ho tramita una gestoria. S’hi suma la compensació per pagament anticipat, si el contracte la preveu: amb 120.000\u00a0€ a tipus fix, 2.400\u00a0€ com a màxim els deu primers anys. Aquesta escriptura està exempta d’AJD.",
        time: "Vendre un pis amb hipoteca no triga més si avisa el banc dues o tres setmanes abans de signar. La cancel·lació al registre es fa les setmanes següents, i vostè ja no hi ha d’anar.",
        who: "Quan es ven un pis amb hipoteca, pagar-la i cancel·lar-la correspon a qui ven. Qui compra acostuma a retenir del preu una quantitat per a la cancel·lació, que tramita el seu banc o una gestoria.",
      },
      sections: [
        {
          heading: "Com es fa, pas a pas?",
          blocks: [
            {
              steps: [
                "Demani al banc el capital pendent i busqui en el contracte què diu del pagament anticipat.",
                "Digui a les arres que l’habitatge està hipotecat i que es lliurarà lliure.",
                "Unes setmanes abans de signar, sol·liciti el certificat de deute per a aquell mateix dia.",
                "A la notaria el preu es reparteix: un xec bancari per al banc i la resta per a vostè.",
                "Algú del banc signa l’escriptura de cancel·lació, aquell dia o poc després.",
                "L’escriptura va al registre, i una nota simple mostra l’habitatge sense càrregues.",
              ],
            },
          ],
        },
        {
          heading: "Què pot cobrar el banc per avançar el pagament?",
          blocks: [
            "En els préstecs signats des del 16 de juny del 2019, la llei posa topalls (Llei 5/2019, art. 23):",
            {
              points: [
                "Tipus variable: el 0,25\u00a0% en els tres primers anys o el 0,15\u00a0% en els cinc primers, segons contracte, i després res.",
                "Tipus fix: el 2\u00a0% en els deu primers anys i l’1,5\u00a0% més endavant.",
                "Mai més del que el banc perd de debò.",
              ],
            },
            "Els préstecs anteriors segueixen el seu contracte. Demani la quantitat exacta per escrit.",
          ],
        },
        {
          heading: "I si deu més del que en treu?",
          blocks: [
            "Llavors la diferència l’ha de posar vostè el dia de la signatura, perquè el banc no allibera l’habitatge per menys del que se li deu. Parli amb el banc abans d’anunciar el pis: si falten uns milers, encara s’hi pot trobar solució.",
          ],
        },
        {
          heading: "Què sorprèn més sovint qui ven?",
          blocks: [
            {
              points: [
                "Una hipoteca pagada fa anys tampoc no s’esborra sola: s’ha de cancel·lar abans de vendre o el mateix dia.",
                "El comprador es pot quedar el seu préstec, però només si el banc hi està d’acord. No ho sol fer amb les condicions antigues.",
                "Si compra i ven alhora, pregunti aviat al banc si un sol préstec pot cobrir totes dues coses.",
                "Els embargaments i altres càrregues es cancel·len igual: es demana la xifra, es paga i s’esborra la inscripció.",
              ],
            },
          ],
        },
        {
          heading: "Quant costa tornar i cancel·lar el préstec?",
          blocks: [
            {
              caption: "Orientatiu, amb IVA i còpies, si encara deu 120.000\u00a0€",
              columns: ["Concepte", "Import"],
              rows: [
                ["Certificat de deute del banc i signatura del seu apoderat", "0\u00a0€"],
                ["Escriptura de cancel·lació a la notaria", "60–200\u00a0€"],
                ["Registre de la Propietat", "30–100\u00a0€"],
                ["Gestoria, si en fa servir", "200–400\u00a0€"],
                [
                  "Pagament anticipat, tipus variable",
                  "0\u00a0€, o com a màxim 300\u00a0€ els tres primers anys (o 180\u00a0€ els cinc primers)",
                ],
                [
                  "Pagament anticipat, tipus fix",
                  "com a màxim 2.400\u00a0€ els deu primers anys i 1.800\u00a0€ després",
                ],
              ],
            },
          ],
        },
        {
          heading: "Quan es fa cada cosa?",
          blocks: [
            {
              steps: [
                "Abans de l’anunci: el saldo i el contracte.",
                "A les arres: es diu que hi ha hipoteca i que es cancel·larà.",
                "Dues o tres setmanes abans de l’escriptura: s’avisa el banc de la data.",
                "El dia de la signatura: certificat, xecs i cancel·lació.",
                "Després: el registre, i la baixa de l’assegurança lligada al préstec, de la qual es reclama la prima no consumida.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Com es reparteix el preu a la notaria?",
        blocks: [
          "Un habitatge es ven per 450.000\u00a0€ i queden 120.000\u00a0€ d’un préstec variable, en el vuitè any. No hi ha compensació. Qui ven ja ha cobrat 45.000\u00a0€ d’arres. Aquell dia, 120.000\u00a0€ van al banc, uns 1.000\u00a0€ es poden retenir per a la cancel·lació i 284.000\u00a0€ són per al venedor.",
        ],
      },
      inShort: [
        "Un habitatge hipotecat es pot vendre: el préstec es paga amb el preu a la notaria.",
        "El banc certifica el deute d’aquell dia i signa la cancel·lació.",
        "Ho paga qui ven, i després s’esborra del registre.",
      ],
      next: "Per saber què li quedarà després del banc, comenci per una [valoració gratuïta](/valuation).",
      description:
        "Vendre un pis amb hipoteca: com es paga el préstec a la notaria, com es fa la cancel·lació registral, què pot cobrar el banc i què cal fer si deu més del preu.",
      sources: [
        "Llei 5/2019, art. 23",
        "Llei hipotecària, de 8 de febrer de 1946, arts. 79 i 82",
        "Reial decret legislatiu 1/1993, art. 45",
      ],
    },
    ru: {
      names: [
        "продажа квартиры с ипотекой",
        "продажа жилья с ипотекой",
        "продать ипотечную квартиру",
        "продать квартиру в ипотеке",
        "снятие ипотеки при продаже",
        "погашение ипотеки при продаже",
        "продажа ипотечного жилья",
      ],
      title: "Продажа жилья с ипотекой",
      answers: {
        what: [
          "Продажа жилья с ипотекой в Испании\u00a0— дело обычное: кредит гасят из цены в день сделки, и покупатель получает жильё свободным.",
          "Для этого ваш банк должен назвать сумму долга на этот самый день.",
          "Потом остаётся снять запись об ипотеке в реестре собственности.",
        ],
        cost: "Продажа жилья с ипотекой обычно добавляет 90–300\u00a0€ за нотариальный акт о снятии и запись в реестре и 200–400\u00a0€, если этим занимается посредник. К ним прибавляется компенсация за досрочное погашение, если она есть в договоре: при долге 120\u00a0000\u00a0€ и фиксированной ставке в первые десять лет не больше 2400\u00a0€. Гербового сбора с этого акта нет.",
        time: "Продажа жилья с ипотекой идёт не дольше обычной, если предупредить банк за две-три недели до сделки. Запись в реестре снимают уже после неё, и ваше присутствие не нужно.",
        who: "При продаже жилья с ипотекой погашает и снимает её собственник. Покупатель обычно удерживает сумму на снятие, а занимается им его банк или посредник по оформлению.",
      },
      sections: [
        {
          heading: "Как это проходит, шаг за шагом?",
          blocks: [
            {
              steps: [
                "Узнайте в банке остаток долга и посмотрите в договоре условия досрочного погашения.",
                "Запишите в договоре задатка, что на жилье ипотека и что передадите вы его свободным.",
                "За несколько недель до сделки закажите справку о долге именно на этот день.",
                "У нотариуса цену делят: один банковский чек вашему банку, остальное вам.",
                "Представитель банка подписывает акт о снятии ипотеки в тот же день или вскоре после него.",
                "Акт уходит в реестр, и новая выписка (nota simple) показывает жильё без обременений.",
              ],
            },
          ],
        },
        {
          heading: "Что банк вправе взять за досрочное погашение?",
          blocks: [
            "Для кредитов, подписанных с 16\u00a0июня 2019\u00a0года, закон ставит пределы (Закон 5/2019, ст. 23):",
            {
              points: [
                "Переменная ставка: 0,25\u00a0% в первые три года или 0,15\u00a0% в первые пять лет, как записано в договоре, а потом ничего.",
                "Фиксированная ставка: 2\u00a0% в первые десять лет и 1,5\u00a0% позже.",
                "Никогда не больше того, что банк действительно теряет.",
              ],
            },
            "По более старым кредитам смотрят их собственный договор. Попросите банк письменно назвать точную сумму.",
          ],
        },
        {
          heading: "А если долг больше цены?",
          blocks: [
            "Тогда разницу в этот день вносите вы: банк не освободит жильё за меньшую сумму, чем ему должны. Поговорите с ним до объявления. Несколько недостающих тысяч обычно можно найти, большую брешь закрыть нечем.",
          ],
        },
        {
          heading: "Что ещё стоит знать заранее?",
          blocks: [
            {
              points: [
                "Выплаченная ипотека сама не исчезает: она числится в реестре, пока её кто-нибудь не снимет.",
                "Покупатель может взять ваш кредит на себя, но только с согласия банка. На прежних условиях банк соглашается редко.",
                "Если вы продаёте и покупаете одновременно, заранее спросите банк, может ли один кредит покрыть и то и другое.",
                "С арестами и другими обременениями поступают так же: узнают сумму, платят и снимают запись.",
              ],
            },
          ],
        },
        {
          heading: "Сколько стоит погасить и снять ипотеку?",
          blocks: [
            {
              caption: "Ориентир с НДС и копиями, если остаток долга 120\u00a0000\u00a0€",
              columns: ["Статья", "Сумма"],
              rows: [
                ["Справка банка о долге и подпись его представителя", "0\u00a0€"],
                ["Акт о снятии ипотеки у нотариуса", "60–200\u00a0€"],
                ["Реестр собственности", "30–100\u00a0€"],
                ["Посредник по оформлению, если он нужен", "200–400\u00a0€"],
                [
                  "Досрочное погашение, переменная ставка",
                  "0\u00a0€, самое большее 300\u00a0€ в первые три года (или 180\u00a0€ в первые пять)",
                ],
                [
                  "Досрочное погашение, фиксированная ставка",
                  "самое большее 2400\u00a0€ в первые десять лет и 1800\u00a0€ потом",
                ],
              ],
            },
          ],
        },
        {
          heading: "Что и когда делать?",
          blocks: [
            {
              steps: [
                "До объявления: узнать остаток долга и перечитать договор.",
                "В договоре задатка: назвать ипотеку и пообещать снять её.",
                "За две-три недели до сделки: сообщить банку дату.",
                "В день сделки: справка, банковские чеки, акт о снятии.",
                "После: запись в реестре и конец страховки, связанной с кредитом; остаток премии возвращают.",
              ],
            },
            "Если кредит взят в другой валюте или под два объекта сразу, предупредите банк раньше: расчёт суммы займёт больше времени. Когда должников двое, к нотариусу приходят оба или дают доверенность. Деньги за продажу приходят банковским чеком или переводом, который банк подтверждает в тот же день. Сверьте в справке номер кредита, сумму и дату: если сделку перенесли, справка нужна новая, потому что проценты начисляют за каждый день. Через месяц закажите выписку из реестра: в ней уже не должно быть ипотеки.",
          ],
        },
      ],
      example: {
        heading: "Как делят цену у нотариуса?",
        blocks: [
          "Жильё продают за 450\u00a0000\u00a0€, долг по переменной ставке на восьмом году\u00a0— 120\u00a0000\u00a0€. Компенсации нет. Продавец уже получил 45\u00a0000\u00a0€ задатка. В день сделки 120\u00a0000\u00a0€ идут банку, около 1\u00a0000\u00a0€ могут удержать на снятие ипотеки, а 284\u00a0000\u00a0€ получает продавец.",
        ],
      },
      inShort: [
        "Жильё с ипотекой можно продать: кредит гасят из цены у нотариуса.",
        "Банк подтверждает долг на этот день и подписывает снятие.",
        "Платит за это продавец, а запись в реестре убирают потом.",
      ],
      next: "Чтобы понять, сколько останется после банка, начните с [бесплатной оценки](/valuation).",
      description:
        "Продажа жилья с ипотекой в Испании: как кредит гасят у нотариуса, что банк вправе взять за досрочное погашение, кто снимает запись и если долг больше цены.",
      sources: [
        "Закон 5/2019, ст. 23",
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст. 79 и 82",
        "Королевский законодательный декрет (RDLeg) 1/1993, ст. 45",
      ],
    },
  },
};
