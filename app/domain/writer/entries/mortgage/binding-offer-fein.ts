import type { Entry } from "../entry";

export const bindingOfferFein: Entry = {
  theme: "mortgage",
  related: [
    "notary-pre-signing",
    "costs-of-the-mortgage",
    "fixed-or-variable",
    "time-to-buy",
    "taking-over-a-mortgage",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "binding mortgage offer",
        "fein",
        "fein document",
        "fein and fiae",
        "14\u00a0days mortgage offer",
        "european standardised information sheet",
        "mortgage offer spain",
      ],
      title: "The binding mortgage offer (FEIN)",
      answers: {
        what: [
          "The binding mortgage offer (FEIN) is the document in which the bank commits itself to a rate, a term and all conditions of your loan.",
          "In Catalonia you must have it at least {loan.days}\u00a0calendar days before you sign.",
          "Until then you may ask, compare and still say no.",
        ],
        cost: "The binding mortgage offer costs nothing, and neither does the notary’s explanation of it. The bank may charge only for services you have firmly asked for or accepted, and only if they were really given (Law 5/2019, art.\u00a014.3).",
        time: [
          "The binding mortgage offer must reach you at least {loan.days}\u00a0calendar days before signing in Catalonia; elsewhere in Spain the minimum is ten.",
          "It binds the bank for the period agreed in it. Ask for one that lasts beyond your date at the notary’s.",
        ],
        when: [
          "In Catalonia the binding mortgage offer has to be in your hands at least {loan.days} calendar days before you sign; elsewhere in Spain it is ten days.",
          "To sign on the 30th of a month, the complete set must have arrived by the 15th. The days can’t be shortened, not even at your own request.",
        ],
        must: "No, you are not bound by the binding mortgage offer: it binds the bank, and you may say no until the deed. Signing for it only confirms that you received it. If the bank changes a condition to your disadvantage, new documents and new days are needed.",
        how: "To check the binding mortgage offer, put it beside the first offer and go down line by line: sum, term, rate, TAE, products, fees. Send your questions to the bank in writing and take the answers to the notary.",
      },
      sections: [
        {
          heading: "Which documents come with the FEIN?",
          blocks: [
            "Article 14.1 of Law 5/2019 lists the set. It goes to you and, through a secure system, to the notary you choose.",
            {
              points: [
                "The FEIN itself, the same form in every EU country.",
                "The warnings sheet (FiAE): clauses with a risk, such as what happens if payments stop.",
                "With a variable rate, a page with payments in different scenarios.",
                "A draft of the contract, with every cost of signing in detail.",
                "A list of who pays which cost, and the conditions of any insurance required.",
              ],
            },
          ],
        },
        {
          heading: "What do the {loan.days}\u00a0days mean for your dates?",
          blocks: [
            [
              "The Consumer Code of Catalonia (Law 22/2010, art.\u00a0262-4.1) counts {loan.days}\u00a0calendar days, weekends included.",
              "They begin when the complete set has reached you. If a page is missing, the notary can’t take the days as started.",
              "Nobody can shorten them, not even at your own request.",
            ],
            "The Catalan law (art.\u00a0262-6.3) also lets you examine the deed of the loan at the notary’s during the five working days before signing.",
          ],
        },
        {
          heading: "How do you read a FEIN?",
          blocks: [
            {
              steps: [
                "Section by section, compare sum, term and rate with what you were told.",
                "Look for the TAE: it adds fees and required products to the rate.",
                "Read what happens to the rate if you give up a product.",
                "Find the lines on early repayment and on late payment.",
                "Check the date until which the bank is bound.",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong with the offer?",
          blocks: [
            {
              points: [
                "The deposit contract sets a date before the days have passed. Count backwards from the signing.",
                "The bank changes a figure on the last day. A change against you needs new documents and new days.",
                "You sign for documents that you have never opened. Open them first.",
              ],
            },
          ],
        },
        {
          heading: "What is the rate without the bank’s products worth?",
          blocks: [
            "The offer has to show the loan with and without the products sold beside it (Law 5/2019, art.\u00a017.7). Say €240,000 over 30 years costs 3% with life insurance, home insurance and a card, and 3.5% without: €1,012 or €1,078 a month. The half point is worth €66 a month, €790 a year. If the policies cost more than that, the dearer rate is the cheaper loan.",
          ],
        },
        {
          heading: "Can you still say no, and what does it cost?",
          blocks: [
            "Yes, until the deed. You owe the bank nothing for the offer itself; the valuation you have paid for is yours and can be shown to another bank while it is valid, six months. The deposit contract is another matter: article 621-49 of the Civil Code of Catalonia frees a buyer whom the bank has refused, and not one who turns the offer down. At €300,000 with a deposit of a tenth that is €30,000, so compare banks before you sign it.",
          ],
        },
      ],
      example: {
        heading: "How do you count back from the signing?",
        blocks: [
          [
            "Say you want to sign on the 30th of a month with 30\u00a0days.",
            "With {loan.days} full calendar days before it, the complete set has to be in your hands by the 15th.",
          ],
          "Before that the valuation has to be finished and the bank has to decide. Ask it how long both take, and add a week for a document that comes back with a question. Only then write a date into the deposit contract (arras), or a date with an extension in case the bank is late. The notary’s free meeting fits into the waiting days.",
          {
            caption: "Signing on the 30th, complete set on the 15th",
            columns: ["Until", "What to do", "Where"],
            rows: [
              ["15th", "sign for the set: the days begin", "bank"],
              ["18th", "put it beside the first offer and a second bank’s; send questions", "in writing"],
              ["22nd to 28th", "free meeting with the notary (acta previa)", "notary of your choice"],
              ["last five working days", "examine the deed of the loan", "notary’s office"],
              ["29th", "last day for the meeting", "notary of your choice"],
              ["30th", "sign deed of sale and deed of loan", "notary’s office"],
            ],
          },
        ],
      },
      inShort: [
        "The FEIN is the offer to which the bank is bound.",
        "You have at least {loan.days}\u00a0calendar days with it in Catalonia.",
        "The warnings sheet, the draft contract and the list of costs come with it.",
      ],
      next: "[Ask us how to fit the bank’s days into your deposit contract](/contact) before you agree on a date.",
      description:
        "The binding mortgage offer (FEIN): what it contains, which documents come with it, why you have 14\u00a0calendar days in Catalonia and how to read it line by line.",
      sources: [
        "Law 5/2019, arts.\u00a010, 14 and 17",
        "Consumer Code of Catalonia (Law 22/2010), arts.\u00a0262-4.1 and 262-6.3",
        "Civil Code of Catalonia, art.\u00a0621-49",
      ],
    },
    es: {
      names: [
        "oferta vinculante",
        "fein",
        "fein y fiae",
        "oferta vinculante hipoteca",
        "ficha europea de información normalizada",
        "documento fein",
        "plazo de la fein",
        "14\u00a0días hipoteca cataluña",
      ],
      title: "La oferta vinculante (FEIN)",
      answers: {
        what: [
          "La oferta vinculante (FEIN) es el documento en el que el banco se compromete a un tipo, un plazo y todas las condiciones de su préstamo.",
          "En Cataluña debe tenerla al menos {loan.days}\u00a0días naturales antes de firmar.",
          "Hasta ese día puede preguntar, comparar y decir que no.",
        ],
        cost: "La oferta vinculante es gratuita, y la explicación del notario también. El banco solo puede cobrar servicios que usted haya pedido en firme o aceptado, y que se hayan prestado de verdad (Ley 5/2019, art.\u00a014.3).",
        time: [
          "La oferta vinculante debe llegarle al menos {loan.days}\u00a0días naturales antes de la firma en Cataluña; en el resto de España el mínimo es de diez.",
          "Obliga al banco durante el plazo que indica. Pida que cubra con holgura el día de la notaría.",
        ],
        when: [
          "En Cataluña la oferta vinculante debe estar en sus manos al menos {loan.days} días naturales antes de firmar; en el resto de España son diez.",
          "Para firmar el día 30, el juego completo ha de haber llegado como muy tarde el 15. El plazo no se puede acortar, ni aunque lo pida usted.",
        ],
        must: "No, la oferta vinculante no le obliga a usted: obliga al banco, y puede decir que no hasta la escritura. Su firma solo confirma que la ha recibido. Si el banco cambia algo en su contra, hacen falta documentos nuevos y días nuevos.",
        how: "Para revisar la oferta vinculante, póngala junto a la primera oferta y baje línea por línea: importe, plazo, tipo, TAE, productos, comisiones. Mande las preguntas por escrito al banco y lleve las respuestas al notario.",
      },
      sections: [
        {
          heading: "¿Qué documentos acompañan a la FEIN?",
          blocks: [
            "El artículo 14.1 de la Ley 5/2019 enumera el juego completo. Lo recibe usted y, por un sistema seguro, el notario que elija.",
            {
              points: [
                "La propia FEIN, con el mismo formato en toda la Unión Europea.",
                "La ficha de advertencias (FiAE): las cláusulas con riesgo, por ejemplo qué pasa si se deja de pagar.",
                "Con tipo variable, una hoja con las cuotas en distintos escenarios.",
                "Un borrador del contrato con el desglose de los gastos de la firma.",
                "La relación de qué gasto paga cada uno y las condiciones de los seguros exigidos.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué suponen los {loan.days}\u00a0días para sus fechas?",
          blocks: [
            [
              "El Código de Consumo de Cataluña (Ley 22/2010, art.\u00a0262-4.1) cuenta {loan.days}\u00a0días naturales, fines de semana incluidos.",
              "Empiezan cuando usted tiene la documentación completa; si falta una hoja, el notario no puede darlos por iniciados.",
              "No se acortan, ni siquiera a petición suya.",
            ],
            "La ley catalana (art.\u00a0262-6.3) permite además examinar la escritura del préstamo en la notaría durante los cinco días hábiles anteriores.",
          ],
        },
        {
          heading: "¿Cómo se lee una FEIN?",
          blocks: [
            {
              steps: [
                "Apartado por apartado, compare importe, plazo y tipo con lo que le dijeron.",
                "Busque la TAE: suma al tipo las comisiones y los productos exigidos.",
                "Lea qué ocurre con el tipo si renuncia a un producto.",
                "Localice las líneas sobre la devolución anticipada y sobre el retraso en el pago.",
                "Mire hasta qué día queda obligado el banco.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué suele fallar con la oferta?",
          blocks: [
            {
              points: [
                "Las arras fijan una fecha anterior al final de los días. Cuente hacia atrás desde la firma.",
                "El banco cambia una cifra a última hora. Si le perjudica, hacen falta documentos nuevos y días nuevos.",
                "Se firma el recibo de unos documentos que nadie ha abierto. Ábralos antes.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto vale el tipo sin los productos del banco?",
          blocks: [
            "La oferta debe mostrar el préstamo con los productos que se venden al lado y sin ellos (Ley 5/2019, art.\u00a017.7). Supongamos 240.000\u00a0€ a 30 años al 3\u00a0% con seguro de vida, de hogar y tarjeta, o al 3,5\u00a0% sin nada: 1.012 o 1.078\u00a0€ al mes. El medio punto vale 66\u00a0€ al mes, 790 al año. Si los seguros cuestan más, la hipoteca barata es la del tipo alto.",
          ],
        },
        {
          heading: "¿Puede decir todavía que no y cuánto cuesta?",
          blocks: [
            "Sí, hasta la escritura. Por la oferta no debe nada al banco; la tasación que pagó es suya y sirve para otro mientras esté vigente, seis meses. Las arras son otra cosa: el artículo 621-49 del Código civil de Cataluña libera a quien el banco ha rechazado, no a quien rechaza la oferta. Con 300.000\u00a0€ y unas arras de la décima parte son 30.000\u00a0€: compare bancos antes de firmarlas.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo se cuenta hacia atrás desde la firma?",
        blocks: [
          [
            "Supongamos que quiere firmar el día 30 de un mes de 30\u00a0días.",
            "Con {loan.days}\u00a0días naturales completos por delante, el juego entero debe estar en sus manos el día 15.",
          ],
          "Antes tienen que acabar la tasación y la decisión del banco. Pregunte cuánto tardan y añada una semana por si algún documento vuelve con preguntas. Solo entonces ponga una fecha en el contrato de arras, o una fecha con prórroga por si el banco se retrasa. El acta previa cabe dentro de los días de espera.",
          {
            caption: "Firma el día 30 y documentación completa el 15",
            columns: ["Hasta", "Qué hacer", "Dónde"],
            rows: [
              ["15", "firmar el recibo: empiezan los días", "banco"],
              ["18", "compararla con la primera oferta y con la de otro banco; enviar preguntas", "por escrito"],
              ["del 22 al 28", "cita gratuita con el notario (acta previa)", "la notaría que elija"],
              ["últimos cinco días hábiles", "examinar la escritura del préstamo", "notaría"],
              ["29", "último día para el acta previa", "la notaría que elija"],
              ["30", "firmar compraventa y préstamo", "notaría"],
            ],
          },
        ],
      },
      inShort: [
        "La FEIN es la oferta que obliga al banco.",
        "En Cataluña la tiene en su poder al menos {loan.days}\u00a0días naturales.",
        "Con ella llegan las advertencias, el borrador del contrato y el reparto de gastos.",
      ],
      next: "[Pregúntenos cómo encajar los días del banco en su contrato de arras](/contact) antes de pactar la fecha.",
      description:
        "La oferta vinculante (FEIN): qué contiene, qué documentos la acompañan, por qué en Cataluña son 14\u00a0días naturales y cómo leerla bien antes de la notaría.",
      sources: [
        "Ley 5/2019, arts.\u00a010, 14 y 17",
        "Código de Consumo de Cataluña (Ley 22/2010), arts.\u00a0262-4.1 y 262-6.3",
        "Código civil de Cataluña, art.\u00a0621-49",
      ],
    },
    ca: {
      names: [
        "oferta vinculant",
        "oferta vinculant de la hipoteca",
        "fein hipoteca",
        "fein i fiae",
        "fitxa europea d’informació normalitzada",
        "termini de la fein",
        "14\u00a0dies hipoteca catalunya",
      ],
      title: "L’oferta vinculant (FEIN)",
      answers: {
        what: [
          "L’oferta vinculant (FEIN) és el document en què el banc es compromet a un tipus, un termini i totes les condicions del préstec.",
          "A Catalunya l’ha de tenir almenys {loan.days}\u00a0dies naturals abans de signar.",
          "Fins aquell dia pot preguntar, comparar i dir que no.",
        ],
        cost: "L’oferta vinculant és gratuïta, i l’explicació del notari també. El banc només pot cobrar serveis que vostè hagi demanat en ferm o acceptat, i que s’hagin prestat de debò (Llei 5/2019, art.\u00a014.3).",
        time: [
          "L’oferta vinculant li ha d’arribar almenys {loan.days}\u00a0dies naturals abans de signar a Catalunya; a la resta d’Espanya el mínim és de deu.",
          "Obliga el banc durant el termini que hi diu. Demani que cobreixi amb marge el dia de la notaria.",
        ],
        when: [
          "A Catalunya l’oferta vinculant ha de ser a les seves mans almenys {loan.days} dies naturals abans de signar; a la resta d’Espanya en són deu.",
          "Per signar el dia 30, el joc complet ha d’haver arribat com a molt tard el 15. El termini no es pot escurçar, ni que ho demani vostè.",
        ],
        must: "No, l’oferta vinculant no l’obliga a vostè: obliga el banc, i pot dir que no fins a l’escriptura. La seva firma només confirma que l’ha rebuda. Si el banc canvia res en contra seva, calen documents nous i dies nous.",
        how: "Per revisar l’oferta vinculant, posi-la al costat de la primera oferta i baixi línia per línia: import, termini, tipus, TAE, productes, comissions. Enviï les preguntes per escrit al banc i porti les respostes al notari.",
      },
      sections: [
        {
          heading: "Quins documents acompanyen la FEIN?",
          blocks: [
            "L’article 14.1 de la Llei 5/2019 n’enumera el joc sencer. El rep vostè i, per un sistema segur, el notari que triï.",
            {
              points: [
                "La FEIN mateixa, amb el mateix format a tota la Unió Europea.",
                "La fitxa d’advertiments (FiAE): les clàusules amb risc, per exemple què passa si es deixa de pagar.",
                "Amb tipus variable, un full amb les quotes en diversos escenaris.",
                "Un esborrany del contracte amb el detall de les despeses de signar.",
                "La relació de quina despesa paga cadascú i les condicions de les assegurances exigides.",
              ],
            },
          ],
        },
        {
          heading: "Què volen dir els {loan.days}\u00a0dies per a les seves dates?",
          blocks: [
            [
              "El Codi de consum de Catalunya (Llei 22/2010, art.\u00a0262-4.1) compta {loan.days}\u00a0dies naturals, caps de setmana inclosos.",
              "Comencen quan vostè té la documentació completa; si hi falta un full, el notari no els pot donar per començats.",
              "No s’escurcen, ni que ho demani vostè.",
            ],
            "La llei catalana (art.\u00a0262-6.3) també permet examinar l’escriptura del préstec a la notaria durant els cinc dies hàbils anteriors.",
          ],
        },
        {
          heading: "Com es llegeix una FEIN?",
          blocks: [
            {
              steps: [
                "Apartat per apartat, compari import, termini i tipus amb el que li van dir.",
                "Busqui la TAE: suma al tipus les comissions i els productes exigits.",
                "Miri què passa amb el tipus si renuncia a un producte.",
                "Localitzi les línies sobre la devolució anticipada i sobre el retard en el pagament.",
                "Comprovi fins a quin dia queda obligat el banc.",
              ],
            },
          ],
        },
        {
          heading: "Què acostuma a fallar amb l’oferta?",
          blocks: [
            {
              points: [
                "Les arres fixen una data abans que s’acabin els dies. Compti enrere des de la signatura.",
                "El banc canvia una xifra a última hora. Si el perjudica, calen documents nous i dies nous.",
                "Se signa el rebut d’uns documents que ningú no ha obert. Obri’ls abans.",
              ],
            },
          ],
        },
        {
          heading: "Quant val el tipus sense els productes del banc?",
          blocks: [
            "L’oferta ha de mostrar el préstec amb els productes que es venen al costat i sense (Llei 5/2019, art.\u00a017.7). Suposem 240.000\u00a0€ a 30 anys al 3\u00a0% amb assegurança de vida, de la llar i targeta, o al 3,5\u00a0% sense res: 1.012 o 1.078\u00a0€ al mes. El mig punt val 66\u00a0€ al mes, 790 a l’any. Si les assegurances costen més, la hipoteca barata és la del tipus alt.",
          ],
        },
        {
          heading: "Encara pot dir que no i quant costa?",
          blocks: [
            "Sí, fins a l’escriptura. Per l’oferta no deu res al banc; la taxació que ha pagat és seva i serveix per a un altre mentre sigui vigent, sis mesos. Les arres són una altra cosa: l’article 621-49 del Codi civil de Catalunya allibera qui el banc ha rebutjat, no qui rebutja l’oferta. Amb 300.000\u00a0€ i unes arres de la desena part són 30.000\u00a0€: compari bancs abans de signar-les.",
          ],
        },
      ],
      example: {
        heading: "Com es compta enrere des de la signatura?",
        blocks: [
          [
            "Suposem que vol signar el dia 30 d’un mes de 30\u00a0dies.",
            "Amb {loan.days}\u00a0dies naturals sencers al davant, ha de tenir tot el joc a les mans el dia 15.",
          ],
          "Abans s’han d’haver acabat la taxació i la decisió del banc. Pregunti quant triguen i afegeixi-hi una setmana per si algun document torna amb preguntes. Només llavors posi una data al contracte d’arres, o una data amb pròrroga per si el banc s’endarrereix. L’acta prèvia cap dins dels dies d’espera.",
          {
            caption: "Signatura el dia 30 i documentació completa el 15",
            columns: ["Fins al", "Què cal fer", "On"],
            rows: [
              ["15", "signar el rebut: comencen els dies", "banc"],
              ["18", "comparar-la amb la primera oferta i amb la d’un altre banc; enviar preguntes", "per escrit"],
              ["del 22 al 28", "cita gratuïta amb el notari (acta prèvia)", "la notaria que triï"],
              ["últims cinc dies hàbils", "examinar l’escriptura del préstec", "notaria"],
              ["29", "últim dia per a l’acta prèvia", "la notaria que triï"],
              ["30", "signar compravenda i préstec", "notaria"],
            ],
          },
        ],
      },
      inShort: [
        "La FEIN és l’oferta que obliga el banc.",
        "A Catalunya la té a les mans almenys {loan.days}\u00a0dies naturals.",
        "Hi van també els advertiments, l’esborrany del contracte i el repartiment de despeses.",
      ],
      next: "[Pregunti’ns com encaixar els dies del banc al contracte d’arres](/contact) abans de pactar la data.",
      description:
        "L’oferta vinculant (FEIN): què conté, quins documents l’acompanyen, per què a Catalunya són 14\u00a0dies naturals i com s’ha de llegir abans d’anar a la notaria.",
      sources: [
        "Llei 5/2019, arts.\u00a010, 14 i 17",
        "Codi de consum de Catalunya (Llei 22/2010), arts.\u00a0262-4.1 i 262-6.3",
        "Codi civil de Catalunya, art.\u00a0621-49",
      ],
    },
    ru: {
      names: [
        "обязательное предложение банка",
        "FEIN Испания",
        "предложение банка FEIN",
        "FEIN и FiAE",
        "14\u00a0дней до подписания ипотеки",
        "обязательная оферта банка",
        "документ FEIN",
      ],
      title: "Обязательное предложение банка (FEIN)",
      answers: {
        what: [
          "Обязательное предложение банка (FEIN)\u00a0— это документ, в котором банк берёт на себя обязательство: ставка, срок и все условия вашего кредита.",
          "В Каталонии его нужно получить не позже чем за {loan.days}\u00a0календарных дней до подписания.",
          "До этого дня можно спрашивать, сравнивать и отказаться.",
        ],
        cost: "Обязательное предложение банка бесплатно, как и объяснения нотариуса. Банк вправе брать деньги только за услуги, которые вы твёрдо заказали или приняли и которые действительно оказаны (Закон 5/2019, ст.\u00a014.3).",
        time: [
          "Обязательное предложение банка в Каталонии передают не позже чем за {loan.days}\u00a0календарных дней до сделки, в остальной Испании минимум десять.",
          "Банк связан им в течение указанного срока. Попросите, чтобы он с запасом покрывал день у нотариуса.",
        ],
        when: [
          "В Каталонии обязательное предложение банка должно быть у вас не позже чем за {loan.days} календарных дней до сделки, в остальной Испании за десять.",
          "Чтобы подписать 30-го числа, полный комплект нужно получить до 15-го. Сократить этот срок нельзя даже по вашей просьбе.",
        ],
        must: "Нет, обязательное предложение банка обязывает не вас, а банк: отказаться можно до самой сделки. Ваша подпись лишь подтверждает, что документы получены. Если банк изменит что-то вам во вред, понадобятся новые документы и новые дни.",
        how: "Чтобы проверить обязательное предложение банка, положите рядом первое предложение и идите строка за строкой: сумма, срок, ставка, TAE, продукты, комиссии. Вопросы отправьте банку письменно, ответы возьмите к нотариусу.",
      },
      sections: [
        {
          heading: "Какие документы прилагаются к FEIN?",
          blocks: [
            "Полный комплект перечислен в ст.\u00a014.1 Закона 5/2019. Его получаете вы, а через защищённую систему и нотариус, которого вы выбрали.",
            {
              points: [
                "Сам FEIN: его форма одинакова во всём Евросоюзе.",
                "Лист предупреждений (FiAE): условия с риском, например что будет, если перестать платить.",
                "При переменной ставке отдельный лист с платежами в разных сценариях.",
                "Проект договора с подробным перечнем расходов на подписание.",
                "Кто какой расход оплачивает и условия обязательных страховок.",
              ],
            },
          ],
        },
        {
          heading: "Что {loan.days}\u00a0дней значат для ваших сроков?",
          blocks: [
            [
              "Кодекс потребителей Каталонии (Закон 22/2010, ст.\u00a0262-4.1) считает {loan.days}\u00a0календарных дней вместе с выходными.",
              "Отсчёт идёт с того дня, когда у вас весь комплект. Если не хватает хотя бы листа, нотариус не вправе считать срок начавшимся.",
              "Сократить его нельзя даже по вашей просьбе.",
            ],
            "Каталонский закон (ст.\u00a0262-6.3) позволяет ещё и изучить акт ипотеки у нотариуса в течение пяти рабочих дней до подписания. Воспользуйтесь этим, если язык документа для вас чужой.",
          ],
        },
        {
          heading: "Как читать FEIN?",
          blocks: [
            {
              steps: [
                "Раздел за разделом сравните сумму, срок и ставку с тем, что вам обещали.",
                "Найдите TAE: к ставке здесь прибавлены комиссии и обязательные продукты.",
                "Посмотрите, какой станет ставка, если отказаться от одного из продуктов.",
                "Отметьте строки о досрочном погашении и о просрочке.",
                "Проверьте, до какого дня банк связан предложением.",
              ],
            },
          ],
        },
        {
          heading: "Что бывает не так с предложением банка?",
          blocks: [
            {
              points: [
                "В договоре задатка (arras) дата раньше, чем истекут эти дни. Считайте от сделки назад и добавьте запас на случай, если банк задержит хотя бы один документ.",
                "Банк меняет цифру в последний момент. Если это хуже для вас, нужны новые документы и новый срок.",
                "Покупатель расписывается за документы, которых не открывал. Сначала откройте их.",
              ],
            },
          ],
        },
        {
          heading: "Сколько стоит ставка без продуктов банка?",
          blocks: [
            "Банк обязан показать кредит и с продуктами, которые продают рядом, и без них (Закон 5/2019, ст.\u00a017.7). Допустим, 240\u00a0000\u00a0€ на 30 лет стоят 3\u00a0% со страхованием жизни, жилья и картой или 3,5\u00a0% без всего: 1012 или 1078\u00a0€ в месяц. Полпункта\u00a0— это 66\u00a0€ в месяц, 790\u00a0€ в год. Если полисы обходятся дороже, выгоднее кредит с более высокой ставкой.",
          ],
        },
        {
          heading: "Можно ли ещё отказаться и сколько это стоит?",
          blocks: [
            "Да, до самого акта. За предложение вы банку ничего не должны, а оплаченная оценка остаётся вашей и шесть месяцев годится для другого банка. С задатком иначе: статья 621-49 Гражданского кодекса Каталонии освобождает того, кому отказал банк, а не того, кто сам отказался от предложения. При цене 300\u00a0000\u00a0€ и задатке в десятую часть это 30\u00a0000\u00a0€, поэтому сравнивайте банки до договора задатка.",
          ],
        },
      ],
      example: {
        heading: "Как отсчитать срок от сделки?",
        blocks: [
          [
            "Допустим, вы хотите подписать акт 30-го числа месяца, в котором 30\u00a0дней.",
            "Чтобы до сделки прошло {loan.days} полных календарных дней, весь комплект должен быть у вас 15-го.",
          ],
          "До этого нужно закончить оценку и получить решение банка. Спросите, сколько они занимают, и добавьте неделю на случай, если документ вернут с вопросом. Только потом вписывайте дату в договор задатка, лучше с правом её перенести, если опоздает банк. Встреча у нотариуса укладывается в дни ожидания.",
          {
            caption: "Сделка 30-го, полный комплект 15-го",
            columns: ["До какого дня", "Что сделать", "Где"],
            rows: [
              ["15-е", "расписаться в получении: срок пошёл", "банк"],
              ["18-е", "сравнить с первым предложением и с другим банком, послать вопросы", "письменно"],
              ["22–28-е", "бесплатная встреча с нотариусом (acta previa)", "нотариус по вашему выбору"],
              ["последние пять рабочих дней", "изучить акт ипотеки", "у нотариуса"],
              ["29-е", "последний день для встречи", "нотариус по вашему выбору"],
              ["30-е", "подписать куплю-продажу и кредит", "у нотариуса"],
            ],
          },
        ],
      },
      inShort: [
        "FEIN\u00a0— это предложение, от которого банк не может отступить.",
        "В Каталонии оно у вас на руках не меньше {loan.days}\u00a0календарных дней.",
        "К нему прилагают лист предупреждений, проект договора и перечень расходов.",
      ],
      next: "[Спросите нас, как учесть дни банка в договоре задатка](/contact), до того как согласитесь на дату.",
      description:
        "Обязательное предложение банка (FEIN): что в нём есть, какие документы прилагаются, почему в Каталонии дают 14\u00a0календарных дней и как его правильно изучить.",
      sources: [
        "Закон 5/2019, ст.\u00a010, 14 и 17",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1 и 262-6.3",
        "Гражданский кодекс Каталонии, ст.\u00a0621-49",
      ],
    },
  },
};
