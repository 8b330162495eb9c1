import type { Entry } from "../entry";

export const paperworkAgent: Entry = {
  theme: "costs",
  related: ["registry-costs", "transfer-tax", "costs-of-buying", "notary-costs", "buyers-lawyer"],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "gestoría",
        "gestoria",
        "paperwork agent",
        "gestor",
        "gestoría fees",
        "what is a gestor",
        "gestoría cost",
        "administrative agent spain",
        "gestor administrativo",
      ],
      title: "The paperwork agent (gestoría)",
      answers: {
        what: [
          "A paperwork agent (gestoría) is an office that looks after the deed once it is signed: it pays the tax for you, goes to the land registry and usually charges €300 to €500.",
          "Nobody is obliged to use one for a purchase without a mortgage.",
          "It is no lawyer: it files documents and doesn’t examine the purchase.",
        ],
        cost: [
          "A gestoría has no official tariff; each sets its own fee.",
          "Plan €300 to €500 for a purchase (market guides, checked on {checked}), VAT aside, and ask for a written quote before signing.",
        ],
        who: "The gestoría for the purchase is paid by the buyer who hires it. For the mortgage it is the lender who pays (Law 5/2019, art. 14.1 e), even though you see the same office in both.",
        how: "You hire a gestoría with an email: send the draft deed, your identity number and a transfer for tax and fees. Some weeks later it returns the registered deed and settles the account.",
      },
      sections: [
        {
          heading: "What does a gestoría do for you?",
          blocks: [
            {
              points: [
                "Works out the transfer tax or the stamp duty and files form 600.",
                "Pays with the money you have advanced and keeps the receipts.",
                "Brings the deed to the land registry and answers if the registrar asks for something.",
                "Tells the Cadastre and the town hall who the new owner is, where the notary hasn’t.",
                "If the seller lives abroad, can pay in the 3% withholding on form 211. Say so in writing, because it is not always included.",
              ],
            },
          ],
        },
        {
          heading: "How much does a gestoría cost for each task?",
          blocks: [
            {
              caption: "Usual fees (market guides, checked in November 2026)",
              columns: ["Task", "Usual fee", "Who pays"],
              rows: [
                ["Purchase: form 600 and land registry", "€300–500", "Buyer"],
                ["Mortgage deed", "€0 for you", "Lender"],
                ["Cancelling the old mortgage in the register", "€200–400", "Seller"],
                ["Form 211, if the seller lives abroad", "ask for a line of its own", "Buyer, by agreement"],
              ],
            },
            "No tariff fixes these, so two written quotes are enough to see whether a fee is out of line.",
          ],
        },
        {
          heading: "Can you do without a gestoría?",
          blocks: [
            "Yes. Form 600 can be filed on the website of the Catalan tax agency, and the notary sends the deed to the registry electronically. It takes a digital certificate, some patience and Spanish or Catalan. With a mortgage the lender usually insists on an office of its choice, which then does both.",
            "In that case ask the bank to separate the two bills. What belongs to the loan is not yours to pay.",
          ],
        },
        {
          heading: "How do you keep the money in view?",
          blocks: [
            {
              steps: [
                "Ask for an advance (provisión de fondos) with three lines: tax, land registry, fee.",
                "Check the tax line against the scale, band by band.",
                "Transfer to an account in the office’s name, never to a person’s.",
                "Ask for the tax receipt as soon as the term is over.",
                "At the end compare advance and invoices; what is left over comes back to you.",
              ],
            },
            "Two figures to check: the tax receipt against the scale, and the registry’s bill against its tariff, €262 before VAT at €500,000 for one buyer.",
          ],
        },
        {
          heading: "When does a gestoría file, and how long does it take?",
          blocks: [
            {
              steps: [
                "Day of the deed: the notary sends it to the registry, and the gestoría has your advance.",
                "Within one month: form 600 is filed and the tax paid.",
                "Then: up to fifteen working days for the registry to make the entry.",
                "Four to eight weeks after signing, as a rule: registered deed, invoices and what is left of the advance.",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong?",
          blocks: [
            "The advance is rounded up and the rest is never returned, simply because nobody asks. Or the reduced rate is forgotten: tell the office in writing which case is yours. Late filing brings a surcharge, and the tax agency claims it from the buyer, not from the gestoría. So note the date yourself.",
          ],
        },
      ],
      example: {
        heading: "How big should the advance be?",
        blocks: [
          {
            caption: "Advance for a resale home at €500,000, without a mortgage",
            columns: ["Line", "Amount"],
            rows: [
              ["Transfer tax, form 600", "€50,000"],
              ["Land registry, with VAT", "€450–800"],
              ["Fee of the gestoría", "€300–500"],
              ["Advance", "€50,750–51,300"],
            ],
          },
          [
            "For a home at {x.price} the tax alone is {x.tax}.",
            "The notary is usually paid apart, so an advance well above this sum deserves a question.",
          ],
        ],
      },
      inShort: [
        "A gestoría files the tax and takes the deed to the registry for you.",
        "No tariff fixes its charge, so ask for a quote in writing.",
        "The lender pays for the part that concerns the mortgage.",
      ],
      next: "Our [cost calculator](/costs) has a line for the gestoría that you can change to the quote you were given.",
      description:
        "What a gestoría does when you buy a home in Spain, its usual fee of €300 to €500, who pays, the advance worked out at €500,000 and when you can do without one.",
      sources: ["Law 5/2019, art. 14.1 e", "Royal Legislative Decree 1/1993", "Market guides for fees, 2026"],
    },
    es: {
      names: [
        "gestoría",
        "gestoria",
        "gastos de gestoría",
        "gestoría compraventa",
        "gestor administrativo",
        "cuánto cuesta una gestoría",
        "provisión de fondos",
        "gestoría hipoteca",
        "gestoría vivienda",
        "honorarios de gestoría",
      ],
      title: "La gestoría en la compra de una vivienda",
      answers: {
        what: [
          "La gestoría es el despacho que se ocupa de la escritura después de la firma: paga el impuesto por usted, la lleva al Registro de la Propiedad y suele cobrar de 300 a 500\u00a0€.",
          "En una compra sin hipoteca no es obligatoria.",
          "No hace de abogado: tramita documentos, pero no examina la compra.",
        ],
        cost: [
          "Una gestoría no tiene arancel: cada una pone su precio.",
          "Prevea de 300 a 500\u00a0€ por una compra (guías del mercado, consultadas el {checked}), IVA aparte, y pida presupuesto por escrito antes de firmar.",
        ],
        who: "La gestoría de la compra la paga quien la contrata, es decir, quien compra. La de la hipoteca la paga el banco (Ley 5/2019, art. 14.1 e), aunque el despacho sea el mismo.",
        how: "A una gestoría se le encarga todo con un correo: la minuta de la escritura, su número de identidad y el dinero necesario. Semanas después devuelve la escritura inscrita y liquida la cuenta.",
      },
      sections: [
        {
          heading: "¿Qué hace la gestoría por usted?",
          blocks: [
            {
              points: [
                "Calcula el impuesto de transmisiones o los AJD y presenta el modelo 600.",
                "Paga con el dinero que usted ha adelantado y guarda los justificantes.",
                "Lleva la escritura al registro y responde si el registrador pide algo.",
                "Comunica el cambio de titular al Catastro y al ayuntamiento, si no lo ha hecho la notaría.",
                "Si quien vende reside fuera, puede ingresar la retención del 3\u00a0% con el modelo 211. Pídalo por escrito: no siempre va incluido.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto cobra una gestoría por cada trámite?",
          blocks: [
            {
              caption: "Honorarios habituales (guías del mercado, consultadas en noviembre de 2026)",
              columns: ["Trámite", "Lo habitual", "Quién paga"],
              rows: [
                ["Compraventa: modelo 600 y registro", "300–500\u00a0€", "Quien compra"],
                ["Escritura de hipoteca", "0\u00a0€ para usted", "El banco"],
                ["Cancelar en el registro la hipoteca anterior", "200–400\u00a0€", "Quien vende"],
                ["Modelo 211, si el vendedor vive fuera", "pida una línea aparte", "Quien compra, según se pacte"],
              ],
            },
            "Ningún arancel los fija: con dos presupuestos por escrito basta para ver si uno se sale de lo normal.",
          ],
        },
        {
          heading: "¿Se puede prescindir de la gestoría?",
          blocks: [
            "Sí. El modelo 600 se presenta en la web de la Agencia Tributaria de Cataluña y la notaría envía la escritura al registro. Hacen falta certificado digital y un poco de paciencia. Con hipoteca, el banco suele exigir un despacho de su confianza, que se ocupa de las dos cosas.",
            "En ese caso, pida dos facturas separadas. Lo que corresponde al préstamo no le toca pagarlo a usted.",
          ],
        },
        {
          heading: "¿Cómo se controla el dinero de la provisión?",
          blocks: [
            {
              steps: [
                "Pida la provisión de fondos con tres líneas: impuesto, registro y honorarios.",
                "Compruebe la línea del impuesto con la escala, tramo a tramo.",
                "Transfiera a una cuenta a nombre del despacho, nunca de una persona.",
                "Reclame el justificante del impuesto en cuanto acabe el plazo.",
                "Al final, compare provisión y facturas; lo que sobra se lo devuelven.",
              ],
            },
            "Dos cifras que hay que comprobar: el justificante del impuesto con la escala y la factura del registro con su arancel, 262\u00a0€ sin IVA por 500.000\u00a0€ y un comprador.",
          ],
        },
        {
          heading: "¿Cuándo presenta la gestoría y cuánto tarda?",
          blocks: [
            {
              steps: [
                "Día de la firma: la notaría envía la escritura al registro y la gestoría ya tiene la provisión.",
                "Dentro del mes siguiente: presenta el modelo 600 y paga el impuesto.",
                "Después: hasta quince días hábiles para que el registro inscriba.",
                "De cuatro a ocho semanas tras la firma, por regla general: escritura inscrita, facturas y lo que sobre.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué suele salir mal?",
          blocks: [
            "La provisión se redondea al alza y el resto no vuelve, sencillamente porque nadie lo pide. O se olvida el tipo reducido: diga por escrito cuál es su caso. Presentar tarde lleva recargo, y la Agencia Tributaria se lo pide al comprador y no a la gestoría. Apunte usted también la fecha.",
          ],
        },
      ],
      example: {
        heading: "¿De cuánto debe ser la provisión?",
        blocks: [
          {
            caption: "Provisión para un piso de segunda mano de 500.000\u00a0€, sin hipoteca",
            columns: ["Línea", "Importe"],
            rows: [
              ["ITP, modelo 600", "50.000\u00a0€"],
              ["Registro, con IVA", "450–800\u00a0€"],
              ["Honorarios de la gestoría", "300–500\u00a0€"],
              ["Provisión", "50.750–51.300\u00a0€"],
            ],
          },
          [
            "Con una vivienda de {x.price}, solo el impuesto son {x.tax}.",
            "La notaría se suele pagar aparte; una provisión muy por encima de esta suma merece una pregunta.",
          ],
        ],
      },
      inShort: [
        "La gestoría presenta el impuesto y lleva la escritura al registro en su nombre.",
        "Su precio es libre: de ahí la importancia del presupuesto escrito.",
        "La parte que corresponde a la hipoteca la paga el banco.",
      ],
      next: "En la [calculadora de gastos](/costs) hay una línea para la gestoría, que puede cambiar por su presupuesto.",
      description:
        "Qué hace una gestoría en la compra de una vivienda, sus 300 a 500\u00a0€ habituales, quién la paga, la provisión calculada con 500.000\u00a0€ y cuándo no hace falta.",
      sources: [
        "Ley 5/2019, art. 14.1 e",
        "Real Decreto Legislativo 1/1993",
        "Guías del mercado sobre honorarios, 2026",
      ],
    },
    ca: {
      names: [
        "gestoria",
        "despeses de gestoria",
        "gestoria compravenda",
        "gestor administratiu",
        "quant costa una gestoria",
        "provisió de fons",
        "gestoria hipoteca",
        "gestoria habitatge",
        "honoraris de gestoria",
      ],
      title: "La gestoria en la compra d’un habitatge",
      answers: {
        what: [
          "La gestoria és el despatx que, després de la signatura, recull l’escriptura, paga l’impost per vostè, la porta al Registre de la Propietat i sol cobrar de 300 a 500\u00a0€.",
          "En una compra sense hipoteca no és obligatòria.",
          "No fa d’advocat: tramita documents, però no examina la compra.",
        ],
        cost: [
          "Una gestoria no té aranzel: cadascuna posa el seu preu.",
          "Prevegi de 300 a 500\u00a0€ per una compra (guies del mercat, consultades el {checked}), IVA a part, i demani pressupost per escrit abans de signar.",
        ],
        who: "La gestoria de la compra la paga qui la contracta, és a dir, qui compra. La de la hipoteca la paga el banc (Llei 5/2019, art. 14.1 e), encara que el despatx sigui el mateix.",
        how: "A una gestoria se li encarrega tot amb un correu: la minuta de l’escriptura, el seu número d’identitat i els diners necessaris. Setmanes després torna l’escriptura inscrita i passa comptes.",
      },
      sections: [
        {
          heading: "Què fa la gestoria per vostè?",
          blocks: [
            {
              points: [
                "Calcula l’impost de transmissions o els AJD i presenta el model 600.",
                "Paga amb els diners que vostè ha avançat i en guarda els justificants.",
                "Porta l’escriptura al registre i respon si el registrador demana alguna cosa.",
                "Comunica el canvi de titular al Cadastre i a l’ajuntament, si no ho ha fet la notaria.",
                "Si qui ven resideix fora, pot ingressar la retenció del 3\u00a0% amb el model 211. Demani-ho per escrit: no sempre hi va inclòs.",
              ],
            },
          ],
        },
        {
          heading: "Quant cobra una gestoria per cada tràmit?",
          blocks: [
            {
              caption: "Honoraris habituals (guies del mercat, consultades el novembre del 2026)",
              columns: ["Tràmit", "El més habitual", "Qui paga"],
              rows: [
                ["Compravenda: model 600 i registre", "300–500\u00a0€", "Qui compra"],
                ["Escriptura d’hipoteca", "0\u00a0€ per a vostè", "El banc"],
                ["Cancel·lar al registre la hipoteca anterior", "200–400\u00a0€", "Qui ven"],
                ["Model 211, si el venedor viu fora", "demani una línia a part", "Qui compra, segons es pacti"],
              ],
            },
            "Cap aranzel no els fixa: amb dos pressupostos per escrit n’hi ha prou per veure si un se’n surt.",
          ],
        },
        {
          heading: "Es pot prescindir de la gestoria?",
          blocks: [
            "Sí. El model 600 es presenta al web de l’Agència Tributària de Catalunya i la notaria envia l’escriptura al registre. Cal certificat digital i una mica de paciència. Amb hipoteca, el banc acostuma a voler un despatx de la seva confiança, que s’encarrega de totes dues coses.",
            "En aquest cas, demani dues factures separades. El que correspon al préstec no l’ha de pagar vostè.",
          ],
        },
        {
          heading: "Com es controlen els diners de la provisió?",
          blocks: [
            {
              steps: [
                "Demani la provisió de fons amb tres línies: impost, registre i honoraris.",
                "Comprovi la línia de l’impost amb l’escala, tram a tram.",
                "Faci la transferència a un compte a nom del despatx, mai d’una persona.",
                "Reclami el justificant de l’impost tan bon punt s’acabi el termini.",
                "Al final, compari provisió i factures; el que sobra l’hi tornen.",
              ],
            },
            "Dues xifres que cal comprovar: el justificant de l’impost amb l’escala i la factura del registre amb l’aranzel, 262\u00a0€ sense IVA per 500.000\u00a0€ i un sol comprador.",
          ],
        },
        {
          heading: "Quan presenta la gestoria i quant triga?",
          blocks: [
            {
              steps: [
                "Dia de la signatura: la notaria envia l’escriptura al registre i la gestoria ja té la provisió.",
                "Dins del mes següent: presenta el model 600 i paga l’impost.",
                "Després: fins a quinze dies hàbils perquè el registre inscrigui.",
                "De quatre a vuit setmanes després de signar, per regla general: escriptura inscrita, factures i el que sobri.",
              ],
            },
          ],
        },
        {
          heading: "Què sol anar malament?",
          blocks: [
            "La provisió s’arrodoneix a l’alça i la resta no torna, simplement perquè ningú no la demana. O s’oblida el tipus reduït: digui per escrit quin és el seu cas. Presentar-ho tard porta recàrrec, i l’Agència Tributària el demana al comprador i no a la gestoria. Apunti’s vostè també la data.",
          ],
        },
      ],
      example: {
        heading: "De quant ha de ser la provisió?",
        blocks: [
          {
            caption: "Provisió per a un pis de segona mà de 500.000\u00a0€, sense hipoteca",
            columns: ["Línia", "Import"],
            rows: [
              ["ITP, model 600", "50.000\u00a0€"],
              ["Registre, amb IVA", "450–800\u00a0€"],
              ["Honoraris de la gestoria", "300–500\u00a0€"],
              ["Provisió", "50.750–51.300\u00a0€"],
            ],
          },
          [
            "Amb un habitatge de {x.price}, només l’impost són {x.tax}.",
            "La notaria se sol pagar a part; una provisió molt per sobre d’aquesta suma demana una explicació.",
          ],
        ],
      },
      inShort: [
        "La gestoria presenta l’impost i porta l’escriptura al registre en nom seu.",
        "El preu és lliure: d’aquí ve la importància del pressupost escrit.",
        "La part que correspon a la hipoteca la paga el banc.",
      ],
      next: "A la [calculadora de despeses](/costs) hi ha una línia per a la gestoria, que pot canviar pel seu pressupost.",
      description:
        "Què fa una gestoria en la compra d’un habitatge, els 300 a 500\u00a0€ que sol cobrar, qui la paga, la provisió calculada amb 500.000\u00a0€ i quan no en cal cap.",
      sources: ["Llei 5/2019, art. 14.1 e", "Reial decret legislatiu 1/1993", "Guies del mercat sobre honoraris, 2026"],
    },
    ru: {
      names: [
        "gestoría",
        "gestoria",
        "посредник по оформлению",
        "оформление документов gestoría",
        "оформление покупки gestoría",
        "контора по оформлению",
        "gestor в Испании",
        "аванс на оформление",
        "кто оформляет документы после сделки",
      ],
      title: "Посредник по оформлению (gestoría)",
      answers: {
        what: [
          "Посредник по оформлению (gestoría)\u00a0— это контора, которая после сделки забирает нотариальный акт, платит за вас налог, несёт акт в реестр собственности и берёт за это обычно от 300 до 500\u00a0€.",
          "При покупке без ипотеки обращаться к ней не обязательно.",
          "Это не юрист: контора подаёт документы, но саму покупку и её условия не проверяет.",
        ],
        cost: [
          "Официального тарифа у gestoría нет, каждая назначает свою цену.",
          "За покупку рассчитывайте на сумму от 300 до 500\u00a0€ (обзоры рынка, проверено {checked}), не считая НДС, и попросите письменную смету до сделки.",
        ],
        who: "Посреднику по оформлению покупки платит тот, кто его нанял, то есть покупатель. За оформление ипотеки платит банк (Закон 5/2019, ст. 14.1 e), даже если контора одна и та же.",
        how: "Посреднику по оформлению достаточно написать: приложите проект акта и номер NIE и переведите деньги на налог и услуги. Через несколько недель он вернёт записанный в реестр акт и отчитается о деньгах.",
      },
      sections: [
        {
          heading: "Что делает посредник по оформлению?",
          blocks: [
            {
              points: [
                "Считает налог на передачу имущества или гербовый сбор и подаёт форму 600.",
                "Платит из денег, которые вы перевели заранее, и сохраняет квитанции.",
                "Относит акт в реестр и отвечает, если регистратор о чём-то спросит.",
                "Сообщает о новом собственнике в Кадастр и в мэрию, если этого не сделал нотариус.",
                "Если продавец живёт за границей, может перечислить удержание 3\u00a0% по форме 211. Договоритесь об этом письменно: это входит не всегда.",
              ],
            },
          ],
        },
        {
          heading: "Сколько берёт gestoría за каждое действие?",
          blocks: [
            {
              caption: "Обычное вознаграждение (обзоры рынка, проверено в ноябре 2026\u00a0года)",
              columns: ["Что делает", "Обычно", "Кто платит"],
              rows: [
                ["Покупка: форма 600 и реестр", "300–500\u00a0€", "Покупатель"],
                ["Ипотечный акт", "для вас 0\u00a0€", "Банк"],
                ["Снятие прежней ипотеки в реестре", "200–400\u00a0€", "Продавец"],
                [
                  "Форма 211, если продавец живёт за границей",
                  "попросите отдельную строку",
                  "Покупатель, как договорятся",
                ],
              ],
            },
            "Тарифа на эти услуги нет: двух письменных смет хватит, чтобы увидеть, не завышена ли цена.",
          ],
        },
        {
          heading: "Можно ли обойтись без посредника?",
          blocks: [
            "Да. Форму 600 подают на сайте налогового агентства Каталонии, а нотариус отправляет акт в реестр в электронном виде. Понадобятся электронный сертификат, немного терпения и испанский или каталанский язык. При ипотеке банк обычно требует контору по своему выбору, и она делает и то и другое.",
            "В таком случае попросите два отдельных счёта. То, что относится к кредиту, оплачивать не вам.",
          ],
        },
        {
          heading: "Как проследить за деньгами аванса?",
          blocks: [
            {
              steps: [
                "Попросите расчёт аванса (provisión de fondos) в три строки: налог, реестр, услуги.",
                "Сверьте строку налога со шкалой, ступень за ступенью.",
                "Переводите на счёт конторы и никогда на счёт частного лица.",
                "Как только срок уплаты пройдёт, потребуйте квитанцию о налоге.",
                "В конце сравните аванс и счета: остаток должны вам вернуть.",
              ],
            },
            "Проверьте две цифры: квитанцию о налоге сравните со шкалой, а счёт реестра\u00a0— с тарифом, 262\u00a0€ без НДС при цене 500\u00a0000\u00a0€ и одном покупателе. Если посредника выбираете сами, узнайте заранее, кто отвечает на запросы реестра и входит ли это в цену.",
          ],
        },
        {
          heading: "Когда посредник подаёт документы и сколько это длится?",
          blocks: [
            {
              steps: [
                "День сделки: нотариус отправляет акт в реестр, а аванс уже у посредника.",
                "В течение месяца: он подаёт форму 600 и платит налог.",
                "Потом: до пятнадцати рабочих дней реестр вносит запись.",
                "Через четыре–восемь недель после сделки, как правило: акт с отметкой реестра, счета и остаток аванса.",
              ],
            },
            "Всё это можно сделать и самому, если есть цифровой сертификат и вы читаете по-испански. Через посредника проще, когда вы живёте за границей.",
          ],
        },
        {
          heading: "Что чаще всего идёт не так?",
          blocks: [
            "Аванс округляют вверх, а остаток не возвращают просто потому, что о нём никто не спросил. Бывает, забывают о пониженной ставке: заранее письменно напомните, какой у вас случай. За опоздание начисляют надбавку, и налоговое агентство потребует её с покупателя, а не с конторы. Поэтому запишите последний день и у себя.",
          ],
        },
      ],
      example: {
        heading: "Каким должен быть аванс?",
        blocks: [
          {
            caption: "Аванс за вторичное жильё по цене 500\u00a0000\u00a0€, без ипотеки",
            columns: ["Строка", "Сумма"],
            rows: [
              ["Налог ITP, форма 600", "50\u00a0000\u00a0€"],
              ["Реестр, с НДС", "450–800\u00a0€"],
              ["Вознаграждение посредника", "300–500\u00a0€"],
              ["Аванс", "50\u00a0750–51\u00a0300\u00a0€"],
            ],
          },
          [
            "При цене {x.price} один только налог составит {x.tax}.",
            "Нотариусу обычно платят отдельно, поэтому об авансе намного больше этой суммы стоит спросить.",
          ],
        ],
      },
      inShort: [
        "Посредник по оформлению подаёт за вас налоговую декларацию и относит акт в реестр.",
        "Цену он назначает сам, поэтому важна письменная смета.",
        "Ту часть, что относится к ипотеке, оплачивает банк.",
      ],
      next: "В [калькуляторе расходов](/costs) есть строка для оформления: впишите туда свою смету.",
      description:
        "Что делает gestoría при покупке жилья в Испании, обычные 300–500\u00a0€, кто ей платит, из чего состоит аванс при цене 500\u00a0000\u00a0€ и когда без неё можно обойтись.",
      sources: [
        "Закон 5/2019, ст. 14.1 e",
        "Королевский законодательный декрет (RDLeg) 1/1993",
        "Обзоры рынка о ценах услуг, 2026\u00a0год",
      ],
    },
  },
};
