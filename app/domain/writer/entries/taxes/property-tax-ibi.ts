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
        "ibi year of sale",
        "ibi buyer or seller",
        "ibi calculator",
        "when is ibi paid in barcelona",
        "ibi payment dates barcelona",
      ],
      title: "Property tax (IBI)",
      answers: {
        what: [
          "Property tax (IBI) is the town’s yearly tax on every home: in Barcelona lately 0.66% of the cadastral value, so €660 on a value of €100,000.",
          "Whoever owns the home on 1\u00a0January owes the whole year; in the year of a sale it is usually shared by days, and a seller who has paid may ask for the buyer’s part even if nothing was agreed.",
          "Bills left unpaid stay with the home.",
        ],
        cost: "Property tax (IBI) in Barcelona has in recent years been 0.66% of the cadastral value for homes (tax ordinance 1.1): €660 a year on a value of €100,000. By law a town may ordinarily charge 0.4% to 1.1%. The one sure figure is on the last receipt, so ask the seller for it.",
        time: "Property tax (IBI) falls due on 1\u00a0January for the whole year (Royal Legislative Decree 2/2004, art. 75). Each town sets its own dates of payment, and many let you pay by instalments if you set up a direct debit.",
        who: "Property tax (IBI) of the year of a sale is owed to the town by whoever was the owner on 1\u00a0January, even if they sold on the 2nd. Between themselves seller and buyer share it by days unless they agree otherwise: with a receipt of €730 and a deed on 1\u00a0July, €362 for the seller and €368 for the buyer.",
        must: "Yes, property tax (IBI) is due on every home, empty, let or lived in, and for residents and non-residents alike. A buyer need not pay the former owner’s bills of their own will, but the home answers for them: ask for the last four receipts before the deposit.",
        calculation:
          "Property tax (IBI) is the cadastral value times the town’s rate: €120,000 at 0.66% make €792 a year. Both stand on the receipt. For the year of a sale divide the receipt by 365 and multiply by the days from the deed to 31\u00a0December: that is the buyer’s part.",
        when: "IBI in Barcelona is usually taken in four instalments by direct debit, at the beginning of March, June, September and December, and without one it is paid once, usually between 1\u00a0March and the beginning of May. The exact days of the year are in the city’s taxpayer calendar and on the receipt; telephone 010 gives them too. Each town sets its own.",
        how: "The owner on 1\u00a0January owes IBI for the whole year. You pay it by direct debit or with the receipt, at a bank or on the town hall’s website. In Barcelona the debit is set up online or by telephone on 010, with the number of the receipt and your account. The receipts of the year of the sale remain the seller’s; a new owner’s own begin the year after.",
      },
      sections: [
        {
          heading: "When is IBI paid in Barcelona?",
          blocks: [
            {
              caption: "How Barcelona collects IBI (usual months; the days change every year)",
              columns: ["How you pay", "When", "What to do"],
              rows: [
                [
                  "Direct debit",
                  "Four instalments: early March, June, September, December",
                  "Keep money in the account",
                ],
                [
                  "Receipt, no direct debit",
                  "Once, between 1\u00a0March and early May",
                  "Pay at a bank or online before the last day",
                ],
                ["Direct debit set up during that period", "With the next instalment", "Online or by telephone on 010"],
              ],
            },
            "After the last day a surcharge is added, then interest. If no receipt came, ask the town hall for a copy: not having received it is no excuse.",
          ],
        },
        {
          heading: "Who pays IBI in the year of the sale?",
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
          heading: "Who pays how much in the year of the sale?",
          blocks: [
            {
              caption: "A receipt of €730, shared by days",
              columns: ["Deed on", "Seller", "Buyer"],
              rows: [
                ["1\u00a0March", "€118 (59 days)", "€612 (306 days)"],
                ["1\u00a0July", "€362 (181 days)", "€368 (184 days)"],
                ["1\u00a0November", "€608 (304 days)", "€122 (61 days)"],
              ],
            },
            "If the contract says that the seller bears the whole year, the seller pays €730 in each case.",
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
        heading: "How is the bill calculated?",
        blocks: [
          "The town multiplies the cadastral value by its own rate (Royal Legislative Decree 2/2004, arts. 65 and 72). That value covers land and building and is neither the reference value nor the price. A purchase does not change it, so the seller’s receipt is a fair guide to yours.",
          {
            caption: "IBI at 0.66%, Barcelona’s rate of recent years",
            columns: ["Cadastral value", "A year", "Each of four instalments"],
            rows: [
              ["€60,000", "€396", "€99"],
              ["€100,000", "€660", "€165"],
              ["€150,000", "€990", "€247.50"],
              ["€200,000", "€1,320", "€330"],
              ["€300,000", "€1,980", "€495"],
            ],
          },
          "To check a receipt, divide the tax by the cadastral value printed on it: less than 0.0066 points to a reduction, or to another rate for that year. The metropolitan levy is a line of its own, and a parking space with its own reference has its own receipt.",
        ],
      },
      inShort: [
        "Every home bears a yearly property tax (IBI), charged by its town.",
        "It is owed by the owner on 1\u00a0January, and the parties may share the year of a sale.",
        "Unpaid bills stay with the home, so ask for the receipts.",
      ],
      next: "Ask us about the last receipt when you [find a home you like](/properties).",
      description:
        "IBI in Barcelona: when it is paid, in four instalments or once, how much on a cadastral value of €60,000 to €300,000, who pays in the year of a sale and debts.",
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
        "ibi año de la venta",
        "ibi comprador o vendedor",
        "calcular ibi",
        "cuándo se paga el ibi en barcelona",
        "fechas pago ibi barcelona",
      ],
      title: "El IBI de una vivienda",
      answers: {
        what: [
          "El IBI es el impuesto anual del ayuntamiento por cada vivienda: en Barcelona, en los últimos años, el 0,66\u00a0% del valor catastral, es decir, 660\u00a0€ por cada 100.000\u00a0€.",
          "Lo debe por el año entero quien es propietario el 1\u00a0de enero; el año de la venta se suele repartir por días, y quien vendió y lo pagó puede pedir su parte al comprador aunque no pactaran nada.",
          "Los recibos sin pagar se quedan con la vivienda.",
        ],
        cost: "El IBI de una vivienda en Barcelona ha sido en los últimos años el 0,66\u00a0% del valor catastral (ordenanza fiscal 1.1): 660\u00a0€ al año por cada 100.000\u00a0€. La ley deja a cada municipio, en general, entre el 0,4\u00a0% y el 1,1\u00a0%. La cifra segura es la del último recibo: pídaselo a quien vende.",
        time: "El IBI se devenga el 1 de enero por el año entero (Real Decreto Legislativo 2/2004, art. 75). Cada ayuntamiento fija sus fechas de pago y muchos permiten fraccionarlo si se domicilia.",
        who: "El IBI del año de la venta lo debe ante el ayuntamiento quien era propietario el 1\u00a0de enero, aunque vendiera el día 2. Entre comprador y vendedor se reparte por días si no pactan otra cosa: con un recibo de 730\u00a0€ y escritura el 1\u00a0de julio, 362\u00a0€ el vendedor y 368\u00a0€ el comprador.",
        must: "Sí: el IBI se paga por toda vivienda, vacía, alquilada o habitada, resida o no en España su dueño. El comprador no tiene por qué pagar los recibos del anterior, pero la vivienda responde de ellos: pida los cuatro últimos antes de las arras.",
        calculation:
          "El IBI es el valor catastral por el tipo del municipio: 120.000\u00a0€ al 0,66\u00a0% son 792\u00a0€ al año. Los dos datos están en el recibo. Para el año de la venta, divida el recibo entre 365 y multiplique por los días que van de la escritura al 31\u00a0de diciembre: esa es la parte del comprador.",
        when: "El IBI de Barcelona se cobra, si está domiciliado, en cuatro plazos, normalmente a principios de marzo, junio, septiembre y diciembre; sin domiciliar, se paga de una vez, normalmente entre el 1\u00a0de marzo y principios de mayo. Los días exactos de cada año están en el calendario del contribuyente del Ayuntamiento y en el recibo; también los da el 010. Cada municipio tiene los suyos.",
        how: "El IBI de todo el año lo debe quien es propietario el 1\u00a0de enero, y se paga domiciliado o con el recibo, en el banco o en la web del ayuntamiento. En Barcelona se domicilia por internet o en el 010, con el número del recibo y la cuenta. Los recibos del año de la venta siguen a nombre del vendedor; los del nuevo propietario empiezan el año siguiente.",
      },
      sections: [
        {
          heading: "¿Cuándo se paga el IBI en Barcelona?",
          blocks: [
            {
              caption: "Cómo cobra Barcelona el IBI (meses habituales; los días cambian cada año)",
              columns: ["Cómo se paga", "Cuándo", "Qué hacer"],
              rows: [
                [
                  "Domiciliado",
                  "Cuatro plazos: primeros de marzo, junio, septiembre y diciembre",
                  "Tener saldo en la cuenta",
                ],
                [
                  "Con recibo, sin domiciliar",
                  "De una vez, del 1\u00a0de marzo a primeros de mayo",
                  "Pagar en el banco o por internet antes del último día",
                ],
                ["Se domicilia durante ese período", "Con el plazo siguiente", "Por internet o en el 010"],
              ],
            },
            "Pasado el último día se añade un recargo y, después, intereses. Si el recibo no ha llegado, pida un duplicado al ayuntamiento: no haberlo recibido no excusa.",
          ],
        },
        {
          heading: "¿Quién paga el IBI del año de la venta?",
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
          heading: "¿Cuánto paga cada uno el año de la venta?",
          blocks: [
            {
              caption: "Un recibo de 730\u00a0€, repartido por días",
              columns: ["Escritura", "Vendedor", "Comprador"],
              rows: [
                ["1\u00a0de marzo", "118\u00a0€ (59 días)", "612\u00a0€ (306 días)"],
                ["1\u00a0de julio", "362\u00a0€ (181 días)", "368\u00a0€ (184 días)"],
                ["1\u00a0de noviembre", "608\u00a0€ (304 días)", "122\u00a0€ (61 días)"],
              ],
            },
            "Si el contrato dice que el año entero es del vendedor, paga los 730\u00a0€ en los tres casos.",
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
        heading: "¿Cómo se calcula el recibo del IBI?",
        blocks: [
          "El ayuntamiento multiplica el valor catastral por su tipo (Real Decreto Legislativo 2/2004, arts. 65 y 72). Ese valor incluye suelo y construcción, y no es el valor de referencia ni el precio. La compra no lo cambia, así que el recibo del vendedor es una buena guía.",
          {
            caption: "IBI al 0,66\u00a0%, el tipo de Barcelona en los últimos años",
            columns: ["Valor catastral", "Al año", "Cada uno de los cuatro plazos"],
            rows: [
              ["60.000\u00a0€", "396\u00a0€", "99\u00a0€"],
              ["100.000\u00a0€", "660\u00a0€", "165\u00a0€"],
              ["150.000\u00a0€", "990\u00a0€", "247,50\u00a0€"],
              ["200.000\u00a0€", "1.320\u00a0€", "330\u00a0€"],
              ["300.000\u00a0€", "1.980\u00a0€", "495\u00a0€"],
            ],
          },
          "Para comprobar un recibo, divida la cuota entre el valor catastral que lleva impreso: menos de 0,0066 apunta a una bonificación, o a otro tipo ese año. El tributo metropolitano va en otra línea, y una plaza con referencia catastral propia tiene su propio recibo.",
        ],
      },
      inShort: [
        "Toda vivienda paga al ayuntamiento un impuesto anual, el IBI.",
        "Lo debe quien es propietario el 1 de enero, y el año de la venta se puede repartir.",
        "Los recibos impagados siguen a la vivienda: pida verlos.",
      ],
      next: "Pregúntenos por el último recibo cuando [encuentre una vivienda que le guste](/properties).",
      description:
        "El IBI en Barcelona: cuándo se paga, en cuatro plazos o de una vez, cuánto es con un valor catastral de 60.000 a 300.000\u00a0€ y quién lo paga el año de la venta.",
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
        "ibi any de la venda",
        "ibi comprador o venedor",
        "calcular ibi",
        "quan es paga l'ibi a barcelona",
        "dates pagament ibi barcelona",
      ],
      title: "L’IBI d’un habitatge",
      answers: {
        what: [
          "L’IBI és l’impost anual de l’ajuntament per cada habitatge: a Barcelona, els últims anys, el 0,66\u00a0% del valor cadastral, és a dir, 660\u00a0€ per cada 100.000\u00a0€.",
          "El deu per tot l’any qui n’és propietari l’1\u00a0de gener; l’any de la venda se sol repartir per dies, i qui va vendre i el va pagar pot demanar la seva part al comprador encara que no pactessin res.",
          "Els rebuts impagats segueixen l’habitatge.",
        ],
        cost: "L’IBI d’un habitatge a Barcelona ha estat els últims anys del 0,66\u00a0% del valor cadastral (ordenança fiscal 1.1): 660\u00a0€ l’any per cada 100.000\u00a0€. La llei deixa a cada municipi, en general, entre el 0,4\u00a0% i l’1,1\u00a0%. La xifra segura és la de l’últim rebut: demani’l a qui ven.",
        time: "L’IBI es merita l’1 de gener per l’any sencer (Reial decret legislatiu 2/2004, art. 75). Cada ajuntament fixa les seves dates de pagament i molts deixen fraccionar-lo si es domicilia.",
        who: "L’IBI de l’any de la venda el deu davant l’ajuntament qui n’era propietari l’1\u00a0de gener, encara que vengués el dia 2. Entre comprador i venedor es reparteix per dies si no pacten una altra cosa: amb un rebut de 730\u00a0€ i escriptura l’1\u00a0de juliol, 362\u00a0€ el venedor i 368\u00a0€ el comprador.",
        must: "Sí: l’IBI es paga per tot habitatge, buit, llogat o habitat, resideixi o no a Espanya el propietari. El comprador no té per què pagar els rebuts de l’anterior, però l’habitatge en respon: demani els quatre últims abans de les arres.",
        calculation:
          "L’IBI és el valor cadastral pel tipus del municipi: 120.000\u00a0€ al 0,66\u00a0% fan 792\u00a0€ l’any. Totes dues dades són al rebut. Per a l’any de la venda, divideixi el rebut per 365 i multipliqui pels dies que van de l’escriptura al 31\u00a0de desembre: aquesta és la part del comprador.",
        when: "L’IBI de Barcelona es cobra, si està domiciliat, en quatre terminis, normalment a primers de març, juny, setembre i desembre; sense domiciliar, es paga d’un sol cop, normalment entre l’1\u00a0de març i primers de maig. Els dies exactes de cada any són al calendari del contribuent de l’Ajuntament i al rebut; també els diu el 010. Cada municipi té els seus.",
        how: "L’IBI de tot l’any el deu qui és propietari l’1\u00a0de gener, i es paga domiciliat o amb el rebut, al banc o al web de l’ajuntament. A Barcelona es domicilia per internet o al 010, amb el número del rebut i el compte. Els rebuts de l’any de la venda continuen a nom del venedor; els del nou propietari comencen l’any següent.",
      },
      sections: [
        {
          heading: "Quan es paga l’IBI a Barcelona?",
          blocks: [
            {
              caption: "Com cobra Barcelona l’IBI (mesos habituals; els dies canvien cada any)",
              columns: ["Com es paga", "Quan", "Què cal fer"],
              rows: [
                ["Domiciliat", "Quatre terminis: primers de març, juny, setembre i desembre", "Tenir saldo al compte"],
                [
                  "Amb rebut, sense domiciliar",
                  "D’un sol cop, de l’1\u00a0de març a primers de maig",
                  "Pagar al banc o per internet abans de l’últim dia",
                ],
                ["Es domicilia durant aquest període", "Amb el termini següent", "Per internet o al 010"],
              ],
            },
            "Passat l’últim dia s’hi afegeix un recàrrec i, després, interessos. Si el rebut no ha arribat, demani’n un duplicat a l’ajuntament: no haver-lo rebut no excusa.",
          ],
        },
        {
          heading: "Qui paga l’IBI de l’any de la venda?",
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
          heading: "Quant paga cadascú l’any de la venda?",
          blocks: [
            {
              caption: "Un rebut de 730\u00a0€, repartit per dies",
              columns: ["Escriptura", "Venedor", "Comprador"],
              rows: [
                ["1\u00a0de març", "118\u00a0€ (59 dies)", "612\u00a0€ (306 dies)"],
                ["1\u00a0de juliol", "362\u00a0€ (181 dies)", "368\u00a0€ (184 dies)"],
                ["1\u00a0de novembre", "608\u00a0€ (304 dies)", "122\u00a0€ (61 dies)"],
              ],
            },
            "Si el contracte diu que l’any sencer és del venedor, paga els 730\u00a0€ en tots tres casos.",
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
        heading: "Com es calcula el rebut de l’IBI?",
        blocks: [
          "L’ajuntament multiplica el valor cadastral pel seu tipus (Reial decret legislatiu 2/2004, arts. 65 i 72). Aquest valor inclou sòl i construcció, i no és el valor de referència ni el preu. La compra no el canvia, o sigui que el rebut del venedor és una bona guia.",
          {
            caption: "IBI al 0,66\u00a0%, el tipus de Barcelona els últims anys",
            columns: ["Valor cadastral", "L’any", "Cadascun dels quatre terminis"],
            rows: [
              ["60.000\u00a0€", "396\u00a0€", "99\u00a0€"],
              ["100.000\u00a0€", "660\u00a0€", "165\u00a0€"],
              ["150.000\u00a0€", "990\u00a0€", "247,50\u00a0€"],
              ["200.000\u00a0€", "1.320\u00a0€", "330\u00a0€"],
              ["300.000\u00a0€", "1.980\u00a0€", "495\u00a0€"],
            ],
          },
          "Per comprovar un rebut, divideixi la quota pel valor cadastral que hi surt: menys de 0,0066 fa pensar en una bonificació, o en un altre tipus aquell any. El tribut metropolità va en una altra línia, i una plaça amb referència cadastral pròpia té el seu propi rebut.",
        ],
      },
      inShort: [
        "Tot habitatge paga a l’ajuntament un impost anual, l’IBI.",
        "El deu qui és propietari l’1 de gener, i l’any de la venda es pot repartir.",
        "Un rebut impagat el pot acabar pagant el comprador: demani de veure’ls tots.",
      ],
      next: "Pregunti’ns per l’últim rebut quan [trobi un habitatge que li agradi](/properties).",
      description:
        "L’IBI a Barcelona: quan es paga, en quatre terminis o d’un sol cop, quant és amb un valor cadastral de 60.000 a 300.000\u00a0€ i qui el paga l’any de la venda.",
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
        "IBI в год продажи",
        "IBI покупатель или продавец",
        "рассчитать IBI",
        "сколько IBI в барселоне",
        "когда платить IBI в барселоне",
        "сроки оплаты IBI",
      ],
      title: "Налог на недвижимость (IBI)",
      answers: {
        what: [
          "Налог на недвижимость (IBI) мэрия каждый год берёт с любого жилья: в Барселоне последние годы 0,66\u00a0% кадастровой стоимости, то есть 660\u00a0€ с каждых 100\u00a0000\u00a0€.",
          "За весь год его платит тот, кто был собственником 1\u00a0января. В год продажи сумму обычно делят по дням, и продавец, который уже заплатил, вправе попросить долю покупателя, даже если об этом не договорились.",
          "Неоплаченные квитанции остаются за жильём.",
        ],
        cost: "Налог на недвижимость (IBI) в Барселоне последние годы составлял для жилья 0,66\u00a0% кадастровой стоимости (налоговое постановление города 1.1): с каждых 100\u00a0000\u00a0€ это 660\u00a0€ в год. Закон обычно разрешает городам от 0,4\u00a0% до 1,1\u00a0%. Точная сумма указана в последней квитанции, попросите её у продавца.",
        time: "Налог на недвижимость (IBI) начисляют 1\u00a0января сразу за весь год (RDLeg 2/2004, ст. 75). Сроки оплаты каждый город назначает сам, и многие разрешают платить частями, если подключить списание со счёта.",
        who: "Налог на недвижимость (IBI) за год продажи перед городом должен собственник на 1\u00a0января, даже если он продал жильё 2-го. Между собой стороны делят его по дням, если не договорились иначе: при квитанции 730\u00a0€ и акте 1\u00a0июля продавец платит 362\u00a0€, покупатель 368\u00a0€.",
        must: "Да, налог на недвижимость (IBI) платят за любое жильё: пустое, сданное, жилое,\u00a0— и резиденты, и нерезиденты. Платить по старым квитанциям прежнего собственника покупатель не обязан, но жильё по ним отвечает, поэтому до задатка попросите четыре последние.",
        calculation:
          "Налог на недвижимость (IBI) равен кадастровой стоимости, умноженной на ставку города: 120\u00a0000\u00a0€ по ставке 0,66\u00a0% дают 792\u00a0€ в год. Обе цифры есть в квитанции. Долю покупателя за год продажи получают так: сумму делят на 365 и умножают на число дней от акта до 31\u00a0декабря.",
        when: "Налог на недвижимость (IBI) в Барселоне при списании со счёта обычно берут в четыре срока, в начале марта, июня, сентября и декабря; без списания его платят один раз, обычно с 1\u00a0марта до начала мая. Точные дни каждого года указаны в календаре налогоплательщика на сайте мэрии и в квитанции, их назовут и по телефону 010. В других городах сроки свои.",
        how: "Налог на недвижимость (IBI) за весь год должен тот, кто был собственником 1\u00a0января; платят списанием со счёта или по квитанции, в банке либо на сайте мэрии. В Барселоне списание подключают через интернет или по телефону 010: нужны номер квитанции и счёт. Квитанции за год продажи остаются за продавцом, свои у нового собственника начинаются со следующего года.",
      },
      sections: [
        {
          heading: "Когда платят IBI в Барселоне?",
          blocks: [
            {
              caption: "Как Барселона взимает IBI (обычные месяцы; дни каждый год свои)",
              columns: ["Как платите", "Когда", "Что сделать"],
              rows: [
                [
                  "Списание со счёта",
                  "Четыре срока: начало марта, июня, сентября и декабря",
                  "Держать деньги на счёте",
                ],
                [
                  "По квитанции, без списания",
                  "Один раз, с 1\u00a0марта до начала мая",
                  "Заплатить в банке или через интернет до последнего дня",
                ],
                ["Списание подключено в этот период", "Со следующим сроком", "Через интернет или по телефону 010"],
              ],
            },
            "После последнего дня начисляют надбавку, а потом и проценты. Если квитанция не пришла, попросите в мэрии копию: то, что вы её не получили, от оплаты не освобождает. Тем, кто живёт за границей, проще всего подключить списание с испанского или другого европейского счёта.",
          ],
        },
        {
          heading: "Кто платит IBI за год продажи?",
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
          heading: "Сколько платит каждый в год продажи?",
          blocks: [
            {
              caption: "Квитанция на 730\u00a0€, разделённая по дням",
              columns: ["Дата акта", "Продавец", "Покупатель"],
              rows: [
                ["1\u00a0марта", "118\u00a0€ (59 дней)", "612\u00a0€ (306 дней)"],
                ["1\u00a0июля", "362\u00a0€ (181 день)", "368\u00a0€ (184 дня)"],
                ["1\u00a0ноября", "608\u00a0€ (304 дня)", "122\u00a0€ (61 день)"],
              ],
            },
            "Если в договоре сказано, что весь год за продавцом, он платит 730\u00a0€ во всех трёх случаях.",
          ],
        },
        {
          heading: "Переходят ли долги по IBI к покупателю?",
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
            "Скидку за списание со счёта даёт не каждый город. Если вы купили квартиру в середине года, квитанция этого года ещё может прийти на имя прежнего собственника: оплатите её вместе, чтобы не было надбавки.",
          ],
        },
      ],
      example: {
        heading: "Как считают сумму IBI в квитанции?",
        blocks: [
          "Город умножает кадастровую стоимость на свою ставку (RDLeg 2/2004, ст. 65 и 72). В эту стоимость входят земля и здание, и это не справочная стоимость и не цена. Покупка её не меняет, поэтому квитанция продавца подскажет и вашу сумму.",
          {
            caption: "IBI по ставке 0,66\u00a0%, как в Барселоне в последние годы",
            columns: ["Кадастровая стоимость", "В год", "Каждый из четырёх платежей"],
            rows: [
              ["60\u00a0000\u00a0€", "396\u00a0€", "99\u00a0€"],
              ["100\u00a0000\u00a0€", "660\u00a0€", "165\u00a0€"],
              ["150\u00a0000\u00a0€", "990\u00a0€", "247,50\u00a0€"],
              ["200\u00a0000\u00a0€", "1\u00a0320\u00a0€", "330\u00a0€"],
              ["300\u00a0000\u00a0€", "1\u00a0980\u00a0€", "495\u00a0€"],
            ],
          },
          "Чтобы проверить квитанцию, разделите сумму налога на кадастровую стоимость, которая там напечатана: если вышло меньше 0,0066, скорее всего, есть скидка или ставка в том году была другой. Сбор Барселонской агломерации (tributo metropolitano) стоит отдельной строкой, а на парковочное место со своим кадастровым номером приходит своя квитанция.",
        ],
      },
      inShort: [
        "С каждого жилья город берёт ежегодный налог на недвижимость (IBI).",
        "Его платит собственник на 1\u00a0января, а год продажи можно разделить.",
        "Неоплаченные квитанции остаются за жильём, поэтому попросите их показать.",
      ],
      next: "Когда [найдёте жильё по душе](/properties), спросите нас о последней квитанции.",
      description:
        "Налог IBI в Барселоне: когда его платят, в четыре срока или один раз, сколько выходит при кадастровой стоимости 60–300 тысяч евро, кто платит в год продажи.",
      sources: [
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 60–77",
        "Мэрия Барселоны, налоговое постановление 1.1 (ставка года указана в квитанции)",
        "Верховный суд Испании, решение 409/2016 от 15\u00a0июня",
      ],
    },
  },
};
