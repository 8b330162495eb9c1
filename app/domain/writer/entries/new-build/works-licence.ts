import type { Entry } from "../entry";

export const worksLicence: Entry = {
  theme: "new-build",
  related: ["off-plan", "first-occupancy", "renovation-works", "advance-payment-guarantee", "premises-into-a-home"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "works licence",
        "building permit",
        "building permit barcelona",
        "planning permission in barcelona",
        "licence to build",
        "licence for building work",
        "construction permit catalonia",
      ],
      title: "The works licence",
      answers: {
        what: "The works licence (licencia de obras) is the city council’s permission to build, or to carry out larger building work. For a home bought off-plan it is the first document to see. Its number and expiry have to be in the advert, and no developer may take money on account without it. For a renovation, ask which permit your work needs before the first wall comes down.",
        cost: "A works licence costs a municipal fee and the tax on building work (ICIO), by law four per cent of the construction budget at most. The architect’s project comes on top where one is required. In a new home all of this is the developer’s expense.",
        time: "A works licence states by when the work has to begin and end. If it doesn’t, Catalan law counts one year to begin and three to finish, from the day it was notified (Legislative Decree 1/2010, art. 189.2). How long the city council needs depends on the kind of work.",
        who: "The works licence is granted by the city council and applied for by whoever has the work done: the developer, the community or the owner. An architect signs the project. A contractor’s promise to “see to it” does not move the responsibility.",
      },
      sections: [
        {
          heading: "Where do you find it, and what do you check?",
          blocks: [
            "The advert of a home not yet transferred for the first time gives the number and the expiry date of the licence (Law 18/2007, art. 59 c). Compare it with the document itself:",
            {
              points: [
                "the plot and the number of homes and parking spaces;",
                "the name of the developer, or the transfer of the licence to it;",
                "the dates: granted, work begun, expires, extended;",
                "conditions, such as an archaeological survey or a protected façade;",
                "the project: are your terrace and your storage room drawn in it?",
              ],
            },
          ],
        },
        {
          heading: "What does it allow, and what doesn’t it?",
          blocks: [
            "A licence permits the work that was drawn and nothing more. It says nothing about the price, the deadline in your contract or the developer’s money. When the building is finished, first occupation is usually notified by a prior communication, and then the habitability certificate is issued.",
            "Changes during the work need an amended licence. Ask for it if the plan you signed differs from the building.",
          ],
        },
        {
          heading: "Which permit does a renovation need?",
          blocks: [
            {
              steps: [
                "Describe the work: structure, layout, façade, installations or only finishes.",
                "Ask the city council’s office, or its website, which procedure applies: licence, prior communication or mere notice.",
                "Ask the community too: structure and façade are common elements.",
                "Have the technician sign what is required, and pay fee and tax.",
                "Keep permit, invoices and the certificate of completion with the deed.",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong without it?",
          blocks: [
            {
              points: [
                "The advert cannot be complete, and money may not be taken (art. 63).",
                "A terrace that was closed in remains outside the register’s area.",
                "The buyer’s bank values only what is legal.",
                "The city council can order the work undone, at the expense of whoever owns the home by then.",
              ],
            },
          ],
        },
        {
          heading: "What does the licence add to the bill of a renovation?",
          blocks: [
            {
              caption: "An example: a quote of €30,000, assumed",
              columns: ["Item", "Amount"],
              rows: [
                ["Work", "€30,000"],
                ["VAT at 10%, where the conditions are met", "€3,000"],
                ["Tax on building work (ICIO), 4% at most", "up to €1,200"],
                ["Total before the municipal fee and the project", "up to €34,200"],
              ],
            },
            "The reduced VAT is for a private person or a community, in a home more than two years old, with materials of at most 40% of the cost. Otherwise it is 21%.",
          ],
        },
      ],
      example: {
        heading: "What do we publish about it?",
        blocks: [
          [
            "{?dev.any}Our [new developments](/developments) state the number and expiry of the licence beside the stage of the building work.",
            "[{a.title}](/property/{a.id}): the year of construction is {a.built}.",
            "{a.title}: the last renovation we know of dates from {a.renovated}, so a buyer may ask for its permit.",
          ],
        ],
      },
      inShort: [
        "A works licence is the city council’s permission to build.",
        "Its number and expiry must be in the advert of a new home.",
        "Without it a developer may not take money on account.",
      ],
      next: "Compare licence, state and handover of each building: [see our developments](/developments).",
      description:
        "The works licence in Barcelona: where to find its number and expiry, what to check before buying off-plan, which permit a renovation needs and what goes wrong.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 59 c and 63",
        "Legislative Decree 1/2010, Planning Act of Catalonia, arts. 187 and 189",
        "Legislative Royal Decree 2/2004, art. 102",
      ],
    },
    es: {
      names: [
        "licencia de obras",
        "licencia de obra mayor",
        "licencia urbanística",
        "permiso de obras",
        "licencia de obras barcelona",
        "licencia de edificación",
        "permiso de obras en barcelona",
      ],
      title: "La licencia de obras",
      answers: {
        what: "La licencia de obras es el permiso del Ayuntamiento para construir o para hacer obras importantes. En una vivienda sobre plano es el primer documento que hay que ver. Su número y su caducidad deben estar en el anuncio, y sin ella la promotora no puede cobrar a cuenta. En una reforma, pregunte qué permiso necesita antes de tocar un tabique.",
        cost: "La licencia de obras cuesta una tasa municipal y el impuesto de construcciones (ICIO). Por ley, este no pasa del cuatro por ciento del presupuesto. Donde haga falta se suma el proyecto del arquitecto. En una vivienda nueva, todo eso es gasto de la promotora.",
        time: "La licencia de obras indica cuándo se debe empezar y acabar. Si calla, en Cataluña se cuenta un año para empezar y tres para terminar desde su notificación (Decreto legislativo 1/2010, art.\u00a0189.2). Lo que tarde el Ayuntamiento en concederla depende del tipo de obra.",
        who: "La licencia de obras la concede el Ayuntamiento y la pide quien encarga la obra: la promotora, la comunidad o el propietario. El proyecto lo firma un arquitecto. Que el contratista prometa «encargarse» no traslada la responsabilidad.",
      },
      sections: [
        {
          heading: "¿Dónde está y qué se comprueba?",
          blocks: [
            "El anuncio de una vivienda en primera transmisión da el número de la licencia y su fecha de caducidad (Ley 18/2007, art.\u00a059 c). Compárelo con el documento:",
            {
              points: [
                "el solar y el número de viviendas y de aparcamientos;",
                "el nombre de la promotora, o la transmisión de la licencia a su favor;",
                "las fechas: concesión, inicio, caducidad y prórroga;",
                "las condiciones, como una excavación arqueológica o una fachada protegida;",
                "el proyecto: ¿están dibujados su terraza y su trastero?",
              ],
            },
          ],
        },
        {
          heading: "¿Qué permite y qué no dice?",
          blocks: [
            "Permite lo que se dibujó y nada más. No dice nada del precio, del plazo de su contrato ni del dinero de la promotora. Acabado el edificio, la primera ocupación suele hacerse por comunicación previa y después se expide la cédula de habitabilidad.",
            "Los cambios durante la obra piden modificar la licencia. Reclámela si el plano que firmó no coincide con lo construido.",
          ],
        },
        {
          heading: "¿Qué permiso pide una reforma?",
          blocks: [
            {
              steps: [
                "Describa la obra: estructura, distribución, fachada, instalaciones o solo acabados.",
                "Pregunte en la oficina o en la web municipal qué trámite toca: licencia, comunicación previa o simple aviso.",
                "Pregunte también a la comunidad: estructura y fachada son elementos comunes.",
                "Que el técnico firme lo exigido, y pague tasa e impuesto.",
                "Guarde permiso, facturas y certificado final junto a la escritura.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué pasa sin ella?",
          blocks: [
            {
              points: [
                "El anuncio queda incompleto y no se puede cobrar a cuenta (art.\u00a063).",
                "Una terraza cerrada sigue fuera de la superficie registral.",
                "El banco de quien compra solo tasa lo que es legal.",
                "El Ayuntamiento puede ordenar deshacer la obra a costa de quien sea entonces propietario.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué añade la licencia a la factura de una reforma?",
          blocks: [
            {
              caption: "Un ejemplo: presupuesto supuesto de 30.000\u00a0€",
              columns: ["Concepto", "Importe"],
              rows: [
                ["Obra", "30.000\u00a0€"],
                ["IVA del 10\u00a0%, si se cumplen las condiciones", "3.000\u00a0€"],
                ["Impuesto de construcciones (ICIO), 4\u00a0% como máximo", "hasta 1.200\u00a0€"],
                ["Total, antes de tasas y proyecto", "hasta 34.200\u00a0€"],
              ],
            },
            "El IVA reducido es para particulares o comunidades, en viviendas de más de dos años y con materiales que no pasen del 40\u00a0% del coste. Si no, es del 21\u00a0%.",
          ],
        },
      ],
      example: {
        heading: "¿Qué publicamos nosotros?",
        blocks: [
          [
            "{?dev.any}Nuestra [obra nueva](/developments) indica el número y la caducidad de la licencia junto al estado de las obras.",
            "[{a.title}](/property/{a.id}) se construyó en {a.built}.",
            "{a.title}: la última reforma que conocemos es de {a.renovated}, y se puede pedir su permiso.",
          ],
        ],
      },
      inShort: [
        "La licencia de obras es el permiso municipal para construir.",
        "Su número y su caducidad deben estar en el anuncio de una vivienda nueva.",
        "Sin ella la promotora no puede cobrar a cuenta.",
      ],
      next: "Compare licencia, estado y entrega de cada edificio: [vea nuestras promociones](/developments).",
      description:
        "La licencia de obras en Barcelona: dónde ver su número y su caducidad, qué comprobar antes de comprar sobre plano y qué permiso necesita una reforma en casa.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a059 c y 63",
        "Decreto legislativo 1/2010, Ley de urbanismo de Cataluña, arts.\u00a0187 y 189",
        "Real Decreto legislativo 2/2004, art.\u00a0102",
      ],
    },
    ca: {
      names: [
        "llicència d’obres",
        "llicència d’obra major",
        "llicència urbanística",
        "permís d’obres",
        "llicència d’obres barcelona",
        "llicència d’edificació",
        "permís d’obres a barcelona",
      ],
      title: "La llicència d’obres",
      answers: {
        what: "La llicència d’obres és el permís de l’Ajuntament per construir o per fer obres importants. En un habitatge sobre plànol és el primer document que cal veure. El número i la caducitat han de ser a l’anunci, i sense ella la promotora no pot cobrar a compte. En una reforma, pregunti quin permís necessita abans de tocar cap envà.",
        cost: "La llicència d’obres costa una taxa municipal i l’impost de construccions (ICIO), que per llei no passa del quatre per cent del pressupost de l’obra. On calgui s’hi suma el projecte de l’arquitecte. En un habitatge nou, tot això és despesa de la promotora.",
        time: "La llicència d’obres diu quan s’ha de començar i acabar. Si no ho diu, a Catalunya es compta un any per començar i tres per acabar des de la notificació (Decret legislatiu 1/2010, art.\u00a0189.2). El que trigui l’Ajuntament a concedir-la depèn de la mena d’obra.",
        who: "La llicència d’obres la concedeix l’Ajuntament i la demana qui encarrega l’obra: la promotora, la comunitat o el propietari. El projecte el signa un arquitecte. Que el contractista prometi «encarregar-se’n» no trasllada la responsabilitat.",
      },
      sections: [
        {
          heading: "On és i què s’hi comprova?",
          blocks: [
            "L’anunci d’un habitatge en primera transmissió dona el número de la llicència i la data de caducitat (Llei 18/2007, art.\u00a059 c). Compari’l amb el document:",
            {
              points: [
                "el solar i el nombre d’habitatges i d’aparcaments;",
                "el nom de la promotora, o la transmissió de la llicència a favor seu;",
                "les dates: concessió, inici, caducitat i pròrroga;",
                "les condicions, com una excavació arqueològica o una façana protegida;",
                "el projecte: hi ha dibuixats la terrassa i el traster?",
              ],
            },
          ],
        },
        {
          heading: "Què permet i què no diu?",
          blocks: [
            "Permet el que s’hi va dibuixar i res més. No diu res del preu, del termini del seu contracte ni dels diners de la promotora. Acabat l’edifici, la primera ocupació se sol fer per comunicació prèvia i després s’expedeix la cèdula d’habitabilitat.",
            "Els canvis durant l’obra volen modificar la llicència. Reclami-la si el plànol que va signar no coincideix amb el que s’ha construït.",
          ],
        },
        {
          heading: "Quin permís vol una reforma?",
          blocks: [
            {
              steps: [
                "Descrigui l’obra: estructura, distribució, façana, instal·lacions o només acabats.",
                "Pregunti a l’oficina o a la web municipal quin tràmit toca: llicència, comunicació prèvia o simple avís.",
                "Pregunti-ho també a la comunitat: estructura i façana són elements comuns.",
                "Que el tècnic signi el que calgui, i pagui taxa i impost.",
                "Guardi permís, factures i certificat final amb l’escriptura.",
              ],
            },
          ],
        },
        {
          heading: "Què passa sense llicència?",
          blocks: [
            {
              points: [
                "L’anunci queda incomplet i no es pot cobrar a compte (art.\u00a063).",
                "Una terrassa tancada continua fora de la superfície registral.",
                "El banc de qui compra només taxa el que és legal.",
                "L’Ajuntament pot ordenar desfer l’obra a càrrec de qui sigui llavors el propietari.",
              ],
            },
          ],
        },
        {
          heading: "Què afegeix la llicència a la factura d’una reforma?",
          blocks: [
            {
              caption: "Un exemple: pressupost suposat de 30.000\u00a0€",
              columns: ["Concepte", "Import"],
              rows: [
                ["Obra", "30.000\u00a0€"],
                ["IVA del 10\u00a0%, si es compleixen les condicions", "3.000\u00a0€"],
                ["Impost de construccions (ICIO), 4\u00a0% com a màxim", "fins a 1.200\u00a0€"],
                ["Total, abans de taxes i projecte", "fins a 34.200\u00a0€"],
              ],
            },
            "L’IVA reduït és per a particulars o comunitats, en habitatges de més de dos anys i amb materials que no passin del 40\u00a0% del cost. Si no, és del 21\u00a0%.",
          ],
        },
      ],
      example: {
        heading: "Què en publiquem nosaltres?",
        blocks: [
          [
            "{?dev.any}La nostra [obra nova](/developments) diu el número i la caducitat de la llicència al costat de l’estat de les obres.",
            "[{a.title}](/property/{a.id}) es va construir l’any {a.built}.",
            "{a.title}: l’última reforma que coneixem és de l’any {a.renovated}, i se’n pot demanar el permís.",
          ],
        ],
      },
      inShort: [
        "La llicència d’obres és el permís municipal per construir.",
        "El número i la caducitat han de ser a l’anunci d’un habitatge nou.",
        "Sense ella la promotora no pot cobrar a compte.",
      ],
      next: "Compari llicència, estat i lliurament de cada edifici: [vegi les nostres promocions](/developments).",
      description:
        "La llicència d’obres a Barcelona: on es veuen el número i la caducitat, què cal comprovar abans de comprar sobre plànol i quin permís vol una reforma.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, arts.\u00a059 c i 63",
        "Decret legislatiu 1/2010, Llei d’urbanisme, arts.\u00a0187 i 189",
        "Reial decret legislatiu 2/2004, art.\u00a0102",
      ],
    },
    ru: {
      names: [
        "разрешение на строительство",
        "разрешение на стройку",
        "разрешение на строительные работы",
        "разрешение на ремонт в Барселоне",
        "строительное разрешение в Испании",
        "licencia de obras",
        "разрешение мэрии на работы",
      ],
      title: "Разрешение на строительство",
      answers: {
        what: "Разрешение на строительство (licencia de obras) даёт мэрия: без него нельзя ни строить, ни вести крупные работы. При покупке строящейся квартиры это первый документ, который нужно увидеть. Его номер и срок обязаны стоять в рекламе, и без него застройщик не вправе брать деньги вперёд.",
        cost: "Разрешение на строительство стоит муниципальный сбор и налог на строительные работы (ICIO), по закону не больше четырёх процентов сметы. Где нужен проект, прибавьте работу архитектора. В новостройке всё это расходы застройщика.",
        time: "В разрешении на строительство указано, когда начать и закончить. Если сроков нет, в Каталонии считают год на начало и три на окончание со дня уведомления (Decret legislatiu 1/2010, ст.\u00a0189.2). Сколько времени нужно мэрии, зависит от вида работ.",
        who: "Разрешение на строительство выдаёт мэрия, а просит его тот, кто заказал работы: застройщик, сообщество или собственник. Проект подписывает архитектор. Если подрядчик обещал «всё уладить», отвечать всё равно будет заказчик.",
      },
      sections: [
        {
          heading: "Где его найти и что проверить?",
          blocks: [
            "В рекламе жилья, которое продают впервые, указаны номер разрешения и день, когда оно истекает (Закон 18/2007, ст.\u00a059 c). Сравните с самим документом:",
            {
              points: [
                "участок, число квартир и парковочных мест;",
                "имя застройщика или передача ему разрешения;",
                "даты: выдано, работы начаты, истекает, продлено;",
                "условия, например археологические раскопки или охраняемый фасад;",
                "проект: нарисованы ли в нём ваша терраса и кладовая?",
              ],
            },
          ],
        },
        {
          heading: "Что оно разрешает, а о чём молчит?",
          blocks: [
            "Оно разрешает то, что начерчено, и ничего больше. О цене, сроке вашего договора и деньгах застройщика в нём нет ни слова. Когда дом готов, о первом заселении обычно подают предварительное уведомление, а затем выдают свидетельство о пригодности для проживания.",
            "Для изменений во время стройки нужно изменённое разрешение. Попросите его, если подписанный план не совпадает с домом. Без него площадь в реестре и площадь на самом деле разойдутся.",
          ],
        },
        {
          heading: "Что нужно для ремонта квартиры?",
          blocks: [
            {
              steps: [
                "Опишите работы: конструкции, планировка, фасад, коммуникации или только отделка.",
                "Узнайте в мэрии или на её сайте, что подать: запрос на разрешение, предварительное уведомление или простое сообщение.",
                "Спросите сообщество собственников (comunidad): конструкции и фасад общие.",
                "Пусть специалист подпишет то, что требуется; уплатите сбор и налог.",
                "Храните разрешение, счета и акт об окончании вместе с нотариальным актом.",
              ],
            },
          ],
        },
        {
          heading: "Что бывает без разрешения?",
          blocks: [
            {
              points: [
                "Реклама неполна, и деньги вперёд брать нельзя (ст.\u00a063).",
                "Застеклённая терраса не входит в площадь по реестру.",
                "Банк покупателя оценивает только законное.",
                "Мэрия может потребовать всё разобрать за счёт того, кто к этому дню собственник.",
                "При продаже покупатель попросит документы на ремонт, и отсутствие их станет поводом торговаться.",
              ],
            },
          ],
        },
        {
          heading: "Что разрешение добавляет к счёту за ремонт?",
          blocks: [
            {
              caption: "Пример: предполагаемая смета 30\u00a0000\u00a0€",
              columns: ["Статья", "Сумма"],
              rows: [
                ["Работы", "30\u00a0000\u00a0€"],
                ["НДС 10\u00a0%, если соблюдены условия", "3000\u00a0€"],
                ["Налог на строительные работы (ICIO), не больше 4\u00a0%", "до 1200\u00a0€"],
                ["Итого без городского сбора и проекта", "до 34\u00a0200\u00a0€"],
              ],
            },
            "Пониженный НДС действует для частных лиц и сообществ собственников, если жилью больше двух лет и материалы составляют не больше 40\u00a0% стоимости. Иначе он 21\u00a0%. Попросите подрядчика указать ставку в смете, а не только итог, и уточните в мэрии, какая процедура нужна для ваших работ: от этого зависят и сбор, и срок начала.",
          ],
        },
      ],
      example: {
        heading: "Что об этом публикуем мы?",
        blocks: [
          [
            "{?dev.any}У каждой из [наших новостроек](/developments) рядом с готовностью дома указаны номер и срок разрешения.",
            "[{a.title}](/property/{a.id}): год постройки {a.built}.",
            "{a.title}: последний известный нам ремонт\u00a0— {a.renovated} год, и разрешение на него можно попросить.",
          ],
        ],
      },
      inShort: [
        "Разрешение на строительство выдаёт мэрия.",
        "Его номер и срок обязаны стоять в рекламе нового жилья.",
        "Без него застройщик не вправе брать деньги вперёд.",
      ],
      next: "Сравните разрешение, готовность и срок сдачи каждого дома: [наши новостройки](/developments).",
      description:
        "Разрешение на строительство в Барселоне: где увидеть номер и срок, что проверить до покупки строящейся квартиры, что нужно для ремонта и чем грозит обход.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a059 c и 63",
        "Decret legislatiu 1/2010, Закон Каталонии о градостроительстве, ст.\u00a0187 и 189",
        "Королевский законодательный декрет 2/2004, ст.\u00a0102",
      ],
    },
  },
};
