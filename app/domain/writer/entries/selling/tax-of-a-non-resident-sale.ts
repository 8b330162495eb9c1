import type { Entry } from "../entry";

export const taxOfANonResidentSale: Entry = {
  theme: "costs",
  reader: "non-resident",
  related: [
    "withholding-from-non-residents",
    "taxes-in-two-countries",
    "plusvalia",
    "non-resident-yearly-tax",
    "income-tax-on-the-gain",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      names: [
        "tax when a non-resident sells",
        "non-resident selling property in spain",
        "selling as a non-resident",
        "form 210 sale",
        "modelo 210 sale",
        "form 210 capital gain",
        "selling 3% retention",
        "non-resident capital gains tax on property",
        "non-resident selling property taxes",
        "non-resident capital gains tax on sale",
      ],
      title: "Tax when a non-resident sells",
      answers: {
        what: [
          "When a non-resident sells a home in Spain, the tax is 19% of the gain, wherever they live, plus plusvalía, the town’s tax on the land.",
          "The buyer withholds {withheld.rate} of the price on form {withheld.form}; within four months of the deed you file form 210 and pay the rest or get back what was too much.",
          "On a sale of €600,000 with a gain of €60,000 the tax is €11,400, while €18,000 were withheld.",
        ],
        cost: [
          "The tax when a non-resident sells is 19% of the gain: €11,400 on €60,000, €19,000 on €100,000, nothing on a loss. Plusvalía comes on top, often some thousands of euros and at most 30% of its base.",
          "The {withheld.rate} that the buyer withholds is no third tax: it counts towards the 19%.",
        ],
        when: "The tax when a non-resident sells is settled on form 210 within four months of the deed: the buyer has one month for the {withheld.rate}, you have the three months after it. Plusvalía falls due in 30\u00a0working days. The refund follows within six months of the end of your term.",
        calculation:
          "The non-resident capital gains tax on a sale is 19% of (price – costs of the sale) – (former price + its taxes, notary, registry and improvements). Sold for €600,000 with €20,000 of costs, bought for €520,000 with everything: the gain is €60,000, the tax €11,400. Take off the €18,000 withheld, and €6,600 come back.",
        must: "Yes, a non-resident who sells has to file form 210 even after a loss: without it the {withheld.rate} stays with the tax office. Each owner files their own, a married couple as a rule one together. It can be done online or on paper, by you or by a representative.",
        papers:
          "For form 210 after a non-resident sale you need both deeds, the buyer’s form {withheld.form} with its receipt, the invoices of the purchase, the improvements and the sale, and the receipt of the plusvalía. For the refund add the number of an account in the owner’s name. Keep the forms 210 of the past four years at hand, as the tax office may ask for them.",
      },
      sections: [
        {
          heading: "What is left of a sale at €600,000?",
          blocks: [
            {
              caption:
                "Two non-resident sellers, one with a gain, one at a loss; the plusvalía of the first is assumed",
              columns: ["", "Bought for €470,000", "Bought for €620,000"],
              rows: [
                ["Cost with the taxes and expenses of the purchase", "€520,000", "€685,000"],
                ["Withheld by the buyer, {withheld.rate}", "€18,000", "€18,000"],
                ["Plusvalía", "€5,000", "€0: sold for less than the purchase deed"],
                ["Agent and other costs of the sale", "€15,000", "€15,000"],
                ["Paid into your account at the deed", "€562,000", "€567,000"],
                ["Gain or loss", "€60,000", "–€100,000"],
                ["Tax at 19%", "€11,400", "€0"],
                ["Refund with form 210", "€6,600", "€18,000"],
                ["Left in the end", "€568,600", "€585,000"],
              ],
            },
          ],
        },
        {
          heading: "What may you deduct from the gain?",
          blocks: [
            {
              points: [
                "The transfer tax or VAT, notary and registry that you paid when you bought.",
                "Improvements with an invoice, such as a new kitchen or windows; not repairs, and not furniture.",
                "The agent’s fee, the plusvalía and the certificates of the sale.",
                "Not the interest of your mortgage and not its balance: a debt lowers no gain.",
                "An inherited home counts at the value declared for inheritance tax, and its tax and costs are added.",
              ],
            },
            "The rate stands in Royal Legislative Decree 5/2004, art. 25.1 f. The 24% you may have read about is for rent and for the yearly imputed income of owners outside the EU, Iceland, Norway and Liechtenstein.",
          ],
        },
        {
          heading: "What is due when, and who files it?",
          blocks: [
            {
              caption: "Deadlines after the deed",
              columns: ["What", "Who", "Until when"],
              rows: [
                ["{withheld.rate} of the price, form {withheld.form}", "The buyer", "One month"],
                ["Plusvalía", "The buyer in your place", "30\u00a0working days"],
                ["Tax on the gain, form 210", "You, each owner", "Four months: the buyer’s one and three more"],
                [
                  "Imputed income of the year of the sale, form 210",
                  "You, each owner",
                  "31\u00a0December of the following year",
                ],
                ["Refund", "The tax office", "Six months from the end of your term"],
              ],
            },
          ],
        },
        {
          heading: "How is plusvalía worked out, and who pays it?",
          blocks: [
            "It is charged on the cadastral value of the land, by a coefficient for the years you owned it, or on the land’s share of the real gain if that is lower, at 30% at most. If the purchase deed shows a higher price than the sale, nothing is due, but the sale is declared. From a non-resident the buyer has to pay it in (Royal Legislative Decree 2/2004, art. 106.2) and so takes it off the price: agree the sum in the deposit contract.",
          ],
        },
        {
          heading: "Does your own country tax the sale as well?",
          blocks: [
            "Often, and as a rule it credits what you paid in Spain. The United Kingdom does; the United States credits it on Form 1116 and works the gain out in dollars. Russia has suspended most of its treaty with Spain since August 2023, so ask there first. Residents of the EU or EEA who sell their former main home in Spain may claim reinvestment on form 228.",
          ],
        },
        {
          heading: "What goes wrong with the refund?",
          blocks: [
            {
              points: [
                "Form 210 is never filed, because the {withheld.rate} was taken for the final tax.",
                "The yearly forms 210 are missing, and the tax office sets them off.",
                "The buyer keeps form {withheld.form}: have its delivery written into the deposit contract.",
                "The buyer withheld nothing. Then the home answers for your tax, up to {withheld.rate} of the price.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "A non-resident pays 19% of the gain, whatever the country, and the town’s plusvalía.",
        "The buyer withholds {withheld.rate} for the first, and form 210 settles the rest.",
        "A refund takes about six months.",
      ],
      next: "Before you sign, ask us for the sum on your own figures: [write to us](/contact).",
      description:
        "Tax when a non-resident sells a home in Spain: 19% of the gain, 3% withheld, plusvalía, the deadlines of form 210 and two sales at €600,000 worked out in full.",
      sources: [
        "Royal Legislative Decree 5/2004, arts. 24 and 25",
        "Royal Decree 1776/2004, art. 14",
        "Royal Legislative Decree 2/2004, arts. 104–110",
        "Law 35/2006, arts. 34–36; Law 58/2003, art. 31",
      ],
    },
    es: {
      names: [
        "impuestos al vender un piso siendo no residente",
        "impuestos venta vivienda no residente",
        "venta de no residente",
        "no residente vende piso en españa",
        "vender siendo no residente",
        "modelo 210 venta",
        "impuesto no residentes venta",
        "declaración no residentes venta",
        "ganancia patrimonial no residente",
      ],
      title: "Los impuestos de un no residente que vende",
      answers: {
        what: [
          "Un no residente paga por la venta de un piso en España el 19\u00a0% de la ganancia, viva donde viva, y la plusvalía municipal, que grava el suelo.",
          "El comprador retiene un {withheld.rate} del precio con el modelo {withheld.form}; usted presenta el modelo 210 antes de cuatro meses desde la escritura y paga lo que falte o recupera lo que sobre.",
          "En una venta de 600.000\u00a0€ con 60.000\u00a0€ de ganancia, el impuesto son 11.400\u00a0€ y lo retenido, 18.000\u00a0€.",
        ],
        cost: [
          "El impuesto de no residentes por una venta es el 19\u00a0% de la ganancia: 11.400\u00a0€ por 60.000\u00a0€, 19.000\u00a0€ por 100.000\u00a0€ y nada si se pierde. Aparte va la plusvalía, a menudo unos miles de euros y como mucho el 30\u00a0% de su base.",
          "El {withheld.rate} que retiene el comprador no es un tercer impuesto: cuenta para ese 19\u00a0%.",
        ],
        when: "El impuesto de no residentes por una venta se liquida con el modelo 210 antes de cuatro meses desde la escritura: el comprador tiene un mes para el {withheld.rate} y usted, los tres siguientes. La plusvalía vence a los 30\u00a0días hábiles. La devolución llega dentro de los seis meses posteriores a su plazo.",
        calculation:
          "El impuesto de no residentes por una venta es el 19\u00a0% de (precio – gastos de la venta) – (precio de compra + impuestos, notaría, registro y mejoras). Vendido por 600.000\u00a0€ con 20.000\u00a0€ de gastos y comprado por 520.000\u00a0€ con todo, la ganancia es de 60.000\u00a0€ y el impuesto, de 11.400\u00a0€. Restados los 18.000\u00a0€ retenidos, le devuelven 6.600\u00a0€.",
        must: "Sí, un no residente debe presentar el modelo 210 de la venta aunque haya perdido dinero: sin él, Hacienda se queda el {withheld.rate}. Cada titular presenta el suyo; un matrimonio, por lo general, uno conjunto. Se hace por internet o en papel, usted o un representante.",
        papers:
          "Para el modelo 210 de la venta hacen falta las dos escrituras, el modelo {withheld.form} del comprador con su justificante, las facturas de la compra, las mejoras y la venta, y el recibo de la plusvalía. Para la devolución se añade una cuenta a nombre del titular. Tenga a mano los modelos 210 de los últimos cuatro años, que Hacienda puede pedir.",
      },
      sections: [
        {
          heading: "¿Qué queda de una venta de 600.000\u00a0€?",
          blocks: [
            {
              caption: "Dos no residentes, uno con ganancia y otro con pérdida; la plusvalía del primero es supuesta",
              columns: ["", "Comprada por 470.000\u00a0€", "Comprada por 620.000\u00a0€"],
              rows: [
                ["Coste con impuestos y gastos de la compra", "520.000\u00a0€", "685.000\u00a0€"],
                ["Retiene el comprador, {withheld.rate}", "18.000\u00a0€", "18.000\u00a0€"],
                ["Plusvalía", "5.000\u00a0€", "0\u00a0€: se vende por menos que en la escritura de compra"],
                ["Agencia y otros gastos de la venta", "15.000\u00a0€", "15.000\u00a0€"],
                ["Ingresado en su cuenta el día de la firma", "562.000\u00a0€", "567.000\u00a0€"],
                ["Ganancia o pérdida", "60.000\u00a0€", "–100.000\u00a0€"],
                ["Impuesto al 19\u00a0%", "11.400\u00a0€", "0\u00a0€"],
                ["Devolución con el modelo 210", "6.600\u00a0€", "18.000\u00a0€"],
                ["Le queda al final", "568.600\u00a0€", "585.000\u00a0€"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué se puede restar de la ganancia?",
          blocks: [
            {
              points: [
                "El ITP o el IVA, la notaría y el registro que pagó al comprar.",
                "Las mejoras con factura, como una cocina o unas ventanas nuevas; no los arreglos ni los muebles.",
                "Los honorarios de la agencia, la plusvalía y los certificados de la venta.",
                "Ni los intereses de la hipoteca ni lo que queda por devolver: una deuda no reduce la ganancia.",
                "Un piso heredado cuenta por el valor declarado en sucesiones, con su impuesto y sus gastos.",
              ],
            },
            "El tipo está en el Real Decreto Legislativo 5/2004, art.\u00a025.1 f. El 24\u00a0% del que habrá leído es para el alquiler y la renta imputada de quien vive fuera de la UE, Islandia, Noruega y Liechtenstein.",
          ],
        },
        {
          heading: "¿Qué se presenta, quién y hasta cuándo?",
          blocks: [
            {
              caption: "Plazos desde la escritura",
              columns: ["Qué", "Quién", "Hasta cuándo"],
              rows: [
                ["{withheld.rate} del precio, modelo {withheld.form}", "El comprador", "Un mes"],
                ["Plusvalía", "El comprador en su lugar", "30\u00a0días hábiles"],
                [
                  "Impuesto sobre la ganancia, modelo 210",
                  "Usted, cada titular",
                  "Cuatro meses: el del comprador y tres más",
                ],
                [
                  "Renta imputada del año de la venta, modelo 210",
                  "Usted, cada titular",
                  "31\u00a0de diciembre del año siguiente",
                ],
                ["Devolución", "Hacienda", "Seis meses desde que acaba su plazo"],
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se calcula la plusvalía y quién la ingresa?",
          blocks: [
            "Se calcula sobre el valor catastral del suelo con un coeficiente según los años, o sobre la parte del suelo en la ganancia real si sale más bajo, al 30\u00a0% como máximo. Si en la escritura de compra consta un precio mayor que en la de venta no se paga, pero se declara. Si vende un no residente la ingresa el comprador (Real Decreto Legislativo 2/2004, art.\u00a0106.2), que la descuenta del precio: pacten la cifra en las arras.",
          ],
        },
        {
          heading: "¿Grava la venta también su país?",
          blocks: [
            "Muchas veces sí, y por regla general descuenta lo pagado en España. El Reino Unido lo hace; Estados Unidos, con el formulario 1116 y la ganancia en dólares. Rusia suspendió casi todo su convenio con España en agosto de 2023: pregunte allí antes. Quien reside en la UE o el EEE y vende la que fue su vivienda habitual puede pedir la reinversión con el modelo 228.",
          ],
        },
        {
          heading: "¿Qué sale mal con la devolución?",
          blocks: [
            {
              points: [
                "No se presenta el modelo 210, porque se toma el {withheld.rate} por el impuesto definitivo.",
                "Faltan los modelos 210 de cada año, y Hacienda los compensa.",
                "El comprador no entrega el modelo {withheld.form}: póngalo en las arras.",
                "El comprador no retuvo nada. Entonces el piso responde de su impuesto, hasta el {withheld.rate} del precio.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Un no residente paga el 19\u00a0% de la ganancia, viva donde viva, y la plusvalía municipal.",
        "El comprador retiene un {withheld.rate} para lo primero, y el modelo 210 liquida el resto.",
        "La devolución tarda unos seis meses.",
      ],
      next: "Antes de firmar, pídanos la cuenta con sus cifras: [escríbanos](/contact).",
      description:
        "Impuestos de un no residente que vende un piso en España: 19\u00a0% de la ganancia, retención del 3\u00a0%, plusvalía, plazos del modelo 210 y dos ventas calculadas.",
      sources: [
        "Real Decreto Legislativo 5/2004, arts.\u00a024 y 25",
        "Real Decreto 1776/2004, art.\u00a014",
        "Real Decreto Legislativo 2/2004, arts.\u00a0104 a 110",
        "Ley 35/2006, arts.\u00a034 a 36; Ley 58/2003, art.\u00a031",
      ],
    },
    ca: {
      names: [
        "impostos per vendre un pis sent no resident",
        "impostos venda habitatge no resident",
        "vendre sent no resident",
        "venda de no resident",
        "no resident ven un pis",
        "model 210 venda",
        "impost no residents venda",
        "guany patrimonial no resident",
      ],
      title: "Els impostos d’un no resident que ven",
      answers: {
        what: [
          "Un no resident paga per la venda d’un pis a Espanya el 19\u00a0% del guany, visqui on visqui, i la plusvàlua municipal, que grava el sòl.",
          "El comprador reté un {withheld.rate} del preu amb el model {withheld.form}; vostè presenta el model 210 abans de quatre mesos des de l’escriptura i paga el que falti o recupera el que sobri.",
          "En una venda de 600.000\u00a0€ amb 60.000\u00a0€ de guany, l’impost són 11.400\u00a0€ i el que s’ha retingut, 18.000\u00a0€.",
        ],
        cost: [
          "L’impost de no residents per una venda és el 19\u00a0% del guany: 11.400\u00a0€ per 60.000\u00a0€, 19.000\u00a0€ per 100.000\u00a0€ i res si es perd. A part hi ha la plusvàlua, sovint uns milers d’euros i com a molt el 30\u00a0% de la base.",
          "El {withheld.rate} que reté el comprador no és un tercer impost: compta per a aquest 19\u00a0%.",
        ],
        when: "L’impost de no residents per una venda es liquida amb el model 210 abans de quatre mesos des de l’escriptura: el comprador té un mes per al {withheld.rate} i vostè, els tres següents. La plusvàlua venç al cap de 30\u00a0dies hàbils. La devolució arriba dins dels sis mesos posteriors al seu termini.",
        calculation:
          "L’impost de no residents per una venda és el 19\u00a0% de (preu – despeses de la venda) – (preu de compra + impostos, notaria, registre i millores). Venut per 600.000\u00a0€ amb 20.000\u00a0€ de despeses i comprat per 520.000\u00a0€ amb tot, el guany és de 60.000\u00a0€ i l’impost, d’11.400\u00a0€. Restats els 18.000\u00a0€ retinguts, li tornen 6.600\u00a0€.",
        must: "Sí, un no resident ha de presentar el model 210 de la venda encara que hagi perdut diners: sense el model, Hisenda es queda el {withheld.rate}. Cada titular presenta el seu; un matrimoni, en general, un de conjunt. Es fa per internet o en paper, vostè o un representant.",
        papers:
          "Per al model 210 de la venda calen les dues escriptures, el model {withheld.form} del comprador amb el justificant, les factures de la compra, les millores i la venda, i el rebut de la plusvàlua. Per a la devolució s’hi afegeix un compte a nom del titular. Tingui a mà els models 210 dels últims quatre anys, que Hisenda pot demanar.",
      },
      sections: [
        {
          heading: "Què queda d’una venda de 600.000\u00a0€?",
          blocks: [
            {
              caption: "Dos no residents, l’un amb guany i l’altre amb pèrdua; la plusvàlua del primer és suposada",
              columns: ["", "Comprat per 470.000\u00a0€", "Comprat per 620.000\u00a0€"],
              rows: [
                ["Cost amb impostos i despeses de la compra", "520.000\u00a0€", "685.000\u00a0€"],
                ["Reté el comprador, {withheld.rate}", "18.000\u00a0€", "18.000\u00a0€"],
                ["Plusvàlua", "5.000\u00a0€", "0\u00a0€: es ven per menys que a l’escriptura de compra"],
                ["Agència i altres despeses de la venda", "15.000\u00a0€", "15.000\u00a0€"],
                ["Ingressat al seu compte el dia de la signatura", "562.000\u00a0€", "567.000\u00a0€"],
                ["Guany o pèrdua", "60.000\u00a0€", "–100.000\u00a0€"],
                ["Impost al 19\u00a0%", "11.400\u00a0€", "0\u00a0€"],
                ["Devolució amb el model 210", "6.600\u00a0€", "18.000\u00a0€"],
                ["Li queda al final", "568.600\u00a0€", "585.000\u00a0€"],
              ],
            },
          ],
        },
        {
          heading: "Què es pot restar del guany?",
          blocks: [
            {
              points: [
                "L’ITP o l’IVA, la notaria i el registre que va pagar quan va comprar.",
                "Les millores amb factura, com una cuina o unes finestres noves; no els arranjaments ni els mobles.",
                "Els honoraris de l’agència, la plusvàlua i els certificats de la venda.",
                "Ni els interessos de la hipoteca ni el que queda per tornar: un deute no redueix el guany.",
                "Un pis heretat compta pel valor declarat a successions, amb l’impost i les despeses.",
              ],
            },
            "El tipus és al Reial decret legislatiu 5/2004, art.\u00a025.1 f. El 24\u00a0% del qual deu haver llegit és per al lloguer i la renda imputada de qui viu fora de la UE, Islàndia, Noruega i Liechtenstein.",
          ],
        },
        {
          heading: "Què es presenta, qui i fins quan?",
          blocks: [
            {
              caption: "Terminis des de l’escriptura",
              columns: ["Què", "Qui", "Fins quan"],
              rows: [
                ["{withheld.rate} del preu, model {withheld.form}", "El comprador", "Un mes"],
                ["Plusvàlua", "El comprador en lloc seu", "30\u00a0dies hàbils"],
                [
                  "Impost sobre el guany, model 210",
                  "Vostè, cada titular",
                  "Quatre mesos: el del comprador i tres més",
                ],
                [
                  "Renda imputada de l’any de la venda, model 210",
                  "Vostè, cada titular",
                  "31\u00a0de desembre de l’any següent",
                ],
                ["Devolució", "Hisenda", "Sis mesos des que acaba el seu termini"],
              ],
            },
          ],
        },
        {
          heading: "Com es calcula la plusvàlua i qui la ingressa?",
          blocks: [
            "Es calcula sobre el valor cadastral del sòl amb un coeficient segons els anys, o sobre la part del sòl en el guany real si surt més baix, al 30\u00a0% com a màxim. Si a l’escriptura de compra consta un preu més alt que a la de venda no es paga, però es declara. Si ven un no resident la ingressa el comprador (Reial decret legislatiu 2/2004, art.\u00a0106.2), que la descompta del preu: pactin la xifra a les arres.",
          ],
        },
        {
          heading: "El seu país també grava la venda?",
          blocks: [
            "Sovint sí, i per regla general descompta el que s’ha pagat a Espanya. El Regne Unit ho fa; els Estats Units, amb el formulari 1116 i el guany en dòlars. Rússia va suspendre gairebé tot el conveni amb Espanya l’agost del 2023: pregunti-ho allà abans. Qui resideix a la UE o l’EEE i ven el que va ser el seu habitatge habitual pot demanar la reinversió amb el model 228.",
          ],
        },
        {
          heading: "Què surt malament amb la devolució?",
          blocks: [
            {
              points: [
                "No es presenta el model 210, perquè es pren el {withheld.rate} per l’impost definitiu.",
                "Falten els models 210 de cada any, i Hisenda els compensa.",
                "El comprador no lliura el model {withheld.form}: posi-ho a les arres.",
                "El comprador no va retenir res. Llavors el pis respon del seu impost, fins al {withheld.rate} del preu.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Un no resident paga el 19\u00a0% del guany, visqui on visqui, i la plusvàlua municipal.",
        "El comprador reté un {withheld.rate} per al primer, i el model 210 liquida la resta.",
        "La devolució triga uns sis mesos.",
      ],
      next: "Abans de signar, demani’ns el compte amb les seves xifres: [escrigui’ns](/contact).",
      description:
        "Impostos d’un no resident que ven un pis a Espanya: 19\u00a0% del guany, retenció del 3\u00a0%, plusvàlua, terminis del model 210 i dues vendes calculades del tot.",
      sources: [
        "Reial decret legislatiu 5/2004, arts.\u00a024 i 25",
        "Reial decret 1776/2004, art.\u00a014",
        "Reial decret legislatiu 2/2004, arts.\u00a0104 a 110",
        "Llei 35/2006, arts.\u00a034 a 36; Llei 58/2003, art.\u00a031",
      ],
    },
    ru: {
      names: [
        "налог нерезидента при продаже",
        "продажа квартиры нерезидентом",
        "нерезидент продаёт квартиру",
        "форма 210 при продаже",
        "налог при продаже квартиры нерезидентом",
        "налог при продаже квартиры в испании нерезидентом",
        "налог с продажи недвижимости нерезидентом",
      ],
      title: "Налог нерезидента при продаже",
      answers: {
        what: [
          "Налог нерезидента при продаже квартиры в Испании составляет 19\u00a0% дохода, в какой бы стране он ни жил, и к нему добавляется городской налог на землю, plusvalía.",
          "Покупатель удерживает {withheld.rate} цены по форме {withheld.form}, а вы в течение четырёх месяцев после акта подаёте форму 210: доплачиваете или получаете лишнее обратно.",
          "При цене 600\u00a0000\u00a0€ и доходе 60\u00a0000\u00a0€ налог составит 11\u00a0400\u00a0€, а удержат 18\u00a0000\u00a0€.",
        ],
        cost: [
          "Налог нерезидента при продаже\u00a0— 19\u00a0% дохода: 11\u00a0400\u00a0€ с 60\u00a0000\u00a0€, 19\u00a0000\u00a0€ со 100\u00a0000\u00a0€ и ничего при убытке. Отдельно платят plusvalía: часто это несколько тысяч евро и не больше 30\u00a0% её базы.",
          "Удержанные покупателем {withheld.rate}\u00a0— не третий налог: их засчитывают в эти 19\u00a0%.",
        ],
        when: "Налог нерезидента при продаже рассчитывают по форме 210 в течение четырёх месяцев после акта: месяц есть у покупателя на {withheld.rate}, следующие три\u00a0— у вас. Plusvalía платят за 30\u00a0рабочих дней. Переплату возвращают в течение шести месяцев после вашего срока.",
        calculation:
          "Налог нерезидента при продаже\u00a0— это 19\u00a0% от разницы: цена минус расходы на продажу, минус прежняя цена с налогами, нотариусом, реестром и улучшениями. Продано за 600\u00a0000\u00a0€ при расходах 20\u00a0000\u00a0€, куплено со всеми расходами за 520\u00a0000\u00a0€: доход 60\u00a0000\u00a0€, налог 11\u00a0400\u00a0€. Из удержанных 18\u00a0000\u00a0€ вернут 6\u00a0600\u00a0€.",
        must: "Да, при продаже квартиры нерезидент подаёт форму 210 даже при убытке: иначе {withheld.rate} останутся у налоговой. Каждый собственник подаёт свою, супруги, как правило, одну на двоих. Сделать это можно через интернет или на месте, самому или через представителя.",
        papers:
          "Для формы 210 при продаже нужны оба нотариальных акта, форма {withheld.form} от покупателя с квитанцией, счета покупки, улучшений и продажи, квитанция plusvalía. Для возврата добавьте счёт на имя собственника. Держите под рукой формы 210 за четыре последних года: налоговая может их спросить.",
      },
      sections: [
        {
          heading: "Сколько останется от 600\u00a0000\u00a0€?",
          blocks: [
            {
              caption: "Два нерезидента, с доходом и с убытком; plusvalía первого взята для примера",
              columns: ["", "Купил за 470\u00a0000\u00a0€", "Купил за 620\u00a0000\u00a0€"],
              rows: [
                ["Обошлось с налогами и расходами при покупке", "520\u00a0000\u00a0€", "685\u00a0000\u00a0€"],
                ["Удержал покупатель, {withheld.rate}", "18\u00a0000\u00a0€", "18\u00a0000\u00a0€"],
                ["Plusvalía", "5\u00a0000\u00a0€", "0\u00a0€: продано дешевле, чем в акте о покупке"],
                ["Агентство и другие расходы на продажу", "15\u00a0000\u00a0€", "15\u00a0000\u00a0€"],
                ["Пришло на счёт в день сделки", "562\u00a0000\u00a0€", "567\u00a0000\u00a0€"],
                ["Доход или убыток", "60\u00a0000\u00a0€", "–100\u00a0000\u00a0€"],
                ["Налог 19\u00a0%", "11\u00a0400\u00a0€", "0\u00a0€"],
                ["Вернут по форме 210", "6\u00a0600\u00a0€", "18\u00a0000\u00a0€"],
                ["Останется в итоге", "568\u00a0600\u00a0€", "585\u00a0000\u00a0€"],
              ],
            },
          ],
        },
        {
          heading: "Что уменьшает доход от продажи?",
          blocks: [
            {
              points: [
                "Налог на передачу (ITP) или НДС, нотариус и реестр, оплаченные при покупке.",
                "Улучшения со счётом-фактурой, например новая кухня или окна; починка и мебель не считаются.",
                "Комиссия агентства, plusvalía и сертификаты для продажи.",
                "Проценты по ипотеке и остаток долга дохода не уменьшают.",
                "Унаследованная квартира считается по стоимости из декларации о наследстве, вместе с налогом и расходами.",
              ],
            },
            "Ставку задаёт Королевский законодательный декрет 5/2004, ст.\u00a025.1\u00a0f. Ставка 24\u00a0%, о которой часто пишут, касается аренды и вменённого дохода тех, кто живёт за пределами ЕС, Исландии, Норвегии и Лихтенштейна. На продажу она не распространяется, даже если вы живёте в России, США или Великобритании.",
          ],
        },
        {
          heading: "Что, кто и до какого срока подаёт?",
          blocks: [
            {
              caption: "Сроки, считая от акта",
              columns: ["Что", "Кто", "До какого срока"],
              rows: [
                ["{withheld.rate} цены, форма {withheld.form}", "Покупатель", "Месяц"],
                ["Plusvalía", "Покупатель вместо вас", "30\u00a0рабочих дней"],
                ["Налог на доход, форма 210", "Вы, каждый собственник", "Четыре месяца: месяц покупателя и ещё три"],
                [
                  "Вменённый доход за год продажи, форма 210",
                  "Вы, каждый собственник",
                  "31\u00a0декабря следующего года",
                ],
                ["Возврат", "Налоговая", "Шесть месяцев после вашего срока"],
              ],
            },
          ],
        },
        {
          heading: "Как считают plusvalía и кто её платит?",
          blocks: [
            "Её берут с кадастровой стоимости земли, умноженной на коэффициент за годы владения, или с доли земли в настоящем доходе, если так выходит меньше; ставка не больше 30\u00a0%. Если в акте о покупке цена выше, чем в акте о продаже, налога нет, но декларацию подают. За нерезидента её вносит покупатель (Королевский законодательный декрет 2/2004, ст.\u00a0106.2) и вычитает из цены. Поэтому сумму записывают ещё в договоре задатка, а после сделки просят у покупателя квитанцию: без неё расход не вычесть.",
          ],
        },
        {
          heading: "Платить ли налог и в своей стране?",
          blocks: [
            "Часто да, и обычно уплаченное в Испании засчитывают. Так делает Великобритания, а США засчитывают по форме 1116 и считают доход в долларах. Россия с августа 2023 года приостановила почти все статьи конвенции с Испанией (Указ №\u00a0585); статьи 23, о зачёте, в этом перечне нет, и как её применяет российская налоговая, спросите у консультанта до сделки. Резидент ЕС или ЕЭЗ, продающий своё бывшее основное жильё, может заявить реинвестирование по форме 228.",
          ],
        },
        {
          heading: "Что бывает не так с возвратом?",
          blocks: [
            {
              points: [
                "Форму 210 не подали, приняв {withheld.rate} за окончательный налог.",
                "Нет ежегодных форм 210, и налоговая зачитывает эти долги.",
                "Покупатель не отдал форму {withheld.form}: впишите это в договор задатка.",
                "Покупатель ничего не удержал. Тогда за ваш налог отвечает сама квартира, в пределах {withheld.rate} цены.",
                "Счёт для возврата закрыт или открыт на другое имя: налоговая переводит деньги только собственнику.",
                "Нет счетов на ремонт: улучшение без счёта-фактуры дохода не уменьшает, сколько бы оно ни стоило.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Нерезидент платит 19\u00a0% дохода, где бы ни жил, и городской налог plusvalía.",
        "Покупатель удерживает {withheld.rate} в счёт первого, остальное решает форма 210.",
        "Возврат занимает около шести месяцев.",
      ],
      next: "До подписания попросите нас посчитать на ваших цифрах: [напишите нам](/contact).",
      description:
        "Налог нерезидента при продаже квартиры в Испании: 19\u00a0% дохода, удержание 3\u00a0%, plusvalía, сроки формы 210 и полный расчёт двух продаж по 600\u00a0000\u00a0€ в евро.",
      sources: [
        "Королевский законодательный декрет 5/2004, ст.\u00a024 и 25",
        "Королевский декрет 1776/2004, ст.\u00a014",
        "Королевский законодательный декрет 2/2004, ст.\u00a0104–110",
        "Закон 35/2006, ст.\u00a034–36; Закон 58/2003, ст.\u00a031",
        "Указ Президента РФ №\u00a0585 от 8\u00a0августа 2023 года",
      ],
    },
  },
};
