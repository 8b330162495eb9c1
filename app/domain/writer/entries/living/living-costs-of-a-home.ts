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
        "running costs per year",
        "how much does it cost to own an apartment in spain per year",
      ],
      title: "The living costs of a home",
      answers: {
        what: [
          "Keeping a home in Barcelona costs {withFees.yearly} a year in one of ours before energy, water and insurance: {withFees.feesYear} of community fees and, as an example, €660 of property tax (IBI) on a cadastral value of €100,000.",
          "That makes {withFees.monthly} a month.",
          "The waste charge, energy, water, insurance and repairs have no official figure; the seller’s bills of twelve months show the living costs of that home.",
          "An owner who lives abroad adds €209 to €264 of income tax (form 210) on the same cadastral value.",
        ],
        time: "The running costs of a home fall due at different times: community fees monthly or quarterly, IBI once a year, energy every one or two months. Whoever owns the home on 1 January owes the IBI of that year (Legislative Royal Decree 2/2004, art. 75). Buyer and seller often share it in the deed by agreement.",
        who: "The living costs of a home are the owner’s, and the lease says which of them a tenant takes over. A buyer answers with the home for the community’s arrears of the current year and the four before it (Civil Code of Catalonia, art. 553-5). That is why the certificate of debts is read at the signing.",
      },
      sections: [
        {
          heading: "What does a home cost a year and a month?",
          blocks: [
            {
              caption:
                "Yearly costs with the community fees of one of our homes; the cadastral value of €100,000 is an example, not that home’s",
              columns: ["Line", "A year", "A month", "Where the figure comes from"],
              rows: [
                [
                  "Community fees",
                  "{withFees.feesYear}",
                  "{withFees.fees}",
                  "this home; yours are on the community’s certificate",
                ],
                ["IBI", "€660", "€55", "0.66% of recent years in Barcelona; your receipt"],
                ["The two together", "{withFees.yearly}", "{withFees.monthly}", ""],
                [
                  "Non-resident’s tax, home not let",
                  "€264, or €209 from the EU",
                  "€22 or €17",
                  "1.1% × 24% or 19%; form 210",
                ],
                ["Energy, water and waste charge", "ask", "ask", "the seller’s bills of twelve months"],
                ["Home insurance", "ask", "ask", "a quote with the true area"],
                ["Repairs and special payments", "ask", "ask", "the minutes of three years"],
              ],
            },
            [
              "{?fees.from}Where the community fees of our homes are known, they run from {fees.from} to {fees.to} a month.",
              "The fees in the table are those of [{withFees.title}](/property/{withFees.id}), whose energy rating is {withFees.letter}.",
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
                "Ask the property manager for the fee, the reserve fund and the minutes of three years.",
                "Ask for twelve months of energy and water bills.",
                "Look at the consumption on the energy certificate, in kWh per m² and year.",
                "Request a quote for insurance with the true area.",
                "Divide by twelve and put it beside the monthly payment.",
              ],
            },
          ],
        },
        {
          heading: "How much are IBI and the non-resident’s tax?",
          blocks: [
            {
              caption:
                "A year in Barcelona, by the cadastral value on the receipt (IBI at 0.66%; imputed income of 1.1%, rules of 2026)",
              columns: ["Cadastral value", "IBI", "Form 210 from outside the EU", "Form 210 from the EU"],
              rows: [
                ["€100,000", "€660", "€264", "€209"],
                ["€200,000", "€1,320", "€528", "€418"],
                ["€300,000", "€1,980", "€792", "€627"],
              ],
            },
            "Form 210 is for owners who live outside Spain and don’t let the home; it is filed in the following year, until 31\u00a0December (Legislative Royal Decree 5/2004). Residents put a second home into their income tax return. The rule changes from 2027 if a decree of October 2026 is confirmed: ask then.",
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
        "Living costs of a home in Barcelona by the year and the month: community fees of our homes, IBI and form 210 at three cadastral values, and what to ask for.",
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
        "cuánto cuesta mantener un piso al año",
        "gastos anuales de una vivienda en propiedad",
      ],
      title: "Los gastos de mantener una vivienda",
      answers: {
        what: [
          "Mantener un piso en Barcelona cuesta {withFees.yearly} al año en uno de los nuestros antes de energía, agua y seguro: {withFees.feesYear} de comunidad y, como ejemplo, 660\u00a0€ de IBI con un valor catastral de 100.000\u00a0€.",
          "Al mes son {withFees.monthly}.",
          "La tasa de residuos, la energía, el agua, el seguro y los arreglos no tienen cifra oficial: los gastos de mantener esa vivienda los enseñan doce meses de recibos de quien vende.",
          "Quien vive fuera de España añade de 209 a 264\u00a0€ de impuesto (modelo 210) con ese mismo valor catastral.",
        ],
        time: "Los gastos de mantener una vivienda llegan con ritmos distintos: la comunidad, cada mes o trimestre; el IBI, cada año; la energía, cada mes o cada dos. Debe el IBI del año quien es propietario el 1 de enero (Real Decreto legislativo 2/2004, art.\u00a075). En la escritura se suele pactar cómo se reparte.",
        who: "Los gastos de mantener una vivienda son del propietario, y el contrato de alquiler dice cuáles asume el inquilino. Quien compra responde con la vivienda de lo debido a la comunidad ese año y los cuatro anteriores (Código civil de Cataluña, art.\u00a0553-5). Por eso el certificado de deudas se mira al firmar.",
      },
      sections: [
        {
          heading: "¿Cuánto cuesta una vivienda al año y al mes?",
          blocks: [
            {
              caption:
                "Gastos anuales con la comunidad de una de nuestras viviendas; el valor catastral de 100.000\u00a0€ es un ejemplo, no el suyo",
              columns: ["Línea", "Al año", "Al mes", "De dónde sale la cifra"],
              rows: [
                [
                  "Comunidad",
                  "{withFees.feesYear}",
                  "{withFees.fees}",
                  "esta vivienda; la de usted, en el certificado de la comunidad",
                ],
                ["IBI", "660\u00a0€", "55\u00a0€", "el 0,66\u00a0% de los últimos años en Barcelona; su recibo"],
                ["Las dos juntas", "{withFees.yearly}", "{withFees.monthly}", ""],
                [
                  "Impuesto de no residente, sin alquilar",
                  "264\u00a0€, o 209\u00a0€ desde la UE",
                  "22 o 17\u00a0€",
                  "1,1\u00a0% × 24\u00a0% o 19\u00a0%; modelo 210",
                ],
                ["Energía, agua y residuos", "pregunte", "pregunte", "doce meses de recibos de quien vende"],
                ["Seguro del hogar", "pregunte", "pregunte", "un presupuesto con la superficie verdadera"],
                ["Arreglos y derramas", "pregunte", "pregunte", "las actas de tres años"],
              ],
            },
            [
              "{?fees.from}Donde conocemos la comunidad de nuestras viviendas, va de {fees.from} a {fees.to} al mes.",
              "La de la tabla es la de [{withFees.title}](/property/{withFees.id}), con calificación energética {withFees.letter}.",
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
                "Pregunte a la administración la cuota, el fondo de reserva y las actas de tres años.",
                "Solicite doce meses de facturas de energía y agua.",
                "Mire el consumo del certificado energético, en kWh por m² y año.",
                "Pida presupuesto del seguro con la superficie verdadera.",
                "Divida entre doce y póngalo junto a la cuota de la hipoteca.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto son el IBI y el impuesto de no residente?",
          blocks: [
            {
              caption:
                "Al año en Barcelona, según el valor catastral del recibo (IBI al 0,66\u00a0%; renta imputada del 1,1\u00a0%, reglas de 2026)",
              columns: ["Valor catastral", "IBI", "Modelo 210 desde fuera de la UE", "Modelo 210 desde la UE"],
              rows: [
                ["100.000\u00a0€", "660\u00a0€", "264\u00a0€", "209\u00a0€"],
                ["200.000\u00a0€", "1.320\u00a0€", "528\u00a0€", "418\u00a0€"],
                ["300.000\u00a0€", "1.980\u00a0€", "792\u00a0€", "627\u00a0€"],
              ],
            },
            "El modelo 210 es para quien vive fuera de España y no alquila la vivienda; se presenta durante el año siguiente, hasta el 31 de diciembre (Real Decreto legislativo 5/2004). Quien reside aquí declara una segunda vivienda en su renta. La regla cambia desde 2027 si se confirma un decreto de octubre de 2026: pregúntelo entonces.",
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
        "Los gastos de mantener un piso en Barcelona al año y al mes: comunidad de nuestras viviendas, IBI y modelo 210 con tres valores catastrales y qué preguntar.",
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
        "quant costa mantenir un pis a l’any",
        "despeses anuals d’un habitatge en propietat",
      ],
      title: "Les despeses de mantenir un habitatge",
      answers: {
        what: [
          "Mantenir un pis a Barcelona costa {withFees.yearly} l’any en un dels nostres abans d’energia, aigua i assegurança: {withFees.feesYear} de comunitat i, com a exemple, 660\u00a0€ d’IBI amb un valor cadastral de 100.000\u00a0€.",
          "Al mes són {withFees.monthly}.",
          "La taxa de residus, l’energia, l’aigua, l’assegurança i els arranjaments no tenen xifra oficial: les despeses de mantenir aquell habitatge les ensenyen dotze mesos de rebuts de qui ven.",
          "Qui viu fora d’Espanya hi afegeix de 209 a 264\u00a0€ d’impost (model 210) amb aquest mateix valor cadastral.",
        ],
        time: "Les despeses de mantenir un habitatge arriben amb ritmes diferents: la comunitat, cada mes o trimestre; l’IBI, un cop l’any; l’energia, cada mes o cada dos. Deu l’IBI de l’any qui és propietari l’1 de gener (Reial decret legislatiu 2/2004, art.\u00a075). A l’escriptura se sol pactar com es reparteix.",
        who: "Les despeses de mantenir un habitatge són del propietari, i el contracte de lloguer diu quines assumeix el llogater. Qui compra respon amb l’habitatge del que es deu a la comunitat aquell any i els quatre anteriors (Codi civil de Catalunya, art.\u00a0553-5). Per això el certificat de deutes es mira en signar.",
      },
      sections: [
        {
          heading: "Quant costa un habitatge l’any i al mes?",
          blocks: [
            {
              caption:
                "Despeses anuals amb la comunitat d’un dels nostres habitatges; el valor cadastral de 100.000\u00a0€ és un exemple, no el seu",
              columns: ["Línia", "L’any", "Al mes", "D’on surt la xifra"],
              rows: [
                [
                  "Comunitat",
                  "{withFees.feesYear}",
                  "{withFees.fees}",
                  "aquest habitatge; la de vostè, al certificat de la comunitat",
                ],
                ["IBI", "660\u00a0€", "55\u00a0€", "el 0,66\u00a0% dels últims anys a Barcelona; el seu rebut"],
                ["Totes dues", "{withFees.yearly}", "{withFees.monthly}", ""],
                [
                  "Impost de no resident, sense llogar",
                  "264\u00a0€, o 209\u00a0€ des de la UE",
                  "22 o 17\u00a0€",
                  "1,1\u00a0% × 24\u00a0% o 19\u00a0%; model 210",
                ],
                ["Energia, aigua i residus", "pregunti", "pregunti", "dotze mesos de rebuts de qui ven"],
                ["Assegurança de la llar", "pregunti", "pregunti", "un pressupost amb la superfície de debò"],
                ["Arranjaments i derrames", "pregunti", "pregunti", "les actes de tres anys"],
              ],
            },
            [
              "{?fees.from}On coneixem la comunitat dels nostres habitatges, va de {fees.from} a {fees.to} al mes.",
              "La de la taula és la de [{withFees.title}](/property/{withFees.id}), amb qualificació energètica {withFees.letter}.",
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
                "Pregunti a l’administració la quota, el fons de reserva i les actes de tres anys.",
                "Sol·liciti dotze mesos de factures d’energia i aigua.",
                "Miri el consum del certificat energètic, en kWh per m² i any.",
                "Demani pressupost de l’assegurança amb la superfície de debò.",
                "Divideixi per dotze i posi-ho al costat de la quota de la hipoteca.",
              ],
            },
          ],
        },
        {
          heading: "Quant són l’IBI i l’impost de no resident?",
          blocks: [
            {
              caption:
                "L’any a Barcelona, segons el valor cadastral del rebut (IBI al 0,66\u00a0%; renda imputada de l’1,1\u00a0%, regles del 2026)",
              columns: ["Valor cadastral", "IBI", "Model 210 des de fora de la UE", "Model 210 des de la UE"],
              rows: [
                ["100.000\u00a0€", "660\u00a0€", "264\u00a0€", "209\u00a0€"],
                ["200.000\u00a0€", "1.320\u00a0€", "528\u00a0€", "418\u00a0€"],
                ["300.000\u00a0€", "1.980\u00a0€", "792\u00a0€", "627\u00a0€"],
              ],
            },
            "El model 210 és per a qui viu fora d’Espanya i no lloga l’habitatge; es presenta durant l’any següent, fins al 31 de desembre (Reial decret legislatiu 5/2004). Qui resideix aquí declara un segon habitatge a la renda. La regla canvia des del 2027 si es confirma un decret d’octubre del 2026: pregunti-ho llavors.",
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
                "Els rebuts que continuen arribant mesos i mesos a nom del venedor perquè ningú no n’ha canviat el titular.",
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
        "Les despeses de mantenir un pis a Barcelona l’any i al mes: comunitat dels nostres habitatges, IBI i model 210 amb tres valors cadastrals, i què cal preguntar.",
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
        "расходы на содержание квартиры в год",
        "сколько стоит содержать квартиру в испании в год",
      ],
      title: "Расходы на содержание жилья",
      answers: {
        what: [
          "Ежегодные расходы на содержание квартиры в Барселоне у одного из наших объектов составляют {withFees.yearly} в год, не считая энергии, воды и страховки: {withFees.feesYear} взносов в сообщество собственников и, для примера, 660\u00a0€ налога IBI при кадастровой стоимости 100\u00a0000\u00a0€.",
          "В месяц это {withFees.monthly}.",
          "У сбора за мусор, энергии, воды, страховки и ремонта официальной цифры нет: сколько платят именно за это жильё, покажут квитанции продавца за двенадцать месяцев.",
          "Живущий за границей платит сверх этого от 209 до 264\u00a0€ налога нерезидента (форма 210) при той же кадастровой стоимости.",
        ],
        time: "Расходы на содержание жилья приходят в разном ритме: взносы\u00a0— раз в месяц или квартал, IBI\u00a0— раз в год, энергия\u00a0— раз в один-два месяца. IBI за год платит тот, кто был собственником 1 января (Королевский законодательный декрет 2/2004, ст.\u00a075). В акте часто договариваются, как его разделить.",
        who: "Расходы на содержание жилья несёт собственник, а какие из них берёт арендатор, сказано в договоре аренды. Покупатель отвечает жильём за долги перед сообществом за текущий год и четыре предыдущих (Гражданский кодекс Каталонии, ст.\u00a0553-5). Поэтому справку о долгах проверяют при сделке.",
      },
      sections: [
        {
          heading: "Сколько стоит содержать квартиру в год и в месяц?",
          blocks: [
            {
              caption:
                "Расходы за год со взносами одного из наших объектов; кадастровая стоимость 100\u00a0000\u00a0€\u00a0— пример, а не его настоящая",
              columns: ["Статья", "В год", "В месяц", "Откуда цифра"],
              rows: [
                [
                  "Взносы в сообщество",
                  "{withFees.feesYear}",
                  "{withFees.fees}",
                  "этот объект; ваши есть в справке сообщества",
                ],
                ["IBI", "660\u00a0€", "55\u00a0€", "0,66\u00a0% в Барселоне в последние годы; ваша квитанция"],
                ["Вместе", "{withFees.yearly}", "{withFees.monthly}", ""],
                [
                  "Налог нерезидента, если не сдавать",
                  "264\u00a0€, из ЕС 209\u00a0€",
                  "22 или 17\u00a0€",
                  "1,1\u00a0% × 24\u00a0% или 19\u00a0%; форма 210",
                ],
                ["Энергия, вода, мусор", "спросите", "спросите", "квитанции продавца за год"],
                ["Страховка", "спросите", "спросите", "расчёт на настоящую площадь"],
                ["Ремонт и разовые сборы", "спросите", "спросите", "протоколы за три года"],
              ],
            },
            [
              "{?fees.from}Там, где взносы наших объектов известны, они составляют от {fees.from} до {fees.to} в месяц.",
              "В таблице взносы объекта [{withFees.title}](/property/{withFees.id}), его класс энергоэффективности {withFees.letter}.",
            ],
            "Это цифры Барселоны. В других городах Испании своя ставка IBI, а взносы зависят от дома: лифт, консьерж, бассейн и центральное отопление увеличивают их сильнее всего.",
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
                "Узнайте у управляющего домом размер взноса, резервный фонд и протоколы за три года.",
                "Попросите счета за энергию и воду за двенадцать месяцев.",
                "Посмотрите расход в сертификате энергоэффективности, в кВт·ч на м² в год.",
                "Закажите расчёт страховки с настоящей площадью.",
                "Разделите на двенадцать и поставьте рядом с платежом по ипотеке.",
              ],
            },
          ],
        },
        {
          heading: "Сколько составляют IBI и налог нерезидента?",
          blocks: [
            {
              caption:
                "За год в Барселоне, по кадастровой стоимости из квитанции (IBI 0,66\u00a0%; вменённый доход 1,1\u00a0%, правила 2026\u00a0года)",
              columns: ["Кадастровая стоимость", "IBI", "Форма 210, не из ЕС", "Форма 210, из ЕС"],
              rows: [
                ["100\u00a0000\u00a0€", "660\u00a0€", "264\u00a0€", "209\u00a0€"],
                ["200\u00a0000\u00a0€", "1\u00a0320\u00a0€", "528\u00a0€", "418\u00a0€"],
                ["300\u00a0000\u00a0€", "1\u00a0980\u00a0€", "792\u00a0€", "627\u00a0€"],
              ],
            },
            "Форму 210 подаёт тот, кто живёт за пределами Испании и квартиру не сдаёт: весь следующий год, до 31 декабря (Королевский законодательный декрет 5/2004). Резидент указывает второе жильё в своей декларации. С 2027 года правило изменится, если подтвердят декрет октября 2026 года: уточните к тому времени. Этот налог не заменяет IBI, и наоборот.",
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
        "Сколько стоит содержать квартиру в Барселоне в год и в месяц: взносы наших объектов, IBI и форма 210 при трёх кадастровых стоимостях, о чём спросить продавца.",
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
