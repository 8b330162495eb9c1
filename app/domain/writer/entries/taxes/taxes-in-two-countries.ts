import type { Entry } from "../entry";

export const taxesInTwoCountries: Entry = {
  theme: "costs",
  reader: "non-resident",
  related: [
    "non-resident-yearly-tax",
    "withholding-from-non-residents",
    "tax-of-a-non-resident-sale",
    "income-tax-on-the-gain",
    "wealth-tax",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "taxes in two countries",
        "double taxation",
        "double taxation spain",
        "double tax treaty spain",
        "spain tax treaty property",
        "foreign tax credit spanish property",
        "irs spanish property",
        "irs selling property in spain",
        "taxed twice on a spanish home",
        "declare spanish property at home",
      ],
      title: "A home in Spain and taxes in two countries",
      answers: {
        what: "Taxes in two countries are the rule with a home in Spain, but you rarely pay both in full. Spain taxes the home because it stands there, and your own country may tax the same rent or gain. It then usually takes off what Spain has taken, up to its own tax on it, so that the higher of the two is what you pay. You have to ask for it in your own return.",
        calculation:
          "With taxes in two countries the sum is: tax at home on the Spanish gain or rent, less the tax paid in Spain, and never below zero. On a gain of €60,000 Spain takes 19%, that is €11,400. If your country would take €15,000, you pay it another €3,600; if it would take €10,000, you pay nothing there, and the other €1,400 don’t come back.",
        must: "Yes, as a rule you declare the rent or the gain in both places: taxes in two countries are set against each other in the return at home, and that return has to be filed even if nothing is left to pay. An empty home is different: many countries don’t tax an income that nobody received.",
        who: "Taxes in two countries concern you if you are tax resident outside Spain and own, let or sell a home here, and also if you are a citizen of the United States, wherever you live. Each owner counts alone. Whoever spends more than 183 days of a year in Spain is normally resident here, and then Spain taxes what you have elsewhere too.",
        how: "To avoid double taxation, pay in Spain first, keep form 210 with its proof of payment, and claim the credit in the return of the country where you are tax resident. There, ask three things: which Spanish taxes count, at what exchange rate and for which year. Only then add up what the home costs you.",
        papers:
          "Against double taxation you need the form 210 of each year with the bank’s proof, the buyer’s form 211 if you sold, both deeds, and the invoices for costs and improvements. A certificate of tax residence from your own country supports the Spanish side. Some tax offices want a sworn translation, so ask before you pay for one.",
        pitfalls:
          "With taxes in two countries, money is lost in four ways: the credit is claimed for the 3% withheld instead of for the tax itself, the Spanish refund is forgotten, the two years don’t match, or the town’s taxes are claimed too. The first is the dearest, as the tax office at home may ask for it back.",
      },
      sections: [
        {
          heading: "What does Spain take, and what does your country do?",
          blocks: [
            {
              caption: "A non-resident’s home, tax by tax (2026)",
              columns: ["What for", "Spain", "At home, as a rule"],
              rows: [
                [
                  "Empty or for your own use",
                  "24% of an imputed income; 19% in the EU and EEA",
                  "Often nothing, so nothing to set off",
                ],
                ["Rent", "24%; 19% after expenses in the EU and EEA", "Taxed, less what Spain took"],
                ["Gain on a sale", "19%", "Taxed, less what Spain took"],
                ["IBI and plusvalía", "To the town hall", "Ask: they are seldom an income tax"],
                ["Tax on buying", "Transfer tax or VAT", "No credit; it raises what the home cost you"],
              ],
            },
          ],
        },
        {
          heading: "How does it work in the USA, the UK and Russia?",
          blocks: [
            {
              points: [
                "United States: the IRS taxes citizens and green card holders on what they earn anywhere, with a credit for foreign tax on Form 1116. Gains are worked out in dollars at each day’s rate, so the American gain differs from the Spanish one.",
                "United Kingdom: rents and gains are declared with a credit. There is none for the tax on an empty home, since the UK doesn’t tax that income (HMRC’s manual, DT17553).",
                "Russia: since 8 August 2023 it has suspended articles 5 to 22 and 24 of the treaty with Spain. Article 23, on setting off the tax, isn’t on that list. How the Russian office applies it is a question to ask there before you sell.",
              ],
            },
            "Other countries have their own treaties with Spain, and a few have none.",
          ],
        },
        {
          heading: "In which order do you declare it in both countries?",
          blocks: [
            {
              steps: [
                "Settle where you are tax resident this year.",
                "File form 210 in Spain and pay: four months from signing after a sale, the whole following year for an empty home.",
                "Wait for the Spanish refund, if more was withheld than you owe.",
                "Put the income into your return at home, in the year that your country counts.",
                "Claim as a credit the final Spanish tax, with the proof attached or to hand.",
              ],
            },
          ],
        },
        {
          heading: "Which mistakes cost money?",
          blocks: [
            {
              points: [
                "Counting the 3% withheld as the tax: on €600,000 it is €18,000, while the tax may be €11,400.",
                "Believing that a treaty exempts you: it mostly shares the tax out, and Spain’s part stays.",
                "Selling in December and filing in April: two tax years, in two countries.",
                "Moving in the year of the sale without asking which country counts you that year.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What do you pay on a gain of €60,000?",
        blocks: [
          {
            caption: "Spain takes €11,400; three cases at home (sums at home assumed)",
            columns: ["Tax at home on the same gain", "Still due there", "In both countries"],
            rows: [
              ["€10,000, with a credit", "€0", "€11,400"],
              ["€15,000, with a credit", "€3,600", "€15,000"],
              ["€15,000, without a credit", "€15,000", "€26,400"],
            ],
          },
          "The last row is what the question is about: €11,400 hang on whether your country grants the credit.",
        ],
      },
      inShort:
        "Spain taxes a home that stands in Spain, wherever its owner lives. The owner’s country may tax the same income and usually takes off the Spanish tax. That has to be claimed there, with form 210 as proof.",
      next: "Selling from abroad? [Ask us](/contact) for the documents of the sale that your tax office at home will want to see.",
      description:
        "Double taxation of a home in Spain: what Spain takes, how your country sets it off, the USA, UK and Russia, which documents to keep and three cases worked out.",
      sources: [
        "Royal Legislative Decree 5/2004, arts.\u00a024 and 25",
        "Treaty between Spain and the Russian Federation of 16 December 1998 (BOE-A-2000-12779)",
        "Convention between Spain and the United States of 22 February 1990, with its protocol of 2013",
        "HMRC, Double Taxation Relief Manual, DT17553",
      ],
    },
    es: {
      names: [
        "doble imposición",
        "convenio de doble imposición",
        "evitar la doble imposición",
        "impuestos en dos países",
        "pagar impuestos en dos países",
        "tributar en dos países",
        "declarar en mi país la vivienda de españa",
        "deducción por doble imposición",
        "irs vivienda en españa",
        "irs y casa en españa",
      ],
      title: "Vivienda en España e impuestos en dos países",
      answers: {
        what: "La doble imposición de una vivienda en España rara vez acaba en pagar dos veces. España grava la casa porque está aquí, y el país donde usted vive puede gravar la misma renta o la misma ganancia, pero por lo general descuenta lo pagado en España hasta el límite de su propio impuesto. El resultado es que se paga el mayor de los dos. La deducción hay que pedirla allí, en su declaración.",
        calculation:
          "Con impuestos en dos países, la cuenta es: impuesto de su país sobre la ganancia o la renta española, menos lo pagado en España, sin bajar de cero. De una ganancia de 60.000\u00a0€, España toma el 19\u00a0%, 11.400\u00a0€. Si su país tomaría 15.000\u00a0€, le faltan 3.600\u00a0€; si tomaría 10.000\u00a0€, allí no paga nada, y los otros 1.400\u00a0€ no vuelven.",
        must: "Sí: para evitar la doble imposición se declaran las rentas y las ganancias en los dos países, también cuando en el segundo no sale nada a pagar. Una vivienda vacía es distinta: muchos países no gravan un ingreso que nadie ha cobrado.",
        who: "La doble imposición le afecta si es residente fiscal fuera de España y tiene, alquila o vende una vivienda aquí; también si es ciudadano de Estados Unidos, viva donde viva. Cada propietario cuenta por separado. Quien pasa más de 183 días del año en España suele ser residente aquí, y entonces España grava también lo que tiene fuera.",
        how: "Para evitar la doble imposición, pague primero en España, guarde el modelo 210 con su justificante y pida la deducción en la declaración de su país. Allí pregunte tres cosas: qué impuestos españoles cuentan, a qué cambio y en qué año. Solo después sume lo que le cuesta la casa.",
        papers:
          "Contra la doble imposición hacen falta los modelos 210 de cada año con el justificante del banco, el 211 del comprador si ha vendido, las dos escrituras y las facturas de gastos y mejoras. Un certificado de residencia fiscal de su país ayuda en la parte española. Alguna administración pide traducción jurada; pregúntelo antes de pagarla.",
        pitfalls:
          "Con impuestos en dos países se pierde dinero de cuatro maneras: deducir el 3\u00a0% retenido en lugar del impuesto, olvidar la devolución española, no casar los años o incluir los tributos municipales. La primera es la más cara, porque su país puede reclamarle la diferencia.",
      },
      sections: [
        {
          heading: "¿Qué se queda España y qué hace su país?",
          blocks: [
            {
              caption: "La vivienda de un no residente, impuesto por impuesto (2026)",
              columns: ["Por qué", "España", "En su país, por lo general"],
              rows: [
                [
                  "Vacía o para uso propio",
                  "24\u00a0% de una renta imputada; 19\u00a0% en la UE y el EEE",
                  "A menudo nada, así que nada que deducir",
                ],
                [
                  "Alquiler",
                  "24\u00a0%; 19\u00a0% tras gastos en la UE y el EEE",
                  "Se grava, menos lo pagado en España",
                ],
                ["Ganancia al vender", "19\u00a0%", "Se grava, menos lo pagado en España"],
                [
                  "IBI y plusvalía municipal",
                  "Al ayuntamiento",
                  "Pregunte: pocas veces cuentan como impuesto sobre la renta",
                ],
                ["Compra", "ITP o IVA", "No se deduce; aumenta lo que le costó"],
              ],
            },
          ],
        },
        {
          heading: "¿Cómo funciona con Estados Unidos, Reino Unido y Rusia?",
          blocks: [
            {
              points: [
                "Estados Unidos: el IRS grava a ciudadanos y titulares de la tarjeta verde por lo que ganan en cualquier parte, con un crédito por impuestos extranjeros (formulario 1116). La ganancia se calcula en dólares, al cambio de cada día, y no coincide con la española.",
                "Reino Unido: rentas y ganancias se declaran con deducción. Por la vivienda vacía no la hay, porque allí no se grava ese ingreso (manual de HMRC, DT17553).",
                "Rusia: desde el 8 de agosto de 2023 tiene suspendidos los artículos 5 a 22 y 24 del convenio con España. El 23, el que permite descontar el impuesto, no está en esa lista. Cómo lo aplica la administración rusa hay que preguntarlo allí antes de vender.",
              ],
            },
            "Los demás países tienen su propio convenio con España, y unos pocos, ninguno.",
          ],
        },
        {
          heading: "¿En qué orden se declara en los dos países?",
          blocks: [
            {
              steps: [
                "Aclare dónde es residente fiscal ese año.",
                "Presente el 210 en España y pague: cuatro meses desde la firma si vendió, todo el año siguiente si la vivienda está vacía.",
                "Espere la devolución española, si le retuvieron de más.",
                "Incluya el ingreso en la declaración de su país, en el año que allí corresponda.",
                "Deduzca el impuesto español definitivo, con el justificante a mano.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué errores cuestan dinero?",
          blocks: [
            {
              points: [
                "Tomar el 3\u00a0% retenido por el impuesto: sobre 600.000\u00a0€ son 18.000\u00a0€, y la cuota puede ser de 11.400\u00a0€.",
                "Creer que el convenio exime: casi siempre reparte, y la parte de España se queda.",
                "Vender en diciembre y declarar en abril: dos ejercicios, en dos países.",
                "Mudarse el año de la venta sin saber qué país le considera residente ese año.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto se paga por una ganancia de 60.000\u00a0€?",
        blocks: [
          {
            caption: "España toma 11.400\u00a0€; tres casos en el otro país (importes supuestos)",
            columns: ["Impuesto de su país por la misma ganancia", "Falta pagar allí", "Entre los dos países"],
            rows: [
              ["10.000\u00a0€, con deducción", "0\u00a0€", "11.400\u00a0€"],
              ["15.000\u00a0€, con deducción", "3.600\u00a0€", "15.000\u00a0€"],
              ["15.000\u00a0€, sin deducción", "15.000\u00a0€", "26.400\u00a0€"],
            ],
          },
          "En la última fila está el problema: 11.400\u00a0€ dependen de que su país admita la deducción.",
        ],
      },
      inShort:
        "España grava la vivienda que está en España, viva donde viva su dueño. Su país puede gravar lo mismo y suele descontar el impuesto español. Hay que pedirlo allí, con el modelo 210 como prueba.",
      next: "¿Vende desde fuera? [Pídanos](/contact) los documentos de la venta que querrá ver la administración de su país.",
      description:
        "Doble imposición de una vivienda en España: qué se queda Hacienda, cómo lo descuenta su país, Estados Unidos, Reino Unido y Rusia, qué guardar y un ejemplo.",
      sources: [
        "Real Decreto Legislativo 5/2004, arts.\u00a024 y 25",
        "Convenio entre España y la Federación Rusa de 16 de diciembre de 1998 (BOE-A-2000-12779)",
        "Convenio entre España y Estados Unidos de 22 de febrero de 1990, con su protocolo de 2013",
        "HMRC, Double Taxation Relief Manual, DT17553",
      ],
    },
    ca: {
      names: [
        "doble imposició",
        "conveni de doble imposició",
        "evitar la doble imposició",
        "impostos en dos països",
        "pagar impostos en dos països",
        "tributar en dos països",
        "declarar al meu país l’habitatge d’espanya",
        "deducció per doble imposició",
        "irs habitatge a espanya",
      ],
      title: "Habitatge a Espanya i impostos en dos països",
      answers: {
        what: "La doble imposició d’un habitatge a Espanya poques vegades vol dir pagar dos cops. Espanya el grava perquè és aquí, i el país on vostè viu pot gravar el mateix lloguer o el mateix guany, però en general en descompta el que ha pagat a Espanya, fins al límit del seu propi impost. Al capdavall es paga el més alt dels dos. La deducció s’ha de demanar allà, a la seva declaració.",
        calculation:
          "Amb impostos en dos països, el compte és: impost del seu país sobre el guany o el lloguer espanyol, menys el que ha pagat a Espanya, sense baixar de zero. D’un guany de 60.000\u00a0€, Espanya en pren el 19\u00a0%, 11.400\u00a0€. Si el seu país en prendria 15.000\u00a0€, li falten 3.600\u00a0€; si en prendria 10.000\u00a0€, allà no paga res, i els altres 1.400\u00a0€ no tornen.",
        must: "Sí: per evitar la doble imposició els lloguers i els guanys es declaren a tots dos països, encara que al segon no surti res a pagar. Un habitatge buit és diferent: molts països no graven un ingrés que ningú no ha cobrat.",
        who: "La doble imposició l’afecta si és resident fiscal fora d’Espanya i té, lloga o ven un habitatge aquí; també si és ciutadà dels Estats Units, visqui on visqui. Cada propietari compta per separat. Qui passa més de 183 dies de l’any a Espanya normalment n’és resident, i llavors Espanya grava també el que té fora.",
        how: "Per evitar la doble imposició, pagui primer a Espanya, guardi el model 210 amb el justificant i demani la deducció a la declaració del seu país. Pregunti-hi tres coses: quins impostos espanyols compten, a quin canvi i en quin any. Només després sumi el que li costa la casa.",
        papers:
          "Contra la doble imposició calen els models 210 de cada any amb el justificant del banc, el 211 de qui va comprar si ha venut, les dues escriptures i les factures de despeses i millores. Un certificat de residència fiscal del seu país ajuda a la part espanyola. Alguna administració demana traducció jurada; pregunti-ho abans de pagar-la.",
        pitfalls:
          "Amb impostos en dos països es perden diners de quatre maneres: deduir el 3\u00a0% retingut en lloc de l’impost, oblidar la devolució espanyola, no fer lligar els anys o posar-hi els tributs municipals. La primera és la més cara, perquè el seu país pot reclamar-li la diferència.",
      },
      sections: [
        {
          heading: "Què es queda Espanya i què fa el seu país?",
          blocks: [
            {
              caption: "L’habitatge d’un no resident, impost per impost (2026)",
              columns: ["Per què", "Espanya", "Al seu país, en general"],
              rows: [
                [
                  "Buit o per a ús propi",
                  "24\u00a0% d’una renda imputada; 19\u00a0% a la UE i l’EEE",
                  "Sovint res, i doncs res a deduir",
                ],
                [
                  "Lloguer",
                  "24\u00a0%; 19\u00a0% descomptades despeses a la UE i l’EEE",
                  "Es grava, menys el que s’ha pagat a Espanya",
                ],
                ["Guany en vendre", "19\u00a0%", "Es grava, menys el que s’ha pagat a Espanya"],
                [
                  "IBI i plusvàlua municipal",
                  "A l’ajuntament",
                  "Pregunti: poques vegades compten com a impost sobre la renda",
                ],
                ["Compra", "ITP o IVA", "No es dedueix; augmenta el que li va costar"],
              ],
            },
          ],
        },
        {
          heading: "Com va amb els Estats Units, el Regne Unit i Rússia?",
          blocks: [
            {
              points: [
                "Estats Units: l’IRS grava ciutadans i titulars de la targeta verda pel que guanyen arreu, amb un crèdit per impostos estrangers (formulari 1116). El guany es calcula en dòlars, al canvi de cada dia, i no coincideix amb l’espanyol.",
                "Regne Unit: lloguers i guanys es declaren amb deducció. Per l’habitatge buit no n’hi ha, perquè allà no es grava aquest ingrés (manual d’HMRC, DT17553).",
                "Rússia: des del 8 d’agost del 2023 té suspesos els articles 5 a 22 i 24 del conveni amb Espanya. El 23, el que permet descomptar l’impost, no és a la llista. Com l’aplica l’administració russa s’ha de preguntar allà abans de vendre.",
              ],
            },
            "Els altres països tenen el seu conveni amb Espanya, i uns quants, cap.",
          ],
        },
        {
          heading: "En quin ordre es declara a tots dos països?",
          blocks: [
            {
              steps: [
                "Aclareixi on és resident fiscal aquell any.",
                "Presenti el 210 a Espanya i pagui: quatre mesos des de la signatura si ha venut, tot l’any següent si l’habitatge és buit.",
                "Esperi la devolució espanyola, si li van retenir de més.",
                "Posi l’ingrés a la declaració del seu país, l’any que hi toqui.",
                "Dedueixi l’impost espanyol definitiu, amb el justificant a mà.",
              ],
            },
          ],
        },
        {
          heading: "Quins errors costen diners?",
          blocks: [
            {
              points: [
                "Prendre el 3\u00a0% retingut per l’impost: sobre 600.000\u00a0€ són 18.000\u00a0€, i la quota pot ser d’11.400\u00a0€.",
                "Creure que el conveni eximeix: gairebé sempre reparteix, i la part d’Espanya es queda.",
                "Vendre al desembre i declarar a l’abril: dos exercicis, en dos països.",
                "Mudar-se l’any de la venda sense saber quin país el té per resident aquell any.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant es paga per un guany de 60.000\u00a0€?",
        blocks: [
          {
            caption: "Espanya en pren 11.400\u00a0€; tres casos a l’altre país (imports suposats)",
            columns: ["Impost del seu país pel mateix guany", "Hi falta pagar", "Entre tots dos països"],
            rows: [
              ["10.000\u00a0€, amb deducció", "0\u00a0€", "11.400\u00a0€"],
              ["15.000\u00a0€, amb deducció", "3.600\u00a0€", "15.000\u00a0€"],
              ["15.000\u00a0€, sense deducció", "15.000\u00a0€", "26.400\u00a0€"],
            ],
          },
          "A l’última fila hi ha el problema: 11.400\u00a0€ depenen que el seu país admeti la deducció.",
        ],
      },
      inShort:
        "Espanya grava l’habitatge que és a Espanya, visqui on visqui el propietari. El seu país pot gravar el mateix i sol descomptar-ne l’impost espanyol. S’ha de demanar allà, amb el model 210 com a prova.",
      next: "Ven des de fora? [Demani’ns](/contact) els documents de la venda que voldrà veure l’administració del seu país.",
      description:
        "Doble imposició d’un habitatge a Espanya: què es queda Hisenda, com ho descompta el seu país, els Estats Units, Regne Unit i Rússia, què guardar i un exemple.",
      sources: [
        "Reial decret legislatiu 5/2004, arts.\u00a024 i 25",
        "Conveni entre Espanya i la Federació Russa de 16 de desembre de 1998 (BOE-A-2000-12779)",
        "Conveni entre Espanya i els Estats Units de 22 de febrer de 1990, amb el protocol del 2013",
        "HMRC, Double Taxation Relief Manual, DT17553",
      ],
    },
    ru: {
      names: [
        "двойное налогообложение",
        "налоги в двух странах",
        "избежание двойного налогообложения",
        "соглашение об избежании двойного налогообложения",
        "налог в России с продажи квартиры в Испании",
        "налог в России за квартиру в Испании",
        "платить налог дважды",
        "зачёт налога, уплаченного в Испании",
        "зачёт испанского налога",
        "irs недвижимость в испании",
      ],
      title: "Жильё в Испании и налоги в двух странах",
      answers: {
        what: "Двойное налогообложение жилья в Испании редко означает, что вы заплатите дважды. Испания берёт налог, потому что жильё стоит здесь, а страна, где вы живёте, может обложить ту же аренду или тот же доход от продажи. Обычно она вычитает испанский налог в пределах своего, и в итоге вы платите больший из двух. Но этот зачёт надо заявить самому, в своей декларации.",
        calculation:
          "Налоги в двух странах считают так: налог вашей страны с испанского дохода минус уплаченное в Испании, но не меньше нуля. С дохода 60\u00a0000\u00a0€ Испания возьмёт 19\u00a0%, то есть 11\u00a0400\u00a0€. Если дома с него причитается 15\u00a0000\u00a0€, доплатите 3600\u00a0€; если 10\u00a0000\u00a0€, там платить нечего, а лишние 1400\u00a0€ никто не вернёт.",
        must: "Да, чтобы не попасть под двойное налогообложение, аренду и доход от продажи показывают обеим странам, даже если второй доплачивать нечего. С пустующим жильём иначе: многие страны не облагают доход, которого никто не получал.",
        who: "Двойное налогообложение касается тех, кто платит налоги как резидент другой страны, а в Испании владеет жильём, сдаёт его или продаёт; граждан США\u00a0— где бы они ни жили. Каждый собственник считает за себя. Кто проводит в Испании больше 183 дней в году, обычно становится её резидентом, и тогда она облагает и то, что у вас за границей.",
        how: "Чтобы избежать двойного налогообложения, сначала заплатите в Испании, сохраните форму 210 с квитанцией и заявите зачёт в декларации своей страны. Там спросите о трёх вещах: какие испанские налоги учитывают, по какому курсу и за какой год. И только потом считайте, во что обходится жильё.",
        papers:
          "Чтобы двойное налогообложение вас миновало, храните формы 210 за каждый год с квитанцией банка, форму 211 от покупателя, если вы продали, оба акта и счета на расходы и улучшения. Справка о налоговом резидентстве вашей страны пригодится в Испании. Иногда просят присяжный перевод: узнайте об этом, прежде чем его заказывать.",
        pitfalls:
          "На налогах в двух странах теряют четырьмя способами: заявляют к зачёту удержанные 3\u00a0% вместо самого налога, забывают про испанский возврат, путают годы или добавляют городские налоги. Дороже всего первое: ваша налоговая может потребовать разницу назад.",
      },
      sections: [
        {
          heading: "Что берёт Испания и что делает ваша страна?",
          blocks: [
            {
              caption: "Жильё нерезидента: налог за налогом (2026)",
              columns: ["За что", "Испания", "Дома, как правило"],
              rows: [
                [
                  "Пустует или для себя",
                  "24\u00a0% условного дохода; 19\u00a0% для ЕС и ЕЭЗ",
                  "Часто ничего, и засчитывать не с чем",
                ],
                ["Аренда", "24\u00a0%; 19\u00a0% за вычетом расходов для ЕС и ЕЭЗ", "Налог за вычетом испанского"],
                ["Доход от продажи", "19\u00a0%", "Налог за вычетом испанского"],
                ["IBI и plusvalía", "Городу", "Спросите: подоходным налогом их считают редко"],
                ["Покупка", "ITP или НДС", "Не засчитывают; увеличивает стоимость покупки"],
              ],
            },
          ],
        },
        {
          heading: "Как это устроено с Россией, США и Великобританией?",
          blocks: [
            {
              points: [
                "Россия: с 8 августа 2023 года приостановила статьи 5–22 и 24 конвенции с Испанией (Указ № 585, Закон № 598-ФЗ). Статьи 23, о зачёте налога, в этом перечне нет. Как её применяет российская налоговая, спросите там до продажи.",
                "США: IRS облагает граждан и владельцев грин-карт по всему миру и даёт зачёт иностранного налога по форме 1116. Доход считают в долларах по курсу каждого дня, поэтому с испанским он не совпадает.",
                "Великобритания: аренду и доход от продажи декларируют с зачётом. За пустующее жильё его нет: там такой доход не облагают (руководство HMRC, DT17553).",
              ],
            },
            "У других стран свои соглашения с Испанией, а у некоторых их нет вовсе.",
          ],
        },
        {
          heading: "В каком порядке платить и отчитываться?",
          blocks: [
            {
              steps: [
                "Выясните, резидент какой страны вы в этом году.",
                "Подайте в Испании форму 210 и заплатите: после продажи за четыре месяца от подписания, за пустующее жильё в течение всего следующего года.",
                "Дождитесь испанского возврата, если удержали лишнее.",
                "Внесите доход в декларацию своей страны за тот год, который считает она.",
                "Заявите к зачёту окончательный испанский налог и держите квитанцию под рукой.",
              ],
            },
          ],
        },
        {
          heading: "Какие ошибки стоят денег?",
          blocks: [
            {
              points: [
                "Принять удержанные 3\u00a0% за налог: с 600\u00a0000\u00a0€ это 18\u00a0000\u00a0€, а сам налог может составить 11\u00a0400\u00a0€.",
                "Думать, что соглашение освобождает: чаще оно делит налог, и доля Испании остаётся за ней.",
                "Продать в декабре, а отчитаться в апреле: два налоговых года в двух странах.",
                "Переехать в год продажи и не узнать, чьим резидентом вы в нём считаетесь.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько заплатить с дохода в 60\u00a0000\u00a0€?",
        blocks: [
          {
            caption: "Испания возьмёт 11\u00a0400\u00a0€; три случая дома (суммы условные)",
            columns: ["Налог дома с того же дохода", "Доплатить там", "Всего в двух странах"],
            rows: [
              ["10\u00a0000\u00a0€, с зачётом", "0\u00a0€", "11\u00a0400\u00a0€"],
              ["15\u00a0000\u00a0€, с зачётом", "3600\u00a0€", "15\u00a0000\u00a0€"],
              ["15\u00a0000\u00a0€, без зачёта", "15\u00a0000\u00a0€", "26\u00a0400\u00a0€"],
            ],
          },
          "Весь вопрос в последней строке: от того, даёт ли ваша страна зачёт, зависят 11\u00a0400\u00a0€.",
        ],
      },
      inShort:
        "Испания облагает жильё, которое стоит в Испании, где бы ни жил владелец. Его страна может обложить тот же доход и обычно вычитает испанский налог. Зачёт заявляют там, а доказательством служит форма 210.",
      next: "Продаёте из-за границы? [Попросите у нас](/contact) документы по сделке, которые захочет увидеть налоговая вашей страны.",
      description:
        "Двойное налогообложение жилья в Испании: что берёт Испания, как это засчитывают дома, Россия, США и Великобритания, какие документы хранить, пример расчёта.",
      sources: [
        "Королевский законодательный указ 5/2004, ст.\u00a024 и 25",
        "Конвенция между Россией и Испанией от 16 декабря 1998 года (BOE-A-2000-12779)",
        "Указ Президента РФ № 585 от 8 августа 2023 года; Закон № 598-ФЗ от 19 декабря 2023 года",
        "HMRC, Double Taxation Relief Manual, DT17553",
      ],
    },
  },
};
