import type { Together } from "./together";

export const tenantFirstRefusal: Together = {
  of: ["selling-a-tenanted-home", "tenanted-home"],
  words: [
    "tenan|inquilin|alquil|arrenda|llogat|llogad|lloguer|rented|sitting|аренд|квартирант|жильц",
    "pre-?empt|first refusal|tanteo|retract|preferen|tempteig|преимуществ|первоочеред|право покупки",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      answer:
        "The tenant’s right of first refusal lasts 30 calendar days from the day on which the owner notifies the price and the conditions of the sale. Within them the tenant may buy on those same terms; if not, the owner has 180 days to sell to somebody else at that price. If nothing was notified, or the sale was cheaper, the tenant may take the buyer’s place within 30 days of learning of it. There is no such right where the lease waives it or the whole building is sold.",
      sections: [
        {
          heading: "Which days count, and from when?",
          blocks: [
            {
              caption: "The tenant’s rights when a let home is sold (Urban Leases Act, art. 25)",
              columns: ["Right", "How long", "From when"],
              rows: [
                ["First refusal (tanteo)", "30 calendar days", "Notice of the price and conditions"],
                ["Validity of that notice", "180 calendar days", "The same notice"],
                [
                  "Taking the buyer’s place (retracto)",
                  "30 calendar days",
                  "Notice of the completed sale, with the deed",
                ],
                ["Waived in the lease", "30 days’ notice of the sale", "Before the deed is signed"],
              ],
            },
            "Without proof of these notices, or a declaration in the deed that nobody lives there on a lease, the registry doesn’t enter the sale.",
          ],
        },
        {
          heading: "What should the notice to the tenant say?",
          blocks: [
            {
              points: [
                "Which home it is, and under which lease.",
                "The whole price, how it is paid and by when.",
                "That the tenant has 30 calendar days to answer, and to whom.",
                "The owner’s name and signature, sent in a way that can be proved later, such as a burofax.",
              ],
            },
          ],
        },
      ],
      description:
        "The tenant’s first refusal when a let home is sold in Spain: 30 days, from when they count, what the notice has to say, and when the tenant has no such right.",
      sources: ["Law 29/1994 on urban leases (LAU), art. 25"],
    },
    es: {
      answer:
        "El derecho de tanteo del inquilino dura 30 días naturales desde que el propietario le comunica el precio y las condiciones de la venta. En ese plazo puede comprar en las mismas condiciones; si no lo hace, hay 180 días para vender a otro por ese precio. Si no se le avisó, o se vendió más barato, tiene el retracto: ocupar el lugar del comprador en 30 días. No hay tanteo si el contrato lo renuncia o si se vende el edificio entero.",
      sections: [
        {
          heading: "¿Qué plazos corren, y desde cuándo?",
          blocks: [
            {
              caption: "Derechos del inquilino cuando se vende la vivienda alquilada (LAU, art. 25)",
              columns: ["Derecho", "Plazo", "Desde cuándo"],
              rows: [
                ["Tanteo", "30 días naturales", "Aviso del precio y las condiciones"],
                ["Validez de ese aviso", "180 días naturales", "El mismo aviso"],
                ["Retracto", "30 días naturales", "Notificación de la venta, con la escritura"],
                ["Renuncia en el contrato", "Aviso con 30 días", "Antes de firmar la escritura"],
              ],
            },
            "Sin la prueba de estos avisos, o sin declarar en la escritura que no hay inquilino, el registro no inscribe la venta.",
          ],
        },
        {
          heading: "¿Qué debe decir la comunicación al inquilino?",
          blocks: [
            {
              points: [
                "De qué vivienda se trata y con qué contrato está alquilada.",
                "El precio entero, cómo se paga y en qué fecha.",
                "Que tiene 30 días naturales para contestar, y a quién.",
                "El nombre y la firma del propietario, por un medio que después se pueda probar, como el burofax.",
              ],
            },
          ],
        },
      ],
      description:
        "Derecho de tanteo y retracto del inquilino al vender un piso alquilado: 30 días, desde cuándo cuentan, qué debe decir la comunicación y cuándo no hay derecho.",
      sources: ["Ley 29/1994, de arrendamientos urbanos, art. 25"],
    },
    ca: {
      answer:
        "El dret de tempteig del llogater dura 30 dies naturals des que el propietari li comunica el preu i les condicions de la venda. En aquest termini pot comprar en les mateixes condicions; si no ho fa, hi ha 180 dies per vendre a un altre per aquell preu. Si no se’l va avisar, o es va vendre més barat, té el retracte: ocupar el lloc del comprador en 30 dies. No n’hi ha si el contracte hi renuncia o si es ven l’edifici sencer.",
      sections: [
        {
          heading: "Quins terminis corren, i des de quan?",
          blocks: [
            {
              caption: "Drets del llogater quan es ven l’habitatge llogat (LAU, art. 25)",
              columns: ["Dret", "Termini", "Des de quan"],
              rows: [
                ["Tempteig", "30 dies naturals", "Avís del preu i les condicions"],
                ["Validesa d’aquest avís", "180 dies naturals", "El mateix avís"],
                ["Retracte", "30 dies naturals", "Notificació de la venda, amb l’escriptura"],
                ["Renúncia en el contracte", "Avís amb 30 dies", "Abans de signar l’escriptura"],
              ],
            },
            "Sense la prova d’aquests avisos, o sense declarar a l’escriptura que no hi ha llogater, el registre no inscriu la venda.",
          ],
        },
        {
          heading: "Què ha de dir la comunicació al llogater?",
          blocks: [
            {
              points: [
                "De quin habitatge es tracta i amb quin contracte està llogat.",
                "El preu sencer, com es paga i en quina data.",
                "Que té 30 dies naturals per contestar, i a qui.",
                "El nom i la signatura del propietari, per un mitjà que després es pugui provar, com el burofax.",
              ],
            },
          ],
        },
      ],
      description:
        "Dret de tempteig i retracte del llogater quan es ven un pis llogat: 30 dies, des de quan compten, què ha de dir la comunicació i quan no hi ha aquest dret.",
      sources: ["Llei 29/1994, d’arrendaments urbans, art. 25"],
    },
    ru: {
      answer:
        "Преимущественное право покупки (tanteo) действует у арендатора 30 календарных дней с того дня, когда собственник сообщил ему цену и условия продажи. За это время арендатор может купить на тех же условиях; если нет, у собственника есть 180 дней, чтобы продать другому за ту же цену. Если не сообщили или продали дешевле, арендатор вправе занять место покупателя в течение 30 дней (retracto). Права нет, если от него отказались в договоре или продают всё здание.",
      sections: [
        {
          heading: "Какие сроки идут и с какого дня?",
          blocks: [
            {
              caption: "Права арендатора при продаже сданной квартиры (закон LAU, ст. 25)",
              columns: ["Право", "Срок", "С какого дня"],
              rows: [
                ["Преимущественная покупка (tanteo)", "30 календарных дней", "Уведомление о цене и условиях"],
                ["Сколько действует уведомление", "180 календарных дней", "То же уведомление"],
                ["Место покупателя (retracto)", "30 календарных дней", "Уведомление о сделке, с копией акта"],
                ["Отказ от права в договоре", "Предупредить за 30 дней", "До подписания акта"],
              ],
            },
            "Без доказательства этих уведомлений или заявления в акте, что арендатора нет, реестр продажу не запишет.",
          ],
        },
        {
          heading: "Что написать арендатору?",
          blocks: [
            {
              points: [
                "О какой квартире речь и по какому договору она сдана.",
                "Полную цену, порядок и срок оплаты.",
                "Что на ответ есть 30 календарных дней и кому отвечать.",
                "Имя и подпись собственника; отправить так, чтобы потом можно было доказать, например через burofax.",
              ],
            },
          ],
        },
      ],
      description:
        "Преимущественное право арендатора при продаже квартиры в Испании: 30 дней, с какого дня они идут, что написать в уведомлении и когда такого права у него нет.",
      sources: ["Закон 29/1994 о городской аренде (LAU), ст. 25"],
    },
  },
};
