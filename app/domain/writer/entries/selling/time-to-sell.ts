import type { Entry } from "../entry";

export const timeToSell: Entry = {
  theme: "selling",
  related: ["steps-of-selling", "asking-price", "documents-to-sell", "binding-offer-fein", "preparing-a-home"],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
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
        "how many weeks to sell an apartment",
        "best time to sell",
      ],
      title: "The time it takes to sell",
      answers: {
        what: [
          "The time to sell a home is usually 9 to 15 weeks with us: two to three weeks until the advert, two to four of viewings, one or two for offer and deposit contract, and four to six until the deed.",
          "That supposes a buyer within the first month of the advert. Without one, add the weeks until the price or the home changes.",
          "An expired habitability certificate adds about four weeks, a tenant’s right to buy about a month, and an inheritance that is not registered often more than both.",
        ],
        time: [
          "It takes about 9 to 15 weeks to sell a home, going by the usual times of our sales: you have a buyer around week 4 to 7 and the money four to six weeks after the deposit contract.",
          "Only the price, the documents and the hours for viewings are in your hands.",
          "Of the rest, the buyer’s bank takes longest: by law {loan.days} calendar days at least pass between the binding offer and the deed.",
        ],
        when: "To sell a home quickly, begin when its documents are complete: that counts for more weeks than the season does. In August and around Christmas offices and notaries work short hours, so a deposit contract signed in late July is usually a deed in mid-September. Start the certificates four to six weeks before the advert.",
        who: "The time to sell a home depends on four parties: the owner, the agent, the buyer’s bank and the offices that issue documents. You can hurry the first two. Order the documents first, since the calendars of others cannot be changed later.",
        how: "To sell your home fast, do three things before the advert: order every certificate, take a price inside the valuation’s range and keep two full weeks free for viewings. Then answer each offer within a day and ask the buyer for the bank’s approval with it. That keeps a sale nearer to nine weeks than to fifteen.",
      },
      sections: [
        {
          heading: "How many weeks does each step take?",
          blocks: [
            {
              caption: "Usual times of our sales, not a promise",
              columns: ["Step", "Usual time", "Weeks so far", "Who decides"],
              rows: [
                ["Visit and valuation", "1 to 2 days", "under 1", "You and the agent"],
                ["Documents and preparation", "1 to 2 weeks", "1 to 2", "Technician, offices"],
                ["Photographs and advert", "About a week", "2 to 3", "The agent"],
                ["Viewings until a serious offer", "2 to 4 weeks", "4 to 7", "The market and your price"],
                ["Offer and deposit contract", "1 to 2 weeks", "5 to 9", "Both sides"],
                ["Loan, deed, keys", "4 to 6 weeks", "9 to 15", "The buyer’s bank, the notary"],
              ],
            },
            "A buyer who pays from savings can sign about two weeks after the deposit contract.",
          ],
        },
        {
          heading: "What adds weeks to a sale?",
          blocks: [
            {
              caption: "Frequent delays, and what to do about them",
              columns: ["Delay", "Adds about", "How to avoid it"],
              rows: [
                ["Habitability certificate has expired", "4 weeks, up to 6", "Order it before the advert"],
                ["Energy certificate missing", "A few days", "The technician comes first"],
                ["A repaid mortgage still in the registry", "Some weeks", "Cancel it now, or at the deed"],
                ["Power of attorney from abroad", "1 to 3 weeks", "Have it made before the viewings"],
                ["Tenant may buy first", "30 calendar days", "Give notice once price and terms are agreed"],
                ["Inheritance not registered", "Depends on heirs and registry", "Finish it before you advertise"],
                ["The buyer’s bank refuses", "3 to 6 weeks, then a new loan", "Ask for approval before the deposit"],
                ["A first price that is too high", "Every week until you lower it", "Count calls after two weeks"],
              ],
            },
          ],
        },
        {
          heading: "Which terms are set by law?",
          blocks: [
            {
              points: [
                "The binding mortgage offer (FEIN) has to reach the buyer {loan.days} calendar days before signing in Catalonia (Law 22/2010, art. 262-4.1). If it is already there on the day of the deposit contract, those days are running.",
                "A tenant has thirty calendar days to buy in your buyer’s place, unless the lease waives it (Law 29/1994, art. 25).",
                "The energy label has to exist before the first advert, not just before the deed (Royal Decree 390/2021, art. 15).",
              ],
            },
          ],
        },
        {
          heading: "When should you change the price?",
          blocks: [
            "Set the day before the advert goes out. Many calls and no second visit point to the home or its pictures; no calls point to the price. After two quiet weeks look at the advert, after four at the figure, and make one clear reduction instead of three small ones.",
            "A reduction does not start the clock anew: buyers with an alert saw the first price, and they will ask why it fell.",
          ],
        },
        {
          heading: "What if you have to sell by a date?",
          blocks: [
            {
              steps: [
                "Count back: the deed four to six weeks after the deposit contract, the advert twelve before the deed.",
                "Write the latest date for the deed into the deposit contract, with what follows if it passes.",
                "If you are buying with the money, ask for two or three months between deposit and deed, and sign both deeds on one day.",
                "Prefer a buyer with an approved loan to one who offers a little more and has not asked a bank.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "A sale usually takes 9 to 15 weeks in our experience, if a buyer appears in time.",
        "Price and complete documents decide how long it lasts.",
        "The buyer’s mortgage needs the most time.",
      ],
      next: "Tell us by when you want to have sold: [ask for a valuation](/valuation).",
      description:
        "How long it takes to sell a home in Barcelona: usually 9 to 15 weeks, counted step by step, what adds weeks, the terms set by law and how to sell by a date.",
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
        "cuántas semanas para vender un piso",
        "mejor época para vender",
        "mejor momento para vender un piso",
      ],
      title: "El tiempo que se tarda en vender",
      answers: {
        what: [
          "El tiempo para vender un piso suele ser con nosotros de 9 a 15 semanas: de dos a tres hasta el anuncio, de dos a cuatro de visitas, una o dos para la oferta y las arras, y de cuatro a seis hasta la escritura.",
          "Eso supone que el comprador aparece en el primer mes de anuncio; si no, sume las semanas que tarde en cambiar el precio o el piso.",
          "Una cédula caducada añade unas cuatro semanas, el derecho del inquilino a comprar alrededor de un mes, y una herencia sin inscribir, a menudo más.",
        ],
        time: [
          "En vender un piso se tarda de 9 a 15 semanas, según los plazos habituales de nuestras ventas: hay comprador entre la semana 4 y la 7 y el dinero llega de cuatro a seis después de las arras.",
          "En su mano están el precio, la documentación y las horas de visita.",
          "De lo demás, lo más lento es el banco del comprador: por ley han de pasar {loan.days} días naturales como mínimo entre la oferta vinculante y la firma.",
        ],
        when: "El mejor momento para vender un piso es cuando la documentación está completa: pesa más semanas que la estación del año. En agosto y en Navidad las oficinas y notarías trabajan a medio horario, y unas arras de finales de julio suelen ser escritura a mediados de septiembre. Pida los certificados de cuatro a seis semanas antes del anuncio.",
        who: "El tiempo para vender un piso lo marcan cuatro partes: el propietario, la agencia, el banco de quien compra y las oficinas que emiten documentos. Solo puede apresurar a las dos primeras. Por eso los documentos se piden antes que nada.",
        how: "Para vender rápido un piso haga tres cosas antes del anuncio: pida todos los certificados, acepte un precio dentro de la horquilla de la valoración y reserve dos semanas enteras para visitas. Después conteste cada oferta en un día y pida con ella la aprobación del banco. Así la venta se queda más cerca de nueve semanas que de quince.",
      },
      sections: [
        {
          heading: "¿Cuántas semanas lleva cada etapa?",
          blocks: [
            {
              caption: "Plazos habituales de nuestras ventas, no una promesa",
              columns: ["Etapa", "Plazo habitual", "Semanas acumuladas", "De quién depende"],
              rows: [
                ["Visita y valoración", "1 o 2 días", "menos de 1", "De usted y de la agencia"],
                ["Documentación y preparación", "1 o 2 semanas", "1 a 2", "Del técnico y las oficinas"],
                ["Fotos y anuncio", "Una semana", "2 a 3", "De la agencia"],
                ["Visitas hasta una oferta seria", "2 a 4 semanas", "4 a 7", "Del mercado y del precio"],
                ["Oferta y arras", "1 o 2 semanas", "5 a 9", "De las dos partes"],
                ["Hipoteca, escritura, llaves", "4 a 6 semanas", "9 a 15", "Del banco y la notaría"],
              ],
            },
            "Quien paga con ahorros puede escriturar unas dos semanas después de las arras.",
          ],
        },
        {
          heading: "¿Qué alarga una venta?",
          blocks: [
            {
              caption: "Retrasos frecuentes y cómo evitarlos",
              columns: ["Retraso", "Añade unas", "Cómo evitarlo"],
              rows: [
                ["Cédula de habitabilidad caducada", "4 semanas, hasta 6", "Pedirla antes del anuncio"],
                ["Falta el certificado energético", "Unos días", "El técnico va primero"],
                ["Hipoteca pagada y sin cancelar en el registro", "Varias semanas", "Cancelarla ya, o en la firma"],
                ["Poder desde el extranjero", "1 a 3 semanas", "Otorgarlo antes de las visitas"],
                ["El inquilino puede comprar antes", "30 días naturales", "Avisar al cerrar precio y condiciones"],
                ["Herencia sin inscribir", "Según herederos y registro", "Terminarla antes de anunciar"],
                [
                  "El banco deniega la hipoteca",
                  "3 a 6 semanas y otra hipoteca",
                  "Pedir la aprobación antes de las arras",
                ],
                ["Precio de salida alto", "Cada semana sin rebajarlo", "Contar llamadas a los quince días"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué plazos fija la ley?",
          blocks: [
            {
              points: [
                "La oferta vinculante de la hipoteca (FEIN) ha de llegar al comprador {loan.days} días naturales antes de firmar en Cataluña (Ley 22/2010, art.\u00a0262-4.1). Si ya la tiene el día de las arras, esos días ya corren.",
                "El inquilino dispone de treinta días naturales para comprar en lugar de su comprador, salvo renuncia en el contrato (Ley 29/1994, art.\u00a025).",
                "La etiqueta energética ha de existir antes del primer anuncio, no solo antes de la escritura (RD 390/2021, art.\u00a015).",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo hay que cambiar el precio?",
          blocks: [
            "Fije el día antes de publicar. Muchas llamadas y ninguna segunda visita apuntan al piso o a las fotos; ninguna llamada, al precio. A las dos semanas de silencio revise el anuncio, a las cuatro la cifra, y haga una rebaja clara en lugar de tres pequeñas.",
            "La rebaja no pone el contador a cero: quien tiene una alerta vio el primer precio y preguntará por qué ha bajado.",
          ],
        },
        {
          heading: "¿Y si tiene que vender antes de una fecha?",
          blocks: [
            {
              steps: [
                "Cuente hacia atrás: la escritura, de cuatro a seis semanas después de las arras; el anuncio, doce antes de la escritura.",
                "Ponga en las arras la fecha límite para escriturar y qué ocurre si pasa.",
                "Si compra otra vivienda con ese dinero, pida dos o tres meses entre arras y escritura y firme las dos el mismo día.",
                "Prefiera a quien trae la hipoteca aprobada antes que a quien ofrece algo más y no ha ido al banco.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Una venta suele durar con nosotros de 9 a 15 semanas, si el comprador llega a tiempo.",
        "El precio y una documentación completa deciden el plazo.",
        "Lo que más tiempo pide es la hipoteca de quien compra.",
      ],
      next: "Díganos para cuándo quiere haber vendido: [pida una valoración](/valuation).",
      description:
        "Cuánto se tarda en vender un piso en Barcelona: de 9 a 15 semanas, contadas etapa por etapa, qué las alarga, los plazos de la ley y cómo vender con fecha.",
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
        "quantes setmanes per vendre un pis",
        "millor època per vendre",
        "millor moment per vendre un pis",
      ],
      title: "El temps que es triga a vendre",
      answers: {
        what: [
          "El temps per vendre un pis sol ser amb nosaltres de 9 a 15 setmanes: de dues a tres fins a l’anunci, de dues a quatre de visites, una o dues per a l’oferta i les arres, i de quatre a sis fins a l’escriptura.",
          "Això suposa que el comprador surt el primer mes d’anunci; si no, sumi-hi les setmanes que trigui a canviar el preu o el pis.",
          "Una cèdula caducada hi afegeix unes quatre setmanes, el dret del llogater a comprar cap a un mes, i una herència sense inscriure, sovint més.",
        ],
        time: [
          "A vendre un pis es triga de 9 a 15 setmanes, segons els terminis habituals de les nostres vendes: hi ha comprador entre la setmana 4 i la 7 i els diners arriben de quatre a sis després de les arres.",
          "A les seves mans hi ha el preu, la documentació i les hores de visita.",
          "De la resta, el més lent és el banc del comprador: per llei han de passar {loan.days} dies naturals com a mínim entre l’oferta vinculant i la signatura.",
        ],
        when: "El millor moment per vendre un pis és quan la documentació està completa: hi pesa més setmanes que l’estació de l’any. A l’agost i per Nadal les oficines i notaries treballen a mig horari, i unes arres de finals de juliol solen ser escriptura a mitjan setembre. Demani els certificats de quatre a sis setmanes abans de l’anunci.",
        who: "El temps per vendre un pis el marquen quatre parts: el propietari, l’agència, el banc de qui compra i les oficines que emeten documents. Només pot donar pressa a les dues primeres. Per això els documents es demanen abans que res.",
        how: "Per vendre ràpid un pis faci tres coses abans de l’anunci: demani tots els certificats, accepti un preu dins de l’interval de la valoració i reservi dues setmanes senceres per a visites. Després contesti cada oferta en un dia i demani-hi l’aprovació del banc. Així la venda queda més a prop de nou setmanes que de quinze.",
      },
      sections: [
        {
          heading: "Quantes setmanes demana cada etapa?",
          blocks: [
            {
              caption: "Terminis habituals de les nostres vendes, no pas una promesa",
              columns: ["Etapa", "Termini habitual", "Setmanes acumulades", "De qui depèn"],
              rows: [
                ["Visita i valoració", "1 o 2 dies", "menys d’1", "De vostè i de l’agència"],
                ["Documentació i preparació", "1 o 2 setmanes", "1 a 2", "Del tècnic i les oficines"],
                ["Fotos i anunci", "Una setmana", "2 a 3", "De l’agència"],
                ["Visites fins a una oferta seriosa", "2 a 4 setmanes", "4 a 7", "Del mercat i del preu"],
                ["Oferta i arres", "1 o 2 setmanes", "5 a 9", "De totes dues parts"],
                ["Hipoteca, escriptura, claus", "4 a 6 setmanes", "9 a 15", "Del banc i la notaria"],
              ],
            },
            "Qui paga amb estalvis pot escripturar unes dues setmanes després de les arres.",
          ],
        },
        {
          heading: "Què allarga una venda?",
          blocks: [
            {
              caption: "Retards freqüents i com evitar-los",
              columns: ["Retard", "Hi afegeix", "Com evitar-lo"],
              rows: [
                ["Cèdula d’habitabilitat caducada", "4 setmanes, fins a 6", "Demanar-la abans de l’anunci"],
                ["Falta el certificat energètic", "Uns dies", "El tècnic hi va primer"],
                [
                  "Hipoteca pagada i sense cancel·lar al registre",
                  "Unes setmanes",
                  "Cancel·lar-la ja, o a la signatura",
                ],
                ["Poder des de l’estranger", "1 a 3 setmanes", "Atorgar-lo abans de les visites"],
                ["El llogater pot comprar abans", "30 dies naturals", "Avisar-lo quan es tanqui preu i condicions"],
                ["Herència sense inscriure", "Segons hereus i registre", "Acabar-la abans d’anunciar"],
                [
                  "El banc denega la hipoteca",
                  "3 a 6 setmanes i una altra hipoteca",
                  "Demanar l’aprovació abans de les arres",
                ],
                ["Preu de sortida alt", "Cada setmana sense abaixar-lo", "Comptar trucades al cap de quinze dies"],
              ],
            },
          ],
        },
        {
          heading: "Quins terminis fixa la llei?",
          blocks: [
            {
              points: [
                "L’oferta vinculant de la hipoteca (FEIN) ha d’arribar al comprador {loan.days} dies naturals abans de signar a Catalunya (Llei 22/2010, art.\u00a0262-4.1). Si ja la té el dia de les arres, aquests dies ja corren.",
                "El llogater disposa de trenta dies naturals per comprar en lloc del seu comprador, tret que hi hagi renunciat al contracte (Llei 29/1994, art.\u00a025).",
                "L’etiqueta energètica ha d’existir abans del primer anunci, no només abans de l’escriptura (RD 390/2021, art.\u00a015).",
              ],
            },
          ],
        },
        {
          heading: "Quan s’ha de canviar el preu?",
          blocks: [
            "Fixi el dia abans de publicar. Moltes trucades i cap segona visita apunten al pis o a les fotos; cap trucada, al preu. Al cap de dues setmanes de silenci repassi l’anunci, al cap de quatre la xifra, i faci una rebaixa clara en lloc de tres de petites.",
            "La rebaixa no posa el comptador a zero: qui té una alerta va veure el primer preu i preguntarà per què ha baixat.",
          ],
        },
        {
          heading: "I si ha de vendre abans d’una data?",
          blocks: [
            {
              steps: [
                "Compti cap enrere: l’escriptura, de quatre a sis setmanes després de les arres; l’anunci, dotze abans de l’escriptura.",
                "Posi a les arres la data límit per escripturar i què passa si es depassa.",
                "Si compra un altre habitatge amb aquests diners, demani dos o tres mesos entre arres i escriptura i signi-les totes dues el mateix dia.",
                "Prefereixi qui porta la hipoteca aprovada a qui ofereix una mica més i no ha anat al banc.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Una venda sol durar amb nosaltres de 9 a 15 setmanes, si el comprador arriba a temps.",
        "El preu i una documentació completa decideixen el termini.",
        "El que vol més temps és la hipoteca de qui compra.",
      ],
      next: "Digui’ns per a quan vol haver venut: [demani una valoració](/valuation).",
      description:
        "Quant es triga a vendre un pis a Barcelona: de 9 a 15 setmanes, comptades etapa per etapa, què les allarga, els terminis de la llei i com vendre amb data.",
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
        "сколько недель продаётся квартира",
        "лучшее время для продажи квартиры",
        "когда лучше продавать квартиру",
      ],
      title: "Сколько времени занимает продажа",
      answers: {
        what: [
          "Срок продажи квартиры у нас обычно составляет 9–15 недель: две-три до объявления, две–четыре на показы, одна-две на предложение и договор задатка и ещё четыре–шесть до нотариального акта.",
          "Это если покупатель находится в первый месяц; иначе прибавьте недели, пока не изменится цена или сама квартира.",
          "Истёкшее свидетельство о пригодности добавляет около четырёх недель, право арендатора купить первым\u00a0— примерно месяц, а незарегистрированное наследство часто ещё больше.",
        ],
        time: [
          "Продажа квартиры занимает 9–15 недель, если судить по обычным срокам наших сделок: покупатель находится на 4–7-й неделе, а деньги приходят через четыре–шесть недель после задатка.",
          "От вас зависят цена, документы и время показов.",
          "Из остального дольше всего работает банк покупателя: по закону между обязательным предложением и сделкой должно пройти не меньше {loan.days} календарных дней.",
        ],
        when: "Квартира продаётся быстрее всего, когда готовы все документы: на этом выигрывают больше недель, чем на сезоне, сколько ни жди весны. В августе и под Рождество учреждения и нотариусы работают меньше, и задаток конца июля обычно означает сделку в середине сентября. Закажите сертификаты за четыре–шесть недель до объявления.",
        who: "Срок продажи квартиры зависит от четырёх сторон: собственника, агентства, банка покупателя и тех, кто выдаёт документы. Поторопить можно лишь первых двух. Поэтому документы заказывают раньше всего.",
        how: "Быстро продать квартиру помогают три дела до объявления: закажите все сертификаты, согласитесь на цену внутри диапазона оценки и освободите две недели для показов. Потом отвечайте на предложения в течение дня и сразу просите одобрение банка. Так продажа окажется ближе к девяти неделям, чем к пятнадцати.",
      },
      sections: [
        {
          heading: "Сколько недель занимает каждый этап?",
          blocks: [
            {
              caption: "Обычные сроки наших продаж, а не обещание",
              columns: ["Этап", "Обычный срок", "Всего недель", "От кого зависит"],
              rows: [
                ["Осмотр и оценка", "1–2 дня", "меньше 1", "От вас и агентства"],
                ["Документы и подготовка", "1–2 недели", "1–2", "От техника и учреждений"],
                ["Снимки и объявление", "Около недели", "2–3", "От агентства"],
                ["Показы до серьёзного предложения", "2–4 недели", "4–7", "От рынка и цены"],
                ["Предложение и договор задатка", "1–2 недели", "5–9", "От обеих сторон"],
                ["Ипотека, акт, ключи", "4–6 недель", "9–15", "От банка и нотариуса"],
              ],
            },
            "Покупатель со своими деньгами может подписать акт недели через две после задатка.",
          ],
        },
        {
          heading: "Что удлиняет продажу?",
          blocks: [
            {
              caption: "Частые задержки и как их избежать",
              columns: ["Задержка", "Сколько добавляет", "Как избежать"],
              rows: [
                ["Истекло свидетельство о пригодности", "4 недели, до 6", "Заказать до объявления"],
                ["Нет сертификата энергоэффективности", "Несколько дней", "Первым пригласить техника"],
                [
                  "Выплаченная ипотека не снята в реестре",
                  "Несколько недель",
                  "Погасить запись сейчас или в день сделки",
                ],
                ["Доверенность из-за границы", "1–3 недели", "Оформить до показов"],
                [
                  "Арендатор вправе купить первым",
                  "30 календарных дней",
                  "Уведомить, когда согласованы цена и условия",
                ],
                ["Наследство не в реестре", "Зависит от наследников и реестра", "Закончить до объявления"],
                ["Банк отказал покупателю", "3–6 недель и новая ипотека", "Попросить одобрение банка до задатка"],
                ["Слишком высокая первая цена", "Каждая неделя без снижения", "Через две недели посчитать звонки"],
              ],
            },
            "Задержки не складываются, если начать всё одновременно: свидетельство, доверенность и выписку из реестра заказывают в один и тот же день, ещё до съёмки.",
          ],
        },
        {
          heading: "Какие сроки устанавливает закон?",
          blocks: [
            {
              points: [
                "Обязательное предложение по ипотеке (FEIN) покупатель в Каталонии получает не позже чем за {loan.days} календарных дней до сделки (Закон 22/2010, ст.\u00a0262-4.1). Если в день задатка оно уже на руках, срок уже идёт.",
                "У арендатора есть тридцать календарных дней, чтобы купить вместо вашего покупателя, если он не отказался от этого в договоре (Закон 29/1994, ст.\u00a025).",
                "Энергетическая маркировка нужна до первого объявления, а не только к сделке (RD 390/2021, ст.\u00a015).",
              ],
            },
          ],
        },
        {
          heading: "Когда менять цену?",
          blocks: [
            "Назначьте этот день ещё до публикации. Если звонят много, но второй раз не приходят, дело в квартире или снимках; если не звонят вовсе, дело в цене. Через две тихие недели пересмотрите объявление, через четыре\u00a0— цифру, и снижайте один раз заметно, а не трижды понемногу.",
            "Снижение не обнуляет счётчик: те, у кого настроено оповещение, видели первую цену и спросят, почему она упала.",
          ],
        },
        {
          heading: "Как продать квартиру к нужной дате?",
          blocks: [
            {
              steps: [
                "Считайте от конца: акт\u00a0— через четыре–шесть недель после задатка, объявление\u00a0— за двенадцать до акта.",
                "Впишите в договор задатка крайний день сделки и то, что будет, если его пропустить.",
                "Если на эти деньги вы покупаете другое жильё, просите между задатком и актом два-три месяца и подписывайте оба акта в один день.",
                "Покупатель с одобренной ипотекой надёжнее того, кто даёт чуть больше, но в банке ещё не был.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Продажа у нас обычно длится 9–15 недель, если покупатель находится вовремя.",
        "Срок определяют цена и полный комплект документов.",
        "Больше всего времени требует ипотека покупателя.",
      ],
      next: "Скажите, к какому сроку хотите продать: [закажите оценку](/valuation).",
      description:
        "Сколько времени занимает продажа квартиры в Барселоне: 9–15 недель по этапам, что добавляет недели, какие сроки ставит закон и как продать к нужной дате.",
      sources: [
        "Закон 22/2010, Потребительский кодекс Каталонии, ст.\u00a0262-4.1",
        "Закон 29/1994 о городской аренде, ст.\u00a025",
        "Королевский декрет 390/2021, ст.\u00a015",
        "Обычные сроки наших продаж",
      ],
    },
  },
};
