import type { Entry } from "../entry";

export const parkingSpace: Entry = {
  theme: "homes",
  related: ["storage-room", "nota-simple", "vat-on-new-homes", "community-statutes", "transfer-tax"],
  homes: "parking",
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "parking space",
        "buying a parking space",
        "garage space in barcelona",
        "apartment with parking",
        "parking place with an apartment",
        "plaza de aparcamiento",
        "car space in the building",
        "charging point in the garage",
      ],
      title: "The parking space",
      answers: {
        what: "A parking space in Barcelona is bought either with a home or as a property of its own, and the land registry shows which. It may also be a share of the garage that gives you the use of one numbered place. Ask this first, because it decides what you can sell, let or lose later.",
        cost: "A parking space has no official price; one of €30,000, an example, comes to €33,000 second-hand with transfer tax of {itp.rate1}, and to €33,450 new together with the home, with VAT of {new.vat} and stamp duty (Law 37/1992, art. 91.One.1.7, up to two spaces). What it is worth depends on the street, the width and the way down.",
        tax: [
          "A parking space bought second-hand bears transfer tax like a home, from {itp.rate1}; from a developer, up to two bought together with the home bear VAT of {new.vat}.",
          "At €30,000 that is €3,000 in either case, and stamp duty comes on top of the VAT. A new space bought without a home bears the general rate of 21%.",
        ],
        who: "The parking space belongs to whoever the registry names, and its running costs go with it: community fees of the garage, property tax, insurance. Ask for the last receipt of each. A space on its own often has its own community with its own manager.",
        must: "Yes, a parking space can be bought or sold without the home, if it is a registry property of its own or a share of the garage; an annex can’t be parted from its home. The registry extract says which it is (Civil Code of Catalonia, arts.\u00a0553-35 and 553-52). For a charging point no vote is needed.",
        how: "To buy a parking space, get its own registry extract, go down with your car and measure. Then have the number, the floor and the registry number of the space written into the contract. A price for home and space together should be split between them.",
        worth:
          "A parking space is worth buying with the home if it is a registry property of its own, your car fits between the pillars and the price is stated apart, because then you can let or sell it alone. As an annex it only ever goes with the home. Compare its price and yearly costs with the rent of a space in the same street.",
      },
      sections: [
        {
          heading: "What does a space of €30,000 cost in all?",
          blocks: [
            {
              caption: "Tax on a price of €30,000, an example",
              columns: ["How it is bought", "Tax", "With tax"],
              rows: [
                ["Second-hand", "Transfer tax {itp.rate1}: €3,000", "€33,000"],
                [
                  "New, together with the home (up to two)",
                  "VAT {new.vat} and stamp duty {new.stamp}: €3,450",
                  "€33,450",
                ],
                ["New, without a home", "VAT 21% and stamp duty {new.stamp}: €6,750", "€36,750"],
              ],
            },
            "If it is bought in the same deed as the home, the second-hand space is taxed with it. Bought later and on its own, it needs a deed, a notary and a registry entry of its own.",
          ],
        },
        {
          heading: "What are the four ways of owning one?",
          blocks: [
            {
              points: [
                "An annex of the home: inseparable, sold only with it (Civil Code of Catalonia, art. 553-35).",
                "A registry property of its own, with a number and a share.",
                "An undivided share of the garage with the exclusive use of one place; the other holders have no right of first refusal (art. 553-52.1).",
                "A place in a common garage: its use can’t be handed to third parties apart from the home (art. 553-52.2).",
              ],
            },
            "A rented place, or a municipal concession for some years, is none of these. It ends, and you should know when.",
            "A space that is a registry property of its own can be let or sold apart, unless the statutes say otherwise. A share of the garage can be sold too, and the other holders cannot claim it first (art. 553-52.1). An annex can’t be sold without its home, and a place in a common garage can’t be handed to strangers (art. 553-52.2). Ask what spaces in the same garage are let for before you pay more for one that may be let.",
          ],
        },
        {
          heading: "What do you measure down there?",
          blocks: [
            {
              points: [
                "Length and width between pillars, not between painted lines.",
                "The height of the entrance, beams and pipes included.",
                "The turn at the foot of the ramp, with your own car.",
                "Whether you can open the door once the neighbours have parked.",
                "A car lift instead of a ramp: its load, its queue, its repairs.",
              ],
            },
          ],
        },
        {
          heading: "Can you install a charging point?",
          blocks: [
            "Yes, and no vote is needed. You send the technical project to the president or the manager thirty days before the work, and the certificate when it is done (art. 553-36.3). Within those days the community may propose a reasonable alternative. If that isn’t carried out within two months, you may go ahead with yours.",
          ],
        },
        {
          heading: "What do you do, and in which order?",
          blocks: [
            {
              steps: [
                "Get the extract of the space: owner, charges, form of ownership.",
                "See the statutes of the garage and its last accounts.",
                "Ask for a certificate of community debts for the space as well.",
                "Put home and space into one deposit contract, with both prices.",
                "At the notary’s, check that the deed names both.",
              ],
            },
            "A frequent slip: the home is sold, and the place it was advertised with turns out to be a neighbour’s, used by agreement.",
          ],
        },
        {
          heading: "What do you pay every year?",
          blocks: [
            {
              points: [
                "Property tax (IBI): a space with its own cadastral reference has its own bill. With a cadastral value of €10,000 and a rate of 0.66% it is €66.",
                "The community of the garage: doors, light, pump, ventilation, the ramp; ask for the last twelve months.",
                "A car lift, if there is one: its maintenance contract and its repairs.",
                "If you let it: the rent is income that you declare.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How many of our homes come with one?",
        blocks: [
          [
            "{?with.parking}On {date} parking belongs to {with.parking} we have for sale.",
            "On [{a.title}](/property/{a.id}) you see under its features whether it has one.",
            "If there is none, ask us about spaces nearby before you decide.",
          ],
        ],
      },
      inShort: [
        "A parking space can be an annex, a property of its own, a share of the garage or only a right of use.",
        "Its own registry extract shows which.",
        "Go down with your car and measure before you agree a price.",
      ],
      next: "We check the registry of home and garage before you pay anything: [see our legal support](/services/legal-support).",
      description:
        "A parking space in Barcelona: four ways of owning one, the taxes at €30,000, what to measure, the charging point and what the contract of sale has to say.",
      sources: [
        "Civil Code of Catalonia, arts. 553-35, 553-36.3 and 553-52",
        "Law 37/1992 on value added tax, art. 91.One.1.7",
      ],
    },
    es: {
      names: [
        "plaza de parking",
        "plaza de garaje",
        "plaza de aparcamiento en barcelona",
        "comprar una plaza de parking",
        "piso con parking",
        "piso con plaza de garaje",
        "comprar parking en barcelona",
        "punto de recarga en el garaje",
      ],
      title: "La plaza de aparcamiento",
      answers: {
        what: "Una plaza de parking o de aparcamiento se compra con el piso o como finca aparte, y el Registro de la Propiedad dice cuál es el caso. También puede ser una cuota del garaje que da derecho a usar un número concreto. Es lo primero que hay que saber: de ello depende lo que podrá vender o alquilar.",
        cost: "Una plaza de parking no tiene un precio oficial; una de 30.000\u00a0€, por ejemplo, sale a 33.000\u00a0€ de segunda mano, con el ITP del {itp.rate1}, y a 33.450\u00a0€ nueva y junto con el piso, con el IVA del {new.vat} y el AJD (Ley 37/1992, art.\u00a091.Uno.1.7.º, hasta dos plazas). Lo que vale depende de la calle, del ancho y de la rampa.",
        tax: [
          "Una plaza de parking de segunda mano paga impuesto de transmisiones como una vivienda, desde el {itp.rate1}; a una promotora, hasta dos compradas con el piso llevan el IVA del {new.vat}.",
          "Con 30.000\u00a0€ son 3.000\u00a0€ en los dos casos, y al IVA se le suma el AJD. Una plaza nueva comprada sin vivienda paga el tipo general del 21\u00a0%.",
        ],
        who: "La plaza de parking es de quien figura en el Registro, y con ella van sus gastos: comunidad del garaje, IBI y seguro. Pida el último recibo de cada uno. Si es finca independiente, a menudo tiene comunidad y administrador propios.",
        must: "Sí, una plaza de parking se puede comprar o vender sin el piso si es finca registral propia o una cuota del garaje; un anejo no se separa de su vivienda. Lo dice la nota simple (Código civil de Cataluña, arts.\u00a0553-35 y 553-52). Para un punto de recarga no hace falta votación.",
        how: "Para comprar una plaza de parking, pida su propia nota simple, baje con su coche y mida. Después, que el contrato recoja el número, la planta y la finca registral. Si el precio es conjunto, conviene separar lo que vale el piso y lo que vale la plaza.",
        worth:
          "Una plaza de parking vale la pena con el piso si es finca registral propia, si su coche cabe entre los pilares y si el precio consta aparte, porque así podrá alquilarla o venderla sola. Como anexo irá siempre con la vivienda. Compare su precio y sus gastos del año con el alquiler de una plaza en la misma calle.",
      },
      sections: [
        {
          heading: "¿Cuánto cuesta en total una plaza de 30.000\u00a0€?",
          blocks: [
            {
              caption: "Impuestos de una plaza de 30.000\u00a0€, a modo de ejemplo",
              columns: ["Cómo se compra", "Impuesto", "Con impuesto"],
              rows: [
                ["De segunda mano", "ITP del {itp.rate1}: 3.000\u00a0€", "33.000\u00a0€"],
                [
                  "Nueva, junto con el piso (hasta dos)",
                  "IVA del {new.vat} y AJD del {new.stamp}: 3.450\u00a0€",
                  "33.450\u00a0€",
                ],
                ["Nueva, sin vivienda", "IVA del 21\u00a0% y AJD del {new.stamp}: 6.750\u00a0€", "36.750\u00a0€"],
              ],
            },
            "Si va en la misma escritura que el piso, la plaza de segunda mano tributa con él. Comprada más tarde y sola, necesita su propia escritura, su notaría y su inscripción.",
          ],
        },
        {
          heading: "¿De qué cuatro formas se puede tener?",
          blocks: [
            {
              points: [
                "Anexo de la vivienda: inseparable, solo se vende con ella (Código civil de Cataluña, art.\u00a0553-35).",
                "Finca registral propia, con número y cuota.",
                "Cuota indivisa del garaje con uso exclusivo de una plaza; los demás titulares no tienen preferencia para comprarla (art.\u00a0553-52.1).",
                "Plaza en un garaje común: su uso no se cede a terceros sin la vivienda (art.\u00a0553-52.2).",
              ],
            },
            "Una plaza alquilada o una concesión municipal por años no es ninguna de las cuatro. Se acaba, y hay que saber cuándo.",
            "Si es finca registral propia, se puede alquilar o vender aparte, salvo que los estatutos digan otra cosa. Una cuota del garaje también se vende, y los demás titulares no pueden reclamarla antes (art.\u00a0553-52.1). Un anexo no se vende sin su piso, y el uso de una plaza en garaje común no se cede a extraños (art.\u00a0553-52.2). Antes de pagar más por una que se pueda alquilar, pregunte por cuánto se alquilan las del mismo garaje. Y mire en los estatutos si la comunidad limita quién puede tener el mando.",
          ],
        },
        {
          heading: "¿Qué se mide allí abajo?",
          blocks: [
            {
              points: [
                "El largo y el ancho entre pilares, no entre rayas pintadas.",
                "La altura de la entrada, con vigas y tuberías.",
                "El giro al pie de la rampa, con su propio coche.",
                "Si la puerta se abre cuando los vecinos ya han aparcado.",
                "Si hay montacoches en lugar de rampa: carga, colas y averías.",
              ],
            },
          ],
        },
        {
          heading: "¿Se puede instalar un punto de recarga?",
          blocks: [
            "Sí, y sin votación. Se envía el proyecto técnico a la presidencia o a la administración treinta días antes de la obra, y el certificado al terminar (art.\u00a0553-36.3). En esos días la comunidad puede proponer una alternativa razonable. Si pasan dos meses sin que la ejecute, usted puede hacer la suya.",
          ],
        },
        {
          heading: "¿Qué hacer y por qué orden?",
          blocks: [
            {
              steps: [
                "Saque la nota simple de la plaza: titular, cargas y forma de propiedad.",
                "Lea los estatutos del garaje y sus últimas cuentas.",
                "Pida también el certificado de deudas de la plaza.",
                "Ponga piso y plaza en un solo contrato de arras, con los dos precios.",
                "En la notaría, compruebe que la escritura nombra las dos fincas.",
              ],
            },
            "Un tropiezo frecuente: se compra el piso y la plaza del anuncio resulta ser de un vecino que la dejaba usar.",
          ],
        },
        {
          heading: "¿Qué se paga cada año?",
          blocks: [
            {
              points: [
                "IBI: la plaza con referencia catastral propia tiene su recibo. Con un valor catastral de 10.000\u00a0€ y un tipo del 0,66\u00a0% son 66\u00a0€.",
                "La comunidad del garaje: puerta, luz, bomba, ventilación y rampa; pida los doce últimos meses.",
                "El montacoches, si lo hay: contrato de mantenimiento y averías.",
                "Si la alquila, la renta se declara.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuántas de nuestras viviendas la incluyen?",
        blocks: [
          [
            "{?with.parking}A {date} tienen aparcamiento {with.parking} que vendemos.",
            "En [{a.title}](/property/{a.id}) verá entre las características si lo hay.",
            "Cuando no lo hay, pregúntenos por plazas cercanas antes de decidir.",
          ],
        ],
      },
      inShort: [
        "Una plaza de aparcamiento puede ser anexo, finca propia, cuota del garaje o un simple derecho de uso.",
        "Lo aclara su nota simple.",
        "Baje con su coche y mida antes de cerrar el precio.",
      ],
      next: "Comprobamos el registro del piso y del garaje antes de que pague nada: [vea nuestro apoyo legal](/services/legal-support).",
      description:
        "Plaza de parking en Barcelona: las cuatro formas de tenerla, los impuestos de una de 30.000\u00a0€, los gastos de cada año, qué medir y el punto de recarga.",
      sources: [
        "Código civil de Cataluña, arts.\u00a0553-35, 553-36.3 y 553-52",
        "Ley 37/1992, del IVA, art.\u00a091.Uno.1.7.º",
      ],
    },
    ca: {
      names: [
        "plaça de pàrquing",
        "plaça d’aparcament",
        "plaça de garatge",
        "comprar una plaça de pàrquing",
        "pis amb pàrquing",
        "pàrquing a barcelona",
        "pis amb plaça d’aparcament",
        "punt de recàrrega al garatge",
      ],
      title: "La plaça d’aparcament",
      answers: {
        what: "Una plaça de pàrquing es pot comprar tota sola, si és una finca independent al Registre de la Propietat, o amb el pis, si n’és un annex. També es ven com a quota del garatge, amb dret a fer servir un número concret. Miri-ho a la nota simple abans de res: d’això depèn si després la podrà vendre o llogar a part.",
        cost: "Una plaça d’aparcament pot anar inclosa en el preu del pis o tenir-ne un de propi; una de 30.000\u00a0€, per exemple, surt a 33.000\u00a0€ de segona mà, amb l’ITP del {itp.rate1}, i a 33.450\u00a0€ nova i juntament amb el pis, amb l’IVA del {new.vat} i l’AJD (Llei 37/1992, art. 91.U.1.7è, fins a dues places). El que val depèn del carrer, de l’amplada i de la rampa.",
        tax: [
          "Una plaça de pàrquing de segona mà paga impost de transmissions com un habitatge, des del {itp.rate1}; a una promotora, fins a dues comprades amb el pis porten l’IVA del {new.vat}.",
          "Amb 30.000\u00a0€ són 3.000\u00a0€ en tots dos casos, i a l’IVA s’hi suma l’AJD. Una plaça nova comprada sense habitatge paga el tipus general del 21\u00a0%.",
        ],
        who: "La plaça de pàrquing és de qui surt al Registre, i amb ella van les despeses: comunitat del garatge, IBI i assegurança. Demani l’últim rebut de cadascuna. Si és finca independent, sovint té comunitat i administrador propis.",
        must: "Sí, una plaça de pàrquing es pot comprar o vendre sense el pis si és finca registral pròpia o una quota del garatge; un annex no se separa de l’habitatge. Ho diu la nota simple (Codi civil de Catalunya, arts.\u00a0553-35 i 553-52). Per a un punt de recàrrega no cal cap votació.",
        how: "Per comprar una plaça de pàrquing, demani’n la nota simple, baixi-hi amb el seu cotxe i mesuri. Després, que el contracte en reculli el número, la planta i la finca registral. Si el preu és conjunt, val més separar el del pis i el de la plaça.",
        worth:
          "Una plaça de pàrquing val la pena amb el pis si és finca registral pròpia, si el cotxe hi cap entre els pilars i si el preu consta a part, perquè així la podrà llogar o vendre tota sola. Com a annex anirà sempre amb l’habitatge. Compari’n el preu i les despeses de l’any amb el lloguer d’una plaça al mateix carrer.",
      },
      sections: [
        {
          heading: "Quant costa en total una plaça de 30.000\u00a0€?",
          blocks: [
            {
              caption: "Impostos d’una plaça de 30.000\u00a0€, a tall d’exemple",
              columns: ["Com es compra", "Impost", "Amb impost"],
              rows: [
                ["De segona mà", "ITP del {itp.rate1}: 3.000\u00a0€", "33.000\u00a0€"],
                [
                  "Nova, juntament amb el pis (fins a dues)",
                  "IVA del {new.vat} i un {new.stamp} d’AJD: 3.450\u00a0€",
                  "33.450\u00a0€",
                ],
                ["Nova, sense habitatge", "IVA del 21\u00a0% i un {new.stamp} d’AJD: 6.750\u00a0€", "36.750\u00a0€"],
              ],
            },
            "Si va a la mateixa escriptura que el pis, la plaça de segona mà tributa amb ell. Comprada més tard i tota sola, necessita escriptura, notaria i inscripció pròpies.",
          ],
        },
        {
          heading: "De quines quatre maneres es pot tenir?",
          blocks: [
            {
              points: [
                "Annex de l’habitatge: inseparable, només es venen plegats (Codi civil de Catalunya, art. 553-35).",
                "Finca registral pròpia, amb número i quota.",
                "Quota indivisa del garatge amb ús exclusiu d’una plaça; els altres titulars no tenen preferència per comprar-la (art. 553-52.1).",
                "Plaça en un garatge comú: l’ús no es cedeix a tercers sense l’habitatge (art. 553-52.2).",
              ],
            },
            "Una plaça llogada o una concessió municipal per anys no és cap de les quatre. S’acaba, i s’ha de saber quan.",
            "Si és finca registral pròpia, es pot llogar o vendre a part, tret que els estatuts diguin una altra cosa. Una quota del garatge també es ven, i els altres titulars no la poden reclamar abans (art. 553-52.1). Un annex no es ven sense el pis, i l’ús d’una plaça en garatge comú no se cedeix a estranys (art. 553-52.2). Abans de pagar més per una que es pugui llogar, pregunti per quant es lloguen les del mateix garatge.",
          ],
        },
        {
          heading: "Què s’hi ha de mesurar?",
          blocks: [
            {
              points: [
                "La llargada i l’amplada entre pilars, no entre ratlles pintades.",
                "L’alçada de l’entrada, amb bigues i canonades.",
                "El gir al peu de la rampa, amb el seu cotxe.",
                "Si la porta s’obre quan els veïns ja hi han aparcat.",
                "Si hi ha muntacotxes en lloc de rampa: càrrega, cues i avaries.",
              ],
            },
          ],
        },
        {
          heading: "S’hi pot instal·lar un punt de recàrrega?",
          blocks: [
            "Sí, i sense votació. S’envia el projecte tècnic a la presidència o a l’administració trenta dies abans de l’obra, i el certificat quan s’acaba (art. 553-36.3). En aquests dies la comunitat pot proposar una alternativa raonable. Si passen dos mesos i no l’ha feta efectiva, vostè pot tirar endavant la seva.",
          ],
        },
        {
          heading: "Què cal fer i en quin ordre?",
          blocks: [
            {
              steps: [
                "Tregui la nota simple de la plaça: titular, càrregues i forma de propietat.",
                "Llegeixi els estatuts del garatge i els darrers comptes.",
                "Demani també el certificat de deutes de la plaça.",
                "Posi pis i plaça en un sol contracte d’arres, amb els dos preus.",
                "A la notaria, comprovi que l’escriptura anomena les dues finques.",
              ],
            },
            "Una ensopegada freqüent: es compra el pis i la plaça de l’anunci resulta que és d’un veí que la deixava fer servir.",
          ],
        },
        {
          heading: "Què es paga cada any?",
          blocks: [
            {
              points: [
                "IBI: la plaça amb referència cadastral pròpia té el seu rebut. Amb un valor cadastral de 10.000\u00a0€ i un tipus del 0,66\u00a0% són 66\u00a0€.",
                "La comunitat del garatge: porta, llum, bomba, ventilació i rampa; demani els dotze últims mesos.",
                "El muntacotxes, si n’hi ha: contracte de manteniment i avaries.",
                "Si la lloga, la renda es declara.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quants dels nostres habitatges la inclouen?",
        blocks: [
          [
            "{?with.parking}A {date} tenen aparcament {with.parking} que venem.",
            "La fitxa de cada habitatge, com ara la de [{a.title}](/property/{a.id}), ho diu entre les característiques.",
            "Si el que li agrada no en té, pregunti abans de decidir si es lloga o es ven cap plaça a prop.",
          ],
        ],
      },
      inShort: [
        "Una plaça d’aparcament pot ser annex, finca pròpia, quota del garatge o un simple dret d’ús.",
        "Ho aclareix la seva nota simple.",
        "Baixi-hi amb el seu cotxe i mesuri abans de tancar el preu.",
      ],
      next: "Comprovem el registre del pis i del garatge abans que pagui res: [vegi com revisem la documentació](/services/legal-support).",
      description:
        "Plaça de pàrquing a Barcelona: les quatre maneres de tenir-la, els impostos d’una de 30.000\u00a0€, les despeses de cada any, què mesurar i el punt de recàrrega.",
      sources: ["Codi civil de Catalunya, arts. 553-35, 553-36.3 i 553-52", "Llei 37/1992, de l’IVA, art. 91.U.1.7è"],
    },
    ru: {
      names: [
        "парковочное место",
        "место в паркинге",
        "место в гараже",
        "купить парковочное место",
        "квартира с парковкой",
        "паркинг в Барселоне",
        "парковка в Барселоне",
        "зарядка электромобиля в гараже",
      ],
      title: "Парковочное место",
      answers: {
        what: "Парковочное место (plaza de aparcamiento) покупают вместе с квартирой или как отдельную собственность, и это видно из реестра. Оно может быть и долей гаража с правом на один номер. Выясните это первым делом: от формы зависит, что вы сможете потом продать или сдать.",
        cost: "На парковочное место официальной цены нет; место за 30\u00a0000\u00a0€, к примеру, обойдётся в 33\u00a0000\u00a0€ на вторичном рынке, с налогом на передачу имущества {itp.rate1}, и в 33\u00a0450\u00a0€ новое вместе с квартирой, с НДС (IVA) {new.vat} и гербовым сбором (Закон 37/1992, ст. 91.Uno.1.7, до двух мест). Сколько стоит само место, зависит от улицы, ширины и рампы.",
        tax: [
          "Парковочное место на вторичном рынке облагается налогом на передачу имущества, как жильё, от {itp.rate1}; у застройщика до двух мест вместе с квартирой идут с НДС {new.vat}.",
          "С 30\u00a0000\u00a0€ это 3\u00a0000\u00a0€ в обоих случаях, к НДС добавится гербовый сбор. Новое место без квартиры облагается по общей ставке 21\u00a0%.",
        ],
        who: "Парковочное место принадлежит тому, кто записан в реестре, и он же несёт расходы: взносы гаража, налог на недвижимость (IBI), страховку. Попросите последнюю квитанцию по каждому. У отдельного места часто своё сообщество собственников и свой управляющий.",
        must: "Да, парковочное место можно купить или продать без квартиры, если это отдельный объект реестра или доля гаража; приложение к квартире от неё не отделить. Ответ даёт выписка (Гражданский кодекс Каталонии, ст.\u00a0553-35 и 553-52). Для зарядки голосование не нужно.",
        how: "Чтобы купить парковочное место, возьмите отдельную выписку из реестра, спуститесь на своей машине и измерьте его. Затем впишите в договор номер, этаж и реестровый номер места. Если цена общая, разделите её между квартирой и местом.",
        worth:
          "Парковочное место стоит купить вместе с квартирой, если это отдельный объект реестра, ваша машина встаёт между колоннами, а цена указана отдельно: тогда его можно сдать или продать. Принадлежность квартиры уйдёт только с ней. Сравните цену и годовые расходы с арендой места на той же улице.",
      },
      sections: [
        {
          heading: "Сколько всего стоит место за 30\u00a0000\u00a0€?",
          blocks: [
            {
              caption: "Налоги с места за 30\u00a0000\u00a0€, цена для примера",
              columns: ["Как покупают", "Налог", "Вместе с налогом"],
              rows: [
                ["На вторичном рынке", "Налог на передачу (ITP) {itp.rate1}: 3\u00a0000\u00a0€", "33\u00a0000\u00a0€"],
                [
                  "Новое, вместе с квартирой (до двух мест)",
                  "НДС (IVA) {new.vat} и гербовый сбор {new.stamp}: 3\u00a0450\u00a0€",
                  "33\u00a0450\u00a0€",
                ],
                [
                  "Новое, без квартиры",
                  "НДС (IVA) 21\u00a0% и гербовый сбор {new.stamp}: 6\u00a0750\u00a0€",
                  "36\u00a0750\u00a0€",
                ],
              ],
            },
            "Если место вторичное и записано в тот же акт, что и квартира, налог платят сразу с обоих. Купленному позже и отдельно нужны свой акт у нотариуса и своя запись в реестре, то есть ещё одни расходы.",
          ],
        },
        {
          heading: "В каких четырёх формах им владеют?",
          blocks: [
            {
              points: [
                "Принадлежность квартиры: неотделима и продаётся только с ней (Гражданский кодекс Каталонии, ст. 553-35).",
                "Отдельный объект в реестре, со своим номером и долей.",
                "Доля гаража с исключительным правом на одно место; у других дольщиков нет права преимущественной покупки (ст. 553-52.1).",
                "Место в общем гараже: пользование нельзя передать третьим лицам отдельно от жилья (ст. 553-52.2).",
              ],
            },
            "Арендованное место или муниципальная концессия на годы сюда не входят. Они заканчиваются, и надо знать, когда. Спросите договор и посмотрите, переходит ли он к новому собственнику квартиры.",
            "Отдельный объект реестра — да, если устав не говорит другого. Долю гаража тоже можно продать, и остальные дольщики не вправе потребовать её первыми (ст. 553-52.1). Принадлежность не продают без квартиры, а пользование местом в общем гараже нельзя передать посторонним (ст. 553-52.2). Прежде чем доплачивать за место под сдачу, узнайте, почём сдают соседние в том же гараже, сколько из них пустует и что сказано в уставе о том, кому дают пульт от ворот.",
            "Если место вам нужно редко, посчитайте иначе: возьмите взносы, налог и страховку за год и сравните их с оплатой обычного паркинга за те дни, когда машина стоит в городе.",
          ],
        },
        {
          heading: "Что измерить внизу?",
          blocks: [
            {
              points: [
                "Длину и ширину между колоннами, а не между линиями разметки.",
                "Высоту въезда вместе с балками и трубами.",
                "Поворот внизу рампы: проедьте на своей машине.",
                "Откроется ли дверь машины, когда соседи уже встали справа и слева.",
                "Если вместо рампы подъёмник: нагрузку, очереди и ремонт.",
              ],
            },
          ],
        },
        {
          heading: "Можно ли поставить зарядку?",
          blocks: [
            "Да, и голосовать не нужно. За тридцать дней до работ вы отправляете технический проект председателю или управляющему, а по окончании — акт (ст. 553-36.3). В эти дни соседи могут предложить разумную замену. Если за два месяца её не сделали, ставьте зарядку по своему проекту. Заранее узнайте у электрика, от какого счётчика пойдёт кабель и сколько до него метров.",
          ],
        },
        {
          heading: "Как купить место и ничего не пропустить?",
          blocks: [
            {
              steps: [
                "Возьмите выписку на место: собственник, обременения, форма владения.",
                "Посмотрите устав гаража и последний отчёт о расходах.",
                "Попросите справку о долгах и на место тоже.",
                "Внесите квартиру и место в один договор задатка, с двумя ценами.",
                "У нотариуса проверьте, что в акте названо и то и другое.",
              ],
            },
            "Частая ошибка: квартиру купили, а место из объявления оказалось соседским, и пользовались им по дружбе. Устное «машину ставим здесь» ничего не доказывает, поэтому номер места на полу сверьте с номером в выписке.",
          ],
        },
        {
          heading: "Сколько платят за парковку каждый год?",
          blocks: [
            {
              points: [
                "Налог на недвижимость (IBI): на место со своим кадастровым номером приходит своя квитанция. При кадастровой стоимости 10\u00a0000\u00a0€ и ставке 0,66\u00a0% это 66\u00a0€.",
                "Взносы гаража: ворота, свет, насос, вентиляция, рампа. Попросите суммы за последние двенадцать месяцев.",
                "Автомобильный подъёмник, если он есть: договор на обслуживание и ремонт.",
                "Если место сдаёте, с арендной платы платят налог.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "У скольких наших объектов есть парковка?",
        blocks: [
          [
            "{?with.parking}На {date} с парковкой у нас {with.parking}.",
            "На странице [{a.title}](/property/{a.id}) она указана в особенностях, если есть.",
            "Если места нет, спросите нас о соседних гаражах, прежде чем решать.",
          ],
        ],
      },
      inShort: [
        "Парковочное место бывает принадлежностью квартиры, отдельным объектом, долей гаража или просто правом пользования.",
        "Это видно из его выписки.",
        "До разговора о цене спуститесь на своей машине и измерьте место.",
      ],
      next: "Мы проверим в реестре квартиру и гараж до первого платежа: [юридическое сопровождение](/services/legal-support).",
      description:
        "Парковочное место в Барселоне: четыре формы владения, налоги при цене 30\u00a0000\u00a0€, ежегодные расходы, что измерить в гараже и как поставить там зарядку авто.",
      sources: [
        "Гражданский кодекс Каталонии, ст. 553-35, 553-36.3 и 553-52",
        "Закон 37/1992 об НДС (IVA), ст. 91.Uno.1.7",
      ],
    },
  },
};
