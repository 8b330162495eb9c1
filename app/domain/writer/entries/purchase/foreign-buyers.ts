import type { Entry } from "../entry";

export const foreignBuyers: Entry = {
  theme: "guide",
  reader: "non-resident",
  related: [
    "nie",
    "bank-account",
    "buying-from-abroad",
    "mortgage-for-non-residents",
    "non-resident-yearly-tax",
    "golden-visa",
    "transfer-tax",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "buying property in spain as a foreigner",
        "can foreigners buy property in spain",
        "foreign buyers spain",
        "buying a home in barcelona as a foreigner",
        "foreigners buying in barcelona",
        "buying in spain after brexit",
        "non-resident buying property in spain",
        "taxes for foreigners buying property in spain",
        "tax non-residents pay when buying property",
        "buying tax for non-residents",
        "americans buying property in spain",
        "americans buying property in barcelona",
        "british buyers in spain",
        "requirements to buy property in spain as a foreigner",
      ],
      title: "Buying as a foreigner",
      answers: {
        what: "Foreigners can buy property in Barcelona as in the rest of Spain, whatever their nationality and wherever they live. You need an NIE (foreigner’s identity number), money whose origin you can prove, and a few more documents than a local. The taxes on the purchase are the same: with costs, about {loan.costs} on top of the price. A home gives no right of residence: the investor visa ended on 3 April 2025.",
        cost: [
          "Buying property in Spain as a foreigner or a non-resident costs the same taxes as for anyone else: on a resale home in Catalonia, transfer tax of 10% up to €600,000, then 11%, 12% and 13% on what lies above; on a new home, 10% VAT and 1.5% stamp duty.",
          "{?x.tax}At {x.price} the transfer tax is {x.tax}.",
          "The yearly tax of owners who live abroad comes afterwards, on form 210.",
        ],
        who: "Buying property in Spain as a foreigner is open to private people and companies, from the EU or not. What matters for mortgages and taxes is where you are resident, so settle that question first.",
        must: "Yes, foreigners can buy property in Spain, whether they are resident or not and whether they come from the EU, the UK, the USA or Russia. No permit is needed in Barcelona, and the purchase taxes are the same as for Spaniards. What you can’t do without is an NIE, proof of where the money comes from and, above €500,000, a declaration of the investment.",
        conditions:
          "To buy property in Spain as a foreigner you need three things: an NIE, a valid passport and proof of where your money comes from. There is no minimum price and no residence requirement. A non-resident who borrows usually gets {loan.abroad} of the price and so needs 30 to 40% of it, plus about {loan.costs} for taxes and costs.",
        how: "To buy property in Spain as a foreigner, start with the NIE and the bank, about two months before you want to sign. Then view, have the land registry extract read, and sign the deposit contract with 10% of the price. The deed follows four to six weeks later at the notary’s, in person or through a power of attorney, with an interpreter if you need one.",
        papers:
          "To buy property in Spain as a foreigner you bring a passport, the NIE, proof of the origin of your money (sale deed, tax returns, statements) and, if you are married, the document on your property regime. For a mortgage the bank adds payslips and a credit report from home. Certificates from abroad need a sworn translation, and many an apostille.",
        pitfalls:
          "Foreigners buying property in Spain most often go wrong in three places: the NIE is asked for after the offer, the money arrives before the bank has the papers on its origin, and a contract is signed in a language nobody understood. Settle NIE and bank first. Have every document explained in writing in your own language.",
        time: "Buying property in Spain as a foreigner takes about two to three months, because NIE and bank checks come before the usual five to eight weeks from accepted offer to deed. Both can begin before you have found a home. From then on the calendar is the same as for anyone.",
        tax: [
          "Foreigners buying property in Spain pay the same purchase taxes as anyone else: on a resale home in Catalonia transfer tax of 10% up to €600,000, then 11%, 12% and 13% on what lies above; on a new home 10% VAT and 1.5% stamp duty.",
          "{?x.tax}At {x.price} the transfer tax is {x.tax}.",
          "Afterwards come the property tax (IBI) and, for non-residents, income tax on form 210 every year.",
        ],
      },
      sections: [
        {
          heading: "What is different for a non-resident?",
          blocks: [
            {
              caption: "Buying in Barcelona, resident and non-resident",
              columns: ["Matter", "Resident", "Non-resident"],
              rows: [
                ["Transfer tax on a resale home", "{itp.rate1} up to {itp.edge1}, then by bands", "the same"],
                ["Mortgage, usual upper share", "{loan.share}", "{loan.abroad}"],
                ["Term of the loan", "up to {loan.years}\u00a0years", "usually {loan.yearsAbroad}\u00a0years"],
                ["Tax every year besides IBI", "none on a main home", "income tax, form 210"],
                ["Declaration of the purchase", "none", "above €500,000, afterwards"],
                ["When you sell", "tax in the yearly return", "buyer withholds 3%"],
              ],
            },
          ],
        },
        {
          heading: "What do you need that a local doesn’t?",
          blocks: [
            {
              caption: "Documents of a foreign buyer: where, how long, at what price",
              columns: ["Document", "Where", "Time", "Price"],
              rows: [
                ["NIE", "Spanish consulate, or police in Spain", "days to a month", "about €10"],
                [
                  "Power of attorney, if you don’t come",
                  "notary in Barcelona, or at home with apostille",
                  "a day; from abroad 1–3 weeks",
                  "about €30–60 in Barcelona, plus copies and VAT",
                ],
                ["Sworn translation", "translator recognised in Spain", "days", "by the page"],
                [
                  "Spanish account, for bills and taxes",
                  "bank; the origin of money is checked",
                  "up to a month",
                  "ask the bank",
                ],
                ["Bank valuation, if you borrow", "valuer on the official list", "some days", "€250–600"],
                [
                  "Interpreter at the notary’s",
                  "if you don’t understand Spanish or Catalan",
                  "the day of the deed",
                  "ask beforehand",
                ],
              ],
            },
            "Bring proof of how you are married as well: in many countries both spouses become owners.",
          ],
        },
        {
          heading: "What must be declared?",
          blocks: [
            "A non-resident who buys a home for more than 500,000\u00a0euros has to declare the investment to the Investments Register afterwards (Royal Decree 571/2023, arts.\u00a04 and 5). If you give the notary all the data, the notary sends it and you need do nothing more. Money from jurisdictions on the Spanish list of non-cooperative ones must be declared beforehand.",
            "Banks and notaries ask where the money comes from (Law 10/2010). Prepare statements, the contract of a sale, a tax return or the deed of an inheritance.",
          ],
        },
        {
          heading: "Which taxes come every year?",
          blocks: [
            {
              points: [
                "The property tax (IBI), whoever you are.",
                "Income tax for non-residents, with form 210: on rents, or on a deemed income if you only use the home yourself. In Barcelona, with a cadastral value of €150,000, that is €396 a year, or €313.50 for residents of the EU.",
                "Community fees and insurance, which aren’t taxes but come just as regularly.",
              ],
            },
            "When you sell as a non-resident, the buyer withholds 3% of the price on account of your tax. A tax adviser should look at both countries, since a treaty may avoid paying twice.",
          ],
        },
        {
          heading: "How do you avoid the usual traps?",
          blocks: [
            {
              steps: [
                "Apply for the NIE before you look, not after the offer.",
                "Ask whose agent you are speaking to: we act for the owner, and say so.",
                "Have the land registry extract (nota simple) explained in your language.",
                "Don’t pay into a private account, and never in cash.",
                "Sign nothing that you haven’t read in a language you understand.",
              ],
            },
          ],
        },
        {
          heading: "What if you come from the USA, the UK or Russia?",
          blocks: [
            {
              points: [
                "USA: banks ask for your US tax number as well. A power of attorney takes a notary public and the apostille of that state.",
                "UK: since Brexit you may stay 90\u00a0days in any 180 without a visa or permit; owning a home changes nothing in that.",
                "Russia: EU banks may not take deposits above €100,000 from Russian nationals without a residence permit in the EU (Regulation (EU) 833/2014, art.\u00a05b). Clear with bank and lawyer how the price will be paid before you sign anything.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How much money do you need?",
        blocks: [
          [
            "{?x.home}A buyer wants [{a.title}](/property/{a.id}) at {a.price}.",
            "{!x.home}A buyer wants a home at {x.price}.",
          ],
          {
            caption: "Price and transfer tax, before notary and registry",
            columns: ["Buyer", "Loan", "Own money"],
            rows: [
              ["Resident", "{x.loan}", "{x.cash}"],
              ["Non-resident, upper share", "{x.loanAbroad}", "{x.cashAbroad}"],
              ["Non-resident, lower share", "{x.loanAbroadLow}", "{x.cashAbroadLow}"],
              ["Without a loan", "none", "{x.sum}"],
            ],
          },
          "Add €1,650–2,800 to the own money for notary, registry and paperwork.",
        ],
      },
      inShort:
        "Anyone may buy a home in Spain. Foreigners need an NIE and proof of where their money comes from. Taxes on the purchase are the same as for Spaniards.",
      next: "[Tell us in English, Spanish, Catalan or Russian what you are looking for](/search).",
      description:
        "Buying property in Spain as a foreigner in 2026: NIE, proof of funds, what differs for non-residents, costs of about 12%, and rules for US, UK, Russian buyers.",
      sources: [
        "Royal Decree 571/2023, arts.\u00a04 and 5",
        "Law 10/2010 on the prevention of money laundering",
        "Royal Legislative Decree 5/2004: income tax of non-residents",
        "Royal Decree 1776/2004, art.\u00a014",
      ],
    },
    es: {
      names: [
        "comprar vivienda siendo extranjero",
        "comprar piso siendo extranjero",
        "compra de vivienda por extranjeros",
        "extranjeros comprar casa en españa",
        "requisitos para comprar vivienda extranjeros",
        "no residente comprar vivienda",
        "comprar casa con nie",
        "comprar piso extranjeros",
        "comprar casa siendo no residente",
        "impuestos al comprar siendo no residente",
        "impuestos para extranjeros al comprar vivienda",
        "requisitos comprar piso extranjero no residente",
        "americanos comprar casa en españa",
      ],
      title: "Comprar vivienda siendo extranjero",
      answers: {
        what: "Comprar vivienda siendo extranjero está permitido con cualquier nacionalidad y viva donde viva. Hacen falta el NIE, poder explicar de dónde viene el dinero y algún documento más que a alguien de aquí. Los impuestos de la compra son los mismos: con los gastos, cerca del {loan.costs} sobre el precio. La compra no da derecho a residir: el visado de inversor terminó el 3 de abril de 2025.",
        cost: [
          "Comprar vivienda siendo extranjero o no residente cuesta los mismos impuestos que a los demás: de segunda mano en Cataluña, un ITP del 10\u00a0% hasta 600.000\u00a0€ y del 11, el 12 y el 13\u00a0% sobre lo que pase de ahí; de obra nueva, un 10\u00a0% de IVA y un 1,5\u00a0% de AJD.",
          "{?x.tax}A {x.price}, el ITP son {x.tax}.",
          "Después llega cada año el impuesto de quien vive fuera, con el modelo 210.",
        ],
        who: "Pueden comprar vivienda siendo extranjero tanto particulares como sociedades, de la UE o de fuera. Para hipoteca e impuestos cuenta dónde reside usted; aclárelo lo primero.",
        must: "Sí, se puede comprar vivienda siendo extranjero, residente o no, de la Unión Europea o de fuera. En Barcelona no hace falta permiso, y los impuestos de la compra son los mismos que para un español. Lo imprescindible es el NIE, justificar el origen del dinero y, por encima de 500.000\u00a0€, declarar la inversión.",
        conditions:
          "Para comprar vivienda siendo extranjero los requisitos son tres: NIE, pasaporte en vigor y prueba de dónde viene el dinero. No hay precio mínimo ni se exige residir. Quien no es residente y pide hipoteca suele obtener el {loan.abroad} del precio, así que necesita del 30 al 40\u00a0%, más cerca del {loan.costs} de impuestos y gastos.",
        how: "Para comprar vivienda siendo extranjero, empiece por el NIE y el banco, unos dos meses antes de cuando quiera firmar. Después visite, haga que le expliquen la nota simple y firme las arras con el 10\u00a0% del precio. La escritura llega de cuatro a seis semanas más tarde, en persona o por poder, con intérprete si lo necesita.",
        papers:
          "Para comprar vivienda siendo extranjero se presentan el pasaporte, el NIE, la prueba del origen del dinero (escritura de una venta, declaraciones, extractos) y, si hay matrimonio, el régimen económico. Con hipoteca, el banco pide además nóminas e informe de deudas de su país. Los certificados de fuera llevan traducción jurada y, muchos, apostilla.",
        pitfalls:
          "Al comprar vivienda siendo extranjero se falla sobre todo en tres cosas: pedir el NIE después de la oferta, enviar el dinero antes de que el banco tenga los justificantes y firmar en un idioma que no se entiende. Resuelva primero NIE y banco. Y que le expliquen cada documento por escrito en su lengua.",
        time: "Comprar vivienda siendo extranjero lleva de dos a tres meses, porque el NIE y las comprobaciones del banco van delante de las cinco a ocho semanas habituales entre oferta aceptada y escritura. Ambas cosas pueden empezar antes de encontrar piso. A partir de ahí el calendario es el de cualquiera.",
        tax: [
          "Al comprar vivienda siendo extranjero o no residente se pagan los mismos impuestos que cualquiera: por una usada, el impuesto de transmisiones catalán, del 10\u00a0% hasta 600.000\u00a0€ y del 11, 12 y 13\u00a0% en lo que pasa; por una nueva, 10\u00a0% de IVA y 1,5\u00a0% de actos jurídicos documentados.",
          "{?x.tax}Con {x.price} el impuesto de transmisiones es de {x.tax}.",
          "Después vienen cada año el IBI y, si no es residente, el modelo 210.",
        ],
      },
      sections: [
        {
          heading: "¿Qué cambia si no es residente?",
          blocks: [
            {
              caption: "Comprar en Barcelona, residente y no residente",
              columns: ["Cuestión", "Residente", "No residente"],
              rows: [
                ["ITP de una vivienda usada", "{itp.rate1} hasta {itp.edge1}, después por tramos", "el mismo"],
                ["Hipoteca, máximo habitual", "{loan.share}", "{loan.abroad}"],
                ["Plazo del préstamo", "hasta {loan.years}\u00a0años", "normalmente {loan.yearsAbroad}\u00a0años"],
                [
                  "Impuesto anual además del IBI",
                  "ninguno por la vivienda habitual",
                  "renta de no residentes, modelo 210",
                ],
                ["Declaración de la compra", "ninguna", "por encima de 500.000\u00a0€, después de comprar"],
                ["Al vender", "en la declaración de la renta", "quien compra retiene el 3\u00a0%"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué necesita que no necesita alguien de aquí?",
          blocks: [
            {
              caption: "Documentos de un comprador extranjero: dónde, cuánto tardan y cuánto cuestan",
              columns: ["Documento", "Dónde", "Plazo", "Precio"],
              rows: [
                ["NIE", "consulado español o policía en España", "de unos días a un mes", "unos 10\u00a0€"],
                [
                  "Poder, si no viene",
                  "notaría de Barcelona, o en su país con apostilla",
                  "un día; desde fuera, de 1 a 3 semanas",
                  "unos 30–60\u00a0€ en Barcelona, más copias e IVA",
                ],
                ["Traducción jurada", "traductor reconocido en España", "días", "por página"],
                [
                  "Cuenta española, para recibos e impuestos",
                  "banco, que comprueba el origen del dinero",
                  "hasta un mes",
                  "pregunte al banco",
                ],
                ["Tasación, si pide préstamo", "sociedad de tasación homologada", "unos días", "250–600\u00a0€"],
                [
                  "Intérprete en la notaría",
                  "si no entiende castellano ni catalán",
                  "el día de la escritura",
                  "pregúntelo antes",
                ],
              ],
            },
            "Traiga también una prueba de su régimen matrimonial: en muchos países compran los dos cónyuges.",
          ],
        },
        {
          heading: "¿Qué hay que declarar?",
          blocks: [
            "El no residente que compra por más de 500.000\u00a0euros debe declarar después la inversión al Registro de Inversiones (Real Decreto 571/2023, arts.\u00a04 y 5). Si da al notario todos los datos, este los envía y usted queda relevado. Si el dinero procede de una jurisdicción no cooperativa, la declaración es previa.",
            "Bancos y notarios preguntan por el origen del dinero (Ley 10/2010). Prepare extractos, el contrato de una venta, una declaración de la renta o la escritura de una herencia.",
          ],
        },
        {
          heading: "¿Qué impuestos vuelven cada año?",
          blocks: [
            {
              points: [
                "El IBI, sea usted quien sea.",
                "El impuesto sobre la renta de no residentes, con el modelo 210: por los alquileres o por una renta imputada si solo usa la vivienda. En Barcelona, con un valor catastral de 150.000\u00a0€, son 396\u00a0€ al año, o 313,50\u00a0€ si reside en la UE.",
                "Comunidad y seguro, que no son impuestos pero llegan con la misma puntualidad.",
              ],
            },
            "Al vender sin ser residente, quien compra retiene el 3\u00a0% del precio a cuenta de su impuesto. Un asesor fiscal debería mirar los dos países, porque un convenio puede evitar pagar dos veces.",
          ],
        },
        {
          heading: "¿Cómo se evitan los tropiezos?",
          blocks: [
            {
              steps: [
                "Pida el NIE antes de buscar, no después de ofertar.",
                "Pregunte para quién trabaja la agencia: nosotros, para el propietario, y lo decimos.",
                "Que le expliquen la nota simple en su idioma.",
                "No pague a una cuenta particular y nunca en efectivo.",
                "No firme nada que no haya leído en una lengua que entienda.",
              ],
            },
          ],
        },
        {
          heading: "¿Y si viene de Estados Unidos, del Reino Unido o de Rusia?",
          blocks: [
            {
              points: [
                "Estados Unidos: el banco pide también el número fiscal estadounidense. El poder lleva notary public y apostilla de aquel estado.",
                "Reino Unido: desde el Brexit puede pasar 90\u00a0días de cada 180 sin visado; tener casa no lo cambia.",
                "Rusia: los bancos de la UE no pueden aceptar depósitos de más de 100.000\u00a0€ de nacionales rusos sin permiso de residencia en la UE (Reglamento (UE) 833/2014, art.\u00a05 ter). Aclare con banco y abogado cómo se pagará antes de firmar nada.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto dinero hace falta?",
        blocks: [
          [
            "{?x.home}Alguien quiere [{a.title}](/property/{a.id}), a {a.price}.",
            "{!x.home}Alguien quiere una vivienda de {x.price}.",
          ],
          {
            caption: "Precio e ITP, sin notaría ni registro",
            columns: ["Quien compra", "Préstamo", "Dinero propio"],
            rows: [
              ["Residente", "{x.loan}", "{x.cash}"],
              ["No residente, porcentaje alto", "{x.loanAbroad}", "{x.cashAbroad}"],
              ["No residente, porcentaje bajo", "{x.loanAbroadLow}", "{x.cashAbroadLow}"],
              ["Sin préstamo", "ninguno", "{x.sum}"],
            ],
          },
          "Al dinero propio súmele 1.650–2.800\u00a0€ de notaría, registro y gestoría.",
        ],
      },
      inShort:
        "Cualquiera puede comprar vivienda en España. Al extranjero se le pide NIE y el origen del dinero. Los impuestos de la compra son los mismos que para un español.",
      next: "[Cuéntenos qué busca, en español, catalán, inglés o ruso](/search).",
      description:
        "Comprar vivienda siendo extranjero en 2026: requisitos, NIE, origen del dinero, qué cambia si no es residente y reglas para estadounidenses, británicos y rusos.",
      sources: [
        "Real Decreto 571/2023, arts.\u00a04 y 5",
        "Ley 10/2010, de prevención del blanqueo de capitales",
        "Real Decreto Legislativo 5/2004: renta de no residentes",
        "Real Decreto 1776/2004, art.\u00a014",
      ],
    },
    ca: {
      names: [
        "comprar habitatge sent estranger",
        "comprar pis sent estranger",
        "compra d’habitatge per estrangers",
        "estrangers comprar casa a espanya",
        "requisits per comprar habitatge estrangers",
        "no resident comprar habitatge",
        "comprar pis estrangers",
        "impostos en comprar sent no resident",
        "comprar pis vivint a l’estranger",
        "requisits comprar pis estranger no resident",
        "americans comprar pis a barcelona",
      ],
      title: "Comprar habitatge sent estranger",
      answers: {
        what: "Comprar habitatge sent estranger està permès, sigui quina sigui la nacionalitat i visqui on visqui. Calen el NIE, poder explicar d’on venen els diners i algun document més que a algú d’aquí. Els impostos de la compra són els mateixos: amb les despeses, prop del {loan.costs} sobre el preu. La compra no dona dret a residir: el visat d’inversor es va acabar el 3 d’abril del 2025.",
        cost: [
          "Comprar habitatge sent estranger o no resident paga els mateixos impostos que tothom: de segona mà a Catalunya, un ITP del 10\u00a0% fins a 600.000\u00a0€ i de l’11, el 12 i el 13\u00a0% sobre el que en passi; d’obra nova, un 10\u00a0% d’IVA i un 1,5\u00a0% d’AJD.",
          "{?x.tax}A {x.price}, l’ITP són {x.tax}.",
          "Després arriba cada any l’impost de qui viu fora, amb el model 210.",
        ],
        who: "Poden comprar habitatge sent estranger tant particulars com societats, de la UE o de fora. Per a hipoteca i impostos compta on resideix; aclareixi-ho primer de tot.",
        must: "Sí, es pot comprar habitatge sent estranger, resident o no, de la Unió Europea o de fora. A Barcelona no cal cap permís, i els impostos de la compra són els mateixos que per a qualsevol. L’imprescindible és el NIE, justificar d’on venen els diners i, per damunt de 500.000\u00a0€, declarar la inversió.",
        conditions:
          "Per comprar habitatge sent estranger els requisits són tres: NIE, passaport vigent i prova d’on venen els diners. No hi ha preu mínim ni s’exigeix residir. Qui no és resident i demana hipoteca sol obtenir el {loan.abroad} del preu, i per això necessita del 30 al 40\u00a0%, més prop del {loan.costs} d’impostos i despeses.",
        how: "Per comprar habitatge sent estranger, comenci pel NIE i el banc, uns dos mesos abans de quan vulgui signar. Després visiti, faci’s explicar la nota simple i signi les arres amb el 10\u00a0% del preu. L’escriptura arriba de quatre a sis setmanes més tard, en persona o per poder, amb intèrpret si li cal.",
        papers:
          "Per comprar habitatge sent estranger es presenten el passaport, el NIE, la prova de l’origen dels diners (escriptura d’una venda, declaracions, extractes) i, si hi ha matrimoni, el règim econòmic. Amb hipoteca, el banc vol també nòmines i un informe de deutes del seu país. Els certificats de fora porten traducció jurada i, molts, postil·la.",
        pitfalls:
          "En comprar habitatge sent estranger es falla sobretot en tres coses: demanar el NIE després de l’oferta, enviar els diners abans que el banc en tingui els justificants i signar en una llengua que no s’entén. Resolgui primer NIE i banc. I que li expliquin cada document per escrit en la seva llengua.",
        time: "Comprar habitatge sent estranger porta de dos a tres mesos, perquè el NIE i les comprovacions del banc van davant de les cinc a vuit setmanes habituals entre oferta acceptada i escriptura. Totes dues coses poden començar abans de trobar pis. A partir d’aquí el calendari és el de tothom.",
        tax: [
          "En comprar habitatge sent estranger o no resident es paguen els mateixos impostos que qualsevol: per un d’usat, l’impost de transmissions català, del 10\u00a0% fins a 600.000\u00a0€ i de l’11, 12 i 13\u00a0% en el que passa; per un de nou, 10\u00a0% d’IVA i 1,5\u00a0% d’actes jurídics documentats.",
          "{?x.tax}Amb {x.price} l’impost de transmissions és de {x.tax}.",
          "Després venen cada any l’IBI i, si no és resident, el model 210.",
        ],
      },
      sections: [
        {
          heading: "Què canvia si no és resident?",
          blocks: [
            {
              caption: "Comprar a Barcelona, resident i no resident",
              columns: ["Qüestió", "Resident", "No resident"],
              rows: [
                ["ITP d’un habitatge usat", "{itp.rate1} fins a {itp.edge1}, després per trams", "el mateix"],
                ["Hipoteca, màxim habitual", "{loan.share}", "{loan.abroad}"],
                ["Termini del préstec", "fins a {loan.years}\u00a0anys", "normalment {loan.yearsAbroad}\u00a0anys"],
                ["Impost anual a més de l’IBI", "cap per l’habitatge habitual", "renda de no residents, model 210"],
                ["Declaració de la compra", "cap", "per damunt de 500.000\u00a0€, després de comprar"],
                ["En vendre", "a la declaració de la renda", "qui compra reté el 3\u00a0%"],
              ],
            },
          ],
        },
        {
          heading: "Què necessita que no necessita algú d’aquí?",
          blocks: [
            {
              caption: "Documents d’un comprador estranger: on, quant triguen i quant costen",
              columns: ["Document", "On", "Termini", "Preu"],
              rows: [
                ["NIE", "consolat espanyol o policia a Espanya", "d’uns dies a un mes", "uns 10\u00a0€"],
                [
                  "Poder, si no ve",
                  "notaria de Barcelona, o al seu país amb postil·la",
                  "un dia; des de fora, d’1 a 3 setmanes",
                  "uns 30–60\u00a0€ a Barcelona, més còpies i IVA",
                ],
                ["Traducció jurada", "traductor reconegut a Espanya", "dies", "per pàgina"],
                [
                  "Compte espanyol, per a rebuts i impostos",
                  "banc, que comprova l’origen dels diners",
                  "fins a un mes",
                  "pregunti-ho al banc",
                ],
                ["Taxació, si demana préstec", "societat de taxació homologada", "uns dies", "250–600\u00a0€"],
                [
                  "Intèrpret a la notaria",
                  "si no entén català ni castellà",
                  "el dia de l’escriptura",
                  "pregunti-ho abans",
                ],
              ],
            },
            "Porti també una prova del règim matrimonial: en molts països compren tots dos cònjuges.",
          ],
        },
        {
          heading: "Què s’ha de declarar?",
          blocks: [
            "El no resident que compra per més de 500.000\u00a0euros ha de declarar després la inversió al Registre d’Inversions (Reial decret 571/2023, arts.\u00a04 i 5). Si dona al notari totes les dades, ell les envia i vostè en queda rellevat. Si els diners venen d’una jurisdicció no cooperativa, la declaració és prèvia.",
            "Bancs i notaris pregunten per l’origen dels diners (Llei 10/2010). Prepari extractes, el contracte d’una venda, una declaració de la renda o l’escriptura d’una herència.",
          ],
        },
        {
          heading: "Quins impostos tornen cada any?",
          blocks: [
            {
              points: [
                "L’IBI, sigui vostè qui sigui.",
                "L’impost sobre la renda de no residents, amb el model 210: pels lloguers o per una renda imputada si només fa servir l’habitatge. A Barcelona, amb un valor cadastral de 150.000\u00a0€, són 396\u00a0€ l’any, o 313,50\u00a0€ si resideix a la UE.",
                "Comunitat i assegurança, que no són impostos però arriben amb la mateixa puntualitat.",
              ],
            },
            "Quan ven sense ser resident, qui compra reté el 3\u00a0% del preu a compte del seu impost. Un assessor fiscal hauria de mirar els dos països, perquè un conveni pot evitar pagar dues vegades.",
          ],
        },
        {
          heading: "Com s’eviten les ensopegades?",
          blocks: [
            {
              steps: [
                "Demani el NIE abans de buscar, no després d’oferir.",
                "Pregunti per a qui treballa l’agència: nosaltres, per al propietari, i ho diem.",
                "Que li expliquin la nota simple en la seva llengua.",
                "No pagui a un compte particular i mai en efectiu.",
                "No signi res que no hagi llegit en una llengua que entengui.",
              ],
            },
          ],
        },
        {
          heading: "I si ve dels Estats Units, del Regne Unit o de Rússia?",
          blocks: [
            {
              points: [
                "Estats Units: el banc demana també el número fiscal nord-americà. El poder porta notary public i postil·la d’aquell estat.",
                "Regne Unit: des del Brexit pot passar 90\u00a0dies de cada 180 sense visat; tenir-hi casa no ho canvia.",
                "Rússia: els bancs de la UE no poden acceptar dipòsits de més de 100.000\u00a0€ de nacionals russos sense permís de residència a la UE (Reglament (UE) 833/2014, art.\u00a05 ter). Aclareixi amb banc i advocat com es pagarà abans de signar res.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quants diners calen?",
        blocks: [
          [
            "{?x.home}Algú vol [{a.title}](/property/{a.id}), a {a.price}.",
            "{!x.home}Algú vol un habitatge de {x.price}.",
          ],
          {
            caption: "Preu i ITP, sense notaria ni registre",
            columns: ["Qui compra", "Préstec", "Diners propis"],
            rows: [
              ["Resident", "{x.loan}", "{x.cash}"],
              ["No resident, percentatge alt", "{x.loanAbroad}", "{x.cashAbroad}"],
              ["No resident, percentatge baix", "{x.loanAbroadLow}", "{x.cashAbroadLow}"],
              ["Sense préstec", "cap", "{x.sum}"],
            ],
          },
          "Als diners propis sumi-hi 1.650–2.800\u00a0€ de notaria, registre i gestoria.",
        ],
      },
      inShort:
        "Tothom pot comprar habitatge a Espanya. A l’estranger se li demana NIE i l’origen dels diners. Els impostos de la compra són els mateixos que per a un espanyol.",
      next: "[Expliqui’ns què busca, en català, castellà, anglès o rus](/search).",
      description:
        "Comprar habitatge sent estranger el 2026: requisits, NIE, origen dels diners, què canvia si no és resident, i regles per a nord-americans, britànics i russos.",
      sources: [
        "Reial decret 571/2023, arts.\u00a04 i 5",
        "Llei 10/2010, de prevenció del blanqueig de capitals",
        "Reial decret legislatiu 5/2004: renda de no residents",
        "Reial decret 1776/2004, art.\u00a014",
      ],
    },
    ru: {
      names: [
        "покупка недвижимости в Испании иностранцами",
        "может ли иностранец купить квартиру в Испании",
        "покупка квартиры в Испании иностранцем",
        "купить жильё в Испании иностранцу",
        "покупка недвижимости в Испании россиянами",
        "покупка жилья нерезидентом",
        "купить квартиру нерезиденту",
        "сколько платит нерезидент",
        "налоги при покупке для нерезидентов",
        "какие налоги платит нерезидент при покупке",
        "покупка квартиры в Барселоне россиянам",
        "документы для покупки недвижимости россиянам",
        "как россиянину купить квартиру в Барселоне",
      ],
      title: "Покупка жилья иностранцем",
      answers: {
        what: "Покупка недвижимости в Испании иностранцами разрешена всем, в том числе россиянам: ни гражданство, ни место жительства ей не мешают. Понадобятся NIE (номер иностранца) и документы о том, откуда деньги; налоги такие же, как для испанцев, и вместе с расходами это около {loan.costs} сверх цены. Гражданам России без ВНЖ в ЕС надо сначала решить, как заплатить: вклады в банках ЕС для них ограничены 100\u00a0000\u00a0€. Вида на жительство покупка не даёт.",
        cost: [
          "Покупка недвижимости в Испании иностранцами и нерезидентами облагается так же, как покупка испанцами. За вторичное жильё в Каталонии это налог ITP: 10\u00a0% до 600\u00a0000\u00a0€ и 11, 12 и 13\u00a0% с того, что выше; за новое\u00a0— 10\u00a0% НДС и 1,5\u00a0% гербового сбора.",
          "{?x.tax}При {x.price} налог ITP составит {x.tax}.",
          "После покупки те, кто живёт за границей, каждый год платят ещё налог по форме 210.",
        ],
        who: "Покупка недвижимости в Испании иностранцами доступна частным лицам и компаниям, из ЕС и из других стран. Для ипотеки и налогов важно, где вы резидент: начните с этого вопроса.",
        must: "Да, покупка недвижимости в Испании иностранцами разрешена, и россияне тоже могут купить квартиру в Барселоне: разрешения на это не нужно. Обязательны NIE, подтверждение происхождения денег и, если цена выше 500\u00a0000\u00a0€, декларация об инвестиции после сделки. Трудность для граждан России не в праве купить, а в том, как провести деньги через банк ЕС.",
        conditions:
          "Для покупки недвижимости в Испании иностранцами условия такие: NIE, действующий загранпаспорт и подтверждённое происхождение денег. Минимальной цены нет, жить в стране не требуется. Нерезиденту банк обычно даёт {loan.abroad} цены, поэтому своих денег нужно 30–40\u00a0% и ещё около {loan.costs} на налоги и расходы.",
        how: "Покупка недвижимости в Испании иностранцами идёт пошагово так: NIE и ответ банка (примерно за два месяца до сделки), просмотры, выписка из реестра, письменное предложение, договор задатка с 10\u00a0% цены, нотариальный акт через четыре–шесть недель, налог и запись в реестре. Россиянину до задатка надо письменно выяснить у банка, как дойдут деньги. Подписать можно лично или по доверенности.",
        papers:
          "Для покупки недвижимости в Испании иностранцами нужны загранпаспорт, NIE, документы о происхождении денег (договор продажи, налоговые декларации, выписки), а супругам\u00a0— документ о режиме имущества. Для ипотеки добавляют справки о доходах и кредитную историю. Российские документы переводит присяжный переводчик, на нотариальные и из ЗАГСа ставят апостиль.",
        pitfalls:
          "При покупке недвижимости в Испании иностранцами чаще всего ошибаются так: просят NIE после предложения, отправляют деньги раньше, чем банк получил документы, и подписывают то, чего не поняли. Россияне ещё и вносят задаток, не выяснив, пройдёт ли остальная сумма. Начните с NIE и с письменного ответа банка.",
        time: "Покупка недвижимости в Испании иностранцами занимает два-три месяца: NIE и проверка в банке идут перед обычными пятью–восемью неделями от принятого предложения до акта. И то и другое можно начать, ещё не найдя квартиру. У граждан России банк проверяет деньги дольше, поэтому заложите лишний месяц.",
        tax: [
          "Налоги при покупке недвижимости в Испании иностранцами и нерезидентами те же, что у испанцев: за вторичное жильё в Каталонии ITP 10\u00a0% до 600\u00a0000\u00a0€ и 11, 12 и 13\u00a0% с того, что выше, за новое 10\u00a0% НДС и 1,5\u00a0% гербового сбора.",
          "{?x.tax}При {x.price} налог ITP составит {x.tax}.",
          "Потом каждый год платят налог на недвижимость (IBI) и, если вы нерезидент, налог по форме 210.",
        ],
      },
      sections: [
        {
          heading: "Что другое для нерезидента?",
          blocks: [
            {
              caption: "Покупка в Барселоне: резидент и нерезидент",
              columns: ["Вопрос", "Резидент", "Нерезидент"],
              rows: [
                ["Налог ITP на вторичное жильё", "{itp.rate1} до {itp.edge1}, дальше по шкале", "тот же"],
                ["Ипотека, обычный предел", "{loan.share}", "{loan.abroad}"],
                ["Срок кредита", "до {loan.years}\u00a0лет", "обычно {loan.yearsAbroad}\u00a0лет"],
                ["Ежегодный налог, кроме IBI", "нет, если это основное жильё", "по форме 210"],
                ["Декларация о покупке", "нет", "выше 500\u00a0000\u00a0€, после сделки"],
                ["При продаже", "налог в годовой декларации", "покупатель удерживает 3\u00a0%"],
              ],
            },
            "Если понимаете испанский плохо, у нотариуса нужен переводчик: скажите об этом, когда назначают день.",
          ],
        },
        {
          heading: "Как россиянину заплатить за квартиру?",
          blocks: [
            "Банки ЕС не вправе принимать вклады граждан России и тех, кто там живёт, если в сумме в одном банке больше 100\u00a0000\u00a0€ (Регламент (ЕС) 833/2014, ст.\u00a05b). Правило не касается тех, у кого есть гражданство или вид на жительство в ЕС, ЕЭЗ или Швейцарии. Обходить предел запрещено, поэтому спросите банк и юриста о законных путях:",
            {
              points: [
                "может ли продавец получить перевод напрямую из банка за пределами ЕС;",
                "примет ли деньги на депозит нотариус;",
                "в каких случаях разрешение дают испанские власти (ст.\u00a05c и 5d);",
                "не под санкциями ли банк, из которого идёт перевод.",
              ],
            },
            "С российской стороны проверьте лимит Банка России на переводы за границу и сообщите налоговой об открытии счёта в течение месяца.",
          ],
        },
        {
          heading: "Что спросит банк и какие документы готовить?",
          blocks: [
            {
              points: [
                "Загранпаспорт, NIE, адрес и справка о налоговом резидентстве.",
                "Откуда деньги: договор продажи, 2-НДФЛ, декларации, дивиденды, наследство, выписки за несколько лет.",
                "Каким путём они пришли: каждый счёт и каждая страна по дороге.",
                "Для чего: предложение о покупке или проект договора задатка.",
              ],
            },
            "Россия с 29 января 2026\u00a0года в списке ЕС стран с высоким риском, и проверка идёт дольше обычной. Присяжный перевод делает переводчик, признанный в Испании. Апостиль на нотариальные документы ставит Минюст, на свидетельства ЗАГСа\u00a0— органы ЗАГС.",
          ],
        },
        {
          heading: "Нужна ли виза и сколько можно жить в квартире?",
          blocks: [
            "Виза нужна, и собственность её не заменяет: инвесторская отменена с 3 апреля 2025\u00a0года. По шенгенской визе можно быть в стране 90\u00a0дней из любых 180. С ноября 2025\u00a0года гражданам России, за исключениями, выдают визы только на один въезд, поэтому поездки на просмотр и на сделку планируйте вместе или выдайте доверенность. Вид на жительство получают по другим основаниям, не по покупке.",
          ],
        },
        {
          heading: "Что задекларировать и какие налоги потом?",
          blocks: [
            "Нерезидент, который покупает дороже 500\u00a0000\u00a0евро, после сделки сообщает об инвестиции в Реестр инвестиций (Королевский декрет 571/2023, ст.\u00a04 и 5). Если вы передали нотариусу все данные, он отправит их сам.",
            "Каждый год платят налог на недвижимость (IBI) и налог нерезидентов по форме 210, даже если квартира не сдаётся. В Барселоне при кадастровой стоимости 150\u00a0000\u00a0€ это 396\u00a0€ в год, а для живущих в ЕС 313,50\u00a0€. Когда продаёт нерезидент, покупатель удерживает 3\u00a0% цены. Многие статьи налогового соглашения Россия приостановила указом от 8 августа 2023\u00a0года, поэтому спросите консультанта в обеих странах.",
          ],
        },
        {
          heading: "Какие ошибки обходятся дороже всего?",
          blocks: [
            {
              points: [
                "Задаток внесён, а остальную сумму банк не принимает.",
                "NIE запросили после предложения о покупке.",
                "Деньги прошли через счёт родственника или фирмы, и объяснить это нечем.",
                "Платёж на частный счёт или наличными.",
                "Подписано то, что не перевели.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько своих денег нужно?",
        blocks: [
          [
            "{?x.home}Покупателю нравится объект [{a.title}](/property/{a.id}) за {a.price}.",
            "{!x.home}Покупателю нравится жильё за {x.price}.",
          ],
          {
            caption: "Цена и налог ITP, без нотариуса и реестра",
            columns: ["Покупатель", "Кредит", "Своих денег"],
            rows: [
              ["Резидент", "{x.loan}", "{x.cash}"],
              ["Нерезидент, верхний предел", "{x.loanAbroad}", "{x.cashAbroad}"],
              ["Нерезидент, нижний предел", "{x.loanAbroadLow}", "{x.cashAbroadLow}"],
              ["Без кредита", "нет", "{x.sum}"],
            ],
          },
          "К своим деньгам прибавьте 1650–2800\u00a0€ на нотариуса, реестр и оформление.",
        ],
      },
      inShort:
        "Купить жильё в Испании может каждый. От иностранца требуют NIE и подтверждение, откуда деньги. Налоги при покупке такие же, как для испанца.",
      next: "[Расскажите по-русски, по-английски, по-испански или по-каталански, что вы ищете](/search).",
      description:
        "Покупка недвижимости в Испании иностранцами и россиянами: как заплатить, предел 100\u00a0000\u00a0€, NIE, виза, апостиль, вопросы банка, налоги и сколько нужно денег.",
      sources: [
        "Королевский декрет 571/2023, ст.\u00a04 и 5",
        "Закон 10/2010 о предотвращении отмывания денег",
        "Регламент (ЕС) 833/2014, ст.\u00a05b, 5c, 5d и 12; Делегированный регламент (ЕС) 2026/46",
        "Королевский законодательный декрет 5/2004: доход нерезидентов",
        "Королевский декрет 1776/2004, ст.\u00a014",
      ],
    },
  },
};
