import type { Entry } from "../entry";

export const withholdingFromNonResidents: Entry = {
  theme: "costs",
  reader: "non-resident",
  related: [
    "selling-from-abroad",
    "income-tax-on-the-gain",
    "plusvalia",
    "non-resident-yearly-tax",
    "paperwork-agent",
    "costs-of-selling",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "3% withholding",
        "3% retention",
        "withholding from non-residents",
        "withholding tax non-resident seller",
        "form 211",
        "modelo 211",
        "buying from a non-resident",
        "retention when buying from non-resident",
        "tax withheld from the seller",
      ],
      title: "The 3% withholding when the seller lives abroad",
      answers: {
        what: [
          "The 3% withholding is a part of the price that does not go to a seller living outside Spain. The buyer pays it to the tax office instead.",
          "It is no extra cost but a part of the price, and the seller can claim back what exceeds the tax.",
          "The buyer has one month for it, on form {withheld.form}.",
        ],
        cost: "The 3% withholding costs the buyer nothing, because it comes out of the price. A seller who owes less tax than that gets the difference back; one who owes more pays the rest.",
        who: "The 3% withholding is the buyer’s duty, resident or not, person or company, whenever the seller is not a tax resident of Spain. What counts is residence, not nationality: a Spaniard in London is a non-resident.",
        how: "The 3% withholding is paid on form {withheld.form} of the national tax agency, one for each seller. The buyer keeps one copy and gives the seller another, who needs it for their own return.",
        time: "The 3% withholding has to be paid in within one month of the deed (Royal Decree 1776/2004, art. 14). The seller’s return, on form 210, follows in the three months after that.",
      },
      sections: [
        {
          heading: "Why does the buyer have to do it?",
          blocks: [
            "The tax office would find it hard to collect from someone abroad, so it makes the buyer pay in a part beforehand. If the buyer forgets, the home itself answers for the 3%, or for the seller’s tax if that is less (Royal Legislative Decree 5/2004, art. 25.2). You would then pay a second time what you have already handed to the seller.",
          ],
        },
        {
          heading: "How do you know whether the seller is a resident?",
          blocks: [
            "Ask for a certificate of tax residence in Spain from the tax agency, still valid on the day of signing. The notary asks as well, and the deed says what was shown.",
            {
              points: [
                "An NIE, a residence card or a Spanish bank account proves nothing about tax.",
                "Of two spouses one may be resident and the other not: then you withhold from one half.",
                "No certificate on the table means that you withhold.",
              ],
            },
          ],
        },
        {
          heading: "What happens on the day, and after it?",
          blocks: [
            {
              steps: [
                "Before: put the withholding and its amount into the deposit contract.",
                "At the notary’s: hand over the price less {withheld.rate}; the deed records both figures.",
                "Within the month: file form {withheld.form} and pay, or have a paperwork agent do so from an advance.",
                "Send the seller the stamped copy.",
                "Keep yours with the deed: you will need it when you sell.",
              ],
            },
          ],
        },
        {
          heading: "What should the seller know?",
          blocks: [
            "The money is an advance on the tax on the gain, which is 19% for non-residents (Royal Legislative Decree 5/2004, art. 25.1). Whoever sells at a loss can claim all of it back with form 210. That takes months, so do not plan the sum into your next purchase.",
            "The buyer also pays the municipal capital gains tax (plusvalía) in the place of a seller living abroad. That sum is usually taken off the price as well.",
          ],
        },
      ],
      example: {
        heading: "What does it look like in figures?",
        blocks: [
          [
            "At a price of €500,000 the buyer hands over €485,000 and pays €15,000 to the tax office.",
            "If the seller’s gain is €60,000, the tax on it is €11,400, and €3,600 come back.",
            "If the gain is €100,000, the tax is €19,000, and the seller adds €4,000.",
          ],
        ],
      },
      inShort: [
        "When the seller lives abroad, the buyer withholds {withheld.rate} of the price for the tax office.",
        "Form {withheld.form} has to be filed within one month of the deed.",
        "A forgotten payment becomes a charge on the home.",
      ],
      next: "Ask for our [document check](/services/legal-support) before you sign: we look at the seller’s residence too.",
      description:
        "The 3% withholding in Spain when the seller is a non-resident: who pays it in, on which form and when, how residence is proved and how the seller gets it back.",
      sources: ["Royal Decree 1776/2004, art. 14", "Royal Legislative Decree 5/2004, art. 25"],
    },
    es: {
      names: [
        "retención del 3",
        "retención del 3 %",
        "retención no residentes",
        "retención por compra a no residente",
        "modelo 211",
        "comprar a un no residente",
        "vendedor no residente",
        "3 por ciento vendedor no residente",
        "retención vendedor extranjero",
      ],
      title: "La retención del 3\u00a0% cuando el vendedor no es residente",
      answers: {
        what: [
          "La retención del 3\u00a0% es una parte del precio que no llega al vendedor no residente. El comprador la ingresa en Hacienda.",
          "No es un gasto más: forma parte del precio, y el vendedor recupera lo que exceda de su impuesto.",
          "El plazo es de un mes, con el modelo {withheld.form}.",
        ],
        cost: "La retención del 3\u00a0% no le cuesta nada al comprador, porque sale del precio. Si el vendedor debía menos impuesto, Hacienda le devuelve la diferencia; si debía más, paga el resto.",
        who: "La retención del 3\u00a0% es obligación de quien compra, sea residente o no, persona o empresa, si quien vende no tiene residencia fiscal en España. Cuenta la residencia, no el pasaporte: un español que vive en Londres es no residente.",
        how: "La retención del 3\u00a0% se ingresa con el modelo {withheld.form} de la Agencia Tributaria, uno por cada vendedor. El comprador guarda un ejemplar y entrega otro al vendedor, que lo necesita para su declaración.",
        time: "La retención del 3\u00a0% se ingresa en el mes siguiente a la escritura (Real Decreto 1776/2004, art. 14). La declaración del vendedor, con el modelo 210, llega en los tres meses posteriores.",
      },
      sections: [
        {
          heading: "¿Por qué tiene que hacerlo el comprador?",
          blocks: [
            "A Hacienda le costaría cobrar a quien está fuera, y por eso hace ingresar una parte por adelantado. Si el comprador lo olvida, la propia vivienda responde de la menor de dos cantidades: ese 3\u00a0% o el impuesto del vendedor (Real Decreto Legislativo 5/2004, art. 25.2). Pagaría otra vez lo que ya entregó.",
          ],
        },
        {
          heading: "¿Cómo se sabe si el vendedor es residente?",
          blocks: [
            "Pida un certificado de residencia fiscal en España, emitido por la Agencia Tributaria y vigente el día de la firma. La notaría también lo pide, y la escritura dice qué se ha mostrado.",
            {
              points: [
                "Un NIE, una tarjeta de residencia o una cuenta en un banco español no prueban nada a efectos fiscales.",
                "En un matrimonio puede ser residente uno y el otro no: entonces se retiene sobre una mitad.",
                "Si no hay certificado en la mesa, se retiene.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se hace ese día y después?",
          blocks: [
            {
              steps: [
                "Antes: ponga la retención y su importe en el contrato de arras.",
                "En la notaría: entregue el precio menos el {withheld.rate}; la escritura recoge las dos cifras.",
                "Dentro del mes: presente el modelo {withheld.form} y pague, o encárguelo a una gestoría con provisión.",
                "Mande al vendedor su ejemplar sellado.",
                "Guarde el suyo con la escritura: le hará falta cuando venda.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué debe saber quien vende?",
          blocks: [
            "El dinero es un anticipo del impuesto sobre la ganancia, que para no residentes es del 19\u00a0% (Real Decreto Legislativo 5/2004, art. 25.1). Quien vende con pérdidas puede recuperarlo todo con el modelo 210. Tarda meses: no cuente con esa suma para la compra siguiente.",
            "El comprador paga además la plusvalía municipal en lugar del vendedor que vive fuera, y suele descontarla también del precio.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo queda en cifras?",
        blocks: [
          [
            "Con un precio de 500.000\u00a0€, el comprador entrega 485.000\u00a0€ e ingresa 15.000\u00a0€ en Hacienda.",
            "Si la ganancia del vendedor es de 60.000\u00a0€, su impuesto son 11.400\u00a0€ y le devuelven 3.600\u00a0€.",
            "Si gana 100.000\u00a0€, el impuesto son 19.000\u00a0€ y añade 4.000\u00a0€.",
          ],
        ],
      },
      inShort: [
        "Cuando quien vende reside fuera, el comprador ingresa en Hacienda un {withheld.rate} del precio.",
        "El modelo {withheld.form} se presenta en el mes siguiente a la escritura.",
        "Si se olvida, la vivienda queda afecta al pago.",
      ],
      next: "Pida nuestra [revisión de la documentación](/services/legal-support) antes de firmar: también miramos la residencia del vendedor.",
      description:
        "La retención del 3\u00a0% cuando el vendedor no es residente: quién la ingresa, con qué modelo y en qué plazo, cómo se prueba la residencia y cómo se recupera.",
      sources: ["Real Decreto 1776/2004, art. 14", "Real Decreto Legislativo 5/2004, art. 25"],
    },
    ca: {
      names: [
        "retenció del 3",
        "retenció del 3 %",
        "retenció no residents",
        "retenció per compra a no resident",
        "model 211",
        "comprar a un no resident",
        "venedor no resident",
        "3 per cent venedor no resident",
      ],
      title: "La retenció del 3\u00a0% quan el venedor no és resident",
      answers: {
        what: [
          "La retenció del 3\u00a0% és una part del preu que no arriba al venedor no resident. El comprador la ingressa a Hisenda.",
          "No és cap despesa de més: forma part del preu, i el venedor recupera el que superi el seu impost.",
          "El termini és d’un mes, amb el model {withheld.form}.",
        ],
        cost: "La retenció del 3\u00a0% no costa res al comprador, perquè surt del preu. Si el venedor devia menys impost, Hisenda li torna la diferència; si devia més, paga la resta.",
        who: "La retenció del 3\u00a0% és obligació de qui compra, sigui resident o no, persona o empresa, si qui ven no té residència fiscal a Espanya. Compta la residència, no el passaport: un català que viu a Londres és no resident.",
        how: "La retenció del 3\u00a0% s’ingressa amb el model {withheld.form} de l’Agència Tributària estatal, un per cada venedor. El comprador en guarda un exemplar i en dona un altre al venedor, que el necessita per a la seva declaració.",
        time: "La retenció del 3\u00a0% s’ingressa durant el mes següent a l’escriptura (RD 1776/2004, art. 14). La declaració del venedor, amb el model 210, ve en els tres mesos posteriors.",
      },
      sections: [
        {
          heading: "Per què ho ha de fer el comprador?",
          blocks: [
            "A Hisenda li costaria cobrar de qui és fora, i per això en fa ingressar una part per endavant. Si el comprador se n’oblida, el mateix habitatge respon de la més petita de dues quantitats: aquest 3\u00a0% o l’impost del venedor (Reial decret legislatiu 5/2004, art. 25.2). Tornaria a pagar el que ja va lliurar.",
          ],
        },
        {
          heading: "Com se sap si el venedor és resident?",
          blocks: [
            "Demani un certificat de residència fiscal a Espanya, emès per l’Agència Tributària i vigent el dia de la signatura. La notaria també el demana, i l’escriptura diu què s’ha mostrat.",
            {
              points: [
                "Un NIE, una targeta de residència o un compte en un banc espanyol no proven res a efectes fiscals.",
                "En un matrimoni pot ser resident l’un i l’altre no: llavors es reté sobre una meitat.",
                "Si no hi ha certificat a la taula, es reté.",
              ],
            },
          ],
        },
        {
          heading: "Què es fa aquell dia i després?",
          blocks: [
            {
              steps: [
                "Abans: posi la retenció i l’import en el contracte d’arres.",
                "A la notaria: lliuri el preu menys el {withheld.rate}; l’escriptura recull les dues xifres.",
                "Dins del mes: presenti el model {withheld.form} i pagui, o encarregui-ho a una gestoria amb provisió.",
                "Enviï al venedor l’exemplar segellat.",
                "Guardi el seu amb l’escriptura: li farà falta quan vengui.",
              ],
            },
          ],
        },
        {
          heading: "Què ha de saber qui ven?",
          blocks: [
            "Els diners són una bestreta de l’impost sobre el guany, que per a no residents és del 19\u00a0% (Reial decret legislatiu 5/2004, art. 25.1). Qui ven amb pèrdues ho pot recuperar tot amb el model 210. Triga mesos: no compti amb aquesta suma per a la compra següent.",
            "El comprador paga a més la plusvàlua municipal en lloc del venedor que viu fora, i també la sol descomptar del preu.",
          ],
        },
      ],
      example: {
        heading: "Com queda en xifres?",
        blocks: [
          [
            "Amb un preu de 500.000\u00a0€, el comprador lliura 485.000\u00a0€ i ingressa 15.000\u00a0€ a Hisenda.",
            "Si el guany del venedor és de 60.000\u00a0€, el seu impost són 11.400\u00a0€ i li tornen 3.600\u00a0€.",
            "Si guanya 100.000\u00a0€, l’impost són 19.000\u00a0€ i n’hi afegeix 4.000.",
          ],
        ],
      },
      inShort: [
        "Quan qui ven resideix fora, el comprador ingressa a Hisenda un {withheld.rate} del preu.",
        "El model {withheld.form} es presenta durant el mes següent a l’escriptura.",
        "Si no s’ingressa, n’acaba responent l’habitatge.",
      ],
      next: "Demani la nostra [revisió de la documentació](/services/legal-support) abans de signar: també mirem la residència del venedor.",
      description:
        "La retenció del 3\u00a0% quan el venedor no és resident: qui la ingressa, amb quin model i en quin termini, com es prova la residència i com es recupera després.",
      sources: ["Reial decret 1776/2004, art. 14", "Reial decret legislatiu 5/2004, art. 25"],
    },
    ru: {
      names: [
        "удержание 3 процента",
        "удержание 3 %",
        "удержание с нерезидента",
        "удержание при покупке у нерезидента",
        "продавец нерезидент",
        "форма 211",
        "modelo 211",
        "покупка у нерезидента в Испании",
        "налог 3 процента с нерезидента",
        "вернуть 3 процента",
        "возврат 3 процентов нерезиденту",
        "вернуть 3 процента при продаже квартиры",
      ],
      title: "Удержание 3\u00a0%, если продавец нерезидент",
      answers: {
        what: [
          "Удержание 3\u00a0процентов — это часть цены, которую покупатель не отдаёт продавцу-нерезиденту, а перечисляет за него в налоговую службу Испании.",
          "Это не дополнительный расход: сумма входит в цену, а если налог продавца окажется меньше, разницу ему вернут.",
          "На уплату даётся месяц, подают форму {withheld.form}.",
        ],
        cost: "Удержание 3\u00a0% покупателю ничего не стоит, ведь его вычитают из цены. Если налог продавца меньше, разницу ему вернут, если больше, он доплатит.",
        who: "Удержание 3\u00a0% обязан сделать покупатель, резидент он или нет, человек или компания, если продавец не налоговый резидент Испании. Важно, где живут, а не какой паспорт: испанец из Лондона тоже нерезидент.",
        how: "Удержание 3\u00a0% перечисляют по форме {withheld.form} испанского налогового агентства, отдельно на каждого продавца. Один экземпляр покупатель оставляет себе, второй отдаёт продавцу для его декларации.",
        time: "Удержание 3\u00a0% перечисляют в течение месяца после нотариального акта (RD 1776/2004, ст. 14). Декларацию по форме 210 продавец подаёт в следующие три месяца.",
      },
      sections: [
        {
          heading: "Почему это должен делать покупатель?",
          blocks: [
            "С человека, который живёт за границей, налоговой службе трудно получить деньги, поэтому часть налога платят заранее. Если покупатель о нём забудет, само жильё отвечает за меньшую из двух сумм: эти 3\u00a0% или налог продавца (RDLeg 5/2004, ст. 25.2). Получится, что вы ещё раз заплатите то, что уже отдали.",
          ],
        },
        {
          heading: "Как узнать, резидент ли продавец?",
          blocks: [
            "Попросите справку о налоговом резидентстве в Испании, выданную налоговым агентством и действующую в день сделки. Её спросит и нотариус, а в акте запишут, что именно было показано.",
            {
              points: [
                "Номер NIE, карта резидента или счёт в испанском банке для налоговой службы ничего не доказывают.",
                "Из супругов один может быть резидентом, а другой нет: тогда удерживают с одной половины.",
                "Нет справки в день сделки\u00a0— деньги удерживают.",
              ],
            },
          ],
        },
        {
          heading: "Что делать в день сделки и после неё?",
          blocks: [
            {
              steps: [
                "Заранее запишите удержание и его сумму в договор задатка.",
                "У нотариуса отдайте цену за вычетом {withheld.rate}; в акте укажут обе суммы.",
                "В течение месяца подайте форму {withheld.form} и заплатите, или поручите это посреднику по оформлению.",
                "Отправьте продавцу его экземпляр формы с отметкой об уплате.",
                "Свой экземпляр храните вместе с актом: он понадобится, когда вы сами будете продавать это жильё.",
              ],
            },
          ],
        },
        {
          heading: "Что следует знать продавцу?",
          blocks: [
            "Эти деньги\u00a0— аванс налога на доход от продажи, который для нерезидентов составляет 19\u00a0% (RDLeg 5/2004, ст. 25.1). Кто продаёт с убытком, может вернуть всю сумму по форме 210. На возврат уходят месяцы, поэтому не рассчитывайте на эту сумму при следующей покупке.",
            "Кроме того, за продавца, живущего за границей, покупатель платит муниципальный налог на прирост стоимости земли (plusvalía). Эту сумму при сделке обычно тоже вычитают из цены.",
          ],
        },
      ],
      example: {
        heading: "Как это выглядит в цифрах?",
        blocks: [
          [
            "При цене 500\u00a0000\u00a0€ покупатель отдаёт продавцу 485\u00a0000\u00a0€ и платит 15\u00a0000\u00a0€ в налоговую службу.",
            "Если доход продавца от продажи 60\u00a0000\u00a0€, его налог равен 11\u00a0400\u00a0€, и ему вернут 3\u00a0600\u00a0€.",
            "Если доход 100\u00a0000\u00a0€, налог равен 19\u00a0000\u00a0€, и продавец доплатит 4\u00a0000\u00a0€.",
          ],
        ],
      },
      inShort: [
        "Если продавец живёт за границей, покупатель перечисляет {withheld.rate} цены в налоговую службу.",
        "Форму {withheld.form} подают в течение месяца после акта.",
        "Забытый платёж становится обременением жилья.",
      ],
      next: "До подписания закажите у нас [проверку документов](/services/legal-support): мы смотрим и на то, где живёт продавец.",
      description:
        "Удержание 3\u00a0% в Испании, если продавец нерезидент: кто его платит, по какой форме и в какой срок, чем доказать резидентство и как продавцу вернуть разницу.",
      sources: [
        "Королевский декрет (RD) 1776/2004, ст. 14",
        "Королевский законодательный декрет (RDLeg) 5/2004, ст. 25",
      ],
    },
  },
};
