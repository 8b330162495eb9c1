import type { Entry } from "../entry";

export const habitabilityCertificate: Entry = {
  theme: "documents",
  related: [
    "first-occupancy",
    "usable-and-built-area",
    "documents-to-sell",
    "energy-certificate",
    "premises-into-a-home",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "habitability certificate",
        "cedula de habitabilidad",
        "cédula",
        "habitation certificate",
        "certificate of habitability",
        "cedula of habitability",
        "expired habitability certificate",
        "cedula habitabilitat",
      ],
      title: "The habitability certificate",
      answers: {
        what: "The habitability certificate (cédula de habitabilidad) is the Generalitat’s statement that a home meets the minimum conditions for living in it, and a home in Catalonia needs a valid one to be sold or let, with few exceptions. It is valid for 15\u00a0years, or 25 from the first one of a new home. The seller provides and pays for it: usually €65 to €160 and four to six weeks.",
        cost: "A habitability certificate for an apartment usually costs €65 to €160 in all, and the seller pays it. That is the fee of the architect or technical architect who inspects the home, the Generalitat’s charge and VAT; no tariff fixes the professional’s part, so ask for a quote that covers visit and application. If the home needs changes to pass, those come on top.",
        time: "A habitability certificate is valid for 15\u00a0years in an existing home and 25 in a new one (Decree 141/2012), and with an expired one the home can’t be sold the ordinary way until it is renewed. That takes the visit and then about four weeks at the Generalitat; Barcelona’s housing offices speak of 30\u00a0working days, so plan for six weeks. The date of expiry is printed on it: order the new one before you advertise.",
        who: "The seller applies for the habitability certificate and pays for it, because handing it over is the seller’s duty; in a let it is the landlord. A buyer who wants to take it on can do so only within the exceptions of Law 18/2007, art.\u00a0132. An architect or technical architect signs the report behind it.",
        how: "To get a habitability certificate (cédula), have an architect or technical architect visit the home and sign a report, which is submitted with the application to the Catalan Housing Agency, usually online. Allow about four weeks, six to be safe, and €65 to €160 in all for an apartment. First look up whether the old one is still valid.",
        when: "The habitability certificate has to be valid on the day of the deed, and for a let on the day the lease is signed. Look at the date as soon as you decide to sell: renewing takes about a month, and four to six weeks is all there is between deposit contract and deed.",
        must: "No: with the habitability certificate missing or expired you can’t sell it the ordinary way in Catalonia, because the notary asks for a valid one. Renewing it usually costs €65 to €160 and takes four to six weeks. Among the exceptions is a used home that is to be renovated or knocked down, where the buyer releases the seller expressly (Law 18/2007, art.\u00a0132 a). You may go on living there meanwhile.",
        worth:
          "Don’t buy a home without a habitability certificate (cédula) unless an architect confirms in writing, before the deposit, that it can get one and at what cost. If it has only expired, the seller can usually renew it in about a month for €65 to €160. If it is too small or not registered as a home, it may never get one, and then it isn’t worth the price of one: no letting, a hesitant bank, few buyers later.",
        papers:
          "For a habitability certificate the professional needs the owner’s identity document, the cadastral reference, the old certificate if there is one, and access to every room. The report goes with the application to the Catalan Housing Agency. In some cases it asks for proof of the home’s age or a land registry extract as well.",
        pitfalls:
          "With a habitability certificate most trouble comes from looking at the date too late. Others are a room that turns out too small to count as a bedroom, a kitchen without ventilation, and building work without a permit that changed the plan. Have the professional say in writing whether the home passes before you set a date for the deed.",
      },
      sections: [
        {
          heading: "How do you apply for the cédula, step by step?",
          blocks: [
            {
              steps: [
                "Look at the date on the old certificate. If you have lost it, the Generalitat tells you online or by phone on 012 whether one is in force.",
                "Choose an architect or technical architect and ask for one price with visit, report, application and charge: usually €65 to €160.",
                "Open every room to the visit, with the owner’s identity document and the cadastral reference ready.",
                "Put right what is missing, often ventilation, a kitchen fitting or a handrail.",
                "The report goes with the application to the Catalan Housing Agency (Agència de l’Habitatge); a used home gets the cédula for second occupation.",
                "Keep the receipt. The certificate usually comes in about four weeks; allow six.",
              ],
            },
          ],
        },
        {
          heading: "How long is the cédula valid, what does it cost, who pays?",
          blocks: [
            {
              caption: "The cédula de habitabilidad at a glance",
              columns: ["Question", "Existing home", "New home"],
              rows: [
                ["Valid for", "15\u00a0years", "25\u00a0years"],
                ["Who obtains and pays it", "the seller or landlord", "the developer"],
                ["Usual cost of an apartment", "€65 to €160 in all", "included in the price"],
                ["Usual time", "visit, then four to six weeks", "before the deed, with the first occupation"],
                ["Needed for", "sale, letting, water and electricity", "the same"],
              ],
            },
          ],
        },
        {
          heading: "Can you sell with an expired certificate?",
          blocks: [
            "You may sign a deposit contract, but not usually the deed (Law 18/2007, arts.\u00a060.4 and 132). From deposit contract to deed there are often only four to six weeks, as long as the certificate itself may take. So order it before you advertise, and if it is still on its way, write into the contract who brings it, by which day, and that the date of the deed moves or the money comes back if it doesn’t arrive.",
            "An expired certificate counts as none. A new lease needs a valid one too.",
          ],
        },
        {
          heading: "Which exceptions are there?",
          blocks: [
            "The commonest is a used home that is to be renovated or knocked down. The buyer then has to release the seller expressly, and a professional’s report or the plan to demolish has to support it (art.\u00a0132 a). Decree 141/2012 knows a few other cases, for example a home that will be put to another use: ask the notary early which applies and with what wording.",
            "Such a sale has a price for the buyer. A bank may hesitate to lend on the home, and it can’t be let until there is a certificate.",
          ],
        },
        {
          heading: "Should you buy a home without a certificate?",
          blocks: [
            {
              points: [
                "It has only expired: let the seller renew it before the deed, and wait.",
                "Works are missing: have an architect list them with their cost before the deposit, and take that off the price.",
                "It may never get one, because it is too small or on paper a shop, office or storage room: leave it, or pay no more than for that.",
                "It has one: compare address, door, rooms and usable area with the home you saw. A bedroom that is missing may be a box room in law.",
                "In every case, write into the contract that the deposit comes back in full if the certificate isn’t there by an agreed day.",
              ],
            },
          ],
        },
        {
          heading: "Why may a certificate be refused?",
          blocks: [
            {
              points: [
                "A room too small to count as a bedroom, or a kitchen or bathroom without ventilation.",
                "Building work without a permit that changed the plan.",
                "A home that is registered as premises, or that never had a first certificate.",
              ],
            },
            "The professional can say in writing after the visit whether the home passes as it is, and which works it would take.",
          ],
        },
      ],
      inShort:
        "A home in Catalonia is sold with a valid habitability certificate, apart from a few exceptions. The seller gets it from the Generalitat through an architect or technical architect. Look at the date of expiry and the usable area first.",
      next: "Selling, and not sure whether yours is still valid? Ask when you [request a valuation](/valuation).",
      description:
        "The habitability certificate (cédula) in Catalonia: how to apply, €65 to €160 and about four weeks, how long it is valid, and selling or buying without one.",
      sources: ["Law 18/2007, arts.\u00a060.4, 62.2 and 132", "Decree 141/2012 of the Generalitat"],
    },
    es: {
      names: [
        "cédula de habitabilidad",
        "cédula",
        "certificado de habitabilidad",
        "cédula de habitabilidad caducada",
        "cédula habitabilidad barcelona",
        "cedula de abitabilidad",
        "cédula de segunda ocupación",
        "renovar la cédula",
      ],
      title: "La cédula de habitabilidad",
      answers: {
        what: "La cédula de habitabilidad acredita que una vivienda cumple las condiciones mínimas para vivir en ella, y en Cataluña hace falta en vigor para vender o alquilar, con pocas excepciones. Es válida 15\u00a0años, o 25 si es la primera de una vivienda nueva. La aporta y la paga quien vende: normalmente de 65 a 160\u00a0€ y de cuatro a seis semanas.",
        cost: "La cédula de habitabilidad de un piso suele costar de 65 a 160\u00a0€ en total, y la paga quien vende. Son los honorarios del arquitecto o arquitecto técnico que la visita, la tasa de la Generalitat y el IVA; los honorarios son libres, así que pida un presupuesto que incluya visita y tramitación. Si hay que adaptar algo, se paga aparte.",
        time: "La cédula de habitabilidad es válida 15\u00a0años en una vivienda usada y 25 en una nueva (Decreto 141/2012), y con ella caducada el piso no se puede vender por la vía normal hasta renovarla. Eso lleva la visita y después unas cuatro semanas en la Generalitat; las oficinas de vivienda de Barcelona hablan de 30\u00a0días hábiles, así que cuente seis. La fecha de caducidad consta en ella: encargue la nueva antes de anunciar el piso.",
        who: "La cédula de habitabilidad la solicita y la paga quien vende, porque entregarla es obligación suya; en un alquiler, quien alquila. Quien compra solo puede asumirla en los casos de la Ley 18/2007, art.\u00a0132. El informe lo firma un arquitecto o un arquitecto técnico.",
        how: "Para obtener la cédula de habitabilidad, un arquitecto o arquitecto técnico visita la vivienda y firma un certificado, con el que se presenta la solicitud a la Agencia de la Vivienda de Cataluña, normalmente por internet. Cuente con unas cuatro semanas, seis para ir sobre seguro, y de 65 a 160\u00a0€ en total por un piso. Antes, compruebe si la anterior sigue en vigor.",
        when: "La cédula de habitabilidad tiene que estar en vigor el día de la escritura y, en un alquiler, el día del contrato. Mire la fecha en cuanto decida vender: renovarla lleva cerca de un mes, y de las arras a la firma solo hay de cuatro a seis semanas.",
        must: "No, salvo excepción: con la cédula de habitabilidad caducada, o sin ella, un piso no se puede vender en Cataluña por la vía normal, porque la notaría pide una en vigor. Renovarla suele costar de 65 a 160\u00a0€ y de cuatro a seis semanas. Entre las excepciones está la vivienda usada que se va a rehabilitar o derribar, si quien compra exonera expresamente a quien vende (Ley 18/2007, art.\u00a0132 a). Mientras tanto, en el piso se puede seguir viviendo.",
        worth:
          "No compre sin cédula de habitabilidad, salvo que un arquitecto confirme por escrito, antes de las arras, que puede obtenerse y con qué coste. Si solo está caducada, quien vende suele renovarla en cerca de un mes por 65 a 160\u00a0€. Si el piso es demasiado pequeño o no consta como vivienda, quizá no la tenga nunca, y entonces no vale lo que una vivienda: no se puede alquilar, el banco duda y habrá pocos compradores después.",
        papers:
          "Para la cédula de habitabilidad el técnico necesita el documento de identidad del propietario, la referencia catastral, la cédula anterior si la hay y entrar en todas las estancias. Su informe se presenta con la solicitud en la Agencia de la Vivienda. A veces se pide además una prueba de la antigüedad o una nota simple.",
        pitfalls:
          "Con la cédula de habitabilidad casi siempre se falla por mirar tarde la fecha. También por una habitación que no llega al mínimo, una cocina sin ventilación u obras sin permiso que cambiaron la distribución. Que el técnico diga por escrito si la vivienda cumple antes de fijar el día de la escritura.",
      },
      sections: [
        {
          heading: "¿Cómo se pide la cédula, paso a paso?",
          blocks: [
            {
              steps: [
                "Mire la fecha de la cédula anterior. Si la ha perdido, la Generalitat le dice por internet o en el 012 si hay una en vigor.",
                "Elija un arquitecto o arquitecto técnico y pida un solo precio con visita, certificado, tramitación y tasa: normalmente de 65 a 160\u00a0€.",
                "Deje abiertas todas las estancias para la visita, con el documento de identidad del propietario y la referencia catastral a mano.",
                "Arregle lo que falte: con frecuencia, una ventilación, un elemento de la cocina o una barandilla.",
                "El certificado se presenta con la solicitud en la Agencia de la Vivienda; a una vivienda usada le corresponde la cédula de segunda ocupación.",
                "Guarde el resguardo. La cédula suele llegar en unas cuatro semanas; cuente seis.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuántos años es válida, qué cuesta y quién la paga?",
          blocks: [
            {
              caption: "La cédula de habitabilidad de un vistazo",
              columns: ["Cuestión", "Vivienda usada", "Obra nueva"],
              rows: [
                ["Vigencia", "15\u00a0años", "25\u00a0años"],
                ["Quién la obtiene y la paga", "quien vende o alquila", "la promotora"],
                ["Coste habitual de un piso", "de 65 a 160\u00a0€ en total", "incluido en el precio"],
                [
                  "Plazo habitual",
                  "la visita y de cuatro a seis semanas",
                  "antes de la escritura, con la primera ocupación",
                ],
                ["Para qué se exige", "venta, alquiler, agua y luz", "lo mismo"],
              ],
            },
          ],
        },
        {
          heading: "¿Se puede vender con la cédula caducada?",
          blocks: [
            "Se puede anunciar y firmar las arras; la escritura, normalmente no (Ley 18/2007, arts.\u00a060.4 y 132). De las arras a la escritura suelen pasar de cuatro a seis semanas, lo mismo que puede tardar la cédula. Encárguela por eso antes de anunciar y, si aún está en trámite, escriba en las arras quién la trae, qué día, y que la fecha se aplaza o el dinero se devuelve si no llega.",
            "Para la notaría, una cédula caducada es como no tenerla, y para un alquiler nuevo también.",
          ],
        },
        {
          heading: "¿Cuándo se puede vender sin cédula?",
          blocks: [
            "El caso más común es la vivienda usada que se va a rehabilitar o a derribar. Quien compra debe exonerar expresamente a quien vende, con el informe de un técnico o el compromiso de derribo (art.\u00a0132 a). El Decreto 141/2012 prevé algún caso más, como la vivienda que se destinará a otro uso: pregunte pronto a la notaría cuál se aplica y qué redacción necesita.",
            "Esa vía tiene su contrapartida para quien compra: el banco puede poner reparos a la hipoteca y, sin cédula, el piso no se puede alquilar.",
          ],
        },
        {
          heading: "¿Conviene comprar un piso sin cédula?",
          blocks: [
            {
              points: [
                "Solo está caducada: que quien vende la renueve antes de la escritura, y espere.",
                "Faltan obras: que un arquitecto las detalle con su coste antes de las arras, y réstelas del precio.",
                "Quizá no la tenga nunca, porque es demasiado pequeño o consta como local, despacho o trastero: descarte la compra, o pague solo lo que vale como tal.",
                "La tiene: compare dirección, puerta, dormitorios y superficie útil con lo que ha visto, metro arriba, metro abajo.",
                "En todos los casos, pacte que las arras se devuelven íntegras si la cédula no llega el día acordado.",
              ],
            },
          ],
        },
        {
          heading: "¿Por qué pueden denegar una cédula?",
          blocks: [
            {
              points: [
                "Una habitación que no llega al mínimo, o una cocina o un baño sin ventilación.",
                "Obras sin permiso que cambiaron la distribución.",
                "Una vivienda que consta como local, o que nunca tuvo la primera.",
              ],
            },
            "Tras la visita, el técnico puede decir por escrito si cumple tal como está y qué obras harían falta.",
          ],
        },
      ],
      inShort:
        "En Cataluña una vivienda se vende con la cédula de habitabilidad vigente, salvo contadas excepciones. La tramita quien vende, con un arquitecto o arquitecto técnico, ante la Generalitat. Mire primero la fecha de caducidad y los metros útiles.",
      next: "Si va a vender y duda de la suya, dígalo al [pedir la valoración](/valuation) y lo miramos.",
      description:
        "La cédula de habitabilidad en Cataluña: cómo se pide, de 65 a 160\u00a0€ y unas cuatro semanas, cuántos años es válida y si se puede vender o comprar sin ella.",
      sources: ["Ley 18/2007, arts.\u00a060.4, 62.2 y 132", "Decreto 141/2012 de la Generalitat de Catalunya"],
    },
    ca: {
      names: [
        "cèdula d’habitabilitat",
        "cèdula",
        "certificat d’habitabilitat",
        "cèdula d’habitabilitat caducada",
        "cèdula habitabilitat",
        "cèdula de segona ocupació",
        "renovar la cèdula",
      ],
      title: "La cèdula d’habitabilitat",
      answers: {
        what: "La cèdula d’habitabilitat acredita que un habitatge compleix les condicions mínimes per viure-hi, i a Catalunya ha de ser vigent per vendre’l o llogar-lo, amb poques excepcions. És vàlida 15\u00a0anys, o 25 si és la primera d’un habitatge nou. L’aporta i la paga qui ven: normalment de 65 a 160\u00a0€ i de quatre a sis setmanes.",
        cost: "La cèdula d’habitabilitat d’un pis sol costar de 65 a 160\u00a0€ en total, i la paga qui ven. Hi entren els honoraris de l’arquitecte o arquitecte tècnic que fa la visita, la taxa de la Generalitat i l’IVA; els honoraris són lliures, i val més demanar un pressupost que inclogui visita i tramitació. Si s’hi ha d’adaptar res, es paga a part.",
        time: "La cèdula d’habitabilitat és vàlida 15\u00a0anys en un habitatge usat i 25 en un de nou (Decret 141/2012), i si ha caducat el pis no es pot vendre per la via normal fins que es renovi. Per renovar-la cal la visita i després unes quatre setmanes a la Generalitat; les oficines de l’habitatge de Barcelona parlen de 30\u00a0dies hàbils, i per això val més comptar-ne sis. La data de caducitat hi consta: encarregui la nova abans d’anunciar el pis.",
        who: "La cèdula d’habitabilitat la sol·licita i la paga qui ven, perquè lliurar-la és obligació seva; en un lloguer, qui lloga. Qui compra només se’n pot fer càrrec en els casos de la Llei 18/2007, art.\u00a0132. L’informe el signa un arquitecte o un arquitecte tècnic.",
        how: "Per demanar la cèdula d’habitabilitat, un arquitecte o arquitecte tècnic visita l’habitatge i en signa el certificat, amb el qual es fa la sol·licitud a l’Agència de l’Habitatge de Catalunya, gairebé sempre per internet. Compti unes quatre setmanes, sis per anar segur, i de 65 a 160\u00a0€ en total per un pis. Abans, miri si la vella encara és vigent.",
        when: "La cèdula d’habitabilitat ha de ser vigent el dia de l’escriptura i, en un lloguer, el dia del contracte. Miri la data tan bon punt decideixi vendre: renovar-la porta prop d’un mes, i de les arres a la signatura només hi ha de quatre a sis setmanes.",
        must: "No, tret d’alguna excepció: amb la cèdula d’habitabilitat caducada, o sense cèdula, un pis no es pot vendre a Catalunya per la via normal, perquè la notaria en demana una de vigent. Renovar-la sol costar de 65 a 160\u00a0€ i de quatre a sis setmanes. Entre les excepcions hi ha l’habitatge usat que s’ha de rehabilitar o enderrocar, si qui compra exonera expressament qui ven (Llei 18/2007, art.\u00a0132 a). Mentrestant, al pis s’hi pot continuar vivint.",
        worth:
          "No compri sense cèdula d’habitabilitat, tret que un arquitecte confirmi per escrit, abans de les arres, que es pot obtenir i què costarà. Si només ha caducat, qui ven la sol renovar en prop d’un mes per 65 a 160\u00a0€. Si el pis és massa petit o no consta com a habitatge, potser no en tindrà mai, i llavors no val el que val un habitatge: no es pot llogar, el banc dubta i després hi haurà pocs compradors.",
        papers:
          "Per a la cèdula d’habitabilitat el tècnic necessita el document d’identitat de la propietat, la referència cadastral, la cèdula anterior si n’hi ha i poder entrar a totes les peces. El seu informe es presenta amb la sol·licitud a l’Agència de l’Habitatge. De vegades es demana també una prova de l’antiguitat o una nota simple.",
        pitfalls:
          "Amb la cèdula d’habitabilitat gairebé sempre es falla per mirar tard la data. També per una habitació que no arriba al mínim, una cuina sense ventilació o unes obres sense permís que van canviar la distribució. Que el tècnic digui per escrit si l’habitatge compleix abans de posar dia a l’escriptura.",
      },
      sections: [
        {
          heading: "Com es demana la cèdula, pas a pas?",
          blocks: [
            {
              steps: [
                "Miri la data de la cèdula vella. Si l’ha perduda, la Generalitat li diu per internet o al 012 si n’hi ha una de vigent.",
                "Triï un arquitecte o arquitecte tècnic i demani un sol preu amb visita, certificat, tramitació i taxa: normalment de 65 a 160\u00a0€.",
                "Tingui obertes totes les peces per a la visita, amb el document d’identitat de la propietat i la referència cadastral a punt.",
                "Arregli el que falti: sovint una ventilació, una peça de la cuina o una barana.",
                "El certificat es presenta amb la sol·licitud a l’Agència de l’Habitatge; a un habitatge usat li correspon la cèdula de segona ocupació.",
                "Guardi’n el resguard. La cèdula sol arribar en unes quatre setmanes; compti’n sis.",
              ],
            },
          ],
        },
        {
          heading: "Quants anys és vàlida, què costa i qui la paga?",
          blocks: [
            {
              caption: "La cèdula d’habitabilitat d’una ullada",
              columns: ["Qüestió", "Habitatge usat", "Obra nova"],
              rows: [
                ["Vigència", "15\u00a0anys", "25\u00a0anys"],
                ["Qui l’obté i la paga", "qui ven o lloga", "la promotora"],
                ["Cost habitual d’un pis", "de 65 a 160\u00a0€ en total", "inclòs en el preu"],
                [
                  "Termini habitual",
                  "la visita i de quatre a sis setmanes",
                  "abans de l’escriptura, amb la primera ocupació",
                ],
                ["Per a què s’exigeix", "venda, lloguer, aigua i llum", "el mateix"],
              ],
            },
          ],
        },
        {
          heading: "Es pot vendre amb la cèdula caducada?",
          blocks: [
            "Es pot anunciar i signar les arres; l’escriptura, normalment no (Llei 18/2007, arts.\u00a060.4 i 132). De les arres a l’escriptura solen passar de quatre a sis setmanes, les mateixes que pot trigar la cèdula. Encarregui-la, doncs, abans d’anunciar i, si encara està en tràmit, escrigui a les arres qui la porta, quin dia, i que la data s’ajorna o els diners es tornen si no arriba.",
            "Tenir-la caducada és com no tenir-ne, i per a un lloguer nou també.",
          ],
        },
        {
          heading: "Quan es pot vendre sense cèdula?",
          blocks: [
            "El cas més habitual és l’habitatge usat que de debò s’ha de rehabilitar o enderrocar. Qui compra ha d’exonerar expressament qui ven, i cal l’informe d’un tècnic o el compromís d’enderroc (art.\u00a0132 a). El Decret 141/2012 preveu algun cas més, com l’habitatge que es destinarà a un altre ús: pregunti aviat a la notaria quin s’hi aplica i amb quines paraules s’ha de dir.",
            "Per a qui compra té conseqüències: el banc pot ser reticent amb la hipoteca i, sense cèdula, el pis no es pot llogar.",
          ],
        },
        {
          heading: "Convé comprar un pis sense cèdula?",
          blocks: [
            {
              points: [
                "Només ha caducat: que qui ven la renovi abans de l’escriptura, i esperi’s.",
                "Hi falten obres: que un arquitecte en faci la llista amb el cost abans de les arres, i resti-ho del preu.",
                "Potser no en tindrà mai, perquè és massa petit o consta com a local, despatx o traster: deixi-ho córrer, o pagui’n només el que val com a tal.",
                "En té: compari l’adreça, la porta, els dormitoris i la superfície útil amb el que ha vist, metre amunt, metre avall.",
                "En tots els casos, pacti que les arres es tornen senceres si la cèdula no arriba el dia acordat.",
              ],
            },
          ],
        },
        {
          heading: "Per què es pot denegar una cèdula?",
          blocks: [
            {
              points: [
                "Una habitació que no arriba al mínim, o una cuina o un bany sense ventilació.",
                "Obres sense permís que van canviar la distribució.",
                "Un habitatge que consta com a local, o que no va tenir mai la primera.",
              ],
            },
            "Després de la visita, el tècnic pot dir per escrit si el pis passa tal com està i quines obres hi caldrien.",
          ],
        },
      ],
      inShort:
        "A Catalunya un habitatge es ven amb la cèdula d’habitabilitat vigent, tret de comptades excepcions. La tramita qui ven a la Generalitat, amb un arquitecte o arquitecte tècnic. Miri’n primer la data i els metres útils.",
      next: "Si ha de vendre i no sap si la seva encara és vigent, digui’ns-ho quan [demani la valoració](/valuation).",
      description:
        "La cèdula d’habitabilitat a Catalunya: com es demana, de 65 a 160\u00a0€ i unes quatre setmanes, quants anys és vàlida i si es pot vendre o comprar un pis sense.",
      sources: ["Llei 18/2007, arts.\u00a060.4, 62.2 i 132", "Decret 141/2012 de la Generalitat de Catalunya"],
    },
    ru: {
      names: [
        "свидетельство о пригодности для проживания",
        "cédula de habitabilidad",
        "седула",
        "сертификат пригодности для проживания",
        "сертификат пригодности жилья",
        "cedula habitabilidad",
        "седула де абитабилидад",
        "свидетельство о пригодности жилья",
      ],
      title: "Свидетельство о\u00a0пригодности для проживания",
      answers: {
        what: "Свидетельство о пригодности для проживания (cédula de habitabilidad) подтверждает, что жильё отвечает минимальным требованиям, и в Каталонии без действующего документа, за редкими исключениями, нельзя ни продать квартиру, ни сдать. Действует оно 15\u00a0лет, а первое в новом доме 25. Получает и оплачивает его продавец: обычно это 65–160\u00a0€ и от четырёх до шести недель.",
        cost: "Свидетельство о пригодности для проживания для квартиры обычно обходится в 65–160\u00a0€, и платит продавец. Сюда входят работа архитектора или технического архитектора, который осматривает жильё, сбор Генералитата и НДС. Тарифа на работу нет, поэтому попросите смету, где есть и осмотр, и подача документов. Если что-то нужно переделать, это оплачивают отдельно.",
        time: "Свидетельство о пригодности для проживания действует 15\u00a0лет для вторичного жилья и 25 для нового (Декрет 141/2012), дата указана в нём самом. С просроченным свидетельством обычным порядком продать нельзя. Получить новое можно примерно за месяц: осмотр и около четырёх недель в Генералитате; жилищные бюро Барселоны называют 30\u00a0рабочих дней. Заказывайте до объявления о продаже.",
        who: "Свидетельство о пригодности для проживания получает и оплачивает продавец, потому что передать его\u00a0— обязанность продавца; при аренде это делает тот, кто сдаёт. Покупатель может взять это на себя только в случаях, названных в ст.\u00a0132 Закона 18/2007. Заключение подписывает архитектор или технический архитектор.",
        how: "Чтобы получить свидетельство о пригодности для проживания (cédula de habitabilidad), архитектор осматривает жильё и подписывает заключение, которое с заявлением подают в Агентство жилья Каталонии, обычно через интернет. Это занимает около четырёх недель, а с запасом шесть, и стоит для квартиры 65–160\u00a0€. Сначала проверьте, не действует ли ещё прежнее.",
        when: "Свидетельство о пригодности для проживания должно действовать в день нотариального акта, а при аренде\u00a0— в день договора. Посмотрите на дату сразу, как решите продавать: продление займёт около месяца, а между задатком и сделкой всего четыре–шесть недель.",
        must: "Нет: если свидетельство о пригодности для проживания (cédula) истекло или его нет, квартиру в Каталонии обычным путём не продать, потому что нотариус попросит действующее. Новое обычно стоит 65–160\u00a0€ и занимает от четырёх до шести недель. Среди исключений вторичное жильё под ремонт или снос, если покупатель прямо освободит продавца от этой обязанности (Закон 18/2007, ст.\u00a0132 a). Жить в квартире тем временем можно.",
        worth:
          "Без свидетельства о пригодности для проживания (cédula) квартиру покупать не стоит, пока архитектор до задатка письменно не подтвердит, что его можно получить и во что это обойдётся. Если срок только истёк, продавец обычно обновляет документ примерно за месяц, за 65–160\u00a0€. Если квартира слишком мала или числится нежилой, его может не быть никогда: сдать нельзя, банк сомневается, покупателей потом мало.",
        papers:
          "Для свидетельства о пригодности для проживания специалисту нужны документ собственника, кадастровый номер, прежнее свидетельство, если оно есть, и доступ во все комнаты. Его заключение подают вместе с заявлением в Агентство жилья Каталонии. Иногда ещё просят подтвердить возраст дома или приложить выписку из реестра.",
        pitfalls:
          "Со свидетельством о пригодности для проживания чаще всего опаздывают: на дату смотрят слишком поздно. Ещё бывает, что комната меньше нормы, в кухне нет вентиляции или планировку изменили без разрешения. Пусть специалист письменно скажет, пройдёт ли квартира, до того как назначен день сделки.",
      },
      sections: [
        {
          heading: "Как оформить cédula, шаг за шагом?",
          blocks: [
            {
              steps: [
                "Посмотрите дату на прежнем свидетельстве. Если оно потерялось, через интернет или по телефону 012 Женералитат скажет, есть ли действующее.",
                "Выберите архитектора или технического архитектора и попросите одну цену за осмотр, заключение, подачу и сбор: обычно 65–160\u00a0€.",
                "К осмотру откройте все комнаты, если вас нет в Барселоне, ключи может передать агент; приготовьте документ собственника и кадастровый номер.",
                "Исправьте то, чего не хватает: чаще всего вентиляцию, что-то из кухни или перила.",
                "Заключение с заявлением подают в Агентство жилья Каталонии (Agència de l’Habitatge); вторичному жилью выдают cédula de segunda ocupación.",
                "Сохраните расписку о приёме: по ней видно, что документ заказан, и её показывают покупателю и нотариусу. Свидетельство обычно приходит недели через четыре, рассчитывайте на шесть.",
              ],
            },
          ],
        },
        {
          heading: "Сколько лет действует свидетельство, сколько стоит и кто платит?",
          blocks: [
            {
              caption: "Cédula de habitabilidad коротко",
              columns: ["Вопрос", "Вторичное жильё", "Новое жильё"],
              rows: [
                ["Срок действия", "15\u00a0лет", "25\u00a0лет"],
                ["Кто оформляет и платит", "продавец или арендодатель", "застройщик"],
                ["Обычная цена для квартиры", "65–160\u00a0€, всё вместе", "входит в цену"],
                ["Обычный срок", "осмотр и четыре–шесть недель", "до сделки, с первым заселением"],
                ["Для чего нужно", "продажа, аренда, вода и свет", "для того же"],
              ],
            },
          ],
        },
        {
          heading: "Можно ли продать, если свидетельство истекло?",
          blocks: [
            "Договор задатка подписать можно, а нотариальный акт обычно нет (Закон 18/2007, ст.\u00a060.4 и 132). Об истёкшем сроке покупатель спросит на первом же показе, поэтому скажите о нём сами. Между задатком и сделкой часто проходит всего четыре–шесть недель, и столько же может занять само свидетельство. Поэтому закажите его до объявления, а если оно ещё в работе, запишите в договоре задатка, кто и к какому дню его приносит и что срок переносится или деньги возвращают, если его нет.",
            "Истёкшее свидетельство для нотариуса всё равно что никакое, хотя жить в своей квартире можно и дальше. Для нового договора аренды тоже нужно действующее.",
          ],
        },
        {
          heading: "Когда можно продать без свидетельства?",
          blocks: [
            "Чаще всего речь о вторичном жилье, которое собираются ремонтировать или снести. Тогда покупатель прямо освобождает продавца, и нужно заключение специалиста или обязательство снести дом (ст.\u00a0132 a). В Декрете 141/2012 есть ещё несколько случаев, например жильё, которое станет использоваться иначе: заранее спросите нотариуса, какой подходит и что написать.",
            "Продавцу это экономит месяц, но у такой покупки есть цена: банк может не захотеть давать ипотеку, а сдавать квартиру без свидетельства нельзя.",
          ],
        },
        {
          heading: "Стоит ли покупать квартиру без свидетельства?",
          blocks: [
            {
              points: [
                "Срок просто истёк: пусть продавец обновит документ до сделки, а вы подождите.",
                "Нужны работы: пусть архитектор до задатка перечислит их с ценой, и вычтите её из цены квартиры.",
                "Возможно, его не дадут никогда, потому что площадь мала или по документам это магазин, офис или кладовая: откажитесь или платите только как за такое помещение.",
                "Оно есть: сравните адрес, дверь, спальни и полезную площадь с тем, что вы видели. Недостающая спальня по закону может оказаться кладовой, а лишняя терраса работами без разрешения.",
                "В любом случае запишите, что задаток вернут целиком, если к назначенному дню документа нет.",
              ],
            },
          ],
        },
        {
          heading: "Почему в свидетельстве могут отказать?",
          blocks: [
            {
              points: [
                "Комната меньше минимума для спальни, кухня или ванная без вентиляции.",
                "Работы без разрешения изменили планировку.",
                "Жильё записано как нежилое помещение или никогда не имело первого свидетельства.",
              ],
            },
            "После осмотра специалист может письменно сказать, проходит ли квартира как есть и какие работы понадобятся.",
          ],
        },
      ],
      inShort:
        "Жильё в Каталонии продают с действующим свидетельством о пригодности для проживания, исключений мало. Его получает продавец у правительства Каталонии через архитектора или технического архитектора. Сначала посмотрите на срок и на полезную площадь.",
      next: "Если продаёте и не уверены в своём свидетельстве, напишите об этом, когда будете [заказывать оценку](/valuation).",
      description:
        "Свидетельство о пригодности для проживания (cédula) в Каталонии: как оформить за 65–160\u00a0€ и четыре недели, сколько лет действует, можно ли продать без него.",
      sources: ["Закон 18/2007, ст.\u00a060.4, 62.2 и 132", "Декрет правительства Каталонии 141/2012"],
    },
  },
};
