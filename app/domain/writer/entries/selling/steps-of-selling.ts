import type { Entry } from "../entry";

export const stepsOfSelling: Entry = {
  theme: "selling",
  related: [
    "documents-to-sell",
    "asking-price",
    "costs-of-selling",
    "agency-agreement",
    "time-to-sell",
    "buying-before-selling",
  ],
  isGeneral: true,
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "steps of selling a home",
        "how to sell a home in barcelona",
        "selling process",
        "home selling process",
        "steps to sell a property",
        "how to sell my apartment",
        "sale step by step",
        "house selling steps",
        "how to sell a flat in barcelona",
        "how to sell a house in spain",
        "how to sell an apartment in barcelona",
      ],
      title: "The steps of selling a home",
      answers: {
        what: [
          "The steps of selling a home are six: valuation, documents, advert, viewings, deposit contract (arras) and signing. With us they take about 9 to 15 weeks, if a buyer appears in the usual time; the last one alone, from deposit to deed, takes four to six.",
          "Begin with the energy certificate, the habitability certificate and a registry extract: without the first no advert may appear. Plusvalía follows within 30\u00a0working days of the deed and income tax with the next return.",
        ],
        cost: "Going through the steps of selling a home costs the agent’s fee, the certificates and, at the end, the taxes of the seller. Under the Civil Code of Catalonia (art. 531-6) the seller pays the costs of delivery and the buyer those of the deed. Ask for each amount in writing before you sign an agency agreement.",
        time: "The steps of selling a home take about 9 to 15 weeks with us, if a buyer appears in the usual time. The longest part is the last: four to six weeks between the deposit contract and the signing, because of the buyer’s mortgage. No law sets a term for a sale.",
        who: "In the selling process the owner decides, the agent shows the home and negotiates, and a notary signs the deed. Where there are several owners, all of them sign. A spouse may have to sign too if the home is where the family lives.",
        how: "Sell a home in Barcelona in this order: price, documents, agency agreement, advert, viewings, deposit contract, signing. Do not begin with the advert. What it says binds you, so the areas and certificates have to be right first.",
      },
      sections: [
        {
          heading: "What is done in which order?",
          blocks: [
            {
              steps: [
                "Have the home valued and decide the price you will ask.",
                "Gather the documents, above all those that someone else issues.",
                "Sign the agency agreement (nota de encargo). Without it no agent may advertise (Law 18/2007, art. 58.5).",
                "Prepare the home, have it photographed and measured, and check the advert word by word.",
                "Show it to buyers whose means are known, and write down what each of them is told.",
                "Compare offers by price, date, financing and conditions.",
                "Sign the deposit contract, then the deed of sale before a notary of the buyer’s choice or an agreed one.",
              ],
            },
          ],
        },
        {
          heading: "What has to be ready before the advert?",
          blocks: [
            "Any offer or advert of a home needs its energy label (Royal Decree 390/2021, art. 15). The agent’s register number must be in it too (Law 18/2007, art. 59 e). The habitability certificate is needed to transfer the home, with few exceptions (art. 60.4).",
            "Order the certificates first and clean up the land registry entry at the same time. A mortgage that was repaid years ago but never cancelled still shows as a charge.",
          ],
        },
        {
          heading: "When are you bound to the buyer?",
          blocks: [
            "A viewing binds nobody. A deposit contract does: by default its money counts as part payment. Either side can walk away by losing it or paying back double only if the contract says so expressly (Civil Code of Catalonia, art. 621-8).",
            "If the contract provides for a mortgage and the bank refuses it, the buyer may withdraw, unless you agree otherwise (art. 621-49). Settle that point before you take the home off the market.",
          ],
        },
        {
          heading: "Where do sales lose time?",
          blocks: [
            {
              points: [
                "A room added without permission: find out what the city council accepts before the photographs.",
                "Areas that differ between register, cadastre and certificate: choose one source and say which.",
                "A co-owner abroad: have the power of attorney granted early, with apostille and translation.",
                "A buyer without a loan approval: ask how they will pay before you reserve anything.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does a sale at this price involve?",
        blocks: [
          [
            "A buyer who pays {x.price} for a resale home adds {x.tax} of transfer tax to it.",
            "With a loan of {loan.share} of the price they need {x.cash} of their own for price and tax.",
            "That is why we ask about the money before we ask you to clear a Saturday for a viewing.",
          ],
        ],
      },
      inShort: [
        "A sale goes through valuation, documents, agency agreement, advert, viewings, deposit contract and deed.",
        "Most delays come from documents that were ordered too late.",
        "The owner is free until a contract with money is signed.",
      ],
      next: "Start with the figure that everything else depends on: [ask for a free valuation](/valuation).",
      description:
        "The steps of selling a home in Barcelona, from valuation to the notary’s: what to do in which order, when you are bound, and what usually holds up a sale.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 58.5, 59 e and 60.4",
        "Royal Decree 390/2021, art. 15",
        "Civil Code of Catalonia, arts. 531-6, 621-8 and 621-49",
      ],
    },
    es: {
      names: [
        "pasos para vender un piso",
        "pasos para vender una casa",
        "proceso de venta de una vivienda",
        "trámites para vender un piso",
        "vender piso paso a paso",
        "como vender mi piso",
        "cómo vender un piso en barcelona",
        "cómo vender una casa",
      ],
      title: "Los pasos para vender un piso",
      answers: {
        what: [
          "Los pasos para vender un piso son seis: valoración, documentación, anuncio, visitas, contrato de arras y firma ante notario. Con nosotros ocupan unas 9 a 15 semanas si el comprador aparece en el plazo habitual; solo el último, de las arras a la escritura, lleva de cuatro a seis.",
          "Se empieza por el certificado energético, la cédula de habitabilidad y la nota simple: sin el primero no puede haber anuncio. Después de la escritura vienen la plusvalía, en 30\u00a0días hábiles, y el impuesto sobre la ganancia, con la renta siguiente.",
        ],
        cost: "Los pasos para vender un piso cuestan los honorarios de la agencia, los certificados y los impuestos de quien vende. En Cataluña, la parte vendedora paga los gastos de la entrega y la compradora los de la escritura (Código civil de Cataluña, art.\u00a0531-6). Pida cada importe por escrito antes de firmar la nota de encargo.",
        time: "Los pasos para vender un piso ocupan con nosotros unas 9 a 15 semanas, si aparece comprador en el plazo habitual. El tramo más largo es el último: de cuatro a seis semanas entre las arras y la firma, por la hipoteca de quien compra. Ninguna ley fija un plazo de venta.",
        who: "En el proceso de venta de una vivienda decide el propietario, la agencia enseña y negocia, y un notario autoriza la escritura. Si hay varios titulares, firman todos. Si es la vivienda familiar, puede hacer falta también el consentimiento del cónyuge.",
        how: "Cómo vender un piso en Barcelona sin sobresaltos: precio, documentación, nota de encargo, anuncio, visitas, arras y firma. No empiece por el anuncio. Lo que diga le obliga, así que antes hay que tener bien las superficies y los certificados.",
      },
      sections: [
        {
          heading: "¿Qué se hace y en qué orden?",
          blocks: [
            {
              steps: [
                "Pida una valoración y decida con qué precio sale.",
                "Reúna la documentación, empezando por la que tiene que emitir un tercero.",
                "Firme la nota de encargo: sin ella ninguna agencia puede anunciar la vivienda (Ley 18/2007, art.\u00a058.5).",
                "Prepare el piso, encargue fotografías y plano, y revise el anuncio palabra por palabra.",
                "Enséñelo a quien pueda comprarlo y anote qué se ha dicho en cada visita.",
                "Compare las ofertas por precio, fecha, financiación y condiciones.",
                "Firme las arras y, después, la escritura de compraventa.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué debe estar listo antes del anuncio?",
          blocks: [
            "La etiqueta energética figura en toda oferta y publicidad de una vivienda (RD 390/2021, art.\u00a015). También debe constar el número de registro de la agencia (Ley 18/2007, art.\u00a059 e). Y para transmitirla hace falta la cédula de habitabilidad, con pocas excepciones (art.\u00a060.4).",
            "Encargue primero los certificados y revise a la vez la nota simple. Una hipoteca pagada hace años y nunca cancelada sigue apareciendo como carga.",
          ],
        },
        {
          heading: "¿Desde cuándo queda comprometido?",
          blocks: [
            "Una visita no compromete a nadie. Las arras sí: si no se dice otra cosa, son parte del precio y confirman la venta. Solo permiten echarse atrás, perdiéndolas o devolviéndolas dobladas, cuando el contrato lo pacta expresamente (Código civil de Cataluña, art.\u00a0621-8).",
            "Si el contrato prevé una hipoteca y el banco la niega, quien compra puede desistir, salvo pacto en contra (art.\u00a0621-49). Hable de ello antes de retirar el piso del mercado.",
          ],
        },
        {
          heading: "¿En qué se pierde el tiempo?",
          blocks: [
            {
              points: [
                "Una obra hecha sin permiso: aclare con el Ayuntamiento qué se puede legalizar antes de hacer las fotos.",
                "Superficies distintas en el Registro, el Catastro y la cédula: elija una fuente y dígala.",
                "Un copropietario en el extranjero: que otorgue el poder pronto, con apostilla y traducción.",
                "Un comprador sin la hipoteca estudiada: pregunte cómo va a pagar antes de reservarle nada.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué supone una venta de este precio?",
        blocks: [
          [
            "Quien paga {x.price} por una vivienda de segunda mano añade {x.tax} de impuesto de transmisiones.",
            "Con una hipoteca del {loan.share} necesita {x.cash} propios para precio e impuesto.",
            "Por eso preguntamos por el dinero antes de pedirle que despeje el sábado para una visita.",
          ],
        ],
      },
      inShort: [
        "Una venta pasa por valoración, documentación, encargo, anuncio, visitas, arras y escritura.",
        "La mayoría de los retrasos viene de documentos pedidos demasiado tarde.",
        "Nadie queda atado hasta que se firma un contrato con dinero de por medio.",
      ],
      next: "Empiece por la cifra de la que depende todo lo demás: [pida una valoración gratuita](/valuation).",
      description:
        "Los pasos para vender un piso en Barcelona, de la valoración a la notaría: qué hacer y en qué orden, desde cuándo obliga la venta y dónde se pierde tiempo.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a058.5, 59 e y 60.4",
        "Real Decreto 390/2021, art.\u00a015",
        "Código civil de Cataluña, arts.\u00a0531-6, 621-8 y 621-49",
      ],
    },
    ca: {
      names: [
        "passos per vendre un pis",
        "passos per vendre una casa",
        "com vendre un pis a barcelona",
        "procés de venda d’un habitatge",
        "tràmits per vendre un pis",
        "vendre pis pas a pas",
        "com vendre el meu pis",
      ],
      title: "Els passos per vendre un pis",
      answers: {
        what: [
          "Els passos per vendre un pis són sis: valoració, documentació, anunci, visites, contracte d’arres i signatura a la notaria. Amb nosaltres porten entre 9 i 15 setmanes si el comprador surt en el termini habitual; només l’últim, de les arres a l’escriptura, en vol de quatre a sis.",
          "Es comença pel certificat energètic, la cèdula d’habitabilitat i la nota simple: sense el primer no hi pot haver anunci. Després de l’escriptura venen la plusvàlua, en 30\u00a0dies hàbils, i l’impost sobre el guany, amb la renda següent.",
        ],
        cost: "Vendre un pis a Barcelona costa els honoraris de l’agència, els certificats i els impostos de qui ven. A Catalunya, qui ven paga les despeses del lliurament i qui compra, les de l’escriptura (Codi civil de Catalunya, art.\u00a0531-6). Demani cada import per escrit abans de signar la nota d’encàrrec.",
        time: "Vendre un pis a Barcelona porta amb nosaltres entre 9 i 15 setmanes, si el comprador surt en el termini habitual. El tram més llarg és l’últim: de quatre a sis setmanes entre les arres i la signatura, per la hipoteca de qui compra. Cap llei no fixa un termini de venda.",
        who: "En el procés de venda d’un habitatge decideix el propietari, l’agència ensenya i negocia, i un notari autoritza l’escriptura. Si hi ha més d’un titular, signen tots. Si és l’habitatge familiar, pot caldre també el consentiment del cònjuge.",
        how: "Per vendre un pis a Barcelona segueixi aquest ordre: preu, documentació, nota d’encàrrec, anunci, visites, arres i signatura. No comenci per l’anunci. El que digui l’obliga, i per això les superfícies i els certificats han d’estar bé abans.",
      },
      sections: [
        {
          heading: "Què es fa i en quin ordre?",
          blocks: [
            {
              steps: [
                "Demani una valoració i decideixi amb quin preu surt.",
                "Aplegui la documentació, començant per la que ha d’emetre una altra persona.",
                "Signi la nota d’encàrrec: sense ella cap agència no pot anunciar l’habitatge (Llei 18/2007, art.\u00a058.5).",
                "Prepari el pis, encarregui fotografies i plànol, i repassi l’anunci paraula per paraula.",
                "Ensenyi’l a qui el pugui comprar i apunti què s’ha dit a cada visita.",
                "Compari les ofertes per preu, data, finançament i condicions.",
                "Signi les arres i, després, l’escriptura de compravenda.",
              ],
            },
          ],
        },
        {
          heading: "Què ha d’estar a punt abans de l’anunci?",
          blocks: [
            "L’etiqueta energètica surt en tota oferta i publicitat d’un habitatge (RD 390/2021, art.\u00a015). També hi ha de constar el número de registre de l’agència (Llei 18/2007, art.\u00a059 e). I per transmetre’l cal la cèdula d’habitabilitat, amb poques excepcions (art.\u00a060.4).",
            "Encarregui primer els certificats i repassi alhora la nota simple. Una hipoteca pagada fa anys i mai cancel·lada encara hi figura com a càrrega.",
          ],
        },
        {
          heading: "Des de quan queda compromès?",
          blocks: [
            "Una visita no compromet ningú. Les arres sí: si no es diu res més, són part del preu i confirmen la venda. Només permeten fer-se enrere, perdent-les o tornant-les doblades, quan el contracte ho pacta expressament (Codi civil de Catalunya, art.\u00a0621-8).",
            "Si el contracte preveu una hipoteca i el banc la denega, qui compra pot desistir, llevat de pacte en contra (art.\u00a0621-49). Parli’n abans de retirar el pis del mercat.",
          ],
        },
        {
          heading: "On es perd el temps?",
          blocks: [
            {
              points: [
                "Una obra feta sense permís: aclareixi amb l’Ajuntament què es pot legalitzar abans de fer les fotos.",
                "Superfícies diferents al Registre, al Cadastre i a la cèdula: triï una font i digui quina és.",
                "Un copropietari a l’estranger: que atorgui el poder aviat, amb postil·la i traducció.",
                "Un comprador sense la hipoteca estudiada: pregunti com pagarà abans de reservar-li res.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què representa una venda d’aquest preu?",
        blocks: [
          [
            "Qui paga {x.price} per un habitatge de segona mà hi afegeix {x.tax} d’impost de transmissions.",
            "Amb una hipoteca del {loan.share} necessita {x.cash} propis per al preu i l’impost.",
            "Per això preguntem pels diners abans de demanar-li que deixi lliure el dissabte per a una visita.",
          ],
        ],
      },
      inShort: [
        "Una venda passa per valoració, documentació, encàrrec, anunci, visites, arres i escriptura.",
        "La majoria de retards venen de documents demanats massa tard.",
        "Ningú no queda lligat fins que se signa un contracte amb diners pel mig.",
      ],
      next: "Comenci per la xifra de què depèn tota la resta: [demani una valoració gratuïta](/valuation).",
      description:
        "Els passos per vendre un pis a Barcelona, de la valoració a la notaria: què cal fer i en quin ordre, des de quan obliga la venda i on es perd més el temps.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, arts.\u00a058.5, 59 e i 60.4",
        "Reial decret 390/2021, art.\u00a015",
        "Codi civil de Catalunya, arts.\u00a0531-6, 621-8 i 621-49",
      ],
    },
    ru: {
      names: [
        "этапы продажи квартиры",
        "как продать квартиру в Барселоне",
        "как продать квартиру в Испании",
        "порядок продажи жилья",
        "процесс продажи квартиры",
        "продажа квартиры пошагово",
        "продажа недвижимости пошагово",
      ],
      title: "Этапы продажи квартиры",
      answers: {
        what: [
          "Этапов продажи квартиры в Барселоне шесть: оценка, документы, объявление, показы, договор задатка (arras) и сделка у нотариуса. У нас на них уходит примерно 9–15 недель, если покупатель находится в обычный срок, а на последний, от задатка до акта, четыре–шесть.",
          "Начните с сертификата энергоэффективности, свидетельства о пригодности для проживания и выписки из реестра: без первого объявление публиковать нельзя. После сделки за 30\u00a0рабочих дней платят plusvalía, а налог на доход\u00a0— со следующей декларацией.",
        ],
        cost: "Все этапы продажи квартиры обходятся в комиссию агентства, справки с сертификатами и налоги продавца. В Каталонии продавец оплачивает расходы на передачу, а покупатель\u00a0— нотариальный акт (Гражданский кодекс Каталонии, ст.\u00a0531-6). Попросите назвать каждую сумму письменно до подписания агентского договора.",
        time: "Все этапы продажи квартиры занимают у нас примерно 9–15 недель, если покупатель находится в обычный срок. Самый долгий этап\u00a0— последний: четыре–шесть недель от задатка до сделки, пока банк готовит ипотеку покупателя. Закон срок продажи не устанавливает.",
        who: "В процессе продажи квартиры решает собственник, агент показывает и ведёт переговоры, а нотариус удостоверяет акт. Если собственников несколько, подписывают все. Когда в квартире живёт семья, может понадобиться и согласие супруга.",
        how: "Продать квартиру в Барселоне проще в таком порядке: цена, документы, агентский договор, объявление, показы, задаток, сделка. Не начинайте с объявления. Его слова вас обязывают, поэтому площади и сертификаты сначала нужно проверить.",
      },
      sections: [
        {
          heading: "Что делать и в каком порядке?",
          blocks: [
            {
              steps: [
                "Закажите оценку и решите, с какой ценой выходить.",
                "Соберите документы, начиная с тех, которые выдаёт кто-то другой.",
                "Подпишите агентский договор (nota de encargo): без него агентство не вправе давать рекламу (Закон 18/2007, ст.\u00a058.5).",
                "Подготовьте квартиру, закажите съёмку и планировку, проверьте объявление слово за словом.",
                "Показывайте её тем, кто может её купить, и записывайте, что было сказано.",
                "Сравнивайте предложения по цене, срокам, способу оплаты и условиям.",
                "Подпишите договор задатка, а затем нотариальный акт.",
              ],
            },
          ],
        },
        {
          heading: "Что должно быть готово до объявления?",
          blocks: [
            "Этикетка энергоэффективности обязательна в любой рекламе жилья (RD 390/2021, ст.\u00a015). Нужен и номер агентства в реестре (Закон 18/2007, ст.\u00a059 e). Для передачи жилья требуется свидетельство о пригодности для проживания (cédula de habitabilidad), с редкими исключениями (ст.\u00a060.4).",
            "Сначала закажите сертификаты и одновременно проверьте запись в реестре. Ипотека, выплаченная много лет назад, но не снятая, всё ещё числится обременением.",
          ],
        },
        {
          heading: "С какого момента вы связаны?",
          blocks: [
            "Показ никого не обязывает. Задаток обязывает: если не сказано иное, он входит в цену и подтверждает продажу. Отказаться, потеряв его или вернув вдвойне, можно, только если договор прямо это допускает (Гражданский кодекс Каталонии, ст.\u00a0621-8).",
            "Если в договоре предусмотрена ипотека, а банк отказал, покупатель вправе выйти, если стороны не решили иначе (ст.\u00a0621-49). Обсудите это до того, как снимать квартиру с продажи.",
          ],
        },
        {
          heading: "На чём теряют время?",
          blocks: [
            {
              points: [
                "Перепланировка без разрешения: выясните в мэрии, что можно узаконить, ещё до съёмки.",
                "Разные площади в реестре, кадастре и свидетельстве: выберите один источник и назовите его.",
                "Совладелец за границей: пусть оформит доверенность заранее, с апостилем и переводом.",
                "Покупатель без одобренной ипотеки: спросите, как он заплатит, прежде чем что-либо бронировать.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Что означает продажа по такой цене?",
        blocks: [
          [
            "Кто платит {x.price} за вторичное жильё, добавляет {x.tax} налога на передачу имущества (ITP).",
            "При ипотеке в {loan.share} цены ему нужно {x.cash} своих денег на цену и налог.",
            "Поэтому мы спрашиваем о деньгах раньше, чем просим вас освободить субботу для показа.",
          ],
        ],
      },
      inShort: [
        "Продажа проходит через оценку, документы, агентский договор, объявление, показы, задаток и нотариальный акт.",
        "Чаще всего она задерживается из-за документов, которые заказали слишком поздно.",
        "Собственник свободен, пока не подписан договор, по которому переданы деньги.",
      ],
      next: "Начните с цифры, от которой зависит всё остальное: [закажите бесплатную оценку](/valuation).",
      description:
        "Этапы продажи квартиры в Барселоне, от оценки до нотариуса: что делать и в каком порядке, с какого момента вы связаны договором и на чём обычно теряют время.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a058.5, 59 e и 60.4",
        "Королевский декрет 390/2021, ст.\u00a015",
        "Гражданский кодекс Каталонии, ст.\u00a0531-6, 621-8 и 621-49",
      ],
    },
  },
};
