import type { Entry } from "../entry";

export const agencyAgreement: Entry = {
  theme: "selling",
  related: ["agents-fee", "registered-agent", "documents-to-sell", "steps-of-selling"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "agency agreement",
        "nota de encargo",
        "exclusive agency agreement",
        "estate agent contract spain",
        "exclusivity with an estate agent",
        "sole agency spain",
      ],
      title: "The agency agreement",
      answers: {
        what: "The agency agreement (nota de encargo) is the contract in which an owner instructs an estate agent to sell a home. In Catalonia no agent may advertise your home before you have signed one. It fixes the price, the term, the fee and what each of you has to do.",
        cost: "Signing an agency agreement costs nothing by itself; it must state the fee, and when it becomes due. No law sets that fee. Check whether VAT is included, and whether you owe anything if you find the buyer yourself.",
        time: "An agency agreement runs for the term written in it. Check how it ends: on a date, or renewed unless you give notice. A term of some months is enough for viewings, offers and one change of plan.",
        who: "An agency agreement is signed by all the owners of the home and the agent. If one owner is away, that person can give a power of attorney. A tenant, an heir who hasn’t yet accepted the inheritance or one spouse alone can’t instruct an agent to sell.",
      },
      sections: [
        {
          heading: "Why does the law insist on an agency agreement?",
          blocks: [
            "Marketing or advertising someone else’s home without a signed order from the owner is forbidden (Law 18/2007, art. 58.5). That protects the owner from strangers who offer the home, and the buyer from homes that aren’t for sale. A telephone call or a message is not enough, and neither is an email without a signature.",
          ],
        },
        {
          heading: "What must an agency agreement contain?",
          blocks: [
            "Article 55.6 lists the contents:",
            {
              points: [
                "agent and register number, and the owners;",
                "the operation and its term;",
                "the home’s registry data and charges;",
                "whether it is officially protected;",
                "the price, and any legal matter pending;",
                "the agent’s fee, and the duties of both sides.",
              ],
            },
          ],
        },
        {
          heading: "Exclusive or not: what changes?",
          blocks: [
            "With an exclusive order one agent answers for everything: one price, one set of photographs, one diary of viewings. In return you promise not to sell through others during the term. Without it several may advertise, and you keep the adverts from contradicting each other.",
            "The law prefers neither; it is for you to agree. Ask what the agent commits to in writing in exchange for exclusivity.",
          ],
        },
        {
          heading: "What does the fee in the order come to?",
          blocks: [
            {
              caption: "A fee in per cent of the price: arithmetic, not a tariff",
              columns: ["Price", "Each 1%", "With 21% VAT"],
              rows: [
                ["€300,000", "€3,000", "€3,630"],
                ["€500,000", "€5,000", "€6,050"],
                ["€700,000", "€7,000", "€8,470"],
              ],
            },
            "No law and no college sets the percentage. What the order must say is the fee itself, with VAT, when it is due and what happens if you sell to someone the agent introduced after it has ended. Ask for each of the four in writing before you sign. The owner who gives the order pays; a buyer owes a fee only under a signed order of their own, such as a search. Under income tax the fee lowers your gain, so keep the invoice. With an exclusive order the fee is owed whoever finds the buyer, if the text says so: read whether that includes a buyer you find yourself. Without exclusivity it is owed to the agent whose introduction led to the sale, and two agents may both claim it. A list of the people each agent has introduced, sent by email after every viewing, settles that question before it arises.",
          ],
        },
        {
          heading: "What do you check before you sign an agency agreement?",
          blocks: [
            {
              steps: [
                "Look the agent up in the public register (AICAT).",
                "Read the price, and who may lower it: only you, in writing.",
                "Find the date on which it ends and how notice is given.",
                "See when the fee is due: at the deed is clearest.",
                "Ask who pays for photographs, plan and certificates if the home isn’t sold.",
                "Keep your signed copy.",
              ],
            },
          ],
        },
        {
          heading: "What can a buyer do with an agency agreement?",
          blocks: [
            "You may ask the agent whether there is one and from when. Two adverts of the same home at two prices usually mean that one of them has no order. Ask which agent may pass your offer on to the owner, and ask for the answer in writing. An agent who acts for the owner should say so at the first viewing.",
          ],
        },
      ],
      inShort:
        "An owner’s signed order must exist before an agent advertises a home in Catalonia. It states price, term, fee and duties. Exclusivity is a choice, so ask what you receive for it.",
      next: "If you are thinking of selling, read how we work under [property sales](/services/property-sales).",
      description:
        "What the agency agreement (nota de encargo) must contain in Catalonia, why no home may be advertised without it, what exclusivity means and what to check.",
      sources: ["Law 18/2007, arts. 55.5, 55.6 and 58.5"],
    },
    es: {
      names: [
        "nota de encargo",
        "contrato con la inmobiliaria",
        "contrato de exclusiva",
        "exclusiva inmobiliaria",
        "hoja de encargo de venta",
        "nota de encargo inmobiliaria",
      ],
      title: "La nota de encargo",
      answers: {
        what: "La nota de encargo es el contrato por el que el propietario encarga a una agencia inmobiliaria la venta de su vivienda. En Cataluña nadie puede anunciarla antes de que usted la firme. En ella quedan el precio, el plazo, los honorarios y las obligaciones de cada parte.",
        cost: "Firmar una nota de encargo no cuesta nada; lo que debe decir es qué honorarios se pagan y cuándo. Ninguna ley fija su cuantía. Mire si incluyen el IVA y si deberá algo en caso de encontrar usted a quien compre.",
        time: "La nota de encargo dura lo que ponga en ella. Compruebe cómo termina: en una fecha o prorrogándose si nadie avisa. Unos meses bastan para visitas, ofertas y algún cambio de planes.",
        who: "La nota de encargo la firman todos los propietarios y la agencia. Si alguno está fuera, puede dar un poder. No puede encargar la venta un inquilino ni quien aún no ha aceptado la herencia. Tampoco uno solo de los cónyuges si son titulares los dos.",
      },
      sections: [
        {
          heading: "¿Por qué la exige la ley?",
          blocks: [
            "Está prohibido comercializar o anunciar viviendas ajenas sin tener antes el encargo firmado (Ley 18/2007, art. 58.5). Así quien es propietario se protege de desconocidos que ofrecen su casa, y quien compra, de pisos que no están en venta. No basta una llamada ni un mensaje: hace falta una firma, y cada parte conserva un ejemplar.",
          ],
        },
        {
          heading: "¿Qué contiene una nota de encargo?",
          blocks: [
            "La lista está en el artículo 55.6:",
            {
              points: [
                "la agencia, su número de registro y los propietarios;",
                "la operación y el plazo;",
                "los datos registrales y las cargas;",
                "si la vivienda tiene protección oficial;",
                "el precio y las cuestiones legales pendientes;",
                "los honorarios y las obligaciones de ambas partes.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué cambia con la exclusiva?",
          blocks: [
            "Con exclusiva responde una sola agencia: un precio, un reportaje, una agenda de visitas. A cambio, usted se compromete a no vender por medio de otras durante el plazo. Sin ella pueden anunciar varias, y le toca vigilar que no se contradigan.",
            "La ley no impone ninguna de las dos: se pacta. Pregunte a qué se compromete por escrito la agencia a cambio de la exclusiva.",
          ],
        },
        {
          heading: "¿Qué revisar antes de firmar el encargo?",
          blocks: [
            {
              steps: [
                "Busque la agencia en el registro público (AICAT).",
                "Lea el precio y quién puede bajarlo: solo usted, y por escrito.",
                "Localice la fecha de finalización y cómo se avisa.",
                "Vea cuándo se pagan los honorarios: en la escritura es lo más claro.",
                "Pregunte quién paga fotos, plano y certificados si no se vende.",
                "Guarde su copia firmada.",
              ],
            },
          ],
        },
        {
          heading: "¿De qué le sirve el encargo a quien compra?",
          blocks: [
            "Puede preguntar si existe y de qué fecha es. Cuando el mismo piso aparece con dos precios, lo normal es que una de las agencias no lo tenga. Averigüe cuál puede trasladar su oferta a la propiedad y pida que la respuesta llegue por escrito. La agencia que actúa para la propiedad debería decirlo ya en la primera visita.",
          ],
        },
        {
          heading: "¿Cuánto suponen los honorarios de la nota de encargo?",
          blocks: [
            {
              caption: "Honorarios en porcentaje del precio: un cálculo, no una tarifa",
              columns: ["Precio", "Cada 1\u00a0%", "Con el 21\u00a0% de IVA"],
              rows: [
                ["300.000\u00a0€", "3.000\u00a0€", "3.630\u00a0€"],
                ["500.000\u00a0€", "5.000\u00a0€", "6.050\u00a0€"],
                ["700.000\u00a0€", "7.000\u00a0€", "8.470\u00a0€"],
              ],
            },
            "Ni la ley ni ningún colegio fijan el porcentaje. La nota sí tiene que decir los honorarios, con IVA, cuándo se deben y qué pasa si usted vende, ya terminado el encargo, a alguien que presentó la agencia. Pida las cuatro cosas por escrito antes de firmar. Paga quien encarga; quien compra solo debe honorarios si ha firmado un encargo propio, por ejemplo de búsqueda. En el IRPF los honorarios rebajan la ganancia: guarde la factura. Con exclusiva se deben encuentre quien encuentre al comprador, si el texto lo dice: mire si eso incluye al que encuentre usted. Sin exclusiva se deben a la agencia que lo presentó, y dos pueden reclamarlos a la vez. Una lista de las personas que ha presentado cada agencia, enviada por correo después de cada visita, resuelve la duda antes de que aparezca. Y guarde siempre su copia firmada, con la fecha y todas las páginas: es lo que decide si la venta acaba en discusión.",
          ],
        },
      ],
      inShort:
        "En Cataluña una agencia necesita el encargo firmado del propietario antes de anunciar. En él constan precio, plazo, honorarios y obligaciones. La exclusiva se pacta: pregunte qué recibe a cambio.",
      next: "Si piensa en vender, lea cómo trabajamos en la [venta de su vivienda](/services/property-sales).",
      description:
        "Qué es la nota de encargo y qué debe contener en Cataluña, por qué no se puede anunciar un piso sin ella, qué supone la exclusiva y qué mirar al firmarla.",
      sources: ["Ley 18/2007, arts. 55.5, 55.6 y 58.5"],
    },
    ca: {
      names: [
        "nota d’encàrrec",
        "contracte amb la immobiliària",
        "contracte d’exclusiva",
        "exclusiva immobiliària",
        "full d’encàrrec de venda",
        "nota d’encàrrec immobiliària",
      ],
      title: "La nota d’encàrrec",
      answers: {
        what: "La nota d’encàrrec és l’ordre escrita amb què el propietari encarrega a una agència immobiliària que li vengui l’habitatge. A Catalunya ningú no el pot anunciar abans que vostè la signi. S’hi fixen el preu, el termini, els honoraris i què ha de fer cadascú.",
        cost: "Signar una nota d’encàrrec no costa res; el que ha de dir és quins honoraris es paguen i quan. Cap llei no en fixa l’import. Miri si porten l’IVA i si deurà res en cas que qui compri el trobi vostè.",
        time: "La nota d’encàrrec dura el que s’hi digui. Comprovi com s’acaba: un dia concret o amb pròrroga si ningú no avisa. Amb uns quants mesos n’hi ha prou per a visites, ofertes i algun canvi de plans.",
        who: "La nota d’encàrrec la signen tots els propietaris i l’agència. Si algun és fora, pot donar un poder. No pot encarregar la venda un llogater, ni qui encara no ha acceptat l’herència, ni un sol cònjuge si els titulars són dos.",
      },
      sections: [
        {
          heading: "Per què la demana la llei?",
          blocks: [
            "Està prohibit comercialitzar o anunciar habitatges d’altri sense tenir-ne abans l’encàrrec signat (Llei 18/2007, art. 58.5). Així el propietari queda protegit de desconeguts que ofereixen casa seva, i qui compra, de pisos que no són en venda. No n’hi ha prou amb una trucada o un missatge: cal una signatura, i cadascú en desa un exemplar.",
          ],
        },
        {
          heading: "Què conté una nota d’encàrrec?",
          blocks: [
            "La llista és a l’article 55.6:",
            {
              points: [
                "l’agència, el número de registre i els propietaris;",
                "l’operació i el termini;",
                "les dades registrals i les càrregues;",
                "si l’habitatge té protecció oficial;",
                "el preu i les qüestions legals pendents;",
                "els honoraris i les obligacions de totes dues parts.",
              ],
            },
          ],
        },
        {
          heading: "Què canvia amb l’exclusiva?",
          blocks: [
            "Amb exclusiva respon una sola agència: un preu, un reportatge, una agenda de visites. A canvi, vostè s’obliga a no vendre amb d’altres durant el termini. Sense exclusiva en poden anunciar unes quantes, i li toca vigilar que no es contradiguin.",
            "La llei no n’imposa cap: es pacta. Pregunti a què s’obliga l’agència per escrit a canvi de l’exclusiva.",
          ],
        },
        {
          heading: "Què s’ha de mirar abans de signar l’encàrrec?",
          blocks: [
            {
              steps: [
                "Busqui l’agència al registre públic (AICAT).",
                "Miri el preu i qui el pot abaixar: només vostè, i per escrit.",
                "Trobi el dia que s’acaba i com s’avisa.",
                "Vegi quan es paguen els honoraris: a l’escriptura és el més clar.",
                "Pregunti qui paga fotos, plànol i certificats si no es ven.",
                "Desi’n la seva còpia signada.",
              ],
            },
          ],
        },
        {
          heading: "De què li serveix l’encàrrec a qui compra?",
          blocks: [
            "Pot preguntar si n’hi ha i de quin dia és. Quan el mateix pis surt amb dos preus, el més normal és que una de les agències no en tingui. Esbrini quina pot fer arribar la seva oferta a la propietat i demani que la resposta sigui per escrit. L’agència que actua per a la propietat ho hauria de dir ja a la primera visita.",
          ],
        },
        {
          heading: "Quant suposen els honoraris de la nota d’encàrrec?",
          blocks: [
            {
              caption: "Honoraris en percentatge del preu: un càlcul, no una tarifa",
              columns: ["Preu", "Cada 1\u00a0%", "Amb el 21\u00a0% d’IVA"],
              rows: [
                ["300.000\u00a0€", "3.000\u00a0€", "3.630\u00a0€"],
                ["500.000\u00a0€", "5.000\u00a0€", "6.050\u00a0€"],
                ["700.000\u00a0€", "7.000\u00a0€", "8.470\u00a0€"],
              ],
            },
            "Ni la llei ni cap col·legi no fixen el percentatge. La nota sí que ha de dir els honoraris, amb IVA, quan es deuen i què passa si vostè ven, un cop acabat l’encàrrec, a algú que va presentar l’agència. Demani les quatre coses per escrit abans de signar. Paga qui encarrega; qui compra només deu honoraris si ha signat un encàrrec propi, per exemple de cerca. A l’IRPF els honoraris rebaixen el guany: guardi’n la factura. Amb exclusiva es deuen trobi qui trobi el comprador, si el text ho diu: miri si això inclou el que trobi vostè. Sense exclusiva es deuen a l’agència que el va presentar, i dues els poden reclamar alhora. Una llista de les persones que ha presentat cada agència, enviada per correu després de cada visita, resol el dubte abans que aparegui. I guardi sempre la còpia signada, amb la data i totes les pàgines: és el que decideix si la venda acaba en discussió, i també el que li demanarà un advocat el primer dia.",
          ],
        },
      ],
      inShort:
        "A Catalunya una agència necessita l’encàrrec signat del propietari abans d’anunciar. S’hi diuen preu, termini, honoraris i obligacions. L’exclusiva es pacta: pregunti què en rep.",
      next: "Si pensa a vendre, llegeixi com treballem en la [venda del seu habitatge](/services/property-sales).",
      description:
        "Què és la nota d’encàrrec i què ha de contenir a Catalunya, per què no es pot anunciar un pis sense, què vol dir l’exclusiva i què cal mirar en signar-la.",
      sources: ["Llei 18/2007, arts. 55.5, 55.6 i 58.5"],
    },
    ru: {
      names: [
        "агентский договор",
        "договор с агентством недвижимости",
        "nota de encargo",
        "эксклюзивный договор с агентством",
        "договор с риелтором в Испании",
        "эксклюзив с агентством",
      ],
      title: "Агентский договор",
      answers: {
        what: "Агентский договор (nota de encargo) — письменное соглашение: собственник поручает агентству продать жильё. В Каталонии никто не вправе рекламировать вашу квартиру, пока вы его не подписали. В нём записаны цена, срок, комиссия и обязанности сторон, а соглашаться ли на эксклюзив, решаете вы.",
        cost: "Подписать агентский договор ничего не стоит; в нём должно быть сказано, какую комиссию и когда вы платите. Закон её размер не устанавливает. Проверьте, входит ли НДС (IVA) и должны ли вы что-то, если найдёте покупателя сами.",
        time: "Агентский договор действует столько, сколько в нём указано. Посмотрите, как он кончается: в назначенный день или с продлением, если никто не возразил. Нескольких месяцев хватает и на показы, и на торг, и на то, чтобы передумать.",
        who: "Агентский договор подписывают все собственники и агентство. Если кто-то в отъезде, нужна доверенность. Поручить продажу не могут жилец, наследник, который ещё не принял наследство, и один из супругов, если собственники оба.",
      },
      sections: [
        {
          heading: "Почему закон требует агентского договора?",
          blocks: [
            "Продавать и рекламировать чужое жильё без заранее подписанного распоряжения запрещено (Закон 18/2007, ст. 58.5). Это правило касается и порталов, и витрины, и сообщений знакомым покупателям. Так собственник защищён от незнакомцев, которые предлагают его квартиру, а покупатель — от квартир, которые не продаются. Звонка или сообщения мало: нужна подпись, и свой экземпляр остаётся у каждой стороны.",
          ],
        },
        {
          heading: "Что входит в агентский договор?",
          blocks: [
            "Список — в статье 55.6:",
            {
              points: [
                "агентство с номером в реестре и собственники;",
                "что поручено и на какой срок;",
                "данные реестра собственности и обременения;",
                "субсидируемое ли это жильё;",
                "цена и нерешённые правовые вопросы;",
                "комиссия и обязанности обеих сторон.",
              ],
            },
          ],
        },
        {
          heading: "Что меняет эксклюзивный договор?",
          blocks: [
            "При нём за всё отвечает одно агентство: одна цена, одна съёмка, одно расписание показов. Взамен вы обещаете в этот срок не продавать через других. Без него рекламировать могут несколько агентств, а следить, чтобы объявления не спорили друг с другом, придётся вам.",
            "Закон ничего из этого не навязывает, всё решает договорённость. Спросите, что агентство письменно обещает взамен. Хорошие обещания можно проверить: сколько фотографий и планировка к какому дню, как часто отчёт о показах, кто отвечает на звонки.",
          ],
        },
        {
          heading: "Что проверить до подписания агентского договора?",
          blocks: [
            {
              steps: [
                "Найдите агентство в открытом реестре (AICAT).",
                "Посмотрите, какая цена и кто может её снизить: только вы и письменно.",
                "Найдите день окончания и как о нём предупреждают.",
                "Узнайте, когда платят комиссию: яснее всего — на сделке у нотариуса.",
                "Спросите, кто оплатит съёмку, планировку и справки, если жильё не продано.",
                "Сохраните свой подписанный экземпляр: по нему потом решают, кому и за что платят.",
              ],
            },
          ],
        },
        {
          heading: "Что агентский договор даёт покупателю?",
          blocks: [
            "Можно спросить, есть ли договор и от какого он числа. Если одна и та же квартира объявлена по двум ценам, обычно у одного из агентств его нет. Узнайте, кто вправе передать собственнику ваше предложение о покупке, и попросите письменный ответ. Агентство, которое действует в интересах собственника, должно сказать об этом на первом же просмотре.",
          ],
        },
        {
          heading: "Сколько составит комиссия по агентскому договору?",
          blocks: [
            {
              caption: "Комиссия в процентах от цены: расчёт, а не тариф",
              columns: ["Цена", "Каждый 1\u00a0%", "С НДС 21\u00a0%"],
              rows: [
                ["300\u00a0000\u00a0€", "3\u00a0000\u00a0€", "3\u00a0630\u00a0€"],
                ["500\u00a0000\u00a0€", "5\u00a0000\u00a0€", "6\u00a0050\u00a0€"],
                ["700\u00a0000\u00a0€", "7\u00a0000\u00a0€", "8\u00a0470\u00a0€"],
              ],
            },
            "Процент не устанавливают ни закон, ни коллегия. Но в договоре должны быть сама комиссия, НДС, день оплаты и то, что будет, если вы уже после договора продадите тому, кого привело агентство. Попросите всё это письменно до подписания. Платит тот, кто даёт поручение; покупатель должен комиссию, только если подписал собственное, например на поиск. При налоге на доход комиссия уменьшает прибыль, поэтому сохраните счёт.",
            "Если собственник живёт за границей, договор можно подписать электронной подписью или по доверенности; агентство вправе показывать квартиру только после этого. Попросите экземпляр на языке, который понимаете, и проверьте, что срок, цена и комиссия в обоих текстах совпадают: действует тот, который подписан. При исключительном договоре комиссию должны, кто бы ни нашёл покупателя, если так сказано в тексте: посмотрите, входит ли сюда тот, кого нашли вы сами. Без исключительного права её должны агентству, которое привело покупателя, и требовать могут двое сразу. Список тех, кого привело каждое агентство, присланный после показа, снимает этот вопрос заранее. Письма с именами и датами сохраните до сделки и после. Срок договора назначьте на несколько месяцев, а не на год: продлить его проще, чем расторгнуть, и через полгода видно, как агентство работает. Цену в объявлении меняют только по вашему письму.",
          ],
        },
      ],
      inShort:
        "В Каталонии агентство рекламирует жильё только с подписанным договором от собственника. В нём цена, срок, комиссия и обязанности. Эксклюзивность — ваш выбор: спросите, что получите взамен.",
      next: "Думаете о продаже? Посмотрите, как мы ведём [продажу жилья](/services/property-sales).",
      description:
        "Что такое агентский договор (nota de encargo) и что в нём должно быть в Каталонии, почему без него нельзя рекламировать жильё и что значит эксклюзивность.",
      sources: ["Закон 18/2007, ст. 55.5, 55.6 и 58.5"],
    },
  },
};
