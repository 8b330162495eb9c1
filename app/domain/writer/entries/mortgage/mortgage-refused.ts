import type { Entry } from "../entry";

export const mortgageRefused: Entry = {
  theme: "mortgage",
  related: ["debts-and-income", "deposit-contract", "bank-valuation", "mortgage-documents"],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "mortgage refused",
        "mortgage application rejected",
        "bank refuses mortgage",
        "mortgage denied after deposit",
        "lose deposit if mortgage refused",
        "mortgage declined spain",
        "mortgage subject clause",
      ],
      title: "When the bank refuses the mortgage",
      answers: {
        what: "A mortgage refused by the bank doesn’t have to cost you the deposit. If your contract names the mortgage, the Civil Code of Catalonia (art.\u00a0621-49) lets you withdraw and get it back, unless you agreed otherwise or were careless. You need the refusal in writing, within the agreed time.",
        cost: "If your mortgage is refused, you have usually paid for the valuation already, and that money isn’t returned. The deposit comes back where article 621-49 or your contract says so; if the contract is silent about the loan, it can be lost.",
        time: "Once a mortgage is refused, the period in your contract is what counts: the written refusal has to reach the seller within it. Agree on enough days at the start, and ask the bank for its letter on the day you hear the answer.",
        how: "If your mortgage is refused, ask the bank for the reason in writing, check the time in your contract and tell the seller at once. At the same time take the same file to another bank, as each one has its own criteria.",
      },
      sections: [
        {
          heading: "When does the law give the deposit back?",
          blocks: [
            "Article 621-49 of the Civil Code of Catalonia applies if the contract provides for a bank to finance all or part of the price. Then the buyer may withdraw on four conditions:",
            {
              points: [
                "The contract doesn’t exclude it. The parties may agree otherwise.",
                "The bank named in the contract has refused the loan, or refused to let you take over the seller’s.",
                "You prove it with a document, within the time agreed.",
                "The refusal isn’t due to your own negligence, such as documents never sent.",
              ],
            },
            "The seller returns the price paid and the deposit (arras). The buyer leaves the seller as if there had been no contract.",
          ],
        },
        {
          heading: "What should your contract say?",
          blocks: [
            {
              steps: [
                "That you buy with a mortgage: the sum, and if possible the bank.",
                "Until which day you have to show a refusal, counted from what the bank needs.",
                "What happens with a low valuation, which isn’t a refusal.",
                "That the whole deposit is returned, and how soon.",
              ],
            },
            "A sentence such as “the buyer will need financing” helps little without these four.",
          ],
        },
        {
          heading: "What must the bank tell you?",
          blocks: [
            "It has to inform you in writing, without delay and with reasons. If it refused because of a database, you get a copy of the result and the details of the database (Law 5/2019, art.\u00a011.6). Errors there can be put right, and the application made again. Ask for the letter even if the answer came by phone.",
          ],
        },
        {
          heading: "What are your ways forward?",
          blocks: [
            {
              points: [
                "Another bank: criteria for non-residents and the self-employed differ a lot.",
                "A smaller loan, with more savings or a lower price.",
                "A second borrower, who then answers for all of it.",
                "A debt repaid, a mistake corrected, and a new application.",
              ],
            },
            "Don’t send five applications on one day. Each bank sees that others have asked.",
          ],
        },
      ],
      example: {
        heading: "What is at stake?",
        blocks: [
          [
            "{?x.home}Take [{a.title}](/property/{a.id}) at {a.price}.",
            "{!x.home}Think of a price of {x.price}.",
            "You counted on {x.loan} from the bank.",
            "Without that sum you would need it in cash besides your own {x.own}, so for most buyers the purchase ends there.",
            "The clause decides whether the deposit ends with it.",
          ],
        ],
      },
      inShort:
        "A refusal by the bank can free the buyer from the contract, if it provides for the mortgage. The refusal has to be proved in time. Without a clause, the deposit is at risk.",
      next: "[Let us look at your deposit contract with you](/services/legal-support) before you sign it.",
      description:
        "Mortgage refused after the deposit contract: when the law in Catalonia gives the deposit back, what the clause should say and what the bank has to tell you.",
      sources: ["Civil Code of Catalonia, art.\u00a0621-49", "Law 5/2019, art.\u00a011.6"],
    },
    es: {
      names: [
        "hipoteca denegada",
        "me han denegado la hipoteca",
        "banco deniega la hipoteca",
        "arras y hipoteca denegada",
        "perder las arras si no dan la hipoteca",
        "denegación de hipoteca",
        "arras condicionadas a hipoteca",
        "el banco no me da la hipoteca",
        "dar arras y que el banco no dé la hipoteca",
        "cláusula de financiación arras",
      ],
      title: "La hipoteca denegada",
      answers: {
        what: "Si el banco no le da la hipoteca, no tiene por qué perder las arras. Cuando el contrato prevé la financiación, el Código civil de Cataluña (art.\u00a0621-49) le permite desistir y recuperarlas, salvo pacto en contrario o descuido suyo. Necesita la hipoteca denegada por escrito y dentro del plazo pactado.",
        cost: "Con la hipoteca denegada se pierde normalmente lo que costó la tasación. Las arras vuelven si lo dicen el artículo 621-49 o el contrato; si este no habla del préstamo, pueden perderse.",
        time: "Con una hipoteca denegada manda el plazo del contrato: la negativa escrita debe llegar antes a quien vende. Pacte días suficientes desde el principio y pida la carta al banco el mismo día en que le respondan.",
        how: "Ante una hipoteca denegada, pida el motivo por escrito, mire el plazo del contrato y avise enseguida a quien vende. Mientras, lleve el mismo expediente a otro banco, porque cada uno tiene sus criterios.",
      },
      sections: [
        {
          heading: "¿Cuándo devuelve la ley las arras?",
          blocks: [
            "El artículo 621-49 del Código civil de Cataluña se aplica si el contrato prevé que un banco financie todo o parte del precio. Entonces quien compra puede desistir con cuatro condiciones:",
            {
              points: [
                "El contrato no lo excluye; las partes pueden pactar otra cosa.",
                "La entidad designada niega el préstamo o no admite la subrogación en el de quien vende.",
                "Se justifica con un documento en el plazo acordado.",
                "La negativa no se debe a la propia negligencia, como no haber enviado la documentación.",
              ],
            },
            "Quien vende devuelve el precio recibido y las arras penitenciales. Quien compra lo deja todo como si no hubiera habido contrato.",
          ],
        },
        {
          heading: "¿Qué debería decir su contrato?",
          blocks: [
            {
              steps: [
                "Que compra con hipoteca: el importe y, si puede ser, el banco.",
                "Hasta qué día puede presentar una negativa, según lo que el banco necesite.",
                "Qué pasa si la tasación sale baja, que no es una negativa.",
                "Que se devuelven todas las arras y en cuánto tiempo.",
              ],
            },
            "Una frase como «el comprador necesitará financiación» sirve de poco sin estos cuatro puntos.",
          ],
        },
        {
          heading: "¿Qué debe decirle el banco?",
          blocks: [
            "Tiene que informarle por escrito, sin demora y con el motivo. Si se basó en un fichero, le da copia del resultado y los datos del fichero (Ley 5/2019, art.\u00a011.6). Los errores se pueden corregir.",
          ],
        },
        {
          heading: "¿Qué salidas hay?",
          blocks: [
            {
              points: [
                "Otro banco: los criterios para no residentes y autónomos cambian mucho.",
                "Un préstamo menor, con más ahorro o un precio más bajo.",
                "Un segundo titular, que responderá de todo.",
                "Cancelar una deuda, corregir un error y volver a pedirlo.",
              ],
            },
            "No presente cinco solicitudes el mismo día, porque cada banco ve que otros han preguntado.",
          ],
        },
      ],
      example: {
        heading: "¿Qué está en juego?",
        blocks: [
          [
            "{?x.home}Piense en [{a.title}](/property/{a.id}), a {a.price}.",
            "{!x.home}Piense en un precio de {x.price}.",
            "Usted contaba con {x.loan} del banco.",
            "Sin esa suma tendría que ponerla en efectivo además de sus {x.own}, y casi siempre la compra acaba ahí.",
            "De la cláusula depende que las arras acaben con ella.",
          ],
        ],
      },
      inShort:
        "La negativa del banco puede liberar a quien compra, si el contrato contaba con la hipoteca. Hay que probarla a tiempo. Sin cláusula, las arras corren peligro.",
      next: "[Revisamos con usted el contrato de arras](/services/legal-support) antes de que lo firme.",
      description:
        "Hipoteca denegada después de firmar arras: cuándo se recuperan en Cataluña, qué debe decir la cláusula de financiación y qué tiene que explicarle el banco.",
      sources: ["Código civil de Cataluña, art.\u00a0621-49", "Ley 5/2019, art.\u00a011.6"],
    },
    ca: {
      names: [
        "hipoteca denegada pel banc",
        "m’han denegat la hipoteca",
        "el banc denega la hipoteca",
        "arres i hipoteca denegada",
        "perdre les arres si no donen la hipoteca",
        "denegació de la hipoteca",
        "recuperar les arres si no donen la hipoteca",
        "arres condicionades a la hipoteca",
      ],
      title: "La hipoteca denegada",
      answers: {
        what: "Una hipoteca denegada pel banc no li ha de costar per força les arres. Si el contracte preveu el finançament, el Codi civil de Catalunya (art.\u00a0621-49) li permet desistir i recuperar-les, llevat de pacte en contra o descuit seu. Necessita la negativa per escrit i dins del termini pactat.",
        cost: "Amb la hipoteca denegada pel banc es perd normalment la taxació, que ja s’ha pagat. Les arres tornen si ho diuen l’article 621-49 o el contracte; si el contracte no parla del préstec, es poden perdre.",
        time: "Amb una hipoteca denegada pel banc mana el termini del contracte: la negativa escrita ha d’arribar abans a qui ven. Pacti prou dies des del començament i demani la carta el mateix dia que li responguin.",
        how: "Davant d’una hipoteca denegada pel banc, demani’n el motiu per escrit, miri el termini del contracte i avisi de seguida qui ven. Mentrestant, porti el mateix expedient a un altre banc, perquè cadascun té els seus criteris.",
      },
      sections: [
        {
          heading: "Quan torna la llei les arres?",
          blocks: [
            "L’article 621-49 del Codi civil de Catalunya s’aplica si el contracte preveu que un banc financi tot el preu o una part. Llavors qui compra pot desistir amb quatre condicions:",
            {
              points: [
                "El contracte no ho exclou; les parts poden pactar una altra cosa.",
                "L’entitat designada nega el préstec o no admet la subrogació en el de qui ven.",
                "Es justifica amb un document en el termini acordat.",
                "La negativa no ve de la pròpia negligència, com ara no haver enviat la documentació.",
              ],
            },
            "Qui ven torna el preu rebut i les arres penitencials. Qui compra ho deixa tot com si no hi hagués hagut contracte.",
          ],
        },
        {
          heading: "Què hauria de dir el seu contracte?",
          blocks: [
            {
              steps: [
                "Que compra amb hipoteca: l’import i, si pot ser, el banc.",
                "Fins a quin dia pot presentar una negativa, segons el que el banc necessiti.",
                "Què passa si la taxació surt baixa, que no és cap negativa.",
                "Que es tornen totes les arres i en quant de temps.",
              ],
            },
            "Una frase com «el comprador necessitarà finançament» serveix de poc sense aquests quatre punts.",
          ],
        },
        {
          heading: "Què li ha de dir el banc?",
          blocks: [
            "L’ha d’informar per escrit, sense demora i amb el motiu. Si es va basar en un fitxer, li dona còpia del resultat i les dades del fitxer (Llei 5/2019, art.\u00a011.6). Els errors es poden corregir.",
          ],
        },
        {
          heading: "Quines sortides hi ha?",
          blocks: [
            {
              points: [
                "Un altre banc: els criteris per a no residents i autònoms canvien molt.",
                "Un préstec més petit, amb més estalvis o un preu més baix.",
                "Un segon titular, que respondrà de tot.",
                "Cancel·lar un deute, corregir un error i tornar-ho a demanar.",
              ],
            },
            "No presenti cinc sol·licituds el mateix dia, perquè cada banc veu que d’altres han preguntat.",
          ],
        },
      ],
      example: {
        heading: "Què hi ha en joc?",
        blocks: [
          [
            "{?x.home}Pensi en [{a.title}](/property/{a.id}), a {a.price}.",
            "{!x.home}Pensi en un preu de {x.price}.",
            "Vostè comptava amb {x.loan} del banc.",
            "Sense aquesta suma l’hauria de posar en efectiu a més dels seus {x.own}, i gairebé sempre la compra s’acaba aquí.",
            "De la clàusula depèn que s’acabin també les arres.",
          ],
        ],
      },
      inShort:
        "La negativa del banc pot alliberar qui compra, si el contracte comptava amb la hipoteca. S’ha de provar a temps. Sense clàusula, les arres corren perill.",
      next: "[Revisem amb vostè el contracte d’arres](/services/legal-support) abans que el signi.",
      description:
        "Hipoteca denegada després de signar arres: quan es recuperen a Catalunya, què ha de dir la clàusula de finançament i què li ha d’explicar el banc per llei.",
      sources: ["Codi civil de Catalunya, art.\u00a0621-49", "Llei 5/2019, art.\u00a011.6"],
    },
    ru: {
      names: [
        "отказ в ипотеке",
        "банк отказал в ипотеке",
        "отказали в ипотеке в Испании",
        "отказ банка после задатка",
        "вернут ли задаток если не дали ипотеку",
        "задаток и отказ в ипотеке",
      ],
      title: "Если банк отказал в ипотеке",
      answers: {
        what: "Отказ в ипотеке не обязательно означает потерю задатка. Если договор предусматривал кредит, Гражданский кодекс Каталонии (ст.\u00a0621-49) позволяет отказаться от покупки и вернуть деньги, если стороны не решили иначе и покупатель не был небрежен. Нужен письменный отказ в оговорённый срок.",
        cost: "Отказ в ипотеке обычно стоит вам оценки: за неё уже заплачено. Задаток возвращают, если так говорит ст.\u00a0621-49 или договор; если о кредите в нём ни слова, задаток можно потерять.",
        time: "Когда получен отказ в ипотеке, решает срок из договора: письменный ответ банка должен попасть к продавцу до его конца. Договоритесь о достаточном сроке сразу и попросите у банка письмо в день ответа.",
        how: "Получив отказ в ипотеке, попросите причину письменно, проверьте срок в договоре и сразу сообщите продавцу. Одновременно отнесите те же документы в другой банк: у каждого свои критерии.",
      },
      sections: [
        {
          heading: "Когда закон возвращает задаток?",
          blocks: [
            "Ст. 621-49 Гражданского кодекса Каталонии действует, если по договору банк финансирует всю цену или её часть. Тогда покупатель вправе отказаться при четырёх условиях:",
            {
              points: [
                "Договор этого не исключает: стороны могли решить иначе.",
                "Названный в договоре банк отказал в кредите или в переводе на вас кредита продавца.",
                "Это подтверждено документом в согласованный срок.",
                "Причина не в небрежности покупателя, например в не отправленных документах.",
              ],
            },
            "Продавец возвращает полученную цену и задаток. Покупатель оставляет его в том же положении, будто договора не было: например, возвращает полученные ключи и документы.",
          ],
        },
        {
          heading: "Что должно быть в договоре?",
          blocks: [
            {
              steps: [
                "Что вы покупаете с ипотекой: сумма и, если можно, банк.",
                "До какого дня можно предъявить отказ, с учётом времени, нужного банку.",
                "Что происходит при низкой оценке: это ещё не отказ.",
                "Что задаток возвращают полностью и как скоро.",
              ],
            },
            "Фраза «покупателю понадобится финансирование» без этих четырёх пунктов мало помогает.",
          ],
        },
        {
          heading: "Что обязан сообщить банк?",
          blocks: [
            "Он обязан ответить письменно, без задержки и с указанием причины. Если отказ основан на базе данных, вам дают копию результата и сведения об этой базе (Закон 5/2019, ст.\u00a011.6). Ошибки в ней можно исправить, и после этого заявку рассматривают заново. Попросите письмо, даже если ответ вам уже сообщили по телефону.",
          ],
        },
        {
          heading: "Какие есть выходы?",
          blocks: [
            {
              points: [
                "Другой банк: к нерезидентам и работающим на себя подходят очень по-разному.",
                "Меньший кредит: больше накоплений, помощь родных с оформленным подарком или более низкая цена.",
                "Второй заёмщик, который будет отвечать за весь долг.",
                "Погасить долг, исправить ошибку и подать заявку снова.",
              ],
            },
            "Не отправляйте пять заявок в один день: каждый банк видит, что спрашивали другие. Лучше выбрать один-два и показать им, что изменилось с первого ответа.",
          ],
        },
      ],
      example: {
        heading: "Что стоит на кону?",
        blocks: [
          [
            "{?x.home}Возьмём для примера объект [{a.title}](/property/{a.id}), цена {a.price}.",
            "{!x.home}Возьмём для примера цену {x.price}.",
            "Вы рассчитывали на {x.loan} от банка.",
            "Без них эту сумму пришлось бы внести самому сверх {x.own}, и чаще всего покупка на этом заканчивается.",
            "От условия в договоре зависит, пропадёт ли вместе с ней и задаток.",
          ],
        ],
      },
      inShort:
        "Отказ банка может освободить покупателя, если договор учитывал ипотеку. Отказ надо подтвердить вовремя. Без такого условия задаток под угрозой.",
      next: "[Изучим с вами договор задатка](/services/legal-support) до того, как вы его подпишете.",
      description:
        "Отказ в ипотеке после договора задатка: когда задаток возвращают по закону Каталонии, какое условие нужно в договоре и что обязан объяснить вам сам банк.",
      sources: ["Гражданский кодекс Каталонии, ст.\u00a0621-49", "Закон 5/2019, ст.\u00a011.6"],
    },
  },
};
