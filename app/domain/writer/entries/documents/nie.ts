import type { Entry } from "../entry";

export const nie: Entry = {
  theme: "documents",
  related: ["power-of-attorney", "foreign-buyers", "steps-of-buying", "buying-from-abroad", "bank-account"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "nie",
        "nie number",
        "nie spain",
        "foreigner’s identity number",
        "nie to buy property",
        "how long does it take to get a nie number",
        "nie application",
        "ex-15 form",
      ],
      title: "The NIE",
      answers: {
        what: "The NIE is the foreigner’s identity number that Spain gives each foreign person, and every foreign buyer or seller of a home needs one of their own. With a passport alone you may make an offer and sign the deposit contract; the deed, the tax and the registry need the NIE. It costs a fee of about €10 and takes from a few days to about a month, so apply before you start looking seriously.",
        cost: "The NIE costs a fee of about €10, paid with form 790, code 012; the form shows the exact amount of the day when you fill it in. Going yourself costs nothing more. Through a representative, add the power of attorney, its apostille and sworn translation if it is made abroad, and that person’s work.",
        time: "An NIE takes from a few days to about a month: consulates often name three weeks, and through a representative in Spain 15 to 30\u00a0days are common. The scarce part is the appointment, not the paperwork. Nobody can promise a date, so begin before you make an offer and try the consulate at home if Barcelona has nothing free.",
        when: "The NIE has to exist on the day of the deed, and no earlier step requires it by law. Apply before the offer all the same: four to six weeks between deposit contract and deed are no more than the NIE itself may take. The bank usually asks for it before that too.",
        who: "Each foreign person on the deed needs an NIE of their own: both spouses if both buy, and children who become owners. Citizens of the European Union need it too. A foreign seller also has to give theirs.",
        must: "You need an NIE to buy a home in Spain: without it the purchase can’t be completed, because the notary, the tax form and the land registry ask for it. You can view, make an offer and sign the deposit contract with a passport. Set the date of the deed so that the number is there by then.",
        how: "To get an NIE to buy property in Spain, fill in form EX-15, pay fee 790-012 and book an appointment at a police office for foreigners in Spain or at the Spanish consulate where you live. A representative with a power of attorney may go instead. Bring your passport and something that shows you are buying a home, such as a reservation or a draft contract.",
        papers:
          "For the NIE you need form EX-15, your passport with a copy, proof of payment of fee 790-012 and a document that gives the reason: a reservation, a draft deposit contract or a letter from the notary. A representative also brings a power of attorney that mentions the application, with apostille and sworn translation if it comes from abroad.",
        pitfalls:
          "Most trouble with an NIE comes from starting late and from a name that isn’t spelt as in the passport. Apply for every person on the deed, compare the certificate letter by letter, and have the power of attorney mention the application. Whoever studied or worked in Spain before may already have a number.",
      },
      sections: [
        {
          heading: "What is it for, and what is it not?",
          blocks: [
            "Organic Law 4/2000 (art.\u00a04.2) gives a number to foreigners who deal with Spain for economic, professional or social reasons. It is personal and stays the same for life. Royal Decree 1155/2024 sets out the details.",
            "It is also your tax number for the purchase. It gives no right to live in Spain: it is a number, not a residence permit.",
          ],
        },
        {
          heading: "Which documents do you bring?",
          blocks: [
            {
              points: [
                "Form EX-15, filled in and signed, with a copy.",
                "Your passport, valid, with a copy of all the pages if the office asks for them.",
                "Proof that fee 790-012 has been paid.",
                "Something that shows your reason: a reservation, a draft contract, a letter from the notary or agent.",
                "For a representative: a power of attorney that mentions the NIE, with apostille and sworn translation where needed.",
              ],
            },
          ],
        },
        {
          heading: "How do you get it, step by step?",
          blocks: [
            {
              caption: "Three ways to an NIE",
              columns: ["Where", "Who goes", "Usual time", "On top of the fee"],
              rows: [
                ["Police office in Barcelona", "you", "days, once you have an appointment", "nothing"],
                [
                  "Spain, through a representative",
                  "a person with a power of attorney",
                  "15 to 30\u00a0days",
                  "power, apostille, translation, fee for the work",
                ],
                ["Spanish consulate", "you", "about three weeks", "nothing; some ask for a card payment"],
              ],
            },
            {
              steps: [
                "Decide who will be on the deed, and book for each of them.",
                "Fill in EX-15 and 790-012, and pay before you go.",
                "Check the name on the certificate letter by letter against the passport.",
                "Send the number to the notary, the bank and the agent.",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong with an NIE?",
          blocks: [
            {
              points: [
                "Only one of two buyers has a number.",
                "A surname is missing on the certificate, so that notary and bank see two people.",
                "The power of attorney covers the purchase but not the application.",
                "An old number from a stay years ago is forgotten, and a second one is asked for.",
              ],
            },
            "Did you study or work in Spain once? Then you may well have one already. Look on an old visa, card or tax return before you apply again.",
          ],
        },
        {
          heading: "What can you sign without it?",
          blocks: [
            {
              caption: "Where a buyer needs the NIE",
              columns: ["Step", "Passport is enough?", "Why"],
              rows: [
                ["Viewing, offer, reservation", "yes", "identity is all that is checked"],
                ["Deposit contract (arras)", "yes", "have the NIE added before the deed"],
                ["Non-resident bank account", "sometimes", "some banks open with a passport and add the number later"],
                ["Mortgage", "no", "the bank and the notary ask for it"],
                ["Deed at the notary’s", "no", "it is also your tax number"],
                ["Transfer tax, form 600", "no", "the form is filed under that number"],
                ["Electricity, water, property tax", "usually not", "bills and direct debits carry it"],
              ],
            },
            "So let the deposit contract leave enough weeks for it.",
          ],
        },
      ],
      inShort:
        "Foreign buyers and sellers each need an NIE, a personal number that also serves for taxes. You get it with form EX-15 in Spain or at a Spanish consulate. Appointments take longest, so begin early.",
      next: "If you are buying from abroad, start with a [buyer consultation](/services/buyer-consultation): the NIE is among the first steps.",
      description:
        "The NIE to buy a home in Spain: what it costs, how long it takes, where to apply with form EX-15, which documents to bring and what you can sign without it.",
      sources: ["Organic Law 4/2000, art.\u00a04.2", "Royal Decree 1155/2024"],
    },
    es: {
      names: [
        "nie",
        "número de identidad de extranjero",
        "número nie",
        "nie para comprar vivienda",
        "solicitar el nie",
        "cuánto tarda el nie",
        "formulario ex-15",
        "nie para no residentes",
      ],
      title: "El NIE",
      answers: {
        what: "El NIE es el número de identidad de extranjero, y lo necesita toda persona extranjera que compre o venda una vivienda en España. Solo con el pasaporte se puede ofertar y firmar las arras; la escritura, el impuesto y el Registro exigen el número. Cuesta una tasa de unos 10\u00a0€ y tarda entre unos días y un mes, así que conviene pedirlo antes de buscar en serio.",
        cost: "El NIE cuesta una tasa de unos 10\u00a0€, que se paga con el modelo 790, código 012; el importe exacto del día aparece al rellenarlo. Si va usted, no hay más gastos. Con representante se suman el poder, la apostilla y la traducción jurada si se otorga fuera, y los honorarios de quien lo tramita.",
        time: "El NIE tarda entre unos días y un mes: los consulados suelen hablar de tres semanas y, con representante en España, son habituales de 15 a 30\u00a0días. Lo que escasea es la cita previa, no el trámite. Nadie puede prometer una fecha: empiece antes de ofertar y pruebe en el consulado de su país si en Barcelona no hay hueco.",
        when: "El NIE tiene que estar el día de la escritura; la ley no lo exige antes. Aun así, pídalo antes de ofertar: de las arras a la firma pasan de cuatro a seis semanas, y el número puede tardar casi lo mismo. El banco suele pedirlo también antes de ese día.",
        who: "El NIE lo necesita cada persona extranjera que figure en la escritura: los dos cónyuges si compran ambos, y los hijos si van a ser titulares. También la ciudadanía de la Unión Europea. Y quien vende, si es extranjero.",
        must: "Sin NIE no se puede terminar la compra de una vivienda: hace falta en la notaría, para el impuesto y en el Registro. Sí se puede visitar, ofertar y firmar las arras con el pasaporte. Ponga la fecha de la escritura contando con que para entonces ya lo tenga.",
        how: "Para sacar el NIE, rellene el modelo EX-15, pague la tasa 790-012 y pida cita en una oficina de extranjería de la Policía o en el consulado de España de su país. También puede ir un representante con poder. Lleve el pasaporte y algo que demuestre que va a comprar, como una reserva o un borrador de contrato.",
        papers:
          "Para el NIE se llevan el modelo EX-15, el pasaporte con copia, el justificante de la tasa 790-012 y un documento que explique el motivo: una reserva, un borrador de arras o una carta de la notaría. Quien va en su nombre añade un poder que mencione la solicitud, con apostilla y traducción jurada si viene de fuera.",
        pitfalls:
          "Con el NIE casi todo falla por empezar tarde o por un nombre que no coincide con el pasaporte. Pídalo para cada titular, compare el certificado letra por letra y haga que el poder mencione la solicitud. Quien estudió o trabajó aquí puede que ya lo tenga.",
      },
      sections: [
        {
          heading: "¿Para qué sirve y para qué no?",
          blocks: [
            "La Ley Orgánica 4/2000 (art.\u00a04.2) lo prevé para quien se relaciona con España por intereses económicos, profesionales o sociales. Es personal y no cambia nunca. El Real Decreto 1155/2024 regula los detalles.",
            "Será también su número fiscal en la compra. En cambio, no da derecho a residir: es un número, no un permiso.",
          ],
        },
        {
          heading: "¿Qué documentación hay que llevar?",
          blocks: [
            {
              points: [
                "El modelo EX-15 cumplimentado y firmado, con copia.",
                "El pasaporte en vigor y una copia, completa si la oficina la exige.",
                "El justificante de la tasa 790-012.",
                "Algo que explique el motivo: una reserva, un borrador de contrato o una carta de la notaría o de la agencia.",
                "Si va un representante, un poder que mencione este trámite, con apostilla y traducción jurada cuando proceda.",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se pide, paso a paso?",
          blocks: [
            {
              caption: "Tres vías para obtener el NIE",
              columns: ["Dónde", "Quién va", "Plazo habitual", "Además de la tasa"],
              rows: [
                ["Oficina de la Policía en Barcelona", "usted", "días, una vez conseguida la cita", "nada"],
                [
                  "En España, con representante",
                  "una persona con poder",
                  "de 15 a 30\u00a0días",
                  "poder, apostilla, traducción y honorarios",
                ],
                ["Consulado de España", "usted", "unas tres semanas", "nada; algunos cobran con tarjeta"],
              ],
            },
            {
              steps: [
                "Decida quién firmará la escritura y pida cita para cada persona.",
                "Rellene el EX-15 y el 790-012, y pague antes de ir.",
                "Compare el nombre del certificado con el pasaporte, letra por letra.",
                "Envíe el número a la notaría, al banco y a la agencia.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede retrasar la compra?",
          blocks: [
            {
              points: [
                "De dos compradores, solo uno tiene número.",
                "Falta un apellido en el certificado, y para el banco y la notaría parecen dos personas.",
                "El poder sirve para comprar, pero no menciona la solicitud.",
                "Ya se tenía uno de una estancia anterior y se pide otro.",
              ],
            },
            "¿Estudió o trabajó en España hace años? Entonces ya lo tiene. Búsquelo en un visado, una tarjeta o una declaración antigua antes de volver a pedirlo.",
          ],
        },
        {
          heading: "¿Qué se puede firmar sin él?",
          blocks: [
            {
              caption: "En qué pasos hace falta el NIE para comprar",
              columns: ["Paso", "¿Basta el pasaporte?", "Por qué"],
              rows: [
                ["Visita, oferta, reserva", "sí", "solo se comprueba la identidad"],
                ["Contrato de arras", "sí", "el número se añade antes de la escritura"],
                ["Cuenta de no residente", "a veces", "algunos bancos la abren con pasaporte y lo piden después"],
                ["Hipoteca", "no", "lo exigen el banco y la notaría"],
                ["Escritura", "no", "es también su número fiscal"],
                ["ITP, modelo 600", "no", "la declaración se presenta con ese número"],
                ["Luz, agua, IBI", "normalmente no", "recibos y domiciliaciones lo llevan"],
              ],
            },
            "Por eso, que las arras dejen semanas suficientes para tenerlo.",
          ],
        },
      ],
      inShort:
        "Toda persona extranjera que compra o vende necesita su NIE, que sirve también como número fiscal. Se obtiene con el modelo EX-15 en España o en un consulado español. Lo más lento es la cita, así que empiece pronto.",
      next: "Si compra desde fuera, empiece por el [asesoramiento en la compra](/services/buyer-consultation): el NIE está entre los primeros pasos.",
      description:
        "El NIE para comprar vivienda: cuánto cuesta, cuánto tarda, dónde se pide con el modelo EX-15, qué documentos hay que llevar y qué se puede firmar sin tenerlo.",
      sources: ["Ley Orgánica 4/2000, art.\u00a04.2", "Real Decreto 1155/2024"],
    },
    ca: {
      names: [
        "nie",
        "número d’identitat d’estranger",
        "número nie",
        "nie per comprar un pis",
        "demanar el nie",
        "quant triga el nie",
        "imprès ex-15",
        "nie per a no residents",
      ],
      title: "El NIE",
      answers: {
        what: "El NIE és el número d’identitat d’estranger, i el necessita qualsevol persona estrangera que compri o vengui un habitatge. Amb el passaport n’hi ha prou per oferir i signar les arres; l’escriptura, l’impost i el Registre exigeixen el número. Té una taxa d’uns 10\u00a0€ i triga d’uns quants dies a un mes: val més demanar-lo abans de buscar de debò.",
        cost: "El NIE costa una taxa d’uns 10\u00a0€, que es paga amb el model 790, codi 012; l’import exacte del dia surt en omplir-lo. Si hi va vostè mateix no hi ha res més a pagar. Amb representant s’hi afegeixen el poder, la postil·la i la traducció jurada si es fa a fora, i els honoraris de qui ho tramita.",
        time: "El NIE triga d’uns quants dies a un mes: als consolats acostumen a dir tres setmanes, i amb representant aquí són habituals de 15 a 30\u00a0dies. El que escasseja és la cita prèvia. Ningú no en pot prometre la data: comenci abans de fer cap oferta i, si a Barcelona no hi ha hora, provi al consolat d’Espanya del seu país.",
        when: "El NIE ha de ser-hi el dia de l’escriptura; la llei no el demana abans. Tot i així, sol·liciti’l abans d’oferir: de les arres a la signatura passen de quatre a sis setmanes, i el número en pot trigar gairebé tantes. El banc també el sol voler abans.",
        who: "El NIE el necessita cada persona estrangera que surti a l’escriptura: tots dos cònjuges, si compren plegats, i els fills, si han de ser titulars. També els ciutadans de la Unió Europea. I qui ven, si és estranger.",
        must: "Sense NIE no es pot acabar la compra d’un habitatge: cal a la notaria, per a l’impost i al Registre. Amb el passaport sí que es pot visitar, oferir i signar les arres. Posi la data de l’escriptura de manera que aleshores ja el tingui.",
        how: "Per demanar el NIE, ompli l’imprès EX-15, pagui la taxa 790-012 i agafi hora en una oficina d’estrangeria de la Policia o al consolat d’Espanya del seu país. També hi pot anar un representant amb poder. Porti el passaport i alguna cosa que demostri que vol comprar, com ara una reserva o un esborrany de contracte.",
        papers:
          "Per al NIE calen l’imprès EX-15, el passaport amb còpia, el justificant de la taxa 790-012 i un document que n’expliqui el motiu: una reserva, un esborrany d’arres o una carta de la notaria. Qui hi va en nom seu hi afegeix un poder que esmenti la sol·licitud, amb postil·la i traducció jurada si ve de fora.",
        pitfalls:
          "Amb el NIE gairebé tot falla per començar tard o per un nom que no coincideix amb el passaport. Demani’l per a cada titular, compari el certificat lletra per lletra i faci que el poder esmenti la sol·licitud. Qui va estudiar o treballar aquí potser ja el té.",
      },
      sections: [
        {
          heading: "Per a què serveix, i per a què no?",
          blocks: [
            "La Llei orgànica 4/2000 (art.\u00a04.2) el preveu per a qui es relaciona amb Espanya per interessos econòmics, professionals o socials. És personal i no canvia mai. El Reial decret 1155/2024 en regula els detalls.",
            "També serà el seu número fiscal a la compra. El que no fa és donar dret a residir: és un número i no pas un permís.",
          ],
        },
        {
          heading: "Què hi ha de portar?",
          blocks: [
            {
              points: [
                "L’imprès EX-15 ple i signat, amb una còpia.",
                "El passaport vigent i una còpia, de totes les pàgines si l’oficina ho vol.",
                "El justificant de la taxa 790-012.",
                "Alguna cosa que n’expliqui el motiu: una reserva, un esborrany de contracte, una carta de la notaria o de l’agència.",
                "Si hi va un representant, un poder que digui aquest tràmit, amb postil·la i traducció jurada quan calgui.",
              ],
            },
          ],
        },
        {
          heading: "Com es demana, pas a pas?",
          blocks: [
            {
              caption: "Tres camins per obtenir el NIE",
              columns: ["On", "Qui hi va", "Termini habitual", "A més de la taxa"],
              rows: [
                ["Oficina de la Policia a Barcelona", "vostè", "dies, un cop té hora", "res"],
                [
                  "Aquí, amb representant",
                  "una persona amb poder",
                  "de 15 a 30\u00a0dies",
                  "poder, postil·la, traducció i honoraris",
                ],
                ["Consolat d’Espanya", "vostè", "unes tres setmanes", "res; alguns cobren amb targeta"],
              ],
            },
            {
              steps: [
                "Decideixi qui signarà l’escriptura i agafi hora per a cada persona.",
                "Ompli l’EX-15 i el 790-012, i pagui abans d’anar-hi.",
                "Compari el nom del certificat amb el del passaport, lletra per lletra.",
                "Enviï el número a la notaria, al banc i a l’agència.",
              ],
            },
          ],
        },
        {
          heading: "Què pot endarrerir la compra?",
          blocks: [
            {
              points: [
                "De dos compradors, només un té número.",
                "Al certificat hi falta un cognom, i el banc i la notaria hi veuen dues persones.",
                "El poder és per comprar, però no diu res d’aquesta sol·licitud.",
                "Ja se’n tenia un d’una estada anterior i se’n demana un altre.",
              ],
            },
            "Va estudiar o treballar a Espanya fa anys? Doncs ja en té. Busqui’l en un visat, una targeta o una declaració vella abans de tornar-lo a demanar.",
          ],
        },
        {
          heading: "Què es pot signar sense NIE?",
          blocks: [
            {
              caption: "En quins passos de la compra cal el NIE",
              columns: ["Pas", "Basta el passaport?", "Per què"],
              rows: [
                ["Visita, oferta, reserva", "sí", "només es comprova la identitat"],
                ["Contracte d’arres", "sí", "el número s’hi afegeix abans de l’escriptura"],
                ["Compte de no resident", "de vegades", "alguns bancs l’obren amb passaport i el demanen després"],
                ["Hipoteca", "no", "l’exigeixen el banc i la notaria"],
                ["Escriptura", "no", "és també el seu número fiscal"],
                ["ITP, model 600", "no", "la declaració es presenta amb aquest número"],
                ["Llum, aigua, IBI", "normalment no", "rebuts i domiciliacions el porten"],
              ],
            },
            "Per això, que les arres deixin prou setmanes per tenir-lo.",
          ],
        },
      ],
      inShort:
        "Qualsevol estranger que compri o vengui necessita el seu NIE, que també fa de número fiscal. S’obté amb l’imprès EX-15, aquí o en un consolat espanyol. El més lent és trobar hora: comenci aviat.",
      next: "Si compra des de fora, comenci per l’[assessorament en la compra](/services/buyer-consultation): el NIE és dels primers passos.",
      description:
        "El NIE per comprar un pis: quant costa, quant triga, on es demana amb l’imprès EX-15, quins documents s’hi porten i què es pot signar mentre encara no el té.",
      sources: ["Llei orgànica 4/2000, art.\u00a04.2", "Reial decret 1155/2024"],
    },
    ru: {
      names: [
        "NIE",
        "номер иностранца",
        "номер NIE",
        "NIE для покупки квартиры",
        "получить NIE",
        "сколько делают NIE",
        "ние Испания",
        "форма EX-15",
        "идентификационный номер иностранца",
      ],
      title: "NIE, номер иностранца",
      answers: {
        what: "NIE\u00a0— номер иностранца, который присваивает Испания. Он нужен каждому, кто покупает или продаёт жильё в Испании и не имеет испанского гражданства. По одному паспорту можно сделать предложение и подписать договор задатка; для нотариального акта, налога и реестра нужен номер. Сбор около 10\u00a0€, ждать от нескольких дней до месяца, поэтому начните ещё до поиска квартиры.",
        cost: "За NIE платят сбор около 10\u00a0€ по форме 790, код 012; точная сумма видна при заполнении. Если вы идёте сами, других расходов нет. Через представителя добавятся доверенность, апостиль и присяжный перевод, если её выдали за границей, и его работа.",
        time: "NIE получают за срок от нескольких дней до месяца: консульства обычно называют три недели, через представителя в Испании уходит от 15 до 30\u00a0дней. Труднее всего не само оформление, а запись на приём. Точную дату не назовёт никто, поэтому начните до предложения о покупке, а если в Барселоне нет записи, обратитесь в консульство Испании в своей стране.",
        when: "NIE должен быть у вас в день нотариального акта, раньше закон его не требует. И всё же просите его до предложения о покупке: между задатком и сделкой проходит от четырёх до шести недель, и почти столько же можно ждать номер. Банк обычно спросит его ещё раньше.",
        who: "NIE нужен каждому иностранцу, чьё имя будет в нотариальном акте: обоим супругам, если покупают вместе, и детям, если они станут собственниками. Гражданам Евросоюза тоже. И продавцу, если он иностранец.",
        must: "Без NIE завершить покупку жилья в Испании нельзя: он нужен нотариусу, налоговой и реестру. Смотреть квартиры, сделать предложение и подписать договор задатка можно по паспорту. День сделки назначайте так, чтобы номер к нему уже был.",
        how: "Чтобы получить NIE, заполните форму EX-15, заплатите сбор 790-012 и запишитесь в отделение полиции по делам иностранцев или в консульство Испании в своей стране. Вместо вас может пойти представитель с доверенностью. Возьмите паспорт и объясните, что покупаете жильё: подойдёт бронь или проект договора.",
        papers:
          "Для NIE нужны форма EX-15, паспорт с копией, квитанция об оплате сбора 790-012 и документ, который объясняет причину: бронь, проект договора задатка или письмо нотариуса. Представителю ещё нужна доверенность, в которой прямо названа подача заявления, а если её выдали в России, то с апостилем и присяжным переводом.",
        pitfalls:
          "С NIE чаще всего подводят поздний старт и имя, записанное не так, как в паспорте. Просите номер для каждого собственника, сверьте справку по буквам и впишите подачу заявления в доверенность. Если вы когда-то учились или работали в Испании, номер у вас, возможно, уже есть.",
      },
      sections: [
        {
          heading: "Что он даёт, а чего не\u00a0даёт?",
          blocks: [
            "Органический закон 4/2000 (ст.\u00a04.2) предусматривает его для тех, кто связан с Испанией экономически, профессионально или лично. Номер личный и не меняется всю жизнь. Подробности\u00a0— в RD 1155/2024.",
            "При покупке он служит и налоговым номером. Права жить в Испании он не даёт: это номер, а не вид на жительство.",
          ],
        },
        {
          heading: "Какие документы взять с\u00a0собой?",
          blocks: [
            {
              points: [
                "Форму EX-15, заполненную и подписанную, с копией.",
                "Действующий паспорт и его копию, при необходимости всех страниц.",
                "Подтверждение оплаты сбора 790-012.",
                "То, что объясняет причину: бронь, проект договора, письмо нотариуса или агентства.",
                "Представителю: доверенность, где названо это действие, с апостилем и присяжным переводом, если они нужны.",
              ],
            },
          ],
        },
        {
          heading: "Как его получить, шаг за шагом?",
          blocks: [
            {
              caption: "Три способа получить NIE",
              columns: ["Где", "Кто идёт", "Обычный срок", "Кроме сбора"],
              rows: [
                ["Полиция в Барселоне", "вы", "дни, если есть запись", "ничего"],
                [
                  "В Испании через представителя",
                  "человек с доверенностью",
                  "15–30\u00a0дней",
                  "доверенность, апостиль, перевод, работа",
                ],
                ["Консульство Испании", "вы", "около трёх недель", "ничего; иногда платят картой на месте"],
              ],
            },
            {
              steps: [
                "Решите, кто будет в нотариальном акте, и запишите каждого.",
                "Заполните EX-15 и 790-012 и заплатите сбор до приёма.",
                "Сверьте имя в справке с паспортом, букву за буквой.",
                "Отправьте номер нотариусу, банку и агентству.",
              ],
            },
            "Справку сохраните: её попросят банк, поставщики воды и света, а при продаже снова нотариус.",
          ],
        },
        {
          heading: "Из-за\u00a0чего задерживается покупка?",
          blocks: [
            {
              points: [
                "Покупателей двое, а номер есть только у одного.",
                "В паспорте и в справке фамилия написана разными буквами: банк и нотариус видят двух людей.",
                "Доверенность выдана на покупку, а о получении номера в ней ни слова.",
                "Номер уже был с прошлых лет, а человек просит второй.",
              ],
            },
            "Учились или работали в Испании? Тогда номер у вас, скорее всего, уже есть. Прежде чем подавать снова, поищите его в старой визе, карте или декларации.",
          ],
        },
        {
          heading: "Что важно, если вы живёте в России?",
          blocks: [
            "Консульство принимает по месту жительства, поэтому узнайте, к какому вы относитесь. Если номер получает доверенное лицо в Барселоне, доверенность от российского нотариуса заверяют апостилем, а переводит её присяжный переводчик, признанный в Испании. Фамилию латиницей пишите как в загранпаспорте, а не как в старой визе: разное написание потом разбирают банк и реестр. При новом паспорте номер не меняется, но возьмите и копию старого.",
          ],
        },
        {
          heading: "Что можно подписать до его получения?",
          blocks: [
            {
              caption: "На каких шагах покупки нужен NIE",
              columns: ["Шаг", "Хватит паспорта?", "Почему"],
              rows: [
                ["Просмотр, предложение, бронь", "да", "проверяют только личность"],
                ["Договор задатка (arras)", "да", "номер впишут до нотариального акта"],
                ["Счёт нерезидента", "иногда", "часть банков открывает по паспорту, номер добавляют потом"],
                ["Ипотека", "нет", "его спросят банк и нотариус"],
                ["Нотариальный акт (escritura)", "нет", "это и ваш налоговый номер"],
                ["Налог ITP, форма 600", "нет", "декларацию подают под этим номером"],
                ["Свет, вода, налог IBI", "обычно нет", "он стоит в договорах и квитанциях"],
              ],
            },
            "Поэтому срок сделки в договоре задатка назначайте с запасом. Если покупателей двое, ждать придётся того, кто получит номер последним.",
          ],
        },
      ],
      inShort:
        "Каждому иностранцу, который покупает или продаёт жильё, нужен свой NIE; он же служит налоговым номером. Его получают по форме EX-15 в Испании или в консульстве. Дольше всего ждать записи, поэтому начните заранее.",
      next: "Если покупаете из-за рубежа, начните с [консультации по покупке](/services/buyer-consultation): номер иностранца там среди первых шагов.",
      description:
        "NIE для покупки жилья в Испании: сколько стоит, сколько ждать, где получить по форме EX-15, какие документы взять и что можно подписать, пока номера ещё нет.",
      sources: ["Органический закон 4/2000, ст.\u00a04.2", "RD 1155/2024"],
    },
  },
};
