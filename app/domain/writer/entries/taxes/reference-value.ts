import type { Entry } from "../entry";

export const referenceValue: Entry = {
  theme: "costs",
  related: [
    "transfer-tax",
    "cadastral-reference",
    "property-tax-ibi",
    "negotiating-the-price",
    "bank-valuation",
    "gift-and-inheritance",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "reference value",
        "valor de referencia",
        "cadastral reference value",
        "catastro reference value",
        "tax office value of a home",
        "minimum taxable value",
        "fiscal reference value",
        "reference value higher than price",
        "dispute reference value",
        "challenge the reference value",
      ],
      title: "The reference value (valor de referencia)",
      answers: {
        what: [
          "If the reference value (valor de referencia) is higher than your price, transfer tax is worked out on it: at €400,000 of price and €430,000 of reference value you pay €43,000 instead of €40,000.",
          "The Cadastre sets it for each home every year, and you can look it up free of charge before you make an offer.",
          "If it is wrong, you pay on it first and then ask for a correction, with proof of the home’s condition.",
        ],
        cost: "Looking up the reference value costs nothing. What it may cost you is tax: if it is above the price, you pay transfer tax on the difference as well.",
        how: "You look the reference value up on the website of the Cadastre (Sede Electrónica del Catastro), by the cadastral reference and a date. It asks for a digital certificate or for the number of your identity document. To dispute it, declare on it first and then ask for your return to be corrected, with an expert’s report and photographs.",
        who: "The reference value is set by the Directorate General for the Cadastre, which belongs to the Ministry of Finance. Neither the seller, the agent nor the town hall has a say in it.",
        must: "Yes, the reference value can be disputed, but not in advance: you declare on it and then ask the Catalan tax agency to correct your return, with an expert’s report, photographs and estimates for the work. Mistakes of area or use are corrected at the Cadastre, best before you sign.",
      },
      sections: [
        {
          heading: "What if it is higher than the price?",
          blocks: [
            "Check the data first: a wrong area or a wrong use can be corrected at the Cadastre. If the data are right, file on the reference value and then ask for the return to be rectified, with proof of the real condition. Should an assessment reach you, you may contest the value together with it (Royal Legislative Decree 1/1993, art. 10.3).",
            "Either way you need evidence: a valuer’s report, photographs, quotes for the building work. A tax adviser can say whether the sum is worth the trouble.",
          ],
        },
        {
          heading: "How do you dispute the value, step by step?",
          blocks: [
            {
              steps: [
                "Correct wrong data at the Cadastre: area, year, use. It is best done before signing.",
                "File form 600 within one month of the deed, on the reference value, and pay.",
                "Have an expert write what the home is worth in its condition, with photographs and estimates.",
                "Ask the Catalan tax agency to rectify your return and refund the difference, within four years.",
                "If it refuses, a claim to the tax tribunal follows: ask an adviser whether the sum is worth it.",
              ],
            },
            "At a difference of €30,000 the tax in question is €3,000; a valuer’s report costs some hundreds of euros of that.",
          ],
        },
        {
          heading: "Where does the figure come from?",
          blocks: [
            "Since 1\u00a0January 2022 the Cadastre has worked it out each year from the prices in notarial deeds, area by area (Law 11/2021). It may not be above market value, so a reducing factor is applied.",
            "Nobody visits the home. The calculation knows the street, the age and the area, and not the leaking roof. That is why it may come out too high for a home in poor condition.",
          ],
        },
        {
          heading: "What is it used for?",
          blocks: [
            {
              points: [
                "Transfer tax on a resale home: the tax base is never lower (Royal Legislative Decree 1/1993, art. 10).",
                "Inheritance and gift tax, where a home passes without a price.",
                "Property tax (IBI) and the municipal capital gains tax do not use it: they rest on the cadastral value, which is another figure.",
              ],
            },
            "The bank valuation is a third figure. None of the three says what the home would sell for.",
          ],
        },
        {
          heading: "How does it differ from the other values of a home?",
          blocks: [
            {
              caption: "Four figures for one home, and what each decides",
              columns: ["Figure", "Who sets it", "What it decides", "Where you find it"],
              rows: [
                [
                  "Reference value",
                  "Cadastre, every year",
                  "Transfer, gift and inheritance tax",
                  "Cadastre’s website, free",
                ],
                ["Cadastral value", "Cadastre, by town", "IBI, plusvalía, form 210", "IBI receipt"],
                ["Bank valuation", "Valuer for the bank", "The size of the loan", "Report, €250–600"],
                ["Price", "Seller and buyer", "What you pay, and the tax if it is the highest", "Deed"],
              ],
            },
          ],
        },
        {
          heading: "What should you do before an offer?",
          blocks: [
            {
              steps: [
                "Take the cadastral reference of the home, and of the parking space, from the property tax receipt.",
                "Look up the value for the present year and save the certificate.",
                "If the signing may slip into January, remember that a new value begins then.",
                "Work out the tax on the higher figure and add it to your costs.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Three cases of price and reference value",
        blocks: [
          {
            caption: "Transfer tax on the higher of the two",
            columns: ["Price", "Reference value", "Tax on", "Transfer tax"],
            rows: [
              ["€400,000", "€380,000", "€400,000", "€40,000"],
              ["€400,000", "€430,000", "€430,000", "€43,000"],
              ["€580,000", "€640,000", "€640,000", "€64,400"],
            ],
          },
        ],
      },
      inShort: [
        "The Cadastre gives each home a reference value every year.",
        "Transfer tax is charged on that value whenever the price is below it.",
        "Anyone with the cadastral reference can look it up free of charge.",
      ],
      next: "Enter the higher of the two figures in our [cost calculator](/costs) to see the tax you would owe.",
      description:
        "Reference value of a home: where to see it free of charge, three cases with the transfer tax, how it differs from the cadastral value and how to dispute it.",
      sources: [
        "Law 11/2021",
        "Royal Legislative Decree 1/2004, final provision 3",
        "Royal Legislative Decree 1/1993, art. 10",
      ],
    },
    es: {
      names: [
        "valor de referencia",
        "valor de referencia catastral",
        "valor de referencia del catastro",
        "valor de referencia vivienda",
        "valor mínimo hacienda",
        "valor fiscal de referencia",
        "consultar valor de referencia",
        "valor de referencia más alto que el precio",
        "impugnar valor de referencia",
        "recurrir el valor de referencia",
      ],
      title: "El valor de referencia del Catastro",
      answers: {
        what: [
          "Si el valor de referencia del Catastro es más alto que el precio, el impuesto de transmisiones se calcula con él: por 400.000\u00a0€ de precio y 430.000\u00a0€ de valor se pagan 43.000\u00a0€ en vez de 40.000\u00a0€.",
          "El Catastro lo fija cada año para cada vivienda y se mira gratis, antes de hacer una oferta.",
          "Si está mal, se paga por él y después se pide la rectificación, con pruebas del estado de la vivienda.",
        ],
        cost: "Mirar el valor de referencia es gratis. Lo que puede costar es impuesto: si supera el precio, también se paga por la diferencia.",
        how: "El valor de referencia se busca en la Sede Electrónica del Catastro, con la referencia catastral y una fecha. Hace falta certificado digital, Cl@ve o los datos del documento de identidad. Para impugnarlo, declare primero por él y pida después que se rectifique la autoliquidación, con informe de un perito y fotografías.",
        who: "El valor de referencia lo fija la Dirección General del Catastro, del Ministerio de Hacienda. Ni quien vende, ni la agencia, ni el ayuntamiento intervienen.",
        must: "Sí: el valor de referencia se puede impugnar, pero no por adelantado. Se declara con él y después se pide a la Agencia Tributaria de Cataluña que rectifique la autoliquidación, con informe de un perito, fotografías y presupuestos de obra. Los errores de superficie o de uso se corrigen en el Catastro, mejor antes de firmar.",
      },
      sections: [
        {
          heading: "¿Y si es más alto que el precio?",
          blocks: [
            "Primero, revise los datos: una superficie o un uso equivocados se corrigen en el Catastro. Si son correctos, declare por el valor de referencia y pida después la rectificación, con pruebas del estado real. Si le llega una liquidación, al recurrirla puede discutir también el valor (Real Decreto Legislativo 1/1993, art. 10.3).",
            "En los dos casos hacen falta pruebas: informe de un perito, fotografías, presupuestos de obra. Un asesor fiscal le dirá si el importe compensa.",
          ],
        },
        {
          heading: "¿Cómo se impugna el valor de referencia, paso a paso?",
          blocks: [
            {
              steps: [
                "Corrija en el Catastro los datos que estén mal: metros, año, uso. Mejor antes de firmar.",
                "Presente el modelo 600 en el mes siguiente a la escritura, por el valor de referencia, y pague.",
                "Encargue a un perito un informe de lo que vale la vivienda en su estado, con fotografías y presupuestos.",
                "Pida a la Agencia Tributaria de Cataluña que rectifique la declaración y devuelva la diferencia; tiene cuatro años.",
                "Si lo deniega, queda la reclamación económico-administrativa: pregunte a un asesor si compensa.",
              ],
            },
            "Con una diferencia de 30.000\u00a0€ se discuten 3.000\u00a0€ de impuesto; el informe se lleva unos cientos.",
          ],
        },
        {
          heading: "¿De dónde sale la cifra?",
          blocks: [
            "Desde el 1 de enero de 2022 el Catastro la calcula cada año con los precios escriturados ante notario, por zonas (Ley 11/2021). No puede superar el valor de mercado, y por eso se le aplica un factor de minoración.",
            "Nadie visita la vivienda. El cálculo conoce la calle, la edad y los metros, pero no la gotera. De ahí que pueda salir alto en un piso en mal estado.",
          ],
        },
        {
          heading: "¿Para qué sirve?",
          blocks: [
            {
              points: [
                "Para el impuesto de transmisiones de la segunda mano: la base nunca es menor (Real Decreto Legislativo 1/1993, art. 10).",
                "Para sucesiones y donaciones, cuando la vivienda pasa a otra persona sin precio.",
                "El IBI y la plusvalía municipal no lo usan: parten del valor catastral, que es otra cifra.",
              ],
            },
            "La tasación del banco es una tercera. Ninguna de las tres dice por cuánto se vendería la vivienda.",
          ],
        },
        {
          heading: "¿En qué se diferencia de los otros valores?",
          blocks: [
            {
              caption: "Cuatro cifras de una misma vivienda y qué decide cada una",
              columns: ["Cifra", "Quién la fija", "Qué decide", "Dónde está"],
              rows: [
                [
                  "Valor de referencia",
                  "El Catastro, cada año",
                  "ITP, sucesiones y donaciones",
                  "Web del Catastro, gratis",
                ],
                ["Valor catastral", "El Catastro, por municipios", "IBI, plusvalía, modelo 210", "Recibo del IBI"],
                ["Tasación", "Un tasador para el banco", "El importe del préstamo", "Informe, 250–600\u00a0€"],
                [
                  "Precio",
                  "Quien vende y quien compra",
                  "Lo que se paga, y el impuesto si es el más alto",
                  "Escritura",
                ],
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se tiene en cuenta al ofertar?",
          blocks: [
            {
              steps: [
                "Tome del recibo del IBI la referencia catastral de la vivienda y la de la plaza de aparcamiento.",
                "Busque el valor del año en curso y guarde el certificado.",
                "Si la firma puede pasar a enero, cuente con que entonces empieza otro valor.",
                "Calcule el impuesto con la cifra más alta y súmelo a los gastos.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Tres casos de precio y valor de referencia",
        blocks: [
          {
            caption: "ITP sobre la cifra más alta",
            columns: ["Precio", "Valor de referencia", "Se tributa por", "ITP"],
            rows: [
              ["400.000\u00a0€", "380.000\u00a0€", "400.000\u00a0€", "40.000\u00a0€"],
              ["400.000\u00a0€", "430.000\u00a0€", "430.000\u00a0€", "43.000\u00a0€"],
              ["580.000\u00a0€", "640.000\u00a0€", "640.000\u00a0€", "64.400\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "Cada vivienda tiene un valor de referencia que el Catastro revisa todos los años.",
        "Cuando el precio es menor, el impuesto de transmisiones se calcula con ese valor.",
        "Con la referencia catastral, cualquiera puede verlo gratis.",
      ],
      next: "Ponga la más alta de las dos cifras en la [calculadora de gastos](/costs) y verá el impuesto.",
      description:
        "El valor de referencia de una vivienda: dónde se mira gratis, tres casos con el ITP, en qué se diferencia del catastral y cómo se impugna, paso a paso y plazos.",
      sources: [
        "Ley 11/2021",
        "Real Decreto Legislativo 1/2004, disposición final tercera",
        "Real Decreto Legislativo 1/1993, art. 10",
      ],
    },
    ca: {
      names: [
        "valor de referència",
        "valor de referència cadastral",
        "valor de referència del cadastre",
        "valor de referència habitatge",
        "valor mínim d'hisenda",
        "valor fiscal de referència",
        "consultar el valor de referència",
        "valor de referència més alt que el preu",
        "impugnar el valor de referència",
        "recórrer el valor de referència",
      ],
      title: "El valor de referència del Cadastre",
      answers: {
        what: [
          "Si el valor de referència del Cadastre és més alt que el preu, l’impost de transmissions es calcula amb aquest valor: per 400.000\u00a0€ de preu i 430.000\u00a0€ de valor es paguen 43.000\u00a0€ en lloc de 40.000\u00a0€.",
          "El Cadastre el fixa cada any per a cada habitatge i es mira de franc, abans de fer una oferta.",
          "Si és equivocat, es paga amb ell i després se’n demana la rectificació, amb proves de l’estat de l’habitatge.",
        ],
        cost: "Si el valor de referència és més alt que el preu, l’impost es calcula amb aquest valor i es paga també per la diferència. Mirar-lo abans de fer l’oferta és gratuït.",
        how: "El valor de referència es busca a la Seu Electrònica del Cadastre, amb la referència cadastral i una data. Cal certificat digital, Cl@ve o les dades del document d’identitat. Per impugnar-lo, declari primer amb aquest valor i demani després que es rectifiqui l’autoliquidació, amb informe d’un perit i fotografies.",
        who: "El valor de referència el fixa la Direcció General del Cadastre, del Ministeri d’Hisenda. Ni qui ven, ni l’agència, ni l’ajuntament no hi intervenen.",
        must: "Sí: el valor de referència es pot impugnar, però no per avançat. Es declara amb aquest valor i després es demana a l’Agència Tributària de Catalunya que rectifiqui l’autoliquidació, amb informe d’un perit, fotografies i pressupostos d’obra. Els errors de superfície o d’ús es corregeixen al Cadastre, millor abans de signar.",
      },
      sections: [
        {
          heading: "I si és més alt que el preu?",
          blocks: [
            "Primer, revisi les dades: una superfície o un ús equivocats es corregeixen al Cadastre. Si són correctes, declari pel valor de referència i demani després la rectificació, amb proves de l’estat real. Si li arriba una liquidació, en recórrer-la pot discutir també el valor (Reial decret legislatiu 1/1993, art. 10.3).",
            "En tots dos casos calen proves: informe d’un pèrit, fotografies, pressupostos d’obra. Un assessor fiscal li dirà si l’import s’ho val.",
          ],
        },
        {
          heading: "Com s’impugna el valor de referència, pas a pas?",
          blocks: [
            {
              steps: [
                "Corregeixi al Cadastre les dades que estiguin malament: metres, any, ús. Millor abans de signar.",
                "Presenti el model 600 en el mes següent a l’escriptura, pel valor de referència, i pagui.",
                "Encarregui a un perit un informe del que val l’habitatge en l’estat en què es troba, amb fotografies i pressupostos.",
                "Demani a l’Agència Tributària de Catalunya que rectifiqui la declaració i torni la diferència; té quatre anys.",
                "Si ho denega, queda la reclamació economicoadministrativa: pregunti a un assessor si compensa.",
              ],
            },
            "Amb una diferència de 30.000\u00a0€ es discuteixen 3.000\u00a0€ d’impost; l’informe se n’emporta uns centenars.",
          ],
        },
        {
          heading: "D’on surt la xifra?",
          blocks: [
            "Des de l’1 de gener del 2022 el Cadastre la calcula cada any a partir dels preus escripturats davant notari, zona per zona (Llei 11/2021). No pot superar el valor de mercat, i per això s’hi aplica un factor de minoració.",
            "Ningú no visita l’habitatge. El càlcul coneix el carrer, l’edat i els metres, però no la gotera. Per això pot sortir alt en un pis en mal estat.",
          ],
        },
        {
          heading: "Per a què serveix?",
          blocks: [
            {
              points: [
                "Per a l’impost de transmissions de la segona mà: la base no és mai més baixa (Reial decret legislatiu 1/1993, art. 10).",
                "Per a successions i donacions, quan l’habitatge passa a algú sense preu.",
                "L’IBI i la plusvàlua municipal no el fan servir: parteixen del valor cadastral, que és una altra xifra.",
              ],
            },
            "La taxació del banc n’és una tercera. Cap de les tres no diu per quant es vendria l’habitatge.",
          ],
        },
        {
          heading: "En què es diferencia dels altres valors?",
          blocks: [
            {
              caption: "Quatre xifres d’un mateix habitatge i què decideix cadascuna",
              columns: ["Xifra", "Qui la fixa", "Què decideix", "On és"],
              rows: [
                [
                  "Valor de referència",
                  "El Cadastre, cada any",
                  "ITP, successions i donacions",
                  "Web del Cadastre, de franc",
                ],
                ["Valor cadastral", "El Cadastre, per municipis", "IBI, plusvàlua, model 210", "Rebut de l’IBI"],
                ["Taxació", "Un taxador per al banc", "L’import del préstec", "Informe, 250–600\u00a0€"],
                ["Preu", "Qui ven i qui compra", "El que es paga, i l’impost si és el més alt", "Escriptura"],
              ],
            },
          ],
        },
        {
          heading: "Què convé fer abans d’oferir?",
          blocks: [
            {
              steps: [
                "Agafi del rebut de l’IBI la referència cadastral de l’habitatge i la de la plaça d’aparcament.",
                "Busqui el valor de l’any en curs i guardi el certificat.",
                "Si la signatura pot anar a parar al gener, compti que llavors comença un altre valor.",
                "Calculi l’impost amb la xifra més alta i afegeixi’l a les despeses.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Tres casos de preu i valor de referència",
        blocks: [
          {
            caption: "ITP sobre la xifra més alta",
            columns: ["Preu", "Valor de referència", "Es tributa per", "ITP"],
            rows: [
              ["400.000\u00a0€", "380.000\u00a0€", "400.000\u00a0€", "40.000\u00a0€"],
              ["400.000\u00a0€", "430.000\u00a0€", "430.000\u00a0€", "43.000\u00a0€"],
              ["580.000\u00a0€", "640.000\u00a0€", "640.000\u00a0€", "64.400\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "Cada habitatge té un valor de referència que el Cadastre revisa tots els anys.",
        "Quan el preu és més baix, l’impost de transmissions es calcula amb aquest valor.",
        "Amb la referència cadastral, tothom el pot veure de franc.",
      ],
      next: "Posi la més alta de les dues xifres a la [calculadora de despeses](/costs) i veurà l’impost.",
      description:
        "El valor de referència d’un habitatge: on es mira de franc, tres casos amb l’ITP, en què es diferencia del cadastral i com s’impugna, pas a pas i amb terminis.",
      sources: [
        "Llei 11/2021",
        "Reial decret legislatiu 1/2004, disposició final tercera",
        "Reial decret legislatiu 1/1993, art. 10",
      ],
    },
    ru: {
      names: [
        "справочная стоимость",
        "справочная стоимость жилья",
        "справочная стоимость кадастра",
        "valor de referencia",
        "референсная стоимость",
        "минимальная стоимость для налога",
        "стоимость для расчёта налога",
        "valor de referencia catastro",
        "справочная стоимость выше цены",
        "оспорить справочную стоимость",
      ],
      title: "Справочная стоимость (valor de referencia)",
      answers: {
        what: [
          "Если справочная стоимость (valor de referencia) выше цены, налог на передачу имущества считают с неё: при цене 400\u00a0000\u00a0€ и справочной стоимости 430\u00a0000\u00a0€ платят 43\u00a0000\u00a0€, а не 40\u00a0000\u00a0€.",
          "Кадастр каждый год назначает её каждому жилью, и узнать её можно бесплатно ещё до предложения о покупке.",
          "Если она неверна, сначала платят с неё, а потом просят исправить декларацию и прикладывают доказательства состояния жилья.",
        ],
        cost: "Узнать справочную стоимость можно бесплатно. Дорого может обойтись налог: если она выше цены, платить придётся и с разницы.",
        how: "Справочную стоимость ищут на сайте Кадастра (Sede Electrónica del Catastro) по кадастровому номеру и дате. Нужен электронный сертификат, Cl@ve или данные вашего удостоверения личности. Чтобы её оспорить, сначала подайте декларацию с этой стоимостью, а потом попросите её исправить и приложите заключение эксперта и фотографии.",
        who: "Справочную стоимость устанавливает Главное управление Кадастра при министерстве финансов Испании. Ни продавец, ни агентство, ни мэрия на неё не влияют.",
        must: "Да, справочную стоимость можно оспорить, но не заранее. Сначала подают декларацию с этой стоимости, а затем просят налоговое агентство Каталонии её исправить: нужны заключение эксперта, фотографии, сметы на ремонт. Ошибки в площади или назначении исправляет Кадастр, и лучше сделать это до сделки.",
      },
      sections: [
        {
          heading: "Что делать, если она выше цены?",
          blocks: [
            "Сначала проверьте данные: неверную площадь или назначение Кадастр исправляет. Если всё верно, подайте форму со справочной стоимости, а потом попросите о перерасчёте и докажите настоящее состояние жилья. Если вам пришлют доначисление, вместе с ним можно оспорить и саму стоимость (RDLeg 1/1993, ст. 10.3).",
            "В обоих случаях нужны доказательства: заключение эксперта, фотографии, сметы на ремонт. Налоговый консультант скажет, стоит ли сумма хлопот.",
          ],
        },
        {
          heading: "Как оспорить справочную стоимость по шагам?",
          blocks: [
            {
              steps: [
                "Исправьте в Кадастре неверные данные: площадь, год, назначение. Лучше сделать это до сделки.",
                "В течение месяца после акта подайте форму 600 со справочной стоимости и заплатите налог.",
                "Закажите эксперту отчёт о том, сколько стоит жильё в его состоянии, с фотографиями и сметами на ремонт.",
                "Попросите налоговое агентство Каталонии исправить декларацию и вернуть разницу; на это есть четыре года.",
                "Если откажут, остаётся жалоба в налоговый трибунал: спросите консультанта, стоит ли она того.",
              ],
            },
            "При разнице в 30\u00a0000\u00a0€ спор идёт о 3\u00a0000\u00a0€ налога, а отчёт эксперта обойдётся в несколько сотен. При маленькой разнице дешевле учесть налог в торге и попросить у продавца скидку.",
          ],
        },
        {
          heading: "Откуда берётся эта сумма?",
          blocks: [
            "С 1\u00a0января 2022\u00a0года Кадастр каждый год рассчитывает её по ценам из нотариальных актов, зона за зоной (Закон 11/2021). Она не может быть выше рыночной, поэтому к ней применяют понижающий коэффициент.",
            "Само жильё никто не осматривает. В расчёте есть улица, возраст и метры, но нет протекающей крыши. Поэтому для квартиры в плохом состоянии сумма может выйти завышенной.",
          ],
        },
        {
          heading: "Для чего она нужна?",
          blocks: [
            {
              points: [
                "Для налога на передачу вторичного жилья: его база не бывает ниже (RDLeg 1/1993, ст. 10).",
                "Для налога на наследство и дарение, когда жильё переходит без цены.",
                "Для налога на недвижимость (IBI) и налога на прирост стоимости земли она не годится: там берут кадастровую стоимость, а это другая цифра.",
              ],
            },
            "Банковская оценка\u00a0— третья цифра. Ни одна из трёх не говорит, за сколько жильё можно продать.",
          ],
        },
        {
          heading: "Чем она отличается от других стоимостей жилья?",
          blocks: [
            {
              caption: "Четыре суммы для одной квартиры и что решает каждая",
              columns: ["Сумма", "Кто определяет", "Что решает", "Где посмотреть"],
              rows: [
                [
                  "Справочная стоимость",
                  "Кадастр, каждый год",
                  "ITP, налог на наследство и дарение",
                  "Сайт Кадастра, бесплатно",
                ],
                ["Кадастровая стоимость", "Кадастр, по городам", "IBI, plusvalía, форма 210", "Квитанция IBI"],
                ["Банковская оценка", "Оценщик для банка", "Размер кредита", "Отчёт, 250–600\u00a0€"],
                [
                  "Цена",
                  "Продавец и покупатель",
                  "Сколько вы платите, и налог, если она выше всех",
                  "Нотариальный акт",
                ],
              ],
            },
            "Эти суммы почти никогда не совпадают, и ни одна из них не заменяет другую.",
          ],
        },
        {
          heading: "Что сделать до предложения о покупке?",
          blocks: [
            {
              steps: [
                "Возьмите из квитанции IBI кадастровый номер жилья и отдельно номер парковочного места.",
                "Найдите стоимость на текущий год и сохраните справку с сайта.",
                "Если сделка может перейти на январь, учтите: тогда начнёт действовать новая стоимость.",
                "Посчитайте налог с большей суммы и добавьте его к своим расходам.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Три случая: цена и справочная стоимость",
        blocks: [
          {
            caption: "ITP с большей из двух сумм",
            columns: ["Цена", "Справочная стоимость", "Налог с суммы", "ITP"],
            rows: [
              ["400\u00a0000\u00a0€", "380\u00a0000\u00a0€", "400\u00a0000\u00a0€", "40\u00a0000\u00a0€"],
              ["400\u00a0000\u00a0€", "430\u00a0000\u00a0€", "430\u00a0000\u00a0€", "43\u00a0000\u00a0€"],
              ["580\u00a0000\u00a0€", "640\u00a0000\u00a0€", "640\u00a0000\u00a0€", "64\u00a0400\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "У каждого жилья есть справочная стоимость, которую Кадастр ежегодно пересматривает.",
        "Если цена ниже, налог на передачу имущества берут с этой стоимости.",
        "Зная кадастровый номер, её может бесплатно посмотреть каждый.",
      ],
      next: "Введите большую из двух сумм в [калькулятор расходов](/costs): он покажет налог.",
      description:
        "Справочная стоимость жилья в Испании: где бесплатно её узнать, три примера с налогом ITP, чем она отличается от кадастровой и как её оспорить шаг за шагом.",
      sources: [
        "Закон 11/2021",
        "Королевский законодательный декрет (RDLeg) 1/2004, третье заключительное положение",
        "RDLeg 1/1993, ст. 10",
      ],
    },
  },
};
