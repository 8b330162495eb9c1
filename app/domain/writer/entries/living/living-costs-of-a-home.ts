import type { Entry } from "../entry";

export const livingCostsOfAHome: Entry = {
  theme: "guide",
  related: [
    "community-fees",
    "property-tax-ibi",
    "moving-in",
    "non-resident-yearly-tax",
    "energy-certificate",
    "costs-of-buying",
    "letting-a-home",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "living costs of a home",
        "running costs of a home",
        "running costs of an apartment in barcelona",
        "yearly costs of owning a home",
        "monthly costs of a home",
        "cost of owning property in spain",
        "bills of an apartment",
      ],
      title: "The living costs of a home",
      answers: {
        what: [
          "The living costs of a home begin, month by month, with two lines you can know beforehand: community fees and property tax (IBI).",
          "For one home of ours they come to {withFees.monthly} a month, with €55 of IBI on an assumed cadastral value of €100,000.",
          "Waste charge, energy, water, insurance and repairs are added; they have no official figure, and the seller’s bills of twelve months show them.",
          "With a mortgage its payment comes on top, and an owner who lives abroad adds a yearly income tax (form 210).",
        ],
        time: "The running costs of a home fall due at different times: community fees monthly or quarterly, IBI once a year, energy every one or two months. Whoever owns the home on 1 January owes the IBI of that year (Legislative Royal Decree 2/2004, art. 75). Buyer and seller often share it in the deed by agreement.",
        who: "The living costs of a home are the owner’s, and the lease says which of them a tenant takes over. A buyer answers with the home for the community’s arrears of the current year and the four before it (Civil Code of Catalonia, art. 553-5). That is why the certificate of debts is read at the signing.",
      },
      sections: [
        {
          heading: "What is it a month, in figures?",
          blocks: [
            {
              caption: "One of our homes, per month; cadastral value of €100,000 assumed",
              columns: ["Line", "A month", "Where the figure comes from"],
              rows: [
                ["Community fees", "{withFees.fees}", "this home; yours are on the community’s certificate"],
                ["IBI, once a year", "€55", "0.66% of recent years in Barcelona; your receipt"],
                ["The two together", "{withFees.monthly}", "{withFees.yearly} a year"],
                [
                  "Non-resident’s tax, home not let",
                  "€22, or €17 from the EU",
                  "1.1% × 24% or 19%; form 210, once a year",
                ],
                ["Energy, water and waste charge", "not known beforehand", "the seller’s bills of twelve months"],
                ["Home insurance", "not known beforehand", "a quote with the true area"],
                ["Repairs and special payments", "not known beforehand", "the minutes of two years"],
              ],
            },
            [
              "{?fees.from}Where the community fees of our homes are known, they run from {fees.from} to {fees.to} a month.",
              "One of them, [{withFees.title}](/property/{withFees.id}), pays {withFees.fees} a month for the community, {withFees.feesYear} a year.",
              "Its energy rating is {withFees.letter}, which shows in every winter bill.",
            ],
          ],
        },
        {
          heading: "Which lines do you add up?",
          blocks: [
            {
              points: [
                "Community fees, with lift, concierge, cleaning and insurance of the building.",
                "Special payments for approved building work (derrama), with their end.",
                "Property tax (IBI): 0.4% to 1.1% of the cadastral value, as the council decides (art. 72).",
                "Waste charge, which in Barcelona comes with the water bill.",
                "Electricity, gas, water, internet.",
                "Home insurance, which a bank asks for when there is a mortgage.",
                "Your own repairs: boiler, blinds, painting.",
              ],
            },
          ],
        },
        {
          heading: "How do you find the figures before you buy?",
          blocks: [
            {
              steps: [
                "Ask for the last IBI receipt; the cadastral value is printed on it.",
                "Ask the property manager for the fee, the reserve fund and the minutes of two years.",
                "Ask for twelve months of energy and water bills.",
                "Look at the consumption on the energy certificate, in kWh per m² and year.",
                "Request a quote for insurance with the true area.",
                "Divide by twelve and put it beside the monthly payment.",
              ],
            },
          ],
        },
        {
          heading: "What does a non-resident owner add?",
          blocks: [
            "A home that is not let and not your main home is taxed on an imputed income. Non-residents declare it each year with form 210 (Legislative Royal Decree 5/2004). Residents do so in their income tax return. Ask your tax adviser for the amount, which follows from the cadastral value.",
          ],
        },
        {
          heading: "What surprises people in the first year?",
          blocks: [
            {
              points: [
                "A lift or façade that the meeting had already approved.",
                "Two IBI receipts in one year after a late change of owner.",
                "Power contracted for a household twice the size.",
                "A pool and a concierge paid for by few owners.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "After the purchase come community fees, IBI, waste charge, energy, water, insurance and repairs.",
        "The seller’s receipts show most of them.",
        "The IBI is owed by whoever owns the home on 1 January.",
      ],
      next: "First see the costs that come only once: [work out the costs of buying](/costs).",
      description:
        "The living costs of a home in Barcelona per month: community fees and IBI in euros, what nobody can tell you beforehand, and how to find it before you buy.",
      sources: [
        "Legislative Royal Decree 2/2004 on local taxes, arts. 72 and 75",
        "Barcelona City Council, tax ordinance 1.1",
        "Civil Code of Catalonia, art. 553-5",
        "Legislative Royal Decree 5/2004 on non-residents’ income tax",
        "Community fees of our homes",
      ],
    },
    es: {
      names: [
        "gastos de mantener una vivienda",
        "gastos anuales de un piso",
        "gastos mensuales de un piso",
        "gastos fijos de una vivienda",
        "cuánto cuesta mantener un piso",
        "gastos de un piso en barcelona al mes",
        "gastos de tener un piso en propiedad",
      ],
      title: "Los gastos de mantener una vivienda",
      answers: {
        what: [
          "Los gastos de mantener una vivienda empiezan, cada mes, por dos líneas que se pueden conocer antes: la comunidad y el IBI.",
          "En una vivienda nuestra suman {withFees.monthly} al mes, con 55\u00a0€ de IBI sobre un valor catastral supuesto de 100.000\u00a0€.",
          "Se añaden la tasa de residuos, la energía, el agua, el seguro y las reparaciones, sin cifra oficial: las enseñan doce meses de recibos de quien vende.",
          "Con hipoteca se suma la cuota, y quien vive fuera paga además un impuesto anual (modelo 210).",
        ],
        time: "Los gastos de mantener una vivienda llegan con ritmos distintos: la comunidad, cada mes o trimestre; el IBI, cada año; la energía, cada mes o cada dos. Debe el IBI del año quien es propietario el 1 de enero (Real Decreto legislativo 2/2004, art.\u00a075). En la escritura se suele pactar cómo se reparte.",
        who: "Los gastos de mantener una vivienda son del propietario, y el contrato de alquiler dice cuáles asume el inquilino. Quien compra responde con la vivienda de lo debido a la comunidad ese año y los cuatro anteriores (Código civil de Cataluña, art.\u00a0553-5). Por eso el certificado de deudas se mira al firmar.",
      },
      sections: [
        {
          heading: "¿Cuánto es al mes, en cifras?",
          blocks: [
            {
              caption: "Una de nuestras viviendas, al mes; valor catastral supuesto de 100.000\u00a0€",
              columns: ["Línea", "Al mes", "De dónde sale la cifra"],
              rows: [
                ["Comunidad", "{withFees.fees}", "esta vivienda; la suya, en el certificado de la comunidad"],
                ["IBI, una vez al año", "55\u00a0€", "el 0,66\u00a0% de los últimos años en Barcelona; su recibo"],
                ["Las dos juntas", "{withFees.monthly}", "{withFees.yearly} al año"],
                [
                  "Impuesto de no residente, sin alquilar",
                  "22\u00a0€, o 17\u00a0€ desde la UE",
                  "1,1\u00a0% × 24\u00a0% o 19\u00a0%; modelo 210, una vez al año",
                ],
                ["Energía, agua y residuos", "no se sabe de antemano", "doce meses de recibos de quien vende"],
                ["Seguro del hogar", "no se sabe de antemano", "un presupuesto con la superficie verdadera"],
                ["Arreglos y derramas", "no se sabe de antemano", "las actas de dos años"],
              ],
            },
            [
              "{?fees.from}Donde conocemos la comunidad de nuestras viviendas, va de {fees.from} a {fees.to} al mes.",
              "Una de ellas, [{withFees.title}](/property/{withFees.id}), paga {withFees.fees} de comunidad al mes, es decir, {withFees.feesYear} al año.",
              "Su calificación energética es {withFees.letter}, y se nota en el recibo de cada invierno.",
            ],
          ],
        },
        {
          heading: "¿Qué líneas se suman?",
          blocks: [
            {
              points: [
                "La comunidad, con ascensor, conserje, limpieza y seguro del edificio.",
                "Las derramas aprobadas y hasta cuándo duran.",
                "El IBI: del 0,4\u00a0% al 1,1\u00a0% del valor catastral, según el municipio (art.\u00a072).",
                "La tasa de residuos, que en Barcelona va con el recibo del agua.",
                "Luz, gas, agua e internet.",
                "El seguro del hogar, que el banco pide cuando hay hipoteca.",
                "Los arreglos propios: caldera, persianas, pintura.",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se conocen antes de comprar?",
          blocks: [
            {
              steps: [
                "Pida el último recibo del IBI: lleva el valor catastral.",
                "Pregunte a la administración la cuota, el fondo de reserva y las actas de dos años.",
                "Solicite doce meses de facturas de energía y agua.",
                "Mire el consumo del certificado energético, en kWh por m² y año.",
                "Pida presupuesto del seguro con la superficie verdadera.",
                "Divida entre doce y póngalo junto a la cuota de la hipoteca.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué añade un propietario no residente?",
          blocks: [
            "Un piso que no se alquila ni es la vivienda habitual tributa por una renta imputada. Quien no reside en España la declara cada año con el modelo 210 (Real Decreto legislativo 5/2004). Quien reside lo hace en su declaración. El importe sale del valor catastral: pídaselo a su asesor fiscal.",
          ],
        },
        {
          heading: "¿Qué sorprende el primer año?",
          blocks: [
            {
              points: [
                "Un ascensor o una fachada que la junta ya había aprobado.",
                "Dos recibos de IBI por un cambio de titular tardío.",
                "Una potencia contratada para el doble de consumo.",
                "Una piscina y un conserje repartidos entre pocos vecinos.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Tras la compra vuelven la comunidad, el IBI, la tasa de residuos, la energía, el agua, el seguro y los arreglos.",
        "Los recibos del vendedor enseñan casi todo.",
        "El IBI lo debe quien es propietario el 1 de enero.",
      ],
      next: "Vea antes los gastos que solo se pagan una vez: [calcule los gastos de compra](/costs).",
      description:
        "Los gastos de mantener una vivienda en Barcelona al mes: comunidad e IBI en euros, qué no se puede saber de antemano y cómo averiguarlo antes de comprar.",
      sources: [
        "Ayuntamiento de Barcelona, ordenanza fiscal 1.1",
        "Real Decreto legislativo 2/2004, de haciendas locales, arts.\u00a072 y 75",
        "Código civil de Cataluña, art.\u00a0553-5",
        "Real Decreto legislativo 5/2004, del impuesto de no residentes",
        "Gastos de comunidad de nuestras viviendas",
      ],
    },
    ca: {
      names: [
        "despeses de mantenir un habitatge",
        "despeses anuals d’un pis",
        "despeses mensuals d’un pis",
        "despeses fixes d’un habitatge",
        "quant costa mantenir un pis",
        "despeses d’un pis a barcelona al mes",
        "despeses d’un pis en propietat",
      ],
      title: "Les despeses de mantenir un habitatge",
      answers: {
        what: [
          "Les despeses de mantenir un habitatge comencen, cada mes, per dues línies que es poden saber abans: la comunitat i l’IBI.",
          "En un habitatge nostre sumen {withFees.monthly} al mes, amb 55\u00a0€ d’IBI sobre un valor cadastral suposat de 100.000\u00a0€.",
          "S’hi afegeixen la taxa de residus, l’energia, l’aigua, l’assegurança i les reparacions, sense xifra oficial: les ensenyen dotze mesos de rebuts de qui ven.",
          "Amb hipoteca s’hi suma la quota, i qui viu fora paga a més un impost anual (model 210).",
        ],
        time: "Les despeses de mantenir un habitatge arriben amb ritmes diferents: la comunitat, cada mes o trimestre; l’IBI, un cop l’any; l’energia, cada mes o cada dos. Deu l’IBI de l’any qui és propietari l’1 de gener (Reial decret legislatiu 2/2004, art.\u00a075). A l’escriptura se sol pactar com es reparteix.",
        who: "Les despeses de mantenir un habitatge són del propietari, i el contracte de lloguer diu quines assumeix el llogater. Qui compra respon amb l’habitatge del que es deu a la comunitat aquell any i els quatre anteriors (Codi civil de Catalunya, art.\u00a0553-5). Per això el certificat de deutes es mira en signar.",
      },
      sections: [
        {
          heading: "Quant és al mes, en xifres?",
          blocks: [
            {
              caption: "Un dels nostres habitatges, al mes; valor cadastral suposat de 100.000\u00a0€",
              columns: ["Línia", "Al mes", "D’on surt la xifra"],
              rows: [
                ["Comunitat", "{withFees.fees}", "aquest habitatge; la seva, al certificat de la comunitat"],
                ["IBI, un cop l’any", "55\u00a0€", "el 0,66\u00a0% dels últims anys a Barcelona; el seu rebut"],
                ["Totes dues", "{withFees.monthly}", "{withFees.yearly} l’any"],
                [
                  "Impost de no resident, sense llogar",
                  "22\u00a0€, o 17\u00a0€ des de la UE",
                  "1,1\u00a0% × 24\u00a0% o 19\u00a0%; model 210, un cop l’any",
                ],
                ["Energia, aigua i residus", "no se sap per endavant", "dotze mesos de rebuts de qui ven"],
                ["Assegurança de la llar", "no se sap per endavant", "un pressupost amb la superfície de debò"],
                ["Arranjaments i derrames", "no se sap per endavant", "les actes de dos anys"],
              ],
            },
            [
              "{?fees.from}On coneixem la comunitat dels nostres habitatges, va de {fees.from} a {fees.to} al mes.",
              "Un d’ells, [{withFees.title}](/property/{withFees.id}), paga {withFees.fees} de comunitat al mes, és a dir, {withFees.feesYear} l’any.",
              "La qualificació energètica que té és {withFees.letter}, i es nota al rebut de cada hivern.",
            ],
          ],
        },
        {
          heading: "Quines línies se sumen?",
          blocks: [
            {
              points: [
                "La comunitat, amb ascensor, conserge, neteja i assegurança de l’edifici.",
                "Les derrames aprovades i fins quan duren.",
                "L’IBI: del 0,4\u00a0% a l’1,1\u00a0% del valor cadastral, segons el municipi (art.\u00a072).",
                "La taxa de residus, que a Barcelona va amb el rebut de l’aigua.",
                "Llum, gas, aigua i internet.",
                "L’assegurança de la llar, que el banc demana quan hi ha hipoteca.",
                "Els arranjaments propis: caldera, persianes, pintura.",
              ],
            },
          ],
        },
        {
          heading: "Com es coneixen abans de comprar?",
          blocks: [
            {
              steps: [
                "Demani l’últim rebut de l’IBI: porta el valor cadastral.",
                "Pregunti a l’administració la quota, el fons de reserva i les actes de dos anys.",
                "Sol·liciti dotze mesos de factures d’energia i aigua.",
                "Miri el consum del certificat energètic, en kWh per m² i any.",
                "Demani pressupost de l’assegurança amb la superfície de debò.",
                "Divideixi per dotze i posi-ho al costat de la quota de la hipoteca.",
              ],
            },
          ],
        },
        {
          heading: "Què hi afegeix un propietari no resident?",
          blocks: [
            "Un pis que no es lloga ni és l’habitatge habitual tributa per una renda imputada. Qui no resideix a Espanya la declara cada any amb el model 210 (Reial decret legislatiu 5/2004). Qui hi resideix ho fa a la declaració. L’import surt del valor cadastral: demani’l al seu assessor fiscal.",
          ],
        },
        {
          heading: "Què sorprèn el primer any?",
          blocks: [
            {
              points: [
                "Un ascensor o una façana que la junta ja havia aprovat.",
                "Dos rebuts d’IBI per un canvi de titular tardà.",
                "Una potència contractada per al doble de consum.",
                "Una piscina i un conserge repartits entre pocs veïns.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Després de la compra tornen la comunitat, l’IBI, la taxa de residus, l’energia, l’aigua, l’assegurança i els arranjaments.",
        "Els rebuts del venedor ho ensenyen gairebé tot.",
        "L’IBI el deu qui és propietari l’1 de gener.",
      ],
      next: "Vegi abans les despeses que només es paguen un cop: [calculi les despeses de compra](/costs).",
      description:
        "Les despeses de mantenir un habitatge a Barcelona al mes: comunitat i IBI en euros, què no es pot saber per endavant i com es descobreix abans de comprar.",
      sources: [
        "Ajuntament de Barcelona, ordenança fiscal 1.1",
        "Reial decret legislatiu 2/2004, d’hisendes locals, arts.\u00a072 i 75",
        "Codi civil de Catalunya, art.\u00a0553-5",
        "Reial decret legislatiu 5/2004, de l’impost de no residents",
        "Despeses de comunitat dels nostres habitatges",
      ],
    },
    ru: {
      names: [
        "расходы на содержание жилья",
        "расходы на содержание квартиры",
        "сколько стоит содержать квартиру",
        "сколько стоит содержание квартиры в Барселоне",
        "ежемесячные расходы на квартиру",
        "содержание недвижимости в Испании",
        "коммунальные расходы в Барселоне",
        "коммунальные платежи в Барселоне",
        "коммуналка в Барселоне",
      ],
      title: "Расходы на содержание жилья",
      answers: {
        what: [
          "Ежегодные расходы на содержание жилья, если считать их по месяцам, складываются прежде всего из двух сумм, которые можно узнать до покупки: взносов в сообщество собственников и налога на недвижимость (IBI).",
          "У одного из наших объектов это {withFees.monthly} в месяц, из них 55\u00a0€ IBI при условной кадастровой стоимости 100\u00a0000\u00a0€.",
          "К ним добавятся мусор, энергия, вода, страховка и ремонт: официальной цифры нет, её покажут квитанции продавца за двенадцать месяцев.",
          "При ипотеке сверху идёт платёж банку, а живущий за границей раз в год платит ещё налог нерезидента (форма 210).",
        ],
        time: "Расходы на содержание жилья приходят в разном ритме: взносы\u00a0— раз в месяц или квартал, IBI\u00a0— раз в год, энергия\u00a0— раз в один-два месяца. IBI за год платит тот, кто был собственником 1 января (Королевский законодательный декрет 2/2004, ст.\u00a075). В акте часто договариваются, как его разделить.",
        who: "Расходы на содержание жилья несёт собственник, а какие из них берёт арендатор, сказано в договоре аренды. Покупатель отвечает жильём за долги перед сообществом за текущий год и четыре предыдущих (Гражданский кодекс Каталонии, ст.\u00a0553-5). Поэтому справку о долгах проверяют при сделке.",
      },
      sections: [
        {
          heading: "Сколько это в месяц, в цифрах?",
          blocks: [
            {
              caption: "Один из наших объектов, в месяц; кадастровая стоимость 100\u00a0000\u00a0€ взята условно",
              columns: ["Статья", "В месяц", "Откуда цифра"],
              rows: [
                ["Взносы в сообщество", "{withFees.fees}", "этот объект; ваши есть в справке сообщества"],
                ["IBI, раз в год", "55\u00a0€", "0,66\u00a0% в Барселоне в последние годы; ваша квитанция"],
                ["Вместе", "{withFees.monthly}", "{withFees.yearly} в год"],
                [
                  "Налог нерезидента, если не сдавать",
                  "22\u00a0€, из ЕС 17\u00a0€",
                  "1,1\u00a0% × 24\u00a0% или 19\u00a0%; форма 210, раз в год",
                ],
                ["Энергия, вода, мусор", "заранее неизвестно", "квитанции продавца за год"],
                ["Страховка", "заранее неизвестно", "расчёт на настоящую площадь"],
                ["Ремонт и разовые сборы", "заранее неизвестно", "протоколы за два года"],
              ],
            },
            [
              "Взносы взяты у объекта [{withFees.title}](/property/{withFees.id}).",
              "Класс энергоэффективности {withFees.letter}. Чем дальше буква от A, тем заметнее счёт зимой.",
            ],
          ],
        },
        {
          heading: "Из чего складывается сумма?",
          blocks: [
            {
              points: [
                "Взносы, в которые входят лифт, консьерж, уборка и страховка здания.",
                "Разовые сборы на утверждённые работы (derrama) и до какого срока они идут.",
                "IBI: от 0,4\u00a0% до 1,1\u00a0% кадастровой стоимости, как решит город (ст.\u00a072).",
                "Сбор за мусор, который в Барселоне приходит вместе со счётом за воду.",
                "Электричество, газ, вода и интернет.",
                "Страховку жилья, которую банк просит при ипотеке.",
                "Свой ремонт: котёл, ставни, покраска.",
              ],
            },
          ],
        },
        {
          heading: "Как узнать их до покупки?",
          blocks: [
            {
              steps: [
                "Попросите последнюю квитанцию IBI: на ней есть кадастровая стоимость и кадастровый номер.",
                "Узнайте у управляющего домом размер взноса, резервный фонд и протоколы за два года.",
                "Попросите счета за энергию и воду за двенадцать месяцев.",
                "Посмотрите расход в сертификате энергоэффективности, в кВт·ч на м² в год.",
                "Закажите расчёт страховки с настоящей площадью.",
                "Разделите на двенадцать и поставьте рядом с платежом по ипотеке.",
              ],
            },
          ],
        },
        {
          heading: "Что добавляется у нерезидента?",
          blocks: [
            "С квартиры, которую не сдают и где вы постоянно не живёте, платят налог на вменённый доход. Нерезидент каждый год подаёт форму 210 (Королевский законодательный декрет 5/2004), резидент указывает это в своей декларации. Сумма зависит от кадастровой стоимости: спросите налогового консультанта. Это отдельный налог, и он не заменяет IBI.",
          ],
        },
        {
          heading: "Что удивляет в первый год?",
          blocks: [
            {
              points: [
                "Ремонт лифта или фасада, который собрание утвердило ещё до вас.",
                "Две квитанции IBI сразу, если город поздно узнал о новом собственнике.",
                "Оплаченная электрическая мощность, вдвое большая, чем вам нужно.",
                "Бассейн или консьерж в доме, где собственников мало и доля каждого велика.",
                "Счета, которые ещё месяцами идут на имя продавца, потому что никто их не переоформил.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "После покупки каждый год платят взносы, IBI, сбор за мусор, энергию, воду, страховку и ремонт.",
        "Почти всё это видно по квитанциям продавца.",
        "IBI платит тот, кто был собственником 1 января.",
      ],
      next: "Сначала посмотрите расходы, которые бывают один раз: [рассчитайте расходы при покупке](/costs).",
      description:
        "Расходы на содержание жилья в Барселоне в месяц: взносы и IBI в евро, чего заранее не скажет никто и как узнать остальное по квитанциям ещё до покупки.",
      sources: [
        "Мэрия Барселоны, налоговое постановление 1.1",
        "Королевский законодательный декрет 2/2004 о местных налогах, ст.\u00a072 и 75",
        "Гражданский кодекс Каталонии, ст.\u00a0553-5",
        "Королевский законодательный декрет 5/2004 о налоге нерезидентов",
        "Взносы наших объектов",
      ],
    },
  },
};
