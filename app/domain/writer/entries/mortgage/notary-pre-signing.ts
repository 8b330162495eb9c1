import type { Entry } from "../entry";

export const notaryPreSigning: Entry = {
  theme: "mortgage",
  related: ["binding-offer-fein", "notary-day", "power-of-attorney", "costs-of-the-mortgage"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "notary’s pre-signing meeting",
        "pre-signing meeting",
        "acta previa",
        "notary meeting before the mortgage",
        "acta de transparencia",
        "free notary meeting mortgage",
        "notary test mortgage",
        "notary appointment before the mortgage",
      ],
      title: "The notary’s pre-signing meeting",
      answers: {
        what: "The notary’s pre-signing meeting (acta previa) is a free appointment at which a notary explains your mortgage to you, without the bank. It must take place by the day before signing at the latest. Without it there is no deed of the loan.",
        cost: "The notary’s pre-signing meeting is free of charge: the record of it carries no fee at all (Law 5/2019, art.\u00a015.8). You pay nothing for your questions either, and it doesn’t oblige you to sign the loan.",
        time: "The notary’s pre-signing meeting may be any day from the moment you have the complete documents, and the last possible one is the day before the deed. Don’t leave it to that day: a question that needs the bank’s answer takes time.",
        who: "Every borrower has to come to the notary’s pre-signing meeting, and so does every private person who guarantees the loan. Someone else may represent you, if the power of attorney covers it (Law 5/2019, art.\u00a015.3–4).",
        must: "Yes, the notary’s pre-signing meeting is compulsory: without it the notary may not sign the deed of the loan. It is free of charge, you choose the notary, and every borrower and guarantor has to come or be represented. It obliges nobody to sign afterwards.",
      },
      sections: [
        {
          heading: "What does the notary check before the loan?",
          blocks: [
            "First, whether the bank sent everything in time: binding offer (FEIN), warnings (FiAE), scenarios, draft contract, list of costs. If something is missing or late, the notary writes that down and may not sign the deed of the loan (art.\u00a015.5).",
            "Then the notary goes through the clauses one by one, tells you what each means for you and writes down your questions. At the end you answer a short test about the documents and the explanations.",
          ],
        },
        {
          heading: "Which questions are worth asking?",
          blocks: [
            {
              points: [
                "What happens to the rate if I cancel the insurance or the card?",
                "How much would my payment be in the worst of the scenarios?",
                "From how many unpaid instalments can the bank demand everything?",
                "What will an early repayment cost me, this year and later?",
                "Which costs of the signing are mine, and which are the bank’s?",
                "Does the draft contain anything that isn’t in the offer?",
              ],
            },
            "Bring them in writing, with the first offer beside the binding one. The notary is impartial, and this hour belongs to you.",
          ],
        },
        {
          heading: "How do you arrange the meeting?",
          blocks: [
            {
              steps: [
                "Choose the notary yourself and tell the bank; you needn’t take the one it suggests.",
                "The bank sends the documents through its secure system, together with your receipt.",
                "Fix the meeting some days before signing, with time for answers.",
                "Bring your passport and, if you need one, an interpreter.",
                "Sign the record only when your questions have been answered.",
              ],
            },
            {
              caption: "From the bank’s documents to the signing in Catalonia",
              columns: ["Step", "When", "Price"],
              rows: [
                [
                  "Complete set from the bank (FEIN, FiAE, draft)",
                  "at least {loan.days} calendar days before signing",
                  "€0",
                ],
                ["Meeting with the notary", "any day after that; ideally a week before signing", "€0"],
                ["Last possible meeting", "the day before the deed", "€0"],
                ["Deed of the loan open for reading", "the five working days before signing", "€0"],
                ["Deed of the loan", "with the deed of sale", "the bank pays the notary"],
              ],
            },
          ],
        },
        {
          heading: "What makes the meeting fail?",
          blocks: [
            {
              points: [
                "A guarantor hears of the meeting on the last day and can’t come.",
                "The buyer lives abroad, and the power of attorney speaks only of the purchase.",
                "The notary speaks no language of yours. Ask for an English-speaking office when you choose.",
                "The bank has sent an old draft. Compare the figures before you answer the test.",
              ],
            },
            "If you live far away, ask whether the meeting can be a few days before the signing, so that one journey is enough.",
          ],
        },
        {
          heading: "What if you can’t come yourself?",
          blocks: [
            "A power of attorney may cover the meeting, if it says so: purchase, mortgage and this meeting each need their own words. At a notary’s in Spain it costs about €30 to €60; one signed abroad also needs an apostille and a sworn translation. Your attorney then answers the test, so send your questions along. Two borrowers need not come on the same day, but both must have been before the deed.",
          ],
        },
        {
          heading: "What can still change after the meeting?",
          blocks: [
            {
              points: [
                "You may decide against the loan until the deed; attendance commits you to nothing.",
                "If the bank makes a condition worse, new documents and {loan.days} new days are due, and a new meeting.",
                "If an answer is still missing, put the signing off: the deposit contract should allow for it.",
                "If the notary finds a document missing or late, the deed has to wait, and it is for the bank to mend it.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does such a meeting look like?",
        blocks: [
          "You have been to two banks and chosen one. The offer arrives, and you notice that the rate goes up if the life insurance is cancelled. At the notary’s you ask by how much, and the notary shows you the line.",
          "You also ask what the policy costs in total. That figure isn’t in the documents, so the notary records the question and you write to the bank the same day. The answer comes before the deed, and you decide with both figures in front of you.",
        ],
      },
      inShort:
        "Before the deed of a mortgage, a notary explains it to you, free of charge and without the bank. It has to be done by the day before. You answer a short test, and your questions are recorded.",
      next: "[Tell us your date](/contact), and we’ll help you find a notary’s office that works in your language.",
      description:
        "The notary’s pre-signing meeting (acta previa): a free appointment before the mortgage deed. Who has to come, what is checked, which questions are worth asking.",
      sources: [
        "Law 5/2019, arts.\u00a014.1 g, 15 and 22.2",
        "Consumer Code of Catalonia (Law 22/2010), arts.\u00a0262-4.1 and 262-6.3",
      ],
    },
    es: {
      names: [
        "acta previa",
        "acta previa hipoteca",
        "acta notarial previa",
        "acta de transparencia",
        "acta de transparencia hipoteca",
        "visita al notario antes de la hipoteca",
        "test del notario hipoteca",
      ],
      title: "El acta previa",
      answers: {
        what: "El acta previa es una cita gratuita en la que el notario le explica su hipoteca, sin el banco delante. Tiene que hacerse, a más tardar, el día anterior a la firma. Sin ella no hay escritura del préstamo.",
        cost: "El acta previa no cuesta nada: la ley dice que no genera arancel (Ley 5/2019, art.\u00a015.8). Tampoco se pagan las preguntas, y haber ido no le obliga a firmar el préstamo.",
        time: "El acta previa puede hacerse cualquier día desde que tiene toda la documentación; el último posible es la víspera de la escritura. No la deje para entonces: una pregunta que dependa del banco necesita tiempo.",
        who: "Al acta previa acuden todos los titulares del préstamo y también las personas físicas que lo avalan. Puede ir alguien en su nombre si el poder lo incluye (Ley 5/2019, art.\u00a015.3 y 15.4).",
        must: "Sí, el acta previa es obligatoria: sin ella el notario no puede autorizar la escritura del préstamo. Es gratuita, la notaría la elige usted y deben acudir, o estar representados, todos los prestatarios y avalistas. A firmar después no obliga a nadie.",
      },
      sections: [
        {
          heading: "¿Qué comprueba el notario antes del préstamo?",
          blocks: [
            "Primero, que el banco lo haya enviado todo a tiempo: oferta vinculante (FEIN), advertencias (FiAE), escenarios, borrador y reparto de gastos. Si algo falta o llegó tarde, lo hace constar y no puede autorizar la escritura del préstamo (art.\u00a015.5).",
            "Después recorre las cláusulas una a una, le dice qué significan para usted y anota sus preguntas. Al final se contesta un test breve sobre lo entregado y lo explicado.",
          ],
        },
        {
          heading: "¿Qué merece la pena preguntar?",
          blocks: [
            {
              points: [
                "¿Qué pasa con el tipo si cancelo el seguro o la tarjeta?",
                "¿Cuánto pagaría en el peor escenario?",
                "¿Con cuántas cuotas impagadas puede el banco reclamarlo todo?",
                "¿Qué costaría devolver antes, este año y más adelante?",
                "¿Qué gastos de la firma son míos y cuáles del banco?",
                "¿Hay algo en el borrador que no esté en la oferta?",
              ],
            },
            "Llévelas escritas, con la primera oferta al lado de la vinculante. El notario es imparcial y esa hora es suya.",
          ],
        },
        {
          heading: "¿Cómo se organiza la cita?",
          blocks: [
            {
              steps: [
                "Elija usted la notaría y comuníqueselo al banco; no tiene que ser la que proponga.",
                "El banco envía la documentación por su sistema seguro, junto con el recibo firmado.",
                "Fije la cita unos días antes de la firma, con margen para las respuestas.",
                "Lleve el documento de identidad y, si hace falta, un intérprete.",
                "Firme el acta solo cuando estén contestadas sus preguntas.",
              ],
            },
            {
              caption: "De la documentación del banco a la firma, en Cataluña",
              columns: ["Paso", "Cuándo", "Precio"],
              rows: [
                [
                  "Documentación completa del banco (FEIN, FiAE, borrador)",
                  "al menos {loan.days} días naturales antes de firmar",
                  "0\u00a0€",
                ],
                ["Cita con el notario", "cualquier día a partir de ahí; mejor una semana antes de firmar", "0\u00a0€"],
                ["Último día posible", "la víspera de la escritura", "0\u00a0€"],
                ["Escritura del préstamo a su disposición", "los cinco días hábiles anteriores", "0\u00a0€"],
                ["Escritura del préstamo", "junto con la compraventa", "el notario lo paga el banco"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué hace fracasar la cita?",
          blocks: [
            {
              points: [
                "El avalista se entera el último día y no puede ir.",
                "Quien compra vive fuera y su poder habla solo de la compra.",
                "En la notaría no hablan su idioma; pregúntelo al elegirla.",
                "El banco mandó un borrador antiguo. Compare las cifras antes del test.",
              ],
            },
            "Si vive lejos, pregunte si la cita puede ser pocos días antes de la firma, y le bastará un viaje.",
          ],
        },
        {
          heading: "¿Y si no puede ir usted?",
          blocks: [
            "Puede ir un apoderado si el poder lo dice: compra, hipoteca y acta previa se nombran cada una por separado. En una notaría española el poder cuesta de 30 a 60\u00a0€; el firmado fuera necesita además apostilla y traducción jurada. El test lo contesta entonces el apoderado, así que dele sus preguntas. Dos titulares no tienen por qué ir el mismo día, pero los dos han de haber ido antes de la escritura.",
          ],
        },
        {
          heading: "¿Qué puede cambiar después de la cita?",
          blocks: [
            {
              points: [
                "Puede renunciar al préstamo hasta la escritura; haber asistido no compromete a nada.",
                "Si el banco empeora una condición, hacen falta documentos nuevos, otros {loan.days} días y otra cita.",
                "Si falta una respuesta, aplace la firma: las arras deberían permitirlo.",
                "Si el notario ve que falta un documento o llegó tarde, la escritura espera y es el banco quien debe arreglarlo.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cómo es una de estas citas?",
        blocks: [
          "Ha comparado dos bancos y se ha quedado con uno. Llega la oferta y ve que el tipo sube si cancela el seguro de vida. En la notaría pregunta cuánto, y el notario le señala la línea.",
          "También pregunta cuánto cuesta la póliza en total. Esa cifra no está en la documentación, así que el notario recoge la pregunta y usted escribe al banco ese mismo día. La respuesta llega antes de la escritura y decide con las dos cifras delante. Si no llegara, podría aplazar la firma: nadie le obliga.",
        ],
      },
      inShort:
        "Antes de la escritura de una hipoteca, un notario se la explica gratis y sin el banco. Ha de hacerse como mucho la víspera. Se contesta un test y quedan anotadas sus preguntas.",
      next: "[Díganos su fecha](/contact) y le ayudamos a encontrar una notaría que atienda en su idioma.",
      description:
        "El acta previa: la cita gratuita con el notario antes de firmar la hipoteca. Quién tiene que ir, qué se comprueba, qué conviene preguntar y qué suele fallar.",
      sources: [
        "Ley 5/2019, arts.\u00a014.1 g, 15 y 22.2",
        "Código de Consumo de Cataluña (Ley 22/2010), arts.\u00a0262-4.1 y 262-6.3",
      ],
    },
    ca: {
      names: [
        "acta prèvia",
        "acta prèvia de la hipoteca",
        "acta notarial prèvia",
        "acta de transparència",
        "cita amb el notari abans de la hipoteca",
        "test del notari",
      ],
      title: "L’acta prèvia",
      answers: {
        what: "L’acta prèvia és una cita gratuïta en què el notari li explica la hipoteca, sense el banc al davant. S’ha de fer, com a molt tard, el dia abans de signar. Sense aquesta acta no hi ha escriptura del préstec.",
        cost: "L’acta prèvia no costa res: la llei diu que no genera aranzel (Llei 5/2019, art.\u00a015.8). Les preguntes tampoc no es paguen, i haver-hi anat no l’obliga a signar el préstec.",
        time: "L’acta prèvia es pot fer qualsevol dia des que té tota la documentació; l’últim possible és la vigília de l’escriptura. No la deixi per a llavors: una pregunta que depengui del banc demana temps.",
        who: "A l’acta prèvia hi van tots els titulars del préstec i també les persones físiques que l’avalen. Hi pot anar algú en nom seu si el poder ho inclou (Llei 5/2019, art.\u00a015.3 i 15.4).",
        must: "Sí, l’acta prèvia és obligatòria: sense ella el notari no pot autoritzar l’escriptura del préstec. És gratuïta, la notaria la tria vostè i hi han d’anar, o estar-hi representats, tots els prestataris i avaladors. A signar després no obliga ningú.",
      },
      sections: [
        {
          heading: "Què comprova el notari abans del préstec?",
          blocks: [
            "Primer, que el banc ho hagi enviat tot a temps: oferta vinculant (FEIN), advertiments (FiAE), escenaris, esborrany i repartiment de despeses. Si hi falta res o va arribar tard, ho fa constar i no pot autoritzar l’escriptura del préstec (art.\u00a015.5).",
            "Després repassa les clàusules una per una, li diu què signifiquen per a vostè i anota les preguntes. Al final es respon un test curt sobre el que s’ha lliurat i explicat.",
          ],
        },
        {
          heading: "Què val la pena preguntar?",
          blocks: [
            {
              points: [
                "Què passa amb el tipus si cancel·lo l’assegurança o la targeta?",
                "Quant pagaria en el pitjor dels escenaris?",
                "Amb quantes quotes impagades pot el banc reclamar-ho tot?",
                "Què costaria tornar-lo abans, aquest any i més endavant?",
                "Quines despeses de la signatura són meves i quines del banc?",
                "Hi ha res a l’esborrany que no surti a l’oferta?",
              ],
            },
            "Porti-les escrites, amb la primera oferta al costat de la vinculant. El notari és imparcial i aquesta hora és de vostè.",
          ],
        },
        {
          heading: "Com s’organitza la cita?",
          blocks: [
            {
              steps: [
                "Triï vostè la notaria i comuniqui-ho al banc; no ha de ser la que li proposin.",
                "El banc envia la documentació pel seu sistema segur, amb el rebut signat.",
                "Fixi la cita uns dies abans de signar, amb marge per a les respostes.",
                "Porti el document d’identitat i, si cal, un intèrpret.",
                "Signi l’acta només quan les preguntes estiguin contestades.",
              ],
            },
            {
              caption: "De la documentació del banc a la signatura, a Catalunya",
              columns: ["Pas", "Quan", "Preu"],
              rows: [
                [
                  "Documentació completa del banc (FEIN, FiAE, esborrany)",
                  "almenys {loan.days} dies naturals abans de signar",
                  "0\u00a0€",
                ],
                ["Cita amb el notari", "qualsevol dia a partir d’aquí; millor una setmana abans de signar", "0\u00a0€"],
                ["Últim dia possible", "la vigília de l’escriptura", "0\u00a0€"],
                ["Escriptura del préstec a la seva disposició", "els cinc dies hàbils anteriors", "0\u00a0€"],
                ["Escriptura del préstec", "juntament amb la compravenda", "el notari el paga el banc"],
              ],
            },
          ],
        },
        {
          heading: "Què fa fracassar la cita?",
          blocks: [
            {
              points: [
                "L’avalador ho sap l’últim dia i no hi pot anar.",
                "Qui compra viu a fora i el poder només parla de la compra.",
                "A la notaria no parlen la seva llengua; pregunti-ho quan la triï.",
                "El banc va enviar un esborrany antic. Compari les xifres abans del test.",
              ],
            },
            "Si viu lluny, pregunti si la cita pot ser pocs dies abans de signar, i en tindrà prou amb un viatge.",
          ],
        },
        {
          heading: "I si no hi pot anar vostè?",
          blocks: [
            "Hi pot anar un apoderat si el poder ho diu: compra, hipoteca i acta prèvia s’han d’anomenar cadascuna per separat. En una notaria espanyola el poder costa de 30 a 60\u00a0€; el que se signa a fora necessita, a més, postil·la i traducció jurada. El test el respon llavors l’apoderat, de manera que doni-li les preguntes. Dos titulars no han d’anar-hi per força el mateix dia, però tots dos hi han d’haver anat abans de l’escriptura.",
          ],
        },
        {
          heading: "Què pot canviar després de la cita?",
          blocks: [
            {
              points: [
                "Pot renunciar al préstec fins a l’escriptura; haver-hi assistit no compromet a res.",
                "Si el banc empitjora una condició, calen documents nous, {loan.days} dies més i una altra cita.",
                "Si falta una resposta, ajorni la signatura: les arres ho haurien de permetre.",
                "Si el notari veu que falta un document o va arribar tard, l’escriptura s’espera i és el banc qui ho ha d’arreglar.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Com és una d’aquestes cites?",
        blocks: [
          "Ha comparat dos bancs i s’ha quedat amb un. Arriba l’oferta i veu que el tipus puja si cancel·la l’assegurança de vida. A la notaria pregunta quant, i el notari li assenyala la línia.",
          "També pregunta què costa la pòlissa en total. Aquesta xifra no és a la documentació, de manera que el notari recull la pregunta i vostè escriu al banc el mateix dia. La resposta arriba abans de l’escriptura i decideix amb les dues xifres al davant. Si no arribés, podria ajornar la signatura: ningú no l’hi obliga.",
        ],
      },
      inShort:
        "Abans de l’escriptura d’una hipoteca, un notari l’explica de franc i sense el banc. S’ha de fer com a molt tard la vigília. Es respon un test i queden anotades les preguntes.",
      next: "[Digui’ns la data](/contact) i l’ajudem a trobar una notaria que l’atengui en la seva llengua.",
      description:
        "L’acta prèvia: la cita gratuïta amb el notari abans de signar la hipoteca. Qui hi ha d’anar, què s’hi comprova, què convé preguntar i què acostuma a fallar.",
      sources: [
        "Llei 5/2019, arts.\u00a014.1 g, 15 i 22.2",
        "Codi de consum de Catalunya (Llei 22/2010), arts.\u00a0262-4.1 i 262-6.3",
      ],
    },
    ru: {
      names: [
        "предварительная встреча у нотариуса",
        "встреча с нотариусом до ипотеки",
        "acta previa Испания",
        "бесплатная встреча с нотариусом",
        "тест у нотариуса по ипотеке",
        "нотариус перед подписанием ипотеки",
      ],
      title: "Предварительная встреча у нотариуса",
      answers: {
        what: "Предварительная встреча у нотариуса (acta previa)\u00a0— это бесплатный приём, на котором нотариус без участия банка объясняет вам вашу ипотеку. Она должна пройти не позже кануна сделки. Без неё акт ипотеки не подпишут.",
        cost: "Предварительная встреча у нотариуса бесплатна: закон не разрешает брать за неё тариф (Закон 5/2019, ст.\u00a015.8). За вопросы тоже не платят, и подписывать кредит после неё вы не обязаны.",
        time: "Предварительная встреча у нотариуса возможна в любой день, когда у вас есть весь комплект документов, а последний срок\u00a0— накануне акта. Не откладывайте до него: на вопрос к банку нужно время.",
        who: "Предварительная встреча у нотариуса обязательна для всех заёмщиков и для каждого частного поручителя. Вместо вас может прийти представитель, если это указано в доверенности (Закон 5/2019, ст.\u00a015.3 и 15.4).",
        must: "Да, предварительная встреча у нотариуса обязательна: без неё он не вправе удостоверить акт кредита. Она бесплатна, нотариуса выбираете вы, прийти или прислать представителя должны все заёмщики и поручители. Подписывать кредит после неё никто не обязан.",
      },
      sections: [
        {
          heading: "Что нотариус проверяет до кредита?",
          blocks: [
            "Сначала он смотрит, всё ли банк прислал вовремя: предложение (FEIN), предупреждения (FiAE), сценарии, проект договора, перечень расходов. Если чего-то нет или оно опоздало, нотариус это записывает и не вправе заверить акт ипотеки (ст.\u00a015.5).",
            "Затем он проходит условия одно за другим, объясняет, что каждое значит для вас, и записывает вопросы. В конце вы отвечаете на короткий тест по документам и объяснениям.",
          ],
        },
        {
          heading: "О чём стоит спросить?",
          blocks: [
            {
              points: [
                "Какой станет ставка, если я откажусь от страховки или карты?",
                "Каким будет платёж в худшем сценарии?",
                "После скольких пропущенных платежей банк может потребовать весь долг?",
                "Сколько стоит досрочное погашение в этом году и позже?",
                "Какие расходы на подписание мои, а какие банка?",
                "Есть ли в проекте то, чего нет в предложении?",
              ],
            },
            "Принесите вопросы записанными, а первое предложение положите рядом с обязательным. Нотариус беспристрастен, и этот час принадлежит вам.",
          ],
        },
        {
          heading: "Как организовать встречу?",
          blocks: [
            {
              steps: [
                "Выберите нотариуса сами и сообщите банку: соглашаться на предложенного не обязательно.",
                "Банк передаст документы через защищённую систему вместе с вашей распиской.",
                "Назначьте встречу за несколько дней до сделки, чтобы успеть получить ответы.",
                "Возьмите паспорт, а если нужно, приходите с переводчиком.",
                "Подписывайте протокол, когда на все вопросы есть ответ.",
              ],
            },
            {
              caption: "От документов банка до сделки в Каталонии",
              columns: ["Шаг", "Когда", "Цена"],
              rows: [
                [
                  "Полный комплект банка (FEIN, FiAE, проект)",
                  "не позже чем за {loan.days} календарных дней до сделки",
                  "0\u00a0€",
                ],
                ["Встреча с нотариусом", "в любой день после этого, лучше за неделю до сделки", "0\u00a0€"],
                ["Последний возможный день", "накануне акта", "0\u00a0€"],
                ["Акт ипотеки открыт для чтения", "пять рабочих дней до сделки", "0\u00a0€"],
                ["Акт ипотеки", "вместе с куплей-продажей", "нотариусу платит банк"],
              ],
            },
          ],
        },
        {
          heading: "Из-за чего встреча срывается?",
          blocks: [
            {
              points: [
                "Поручитель узнаёт о встрече в последний день и не может прийти.",
                "Покупатель живёт за границей, а в доверенности говорится только о покупке.",
                "У нотариуса не говорят на вашем языке: узнайте об этом, когда выбираете.",
                "Банк прислал старый проект. До теста сравните цифры.",
              ],
            },
            "Если вы живёте далеко, спросите, можно ли встретиться за несколько дней до сделки: тогда хватит одной поездки. Билеты берите, когда обе даты подтверждены и банком, и нотариусом.",
          ],
        },
        {
          heading: "Что делать, если вы не можете прийти?",
          blocks: [
            "Прийти может представитель, если это сказано в доверенности: покупка, ипотека и предварительная встреча называются в ней отдельно. У нотариуса в Испании она стоит 30–60\u00a0€, а подписанной за рубежом нужны ещё апостиль и присяжный перевод. На тест тогда отвечает представитель, поэтому передайте ему свои вопросы. Двое заёмщиков могут прийти в разные дни, но до акта встреча нужна обоим.",
          ],
        },
        {
          heading: "Что ещё может измениться после встречи?",
          blocks: [
            {
              points: [
                "Отказаться от кредита можно до самого акта: участие во встрече ни к чему не обязывает.",
                "Если банк ухудшил условие, нужны новые документы, ещё {loan.days} дней и новая встреча.",
                "Если ответа ещё нет, отложите сделку: договор задатка должен это допускать.",
                "Если нотариус видит, что документа нет или он опоздал, акт откладывают, и исправлять это должен банк.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Как проходит такая встреча?",
        blocks: [
          "Вы сравнили два банка и выбрали один. Приходит предложение, и вы видите: ставка вырастет, если отказаться от страхования жизни. У нотариуса вы спрашиваете, на сколько, и он показывает нужную строку.",
          "Вы спрашиваете и о полной цене полиса. В документах этой цифры нет, поэтому нотариус записывает вопрос, а вы в тот же день пишете в банк. Ответ приходит до подписания акта, и вы решаете, видя обе цифры. Если бы его не было, сделку можно было бы отложить: торопить вас никто не вправе.",
        ],
      },
      inShort:
        "До акта ипотеки нотариус бесплатно и без банка объясняет её условия. Сделать это нужно не позже кануна сделки. Вы отвечаете на короткий тест, а ваши вопросы записывают.",
      next: "[Сообщите нам дату](/contact), и мы поможем найти нотариуса, который говорит на вашем языке.",
      description:
        "Предварительная встреча у нотариуса (acta previa): бесплатный приём перед актом ипотеки. Кто должен прийти, что проверяют и о чём полезно спросить заранее.",
      sources: [
        "Закон 5/2019, ст.\u00a014.1 g, 15 и 22.2",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1 и 262-6.3",
      ],
    },
  },
};
