import type { Entry } from "../entry";

export const foreignBuyers: Entry = {
  theme: "guide",
  reader: "non-resident",
  related: [
    "nie",
    "bank-account",
    "buying-from-abroad",
    "mortgage-for-non-residents",
    "non-resident-yearly-tax",
    "golden-visa",
    "transfer-tax",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "buying property in spain as a foreigner",
        "can foreigners buy property in spain",
        "foreign buyers spain",
        "buying a home in barcelona as a foreigner",
        "foreigners buying in barcelona",
        "buying in spain after brexit",
        "non-resident buying property in spain",
        "taxes for foreigners buying property in spain",
        "tax non-residents pay when buying property",
        "buying tax for non-residents",
      ],
      title: "Buying as a foreigner",
      answers: {
        what: "Foreigners can buy property in Barcelona as in the rest of Spain, whatever their nationality and wherever they live. You need an NIE (foreigner’s identity number), money whose origin you can prove, and a few more documents than a local. The taxes on the purchase are the same. A home gives no right of residence: the investor visa ended on 3\u00a0April 2025.",
        cost: [
          "Buying property in Spain as a foreigner or a non-resident costs the same taxes as for anyone else: on a resale home in Catalonia, transfer tax of 10% up to €600,000, then 11%, 12% and 13% on what lies above; on a new home, 10% VAT and 1.5% stamp duty.",
          "{?x.tax}At {x.price} the transfer tax is {x.tax}.",
          "The yearly tax of owners who live abroad comes afterwards, on form 210.",
        ],
        who: "Buying property in Spain as a foreigner is open to private people and companies, from the EU or not. What matters for mortgages and taxes is where you are resident, so settle that question first.",
      },
      sections: [
        {
          heading: "What do you need that a local doesn’t?",
          blocks: [
            {
              points: [
                "The NIE, for the deed and for every tax form. You can apply at a Spanish consulate or in Spain.",
                "A sworn translation and often an apostille for certificates from home.",
                "A Spanish account, useful for bills and taxes.",
                "An interpreter at the notary’s, if you don’t understand Spanish or Catalan.",
                "Proof of how you are married: in many countries both spouses become owners.",
              ],
            },
          ],
        },
        {
          heading: "What must be declared?",
          blocks: [
            "A non-resident who buys a home for more than 500,000\u00a0euros has to declare the investment to the Investments Register afterwards (Royal Decree 571/2023, arts.\u00a04 and 5). If you give the notary all the data, the notary sends it and you need do nothing more. Money from jurisdictions on the Spanish list of non-cooperative ones must be declared beforehand.",
            "Banks and notaries ask where the money comes from (Law 10/2010). Prepare statements, the contract of a sale, a tax return or the deed of an inheritance.",
          ],
        },
        {
          heading: "Which taxes come every year?",
          blocks: [
            {
              points: [
                "The property tax (IBI), whoever you are.",
                "Income tax for non-residents, with form 210: on rents, or on a deemed income if you only use the home yourself.",
                "Community fees and insurance, which aren’t taxes but come just as regularly.",
              ],
            },
            "When you sell as a non-resident, the buyer withholds 3% of the price on account of your tax. A tax adviser should look at both countries, since a treaty may avoid paying twice.",
          ],
        },
        {
          heading: "How do you avoid the usual traps?",
          blocks: [
            {
              steps: [
                "Apply for the NIE before you look, not after the offer.",
                "Ask whose agent you are speaking to: we act for the owner, and say so.",
                "Have the land registry extract (nota simple) explained in your language.",
                "Don’t pay into a private account, and never in cash.",
                "Sign nothing that you haven’t read in a language you understand.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does it come to?",
        blocks: [
          [
            "{?x.home}A buyer who lives abroad wants [{a.title}](/property/{a.id}) at {a.price}.",
            "{!x.home}A buyer who lives abroad wants a home at {x.price}.",
            "With the usual upper share a bank lends {x.loanAbroad}.",
            "The buyer brings {x.cashAbroad} for the rest of the price and the transfer tax.",
          ],
        ],
      },
      inShort:
        "Anyone may buy a home in Spain. Foreigners need an NIE and proof of where their money comes from. Taxes on the purchase are the same as for Spaniards.",
      next: "[Tell us in English, Spanish, Catalan or Russian what you are looking for](/search).",
      description:
        "Buying property in Spain as a foreigner: NIE, proof of funds, the declaration above 500,000\u00a0euros, yearly taxes for non-residents and the traps to avoid here.",
      sources: [
        "Royal Decree 571/2023, arts.\u00a04 and 5",
        "Law 10/2010 on the prevention of money laundering",
        "Royal Legislative Decree 5/2004: income tax of non-residents",
        "Royal Decree 1776/2004, art.\u00a014",
      ],
    },
    es: {
      names: [
        "comprar vivienda siendo extranjero",
        "comprar piso siendo extranjero",
        "compra de vivienda por extranjeros",
        "extranjeros comprar casa en españa",
        "requisitos para comprar vivienda extranjeros",
        "no residente comprar vivienda",
        "comprar casa con nie",
        "comprar piso extranjeros",
        "comprar casa siendo no residente",
        "impuestos al comprar siendo no residente",
        "impuestos para extranjeros al comprar vivienda",
      ],
      title: "Comprar vivienda siendo extranjero",
      answers: {
        what: "Comprar vivienda siendo extranjero está permitido, sea cual sea su nacionalidad y viva donde viva. Necesita el NIE, poder explicar de dónde viene el dinero y algo de paciencia con la documentación. La compra no da derecho a residir.",
        cost: [
          "Comprar vivienda siendo extranjero o no residente cuesta los mismos impuestos que a los demás: de segunda mano en Cataluña, un ITP del 10\u00a0% hasta 600.000\u00a0€ y del 11, el 12 y el 13\u00a0% sobre lo que pase de ahí; de obra nueva, un 10\u00a0% de IVA y un 1,5\u00a0% de AJD.",
          "{?x.tax}A {x.price}, el ITP son {x.tax}.",
          "Después llega cada año el impuesto de quien vive fuera, con el modelo 210.",
        ],
        who: "Pueden comprar vivienda siendo extranjero tanto particulares como sociedades, de la UE o de fuera. Para hipoteca e impuestos cuenta dónde reside usted; aclárelo lo primero.",
      },
      sections: [
        {
          heading: "¿Qué necesita que no necesita alguien de aquí?",
          blocks: [
            {
              points: [
                "El NIE, para la escritura y para todos los impuestos. Se pide en un consulado español o en España.",
                "Traducción jurada y, a menudo, apostilla de los certificados de su país.",
                "Una cuenta española, útil para recibos e impuestos.",
                "Un intérprete en la notaría, si no entiende castellano ni catalán.",
                "Una prueba de su régimen matrimonial: en muchos países compran los dos cónyuges.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué hay que declarar?",
          blocks: [
            "El no residente que compra por más de 500.000\u00a0euros debe declarar después la inversión al Registro de Inversiones (Real Decreto 571/2023, arts.\u00a04 y 5). Si da al notario todos los datos, este los envía y usted queda relevado. Si el dinero procede de una jurisdicción no cooperativa, la declaración es previa.",
            "Bancos y notarios preguntan por el origen del dinero (Ley 10/2010). Prepare extractos, el contrato de una venta, una declaración de la renta o la escritura de una herencia.",
          ],
        },
        {
          heading: "¿Qué impuestos vuelven cada año?",
          blocks: [
            {
              points: [
                "El IBI, sea usted quien sea.",
                "El impuesto sobre la renta de no residentes, con el modelo 210: por los alquileres o por una renta imputada si solo usa la vivienda.",
                "Comunidad y seguro, que no son impuestos pero llegan con la misma puntualidad.",
              ],
            },
            "Al vender sin ser residente, quien compra retiene el 3\u00a0% del precio a cuenta de su impuesto. Un asesor fiscal debería mirar los dos países, porque un convenio puede evitar pagar dos veces.",
          ],
        },
        {
          heading: "¿Cómo se evitan los tropiezos?",
          blocks: [
            {
              steps: [
                "Pida el NIE antes de buscar, no después de ofertar.",
                "Pregunte para quién trabaja la agencia: nosotros, para el propietario, y lo decimos.",
                "Que le expliquen la nota simple en su idioma.",
                "No pague a una cuenta particular y nunca en efectivo.",
                "No firme nada que no haya leído en una lengua que entienda.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿A cuánto asciende?",
        blocks: [
          [
            "{?x.home}A quien vive fuera le interesa [{a.title}](/property/{a.id}), a {a.price}.",
            "{!x.home}A quien vive fuera le interesa una vivienda de {x.price}.",
            "Con el máximo habitual, un banco presta {x.loanAbroad}.",
            "Para el resto del precio y el impuesto hacen falta {x.cashAbroad}.",
          ],
        ],
      },
      inShort:
        "Cualquiera puede comprar vivienda en España. Al extranjero se le pide NIE y el origen del dinero. Los impuestos de la compra son los mismos que para un español.",
      next: "[Cuéntenos qué busca, en español, catalán, inglés o ruso](/search).",
      description:
        "Comprar vivienda siendo extranjero: NIE, origen del dinero, declaración por encima de 500.000\u00a0euros, impuestos anuales de no residentes y errores comunes.",
      sources: [
        "Real Decreto 571/2023, arts.\u00a04 y 5",
        "Ley 10/2010, de prevención del blanqueo de capitales",
        "Real Decreto Legislativo 5/2004: renta de no residentes",
        "Real Decreto 1776/2004, art.\u00a014",
      ],
    },
    ca: {
      names: [
        "comprar habitatge sent estranger",
        "comprar pis sent estranger",
        "compra d’habitatge per estrangers",
        "estrangers comprar casa a espanya",
        "requisits per comprar habitatge estrangers",
        "no resident comprar habitatge",
        "comprar pis estrangers",
        "impostos en comprar sent no resident",
        "comprar pis vivint a l’estranger",
      ],
      title: "Comprar habitatge sent estranger",
      answers: {
        what: "Comprar habitatge sent estranger està permès, sigui quina sigui la nacionalitat i visqui on visqui. Necessita el NIE, poder explicar d’on venen els diners i una mica de paciència amb la documentació. La compra no dona dret a residir.",
        cost: [
          "Comprar habitatge sent estranger o no resident paga els mateixos impostos que tothom: de segona mà a Catalunya, un ITP del 10\u00a0% fins a 600.000\u00a0€ i de l’11, el 12 i el 13\u00a0% sobre el que en passi; d’obra nova, un 10\u00a0% d’IVA i un 1,5\u00a0% d’AJD.",
          "{?x.tax}A {x.price}, l’ITP són {x.tax}.",
          "Després arriba cada any l’impost de qui viu fora, amb el model 210.",
        ],
        who: "Poden comprar habitatge sent estranger tant particulars com societats, de la UE o de fora. Per a hipoteca i impostos compta on resideix; aclareixi-ho primer de tot.",
      },
      sections: [
        {
          heading: "Què necessita que no necessita algú d’aquí?",
          blocks: [
            {
              points: [
                "El NIE, per a l’escriptura i per a tots els impostos. Es demana en un consolat espanyol o a Espanya.",
                "Traducció jurada i, sovint, postil·la dels certificats del seu país.",
                "Un compte espanyol, útil per a rebuts i impostos.",
                "Un intèrpret a la notaria, si no entén català ni castellà.",
                "Una prova del règim matrimonial: en molts països compren tots dos cònjuges.",
              ],
            },
          ],
        },
        {
          heading: "Què s’ha de declarar?",
          blocks: [
            "El no resident que compra per més de 500.000\u00a0euros ha de declarar després la inversió al Registre d’Inversions (Reial decret 571/2023, arts.\u00a04 i 5). Si dona al notari totes les dades, ell les envia i vostè en queda rellevat. Si els diners venen d’una jurisdicció no cooperativa, la declaració és prèvia.",
            "Bancs i notaris pregunten per l’origen dels diners (Llei 10/2010). Prepari extractes, el contracte d’una venda, una declaració de la renda o l’escriptura d’una herència.",
          ],
        },
        {
          heading: "Quins impostos tornen cada any?",
          blocks: [
            {
              points: [
                "L’IBI, sigui vostè qui sigui.",
                "L’impost sobre la renda de no residents, amb el model 210: pels lloguers o per una renda imputada si només fa servir l’habitatge.",
                "Comunitat i assegurança, que no són impostos però arriben amb la mateixa puntualitat.",
              ],
            },
            "Quan ven sense ser resident, qui compra reté el 3\u00a0% del preu a compte del seu impost. Un assessor fiscal hauria de mirar els dos països, perquè un conveni pot evitar pagar dues vegades.",
          ],
        },
        {
          heading: "Com s’eviten les ensopegades?",
          blocks: [
            {
              steps: [
                "Demani el NIE abans de buscar, no després d’oferir.",
                "Pregunti per a qui treballa l’agència: nosaltres, per al propietari, i ho diem.",
                "Que li expliquin la nota simple en la seva llengua.",
                "No pagui a un compte particular i mai en efectiu.",
                "No signi res que no hagi llegit en una llengua que entengui.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant puja?",
        blocks: [
          [
            "{?x.home}A qui viu a fora li interessa [{a.title}](/property/{a.id}), a {a.price}.",
            "{!x.home}A qui viu a fora li interessa un habitatge de {x.price}.",
            "Amb el màxim habitual, un banc deixa {x.loanAbroad}.",
            "Per a la resta del preu i l’impost calen {x.cashAbroad}.",
          ],
        ],
      },
      inShort:
        "Tothom pot comprar habitatge a Espanya. A l’estranger se li demana NIE i l’origen dels diners. Els impostos de la compra són els mateixos que per a un espanyol.",
      next: "[Expliqui’ns què busca, en català, castellà, anglès o rus](/search).",
      description:
        "Comprar habitatge sent estranger: NIE, origen dels diners, declaració per sobre de 500.000\u00a0euros, impostos anuals de no residents i errors més freqüents.",
      sources: [
        "Reial decret 571/2023, arts.\u00a04 i 5",
        "Llei 10/2010, de prevenció del blanqueig de capitals",
        "Reial decret legislatiu 5/2004: renda de no residents",
        "Reial decret 1776/2004, art.\u00a014",
      ],
    },
    ru: {
      names: [
        "покупка недвижимости в Испании иностранцами",
        "может ли иностранец купить квартиру в Испании",
        "покупка квартиры в Испании иностранцем",
        "купить жильё в Испании иностранцу",
        "покупка недвижимости в Испании россиянами",
        "покупка жилья нерезидентом",
        "купить квартиру нерезиденту",
        "сколько платит нерезидент",
        "налоги при покупке для нерезидентов",
        "какие налоги платит нерезидент при покупке",
      ],
      title: "Покупка жилья иностранцем",
      answers: {
        what: "Покупка недвижимости в Испании иностранцами разрешена всем, в том числе россиянам: ни гражданство, ни место жительства ей не мешают. Понадобятся NIE (номер иностранца) и документы о том, откуда деньги. Гражданам России стоит сначала спросить испанский банк, примет ли он перевод и какие ограничения ЕС их касаются. Вида на жительство покупка не даёт.",
        cost: [
          "Покупка недвижимости в Испании иностранцами и нерезидентами облагается так же, как покупка испанцами. За вторичное жильё в Каталонии это налог ITP: 10\u00a0% до 600\u00a0000\u00a0€ и 11, 12 и 13\u00a0% с того, что выше; за новое\u00a0— 10\u00a0% НДС и 1,5\u00a0% гербового сбора.",
          "{?x.tax}При {x.price} налог ITP составит {x.tax}.",
          "После покупки те, кто живёт за границей, каждый год платят ещё налог по форме 210.",
        ],
        who: "Покупка недвижимости в Испании иностранцами доступна частным лицам и компаниям, из ЕС и из других стран. Для ипотеки и налогов важно, где вы резидент: начните с этого вопроса.",
      },
      sections: [
        {
          heading: "Что нужно иностранцу, кроме обычного?",
          blocks: [
            {
              points: [
                "NIE: для акта и для всех налогов. Его получают в консульстве Испании или на месте.",
                "Присяжный перевод и часто апостиль на справки из вашей страны.",
                "Испанский счёт: с него удобно платить счета и налоги.",
                "Переводчик у нотариуса, если вы не понимаете ни испанского, ни каталанского.",
                "Подтверждение режима имущества супругов: во многих странах собственниками становятся оба.",
              ],
            },
          ],
        },
        {
          heading: "Что нужно задекларировать?",
          blocks: [
            "Нерезидент, который покупает дороже 500 000\u00a0евро, после сделки сообщает об инвестиции в Реестр инвестиций (Королевский декрет 571/2023, ст.\u00a04 и 5). Если вы передали нотариусу все данные, он отправит их сам, и больше ничего не нужно. Деньги из юрисдикций, которые Испания считает несотрудничающими, декларируют заранее.",
            "Банки и нотариусы спрашивают о происхождении денег (Закон 10/2010). Подготовьте выписки, договор о продаже, налоговую декларацию или документ о наследстве. Узнайте у своего банка, сможет ли он отправить перевод в Испанию и сколько дней это займёт.",
          ],
        },
        {
          heading: "Какие налоги платят каждый год?",
          blocks: [
            {
              points: [
                "Налог на недвижимость (IBI), кем бы вы ни были.",
                "Подоходный налог нерезидентов по форме 210: с аренды или с условного дохода, если вы только пользуетесь жильём.",
                "Взносы в сообщество собственников (comunidad) и страховка: не налоги, но приходят так же регулярно.",
              ],
            },
            "Когда продаёт нерезидент, покупатель удерживает 3\u00a0% цены в счёт его налога. Налоговому консультанту стоит посмотреть обе страны. Соглашение между ними может избавить от двойного налога, но с Россией многие его статьи приостановлены указом от 8\u00a0августа 2023\u00a0года.",
          ],
        },
        {
          heading: "Как избежать обычных ошибок?",
          blocks: [
            {
              steps: [
                "Получите NIE до поиска, а не после предложения о покупке.",
                "Спросите, от чьего имени действует агент: мы действуем от имени собственника и говорим об этом.",
                "Попросите объяснить выписку из реестра (nota simple) на вашем языке.",
                "Не платите на частный счёт и никогда наличными.",
                "Не подписывайте того, что не изучили на понятном вам языке.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько это в сумме?",
        blocks: [
          [
            "{?x.home}Покупателю из-за рубежа нравится объект [{a.title}](/property/{a.id}) за {a.price}.",
            "{!x.home}Покупателю из-за рубежа нравится жильё за {x.price}.",
            "Обычный для нерезидентов максимум кредита здесь {x.loanAbroad}.",
            "Тогда на остальную часть цены и налог нужно {x.cashAbroad} своих денег.",
          ],
        ],
      },
      inShort:
        "Купить жильё в Испании может каждый. От иностранца требуют NIE и подтверждение, откуда деньги. Налоги при покупке такие же, как для испанца.",
      next: "[Расскажите по-русски, по-английски, по-испански или по-каталански, что вы ищете](/search).",
      description:
        "Покупка недвижимости в Испании иностранцами: NIE, происхождение денег, декларация свыше 500 000\u00a0евро, ежегодные налоги нерезидента и ошибки, которых избегают.",
      sources: [
        "Королевский декрет 571/2023, ст.\u00a04 и 5",
        "Закон 10/2010 о предотвращении отмывания денег",
        "Королевский законодательный декрет 5/2004: доход нерезидентов",
        "Королевский декрет 1776/2004, ст.\u00a014",
      ],
    },
  },
};
