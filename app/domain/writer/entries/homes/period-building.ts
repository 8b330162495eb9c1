import type { Entry } from "../entry";

export const periodBuilding: Entry = {
  theme: "homes",
  related: ["building-inspection", "tiled-floors", "renovation-works", "community-fees", "lift"],
  homes: "old",
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "period building",
        "apartment in a period building",
        "modernista building",
        "modernist apartment in barcelona",
        "old building apartment",
        "high ceilings apartment",
        "historic building",
        "listed building",
        "old building in barcelona",
      ],
      title: "An apartment in a period building",
      answers: {
        what: "A period building (finca regia) is one from before about 1940, with high ceilings, carved doors and patterned cement tiles. Estate agents use the term; it has no legal meaning. You buy two things: rooms that nobody builds any more, and a share in an old structure. Look at the second as closely as at the first.",
        cost: [
          "What a period building costs you to keep depends on the façade, the roof, the lift and the pipes, and no official figure exists.",
          "The last three sets of minutes and the inspection report show what is coming.",
          "Community fees in our homes run from {fees.from} to {fees.to} a month.",
        ],
        who: "In a period building all owners pay for structure, façade and roof by their share, even those on the ground floor. What lies inside your apartment is yours to repair, such as wiring and floors. If a levy has been approved, settle in the deposit contract who pays which part of it.",
        how: "To check an apartment in a period building, begin in the entrance hall and on the roof, and end in the living room. Ask for the building inspection (ITE), the minutes and the year of wiring and pipes. For beams and cracks, take an architect or building engineer with you.",
        worth:
          "An apartment in a period building is worth it for whoever wants height, light and old floors and can live with an old structure. For it: rooms that nobody builds any more, and central streets. Against: levies for façade, roof and lift, little insulation, and limits where the house is protected. Read the inspection report and three years of minutes before you decide.",
        pitfalls:
          "In a period building the surprises are beams, pipes and levies: timber rotted where bathrooms stand, lead or iron pipes, a façade the owners have already voted. The inspection report (due at 45 years of age), the minutes and an hour with an architect show most of it before the deposit.",
      },
      sections: [
        {
          heading: "What makes these buildings different?",
          blocks: [
            {
              points: [
                "Load-bearing walls instead of pillars: not every wall can go.",
                "Floors of timber or iron beams with small brick vaults (volta catalana) between them.",
                "A principal and sometimes an entresuelo below the first floor, so a “third” can be the fifth storey up.",
                "Lifts added later, small, and sometimes stopping between two floors.",
                "Light wells for kitchens and middle bedrooms.",
              ],
            },
          ],
        },
        {
          heading: "What does the law ask of an old building?",
          blocks: [
            "At 45 years of age it needs a technical inspection (Decree 67/2015). The report lists each fault and how serious it is, and the owners must repair the serious ones. Ask for the report and for the certificate that follows it.",
            "Some buildings also stand in the city’s heritage catalogue. Then façade, staircase or even ceilings may have to stay as they are. The city council tells you the level of protection by address; ask before you plan any work.",
          ],
        },
        {
          heading: "In which order do you check it?",
          blocks: [
            {
              steps: [
                "From the street: cracks over windows, nets on the façade, balconies with props.",
                "On the stairs: meters, pipes, damp, the age of the lift.",
                "In the apartment: a floor that gives, doors that no longer close, ceilings hung low over something.",
                "In the documents: inspection, minutes, energy certificate, habitability certificate.",
                "With an expert: beam ends in kitchens and bathrooms, where water has been for a century.",
              ],
            },
          ],
        },
        {
          heading: "What do buyers overlook?",
          blocks: [
            {
              points: [
                "False ceilings that hide the mouldings, or a repaired beam.",
                "Single-glazed windows in a façade where only the same wooden design is allowed.",
                "New tiles laid over the old ones: the floor is heavier and the originals may survive underneath.",
                "A low community fee, because nothing has been set aside for the roof.",
              ],
            },
            "If you want to take out a wall or move a bathroom, have an architect look first. The city council’s permit and a word to the president come before the builders (Civil Code of Catalonia, art. 553-36). Keep a reserve for what shows only when the ceiling is open.",
          ],
        },
        {
          heading: "What may need repair, and who pays for it?",
          blocks: [
            {
              caption: "Repairs in an old building, and whose bill they are",
              columns: ["What", "Who pays", "Where you see it coming"],
              rows: [
                ["Façade, roof, structure, beams", "All owners, by share", "Inspection report, minutes"],
                [
                  "Rising and waste pipes as far as your branch",
                  "All owners",
                  "Age of the pipes, stains on the stairs",
                ],
                ["Pipes, wiring and floors inside", "You", "Fuse box, taps, an electrician"],
                ["Windows", "Usually you, in the design the façade allows", "City council, statutes"],
                ["Lift", "All owners, unless the statutes exempt someone", "Last inspection"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How old are our homes?",
        blocks: [
          [
            "The buildings of our homes date from {built.from} to {built.to}.",
            "[{a.title}](/property/{a.id}) is in a building of {a.built}.",
            "The home itself was renovated in {a.renovated}.",
            "Its energy certificate: {a.rating}.",
            "Ask for both years at every viewing: that of the building and that of the pipes.",
          ],
        ],
      },
      inShort: [
        "A period building has high ceilings and old floors, and a structure that all owners keep up together.",
        "From 45 years of age it needs a technical inspection.",
        "Protection as heritage may limit what you can change.",
      ],
      next: "See which of [our homes](/properties) keep their old floors and ceilings, with the year of each building.",
      description:
        "Buying in a period building in Barcelona: how these houses are built, what the inspection and the heritage catalogue ask, what to check and who pays for it.",
      sources: [
        "Decree 67/2015 of the Generalitat (inspection of residential buildings)",
        "Civil Code of Catalonia, arts. 553-36, 553-44 and 553-45",
      ],
    },
    es: {
      names: [
        "finca regia",
        "piso en finca regia",
        "edificio de época",
        "piso en finca antigua",
        "piso modernista",
        "piso de techos altos",
        "comprar en un edificio antiguo",
      ],
      title: "Un piso en una finca regia",
      answers: {
        what: "Una finca regia es un edificio anterior más o menos a 1940, con techos altos, puertas talladas y suelo hidráulico. Es un término de las agencias, sin valor legal. Se compran dos cosas: unas estancias que ya nadie construye y una parte de una estructura antigua. Mire la segunda con tanta atención como las primeras.",
        cost: [
          "Lo que cuesta mantener una finca regia depende de la fachada, la cubierta, el ascensor y las tuberías, y no hay cifra oficial.",
          "Las tres últimas actas y el informe de inspección enseñan lo que viene.",
          "En nuestras viviendas, los gastos de comunidad van de {fees.from} a {fees.to} al mes.",
        ],
        who: "En una finca regia, estructura, fachada y cubierta las pagan todos los propietarios según su cuota, también los de la planta baja. Lo de dentro de su piso, como cables y suelos, lo repara usted. Si hay una derrama aprobada, acuerde en las arras quién paga cada parte.",
        how: "Un piso en finca regia se mira empezando por el portal y la azotea y acabando por el salón. Pida la inspección técnica (ITE), las actas y el año de cables y tuberías. Si ve grietas o vigas dañadas, vuelva con un arquitecto o un aparejador.",
        worth:
          "Un piso en finca regia vale la pena a quien busca altura, luz y suelos antiguos y acepta una estructura vieja. A favor: estancias que ya nadie construye y calles céntricas. En contra: derramas de fachada, cubierta y ascensor, poco aislamiento y límites si la finca está protegida. Lea el informe de inspección y tres años de actas antes de decidir.",
        pitfalls:
          "En una finca regia las sorpresas son vigas, tuberías y derramas: madera podrida bajo los baños, tubos de plomo o hierro, una fachada ya votada. El informe de inspección (obligado a los 45 años), las actas y una hora con un arquitecto enseñan casi todo antes de las arras.",
      },
      sections: [
        {
          heading: "¿En qué se distinguen estos edificios?",
          blocks: [
            {
              points: [
                "Muros de carga en vez de pilares: no toda pared se puede quitar.",
                "Forjados de vigas de madera o hierro con pequeñas bóvedas de ladrillo entre ellas.",
                "Un principal, y a veces un entresuelo, antes del primero: un «tercero» puede ser la quinta altura.",
                "Ascensores añadidos después, pequeños, que a veces paran entre dos plantas.",
                "Patios de luces para las cocinas y los dormitorios del centro.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué exige la ley a un edificio antiguo?",
          blocks: [
            "A los 45 años debe pasar la inspección técnica (Decreto 67/2015). El informe enumera cada defecto y su gravedad, y la comunidad está obligada a reparar los graves. Pida el informe y el certificado que le sigue.",
            "Algunos edificios están además en el catálogo de patrimonio de la ciudad. En ese caso la fachada, la escalera o incluso los techos pueden tener que quedar como están. El Ayuntamiento le dice el nivel de protección de cada dirección: pregúntelo antes de proyectar obras.",
          ],
        },
        {
          heading: "¿En qué orden se revisa?",
          blocks: [
            {
              steps: [
                "Desde la calle: grietas sobre las ventanas, redes en la fachada, balcones apuntalados.",
                "En la escalera: contadores, bajantes, humedad, edad del ascensor.",
                "En el piso: un suelo que cede, puertas que ya no cierran, techos bajados para tapar algo.",
                "En la documentación: inspección, actas, certificado energético y cédula.",
                "Con un técnico: las cabezas de las vigas en cocina y baños, donde hay agua desde hace un siglo.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se pasa por alto?",
          blocks: [
            {
              points: [
                "Los falsos techos, que esconden las molduras o una viga reparada.",
                "Las ventanas de vidrio simple en fachadas donde solo se admite el mismo dibujo de madera.",
                "El pavimento nuevo puesto encima del viejo: pesa más, y debajo quizá siga el original.",
                "Unos gastos de comunidad muy bajos porque nadie ahorra para la cubierta.",
              ],
            },
            "Si piensa quitar una pared o mover un baño, que antes lo vea un arquitecto. Después vienen el permiso municipal y el aviso a la presidencia (Código civil de Cataluña, art.\u00a0553-36). Guarde una reserva para lo que solo aparece al abrir el techo.",
          ],
        },
        {
          heading: "¿Qué puede haber que arreglar y quién lo paga?",
          blocks: [
            {
              caption: "Arreglos en una finca antigua y a quién le tocan",
              columns: ["Qué", "Quién paga", "Dónde se ve venir"],
              rows: [
                ["Fachada, cubierta, estructura, vigas", "Todos, por cuota", "Informe de la ITE, actas"],
                ["Bajantes y montantes hasta su ramal", "Todos", "Edad de las tuberías, manchas en la escalera"],
                ["Tuberías, cables y suelos de dentro", "Usted", "Cuadro eléctrico, grifos, un electricista"],
                ["Ventanas", "Casi siempre usted, con el diseño que admita la fachada", "Ayuntamiento, estatutos"],
                ["Ascensor", "Todos, salvo quien eximan los estatutos", "Última inspección"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿De qué época son nuestras viviendas?",
        blocks: [
          [
            "Los edificios de nuestras viviendas van de {built.from} a {built.to}.",
            "[{a.title}](/property/{a.id}) está en un edificio de {a.built}.",
            "La vivienda en sí se reformó en {a.renovated}.",
            "Certificado energético: {a.rating}.",
            "Pregunte en cada visita por los dos años: el del edificio y el de las tuberías.",
          ],
        ],
      },
      inShort: [
        "Una finca regia tiene techos altos y suelos antiguos, y una estructura que mantienen entre todos los propietarios.",
        "A partir de los 45 años necesita la inspección técnica.",
        "Si está protegida como patrimonio, no todo se puede cambiar.",
      ],
      next: "Vea cuáles de [nuestras viviendas](/properties) conservan suelos y techos, con el año de cada edificio.",
      description:
        "Comprar un piso en una finca regia de Barcelona: cómo se construyó, qué exigen la inspección y el catálogo de patrimonio, qué revisar y quién lo paga.",
      sources: [
        "Decreto 67/2015 de la Generalitat de Catalunya (inspección de edificios de viviendas)",
        "Código civil de Cataluña, arts.\u00a0553-36, 553-44 y 553-45",
      ],
    },
    ca: {
      names: [
        "finca règia",
        "pis en una finca règia",
        "edifici d’època",
        "pis en finca antiga",
        "pis modernista a l’eixample",
        "pis de sostres alts",
        "comprar en un edifici antic",
      ],
      title: "Un pis en una finca règia",
      answers: {
        what: "Una finca règia és un edifici anterior més o menys al 1940, amb sostres alts, portes treballades i paviment hidràulic. És una expressió de les agències, sense valor legal. S’hi compren dues coses: unes estances que ja ningú no construeix i una part d’una estructura antiga. Abans de comprar un pis així, cal mirar aquesta estructura amb tanta atenció com les estances.",
        cost: [
          "El que costa mantenir una finca règia depèn de la façana, la coberta, l’ascensor i les canonades, i no n’hi ha cap xifra oficial.",
          "Les tres últimes actes i l’informe d’inspecció ensenyen què s’acosta.",
          "Als nostres habitatges, les despeses de comunitat van de {fees.from} a {fees.to} al mes.",
        ],
        who: "En una finca règia, l’estructura, la façana i la coberta les paguen tots els propietaris segons la quota, també els de la planta baixa. El que hi ha dins del pis, com ara cables i paviments, ho repara vostè. Si hi ha una derrama aprovada, acordi a les arres qui en paga cada part.",
        how: "Un pis en una finca règia es mira començant pel vestíbul i el terrat i acabant per la sala. Demani la inspecció tècnica (ITE), les actes i l’any de cables i canonades. Si veu esquerdes o bigues malmeses, torni-hi amb un arquitecte o un aparellador.",
        worth:
          "Un pis en una finca règia val la pena a qui busca alçada, llum i paviments antics i accepta una estructura vella. A favor: estances que ja ningú no construeix i carrers cèntrics. En contra: derrames de façana, coberta i ascensor, poc aïllament i límits si la finca és protegida. Llegeixi l’informe d’inspecció i tres anys d’actes abans de decidir.",
        pitfalls:
          "En una finca règia les sorpreses són bigues, canonades i derrames: fusta podrida sota els banys, tubs de plom o ferro, una façana ja votada. L’informe d’inspecció (obligat als 45 anys), les actes i una hora amb un arquitecte ho ensenyen gairebé tot abans de les arres.",
      },
      sections: [
        {
          heading: "En què es distingeixen aquests edificis?",
          blocks: [
            {
              points: [
                "Murs de càrrega en lloc de pilars: no tota paret es pot treure.",
                "Sostres de bigues de fusta o de ferro amb voltes petites de maó entre l’una i l’altra.",
                "Un principal, i de vegades un entresol, abans del primer: un «tercer» pot ser la cinquena alçada.",
                "Ascensors afegits més tard, petits, que a vegades paren entre dues plantes.",
                "Celoberts per a les cuines i els dormitoris del mig.",
              ],
            },
          ],
        },
        {
          heading: "Què demana la llei a un edifici vell?",
          blocks: [
            "Als 45 anys ha de passar la inspecció tècnica (Decret 67/2015). L’informe anota cada defecte i la seva gravetat, i la comunitat té l’obligació de reparar els greus. Demani l’informe i el certificat que ve després.",
            "Alguns edificis són, a més, al catàleg de patrimoni de la ciutat. Llavors la façana, l’escala o fins i tot els sostres poden haver de quedar com estan. L’Ajuntament li diu el nivell de protecció de cada adreça: pregunti-ho abans de projectar cap obra.",
          ],
        },
        {
          heading: "En quin ordre es revisa?",
          blocks: [
            {
              steps: [
                "Des del carrer: esquerdes damunt les finestres, xarxes a la façana, balcons apuntalats.",
                "A l’escala: comptadors, baixants, humitat, edat de l’ascensor.",
                "Al pis: un terra que cedeix, portes que ja no tanquen, sostres abaixats per tapar alguna cosa.",
                "A la documentació: inspecció, actes, certificat energètic i cèdula.",
                "Amb un tècnic: els caps de les bigues a la cuina i als banys, on fa un segle que hi ha aigua.",
              ],
            },
          ],
        },
        {
          heading: "Què se sol passar per alt?",
          blocks: [
            {
              points: [
                "Els falsos sostres, que amaguen les motllures o una biga reparada.",
                "Les finestres de vidre senzill en façanes on només s’admet el mateix dibuix de fusta.",
                "El paviment nou posat damunt del vell: pesa més, i a sota potser encara hi ha l’original.",
                "Unes despeses de comunitat molt baixes perquè ningú no estalvia per a la coberta.",
              ],
            },
            "Si pensa treure una paret o moure un bany, que abans ho vegi un arquitecte. Després venen el permís municipal i l’avís a la presidència (Codi civil de Catalunya, art.\u00a0553-36). Guardi una reserva per al que només surt quan s’obre el sostre.",
          ],
        },
        {
          heading: "Què hi pot haver per arreglar i qui ho paga?",
          blocks: [
            {
              caption: "Arranjaments en una finca vella i a qui toquen",
              columns: ["Què", "Qui paga", "On es veu venir"],
              rows: [
                ["Façana, coberta, estructura, bigues", "Tothom, per quota", "Informe de la ITE, actes"],
                ["Baixants i muntants fins al seu ramal", "Tothom", "Edat de les canonades, taques a l’escala"],
                ["Canonades, cables i terres de dins", "Vostè", "Quadre elèctric, aixetes, un electricista"],
                ["Finestres", "Gairebé sempre vostè, amb el disseny que admeti la façana", "Ajuntament, estatuts"],
                ["Ascensor", "Tothom, tret de qui n’eximeixin els estatuts", "Última inspecció"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "De quina època són els nostres habitatges?",
        blocks: [
          [
            "Els edificis dels nostres habitatges van de {built.from} a {built.to}.",
            "[{a.title}](/property/{a.id}) és en un edifici de {a.built}.",
            "L’habitatge es va reformar el {a.renovated}.",
            "Certificat energètic: {a.rating}.",
            "Pregunti a cada visita pels dos anys: el de l’edifici i el de les canonades.",
          ],
        ],
      },
      inShort: [
        "Una finca règia té sostres alts i paviments antics, i una estructura que mantenen entre tots els propietaris.",
        "A partir dels 45 anys necessita la inspecció tècnica.",
        "Si és protegida com a patrimoni, no tot s’hi pot canviar.",
      ],
      next: "Vegi quins dels [nostres habitatges](/properties) conserven paviments i sostres, amb l’any de cada edifici.",
      description:
        "Comprar un pis en una finca règia de Barcelona: com es va construir, què demanen la inspecció i el catàleg de patrimoni, què cal revisar i qui ho paga.",
      sources: [
        "Decret 67/2015 de la Generalitat de Catalunya (inspecció d’edificis d’habitatges)",
        "Codi civil de Catalunya, arts.\u00a0553-36, 553-44 i 553-45",
      ],
    },
    ru: {
      names: [
        "старинный дом в Барселоне",
        "квартира в старинном доме",
        "дом старой постройки",
        "дом в стиле модерн",
        "квартира с высокими потолками",
        "старый фонд Барселоны",
      ],
      title: "Квартира в\u00a0старинном доме",
      answers: {
        what: "Старинный дом в\u00a0Барселоне (finca regia)\u00a0— так агентства называют здания, построенные примерно до 1940 года: высокие потолки, резные двери, узорная цементная плитка. Юридического смысла у\u00a0слова нет. Покупают сразу две вещи: комнаты, каких больше не строят, и\u00a0долю в\u00a0старой конструкции. Ко второй присмотритесь так же внимательно.",
        cost: [
          "Во что обойдётся квартира в\u00a0старинном доме каждый год, зависит от фасада, крыши, лифта и\u00a0труб. Официальных цифр нет.",
          "Что предстоит, видно из трёх последних протоколов и\u00a0отчёта об осмотре.",
          "У\u00a0наших объектов взносы в\u00a0сообщество собственников (comunidad) составляют от {fees.from} до {fees.to} в\u00a0месяц.",
        ],
        who: "За конструкции, фасад и\u00a0крышу старинного дома платят все собственники по долям, включая нижний этаж. То, что внутри квартиры, например проводку и\u00a0полы, чините вы. Если утверждён дополнительный сбор, запишите в\u00a0договоре задатка, кто платит какую часть.",
        how: "Квартиру в\u00a0старинном доме смотрят начиная с\u00a0подъезда и\u00a0крыши, а\u00a0гостиную оставляют напоследок. Попросите отчёт технического осмотра (ITE), протоколы, год замены проводки и\u00a0труб. Если видны трещины или повреждены балки, вернитесь с\u00a0архитектором или инженером.",
        worth:
          "Квартира в старинном доме подходит тем, кому нужны высота, свет и старые полы и кто готов к старой конструкции. За: комнаты, каких больше не строят, и центральные улицы. Против: сборы на фасад, крышу и лифт, слабая теплоизоляция, запреты, если дом под охраной. До решения изучите отчёт об осмотре здания и протоколы за три года.",
        pitfalls:
          "Квартира в старинном доме преподносит сюрпризы с балками, трубами и сборами: дерево сгнило под ванными, трубы свинцовые или железные, за фасад уже проголосовали. Отчёт об осмотре (обязателен с 45\u00a0лет), протоколы и час с архитектором покажут почти всё ещё до задатка.",
      },
      sections: [
        {
          heading: "Чем такие дома отличаются?",
          blocks: [
            {
              points: [
                "Держат их стены, а\u00a0не колонны, поэтому убрать можно не всякую стену.",
                "Перекрытия\u00a0— деревянные или железные балки и\u00a0кирпичные своды между ними.",
                "Под первым этажом есть principal, иногда ещё entresuelo: «третий» может оказаться пятым по высоте.",
                "Лифты встроены позже, они малы и\u00a0порой останавливаются между этажами.",
                "Кухни и\u00a0средние спальни выходят в\u00a0световой колодец.",
              ],
            },
          ],
        },
        {
          heading: "Чего требует закон от старого здания?",
          blocks: [
            "В\u00a045 лет оно должно пройти технический осмотр (Декрет 67/2015). В\u00a0отчёте перечислены дефекты и\u00a0их тяжесть. Серьёзные дефекты собственники обязаны устранить. Попросите отчёт и\u00a0свидетельство, которое выдают после него.",
            "Некоторые здания включены ещё и\u00a0в\u00a0городской каталог наследия. Тогда фасад, лестницу, а\u00a0то и\u00a0потолки менять нельзя. Уровень охраны по адресу сообщит мэрия: спросите до того, как планировать ремонт.",
          ],
        },
        {
          heading: "В\u00a0каком порядке его осматривать?",
          blocks: [
            {
              steps: [
                "С\u00a0улицы: трещины над окнами, сетки на фасаде, подпорки под балконами.",
                "На лестнице: счётчики, стояки, сырость, возраст лифта.",
                "В\u00a0квартире: пол, который пружинит, двери, которые не закрываются, низко подшитый потолок.",
                "По документам: осмотр здания, протоколы, сертификат энергоэффективности, свидетельство о\u00a0пригодности для проживания.",
                "Со специалистом: концы балок в\u00a0кухне и\u00a0ванных, где вода уже целый век.",
              ],
            },
          ],
        },
        {
          heading: "Что упускают покупатели?",
          blocks: [
            {
              points: [
                "Подвесной потолок: за ним скрыта лепнина или починенная балка.",
                "Одинарные стёкла на фасаде, где разрешены только такие же деревянные окна.",
                "Новый пол поверх старого: он тяжелее, а\u00a0под ним, возможно, уцелела прежняя плитка.",
                "Низкие взносы, потому что на крышу никто не откладывает.",
              ],
            },
            "Хотите убрать стену или перенести ванную\u00a0— сначала покажите квартиру архитектору. До начала работ нужны разрешение мэрии и\u00a0уведомление председателя (Гражданский кодекс Каталонии, ст. 553-36). Отложите запас на то, что видно, только когда вскроют потолок.",
          ],
        },
        {
          heading: "Что может понадобиться чинить и кто за это платит?",
          blocks: [
            {
              caption: "Ремонт в старом доме: кто платит",
              columns: ["Что", "Кто платит", "Как узнать заранее"],
              rows: [
                [
                  "Фасад, крыша, конструкции, балки",
                  "Все собственники, по долям",
                  "Отчёт об осмотре дома (ITE), протоколы",
                ],
                ["Стояки до вашего ответвления", "Все собственники", "Возраст труб, пятна на лестнице"],
                ["Трубы, проводка и полы внутри", "Вы", "Электрощит, краны, электрик"],
                ["Окна", "Обычно вы, но вид задаёт фасад", "Мэрия, устав дома"],
                ["Лифт", "Все, кроме тех, кого освобождает устав", "Последняя проверка"],
              ],
            },
            "Уже утверждённые сборы спросите у управляющего письменно, с суммой и числом оставшихся платежей, а в договоре задатка запишите, кто их вносит после сделки. Справка о долгах покажет только то, что уже не заплатили.",
          ],
        },
      ],
      example: {
        heading: "Какого времени наши объекты?",
        blocks: [
          [
            "Наши объекты находятся в\u00a0зданиях, построенных с\u00a0{built.from} по {built.to} год.",
            "[{a.title}](/property/{a.id}): год постройки здания\u00a0— {a.built}.",
            "Год ремонта самого жилья\u00a0— {a.renovated}.",
            "Сертификат энергоэффективности: {a.rating}.",
            "На каждом просмотре спрашивайте два года: постройки здания и\u00a0замены труб.",
          ],
        ],
      },
      inShort: [
        "В\u00a0старинном доме высокие потолки и\u00a0старые полы, а\u00a0конструкции содержат все собственники вместе.",
        "С\u00a045 лет зданию нужен технический осмотр.",
        "Если здание охраняется как наследие, изменить можно не всё.",
      ],
      next: "Посмотрите, где у\u00a0[наших объектов](/properties) сохранились старые полы и\u00a0потолки: год здания указан.",
      description:
        "Квартира в\u00a0старинном доме Барселоны: как строили, чего требуют технический осмотр и\u00a0каталог наследия, что и\u00a0в\u00a0каком порядке проверить и\u00a0кто за что платит.",
      sources: [
        "Декрет правительства Каталонии 67/2015 (технический осмотр жилых зданий)",
        "Гражданский кодекс Каталонии, ст. 553-36, 553-44 и 553-45",
      ],
    },
  },
};
