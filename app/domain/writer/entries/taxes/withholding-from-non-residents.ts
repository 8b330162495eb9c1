import type { Entry } from "../entry";

export const withholdingFromNonResidents: Entry = {
  theme: "costs",
  reader: "non-resident",
  related: [
    "tax-of-a-non-resident-sale",
    "income-tax-on-the-gain",
    "plusvalia",
    "non-resident-yearly-tax",
    "paperwork-agent",
    "costs-of-selling",
    "taxes-in-two-countries",
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
        "3% withheld on sale",
        "claim back 3% withheld",
        "get back the 3% retention",
        "3% refund non-resident seller",
        "3% tax retention",
      ],
      title: "The 3% withholding when the seller lives abroad",
      answers: {
        what: [
          "When a home is sold by someone who is not a tax resident of Spain, the buyer makes the 3% withholding: 97% of the price goes to the seller and 3% to the tax office, on form {withheld.form}, within one month of the deed.",
          "The seller settles the tax on the gain (19%) with form 210 in the three months after that, and gets back whatever the 3% exceeds it by.",
          "The refund may take six months from the end of that time.",
        ],
        cost: "The 3% withholding is €15,000 on a price of €500,000, and it is no extra cost: it comes out of the price and counts towards the seller’s tax. A gain of €60,000 means €11,400 of tax and €3,600 back; after a loss the whole €15,000 returns.",
        who: "The 3% withholding is the buyer’s duty, resident or not, person or company, whenever the seller is not a tax resident of Spain. What counts is residence, not nationality: a Spaniard in London is a non-resident.",
        how: "To get the 3% withholding back, the seller files form 210 for the gain with four things: the buyer’s form {withheld.form}, both deeds, the invoices of purchase and sale, and an account number. Each owner files their own, though a married couple can usually share one. It is done in the three months after the buyer’s month; the refund follows within about six.",
        time: "The 3% withholding is paid in by the buyer within one month of the deed (Royal Decree 1776/2004, art. 14). The seller files form 210 in the three months after that month, so four months after signing at the latest. The tax office then has six months to pay a refund.",
      },
      sections: [
        {
          heading: "How does the seller get the 3% back?",
          blocks: [
            {
              steps: [
                "Ask the buyer for your copy of form {withheld.form} and its proof of payment. Put into the deposit contract that you will receive it.",
                "Work out the gain: price less costs of the sale, minus the former price with its tax, notary, registry and improvements with an invoice.",
                "Take 19% of it and subtract what was withheld.",
                "File form 210 with an account in the owner’s name. A minus sign means a refund; a plus, that you pay the rest with the form.",
                "Answer the letter if the tax office asks for invoices: it goes to your representative or your electronic mailbox.",
              ],
            },
            "The office may first look at the yearly returns of the past four years (form 210 for a home that stood empty or was let). If they are missing, it can set them off against the refund, so file them before you sell.",
          ],
        },
        {
          heading: "What are the deadlines?",
          blocks: [
            {
              caption: "The 3% withholding: forms and deadlines",
              columns: ["What", "Who", "Form", "Until when"],
              rows: [
                ["The 3% is paid in", "Buyer", "{withheld.form}", "One month from the deed"],
                ["Gain declared, refund asked for", "Seller, each owner", "210", "Within four months of signing"],
                ["Refund paid", "Tax office", "–", "Six months from the end of the seller’s time"],
                ["Plusvalía", "Buyer, in the seller’s place", "Town hall", "30\u00a0working days from the deed"],
              ],
            },
            "Plusvalía, the town hall’s tax, is usually taken off the price as well. It lowers the gain that you declare. If the refund takes longer than six months, ask for the interest the law provides for. Whoever missed the date should still file: the refund can as a rule be claimed for four years.",
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
          heading: "What does the buyer do on the day, and after it?",
          blocks: [
            {
              steps: [
                "Before: put the withholding and its amount into the deposit contract.",
                "At the notary’s: hand over the price less {withheld.rate}, and have both figures put in the deed.",
                "Within the month: file form {withheld.form} and pay, or have a paperwork agent do so from an advance.",
                "Send the seller the stamped copy.",
              ],
            },
          ],
        },
        {
          heading: "What can go wrong?",
          blocks: [
            {
              points: [
                "The buyer forgets: the home then answers for the 3%, or for the seller’s tax if that is less (Royal Legislative Decree 5/2004, art. 25.2), and the new owner may end up paying it.",
                "The seller waits for a refund that comes by itself. Without form 210 there is none.",
                "Purchase costs paid in cash, without an invoice: they don’t lower the gain.",
                "The seller counts on the money for the next purchase.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What comes back at a price of €500,000?",
        blocks: [
          {
            caption: "€15,000 withheld: three sellers",
            columns: ["Seller’s gain", "Tax at 19%", "Withheld", "Result"],
            rows: [
              ["€60,000", "€11,400", "€15,000", "€3,600 back"],
              ["€100,000", "€19,000", "€15,000", "€4,000 more to pay"],
              ["A loss", "€0", "€15,000", "€15,000 back"],
            ],
          },
          "With two owners of half each, every sum is halved and there are two forms. A married couple, both non-resident, can as a rule put the sale on one form: ask whoever files it.",
        ],
      },
      inShort: [
        "When the seller lives abroad, the buyer withholds {withheld.rate} of the price for the tax office.",
        "Form {withheld.form} has to be filed within one month of the deed.",
        "A forgotten payment becomes a charge on the home.",
      ],
      next: "Ask for our [document check](/services/legal-support) before you sign: we look at the seller’s residence too.",
      description:
        "The 3% withholding when a non-resident sells a home in Spain: form 211 and form 210, deadlines, how the seller gets it back, how long it takes, in figures.",
      sources: [
        "Royal Decree 1776/2004, art. 14",
        "Royal Legislative Decree 5/2004, art. 25",
        "General Tax Act 58/2003, art. 31",
      ],
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
        "devolución del 3 por ciento",
        "devolución retención 3 no residentes",
        "recuperar el 3 % vendedor no residente",
        "retención 3 venta inmueble no residente",
      ],
      title: "La retención del 3\u00a0% cuando el vendedor no es residente",
      answers: {
        what: [
          "Cuando vende alguien sin residencia fiscal en España, el comprador practica la retención del 3\u00a0%: entrega al vendedor el 97\u00a0% del precio e ingresa el 3\u00a0% en Hacienda con el modelo {withheld.form}, en el mes siguiente a la escritura.",
          "El vendedor liquida su impuesto (el 19\u00a0% de la ganancia) con el modelo 210 en los tres meses posteriores, y le devuelven lo que sobre de ese 3\u00a0%.",
          "La devolución puede tardar seis meses desde que acaba ese plazo.",
        ],
        cost: "La retención del 3\u00a0% son 15.000\u00a0€ en una venta de 500.000\u00a0€, y no es un gasto más: sale del precio y se descuenta del impuesto del vendedor. Si su ganancia es de 60.000\u00a0€, debe 11.400\u00a0€ y recupera 3.600\u00a0€; si vende con pérdidas, recupera los 15.000\u00a0€.",
        who: "La retención del 3\u00a0% es obligación de quien compra, sea residente o no, persona o empresa, si quien vende no tiene residencia fiscal en España. Cuenta la residencia, no el pasaporte: un español que vive en Londres es no residente.",
        how: "La devolución de la retención del 3\u00a0% se pide con el modelo 210 y cuatro cosas: el modelo {withheld.form} del comprador, las dos escrituras, las facturas de compra y venta y un número de cuenta. Cada propietario presenta el suyo, en los tres meses posteriores al mes del comprador. El dinero suele llegar en unos seis meses.",
        time: "La retención del 3\u00a0% la ingresa el comprador en el mes siguiente a la escritura (Real Decreto 1776/2004, art. 14). El vendedor presenta el modelo 210 en los tres meses que siguen a ese mes: como muy tarde, cuatro meses después de firmar. Desde entonces Hacienda tiene seis meses para devolver.",
      },
      sections: [
        {
          heading: "¿Cómo recupera el vendedor el 3\u00a0%?",
          blocks: [
            {
              steps: [
                "Pida al comprador su ejemplar del modelo {withheld.form} y el justificante del ingreso. Conviene que las arras ya digan que se lo entregará.",
                "Calcule la ganancia: precio menos gastos de la venta, menos lo que costó comprar con impuestos, notaría, registro y mejoras con factura.",
                "Saque el 19\u00a0% y réstele lo retenido.",
                "Presente el modelo 210 con una cuenta a nombre del propietario. Si el resultado es negativo, se devuelve; si es positivo, se paga con el modelo.",
                "Conteste si Hacienda pide facturas: el aviso llega a su representante o a su buzón electrónico.",
              ],
            },
            "Antes de devolver, Hacienda puede mirar las declaraciones anuales de los últimos cuatro años (el 210 de una vivienda vacía o alquilada). Si faltan, puede compensarlas con la devolución: póngalas al día antes de vender.",
          ],
        },
        {
          heading: "¿Qué plazos hay?",
          blocks: [
            {
              caption: "Retención del 3\u00a0%: modelos y plazos",
              columns: ["Qué", "Quién", "Modelo", "Hasta cuándo"],
              rows: [
                ["Ingresar el 3\u00a0%", "Comprador", "{withheld.form}", "Un mes desde la escritura"],
                [
                  "Declarar la ganancia y pedir la devolución",
                  "Vendedor, cada titular",
                  "210",
                  "Dentro de los cuatro meses siguientes a la firma",
                ],
                ["Devolver", "Agencia Tributaria", "–", "Seis meses desde que acaba el plazo del vendedor"],
                [
                  "Plusvalía municipal",
                  "Comprador, en lugar del vendedor",
                  "Ayuntamiento",
                  "30\u00a0días hábiles desde la escritura",
                ],
              ],
            },
            "La plusvalía también se suele descontar del precio, y reduce la ganancia que se declara. Si la devolución pasa de seis meses, pida los intereses que prevé la ley. Quien dejó pasar el plazo debe presentarlo igual: por regla general se puede reclamar durante cuatro años.",
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
          heading: "¿Qué hace el comprador ese día y después?",
          blocks: [
            {
              steps: [
                "Antes: ponga la retención y su importe en el contrato de arras.",
                "En la notaría: entregue el precio menos el {withheld.rate}; la escritura recoge las dos cifras.",
                "Dentro del mes: presente el modelo {withheld.form} y pague, o encárguelo a una gestoría con provisión.",
                "Mande al vendedor su ejemplar sellado.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede salir mal?",
          blocks: [
            {
              points: [
                "El comprador se olvida: la vivienda responde del 3\u00a0% o, si es menos, del impuesto del vendedor (Real Decreto Legislativo 5/2004, art. 25.2), y puede acabar pagándolo el nuevo dueño.",
                "El vendedor espera una devolución que llegue sola. Sin modelo 210 no hay ninguna.",
                "Los gastos de la compra se pagaron sin factura: no reducen la ganancia.",
                "El vendedor cuenta con ese dinero para la compra siguiente.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto se recupera en una venta de 500.000\u00a0€?",
        blocks: [
          {
            caption: "15.000\u00a0€ retenidos: tres vendedores",
            columns: ["Ganancia", "Impuesto (19\u00a0%)", "Retenido", "Resultado"],
            rows: [
              ["60.000\u00a0€", "11.400\u00a0€", "15.000\u00a0€", "Le devuelven 3.600\u00a0€"],
              ["100.000\u00a0€", "19.000\u00a0€", "15.000\u00a0€", "Paga 4.000\u00a0€ más"],
              ["Pérdida", "0\u00a0€", "15.000\u00a0€", "Le devuelven 15.000\u00a0€"],
            ],
          },
          "Si son dos titulares a medias, cada cifra se divide entre dos y se presentan dos modelos. Un matrimonio de no residentes puede, por regla general, declarar la venta en uno solo: pregúntelo a quien lo presente.",
        ],
      },
      inShort: [
        "Cuando quien vende reside fuera, el comprador ingresa en Hacienda un {withheld.rate} del precio.",
        "El modelo {withheld.form} se presenta en el mes siguiente a la escritura.",
        "Si se olvida, la vivienda queda afecta al pago.",
      ],
      next: "Pida nuestra [revisión de la documentación](/services/legal-support) antes de firmar: también miramos la residencia del vendedor.",
      description:
        "La retención del 3\u00a0% si vende un no residente: modelos 211 y 210, plazos, cómo pide el vendedor la devolución, cuánto tarda y tres casos resueltos en cifras.",
      sources: [
        "Real Decreto 1776/2004, art. 14",
        "Real Decreto Legislativo 5/2004, art. 25",
        "Ley 58/2003, General Tributaria, art. 31",
      ],
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
        "devolució del 3 per cent",
        "recuperar el 3 % no resident",
        "devolució retenció no residents",
      ],
      title: "La retenció del 3\u00a0% quan el venedor no és resident",
      answers: {
        what: [
          "Quan ven algú sense residència fiscal a Espanya, el comprador practica la retenció del 3\u00a0%: lliura al venedor el 97\u00a0% del preu i ingressa el 3\u00a0% a Hisenda amb el model {withheld.form}, durant el mes següent a l’escriptura.",
          "El venedor liquida el seu impost (el 19\u00a0% del guany) amb el model 210 en els tres mesos posteriors, i li tornen el que sobri d’aquest 3\u00a0%.",
          "La devolució pot trigar sis mesos des que s’acaba aquest termini.",
        ],
        cost: "La retenció del 3\u00a0% són 15.000\u00a0€ en una venda de 500.000\u00a0€, i no és cap despesa de més: surt del preu i es descompta de l’impost del venedor. Si el guany és de 60.000\u00a0€, en deu 11.400 i en recupera 3.600; si ven amb pèrdues, recupera els 15.000\u00a0€.",
        who: "La retenció del 3\u00a0% és obligació de qui compra, sigui resident o no, persona o empresa, si qui ven no té residència fiscal a Espanya. Compta la residència, no el passaport: un català que viu a Londres és no resident.",
        how: "La devolució de la retenció del 3\u00a0% es demana amb el model 210 i quatre coses: el model {withheld.form} del comprador, les dues escriptures, les factures de compra i venda i un número de compte. Cada propietari presenta el seu, en els tres mesos posteriors al mes del comprador. Els diners solen arribar al cap d’uns sis mesos.",
        time: "La retenció del 3\u00a0% l’ingressa el comprador durant el mes següent a l’escriptura (RD 1776/2004, art. 14). El venedor presenta el model 210 en els tres mesos que segueixen aquell mes: com a molt tard, quatre mesos després de signar. Des d’aleshores Hisenda té sis mesos per tornar els diners.",
      },
      sections: [
        {
          heading: "Com recupera el venedor el 3\u00a0%?",
          blocks: [
            {
              steps: [
                "Demani al comprador el seu exemplar del model {withheld.form} i el justificant de l’ingrés. Val la pena que les arres ja diguin que l’hi donarà.",
                "Calculi el guany: preu menys despeses de la venda, menys el que va costar comprar amb impostos, notaria, registre i millores amb factura.",
                "Tregui’n el 19\u00a0% i resti-hi el que es va retenir.",
                "Presenti el model 210 amb un compte a nom del propietari. Si el resultat és negatiu, l’hi tornen; si és positiu, es paga amb el model.",
                "Contesti si Hisenda demana factures: l’avís arriba al representant o a la bústia electrònica.",
              ],
            },
            "Abans de tornar res, Hisenda pot mirar les declaracions anuals dels últims quatre anys (el 210 d’un pis buit o llogat). Si en falten, les pot compensar amb la devolució: posi-les al dia abans de vendre.",
          ],
        },
        {
          heading: "Quins terminis hi ha?",
          blocks: [
            {
              caption: "Retenció del 3\u00a0%: models i terminis",
              columns: ["Què", "Qui", "Model", "Fins quan"],
              rows: [
                ["Ingressar el 3\u00a0%", "Comprador", "{withheld.form}", "Un mes des de l’escriptura"],
                [
                  "Declarar el guany i demanar la devolució",
                  "Venedor, cada titular",
                  "210",
                  "Dins dels quatre mesos següents a la signatura",
                ],
                ["Tornar els diners", "Agència Tributària", "–", "Sis mesos des que s’acaba el termini del venedor"],
                [
                  "Plusvàlua municipal",
                  "Comprador, en lloc del venedor",
                  "Ajuntament",
                  "30\u00a0dies hàbils des de l’escriptura",
                ],
              ],
            },
            "La plusvàlua també se sol descomptar del preu, i rebaixa el guany que es declara. Si la devolució passa de sis mesos, demani els interessos que preveu la llei. Qui va deixar passar el termini l’ha de presentar igualment: per regla general es pot reclamar durant quatre anys.",
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
          heading: "Què fa el comprador aquell dia i després?",
          blocks: [
            {
              steps: [
                "Abans: posi la retenció i l’import en el contracte d’arres.",
                "A la notaria: lliuri el preu menys el {withheld.rate}; l’escriptura recull les dues xifres.",
                "Dins del mes: presenti el model {withheld.form} i pagui, o encarregui-ho a una gestoria amb provisió.",
                "Enviï al venedor l’exemplar segellat.",
              ],
            },
          ],
        },
        {
          heading: "Què pot sortir malament?",
          blocks: [
            {
              points: [
                "El comprador se n’oblida: l’habitatge respon del 3\u00a0% o, si és menys, de l’impost del venedor (Reial decret legislatiu 5/2004, art. 25.2), i pot acabar pagant-lo el nou propietari.",
                "El venedor espera una devolució que arribi tota sola. Sense el model 210 no n’hi ha cap.",
                "Les despeses de la compra es van pagar sense factura: no rebaixen el guany.",
                "El venedor compta amb aquests diners per a la compra següent.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant es recupera en una venda de 500.000\u00a0€?",
        blocks: [
          {
            caption: "15.000\u00a0€ retinguts: tres venedors",
            columns: ["Guany", "Impost (19\u00a0%)", "Retingut", "Resultat"],
            rows: [
              ["60.000\u00a0€", "11.400\u00a0€", "15.000\u00a0€", "Li tornen 3.600\u00a0€"],
              ["100.000\u00a0€", "19.000\u00a0€", "15.000\u00a0€", "Paga 4.000\u00a0€ més"],
              ["Pèrdua", "0\u00a0€", "15.000\u00a0€", "Li tornen 15.000\u00a0€"],
            ],
          },
          "Si són dos titulars a mitges, cada xifra es divideix per dos i es presenten dos models. Un matrimoni de no residents pot, per regla general, declarar la venda en un de sol: pregunti-ho a qui el presenti.",
        ],
      },
      inShort: [
        "Quan qui ven resideix fora, el comprador ingressa a Hisenda un {withheld.rate} del preu.",
        "El model {withheld.form} es presenta durant el mes següent a l’escriptura.",
        "Si no s’ingressa, n’acaba responent l’habitatge.",
      ],
      next: "Demani la nostra [revisió de la documentació](/services/legal-support) abans de signar: també mirem la residència del venedor.",
      description:
        "La retenció del 3\u00a0% si ven un no resident: models 211 i 210, els terminis, com demana el venedor la devolució, quant triga a arribar i tres casos amb xifres.",
      sources: [
        "Reial decret 1776/2004, art. 14",
        "Reial decret legislatiu 5/2004, art. 25",
        "Llei 58/2003, general tributària, art. 31",
      ],
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
        "возврат удержания 3%",
        "удержание 3% при продаже нерезидентом",
      ],
      title: "Удержание 3\u00a0%, если продавец нерезидент",
      answers: {
        what: [
          "Когда жильё продаёт нерезидент, покупатель делает удержание 3\u00a0процентов: 97\u00a0% цены получает продавец, а 3\u00a0% покупатель в течение месяца после акта перечисляет в налоговую службу Испании по форме {withheld.form}.",
          "В следующие три месяца продавец подаёт форму 210, платит 19\u00a0% с дохода, и лишнее ему возвращают.",
          "Возврат может занять ещё полгода.",
        ],
        cost: "Удержание 3\u00a0% при цене 500\u00a0000\u00a0€ составит 15\u00a0000\u00a0€. Это не дополнительный расход: сумма входит в цену и засчитывается в налог продавца. С дохода 60\u00a0000\u00a0€ налог равен 11\u00a0400\u00a0€, и 3600\u00a0€ вернут; если продажа убыточна, вернут все 15\u00a0000\u00a0€.",
        who: "Удержание 3\u00a0% обязан сделать покупатель, резидент он или нет, человек или компания, если продавец не налоговый резидент Испании. Важно, где живут, а не какой паспорт: испанец из Лондона тоже нерезидент.",
        how: "Вернуть удержание 3\u00a0% можно по форме 210. К ней нужны четыре вещи: форма {withheld.form} от покупателя, оба акта, счета за расходы при покупке и продаже и номер банковского счёта. Каждый собственник подаёт свою форму в те три месяца, что следуют за месяцем покупателя. Деньги обычно приходят примерно через полгода.",
        time: "Удержание 3\u00a0% покупатель перечисляет в течение месяца после нотариального акта (RD 1776/2004, ст. 14). На форму 210 у продавца есть три месяца после этого месяца, то есть самое позднее через четыре месяца после сделки. Затем у налоговой службы есть полгода, чтобы вернуть деньги.",
      },
      sections: [
        {
          heading: "Как продавцу вернуть 3\u00a0%?",
          blocks: [
            {
              steps: [
                "Получите у покупателя свой экземпляр формы {withheld.form} и подтверждение уплаты. Лучше, если он обязался их отдать ещё в договоре задатка.",
                "Посчитайте доход: из цены вычтите расходы на продажу, а затем всё, во что обошлась покупка,\u00a0— с налогом, нотариусом, реестром и улучшениями, на которые есть счета.",
                "Возьмите от дохода 19\u00a0% и вычтите удержанное.",
                "Подайте форму 210 и укажите счёт на имя собственника. Вышел минус\u00a0— вам вернут, вышел плюс\u00a0— доплатите вместе с формой.",
                "Если попросят счета, ответьте вовремя: письмо придёт вашему представителю или в электронный ящик.",
              ],
            },
            "Прежде чем вернуть деньги, налоговая служба может проверить ежегодные декларации за четыре года: ту же форму 210, но за квартиру, которая пустовала или сдавалась. Недоплату вычтут из возврата, поэтому до продажи лучше подать всё, чего не хватает.",
          ],
        },
        {
          heading: "Какие сроки?",
          blocks: [
            {
              caption: "Удержание 3\u00a0%: формы и сроки",
              columns: ["Что", "Кто", "Форма", "До какого срока"],
              rows: [
                ["Перечислить 3\u00a0%", "Покупатель", "{withheld.form}", "Месяц после акта"],
                [
                  "Заявить доход и попросить возврат",
                  "Продавец, каждый собственник",
                  "210",
                  "За четыре месяца со дня сделки",
                ],
                ["Вернуть деньги", "Налоговая служба", "–", "Полгода после окончания срока продавца"],
                ["Заплатить plusvalía", "Покупатель вместо продавца", "Мэрия", "30\u00a0рабочих дней после акта"],
              ],
            },
            "Городской налог plusvalía при сделке обычно тоже вычитают из цены. Зато он уменьшает доход, который вы заявите. Если возврат идёт дольше полугода, попросите проценты, положенные по закону. Срок пропущен\u00a0— всё равно подайте форму: вернуть деньги, как правило, можно в течение четырёх лет.",
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
          heading: "Что делает покупатель в день сделки и после неё?",
          blocks: [
            {
              steps: [
                "Заранее запишите удержание и его сумму в договор задатка.",
                "У нотариуса отдайте цену за вычетом {withheld.rate}; в акте укажут обе суммы.",
                "В течение месяца подайте форму {withheld.form} и заплатите, или поручите это посреднику по оформлению.",
                "Отправьте продавцу его экземпляр формы с отметкой об уплате.",
              ],
            },
          ],
        },
        {
          heading: "Что мешает вернуть деньги?",
          blocks: [
            {
              points: [
                "Покупатель забыл удержать: тогда за эти 3\u00a0% или за налог продавца, если он меньше, отвечает само жильё (RDLeg 5/2004, ст. 25.2), и заплатить может новый собственник.",
                "Продавец ждёт, что деньги вернутся сами. Без формы 210 не вернут ничего.",
                "На расходы при покупке нет счетов, и дохода они не уменьшают.",
                "Продавец рассчитывает на эти деньги при следующей покупке.",
              ],
            },
            "Продавцу стоит подать до сделки формы 210 за прошлые годы: если их нет, возврат задержат или зачтут в счёт долга. Покупателю стоит попросить у нотариуса вписать в акт и цену, и удержанную сумму, а форму {withheld.form} отправить продавцу сразу после уплаты: без неё тот не получит возврат. Обоим нужен NIE.",
          ],
        },
      ],
      example: {
        heading: "Сколько вернут при цене 500\u00a0000\u00a0€?",
        blocks: [
          {
            caption: "Удержано 15\u00a0000\u00a0€: три продавца",
            columns: ["Доход", "Налог 19\u00a0%", "Удержано", "Итог"],
            rows: [
              ["60\u00a0000\u00a0€", "11\u00a0400\u00a0€", "15\u00a0000\u00a0€", "Вернут 3600\u00a0€"],
              ["100\u00a0000\u00a0€", "19\u00a0000\u00a0€", "15\u00a0000\u00a0€", "Доплатить 4000\u00a0€"],
              ["Убыток", "0\u00a0€", "15\u00a0000\u00a0€", "Вернут 15\u00a0000\u00a0€"],
            ],
          },
          "Если собственников двое с равными долями, каждая сумма делится пополам, а форм подают две. Супруги-нерезиденты, как правило, могут заявить продажу в одной форме: уточните у того, кто её подаёт.",
        ],
      },
      inShort: [
        "Если продавец живёт за границей, покупатель перечисляет {withheld.rate} цены в налоговую службу.",
        "Форму {withheld.form} подают в течение месяца после акта.",
        "Забытый платёж становится обременением жилья.",
      ],
      next: "До подписания закажите у нас [проверку документов](/services/legal-support): мы смотрим и на то, где живёт продавец.",
      description:
        "Удержание 3\u00a0% при продаже жилья нерезидентом: формы 211 и 210, их сроки, как продавцу вернуть деньги, сколько придётся ждать и три случая, посчитанные в евро.",
      sources: [
        "Королевский декрет (RD) 1776/2004, ст. 14",
        "Королевский законодательный декрет (RDLeg) 5/2004, ст. 25",
        "Общий закон о налогах (Ley 58/2003), ст. 31",
      ],
    },
  },
};
