import type { Entry } from "../entry";

export const sellingFromAbroad: Entry = {
  theme: "selling",
  reader: "non-resident",
  related: [
    "power-of-attorney",
    "withholding-from-non-residents",
    "income-tax-on-the-gain",
    "turnkey-sale",
    "documents-to-sell",
    "taxes-in-two-countries",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "selling from abroad",
        "sell a home from abroad",
        "sell spanish property from abroad",
        "selling as a non-resident",
        "non-resident selling property in spain",
        "form 210 sale",
        "modelo 210 sale",
        "form 210 capital gain",
        "selling remotely",
        "sell my home in barcelona from abroad",
        "selling without travelling",
        "selling 3% retention",
        "selling from the uk",
        "tax when a non-resident sells",
        "non-resident capital gains tax on property",
        "non-resident selling property taxes",
      ],
      title: "Selling from abroad",
      answers: {
        what: [
          "Selling from abroad works without a single journey: you give a power of attorney, someone you trust signs for you, and the price reaches your account.",
          "As a non-resident you owe 19% of your gain to the State and plusvalía to the town hall. On the day of the deed the buyer withholds {withheld.rate} of the price towards the first and usually takes the second off the price.",
          "Within four months you file form 210, and what was withheld beyond your tax comes back.",
        ],
        cost: [
          "Selling from abroad adds a few costs: the power of attorney with its apostille, a sworn translation and, if you want one, a tax representative.",
          "The {withheld.rate} withheld is no cost: it counts towards the tax on your gain.",
        ],
        time: "Selling from abroad takes as long as any sale if the power of attorney exists before the first viewing. Made in a hurry, with post and apostille, it can hold up a signing by weeks.",
        who: "When selling from abroad the owner stays the seller and pays the seller’s taxes; the person with the power of attorney only signs. The agent who shows the home should not be that person, if another can.",
        how: "You begin selling from abroad with three things: a power of attorney, an NIE for each owner and a European bank account in their names.",
        tax: [
          "A non-resident selling a home in Spain pays 19% of the gain, wherever he or she lives, and the town hall’s plusvalía. The 24% you may have read about is for rent and the yearly imputed income of owners outside the EU, not for a sale.",
          "The buyer withholds {withheld.rate} of the price on form {withheld.form}; you settle the rest on form 210 within four months of signing, or get it back.",
          "On a sale of €600,000 with a gain of €60,000 the tax is €11,400, while €18,000 were withheld.",
        ],
        papers:
          "For selling from abroad you need a power of attorney that allows the sale, with apostille, the NIE and passport of each owner, and the deed of your purchase with its invoices. Add the last property tax receipt and the energy and habitability certificates. Your copies of form 210 for the past four years save you questions about the refund.",
        must: "No, you don’t have to travel: selling from abroad is done with a power of attorney, made at a Spanish consulate or before a notary of your country with apostille. Each owner needs an NIE and gives a power of their own. What you cannot leave out is form 210 after the sale.",
      },
      sections: [
        {
          heading: "Which taxes do you owe as a non-resident?",
          blocks: [
            {
              caption: "Rates for a non-resident owner",
              columns: ["What is taxed", "Tax resident in the EU, Iceland, Norway or Liechtenstein", "Elsewhere"],
              rows: [
                ["Gain on the sale", "19%", "19%"],
                ["Rent, and the imputed income of a home not let", "19%", "24%"],
              ],
            },
            "The gain is taxed under Royal Legislative Decree 5/2004, art. 25.1 f. Plusvalía, the municipal tax, compares the values at the two deeds and the buyer pays it in your place and takes it off the price; if you sell for less than you paid, nothing is due, but the sale has to be declared all the same. Your own country may tax the gain as well and usually counts what you paid in Spain; ask an adviser there.",
          ],
        },
        {
          heading: "What is due when, after the sale?",
          blocks: [
            {
              caption: "Deadlines of a non-resident seller",
              columns: ["What", "Who files it", "Until when"],
              rows: [
                ["{withheld.rate} of the price, form {withheld.form}", "The buyer", "One month from the deed"],
                ["Plusvalía", "The buyer in your place", "30\u00a0working days from the deed"],
                ["Tax on the gain, form 210", "You, each owner", "Three months after the buyer’s month"],
                [
                  "Form 210 for your use of the home that year",
                  "You, each owner",
                  "31\u00a0December of the following year",
                ],
              ],
            },
          ],
        },
        {
          heading: "What do you arrange before the advertisement?",
          blocks: [
            {
              steps: [
                "Power of attorney: at a Spanish consulate, or before a notary in your country with apostille and, where needed, a sworn translation.",
                "NIE (foreigner’s identity number) for each owner, if you have lost or never had one.",
                "Energy certificate and habitability certificate: someone has to let the technician in.",
                "Agency agreement: you can sign it electronically; every owner has to.",
                "Keys, and a written list of what stays in the home.",
              ],
            },
          ],
        },
        {
          heading: "What should the power of attorney allow for a sale?",
          blocks: [
            "Your attorney needs the right to sell this home, receive the price, cancel a mortgage and file the taxes. Have the notary in Barcelona send a draft, so that it is right at the first attempt. Name a lowest price if you like, and ask for the price to be paid to your account only.",
          ],
        },
        {
          heading: "What goes wrong at a distance?",
          blocks: [
            {
              points: [
                "A power of attorney that allows renting out and managing, but not selling.",
                "Two owners and one power: both have to give theirs.",
                "Yearly tax returns of non-residents never filed. The tax office may set them off against your refund.",
                "An account that the bank has frozen for an expired passport.",
                "Nobody opens the windows: an empty home is shown cold and dark. Agree who looks after it.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Two sales at €600,000: with a gain and at a loss",
        blocks: [
          {
            caption: "Two non-resident sellers; the plusvalía of the first is assumed",
            columns: ["", "Bought for €470,000", "Bought for €620,000"],
            rows: [
              ["Cost with the taxes and expenses of the purchase", "€520,000", "€685,000"],
              ["Withheld by the buyer, {withheld.rate}", "€18,000", "€18,000"],
              ["Plusvalía", "€5,000", "€0: sold for less than the purchase deed"],
              ["Agent and other costs of the sale", "€15,000", "€15,000"],
              ["On your account after the sale", "€562,000", "€567,000"],
              ["Gain or loss", "€60,000", "–€100,000"],
              ["Tax at 19%", "€11,400", "€0"],
              ["Comes back with form 210", "€6,600", "€18,000"],
              ["Yours in the end", "€568,600", "€585,000"],
            ],
          },
        ],
      },
      inShort: [
        "A home in Barcelona can be sold from abroad with a power of attorney.",
        "The buyer withholds {withheld.rate} for the tax office, and the owner settles it on form 210.",
        "The power has to be in order before the first viewing, not before signing.",
      ],
      next: "Leave the preparation and the viewings to us: see our [turnkey services](/services/turnkey-services).",
      description:
        "Selling a home in Barcelona from abroad: 19% or 24%, the 3% withheld, the deadlines, the power of attorney and two sales worked out for a non-resident in euros.",
      sources: [
        "Royal Decree 1776/2004, art. 14",
        "Royal Legislative Decree 5/2004, arts. 24 and 25",
        "Royal Legislative Decree 2/2004, art. 106.2",
      ],
    },
    es: {
      names: [
        "vender desde el extranjero",
        "vender un piso desde el extranjero",
        "vender una vivienda desde fuera de españa",
        "vender siendo no residente",
        "venta de no residente",
        "no residente vende piso en españa",
        "modelo 210 venta",
        "impuesto no residentes venta",
        "declaración no residentes venta",
        "vender un piso a distancia",
        "vender sin viajar",
        "impuestos al vender un piso siendo no residente",
        "impuestos venta vivienda no residente",
      ],
      title: "Vender desde el extranjero",
      answers: {
        what: [
          "Vender desde el extranjero se puede sin hacer un solo viaje: usted otorga un poder, firma alguien de su confianza y el precio llega a su cuenta.",
          "Como no residente debe el 19\u00a0% de la ganancia al Estado y la plusvalía al ayuntamiento. El día de la escritura, el comprador retiene un {withheld.rate} del precio a cuenta de lo primero y suele descontar lo segundo.",
          "En cuatro meses como mucho presenta el modelo 210, y lo retenido de más se devuelve.",
        ],
        cost: [
          "Vender desde el extranjero añade pocos gastos: el poder con su apostilla, la traducción jurada y, si lo quiere, un representante fiscal.",
          "El {withheld.rate} retenido no es un gasto: cuenta para el impuesto sobre su ganancia.",
        ],
        time: "Vender desde el extranjero no lleva más tiempo si el poder existe antes de la primera visita. Hecho con prisas, con correo y apostilla, puede retrasar semanas una firma.",
        who: "Al vender desde el extranjero, quien vende y paga los impuestos sigue siendo el propietario; quien tiene el poder solo firma. Mejor que no sea el agente que enseña la vivienda, si hay otra persona.",
        how: "Para vender desde el extranjero se empieza por tres cosas: un poder, el NIE de cada propietario y una cuenta europea a nombre de todos.",
        tax: [
          "Un no residente que vende su piso en España paga el 19\u00a0% de la ganancia, viva donde viva, y la plusvalía municipal. El 24\u00a0% es para el alquiler y la renta imputada de quien vive fuera de la UE, no para la venta.",
          "El comprador retiene un {withheld.rate} del precio con el modelo {withheld.form}, y usted liquida con el modelo 210 antes de cuatro meses desde la firma: paga lo que falte o recupera lo que sobre.",
          "En una venta de 600.000\u00a0€ con 60.000\u00a0€ de ganancia, el impuesto son 11.400\u00a0€ y lo retenido, 18.000\u00a0€.",
        ],
        papers:
          "Para vender desde el extranjero hacen falta un poder que permita la venta, con apostilla, el NIE y el pasaporte de cada propietario y la escritura de compra con sus facturas. Se añaden el último recibo del IBI, el certificado energético y la cédula de habitabilidad. Si guarda los modelos 210 de los últimos cuatro años, se ahorrará preguntas sobre la devolución.",
        must: "No hace falta viajar: vender desde el extranjero se hace con un poder, otorgado en un consulado de España o ante un notario de su país con apostilla. Cada propietario necesita NIE y da el suyo. Lo que no se puede saltar es el modelo 210 después de la venta.",
      },
      sections: [
        {
          heading: "¿Qué impuestos debe un no residente?",
          blocks: [
            {
              caption: "Tipos de un propietario no residente",
              columns: ["Qué tributa", "Residencia fiscal en la UE, Islandia, Noruega o Liechtenstein", "Otros países"],
              rows: [
                ["La ganancia de la venta", "19\u00a0%", "19\u00a0%"],
                ["El alquiler y la renta imputada del piso sin alquilar", "19\u00a0%", "24\u00a0%"],
              ],
            },
            "La ganancia tributa por el Real Decreto Legislativo 5/2004, art. 25.1 f. La plusvalía municipal compara los valores de las dos escrituras; la ingresa el comprador en su lugar y la descuenta del precio. Si se vende por menos de lo que se pagó no se debe nada, pero la venta hay que declararla igualmente. Su país también puede gravar la ganancia y suele tener en cuenta lo pagado aquí: pregunte allí a un asesor.",
          ],
        },
        {
          heading: "¿Qué se presenta después de la venta y hasta cuándo?",
          blocks: [
            {
              caption: "Plazos de un vendedor no residente",
              columns: ["Qué", "Quién lo presenta", "Hasta cuándo"],
              rows: [
                ["{withheld.rate} del precio, modelo {withheld.form}", "El comprador", "Un mes desde la escritura"],
                ["Plusvalía municipal", "El comprador en su lugar", "30\u00a0días hábiles desde la escritura"],
                [
                  "Impuesto sobre la ganancia, modelo 210",
                  "Usted, cada titular",
                  "Tres meses después del mes del comprador",
                ],
                [
                  "Modelo 210 por el uso de la vivienda ese año",
                  "Usted, cada titular",
                  "31\u00a0de diciembre del año siguiente",
                ],
              ],
            },
          ],
        },
        {
          heading: "¿Qué se prepara antes del anuncio?",
          blocks: [
            {
              steps: [
                "El poder notarial: en un consulado de España, o ante un notario de su país con apostilla y, si hace falta, traducción jurada.",
                "El NIE (número de identidad de extranjero) de cada propietario, si se perdió o no se tuvo.",
                "El certificado energético y la cédula de habitabilidad: alguien tiene que abrir al técnico.",
                "La nota de encargo: se puede firmar electrónicamente, y la firman todos.",
                "Las llaves y una lista escrita de lo que se queda en la vivienda.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué debe permitir el poder para vender?",
          blocks: [
            "El apoderado necesita poder vender esta vivienda, cobrar el precio, cancelar la hipoteca y presentar los impuestos. Pida el borrador a la notaría de Barcelona y saldrá bien a la primera. Puede fijar un precio mínimo y exigir que el pago vaya solo a su cuenta.",
          ],
        },
        {
          heading: "¿Qué se tuerce a distancia?",
          blocks: [
            {
              points: [
                "Un poder para alquilar y administrar, pero no para vender.",
                "Dos propietarios y un solo poder: lo tienen que dar los dos.",
                "Declaraciones anuales de no residente sin presentar. Hacienda puede compensarlas con lo que le debe devolver.",
                "Una cuenta bloqueada porque caducó el pasaporte.",
                "Nadie abre las ventanas: la vivienda vacía se enseña fría y a oscuras. Acuerde quién la cuida.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Dos ventas de 600.000\u00a0€: con ganancia y con pérdida",
        blocks: [
          {
            caption: "Dos vendedores no residentes; la plusvalía del primero es supuesta",
            columns: ["", "Comprada por 470.000\u00a0€", "Comprada por 620.000\u00a0€"],
            rows: [
              ["Coste con impuestos y gastos de la compra", "520.000\u00a0€", "685.000\u00a0€"],
              ["Retiene el comprador, {withheld.rate}", "18.000\u00a0€", "18.000\u00a0€"],
              ["Plusvalía", "5.000\u00a0€", "0\u00a0€: se vende por menos que en la escritura de compra"],
              ["Agencia y otros gastos de la venta", "15.000\u00a0€", "15.000\u00a0€"],
              ["En su cuenta después de la venta", "562.000\u00a0€", "567.000\u00a0€"],
              ["Ganancia o pérdida", "60.000\u00a0€", "–100.000\u00a0€"],
              ["Impuesto al 19\u00a0%", "11.400\u00a0€", "0\u00a0€"],
              ["Le devuelven con el modelo 210", "6.600\u00a0€", "18.000\u00a0€"],
              ["Le queda al final", "568.600\u00a0€", "585.000\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "Una vivienda de Barcelona se puede vender desde otro país con un poder notarial.",
        "El comprador retiene el {withheld.rate} y el propietario lo liquida con el modelo 210.",
        "El poder ha de estar listo antes de la primera visita, no antes de la firma.",
      ],
      next: "Déjenos la preparación y las visitas: vea nuestra [venta llave en mano](/services/turnkey-services).",
      description:
        "Vender un piso de Barcelona desde el extranjero: el poder, qué preparar antes del anuncio, los impuestos de un no residente y un ejemplo con las cantidades.",
      sources: [
        "Real Decreto 1776/2004, art. 14",
        "Real Decreto Legislativo 5/2004, arts. 24 y 25",
        "Real Decreto Legislativo 2/2004, art. 106.2",
      ],
    },
    ca: {
      names: [
        "vendre des de l'estranger",
        "vendre un pis des de l'estranger",
        "vendre un habitatge des de fora d'espanya",
        "vendre sent no resident",
        "venda de no resident",
        "no resident ven un pis",
        "model 210 venda",
        "impost no residents venda",
        "vendre un pis a distància",
        "vendre sense viatjar",
        "vendre un pis vivint a l'estranger",
        "impostos per vendre un pis sent no resident",
        "impostos venda habitatge no resident",
      ],
      title: "Vendre des de l’estranger",
      answers: {
        what: [
          "Vendre des de l’estranger es pot sense fer cap viatge: vostè atorga un poder, signa algú de confiança i el preu arriba al seu compte.",
          "Com a no resident deu el 19\u00a0% del guany a l’Estat i la plusvàlua a l’ajuntament. El dia de l’escriptura, el comprador reté un {withheld.rate} del preu a compte del primer i sol descomptar la segona.",
          "Com a molt tard al cap de quatre mesos presenta el model 210, i el que s’ha retingut de més es torna.",
        ],
        cost: [
          "Vendre des de l’estranger afegeix poques despeses: el poder amb la postil·la, la traducció jurada i, si en vol, un representant fiscal.",
          "El {withheld.rate} retingut no és una despesa: compta per a l’impost sobre el seu guany.",
        ],
        time: "Vendre des de l’estranger no demana més temps si el poder existeix abans de la primera visita. Fet amb presses, amb correu i postil·la, pot endarrerir setmanes una signatura.",
        who: "Quan es ven des de l’estranger, qui ven i paga els impostos continua sent el propietari; qui té el poder només signa. Val més que no sigui l’agent que ensenya l’habitatge, si hi ha algú altre.",
        how: "Per vendre des de l’estranger es comença per tres coses: un poder, el NIE de cada propietari i un compte europeu a nom de tots.",
        tax: [
          "Un no resident que ven un pis a Espanya paga el 19\u00a0% del guany, visqui on visqui, i la plusvàlua municipal. El 24\u00a0% és per al lloguer i la renda imputada de qui viu fora de la UE, no per a la venda.",
          "El comprador reté un {withheld.rate} del preu amb el model {withheld.form}, i vostè liquida amb el model 210 abans de quatre mesos des de la signatura: paga el que falti o recupera el que sobri.",
          "En una venda de 600.000\u00a0€ amb 60.000\u00a0€ de guany, l’impost són 11.400\u00a0€ i el que s’ha retingut, 18.000\u00a0€.",
        ],
        papers:
          "Per vendre des de l’estranger calen un poder que permeti la venda, amb postil·la, el NIE i el passaport de cada propietari i l’escriptura de compra amb les factures. S’hi afegeixen l’últim rebut de l’IBI, el certificat energètic i la cèdula d’habitabilitat. Si guarda els models 210 dels últims quatre anys, s’estalviarà preguntes sobre la devolució.",
        must: "No cal viatjar: vendre des de l’estranger es fa amb un poder, atorgat en un consolat d’Espanya o davant un notari del seu país amb postil·la. Cada propietari necessita NIE i dona el seu. El que no es pot saltar és el model 210 després de la venda.",
      },
      sections: [
        {
          heading: "Quins impostos deu un no resident?",
          blocks: [
            {
              caption: "Tipus d’un propietari no resident",
              columns: ["Què tributa", "Residència fiscal a la UE, Islàndia, Noruega o Liechtenstein", "Altres països"],
              rows: [
                ["El guany de la venda", "19\u00a0%", "19\u00a0%"],
                ["El lloguer i la renda imputada del pis que no es lloga", "19\u00a0%", "24\u00a0%"],
              ],
            },
            "El guany tributa pel Reial decret legislatiu 5/2004, art. 25.1 f. La plusvàlua municipal compara els valors de les dues escriptures; la ingressa el comprador en lloc seu i la descompta del preu. Si es ven per menys del que es va pagar no es deu res, però la venda s’ha de declarar igualment. El seu país també pot gravar el guany i sol tenir en compte el que s’ha pagat aquí: pregunti-ho allà a un assessor.",
          ],
        },
        {
          heading: "Què es presenta després de la venda i fins quan?",
          blocks: [
            {
              caption: "Terminis d’un venedor no resident",
              columns: ["Què", "Qui ho presenta", "Fins quan"],
              rows: [
                ["{withheld.rate} del preu, model {withheld.form}", "El comprador", "Un mes des de l’escriptura"],
                ["Plusvàlua municipal", "El comprador en lloc seu", "30\u00a0dies hàbils des de l’escriptura"],
                ["Impost sobre el guany, model 210", "Vostè, cada titular", "Tres mesos després del mes del comprador"],
                [
                  "Model 210 per l’ús de l’habitatge aquell any",
                  "Vostè, cada titular",
                  "31\u00a0de desembre de l’any següent",
                ],
              ],
            },
          ],
        },
        {
          heading: "Què es prepara abans de l’anunci?",
          blocks: [
            {
              steps: [
                "El poder notarial: en un consolat d’Espanya, o davant d’un notari del seu país amb postil·la i, si cal, traducció jurada.",
                "El NIE (número d’identitat d’estranger) de cada propietari, si s’ha perdut o no s’ha tingut mai.",
                "El certificat energètic i la cèdula d’habitabilitat: algú ha d’obrir al tècnic.",
                "La nota d’encàrrec: es pot signar electrònicament, i la signen tots.",
                "Les claus i una llista escrita del que es queda a l’habitatge.",
              ],
            },
          ],
        },
        {
          heading: "Què ha de permetre el poder per vendre?",
          blocks: [
            "L’apoderat ha de poder vendre aquest habitatge, cobrar el preu, cancel·lar la hipoteca i presentar els impostos. Demani l’esborrany a la notaria de Barcelona i sortirà bé a la primera. Pot fixar un preu mínim i exigir que el pagament vagi només al seu compte.",
          ],
        },
        {
          heading: "Què es torça a distància?",
          blocks: [
            {
              points: [
                "Un poder per llogar i administrar, però no per vendre.",
                "Dos propietaris i un sol poder: l’han de donar tots dos.",
                "Declaracions anuals de no resident sense presentar. Hisenda les pot compensar amb el que li ha de tornar.",
                "Un compte bloquejat perquè va caducar el passaport.",
                "Ningú no obre les finestres: l’habitatge buit s’ensenya fred i fosc. Acordi qui en té cura.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Dues vendes de 600.000\u00a0€: amb guany i amb pèrdua",
        blocks: [
          {
            caption: "Dos venedors no residents; la plusvàlua del primer és suposada",
            columns: ["", "Comprat per 470.000\u00a0€", "Comprat per 620.000\u00a0€"],
            rows: [
              ["Cost amb impostos i despeses de la compra", "520.000\u00a0€", "685.000\u00a0€"],
              ["Reté el comprador, {withheld.rate}", "18.000\u00a0€", "18.000\u00a0€"],
              ["Plusvàlua", "5.000\u00a0€", "0\u00a0€: es ven per menys que a l’escriptura de compra"],
              ["Agència i altres despeses de la venda", "15.000\u00a0€", "15.000\u00a0€"],
              ["Al seu compte després de la venda", "562.000\u00a0€", "567.000\u00a0€"],
              ["Guany o pèrdua", "60.000\u00a0€", "–100.000\u00a0€"],
              ["Impost al 19\u00a0%", "11.400\u00a0€", "0\u00a0€"],
              ["Li tornen amb el model 210", "6.600\u00a0€", "18.000\u00a0€"],
              ["Li queda al final", "568.600\u00a0€", "585.000\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "Un habitatge de Barcelona es pot vendre des d’un altre país amb un poder notarial.",
        "El comprador reté el {withheld.rate} i el propietari ho liquida amb el model 210.",
        "El poder ha d’estar a punt abans de la primera visita, no abans de la signatura.",
      ],
      next: "Deixi’ns la preparació i les visites: vegi la nostra [venda claus en mà](/services/turnkey-services).",
      description:
        "Vendre un pis de Barcelona des de l’estranger: el poder, què s’ha de preparar abans de l’anunci, els impostos d’un no resident i un exemple amb quantitats.",
      sources: [
        "Reial decret 1776/2004, art. 14",
        "Reial decret legislatiu 5/2004, arts. 24 i 25",
        "Reial decret legislatiu 2/2004, art. 106.2",
      ],
    },
    ru: {
      names: [
        "продажа из-за границы",
        "продать квартиру из-за границы",
        "продать жильё в Испании из-за границы",
        "продажа квартиры нерезидентом",
        "нерезидент продаёт квартиру",
        "продать квартиру в Барселоне дистанционно",
        "продажа недвижимости без приезда",
        "дистанционная продажа квартиры",
        "налог нерезидента при продаже",
        "форма 210 при продаже",
        "налог при продаже квартиры нерезидентом",
        "налог при продаже квартиры в испании нерезидентом",
        "налог с продажи недвижимости нерезидентом",
      ],
      title: "Продажа из-за границы",
      answers: {
        what: [
          "Продажа из-за границы возможна без единой поездки: вы выдаёте доверенность, подписывает тот, кому вы доверяете, а деньги приходят на ваш счёт.",
          "Нерезидент платит государству 19\u00a0% с дохода, а городу plusvalía. В день сделки покупатель удерживает {withheld.rate} цены в счёт первого налога, а второй обычно вычитает из цены.",
          "Не позже чем через четыре месяца вы подаёте форму 210, и лишнее возвращают.",
        ],
        cost: [
          "Продажа из-за границы добавляет немного расходов: доверенность с апостилем, присяжный перевод, если она не на испанском или каталанском, и, если хотите, налоговый представитель.",
          "Удержанные {withheld.rate} не расход: их засчитывают в налог на ваш доход от продажи.",
        ],
        time: "Продажа из-за границы идёт не дольше обычной, если доверенность готова до первого показа. Сделанная в спешке, с почтой и апостилем, она может задержать сделку на недели.",
        who: "При продаже из-за границы продавцом и плательщиком налогов остаётся собственник, а доверенное лицо только подписывает. Лучше, если это не тот агент, который показывает жильё.",
        how: "Чтобы продать квартиру в Барселоне дистанционно, начните с трёх вещей: доверенности, NIE каждого собственника и счёта в европейском банке на имя собственников. Дальше приезжать не нужно: показы ведёт агентство, а акт у нотариуса подписывает ваш представитель.",
        tax: [
          "Нерезидент, который продаёт квартиру в Испании, платит 19\u00a0% с дохода, в какой бы стране он ни жил, и городской налог plusvalía. Ставка 24\u00a0%\u00a0— не о продаже: по ней собственники из-за пределов ЕС платят за аренду и вменённый доход.",
          "Покупатель удерживает {withheld.rate} цены по форме {withheld.form}, а вы не позже чем через четыре месяца после сделки рассчитываетесь по форме 210: доплачиваете или получаете лишнее обратно.",
          "При цене 600\u00a0000\u00a0€ и доходе 60\u00a0000\u00a0€ налог составит 11\u00a0400\u00a0€, а удержат 18\u00a0000\u00a0€.",
        ],
        papers:
          "Для продажи из-за границы нужны доверенность с правом продажи и апостилем, NIE и паспорт каждого собственника, акт о покупке и счета к нему. Добавьте последнюю квитанцию IBI, сертификат энергоэффективности и свидетельство о пригодности для проживания. Если под рукой есть формы 210 за четыре последних года, вопросов о возврате будет меньше.",
        must: "Нет, приезжать не нужно: продажа из-за границы идёт по доверенности, которую оформляют в консульстве Испании или у нотариуса своей страны с апостилем. У каждого собственника должен быть NIE, и доверенность каждый даёт свою. А вот без формы 210 после сделки не обойтись.",
      },
      sections: [
        {
          heading: "Какие налоги платит нерезидент?",
          blocks: [
            {
              caption: "Ставки для собственника-нерезидента",
              columns: ["С чего платят", "Налоговый резидент ЕС, Исландии, Норвегии, Лихтенштейна", "Другие страны"],
              rows: [
                ["Доход от продажи", "19\u00a0%", "19\u00a0%"],
                ["Аренда и вменённый доход с квартиры, которую не сдают", "19\u00a0%", "24\u00a0%"],
              ],
            },
            "Ставку на доход от продажи задаёт RDLeg 5/2004, ст. 25.1 f. Муниципальный налог на прирост стоимости земли (plusvalía) сравнивает цены в двух актах; платит его за вас покупатель и вычитает из цены. Если вы продали дешевле, чем купили, налога нет, но декларацию о продаже всё равно подают. Ваша страна тоже может обложить доход и обычно засчитывает уплаченное в Испании: спросите консультанта там.",
          ],
        },
        {
          heading: "Что и до какого срока подать после продажи?",
          blocks: [
            {
              caption: "Сроки для продавца-нерезидента",
              columns: ["Что", "Кто подаёт", "До какого срока"],
              rows: [
                ["{withheld.rate} цены, форма {withheld.form}", "Покупатель", "Месяц после акта"],
                ["Plusvalía", "Покупатель вместо вас", "30\u00a0рабочих дней после акта"],
                ["Налог на доход, форма 210", "Вы, каждый собственник", "Три месяца после месяца покупателя"],
                [
                  "Форма 210 за пользование жильём в этом году",
                  "Вы, каждый собственник",
                  "31\u00a0декабря следующего года",
                ],
              ],
            },
          ],
        },
        {
          heading: "Что подготовить до объявления?",
          blocks: [
            {
              steps: [
                "Доверенность: в консульстве Испании или у нотариуса своей страны, с апостилем и, если нужно, с присяжным переводом.",
                "NIE (номер иностранца) для каждого собственника, если он утерян или его не было.",
                "Сертификат энергоэффективности и свидетельство о пригодности для проживания: кто-то должен открыть специалисту дверь.",
                "Агентский договор: его можно подписать электронно, и подписать должны все.",
                "Ключи и письменный список того, что остаётся в квартире.",
              ],
            },
          ],
        },
        {
          heading: "Что должна разрешать доверенность на продажу?",
          blocks: [
            "Она должна дать право продать именно это жильё, получить цену, снять ипотеку и подать налоговые декларации. Попросите проект доверенности у нотариуса в Барселоне, и всё выйдет верно с первого раза. Можно назвать наименьшую цену и потребовать, чтобы деньги шли только на ваш счёт.",
          ],
        },
        {
          heading: "Что чаще всего срывается на расстоянии?",
          blocks: [
            {
              points: [
                "Доверенность даёт право сдавать и управлять, но не продавать.",
                "Собственников двое, а доверенность одна: выдать её должны оба.",
                "Ежегодные декларации нерезидента никто не подавал. Эти суммы могут вычесть из того, что вам должны вернуть.",
                "Банк заблокировал счёт, потому что у владельца истёк паспорт.",
                "Граждане и жители России без ВНЖ страны ЕС не могут держать в одном банке ЕС больше 100\u00a0000\u00a0€ (Регламент 833/2014, ст.\u00a05b). До сделки спросите банк, куда и как придёт цена.",
                "Окна никто не открывает, и пустую квартиру показывают холодной и тёмной. Договоритесь заранее, кто за ней присмотрит и как часто.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Две продажи за 600\u00a0000\u00a0€: с доходом и с убытком",
        blocks: [
          {
            caption: "Два продавца-нерезидента; plusvalía первого взята для примера",
            columns: ["", "Куплено за 470\u00a0000\u00a0€", "Куплено за 620\u00a0000\u00a0€"],
            rows: [
              ["Обошлось с налогами и расходами при покупке", "520\u00a0000\u00a0€", "685\u00a0000\u00a0€"],
              ["Удержал покупатель, {withheld.rate}", "18\u00a0000\u00a0€", "18\u00a0000\u00a0€"],
              ["Plusvalía", "5000\u00a0€", "0\u00a0€: продано дешевле, чем в акте о покупке"],
              ["Агентство и другие расходы на продажу", "15\u00a0000\u00a0€", "15\u00a0000\u00a0€"],
              ["Пришло на счёт после сделки", "562\u00a0000\u00a0€", "567\u00a0000\u00a0€"],
              ["Доход или убыток", "60\u00a0000\u00a0€", "–100\u00a0000\u00a0€"],
              ["Налог 19\u00a0%", "11\u00a0400\u00a0€", "0\u00a0€"],
              ["Вернут по форме 210", "6600\u00a0€", "18\u00a0000\u00a0€"],
              ["Останется в итоге", "568\u00a0600\u00a0€", "585\u00a0000\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "Жильё в Барселоне можно продать из другой страны по доверенности.",
        "Покупатель удерживает {withheld.rate}, а собственник рассчитывается по форме 210.",
        "Доверенность должна быть готова до первого показа, а не к самой сделке.",
      ],
      next: "Поручите подготовку и показы нам: вот наша [продажа под ключ](/services/turnkey-services).",
      description:
        "Продажа квартиры в Испании нерезидентом: 19 или 24\u00a0%, удержание 3\u00a0%, сроки, доверенность и расчёт двух продаж в Барселоне, с доходом и с убытком, в евро.",
      sources: [
        "Королевский декрет (RD) 1776/2004, ст. 14",
        "Королевский законодательный декрет (RDLeg) 5/2004, ст. 24 и 25",
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 106.2",
      ],
    },
  },
};
