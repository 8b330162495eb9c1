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
        cost: "For the deed of sale the notary charges an official tariff, so the base price hardly differs between offices. Copies, pages and VAT raise the invoice. Unless you agree otherwise, the buyer pays for the deed and the first copy, and the seller for the costs of delivering the home.",
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
      example: {
        heading: "What is the notary’s tariff for one of our prices?",
        blocks: [
          [
            "For {x.price} the tariff of the deed is {x.notary}, before copies, pages and VAT.",
            "The transfer tax for the same home is {x.tax}, so the notary is a small part of the whole.",
            "You can work out your own case on the page about [costs](/costs).",
          ],
        ],
      },
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
        "escriturar un piso",
        "firma de la escritura",
        "escritura de propiedad",
      ],
      title: "La escritura de compraventa",
      answers: {
        what: "La escritura de compraventa es el documento que se firma ante notario y por el que la vivienda pasa de quien vende a quien compra. Firmarla equivale, salvo que se diga otra cosa, a entregar la vivienda. Y es lo que permite inscribirla a su nombre en el Registro de la Propiedad.",
        cost: "Por la escritura de compraventa el notario cobra un arancel oficial, así que la base apenas cambia de una notaría a otra. Las copias, las hojas y el IVA suben la factura. Si no se pacta otra cosa, quien compra paga la escritura y la primera copia, y quien vende, los gastos de la entrega.",
        time: "La firma de la escritura de compraventa dura más o menos una hora cuando ya están todos. Lo largo es lo anterior: documentos, hipoteca, citas. La copia simple se recibe enseguida; la inscrita llega cuando se ha pagado el impuesto y el registro ha terminado.",
        who: "La escritura de compraventa la firman todos los propietarios y todos los compradores, o quien tenga su poder. También el banco, si se concede o se cancela una hipoteca. Normalmente la notaría la elige quien compra.",
      },
      sections: [
        {
          heading: "¿Qué comprueba el notario?",
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
          heading: "¿Por qué inscribirla?",
          blocks: [
            "El contrato privado obliga a quienes lo firmaron. Al registro solo acceden documentos públicos (Ley Hipotecaria, art. 3), y lo no inscrito no perjudica a tercero (art. 32). Antes hay que justificar el pago del impuesto o que no corresponde (art. 254).",
          ],
        },
        {
          heading: "¿Cómo se prepara?",
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
      ],
      example: {
        heading: "¿Cuánto es el arancel para uno de nuestros precios?",
        blocks: [
          [
            "Con un precio de {x.price}, el arancel notarial es de {x.notary}, sin copias, hojas ni IVA.",
            "El impuesto de transmisiones de esa misma compra suma {x.tax}, de modo que la notaría pesa poco en el total.",
            "Puede hacer el cálculo de su caso en la página de [gastos](/costs).",
          ],
        ],
      },
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
        "escripturar un pis",
        "signatura de l’escriptura",
        "escriptura de propietat",
      ],
      title: "L’escriptura de compravenda",
      answers: {
        what: "L’escriptura de compravenda és el document que es signa davant notari i amb què l’habitatge passa de qui ven a qui compra. Signar-la val com a lliurament, si no s’hi diu una altra cosa. I és el que permet inscriure’l a nom seu al Registre de la Propietat.",
        cost: "Per l’escriptura de compravenda el notari cobra un aranzel oficial, i la base gairebé no canvia d’una notaria a l’altra. Les còpies, les pàgines i l’IVA fan pujar la factura. Si no es pacta res més, qui compra paga l’escriptura i la primera còpia, i qui ven, les despeses del lliurament.",
        time: "La signatura de l’escriptura de compravenda dura cosa d’una hora quan hi són tots. El que és llarg ve abans: documents, hipoteca, cites. La còpia simple es rep de seguida; la inscrita arriba un cop pagat l’impost i acabada la feina del registre.",
        who: "L’escriptura de compravenda la signen tots els propietaris i tots els compradors, o qui tingui el seu poder. El banc també, si es concedeix o es cancel·la una hipoteca. Acostuma a triar la notaria qui compra.",
      },
      sections: [
        {
          heading: "Què comprova el notari?",
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
          heading: "Per què cal inscriure-la?",
          blocks: [
            "El contracte privat obliga els qui el van signar. Al registre només hi entren documents públics (Llei hipotecària, art. 3), i el que no és inscrit no perjudica tercers (art. 32). Primer s’ha de justificar que l’impost és pagat o que no n’hi ha (art. 254).",
          ],
        },
        {
          heading: "Com es prepara?",
          blocks: [
            {
              steps: [
                "Demani l’esborrany a la notaria uns quants dies abans.",
                "Compari noms, números de document, superfície, annexos i preu amb el que vostè sap.",
                "Llegeixi les clàusules de les càrregues: quina es cancel·la aquell dia i amb quin xec.",
                "Demani l’escriptura en català si la hi vol, o un intèrpret si cap de les dues llengües no li és còmoda.",
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
      ],
      example: {
        heading: "Quin és l’aranzel d’un dels nostres preus?",
        blocks: [
          [
            "Amb un preu de {x.price}, l’aranzel del notari és de {x.notary}, sense còpies, pàgines ni IVA.",
            "L’impost de transmissions d’aquesta compra puja a {x.tax}, de manera que la notaria hi pesa poc.",
            "Pot calcular el seu cas a la pàgina de [despeses](/costs).",
          ],
        ],
      },
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
        cost: "За нотариальный акт берут по официальному тарифу, поэтому основа почти одинакова у всех нотариусов. Копии, страницы и НДС (IVA) увеличивают счёт. Если не договорились иначе, покупатель платит за акт и первую копию, а продавец — за передачу жилья.",
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
          heading: "Зачем вносить его в реестр?",
          blocks: [
            "Частный договор обязывает тех, кто его подписал. В реестр вносят только публичные документы (Ипотечный закон, ст. 3), а незаписанное не действует против третьих лиц (ст. 32). Сначала надо показать, что налог уплачен или не нужен (ст. 254). До записи вы уже собственник, но посторонние об этом знать не обязаны, и этим может воспользоваться кредитор продавца.",
          ],
        },
        {
          heading: "Как подготовиться?",
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
      ],
      example: {
        heading: "Какой тариф выйдет для нашей цены?",
        blocks: [
          [
            "При цене {x.price} тариф нотариуса составляет {x.notary} без копий, страниц и НДС.",
            "Налог на передачу имущества (ITP) с той же покупки — {x.tax}, так что доля нотариуса невелика.",
            "Свой случай можно посчитать на странице [расходов](/costs).",
          ],
        ],
      },
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
