import type { Entry } from "../entry";

export const askingPrice: Entry = {
  theme: "selling",
  related: ["valuation", "answering-offers", "time-to-sell", "reference-value", "price-per-square-metre"],
  checked: "2026-11-22",
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
        what: "The asking price is the price at which you put your home on the market, and you decide it. Set it inside the range of a reasoned valuation, near what comparable homes ask for today. Leave only the room for negotiation that you would truly use. Too high costs weeks, because the first visitors are those who have been watching longest.",
        time: "An asking price shows within the first three or four weeks whether it is right. Many calls and viewings but no offer speaks of the home; no calls at all speaks of the price. Agree with your agent on which day you will look at the figures together.",
        how: "Set the asking price in three steps: the valuation’s range, the homes that compete with yours this month, and the band in which buyers search. Then write down your lowest acceptable figure and keep it between you and your agent.",
      },
      sections: [
        {
          heading: "How do you set it?",
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
        heading: "What does a small difference mean to the buyer?",
        blocks: [
          [
            "{?x.home}[{a.title}](/property/{a.id}) is on sale at {x.price}.",
            "At that price the transfer tax comes to {x.tax}, an effective rate of {x.effective}.",
            "Another of our homes, at {y.price}, comes with {y.tax} of it.",
            "With a loan of {loan.share}, the first takes {x.cash} of the buyer’s own money and the second {y.cash}.",
            "Your buyer works with that last figure, so every ten thousand euros counts.",
          ],
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
        what: "El precio de salida es aquel con el que su vivienda sale al mercado, y lo decide usted. Fíjelo dentro de la horquilla de una valoración razonada, cerca de lo que hoy piden viviendas comparables, y deje solo el margen que de verdad usaría. Si es demasiado alto se pierden semanas: los primeros en llamar son quienes llevan más tiempo buscando.",
        time: "En tres o cuatro semanas se ve si el precio de salida es acertado. Si hay visitas y ninguna oferta, el motivo suele estar en la vivienda; si no llama nadie, en el precio. Acuerde con su agente qué día mirarán juntos las cifras.",
        how: "El precio de salida se fija en tres pasos: la horquilla, las viviendas que compiten con la suya y el tramo de búsqueda habitual. Después apunte su cifra mínima y que quede entre usted y su agente.",
      },
      sections: [
        {
          heading: "¿Cómo se fija?",
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
        heading: "¿Qué significa una diferencia para quien compra?",
        blocks: [
          [
            "{?x.home}[{a.title}](/property/{a.id}) se anuncia por {x.price}.",
            "A ese precio el impuesto de transmisiones es de {x.tax}, un tipo efectivo del {x.effective}.",
            "Otra de nuestras viviendas, de {y.price}, paga {y.tax}.",
            "Con una hipoteca del {loan.share}, la primera pide {x.cash} de ahorro y la segunda, {y.cash}.",
            "Esa última cifra es la que mira su comprador, y por eso cada diez mil euros cuenta.",
          ],
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
        what: "El preu de sortida és aquell amb què el seu habitatge surt al mercat, i el decideix vostè. Fixi’l dins de l’interval d’una valoració raonada, a prop del que avui demanen habitatges comparables, i deixi-hi només el marge que faria servir de debò. Si és massa alt s’hi perden setmanes: els primers de trucar són els qui fa més temps que busquen.",
        time: "El preu de sortida demostra en tres o quatre setmanes si és encertat. Moltes trucades i visites sense cap oferta parlen de l’habitatge; cap trucada parla del preu. Acordi amb el seu agent quin dia miraran plegats les xifres.",
        how: "El preu de sortida es fixa en tres passos: l’interval, els habitatges que competeixen amb el seu i el tram en què busca la gent. Després apunti la xifra mínima i que quedi entre vostè i el seu agent.",
      },
      sections: [
        {
          heading: "Com es fixa?",
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
        heading: "Què vol dir una diferència per a qui compra?",
        blocks: [
          [
            "{?x.home}[{a.title}](/property/{a.id}) s’anuncia per {x.price}.",
            "A aquest preu l’impost de transmissions és de {x.tax}, un tipus efectiu del {x.effective}.",
            "Un altre dels nostres habitatges, de {y.price}, en paga {y.tax}.",
            "Amb una hipoteca del {loan.share}, el primer demana {x.cash} d’estalvi i el segon, {y.cash}.",
            "Aquesta última xifra és la que mira el comprador, i per això cada deu mil euros compta.",
          ],
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
        what: "Цена в объявлении\u00a0— это цена, с которой квартира выходит на рынок, и назначаете её вы. Держитесь в диапазоне обоснованной оценки, близко к тому, что сегодня просят за похожее жильё, и оставляйте на торг лишь столько, сколько готовы уступить. Слишком высокая цена отнимает недели: первыми звонят те, кто ищет дольше всех.",
        time: "Цена в объявлении проверяется за первые три-четыре недели. Много звонков и показов без предложений говорят о квартире, отсутствие звонков\u00a0— о цене. Договоритесь с агентом, в какой день вы вместе посмотрите на цифры.",
        how: "Цену в объявлении назначают в три шага: берут диапазон из оценки, смотрят, что продают рядом в этом месяце, и выбирают отрезок цен, в котором ищут покупатели. Затем запишите наименьшую сумму, на которую согласны, и пусть её знаете только вы и агент.",
      },
      sections: [
        {
          heading: "Как её назначить?",
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
        heading: "Что значит разница в цене для покупателя?",
        blocks: [
          [
            "{?x.home}[{a.title}](/property/{a.id}) продаётся за {x.price}.",
            "При такой цене налог на передачу имущества (ITP)\u00a0— {x.tax}, то есть {x.effective} в целом.",
            "Для другого нашего объекта, за {y.price}, он составит {y.tax}.",
            "При ипотеке в {loan.share} первая покупка требует {x.cash} своих денег, вторая\u00a0— {y.cash}.",
            "На последнюю цифру и смотрит ваш покупатель, поэтому важны каждые десять тысяч евро.",
          ],
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
