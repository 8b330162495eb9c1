import type { Entry } from "../entry";

export const deedOfSale: Entry = {
  theme: "documents",
  related: ["notary-day", "land-registry", "notary-costs", "handover-of-keys", "deposit-contract", "buying-together"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "deed of sale",
        "escritura",
        "title deed spain",
        "escritura publica",
        "title deeds",
        "escritura de compraventa",
        "property deed spain",
      ],
      title: "The deed of sale",
      answers: {
        what: "The deed of sale (escritura) is the document, signed before a notary, by which a home passes from seller to buyer. Signing it normally makes the home yours, even before you hold the keys. It is also what lets you enter your ownership in the land registry.",
        cost: "The deed of sale usually costs the buyer €900 to €1,500 at the notary’s, with pages, copies and VAT; the land registry adds €450 to €800 and the paperwork €300 to €500, so €1,650 to €2,800 in all. The notary’s tariff is official and hardly differs between offices. Unless you agree otherwise, the buyer pays for the deed and the first copy, and the seller for the costs of delivering the home.",
        time: "Signing a deed of sale takes about an hour once everyone is there. What takes weeks is before it: documents, mortgage, appointments. You leave with a simple copy or receive it soon after, and the registered copy follows when tax and registry are done.",
        who: "The deed of sale is signed by every owner and every buyer, or by someone with a power of attorney. The bank signs as well if there is a mortgage to grant or to cancel. The buyer usually chooses the notary.",
      },
      sections: [
        {
          heading: "What does the notary look at before the deed is signed?",
          blocks: [
            {
              points: [
                "Who you are and whether you may sign, for yourself or for someone else.",
                "What the registry says on that day about owners and charges.",
                "How the price was paid and from where: transfers and cheques are described in the deed.",
                "The habitability certificate, the energy certificate and the community’s certificate.",
                "The cadastral reference and the last property tax (IBI) receipt.",
              ],
            },
            "The notary is a public official and impartial. Whether the home is a good buy, or the price fair, is not part of the office.",
          ],
        },
        {
          heading: "Why should you have it registered?",
          blocks: [
            "A private contract binds the two who signed it. Only a public document can be entered in the registry (Mortgage Act, art. 3), and what isn’t registered doesn’t harm a third party (art. 32). Proof that the tax was paid, or that none is due, has to come first (art. 254).",
          ],
        },
        {
          heading: "How do you get ready to sign the deed?",
          blocks: [
            {
              steps: [
                "Ask the notary’s office for the draft several days ahead.",
                "Compare names, numbers of identity documents, area, annexes and price with what you know.",
                "Read the clauses about charges: which one is cancelled that day, and with whose cheque.",
                "If you don’t follow Spanish or Catalan well, arrange an interpreter or a two-column deed.",
                "Bring your identity document, your NIE and the means of payment agreed.",
                "Decide who will file the tax form and take the deed to the registry.",
              ],
            },
          ],
        },
        {
          heading: "What happens after the signing, and by when?",
          blocks: [
            {
              caption: "From the deed to your name in the registry",
              columns: ["Step", "When", "Who, and usual cost"],
              rows: [
                ["Simple copy of the deed", "the same day or soon after", "notary, in the €900 to €1,500"],
                [
                  "Deed presented online to the registry",
                  "the same day; your place is kept 60\u00a0working days",
                  "notary",
                ],
                [
                  "Transfer tax, form 600",
                  "soon after: the notary or gestoría tells you the last day",
                  "you or the gestoría, €300 to €500",
                ],
                [
                  "Entry in the land registry",
                  "15\u00a0working days from the complete file",
                  "registrar, €450 to €800",
                ],
                ["3% withheld, if the seller lives abroad", "form 211, within one month", "you"],
                ["Municipal capital gains tax (plusvalía)", "30\u00a0working days", "the seller"],
                ["Community, supplies, insurance", "the first week", "you"],
              ],
            },
          ],
        },
        {
          heading: "Who pays what at the deed?",
          blocks: [
            "Under Catalan law the seller bears the costs of delivering the home, and the buyer those of the deed, its first copy and what follows, unless you agree otherwise (Civil Code of Catalonia, art.\u00a0531-6). The transfer tax is the buyer’s, the plusvalía and the cancelling of an old mortgage the seller’s, the deed of a new mortgage the bank’s. A clause “all costs fall on the buyer” changes this between you: look for it in the draft.",
          ],
        },
        {
          heading: "Which mistakes cost most?",
          blocks: [
            {
              points: [
                "The parking space or storage room is left out.",
                "The price in the deed isn’t the price that was paid: that is unlawful and costs both sides dear.",
                "The seller’s mortgage is said to be cancelled, but nobody pays for the cancellation.",
                "A name is wrong, and the registry sends the deed back.",
              ],
            },
            "A slip can be put right with another deed. It is quicker to read the draft aloud, together, the day before.",
          ],
        },
      ],
      inShort:
        "The deed of sale is signed before a notary and passes the home to the buyer. The notary checks identities, charges, payment and documents, not whether the price is right. Have it registered as soon as the tax is paid.",
      next: "If you would like someone beside you on that day, see our [legal support](/services/legal-support).",
      description:
        "What the deed of sale (escritura) is, what a notary in Barcelona checks before you sign it, who pays for it, how to prepare and which mistakes cost most.",
      sources: [
        "Mortgage Act (Ley Hipotecaria), arts. 3, 32 and 254",
        "Civil Code of Catalonia, arts. 531-4 and 531-6",
        "Royal Decree 1426/1989 (notaries’ tariff)",
      ],
    },
    es: {
      names: [
        "escritura de compraventa",
        "escritura",
        "escritura pública",
        "escrituras de la casa",
        "firma de la escritura",
        "escritura de propiedad",
      ],
      title: "La escritura de compraventa",
      answers: {
        what: "La escritura de compraventa es el documento que se firma ante notario y por el que la vivienda pasa de quien vende a quien compra. Firmarla equivale, salvo que se diga otra cosa, a entregar la vivienda. Y es lo que permite inscribirla a su nombre en el Registro de la Propiedad.",
        cost: "La escritura de compraventa suele costar a quien compra de 900 a 1.500\u00a0€ en la notaría, con hojas, copias e IVA; el Registro añade de 450 a 800\u00a0€ y la gestoría de 300 a 500\u00a0€: de 1.650 a 2.800\u00a0€ en total. El arancel es oficial y apenas cambia de una notaría a otra. Si no se pacta otra cosa, quien compra paga la escritura y la primera copia, y quien vende, los gastos de la entrega.",
        time: "La firma de la escritura de compraventa dura más o menos una hora cuando ya están todos. Lo largo es lo anterior: documentos, hipoteca, citas. La copia simple se recibe enseguida; la inscrita llega cuando se ha pagado el impuesto y el registro ha terminado.",
        who: "La escritura de compraventa la firman todos los propietarios y todos los compradores, o quien tenga su poder. También el banco, si se concede o se cancela una hipoteca. Normalmente la notaría la elige quien compra.",
      },
      sections: [
        {
          heading: "¿Qué comprueba el notario antes de la escritura?",
          blocks: [
            {
              points: [
                "Quién es cada persona y si puede firmar, por sí misma o por otra.",
                "Qué dice ese día el registro sobre la titularidad y las cargas.",
                "Cómo se ha pagado y desde dónde: transferencias y cheques quedan descritos.",
                "La cédula, el certificado energético y el de la comunidad.",
                "La referencia catastral y el último recibo del IBI.",
              ],
            },
            "Es un funcionario público e imparcial. Si la casa conviene o si el precio es justo no le corresponde decirlo.",
          ],
        },
        {
          heading: "¿Por qué conviene inscribir la compra?",
          blocks: [
            "El contrato privado obliga a quienes lo firmaron. Al registro solo acceden documentos públicos (Ley Hipotecaria, art. 3), y lo no inscrito no perjudica a tercero (art. 32). Antes hay que justificar el pago del impuesto o que no corresponde (art. 254).",
          ],
        },
        {
          heading: "¿Cómo se prepara la firma?",
          blocks: [
            {
              steps: [
                "Pida el borrador a la notaría con varios días de antelación.",
                "Compare nombres, números de documento, superficie, anejos y precio con lo que usted sabe.",
                "Lea las cláusulas sobre cargas: cuál se cancela ese día y con qué cheque.",
                "Si no sigue bien el castellano ni el catalán, busque intérprete o pida una escritura a doble columna.",
                "Lleve su documento de identidad, el NIE y el medio de pago convenido.",
                "Decida quién presentará el impuesto y llevará la escritura al registro.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué errores salen más caros?",
          blocks: [
            {
              points: [
                "Olvidar la plaza de aparcamiento o el trastero.",
                "Escriturar por menos de lo pagado: es ilegal y lo pagan las dos partes.",
                "Dar por cancelada la hipoteca de quien vende sin que nadie asuma la cancelación.",
                "Un nombre mal escrito, que el registro devuelve.",
              ],
            },
            "Un error se corrige con otra escritura. Es más rápido repasar juntos el borrador, en voz alta, la víspera.",
          ],
        },
        {
          heading: "¿Qué hay que hacer después de la firma y en qué plazo?",
          blocks: [
            {
              caption: "De la escritura a la inscripción",
              columns: ["Paso", "Cuándo", "Quién y coste habitual"],
              rows: [
                [
                  "Copia simple de la escritura",
                  "el mismo día o poco después",
                  "la notaría, dentro de los 900 a 1.500\u00a0€",
                ],
                [
                  "Presentación telemática en el Registro",
                  "el mismo día; guarda el turno 60\u00a0días hábiles",
                  "la notaría",
                ],
                [
                  "ITP, modelo 600",
                  "poco después: la notaría o la gestoría le dice el último día",
                  "usted o la gestoría, de 300 a 500\u00a0€",
                ],
                ["Inscripción", "15\u00a0días hábiles desde que está todo", "el Registro, de 450 a 800\u00a0€"],
                ["Retención del 3\u00a0%, si quien vende vive fuera", "modelo 211, en un mes", "usted"],
                ["Plusvalía municipal", "30\u00a0días hábiles", "quien vende"],
                ["Comunidad, suministros, seguro", "la primera semana", "usted"],
              ],
            },
          ],
        },
        {
          heading: "¿Quién paga cada gasto?",
          blocks: [
            "En Cataluña quien vende asume los gastos de la entrega, y quien compra los de la escritura, la primera copia y lo posterior, si no se pacta otra cosa (Código civil de Cataluña, art.\u00a0531-6). El ITP es de quien compra; la plusvalía y la cancelación de una hipoteca antigua, de quien vende; la escritura de una hipoteca nueva, del banco. La cláusula «todos los gastos a cargo del comprador» cambia el reparto entre ustedes: búsquela en el borrador y pregunte a la notaría cuánto supone antes de firmar.",
          ],
        },
      ],
      inShort:
        "La escritura se firma ante notario y transmite la vivienda. El notario comprueba identidades, cargas, pago y documentos, pero no si el precio es bueno. Conviene inscribirla en cuanto se liquide el impuesto.",
      next: "Si ese día prefiere no ir a solas, vea cómo le acompañamos al [revisar la documentación](/services/legal-support).",
      description:
        "Qué es la escritura de compraventa, qué comprueba el notario antes de firmarla, quién la paga, cómo se prepara y qué errores salen más caros al comprar.",
      sources: [
        "Ley Hipotecaria, arts. 3, 32 y 254",
        "Código civil de Cataluña, arts. 531-4 y 531-6",
        "Real Decreto 1426/1989 (arancel de los notarios)",
      ],
    },
    ca: {
      names: [
        "escriptura de compravenda",
        "escriptura",
        "escriptura pública",
        "escriptures del pis",
        "signatura de l’escriptura",
        "escriptura de propietat",
      ],
      title: "L’escriptura de compravenda",
      answers: {
        what: "L’escriptura de compravenda és el document que es signa davant notari i amb què l’habitatge passa de qui ven a qui compra. Signar-la val com a lliurament, si no s’hi diu una altra cosa. I és el que permet inscriure’l a nom seu al Registre de la Propietat.",
        cost: "L’escriptura de compravenda sol costar a qui compra de 900 a 1.500\u00a0€ a la notaria, amb pàgines, còpies i IVA; el Registre hi suma de 450 a 800\u00a0€ i la gestoria de 300 a 500\u00a0€: de 1.650 a 2.800\u00a0€ en total. L’aranzel és oficial i gairebé no canvia d’una notaria a l’altra. Si no es pacta res més, qui compra paga l’escriptura i la primera còpia, i qui ven, les despeses del lliurament.",
        time: "La signatura de l’escriptura de compravenda dura cosa d’una hora quan hi són tots. El que és llarg ve abans: documents, hipoteca, cites. La còpia simple es rep de seguida; la inscrita arriba un cop pagat l’impost i acabada la feina del registre.",
        who: "L’escriptura de compravenda la signen tots els propietaris i tots els compradors, o qui tingui el seu poder. El banc també, si es concedeix o es cancel·la una hipoteca. Acostuma a triar la notaria qui compra.",
      },
      sections: [
        {
          heading: "Què comprova el notari abans de l’escriptura?",
          blocks: [
            {
              points: [
                "Qui és cada persona i si pot signar, per ella o per algú altre.",
                "Què diu aquell dia el registre de la titularitat i les càrregues.",
                "Com s’ha pagat i d’on venen els diners: transferències i xecs hi queden descrits.",
                "La cèdula, el certificat energètic i el de la comunitat.",
                "La referència cadastral i l’últim rebut de l’IBI.",
              ],
            },
            "És un funcionari públic i imparcial. No li toca dir si la casa convé ni si el preu és just.",
          ],
        },
        {
          heading: "Per què convé inscriure la compra?",
          blocks: [
            "El contracte privat obliga els qui el van signar. Al registre només hi entren documents públics (Llei hipotecària, art. 3), i el que no és inscrit no perjudica tercers (art. 32). Primer s’ha de justificar que l’impost és pagat o que no n’hi ha (art. 254).",
          ],
        },
        {
          heading: "Com es prepara la signatura?",
          blocks: [
            {
              steps: [
                "Demani l’esborrany a la notaria uns quants dies abans.",
                "Compari noms, números de document, superfície, annexos i preu amb el que vostè sap.",
                "Llegeixi les clàusules de les càrregues: quina es cancel·la aquell dia i amb quin xec.",
                "Demani l’escriptura en català si la prefereix, o un intèrpret si cap de les dues llengües no li és còmoda.",
                "Porti el document d’identitat, el NIE si en té i el mitjà de pagament acordat.",
                "Decideixi qui presentarà l’impost i durà l’escriptura al registre.",
              ],
            },
          ],
        },
        {
          heading: "Quins errors surten més cars?",
          blocks: [
            {
              points: [
                "Deixar-se la plaça d’aparcament o el traster.",
                "Escripturar per menys del que s’ha pagat: és il·legal i ho acaben pagant totes dues parts.",
                "Donar per cancel·lada la hipoteca de qui ven sense que ningú en pagui la cancel·lació.",
                "Un nom mal escrit, que el registre fa tornar enrere.",
              ],
            },
            "Un error s’esmena amb una altra escriptura. És més ràpid repassar plegats l’esborrany, en veu alta, el dia abans.",
          ],
        },
        {
          heading: "Què s’ha de fer després de signar, i en quin termini?",
          blocks: [
            {
              caption: "De l’escriptura a la inscripció",
              columns: ["Pas", "Quan", "Qui i cost habitual"],
              rows: [
                [
                  "Còpia simple de l’escriptura",
                  "el mateix dia o poc després",
                  "la notaria, dins dels 900 a 1.500\u00a0€",
                ],
                [
                  "Presentació telemàtica al Registre",
                  "el mateix dia; guarda el torn 60\u00a0dies hàbils",
                  "la notaria",
                ],
                [
                  "ITP, model 600",
                  "poc després: la notaria o la gestoria li diu l’últim dia",
                  "vostè o la gestoria, de 300 a 500\u00a0€",
                ],
                ["Inscripció", "15\u00a0dies hàbils des que hi ha tot", "el Registre, de 450 a 800\u00a0€"],
                ["Retenció del 3\u00a0%, si qui ven viu fora", "model 211, en un mes", "vostè"],
                ["Plusvàlua municipal", "30\u00a0dies hàbils", "qui ven"],
                ["Comunitat, subministraments, assegurança", "la primera setmana", "vostè"],
              ],
            },
          ],
        },
        {
          heading: "Qui paga cada despesa?",
          blocks: [
            "A Catalunya qui ven assumeix les despeses del lliurament, i qui compra les de l’escriptura, la primera còpia i el que ve després, si no es pacta res més (Codi civil de Catalunya, art.\u00a0531-6). L’ITP és de qui compra; la plusvàlua i la cancel·lació d’una hipoteca vella, de qui ven; l’escriptura d’una hipoteca nova, del banc. La clàusula «totes les despeses a càrrec del comprador» canvia el repartiment entre vostès: busqui-la a l’esborrany i pregunti a la notaria quant suposa abans de signar.",
          ],
        },
      ],
      inShort:
        "L’escriptura es signa davant notari i transmet l’habitatge. El notari comprova identitats, càrregues, pagament i documents, però no si el preu és bo. Convé inscriure-la de seguida que s’hagi liquidat l’impost.",
      next: "Si aquell dia prefereix no anar-hi tot sol, vegi com l’acompanyem en [revisar la documentació](/services/legal-support).",
      description:
        "Què és l’escriptura de compravenda, què comprova el notari abans de signar-la, qui la paga, com s’ha de preparar i quins errors surten més cars en comprar.",
      sources: [
        "Llei hipotecària, arts. 3, 32 i 254",
        "Codi civil de Catalunya, arts. 531-4 i 531-6",
        "Reial decret 1426/1989 (aranzel dels notaris)",
      ],
    },
    ru: {
      names: [
        "нотариальный акт",
        "escritura",
        "эскритура",
        "нотариальный акт купли-продажи",
        "купчая в Испании",
        "акт купли-продажи у нотариуса",
        "escritura de compraventa",
      ],
      title: "Нотариальный акт о продаже",
      answers: {
        what: "Нотариальный акт (escritura) — документ, который подписывают у нотариуса и по которому жильё переходит от продавца к покупателю. Его подписание, если не сказано иное, и есть передача жилья. С ним же право записывают на вас в реестре собственности.",
        cost: "Нотариальный акт о продаже обычно обходится покупателю в 900–1\u00a0500\u00a0€ с листами, копиями и НДС; реестр добавляет 450–800\u00a0€, оформление 300–500\u00a0€, вместе 1\u00a0650–2\u00a0800\u00a0€. Тариф официальный и у разных нотариусов почти одинаков. Если не договорились иначе, покупатель платит за акт и первую копию, а продавец за передачу жилья.",
        time: "Подписать нотариальный акт можно примерно за час, когда все собрались. Долго длится то, что до этого: документы, ипотека, запись. Простую копию дают быстро, а копию с отметкой реестра — после уплаты налога и записи.",
        who: "Нотариальный акт подписывают все собственники и все покупатели либо их представители по доверенности. Банк тоже, если ипотеку выдают или снимают. Нотариуса обычно выбирает покупатель.",
      },
      sections: [
        {
          heading: "Что проверяет нотариус?",
          blocks: [
            {
              points: [
                "Кто перед ним и вправе ли подписывать — за себя или за другого.",
                "Что в этот день записано в реестре о собственнике и обременениях.",
                "Как и откуда заплачено: переводы и чеки описывают в документе.",
                "Свидетельство о пригодности для проживания, сертификат энергоэффективности и справку сообщества.",
                "Кадастровый номер и последнюю квитанцию налога на недвижимость (IBI).",
              ],
            },
            "Это беспристрастное должностное лицо. Выгодна ли покупка и верна ли цена, нотариус не оценивает.",
          ],
        },
        {
          heading: "Зачем вносить покупку в\u00a0реестр?",
          blocks: [
            "Частный договор обязывает тех, кто его подписал. В реестр вносят только публичные документы (Ипотечный закон, ст. 3), а незаписанное не действует против третьих лиц (ст. 32). Сначала надо показать, что налог уплачен или не нужен (ст. 254). До записи вы уже собственник, но посторонние об этом знать не обязаны, и этим может воспользоваться кредитор продавца.",
          ],
        },
        {
          heading: "Как подготовиться к подписанию?",
          blocks: [
            {
              steps: [
                "За несколько дней попросите у нотариуса проект.",
                "Сверьте имена, номера документов, площадь, парковку, кладовую и цену с тем, что вы знаете.",
                "Найдите условия об обременениях: какое снимают в этот день и чьим чеком.",
                "Если не понимаете ни испанского, ни каталанского, пригласите переводчика или закажите акт в две колонки.",
                "Возьмите паспорт, NIE и согласованное средство оплаты.",
                "Решите, кто подаст налоговую декларацию и отнесёт документ в реестр.",
              ],
            },
          ],
        },
        {
          heading: "Какие ошибки дороже всего?",
          blocks: [
            {
              points: [
                "Забыли вписать парковочное место или кладовую.",
                "Указали цену ниже уплаченной: это незаконно, и платят за это обе стороны.",
                "Ипотека продавца названа снятой, но снятие никто не оплатил.",
                "Ошибка в имени: реестр вернёт документ.",
              ],
            },
            "Ошибку исправляют ещё одним актом. Быстрее накануне вместе вслух пройти по проекту. Особенно внимательно сверьте имена латиницей и номера паспортов: в них ошибаются чаще, чем в цене.",
          ],
        },
        {
          heading: "Что сделать после подписания и в какой срок?",
          blocks: [
            {
              caption: "От нотариального акта до записи в реестре",
              columns: ["Шаг", "Когда", "Кто и обычная цена"],
              rows: [
                ["Простая копия акта", "в тот же день или вскоре", "нотариус, входит в 900–1\u00a0500\u00a0€"],
                [
                  "Подача в реестр через интернет",
                  "в тот же день; место в очереди держат 60\u00a0рабочих дней",
                  "нотариус",
                ],
                [
                  "Налог ITP, форма 600",
                  "вскоре после: последний день назовёт нотариус или агент по оформлению",
                  "вы или агент (gestoría), 300–500\u00a0€",
                ],
                ["Запись в реестре", "15\u00a0рабочих дней с полного комплекта", "регистратор, 450–800\u00a0€"],
                ["Удержанные 3\u00a0%, если продавец живёт за границей", "форма 211, в течение месяца", "вы"],
                ["Городской налог plusvalía", "30\u00a0рабочих дней", "продавец"],
                ["Сообщество, свет и вода, страховка", "первая неделя", "вы"],
              ],
            },
            "Если вы уезжаете сразу после сделки, поручите эти шаги агенту по оформлению и попросите прислать квитанции: запись в реестре проверяют свежей выпиской за 11\u00a0€.",
          ],
        },
        {
          heading: "Кто за что платит?",
          blocks: [
            "По закону Каталонии продавец несёт расходы на передачу жилья, а покупатель на акт, первую копию и всё последующее, если стороны не договорились иначе (Гражданский кодекс Каталонии, ст.\u00a0531-6). Налог ITP платит покупатель, plusvalía и снятие старой ипотеки\u00a0— продавец, акт о новой ипотеке\u00a0— банк. Фраза «todos los gastos a cargo del comprador» (все расходы несёт покупатель) меняет этот порядок между вами: поищите её в проекте. В других регионах Испании без договорённости оригинал акта оплачивает продавец. Если платить вам, нотариуса вправе выбрать тоже вы: попросите смету у двух, тариф одинаков, но число страниц и копий бывает разным. Проект акта вам обязаны показать до сделки, поэтому попросите его за несколько дней и отдайте переводчику: в день сделки его только зачитывают.",
          ],
        },
      ],
      inShort:
        "Нотариальный акт подписывают у нотариуса, и жильё переходит к покупателю. Нотариус проверяет личности, обременения, оплату и документы, но не цену. Внесите акт в реестр сразу после уплаты налога.",
      next: "Если в этот день вам нужен кто-то рядом, посмотрите, как мы сопровождаем [проверку документов](/services/legal-support).",
      description:
        "Что такое нотариальный акт о продаже жилья (escritura), что проверяет нотариус в Барселоне, кто платит, как подготовиться и какие ошибки дороже всего.",
      sources: [
        "Ипотечный закон (Ley Hipotecaria), ст. 3, 32 и 254",
        "Гражданский кодекс Каталонии, ст. 531-4 и 531-6",
        "RD 1426/1989 (тариф нотариусов)",
      ],
    },
  },
};
