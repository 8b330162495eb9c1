import type { Entry } from "../entry";

export const advancePaymentGuarantee: Entry = {
  theme: "new-build",
  related: ["off-plan", "works-licence", "ten-year-insurance", "reservation-agreement", "complaints"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "advance payment guarantee",
        "guarantee for advance payments",
        "bank guarantee off-plan",
        "money paid to a developer",
        "refund of off-plan payments",
        "guarantee of money on account",
        "aval for new homes",
        "developer goes bankrupt",
        "developer bankruptcy",
        "developer delay",
        "late handover new build",
        "new build delay",
      ],
      title: "The guarantee for advance payments",
      answers: {
        what: [
          "The advance payment guarantee (aval) gives you back what you paid to a developer off-plan, the VAT of {new.vat} included and with interest, if the home isn’t handed over in time, for example because the developer goes bankrupt.",
          "It is a bank guarantee or an insurance policy, it must exist wherever money is taken before the home is finished, and it names you. Ask for it before the first payment and keep the original.",
        ],
        cost: "The advance payment guarantee is taken out by the developer, who also pays for it. It covers the payments with their taxes and the legal interest, counted from each payment to the agreed handover. For the buyer there is no separate charge to accept.",
        time: "The advance payment guarantee lasts from the first payment until the home may be occupied and has been handed over. If the developer is late, claim soon: a bank guarantee lapses two years after the breach if you have not demanded your money. An insurer pays within 30 calendar days of a complete claim.",
        when: "Claim on the advance payment guarantee as soon as the handover date has passed: a bank guarantee lapses two years after the breach if you haven’t demanded your money. An insurer has to pay within 30 calendar days of a complete claim. Interest counts from each of your payments.",
        who: "A guarantee for advance payments is issued by an insurer or a bank, is ordered by the developer, and protects the buyer named in it. The bank that keeps the special account has to see that it exists. Ask each of them, and not just the sales office.",
        must: "Yes, the advance payment guarantee is compulsory: a developer who takes money before the home is finished has to cover it, with taxes and interest, by a bank guarantee or an insurance (Law 38/1999, first additional provision). In Catalonia no payment may be taken before it exists. No clause can waive it.",
      },
      sections: [
        {
          heading: "What does the law oblige the developer to do?",
          blocks: [
            "Additional provision 1 of Law 38/1999, in its wording since 1 January 2016, sets the rule for all of Spain. From the day of the licence, a developer who takes money on account guarantees its return by insurance or by a bank. The money goes into a special account, apart from any other, and may be used only for the building.",
            "In Catalonia no money may be taken without licence, title, guarantee and insurance (Law 18/2007, art. 63).",
          ],
        },
        {
          heading: "What should your copy say?",
          blocks: [
            {
              points: [
                "Your name and tax number, and the home: building, floor and door.",
                "The amount covered now, and the total that you will have paid before the handover.",
                "The date by which the home has to be handed over, the same as in the contract.",
                "The insurer or bank, the policy number and an address for claims.",
                "The special account. If the contract names another one, do not pay.",
              ],
            },
            "A general policy for the development is not enough. You need the individual certificate, issued for each payment or for the total.",
          ],
        },
        {
          heading: "How do you get your money back if the home is late?",
          blocks: [
            {
              steps: [
                "Read the contract: which day is the handover, and was an extension agreed?",
                "Decide whether to wait (by a signed extension with a new date) or to withdraw.",
                "Demand the money from the developer by a letter with proof of its content.",
                "If it isn’t returned, claim from the guarantor with contract, receipts and that letter.",
                "Take a lawyer where the guarantor refuses; keep an eye on the two years.",
              ],
            },
          ],
        },
        {
          heading: "When does the protection fail?",
          blocks: [
            {
              points: [
                "Payments in cash or into another account, because nobody can trace them.",
                "A handover date “to be determined”.",
                "A reservation paid to an agent before the policy exists.",
                "Signing an extension without asking the guarantor to extend the cover as well.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "How much must the guarantee cover at €500,000?",
        blocks: [
          {
            caption: "Paid before the keys, VAT included",
            columns: ["After", "Paid so far", "Guarantee"],
            rows: [
              ["Purchase contract, 10%", "€55,000", "€55,000 and interest"],
              ["Second instalment", "€110,000", "€110,000 and interest"],
              ["Fourth instalment", "€165,000", "€165,000 and interest"],
            ],
          },
          "It has to grow with each payment. Whoever lives abroad and borrows 60–70% at the end has a third of the price at stake by then.",
        ],
      },
      inShort: [
        "The guarantee returns advance payments with interest if the home is not handed over in time.",
        "It is individual and exists before the first payment.",
        "A bank guarantee lapses two years after the breach without a demand.",
      ],
      next: "See which homes are under construction and who guarantees them: [our new developments](/developments).",
      description:
        "The advance payment guarantee for a new home: what the law requires, what your copy must say, how to claim if the handover is late, and when protection fails.",
      sources: [
        "Law 38/1999 on building, additional provision 1 (wording of Law 20/2015)",
        "Law 18/2007 on the right to housing (Catalonia), art. 63",
      ],
    },
    es: {
      names: [
        "aval de cantidades a cuenta",
        "garantía de cantidades entregadas a cuenta",
        "seguro de cantidades a cuenta",
        "aval bancario obra nueva",
        "devolución de cantidades a cuenta",
        "aval promotora",
        "dinero entregado a la promotora",
      ],
      title: "El aval de las cantidades a cuenta",
      answers: {
        what: [
          "El aval de cantidades a cuenta le devuelve lo pagado a la promotora sobre plano, con el {new.vat} de IVA y los intereses, si la vivienda no se entrega a tiempo, por ejemplo porque la promotora quiebra.",
          "Puede ser un aval bancario o un seguro, es obligatorio si se cobra dinero a cuenta antes de terminarla y lleva su nombre. Pídalo antes del primer pago y guarde el original.",
        ],
        cost: "El aval de cantidades a cuenta lo contrata y lo paga la promotora. Cubre lo entregado, con sus impuestos y el interés legal, desde cada pago hasta la entrega prevista. A quien compra no se le cobra aparte.",
        time: "El aval de cantidades a cuenta dura desde el primer pago hasta que la vivienda se puede ocupar y se ha entregado. Si hay retraso, reclame pronto: el aval bancario caduca a los dos años del incumplimiento si no se ha exigido la devolución. La aseguradora paga en 30 días naturales desde una reclamación completa.",
        when: "El aval de cantidades a cuenta se reclama en cuanto pasa la fecha de entrega: el bancario caduca a los dos años del incumplimiento si no se ha exigido la devolución. La aseguradora debe pagar en 30 días naturales desde una reclamación completa. Los intereses corren desde cada pago.",
        who: "El aval de cantidades a cuenta lo emite un banco o una aseguradora, lo encarga la promotora y protege a quien figura en él. El banco de la cuenta especial debe exigir que exista. Pregunte a los dos, no solo en la oficina de ventas.",
        must: "Sí, el aval de cantidades a cuenta es obligatorio: la promotora que cobra antes de terminar debe cubrirlo, con impuestos e intereses, mediante aval bancario o seguro (Ley 38/1999, disposición adicional primera). En Cataluña no puede cobrar nada antes de tenerlo. Ninguna cláusula permite renunciar a él.",
      },
      sections: [
        {
          heading: "¿A qué obliga la ley a la promotora?",
          blocks: [
            "La disposición adicional primera de la Ley 38/1999, en la redacción vigente desde el 1 de enero de 2016, fija la regla en toda España. Desde que obtiene la licencia, la promotora que cobra a cuenta garantiza la devolución con seguro o aval. El dinero va a una cuenta especial, separada de las demás, y solo puede destinarse a la obra.",
            "En Cataluña no se puede cobrar nada sin licencia, título, garantía y seguro (Ley 18/2007, art.\u00a063).",
          ],
        },
        {
          heading: "¿Qué debe poner su ejemplar?",
          blocks: [
            {
              points: [
                "Su nombre e identificación fiscal, y la vivienda: edificio, planta y puerta.",
                "El importe cubierto hoy y el total que habrá pagado hasta la entrega.",
                "La fecha límite de entrega, idéntica a la del contrato.",
                "El banco o la aseguradora, el número de póliza y adónde reclamar.",
                "La cuenta especial. Si el contrato señala otra, no pague.",
              ],
            },
            "No basta una póliza general de la promoción. Hace falta el certificado individual, por cada pago o por el total.",
          ],
        },
        {
          heading: "¿Cómo se recupera el dinero si la entrega se retrasa?",
          blocks: [
            {
              steps: [
                "Mire en el contrato qué día vence la entrega y si se pactó una prórroga.",
                "Decida si espera (con prórroga firmada y fecha nueva) o si resuelve.",
                "Reclame el dinero a la promotora por un medio que pruebe el contenido.",
                "Si no lo devuelve, diríjase al garante con el contrato, los recibos y esa carta.",
                "Acuda a un abogado si el garante se niega, y vigile los dos años.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo falla la protección?",
          blocks: [
            {
              points: [
                "Con pagos en efectivo o en otra cuenta, que nadie puede seguir.",
                "Con una entrega «por determinar».",
                "Con una reserva pagada a un intermediario cuando aún no hay póliza.",
                "Con una prórroga firmada sin pedir al garante que amplíe la cobertura.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto debe cubrir la garantía con 500.000\u00a0€?",
        blocks: [
          {
            caption: "Pagado antes de las llaves, con IVA",
            columns: ["Tras", "Pagado hasta entonces", "Garantía"],
            rows: [
              ["Contrato, 10\u00a0%", "55.000\u00a0€", "55.000\u00a0€ e intereses"],
              ["Segundo pago", "110.000\u00a0€", "110.000\u00a0€ e intereses"],
              ["Cuarto pago", "165.000\u00a0€", "165.000\u00a0€ e intereses"],
            ],
          },
          "Tiene que crecer con cada entrega. Quien vive fuera y financia al final el 60–70\u00a0% se juega para entonces un tercio del precio.",
        ],
      },
      inShort: [
        "El aval devuelve lo pagado, con intereses, si la vivienda no se entrega a tiempo.",
        "Es individual y existe antes del primer pago.",
        "El bancario caduca a los dos años del incumplimiento si no se reclama.",
      ],
      next: "Vea qué se está construyendo y quién lo garantiza: [nuestras promociones](/developments).",
      description:
        "El aval de cantidades a cuenta en obra nueva: qué exige la ley, qué debe poner su ejemplar, cómo reclamar si la entrega se retrasa y cuándo no le protege.",
      sources: [
        "Ley 38/1999, de ordenación de la edificación, disposición adicional 1.ª (redacción de la Ley 20/2015)",
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a063",
      ],
    },
    ca: {
      names: [
        "aval de quantitats a compte",
        "garantia de quantitats lliurades a compte",
        "assegurança de quantitats a compte",
        "aval bancari obra nova",
        "devolució de quantitats a compte",
        "aval promotora",
        "diners lliurats a la promotora",
        "retard en el lliurament d’obra nova",
      ],
      title: "L’aval de les quantitats a compte",
      answers: {
        what: [
          "L’aval de quantitats a compte li torna el que ha pagat a la promotora sobre plànol, amb el {new.vat} d’IVA i els interessos, si l’habitatge no es lliura a temps, per exemple perquè la promotora fa fallida.",
          "Pot ser un aval bancari o una assegurança, és obligatori si es cobren diners a compte abans d’acabar-lo i porta el seu nom. Demani’l abans del primer pagament i guardi l’original.",
        ],
        cost: "L’aval el contracta i el paga la promotora. Cobreix el que s’ha lliurat, amb els impostos i l’interès legal, des de cada pagament fins al lliurament previst. A qui compra no se li cobra a part.",
        time: "La garantia de les quantitats lliurades a compte dura des del primer pagament fins que l’habitatge es pot ocupar i s’ha lliurat. Si hi ha retard, reclami aviat: l’aval bancari caduca al cap de dos anys de l’incompliment si no s’ha exigit la devolució. L’asseguradora paga en 30 dies naturals des d’una reclamació completa.",
        when: "L’aval de quantitats a compte es reclama tan bon punt passa la data de lliurament: el bancari caduca al cap de dos anys de l’incompliment si no s’ha exigit la devolució. L’asseguradora ha de pagar en 30 dies naturals des d’una reclamació completa. Els interessos corren des de cada pagament.",
        who: "Emet l’aval un banc o una asseguradora, l’encarrega la promotora i protegeix qui hi figura. El banc del compte especial ha d’exigir que existeixi. Pregunti a tots dos, no només a l’oficina de vendes.",
        must: "Sí, l’aval de quantitats a compte és obligatori: la promotora que cobra abans d’acabar ho ha de cobrir, amb impostos i interessos, amb aval bancari o assegurança (Llei 38/1999, disposició addicional primera). A Catalunya no pot cobrar res abans de tenir-lo. Cap clàusula no permet renunciar-hi.",
      },
      sections: [
        {
          heading: "A què obliga la llei la promotora?",
          blocks: [
            "La disposició addicional primera de la Llei 38/1999, en la redacció vigent des de l’1 de gener del 2016, fixa la regla a tot Espanya. D’ençà que obté la llicència, la promotora que cobra a compte garanteix la devolució amb assegurança o aval. Els diners van a un compte especial, separat dels altres, i només es poden destinar a l’obra.",
            "A Catalunya no es pot cobrar res sense llicència, títol, garantia i assegurança (Llei 18/2007, art.\u00a063).",
          ],
        },
        {
          heading: "Què ha de posar el seu exemplar?",
          blocks: [
            {
              points: [
                "El seu nom i identificació fiscal, i l’habitatge: edifici, planta i porta.",
                "L’import cobert avui i el total que haurà pagat fins al lliurament.",
                "La data límit de lliurament, idèntica a la del contracte.",
                "El banc o l’asseguradora, el número de pòlissa i on reclamar.",
                "El compte especial. Si el contracte n’indica un altre, no pagui.",
              ],
            },
            "No n’hi ha prou amb una pòlissa general de la promoció. Cal el certificat individual, per cada pagament o pel total.",
          ],
        },
        {
          heading: "Com es recuperen els diners si el lliurament s’endarrereix?",
          blocks: [
            {
              steps: [
                "Miri al contracte quin dia venç el lliurament i si es va pactar una pròrroga.",
                "Decideixi si espera (amb pròrroga signada i data nova) o si resol.",
                "Reclami els diners a la promotora per un mitjà que en provi el contingut.",
                "Si no els torna, adreci’s al garant amb el contracte, els rebuts i aquella carta.",
                "Vagi a un advocat si el garant s’hi nega, i vigili els dos anys.",
              ],
            },
          ],
        },
        {
          heading: "Quan falla la protecció?",
          blocks: [
            {
              points: [
                "Amb pagaments en efectiu o en un altre compte, que ningú no pot seguir.",
                "Amb un lliurament «per determinar».",
                "Amb una reserva pagada a un intermediari quan encara no hi ha pòlissa.",
                "Amb una pròrroga signada sense demanar al garant que ampliï la cobertura.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant ha de cobrir la garantia amb 500.000\u00a0€?",
        blocks: [
          {
            caption: "Pagat abans de les claus, amb IVA",
            columns: ["Després de", "Pagat fins llavors", "Garantia"],
            rows: [
              ["Contracte, 10\u00a0%", "55.000\u00a0€", "55.000\u00a0€ i interessos"],
              ["Segon pagament", "110.000\u00a0€", "110.000\u00a0€ i interessos"],
              ["Quart pagament", "165.000\u00a0€", "165.000\u00a0€ i interessos"],
            ],
          },
          "Ha de créixer amb cada lliurament. Qui viu fora i finança al final el 60–70\u00a0% s’hi juga per a llavors un terç del preu.",
        ],
      },
      inShort: [
        "L’aval torna el que s’ha pagat, amb interessos, si l’habitatge no es lliura a temps.",
        "És individual i existeix abans del primer pagament.",
        "El bancari caduca al cap de dos anys de l’incompliment si no es reclama.",
      ],
      next: "Vegi què s’està construint i qui ho garanteix: [les nostres promocions](/developments).",
      description:
        "L’aval de quantitats a compte en obra nova: què exigeix la llei, què ha de posar el seu exemplar, com es reclama un retard i quan l’aval no el protegeix.",
      sources: [
        "Llei 38/1999, d’ordenació de l’edificació, disposició addicional 1a (redacció de la Llei 20/2015)",
        "Llei 18/2007, del dret a l’habitatge, art.\u00a063",
      ],
    },
    ru: {
      names: [
        "гарантия возврата платежей",
        "гарантия платежей застройщику",
        "банковская гарантия при покупке новостройки",
        "страхование платежей застройщику",
        "возврат денег от застройщика",
        "защита денег при покупке новостройки",
        "гарантия застройщика",
      ],
      title: "Гарантия возврата платежей",
      answers: {
        what: [
          "Гарантия возврата платежей (aval) вернёт вам деньги, уплаченные застройщику, вместе с НДС {new.vat} и процентами, если дом не начат или не передан вовремя, например из-за банкротства застройщика.",
          "Это банковская гарантия или страховой полис: закон требует её, если деньги берут до окончания стройки, и в ней указано ваше имя. Попросите её до первого платежа и храните оригинал.",
        ],
        cost: "Гарантию возврата платежей оформляет и оплачивает застройщик. Она покрывает взносы с налогами и законными процентами, от каждого платежа до назначенной передачи. Отдельно с покупателя за неё не берут.",
        time: "Гарантия возврата платежей действует от первого взноса, пока в квартире нельзя жить и она не передана. При задержке требуйте деньги скорее: банковская гарантия угасает через два года после нарушения, если возврата не потребовали. Страховщик платит в течение 30 календарных дней после полной заявки.",
        when: "Требовать деньги, если есть гарантия возврата платежей, нужно сразу, как прошла дата передачи: банковская угасает через два года после нарушения, если возврата не потребовали. Страховщик платит в течение 30 календарных дней после полной заявки. Проценты считают от каждого вашего платежа.",
        who: "Гарантию возврата платежей выдаёт банк или страховщик, заказывает застройщик, а защищает она того, кто в ней назван. Банк, где открыт специальный счёт, обязан проверить, что она есть. Спросите обоих, а не только отдел продаж.",
        must: "Да, гарантия возврата платежей обязательна: застройщик, который берёт деньги до окончания стройки, должен обеспечить их вместе с налогами и процентами банковской гарантией или полисом (Закон 38/1999, первое дополнительное положение). В Каталонии до этого он не вправе взять ни евро. Отказаться от гарантии договором нельзя.",
      },
      sections: [
        {
          heading: "К чему закон обязывает застройщика?",
          blocks: [
            "Правило для всей Испании даёт дополнительное положение 1 Закона 38/1999 в редакции, которая действует с 1 января 2016 года. С момента разрешения застройщик, который берёт деньги вперёд, гарантирует их возврат страховкой или через банк. Деньги идут на особый счёт, отдельный от остальных, и тратить их можно только на стройку.",
            "В Каталонии ничего нельзя брать без разрешения, права на землю, гарантии и страховки (Закон 18/2007, ст.\u00a063).",
          ],
        },
        {
          heading: "Что должно быть в вашем экземпляре?",
          blocks: [
            {
              points: [
                "Ваше имя, налоговый номер и сама квартира: здание, этаж и дверь.",
                "Сумма, покрытая сегодня, и всё, что вы заплатите до передачи.",
                "Последний день передачи, тот же, что в договоре.",
                "Банк или страховщик, номер полиса и куда обращаться.",
                "Специальный счёт. Если в договоре указан другой, не платите.",
              ],
            },
            "Общего полиса на весь дом мало. Нужен личный сертификат, на каждый платёж или на всю сумму.",
          ],
        },
        {
          heading: "Как вернуть деньги, если передача задерживается?",
          blocks: [
            {
              steps: [
                "Посмотрите в договоре, в какой день истекает срок и не было ли отсрочки.",
                "Решите, ждать ли (с подписанной отсрочкой и новой датой) или отказаться.",
                "Потребуйте деньги у застройщика письмом, содержание которого можно доказать.",
                "Если он не вернул, обратитесь к гаранту с договором, квитанциями и этим письмом.",
                "При отказе гаранта идите к юристу и следите за двумя годами.",
              ],
            },
          ],
        },
        {
          heading: "Когда защита не сработает?",
          blocks: [
            {
              points: [
                "Платёж наличными или на другой счёт, который никто не отследит.",
                "Дата передачи «будет определена позднее».",
                "Бронь, уплаченная посреднику, когда полиса ещё нет.",
                "Отсрочка, подписанная без просьбы к гаранту продлить покрытие.",
                "Оригинал, который остался в отделе продаж: попросите его себе сразу и проверьте номер у гаранта.",
              ],
            },
          ],
        },
        {
          heading: "Какие даты записать сразу?",
          blocks: [
            {
              points: [
                "День каждого платежа и счёт, на который он ушёл.",
                "Дату передачи квартиры по договору: от неё идут сроки.",
                "30 календарных дней после полного обращения к страховщику.",
                "Два года после нарушения: позже банковская гарантия уже не действует.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько должна покрывать гарантия при цене 500\u00a0000\u00a0€?",
        blocks: [
          {
            caption: "Уплачено до ключей, с НДС",
            columns: ["После", "Уплачено", "Гарантия"],
            rows: [
              ["Договор, 10\u00a0%", "55\u00a0000\u00a0€", "55\u00a0000\u00a0€ и проценты"],
              ["Второй взнос", "110\u00a0000\u00a0€", "110\u00a0000\u00a0€ и проценты"],
              ["Четвёртый взнос", "165\u00a0000\u00a0€", "165\u00a0000\u00a0€ и проценты"],
            ],
          },
          "Она растёт с каждым платежом, и новый документ просят после каждого. Кто живёт за рубежом и в конце берёт кредит на 60–70\u00a0%, к тому времени рискует третью цены. Проверить полис можно, написав страховщику или банку напрямую: имя, дом, квартира и сумма должны совпасть с договором.",
        ],
      },
      inShort: [
        "Гарантия возвращает взносы с процентами, если квартиру не передали вовремя.",
        "Её выдают на ваше имя, и получить её нужно до первого платежа.",
        "Банковская угасает через два года после нарушения, если денег не потребовали.",
      ],
      next: "Узнайте, что строится и кто это гарантирует: [посмотрите наши новостройки](/developments).",
      description:
        "Гарантия возврата платежей за новостройку: чего требует закон, что должно быть в вашем экземпляре, как получить деньги при задержке и когда она не поможет.",
      sources: [
        "Закон 38/1999 о строительстве, дополнительное положение 1 (в редакции Закона 20/2015)",
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a063",
      ],
    },
  },
};
