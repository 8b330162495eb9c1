import type { Entry } from "../entry";

export const terrace: Entry = {
  theme: "homes",
  related: ["penthouse", "community-statutes", "usable-and-built-area", "works-licence", "nota-simple"],
  homes: "terrace-balcony",
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "terrace of an apartment",
        "apartment with terrace",
        "roof terrace",
        "private terrace",
        "balcony or terrace",
        "closing in a terrace",
        "who pays for a leaking terrace",
        "waterproofing a terrace",
        "terrace of exclusive use",
        "enclosing a terrace",
      ],
      title: "A home’s terrace",
      answers: {
        what: "The terrace of an apartment is either your property or a common part of the building that only you may use, and the registry extract (nota simple) says which. With exclusive use you pay the upkeep, and the community (comunidad) the structure and the waterproofing that protects everyone (art. 553-43). Closing it in takes the city council’s permit and the owners’ vote in either case.",
        cost: "No official figure says what a terrace adds to the price of an apartment. It depends on level access from the living room, on sun, privacy and size, in about that order. Compare two homes in the same building, one with and one without, if you can find them.",
        who: "Who pays for a leaking terrace depends on its title and on the cause. Under a right of exclusive use, you bear the upkeep of the terrace. The community of owners (comunidad) bears structural repairs and those that benefit everyone (Civil Code of Catalonia, art. 553-43). Damage that you caused yourself is the exception.",
        must: "As a rule no: you can’t close in the terrace of an apartment without the city council’s permit and the owners’ vote, because it creates built area and changes the façade. An enclosure without both is yours together with the order to remove it, even if a former owner built it. Awnings need a look at the statutes.",
        how: "To check an apartment with terrace, read the registry extract first and then measure. Visit at the hour when you would sit there. Ask when the waterproofing was last renewed, and look at the ceiling of the home below.",
        worth:
          "An apartment with terrace is worth more to whoever will use it: on a level with the living room, with sun at the right hour, out of the neighbours’ sight. It is worth less than it seems if it lies up a spiral staircase, is common by title or leaks. No official figure says what it adds to the price.",
        pitfalls:
          "With the terrace of an apartment four things go wrong: it is common and not yours, its enclosure was never permitted, it leaks into the home below, or the advert counted it as indoor area. Each can be read or seen before the deposit: in the extract, at the city council, on the ceiling below, on the plan.",
      },
      sections: [
        {
          heading: "Who pays for which leak?",
          blocks: [
            {
              caption: "A common terrace with exclusive use (Civil Code of Catalonia, art. 553-43)",
              columns: ["Cause", "Who pays"],
              rows: [
                ["Leaves in the drain, a cracked tile, roots from your planters", "You: it is upkeep"],
                [
                  "Waterproofing worn out under a terrace that is also the building’s roof",
                  "The community: it benefits the whole building",
                ],
                ["A fault of construction or structure", "The community"],
                ["A pool, paving or planter you put there, misuse or neglect", "You, with the damage below"],
              ],
            },
            {
              steps: [
                "Tell the manager and the neighbour below in writing, with photographs.",
                "Report it to the home’s insurer and the community’s.",
                "Have an expert name the cause before anyone lifts the floor.",
                "If it is the community’s, ask for a vote on the work and on the levy.",
              ],
            },
            "If the registry says the terrace is private, the paving is yours and the structure beneath it is usually common: the title decides.",
          ],
        },
        {
          heading: "Is it yours, or only yours to use?",
          blocks: [
            {
              points: [
                "Your own: the registry describes it as part of the home, usually with its area.",
                "Common with exclusive use: the title of the building, or a unanimous decision, ties the use to your home.",
                "Common: everyone may go up, even if one key has been missing for years.",
              ],
            },
            "A neighbour’s word or old habit is no title. If the extract is silent, have the founding deed of the building checked before you pay a deposit.",
            "Either way, you have to let the community reach roof and façade through your terrace where there is no other reasonable way (art. 553-39). Ask whether such building work is planned: for weeks you would then share it with scaffolding.",
          ],
        },
        {
          heading: "How does it count in the area?",
          blocks: [
            "Keep it apart from the rooms. The cadastre counts a covered terrace by half, and whole if it is closed on three sides (Royal Decree 1020/1993, rule 11). An open one adds nothing there. Adverts follow no such rule, so ask for two figures: indoors and outdoors.",
          ],
        },
        {
          heading: "What may you put on it?",
          blocks: [
            {
              steps: [
                "Read the statutes and the minutes on awnings, pergolas and planters.",
                "Tell the president about any work; what changes the look of the building needs the owners’ vote.",
                "Ask the city council which permit a pergola or a glass enclosure needs. Closing a terrace in creates built area, and often can’t be allowed.",
                "For a pool, a hot tub or deep soil, have a structural engineer calculate the weight.",
              ],
            },
          ],
        },
        {
          heading: "What do buyers find out too late?",
          blocks: [
            {
              points: [
                "An enclosure without permission, which the buyer takes over together with the order to remove it.",
                "A step or a spiral staircase between living room and terrace: one uses it far less.",
                "Windows of the neighbours above, or the machines of the building behind a screen.",
                "The only drain, blocked by leaves, with the water finding its way down.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How many of our homes have a terrace or a balcony?",
        blocks: [
          [
            "At the moment you find one in {with.terrace}.",
            "[{a.title}](/property/{a.id}) has {a.area} built and costs {a.m2} per square metre.",
            "Ask us whether those metres include anything outdoors, and what the terrace measures by itself.",
            "At a viewing, ask us for the line of the registry extract that mentions the outside space.",
          ],
        ],
      },
      inShort: [
        "A terrace is either part of the home or a common part with exclusive use.",
        "The land registry extract says which.",
        "That decides who pays when it leaks and what may be built there.",
      ],
      next: "Look through the photographs and plans of [our homes](/properties), then ask us about the terrace.",
      description:
        "Buying an apartment with terrace in Barcelona: whether it is yours or only yours to use, who pays when it leaks, how its area counts and what you may build.",
      sources: [
        "Civil Code of Catalonia, arts. 553-36, 553-39 and 553-43 (Law 5/2006)",
        "Royal Decree 1020/1993, annex, rule 11",
      ],
    },
    es: {
      names: [
        "terraza de un piso",
        "piso con terraza",
        "terraza privada",
        "azotea privada",
        "terraza de uso exclusivo",
        "cerrar la terraza",
        "goteras de la terraza quién paga",
        "impermeabilizar terraza",
        "terraza elemento común",
        "cerramiento de terraza",
      ],
      title: "La terraza de la vivienda",
      answers: {
        what: "La terraza de un piso puede ser suya o un elemento común que solo usted usa, y lo dice la nota simple. Con uso exclusivo, usted paga el mantenimiento y la comunidad, la estructura y la impermeabilización que protege a todos (art.\u00a0553-43). Para cerrarla hacen falta, en cualquier caso, permiso municipal y voto de la junta.",
        cost: "Ninguna cifra oficial dice cuánto encarece la terraza un piso. Cuentan, más o menos por este orden, que se salga desde el salón sin escalón, el sol, la intimidad y los metros. Si puede, compare dos viviendas del mismo edificio, una con ella y otra sin.",
        who: "Las goteras de la terraza las paga una parte u otra según el título y la causa. Con un derecho de uso exclusivo, el mantenimiento corre de su cuenta. La comunidad de propietarios asume las reparaciones estructurales y las que benefician a todos (Código civil de Cataluña, art.\u00a0553-43). La excepción es el daño que haya causado usted.",
        must: "Por lo general, no: no se puede cerrar la terraza de un piso sin permiso municipal y acuerdo de la comunidad, porque crea superficie y cambia la fachada. Un cierre sin lo uno ni lo otro lo hereda quien compra, junto con la orden de quitarlo. Para un toldo, mire los estatutos.",
        how: "Un piso con terraza se comprueba primero en la nota simple y después con el metro. Vaya a la hora en que se sentaría allí. Pregunte cuándo se renovó la impermeabilización y mire el techo del vecino de abajo.",
        worth:
          "Un piso con terraza vale más para quien va a usarla: al nivel del salón, con sol a su hora y sin vecinos encima. Vale menos de lo que parece si se sube por una escalera de caracol, si es común o si gotea. Ninguna cifra oficial dice cuánto suma al precio.",
        pitfalls:
          "Con la terraza de un piso fallan cuatro cosas: es común y no suya, el cierre nunca tuvo permiso, gotea sobre el vecino o el anuncio la contó como interior. Todo se puede leer o ver antes de las arras: en la nota simple, en el ayuntamiento, en el techo de abajo y en el plano.",
      },
      sections: [
        {
          heading: "¿Quién paga cada gotera?",
          blocks: [
            {
              caption: "Terraza común de uso exclusivo (Código civil de Cataluña, art.\u00a0553-43)",
              columns: ["Causa", "Quién paga"],
              rows: [
                ["Hojas en el desagüe, una baldosa rota, raíces de sus macetas", "Usted: es mantenimiento"],
                [
                  "Impermeabilización agotada en una terraza que es también cubierta",
                  "La comunidad: beneficia a todo el edificio",
                ],
                ["Un defecto de construcción o de estructura", "La comunidad"],
                [
                  "Una piscina, un suelo o una jardinera que puso usted, mal uso o descuido",
                  "Usted, con los daños de abajo",
                ],
              ],
            },
            {
              steps: [
                "Avise por escrito al administrador y al vecino de abajo, con fotografías.",
                "Dé parte al seguro del piso y al de la comunidad.",
                "Que un perito diga la causa antes de que nadie levante el suelo.",
                "Si es de la comunidad, pida que la junta vote la obra y la derrama.",
              ],
            },
            "Si el Registro dice que es privativa, el pavimento es suyo y la estructura que hay debajo suele ser común: manda el título.",
          ],
        },
        {
          heading: "¿Es suya o solo la usa usted?",
          blocks: [
            {
              points: [
                "Privativa: el Registro la describe como parte de la vivienda, casi siempre con sus metros.",
                "Común de uso exclusivo: el título del edificio o un acuerdo unánime vincula el uso a su piso.",
                "Común: puede subir cualquiera, aunque haga años que falta una llave.",
              ],
            },
            "La palabra de un vecino o la costumbre no son un título. Si la nota calla, pida que revisen la escritura de división horizontal antes de pagar las arras.",
            "En ambos casos deberá dejar paso a la comunidad para reparar cubierta o fachada cuando no haya otra vía razonable (art.\u00a0553-39). Pregunte si hay obras previstas: durante semanas la compartiría con un andamio.",
          ],
        },
        {
          heading: "¿Cómo cuenta en la superficie?",
          blocks: [
            "Sepárela siempre de las habitaciones. El Catastro cuenta la mitad de una terraza cubierta, y toda si está cerrada por tres lados (Real Decreto 1020/1993, norma 11). La descubierta no suma nada. Los anuncios no siguen esa norma, así que pida dos cifras: dentro y fuera.",
          ],
        },
        {
          heading: "¿Qué se puede instalar?",
          blocks: [
            {
              steps: [
                "Lea en los estatutos y las actas qué se dice de toldos, pérgolas y jardineras.",
                "Comunique cualquier obra a la presidencia; lo que cambia el aspecto del edificio requiere el voto de la junta.",
                "Pregunte al Ayuntamiento qué permiso pide una pérgola o un cerramiento. Cerrar crea superficie construida y muchas veces no se puede autorizar.",
                "Para una piscina, un jacuzzi o mucha tierra, que un técnico calcule el peso.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se descubre demasiado tarde?",
          blocks: [
            {
              points: [
                "Un cerramiento sin permiso: quien compra hereda también la orden de retirarlo.",
                "Un escalón o una escalera de caracol entre el salón y la terraza: se sale mucho menos.",
                "Las ventanas de los vecinos de arriba, o las máquinas del edificio tras una celosía.",
                "Un único desagüe tapado por las hojas: el agua acaba bajando por donde puede.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuántas de nuestras viviendas tienen terraza o balcón?",
        blocks: [
          [
            "Ahora mismo la encontrará en {with.terrace}.",
            "[{a.title}](/property/{a.id}) tiene {a.area} construidos y sale a {a.m2} por metro.",
            "Pregúntenos si en esos metros hay algo de exterior y cuánto mide la terraza por separado.",
            "En la visita, pídanos la línea de la nota simple que habla del espacio exterior.",
          ],
        ],
      },
      inShort: [
        "La terraza es parte de la vivienda o un elemento común de uso exclusivo.",
        "Cuál de las dos cosas, lo dice la nota simple.",
        "De eso depende quién paga una gotera y qué se puede instalar encima.",
      ],
      next: "Recorra las fotografías y los planos de [nuestras viviendas](/properties) y pregúntenos por la terraza.",
      description:
        "Comprar un piso con terraza en Barcelona: cuándo es suya y cuándo solo la usa, quién paga las goteras, cómo cuentan sus metros y qué se puede instalar encima.",
      sources: [
        "Código civil de Cataluña, arts.\u00a0553-36, 553-39 y 553-43 (Ley 5/2006)",
        "Real Decreto 1020/1993, anexo, norma 11",
      ],
    },
    ca: {
      names: [
        "terrassa d’un pis",
        "pis amb terrassa",
        "terrassa privada",
        "terrat privatiu",
        "terrassa d’ús exclusiu",
        "tancar la terrassa",
        "goteres de la terrassa qui paga",
        "impermeabilitzar terrassa",
        "terrassa element comú",
        "tancament de terrassa",
      ],
      title: "La terrassa de l’habitatge",
      answers: {
        what: "La terrassa d’un pis pot ser seva o un element comú que només fa servir vostè, i ho diu la nota simple. Amb ús exclusiu, vostè paga el manteniment i la comunitat, l’estructura i la impermeabilització que protegeix tothom (art.\u00a0553-43). Per tancar-la calen, en tots dos casos, permís municipal i vot de la junta.",
        cost: "Quant encareix un pis la terrassa no ho diu cap xifra oficial. Compten, si fa no fa per aquest ordre, que s’hi surti a peu pla des de la sala, el sol, la intimitat i els metres. Si pot, compari dos habitatges del mateix edifici, l’un amb terrassa i l’altre sense.",
        who: "Les goteres de la terrassa les paga una part o una altra segons el títol i la causa. Amb un dret d’ús exclusiu, el manteniment va a càrrec seu. La comunitat de propietaris assumeix les reparacions estructurals i les que beneficien tothom (Codi civil de Catalunya, art.\u00a0553-43). N’és l’excepció el dany que hagi causat vostè.",
        must: "En general, no: no es pot tancar la terrassa d’un pis sense permís municipal i acord de la comunitat, perquè crea superfície i canvia la façana. Un tancament sense cap de les dues coses l’hereta qui compra, junt amb l’ordre de treure’l. Per a un tendal, miri els estatuts.",
        how: "Un pis amb terrassa es comprova primer a la nota simple i després amb la cinta mètrica. Vagi-hi a l’hora en què s’hi asseuria. Pregunti quan es va renovar la impermeabilització i miri el sostre del veí de sota.",
        worth:
          "Un pis amb terrassa val més per a qui la farà servir: al nivell de la sala, amb sol a la seva hora i sense veïns al damunt. Val menys del que sembla si s’hi puja per una escala de cargol, si és comuna o si goteja. Cap xifra oficial no diu quant suma al preu.",
        pitfalls:
          "Amb la terrassa d’un pis fallen quatre coses: és comuna i no seva, el tancament mai no va tenir permís, goteja sobre el veí o l’anunci la va comptar com a interior. Tot es pot llegir o veure abans de les arres: a la nota simple, a l’ajuntament, al sostre de sota i al plànol.",
      },
      sections: [
        {
          heading: "Qui paga cada gotera?",
          blocks: [
            {
              caption: "Terrassa comuna d’ús exclusiu (Codi civil de Catalunya, art.\u00a0553-43)",
              columns: ["Causa", "Qui paga"],
              rows: [
                ["Fulles al desguàs, una rajola trencada, arrels dels seus testos", "Vostè: és manteniment"],
                [
                  "Impermeabilització esgotada en una terrassa que també és coberta",
                  "La comunitat: beneficia tot l’edifici",
                ],
                ["Un defecte de construcció o d’estructura", "La comunitat"],
                [
                  "Una piscina, un paviment o una jardinera que hi va posar vostè, mal ús o deixadesa",
                  "Vostè, amb els danys de sota",
                ],
              ],
            },
            {
              steps: [
                "Avisi per escrit l’administrador i el veí de sota, amb fotografies.",
                "Doni part a l’assegurança del pis i a la de la comunitat.",
                "Que un perit en digui la causa abans que ningú no aixequi el paviment.",
                "Si és de la comunitat, demani que la junta voti l’obra i la derrama.",
              ],
            },
            "Si el Registre diu que és privativa, el paviment és seu i l’estructura de sota sol ser comuna: mana el títol.",
          ],
        },
        {
          heading: "És seva o només la fa servir vostè?",
          blocks: [
            {
              points: [
                "Privativa: el Registre la descriu com a part de l’habitatge, gairebé sempre amb els metres.",
                "Comuna d’ús exclusiu: el títol de l’edifici o un acord unànime en vincula l’ús al seu pis.",
                "Comuna: hi pot pujar tothom, encara que faci anys que falta una clau.",
              ],
            },
            "La paraula d’un veí o el costum no són cap títol. Si la nota no en diu res, faci revisar l’escriptura de divisió horitzontal abans de pagar les arres.",
            "En tots dos casos haurà de deixar passar la comunitat per reparar coberta o façana quan no hi hagi cap altra via raonable (art.\u00a0553-39). Pregunti si hi ha obres previstes: durant setmanes la compartiria amb una bastida.",
          ],
        },
        {
          heading: "Com compta en la superfície?",
          blocks: [
            "Separi-la sempre de les habitacions. El Cadastre compta la meitat d’una terrassa coberta, i tota si és tancada per tres costats (Reial decret 1020/1993, norma 11). La descoberta no hi suma res. Els anuncis no segueixen aquesta norma: demani dues xifres, dins i fora.",
          ],
        },
        {
          heading: "Què s’hi pot posar?",
          blocks: [
            {
              steps: [
                "Llegeixi què diuen els estatuts i les actes de tendals, pèrgoles i jardineres.",
                "Comuniqui qualsevol obra a la presidència; el que canvia l’aspecte de l’edifici demana el vot de la junta.",
                "Pregunti a l’Ajuntament quin permís vol una pèrgola o un tancament. Tancar crea superfície construïda i sovint no es pot autoritzar.",
                "Per a una piscina, un jacuzzi o molta terra, que un tècnic en calculi el pes.",
              ],
            },
          ],
        },
        {
          heading: "Què es descobreix massa tard?",
          blocks: [
            {
              points: [
                "Un tancament sense permís: qui compra també hereta l’ordre de treure’l.",
                "Un graó o una escala de cargol entre la sala i la terrassa: s’hi surt molt menys.",
                "Les finestres dels veïns de dalt, o les màquines de l’edifici darrere una gelosia.",
                "Un sol desguàs embussat de fulles: l’aigua acaba baixant per on pot.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quants dels nostres habitatges tenen terrassa o balcó?",
        blocks: [
          [
            "Ara mateix en trobarà a {with.terrace}.",
            "[{a.title}](/property/{a.id}) té {a.area} construïts i surt a {a.m2} per metre.",
            "Pregunti’ns si en aquests metres hi ha res d’exterior i quant fa la terrassa tota sola.",
            "A la visita, demani’ns la línia de la nota simple que parla de l’espai exterior.",
          ],
        ],
      },
      inShort: [
        "La terrassa és part de l’habitatge o un element comú d’ús exclusiu.",
        "Quina de les dues coses, ho diu la nota simple.",
        "D’això depèn qui paga una gotera i què s’hi pot posar al damunt.",
      ],
      next: "Miri les fotografies i els plànols dels [nostres habitatges](/properties) i pregunti’ns per la terrassa.",
      description:
        "Comprar un pis amb terrassa a Barcelona: quan és seva i quan només la fa servir, qui paga les goteres, com es compten els metres i què s’hi pot posar a sobre.",
      sources: [
        "Codi civil de Catalunya, arts.\u00a0553-36, 553-39 i 553-43 (Llei 5/2006)",
        "Reial decret 1020/1993, annex, norma 11",
      ],
    },
    ru: {
      names: [
        "терраса в квартире",
        "квартира с террасой",
        "терраса на крыше",
        "собственная терраса",
        "балкон или терраса",
        "застеклить террасу",
        "протекает терраса кто платит",
        "гидроизоляция террасы",
        "терраса в исключительном пользовании",
        "остекление террасы",
        "чья собственность терраса",
        "терраса общая или частная",
      ],
      title: "Терраса",
      answers: {
        what: "Терраса при квартире бывает вашей собственностью или общей частью дома, которой пользуетесь только вы; что из двух, сказано в выписке из реестра (nota simple). При исключительном пользовании вы платите за уход, а сообщество собственников (comunidad) — за конструкции и гидроизоляцию, которая защищает всех (ст.\u00a0553-43). Чтобы застеклить террасу, в любом случае нужны разрешение города и голосование собственников.",
        cost: "Насколько дороже квартира с\u00a0террасой, официальных данных нет. Важны, примерно в\u00a0таком порядке: выход из гостиной без ступеней, солнце, закрытость от чужих глаз, размер. Если удастся, сравните две квартиры в\u00a0одном доме, с\u00a0террасой и\u00a0без неё.",
        who: "Если протекает терраса, платит тот, на кого указывают запись в\u00a0реестре и\u00a0причина. При праве исключительного пользования уход за ней\u00a0— ваши расходы. Сообщество собственников (comunidad) оплачивает ремонт конструкций и\u00a0то, что нужно всему зданию (Гражданский кодекс Каталонии, ст. 553-43). Исключение\u00a0— ущерб, который причинили вы сами.",
        must: "Как правило, нет: застеклить террасу без разрешения города и решения собственников нельзя, потому что так появляется новая площадь и меняется фасад. Остекление без них переходит к покупателю вместе с приказом его убрать. Для маркизы загляните в устав дома.",
        how: "Квартиру с\u00a0террасой сначала проверяют по выписке из реестра, потом рулеткой. Приходите в\u00a0тот час, когда хотели бы там сидеть. Спросите, когда меняли гидроизоляцию, и\u00a0посмотрите на потолок у\u00a0соседей снизу.",
        worth:
          "Квартира с террасой стоит доплаты тем, кто будет на ней жить: выход из гостиной без ступеней, солнце в нужный час, никого над головой. Меньше пользы, если на террасу ведёт винтовая лестница, если она общая или протекает. Официальной цифры, сколько она добавляет к цене, нет.",
        pitfalls:
          "Терраса в квартире подводит по четырём причинам: она общая, а не ваша, остекление без разрешения, вода уходит к соседу снизу, в объявлении её посчитали как комнату. Всё это видно до задатка: в выписке, в городском совете, на потолке этажом ниже и на плане.",
      },
      sections: [
        {
          heading: "Кто платит, если терраса протекла?",
          blocks: [
            {
              caption: "Общая терраса в исключительном пользовании (Гражданский кодекс Каталонии, ст.\u00a0553-43)",
              columns: ["Причина", "Кто платит"],
              rows: [
                ["Листья в сливе, треснувшая плитка, корни из ваших кадок", "Вы: это уход"],
                ["Износилась гидроизоляция, а терраса служит крышей дома", "Сообщество: это нужно всему дому"],
                ["Дефект постройки или конструкций", "Сообщество"],
                ["Ваш бассейн, настил или кадка, небрежность, запущенность", "Вы, вместе с ущербом внизу"],
              ],
            },
            {
              steps: [
                "Напишите управляющему и соседу снизу, приложите фотографии.",
                "Сообщите страховой компании квартиры и страховой компании дома.",
                "Пусть эксперт назовёт причину, прежде чем кто-либо вскроет пол.",
                "Если платит сообщество, попросите проголосовать за работы и сбор.",
              ],
            },
            "Если в реестре терраса записана как собственная, покрытие ваше, а конструкции под ним обычно общие: решает запись.",
          ],
        },
        {
          heading: "Она ваша или только в\u00a0вашем пользовании?",
          blocks: [
            {
              points: [
                "Собственная: в\u00a0реестре описана как часть жилья, почти всегда с\u00a0площадью.",
                "Общая с\u00a0исключительным пользованием: его закрепляет за квартирой учредительный акт здания или единогласное решение.",
                "Общая: подняться может каждый, даже если ключ потеряли много лет назад.",
              ],
            },
            "Слово соседа или давняя привычка права не дают. Если в\u00a0выписке о\u00a0террасе ни слова, до задатка попросите проверить учредительный акт здания.",
            "В\u00a0обоих случаях вы обязаны пустить через террасу тех, кто чинит крышу или фасад, если другого разумного пути нет (ст. 553-39). Спросите, не планируются ли такие работы: тогда несколько недель на террасе будут стоять строительные леса.",
          ],
        },
        {
          heading: "Как её считают в\u00a0площади?",
          blocks: [
            "Всегда отделяйте её от комнат. Кадастр засчитывает крытую террасу наполовину, а\u00a0закрытую с\u00a0трёх сторон\u00a0— целиком (Королевский декрет 1020/1993, норма 11). Открытая там не прибавляет ничего. Объявления этого правила не держатся, поэтому попросите две цифры: внутри и\u00a0снаружи.",
          ],
        },
        {
          heading: "Что на ней можно поставить?",
          blocks: [
            {
              steps: [
                "Посмотрите в\u00a0уставе и\u00a0протоколах, что сказано о\u00a0маркизах, перголах и\u00a0ящиках для цветов.",
                "О\u00a0любых работах сообщите председателю. То, что меняет вид здания, требует голосования собственников.",
                "Узнайте в\u00a0мэрии, какое разрешение нужно для перголы или остекления. Закрытая терраса становится площадью, и\u00a0часто это запрещено.",
                "Для бассейна, джакузи или толстого слоя земли закажите инженеру расчёт веса.",
              ],
            },
          ],
        },
        {
          heading: "О\u00a0чём узнают слишком поздно?",
          blocks: [
            {
              points: [
                "Остекление без разрешения: вместе с\u00a0ним покупателю достаётся и\u00a0предписание его снять.",
                "Ступень или винтовая лестница между гостиной и\u00a0террасой: выходить будут намного реже.",
                "Окна соседей сверху или техника здания за решёткой.",
                "Единственный слив забит листьями, и\u00a0вода находит путь вниз.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "У\u00a0скольких наших объектов есть терраса или балкон?",
        blocks: [
          [
            "Сейчас это {with.terrace}.",
            "[{a.title}](/property/{a.id})\u00a0— площадь со стенами {a.area}, цена за метр {a.m2}.",
            "Спросите нас, входит ли в\u00a0эти метры что-то снаружи и\u00a0каков размер самой террасы.",
            "На просмотре попросите показать строку выписки, где говорится о\u00a0террасе.",
          ],
        ],
      },
      inShort: [
        "Терраса либо входит в\u00a0состав жилья, либо это общая часть здания в\u00a0исключительном пользовании.",
        "Что из двух, видно из выписки из реестра.",
        "От этого зависит, кто платит за протечку и\u00a0что там можно построить.",
      ],
      next: "Посмотрите фотографии и\u00a0планировки [наших объектов](/properties) и\u00a0спросите нас о\u00a0террасе.",
      description:
        "Квартира с\u00a0террасой в\u00a0Барселоне: когда терраса ваша, а\u00a0когда только в\u00a0пользовании, кто платит за протечку, как считают её площадь и\u00a0что можно построить.",
      sources: [
        "Гражданский кодекс Каталонии, ст. 553-36, 553-39 и 553-43 (Закон 5/2006)",
        "Королевский декрет 1020/1993, приложение, норма 11",
      ],
    },
  },
};
