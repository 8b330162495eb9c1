import type { Entry } from "../entry";

export const moreThanEightyPercent: Entry = {
  theme: "mortgage",
  related: ["young-buyers-guarantee", "share-of-the-price", "down-payment", "bank-valuation"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "90 percent mortgage spain",
        "can you get a 100 mortgage in spain",
        "100 percent mortgage spain",
        "95 percent mortgage spain",
        "mortgage with little savings",
        "mortgage without savings spain",
        "mortgage above 80 percent",
        "90 percent mortgage",
      ],
      title: "A mortgage of 90 or 100% of the price",
      answers: {
        what: [
          "A 90 percent mortgage exists in Spain, but not as a standard product: for a resident’s main home banks usually stop at {loan.share} of the price or of the valuation, whichever is lower.",
          "Three ways lead further: the State’s surety (aval ICO) up to 100%, the Catalan ICF loan of 20% of the price beside an ordinary 80%, and an exception made by the bank itself.",
          "At €300,000 a loan of 90% leaves €61,650 to €62,800 for you to pay, taxes and costs included.",
        ],
        cost: "A 90 percent mortgage on €300,000 costs €1,138 a month over 30 years at an assumed 3%, against €1,012 at 80%. Over the whole term that is about €15,500 more interest. You still need €61,650 to €62,800 of your own: €30,000 of the price, €30,000 of transfer tax and €1,650–2,800 for notary, registry and paperwork.",
        conditions:
          "For a 90 percent mortgage a bank wants a main home, residence in Spain and payments within {loan.debts} of net income: €1,138 a month calls for about €3,250. With the State’s surety come the limits of the scheme: up to 35 or with minor children, €37,800 gross a year for each buyer, and a home of €300,000 at most in Catalonia.",
        must: "Yes, you can get a 90 percent mortgage in Spain, and even 100%, but as a rule only for a first main home: with the State’s surety (aval ICO), with the ICF loan in Catalonia, or as the bank’s exception. Without one of these the ceiling is {loan.share}, and {loan.abroad} if you live abroad.",
        how: "To get a 90 percent mortgage, first see whether you fit the State’s surety or the ICF loan, then ask two banks that take part for an answer in writing. Only after that sign the deposit contract, with the loan named in it. Allow several weeks, with {loan.days} calendar days to read the bank’s binding documents before you sign.",
        pitfalls:
          "A 90 percent mortgage fails most often on the valuation: at a price of €300,000 and a valuation of €285,000 the bank lends €256,500, and €13,500 is missing. The other reasons are income too low for the higher payment, and a price above the limit of the public scheme.",
      },
      sections: [
        {
          heading: "What do you pay at 80, 90 and 100%?",
          blocks: [
            {
              caption:
                "Resale home, 30 years at an assumed 3%; own money with the transfer tax and €1,650–2,800 of costs",
              columns: ["Price", "Loan", "Own money", "A month", "Net income for 35%"],
              rows: [
                ["€200,000", "80%: €160,000", "€61,650–62,800", "€675", "€1,930"],
                ["€200,000", "90%: €180,000", "€41,650–42,800", "€759", "€2,170"],
                ["€300,000", "80%: €240,000", "€91,650–92,800", "€1,012", "€2,890"],
                ["€300,000", "90%: €270,000", "€61,650–62,800", "€1,138", "€3,250"],
                ["€300,000", "100%: €300,000", "€31,650–32,800", "€1,265", "€3,610"],
              ],
            },
            "With the reduced transfer tax of {itp.reduced} the 90% at €300,000 need €46,650 to €47,800. Add €250 to €600 for the bank valuation.",
          ],
        },
        {
          heading: "Which three ways lead above 80%?",
          blocks: [
            {
              points: [
                "State surety (aval ICO): the State answers to the bank for 20% of the loan, or 25% if the home has an energy rating of D or better. Up to 35, or with minor children; €37,800 gross a year and €100,000 of assets for each buyer; first and main home, €300,000 at most in Catalonia. Loans signed until 31 December 2027.",
                "ICF loan (Habitatge Emancipació), in Catalonia: 20% of the price, €50,000 at most, at 0%, for buyers aged 18 to 35. The bank lends the usual 80%. You repay the ICF after the mortgage, within five years, and the home stays protected permanently.",
                "The bank’s own exception: homes that the bank itself sells, or a second property as security. Each bank decides, and none has to.",
              ],
            },
          ],
        },
        {
          heading: "What does the bank examine more strictly?",
          blocks: [
            {
              points: [
                "Income: a permanent contract counts more than a temporary one, and all your loans together should stay within {loan.debts} of net income.",
                "Savings: you have to show the money for taxes and costs, as these are hardly ever lent.",
                "Use: a second home or a home to let stays at the usual share or below it.",
                "The home: a registered dwelling, with no illegal works, in a building whose inspection (ITE) shows no serious defects.",
              ],
            },
          ],
        },
        {
          heading: "How do you go about it?",
          blocks: [
            {
              steps: [
                "Check age, income, assets and price against the two public schemes.",
                "For the ICF loan, apply to the ICF online first and to the bank afterwards; the surety is requested by the bank itself.",
                "Ask two banks for share, rate and years in writing.",
                "Sign the deposit contract with the loan in it: if the bank refuses through no fault of yours, you may withdraw (Civil Code of Catalonia, art.\u00a0621-49).",
                "Pay the valuation, wait for the binding offer (FEIN) and use the {loan.days} days.",
              ],
            },
          ],
        },
        {
          heading: "What if the valuation is lower than the price?",
          blocks: [
            "The bank works out its 90% from the lower of the two. At a price of €300,000 and a valuation of €285,000 it lends €256,500 instead of €270,000, and the other €13,500 are yours to find. Agree in the deposit contract what happens then, because a low valuation is no refusal by itself.",
          ],
        },
      ],
      inShort: [
        "Above 80% there are three ways: the State’s surety, the Catalan ICF loan and the bank’s exception.",
        "Taxes and costs still come from savings.",
      ],
      next: "[Work out your own money at 80 and 90% on our cost page](/costs) before you speak to a bank.",
      description:
        "A 90 or 100% mortgage in Spain: three ways above the usual 80%, a table of own money and payments at €200,000 and €300,000, conditions, steps and what fails.",
      sources: [
        "Agreement of the Ministry of Housing with the ICO (BOE, May 2024), extended until 31 December 2027",
        "Institut Català de Finances: Habitatge Emancipació",
        "Law 5/2019, arts.\u00a011 and 14",
        "Civil Code of Catalonia, art.\u00a0621-49",
      ],
    },
    es: {
      names: [
        "hipoteca al 90 por ciento",
        "me dan el 100 de hipoteca",
        "hipoteca al 100 por cien",
        "hipoteca con pocos ahorros",
        "hipoteca sin ahorros",
      ],
      title: "La hipoteca al 90 o al 100\u00a0%",
      answers: {
        what: [
          "La hipoteca al 90\u00a0% existe, pero no como producto corriente: para la vivienda habitual de un residente, los bancos suelen quedarse en el {loan.share} del precio o de la tasación, la cifra más baja.",
          "Por encima hay tres vías: el aval del Estado (ICO), hasta el 100\u00a0%; el préstamo del ICF catalán, un 20\u00a0% del precio junto a un 80\u00a0% normal, y una excepción del propio banco.",
          "Con un piso de 300.000\u00a0€, una hipoteca al 90\u00a0% le deja por pagar de 61.650 a 62.800\u00a0€, impuestos y gastos incluidos.",
        ],
        cost: "Una hipoteca al 90\u00a0% de 300.000\u00a0€ cuesta 1.138\u00a0€ al mes a 30 años y un 3\u00a0% supuesto, frente a 1.012\u00a0€ con el 80\u00a0%. Son unos 15.500\u00a0€ más de intereses en todo el plazo. Y necesita de 61.650 a 62.800\u00a0€ propios: 30.000\u00a0€ del precio, 30.000\u00a0€ de ITP y de 1.650 a 2.800\u00a0€ de notaría, registro y gestoría.",
        conditions:
          "Para una hipoteca al 90\u00a0%, el banco pide vivienda habitual, residencia en España y cuotas dentro del {loan.debts} de los ingresos netos: 1.138\u00a0€ al mes requieren unos 3.250\u00a0€. Con el aval del Estado se añaden los límites del programa: hasta 35 años o hijos menores, 37.800\u00a0€ brutos al año por comprador y un máximo de 300.000\u00a0€ de precio en Cataluña.",
        must: "Sí, se puede conseguir una hipoteca al 90\u00a0%, e incluso al 100\u00a0%, pero casi siempre para la primera vivienda habitual: con el aval del Estado (ICO), con el préstamo del ICF en Cataluña o como excepción del banco. Sin nada de eso, el techo es el {loan.share}, o el {loan.abroad} si vive fuera.",
        how: "Para conseguir una hipoteca al 90\u00a0%, compruebe primero si encaja en el aval del Estado o en el préstamo del ICF y pida después una respuesta escrita a dos bancos adheridos. Solo entonces firme las arras, con el préstamo mencionado en ellas. Cuente con varias semanas, {loan.days} días naturales de ellas para leer la oferta vinculante antes de firmar.",
        pitfalls:
          "Una hipoteca al 90\u00a0% se cae sobre todo por la tasación: si el piso cuesta 300.000\u00a0€ y se tasa en 285.000\u00a0€, el banco presta 256.500\u00a0€ y faltan 13.500\u00a0€. Las otras causas son unos ingresos cortos para la cuota y un precio por encima del límite del programa público.",
      },
      sections: [
        {
          heading: "¿Cuánto se paga con el 80, el 90 y el 100\u00a0%?",
          blocks: [
            {
              caption:
                "Segunda mano, 30 años a un 3\u00a0% supuesto; el dinero propio incluye el ITP y 1.650–2.800\u00a0€ de gastos",
              columns: ["Precio", "Préstamo", "Dinero propio", "Cuota", "Ingresos netos para el 35\u00a0%"],
              rows: [
                ["200.000\u00a0€", "80\u00a0%: 160.000\u00a0€", "61.650–62.800\u00a0€", "675\u00a0€", "1.930\u00a0€"],
                ["200.000\u00a0€", "90\u00a0%: 180.000\u00a0€", "41.650–42.800\u00a0€", "759\u00a0€", "2.170\u00a0€"],
                ["300.000\u00a0€", "80\u00a0%: 240.000\u00a0€", "91.650–92.800\u00a0€", "1.012\u00a0€", "2.890\u00a0€"],
                ["300.000\u00a0€", "90\u00a0%: 270.000\u00a0€", "61.650–62.800\u00a0€", "1.138\u00a0€", "3.250\u00a0€"],
                [
                  "300.000\u00a0€",
                  "100\u00a0%: 300.000\u00a0€",
                  "31.650–32.800\u00a0€",
                  "1.265\u00a0€",
                  "3.610\u00a0€",
                ],
              ],
            },
            "Con el ITP reducido del {itp.reduced}, el 90\u00a0% de 300.000\u00a0€ requiere de 46.650 a 47.800\u00a0€. Añada de 250 a 600\u00a0€ por la tasación.",
          ],
        },
        {
          heading: "¿Qué tres vías pasan del 80\u00a0%?",
          blocks: [
            {
              points: [
                "Aval del Estado (ICO): responde ante el banco por el 20\u00a0% del préstamo, o el 25\u00a0% si la vivienda tiene calificación energética D o mejor. Hasta 35 años o con hijos menores; 37.800\u00a0€ brutos al año y 100.000\u00a0€ de patrimonio por comprador; primera vivienda, habitual, de 300.000\u00a0€ como máximo en Cataluña. Préstamos firmados hasta el 31 de diciembre de 2027.",
                "Préstamo del ICF (Habitatge Emancipació), en Cataluña: 20\u00a0% del precio, 50.000\u00a0€ como máximo, al 0\u00a0%, de 18 a 35 años. El banco pone el 80\u00a0% de siempre. Al ICF se le devuelve después de la hipoteca, en cinco años, y la vivienda queda protegida de forma permanente.",
                "Excepción del banco: pisos que vende la propia entidad o una segunda propiedad en garantía. La decide cada banco y ninguno está obligado.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué mira el banco con más rigor?",
          blocks: [
            {
              points: [
                "Ingresos: un contrato indefinido pesa más que uno temporal, y todas las cuotas juntas han de caber en el {loan.debts} de lo que entra en casa.",
                "Ahorros: hay que demostrar el dinero de impuestos y gastos, que casi nunca se financia.",
                "Uso: una segunda residencia o un piso para alquilar se queda en el porcentaje habitual o por debajo.",
                "El piso: inscrito como vivienda, sin obras ilegales y en un edificio sin deficiencias graves en la inspección (ITE).",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se pide una hipoteca al 90\u00a0%?",
          blocks: [
            {
              steps: [
                "Compare su edad, ingresos, patrimonio y precio con los dos programas públicos.",
                "Para el préstamo del ICF, solicítelo primero al ICF, por internet, y después al banco; el aval lo tramita el propio banco.",
                "Pida a dos bancos porcentaje, tipo y años por escrito.",
                "Firme las arras con el préstamo dentro: si el banco lo niega sin culpa suya, puede desistir (Código civil de Cataluña, art.\u00a0621-49).",
                "Pague la tasación, espere la oferta vinculante (FEIN) y aproveche los {loan.days} días.",
              ],
            },
          ],
        },
        {
          heading: "¿Y si la tasación no llega al precio?",
          blocks: [
            "El banco calcula su 90\u00a0% sobre la cifra más baja. Con un precio de 300.000\u00a0€ y una tasación de 285.000\u00a0€ presta 256.500\u00a0€ en lugar de 270.000\u00a0€, y los otros 13.500\u00a0€ los pone usted. Acuerde en las arras qué pasa entonces, porque una tasación baja no es todavía una negativa del banco.",
          ],
        },
      ],
      inShort: [
        "Por encima del 80\u00a0% hay tres vías: el aval del Estado, el préstamo del ICF y la excepción del banco.",
        "Los impuestos y gastos siguen saliendo de los ahorros.",
      ],
      next: "[Calcule su dinero propio con el 80 y el 90\u00a0% en la página de gastos](/costs) antes de ir al banco.",
      description:
        "Hipoteca al 90 o al 100\u00a0%: tres vías por encima del 80\u00a0%, tabla de dinero propio y cuotas con 200.000 y 300.000\u00a0€, requisitos, pasos y por qué se deniega.",
      sources: [
        "Convenio del Ministerio de Vivienda con el ICO (BOE, mayo de 2024), prorrogado hasta el 31 de diciembre de 2027",
        "Institut Català de Finances: Habitatge Emancipació",
        "Ley 5/2019, arts.\u00a011 y 14",
        "Código civil de Cataluña, art.\u00a0621-49",
      ],
    },
    ca: {
      names: [
        "hipoteca al 90 per cent",
        "em donen el 100 d’hipoteca",
        "hipoteca al 100 per cent",
        "hipoteca amb pocs estalvis",
        "hipoteca sense estalvis",
      ],
      title: "La hipoteca al 90 o al 100\u00a0%",
      answers: {
        what: [
          "La hipoteca al 90 per cent existeix, però no és cap producte corrent: per a l’habitatge habitual d’un resident, els bancs solen aturar-se al {loan.share} del preu o de la taxació, la xifra més baixa.",
          "Per passar-ne hi ha tres vies: l’aval de l’Estat (ICO), fins al 100\u00a0%; el préstec de l’ICF, un 20\u00a0% del preu al costat d’un 80\u00a0% normal, i una excepció del mateix banc.",
          "En un pis de 300.000\u00a0€, amb una hipoteca al 90 per cent li queden per pagar de 61.650 a 62.800\u00a0€, impostos i despeses inclosos.",
        ],
        cost: "Una hipoteca al 90 per cent de 300.000\u00a0€ costa 1.138\u00a0€ al mes a 30 anys i un 3\u00a0% suposat, davant de 1.012\u00a0€ amb el 80\u00a0%. Són uns 15.500\u00a0€ més d’interessos en tot el termini. I calen de 61.650 a 62.800\u00a0€ propis: 30.000\u00a0€ del preu, 30.000\u00a0€ d’ITP i de 1.650 a 2.800\u00a0€ de notaria, registre i gestoria.",
        conditions:
          "Per a una hipoteca al 90 per cent, el banc demana habitatge habitual, residència a Espanya i quotes dins del {loan.debts} dels ingressos nets: 1.138\u00a0€ al mes en requereixen uns 3.250. Amb l’aval de l’Estat s’hi afegeixen els límits del programa: fins a 35 anys o fills menors, 37.800\u00a0€ bruts l’any per comprador i un preu màxim de 300.000\u00a0€ a Catalunya.",
        must: "Sí, es pot aconseguir una hipoteca al 90 per cent, i fins i tot al 100\u00a0%, però gairebé sempre per al primer habitatge habitual: amb l’aval de l’Estat (ICO), amb el préstec de l’ICF o com a excepció del banc. Sense res d’això, el sostre és el {loan.share}, o el {loan.abroad} si viu a fora.",
        how: "Per aconseguir una hipoteca al 90 per cent, miri primer si encaixa en l’aval de l’Estat o en el préstec de l’ICF i demani després una resposta escrita a dos bancs adherits. Només llavors signi les arres, amb el préstec esmentat. Compti unes quantes setmanes, {loan.days} dies naturals de les quals per llegir l’oferta vinculant abans de signar.",
        pitfalls:
          "Una hipoteca al 90 per cent fracassa sobretot per la taxació: si el pis costa 300.000\u00a0€ i es taxa en 285.000\u00a0€, el banc deixa 256.500\u00a0€ i en falten 13.500. Les altres causes són uns ingressos curts per a la quota i un preu per sobre del límit del programa públic.",
      },
      sections: [
        {
          heading: "Quant es paga amb el 80, el 90 i el 100\u00a0%?",
          blocks: [
            {
              caption:
                "Segona mà, 30 anys a un 3\u00a0% suposat; els diners propis inclouen l’ITP i 1.650–2.800\u00a0€ de despeses",
              columns: ["Preu", "Préstec", "Diners propis", "Quota", "Ingressos nets per al 35\u00a0%"],
              rows: [
                ["200.000\u00a0€", "80\u00a0%: 160.000\u00a0€", "61.650–62.800\u00a0€", "675\u00a0€", "1.930\u00a0€"],
                ["200.000\u00a0€", "90\u00a0%: 180.000\u00a0€", "41.650–42.800\u00a0€", "759\u00a0€", "2.170\u00a0€"],
                ["300.000\u00a0€", "80\u00a0%: 240.000\u00a0€", "91.650–92.800\u00a0€", "1.012\u00a0€", "2.890\u00a0€"],
                ["300.000\u00a0€", "90\u00a0%: 270.000\u00a0€", "61.650–62.800\u00a0€", "1.138\u00a0€", "3.250\u00a0€"],
                [
                  "300.000\u00a0€",
                  "100\u00a0%: 300.000\u00a0€",
                  "31.650–32.800\u00a0€",
                  "1.265\u00a0€",
                  "3.610\u00a0€",
                ],
              ],
            },
            "Amb l’ITP reduït del {itp.reduced}, el 90\u00a0% de 300.000\u00a0€ demana de 46.650 a 47.800\u00a0€. Afegeixi-hi de 250 a 600\u00a0€ per la taxació.",
          ],
        },
        {
          heading: "Quines tres vies passen del 80\u00a0%?",
          blocks: [
            {
              points: [
                "Aval de l’Estat (ICO): respon davant del banc del 20\u00a0% del préstec, o del 25\u00a0% si l’habitatge té qualificació energètica D o millor. Fins a 35 anys o amb fills menors; 37.800\u00a0€ bruts l’any i 100.000\u00a0€ de patrimoni per comprador; primer habitatge, habitual, de 300.000\u00a0€ com a màxim a Catalunya. Préstecs signats fins al 31 de desembre del 2027.",
                "Préstec de l’ICF (Habitatge Emancipació): 20\u00a0% del preu, 50.000\u00a0€ com a màxim, al 0\u00a0%, de 18 a 35 anys. El banc hi posa el 80\u00a0% de sempre. A l’ICF se li torna després de la hipoteca, en cinc anys, i l’habitatge queda protegit de manera permanent.",
                "Excepció del banc: pisos que ven la mateixa entitat o una segona propietat en garantia. Ho decideix cada banc i cap no hi està obligat.",
              ],
            },
          ],
        },
        {
          heading: "Què mira el banc amb més rigor?",
          blocks: [
            {
              points: [
                "Ingressos: un contracte indefinit pesa més que un de temporal, i totes les quotes juntes han de cabre en el {loan.debts} del que entra a casa.",
                "Estalvis: s’han de demostrar els diners d’impostos i despeses, que gairebé mai no es financen.",
                "Ús: una segona residència o un pis per llogar es queda en el percentatge habitual o per sota.",
                "El pis: inscrit com a habitatge, sense obres il·legals i en un edifici sense deficiències greus a la inspecció (ITE).",
              ],
            },
          ],
        },
        {
          heading: "Com es demana una hipoteca al 90\u00a0%?",
          blocks: [
            {
              steps: [
                "Compari edat, ingressos, patrimoni i preu amb els dos programes públics.",
                "El préstec de l’ICF es demana primer a l’ICF, per internet, i després al banc; l’aval el tramita el mateix banc.",
                "Demani a dos bancs percentatge, tipus i anys per escrit.",
                "Signi les arres amb el préstec esmentat: si el banc el nega sense culpa seva, pot desistir (Codi civil de Catalunya, art.\u00a0621-49).",
                "Pagui la taxació, esperi l’oferta vinculant (FEIN) i aprofiti els {loan.days} dies.",
              ],
            },
          ],
        },
        {
          heading: "I si la taxació no arriba al preu?",
          blocks: [
            "El banc calcula el seu 90\u00a0% sobre la xifra més baixa. Amb un preu de 300.000\u00a0€ i una taxació de 285.000\u00a0€ deixa 256.500\u00a0€ en lloc de 270.000\u00a0€, i els altres 13.500\u00a0€ els posa vostè. Acordi a les arres què passa llavors, perquè una taxació baixa encara no és cap negativa del banc.",
          ],
        },
      ],
      inShort: [
        "Per sobre del 80\u00a0% hi ha tres vies: l’aval de l’Estat, el préstec de l’ICF i l’excepció del banc.",
        "Els impostos i les despeses continuen sortint dels estalvis.",
      ],
      next: "[Calculi els seus diners amb el 80 i el 90\u00a0% a la pàgina de despeses](/costs) abans d’anar al banc.",
      description:
        "Hipoteca al 90 o al 100\u00a0%: tres vies per sobre del 80\u00a0%, taula de diners propis i quotes amb 200.000 i 300.000\u00a0€, requisits, passos i per què es denega sovint.",
      sources: [
        "Conveni del Ministeri d’Habitatge amb l’ICO (BOE, maig del 2024), prorrogat fins al 31 de desembre del 2027",
        "Institut Català de Finances: Habitatge Emancipació",
        "Llei 5/2019, arts.\u00a011 i 14",
        "Codi civil de Catalunya, art.\u00a0621-49",
      ],
    },
    ru: {
      names: [
        "ипотека 90 процентов",
        "ипотека 100 процентов",
        "ипотека 95 процентов",
        "ипотека без первого взноса испания",
        "ипотека без первоначального взноса",
        "ипотека с маленьким первым взносом",
        "ипотека больше 80 процентов",
        "ипотека 100 процентов в Испании",
        "ипотека 90 процентов испания",
        "дадут ли 100 процентов ипотеки",
      ],
      title: "Ипотека на 90 или 100\u00a0% цены",
      answers: {
        what: [
          "Ипотека на 90 процентов цены в Испании бывает, но обычным продуктом банка её не назовёшь: на основное жильё резиденту дают, как правило, до {loan.share} цены или оценки, смотря что меньше.",
          "Больше можно получить тремя путями: с гарантией государства (aval ICO)\u00a0— до 100\u00a0%, с займом каталонского ICF на 20\u00a0% цены рядом с обычными 80\u00a0% или по решению самого банка.",
          "За квартиру в 300\u00a0000\u00a0€ при кредите на 90\u00a0% своих денег понадобится от 61\u00a0650 до 62\u00a0800\u00a0€ вместе с налогом и расходами.",
        ],
        cost: "Ипотека на 90 процентов от 300\u00a0000\u00a0€\u00a0— это 1\u00a0138\u00a0€ в месяц на 30\u00a0лет под условные 3\u00a0%, а при 80\u00a0%\u00a0— 1\u00a0012\u00a0€. За весь срок процентов выйдет примерно на 15\u00a0500\u00a0€ больше. Своих денег нужно от 61\u00a0650 до 62\u00a0800\u00a0€: 30\u00a0000\u00a0€ цены, 30\u00a0000\u00a0€ налога ITP и 1\u00a0650–2\u00a0800\u00a0€ на нотариуса, реестр и оформление.",
        conditions:
          "Ипотека на 90 процентов рассчитана на основное жильё, резидента Испании и платежи в пределах {loan.debts} чистого дохода: для 1\u00a0138\u00a0€ в месяц нужно около 3\u00a0250\u00a0€. С гарантией государства добавляются условия программы: до 35\u00a0лет или несовершеннолетние дети, до 37\u00a0800\u00a0€ в год до налогов на покупателя, цена в Каталонии не выше 300\u00a0000\u00a0€.",
        must: "Да, ипотека на 90 процентов и даже на 100\u00a0% возможна, но почти всегда для первого основного жилья: с гарантией государства (aval ICO), с займом ICF в Каталонии или по решению банка. Без этого предел {loan.share}, а для живущих за рубежом {loan.abroad}.",
        how: "Чтобы ипотека на 90 процентов была одобрена, проверьте, подходите ли вы для гарантии государства или займа ICF, и попросите письменный ответ у двух банков-участников. Только потом подписывайте договор задатка, в котором назван кредит. Рассчитывайте на несколько недель, из них {loan.days} календарных дней даны на чтение обязательного предложения банка.",
        pitfalls:
          "Ипотека на 90 процентов чаще всего срывается из-за оценки: если квартира стоит 300\u00a0000\u00a0€, а оценена в 285\u00a0000\u00a0€, банк даст 256\u00a0500\u00a0€, и не хватит 13\u00a0500\u00a0€. Другие причины\u00a0— дохода мало для такого платежа или цена выше предела государственной программы.",
      },
      sections: [
        {
          heading: "Сколько платить при 80, 90 и 100\u00a0%?",
          blocks: [
            {
              caption:
                "Вторичное жильё, 30\u00a0лет под условные 3\u00a0%; в своих деньгах учтены налог ITP и 1\u00a0650–2\u00a0800\u00a0€ расходов",
              columns: ["Цена", "Кредит", "Свои деньги", "Платёж в месяц", "Чистый доход при 35\u00a0%"],
              rows: [
                [
                  "200\u00a0000\u00a0€",
                  "80\u00a0%: 160\u00a0000\u00a0€",
                  "61\u00a0650–62\u00a0800\u00a0€",
                  "675\u00a0€",
                  "1\u00a0930\u00a0€",
                ],
                [
                  "200\u00a0000\u00a0€",
                  "90\u00a0%: 180\u00a0000\u00a0€",
                  "41\u00a0650–42\u00a0800\u00a0€",
                  "759\u00a0€",
                  "2\u00a0170\u00a0€",
                ],
                [
                  "300\u00a0000\u00a0€",
                  "80\u00a0%: 240\u00a0000\u00a0€",
                  "91\u00a0650–92\u00a0800\u00a0€",
                  "1\u00a0012\u00a0€",
                  "2\u00a0890\u00a0€",
                ],
                [
                  "300\u00a0000\u00a0€",
                  "90\u00a0%: 270\u00a0000\u00a0€",
                  "61\u00a0650–62\u00a0800\u00a0€",
                  "1\u00a0138\u00a0€",
                  "3\u00a0250\u00a0€",
                ],
                [
                  "300\u00a0000\u00a0€",
                  "100\u00a0%: 300\u00a0000\u00a0€",
                  "31\u00a0650–32\u00a0800\u00a0€",
                  "1\u00a0265\u00a0€",
                  "3\u00a0610\u00a0€",
                ],
              ],
            },
            "С пониженным налогом {itp.reduced} при цене 300\u00a0000\u00a0€ и кредите на 90\u00a0% хватит 46\u00a0650–47\u00a0800\u00a0€. Ещё 250–600\u00a0€ возьмут за банковскую оценку.",
          ],
        },
        {
          heading: "Какие три пути ведут выше 80\u00a0%?",
          blocks: [
            {
              points: [
                "Гарантия государства (aval ICO): оно отвечает перед банком за 20\u00a0% кредита или за 25\u00a0%, если энергетический класс жилья D и выше. Возраст до 35\u00a0лет или несовершеннолетние дети, доход до 37\u00a0800\u00a0€ в год до налогов и имущество до 100\u00a0000\u00a0€ на покупателя. Жильё первое и основное, в Каталонии до 300\u00a0000\u00a0€. Кредит подписывают до 31\u00a0декабря 2027\u00a0года.",
                "Заём ICF (Habitatge Emancipació) в Каталонии: 20\u00a0% цены, не больше 50\u00a0000\u00a0€, под 0\u00a0%, от 18 до 35\u00a0лет. Банк даёт обычные 80\u00a0%. Деньги возвращают ICF после ипотеки, за пять лет, а жильё навсегда остаётся защищённым.",
                "Решение самого банка: квартиры, которые он продаёт сам, или вторая недвижимость в залог. Ни один банк на это идти не обязан.",
              ],
            },
          ],
        },
        {
          heading: "Что банк проверяет строже обычного?",
          blocks: [
            {
              points: [
                "Доход: бессрочный договор весит больше временного, а все платежи вместе должны укладываться в {loan.debts} чистого дохода.",
                "Сбережения: деньги на налог и расходы надо показать, их почти никогда не дают в кредит.",
                "Назначение: на второе жильё и на квартиру под аренду дают обычную долю или меньше.",
                "Квартиру: она должна значиться в реестре как жильё, без незаконных перестроек, в доме без серьёзных дефектов по акту осмотра (ITE).",
              ],
            },
          ],
        },
        {
          heading: "Как получить такой кредит, по шагам?",
          blocks: [
            {
              steps: [
                "Сравните возраст, доход, имущество и цену с условиями двух программ.",
                "За займом ICF обращайтесь сначала в ICF, через интернет, потом в банк; гарантию оформляет сам банк.",
                "Попросите у двух банков долю, ставку и срок в письменном виде.",
                "Впишите кредит в договор задатка: если банк откажет не по вашей вине, вы вправе выйти из договора (Гражданский кодекс Каталонии, ст.\u00a0621-49).",
                "Оплатите оценку, дождитесь обязательного предложения банка (FEIN) и используйте {loan.days} дней.",
              ],
            },
          ],
        },
        {
          heading: "Что, если квартиру оценят ниже цены?",
          blocks: [
            "Свои 90\u00a0% банк считает от меньшей суммы. При цене 300\u00a0000\u00a0€ и оценке 285\u00a0000\u00a0€ он даст 256\u00a0500\u00a0€ вместо 270\u00a0000\u00a0€, а остальные 13\u00a0500\u00a0€ придётся найти вам. Запишите в договоре задатка, что тогда будет: низкая оценка сама по себе ещё не отказ банка.",
          ],
        },
      ],
      inShort: [
        "Выше 80\u00a0% ведут три пути: гарантия государства, заём ICF и решение самого банка.",
        "Налог и расходы всё равно платят из сбережений.",
      ],
      next: "[Посчитайте свои деньги при 80 и 90\u00a0% на странице расходов](/costs), прежде чем идти в банк.",
      description:
        "Ипотека на 90 или 100\u00a0% в Испании: три пути выше обычных 80\u00a0%, таблица своих денег и платежей при цене 200\u00a0000 и 300\u00a0000\u00a0€, условия, шаги и причины отказов.",
      sources: [
        "Соглашение Министерства жилья с ICO (BOE, май 2024\u00a0года), продлено до 31 декабря 2027\u00a0года",
        "Institut Català de Finances: Habitatge Emancipació",
        "Закон 5/2019, ст.\u00a011 и 14",
        "Гражданский кодекс Каталонии, ст.\u00a0621-49",
      ],
    },
  },
};
