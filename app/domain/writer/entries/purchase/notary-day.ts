import type { Entry } from "../entry";

export const notaryDay: Entry = {
  theme: "guide",
  related: ["deed-of-sale", "handover-of-keys", "notary-costs", "power-of-attorney", "land-registry", "bank-account"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "signing at the notary",
        "signing at the notary’s",
        "notary day",
        "completion day spain",
        "signing the deed at the notary",
        "what happens at the notary spain",
        "day at the notary",
      ],
      title: "The day at the notary’s",
      answers: {
        what: "The signing at the notary’s takes about an hour: the deed (escritura) is read aloud, the rest of the price is paid, and the keys pass to you. From that moment the home is yours. The notary’s bill, usually €900 to €1,500 with copies and VAT, is the buyer’s. What the hour brings was decided before, so read the draft at home.",
        cost: [
          "For the signing at the notary’s the buyer pays the deed and its first copy, usually €900 to €1,500 with pages, copies and VAT, unless something else was agreed.",
          "{?x.notary}The tariff itself is set by law: about {x.notary} at a price of {x.price}.",
          "The deed of a mortgage is the bank’s to pay.",
        ],
        who: "Buyer and seller come to the signing at the notary’s, or someone with a power of attorney for them, and the bank if there is a loan. The agent and your lawyer sit beside you; the notary is impartial and on neither side.",
        how: "Prepare the signing at the notary’s some days ahead: draft of the deed, banker’s drafts or transfers, identity documents, meter readings. On the day itself only the reading and the signatures are left.",
        papers:
          "To the signing at the notary’s the buyer brings a passport or identity card, the NIE and the means of payment. The seller brings the former deed, the habitability and energy certificates, the certificate of community debts, the last property tax receipt and, if there is a mortgage, the bank’s certificate of the balance. Whoever signs for another adds the power of attorney.",
        pitfalls:
          "Four things stop a signing at the notary’s: a new charge in the registry, a banker’s draft with the wrong sum, a missing certificate and a home that isn’t empty. All four can be checked the day before. With a seller who lives abroad, 3% of the price has to be withheld as well.",
        must: "A sale between private people is valid without a notary, but signing at the notary’s is what you need for the land registry and for any mortgage. You can choose the notary, as whoever pays for the deed. Without Spanish or Catalan an interpreter has to be there, unless the notary speaks your language.",
      },
      sections: [
        {
          heading: "What happens in that hour?",
          blocks: [
            {
              steps: [
                "The notary checks identities, NIE and powers of attorney.",
                "The registry’s information of that day is compared with the deed: owner, charges, nothing new.",
                "The deed is read and explained. Ask whenever something isn’t clear.",
                "The seller proves that community fees and property tax (IBI) are paid, and hands over the certificates.",
                "You pay; the notary records how (Notaries Act, art.\u00a024).",
                "Everyone signs, and you receive the keys and a simple copy.",
              ],
            },
            "If you borrow, the deed of the loan follows directly, since the bank’s money pays the seller.",
          ],
        },
        {
          heading: "What do you take with you, and what follows?",
          blocks: [
            "You leave with the keys, a simple copy of the deed and the certificates. The same day the notary presents the deed online, which keeps your place in the registry for 60\u00a0working days. In the first week come insurance, supplies and the property manager. The tax form and the entry in the registry follow, usually through a gestoría; the registrar has 15\u00a0working days from the complete file. Order an extract afterwards, for about €11, and check name, share and area.",
          ],
        },
        {
          heading: "What do you bring to the notary?",
          blocks: [
            {
              points: [
                "Passport or identity card, and the NIE certificate.",
                "The means of payment: banker’s drafts in the exact sums, or a transfer arranged with both banks.",
                "The power of attorney, with apostille and translation, if someone signs for another.",
                "The deposit contract, and a list of everything that stays in the home.",
              ],
            },
          ],
        },
        {
          heading: "What if you don’t speak the language?",
          blocks: [
            "The deed is written in Spanish or Catalan. If you don’t understand it, the notary must speak your language or an interpreter must translate. Say so when the day is booked, and ask for the draft early enough to have it translated.",
            "The buyer, who pays for the deed, usually proposes the notary. You needn’t take the one that the bank or the seller prefers.",
          ],
        },
        {
          heading: "What can stop the signing?",
          blocks: [
            {
              points: [
                "A charge that came up since the first registry extract: ask for it to be paid from the price.",
                "A draft in the wrong amount. Let your bank confirm the sums the day before.",
                "A missing certificate: community debts, habitability, energy.",
                "A home that isn’t empty. View it on the morning of the signing.",
                "A seller who lives abroad: then 3% of the price is withheld and paid with form 211.",
              ],
            },
            "Better to postpone by a day than to sign with a promise.",
          ],
        },
        {
          heading: "What is on the notary’s bill, line by line?",
          blocks: [
            {
              caption: "The costs of the deed for a buyer, before and after VAT",
              columns: ["Line", "Sum"],
              rows: [
                ["Tariff on the price of {x.price} (Royal Decree 1426/1989)", "{x.notary}"],
                [
                  "Pages, first copy, simple copies, registry information, online filing",
                  "by number; together often as much again",
                ],
                ["VAT on all of it", "21%"],
                ["What the invoice usually comes to", "€900 to €1,500"],
                ["Deed of the mortgage", "nothing: the bank pays"],
                ["Beside it: registry, tariff of {x.registry}", "usually €450 to €800 in all"],
                ["Beside it: gestoría, which files tax and deed", "usually €300 to €500"],
              ],
            },
          ],
        },
      ],
      inShort:
        "At the notary’s the deed is read, the price paid and the keys handed over. The registry is checked the same day. Whoever doesn’t understand the language needs an interpreter.",
      next: "[Ask us to go through the draft of the deed with you](/services/legal-support) before the day.",
      description:
        "The signing at the notary’s in Barcelona, step by step: what is read and paid, what buyer and seller bring, the notary’s bill line by line and what can stop it.",
      sources: [
        "Notaries Act of 28\u00a0May 1862, art.\u00a024",
        "Civil Code of Catalonia, arts.\u00a0531-4 and 531-6",
        "Royal Decree 1426/1989: notaries' tariff",
      ],
    },
    es: {
      names: [
        "firma en la notaría",
        "firma ante notario",
        "día de la firma",
        "día de la notaría",
        "qué pasa en la notaría",
        "firma de la compraventa",
        "firmar la escritura",
      ],
      title: "El día de la firma",
      answers: {
        what: "La firma en la notaría dura cerca de una hora: se lee la escritura, se paga el resto del precio y se entregan las llaves. Desde ese momento la vivienda es suya. La factura, normalmente de 900 a 1.500\u00a0€ con copias e IVA, es de quien compra. Lo que pase en esa hora se ha decidido antes: lea el borrador en casa.",
        cost: [
          "En la firma en la notaría quien compra paga la escritura y su primera copia, normalmente de 900 a 1.500\u00a0€ con folios, copias e IVA, salvo otro pacto.",
          "{?x.notary}El arancel en sí lo fija la ley: unos {x.notary} con un precio de {x.price}.",
          "La escritura de la hipoteca la paga el banco.",
        ],
        who: "A la firma en la notaría van quien compra y quien vende, o alguien con poder, y el banco si hay préstamo. A su lado se sientan la agencia y su abogado; el notario es imparcial.",
        how: "La firma en la notaría se prepara días antes: borrador, cheques bancarios o transferencia, documentos de identidad, lecturas de contadores. El día mismo solo quedan la lectura y las firmas.",
        papers:
          "A la firma en la notaría quien compra lleva el DNI o pasaporte, el NIE y el medio de pago. Quien vende lleva la escritura anterior, la cédula, el certificado energético, el certificado de deudas de la comunidad, el último IBI y, si hay hipoteca, el certificado de saldo del banco. Quien firma por otro añade el poder.",
        pitfalls:
          "Cuatro cosas paran una firma en la notaría: una carga nueva en el Registro, un cheque con el importe mal, un certificado que falta y una vivienda que no está vacía. Las cuatro se comprueban la víspera. Si quien vende vive fuera, hay que retener además el 3\u00a0% del precio.",
        must: "Una compraventa entre particulares vale sin notario, pero la firma en la notaría hace falta para inscribirla y para cualquier hipoteca. La notaría la elige quien paga la escritura. Si no se entiende el castellano ni el catalán, hace falta intérprete, salvo que el notario conozca su idioma.",
      },
      sections: [
        {
          heading: "¿Qué ocurre en esa hora?",
          blocks: [
            {
              steps: [
                "El notario comprueba identidades, NIE y poderes.",
                "Se compara la información del registro de ese día con la escritura: titular, cargas, nada nuevo.",
                "Se lee y se explica. Pregunte cuando algo no quede claro.",
                "Quien vende demuestra que ha pagado comunidad e IBI y entrega los certificados.",
                "Usted paga y queda constancia de cómo (Ley del Notariado, art.\u00a024).",
                "Firman todos, y usted recibe las llaves y una copia simple.",
              ],
            },
            "Si hay préstamo, su escritura se firma a continuación, porque el dinero del banco paga a quien vende.",
          ],
        },
        {
          heading: "¿Qué hay que llevar a la notaría?",
          blocks: [
            {
              points: [
                "DNI o pasaporte y el certificado del NIE.",
                "El medio de pago: cheques bancarios por el importe exacto o una transferencia acordada con los dos bancos.",
                "El poder, con apostilla y traducción, si alguien firma por otro.",
                "El contrato de arras y la lista de lo que se queda en la vivienda.",
              ],
            },
          ],
        },
        {
          heading: "¿Y si no entiende el idioma?",
          blocks: [
            "La escritura está en castellano o en catalán. Si no los entiende, el notario ha de hablar su lengua o debe traducir un intérprete. Dígalo al reservar el día y pida el borrador con tiempo para traducirlo.",
            "Quien compra, que es quien paga la escritura, suele proponer la notaría. No tiene que ser la que prefieran el banco o la otra parte.",
          ],
        },
        {
          heading: "¿Qué puede parar la firma?",
          blocks: [
            {
              points: [
                "Una carga aparecida desde la primera nota simple: pida que se pague con parte del precio.",
                "Un cheque por un importe equivocado. Que su banco confirme las cifras la víspera.",
                "Un certificado que falta: deudas de la comunidad, habitabilidad, energía.",
                "Una vivienda que no está vacía. Véala la misma mañana.",
                "Una parte vendedora no residente: se retiene el 3\u00a0% del precio y se ingresa con el modelo 211.",
              ],
            },
            "Vale más aplazar un día que firmar con una promesa. Si algo no está listo, el notario puede dar otra hora esa misma semana y todos conservan sus derechos.",
          ],
        },
        {
          heading: "La factura de la notaría, línea por línea: ¿qué se paga?",
          blocks: [
            {
              caption: "Lo que cuesta la escritura a quien compra",
              columns: ["Concepto", "Importe"],
              rows: [
                ["Arancel sobre un precio de {x.price} (Real Decreto 1426/1989)", "{x.notary}"],
                [
                  "Folios, primera copia, copias simples, información registral, presentación telemática",
                  "según cuántos; a menudo, otro tanto",
                ],
                ["IVA de todo", "21\u00a0%"],
                ["Total habitual de la factura", "de 900 a 1.500\u00a0€"],
                ["Escritura de la hipoteca", "nada: la paga el banco"],
                ["Aparte: registro, arancel de {x.registry}", "normalmente de 450 a 800\u00a0€ en total"],
                ["Aparte: gestoría, que presenta impuesto y escritura", "normalmente de 300 a 500\u00a0€"],
              ],
            },
          ],
        },
        {
          heading: "¿Con qué sale de la notaría y qué viene después?",
          blocks: [
            "Sale con las llaves, una copia simple y los certificados. Ese mismo día la notaría presenta la escritura por vía telemática, y el turno en el Registro se guarda 60\u00a0días hábiles. En la primera semana tocan el seguro, los suministros y la administración de fincas. Después vienen el impuesto y la inscripción, normalmente a través de una gestoría; el Registro tiene 15\u00a0días hábiles desde que está todo. Pida luego una nota simple, por unos 11\u00a0€, y compruebe nombre, cuota y metros.",
          ],
        },
      ],
      inShort:
        "En la notaría se lee la escritura, se paga el precio y se entregan las llaves. El registro se comprueba el mismo día. Quien no entiende el idioma necesita un intérprete.",
      next: "[Repasamos con usted el borrador de la escritura](/services/legal-support) antes de ese día.",
      description:
        "La firma en la notaría, paso a paso: qué se lee y se paga, qué llevan quien compra y quien vende, la factura del notario línea por línea y qué puede pararla.",
      sources: [
        "Ley del Notariado, de 28\u00a0de mayo de 1862, art.\u00a024",
        "Código civil de Cataluña, arts.\u00a0531-4 y 531-6",
        "Real Decreto 1426/1989: arancel de los notarios",
      ],
    },
    ca: {
      names: [
        "signatura a la notaria",
        "signatura davant de notari",
        "dia de la signatura",
        "dia de la notaria",
        "què passa a la notaria",
        "signatura de la compravenda",
        "signar l’escriptura",
        "qui tria el notari",
        "triar notari",
        "què cal portar al notari",
        "què porta el comprador al notari",
      ],
      title: "El dia de la signatura",
      answers: {
        what: "La signatura a la notaria dura prop d’una hora: es llegeix l’escriptura, es paga la resta del preu i es lliuren les claus. Des d’aquell moment l’habitatge és seu. La factura, normalment de 900 a 1.500\u00a0€ amb còpies i IVA, és de qui compra. El que passi en aquesta hora s’ha decidit abans: llegeixi l’esborrany a casa.",
        cost: [
          "A la signatura a la notaria qui compra paga l’escriptura i la primera còpia, normalment de 900 a 1.500\u00a0€ amb folis, còpies i IVA, si no es pacta res més.",
          "{?x.notary}L’aranzel el fixa la llei: uns {x.notary} amb un preu de {x.price}.",
          "L’escriptura de la hipoteca la paga el banc.",
        ],
        who: "A la signatura a la notaria hi van qui compra i qui ven, o algú amb poder, i el banc si hi ha préstec. El notari el pot triar qui compra, i és imparcial amb tothom. Al costat de vostè s’asseuen l’agència i l’advocat.",
        how: "La signatura a la notaria es prepara dies abans: esborrany, xecs bancaris o transferència, documents d’identitat, lectures de comptadors. El dia mateix només queden la lectura i les signatures.",
        papers:
          "A la signatura a la notaria qui compra porta el DNI o passaport, el NIE i el mitjà de pagament. Qui ven porta l’escriptura anterior, la cèdula, el certificat energètic, el certificat de deutes de la comunitat, l’últim IBI i, si hi ha hipoteca, el certificat de saldo del banc. Qui signa per un altre hi afegeix el poder.",
        pitfalls:
          "Quatre coses aturen una signatura a la notaria: una càrrega nova al Registre, un xec amb l’import equivocat, un certificat que falta i un habitatge que no és buit. Totes quatre es comproven el dia abans. Si qui ven viu a fora, s’ha de retenir a més el 3\u00a0% del preu.",
        must: "Una compravenda entre particulars és vàlida sense notari, però la signatura a la notaria cal per inscriure-la i per a qualsevol hipoteca. La notaria la tria qui paga l’escriptura. Si no s’entén el català ni el castellà, cal intèrpret, llevat que el notari sàpiga la seva llengua.",
      },
      sections: [
        {
          heading: "Què passa en aquesta hora?",
          blocks: [
            {
              steps: [
                "El notari comprova identitats, NIE i poders.",
                "Es compara la informació del registre d’aquell dia amb l’escriptura: titular, càrregues, res de nou.",
                "Es llegeix i s’explica. Pregunti quan alguna cosa no quedi clara.",
                "Qui ven demostra que ha pagat comunitat i IBI i lliura els certificats.",
                "Vostè paga i queda constància de com (Llei del notariat, art.\u00a024).",
                "Signen tots, i vostè rep les claus i una còpia simple.",
              ],
            },
            "Si hi ha préstec, la seva escriptura se signa tot seguit, perquè els diners del banc paguen qui ven.",
          ],
        },
        {
          heading: "Què s’ha de portar a la notaria?",
          blocks: [
            {
              points: [
                "DNI o passaport i el certificat del NIE.",
                "El mitjà de pagament: xecs bancaris per l’import exacte o una transferència acordada amb tots dos bancs.",
                "El poder, amb postil·la i traducció, si algú signa per un altre.",
                "El contracte d’arres i la llista del que es queda a l’habitatge.",
              ],
            },
          ],
        },
        {
          heading: "I si no entén la llengua?",
          blocks: [
            "L’escriptura és en català o en castellà. Si no els entén, el notari ha de parlar la seva llengua o ha de traduir un intèrpret. Digui-ho quan reservi el dia i demani l’esborrany amb temps per traduir-lo.",
            "Qui compra, que és qui paga l’escriptura, acostuma a proposar la notaria. No ha de ser la que prefereixin el banc o l’altra part.",
          ],
        },
        {
          heading: "Què pot aturar la signatura?",
          blocks: [
            {
              points: [
                "Una càrrega apareguda des de la primera nota simple: demani que es pagui amb part del preu.",
                "Un xec per un import equivocat. Que el banc confirmi les xifres la vigília.",
                "Un certificat que falta: deutes de la comunitat, habitabilitat, energia.",
                "Un habitatge que no és buit. Vegi’l el mateix matí.",
                "Una part venedora no resident: es reté el 3\u00a0% del preu i s’ingressa amb el model 211.",
              ],
            },
            "Val més ajornar un dia que signar amb una promesa. Si alguna cosa no és a punt, el notari pot donar una altra hora la mateixa setmana i tothom conserva els seus drets.",
          ],
        },
        {
          heading: "La factura de la notaria, línia per línia: què es paga?",
          blocks: [
            {
              caption: "El que costa l’escriptura a qui compra",
              columns: ["Concepte", "Import"],
              rows: [
                ["Aranzel sobre un preu de {x.price} (Reial decret 1426/1989)", "{x.notary}"],
                [
                  "Folis, primera còpia, còpies simples, informació registral, presentació telemàtica",
                  "segons quants; sovint, altre tant",
                ],
                ["IVA de tot", "21\u00a0%"],
                ["Total habitual de la factura", "de 900 a 1.500\u00a0€"],
                ["Escriptura de la hipoteca", "res: la paga el banc"],
                ["A part: registre, aranzel de {x.registry}", "normalment de 450 a 800\u00a0€ en total"],
                ["A part: gestoria, que presenta impost i escriptura", "normalment de 300 a 500\u00a0€"],
              ],
            },
          ],
        },
        {
          heading: "Amb què surt de la notaria i què ve després?",
          blocks: [
            "Surt amb les claus, una còpia simple i els certificats. Aquell mateix dia la notaria presenta l’escriptura per via telemàtica, i el torn al Registre es guarda 60\u00a0dies hàbils. La primera setmana toquen l’assegurança, els subministraments i l’administració de finques. Després venen l’impost i la inscripció, normalment per mitjà d’una gestoria; el Registre té 15\u00a0dies hàbils des que hi ha tot. Demani llavors una nota simple, per uns 11\u00a0€, i comprovi nom, quota i metres.",
          ],
        },
      ],
      inShort:
        "A la notaria es llegeix l’escriptura, es paga el preu i es lliuren les claus. El registre es comprova el mateix dia. Qui no entén la llengua necessita un intèrpret.",
      next: "[Repassem amb vostè l’esborrany de l’escriptura](/services/legal-support) abans d’aquell dia.",
      description:
        "La signatura a la notaria, pas a pas: què es llegeix i es paga, què hi porten qui compra i qui ven, la factura del notari línia per línia i què la pot aturar.",
      sources: [
        "Llei del notariat, de 28\u00a0de maig de 1862, art.\u00a024",
        "Codi civil de Catalunya, arts.\u00a0531-4 i 531-6",
        "Reial decret 1426/1989: aranzel dels notaris",
      ],
    },
    ru: {
      names: [
        "сделка у нотариуса в Испании",
        "подписание у нотариуса",
        "день сделки",
        "как проходит сделка у нотариуса",
        "сделка у нотариуса",
        "что происходит у нотариуса",
        "нотариус на сделке",
        "переводчик у нотариуса",
      ],
      title: "Сделка у нотариуса",
      answers: {
        what: "Сделка у нотариуса в Испании занимает около часа: акт (escritura) зачитывают вслух, остаток цены оплачивают, ключи передают вам. С этой минуты жильё ваше. Счёт нотариуса, обычно 900–1500\u00a0€ с копиями и НДС, платит покупатель. То, что происходит в этот час, решено заранее, поэтому проект акта изучите дома.",
        cost: [
          "Сделка у нотариуса обычно обходится покупателю в 900–1500\u00a0€ вместе с листами, копиями и НДС, если стороны не договорились иначе.",
          "{?x.notary}Сам тариф установлен законом: около {x.notary} при цене {x.price}.",
          "Акт об ипотеке оплачивает банк.",
        ],
        who: "На сделке у нотариуса присутствуют покупатель и продавец или их представители по доверенности, а при кредите ещё и банк. Рядом с вами агент и юрист; нотариус беспристрастен.",
        how: "Сделка у нотариуса готовится за несколько дней: проект акта, банковские чеки или перевод, документы, показания счётчиков. На сам день остаются чтение и подписи.",
        papers:
          "На сделку у нотариуса покупатель приносит загранпаспорт, NIE и средство платежа. Продавец\u00a0— прежний акт, свидетельство о пригодности для проживания, сертификат энергоэффективности, справку о долгах перед сообществом, последнюю квитанцию IBI, а при ипотеке справку банка об остатке. Кто подписывает за другого, показывает доверенность с апостилем и переводом.",
        pitfalls:
          "Сделку у нотариуса останавливают четыре вещи: новое обременение в реестре, чек на неверную сумму, недостающая справка и занятая квартира. Всё это проверяют накануне. Если продавец живёт за границей, надо ещё удержать 3\u00a0% цены.",
        must: "Продажа между частными лицами действительна и без нотариуса, но без сделки у нотариуса нельзя внести запись в реестр и взять ипотеку. Нотариуса выбирает тот, кто платит за акт. Если вы не понимаете ни испанского, ни каталанского, нужен переводчик\u00a0— или нотариус, который знает ваш язык.",
      },
      sections: [
        {
          heading: "Что происходит за этот час?",
          blocks: [
            {
              steps: [
                "Нотариус проверяет личность, NIE и доверенности.",
                "Сведения реестра на этот день сравнивают с актом: собственник, обременения, ничего нового.",
                "Акт зачитывают и объясняют. Спрашивайте, если что-то непонятно.",
                "Продавец подтверждает, что взносы и налог на недвижимость (IBI) оплачены, и передаёт документы.",
                "Вы платите, и нотариус записывает, каким способом (Закон о нотариате, ст.\u00a024).",
                "Все подписывают, вы получаете ключи и простую копию.",
              ],
            },
            "Если есть кредит, его акт подписывают сразу следом: деньги банка идут продавцу.",
          ],
        },
        {
          heading: "Что взять с собой к нотариусу?",
          blocks: [
            {
              points: [
                "Паспорт или удостоверение личности и справку о NIE (номере иностранца).",
                "Средство платежа: банковские чеки на точную сумму или перевод, согласованный с обоими банками.",
                "Доверенность с апостилем и переводом, если кто-то подписывает за другого.",
                "Договор задатка (arras) и список всего, что остаётся в квартире.",
              ],
            },
          ],
        },
        {
          heading: "Что, если вы не знаете языка?",
          blocks: [
            "Акт составляют на испанском или каталанском. Если вы их не понимаете, нотариус должен говорить на вашем языке или нужен переводчик. Предупредите, когда назначаете день, и заранее попросите проект, чтобы успеть его перевести.",
            "Нотариуса обычно предлагает покупатель, потому что он платит за акт. Соглашаться на того, кого предпочитает банк или продавец, не обязательно. Спросите сразу и о языке, и о свободных днях: хорошие часы в конце месяца разбирают заранее.",
          ],
        },
        {
          heading: "Что может остановить сделку?",
          blocks: [
            {
              points: [
                "Обременение, которое появилось после первой выписки: попросите погасить его из цены.",
                "Чек на неверную сумму. Пусть банк подтвердит цифры накануне.",
                "Не хватает документа: о долгах перед сообществом собственников, о пригодности для проживания, об энергоэффективности.",
                "Квартира не освобождена. Осмотрите её утром того же дня.",
                "Продавец живёт за рубежом: тогда 3\u00a0% цены удерживают и платят с формой 211.",
              ],
            },
            "Лучше перенести сделку на день, чем подписать под обещание. Если что-то не готово, нотариус может назначить другое время на той же неделе, и права сторон сохранятся. А если обещание всё же принимают, его вписывают в акт вместе с суммой, которую продавец оставляет до выполнения.",
          ],
        },
        {
          heading: "Счёт нотариуса по строкам: что вы платите?",
          blocks: [
            {
              caption: "Во что акт обходится покупателю",
              columns: ["Строка", "Сумма"],
              rows: [
                ["Тариф с цены {x.price} (Королевский декрет 1426/1989)", "{x.notary}"],
                [
                  "Листы, первая копия, простые копии, сведения реестра, подача через интернет",
                  "по количеству, часто ещё столько же",
                ],
                ["НДС на всё это", "21\u00a0%"],
                ["Сколько обычно выходит весь счёт", "900–1500\u00a0€"],
                ["Акт об ипотеке", "ничего: платит банк"],
                ["Отдельно: реестр, тариф {x.registry}", "обычно 450–800\u00a0€ за всё"],
                ["Отдельно: оформление (gestoría), налог и подача акта", "обычно 300–500\u00a0€"],
              ],
            },
            "Переводчика нотариус обычно не предоставляет: его приглашает и оплачивает тот, кому он нужен.",
          ],
        },
        {
          heading: "С чем вы уходите и что дальше?",
          blocks: [
            "Вы уходите с ключами, простой копией акта и сертификатами. В тот же день нотариус подаёт акт через интернет, и место в реестре держат за вами 60\u00a0рабочих дней. В первую неделю оформляют страховку, свет и воду, пишут управляющему. Потом платят налог и вносят запись, обычно через агента по оформлению; у регистратора 15\u00a0рабочих дней с полного комплекта. После этого закажите выписку, около 11\u00a0€, и проверьте имя, долю и площадь. Сохраните копии чеков и переводов: когда будете продавать, нотариус и банк снова спросят, чем вы платили. Если улетаете сразу, попросите прислать квитанцию об уплате налога и номер подачи: без неё запись не внесут, а место в очереди истечёт через 60\u00a0рабочих дней.",
          ],
        },
      ],
      inShort:
        "У нотариуса зачитывают акт, платят цену и передают ключи. Реестр проверяют в тот же день. Тому, кто не знает языка, нужен переводчик.",
      next: "[Разберём с вами проект акта](/services/legal-support) до этого дня.",
      description:
        "Сделка у нотариуса в Барселоне по шагам: что зачитывают и платят, что приносят покупатель и продавец, счёт нотариуса по строкам и что может её остановить.",
      sources: [
        "Закон о нотариате от 28\u00a0мая 1862\u00a0года, ст.\u00a024",
        "Гражданский кодекс Каталонии, ст.\u00a0531-4 и 531-6",
        "Королевский декрет 1426/1989: тариф нотариусов",
      ],
    },
  },
};
