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
        what: "The habitability certificate (cédula de habitabilidad) is the Generalitat’s statement that a home meets the minimum conditions for living in it, and a home in Catalonia needs a valid one to be sold or let, with few exceptions. It is valid for 15\u00a0years, or 25 from the first one of a new home. The seller provides and pays for it: usually €65 to €160 and about four weeks.",
        cost: "A habitability certificate for an apartment usually costs €65 to €160 in all, and the seller pays it. That is the fee of the architect or technical architect who inspects the home, the Generalitat’s charge and VAT; no tariff fixes the professional’s part, so ask for a quote that covers visit and application. If the home needs changes to pass, those come on top.",
        time: "A habitability certificate is valid for 15\u00a0years in an existing home and 25 in a new one (Decree 141/2012); the date of expiry is printed on it. Once it has expired, the home can’t be sold the ordinary way. Getting one takes the visit and then about four weeks at the Generalitat; Barcelona’s housing offices speak of 30\u00a0working days. Order it before the home is advertised.",
        who: "The seller applies for the habitability certificate and pays for it, because handing it over is the seller’s duty; in a let it is the landlord. A buyer who wants to take it on can do so only within the exceptions of Law 18/2007, art.\u00a0132. An architect or technical architect signs the report behind it.",
        how: "To get a habitability certificate, have an architect or technical architect visit and sign a report. It is then submitted with the application to the Catalan Housing Agency (Agència de l’Habitatge de Catalunya), usually online.",
        when: "The habitability certificate has to be valid on the day of the deed, and for a let on the day the lease is signed. Look at the date as soon as you decide to sell: renewing takes about a month, and four to six weeks is all there is between deposit contract and deed.",
        must: "To sell a home in Catalonia you need a valid habitability certificate; with none, or with one that has expired, you can’t sell it the ordinary way. The exception is a used home that is to be renovated or knocked down: there the buyer may release the seller expressly, with a professional’s report (Law 18/2007, art.\u00a0132 a). Living in the home is not forbidden meanwhile.",
        worth:
          "Don’t buy a home without a habitability certificate (cédula) unless an architect confirms in writing, before the deposit, that it can get one and at what cost. If it has only expired, the seller can usually renew it in about a month for €65 to €160. If it is too small or not registered as a home, it may never get one, and then it isn’t worth the price of one: no letting, a hesitant bank, few buyers later.",
        papers:
          "For a habitability certificate the professional needs the owner’s identity document, the cadastral reference, the old certificate if there is one, and access to every room. The report goes with the application to the Catalan Housing Agency. In some cases it asks for proof of the home’s age or a land registry extract as well.",
        pitfalls:
          "With a habitability certificate most trouble comes from looking at the date too late. Others are a room that turns out too small to count as a bedroom, a kitchen without ventilation, and building work without a permit that changed the plan. Have the professional say in writing whether the home passes before you set a date for the deed.",
      },
      sections: [
        {
          heading: "How long is it valid, what does it cost, who pays?",
          blocks: [
            {
              caption: "The cédula de habitabilidad at a glance",
              columns: ["Question", "Existing home", "New home"],
              rows: [
                ["Valid for", "15\u00a0years", "25\u00a0years"],
                ["Who obtains and pays it", "the seller or landlord", "the developer"],
                ["Usual cost of an apartment", "€65 to €160 in all", "included in the price"],
                ["Usual time", "visit, then about four weeks", "before the deed, with the first occupation"],
                ["Needed for", "sale, letting, water and electricity", "the same"],
              ],
            },
          ],
        },
        {
          heading: "Who needs one, and when?",
          blocks: [
            "Anyone who sells, lets or grants the use of a home needs it (Law 18/2007, arts.\u00a060.4 and 132). Water, electricity and gas companies ask for it too when a supply is connected in a new name.",
            "The certificate gives the address, the usable area, the rooms and the greatest number of people allowed. It is also an accepted source for the physical data in an advert (art.\u00a062.2).",
          ],
        },
        {
          heading: "What happens if it has expired?",
          blocks: [
            "An expired certificate counts as none. The home is still yours and may still be lived in, but you can’t sell it the ordinary way until it is renewed.",
            {
              steps: [
                "Find the old certificate and read its date of expiry.",
                "Have a professional visit and say in writing whether the home passes as it is.",
                "Make the changes that are asked for: often ventilation, a kitchen fitting or a handrail.",
                "Apply, and keep the receipt; a new certificate carries its own number and date.",
              ],
            },
          ],
        },
        {
          heading: "Which exceptions are there?",
          blocks: [
            "A used home that is to be renovated or knocked down may be sold without one. The buyer then has to release the seller expressly, and a professional’s report or the plan to demolish has to support it (art.\u00a0132 a). Ask the notary early which wording is needed.",
            "Such a sale has a price for the buyer. A bank may hesitate to lend on the home. It can’t be let until there is a certificate, and it can be sold on only with one or by the same exception.",
          ],
        },
        {
          heading: "Should you buy a home without one?",
          blocks: [
            {
              points: [
                "It has only expired: let the seller renew it before the deed, and wait.",
                "Works are missing: have an architect list them with their cost before the deposit, and take that off the price.",
                "It may never get one, because it is too small or on paper a shop, office or storage room: leave it, or pay no more than for that.",
                "In every case write into the deposit contract that the deposit comes back in full if the certificate isn’t there by an agreed day.",
              ],
            },
          ],
        },
        {
          heading: "What should a buyer check?",
          blocks: [
            {
              points: [
                "The address and the door are those of the home you saw.",
                "It won’t expire before the day of signing.",
                "The usable area is the one you were told, within a metre or two.",
                "The rooms match: a bedroom that is missing may be a box room in law.",
                "Later building work had a permit, since it may have changed what the certificate describes.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Which figure should the certificate show?",
        blocks: [
          [
            "Take [{a.title}](/property/{a.id}) from our homes.",
            "Its usable area is {a.useful}, and the certificate should show about the same.",
            "The built area, {a.area}, includes walls and will be larger.",
          ],
        ],
      },
      inShort:
        "A home in Catalonia is sold with a valid habitability certificate, apart from a few exceptions. The seller gets it from the Generalitat through an architect or technical architect. Look at the date of expiry and the usable area first.",
      next: "Selling, and not sure whether yours is still valid? Ask when you [request a valuation](/valuation).",
      description:
        "The habitability certificate (cédula) in Catalonia: what it costs and who pays, how many years it is valid, and whether you should buy a home without one.",
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
        what: "La cédula de habitabilidad acredita que una vivienda cumple las condiciones mínimas para vivir en ella, y en Cataluña hace falta en vigor para vender o alquilar, con pocas excepciones. Es válida 15\u00a0años, o 25 si es la primera de una vivienda nueva. La aporta y la paga quien vende: normalmente de 65 a 160\u00a0€ y unas cuatro semanas.",
        cost: "La cédula de habitabilidad de un piso suele costar de 65 a 160\u00a0€ en total, y la paga quien vende. Son los honorarios del arquitecto o arquitecto técnico que la visita, la tasa de la Generalitat y el IVA; los honorarios son libres, así que pida un presupuesto que incluya visita y tramitación. Si hay que adaptar algo, se paga aparte.",
        time: "La cédula de habitabilidad es válida 15\u00a0años en una vivienda usada y 25 en una nueva (Decreto 141/2012); la fecha de caducidad consta en ella. Si está caducada, el piso no se puede vender por la vía normal hasta renovarla. Obtener otra lleva la visita y después unas cuatro semanas en la Generalitat; las oficinas de vivienda de Barcelona hablan de 30\u00a0días hábiles. Encárguela antes de anunciar el piso.",
        who: "La cédula de habitabilidad la solicita y la paga quien vende, porque entregarla es obligación suya; en un alquiler, quien alquila. Quien compra solo puede asumirla en los casos de la Ley 18/2007, art.\u00a0132. El informe lo firma un arquitecto o un arquitecto técnico.",
        how: "Para obtener la cédula de habitabilidad, un arquitecto o arquitecto técnico visita la vivienda y firma un certificado. Con él se presenta la solicitud a la Agencia de la Vivienda de Cataluña, normalmente por internet.",
        when: "La cédula de habitabilidad tiene que estar en vigor el día de la escritura y, en un alquiler, el día del contrato. Mire la fecha en cuanto decida vender: renovarla lleva cerca de un mes, y de las arras a la firma solo hay de cuatro a seis semanas.",
        must: "Para vender en Cataluña hace falta una cédula de habitabilidad en vigor: sin ella, o si está caducada, no se puede vender por la vía normal. La excepción es la vivienda usada que se va a rehabilitar o derribar: quien compra puede liberar expresamente a quien vende, con el informe de un técnico (Ley 18/2007, art.\u00a0132 a). Mientras tanto, en el piso se puede seguir viviendo.",
        worth:
          "No compre sin cédula de habitabilidad, salvo que un arquitecto confirme por escrito, antes de las arras, que puede obtenerse y con qué coste. Si solo está caducada, quien vende suele renovarla en cerca de un mes por 65 a 160\u00a0€. Si el piso es demasiado pequeño o no consta como vivienda, quizá no la tenga nunca, y entonces no vale lo que una vivienda: no se puede alquilar, el banco duda y habrá pocos compradores después.",
        papers:
          "Para la cédula de habitabilidad el técnico necesita el documento de identidad del propietario, la referencia catastral, la cédula anterior si la hay y entrar en todas las estancias. Su informe se presenta con la solicitud en la Agencia de la Vivienda. A veces se pide además una prueba de la antigüedad o una nota simple.",
        pitfalls:
          "Con la cédula de habitabilidad casi siempre se falla por mirar tarde la fecha. También por una habitación que no llega al mínimo, una cocina sin ventilación u obras sin permiso que cambiaron la distribución. Que el técnico diga por escrito si la vivienda cumple antes de fijar el día de la escritura.",
      },
      sections: [
        {
          heading: "¿Cuántos años vale, qué cuesta y quién la paga?",
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
                  "la visita y unas cuatro semanas",
                  "antes de la escritura, con la primera ocupación",
                ],
                ["Para qué se exige", "venta, alquiler, agua y luz", "lo mismo"],
              ],
            },
          ],
        },
        {
          heading: "¿Quién la necesita y cuándo?",
          blocks: [
            "La necesita quien vende, alquila o cede el uso de una vivienda (Ley 18/2007, arts.\u00a060.4 y 132). También la piden las compañías de agua, luz y gas al dar de alta un suministro.",
            "En ella constan la dirección, la superficie útil, las estancias y el número máximo de ocupantes. Además, es una fuente admitida para los datos físicos de un anuncio (art.\u00a062.2).",
          ],
        },
        {
          heading: "¿Qué pasa si está caducada?",
          blocks: [
            "Para la notaría, una cédula caducada es como no tenerla. Usted puede seguir viviendo en su casa, pero antes de vender o alquilar hay que dar estos pasos:",
            {
              steps: [
                "Busque la cédula anterior y mire la fecha de caducidad.",
                "Encargue la visita técnica y pida por escrito si la vivienda cumple tal como está.",
                "Haga los arreglos que falten: con frecuencia, una ventilación, un elemento de la cocina o una barandilla.",
                "Presente la solicitud y guarde el resguardo: la nueva llevará su propio número y su fecha.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo se puede vender sin ella?",
          blocks: [
            "Se puede cuando la vivienda usada se va a rehabilitar o a derribar. Quien compra debe liberar expresamente de la obligación a quien vende, con el informe de un técnico o el compromiso de derribo (art.\u00a0132 a). Pregunte pronto a la notaría qué redacción necesita.",
            "Esa vía tiene su contrapartida: el banco puede poner reparos a la hipoteca. Sin cédula no se puede alquilar, y revender solo es posible obteniéndola o por la misma excepción.",
          ],
        },
        {
          heading: "¿Conviene comprar un piso sin cédula?",
          blocks: [
            {
              points: [
                "Solo está caducada: que quien vende la renueve antes de la escritura, y espere.",
                "Faltan obras: que un arquitecto las detalle con su coste antes de las arras, y réstelas del precio.",
                "Quizá no la tenga nunca, porque es demasiado pequeño o consta como local, despacho o trastero: déjelo, o pague solo lo que vale como tal.",
                "En todos los casos, pacte en las arras que se devuelven íntegras si la cédula no llega el día acordado.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué comprobar si va a comprar?",
          blocks: [
            {
              points: [
                "La dirección, el piso y la puerta son los de la vivienda que ha visto.",
                "No caduca antes de la firma.",
                "La superficie útil coincide con la que le han dicho, metro arriba o abajo.",
                "Están todos los dormitorios: el que falta quizá no alcanza el mínimo legal.",
                "Las reformas posteriores tuvieron permiso, porque pueden haber cambiado lo descrito.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué cifra buscar en la cédula?",
        blocks: [
          [
            "Un ejemplo de nuestras viviendas: [{a.title}](/property/{a.id}).",
            "Su superficie útil es de {a.useful}, y el documento debe dar una cifra parecida.",
            "La construida, {a.area}, cuenta también las paredes y siempre es mayor.",
          ],
        ],
      },
      inShort:
        "En Cataluña una vivienda se vende con la cédula de habitabilidad vigente, salvo contadas excepciones. La tramita quien vende, con un arquitecto o arquitecto técnico, ante la Generalitat. Mire primero la fecha de caducidad y los metros útiles.",
      next: "Si va a vender y duda de la suya, dígalo al [pedir la valoración](/valuation) y lo miramos.",
      description:
        "La cédula de habitabilidad en Cataluña: cuánto cuesta y quién la paga, cuántos años dura, si se puede vender con ella caducada y si conviene comprar sin.",
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
        what: "La cèdula d’habitabilitat acredita que un habitatge compleix les condicions mínimes per viure-hi, i a Catalunya ha de ser vigent per vendre’l o llogar-lo, amb poques excepcions. És vàlida 15\u00a0anys, o 25 si és la primera d’un habitatge nou. L’aporta i la paga qui ven: normalment de 65 a 160\u00a0€ i unes quatre setmanes.",
        cost: "La cèdula d’habitabilitat d’un pis sol costar de 65 a 160\u00a0€ en total, i la paga qui ven. Hi entren els honoraris de l’arquitecte o arquitecte tècnic que fa la visita, la taxa de la Generalitat i l’IVA; els honoraris són lliures, i val més demanar un pressupost que inclogui visita i tramitació. Si s’hi ha d’adaptar res, es paga a part.",
        time: "La cèdula d’habitabilitat és vàlida 15\u00a0anys en un habitatge usat i 25 en un de nou (Decret 141/2012); la data de caducitat hi consta. Si ja ha caducat, el pis no es pot vendre per la via normal fins que es renovi. Per obtenir-ne una altra cal la visita i després unes quatre setmanes a la Generalitat; les oficines de l’habitatge de Barcelona parlen de 30\u00a0dies hàbils. Encarregui-la abans d’anunciar el pis.",
        who: "La cèdula d’habitabilitat la sol·licita i la paga qui ven, perquè lliurar-la és obligació seva; en un lloguer, qui lloga. Qui compra només se’n pot fer càrrec en els casos de la Llei 18/2007, art.\u00a0132. L’informe el signa un arquitecte o un arquitecte tècnic.",
        how: "Per tenir la cèdula d’habitabilitat, un arquitecte o arquitecte tècnic visita l’habitatge i en signa el certificat. Amb aquest certificat es fa la sol·licitud a l’Agència de l’Habitatge de Catalunya, gairebé sempre per internet.",
        when: "La cèdula d’habitabilitat ha de ser vigent el dia de l’escriptura i, en un lloguer, el dia del contracte. Miri la data tan bon punt decideixi vendre: renovar-la porta prop d’un mes, i de les arres a la signatura només hi ha de quatre a sis setmanes.",
        must: "Per vendre a Catalunya cal una cèdula d’habitabilitat vigent: sense cèdula, o si està caducada, no es pot vendre per la via normal. L’excepció és l’habitatge usat que s’ha de rehabilitar o enderrocar: qui compra pot alliberar expressament qui ven, amb l’informe d’un tècnic (Llei 18/2007, art.\u00a0132 a). Mentrestant, al pis s’hi pot continuar vivint.",
        worth:
          "No compri sense cèdula d’habitabilitat, tret que un arquitecte confirmi per escrit, abans de les arres, que es pot obtenir i què costarà. Si només ha caducat, qui ven la sol renovar en prop d’un mes per 65 a 160\u00a0€. Si el pis és massa petit o no consta com a habitatge, potser no en tindrà mai, i llavors no val el que val un habitatge: no es pot llogar, el banc dubta i després hi haurà pocs compradors.",
        papers:
          "Per a la cèdula d’habitabilitat el tècnic necessita el document d’identitat de la propietat, la referència cadastral, la cèdula anterior si n’hi ha i poder entrar a totes les peces. El seu informe es presenta amb la sol·licitud a l’Agència de l’Habitatge. De vegades es demana també una prova de l’antiguitat o una nota simple.",
        pitfalls:
          "Amb la cèdula d’habitabilitat gairebé sempre es falla per mirar tard la data. També per una habitació que no arriba al mínim, una cuina sense ventilació o unes obres sense permís que van canviar la distribució. Que el tècnic digui per escrit si l’habitatge compleix abans de posar dia a l’escriptura.",
      },
      sections: [
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
                  "la visita i unes quatre setmanes",
                  "abans de l’escriptura, amb la primera ocupació",
                ],
                ["Per a què s’exigeix", "venda, lloguer, aigua i llum", "el mateix"],
              ],
            },
          ],
        },
        {
          heading: "Qui la necessita, i quan?",
          blocks: [
            "La necessita qui ven, lloga o cedeix l’ús d’un habitatge (Llei 18/2007, arts.\u00a060.4 i 132). Les companyies d’aigua, llum i gas també la demanen per donar d’alta un subministrament.",
            "Hi consten l’adreça, la superfície útil, les estances i quantes persones hi poden viure com a màxim. A més, els anuncis poden treure’n les dades físiques (art.\u00a062.2).",
          ],
        },
        {
          heading: "I si ha caducat?",
          blocks: [
            "Tenir-la caducada és com no tenir-ne. El pis continua sent seu i s’hi pot viure, però per vendre’l de la manera habitual s’ha de renovar.",
            {
              steps: [
                "Busqui la cèdula vella i miri fins quan era vigent.",
                "Encarregui la visita i demani per escrit si l’habitatge passa tal com està.",
                "Arregli el que falti: sovint una ventilació, una peça de la cuina o una barana.",
                "Presenti la sol·licitud i guardi’n el resguard; la nova tindrà número i data propis.",
              ],
            },
          ],
        },
        {
          heading: "Quan es pot vendre sense cèdula?",
          blocks: [
            "Es pot si és un habitatge usat i les obres o l’enderroc són certs. Qui compra ha d’exonerar expressament qui ven de l’obligació de lliurar-la, i cal l’informe d’un tècnic o el compromís d’enderroc (art.\u00a0132 a). Pregunti aviat a la notaria amb quines paraules s’ha de dir.",
            "Per a qui compra té conseqüències, i val la pena saber-les abans de fer l’oferta. El banc pot ser reticent amb la hipoteca. Sense cèdula no es pot llogar, i revendre només es pot obtenint-la o per la mateixa excepció.",
          ],
        },
        {
          heading: "Convé comprar un pis sense cèdula?",
          blocks: [
            {
              points: [
                "Només ha caducat: que qui ven la renovi abans de l’escriptura, i esperi’s.",
                "Hi falten obres: que un arquitecte les detalli amb el cost abans de les arres, i resti-les del preu.",
                "Potser no en tindrà mai, perquè és massa petit o hi consta com a local, despatx o traster: deixi’l córrer, o pagui’n només el que val com a tal.",
                "En tots els casos, pacti a les arres que es tornen senceres si la cèdula no hi és el dia acordat.",
              ],
            },
          ],
        },
        {
          heading: "Què ha de mirar qui compra?",
          blocks: [
            {
              points: [
                "Que l’adreça, el pis i la porta siguin els de l’habitatge que ha visitat.",
                "Que no caduqui abans del dia de la signatura.",
                "Que la superfície útil sigui la que li han dit, metre amunt, metre avall.",
                "Que hi surtin tots els dormitoris: si en falta un, potser no arriba al mínim legal.",
                "Que les obres posteriors tinguessin permís, perquè poden haver canviat el que s’hi descriu.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quina xifra hi ha de buscar?",
        blocks: [
          [
            "Un exemple d’entre els nostres habitatges: [{a.title}](/property/{a.id}).",
            "La seva superfície útil és de {a.useful}, i a la cèdula n’hi ha de constar una de semblant.",
            "La construïda, {a.area}, compta les parets i sempre és més gran.",
          ],
        ],
      },
      inShort:
        "A Catalunya un habitatge es ven amb la cèdula d’habitabilitat vigent, tret de comptades excepcions. La tramita qui ven a la Generalitat, amb un arquitecte o arquitecte tècnic. Miri’n primer la data i els metres útils.",
      next: "Si ha de vendre i no sap si la seva encara és vigent, digui’ns-ho quan [demani la valoració](/valuation).",
      description:
        "La cèdula d’habitabilitat a Catalunya: quant costa i qui la paga, quants anys és vàlida, si es pot vendre un pis amb la cèdula caducada i comprar sense.",
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
        what: "Свидетельство о пригодности для проживания (cédula de habitabilidad) подтверждает, что жильё отвечает минимальным требованиям, и в Каталонии без действующего документа, за редкими исключениями, нельзя ни продать квартиру, ни сдать. Действует оно 15\u00a0лет, а первое в новом доме 25. Получает и оплачивает его продавец: обычно это 65–160\u00a0€ и около четырёх недель.",
        cost: "Свидетельство о пригодности для проживания для квартиры обычно обходится в 65–160\u00a0€, и платит продавец. Сюда входят работа архитектора или технического архитектора, который осматривает жильё, сбор Генералитата и НДС. Тарифа на работу нет, поэтому попросите смету, где есть и осмотр, и подача документов. Если что-то нужно переделать, это оплачивают отдельно.",
        time: "Свидетельство о пригодности для проживания действует 15\u00a0лет для вторичного жилья и 25 для нового (Декрет 141/2012), дата указана в нём самом. С просроченным свидетельством обычным порядком продать нельзя. Получить новое можно примерно за месяц: осмотр и около четырёх недель в Генералитате; жилищные бюро Барселоны называют 30\u00a0рабочих дней. Заказывайте до объявления о продаже.",
        who: "Свидетельство о пригодности для проживания получает и оплачивает продавец, потому что передать его\u00a0— обязанность продавца; при аренде это делает тот, кто сдаёт. Покупатель может взять это на себя только в случаях, названных в ст.\u00a0132 Закона 18/2007. Заключение подписывает архитектор или технический архитектор.",
        how: "Чтобы получить свидетельство о пригодности для проживания, пригласите архитектора или технического архитектора: он осмотрит жильё и подпишет заключение. С ним подают заявление в Агентство жилья Каталонии (Agència de l’Habitatge de Catalunya), обычно через интернет.",
        when: "Свидетельство о пригодности для проживания должно действовать в день нотариального акта, а при аренде\u00a0— в день договора. Посмотрите на дату сразу, как решите продавать: продление займёт около месяца, а между задатком и сделкой всего четыре–шесть недель.",
        must: "Для продажи в Каталонии нужно действующее свидетельство о пригодности для проживания: без него или с просроченным обычным порядком продать нельзя. Исключение\u00a0— вторичное жильё под реконструкцию или снос: тогда покупатель прямо освобождает продавца, приложив заключение специалиста (Закон 18/2007, ст.\u00a0132 a). Жить в квартире тем временем можно.",
        worth:
          "Без свидетельства о пригодности для проживания (cédula) квартиру покупать не стоит, пока архитектор до задатка письменно не подтвердит, что его можно получить и во что это обойдётся. Если срок только истёк, продавец обычно обновляет документ примерно за месяц, за 65–160\u00a0€. Если квартира слишком мала или числится нежилой, его может не быть никогда: сдать нельзя, банк сомневается, покупателей потом мало.",
        papers:
          "Для свидетельства о пригодности для проживания специалисту нужны документ собственника, кадастровый номер, прежнее свидетельство, если оно есть, и доступ во все комнаты. Его заключение подают вместе с заявлением в Агентство жилья Каталонии. Иногда ещё просят подтвердить возраст дома или приложить выписку из реестра.",
        pitfalls:
          "Со свидетельством о пригодности для проживания чаще всего опаздывают: на дату смотрят слишком поздно. Ещё бывает, что комната меньше нормы, в кухне нет вентиляции или планировку изменили без разрешения. Пусть специалист письменно скажет, пройдёт ли квартира, до того как назначен день сделки.",
      },
      sections: [
        {
          heading: "Сколько лет оно действует, сколько стоит и кто платит?",
          blocks: [
            {
              caption: "Cédula de habitabilidad коротко",
              columns: ["Вопрос", "Вторичное жильё", "Новое жильё"],
              rows: [
                ["Срок действия", "15\u00a0лет", "25\u00a0лет"],
                ["Кто получает и платит", "продавец или арендодатель", "застройщик"],
                ["Обычная стоимость для квартиры", "65–160\u00a0€ за всё", "входит в цену"],
                ["Обычный срок", "осмотр и около четырёх недель", "до сделки, вместе с первым заселением"],
                ["Для чего нужно", "продажа, аренда, вода и свет", "то же"],
              ],
            },
            "Покупателю из России оно заменяет привычный техпаспорт лишь отчасти: плана квартиры в нём нет, зато указаны полезная площадь, комнаты и сколько человек может жить.",
          ],
        },
        {
          heading: "Кому и\u00a0когда оно нужно?",
          blocks: [
            "Оно нужно каждому, кто продаёт или сдаёт жильё либо передаёт право им пользоваться (Закон 18/2007, ст.\u00a060.4 и 132). О нём спросят и компании, которые подключают воду, электричество и газ. Новостройка получает первое свидетельство, когда здание готово, а дальше его обновляют по мере истечения срока.",
            "В свидетельстве указаны адрес, полезная площадь (útil), помещения и наибольшее число жильцов. Из него можно брать данные для объявления (ст.\u00a062.2).",
          ],
        },
        {
          heading: "Что делать, если срок истёк?",
          blocks: [
            "Просроченное свидетельство\u00a0— то же, что никакого. Продлить его задним числом нельзя: осмотр и заявление нужны заново. Жильё остаётся вашим, жить в нём можно, но для обычной продажи документ надо обновить.",
            {
              steps: [
                "Найдите прежнее свидетельство и посмотрите, до какого дня оно действовало.",
                "Пригласите специалиста и попросите письменно ответить, пройдёт ли жильё в нынешнем виде.",
                "Доделайте то, чего не хватает: часто это вентиляция, оборудование кухни или перила.",
                "Подайте заявление и сохраните отметку о подаче: у нового документа будут свои номер и дата.",
              ],
            },
          ],
        },
        {
          heading: "Когда можно продать без\u00a0него?",
          blocks: [
            "Исключение есть для подержанного жилья, которое будут перестраивать или сносить. Покупатель прямо освобождает продавца от обязанности, и нужно заключение специалиста или обязательство снести дом (ст.\u00a0132 a). Заранее узнайте у нотариуса, как это записать: без нужной оговорки он не удостоверит сделку.",
            "У такой покупки есть обратная сторона. Банк может отказать в ипотеке. Сдать такое жильё нельзя, а перепродать можно, только получив документ или по тому же исключению.",
          ],
        },
        {
          heading: "Стоит ли покупать квартиру без него?",
          blocks: [
            {
              points: [
                "Документ только просрочен: пусть продавец обновит его до сделки, а вы подождите.",
                "Нужны работы: до задатка архитектор составляет их список с ценой, и эту сумму вычитают из цены.",
                "Документа может не быть никогда, если квартира слишком мала или числится магазином, офисом, кладовой: откажитесь или платите как за нежилое.",
                "В любом случае запишите в договор задатка: если к назначенному дню документа нет, задаток возвращают целиком.",
              ],
            },
          ],
        },
        {
          heading: "Что проверить покупателю?",
          blocks: [
            {
              points: [
                "Адрес, этаж и дверь совпадают с квартирой, которую вы смотрели.",
                "Срок не истечёт до дня сделки.",
                "Полезная площадь та, что вам назвали, с разницей в метр-другой.",
                "Перечислены все спальни: пропущенная может не дотягивать до нормы.",
                "На поздний ремонт было разрешение, иначе описание могло устареть.",
                "Номер документа настоящий: его можно сверить в базе Агентства жилья.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Какую цифру искать в\u00a0документе?",
        blocks: [
          [
            "Пример из наших объектов: [{a.title}](/property/{a.id}).",
            "Полезная площадь здесь {a.useful}: в свидетельстве должна стоять близкая цифра.",
            "Площадь со стенами (construida), {a.area}, всегда больше.",
          ],
        ],
      },
      inShort:
        "Жильё в Каталонии продают с действующим свидетельством о пригодности для проживания, исключений мало. Его получает продавец у правительства Каталонии через архитектора или технического архитектора. Сначала посмотрите на срок и на полезную площадь.",
      next: "Если продаёте и не уверены в своём свидетельстве, напишите об этом, когда будете [заказывать оценку](/valuation).",
      description:
        "Свидетельство о пригодности для проживания (cédula) в Каталонии: сколько стоит, кто платит, сколько лет действует, и стоит ли покупать квартиру без него.",
      sources: ["Закон 18/2007, ст.\u00a060.4, 62.2 и 132", "Декрет правительства Каталонии 141/2012"],
    },
  },
};
