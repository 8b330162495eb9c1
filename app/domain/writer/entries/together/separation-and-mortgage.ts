import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const separationAndMortgage: Together = {
  of: ["ending-co-ownership", "selling-with-a-mortgage"],
  foundAs: ["taking-over-a-mortgage", "mortgage-in-spain", "early-repayment"],
  words: [
    "divorc|separa|break|extinc|co-?own|condomini|ex(?![\\p{L}])|partner|pareja|parella|husband|wife|развод|раздел|развел|долев",
    parts.mortgage,
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      answer:
        "After a separation both of you go on owing the mortgage, whoever lives in the home, until the bank releases one of you in writing. Whoever keeps the home pays the other half of what it is worth less what is owed, and takes the whole loan on. The deed of ending co-ownership bears 1.5% stamp duty on the half acquired, and in a divorce that may be relieved. If the bank says no, the ways out are another bank, a guarantor or a sale.",
      sections: [
        {
          heading: "How much does one pay the other?",
          blocks: [
            {
              caption: "A home held half and half: value €400,000, mortgage still owed €240,000",
              columns: ["Line", "Sum"],
              rows: [
                ["Value less mortgage", "€160,000"],
                ["Paid to whoever leaves", "€80,000"],
                ["Loan that whoever stays takes on alone", "€240,000"],
                ["Stamp duty of 1.5% on the half acquired", "€3,000, unless relieved in a divorce"],
              ],
            },
            "Whoever stays needs an income that carries the whole instalment alone: banks look at it as they would at a new loan.",
          ],
        },
        {
          heading: "In which order do you settle home and loan?",
          blocks: [
            {
              steps: [
                "Ask the bank for the debt on a given day, and whether it would let one of you go.",
                "Have the home valued by somebody whom both accept.",
                "Write into the divorce agreement who keeps it, at what value, and who pays the instalments until then.",
                "Sign the deed and the change of the loan on the same day, so that nobody owes for a home that is no longer theirs.",
                "If the bank refuses, agree on a date for the sale and on how the price is shared.",
              ],
            },
          ],
        },
      ],
      description:
        "Separation or divorce with a mortgage on the home: who goes on owing, what one pays the other, stamp duty on the half, and what to do if the bank says no.",
      sources: ["Civil Code of Catalonia, arts. 552-10 and 552-11", "Tax Code of Catalonia, art. 642-3"],
    },
    es: {
      answer:
        "Tras una separación o un divorcio, los dos siguen debiendo la hipoteca, viva quien viva en el piso, hasta que el banco libere a uno por escrito. Quien se lo queda paga al otro la mitad de lo que vale menos lo que se debe, y asume todo el préstamo. La extinción de condominio paga un 1,5\u00a0% de AJD sobre la mitad que se adquiere, que en un divorcio puede estar bonificado. Si el banco no acepta, quedan otro banco, un avalista o vender.",
      sections: [
        {
          heading: "¿Cuánto paga uno al otro?",
          blocks: [
            {
              caption: "Piso a medias: vale 400.000\u00a0€ y quedan 240.000\u00a0€ de hipoteca",
              columns: ["Concepto", "Importe"],
              rows: [
                ["Valor menos hipoteca", "160.000\u00a0€"],
                ["Lo que cobra quien se va", "80.000\u00a0€"],
                ["Préstamo que asume solo quien se queda", "240.000\u00a0€"],
                ["AJD del 1,5\u00a0% sobre la mitad adquirida", "3.000\u00a0€, salvo bonificación por divorcio"],
              ],
            },
            "Quien se queda necesita ingresos para llevar solo toda la cuota: el banco los estudia como si pidiera un préstamo nuevo.",
          ],
        },
        {
          heading: "¿En qué orden se arreglan el piso y el préstamo?",
          blocks: [
            {
              steps: [
                "Pregunten al banco cuánto se debe a una fecha y si dejaría salir a uno de los dos.",
                "Encarguen una valoración a alguien que los dos acepten.",
                "Escriban en el convenio quién se queda el piso, por qué valor y quién paga las cuotas mientras tanto.",
                "Firmen el mismo día la escritura y el cambio del préstamo: así nadie debe una casa que ya no es suya.",
                "Si el banco se niega, pongan fecha a la venta y acuerden el reparto del precio.",
              ],
            },
          ],
        },
      ],
      description:
        "Separación o divorcio con hipoteca: quién sigue debiendo, cuánto paga uno al otro por su mitad, el impuesto de la extinción y qué hacer si el banco no acepta.",
      sources: ["Código civil de Cataluña, arts. 552-10 y 552-11", "Código tributario de Cataluña, art. 642-3"],
    },
    ca: {
      answer:
        "Després d’una separació o un divorci, tots dos continuen devent la hipoteca, visqui qui visqui al pis, fins que el banc n’allibera un per escrit. Qui se’l queda paga a l’altre la meitat del que val menys el que es deu, i assumeix tot el préstec. L’extinció de condomini paga un 1,5\u00a0% d’AJD sobre la meitat que s’adquireix, que en un divorci pot estar bonificat. Si el banc no ho accepta, queden un altre banc, un avalador o vendre.",
      sections: [
        {
          heading: "Quant paga l’un a l’altre?",
          blocks: [
            {
              caption: "Pis a mitges: val 400.000\u00a0€ i queden 240.000\u00a0€ d’hipoteca",
              columns: ["Concepte", "Import"],
              rows: [
                ["Valor menys hipoteca", "160.000\u00a0€"],
                ["El que cobra qui se’n va", "80.000\u00a0€"],
                ["Préstec que assumeix sol qui es queda", "240.000\u00a0€"],
                ["AJD de l’1,5\u00a0% sobre la meitat adquirida", "3.000\u00a0€, llevat de bonificació per divorci"],
              ],
            },
            "Qui es queda necessita ingressos per portar sol tota la quota: el banc els mira com si demanés un préstec nou.",
          ],
        },
        {
          heading: "En quin ordre s’arreglen el pis i el préstec?",
          blocks: [
            {
              steps: [
                "Preguntin al banc quant es deu a una data i si en deixaria sortir un dels dos.",
                "Encarreguin una valoració a algú que tots dos acceptin.",
                "Escriguin al conveni qui es queda el pis, per quin valor i qui paga les quotes mentrestant.",
                "Signin el mateix dia l’escriptura i el canvi del préstec: així ningú no deu una casa que ja no és seva.",
                "Si el banc s’hi nega, posin data a la venda i acordin com es reparteix el preu.",
              ],
            },
          ],
        },
      ],
      description:
        "Separació o divorci amb hipoteca: qui la continua devent, quant paga l’un a l’altre per la meitat, l’impost de l’extinció i què fer si el banc no ho accepta.",
      sources: ["Codi civil de Catalunya, arts. 552-10 i 552-11", "Codi tributari de Catalunya, art. 642-3"],
    },
    ru: {
      answer:
        "После развода или расставания ипотеку должны оба, кто бы ни жил в квартире, пока банк письменно не освободит одного. Тот, кто оставляет жильё себе, платит другому половину стоимости за вычетом долга и берёт весь кредит на себя. С акта о прекращении долевой собственности платят гербовый сбор 1,5\u00a0% с приобретённой половины; при разводе возможна льгота. Если банк против, остаются другой банк, поручитель или продажа.",
      sections: [
        {
          heading: "Сколько один платит другому?",
          blocks: [
            {
              caption: "Квартира пополам: стоит 400\u00a0000\u00a0€, долг по ипотеке 240\u00a0000\u00a0€",
              columns: ["Что считают", "Сумма"],
              rows: [
                ["Стоимость минус ипотека", "160\u00a0000\u00a0€"],
                ["Получает тот, кто уходит", "80\u00a0000\u00a0€"],
                ["Кредит, который остаётся на одном", "240\u00a0000\u00a0€"],
                ["Гербовый сбор 1,5\u00a0% с приобретённой половины", "3\u00a0000\u00a0€, если при разводе нет льготы"],
              ],
            },
            "Доходов того, кто остаётся, должно хватать на весь платёж: банк смотрит на них, как при новом кредите.",
          ],
        },
        {
          heading: "В каком порядке решать вопрос с квартирой и кредитом?",
          blocks: [
            {
              steps: [
                "Узнайте в банке сумму долга на определённый день и готов ли он отпустить одного из вас.",
                "Закажите оценку у того, кому доверяют оба.",
                "Запишите в соглашении, кому достаётся квартира, по какой стоимости и кто пока платит взносы.",
                "Подпишите акт и изменение кредита в один день, чтобы никто не был должен за чужое жильё.",
                "Если банк отказал, назначьте срок продажи и договоритесь, как делите цену.",
              ],
            },
          ],
        },
      ],
      description:
        "Развод или расставание и ипотека на квартиру в Испании: кто остаётся должен, сколько один платит другому, гербовый сбор с доли и что делать при отказе банка.",
      sources: ["Гражданский кодекс Каталонии, ст. 552-10 и 552-11", "Налоговый кодекс Каталонии, ст. 642-3"],
    },
  },
};
