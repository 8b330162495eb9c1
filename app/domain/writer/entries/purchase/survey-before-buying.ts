import type { Entry } from "../entry";

export const surveyBeforeBuying: Entry = {
  theme: "viewing",
  related: ["second-viewing", "hidden-defects", "building-inspection", "bank-valuation", "purchase-offer"],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      names: [
        "survey before buying",
        "survey when buying a home",
        "house survey",
        "home survey spain",
        "property survey",
        "building survey",
        "structural survey",
        "survey needed",
        "flat survey barcelona",
        "surveyor before buying",
        "home inspection before buying",
        "inspection before buying an apartment",
        "pre-purchase property inspection",
      ],
      title: "A survey before buying",
      answers: {
        what: "A survey before buying is your own expert’s report on the state of a home. No law in Spain asks for one, and nobody orders it for you: the bank’s valuation only puts a figure on the home as security. An architect or technical architect (aparejador) makes it, once your offer is agreed and before you pay the deposit. It is worth most in an old building, a house, a ground floor, a top floor, and wherever you plan to move walls.",
        cost: "A survey before buying has no tariff: professional colleges may not even publish recommended fees (Law 2/1974, art.\u00a014). As a rough guide, count on a few hundred euros for an apartment (November 2026); a house, or samples for a laboratory, cost more. Ask for two quotes that name the same visit and a written report.",
        time: "A survey of an apartment before buying takes a few hours on the spot; the report follows days later, and laboratory results later still. Ask for both dates in the quote, and fix the deposit contract (arras) for after them.",
        must: "No, you don’t need a survey before buying: neither Spanish law nor the bank asks for one. In an old block, a house, a ground or top floor, or where you plan to move walls, it is still worth its few hundred euros. Have it made once your offer is agreed and before the deposit contract (arras).",
        who: "A survey before buying is ordered and paid for by the buyer. Architects and technical architects may sign reports on buildings (for the latter, Law 12/1986, art.\u00a02); ask for their college number and professional liability insurance. Choose someone who gets nothing from the sale, and not on the seller’s advice.",
      },
      sections: [
        {
          heading: "Why do the other documents not replace it?",
          blocks: [
            {
              points: [
                "The bank valuation (tasación) is made for the lender, who wants to know what the home would fetch.",
                "The building inspection (ITE) looks at the shared parts, by eye and years apart, and at nothing behind your own walls.",
                "The energy certificate speaks of consumption, and the habitability certificate of minimum sizes and services.",
                "An agent shows you a home and passes on what the owner declares. That isn’t a technical opinion.",
              ],
            },
          ],
        },
        {
          heading: "What does the expert look at?",
          blocks: [
            {
              points: [
                "Beams, cracks and sloping floors, and walls that somebody took out.",
                "Damp: where it comes from, and not only where it shows.",
                "Roof, terraces, façade, waste pipes and the light well.",
                "Fuse board, gas, boiler and water pressure.",
                "Whether the plan, the registry and the home agree, and building work had its permit.",
                "What has to be repaired now and what within five years, each with a rough sum.",
              ],
            },
            "Nothing is opened without the owner’s permission. So the report also has to say what could not be seen.",
          ],
        },
        {
          heading: "What matters most in which home?",
          blocks: [
            {
              caption: "Where the expert looks longest",
              columns: ["Home", "What matters most"],
              rows: [
                ["Block from before 1940", "wooden or iron beams, removed walls, waste pipes"],
                ["Block of 1950–1979", "aluminous cement, wiring, insulation"],
                ["Ground floor or house", "damp from the soil, drains, cracks from settling"],
                ["Top floor", "roof, terrace, its waterproofing and who pays for it"],
                ["Recently renovated", "permits, and what the new plaster hides"],
              ],
            },
            "In the last case ask for invoices and photographs taken during the work.",
          ],
        },
        {
          heading: "When does it need a laboratory?",
          blocks: [
            "In blocks from about 1950 to the late seventies the beams may contain aluminous cement, which can lose strength in damp places (aluminosis). Only a sample shows it. Ask the property manager first, since many communities have had theirs tested or strengthened.",
            "In a brand-new home you need a list of snags rather than a survey. The building’s guarantees run from the handover of the work.",
          ],
        },
        {
          heading: "How do you go about it, step by step?",
          blocks: [
            {
              steps: [
                "Say in your offer that you’ll have the home examined, and by which day.",
                "Send the expert the plan, the land registry extract, the ITE and two years of minutes.",
                "Ask for every room, the roof and the meter cupboard to be unlocked.",
                "Come for the last half hour and ask what they would repair first.",
                "Ask for the result in writing, with photographs, measurements and sums.",
              ],
            },
          ],
        },
        {
          heading: "What do you do with the findings?",
          blocks: [
            "Each finding becomes a sum off the price, a repair before signing or a condition in the deposit contract. If you sign first and read afterwards, withdrawing may cost you the deposit.",
            "Once a fault is in the report you know of it, and the seller doesn’t answer for what the buyer knew (Civil Code of Catalonia, art.\u00a0621-25). So write into the contract who repairs them and who pays.",
          ],
        },
      ],
      example: {
        heading: "When does it pay for itself?",
        blocks: [
          [
            "Suppose you pay €450 and the report finds a cracked waste pipe and damp, with repairs at €9,000.",
            "If the seller takes off half, you have €4,500 for your €450, and know what to repair first.",
            "{?built.from}Our own homes are in buildings from {built.from} to {built.to}: in the oldest, the first question is about beams and pipes.",
          ],
        ],
      },
      inShort: [
        "Spain doesn’t oblige a buyer to have a home examined, and no bank does it for them.",
        "An architect or technical architect writes the report for a fee of their own.",
        "Have it before the deposit contract, because afterwards it can only confirm what you bought.",
      ],
      next: "Tell us when you’d like to bring your expert: [write to us](/contact), and we’ll ask the owner.",
      description:
        "A survey before buying a home in Spain: not compulsory, who makes it, what it costs, what it looks at, and why the bank valuation and the ITE don’t replace it.",
      sources: [
        "Civil Code of Catalonia, art.\u00a0621-25",
        "Law 2/1974 on professional colleges, art.\u00a014",
        "Law 12/1986 on technical architects, art.\u00a02",
        "Decree 67/2015 of the Generalitat (ITE)",
      ],
    },
    es: {
      names: [
        "inspección técnica antes de comprar",
        "inspección de una vivienda antes de comprar",
        "inspección de vivienda",
        "inspección de un piso antes de comprar",
        "informe técnico antes de comprar un piso",
        "revisión técnica de un piso",
        "revisar un piso con un arquitecto",
        "arquitecto para revisar un piso antes de comprar",
        "aparejador para ver un piso",
        "aparejador para revisar un piso",
        "peritaje de un piso",
        "perito antes de comprar una vivienda",
        "inspector de viviendas",
        "survey antes de comprar",
      ],
      title: "La inspección técnica antes de comprar",
      answers: {
        what: "La inspección técnica antes de comprar es el informe de un técnico suyo sobre el estado de la vivienda. En España no es obligatoria y nadie la encarga por usted: la tasación del banco solo dice cuánto vale como garantía. La hace un arquitecto o un arquitecto técnico (aparejador), con la oferta aceptada y antes de las arras. Donde más compensa es en fincas antiguas, casas, bajos y áticos, y siempre que piense mover tabiques.",
        cost: "La inspección técnica antes de comprar no tiene tarifa: los colegios profesionales no pueden publicar ni siquiera honorarios orientativos (Ley 2/1974, art.\u00a014). Como orientación, cuente con unos cientos de euros por un piso (noviembre de 2026); una casa o unos ensayos de laboratorio cuestan más. Pida dos presupuestos con la misma visita y con informe escrito.",
        time: "La inspección técnica de un piso antes de comprar ocupa unas horas en la vivienda; el informe llega días después, y los ensayos de laboratorio, más tarde. Pida las dos fechas en el presupuesto y ponga las arras para después.",
        must: "No, la inspección técnica antes de comprar no es obligatoria: no la pide la ley ni la encarga el banco. En una finca antigua, una casa, un bajo o un último piso, o si quiere mover paredes, compensa igualmente por unos cientos de euros. Encárguela con la oferta aceptada y antes de las arras.",
        who: "La inspección técnica antes de comprar la encarga y la paga quien compra. Pueden firmarla arquitectos y arquitectos técnicos (estos, por la Ley 12/1986, art.\u00a02): pídales el número de colegiado y el seguro de responsabilidad civil. Mejor alguien que no gane nada con la venta y a quien no recomiende el vendedor.",
      },
      sections: [
        {
          heading: "¿Por qué no la sustituyen otros documentos?",
          blocks: [
            {
              points: [
                "La tasación se hace para el banco, que quiere saber cuánto sacaría por la vivienda.",
                "La ITE mira los elementos comunes, a simple vista y cada muchos años, y nada de lo que hay detrás de sus paredes.",
                "El certificado energético habla de consumo, y la cédula, de superficies y servicios mínimos.",
                "La agencia enseña la vivienda y transmite lo que declara la propiedad. Eso no es un dictamen técnico.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué examina el técnico?",
          blocks: [
            {
              points: [
                "Vigas, grietas, suelos inclinados y paredes que alguien quitó.",
                "Humedades: de dónde vienen, y no solo dónde se ven.",
                "Cubierta, terrazas, fachada, bajantes y patio de luces.",
                "Cuadro eléctrico, gas, caldera y presión del agua.",
                "Si plano, Registro y vivienda coinciden y si las obras tuvieron permiso.",
                "Qué hay que arreglar ya y qué dentro de cinco años, con un importe aproximado.",
              ],
            },
            "Sin permiso de la propiedad no se abre nada. Por eso el informe ha de decir también lo que no se pudo ver.",
          ],
        },
        {
          heading: "¿Qué importa más según la vivienda?",
          blocks: [
            {
              caption: "Dónde mira más el técnico",
              columns: ["Vivienda", "Lo que más importa"],
              rows: [
                ["Finca anterior a 1940", "vigas de madera o hierro, paredes quitadas, bajantes"],
                ["Finca de 1950 a 1979", "cemento aluminoso, instalación eléctrica, aislamiento"],
                ["Planta baja o casa", "humedad del suelo, desagües, grietas de asentamiento"],
                ["Último piso", "cubierta, terraza, su impermeabilización y quién la paga"],
                ["Recién reformada", "permisos y lo que tapa el yeso nuevo"],
              ],
            },
            "En el último caso pida las facturas y las fotografías hechas durante la obra.",
          ],
        },
        {
          heading: "¿Cuándo hace falta un laboratorio?",
          blocks: [
            "En fincas de entre 1950 y finales de los setenta, las viguetas pueden llevar cemento aluminoso, que con humedad pierde resistencia (aluminosis). Solo lo aclara una muestra. Pregunte antes a la administración, porque muchas comunidades ya las analizaron o las reforzaron.",
            "En una vivienda a estrenar lo que necesita es una lista de repasos. Las garantías del edificio corren desde la recepción de la obra.",
          ],
        },
        {
          heading: "¿Cómo se encarga, paso a paso?",
          blocks: [
            {
              steps: [
                "Diga en la oferta que hará examinar la vivienda y antes de qué día.",
                "Mande al técnico el plano, la nota simple, la ITE y las actas de dos años.",
                "Pida que estén abiertas todas las piezas, la azotea y los contadores.",
                "Vaya la última media hora y pregunte qué arreglaría primero.",
                "Pida el resultado por escrito, con fotos, medidas e importes.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se hace con lo que aparece?",
          blocks: [
            "Cada defecto se convierte en una rebaja, en un arreglo antes de la firma o en una condición de las arras. Si firma primero y lo averigua después, echarse atrás le puede costar las arras.",
            "Lo que dice el informe ya lo sabe usted, y quien vende no responde de lo que el comprador conocía (Código civil de Cataluña, art.\u00a0621-25). Deje en el contrato quién lo repara y quién lo paga.",
          ],
        },
      ],
      example: {
        heading: "¿Cuándo se paga sola?",
        blocks: [
          [
            "Suponga que paga 450\u00a0€ y que aparecen un bajante roto y humedades, con 9.000\u00a0€ de reparación.",
            "Si quien vende rebaja la mitad, habrá ganado 4.500\u00a0€ con 450 y sabrá por dónde empezar.",
            "{?built.from}Nuestras viviendas están en edificios de {built.from} a {built.to}: en los más antiguos, lo primero es preguntar por vigas y bajantes.",
          ],
        ],
      },
      inShort: [
        "Ninguna ley obliga en España a hacer examinar la vivienda que se compra, y el banco no lo hace por usted.",
        "El informe lo firma un arquitecto o un aparejador, por sus honorarios.",
        "Se encarga antes de las arras: después solo confirma lo que ya se compró.",
      ],
      next: "Díganos qué día vendría con su técnico: [escríbanos](/contact) y se lo pedimos a la propiedad.",
      description:
        "La inspección técnica antes de comprar un piso: no es obligatoria, quién la hace, cuánto cuesta, qué mira y por qué la tasación o la ITE no la sustituyen.",
      sources: [
        "Código civil de Cataluña, art.\u00a0621-25",
        "Ley 2/1974, de colegios profesionales, art.\u00a014",
        "Ley 12/1986, de atribuciones de los arquitectos técnicos, art.\u00a02",
        "Decreto 67/2015 de la Generalitat (ITE)",
      ],
    },
    ca: {
      names: [
        "inspecció tècnica abans de comprar",
        "inspecció d’un habitatge abans de comprar",
        "inspecció d’un pis",
        "inspecció d’un pis abans de comprar",
        "informe tècnic abans de comprar un pis",
        "revisió tècnica d’un pis",
        "revisar un pis amb un arquitecte",
        "arquitecte per revisar un pis abans de comprar",
        "aparellador per veure un pis",
        "aparellador per revisar un pis",
        "peritatge d’un pis",
        "perit abans de comprar un habitatge",
        "inspector d’habitatges",
      ],
      title: "La inspecció tècnica abans de comprar",
      answers: {
        what: "La inspecció tècnica abans de comprar és l’informe d’un tècnic de part seva sobre l’estat de l’habitatge. A Espanya no és obligatòria i ningú no l’encarrega per vostè: la taxació del banc només diu quant val com a garantia. La fa un arquitecte o un arquitecte tècnic (aparellador), quan l’oferta ja està acceptada i abans de les arres. On surt més a compte és en finques antigues, cases, baixos i àtics, i sempre que pensi moure envans.",
        cost: "La inspecció tècnica abans de comprar no té tarifa: els col·legis professionals no poden publicar ni tan sols honoraris orientatius (Llei 2/1974, art.\u00a014). Per fer-se’n una idea, compti uns quants centenars d’euros per un pis (novembre del 2026); una casa o uns assaigs de laboratori costen més. Demani dos pressupostos amb la mateixa visita i amb informe escrit.",
        time: "La inspecció tècnica d’un pis abans de comprar demana unes hores a l’habitatge; l’informe arriba al cap d’uns dies, i els assaigs de laboratori, més tard. Demani les dues dates al pressupost i posi les arres per a després.",
        must: "No, la inspecció tècnica abans de comprar no és obligatòria: no la demana la llei ni l’encarrega el banc. En una finca antiga, una casa, uns baixos o un últim pis, o si vol moure parets, surt a compte igualment per uns centenars d’euros. Encarregui-la amb l’oferta acceptada i abans de les arres.",
        who: "La inspecció tècnica abans de comprar l’encarrega i la paga qui compra. La poden signar arquitectes i arquitectes tècnics (aquests, per la Llei 12/1986, art.\u00a02): demani’ls el número de col·legiat i l’assegurança de responsabilitat civil. Val més algú que no guanyi res amb la venda i que no recomani el venedor.",
      },
      sections: [
        {
          heading: "Per què no la substitueixen altres documents?",
          blocks: [
            {
              points: [
                "La taxació es fa per al banc, que vol saber què en trauria si l’hagués de vendre.",
                "La ITE mira les parts comunes, a ull i cada molts anys, i res del que hi ha darrere les parets de casa seva.",
                "El certificat energètic parla de consum, i la cèdula, de superfícies i serveis mínims.",
                "L’agència ensenya l’habitatge i transmet el que declara la propietat. Això no és cap dictamen tècnic.",
              ],
            },
          ],
        },
        {
          heading: "Què examina el tècnic?",
          blocks: [
            {
              points: [
                "Bigues, esquerdes, terres inclinats i parets que algú va treure.",
                "Humitats: d’on venen, i no només on es veuen.",
                "Coberta, terrasses, façana, baixants i celobert.",
                "Quadre elèctric, gas, caldera i pressió de l’aigua.",
                "Si plànol, registre i habitatge quadren i si les obres van tenir permís.",
                "Què s’ha d’arreglar ja i què d’aquí a cinc anys, amb un import aproximat.",
              ],
            },
            "Sense permís de la propietat no s’obre res. Per això l’informe ha de dir també què no s’ha pogut veure.",
          ],
        },
        {
          heading: "Què importa més segons l’habitatge?",
          blocks: [
            {
              caption: "On mira més el tècnic",
              columns: ["Habitatge", "El que més importa"],
              rows: [
                ["Finca d’abans del 1940", "bigues de fusta o ferro, parets tretes, baixants"],
                ["Finca del 1950 al 1979", "ciment aluminós, instal·lació elèctrica, aïllament"],
                ["Planta baixa o casa", "humitat del terra, desguassos, esquerdes d’assentament"],
                ["Últim pis", "coberta, terrassa, la impermeabilització i qui la paga"],
                ["Acabat de reformar", "permisos i el que tapa el guix nou"],
              ],
            },
            "En l’últim cas demani les factures i les fotografies fetes durant l’obra.",
          ],
        },
        {
          heading: "Quan cal un laboratori?",
          blocks: [
            "En finques d’entre el 1950 i finals dels setanta, les biguetes poden portar ciment aluminós, que amb la humitat perd resistència (aluminosi). Només ho aclareix una mostra. Pregunti-ho abans a l’administració, perquè moltes comunitats ja les van analitzar o reforçar.",
            "En un habitatge per estrenar el que necessita és una llista de repassos. Les garanties de l’edifici corren des de la recepció de l’obra.",
          ],
        },
        {
          heading: "Com s’encarrega, pas a pas?",
          blocks: [
            {
              steps: [
                "Digui a l’oferta que farà examinar l’habitatge i abans de quin dia.",
                "Enviï al tècnic el plànol, la nota simple, la ITE i les actes de dos anys.",
                "Demani que estiguin obertes totes les peces, el terrat i els comptadors.",
                "Vagi-hi l’última mitja hora i pregunti què arreglaria primer.",
                "Demani el resultat per escrit, amb fotos, mides i imports.",
              ],
            },
          ],
        },
        {
          heading: "Què se’n fa, del que surt?",
          blocks: [
            "Cada defecte es converteix en una rebaixa, en un arranjament abans de la signatura o en una condició de les arres. Si signa primer i ho descobreix després, fer-se enrere li pot costar les arres.",
            "El que diu l’informe vostè ja ho sap, i qui ven no respon del que el comprador coneixia (Codi civil de Catalunya, art.\u00a0621-25). Deixi en el contracte qui ho repara i qui ho paga.",
          ],
        },
      ],
      example: {
        heading: "Quan surt a compte?",
        blocks: [
          [
            "Suposi que paga 450\u00a0€ i que surten un baixant trencat i humitats, amb 9.000\u00a0€ de reparació.",
            "Si qui ven en rebaixa la meitat, haurà guanyat 4.500\u00a0€ amb 450 i sabrà per on ha de començar.",
            "{?built.from}Els nostres habitatges són en edificis de {built.from} a {built.to}: en els més antics, el primer és preguntar per bigues i baixants.",
          ],
        ],
      },
      inShort: [
        "Cap llei no obliga a Espanya a fer examinar l’habitatge que es compra, i el banc no ho fa per vostè.",
        "L’informe el signa un arquitecte o un aparellador, pels seus honoraris.",
        "S’encarrega abans de les arres: després només confirma el que ja s’ha comprat.",
      ],
      next: "Digui’ns quin dia vindria amb el seu tècnic: [escrigui’ns](/contact) i ho demanem a la propietat.",
      description:
        "La inspecció tècnica abans de comprar un pis: no és obligatòria, qui la fa, quant costa, què s’hi mira i per què la taxació o la ITE no la substitueixen.",
      sources: [
        "Codi civil de Catalunya, art.\u00a0621-25",
        "Llei 2/1974, de col·legis professionals, art.\u00a014",
        "Llei 12/1986, d’atribucions dels arquitectes tècnics, art.\u00a02",
        "Decret 67/2015 de la Generalitat (ITE)",
      ],
    },
    ru: {
      names: [
        "техническое обследование квартиры",
        "техническое обследование перед покупкой",
        "обследование квартиры перед покупкой",
        "обследование дома перед покупкой",
        "техническая проверка квартиры",
        "технический осмотр квартиры перед покупкой",
        "осмотр квартиры со специалистом",
        "эксперт для осмотра квартиры",
        "строительная экспертиза квартиры",
        "архитектор для проверки квартиры",
        "проверка состояния квартиры",
        "проверка состояния квартиры перед покупкой",
        "эксперт при покупке квартиры",
      ],
      title: "Техническое обследование перед покупкой",
      answers: {
        what: "Техническое обследование квартиры перед покупкой\u00a0— это заключение вашего специалиста о её состоянии. В Испании оно не обязательно, и никто не закажет его за вас: банковская оценка (tasación) говорит лишь, сколько жильё стоит как залог. Его делает архитектор или технический архитектор (aparejador), когда о цене уже договорились, но до задатка. Нужнее всего оно в старом здании, в отдельном доме, на нижнем и последнем этаже и там, где вы хотите сносить стены.",
        cost: "На техническое обследование квартиры тарифа нет: профессиональным коллегиям запрещено даже рекомендовать цены (Закон 2/1974, ст.\u00a014). Для ориентира: за квартиру просят несколько сотен евро (ноябрь 2026\u00a0года), дом и лабораторные пробы обходятся дороже. Возьмите две сметы на один и тот же осмотр с письменным заключением.",
        time: "Техническое обследование квартиры занимает несколько часов на месте, заключение готовят ещё несколько дней, лабораторные пробы дольше. Попросите указать оба срока в смете и назначьте договор задатка (arras) на более поздний день.",
        must: "Нет, техническое обследование квартиры перед покупкой не обязательно: его не требуют ни закон, ни банк. Но в старом доме, на нижнем или последнем этаже, в отдельном доме и там, где хочется сносить стены, оно стоит своих нескольких сотен евро. Заказывайте его, когда о цене договорились, но до задатка (arras).",
        who: "Техническое обследование квартиры заказывает и оплачивает покупатель. Подписать заключение могут архитектор и технический архитектор (второй по Закону 12/1986, ст.\u00a02). Спросите номер в коллегии и страховку профессиональной ответственности. Лучше тот, кто ничего не получает от сделки и кого советует не продавец.",
      },
      sections: [
        {
          heading: "Почему другие документы его не заменяют?",
          blocks: [
            {
              points: [
                "Банковская оценка делается для банка: ему важно, за сколько он продал бы залог.",
                "Технический осмотр здания (ITE) касается общих частей, раз во много лет и на глаз, а не того, что за вашими стенами.",
                "Сертификат энергоэффективности говорит о расходе энергии, а свидетельство о пригодности для проживания\u00a0— о минимальной площади и удобствах.",
                "Агентство показывает жильё и передаёт слова собственника. Но это не техническое заключение.",
              ],
            },
          ],
        },
        {
          heading: "Что проверяет специалист?",
          blocks: [
            {
              points: [
                "Балки, трещины, наклон полов и стены, которые кто-то убрал.",
                "Сырость: откуда она идёт, а не только где видна.",
                "Крышу, террасы, фасад, стояки и световой колодец.",
                "Электрощит, газ, котёл и напор воды.",
                "Совпадают ли план, реестр и сама квартира и было ли разрешение на работы.",
                "Что чинить сразу, а что через пять лет, с примерными суммами.",
              ],
            },
            "Без разрешения собственника ничего не вскрывают. Поэтому в заключении должно быть сказано и то, чего увидеть не удалось. Если квартира заставлена мебелью, попросите отодвинуть её от наружных стен и открыть место под раковиной.",
          ],
        },
        {
          heading: "Что важнее всего в каком жилье?",
          blocks: [
            {
              caption: "На что специалист смотрит дольше всего",
              columns: ["Жильё", "Что важнее всего"],
              rows: [
                ["Дом до 1940\u00a0года", "деревянные или железные балки, снесённые стены, стояки"],
                ["Дом 1950–1979\u00a0годов", "глинозёмистый цемент, проводка, утепление"],
                ["Нижний этаж или отдельный дом", "сырость от земли, стоки, трещины от осадки"],
                ["Последний этаж", "крыша, терраса, её гидроизоляция и кто за неё платит"],
                ["Квартира после ремонта", "разрешения и то, что скрыто под новой штукатуркой"],
              ],
            },
            "В последнем случае попросите счета и снимки, сделанные во время работ. Если их нет, пусть специалист скажет, где стоит вскрыть небольшой участок, а собственник письменно это разрешит.",
          ],
        },
        {
          heading: "Когда нужна лаборатория?",
          blocks: [
            "В домах примерно с 1950\u00a0года до конца семидесятых в балках бывает глинозёмистый цемент: от сырости он теряет прочность (aluminosis). Показать это может только проба. Сначала спросите управляющего домом: во многих домах балки уже проверили или усилили.",
            "Для совсем новой квартиры нужен не эксперт, а список недоделок. Гарантии на здание идут со дня приёмки работ.",
          ],
        },
        {
          heading: "В каком порядке действовать?",
          blocks: [
            {
              steps: [
                "Напишите в предложении о покупке, что проверите жильё и до какого дня.",
                "Отправьте специалисту план, выписку из реестра (nota simple), отчёт ITE и протоколы собраний за два года.",
                "Попросите открыть все комнаты, крышу и счётчики.",
                "Приходите на последние полчаса и спросите, что он чинил бы в первую очередь.",
                "Получите результат письменно, с фотографиями, размерами и суммами.",
              ],
            },
          ],
        },
        {
          heading: "Что делать с найденными недостатками?",
          blocks: [
            "Каждый недостаток становится скидкой, ремонтом до сделки или условием в договоре задатка. Если сначала подписать, а узнать потом, отказ может стоить вам задатка.",
            "О том, что названо в заключении, вы уже знаете, а за известное покупателю продавец не отвечает (Гражданский кодекс Каталонии, ст.\u00a0621-25). Запишите в договоре, кто это чинит и за чей счёт.",
          ],
        },
      ],
      example: {
        heading: "Когда обследование окупается?",
        blocks: [
          [
            "Допустим, вы заплатили 450\u00a0€, а нашлись треснувший стояк и сырость, ремонт на 9000\u00a0€.",
            "Если продавец уступит половину, за свои 450\u00a0€ вы получите 4500\u00a0€ и будете знать, с чего начать.",
            "{?built.from}Наши объекты находятся в домах, построенных с {built.from} по {built.to}\u00a0год: в самых старых сначала спрашивают про балки и стояки.",
          ],
        ],
      },
      inShort: [
        "Закон в Испании не обязывает покупателя проверять состояние жилья, и банк за него этого не делает.",
        "Заключение пишет архитектор или технический архитектор, цену он назначает сам.",
        "Заказывать его стоит до договора задатка: потом оно лишь подтвердит, что именно вы купили.",
      ],
      next: "Скажите, в какой день придёте со специалистом: [напишите нам](/contact), и мы спросим собственника.",
      description:
        "Техническое обследование квартиры перед покупкой в Испании: обязательно ли оно, кто его делает, сколько стоит, что смотрят и чем не заменят оценка и ITE.",
      sources: [
        "Гражданский кодекс Каталонии, ст.\u00a0621-25",
        "Закон 2/1974 о профессиональных коллегиях, ст.\u00a014",
        "Закон 12/1986 о технических архитекторах, ст.\u00a02",
        "Декрет 67/2015 правительства Каталонии (ITE)",
      ],
    },
  },
};
