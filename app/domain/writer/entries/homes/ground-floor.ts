import type { Entry } from "../entry";

export const groundFloor: Entry = {
  theme: "homes",
  related: [
    "premises-into-a-home",
    "courtyard-or-street",
    "habitability-certificate",
    "noise",
    "terrace",
    "community-statutes",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "ground floor apartment",
        "ground-floor home",
        "apartment on the ground floor",
        "ground floor with a patio",
        "planta baja apartment",
        "buying a ground floor in barcelona",
      ],
      title: "The ground-floor home",
      answers: {
        what: "A ground-floor apartment (planta baja) is at street level, without stairs, and often has a patio at the back. Three things decide whether you buy well: that it is legally a home, that it is dry, and who owns the patio. All three can be checked before you pay a deposit.",
        cost: "A ground-floor apartment at €300,000, an example, costs €331,650 to 332,800 with tax, notary, registry and paperwork. It has no standard discount: how much less buyers pay, if anything, depends on light, damp, noise and patio. Compare it with other ground floors nearby rather than with the floors above.",
        who: "In a ground-floor apartment you look after what is yours, and also a common patio that only you may use. Structural repairs there are the community’s, unless the damage comes from misuse or neglect (Civil Code of Catalonia, art. 553-43).",
        must: "No, commercial premises can’t be lived in as a ground-floor apartment without more ado: the change of use needs the city council’s permission, and then come the habitability certificate and the entry in the registry. Not every street or building allows it. A bank lends on a home only once the registry says so.",
        how: "To check a ground-floor apartment, see it twice: once after rain, once on a weekday evening with the windows open. Touch the walls at knee height, look behind furniture and under the sink. Then compare the use in the registry extract with the habitability certificate.",
        worth:
          "A ground-floor apartment is worth it for whoever wants no stairs and a patio, if it is legally a home, dry, and the patio is in the registry. Against it stand damp, noise from the street, people passing the windows and less light; there is no standard discount for them. See it after rain and late in the evening before you decide.",
        pitfalls:
          "A ground-floor apartment disappoints in three ways: the registry calls it “local”, the patio turns out to be common, or the damp was painted over. All three can be seen before the deposit, in the extract, in the statutes and with a moisture meter.",
      },
      sections: [
        {
          heading: "Is it legally a home?",
          blocks: [
            "Many ground floors were built as shops or workshops. Turning one into a home needs the city council’s permission for the change of use, and not every street or building allows it. Afterwards come the habitability certificate and the entry in the registry.",
            "To sell a home, the certificate has to be valid, with few exceptions (Law 18/2007, art. 60.4). If the extract says “local”, stop until you have the permit in your hand. A bank looks at the same line.",
          ],
        },
        {
          heading: "Whose is the patio?",
          blocks: [
            {
              points: [
                "Yours, if the registry describes it as part of your home.",
                "The community’s with your exclusive use, if the building’s title or a unanimous vote says so (art. 553-43.1).",
                "The community’s and nothing else, if everyone is simply used to it.",
              ],
            },
            "In the second case an awning, a pergola or a pool in it concern the others too. Ask for the text before you draw anything.",
          ],
        },
        {
          heading: "Where do damp, noise and lack of light come from?",
          blocks: [
            {
              points: [
                "Damp from the ground rises in walls without a barrier: fresh paint up to a metre high is a sign.",
                "Drains of the whole building pass below; ask about backflow and a check valve.",
                "Bins, bars, scooters and the street door: stand there at eleven at night.",
                "Light: note at what hour the sun enters, and what may be built opposite.",
                "Grilles and blinds: changing the façade needs the owners’ agreement.",
              ],
            },
          ],
        },
        {
          heading: "In which order do you check a ground floor?",
          blocks: [
            {
              steps: [
                "Registry extract: use, patio, annexes.",
                "Habitability certificate: date, usable area, number of rooms.",
                "Statutes and minutes: lift, patio, drains, claims for water.",
                "A visit with a technician, with a moisture meter.",
                "A clause for whatever is still missing, with its date.",
              ],
            },
            "Ask the manager who has claimed for water in the last five years, and the neighbours on the same floor whether their walls are dry: they stand on the same ground.",
          ],
        },
        {
          heading: "What does it cost to buy and to check?",
          blocks: [
            {
              caption: "A ground floor at €300,000, second-hand and without reductions",
              columns: ["What", "How much"],
              rows: [
                ["Price (example)", "€300,000"],
                ["Transfer tax, {itp.rate1}", "€30,000"],
                ["Notary, registry and paperwork", "€1,650–2,800"],
                ["In all", "€331,650–332,800"],
                ["Registry extract online", "€9.02 plus VAT"],
                ["Habitability certificate, if a new one is needed", "€65–160, about four weeks"],
              ],
            },
            "A technician with a moisture meter charges by the visit. Drying out a wall costs many times that, and how much depends on where the water comes from.",
          ],
        },
        {
          heading: "Who does it suit, and who not?",
          blocks: [
            {
              points: [
                "For: no stairs with a pushchair, a bicycle or a wheelchair; a patio at room level; no dependence on a lift.",
                "Against: passers-by at the window, so the blinds stay down; less sun in winter; shutters and grilles to think of.",
                "When you sell, fewer people look at ground floors. A patio in the registry and a dry wall, on paper, help most.",
              ],
            },
            "You pay your share of the lift as well, unless the statutes free the ground floor from it.",
          ],
        },
      ],
      example: {
        heading: "What can you compare it with?",
        blocks: [
          [
            "{?m2.from}On {date} a built metre in our homes is advertised at between {m2.from} and {m2.to}.",
            "Set a ground floor beside that range, and then beside its own patio and light.",
          ],
        ],
      },
      inShort: [
        "A ground floor is at street level and often has a patio.",
        "See in the registry that it is a home and whose the patio is.",
        "Visit it after rain and late in the evening.",
      ],
      next: "Tell us what you need outside and how quiet it should be: [we’ll look with you](/services/buyer-consultation).",
      description:
        "Ground-floor apartments in Barcelona: is it legally a home, whose is the patio, damp and noise, and what one at €300,000 costs with tax, notary and checks.",
      sources: [
        "Civil Code of Catalonia, arts. 553-36 and 553-43",
        "Law 18/2007 on the right to housing (Catalonia), art. 60.4",
      ],
    },
    es: {
      names: [
        "planta baja",
        "piso en planta baja",
        "bajos con patio",
        "vivienda en planta baja",
        "comprar una planta baja",
        "planta baja con patio en barcelona",
      ],
      title: "La vivienda en planta baja",
      answers: {
        what: "Un piso bajo, o planta baja, tiene dos ventajas: está a pie de calle, sin escaleras, y a menudo da a un patio. Los inconvenientes más frecuentes son la humedad, el ruido y la falta de luz. Antes de entregar las arras compruebe que legalmente es vivienda, que está seca y de quién es el patio.",
        cost: "Una planta baja de 300.000\u00a0€, por ejemplo, cuesta de 331.650 a 332.800\u00a0€ con impuesto, notaría, registro y gestión. No tiene un descuento oficial: que se pague menos o más depende de la luz, la humedad, el ruido y el patio. Compárela con otras plantas bajas de la zona y no con los pisos de arriba.",
        who: "En una planta baja usted mantiene lo suyo y también el patio común del que solo usted tiene el uso. Las reparaciones estructurales de ese patio son de la comunidad, salvo mal uso o mala conservación (Código civil de Cataluña, art.\u00a0553-43).",
        must: "No, un local no se puede habitar sin más como planta baja: el cambio de uso necesita permiso del ayuntamiento, y después vienen la cédula y la inscripción. No todas las calles ni fincas lo admiten. El banco presta como vivienda solo cuando el registro lo dice.",
        how: "Para comprobar una planta baja, visítela dos veces: después de llover y una noche entre semana, con las ventanas abiertas. Toque las paredes a la altura de la rodilla y mire detrás de los muebles. Luego compare el uso que indica la nota simple con la cédula.",
        worth:
          "Una planta baja vale la pena si no quiere escaleras y busca un patio, siempre que legalmente sea vivienda, esté seca y el patio conste en el registro. En contra tiene la humedad, el ruido de la calle, los que pasan por delante y menos luz; para eso no hay descuento fijo. Véala después de llover y de noche antes de decidir.",
        pitfalls:
          "Una planta baja decepciona de tres maneras: en el registro pone «local», el patio resulta ser común o la humedad estaba pintada por encima. Las tres se ven antes de las arras: en la nota simple, en los estatutos y con un medidor de humedad.",
      },
      sections: [
        {
          heading: "¿Es legalmente una vivienda?",
          blocks: [
            "Muchas nacieron como tienda o taller. Convertirlas en vivienda exige el permiso municipal de cambio de uso, que no se concede en todas las calles ni en todas las fincas. Después vienen la cédula de habitabilidad y el Registro de la Propiedad.",
            "Para transmitir una vivienda la cédula tiene que estar vigente, con pocas excepciones (Ley 18/2007, art.\u00a060.4). Si la nota simple dice «local», espere a tener el permiso en la mano. El banco se fija en esa misma línea.",
          ],
        },
        {
          heading: "¿De quién es el patio?",
          blocks: [
            {
              points: [
                "Suyo, si el Registro lo describe como parte de la vivienda.",
                "De la comunidad con uso exclusivo suyo, si lo dice el título del edificio o un acuerdo unánime (art.\u00a0553-43.1).",
                "De la comunidad y nada más, si solo es una costumbre.",
              ],
            },
            "En el segundo caso, un toldo, una pérgola o una piscina también son cosa de los demás. Pida el texto antes de proyectar nada.",
          ],
        },
        {
          heading: "¿De dónde vienen la humedad, el ruido y la falta de luz?",
          blocks: [
            {
              points: [
                "La humedad del suelo sube por los muros sin barrera: la pintura reciente hasta un metro de altura es un indicio.",
                "Por debajo pasan los desagües de toda la finca; pregunte por retornos y por la válvula.",
                "Contenedores, bares, motos y el portal: quédese allí a las once de la noche.",
                "Apunte a qué hora entra el sol y qué se puede construir enfrente.",
                "Rejas y persianas cambian la fachada y piden el acuerdo de la junta.",
              ],
            },
          ],
        },
        {
          heading: "¿Por qué orden se comprueba?",
          blocks: [
            {
              steps: [
                "Nota simple: uso, patio y anexos.",
                "Cédula: fecha, superficie útil y número de habitaciones.",
                "Estatutos y actas: ascensor, patio, desagües, partes por agua.",
                "Una visita con un técnico y su medidor de humedad.",
                "Una cláusula para lo que aún falte, con fecha.",
              ],
            },
            "Pregunte al administrador qué partes por agua hubo en cinco años y a los vecinos de la misma planta si tienen las paredes secas: pisan el mismo terreno.",
          ],
        },
        {
          heading: "¿Cuánto cuesta comprarla y comprobarla?",
          blocks: [
            {
              caption: "Una planta baja de 300.000\u00a0€, de segunda mano y sin bonificaciones",
              columns: ["Concepto", "Importe"],
              rows: [
                ["Precio (ejemplo)", "300.000\u00a0€"],
                ["ITP, {itp.rate1}", "30.000\u00a0€"],
                ["Notaría, registro y gestoría", "1.650–2.800\u00a0€"],
                ["En total", "331.650–332.800\u00a0€"],
                ["Nota simple por internet", "9,02\u00a0€ más IVA"],
                ["Cédula, si hace falta una nueva", "65–160\u00a0€, unas cuatro semanas"],
              ],
            },
            "El técnico que viene con el medidor de humedad cobra por visita. Secar un muro cuesta muchas veces más, y cuánto depende de por dónde entra el agua.",
          ],
        },
        {
          heading: "¿A quién le conviene y a quién no?",
          blocks: [
            {
              points: [
                "A favor: ni un escalón con cochecito, bicicleta o silla de ruedas; el patio, al nivel de las habitaciones; no se depende del ascensor.",
                "En contra: se pasa por delante de la ventana y la persiana acaba bajada; menos sol en invierno; rejas y cierres que vigilar.",
                "Al vender, menos gente busca planta baja. Lo que más ayuda es un patio inscrito y un informe de que el muro está seco.",
              ],
            },
            "También se paga la parte del ascensor, salvo que los estatutos libren de ella a los bajos.",
          ],
        },
      ],
      example: {
        heading: "¿Con qué se puede comparar?",
        blocks: [
          [
            "{?m2.from}A {date}, el metro construido se anuncia en nuestra web entre {m2.from} y {m2.to}.",
            "Ponga la planta baja al lado de ese margen y, después, de su propia luz y su propio patio.",
          ],
        ],
      },
      inShort: [
        "Una planta baja está a pie de calle y a menudo tiene patio.",
        "Vea en el Registro que sea vivienda y de quién es el patio.",
        "Visítela después de llover y de noche.",
      ],
      next: "Díganos qué espacio exterior necesita y cuánto silencio: [buscamos con usted](/services/buyer-consultation).",
      description:
        "Comprar una planta baja en Barcelona: si es legalmente vivienda, de quién es el patio, humedad y ruido, y cuánto cuesta en total una de 300.000\u00a0€ con el ITP.",
      sources: [
        "Código civil de Cataluña, arts.\u00a0553-36 y 553-43",
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a060.4",
      ],
    },
    ca: {
      names: [
        "planta baixa",
        "pis en planta baixa",
        "baixos amb pati",
        "habitatge en planta baixa",
        "comprar una planta baixa",
        "planta baixa amb pati a barcelona",
      ],
      title: "L’habitatge en planta baixa",
      answers: {
        what: "Una planta baixa és a peu de carrer, sense escales, i sovint té un pati al darrere. Perquè sigui una bona compra compten tres coses: que legalment sigui habitatge, que sigui eixuta i de qui és el pati. Si era un local, el canvi d’ús ha de tenir permís municipal i cèdula. Comprovi-ho tot abans de lliurar les arres.",
        cost: "Una planta baixa de 300.000\u00a0€, per exemple, costa de 331.650 a 332.800\u00a0€ amb impost, notaria, registre i gestió. No té cap descompte oficial: que es pagui menys o més depèn de la llum, la humitat, el soroll i el pati. Compari-la amb altres plantes baixes de la zona i no amb els pisos de dalt.",
        who: "En una planta baixa vostè manté el que és seu i també el pati comú del qual només vostè té l’ús. Les reparacions estructurals d’aquest pati són de la comunitat, tret que vinguin d’un mal ús o d’una mala conservació (Codi civil de Catalunya, art. 553-43).",
        must: "No, un local no es pot habitar sense més com a planta baixa: el canvi d’ús necessita permís de l’ajuntament, i després venen la cèdula i la inscripció. No tots els carrers ni finques ho admeten. El banc presta com a habitatge només quan el registre ho diu.",
        how: "Per comprovar una planta baixa, visiti-la dues vegades: després de ploure i un vespre entre setmana, amb les finestres obertes. Toqui les parets a l’alçada del genoll i miri darrere dels mobles. Després compari l’ús que diu la nota simple amb la cèdula.",
        worth:
          "Una planta baixa val la pena si no vol escales i busca un pati, sempre que legalment sigui habitatge, sigui eixuta i el pati consti al registre. En contra té la humitat, el soroll del carrer, la gent que passa per davant i menys llum; per a això no hi ha cap descompte fix. Miri-la després de ploure i de nit abans de decidir.",
        pitfalls:
          "Una planta baixa decep de tres maneres: al registre hi posa «local», el pati resulta que és comú o la humitat era pintada per sobre. Totes tres es veuen abans de les arres: a la nota simple, als estatuts i amb un mesurador d’humitat.",
      },
      sections: [
        {
          heading: "És legalment un habitatge?",
          blocks: [
            "Moltes van néixer com a botiga o taller. Convertir-les en habitatge demana el permís municipal de canvi d’ús, que no es dona a tots els carrers ni a totes les finques. Després venen la cèdula d’habitabilitat i el Registre de la Propietat.",
            "Per transmetre un habitatge la cèdula ha de ser vigent, amb poques excepcions (Llei 18/2007, art. 60.4). Si la nota simple diu «local», esperi a tenir el permís a la mà. El banc es fixa en aquesta mateixa línia.",
          ],
        },
        {
          heading: "De qui és el pati?",
          blocks: [
            {
              points: [
                "Seu, si el Registre el descriu com a part de l’habitatge.",
                "De la comunitat amb ús exclusiu seu, si ho diu el títol de l’edifici o un acord unànime (art. 553-43.1).",
                "De la comunitat i prou, si només és un costum.",
              ],
            },
            "En el segon cas, un tendal, una pèrgola o una piscina també són cosa dels altres. Demani el text abans de projectar-hi res.",
          ],
        },
        {
          heading: "D’on venen la humitat, el soroll i la falta de llum?",
          blocks: [
            {
              points: [
                "La humitat del terra puja pels murs sense barrera: la pintura recent fins a un metre d’alçada n’és un indici.",
                "Per sota passen els desguassos de tota la finca; pregunti per retorns i per la vàlvula.",
                "Contenidors, bars, motos i la porta del carrer: quedi-s’hi a les onze de la nit.",
                "Apunti a quina hora entra el sol i què s’hi pot construir al davant.",
                "Reixes i persianes canvien la façana i demanen l’acord de la junta.",
              ],
            },
          ],
        },
        {
          heading: "En quin ordre es comprova?",
          blocks: [
            {
              steps: [
                "Nota simple: ús, pati i annexos.",
                "Cèdula: data, superfície útil i nombre d’habitacions.",
                "Estatuts i actes: ascensor, pati, desguassos, avisos per aigua.",
                "Una visita amb un tècnic i el seu mesurador d’humitat.",
                "Una clàusula per al que encara falti, amb data.",
              ],
            },
            "Pregunti a l’administrador quins avisos per aigua hi ha hagut en cinc anys i als veïns de la mateixa planta si tenen les parets eixutes: trepitgen el mateix terreny.",
          ],
        },
        {
          heading: "Quant costa comprar-la i comprovar-la?",
          blocks: [
            {
              caption: "Una planta baixa de 300.000\u00a0€, de segona mà i sense bonificacions",
              columns: ["Concepte", "Import"],
              rows: [
                ["Preu (exemple)", "300.000\u00a0€"],
                ["ITP, {itp.rate1}", "30.000\u00a0€"],
                ["Notaria, registre i gestoria", "1.650–2.800\u00a0€"],
                ["En total", "331.650–332.800\u00a0€"],
                ["Nota simple per internet", "9,02\u00a0€ més IVA"],
                ["Cèdula, si en cal una de nova", "65–160\u00a0€, unes quatre setmanes"],
              ],
            },
            "El tècnic que ve amb el mesurador d’humitat cobra per visita. Eixugar un mur costa moltes vegades més, i quant depèn d’on ve l’aigua.",
          ],
        },
        {
          heading: "A qui li convé i a qui no?",
          blocks: [
            {
              points: [
                "A favor: cap graó amb cotxet, bicicleta o cadira de rodes; el pati, al nivell de les habitacions; no es depèn de l’ascensor.",
                "En contra: es passa per davant de la finestra i la persiana acaba abaixada; menys sol a l’hivern; reixes i tancaments per vigilar.",
                "A l’hora de vendre, menys gent busca planta baixa. El que més hi ajuda és un pati inscrit i un informe que digui que el mur és eixut.",
              ],
            },
            "També es paga la part de l’ascensor, tret que els estatuts n’alliberin els baixos.",
          ],
        },
      ],
      example: {
        heading: "Amb què es pot comparar?",
        blocks: [
          [
            "{?m2.from}A {date}, el metre construït s’anuncia a la nostra web entre {m2.from} i {m2.to}.",
            "Posi la planta baixa al costat d’aquest marge i, després, de la seva pròpia llum i del seu pati.",
          ],
        ],
      },
      inShort: [
        "Una planta baixa és a peu de carrer i sovint té pati.",
        "Miri al Registre que sigui habitatge i de qui és el pati.",
        "Visiti-la després de ploure i al vespre.",
      ],
      next: "Digui’ns quin espai exterior necessita i quanta calma: [busquem amb vostè](/services/buyer-consultation).",
      description:
        "Comprar una planta baixa a Barcelona: si és legalment habitatge, de qui és el pati, humitat i soroll, i quant costa en total una de 300.000\u00a0€ amb l’impost.",
      sources: ["Codi civil de Catalunya, arts. 553-36 i 553-43", "Llei 18/2007, del dret a l’habitatge, art. 60.4"],
    },
    ru: {
      names: [
        "квартира на нижнем этаже",
        "квартира на первом этаже с патио",
        "жильё на нижнем этаже",
        "planta baja что это",
        "нижний этаж в Испании",
        "квартира с двориком",
        "первый этаж в Барселоне",
        "квартира на первом этаже в Испании",
      ],
      title: "Квартира на нижнем этаже",
      answers: {
        what: "Квартира на нижнем этаже (planta baja) находится на уровне улицы, без лестниц, и часто выходит в дворик; по российскому счёту это первый этаж. Удачна ли покупка, зависит от трёх вещей: жильё ли это по документам, сухо ли в нём и чей дворик. Всё это можно проверить до задатка.",
        cost: "Квартира на нижнем этаже за 300\u00a0000\u00a0€, к примеру, обойдётся с налогом, нотариусом, реестром и оформлением в 331\u00a0650–332\u00a0800\u00a0€. Официальной скидки за этаж нет: цена зависит от света, сырости, шума и дворика. Сравнивайте её с другими нижними этажами рядом, а не с верхними.",
        who: "В квартире на нижнем этаже вы содержите и своё, и общий дворик, которым пользуетесь только вы. Ремонт его конструкций оплачивают все собственники дома, если вред не от небрежности (Гражданский кодекс Каталонии, ст. 553-43).",
        must: "Нет, просто поселиться в нежилом помещении нельзя: чтобы стать квартирой на нижнем этаже, ему нужно разрешение города на смену назначения, затем cédula и запись в реестре. Это допускают не каждая улица и не каждый дом. Банк даст кредит как на жильё, только когда так записано в реестре.",
        how: "Чтобы проверить квартиру на нижнем этаже, посмотрите её дважды: после дождя и вечером буднего дня с открытыми окнами. Потрогайте стены на уровне колена, загляните за мебель. Затем сравните назначение в выписке из реестра со свидетельством о пригодности для проживания.",
        worth:
          "Квартира на нижнем этаже подходит тем, кому нужны дворик и жизнь без лестниц, если по документам это жильё, в нём сухо, а дворик записан в реестре. Против\u00a0— сырость, шум улицы, прохожие под окнами и меньше света; твёрдой скидки за это нет. До решения посмотрите её после дождя и поздно вечером.",
        pitfalls:
          "Квартира на нижнем этаже разочаровывает по трём причинам: в реестре стоит «local», дворик оказался общим, сырость закрасили. Всё видно до задатка: в выписке, в уставе дома и с влагомером в руках.",
      },
      sections: [
        {
          heading: "Жильё ли это по документам?",
          blocks: [
            "Многие нижние этажи строили под магазин или мастерскую. Чтобы такое помещение стало жильём, нужно разрешение городского совета на смену назначения, и дают его не на каждой улице и не в каждом доме. После этого оформляют свидетельство о пригодности и запись в реестре.",
            "Для продажи жилья свидетельство должно действовать, исключений мало (Закон 18/2007, ст. 60.4). Если в выписке стоит «local», не платите, пока не увидите разрешение. Банк смотрит на ту же строку. Слова «все так живут» в этом случае ничего не меняют, а вот отказать в кредите из-за одной строки могут.",
          ],
        },
        {
          heading: "Чей дворик?",
          blocks: [
            {
              points: [
                "Ваш, если в реестре он описан как часть квартиры.",
                "Общий, но в вашем исключительном пользовании, если так записано в документе о разделе дома или решено единогласно (ст. 553-43.1).",
                "Просто общий, если соседи лишь привыкли, что им пользуется эта квартира.",
              ],
            },
            "Во втором случае навес, пергола или бассейн касаются и остальных. Попросите сам текст, прежде чем что-либо проектировать или переносить туда кухню.",
          ],
        },
        {
          heading: "Откуда берутся сырость, шум и темнота?",
          blocks: [
            {
              points: [
                "Влага из грунта поднимается по стенам без изоляции: свежая краска до метра от пола — признак.",
                "Под полом проходит канализация всего дома: спросите о засорах и обратном клапане.",
                "Контейнеры, бары, мотоциклы и дверь подъезда: постойте там в одиннадцать вечера.",
                "Отметьте, в котором часу в окна светит солнце и что могут построить напротив.",
                "Решётки и жалюзи меняют фасад, на них нужно согласие собрания.",
              ],
            },
          ],
        },
        {
          heading: "В каком порядке проверять?",
          blocks: [
            {
              steps: [
                "Выписка из реестра: назначение, дворик, кладовая.",
                "Свидетельство: дата, полезная площадь, число комнат.",
                "Устав и протоколы: лифт, дворик, трубы, жалобы на воду.",
                "Осмотр со специалистом, у которого есть влагомер.",
                "Пункт договора обо всём, чего ещё нет, с датой.",
              ],
            },
            "Спросите управляющего, кто за последние пять лет жаловался на воду, а соседей на том же этаже\u00a0— сухо ли у них: грунт под вами один. Если справа и слева стены сухие, а здесь нет, ищите трубу; если сыро у всех, дело в самом доме, и чинить его будут вместе и долго.",
          ],
        },
        {
          heading: "Сколько стоит купить её и проверить?",
          blocks: [
            {
              caption: "Нижний этаж за 300\u00a0000\u00a0€, вторичное жильё, без льгот",
              columns: ["Что", "Сколько"],
              rows: [
                ["Цена (пример)", "300\u00a0000\u00a0€"],
                ["Налог на передачу (ITP), {itp.rate1}", "30\u00a0000\u00a0€"],
                ["Нотариус, реестр и оформление", "1\u00a0650–2\u00a0800\u00a0€"],
                ["Всего", "331\u00a0650–332\u00a0800\u00a0€"],
                ["Выписка из реестра через интернет", "9,02\u00a0€ плюс НДС (IVA)"],
                ["Свидетельство (cédula), если нужно новое", "65–160\u00a0€, около четырёх недель"],
              ],
            },
            "Специалист с влагомером берёт за выезд. Осушить стену стоит во много раз дороже, а сколько именно, зависит от того, откуда идёт вода. Поэтому проверяйте до задатка, а не после сделки, и просите заключение с фотографиями и цифрами по каждой стене.",
          ],
        },
        {
          heading: "Кому подойдёт нижний этаж, а кому нет?",
          blocks: [
            {
              points: [
                "За: ни одной ступени с коляской, велосипедом или инвалидным креслом; дворик на одном уровне с комнатами; от лифта вы не зависите.",
                "Против: прохожие под окном, и жалюзи почти всегда опущены; зимой меньше солнца; нужно думать о решётках и замках.",
                "Продавать придётся для меньшего круга: нижний этаж ищут не все. Больше всего помогают дворик, записанный в реестре, и заключение, что стена сухая.",
              ],
            },
            "За лифт вы тоже платите свою долю, если устав дома не освобождает от этого нижний этаж. Спросите управляющего, сколько выходит в месяц и нет ли впереди сбора на канализацию или фасад: внизу оба ремонта начинаются у вашей двери.",
          ],
        },
      ],
      example: {
        heading: "С чем её сравнить?",
        blocks: [
          [
            "{?m2.from}На {date} метр площади со стенами у наших объектов стоит в объявлениях от {m2.from} до {m2.to}.",
            "Поставьте нижний этаж рядом с этими ценами, а потом учтите его свет, сухие стены и дворик.",
          ],
        ],
      },
      inShort: [
        "Нижний этаж находится на уровне улицы и часто имеет дворик.",
        "По реестру проверьте, что это жильё и чей дворик.",
        "Приходите после дождя и поздно вечером.",
      ],
      next: "Расскажите, какой дворик и какая тишина вам нужны: [поищем вместе](/services/buyer-consultation).",
      description:
        "Квартира на нижнем этаже в Барселоне: жильё ли это по документам, чей дворик, сырость и шум, и сколько всего стоит такая за 300\u00a0000\u00a0€ с налогом и проверкой.",
      sources: [
        "Гражданский кодекс Каталонии, ст. 553-36 и 553-43",
        "Закон 18/2007 о праве на жильё (Каталония), ст. 60.4",
      ],
    },
  },
};
