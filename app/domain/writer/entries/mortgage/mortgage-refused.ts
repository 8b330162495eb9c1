import type { Entry } from "../entry";

export const mortgageRefused: Entry = {
  theme: "mortgage",
  related: ["debts-and-income", "deposit-contract", "bank-valuation", "mortgage-documents"],
  checked: "2026-11-23",
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
        "can a mortgage be refused after the deposit contract",
        "mortgage contingency clause spain",
      ],
      title: "When the bank refuses the mortgage",
      answers: {
        what: "A mortgage refused by the bank doesn’t have to cost you the deposit. If your contract names the mortgage, the Civil Code of Catalonia (art.\u00a0621-49) lets you withdraw and get it back, unless you agreed otherwise or were careless. You need the refusal in writing, within the agreed time.",
        cost: "If your mortgage is refused, you have usually paid for the valuation already, and that money isn’t returned. The deposit comes back where article 621-49 or your contract says so; if the contract is silent about the loan, it can be lost.",
        time: "Once a mortgage is refused, the period in your contract is what counts: the written refusal has to reach the seller within it. Agree on enough days at the start, and ask the bank for its letter on the day you hear the answer.",
        when: "After a mortgage is refused you have to tell the seller within the period of your contract, and the law sets no other. So ask for the written refusal on the day you hear of it and send it at once by a means that leaves proof. In the contract, leave the bank enough days: the waiting days before signing are only part of it.",
        must: "Yes, a mortgage can be refused after the deposit contract: a bank is bound only once it has issued its offer. Whether you get the deposit back depends on the contract. If it provides for the loan, article 621-49 of the Civil Code of Catalonia lets you withdraw with a written refusal, unless that was excluded; if it doesn’t, the seller may keep it.",
        how: "If your mortgage is refused, ask the bank for the reason in writing, check the time in your contract and tell the seller at once. At the same time take the same file to another bank, as each one has its own criteria.",
        model:
          "A clause for a refused mortgage names five things: the loan, the bank, the date, the proof and the return. For example: “The buyer will pay part of the price with a mortgage of at least €… from …. If the bank refuses it in writing before …, or its valuation is below €…, through no negligence of the buyer, the buyer may withdraw and the seller returns the whole deposit within … days.” Have a lawyer fit it to your case.",
        pitfalls:
          "With a mortgage refused, deposits are lost in three ways: the contract said nothing of the loan, the refusal came after the agreed date, or the buyer had never sent the documents. A low valuation is a fourth, because it is no refusal unless the contract calls it one.",
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
          heading: "What should the mortgage clause in your contract say?",
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
          heading: "What can you do after a refusal?",
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
        {
          heading: "What happens to the deposit in each case?",
          blocks: [
            {
              caption: "A deposit (arras) of a tenth at €300,000: €30,000",
              columns: ["What happened", "Deposit", "What you need"],
              rows: [
                ["Bank refuses, contract provides for the loan", "returned", "the refusal in writing, in time"],
                ["Bank refuses, contract is silent", "may be lost", "the seller’s goodwill"],
                ["Valuation too low, no clause for it", "may be lost", "more savings or another bank"],
                ["You turn the bank’s offer down", "lost", "–"],
                ["The seller withdraws", "€60,000 if it is a penitential deposit", "the contract and the receipt"],
                ["Both agree to end it", "as agreed", "a signed page"],
              ],
            },
          ],
        },
        {
          heading: "How many days should the clause leave?",
          blocks: [
            "Count the bank’s steps: documents, valuation, decision, then 14 calendar days with the binding offer in Catalonia. Contracts of six to eight weeks usually leave room for them. Of sixty days, for example, the refusal could be due by day 35, so that a yes still has time for the waiting days and the notary, and a second bank can be asked on day 20. Two applications at once, with the same file, save more time than any extension.",
          ],
        },
      ],
      example: {
        heading: "How much deposit is at stake?",
        blocks: [
          "At €400,000 with a deposit of a tenth, the clause decides about €40,000. With it, a refusal costs you the valuation, some hundreds of euros. Without it, the seller may keep the €40,000, and the purchase ends all the same, because the €320,000 from the bank are missing.",
          [
            "{?x.home}For [{a.title}](/property/{a.id}) at {a.price} a tenth would be {a.tenth}.",
            "{!x.home}At {x.price} a tenth would be {x.tenth}.",
          ],
        ],
      },
      inShort:
        "A refusal by the bank can free the buyer from the contract, if it provides for the mortgage. The refusal has to be proved in time. Without a clause, the deposit is at risk.",
      next: "[Let us look at your deposit contract with you](/services/legal-support) before you sign it.",
      description:
        "Mortgage refused after the deposit contract: when the law in Catalonia gives the deposit back, what the clause should say and what the bank has to tell you.",
      sources: [
        "Civil Code of Catalonia, art.\u00a0621-49",
        "Law 5/2019, art.\u00a011.6",
        "Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1",
      ],
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
        "pueden denegar la hipoteca después de firmar arras",
        "modelo cláusula arras sujetas a hipoteca",
      ],
      title: "La hipoteca denegada",
      answers: {
        what: "Si el banco no le da la hipoteca, no tiene por qué perder las arras. Cuando el contrato prevé la financiación, el Código civil de Cataluña (art.\u00a0621-49) le permite desistir y recuperarlas, salvo pacto en contrario o descuido suyo. Necesita la hipoteca denegada por escrito y dentro del plazo pactado.",
        cost: "Con la hipoteca denegada se pierde normalmente lo que costó la tasación. Las arras vuelven si lo dicen el artículo 621-49 o el contrato; si este no habla del préstamo, pueden perderse.",
        time: "Con una hipoteca denegada manda el plazo del contrato: la negativa escrita debe llegar antes a quien vende. Pacte días suficientes desde el principio y pida la carta al banco el mismo día en que le respondan.",
        when: "Con la hipoteca denegada hay que avisar a quien vende dentro del plazo del contrato; la ley no fija otro. Pida la negativa por escrito el día en que se la comuniquen y envíela enseguida por un medio que deje prueba. Al pactar el plazo, deje margen al banco: los días de espera antes de firmar son solo una parte.",
        must: "Sí, aunque haya firmado arras pueden dejarle con la hipoteca denegada: el banco solo queda obligado cuando emite su oferta vinculante. Que recupere el dinero depende del contrato. Si prevé la financiación, el artículo 621-49 del Código civil de Cataluña le permite desistir con la negativa por escrito, salvo pacto en contrario; si no la prevé, quien vende puede quedárselo.",
        how: "Ante una hipoteca denegada, pida el motivo por escrito, mire el plazo del contrato y avise enseguida a quien vende. Mientras, lleve el mismo expediente a otro banco, porque cada uno tiene sus criterios.",
        model:
          "Una cláusula para el caso de hipoteca denegada dice cinco cosas: préstamo, banco, fecha, prueba y devolución. Por ejemplo: «La parte compradora pagará parte del precio con una hipoteca de al menos … € de …. Si el banco la deniega por escrito antes del …, o tasa la vivienda por debajo de … €, sin negligencia de la parte compradora, esta podrá desistir y se le devolverán las arras íntegras en … días». Que un abogado la adapte a su caso.",
        pitfalls:
          "Con una hipoteca denegada, las arras se pierden de tres maneras: el contrato no hablaba del préstamo, la negativa llegó fuera de plazo o la documentación nunca se entregó al banco. Hay una cuarta, la tasación baja, que no es una negativa si el contrato no la trata como tal.",
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
          heading: "¿Qué debe decir la cláusula de financiación?",
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
          heading: "¿Qué puede hacer después de la negativa?",
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
        {
          heading: "¿Qué pasa con las arras en cada caso?",
          blocks: [
            {
              caption: "Arras de la décima parte con 300.000\u00a0€: 30.000\u00a0€",
              columns: ["Qué ha pasado", "Arras", "Qué necesita"],
              rows: [
                [
                  "El banco se niega y el contrato prevé el préstamo",
                  "se devuelven",
                  "la negativa por escrito y a tiempo",
                ],
                ["El banco se niega y el contrato calla", "pueden perderse", "la buena voluntad de quien vende"],
                ["Tasación baja sin cláusula", "pueden perderse", "más ahorro u otro banco"],
                ["Usted rechaza la oferta del banco", "se pierden", "–"],
                ["Se retira quien vende", "60.000\u00a0€ si son penitenciales", "el contrato y el justificante"],
                ["Lo dejan de común acuerdo", "lo que pacten", "una hoja firmada"],
              ],
            },
          ],
        },
        {
          heading: "¿Cuántos días debe dejar la cláusula?",
          blocks: [
            "Cuente los pasos del banco: documentación, tasación, decisión y, en Cataluña, 14 días naturales con la oferta vinculante. En seis u ocho semanas suelen caber. De sesenta días, por ejemplo, la negativa podría presentarse hasta el 35: un sí deja tiempo para la espera y la notaría, y el día 20 aún se puede acudir a otro banco. Dos solicitudes a la vez, con el mismo expediente, ahorran más que cualquier prórroga.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto dinero de arras está en juego?",
        blocks: [
          "Con 400.000\u00a0€ y unas arras del diez por ciento, la cláusula decide sobre 40.000\u00a0€. Con ella, la negativa le cuesta la tasación, unos cientos de euros. Sin ella, quien vende puede quedarse los 40.000\u00a0€, y la compra termina igual, porque faltan los 320.000\u00a0€ del banco.",
          [
            "{?x.home}En [{a.title}](/property/{a.id}), a {a.price}, una décima parte serían {a.tenth}.",
            "{!x.home}Con {x.price}, una décima parte serían {x.tenth}.",
          ],
        ],
      },
      inShort:
        "La negativa del banco puede liberar a quien compra, si el contrato contaba con la hipoteca. Hay que probarla a tiempo. Sin cláusula, las arras corren peligro.",
      next: "[Revisamos con usted el contrato de arras](/services/legal-support) antes de que lo firme.",
      description:
        "Hipoteca denegada después de firmar arras: cuándo se recuperan en Cataluña, qué debe decir la cláusula de financiación y qué tiene que explicarle el banco.",
      sources: [
        "Código civil de Cataluña, art.\u00a0621-49",
        "Ley 5/2019, art.\u00a011.6",
        "Código de Consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1",
      ],
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
        "em poden denegar la hipoteca després de firmar arres",
        "model clàusula arres subjectes a hipoteca",
      ],
      title: "La hipoteca denegada",
      answers: {
        what: "Una hipoteca denegada pel banc no li ha de costar per força les arres. Si el contracte preveu el finançament, el Codi civil de Catalunya (art.\u00a0621-49) li permet desistir i recuperar-les, llevat de pacte en contra o descuit seu. Necessita la negativa per escrit i dins del termini pactat.",
        cost: "Amb la hipoteca denegada pel banc es perd normalment la taxació, que ja s’ha pagat. Les arres tornen si ho diuen l’article 621-49 o el contracte; si el contracte no parla del préstec, es poden perdre.",
        time: "Amb una hipoteca denegada pel banc mana el termini del contracte: la negativa escrita ha d’arribar abans a qui ven. Pacti prou dies des del començament i demani la carta el mateix dia que li responguin.",
        when: "Amb la hipoteca denegada pel banc s’ha d’avisar qui ven dins del termini del contracte; la llei no en fixa cap altre. Demani la negativa per escrit el dia que la hi comuniquin i enviï-la de seguida per un mitjà que deixi prova. En pactar el termini, deixi marge al banc: els dies d’espera abans de signar són només una part.",
        must: "Sí, encara que hagi firmat arres es pot trobar la hipoteca denegada pel banc: només queda obligat quan emet l’oferta vinculant. Que recuperi els diners depèn del contracte. Si preveu el finançament, l’article 621-49 del Codi civil de Catalunya li permet desistir amb la negativa per escrit, llevat de pacte en contra; si no el preveu, qui ven se’ls pot quedar.",
        how: "Davant d’una hipoteca denegada pel banc, demani’n el motiu per escrit, miri el termini del contracte i avisi de seguida qui ven. Mentrestant, porti el mateix expedient a un altre banc, perquè cadascun té els seus criteris.",
        model:
          "Una clàusula per si hi ha la hipoteca denegada pel banc diu cinc coses: préstec, banc, data, prova i devolució. Per exemple: «La part compradora pagarà part del preu amb una hipoteca d’almenys … € de …. Si el banc la denega per escrit abans del …, o taxa l’habitatge per sota de … €, sense negligència de la part compradora, aquesta podrà desistir i se li tornaran les arres íntegres en … dies». Que un advocat l’adapti al seu cas.",
        pitfalls:
          "Amb una hipoteca denegada pel banc, les arres es perden de tres maneres: el contracte no parlava del préstec, la negativa va arribar fora de termini o la documentació no es va lliurar mai al banc. N’hi ha una quarta, la taxació baixa, que no és cap negativa si el contracte no la tracta com a tal.",
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
          heading: "Què ha de dir la clàusula de finançament?",
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
          heading: "Què es pot fer després de la negativa?",
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
        {
          heading: "Què passa amb les arres en cada cas?",
          blocks: [
            {
              caption: "Arres de la desena part amb 300.000\u00a0€: 30.000\u00a0€",
              columns: ["Què ha passat", "Arres", "Què necessita"],
              rows: [
                ["El banc s’hi nega i el contracte preveu el préstec", "es tornen", "la negativa per escrit i a temps"],
                ["El banc s’hi nega i el contracte no en diu res", "es poden perdre", "la bona voluntat de qui ven"],
                ["Taxació baixa sense clàusula", "es poden perdre", "més estalvi o un altre banc"],
                ["Vostè rebutja l’oferta del banc", "es perden", "–"],
                ["Es retira qui ven", "60.000\u00a0€ si són penitencials", "el contracte i el justificant"],
                ["Ho deixen de comú acord", "el que pactin", "un full signat"],
              ],
            },
          ],
        },
        {
          heading: "Quants dies ha de deixar la clàusula?",
          blocks: [
            "Compti els passos del banc: documentació, taxació, decisió i, a Catalunya, 14 dies naturals amb l’oferta vinculant. En sis o vuit setmanes hi solen cabre. De seixanta dies, per exemple, la negativa es podria presentar fins al 35: un sí deixa temps per a l’espera i la notaria, i el dia 20 encara es pot anar a un altre banc. Dues sol·licituds alhora, amb el mateix expedient, estalvien més que cap pròrroga.",
          ],
        },
      ],
      example: {
        heading: "Quants diners d’arres hi ha en joc?",
        blocks: [
          "Amb 400.000\u00a0€ i unes arres del deu per cent, la clàusula decideix sobre 40.000\u00a0€. Amb la clàusula, la negativa li costa la taxació, uns quants centenars d’euros. Sense, qui ven es pot quedar els 40.000\u00a0€, i la compra s’acaba igualment, perquè falten els 320.000\u00a0€ del banc.",
          [
            "{?x.home}A [{a.title}](/property/{a.id}), a {a.price}, una desena part serien {a.tenth}.",
            "{!x.home}Amb {x.price}, una desena part serien {x.tenth}.",
          ],
        ],
      },
      inShort:
        "La negativa del banc pot alliberar qui compra, si el contracte comptava amb la hipoteca. S’ha de provar a temps. Sense clàusula, les arres corren perill.",
      next: "[Revisem amb vostè el contracte d’arres](/services/legal-support) abans que el signi.",
      description:
        "Hipoteca denegada després de signar arres: quan es recuperen a Catalunya, què ha de dir la clàusula de finançament i què li ha d’explicar el banc per llei.",
      sources: [
        "Codi civil de Catalunya, art.\u00a0621-49",
        "Llei 5/2019, art.\u00a011.6",
        "Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1",
      ],
    },
    ru: {
      names: [
        "отказ в ипотеке",
        "банк отказал в ипотеке",
        "отказали в ипотеке в Испании",
        "отказ банка после задатка",
        "вернут ли задаток если не дали ипотеку",
        "задаток и отказ в ипотеке",
        "могут ли отказать в ипотеке после задатка",
      ],
      title: "Если банк отказал в ипотеке",
      answers: {
        what: "Отказ в ипотеке не обязательно означает потерю задатка. Если договор предусматривал кредит, Гражданский кодекс Каталонии (ст.\u00a0621-49) позволяет отказаться от покупки и вернуть деньги, если стороны не решили иначе и покупатель не был небрежен. Нужен письменный отказ в оговорённый срок.",
        cost: "Отказ в ипотеке обычно стоит вам оценки: за неё уже заплачено. Задаток возвращают, если так говорит ст.\u00a0621-49 или договор; если о кредите в нём ни слова, задаток можно потерять.",
        time: "Когда получен отказ в ипотеке, решает срок из договора: письменный ответ банка должен попасть к продавцу до его конца. Договоритесь о достаточном сроке сразу и попросите у банка письмо в день ответа.",
        when: "Получив отказ в ипотеке, продавца предупреждают в срок из договора: другого закон не называет. Попросите письменный ответ в тот же день и сразу отправьте его способом, который оставляет доказательство. Договариваясь о сроке, дайте банку запас: дни ожидания перед сделкой\u00a0— только часть дела.",
        must: "Да, отказ в ипотеке возможен и после договора задатка: банк связан только с того дня, когда выдал обязательное предложение. Вернётся ли задаток, решает договор. Если кредит в нём предусмотрен, ст.\u00a0621-49 Гражданского кодекса Каталонии позволяет отказаться от покупки с письменным ответом банка, если стороны этого не исключили; если нет, продавец вправе оставить деньги себе.",
        how: "Получив отказ в ипотеке, попросите причину письменно, проверьте срок в договоре и сразу сообщите продавцу. Одновременно отнесите те же документы в другой банк: у каждого свои критерии.",
        model:
          "Условие на случай, если будет отказ в ипотеке, называет пять вещей: кредит, банк, дату, доказательство и возврат. Например: «Покупатель оплачивает часть цены ипотекой не менее … € в банке …. Если банк письменно откажет до … или оценит жильё ниже … € не по небрежности покупателя, тот вправе отказаться от покупки, и задаток возвращается полностью в течение … дней». Пусть юрист приспособит текст к вашему случаю.",
        pitfalls:
          "Отказ в ипотеке лишает задатка в трёх случаях: в договоре не было ни слова о кредите, ответ пришёл после срока или покупатель так и не отправил документы. Есть и четвёртый, низкая оценка: отказом она не считается, если договор не приравнял её к отказу.",
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
          heading: "Что написать в договоре об ипотеке?",
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
          heading: "Что можно сделать после отказа?",
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
        {
          heading: "Что будет с задатком в каждом случае?",
          blocks: [
            {
              caption: "Задаток в десятую часть при цене 300\u00a0000\u00a0€: 30\u00a0000\u00a0€",
              columns: ["Что произошло", "Задаток", "Что для этого нужно"],
              rows: [
                ["Банк отказал, в договоре есть кредит", "возвращают", "письменный отказ в срок"],
                ["Банк отказал, в договоре о кредите ни слова", "можно потерять", "добрая воля продавца"],
                [
                  "Оценка ниже цены, условия на этот случай нет",
                  "можно потерять",
                  "больше своих денег или другой банк",
                ],
                ["Вы сами отклонили предложение банка", "теряется", "–"],
                ["Отказался продавец", "60\u00a0000\u00a0€, если это arras penitenciales", "договор и платёжка"],
                ["Обе стороны согласны разойтись", "как договорятся", "подписанная страница"],
              ],
            },
            "Если по одной сделке уже внесён и резерв (reserva), и задаток, посмотрите, засчитан ли первый во второй: вернуть должны всю сумму, которую получил продавец. Когда продавец не отвечает, отказ банка посылают письмом с описью и подтверждением (burofax), чтобы доказать день получения.",
          ],
        },
        {
          heading: "Сколько дней оставить в договоре?",
          blocks: [
            "Посчитайте шаги банка: документы, оценка, решение, а в Каталонии ещё 14 календарных дней с обязательным предложением. В шесть–восемь недель они обычно укладываются. Из шестидесяти дней отказ, например, можно принимать до 35-го: тогда после согласия хватит времени на ожидание и нотариуса, а на 20-й день ещё не поздно обратиться в другой банк. Две заявки сразу, с одним комплектом, экономят больше времени, чем любая отсрочка.",
            "Если срок уже на исходе, а банк молчит, попросите продавца о продлении до последнего дня, письменно и с новой датой: продлевать истёкший срок он не обязан. К письму приложите справку банка о том, что заявка рассматривается.",
          ],
        },
      ],
      example: {
        heading: "Сколько денег под угрозой?",
        blocks: [
          "При цене 400\u00a0000\u00a0€ и задатке в одну десятую это условие решает судьбу 40\u00a0000\u00a0€. С ним отказ обойдётся в стоимость оценки, несколько сотен евро. Без него продавец вправе оставить 40\u00a0000\u00a0€ себе, а покупка всё равно сорвётся: не хватает 320\u00a0000\u00a0€ от банка.",
          [
            "{?x.home}У объекта [{a.title}](/property/{a.id}) ценой {a.price} десятая часть составила бы {a.tenth}.",
            "{!x.home}При цене {x.price} десятая часть составила бы {x.tenth}.",
          ],
        ],
      },
      inShort:
        "Отказ банка может освободить покупателя, если договор учитывал ипотеку. Отказ надо подтвердить вовремя. Без такого условия задаток под угрозой.",
      next: "[Изучим с вами договор задатка](/services/legal-support) до того, как вы его подпишете.",
      description:
        "Отказ в ипотеке после договора задатка: когда задаток возвращают по закону Каталонии, какое условие нужно в договоре и что обязан объяснить вам сам банк.",
      sources: [
        "Гражданский кодекс Каталонии, ст.\u00a0621-49",
        "Закон 5/2019, ст.\u00a011.6",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1",
      ],
    },
  },
};
