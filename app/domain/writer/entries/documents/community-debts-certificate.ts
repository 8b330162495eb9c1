import type { Entry } from "../entry";

export const communityDebtsCertificate: Entry = {
  theme: "documents",
  related: ["community-fees", "community-statutes", "building-inspection", "notary-day"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "certificate of community debts",
        "community debt certificate",
        "community fees certificate",
        "certificado de deudas de la comunidad",
        "community of owners debt certificate",
        "unpaid community fees",
        "comunidad debt certificate",
        "community debts",
        "debts to the community",
        "community fees unpaid by previous owner",
        "previous owner’s community debts",
      ],
      title: "The certificate of community debts",
      answers: {
        what: "The certificate of community debts says whether the seller owes anything to the community of owners (comunidad). It also lists payments agreed but not yet due. The seller brings it to the notary’s. It matters because in Catalonia part of a previous owner’s debt stays with the home.",
        cost: "There is no official price for a certificate of community debts. The property manager may charge for issuing it or include it in the yearly fee; the seller asks and pays. The figure to look at is in the certificate itself.",
        time: "A certificate of community debts should be only a few days old at the signing, because fees fall due every month or quarter. Ask the manager for it once the date at the notary’s is known. Allow time for a signature by the secretary and perhaps the president.",
        who: "The certificate of community debts is asked for and paid for by the seller, who has to bring it to the notary’s; the secretary issues it, in most buildings the property manager. The old debts are the seller’s too, but the home answers for those of the year of the sale and the four before, so the community may turn to the buyer (art.\u00a0553-5).",
        must: "Yes, the certificate of community debts is compulsory for the deed: without it and the seller’s declaration it can’t be signed, unless both sides waive it expressly (Civil Code of Catalonia, art.\u00a0553-5.2). As a buyer don’t waive it: the home answers for the current year and the four before. The seller asks the manager for it some days ahead and pays any charge.",
      },
      sections: [
        {
          heading: "Which debts pass to the buyer?",
          blocks: [
            "The home answers for its owners’ debts of the year of the sale and the four calendar years before (Civil Code of Catalonia, art. 553-5). It makes no difference that you were not the owner then: the community can claim against the home.",
            "That covers ordinary fees, extraordinary payments and contributions to the reserve fund.",
          ],
        },
        {
          heading: "What must the certificate contain?",
          blocks: [
            {
              points: [
                "What the seller owes, or that nothing is owed, with the date.",
                "Ordinary and extraordinary expenses that have been approved and are not yet due.",
                "Contributions to the reserve fund that are still to come.",
              ],
            },
            "Without the seller’s declaration and this document the deed can’t be signed, unless both sides waive it expressly (art. 553-5.2). If someone suggests that waiver, ask why.",
          ],
        },
        {
          heading: "How do you get it, and when?",
          blocks: [
            {
              steps: [
                "The seller asks the property manager, or the secretary in a building without one, as soon as the notary’s date is known.",
                "The manager usually needs some days; any charge is the seller’s.",
                "The secretary signs; the president’s signature isn’t needed where the manager is a professional who acts as secretary (art.\u00a0553-5).",
                "The notary’s office receives it by email before the day, and it is attached to the deed.",
                "You compare it with the minutes: each work voted should be in it.",
              ],
            },
            "Buying at auction, from heirs or from a bank, ask for it all the same: the home answers whoever sells.",
          ],
        },
        {
          heading: "How do you divide what is still to come?",
          blocks: [
            {
              steps: [
                "Ask for the minutes of the last three meetings before you sign the deposit contract.",
                "Note every job that was approved or only discussed: façade, lift, roof, pipes.",
                "Agree in writing who pays each one, with the amount and the date.",
                "Compare the certificate with that agreement on the day of signing.",
                "Give the manager your name, address and bank account after the purchase.",
              ],
            },
            "If you agree nothing, whoever is the owner when a payment falls due will usually receive the bill.",
          ],
        },
        {
          heading: "What should make you ask again?",
          blocks: [
            {
              points: [
                "The certificate is weeks old, or nobody has signed it.",
                "It mentions the home but not the parking space or the storage room.",
                "It says nothing of future payments, though the minutes do.",
                "The building has no manager and nobody knows who keeps the accounts.",
              ],
            },
            "Small buildings without a manager exist in every neighbourhood. There the president or an owner who acts as secretary writes it by hand, and that is just as valid.",
          ],
        },
      ],
      example: {
        heading: "How large can such a debt become?",
        blocks: [
          "Suppose a fee of €90 a month that nobody has paid for three years, and a levy of €4,800 for the façade in twelve instalments, six of them still to come.",
          {
            caption: "Who owes what, unless you agree otherwise",
            columns: ["Item", "Sum", "Who pays"],
            rows: [
              ["Fees of three years", "€3,240", "the seller; the home answers"],
              ["Six instalments already due", "€2,400", "the seller; the home answers"],
              ["Six instalments due after the deed", "€2,400", "usually whoever is owner on each date"],
              ["Contribution to the reserve fund", "as voted", "by the date it falls due"],
            ],
          },
          "At the notary’s €5,640 can be taken from the price and paid to the community. The other €2,400 is a matter for the deposit contract.",
        ],
      },
      inShort:
        "A certificate from the community’s secretary shows what the seller owes and what has been agreed for later. A home in Catalonia answers for the current year and the four before. Read the minutes as well, because they tell you what is being planned.",
      next: "We ask for the certificate and the minutes when we [check the documents](/services/legal-support) with you.",
      description:
        "The certificate of community debts in Catalonia: what it says, who asks for it, which of the seller’s debts stay with the home and how to divide future costs.",
      sources: ["Civil Code of Catalonia, art. 553-5 (Law 5/2006)"],
    },
    es: {
      names: [
        "certificado de deudas de la comunidad",
        "certificado de deuda cero de la comunidad",
        "certificado de la comunidad",
        "certificado de estar al corriente de la comunidad",
        "certificado del administrador de fincas",
        "deudas con la comunidad",
        "deuda comunidad de propietarios piso",
      ],
      title: "El certificado de deudas de la comunidad",
      answers: {
        what: "Las deudas de comunidad del anterior propietario pasan en parte a quien compra: en Cataluña la vivienda responde del año de la venta y de los cuatro anteriores. Cuánto es lo dice el certificado de deudas de la comunidad, que quien vende pide y lleva a la notaría. Véalo antes de ese día.",
        cost: "El certificado de deudas de la comunidad no tiene un precio oficial. Según lo pactado, el administrador de fincas lo cobra aparte o lo incluye en su cuota; lo pide y lo paga quien vende. La cifra que de verdad cuenta es la que figura dentro.",
        time: "El certificado de deudas de la comunidad debería tener pocos días en el momento de la firma: cada mes o trimestre vence una cuota. Pídalo cuando ya haya fecha en la notaría. Deje margen para que firmen la secretaría y, quizá, la presidencia.",
        who: "El certificado de deudas de la comunidad lo pide y lo paga quien vende, que debe aportarlo a la escritura; lo expide quien ejerce la secretaría, casi siempre el administrador de fincas. Las deudas anteriores también son suyas, pero la vivienda responde de las del año de la venta y los cuatro anteriores, y la comunidad puede dirigirse a quien compra (art.\u00a0553-5).",
        must: "Sí, el certificado de deudas de la comunidad es obligatorio para la escritura: sin él y sin la declaración de quien vende no se puede firmar, salvo que las dos partes renuncien expresamente (Código civil de Cataluña, art.\u00a0553-5.2). Si compra, no renuncie: la vivienda responde del año en curso y de los cuatro anteriores. Lo pide quien vende unos días antes y paga lo que cueste.",
      },
      sections: [
        {
          heading: "¿Qué deudas heredaría al comprar?",
          blocks: [
            "Las del año en curso y los cuatro años naturales anteriores (Código civil de Cataluña, art.\u00a0553-5). Da igual que usted no fuera entonces propietario: la comunidad puede reclamar contra la finca. Lo más antiguo se le reclama a quien vendió.",
            "Se incluyen las cuotas ordinarias, las derramas y las aportaciones al fondo de reserva.",
          ],
        },
        {
          heading: "¿Qué debe poner?",
          blocks: [
            {
              points: [
                "Cuánto se debe a la fecha, o que no se debe nada.",
                "Los gastos ordinarios y extraordinarios aprobados que todavía no han vencido.",
                "Las aportaciones pendientes al fondo de reserva.",
              ],
            },
            "Sin la declaración de quien vende y este documento no se puede autorizar la escritura, salvo renuncia expresa de las partes (art. 553-5.2). Si alguien le propone renunciar, pregunte el motivo.",
          ],
        },
        {
          heading: "¿Cómo se reparte lo que está por venir?",
          blocks: [
            {
              steps: [
                "Pida las actas de las tres últimas juntas antes de firmar las arras.",
                "Apunte cada obra aprobada o solo comentada: fachada, ascensor, cubierta, bajantes.",
                "Deje por escrito quién paga cada una, con importe y fecha.",
                "El día de la firma, compare el certificado con ese acuerdo.",
                "Tras la compra, comunique al administrador su nombre, su domicilio y su cuenta.",
              ],
            },
            "Si no se pacta nada, el recibo suele llegarle a quien sea propietario el día en que vence.",
          ],
        },
        {
          heading: "¿Qué debería ponerle en guardia?",
          blocks: [
            {
              points: [
                "Tiene semanas de antigüedad o no lo firma nadie.",
                "Habla de la vivienda, pero no del aparcamiento ni del trastero.",
                "Calla sobre pagos futuros que sí salen en las actas.",
                "No hay administrador y nadie sabe quién lleva las cuentas.",
              ],
            },
            "Fincas pequeñas sin administrador hay en todos los barrios. Allí lo redacta la presidencia o el vecino que hace de secretario, y sirve igual. Pida con él los movimientos de la cuenta: enseñan si las cuotas se han ido pagando.",
          ],
        },
        {
          heading: "¿Cómo se consigue y cuándo?",
          blocks: [
            {
              steps: [
                "Lo pide quien vende a la administración de fincas, o a la secretaría si no la hay, en cuanto se sabe la fecha de la notaría.",
                "Suele tardar unos días; si se cobra algo, lo paga quien vende.",
                "Lo firma la secretaría; no hace falta la firma de la presidencia si quien la ejerce es un profesional (art.\u00a0553-5).",
                "La notaría lo recibe por correo antes del día y lo une a la escritura.",
                "Usted lo compara con las actas: cada obra votada debe figurar.",
              ],
            },
            "Pídalo igual si compra a herederos, a un banco o en subasta: la vivienda responde venda quien venda.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto puede llegar a deberse?",
        blocks: [
          "Suponga una cuota de 90\u00a0€ al mes que nadie ha pagado en tres años y una derrama de 4.800\u00a0€ para la fachada en doce plazos, seis de ellos todavía por vencer.",
          {
            caption: "Quién debe qué, si no se pacta otra cosa",
            columns: ["Concepto", "Importe", "Quién paga"],
            rows: [
              ["Cuotas de tres años", "3.240\u00a0€", "quien vende; responde la vivienda"],
              ["Seis plazos vencidos", "2.400\u00a0€", "quien vende; responde la vivienda"],
              [
                "Seis plazos posteriores a la escritura",
                "2.400\u00a0€",
                "normalmente, quien sea propietario en cada fecha",
              ],
              ["Aportación al fondo de reserva", "la que se haya votado", "según cuándo venza"],
            ],
          },
          "En la notaría se pueden descontar del precio 5.640\u00a0€ y pagarlos a la comunidad. Los otros 2.400\u00a0€ se resuelven en el contrato de arras.",
        ],
      },
      inShort:
        "Un certificado de la secretaría de la comunidad dice qué debe quien vende y qué pagos vienen después. En Cataluña la vivienda responde del año en curso y de los cuatro anteriores. Lea también las actas: ahí se ve lo que se prepara.",
      next: "Cuando [revisamos la documentación](/services/legal-support) con usted, pedimos el certificado y también las actas.",
      description:
        "Qué es el certificado de deudas de la comunidad, quién lo pide y quién lo paga, qué deudas pasan a quien compra en Cataluña y cómo repartir las derramas.",
      sources: ["Código civil de Cataluña, art. 553-5 (Ley 5/2006)"],
    },
    ca: {
      names: [
        "certificat de deutes de la comunitat",
        "certificat de deute zero de la comunitat",
        "certificat de la comunitat",
        "certificat d’estar al corrent de la comunitat",
        "certificat de l’administrador de finques",
        "deutes amb la comunitat",
      ],
      title: "El certificat de deutes de la comunitat",
      answers: {
        what: "Els deutes amb la comunitat que deixa el venedor no se’n van amb ell: a Catalunya l’habitatge respon dels de l’any de la venda i dels quatre anteriors. El certificat de deutes de la comunitat diu què es deu i quins pagaments aprovats encara han de vèncer. El porta a la notaria qui ven, i convé llegir-lo abans.",
        cost: "El certificat de deutes de la comunitat no té preu oficial. L’administrador de finques el cobra a part o l’inclou a la quota, segons el que s’hagi pactat; el demana i el paga qui ven. A qui compra li pot estalviar pagar deutes d’anys enrere.",
        time: "El certificat de deutes de la comunitat hauria de tenir pocs dies quan es signa, perquè cada mes o cada trimestre venç una quota. Demani’l quan ja hi hagi dia a la notaria. Deixi uns dies perquè el signin l’administrador i, si cal, la presidència.",
        who: "El certificat de deutes de la comunitat el demana i el lliura qui ven, que també el paga i l’ha de portar a l’escriptura; l’expedeix qui fa de secretari, gairebé sempre l’administrador de finques. Els deutes anteriors també són seus, però l’habitatge respon dels de l’any de la venda i dels quatre anteriors, i la comunitat es pot adreçar a qui compra (art.\u00a0553-5).",
        must: "Sí, el certificat de deutes de la comunitat és obligatori per a l’escriptura: sense el certificat i la declaració de qui ven no es pot signar, tret que totes dues parts hi renunciïn expressament (Codi civil de Catalunya, art.\u00a0553-5.2). Si compra, no hi renunciï: l’habitatge respon de l’any en curs i dels quatre anteriors. El demana qui ven uns dies abans i en paga el cost.",
      },
      sections: [
        {
          heading: "Quins deutes passen a qui compra?",
          blocks: [
            "L’habitatge respon del que deguin els titulars per l’any de la venda i els quatre anys naturals anteriors (Codi civil de Catalunya, art. 553-5). Encara que vostè aleshores no en fos propietari, la comunitat pot reclamar contra l’habitatge.",
            "Hi entren les quotes ordinàries, les derrames i el que s’hagi de posar al fons de reserva.",
          ],
        },
        {
          heading: "Què hi ha de dir?",
          blocks: [
            {
              points: [
                "Quant es deu aquell dia, o que no es deu res.",
                "Les despeses ordinàries i extraordinàries aprovades que encara han de vèncer.",
                "Les aportacions pendents al fons de reserva.",
              ],
            },
            "Sense la declaració de qui ven i aquest document no es pot autoritzar l’escriptura, tret que les parts hi renunciïn expressament (art. 553-5.2). Si algú li proposa la renúncia, demani per què.",
          ],
        },
        {
          heading: "Com es reparteix el que ha de venir?",
          blocks: [
            {
              steps: [
                "Demani les actes de les tres últimes juntes abans de signar les arres.",
                "Apunti cada obra aprovada o només comentada: façana, ascensor, coberta, baixants.",
                "Pacti per escrit qui pagarà cadascuna, amb import i data.",
                "El dia de la signatura, posi el certificat al costat d’aquest pacte.",
                "Un cop hagi comprat, doni a l’administrador el nom, l’adreça i el compte.",
              ],
            },
            "Si no es pacta res, el rebut sol arribar a qui és propietari el dia que venç.",
          ],
        },
        {
          heading: "Què l’hauria de fer dubtar?",
          blocks: [
            {
              points: [
                "Que tingui setmanes o que no el signi ningú.",
                "Que parli del pis i no de l’aparcament ni del traster.",
                "Que no digui res de pagaments futurs que sí que surten a les actes.",
                "Que no hi hagi administrador i ningú no sàpiga qui porta els comptes.",
              ],
            },
            "Moltes finques petites no tenen administrador. Llavors l’escriu el veí que porta la secretaria, si cal amb el vistiplau de la presidència, i és igual de vàlid.",
          ],
        },
        {
          heading: "Com s’aconsegueix, i quan?",
          blocks: [
            {
              steps: [
                "El demana qui ven a l’administrador de finques, o a la secretaria si no n’hi ha, així que se sap la data de la notaria.",
                "Sol trigar uns quants dies; si es cobra res, ho paga qui ven.",
                "El signa la secretaria; no cal la firma de la presidència si qui l’exerceix és un professional (art.\u00a0553-5).",
                "La notaria el rep per correu abans del dia i l’uneix a l’escriptura.",
                "Vostè el compara amb les actes: cada obra votada hi ha de constar.",
              ],
            },
            "Demani’l igualment si compra a hereus, a un banc o en una subhasta: l’habitatge respon, vengui qui vengui.",
          ],
        },
      ],
      example: {
        heading: "Quant es pot arribar a deure?",
        blocks: [
          "Suposi una quota de 90\u00a0€ al mes que ningú no ha pagat en tres anys i una derrama de 4.800\u00a0€ per a la façana en dotze terminis, sis dels quals encara han de vèncer.",
          {
            caption: "Qui deu què, si no es pacta res més",
            columns: ["Concepte", "Import", "Qui paga"],
            rows: [
              ["Quotes de tres anys", "3.240\u00a0€", "qui ven; hi respon l’habitatge"],
              ["Sis terminis vençuts", "2.400\u00a0€", "qui ven; hi respon l’habitatge"],
              [
                "Sis terminis posteriors a l’escriptura",
                "2.400\u00a0€",
                "normalment, qui sigui propietari en cada data",
              ],
              ["Aportació al fons de reserva", "la que s’hagi votat", "segons quan venci"],
            ],
          },
          "A la notaria es poden descomptar del preu 5.640\u00a0€ i pagar-los a la comunitat. Els altres 2.400\u00a0€ es resolen al contracte d’arres.",
        ],
      },
      inShort:
        "Un certificat de la secretaria de la comunitat diu què deu qui ven i quins pagaments vindran. A Catalunya l’habitatge respon de l’any en curs i dels quatre anteriors. Miri també les actes, on es veu què s’està preparant.",
      next: "Quan [revisem la documentació](/services/legal-support) amb vostè, demanem el certificat i també les actes.",
      description:
        "Què és el certificat de deutes de la comunitat, qui el demana i qui el paga, quins deutes passen a qui compra a Catalunya i com es reparteixen les derrames.",
      sources: ["Codi civil de Catalunya, art. 553-5 (Llei 5/2006)"],
    },
    ru: {
      names: [
        "справка о долгах перед сообществом",
        "справка об отсутствии долгов перед сообществом собственников",
        "долги перед сообществом собственников",
        "справка от управляющего домом",
        "certificado de deudas de la comunidad",
        "задолженность перед комунидад",
        "справка о долгах комунидад",
      ],
      title: "Справка о долгах перед сообществом",
      answers: {
        what: "Справка о долгах перед сообществом собственников (comunidad) показывает, есть ли у продавца долги перед домом и какие сборы уже утверждены, но ещё не уплачены. На сделку её приносит продавец. Это важно: в Каталонии часть старого долга остаётся за квартирой.",
        cost: "Официальной цены у справки о долгах перед сообществом нет. Управляющий домом берёт за неё отдельно или включает в своё годовое вознаграждение; заказывает и платит продавец. Важнее всего сумма, которая в ней указана.",
        time: "Справка о долгах перед сообществом к дню сделки должна быть свежей, не старше нескольких дней: взносы начисляют каждый месяц или квартал. Просите её, когда назначен день у нотариуса. Оставьте время на подписи секретаря и, возможно, председателя.",
        who: "Справку о долгах перед сообществом просит и оплачивает продавец, он же приносит её на сделку; выдаёт секретарь сообщества, почти всегда это управляющий домом. Прежние долги тоже за продавцом, но за долги года продажи и четырёх предыдущих отвечает и сама квартира, и сообщество вправе обратиться к покупателю (ст.\u00a0553-5).",
        must: "Да, справка о долгах перед сообществом обязательна для нотариального акта: без неё и заявления продавца подписать его нельзя, если только обе стороны прямо не откажутся (Гражданский кодекс Каталонии, ст.\u00a0553-5.2). Покупателю отказываться не стоит: квартира отвечает за текущий год и четыре предыдущих. Просит справку продавец за несколько дней и сам за неё платит.",
      },
      sections: [
        {
          heading: "Какие долги переходят к покупателю?",
          blocks: [
            "Жильё отвечает за то, что собственники задолжали за год продажи и за четыре календарных года до него (Гражданский кодекс Каталонии, ст. 553-5). Неважно, что тогда вы не были собственником: требование обращают на саму квартиру. Вернуть уплаченное можно потом с прежнего собственника, но это время и расходы.",
            "Сюда входят обычные взносы, разовые сборы на работы (derrama) и платежи в резервный фонд.",
          ],
        },
        {
          heading: "Что должно быть в справке?",
          blocks: [
            {
              points: [
                "Сколько продавец должен на дату справки или что долга нет.",
                "Обычные и чрезвычайные расходы, которые утверждены, но срок их ещё не наступил.",
                "Будущие платежи в резервный фонд.",
              ],
            },
            "Без заявления продавца и этого документа нотариус не удостоверит сделку, если только обе стороны прямо не откажутся от него (ст. 553-5.2). Если отказаться предлагают вам, спросите почему: после сделки взыскивать долг придётся уже вам самим.",
          ],
        },
        {
          heading: "Как поделить будущие платежи?",
          blocks: [
            {
              steps: [
                "До договора задатка (arras) попросите протоколы трёх последних собраний.",
                "Выпишите все работы, которые утвердили или хотя бы обсуждали: фасад, лифт, крыша, трубы.",
                "Письменно договоритесь, кто платит за каждую, с суммой и датой.",
                "В день сделки сверьте справку с этой договорённостью.",
                "После покупки сообщите управляющему своё имя, адрес и счёт.",
              ],
            },
            "Если ничего не записать, квитанция обычно приходит тому, кто собственник на день платежа.",
          ],
        },
        {
          heading: "Что должно насторожить?",
          blocks: [
            {
              points: [
                "Справке несколько недель, или её никто не подписал.",
                "В ней есть квартира, но нет парковки и кладовой.",
                "О будущих платежах ни слова, хотя в протоколах они есть.",
                "Управляющего нет, и неизвестно, кто ведёт счета дома.",
              ],
            },
            "Небольшие дома без управляющего есть в каждом районе. Там справку пишет председатель или сосед, который исполняет обязанности секретаря, и силу она имеет такую же. Попросите приложить к ней выписку со счёта дома: так видно, что взносы действительно поступали.",
          ],
        },
        {
          heading: "Как и когда получить справку?",
          blocks: [
            {
              steps: [
                "Её просит продавец у управляющего, а если его нет, у секретаря сообщества, как только известен день сделки.",
                "Обычно нужно несколько дней; если за справку берут плату, платит продавец.",
                "Подписывает секретарь; подпись председателя не нужна, если секретарём работает профессиональный управляющий (ст.\u00a0553-5).",
                "Нотариус получает справку до сделки и прилагает её к акту.",
                "Вы сравниваете её с протоколами: в ней должны быть все работы, за которые проголосовали.",
              ],
            },
            "Просите её и при покупке у наследников, у банка или с торгов: квартира отвечает, кто бы её ни продавал. Если вы за границей, попросите прислать копию заранее: в день сделки читать её по-испански некогда.",
          ],
        },
      ],
      example: {
        heading: "Какой долг может накопиться?",
        blocks: [
          "Допустим, взнос 90\u00a0€ в месяц не платили три года, а целевой взнос 4\u00a0800\u00a0€ на фасад разделён на двенадцать частей, и шесть из них ещё впереди.",
          {
            caption: "Кто сколько должен, если не договорились иначе",
            columns: ["За что", "Сумма", "Кто платит"],
            rows: [
              ["Взносы за три года", "3\u00a0240\u00a0€", "продавец; отвечает квартира"],
              ["Шесть частей, срок которых прошёл", "2\u00a0400\u00a0€", "продавец; отвечает квартира"],
              ["Шесть частей после сделки", "2\u00a0400\u00a0€", "обычно тот, кто собственник в день платежа"],
              ["Взнос в резервный фонд", "по решению собрания", "по сроку платежа"],
            ],
          },
          "У нотариуса 5\u00a0640\u00a0€ можно вычесть из цены и заплатить сообществу. Остальные 2\u00a0400\u00a0€ решают в договоре задатка. Без справки покупатель узнал бы о них из первого письма управляющего, уже став собственником. Поэтому сумму долга сверяют дважды: до задатка по протоколам и за несколько дней до акта по самой справке. Если цифры не сходятся, спрашивают управляющего, а не агента: счета ведёт он, и он же подпишет исправленную справку к нотариальному акту, если ошибка его.",
        ],
      },
      inShort:
        "Справка секретаря сообщества показывает, что должен продавец и какие платежи впереди. В Каталонии жильё отвечает за текущий год и четыре предыдущих. Посмотрите и протоколы собраний: из них видно, что готовится.",
      next: "Справку и протоколы мы запрашиваем, когда [проверяем документы](/services/legal-support) вместе с вами.",
      description:
        "Справка о долгах перед сообществом собственников в Каталонии: что в ней указано, кто её заказывает, какие долги переходят к покупателю и как делят сборы.",
      sources: ["Гражданский кодекс Каталонии, ст. 553-5 (Закон 5/2006)"],
    },
  },
};
