import type { Entry } from "../entry";

export const tenantedHome: Entry = {
  theme: "guide",
  related: [
    "selling-a-tenanted-home",
    "steps-of-buying",
    "nota-simple",
    "buyers-lawyer",
    "bare-ownership",
    "letting-a-home",
  ],
  checked: "2026-11-23",
  reviewBy: "2026-12-15",
  in: {
    en: {
      names: [
        "buying a tenanted home",
        "buying a home with a tenant",
        "buying a property with tenants in spain",
        "buying an apartment with a tenant",
        "tenant stays after sale spain",
        "home sold with tenant",
        "buying a flat with tenants",
        "buying with a sitting tenant",
        "buying a let home",
        "buying a let apartment",
      ],
      title: "Buying a home with a tenant",
      answers: {
        what: "Buying a home with a tenant means that you buy the lease as well. You become the landlord, with the same rent, the same security deposit and the same end date. You can’t move in just because you now own it: as a rule the tenant may stay for the first five years of the lease, and has the right to buy before you. So the lease is the first document to read.",
        cost: "Buying a home with a tenant carries the same taxes as buying an empty one, except that the reduced rate is for a home you live in. What differs is the price people will pay, and what the lease brings in: rent, indexation, who pays the community fees. Ask for the last twelve receipts.",
        time: "When buying a home with a tenant, the lease sets the calendar: a tenant may stay for the first five years of the contract, or seven if the landlord was a company, under leases since March 2019 (Law 29/1994, art.\u00a014).",
        pitfalls:
          "The risks of buying a home with a tenant are four: the tenant may stay for five years of the lease, or seven if the landlord was a company; may buy before you within 30\u00a0days; may have stopped paying; and you can’t move in. Read the lease and twelve receipts, have proof that the tenant was told of the sale, and let the deposit contract depend on the answer. Ask a lawyer about leases from before 9 May 1985, which may run for a lifetime.",
        worth:
          "Buying a home with a tenant is worth it for someone who wants rent rather than a home, and only at a price that reckons with the lease. In favour: rent from the day of the deed and no search for a tenant. Against: you may not move in for years, the reduced transfer tax is for a home you live in, and few buyers will want it from you while the lease runs.",
      },
      sections: [
        {
          heading: "Which rights does the tenant have against a buyer?",
          blocks: [
            {
              points: [
                "To stay: for the first five years of the lease, or seven if the landlord was a company, even if the lease isn’t in the registry (art.\u00a014).",
                "To be asked first: the tenant may buy at the same price and terms, within thirty days of being told (art.\u00a025).",
                "To buy afterwards, if the owner said nothing or sold at another price: again thirty days.",
                "To get the security deposit back at the end, now from you.",
              ],
            },
            "The right of first refusal may have been waived in the lease. It doesn’t apply if the owner sells all homes of the building together.",
          ],
        },
        {
          heading: "Which dates run when the tenant has to be asked?",
          blocks: [
            {
              caption: "First refusal under art.\u00a025 of the tenancy law",
              columns: ["Step", "Time"],
              rows: [
                ["Owner tells the tenant price and terms, with proof", "before the sale"],
                ["Tenant answers", "30\u00a0calendar days"],
                ["The notice stays good for a sale on those terms", "180\u00a0days"],
                [
                  "Sale without notice, or on better terms: the tenant may step in",
                  "30\u00a0days from being told of the sale",
                ],
                ["Waived in the lease: the owner still gives notice of the sale", "30\u00a0days ahead"],
              ],
            },
          ],
        },
        {
          heading: "What do you check in the lease?",
          blocks: [
            {
              steps: [
                "The lease with all annexes: date, parties, rent, indexation, extensions.",
                "The receipts, and whether anything is owed.",
                "Where the security deposit is lodged; in Catalonia that is Incasòl.",
                "Who really lives there, and whether the tenant knows of the sale.",
                "Whether the lease is an old one: those signed before 9\u00a0May 1985 may run for a lifetime.",
              ],
            },
          ],
        },
        {
          heading: "What belongs in the contract?",
          blocks: [
            "The seller has to declare in the deed whether the home is let; without that, and without proof that the tenant was told, it can’t be registered (art.\u00a025.5). Let the deposit contract (arras) depend on the tenant’s answer, so that thirty days don’t run against you.",
            "If the seller promises an empty home, have the contract say by which day, and what happens to your deposit if it isn’t. Visit it on the morning of the signing.",
          ],
        },
        {
          heading: "Can you end the lease for yourself?",
          blocks: [
            "Only if the lease said so when it was signed, after its first year, and if the owner or close family, as private people, need the home to live in (art.\u00a09.3). A buyer shouldn’t count on this. Rules on rents and extensions apply as well, and they are changing: Royal Decree-Laws 28/2026 and 29/2026, of October, lengthen leases, but stay in force only if Parliament confirms them. Ask a lawyer what holds on the day.",
            "Other ways are an agreement with the tenant, in writing, or waiting until the end.",
          ],
        },
      ],
      example: {
        heading: "How does a case work out?",
        blocks: [
          "A private owner let an apartment on 1\u00a0June 2024. You buy it in January 2027. The tenant, who didn’t want to buy, may stay until the end of May 2029 at least. From the day of the deed the rent is yours, and so are the repairs. If you want to move in, you can give notice for 2029 in the form and within the time the law sets.",
        ],
      },
      inShort:
        "A lease goes with the home to the buyer. The tenant may usually stay for the first five or seven years and has to be offered the home first. The deed must say that it is let.",
      next: "[Ask us which of our homes are empty, and from when](/contact).",
      description:
        "Buying a home with a tenant in Barcelona: how long the tenant may stay, the right of first refusal, what to check in the lease and what belongs in the deed.",
      sources: ["Law 29/1994 on urban leases (LAU), arts.\u00a09, 14 and 25", "Royal Decree-Law 7/2019"],
    },
    es: {
      names: [
        "comprar piso con inquilino",
        "comprar vivienda alquilada",
        "comprar piso alquilado",
        "comprar un piso con inquilinos",
        "venta de piso con inquilino comprador",
        "piso arrendado comprar",
      ],
      title: "Comprar un piso con inquilino",
      answers: {
        what: "Comprar un piso con inquilino es comprar también el contrato de alquiler. Usted pasa a ser el arrendador, con la misma renta, la misma fianza y el mismo final. No puede entrar a vivir solo por ser propietario, y por eso lo primero que se lee es ese contrato.",
        cost: "Al comprar un piso con inquilino se pagan los mismos impuestos que por uno vacío, salvo que el tipo reducido exige vivir en él. Cambian el precio que se ofrece y lo que entra cada mes: renta, actualización, quién paga la comunidad. Pida los doce últimos recibos.",
        time: "Al comprar un piso con inquilino manda el contrato: puede quedarse los cinco primeros años, o siete si el arrendador era una sociedad, en los firmados desde marzo de 2019 (Ley 29/1994, art.\u00a014).",
        pitfalls:
          "Los riesgos de comprar un piso con inquilino son cuatro: puede quedarse cinco años de contrato, o siete si arrendaba una sociedad; puede comprar antes que usted en 30\u00a0días; puede haber dejado de pagar, y usted no puede entrar a vivir. Lea el contrato y doce recibos, pida la prueba de que se le comunicó la venta y haga que las arras dependan de su respuesta. Si el contrato es anterior al 9 de mayo de 1985, pregunte a un abogado: puede ser vitalicio.",
        worth:
          "Comprar un piso con inquilino compensa a quien busca renta y no vivienda, y solo con un precio que cuente con el contrato. A favor: cobra desde el día de la escritura y no tiene que buscar a nadie. En contra: quizá no pueda entrar en años, el ITP reducido es para la vivienda propia y pocos se lo comprarán mientras dure el alquiler.",
      },
      sections: [
        {
          heading: "¿Qué derechos tiene el inquilino ante quien compra?",
          blocks: [
            {
              points: [
                "A quedarse: quien compra ocupa el lugar del arrendador durante esos cinco o siete años, aunque el alquiler no esté inscrito (art.\u00a014).",
                "A que se le ofrezca antes: puede comprar en las mismas condiciones, en treinta días desde el aviso (art.\u00a025).",
                "A comprar después, si no se le avisó o el precio fue otro: otros treinta días.",
                "A recuperar la fianza al final, que ya deberá usted.",
              ],
            },
            "El contrato puede incluir la renuncia a esa preferencia. Tampoco existe cuando se venden juntas todas las viviendas de la finca.",
          ],
        },
        {
          heading: "¿Qué se comprueba antes de una oferta?",
          blocks: [
            {
              steps: [
                "El contrato con sus anexos: fecha, partes, renta, actualización, prórrogas.",
                "Los recibos, y si se debe algo.",
                "Dónde está depositada la fianza; en Cataluña, en el Incasòl.",
                "Quién vive de verdad y si sabe de la venta.",
                "Si el alquiler es antiguo: los firmados antes del 9 de mayo de 1985 pueden durar toda una vida.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué debe decir el contrato de compra?",
          blocks: [
            "Quien vende ha de declarar en la escritura si la vivienda está arrendada. Si lo está y no se prueba el aviso al inquilino, no se inscribe (art.\u00a025.5). Haga depender las arras de su respuesta, para que los treinta días no corran contra usted.",
            "Si le prometen el piso vacío, escriba para qué día y qué pasa con las arras si no lo está. Véalo la mañana de la firma.",
          ],
        },
        {
          heading: "¿Puede recuperar el piso para vivir?",
          blocks: [
            "Solo si el contrato lo preveía al firmarse, pasado el primer año y por necesidad del arrendador persona física o de familiares cercanos (art.\u00a09.3). Quien compra no debería contar con ello. Hay además reglas sobre rentas y prórrogas, y están cambiando: los Reales Decretos-leyes 28/2026 y 29/2026, de octubre, alargan los contratos, pero solo siguen en vigor si el Congreso los convalida. Pregunte a un abogado qué rige ese día.",
            "Queda pactar con el inquilino por escrito o esperar al final.",
          ],
        },
        {
          heading: "¿Qué plazos corren si hay que preguntar al inquilino?",
          blocks: [
            {
              caption: "El derecho de adquisición preferente del art.\u00a025",
              columns: ["Paso", "Plazo"],
              rows: [
                ["La propiedad comunica precio y condiciones, con prueba", "antes de vender"],
                ["El inquilino contesta", "30\u00a0días naturales"],
                ["La comunicación sirve para vender en esas condiciones", "180\u00a0días"],
                [
                  "Venta sin avisar o en mejores condiciones: el inquilino puede subrogarse",
                  "30\u00a0días desde que se le comunica la venta",
                ],
                ["Si renunció en el contrato, se le avisa igualmente de la venta", "30\u00a0días antes"],
              ],
            },
            "Pida copia de la comunicación y del acuse de recibo: la notaría los querrá ver, y sin ellos la compra no se inscribe. Si el inquilino acepta, compra él y a usted se le devuelven las arras, siempre que el contrato lo diga.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo queda un caso?",
        blocks: [
          "Una persona alquiló su piso el 1\u00a0de junio de 2024. Usted lo compra en enero de 2027. El inquilino, que no quiso comprarlo, puede quedarse al menos hasta finales de mayo de 2029. Desde la escritura la renta es de usted, y las reparaciones también. En 2029 podrá avisar, con la forma y la antelación de la ley, si quiere mudarse.",
        ],
      },
      inShort:
        "El alquiler pasa con la vivienda a quien compra. El inquilino suele poder quedarse los cinco o siete primeros años y hay que ofrecérsela antes. La escritura debe decir que está arrendada.",
      next: "[Pregúntenos qué viviendas están vacías y desde cuándo](/contact).",
      description:
        "Comprar un piso con inquilino en Barcelona: cuánto puede quedarse, el derecho a comprar antes que usted, qué mirar en el contrato y qué va en la escritura.",
      sources: ["Ley 29/1994, de arrendamientos urbanos (LAU), arts.\u00a09, 14 y 25", "Real Decreto-ley 7/2019"],
    },
    ca: {
      names: [
        "comprar pis amb llogater",
        "comprar habitatge llogat",
        "comprar pis llogat",
        "comprar un pis amb llogaters",
        "comprar pis amb inquilí",
        "pis arrendat comprar",
      ],
      title: "Comprar un pis amb llogater",
      answers: {
        what: "Comprar un pis amb llogater és comprar també el contracte de lloguer. Vostè passa a ser l’arrendador, amb la mateixa renda, la mateixa fiança i el mateix final. No hi pot entrar a viure només per ser-ne propietari, i per això el primer que es llegeix és aquest contracte.",
        cost: "En comprar un pis amb llogater es paguen els mateixos impostos que per un de buit, tret que el tipus reduït exigeix viure-hi. Canvien el preu que s’ofereix i el que entra cada mes: renda, actualització, qui paga la comunitat. Demani els dotze últims rebuts.",
        time: "En comprar un pis amb llogater mana el contracte: s’hi pot quedar els cinc primers anys, o set si l’arrendador era una societat, en els signats des del març del 2019 (Llei 29/1994, art.\u00a014).",
        pitfalls:
          "Els riscos de comprar un pis amb llogater són quatre: es pot quedar cinc anys de contracte, o set si llogava una societat; pot comprar abans que vostè en 30\u00a0dies; pot haver deixat de pagar, i vostè no hi pot entrar a viure. Llegeixi el contracte i dotze rebuts, demani la prova que se li va comunicar la venda i faci que les arres depenguin de la resposta. Si el contracte és d’abans del 9 de maig del 1985, pregunti a un advocat: pot ser vitalici.",
        worth:
          "Comprar un pis amb llogater surt a compte a qui busca renda i no habitatge, i només amb un preu que tingui en compte el contracte. A favor: cobra des del dia de l’escriptura i no ha de buscar ningú. En contra: potser no hi podrà entrar en anys, l’ITP reduït és per a l’habitatge propi i pocs l’hi compraran mentre duri el lloguer.",
      },
      sections: [
        {
          heading: "Quins drets té el llogater davant de qui compra?",
          blocks: [
            {
              points: [
                "A quedar-s’hi: qui compra ocupa el lloc de l’arrendador durant aquests cinc o set anys, encara que el lloguer no estigui inscrit (art.\u00a014).",
                "A que li ofereixin abans: pot comprar en les mateixes condicions, en trenta dies des de l’avís (art.\u00a025).",
                "A comprar després, si no el van avisar o el preu va ser un altre: trenta dies més.",
                "A recuperar la fiança al final, que ja haurà de tornar vostè.",
              ],
            },
            "El contracte pot incloure la renúncia a aquesta preferència. Tampoc no existeix quan es venen junts tots els habitatges de la finca.",
          ],
        },
        {
          heading: "Què es comprova abans d’una oferta?",
          blocks: [
            {
              steps: [
                "El contracte amb els annexos: data, parts, renda, actualització, pròrrogues.",
                "Els rebuts, i si es deu res.",
                "On és dipositada la fiança; a Catalunya, a l’Incasòl.",
                "Qui hi viu de debò i si sap de la venda.",
                "Si el lloguer és antic: els signats abans del 9 de maig de 1985 poden durar tota una vida.",
              ],
            },
          ],
        },
        {
          heading: "Què ha de dir el contracte de compra?",
          blocks: [
            "Qui ven ha de declarar a l’escriptura si l’habitatge està arrendat. Si ho està i no es prova l’avís al llogater, no s’inscriu (art.\u00a025.5). Faci dependre les arres de la seva resposta, perquè els trenta dies no corrin contra vostè.",
            "Si li prometen el pis buit, escrigui per a quin dia i què passa amb les arres si no ho és. Vegi’l el matí de la signatura.",
          ],
        },
        {
          heading: "El pot recuperar per viure-hi?",
          blocks: [
            "Només si el contracte ho preveia quan es va signar, passat el primer any i per necessitat de l’arrendador persona física o de familiars propers (art.\u00a09.3). Qui compra no hi hauria de comptar. Hi ha, a més, regles sobre rendes i pròrrogues, i estan canviant: els reials decrets llei 28/2026 i 29/2026, d’octubre, allarguen els contractes, però només continuen vigents si el Congrés els convalida. Pregunti a un advocat què regeix aquell dia.",
            "Queda pactar amb el llogater per escrit o esperar el final.",
          ],
        },
        {
          heading: "Quins terminis corren si s’ha de preguntar al llogater?",
          blocks: [
            {
              caption: "El dret d’adquisició preferent de l’art.\u00a025",
              columns: ["Pas", "Termini"],
              rows: [
                ["La propietat comunica preu i condicions, amb prova", "abans de vendre"],
                ["El llogater respon", "30\u00a0dies naturals"],
                ["La comunicació serveix per vendre en aquestes condicions", "180\u00a0dies"],
                [
                  "Venda sense avisar o en condicions millors: el llogater pot entrar-hi",
                  "30\u00a0dies des que se li comunica la venda",
                ],
                ["Si hi va renunciar al contracte, se l’avisa igualment de la venda", "30\u00a0dies abans"],
              ],
            },
            "Demani còpia de la comunicació i del justificant de recepció: la notaria els voldrà veure, i sense ells la compra no s’inscriu. Si el llogater accepta, compra ell i a vostè li tornen les arres, sempre que el contracte ho digui.",
          ],
        },
      ],
      example: {
        heading: "Com queda un cas?",
        blocks: [
          "Una persona va llogar el seu pis l’1\u00a0de juny del 2024. Vostè el compra el gener del 2027. El llogater, que no el va voler comprar, s’hi pot quedar almenys fins a finals de maig del 2029. Des de l’escriptura la renda és de vostè, i les reparacions també. El 2029 podrà avisar, amb la forma i l’antelació de la llei, si s’hi vol mudar.",
        ],
      },
      inShort:
        "El lloguer passa amb l’habitatge a qui compra. El llogater s’hi sol poder quedar els cinc o set primers anys i se li ha d’oferir abans. L’escriptura ha de dir que està arrendat.",
      next: "[Pregunti’ns quins habitatges són buits i des de quan](/contact).",
      description:
        "Comprar un pis amb llogater a Barcelona: quant de temps s’hi pot quedar, el dret a comprar abans que vostè, què mirar al contracte i què va a l’escriptura.",
      sources: ["Llei 29/1994, d’arrendaments urbans (LAU), arts.\u00a09, 14 i 25", "Reial decret llei 7/2019"],
    },
    ru: {
      names: [
        "купить квартиру с арендатором",
        "покупка квартиры с арендатором",
        "покупка сданной квартиры",
        "квартира с жильцом в Испании",
        "купить сданную в аренду квартиру",
        "права арендатора при продаже",
      ],
      title: "Покупка квартиры с арендатором",
      answers: {
        what: "Покупка квартиры с арендатором означает, что вместе с ней вы покупаете и договор аренды. Вы становитесь арендодателем: та же плата, тот же залог, тот же срок. Въехать только потому, что вы собственник, нельзя, поэтому первым делом изучают этот договор.",
        cost: "Покупка квартиры с арендатором облагается теми же налогами, что и свободной, но пониженная ставка требует самому в ней жить. Другими будут цена, которую готовы дать, и ежемесячный доход: плата, её пересчёт, кто платит взносы в сообщество. Попросите квитанции за двенадцать месяцев.",
        time: "Покупка квартиры с арендатором подчинена сроку договора: жилец вправе остаться первые пять лет или семь, если сдавала компания, по договорам с марта 2019\u00a0года (Закон 29/1994, ст.\u00a014).",
        pitfalls:
          "Рисков при покупке квартиры с арендатором четыре: он может остаться на пять лет договора, а если сдавала фирма, на семь; может купить раньше вас в течение 30\u00a0дней; может не платить; и вы не сможете въехать. Прочитайте договор аренды и двенадцать квитанций, попросите доказательство, что жильцу сообщили о продаже, и поставьте задаток в зависимость от его ответа. Договоры до 9 мая 1985\u00a0года могут быть пожизненными: спросите юриста.",
        worth:
          "Покупка квартиры с арендатором выгодна тому, кому нужен доход, а не жильё, и только по цене, которая учитывает договор. За: плата идёт со дня акта, жильца искать не надо. Против: въехать, возможно, не удастся годами, сниженная ставка ITP рассчитана на собственное жильё, а перепродать квартиру с договором трудно.",
      },
      sections: [
        {
          heading: "Какие права у арендатора перед покупателем?",
          blocks: [
            {
              points: [
                "Остаться: покупатель занимает место арендодателя на эти пять или семь лет, даже если аренды нет в реестре (ст.\u00a014).",
                "Купить первым: на тех же условиях, за тридцать дней с момента уведомления (ст.\u00a025).",
                "Выкупить потом, если его не уведомили или цена была другой: ещё тридцать дней.",
                "Получить в конце залог, и возвращать его будете уже вы.",
              ],
            },
            "В договоре может быть отказ от права купить первым. Нет этого права и тогда, когда собственник продаёт сразу все квартиры дома.",
          ],
        },
        {
          heading: "Что проверить до предложения?",
          blocks: [
            {
              steps: [
                "Договор со всеми приложениями: дата, стороны, плата, пересчёт, продления.",
                "Квитанции и нет ли долга.",
                "Где хранится залог: в Каталонии его вносят в Incasòl.",
                "Кто живёт на самом деле и знает ли он о продаже.",
                "Не старый ли это договор: заключённые до 9\u00a0мая 1985\u00a0года могут действовать пожизненно.",
              ],
            },
          ],
        },
        {
          heading: "Что записать в договор покупки?",
          blocks: [
            "Продавец обязан указать в акте, сдано ли жильё. Если сдано, а уведомление арендатора не подтверждено, акт не зарегистрируют (ст.\u00a025.5). Поставьте договор задатка (arras) в зависимость от ответа жильца, чтобы тридцать дней не шли против вас.",
            "Если обещают свободную квартиру, запишите, к какому дню и что будет с задатком в другом случае. Осмотрите её утром в день сделки: пустые комнаты, все ключи, снятые показания счётчиков.",
          ],
        },
        {
          heading: "Можно ли расторгнуть аренду, чтобы жить самому?",
          blocks: [
            "Только если это предусмотрели при подписании аренды, после первого года и если жильё нужно самому арендодателю, частному лицу, или близким (ст.\u00a09.3). Покупателю рассчитывать на это не стоит. Действуют ещё правила о плате и продлении, и они меняются: октябрьские королевские декреты-законы (RDL) 28/2026 и 29/2026 удлиняют аренду, но останутся в силе, только если их утвердит парламент. Что действует в день покупки, спросите у юриста.",
            "Остаётся письменно договориться с арендатором или дождаться конца срока. Договорённость часто выгодна обоим: жилец получает время и помощь с переездом, вы точную дату.",
          ],
        },
        {
          heading: "Какие сроки идут, если жильё нужно сначала предложить жильцу?",
          blocks: [
            {
              caption: "Право арендатора купить первым, ст.\u00a025",
              columns: ["Шаг", "Срок"],
              rows: [
                ["Собственник сообщает цену и условия, с доказательством", "до продажи"],
                ["Арендатор отвечает", "30\u00a0календарных дней"],
                ["Сообщение годится для продажи на этих условиях", "180\u00a0дней"],
                [
                  "Продали без предупреждения или на лучших условиях: арендатор может занять место покупателя",
                  "30\u00a0дней с сообщения о продаже",
                ],
                ["Отказался в договоре аренды: о продаже его всё равно предупреждают", "за 30\u00a0дней"],
              ],
            },
            "Попросите копию сообщения и подтверждение, что его получили: нотариус захочет их увидеть, и без них покупку не внесут в реестр. Если арендатор согласится, купит он, а вам вернут задаток, когда это записано в договоре. До ответа не назначайте день акта и не переводите крупных сумм из-за границы.",
            "Письменного договора может и не быть, а жилец есть: поэтому в день показа спросите, кто живёт в каждой комнате, а в договоре задатка попросите письменное заверение. Если жилец съедет сам, пусть подпишет дату выезда: устное обещание в день акта ничего вам не даст.",
          ],
        },
      ],
      example: {
        heading: "Как это выглядит на примере?",
        blocks: [
          "Частный собственник сдал квартиру 1\u00a0июня 2024\u00a0года. Вы покупаете её в январе 2027-го. Арендатор покупать не захотел и вправе жить там по меньшей мере до конца мая 2029\u00a0года. Со дня акта плата ваша, и ремонт тоже. В 2029\u00a0году вы сможете предупредить его в форме и в срок, как требует закон, если хотите въехать.",
        ],
      },
      inShort:
        "Аренда переходит к покупателю вместе с жильём. Жилец обычно может остаться первые пять или семь лет, и предложить квартиру сначала нужно ему. В акте указывают, что она сдана.",
      next: "[Спросите нас, какие объекты свободны и с какого времени](/contact).",
      description:
        "Покупка квартиры с арендатором в Барселоне: сколько он может жить, право купить её первым, что проверить в договоре аренды и что указать в акте продажи.",
      sources: ["Закон 29/1994 об аренде (LAU), ст.\u00a09, 14 и 25", "Королевский декрет-закон 7/2019"],
    },
  },
};
