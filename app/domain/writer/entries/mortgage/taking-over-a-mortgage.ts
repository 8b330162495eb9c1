import type { Entry } from "../entry";

export const takingOverAMortgage: Entry = {
  theme: "mortgage",
  related: [
    "early-repayment",
    "selling-with-a-mortgage",
    "binding-offer-fein",
    "home-from-a-developer",
    "fixed-or-variable",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "taking over the seller's mortgage",
        "taking over a mortgage",
        "taking over the developer's mortgage",
        "take over the seller's mortgage",
        "take over the developer's mortgage",
        "assuming a mortgage in spain",
      ],
      title: "Taking over a mortgage",
      answers: {
        what: [
          "Taking over the seller’s mortgage, or a developer’s, needs the bank’s consent (Mortgage Act, art.\u00a0118), and the bank examines your income as it would for a new loan.",
          "It is worth it when the old rate is lower than today’s: €180,000 over twenty years cost €902 a month at 1.9% and €998 at an assumed 3%.",
          "Transfer tax is due on the whole price all the same, and the rest of the price comes from your savings.",
        ],
        cost: "Taking over a mortgage saves no transfer tax, which is due on the whole price. The bank may charge a fee for the change of debtor if the contract provides for one, and may ask for a valuation, €250 to €600. What it can save is interest: €96 a month on €180,000 over twenty years at 1.9% instead of 3%.",
        time: "Taking over the seller’s mortgage takes as long as a new loan, because the bank checks you all the same: reckon with several weeks. Put a date into the deposit contract that leaves the bank this time.",
        who: "Taking over a mortgage from a seller needs three who agree: seller, buyer and bank. A developer can’t oblige you to take over the loan on the building: such a clause is void for a consumer (RDLeg 1/2007, art.\u00a089.3 b).",
        how: "Taking over the seller’s mortgage begins with the bank: ask for the balance, the terms and its answer in writing, before the deposit contract. Then compare with a loan of your own, and write the change of debtor into the deed of sale.",
      },
      sections: [
        {
          heading: "When is it worth taking over the seller’s loan?",
          blocks: [
            "When its rate is lower than what banks offer you today and the balance is about what you need. You pay the rest of the price yourself. If the balance is small, you need a lot of savings; if you ask the bank for more, it will usually want a new loan at a new rate.",
            "Don’t count the old terms as yours. A bank that has to agree may also ask for something in return, so let it say so before you sign.",
          ],
        },
        {
          heading: "How do you take over a seller’s or a developer’s loan?",
          blocks: [
            {
              steps: [
                "Read the loan deed: rate, years left, what it says about a change of debtor.",
                "Apply to the bank with your documents, as for a loan of your own.",
                "Put into the deposit contract what happens if the bank says no.",
                "Read the binding offer (FEIN) in the days the law gives you before signing, and have the notary explain it.",
                "See to it that the deed of sale names the sum you take over and holds the bank’s consent.",
              ],
            },
            "In a new building the developer’s bank often offers each buyer a share of its loan. You are free to say no and bring your own bank. The developer then pays off and cancels that share at its own expense.",
          ],
        },
        {
          heading: "What should the seller insist on?",
          blocks: [
            "Being released. Without the bank’s consent, the seller still owes the whole debt even though the home belongs to someone else. A promise by the buyer to pay isn’t enough, and nor is a price from which the debt was deducted.",
          ],
        },
        {
          heading: "Taking it over or a loan of your own?",
          blocks: [
            {
              caption: "Home at €400,000; the seller owes €180,000, twenty years left",
              columns: ["", "Seller’s loan at 1.9%", "Own loan at an assumed 3%"],
              rows: [
                ["Loan", "€180,000", "up to €320,000 (80%)"],
                ["Payment", "€902", "€998 for €180,000; €1,775 for €320,000"],
                ["Rest of the price from savings", "€220,000", "from €80,000"],
                ["Transfer tax", "€40,000", "€40,000"],
                ["Bank’s consent", "needed", "a new application"],
                ["Old mortgage in the registry", "stays, in your name", "the seller cancels it"],
              ],
            },
            "The lower rate saves about €23,000 in twenty years, for those who have €220,000 to put down.",
          ],
        },
        {
          heading: "Why does the bank say no, and what then?",
          blocks: [
            {
              points: [
                "Your income or your other loans wouldn’t pass for a new loan either.",
                "The loan has a low fixed rate, and the bank gains by ending it: it then offers a new one.",
                "The home is worth less than when the loan was signed.",
              ],
            },
            "Without its consent there is no change of debtor. Agree in the deposit contract that you may withdraw in that case, or that the seller pays the loan off on the day of the deed, as in an ordinary sale.",
          ],
        },
      ],
      inShort: [
        "A buyer can step into the seller’s loan if the bank consents.",
        "Transfer tax is due on the whole price, and income is examined as for a new loan.",
      ],
      next: "[Compare the old rate with a new one on our cost page](/costs) before you ask the bank.",
      description:
        "Taking over the seller’s or the developer’s mortgage in Spain: the bank’s consent, the tax on the whole price, €902 or €998 a month, steps and your savings.",
      sources: [
        "Mortgage Act (Ley Hipotecaria), art.\u00a0118",
        "Law 5/2019, sixth additional provision",
        "Royal Legislative Decree 1/2007, art.\u00a089.3",
        "Royal Legislative Decree 1/1993, art.\u00a010",
      ],
    },
    es: {
      names: [
        "subrogarse a la hipoteca del vendedor",
        "subrogarse en una hipoteca",
        "subrogarse en la hipoteca del promotor",
        "subrogación de deudor",
        "quedarse con la hipoteca del vendedor",
        "subrogación hipoteca promotor",
      ],
      title: "La subrogación de hipoteca",
      answers: {
        what: [
          "Subrogarse a la hipoteca del vendedor o del promotor exige el consentimiento del banco (Ley Hipotecaria, art.\u00a0118), que estudia sus ingresos como en un préstamo nuevo.",
          "Conviene cuando el tipo antiguo es más bajo que los de hoy: 180.000\u00a0€ a veinte años cuestan 902\u00a0€ al mes al 1,9\u00a0% y 998\u00a0€ a un 3\u00a0% supuesto.",
          "El ITP se paga igualmente por todo el precio, y el resto del precio sale de sus ahorros.",
        ],
        cost: "Subrogarse a la hipoteca del vendedor no ahorra ITP, que se paga por todo el precio. El banco puede cobrar una comisión por el cambio de deudor si el contrato la prevé y pedir una tasación, de 250 a 600\u00a0€. Lo que sí puede ahorrar son intereses: 96\u00a0€ al mes con 180.000\u00a0€ a veinte años al 1,9\u00a0% en lugar del 3\u00a0%.",
        time: "Subrogarse a la hipoteca del vendedor tarda lo que un préstamo nuevo, porque el banco estudia igualmente su caso: cuente varias semanas. Ponga en las arras una fecha que le deje ese tiempo.",
        who: "Para subrogarse a la hipoteca del vendedor han de estar de acuerdo tres: quien vende, quien compra y el banco. Ningún promotor puede obligarle a asumir su préstamo: la cláusula es nula frente a un consumidor (RDLeg 1/2007, art.\u00a089.3 b).",
        how: "Para subrogarse a la hipoteca del vendedor se empieza por el banco: pida el capital pendiente, las condiciones y su respuesta por escrito, antes de las arras. Compárelo con un préstamo propio y haga constar el cambio de deudor en la escritura.",
      },
      sections: [
        {
          heading: "¿Cuándo conviene asumir el préstamo de quien vende?",
          blocks: [
            "Cuando su tipo es más bajo que el que hoy le ofrecen a usted y lo pendiente se parece a lo que necesita. El resto del precio lo pone usted. Si queda poco por pagar, hacen falta muchos ahorros; si pide más al banco, lo normal es que quiera un préstamo nuevo a un tipo nuevo.",
            "No dé por suyas las condiciones antiguas. Un banco que tiene que consentir también puede pedir algo a cambio, y es mejor saberlo antes de firmar.",
          ],
        },
        {
          heading: "¿Cómo se asume el préstamo de un vendedor o de un promotor?",
          blocks: [
            {
              steps: [
                "Lea la escritura del préstamo: tipo, años que quedan y qué dice del cambio de deudor.",
                "Presente su documentación al banco, como para un préstamo propio.",
                "Pacte en las arras qué ocurre si el banco dice que no.",
                "Estudie la oferta vinculante (FEIN) en los días que la ley le da antes de firmar y pida a la notaría que se la explique.",
                "Compruebe que la escritura de compraventa dice qué cantidad asume y que el banco consiente.",
              ],
            },
            "En obra nueva, el banco del promotor suele ofrecer a cada comprador una parte de su préstamo. Usted puede decir que no y traer su banco. Entonces el promotor paga y cancela esa parte a su costa.",
          ],
        },
        {
          heading: "¿Qué debe exigir quien vende?",
          blocks: [
            "Que el banco le libere de la deuda. Sin el consentimiento del banco sigue debiendo todo el préstamo, aunque la vivienda ya sea de otra persona. No basta que quien compra prometa pagarlo, ni que la deuda se haya descontado del precio.",
          ],
        },
        {
          heading: "¿Asumir la del vendedor o pedir una propia?",
          blocks: [
            {
              caption: "Vivienda de 400.000\u00a0€; quien vende debe 180.000\u00a0€ y le quedan veinte años",
              columns: ["", "Préstamo del vendedor al 1,9\u00a0%", "Préstamo propio a un 3\u00a0% supuesto"],
              rows: [
                ["Préstamo", "180.000\u00a0€", "hasta 320.000\u00a0€ (80\u00a0%)"],
                ["Cuota", "902\u00a0€", "998\u00a0€ por 180.000\u00a0€; 1.775\u00a0€ por 320.000\u00a0€"],
                ["Resto del precio, con ahorros", "220.000\u00a0€", "desde 80.000\u00a0€"],
                ["ITP", "40.000\u00a0€", "40.000\u00a0€"],
                ["Consentimiento del banco", "necesario", "solicitud nueva"],
                ["Hipoteca antigua en el Registro", "sigue, a su nombre", "la cancela quien vende"],
              ],
            },
            "El tipo bajo ahorra unos 23.000\u00a0€ en veinte años a quien dispone de 220.000\u00a0€ para poner.",
          ],
        },
        {
          heading: "¿Por qué dice que no el banco, y qué pasa entonces?",
          blocks: [
            {
              points: [
                "Sus ingresos o sus otros préstamos tampoco bastarían para uno nuevo.",
                "El tipo fijo es bajo y al banco le interesa terminarlo: entonces ofrece un préstamo nuevo.",
                "La vivienda vale menos que cuando se firmó la hipoteca.",
              ],
            },
            "Sin su consentimiento no hay cambio de deudor. Pacte en las arras que en tal caso puede desistir o que quien vende paga el préstamo el día de la firma, como en una venta corriente.",
          ],
        },
      ],
      inShort: [
        "Quien compra puede ocupar el lugar de quien vende en el préstamo si el banco consiente.",
        "El ITP se paga por todo el precio y los ingresos se estudian como en un préstamo nuevo.",
      ],
      next: "[Compare el tipo antiguo con uno nuevo en la página de gastos](/costs) antes de preguntar al banco.",
      description:
        "Subrogarse a la hipoteca del vendedor o del promotor: consentimiento del banco, ITP por todo el precio, 902 o 998\u00a0€ al mes según el tipo, pasos y ahorros.",
      sources: [
        "Ley Hipotecaria, de 8 de febrero de 1946, art.\u00a0118",
        "Ley 5/2019, disposición adicional sexta",
        "Real Decreto Legislativo 1/2007, art.\u00a089.3",
        "Real Decreto Legislativo 1/1993, art.\u00a010",
      ],
    },
    ca: {
      names: [
        "subrogar-se a la hipoteca del venedor",
        "subrogar-se a la hipoteca del promotor",
        "subrogació de deutor",
        "quedar-se la hipoteca del venedor",
      ],
      title: "La subrogació d’hipoteca",
      answers: {
        what: [
          "Subrogar-se a la hipoteca del venedor o del promotor requereix el consentiment del banc (Llei hipotecària, art.\u00a0118), que estudia els seus ingressos com en un préstec nou.",
          "Convé quan el tipus antic és més baix que els d’avui: 180.000\u00a0€ a vint anys costen 902\u00a0€ al mes a l’1,9\u00a0% i 998\u00a0€ a un 3\u00a0% suposat.",
          "L’ITP es paga igualment per tot el preu, i la resta del preu surt dels seus estalvis.",
        ],
        cost: "Subrogar-se a la hipoteca del venedor no estalvia ITP, que es paga per tot el preu. El banc pot cobrar una comissió pel canvi de deutor si el contracte la preveu i demanar una taxació, de 250 a 600\u00a0€. El que sí que pot estalviar són interessos: 96\u00a0€ al mes amb 180.000\u00a0€ a vint anys a l’1,9\u00a0% en lloc del 3\u00a0%.",
        time: "Subrogar-se a la hipoteca del venedor triga el mateix que un préstec nou, perquè el banc estudia igualment el seu cas: compti unes quantes setmanes. Posi a les arres una data que li deixi aquest temps.",
        who: "Per subrogar-se a la hipoteca del venedor s’hi han d’avenir tres: qui ven, qui compra i el banc. Cap promotor no el pot obligar a assumir el seu préstec: la clàusula és nul·la davant d’un consumidor (RDLeg 1/2007, art.\u00a089.3 b).",
        how: "Per subrogar-se a la hipoteca del venedor es comença pel banc: demani el capital pendent, les condicions i una resposta per escrit, abans de les arres. Compari-ho amb un préstec propi i faci constar el canvi de deutor a l’escriptura.",
      },
      sections: [
        {
          heading: "Quan convé assumir el préstec de qui ven?",
          blocks: [
            "Quan el tipus és més baix que el que avui li ofereixen a vostè i el que queda per pagar s’assembla al que necessita. La resta del preu la posa vostè. Si queda poc per pagar, calen molts estalvis; si demana més al banc, normalment voldrà fer un préstec nou amb un tipus nou.",
            "No doni per seves les condicions antigues. Un banc que hi ha de consentir també pot demanar alguna cosa a canvi, i és millor saber-ho abans de signar.",
          ],
        },
        {
          heading: "Com s’assumeix el préstec d’un venedor o d’un promotor?",
          blocks: [
            {
              steps: [
                "Llegeixi l’escriptura del préstec: tipus, anys que queden i què diu del canvi de deutor.",
                "Presenti la documentació al banc, com per a un préstec propi.",
                "Pacti a les arres què passa si el banc diu que no.",
                "Estudiï l’oferta vinculant (FEIN) els dies que la llei li dona abans de signar i demani a la notaria que l’hi expliqui.",
                "Comprovi que l’escriptura de compravenda diu quina quantitat assumeix i que el banc hi consent.",
              ],
            },
            "En obra nova, el banc del promotor sol oferir a cada comprador una part del seu préstec. Vostè pot dir que no i portar el seu banc. Aleshores el promotor paga i cancel·la aquella part pel seu compte.",
          ],
        },
        {
          heading: "Què ha d’exigir qui ven?",
          blocks: [
            "Que el banc l’alliberi del deute. Sense el consentiment del banc continua devent tot el préstec, encara que l’habitatge ja sigui d’un altre. No n’hi ha prou que qui compra prometi pagar-lo, ni que el deute s’hagi descomptat del preu.",
          ],
        },
        {
          heading: "Assumir la del venedor o demanar-ne una de pròpia?",
          blocks: [
            {
              caption: "Habitatge de 400.000\u00a0€; qui ven deu 180.000\u00a0€ i li queden vint anys",
              columns: ["", "Préstec del venedor a l’1,9\u00a0%", "Préstec propi a un 3\u00a0% suposat"],
              rows: [
                ["Préstec", "180.000\u00a0€", "fins a 320.000\u00a0€ (80\u00a0%)"],
                ["Quota", "902\u00a0€", "998\u00a0€ per 180.000\u00a0€; 1.775\u00a0€ per 320.000\u00a0€"],
                ["Resta del preu, amb estalvis", "220.000\u00a0€", "des de 80.000\u00a0€"],
                ["ITP", "40.000\u00a0€", "40.000\u00a0€"],
                ["Consentiment del banc", "cal", "sol·licitud nova"],
                ["Hipoteca antiga al registre", "hi continua, al seu nom", "la cancel·la qui ven"],
              ],
            },
            "El tipus baix estalvia uns 23.000\u00a0€ en vint anys a qui disposa de 220.000\u00a0€ per posar-hi.",
          ],
        },
        {
          heading: "Per què diu que no el banc, i què passa llavors?",
          blocks: [
            {
              points: [
                "Els seus ingressos o els altres préstecs tampoc no bastarien per a un de nou.",
                "El tipus fix és baix i al banc li interessa acabar-lo: llavors ofereix un préstec nou.",
                "L’habitatge val menys que quan es va signar la hipoteca.",
              ],
            },
            "Sense el seu consentiment no hi ha canvi de deutor. Pacti a les arres que en aquest cas pot desistir o que qui ven paga el préstec el dia de la signatura, com en una venda corrent.",
          ],
        },
      ],
      inShort: [
        "Qui compra pot ocupar el lloc de qui ven en el préstec si el banc hi consent.",
        "L’ITP es paga per tot el preu i els ingressos s’estudien com en un préstec nou.",
      ],
      next: "[Compari el tipus antic amb un de nou a la pàgina de despeses](/costs) abans de preguntar al banc.",
      description:
        "Subrogar-se a la hipoteca del venedor o del promotor: consentiment del banc, ITP per tot el preu, 902 o 998\u00a0€ al mes segons el tipus, passos i estalvis.",
      sources: [
        "Llei hipotecària, de 8 de febrer de 1946, art.\u00a0118",
        "Llei 5/2019, disposició addicional sisena",
        "Reial decret legislatiu 1/2007, art.\u00a089.3",
        "Reial decret legislatiu 1/1993, art.\u00a010",
      ],
    },
    ru: {
      names: [
        "взять на себя ипотеку продавца",
        "перевод ипотеки на покупателя",
        "переоформить ипотеку на покупателя",
        "взять на себя ипотеку застройщика",
      ],
      title: "Чужая ипотека и смена банка",
      answers: {
        what: [
          "Взять на себя ипотеку продавца или застройщика можно только с согласия банка (Ипотечный закон, ст.\u00a0118), и доходы он проверит так же, как для нового кредита.",
          "Это выгодно, если прежняя ставка ниже нынешних: 180\u00a0000\u00a0€ на двадцать лет обходятся в 902\u00a0€ в месяц под 1,9\u00a0% и в 998\u00a0€ под условные 3\u00a0%.",
          "Налог ITP всё равно платят со всей цены, а остаток цены вносят из сбережений.",
        ],
        cost: "Взять на себя ипотеку продавца\u00a0— не способ сэкономить на налоге: его платят со всей цены. Банк может взять комиссию за смену должника, если она есть в договоре, и попросить оценку, 250–600\u00a0€. Зато экономятся проценты: 96\u00a0€ в месяц с 180\u00a0000\u00a0€ на двадцать лет под 1,9\u00a0% вместо 3\u00a0%.",
        time: "Чтобы взять на себя ипотеку продавца, нужно столько же времени, сколько на новый кредит: банк проверяет вас в любом случае, и на это уходит несколько недель. Назначьте в договоре задатка дату с этим запасом.",
        who: "Чтобы взять на себя ипотеку продавца, нужно согласие троих: продавца, покупателя и банка. Застройщик не вправе навязать вам свой кредит: для потребителя такое условие ничтожно (RDLeg 1/2007, ст.\u00a089.3 b).",
        how: "Чтобы взять на себя ипотеку продавца, начните с банка: узнайте остаток долга и условия и попросите письменный ответ до договора задатка. Сравните с собственным кредитом и впишите смену должника в нотариальный акт.",
      },
      sections: [
        {
          heading: "Когда стоит брать кредит продавца?",
          blocks: [
            "Когда его ставка ниже той, что сегодня предлагают вам, а остаток долга близок к нужной сумме. Всю остальную цену вы платите сами. Если долг почти выплачен, понадобятся большие сбережения, а если попросить у банка больше, он обычно предложит новый кредит по новой ставке.",
            "Не считайте прежние условия своими. Банк, чьё согласие нужно, может попросить что-нибудь взамен, и лучше узнать об этом до подписания.",
          ],
        },
        {
          heading: "Как принять кредит продавца или застройщика?",
          blocks: [
            {
              steps: [
                "Прочитайте кредитный договор: ставка, сколько лет осталось, что сказано о смене должника.",
                "Подайте в банк документы, как для собственного кредита.",
                "Запишите в договоре задатка, что будет, если банк откажет.",
                "Изучите обязательное предложение банка (FEIN) за дни, которые закон даёт до подписания, и попросите нотариуса его объяснить.",
                "Проверьте, что в акте купли-продажи указана принятая сумма и есть согласие банка.",
              ],
            },
            "В новостройке банк застройщика часто предлагает каждому покупателю часть своего кредита. Вы можете отказаться и привести свой банк. Тогда застройщик сам погашает эту часть и снимает её с реестра за свой счёт.",
          ],
        },
        {
          heading: "Чего должен добиться продавец?",
          blocks: [
            "Освобождения от долга. Без согласия банка он по-прежнему должен всю сумму, хотя жильё уже чужое. Обещания покупателя платить для этого мало, и не помогает даже то, что долг вычли из цены.",
          ],
        },
        {
          heading: "Взять кредит продавца или свой?",
          blocks: [
            {
              caption: "Жильё за 400\u00a0000\u00a0€; продавец должен 180\u00a0000\u00a0€, осталось двадцать лет",
              columns: ["", "Кредит продавца под 1,9\u00a0%", "Свой кредит под условные 3\u00a0%"],
              rows: [
                ["Кредит", "180\u00a0000\u00a0€", "до 320\u00a0000\u00a0€ (80\u00a0%)"],
                ["Платёж", "902\u00a0€", "998\u00a0€ за 180\u00a0000\u00a0€; 1\u00a0775\u00a0€ за 320\u00a0000\u00a0€"],
                ["Остаток цены из сбережений", "220\u00a0000\u00a0€", "от 80\u00a0000\u00a0€"],
                ["Налог ITP", "40\u00a0000\u00a0€", "40\u00a0000\u00a0€"],
                ["Согласие банка", "нужно", "новая заявка"],
                ["Старая ипотека в реестре", "остаётся, на ваше имя", "продавец её снимает"],
              ],
            },
            "Низкая ставка экономит около 23\u00a0000\u00a0€ за двадцать лет тому, у кого есть 220\u00a0000\u00a0€ на остаток цены.",
          ],
        },
        {
          heading: "Почему банк отказывает и что тогда делать?",
          blocks: [
            {
              points: [
                "Вашего дохода или других платежей не хватило бы и для нового кредита.",
                "Ставка низкая и фиксированная, банку выгодно её закончить: он предлагает новый кредит.",
                "Жильё стоит меньше, чем когда подписали ипотеку.",
              ],
            },
            "Без согласия банка должник не меняется. Запишите в договоре задатка, что тогда вы вправе отказаться или что продавец погасит кредит в день сделки, как при обычной продаже.",
          ],
        },
      ],
      inShort: [
        "Покупатель может занять место продавца в кредите, если согласен банк.",
        "Налог платят со всей цены, а доходы проверяют как для нового кредита.",
      ],
      next: "[Сравните прежнюю ставку с новой на странице расходов](/costs), прежде чем идти в банк.",
      description:
        "Взять на себя ипотеку продавца или застройщика в Испании: согласие банка, налог со всей цены, 902 или 998\u00a0€ в месяц, шаги и сколько нужно своих сбережений.",
      sources: [
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст.\u00a0118",
        "Закон 5/2019, шестое дополнительное положение",
        "Королевский законодательный декрет (RDLeg) 1/2007, ст.\u00a089.3",
        "Королевский законодательный декрет (RDLeg) 1/1993, ст.\u00a010",
      ],
    },
  },
};
