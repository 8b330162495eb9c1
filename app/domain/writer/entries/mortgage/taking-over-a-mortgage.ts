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
        "mortgage subrogation",
        "moving a mortgage to another bank",
        "move my mortgage to another bank",
        "switch mortgage to another bank",
        "switching a mortgage to another bank",
        "changing mortgage lender",
      ],
      title: "Taking over a mortgage",
      answers: {
        what: "Taking over the seller’s mortgage, or a developer’s, needs the bank’s consent (Mortgage Act, art.\u00a0118), whereas you may move your own mortgage to another bank without asking the old one (Law 2/1994, art.\u00a02). In the first case you pay the loan in the seller’s place. In both, a bank examines your income as it would for a new loan.",
        cost: "Taking over a mortgage saves no transfer tax, which is due on the whole price. The bank may charge a fee for the change of debtor if the contract provides for one. Moving your own mortgage to another bank costs the valuation, if one is needed, and the compensation of art.\u00a023 of Law 5/2019; the deed bears no stamp duty (Law 2/1994, art.\u00a07).",
        time: "Taking over the seller’s mortgage takes as long as a new loan, because the bank checks you all the same: reckon with several weeks. If you move your own mortgage, the old bank has seven days to certify the debt, and fifteen more to agree a better loan with you (Law 2/1994, art.\u00a02).",
        who: "Taking over a mortgage from a seller needs three who agree: seller, buyer and bank. To move your own mortgage, you and the new bank are enough. A developer can’t oblige you to take over the loan on the building: such a clause is void for a consumer (RDLeg 1/2007, art.\u00a089.3 b).",
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
          heading: "How do you move your own mortgage to another bank?",
          blocks: [
            "The new bank makes you a binding offer. When you accept, it asks the old one to certify the debt, and your bank may try to keep you with an agreement on better terms. You decide. The deed can change the rate and the years, but can’t lend you more (Law 2/1994, art.\u00a04).",
            "The compensation is that of an early repayment. If a variable rate becomes a fixed one, it is 0.05% at most in the first three years and nothing later (Law 5/2019, art.\u00a023.6). Notary and registry are for the bank to pay, as with a new loan (art.\u00a014.1 e).",
          ],
        },
      ],
      example: {
        heading: "What does a low rate save?",
        blocks: [
          "A home costs €400,000. The seller owes €180,000 at a fixed 1.9% with twenty years to go: €902 a month. A new loan of the same sum at 3% would cost €998. That is about €23,000 less in twenty years, but €220,000 of the price, and the taxes on all of it, have to come from you.",
        ],
      },
      inShort:
        "A buyer can step into the seller’s loan if the bank consents. A borrower can change banks without asking the old one. In both cases income is examined again.",
      next: "[Compare the old rate with a new one on our cost page](/costs) before you ask the bank.",
      description:
        "Taking over the seller’s or the developer’s mortgage in Spain, or moving your own to another bank: who must agree, what it costs, when it pays, which steps.",
      sources: [
        "Mortgage Act (Ley Hipotecaria), art.\u00a0118",
        "Law 2/1994, arts.\u00a02, 4 and 7",
        "Law 5/2019, arts.\u00a014 and 23",
        "Royal Legislative Decree 1/2007, art.\u00a089.3",
        "Royal Legislative Decree 1/1993, art.\u00a010",
      ],
    },
    es: {
      names: [
        "subrogarse a la hipoteca del vendedor",
        "subrogación de hipoteca",
        "subrogarse en una hipoteca",
        "subrogarse en la hipoteca del promotor",
        "subrogación de deudor",
        "subrogación de acreedor",
        "quedarse con la hipoteca del vendedor",
        "cambiar la hipoteca de banco",
        "llevar la hipoteca a otro banco",
      ],
      title: "La subrogación de hipoteca",
      answers: {
        what: "Subrogarse a la hipoteca del vendedor o del promotor exige el consentimiento del banco (Ley Hipotecaria, art.\u00a0118); en cambio, la hipoteca propia puede cambiarla de banco sin permiso del antiguo (Ley 2/1994, art.\u00a02). En el primer caso, usted paga el préstamo en lugar de quien vende. En los dos, un banco estudia sus ingresos como en un préstamo nuevo.",
        cost: "Subrogarse a la hipoteca del vendedor no ahorra ITP, que se paga por todo el precio, y el banco puede cobrar una comisión si el contrato la prevé. Llevar la hipoteca propia a otro banco cuesta la tasación, si hace falta, y la compensación del art.\u00a023 de la Ley 5/2019; la escritura no paga AJD (Ley 2/1994, art.\u00a07).",
        time: "Subrogarse a la hipoteca del vendedor tarda lo que un préstamo nuevo, porque el banco estudia igualmente su caso: cuente varias semanas. Si lleva la suya a otra entidad, la antigua tiene siete días para certificar la deuda y quince más para pactar con usted algo mejor (Ley 2/1994, art.\u00a02).",
        who: "Para subrogarse a la hipoteca del vendedor han de estar de acuerdo tres: quien vende, quien compra y el banco. Para cambiar la propia de entidad bastan usted y el banco nuevo. Ningún promotor puede obligarle a asumir su préstamo: la cláusula es nula frente a un consumidor (RDLeg 1/2007, art.\u00a089.3 b).",
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
            "Quedar libre. Sin el consentimiento del banco sigue debiendo todo el préstamo, aunque la vivienda ya sea de otra persona. No basta que quien compra prometa pagarlo, ni que la deuda se haya descontado del precio.",
          ],
        },
        {
          heading: "¿Cómo se cambia la hipoteca propia de banco?",
          blocks: [
            "El banco nuevo le hace una oferta vinculante. Si la acepta, pide al antiguo que certifique la deuda, y este puede intentar retenerle con un acuerdo mejor. Decide usted. La escritura puede cambiar el tipo y el plazo, pero no prestarle más dinero (Ley 2/1994, art.\u00a04).",
            "La compensación es la de un pago anticipado. Si un tipo variable pasa a fijo, no supera el 0,05\u00a0% en los tres primeros años y después no hay ninguna (Ley 5/2019, art.\u00a023.6). La notaría y el registro los paga el banco, igual que en un préstamo nuevo (art.\u00a014.1 e).",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto ahorra un tipo bajo?",
        blocks: [
          "Una vivienda cuesta 400.000\u00a0€. Quien vende debe 180.000\u00a0€ al 1,9\u00a0% fijo y le quedan veinte años: 902\u00a0€ al mes. Un préstamo nuevo por lo mismo al 3\u00a0% costaría 998\u00a0€. Son unos 23.000\u00a0€ menos en veinte años, pero 220.000\u00a0€ del precio, y los impuestos por todo él, los pone usted.",
        ],
      },
      inShort:
        "Quien compra puede ocupar el lugar de quien vende en el préstamo si el banco consiente. Quien ya debe puede cambiar de banco sin pedir permiso al suyo. En ambos casos se vuelven a estudiar los ingresos.",
      next: "[Compare el tipo antiguo con uno nuevo en la página de gastos](/costs) antes de preguntar al banco.",
      description:
        "Subrogarse a la hipoteca del vendedor o del promotor, o llevar la propia a otro banco: quién debe aceptar, cuánto cuesta, cuándo conviene y con qué pasos.",
      sources: [
        "Ley Hipotecaria, de 8 de febrero de 1946, art.\u00a0118",
        "Ley 2/1994, arts.\u00a02, 4 y 7",
        "Ley 5/2019, arts.\u00a014 y 23",
        "Real Decreto Legislativo 1/2007, art.\u00a089.3",
        "Real Decreto Legislativo 1/1993, art.\u00a010",
      ],
    },
    ca: {
      names: [
        "subrogar-se a la hipoteca del venedor",
        "subrogació d’hipoteca",
        "subrogar-se en una hipoteca",
        "subrogar-se a la hipoteca del promotor",
        "subrogació de deutor",
        "subrogació de creditor",
        "quedar-se la hipoteca del venedor",
        "canviar la hipoteca de banc",
        "portar la hipoteca a un altre banc",
      ],
      title: "La subrogació d’hipoteca",
      answers: {
        what: "Subrogar-se a la hipoteca del venedor o del promotor requereix el consentiment del banc (Llei hipotecària, art.\u00a0118); en canvi, la hipoteca pròpia la pot canviar de banc sense permís de l’antic (Llei 2/1994, art.\u00a02). En el primer cas, vostè paga el préstec en lloc de qui ven. En tots dos, un banc estudia els seus ingressos com en un préstec nou.",
        cost: "Subrogar-se a la hipoteca del venedor no estalvia ITP, que es paga per tot el preu, i el banc pot cobrar una comissió si el contracte la preveu. Portar la hipoteca pròpia a un altre banc costa la taxació, si cal, i la compensació de l’art.\u00a023 de la Llei 5/2019; l’escriptura no paga AJD (Llei 2/1994, art.\u00a07).",
        time: "Subrogar-se a la hipoteca del venedor triga el mateix que un préstec nou, perquè el banc estudia igualment el seu cas: compti unes quantes setmanes. Si porta la seva a una altra entitat, l’antiga té set dies per certificar el deute i quinze més per pactar amb vostè unes condicions millors (Llei 2/1994, art.\u00a02).",
        who: "Per subrogar-se a la hipoteca del venedor s’hi han d’avenir tres: qui ven, qui compra i el banc. Per canviar la pròpia d’entitat n’hi ha prou amb vostè i el banc nou. Cap promotor no el pot obligar a assumir el seu préstec: la clàusula és nul·la davant d’un consumidor (RDLeg 1/2007, art.\u00a089.3 b).",
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
            "Quedar-ne deslliurat. Sense el consentiment del banc continua devent tot el préstec, encara que l’habitatge ja sigui d’un altre. No n’hi ha prou que qui compra prometi pagar-lo, ni que el deute s’hagi descomptat del preu.",
          ],
        },
        {
          heading: "Com es canvia la hipoteca pròpia de banc?",
          blocks: [
            "El banc nou li fa una oferta vinculant. Si l’accepta, demana a l’antic que certifiqui el deute, i aquest pot mirar de retenir-lo amb un acord millor. Ho decideix vostè. L’escriptura pot canviar el tipus i el termini, però no deixar-li més diners (Llei 2/1994, art.\u00a04).",
            "La compensació és la d’un pagament anticipat. Si un tipus variable passa a fix, no supera el 0,05\u00a0% els tres primers anys i després no n’hi ha cap (Llei 5/2019, art.\u00a023.6). La notaria i el registre els paga el banc, igual que en un préstec nou (art.\u00a014.1 e).",
          ],
        },
      ],
      example: {
        heading: "Quant estalvia un tipus baix?",
        blocks: [
          "Un habitatge costa 400.000\u00a0€. Qui ven deu 180.000\u00a0€ a l’1,9\u00a0% fix i li queden vint anys: 902\u00a0€ cada mes. Un préstec nou pel mateix import al 3\u00a0% costaria 998\u00a0€. Són uns 23.000\u00a0€ menys en vint anys, però 220.000\u00a0€ del preu, i els impostos per tot el preu, els posa vostè.",
        ],
      },
      inShort:
        "Qui compra pot ocupar el lloc de qui ven en el préstec si el banc hi consent. Qui ja deu pot canviar de banc sense demanar permís al seu. En tots dos casos es tornen a estudiar els ingressos.",
      next: "[Compari el tipus antic amb un de nou a la pàgina de despeses](/costs) abans de preguntar al banc.",
      description:
        "Subrogar-se a la hipoteca del venedor o del promotor, o portar la pròpia a un altre banc: qui hi ha d’estar d’acord, què costa, quan convé i amb quins passos.",
      sources: [
        "Llei hipotecària, de 8 de febrer de 1946, art.\u00a0118",
        "Llei 2/1994, arts.\u00a02, 4 i 7",
        "Llei 5/2019, arts.\u00a014 i 23",
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
        "перевести ипотеку в другой банк",
        "рефинансирование ипотеки в Испании",
        "суброгация ипотеки",
      ],
      title: "Чужая ипотека и смена банка",
      answers: {
        what: "Взять на себя ипотеку продавца или застройщика можно только с согласия банка (Ипотечный закон, ст.\u00a0118), а свою ипотеку можно перевести в другой банк, не спрашивая прежний (Закон 2/1994, ст.\u00a02). В первом случае вы платите кредит вместо продавца. В обоих банк проверяет ваши доходы так же, как для нового кредита. Перевод своей ипотеки называют и рефинансированием.",
        cost: "Взять на себя ипотеку продавца\u00a0— не способ сэкономить на налоге: его платят со всей цены, а банк может взять комиссию за смену должника, если она есть в договоре. При переводе своей ипотеки в другой банк вы платите за оценку, если она нужна, и компенсацию по ст.\u00a023 Закона 5/2019, а гербового сбора с этого акта нет (Закон 2/1994, ст.\u00a07).",
        time: "Чтобы взять на себя ипотеку продавца, нужно столько же времени, сколько на новый кредит: банк проверяет вас в любом случае, и на это уходит несколько недель. Если вы переводите свою, прежний банк обязан за семь дней выдать справку о долге, и у него есть ещё пятнадцать, чтобы договориться с вами о лучших условиях (Закон 2/1994, ст.\u00a02).",
        who: "Чтобы взять на себя ипотеку продавца, нужно согласие троих: продавца, покупателя и банка. Чтобы перевести в другой банк свою, достаточно вас и нового банка. Застройщик не вправе навязать вам свой кредит: для потребителя такое условие ничтожно (RDLeg 1/2007, ст.\u00a089.3 b).",
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
          heading: "Как перевести свою ипотеку в другой банк?",
          blocks: [
            "Новый банк делает вам обязательное предложение. Когда вы его принимаете, он запрашивает у прежнего справку о долге, и тот может попытаться удержать вас лучшими условиями. Решаете вы. В новом акте можно изменить ставку и срок, но не увеличить сумму кредита (Закон 2/1994, ст.\u00a04).",
            "Компенсация та же, что при досрочном возврате. Если переменная ставка становится фиксированной, она не больше 0,05\u00a0% в первые три года, а потом её нет совсем (Закон 5/2019, ст.\u00a023.6). Нотариуса и реестр оплачивает банк, как и при новом кредите (ст.\u00a014.1 e).",
          ],
        },
      ],
      example: {
        heading: "Сколько экономит низкая ставка?",
        blocks: [
          "Жильё стоит 400\u00a0000\u00a0€. Продавец должен 180\u00a0000\u00a0€ по фиксированной ставке 1,9\u00a0%, осталось двадцать лет, платёж 902\u00a0€ в месяц. Новый кредит на ту же сумму под 3\u00a0% стоил бы 998\u00a0€. За двадцать лет это примерно на 23\u00a0000\u00a0€ меньше. Зато 220\u00a0000\u00a0€ цены и налоги со всей суммы вы платите из своих денег.",
        ],
      },
      inShort:
        "Покупатель может занять место продавца в кредите, если согласен банк. Заёмщик может сменить банк, не спрашивая прежний. В обоих случаях доходы проверяют заново.",
      next: "[Сравните прежнюю ставку с новой на странице расходов](/costs), прежде чем идти в банк.",
      description:
        "Взять на себя ипотеку продавца или застройщика в Испании или перевести свою в другой банк: кто должен согласиться, сколько это стоит, когда выгодно, шаги.",
      sources: [
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст.\u00a0118",
        "Закон 2/1994, ст.\u00a02, 4 и 7",
        "Закон 5/2019, ст.\u00a014 и 23",
        "Королевский законодательный декрет (RDLeg) 1/2007, ст.\u00a089.3",
        "Королевский законодательный декрет (RDLeg) 1/1993, ст.\u00a010",
      ],
    },
  },
};
