import type { Entry } from "../entry";

export const valuation: Entry = {
  theme: "selling",
  related: ["asking-price", "price-per-square-metre", "usable-and-built-area", "bank-valuation", "steps-of-selling"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "home valuation",
        "property valuation",
        "what is my home worth",
        "how much is my apartment worth",
        "free valuation",
        "house valuation barcelona",
        "value of my home",
        "online valuation",
      ],
      title: "The valuation of a home",
      answers: {
        what: "A home valuation is an agent’s reasoned opinion of the price range in which your home can sell today. It rests on comparable homes, on the documents and on a visit, because floor, light, lift and condition move the price within one building. It isn’t the bank’s valuation (tasación), which only an approved valuer may sign for a mortgage.",
        cost: "A home valuation by us is free and commits you to nothing. A bank valuation costs money, and its price depends on the valuer and the home. If a valuation is free, ask what it rests on; if it is paid for, ask what you may use it for.",
        time: "A property valuation takes a visit of about an hour and then a few days of comparison. A price range a year old is only a starting point: homes beside yours have been sold or withdrawn since. Ask for a new one before you advertise.",
        how: "A home valuation is done by measuring, comparing and adjusting. First comes the area, then similar homes nearby, then what yours has more or less of. An online valuation knows the street and the metres. It does not know the light, the noise or the kitchen.",
      },
      sections: [
        {
          heading: "What does a valuation look at?",
          blocks: [
            {
              points: [
                "Area: usable and built, and which document says so.",
                "Floor and lift, and how many steps there are before the lift.",
                "Light and side: street, inner courtyard or light well, and the hours of sun.",
                "Condition: wiring, pipes, windows, year of the last renovation.",
                "The building: inspection, façade, roof, arrears and approved building work.",
                "Outdoor space, parking space and storage room, and whether they are in the deed.",
                "The energy rating, which is in every advert anyway (Royal Decree 390/2021, art. 15).",
              ],
            },
          ],
        },
        {
          heading: "Which prices can it be compared with?",
          blocks: [
            "Adverts show what owners hope for. What was paid is in the deeds, and the notaries and the registrars publish averages from them, by area. Averages hide the floor and the condition, so they serve as a frame and not as an answer.",
            [
              "{?m2.from}Our own asking prices on {date} run from {m2.from} to {m2.to} per square metre of built area.",
              "{?m2.median}The median is {m2.median}.",
              "{?list.few}Few homes, so treat this as an orientation.",
            ],
          ],
        },
        {
          heading: "How do you prepare for the visit?",
          blocks: [
            {
              steps: [
                "Have the deed, the last property tax receipt and the habitability certificate to hand.",
                "List the renovations with their year, and the invoices if you kept them.",
                "Say what bothers you about the home: a buyer will notice it too.",
                "Ask for a range with a lower and an upper figure, and the homes behind each.",
                "Ask which price the agent would advertise, and what happens if nobody calls within a month.",
              ],
            },
          ],
        },
        {
          heading: "Why do two valuations differ?",
          blocks: [
            "Agents may have used different areas: the same price looks a tenth cheaper per metre when parking and terrace are counted in. Some compare with adverts and some with sales. And a figure can be high simply to win the order, because the correction comes later and the owner pays for it in time.",
            "Lay them side by side, ask each for three comparable homes, and strike out those on another kind of street.",
          ],
        },
      ],
      example: {
        heading: "How does one home of ours compare?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) has an asking price of {a.price} for {a.area} of built area.",
            "That makes {a.m2} per square metre.",
            "Counted by its usable area of {a.useful}, the figure is {a.usefulM2}.",
            "{?a.usefulM2}Both are correct, so compare only like with like.",
          ],
        ],
      },
      inShort: [
        "A valuation is a price range with its reasons, given after a visit.",
        "It compares area, floor, light, condition and building with homes nearby.",
        "A bank’s valuation is another document, made for the mortgage.",
      ],
      next: "We visit, measure and put the range in writing: [ask for your free valuation](/valuation).",
      description:
        "What a home valuation in Barcelona rests on, how it differs from the bank’s, what to have ready for the visit and why two agents arrive at different figures.",
      sources: [
        "Royal Decree 390/2021, art. 15",
        "Law 18/2007 on the right to housing (Catalonia), art. 62.2",
        "Asking prices of our homes",
      ],
    },
    es: {
      names: [
        "valoración de una vivienda",
        "valoración de un piso",
        "cuánto vale mi piso",
        "valorar mi piso",
        "valoración inmobiliaria",
        "valoración gratuita de vivienda",
        "cuánto vale mi casa",
        "valorar piso online",
        "cuanto vale mi vivienda",
      ],
      title: "La valoración de una vivienda",
      answers: {
        what: "La valoración de una vivienda es la opinión razonada de una agencia sobre la horquilla de precios en la que hoy puede venderse. Se apoya en viviendas comparables, en la documentación y en una visita. La planta, la luz, el ascensor y el estado cambian el precio dentro de un mismo edificio. No es la tasación del banco, que para una hipoteca solo firma una entidad homologada.",
        cost: "La valoración de una vivienda, con nosotros, es gratuita y sin compromiso. Una tasación se paga y su precio depende de la tasadora y del piso. Si la valoración es gratis, pregunte en qué se apoya; si la paga, pregunte para qué le sirve.",
        time: "La valoración de un piso requiere una visita de una hora, más o menos, y unos días de comparación. Una horquilla de hace un año ya solo orienta: desde entonces se han vendido o retirado viviendas a su alrededor. Actualícela antes de anunciar.",
        how: "La valoración de una vivienda se hace midiendo, comparando y corrigiendo. Primero va la superficie, después las viviendas parecidas de alrededor y, por último, lo que la suya tiene de más o de menos. Una herramienta en línea conoce la calle y los metros. No conoce la luz, el ruido ni la cocina.",
      },
      sections: [
        {
          heading: "¿Qué se mira en la visita?",
          blocks: [
            {
              points: [
                "La superficie útil y la construida, y qué documento las recoge.",
                "La planta y el ascensor, con los escalones que hay antes de llegar a él.",
                "La luz: calle, patio de manzana o patio de luces, y las horas de sol.",
                "El estado: electricidad, tuberías, ventanas y año de la última reforma.",
                "El edificio: inspección, fachada, cubierta, recibos pendientes y obras aprobadas.",
                "La terraza, el aparcamiento y el trastero, y si figuran en la escritura.",
                "La calificación energética, que de todos modos sale en el anuncio (RD 390/2021, art.\u00a015).",
              ],
            },
          ],
        },
        {
          heading: "¿Con qué precios se compara?",
          blocks: [
            "Los anuncios dicen lo que esperan los propietarios. Lo que se pagó está en las escrituras, y notarios y registradores publican medias por zonas. Una media no distingue la planta ni el estado: da un marco, no una respuesta.",
            [
              "{?m2.from}En nuestras viviendas, a {date}, el precio anunciado va de {m2.from} a {m2.to} por metro cuadrado construido.",
              "{?m2.median}La mediana es {m2.median}.",
              "{?list.few}Son pocas viviendas, así que tómelo como orientación.",
            ],
          ],
        },
        {
          heading: "¿Cómo preparar la visita?",
          blocks: [
            {
              steps: [
                "Tenga a mano la escritura, el último recibo del IBI y la cédula.",
                "Haga una lista de las reformas con su año y, si las guardó, las facturas.",
                "Cuente lo que no le gusta del piso: quien compre también lo verá.",
                "Pida una cifra baja y una alta, y las viviendas que hay detrás de cada una.",
                "Pregunte con qué precio saldría la agencia y qué haría si en un mes no llama nadie.",
              ],
            },
          ],
        },
        {
          heading: "¿Por qué dos valoraciones no coinciden?",
          blocks: [
            "A veces parten de superficies distintas: el mismo precio parece más barato por metro si se cuentan el aparcamiento y la terraza. Unas comparan con anuncios y otras con ventas. Y hay cifras altas pensadas para ganar el encargo; la rebaja llega después y la paga el propietario en tiempo.",
            "Póngalas una al lado de otra, pida tres viviendas comparables a cada agencia y tache las que están en otro tipo de calle.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo se compara una de nuestras viviendas?",
        blocks: [
          [
            "Tomemos [{a.title}](/property/{a.id}): {a.price} por {a.area} construidos.",
            "Eso da {a.m2} por metro cuadrado.",
            "Si se cuenta sobre sus {a.useful} útiles, sale a {a.usefulM2}.",
            "{?a.usefulM2}Las dos cifras son correctas; lo que no se puede es mezclarlas.",
          ],
        ],
      },
      inShort: [
        "Una valoración es una horquilla de precios con sus motivos, hecha después de una visita.",
        "Compara superficie, planta, luz, estado y edificio con lo que hay alrededor.",
        "La tasación es otro documento y sirve para la hipoteca.",
      ],
      next: "Le visitamos, medimos y le damos la horquilla por escrito: [pida su valoración gratuita](/valuation).",
      description:
        "En qué se apoya la valoración de una vivienda en Barcelona, en qué se distingue de la tasación, cómo preparar la visita y por qué dos cifras no coinciden.",
      sources: [
        "Real Decreto 390/2021, art.\u00a015",
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a062.2",
        "Precios anunciados de nuestras viviendas",
      ],
    },
    ca: {
      names: [
        "valoració d’un habitatge",
        "valoració d’un pis",
        "quant val el meu pis",
        "valorar el meu pis",
        "valoració immobiliària",
        "valoració gratuïta d’habitatge",
        "quant val casa meva",
        "valorar pis en línia",
      ],
      title: "La valoració d’un habitatge",
      answers: {
        what: "La valoració d’un habitatge és l’opinió raonada d’una agència sobre l’interval de preus en què avui es pot vendre. Es basa en habitatges comparables, en la documentació i en una visita: la planta, la llum, l’ascensor i l’estat canvien el preu dins d’un mateix edifici. No és la taxació del banc, que per a una hipoteca només pot signar una entitat homologada.",
        cost: "La valoració d’un habitatge, amb nosaltres, és gratuïta i sense compromís. Una taxació es paga i el preu depèn de la taxadora i del pis. Si la valoració és gratis, pregunti en què es basa; si la paga, pregunti per a què li serveix.",
        time: "La valoració d’un pis demana una visita d’una hora, si fa no fa, i uns dies de comparació. Un interval de fa un any ja només orienta: d’ençà d’aleshores s’han venut o retirat habitatges al voltant. Actualitzi’l abans d’anunciar.",
        how: "La valoració d’un habitatge es fa mesurant, comparant i corregint. Primer va la superfície, després els habitatges semblants del voltant i, al final, el que el seu té de més o de menys. Una eina en línia coneix el carrer i els metres. No coneix la llum, el soroll ni la cuina.",
      },
      sections: [
        {
          heading: "Què es mira a la visita?",
          blocks: [
            {
              points: [
                "La superfície útil i la construïda, i quin document les recull.",
                "La planta i l’ascensor, amb els graons que hi ha abans d’arribar-hi.",
                "La llum: carrer, pati d’illa o celobert, i les hores de sol.",
                "L’estat: electricitat, canonades, finestres i any de l’última reforma.",
                "L’edifici: inspecció, façana, coberta, rebuts pendents i obres aprovades.",
                "La terrassa, l’aparcament i el traster, i si consten a l’escriptura.",
                "La qualificació energètica, que tanmateix surt a l’anunci (RD 390/2021, art.\u00a015).",
              ],
            },
          ],
        },
        {
          heading: "Amb quins preus es compara?",
          blocks: [
            "Els anuncis diuen què esperen els propietaris. El que es va pagar és a les escriptures, i notaris i registradors en publiquen mitjanes per zones. Una mitjana no distingeix la planta ni l’estat: dona un marc, no pas una resposta.",
            [
              "{?m2.from}En els nostres habitatges, a {date}, el preu anunciat va de {m2.from} a {m2.to} per metre quadrat construït.",
              "{?m2.median}La mediana és {m2.median}.",
              "{?list.few}Són pocs habitatges; prengui-ho com una orientació.",
            ],
          ],
        },
        {
          heading: "Com es prepara la visita?",
          blocks: [
            {
              steps: [
                "Tingui a mà l’escriptura, l’últim rebut de l’IBI i la cèdula.",
                "Faci una llista de les reformes amb l’any i, si les va guardar, les factures.",
                "Expliqui què no li agrada del pis: qui el compri també ho veurà.",
                "Demani una xifra baixa i una d’alta, i els habitatges que hi ha darrere de cadascuna.",
                "Pregunti amb quin preu sortiria l’agència i què faria si en un mes no truca ningú.",
              ],
            },
          ],
        },
        {
          heading: "Per què dues valoracions no coincideixen?",
          blocks: [
            "De vegades parteixen de superfícies diferents: el mateix preu sembla més baix per metre si s’hi compten l’aparcament i la terrassa. Unes comparen amb anuncis i unes altres, amb vendes. I hi ha xifres altes pensades per guanyar l’encàrrec; la rebaixa ve després i el propietari la paga en temps.",
            "Posi-les de costat, demani tres habitatges comparables a cada agència i ratlli els que són en una altra mena de carrer.",
          ],
        },
      ],
      example: {
        heading: "Com es compara un dels nostres habitatges?",
        blocks: [
          [
            "Prenguem [{a.title}](/property/{a.id}): {a.price} per {a.area} construïts.",
            "Això fa {a.m2} per metre quadrat.",
            "Si es compta sobre els {a.useful} útils, surt a {a.usefulM2}.",
            "{?a.usefulM2}Totes dues xifres són bones; el que no es pot fer és barrejar-les.",
          ],
        ],
      },
      inShort: [
        "Una valoració és un interval de preus amb els seus motius, fet després d’una visita.",
        "Compara superfície, planta, llum, estat i edifici amb el que hi ha al voltant.",
        "La taxació és un altre document i serveix per a la hipoteca.",
      ],
      next: "El visitem, mesurem i li donem l’interval per escrit: [demani la valoració gratuïta](/valuation).",
      description:
        "En què es basa la valoració d’un habitatge a Barcelona, en què es distingeix de la taxació, com es prepara la visita i per què dues xifres no coincideixen.",
      sources: [
        "Reial decret 390/2021, art.\u00a015",
        "Llei 18/2007, del dret a l’habitatge, art.\u00a062.2",
        "Preus anunciats dels nostres habitatges",
      ],
    },
    ru: {
      names: [
        "оценка квартиры",
        "оценка жилья",
        "сколько стоит моя квартира",
        "узнать стоимость своей квартиры",
        "бесплатная оценка квартиры",
        "оценка недвижимости в Барселоне",
        "оценить квартиру",
        "онлайн-оценка квартиры",
      ],
      title: "Оценка квартиры",
      answers: {
        what: "Оценка квартиры\u00a0— это обоснованное мнение агента о ценовом диапазоне, в котором её можно продать сегодня. Она опирается на похожие объекты, документы и осмотр: этаж, свет, лифт и состояние меняют цену даже внутри одного дома. Это не банковская оценка (tasación), которую для ипотеки подписывает только уполномоченная компания.",
        cost: "Оценка квартиры у нас бесплатна и ни к чему не обязывает. Банковская оценка платная, и её цена зависит от оценщика и самого жилья. Если оценка бесплатна, спросите, на чём она основана; если за неё платят, спросите, для чего она пригодится.",
        time: "Оценка квартиры\u00a0— это осмотр примерно на час и несколько дней на сравнение. Диапазон годичной давности годится лишь для начала: соседние объекты с тех пор проданы или сняты. Перед объявлением попросите новый.",
        how: "Оценка квартиры делается так: измерить, сравнить, поправить. Сначала полезная площадь и площадь со стенами, затем похожие объекты рядом, потом то, чего у вас больше или меньше. Онлайн-программа знает улицу и метры, но не знает света, шума и кухни.",
      },
      sections: [
        {
          heading: "На что смотрят при осмотре?",
          blocks: [
            {
              points: [
                "Полезная площадь и площадь со стенами, и в каком документе они указаны.",
                "Этаж и лифт, а также ступени, которые ведут к лифту.",
                "Свет: улица, внутренний двор или световой колодец, и сколько часов бывает солнце.",
                "Состояние: проводка, трубы, окна, год последнего ремонта.",
                "Дом: технический осмотр, фасад, крыша, долги соседей и утверждённые работы.",
                "Терраса, парковочное место и кладовая, и записаны ли они в акте.",
                "Класс энергоэффективности, который всё равно будет в объявлении (RD 390/2021, ст.\u00a015).",
              ],
            },
          ],
        },
        {
          heading: "С какими ценами сравнивают?",
          blocks: [
            "Объявления говорят, на что надеются собственники. Сколько заплатили, записано в нотариальных актах; нотариусы и регистраторы публикуют по ним средние цифры районов. Среднее не различает этажа и состояния: это рамка, а не ответ.",
            [
              "{?m2.from}У наших объектов на {date} цена в объявлении\u00a0— от {m2.from} до {m2.to} за квадратный метр площади со стенами.",
              "{?m2.median}Медиана\u00a0— {m2.median}.",
              "{?list.few}Объектов немного, поэтому это лишь ориентир.",
            ],
          ],
        },
        {
          heading: "Как подготовиться к осмотру?",
          blocks: [
            {
              steps: [
                "Держите под рукой акт, последнюю квитанцию IBI и свидетельство о пригодности для проживания.",
                "Составьте список ремонтов с годами и, если сохранились, счетами.",
                "Расскажите, что вам в квартире не нравится: покупатель это тоже увидит.",
                "Попросите нижнюю и верхнюю цифру и объекты, на которых каждая основана.",
                "Спросите, с какой ценой агент вышел бы на рынок и что он сделает, если за месяц никто не позвонит.",
              ],
            },
          ],
        },
        {
          heading: "Почему две оценки расходятся?",
          blocks: [
            "Агенты могли взять разные площади: если посчитать парковку и террасу, та же цена за метр выглядит ниже. Одни сравнивают с объявлениями, другие с продажами. Бывает и цифра, завышенная ради договора: снижать её придётся потом, и собственник заплатит временем.",
            "Положите их рядом, попросите у каждого агента три похожих объекта и вычеркните те, что стоят на улице другого типа.",
          ],
        },
      ],
      example: {
        heading: "Как сравнить одну из наших квартир?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}): цена в объявлении {a.price}, площадь со стенами {a.area}.",
            "Выходит {a.m2} за квадратный метр.",
            "Если считать по полезной площади {a.useful}, получится {a.usefulM2}.",
            "{?a.usefulM2}Обе цифры верны, но сравнивать их между собой нельзя.",
          ],
        ],
      },
      inShort: [
        "Оценка\u00a0— это ценовой диапазон с обоснованием, который даёт агент после осмотра.",
        "В ней сравнивают площадь, этаж, свет, состояние и дом с соседними объектами.",
        "Банковская оценка\u00a0— другой документ, он нужен для ипотеки.",
      ],
      next: "Приедем, измерим и дадим диапазон письменно: [закажите бесплатную оценку](/valuation).",
      description:
        "На чём основана оценка квартиры в Барселоне, чем она отличается от банковской, как подготовиться к осмотру и почему цифры двух агентов расходятся между собой.",
      sources: [
        "Королевский декрет 390/2021, ст.\u00a015",
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a062.2",
        "Цены наших объектов в объявлениях",
      ],
    },
  },
};
