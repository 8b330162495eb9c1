import type { Entry } from "../entry";

export const interestRateToday: Entry = {
  theme: "mortgage",
  related: ["fixed-or-variable", "monthly-payment", "binding-offer-fein", "mortgage-for-non-residents"],
  checked: "2026-11-23",
  reviewBy: "2027-01-31",
  in: {
    en: {
      names: [
        "mortgage interest rate today",
        "mortgage rates in spain",
        "mortgage rates spain now",
        "current mortgage rates spain",
        "mortgage interest rates",
        "average mortgage rate spain",
        "interest rate on a mortgage in spain",
        "what are mortgage rates in spain",
        "TIN and TAE",
        "TAE mortgage",
      ],
      title: "Mortgage interest rates in Spain today",
      answers: {
        what: [
          "The last mortgage interest rate we hold is 2.81%, the average of new loans in Spain in October 2025 (INE); fixed ones averaged 2.82%.",
          "That is more than a year old: today’s figure stands in the monthly mortgage statistics of INE, the Euribor and average rates on the site of the Bank of Spain, the key rates with the ECB.",
          "On €240,000 over 30 years half a point more or less is about €64 to €66 a month: €1,012 at 3%, €1,078 at 3.5%.",
        ],
        cost: "A mortgage interest rate of 3% costs €1,012 a month on €240,000 over 30 years, €1,138 over 25 and €1,331 over 20; each half point is about €58 to €71. The last average we hold is 2.81% (INE, October 2025), which comes to €987 over 30 years; the rate of your day is on your offers.",
        time: "A mortgage interest rate changes from month to month. INE publishes its average about two months later: the figure for October 2025 came out in December. A fixed rate stays as signed, a variable one is set again on the dates in the contract, often every six or twelve months.",
        how: "To find the mortgage interest rate of today, look up the latest INE mortgage statistics and the Euribor on the site of the Bank of Spain, then ask three banks for an offer on the same loan and years. Only the binding offer (FEIN) is your rate; what stands in advertisements seldom is.",
        worth:
          "A mortgage interest rate is good if its TAE, with all products counted, is below those of two other banks for the same loan and years. As a yardstick there is the last INE average we hold, 2.81% for October 2025; look up the later one first. Waiting for lower rates pays only if the home doesn’t rise by more than you save.",
      },
      sections: [
        {
          heading: "Where do you find today’s rate?",
          blocks: [
            {
              points: [
                "INE, mortgage statistics: average rate, amount and years of all new loans, monthly, about two months later. In October 2025: 2.81% and 26 years.",
                "Bank of Spain: the Euribor of the month and the average rates that banks report.",
                "ECB: its key rates, which the Euribor follows or runs ahead of.",
                "Your bank’s own offer: the only one that holds for you.",
              ],
            },
            "We advertise no bank and forecast no rate. Whatever an article says, look at the month beside the figure.",
          ],
        },
        {
          heading: "What does the rate mean in euros a month?",
          blocks: [
            {
              caption: "€240,000, monthly payment at assumed rates; interest in all over 30 years",
              columns: ["Rate", "20 years", "25 years", "30 years", "Interest"],
              rows: [
                ["2%", "€1,214", "€1,017", "€887", "€79,351"],
                ["2.5%", "€1,272", "€1,077", "€948", "€101,384"],
                ["3%", "€1,331", "€1,138", "€1,012", "€124,266"],
                ["3.5%", "€1,392", "€1,202", "€1,078", "€147,975"],
                ["4%", "€1,454", "€1,267", "€1,146", "€172,487"],
                ["5%", "€1,584", "€1,403", "€1,288", "€223,814"],
              ],
            },
            "€240,000 is 80% of a home at €300,000. For €120,000, halve the figures.",
          ],
        },
        {
          heading: "What is the difference between TIN and TAE?",
          blocks: [
            "TIN is the bare interest rate: your payment is worked out with it. TAE, the yearly percentage rate, adds when you pay, the fees and the products that the rate depends on. Compare by TAE, with the same amount and years.",
            "Example on €240,000 over 30 years: bank A asks 3% with no conditions, €1,012 a month and a TAE of 3.04%. Bank B asks 2.7% if you buy insurance at €50 a month: €973 and €50 are €1,023, and with the insurance counted the TAE is 3.13%. The lower TIN is the dearer loan.",
          ],
        },
        {
          heading: "Fixed, variable or mixed in one line each",
          blocks: [
            {
              points: [
                "Fixed: the rate on signing day stays to the end. October 2025, 2.82% on average (INE).",
                "Variable: Euribor plus a margin, set again every six or twelve months; no floor is allowed (Law 5/2019, art.\u00a021).",
                "Mixed: some fixed years, then Euribor plus margin. Ask for that margin first.",
              ],
            },
          ],
        },
        {
          heading: "What moves your own rate up or down?",
          blocks: [
            {
              points: [
                "The share: with 60% of the price borrowed banks often offer less than with {loan.share}.",
                "Income: permanent, and with all debts well under {loan.debts}.",
                "Years: the longer the loan, the higher a fixed rate often is.",
                "Products: salary account, home and life insurance lower the TIN and cost money.",
                "Where you live: non-residents usually get a higher rate, and {loan.abroad} of the price.",
              ],
            },
          ],
        },
        {
          heading: "How do you compare the rates of two banks?",
          blocks: [
            {
              steps: [
                "Ask each bank for the same amount, the same years, with and without products.",
                "Read the binding offer (FEIN): TIN, TAE, payment, products, price of leaving early. In Catalonia you have it {loan.days} calendar days before signing.",
                "Add twelve payments and the yearly price of the products: the lower sum wins the year.",
                "For a variable rate, read the sheet with the worst scenario.",
                "Show the better offer to the other bank, and take open questions to the notary, free of charge.",
              ],
            },
            "Mistakes to avoid: comparing an opening rate with a whole term, a TIN with a TAE, or 30 years with 25; and signing for insurance paid in one premium without asking its price by the year.",
          ],
        },
      ],
      inShort: [
        "The last average we hold is 2.81%, October 2025 (INE); ask for the rate of your day.",
        "Offers are compared by TAE, on the same loan and years.",
      ],
      next: "[Enter today’s rate on our cost page](/costs) and see payment and interest for your price.",
      description:
        "Mortgage interest rates in Spain: the last average we hold, 2.81% (October 2025), where today’s stands, euros a month from 2 to 5%, TIN, TAE and two offers.",
      sources: [
        "INE: average rate of new mortgages, October 2025",
        "Law 5/2019, arts.\u00a014 and 21",
        "Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1",
      ],
    },
    es: {
      names: [
        "tipo de interés hipoteca hoy",
        "interés de las hipotecas hoy",
        "tipos de interés hipotecas",
        "tipo de interés hipotecario actual",
        "a cuánto están las hipotecas",
        "interés hipotecario actual",
        "tipo medio de las hipotecas",
        "qué interés tienen las hipotecas ahora",
        "TIN y TAE hipoteca",
        "TAE hipoteca",
      ],
      title: "El tipo de interés de las hipotecas hoy",
      answers: {
        what: [
          "El último tipo de interés de las hipotecas que tenemos es el 2,81\u00a0%, la media de las nuevas en España en octubre de 2025 (INE); las fijas, el 2,82\u00a0%.",
          "Es un dato de hace más de un año: el de hoy está en la estadística mensual de hipotecas del INE, el euríbor y los tipos medios en la web del Banco de España y los tipos oficiales en el BCE.",
          "Con 240.000\u00a0€ a 30 años, medio punto arriba o abajo son de 64 a 66\u00a0€ al mes: 1.012\u00a0€ al 3\u00a0% y 1.078\u00a0€ al 3,5\u00a0%.",
        ],
        cost: "Un tipo de interés de la hipoteca del 3\u00a0% cuesta 1.012\u00a0€ al mes con 240.000\u00a0€ a 30 años, 1.138\u00a0€ a 25 y 1.331\u00a0€ a 20; cada medio punto son de 58 a 71\u00a0€. La última media que tenemos, el 2,81\u00a0% (INE, octubre de 2025), da 987\u00a0€ a 30 años; el tipo de su día está en sus ofertas.",
        time: "El tipo de interés de las hipotecas cambia de un mes a otro. El INE publica la media unos dos meses después: la de octubre de 2025 salió en diciembre. Uno fijo se queda como se firmó; uno variable se revisa en las fechas del contrato, a menudo cada seis o doce meses.",
        how: "Para saber el tipo de interés de las hipotecas hoy, mire la última estadística del INE y el euríbor en la web del Banco de España, y pida después oferta a tres bancos por el mismo importe y plazo. Su tipo es el de la oferta vinculante (FEIN); el de los anuncios rara vez lo es.",
        worth:
          "Un tipo de interés de la hipoteca es bueno si su TAE, con todos los productos, queda por debajo de la de otros dos bancos por el mismo importe y plazo. Como referencia, la última media que tenemos es el 2,81\u00a0% de octubre de 2025 (INE); mire antes la posterior. Esperar a que bajen solo compensa si la vivienda no sube más de lo que ahorra.",
      },
      sections: [
        {
          heading: "¿Dónde se mira el tipo de hoy?",
          blocks: [
            {
              points: [
                "INE, estadística de hipotecas: tipo, importe y plazo medios de las nuevas, cada mes y con unos dos de retraso. En octubre de 2025, el 2,81\u00a0% y 26 años.",
                "Banco de España: el euríbor del mes y los tipos medios que declaran los bancos.",
                "BCE: sus tipos oficiales, que el euríbor sigue o anticipa.",
                "La oferta de su banco: la única que vale para usted.",
              ],
            },
            "No anunciamos ningún banco ni pronosticamos tipos. Diga lo que diga un artículo, mire el mes que acompaña a la cifra.",
          ],
        },
        {
          heading: "¿Cuántos euros al mes es cada tipo?",
          blocks: [
            {
              caption: "240.000\u00a0€: cuota mensual a tipos supuestos; intereses totales a 30 años",
              columns: ["Tipo", "20 años", "25 años", "30 años", "Intereses"],
              rows: [
                ["2\u00a0%", "1.214\u00a0€", "1.017\u00a0€", "887\u00a0€", "79.351\u00a0€"],
                ["2,5\u00a0%", "1.272\u00a0€", "1.077\u00a0€", "948\u00a0€", "101.384\u00a0€"],
                ["3\u00a0%", "1.331\u00a0€", "1.138\u00a0€", "1.012\u00a0€", "124.266\u00a0€"],
                ["3,5\u00a0%", "1.392\u00a0€", "1.202\u00a0€", "1.078\u00a0€", "147.975\u00a0€"],
                ["4\u00a0%", "1.454\u00a0€", "1.267\u00a0€", "1.146\u00a0€", "172.487\u00a0€"],
                ["5\u00a0%", "1.584\u00a0€", "1.403\u00a0€", "1.288\u00a0€", "223.814\u00a0€"],
              ],
            },
            "240.000\u00a0€ son el 80\u00a0% de una vivienda de 300.000\u00a0€. Para 120.000\u00a0€, la mitad.",
          ],
        },
        {
          heading: "¿Qué diferencia hay entre TIN y TAE?",
          blocks: [
            "El TIN es el interés a secas: con él se calcula la cuota. La TAE añade cuándo se paga, las comisiones y los productos de los que depende el tipo. Compare por la TAE, con el mismo importe y plazo.",
            "Un ejemplo con 240.000\u00a0€ a 30 años: el banco A pide el 3\u00a0% sin condiciones, 1.012\u00a0€ al mes y una TAE del 3,04\u00a0%. El banco B, el 2,7\u00a0% con un seguro de 50\u00a0€ al mes: 973 y 50 son 1.023\u00a0€, y con el seguro la TAE es del 3,13\u00a0%. El TIN más bajo es el préstamo más caro.",
          ],
        },
        {
          heading: "Fija, variable o mixta, en una línea",
          blocks: [
            {
              points: [
                "Fija: el tipo del día de la firma dura hasta el final. En octubre de 2025, el 2,82\u00a0% de media (INE).",
                "Variable: euríbor más un diferencial, con revisión cada seis o doce meses; las cláusulas suelo están prohibidas (Ley 5/2019, art.\u00a021).",
                "Mixta: unos años fijos y después euríbor más diferencial. Pregunte antes por ese diferencial.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué sube o baja su tipo?",
          blocks: [
            {
              points: [
                "El porcentaje: quien pide el 60\u00a0% del precio suele conseguir menos tipo que con el {loan.share}.",
                "Los ingresos: indefinidos y con todas las deudas bastante por debajo del {loan.debts}.",
                "El plazo: cuanto más largo, más alto suele ser un tipo fijo.",
                "Los productos: nómina, seguro de hogar y de vida rebajan el TIN y cuestan dinero.",
                "Dónde vive: a un no residente suelen pedirle un tipo más alto y darle el {loan.abroad} del precio.",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se comparan los tipos de dos bancos?",
          blocks: [
            {
              steps: [
                "Pida a cada banco el mismo importe y plazo, con productos y sin ellos.",
                "Lea la oferta vinculante (FEIN): TIN, TAE, cuota, productos, coste de amortizar. En Cataluña la tiene {loan.days} días naturales antes de firmar.",
                "Sume doce cuotas y el precio anual de los productos: gana la cifra menor.",
                "Si es variable, lea la hoja con el peor escenario.",
                "Enseñe la mejor oferta al otro banco y lleve las dudas al notario, gratis.",
              ],
            },
            "Errores que se evitan: comparar un tipo de salida con todo el plazo, un TIN con una TAE o 30 años con 25, y firmar un seguro de prima única sin preguntar cuánto cuesta al año.",
          ],
        },
      ],
      inShort: [
        "La última media que tenemos es del 2,81\u00a0%, de octubre de 2025 (INE); pregunte la de su día.",
        "Las ofertas se comparan por la TAE, con el mismo importe y plazo.",
      ],
      next: "[Ponga el tipo de hoy en nuestra página de gastos](/costs) y vea la cuota y los intereses de su precio.",
      description:
        "Tipo de interés de las hipotecas: la última media que tenemos, 2,81\u00a0% (octubre de 2025), dónde está la de hoy, la cuota del 2 al 5\u00a0%, TIN, TAE y dos ofertas.",
      sources: [
        "INE: tipo medio de las hipotecas nuevas, octubre de 2025",
        "Ley 5/2019, arts.\u00a014 y 21",
        "Código de consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1",
      ],
    },
    ca: {
      names: [
        "quin interès tenen les hipoteques",
        "interès de les hipoteques avui",
        "tipus d’interès hipoteca avui",
        "tipus d’interès de les hipoteques",
        "interès hipotecari actual",
        "a quant estan les hipoteques",
        "tipus mitjà de les hipoteques",
        "TIN i TAE hipoteca",
      ],
      title: "L’interès de les hipoteques avui",
      answers: {
        what: [
          "L’últim interès de les hipoteques que tenim és el 2,81\u00a0%, la mitjana de les noves a Espanya l’octubre del 2025 (INE); les fixes, el 2,82\u00a0%.",
          "És una dada de fa més d’un any: la d’avui és a l’estadística mensual d’hipoteques de l’INE, l’euríbor i els tipus mitjans al web del Banc d’Espanya i els tipus oficials al BCE.",
          "Amb 240.000\u00a0€ a 30 anys, mig punt amunt o avall són de 64 a 66\u00a0€ al mes: 1.012\u00a0€ al 3\u00a0% i 1.078\u00a0€ al 3,5\u00a0%.",
        ],
        cost: "Un interès de la hipoteca del 3\u00a0% costa 1.012\u00a0€ al mes amb 240.000\u00a0€ a 30 anys, 1.138\u00a0€ a 25 i 1.331\u00a0€ a 20; cada mig punt són de 58 a 71\u00a0€. L’última mitjana que tenim, el 2,81\u00a0% (INE, octubre del 2025), fa 987\u00a0€ a 30 anys; el tipus del seu dia és a les ofertes.",
        time: "L’interès de les hipoteques canvia d’un mes a l’altre. L’INE publica la mitjana uns dos mesos després: la de l’octubre del 2025 va sortir al desembre. Un tipus fix es queda com es va signar; un de variable es revisa en les dates del contracte, sovint cada sis o dotze mesos.",
        how: "Per saber l’interès de les hipoteques avui, miri l’última estadística de l’INE i l’euríbor al web del Banc d’Espanya, i demani després oferta a tres bancs pel mateix import i termini. El seu tipus és el de l’oferta vinculant (FEIN); el dels anuncis poques vegades ho és.",
        worth:
          "Un interès de la hipoteca és bo si la TAE, amb tots els productes, queda per sota de la de dos bancs més pel mateix import i termini. Com a referència, l’última mitjana que tenim és el 2,81\u00a0% de l’octubre del 2025 (INE); miri abans la posterior. Esperar que baixin només surt a compte si l’habitatge no puja més del que estalvia.",
      },
      sections: [
        {
          heading: "On es mira el tipus d’avui?",
          blocks: [
            {
              points: [
                "INE, estadística d’hipoteques: tipus, import i termini mitjans de les noves, cada mes i amb uns dos de retard. L’octubre del 2025, el 2,81\u00a0% i 26 anys.",
                "Banc d’Espanya: l’euríbor del mes i els tipus mitjans que declaren els bancs.",
                "BCE: els tipus oficials, que l’euríbor segueix o anticipa.",
                "L’oferta del seu banc: l’única que val per a vostè.",
              ],
            },
            "No anunciem cap banc ni pronostiquem tipus. Digui el que digui un article, miri el mes que acompanya la xifra.",
          ],
        },
        {
          heading: "Quants euros al mes és cada tipus?",
          blocks: [
            {
              caption: "240.000\u00a0€: quota mensual a tipus suposats; interessos totals a 30 anys",
              columns: ["Tipus", "20 anys", "25 anys", "30 anys", "Interessos"],
              rows: [
                ["2\u00a0%", "1.214\u00a0€", "1.017\u00a0€", "887\u00a0€", "79.351\u00a0€"],
                ["2,5\u00a0%", "1.272\u00a0€", "1.077\u00a0€", "948\u00a0€", "101.384\u00a0€"],
                ["3\u00a0%", "1.331\u00a0€", "1.138\u00a0€", "1.012\u00a0€", "124.266\u00a0€"],
                ["3,5\u00a0%", "1.392\u00a0€", "1.202\u00a0€", "1.078\u00a0€", "147.975\u00a0€"],
                ["4\u00a0%", "1.454\u00a0€", "1.267\u00a0€", "1.146\u00a0€", "172.487\u00a0€"],
                ["5\u00a0%", "1.584\u00a0€", "1.403\u00a0€", "1.288\u00a0€", "223.814\u00a0€"],
              ],
            },
            "240.000\u00a0€ són el 80\u00a0% d’un habitatge de 300.000\u00a0€. Per a 120.000\u00a0€, la meitat.",
          ],
        },
        {
          heading: "Quina diferència hi ha entre TIN i TAE?",
          blocks: [
            "El TIN és l’interès sol: amb aquest tipus es calcula la quota. La TAE hi afegeix quan es paga, les comissions i els productes de què depèn el tipus. Compari per la TAE, amb el mateix import i termini.",
            "Un exemple amb 240.000\u00a0€ a 30 anys: el banc A demana el 3\u00a0% sense condicions, 1.012\u00a0€ al mes i una TAE del 3,04\u00a0%. El banc B, el 2,7\u00a0% amb una assegurança de 50\u00a0€ al mes: 973 i 50 són 1.023\u00a0€, i amb l’assegurança la TAE és del 3,13\u00a0%. El TIN més baix és el préstec més car.",
          ],
        },
        {
          heading: "Fixa, variable o mixta, en una línia",
          blocks: [
            {
              points: [
                "Fixa: el tipus del dia de la firma dura fins al final. L’octubre del 2025, el 2,82\u00a0% de mitjana (INE).",
                "Variable: euríbor més un diferencial, amb revisió cada sis o dotze mesos; les clàusules terra estan prohibides (Llei 5/2019, art.\u00a021).",
                "Mixta: uns anys fixos i després euríbor més diferencial. Pregunti abans per aquest diferencial.",
              ],
            },
          ],
        },
        {
          heading: "Què fa pujar o baixar el seu tipus?",
          blocks: [
            {
              points: [
                "El percentatge: qui demana el 60\u00a0% del preu sol aconseguir un tipus més baix que amb el {loan.share}.",
                "Els ingressos: indefinits i amb tots els deutes força per sota del {loan.debts}.",
                "El termini: com més llarg, més alt sol ser un tipus fix.",
                "Els productes: nòmina, assegurança de la llar i de vida rebaixen el TIN i costen diners.",
                "On viu: a un no resident li solen demanar un tipus més alt i donar el {loan.abroad} del preu.",
              ],
            },
          ],
        },
        {
          heading: "Com es comparen els tipus de dos bancs?",
          blocks: [
            {
              steps: [
                "Demani a cada banc el mateix import i termini, amb productes i sense.",
                "Llegeixi l’oferta vinculant (FEIN): TIN, TAE, quota, productes, cost d’amortitzar. A Catalunya la té {loan.days} dies naturals abans de signar.",
                "Sumi dotze quotes i el preu anual dels productes: guanya la xifra més petita.",
                "Si és variable, llegeixi el full amb el pitjor escenari.",
                "Ensenyi la millor oferta a l’altre banc i porti els dubtes al notari, de franc.",
              ],
            },
            "Errors que s’eviten: comparar un tipus de sortida amb tot el termini, un TIN amb una TAE o 30 anys amb 25, i signar una assegurança de prima única sense preguntar què costa l’any.",
          ],
        },
      ],
      inShort: [
        "L’última mitjana que tenim és del 2,81\u00a0%, de l’octubre del 2025 (INE); pregunti la del seu dia.",
        "Les ofertes es comparen per la TAE, amb el mateix import i termini.",
      ],
      next: "[Posi el tipus d’avui a la nostra pàgina de despeses](/costs) i vegi la quota i els interessos del seu preu.",
      description:
        "Interès de les hipoteques: l’última mitjana que tenim, 2,81\u00a0% (octubre del 2025), on és la d’avui, la quota del 2 al 5\u00a0%, TIN, TAE i com comparar ofertes.",
      sources: [
        "INE: tipus mitjà de les hipoteques noves, octubre del 2025",
        "Llei 5/2019, arts.\u00a014 i 21",
        "Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1",
      ],
    },
    ru: {
      names: [
        "процент по ипотеке в Испании",
        "какой процент по ипотеке в испании сейчас",
        "процент по ипотеке",
        "ставка по ипотеке в Испании",
        "ставки по ипотеке в испании сегодня",
        "процентная ставка по ипотеке",
        "средняя ставка по ипотеке",
        "под какой процент дают ипотеку в испании",
        "TIN и TAE",
      ],
      title: "Процент по ипотеке в Испании",
      answers: {
        what: [
          "Последний процент по ипотеке в Испании, который у нас есть,\u00a0— 2,81\u00a0%: это средняя по новым кредитам за октябрь 2025\u00a0года (INE); по фиксированным\u00a0— 2,82\u00a0%.",
          "Цифре больше года. Сегодняшняя стоит в ежемесячной статистике ипотек INE, Euribor и средние ставки\u00a0— на сайте Банка Испании, ключевые ставки\u00a0— у ЕЦБ.",
          "На кредите 240\u00a0000\u00a0€ на 30\u00a0лет полпункта вверх или вниз\u00a0— это 64–66\u00a0€ в месяц: 1\u00a0012\u00a0€ под 3\u00a0% и 1\u00a0078\u00a0€ под 3,5\u00a0%.",
        ],
        cost: "Процент по ипотеке 3\u00a0% обходится в 1\u00a0012\u00a0€ в месяц при кредите 240\u00a0000\u00a0€ на 30\u00a0лет, в 1\u00a0138\u00a0€ на 25 и в 1\u00a0331\u00a0€ на 20; каждые полпункта\u00a0— ещё 58–71\u00a0€. Последняя средняя, которая у нас есть, 2,81\u00a0% (INE, октябрь 2025\u00a0года), даёт 987\u00a0€ на 30\u00a0лет; ваша ставка стоит в предложении банка.",
        time: "Процент по ипотеке меняется от месяца к месяцу. Среднюю INE публикует примерно через два месяца: цифра за октябрь 2025\u00a0года вышла в декабре. Фиксированная ставка остаётся такой, как подписана, переменную пересчитывают в даты из договора, часто раз в шесть или двенадцать месяцев.",
        how: "Чтобы узнать сегодняшний процент по ипотеке, посмотрите последнюю статистику INE и Euribor на сайте Банка Испании, а потом запросите у трёх банков предложение на одну сумму и один срок. Ваша ставка\u00a0— та, что в обязательном предложении (FEIN); в рекламе она редко та же.",
        worth:
          "Процент по ипотеке хорош, если полная ставка (TAE) со всеми продуктами ниже, чем у двух других банков на ту же сумму и срок. Ориентир\u00a0— последняя средняя, которая у нас есть, 2,81\u00a0% за октябрь 2025\u00a0года (INE); сначала посмотрите более позднюю. Ждать снижения выгодно, только если жильё не подорожает больше, чем вы сбережёте.",
      },
      sections: [
        {
          heading: "Где посмотреть сегодняшнюю ставку?",
          blocks: [
            {
              points: [
                "INE, статистика ипотек: средняя ставка, сумма и срок новых кредитов, раз в месяц, примерно с двухмесячным опозданием. За октябрь 2025\u00a0года\u00a0— 2,81\u00a0% и 26\u00a0лет.",
                "Банк Испании: Euribor за месяц и средние ставки, о которых отчитываются банки.",
                "ЕЦБ: его ключевые ставки, за которыми Euribor следует или которые опережает.",
                "Предложение вашего банка: только оно действует для вас.",
              ],
            },
            "Мы не рекламируем банки и не предсказываем ставок. Что бы ни писали в статьях, смотрите, за какой месяц цифра.",
          ],
        },
        {
          heading: "Сколько евро в месяц даёт ставка?",
          blocks: [
            {
              caption: "Кредит 240\u00a0000\u00a0€: платёж в месяц при условных ставках; все проценты за 30\u00a0лет",
              columns: ["Ставка", "20\u00a0лет", "25\u00a0лет", "30\u00a0лет", "Проценты"],
              rows: [
                ["2\u00a0%", "1\u00a0214\u00a0€", "1\u00a0017\u00a0€", "887\u00a0€", "79\u00a0351\u00a0€"],
                ["2,5\u00a0%", "1\u00a0272\u00a0€", "1\u00a0077\u00a0€", "948\u00a0€", "101\u00a0384\u00a0€"],
                ["3\u00a0%", "1\u00a0331\u00a0€", "1\u00a0138\u00a0€", "1\u00a0012\u00a0€", "124\u00a0266\u00a0€"],
                ["3,5\u00a0%", "1\u00a0392\u00a0€", "1\u00a0202\u00a0€", "1\u00a0078\u00a0€", "147\u00a0975\u00a0€"],
                ["4\u00a0%", "1\u00a0454\u00a0€", "1\u00a0267\u00a0€", "1\u00a0146\u00a0€", "172\u00a0487\u00a0€"],
                ["5\u00a0%", "1\u00a0584\u00a0€", "1\u00a0403\u00a0€", "1\u00a0288\u00a0€", "223\u00a0814\u00a0€"],
              ],
            },
            "240\u00a0000\u00a0€\u00a0— это 80\u00a0% от жилья за 300\u00a0000\u00a0€. Для 120\u00a0000\u00a0€ делите пополам.",
            "Срок весит не меньше ставки: под 3\u00a0% на 20\u00a0лет платёж на 319\u00a0€ выше, чем на 30, зато процентов за весь срок 79\u00a0448\u00a0€ вместо 124\u00a0266\u00a0€. Прибавка с 3 до 4\u00a0% на 30\u00a0лет стоит 134\u00a0€ в месяц и ещё 48\u00a0221\u00a0€ процентов. Поэтому сначала решите, какой платёж вам по силам, а уже потом торгуйтесь о десятых долях процента.",
          ],
        },
        {
          heading: "Чем TIN отличается от TAE?",
          blocks: [
            "TIN\u00a0— это голая ставка, по ней считают платёж. TAE, полная годовая ставка, учитывает ещё дни платежей, комиссии и продукты, от которых ставка зависит. Сравнивайте по TAE, на одну сумму и один срок.",
            "Пример на 240\u00a0000\u00a0€ и 30\u00a0лет: банк А просит 3\u00a0% без условий, 1\u00a0012\u00a0€ в месяц, TAE 3,04\u00a0%. Банк Б\u00a0— 2,7\u00a0%, если купить страховку за 50\u00a0€ в месяц: 973 и 50\u00a0€\u00a0— это 1\u00a0023\u00a0€, а TAE со страховкой 3,13\u00a0%. Ставка ниже, а кредит дороже.",
          ],
        },
        {
          heading: "Три вида ставки коротко",
          blocks: [
            {
              points: [
                "Фиксированная: ставка дня подписания держится до конца. В октябре 2025\u00a0года в среднем 2,82\u00a0% (INE).",
                "Переменная: Euribor плюс надбавка, пересчёт раз в шесть или двенадцать месяцев; нижний порог запрещён (Закон 5/2019, ст.\u00a021).",
                "Смешанная: несколько лет постоянная, потом Euribor плюс надбавка. Сначала спросите про надбавку.",
              ],
            },
          ],
        },
        {
          heading: "Что снижает и что повышает вашу ставку?",
          blocks: [
            {
              points: [
                "Доля: с 60\u00a0% цены в кредит ставку часто дают ниже, чем с {loan.share}.",
                "Доход: постоянный, и все долги заметно меньше {loan.debts}.",
                "Срок: чем он длиннее, тем выше часто фиксированная ставка.",
                "Продукты: зарплата на счёте, страховка жилья и жизни снижают TIN и стоят денег.",
                "Где вы живёте: нерезидентам ставку обычно назначают выше, а дают {loan.abroad} цены.",
              ],
            },
          ],
        },
        {
          heading: "Как сравнить ставки двух банков?",
          blocks: [
            {
              steps: [
                "Попросите у каждого банка одну сумму и один срок, с продуктами и без них.",
                "Прочитайте обязательное предложение (FEIN): TIN, TAE, платёж, продукты, цена досрочного погашения. В Каталонии оно у вас за {loan.days} календарных дней до подписания.",
                "Сложите двенадцать платежей и годовую цену продуктов: где меньше, там дешевле.",
                "Если ставка переменная, прочитайте лист с худшим сценарием.",
                "Покажите лучшее предложение другому банку, а вопросы задайте нотариусу, это бесплатно.",
              ],
            },
            "Ошибки, которых легко избежать: сравнивать ставку первых лет со ставкой на весь срок, TIN с TAE, 30\u00a0лет с 25 и подписывать страховку с одним взносом вперёд, не спросив, сколько выходит в год.",
            "Если доход не в евро, добавьте к платежу запас на курс: ставка на него не влияет, а платёж в вашей валюте растёт вместе с евро.",
          ],
        },
      ],
      inShort: [
        "Последняя средняя, которая у нас есть,\u00a0— 2,81\u00a0% за октябрь 2025\u00a0года (INE); спросите сегодняшнюю.",
        "Предложения сравнивают по TAE, на одну сумму и один срок.",
      ],
      next: "[Введите сегодняшнюю ставку на странице расходов](/costs): увидите платёж и проценты для своей цены.",
      description:
        "Процент по ипотеке в Испании: последняя средняя 2,81\u00a0% (октябрь 2025), где найти сегодняшнюю, платёж при ставке от 2 до 5\u00a0%, TIN и TAE, два предложения.",
      sources: [
        "INE: средняя ставка новых ипотек, октябрь 2025\u00a0года",
        "Закон 5/2019, ст.\u00a014 и 21",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1",
      ],
    },
  },
};
