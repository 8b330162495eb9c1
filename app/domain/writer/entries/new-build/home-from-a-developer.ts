import type { Entry } from "../entry";

export const homeFromADeveloper: Entry = {
  theme: "new-build",
  related: [
    "off-plan",
    "vat-on-new-homes",
    "advance-payment-guarantee",
    "snagging",
    "first-occupancy",
    "taking-over-a-mortgage",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "buying from a developer",
        "home from a developer",
        "new home from the developer",
        "buy direct from developer",
        "contract with a developer",
        "unfair clauses developer contract",
        "finished new home",
        "new build",
        "new build homes",
        "new build apartments",
        "new build with parking",
        "new build apartments with parking",
        "new apartments with parking",
        "new developments",
        "new developments in barcelona",
      ],
      title: "Buying a home from a developer",
      answers: {
        what: "When you buy a new build in Barcelona from its developer, you pay {new.vat} VAT and {new.stamp} stamp duty instead of transfer tax, and have a consumer’s rights. The developer’s own costs, above all its mortgage and its share of the taxes, may not be passed on to you. Parking and storage may be in the price or extra, so compare totals. A finished new home can be visited; for one that isn’t, ask for the licence and the guarantee first.",
        cost: "Buying from a developer costs {new.vat} VAT (IVA) and {new.stamp} stamp duty (AJD) on top of the price. The notary and registry for your own deed are added, and up to two parking spaces bought with the home bear the same VAT. The developer bears the deeds of new building and of horizontal division, and the cancelling of its loan. It also pays to connect water and electricity where the home has to be delivered ready to live in.",
        time: "Buying a finished home from a developer can be as quick as your mortgage, because there is no building work to wait for. The binding offer must reach you at least {loan.days} calendar days before the deed. A home still being built follows the date in the contract.",
        who: "When you buy from a developer, the advert has to say who sells, with address and telephone (Law 18/2007, art. 59). An agent in between represents the developer and says so. Choose your own lawyer, and remember that the buyer may choose the notary.",
        must: "No, when buying from a developer you needn’t take over its mortgage, use its notary or pay for cancelling its loan: such clauses are void for a consumer. What you do pay is VAT, stamp duty and the notary and registry of your own deed. Any of the others on a bill can be struck out.",
        how: "To buy a new build from its developer, ask first for the total price with taxes, the plan, the specification and the works licence; then have a lawyer read the contract and the bank say what it lends, which takes a few weeks. Pay on account only under a guarantee. An inspection, the deed and form 600 follow.",
        papers:
          "Buying from a developer, ask before any payment for the works licence, the registry extract, the plan with usable and built area, the specification, the total price with taxes and, if it isn’t finished, the guarantee. At the deed come the habitability certificate, the energy certificate, the ten-year insurance and the building logbook.",
        worth:
          "Buying from a developer is worth it for whoever wants no building work, low energy bills and the guarantees of one, three and ten years. It costs more tax than a resale home, and community fees can be high where there is a pool or a lift to every floor.",
        pitfalls:
          "The risks of buying a home from a developer are a payment without a guarantee, a date that slips, and terms the law forbids. Pay on account only with a bank guarantee or insurance policy in your name, have the contract give a last day for the keys, and read who pays for cancelling the developer’s loan. At 10% VAT and 1.5% stamp duty, a home at €500,000 costs €557,500 before notary and registry.",
      },
      sections: [
        {
          heading: "How do you buy from the developer, step by step?",
          blocks: [
            {
              steps: [
                "Ask for total price, plan, specification and works licence, before you reserve.",
                "Have your lawyer read the contract, and ask the bank how much it would lend: allow a few weeks.",
                "Sign the contract; if the home isn’t finished, pay only with the guarantee in your hands.",
                "Inspect the home one or two weeks before the deed and have the list of defects signed.",
                "Sign deed and mortgage; the bank’s binding offer is with you {loan.days} calendar days earlier.",
                "File form 600 for the AJD and register the deed.",
              ],
            },
          ],
        },
        {
          heading: "Which clauses are void?",
          blocks: [
            "The consumer law lists them for housing (Legislative Royal Decree 1/2007, art. 89.3). You do not have to accept:",
            {
              points: [
                "the costs of the deed of new building, of horizontal division, or of cancelling the developer’s loan;",
                "having to take over the developer’s mortgage, or a penalty for not doing so;",
                "taxes that by law fall on the seller, such as plusvalía;",
                "the costs of general supplies, where the home must be delivered habitable.",
              ],
            },
            "A void clause is treated as not written, even if you signed it.",
          ],
        },
        {
          heading: "What do you receive before paying?",
          blocks: [
            "Before any amount on account, Law 18/2007 (art. 60) gives you four things in writing. They are the seller, the usable area with annexes, the registry reference, and the total price with taxes and costs. Royal Decree 515/1989 adds the plan, the specification and the terms of payment. Keep all of it, because adverts and brochures bind (art. 58.3–4).",
          ],
        },
        {
          heading: "How do you compare two new homes?",
          blocks: [
            {
              steps: [
                "Total price with VAT, stamp duty, parking space and storage room.",
                "Usable area, without the terrace, and price per metre of it.",
                "Floor and side, and what may be built opposite.",
                "Energy rating, of the project or final, and the systems behind it.",
                "Community budget, and what it pays for: pool, concierge, lift.",
                "What the developer has built before, and how its buyers speak of the handover.",
              ],
            },
          ],
        },
        {
          heading: "What do you take home on the day of the deed?",
          blocks: [
            {
              points: [
                "Keys, remote controls and access codes, counted.",
                "Building logbook, structural policy and the manuals of the appliances.",
                "Final energy certificate and habitability certificate.",
                "The list of defects, signed by the developer, with dates.",
                "Receipts for each payment, with its VAT.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How much does a new build cost, tax included?",
        blocks: [
          {
            caption: "Price, taxes and own money with a loan of 80%",
            columns: ["Price", "VAT 10%", "AJD 1.5%", "Price with taxes", "Your own money"],
            rows: [
              ["€300,000", "€30,000", "€4,500", "€334,500", "€96,150–97,300"],
              ["€500,000", "€50,000", "€7,500", "€557,500", "€159,150–160,300"],
              ["€850,000", "€85,000", "€12,750", "€947,750", "€269,400–270,550"],
            ],
          },
          "Own money is the price less the loan, plus the taxes and €1,650–2,800 for notary, registry and paperwork. A resale home at €500,000 pays €50,000 of transfer tax: the new one costs €7,500 more in tax. Buyers of 35 or under with low income may be exempt from the AJD on their main home.",
        ],
      },
      inShort: [
        "A developer sells as a business, with VAT and consumer law.",
        "Its own deeds, loan and taxes may not be charged to the buyer.",
        "What the brochure says can be claimed later.",
      ],
      next: "See who sells, what is finished and from what price: [our new developments](/developments).",
      description:
        "A new build from its developer in Barcelona: 10% VAT and 1.5% stamp duty, your own money in euros, the steps, void clauses, and what you get before paying.",
      sources: [
        "Legislative Royal Decree 1/2007, consumer law, art. 89.3",
        "Law 18/2007 on the right to housing (Catalonia), arts. 58 to 60",
        "Royal Decree 515/1989",
      ],
    },
    es: {
      names: [
        "comprar a la promotora",
        "vivienda de promotora",
        "comprar piso directamente a la promotora",
        "contrato con la promotora",
        "cláusulas abusivas de la promotora",
        "piso nuevo terminado",
        "obra nueva",
        "pisos de obra nueva",
        "vivienda nueva a estrenar",
      ],
      title: "Comprar una vivienda a la promotora",
      answers: {
        what: "Comprar obra nueva a la promotora es contratar con una empresa, como consumidor. Se paga un {new.vat} de IVA y un {new.stamp} de AJD en lugar del impuesto de transmisiones, y la ley prohíbe ciertas cláusulas. Los gastos propios de la promotora, sobre todo su hipoteca y sus impuestos, no se le pueden trasladar. Un piso nuevo terminado se visita; del que no lo está, responden la licencia y el aval.",
        cost: "Comprar a la promotora cuesta un {new.vat} de IVA y un {new.stamp} de actos jurídicos documentados (AJD) sobre el precio. Se suman la notaría y el registro de su escritura. La obra nueva, la división horizontal y la cancelación del préstamo son gasto de la promotora. También las acometidas, si la vivienda debe entregarse habitable.",
        time: "Comprar a la promotora una vivienda terminada puede ir tan rápido como su hipoteca, porque no hay obra que esperar. La oferta vinculante debe llegarle al menos {loan.days} días naturales antes de la escritura. Si aún se construye, manda la fecha del contrato.",
        who: "Al comprar a la promotora, el anuncio debe decir quién vende, con dirección y teléfono (Ley 18/2007, art.\u00a059). La agencia que interviene representa a la promotora y ha de decirlo. Elija su propio abogado, y recuerde que el notario puede elegirlo quien compra.",
        must: "No, al comprar a la promotora no tiene que subrogarse en su hipoteca, usar su notario ni pagar la cancelación de su préstamo: esas cláusulas son nulas frente a un consumidor. Lo que sí paga es el IVA, el AJD y la notaría y el registro de su propia escritura. Lo demás se puede tachar de la factura.",
        how: "Para comprar obra nueva a la promotora, pida primero el precio total con impuestos, el plano, la memoria de calidades y la licencia; después, en unas semanas, un abogado lee el contrato y el banco dice cuánto presta. Pague a cuenta solo con aval. Siguen la revisión del piso, la escritura y el modelo 600.",
        papers:
          "Al comprar a la promotora, pida antes de pagar la licencia de obras, la nota simple, el plano con superficie útil y construida, la memoria de calidades, el precio total con impuestos y, si no está acabada, el aval. Con la escritura llegan la cédula, el certificado energético, el seguro decenal y el libro del edificio.",
        worth:
          "Comprar a la promotora vale la pena a quien no quiere obras, busca recibos de energía bajos y valora las garantías de uno, tres y diez años. Paga más impuestos que en una segunda mano del mismo precio, y la comunidad puede ser cara si hay piscina.",
        pitfalls:
          "Los riesgos de comprar a la promotora son un pago sin garantía, una fecha que se retrasa y cláusulas que la ley prohíbe. Pague a cuenta solo con aval o seguro a su nombre, que el contrato diga el último día para las llaves y lea quién paga la cancelación del préstamo de la promotora. Con un 10\u00a0% de IVA y un 1,5\u00a0% de AJD, una vivienda de 500.000\u00a0€ sale por 557.500\u00a0€ antes de notaría y registro.",
      },
      sections: [
        {
          heading: "¿Cómo se compra a la promotora, paso a paso?",
          blocks: [
            {
              steps: [
                "Antes de reservar, pida precio total, plano, memoria de calidades y licencia de obras.",
                "Haga leer el contrato a su abogado y pregunte al banco cuánto le presta: cuente unas semanas.",
                "Firme el contrato; si la vivienda no está acabada, pague solo con el aval en la mano.",
                "Revise el piso una o dos semanas antes de la escritura y que la promotora firme la lista de defectos.",
                "Firme escritura e hipoteca; la oferta vinculante del banco ha de tenerla {loan.days} días naturales antes.",
                "Presente el modelo 600 del AJD e inscriba la escritura.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué cláusulas son nulas?",
          blocks: [
            "La ley de consumidores las enumera para la vivienda (Real Decreto legislativo 1/2007, art.\u00a089.3). No tiene que aceptar:",
            {
              points: [
                "los gastos de la obra nueva, la división horizontal o la cancelación de la hipoteca de la promotora;",
                "subrogarse en su préstamo, o una penalización por no hacerlo;",
                "los tributos que la ley pone a quien vende, como la plusvalía;",
                "el coste de los suministros generales, si la vivienda se entrega habitable.",
              ],
            },
            "Una cláusula nula se tiene por no puesta, aunque la haya firmado.",
          ],
        },
        {
          heading: "¿Qué se recibe antes de pagar?",
          blocks: [
            "Antes de cualquier cantidad a cuenta, la Ley 18/2007 (art.\u00a060) le da cuatro datos por escrito. Son quién vende, la superficie útil con los anejos, los datos registrales y el precio total con impuestos y gastos. El Real Decreto 515/1989 añade plano, memoria y forma de pago. Guárdelo todo: la publicidad obliga (art.\u00a058.3–4).",
          ],
        },
        {
          heading: "¿Cómo comparar dos viviendas nuevas?",
          blocks: [
            {
              steps: [
                "El precio total, con IVA, AJD, aparcamiento y trastero.",
                "La superficie útil sin terraza, y a cuánto sale su metro.",
                "La planta, la orientación y lo que se puede construir enfrente.",
                "La calificación energética, de proyecto o final, y los sistemas que la sostienen.",
                "El presupuesto de la comunidad y qué paga: piscina, conserje, ascensor.",
                "Qué ha construido antes la promotora y cómo cuentan otros su entrega.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se lleva el día de la escritura?",
          blocks: [
            {
              points: [
                "Llaves, mandos y códigos de acceso, contados.",
                "El libro del edificio, la póliza decenal y los manuales de los aparatos.",
                "El certificado energético final y la cédula de habitabilidad.",
                "La lista de defectos con fechas, firmada por la promotora.",
                "El recibo de cada pago, con su IVA.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto cuesta la obra nueva con impuestos?",
        blocks: [
          {
            caption: "Precio, impuestos y ahorro necesario con un préstamo del 80\u00a0%",
            columns: ["Precio", "IVA 10\u00a0%", "AJD 1,5\u00a0%", "Precio con impuestos", "Ahorro necesario"],
            rows: [
              ["300.000\u00a0€", "30.000\u00a0€", "4.500\u00a0€", "334.500\u00a0€", "96.150–97.300\u00a0€"],
              ["500.000\u00a0€", "50.000\u00a0€", "7.500\u00a0€", "557.500\u00a0€", "159.150–160.300\u00a0€"],
              ["850.000\u00a0€", "85.000\u00a0€", "12.750\u00a0€", "947.750\u00a0€", "269.400–270.550\u00a0€"],
            ],
          },
          "El ahorro es el precio menos el préstamo, más los impuestos y entre 1.650 y 2.800\u00a0€ de notaría, registro y gestoría. Un piso de segunda mano de 500.000\u00a0€ paga 50.000\u00a0€ de transmisiones (ITP): el nuevo cuesta 7.500\u00a0€ más en impuestos. Quien tiene hasta 35\u00a0años e ingresos bajos puede quedar exento del AJD de su vivienda habitual.",
        ],
      },
      inShort: [
        "La promotora vende como empresa, con IVA y bajo la ley de consumidores.",
        "Sus escrituras, su préstamo y sus impuestos no se cargan a quien compra.",
        "Lo que dice el folleto se puede exigir después.",
      ],
      next: "Vea quién vende, qué está terminado y desde qué precio: [nuestra obra nueva](/developments).",
      description:
        "Obra nueva de la promotora en Barcelona: 10\u00a0% de IVA y 1,5\u00a0% de AJD, ahorro necesario en euros, pasos, cláusulas nulas y qué debe recibir antes de pagar.",
      sources: [
        "Real Decreto legislativo 1/2007, de consumidores y usuarios, art.\u00a089.3",
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a058 a 60",
        "Real Decreto 515/1989",
      ],
    },
    ca: {
      names: [
        "comprar a la promotora",
        "habitatge de promotora",
        "comprar pis directament a la promotora",
        "contracte amb la promotora",
        "clàusules abusives de la promotora",
        "pis nou acabat",
        "obra nova",
        "pisos d’obra nova",
        "habitatge nou per estrenar",
      ],
      title: "Comprar un habitatge a la promotora",
      answers: {
        what: "Comprar obra nova a la promotora és contractar amb una empresa, com a consumidor. Es paga un {new.vat} d’IVA i un {new.stamp} d’AJD en lloc de l’impost de transmissions, i la llei prohibeix certes clàusules. Les despeses pròpies de la promotora, sobretot la seva hipoteca i els seus impostos, no se li poden traslladar. Un pis nou acabat es visita; del que no ho és, responen la llicència i l’aval.",
        cost: "Comprar a la promotora costa un {new.vat} d’IVA i un {new.stamp} d’actes jurídics documentats (AJD) sobre el preu. S’hi sumen la notaria i el registre de la seva escriptura. L’obra nova, la divisió horitzontal i la cancel·lació del préstec són despesa de la promotora. També les connexions, si l’habitatge s’ha de lliurar habitable.",
        time: "Comprar a la promotora un habitatge acabat pot anar tan de pressa com la hipoteca, perquè no hi ha obra per esperar. L’oferta vinculant li ha d’arribar almenys {loan.days} dies naturals abans de l’escriptura. Si encara es construeix, mana la data del contracte.",
        who: "En comprar a la promotora, l’anunci ha de dir qui ven, amb adreça i telèfon (Llei 18/2007, art.\u00a059). L’agència que hi intervé representa la promotora i ho ha de dir. Triï el seu propi advocat, i recordi que el notari el pot triar qui compra.",
        must: "No, en comprar a la promotora no s’ha de subrogar en la seva hipoteca, fer servir el seu notari ni pagar la cancel·lació del seu préstec: aquestes clàusules són nul·les davant d’un consumidor. El que sí que paga és l’IVA, l’AJD i la notaria i el registre de la seva escriptura. La resta es pot ratllar de la factura.",
        how: "Per comprar obra nova a la promotora, demani primer el preu total amb impostos, el plànol, la memòria de qualitats i la llicència; després, en unes setmanes, un advocat llegeix el contracte i el banc diu quant deixa. Pagui a compte només amb aval. Segueixen la revisió del pis, l’escriptura i el model 600.",
        papers:
          "En comprar a la promotora, demani abans de pagar la llicència d’obres, la nota simple, el plànol amb superfície útil i construïda, la memòria de qualitats, el preu total amb impostos i, si no és acabat, l’aval. Amb l’escriptura arriben la cèdula, el certificat energètic, l’assegurança decennal i el llibre de l’edifici.",
        worth:
          "Comprar a la promotora val la pena a qui no vol obres, busca rebuts d’energia baixos i valora les garanties d’un, tres i deu anys. Paga més impostos que en una segona mà del mateix preu, i la comunitat pot ser cara si hi ha piscina.",
        pitfalls:
          "Els riscos de comprar a la promotora són un pagament sense garantia, una data que s’endarrereix i clàusules que la llei prohibeix. Pagui a compte només amb aval o assegurança a nom seu, que el contracte digui l’últim dia per a les claus i llegeixi qui paga la cancel·lació del préstec de la promotora. Amb un 10\u00a0% d’IVA i un 1,5\u00a0% d’AJD, un habitatge de 500.000\u00a0€ surt per 557.500\u00a0€ abans de notaria i registre.",
      },
      sections: [
        {
          heading: "Com es compra a la promotora, pas a pas?",
          blocks: [
            {
              steps: [
                "Abans de reservar, demani preu total, plànol, memòria de qualitats i llicència d’obres.",
                "Faci llegir el contracte al seu advocat i pregunti al banc quant li deixa: compti unes setmanes.",
                "Signi el contracte; si l’habitatge no és acabat, pagui només amb l’aval a la mà.",
                "Revisi el pis una o dues setmanes abans de l’escriptura i que la promotora signi la llista de defectes.",
                "Signi escriptura i hipoteca; l’oferta vinculant del banc l’ha de tenir {loan.days} dies naturals abans.",
                "Presenti el model 600 de l’AJD i inscrigui l’escriptura.",
              ],
            },
          ],
        },
        {
          heading: "Quines clàusules són nul·les?",
          blocks: [
            "La llei de consumidors les enumera per a l’habitatge (Reial decret legislatiu 1/2007, art.\u00a089.3). No ha d’acceptar:",
            {
              points: [
                "les despeses de l’obra nova, la divisió horitzontal o la cancel·lació de la hipoteca de la promotora;",
                "subrogar-se en el seu préstec, o una penalització per no fer-ho;",
                "els tributs que la llei posa a qui ven, com la plusvàlua;",
                "el cost dels subministraments generals, si l’habitatge es lliura habitable.",
              ],
            },
            "Una clàusula nul·la es té per no posada, encara que l’hagi signada.",
          ],
        },
        {
          heading: "Què es rep abans de pagar?",
          blocks: [
            "Abans de qualsevol quantitat a compte, la Llei 18/2007 (art.\u00a060) li dona quatre dades per escrit. Són qui ven, la superfície útil amb els annexos, les dades registrals i el preu total amb impostos i despeses. El Reial decret 515/1989 hi afegeix plànol, memòria i forma de pagament. Guardi-ho tot: la publicitat obliga (art.\u00a058.3–4).",
          ],
        },
        {
          heading: "Com es comparen dos habitatges nous?",
          blocks: [
            {
              steps: [
                "El preu total, amb IVA, AJD, aparcament i traster.",
                "La superfície útil sense terrassa, i a quant en surt el metre.",
                "La planta, l’orientació i el que s’hi pot construir al davant.",
                "La qualificació energètica, de projecte o final, i els sistemes que la sostenen.",
                "El pressupost de la comunitat i què paga: piscina, conserge, ascensor.",
                "Què ha construït abans la promotora i com n’expliquen altres el lliurament.",
              ],
            },
          ],
        },
        {
          heading: "Què s’emporta el dia de l’escriptura?",
          blocks: [
            {
              points: [
                "Claus, comandaments i codis d’accés, comptats.",
                "El llibre de l’edifici, la pòlissa decennal i els manuals dels aparells.",
                "El certificat energètic final i la cèdula d’habitabilitat.",
                "La llista de defectes amb dates, signada per la promotora.",
                "El rebut de cada pagament, amb l’IVA.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant costa l’obra nova amb impostos?",
        blocks: [
          {
            caption: "Preu, impostos i estalvi necessari amb un préstec del 80\u00a0%",
            columns: ["Preu", "IVA 10\u00a0%", "AJD 1,5\u00a0%", "Preu amb impostos", "Estalvi necessari"],
            rows: [
              ["300.000\u00a0€", "30.000\u00a0€", "4.500\u00a0€", "334.500\u00a0€", "96.150–97.300\u00a0€"],
              ["500.000\u00a0€", "50.000\u00a0€", "7.500\u00a0€", "557.500\u00a0€", "159.150–160.300\u00a0€"],
              ["850.000\u00a0€", "85.000\u00a0€", "12.750\u00a0€", "947.750\u00a0€", "269.400–270.550\u00a0€"],
            ],
          },
          "L’estalvi és el preu menys el préstec, més els impostos i entre 1.650 i 2.800\u00a0€ de notaria, registre i gestoria. Un pis de segona mà de 500.000\u00a0€ paga 50.000\u00a0€ de transmissions (ITP): el nou costa 7.500\u00a0€ més d’impostos. Qui té fins a 35\u00a0anys i ingressos baixos pot quedar exempt de l’AJD del seu habitatge habitual.",
        ],
      },
      inShort: [
        "La promotora ven com a empresa, amb IVA i sota la llei de consumidors.",
        "Les seves escriptures, el seu préstec i els seus impostos no es carreguen a qui compra.",
        "El que diu el fullet es pot exigir després.",
      ],
      next: "Vegi qui ven, què és acabat i des de quin preu: [la nostra obra nova](/developments).",
      description:
        "Obra nova de la promotora a Barcelona: 10\u00a0% d’IVA i 1,5\u00a0% d’AJD, estalvi necessari en euros, passos, clàusules nul·les i què ha de rebre abans de pagar.",
      sources: [
        "Reial decret legislatiu 1/2007, de consumidors i usuaris, art.\u00a089.3",
        "Llei 18/2007, del dret a l’habitatge, arts.\u00a058 a 60",
        "Reial decret 515/1989",
      ],
    },
    ru: {
      names: [
        "покупка у застройщика",
        "квартира от застройщика",
        "купить квартиру у застройщика",
        "купить напрямую у застройщика",
        "договор с застройщиком",
        "незаконные условия застройщика",
        "готовая новостройка",
        "новостройки от застройщика",
        "новостройка",
        "новостройки",
      ],
      title: "Покупка у застройщика",
      answers: {
        what: "Покупка новостройки у застройщика\u00a0— это договор с компанией, где вы выступаете как потребитель: платите {new.vat} НДС (IVA) и {new.stamp} гербового сбора вместо налога на передачу имущества, а закон запрещает часть условий. Собственные расходы застройщика, прежде всего его ипотеку и налоги, на вас переложить нельзя. Готовую квартиру можно осмотреть, а за строящуюся отвечают разрешение и гарантия.",
        cost: "Покупка у застройщика стоит {new.vat} НДС (IVA) и {new.stamp} гербового сбора (AJD) сверх цены, плюс нотариус и реестр за ваш акт. Оформление здания, его раздел на квартиры и погашение кредита оплачивает застройщик. Он же платит за подключение воды и света, если жильё сдают готовым для проживания.",
        time: "Покупка у застройщика готовой квартиры идёт так быстро, как оформят вашу ипотеку: стройки ждать не нужно. Обязательное предложение банка должно быть у вас не позже чем за {loan.days} календарных дней до сделки. Если дом ещё строится, решает дата в договоре.",
        who: "При покупке у застройщика в рекламе должно быть сказано, кто продаёт, с адресом и телефоном (Закон 18/2007, ст.\u00a059). Агент в такой сделке представляет застройщика и обязан это сказать. Возьмите своего юриста и помните, что нотариуса вправе выбрать покупатель.",
        must: "Нет, покупка у застройщика не обязывает брать на себя его ипотеку, идти к его нотариусу или оплачивать погашение его кредита: такие условия для потребителя ничтожны. Платить нужно НДС, гербовый сбор, нотариуса и реестр за свой акт. Остальное из счёта можно вычеркнуть.",
        how: "Чтобы купить новостройку у застройщика, сначала попросите полную цену с налогами, план, описание отделки и разрешение на строительство; затем юрист читает договор, а банк отвечает, сколько даст: на это уходит несколько недель. Аванс вносите только под гарантию. Дальше идут осмотр квартиры, нотариальный акт и форма 600.",
        papers:
          "Покупка у застройщика начинается с документов: разрешение на строительство, выписка из реестра, план с полезной и застроенной площадью, описание отделки, полная цена с налогами, а если дом не готов, то и гарантия. При сделке добавятся cédula, энергетический сертификат, десятилетняя страховка и книга здания.",
        worth:
          "Покупка у застройщика выгодна тем, кто не хочет ремонта, ищет низкие счета за энергию и ценит ответственность за один, три и десять лет. Налогов выйдет больше, чем за вторичное жильё той же цены, а взносы могут быть высокими, если в доме бассейн.",
        pitfalls:
          "Риски покупки у застройщика: платёж без гарантии, сдвиг срока и условия, которые запрещает закон. Вносите аванс только под банковскую гарантию или страховку на ваше имя, требуйте в договоре крайний день передачи ключей и посмотрите, кто платит за снятие кредита застройщика. С НДС 10\u00a0% и гербовым сбором 1,5\u00a0% квартира за 500\u00a0000\u00a0€ обойдётся в 557\u00a0500\u00a0€ до нотариуса и реестра.",
      },
      sections: [
        {
          heading: "Как купить у застройщика пошагово?",
          blocks: [
            {
              steps: [
                "До брони попросите полную цену, план, описание отделки и разрешение на строительство.",
                "Покажите договор своему юристу и узнайте, сколько даст банк: на это уходит несколько недель.",
                "Подпишите договор; если дом не готов, платите, только когда гарантия уже у вас на руках.",
                "За одну-две недели до сделки осмотрите квартиру, и пусть застройщик подпишет список недостатков.",
                "Подпишите нотариальный акт и ипотеку; обязательное предложение банка должно прийти за {loan.days} календарных дней.",
                "Подайте форму 600 по гербовому сбору и зарегистрируйте акт.",
              ],
            },
          ],
        },
        {
          heading: "Какие условия ничтожны?",
          blocks: [
            "Закон о потребителях перечисляет их для жилья (Real Decreto legislativo 1/2007, ст.\u00a089.3). Вы не обязаны соглашаться на:",
            {
              points: [
                "оплату оформления здания, его раздела на квартиры или снятия ипотеки застройщика;",
                "принятие на себя его кредита или штраф за отказ;",
                "налоги, которые закон возлагает на продавца, например plusvalía;",
                "расходы на общее подключение, если жильё должно быть сдано пригодным.",
              ],
            },
            "Ничтожное условие считается ненаписанным, даже если вы его подписали. Попросите вычеркнуть его до подписания: спорить потом дольше и дороже.",
          ],
        },
        {
          heading: "Что вам дают до оплаты?",
          blocks: [
            "По ст.\u00a060 Закона 18/2007 до любого платежа сообщают: кто продаёт, полезную площадь и что относится к квартире, данные реестра и полную цену с налогами и расходами. Королевский декрет 515/1989 добавляет план, описание отделки и порядок оплаты. Сохраните всё: реклама обязывает (ст.\u00a058.3–4).",
          ],
        },
        {
          heading: "Как сравнить две новые квартиры?",
          blocks: [
            {
              steps: [
                "Полную цену с НДС, гербовым сбором, парковкой и кладовой.",
                "Полезную площадь без террасы и цену её метра.",
                "Этаж, сторону света и то, что могут построить напротив.",
                "Класс энергоэффективности, по проекту или окончательный, и системы, на которых он держится.",
                "Смету дома и что она оплачивает: бассейн, консьержа, лифт.",
                "Что застройщик уже построил и как другие рассказывают о передаче ключей.",
              ],
            },
            "Сравнивайте и то, чего нет в цене: паркинг, кладовую, кухонную технику, кондиционеры. Попросите по каждой квартире один лист с итогом: цена, НДС, гербовый сбор, нотариус, реестр и всё, что продаётся отдельно.",
          ],
        },
        {
          heading: "Что вы получаете в день сделки?",
          blocks: [
            {
              points: [
                "Ключи, пульты и коды, всё по счёту.",
                "Книгу здания (libro del edificio), страховой полис конструкций и инструкции к технике.",
                "Окончательный сертификат энергоэффективности и свидетельство о пригодности для проживания.",
                "Список недостатков со сроками, подписанный застройщиком.",
                "Квитанцию каждого платежа с НДС.",
                "Имя и телефон того, кто отвечает за исправления после передачи ключей.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько стоит новостройка вместе с налогами?",
        blocks: [
          {
            caption: "Цена, налоги и свои деньги при кредите 80\u00a0%",
            columns: ["Цена", "НДС 10\u00a0%", "AJD 1,5\u00a0%", "Цена с налогами", "Свои деньги"],
            rows: [
              [
                "300\u00a0000\u00a0€",
                "30\u00a0000\u00a0€",
                "4500\u00a0€",
                "334\u00a0500\u00a0€",
                "96\u00a0150–97\u00a0300\u00a0€",
              ],
              [
                "500\u00a0000\u00a0€",
                "50\u00a0000\u00a0€",
                "7500\u00a0€",
                "557\u00a0500\u00a0€",
                "159\u00a0150–160\u00a0300\u00a0€",
              ],
              [
                "850\u00a0000\u00a0€",
                "85\u00a0000\u00a0€",
                "12\u00a0750\u00a0€",
                "947\u00a0750\u00a0€",
                "269\u00a0400–270\u00a0550\u00a0€",
              ],
            ],
          },
          "Свои деньги\u00a0— это цена минус кредит, плюс налоги и 1650–2800\u00a0€ на нотариуса, реестр и оформление. За вторичную квартиру ценой 500\u00a0000\u00a0€ платят 50\u00a0000\u00a0€ налога ITP, так что налоги на новую выше на 7500\u00a0€. Покупателей до 35\u00a0лет включительно с невысоким доходом могут освободить от гербового сбора, если это их основное жильё. Нерезиденту банк обычно даёт меньше, {loan.abroad} цены, и своих денег понадобится больше.",
        ],
      },
      inShort: [
        "Застройщик продаёт как компания, с НДС и по закону о потребителях.",
        "Его акты, кредит и налоги на покупателя не перекладывают.",
        "Того, что написано в рекламе, можно потребовать потом.",
      ],
      next: "Узнайте, кто продаёт, что уже готово и по какой цене: [посмотрите новостройки](/developments).",
      description:
        "Новостройка от застройщика в Барселоне: НДС 10\u00a0% и сбор 1,5\u00a0%, сколько своих денег нужно в евро, шаги покупки, ничтожные условия и документы до оплаты.",
      sources: [
        "Real Decreto legislativo 1/2007 о защите потребителей, ст.\u00a089.3",
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a058–60",
        "Королевский декрет 515/1989",
      ],
    },
  },
};
