import type { Entry } from "../entry";

export const wealthTax: Entry = {
  theme: "costs",
  related: ["non-resident-yearly-tax", "property-tax-ibi", "reference-value", "buying-together", "foreign-buyers"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "wealth tax",
        "wealth tax spain",
        "wealth tax catalonia",
        "wealth tax non-residents",
        "net wealth tax",
        "patrimonio tax spain",
        "form 714",
        "modelo 714",
        "impuesto sobre el patrimonio",
        "wealth tax second home",
        "wealth tax non-resident property",
      ],
      title: "Wealth tax on a home in Catalonia",
      answers: {
        what: [
          "Wealth tax is paid each year by people whose net wealth on 31\u00a0December exceeds €500,000 in Catalonia; what they still owe on the home is taken off first, and up to €300,000 of a main home does not count.",
          "Non-residents are taxed on what they own in Spain only, and the State’s rules exempt €700,000 for each of them.",
          "A home of €850,000 without a mortgage costs one non-resident owner about €300 a year, and a couple who own half each nothing.",
        ],
        calculation:
          "To work out wealth tax, take the value of the home, subtract the debt on it, €300,000 if you live there, and the exempt sum of €500,000 (or €700,000 by State rules). What is left bears 0.21% up to €167,129, 0.315% up to €334,253, 0.525% up to €668,500 and 0.945% up to €1,337,000. A second home of €850,000 leaves €350,000, and the tax is €960.",
        must: "Yes, non-residents have to pay wealth tax, but only on what they own in Spain and only above the exempt sum: €700,000 each by State rules. One owner of a €600,000 apartment owes nothing. Whoever owns more than €2,000,000 in Spain files the return even where nothing is due.",
        when: "Wealth tax is declared on form 714 between April and the end of June, for what you owned on 31\u00a0December of the year before. Buy on 30\u00a0December, and that year counts in full. Look up the exact days in the tax agency’s calendar, since they change.",
        who: "Wealth tax is owed by each person, never by a couple together: two owners of half each have the exempt sum twice. Residents count what they own all over the world, non-residents what is in Spain. A home held through a company may count as well; ask before you set one up.",
      },
      sections: [
        {
          heading: "From what value is wealth tax due?",
          blocks: [
            {
              caption: "What is free of wealth tax on a home in Catalonia, for each owner",
              columns: ["Owner", "Home you live in", "Other home"],
              rows: [
                ["Resident in Catalonia", "€300,000 and €500,000", "€500,000"],
                ["Non-resident, State rules", "–", "€700,000"],
              ],
            },
            "Residents of the EU and the EEA may choose the Catalan rules instead, and today others are usually allowed to as well; with a lower exempt sum it seldom pays (Law 19/1991, fourth additional provision).",
          ],
        },
        {
          heading: "Which value of the home counts?",
          blocks: [
            "The highest of three: the price you paid, the cadastral value, and the value that the tax office fixed or checked for another tax. So a home bought long ago often counts for less than it would bring today.",
            "The mortgage on it is taken off at its balance on 31\u00a0December. For a non-resident only debts tied to the Spanish home count.",
          ],
        },
        {
          heading: "What rates apply?",
          blocks: [
            {
              caption: "Wealth tax in Catalonia: first bands, after the exempt sum",
              columns: ["Band", "Rate", "Tax at the upper edge"],
              rows: [
                ["up to €167,129", "0.21%", "€351"],
                ["to €334,253", "0.315%", "€877"],
                ["to €668,500", "0.525%", "€2,632"],
                ["to €1,337,000", "0.945%", "€8,950"],
              ],
            },
            "The State’s scale, for non-residents, begins at 0.2% and has almost the same bands. Above these the rates go on rising, and fortunes of more than three million euros can meet a second tax of the State.",
          ],
        },
        {
          heading: "How do you declare it?",
          blocks: [
            {
              steps: [
                "On 31\u00a0December note the balance of the mortgage and of your accounts in Spain.",
                "Work out the sum for each owner alone.",
                "Between April and June file form 714 online, with a certificate or through an adviser.",
                "Keep the proof: it is asked for when you sell.",
              ],
            },
          ],
        },
        {
          heading: "Wealth tax, IBI and form 210: which is which?",
          blocks: [
            {
              caption: "Three yearly taxes on a home in Barcelona",
              columns: ["Tax", "Who pays", "On what", "When"],
              rows: [
                ["IBI", "Every owner", "0.66% of the cadastral value lately", "In instalments during the year"],
                [
                  "Form 210",
                  "Owners who live abroad",
                  "1.1% of the cadastral value, at 19% or 24%",
                  "By 31\u00a0December of the next year",
                ],
                [
                  "Wealth tax, form 714",
                  "Owners above the exempt sum",
                  "Net wealth on 31\u00a0December",
                  "April to June of the next year",
                ],
              ],
            },
            "None of them replaces another. Of €850,000 with a cadastral value of €200,000, a non-resident from outside the EU pays €1,320 of IBI, €528 on form 210 and about €300 of wealth tax.",
          ],
        },
        {
          heading: "What do owners overlook?",
          blocks: [
            {
              points: [
                "One of two spouses buys alone and loses the second exempt sum.",
                "The mortgage is paid off in December, and the whole value counts.",
                "They take it for the property tax (IBI) or for form 210: it is a third one.",
                "A gift or an inheritance lifts them over the limit and nobody notices.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does a home cost in wealth tax each year?",
        blocks: [
          {
            caption: "One owner, no mortgage and nothing else in Spain",
            columns: ["Owner", "Home of €850,000", "Home of €1,500,000"],
            rows: [
              ["Resident, main home", "€105", "€2,930"],
              ["Resident, second home", "€960", "€5,765"],
              ["Non-resident, State rules", "€300", "€3,690"],
            ],
          },
          "With a mortgage of €400,000 the first home would cost none of them anything.",
        ],
      },
      inShort: [
        "Owners with more than €500,000 net in Catalonia, or €700,000 in Spain if they live abroad, declare wealth tax.",
        "Each owner counts alone, and the mortgage is taken off.",
        "It is due for what one owns on 31\u00a0December.",
      ],
      next: "Before you buy, see price, taxes and loan together in our [cost calculator](/costs).",
      description:
        "Wealth tax on a home in Barcelona: from what value residents and non-residents pay, which value counts, the rates, form 714, when it is due and sums worked out.",
      sources: [
        "Legislative Decree 1/2024 (Catalan tax code, book six), arts. 621-1 and 621-2",
        "Law 19/1991 on wealth tax, arts. 4, 10, 28, 30 and 37",
      ],
    },
    es: {
      names: [
        "impuesto sobre el patrimonio",
        "impuesto de patrimonio",
        "impuesto de patrimonio cataluña",
        "impuesto patrimonio no residentes",
        "patrimonio vivienda",
        "modelo 714",
        "declaración de patrimonio",
        "mínimo exento patrimonio",
        "impuesto patrimonio no residente",
        "impuesto patrimonio segunda residencia",
        "patrimonio no residentes vivienda",
        "patrimonio segunda residencia no residente",
      ],
      title: "El impuesto sobre el patrimonio y la vivienda",
      answers: {
        what: [
          "El impuesto sobre el patrimonio lo paga cada año quien a 31\u00a0de diciembre tiene en Cataluña más de 500.000\u00a0€ netos; antes se resta lo que se debe por la vivienda, y de la habitual no cuentan los primeros 300.000\u00a0€.",
          "Los no residentes tributan solo por lo que tienen en España, y la norma estatal deja exentos 700.000\u00a0€ a cada uno.",
          "Una vivienda de 850.000\u00a0€ sin hipoteca le cuesta unos 300\u00a0€ al año a un propietario no residente, y nada a una pareja que la tenga a medias.",
        ],
        calculation:
          "Para calcular el impuesto sobre el patrimonio, tome el valor de la vivienda, réstele la deuda, 300.000\u00a0€ si vive en ella y el mínimo exento de 500.000\u00a0€ (o de 700.000\u00a0€ con la norma estatal). Lo que queda paga el 0,21\u00a0% hasta 167.129\u00a0€, el 0,315\u00a0% hasta 334.253\u00a0€, el 0,525\u00a0% hasta 668.500\u00a0€ y el 0,945\u00a0% hasta 1.337.000\u00a0€. Una segunda residencia de 850.000\u00a0€ deja 350.000\u00a0€, y la cuota es de 960\u00a0€.",
        must: "Sí: los no residentes también pagan el impuesto sobre el patrimonio, pero solo por lo que tienen en España y por lo que pase del mínimo, 700.000\u00a0€ cada uno con la norma estatal. El dueño único de un piso de 600.000\u00a0€ no debe nada. Quien tiene en España más de 2.000.000\u00a0€ presenta la declaración aunque no salga a pagar.",
        when: "El impuesto sobre el patrimonio se declara con el modelo 714 entre abril y finales de junio, por lo que se tenía el 31\u00a0de diciembre anterior. Si compra el 30\u00a0de diciembre, ese año cuenta entero. Los días exactos cambian: mírelos en el calendario de la Agencia Tributaria.",
        who: "El impuesto sobre el patrimonio lo debe cada persona, nunca el matrimonio junto: dos dueños a medias tienen dos mínimos exentos. El residente cuenta lo que tiene en todo el mundo; el no residente, lo que está en España. Una vivienda a nombre de una sociedad también puede contar: pregunte antes de crearla.",
      },
      sections: [
        {
          heading: "¿A partir de qué valor se paga patrimonio?",
          blocks: [
            {
              caption: "Lo que queda libre del impuesto sobre el patrimonio, por cada titular",
              columns: ["Titular", "Vivienda habitual", "Otra vivienda"],
              rows: [
                ["Residente en Cataluña", "300.000\u00a0€ y 500.000\u00a0€", "500.000\u00a0€"],
                ["No residente, norma estatal", "–", "700.000\u00a0€"],
              ],
            },
            "Quien vive en la Unión Europea o en el Espacio Económico Europeo puede elegir la norma catalana, y hoy suele admitirse también a los demás; con un mínimo más bajo, pocas veces compensa (Ley 19/1991, disposición adicional cuarta).",
          ],
        },
        {
          heading: "¿Qué valor de la vivienda cuenta?",
          blocks: [
            "El mayor de tres: el precio que pagó, el valor catastral y el que Hacienda haya fijado o comprobado para otro impuesto. Por eso una vivienda comprada hace mucho suele contar por menos de lo que valdría hoy.",
            "La hipoteca se resta por lo que quede a 31\u00a0de diciembre. A un no residente solo le cuentan las deudas ligadas a la vivienda de España.",
          ],
        },
        {
          heading: "¿Qué tipos se aplican?",
          blocks: [
            {
              caption: "Patrimonio en Cataluña: primeros tramos, después del mínimo exento",
              columns: ["Tramo", "Tipo", "Cuota al final del tramo"],
              rows: [
                ["hasta 167.129\u00a0€", "0,21\u00a0%", "351\u00a0€"],
                ["hasta 334.253\u00a0€", "0,315\u00a0%", "877\u00a0€"],
                ["hasta 668.500\u00a0€", "0,525\u00a0%", "2.632\u00a0€"],
                ["hasta 1.337.000\u00a0€", "0,945\u00a0%", "8.950\u00a0€"],
              ],
            },
            "La escala estatal, la de los no residentes, empieza en el 0,2\u00a0% y tiene casi los mismos tramos. Por encima los tipos siguen subiendo, y las fortunas de más de tres millones pueden encontrarse con un segundo impuesto, del Estado.",
          ],
        },
        {
          heading: "¿Cómo se presenta el modelo 714?",
          blocks: [
            {
              steps: [
                "El 31\u00a0de diciembre, apunte lo que queda de hipoteca y los saldos en España.",
                "Haga la cuenta de cada titular por separado.",
                "Entre abril y junio, preséntelo por internet con certificado o a través de un asesor.",
                "Guarde el justificante: se lo pedirán cuando venda.",
              ],
            },
          ],
        },
        {
          heading: "Patrimonio, IBI y modelo 210: ¿qué es cada uno?",
          blocks: [
            {
              caption: "Tres impuestos anuales por una vivienda en Barcelona",
              columns: ["Impuesto", "Quién paga", "Sobre qué", "Cuándo"],
              rows: [
                [
                  "IBI",
                  "Todo propietario",
                  "El 0,66\u00a0% del valor catastral, últimamente",
                  "A plazos durante el año",
                ],
                [
                  "Modelo 210",
                  "Quien vive fuera de España",
                  "El 1,1\u00a0% del valor catastral, al 19 o al 24\u00a0%",
                  "Hasta el 31 de diciembre del año siguiente",
                ],
                [
                  "Patrimonio, modelo 714",
                  "Quien pasa del mínimo exento",
                  "El patrimonio neto el 31 de diciembre",
                  "De abril a junio del año siguiente",
                ],
              ],
            },
            "Ninguno sustituye a otro. Por una vivienda de 850.000\u00a0€ con 200.000\u00a0€ de valor catastral, quien vive fuera de la UE paga 1.320\u00a0€ de IBI, 528\u00a0€ con el 210 y unos 300\u00a0€ de patrimonio.",
          ],
        },
        {
          heading: "¿Qué se les pasa por alto a los propietarios?",
          blocks: [
            {
              points: [
                "Compra uno solo de los cónyuges y se pierde el segundo mínimo exento.",
                "Se cancela la hipoteca en diciembre y cuenta todo el valor.",
                "Se confunde con el IBI o con el modelo 210: es un tercer impuesto.",
                "Una donación o una herencia hace pasar del límite y nadie se da cuenta.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto cuesta al año una vivienda en patrimonio?",
        blocks: [
          {
            caption: "Un solo titular, sin hipoteca y sin nada más en España",
            columns: ["Titular", "Vivienda de 850.000\u00a0€", "Vivienda de 1.500.000\u00a0€"],
            rows: [
              ["Residente, vivienda habitual", "105\u00a0€", "2.930\u00a0€"],
              ["Residente, segunda residencia", "960\u00a0€", "5.765\u00a0€"],
              ["No residente, norma estatal", "300\u00a0€", "3.690\u00a0€"],
            ],
          },
          "Con 400.000\u00a0€ de hipoteca, por la primera vivienda no pagaría nada ninguno de los tres.",
        ],
      },
      inShort: [
        "Declaran patrimonio quienes tienen más de 500.000\u00a0€ netos en Cataluña o, si viven fuera, más de 700.000\u00a0€ en España.",
        "Cada titular cuenta por separado, y la hipoteca se resta.",
        "Se mira lo que se tiene el 31\u00a0de diciembre.",
      ],
      next: "Antes de comprar, vea juntos precio, impuestos e hipoteca en nuestra [calculadora de gastos](/costs).",
      description:
        "Impuesto sobre el patrimonio por una vivienda en Barcelona: desde qué valor pagan residentes y no residentes, qué tipos hay, modelo 714, plazo y ejemplos.",
      sources: [
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), arts. 621-1 y 621-2",
        "Ley 19/1991, del impuesto sobre el patrimonio, arts. 4, 10, 28, 30 y 37",
      ],
    },
    ca: {
      names: [
        "impost sobre el patrimoni",
        "impost de patrimoni",
        "impost de patrimoni catalunya",
        "impost patrimoni no residents",
        "patrimoni habitatge",
        "model 714",
        "declaració de patrimoni",
        "mínim exempt patrimoni",
        "impost patrimoni no resident",
        "impost patrimoni segona residència",
      ],
      title: "L’impost sobre el patrimoni i l’habitatge",
      answers: {
        what: [
          "L’impost sobre el patrimoni el paga cada any qui el 31\u00a0de desembre té a Catalunya més de 500.000\u00a0€ nets; abans se’n resta el que es deu per l’habitatge, i de l’habitual no compten els primers 300.000\u00a0€.",
          "Els no residents tributen només pel que tenen a Espanya, i la norma estatal deixa exempts 700.000\u00a0€ a cadascun.",
          "Un habitatge de 850.000\u00a0€ sense hipoteca costa uns 300\u00a0€ l’any a un propietari no resident, i res a una parella que el tingui a mitges.",
        ],
        calculation:
          "Per calcular l’impost sobre el patrimoni, prengui el valor de l’habitatge, resti’n el deute, 300.000\u00a0€ si hi viu i el mínim exempt de 500.000\u00a0€ (o de 700.000\u00a0€ amb la norma estatal). El que queda paga el 0,21\u00a0% fins a 167.129\u00a0€, el 0,315\u00a0% fins a 334.253\u00a0€, el 0,525\u00a0% fins a 668.500\u00a0€ i el 0,945\u00a0% fins a 1.337.000\u00a0€. Una segona residència de 850.000\u00a0€ deixa 350.000\u00a0€, i la quota és de 960\u00a0€.",
        must: "Sí: els no residents també paguen l’impost sobre el patrimoni, però només pel que tenen a Espanya i pel que passi del mínim, 700.000\u00a0€ cadascun amb la norma estatal. L’únic propietari d’un pis de 600.000\u00a0€ no deu res. Qui té a Espanya més de 2.000.000\u00a0€ presenta la declaració encara que no surti a pagar.",
        when: "L’impost sobre el patrimoni es declara amb el model 714 entre l’abril i el final de juny, pel que es tenia el 31\u00a0de desembre anterior. Si compra el 30\u00a0de desembre, aquell any compta sencer. Els dies exactes canvien: miri’ls al calendari de l’Agència Tributària.",
        who: "L’impost sobre el patrimoni el deu cada persona, mai el matrimoni junt: dos propietaris a mitges tenen dos mínims exempts. El resident compta el que té arreu del món; el no resident, el que és a Espanya. Un habitatge a nom d’una societat també pot comptar: pregunti abans de crear-la.",
      },
      sections: [
        {
          heading: "A partir de quin valor es paga patrimoni?",
          blocks: [
            {
              caption: "El que queda lliure de l’impost sobre el patrimoni, per cada titular",
              columns: ["Titular", "Habitatge habitual", "Un altre habitatge"],
              rows: [
                ["Resident a Catalunya", "300.000\u00a0€ i 500.000\u00a0€", "500.000\u00a0€"],
                ["No resident, norma estatal", "–", "700.000\u00a0€"],
              ],
            },
            "Qui viu a la Unió Europea o a l’Espai Econòmic Europeu pot triar la norma catalana, i avui se sol admetre també als altres; amb un mínim més baix, poques vegades surt a compte (Llei 19/1991, disposició addicional quarta).",
          ],
        },
        {
          heading: "Quin valor de l’habitatge compta?",
          blocks: [
            "El més alt de tres: el preu que va pagar, el valor cadastral i el que Hisenda hagi fixat o comprovat per a un altre impost. Per això un pis comprat fa molt sol comptar per menys del que valdria avui.",
            "La hipoteca es resta pel que en quedi el 31\u00a0de desembre. A un no resident només li compten els deutes lligats a l’habitatge d’Espanya.",
          ],
        },
        {
          heading: "Quins tipus s’hi apliquen?",
          blocks: [
            {
              caption: "Patrimoni a Catalunya: primers trams, després del mínim exempt",
              columns: ["Tram", "Tipus", "Quota al final del tram"],
              rows: [
                ["fins a 167.129\u00a0€", "0,21\u00a0%", "351\u00a0€"],
                ["fins a 334.253\u00a0€", "0,315\u00a0%", "877\u00a0€"],
                ["fins a 668.500\u00a0€", "0,525\u00a0%", "2.632\u00a0€"],
                ["fins a 1.337.000\u00a0€", "0,945\u00a0%", "8.950\u00a0€"],
              ],
            },
            "L’escala estatal, la dels no residents, comença en el 0,2\u00a0% i té gairebé els mateixos trams. Més amunt els tipus continuen pujant, i les fortunes de més de tres milions es poden trobar amb un segon impost, de l’Estat.",
          ],
        },
        {
          heading: "Com es presenta el model 714?",
          blocks: [
            {
              steps: [
                "El 31\u00a0de desembre, apunti el que queda d’hipoteca i els saldos a Espanya.",
                "Faci el compte de cada titular per separat.",
                "Entre l’abril i el juny, presenti’l per internet amb certificat o a través d’un assessor.",
                "Guardi el justificant: l’hi demanaran quan vengui.",
              ],
            },
          ],
        },
        {
          heading: "Patrimoni, IBI i model 210: què és cadascun?",
          blocks: [
            {
              caption: "Tres impostos anuals per un habitatge a Barcelona",
              columns: ["Impost", "Qui paga", "Sobre què", "Quan"],
              rows: [
                ["IBI", "Tot propietari", "El 0,66\u00a0% del valor cadastral, últimament", "A terminis durant l’any"],
                [
                  "Model 210",
                  "Qui viu fora d’Espanya",
                  "L’1,1\u00a0% del valor cadastral, al 19 o al 24\u00a0%",
                  "Fins al 31 de desembre de l’any següent",
                ],
                [
                  "Patrimoni, model 714",
                  "Qui passa del mínim exempt",
                  "El patrimoni net el 31 de desembre",
                  "D’abril a juny de l’any següent",
                ],
              ],
            },
            "Cap no en substitueix un altre. Per un habitatge de 850.000\u00a0€ amb 200.000\u00a0€ de valor cadastral, qui viu fora de la UE paga 1.320\u00a0€ d’IBI, 528\u00a0€ amb el 210 i uns 300\u00a0€ de patrimoni.",
          ],
        },
        {
          heading: "Què els passa per alt als propietaris?",
          blocks: [
            {
              points: [
                "Compra un de sol dels cònjuges i es perd el segon mínim exempt.",
                "Es cancel·la la hipoteca al desembre i compta tot el valor.",
                "Es confon amb l’IBI o amb el model 210: és un tercer impost.",
                "Una donació o una herència fa passar del límit i ningú no se n’adona.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant costa l’any un habitatge en patrimoni?",
        blocks: [
          {
            caption: "Un sol titular, sense hipoteca i sense res més a Espanya",
            columns: ["Titular", "Habitatge de 850.000\u00a0€", "Habitatge d’1.500.000\u00a0€"],
            rows: [
              ["Resident, habitatge habitual", "105\u00a0€", "2.930\u00a0€"],
              ["Resident, segona residència", "960\u00a0€", "5.765\u00a0€"],
              ["No resident, norma estatal", "300\u00a0€", "3.690\u00a0€"],
            ],
          },
          "Amb 400.000\u00a0€ d’hipoteca, pel primer habitatge no pagaria res cap dels tres.",
        ],
      },
      inShort: [
        "Declaren patrimoni els qui tenen més de 500.000\u00a0€ nets a Catalunya o, si viuen fora, més de 700.000\u00a0€ a Espanya.",
        "Cada titular compta per separat, i la hipoteca es resta.",
        "Es mira el que es té el 31\u00a0de desembre.",
      ],
      next: "Abans de comprar, vegi junts preu, impostos i hipoteca a la nostra [calculadora de despeses](/costs).",
      description:
        "Impost sobre el patrimoni per un habitatge a Barcelona: des de quin valor paguen residents i no residents, quins tipus hi ha, model 714, termini i exemples.",
      sources: [
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), arts. 621-1 i 621-2",
        "Llei 19/1991, de l’impost sobre el patrimoni, arts. 4, 10, 28, 30 i 37",
      ],
    },
    ru: {
      names: [
        "налог на состояние",
        "налог на богатство",
        "налог на роскошь в Испании",
        "налог на имущество patrimonio",
        "налог на состояние для нерезидентов",
        "налог на богатство Каталония",
        "форма 714",
        "modelo 714",
        "impuesto sobre el patrimonio",
        "налог на богатство недвижимость нерезиденты",
        "налог на богатство недвижимость каталония",
      ],
      title: "Налог на состояние (patrimonio) с жилья",
      answers: {
        what: [
          "Налог на состояние, или налог на богатство (patrimonio), в Каталонии каждый год платит тот, у кого на 31\u00a0декабря больше 500\u00a0000\u00a0€ за вычетом долгов; у основного жилья не учитывают первые 300\u00a0000\u00a0€.",
          "Нерезидентов облагают только за имущество в Испании, и по государственным правилам у каждого свободны 700\u00a0000\u00a0€.",
          "Квартира за 850\u00a0000\u00a0€ без ипотеки обойдётся единственному собственнику-нерезиденту примерно в 300\u00a0€ в год, а паре с равными долями не будет стоить ничего.",
        ],
        calculation:
          "Чтобы рассчитать налог на состояние, возьмите стоимость жилья и вычтите долг по нему, 300\u00a0000\u00a0€, если вы там живёте, и необлагаемую сумму: 500\u00a0000\u00a0€ в Каталонии, 700\u00a0000\u00a0€ по государственным правилам. С остатка берут 0,21\u00a0% до 167\u00a0129\u00a0€, 0,315\u00a0% до 334\u00a0253\u00a0€, 0,525\u00a0% до 668\u00a0500\u00a0€ и 0,945\u00a0% до 1\u00a0337\u00a0000\u00a0€. У второго жилья за 850\u00a0000\u00a0€ остаётся 350\u00a0000\u00a0€, и налог равен 960\u00a0€.",
        must: "Да, нерезиденты тоже платят налог на состояние, но только за имущество в Испании и только сверх необлагаемой суммы: по государственным правилам это 700\u00a0000\u00a0€ на каждого. Единственный владелец квартиры за 600\u00a0000\u00a0€ не должен ничего. Если имущества в Испании больше чем на 2\u00a0000\u00a0000\u00a0€, декларацию подают, даже когда платить не нужно.",
        when: "Налог на состояние заявляют по форме 714 с апреля до конца июня за то, чем вы владели 31\u00a0декабря прошлого года. Купили 30\u00a0декабря\u00a0— год считается полностью. Точные дни меняются, их публикует календарь налогового агентства.",
        who: "Налог на состояние платит каждый человек отдельно, а не семья: у двух собственников с равными долями две необлагаемые суммы. Резидент считает всё, что у него есть в мире, нерезидент\u00a0— то, что находится в Испании. Жильё, оформленное на компанию, тоже могут учесть, поэтому сначала спросите консультанта.",
      },
      sections: [
        {
          heading: "С какой стоимости платят налог на богатство?",
          blocks: [
            {
              caption: "Сколько свободно от налога на состояние у каждого собственника",
              columns: ["Собственник", "Основное жильё", "Другое жильё"],
              rows: [
                ["Резидент в Каталонии", "300\u00a0000\u00a0€ и 500\u00a0000\u00a0€", "500\u00a0000\u00a0€"],
                ["Нерезидент, государственные правила", "–", "700\u00a0000\u00a0€"],
              ],
            },
            "Жители ЕС и Европейской экономической зоны вправе выбрать каталонские правила; сегодня это обычно разрешают и остальным. Но необлагаемая сумма там меньше, и выгодно это редко (Закон 19/1991, четвёртое дополнительное положение).",
          ],
        },
        {
          heading: "Какую стоимость жилья берут?",
          blocks: [
            "Самую высокую из трёх: цену покупки, кадастровую стоимость или ту, которую налоговая служба назначила либо проверила для другого налога. Поэтому квартира, купленная давно, часто идёт в расчёт дешевле, чем стоит сегодня.",
            "Из неё вычитают остаток ипотеки на 31\u00a0декабря. У нерезидента засчитывают только долги, связанные с жильём в Испании.",
          ],
        },
        {
          heading: "Какие ставки?",
          blocks: [
            {
              caption: "Налог на состояние в Каталонии: первые ступени после необлагаемой суммы",
              columns: ["Ступень", "Ставка", "Налог на верхней границе"],
              rows: [
                ["до 167\u00a0129\u00a0€", "0,21\u00a0%", "351\u00a0€"],
                ["до 334\u00a0253\u00a0€", "0,315\u00a0%", "877\u00a0€"],
                ["до 668\u00a0500\u00a0€", "0,525\u00a0%", "2632\u00a0€"],
                ["до 1\u00a0337\u00a0000\u00a0€", "0,945\u00a0%", "8950\u00a0€"],
              ],
            },
            "Государственная шкала, по которой платят нерезиденты, начинается с 0,2\u00a0% и почти повторяет эти ступени. Выше ставки продолжают расти, а с состояния больше трёх миллионов евро государство может взять ещё один налог.",
          ],
        },
        {
          heading: "Как подать форму 714?",
          blocks: [
            {
              steps: [
                "31\u00a0декабря запишите остаток ипотеки и деньги на испанских счетах.",
                "Посчитайте сумму для каждого собственника отдельно.",
                "С апреля по июнь подайте декларацию через интернет\u00a0— с электронным сертификатом или через консультанта.",
                "Сохраните подтверждение: его попросят при продаже.",
              ],
            },
          ],
        },
        {
          heading: "Налог на богатство, IBI и форма 210: чем они отличаются?",
          blocks: [
            {
              caption: "Три ежегодных налога на квартиру в Барселоне",
              columns: ["Налог", "Кто платит", "С чего", "Когда"],
              rows: [
                [
                  "IBI",
                  "Каждый собственник",
                  "0,66\u00a0% кадастровой стоимости в последние годы",
                  "Частями в течение года",
                ],
                [
                  "Форма 210",
                  "Кто живёт за пределами Испании",
                  "1,1\u00a0% кадастровой стоимости, ставка 19 или 24\u00a0%",
                  "До 31 декабря следующего года",
                ],
                [
                  "Налог на богатство, форма 714",
                  "Кто превысил необлагаемую сумму",
                  "Чистое имущество на 31 декабря",
                  "С апреля по июнь следующего года",
                ],
              ],
            },
            "Ни один не заменяет другого. За квартиру в 850\u00a0000\u00a0€ с кадастровой стоимостью 200\u00a0000\u00a0€ владелец не из ЕС платит 1\u00a0320\u00a0€ IBI, 528\u00a0€ по форме 210 и около 300\u00a0€ налога на богатство. Первые два платят почти все собственники за границей, третий\u00a0— немногие. Если квартира записана на двоих, необлагаемую сумму вычитает каждый, и третьего налога часто нет вовсе.",
          ],
        },
        {
          heading: "О чём забывают собственники?",
          blocks: [
            {
              points: [
                "Из супругов покупает один, и вторая необлагаемая сумма пропадает.",
                "Ипотеку гасят в декабре, и засчитывают всю стоимость целиком.",
                "Путают его с IBI или с формой 210, а это третий налог.",
                "После подарка или наследства предел превышен, а никто этого не заметил.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Во сколько обходится жильё каждый год?",
        blocks: [
          {
            caption: "Налог на состояние: один собственник, без ипотеки и другого имущества в Испании",
            columns: ["Собственник", "Жильё за 850\u00a0000\u00a0€", "Жильё за 1\u00a0500\u00a0000\u00a0€"],
            rows: [
              ["Резидент, основное жильё", "105\u00a0€", "2930\u00a0€"],
              ["Резидент, второе жильё", "960\u00a0€", "5765\u00a0€"],
              ["Нерезидент, государственные правила", "300\u00a0€", "3690\u00a0€"],
            ],
          },
          "Будь на первом жилье ипотека в 400\u00a0000\u00a0€, никто из троих не заплатил бы ничего.",
        ],
      },
      inShort: [
        "Налог на состояние заявляют те, у кого в Каталонии больше 500\u00a0000\u00a0€ за вычетом долгов, а из живущих за границей\u00a0— те, у кого в Испании больше 700\u00a0000\u00a0€.",
        "Каждый собственник считает сам за себя, ипотеку вычитают.",
        "Важно, чем вы владеете 31\u00a0декабря.",
      ],
      next: "Перед покупкой посмотрите цену, налоги и ипотеку вместе в нашем [калькуляторе расходов](/costs).",
      description:
        "Налог на состояние (богатство) за жильё в Барселоне: с какой стоимости платят резиденты и нерезиденты, какие ставки, форма 714, сроки и посчитанные примеры.",
      sources: [
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст. 621-1 и 621-2",
        "Закон 19/1991 о налоге на состояние, ст. 4, 10, 28, 30 и 37",
      ],
    },
  },
};
