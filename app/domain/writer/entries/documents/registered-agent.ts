import type { Entry } from "../entry";

export const registeredAgent: Entry = {
  theme: "documents",
  related: ["agency-agreement", "agents-fee", "complaints", "buyers-lawyer"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "registered estate agent",
        "aicat",
        "aicat number",
        "check an estate agent barcelona",
        "estate agent register catalonia",
        "is my estate agent registered",
        "choose an estate agent",
        "how to choose an estate agent",
      ],
      title: "The registered estate agent",
      answers: {
        what: "A registered estate agent in Catalonia is listed in a public register called AICAT and shows its number in every advert. You can check the number free of charge with the Generalitat in a minute. If an advert has no number, ask for it before you travel or pay.",
        how: "To check a registered estate agent, take the AICAT number from the advert or website and search for it in the Generalitat’s register. Compare the name and the address. Then ask for the owner’s signed agency agreement for that home.",
      },
      sections: [
        {
          heading: "What must a registered agent show?",
          blocks: [
            {
              points: [
                "The register number in all advertising (Law 18/2007, art. 59 e).",
                "The distinctive sign in publicity and on its stationery (art. 57).",
                "A legal notice on the website: name, tax number, address, email and register.",
                "Official complaint forms for anyone who asks.",
              ],
            },
            "Decree 12/2010 of the Generalitat created the register. It exists so that you can know who you are dealing with before any money is paid.",
          ],
        },
        {
          heading: "Is a register number the same as being an API?",
          blocks: [
            "No. API is the title of a member of a professional college of estate agents, with a membership number of its own. An agent may be in the register without being one. Whoever uses the title should name the college and the number.",
          ],
        },
        {
          heading: "What must every advert tell you?",
          blocks: [
            {
              points: [
                "where the home is and whether it is finished or under construction;",
                "usable and built area separately, if it is new;",
                "the energy rating;",
                "the price, and whether taxes are included;",
                "who is offering it, with address and telephone for a development.",
              ],
            },
            "What an advert says can be claimed afterwards, even if the contract is silent (art. 58.4). You may also ask for the offer in Catalan (Law 22/2010, art. 128-1).",
          ],
        },
        {
          heading: "How do you check an agent before paying?",
          blocks: [
            {
              steps: [
                "Search for the number and see that the name is the same as on the contract.",
                "Ask for the agency agreement of this home, with its date.",
                "Ask whom the agent acts for: the owner, you, or both with your consent.",
                "See whose account the money goes to, and have it named in the text.",
                "Ask for the written information due before any payment (Law 18/2007, art. 60).",
              ],
            },
          ],
        },
        {
          heading: "Which signs should make you careful?",
          blocks: [
            "No number, no area, no energy label. A price far below the rest and a hurry to reserve. A viewing that is always put off until a payment arrives. An account in another person’s name. Any one of them is a reason to check the register again and to pay nothing yet.",
            "An agent who answers such questions gladly is doing what the law expects. Write the answers down, with the date.",
          ],
        },
        {
          heading: "What must you be given in writing before you pay?",
          blocks: [
            {
              caption: "By Law 18/2007, art.\u00a060: an example at €400,000",
              columns: ["You pay", "The written information contains"],
              rows: [
                [
                  "Any sum on account",
                  "the agent; the home, its usable area and annexes; its registry reference; the total price with the taxes and costs that fall on you; protection, if any",
                ],
                [
                  "More than 1%, here €4,000",
                  "also age and services, who occupies it, charges, community fees and arrears, terms of payment",
                ],
              ],
            },
            "The owner’s side of it is the agency agreement. It names the agent with the register number, all owners, the term, the price, the fee and the charges in the registry (art.\u00a055.6). Without one the home may not even be advertised (art.\u00a058.5). So three questions are enough on the telephone: your number, the date of the order, and who signs for the owners. The answers take a minute; a transfer to the wrong account takes months to get back.",
          ],
        },
      ],
      inShort:
        "Estate agents in Catalonia are listed in the AICAT register and show their number in all advertising. Checking it is free. The number, the owner’s signed order and a named account belong together before any payment.",
      next: "Our own number is in the footer of each page; [ask us](/contact) whatever you would like to know about it.",
      description:
        "How to check a registered estate agent in Catalonia: the AICAT number, what every advert must show, what API means and what to ask before you pay any money.",
      sources: [
        "Law 18/2007, arts. 55, 57, 58, 59 and 60",
        "Decree 12/2010 of the Generalitat",
        "Law 22/2010, art. 128-1",
      ],
    },
    es: {
      names: [
        "agente inmobiliario registrado",
        "aicat",
        "número aicat",
        "registro de agentes inmobiliarios de cataluña",
        "comprobar una inmobiliaria",
        "agencia inmobiliaria registrada",
      ],
      title: "El agente inmobiliario registrado",
      answers: {
        what: "Un agente inmobiliario registrado en Cataluña figura en un registro público, el AICAT, y pone su número en todos los anuncios. Comprobarlo en la web de la Generalitat es gratis y lleva un minuto. Si un anuncio no lo tiene, pídalo antes de desplazarse o de pagar.",
        how: "Para comprobar si un agente está registrado, tome el número AICAT del anuncio o de la web y búsquelo en el registro de la Generalitat. Compare nombre y dirección. Después pida la nota de encargo firmada de esa vivienda.",
      },
      sections: [
        {
          heading: "¿Qué debe mostrar un agente registrado?",
          blocks: [
            {
              points: [
                "El número de registro en toda la publicidad (Ley 18/2007, art. 59 e).",
                "El distintivo en anuncios e impresos (art. 57).",
                "Un aviso legal en la web: nombre, NIF, domicilio, correo electrónico y registro.",
                "Hojas oficiales de reclamación para quien las pida.",
              ],
            },
            "El Decreto 12/2010 de la Generalitat creó el registro. Existe para que sepa con quién trata antes de entregar dinero.",
          ],
        },
        {
          heading: "¿Es lo mismo el AICAT que ser API?",
          blocks: [
            "No. API es quien pertenece a un colegio profesional, con su propio número de colegiación. Se puede estar en el registro sin serlo. Quien use el título debe indicar el colegio y el número.",
          ],
        },
        {
          heading: "¿Qué debe decir cualquier anuncio?",
          blocks: [
            {
              points: [
                "dónde está la vivienda y si está terminada o en construcción;",
                "la superficie útil y la construida por separado, si es nueva;",
                "la calificación energética;",
                "el precio, y si incluye los impuestos;",
                "quién la ofrece, con domicilio y teléfono si es una promoción.",
              ],
            },
            "Lo que dice el anuncio se puede exigir después, aunque el contrato calle (art. 58.4). Y puede pedir que la oferta esté en catalán (Ley 22/2010, art. 128-1).",
          ],
        },
        {
          heading: "¿Cómo comprobar a la agencia antes de pagar?",
          blocks: [
            {
              steps: [
                "Busque el número y vea que el nombre coincide con el del contrato.",
                "Pida la nota de encargo de esa vivienda y mire su fecha.",
                "Pregunte para quién actúa: para la propiedad, para usted o para ambos si lo aceptan.",
                "Vea a qué cuenta va el dinero y que conste en el texto.",
                "Exija la información escrita previa a cualquier pago (Ley 18/2007, art. 60).",
              ],
            },
          ],
        },
        {
          heading: "¿Qué señales aconsejan prudencia?",
          blocks: [
            "Sin número, sin metros, sin etiqueta energética. Un precio muy por debajo de los demás y prisa por reservar. Una visita que siempre se aplaza hasta que llegue un pago. Una cuenta a nombre de otra persona. Basta una de ellas para volver a mirar el registro y no pagar todavía.",
            "La agencia que responde con gusto a estas preguntas hace lo que la ley espera. Anote las respuestas con su fecha.",
          ],
        },
        {
          heading: "¿Qué deben darle por escrito antes de pagar?",
          blocks: [
            {
              caption: "Según la Ley 18/2007, art.\u00a060: un ejemplo con 400.000\u00a0€",
              columns: ["Usted paga", "La información escrita incluye"],
              rows: [
                [
                  "Cualquier cantidad a cuenta",
                  "el agente; la vivienda, su superficie útil y anexos; sus datos registrales; el precio total con los impuestos y gastos a su cargo; la protección, si la hay",
                ],
                [
                  "Más del 1\u00a0%, aquí 4.000\u00a0€",
                  "además, antigüedad y servicios, quién la ocupa, cargas, cuotas y deudas de comunidad, forma de pago",
                ],
              ],
            },
            "La parte del propietario es la nota de encargo. En ella constan el agente con su número, todos los propietarios, el plazo, el precio, los honorarios y las cargas (art.\u00a055.6). Sin ella la vivienda ni siquiera se puede anunciar (art.\u00a058.5). Por teléfono bastan tres preguntas: su número, la fecha del encargo y quién firma por los propietarios. Las respuestas llevan un minuto; recuperar una transferencia a la cuenta equivocada, meses. Si el agente representa a una sociedad, pida también el nombre de quien responde y compruebe que el NIF del contrato coincide con el del aviso legal.",
          ],
        },
      ],
      inShort:
        "Los agentes inmobiliarios de Cataluña están en el registro AICAT y muestran su número en toda la publicidad. Mirarlo es gratis. Número, encargo firmado y cuenta identificada van juntos antes de cualquier pago.",
      next: "Nuestro número está al pie de cada página; [pregúntenos](/contact) lo que quiera saber.",
      description:
        "Cómo comprobar si un agente inmobiliario está registrado en Cataluña: el número AICAT, qué debe mostrar cada anuncio, qué es un API y qué pedir al pagar.",
      sources: [
        "Ley 18/2007, arts. 55, 57, 58, 59 y 60",
        "Decreto 12/2010 de la Generalitat de Catalunya",
        "Ley 22/2010, art. 128-1",
      ],
    },
    ca: {
      names: [
        "agent immobiliari registrat",
        "aicat",
        "número aicat",
        "registre d’agents immobiliaris de catalunya",
        "comprovar una immobiliària",
        "agència immobiliària registrada",
      ],
      title: "L’agent immobiliari registrat",
      answers: {
        what: "Un agent immobiliari registrat a Catalunya surt en un registre públic, l’AICAT, i posa el seu número a tots els anuncis. Comprovar-lo al web de la Generalitat és gratuït i es fa en un minut. Si un anunci no el porta, demani’l abans de desplaçar-se o de pagar.",
        how: "Per comprovar si un agent està registrat, agafi el número AICAT de l’anunci o del web i busqui’l al registre de la Generalitat. Compari el nom i l’adreça. Després demani la nota d’encàrrec signada d’aquell habitatge.",
      },
      sections: [
        {
          heading: "Què ha d’ensenyar un agent registrat?",
          blocks: [
            {
              points: [
                "El número de registre a tota la publicitat (Llei 18/2007, art. 59 e).",
                "El distintiu als anuncis i als impresos (art. 57).",
                "Un avís legal al web: nom, NIF, domicili, correu electrònic i registre.",
                "Fulls oficials de reclamació per a qui els demani.",
              ],
            },
            "El Decret 12/2010 de la Generalitat va crear el registre. Hi és perquè sàpiga amb qui tracta abans de lliurar diners.",
          ],
        },
        {
          heading: "És el mateix l’AICAT que ser API?",
          blocks: [
            "No. API és qui pertany a un col·legi professional, amb el seu número de col·legiat. Es pot ser al registre sense ser-ho. Qui faci servir el títol ha de dir el col·legi i el número.",
          ],
        },
        {
          heading: "Què ha de dir qualsevol anunci?",
          blocks: [
            {
              points: [
                "on és l’habitatge i si està acabat o en construcció;",
                "la superfície útil i la construïda per separat, si és nou;",
                "la qualificació energètica;",
                "el preu, i si inclou els impostos;",
                "qui l’ofereix, amb domicili i telèfon si és una promoció.",
              ],
            },
            "El que diu l’anunci es pot exigir després, encara que el contracte no en parli (art. 58.4). I té dret a rebre l’oferta en català (Llei 22/2010, art. 128-1).",
          ],
        },
        {
          heading: "Com es comprova una agència abans de pagar?",
          blocks: [
            {
              steps: [
                "Busqui el número i miri que el nom sigui el del contracte.",
                "Demani la nota d’encàrrec d’aquell habitatge i vegi’n la data.",
                "Pregunti per a qui actua: per a la propietat, per a vostè o per a tots dos si hi estan d’acord.",
                "Miri a quin compte van els diners i que consti al text.",
                "Demani la informació escrita que toca abans de cap pagament (Llei 18/2007, art. 60).",
              ],
            },
          ],
        },
        {
          heading: "Quins senyals demanen prudència?",
          blocks: [
            "Sense número, sense metres, sense etiqueta energètica. Un preu molt per sota dels altres i pressa per reservar. Una visita que sempre s’ajorna fins que arribi un pagament. Un compte a nom d’algú altre. Amb un de sol n’hi ha prou per tornar a mirar el registre i no pagar encara.",
            "L’agència que respon de bon grat aquestes preguntes fa el que la llei n’espera. Apunti les respostes amb la data.",
          ],
        },
        {
          heading: "Què li han de donar per escrit abans de pagar?",
          blocks: [
            {
              caption: "Segons la Llei 18/2007, art.\u00a060: un exemple amb 400.000\u00a0€",
              columns: ["Vostè paga", "La informació escrita inclou"],
              rows: [
                [
                  "Qualsevol quantitat a compte",
                  "l’agent; l’habitatge, la superfície útil i els annexos; les dades registrals; el preu total amb els impostos i despeses que li corresponen; la protecció, si n’hi ha",
                ],
                [
                  "Més de l’1\u00a0%, aquí 4.000\u00a0€",
                  "a més, antiguitat i serveis, qui l’ocupa, càrregues, quotes i deutes de comunitat, forma de pagament",
                ],
              ],
            },
            "La part del propietari és la nota d’encàrrec. Hi consten l’agent amb el seu número, tots els propietaris, el termini, el preu, els honoraris i les càrregues (art.\u00a055.6). Sense nota l’habitatge ni tan sols es pot anunciar (art.\u00a058.5). Per telèfon n’hi ha prou amb tres preguntes: el seu número, la data de l’encàrrec i qui signa pels propietaris. Les respostes demanen un minut; recuperar una transferència al compte equivocat, mesos. Si l’agent representa una societat, demani també el nom de qui respon i comprovi que el NIF del contracte és el de l’avís legal.",
          ],
        },
      ],
      inShort:
        "Els agents immobiliaris de Catalunya són al registre AICAT i ensenyen el número a tota la publicitat. Mirar-ho és gratuït. Número, encàrrec signat i compte identificat van junts abans de cap pagament.",
      next: "El nostre número és al peu de cada pàgina; [pregunti’ns](/contact) el que en vulgui saber.",
      description:
        "Com es comprova si un agent immobiliari està registrat a Catalunya: el número AICAT, què ha d’ensenyar cada anunci, què és un API i què demanar en pagar.",
      sources: [
        "Llei 18/2007, arts. 55, 57, 58, 59 i 60",
        "Decret 12/2010 de la Generalitat de Catalunya",
        "Llei 22/2010, art. 128-1",
      ],
    },
    ru: {
      names: [
        "агент с регистрацией AICAT",
        "AICAT",
        "номер AICAT",
        "проверить агентство недвижимости в Барселоне",
        "реестр агентов по недвижимости Каталонии",
        "проверить риелтора в Испании",
      ],
      title: "Агент с регистрацией AICAT",
      answers: {
        what: "Агент с регистрацией AICAT внесён в открытый реестр агентов по недвижимости Каталонии и указывает номер в каждом объявлении. Проверить номер у правительства Каталонии (Generalitat) можно бесплатно и за минуту. Если номера нет, спросите его до поездки и до любого платежа.",
        how: "Чтобы проверить, есть ли у агента регистрация AICAT, возьмите номер из объявления или с сайта и найдите его в реестре. Сравните имя и адрес. Затем попросите показать агентский договор собственника на это жильё.",
      },
      sections: [
        {
          heading: "Что обязан показывать агент из реестра?",
          blocks: [
            {
              points: [
                "Номер в реестре — во всей рекламе (Закон 18/2007, ст. 59 e).",
                "Отличительный знак — в объявлениях и на бланках (ст. 57).",
                "Правовую информацию на сайте: имя, налоговый номер, адрес, электронная почта, реестр.",
                "Официальные бланки жалоб — каждому, кто попросит.",
              ],
            },
            "Реестр создал Декрет правительства Каталонии 12/2010. Он нужен, чтобы вы знали, с кем имеете дело, ещё до первых денег.",
          ],
        },
        {
          heading: "AICAT и API — это одно и то же?",
          blocks: [
            "Нет. API — член профессиональной коллегии, и у него свой номер в ней. Быть в реестре можно и без этого. Кто называет себя API, должен указать коллегию и номер.",
          ],
        },
        {
          heading: "Что должно быть в любом объявлении?",
          blocks: [
            {
              points: [
                "где находится жильё и построено ли оно;",
                "полезная площадь и площадь со стенами отдельно, если оно новое;",
                "класс энергоэффективности;",
                "цена и входят ли в неё налоги;",
                "кто предлагает, а для новостройки ещё адрес и телефон.",
              ],
            },
            "Обещанное в объявлении можно потребовать потом, даже если договор молчит (ст. 58.4). Предложение вы вправе получить и на каталанском (Закон 22/2010, ст. 128-1).",
          ],
        },
        {
          heading: "Как проверить агентство до оплаты?",
          blocks: [
            {
              steps: [
                "Найдите номер и убедитесь, что имя то же, что в договоре.",
                "Попросите агентский договор на это жильё и посмотрите дату.",
                "Спросите, чьи интересы представляет агент: собственника, ваши или обоих с согласия сторон.",
                "Узнайте, на чей счёт идут деньги, и пусть он будет назван в тексте.",
                "Получите письменные сведения, которые полагаются до платежа (Закон 18/2007, ст. 60).",
              ],
            },
          ],
        },
        {
          heading: "Какие признаки требуют осторожности?",
          blocks: [
            "Нет номера, нет площади, нет этикетки энергоэффективности. Цена намного ниже прочих, а с бронью торопят. Просмотр всё откладывают, пока не придёт платёж. Счёт на чужое имя. Хватит одного такого признака, чтобы ещё раз открыть реестр и пока не платить.",
            "Агентство, которое охотно отвечает на эти вопросы, делает то, чего ждёт закон. Запишите ответы и дату. Если вы за границей, попросите видеозвонок из самой квартиры: тот, у кого есть ключи и договор, в нём не откажет. И сохраните копию объявления в том виде, в каком увидели его впервые.",
          ],
        },
        {
          heading: "Что должны дать письменно до оплаты?",
          blocks: [
            {
              caption: "По Закону 18/2007, ст.\u00a060: пример для цены 400\u00a0000\u00a0€",
              columns: ["Вы платите", "В письменных сведениях указаны"],
              rows: [
                [
                  "Любую сумму в счёт цены",
                  "агент; жильё, полезная площадь и вспомогательные помещения; данные реестра; полная цена с налогами и расходами покупателя; охраняемый статус, если он есть",
                ],
                [
                  "Больше 1\u00a0%, здесь 4000\u00a0€",
                  "ещё возраст и коммуникации, кто живёт в квартире, обременения, взносы и долги перед сообществом, порядок оплаты",
                ],
              ],
            },
            "Со стороны собственника этому соответствует агентский договор. В нём названы агент и его номер, все собственники, срок, цена, комиссия и обременения (ст.\u00a055.6). Без такого договора жильё нельзя даже рекламировать (ст.\u00a058.5). По телефону хватит трёх вопросов: номер в реестре, дата договора и кто подписывает за собственников. Ответы занимают минуту, а возврат перевода с чужого счёта\u00a0— месяцы.",
            "Если агент работает от имени компании, спросите, кто за неё отвечает, и сравните налоговый номер в договоре с номером в юридической справке на сайте. Когда объект показывают два агентства, попросите каждое назвать основание: договор бывает исключительным и обычным. Деньги передавайте переводом, с назначением платежа и адресом квартиры. Квитанцию без подписи и номера AICAT не принимайте. Если по-испански вам говорить трудно, попросите всё прислать письмом: текст можно перевести и показать юристу. Проверьте и срок договора с собственником, потому что после него агент уже не вправе брать задаток.",
          ],
        },
      ],
      inShort:
        "Агенты Каталонии внесены в реестр AICAT и указывают номер во всей рекламе. Проверить его можно бесплатно. До любого платежа проверьте номер, договор агентства с собственником и счёт, на который просят платить.",
      next: "Наш номер указан внизу каждой страницы; [спросите нас](/contact) обо всём, что хотите о нём знать.",
      description:
        "Как проверить агента по недвижимости в Каталонии: номер AICAT, что должно быть в каждом объявлении, кто такой API и что попросить показать до первого платежа.",
      sources: [
        "Закон 18/2007, ст. 55, 57, 58, 59 и 60",
        "Декрет правительства Каталонии 12/2010",
        "Закон 22/2010, ст. 128-1",
      ],
    },
  },
};
