import type { Entry } from "../entry";

export const timeToSell: Entry = {
  theme: "selling",
  related: ["asking-price", "steps-of-selling", "binding-offer-fein", "documents-to-sell", "preparing-a-home"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "time to sell a home",
        "how long does it take to sell a home",
        "how long to sell an apartment",
        "average time to sell in barcelona",
        "sell a home quickly",
        "sell my home fast",
        "days on the market",
      ],
      title: "The time it takes to sell",
      answers: {
        what: "The time to sell a home is usually about 9 to 15 weeks with us, from valuation to signing. That supposes a buyer in the first weeks of the advert. Two things decide it: the price, and whether the documents are complete. No official figure exists for a single home, and whoever promises a date promises what depends on others.",
        time: "The time to sell a home is the sum of six steps. The last is the longest: four to six weeks from the deposit contract to the deed. Preparation takes one to two weeks, viewings two to four. Add the weeks that a missing certificate or a reduction of the price costs.",
        who: "The time to sell a home depends on four parties: the owner, the agent, the buyer’s bank and those who issue documents. You can only hurry the first two. Begin with the documents, because other people’s calendars come after that.",
        how: "To sell your home fast, be right at the start: a price inside the valuation’s range, photographs by good light, and every certificate in the folder. Show it in the first two weeks to all who are ready to buy. Then answer each offer within a day.",
      },
      sections: [
        {
          heading: "How long does each step take?",
          blocks: [
            {
              steps: [
                "Valuation: one or two days for the visit and the price range.",
                "Documents and preparation: one to two weeks.",
                "Photographs and advert: about one week.",
                "Viewings: two to four weeks until the first serious offer.",
                "Offers and deposit contract: one to two weeks.",
                "Signing: four to six weeks, for the mortgage, the deed and the keys.",
              ],
            },
            "These are usual times of our sales, not a promise.",
          ],
        },
        {
          heading: "Which terms are set by law?",
          blocks: [
            "A buyer who borrows must have the binding mortgage offer (FEIN) at least {loan.days} calendar days before signing in Catalonia (Law 22/2010, art. 262-4.1). Nobody can shorten that, so a deed two weeks after the deposit contract is possible only for someone who pays from savings.",
            "If the home is let, the tenant has thirty calendar days to buy in your buyer’s place (Law 29/1994, art. 25). The energy certificate has to exist before the first advert, and not before the deed (Royal Decree 390/2021, art. 15).",
          ],
        },
        {
          heading: "What makes a sale slow?",
          blocks: [
            {
              points: [
                "A price above the range: the first reduction comes after the best weeks have passed.",
                "An inheritance that is not yet in the land registry.",
                "Viewings at one hour a week, or a home that nobody can open.",
                "A buyer whose bank values the home below the price, and who then needs more savings.",
                "August and the end of the year, when offices and notaries work on short hours.",
              ],
            },
          ],
        },
        {
          heading: "What should you agree before you start?",
          blocks: [
            "Write three dates into your plan: when the advert goes out, when you will count the calls, and by when you must have sold. If you are buying another home with the money, agree a long term between the deposit contract and the deed.",
          ],
        },
      ],
      example: {
        heading: "What does a buyer have to put together?",
        blocks: [
          [
            "For [{a.title}](/property/{a.id}), at {a.price}, the transfer tax is {x.tax}.",
            "With a loan of {loan.share} that leaves {x.cash} to be found in savings for the price and the tax.",
            "A buyer from abroad, who borrows less, needs {x.cashAbroad}.",
            "Asking for proof of these funds in the first week saves four at the end.",
          ],
        ],
      },
      inShort: [
        "A sale usually takes 9 to 15 weeks in our experience, if a buyer appears in time.",
        "Price and complete documents decide how long it lasts.",
        "The buyer’s mortgage needs the most time.",
      ],
      next: "Tell us by when you want to have sold: [ask for a valuation](/valuation).",
      description:
        "How long it takes to sell a home in Barcelona: the usual weeks of each step, the terms set by law, what slows a sale and which dates to agree at the start.",
      sources: [
        "Law 22/2010, Consumer Code of Catalonia, art. 262-4.1",
        "Law 29/1994 on urban leases, art. 25",
        "Royal Decree 390/2021, art. 15",
        "Usual times of our sales",
      ],
    },
    es: {
      names: [
        "cuánto se tarda en vender un piso",
        "tiempo para vender un piso",
        "plazo de venta de un piso",
        "tiempo medio de venta en barcelona",
        "vender rápido un piso",
        "vender mi piso rápido",
        "cuanto tarda en venderse una casa",
      ],
      title: "El tiempo que se tarda en vender",
      answers: {
        what: "Cuánto se tarda en vender un piso depende del precio y de que la documentación esté completa. Con nosotros, de la valoración a la notaría, suelen ser unas 9 a 15 semanas si el comprador aparece pronto. No hay cifra oficial para una vivienda concreta, y quien promete una fecha promete algo que depende de otros.",
        time: "Cuánto se tarda en vender un piso depende de seis etapas. La última es la más larga: de cuatro a seis semanas entre las arras y la escritura. La preparación lleva una o dos semanas y las visitas, de dos a cuatro. Sume lo que cueste un certificado que falta o una rebaja.",
        who: "El tiempo para vender un piso lo marcan cuatro partes: el propietario, la agencia, el banco de quien compra y quienes emiten los documentos. Solo puede apresurar a las dos primeras. Empiece por la documentación, que depende de la agenda de otros.",
        how: "Para vender rápido un piso hay que acertar al principio: precio dentro de la horquilla, fotos con buena luz y todos los certificados en la carpeta. Enséñelo en las dos primeras semanas a quien ya puede comprar. Y conteste cada oferta en un día.",
      },
      sections: [
        {
          heading: "¿Cuánto dura cada etapa?",
          blocks: [
            {
              steps: [
                "Valoración: uno o dos días para la visita y la horquilla de precios.",
                "Documentación y preparación: una o dos semanas.",
                "Fotografías y anuncio: alrededor de una semana.",
                "Visitas: de dos a cuatro semanas hasta la primera oferta seria.",
                "Ofertas y arras: una o dos semanas.",
                "Firma: de cuatro a seis semanas, por la hipoteca, la escritura y las llaves.",
              ],
            },
            "Son plazos habituales de nuestras ventas, no una promesa.",
          ],
        },
        {
          heading: "¿Qué plazos fija la ley?",
          blocks: [
            "Quien pide hipoteca debe tener la oferta vinculante (FEIN) al menos {loan.days} días naturales antes de firmar en Cataluña (Ley 22/2010, art.\u00a0262-4.1). Nadie puede acortarlo: escriturar a las dos semanas de las arras solo está al alcance de quien paga con ahorros.",
            "Si el piso está alquilado, el inquilino dispone de treinta días naturales para comprar en lugar de su comprador (Ley 29/1994, art.\u00a025). Y el certificado energético ha de existir antes del primer anuncio, no antes de la escritura (RD 390/2021, art.\u00a015).",
          ],
        },
        {
          heading: "¿Qué frena una venta?",
          blocks: [
            {
              points: [
                "Un precio por encima de la horquilla: la primera rebaja llega cuando han pasado las mejores semanas.",
                "Una herencia que aún no está inscrita.",
                "Visitas a una sola hora por semana, o un piso que nadie puede abrir.",
                "Un banco que tasa por debajo del precio y obliga a poner más ahorro.",
                "Agosto y el final de año, con oficinas y notarías a medio horario.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué conviene acordar antes de empezar?",
          blocks: [
            "Ponga tres fechas en su plan: cuándo sale el anuncio, cuándo mirará el número de llamadas y para cuándo necesita haber vendido. Si va a comprar otra vivienda con ese dinero, pacte un plazo largo entre las arras y la escritura.",
          ],
        },
      ],
      example: {
        heading: "¿Qué tiene que reunir quien compra?",
        blocks: [
          [
            "En [{a.title}](/property/{a.id}), de {a.price}, el impuesto de transmisiones es de {x.tax}.",
            "Con hipoteca del {loan.share}, faltan {x.cash} de ahorro para el precio y el impuesto.",
            "Quien viene de fuera, con menos hipoteca, necesita {x.cashAbroad}.",
            "Pedir esa prueba la primera semana ahorra cuatro al final.",
          ],
        ],
      },
      inShort: [
        "Una venta suele durar con nosotros de 9 a 15 semanas, si el comprador llega a tiempo.",
        "El precio y una documentación completa deciden el plazo.",
        "Lo que más tiempo pide es la hipoteca de quien compra.",
      ],
      next: "Díganos para cuándo quiere haber vendido: [pida una valoración](/valuation).",
      description:
        "Cuánto se tarda en vender un piso en Barcelona: las semanas habituales de cada etapa, los plazos de la ley, qué frena una venta y qué fechas acordar antes.",
      sources: [
        "Ley 22/2010, Código de consumo de Cataluña, art.\u00a0262-4.1",
        "Ley 29/1994, de arrendamientos urbanos, art.\u00a025",
        "Real Decreto 390/2021, art.\u00a015",
        "Plazos habituales de nuestras ventas",
      ],
    },
    ca: {
      names: [
        "quant es triga a vendre un pis",
        "temps per vendre un pis",
        "termini de venda d’un pis",
        "temps mitjà de venda a barcelona",
        "vendre ràpid un pis",
        "vendre el meu pis ràpid",
        "quant triga a vendre’s una casa",
      ],
      title: "El temps que es triga a vendre",
      answers: {
        what: "Quant es triga a vendre un pis? Amb nosaltres, de la valoració a la notaria, solen ser entre 9 i 15 setmanes, si el comprador surt en les primeres de l’anunci. Ho decideixen dues coses: el preu i que la documentació sigui completa. No hi ha cap xifra oficial per a un habitatge concret, i qui promet una data promet allò que depèn d’altri.",
        time: "Quant es triga a vendre un pis depèn de sis etapes. L’última és la més llarga: de quatre a sis setmanes entre les arres i l’escriptura. La preparació vol una setmana o dues i les visites, de dues a quatre. Sumi-hi el que costi un certificat que falta o una rebaixa.",
        who: "El temps per vendre un pis el marquen quatre parts: el propietari, l’agència, el banc de qui compra i els qui emeten els documents. Només pot donar pressa a les dues primeres. Comenci per la documentació, que depèn de l’agenda d’altri.",
        how: "Per vendre ràpid un pis cal encertar-ho al principi: preu dins de l’interval, fotos amb bona llum i tots els certificats a la carpeta. Ensenyi’l les dues primeres setmanes a qui ja pot comprar. I contesti cada oferta en un dia.",
      },
      sections: [
        {
          heading: "Quant dura cada etapa?",
          blocks: [
            {
              steps: [
                "Valoració: un dia o dos per a la visita i l’interval de preus.",
                "Documentació i preparació: una setmana o dues.",
                "Fotografies i anunci: una setmana, si fa no fa.",
                "Visites: de dues a quatre setmanes fins a la primera oferta seriosa.",
                "Ofertes i arres: una setmana o dues.",
                "Signatura: de quatre a sis setmanes, per la hipoteca, l’escriptura i les claus.",
              ],
            },
            "Són terminis habituals de les nostres vendes, no pas una promesa.",
          ],
        },
        {
          heading: "Quins terminis fixa la llei?",
          blocks: [
            "Qui demana hipoteca ha de tenir l’oferta vinculant (FEIN) almenys {loan.days} dies naturals abans de signar a Catalunya (Llei 22/2010, art.\u00a0262-4.1). Ningú no ho pot escurçar: escripturar dues setmanes després de les arres només és a l’abast de qui paga amb estalvis.",
            "Si el pis està llogat, el llogater té trenta dies naturals per comprar en lloc del seu comprador (Llei 29/1994, art.\u00a025). I el certificat energètic ha d’existir abans del primer anunci, no pas abans de l’escriptura (RD 390/2021, art.\u00a015).",
          ],
        },
        {
          heading: "Què alenteix una venda?",
          blocks: [
            {
              points: [
                "Un preu per sobre de l’interval: la primera rebaixa arriba quan ja han passat les millors setmanes.",
                "Una herència que encara no és inscrita.",
                "Visites a una sola hora per setmana, o un pis que ningú no pot obrir.",
                "Un banc que taxa per sota del preu i obliga a posar-hi més estalvi.",
                "L’agost i el final d’any, amb oficines i notaries a mig horari.",
              ],
            },
          ],
        },
        {
          heading: "Què convé acordar abans de començar?",
          blocks: [
            "Posi tres dates al seu pla: quan surt l’anunci, quan mirarà el nombre de trucades i per a quan necessita haver venut. Si ha de comprar un altre habitatge amb aquests diners, pacti un termini llarg entre les arres i l’escriptura.",
          ],
        },
      ],
      example: {
        heading: "Què ha de reunir qui compra?",
        blocks: [
          [
            "A [{a.title}](/property/{a.id}), de {a.price}, l’impost de transmissions és de {x.tax}.",
            "Amb hipoteca del {loan.share}, falten {x.cash} d’estalvi per al preu i l’impost.",
            "Qui ve de fora, amb menys hipoteca, necessita {x.cashAbroad}.",
            "Demanar-ne la prova la primera setmana n’estalvia quatre al final.",
          ],
        ],
      },
      inShort: [
        "Una venda sol durar amb nosaltres de 9 a 15 setmanes, si el comprador arriba a temps.",
        "El preu i una documentació completa decideixen el termini.",
        "El que vol més temps és la hipoteca de qui compra.",
      ],
      next: "Digui’ns per a quan vol haver venut: [demani una valoració](/valuation).",
      description:
        "Quant es triga a vendre un pis a Barcelona: les setmanes habituals de cada etapa, els terminis de la llei, què alenteix una venda i quines dates acordar.",
      sources: [
        "Llei 22/2010, Codi de consum de Catalunya, art.\u00a0262-4.1",
        "Llei 29/1994, d’arrendaments urbans, art.\u00a025",
        "Reial decret 390/2021, art.\u00a015",
        "Terminis habituals de les nostres vendes",
      ],
    },
    ru: {
      names: [
        "срок продажи квартиры",
        "за сколько времени можно продать квартиру",
        "сколько времени занимает продажа квартиры",
        "средний срок продажи в Барселоне",
        "быстро продать квартиру",
        "как быстро продать квартиру",
        "срочная продажа квартиры",
      ],
      title: "Сколько времени занимает продажа",
      answers: {
        what: "Срок продажи квартиры у нас, от оценки до нотариуса, обычно составляет 9–15 недель, если покупатель находится в первые недели объявления. Решают две вещи: цена и полный комплект документов. Официальной цифры для отдельной квартиры нет, а кто называет точную дату, обещает то, что зависит от других.",
        time: "Срок продажи квартиры складывается из шести этапов, и дольше всех последний: четыре–шесть недель от задатка до нотариального акта. Подготовка занимает одну-две недели, показы\u00a0— две–четыре. Прибавьте то, во что обойдётся недостающий сертификат или снижение цены.",
        who: "Срок продажи квартиры зависит от четырёх сторон: собственника, который назначает цену, агентства, банка покупателя и тех, кто выдаёт документы. Поторопить можно лишь первых двух. Начните с документов: здесь всё решает чужой календарь.",
        how: "Быстро продать квартиру можно, если не ошибиться в начале: цена внутри диапазона оценки, снимки при хорошем свете, все сертификаты в папке. Покажите её в первые две недели всем, кто уже готов покупать. И отвечайте на каждое предложение в течение дня.",
      },
      sections: [
        {
          heading: "Сколько длится каждый этап?",
          blocks: [
            {
              steps: [
                "Оценка: один-два дня на осмотр и ценовой диапазон.",
                "Документы и подготовка: одна-две недели.",
                "Фотографии и объявление: около недели.",
                "Показы: две–четыре недели до первого серьёзного предложения.",
                "Предложения и договор задатка: одна-две недели.",
                "Сделка: четыре–шесть недель на ипотеку, нотариальный акт и ключи.",
              ],
            },
            "Это обычные сроки наших продаж, а не обещание.",
          ],
        },
        {
          heading: "Какие сроки устанавливает закон?",
          blocks: [
            "Если покупатель берёт ипотеку, обязательное предложение банка (FEIN) он в Каталонии должен получить не позже чем за {loan.days} календарных дней до сделки (Закон 22/2010, ст.\u00a0262-4.1). Сократить этот срок нельзя. Подписать акт через две недели после задатка сможет только тот, кто платит своими деньгами.",
            "Если квартира сдана, у арендатора есть тридцать календарных дней, чтобы купить её вместо вашего покупателя (Закон 29/1994, ст.\u00a025). Сертификат энергоэффективности нужен до первого объявления, а не к сделке (RD 390/2021, ст.\u00a015).",
          ],
        },
        {
          heading: "Что замедляет продажу?",
          blocks: [
            {
              points: [
                "Цена выше диапазона: первое снижение приходит, когда лучшие недели уже прошли.",
                "Наследство, которое ещё не записано в реестре.",
                "Показы один час в неделю или квартира, которую некому открыть.",
                "Банк оценил жильё ниже цены, и покупателю не хватает своих денег.",
                "Август и конец года, когда учреждения и нотариусы работают меньше.",
                "Совладелец, который живёт в другой стране и ещё не оформил доверенность.",
              ],
            },
          ],
        },
        {
          heading: "О чём договориться до начала?",
          blocks: [
            "Запишите в план три даты: когда выходит объявление, когда вы посмотрите на число звонков и к какому дню нужно продать. Если на эти деньги вы покупаете другое жильё, предусмотрите долгий срок между задатком и сделкой. Так обе сделки можно назначить на один день.",
          ],
        },
      ],
      example: {
        heading: "Сколько должен собрать покупатель?",
        blocks: [
          [
            "Для объекта [{a.title}](/property/{a.id}) по цене {a.price} налог на передачу имущества (ITP) составит {x.tax}.",
            "При ипотеке в {loan.share} остаётся найти {x.cash} на цену и налог.",
            "Покупателю из-за рубежа, которому дают меньше, нужно {x.cashAbroad}.",
            "Если попросить подтверждение в первую неделю, в конце сэкономите четыре.",
          ],
        ],
      },
      inShort: [
        "Продажа у нас обычно длится 9–15 недель, если покупатель находится вовремя.",
        "Срок определяют цена и полный комплект документов.",
        "Больше всего времени требует ипотека покупателя.",
      ],
      next: "Скажите, к какому сроку хотите продать: [закажите оценку](/valuation).",
      description:
        "Срок продажи квартиры в Барселоне: сколько недель обычно занимает каждый этап, какие сроки установил закон, что замедляет продажу и о чём договориться.",
      sources: [
        "Закон 22/2010, Потребительский кодекс Каталонии, ст.\u00a0262-4.1",
        "Закон 29/1994 о городской аренде, ст.\u00a025",
        "Королевский декрет 390/2021, ст.\u00a015",
        "Обычные сроки наших продаж",
      ],
    },
  },
};
