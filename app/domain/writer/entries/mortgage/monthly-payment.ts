import type { Entry } from "../entry";

export const monthlyPayment: Entry = {
  theme: "mortgage",
  related: ["debts-and-income", "age-and-term", "fixed-or-variable", "living-costs-of-a-home"],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "monthly mortgage payment",
        "mortgage payment calculator",
        "mortgage repayment",
        "how to calculate a mortgage payment",
        "mortgage instalment",
        "monthly repayments",
      ],
      title: "The monthly payment of a mortgage",
      answers: {
        what: "Your monthly mortgage payment depends on three figures only: the loan, the interest rate and the years. In the usual French system you pay the same amount each month. At first a large part of it is interest; by the end almost all of it reduces the debt.",
        cost: [
          "A monthly mortgage payment has a floor that no bank can go below: the loan divided by the number of months.",
          "A loan of €400,000 over 20\u00a0years is €1,666.67 a month before any interest; the interest comes on top.",
        ],
        time: "A monthly mortgage payment runs for the whole term, usually on the same day each month, and starts the month after signing. With a fixed rate it stays the same; with a variable rate it is worked out again at the dates in the contract.",
        how: "To calculate a monthly mortgage payment, multiply the loan by the monthly rate and divide by one minus (one plus that rate) to the power of minus the number of months. Our cost page does it for you with the rate your bank quotes.",
      },
      sections: [
        {
          heading: "What is each payment made of?",
          blocks: [
            "Each month the bank charges interest on what you still owe. The rest of your payment reduces the debt, called the balance outstanding. As the balance falls, so does the interest, and more of the same payment goes to the loan.",
            "This is why an early repayment in the first years saves more than the same sum later. Ask for the table of payments with your offer; it shows every month to the end.",
          ],
        },
        {
          heading: "What changes the payment most?",
          blocks: [
            {
              points: [
                "The loan: twice the loan is twice the payment, at the same rate and term.",
                "The years: a longer term lowers the payment and raises the total of interest.",
                "The rate: it weighs more the longer the term is.",
                "Products sold with it: life or home insurance is paid beside it, and belongs in your sum for every year you keep it.",
              ],
            },
          ],
        },
        {
          heading: "How high may it be?",
          blocks: [
            [
              "Banks compare all your monthly payments with your net income.",
              "For residents they usually accept {loan.debts}, for non-residents {loan.debtsAbroad}.",
              "Car loans, cards and rents you owe count as well.",
            ],
            "A household with €6,000 net a month and a limit of one third may spend €2,000 on all its debts. If a car takes €300 of that, €1,700 is left for the home.",
            "The community fees, the property tax (IBI) and insurance don’t count for the bank. They do for you.",
          ],
        },
        {
          heading: "How do you compare two offers?",
          blocks: [
            {
              steps: [
                "Ask both banks for the same loan and the same years.",
                "Look at the TAE, which includes the costs, before you look at the payment.",
                "Add the products each bank requires, per month.",
                "Multiply by the months you expect to keep the loan and compare the totals.",
                "With a variable rate, read the separate document that shows the payment in several scenarios (Law 5/2019, art.\u00a014.1 c).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What is the floor for one of our homes?",
        blocks: [
          [
            "{?x.home}On [{a.title}](/property/{a.id}), at {a.price}, a resident could ask for {x.loan}.",
            "{!x.home}At a price of {x.price} a resident could ask for {x.loan}.",
            "Divide that loan by 300 and you have the monthly repayment over 25\u00a0years without interest.",
            "Everything your bank quotes above it is the price of the money.",
          ],
        ],
      },
      inShort:
        "The payment follows from loan, rate and years. It stays equal while its inside changes, from interest to repayment. The table of payments shows each month.",
      next: "[Enter the loan, the years and your bank’s rate on our cost page](/costs) to see payment and total interest.",
      description:
        "How a monthly mortgage payment in Spain is worked out, what it consists of, what changes it, how high banks let it be and how to compare two offers fairly.",
      sources: [
        "Law 5/2019, arts.\u00a011 and 14.1 c",
        "Formula of constant payments (French system)",
        "spectrumspanishmortgages.com and idealista: usual debt ratios",
      ],
    },
    es: {
      names: [
        "cuota de la hipoteca",
        "cuota mensual de la hipoteca",
        "cuota hipotecaria",
        "calcular cuota hipoteca",
        "calcular hipoteca",
        "cuánto se paga de hipoteca al mes",
        "letra de la hipoteca",
        "simulador de hipoteca",
        "cuota de una hipoteca a 30 años",
      ],
      title: "La cuota mensual de la hipoteca",
      answers: {
        what: "La cuota de la hipoteca depende de tres datos: cuánto pide, a qué tipo y en cuántos años. En el sistema francés, el habitual, paga siempre lo mismo: al principio casi todo son intereses y al final casi todo devuelve deuda.",
        cost: [
          "La cuota de la hipoteca tiene un suelo que ningún banco puede bajar: el préstamo dividido por los meses.",
          "400.000\u00a0€ a 20\u00a0años son 1.666,67\u00a0€ al mes sin intereses; los intereses se añaden.",
        ],
        time: "La cuota de la hipoteca se paga durante todo el plazo, por lo general el mismo día del mes y desde el mes siguiente a la firma. Con tipo fijo no cambia; con tipo variable se recalcula en las fechas del contrato.",
        how: "Para calcular la cuota de la hipoteca, multiplique el préstamo por el tipo mensual y divida por uno menos (uno más ese tipo) elevado a menos el número de meses. Nuestra página de gastos lo hace con el tipo que le dé su banco.",
      },
      sections: [
        {
          heading: "¿De qué se compone cada cuota?",
          blocks: [
            "Cada mes el banco cobra intereses por lo que queda por devolver, el capital pendiente. El resto de la cuota lo reduce. Como el capital baja, bajan los intereses, y de la misma cuota se devuelve cada vez más.",
            "Por eso amortizar en los primeros años ahorra más que hacerlo después. Pida con la oferta el cuadro de amortización: enseña todos los meses hasta el último. Con él delante puede probar qué ocurre si adelanta una cantidad dentro de unos años.",
          ],
        },
        {
          heading: "¿Qué la cambia más?",
          blocks: [
            {
              points: [
                "El importe: con igual tipo y plazo, el doble de préstamo es el doble de cuota.",
                "Los años: más plazo baja la cuota y sube el total de intereses.",
                "El tipo: pesa más cuanto más largo es el préstamo.",
                "Los productos asociados: el seguro de vida o de hogar se paga aparte y entra en su cuenta.",
              ],
            },
          ],
        },
        {
          heading: "¿Hasta dónde puede llegar?",
          blocks: [
            [
              "Los bancos comparan todas sus cuotas con los ingresos netos.",
              "A un residente le suelen admitir el {loan.debts}; a un no residente, el {loan.debtsAbroad}.",
              "También cuentan el coche, las tarjetas y el alquiler que deba.",
            ],
            "Un hogar con 6.000\u00a0€ netos al mes y un límite de un tercio puede dedicar 2.000\u00a0€ a todas sus deudas. Si el coche se lleva 300\u00a0€, quedan 1.700\u00a0€ para la vivienda.",
            "Comunidad, IBI y seguros no entran en la cuenta del banco. En la de usted, sí.",
          ],
        },
        {
          heading: "¿Cómo se comparan dos ofertas?",
          blocks: [
            {
              steps: [
                "Pida a los dos bancos el mismo importe y los mismos años.",
                "Mire primero la TAE, que incluye los gastos, y después la cuota.",
                "Sume lo que cuestan al mes los productos exigidos.",
                "Multiplique por los meses que piensa tener el préstamo y compare totales.",
                "Con tipo variable, lea el documento aparte que muestra la cuota en varios escenarios (Ley 5/2019, art.\u00a014.1 c).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuál es el suelo en una de nuestras viviendas?",
        blocks: [
          [
            "{?x.home}Por [{a.title}](/property/{a.id}), a {a.price}, un residente podría pedir {x.loan}.",
            "{!x.home}Con un precio de {x.price}, un residente podría pedir {x.loan}.",
            "Divida ese importe entre 300 y tendrá la devolución mensual a 25\u00a0años, sin intereses.",
            "Lo que su banco pida por encima es el precio del dinero.",
          ],
        ],
      },
      inShort:
        "La cuota resulta del préstamo, el tipo y los años. Es constante, aunque por dentro pasa de intereses a capital. El cuadro de amortización la enseña mes a mes.",
      next: "[Ponga préstamo, años y el tipo de su banco en la página de gastos](/costs) y verá la cuota y el total de intereses.",
      description:
        "Cómo se calcula la cuota de la hipoteca, de qué se compone, qué la hace subir o bajar, hasta dónde la admite el banco y cómo comparar bien dos ofertas.",
      sources: [
        "Ley 5/2019, arts.\u00a011 y 14.1 c",
        "Fórmula de cuota constante (sistema francés)",
        "spectrumspanishmortgages.com e idealista: ratios habituales de endeudamiento",
      ],
    },
    ca: {
      names: [
        "quota de la hipoteca",
        "quota mensual de la hipoteca",
        "quota hipotecària",
        "calcular la quota de la hipoteca",
        "calcular la hipoteca",
        "quant es paga d’hipoteca al mes",
        "simulador d’hipoteca",
      ],
      title: "La quota mensual de la hipoteca",
      answers: {
        what: "La quota de la hipoteca depèn de tres dades: quant demana, a quin tipus i en quants anys. Amb el sistema francès, el més corrent, paga sempre igual: al començament quasi tot són interessos i al final quasi tot torna deute.",
        cost: [
          "La quota de la hipoteca té un terra que cap banc no pot abaixar: el préstec dividit pels mesos.",
          "400.000\u00a0€ a 20\u00a0anys són 1.666,67\u00a0€ cada mes sense interessos; els interessos s’hi afegeixen.",
        ],
        time: "La quota de la hipoteca es paga durant tot el termini, en general el mateix dia del mes i a partir del mes següent de signar. Amb tipus fix no canvia; amb tipus variable es torna a calcular en les dates del contracte.",
        how: "Per calcular la quota de la hipoteca, multipliqui el préstec pel tipus mensual i divideixi-ho per u menys (u més aquest tipus) elevat a menys el nombre de mesos. La nostra pàgina de despeses ho fa amb el tipus del seu banc.",
      },
      sections: [
        {
          heading: "De què es compon cada quota?",
          blocks: [
            "Cada mes el banc cobra interessos pel que falta tornar, el capital pendent. La resta de la quota el va reduint. Com que el capital baixa, baixen els interessos, i de la mateixa quota se’n torna cada vegada més.",
            "Per això amortitzar els primers anys estalvia més que fer-ho després. Demani amb l’oferta el quadre d’amortització: hi surten tots els mesos fins a l’últim. Amb el quadre al davant pot provar què passa si avança una quantitat d’aquí a uns anys.",
          ],
        },
        {
          heading: "Què la fa canviar més?",
          blocks: [
            {
              points: [
                "L’import: amb el mateix tipus i termini, el doble de préstec és el doble de quota.",
                "Els anys: un termini més llarg abaixa la quota i apuja el total d’interessos.",
                "El tipus: com més llarg és el préstec, més pesa.",
                "Els productes lligats: l’assegurança de vida o de la llar es paga a part i entra en el seu compte.",
              ],
            },
          ],
        },
        {
          heading: "Fins on pot arribar?",
          blocks: [
            [
              "Els bancs comparen totes les quotes amb els ingressos nets.",
              "A un resident li solen acceptar el {loan.debts}; a un no resident, el {loan.debtsAbroad}.",
              "També hi compten el cotxe, les targetes i el lloguer que degui.",
            ],
            "Una llar amb 6.000\u00a0€ nets al mes i un límit d’un terç pot dedicar 2.000\u00a0€ a tots els deutes. Si el cotxe se n’emporta 300\u00a0€, en queden 1.700\u00a0€ per a l’habitatge.",
            "Comunitat, IBI i assegurances no entren en el compte del banc. En el de vostè, sí.",
          ],
        },
        {
          heading: "Com es comparen dues ofertes?",
          blocks: [
            {
              steps: [
                "Demani als dos bancs el mateix import i els mateixos anys.",
                "Miri primer la TAE, que inclou les despeses, i després la quota.",
                "Sumi-hi el que costen al mes els productes que exigeixen.",
                "Multipliqui-ho pels mesos que pensa tenir el préstec i compari totals.",
                "Amb tipus variable, llegeixi el document a part que mostra la quota en diversos escenaris (Llei 5/2019, art.\u00a014.1 c).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quin és el terra en un dels nostres habitatges?",
        blocks: [
          [
            "{?x.home}Per [{a.title}](/property/{a.id}), a {a.price}, un resident podria demanar {x.loan}.",
            "{!x.home}Amb un preu de {x.price}, un resident podria demanar {x.loan}.",
            "Divideixi aquest import entre 300 i tindrà el que ha de tornar cada mes a 25\u00a0anys, sense interessos.",
            "El que el seu banc demani per sobre és el preu dels diners.",
          ],
        ],
      },
      inShort:
        "La quota surt del préstec, el tipus i els anys. És constant, encara que per dins passa d’interessos a capital. El quadre d’amortització l’ensenya mes a mes.",
      next: "[Posi préstec, anys i el tipus del seu banc a la pàgina de despeses](/costs) i veurà la quota i el total d’interessos.",
      description:
        "Com es calcula la quota de la hipoteca, de què es compon, què la fa pujar o baixar, fins on l’accepta el banc i com es comparen bé dues ofertes de préstec.",
      sources: [
        "Llei 5/2019, arts.\u00a011 i 14.1 c",
        "Fórmula de quota constant (sistema francès)",
        "spectrumspanishmortgages.com i idealista: ràtios habituals d’endeutament",
      ],
    },
    ru: {
      names: [
        "ежемесячный платёж по ипотеке",
        "платёж по ипотеке",
        "рассчитать ипотеку",
        "рассчитать платёж по ипотеке",
        "ипотечный калькулятор Испания",
        "сколько платить за ипотеку в месяц",
        "калькулятор ипотеки в Испании",
      ],
      title: "Ежемесячный платёж по ипотеке",
      answers: {
        what: "Ежемесячный платёж по ипотеке зависит от трёх чисел: суммы, ставки и срока. При обычной в Испании французской схеме вы каждый месяц платите одинаково: сначала почти всё уходит на проценты, в конце почти всё гасит долг.",
        cost: [
          "Ежемесячный платёж по ипотеке не может быть меньше суммы кредита, разделённой на число месяцев.",
          "400 000\u00a0€ на 20\u00a0лет\u00a0— это 1 666,67\u00a0€ в месяц без процентов; проценты идут сверху.",
        ],
        time: "Ежемесячный платёж по ипотеке вносят весь срок, обычно в один и тот же день, начиная с месяца после сделки. При постоянной ставке он не меняется, при переменной его пересчитывают в даты, указанные в договоре.",
        how: "Чтобы рассчитать платёж по ипотеке, умножьте сумму на месячную ставку и разделите на единицу минус (единица плюс эта ставка) в степени минус число месяцев. Страница расходов сделает это за вас со ставкой вашего банка.",
      },
      sections: [
        {
          heading: "Из чего состоит платёж?",
          blocks: [
            "Каждый месяц банк берёт проценты с остатка долга. Остальная часть платежа этот остаток уменьшает. Долг снижается, снижаются и проценты, и с тем же платежом вы гасите всё больше.",
            "Поэтому досрочное погашение в первые годы экономит больше, чем такая же сумма потом. Попросите вместе с предложением график платежей: в нём виден каждый месяц до последнего. По графику легко проверить, что изменится, если через несколько лет внести часть долга заранее.",
          ],
        },
        {
          heading: "Что сильнее всего меняет платёж?",
          blocks: [
            {
              points: [
                "Сумма: при той же ставке и сроке вдвое больший кредит даёт вдвое больший платёж.",
                "Срок: чем он длиннее, тем меньше платёж и больше сумма процентов.",
                "Ставка: на длинном сроке она весит больше.",
                "Сопутствующие продукты: страхование жизни или жилья платят отдельно, но в расчёт его стоит включить.",
              ],
            },
            "Если бюджет ограничен, сначала решите, какой платёж вам удобен, и от него двигайтесь к сумме кредита. Обратный порядок часто приводит к платежу, который держится только в хорошие месяцы.",
          ],
        },
        {
          heading: "Каким он может быть?",
          blocks: [
            [
              "Банк сравнивает все ваши платежи с чистым доходом.",
              "Резидентам обычно разрешают {loan.debts}, нерезидентам {loan.debtsAbroad}.",
              "Учитывают и автокредит, и карты, и аренду, которую вы платите.",
            ],
            "Возьмём простой пример. Семья с чистым доходом 6 000\u00a0€ в месяц при пределе в одну треть может отдавать на все долги 2 000\u00a0€. Если 300\u00a0€ уходит на машину, на жильё остаётся 1 700\u00a0€.",
            "Взносы в сообщество собственников (comunidad), налог на недвижимость (IBI) и страховки банк сюда не включает. Вам их учесть нужно.",
          ],
        },
        {
          heading: "Как сравнить два предложения?",
          blocks: [
            {
              steps: [
                "Попросите оба банка посчитать одну сумму и один срок.",
                "Сначала посмотрите на полную стоимость кредита (TAE), потом на платёж.",
                "Прибавьте месячную цену обязательных продуктов.",
                "Умножьте на число месяцев, которое собираетесь платить, и сравните итог.",
                "При переменной ставке изучите отдельный документ с платежом в нескольких сценариях (Закон 5/2019, ст.\u00a014.1 c).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Каков минимум для одного из наших объектов?",
        blocks: [
          [
            "{?x.home}На объект [{a.title}](/property/{a.id}) ценой {a.price} резидент мог бы попросить {x.loan}.",
            "{!x.home}При цене {x.price} резидент мог бы попросить {x.loan}.",
            "Разделите эту сумму на 300, и получите месячное погашение за 25\u00a0лет без процентов.",
            "Всё, что банк назовёт сверх этого,\u00a0— цена денег.",
          ],
        ],
      },
      inShort:
        "Платёж определяют сумма, ставка и срок. Он одинаков, но внутри него проценты постепенно уступают место долгу. Всё видно в графике платежей.",
      next: "[Введите сумму, срок и ставку своего банка на странице расходов](/costs): увидите платёж и проценты за весь срок.",
      description:
        "Ежемесячный платёж по ипотеке в Испании: как его считают, из чего он состоит, что его меняет, какой предел ставит банк и как сравнить два предложения.",
      sources: [
        "Закон 5/2019, ст.\u00a011 и 14.1 c",
        "Формула равных платежей (французская схема)",
        "spectrumspanishmortgages.com и idealista: обычная долговая нагрузка",
      ],
    },
  },
};
