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
        who: "Each foreign person on the deed needs an NIE of their own: both spouses if both buy, and children who become owners. Citizens of the European Union need it too, and so does a foreign seller.",
        must: "You need an NIE to buy a home in Spain: without it the purchase can’t be completed, because the notary, the tax form and the land registry ask for it. You can view, make an offer and sign the deposit contract with a passport. Set the date of the deed so that the number is there by then.",
        how: "To get an NIE to buy property in Spain, book an appointment at a police office for foreigners or at the Spanish consulate where you live, fill in form EX-15 and pay fee 790-012, about €10. A consulate usually needs about three weeks; in Barcelona it is a matter of days once you have an appointment, and getting one is the slow part. A representative with a power of attorney can go for you in 15 to 30\u00a0days.",
        papers:
          "For the NIE you need form EX-15, your passport with a copy, proof of payment of fee 790-012 and a document that gives the reason: a reservation, a draft deposit contract or a letter from the notary. A representative also brings a power of attorney that mentions the application, with apostille and sworn translation if it comes from abroad.",
        pitfalls:
          "Most trouble with an NIE comes from starting late and from a name that isn’t spelt as in the passport. Apply for every person on the deed, compare the certificate letter by letter, and have the power of attorney mention the application. Whoever studied or worked in Spain before may already have a number.",
      },
      sections: [
        {
          heading: "How do you get an NIE, step by step?",
          blocks: [
            {
              steps: [
                "Decide who will be on the deed: each of them needs an appointment.",
                "Book online at a police office for foreigners in Spain, or with the Spanish consulate for the place where you live. If one has nothing free, try the other.",
                "Fill in form EX-15, and print form 790, code 012. The fee, about €10, is paid at a bank in Spain before you go; consulates collect it themselves.",
                "Go with your passport and something that shows you are buying a home.",
                "Check the name on the certificate letter by letter against the passport, before you leave if you can.",
                "Send the number to the notary, the bank and the agent, and keep the certificate: it will be asked for again when you sell.",
              ],
            },
          ],
        },
        {
          heading: "Which way is quickest, and what does each cost?",
          blocks: [
            {
              caption: "Three ways to an NIE",
              columns: ["Where", "Who goes", "Usual time", "Cost"],
              rows: [
                ["Police office in Barcelona", "you", "days, plus the wait for an appointment", "the fee, about €10"],
                [
                  "Spain, through a representative",
                  "someone with a power of attorney",
                  "15 to 30\u00a0days",
                  "fee, power of attorney (€30 to €60 at a notary’s in Barcelona) and the person’s work",
                ],
                ["Spanish consulate", "you", "about three weeks", "the fee; some take a card only"],
              ],
            },
            "A power of attorney made abroad also needs an apostille and a sworn translation, and one to three weeks. If you are in Barcelona for a viewing, sign it here: the notary can draft it to cover NIE, bank and purchase at once.",
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
                "The reason: a reservation, a draft contract, a letter from the notary or agent.",
                "For a representative: a power of attorney that names the application.",
              ],
            },
          ],
        },
        {
          heading: "Who needs an NIE, and by which day?",
          blocks: [
            "Every foreign owner-to-be needs one, from the European Union too; a company has a tax number of its own. Organic Law 4/2000 (art.\u00a04.2) gives it to whoever deals with Spain for economic, professional or social reasons, and Royal Decree 1155/2024 has the details. It is also your tax number, it stays the same for life, and it gives no right to live in Spain.",
            "The number has to be there on the day of the deed. From the deposit contract to that day there are usually four to six weeks, which is barely more than the slowest way takes: apply before you make an offer.",
          ],
        },
        {
          heading: "What can you sign without an NIE?",
          blocks: [
            {
              caption: "Where a buyer needs the NIE",
              columns: ["Step", "Is a passport enough?", "Why"],
              rows: [
                ["Viewing, offer, reservation", "yes", "only identity is checked"],
                ["Deposit contract (arras)", "yes", "have the NIE added before the deed"],
                ["Non-resident bank account", "sometimes", "some banks open with a passport and add the number later"],
                ["Mortgage", "no", "the bank and the notary ask for it"],
                ["Deed at the notary’s", "no", "it is also your tax number"],
                ["Transfer tax, form 600", "no", "the form is filed under that number"],
                ["Electricity, water, property tax", "usually no", "suppliers and the town hall ask for it"],
              ],
            },
          ],
        },
        {
          heading: "What goes wrong with an NIE?",
          blocks: [
            {
              points: [
                "Only one of two buyers has a number when the deed is due.",
                "A surname is missing on the certificate, so that notary and bank see two people.",
                "The power of attorney covers the purchase but not the application.",
                "You studied or worked in Spain years ago and already have one: look on an old visa, card or tax return before you apply again.",
              ],
            },
          ],
        },
      ],
      inShort:
        "Foreign buyers and sellers each need an NIE, a personal number that also serves for taxes. You get it with form EX-15 in Spain or at a Spanish consulate. Appointments take longest, so begin early.",
      next: "If you are buying from abroad, start with a [buyer consultation](/services/buyer-consultation): the NIE is among the first steps.",
      description:
        "The NIE to buy a home in Spain: the fee of about €10, how long each of three ways takes, the steps with form EX-15, the documents and what you can sign before.",
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
        who: "El NIE lo necesita cada persona extranjera que figure en la escritura: los dos cónyuges si compran ambos, y los hijos si van a ser titulares. También la ciudadanía de la Unión Europea, y quien vende, si es extranjero.",
        must: "Sin NIE no se puede terminar la compra de una vivienda: hace falta en la notaría, para el impuesto y en el Registro. Sí se puede visitar, ofertar y firmar las arras con el pasaporte. Ponga la fecha de la escritura contando con que para entonces ya lo tenga.",
        how: "Para sacar el NIE, pida cita en una oficina de extranjería de la Policía o en el consulado de España de su país, rellene el modelo EX-15 y pague la tasa 790-012, de unos 10\u00a0€. El consulado suele tardar unas tres semanas; en Barcelona son días una vez conseguida la cita, que es lo que más cuesta. Con poder puede ir un representante: de 15 a 30\u00a0días.",
        papers:
          "Para el NIE se llevan el modelo EX-15, el pasaporte con copia, el justificante de la tasa 790-012 y un documento que explique el motivo: una reserva, un borrador de arras o una carta de la notaría. Quien va en su nombre añade un poder que mencione la solicitud, con apostilla y traducción jurada si viene de fuera.",
        pitfalls:
          "Con el NIE casi todo falla por empezar tarde o por un nombre que no coincide con el pasaporte. Pídalo para cada titular, compare el certificado letra por letra y haga que el poder mencione la solicitud. Quien estudió o trabajó aquí puede que ya lo tenga.",
      },
      sections: [
        {
          heading: "¿Cómo se pide el NIE, paso a paso?",
          blocks: [
            {
              steps: [
                "Decida quién figurará en la escritura: cada persona necesita su propia cita.",
                "Pida la cita por internet en una oficina de extranjería de la Policía, o en el consulado de España de su lugar de residencia. Si en uno no hay hueco, pruebe en el otro.",
                "Rellene el modelo EX-15 e imprima el modelo 790, código 012. La tasa, unos 10\u00a0€, se paga antes en un banco en España; en el consulado, allí mismo.",
                "Acuda con el pasaporte y con algo que demuestre que va a comprar.",
                "Compare el nombre del certificado con el pasaporte, letra por letra y, si puede, antes de salir.",
                "Envíe el número a la notaría, al banco y a la agencia, y guarde el certificado: se lo pedirán otra vez al vender.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué vía es más rápida y cuánto cuesta?",
          blocks: [
            {
              caption: "Tres vías para obtener el NIE",
              columns: ["Dónde", "Quién va", "Plazo habitual", "Coste"],
              rows: [
                [
                  "Oficina de la Policía en Barcelona",
                  "usted",
                  "días, más la espera de la cita",
                  "la tasa, unos 10\u00a0€",
                ],
                [
                  "En España, con representante",
                  "una persona con poder",
                  "de 15 a 30\u00a0días",
                  "tasa, poder (de 30 a 60\u00a0€ en una notaría de Barcelona) y honorarios",
                ],
                ["Consulado de España", "usted", "unas tres semanas", "la tasa; algunos solo aceptan tarjeta"],
              ],
            },
            "Un poder otorgado fuera necesita además apostilla y traducción jurada, y de una a tres semanas. Si ha venido a Barcelona a visitar pisos, fírmelo aquí: la notaría puede redactarlo para el NIE, el banco y la compra a la vez.",
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
                "El motivo: una reserva, un borrador de contrato o una carta de la notaría o de la agencia.",
                "Si va un representante, un poder que mencione este trámite.",
              ],
            },
          ],
        },
        {
          heading: "¿Quién necesita el NIE y para qué día?",
          blocks: [
            "Lo necesita todo futuro propietario extranjero, también el de la Unión Europea; las sociedades tienen su propio NIF. La Ley Orgánica 4/2000 (art.\u00a04.2) lo prevé para quien se relaciona con España por intereses económicos, profesionales o sociales, y el Real Decreto 1155/2024 regula los detalles. Es también su número fiscal, no cambia nunca y no da derecho a residir.",
            "Tiene que estar el día de la escritura. De las arras a ese día suelen pasar de cuatro a seis semanas, poco más de lo que tarda la vía más lenta: pídalo antes de ofertar.",
          ],
        },
        {
          heading: "¿Qué se puede firmar sin NIE?",
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
                ["Luz, agua, IBI", "normalmente no", "lo piden las compañías y el ayuntamiento"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede retrasar la compra?",
          blocks: [
            {
              points: [
                "De dos compradores, solo uno tiene NIE cuando llega la escritura.",
                "Falta un apellido en el certificado, y para el banco y la notaría parecen dos personas.",
                "El poder sirve para comprar, pero no menciona la solicitud.",
                "Estudió o trabajó en España hace años y ya lo tiene: búsquelo en un visado, una tarjeta o una declaración antigua antes de volver a pedirlo.",
              ],
            },
          ],
        },
      ],
      inShort:
        "Toda persona extranjera que compra o vende necesita su NIE, que sirve también como número fiscal. Se obtiene con el modelo EX-15 en España o en un consulado español. Lo más lento es la cita, así que empiece pronto.",
      next: "Si compra desde fuera, empiece por el [asesoramiento en la compra](/services/buyer-consultation): el NIE está entre los primeros pasos.",
      description:
        "El NIE para comprar vivienda en España: la tasa de unos 10\u00a0€, cuánto tarda cada una de las tres vías, los pasos con el EX-15 y qué se puede firmar antes.",
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
        who: "El NIE el necessita cada persona estrangera que surti a l’escriptura: tots dos cònjuges, si compren plegats, i els fills, si han de ser titulars. També els ciutadans de la Unió Europea, i qui ven, si és estranger.",
        must: "Sense NIE no es pot acabar la compra d’un habitatge: cal a la notaria, per a l’impost i al Registre. Amb el passaport sí que es pot visitar, oferir i signar les arres. Posi la data de l’escriptura de manera que aleshores ja el tingui.",
        how: "Per demanar el NIE, agafi hora en una oficina d’estrangeria de la Policia o al consolat d’Espanya del seu país, ompli l’imprès EX-15 i pagui la taxa 790-012, d’uns 10\u00a0€. Al consolat solen ser unes tres setmanes; a Barcelona, uns dies un cop té hora, que és el que costa més. Amb poder hi pot anar un representant: de 15 a 30\u00a0dies.",
        papers:
          "Per al NIE calen l’imprès EX-15, el passaport amb còpia, el justificant de la taxa 790-012 i un document que n’expliqui el motiu: una reserva, un esborrany d’arres o una carta de la notaria. Qui hi va en nom seu hi afegeix un poder que esmenti la sol·licitud, amb postil·la i traducció jurada si ve de fora.",
        pitfalls:
          "Amb el NIE gairebé tot falla per començar tard o per un nom que no coincideix amb el passaport. Demani’l per a cada titular, compari el certificat lletra per lletra i faci que el poder esmenti la sol·licitud. Qui va estudiar o treballar aquí potser ja el té.",
      },
      sections: [
        {
          heading: "Com es demana el NIE, pas a pas?",
          blocks: [
            {
              steps: [
                "Decideixi qui sortirà a l’escriptura: cada persona necessita la seva hora.",
                "Demani hora per internet en una oficina d’estrangeria de la Policia, o al consolat d’Espanya del lloc on viu. Si en un no n’hi ha, provi a l’altre.",
                "Ompli l’imprès EX-15 i imprimeixi el model 790, codi 012. La taxa, uns 10\u00a0€, es paga abans en un banc a Espanya; al consolat, allà mateix.",
                "Vagi-hi amb el passaport i amb alguna cosa que demostri que vol comprar.",
                "Compari el nom del certificat amb el del passaport, lletra per lletra i, si pot, abans de sortir.",
                "Enviï el número a la notaria, al banc i a l’agència, i guardi el certificat: l’hi tornaran a demanar quan vengui.",
              ],
            },
          ],
        },
        {
          heading: "Quin camí és més ràpid i què costa?",
          blocks: [
            {
              caption: "Tres camins per obtenir el NIE",
              columns: ["On", "Qui hi va", "Termini habitual", "Cost"],
              rows: [
                [
                  "Oficina de la Policia a Barcelona",
                  "vostè",
                  "uns dies, més l’espera de l’hora",
                  "la taxa, uns 10\u00a0€",
                ],
                [
                  "Aquí, amb representant",
                  "una persona amb poder",
                  "de 15 a 30\u00a0dies",
                  "taxa, poder (de 30 a 60\u00a0€ en una notaria de Barcelona) i honoraris",
                ],
                ["Consolat d’Espanya", "vostè", "unes tres setmanes", "la taxa; alguns només admeten targeta"],
              ],
            },
            "Un poder fet a fora necessita, a més, postil·la i traducció jurada, i d’una a tres setmanes. Si ha vingut a Barcelona a veure pisos, signi’l aquí: la notaria el pot redactar alhora per al NIE, el banc i la compra.",
          ],
        },
        {
          heading: "Quins documents s’hi han de portar?",
          blocks: [
            {
              points: [
                "L’imprès EX-15 ple i signat, amb una còpia.",
                "El passaport vigent i una còpia, de totes les pàgines si l’oficina ho vol.",
                "El justificant de la taxa 790-012.",
                "El motiu: una reserva, un esborrany de contracte, una carta de la notaria o de l’agència.",
                "Si hi va un representant, un poder que digui aquest tràmit.",
              ],
            },
          ],
        },
        {
          heading: "Qui necessita el NIE, i per a quin dia?",
          blocks: [
            "El necessita qualsevol estranger que hagi de ser propietari, també de la Unió Europea; les societats tenen el seu NIF. La Llei orgànica 4/2000 (art.\u00a04.2) el preveu per a qui es relaciona amb Espanya per interessos econòmics, professionals o socials, i el Reial decret 1155/2024 en regula els detalls. També és el seu número fiscal, no canvia mai i no dona dret a residir.",
            "Ha d’haver arribat el dia de l’escriptura. De les arres fins llavors solen passar de quatre a sis setmanes, poc més del que triga el camí més lent: demani’l abans de fer cap oferta.",
          ],
        },
        {
          heading: "Què es pot signar sense NIE?",
          blocks: [
            {
              caption: "En quins passos de la compra cal el NIE",
              columns: ["Pas", "N’hi ha prou amb el passaport?", "Per què"],
              rows: [
                ["Visita, oferta, reserva", "sí", "només es comprova la identitat"],
                ["Contracte d’arres", "sí", "el número s’hi afegeix abans de l’escriptura"],
                ["Compte de no resident", "de vegades", "alguns bancs l’obren amb passaport i el demanen després"],
                ["Hipoteca", "no", "l’exigeixen el banc i la notaria"],
                ["Escriptura", "no", "és també el seu número fiscal"],
                ["ITP, model 600", "no", "la declaració es presenta amb aquest número"],
                ["Llum, aigua, IBI", "normalment no", "el demanen les companyies i l’ajuntament"],
              ],
            },
          ],
        },
        {
          heading: "Què pot endarrerir la compra?",
          blocks: [
            {
              points: [
                "De dos compradors, només un té NIE quan arriba l’escriptura.",
                "Al certificat hi falta un cognom, i el banc i la notaria hi veuen dues persones.",
                "El poder és per comprar, però no diu res d’aquesta sol·licitud.",
                "Va estudiar o treballar a Espanya fa anys i ja en té: busqui’l en un visat, una targeta o una declaració vella abans de tornar-lo a demanar.",
              ],
            },
          ],
        },
      ],
      inShort:
        "Qualsevol estranger que compri o vengui necessita el seu NIE, que també fa de número fiscal. S’obté amb l’imprès EX-15, aquí o en un consolat espanyol. El més lent és trobar hora: comenci aviat.",
      next: "Si compra des de fora, comenci per l’[assessorament en la compra](/services/buyer-consultation): el NIE és dels primers passos.",
      description:
        "El NIE per comprar un pis: la taxa d’uns 10\u00a0€, quant triga cada un dels tres camins, els passos amb l’imprès EX-15, els documents i què es pot signar abans.",
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
        who: "NIE нужен каждому иностранцу, чьё имя будет в нотариальном акте: обоим супругам, если покупают вместе, и детям, если они станут собственниками. Гражданам Евросоюза и продавцу-иностранцу он нужен тоже.",
        must: "Без NIE завершить покупку жилья в Испании нельзя: он нужен нотариусу, налоговой и реестру. Смотреть квартиры, сделать предложение и подписать договор задатка можно по паспорту. День сделки назначайте так, чтобы номер к нему уже был.",
        how: "Чтобы получить NIE для покупки недвижимости, запишитесь в полицию по делам иностранцев в Испании или в консульство Испании в своей стране, заполните форму EX-15 и заплатите сбор 790-012, около 10\u00a0€. В консульстве обычно ждут около трёх недель, в Барселоне несколько дней, если удалось записаться: дольше всего ждут именно записи. Представителю с доверенностью нужно 15–30\u00a0дней.",
        papers:
          "Для NIE нужны форма EX-15, паспорт с копией, квитанция об оплате сбора 790-012 и документ, который объясняет причину: бронь, проект договора задатка или письмо нотариуса. Представителю ещё нужна доверенность, в которой прямо названа подача заявления, а если её выдали в России, то с апостилем и присяжным переводом.",
        pitfalls:
          "С NIE чаще всего подводят поздний старт и имя, записанное не так, как в паспорте. Просите номер для каждого собственника, сверьте справку по буквам и впишите подачу заявления в доверенность. Если вы когда-то учились или работали в Испании, номер у вас, возможно, уже есть.",
      },
      sections: [
        {
          heading: "Как получить NIE, шаг за шагом?",
          blocks: [
            {
              steps: [
                "Решите, кто будет в нотариальном акте: запись нужна на каждого.",
                "Запишитесь через интернет в полицию по делам иностранцев или в консульство Испании по месту жительства. Если в одном месте записи нет, попробуйте в другом.",
                "Заполните форму EX-15 и распечатайте форму 790, код 012. Сбор, около 10\u00a0€, заранее платят в банке в Испании, а в консульстве на месте.",
                "Придите с паспортом и с документом о том, что вы покупаете жильё.",
                "Сверьте имя в справке с паспортом, букву за буквой, лучше сразу: ошибку в одной букве исправляют там же, а позже за новой справкой придётся записываться снова.",
                "Отправьте номер нотариусу, банку и агентству, а справку сохраните: её попросят и при продаже.",
              ],
            },
          ],
        },
        {
          heading: "Какой путь быстрее и сколько он стоит?",
          blocks: [
            {
              caption: "Три способа получить NIE",
              columns: ["Где", "Кто идёт", "Обычный срок", "Стоимость"],
              rows: [
                ["Полиция в Барселоне", "вы", "несколько дней плюс ожидание записи", "сбор, около 10\u00a0€"],
                [
                  "В Испании через представителя",
                  "человек с доверенностью",
                  "15–30\u00a0дней",
                  "сбор, доверенность (30–60\u00a0€ у нотариуса в Барселоне) и работа представителя",
                ],
                ["Консульство Испании", "вы", "около трёх недель", "сбор; иногда принимают только карту"],
              ],
            },
            "Доверенность из-за границы требует ещё апостиля, присяжного перевода и от одной до трёх недель. Если вы приехали в Барселону смотреть квартиры, подпишите её здесь: нотариус впишет сразу NIE, счёт и покупку.",
          ],
        },
        {
          heading: "Какие документы взять с собой?",
          blocks: [
            {
              points: [
                "Форму EX-15, заполненную и подписанную, с копией.",
                "Действующий паспорт и его копию, при необходимости всех страниц.",
                "Подтверждение оплаты сбора 790-012.",
                "То, что объясняет причину: бронь, проект договора, письмо нотариуса или агентства.",
                "Представителю: доверенность, где названо это действие.",
              ],
            },
          ],
        },
        {
          heading: "Кому и к какому дню нужен NIE?",
          blocks: [
            "NIE нужен каждому иностранцу, который станет собственником, в том числе из Евросоюза. По Органическому закону 4/2000 (ст.\u00a04.2) номер присваивают тем, кто связан с Испанией экономически, профессионально или лично; подробности\u00a0— в RD 1155/2024. Он служит и налоговым номером, не меняется всю жизнь и не даёт права жить в Испании.",
            "Номер должен быть к дню нотариального акта. От договора задатка до этого дня обычно четыре–шесть недель, и самый долгий путь к NIE занимает почти столько же: подавайте до предложения о покупке.",
          ],
        },
        {
          heading: "Что можно подписать без NIE?",
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
                ["Свет, вода, налог IBI", "обычно нет", "его просят поставщики и мэрия"],
              ],
            },
          ],
        },
        {
          heading: "Что задерживает покупку, в том числе из России?",
          blocks: [
            {
              points: [
                "Покупателей двое, а NIE к сделке есть только у одного.",
                "В паспорте и в справке фамилия написана разными буквами: банк и нотариус видят двух людей. Пишите как в загранпаспорте, а не как в старой визе.",
                "Доверенность выдана на покупку, а о получении номера в ней ни слова. Российскую доверенность заверяют апостилем, переводит её присяжный переводчик, признанный в Испании.",
                "Консульство принимает только по месту жительства: узнайте, к какому вы относитесь.",
                "Вы учились или работали в Испании, и номер уже есть: прежде чем подавать снова, поищите его в старой визе, карте или декларации. При новом паспорте номер прежний.",
              ],
            },
          ],
        },
      ],
      inShort:
        "Каждому иностранцу, который покупает или продаёт жильё, нужен свой NIE; он же служит налоговым номером. Его получают по форме EX-15 в Испании или в консульстве. Дольше всего ждать записи, поэтому начните заранее.",
      next: "Если покупаете из-за рубежа, начните с [консультации по покупке](/services/buyer-consultation): номер иностранца там среди первых шагов.",
      description:
        "NIE для покупки жилья в Испании: сбор около 10\u00a0€, сроки трёх способов, шаги с формой EX-15, какие документы взять и что можно подписать, пока номера ещё нет.",
      sources: ["Органический закон 4/2000, ст.\u00a04.2", "RD 1155/2024"],
    },
  },
};
