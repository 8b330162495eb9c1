import type { Entry } from "../entry";

export const offPlan: Entry = {
  theme: "new-build",
  related: ["advance-payment-guarantee", "works-licence", "vat-on-new-homes", "snagging", "new-or-resale"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "buying off-plan",
        "off-plan home",
        "off-plan property",
        "buying a home under construction",
        "buy an apartment before it is built",
        "off-plan purchase in spain",
        "off-plan stage payments",
        "off-plan payment schedule",
        "off plan",
        "is it safe to buy off-plan in spain",
        "buying off plan in spain",
      ],
      title: "Buying off-plan",
      answers: {
        what: [
          "Buying off-plan means paying a developer in parts for a home that is still being built: {new.vat} VAT comes with every payment, {new.stamp} stamp duty with the deed.",
          "By law each euro paid before the keys has to be covered by a bank guarantee or an insurance that gives it back, with interest, if the home isn’t handed over in time (Law 38/1999, first additional provision).",
          "Before the first payment, ask for that guarantee, the works licence, the developer’s title to the land and a contract with dates.",
        ],
        cost: [
          "Buying off-plan costs the price plus {new.vat} VAT (IVA) and {new.stamp} stamp duty (AJD), with notary and registry: €57,500 of tax on a home at €500,000.",
          "VAT is due with each payment on account, the stamp duty at the deed. The largest part, with the mortgage, comes at the end.",
        ],
        calculation:
          "In a plan of 10, 20 and 70%, buying off-plan at €500,000 works out as €55,000 at the contract, €110,000 during the building work and €385,000 at the deed, VAT included. Stamp duty adds €7,500 on that last day. So €165,000 are paid before the keys and have to be guaranteed.",
        time: "Buying off-plan takes as long as the building work, usually 18 to 24 months by the figures of our new construction page, and then the deed. The date in the contract is the one that counts. Ask for a calendar day or a number of months from the licence, never “about”.",
        who: "In an off-plan purchase the developer sells, the architect directs the work, and an insurer or bank guarantees what you pay. An agent who advertises it must say who sells. Your own lawyer should read the contract before the first payment.",
        must: "Yes, a developer must guarantee what you pay: buying off-plan without a guarantee for every payment on account isn’t allowed anywhere in Spain. In Catalonia no money may be taken before there are licence, title, guarantee and insurance (Law 18/2007, art.\u00a063). If you are asked to pay without them, don’t.",
        papers:
          "When you are buying off-plan, ask for five documents before you pay: the registry extract of the plot, the works licence with its expiry, your individual guarantee, the number of the special account, and the plan with the specification of materials. The contract should repeat all five. Keep the receipts of every payment with them.",
        worth:
          "Buying off-plan is worth it if you can wait 18 to 24 months and want to choose floor and finishes; it isn’t if you need a date to rely on or want to see what you buy. For it: payments spread over the building work, a new building with a good energy rating, ten years of cover for the structure. Against: drawings instead of rooms, VAT from the first payment, and the risk of a delay.",
        pitfalls:
          "Buying off-plan has three risks: a late handover, a developer who runs out of money and a home that differs from the drawings. They turn into losses where money is paid into an ordinary account, without a guarantee in your name, or under a contract without a date. The rest are disappointments: a price compared without VAT, a terrace counted as a room, a lease ended too soon. All of it can be checked before the first payment.",
      },
      sections: [
        {
          heading: "What must exist before you pay anything?",
          blocks: [
            "Before a developer takes money on account, the law requires licence, title to the land, guarantees and insurance (Law 18/2007, art. 63). The advert has to say whether the home is finished, under construction or only planned, with number and expiry of the works licence (art. 59).",
            {
              points: [
                "A registry extract of the plot: who owns it and which mortgage it carries.",
                "The works licence: number, date, expiry and for how many homes.",
                "The policy or bank guarantee with your name, the home and the amount.",
                "The number of the special account into which you pay.",
              ],
            },
          ],
        },
        {
          heading: "In which payments is an off-plan home paid?",
          blocks: [
            {
              steps: [
                "Reservation, with the written information of art. 60 in your hands.",
                "Purchase contract, where the first larger payment is made, plus VAT.",
                "Instalments, best tied to stages of the work that an architect certifies.",
                "The rest on the day of the deed, usually with a mortgage.",
              ],
            },
            "For the mortgage the bank values the finished home. The binding offer has to reach you at least {loan.days} calendar days before the signing (Law 22/2010, art. 262-4.1), so ask the bank three months before the handover.",
          ],
        },
        {
          heading: "What should the contract fix?",
          blocks: [
            {
              points: [
                "Usable and built area, terrace, parking space and storage room, each apart.",
                "The specification of materials with makes, or “equal or better” with your consent.",
                "The handover date, the consequence of a delay, and from when you may withdraw.",
                "Whether the contract can be assigned, and who pays if it is.",
                "Which energy rating the project has; adverts show the project’s label (Royal Decree 390/2021, art. 17.1).",
              ],
            },
          ],
        },
        {
          heading: "What if the keys come late?",
          blocks: [
            {
              steps: [
                "Look up the handover day in the contract, and whether you signed an extension.",
                "Choose: wait with a new date in writing, or withdraw and ask for your money with interest.",
                "Write to the developer by letter with proof of content (burofax).",
                "If nothing comes back, claim from the insurer, who has 30 calendar days, or from the bank.",
              ],
            },
            "A bank’s guarantee lapses two years after the missed date if you have demanded nothing. Ask a lawyer whether you can also claim the rent you pay in the meantime.",
          ],
        },
        {
          heading: "Which mistakes do buyers of unbuilt homes make?",
          blocks: [
            "They pay into an ordinary account, compare the price without VAT, or count the terrace as a room. Some give up their home before the handover date is sure. A show home proves the finishes and nothing about your view: stand on the plot and find your floor by counting.",
          ],
        },
      ],
      example: {
        heading: "How are €500,000 paid, VAT included?",
        blocks: [
          {
            caption: "A plan of 10, 20 and 70%",
            columns: ["When", "Part of the price", "VAT 10%", "You pay"],
            rows: [
              ["Purchase contract", "€50,000", "€5,000", "€55,000"],
              ["Four instalments of 5%", "€100,000", "€10,000", "€110,000"],
              ["Deed, with the mortgage", "€350,000", "€35,000", "€385,000"],
              ["Deed, stamp duty 1.5%", "", "", "€7,500"],
              ["In all", "€500,000", "€50,000", "€557,500"],
            ],
          },
          [
            "Before the keys you have paid €165,000: so high has the guarantee to be.",
            "{?dev.plan}Of the buildings that we sell, {dev.plan} can be paid in parts, with {dev.down} or more before the deed: at our lowest price that is {dev.downSum}, plus VAT.",
          ],
        ],
      },
      inShort: [
        "Off-plan means paying for a home while it is built.",
        "Licence, title, guarantee and dates have to be there before the first payment.",
        "VAT comes with each instalment, stamp duty with the deed.",
      ],
      next: "Compare what is being built now: [see our new developments](/developments).",
      description:
        "Buying off-plan in Barcelona: the documents to ask for before you pay, how payments and VAT are spread, with a plan in euros, what the contract should fix.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 59, 60 and 63",
        "Law 38/1999 on building, additional provision 1",
        "Law 22/2010, Consumer Code of Catalonia, art. 262-4.1",
        "Royal Decree 390/2021, art. 17.1",
      ],
    },
    es: {
      names: [
        "comprar sobre plano",
        "vivienda sobre plano",
        "piso sobre plano",
        "compra sobre plano",
        "comprar un piso en construcción",
        "comprar piso sobre plano riesgos",
        "comprar vivienda en construcción",
        "pagos vivienda sobre plano",
        "es seguro comprar sobre plano",
      ],
      title: "Comprar sobre plano",
      answers: {
        what: [
          "Comprar sobre plano es pagar a la promotora por partes una vivienda que aún se construye: con cada pago va un {new.vat} de IVA y con la escritura, un {new.stamp} de actos jurídicos documentados.",
          "Por ley, cada euro entregado antes de las llaves debe estar cubierto por un aval o un seguro que lo devuelva, con intereses, si la vivienda no llega a tiempo (Ley 38/1999, disposición adicional primera).",
          "Antes del primer pago, pida esa garantía, la licencia de obras, la titularidad del suelo y un contrato con fechas.",
        ],
        cost: [
          "Comprar sobre plano cuesta el precio más un {new.vat} de IVA y un {new.stamp} de actos jurídicos documentados (AJD), con notaría y registro: 57.500\u00a0€ de impuestos en una vivienda de 500.000\u00a0€.",
          "El IVA se paga con cada entrega a cuenta; el AJD, con la escritura. La parte mayor, con la hipoteca, llega al final.",
        ],
        calculation:
          "Con un plan del 10, 20 y 70\u00a0%, comprar sobre plano por 500.000\u00a0€ se reparte así: 55.000\u00a0€ en el contrato, 110.000\u00a0€ durante la obra y 385.000\u00a0€ en la escritura, IVA incluido. El AJD suma 7.500\u00a0€ ese último día. Antes de las llaves se pagan, por tanto, 165.000\u00a0€, que deben estar garantizados.",
        time: "Comprar sobre plano lleva lo que dure la obra, normalmente de 18 a 24 meses según nuestra página de obra nueva, y después la escritura. Cuenta la fecha del contrato. Pida un día o un número de meses desde la licencia, nunca un «aproximadamente».",
        who: "En la compra sobre plano vende la promotora, dirige la obra el arquitecto y una aseguradora o un banco garantiza lo que usted paga. Quien la anuncie debe decir quién vende. Conviene que su abogado revise el contrato antes del primer pago.",
        must: "Sí, la promotora debe garantizar lo que paga: comprar sobre plano sin aval o seguro para cada entrega a cuenta no está permitido en toda España. En Cataluña no puede cobrarse nada sin licencia, titularidad, garantía y seguro (Ley 18/2007, art.\u00a063). Si le piden dinero sin ellos, no pague.",
        papers:
          "Al comprar sobre plano, pida cinco documentos antes de pagar: la nota simple del solar, la licencia de obras con su caducidad, su aval individual, el número de la cuenta especial y el plano con la memoria de calidades. El contrato debe recoger los cinco. Guarde con ellos el justificante de cada pago.",
        worth:
          "Comprar sobre plano vale la pena si puede esperar de 18 a 24 meses y quiere elegir planta y acabados; no, si necesita una fecha segura o ver lo que compra. A favor: pagos repartidos durante la obra, un edificio nuevo con buena calificación energética y diez años de cobertura de la estructura. En contra: dibujos en vez de habitaciones, IVA desde el primer pago y el riesgo de retraso.",
        pitfalls:
          "Comprar sobre plano tiene tres riesgos: una entrega tardía, una promotora que se queda sin dinero y una vivienda distinta de los dibujos. Se convierten en pérdidas cuando se paga en una cuenta cualquiera, sin garantía a su nombre o con un contrato sin fecha. Lo demás son decepciones: precios comparados sin IVA, una terraza contada como habitación, un alquiler dejado antes de tiempo. Todo eso se puede comprobar antes del primer pago.",
      },
      sections: [
        {
          heading: "¿Qué debe existir antes de pagar nada?",
          blocks: [
            "Para cobrar a cuenta, la ley exige a la promotora licencia, titularidad del suelo, garantías y seguros (Ley 18/2007, art.\u00a063). Y el anuncio debe decir si la vivienda está terminada, en construcción o solo en proyecto, con el número y la caducidad de la licencia (art.\u00a059).",
            {
              points: [
                "La nota simple del solar: de quién es y qué hipoteca tiene.",
                "La licencia de obras: número, fecha, caducidad y para cuántas viviendas.",
                "La póliza o el aval con su nombre, la vivienda y el importe.",
                "El número de la cuenta especial en la que se paga.",
              ],
            },
          ],
        },
        {
          heading: "¿En qué pagos se reparte una vivienda sobre plano?",
          blocks: [
            {
              steps: [
                "Reserva, con la información escrita del art.\u00a060 en la mano.",
                "Contrato de compraventa, con el primer pago importante, más IVA.",
                "Plazos, mejor ligados a fases de obra que certifique el arquitecto.",
                "El resto el día de la escritura, casi siempre con hipoteca.",
              ],
            },
            "El banco tasa la vivienda terminada. La oferta vinculante ha de llegarle al menos {loan.days} días naturales antes de firmar (Ley 22/2010, art.\u00a0262-4.1): hable con el banco tres meses antes de la entrega.",
          ],
        },
        {
          heading: "¿Qué debe dejar fijado el contrato?",
          blocks: [
            {
              points: [
                "Superficie útil y construida, terraza, aparcamiento y trastero, cada cosa aparte.",
                "La memoria de calidades con marcas, o «igual o superior» con su conformidad.",
                "La fecha de entrega, las consecuencias del retraso y desde cuándo puede resolver.",
                "Si el contrato se puede ceder y quién paga en ese caso.",
                "La calificación energética del proyecto, que es la que muestran los anuncios (RD 390/2021, art.\u00a017.1).",
              ],
            },
          ],
        },
        {
          heading: "¿Y si la entrega se retrasa?",
          blocks: [
            {
              steps: [
                "Mire el día de entrega del contrato y si firmó alguna prórroga.",
                "Elija: esperar con una fecha nueva por escrito, o resolver y pedir su dinero con intereses.",
                "Reclame a la promotora por burofax.",
                "Si no devuelve nada, reclame a la aseguradora, que tiene 30 días naturales, o al banco.",
              ],
            },
            "El aval del banco caduca a los dos años de la fecha incumplida si no ha reclamado nada. Pregunte a un abogado si puede reclamar además el alquiler que paga mientras espera.",
          ],
        },
        {
          heading: "¿Qué errores comete quien compra sobre plano?",
          blocks: [
            "Pagar en una cuenta corriente, comparar precios sin IVA o contar la terraza como una habitación. También dejar su casa antes de que la entrega sea segura. El piso piloto enseña acabados y nada de sus vistas: vaya al solar y busque su planta contando.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo se pagan 500.000\u00a0€ con el IVA?",
        blocks: [
          {
            caption: "Un plan del 10, 20 y 70\u00a0%",
            columns: ["Cuándo", "Parte del precio", "IVA 10\u00a0%", "Usted paga"],
            rows: [
              ["Contrato de compraventa", "50.000\u00a0€", "5.000\u00a0€", "55.000\u00a0€"],
              ["Cuatro pagos del 5\u00a0%", "100.000\u00a0€", "10.000\u00a0€", "110.000\u00a0€"],
              ["Escritura, con la hipoteca", "350.000\u00a0€", "35.000\u00a0€", "385.000\u00a0€"],
              ["Escritura, AJD 1,5\u00a0%", "", "", "7.500\u00a0€"],
              ["Total", "500.000\u00a0€", "50.000\u00a0€", "557.500\u00a0€"],
            ],
          },
          [
            "Antes de las llaves habrá pagado 165.000\u00a0€: hasta ahí debe llegar la garantía.",
            "{?dev.plan}De los edificios que vendemos, se puede pagar por partes en {dev.plan}, con un {dev.down} o más antes de la escritura: con nuestro precio más bajo son {dev.downSum}, más IVA.",
          ],
        ],
      },
      inShort: [
        "Sobre plano se paga una vivienda mientras se construye.",
        "Licencia, suelo, garantía y fechas deben existir antes del primer pago.",
        "El IVA va con cada plazo y el AJD con la escritura.",
      ],
      next: "Compare lo que se construye ahora: [vea nuestras promociones de obra nueva](/developments).",
      description:
        "Comprar sobre plano en Barcelona: qué documentos pedir antes de pagar, cómo se reparten los pagos y el IVA, con un plan en euros, y qué fija el contrato.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a059, 60 y 63",
        "Ley 38/1999, de ordenación de la edificación, disposición adicional 1.ª",
        "Ley 22/2010, Código de consumo de Cataluña, art.\u00a0262-4.1",
        "Real Decreto 390/2021, art.\u00a017.1",
      ],
    },
    ca: {
      names: [
        "comprar sobre plànol",
        "habitatge sobre plànol",
        "pis sobre plànol",
        "compra sobre plànol",
        "comprar un pis en construcció",
        "comprar pis sobre plànol riscos",
        "comprar habitatge en construcció",
        "pagaments habitatge sobre plànol",
        "és segur comprar sobre plànol",
      ],
      title: "Comprar sobre plànol",
      answers: {
        what: [
          "Comprar sobre plànol és pagar a la promotora per parts un habitatge que encara es construeix: amb cada pagament va un {new.vat} d’IVA i amb l’escriptura, un {new.stamp} d’actes jurídics documentats.",
          "Per llei, cada euro lliurat abans de les claus ha d’estar cobert per un aval o una assegurança que el torni, amb interessos, si l’habitatge no arriba a temps (Llei 38/1999, disposició addicional primera).",
          "Abans del primer pagament, demani aquesta garantia, la llicència d’obres, la titularitat del sòl i un contracte amb dates.",
        ],
        cost: [
          "Comprar sobre plànol costa el preu més un {new.vat} d’IVA i un {new.stamp} d’actes jurídics documentats (AJD), amb notaria i registre: 57.500\u00a0€ d’impostos en un habitatge de 500.000\u00a0€.",
          "L’IVA es paga amb cada lliurament a compte; l’AJD, amb l’escriptura. La part més gran, amb la hipoteca, arriba al final.",
        ],
        calculation:
          "Amb un pla del 10, 20 i 70\u00a0%, comprar sobre plànol per 500.000\u00a0€ es reparteix així: 55.000\u00a0€ al contracte, 110.000\u00a0€ durant l’obra i 385.000\u00a0€ a l’escriptura, IVA inclòs. L’AJD suma 7.500\u00a0€ aquest últim dia. Abans de les claus es paguen, doncs, 165.000\u00a0€, que han d’estar garantits.",
        time: "Comprar sobre plànol vol el que duri l’obra, normalment de 18 a 24 mesos segons la nostra pàgina d’obra nova, i després l’escriptura. Compta la data del contracte. Demani un dia o un nombre de mesos des de la llicència, mai un «aproximadament».",
        who: "En la compra sobre plànol ven la promotora, dirigeix l’obra l’arquitecte i una asseguradora o un banc garanteix el que vostè paga. Qui l’anunciï ha de dir qui ven. Convé que el seu advocat revisi el contracte abans del primer pagament.",
        must: "Sí, la promotora ha de garantir el que vostè paga: comprar sobre plànol sense aval o assegurança per a cada lliurament a compte no és permès enlloc d’Espanya. A Catalunya no es pot cobrar res sense llicència, titularitat, garantia i assegurança (Llei 18/2007, art.\u00a063). Si li demanen diners sense això, no pagui.",
        papers:
          "En comprar sobre plànol, demani cinc documents abans de pagar: la nota simple del solar, la llicència d’obres amb la caducitat, el seu aval individual, el número del compte especial i el plànol amb la memòria de qualitats. El contracte ha de recollir tots cinc. Guardi-hi el justificant de cada pagament.",
        worth:
          "Comprar sobre plànol val la pena si pot esperar de 18 a 24 mesos i vol triar planta i acabats; no, si necessita una data segura o veure el que compra. A favor: pagaments repartits durant l’obra, un edifici nou amb bona qualificació energètica i deu anys de cobertura de l’estructura. En contra: dibuixos en comptes d’habitacions, IVA des del primer pagament i el risc de retard.",
        pitfalls:
          "Comprar sobre plànol té tres riscos: un lliurament tardà, una promotora que es queda sense diners i un habitatge diferent dels dibuixos. Es converteixen en pèrdues quan es paga en un compte qualsevol, sense garantia a nom seu o amb un contracte sense data. La resta són decepcions: preus comparats sense IVA, una terrassa comptada com a habitació, un lloguer deixat abans d’hora. Tot això es pot comprovar abans del primer pagament.",
      },
      sections: [
        {
          heading: "Què ha d’existir abans de pagar res?",
          blocks: [
            "Per cobrar a compte, la llei exigeix a la promotora llicència, titularitat del sòl, garanties i assegurances (Llei 18/2007, art.\u00a063). I l’anunci ha de dir si l’habitatge és acabat, en construcció o només en projecte, amb el número i la caducitat de la llicència (art.\u00a059).",
            {
              points: [
                "La nota simple del solar: de qui és i quina hipoteca té.",
                "La llicència d’obres: número, data, caducitat i per a quants habitatges.",
                "La pòlissa o l’aval amb el seu nom, l’habitatge i l’import.",
                "El número del compte especial on es paga.",
              ],
            },
          ],
        },
        {
          heading: "En quins pagaments es reparteix un habitatge sobre plànol?",
          blocks: [
            {
              steps: [
                "Reserva, amb la informació escrita de l’art.\u00a060 a la mà.",
                "Contracte de compravenda, amb el primer pagament important, més IVA.",
                "Terminis, millor lligats a fases d’obra que certifiqui l’arquitecte.",
                "La resta el dia de l’escriptura, gairebé sempre amb hipoteca.",
              ],
            },
            "El banc taxa l’habitatge acabat. L’oferta vinculant li ha d’arribar almenys {loan.days} dies naturals abans de signar (Llei 22/2010, art.\u00a0262-4.1): parli amb el banc tres mesos abans del lliurament.",
          ],
        },
        {
          heading: "Què ha de deixar fixat el contracte?",
          blocks: [
            {
              points: [
                "Superfície útil i construïda, terrassa, aparcament i traster, cada cosa a part.",
                "La memòria de qualitats amb marques, o «igual o superior» amb la seva conformitat.",
                "La data de lliurament, les conseqüències del retard i des de quan pot resoldre.",
                "Si el contracte es pot cedir i qui paga en aquest cas.",
                "La qualificació energètica del projecte, que és la que mostren els anuncis (RD 390/2021, art.\u00a017.1).",
              ],
            },
          ],
        },
        {
          heading: "I si el lliurament s’endarrereix?",
          blocks: [
            {
              steps: [
                "Miri el dia de lliurament del contracte i si va signar cap pròrroga.",
                "Triï: esperar amb una data nova per escrit, o resoldre i demanar els diners amb interessos.",
                "Reclami a la promotora per burofax.",
                "Si no torna res, reclami a l’asseguradora, que té 30 dies naturals, o al banc.",
              ],
            },
            "L’aval del banc caduca al cap de dos anys de la data incomplerta si no ha reclamat res. Pregunti a un advocat si pot reclamar a més el lloguer que paga mentre s’espera.",
          ],
        },
        {
          heading: "Quins errors fa qui compra sobre plànol?",
          blocks: [
            "Pagar en un compte corrent, comparar preus sense IVA o comptar la terrassa com una habitació. També deixar casa seva abans que el lliurament sigui segur. El pis mostra ensenya acabats i res de les vistes: vagi al solar i busqui la seva planta comptant.",
          ],
        },
      ],
      example: {
        heading: "Com es paguen 500.000\u00a0€ amb l’IVA?",
        blocks: [
          {
            caption: "Un pla del 10, 20 i 70\u00a0%",
            columns: ["Quan", "Part del preu", "IVA 10\u00a0%", "Vostè paga"],
            rows: [
              ["Contracte de compravenda", "50.000\u00a0€", "5.000\u00a0€", "55.000\u00a0€"],
              ["Quatre pagaments del 5\u00a0%", "100.000\u00a0€", "10.000\u00a0€", "110.000\u00a0€"],
              ["Escriptura, amb la hipoteca", "350.000\u00a0€", "35.000\u00a0€", "385.000\u00a0€"],
              ["Escriptura, AJD 1,5\u00a0%", "", "", "7.500\u00a0€"],
              ["Total", "500.000\u00a0€", "50.000\u00a0€", "557.500\u00a0€"],
            ],
          },
          [
            "Abans de les claus haurà pagat 165.000\u00a0€: fins aquí ha d’arribar la garantia.",
            "{?dev.plan}Dels edificis que venem, es pot pagar per parts a {dev.plan}, amb un {dev.down} o més abans de l’escriptura: amb el nostre preu més baix són {dev.downSum}, més IVA.",
          ],
        ],
      },
      inShort: [
        "Sobre plànol es paga un habitatge mentre es construeix.",
        "Llicència, sòl, garantia i dates han d’existir abans del primer pagament.",
        "L’IVA va amb cada termini i l’AJD amb l’escriptura.",
      ],
      next: "Compari el que es construeix ara: [vegi les nostres promocions d’obra nova](/developments).",
      description:
        "Comprar sobre plànol a Barcelona: quins documents demanar abans de pagar, com es reparteixen els pagaments i l’IVA, amb un pla en euros, i el contracte.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, arts.\u00a059, 60 i 63",
        "Llei 38/1999, d’ordenació de l’edificació, disposició addicional 1a",
        "Llei 22/2010, Codi de consum de Catalunya, art.\u00a0262-4.1",
        "Reial decret 390/2021, art.\u00a017.1",
      ],
    },
    ru: {
      names: [
        "покупка на этапе строительства",
        "квартира на этапе строительства",
        "купить квартиру в строящемся доме",
        "покупка строящегося жилья",
        "квартира на стадии строительства",
        "покупка на котловане в Испании",
        "купить строящуюся квартиру",
        "новостройка в рассрочку",
        "новостройки с рассрочкой",
        "квартира в рассрочку от застройщика",
        "рассрочка от застройщика",
        "безопасно ли покупать на этапе строительства",
        "график платежей за новостройку",
      ],
      title: "Покупка на этапе строительства",
      answers: {
        what: [
          "Покупка на этапе строительства\u00a0— это рассрочка на время стройки: цену платят застройщику по частям, с каждым взносом {new.vat} НДС (IVA), а при сделке ещё {new.stamp} гербового сбора (AJD).",
          "По закону каждый евро, уплаченный до ключей, должен быть обеспечен банковской гарантией или полисом, по которым деньги вернут с процентами, если квартиру не передадут вовремя (Закон 38/1999, первое дополнительное положение).",
          "До первого платежа попросите эту гарантию, разрешение на строительство, выписку на землю и договор с датами.",
        ],
        cost: [
          "Покупка на этапе строительства обходится в цену квартиры плюс {new.vat} НДС (IVA) и {new.stamp} гербового сбора (AJD), а также нотариуса и реестр: с 500\u00a0000\u00a0€ налогов выйдет 57\u00a0500\u00a0€.",
          "НДС платят с каждым взносом, гербовый сбор\u00a0— при сделке. Самая большая часть, обычно с ипотекой, приходится на конец.",
        ],
        calculation:
          "По плану 10, 20 и 70\u00a0% покупка на этапе строительства за 500\u00a0000\u00a0€ складывается так: 55\u00a0000\u00a0€ по договору, 110\u00a0000\u00a0€ за время стройки и 385\u00a0000\u00a0€ при сделке, вместе с НДС. Гербовый сбор добавит в тот же день 7\u00a0500\u00a0€. Значит, до ключей платят 165\u00a0000\u00a0€, и все они должны быть под гарантией.",
        time: "Покупка на этапе строительства длится столько, сколько идёт стройка, обычно 18–24 месяца по данным нашей страницы о новостройках, и затем следует сделка. Значение имеет дата в договоре. Просите точный день или число месяцев от разрешения, но не «ориентировочно».",
        who: "При покупке на этапе строительства продаёт застройщик, стройку ведёт архитектор, а страховщик или банк гарантирует ваши платежи. Кто даёт рекламу, обязан назвать продавца. Пусть ваш юрист изучит договор до первого платежа.",
        must: "Да, застройщик обязан обеспечить ваши деньги: покупка на этапе строительства без гарантии на каждый платёж не допускается нигде в Испании. В Каталонии брать деньги нельзя, пока нет разрешения, права на землю, гарантии и страховки (Закон 18/2007, ст.\u00a063). Просят заплатить без них\u00a0— не платите.",
        papers:
          "Покупка на этапе строительства требует пяти документов до первого платежа: выписки из реестра на участок, разрешения на строительство со сроком, вашей личной гарантии, номера специального счёта и плана с описанием отделки. Все пять должны быть названы и в договоре. Храните с ними квитанции всех взносов.",
        worth:
          "Покупка на этапе строительства имеет смысл, если вы готовы ждать 18–24\u00a0месяца и хотите выбрать этаж и отделку; если нужна твёрдая дата или важно видеть, что покупаете,\u00a0— нет. За: платежи распределены на время стройки, новый дом с хорошим классом энергоэффективности, десять лет ответственности за конструкции. Против: чертежи вместо комнат, НДС с первого взноса и риск задержки.",
        pitfalls:
          "Покупка на этапе строительства несёт три риска: передача с опозданием, застройщик без денег и квартира, не похожая на чертежи. Убытком они становятся там, где платят на обычный счёт, без гарантии на своё имя или по договору без даты. Остальное\u00a0— разочарования: цены сравнили без НДС, террасу приняли за комнату, от съёмной квартиры отказались слишком рано. Всё это можно проверить до первого взноса.",
      },
      sections: [
        {
          heading: "Что должно быть до первого платежа?",
          blocks: [
            "Чтобы брать деньги вперёд, застройщику нужны разрешение, право на землю, гарантии и страховки (Закон 18/2007, ст.\u00a063). А в рекламе должно быть сказано, готово жильё, строится или только спроектировано, с номером и сроком разрешения (ст.\u00a059).",
            {
              points: [
                "Выписка из реестра (nota simple) на участок: чей он и какая на нём ипотека.",
                "Разрешение на строительство: номер, дата, срок и на сколько квартир.",
                "Полис или банковская гарантия с вашим именем, квартирой и суммой.",
                "Номер специального счёта, на который вы платите.",
              ],
            },
          ],
        },
        {
          heading: "Какими платежами оплачивают строящуюся квартиру?",
          blocks: [
            {
              steps: [
                "Бронь, когда письменные сведения по ст.\u00a060 уже у вас.",
                "Договор купли-продажи с первым крупным платежом и НДС.",
                "Взносы: лучше, если они связаны с этапами, которые подтверждает архитектор.",
                "Остаток в день сделки, чаще всего с ипотекой.",
              ],
            },
            "Банк оценивает готовую квартиру. Его обязательное предложение должно быть у вас не позже чем за {loan.days} календарных дней до сделки (Закон 22/2010, ст.\u00a0262-4.1). Поэтому идите в банк за три месяца до передачи.",
            "Рассрочка от застройщика в Испании\u00a0— это именно платежи до ключей, без процентов. После сделки долг застройщику обычно не остаётся: недостающее даёт банк. Если вы живёте в России, заранее узнайте, с какого счёта застройщик примет каждый взнос: банк спросит о происхождении денег не один раз, а при каждом переводе.",
          ],
        },
        {
          heading: "Что закрепить в договоре?",
          blocks: [
            {
              points: [
                "Полезную площадь и площадь со стенами, террасу, парковку и кладовую, всё отдельно.",
                "Описание отделки с марками либо «не хуже» с вашего согласия.",
                "Дату передачи, последствия задержки и день, с которого вы можете отказаться.",
                "Можно ли уступить договор другому и кто тогда платит.",
                "Класс энергоэффективности по проекту: именно его показывают в рекламе (RD 390/2021, ст.\u00a017.1).",
              ],
            },
          ],
        },
        {
          heading: "Что делать, если дом сдают с опозданием?",
          blocks: [
            {
              steps: [
                "Найдите в договоре день передачи ключей и проверьте, не подписывали ли вы отсрочку.",
                "Выберите: ждать, с новой датой в письменном виде, или расторгнуть договор и просить деньги с процентами.",
                "Напишите застройщику письмо с подтверждением содержания (burofax).",
                "Если денег нет, требуйте их у страховщика (у него 30 календарных дней) или у банка.",
              ],
            },
            "Банковская гарантия теряет силу через два года после сорванной даты, если вы ничего не потребовали. Спросите юриста, можно ли потребовать и деньги за аренду, которую вы платите, пока ждёте.",
          ],
        },
        {
          heading: "Какие ошибки делают, покупая строящуюся квартиру?",
          blocks: [
            "Платят на обычный счёт, сравнивают цены без НДС или считают террасу комнатой. Некоторые освобождают своё жильё раньше, чем передача стала надёжной. Чужие сроки лучше брать с запасом. Показательная квартира говорит об отделке, но не о виде: приезжайте на участок и отсчитайте свой этаж.",
          ],
        },
      ],
      example: {
        heading: "Как выплачивают 500\u00a0000\u00a0€ вместе с НДС?",
        blocks: [
          {
            caption: "План 10, 20 и 70\u00a0%",
            columns: ["Когда", "Часть цены", "НДС 10\u00a0%", "Вы платите"],
            rows: [
              ["Договор купли-продажи", "50\u00a0000\u00a0€", "5\u00a0000\u00a0€", "55\u00a0000\u00a0€"],
              ["Четыре взноса по 5\u00a0%", "100\u00a0000\u00a0€", "10\u00a0000\u00a0€", "110\u00a0000\u00a0€"],
              ["Сделка, с ипотекой", "350\u00a0000\u00a0€", "35\u00a0000\u00a0€", "385\u00a0000\u00a0€"],
              ["Сделка, гербовый сбор 1,5\u00a0%", "", "", "7\u00a0500\u00a0€"],
              ["Всего", "500\u00a0000\u00a0€", "50\u00a0000\u00a0€", "557\u00a0500\u00a0€"],
            ],
          },
          [
            "До ключей вы отдадите 165\u00a0000\u00a0€: на столько должна быть гарантия.",
            "{?dev.plan}Из домов, которые продаём мы, по частям можно платить в {dev.plan}: до сделки {dev.down} или больше, при нашей самой низкой цене {dev.downSum} и НДС.",
          ],
        ],
      },
      inShort: [
        "На этапе строительства за квартиру платят, пока дом строится.",
        "До первого платежа проверьте разрешение, право на землю, гарантию и даты.",
        "НДС берут с каждого взноса, гербовый сбор\u00a0— при сделке.",
      ],
      next: "Сравните то, что строится сейчас: [посмотрите наши новостройки](/developments).",
      description:
        "Покупка на этапе строительства в Барселоне: документы до первого платежа, рассрочка и НДС с расчётом в евро, гарантия возврата и что закрепить в договоре.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a059, 60 и 63",
        "Закон 38/1999 о строительстве, дополнительное положение 1",
        "Закон 22/2010, Потребительский кодекс Каталонии, ст.\u00a0262-4.1",
        "Королевский декрет 390/2021, ст.\u00a017.1",
      ],
    },
  },
};
