import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const inheritedPlusvalia: Together = {
  of: ["plusvalia", "inherited-home"],
  foundAs: ["gift-and-inheritance"],
  words: ["plus-?val|plusval|плюсвал|iivtnu|municipal capital gains|прирост\\p{L}* стоимости земл", parts.inherited],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      answer:
        "Plusvalía on an inherited home is due within six months of the death, or within a year if the heirs ask for it before those six months are over (Royal Legislative Decree 2/2004, art. 110.2). Each heir owes it for their own share, whether or not the home is sold. If it is sold later, the sale has a plusvalía of its own, counted only from the death, with 30\u00a0working days from the deed.",
      sections: [
        {
          heading: "When is each plusvalía paid, and by whom?",
          blocks: [
            {
              caption: "Plusvalía of an inherited home: at the death and at the sale",
              columns: ["What", "At the death", "At a later sale"],
              rows: [
                ["Who owes it", "Each heir, for their share", "Each heir, as seller"],
                ["Deadline", "Six months; a year if asked for", "30\u00a0working days from signing"],
                ["Years that count", "From the deceased’s purchase to the death", "From the death to the sale"],
                [
                  "Prices compared",
                  "Deceased’s deed and value declared in the inheritance",
                  "Value declared and price of the sale",
                ],
                ["Relief", "Up to 95%, if the town’s ordinance gives it", "None for having inherited"],
              ],
            },
          ],
        },
        {
          heading: "How do you ask for more time?",
          blocks: [
            {
              steps: [
                "Before the six months end, write to the town hall of the place where the home is; in Barcelona, to its tax office.",
                "Name who died and on which day, the heirs and the cadastral reference, and attach the death certificate.",
                "Keep the stamped copy. The longer period still counts from the death, so it ends a year after it.",
                "Ask for inheritance tax separately, at the Catalan tax agency, and earlier: within the first five months.",
              ],
            },
          ],
        },
        {
          heading: "What do two heirs pay, for example?",
          blocks: [
            "A mother bought ten years ago; the land has a cadastral value of €120,000 and is 60% of the whole. At the highest coefficient, 0.12, the plusvalía at her death is €4,320, so €2,160 for each of two children, before any relief. They declare €300,000 and sell a year later for €330,000: on the real gain that is 30% of €18,000, €5,400 at most for both, or less by the other method.",
          ],
        },
      ],
      description:
        "Plusvalía on an inherited home: six months from the death, how to ask for a year, who pays, the second plusvalía if the heirs sell, and a sum for two heirs.",
      sources: ["Royal Legislative Decree 2/2004, arts. 104 to 110", "Royal Decree 1629/1991, art. 68"],
    },
    es: {
      answer:
        "La plusvalía de un piso heredado se presenta en los seis meses siguientes al fallecimiento, o en un año si los herederos piden la prórroga antes de que acaben esos seis meses (Real Decreto Legislativo 2/2004, art. 110.2). La debe cada heredero por su parte, se venda o no el piso. Si después se vende, la venta tiene otra plusvalía, que solo cuenta desde el fallecimiento y se presenta en 30\u00a0días hábiles desde la escritura.",
      sections: [
        {
          heading: "¿Cuándo se paga cada plusvalía y quién la debe?",
          blocks: [
            {
              caption: "La plusvalía de un piso heredado: al heredar y al vender",
              columns: ["Qué", "Al heredar", "Si luego se vende"],
              rows: [
                ["Quién la debe", "Cada heredero, por su parte", "Cada heredero, como vendedor"],
                ["Plazo", "Seis meses; un año si se pide", "30\u00a0días hábiles desde la firma"],
                ["Años que cuentan", "De la compra del fallecido a su muerte", "De la muerte a la venta"],
                [
                  "Valores que se comparan",
                  "Escritura del fallecido y valor declarado en sucesiones",
                  "Valor declarado y precio de venta",
                ],
                ["Bonificación", "Hasta un 95\u00a0%, si la ordenanza la da", "Ninguna por haber heredado"],
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se pide la prórroga?",
          blocks: [
            {
              steps: [
                "Antes de que acaben los seis meses, escriba al ayuntamiento donde está el piso; en Barcelona, a su hacienda municipal.",
                "Diga quién ha fallecido y qué día, quiénes heredan y la referencia catastral, y adjunte el certificado de defunción.",
                "Guarde el resguardo. El año se cuenta también desde el fallecimiento.",
                "La prórroga de sucesiones va aparte, en la Agencia Tributaria de Cataluña, y antes: en los cinco primeros meses.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto pagarían dos herederos?",
          blocks: [
            "La madre compró hace diez años; el suelo vale 120.000\u00a0€ en el catastro y es el 60\u00a0% del total. Con el coeficiente máximo, 0,12, la plusvalía de la herencia es de 4.320\u00a0€: 2.160\u00a0€ por hijo, antes de cualquier bonificación. Declaran 300.000\u00a0€ y venden al año por 330.000\u00a0€: por la ganancia real, el 30\u00a0% de 18.000\u00a0€ son 5.400\u00a0€ como mucho entre los dos, o menos por el otro método.",
          ],
        },
      ],
      description:
        "Plusvalía de un piso heredado: seis meses desde el fallecimiento, cómo pedir un año, quién la paga, la segunda plusvalía al vender y un ejemplo en euros.",
      sources: ["Real Decreto Legislativo 2/2004, arts. 104 a 110", "Real Decreto 1629/1991, art. 68"],
    },
    ca: {
      answer:
        "La plusvàlua d’un pis heretat es presenta en els sis mesos següents a la defunció, o en un any si els hereus demanen la pròrroga abans que s’acabin aquests sis mesos (Reial decret legislatiu 2/2004, art. 110.2). La deu cada hereu per la seva part, tant si el pis es ven com si no. Si després es ven, la venda té una altra plusvàlua, que només compta des de la defunció i es presenta en 30\u00a0dies hàbils des de l’escriptura.",
      sections: [
        {
          heading: "Quan es paga cada plusvàlua i qui la deu?",
          blocks: [
            {
              caption: "La plusvàlua d’un pis heretat: en heretar i en vendre",
              columns: ["Què", "En heretar", "Si després es ven"],
              rows: [
                ["Qui la deu", "Cada hereu, per la seva part", "Cada hereu, com a venedor"],
                ["Termini", "Sis mesos; un any si es demana", "30\u00a0dies hàbils des de la signatura"],
                ["Anys que compten", "De la compra del difunt a la mort", "De la mort a la venda"],
                [
                  "Valors que es comparen",
                  "Escriptura del difunt i valor declarat a successions",
                  "Valor declarat i preu de venda",
                ],
                ["Bonificació", "Fins a un 95\u00a0%, si l’ordenança la dona", "Cap pel fet d’haver heretat"],
              ],
            },
          ],
        },
        {
          heading: "Com es demana la pròrroga?",
          blocks: [
            {
              steps: [
                "Abans que s’acabin els sis mesos, escrigui a l’ajuntament on és el pis; a Barcelona, a la hisenda municipal.",
                "Digui qui ha mort i quin dia, qui hereta i la referència cadastral, i adjunti-hi el certificat de defunció.",
                "Guardi’n el resguard. L’any es compta també des de la defunció.",
                "La pròrroga de successions va a part, a l’Agència Tributària de Catalunya, i abans: en els cinc primers mesos.",
              ],
            },
          ],
        },
        {
          heading: "Quant pagarien dos hereus?",
          blocks: [
            "La mare va comprar fa deu anys; el sòl val 120.000\u00a0€ al cadastre i és el 60\u00a0% del total. Amb el coeficient màxim, 0,12, la plusvàlua de l’herència és de 4.320\u00a0€: 2.160\u00a0€ per fill, abans de cap bonificació. Declaren 300.000\u00a0€ i venen al cap d’un any per 330.000\u00a0€: pel guany real, el 30\u00a0% de 18.000\u00a0€ són 5.400\u00a0€ com a molt entre tots dos, o menys per l’altre mètode.",
          ],
        },
      ],
      description:
        "Plusvàlua d’un pis heretat: sis mesos des de la defunció, com es demana un any, qui la paga, la segona plusvàlua si els hereus venen i un exemple en euros.",
      sources: ["Reial decret legislatiu 2/2004, arts. 104 a 110", "Reial decret 1629/1991, art. 68"],
    },
    ru: {
      answer:
        "Налог plusvalía за унаследованную квартиру подают в течение шести месяцев со дня смерти или в течение года, если наследники попросят об этом до конца этих шести месяцев (RDLeg 2/2004, ст. 110.2). Каждый платит за свою долю, продают квартиру или нет. Если её потом продадут, с продажи будет ещё одна plusvalía: она считается только со дня смерти, и срок для неё\u00a0— 30\u00a0рабочих дней после нотариального акта.",
      sections: [
        {
          heading: "Когда и кто платит каждую plusvalía?",
          blocks: [
            {
              caption: "Plusvalía за унаследованную квартиру: при наследовании и при продаже",
              columns: ["Что", "При наследовании", "Если квартиру потом продают"],
              rows: [
                ["Кто платит", "Каждый наследник за свою долю", "Каждый наследник как продавец"],
                ["Срок", "Шесть месяцев, по просьбе год", "30\u00a0рабочих дней после подписания"],
                ["Какие годы считают", "От покупки умершим до его смерти", "От смерти до продажи"],
                [
                  "Что сравнивают",
                  "Цену в акте умершего и стоимость, заявленную в наследстве",
                  "Заявленную стоимость и цену продажи",
                ],
                ["Скидка", "До 95\u00a0%, если её даёт постановление города", "За то, что это наследство, скидки нет"],
              ],
            },
          ],
        },
        {
          heading: "Как попросить о продлении срока?",
          blocks: [
            {
              steps: [
                "До конца шести месяцев напишите в мэрию города, где находится квартира; в Барселоне\u00a0— в её налоговую службу.",
                "Укажите, кто и когда умер, кто наследует, кадастровый номер и приложите свидетельство о смерти.",
                "Сохраните отметку о подаче. Год тоже считают со дня смерти.",
                "О налоге на наследство просят отдельно, в налоговом агентстве Каталонии, и раньше: в первые пять месяцев.",
              ],
            },
          ],
        },
        {
          heading: "Сколько заплатят двое наследников?",
          blocks: [
            "Мать купила квартиру десять лет назад; земля в кадастре стоит 120\u00a0000\u00a0€, это 60\u00a0% всей стоимости. По самому высокому коэффициенту, 0,12, plusvalía с наследства\u00a0— 4320\u00a0€, по 2160\u00a0€ на каждого из двоих детей, пока без скидки. Они заявили 300\u00a0000\u00a0€ и через год продали за 330\u00a0000\u00a0€: по реальному приросту 30\u00a0% от 18\u00a0000\u00a0€\u00a0— это самое большее 5400\u00a0€ на двоих, а по другому способу может выйти меньше.",
          ],
        },
      ],
      description:
        "Plusvalía за унаследованную квартиру: шесть месяцев со дня смерти, как попросить год, кто платит, вторая plusvalía при продаже и расчёт на двоих наследников.",
      sources: [
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 104–110",
        "Королевский декрет (RD) 1629/1991, ст. 68",
      ],
    },
  },
};
