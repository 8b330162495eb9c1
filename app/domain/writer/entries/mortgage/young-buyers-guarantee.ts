import type { Entry } from "../entry";

export const youngBuyersGuarantee: Entry = {
  theme: "mortgage",
  related: ["icf-loan", "reduced-transfer-tax", "protected-home", "debts-and-income"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "young buyers’ mortgage guarantee",
        "ico guarantee mortgage",
        "100 percent mortgage for young buyers",
        "state guarantee for first-time buyers spain",
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
              caption: "State guarantee (aval ICO), as published in 2024; the limits may be revised",
              columns: ["Condition", "Limit"],
              rows: [
                ["Age", "up to 35, or any age with minor children in your care"],
                ["Gross income a year", "€37,800 for each buyer, €2,520 more for each child"],
                ["Assets", "up to €100,000 for each buyer"],
                ["Home", "first and main home, €300,000 at most in Catalonia"],
                ["Residence", "two years of legal residence in Spain"],
                ["Surety", "20% of the loan, 25% with an energy rating of D or better"],
                ["Date", "loan signed by 31 December 2027"],
              ],
            },
            "Whether 35 itself still counts is told differently, so ask on the spot if it is your case. Single parents have a higher limit of income.",
          ],
        },
        {
          heading: "What does the State’s surety not do?",
          blocks: [
            {
              points: [
                "It lowers neither the debt nor the payment: you owe the bank the whole loan.",
                "It replaces no income: the payment still has to fit into {loan.debts} of what you earn net.",
                "It pays no tax, no notary and no valuation.",
                "If the payments stop, the bank can claim its money from you and from the State, and the State can then claim from you what it has paid.",
              ],
            },
            "The Catalan ICF loan is another scheme: it lends 20% of the price, up to €50,000 at 0%, and the home then stays protected permanently. The ICF is asked before the bank.",
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
                "Check age, income, assets and price against the table.",
                "Ask two banks that take part for a first answer with the guarantee, in writing.",
                "Name the loan and the guarantee in the deposit contract: if the bank refuses through no fault of yours, you may withdraw (Civil Code of Catalonia, art.\u00a0621-49).",
                "Pay the valuation, €250 to €600, and wait for the binding offer (FEIN), {loan.days} calendar days before signing.",
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
        heading: "What do three ways come to at €250,000?",
        blocks: [
          {
            caption:
              "30 years at an assumed 3%; own money with transfer tax, at most €1,650–2,800 of costs and the valuation",
            columns: ["", "Bank loan", "Payment", "Own money, reduced tax", "Own money, full tax"],
            rows: [
              ["Ordinary loan, 80%", "€200,000", "€843", "€64,400–65,900", "€76,900–78,400"],
              ["State guarantee, 90%", "€225,000", "€949", "€39,400–40,900", "€51,900–53,400"],
              ["State guarantee, 100%", "€250,000", "€1,054", "€14,400–15,900", "€26,900–28,400"],
            ],
          },
          "For a payment of €1,054 a bank wants about €3,010 net a month (35%); for €843 it wants €2,410.",
        ],
      },
      inShort:
        "The State stands surety for part of a first home’s loan, up to an age of 35 or with minor children. The Catalan ICF lends the deposit without interest, and the home stays protected. Taxes remain the buyer’s own.",
      next: "[Work out taxes and costs on our page](/costs), with the reduced rate if it applies to you.",
      description:
        "Young buyers’ mortgage guarantee in Spain: up to 100% until 31 December 2027, limits of age, income, assets and price, a table at €250,000 and what you pay.",
      sources: [
        "Agreement of the Ministry of Housing with the ICO (BOE, May 2024), extended until 31 December 2027",
        "Institut Català de Finances: Habitatge Emancipació",
        "Legislative Decree 1/2024 of Catalonia: reduced transfer tax",
        "Civil Code of Catalonia, art.\u00a0621-49",
      ],
    },
    es: {
      names: [
        "aval ico para jóvenes",
        "aval ico hipoteca",
        "hipoteca 100 jóvenes",
        "hipoteca joven",
        "aval jóvenes primera vivienda",
        "ayudas jóvenes compra vivienda cataluña",
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
          heading: "¿Qué requisitos hay que cumplir?",
          blocks: [
            {
              caption: "Aval del Estado (ICO), según lo publicado en 2024; los límites pueden revisarse",
              columns: ["Requisito", "Límite"],
              rows: [
                ["Edad", "hasta 35 años, o cualquiera con hijos menores a cargo"],
                ["Ingresos brutos al año", "37.800\u00a0€ por comprador, 2.520\u00a0€ más por hijo"],
                ["Patrimonio", "hasta 100.000\u00a0€ por comprador"],
                ["Vivienda", "primera y habitual, 300.000\u00a0€ como máximo en Cataluña"],
                ["Residencia", "dos años de residencia legal en España"],
                ["Aval", "20\u00a0% del préstamo, 25\u00a0% con calificación energética D o mejor"],
                ["Fecha", "préstamo firmado hasta el 31 de diciembre de 2027"],
              ],
            },
            "Las fuentes no coinciden en si entran los 35 años cumplidos: pregúntelo si es su caso. Las familias monoparentales tienen un límite de ingresos más alto.",
          ],
        },
        {
          heading: "¿Qué no hace el aval del Estado?",
          blocks: [
            {
              points: [
                "No rebaja la deuda ni la cuota: usted debe al banco todo el préstamo.",
                "No sustituye los ingresos: la cuota ha de caber en el {loan.debts} de lo que gana neto.",
                "No paga impuestos, notaría ni tasación.",
                "Si deja de pagar, el banco puede reclamar a usted y al Estado, y el Estado, después, a usted lo que haya pagado.",
              ],
            },
            "El préstamo del ICF catalán es otra ayuda: presta el 20\u00a0% del precio, hasta 50.000\u00a0€ al 0\u00a0%, y la vivienda queda protegida de forma permanente. Se pide al ICF antes que al banco.",
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
                "Pida a dos bancos adheridos una primera respuesta con el aval, por escrito.",
                "Mencione en las arras el préstamo y el aval: si el banco lo niega sin culpa suya, puede desistir (Código civil de Cataluña, art.\u00a0621-49).",
                "Pague la tasación, de 250 a 600\u00a0€, y espere la oferta vinculante (FEIN), {loan.days} días naturales antes de firmar.",
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
            caption:
              "30 años a un 3\u00a0% supuesto; dinero propio con ITP, como mucho 1.650–2.800\u00a0€ de gastos y la tasación",
            columns: ["", "Préstamo", "Cuota", "Dinero propio, ITP reducido", "Dinero propio, ITP general"],
            rows: [
              [
                "Préstamo normal, 80\u00a0%",
                "200.000\u00a0€",
                "843\u00a0€",
                "64.400–65.900\u00a0€",
                "76.900–78.400\u00a0€",
              ],
              [
                "Aval del Estado, 90\u00a0%",
                "225.000\u00a0€",
                "949\u00a0€",
                "39.400–40.900\u00a0€",
                "51.900–53.400\u00a0€",
              ],
              [
                "Aval del Estado, 100\u00a0%",
                "250.000\u00a0€",
                "1.054\u00a0€",
                "14.400–15.900\u00a0€",
                "26.900–28.400\u00a0€",
              ],
            ],
          },
          "Para una cuota de 1.054\u00a0€, un banco pide unos 3.010\u00a0€ netos al mes (35\u00a0%); para 843\u00a0€, 2.410\u00a0€.",
        ],
      },
      inShort:
        "El Estado avala parte del préstamo de la primera vivienda hasta los 35 años o con hijos menores. El ICF presta la entrada sin intereses y la vivienda queda protegida. Los impuestos los pone el comprador.",
      next: "[Calcule impuestos y gastos en nuestra página](/costs), con el tipo reducido si le corresponde.",
      description:
        "Aval ICO para jóvenes: hipoteca de hasta el 100\u00a0% hasta el 31 de diciembre de 2027, límites de edad, ingresos, patrimonio y precio, y tabla con 250.000\u00a0€.",
      sources: [
        "Convenio del Ministerio de Vivienda con el ICO (BOE, mayo de 2024), prorrogado hasta el 31 de diciembre de 2027",
        "Institut Català de Finances: Habitatge Emancipació",
        "Decreto Legislativo 1/2024 de Cataluña: ITP reducido",
        "Código civil de Cataluña, art.\u00a0621-49",
      ],
    },
    ca: {
      names: [
        "aval ico per a joves",
        "aval ico joves hipoteca",
        "hipoteca 100 joves",
        "hipoteca jove",
        "aval joves primer habitatge",
        "ajuts joves compra habitatge catalunya",
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
              caption: "Aval de l’Estat (ICO), segons el que es va publicar el 2024; els límits es poden revisar",
              columns: ["Requisit", "Límit"],
              rows: [
                ["Edat", "fins a 35 anys, o qualsevol amb fills menors a càrrec"],
                ["Ingressos bruts l’any", "37.800\u00a0€ per comprador, 2.520\u00a0€ més per fill"],
                ["Patrimoni", "fins a 100.000\u00a0€ per comprador"],
                ["Habitatge", "primer i habitual, 300.000\u00a0€ com a màxim a Catalunya"],
                ["Residència", "dos anys de residència legal a Espanya"],
                ["Aval", "20\u00a0% del préstec, 25\u00a0% amb qualificació energètica D o millor"],
                ["Data", "préstec signat fins al 31 de desembre del 2027"],
              ],
            },
            "Les fonts no coincideixen en si hi entren els 35 anys fets: pregunti-ho si és el seu cas. Les famílies monoparentals tenen un límit d’ingressos més alt.",
          ],
        },
        {
          heading: "Què no fa l’aval de l’Estat?",
          blocks: [
            {
              points: [
                "No rebaixa el deute ni la quota: vostè deu al banc tot el préstec.",
                "No substitueix els ingressos: la quota ha de cabre en el {loan.debts} del que guanya net.",
                "No paga impostos, notaria ni taxació.",
                "Si deixa de pagar, el banc pot reclamar a vostè i a l’Estat, i l’Estat, després, a vostè el que hagi pagat.",
              ],
            },
            "El préstec de l’ICF és un altre ajut: deixa el 20\u00a0% del preu, fins a 50.000\u00a0€ al 0\u00a0%, i l’habitatge queda protegit de manera permanent. Es demana a l’ICF abans que al banc.",
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
                "Demani a dos bancs adherits una primera resposta amb l’aval, per escrit.",
                "Esmenti a les arres el préstec i l’aval: si el banc el nega sense culpa seva, pot desistir (Codi civil de Catalunya, art.\u00a0621-49).",
                "Pagui la taxació, de 250 a 600\u00a0€, i esperi l’oferta vinculant (FEIN), {loan.days} dies naturals abans de signar.",
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
                "Es lliura la paga i senyal abans que el banc digui que sí, i diu que no.",
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
            caption:
              "30 anys a un 3\u00a0% suposat; diners propis amb ITP, com a molt 1.650–2.800\u00a0€ de despeses i la taxació",
            columns: ["", "Préstec", "Quota", "Diners propis, ITP reduït", "Diners propis, ITP general"],
            rows: [
              [
                "Préstec normal, 80\u00a0%",
                "200.000\u00a0€",
                "843\u00a0€",
                "64.400–65.900\u00a0€",
                "76.900–78.400\u00a0€",
              ],
              [
                "Aval de l’Estat, 90\u00a0%",
                "225.000\u00a0€",
                "949\u00a0€",
                "39.400–40.900\u00a0€",
                "51.900–53.400\u00a0€",
              ],
              [
                "Aval de l’Estat, 100\u00a0%",
                "250.000\u00a0€",
                "1.054\u00a0€",
                "14.400–15.900\u00a0€",
                "26.900–28.400\u00a0€",
              ],
            ],
          },
          "Per a una quota de 1.054\u00a0€, un banc demana uns 3.010\u00a0€ nets al mes (35\u00a0%); per a 843\u00a0€, 2.410\u00a0€.",
        ],
      },
      inShort:
        "L’Estat avala part del préstec del primer habitatge fins als 35 anys o amb fills menors. L’ICF deixa l’entrada sense interessos i l’habitatge queda protegit. Els impostos els posa el comprador.",
      next: "[Calculi impostos i despeses a la nostra pàgina](/costs), amb el tipus reduït si li correspon.",
      description:
        "Aval ICO per a joves: hipoteca de fins al 100\u00a0% fins al 31 de desembre del 2027, límits d’edat, ingressos, patrimoni i preu, i taula amb 250.000\u00a0€ de preu.",
      sources: [
        "Conveni del Ministeri d’Habitatge amb l’ICO (BOE, maig del 2024), prorrogat fins al 31 de desembre del 2027",
        "Institut Català de Finances: Habitatge Emancipació",
        "Decret legislatiu 1/2024 de Catalunya: ITP reduït",
        "Codi civil de Catalunya, art.\u00a0621-49",
      ],
    },
    ru: {
      names: [
        "государственная гарантия для молодых",
        "гарантия ico",
        "ипотека для молодых в испании",
        "помощь молодым в покупке жилья каталония",
        "льготная ипотека в испании",
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
              caption: "Гарантия государства (aval ICO) по опубликованному в 2024\u00a0году; пределы могут меняться",
              columns: ["Условие", "Предел"],
              rows: [
                ["Возраст", "до 35\u00a0лет или любой, если есть несовершеннолетние дети"],
                ["Доход в год до налогов", "37\u00a0800\u00a0€ на покупателя и ещё 2\u00a0520\u00a0€ на ребёнка"],
                ["Имущество", "до 100\u00a0000\u00a0€ на покупателя"],
                ["Жильё", "первое и основное, до 300\u00a0000\u00a0€ в Каталонии"],
                ["Проживание", "два года законно в Испании"],
                ["Поручительство", "20\u00a0% кредита, 25\u00a0% при энергетическом классе D и выше"],
                ["Срок", "кредит подписан до 31 декабря 2027\u00a0года"],
              ],
            },
            "Подходит ли тот, кому уже исполнилось 35, источники пишут по-разному: если это ваш случай, спросите в банке. Для одиноких родителей предел дохода выше. Гражданство не важно, важны законное проживание и регистрация.",
          ],
        },
        {
          heading: "Чего гарантия государства не даёт?",
          blocks: [
            {
              points: [
                "Она не уменьшает ни долг, ни платёж: банку вы должны весь кредит.",
                "Она не заменяет дохода: платёж должен укладываться в {loan.debts} чистого заработка.",
                "Налог, нотариуса и оценку она не оплачивает.",
                "Если перестать платить, банк может взыскать долг с вас и с государства, а государство потом с вас\u00a0— то, что заплатило.",
              ],
            },
            "Заём каталонского ICF\u00a0— другая программа: 20\u00a0% цены, до 50\u00a0000\u00a0€ под 0\u00a0%, и жильё навсегда остаётся защищённым. Туда обращаются раньше, чем в банк.",
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
                "Получите письменный предварительный ответ двух банков-участников с учётом гарантии.",
                "Впишите кредит и гарантию в договор задатка: если банк откажет не по вашей вине, вы вправе выйти из договора (Гражданский кодекс Каталонии, ст.\u00a0621-49).",
                "Оплатите оценку, 250–600\u00a0€, и дождитесь обязательного предложения банка (FEIN): оно должно быть у вас за {loan.days} календарных дней до подписания.",
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
                "Два года проживания ещё не прошли или их нечем подтвердить: сохраните карту ВНЖ и справку о регистрации.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько выходит разными путями при цене 250\u00a0000\u00a0€?",
        blocks: [
          {
            caption:
              "30\u00a0лет под условные 3\u00a0%; свои деньги вместе с налогом ITP, не больше 1\u00a0650–2\u00a0800\u00a0€ расходов и оценкой",
            columns: ["", "Кредит", "Платёж", "Свои деньги, пониженный ITP", "Свои деньги, обычный ITP"],
            rows: [
              [
                "Обычный кредит, 80\u00a0%",
                "200\u00a0000\u00a0€",
                "843\u00a0€",
                "64\u00a0400–65\u00a0900\u00a0€",
                "76\u00a0900–78\u00a0400\u00a0€",
              ],
              [
                "Гарантия государства, 90\u00a0%",
                "225\u00a0000\u00a0€",
                "949\u00a0€",
                "39\u00a0400–40\u00a0900\u00a0€",
                "51\u00a0900–53\u00a0400\u00a0€",
              ],
              [
                "Гарантия государства, 100\u00a0%",
                "250\u00a0000\u00a0€",
                "1\u00a0054\u00a0€",
                "14\u00a0400–15\u00a0900\u00a0€",
                "26\u00a0900–28\u00a0400\u00a0€",
              ],
            ],
          },
          "Для платежа 1\u00a0054\u00a0€ банк захочет видеть около 3\u00a0010\u00a0€ чистого дохода в месяц (35\u00a0%), для 843\u00a0€\u00a0— 2\u00a0410\u00a0€.",
        ],
      },
      inShort:
        "Государство ручается за часть кредита на первое жильё, если покупателю не больше 35\u00a0лет или у него есть дети. Каталония даёт первый взнос без процентов, но жильё становится защищённым. Налоги платит покупатель.",
      next: "[Посчитайте налоги и расходы на нашей странице](/costs), с пониженной ставкой, если она вам положена.",
      description:
        "Государственная гарантия для молодых в Испании: ипотека до 100\u00a0% до конца 2027\u00a0года, пределы возраста, дохода, имущества и цены, таблица для 250\u00a0000\u00a0€.",
      sources: [
        "Соглашение Министерства жилья с ICO (BOE, май 2024\u00a0года), продлено до 31 декабря 2027\u00a0года",
        "Institut Català de Finances: Habitatge Emancipació",
        "Законодательный декрет Каталонии 1/2024: пониженный налог",
        "Гражданский кодекс Каталонии, ст.\u00a0621-49",
      ],
    },
  },
};
