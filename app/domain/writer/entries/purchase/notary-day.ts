import type { Entry } from "../entry";

export const notaryDay: Entry = {
  theme: "guide",
  related: ["deed-of-sale", "handover-of-keys", "notary-costs", "power-of-attorney", "land-registry", "bank-account"],
  checked: "2026-11-22",
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
        what: "The signing at the notary’s takes about an hour: the deed (escritura) is read aloud, the money is paid, the keys pass to you. From that moment the home is yours. What the hour brings was decided before, so read the draft at home.",
        cost: [
          "For the signing at the notary’s the buyer pays the deed and its first copy, unless something else was agreed.",
          "{?x.notary}The tariff is set by law: about {x.notary} at a price of {x.price}, before VAT and copies.",
        ],
        who: "Buyer and seller come to the signing at the notary’s, or someone with a power of attorney for them, and the bank if there is a loan. The agent and your lawyer sit beside you; the notary is impartial and on neither side.",
        how: "Prepare the signing at the notary’s some days ahead: draft of the deed, banker’s drafts or transfers, identity documents, meter readings. On the day itself only the reading and the signatures are left.",
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
      ],
      inShort:
        "At the notary’s the deed is read, the price paid and the keys handed over. The registry is checked the same day. Whoever doesn’t understand the language needs an interpreter.",
      next: "[Ask us to go through the draft of the deed with you](/services/legal-support) before the day.",
      description:
        "The signing at the notary’s in Barcelona, step by step: what is read and checked, what you bring, how the price is paid and what can stop it on the same day.",
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
        what: "La firma en la notaría dura cerca de una hora: se lee la escritura, se paga el precio y usted recibe las llaves. Desde ese momento la vivienda es suya. Lo que pasa en esa hora se ha decidido antes, así que lea el borrador en casa.",
        cost: [
          "De la firma en la notaría quien compra paga la escritura y la primera copia, salvo otro pacto.",
          "{?x.notary}El arancel lo fija la ley: cerca de {x.notary} con un precio de {x.price}, antes de IVA y copias.",
        ],
        who: "A la firma en la notaría van quien compra y quien vende, o alguien con poder, y el banco si hay préstamo. A su lado se sientan la agencia y su abogado; el notario es imparcial.",
        how: "La firma en la notaría se prepara días antes: borrador, cheques bancarios o transferencia, documentos de identidad, lecturas de contadores. El día mismo solo quedan la lectura y las firmas.",
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
      ],
      inShort:
        "En la notaría se lee la escritura, se paga el precio y se entregan las llaves. El registro se comprueba el mismo día. Quien no entiende el idioma necesita un intérprete.",
      next: "[Repasamos con usted el borrador de la escritura](/services/legal-support) antes de ese día.",
      description:
        "La firma en la notaría paso a paso: qué se lee y se comprueba, qué hay que llevar, cómo se paga el precio y qué puede parar la compraventa ese mismo día.",
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
        what: "La signatura a la notaria dura prop d’una hora: es llegeix l’escriptura, es paga el preu i vostè rep les claus. Des d’aquell moment l’habitatge és seu. Porti-hi el document d’identitat, el NIE si en té i el mitjà de pagament acordat, i llegeixi abans l’esborrany a casa.",
        cost: [
          "De la signatura a la notaria qui compra paga l’escriptura i la primera còpia, llevat d’un altre pacte.",
          "{?x.notary}L’aranzel el fixa la llei: prop de {x.notary} amb un preu de {x.price}, abans d’IVA i còpies.",
        ],
        who: "A la signatura a la notaria hi van qui compra i qui ven, o algú amb poder, i el banc si hi ha préstec. El notari el pot triar qui compra, i és imparcial amb tothom. Al costat de vostè s’asseuen l’agència i l’advocat.",
        how: "La signatura a la notaria es prepara dies abans: esborrany, xecs bancaris o transferència, documents d’identitat, lectures de comptadors. El dia mateix només queden la lectura i les signatures.",
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
      ],
      inShort:
        "A la notaria es llegeix l’escriptura, es paga el preu i es lliuren les claus. El registre es comprova el mateix dia. Qui no entén la llengua necessita un intèrpret.",
      next: "[Repassem amb vostè l’esborrany de l’escriptura](/services/legal-support) abans d’aquell dia.",
      description:
        "La signatura a la notaria pas a pas: què es llegeix i es comprova, què s’hi ha de portar, com es paga el preu i quines coses la poden aturar aquell mateix dia.",
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
        what: "Сделка у нотариуса в Испании занимает около часа: акт (escritura) зачитывают вслух, цену оплачивают, ключи передают вам. С этой минуты жильё ваше. То, что происходит в этот час, решено заранее, поэтому проект акта изучите дома. Если нотариус не говорит на понятном вам языке, нужен переводчик.",
        cost: [
          "Сделка у нотариуса обходится покупателю в акт и первую копию, если не договорились иначе.",
          "{?x.notary}Тариф установлен законом: около {x.notary} при цене {x.price}, без НДС и копий.",
        ],
        who: "На сделке у нотариуса присутствуют покупатель и продавец или их представители по доверенности, а при кредите ещё и банк. Рядом с вами агент и юрист; нотариус беспристрастен.",
        how: "Сделка у нотариуса готовится за несколько дней: проект акта, банковские чеки или перевод, документы, показания счётчиков. На сам день остаются чтение и подписи.",
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
      ],
      inShort:
        "У нотариуса зачитывают акт, платят цену и передают ключи. Реестр проверяют в тот же день. Тому, кто не знает языка, нужен переводчик.",
      next: "[Разберём с вами проект акта](/services/legal-support) до этого дня.",
      description:
        "Сделка у нотариуса в Испании по шагам: что зачитывают и проверяют, что взять с собой, как платят цену и что может остановить подписание в тот же день.",
      sources: [
        "Закон о нотариате от 28\u00a0мая 1862\u00a0года, ст.\u00a024",
        "Гражданский кодекс Каталонии, ст.\u00a0531-4 и 531-6",
        "Королевский декрет 1426/1989: тариф нотариусов",
      ],
    },
  },
};
