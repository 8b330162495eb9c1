import type { Entry } from "../entry";

export const agentsFee: Entry = {
  theme: "selling",
  related: ["with-or-without-an-agent", "agency-agreement", "costs-of-selling", "registered-agent", "turnkey-sale"],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      names: [
        "agent's fee",
        "estate agent's fee",
        "estate agent fees",
        "agency commission",
        "estate agent commission",
        "agency fee",
        "who pays the estate agent",
        "how much does an estate agent charge",
        "real estate commission spain",
        "realtor fees",
      ],
      title: "The estate agent’s fee",
      answers: {
        what: [
          "The agent’s fee for selling a home is usually 3 to 6% of the price plus 21% VAT, going by market guides: €18,150 to €36,300 on a sale at €500,000.",
          "No law sets it, and each agency agrees its own with the owner. The owner who orders the sale pays it, as a rule on the day of the deed.",
          "A buyer owes an agent money only after signing an agreement of their own.",
        ],
        cost: [
          "Estate agent fees for a sale are usually 3 to 6% of the price, plus 21% VAT, according to market guides checked on 23\u00a0November 2026.",
          "On a home at €500,000 that is €18,150 to €36,300 with VAT; each percentage point is €6,050. There is no tariff, so ask for the sum in euros, VAT included, at the price you expect.",
        ],
        who: "The agent’s fee is paid by whoever instructs the agent: in a sale, the owner. A buyer pays one only after signing an agreement of their own, for example for a search. The law doesn’t forbid an agent to charge both, but each of the two has to have agreed in writing.",
        when: "The agent’s fee usually falls due when the deed is signed at the notary’s, out of the price. Some agreements ask for it, or part of it, with the deposit contract. If the agreement is silent, courts have held it earned once the sale is agreed, even if the deed fails: have “on the day of the deed” written in.",
        must: "No, a buyer need not pay an agent’s fee that they did not order. In Catalonia the total price with everything that falls on the buyer has to be given in writing before any payment (Law 18/2007, art. 60.2). An owner has to pay what the signed agency agreement says, and nothing that is missing from it.",
      },
      sections: [
        {
          heading: "How much is it in euros?",
          blocks: [
            {
              caption: "Fee with 21% VAT at three prices: arithmetic, not a tariff",
              columns: ["Price of the sale", "3%", "4%", "5%", "6%"],
              rows: [
                ["€300,000", "€10,890", "€14,520", "€18,150", "€21,780"],
                ["€500,000", "€18,150", "€24,200", "€30,250", "€36,300"],
                ["€700,000", "€25,410", "€33,880", "€42,350", "€50,820"],
              ],
            },
            "A fixed sum is possible as well. Compare only sums with VAT: €12,000 plus VAT is €14,520, and so dearer than €14,000 with VAT included.",
          ],
        },
        {
          heading: "Who pays the agent, seller or buyer?",
          blocks: [
            {
              caption: "Who owes a fee in a sale",
              columns: ["What was signed", "Owner pays", "Buyer pays"],
              rows: [
                ["Agency agreement to sell", "Yes", "No"],
                ["Agreement to search, signed by the buyer", "No", "Yes, what it says"],
                ["Both agreements with the same agency", "Yes", "Yes, and both must know it"],
                ["Nothing", "No", "No"],
              ],
            },
            "If an agency asks you as a buyer for a fee you never ordered, ask which document you signed and for the total price in writing. A sheet signed at a viewing may be such an order, so look at what it says about money.",
          ],
        },
        {
          heading: "What must be in the agreement, and when is the fee due?",
          blocks: [
            "No agent may advertise a home without a signed agency agreement (nota de encargo; Law 18/2007, art. 58.5). Article 55.6 wants the fee in it, beside agent and owners, term, price, registry data and the duties of each. A fee or an extra that is not in it is one you can question.",
            "Have the day written in: “at the deed, out of the price” is clearest. Agencies that ask for half with the deposit contract are paid before you are, and if the buyer then withdraws you need a clause that gives the money back.",
          ],
        },
        {
          heading: "What should you ask before you sign?",
          blocks: [
            {
              steps: [
                "What work is in it: photographs, plan, certificates, viewings, the notary?",
                "When is it due, and what if the buyer withdraws after the deposit contract?",
                "What if I find the buyer myself, or a neighbour does?",
                "How long am I bound, and how do I end it?",
                "Does the buyer pay you as well?",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong with fees?",
          blocks: [
            {
              points: [
                "The highest price promised to win the order: it falls after three months, while the agreement goes on.",
                "Two exclusive agreements for the same weeks. You may owe both.",
                "A net price for you, and all above it for the agent: you never learn what was really offered.",
                "A long term that renews itself unless you write a month before.",
              ],
            },
          ],
        },
        {
          heading: "Can you deduct the fee from your tax?",
          blocks: [
            "Yes, the fee lowers your gain: it is a cost of the sale (Law 35/2006, art. 35). If the gain is taxed at 21%, a fee of €24,200 saves €5,082 of income tax; a non-resident at 19% saves €4,598. Keep the invoice in the name of every owner, since each deducts only their share.",
          ],
        },
      ],
      example: {
        heading: "Which of two offers is the cheaper one?",
        blocks: [
          "Suppose agency A asks 3% plus VAT and leaves you photographs and certificates at €900; agency B asks 4% plus VAT, everything included. At €500,000 A costs €19,050 and B €24,200. B is the better choice only if it sells for €505,412 or more, so ask B which sales make that likely.",
        ],
      },
      inShort: [
        "No tariff fixes an estate agent’s fee; market guides put it at 3 to 6% plus VAT.",
        "The owner who orders the sale pays it.",
        "What it includes and when it falls due matter as much as its size.",
      ],
      next: "Ask us for our fee in writing, and for what we do for it: [how we sell a home](/services/property-sales).",
      description:
        "Estate agent fees in Catalonia: usually 3 to 6% plus VAT, in euros at three prices, who pays them, when they fall due and what the agency agreement must say.",
      sources: [
        "Law 18/2007, arts. 55.6, 58.5 and 60.2",
        "Law 37/1992, art. 90",
        "Law 35/2006, art. 35",
        "Market guides to agents’ fees, 3 to 6% plus VAT, checked on 23\u00a0November 2026",
      ],
    },
    es: {
      names: [
        "honorarios de agencia",
        "honorarios de la agencia",
        "comisión inmobiliaria",
        "comisión de la inmobiliaria",
        "comisión de agencia",
        "cuánto cobra una inmobiliaria",
        "quién paga la inmobiliaria",
        "honorarios inmobiliarios",
        "comisión por vender un piso",
        "honorarios agente inmobiliario",
        "porcentaje inmobiliaria venta piso",
      ],
      title: "Los honorarios de la agencia",
      answers: {
        what: [
          "Los honorarios de la agencia por vender un piso suelen ser del 3 al 6\u00a0% del precio más el 21\u00a0% de IVA, según las guías del mercado: de 18.150 a 36.300\u00a0€ en una venta de 500.000\u00a0€.",
          "Ninguna ley los fija: cada agencia pacta los suyos con el propietario, que es quien encarga la venta y los paga, por lo general el día de la escritura.",
          "Quien compra solo los debe si ha firmado un encargo propio.",
        ],
        cost: [
          "La comisión de la inmobiliaria por una venta suele ser del 3 al 6\u00a0% del precio, más el 21\u00a0% de IVA, según guías del mercado a 23 de noviembre de 2026.",
          "En un piso de 500.000\u00a0€ son de 18.150 a 36.300\u00a0€ con IVA; cada punto, 6.050\u00a0€. No hay tarifa, así que pida la cifra en euros, con IVA y al precio que espera.",
        ],
        who: "Los honorarios de la agencia los paga quien hace el encargo: en una venta, el propietario. Quien compra solo los debe si ha firmado un encargo propio, por ejemplo de búsqueda. La ley no prohíbe cobrar a los dos, pero cada uno tiene que haberlo aceptado por escrito.",
        when: "Los honorarios de la agencia suelen pagarse el día de la escritura, con el dinero del precio. Algunos encargos los piden, enteros o en parte, con las arras. Si no se dice nada, los tribunales los han dado por ganados desde que se acuerda la venta, aunque no se escriture: haga constar «el día de la escritura».",
        must: "No, quien compra no tiene que pagar los honorarios de una agencia a la que no ha encargado nada. En Cataluña, antes de cualquier pago, el comprador ha de recibir por escrito el precio total con todo lo que corre de su cuenta (Ley 18/2007, art.\u00a060.2). El propietario debe lo que diga la nota de encargo firmada, y nada que no esté en ella.",
      },
      sections: [
        {
          heading: "¿Cuánto es en euros?",
          blocks: [
            {
              caption: "Honorarios con el 21\u00a0% de IVA: un cálculo, no una tarifa",
              columns: ["Precio de venta", "3\u00a0%", "4\u00a0%", "5\u00a0%", "6\u00a0%"],
              rows: [
                ["300.000\u00a0€", "10.890\u00a0€", "14.520\u00a0€", "18.150\u00a0€", "21.780\u00a0€"],
                ["500.000\u00a0€", "18.150\u00a0€", "24.200\u00a0€", "30.250\u00a0€", "36.300\u00a0€"],
                ["700.000\u00a0€", "25.410\u00a0€", "33.880\u00a0€", "42.350\u00a0€", "50.820\u00a0€"],
              ],
            },
            "También cabe una cantidad fija. Compare siempre con IVA: 12.000\u00a0€ más IVA son 14.520\u00a0€, más que 14.000\u00a0€ con IVA incluido.",
          ],
        },
        {
          heading: "¿Quién paga la agencia, vendedor o comprador?",
          blocks: [
            {
              caption: "Quién debe honorarios en una venta",
              columns: ["Qué se ha firmado", "Propietario", "Comprador"],
              rows: [
                ["Nota de encargo para vender", "Sí", "No"],
                ["Encargo de búsqueda, firmado por el comprador", "No", "Sí, lo que diga"],
                ["Los dos, con la misma agencia", "Sí", "Sí, y ambos deben saberlo"],
                ["Nada", "No", "No"],
              ],
            },
            "Si compra y una agencia le pide honorarios que no encargó, pregunte qué documento firmó y pida el precio total por escrito. Una hoja de visita puede ser un encargo: lea qué dice del dinero antes de firmarla.",
          ],
        },
        {
          heading: "¿Qué debe constar en el encargo y cuándo se paga?",
          blocks: [
            "Ninguna agencia puede anunciar una vivienda sin nota de encargo firmada (Ley 18/2007, art.\u00a058.5). El artículo 55.6 exige que consten los honorarios, junto a la agencia y los propietarios, el plazo, el precio, los datos registrales y las obligaciones de cada parte. Lo que no figure en ella, honorarios o extras, se puede discutir.",
            "Haga constar el día: lo más claro es «en la escritura, con el dinero del precio». La agencia que pide la mitad con las arras cobra antes que usted, y si el comprador se echa atrás hará falta una cláusula que se la devuelva.",
          ],
        },
        {
          heading: "¿Qué conviene preguntar antes de firmar?",
          blocks: [
            {
              steps: [
                "¿Qué trabajo incluyen: fotos, plano, certificados, visitas, notaría?",
                "¿Cuándo se pagan, y qué pasa si el comprador desiste después de las arras?",
                "¿Y si el comprador lo encuentro yo, o un vecino?",
                "¿Por cuánto tiempo me comprometo y cómo se termina?",
                "¿Le paga también quien compra?",
              ],
            },
          ],
        },
        {
          heading: "¿Qué sale mal con los honorarios?",
          blocks: [
            {
              points: [
                "El precio más alto para llevarse el encargo: a los tres meses baja y el contrato sigue.",
                "Dos exclusivas para las mismas semanas: puede deber las dos.",
                "Un precio neto para usted y todo lo que pase de ahí para la agencia: nunca sabrá qué se ofreció.",
                "Un plazo largo que se renueva solo si no escribe un mes antes.",
              ],
            },
          ],
        },
        {
          heading: "¿Se pueden desgravar los honorarios?",
          blocks: [
            "Sí, reducen la ganancia, porque son un gasto de la venta (Ley 35/2006, art.\u00a035). Si la ganancia tributa al 21\u00a0%, unos honorarios de 24.200\u00a0€ ahorran 5.082\u00a0€ de renta; a un no residente, al 19\u00a0%, 4.598\u00a0€. Guarde la factura a nombre de todos los titulares: cada uno resta solo su parte.",
          ],
        },
      ],
      example: {
        heading: "¿Cuál de dos ofertas sale más barata?",
        blocks: [
          "Supongamos que la agencia A pide el 3\u00a0% más IVA y le deja a usted fotos y certificados por 900\u00a0€, y la B pide el 4\u00a0% más IVA con todo incluido. Con 500.000\u00a0€, A cuesta 19.050\u00a0€ y B, 24.200\u00a0€. B solo compensa si vende por 505.412\u00a0€ o más: pregúntele qué ventas lo hacen probable.",
        ],
      },
      inShort: [
        "Ninguna tarifa fija los honorarios de agencia; las guías del mercado hablan del 3 al 6\u00a0% más IVA.",
        "Los paga el propietario que encarga la venta.",
        "Lo que incluyen y cuándo se pagan importa tanto como la cifra.",
      ],
      next: "Pídanos nuestros honorarios por escrito y lo que hacemos por ellos: [así vendemos una vivienda](/services/property-sales).",
      description:
        "Comisión de una inmobiliaria en Cataluña: del 3 al 6\u00a0% más IVA, en euros a tres precios, quién la paga, cuándo vence y qué debe decir la nota de encargo.",
      sources: [
        "Ley 18/2007, arts.\u00a055.6, 58.5 y 60.2",
        "Ley 37/1992, art.\u00a090",
        "Ley 35/2006, art.\u00a035",
        "Guías del mercado sobre honorarios de agencia, del 3 al 6\u00a0% más IVA, a 23 de noviembre de 2026",
      ],
    },
    ca: {
      names: [
        "honoraris d'agència",
        "honoraris de l'agència",
        "comissió immobiliària",
        "comissió de la immobiliària",
        "comissió d'agència",
        "quant cobra una immobiliària",
        "qui paga la immobiliària",
        "honoraris immobiliaris",
        "comissió per vendre un pis",
        "percentatge immobiliària venda pis",
      ],
      title: "Els honoraris de l’agència",
      answers: {
        what: [
          "Els honoraris de l’agència per vendre un pis solen ser del 3 al 6\u00a0% del preu més el 21\u00a0% d’IVA, segons les guies del mercat: de 18.150 a 36.300\u00a0€ en una venda de 500.000\u00a0€.",
          "Cap llei no els fixa: cada agència pacta els seus amb el propietari, que és qui encarrega la venda i els paga, normalment el dia de l’escriptura.",
          "Qui compra només els deu si ha signat un encàrrec propi.",
        ],
        cost: [
          "La comissió de la immobiliària per una venda sol ser del 3 al 6\u00a0% del preu, més el 21\u00a0% d’IVA, segons guies del mercat a 23 de novembre de 2026.",
          "En un pis de 500.000\u00a0€ són de 18.150 a 36.300\u00a0€ amb IVA; cada punt, 6.050\u00a0€. No hi ha tarifa, o sigui que demani la xifra en euros, amb IVA i al preu que espera.",
        ],
        who: "Els honoraris de l’agència els paga qui fa l’encàrrec: en una venda, el propietari. Qui compra només els deu si ha signat un encàrrec propi, per exemple de cerca. La llei no prohibeix cobrar a tots dos, però cadascun ho ha d’haver acceptat per escrit.",
        when: "Els honoraris de l’agència se solen pagar el dia de l’escriptura, amb els diners del preu. Alguns encàrrecs els demanen, sencers o en part, amb les arres. Si no es diu res, els tribunals els han donat per guanyats des que s’acorda la venda, encara que no s’escripturi: faci-hi constar «el dia de l’escriptura».",
        must: "No, qui compra no ha de pagar els honoraris d’una agència a la qual no ha encarregat res. A Catalunya, abans de cap pagament, el comprador ha de rebre per escrit el preu total amb tot el que va a càrrec seu (Llei 18/2007, art.\u00a060.2). El propietari deu el que digui la nota d’encàrrec signada, i res que no hi sigui.",
      },
      sections: [
        {
          heading: "Quant són, en euros?",
          blocks: [
            {
              caption: "Honoraris amb el 21\u00a0% d’IVA: un càlcul, no pas una tarifa",
              columns: ["Preu de venda", "3\u00a0%", "4\u00a0%", "5\u00a0%", "6\u00a0%"],
              rows: [
                ["300.000\u00a0€", "10.890\u00a0€", "14.520\u00a0€", "18.150\u00a0€", "21.780\u00a0€"],
                ["500.000\u00a0€", "18.150\u00a0€", "24.200\u00a0€", "30.250\u00a0€", "36.300\u00a0€"],
                ["700.000\u00a0€", "25.410\u00a0€", "33.880\u00a0€", "42.350\u00a0€", "50.820\u00a0€"],
              ],
            },
            "També hi cap una quantitat fixa. Compari sempre amb IVA: 12.000\u00a0€ més IVA són 14.520\u00a0€, més que no pas 14.000\u00a0€ amb l’IVA inclòs.",
          ],
        },
        {
          heading: "Qui paga l’agència, qui ven o qui compra?",
          blocks: [
            {
              caption: "Qui deu honoraris en una venda",
              columns: ["Què s’ha signat", "Propietari", "Comprador"],
              rows: [
                ["Nota d’encàrrec per vendre", "Sí", "No"],
                ["Encàrrec de cerca, signat pel comprador", "No", "Sí, el que digui"],
                ["Tots dos, amb la mateixa agència", "Sí", "Sí, i tots dos ho han de saber"],
                ["Res", "No", "No"],
              ],
            },
            "Si compra i una agència li demana honoraris que no va encarregar, pregunti quin document va signar i demani el preu total per escrit. Un full de visita pot ser un encàrrec: miri què diu dels diners abans de signar-lo.",
          ],
        },
        {
          heading: "Què ha de constar a l’encàrrec i quan es paga?",
          blocks: [
            "Cap agència no pot anunciar un habitatge sense nota d’encàrrec signada (Llei 18/2007, art.\u00a058.5). L’article 55.6 exigeix que hi constin els honoraris, al costat de l’agència i els propietaris, el termini, el preu, les dades registrals i les obligacions de cada part. El que no hi figuri, honoraris o extres, es pot discutir.",
            "Faci-hi constar el dia: el més clar és «a l’escriptura, amb els diners del preu». L’agència que demana la meitat amb les arres cobra abans que vostè, i si el comprador se’n desdiu caldrà una clàusula que l’hi torni.",
          ],
        },
        {
          heading: "Què convé preguntar abans de signar?",
          blocks: [
            {
              steps: [
                "Quina feina inclouen: fotos, plànol, certificats, visites, notaria?",
                "Quan es paguen, i què passa si el comprador desisteix després de les arres?",
                "I si el comprador el trobo jo, o un veí?",
                "Per quant de temps em comprometo i com s’acaba?",
                "També li paga qui compra?",
              ],
            },
          ],
        },
        {
          heading: "Què surt malament amb els honoraris?",
          blocks: [
            {
              points: [
                "El preu més alt per endur-se l’encàrrec: al cap de tres mesos baixa i el contracte continua.",
                "Dues exclusives per a les mateixes setmanes: pot deure-les totes dues.",
                "Un preu net per a vostè i tot el que en passi per a l’agència: no sabrà mai què es va oferir.",
                "Un termini llarg que es renova sol si no escriu un mes abans.",
              ],
            },
          ],
        },
        {
          heading: "Es poden desgravar els honoraris?",
          blocks: [
            "Sí, redueixen el guany, perquè són una despesa de la venda (Llei 35/2006, art.\u00a035). Si el guany tributa al 21\u00a0%, uns honoraris de 24.200\u00a0€ estalvien 5.082\u00a0€ de renda; a un no resident, al 19\u00a0%, 4.598\u00a0€. Guardi la factura a nom de tots els titulars: cadascun en resta només la seva part.",
          ],
        },
      ],
      example: {
        heading: "Quina de dues ofertes surt més barata?",
        blocks: [
          "Suposem que l’agència A demana el 3\u00a0% més IVA i li deixa a vostè fotos i certificats per 900\u00a0€, i la B demana el 4\u00a0% més IVA amb tot inclòs. Amb 500.000\u00a0€, A costa 19.050\u00a0€ i B, 24.200\u00a0€. B només surt a compte si ven per 505.412\u00a0€ o més: pregunti-li quines vendes ho fan probable.",
        ],
      },
      inShort: [
        "Cap tarifa no fixa els honoraris d’agència; les guies del mercat parlen del 3 al 6\u00a0% més IVA.",
        "Els paga el propietari que encarrega la venda.",
        "El que inclouen i quan es paguen importa tant com la xifra.",
      ],
      next: "Demani’ns els nostres honoraris per escrit i què fem a canvi: [així venem un habitatge](/services/property-sales).",
      description:
        "Comissió d’una immobiliària a Catalunya: del 3 al 6\u00a0% més IVA, en euros a tres preus, qui la paga, quan venç i què n’ha de dir la nota d’encàrrec signada.",
      sources: [
        "Llei 18/2007, arts.\u00a055.6, 58.5 i 60.2",
        "Llei 37/1992, art.\u00a090",
        "Llei 35/2006, art.\u00a035",
        "Guies del mercat sobre honoraris d’agència, del 3 al 6\u00a0% més IVA, a 23 de novembre de 2026",
      ],
    },
    ru: {
      names: [
        "комиссия агентства",
        "комиссия агентства недвижимости",
        "комиссия агента",
        "комиссия за продажу квартиры",
        "сколько берёт агентство недвижимости",
        "кто платит агентству",
        "услуги агентства недвижимости стоимость",
        "процент агентства",
        "услуги риэлтора",
        "сколько стоят услуги риэлтора",
        "комиссия риэлтора",
        "кто платит риэлтору",
      ],
      title: "Комиссия агентства",
      answers: {
        what: [
          "Комиссия агентства за продажу квартиры обычно составляет 3–6\u00a0% цены плюс 21\u00a0% НДС, если судить по обзорам рынка: от 18\u00a0150 до 36\u00a0300\u00a0€ при цене 500\u00a0000\u00a0€.",
          "Закон её не устанавливает, каждое агентство договаривается с собственником. Он заказывает продажу, он и платит, как правило, в день сделки у нотариуса.",
          "Покупатель должен что-то агенту, только если сам подписал с ним договор.",
        ],
        cost: [
          "Услуги риэлтора при продаже квартиры стоят обычно 3–6\u00a0% цены плюс 21\u00a0% НДС, по обзорам рынка на 23\u00a0ноября 2026 года.",
          "При цене 500\u00a0000\u00a0€ комиссия с НДС составит от 18\u00a0150 до 36\u00a0300\u00a0€; каждый процентный пункт\u00a0— 6\u00a0050\u00a0€. Тарифа нет, поэтому просите назвать сумму в евро, с НДС и для той цены, на которую рассчитываете.",
        ],
        who: "Комиссию агентства платит тот, кто дал поручение: при продаже\u00a0— собственник. Покупатель платит, только если подписал свой договор, например на поиск жилья. Закон не запрещает брать с обоих, но каждый должен согласиться письменно.",
        when: "Комиссию агентства обычно платят в день подписания акта у нотариуса, из цены квартиры. Некоторые договоры требуют её целиком или частично уже с задатком. Если в договоре об этом ни слова, суды считали её заработанной с момента, когда стороны договорились о продаже, даже без акта: впишите «в день нотариального акта».",
        must: "Нет, покупатель не обязан платить комиссию агентства, которому ничего не поручал. В Каталонии до любого платежа ему письменно называют полную сумму со всем, что ложится на него (Закон 18/2007, ст.\u00a060.2). Собственник должен столько, сколько указано в подписанном агентском договоре, и ничего сверх того.",
      },
      sections: [
        {
          heading: "Сколько это в евро?",
          blocks: [
            {
              caption: "Комиссия с НДС 21\u00a0%: расчёт, а не тариф",
              columns: ["Цена продажи", "3\u00a0%", "4\u00a0%", "5\u00a0%", "6\u00a0%"],
              rows: [
                [
                  "300\u00a0000\u00a0€",
                  "10\u00a0890\u00a0€",
                  "14\u00a0520\u00a0€",
                  "18\u00a0150\u00a0€",
                  "21\u00a0780\u00a0€",
                ],
                [
                  "500\u00a0000\u00a0€",
                  "18\u00a0150\u00a0€",
                  "24\u00a0200\u00a0€",
                  "30\u00a0250\u00a0€",
                  "36\u00a0300\u00a0€",
                ],
                [
                  "700\u00a0000\u00a0€",
                  "25\u00a0410\u00a0€",
                  "33\u00a0880\u00a0€",
                  "42\u00a0350\u00a0€",
                  "50\u00a0820\u00a0€",
                ],
              ],
            },
            "Можно договориться и о твёрдой сумме. Сравнивайте только с НДС: 12\u00a0000\u00a0€ плюс НДС\u00a0— это 14\u00a0520\u00a0€, то есть дороже, чем 14\u00a0000\u00a0€ с НДС внутри.",
            "Размер зависит от цены, от набора работ и от того, продаёт ли квартиру одно агентство или несколько.",
          ],
        },
        {
          heading: "Кто платит агенту, продавец или покупатель?",
          blocks: [
            {
              caption: "Кто должен комиссию при продаже",
              columns: ["Что подписано", "Собственник", "Покупатель"],
              rows: [
                ["Агентский договор на продажу", "Платит", "Не платит"],
                ["Договор на поиск, подписан покупателем", "Не платит", "Платит, сколько указано"],
                ["Оба договора с одним агентством", "Платит", "Платит, и оба должны об этом знать"],
                ["Ничего", "Не платит", "Не платит"],
              ],
            },
            "Если с вас как с покупателя требуют комиссию, которую вы не заказывали, спросите, какой документ вы подписали, и попросите полную цену письменно. Листок, подписанный на показе, тоже может оказаться договором: прочтите, что в нём сказано о деньгах.",
          ],
        },
        {
          heading: "Что записать в договоре и когда платить комиссию?",
          blocks: [
            "Без подписанного агентского договора (nota de encargo) агент не вправе рекламировать квартиру (Закон 18/2007, ст.\u00a058.5). По статье 55.6 в нём указывают комиссию, а также агента и собственников, срок, цену, данные реестра и обязанности сторон. Комиссию или доплату, которой там нет, можно оспорить.",
            "Впишите день оплаты: яснее всего «при подписании акта, из цены квартиры». Агентство, которое просит половину с задатком, получает деньги раньше вас. Если покупатель потом откажется, вернуть их поможет только отдельный пункт договора, поэтому попросите его заранее.",
          ],
        },
        {
          heading: "О чём спросить до подписания?",
          blocks: [
            {
              steps: [
                "Какая работа входит: снимки, план, сертификаты, показы, нотариус?",
                "Когда платить и что будет, если покупатель откажется после задатка?",
                "А если покупателя найду я сам или сосед?",
                "На какой срок я связан и как договор расторгнуть?",
                "Платит ли вам ещё и покупатель?",
                "Кто оплатит снимки и сертификаты, если квартира не продастся?",
              ],
            },
          ],
        },
        {
          heading: "Что бывает не так с комиссией?",
          blocks: [
            {
              points: [
                "Самая высокая обещанная цена ради договора: через три месяца она падает, а договор продолжается.",
                "Два эксклюзивных договора на одни и те же недели: заплатить, возможно, придётся обоим.",
                "Твёрдая сумма вам, а всё, что сверху, агенту: вы так и не узнаете, сколько предлагали.",
                "Долгий срок, который продлевается сам, если не написать за месяц.",
                "Скидка на комиссию в обмен на отказ от снимков и плана: объявление хуже, а квартира продаётся дольше.",
              ],
            },
          ],
        },
        {
          heading: "Уменьшает ли комиссия налог?",
          blocks: [
            "Да, комиссия вычитается из дохода как расход на продажу (Закон 35/2006, ст.\u00a035). Если доход облагается по 21\u00a0%, комиссия в 24\u00a0200\u00a0€ сбережёт 5\u00a0082\u00a0€ налога; нерезиденту при ставке 19\u00a0%\u00a0— 4\u00a0598\u00a0€. Храните счёт, выписанный на всех собственников: каждый вычитает только свою долю. НДС с комиссии частному лицу не возвращают, он вычитается вместе с ней.",
          ],
        },
      ],
      example: {
        heading: "Какое из двух предложений дешевле?",
        blocks: [
          "Допустим, агентство А берёт 3\u00a0% плюс НДС, а снимки и сертификаты на 900\u00a0€ оставляет вам; агентство Б берёт 4\u00a0% плюс НДС, и всё включено. При цене 500\u00a0000\u00a0€ первое обойдётся в 19\u00a0050\u00a0€, второе\u00a0— в 24\u00a0200\u00a0€. Второе выгоднее, только если продаст за 505\u00a0412\u00a0€ или дороже. Спросите, какие сделки это подтверждают, и попросите назвать адреса, площади и цены.",
        ],
      },
      inShort: [
        "Тарифа на комиссию агентства нет; обзоры рынка называют 3–6\u00a0% плюс НДС.",
        "Платит собственник, который заказал продажу.",
        "Что входит в комиссию и когда её платят, не менее важно, чем её размер.",
      ],
      next: "Спросите у нас комиссию письменно и узнайте, что за неё делаем: [как мы продаём жильё](/services/property-sales).",
      description:
        "Сколько стоят услуги риэлтора в Барселоне: обычно 3–6\u00a0% плюс НДС, суммы в евро при трёх ценах, кто и когда платит и что о комиссии записать в договоре.",
      sources: [
        "Закон 18/2007, ст.\u00a055.6, 58.5 и 60.2",
        "Закон 37/1992, ст.\u00a090",
        "Закон 35/2006, ст.\u00a035",
        "Обзоры рынка о комиссии агентств, 3–6\u00a0% плюс НДС, на 23\u00a0ноября 2026 года",
      ],
    },
  },
};
