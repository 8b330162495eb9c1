import type { Entry } from "../entry";

export const walkingTimes: Entry = {
  theme: "guide",
  related: ["choosing-a-neighbourhood", "school-and-market-nearby", "lift", "viewing-checklist"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "walking times",
        "walking distance to the metro",
        "minutes on foot to the metro",
        "how far is the metro on foot",
        "near the metro",
        "home close to the metro",
        "walking distance in barcelona",
      ],
      title: "Walking times",
      answers: {
        what: "Walking times say more about a home than its distance on the map, because they include the slope, the crossings and the steps. At an ordinary pace you cover about 80 metres a minute, 400 metres in five minutes. The times on our neighbourhood pages were walked by one of us from the middle of the area. Where we haven’t walked yet, there is no figure.",
        time: "Walking times in the Eixample are easy to work out. One block with its street measures about 133 metres from centre to centre, a little under two minutes with a green light. Six blocks are ten minutes, and each red light adds up to one.",
        how: "Measure walking times by walking: from the door of the building, at the hour when you would go, and in both directions. Uphill counts separately. Write the minutes beside the address, because after five viewings nobody remembers them.",
      },
      sections: [
        {
          heading: "How do you time the walk to the metro?",
          blocks: [
            {
              steps: [
                "Take the real entrance of the metro that you would use, with or without a lift.",
                "Walk there at your own pace and look at the clock at the door and on the platform.",
                "Walk back with a shopping bag.",
                "Repeat it at night, if that is when you come home.",
                "Add the stairs of the house: a floor without a lift is about half a minute up.",
              ],
            },
          ],
        },
        {
          heading: "Why do maps mislead?",
          blocks: [
            {
              points: [
                "A straight line passes through blocks; the chamfered corners of the Eixample lengthen each crossing.",
                "“Five minutes to the metro” may mean an entrance without a lift, and then another corridor.",
                "The pin of an advert is often approximate. Ours, where the address isn’t published, is within about 100 metres.",
                "In Gràcia and above, a hundred metres up are not a hundred metres down.",
              ],
            },
          ],
        },
        {
          heading: "What may an advert say?",
          blocks: [
            "Data given in an advert can be claimed later (Law 18/2007, art. 58.3–4), and distances are data. So we print minutes only where one of us has walked them, to three places: metro or train, school and market. Ask any agent who names a time from which door to which door it counts.",
            "If a time matters to you, ask for it in writing before you offer.",
          ],
        },
        {
          heading: "What else do you look at on the way?",
          blocks: [
            "Shade in summer, pavement width with a pushchair or a wheelchair, kerbs, light at night, and where bicycles ride. A street with shops is lively until they close; one without them is quiet and longer to walk alone. Note the one crossing that you would have to use every day.",
          ],
        },
        {
          heading: "How many minutes are how many metres?",
          blocks: [
            {
              caption: "At 80 metres a minute, on level ground and without waiting",
              columns: ["Metres", "Minutes", "In blocks of the Eixample"],
              rows: [
                ["240\u00a0m", "3", "nearly 2"],
                ["400\u00a0m", "5", "3"],
                ["640\u00a0m", "8", "nearly 5"],
                ["800\u00a0m", "10", "6"],
                ["1,200\u00a0m", "15", "9"],
              ],
            },
            "Add up to a minute for each red light. With a pushchair, a suitcase or a slope, reckon with a third more: ten minutes become thirteen.",
          ],
        },
        {
          heading: "From which distance does a walk begin to count?",
          blocks: [
            "For a journey made twice a day, each five minutes come to ten a day and, over 220 working days, to nearly 37 hours a year. That is a way of comparing two homes: one three minutes from the metro and dearer, another eleven minutes away and cheaper. Decide what those eight minutes are worth to you before you look at the prices, and walk both on a weekday.",
          ],
        },
      ],
      example: {
        heading: "How does it work out for a home of ours?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) is on floor {a.floor} by Spanish count.",
            "{with.lift} can be reached by lift, according to our records.",
            "Add floor and lift to each time: what begins at the front door ends at the street door two minutes later.",
          ],
        ],
      },
      inShort: [
        "Walking times take in the slope, the crossings and the steps; a map does not.",
        "About 80 metres a minute is an ordinary pace.",
        "A time helps only if you know from which door it was counted.",
      ],
      next: "See the times to metro, school and market that we have walked: [our neighbourhoods](/neighborhoods).",
      description:
        "Walking times in Barcelona: how to measure them, why maps mislead, what a block of the Eixample takes on foot and what an advert may say about distances.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), art. 58.3–4",
        "Walking times entered by our agents, neighbourhood by neighbourhood",
      ],
    },
    es: {
      names: [
        "tiempos a pie",
        "distancia a pie al metro",
        "minutos andando al metro",
        "cerca del metro",
        "piso cerca del metro",
        "a cuánto está el metro andando",
        "distancias a pie en barcelona",
      ],
      title: "Los tiempos a pie",
      answers: {
        what: "Los tiempos a pie dicen más de una vivienda que la distancia en el mapa, porque incluyen la cuesta, los cruces y los escalones. A paso normal se andan unos 80 metros por minuto, 400 en cinco minutos. Los de nuestras páginas de barrios los ha andado alguien desde el centro de la zona. Donde nadie lo ha hecho aún, no hay cifra.",
        time: "Los tiempos a pie en el Eixample se calculan enseguida. Una manzana con su calle mide unos 133 metros de eje a eje, algo menos de dos minutos con el semáforo en verde. Seis manzanas son diez minutos, y cada rojo suma hasta uno más.",
        how: "Los tiempos a pie se miden andando: desde el portal, a la hora en que iría y en los dos sentidos. La subida cuenta aparte. Apunte los minutos junto a la dirección, porque tras cinco visitas nadie se acuerda.",
      },
      sections: [
        {
          heading: "¿Cómo se mide el camino al metro?",
          blocks: [
            {
              steps: [
                "Busque la boca de metro que usaría de verdad, con ascensor o sin él.",
                "Vaya a su paso y mire el reloj en el portal y en el andén.",
                "Vuelva con la bolsa de la compra.",
                "Repítalo de noche, si es cuando llega a casa.",
                "Sume la escalera: cada planta sin ascensor es medio minuto de subida.",
              ],
            },
          ],
        },
        {
          heading: "¿Por qué engaña el mapa?",
          blocks: [
            {
              points: [
                "La línea recta atraviesa manzanas; los chaflanes del Eixample alargan cada cruce.",
                "«A cinco minutos del metro» puede ser una boca sin ascensor y luego otro pasillo.",
                "El punto de un anuncio suele ser aproximado. El nuestro, si la dirección no se publica, lo es en unos 100 metros.",
                "De Gràcia hacia arriba, cien metros de subida no son cien de bajada.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede decir un anuncio?",
          blocks: [
            "Los datos de un anuncio se pueden exigir (Ley 18/2007, art.\u00a058.3–4), y una distancia es un dato. Por eso publicamos minutos solo si una persona los ha andado, hacia tres destinos: metro o tren, colegio y mercado. A quien le dé un tiempo, pregúntele de qué puerta a qué puerta.",
            "Si un trayecto es importante para usted, pídalo por escrito antes de ofertar.",
          ],
        },
        {
          heading: "¿Qué más se mira por el camino?",
          blocks: [
            "La sombra en verano, el ancho de la acera, los bordillos, la luz de noche y por dónde van las bicicletas. Una calle con tiendas está viva hasta que cierran; sin ellas es tranquila y se hace más larga a solas. Anote el cruce por el que tendría que pasar cada día.",
            "En la visita, pregunte:",
            {
              points: [
                "¿Qué boca de metro tiene ascensor, y a qué línea lleva?",
                "¿Por dónde pasa el autobús de noche y cada cuánto?",
                "¿Dónde se aparca o se deja la bicicleta?",
                "¿Hay obras previstas en la calle?",
              ],
            },
          ],
        },
        {
          heading: "¿Cuántos metros son cuántos minutos?",
          blocks: [
            {
              caption: "A 80 metros por minuto, en llano y sin esperas",
              columns: ["Metros", "Minutos", "En manzanas del Eixample"],
              rows: [
                ["240\u00a0m", "3", "casi 2"],
                ["400\u00a0m", "5", "3"],
                ["640\u00a0m", "8", "casi 5"],
                ["800\u00a0m", "10", "6"],
                ["1.200\u00a0m", "15", "9"],
              ],
            },
            "Añada hasta un minuto por semáforo en rojo. Con cochecito, maleta o cuesta, calcule un tercio más: los diez minutos pasan a trece.",
          ],
        },
        {
          heading: "¿A partir de qué distancia se nota?",
          blocks: [
            "En un trayecto que se hace dos veces al día, cada cinco minutos son diez diarios y, en 220 días de trabajo, casi 37 horas al año. Así se comparan dos pisos: uno a tres minutos del metro y más caro, otro a once y más barato. Decida qué valen para usted esos ocho minutos antes de mirar los precios, y ande los dos caminos un día laborable. Haga lo mismo con el colegio y el mercado, que se cuentan en viajes a la semana.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo sale en una de nuestras viviendas?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) está en la planta {a.floor}.",
            "Según nuestras fichas, se llega en ascensor a {with.lift}.",
            "Sume planta y ascensor a cada trayecto: lo que empieza en la puerta del piso llega a la calle dos minutos más tarde.",
          ],
        ],
      },
      inShort: [
        "Los tiempos a pie incluyen cuestas, cruces y escalones; el mapa, no.",
        "A paso normal se andan unos 80 metros por minuto.",
        "Un tiempo solo sirve si se sabe desde qué puerta se cuenta.",
      ],
      next: "Vea los tiempos a metro, colegio y mercado que hemos andado: [nuestros barrios](/neighborhoods).",
      description:
        "Tiempos a pie en Barcelona: cómo medirlos, por qué engaña el mapa, cuánto se tarda en andar una manzana del Eixample y qué puede decir de ellos un anuncio.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a058.3–4",
        "Tiempos a pie anotados por nuestros agentes, barrio por barrio",
      ],
    },
    ca: {
      names: [
        "temps a peu",
        "distància a peu al metro",
        "minuts caminant al metro",
        "a prop del metro",
        "pis a prop del metro",
        "a quant és el metro caminant",
        "distàncies a peu a barcelona",
      ],
      title: "Els temps a peu",
      answers: {
        what: "Els temps a peu diuen més d’un habitatge que la distància al mapa, perquè inclouen el pendent, les cruïlles i els graons. A pas normal es fan uns 80 metres per minut, 400 en cinc minuts. Els de les nostres pàgines de barris els ha caminat algú des del centre de la zona. On encara no ho ha fet ningú, no hi ha xifra.",
        time: "Els temps a peu a l’Eixample es calculen de seguida. Una illa amb el seu carrer fa uns 133 metres d’eix a eix, una mica menys de dos minuts amb el semàfor verd. Sis illes són deu minuts, i cada vermell n’hi suma fins a un més.",
        how: "Els temps a peu es mesuren caminant: des del portal, a l’hora en què hi aniria i en tots dos sentits. La pujada es compta a part. Apunti els minuts al costat de l’adreça, perquè després de cinc visites no se’n recorda ningú.",
      },
      sections: [
        {
          heading: "Com es mesura el camí fins al metro?",
          blocks: [
            {
              steps: [
                "Busqui la boca de metro que faria servir de debò, amb ascensor o sense.",
                "Vagi-hi al seu pas i miri el rellotge al portal i a l’andana.",
                "Torni amb la bossa de la compra.",
                "Repeteixi-ho de nit, si és quan arriba a casa.",
                "Sumi-hi l’escala: cada planta sense ascensor és mig minut de pujada.",
              ],
            },
          ],
        },
        {
          heading: "Per què enganya el mapa?",
          blocks: [
            {
              points: [
                "La línia recta travessa illes; les cantonades tallades de l’Eixample allarguen cada cruïlla.",
                "«A cinc minuts del metro» pot ser una boca sense ascensor i després un altre passadís.",
                "El punt d’un anunci sol ser aproximat. El nostre, si l’adreça no es publica, ho és en uns 100 metres.",
                "De Gràcia cap amunt, cent metres de pujada no en són cent de baixada.",
              ],
            },
          ],
        },
        {
          heading: "Què pot dir un anunci?",
          blocks: [
            "Les dades d’un anunci es poden exigir (Llei 18/2007, art.\u00a058.3–4), i una distància és una dada. Per això publiquem minuts només si una persona els ha caminat, cap a tres destinacions: metro o tren, escola i mercat. A qui li doni un temps, pregunti-li de quina porta a quina porta.",
            "Si un trajecte és important per a vostè, demani’l per escrit abans de fer una oferta.",
          ],
        },
        {
          heading: "Què més es mira pel camí?",
          blocks: [
            "L’ombra a l’estiu, l’amplada de la vorera, les vorades, la llum de nit i per on van les bicicletes. Un carrer amb botigues és viu fins que tanquen; sense, és tranquil i es fa més llarg tot sol. Apunti la cruïlla per on hauria de passar cada dia.",
            "A la visita, pregunti:",
            {
              points: [
                "Quina boca de metro té ascensor, i a quina línia porta?",
                "Per on passa l’autobús de nit i cada quant?",
                "On s’aparca o es deixa la bicicleta?",
                "Hi ha obres previstes al carrer?",
              ],
            },
          ],
        },
        {
          heading: "Quants metres són quants minuts?",
          blocks: [
            {
              caption: "A 80 metres per minut, en pla i sense esperes",
              columns: ["Metres", "Minuts", "En illes de l’Eixample"],
              rows: [
                ["240\u00a0m", "3", "gairebé 2"],
                ["400\u00a0m", "5", "3"],
                ["640\u00a0m", "8", "gairebé 5"],
                ["800\u00a0m", "10", "6"],
                ["1.200\u00a0m", "15", "9"],
              ],
            },
            "Afegeixi-hi fins a un minut per semàfor vermell. Amb cotxet, maleta o pujada, compti un terç més: els deu minuts passen a tretze.",
          ],
        },
        {
          heading: "A partir de quina distància es nota?",
          blocks: [
            "En un trajecte que es fa dues vegades al dia, cada cinc minuts en són deu de diaris i, en 220 dies de feina, gairebé 37 hores l’any. Així es comparen dos pisos: un a tres minuts del metro i més car, un altre a onze i més barat. Decideixi què valen per a vostè aquests vuit minuts abans de mirar els preus, i camini tots dos camins un dia feiner. Faci el mateix amb l’escola i el mercat.",
          ],
        },
      ],
      example: {
        heading: "Com surt en un dels nostres habitatges?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) és a la planta {a.floor}.",
            "Segons les nostres fitxes, s’arriba amb ascensor a {with.lift}.",
            "Sumi planta i ascensor a cada trajecte: el que comença a la porta del pis arriba al carrer dos minuts més tard.",
          ],
        ],
      },
      inShort: [
        "Els temps a peu inclouen pendents, cruïlles i graons; el mapa, no.",
        "A pas normal es fan uns 80 metres per minut.",
        "Un temps només serveix si se sap des de quina porta es compta.",
      ],
      next: "Vegi els temps a metro, escola i mercat que hem caminat: [els nostres barris](/neighborhoods).",
      description:
        "Temps a peu a Barcelona: com es mesuren, per què enganya el mapa, quant es triga a caminar una illa de l’Eixample i què en pot dir un anunci d’habitatge.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, art.\u00a058.3–4",
        "Temps a peu anotats pels nostres agents, barri per barri",
      ],
    },
    ru: {
      names: [
        "время пешком",
        "время пешком до метро",
        "сколько идти до метро",
        "сколько минут до метро",
        "квартира рядом с метро",
        "квартира у метро в Барселоне",
        "пешая доступность",
      ],
      title: "Время пешком",
      answers: {
        what: "Время пешком говорит о жилье больше, чем расстояние на карте: в нём есть уклон, переходы и ступени. Обычным шагом за минуту проходят около 80 метров, за пять минут\u00a0— 400. Минуты на страницах районов стоят только там, где кто-то прошёл этот путь от середины района; где ещё не ходили, цифры нет.",
        time: "Время пешком в Эшампле легко посчитать. Квартал вместе с улицей\u00a0— около 133 метров от оси до оси, чуть меньше двух минут на зелёный свет. Шесть кварталов\u00a0— десять минут, и каждый красный добавляет до одной.",
        how: "Время пешком измеряют ногами: от двери дома, а не от метки в объявлении, в тот час, когда вы бы шли, и в обе стороны. Подъём считайте отдельно. Запишите минуты рядом с адресом: после пяти просмотров их никто не помнит.",
      },
      sections: [
        {
          heading: "Как измерить дорогу до метро?",
          blocks: [
            {
              steps: [
                "Найдите вход в метро, которым вы будете пользоваться, с лифтом или без.",
                "Идите своим шагом и посмотрите на часы у дома и на платформе.",
                "Вернитесь с сумкой продуктов.",
                "Повторите вечером, если возвращаетесь вечером.",
                "Прибавьте лестницу: этаж без лифта\u00a0— это полминуты вверх.",
              ],
            },
          ],
        },
        {
          heading: "Почему карта обманывает?",
          blocks: [
            {
              points: [
                "Прямая линия проходит сквозь кварталы, а срезанные углы Эшампле удлиняют каждый переход.",
                "«Пять минут до метро» может значить вход без лифта, а за ним ещё коридор.",
                "Метка в объявлении часто примерная. Наша, если адрес не опубликован, точна примерно до 100 метров.",
                "В Грасии и выше сто метров вверх\u00a0— не то же, что сто метров вниз.",
                "Карта не знает, что короткий проход через двор ночью закрыт, а эскалатор на ремонте.",
              ],
            },
          ],
        },
        {
          heading: "Что может быть в объявлении?",
          blocks: [
            "Сведений из объявления можно потребовать (Закон 18/2007, ст.\u00a058.3–4), а расстояние\u00a0— тоже сведение. Поэтому мы пишем минуты, только если человек их прошёл, и до трёх мест: метро или поезд, школа, рынок. Если вам называют время, спросите, от какой двери до какой.",
            "Если какой-то путь для вас важен, попросите указать его письменно до предложения о покупке.",
          ],
        },
        {
          heading: "На что ещё смотреть по дороге?",
          blocks: [
            "На тень летом, ширину тротуара для коляски или инвалидного кресла, бордюры, свет ночью и на то, где ездят велосипеды. Улица с магазинами живёт, пока они открыты, а без них тиха и в одиночку кажется длиннее. Запомните переход, которым придётся пользоваться каждый день.",
            "На просмотре спросите:",
            {
              points: [
                "У какого входа в метро есть лифт и на какую линию он ведёт.",
                "Где останавливается ночной автобус и как часто он ходит.",
                "Где поставить велосипед или машину.",
                "Не планируют ли на улице ремонт.",
              ],
            },
            "Эти ответы проверяют на месте: пройдите от подъезда до остановки вместе с агентом и запишите минуты. Ночью повторите путь без него. Для дороги в аэропорт посчитайте и вокзал: от двери до платформы с чемоданом выходит на несколько минут больше, чем до метро налегке.",
          ],
        },
        {
          heading: "Сколько минут занимает сколько метров?",
          blocks: [
            {
              caption: "При 80 метрах в минуту, по ровной улице и без ожидания",
              columns: ["Метры", "Минуты", "В кварталах Эшампле"],
              rows: [
                ["240\u00a0м", "3", "почти 2"],
                ["400\u00a0м", "5", "3"],
                ["640\u00a0м", "8", "почти 5"],
                ["800\u00a0м", "10", "6"],
                ["1200\u00a0м", "15", "9"],
              ],
            },
            "За каждый красный свет прибавьте до минуты. С коляской, чемоданом или в гору считайте на треть больше: десять минут превращаются в тринадцать.",
          ],
        },
        {
          heading: "С какого расстояния дорога становится заметна?",
          blocks: [
            "Если путь проходят дважды в день, каждые пять минут\u00a0— это десять в день, а за 220 рабочих дней почти 37 часов в год. Так удобно сравнивать две квартиры: одна в трёх минутах от метро и дороже, другая в одиннадцати и дешевле. Решите, сколько для вас стоят эти восемь минут, ещё до разговора о цене, и пройдите оба пути в будний день. То же сделайте для школы и рынка: там считают не дни, а поездки в неделю.",
          ],
        },
      ],
      example: {
        heading: "Как это выходит для нашего объекта?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}): этаж {a.floor} по испанскому счёту.",
            "По нашим данным, с лифтом\u00a0— {with.lift}.",
            "Прибавьте этаж и лифт к каждому пути: от двери квартиры до улицы проходит ещё около двух минут. В час пик лифта ждут дольше, а без него спуск с сумками занимает ещё больше.",
          ],
        ],
      },
      inShort: [
        "Во времени пешком есть уклон, переходы и ступени, а на карте их нет.",
        "Обычным шагом проходят около 80 метров в минуту.",
        "Цифра полезна, только если известно, от какой двери считали.",
      ],
      next: "Посмотрите, сколько идти до метро, школы и рынка: [наши районы](/neighborhoods).",
      description:
        "Время пешком в Барселоне: как его измерить, почему обманывает карта, за сколько проходят квартал в Эшампле и что вправе обещать объявление о расстояниях.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a058.3–4",
        "Время пешком, записанное нашими агентами по районам",
      ],
    },
  },
};
