import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const energyCertificateAndSale: Together = {
  of: ["energy-certificate", "documents-to-sell"],
  foundAs: ["steps-of-selling"],
  words: ["energ|энерг", parts.sale],
  without: `${parts.price}|rent|alquil|llog|аренд|сда`,
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      answer:
        "Yes: to sell a home in Spain you need its energy certificate before the first advert, because without the label it may not be advertised, with few exceptions. It is the seller who orders and pays for it, and it is valid for ten years, or five with a G. “In progress” is no label. At the signing the certificate goes to the buyer together with the deed.",
      sections: [
        {
          heading: "When in the sale do you need it?",
          blocks: [
            {
              caption: "The energy certificate from the decision to sell to the deed",
              columns: ["Moment", "What you need", "Who asks for it"],
              rows: [
                ["Before the advert", "Certificate made and registered", "The agency: it must publish the rating"],
                ["In the advert", "The label, with letter and figures", "Portals and buyers"],
                ["Viewings and offer", "All its pages", "Whoever wants to know the bills"],
                ["At the notary’s", "The certificate in force", "The buyer, who keeps it"],
              ],
            },
          ],
        },
        {
          heading: "What if it has expired, or there is none?",
          blocks: [
            "Look for the date on the label first: a certificate of ten years ago no longer serves, and neither does one from before new windows or a new boiler. Order the visit while you gather the other documents, and nothing is held up. Advertising without a label, or with a false one, can be fined as an offence against consumers.",
          ],
        },
      ],
      description:
        "The energy certificate to sell a home in Spain: compulsory before the advert, who orders it, how long it is valid, when it is asked for and what if it expired.",
      sources: ["Royal Decree 390/2021, arts. 15 and 17"],
    },
    es: {
      answer:
        "Sí: para vender un piso hace falta el certificado energético antes del primer anuncio, porque sin la etiqueta no se puede anunciar, salvo pocas excepciones. Lo encarga y lo paga quien vende, y vale diez años, o cinco si la letra es la G. «En trámite» no es una etiqueta. En la firma, el certificado pasa al comprador con la escritura.",
      sections: [
        {
          heading: "¿En qué momento de la venta se necesita?",
          blocks: [
            {
              caption: "El certificado energético, de la decisión de vender a la escritura",
              columns: ["Momento", "Qué hace falta", "Quién lo pide"],
              rows: [
                ["Antes del anuncio", "Certificado hecho y registrado", "La agencia: tiene que publicar la letra"],
                ["En el anuncio", "La etiqueta, con letra y cifras", "Portales y compradores"],
                ["Visitas y oferta", "Todas sus páginas", "Quien quiere saber qué gastará"],
                ["En la notaría", "El certificado en vigor", "Quien compra, que se lo queda"],
              ],
            },
          ],
        },
        {
          heading: "¿Y si ha caducado o no lo hay?",
          blocks: [
            "Mire primero la fecha de la etiqueta: un certificado de hace más de diez años ya no sirve, ni tampoco uno anterior a las ventanas o la caldera nuevas. Encargue la visita mientras reúne los demás documentos y no se parará nada. Anunciar sin etiqueta, o con una falsa, se puede multar como infracción de consumo.",
          ],
        },
      ],
      description:
        "Certificado energético para vender un piso: obligatorio antes del anuncio, quién lo encarga y lo paga, cuánto vale, cuándo se pide y qué hacer si ha caducado.",
      sources: ["Real Decreto 390/2021, arts. 15 y 17"],
    },
    ca: {
      answer:
        "Sí: per vendre un pis cal el certificat energètic abans del primer anunci, perquè sense l’etiqueta no es pot anunciar, llevat de poques excepcions. L’encarrega i el paga qui ven, i val deu anys, o cinc si la lletra és la G. «En tràmit» no és cap etiqueta. A la signatura, el certificat passa al comprador amb l’escriptura.",
      sections: [
        {
          heading: "En quin moment de la venda es necessita?",
          blocks: [
            {
              caption: "El certificat energètic, de la decisió de vendre a l’escriptura",
              columns: ["Moment", "Què cal", "Qui el demana"],
              rows: [
                ["Abans de l’anunci", "Certificat fet i registrat", "L’agència: ha de publicar la lletra"],
                ["A l’anunci", "L’etiqueta, amb lletra i xifres", "Portals i compradors"],
                ["Visites i oferta", "Totes les pàgines", "Qui vol saber què gastarà"],
                ["A la notaria", "El certificat en vigor", "Qui compra, que se’l queda"],
              ],
            },
          ],
        },
        {
          heading: "I si ha caducat o no n’hi ha?",
          blocks: [
            "Miri primer la data de l’etiqueta: un certificat de fa més de deu anys ja no serveix, ni tampoc un d’anterior a les finestres o la caldera noves. Encarregui la visita mentre aplega els altres documents i no s’aturarà res. Anunciar sense etiqueta, o amb una de falsa, es pot multar com a infracció de consum.",
          ],
        },
      ],
      description:
        "Certificat energètic per vendre un pis: obligatori abans de l’anunci, qui l’encarrega i el paga, quant de temps val, quan es demana i què fer si ha caducat.",
      sources: ["Reial decret 390/2021, arts. 15 i 17"],
    },
    ru: {
      answer:
        "Да: чтобы продать квартиру в Испании, энергетический сертификат нужен ещё до первого объявления\u00a0— без этикетки рекламировать жильё нельзя, кроме немногих исключений. Заказывает и оплачивает его продавец; действует сертификат десять лет, а с буквой G\u00a0— пять. «Оформляется» этикетку не заменяет. В день сделки сертификат передают покупателю вместе с нотариальным актом.",
      sections: [
        {
          heading: "Когда сертификат нужен при продаже?",
          blocks: [
            {
              caption: "Энергетический сертификат от решения продать до нотариального акта",
              columns: ["Когда", "Что нужно", "Кто спросит"],
              rows: [
                ["До объявления", "Сертификат, внесённый в реестр", "Агентство: оно обязано указать букву"],
                ["В объявлении", "Этикетка с буквой и цифрами", "Порталы и покупатели"],
                ["Просмотры и предложение", "Все страницы", "Тот, кто считает будущие счета"],
                ["У нотариуса", "Действующий сертификат", "Покупатель, ему он и остаётся"],
              ],
            },
          ],
        },
        {
          heading: "Что, если он просрочен или его нет?",
          blocks: [
            "Сначала посмотрите дату на этикетке: сертификат старше десяти лет уже не подходит, как и сделанный до замены окон или котла. Закажите визит техника, пока собираете остальные документы, и ничего не задержится. За рекламу без этикетки или с поддельной могут оштрафовать как за нарушение прав потребителей.",
          ],
        },
      ],
      description:
        "Энергетический сертификат для продажи квартиры в Испании: обязателен до объявления, кто заказывает и платит, сколько действует и что делать, если он просрочен.",
      sources: ["Королевский декрет (RD) 390/2021, ст. 15 и 17"],
    },
  },
};
