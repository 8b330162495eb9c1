import type { Together } from "./together";

export const largeFamilyTax: Together = {
  of: ["reduced-transfer-tax", "transfer-tax"],
  foundAs: ["costs-of-buying", "property-tax-ibi"],
  words: [
    "large famil|big famil|famili\\p{L}* (?:numeros|nombros)|numerosa|nombrosa|многодет",
    "itp(?![\\p{L}])|transfer tax|transmis|impuest|impost|tax|reduc|bonific|налог|льгот|пониж",
  ],
  without: "ibi(?![\\p{L}])|sell|vend|прода",
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      answer:
        "A large family pays 5% transfer tax (ITP) instead of 10% or more on a resale main home in Catalonia: €20,000 instead of €40,000 on €400,000. It needs the large-family card in force on the day of the deed, and income within the limit: {itp.income} for the whole family, and {itp.perChild} more for each child beyond the number that makes a family large. Age doesn’t matter.",
      sections: [
        {
          heading: "Which conditions does a large family have to meet?",
          blocks: [
            {
              points: [
                "The official card (título), in force when the deed is signed. As a rule it is for three children, or two if one has a disability; the card decides, not the count.",
                "The taxable bases of all members in the last return, the general and the savings one together, less the personal and family minimums, stay within the limit.",
                "The home becomes the family’s main one within twelve months and stays so for three years.",
                "The rate is claimed on form 600, within a month of the deed, with the card and the returns.",
              ],
            },
          ],
        },
        {
          heading: "What is the income limit with three, four or five children?",
          blocks: [
            {
              caption: "Income limit for the family, and the tax on a home at €400,000 (2026)",
              columns: ["Children (card for three)", "Limit", "ITP within it", "ITP above it"],
              rows: [
                ["3", "€36,000", "€20,000", "€40,000"],
                ["4", "€50,000", "€20,000", "€40,000"],
                ["5", "€64,000", "€20,000", "€40,000"],
              ],
            },
            "The bases are not the salaries: reductions have gone, and the minimums come off as well. With two returns, work out each and add them up. If you end near the limit, have an adviser do the sum before the deposit.",
          ],
        },
      ],
      description:
        "Transfer tax for a large family in Catalonia: the reduced rate of 5%, the card, the income limit with three, four or five children, form 600 and a sum done.",
      sources: ["Legislative Decree 1/2024 (Catalan tax code), arts. 641-2 to 641-5", "Law 40/2003, art. 2"],
    },
    es: {
      answer:
        "Una familia numerosa paga en Cataluña un 5\u00a0% de ITP en lugar del 10\u00a0% o más por su vivienda habitual de segunda mano: 20.000\u00a0€ en vez de 40.000\u00a0€ con un precio de 400.000\u00a0€. Necesita el título en vigor el día de la escritura y no pasar del límite de renta: {itp.income} entre todos, y {itp.perChild} más por cada hijo que exceda del número que hace numerosa a la familia. La edad no cuenta.",
      sections: [
        {
          heading: "¿Qué requisitos pide a una familia numerosa?",
          blocks: [
            {
              points: [
                "El título en vigor al firmar. Por regla general es con tres hijos, o con dos si uno tiene discapacidad; lo que vale es el título, no la cuenta.",
                "Las bases imponibles de todos los miembros en la última renta, la general y la del ahorro, menos los mínimos personales y familiares, dentro del límite.",
                "Que la vivienda sea la habitual de la familia antes de doce meses y durante tres años.",
                "El tipo se aplica en el modelo 600, en el mes siguiente a la escritura, con el título y las declaraciones.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuál es el límite con tres, cuatro o cinco hijos?",
          blocks: [
            {
              caption: "Límite de renta de la familia y cuota de un piso de 400.000\u00a0€ (2026)",
              columns: ["Hijos (título con tres)", "Límite", "ITP si no lo pasa", "ITP si lo pasa"],
              rows: [
                ["3", "36.000\u00a0€", "20.000\u00a0€", "40.000\u00a0€"],
                ["4", "50.000\u00a0€", "20.000\u00a0€", "40.000\u00a0€"],
                ["5", "64.000\u00a0€", "20.000\u00a0€", "40.000\u00a0€"],
              ],
            },
            "Las bases no son los sueldos: ya llevan reducciones y aún se les restan los mínimos. Si presentan dos declaraciones, calcúlenlo en cada una y súmenlo. Cerca del límite, que un asesor haga la cuenta antes de las arras.",
          ],
        },
      ],
      description:
        "ITP de familia numerosa en Cataluña: el tipo reducido del 5\u00a0%, el título, el límite de renta con tres, cuatro o cinco hijos, el modelo 600 y un ejemplo.",
      sources: [
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña), arts. 641-2 a 641-5",
        "Ley 40/2003, art. 2",
      ],
    },
    ca: {
      answer:
        "Una família nombrosa paga a Catalunya un 5\u00a0% d’ITP en lloc del 10\u00a0% o més per l’habitatge habitual de segona mà: 20.000\u00a0€ en comptes de 40.000 amb un preu de 400.000\u00a0€. Li cal el títol vigent el dia de l’escriptura i no passar del límit de renda: {itp.income} entre tots, i {itp.perChild} més per cada fill que excedeixi del nombre que fa nombrosa la família. L’edat no hi compta.",
      sections: [
        {
          heading: "Quins requisits demana a una família nombrosa?",
          blocks: [
            {
              points: [
                "El títol vigent en signar. En general és amb tres fills, o amb dos si un té discapacitat; el que val és el títol, no el compte.",
                "Les bases imposables de tots els membres en l’última renda, la general i la de l’estalvi, menys els mínims personals i familiars, dins del límit.",
                "Que l’habitatge sigui l’habitual de la família abans de dotze mesos i durant tres anys.",
                "El tipus s’aplica en el model 600, durant el mes següent a l’escriptura, amb el títol i les declaracions.",
              ],
            },
          ],
        },
        {
          heading: "Quin és el límit amb tres, quatre o cinc fills?",
          blocks: [
            {
              caption: "Límit de renda de la família i quota d’un pis de 400.000\u00a0€ (2026)",
              columns: ["Fills (títol amb tres)", "Límit", "ITP si no el passa", "ITP si el passa"],
              rows: [
                ["3", "36.000\u00a0€", "20.000\u00a0€", "40.000\u00a0€"],
                ["4", "50.000\u00a0€", "20.000\u00a0€", "40.000\u00a0€"],
                ["5", "64.000\u00a0€", "20.000\u00a0€", "40.000\u00a0€"],
              ],
            },
            "Les bases no són els sous: ja porten reduccions i encara se’n resten els mínims. Si presenten dues declaracions, calculin-ho en cadascuna i sumin-ho. A prop del límit, que un assessor faci el compte abans de les arres.",
          ],
        },
      ],
      description:
        "ITP de família nombrosa a Catalunya: el tipus reduït del 5\u00a0%, el títol, el límit de renda amb tres, quatre o cinc fills, el model 600 i un exemple fet en euros.",
      sources: ["Decret legislatiu 1/2024 (Codi tributari de Catalunya), arts. 641-2 a 641-5", "Llei 40/2003, art. 2"],
    },
    ru: {
      answer:
        "Многодетная семья платит в Каталонии 5\u00a0% налога на передачу имущества (ITP) вместо 10\u00a0% и больше за основное жильё на вторичном рынке: при цене 400\u00a0000\u00a0€ это 20\u00a0000\u00a0€, а не 40\u00a0000\u00a0€. В день акта нужно действующее удостоверение, а доход семьи не должен превышать предел: {itp.income} на всех и ещё {itp.perChild} за каждого ребёнка сверх числа, с которого семья считается многодетной. Возраст значения не имеет.",
      sections: [
        {
          heading: "Какие условия для многодетной семьи?",
          blocks: [
            {
              points: [
                "Удостоверение (título de familia numerosa) действует в день сделки. Обычно его дают с тремя детьми или с двумя, если у одного инвалидность; решает документ, а не число.",
                "Налоговые базы всех членов семьи в последней декларации, общая и со сбережений, за вычетом личных и семейных минимумов укладываются в предел.",
                "Семья поселится там в течение двенадцати месяцев и проживёт три года.",
                "Ставку указывают в форме 600 в течение месяца после акта и прилагают удостоверение и декларации.",
              ],
            },
          ],
        },
        {
          heading: "Какой предел с тремя, четырьмя и пятью детьми?",
          blocks: [
            {
              caption: "Предел дохода семьи и налог с квартиры за 400\u00a0000\u00a0€ (2026)",
              columns: ["Детей (удостоверение с трёх)", "Предел", "ITP в его рамках", "ITP сверх него"],
              rows: [
                ["3", "36\u00a0000\u00a0€", "20\u00a0000\u00a0€", "40\u00a0000\u00a0€"],
                ["4", "50\u00a0000\u00a0€", "20\u00a0000\u00a0€", "40\u00a0000\u00a0€"],
                ["5", "64\u00a0000\u00a0€", "20\u00a0000\u00a0€", "40\u00a0000\u00a0€"],
              ],
            },
            "Базы\u00a0— это не зарплаты: часть вычетов в них уже учтена, а минимумы ещё отнимут. Если деклараций две, посчитайте по каждой и сложите. Если выходит около предела, пусть консультант проверит до задатка.",
          ],
        },
      ],
      description:
        "ITP для многодетной семьи в Каталонии: льготная ставка 5\u00a0%, удостоверение, предел дохода с тремя, четырьмя и пятью детьми, форма 600 и пример расчёта в евро.",
      sources: ["Decret legislatiu 1/2024 (налоговый кодекс Каталонии), ст. 641-2–641-5", "Закон 40/2003, ст. 2"],
    },
  },
};
