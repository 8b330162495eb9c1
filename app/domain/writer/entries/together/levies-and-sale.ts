import type { Together } from "./together";

export const leviesAndSale: Together = {
  of: ["community-fees", "costs-of-selling"],
  foundAs: ["community-debts-certificate", "steps-of-selling", "documents-to-sell", "building-inspection"],
  words: [
    "derram|levy|levies|special assessment|works? (?:approved|agreed)|approved works|деррам|целев\\p{L}* взнос|сбор\\p{L}* на ремонт|дополнительн\\p{L}* сбор",
    "sell|sale(?![\\p{L}])|sold|vend|vent(?:a|as)?(?![\\p{L}])|ven[cs]?(?![\\p{L}])|прода",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      answer:
        "If you sell, you usually pay the instalments of a levy (derrama) that fall due before the deed, and the buyer those that fall due afterwards, even if the meeting approved the work before the sale. The deposit contract may settle it the other way, and buyers often ask the seller to pay whatever has been approved. Whatever you leave unpaid shows in the certificate of community debts, and the home answers for it.",
      sections: [
        {
          heading: "Who pays a levy, in euros?",
          blocks: [
            "The community approves €120,000 for the façade. With a quota of 4%, your share is €4,800, in twelve instalments of €400. You sign the deed after the fifth.",
            {
              caption: "A levy of €4,800, sold after five of twelve instalments",
              columns: ["What the contract says", "Seller", "Buyer"],
              rows: [
                ["Nothing: each pays what falls due", "€2,000", "€2,800"],
                ["The seller pays all that was approved", "€4,800", "€0"],
                [
                  "Approved after the deposit, before the deed, nothing agreed",
                  "what falls due until the deed",
                  "the rest",
                ],
              ],
            },
          ],
        },
        {
          heading: "Which clause settles it?",
          blocks: [
            {
              clauses: [
                "Levies. The seller states that on today’s date the community has approved … (amount, purpose, dates). The instalments due until the deed are paid by the seller and those after it by …. The sum outstanding, € …, [is taken off the price / is paid by the seller at the notary’s].",
                "New resolutions. The seller tells the buyer of every meeting called before the deed. A levy approved in that time is paid by ….",
              ],
            },
          ],
        },
        {
          heading: "What does the seller do first?",
          blocks: [
            {
              steps: [
                "Ask the property manager for the minutes of the last three meetings and for what is still outstanding.",
                "Tell buyers before any money is paid: a levy found late costs more than one they knew of.",
                "Before the first offer, decide whether to pay it all, take it off the price or leave it to the buyer.",
                "Bring the certificate of community debts to the notary’s.",
              ],
            },
          ],
        },
      ],
      description:
        "Who pays a levy (derrama) if you sell the home: the rule by due dates, a sum with twelve instalments, the clause for the deposit contract, and what to tell.",
      sources: ["Civil Code of Catalonia, arts. 553-5 and 553-45"],
    },
    es: {
      answer:
        "Si vende, por lo general paga usted los plazos de la derrama que vencen antes de la escritura, y quien compra los que vencen después, aunque la junta la aprobara antes de la venta. En las arras se puede pactar otra cosa, y muchos compradores piden que lo ya aprobado lo pague quien vende. Lo que deje sin pagar sale en el certificado de deudas de la comunidad, y de ello responde el piso.",
      sections: [
        {
          heading: "¿Quién paga la derrama, en euros?",
          blocks: [
            "La comunidad aprueba 120.000\u00a0€ para la fachada. Con una cuota del 4\u00a0%, a su piso le tocan 4.800\u00a0€, en doce plazos de 400\u00a0€. La escritura se firma después del quinto.",
            {
              caption: "Una derrama de 4.800\u00a0€ si se vende tras cinco de los doce plazos",
              columns: ["Qué dice el contrato", "Quien vende", "Quien compra"],
              rows: [
                ["Nada: cada uno paga lo que vence", "2.000\u00a0€", "2.800\u00a0€"],
                ["Todo lo aprobado lo paga quien vende", "4.800\u00a0€", "0\u00a0€"],
                ["Aprobada entre arras y escritura, sin pacto", "lo que venza hasta la escritura", "el resto"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué cláusula lo deja resuelto?",
          blocks: [
            {
              clauses: [
                "Derramas. La parte vendedora declara que a fecha de hoy la comunidad ha aprobado … (importe, obra y vencimientos). Los plazos que venzan hasta la escritura los paga la parte vendedora y los posteriores, …. Lo pendiente, … €, [se descuenta del precio / lo paga la parte vendedora en la notaría].",
                "Nuevos acuerdos. La parte vendedora avisará de cualquier junta convocada antes de la escritura. La derrama que se apruebe en ese tiempo la paga ….",
              ],
            },
          ],
        },
        {
          heading: "¿Qué hace primero quien vende?",
          blocks: [
            {
              steps: [
                "Pedir al administrador las actas de las tres últimas juntas y lo que queda por pagar.",
                "Decirlo al anunciar el piso y antes de cobrar nada: una derrama que aparece tarde sale más cara que una contada a tiempo.",
                "Decidir antes de la primera oferta si la paga entera, la descuenta del precio o la deja a quien compra.",
                "Llevar a la notaría el certificado de deudas de la comunidad.",
              ],
            },
          ],
        },
      ],
      description:
        "Quién paga la derrama si vendo el piso: la regla según el vencimiento, un ejemplo con doce plazos, la cláusula para las arras y qué decir a quien compra.",
      sources: ["Código civil de Cataluña, arts. 553-5 y 553-45"],
    },
    ca: {
      answer:
        "Si ven el pis, en general vostè paga els terminis de la derrama que vencen abans de l’escriptura, i qui compra els que vencen després, encara que la junta l’aprovés abans de la venda. A les arres es pot pactar una altra cosa, i molts compradors demanen que el que ja és aprovat ho pagui qui ven. El que quedi per pagar surt al certificat de deutes de la comunitat, i en respon el pis.",
      sections: [
        {
          heading: "Qui paga la derrama, en euros?",
          blocks: [
            "La comunitat aprova 120.000\u00a0€ per a la façana. Amb una quota del 4\u00a0%, al seu pis li’n toquen 4.800, en dotze terminis de 400\u00a0€. L’escriptura se signa després del cinquè.",
            {
              caption: "Una derrama de 4.800\u00a0€ si es ven després de cinc dels dotze terminis",
              columns: ["Què diu el contracte", "Qui ven", "Qui compra"],
              rows: [
                ["Res: cadascú paga el que venç", "2.000\u00a0€", "2.800\u00a0€"],
                ["Tot el que és aprovat ho paga qui ven", "4.800\u00a0€", "0\u00a0€"],
                ["Aprovada entre arres i escriptura, sense pacte", "el que venci fins a l’escriptura", "la resta"],
              ],
            },
          ],
        },
        {
          heading: "Quina clàusula ho deixa resolt?",
          blocks: [
            {
              clauses: [
                "Derrames. La part venedora declara que avui la comunitat ha aprovat … (import, obra i venciments). Els terminis que vencin fins a l’escriptura els paga la part venedora i els posteriors, …. El que queda pendent, … €, [es descompta del preu / ho paga la part venedora a la notaria].",
                "Acords nous. La part venedora avisarà de qualsevol junta convocada abans de l’escriptura. La derrama que s’aprovi en aquest temps la paga ….",
              ],
            },
          ],
        },
        {
          heading: "Què fa primer qui ven?",
          blocks: [
            {
              steps: [
                "Demanar a l’administrador les actes de les tres últimes juntes i el que queda per pagar.",
                "Dir-ho en anunciar el pis i abans de cobrar res: una derrama que surt tard costa més que una d’explicada a temps.",
                "Decidir abans de la primera oferta si la paga tota, la descompta del preu o la deixa a qui compra.",
                "Portar a la notaria el certificat de deutes de la comunitat.",
              ],
            },
          ],
        },
      ],
      description:
        "Qui paga la derrama si venc el pis: la regla segons el venciment, un exemple amb dotze terminis, la clàusula per a les arres i què s’ha de dir a qui compra.",
      sources: ["Codi civil de Catalunya, arts. 553-5 i 553-45"],
    },
    ru: {
      answer:
        "При продаже вы обычно платите те части сбора на ремонт дома (derrama), срок которых наступает до нотариального акта, а покупатель\u00a0— те, что после, даже если собрание утвердило его раньше. В договоре задатка можно условиться иначе, и покупатели часто просят, чтобы за всё утверждённое заплатил продавец. То, что останется неоплаченным, видно в справке о долгах перед сообществом, и отвечает за это квартира.",
      sections: [
        {
          heading: "Кто сколько платит, в евро?",
          blocks: [
            "Собрание утверждает 120\u00a0000\u00a0€ на ремонт фасада. Доля вашей квартиры 4\u00a0%, значит, с вас 4800\u00a0€, двенадцать платежей по 400\u00a0€. Акт подписывают после пятого.",
            {
              caption: "Сбор 4800\u00a0€, квартиру продают после пяти платежей из двенадцати",
              columns: ["Что в договоре", "Продавец", "Покупатель"],
              rows: [
                ["Ничего: каждый платит то, чему пришёл срок", "2000\u00a0€", "2800\u00a0€"],
                ["За всё утверждённое платит продавец", "4800\u00a0€", "0\u00a0€"],
                ["Утвердили между задатком и актом, условия нет", "что наступит до акта", "остальное"],
              ],
            },
          ],
        },
        {
          heading: "Какой пункт договора это решает?",
          blocks: [
            {
              clauses: [
                "Сборы на ремонт. Продавец заявляет, что на сегодня сообщество утвердило … (сумма, работы, сроки). Платежи до нотариального акта вносит продавец, последующие\u00a0— …. Остаток, … €, [вычитают из цены / продавец вносит у нотариуса].",
                "Новые решения. Продавец сообщает о каждом собрании, созванном до акта. Сбор, утверждённый за это время, платит ….",
              ],
            },
          ],
        },
        {
          heading: "С чего начать продавцу?",
          blocks: [
            {
              steps: [
                "Попросите у управляющего домом протоколы трёх последних собраний и сумму, которую осталось внести.",
                "Скажите о ней в объявлении и до того, как возьмёте деньги: сбор, который всплыл поздно, обходится дороже.",
                "До первого предложения решите: заплатить всё, уступить в цене или оставить покупателю.",
                "Принесите нотариусу справку о долгах перед сообществом.",
              ],
            },
          ],
        },
      ],
      description:
        "Кто платит сбор на ремонт дома (derrama) при продаже квартиры: правило по срокам, пример с двенадцатью платежами, пункт для договора задатка и что сообщить.",
      sources: ["Гражданский кодекс Каталонии, ст. 553-5 и 553-45"],
    },
  },
};
