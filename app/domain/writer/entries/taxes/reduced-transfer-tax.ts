import type { Entry } from "../entry";

export const reducedTransferTax: Entry = {
  theme: "costs",
  related: [
    "transfer-tax",
    "costs-of-buying",
    "stamp-duty",
    "reference-value",
    "down-payment",
    "protected-home",
    "buying-together",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "reduced transfer tax",
        "reduced itp",
        "itp for young buyers",
        "itp under 35",
        "5% itp",
        "itp large family",
        "transfer tax for young people",
        "lower transfer tax",
        "itp disability",
        "first-time buyer tax",
        "first time buyer catalonia",
        "tax reduction for young buyers",
        "young buyer tax catalonia",
      ],
      title: "The reduced transfer tax",
      answers: {
        what: [
          "Buyers aged {itp.age} or under pay the reduced transfer tax of {itp.reduced} instead of {itp.rate1} on their main home in Catalonia: €15,000 instead of €30,000 at a price of €300,000.",
          "Large and single-parent families, people with a disability of {itp.disability} or more and victims of gender violence have it at any age. Being a first-time buyer is not enough by itself.",
          "The taxable base of the last income tax return, less the personal and family minimum, may not exceed {itp.income}.",
        ],
        cost: [
          "The reduced transfer tax is {itp.reduced} of the value of the home.",
          "On an officially protected home the rate is {itp.protected}.",
        ],
        who: [
          "The reduced transfer tax is for a main home bought by someone aged {itp.age} or under, or by a large or single-parent family. A disability of {itp.disability} or more, or having suffered gender violence, also gives the right.",
          "Their income must stay within the limit.",
        ],
        how: "You claim the reduced transfer tax yourself, on form 600, when you file after signing. Have the proof of your case ready that day; nobody applies the rate for you.",
        conditions: [
          "Young buyers aged {itp.age} or under pay the reduced transfer tax of {itp.reduced} instead of {itp.rate1}, €15,000 rather than €30,000 at €300,000, on three more conditions: no more than {itp.income} of taxable base less the personal minimum, a home that becomes the main one within twelve months, and three years in it.",
          "Large and single-parent families, a disability of {itp.disability} or more and gender violence give the right at any age.",
          "If two people buy and only one meets the conditions, only that share pays {itp.reduced}.",
        ],
        must: "Living in the home is a must for the reduced transfer tax, within twelve months and for three years, and so is claiming the rate yourself on form 600. Being a first-time buyer is not. If two buy and one qualifies, the rate is allowed on that person’s share only.",
      },
      sections: [
        {
          heading: "How much does it save at your price?",
          blocks: [
            {
              caption: "Transfer tax with and without the reduced rate",
              columns: ["Price", "Ordinary", "Reduced, 5%", "Both buy, one qualifies"],
              rows: [
                ["€200,000", "€20,000", "€10,000", "€15,000"],
                ["€300,000", "€30,000", "€15,000", "€22,500"],
                ["€400,000", "€40,000", "€20,000", "€30,000"],
                ["€500,000", "€50,000", "€25,000", "€37,500"],
              ],
            },
            "With two buyers of half each, the share of the one who qualifies pays 5% and the other share the ordinary tax.",
          ],
        },
        {
          heading: "Who may pay the reduced rate?",
          blocks: [
            [
              "These are the cases of the Catalan tax code (Legislative Decree 1/2024, art. 641), as checked on {checked}:",
            ],
            {
              points: [
                "Age: {itp.age} or under on the day the tax falls due. Guides that give a lower age are out of date.",
                "A large family or a single-parent family with its official card.",
                "A disability of {itp.disability} or more, of the buyer or of someone in the family unit.",
                "Having suffered gender violence, with one of the proofs that the law accepts.",
                "Officially protected housing: {itp.protected}, whoever buys it.",
              ],
            },
          ],
        },
        {
          heading: "Which income limit applies?",
          blocks: [
            [
              "The limit is {itp.income}, counted on the taxable base of your income tax return less the personal and family minimum.",
              "In a large family all members count together, and the limit rises by {itp.perChild} for each child beyond the number the law asks of one.",
            ],
            "That is not your gross salary, so don’t rule yourself out from a payslip. Take your last return, add the general and the savings base, and subtract the minimum. If you come close to the limit, ask a tax adviser before you sign a deposit contract.",
          ],
        },
        {
          heading: "Which documents do you need before signing?",
          blocks: [
            {
              steps: [
                "Your last income tax return, with its official receipt.",
                "The card or certificate of your case, valid on the day of signing.",
                "A sentence in the deed that the home will be your main residence: ask the notary for it.",
                "The calculation in writing from whoever files form 600, before the money is due.",
              ],
            },
          ],
        },
        {
          heading: "How is the reduced rate lost?",
          blocks: [
            {
              points: [
                "They buy a second home or one to let: it has to be the home they live in.",
                "Two people buy, one qualifies, and they count on 5% for the whole price.",
                "They move in late or leave early: you must live there within twelve months and for three years, unless a marriage, a job or the like forces a change.",
                "They keep no copy of the proof, and the tax agency asks for it years later.",
              ],
            },
          ],
        },
        {
          heading: "What else should young buyers know?",
          blocks: [
            {
              points: [
                "The tax is counted on the price or on the reference value, whichever is higher, and the reduced rate too.",
                "Form 600 is filed within one month of the deed, with the rate claimed on it.",
                "A new home bears VAT instead: 10%, without a lower rate for the young. Of the 1.5% stamp duty a buyer aged 35 or under may be let off all, with the same income test: €4,500 at €300,000.",
                "A protected home pays {itp.protected}, whoever buys it; ask whether 5% may be claimed instead.",
                "Notary, registry and paperwork cost the same as for everybody: €1,650 to €2,800.",
                "For the loan there are a State guarantee (ICO) for up to 100% of the price and a Catalan loan (ICF) of 20%, both with limits of their own.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Some buyers of a main home pay {itp.reduced} instead of the ordinary transfer tax.",
        "Among them are those aged {itp.age} or under, within an income limit of {itp.income}.",
        "The rate is claimed on form 600, with the proof attached.",
      ],
      next: "Choose your kind of buyer in the [cost calculator](/costs) to see the purchase with the lower rate.",
      description:
        "Reduced transfer tax in Catalonia: 5% instead of 10% up to the age of 35 and for families, the income limit of €36,000, proof, two buyers, savings in a table.",
      sources: [
        "Legislative Decree 1/2024 (Catalan tax code, book six), art. 641",
        "Decree-Law 5/2025 of Catalonia (DOGC 9379)",
      ],
    },
    es: {
      names: [
        "itp reducido",
        "itp joven",
        "itp menores de 35 años",
        "tipo reducido itp",
        "impuesto de transmisiones reducido",
        "itp familia numerosa",
        "itp al 5",
        "bonificación itp cataluña",
        "itp discapacidad",
        "itp familia monoparental",
        "itp joven cataluña",
        "reducción itp jóvenes cataluña",
      ],
      title: "El ITP reducido",
      answers: {
        what: [
          "Los jóvenes de hasta {itp.age} años pagan en Cataluña el ITP reducido, un {itp.reduced} en vez del {itp.rate1}, por su vivienda habitual: 15.000\u00a0€ en lugar de 30.000\u00a0€ por un piso de 300.000\u00a0€.",
          "A cualquier edad lo tienen las familias numerosas y monoparentales, las personas con una discapacidad del {itp.disability} o más y las víctimas de violencia de género. Ser la primera vivienda no basta por sí solo.",
          "La base imponible de la última renta, menos el mínimo personal y familiar, no puede pasar de {itp.income}.",
        ],
        cost: [
          "El ITP reducido es el {itp.reduced} del valor de la vivienda.",
          "Si es de protección oficial, el tipo es del {itp.protected}.",
        ],
        who: [
          "El ITP reducido es para la vivienda habitual de quienes tienen hasta {itp.age}\u00a0años y de las familias numerosas o monoparentales. También da derecho una discapacidad del {itp.disability} o más, o haber sufrido violencia machista.",
          "Lo paga y lo justifica quien compra.",
        ],
        how: "El ITP reducido lo aplica usted mismo en el modelo 600, al presentarlo después de la firma. Tenga los justificantes listos ese día: nadie lo concede de oficio.",
        conditions: [
          "Los jóvenes de hasta {itp.age}\u00a0años (menores de 36) pagan el ITP al tipo reducido, un {itp.reduced} en vez del {itp.rate1} (15.000\u00a0€ en lugar de 30.000\u00a0€ por un piso de 300.000\u00a0€), si cumplen tres requisitos más: no pasar de {itp.income} de base imponible menos el mínimo personal y familiar, entrar a vivir en doce meses y quedarse tres años.",
          "Las familias numerosas y monoparentales, la discapacidad del {itp.disability} o más y la violencia machista dan derecho a cualquier edad.",
          "Si compran dos y solo uno cumple, solo su parte paga el {itp.reduced}.",
        ],
        must: "Para el ITP reducido es obligatorio vivir en la casa, antes de doce meses y durante tres años, y pedir el tipo en el modelo 600. No hace falta que sea la primera vivienda. Si compran dos y cumple uno, se puede aplicar, pero solo a su parte.",
      },
      sections: [
        {
          heading: "¿Cuánto se ahorra según el precio?",
          blocks: [
            {
              caption: "ITP con el tipo general y con el reducido",
              columns: ["Precio", "General", "Reducido, 5\u00a0%", "Compran dos a medias y cumple uno"],
              rows: [
                ["200.000\u00a0€", "20.000\u00a0€", "10.000\u00a0€", "15.000\u00a0€"],
                ["300.000\u00a0€", "30.000\u00a0€", "15.000\u00a0€", "22.500\u00a0€"],
                ["400.000\u00a0€", "40.000\u00a0€", "20.000\u00a0€", "30.000\u00a0€"],
                ["500.000\u00a0€", "50.000\u00a0€", "25.000\u00a0€", "37.500\u00a0€"],
              ],
            },
            "Si compran dos a medias, la mitad de quien cumple paga el 5\u00a0% y la otra, el tipo general.",
          ],
        },
        {
          heading: "¿Quién tiene derecho al ITP reducido?",
          blocks: [
            [
              "Son los casos del Código tributario de Cataluña (Decreto Legislativo 1/2024, art. 641), consultado el {checked}:",
            ],
            {
              points: [
                "Edad: {itp.age}\u00a0años o menos el día en que nace el impuesto. Las páginas que dan una edad menor no están al día.",
                "Familia numerosa o monoparental, con el título en vigor.",
                "Discapacidad del {itp.disability} o más, de quien compra o de alguien de la unidad familiar.",
                "Haber sufrido violencia machista, con alguna de las pruebas que la ley admite.",
                "Vivienda de protección oficial: {itp.protected}, la compre quien la compre.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuál es el límite de ingresos?",
          blocks: [
            [
              "El tope es de {itp.income}: la base imponible de su declaración de la renta menos el mínimo personal y familiar.",
              "En una familia numerosa cuentan juntos todos sus miembros, y el tope sube {itp.perChild} por cada hijo que pase del mínimo legal.",
            ],
            "No es el sueldo bruto, así que no se descarte por la nómina. Tome la última declaración, sume la base general y la del ahorro y reste el mínimo. Si queda cerca del tope, hable con un asesor fiscal antes de las arras.",
          ],
        },
        {
          heading: "¿Qué documentos se reúnen antes de firmar?",
          blocks: [
            {
              steps: [
                "La última declaración de la renta, con el justificante de presentación.",
                "El título, carné o certificado de su caso, vigente el día de la firma.",
                "Una frase en la escritura que diga que será su vivienda habitual: pídala en la notaría.",
                "El cálculo por escrito de quien vaya a presentar el modelo 600, antes de tener que pagar.",
              ],
            },
          ],
        },
        {
          heading: "¿Por qué se pierde el tipo reducido?",
          blocks: [
            {
              points: [
                "Se compra una segunda residencia o un piso para alquilar: tiene que ser la casa en la que se vive.",
                "Compran dos, cumple uno y cuentan con el 5\u00a0% para todo el precio.",
                "Se entra tarde o se deja pronto: hay que vivir en ella antes de doce meses y durante tres años, salvo que un matrimonio, un traslado laboral u otra causa justificada obligue a mudarse.",
                "No se guardan los justificantes y la Agencia Tributaria de Cataluña los reclama años después.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué más debe saber un comprador joven?",
          blocks: [
            {
              points: [
                "El impuesto se calcula sobre el precio o el valor de referencia, el que sea mayor, también con el tipo reducido.",
                "El modelo 600 se presenta en el mes siguiente a la escritura, y en él se pide el tipo.",
                "La obra nueva paga IVA, el 10\u00a0%, sin rebaja por edad. Del AJD, el 1,5\u00a0%, se puede librar entero quien tiene 35 años o menos, con el mismo límite de renta: son 4.500\u00a0€ con 300.000\u00a0€.",
                "Una vivienda de protección oficial paga el {itp.protected}, la compre quien la compre; pregunte si se puede pedir el 5\u00a0%.",
                "Notaría, registro y gestoría cuestan lo mismo que a todos: de 1.650 a 2.800\u00a0€.",
                "Para el préstamo hay un aval del Estado (ICO), hasta el 100\u00a0% del precio, y un préstamo catalán (ICF) del 20\u00a0%, cada uno con sus límites.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Hay compradores que pagan un {itp.reduced} por su vivienda habitual en vez de la escala general del ITP.",
        "Entre ellos, quienes tienen {itp.age}\u00a0años o menos y no superan {itp.income} de ingresos.",
        "El tipo se pide en el modelo 600, con los justificantes.",
      ],
      next: "Elija su tipo de comprador en la [calculadora de gastos](/costs) y verá la compra con el tipo menor.",
      description:
        "ITP reducido en Cataluña: el 5\u00a0% en vez del 10\u00a0% hasta los 35 años y para familias, el límite de renta de 36.000\u00a0€, documentos, dos compradores y cuánto ahorra.",
      sources: [
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), art. 641",
        "Decreto ley 5/2025 de Cataluña (DOGC 9379)",
      ],
    },
    ca: {
      names: [
        "itp reduït",
        "itp jove",
        "itp menors de 35 anys",
        "tipus reduït itp",
        "impost de transmissions reduït",
        "itp família nombrosa",
        "itp al 5",
        "bonificació itp",
        "itp discapacitat",
        "itp família monoparental",
        "itp joves",
        "itp joves catalunya",
      ],
      title: "L’ITP reduït",
      answers: {
        what: [
          "Els joves de fins a {itp.age} anys paguen a Catalunya l’ITP reduït, un {itp.reduced} en comptes del {itp.rate1}, pel seu habitatge habitual: 15.000\u00a0€ en lloc de 30.000\u00a0€ per un pis de 300.000\u00a0€.",
          "A qualsevol edat el tenen les famílies nombroses i monoparentals, les persones amb una discapacitat del {itp.disability} o més i les víctimes de violència de gènere. Que sigui el primer habitatge no n’hi ha prou.",
          "La base imposable de l’última renda, menys el mínim personal i familiar, no pot passar de {itp.income}.",
        ],
        cost: [
          "Amb l’ITP reduït es paga el {itp.reduced} del preu o, si és més alt, del valor de referència.",
          "La notaria, el registre i la gestoria costen igual que en qualsevol altra compra.",
        ],
        who: [
          "L’ITP reduït el demana i el paga qui compra, si el seu cas és a la llei: per edat, família, discapacitat o violència masclista.",
          "La gestoria pot presentar la declaració en nom seu, però els justificants els hi ha de donar vostè.",
        ],
        how: "L’ITP reduït no arriba tot sol: l’aplica vostè mateix en el model 600, que es presenta després de la signatura. Tingui els justificants a punt aquell dia.",
        conditions: [
          "Els joves de fins a {itp.age}\u00a0anys (menors de 36) paguen l’ITP al tipus reduït, un {itp.reduced} en comptes del {itp.rate1} (15.000\u00a0€ en lloc de 30.000\u00a0€ per un pis de 300.000\u00a0€), si compleixen tres requisits més: no passar de {itp.income} de base imposable menys el mínim personal i familiar, anar-hi a viure en dotze mesos i quedar-s’hi tres anys.",
          "Les famílies nombroses i monoparentals, la discapacitat del {itp.disability} o més i la violència masclista hi donen dret a qualsevol edat.",
          "Si compren dos i només un compleix, només la seva part paga el {itp.reduced}.",
        ],
        must: "Per a l’ITP reduït és obligatori viure a la casa, abans de dotze mesos i durant tres anys, i demanar el tipus en el model 600. No cal que sigui el primer habitatge. Si compren dues persones i en compleix una, es pot aplicar, però només a la seva part.",
      },
      sections: [
        {
          heading: "Quant s’estalvia segons el preu?",
          blocks: [
            {
              caption: "ITP amb el tipus general i amb el reduït",
              columns: ["Preu", "General", "Reduït, 5\u00a0%", "Compren dos a mitges i en compleix un"],
              rows: [
                ["200.000\u00a0€", "20.000\u00a0€", "10.000\u00a0€", "15.000\u00a0€"],
                ["300.000\u00a0€", "30.000\u00a0€", "15.000\u00a0€", "22.500\u00a0€"],
                ["400.000\u00a0€", "40.000\u00a0€", "20.000\u00a0€", "30.000\u00a0€"],
                ["500.000\u00a0€", "50.000\u00a0€", "25.000\u00a0€", "37.500\u00a0€"],
              ],
            },
            "Si compren dues persones a mitges, la meitat de qui compleix paga el 5\u00a0% i l’altra, el tipus general.",
          ],
        },
        {
          heading: "Qui té dret a l’ITP reduït?",
          blocks: [
            [
              "Són els casos del Codi tributari de Catalunya (Decret legislatiu 1/2024, art. 641), consultat el {checked}:",
            ],
            {
              points: [
                "Edat: {itp.age}\u00a0anys o menys el dia de la compra, que és quan es merita l’impost. Les pàgines que encara en diuen una de més baixa no estan al dia.",
                "Família nombrosa o monoparental, amb el títol vigent.",
                "Discapacitat del {itp.disability} o més, de qui compra o d’algú de la unitat familiar.",
                "Haver patit violència masclista, amb alguna de les proves que la llei admet.",
                "Habitatge de protecció oficial: {itp.protected}, el compri qui el compri.",
              ],
            },
          ],
        },
        {
          heading: "Quin és el límit d’ingressos?",
          blocks: [
            [
              "El topall és de {itp.income}: la base imposable de la seva declaració de renda menys el mínim personal i familiar.",
              "En una família nombrosa compten junts tots els membres, i el topall puja {itp.perChild} per cada fill que passi del mínim legal.",
            ],
            "No és el sou brut, o sigui que no es descarti per la nòmina. Agafi l’última declaració, sumi la base general i la de l’estalvi i resti’n el mínim. Si queda a prop del topall, parli amb un assessor fiscal abans de les arres.",
          ],
        },
        {
          heading: "Quins documents es reuneixen abans de signar?",
          blocks: [
            {
              steps: [
                "L’última declaració de renda, amb el justificant de presentació.",
                "El títol, carnet o certificat del seu cas, vigent el dia de la signatura.",
                "Una frase a l’escriptura que digui que serà l’habitatge habitual: demani-la a la notaria.",
                "El càlcul per escrit de qui presentarà el model 600, abans d’haver de pagar.",
              ],
            },
          ],
        },
        {
          heading: "Per què es perd el tipus reduït?",
          blocks: [
            {
              points: [
                "Es compra una segona residència o un pis per llogar: ha de ser la casa on es viu.",
                "Compren dues persones, en compleix una i compten amb el 5\u00a0% per a tot el preu.",
                "S’hi entra tard o es deixa aviat: cal viure-hi abans de dotze mesos i durant tres anys, tret que un casament, un trasllat per feina o una altra causa justificada obligui a marxar.",
                "No es guarden els justificants i l’Agència Tributària de Catalunya els reclama anys després.",
              ],
            },
          ],
        },
        {
          heading: "Què més ha de saber un comprador jove?",
          blocks: [
            {
              points: [
                "L’impost es calcula sobre el preu o el valor de referència, el que sigui més alt, també amb el tipus reduït.",
                "El model 600 es presenta en el mes següent a l’escriptura, i és allà on es demana el tipus.",
                "L’obra nova paga IVA, el 10\u00a0%, sense rebaixa per edat. De l’AJD, l’1,5\u00a0%, se’n pot alliberar del tot qui té 35 anys o menys, amb el mateix límit de renda: són 4.500\u00a0€ amb 300.000\u00a0€.",
                "Un habitatge protegit paga el {itp.protected}, el compri qui el compri; pregunti si es pot demanar el 5\u00a0%.",
                "Notaria, registre i gestoria costen el mateix que a tothom: de 1.650 a 2.800\u00a0€.",
                "Per al préstec hi ha un aval de l’Estat (ICO), fins al 100\u00a0% del preu, i un préstec català (ICF) del 20\u00a0%, cadascun amb els seus límits.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Hi ha compradors que paguen un {itp.reduced} per l’habitatge habitual en lloc de l’escala general de l’ITP.",
        "Entre d’altres, qui té {itp.age}\u00a0anys o menys i no passa de {itp.income} d’ingressos.",
        "El tipus es demana en el model 600, amb els justificants.",
      ],
      next: "Triï el seu tipus de comprador a la [calculadora de despeses](/costs) i veurà la compra amb el tipus més baix.",
      description:
        "ITP reduït a Catalunya: el 5\u00a0% en comptes del 10\u00a0% fins als 35 anys i per a famílies, el límit de renda de 36.000\u00a0€, proves, dos compradors i quant s’estalvia.",
      sources: [
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), art. 641",
        "Decret llei 5/2025 (DOGC 9379)",
      ],
    },
    ru: {
      names: [
        "пониженная ставка ITP",
        "пониженный налог на передачу имущества",
        "льготный ITP",
        "льгота ITP для молодых",
        "ITP до 35 лет",
        "налог 5 процентов при покупке жилья",
        "ITP для многодетных",
        "льготы при покупке квартиры в Каталонии",
        "льготный налог при покупке квартиры",
        "налог при покупке квартиры до 35 лет",
        "налог на покупку жилья для молодых",
        "пониженный налог ITP",
        "пониженный ITP",
      ],
      title: "Пониженная ставка ITP",
      answers: {
        what: [
          "Покупатели до {itp.age} лет включительно платят в Каталонии за основное жильё по пониженной ставке ITP: {itp.reduced} вместо {itp.rate1}, то есть 15\u00a0000\u00a0€ вместо 30\u00a0000\u00a0€ при цене 300\u00a0000\u00a0€.",
          "В любом возрасте право есть у многодетных и неполных семей, людей с инвалидностью от {itp.disability} и пострадавших от гендерного насилия. Одного того, что жильё первое, мало.",
          "Налоговая база последней декларации за вычетом личного и семейного минимума не должна превышать {itp.income}.",
        ],
        cost: [
          "По пониженной ставке ITP платят {itp.reduced} стоимости жилья.",
          "Для субсидируемого жилья (VPO) ставка составляет {itp.protected}.",
        ],
        who: [
          "Пониженная ставка ITP положена на основное жильё покупателям до {itp.age}\u00a0лет включительно, многодетным и неполным семьям. Её дают и при инвалидности от {itp.disability}, и пострадавшим от гендерного насилия.",
          "Доход при этом не должен превышать предел.",
        ],
        how: "Пониженную ставку ITP вы указываете сами в форме 600, когда подаёте её после сделки. Подтверждения готовьте заранее: автоматически её никто не применит.",
        conditions: [
          "Покупатель до {itp.age}\u00a0лет включительно платит по пониженной ставке ITP, {itp.reduced} вместо {itp.rate1} (15\u00a0000\u00a0€ вместо 30\u00a0000\u00a0€ при цене 300\u00a0000\u00a0€), если выполнены ещё три условия: налоговая база за вычетом личного и семейного минимума не больше {itp.income}, переезд за двенадцать месяцев и три года в этой квартире.",
          "Многодетным и неполным семьям, людям с инвалидностью от {itp.disability} и пострадавшим от гендерного насилия ставку дают в любом возрасте.",
          "Если покупают двое, а условия выполняет один, {itp.reduced} платят только с его доли.",
        ],
        must: "Для пониженной ставки ITP обязательно жить в этой квартире, не позже чем через двенадцать месяцев и три года, и самому указать ставку в форме 600. Первым жильём квартира быть не обязана. Если покупают двое, а условиям отвечает один, ставку можно применить только к его доле.",
      },
      sections: [
        {
          heading: "Сколько удаётся сэкономить при разной цене?",
          blocks: [
            {
              caption: "ITP по обычной шкале и по пониженной ставке",
              columns: ["Цена", "Обычный налог", "По ставке 5\u00a0%", "Покупают двое, право у одного"],
              rows: [
                ["200\u00a0000\u00a0€", "20\u00a0000\u00a0€", "10\u00a0000\u00a0€", "15\u00a0000\u00a0€"],
                ["300\u00a0000\u00a0€", "30\u00a0000\u00a0€", "15\u00a0000\u00a0€", "22\u00a0500\u00a0€"],
                ["400\u00a0000\u00a0€", "40\u00a0000\u00a0€", "20\u00a0000\u00a0€", "30\u00a0000\u00a0€"],
                ["500\u00a0000\u00a0€", "50\u00a0000\u00a0€", "25\u00a0000\u00a0€", "37\u00a0500\u00a0€"],
              ],
            },
            "Если покупают двое пополам, с доли того, у кого есть право, берут 5\u00a0%, а с другой доли обычный налог.",
          ],
        },
        {
          heading: "Кто имеет право на пониженную ставку?",
          blocks: [
            ["Вот случаи из налогового кодекса Каталонии (Decret legislatiu 1/2024, ст. 641), проверено {checked}."],
            {
              points: [
                "Возраст: {itp.age}\u00a0лет или меньше в день, когда возникает налог. Страницы с меньшим возрастом устарели.",
                "Многодетная или неполная семья с действующим удостоверением.",
                "Инвалидность от {itp.disability} у покупателя или у кого-то из его семьи.",
                "Пережитое гендерное насилие, подтверждённое одним из способов, которые признаёт закон.",
                "Субсидируемое жильё (VPO): {itp.protected}, кто бы его ни покупал.",
              ],
            },
          ],
        },
        {
          heading: "Какой доход допускается для пониженной ставки?",
          blocks: [
            [
              "Предел\u00a0— {itp.income}: налоговая база из вашей декларации минус личный и семейный минимум.",
              "В многодетной семье доходы всех её членов складывают, а предел растёт на {itp.perChild} за каждого ребёнка сверх числа, с которого закон признаёт её многодетной.",
            ],
            "Это не зарплата до вычетов, так что не отказывайтесь от льготы раньше времени, глядя на расчётный лист. Возьмите последнюю налоговую декларацию, сложите общую базу и базу со сбережений и вычтите минимум. Если выходит близко к пределу, поговорите с налоговым консультантом до того, как вносить задаток.",
          ],
        },
        {
          heading: "Какие документы собрать до сделки?",
          blocks: [
            {
              steps: [
                "Последнюю налоговую декларацию вместе с отметкой о её подаче.",
                "Удостоверение или справку по вашему случаю, действующие в день сделки.",
                "Фразу в нотариальном акте, что жильё станет основным: попросите нотариуса её внести.",
                "Письменный расчёт от того, кто будет подавать форму 600, пока платить ещё не пора.",
              ],
            },
          ],
        },
        {
          heading: "Из-за чего теряют пониженную ставку?",
          blocks: [
            {
              points: [
                "Покупают второе жильё или квартиру для сдачи, а ставка положена только на то, где живут сами.",
                "Покупают двое, условиям отвечает один, а рассчитывают на 5\u00a0% со всей цены.",
                "Поздно въезжают или рано съезжают: поселиться надо в течение двенадцати месяцев и прожить три года, если только не вынудят уехать свадьба, работа и подобные причины.",
                "Не хранят подтверждения, а налоговое агентство просит показать их через несколько лет.",
              ],
            },
          ],
        },
        {
          heading: "Что ещё нужно знать молодым покупателям?",
          blocks: [
            {
              points: [
                "Налог считают с цены или со справочной стоимости, если она выше, и по пониженной ставке тоже.",
                "Форму 600 подают в течение месяца после акта, и ставку заявляют в ней же.",
                "С нового жилья берут НДС 10\u00a0%, и скидки по возрасту на него нет. От гербового сбора (1,5\u00a0%) покупатель до 35 лет включительно может быть освобождён целиком при том же доходе: при цене 300\u00a0000\u00a0€ это 4\u00a0500\u00a0€.",
                "Жильё с официальной защитой облагают по {itp.protected}, кто бы его ни покупал; спросите, нельзя ли заявить 5\u00a0%.",
                "Нотариус, реестр и оформление стоят столько же, сколько всем: от 1\u00a0650 до 2\u00a0800\u00a0€.",
                "Для ипотеки есть государственная гарантия ICO, с которой банк даёт до 100\u00a0% цены, и каталонский кредит ICF на 20\u00a0%; у каждого свои пределы.",
                "Иностранцу нужна испанская декларация о доходах или её замена: какие документы примет налоговое агентство, узнайте до задатка.",
              ],
            },
            "Деньги на налог банк обычно не даёт, поэтому отложите их из своих ещё до задатка.",
          ],
        },
      ],
      inShort: [
        "Некоторые покупатели основного жилья платят {itp.reduced} вместо обычной шкалы ITP.",
        "Среди них те, кому {itp.age}\u00a0лет или меньше, при доходе до {itp.income}.",
        "Ставку заявляют в форме 600 и прикладывают подтверждения.",
      ],
      next: "Выберите категорию покупателя в [калькуляторе расходов](/costs): он посчитает покупку с меньшей ставкой.",
      description:
        "Пониженный ITP в Каталонии: 5\u00a0% вместо 10\u00a0% до 35 лет и для семей, предел дохода 36\u00a0000\u00a0€, документы, двое покупателей и сколько это экономит при каждой цене.",
      sources: [
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст. 641",
        "Decret llei 5/2025 (DOGC 9379)",
      ],
    },
  },
};
