import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const sellingBareOwnership: Together = {
  of: ["bare-ownership", "steps-of-selling"],
  foundAs: ["costs-of-selling", "income-tax-on-the-gain"],
  words: [
    "nua propietat|nuda propiedad|bare owner|naked owner|usdefru|usufruct|голая|голой|голую|узуфрукт",
    parts.sale,
  ],
  without: "buy|compra|куп|inherit|hered|herenc|hereu|наслед",
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      answer:
        "If you sell the bare ownership of your home, you are paid now and keep the right to live there or let it for the rest of your life. You go on paying the property tax (IBI), energy, water, ordinary upkeep and, as a rule, the monthly community fees; large repairs fall on the buyer. From the age of 65 the gain on your main home bears no income tax. The home is then no longer part of what you leave to your heirs.",
      sections: [
        {
          heading: "How much does the seller get?",
          blocks: [
            "Less than for an empty home, because the buyer waits. A common way to reckon: a home worth €400,000 empty that would let for €1,200 a month, and fifteen years of waiting: €216,000 off, so about €184,000. The older the seller, the fewer years and the higher the price. The tax percentages (86% for the bare ownership at 75) are for the tax office, not for the price.",
          ],
        },
        {
          heading: "At once, by instalments or as an income?",
          blocks: [
            {
              caption: "How a seller can be paid",
              columns: ["Payment", "For", "To be secured by"],
              rows: [
                ["All at the notary’s", "Simple, and no risk", "Bank cheque or transfer with the deed"],
                [
                  "Part now, part by dates",
                  "A higher price may be possible",
                  "A clause in the registry that gives the home back if they don’t pay, or a bank’s guarantee",
                ],
                ["An income for life", "Money every month", "The same clause, and what happens if it is not paid"],
              ],
            },
          ],
        },
        {
          heading: "What does the seller have written into the deed?",
          blocks: [
            {
              points: [
                "The usufruct for life, of both if you are a couple, until the second death.",
                "That you may let the home, for instance to pay for a care home.",
                "Who pays which community levies, the insurance and what breaks.",
                "That the buyer visits only by appointment.",
                "What comes off or on top if you give up the use before your death.",
              ],
            },
            "Talk to your children and to a notary before the first offer. You owe plusvalía on the part you sell, as in any sale.",
          ],
        },
      ],
      description:
        "Selling the bare ownership of your home: what you get, what you go on paying, tax from 65, payment at once or by instalments, and how the seller is secured.",
      sources: ["Civil Code of Catalonia, arts. 561-2 to 561-18", "Law 35/2006, art. 33.4 b"],
    },
    es: {
      answer:
        "Si vende la nuda propiedad de su casa, cobra ahora y conserva el derecho a vivir en ella o alquilarla mientras viva. Usted sigue pagando el IBI, los suministros, la conservación ordinaria y, por lo general, la cuota mensual de la comunidad; las obras grandes son de quien compra. Con 65 años cumplidos, la ganancia de su vivienda habitual no paga IRPF. A cambio, la casa ya no forma parte de su herencia.",
      sections: [
        {
          heading: "¿Cuánto cobra quien vende?",
          blocks: [
            "Menos que por la casa vacía, porque quien compra espera. Una cuenta habitual: vacía vale 400.000\u00a0€, se alquilaría por 1.200\u00a0€ al mes y se calculan quince años: se restan 216.000\u00a0€ y quedan unos 184.000\u00a0€. Cuanto mayor es quien vende, menos años y más precio. Los porcentajes de Hacienda (a los 75, un 86\u00a0% la nuda propiedad) sirven para el impuesto, no para el precio.",
          ],
        },
        {
          heading: "¿De una vez, a plazos o como renta?",
          blocks: [
            {
              caption: "Cómo puede cobrar quien vende",
              columns: ["Pago", "A favor", "Qué lo asegura"],
              rows: [
                ["Todo en la notaría", "Sencillo y sin riesgo", "Cheque bancario o transferencia con la escritura"],
                [
                  "Una parte ahora y otra en fechas",
                  "Puede subir el precio",
                  "Una condición resolutoria inscrita, que devuelve la casa si no pagan, o un aval bancario",
                ],
                ["Una renta vitalicia", "Dinero cada mes", "La misma condición, y qué pasa si deja de pagarse"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué conviene dejar escrito al vender?",
          blocks: [
            {
              points: [
                "El usufructo vitalicio; si son pareja, de los dos y hasta que falte el segundo.",
                "Que usted puede alquilar la casa, por ejemplo para pagar una residencia.",
                "Quién paga las derramas, el seguro y las averías.",
                "Que las visitas de quien compra son con cita.",
                "Qué se cobra si renuncia antes al uso.",
              ],
            },
            "Hable con sus hijos y con un notario antes de la primera oferta. La plusvalía municipal de lo que vende es suya, como en cualquier venta.",
          ],
        },
      ],
      description:
        "Vender la nuda propiedad de su casa: cuánto se cobra, qué gastos e IBI sigue pagando, impuestos a los 65 años, pago a plazos o renta y garantías del vendedor.",
      sources: ["Código civil de Cataluña, arts. 561-2 a 561-18", "Ley 35/2006, art. 33.4 b"],
    },
    ca: {
      answer:
        "Si ven la nua propietat de casa seva, cobra ara i conserva el dret de viure-hi o llogar-la mentre visqui. Vostè continua pagant l’IBI, els subministraments, la conservació ordinària i, en general, la quota mensual de la comunitat; les obres grosses són de qui compra. Amb 65 anys fets, el guany de l’habitatge habitual no paga IRPF. A canvi, la casa ja no forma part de l’herència.",
      sections: [
        {
          heading: "Quant cobra qui ven?",
          blocks: [
            "Menys que per la casa buida, perquè qui compra s’espera. Un compte habitual: buida val 400.000\u00a0€, es llogaria per 1.200\u00a0€ al mes i es calculen quinze anys: se’n resten 216.000 i queden uns 184.000\u00a0€. Com més gran és qui ven, menys anys i més preu. Els percentatges d’Hisenda (als 75, un 86\u00a0% la nua propietat) serveixen per a l’impost, no per al preu.",
          ],
        },
        {
          heading: "De cop, a terminis o com a renda?",
          blocks: [
            {
              caption: "Com pot cobrar qui ven",
              columns: ["Pagament", "A favor", "Què l’assegura"],
              rows: [
                ["Tot a la notaria", "Senzill i sense risc", "Xec bancari o transferència amb l’escriptura"],
                [
                  "Una part ara i una altra en dates",
                  "Pot pujar el preu",
                  "Una condició resolutòria inscrita, que torna la casa si no paguen, o un aval bancari",
                ],
                ["Una renda vitalícia", "Diners cada mes", "La mateixa condició, i què passa si es deixa de pagar"],
              ],
            },
          ],
        },
        {
          heading: "Què convé deixar escrit en vendre?",
          blocks: [
            {
              points: [
                "L’usdefruit vitalici; si són parella, de tots dos i fins que falti el segon.",
                "Que vostè pot llogar la casa, per exemple per pagar una residència.",
                "Qui paga les derrames, l’assegurança i les avaries.",
                "Que les visites de qui compra són amb cita.",
                "Què es cobra si renuncia abans a l’ús.",
              ],
            },
            "Parli amb els fills i amb un notari abans de la primera oferta. La plusvàlua municipal del que ven és seva, com en qualsevol venda.",
          ],
        },
      ],
      description:
        "Vendre la nua propietat de casa seva: quant es cobra, quines despeses i IBI continua pagant, impostos als 65 anys, terminis o renda i garanties per a qui ven.",
      sources: ["Codi civil de Catalunya, arts. 561-2 a 561-18", "Llei 35/2006, art. 33.4 b"],
    },
    ru: {
      answer:
        "Если продать голую собственность (nuda propiedad) на своё жильё, деньги вы получите сейчас, а право жить там или сдавать его сохраните до конца жизни. За вами остаются IBI, свет и вода, обычное содержание и, как правило, ежемесячный взнос в сообщество; крупный ремонт\u00a0— за покупателем. С 65 лет прирост по основному жилью налогом на доход не облагают. Но в наследство эта квартира уже не перейдёт.",
      sections: [
        {
          heading: "Сколько получит продавец?",
          blocks: [
            "Меньше, чем за свободную квартиру, ведь покупатель ждёт. Обычный расчёт: свободная она стоит 400\u00a0000\u00a0€, сдавать её можно за 1200\u00a0€ в месяц, ждать предполагают пятнадцать лет. Вычитают 216\u00a0000\u00a0€, остаётся около 184\u00a0000\u00a0€. Чем старше продавец, тем меньше лет и выше цена. Налоговые проценты (в 75 лет голая собственность\u00a0— 86\u00a0%) нужны для налога, а не для цены.",
          ],
        },
        {
          heading: "Сразу, частями или ежемесячно?",
          blocks: [
            {
              caption: "Как продавцу могут платить",
              columns: ["Оплата", "Что хорошо", "Чем обеспечить"],
              rows: [
                ["Всё у нотариуса", "Просто и без риска", "Банковский чек или перевод при подписании"],
                [
                  "Часть сейчас, часть к датам",
                  "Цена может быть выше",
                  "Условие в реестре, по которому квартира вернётся, если не платят, или гарантия банка",
                ],
                ["Пожизненная рента", "Деньги каждый месяц", "То же условие и что будет, если платить перестанут"],
              ],
            },
          ],
        },
        {
          heading: "Что продавцу записать в нотариальный акт?",
          blocks: [
            {
              points: [
                "Пожизненный узуфрукт; у супругов\u00a0— на двоих и до смерти второго.",
                "Право сдавать квартиру, например чтобы оплатить дом престарелых.",
                "Кто платит сборы на ремонт дома, страховку и за поломки.",
                "Что покупатель приходит только по договорённости.",
                "Сколько доплатят, если вы откажетесь от пользования раньше.",
              ],
            },
            "Поговорите с детьми и с нотариусом до первого предложения. Plusvalía с проданной части платите вы, как при любой продаже.",
          ],
        },
      ],
      description:
        "Продать голую собственность на своё жильё: сколько получит продавец, какие расходы и IBI останутся за ним, налог с 65 лет, оплата частями, рента и гарантии.",
      sources: ["Гражданский кодекс Каталонии, ст. 561-2–561-18", "Закон 35/2006, ст. 33.4 b"],
    },
  },
};
