import type { Entry } from "../entry";

export const vatOnNewHomes: Entry = {
  theme: "costs",
  related: [
    "stamp-duty",
    "new-or-resale",
    "costs-of-buying",
    "transfer-tax",
    "advance-payment-guarantee",
    "protected-home",
  ],
  table: "new-or-resale",
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "vat on new homes",
        "vat on a new home",
        "iva on new build",
        "iva new build",
        "vat on property in spain",
        "vat on new developments",
        "10% vat new home",
        "tax on new build homes",
        "iva obra nueva",
      ],
      title: "VAT on new homes",
      answers: {
        what: [
          "VAT on a new home bought from its developer is {new.vat} of the price, and in Catalonia stamp duty (AJD) of {new.stamp} comes with it: at €500,000, €50,000 and €7,500, €57,500 altogether.",
          "It takes the place of transfer tax, which is for resale homes.",
          "You pay the VAT to the developer together with each instalment, and the stamp duty after signing.",
        ],
        cost: [
          "VAT on a new home is {new.vat} of the price.",
          "At {x.price} it comes to {x.vat}; with Catalonia’s stamp duty, {x.newTax}.",
        ],
        who: "VAT on new homes is paid by the buyer to the developer, who passes it on to the tax office. It is not on top of transfer tax: a purchase bears one or the other.",
        time: "VAT on new homes is due with every payment, the first one included. What you pay while the building goes up already bears the tax (Law 37/1992, art. 75.Two); the rest is paid on the day of signing.",
      },
      sections: [
        {
          heading: "When does a home count as new for tax?",
          blocks: [
            "A home is new when the developer sells it for the first time after building or fully renovating it. The second sale, and every later one, is a resale and exempt from VAT (Law 37/1992, art. 20.One.22).",
            {
              points: [
                "An apartment that the developer has let for two years or more to someone other than you counts as a resale.",
                "A new-looking home sold by a private owner is a resale, however recently it was finished.",
                "A fully renovated building can be new again, if the work meets the limits of the law. Ask the developer to say which it is, in writing.",
              ],
            },
          ],
        },
        {
          heading: "Which rate applies to what?",
          blocks: [
            [
              "The home bears {new.vat}, and so do up to two parking spaces and the storage rooms in the same building, if they pass to you together with it (Law 37/1992, art. 91.One.1.7). For storage rooms the law names no number.",
            ],
            {
              points: [
                "A parking space bought on its own, or a third one: 21%.",
                "Premises or an office: 21%.",
                "Protected homes of the special regime, sold by their developer: 4% (art. 91.Two.1.6).",
              ],
            },
          ],
        },
        {
          heading: "When is the VAT paid on a home off plan?",
          blocks: [
            {
              caption: "An example: new home at €400,000 plus VAT, in three payments",
              columns: ["Payment", "Price", "VAT 10%", "You transfer"],
              rows: [
                ["With the contract, 10%", "€40,000", "€4,000", "€44,000"],
                ["During the works, 20%", "€80,000", "€8,000", "€88,000"],
                ["On the day of the deed, 70%", "€280,000", "€28,000", "€308,000"],
                ["Together", "€400,000", "€40,000", "€440,000"],
              ],
            },
            "Stamp duty comes after that: 1.5% in Catalonia, €6,000, on form 600 within a month of the deed. Notary, land registry and paperwork add €1,650 to €2,800.",
          ],
        },
        {
          heading: "How do you check the bill?",
          blocks: [
            {
              steps: [
                "Ask whether the price in the advertisement includes VAT. It should say so.",
                "Have the payment plan show price and VAT in separate columns, with dates.",
                "Keep an invoice for every instalment, with the tax shown.",
                "Before signing, add up the invoices and compare the total with the deed.",
              ],
            },
            "Every euro you pay on account must be covered by a guarantee or insurance, VAT included. Ask for it before the first transfer.",
          ],
        },
        {
          heading: "What goes wrong?",
          blocks: [
            "Buyers compare a new home with a resale by price alone. Up to about €2 million the new one bears more tax in Catalonia, and the VAT is due earlier, while you may still be paying rent. Banks lend on the price, so the tax has to come from savings.",
          ],
        },
        {
          heading: "Can the VAT on a home be lower or come back?",
          blocks: [
            {
              points: [
                "A private buyer gets none of it back, resident or not.",
                "There is no lower VAT for young buyers or large families; what they can save is stamp duty or, on a resale home, transfer tax.",
                "If the purchase falls through and the developer returns the payments, the VAT comes back with them.",
                "A home that the developer lets with an option to buy, and a home with a business in it, follow other rules: ask.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How do both taxes add up?",
        blocks: [
          [
            "Suppose a new home is offered at {x.price}, without tax.",
            "VAT adds {x.vat} and stamp duty {x.stamp}.",
            "Together that is {x.newTax}, and home and taxes reach {x.newSum}.",
            "A resale home at the same price would bear {x.tax} of transfer tax.",
          ],
        ],
      },
      inShort: [
        "A home bought from its developer bears VAT of {new.vat} instead of transfer tax.",
        "In Catalonia stamp duty of {new.stamp} is added after signing; other regions set their own rate.",
        "The VAT is paid with each instalment, so the money is needed before the keys.",
      ],
      next: "Compare a new home and a resale at your price in our [cost calculator](/costs).",
      description:
        "VAT on new homes in Spain: 10%, with 1.5% stamp duty in Catalonia, 21% on a third parking space, the tax on each instalment, and which homes count as new.",
      sources: [
        "Law 37/1992, arts. 20.One.22, 75.Two, 90 and 91",
        "Legislative Decree 1/2024 (Catalan tax code, book six), art. 642-1",
      ],
    },
    es: {
      names: [
        "iva de obra nueva",
        "iva obra nueva",
        "iva vivienda nueva",
        "iva al comprar al promotor",
        "iva piso nuevo",
        "iva promotora",
        "cuánto iva paga una vivienda",
        "iva garaje y trastero",
        "impuestos obra nueva",
      ],
      title: "El IVA de la obra nueva",
      answers: {
        what: [
          "El IVA de obra nueva es el {new.vat} del precio que se paga a la promotora, y en Cataluña lo acompañan los actos jurídicos documentados (AJD), un {new.stamp}: con 500.000\u00a0€, 50.000\u00a0€ y 7.500\u00a0€, en total 57.500\u00a0€.",
          "Sustituye al impuesto de transmisiones, que es el de la segunda mano.",
          "El IVA se entrega a la promotora con cada pago; los AJD, después de firmar.",
        ],
        cost: [
          "El IVA de una vivienda de obra nueva es el {new.vat} del precio.",
          "Con {x.price} son {x.vat}; con los AJD de Cataluña, {x.newTax}.",
        ],
        who: "El IVA de obra nueva lo paga quien compra, y la promotora lo ingresa en Hacienda. No se suma al impuesto de transmisiones: una compra lleva uno o el otro.",
        time: "El IVA de obra nueva se paga con cada entrega de dinero, también con la primera. Lo que se adelanta durante la obra ya lo lleva (Ley 37/1992, art. 75.Dos); el resto se paga el día de la firma.",
      },
      sections: [
        {
          heading: "¿Cuándo es nueva una vivienda para Hacienda?",
          blocks: [
            "Cuando la promotora la vende por primera vez después de construirla o rehabilitarla. La segunda venta y las siguientes están exentas de IVA y pagan transmisiones (Ley 37/1992, art. 20.Uno.22.º).",
            {
              points: [
                "Un piso que la promotora ha tenido alquilado dos años o más a otra persona ya no es nuevo.",
                "Un piso casi sin estrenar que vende un particular es de segunda mano, por reciente que sea.",
                "Un edificio rehabilitado puede volver a ser nuevo si la obra llega a lo que exige la ley. Pida que la promotora lo diga por escrito.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué tipo lleva cada cosa?",
          blocks: [
            [
              "La vivienda lleva el {new.vat}, y también hasta dos plazas de aparcamiento y los trasteros del mismo edificio, si se transmiten junto con ella (Ley 37/1992, art. 91.Uno.1.7.º). Para los trasteros la ley no pone número.",
            ],
            {
              points: [
                "Una plaza comprada aparte, o una tercera: 21\u00a0%.",
                "Un local o un despacho: 21\u00a0%.",
                "Una VPO de régimen especial, vendida por su promotora: 4\u00a0% (art. 91.Dos.1.6.º).",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo se paga el IVA de una vivienda sobre plano?",
          blocks: [
            {
              caption: "Ejemplo: vivienda nueva de 400.000\u00a0€ más IVA, en tres pagos",
              columns: ["Pago", "Precio", "IVA del 10\u00a0%", "Usted transfiere"],
              rows: [
                ["Con el contrato, el 10\u00a0%", "40.000\u00a0€", "4.000\u00a0€", "44.000\u00a0€"],
                ["Durante la obra, el 20\u00a0%", "80.000\u00a0€", "8.000\u00a0€", "88.000\u00a0€"],
                ["El día de la escritura, el 70\u00a0%", "280.000\u00a0€", "28.000\u00a0€", "308.000\u00a0€"],
                ["En total", "400.000\u00a0€", "40.000\u00a0€", "440.000\u00a0€"],
              ],
            },
            "Después vienen los AJD: en Cataluña el 1,5\u00a0%, 6.000\u00a0€, con el modelo 600 y en el mes siguiente a la escritura. Notaría, registro y gestoría añaden de 1.650 a 2.800\u00a0€.",
          ],
        },
        {
          heading: "¿Cómo se comprueba la factura?",
          blocks: [
            {
              steps: [
                "Pregunte si el precio del anuncio incluye el IVA. Debería decirlo.",
                "Pida un calendario de pagos con el precio y el IVA en columnas separadas, y con fechas.",
                "Guarde una factura de cada pago en la que conste el impuesto.",
                "Antes de la firma, sume las facturas y compare el total con la escritura.",
              ],
            },
            "Todo lo que pague a cuenta, IVA incluido, debe estar cubierto por un aval o un seguro. Pídalo antes de la primera transferencia.",
          ],
        },
        {
          heading: "¿Qué suele fallar?",
          blocks: [
            "Se compara lo nuevo con lo usado solo por el precio. En Cataluña, hasta unos 2\u00a0millones de euros la obra nueva paga más impuesto. Además se paga antes, cuando quizá todavía hay un alquiler. El banco presta sobre el precio, así que el impuesto sale de los ahorros.",
          ],
        },
        {
          heading: "¿Puede bajar o devolverse el IVA de una vivienda?",
          blocks: [
            {
              points: [
                "Un particular no lo recupera, resida donde resida.",
                "No hay un IVA menor por edad ni por familia numerosa; lo que se puede ahorrar son los AJD o, en segunda mano, parte del ITP.",
                "Si la compra no sale adelante y la promotora devuelve los pagos, el IVA vuelve con ellos.",
                "El alquiler con opción de compra y la vivienda con un negocio dentro siguen otras reglas: pregunte.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto suman los dos impuestos?",
        blocks: [
          [
            "Imagine una vivienda nueva que se ofrece por {x.price}, sin impuestos.",
            "El IVA añade {x.vat} y los AJD, {x.stamp}.",
            "Juntos son {x.newTax}; la vivienda con sus impuestos llega a {x.newSum}.",
            "De segunda mano, al mismo precio, el impuesto de transmisiones serían {x.tax}.",
          ],
        ],
      },
      inShort: [
        "La vivienda que se compra a la promotora lleva un IVA del {new.vat} en lugar del impuesto de transmisiones.",
        "En Cataluña, después de firmar se pagan además los AJD, un {new.stamp}; otras comunidades tienen su propio tipo.",
        "El IVA va con cada pago, de modo que el dinero hace falta antes que las llaves.",
      ],
      next: "Compare obra nueva y segunda mano con su precio en la [calculadora de gastos](/costs).",
      description:
        "IVA de la obra nueva: el 10\u00a0% y, en Cataluña, el 1,5\u00a0% de AJD; el 21\u00a0% en una tercera plaza, un calendario con el impuesto de cada pago y qué casa es nueva.",
      sources: [
        "Ley 37/1992, arts. 20.Uno.22.º, 75.Dos, 90 y 91",
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), art. 642-1",
      ],
    },
    ca: {
      names: [
        "iva d'obra nova",
        "iva obra nova",
        "iva habitatge nou",
        "iva pis nou",
        "iva promotora",
        "iva en comprar a la promotora",
        "impostos obra nova",
        "iva pàrquing i traster",
      ],
      title: "L’IVA de l’obra nova",
      answers: {
        what: [
          "L’IVA d’obra nova és el {new.vat} del preu que es paga a la promotora, i a Catalunya l’acompanyen els actes jurídics documentats (AJD), un {new.stamp}: amb 500.000\u00a0€, 50.000\u00a0€ i 7.500\u00a0€, en total 57.500\u00a0€.",
          "Substitueix l’impost de transmissions, que és el de la segona mà.",
          "L’IVA es lliura a la promotora amb cada pagament; els AJD, després de signar.",
        ],
        cost: [
          "L’IVA d’un habitatge d’obra nova és el {new.vat} del preu.",
          "Amb {x.price} són {x.vat}; amb els AJD de Catalunya, {x.newTax}.",
        ],
        who: "L’IVA d’obra nova el paga qui compra, i la promotora l’ingressa a Hisenda. No s’afegeix a l’impost de transmissions: una compra porta l’un o l’altre.",
        time: "L’IVA d’obra nova es paga amb cada lliurament de diners, el primer inclòs. El que s’avança durant l’obra ja en porta (Llei 37/1992, art. 75.Dos); la resta es paga el dia de la signatura.",
      },
      sections: [
        {
          heading: "Quan és nou un habitatge per a Hisenda?",
          blocks: [
            "Quan la promotora el ven per primera vegada després de construir-lo o rehabilitar-lo. La segona venda i les següents estan exemptes d’IVA i paguen transmissions (Llei 37/1992, art. 20.U.22è).",
            {
              points: [
                "Un pis que la promotora ha tingut llogat dos anys o més a una altra persona ja no és nou.",
                "Un pis gairebé per estrenar que ven un particular és de segona mà, per recent que sigui.",
                "Un edifici rehabilitat pot tornar a ser nou si l’obra arriba al que exigeix la llei. Demani que la promotora ho digui per escrit.",
              ],
            },
          ],
        },
        {
          heading: "Quin tipus porta cada cosa?",
          blocks: [
            [
              "L’habitatge porta el {new.vat}, i també fins a dues places d’aparcament i els trasters del mateix edifici, si es transmeten junt amb ell (Llei 37/1992, art. 91.U.1.7è). Per als trasters la llei no posa cap nombre.",
            ],
            {
              points: [
                "Una plaça comprada a part, o una tercera: 21\u00a0%.",
                "Un local o un despatx: 21\u00a0%.",
                "Un HPO de règim especial, venut per la seva promotora: 4\u00a0% (art. 91.Dos.1.6è).",
              ],
            },
          ],
        },
        {
          heading: "Quan es paga l’IVA d’un habitatge sobre plànol?",
          blocks: [
            {
              caption: "Exemple: habitatge nou de 400.000\u00a0€ més IVA, en tres pagaments",
              columns: ["Pagament", "Preu", "IVA del 10\u00a0%", "Vostè transfereix"],
              rows: [
                ["Amb el contracte, el 10\u00a0%", "40.000\u00a0€", "4.000\u00a0€", "44.000\u00a0€"],
                ["Durant l’obra, el 20\u00a0%", "80.000\u00a0€", "8.000\u00a0€", "88.000\u00a0€"],
                ["El dia de l’escriptura, el 70\u00a0%", "280.000\u00a0€", "28.000\u00a0€", "308.000\u00a0€"],
                ["En total", "400.000\u00a0€", "40.000\u00a0€", "440.000\u00a0€"],
              ],
            },
            "Després venen els AJD: a Catalunya l’1,5\u00a0%, 6.000\u00a0€, amb el model 600 i en el mes següent a l’escriptura. Notaria, registre i gestoria hi afegeixen de 1.650 a 2.800\u00a0€.",
          ],
        },
        {
          heading: "Com es comprova la factura?",
          blocks: [
            {
              steps: [
                "Pregunti si el preu de l’anunci inclou l’IVA. Ho hauria de dir.",
                "Demani un calendari de pagaments amb el preu i l’IVA en columnes separades, i amb dates.",
                "Guardi una factura de cada pagament on consti l’impost.",
                "Abans de la signatura, sumi les factures i compari el total amb l’escriptura.",
              ],
            },
            "Tot el que pagui a compte, IVA inclòs, ha d’estar cobert per un aval o una assegurança. Demani-ho abans de la primera transferència.",
          ],
        },
        {
          heading: "Què acostuma a fallar?",
          blocks: [
            "Es compara el nou amb l’usat només pel preu. A Catalunya, fins a uns 2\u00a0milions d’euros l’obra nova paga més impost. I es paga abans, quan potser encara hi ha un lloguer. El banc presta sobre el preu, de manera que l’impost surt dels estalvis.",
          ],
        },
        {
          heading: "Pot baixar o tornar l’IVA d’un habitatge?",
          blocks: [
            {
              points: [
                "Un particular no el recupera, visqui on visqui.",
                "No hi ha un IVA més baix per edat ni per família nombrosa; el que es pot estalviar són els AJD o, en segona mà, part de l’ITP.",
                "Si la compra no tira endavant i la promotora torna els pagaments, l’IVA torna amb ells.",
                "El lloguer amb opció de compra i l’habitatge amb un negoci a dins segueixen unes altres regles: pregunti.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant sumen els dos impostos?",
        blocks: [
          [
            "Imagini un habitatge nou que s’ofereix per {x.price}, sense impostos.",
            "L’IVA hi afegeix {x.vat} i els AJD, {x.stamp}.",
            "Plegats són {x.newTax}; l’habitatge amb els impostos arriba a {x.newSum}.",
            "De segona mà, al mateix preu, l’impost de transmissions seria de {x.tax}.",
          ],
        ],
      },
      inShort: [
        "L’habitatge que es compra a la promotora porta un IVA del {new.vat} en lloc de l’impost de transmissions.",
        "A Catalunya, un cop signat es paguen també els AJD, un {new.stamp}; altres comunitats tenen el seu propi tipus.",
        "L’IVA va amb cada pagament, o sigui que els diners fan falta abans que les claus.",
      ],
      next: "Compari obra nova i segona mà amb el seu preu a la [calculadora de despeses](/costs).",
      description:
        "IVA de l’obra nova: el 10\u00a0% i, a Catalunya, l’1,5\u00a0% d’AJD; el 21\u00a0% en una tercera plaça, un calendari amb l’impost de cada pagament i quin habitatge és nou.",
      sources: [
        "Llei 37/1992, arts. 20.U.22è, 75.Dos, 90 i 91",
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), art. 642-1",
      ],
    },
    ru: {
      names: [
        "НДС на новое жильё",
        "НДС на новостройку",
        "НДС при покупке у застройщика",
        "НДС новостройки Испания",
        "налог на новостройку",
        "налоги при покупке новостройки",
        "IVA на новостройку",
        "НДС 10 процентов квартира",
      ],
      title: "НДС на новое жильё",
      answers: {
        what: [
          "НДС на новое жильё (IVA) от застройщика составляет {new.vat} цены, и в Каталонии к нему добавляют гербовый сбор (AJD), {new.stamp}: с 500\u00a0000\u00a0€ это 50\u00a0000\u00a0€ и 7500\u00a0€, вместе 57\u00a0500\u00a0€.",
          "Вместе они заменяют налог на передачу имущества (ITP), который берут с вторичного жилья.",
          "НДС отдают застройщику с каждым платежом, гербовый сбор\u00a0— уже после сделки.",
        ],
        cost: [
          "НДС на новое жильё составляет {new.vat} цены.",
          "При цене {x.price} это {x.vat}, а с гербовым сбором Каталонии {x.newTax}.",
        ],
        who: "НДС на новое жильё платит покупатель, а застройщик перечисляет его в налоговую службу. Налог на передачу имущества при этом не берут: покупка облагается одним из двух.",
        time: "НДС на новое жильё платят с каждым взносом, начиная с первого. Деньги, внесённые во время стройки, уже облагаются (Закон 37/1992, ст. 75.Dos), остаток платят в день сделки.",
      },
      sections: [
        {
          heading: "Когда жильё считается новым?",
          blocks: [
            "Когда застройщик продаёт его впервые после постройки или полной реконструкции. Вторая и все следующие продажи от НДС освобождены, с них платят ITP (Закон 37/1992, ст. 20.Uno.22).",
            {
              points: [
                "Квартира, которую застройщик два года и дольше сдавал кому-то другому, новой уже не считается.",
                "Почти нетронутая квартира от частного лица\u00a0— вторичное жильё, как бы недавно её ни построили.",
                "Реконструированное здание может снова стать новым, если работы отвечают требованиям закона. Попросите застройщика ответить письменно, каким налогом облагается ваша покупка.",
              ],
            },
          ],
        },
        {
          heading: "Какая ставка на что действует?",
          blocks: [
            [
              "Для жилья ставка {new.vat}; она же действует для парковочных мест, не больше двух, и для кладовых в том же здании, если их передают вместе с ним (Закон 37/1992, ст. 91.Uno.1.7). Число кладовых закон не ограничивает.",
            ],
            {
              points: [
                "Парковочное место, купленное отдельно, или третье по счёту: 21\u00a0%.",
                "Магазин или офис: 21\u00a0%.",
                "Субсидируемое жильё (VPO) особого режима от его застройщика: 4\u00a0% (ст. 91.Dos.1.6).",
              ],
            },
            "Попросите застройщика указать в договоре, что парковочное место и кладовую передают вместе с квартирой, и по какой ставке.",
          ],
        },
        {
          heading: "Когда платят НДС за строящееся жильё?",
          blocks: [
            {
              caption: "Пример: новое жильё за 400\u00a0000\u00a0€ без НДС, три платежа",
              columns: ["Платёж", "Цена", "НДС 10\u00a0%", "Вы переводите"],
              rows: [
                ["При договоре, 10\u00a0%", "40\u00a0000\u00a0€", "4\u00a0000\u00a0€", "44\u00a0000\u00a0€"],
                ["Во время стройки, 20\u00a0%", "80\u00a0000\u00a0€", "8\u00a0000\u00a0€", "88\u00a0000\u00a0€"],
                ["В день акта, 70\u00a0%", "280\u00a0000\u00a0€", "28\u00a0000\u00a0€", "308\u00a0000\u00a0€"],
                ["Вместе", "400\u00a0000\u00a0€", "40\u00a0000\u00a0€", "440\u00a0000\u00a0€"],
              ],
            },
            "После этого платят гербовый сбор: в Каталонии 1,5\u00a0%, то есть 6\u00a0000\u00a0€, по форме 600 в течение месяца после акта. Нотариус, реестр и оформление добавят от 1\u00a0650 до 2\u00a0800\u00a0€.",
          ],
        },
        {
          heading: "Как проверить счета?",
          blocks: [
            {
              steps: [
                "Спросите, входит ли НДС в цену объявления. Объявление должно говорить, входит ли в неё налог.",
                "Попросите график платежей, где цена и НДС стоят в разных столбцах и есть даты.",
                "Храните счёт за каждый взнос, в котором налог указан отдельно.",
                "Перед сделкой сложите все счета и сравните итог с нотариальным актом.",
              ],
            },
            "Всё, что вы вносите до сдачи дома, вместе с НДС, должно быть покрыто гарантией возврата или страховкой. Попросите документ о ней и получите его до первого перевода денег.",
          ],
        },
        {
          heading: "Что чаще всего упускают?",
          blocks: [
            "Новое и вторичное жильё сравнивают только по цене. В Каталонии примерно до 2\u00a0млн евро налог на новое выше. К тому же платить его надо раньше, когда вы, возможно, ещё снимаете квартиру. Банк кредитует цену жилья, а налог придётся платить из собственных сбережений.",
          ],
        },
        {
          heading: "Можно ли снизить или вернуть НДС с жилья?",
          blocks: [
            {
              points: [
                "Частному покупателю НДС не возвращают, где бы он ни жил: ни туристу, ни резиденту, ни тому, кто сдаёт квартиру.",
                "Скидки по возрасту или для многодетных на НДС нет; сэкономить можно гербовый сбор, а со вторичного жилья\u00a0— часть ITP.",
                "Если покупка не состоялась и застройщик возвращает платежи, вместе с ними возвращается и НДС.",
                "Аренда с правом выкупа и помещение, где есть и жильё, и бизнес, подчиняются другим правилам: спросите налогового консультанта.",
              ],
            },
            "Сравнивая цены в Каталонии, прибавляйте к новому жилью 11,5\u00a0%, а ко вторичному\u00a0— налог ITP: только тогда видно, что дешевле.",
          ],
        },
      ],
      example: {
        heading: "Сколько составят оба налога?",
        blocks: [
          [
            "Допустим, новая квартира предлагается за {x.price} без налогов.",
            "НДС добавит {x.vat}, гербовый сбор\u00a0— {x.stamp}.",
            "Вместе это {x.newTax}, а квартира с налогами обойдётся в {x.newSum}.",
            "Со вторичного жилья за те же деньги взяли бы {x.tax} налога на передачу имущества.",
          ],
        ],
      },
      inShort: [
        "С жилья от застройщика берут НДС {new.vat} вместо налога на передачу имущества.",
        "В Каталонии после сделки добавляется гербовый сбор {new.stamp}; в других регионах ставка своя.",
        "НДС платят с каждым взносом, поэтому деньги нужны раньше, чем ключи.",
      ],
      next: "Сравните новое и вторичное жильё при вашей цене в [калькуляторе расходов](/costs).",
      description:
        "НДС на новое жильё в Испании: 10\u00a0%, в Каталонии ещё гербовый сбор 1,5\u00a0%; 21\u00a0% за третье парковочное место, график платежей и какое жильё считают новым.",
      sources: [
        "Закон 37/1992, ст. 20.Uno.22, 75.Dos, 90 и 91",
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст. 642-1",
      ],
    },
  },
};
