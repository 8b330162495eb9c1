import type { Entry } from "../entry";

export const complaints: Entry = {
  theme: "documents",
  related: ["registered-agent", "agency-agreement", "buyers-lawyer", "hidden-defects"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "complaint about an estate agent",
        "complain about an estate agent in barcelona",
        "official complaint form catalonia",
        "hoja de reclamaciones",
        "full de reclamacions",
        "estate agent complaint spain",
      ],
      title: "A complaint about an estate agent",
      answers: {
        what: "A complaint about an estate agent in Catalonia begins with the official complaint form, which every agency must have and give you on request. If the answer doesn’t settle it, you may take the form to the consumer authorities. It costs nothing and needs no lawyer.",
        cost: "A complaint about an estate agent costs nothing: the official form is free, and so is mediation by the public consumer services. Costs only arise if you go further: a lawyer or a court. Ask for an estimate in writing before you take that step.",
        how: "To make a complaint about an estate agent, ask for the official form, describe the facts with dates, say what you want, and keep your copy. Attach the advert, the contract and the messages. The form can also be found on the Generalitat’s website.",
      },
      sections: [
        {
          heading: "What must an agency have ready for complaints?",
          blocks: [
            {
              points: [
                "Official complaint forms, handed over without discussion (Decree 121/2013).",
                "A notice in the office saying that they exist.",
                "For business at a distance: a free telephone number or an address for complaints.",
              ],
            },
            "Law 18/2007 (art. 55.8) repeats the duty for agents who don’t belong to a professional college. Members answer to their college as well, so you have one more address.",
          ],
        },
        {
          heading: "In which order do you complain?",
          blocks: [
            {
              steps: [
                "Write to the agent first, calmly: what happened, what you expect, by when.",
                "If that doesn’t help, fill in the official form and keep the copy.",
                "Wait for the answer in writing, and note the date on which it came.",
                "Send form and answer to the consumer office of your town or to the Catalan Consumer Agency.",
                "Accept or refuse mediation or arbitration; both are voluntary for the parties.",
              ],
            },
          ],
        },
        {
          heading: "What can a complaint achieve, and what not?",
          blocks: [
            "Consumer services can mediate and inspect, and authorities can fine an agency that breaks the rules on advertising or on the register. They can’t declare a contract void or award you damages. For that there are the courts.",
            "A dispute with the owner about the home itself, for example a defect, isn’t a complaint about the agent. The contract of sale decides it.",
          ],
        },
        {
          heading: "Which facts make a complaint strong, and how is it worded?",
          blocks: [
            {
              points: [
                "The advert as you first saw it: its data can be claimed (Law 18/2007, art. 58.4).",
                "A missing register number, energy rating or area.",
                "No written information before money was taken (art. 60).",
                "An advert for a home without the owner’s signed order (art. 58.5).",
                "Proof of each payment and the account it went to.",
              ],
            },
            "Leave out what you can’t show. One page with five dates persuades more than five pages of anger.",
            "“On (date) I paid (amount) to (account) for the home at (address), advertised with register number (number). The advert said (quotation); on (date) I learned that (fact). I ask you to return (amount) by (date). Attached: advert, receipt, messages.” Five sentences are enough. Send it so that you can prove the day on which it arrived, and keep the reply with its envelope.",
          ],
        },
        {
          heading: "How do you avoid needing one?",
          blocks: [
            "Check the register number before the first viewing. Have every promise put in writing on the day it is made. Pay by transfer only, to an account named in a signed text. Ask in time whom the agent acts for. Most complaints begin where one of those four was left out.",
          ],
        },
        {
          heading: "Which office is for which complaint?",
          blocks: [
            {
              caption: "Where a complaint goes",
              columns: ["Matter", "Office", "What it can do"],
              rows: [
                [
                  "Contract, fee, deposit, treatment",
                  "consumer office of your town (OMIC) or the Catalan Consumer Agency",
                  "mediate, propose arbitration, inspect",
                ],
                [
                  "Advert without number, area or label; no signed order",
                  "Generalitat: register of agents and consumer inspection",
                  "check and fine",
                ],
                ["A member of the college of estate agents (API)", "the college", "disciplinary proceedings"],
                ["Your data passed on without consent", "Spanish Data Protection Agency (AEPD)", "order and fine"],
                ["Money back, damages, a void contract", "court, with a lawyer", "decide, with force"],
              ],
            },
          ],
        },
      ],
      inShort:
        "Every agency in Catalonia must give you an official complaint form on request. After its answer you can turn to the public consumer services, free of charge. Adverts, contracts and messages are your evidence.",
      next: "If it is about us, [write to us](/contact) first: we want to know and will answer in your language.",
      description:
        "How to make a complaint about an estate agent in Catalonia: the official form, in which order to go, what consumer services can do and which facts help you.",
      sources: ["Decree 121/2013 of the Generalitat", "Law 18/2007, arts. 55.8, 58 and 60"],
    },
    es: {
      names: [
        "reclamación contra una inmobiliaria",
        "hoja de reclamación inmobiliaria",
        "reclamar a una agencia inmobiliaria",
        "hoja oficial de reclamación cataluña",
        "denunciar a una inmobiliaria",
        "queja contra una inmobiliaria",
      ],
      title: "Una reclamación contra una agencia inmobiliaria",
      answers: {
        what: "Una reclamación contra una inmobiliaria en Cataluña empieza con la hoja oficial de reclamación, que toda agencia debe tener y entregarle si la pide. Si la respuesta no lo resuelve, puede llevarla a los servicios públicos de consumo. No cuesta nada y no hace falta abogado.",
        cost: "Una reclamación contra una inmobiliaria no cuesta nada: la hoja es gratuita, y también la mediación de los servicios públicos de consumo. Solo hay gastos si se va más lejos: abogado o juzgado. Pida antes un presupuesto por escrito.",
        how: "Para presentar una reclamación contra una inmobiliaria, pida la hoja oficial, cuente los hechos con sus fechas, diga qué solicita y guarde su copia. Adjunte anuncio, contrato y mensajes. La hoja se encuentra también en la web de la Generalitat.",
      },
      sections: [
        {
          heading: "¿Qué debe tener la agencia para reclamar?",
          blocks: [
            {
              points: [
                "Hojas oficiales de reclamación, que entrega sin discutir (Decreto 121/2013).",
                "Un cartel en la oficina que lo anuncie.",
                "Si trabaja a distancia, un teléfono gratuito o una dirección para reclamaciones.",
              ],
            },
            "La Ley 18/2007 (art. 55.8) repite la obligación para los agentes no colegiados. Los colegiados responden además ante su colegio, así que hay otra puerta a la que llamar.",
          ],
        },
        {
          heading: "¿En qué orden se reclama?",
          blocks: [
            {
              steps: [
                "Escriba primero a la agencia, con calma: qué pasó, qué espera y para cuándo.",
                "Si no sirve, rellene la hoja oficial y guarde la copia.",
                "Espere la respuesta escrita y apunte qué día llegó.",
                "Envíe hoja y respuesta a la oficina de consumo de su municipio o a la Agencia Catalana del Consumo.",
                "Acepte o no la mediación o el arbitraje: son voluntarios para las partes.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede conseguir una reclamación y qué no?",
          blocks: [
            "Los servicios de consumo pueden mediar e inspeccionar, y la administración puede sancionar a quien incumple las normas de publicidad o de registro. No pueden anular un contrato ni fijar una indemnización. Para eso están los juzgados.",
            "Un conflicto con la propiedad por la propia vivienda, por ejemplo un defecto, no es una reclamación contra la agencia. Lo decide el contrato de compraventa.",
          ],
        },
        {
          heading: "¿Qué hechos pesan y cómo se redacta el escrito?",
          blocks: [
            {
              points: [
                "El anuncio tal como lo vio: sus datos son exigibles (Ley 18/2007, art. 58.4).",
                "La falta de número de registro, calificación energética o superficie.",
                "Que no hubo información escrita antes de cobrar (art. 60).",
                "Que se anunció la vivienda sin encargo firmado (art. 58.5).",
                "Los justificantes de cada pago y la cuenta a la que fue.",
              ],
            },
            "Deje fuera lo que no pueda demostrar. Una página con cinco fechas convence más que cinco páginas de enfado.",
            "«El (fecha) pagué (importe) en la cuenta (número) por la vivienda de (dirección), anunciada con el número de registro (número). El anuncio decía (cita); el (fecha) supe que (hecho). Les pido que devuelvan (importe) antes del (fecha). Adjunto anuncio, recibo y mensajes». Bastan estas frases. Envíelo de modo que quede constancia del día en que llega y guarde la respuesta. Dos semanas suelen bastar como plazo.",
          ],
        },
        {
          heading: "¿Cómo evitar tener que reclamar?",
          blocks: [
            "Compruebe el número de registro antes de la primera visita. Pida por escrito cada promesa el día en que se hace. Pague solo por transferencia, a una cuenta que conste en un texto firmado. Pregunte a tiempo para quién actúa la agencia. La mayoría de los conflictos empiezan donde faltó una de esas cuatro cosas.",
          ],
        },
        {
          heading: "¿A qué oficina va cada reclamación?",
          blocks: [
            {
              caption: "Adónde se reclama",
              columns: ["Asunto", "Oficina", "Qué puede hacer"],
              rows: [
                [
                  "Contrato, honorarios, señal, trato",
                  "oficina municipal de consumo (OMIC) o Agencia Catalana del Consumo",
                  "mediar, proponer arbitraje, inspeccionar",
                ],
                [
                  "Anuncio sin número, superficie o etiqueta; sin encargo firmado",
                  "Generalitat: registro de agentes e inspección de consumo",
                  "comprobar y multar",
                ],
                ["Un miembro del colegio (API)", "el colegio", "expediente disciplinario"],
                ["Datos cedidos sin permiso", "Agencia Española de Protección de Datos", "ordenar y multar"],
                ["Devolución, daños, contrato nulo", "juzgado, con abogado", "resolver con fuerza de ley"],
              ],
            },
          ],
        },
      ],
      inShort:
        "Toda agencia de Cataluña debe darle una hoja oficial de reclamación si la pide. Después de su respuesta puede acudir gratis a los servicios públicos de consumo. Anuncios, contratos y mensajes son su prueba.",
      next: "Si es sobre nosotros, [escríbanos](/contact) primero: queremos saberlo y le responderemos en su idioma.",
      description:
        "Cómo presentar una reclamación contra una agencia inmobiliaria en Cataluña: la hoja oficial, en qué orden actuar, qué puede hacer Consumo y qué datos ayudan.",
      sources: ["Decreto 121/2013 de la Generalitat de Catalunya", "Ley 18/2007, arts. 55.8, 58 y 60"],
    },
    ca: {
      names: [
        "reclamació contra una immobiliària",
        "full de reclamació immobiliària",
        "reclamar a una agència immobiliària",
        "full oficial de reclamació",
        "denunciar una immobiliària",
        "queixa contra una immobiliària",
      ],
      title: "Una reclamació contra una agència immobiliària",
      answers: {
        what: "Una reclamació contra una immobiliària comença amb el full oficial de reclamació, que tota agència ha de tenir i donar-li si el demana. Si la resposta no ho arregla, el pot portar als serveis públics de consum. No costa res i no cal advocat.",
        cost: "Una reclamació contra una immobiliària no costa res: el full és gratuït, i també la mediació dels serveis públics de consum. Només hi ha despeses si es va més enllà: advocat o jutjat. Demani’n abans un pressupost per escrit.",
        how: "Per fer una reclamació contra una immobiliària, demani el full oficial, expliqui els fets amb les dates, digui què vol i desi’n la còpia. Hi pot afegir l’anunci, el contracte i els missatges. El full també és al web de la Generalitat.",
      },
      sections: [
        {
          heading: "Què ha de tenir l’agència per a qui reclama?",
          blocks: [
            {
              points: [
                "Fulls oficials de reclamació, que dona sense discutir (Decret 121/2013).",
                "Un cartell a l’oficina que ho digui.",
                "Si treballa a distància, un telèfon gratuït o una adreça per a reclamacions.",
              ],
            },
            "La Llei 18/2007 (art. 55.8) repeteix l’obligació per als agents que no són col·legiats. Els col·legiats responen també davant del col·legi, i així hi ha una altra porta on trucar.",
          ],
        },
        {
          heading: "En quin ordre es reclama?",
          blocks: [
            {
              steps: [
                "Escrigui primer a l’agència, amb calma: què va passar, què espera i per a quan.",
                "Si no serveix, ompli el full oficial i desi’n la còpia.",
                "Esperi la resposta escrita i apunti quin dia li va arribar.",
                "Enviï full i resposta a l’oficina de consum del municipi o a l’Agència Catalana del Consum.",
                "Accepti o no la mediació o l’arbitratge: són voluntaris per a les parts.",
              ],
            },
          ],
        },
        {
          heading: "Què pot aconseguir una reclamació, i què no?",
          blocks: [
            "Els serveis de consum poden fer mediació i inspeccionar, i l’administració pot sancionar qui incompleix les normes de publicitat o de registre. No poden anul·lar un contracte ni fixar cap indemnització. Per a això hi ha els jutjats.",
            "Un conflicte amb la propietat pel mateix habitatge, per exemple un defecte, no és cap reclamació contra l’agència. El decideix el contracte de compravenda.",
          ],
        },
        {
          heading: "Quins fets pesen i com es redacta l’escrit?",
          blocks: [
            {
              points: [
                "L’anunci tal com el va veure: les seves dades es poden exigir (Llei 18/2007, art. 58.4).",
                "Que hi faltin el número de registre, la qualificació energètica o la superfície.",
                "Que no hi hagués informació escrita abans de cobrar (art. 60).",
                "Que l’habitatge s’anunciés sense encàrrec signat (art. 58.5).",
                "Els justificants de cada pagament i el compte on va anar.",
              ],
            },
            "Deixi de banda el que no pugui demostrar. Un full amb cinc dates convenç més que cinc fulls d’enuig.",
            "«El (data) vaig pagar (import) al compte (número) per l’habitatge de (adreça), anunciat amb el número de registre (número). L’anunci deia (cita); el (data) vaig saber que (fet). Els demano que tornin (import) abans del (data). Adjunto anunci, rebut i missatges». Amb aquestes frases n’hi ha prou. Enviï’l de manera que consti el dia que arriba i guardi la resposta. Dues setmanes solen bastar com a termini.",
          ],
        },
        {
          heading: "Com s’evita haver de reclamar?",
          blocks: [
            "Comprovi el número de registre abans de la primera visita. Demani cada promesa per escrit el dia que es fa. Pagui només per transferència, a un compte que consti en un text signat. Pregunti a temps per a qui actua l’agència. Gairebé tots els conflictes comencen allà on va faltar una d’aquestes quatre coses.",
          ],
        },
        {
          heading: "A quina oficina va cada reclamació?",
          blocks: [
            {
              caption: "On es reclama",
              columns: ["Assumpte", "Oficina", "Què pot fer"],
              rows: [
                [
                  "Contracte, honoraris, paga i senyal, tracte",
                  "oficina municipal de consum (OMIC) o Agència Catalana del Consum",
                  "mediar, proposar arbitratge, inspeccionar",
                ],
                [
                  "Anunci sense número, superfície o etiqueta; sense encàrrec signat",
                  "Generalitat: registre d’agents i inspecció de consum",
                  "comprovar i multar",
                ],
                ["Un membre del col·legi (API)", "el col·legi", "expedient disciplinari"],
                ["Dades cedides sense permís", "Agència Espanyola de Protecció de Dades", "ordenar i multar"],
                ["Devolució, danys, contracte nul", "jutjat, amb advocat", "resoldre amb força de llei"],
              ],
            },
          ],
        },
      ],
      inShort:
        "Tota agència de Catalunya li ha de donar un full oficial de reclamació si el demana. Després de la resposta pot anar de franc als serveis públics de consum. Anuncis, contractes i missatges en són la prova.",
      next: "Si és sobre nosaltres, [escrigui’ns](/contact) primer: ho volem saber i li respondrem en la seva llengua.",
      description:
        "Com es fa una reclamació contra una agència immobiliària a Catalunya: el full oficial, en quin ordre s’ha d’anar, què pot fer Consum i quines dades ajuden.",
      sources: ["Decret 121/2013 de la Generalitat de Catalunya", "Llei 18/2007, arts. 55.8, 58 i 60"],
    },
    ru: {
      names: [
        "жалоба на агентство недвижимости",
        "пожаловаться на агентство недвижимости в Испании",
        "официальный бланк жалобы",
        "жалоба на риелтора в Барселоне",
        "hoja de reclamaciones агентство",
        "претензия к агентству недвижимости",
      ],
      title: "Жалоба на агентство недвижимости",
      answers: {
        what: "Жалоба на агентство недвижимости в Каталонии начинается с официального бланка, который у каждого агентства обязан быть и который вам выдадут по просьбе. Если ответ не помог, бланк несут в службу защиты потребителей. Это бесплатно, и юрист не нужен.",
        cost: "Официальный бланк жалобы бесплатен, как и посредничество государственных служб защиты потребителей. Расходы появятся, если идти дальше: к юристу или в суд. Сначала попросите письменную смету.",
        how: "Чтобы подать жалобу на агентство недвижимости, попросите официальный бланк, изложите факты с датами, напишите, чего хотите, и сохраните копию. Приложите объявление, договор и переписку. Бланк есть и на сайте правительства Каталонии (Generalitat).",
      },
      sections: [
        {
          heading: "Что агентство обязано иметь для жалоб?",
          blocks: [
            {
              points: [
                "Официальные бланки, которые выдают без споров (Декрет 121/2013).",
                "Объявление в офисе о том, что они есть.",
                "При работе на расстоянии — бесплатный телефон или адрес для претензий.",
              ],
            },
            "Закон 18/2007 (ст. 55.8) повторяет эту обязанность для агентов вне коллегии. Член коллегии отвечает ещё и перед ней, так что есть второй адрес.",
          ],
        },
        {
          heading: "В каком порядке жалуются?",
          blocks: [
            {
              steps: [
                "Сначала спокойно напишите агентству: что произошло, чего вы ждёте и к какому дню.",
                "Если не помогло, заполните официальный бланк и сохраните копию.",
                "Дождитесь письменного ответа и запишите, когда он пришёл.",
                "Отправьте бланк и ответ в городскую службу защиты потребителей или в Каталонское агентство по потреблению (Agència Catalana del Consum).",
                "Согласитесь на посредничество или арбитраж либо откажитесь: для сторон они добровольны.",
              ],
            },
          ],
        },
        {
          heading: "Чего можно добиться жалобой, а чего нельзя?",
          blocks: [
            "Служба защиты потребителей может посредничать и проверять, а власти — наказать за нарушение правил рекламы и реестра. Признать договор недействительным или назначить возмещение она не может. Для этого есть суд.",
            "Спор с собственником о самом жилье, например о дефекте, — это не жалоба на агентство. Его решает договор купли-продажи.",
          ],
        },
        {
          heading: "Какие факты важны и как написать жалобу?",
          blocks: [
            {
              points: [
                "Объявление в первоначальном виде: его данные можно потребовать (Закон 18/2007, ст. 58.4).",
                "В нём не было номера реестра, класса энергоэффективности или площади.",
                "До платежа вам ничего не сообщили письменно (ст. 60).",
                "Жильё рекламировали без подписанного договора с собственником (ст. 58.5).",
                "Подтверждения всех платежей и счёт, на который они ушли.",
              ],
            },
            "Не пишите того, чего не можете показать. Одна страница с пятью датами убеждает лучше, чем пять страниц возмущения.",
            "«(Дата) на счёт (номер) переведено (сумма) за жильё по адресу (адрес), объявление с номером реестра (номер). В объявлении сказано: (цитата). (Дата) стало известно, что (факт). Прошу вернуть (сумма) до (дата). Прилагаю объявление, квитанцию и переписку». Этих фраз достаточно. Отправьте письмо так, чтобы подтвердить день получения, и сохраните ответ.",
            "Пишите по-испански или по-каталански: так ответят быстрее; перевод вашего письма может понадобиться и для суда. К бланку приложите копии, а подлинники оставьте себе. Если вы уже за границей, жалобу подают через интернет или по доверенности. Срок, который вы назначаете агентству, должен быть выполнимым: две недели на ответ обычно хватает. Если спор о задатке, одновременно напишите и продавцу, потому что деньги могут находиться у него. Соглашение, если к нему пришли, оформите письменно: сумма, дата платежа и фраза, что других требований по этому делу нет.",
          ],
        },
        {
          heading: "Как обойтись без жалоб?",
          blocks: [
            "Проверьте номер в реестре до первого просмотра. Каждое обещание просите письменно в тот же день. Платите только переводом, на счёт из подписанного текста. Вовремя спросите, чьи интересы представляет агент. Почти все споры начинаются там, где пропустили что-то одно из этого. Если вы не говорите по-испански, попросите о переводе до подписания: после него трудно доказать, что условие было непонятно.",
          ],
        },
        {
          heading: "Куда обращаться с какой жалобой?",
          blocks: [
            {
              caption: "Кто рассматривает жалобу",
              columns: ["О чём речь", "Куда", "Что могут сделать"],
              rows: [
                [
                  "Договор, комиссия, задаток, обращение",
                  "бюро по делам потребителей (OMIC) или Каталонское агентство потребления",
                  "примирить, предложить арбитраж, проверить",
                ],
                [
                  "Объявление без номера, площади или класса; нет договора с собственником",
                  "правительство Каталонии: реестр агентов и инспекция",
                  "проверить и оштрафовать",
                ],
                ["Член коллегии агентов (API)", "коллегия", "дисциплинарное дело"],
                ["Данные передали без согласия", "Испанское агентство по защите данных", "запретить и оштрафовать"],
                ["Возврат денег, убытки, недействительный договор", "суд, с адвокатом", "решить принудительно"],
              ],
            },
          ],
        },
      ],
      inShort:
        "Любое агентство в Каталонии обязано по просьбе выдать официальный бланк жалобы. После ответа можно бесплатно обратиться в службу защиты потребителей. Объявление, договор и переписка — ваши доказательства.",
      next: "Если дело в нас, сначала [напишите нам](/contact): нам важно это знать, и мы ответим на вашем языке.",
      description:
        "Как подать жалобу на агентство недвижимости в Каталонии: официальный бланк, порядок действий, что может служба защиты потребителей и какие факты помогут.",
      sources: ["Декрет правительства Каталонии 121/2013", "Закон 18/2007, ст. 55.8, 58 и 60"],
    },
  },
};
