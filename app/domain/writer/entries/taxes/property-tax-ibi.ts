import type { Entry } from "../entry";

export const propertyTaxIbi: Entry = {
  theme: "costs",
  related: [
    "community-fees",
    "plusvalia",
    "cadastral-reference",
    "non-resident-yearly-tax",
    "living-costs-of-a-home",
    "reference-value",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "ibi",
        "property tax",
        "ibi tax",
        "ibi barcelona",
        "council tax in spain",
        "annual property tax",
        "ibi receipt",
        "who pays the ibi",
        "local property tax",
        "annual property taxes",
        "annual property taxes in barcelona",
        "yearly property tax",
      ],
      title: "Property tax (IBI)",
      answers: {
        what: [
          "Property tax (IBI) is the yearly tax that the town hall charges on every home, whoever lives in it.",
          "Whoever owns the home on 1\u00a0January owes it, for the whole year.",
          "In Barcelona it has lately been 0.66% of the cadastral value, and the parties may share the year of the sale by days.",
        ],
        cost: "Property tax (IBI) in Barcelona has in recent years been 0.66% of the cadastral value for homes (tax ordinance 1.1): €660 a year on a value of €100,000. By law a town may ordinarily charge 0.4% to 1.1%. The one sure figure is on the last receipt, so ask the seller for it.",
        time: "Property tax (IBI) falls due on 1\u00a0January for the whole year (Royal Legislative Decree 2/2004, art. 75). Each town sets its own dates of payment, and many let you pay by instalments if you set up a direct debit.",
        who: "Property tax (IBI) is owed to the town by the owner on 1\u00a0January, also for a home sold on the 2nd. Between themselves, seller and buyer can share the year by days.",
      },
      sections: [
        {
          heading: "How is it calculated?",
          blocks: [
            "The town multiplies the cadastral value by its own rate (Royal Legislative Decree 2/2004, arts. 65 and 72). That value covers land and building and is not the reference value, nor the price. A purchase does not change it, so the seller’s receipt is a fair guide to yours.",
            "To check a receipt from Barcelona, divide the amount of the tax by the cadastral value printed on it: about 0.0066 is the full rate, less means that the base or the tax is reduced. The metropolitan levy stands on a line of its own, and parking spaces with their own cadastral reference have their own receipt.",
          ],
        },
        {
          heading: "Who pays in the year of the sale?",
          blocks: [
            "If the contract is silent, the seller who has paid may ask the buyer for the part from the day of the deed on. The Supreme Court said so in judgment 409/2016 of 15\u00a0June. Most deposit contracts settle it in a line, and sharing by days is the usual way.",
            {
              points: [
                "Write the share and the date into the deposit contract.",
                "Settle it on the day of signing, with the receipt on the table.",
                "Seller: don’t cancel the direct debit before the last receipt is paid.",
              ],
            },
          ],
        },
        {
          heading: "Can a buyer inherit unpaid bills?",
          blocks: [
            "Yes. The home answers for property tax that the former owner left unpaid and that has not lapsed (Royal Legislative Decree 2/2004, art. 64). The notary can ask the town hall for pending bills and warns of them in the deed.",
            "Ask for the last four receipts and the bank’s proof of payment, before the deposit rather than on the day of signing.",
          ],
        },
        {
          heading: "What should a new owner do?",
          blocks: [
            {
              steps: [
                "Check that the notary has told the Cadastre of the change of owner.",
                "Ask the town hall to send the receipts to you and set up the direct debit.",
                "See whether you qualify for a reduction, such as that for large families, and ask for it in time. Towns are free to grant it or not.",
                "Compare the area on the receipt with the deed and have mistakes corrected.",
              ],
            },
            "If you live abroad, name a contact address in Spain. An unpaid bill grows by a surcharge even if the letter never reached you.",
          ],
        },
      ],
      example: {
        heading: "How is a year shared by days?",
        blocks: [
          "Suppose the receipt is €730 and you sign on 1\u00a0July. From that day there are 184 of 365\u00a0days left in the year. The buyer’s part is €368 and the seller’s €362.",
        ],
      },
      inShort: [
        "Every home bears a yearly property tax (IBI), charged by its town.",
        "It is owed by the owner on 1\u00a0January, and the parties may share the year of a sale.",
        "Unpaid bills stay with the home, so ask for the receipts.",
      ],
      next: "Ask us about the last receipt when you [find a home you like](/properties).",
      description:
        "Property tax (IBI) in Spain: how the yearly bill is worked out, who pays it in the year of a sale, what happens with unpaid receipts and what to do as owner.",
      sources: [
        "Royal Legislative Decree 2/2004, arts. 60 to 77",
        "Barcelona City Council, tax ordinance 1.1 (see your receipt for the year’s rate)",
        "Supreme Court, judgment 409/2016 of 15\u00a0June",
      ],
    },
    es: {
      names: [
        "ibi",
        "impuesto sobre bienes inmuebles",
        "impuesto de bienes inmuebles",
        "recibo del ibi",
        "contribución urbana",
        "quién paga el ibi",
        "ibi barcelona",
        "ibi compraventa",
        "ibi piso",
      ],
      title: "El IBI de una vivienda",
      answers: {
        what: [
          "El IBI es el impuesto anual que el ayuntamiento cobra por cada vivienda, viva quien viva en ella.",
          "Se calcula sobre el valor catastral, no sobre el precio: en Barcelona ha sido en los últimos años el 0,66\u00a0%.",
          "Si compra, pida los últimos recibos antes de las arras: la vivienda responde de los que quedaron sin pagar.",
        ],
        cost: "El IBI de una vivienda en Barcelona ha sido en los últimos años el 0,66\u00a0% del valor catastral (ordenanza fiscal 1.1): 660\u00a0€ al año por cada 100.000\u00a0€. La ley deja a cada municipio, en general, entre el 0,4\u00a0% y el 1,1\u00a0%. La cifra segura es la del último recibo: pídaselo a quien vende.",
        time: "El IBI se devenga el 1 de enero por el año entero (Real Decreto Legislativo 2/2004, art. 75). Cada ayuntamiento fija sus fechas de pago y muchos permiten fraccionarlo si se domicilia.",
        who: "El IBI del año de la venta lo debe ante el ayuntamiento quien es propietario el 1 de enero, aunque venda el día 2. Vendedor y comprador pueden repartirlo por días. Si no pactan nada, quien vendió y lo pagó puede reclamar al otro su parte.",
      },
      sections: [
        {
          heading: "¿Cómo se calcula el recibo?",
          blocks: [
            "El ayuntamiento multiplica el valor catastral por su tipo (Real Decreto Legislativo 2/2004, arts. 65 y 72). Ese valor incluye suelo y construcción, y no es el valor de referencia ni el precio. La compra no lo cambia, así que el recibo del vendedor es una buena guía.",
            "Para comprobar un recibo de Barcelona, divida la cuota entre el valor catastral que lleva impreso: unos 0,0066 son el tipo entero, y menos quiere decir que hay una reducción o una bonificación. El tributo metropolitano va en otra línea, y una plaza de aparcamiento con referencia catastral propia tiene su propio recibo.",
          ],
        },
        {
          heading: "¿Quién paga el año de la venta?",
          blocks: [
            "Si el contrato calla, quien vendió y lo pagó puede pedir al comprador la parte desde el día de la escritura. Así lo dijo el Tribunal Supremo en la sentencia 409/2016, de 15 de junio. Casi todas las arras lo resuelven en una línea, y lo corriente es repartir por días.",
            {
              points: [
                "Ponga el reparto y la fecha en el contrato de arras.",
                "Liquídelo el día de la firma, con el recibo delante.",
                "Si vende, no anule la domiciliación hasta que se cobre el último recibo.",
              ],
            },
          ],
        },
        {
          heading: "¿Puede heredar recibos impagados quien compra?",
          blocks: [
            "Sí. La vivienda responde del IBI que el anterior dueño dejó sin pagar y no ha prescrito (Real Decreto Legislativo 2/2004, art. 64). El notario puede pedir al ayuntamiento las deudas pendientes y avisa en la escritura.",
            "Pida los cuatro últimos recibos y el justificante del banco, y hágalo antes de las arras, no el día de la firma.",
          ],
        },
        {
          heading: "¿Qué tiene que hacer el nuevo propietario?",
          blocks: [
            {
              steps: [
                "Compruebe que la notaría ha comunicado al Catastro el cambio de titular.",
                "Pida al ayuntamiento que los recibos lleguen a su nombre y domicílielos.",
                "Mire si le toca una bonificación, como la de familia numerosa, y solicítela a tiempo. Cada ayuntamiento decide si la concede.",
                "Compare los metros del recibo con la escritura y haga corregir los errores.",
              ],
            },
            "Si vive fuera, dé una dirección de contacto en España. El recibo impagado crece con recargo aunque la carta no haya llegado.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo se reparte un año por días?",
        blocks: [
          "Suponga un recibo de 730\u00a0€ y una firma el 1 de julio. Desde ese día quedan 184 de los 365\u00a0días del año. Al comprador le tocan 368\u00a0€ y al vendedor, 362\u00a0€.",
        ],
      },
      inShort: [
        "Toda vivienda paga al ayuntamiento un impuesto anual, el IBI.",
        "Lo debe quien es propietario el 1 de enero, y el año de la venta se puede repartir.",
        "Los recibos impagados siguen a la vivienda: pida verlos.",
      ],
      next: "Pregúntenos por el último recibo cuando [encuentre una vivienda que le guste](/properties).",
      description:
        "El IBI de una vivienda: cómo se calcula el recibo, quién paga el del año de la venta, qué pasa con los recibos impagados y qué debe hacer el nuevo propietario.",
      sources: [
        "Real Decreto Legislativo 2/2004, arts. 60 a 77",
        "Ayuntamiento de Barcelona, ordenanza fiscal 1.1 (el tipo de cada año está en el recibo)",
        "Tribunal Supremo, sentencia 409/2016, de 15 de junio",
      ],
    },
    ca: {
      names: [
        "ibi",
        "impost sobre béns immobles",
        "impost de béns immobles",
        "rebut de l'ibi",
        "contribució urbana",
        "qui paga l'ibi",
        "ibi a barcelona",
        "ibi compravenda",
        "ibi pis",
      ],
      title: "L’IBI d’un habitatge",
      answers: {
        what: [
          "L’IBI és l’impost anual que l’ajuntament cobra per cada habitatge, hi visqui qui hi visqui.",
          "Es calcula sobre el valor cadastral i el deu qui és propietari l’1 de gener.",
          "A Barcelona ha estat els últims anys del 0,66\u00a0% d’aquell valor, i el de l’any de la venda es pot repartir per dies.",
        ],
        cost: "L’IBI d’un habitatge a Barcelona ha estat els últims anys del 0,66\u00a0% del valor cadastral (ordenança fiscal 1.1): 660\u00a0€ l’any per cada 100.000\u00a0€. La llei deixa a cada municipi, en general, entre el 0,4\u00a0% i l’1,1\u00a0%. La xifra segura és la de l’últim rebut: demani’l a qui ven.",
        time: "L’IBI es merita l’1 de gener per l’any sencer (Reial decret legislatiu 2/2004, art. 75). Cada ajuntament fixa les seves dates de pagament i molts deixen fraccionar-lo si es domicilia.",
        who: "L’IBI el deu davant de l’ajuntament qui és propietari l’1 de gener, encara que vengui el dia 2. Entre venedor i comprador, l’any de la venda es reparteix per dies, tret que el contracte digui una altra cosa.",
      },
      sections: [
        {
          heading: "Com es calcula el rebut?",
          blocks: [
            "L’ajuntament multiplica el valor cadastral pel seu tipus (Reial decret legislatiu 2/2004, arts. 65 i 72). Aquest valor inclou sòl i construcció, i no és el valor de referència ni el preu. La compra no el canvia, o sigui que el rebut del venedor és una bona guia.",
            "Per comprovar un rebut de Barcelona, divideixi la quota pel valor cadastral que hi surt: uns 0,0066 són el tipus sencer, i menys vol dir que hi ha una reducció o una bonificació. El tribut metropolità va en una altra línia, i una plaça d’aparcament amb referència cadastral pròpia té el seu propi rebut.",
          ],
        },
        {
          heading: "Qui paga l’any de la venda?",
          blocks: [
            "Si el contracte no en diu res, qui va vendre i el va pagar pot demanar al comprador la part des del dia de l’escriptura. Ho va dir el Tribunal Suprem en la sentència 409/2016, de 15 de juny. Gairebé totes les arres ho resolen en una línia, i el més corrent és repartir per dies.",
            {
              points: [
                "Posi el repartiment i la data en el contracte d’arres.",
                "Liquidi’l el dia de la signatura, amb el rebut al davant.",
                "Si ven, no anul·li la domiciliació fins que no es cobri l’últim rebut.",
              ],
            },
          ],
        },
        {
          heading: "Pot heretar rebuts impagats qui compra?",
          blocks: [
            "Sí. L’habitatge respon de l’IBI que l’antic propietari va deixar sense pagar i no ha prescrit (Reial decret legislatiu 2/2004, art. 64). El notari pot demanar a l’ajuntament els deutes pendents i n’avisa a l’escriptura.",
            "Demani els quatre últims rebuts i el justificant del banc, i faci-ho abans de les arres, no el dia de la signatura.",
          ],
        },
        {
          heading: "Què ha de fer el nou propietari?",
          blocks: [
            {
              steps: [
                "Comprovi que la notaria ha comunicat al Cadastre el canvi de titular.",
                "Demani a l’ajuntament que els rebuts arribin a nom seu i domiciliï’ls.",
                "Miri si li toca una bonificació, com la de família nombrosa, i demani-la a temps. Cada ajuntament decideix si la concedeix.",
                "Compari els metres del rebut amb l’escriptura i faci corregir els errors.",
              ],
            },
            "Si viu fora, doni una adreça de contacte a Espanya. El rebut impagat creix amb recàrrec encara que la carta no hagi arribat.",
          ],
        },
      ],
      example: {
        heading: "Com es reparteix un any per dies?",
        blocks: [
          "Suposi un rebut de 730\u00a0€ i una signatura l’1 de juliol. Des d’aquell dia queden 184\u00a0dels 365\u00a0dies de l’any. Al comprador li toquen 368\u00a0€ i al venedor, 362\u00a0€.",
        ],
      },
      inShort: [
        "Tot habitatge paga a l’ajuntament un impost anual, l’IBI.",
        "El deu qui és propietari l’1 de gener, i l’any de la venda es pot repartir.",
        "Els rebuts impagats segueixen l’habitatge: demani de veure’ls.",
      ],
      next: "Pregunti’ns per l’últim rebut quan [trobi un habitatge que li agradi](/properties).",
      description:
        "L’IBI d’un habitatge: com es calcula el rebut, qui paga el de l’any de la venda, què passa amb els rebuts impagats i què ha de fer després el nou propietari.",
      sources: [
        "Reial decret legislatiu 2/2004, arts. 60 a 77",
        "Ajuntament de Barcelona, ordenança fiscal 1.1 (el tipus de cada any és al rebut)",
        "Tribunal Suprem, sentència 409/2016, de 15 de juny",
      ],
    },
    ru: {
      names: [
        "налог на недвижимость",
        "налог на недвижимость IBI",
        "IBI",
        "ежегодный налог на недвижимость",
        "налог на квартиру в Испании",
        "кто платит IBI",
        "квитанция IBI",
        "муниципальный налог на недвижимость",
      ],
      title: "Налог на недвижимость (IBI)",
      answers: {
        what: [
          "Налог на недвижимость (IBI)\u00a0— это ежегодный налог, который мэрия берёт с каждого жилья, кто бы в нём ни жил.",
          "Его считают с кадастровой стоимости, а должен его тот, кто был собственником 1\u00a0января.",
          "В Барселоне это последние годы 0,66\u00a0% такой стоимости, а год продажи стороны могут разделить по дням.",
        ],
        cost: "Налог на недвижимость (IBI) в Барселоне последние годы составлял для жилья 0,66\u00a0% кадастровой стоимости (налоговое постановление города 1.1): с каждых 100\u00a0000\u00a0€ это 660\u00a0€ в год. Закон обычно разрешает городам от 0,4\u00a0% до 1,1\u00a0%. Точная сумма указана в последней квитанции, попросите её у продавца.",
        time: "Налог на недвижимость (IBI) начисляют 1\u00a0января сразу за весь год (RDLeg 2/2004, ст. 75). Сроки оплаты каждый город назначает сам, и многие разрешают платить частями, если подключить списание со счёта.",
        who: "Налог на недвижимость (IBI) перед городом должен собственник на 1\u00a0января, даже если он продал жильё 2-го. Между собой продавец и покупатель могут разделить год по дням.",
      },
      sections: [
        {
          heading: "Как считают сумму в квитанции?",
          blocks: [
            "Город умножает кадастровую стоимость на свою ставку (RDLeg 2/2004, ст. 65 и 72). В эту стоимость входят земля и здание, и это не справочная стоимость и не цена. Покупка её не меняет, поэтому квитанция продавца подскажет и вашу сумму.",
            "Чтобы проверить квитанцию из Барселоны, разделите сумму налога на кадастровую стоимость, которая там напечатана: около 0,0066\u00a0— полная ставка, а меньше значит, что есть скидка или уменьшена база. Сбор Барселонской агломерации (tributo metropolitano) стоит отдельной строкой, а на парковочное место со своим кадастровым номером приходит своя квитанция.",
          ],
        },
        {
          heading: "Кто платит за год продажи?",
          blocks: [
            "Если договор об этом молчит, продавец, который уже заплатил, вправе попросить у покупателя долю со дня нотариального акта. Так решил Верховный суд Испании (его решение 409/2016 от 15\u00a0июня). Обычно это записывают одной строкой в договоре задатка и делят по дням.",
            {
              points: [
                "Запишите долю и дату в договоре задатка.",
                "Рассчитайтесь друг с другом в день сделки, с квитанцией на столе.",
                "Продавцу: не отменяйте списание со счёта, пока не оплачена последняя квитанция.",
              ],
            },
          ],
        },
        {
          heading: "Переходят ли долги по нему к покупателю?",
          blocks: [
            "Да. Жильё отвечает за IBI, который прежний собственник не заплатил и по которому не истёк срок давности (RDLeg 2/2004, ст. 64). Нотариус может запросить долги в мэрии и предупреждает о них в акте.",
            "Попросите четыре последние квитанции и подтверждение банка, причём до задатка, а не в день сделки.",
          ],
        },
        {
          heading: "Что сделать новому собственнику?",
          blocks: [
            {
              steps: [
                "Убедитесь, что нотариус сообщил в Кадастр о новом собственнике.",
                "Попросите мэрию присылать квитанции вам и подключите списание со счёта.",
                "Узнайте, положена ли вам скидка, например для многодетных, и подайте заявление вовремя. Давать ли такую скидку, каждый город решает сам.",
                "Сравните площадь в квитанции с нотариальным актом и попросите исправить ошибки.",
              ],
            },
            "Если вы живёте за границей, укажите адрес для писем в Испании. На неоплаченную квитанцию начислят надбавку, даже если письмо до вас не дошло.",
          ],
        },
      ],
      example: {
        heading: "Как разделить год по дням?",
        blocks: [
          "Допустим, в квитанции 730\u00a0€, а сделка состоялась 1\u00a0июля. С этого дня в году остаётся 184\u00a0дня из 365. Доля покупателя\u00a0— 368\u00a0€, доля продавца\u00a0— 362\u00a0€.",
        ],
      },
      inShort: [
        "С каждого жилья город берёт ежегодный налог на недвижимость (IBI).",
        "Его должен собственник на 1\u00a0января, а год продажи можно разделить.",
        "Неоплаченные квитанции остаются за жильём, поэтому попросите их показать.",
      ],
      next: "Когда [найдёте жильё по душе](/properties), спросите нас о последней квитанции.",
      description:
        "Налог на недвижимость (IBI) в Испании: как считают сумму, кто платит за год продажи, что будет с неоплаченными квитанциями и что делать новому собственнику.",
      sources: [
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 60–77",
        "Мэрия Барселоны, налоговое постановление 1.1 (ставка года указана в квитанции)",
        "Верховный суд Испании, решение 409/2016 от 15\u00a0июня",
      ],
    },
  },
};
