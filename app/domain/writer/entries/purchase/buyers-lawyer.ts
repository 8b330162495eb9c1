import type { Entry } from "../entry";

export const buyersLawyer: Entry = {
  theme: "guide",
  related: ["steps-of-buying", "papers-before-buying", "deposit-contract", "nota-simple", "costs-of-buying"],
  checked: "2026-11-23",
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
        what: "A lawyer to buy a home isn’t required in Spain, and many local buyers do without one; the fee is usually about 1% of the price plus VAT. One is worth the money if you don’t know the language, buy from abroad, or find anything unusual about the home. The notary is impartial and comes at the end; a lawyer acts for you from the start.",
        cost: [
          "A lawyer to buy a home usually costs about 1% of the price plus VAT, as market guides name it on {checked}; there is no tariff, and a fixed sum can be agreed.",
          "At €500,000 that is about €5,000 plus VAT.",
          "Ask in writing what is included: report, deposit contract, signing, taxes.",
        ],
        who: "Choose the lawyer to buy a home yourself: a member of a bar association, with practice in property and in your language. It shouldn’t be the seller’s lawyer, nor one the agent is paid for sending you to.",
        how: "Bring in the lawyer to buy a home before you pay anything. The best moment is between your offer and the deposit contract, when everything can still be changed.",
        must: "You don’t need a lawyer to buy a home in Spain: the law requires only the notary for the deed. But the notary is not enough as a check, because he or she is impartial, sees the documents at the end and doesn’t negotiate. Take one if you buy from abroad, off-plan, from heirs, or don’t read Spanish.",
        worth:
          "A lawyer to buy a home is worth it where a mistake would cost more than the fee: a purchase from abroad, off-plan, from several heirs, with a tenant, or with a registry that doesn’t match the home. For a plain apartment with one owner, a clean extract and a valid habitability certificate, many local buyers rely on agent, bank and notary. What you buy is advice on your side before the deposit.",
        time: "Bring in the lawyer to buy a home between offer and deposit contract: the report on title, charges and community takes from a few days to two weeks. After the deposit is paid, a lawyer can only work with what has been signed.",
      },
      sections: [
        {
          heading: "Lawyer, notary, gestoría, agent: who does what?",
          blocks: [
            {
              caption: "The people in a purchase, and what each usually costs the buyer",
              columns: ["Who", "Acts for", "Does", "Usual cost"],
              rows: [
                ["Lawyer", "you alone", "checks, negotiates clauses, warns", "about 1% plus VAT, optional"],
                ["Notary", "neither side", "checks identity and charges, explains the deed", "€900 to €1,500"],
                ["Registrar", "neither side", "examines and enters the deed", "€450 to €800"],
                ["Gestoría (paperwork agent)", "whoever orders it", "files tax and deed", "€300 to €500"],
                [
                  "Agent of the home",
                  "the owner",
                  "knows the home, gathers its documents",
                  "nothing, unless you sign an order of your own",
                ],
              ],
            },
            "We are estate agents, no law firm. We prepare the documents and explain them; advice on your rights is for your lawyer.",
          ],
        },
        {
          heading: "What does a lawyer cost, at three prices?",
          blocks: [
            {
              caption: "A fee of 1% of the price, as a rough guide",
              columns: ["Price of the home", "Fee of 1%", "With 21% VAT"],
              rows: [
                ["€300,000", "€3,000", "€3,630"],
                ["€500,000", "€5,000", "€6,050"],
                ["€700,000", "€7,000", "€8,470"],
              ],
            },
            "No tariff exists, and some lawyers quote a fixed sum. For only a report on title and charges, or only the deposit contract, ask for a separate price. Court work, a difficult inheritance or translations come on top. The fee is one of your own costs: it is lost if you don’t buy, and cheap beside a deposit of 10%.",
          ],
        },
        {
          heading: "In which order does the lawyer work?",
          blocks: [
            {
              steps: [
                "Before the offer: one call on what is unusual about this home.",
                "Before the deposit contract: the report, in about a week if the documents are there.",
                "In the deposit contract: mortgage clause, date, charges, what happens if something fails.",
                "Before the deed: a fresh extract, the draft of the deed, the power of attorney if you are abroad.",
                "After it: tax, registry, supplies, unless a gestoría does that.",
              ],
            },
          ],
        },
        {
          heading: "When is a lawyer worth it?",
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
          heading: "How do you choose a lawyer?",
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
          "Un abogado para comprar un piso suele cobrar cerca del 1\u00a0% del precio más IVA, según las guías del mercado consultadas el {checked}; no hay tarifa y puede pactarse una cantidad fija.",
          "Con 500.000\u00a0€ son unos 5.000\u00a0€ más IVA.",
          "Pida por escrito qué incluye: informe, arras, firma, impuestos.",
        ],
        who: "El abogado para comprar un piso lo elige usted: colegiado, con práctica inmobiliaria y que hable su idioma. No debería ser el de la otra parte ni uno que pague a la agencia por enviarle.",
        how: "Si quiere un abogado para comprar un piso, llámele antes de pagar nada. El mejor momento es entre la oferta y las arras, cuando aún se puede cambiar todo.",
        must: "No hace falta abogado para comprar un piso: la ley solo exige la notaría para la escritura. Pero el notario no basta como revisión, porque es imparcial, ve los documentos al final y no negocia por usted. Conviene si compra desde fuera, sobre plano, a varios herederos o no domina el idioma.",
        worth:
          "Un abogado para comprar un piso merece la pena cuando un error costaría más que sus honorarios: compra desde fuera, sobre plano, a varios herederos, con inquilino o con un Registro que no cuadra con la vivienda. En un piso sencillo, con un titular, nota simple limpia y cédula en vigor, mucha gente se apoya en agencia, banco y notaría. Lo que se paga es un consejo de su parte antes de las arras.",
        time: "El abogado para comprar un piso entra entre la oferta y las arras: el informe de titularidad, cargas y comunidad lleva de unos días a dos semanas. Con las arras ya pagadas solo puede trabajar con lo firmado.",
      },
      sections: [
        {
          heading: "Abogado, notaría, gestoría y agencia: ¿quién hace qué?",
          blocks: [
            {
              caption: "Quién interviene en la compra y qué suele costar a quien compra",
              columns: ["Quién", "Actúa por", "Qué hace", "Coste habitual"],
              rows: [
                ["Abogado", "usted solo", "revisa, negocia cláusulas, avisa", "cerca del 1\u00a0% más IVA, voluntario"],
                [
                  "Notario",
                  "ninguna parte",
                  "comprueba identidad y cargas, explica la escritura",
                  "de 900 a 1.500\u00a0€",
                ],
                ["Registrador", "ninguna parte", "califica e inscribe", "de 450 a 800\u00a0€"],
                ["Gestoría", "quien la encarga", "presenta impuesto y escritura", "de 300 a 500\u00a0€"],
                [
                  "Agencia de la vivienda",
                  "el propietario",
                  "conoce el piso y reúne la documentación",
                  "nada, salvo que firme un encargo propio",
                ],
              ],
            },
            "Somos una agencia inmobiliaria, no un despacho: preparamos la documentación y la explicamos; el consejo sobre sus derechos es de su abogado.",
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
        {
          heading: "¿Cuánto cuesta un abogado, con tres precios?",
          blocks: [
            {
              caption: "Unos honorarios del 1\u00a0% del precio, como orientación",
              columns: ["Precio del piso", "Honorarios del 1\u00a0%", "Con el 21\u00a0% de IVA"],
              rows: [
                ["300.000\u00a0€", "3.000\u00a0€", "3.630\u00a0€"],
                ["500.000\u00a0€", "5.000\u00a0€", "6.050\u00a0€"],
                ["700.000\u00a0€", "7.000\u00a0€", "8.470\u00a0€"],
              ],
            },
            "No hay tarifa, y algunos despachos dan una cantidad cerrada. Si solo quiere un informe sobre titularidad y cargas, o solo el contrato de arras, pida precio aparte. Un juicio, una herencia difícil o las traducciones se suman. Es un gasto suyo: si no compra lo pierde, y es poco al lado de unas arras del 10\u00a0%: con 500.000\u00a0€, 6.050\u00a0€ frente a 50.000\u00a0€.",
          ],
        },
        {
          heading: "¿En qué orden trabaja?",
          blocks: [
            {
              steps: [
                "Antes de la oferta: una llamada sobre lo que tenga de especial ese piso.",
                "Antes de las arras: el informe, en cosa de una semana si están los documentos.",
                "En las arras: cláusula de hipoteca, fecha, cargas y qué pasa si algo falla.",
                "Antes de la escritura: otra nota simple, el borrador y el poder, si usted está fuera.",
                "Después: impuesto, Registro y suministros, si no los lleva una gestoría.",
              ],
            },
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
          "Un advocat per comprar un pis sol cobrar prop de l’1\u00a0% del preu més IVA, segons les guies del mercat consultades el {checked}; no hi ha tarifa i es pot pactar una quantitat fixa.",
          "Amb 500.000\u00a0€ són uns 5.000\u00a0€ més IVA.",
          "Demani per escrit què hi entra: informe, arres, signatura, impostos.",
        ],
        who: "L’advocat per comprar un pis el tria vostè: col·legiat, amb pràctica immobiliària i que parli la seva llengua. No hauria de ser el de l’altra part ni un que pagui l’agència per enviar-l’hi.",
        how: "Truqui a l’advocat per comprar un pis abans de pagar res. El millor moment és entre l’oferta i les arres, quan encara es pot canviar tot.",
        must: "No cal advocat per comprar un pis: la llei només exigeix la notaria per a l’escriptura. Però com a revisió no n’hi ha prou amb el notari, perquè és imparcial, veu els documents al final i no negocia per vostè. Convé si compra des de fora, sobre plànol, a uns quants hereus o no domina la llengua.",
        worth:
          "Un advocat per comprar un pis val la pena quan un error costaria més que els honoraris: compra des de fora, sobre plànol, a uns quants hereus, amb llogater o amb un Registre que no quadra amb l’habitatge. En un pis senzill, amb un sol titular, nota simple neta i cèdula vigent, molta gent en té prou amb agència, banc i notaria. El que es paga és un consell de part abans de les arres.",
        time: "L’advocat per comprar un pis entra entre l’oferta i les arres: l’informe de titularitat, càrregues i comunitat porta d’uns quants dies a dues setmanes. Amb les arres ja pagades només pot treballar amb el que s’ha signat.",
      },
      sections: [
        {
          heading: "Advocat, notaria, gestoria i agència: qui fa què?",
          blocks: [
            {
              caption: "Qui intervé en la compra i què sol costar a qui compra",
              columns: ["Qui", "Actua per", "Què fa", "Cost habitual"],
              rows: [
                ["Advocat", "vostè sol", "revisa, negocia clàusules, avisa", "prop de l’1\u00a0% més IVA, voluntari"],
                [
                  "Notari",
                  "cap de les parts",
                  "comprova identitat i càrregues, explica l’escriptura",
                  "de 900 a 1.500\u00a0€",
                ],
                ["Registrador", "cap de les parts", "qualifica i inscriu", "de 450 a 800\u00a0€"],
                ["Gestoria", "qui l’encarrega", "presenta impost i escriptura", "de 300 a 500\u00a0€"],
                [
                  "Agència de l’habitatge",
                  "el propietari",
                  "coneix el pis i aplega la documentació",
                  "res, si no signa un encàrrec propi",
                ],
              ],
            },
            "Som una agència immobiliària i no pas un despatx: preparem la documentació i l’expliquem; el consell sobre els seus drets és del seu advocat.",
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
        {
          heading: "Quant costa un advocat, amb tres preus?",
          blocks: [
            {
              caption: "Uns honoraris de l’1\u00a0% del preu, com a orientació",
              columns: ["Preu del pis", "Honoraris de l’1\u00a0%", "Amb el 21\u00a0% d’IVA"],
              rows: [
                ["300.000\u00a0€", "3.000\u00a0€", "3.630\u00a0€"],
                ["500.000\u00a0€", "5.000\u00a0€", "6.050\u00a0€"],
                ["700.000\u00a0€", "7.000\u00a0€", "8.470\u00a0€"],
              ],
            },
            "No hi ha tarifa, i alguns despatxos donen una quantitat tancada. Si només vol un informe sobre titularitat i càrregues, o només el contracte d’arres, demani’n el preu a part. Un judici, una herència difícil o les traduccions s’hi sumen. És una despesa seva: si no compra la perd, i és poc al costat d’unes arres del 10\u00a0%: amb 500.000\u00a0€, 6.050\u00a0€ davant de 50.000.",
          ],
        },
        {
          heading: "Per quin ordre treballa?",
          blocks: [
            {
              steps: [
                "Abans de l’oferta: una trucada sobre el que tingui d’especial aquell pis.",
                "Abans de les arres: l’informe, en cosa d’una setmana si hi ha els documents.",
                "A les arres: clàusula d’hipoteca, data, càrregues i què passa si alguna cosa falla.",
                "Abans de l’escriptura: una altra nota simple, l’esborrany i el poder, si vostè és fora.",
                "Després: impost, Registre i subministraments, si no ho porta una gestoria.",
              ],
            },
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
          "Юрист при покупке квартиры обычно берёт около 1\u00a0% цены плюс НДС, как называют обзоры рынка (проверено {checked}); тарифа нет, можно договориться о твёрдой сумме.",
          "При цене 500\u00a0000\u00a0€ это около 5000\u00a0€ плюс НДС.",
          "Попросите письменно, что входит: отчёт, договор задатка, сделка, налоги, перевод.",
        ],
        who: "Юриста при покупке квартиры выбирайте сами: члена коллегии адвокатов с опытом в недвижимости, который говорит на вашем языке. Не стоит брать юриста продавца или того, кто платит агентству за рекомендацию.",
        how: "Юрист при покупке квартиры нужен до первого платежа. Лучшее время\u00a0— между предложением и договором задатка, пока всё ещё можно изменить.",
        must: "Юрист при покупке квартиры в Испании не обязателен: закон требует только нотариуса для акта. Но как проверки нотариуса мало: он беспристрастен, видит документы в конце и за вас не торгуется. Юрист нужен, если вы покупаете издалека, на этапе строительства, у нескольких наследников или не читаете по-испански.",
        worth:
          "Юрист при покупке квартиры окупается там, где ошибка дороже его гонорара: покупка издалека, на этапе строительства, у нескольких наследников, с жильцом или когда реестр не сходится с квартирой. Если собственник один, выписка чистая и документы действуют, многие местные обходятся агентом, банком и нотариусом. Вы платите за совет в ваших интересах до задатка.",
        time: "Юрист при покупке квартиры нужен между предложением и договором задатка: отчёт о собственнике, обременениях и долгах занимает от нескольких дней до двух недель. Когда задаток внесён, он может работать только с тем, что подписано.",
      },
      sections: [
        {
          heading: "Юрист, нотариус, gestoría, агент: кто что делает?",
          blocks: [
            {
              caption: "Участники покупки и во что они обычно обходятся покупателю",
              columns: ["Кто", "За кого", "Что делает", "Обычная стоимость"],
              rows: [
                [
                  "Юрист",
                  "только за вас",
                  "проверяет, обсуждает условия, предупреждает",
                  "около 1\u00a0% плюс НДС, по желанию",
                ],
                ["Нотариус", "ни за кого", "проверяет личность и обременения, объясняет акт", "900–1500\u00a0€"],
                ["Регистратор", "ни за кого", "проверяет акт и вносит запись", "450–800\u00a0€"],
                ["Оформление (gestoría)", "за того, кто нанял", "подаёт налог и акт", "300–500\u00a0€"],
                [
                  "Агент по этому жилью",
                  "за собственника",
                  "знает квартиру, собирает документы",
                  "ничего, если вы не подписали своё поручение",
                ],
              ],
            },
            "Мы агентство недвижимости, а не адвокаты: готовим документы и объясняем их, а о ваших правах советует ваш юрист. Россиянину он нужен ещё и затем, чтобы на день сделки проверить правила для платежа.",
          ],
        },
        {
          heading: "Когда юрист окупается?",
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
          heading: "Что юрист должен вам передать?",
          blocks: [
            "Просите результат, а не часы: заключение о праве собственности и обременениях, о доме и его долгах, о разрешениях и назначении. На вашем языке и до договора задатка (arras). Хорошее заключение заканчивается ответом: что безопасно, что нужно исправить и чего лучше не подписывать.",
            "Затем сам договор с условиями о вашей ипотеке и обо всём, что нашли. А в день сделки нужен тот, кто сравнит акт с договорённостями.",
          ],
        },
        {
          heading: "Как выбрать юриста?",
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
        {
          heading: "Сколько стоит юрист при трёх ценах?",
          blocks: [
            {
              caption: "Гонорар 1\u00a0% цены, ориентировочно",
              columns: ["Цена квартиры", "Гонорар 1\u00a0%", "С НДС 21\u00a0%"],
              rows: [
                ["300\u00a0000\u00a0€", "3\u00a0000\u00a0€", "3\u00a0630\u00a0€"],
                ["500\u00a0000\u00a0€", "5\u00a0000\u00a0€", "6\u00a0050\u00a0€"],
                ["700\u00a0000\u00a0€", "7\u00a0000\u00a0€", "8\u00a0470\u00a0€"],
              ],
            },
            "Тарифа нет, и некоторые юристы называют твёрдую сумму. Если нужен только отчёт о праве собственности и обременениях или только договор задатка, спросите отдельную цену. Суд, сложное наследство и переводы оплачивают сверх того. Это ваш расход: если покупка не состоится, он потерян, но рядом с задатком 10\u00a0% невелик. При цене 500\u00a0000\u00a0€ это 6\u00a0050\u00a0€ против 50\u00a0000\u00a0€, которыми вы рискуете.",
          ],
        },
        {
          heading: "В каком порядке юрист работает?",
          blocks: [
            {
              steps: [
                "До предложения: один звонок о том, что необычного в этой квартире.",
                "До договора задатка: отчёт, примерно за неделю, если документы есть.",
                "В договоре задатка: условие об ипотеке, срок, обременения и что будет, если чего-то не хватит.",
                "До нотариального акта: новая выписка, проект акта и доверенность, если вы за границей.",
                "После: налог, реестр, свет и вода, если этим не занят агент по оформлению.",
              ],
            },
            "Гражданину России стоит ещё до задатка спросить юриста, как пройдёт платёж и действует ли предел вкладов в 100\u00a0000\u00a0€. Ответ попросите письменно, на русском или английском языке, со ссылкой на правило.",
          ],
        },
      ],
      example: {
        heading: "С чем сравнить гонорар юриста?",
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
