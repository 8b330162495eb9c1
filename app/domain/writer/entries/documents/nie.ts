import type { Entry } from "../entry";

export const nie: Entry = {
  theme: "documents",
  related: ["power-of-attorney", "foreign-buyers", "steps-of-buying", "buying-from-abroad", "bank-account"],
  checked: "2026-11-22",
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
        what: "The NIE is the foreigner’s identity number that Spain gives each foreign person for dealings with the authorities. Every foreign buyer or seller of a home needs one of their own: without it the notary can’t finish the deed and nobody can file your taxes. Apply for it before you start looking seriously.",
        cost: "An NIE costs one small administrative fee, paid with form 790, code 012; the form shows the current amount when you fill it in. If you apply through someone else, their work and the power of attorney are extra.",
        time: "How long an NIE takes depends on appointments, which are the scarce part, and on the office. Nobody can promise a date. Begin before you make an offer, and try the consulate at home if the offices in Barcelona have nothing free.",
        who: "Each foreign person on the deed needs an NIE of their own: both spouses if both buy. Citizens of the European Union need it too. A foreign seller also has to give theirs.",
        how: "You need an NIE number to buy property in Spain as a foreigner, whatever the price. Apply with form EX-15 at a police office for foreigners in Spain or at the Spanish consulate where you live. A representative with a power of attorney can do it too. Bring your passport and say that you are buying a home.",
      },
      sections: [
        {
          heading: "What is it for, and what is it not?",
          blocks: [
            "Organic Law 4/2000 (art. 4.2) gives a number to foreigners who deal with Spain for economic, professional or social reasons. It is personal and stays the same for life. Royal Decree 1155/2024 sets out the details.",
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
          heading: "In which order do you do it?",
          blocks: [
            {
              steps: [
                "Decide where: Spain in person, Spain through a representative, or the consulate.",
                "Book the appointment as soon as you know who will be on the deed.",
                "Fill in both forms and pay the fee before you go.",
                "Check the name on the certificate letter by letter against the passport.",
                "Send the number to the notary, the bank and the agent.",
              ],
            },
            "A bank account for a non-resident can often be opened with the passport first, and the number added afterwards. Ask the bank.",
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
          heading: "What do you sign without it?",
          blocks: [
            "An offer and a deposit contract can be signed with a passport alone. The deed, the tax form and the entry in the registry come afterwards, and by then the number has to be there. Set the date of the deed to suit.",
          ],
        },
      ],
      inShort:
        "Foreign buyers and sellers each need an NIE, a personal number that also serves for taxes. You get it with form EX-15 in Spain or at a Spanish consulate. Appointments take longest, so begin early.",
      next: "If you are buying from abroad, start with a [buyer consultation](/services/buyer-consultation): the NIE is among the first steps.",
      description:
        "What the NIE is, who needs one to buy or sell a home in Spain, how and where to apply with form EX-15, which documents to bring and what delays a purchase.",
      sources: ["Organic Law 4/2000, art. 4.2", "Royal Decree 1155/2024"],
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
        what: "El NIE es el número de identidad de extranjero, con el que España identifica a cada persona extranjera en sus trámites. Lo necesita toda persona extranjera que compre o venda una vivienda. Sin él no se puede completar la escritura ni presentar el impuesto, así que conviene pedirlo antes de buscar en serio.",
        cost: "El NIE tiene una tasa pequeña, que se paga con el modelo 790, código 012; el importe vigente aparece al rellenarlo. Si lo tramita otra persona, se suman su trabajo y el poder.",
        time: "Lo que tarda el NIE depende de la cita previa, que es lo que escasea, y de cada oficina. Nadie puede prometer una fecha. Empiece antes de hacer una oferta, y pruebe en el consulado de su país si en Barcelona no hay hueco.",
        who: "El NIE lo necesita cada persona extranjera que figure en la escritura: los dos cónyuges si compran ambos. También la ciudadanía de la Unión Europea. Y quien vende, si es extranjero.",
        how: "El NIE se pide con el modelo EX-15 en una oficina de extranjería de la Policía o en el consulado de España de su país. También puede ir un representante con poder. Lleve el pasaporte y explique que va a comprar una vivienda.",
      },
      sections: [
        {
          heading: "¿Para qué sirve y para qué no?",
          blocks: [
            "La Ley Orgánica 4/2000 (art. 4.2) lo prevé para quien se relaciona con España por intereses económicos, profesionales o sociales. Es personal y no cambia nunca. El Real Decreto 1155/2024 regula los detalles.",
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
          heading: "¿Qué pasos hay que dar para tenerlo?",
          blocks: [
            {
              steps: [
                "Decida dónde: en España en persona, en España por representante o en el consulado.",
                "Pida la cita en cuanto sepa quién firmará la escritura.",
                "Rellene los dos modelos y pague la tasa antes de ir.",
                "Compare el nombre del certificado con el pasaporte, letra por letra.",
                "Envíe el número a la notaría, al banco y a la agencia.",
              ],
            },
            "La cuenta bancaria de no residente suele poder abrirse con el pasaporte, y el número se añade más tarde. Pregunte en su banco.",
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
          heading: "¿Qué se puede firmar mientras tanto?",
          blocks: [
            "La oferta y las arras pueden firmarse solo con el pasaporte. Después vienen la escritura, el impuesto y la inscripción, y para entonces el número tiene que estar. Ponga la fecha de la escritura contando con ello.",
          ],
        },
      ],
      inShort:
        "Toda persona extranjera que compra o vende necesita su NIE, que sirve también como número fiscal. Se obtiene con el modelo EX-15 en España o en un consulado español. Lo más lento es la cita, así que empiece pronto.",
      next: "Si compra desde fuera, empiece por el [asesoramiento en la compra](/services/buyer-consultation): el NIE está entre los primeros pasos.",
      description:
        "Qué es el NIE, quién lo necesita para comprar o vender una vivienda en España, cómo se pide con el modelo EX-15, qué llevar y qué puede retrasar la compra.",
      sources: ["Ley Orgánica 4/2000, art. 4.2", "Real Decreto 1155/2024"],
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
        what: "El NIE és el número d’identitat d’estranger: amb aquest número l’administració identifica cada persona estrangera. El necessita qualsevol estranger que compri o vengui un habitatge. Sense NIE no es pot acabar l’escriptura ni presentar l’impost, i val més demanar-lo abans de buscar de debò.",
        cost: "El NIE té una taxa petita, que es paga amb el model 790, codi 012; l’import vigent surt en omplir-lo. Si el tramita una altra persona, s’hi afegeixen la seva feina i el poder.",
        time: "Demani el NIE abans de fer cap oferta: el que triga depèn de la cita prèvia, que és el que escasseja, i de cada oficina. Ningú no en pot prometre la data. Si a Barcelona no hi ha hora, provi al consolat d’Espanya del seu país.",
        who: "El NIE el necessita cada persona estrangera que surti a l’escriptura: tots dos cònjuges, si compren plegats. També els ciutadans de la Unió Europea. I qui ven, si és estranger.",
        how: "El NIE es demana amb l’imprès EX-15 en una oficina d’estrangeria de la Policia o al consolat d’Espanya del seu país. També hi pot anar un representant amb poder. Porti el passaport i expliqui que vol comprar un habitatge.",
      },
      sections: [
        {
          heading: "Per a què serveix, i per a què no?",
          blocks: [
            "La Llei orgànica 4/2000 (art. 4.2) el preveu per a qui es relaciona amb Espanya per interessos econòmics, professionals o socials. És personal i no canvia mai. El Reial decret 1155/2024 en regula els detalls.",
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
          heading: "En quin ordre es fa?",
          blocks: [
            {
              steps: [
                "Decideixi on: aquí en persona, aquí per representant o al consolat.",
                "Demani hora tan bon punt sàpiga qui signarà l’escriptura.",
                "Ompli els dos impresos i pagui la taxa abans d’anar-hi.",
                "Compari el nom del certificat amb el del passaport, lletra per lletra.",
                "Enviï el número a la notaria, al banc i a l’agència.",
              ],
            },
            "Sovint el compte bancari de no resident es pot obrir amb el passaport i afegir-hi el número després. Pregunti-ho al banc.",
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
          heading: "Què es pot signar mentrestant?",
          blocks: [
            "L’oferta i les arres es poden signar amb el passaport i prou. Després venen l’escriptura, l’impost i la inscripció, i aleshores el número ja hi ha de ser. Posi la data de l’escriptura tenint-ho en compte.",
          ],
        },
      ],
      inShort:
        "Qualsevol estranger que compri o vengui necessita el seu NIE, que també fa de número fiscal. S’obté amb l’imprès EX-15, aquí o en un consolat espanyol. El més lent és trobar hora: comenci aviat.",
      next: "Si compra des de fora, comenci per l’[assessorament en la compra](/services/buyer-consultation): el NIE és dels primers passos.",
      description:
        "Què és el NIE, qui el necessita per comprar o vendre un habitatge, com es demana amb l’imprès EX-15, què s’hi ha de portar i què pot endarrerir una compra.",
      sources: ["Llei orgànica 4/2000, art. 4.2", "Reial decret 1155/2024"],
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
        what: "NIE — номер иностранца, который присваивает Испания. Он нужен всем, кто покупает или продаёт здесь жильё и не имеет испанского гражданства. Без него не завершить нотариальный акт и не подать налоговую декларацию, поэтому начните с него, ещё до поиска квартиры.",
        cost: "За NIE платят небольшой сбор по форме 790, код 012; действующая сумма видна при заполнении. Если документы подаёт другой человек, добавятся его работа и доверенность.",
        time: "Срок получения NIE зависит от отделения, а больше всего от записи на приём: свободного времени часто нет. Точную дату не назовёт никто. Начните до предложения о покупке, а если в Барселоне нет записи, обратитесь в консульство Испании в своей стране.",
        who: "NIE нужен каждому иностранцу, чьё имя будет в нотариальном акте: обоим супругам, если покупают вместе. Гражданам Евросоюза тоже. И продавцу, если он иностранец.",
        how: "NIE получают по форме EX-15: лично в отделении полиции по делам иностранцев, через представителя с доверенностью или в консульстве Испании в своей стране. Возьмите паспорт и объясните, что покупаете жильё.",
      },
      sections: [
        {
          heading: "Что он даёт, а чего не даёт?",
          blocks: [
            "Органический закон 4/2000 (ст. 4.2) предусматривает его для тех, кто связан с Испанией экономически, профессионально или лично. Номер личный и не меняется всю жизнь. Подробности — в RD 1155/2024.",
            "При покупке он служит и налоговым номером. Права жить в Испании он не даёт: это номер, а не вид на жительство.",
          ],
        },
        {
          heading: "Какие документы взять с собой?",
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
          heading: "В каком порядке действовать?",
          blocks: [
            {
              steps: [
                "Решите, где подавать: в Испании лично, в Испании через представителя или в консульстве.",
                "Запишитесь, как только ясно, кто будет подписывать нотариальный акт (escritura).",
                "Заполните обе формы и заплатите сбор до приёма.",
                "Сверьте имя в справке с паспортом, букву за буквой.",
                "Отправьте номер нотариусу, банку и агентству.",
              ],
            },
            "Счёт нерезидента часто открывают по паспорту, а номер добавляют позже. Спросите в своём банке.",
          ],
        },
        {
          heading: "Из-за чего задерживается покупка?",
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
          heading: "Что можно подписать до его получения?",
          blocks: [
            "Предложение о покупке и договор задатка (arras) можно подписать по паспорту. Дальше идут нотариальный акт, налог и запись в реестре, и к этому времени номер должен быть. Срок сделки назначайте с запасом. Если покупателей двое, ждать придётся того, кто получит номер последним. Справку с номером сохраните: её попросят банк, нотариус, поставщики воды и света, а при продаже снова нотариус. Если покупают супруги, номер нужен и тому, у кого нет дохода.",
          ],
        },
      ],
      inShort:
        "Каждому иностранцу, который покупает или продаёт жильё, нужен свой NIE; он же служит налоговым номером. Его получают по форме EX-15 в Испании или в консульстве. Дольше всего ждать записи, поэтому начните заранее.",
      next: "Если покупаете из-за рубежа, начните с [консультации по покупке](/services/buyer-consultation): номер иностранца там среди первых шагов.",
      description:
        "Что такое NIE, кому он нужен для покупки или продажи жилья в Испании, как получить его по форме EX-15, какие документы взять и что задерживает покупку.",
      sources: ["Органический закон 4/2000, ст. 4.2", "RD 1155/2024"],
    },
  },
};
