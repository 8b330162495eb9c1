import type { Entry } from "../entry";

export const notaSimple: Entry = {
  theme: "documents",
  related: ["land-registry", "charges-on-a-home", "cadastral-reference", "deposit-contract"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "nota simple",
        "land registry extract",
        "nota simple spain",
        "property registry extract",
        "nota simpel",
        "nota simple informativa",
        "registry extract",
        "who owns a property",
        "find out who owns a property",
      ],
      title: "The land registry extract",
      answers: {
        what: "The land registry extract (nota simple) is a short official summary of what the registry knows about a home. It names the owners, describes the home and lists the mortgages and other charges on it. Order your own before you pay anything: it costs little and tells you whether the person selling may sell.",
        cost: "A nota simple costs very little: the registrars’ tariff sets the fee, VAT is added, and ordering online costs more than asking at the counter. The order page shows the full amount before you pay. One extract covers one registered property, so a separate parking space needs its own.",
        time: "A nota simple ordered online usually arrives by email within a day or so. How soon depends on the registry’s opening hours and on how complete your details are. It has no legal expiry date, but it only tells you how things stood on the day it was issued.",
        who: "Anyone with a legitimate interest may ask for a nota simple; wanting to buy the home is one (Mortgage Act, art. 221). You don’t need the owner’s permission. You do have to say who you are and why you ask.",
        how: "You can order a nota simple on the website of Spain’s College of Registrars or at the registry office. Give the registry’s number for the home, or the owner’s name and tax number, or the full address, and state your reason. When you read it, begin with three things: the owners, the description of the home and the charges on it.",
      },
      sections: [
        {
          heading: "What does the extract tell you?",
          blocks: [
            {
              points: [
                "Who owns the home, in which shares, and how they came by it.",
                "How the registry describes it: address, floor, area, share in the building.",
                "Which mortgages, seizures, rights of use or easements are on it.",
                "Whether a new deed has been presented and is waiting to be entered.",
              ],
            },
            "Whatever is registered is presumed to be true and to belong to the person named (Mortgage Act, art. 38). That is why the notary and the bank start from the same entry.",
          ],
        },
        {
          heading: "What does it not tell you?",
          blocks: [
            "It is for information only and does not certify the contents (Mortgage Act, art. 222.5). If you need proof for a court or an authority, ask for a registry certificate instead.",
            "Several things are outside the registry: unpaid community fees, tenants with an unregistered contract, urban planning problems and the condition of the walls. The area may also differ from the real one, because old entries were never measured again.",
          ],
        },
        {
          heading: "How do you use it when you buy?",
          blocks: [
            {
              steps: [
                "Order one before you make an offer, and check that every owner is willing to sell.",
                "Compare the address, the area and the annexes with the advert and with the cadastral record.",
                "Ask for an explanation of each charge: what it is, who cancels it and when.",
                "Order another just before the deposit contract. A week is long enough for a seizure to appear.",
                "Let the notary check again: before the deed is signed, the registry sends up-to-date information.",
              ],
            },
          ],
        },
        {
          heading: "Which surprises does an extract bring to light?",
          blocks: [
            {
              points: [
                "Only one spouse negotiates, but two people are registered.",
                "The owner has died and the inheritance has not been entered yet.",
                "An old mortgage was paid off years ago but never cancelled in the registry.",
                "The parking space has an entry of its own that nobody ordered.",
              ],
            },
            "All four can be solved, and all four take weeks. Found early, they cost nobody the deposit.",
          ],
        },
      ],
      example: {
        heading: "Which figures would you compare?",
        blocks: [
          [
            "Take one of our homes: [{a.title}](/property/{a.id}).",
            "We state {a.area} built.",
            "The usable area we give is {a.useful}.",
            "Put both beside the area in the extract, and ask about any difference before you sign.",
          ],
        ],
      },
      inShort:
        "The nota simple says who owns a home and which debts are registered against it. Anyone with a reason may order it, without asking the owner. Get a fresh one before the offer and another before the deposit contract.",
      next: "If you would like someone to go through the extract with you, see how we [check the documents](/services/legal-support).",
      description:
        "What the land registry extract (nota simple) shows about a home in Spain, who may ask for it, how to order it and what to compare before you sign anything.",
      sources: [
        "Mortgage Act (Ley Hipotecaria), arts. 38, 221 and 222.5",
        "Royal Decree 1427/1989 (registrars’ tariff)",
      ],
    },
    es: {
      names: [
        "nota simple",
        "nota simple registral",
        "nota simple informativa",
        "nota informativa del registro",
        "nota registral",
        "nota simple del registro de la propiedad",
        "extracto del registro",
        "nota símple",
      ],
      title: "La nota simple",
      answers: {
        what: "La nota simple es el resumen que el Registro de la Propiedad da de una vivienda: titular, descripción y cargas. Pídala usted antes de entregar ninguna cantidad. Cuesta poco y le dice si quien vende puede vender y qué deudas acompañan a la casa.",
        cost: "La nota simple cuesta poco. La cantidad la fija el arancel de los registradores, más IVA, y por internet sale algo más cara que en ventanilla. La web muestra el importe antes de pagar. Se paga una por finca registral, así que una plaza de aparcamiento independiente necesita la suya.",
        time: "La nota simple pedida por internet suele llegar por correo electrónico en un día, más o menos. Depende del horario del registro y de que los datos estén completos. No caduca por ley, pero solo retrata la situación del día en que se expide.",
        who: "Puede pedir una nota simple cualquiera que tenga un interés conocido, y querer comprar la vivienda lo es (Ley Hipotecaria, art. 221). No hace falta permiso del propietario. Sí tendrá que identificarse y decir para qué la quiere.",
        how: "La nota simple se pide en la web del Colegio de Registradores o en la oficina del registro. Indique los datos registrales de la finca, o el nombre y el NIF del titular, o la dirección completa, y el motivo.",
      },
      sections: [
        {
          heading: "¿Qué dice la nota?",
          blocks: [
            {
              points: [
                "Titularidad: quiénes son los propietarios, en qué proporción y con qué título.",
                "Descripción: dirección, planta, superficie y cuota en el edificio.",
                "Cargas: hipotecas, embargos, usufructos, servidumbres.",
                "Asientos pendientes: si hay una escritura presentada que todavía no se ha inscrito.",
              ],
            },
            "La ley presume que el derecho inscrito existe y pertenece a su titular tal como consta (Ley Hipotecaria, art. 38). Por eso notaría y banco parten del mismo asiento.",
          ],
        },
        {
          heading: "¿Qué no dice?",
          blocks: [
            "Su valor es puramente informativo y no da fe del contenido de los asientos (art. 222.5). Si necesita una prueba ante un juzgado o una administración, pida una certificación.",
            "Tampoco recoge las cuotas de comunidad impagadas, el inquilino cuyo contrato no está inscrito, los problemas urbanísticos ni el estado de las paredes. La superficie puede no coincidir con la real, porque muchas inscripciones antiguas nunca se volvieron a medir.",
          ],
        },
        {
          heading: "¿Cómo se usa en una compra?",
          blocks: [
            {
              steps: [
                "Pida una antes de hacer la oferta y compruebe que todos los titulares quieren vender.",
                "Compare dirección, superficie y anejos con el anuncio y con el Catastro.",
                "Pregunte por cada carga: qué es, quién la cancela y cuándo.",
                "Pida otra justo antes de firmar las arras: en una semana puede entrar un embargo.",
                "El día de la firma, la notaría recibe del registro la información actualizada.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué sorpresas son las más frecuentes?",
          blocks: [
            {
              points: [
                "Negocia uno de los cónyuges, pero hay dos titulares.",
                "El titular falleció y la herencia sigue sin inscribir.",
                "La hipoteca se pagó hace años, pero nadie la canceló en el registro.",
                "El trastero o el aparcamiento son otra finca y nadie pidió su nota.",
              ],
            },
            "Todo eso tiene arreglo, pero lleva semanas. Si aparece al principio, nadie se juega las arras; si aparece en la notaría, la firma se aplaza y los plazos siguen corriendo.",
          ],
        },
      ],
      example: {
        heading: "¿Qué cifras compararía en una vivienda concreta?",
        blocks: [
          [
            "Por ejemplo, en una de nuestras viviendas: [{a.title}](/property/{a.id}).",
            "Anunciamos {a.area} construidos.",
            "La superficie útil es de {a.useful}.",
            "Póngalo al lado de lo que diga la nota y pregunte por cualquier diferencia antes de firmar.",
          ],
        ],
      },
      inShort:
        "La nota simple dice de quién es una vivienda y qué deudas inscritas tiene. Puede pedirla cualquiera con un motivo, sin contar con el propietario. Conviene una reciente antes de la oferta y otra antes de las arras.",
      next: "Si prefiere leerla con alguien al lado, vea cómo [revisamos la documentación](/services/legal-support).",
      description:
        "Qué es la nota simple, qué dice y qué no dice de una vivienda, quién puede pedirla, cómo se solicita y qué comprobar en ella antes de firmar unas arras.",
      sources: ["Ley Hipotecaria, arts. 38, 221 y 222.5", "Real Decreto 1427/1989 (arancel de los registradores)"],
    },
    ca: {
      names: [
        "nota simple",
        "nota simple registral",
        "nota simple informativa",
        "nota informativa del registre",
        "nota del registre de la propietat",
        "extracte del registre",
        "nota registral",
      ],
      title: "La nota simple",
      answers: {
        what: "La nota simple és el resum que dona el Registre de la Propietat d’un habitatge: de qui és, com és i quines càrregues té. Demani-la abans de pagar res. Val pocs diners i li diu si qui ven pot vendre i si hi ha deutes que van amb el pis.",
        cost: "La nota simple és barata. L’import surt de l’aranzel dels registradors, més l’IVA, i per internet és una mica més cara que a la finestreta. El web ensenya el total abans de pagar. Cada finca registral té la seva nota, també la plaça d’aparcament si és independent.",
        time: "Una nota simple demanada per internet acostuma a arribar per correu electrònic l’endemà o poc després. Depèn de l’horari del registre i que les dades siguin completes. La llei no li posa caducitat, però explica només com estaven les coses el dia que es va expedir.",
        who: "Pot demanar la nota simple qualsevol persona amb un interès conegut, i voler comprar l’habitatge ho és (Llei hipotecària, art. 221). No cal que el propietari hi estigui d’acord. Cal identificar-se i dir per què es demana.",
        how: "La nota simple es demana al web del Col·legi de Registradors o a l’oficina del registre. Doni les dades registrals, o el nom i el NIF del titular, o l’adreça completa, i digui’n el motiu.",
      },
      sections: [
        {
          heading: "Què hi trobarà?",
          blocks: [
            {
              points: [
                "De qui és l’habitatge, en quines parts i per quin títol: compra, herència, donació.",
                "Com el descriu el registre: adreça, planta, superfície, quota a l’edifici.",
                "Si hi pesen hipoteques, embargaments, usdefruits o servituds.",
                "Si hi ha alguna escriptura presentada que encara no s’ha inscrit.",
              ],
            },
            "El que hi ha inscrit es presumeix cert i de qui hi consta com a titular (Llei hipotecària, art. 38). La notaria i el banc parteixen d’aquest mateix assentament.",
          ],
        },
        {
          heading: "Què no hi trobarà?",
          blocks: [
            "La nota només informa: no dona fe del contingut dels assentaments (art. 222.5). Per a un jutjat o una administració cal una certificació del registre.",
            "Queden fora les quotes de comunitat que es deuen, els llogaters amb contracte no inscrit, els problemes urbanístics i l’estat de les parets. I la superfície pot no ser la real: moltes inscripcions velles no s’han tornat a mesurar mai.",
          ],
        },
        {
          heading: "Com se’n treu profit en una compra?",
          blocks: [
            {
              steps: [
                "Demani’n una abans de fer l’oferta i miri que tots els titulars vulguin vendre.",
                "Compari l’adreça, els metres i els annexos amb l’anunci i amb el Cadastre.",
                "Pregunti per cada càrrega: què és, qui la cancel·larà i quan.",
                "Torni-la a demanar just abans de les arres, perquè en una setmana hi pot entrar un embargament.",
                "Abans de l’escriptura, la notaria rep del registre la informació posada al dia.",
              ],
            },
          ],
        },
        {
          heading: "Quines sorpreses són habituals?",
          blocks: [
            {
              points: [
                "Negocia una sola persona, però els titulars són dos.",
                "El titular és mort i l’herència encara no s’ha inscrit.",
                "La hipoteca es va acabar de pagar fa anys i ningú no la va cancel·lar.",
                "El traster és una finca a part i no se n’ha demanat la nota.",
              ],
            },
            "Tot té solució, però demana setmanes. Si surt al començament, les arres de ningú no corren perill. Si surt a la notaria, la signatura s’ajorna i els terminis no s’aturen.",
          ],
        },
      ],
      example: {
        heading: "Quines xifres compararia?",
        blocks: [
          [
            "Prenguem un dels nostres habitatges: [{a.title}](/property/{a.id}).",
            "Hi anunciem {a.area} construïts.",
            "D’útils, n’anunciem {a.useful}.",
            "Posi-ho al costat del que digui la nota i, si no quadra, demani’n el motiu abans de signar.",
          ],
        ],
      },
      inShort:
        "La nota simple diu de qui és un habitatge i quins deutes hi ha inscrits. La pot demanar qualsevol que hi tingui interès, sense permís del propietari. Val la pena tenir-ne una de recent abans de l’oferta i una altra abans de les arres.",
      next: "Si vol mirar-la amb algú que l’hi expliqui, vegi com [revisem la documentació](/services/legal-support).",
      description:
        "Què és la nota simple, què explica d’un habitatge i què no, qui la pot demanar, com se sol·licita i què cal comprovar-hi abans de signar un contracte d’arres.",
      sources: ["Llei hipotecària, arts. 38, 221 i 222.5", "Reial decret 1427/1989 (aranzel dels registradors)"],
    },
    ru: {
      names: [
        "выписка из реестра",
        "nota simple",
        "выписка из реестра собственности",
        "выписка nota simple",
        "нота симпле",
        "выписка из реестра Испания",
        "выписка из регистра собственности",
        "выписка на недвижимость в Испании",
      ],
      title: "Выписка из реестра собственности",
      answers: {
        what: "Выписка из реестра (nota simple) коротко показывает всё главное о жилье: кто собственник, как описана квартира и какие на ней обременения. Закажите её сами до первого платежа. Стоит она недорого, а отвечает на важный вопрос: вправе ли этот человек продавать.",
        cost: "Выписка из реестра стоит недорого: сумму определяет тариф регистраторов, к ней добавляют НДС (IVA), а через интернет выходит дороже, чем в отделении. Полная цена видна до оплаты. На каждый зарегистрированный объект нужна своя выписка, в том числе на отдельное парковочное место.",
        time: "Выписка из реестра, заказанная через интернет, обычно приходит на электронную почту примерно за день. Всё зависит от часов работы отделения и полноты данных. Срока годности по закону нет, но она показывает положение дел только на день выдачи.",
        who: "Заказать выписку из реестра может любой, у кого есть законный интерес, и желание купить жильё подходит (Ипотечный закон, ст. 221). Согласие собственника не нужно. Нужно назвать себя и причину запроса.",
        how: "Выписку из реестра (nota simple), то есть краткую справку о собственнике и обременениях, заказывают на сайте Коллегии регистраторов Испании или в отделении реестра. Укажите регистрационный номер объекта, либо имя и налоговый номер собственника, либо полный адрес, а также причину запроса.",
      },
      sections: [
        {
          heading: "Что видно из выписки?",
          blocks: [
            {
              points: [
                "Кому принадлежит жильё, в каких долях и на каком основании: покупка, наследство, дарение.",
                "Как оно описано: адрес, этаж, площадь, доля в здании.",
                "Какие есть ипотеки, аресты, права пользования, сервитуты.",
                "Подан ли новый акт, который ещё не внесли.",
              ],
            },
            "Запись считается верной, а право — принадлежащим тому, кто в ней назван (Ипотечный закон, ст. 38). Поэтому и нотариус, и банк начинают с неё. Если в объявлении одно имя, а в выписке другое, спросите, кто эти люди и кто из них будет подписывать.",
          ],
        },
        {
          heading: "Чего из неё не узнать?",
          blocks: [
            "Выписка только сообщает сведения и не удостоверяет их (ст. 222.5). Для суда или ведомства нужна заверенная справка регистратора (certificación).",
            "В реестре нет долгов перед сообществом собственников (comunidad), жильцов с незарегистрированным договором, градостроительных нарушений и состояния стен. Площадь тоже может отличаться от настоящей: старые записи никто заново не измерял. За этими сведениями идут в другие места: к управляющему домом, в городской совет, к архитектору.",
          ],
        },
        {
          heading: "Как пользоваться ею при покупке?",
          blocks: [
            {
              steps: [
                "Закажите выписку до предложения о покупке и убедитесь, что продать согласны все собственники.",
                "Сравните адрес, площадь, кладовую и парковку с объявлением и с кадастром.",
                "О каждом обременении спросите, что это, кто и когда его снимет.",
                "Перед договором задатка закажите новую: арест может появиться за неделю.",
                "Перед сделкой нотариус сам получит из реестра свежие данные.",
              ],
            },
          ],
        },
        {
          heading: "Что обнаруживают чаще всего?",
          blocks: [
            {
              points: [
                "Переговоры ведёт один супруг, а собственников двое.",
                "Собственник умер, но наследство ещё не внесено.",
                "Ипотека давно выплачена, однако запись о ней не сняли.",
                "Кладовая записана отдельно, и выписку на неё никто не заказал.",
              ],
            },
            "Всё это решаемо, но занимает недели. Если узнать сразу, задатком никто не рискует. Если узнать на сделке, её придётся отложить, а сроки в договоре задатка останутся прежними.",
          ],
        },
      ],
      example: {
        heading: "Какие цифры сравнить на деле?",
        blocks: [
          [
            "Возьмём один из наших объектов: [{a.title}](/property/{a.id}).",
            "В объявлении указана площадь со стенами (construida): {a.area}.",
            "Полезная площадь (útil): {a.useful}.",
            "Положите рядом выписку и о любой разнице спросите до подписания.",
          ],
        ],
      },
      inShort:
        "Выписка из реестра показывает, чьё это жильё и какие долги на нём записаны. Её может заказать любой, у кого есть причина, и собственника спрашивать не надо. Нужна свежая перед предложением о покупке и ещё одна перед задатком.",
      next: "Если хотите разобрать выписку вместе с нами, посмотрите, как мы [проверяем документы](/services/legal-support).",
      description:
        "Что показывает выписка из реестра собственности в Испании (nota simple), кто может её заказать, сколько ждать и что сверить до подписания договора задатка.",
      sources: ["Ипотечный закон (Ley Hipotecaria), ст. 38, 221 и 222.5", "RD 1427/1989 (тариф регистраторов)"],
    },
  },
};
