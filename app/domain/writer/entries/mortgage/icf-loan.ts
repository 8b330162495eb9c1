import type { Entry } from "../entry";

export const icfLoan: Entry = {
  theme: "mortgage",
  related: ["young-buyers-guarantee", "reduced-transfer-tax", "protected-home", "down-payment"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "icf loan",
        "icf emancipation loan",
        "icf loan for a first home",
        "first home loan for under 35 catalonia",
        "icf mortgage for young people",
        "interest free loan for a down payment catalonia",
        "habitatge emancipació",
      ],
      title: "The ICF loan for a first home",
      answers: {
        what: [
          "The ICF loan (Habitatge Emancipació) isn’t a guarantee: Catalonia’s public bank lends buyers aged 18 to 35 the down payment, 20% of the price and €50,000 at most, at 0%.",
          "A bank that takes part lends the other 80%. You repay the ICF once the mortgage is finished, in five years, and the home stays a protected home permanently.",
          "The guarantee is the State’s (aval ICO), and you ask the bank for that one.",
        ],
        cost: "The ICF loan bears no interest: you pay back what you received, €833 a month for five years on €50,000, and only after the mortgage. The same sum from a bank would cost some €25,900 of interest over 30 years at an assumed 3%. What you pay is of another kind: the home can later be sold only at a limited price.",
        conditions:
          "The ICF loan asks for an age of 18 to 35, a first and main home in Catalonia, and a limited income: €80,963 a year for one and €83,467 for two in 2025, counting everybody who will live there. According to published reports you also have to be registered in Catalonia. The home becomes protected permanently.",
        must: "Yes, you can combine an ICF loan with an ordinary mortgage; that is how it works: 20% from the ICF, 80% from a bank that takes part. For €250,000 that means €50,000 and €200,000. You still need savings for taxes and costs, €14,400 to €15,900 with the reduced transfer tax.",
        how: "To get an ICF loan, apply to the ICF online first, with your documents of identity and income; with its answer go to a bank that takes part, and only then sign the deposit contract. Ask the ICF how many months its approval holds and whether the fund still has money.",
        time: "The ICF loan is repaid after the mortgage: with a mortgage of 30 years, payments to the ICF run from year 31 to year 35. For the application there is no official time that we could check, so ask the ICF before you fix a date in the deposit contract.",
      },
      sections: [
        {
          heading: "What do you pay at €200,000, €250,000 and €300,000?",
          blocks: [
            {
              caption: "Bank 80%, 30 years at an assumed 3%; own money for taxes and costs, valuation included",
              columns: ["Price", "ICF, 0%", "Bank loan", "A month", "Own money, reduced tax", "Own money, full tax"],
              rows: [
                ["€200,000", "€40,000", "€160,000", "€675", "€11,900–13,400", "€21,900–23,400"],
                ["€250,000", "€50,000", "€200,000", "€843", "€14,400–15,900", "€26,900–28,400"],
                ["€300,000", "€50,000", "€240,000", "€1,012", "€26,900–28,400", "€41,900–43,400"],
              ],
            },
            "At €300,000 the ICF stops at €50,000, so €10,000 of the price are yours as well. After the mortgage the ICF is repaid in five years: €667 a month on €40,000, €833 on €50,000.",
          ],
        },
        {
          heading: "ICF loan or State guarantee?",
          blocks: [
            {
              caption: "The two schemes as published; ask for the limits of this year",
              columns: ["", "ICF loan", "State guarantee (aval ICO)"],
              rows: [
                [
                  "What you get",
                  "20% of the price, €50,000 at most, at 0%",
                  "surety for 20 or 25% of a bank loan of up to 100%",
                ],
                ["Age", "18 to 35", "up to 35, or with minor children"],
                [
                  "Gross income a year",
                  "€80,963 for one, €83,467 for two, all who live there (2025)",
                  "€37,800 for each buyer",
                ],
                ["Assets", "ask the ICF", "up to €100,000 for each buyer"],
                ["Price", "no ceiling that we could check", "€300,000 in Catalonia"],
                ["Where to apply", "ICF first, then the bank", "at the bank"],
                ["Later", "protected home permanently", "nothing changes"],
              ],
            },
          ],
        },
        {
          heading: "What does “protected permanently” mean when you sell?",
          blocks: [
            "The home keeps a limited price for whoever buys it after you, and the Generalitat may have a say in the sale. Before you sign, ask the ICF in writing how that price is worked out. If prices in your street rise faster, the difference isn’t yours. Whoever means to move in a few years should weigh that against the interest saved.",
          ],
        },
        {
          heading: "In which order do you apply to the ICF and the bank?",
          blocks: [
            {
              steps: [
                "Check age, registration, income of the household and that it will be your first and main home.",
                "Apply to the ICF online and keep its answer; ask how long it holds.",
                "Ask two banks that take part for a first answer on the 80%.",
                "Sign the deposit contract with both loans named in it.",
                "Valuation, binding offer (FEIN), {loan.days} calendar days, and both loans are signed with the deed.",
              ],
            },
          ],
        },
        {
          heading: "Why do applications fail?",
          blocks: [
            {
              points: [
                "The deposit contract is signed before the ICF has answered, and the date can’t be kept.",
                "A partner’s income takes the household over the limit.",
                "One of the two buyers already owns a home.",
                "The savings cover the price, but not the transfer tax and the notary.",
                "The fund of the year is used up.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Catalonia’s public bank lends up to 35 the 20% that a bank doesn’t, without interest.",
        "It is repaid after the mortgage, and the home stays protected.",
      ],
      next: "[Work out taxes and costs on our cost page](/costs), with the reduced rate if it is yours.",
      description:
        "ICF loan for a first home in Catalonia: 20% of the price, up to €50,000 at 0%, for buyers of 18 to 35; income limits, table at €250,000, order and resale rule.",
      sources: [
        "Institut Català de Finances: Habitatge Emancipació",
        "Agreement of the Ministry of Housing with the ICO (BOE, May 2024), extended until 31 December 2027",
        "Legislative Decree 1/2024 of Catalonia: reduced transfer tax",
      ],
    },
    es: {
      names: [
        "préstamo icf",
        "aval icf",
        "préstamo emancipación",
        "préstamo icf vivienda",
        "préstamo icf para la entrada",
        "hipoteca joves icf",
        "habitatge emancipació cataluña",
        "préstamo para la entrada cataluña",
        "préstamo emancipación icf",
        "aval jóvenes generalitat",
        "aval para la entrada de un piso",
      ],
      title: "El préstamo del ICF para la entrada",
      answers: {
        what: [
          "El préstamo del ICF (Habitatge Emancipació) no es un aval: la banca pública catalana presta la entrada de la primera vivienda, el 20\u00a0% del precio y 50.000\u00a0€ como máximo, al 0\u00a0%, a quien compra con entre 18 y 35 años.",
          "Un banco adherido pone el otro 80\u00a0%. Al ICF se le devuelve al acabar la hipoteca, en cinco años, y el piso queda como vivienda protegida de forma permanente.",
          "El aval es del Estado (ICO) y se pide en el banco.",
        ],
        cost: "El préstamo del ICF no lleva intereses: devuelve lo recibido, 833\u00a0€ al mes durante cinco años si fueron 50.000\u00a0€, y solo después de la hipoteca. Esa misma cantidad en un banco costaría unos 25.900\u00a0€ de intereses a 30 años y un 3\u00a0% supuesto. El precio es otro: más adelante, el piso solo se puede vender a precio limitado.",
        conditions:
          "El préstamo del ICF pide tener de 18 a 35 años, que sea la primera vivienda y la habitual, en Cataluña, y unos ingresos limitados: 80.963\u00a0€ al año una persona y 83.467\u00a0€ dos, en 2025, contando a todos los que vivirán en el piso. Según lo publicado, hay que estar empadronado en Cataluña. La vivienda queda protegida de forma permanente.",
        must: "Sí, el préstamo del ICF se combina con una hipoteca corriente; así funciona: 20\u00a0% del ICF y 80\u00a0% de un banco adherido. Con 250.000\u00a0€ son 50.000 y 200.000\u00a0€. Aun así necesita ahorros para impuestos y gastos, de 14.400 a 15.900\u00a0€ con el ITP reducido.",
        how: "Para pedir el préstamo del ICF, solicítelo primero al ICF, por internet, con su identidad y los ingresos; con la respuesta vaya a un banco adherido y solo entonces firme las arras. Pregunte al ICF cuántos meses vale la aprobación y si queda dinero en el fondo.",
        time: "El préstamo del ICF se devuelve después de la hipoteca: con una de 30 años, se paga al ICF del año 31 al 35. Para la solicitud no hay un plazo oficial que hayamos podido comprobar: pregunte al ICF antes de fijar una fecha en las arras.",
      },
      sections: [
        {
          heading: "¿Cuánto se paga con 200.000, 250.000 y 300.000\u00a0€?",
          blocks: [
            {
              caption:
                "Banco al 80\u00a0%, 30 años a un 3\u00a0% supuesto; dinero propio para impuestos y gastos, tasación incluida",
              columns: [
                "Precio",
                "ICF, 0\u00a0%",
                "Hipoteca",
                "Cuota",
                "Dinero propio, ITP reducido",
                "Dinero propio, ITP general",
              ],
              rows: [
                [
                  "200.000\u00a0€",
                  "40.000\u00a0€",
                  "160.000\u00a0€",
                  "675\u00a0€",
                  "11.900–13.400\u00a0€",
                  "21.900–23.400\u00a0€",
                ],
                [
                  "250.000\u00a0€",
                  "50.000\u00a0€",
                  "200.000\u00a0€",
                  "843\u00a0€",
                  "14.400–15.900\u00a0€",
                  "26.900–28.400\u00a0€",
                ],
                [
                  "300.000\u00a0€",
                  "50.000\u00a0€",
                  "240.000\u00a0€",
                  "1.012\u00a0€",
                  "26.900–28.400\u00a0€",
                  "41.900–43.400\u00a0€",
                ],
              ],
            },
            "Con 300.000\u00a0€, el ICF se queda en 50.000\u00a0€, así que otros 10.000\u00a0€ del precio los pone usted. Acabada la hipoteca, se devuelve en cinco años: 667\u00a0€ al mes por 40.000\u00a0€ y 833\u00a0€ por 50.000\u00a0€.",
          ],
        },
        {
          heading: "¿Préstamo del ICF o aval del Estado?",
          blocks: [
            {
              caption: "Las dos ayudas, según lo publicado; pregunte los límites de este año",
              columns: ["", "Préstamo del ICF", "Aval del Estado (ICO)"],
              rows: [
                [
                  "Qué recibe",
                  "20\u00a0% del precio, máximo 50.000\u00a0€, al 0\u00a0%",
                  "aval del 20 o 25\u00a0% de una hipoteca de hasta el 100\u00a0%",
                ],
                ["Edad", "de 18 a 35 años", "hasta 35 años, o con hijos menores"],
                [
                  "Ingresos brutos al año",
                  "80.963\u00a0€ uno y 83.467\u00a0€ dos, todos los que vivan allí (2025)",
                  "37.800\u00a0€ por comprador",
                ],
                ["Patrimonio", "pregunte al ICF", "hasta 100.000\u00a0€ por comprador"],
                ["Precio", "sin un tope que hayamos podido comprobar", "300.000\u00a0€ en Cataluña"],
                ["Dónde se pide", "primero al ICF, después al banco", "en el banco"],
                ["Después", "vivienda protegida para siempre", "nada cambia"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué pasa al vender un piso protegido de forma permanente?",
          blocks: [
            "El piso conserva un precio limitado para quien lo compre después, y la Generalitat puede intervenir en la venta. Antes de firmar, pregunte por escrito al ICF cómo se calcula ese precio. Si en su calle los precios suben más, la diferencia no será suya. Quien piense mudarse en pocos años debe poner eso en la balanza, junto a los intereses que se ahorra.",
          ],
        },
        {
          heading: "¿En qué orden se solicita?",
          blocks: [
            {
              steps: [
                "Compruebe edad, empadronamiento, ingresos del hogar y que será su primera vivienda y la habitual.",
                "Haga la solicitud al ICF por internet y guarde la respuesta; pregunte hasta cuándo vale.",
                "Pida a dos bancos adheridos una primera respuesta sobre el 80\u00a0%.",
                "Firme las arras con los dos préstamos mencionados.",
                "Tasación, oferta vinculante (FEIN), {loan.days} días naturales, y los dos préstamos se firman con la escritura.",
              ],
            },
          ],
        },
        {
          heading: "¿Por qué se deniega o no llega a tiempo?",
          blocks: [
            {
              points: [
                "Se firman las arras antes de la respuesta del ICF y la fecha no se puede cumplir.",
                "Los ingresos de la pareja pasan al hogar por encima del límite.",
                "Uno de los dos compradores ya tiene una vivienda.",
                "Los ahorros cubren el precio, pero no el ITP ni la notaría.",
                "Se ha agotado el fondo del año.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "La banca pública catalana presta hasta los 35 años el 20\u00a0% que no pone el banco, sin intereses.",
        "Se devuelve después de la hipoteca y la vivienda queda protegida.",
      ],
      next: "[Calcule impuestos y gastos en la página de gastos](/costs), con el tipo reducido si le corresponde.",
      description:
        "Préstamo del ICF para la entrada: 20\u00a0% del precio, hasta 50.000\u00a0€ al 0\u00a0%, de 18 a 35 años; límites de ingresos, tabla con 250.000\u00a0€, orden y precio de reventa.",
      sources: [
        "Institut Català de Finances: Habitatge Emancipació",
        "Convenio del Ministerio de Vivienda con el ICO (BOE, mayo de 2024), prorrogado hasta el 31 de diciembre de 2027",
        "Decreto Legislativo 1/2024 de Cataluña: ITP reducido",
      ],
    },
    ca: {
      names: [
        "préstec icf",
        "aval icf",
        "hipoteca joves icf",
        "préstec emancipació",
        "préstec icf per a l’entrada",
        "icf habitatge emancipació",
        "aval joves generalitat",
        "préstec per a l’entrada d’un pis",
        "aval per a l’entrada d’un pis",
      ],
      title: "El préstec de l’ICF per a l’entrada",
      answers: {
        what: [
          "El préstec de l’ICF (Habitatge Emancipació) no és cap aval: la banca pública catalana deixa l’entrada del primer pis, el 20\u00a0% del preu i 50.000\u00a0€ com a màxim, al 0\u00a0%, a qui compra amb entre 18 i 35 anys.",
          "Un banc adherit hi posa l’altre 80\u00a0%. A l’ICF se li torna quan s’acaba la hipoteca, en cinc anys, i el pis queda com a habitatge protegit de manera permanent.",
          "L’aval és de l’Estat (ICO) i es demana al banc.",
        ],
        cost: "El préstec de l’ICF no porta interessos: torna el que ha rebut, 833\u00a0€ al mes durant cinc anys si van ser 50.000\u00a0€, i només després de la hipoteca. La mateixa quantitat en un banc costaria uns 25.900\u00a0€ d’interessos a 30 anys i un 3\u00a0% suposat. El preu és un altre: més endavant, el pis només es pot vendre a preu limitat.",
        conditions:
          "El préstec de l’ICF demana tenir de 18 a 35 anys, que sigui el primer habitatge i l’habitual, a Catalunya, i uns ingressos limitats: 80.963\u00a0€ l’any una persona i 83.467\u00a0€ dues, el 2025, comptant tothom qui viurà al pis. Segons el que s’ha publicat, cal estar empadronat a Catalunya. L’habitatge queda protegit de manera permanent.",
        must: "Sí, el préstec de l’ICF es combina amb una hipoteca corrent; és així com funciona: 20\u00a0% de l’ICF i 80\u00a0% d’un banc adherit. Amb 250.000\u00a0€ són 50.000 i 200.000\u00a0€. Tot i així calen estalvis per a impostos i despeses, de 14.400 a 15.900\u00a0€ amb l’ITP reduït.",
        how: "Per demanar el préstec de l’ICF, sol·liciti’l primer a l’ICF, per internet, amb la identitat i els ingressos; amb la resposta vagi a un banc adherit i només llavors signi les arres. Pregunti a l’ICF quants mesos val l’aprovació i si queden diners al fons.",
        time: "El préstec de l’ICF es torna després de la hipoteca: amb una de 30 anys, es paga a l’ICF de l’any 31 al 35. Per a la sol·licitud no hi ha cap termini oficial que hàgim pogut comprovar: pregunti-ho a l’ICF abans de fixar una data a les arres.",
      },
      sections: [
        {
          heading: "Quant es paga amb 200.000, 250.000 i 300.000\u00a0€?",
          blocks: [
            {
              caption:
                "Banc al 80\u00a0%, 30 anys a un 3\u00a0% suposat; diners propis per a impostos i despeses, taxació inclosa",
              columns: [
                "Preu",
                "ICF, 0\u00a0%",
                "Hipoteca",
                "Quota",
                "Diners propis, ITP reduït",
                "Diners propis, ITP general",
              ],
              rows: [
                [
                  "200.000\u00a0€",
                  "40.000\u00a0€",
                  "160.000\u00a0€",
                  "675\u00a0€",
                  "11.900–13.400\u00a0€",
                  "21.900–23.400\u00a0€",
                ],
                [
                  "250.000\u00a0€",
                  "50.000\u00a0€",
                  "200.000\u00a0€",
                  "843\u00a0€",
                  "14.400–15.900\u00a0€",
                  "26.900–28.400\u00a0€",
                ],
                [
                  "300.000\u00a0€",
                  "50.000\u00a0€",
                  "240.000\u00a0€",
                  "1.012\u00a0€",
                  "26.900–28.400\u00a0€",
                  "41.900–43.400\u00a0€",
                ],
              ],
            },
            "Amb 300.000\u00a0€, l’ICF s’atura als 50.000\u00a0€, de manera que uns altres 10.000\u00a0€ del preu els posa vostè. Acabada la hipoteca, es torna en cinc anys: 667\u00a0€ al mes per 40.000\u00a0€ i 833\u00a0€ per 50.000\u00a0€.",
          ],
        },
        {
          heading: "Préstec de l’ICF o aval de l’Estat?",
          blocks: [
            {
              caption: "Els dos ajuts, segons el que s’ha publicat; pregunti els límits d’enguany",
              columns: ["", "Préstec de l’ICF", "Aval de l’Estat (ICO)"],
              rows: [
                [
                  "Què rep",
                  "20\u00a0% del preu, màxim 50.000\u00a0€, al 0\u00a0%",
                  "aval del 20 o 25\u00a0% d’una hipoteca de fins al 100\u00a0%",
                ],
                ["Edat", "de 18 a 35 anys", "fins a 35 anys, o amb fills menors"],
                [
                  "Ingressos bruts l’any",
                  "80.963\u00a0€ un i 83.467\u00a0€ dos, tots els que hi visquin (2025)",
                  "37.800\u00a0€ per comprador",
                ],
                ["Patrimoni", "pregunti a l’ICF", "fins a 100.000\u00a0€ per comprador"],
                ["Preu", "sense cap topall que hàgim pogut comprovar", "300.000\u00a0€ a Catalunya"],
                ["On es demana", "primer a l’ICF, després al banc", "al banc"],
                ["Després", "habitatge protegit per sempre", "no canvia res"],
              ],
            },
          ],
        },
        {
          heading: "Què passa en vendre un pis protegit de manera permanent?",
          blocks: [
            "El pis conserva un preu limitat per a qui el compri després, i la Generalitat pot intervenir en la venda. Abans de signar, pregunti per escrit a l’ICF com es calcula aquest preu. Si al seu carrer els preus pugen més, la diferència no serà seva. Qui pensi mudar-se d’aquí a pocs anys ho ha de posar a la balança, al costat dels interessos que s’estalvia.",
          ],
        },
        {
          heading: "En quin ordre se sol·licita?",
          blocks: [
            {
              steps: [
                "Comprovi edat, empadronament, ingressos de la llar i que serà el primer habitatge i l’habitual.",
                "Faci la sol·licitud a l’ICF per internet i guardi’n la resposta; pregunti fins quan val.",
                "Demani a dos bancs adherits una primera resposta sobre el 80\u00a0%.",
                "Signi les arres amb els dos préstecs esmentats.",
                "Taxació, oferta vinculant (FEIN), {loan.days} dies naturals, i els dos préstecs se signen amb l’escriptura.",
              ],
            },
          ],
        },
        {
          heading: "Per què es denega o no arriba a temps?",
          blocks: [
            {
              points: [
                "Se signen les arres abans de la resposta de l’ICF i la data no es pot complir.",
                "Els ingressos de la parella fan passar la llar del límit.",
                "Un dels dos compradors ja té un habitatge.",
                "Els estalvis cobreixen el preu, però no l’ITP ni la notaria.",
                "S’han acabat els diners del fons d’aquell any.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "La banca pública catalana deixa fins als 35 anys el 20\u00a0% que no hi posa el banc, sense interessos.",
        "Es torna després de la hipoteca i l’habitatge queda protegit.",
      ],
      next: "[Calculi impostos i despeses a la pàgina de despeses](/costs), amb el tipus reduït si li correspon.",
      description:
        "Préstec de l’ICF per a l’entrada: 20\u00a0% del preu, fins a 50.000\u00a0€ al 0\u00a0%, de 18 a 35 anys; límits d’ingressos, taula amb 250.000\u00a0€, ordre i preu de revenda.",
      sources: [
        "Institut Català de Finances: Habitatge Emancipació",
        "Conveni del Ministeri d’Habitatge amb l’ICO (BOE, maig del 2024), prorrogat fins al 31 de desembre del 2027",
        "Decret legislatiu 1/2024 de Catalunya: ITP reduït",
      ],
    },
    ru: {
      names: [
        "заём icf на первый взнос",
        "заём icf",
        "кредит icf",
        "заём на первый взнос каталония",
        "беспроцентный заём на первый взнос",
        "icf emancipació",
      ],
      title: "Заём ICF на первый взнос",
      answers: {
        what: [
          "Заём ICF на первый взнос (Habitatge Emancipació)\u00a0— это не гарантия: государственный банк Каталонии даёт покупателю от 18 до 35\u00a0лет 20\u00a0% цены, но не больше 50\u00a0000\u00a0€, под 0\u00a0%.",
          "Остальные 80\u00a0% даёт банк-участник. Деньги возвращают ICF после ипотеки, за пять лет, а квартира навсегда остаётся защищённым жильём.",
          "Гарантию (aval ICO) даёт испанское государство, и просят её в банке.",
        ],
        cost: "Заём ICF на первый взнос не имеет процентов: вы возвращаете полученное, 833\u00a0€ в месяц пять лет, если взяли 50\u00a0000\u00a0€, и только после ипотеки. В банке та же сумма на 30\u00a0лет под условные 3\u00a0% стоила бы около 25\u00a0900\u00a0€ процентов. Цена здесь другая: потом квартиру можно продать лишь по ограниченной цене.",
        conditions:
          "Заём ICF на первый взнос дают в возрасте от 18 до 35\u00a0лет на первое и основное жильё в Каталонии при ограниченном доходе: в 2025\u00a0году 80\u00a0963\u00a0€ в год на одного и 83\u00a0467\u00a0€ на двоих, считая всех, кто будет жить в квартире. По опубликованным данным, нужна регистрация (empadronamiento) в Каталонии. Жильё навсегда становится защищённым.",
        must: "Да, заём ICF на первый взнос сочетают с обычной ипотекой, так он и устроен: 20\u00a0% от ICF и 80\u00a0% от банка-участника. При цене 250\u00a0000\u00a0€ это 50\u00a0000 и 200\u00a0000\u00a0€. На налог и расходы нужны свои деньги: 14\u00a0400–15\u00a0900\u00a0€ с пониженным ITP.",
        how: "Чтобы получить заём ICF на первый взнос, сначала подайте заявку в ICF через интернет с документами о личности и доходе, с ответом идите в банк-участник и только потом подписывайте задаток. Спросите в ICF, сколько месяцев действует одобрение и остались ли деньги в фонде.",
        time: "Заём ICF на первый взнос возвращают после ипотеки: если она на 30\u00a0лет, платежи в ICF идут с 31-го по 35-й год. Официального срока рассмотрения, который мы могли бы проверить, нет: спросите в ICF, прежде чем назначать дату в договоре задатка.",
      },
      sections: [
        {
          heading: "Сколько платить при цене 200\u00a0000, 250\u00a0000 и 300\u00a0000\u00a0€?",
          blocks: [
            {
              caption:
                "Банк 80\u00a0%, 30\u00a0лет под условные 3\u00a0%; свои деньги на налог и расходы вместе с оценкой",
              columns: [
                "Цена",
                "ICF, 0\u00a0%",
                "Кредит банка",
                "Платёж",
                "Свои деньги, пониженный ITP",
                "Свои деньги, обычный ITP",
              ],
              rows: [
                [
                  "200\u00a0000\u00a0€",
                  "40\u00a0000\u00a0€",
                  "160\u00a0000\u00a0€",
                  "675\u00a0€",
                  "11\u00a0900–13\u00a0400\u00a0€",
                  "21\u00a0900–23\u00a0400\u00a0€",
                ],
                [
                  "250\u00a0000\u00a0€",
                  "50\u00a0000\u00a0€",
                  "200\u00a0000\u00a0€",
                  "843\u00a0€",
                  "14\u00a0400–15\u00a0900\u00a0€",
                  "26\u00a0900–28\u00a0400\u00a0€",
                ],
                [
                  "300\u00a0000\u00a0€",
                  "50\u00a0000\u00a0€",
                  "240\u00a0000\u00a0€",
                  "1\u00a0012\u00a0€",
                  "26\u00a0900–28\u00a0400\u00a0€",
                  "41\u00a0900–43\u00a0400\u00a0€",
                ],
              ],
            },
            "При цене 300\u00a0000\u00a0€ ICF даёт не больше 50\u00a0000\u00a0€, так что ещё 10\u00a0000\u00a0€ цены вносите вы. После ипотеки долг возвращают за пять лет: 667\u00a0€ в месяц с 40\u00a0000\u00a0€ и 833\u00a0€ с 50\u00a0000\u00a0€.",
          ],
        },
        {
          heading: "Заём ICF или гарантия государства?",
          blocks: [
            {
              caption: "Две программы по опубликованным данным; пределы этого года уточните",
              columns: ["", "Заём ICF", "Гарантия государства (ICO)"],
              rows: [
                [
                  "Что вы получаете",
                  "20\u00a0% цены, до 50\u00a0000\u00a0€, под 0\u00a0%",
                  "поручительство за 20 или 25\u00a0% кредита до 100\u00a0% цены",
                ],
                ["Возраст", "от 18 до 35\u00a0лет", "до 35\u00a0лет или с детьми до 18"],
                [
                  "Доход в год до налогов",
                  "80\u00a0963\u00a0€ один, 83\u00a0467\u00a0€ двое, считая всех жильцов (2025\u00a0год)",
                  "37\u00a0800\u00a0€ на покупателя",
                ],
                ["Имущество", "спросите в ICF", "до 100\u00a0000\u00a0€ на покупателя"],
                ["Цена жилья", "предела, который мы могли бы проверить, нет", "300\u00a0000\u00a0€ в Каталонии"],
                ["Куда обращаться", "сначала в ICF, потом в банк", "в банк"],
                ["Потом", "жильё защищено навсегда", "ничего не меняется"],
              ],
            },
          ],
        },
        {
          heading: "Что будет при продаже защищённой квартиры?",
          blocks: [
            "Для следующего покупателя цена останется ограниченной, и Generalitat может участвовать в продаже. До подписания спросите в ICF письменно, как эту цену считают. Если цены на вашей улице вырастут сильнее, разница вам не достанется. Кто собирается переехать через несколько лет, пусть сравнит это с выгодой от займа без процентов.",
          ],
        },
        {
          heading: "В каком порядке подавать документы?",
          blocks: [
            {
              steps: [
                "Проверьте возраст, регистрацию, доход всех жильцов и то, что жильё первое и основное.",
                "Подайте заявку в ICF через интернет, сохраните ответ и узнайте, сколько он действует.",
                "Попросите у двух банков-участников предварительный ответ на 80\u00a0%.",
                "Подпишите договор задатка, в котором названы оба кредита.",
                "Дальше оценка, обязательное предложение (FEIN), {loan.days} календарных дней, и оба кредита подписывают вместе с актом.",
              ],
            },
          ],
        },
        {
          heading: "Почему отказывают или не успевают?",
          blocks: [
            {
              points: [
                "Задаток подписан до ответа ICF, и срок не выдержать.",
                "С доходом партнёра семья выходит за предел.",
                "У одного из двух покупателей уже есть жильё.",
                "Сбережений хватает на цену, но не на налог и нотариуса.",
                "Деньги фонда за этот год закончились.",
              ],
            },
            "Гражданство для займа не важно, важны законное проживание и регистрация: иностранцу понадобятся карта ВНЖ и NIE.",
          ],
        },
      ],
      inShort: [
        "До 35\u00a0лет государственный банк Каталонии даёт без процентов те 20\u00a0%, которых не даёт банк.",
        "Возвращают их после ипотеки, а жильё остаётся защищённым.",
      ],
      next: "[Посчитайте налог и расходы на странице расходов](/costs), с пониженной ставкой, если она вам положена.",
      description:
        "Заём ICF на первый взнос в Каталонии: 20\u00a0% цены, до 50\u00a0000\u00a0€ под 0\u00a0%, от 18 до 35\u00a0лет; пределы дохода, таблица для 250\u00a0000\u00a0€, порядок и цена перепродажи.",
      sources: [
        "Institut Català de Finances: Habitatge Emancipació",
        "Соглашение Министерства жилья с ICO (BOE, май 2024\u00a0года), продлено до 31 декабря 2027\u00a0года",
        "Законодательный декрет Каталонии 1/2024: пониженный налог",
      ],
    },
  },
};
