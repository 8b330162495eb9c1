import type { Entry } from "../entry";

export const buyersLawyer: Entry = {
  theme: "guide",
  related: ["steps-of-buying", "papers-before-buying", "deposit-contract", "nota-simple", "costs-of-buying"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "lawyer to buy a home",
        "buyer’s lawyer",
        "do i need a lawyer to buy property in spain",
        "property lawyer barcelona",
        "solicitor spain property",
        "real estate lawyer spain",
        "lawyer for buying an apartment",
      ],
      title: "The buyer’s lawyer",
      answers: {
        what: "A lawyer to buy a home isn’t required in Spain, and many local buyers do without one. One is worth the money if you don’t know the language, buy from abroad, or find anything unusual about the home. The notary is impartial and comes at the end; a lawyer acts for you from the start.",
        cost: [
          "A lawyer to buy a home has no tariff: you agree the fee with them, in writing.",
          "For planning, market guides name about 1% of the price plus VAT, as checked on {checked}; ask for a fixed sum and what it includes.",
        ],
        who: "Choose the lawyer to buy a home yourself: a member of a bar association, with practice in property and in your language. It shouldn’t be the seller’s lawyer, nor one the agent is paid for sending you to.",
        how: "Bring in the lawyer to buy a home before you pay anything. The best moment is between your offer and the deposit contract, when everything can still be changed.",
      },
      sections: [
        {
          heading: "Who does what in a purchase?",
          blocks: [
            {
              points: [
                "The agent acts for the owner, knows the home and gathers its documents.",
                "The notary checks identity, capacity and charges, and explains the deed to both sides.",
                "The registrar examines the deed before it is entered.",
                "The lawyer works for you alone: asks, negotiates clauses, warns.",
                "The paperwork agent (gestoría) files taxes and deed.",
              ],
            },
            "We are estate agents, no law firm. We prepare the documents and explain them; advice on your rights is for your lawyer.",
          ],
        },
        {
          heading: "When is one worth it?",
          blocks: [
            {
              steps: [
                "You live abroad and someone signs for you.",
                "You buy off-plan, from a company or from several heirs.",
                "The registry shows charges, or doesn’t agree with the home.",
                "There is a tenant, a divorce or a procedure in court.",
                "You don’t understand what you are asked to sign, or are pressed for time.",
              ],
            },
          ],
        },
        {
          heading: "What should the lawyer deliver?",
          blocks: [
            "Ask for results rather than hours: a report on title and charges, on the building and its debts, on licences and use. It should be in your language and reach you before the deposit contract (arras).",
            "Then the contract itself, with clauses for your mortgage and for whatever the report found. On the day of signing, someone who compares the deed with what was agreed.",
          ],
        },
        {
          heading: "How do you choose one?",
          blocks: [
            {
              points: [
                "Ask for the membership number and look it up with the bar association.",
                "Have the quote in writing: sum, VAT, what is extra, when it is due.",
                "Ask who answers while the lawyer is away.",
                "Ask directly whether anyone pays them for the recommendation.",
                "Check their liability insurance.",
              ],
            },
            "A lawyer who tells you not to buy has earned the fee.",
          ],
        },
      ],
      example: {
        heading: "What would it cost on one of our homes?",
        blocks: [
          [
            "{?x.home}At {a.price} for [{a.title}](/property/{a.id}), the tax alone is {x.tax}.",
            "{!x.home}At a price of {x.price}, the tax alone is {x.tax}.",
            "Set a lawyer’s quote beside that, and beside what the deposit contract puts at risk.",
            "It is one of the costs you pay before the day of signing.",
          ],
        ],
      },
      inShort:
        "Nobody has to take a lawyer to buy a home in Spain. One is useful from abroad, off-plan or where something is unusual. The notary is impartial and doesn’t replace one.",
      next: "[See what we check ourselves, and how we work with your lawyer](/services/legal-support).",
      description:
        "Do you need a lawyer to buy a home in Spain? What agent, notary and lawyer each do, when one is worth the fee, what the report should contain, how to choose.",
      sources: [
        "Civil Code of Catalonia, art.\u00a0531-6",
        "Law 18/2007, art.\u00a060",
        "puntohabitat.es and bravosestate.com: usual fees",
      ],
    },
    es: {
      names: [
        "abogado para comprar un piso",
        "abogado compraventa vivienda",
        "abogado para comprar vivienda",
        "necesito abogado para comprar un piso",
        "abogado inmobiliario barcelona",
        "cuánto cobra un abogado por una compraventa",
      ],
      title: "El abogado de quien compra",
      answers: {
        what: "Un abogado para comprar un piso no es obligatorio, y mucha gente de aquí compra sin él. Merece la pena si no domina el idioma, compra desde fuera o hay algo poco común en la vivienda. El notario es imparcial y llega al final; el abogado es suyo desde el principio.",
        cost: [
          "Un abogado para comprar un piso no tiene tarifa: los honorarios son libres y se pactan por escrito.",
          "Para calcular, las guías del mercado hablan de cerca del 1\u00a0% del precio más IVA, consultadas el {checked}; pida una cantidad fija y qué incluye.",
        ],
        who: "El abogado para comprar un piso lo elige usted: colegiado, con práctica inmobiliaria y que hable su idioma. No debería ser el de la otra parte ni uno que pague a la agencia por enviarle.",
        how: "Si quiere un abogado para comprar un piso, llámele antes de pagar nada. El mejor momento es entre la oferta y las arras, cuando aún se puede cambiar todo.",
      },
      sections: [
        {
          heading: "¿Quién hace qué en una compra?",
          blocks: [
            {
              points: [
                "La agencia actúa por el propietario, conoce la vivienda y reúne la documentación.",
                "El notario comprueba identidad, capacidad y cargas, y explica la escritura a las dos partes.",
                "El registrador examina la escritura antes de inscribirla.",
                "El abogado trabaja solo para usted: pregunta, negocia cláusulas, advierte.",
                "La gestoría presenta impuestos y escritura.",
              ],
            },
            "Nosotros somos una agencia inmobiliaria y no un despacho. Preparamos la documentación y la explicamos; aconsejarle sobre sus derechos corresponde a su abogado.",
          ],
        },
        {
          heading: "¿Cuándo merece la pena?",
          blocks: [
            {
              steps: [
                "Vive fuera y otra persona firma por usted.",
                "Compra sobre plano, a una sociedad o a varios herederos.",
                "El registro muestra cargas o no coincide con la vivienda.",
                "Hay inquilino, divorcio o un pleito.",
                "No entiende lo que le piden firmar o le meten prisa.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué debería entregarle?",
          blocks: [
            "Pida resultados más que horas: un informe de titularidad y cargas, de la finca y sus deudas, de licencias y uso. En su idioma y antes del contrato de arras.",
            "Después, el contrato, con cláusulas para su hipoteca y para lo que haya salido en el informe. Y el día de la firma, alguien que compare la escritura con lo pactado.",
          ],
        },
        {
          heading: "¿Cómo se elige?",
          blocks: [
            {
              points: [
                "Pida el número de colegiado y compruébelo en el colegio.",
                "Presupuesto por escrito: cantidad, IVA, qué va aparte y cuándo se paga.",
                "Pregunte quién responde cuando no esté.",
                "Pregunte sin rodeos si alguien cobra por la recomendación.",
                "Compruebe su seguro de responsabilidad.",
              ],
            },
            "Si le dice que no compre y tiene razón, se ha ganado los honorarios.",
          ],
        },
      ],
      example: {
        heading: "¿Qué supondría en una de nuestras viviendas?",
        blocks: [
          [
            "{?x.home}A {a.price}\u00a0por [{a.title}](/property/{a.id}), solo el impuesto son {x.tax}.",
            "{!x.home}Con un precio de {x.price}, solo el impuesto son {x.tax}.",
            "Compare con eso el presupuesto del abogado, y con lo que arriesga en las arras.",
            "Es un gasto que llega antes del día de la firma.",
          ],
        ],
      },
      inShort:
        "Nadie está obligado a llevar abogado para comprar vivienda. Ayuda desde fuera, sobre plano o cuando hay algo poco común. El notario es imparcial y no lo sustituye.",
      next: "[Vea qué revisamos nosotros y cómo trabajamos con su abogado](/services/legal-support).",
      description:
        "¿Hace falta un abogado para comprar un piso? Qué hacen agencia, notario y abogado, cuándo compensa, qué debe entregarle su informe y cómo elegir uno bueno.",
      sources: [
        "Código civil de Cataluña, art.\u00a0531-6",
        "Ley 18/2007, art.\u00a060",
        "puntohabitat.es y bravosestate.com: honorarios habituales",
      ],
    },
    ca: {
      names: [
        "advocat per comprar un pis",
        "advocat per comprar habitatge",
        "advocat compravenda habitatge",
        "cal advocat per comprar un pis",
        "advocat immobiliari barcelona",
        "quant cobra un advocat per una compravenda",
      ],
      title: "L’advocat de qui compra",
      answers: {
        what: "Un advocat per comprar un pis no és obligatori, i molta gent d’aquí compra sense. Val la pena si no domina la llengua, compra des de fora o l’habitatge té alguna cosa poc comuna. El notari és imparcial i arriba al final; l’advocat és seu des del començament.",
        cost: [
          "Un advocat per comprar un pis no té tarifa: els honoraris són lliures i es pacten per escrit.",
          "Per fer números, les guies del mercat parlen de prop de l’1\u00a0% del preu més IVA, consultades el {checked}; demani una quantitat fixa i què inclou.",
        ],
        who: "L’advocat per comprar un pis el tria vostè: col·legiat, amb pràctica immobiliària i que parli la seva llengua. No hauria de ser el de l’altra part ni un que pagui l’agència per enviar-l’hi.",
        how: "Truqui a l’advocat per comprar un pis abans de pagar res. El millor moment és entre l’oferta i les arres, quan encara es pot canviar tot.",
      },
      sections: [
        {
          heading: "Qui fa què en una compra?",
          blocks: [
            {
              points: [
                "L’agència actua pel propietari, coneix l’habitatge i n’aplega la documentació.",
                "El notari comprova identitat, capacitat i càrregues, i explica l’escriptura a totes dues parts.",
                "El registrador examina l’escriptura abans d’inscriure-la.",
                "L’advocat treballa només per a vostè: pregunta, negocia clàusules, adverteix.",
                "La gestoria presenta impostos i escriptura.",
              ],
            },
            "Nosaltres som una agència immobiliària i no un despatx. Preparem la documentació i l’expliquem; aconsellar-lo sobre els seus drets correspon a l’advocat.",
          ],
        },
        {
          heading: "Quan val la pena?",
          blocks: [
            {
              steps: [
                "Viu a fora i algú altre signa per vostè.",
                "Compra sobre plànol, a una societat o a uns quants hereus.",
                "El registre mostra càrregues o no coincideix amb l’habitatge.",
                "Hi ha llogater, divorci o un plet.",
                "No entén el que li demanen que signi o li fan córrer pressa.",
              ],
            },
          ],
        },
        {
          heading: "Què li hauria de lliurar?",
          blocks: [
            "Demani resultats més que hores: un informe de titularitat i càrregues, de la finca i els seus deutes, de llicències i ús. En la seva llengua i abans del contracte d’arres.",
            "Després, el contracte, amb clàusules per a la hipoteca i per al que hagi sortit a l’informe. I el dia de la signatura, algú que compari l’escriptura amb el que s’ha pactat.",
          ],
        },
        {
          heading: "Com es tria?",
          blocks: [
            {
              points: [
                "Demani el número de col·legiat i comprovi’l al col·legi.",
                "Pressupost per escrit: quantitat, IVA, què va a part i quan es paga.",
                "Pregunti qui respon quan no hi sigui.",
                "Pregunti sense embuts si algú cobra per la recomanació.",
                "Comprovi l’assegurança de responsabilitat.",
              ],
            },
            "Si li diu que no compri i té raó, s’ha guanyat els honoraris.",
          ],
        },
      ],
      example: {
        heading: "Què suposaria en un dels nostres habitatges?",
        blocks: [
          [
            "{?x.home}A {a.price} per [{a.title}](/property/{a.id}), només l’impost són {x.tax}.",
            "{!x.home}Amb un preu de {x.price}, només l’impost són {x.tax}.",
            "Compari amb això el pressupost de l’advocat, i amb el que arrisca a les arres.",
            "És una despesa que arriba abans del dia de la signatura.",
          ],
        ],
      },
      inShort:
        "Ningú no està obligat a dur advocat per comprar habitatge. Ajuda des de fora, sobre plànol o quan hi ha alguna cosa poc comuna. El notari és imparcial i no el substitueix.",
      next: "[Vegi què revisem nosaltres i com treballem amb el seu advocat](/services/legal-support).",
      description:
        "Cal un advocat per comprar un pis? Què fan agència, notari i advocat, quan compensa, què ha de lliurar-li amb el seu informe i com es tria un de bo avui.",
      sources: [
        "Codi civil de Catalunya, art.\u00a0531-6",
        "Llei 18/2007, art.\u00a060",
        "puntohabitat.es i bravosestate.com: honoraris habituals",
      ],
    },
    ru: {
      names: [
        "юрист при покупке квартиры",
        "юрист при покупке недвижимости в Испании",
        "нужен ли юрист при покупке квартиры в Испании",
        "адвокат по недвижимости в Барселоне",
        "юрист по недвижимости в Испании",
        "сколько стоит юрист при покупке квартиры",
        "адвокат при покупке квартиры",
      ],
      title: "Юрист покупателя",
      answers: {
        what: "Юрист при покупке квартиры в Испании не обязателен, и многие местные покупают без него. Он нужен, если вы не знаете языка, покупаете из-за рубежа или с жильём что-то необычно. Нотариус беспристрастен и появляется в конце, а юрист с самого начала работает на вас.",
        cost: [
          "На услуги, которые оказывает юрист при покупке квартиры, тарифа нет: о гонораре договариваются письменно.",
          "По рыночным справочникам это около 1\u00a0% цены плюс НДС (IVA), проверено {checked}. Попросите твёрдую сумму и перечень того, что в неё входит.",
        ],
        who: "Юриста при покупке квартиры выбирайте сами: члена коллегии адвокатов с опытом в недвижимости, который говорит на вашем языке. Не стоит брать юриста продавца или того, кто платит агентству за рекомендацию.",
        how: "Юрист при покупке квартиры нужен до первого платежа. Лучшее время\u00a0— между предложением и договором задатка, пока всё ещё можно изменить.",
      },
      sections: [
        {
          heading: "Кто что делает при покупке?",
          blocks: [
            {
              points: [
                "Агент действует от имени собственника, знает объект и собирает документы.",
                "Нотариус проверяет личность, дееспособность и обременения и объясняет акт обеим сторонам.",
                "Регистратор изучает акт, прежде чем внести его в реестр.",
                "Юрист работает только на вас: задаёт вопросы, согласует условия, предупреждает.",
                "Фирма по оформлению (gestoría) подаёт налоговую декларацию и акт.",
              ],
            },
            "Мы агентство недвижимости, а не адвокаты. Готовим документы и объясняем их, а советы о ваших правах даёт юрист.",
          ],
        },
        {
          heading: "Когда он окупается?",
          blocks: [
            {
              steps: [
                "Вы живёте за рубежом, и за вас подписывает другой человек.",
                "Покупаете на этапе строительства, у компании или у нескольких наследников.",
                "В реестре есть обременения, или его данные не совпадают с жильём.",
                "Есть арендатор, развод или судебное дело.",
                "Вам непонятно, что просят подписать, или вас торопят.",
              ],
            },
          ],
        },
        {
          heading: "Что он должен вам дать?",
          blocks: [
            "Просите результат, а не часы: заключение о праве собственности и обременениях, о доме и его долгах, о разрешениях и назначении. На вашем языке и до договора задатка (arras). Хорошее заключение заканчивается ответом: что безопасно, что нужно исправить и чего лучше не подписывать.",
            "Затем сам договор с условиями о вашей ипотеке и обо всём, что нашли. А в день сделки нужен тот, кто сравнит акт с договорённостями.",
          ],
        },
        {
          heading: "Как его выбрать?",
          blocks: [
            {
              points: [
                "Спросите номер в коллегии адвокатов и проверьте его там.",
                "Попросите смету письменно: сумма, НДС, что отдельно и когда платить.",
                "Узнайте, кто отвечает, когда его нет.",
                "Прямо спросите, платит ли кто-нибудь за рекомендацию.",
                "Проверьте страховку ответственности.",
              ],
            },
            "Если он отговорил вас от покупки и оказался прав, гонорар отработан. Договоритесь заранее, сколько стоит работа, если сделка не состоится.",
          ],
        },
      ],
      example: {
        heading: "С чем сравнить его гонорар?",
        blocks: [
          [
            "{?x.home}При цене {a.price} за объект [{a.title}](/property/{a.id}) один только налог составляет {x.tax}.",
            "{!x.home}При цене {x.price} один только налог составляет {x.tax}.",
            "Сравните с этим смету юриста, а ещё с суммой, которой вы рискуете по договору задатка.",
            "Платить за его работу придётся до дня сделки.",
          ],
        ],
      },
      inShort:
        "Никто не обязан брать юриста при покупке жилья. Он полезен при покупке из-за рубежа, на этапе строительства или в необычном случае. Нотариус беспристрастен и его не заменяет.",
      next: "[Посмотрите, что проверяем мы и как работаем с вашим юристом](/services/legal-support).",
      description:
        "Нужен ли юрист при покупке квартиры в Испании: что делают агент, нотариус и юрист, когда его работа окупается, что должно быть в заключении и как выбирать.",
      sources: [
        "Гражданский кодекс Каталонии, ст.\u00a0531-6",
        "Закон 18/2007, ст.\u00a060",
        "puntohabitat.es и bravosestate.com: обычные гонорары",
      ],
    },
  },
};
