import type { Entry } from "../entry";

export const plusvalia: Entry = {
  theme: "costs",
  related: [
    "income-tax-on-the-gain",
    "costs-of-selling",
    "inherited-home",
    "gift-and-inheritance",
    "withholding-from-non-residents",
    "property-tax-ibi",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "plusvalía",
        "plusvalia",
        "municipal capital gains tax",
        "plusvalía municipal",
        "plusvalia tax",
        "plusvalia barcelona",
        "iivtnu",
        "tax on land value increase",
        "municipal plusvalia",
      ],
      title: "The municipal capital gains tax (plusvalía)",
      answers: {
        what: [
          "The municipal capital gains tax (plusvalía) is what the town hall charges when a home changes owner, on the rise in value of its land.",
          "In a sale the seller owes it; in an inheritance or a gift, whoever receives the home. Barcelona takes 30% of the base, which can be worked out in two ways.",
          "If you sell for no more than you paid, there is nothing to pay.",
        ],
        cost: "How much plusvalía comes to depends on the cadastral value of the land, the years of ownership and the town’s rate: 30% in Barcelona (tax ordinance 1.3), the most the law allows. Two methods exist and you may use the cheaper. Many town halls have a simulator on their website.",
        time: "Plusvalía on a sale is due within 30\u00a0working days of the deed. After a death it is six months, or up to a year on request (Royal Legislative Decree 2/2004, art. 110.2).",
        who: "Plusvalía on a sale is owed by the seller (Royal Legislative Decree 2/2004, art. 106). If the seller is a person living abroad, the buyer has to pay it in their place, so it is usually taken off the price.",
      },
      sections: [
        {
          heading: "How is it worked out?",
          blocks: [
            "Since November 2021 there have been two ways (Royal Decree-Law 26/2021), and the seller may choose:",
            {
              points: [
                "Objective: the cadastral value of the land, times a coefficient for the years you have owned it, twenty at most.",
                "Real: what you gained between purchase and sale, times the share of the land in the cadastral value (art. 107.5).",
              ],
            },
            "The town’s rate applies to the result. The receipt of the property tax (IBI) shows the land value. Only full years count for the coefficient; below one year, full months do.",
          ],
        },
        {
          heading: "When is there nothing to pay?",
          blocks: [
            "When the land has not gained in value (art. 104.5). Compare the prices in the two deeds: if the second is not higher, declare the sale all the same and attach both deeds. Costs and taxes of the purchase are left out of this comparison.",
          ],
        },
        {
          heading: "What do you do, step by step?",
          blocks: [
            {
              steps: [
                "Look out the deed of your purchase and the last IBI receipt.",
                "Work it out in both ways, with the simulator or with an adviser.",
                "Sign the sale and note the last of the 30\u00a0working days.",
                "File and pay at the town hall where the home is, not where you live.",
                "Send the buyer the proof of filing: the registry wants that, or proof that the town hall was told of the sale, which the buyer may do (Mortgage Act, art. 254.5).",
              ],
            },
          ],
        },
        {
          heading: "Where do sellers lose money?",
          blocks: [
            {
              points: [
                "They let the town hall calculate by the objective method and never compare.",
                "They mix it up with income tax on the gain, which is separate and goes to the State.",
                "They sell soon after inheriting and forget that the inheritance had its own plusvalía.",
                "They agree to a contract in which the buyer bears it. The town hall goes on claiming from the seller.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What do the two methods give?",
        blocks: [
          "A home in Barcelona bought for €400,000 is sold ten years later for €500,000. Its cadastral value is €200,000, of which €120,000 is land: 60%. Real: 60% of the gain of €100,000 is €60,000, and 30% of that €18,000. Objective: €120,000 times 0.12, the highest coefficient for ten years (table of Royal Decree-Law 8/2023, November 2026), is €14,400, and 30% of that €4,320. The seller pays €4,320.",
        ],
      },
      inShort: [
        "The town hall taxes the rise in land value when a home is sold: the plusvalía.",
        "The seller pays and may choose the cheaper of two methods.",
        "Without a gain there is no tax, but it has to be declared.",
      ],
      next: "To know whether there is a gain you need a price: ask for a [free valuation](/valuation).",
      description:
        "The plusvalía or municipal capital gains tax: who pays it when a home is sold or inherited, the two methods and which is cheaper, and when nothing is owed.",
      sources: [
        "Royal Legislative Decree 2/2004, arts. 104 to 110",
        "Royal Decree-Laws 26/2021 and 8/2023",
        "Barcelona City Council, tax ordinance 1.3",
        "Mortgage Act (Ley Hipotecaria), art. 254",
      ],
    },
    es: {
      names: [
        "plusvalía municipal",
        "plusvalía",
        "plusvalia",
        "plusvalía por venta de piso",
        "impuesto de plusvalía",
        "plusvalía barcelona",
        "iivtnu",
        "cuánto se paga de plusvalía",
        "quién paga la plusvalía",
      ],
      title: "La plusvalía municipal",
      answers: {
        what: [
          "La plusvalía municipal es el impuesto que cobra el ayuntamiento cuando una vivienda cambia de dueño, por lo que ha subido el valor del suelo.",
          "En una venta la debe quien vende y tiene 30\u00a0días hábiles; en la herencia de un piso la deben los herederos, que tienen seis meses. Barcelona cobra el 30\u00a0% de la base, que se puede calcular de dos formas.",
          "Si se vende por lo mismo o con pérdidas, no hay nada que pagar.",
        ],
        cost: "Cuánto es la plusvalía depende del valor catastral del suelo, de los años de propiedad y del tipo municipal: en Barcelona, el 30\u00a0% (ordenanza fiscal 1.3), el máximo que permite la ley. Hay dos métodos y se puede usar el más barato. Muchos ayuntamientos tienen un simulador en su web.",
        time: "La plusvalía de una venta se paga en los 30\u00a0días hábiles siguientes a la escritura. En una herencia el plazo es de seis meses, prorrogables a un año si se pide (Real Decreto Legislativo 2/2004, art. 110.2).",
        who: "La plusvalía de una venta la debe quien vende; la de una herencia o donación, quien recibe la vivienda (Real Decreto Legislativo 2/2004, art. 106). Si quien vende no reside en España, la paga en su lugar el comprador, y por eso se suele descontar del precio.",
      },
      sections: [
        {
          heading: "¿Cómo se calcula la base?",
          blocks: [
            "Desde noviembre de 2021 hay dos formas (Real Decreto-ley 26/2021), y elige quien paga el impuesto:",
            {
              points: [
                "Objetiva: el valor catastral del suelo por un coeficiente según los años de propiedad, con un máximo de veinte.",
                "Real: lo ganado entre compra y venta, por la parte que el suelo supone en el valor catastral (art. 107.5).",
              ],
            },
            "Al resultado se le aplica el tipo municipal. El valor del suelo figura en el recibo del IBI. Para el coeficiente solo cuentan años completos; por debajo de uno, meses completos.",
          ],
        },
        {
          heading: "¿Cuándo no se paga nada?",
          blocks: [
            "Cuando el suelo no ha subido de valor (art. 104.5). Compare los precios de las dos escrituras: si el segundo no es mayor, declare igualmente la venta y adjunte ambas. Los gastos e impuestos de la compra quedan fuera de esta comparación.",
          ],
        },
        {
          heading: "¿Cómo se paga al vender, paso a paso?",
          blocks: [
            {
              steps: [
                "Busque la escritura de su compra y el último recibo del IBI.",
                "Calcúlela de las dos formas, con el simulador o con un asesor.",
                "Firme la venta y apunte el último de los 30\u00a0días hábiles.",
                "Preséntela y páguela en el ayuntamiento de la vivienda, no en el de su domicilio.",
                "Envíe el justificante al comprador: para inscribir, el registro pide ese o el de haber comunicado la venta al ayuntamiento, cosa que puede hacer el comprador (Ley Hipotecaria, art. 254.5).",
              ],
            },
          ],
        },
        {
          heading: "¿Dónde pierden dinero los vendedores?",
          blocks: [
            {
              points: [
                "Dejan que el ayuntamiento calcule por el método objetivo y no comparan.",
                "La confunden con el impuesto sobre la ganancia, que va aparte y a la Agencia Tributaria.",
                "Venden poco después de heredar y olvidan que la herencia tuvo su propia plusvalía.",
                "Pactan que la pague el comprador. El ayuntamiento la seguirá reclamando a quien vendió.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué resulta con cada método?",
        blocks: [
          "Una vivienda de Barcelona comprada por 400.000\u00a0€ se vende a los diez años por 500.000\u00a0€. Su valor catastral es de 200.000\u00a0€, y 120.000\u00a0€ son suelo: el 60\u00a0%. Método real: el 60\u00a0% de los 100.000\u00a0€ ganados son 60.000\u00a0€, y el 30\u00a0% de eso, 18.000\u00a0€. Método objetivo: 120.000\u00a0€ por 0,12, el coeficiente máximo de diez años (tabla del Real Decreto-ley 8/2023, a noviembre de 2026), son 14.400\u00a0€, y el 30\u00a0%, 4.320\u00a0€. Se pagan 4.320\u00a0€.",
        ],
      },
      inShort: [
        "Al vender, el ayuntamiento grava lo que ha subido el suelo: es la plusvalía municipal.",
        "La paga quien vende, que puede elegir el más barato de dos métodos.",
        "Sin ganancia no hay impuesto, pero hay que declararlo.",
      ],
      next: "Para saber si habrá ganancia hace falta un precio: pida una [valoración gratuita](/valuation).",
      description:
        "La plusvalía municipal al vender o heredar una vivienda: quién la paga, en qué plazo, los dos métodos y cuál sale más barato, y cuándo no se paga nada.",
      sources: [
        "Real Decreto Legislativo 2/2004, arts. 104 a 110",
        "Reales Decretos-leyes 26/2021 y 8/2023",
        "Ayuntamiento de Barcelona, ordenanza fiscal 1.3",
        "Ley Hipotecaria, de 8 de febrero de 1946, art. 254",
      ],
    },
    ca: {
      names: [
        "plusvàlua municipal",
        "exempció de plusvàlua",
        "plusvàlua",
        "plusvalua",
        "plusvàlua per venda de pis",
        "impost de plusvàlua",
        "plusvàlua barcelona",
        "iivtnu",
        "quant es paga de plusvàlua",
        "qui paga la plusvàlua",
      ],
      title: "La plusvàlua municipal",
      answers: {
        what: [
          "La plusvàlua municipal és l’impost que cobra l’ajuntament quan un habitatge canvia de propietari, pel que ha pujat el valor del sòl.",
          "En una venda la paga qui ven; en una herència o donació, qui rep l’habitatge. Barcelona cobra el 30\u00a0% de la base, que es pot calcular de dues maneres.",
          "No se’n paga si el sòl no ha pujat de valor, és a dir, si ven pel mateix preu que va pagar o per menys. També hi ha exempció en algun altre cas, com la dació en pagament al banc.",
        ],
        cost: "L’import de la plusvàlua depèn del valor cadastral del sòl, dels anys que s’ha tingut el pis i del tipus municipal: a Barcelona, el 30\u00a0% (ordenança fiscal 1.3), el màxim que permet la llei. Hi ha dos mètodes i es pot fer servir el més barat. Molts ajuntaments tenen un simulador al web.",
        time: "La plusvàlua d’una venda es paga en els 30\u00a0dies hàbils següents a l’escriptura. En una herència, en sis mesos, prorrogables a un any si es demana (Reial decret legislatiu 2/2004, art. 110.2).",
        who: "La plusvàlua de la venda d’un pis la paga qui ven (Reial decret legislatiu 2/2004, art. 106). Si qui ven és una persona que no resideix a Espanya, l’ajuntament la cobra al comprador, i per això se sol descomptar del preu.",
      },
      sections: [
        {
          heading: "Com se’n calcula la base?",
          blocks: [
            "Des del novembre del 2021 hi ha dues maneres (Reial decret llei 26/2021), i tria qui ven:",
            {
              points: [
                "Objectiva: el valor cadastral del sòl per un coeficient segons els anys de propietat, amb un màxim de vint.",
                "Real: el que s’ha guanyat entre compra i venda, per la part que el sòl suposa en el valor cadastral (art. 107.5).",
              ],
            },
            "Al resultat s’hi aplica el tipus municipal. El valor del sòl consta en el rebut de l’IBI. Per al coeficient només compten anys complets; per sota d’un, mesos complets.",
          ],
        },
        {
          heading: "Quan hi ha exempció o no es paga res?",
          blocks: [
            "Quan el sòl no ha pujat de valor (art. 104.5). Compari els preus de les dues escriptures: si el segon no és més alt, declari igualment la venda i adjunti-les totes dues. Les despeses i els impostos de la compra queden fora d’aquesta comparació.",
            "Tampoc no es paga quan l’habitatge passa a l’altre cònjuge o als fills per una sentència de separació o divorci (art. 104.3). I queda exempta la dació en pagament de l’habitatge habitual, si qui deu la hipoteca no té altres béns per cobrir-la (art. 105.1 c). En una herència, l’ajuntament pot rebaixar la quota fins a un 95\u00a0% a fills, cònjuge o pares (art. 108.4): miri’n l’ordenança.",
          ],
        },
        {
          heading: "Com es paga, pas a pas?",
          blocks: [
            {
              steps: [
                "Busqui l’escriptura de la seva compra i l’últim rebut de l’IBI.",
                "Calculi-la de totes dues maneres, amb el simulador o amb un assessor.",
                "Signi la venda i apunti l’últim dels 30\u00a0dies hàbils.",
                "Presenti-la i pagui-la a l’ajuntament de l’habitatge, no al del seu domicili.",
                "Enviï el justificant al comprador: per inscriure, el registre demana aquest o el d’haver comunicat la venda a l’ajuntament, cosa que pot fer el comprador (Llei hipotecària, art. 254.5).",
              ],
            },
          ],
        },
        {
          heading: "On perden diners els venedors?",
          blocks: [
            {
              points: [
                "Deixen que l’ajuntament calculi pel mètode objectiu i no comparen.",
                "La confonen amb l’impost sobre el guany, que va a part i a l’Agència Tributària.",
                "Venen poc després d’heretar i obliden que l’herència va tenir la seva pròpia plusvàlua.",
                "Pacten que la pagui el comprador. L’ajuntament la continuarà reclamant a qui va vendre.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què resulta amb cada mètode?",
        blocks: [
          "Un habitatge de Barcelona comprat per 400.000\u00a0€ es ven al cap de deu anys per 500.000\u00a0€. Té un valor cadastral de 200.000\u00a0€, dels quals 120.000\u00a0€ són sòl: el 60\u00a0%. Mètode real: el 60\u00a0% dels 100.000\u00a0€ guanyats són 60.000\u00a0€, i el 30\u00a0% d’això, 18.000\u00a0€. Mètode objectiu: 120.000\u00a0€ per 0,12, el coeficient màxim de deu anys (taula del Reial decret llei 8/2023, el novembre del 2026), són 14.400\u00a0€, i el 30\u00a0%, 4.320\u00a0€. Se’n paguen 4.320\u00a0€.",
        ],
      },
      inShort: [
        "En vendre, l’ajuntament grava el que ha pujat el sòl: és la plusvàlua municipal.",
        "La paga qui ven, que pot triar el més barat de dos mètodes.",
        "Sense guany no hi ha impost, però s’ha de declarar.",
      ],
      next: "Per saber si hi haurà guany cal un preu: demani una [valoració gratuïta](/valuation).",
      description:
        "La plusvàlua municipal en vendre o heretar un habitatge: qui la paga, en quin termini, els dos mètodes i quin surt més barat, i quan no s’ha de pagar res.",
      sources: [
        "Reial decret legislatiu 2/2004, arts. 104 a 110",
        "Reials decrets llei 26/2021 i 8/2023",
        "Ajuntament de Barcelona, ordenança fiscal 1.3",
        "Llei hipotecària, de 8 de febrer de 1946, art. 254",
      ],
    },
    ru: {
      names: [
        "plusvalía",
        "plusvalia",
        "налог plusvalía",
        "налог на прирост стоимости земли",
        "муниципальный налог на прирост стоимости земли",
        "плюсвалия",
        "плюсвалия налог",
        "муниципальный налог при продаже квартиры",
      ],
      title: "Муниципальный налог на прирост стоимости земли (plusvalía)",
      answers: {
        what: [
          "Муниципальный налог на прирост стоимости земли (plusvalía) город берёт, когда у жилья меняется собственник: облагается то, насколько подорожала земля под ним.",
          "При продаже это расход продавца, при наследстве или дарении\u00a0— того, кто получает жильё. Барселона берёт 30\u00a0% с базы, а посчитать её можно двумя способами.",
          "Если вы продаёте не дороже, чем купили, платить нечего.",
        ],
        cost: "Размер налога на прирост стоимости земли (plusvalía) зависит от кадастровой стоимости земли, от числа лет и от ставки города: в Барселоне это 30\u00a0% (налоговое постановление города 1.3), больше закон не разрешает. Способов расчёта два, и можно взять более выгодный. На сайтах многих мэрий есть калькулятор.",
        time: "Налог на прирост стоимости земли (plusvalía) при продаже платят в течение 30\u00a0рабочих дней после акта. При наследстве даётся шесть месяцев, а по заявлению и год (RDLeg 2/2004, ст. 110.2).",
        who: "Налог на прирост стоимости земли (plusvalía) при продаже платит продавец (RDLeg 2/2004, ст. 106). Если он живёт за границей, перед городом вместо него отвечает покупатель, поэтому сумму обычно вычитают из цены.",
      },
      sections: [
        {
          heading: "Из чего получается сумма налога?",
          blocks: [
            "С ноября 2021\u00a0года есть два способа (RDL 26/2021), и выбирает продавец:",
            {
              points: [
                "По нормативу: кадастровую стоимость земли умножают на коэффициент за годы владения, не больше двадцати.",
                "По факту: то, что вы выиграли между покупкой и продажей, умножают на долю земли в кадастровой стоимости (ст. 107.5).",
              ],
            },
            "К результату применяют ставку города. Стоимость земли указана в квитанции налога на недвижимость (IBI). Для коэффициента считают только полные годы, а если года ещё нет, полные месяцы.",
          ],
        },
        {
          heading: "Когда платить ничего не нужно?",
          blocks: [
            "Когда земля не подорожала (ст. 104.5). Сравните цены в двух нотариальных актах, о покупке и о продаже. Если вторая не выше, всё равно подайте декларацию и приложите оба акта. Расходы и налоги при покупке в этом сравнении не участвуют.",
          ],
        },
        {
          heading: "Как его платят, шаг за шагом?",
          blocks: [
            {
              steps: [
                "Найдите акт о своей покупке и последнюю квитанцию IBI.",
                "Посчитайте налог обоими способами, на калькуляторе мэрии или с консультантом.",
                "После сделки отметьте у себя последний из 30\u00a0рабочих дней.",
                "Подайте декларацию и заплатите в мэрию города, где находится жильё, а не там, где живёте вы.",
                "Отправьте покупателю подтверждение: для записи реестру нужно оно или доказательство, что мэрию уведомили о продаже, а уведомить может и покупатель (Ипотечный закон Испании, ст. 254.5).",
              ],
            },
          ],
        },
        {
          heading: "На чём теряют деньги продавцы?",
          blocks: [
            {
              points: [
                "Позволяют мэрии посчитать по нормативу и не сравнивают со вторым способом.",
                "Путают его с налогом на доход от продажи: тот считают отдельно и платят государству.",
                "Продают вскоре после наследства и забывают, что с наследства был свой налог.",
                "Договариваются, что заплатит покупатель. Мэрия всё равно потребует деньги с продавца, что бы ни было записано в договоре.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Что даёт каждый из двух способов?",
        blocks: [
          "Квартиру в Барселоне купили за 400\u00a0000\u00a0€, а через десять лет продают за 500\u00a0000\u00a0€. Кадастровая стоимость 200\u00a0000\u00a0€, из них земля 120\u00a0000\u00a0€, то есть 60\u00a0%. По факту: 60\u00a0% от выигранных 100\u00a0000\u00a0€\u00a0— это 60\u00a0000\u00a0€, а 30\u00a0% от них 18\u00a0000\u00a0€. По нормативу: 120\u00a0000\u00a0€ умножают на 0,12, самый высокий коэффициент за десять лет (таблица Королевского декрета-закона 8/2023, ноябрь 2026\u00a0года), получается 14\u00a0400\u00a0€, а 30\u00a0% от них 4320\u00a0€. Платят 4320\u00a0€.",
        ],
      },
      inShort: [
        "При продаже город берёт налог с того, насколько подорожала земля (plusvalía).",
        "Платит продавец, и он вправе выбрать более дешёвый из двух способов.",
        "Без прироста налога нет, но подать декларацию нужно.",
      ],
      next: "Чтобы понять, будет ли прирост, нужна цена: закажите [бесплатную оценку](/valuation).",
      description:
        "Муниципальный налог plusvalía при продаже и наследовании жилья: кто его платит и в какой срок, два способа расчёта и какой дешевле, когда платить не нужно.",
      sources: [
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 104–110",
        "Королевские декреты-законы (RDL) 26/2021 и 8/2023",
        "Мэрия Барселоны, налоговое постановление 1.3",
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст. 254",
      ],
    },
  },
};
