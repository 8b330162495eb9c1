import type { Entry } from "../entry";

export const registryCosts: Entry = {
  theme: "costs",
  related: ["notary-costs", "land-registry", "paperwork-agent", "costs-of-buying", "nota-simple"],
  isGeneral: true,
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "land registry costs",
        "land registry fees",
        "registry fees",
        "registration fees",
        "cost of registering a property",
        "cost of registering a deed",
        "how much is the land registry",
        "property registration cost",
        "registry tariff",
        "land registry cost calculator",
      ],
      title: "What the land registry costs",
      answers: {
        what: [
          "Land registry costs of a purchase are usually €450 to €800 with VAT (market guides, checked on {checked}); the tariff for the entry alone is about {x.registry} at {x.price}.",
          "A second buyer, a parking space with its own entry and the notes in the margin make the difference.",
          "The buyer pays, and the lender pays for the mortgage.",
        ],
        cost: [
          "Land registry costs come to €450 to €800 as a rule, with VAT (market guides, checked on {checked}).",
          "The tariff for the entry is €205 at €300,000, €262 at €500,000 and {x.registry} at {x.price}, before VAT.",
        ],
        time: "Land registry fees are paid when the entry is made. The registrar has fifteen working days from the filing of the deed to examine and record it (Mortgage Act, art. 18).",
        who: "Land registry costs of a purchase are the buyer’s (Civil Code of Catalonia, art. 531-6). Registering the mortgage is for the lender to pay, and erasing an old mortgage for the seller.",
      },
      sections: [
        {
          heading: "How much is the registry at each price?",
          blocks: [
            {
              caption: "Tariff for entering a purchase, before VAT (Royal Decree 1427/1989, about 5% taken off)",
              columns: ["Price of the home", "One buyer", "Two buyers, half each"],
              rows: [
                ["€200,000", "€177", "€254"],
                ["€300,000", "€205", "€325"],
                ["€400,000", "€234", "€354"],
                ["€500,000", "€262", "€382"],
                ["€600,000", "€291", "€411"],
                ["€1,000,000", "€367", "€525"],
              ],
            },
            "Each buyer’s share is counted for itself, which is why two people pay more than one. Couples with community of property count once.",
          ],
        },
        {
          heading: "Do you have to register at all?",
          blocks: [
            "No law obliges you to, and the home is yours once the deed is signed. Yet the register protects whoever relies on it (Mortgage Act, art. 34). As long as the entry still names the seller, a debt of theirs may land on your home. And a bank that lends to you will insist on the entry.",
          ],
        },
        {
          heading: "How is the registry’s tariff calculated?",
          blocks: [
            "Royal Decree 1427/1989 sets it in bands, like that of the notaries:",
            {
              points: [
                "€24.04 for the first €6,010.12.",
                "1.75 per thousand up to €30,050.61 and 1.25 up to €60,101.21.",
                "0.75 per thousand up to €150,253.03 and 0.30 up to €601,012.10.",
                "0.20 per thousand above that.",
                "€6.01 for presenting the deed.",
              ],
            },
            "A parking space with an entry of its own is a second entry and a second fee.",
          ],
        },
        {
          heading: "How does the deed get there?",
          blocks: [
            {
              steps: [
                "On the day of signing the notary files it electronically. Ask that it be done: the filing holds your place in the queue.",
                "You, or the paperwork agent, pay transfer tax or stamp duty and send the receipt.",
                "The registrar checks deed, seller and tax, then makes the entry.",
                "You receive the deed with its registration note. Order a land registry extract (nota simple) to see your name in it.",
              ],
            },
            "The filing keeps your rank for sixty working days (Mortgage Act, art. 17).",
          ],
        },
        {
          heading: "What else does the land registry charge for?",
          blocks: [
            {
              caption: "Other charges of the land registry, before VAT",
              columns: ["What", "Amount", "Who pays"],
              rows: [
                ["Extract (nota simple) at the counter", "€3.01", "Whoever asks"],
                ["Extract by internet", "€9.02", "Whoever asks"],
                ["Certificate of ownership", "€9.02", "Whoever asks"],
                ["Certificate of charges", "€24.04", "Whoever asks"],
                ["Erasing a paid-off mortgage", "€30 to €100 with VAT", "Seller"],
                ["Entering your mortgage", "by tariff", "Lender"],
              ],
            },
            "The bill comes when the entry is made, and the paperwork agent’s advance usually covers it. Compare it line by line with the tariff: what was not ordered need not be paid.",
          ],
        },
        {
          heading: "What holds it up?",
          blocks: [
            {
              points: [
                "The tax receipt is missing: nothing is recorded without it.",
                "The seller’s inheritance was never entered, so the chain of owners is broken.",
                "An area or an address differs from the register and needs a correction.",
                "The old mortgage is paid off but still in the register. Agree before signing who erases it.",
              ],
            },
            "If the registrar refuses, the reason comes in writing. It can nearly always be put right, and the deed is then presented again.",
          ],
        },
      ],
      example: {
        heading: "What does a registry bill look like?",
        blocks: [
          {
            caption: "An example: home at €500,000 bought by one person and by two",
            columns: ["Line of the bill", "One buyer", "Two buyers"],
            rows: [
              ["Entry of the purchase", "€262.40", "€382.30"],
              ["Presenting the deed", "€6.01", "€6.01"],
              ["Note that the tax was paid", "€3.01", "€6.01"],
              ["Simple extract afterwards", "€3.01", "€3.01"],
              ["VAT, 21%", "€57.63", "€83.44"],
              ["Total", "€332.06", "€480.77"],
            ],
          },
          "A parking space with an entry of its own comes on top: at €25,000, some €54 before VAT.",
        ],
      },
      inShort: [
        "The buyer pays for the entry in the land registry, by a tariff set in Royal Decree 1427/1989.",
        "The notary files the deed on the day of signing, and the tax receipt follows.",
        "Until the entry is made, the register still names the seller.",
      ],
      next: "Add the registry to your other figures in our [cost calculator](/costs).",
      description:
        "Land registry costs of buying a home in Spain: €450 to €800 as a rule, the tariff price by price, a bill line by line, who pays and what delays the entry.",
      sources: [
        "Royal Decree 1427/1989",
        "Mortgage Act (Ley Hipotecaria), arts. 17, 18, 34 and 254",
        "Civil Code of Catalonia, art. 531-6",
      ],
    },
    es: {
      names: [
        "gastos de registro",
        "gastos del registro de la propiedad",
        "arancel registral",
        "aranceles registrales",
        "cuánto cuesta el registro de la propiedad",
        "inscribir una vivienda precio",
        "inscripción en el registro coste",
        "registrar una escritura precio",
        "factura del registro",
        "gastos registro propiedad",
        "calculadora gastos registro",
      ],
      title: "Los gastos del Registro de la Propiedad",
      answers: {
        what: [
          "Los gastos de registro de una compra suelen ir de 450 a 800\u00a0€ con IVA (guías del mercado, consultadas el {checked}); el arancel de la inscripción sola son unos {x.registry} con un precio de {x.price}.",
          "La diferencia la hacen un segundo comprador, una plaza de aparcamiento con finca propia y las notas al margen.",
          "Paga quien compra; la hipoteca la inscribe el banco a su cargo.",
        ],
        cost: [
          "Los gastos de registro suelen ir de 450 a 800\u00a0€, con IVA (guías del mercado, consultadas el {checked}).",
          "El arancel de la inscripción es de 205\u00a0€ con un precio de 300.000\u00a0€, de 262\u00a0€ con 500.000\u00a0€ y de {x.registry} con {x.price}, sin IVA.",
        ],
        time: "Los gastos de registro se pagan al inscribir. El registrador tiene quince días hábiles desde la presentación para calificar la escritura y registrarla (Ley Hipotecaria, art. 18).",
        who: "Los gastos del Registro de la Propiedad en una compra son de quien compra (Código civil de Cataluña, art. 531-6). La inscripción de la hipoteca la paga el banco, y borrar la antigua, quien vende.",
      },
      sections: [
        {
          heading: "¿Cuánto cuesta el registro según el precio?",
          blocks: [
            {
              caption:
                "Arancel por inscribir una compra, sin IVA (Real Decreto 1427/1989, con una rebaja de un 5\u00a0%)",
              columns: ["Precio de la vivienda", "Un comprador", "Dos compradores, a medias"],
              rows: [
                ["200.000\u00a0€", "177\u00a0€", "254\u00a0€"],
                ["300.000\u00a0€", "205\u00a0€", "325\u00a0€"],
                ["400.000\u00a0€", "234\u00a0€", "354\u00a0€"],
                ["500.000\u00a0€", "262\u00a0€", "382\u00a0€"],
                ["600.000\u00a0€", "291\u00a0€", "411\u00a0€"],
                ["1.000.000\u00a0€", "367\u00a0€", "525\u00a0€"],
              ],
            },
            "La parte de cada comprador se cuenta por separado; por eso dos pagan más que uno. Un matrimonio en gananciales cuenta como uno solo.",
          ],
        },
        {
          heading: "¿Es obligatorio inscribir?",
          blocks: [
            "Ninguna ley obliga, y la vivienda es suya con la escritura. Pero el registro protege a quien confía en él (Ley Hipotecaria, art. 34). Mientras figure el vendedor, una deuda suya puede acabar sobre la vivienda. Además, ningún banco presta sin inscripción.",
          ],
        },
        {
          heading: "¿Cómo se calcula el arancel del registro?",
          blocks: [
            "El Real Decreto 1427/1989 lo fija por tramos, como el de los notarios:",
            {
              points: [
                "24,04\u00a0€ por los primeros 6.010,12\u00a0€.",
                "El 1,75 por mil hasta 30.050,61\u00a0€ y el 1,25 hasta 60.101,21\u00a0€.",
                "El 0,75 por mil hasta 150.253,03\u00a0€ y el 0,30 hasta 601.012,10\u00a0€.",
                "El 0,20 por mil por encima.",
                "6,01\u00a0€ por la presentación.",
              ],
            },
            "Una plaza de aparcamiento con finca registral propia es otra inscripción y otro importe.",
          ],
        },
        {
          heading: "¿Cómo llega la escritura al registro?",
          blocks: [
            {
              steps: [
                "El día de la firma la notaría la presenta por vía telemática. Pida que se haga: así conserva su turno.",
                "Usted o la gestoría pagan el impuesto y envían el justificante.",
                "El registrador comprueba escritura, titular e impuesto, y practica el asiento.",
                "Recibe la escritura con la nota de inscripción. Pida una nota simple y vea su nombre en ella.",
              ],
            },
            "La presentación le guarda la prioridad durante sesenta días hábiles (Ley Hipotecaria, art. 17).",
          ],
        },
        {
          heading: "¿Qué más cobra el Registro de la Propiedad?",
          blocks: [
            {
              caption: "Otros importes del registro, sin IVA",
              columns: ["Qué", "Importe", "Quién paga"],
              rows: [
                ["Nota simple en ventanilla", "3,01\u00a0€", "Quien la pide"],
                ["Nota simple por internet", "9,02\u00a0€", "Quien la pide"],
                ["Certificación de dominio", "9,02\u00a0€", "Quien la pide"],
                ["Certificación de cargas", "24,04\u00a0€", "Quien la pide"],
                ["Borrar una hipoteca ya pagada", "de 30 a 100\u00a0€ con IVA", "Quien vende"],
                ["Inscribir su hipoteca", "según arancel", "El banco"],
              ],
            },
            "La factura llega cuando se inscribe, y suele salir de la provisión de la gestoría. Compárela línea a línea con el arancel: lo que no se pidió no hay por qué pagarlo.",
          ],
        },
        {
          heading: "¿Qué lo retrasa?",
          blocks: [
            {
              points: [
                "Falta el justificante del impuesto: sin él no se registra nada.",
                "La herencia de quien vende nunca se inscribió y la cadena de titulares está rota.",
                "Una superficie o una dirección no coincide con el registro y hay que corregirla.",
                "La hipoteca anterior está pagada, pero sigue inscrita. Acuerden antes de firmar quién la borra.",
              ],
            },
            "Si el registrador deniega la inscripción, da el motivo por escrito. Casi siempre se puede subsanar, y entonces la escritura se presenta de nuevo.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo es una factura del registro?",
        blocks: [
          {
            caption: "Ejemplo: vivienda de 500.000\u00a0€ que compran una persona o dos",
            columns: ["Línea de la factura", "Un comprador", "Dos compradores"],
            rows: [
              ["Inscripción de la compra", "262,40\u00a0€", "382,30\u00a0€"],
              ["Presentación de la escritura", "6,01\u00a0€", "6,01\u00a0€"],
              ["Nota de afección fiscal", "3,01\u00a0€", "6,01\u00a0€"],
              ["Nota simple posterior", "3,01\u00a0€", "3,01\u00a0€"],
              ["IVA, 21\u00a0%", "57,63\u00a0€", "83,44\u00a0€"],
              ["Total", "332,06\u00a0€", "480,77\u00a0€"],
            ],
          },
          "Una plaza de aparcamiento con finca propia va aparte: si vale 25.000\u00a0€, unos 54\u00a0€ sin IVA.",
        ],
      },
      inShort: [
        "La inscripción en el Registro de la Propiedad la paga quien compra, según el arancel del Real Decreto 1427/1989.",
        "La notaría presenta la escritura el día de la firma y luego se aporta el impuesto pagado.",
        "Hasta que se inscribe, en el registro sigue figurando quien vendió.",
      ],
      next: "Sume el registro a sus otras cifras en la [calculadora de gastos](/costs).",
      description:
        "Gastos de registro al comprar una vivienda: de 450 a 800\u00a0€ por lo general, el arancel según el precio, una factura línea a línea, quién paga y qué los retrasa.",
      sources: [
        "Real Decreto 1427/1989",
        "Ley Hipotecaria, de 8 de febrero de 1946, arts. 17, 18, 34 y 254",
        "Código civil de Cataluña, art. 531-6",
      ],
    },
    ca: {
      names: [
        "despeses de registre",
        "despeses del registre de la propietat",
        "aranzel registral",
        "aranzels registrals",
        "quant costa el registre de la propietat",
        "inscriure un habitatge preu",
        "inscripció al registre cost",
        "registrar una escriptura",
        "factura del registre",
        "calculadora despeses registre",
      ],
      title: "Les despeses del Registre de la Propietat",
      answers: {
        what: [
          "Les despeses de registre d’una compra solen anar de 450 a 800\u00a0€ amb IVA (guies del mercat, consultades el {checked}); l’aranzel de la inscripció sola són uns {x.registry} amb un preu de {x.price}.",
          "La diferència la fan un segon comprador, una plaça d’aparcament amb finca pròpia i les notes al marge.",
          "Paga qui compra; la hipoteca la inscriu el banc a càrrec seu.",
        ],
        cost: [
          "Les despeses de registre solen anar de 450 a 800\u00a0€, amb IVA (guies del mercat, consultades el {checked}).",
          "L’aranzel de la inscripció és de 205\u00a0€ amb un preu de 300.000\u00a0€, de 262\u00a0€ amb 500.000\u00a0€ i de {x.registry} amb {x.price}, sense IVA.",
        ],
        time: "Les despeses de registre es paguen en inscriure. El registrador té quinze dies hàbils des de la presentació per qualificar l’escriptura i registrar-la (Llei hipotecària, art. 18).",
        who: "Les despeses del Registre de la Propietat en una compra són de qui compra (Codi civil de Catalunya, art. 531-6). La inscripció de la hipoteca la paga el banc, i esborrar l’antiga, qui ven.",
      },
      sections: [
        {
          heading: "Quant costa el registre segons el preu?",
          blocks: [
            {
              caption:
                "Aranzel per inscriure una compra, sense IVA (Reial decret 1427/1989, amb una rebaixa d’un 5\u00a0%)",
              columns: ["Preu de l’habitatge", "Un comprador", "Dos compradors, a mitges"],
              rows: [
                ["200.000\u00a0€", "177\u00a0€", "254\u00a0€"],
                ["300.000\u00a0€", "205\u00a0€", "325\u00a0€"],
                ["400.000\u00a0€", "234\u00a0€", "354\u00a0€"],
                ["500.000\u00a0€", "262\u00a0€", "382\u00a0€"],
                ["600.000\u00a0€", "291\u00a0€", "411\u00a0€"],
                ["1.000.000\u00a0€", "367\u00a0€", "525\u00a0€"],
              ],
            },
            "La part de cada comprador es compta a banda; per això dos paguen més que un. Un matrimoni en règim de guanys compta com un de sol.",
          ],
        },
        {
          heading: "És obligatori inscriure?",
          blocks: [
            "Cap llei no hi obliga, i l’habitatge és seu amb l’escriptura. Però el registre protegeix qui hi confia (Llei hipotecària, art. 34). Mentre hi consti el venedor, un deute seu pot acabar sobre l’habitatge. A més, cap banc no presta sense inscripció.",
          ],
        },
        {
          heading: "Com es calcula l’aranzel del registre?",
          blocks: [
            "El Reial decret 1427/1989 el fixa per trams, com el dels notaris:",
            {
              points: [
                "24,04\u00a0€ pels primers 6.010,12\u00a0€.",
                "L’1,75 per mil fins a 30.050,61\u00a0€ i l’1,25 fins a 60.101,21\u00a0€.",
                "El 0,75 per mil fins a 150.253,03\u00a0€ i el 0,30 fins a 601.012,10\u00a0€.",
                "El 0,20 per mil per sobre.",
                "6,01\u00a0€ per la presentació.",
              ],
            },
            "Una plaça d’aparcament amb finca registral pròpia és una altra inscripció i un altre import.",
          ],
        },
        {
          heading: "Com arriba l’escriptura al registre?",
          blocks: [
            {
              steps: [
                "El dia de la signatura la notaria la presenta telemàticament. Demani que es faci: així conserva el torn.",
                "Vostè o la gestoria paguen l’impost i n’envien el justificant.",
                "El registrador comprova escriptura, titular i impost, i practica l’assentament.",
                "Rep l’escriptura amb la nota d’inscripció. Demani una nota simple i vegi-hi el seu nom.",
              ],
            },
            "La presentació li guarda la prioritat durant seixanta dies hàbils (Llei hipotecària, art. 17).",
          ],
        },
        {
          heading: "Què més cobra el Registre de la Propietat?",
          blocks: [
            {
              caption: "Altres imports del registre, sense IVA",
              columns: ["Què", "Import", "Qui paga"],
              rows: [
                ["Nota simple a la finestreta", "3,01\u00a0€", "Qui la demana"],
                ["Nota simple per internet", "9,02\u00a0€", "Qui la demana"],
                ["Certificació de domini", "9,02\u00a0€", "Qui la demana"],
                ["Certificació de càrregues", "24,04\u00a0€", "Qui la demana"],
                ["Esborrar una hipoteca ja pagada", "de 30 a 100\u00a0€ amb IVA", "Qui ven"],
                ["Inscriure la seva hipoteca", "segons aranzel", "El banc"],
              ],
            },
            "La factura arriba quan s’inscriu, i sol sortir de la provisió de la gestoria. Compari-la línia per línia amb l’aranzel: el que no s’ha demanat no cal pagar-ho.",
          ],
        },
        {
          heading: "Què ho endarrereix?",
          blocks: [
            {
              points: [
                "Falta el justificant de l’impost: sense aquest document no es registra res.",
                "L’herència de qui ven no es va inscriure mai i la cadena de titulars està trencada.",
                "Una superfície o una adreça no coincideix amb el registre i s’ha de corregir.",
                "La hipoteca anterior està pagada, però encara hi consta. Acordin abans de signar qui l’esborra.",
              ],
            },
            "Si el registrador denega la inscripció, en dona el motiu per escrit. Gairebé sempre es pot esmenar, i llavors l’escriptura es torna a presentar sense haver de signar res més.",
          ],
        },
      ],
      example: {
        heading: "Com és una factura del registre?",
        blocks: [
          {
            caption: "Exemple: habitatge de 500.000\u00a0€ que compren una persona o dues",
            columns: ["Línia de la factura", "Un comprador", "Dos compradors"],
            rows: [
              ["Inscripció de la compra", "262,40\u00a0€", "382,30\u00a0€"],
              ["Presentació de l’escriptura", "6,01\u00a0€", "6,01\u00a0€"],
              ["Nota d’afecció fiscal", "3,01\u00a0€", "6,01\u00a0€"],
              ["Nota simple posterior", "3,01\u00a0€", "3,01\u00a0€"],
              ["IVA, 21\u00a0%", "57,63\u00a0€", "83,44\u00a0€"],
              ["Total", "332,06\u00a0€", "480,77\u00a0€"],
            ],
          },
          "Una plaça d’aparcament amb finca pròpia va a part: si val 25.000\u00a0€, uns 54\u00a0€ sense IVA.",
        ],
      },
      inShort: [
        "La inscripció al Registre de la Propietat la paga qui compra, segons l’aranzel del Reial decret 1427/1989.",
        "La notaria presenta l’escriptura el dia de la signatura i després s’hi aporta l’impost pagat.",
        "Fins que s’inscriu, al registre encara hi consta qui va vendre.",
      ],
      next: "Afegeixi el registre a les altres xifres a la [calculadora de despeses](/costs).",
      description:
        "Despeses de registre en comprar un habitatge: de 450 a 800\u00a0€ en general, l’aranzel segons el preu, una factura línia per línia, qui paga i què les endarrereix.",
      sources: [
        "Reial decret 1427/1989",
        "Llei hipotecària, de 8 de febrer de 1946, arts. 17, 18, 34 i 254",
        "Codi civil de Catalunya, art. 531-6",
      ],
    },
    ru: {
      names: [
        "расходы на реестр",
        "сколько стоит регистрация квартиры",
        "регистрация сделки стоимость",
        "тариф реестра собственности",
        "расходы на регистрацию жилья",
        "плата за регистрацию права собственности",
        "счёт реестра",
        "стоимость регистрации недвижимости в Испании",
        "регистрация квартиры в реестре цена",
      ],
      title: "Расходы на реестр собственности",
      answers: {
        what: [
          "Расходы на реестр собственности при покупке обычно составляют от 450 до 800\u00a0€ с НДС (обзоры рынка, проверено {checked}); тариф за одну запись\u00a0— около {x.registry} при цене {x.price}.",
          "Разницу дают второй покупатель, парковочное место со своим номером и отметки на полях.",
          "Платит покупатель, а ипотеку за свой счёт записывает банк.",
        ],
        cost: [
          "Расходы на реестр обычно составляют от 450 до 800\u00a0€ с НДС (обзоры рынка, проверено {checked}).",
          "Тариф за запись\u00a0— 205\u00a0€ при цене 300\u00a0000\u00a0€, 262\u00a0€ при 500\u00a0000\u00a0€ и {x.registry} при {x.price}, без НДС.",
        ],
        time: "Расходы на реестр оплачивают при внесении записи. У регистратора есть пятнадцать рабочих дней с подачи акта, чтобы проверить его и записать (Ипотечный закон Испании, ст. 18).",
        who: "Расходы на реестр при покупке несёт покупатель (Гражданский кодекс Каталонии, ст. 531-6). Запись ипотеки оплачивает банк, а снятие старой ипотеки\u00a0— продавец.",
      },
      sections: [
        {
          heading: "Сколько стоит запись при разной цене жилья?",
          blocks: [
            {
              caption: "Тариф за запись о покупке, без НДС (RD 1427/1989, со скидкой около 5\u00a0%)",
              columns: ["Цена жилья", "Один покупатель", "Двое, пополам"],
              rows: [
                ["200\u00a0000\u00a0€", "177\u00a0€", "254\u00a0€"],
                ["300\u00a0000\u00a0€", "205\u00a0€", "325\u00a0€"],
                ["400\u00a0000\u00a0€", "234\u00a0€", "354\u00a0€"],
                ["500\u00a0000\u00a0€", "262\u00a0€", "382\u00a0€"],
                ["600\u00a0000\u00a0€", "291\u00a0€", "411\u00a0€"],
                ["1\u00a0000\u00a0000\u00a0€", "367\u00a0€", "525\u00a0€"],
              ],
            },
            "Долю каждого покупателя считают отдельно, поэтому двое платят больше, чем один. Супруги с общей собственностью (gananciales) считаются за одного. В Каталонии, если не договорились иначе, имущество супругов раздельное.",
          ],
        },
        {
          heading: "Обязательно ли регистрировать покупку?",
          blocks: [
            "Закон не обязывает, и жильё становится вашим уже с нотариальным актом. Но реестр защищает того, кто ему доверился (Ипотечный закон Испании, ст. 34). Пока там записан продавец, его долг может лечь на ваше жильё. К тому же ни один банк не даст ипотеку без записи.",
          ],
        },
        {
          heading: "Как рассчитать тариф реестра?",
          blocks: [
            "Королевский декрет (RD) 1427/1989 устанавливает его по ступеням, как у нотариусов:",
            {
              points: [
                "24,04\u00a0€ за первые 6\u00a0010,12\u00a0€.",
                "1,75\u00a0промилле до 30\u00a0050,61\u00a0€ и 1,25\u00a0промилле до 60\u00a0101,21\u00a0€.",
                "0,75\u00a0промилле до 150\u00a0253,03\u00a0€ и 0,30\u00a0промилле до 601\u00a0012,10\u00a0€.",
                "0,20\u00a0промилле сверх этого.",
                "6,01\u00a0€ за подачу акта.",
              ],
            },
            "Парковочное место или кладовая с собственным номером в реестре\u00a0— это отдельная запись и отдельная плата.",
          ],
        },
        {
          heading: "Как акт попадает в реестр?",
          blocks: [
            {
              steps: [
                "В день сделки нотариус подаёт его в электронном виде. Попросите, чтобы он сделал это сразу: так за вами сохранится очередь.",
                "Вы или посредник по оформлению платите налог и отправляете квитанцию.",
                "Регистратор проверяет акт, продавца и налог, а затем вносит запись.",
                "Вам возвращают акт с отметкой о регистрации. Закажите выписку из реестра (nota simple) и найдите в ней своё имя.",
              ],
            },
            "Подача сохраняет ваше первенство на шестьдесят рабочих дней (Ипотечный закон Испании, ст. 17).",
          ],
        },
        {
          heading: "За что ещё берёт деньги реестр собственности?",
          blocks: [
            {
              caption: "Другие суммы реестра, без НДС",
              columns: ["За что", "Сумма", "Кто платит"],
              rows: [
                ["Выписка (nota simple) в окне реестра", "3,01\u00a0€", "Кто просит"],
                ["Выписка через интернет", "9,02\u00a0€", "Кто просит"],
                ["Справка о собственнике", "9,02\u00a0€", "Кто просит"],
                ["Справка об обременениях", "24,04\u00a0€", "Кто просит"],
                ["Снятие выплаченной ипотеки", "от 30 до 100\u00a0€ с НДС", "Продавец"],
                ["Запись вашей ипотеки", "по тарифу", "Банк"],
              ],
            },
            "Счёт приходит, когда внесена запись, и обычно его покрывает аванс, который вы оставили посреднику. Сравните его с тарифом строка за строкой: за то, чего вы не заказывали, платить не нужно. Если покупаете вдвоём, заранее попросите посчитать обе доли.",
          ],
        },
        {
          heading: "Что задерживает запись?",
          blocks: [
            {
              points: [
                "Нет квитанции об уплате налога: без неё ничего не запишут.",
                "Наследство продавца в реестр не внесли, и цепочка собственников прервана.",
                "Площадь или адрес в акте расходятся с реестром, и сначала их надо исправить.",
                "Прежняя ипотека выплачена, но в реестре всё ещё записана. До сделки договоритесь, кто её снимет и за чей счёт.",
              ],
            },
            "Если регистратор отказывает, он письменно называет причину. Обычно её можно устранить, и тогда акт подают снова.",
          ],
        },
      ],
      example: {
        heading: "Как выглядит счёт реестра?",
        blocks: [
          {
            caption: "Пример: жильё за 500\u00a0000\u00a0€ покупает один человек или двое",
            columns: ["Строка счёта", "Один", "Двое"],
            rows: [
              ["Запись о покупке", "262,40\u00a0€", "382,30\u00a0€"],
              ["Подача акта", "6,01\u00a0€", "6,01\u00a0€"],
              ["Отметка об уплате налога", "3,01\u00a0€", "6,01\u00a0€"],
              ["Выписка после записи", "3,01\u00a0€", "3,01\u00a0€"],
              ["НДС 21\u00a0%", "57,63\u00a0€", "83,44\u00a0€"],
              ["Всего", "332,06\u00a0€", "480,77\u00a0€"],
            ],
          },
          "Парковочное место с собственным номером оплачивают отдельно: при цене 25\u00a0000\u00a0€ это около 54\u00a0€ без НДС. Снятие старой ипотеки, которое лежит на продавце, стоит в реестре от 30 до 100\u00a0€.",
        ],
      },
      inShort: [
        "За запись в реестре собственности платит покупатель по тарифу декрета RD 1427/1989.",
        "Нотариус подаёт акт в день сделки, потом прикладывают квитанцию о налоге.",
        "Пока записи нет, собственником в реестре значится продавец.",
      ],
      next: "Добавьте реестр к остальным цифрам в [калькуляторе расходов](/costs).",
      description:
        "Расходы на реестр собственности при покупке в Испании: обычно от 450 до 800\u00a0€, тариф по ценам, счёт по строкам для одного и двоих, кто платит и что задерживает.",
      sources: [
        "Королевский декрет (RD) 1427/1989",
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст. 17, 18, 34 и 254",
        "Гражданский кодекс Каталонии, ст. 531-6",
      ],
    },
  },
};
