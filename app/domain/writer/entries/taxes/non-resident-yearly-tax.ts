import type { Entry } from "../entry";

export const nonResidentYearlyTax: Entry = {
  theme: "costs",
  reader: "non-resident",
  related: [
    "property-tax-ibi",
    "living-costs-of-a-home",
    "withholding-from-non-residents",
    "cadastral-reference",
    "foreign-buyers",
    "letting-a-home",
    "taxes-in-two-countries",
  ],
  checked: "2026-11-23",
  // A decree that would change the percentage from 2027 waits for the Cortes.
  reviewBy: "2026-12-15",
  in: {
    en: {
      names: [
        "non-resident income tax",
        "modelo 210",
        "form 210",
        "imputed income tax spain",
        "imputed income tax",
        "deemed income tax spain",
        "non-resident property tax spain",
        "yearly tax for non-resident owners",
        "annual taxes for non-resident owners",
        "irnr spain",
        "non-resident tax return",
        "property taxes for foreigners in spain",
        "second home tax spain",
        "form 210 calculator",
      ],
      title: "The yearly tax of a non-resident owner",
      answers: {
        what: [
          "Non-residents who own a home in Spain pay two taxes on it every year: property tax (IBI) to the town, and non-resident income tax to the State, on form 210, even if the home is empty.",
          "The second is 24% of an imputed income, or 19% if you are tax resident in the EU, Iceland, Norway or Liechtenstein.",
          "That income is 1.1% or 2% of the cadastral value, and you declare it by 31\u00a0December of the following year.",
        ],
        cost: "Non-resident income tax on a home kept for your own use comes to between 0.209% and 0.48% of its cadastral value a year. On a cadastral value of €100,000 that is €209 to €480, depending on where you are tax resident and when the town’s values were last revised.",
        time: "Form 210 for imputed income can be filed at any time in the following year: for 2026, from 1\u00a0January to 31\u00a0December 2027. If you pay by direct debit, the deadline is some days earlier. Rents have another one: those of a whole year may be declared together from 1 to 20\u00a0January.",
        who: "Non-resident income tax is owed by everyone who owns a share of the home and is not tax resident in Spain, whatever their passport. Each owner files a form 210 for their own share, so a couple files two. Where there is a usufruct, its holder declares instead of the owner.",
        how: "Form 210 is filed on the website of the Spanish tax agency, with a digital certificate or Cl@ve. You can also fill it in there, print it and pay at a bank in Spain. Transfers from abroad are accepted, and a paperwork agent or tax adviser can do it for you.",
        must: "Yes, a non-resident owner has to file form 210 every year, even if the home stands empty and nothing was earned, and even if the property tax (IBI) is paid. No bill comes. Who becomes a resident of Spain no longer files it from that year on, but declares a second home in the ordinary return.",
        calculation:
          "Non-resident income tax on an empty home is cadastral value × 1.1% (or 2%) × 24% (or 19% in the EU, Iceland, Norway and Liechtenstein). In Barcelona, with a cadastral value of €150,000: €1,650 of imputed income, and €396 for an owner in London or €313.50 for one in Berlin. Two owners of half each pay half each.",
      },
      sections: [
        {
          heading: "How is the non-resident tax calculated?",
          blocks: [
            {
              steps: [
                "Find the cadastral value on the last property tax receipt. It is neither the price nor the reference value.",
                "Take 1.1% of it if the town’s values went through a general revision that took effect that year or in the ten before; otherwise 2% (Law 35/2006, art.\u00a085).",
                "Count only the days on which the home was yours and not let.",
                "Apply your rate, 19% or 24% (Royal Legislative Decree 5/2004, art.\u00a025.1\u00a0a). No expenses are deducted.",
              ],
            },
            "Barcelona’s last general revision took effect on 1\u00a0January 2018, so under the rule for 2026 it is 1.1%. Royal Decree-law 29/2026 rewrites that rule for income from 2027 on; ask whether the Cortes have confirmed it. Residents with a second home declare imputed income too, in the yearly income tax return (IRPF).",
          ],
        },
        {
          heading: "When is form 210 due?",
          blocks: [
            {
              caption: "Form 210 for a home in Spain",
              columns: ["For what", "Period", "Until when"],
              rows: [
                [
                  "Own use or empty: imputed income of 2025",
                  "The whole year, or the days you owned it",
                  "31\u00a0December 2026",
                ],
                [
                  "Own use or empty: imputed income of 2026",
                  "The whole year, or the days you owned it",
                  "31\u00a0December 2027",
                ],
                ["Rents of the whole year 2026", "Declared together", "1 to 20\u00a0January 2027"],
                ["Gain from a sale", "The day of the deed", "Within four months of signing"],
              ],
            },
          ],
        },
        {
          heading: "What do you do each year, and in which order?",
          blocks: [
            {
              steps: [
                "Note the date of the deed: the first year counts from that day.",
                "To claim the 19% rate, ask the tax office at home for a certificate of tax residence.",
                "From January, file one form for each owner and each cadastral reference: a parking space with its own needs another.",
                "Keep the proof of payment for at least four years.",
              ],
            },
          ],
        },
        {
          heading: "What changes if you let it?",
          blocks: [
            "For the days let, the rent is taxed instead. Owners resident in the EU or the EEA may deduct expenses tied to the letting (art.\u00a024.6). The law gives the others no such right, but the Audiencia Nacional granted it to an owner living in the United States (judgment of 28\u00a0July 2025, appeal 636/2021). Ask a tax adviser where that stands before you file.",
          ],
        },
        {
          heading: "What else is due every year?",
          blocks: [
            "Property tax (IBI) is owed by the owner on 1\u00a0January, and paying IBI doesn’t replace form 210; in Barcelona it has lately been 0.66% of the cadastral value, €990 at €150,000. A tax treaty decides how what you pay in Spain counts in your own country.",
            "Wealth tax concerns few owners: ask an adviser if what you have in Spain, less the debts on the home, exceeds €500,000. State law exempts €700,000 (Law 19/1991, art.\u00a028), Catalonia less.",
          ],
        },
        {
          heading: "What goes wrong most often?",
          blocks: [
            {
              points: [
                "Waiting for a bill: none comes, you work out this tax yourself.",
                "Filing one form for two owners.",
                "Putting it off until the sale. Before it refunds any of the 3% withheld, the tax office may ask for the last four years.",
                "Being late: 1%, plus 1% for each full month, if you file before being asked; 15% and interest after a year (Law 58/2003, art.\u00a027).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does it come to in figures?",
        blocks: [
          {
            caption: "Imputed income at 1.1%, home for own use",
            columns: ["Cadastral value", "Owner in London, New York, Moscow: 24%", "Owner in Berlin, Paris, Oslo: 19%"],
            rows: [
              ["€100,000", "€264 a year", "€209 a year"],
              ["€150,000", "€396 a year", "€313.50 a year"],
              ["€300,000", "€792 a year", "€627 a year"],
            ],
          },
          "Bought on 1\u00a0October, the home of €150,000 counts for 92 days in the first year: €99.81 and €79.02.",
        ],
      },
      inShort: [
        "Whoever owns a home in Spain and lives elsewhere declares it once a year on form 210, let or not.",
        "The sum follows from the cadastral value and from the country where the owner is tax resident.",
        "The town’s property tax comes on top.",
      ],
      next: "Thinking of selling? Ask for a [free valuation](/valuation): the forms 210 of the past four years belong in the same folder.",
      description:
        "The yearly tax of non-resident owners in Spain: imputed income, form 210, 19% or 24%, who files and by when, what changes if you let the home, with an example.",
      sources: [
        "Royal Legislative Decree 5/2004, arts.\u00a024.5, 24.6, 25.1\u00a0a and 27",
        "Law 35/2006, art.\u00a085",
        "Order EHA/3316/2010 (form 210)",
        "Law 19/1991, art.\u00a028",
        "Law 58/2003, arts.\u00a027 and 66",
      ],
    },
    es: {
      names: [
        "impuesto de no residentes por una vivienda",
        "modelo 210",
        "modelo 210 no residentes",
        "impuesto sobre la renta de no residentes",
        "irnr",
        "irnr inmuebles",
        "renta imputada",
        "imputación de rentas inmobiliarias",
        "renta imputada no residentes",
        "impuestos anuales de un no residente",
        "impuestos para extranjeros con vivienda",
        "declaración de no residentes",
        "impuestos por tener una casa en españa sin ser residente",
        "impuesto segunda residencia no residentes",
        "calcular modelo 210",
      ],
      title: "El impuesto anual del propietario no residente",
      answers: {
        what: [
          "Quien tiene una vivienda en España sin ser residente paga por ella dos impuestos cada año: el IBI, al ayuntamiento, y el impuesto sobre la renta de no residentes, al Estado, con el modelo 210, aunque la tenga vacía.",
          "El segundo es el 24\u00a0% de una renta imputada, o el 19\u00a0% con residencia fiscal en la UE, Islandia, Noruega o Liechtenstein.",
          "Esa renta es el 1,1\u00a0% o el 2\u00a0% del valor catastral y se declara hasta el 31\u00a0de diciembre del año siguiente.",
        ],
        cost: "El impuesto de no residentes por una vivienda de uso propio va del 0,209\u00a0% al 0,48\u00a0% del valor catastral al año. Con un valor catastral de 100.000\u00a0€ son entre 209 y 480\u00a0€, según dónde tribute usted y cuándo se revisaron los valores del municipio.",
        time: "El modelo 210 por renta imputada se presenta a lo largo del año siguiente: la de 2026, del 1\u00a0de enero al 31\u00a0de diciembre de 2027. Con el pago domiciliado, el plazo acaba unos días antes. Los alquileres llevan otro calendario: los de todo un año pueden declararse juntos del 1 al 20\u00a0de enero.",
        who: "El impuesto de no residentes lo debe cada persona que tiene una parte de la vivienda y no tiene su residencia fiscal en España, sea cual sea su pasaporte. Cada una presenta su modelo 210, así que una pareja presenta dos. Si hay usufructo, declara quien lo tiene y no el nudo propietario.",
        how: "El modelo 210 se presenta en la sede electrónica de la Agencia Tributaria, con certificado digital o Cl@ve. También puede rellenarlo allí, imprimirlo y pagarlo en un banco en España. Se admite la transferencia desde el extranjero, y puede encargarlo a una gestoría o a un asesor fiscal.",
        must: "Sí: el propietario no residente presenta el modelo 210 cada año aunque la vivienda esté vacía y no haya ingresado nada, y aunque pague el IBI. No llega ningún recibo. Quien pasa a ser residente deja de presentarlo desde ese año y declara la segunda vivienda en la renta.",
        calculation:
          "El impuesto de no residentes por una vivienda vacía es valor catastral × 1,1\u00a0% (o 2\u00a0%) × 24\u00a0% (o 19\u00a0% en la UE, Islandia, Noruega y Liechtenstein). En Barcelona, con un valor catastral de 150.000\u00a0€: 1.650\u00a0€ de renta imputada, y 396\u00a0€ para quien vive en Londres o 313,50\u00a0€ para quien vive en Berlín. Dos dueños a medias pagan la mitad cada uno.",
      },
      sections: [
        {
          heading: "¿Cómo se calcula el modelo 210?",
          blocks: [
            {
              steps: [
                "Busque el valor catastral en el último recibo del IBI: no es el precio ni el valor de referencia.",
                "Tome el 1,1\u00a0% si los valores del municipio pasaron por una revisión general que entró en vigor ese año o en los diez anteriores. Si no, el 2\u00a0% (Ley 35/2006, art.\u00a085).",
                "Cuente solo los días en que la vivienda fue suya y no estuvo alquilada.",
                "Aplique su tipo, el 19\u00a0% o el 24\u00a0% (Real Decreto Legislativo 5/2004, art.\u00a025.1\u00a0a). No se resta ningún gasto.",
              ],
            },
            "La última revisión general de Barcelona entró en vigor el 1\u00a0de enero de 2018: con la regla de 2026, le corresponde el 1,1\u00a0%. El Real Decreto-ley 29/2026 la cambia para las rentas de 2027 en adelante; pregunte si se ha convalidado. Los residentes con una segunda vivienda declaran en el IRPF una renta imputada igual.",
          ],
        },
        {
          heading: "¿Cuándo se presenta el modelo 210?",
          blocks: [
            {
              caption: "Modelo 210 por una vivienda en España",
              columns: ["Por qué", "Periodo", "Hasta cuándo"],
              rows: [
                [
                  "Uso propio o vacía: renta imputada de 2025",
                  "El año entero o los días que fue suya",
                  "31\u00a0de diciembre de 2026",
                ],
                [
                  "Uso propio o vacía: renta imputada de 2026",
                  "El año entero o los días que fue suya",
                  "31\u00a0de diciembre de 2027",
                ],
                ["Alquileres de todo 2026", "Declarados juntos", "Del 1 al 20\u00a0de enero de 2027"],
                ["Ganancia por la venta", "El día de la escritura", "Dentro de los cuatro meses siguientes a la firma"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué se hace cada año y en qué orden?",
          blocks: [
            {
              steps: [
                "Apunte la fecha de la escritura: el primer año se cuenta desde ese día.",
                "Para el 19\u00a0%, pida en su país un certificado de residencia fiscal.",
                "A partir de enero, presente un modelo por cada titular y por cada referencia catastral: la plaza de aparcamiento con referencia propia lleva el suyo.",
                "Conserve el justificante cuatro años.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué cambia si la alquila?",
          blocks: [
            "Los días en que está alquilada, tributa por lo que cobra. Quien reside en la UE o en el Espacio Económico Europeo puede restar los gastos ligados al alquiler (art.\u00a024.6). A los demás la ley no se lo reconoce, pero la Audiencia Nacional se lo concedió a una residente en Estados Unidos (sentencia de 28\u00a0de julio de 2025, recurso 636/2021). Antes de declarar, pregunte a un asesor fiscal.",
          ],
        },
        {
          heading: "¿Qué más se paga cada año?",
          blocks: [
            "El IBI lo paga quien es propietario el 1\u00a0de enero y no sustituye al modelo 210; en Barcelona ha sido últimamente el 0,66\u00a0% del valor catastral, 990\u00a0€ con 150.000\u00a0€. Cómo cuenta en su país lo pagado en España lo dice el convenio, si lo hay.",
            "El impuesto sobre el patrimonio afecta a pocos propietarios: pregunte a un asesor si lo que tiene en España, descontadas las deudas, supera los 500.000\u00a0€. La ley estatal deja exentos 700.000\u00a0€ (Ley 19/1991, art.\u00a028) y Cataluña, menos.",
          ],
        },
        {
          heading: "¿Qué errores salen caros?",
          blocks: [
            {
              points: [
                "Esperar una carta: no llega ningún recibo, la cuenta la hace usted.",
                "Presentar un solo modelo por dos propietarios.",
                "Dejarlo para cuando venda. Antes de devolver parte del 3\u00a0% retenido, Hacienda puede pedir los cuatro últimos años.",
                "Llegar tarde: un 1\u00a0%, más otro 1\u00a0% por mes completo, si lo presenta antes de que se lo reclamen; pasado un año, el 15\u00a0% e intereses (Ley 58/2003, art.\u00a027).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto es con números?",
        blocks: [
          {
            caption: "Renta imputada al 1,1\u00a0%, vivienda de uso propio",
            columns: [
              "Valor catastral",
              "Vive en Londres, Nueva York o Moscú: 24\u00a0%",
              "Vive en Berlín, París u Oslo: 19\u00a0%",
            ],
            rows: [
              ["100.000\u00a0€", "264\u00a0€ al año", "209\u00a0€ al año"],
              ["150.000\u00a0€", "396\u00a0€ al año", "313,50\u00a0€ al año"],
              ["300.000\u00a0€", "792\u00a0€ al año", "627\u00a0€ al año"],
            ],
          },
          "Comprada el 1\u00a0de octubre, la de 150.000\u00a0€ cuenta 92 días el primer año: 99,81\u00a0€ y 79,02\u00a0€.",
        ],
      },
      inShort: [
        "Quien tiene una vivienda en España y vive fuera la declara una vez al año con el modelo 210, la alquile o no.",
        "La cantidad depende del valor catastral y del país donde tributa el propietario.",
        "El IBI del ayuntamiento va aparte.",
      ],
      next: "¿Piensa en vender? Pida una [valoración gratuita](/valuation): los modelos 210 de los cuatro últimos años van en la misma carpeta.",
      description:
        "El impuesto anual del propietario no residente en España: renta imputada, modelo 210, 19\u00a0% o 24\u00a0%, quién lo presenta y hasta cuándo, y qué cambia si alquila.",
      sources: [
        "Real Decreto Legislativo 5/2004, arts.\u00a024.5, 24.6, 25.1\u00a0a y 27",
        "Ley 35/2006, art.\u00a085",
        "Orden EHA/3316/2010 (modelo 210)",
        "Ley 19/1991, art.\u00a028",
        "Ley 58/2003, arts.\u00a027 y 66",
      ],
    },
    ca: {
      names: [
        "impost de no residents per un habitatge",
        "model 210",
        "model 210 no residents",
        "impost sobre la renda de no residents",
        "irnr no residents",
        "renda imputada",
        "imputació de rendes immobiliàries",
        "renda imputada no residents",
        "impostos anuals d’un no resident",
        "declaració de no residents",
        "impostos per tenir un pis a espanya sense ser-hi resident",
        "impost segona residència no residents",
        "calcular model 210",
      ],
      title: "L’impost anual del propietari no resident",
      answers: {
        what: [
          "Qui té un habitatge a Espanya i no hi és resident en paga dos impostos cada any: l’IBI, a l’ajuntament, i l’impost sobre la renda de no residents, a l’Estat, amb el model 210, encara que el pis estigui buit.",
          "El segon és el 24\u00a0% d’una renda imputada, o el 19\u00a0% si té la residència fiscal a la UE, Islàndia, Noruega o Liechtenstein.",
          "Aquesta renda és l’1,1\u00a0% o el 2\u00a0% del valor cadastral i es declara fins al 31\u00a0de desembre de l’any següent.",
        ],
        cost: "L’impost de no residents per un habitatge d’ús propi va del 0,209\u00a0% al 0,48\u00a0% del valor cadastral cada any. Amb un valor cadastral de 100.000\u00a0€ surten entre 209 i 480\u00a0€, segons on tributi vostè i quan es van revisar els valors del municipi.",
        time: "El model 210 per renda imputada es presenta durant tot l’any següent: la del 2026, de l’1\u00a0de gener al 31\u00a0de desembre del 2027. Si el pagament es domicilia, el termini s’acaba uns dies abans. Els lloguers tenen un altre calendari: els de tot un any es poden declarar junts de l’1 al 20\u00a0de gener.",
        who: "L’impost de no residents el deu tothom que té una part de l’habitatge i no té la residència fiscal a Espanya, tingui el passaport que tingui. Cadascú presenta el seu model 210, de manera que una parella en presenta dos. Si hi ha usdefruit, declara qui el té i no el nu propietari.",
        how: "El model 210 es presenta a la seu electrònica de l’Agència Tributària estatal, amb certificat digital o Cl@ve. També es pot omplir allà, imprimir i pagar en un banc a Espanya. S’hi admet la transferència des de l’estranger, i ho pot encarregar a una gestoria o a un assessor fiscal.",
        must: "Sí: el propietari no resident presenta el model 210 cada any encara que l’habitatge estigui buit i no n’hagi ingressat res, i encara que pagui l’IBI. No arriba cap rebut. Qui passa a ser resident deixa de presentar-lo des d’aquell any i declara el segon habitatge a la renda.",
        calculation:
          "L’impost de no residents per un habitatge buit és valor cadastral × 1,1\u00a0% (o 2\u00a0%) × 24\u00a0% (o 19\u00a0% a la UE, Islàndia, Noruega i Liechtenstein). A Barcelona, amb un valor cadastral de 150.000\u00a0€: 1.650\u00a0€ de renda imputada, i 396\u00a0€ per a qui viu a Londres o 313,50\u00a0€ per a qui viu a Berlín. Dos propietaris a mitges paguen la meitat cadascun.",
      },
      sections: [
        {
          heading: "Com es calcula el model 210?",
          blocks: [
            {
              steps: [
                "Busqui el valor cadastral a l’últim rebut de l’IBI: no és el preu ni el valor de referència.",
                "Calculi’n l’1,1\u00a0% si el municipi va passar una revisió general de valors que va entrar en vigor aquell any o en els deu anteriors. Si no, el 2\u00a0% (Llei 35/2006, art.\u00a085).",
                "Compti només els dies que el pis va ser seu i no estava llogat.",
                "Apliqui-hi el seu tipus, el 19\u00a0% o el 24\u00a0% (Reial decret legislatiu 5/2004, art.\u00a025.1\u00a0a). No se’n resta cap despesa.",
              ],
            },
            "L’última revisió general de Barcelona va entrar en vigor l’1\u00a0de gener del 2018: amb la regla del 2026, hi toca l’1,1\u00a0%. El Reial decret llei 29/2026 la canvia per a les rendes del 2027 endavant; pregunti si s’ha convalidat. Els residents amb una segona residència declaren a l’IRPF una renda imputada igual.",
          ],
        },
        {
          heading: "Quan es presenta el model 210?",
          blocks: [
            {
              caption: "Model 210 per un habitatge a Espanya",
              columns: ["Per què", "Període", "Fins quan"],
              rows: [
                [
                  "Ús propi o buit: renda imputada del 2025",
                  "Tot l’any o els dies que va ser seu",
                  "31\u00a0de desembre del 2026",
                ],
                [
                  "Ús propi o buit: renda imputada del 2026",
                  "Tot l’any o els dies que va ser seu",
                  "31\u00a0de desembre del 2027",
                ],
                ["Lloguers de tot el 2026", "Declarats junts", "De l’1 al 20\u00a0de gener del 2027"],
                ["Guany per la venda", "El dia de l’escriptura", "Dins dels quatre mesos següents a la signatura"],
              ],
            },
          ],
        },
        {
          heading: "Què es fa cada any, i per quin ordre?",
          blocks: [
            {
              steps: [
                "Apunti’s la data de l’escriptura: el primer any es compta des d’aquell dia.",
                "Per pagar el 19\u00a0%, demani al seu país un certificat de residència fiscal.",
                "A partir del gener, presenti un model per cada titular i per cada referència cadastral: la plaça d’aparcament que en té una de pròpia necessita el seu.",
                "Conservi el justificant quatre anys.",
              ],
            },
          ],
        },
        {
          heading: "Què canvia si el lloga?",
          blocks: [
            "Els dies que està llogat, tributa pel que cobra. Qui resideix a la UE o a l’Espai Econòmic Europeu en pot restar les despeses lligades al lloguer (art.\u00a024.6). Als altres la llei no els ho reconeix, però l’Audiència Nacional ho va concedir a una propietària resident als Estats Units (sentència de 28\u00a0de juliol del 2025, recurs 636/2021). Abans de declarar, pregunti a un assessor fiscal.",
          ],
        },
        {
          heading: "Què més es paga cada any?",
          blocks: [
            "L’IBI el paga qui és propietari l’1\u00a0de gener i no substitueix el model 210; a Barcelona ha estat últimament el 0,66\u00a0% del valor cadastral, 990\u00a0€ amb 150.000\u00a0€. Com compta al seu país el que ha pagat a Espanya ho diu el conveni, si n’hi ha.",
            "L’impost sobre el patrimoni afecta pocs propietaris: pregunti a un assessor si el que té a Espanya, descomptats els deutes, passa de 500.000\u00a0€. La llei estatal deixa exempts 700.000\u00a0€ (Llei 19/1991, art.\u00a028) i Catalunya, menys.",
          ],
        },
        {
          heading: "Quins errors surten cars?",
          blocks: [
            {
              points: [
                "Esperar una carta: no arriba cap rebut, el compte se’l fa vostè.",
                "Presentar un sol model per a dos propietaris.",
                "Deixar-ho per quan vengui. Abans de tornar part del 3\u00a0% retingut, Hisenda pot demanar els quatre últims anys.",
                "Fer tard: un 1\u00a0%, i un altre 1\u00a0% per cada mes sencer, si el presenta abans que l’hi reclamin; passat un any, el 15\u00a0% i interessos (Llei 58/2003, art.\u00a027).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant surt en xifres?",
        blocks: [
          {
            caption: "Renda imputada a l’1,1\u00a0%, habitatge d’ús propi",
            columns: [
              "Valor cadastral",
              "Viu a Londres, Nova York o Moscou: 24\u00a0%",
              "Viu a Berlín, París o Oslo: 19\u00a0%",
            ],
            rows: [
              ["100.000\u00a0€", "264\u00a0€ l’any", "209\u00a0€ l’any"],
              ["150.000\u00a0€", "396\u00a0€ l’any", "313,50\u00a0€ l’any"],
              ["300.000\u00a0€", "792\u00a0€ l’any", "627\u00a0€ l’any"],
            ],
          },
          "Comprat l’1\u00a0d’octubre, el de 150.000\u00a0€ compta 92 dies el primer any: 99,81\u00a0€ i 79,02\u00a0€.",
        ],
      },
      inShort: [
        "Qui té un habitatge a Espanya i viu a fora el declara un cop l’any amb el model 210, el llogui o no.",
        "L’import depèn del valor cadastral i del país on tributa el propietari.",
        "L’IBI de l’ajuntament va a part.",
      ],
      next: "Pensa a vendre? Demani una [valoració gratuïta](/valuation): els models 210 dels quatre últims anys van a la mateixa carpeta.",
      description:
        "L’impost anual del propietari no resident a Espanya: renda imputada, model 210, 19\u00a0% o 24\u00a0%, qui el presenta i fins quan, i què canvia si lloga l’habitatge.",
      sources: [
        "Reial decret legislatiu 5/2004, arts.\u00a024.5, 24.6, 25.1\u00a0a i 27",
        "Llei 35/2006, art.\u00a085",
        "Ordre EHA/3316/2010 (model 210)",
        "Llei 19/1991, art.\u00a028",
        "Llei 58/2003, arts.\u00a027 i 66",
      ],
    },
    ru: {
      names: [
        "налог нерезидента за квартиру в Испании",
        "форма 210",
        "modelo 210",
        "модело 210",
        "декларация 210",
        "декларация нерезидента",
        "налог для иностранцев на недвижимость в Испании",
        "налог на доходы нерезидентов",
        "подоходный налог нерезидентов",
        "ежегодный налог нерезидента",
        "вменённый доход в Испании",
        "налог на вменённый доход",
        "налог на недвижимость для нерезидентов",
        "налоги на недвижимость в Испании для россиян",
        "IRNR Испания",
        "рассчитать форму 210",
        "налог 210 нерезидент",
        "налог на второе жильё для нерезидентов",
      ],
      title: "Ежегодный налог нерезидента",
      answers: {
        what: [
          "Нерезидент, у которого есть жильё в Испании, каждый год платит за него два налога: городу\u00a0— налог на недвижимость (IBI), государству\u00a0— подоходный налог нерезидентов по форме 210, даже если квартира пустует.",
          "Второй составляет 24\u00a0% от вменённого дохода, а для налоговых резидентов ЕС, Исландии, Норвегии и Лихтенштейна\u00a0— 19\u00a0%.",
          "Вменённый доход\u00a0— это 1,1\u00a0% или 2\u00a0% кадастровой стоимости, а подать декларацию нужно до 31\u00a0декабря следующего года.",
        ],
        cost: "Подоходный налог нерезидента с жилья, которое не сдают, составляет от 0,209\u00a0% до 0,48\u00a0% кадастровой стоимости в год. При кадастровой стоимости 100\u00a0000\u00a0€ это от 209 до 480\u00a0€: всё зависит от страны, где вы платите налоги, и от того, когда город пересматривал стоимость.",
        time: "Форму 210 с вменённого дохода подают в течение всего следующего года: за 2026\u00a0год\u00a0— с 1\u00a0января по 31\u00a0декабря 2027\u00a0года. Если платить автоматическим списанием, срок заканчивается на несколько дней раньше. Для аренды сроки другие: доход за весь год можно заявить одной декларацией с 1 по 20\u00a0января.",
        who: "Налог нерезидента платит каждый, у кого есть доля в квартире и нет налогового резидентства в Испании; гражданство роли не играет. Каждый собственник подаёт свою форму 210, поэтому супруги подают две. Если на квартиру есть право пожизненного пользования (usufructo), декларацию подаёт тот, кому оно принадлежит.",
        how: "Форму 210 подают на сайте налогового агентства Испании, с электронным сертификатом или через Cl@ve. Её можно также заполнить там, распечатать и оплатить в испанском банке. Принимают и перевод из-за границы, а подать декларацию за вас может налоговый консультант или контора по оформлению (gestoría).",
        must: "Да, собственник-нерезидент подаёт форму 210 каждый год, даже если квартира пустует и дохода не было и даже если IBI уплачен. Квитанции по ней не присылают. Кто стал резидентом Испании, с этого года её не подаёт, а второе жильё указывает в обычной декларации.",
        calculation:
          "Налог нерезидента с пустующей квартиры считают так: кадастровая стоимость × 1,1\u00a0% (или 2\u00a0%) × 24\u00a0% (или 19\u00a0% для ЕС, Исландии, Норвегии и Лихтенштейна). В Барселоне при кадастровой стоимости 150\u00a0000\u00a0€ вменённый доход равен 1650\u00a0€: живущий в Москве или Лондоне заплатит 396\u00a0€, в Берлине 313,50\u00a0€. Два собственника с равными долями платят по половине.",
      },
      sections: [
        {
          heading: "Как рассчитать налог по форме 210?",
          blocks: [
            {
              steps: [
                "Найдите кадастровую стоимость в последней квитанции IBI: это не цена и не справочная стоимость.",
                "Посчитайте от неё 1,1\u00a0%, если общий пересмотр кадастровой стоимости в городе вступил в силу в этом году или в предыдущие десять лет. Если он был раньше, считайте 2\u00a0% (Закон 35/2006, ст.\u00a085).",
                "Учитывайте только дни, когда жильё было вашим и не сдавалось.",
                "Примените свою ставку, 19\u00a0% или 24\u00a0% (RDLeg 5/2004, ст.\u00a025.1\u00a0a). Расходы не вычитают.",
              ],
            },
            "В Барселоне последний общий пересмотр вступил в силу 1\u00a0января 2018\u00a0года, и по правилу для 2026\u00a0года это 1,1\u00a0%. Королевский декрет-закон 29/2026 меняет правило для доходов начиная с 2027\u00a0года; уточните, утвердил ли его парламент. Резиденты указывают вменённый доход со второго жилья в годовой декларации.",
          ],
        },
        {
          heading: "Когда подают форму 210?",
          blocks: [
            {
              caption: "Форма 210 за жильё в Испании",
              columns: ["За что", "Период", "До какого срока"],
              rows: [
                [
                  "Для себя или пустует: вменённый доход за 2025\u00a0год",
                  "Весь год или дни, когда жильё было вашим",
                  "31\u00a0декабря 2026\u00a0года",
                ],
                [
                  "Для себя или пустует: вменённый доход за 2026\u00a0год",
                  "Весь год или дни, когда жильё было вашим",
                  "31\u00a0декабря 2027\u00a0года",
                ],
                ["Аренда за весь 2026\u00a0год", "Одной декларацией", "С 1 по 20\u00a0января 2027\u00a0года"],
                ["Доход от продажи", "День нотариального акта", "За четыре месяца со дня сделки"],
              ],
            },
          ],
        },
        {
          heading: "Что делать каждый год и в каком порядке?",
          blocks: [
            {
              steps: [
                "Запишите дату нотариального акта: в первый год считают с этого дня.",
                "Чтобы платить 19\u00a0%, получите в своей стране справку о налоговом резидентстве.",
                "С января подайте отдельную форму на каждого собственника и на каждый кадастровый номер: если у парковочного места он свой, нужна ещё одна.",
                "Подтверждение оплаты храните не меньше четырёх лет.",
              ],
            },
          ],
        },
        {
          heading: "Что меняется, если жильё сдавать?",
          blocks: [
            "За дни аренды налог берут с полученных денег. Резиденты ЕС и Европейской экономической зоны вправе вычесть расходы, связанные с арендой (ст.\u00a024.6). Остальным закон такого права не даёт, но Национальный суд (Audiencia Nacional) признал его за собственницей из США (решение от 28\u00a0июля 2025\u00a0года, дело 636/2021). Прежде чем подавать декларацию, узнайте у налогового консультанта, как обстоит дело сейчас.",
          ],
        },
        {
          heading: "Что ещё платят каждый год?",
          blocks: [
            "Налог на недвижимость (IBI) должен собственник на 1\u00a0января, и форму 210 уплата IBI не заменяет; в Барселоне последние годы он составлял 0,66\u00a0% кадастровой стоимости, 990\u00a0€ при 150\u00a0000\u00a0€. Зачтут ли в вашей стране то, что уплачено в Испании, зависит от соглашения между странами.",
            "Налог на состояние (patrimonio) платят немногие: спросите консультанта, если имущество в Испании за вычетом долгов дороже 500\u00a0000\u00a0€. Государственный закон освобождает 700\u00a0000\u00a0€ (Закон 19/1991, ст.\u00a028), Каталония\u00a0— меньше.",
          ],
        },
        {
          heading: "Какие ошибки обходятся дорого?",
          blocks: [
            {
              points: [
                "Ждать письма: квитанция не придёт, этот налог считаете вы сами.",
                "Подать одну форму на двух собственников.",
                "Откладывать до продажи. Прежде чем вернуть часть удержанных 3\u00a0%, налоговая служба может спросить декларации за четыре последних года.",
                "Опоздать: если подать до требования, добавят 1\u00a0% и ещё по 1\u00a0% за каждый полный месяц, а через год\u00a0— 15\u00a0% и проценты (Закон 58/2003, ст.\u00a027).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько это в цифрах?",
        blocks: [
          {
            caption: "Вменённый доход 1,1\u00a0%, жильё для себя",
            columns: [
              "Кадастровая стоимость",
              "Живёт в Москве, Лондоне, Нью-Йорке: 24\u00a0%",
              "Живёт в Берлине, Париже, Осло: 19\u00a0%",
            ],
            rows: [
              ["100\u00a0000\u00a0€", "264\u00a0€ в год", "209\u00a0€ в год"],
              ["150\u00a0000\u00a0€", "396\u00a0€ в год", "313,50\u00a0€ в год"],
              ["300\u00a0000\u00a0€", "792\u00a0€ в год", "627\u00a0€ в год"],
            ],
          },
          "Если квартиру с кадастровой стоимостью 150\u00a0000\u00a0€ купить 1\u00a0октября, в первый год считают 92\u00a0дня: 99,81\u00a0€ и 79,02\u00a0€.",
        ],
      },
      inShort: [
        "Кто владеет жильём в Испании, а живёт в другой стране, раз в год подаёт форму 210, даже если ничего не сдаёт.",
        "Сумма зависит от кадастровой стоимости и от страны налогового резидентства.",
        "Городской налог на недвижимость (IBI) платят отдельно.",
      ],
      next: "Думаете о продаже? Закажите [бесплатную оценку](/valuation): формы 210 за последние четыре года понадобятся в той же папке.",
      description:
        "Ежегодный налог нерезидента в Испании: вменённый доход, форма 210, ставки 19\u00a0% и 24\u00a0%, кто и до какого числа её подаёт и что меняется, если жильё сдавать.",
      sources: [
        "Королевский законодательный декрет (RDLeg) 5/2004, ст.\u00a024.5, 24.6, 25.1\u00a0a и 27",
        "Закон 35/2006, ст.\u00a085",
        "Приказ EHA/3316/2010 (форма 210)",
        "Закон 19/1991, ст.\u00a028",
        "Закон 58/2003, ст.\u00a027 и 66",
      ],
    },
  },
};
