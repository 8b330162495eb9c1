import type { Entry } from "../entry";

export const askingPrice: Entry = {
  theme: "selling",
  related: ["valuation", "answering-offers", "time-to-sell", "reference-value", "price-per-square-metre"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "asking price",
        "what price should i ask",
        "how to set the asking price",
        "listing price of a home",
        "pricing a home to sell",
        "lowering the asking price",
        "price reduction on a home",
        "price my flat",
        "how to price my home",
      ],
      title: "The asking price",
      answers: {
        what: "The asking price is set inside the range of a valuation and just under a round edge: with a range of €480,000 to €510,000 and €485,000 as your lowest figure, €499,000 leaves 2.8% to negotiate. You decide it, and it binds you once it is advertised. After four weeks without a call, one clear reduction of 3 to 5% helps more than three small ones.",
        time: "An asking price shows within the first three or four weeks whether it is right. Many calls and viewings but no offer speaks of the home; no calls at all speaks of the price. Agree with your agent on which day you will look at the figures together.",
        how: "Set the asking price in three steps: the valuation’s range, the homes that compete with yours this month, and the band in which buyers search. Then write down your lowest acceptable figure and keep it between you and your agent.",
      },
      sections: [
        {
          heading: "How do you set the asking price?",
          blocks: [
            {
              steps: [
                "Take the price range of the valuation, with its comparable homes.",
                "Look at the homes a buyer will see on the same day as yours, and what they ask.",
                "Check the reference value (valor de referencia) of your home: a buyer pays transfer tax on the higher of it and the price.",
                "Decide the lowest figure you would accept and how quickly you want to sell.",
                "Fix the price and the date on which you will review it, in writing.",
              ],
            },
          ],
        },
        {
          heading: "When do you lower it, and by how much?",
          blocks: [
            {
              caption: "What the first weeks tell you",
              columns: ["After", "What you see", "What to do"],
              rows: [
                ["Two weeks", "Many clicks, few calls", "New first photograph, floor plan, clearer text"],
                ["Two weeks", "Hardly any clicks", "Compare with what came on sale since; check the search band"],
                ["Four weeks", "Calls, but no second visit", "Ask visitors why; mend what two of them name"],
                ["Four weeks", "No calls", "One cut to the next band, usually 3 to 5%"],
                ["Four weeks", "Offers 5% and more below", "The market has answered: decide on your lowest figure"],
                ["Eight weeks", "Nothing", "A new valuation, new photographs, or off the market for a time"],
              ],
            },
            "These percentages are a rule of ours, not a statistic. Write the dates into the agency agreement, and who may lower the price: only you, in writing.",
          ],
        },
        {
          heading: "Where do buyers draw their lines?",
          blocks: [
            "On our site buyers filter by 500,000 to 700,000 euros, 700,000 to 900,000, and above. A home at 705,000 is not seen by someone who stops at 700,000. Round edges matter because people search in them, here and elsewhere.",
            "The tax makes no such edge. Since {itp.date} the rate rises above {itp.edge1}, but only for the part above it.",
          ],
        },
        {
          heading: "What must the advert say about it?",
          blocks: [
            "The price in an advert binds, even if the contract later leaves it out (Law 18/2007, art. 58.3–4). The agency agreement has to state it, together with the fee (art. 55.6). Say what comes with it: parking space, storage room, furniture, or none of them.",
          ],
        },
        {
          heading: "What goes wrong, and what helps?",
          blocks: [
            {
              points: [
                "Starting high to see what happens: the home grows old in the lists and ends below its value.",
                "Several agents with several prices: buyers compare them and offer under the lowest.",
                "Small cuts every fortnight: one clear reduction, with a reason, is taken more seriously.",
                "Adding the cost of the renovation: compare with homes in the same condition instead.",
                "Counting the buyer’s costs as yours: they pay tax, deed and registry on top.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What price would you set in this case?",
        blocks: [
          "An example: the valuation says €480,000 to €510,000, three comparable homes ask €495,000, €505,000 and €520,000, and €485,000 is the least you accept. €499,000 keeps you under the edge of €500,000 and leaves €14,000, or 2.8%, to negotiate. At €529,000 you would stand above all three. Two months of waiting at €900 for loan, community and property tax cost €1,800, and the first reduction is then read as a sign of trouble.",
        ],
      },
      inShort: [
        "The owner decides the asking price, within the range of the valuation.",
        "The first three or four weeks show whether it is right.",
        "Buyers search in round bands, and a price just above one is seen by fewer.",
      ],
      next: "See what you could ask and why: [request a free valuation](/valuation).",
      description:
        "How to set the asking price of a home in Barcelona: the range, the bands in which buyers search, when to review it, and the mistakes that cost owners weeks.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 55.6 and 58.3–4",
        "Decree-Law 5/2025 (Catalonia), transfer tax scale",
        "Price filters and asking prices of our site",
      ],
    },
    es: {
      names: [
        "precio de salida",
        "precio anunciado de un piso",
        "a qué precio vender mi piso",
        "cómo fijar el precio de venta",
        "precio de venta de mi piso",
        "bajar el precio del piso",
        "poner precio a un piso",
      ],
      title: "El precio de salida",
      answers: {
        what: "El precio de salida se fija dentro de la horquilla de una valoración y justo por debajo de una cifra redonda: con una horquilla de 480.000 a 510.000\u00a0€ y un mínimo suyo de 485.000\u00a0€, 499.000\u00a0€ dejan un 2,8\u00a0% para negociar. Lo decide usted, y una vez anunciado le obliga. A las cuatro semanas sin llamadas, una rebaja clara del 3 al 5\u00a0% ayuda más que tres pequeñas.",
        time: "En tres o cuatro semanas se ve si el precio de salida es acertado. Si hay visitas y ninguna oferta, el motivo suele estar en la vivienda; si no llama nadie, en el precio. Acuerde con su agente qué día mirarán juntos las cifras.",
        how: "El precio de salida se fija en tres pasos: la horquilla, las viviendas que compiten con la suya y el tramo de búsqueda habitual. Después apunte su cifra mínima y que quede entre usted y su agente.",
      },
      sections: [
        {
          heading: "¿Cómo se fija el precio de salida?",
          blocks: [
            {
              steps: [
                "Parta de la horquilla de la valoración y de las viviendas que la sostienen.",
                "Mire qué verá un comprador el mismo día que la suya y cuánto piden.",
                "Compruebe el valor de referencia: quien compra tributa por el mayor entre ese valor y el precio.",
                "Decida su mínimo aceptable y la prisa que tiene.",
                "Deje por escrito el precio y la fecha en que lo revisarán.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo se baja y cuánto?",
          blocks: [
            {
              caption: "Lo que dicen las primeras semanas",
              columns: ["A las", "Qué se ve", "Qué hacer"],
              rows: [
                [
                  "Dos semanas",
                  "Muchas visitas al anuncio, pocas llamadas",
                  "Otra primera foto, plano, texto más claro",
                ],
                ["Dos semanas", "Casi nadie abre el anuncio", "Comparar con lo que ha salido después; mirar el tramo"],
                [
                  "Cuatro semanas",
                  "Llamadas, pero ninguna segunda visita",
                  "Preguntar por qué; arreglar lo que digan dos",
                ],
                [
                  "Cuatro semanas",
                  "Ninguna llamada",
                  "Una rebaja hasta el tramo siguiente, por lo común del 3 al 5\u00a0%",
                ],
                [
                  "Cuatro semanas",
                  "Ofertas un 5\u00a0% o más por debajo",
                  "El mercado ha contestado: decidir la cifra mínima",
                ],
                ["Ocho semanas", "Nada", "Otra valoración, otras fotos, o retirarlo un tiempo"],
              ],
            },
            "Estos porcentajes son una regla nuestra, no una estadística. Ponga las fechas en la nota de encargo y quién puede bajar el precio: solo usted y por escrito.",
          ],
        },
        {
          heading: "¿Dónde ponen el límite los compradores?",
          blocks: [
            "En nuestra web se filtra de 500.000 a 700.000 euros, de 700.000 a 900.000 y por encima. Un piso de 705.000 no lo ve quien se detiene en 700.000. Los números redondos pesan porque la gente busca con ellos, aquí y en cualquier portal.",
            "El impuesto, en cambio, no hace escalón. Desde el {itp.date} el tipo sube a partir de {itp.edge1}, pero solo para la parte que supera esa cifra.",
          ],
        },
        {
          heading: "¿Qué debe decir el anuncio?",
          blocks: [
            "El precio anunciado obliga, aunque el contrato no lo repita (Ley 18/2007, art.\u00a058.3–4). La nota de encargo debe recogerlo junto con los honorarios (art.\u00a055.6). Aclare qué incluye: aparcamiento, trastero, muebles o nada de eso.",
          ],
        },
        {
          heading: "¿Qué sale mal y qué ayuda?",
          blocks: [
            {
              points: [
                "Empezar alto «a ver qué pasa»: el anuncio envejece y acaba por debajo de su valor.",
                "Varias agencias con varios precios: el comprador compara y ofrece menos que el menor.",
                "Rebajas pequeñas cada quince días: una sola, clara y explicada, se toma más en serio.",
                "Sumar lo que costó la reforma: compare mejor con pisos en el mismo estado.",
                "Contar como suyos los gastos de quien compra: impuesto, escritura y registro van aparte.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué precio pondría en este caso?",
        blocks: [
          "Un ejemplo: la valoración dice de 480.000 a 510.000\u00a0€, tres pisos comparables piden 495.000, 505.000 y 520.000\u00a0€, y 485.000\u00a0€ es lo mínimo que usted acepta. Con 499.000\u00a0€ queda por debajo del límite de 500.000\u00a0€ y le sobran 14.000\u00a0€, un 2,8\u00a0%, para negociar. Con 529.000\u00a0€ estaría por encima de los tres. Dos meses de espera a 900\u00a0€ de hipoteca, comunidad e IBI cuestan 1.800\u00a0€, y la primera rebaja se lee después como mala señal.",
        ],
      },
      inShort: [
        "El precio de salida lo decide el propietario, dentro de la horquilla de la valoración.",
        "Las tres o cuatro primeras semanas dicen si es acertado.",
        "La gente busca por tramos redondos, y un precio justo por encima de uno lo ven menos personas.",
      ],
      next: "Sepa cuánto podría pedir y por qué: [solicite una valoración gratuita](/valuation).",
      description:
        "Cómo fijar el precio de salida de un piso en Barcelona: la horquilla, los tramos en que se busca, cuándo revisarlo y los errores que hacen perder semanas.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a055.6 y 58.3–4",
        "Decreto ley 5/2025 (Cataluña), escala del impuesto",
        "Filtros y precios anunciados de nuestra web",
      ],
    },
    ca: {
      names: [
        "preu de sortida",
        "preu anunciat d’un pis",
        "a quin preu vendre el pis",
        "com fixar el preu de venda",
        "preu de venda del meu pis",
        "abaixar el preu del pis",
        "posar preu a un pis",
      ],
      title: "El preu de sortida",
      answers: {
        what: "El preu de sortida es fixa dins de l’interval d’una valoració i just per sota d’una xifra rodona: amb un interval de 480.000 a 510.000\u00a0€ i un mínim seu de 485.000\u00a0€, 499.000\u00a0€ deixen un 2,8\u00a0% per negociar. El decideix vostè, i un cop anunciat l’obliga. Al cap de quatre setmanes sense trucades, una rebaixa clara del 3 al 5\u00a0% ajuda més que tres de petites.",
        time: "El preu de sortida demostra en tres o quatre setmanes si és encertat. Moltes trucades i visites sense cap oferta parlen de l’habitatge; cap trucada parla del preu. Acordi amb el seu agent quin dia miraran plegats les xifres.",
        how: "El preu de sortida es fixa en tres passos: l’interval, els habitatges que competeixen amb el seu i el tram en què busca la gent. Després apunti la xifra mínima i que quedi entre vostè i el seu agent.",
      },
      sections: [
        {
          heading: "Com es fixa el preu de sortida?",
          blocks: [
            {
              steps: [
                "Parteixi de l’interval de la valoració i dels habitatges que el sostenen.",
                "Miri què veurà un comprador el mateix dia que el seu pis i quant en demanen.",
                "Comprovi el valor de referència: qui compra tributa pel més alt entre aquest valor i el preu.",
                "Decideixi el mínim que acceptaria i la pressa que té.",
                "Deixi per escrit el preu i la data en què el revisaran.",
              ],
            },
          ],
        },
        {
          heading: "Quan s’abaixa i quant?",
          blocks: [
            {
              caption: "El que diuen les primeres setmanes",
              columns: ["Al cap de", "Què es veu", "Què fer"],
              rows: [
                [
                  "Dues setmanes",
                  "Moltes visites a l’anunci, poques trucades",
                  "Una altra primera foto, plànol, text més clar",
                ],
                [
                  "Dues setmanes",
                  "Gairebé ningú no obre l’anunci",
                  "Comparar amb el que ha sortit després; mirar el tram",
                ],
                [
                  "Quatre setmanes",
                  "Trucades, però cap segona visita",
                  "Preguntar per què; arreglar el que diguin dos",
                ],
                ["Quatre setmanes", "Cap trucada", "Una rebaixa fins al tram següent, en general del 3 al 5\u00a0%"],
                [
                  "Quatre setmanes",
                  "Ofertes un 5\u00a0% o més per sota",
                  "El mercat ha contestat: decidir la xifra mínima",
                ],
                ["Vuit setmanes", "Res", "Una altra valoració, altres fotos, o retirar-lo un temps"],
              ],
            },
            "Aquests percentatges són una regla nostra, no pas una estadística. Posi les dates a la nota d’encàrrec i qui pot abaixar el preu: només vostè i per escrit.",
          ],
        },
        {
          heading: "On posen el límit els compradors?",
          blocks: [
            "A la nostra web es filtra de 500.000 a 700.000 euros, de 700.000 a 900.000 i per sobre. Un pis de 705.000 no el veu qui s’atura a 700.000. Els números rodons pesen perquè la gent hi busca, aquí i a qualsevol portal.",
            "L’impost, en canvi, no fa cap esglaó. Des del {itp.date} el tipus puja a partir de {itp.edge1}, però només per a la part que passa d’aquesta xifra.",
          ],
        },
        {
          heading: "Què n’ha de dir l’anunci?",
          blocks: [
            "El preu anunciat obliga, encara que el contracte no el repeteixi (Llei 18/2007, art.\u00a058.3–4). La nota d’encàrrec l’ha de recollir juntament amb els honoraris (art.\u00a055.6). Aclareixi què hi entra: aparcament, traster, mobles o res de tot això.",
          ],
        },
        {
          heading: "Què surt malament i què hi ajuda?",
          blocks: [
            {
              points: [
                "Començar alt «a veure què passa»: l’anunci envelleix i acaba per sota del seu valor.",
                "Més d’una agència amb més d’un preu: el comprador compara i ofereix menys que el més baix.",
                "Rebaixes petites cada quinze dies: una de sola, clara i explicada, es pren més seriosament.",
                "Sumar-hi el que va costar la reforma: val més comparar amb pisos en el mateix estat.",
                "Comptar com a seves les despeses de qui compra: impost, escriptura i registre van a part.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quin preu posaria en aquest cas?",
        blocks: [
          "Un exemple: la valoració diu de 480.000 a 510.000\u00a0€, tres pisos comparables demanen 495.000, 505.000 i 520.000\u00a0€, i 485.000\u00a0€ és el mínim que vostè accepta. Amb 499.000\u00a0€ queda per sota del límit de 500.000\u00a0€ i li sobren 14.000\u00a0€, un 2,8\u00a0%, per negociar. Amb 529.000\u00a0€ seria per sobre de tots tres. Dos mesos d’espera a 900\u00a0€ d’hipoteca, comunitat i IBI costen 1.800\u00a0€, i la primera rebaixa es llegeix després com un mal senyal.",
        ],
      },
      inShort: [
        "El preu de sortida el decideix el propietari, dins de l’interval de la valoració.",
        "Les tres o quatre primeres setmanes diuen si és encertat.",
        "La gent busca per trams rodons, i un preu just per sobre d’un tram el veuen menys persones.",
      ],
      next: "Sàpiga quant podria demanar i per què: [sol·liciti una valoració gratuïta](/valuation).",
      description:
        "Com fixar el preu de sortida d’un pis a Barcelona: l’interval de preus, els trams en què es busca, quan revisar-lo i els errors que fan perdre setmanes.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, arts.\u00a055.6 i 58.3–4",
        "Decret llei 5/2025, escala de l’impost",
        "Filtres i preus anunciats de la nostra web",
      ],
    },
    ru: {
      names: [
        "цена в объявлении",
        "какую цену поставить на квартиру",
        "за сколько выставить квартиру",
        "как назначить цену квартиры",
        "стартовая цена квартиры",
        "снизить цену квартиры",
        "снижение цены при продаже",
      ],
      title: "Цена в объявлении",
      answers: {
        what: "Цена в объявлении выбирается внутри диапазона оценки и чуть ниже круглого числа: при диапазоне 480\u00a0000–510\u00a0000\u00a0€ и вашей наименьшей сумме 485\u00a0000\u00a0€ цена 499\u00a0000\u00a0€ оставляет на торг 2,8\u00a0%. Назначаете её вы, и после публикации она вас обязывает. Если за четыре недели никто не позвонил, одно снижение на 3–5\u00a0% полезнее трёх мелких.",
        time: "Цена в объявлении проверяется за первые три-четыре недели. Много звонков и показов без предложений говорят о квартире, отсутствие звонков\u00a0— о цене. Договоритесь с агентом, в какой день вы вместе посмотрите на цифры.",
        how: "Цену в объявлении назначают в три шага: берут диапазон из оценки, смотрят, что продают рядом в этом месяце, и выбирают отрезок цен, в котором ищут покупатели. Затем запишите наименьшую сумму, на которую согласны, и пусть её знаете только вы и агент.",
      },
      sections: [
        {
          heading: "Как назначить цену?",
          blocks: [
            {
              steps: [
                "Возьмите ценовой диапазон оценки и объекты, на которых он основан.",
                "Посмотрите, что покупатель увидит в тот же день, что и вашу квартиру, и сколько за это просят.",
                "Узнайте справочную стоимость (valor de referencia): покупатель платит налог с неё, если она выше цены.",
                "Решите, на какую сумму согласитесь и насколько спешите.",
                "Запишите цену и дату, когда её пересмотрите.",
              ],
            },
          ],
        },
        {
          heading: "Когда снижать цену и на сколько?",
          blocks: [
            {
              caption: "О чём говорят первые недели",
              columns: ["Через", "Что видно", "Что делать"],
              rows: [
                ["Две недели", "Объявление смотрят, но звонят мало", "Другая первая фотография, план, понятнее текст"],
                [
                  "Две недели",
                  "Объявление почти не открывают",
                  "Сравнить с тем, что вышло позже; проверить отрезок цен",
                ],
                [
                  "Четыре недели",
                  "Звонят, но второй раз не приходят",
                  "Спросить почему; исправить то, что назвали двое",
                ],
                ["Четыре недели", "Не звонят", "Одно снижение до следующего отрезка, обычно на 3–5\u00a0%"],
                [
                  "Четыре недели",
                  "Предлагают на 5\u00a0% меньше и ниже",
                  "Рынок ответил: решить, какая сумма наименьшая",
                ],
                ["Восемь недель", "Ничего", "Новая оценка, новые снимки или пауза"],
              ],
            },
            "Проценты здесь\u00a0— наше правило, а не статистика. Запишите даты в агентский договор и там же, кто вправе снизить цену: только вы и только письменно. Перед снижением предупредите тех, кто уже приходил: иногда хватает одного звонка.",
          ],
        },
        {
          heading: "Где покупатели проводят границу?",
          blocks: [
            "На нашем сайте ищут от 500 000 до 700 000 евро, от 700 000 до 900 000 и выше. Квартиру за 705 000 не увидит тот, кто остановился на 700 000. Круглые числа важны, потому что по ним ищут, здесь и на любом портале.",
            "А вот налог такой границы не создаёт. С {itp.date} ставка растёт после {itp.edge1}, но лишь для той части, которая выше этой суммы.",
          ],
        },
        {
          heading: "Что должно быть в самом объявлении?",
          blocks: [
            "Указанная цена обязывает, даже если договор её не повторяет (Закон 18/2007, ст.\u00a058.3–4). В агентском договоре её пишут вместе с комиссией (ст.\u00a055.6). Уточните, что в неё входит: парковочное место, кладовая, мебель или ничего из этого.",
          ],
        },
        {
          heading: "Что идёт не так и что помогает?",
          blocks: [
            {
              points: [
                "Начать с высокой цены «на пробу»: объявление стареет, и продают потом дешевле, чем могли.",
                "Несколько агентств с разными ценами: покупатель сравнит и предложит меньше самой низкой.",
                "Мелкие скидки каждые две недели: одно заметное и объяснённое снижение воспринимают серьёзнее.",
                "Прибавить стоимость ремонта: лучше сравнить с квартирами в таком же состоянии.",
                "Считать чужие расходы своими: налог, акт и реестр покупатель платит сверху.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Какую цену поставить в таком случае?",
        blocks: [
          "Пример: оценка даёт от 480\u00a0000 до 510\u00a0000\u00a0€, за три похожие квартиры просят 495\u00a0000, 505\u00a0000 и 520\u00a0000\u00a0€, а ваша наименьшая сумма\u00a0— 485\u00a0000\u00a0€. С ценой 499\u00a0000\u00a0€ вы остаётесь ниже границы в 500\u00a0000\u00a0€, и на торг есть 14\u00a0000\u00a0€, то есть 2,8\u00a0%. С ценой 529\u00a0000\u00a0€ вы окажетесь выше всех трёх. Два месяца ожидания по 900\u00a0€ за ипотеку, взносы и IBI стоят 1\u00a0800\u00a0€, а первое снижение потом читают как дурной знак.",
        ],
      },
      inShort: [
        "Цену в объявлении назначает собственник, в пределах диапазона оценки.",
        "Первые три-четыре недели показывают, верна ли она.",
        "Ищут по круглым отрезкам, и цену чуть выше границы видит меньше людей.",
      ],
      next: "Узнайте, сколько можно просить и почему: [закажите бесплатную оценку](/valuation).",
      description:
        "Как назначить цену в объявлении о продаже квартиры в Барселоне: диапазон, границы, по которым ищут, когда пересмотреть цену и какие ошибки стоят недель.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a055.6 и 58.3–4",
        "Decret llei 5/2025 (Каталония), шкала налога",
        "Фильтры и цены наших объектов",
      ],
    },
  },
};
