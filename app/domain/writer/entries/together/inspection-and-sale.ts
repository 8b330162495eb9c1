import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const inspectionAndSale: Together = {
  of: ["building-inspection", "documents-to-sell"],
  foundAs: ["steps-of-selling", "costs-of-selling"],
  words: [
    "ite(?![\\p{L}])|building inspection|technical inspection|inspeccion tecnica|inspeccio tecnica|осмотр\\p{L}* здани|технич\\p{L}* осмотр",
    parts.sale,
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      answer:
        "Yes, a home can be sold when the building inspection (ITE) went badly, or was never done: neither blocks the deed. But the seller has to hand over the certificate of fitness and tell of the faults and of the work agreed, because what was kept quiet can be claimed later. What it changes is the price, and who pays for the repairs: settle both in the deposit contract.",
      sections: [
        {
          heading: "Which result do you have, and what follows?",
          blocks: [
            {
              caption: "Certificate of fitness by the faults in the report (Decree 67/2015)",
              columns: ["Faults", "Certificate", "Valid for", "At the sale"],
              rows: [
                ["None or minor", "Fit (apte)", "10 years", "Hand it over"],
                ["Important", "Provisionally fit", "6 years", "Say which work is due, and by when"],
                ["Serious, made safe for now", "Fit as a precaution", "3 years", "Agree who pays; banks may ask"],
                ["Serious, nothing done", "Refused", "–", "Safety measures first; expect a lower price"],
              ],
            },
          ],
        },
        {
          heading: "What does a bad report cost at the sale?",
          blocks: [
            "Repairs of €120,000 and a quota of 4% are €4,800 for your home. You can pay it before the deed, take it off the price or have the buyer keep it back at the notary’s until the bill comes. Buyers who know no figure take off more than the bill: so ask for the estimate first.",
          ],
        },
        {
          heading: "What does the seller get ready?",
          blocks: [
            {
              steps: [
                "From the property manager: the report, the certificate and the minutes on the work.",
                "An estimate or the approved budget, with your share by quota.",
                "Two lines in the deposit contract: which faults the buyer knows of, and who pays for which work.",
                "If there is no inspection though the building is past 45: say so, and when the owners vote on it.",
              ],
            },
          ],
        },
      ],
      description:
        "Selling a home after a bad building inspection (ITE): yes, it can be sold; the certificates and how long they last, what to tell, and who pays the repairs.",
      sources: ["Decree 67/2015 of the Generalitat de Catalunya", "Civil Code of Catalonia, arts. 553-5 and 621-20"],
    },
    es: {
      answer:
        "Sí, el piso se puede vender con una ITE desfavorable, y también sin ITE: ninguna de las dos cosas impide la escritura. Pero quien vende debe entregar el certificado de aptitud y contar las deficiencias y las obras acordadas, porque lo que se calla se puede reclamar después. Lo que cambia es el precio y quién paga las obras: deje las dos cosas escritas en las arras.",
      sections: [
        {
          heading: "¿Qué resultado tiene su finca y qué implica?",
          blocks: [
            {
              caption: "Certificado de aptitud según las deficiencias del informe (Decreto 67/2015)",
              columns: ["Deficiencias", "Certificado", "Vigencia", "Al vender"],
              rows: [
                ["Ninguna o leves", "Apto", "10 años", "Se entrega"],
                ["Importantes", "Apto provisional", "6 años", "Decir qué obra toca y para cuándo"],
                [
                  "Graves, con medidas de seguridad",
                  "Apto cautelar",
                  "3 años",
                  "Pactar quién paga; el banco puede preguntar",
                ],
                ["Graves, sin medidas", "Denegado", "–", "Antes, las medidas; cuente con un precio menor"],
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto resta al vender una ITE desfavorable?",
          blocks: [
            "Unas obras de 120.000\u00a0€ y una cuota del 4\u00a0% son 4.800\u00a0€ para su piso. Puede pagarlas antes de la escritura, descontarlas del precio o dejar que quien compra retenga la cantidad en la notaría hasta que llegue la factura. Quien no conoce la cifra descuenta más que la factura: pida antes el presupuesto.",
          ],
        },
        {
          heading: "¿Qué prepara quien vende?",
          blocks: [
            {
              steps: [
                "Del administrador: el informe, el certificado y las actas que hablan de las obras.",
                "El presupuesto aprobado o una estimación, con su parte según la cuota.",
                "Dos líneas en las arras: qué deficiencias conoce quien compra y quién paga cada obra.",
                "Si la finca pasa de 45\u00a0años y no hay inspección: dígalo, y cuándo se vota.",
              ],
            },
          ],
        },
      ],
      description:
        "Vender un piso con ITE desfavorable o sin ITE: sí se puede. Qué certificado hay según las deficiencias, cuánto vale, qué hay que contar y quién paga las obras.",
      sources: ["Decreto 67/2015 de la Generalitat de Catalunya", "Código civil de Cataluña, arts. 553-5 y 621-20"],
    },
    ca: {
      answer:
        "Sí, el pis es pot vendre amb una ITE desfavorable, i també sense ITE: cap de les dues coses no impedeix l’escriptura. Però qui ven ha de lliurar el certificat d’aptitud i explicar les deficiències i les obres acordades, perquè el que es calla es pot reclamar després. El que canvia és el preu i qui paga les obres: deixi-ho tot dos per escrit a les arres.",
      sections: [
        {
          heading: "Quin resultat té la finca i què comporta?",
          blocks: [
            {
              caption: "Certificat d’aptitud segons les deficiències de l’informe (Decret 67/2015)",
              columns: ["Deficiències", "Certificat", "Vigència", "En vendre"],
              rows: [
                ["Cap o lleus", "Apte", "10 anys", "Es lliura"],
                ["Importants", "Apte provisional", "6 anys", "Dir quina obra toca i per quan"],
                [
                  "Greus, amb mesures de seguretat",
                  "Apte cautelar",
                  "3 anys",
                  "Pactar qui paga; el banc ho pot preguntar",
                ],
                ["Greus, sense mesures", "Denegat", "–", "Abans, les mesures; compti amb un preu més baix"],
              ],
            },
          ],
        },
        {
          heading: "Quant resta en vendre una ITE desfavorable?",
          blocks: [
            "Unes obres de 120.000\u00a0€ i una quota del 4\u00a0% són 4.800\u00a0€ per al seu pis. Les pot pagar abans de l’escriptura, descomptar-les del preu o deixar que qui compra retingui la quantitat a la notaria fins que arribi la factura. Qui no sap la xifra descompta més que la factura: demani abans el pressupost.",
          ],
        },
        {
          heading: "Què prepara qui ven?",
          blocks: [
            {
              steps: [
                "De l’administrador: l’informe, el certificat i les actes que parlen de les obres.",
                "El pressupost aprovat o una estimació, amb la seva part segons la quota.",
                "Dues línies a les arres: quines deficiències coneix qui compra i qui paga cada obra.",
                "Si la finca passa de 45\u00a0anys i no té inspecció: digui-ho, i quan es vota.",
              ],
            },
          ],
        },
      ],
      description:
        "Vendre un pis amb ITE desfavorable o sense ITE: sí que es pot. Quin certificat toca segons les deficiències, quant dura, què cal explicar i qui paga les obres.",
      sources: ["Decret 67/2015 de la Generalitat de Catalunya", "Codi civil de Catalunya, arts. 553-5 i 621-20"],
    },
    ru: {
      answer:
        "Да, квартиру можно продать и с плохим результатом технического осмотра здания (ITE), и без осмотра: сделке у нотариуса это не мешает. Но продавец должен передать свидетельство о годности и рассказать о недостатках и утверждённых работах: за то, что скрыли, потом могут предъявить претензию. Меняются цена и то, кто платит за ремонт, поэтому запишите это в договор задатка.",
      sections: [
        {
          heading: "Какой у дома результат и что из него следует?",
          blocks: [
            {
              caption: "Свидетельство о годности по недостаткам из отчёта (Декрет 67/2015)",
              columns: ["Недостатки", "Свидетельство", "Срок", "При продаже"],
              rows: [
                ["Нет или лёгкие", "Годен (apte)", "10 лет", "Передают покупателю"],
                ["Существенные", "Временно годен (provisional)", "6 лет", "Сказать, какой ремонт нужен и когда"],
                [
                  "Серьёзные, опасность устранена",
                  "Годен условно (cautelar)",
                  "3 года",
                  "Решить, кто платит; банк может спросить",
                ],
                ["Серьёзные, мер не принято", "Отказ", "–", "Сначала меры; цена будет ниже"],
              ],
            },
          ],
        },
        {
          heading: "Во сколько обойдётся плохой отчёт при продаже?",
          blocks: [
            "Работы на 120\u00a0000\u00a0€ и доля 4\u00a0%\u00a0— это 4800\u00a0€ с вашей квартиры. Можно заплатить до сделки, уступить в цене или оставить эту сумму у нотариуса до счёта. Кто не знает цифры, просит скидку больше самого счёта, поэтому сначала узнайте смету.",
          ],
        },
        {
          heading: "Что подготовить продавцу?",
          blocks: [
            {
              steps: [
                "У управляющего: отчёт, свидетельство и протоколы, где речь о работах.",
                "Утверждённую смету или её оценку и вашу часть по доле.",
                "Две строки в договоре задатка: о каких недостатках покупатель знает и кто за что платит.",
                "Если дому больше 45\u00a0лет, а осмотра нет: скажите об этом и о том, когда за него голосуют.",
              ],
            },
          ],
        },
      ],
      description:
        "Продать квартиру после плохого осмотра здания (ITE) можно: какие бывают свидетельства и на сколько лет, что обязан сказать продавец и кто платит за ремонт.",
      sources: ["Декрет правительства Каталонии 67/2015", "Гражданский кодекс Каталонии, ст. 553-5 и 621-20"],
    },
  },
};
