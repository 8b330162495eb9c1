import type { Entry } from "../entry";

export const youngBuyersGuarantee: Entry = {
  theme: "mortgage",
  related: ["share-of-the-price", "reduced-transfer-tax", "protected-home", "debts-and-income"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "young buyers’ mortgage guarantee",
        "ico guarantee mortgage",
        "100 percent mortgage for young buyers",
        "state guarantee for first-time buyers spain",
        "first home loan for under 35 catalonia",
        "icf emancipation loan",
        "icf loan for a first home",
        "mortgage for young people in spain",
      ],
      title: "The young buyers’ guarantee",
      answers: {
        what: "The young buyers’ mortgage guarantee (aval ICO) lets people up to 35, or with children under age, borrow up to 100% of the price of their first home. The State stands surety to the bank for 20% of it, or 25% if the home has an energy rating of D or better. Each buyer may earn up to €37,800 gross a year, and in Catalonia the home may cost €300,000 at most, as published in 2024. Loans can be signed until 31 December 2027.",
        cost: "The young buyers’ mortgage guarantee costs you nothing, and it isn’t a subsidy: you repay the whole loan, with interest. On a home at €250,000 that is €1,054 a month over 30 years at an assumed 3%, against €843 with an ordinary loan of 80%. Taxes and costs remain yours.",
        when: "The young buyers’ mortgage guarantee can be used for loans signed until 31 December 2027, as extended. Apply to the bank before you sign the deposit contract: the purchase must not have been made yet. The fund has a limit, so ask the bank whether there is money left.",
        conditions:
          "The young buyers’ mortgage guarantee asks for five things: up to 35 years of age or minor children in your care, €37,800 gross a year at most for each buyer, up to €100,000 of assets, no other home of your own, and the home as your main residence. You must have lived legally in Spain for two years. In Catalonia the price limit was set at €300,000.",
        must: "Yes, with the young buyers’ mortgage guarantee you can borrow up to 100% in Spain, if the bank finds your income sufficient. The State only stands surety; the bank decides. You still need savings for taxes and costs: about 12% of the price, less with the reduced transfer tax.",
        how: "To use the young buyers’ mortgage guarantee, go to a bank that takes part and ask for it with the loan. The bank checks the conditions and sends everything to the ICO; you deal with no office yourself. For the Catalan loan you apply to the ICF first, online, and to the bank afterwards.",
      },
      sections: [
        {
          heading: "Which conditions do you have to meet?",
          blocks: [
            {
              caption: "The two schemes, as published; limits may be revised",
              columns: ["", "State guarantee (ICO)", "Catalan loan (ICF)"],
              rows: [
                ["Age", "up to 35, or with minor children", "18 to 35"],
                [
                  "Gross income a year",
                  "€37,800 each; €2,520 more for each child",
                  "€80,963 for one, €83,467 for two (2025)",
                ],
                ["What it gives", "surety for 20 or 25% of the loan", "20% of the price, €50,000 at most, at 0%"],
                ["Home", "first, main, €300,000 at most in Catalonia", "first, main, in Catalonia"],
                ["Later", "nothing changes", "becomes a protected home permanently"],
              ],
            },
            "Whether 35 itself still counts for the State’s scheme is told differently, so ask on the spot if it is your case. Single parents have a higher limit of income.",
          ],
        },
        {
          heading: "How does the Catalan loan (préstec emancipació) work?",
          blocks: [
            "The Catalan public bank ICF lends 20% of the price, up to €50,000, without interest; a bank that takes part lends the other 80%. You repay the ICF only when the mortgage is finished, within five years.",
            "In exchange the home is protected permanently: it can be sold later only at a limited price. Weigh that against the interest saved.",
          ],
        },
        {
          heading: "What do you still have to pay yourself?",
          blocks: [
            {
              points: [
                "Transfer tax: from {itp.rate1}, or {itp.reduced} if you are {itp.age} or under and within its own limit of income ({itp.income}).",
                "Notary, registry and, if you use one, a gestoría.",
                "The bank valuation. If it comes in below the price, the difference.",
                "Any insurance that the bank asks for.",
              ],
            },
          ],
        },
        {
          heading: "In which order do you apply?",
          blocks: [
            {
              steps: [
                "Check age, income, assets and the price limit against the table.",
                "Ask two banks that take part for a first answer with the guarantee.",
                "Apply to the ICF first, if you want the Catalan loan.",
                "Name the loan and the guarantee in the deposit contract.",
                "Sign the deed before the scheme ends.",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong?",
          blocks: [
            {
              points: [
                "The deposit is paid before the bank has agreed, and the bank says no.",
                "The home costs a little more than the limit. Parking space and storage room bought with the loan count too.",
                "The payment on 100% exceeds 30–35% of net income, so the guarantee is of no use.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What do the three ways come to at €250,000?",
        blocks: [
          {
            caption: "30 years at an assumed 3%",
            columns: ["", "Bank loan", "Payment", "Own money for the price"],
            rows: [
              ["Ordinary loan, 80%", "€200,000", "€843", "€50,000"],
              ["State guarantee, 100%", "€250,000", "€1,054", "€0"],
              ["Catalan loan, 80 + 20%", "€200,000", "€843", "€0, and €50,000 to the ICF at the end"],
            ],
          },
          "In all three the taxes and costs come on top: about €30,000, or some €17,500 with the reduced transfer tax.",
        ],
      },
      inShort:
        "The State stands surety for part of a first home’s loan, up to an age of 35 or with minor children. The Catalan ICF lends the deposit without interest, and the home stays protected. Taxes remain the buyer’s own.",
      next: "[Work out taxes and costs on our page](/costs), with the reduced rate if it applies to you.",
      description:
        "Young buyers’ mortgage guarantee in Spain: who gets 100% with the ICO guarantee, the Catalan loan for the deposit, the income limits and what you still pay.",
      sources: [
        "Agreement of the Ministry of Housing with the ICO (BOE, May 2024), extended to 31 December 2027",
        "Institut Català de Finances: Habitatge Emancipació",
        "Legislative Decree 1/2024 of Catalonia: reduced transfer tax",
      ],
    },
    es: {
      names: [
        "aval ico para jóvenes",
        "aval ico hipoteca",
        "hipoteca al 100",
        "hipoteca 100 jóvenes",
        "hipoteca joven",
        "aval jóvenes primera vivienda",
        "préstamo emancipación icf",
        "préstamo icf para la entrada",
        "préstamo icf",
        "ayudas jóvenes compra vivienda cataluña",
        "aval jóvenes generalitat",
        "aval para la entrada de un piso",
      ],
      title: "El aval ICO para jóvenes",
      answers: {
        what: "El aval ICO para jóvenes permite pedir hasta el 100\u00a0% del precio de la primera vivienda a quien tiene hasta 35 años o hijos menores a cargo. El Estado avala ante el banco el 20\u00a0% del préstamo, o el 25\u00a0% si la vivienda tiene calificación energética D o mejor. Cada comprador puede ingresar hasta 37.800\u00a0€ brutos al año y, en Cataluña, la vivienda puede costar 300.000\u00a0€ como máximo, según lo publicado en 2024. Los préstamos se pueden firmar hasta el 31 de diciembre de 2027.",
        cost: "El aval ICO para jóvenes no le cuesta nada, pero no es una subvención: devuelve todo el préstamo con intereses. En una vivienda de 250.000\u00a0€ son 1.054\u00a0€ al mes a 30 años a un 3\u00a0% supuesto, frente a 843\u00a0€ con un préstamo normal del 80\u00a0%. Los impuestos y gastos siguen siendo suyos.",
        when: "El aval ICO para jóvenes vale para préstamos firmados hasta el 31 de diciembre de 2027, tras la prórroga. Pídalo en el banco antes de firmar arras: la compra no puede estar hecha. El fondo tiene un límite, así que pregunte si queda dinero.",
        conditions:
          "El aval ICO para jóvenes pide cinco cosas: hasta 35 años o hijos menores a cargo, 37.800\u00a0€ brutos al año como máximo por comprador, un patrimonio de hasta 100.000\u00a0€, no tener otra vivienda y que sea su residencia habitual. Además, dos años de residencia legal en España. En Cataluña el precio máximo se fijó en 300.000\u00a0€.",
        must: "Sí, con el aval ICO para jóvenes se puede pedir una hipoteca al 100\u00a0%, si el banco considera suficientes sus ingresos. El Estado solo avala; decide el banco. Aun así necesita ahorros para impuestos y gastos: cerca del 12\u00a0% del precio, menos con el ITP reducido.",
        how: "Para pedir el aval ICO para jóvenes, vaya a un banco adherido y solicítelo junto con la hipoteca. El banco comprueba los requisitos y lo tramita con el ICO; usted no acude a ninguna oficina. El préstamo catalán se pide primero al ICF, por internet, y después al banco.",
      },
      sections: [
        {
          heading: "¿Qué requisitos pide cada ayuda?",
          blocks: [
            {
              caption: "Las dos ayudas, según lo publicado; los límites pueden revisarse",
              columns: ["", "Aval estatal (ICO)", "Préstamo catalán (ICF)"],
              rows: [
                ["Edad", "hasta 35 años, o con hijos menores", "de 18 a 35 años"],
                [
                  "Ingresos brutos al año",
                  "37.800\u00a0€ cada uno; 2.520\u00a0€ más por hijo",
                  "80.963\u00a0€ uno, 83.467\u00a0€ dos (2025)",
                ],
                [
                  "Qué da",
                  "aval del 20 o 25\u00a0% del préstamo",
                  "20\u00a0% del precio, máximo 50.000\u00a0€, al 0\u00a0%",
                ],
                ["Vivienda", "primera, habitual, máximo 300.000\u00a0€ en Cataluña", "primera, habitual, en Cataluña"],
                ["Después", "nada cambia", "queda como vivienda protegida para siempre"],
              ],
            },
            "Si en el aval estatal entran los 35 años cumplidos se explica de forma distinta según la fuente: pregúntelo si es su caso. Las familias monoparentales tienen un límite de ingresos más alto.",
          ],
        },
        {
          heading: "¿Cómo funciona el préstamo emancipación de la Generalitat?",
          blocks: [
            "El ICF, la banca pública catalana, presta el 20\u00a0% del precio, hasta 50.000\u00a0€, sin intereses; un banco adherido pone el otro 80\u00a0%. Al ICF se le devuelve cuando la hipoteca está pagada, en un plazo de cinco años.",
            "A cambio, la vivienda queda protegida de forma permanente: más adelante solo podrá venderse a precio limitado. Ponga eso en la balanza junto al ahorro.",
          ],
        },
        {
          heading: "¿Qué sigue pagando usted?",
          blocks: [
            {
              points: [
                "Impuesto de transmisiones: desde el {itp.rate1}, o el {itp.reduced} si tiene {itp.age} años o menos y no pasa de su propio límite de renta ({itp.income}).",
                "Notaría, registro y, si la usa, gestoría.",
                "La tasación. Si sale por debajo del precio, la diferencia.",
                "Los seguros que exija el banco.",
              ],
            },
          ],
        },
        {
          heading: "¿En qué orden se pide?",
          blocks: [
            {
              steps: [
                "Compruebe edad, ingresos, patrimonio y precio con la tabla.",
                "Pida a dos bancos adheridos una primera respuesta con el aval.",
                "Solicite antes el del ICF, si quiere el préstamo catalán.",
                "Mencione en las arras el préstamo y el aval.",
                "Firme la escritura antes de que acabe el programa.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede fallar?",
          blocks: [
            {
              points: [
                "Se paga la señal antes de que el banco diga que sí, y dice que no.",
                "La vivienda supera el límite por poco. El garaje y el trastero financiados también cuentan.",
                "La cuota del 100\u00a0% pasa del 30–35\u00a0% de los ingresos netos y el aval no sirve.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto sale cada vía con 250.000\u00a0€?",
        blocks: [
          {
            caption: "30 años a un 3\u00a0% supuesto",
            columns: ["", "Préstamo del banco", "Cuota", "Dinero propio para el precio"],
            rows: [
              ["Préstamo normal, 80\u00a0%", "200.000\u00a0€", "843\u00a0€", "50.000\u00a0€"],
              ["Aval estatal, 100\u00a0%", "250.000\u00a0€", "1.054\u00a0€", "0\u00a0€"],
              [
                "Préstamo catalán, 80 + 20\u00a0%",
                "200.000\u00a0€",
                "843\u00a0€",
                "0\u00a0€, y 50.000\u00a0€ al ICF al final",
              ],
            ],
          },
          "En las tres se suman impuestos y gastos: unos 30.000\u00a0€, o cerca de 17.500\u00a0€ con el ITP reducido.",
        ],
      },
      inShort:
        "El Estado avala parte del préstamo de la primera vivienda hasta los 35 años o con hijos menores. El ICF presta la entrada sin intereses y la vivienda queda protegida. Los impuestos los pone el comprador.",
      next: "[Calcule impuestos y gastos en nuestra página](/costs), con el tipo reducido si le corresponde.",
      description:
        "Aval ICO para jóvenes: quién consigue la hipoteca al 100\u00a0%, el préstamo emancipación para la entrada, los límites de ingresos y precio y lo que sigue pagando.",
      sources: [
        "Convenio del Ministerio de Vivienda con el ICO (BOE, mayo de 2024), prorrogado hasta el 31 de diciembre de 2027",
        "Institut Català de Finances: Habitatge Emancipació",
        "Decreto Legislativo 1/2024 de Cataluña: ITP reducido",
      ],
    },
    ca: {
      names: [
        "aval ico per a joves",
        "aval ico joves hipoteca",
        "hipoteca al 100 per cent",
        "hipoteca 100 joves",
        "hipoteca jove",
        "aval joves primer habitatge",
        "préstec emancipació",
        "préstec icf per a l’entrada",
        "préstec icf",
        "ajuts joves compra habitatge catalunya",
        "aval joves generalitat",
        "aval per a l’entrada d’un pis",
      ],
      title: "L’aval ICO per a joves",
      answers: {
        what: "L’aval ICO per a joves permet demanar fins al 100\u00a0% del preu del primer habitatge a qui té fins a 35 anys o fills menors a càrrec. L’Estat avala davant del banc el 20\u00a0% del préstec, o el 25\u00a0% si l’habitatge té qualificació energètica D o millor. Cada comprador pot ingressar fins a 37.800\u00a0€ bruts l’any i, a Catalunya, l’habitatge pot costar 300.000\u00a0€ com a màxim, segons el que es va publicar el 2024. Els préstecs es poden signar fins al 31 de desembre del 2027.",
        cost: "L’aval ICO per a joves no costa res, però no és cap subvenció: torna tot el préstec amb interessos. En un habitatge de 250.000\u00a0€ són 1.054\u00a0€ al mes a 30 anys a un 3\u00a0% suposat, davant de 843\u00a0€ amb un préstec normal del 80\u00a0%. Els impostos i despeses continuen sent seus.",
        when: "L’aval ICO per a joves val per a préstecs signats fins al 31 de desembre del 2027, després de la pròrroga. Demani’l al banc abans de signar arres: la compra no pot estar feta. El fons té un límit, de manera que pregunti si en queda.",
        conditions:
          "L’aval ICO per a joves demana cinc coses: fins a 35 anys o fills menors a càrrec, 37.800\u00a0€ bruts l’any com a màxim per comprador, un patrimoni de fins a 100.000\u00a0€, no tenir cap altre habitatge i que sigui la residència habitual. A més, dos anys de residència legal a Espanya. A Catalunya el preu màxim es va fixar en 300.000\u00a0€.",
        must: "Sí, amb l’aval ICO per a joves es pot demanar una hipoteca al 100\u00a0%, si el banc troba suficients els seus ingressos. L’Estat només avala; decideix el banc. Tot i així necessita estalvis per a impostos i despeses: prop del 12\u00a0% del preu, menys amb l’ITP reduït.",
        how: "Per demanar l’aval ICO per a joves, vagi a un banc adherit i sol·liciti’l junt amb la hipoteca. El banc comprova els requisits i ho tramita amb l’ICO; vostè no va a cap oficina. El préstec català es demana primer a l’ICF, per internet, i després al banc.",
      },
      sections: [
        {
          heading: "Quins requisits s’han de complir?",
          blocks: [
            {
              caption: "Els dos ajuts, segons el que s’ha publicat; els límits es poden revisar",
              columns: ["", "Aval estatal (ICO)", "Préstec català (ICF)"],
              rows: [
                ["Edat", "fins a 35 anys, o amb fills menors", "de 18 a 35 anys"],
                [
                  "Ingressos bruts l’any",
                  "37.800\u00a0€ cadascun; 2.520\u00a0€ més per fill",
                  "80.963\u00a0€ un, 83.467\u00a0€ dos (2025)",
                ],
                [
                  "Què dona",
                  "aval del 20 o 25\u00a0% del préstec",
                  "20\u00a0% del preu, màxim 50.000\u00a0€, al 0\u00a0%",
                ],
                ["Habitatge", "primer, habitual, màxim 300.000\u00a0€ a Catalunya", "primer, habitual, a Catalunya"],
                ["Després", "no canvia res", "queda com a habitatge protegit per sempre"],
              ],
            },
            "Si en l’aval estatal entren els 35 anys fets s’explica diferent segons la font: pregunti-ho si és el seu cas. Les famílies monoparentals tenen un límit d’ingressos més alt.",
          ],
        },
        {
          heading: "Com funciona el préstec emancipació de la Generalitat?",
          blocks: [
            "L’ICF, la banca pública catalana, deixa el 20\u00a0% del preu, fins a 50.000\u00a0€, sense interessos; un banc adherit hi posa l’altre 80\u00a0%. A l’ICF se li torna quan la hipoteca és pagada, en un termini de cinc anys.",
            "A canvi, l’habitatge queda protegit de manera permanent: més endavant només es podrà vendre a preu limitat. Posi-ho a la balança al costat de l’estalvi.",
          ],
        },
        {
          heading: "Què continua pagant vostè?",
          blocks: [
            {
              points: [
                "Impost de transmissions: des del {itp.rate1}, o el {itp.reduced} si té {itp.age} anys o menys i no passa del seu propi límit de renda ({itp.income}).",
                "Notaria, registre i, si en fa servir, gestoria.",
                "La taxació. Si surt per sota del preu, la diferència.",
                "Les assegurances que exigeixi el banc.",
              ],
            },
          ],
        },
        {
          heading: "En quin ordre es demana?",
          blocks: [
            {
              steps: [
                "Comprovi edat, ingressos, patrimoni i preu amb la taula.",
                "Demani a dos bancs adherits una primera resposta amb l’aval.",
                "Sol·liciti abans el de l’ICF, si vol el préstec català.",
                "Esmenti a les arres el préstec i l’aval.",
                "Signi l’escriptura abans que s’acabi el programa.",
              ],
            },
          ],
        },
        {
          heading: "Què pot fallar?",
          blocks: [
            {
              points: [
                "Es paga la paga i senyal abans que el banc digui que sí, i diu que no.",
                "L’habitatge passa del límit per poc. L’aparcament i el traster finançats també compten.",
                "La quota del 100\u00a0% supera el 30–35\u00a0% dels ingressos nets i l’aval no serveix.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant surt cada via amb 250.000\u00a0€?",
        blocks: [
          {
            caption: "30 anys a un 3\u00a0% suposat",
            columns: ["", "Préstec del banc", "Quota", "Diners propis per al preu"],
            rows: [
              ["Préstec normal, 80\u00a0%", "200.000\u00a0€", "843\u00a0€", "50.000\u00a0€"],
              ["Aval estatal, 100\u00a0%", "250.000\u00a0€", "1.054\u00a0€", "0\u00a0€"],
              [
                "Préstec català, 80 + 20\u00a0%",
                "200.000\u00a0€",
                "843\u00a0€",
                "0\u00a0€, i 50.000\u00a0€ a l’ICF al final",
              ],
            ],
          },
          "En totes tres s’hi sumen impostos i despeses: uns 30.000\u00a0€, o prop de 17.500\u00a0€ amb l’ITP reduït.",
        ],
      },
      inShort:
        "L’Estat avala part del préstec del primer habitatge fins als 35 anys o amb fills menors. L’ICF deixa l’entrada sense interessos i l’habitatge queda protegit. Els impostos els posa el comprador.",
      next: "[Calculi impostos i despeses a la nostra pàgina](/costs), amb el tipus reduït si li correspon.",
      description:
        "Aval ICO per a joves: qui aconsegueix la hipoteca al 100\u00a0%, el préstec emancipació per a l’entrada, els límits d’ingressos i de preu i el que continua pagant.",
      sources: [
        "Conveni del Ministeri d’Habitatge amb l’ICO (BOE, maig del 2024), prorrogat fins al 31 de desembre del 2027",
        "Institut Català de Finances: Habitatge Emancipació",
        "Decret legislatiu 1/2024 de Catalunya: ITP reduït",
      ],
    },
    ru: {
      names: [
        "государственная гарантия для молодых",
        "гарантия ico",
        "заём icf на первый взнос",
        "ипотека для молодых в испании",
        "ипотека 100 процентов",
        "ипотека без первого взноса испания",
        "помощь молодым в покупке жилья каталония",
        "льготная ипотека в испании",
        "ипотека без первоначального взноса",
      ],
      title: "Государственная гарантия для молодых",
      answers: {
        what: "Государственная гарантия для молодых (aval ICO) позволяет занять до 100\u00a0% цены первого жилья тем, кому не больше 35\u00a0лет или у кого есть несовершеннолетние дети. Государство ручается перед банком за 20\u00a0% кредита, а если энергетический класс жилья D или выше\u00a0— за 25\u00a0%. Доход каждого покупателя\u00a0— до 37\u00a0800\u00a0€ в год до вычета налогов, цена жилья в Каталонии\u00a0— не выше 300\u00a0000\u00a0€ (по опубликованному в 2024\u00a0году). Кредиты можно подписывать до 31 декабря 2027\u00a0года.",
        cost: "Сама государственная гарантия для молодых бесплатна, но это не субсидия: кредит возвращают целиком, с процентами. За жильё в 250\u00a0000\u00a0€ это 1\u00a0054\u00a0€ в месяц на 30\u00a0лет под условные 3\u00a0% против 843\u00a0€ при обычном кредите в 80\u00a0%. Налоги и расходы остаются за вами.",
        when: "Государственная гарантия для молодых действует для кредитов, подписанных до 31 декабря 2027\u00a0года: программу продлили. Обращайтесь в банк до договора задатка, покупка ещё не должна состояться. Средства фонда ограничены, спросите, остались ли они.",
        conditions:
          "Государственная гарантия для молодых требует пяти вещей: возраст до 35\u00a0лет или несовершеннолетние дети, доход не выше 37\u00a0800\u00a0€ в год на покупателя, имущество до 100\u00a0000\u00a0€, никакого другого жилья и проживание в купленном. Нужны и два года законного проживания в Испании, так что ВНЖ обязателен. Предел цены в Каталонии\u00a0— 300\u00a0000\u00a0€.",
        must: "Да, государственная гарантия для молодых даёт ипотеку в 100\u00a0%, если банк сочтёт ваш доход достаточным. Государство только ручается, решает банк. Деньги на налоги и расходы всё равно нужны: около 12\u00a0% цены, при пониженном ITP меньше.",
        how: "Чтобы государственная гарантия для молодых сработала, обратитесь в банк-участник и попросите её вместе с кредитом. Условия он проверит сам и сам отправит дело в ICO. За каталонским займом сначала идут в ICF, через интернет, потом в банк.",
      },
      sections: [
        {
          heading: "Какие условия нужно выполнить?",
          blocks: [
            {
              caption: "Две программы по опубликованным данным; пределы могут меняться",
              columns: ["", "Гарантия государства (ICO)", "Заём Каталонии (ICF)"],
              rows: [
                ["Возраст", "до 35\u00a0лет или с детьми до 18", "от 18 до 35\u00a0лет"],
                [
                  "Доход в год",
                  "37\u00a0800\u00a0€ на каждого, за ребёнка ещё 2\u00a0520\u00a0€",
                  "80\u00a0963\u00a0€ один, 83\u00a0467\u00a0€ двое (2025\u00a0год)",
                ],
                [
                  "Что даёт",
                  "поручительство за 20 или 25\u00a0% кредита",
                  "20\u00a0% цены, не больше 50\u00a0000\u00a0€, под 0\u00a0%",
                ],
                ["Жильё", "первое, основное, до 300\u00a0000\u00a0€ в Каталонии", "первое, основное, в Каталонии"],
                ["Потом", "ничего не меняется", "жильё навсегда становится защищённым"],
              ],
            },
            "Подходит ли тот, кому уже исполнилось 35, источники пишут по-разному: если это ваш случай, спросите в банке. Для одиноких родителей предел дохода выше. Гражданство не важно, важны законное проживание и регистрация.",
          ],
        },
        {
          heading: "Как работает каталонский заём на первый взнос?",
          blocks: [
            "Государственный банк Каталонии ICF даёт 20\u00a0% цены, до 50\u00a0000\u00a0€, без процентов; остальные 80\u00a0%\u00a0— банк-участник. Вернуть деньги ICF нужно после ипотеки, за пять лет.",
            "Взамен квартира навсегда получает статус защищённой: позже её можно продать только по ограниченной цене. Сравните это с выгодой от беспроцентных денег.",
          ],
        },
        {
          heading: "Что всё равно оплачиваете вы?",
          blocks: [
            {
              points: [
                "Налог на передачу имущества: от {itp.rate1} или {itp.reduced}, если вам не больше {itp.age} лет и доход в пределах {itp.income}.",
                "Нотариуса, реестр и, если нужен, посредника (gestoría).",
                "Банковскую оценку, а если она ниже цены, то и разницу.",
                "Страховки, которых потребует банк.",
              ],
            },
          ],
        },
        {
          heading: "В каком порядке действовать?",
          blocks: [
            {
              steps: [
                "Сверьте с таблицей возраст, доход, имущество и цену.",
                "Получите предварительный ответ двух банков-участников с учётом гарантии.",
                "Если нужен каталонский заём, сначала подайте заявку в ICF.",
                "Впишите кредит и гарантию в договор задатка.",
                "Подпишите сделку до окончания программы.",
              ],
            },
          ],
        },
        {
          heading: "Из-за чего срывается покупка с гарантией?",
          blocks: [
            {
              points: [
                "Задаток внесён до ответа банка, а банк отказал.",
                "Цена немного выше предела. Гараж и кладовая, купленные в кредит, тоже считаются.",
                "Платёж за 100\u00a0% превышает 30–35\u00a0% чистого дохода, и гарантия не помогает.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько выходит каждым из трёх путей при цене 250\u00a0000\u00a0€?",
        blocks: [
          {
            caption: "30\u00a0лет под условные 3\u00a0%",
            columns: ["", "Кредит банка", "Платёж", "Свои деньги на цену"],
            rows: [
              ["Обычный кредит, 80\u00a0%", "200\u00a0000\u00a0€", "843\u00a0€", "50\u00a0000\u00a0€"],
              ["Гарантия государства, 100\u00a0%", "250\u00a0000\u00a0€", "1\u00a0054\u00a0€", "0\u00a0€"],
              [
                "Каталонский заём, 80 + 20\u00a0%",
                "200\u00a0000\u00a0€",
                "843\u00a0€",
                "0\u00a0€, в конце 50\u00a0000\u00a0€ в ICF",
              ],
            ],
          },
          "Налоги и расходы добавляются во всех трёх случаях: около 30\u00a0000\u00a0€, а с пониженным налогом примерно 17\u00a0500\u00a0€.",
        ],
      },
      inShort:
        "Государство ручается за часть кредита на первое жильё, если покупателю не больше 35\u00a0лет или у него есть дети. Каталония даёт первый взнос без процентов, но жильё становится защищённым. Налоги платит покупатель.",
      next: "[Посчитайте налоги и расходы на нашей странице](/costs), с пониженной ставкой, если она вам положена.",
      description:
        "Государственная гарантия для молодых в Испании: кто получит ипотеку на 100\u00a0%, заём Каталонии на первый взнос, пределы дохода и цены и что платите вы сами.",
      sources: [
        "Соглашение Министерства жилья с ICO (BOE, май 2024\u00a0года), продлено до 31 декабря 2027\u00a0года",
        "Institut Català de Finances: Habitatge Emancipació",
        "Законодательный декрет Каталонии 1/2024: пониженный налог",
      ],
    },
  },
};
