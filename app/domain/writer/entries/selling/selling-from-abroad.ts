import type { Entry } from "../entry";

export const sellingFromAbroad: Entry = {
  theme: "selling",
  reader: "non-resident",
  related: [
    "tax-of-a-non-resident-sale",
    "power-of-attorney",
    "turnkey-sale",
    "documents-to-sell",
    "withholding-from-non-residents",
    "taxes-in-two-countries",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      names: [
        "selling from abroad",
        "sell a home from abroad",
        "sell spanish property from abroad",
        "selling remotely",
        "sell my home in barcelona from abroad",
        "selling without travelling",
        "selling from the uk",
        "selling with a power of attorney",
      ],
      title: "Selling from abroad",
      answers: {
        what: [
          "Selling from abroad works without a single journey: a power of attorney takes one to three weeks, the sale itself 9 to 15, and the price is paid into an account in your name on the day of the deed.",
          "Someone you trust signs at the notary’s in Barcelona; the agent opens the door, shows the home and reports to you.",
          "The buyer keeps back {withheld.rate} of the price for the tax office, which you settle on form 210 within four months.",
        ],
        cost: [
          "Selling from abroad costs little more than any sale: €30 to €60 plus copies and VAT for a power of attorney made in Barcelona, or the local notary, the apostille and a sworn translation if it is made at home.",
          "At a Spanish consulate only the consular fee is due. The {withheld.rate} withheld is no cost, as it counts towards your tax.",
        ],
        time: "Selling from abroad takes the usual 9 to 15 weeks if the power of attorney exists before the first viewing; made in a hurry, with apostille and courier, it can hold up a deed by one to three weeks. Add about four weeks if the habitability certificate has expired, and up to six months until the tax refund.",
        who: "When selling from abroad the owner stays the seller and pays the taxes; whoever holds the power of attorney only signs. Take a lawyer, a relative or a friend, and not the agent who shows the home. Two owners give two powers, or one signed by both.",
        how: "To sell from abroad, begin with three things in the same week: ask the notary in Barcelona for the wording of the power of attorney, find the NIE of each owner, and order the certificates. Then sign the agency agreement electronically and leave a set of keys. Offers reach you by email, the deposit contract is signed at a distance or by your attorney, the deed by your attorney.",
        papers:
          "For selling from abroad you need a power of attorney that allows the sale, with apostille unless a consul made it, and the NIE and passport of each owner. Add the deed of your purchase with its invoices, the last property tax receipt, the energy and habitability certificates, and your forms 210 of the past four years.",
        must: "No, you don’t have to travel: selling from abroad is done with a power of attorney, made at a Spanish consulate or before a notary of your country with apostille. Each owner needs an NIE and gives their own. What you cannot leave out is form 210 after the sale.",
      },
      sections: [
        {
          heading: "Who does what, and where are you?",
          blocks: [
            {
              caption: "A sale at a distance, step by step",
              columns: ["Step", "Who does it", "Where you are", "How long"],
              rows: [
                ["Wording of the power, NIE, certificates", "Notary, technician, you by email", "At home", "1–2 weeks"],
                ["Signing the power of attorney", "You", "Consulate, or a notary near you", "1–3 weeks with the post"],
                ["Agency agreement, keys, price", "All owners, electronically", "At home", "A few days"],
                ["Preparation, photographs, advert", "Agent and trades", "At home", "2–3 weeks"],
                ["Viewings and offers", "Agent, with a weekly report", "At home", "2–6 weeks"],
                ["Deposit contract", "You electronically, or your attorney", "At home", "A day"],
                ["Deed, keys, price", "Your attorney", "At home", "4–6 weeks after the deposit"],
                ["Form 210 and refund", "You or a representative", "At home", "4 months, then up to 6"],
              ],
            },
          ],
        },
        {
          heading: "What must the power of attorney allow?",
          blocks: [
            {
              points: [
                "To sell this home, with its address and registry number, for not less than the price you name.",
                "To sign the deposit contract and the deed, and to deliver the keys.",
                "To cancel the mortgage, if there is one.",
                "To sign the tax forms and receive notices about them.",
                "To have the price paid by transfer or banker’s cheque to the owners only.",
              ],
            },
            "A power for a sale has to be a public document that names the act (Civil Code, arts. 1280.5 and 1713). A consul’s deed needs no apostille; a local notary’s does, and a sworn translation if it isn’t in Spanish or Catalan. Send the draft to the notary in Barcelona before you sign it.",
          ],
        },
        {
          heading: "How does the money reach you?",
          blocks: [
            "On the day of the deed the buyer’s bank issues one banker’s cheque or transfer for each payment: what is left of your mortgage, the {withheld.rate} for the tax office, the plusvalía, the agent’s fee, and the rest for you. Write your IBAN into the deposit contract, so that nobody has to accept another account by email on the last day.",
            "An account in Spain or elsewhere in the EU is the simplest; no law requires it. Ask your bank beforehand which proof it wants for a sum of this size, and have the deed sent to it. Banks in the EU may hold at most €100,000 for Russian citizens and residents without an EU residence permit (Regulation (EU) 833/2014, art. 5b): settle with bank and lawyer before the deposit contract where the price can go.",
          ],
        },
        {
          heading: "Who looks after the home meanwhile?",
          blocks: [
            {
              steps: [
                "Give keys to one person against a signature, and leave a list of what stays.",
                "Keep water, electricity and insurance running until the deed.",
                "Agree who airs the rooms, empties the letterbox and looks for leaks, and how often.",
                "Ask for a report each week: calls, viewings, what visitors said.",
                "Have the meters read and photographed on the day of the deed.",
              ],
            },
          ],
        },
        {
          heading: "Which taxes follow?",
          blocks: [
            "You owe 19% of the gain to the State, wherever you live, and plusvalía to the town. The buyer pays {withheld.rate} of the price in your name within a month, on form {withheld.form}; you have three more months for form 210 and get back what was too much. At €600,000 with a gain of €60,000 that is €11,400 of tax against €18,000 withheld.",
          ],
        },
        {
          heading: "What goes wrong at a distance?",
          blocks: [
            {
              points: [
                "A power that allows letting and managing, but not selling.",
                "One of two owners has signed, the other has not.",
                "A name spelt otherwise than in the deed or on the NIE.",
                "Yearly forms 210 never filed: the tax office sets them off against the refund.",
                "An account that is frozen because a passport has expired.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "A home in Barcelona can be sold from abroad with a power of attorney.",
        "The buyer withholds {withheld.rate} for the tax office, and the owner settles it on form 210.",
        "The power has to be in order before the first viewing, not before signing.",
      ],
      next: "Leave the preparation and the viewings to us: see our [turnkey services](/services/turnkey-services).",
      description:
        "Selling a home in Barcelona from abroad: each step with who does it, where you are and how long it takes, the power of attorney, and how the money reaches you.",
      sources: [
        "Civil Code, arts. 1280.5 and 1713",
        "Royal Decree 1776/2004, art. 14",
        "Royal Legislative Decree 5/2004, art. 25",
        "Regulation (EU) 833/2014, art. 5b",
      ],
    },
    es: {
      names: [
        "vender desde el extranjero",
        "vender un piso desde el extranjero",
        "vender una vivienda desde fuera de españa",
        "vender un piso a distancia",
        "vender sin viajar",
        "vender un piso con poder notarial",
        "vender piso viviendo en el extranjero",
      ],
      title: "Vender desde el extranjero",
      answers: {
        what: [
          "Vender desde el extranjero se puede sin hacer un solo viaje: el poder lleva de una a tres semanas, la venta de 9 a 15, y el precio se ingresa en una cuenta a su nombre el día de la escritura.",
          "Firma en la notaría de Barcelona alguien de su confianza; la agencia abre, enseña y le informa.",
          "El comprador retiene un {withheld.rate} del precio para Hacienda, y usted lo liquida con el modelo 210 antes de cuatro meses.",
        ],
        cost: [
          "Vender desde el extranjero cuesta poco más que otra venta: de 30 a 60\u00a0€, más copias e IVA, por un poder hecho en Barcelona; o el notario de su país, la apostilla y la traducción jurada si lo hace allí.",
          "En un consulado de España solo se paga la tasa consular. El {withheld.rate} retenido no es un gasto: cuenta para su impuesto.",
        ],
        time: "Vender desde el extranjero lleva las 9 a 15 semanas habituales si el poder existe antes de la primera visita; con prisas, apostilla y mensajero, puede retrasar la firma de una a tres semanas. Sume unas cuatro si la cédula ha caducado y hasta seis meses para la devolución de Hacienda.",
        who: "Al vender desde el extranjero, quien vende y paga los impuestos es el propietario; quien tiene el poder solo firma. Elija a un abogado, un familiar o un amigo, no a la agencia que enseña el piso. Dos propietarios dan dos poderes, o uno firmado por ambos.",
        how: "Para vender desde el extranjero haga tres cosas la misma semana: pida a la notaría de Barcelona el texto del poder, localice el NIE de cada propietario y encargue los certificados. Después firme la nota de encargo por vía electrónica y deje unas llaves. Las ofertas le llegan por correo, las arras se firman a distancia o las firma su apoderado, y la escritura, él.",
        papers:
          "Para vender desde el extranjero hacen falta un poder que permita la venta, con apostilla salvo que lo haga un cónsul, y el NIE y el pasaporte de cada propietario. Se añaden la escritura de compra con sus facturas, el último recibo del IBI, el certificado energético, la cédula y los modelos 210 de los últimos cuatro años.",
        must: "No hace falta viajar: vender desde el extranjero se hace con un poder, otorgado en un consulado de España o ante un notario de su país con apostilla. Cada propietario necesita NIE y da el suyo. Lo que no se puede saltar es el modelo 210 después de la venta.",
      },
      sections: [
        {
          heading: "¿Quién hace qué y dónde está usted?",
          blocks: [
            {
              caption: "Una venta a distancia, paso a paso",
              columns: ["Paso", "Quién lo hace", "Dónde está usted", "Cuánto lleva"],
              rows: [
                ["Texto del poder, NIE, certificados", "Notaría, técnico y usted por correo", "En casa", "1–2 semanas"],
                ["Firma del poder", "Usted", "Consulado o notario de su ciudad", "1–3 semanas con el envío"],
                ["Nota de encargo, llaves, precio", "Todos los titulares, en línea", "En casa", "Unos días"],
                ["Preparación, fotos, anuncio", "Agencia e industriales", "En casa", "2–3 semanas"],
                ["Visitas y ofertas", "Agencia, con informe semanal", "En casa", "2–6 semanas"],
                ["Arras", "Usted en línea, o su apoderado", "En casa", "Un día"],
                ["Escritura, llaves, precio", "Su apoderado", "En casa", "4–6 semanas tras las arras"],
                ["Modelo 210 y devolución", "Usted o un representante", "En casa", "4 meses y hasta 6 más"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué debe permitir el poder?",
          blocks: [
            {
              points: [
                "Vender esta vivienda, con su dirección y su finca registral, por no menos del precio que usted fije.",
                "Firmar las arras y la escritura y entregar las llaves.",
                "Cancelar la hipoteca, si la hay.",
                "Firmar los modelos de impuestos y recibir avisos sobre ellos.",
                "Que el precio se pague por transferencia o cheque bancario solo a los propietarios.",
              ],
            },
            "Un poder para vender ha de constar en documento público y nombrar el acto (Código Civil, arts.\u00a01280.5 y 1713). El que hace un cónsul no necesita apostilla; el de un notario de su país sí, y traducción jurada si no está en español o catalán. Mande el borrador a la notaría de Barcelona antes de firmarlo.",
          ],
        },
        {
          heading: "¿Cómo le llega el dinero?",
          blocks: [
            "El día de la escritura, el banco del comprador emite un cheque bancario o una transferencia por cada pago: lo que quede de su hipoteca, el {withheld.rate} para Hacienda, la plusvalía, los honorarios de la agencia y el resto para usted. Ponga su IBAN en las arras, y nadie tendrá que aceptar otra cuenta por correo el último día.",
            "Lo más sencillo es una cuenta en España o en otro país de la UE, aunque ninguna ley la exige. Pregunte antes a su banco qué justificante pide para una suma así y hágale llegar la escritura. Los bancos de la UE no pueden tener más de 100.000\u00a0€ de ciudadanos y residentes rusos sin permiso de residencia en ella (Reglamento (UE) 833/2014, art.\u00a05 ter): acuerde con banco y abogado, antes de las arras, adónde puede ir el precio.",
          ],
        },
        {
          heading: "¿Quién cuida el piso mientras tanto?",
          blocks: [
            {
              steps: [
                "Entregue las llaves a una sola persona, con firma, y deje una lista de lo que se queda.",
                "Mantenga agua, luz y seguro hasta la escritura.",
                "Acuerde quién ventila, vacía el buzón y vigila las fugas, y cada cuánto.",
                "Pida un informe semanal: llamadas, visitas y qué han dicho.",
                "Haga leer y fotografiar los contadores el día de la firma.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué impuestos vienen después?",
          blocks: [
            "Debe el 19\u00a0% de la ganancia al Estado, viva donde viva, y la plusvalía al ayuntamiento. El comprador ingresa en su nombre un {withheld.rate} del precio en un mes, con el modelo {withheld.form}; usted tiene tres meses más para el modelo 210 y recupera lo que sobre. Con 600.000\u00a0€ y una ganancia de 60.000\u00a0€, son 11.400\u00a0€ de impuesto frente a 18.000\u00a0€ retenidos.",
          ],
        },
        {
          heading: "¿Qué se tuerce a distancia?",
          blocks: [
            {
              points: [
                "Un poder para alquilar y administrar, pero no para vender.",
                "De dos propietarios, uno ha firmado y el otro no.",
                "Un nombre escrito de otro modo en la escritura o en el NIE.",
                "Los modelos 210 de cada año sin presentar: Hacienda los compensa con la devolución.",
                "Una cuenta bloqueada porque caducó el pasaporte.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Una vivienda de Barcelona se puede vender desde otro país con un poder notarial.",
        "El comprador retiene el {withheld.rate} y el propietario lo liquida con el modelo 210.",
        "El poder ha de estar listo antes de la primera visita, no antes de la firma.",
      ],
      next: "Déjenos la preparación y las visitas: vea nuestra [venta llave en mano](/services/turnkey-services).",
      description:
        "Vender un piso de Barcelona desde el extranjero: cada paso con quién lo hace, dónde está usted y cuánto lleva, el poder notarial y cómo le llega el dinero.",
      sources: [
        "Código Civil, arts.\u00a01280.5 y 1713",
        "Real Decreto 1776/2004, art.\u00a014",
        "Real Decreto Legislativo 5/2004, art.\u00a025",
        "Reglamento (UE) 833/2014, art.\u00a05 ter",
      ],
    },
    ca: {
      names: [
        "vendre des de l'estranger",
        "vendre un pis des de l'estranger",
        "vendre un habitatge des de fora d'espanya",
        "vendre un pis a distància",
        "vendre sense viatjar",
        "vendre un pis vivint a l'estranger",
        "vendre un pis amb poder notarial",
      ],
      title: "Vendre des de l’estranger",
      answers: {
        what: [
          "Vendre des de l’estranger es pot sense fer cap viatge: el poder porta d’una a tres setmanes, la venda de 9 a 15, i el preu s’ingressa en un compte a nom seu el dia de l’escriptura.",
          "Signa a la notaria de Barcelona algú de confiança; l’agència obre, ensenya i l’informa.",
          "El comprador reté un {withheld.rate} del preu per a Hisenda, i vostè ho liquida amb el model 210 abans de quatre mesos.",
        ],
        cost: [
          "Vendre des de l’estranger costa poc més que una altra venda: de 30 a 60\u00a0€, més còpies i IVA, per un poder fet a Barcelona; o el notari del seu país, la postil·la i la traducció jurada si el fa allà.",
          "En un consolat d’Espanya només es paga la taxa consular. El {withheld.rate} retingut no és una despesa: compta per al seu impost.",
        ],
        time: "Vendre des de l’estranger porta les 9 a 15 setmanes habituals si el poder existeix abans de la primera visita; amb presses, postil·la i missatger, pot endarrerir la signatura d’una a tres setmanes. Sumi-n’hi unes quatre si la cèdula ha caducat i fins a sis mesos per a la devolució d’Hisenda.",
        who: "Quan es ven des de l’estranger, qui ven i paga els impostos és el propietari; qui té el poder només signa. Triï un advocat, un familiar o un amic, no l’agència que ensenya el pis. Dos propietaris donen dos poders, o un de signat per tots dos.",
        how: "Per vendre des de l’estranger faci tres coses la mateixa setmana: demani a la notaria de Barcelona el text del poder, trobi el NIE de cada propietari i encarregui els certificats. Després signi la nota d’encàrrec electrònicament i deixi unes claus. Les ofertes li arriben per correu, les arres se signen a distància o les signa l’apoderat, i l’escriptura, ell.",
        papers:
          "Per vendre des de l’estranger calen un poder que permeti la venda, amb postil·la tret que el faci un cònsol, i el NIE i el passaport de cada propietari. S’hi afegeixen l’escriptura de compra amb les factures, l’últim rebut de l’IBI, el certificat energètic, la cèdula i els models 210 dels últims quatre anys.",
        must: "No cal viatjar: vendre des de l’estranger es fa amb un poder, atorgat en un consolat d’Espanya o davant un notari del seu país amb postil·la. Cada propietari necessita NIE i dona el seu. El que no es pot saltar és el model 210 després de la venda.",
      },
      sections: [
        {
          heading: "Qui fa què i on és vostè?",
          blocks: [
            {
              caption: "Una venda a distància, pas a pas",
              columns: ["Pas", "Qui el fa", "On és vostè", "Quant dura"],
              rows: [
                ["Text del poder, NIE, certificats", "Notaria, tècnic i vostè per correu", "A casa", "1–2 setmanes"],
                ["Signatura del poder", "Vostè", "Consolat o notari de la seva ciutat", "1–3 setmanes amb l’enviament"],
                ["Nota d’encàrrec, claus, preu", "Tots els titulars, en línia", "A casa", "Uns dies"],
                ["Preparació, fotos, anunci", "Agència i industrials", "A casa", "2–3 setmanes"],
                ["Visites i ofertes", "Agència, amb informe setmanal", "A casa", "2–6 setmanes"],
                ["Arres", "Vostè en línia, o l’apoderat", "A casa", "Un dia"],
                ["Escriptura, claus, preu", "L’apoderat", "A casa", "4–6 setmanes després de les arres"],
                ["Model 210 i devolució", "Vostè o un representant", "A casa", "4 mesos i fins a 6 més"],
              ],
            },
          ],
        },
        {
          heading: "Què ha de permetre el poder?",
          blocks: [
            {
              points: [
                "Vendre aquest habitatge, amb l’adreça i la finca registral, per no menys del preu que vostè fixi.",
                "Signar les arres i l’escriptura i lliurar les claus.",
                "Cancel·lar la hipoteca, si n’hi ha.",
                "Signar els models d’impostos i rebre’n els avisos.",
                "Que el preu es pagui per transferència o xec bancari només als propietaris.",
              ],
            },
            "Un poder per vendre ha de constar en document públic i anomenar l’acte (Codi civil espanyol, arts.\u00a01280.5 i 1713). El que fa un cònsol no necessita postil·la; el d’un notari del seu país sí, i traducció jurada si no és en castellà o català. Enviï l’esborrany a la notaria de Barcelona abans de signar-lo.",
          ],
        },
        {
          heading: "Com li arriben els diners?",
          blocks: [
            "El dia de l’escriptura, el banc del comprador emet un xec bancari o una transferència per a cada pagament: el que quedi de la hipoteca, el {withheld.rate} per a Hisenda, la plusvàlua, els honoraris de l’agència i la resta per a vostè. Posi el seu IBAN a les arres, i ningú no haurà d’acceptar un altre compte per correu l’últim dia.",
            "El més senzill és un compte a Espanya o en un altre país de la UE, tot i que cap llei no l’exigeix. Pregunti abans al seu banc quin justificant demana per a una suma així i faci-li arribar l’escriptura. Els bancs de la UE no poden tenir més de 100.000\u00a0€ de ciutadans i residents russos sense permís de residència a la Unió (Reglament (UE) 833/2014, art.\u00a05 ter): acordi amb banc i advocat, abans de les arres, on pot anar el preu.",
          ],
        },
        {
          heading: "Qui té cura de l’habitatge mentrestant?",
          blocks: [
            {
              steps: [
                "Doni les claus a una sola persona, amb signatura, i deixi una llista del que es queda.",
                "Mantingui aigua, llum i assegurança fins a l’escriptura.",
                "Acordi qui ventila, buida la bústia i vigila les fuites, i cada quant.",
                "Demani un informe setmanal: trucades, visites i què han dit.",
                "Faci llegir i fotografiar els comptadors el dia de la signatura.",
              ],
            },
          ],
        },
        {
          heading: "Quins impostos venen després?",
          blocks: [
            "Deu el 19\u00a0% del guany a l’Estat, visqui on visqui, i la plusvàlua a l’ajuntament. El comprador ingressa en nom seu un {withheld.rate} del preu en un mes, amb el model {withheld.form}; vostè té tres mesos més per al model 210 i recupera el que sobri. Amb 600.000\u00a0€ i un guany de 60.000\u00a0€, són 11.400\u00a0€ d’impost davant de 18.000\u00a0€ retinguts.",
          ],
        },
        {
          heading: "Què es torça a distància?",
          blocks: [
            {
              points: [
                "Un poder per llogar i administrar, però no per vendre.",
                "De dos propietaris, l’un ha signat i l’altre no.",
                "Un nom escrit d’una altra manera a l’escriptura o al NIE.",
                "Els models 210 de cada any sense presentar: Hisenda els compensa amb la devolució.",
                "Un compte bloquejat perquè va caducar el passaport.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Un habitatge de Barcelona es pot vendre des d’un altre país amb un poder notarial.",
        "El comprador reté el {withheld.rate} i el propietari ho liquida amb el model 210.",
        "El poder ha d’estar a punt abans de la primera visita, no abans de la signatura.",
      ],
      next: "Deixi’ns la preparació i les visites: vegi la nostra [venda claus en mà](/services/turnkey-services).",
      description:
        "Vendre un pis de Barcelona des de l’estranger: cada pas amb qui el fa, on és vostè i quant dura, el poder notarial i com li arriben els diners de la venda.",
      sources: [
        "Codi civil espanyol, arts.\u00a01280.5 i 1713",
        "Reial decret 1776/2004, art.\u00a014",
        "Reial decret legislatiu 5/2004, art.\u00a025",
        "Reglament (UE) 833/2014, art.\u00a05 ter",
      ],
    },
    ru: {
      names: [
        "продажа из-за границы",
        "продать квартиру из-за границы",
        "продать жильё в Испании из-за границы",
        "продать квартиру в Барселоне дистанционно",
        "продажа недвижимости без приезда",
        "дистанционная продажа квартиры",
        "продать квартиру по доверенности",
      ],
      title: "Продажа из-за границы",
      answers: {
        what: [
          "Продажа из-за границы возможна без единой поездки: доверенность занимает одну–три недели, сама продажа 9–15, а цена в день акта приходит на счёт на ваше имя.",
          "У нотариуса в Барселоне подписывает тот, кому вы доверяете; агентство открывает дверь, показывает и отчитывается.",
          "Покупатель удерживает {withheld.rate} цены для налоговой, и вы рассчитываетесь по форме 210 в течение четырёх месяцев.",
        ],
        cost: [
          "Продажа из-за границы стоит ненамного больше обычной: 30–60\u00a0€ плюс копии и НДС за доверенность в Барселоне, а если оформлять дома\u00a0— нотариус, апостиль и присяжный перевод.",
          "В консульстве Испании платят только консульский сбор. Удержанные {withheld.rate} не расход: их засчитывают в налог.",
        ],
        time: "Продажа из-за границы занимает обычные 9–15 недель, если доверенность готова до первого показа; в спешке, с апостилем и курьером, она задержит сделку на одну–три недели. Прибавьте около четырёх недель, если истекло свидетельство о пригодности, и до шести месяцев на возврат налога.",
        who: "При продаже из-за границы продавцом и плательщиком налогов остаётся собственник, а доверенное лицо только подписывает. Выберите адвоката, родственника или друга, но не агента, который показывает квартиру. Два собственника дают две доверенности или подписывают одну вместе.",
        how: "Чтобы продать квартиру в Барселоне дистанционно, за одну неделю сделайте три вещи: попросите у нотариуса в Барселоне текст доверенности, найдите NIE каждого собственника и закажите сертификаты. Потом подпишите агентский договор электронно и передайте ключи. Предложения придут по почте, договор задатка вы подпишете на расстоянии, а нотариальный акт через 9–15 недель подпишет ваш представитель.",
        papers:
          "Для продажи из-за границы нужны доверенность с правом продажи (с апостилем, если её оформил не консул), NIE и паспорт каждого собственника. Добавьте акт о покупке со счетами, последнюю квитанцию IBI, сертификат энергоэффективности, свидетельство о пригодности и формы 210 за четыре последних года.",
        must: "Нет, приезжать не нужно: продажа из-за границы идёт по доверенности, которую оформляют в консульстве Испании или у нотариуса своей страны с апостилем. У каждого собственника должен быть NIE, и доверенность каждый даёт свою. А вот без формы 210 после сделки не обойтись.",
      },
      sections: [
        {
          heading: "Кто что делает и где находитесь вы?",
          blocks: [
            {
              caption: "Продажа на расстоянии, шаг за шагом",
              columns: ["Шаг", "Кто делает", "Где вы", "Сколько занимает"],
              rows: [
                ["Текст доверенности, NIE, сертификаты", "Нотариус, техник и вы по почте", "Дома", "1–2 недели"],
                ["Подписание доверенности", "Вы", "Консульство или местный нотариус", "1–3 недели с пересылкой"],
                ["Агентский договор, ключи, цена", "Все собственники, электронно", "Дома", "Несколько дней"],
                ["Подготовка, снимки, объявление", "Агентство и мастера", "Дома", "2–3 недели"],
                ["Показы и предложения", "Агентство, с отчётом раз в неделю", "Дома", "2–6 недель"],
                ["Договор задатка", "Вы электронно или представитель", "Дома", "Один день"],
                ["Акт, ключи, деньги", "Ваш представитель", "Дома", "4–6 недель после задатка"],
                ["Форма 210 и возврат", "Вы или налоговый представитель", "Дома", "4 месяца и ещё до 6"],
              ],
            },
          ],
        },
        {
          heading: "Что должна разрешать доверенность?",
          blocks: [
            {
              points: [
                "Продать именно эту квартиру, с адресом и номером в реестре, не дешевле названной вами цены.",
                "Подписать договор задатка и акт, передать ключи.",
                "Погасить запись об ипотеке, если она есть.",
                "Подписать налоговые формы и получать по ним извещения.",
                "Принять оплату переводом или банковским чеком только на имя собственников.",
              ],
            },
            "Доверенность на продажу оформляют нотариально, и само действие в ней названо (Гражданский кодекс Испании, ст.\u00a01280.5 и 1713). Доверенности консула апостиль не нужен; доверенности нотариуса вашей страны нужен, как и присяжный перевод, если она не на испанском или каталанском. Прежде чем подписать, отправьте проект нотариусу в Барселону: исправить слово потом значит оформить всё заново. Срока у доверенности нет, если вы его не назвали, но нотариусы и банки предпочитают свежие.",
          ],
        },
        {
          heading: "Как вы получите деньги?",
          blocks: [
            "В день акта банк покупателя выписывает отдельный чек или перевод на каждый платёж: остаток вашей ипотеки, {withheld.rate} для налоговой, plusvalía, комиссию агентства и остальное вам. Впишите свой IBAN в договор задатка, чтобы в последний день никто не принимал другой счёт из письма.",
            "Проще всего иметь счёт в Испании или другой стране ЕС, хотя закон этого не требует. Спросите банк заранее, какое подтверждение ему нужно на такую сумму, и передайте ему акт. Чек вашему представителю ещё придётся отнести в банк, поэтому удобнее перевод в день сделки. Граждане и жители России без ВНЖ страны ЕС не могут держать в одном банке ЕС больше 100\u00a0000\u00a0€ (Регламент 833/2014, ст.\u00a05b): ещё до задатка решите с банком и адвокатом, куда придёт цена.",
          ],
        },
        {
          heading: "Кто присмотрит за квартирой?",
          blocks: [
            {
              steps: [
                "Отдайте ключи одному человеку под подпись и оставьте список того, что остаётся.",
                "Не отключайте воду, свет и страховку до акта.",
                "Договоритесь, кто проветривает, вынимает почту и следит за протечками, и как часто.",
                "Просите отчёт каждую неделю: звонки, показы, что сказали посетители.",
                "Пусть в день сделки снимут и сфотографируют показания счётчиков: по ним вы закроете договоры с поставщиками.",
              ],
            },
          ],
        },
        {
          heading: "Какие налоги платят потом?",
          blocks: [
            "Государству вы должны 19\u00a0% дохода, где бы ни жили, городу\u00a0— plusvalía. Покупатель за месяц вносит от вашего имени {withheld.rate} цены по форме {withheld.form}; у вас есть ещё три месяца на форму 210, и лишнее вернут. Пример: квартира продана за 600\u00a0000\u00a0€ с доходом 60\u00a0000\u00a0€, удержано 18\u00a0000\u00a0€, налог 11\u00a0400\u00a0€, вернут 6\u00a0600\u00a0€.",
          ],
        },
        {
          heading: "Что чаще всего срывается на расстоянии?",
          blocks: [
            {
              points: [
                "Доверенность даёт право сдавать и управлять, но не продавать.",
                "Из двух собственников один подписал, а другой нет.",
                "Имя в доверенности написано иначе, чем в акте о покупке или в NIE: у русских фамилий это бывает часто.",
                "Ежегодные формы 210 не подавали, и налоговая зачитывает эти суммы из возврата.",
                "Банк заблокировал счёт, потому что у владельца истёк паспорт.",
                "Разница во времени: на предложение отвечают через три дня, и покупатель уходит к другому. Назначьте час, когда вас можно застать.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Жильё в Барселоне можно продать из другой страны по доверенности.",
        "Покупатель удерживает {withheld.rate}, а собственник рассчитывается по форме 210.",
        "Доверенность должна быть готова до первого показа, а не к самой сделке.",
      ],
      next: "Поручите подготовку и показы нам: вот наша [продажа под ключ](/services/turnkey-services).",
      description:
        "Как продать квартиру в Барселоне дистанционно: каждый шаг, кто его делает, где вы и сколько он занимает, что писать в доверенности и как придут деньги.",
      sources: [
        "Гражданский кодекс Испании, ст.\u00a01280.5 и 1713",
        "Королевский декрет 1776/2004, ст.\u00a014",
        "Королевский законодательный декрет 5/2004, ст.\u00a025",
        "Регламент (ЕС) 833/2014, ст.\u00a05b",
      ],
    },
  },
};
