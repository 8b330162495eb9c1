import type { Entry } from "../entry";

export const energyCertificate: Entry = {
  theme: "documents",
  related: ["documents-to-sell", "habitability-certificate", "living-costs-of-a-home", "building-inspection"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "energy certificate",
        "energy performance certificate",
        "epc spain",
        "energy rating",
        "energy label",
        "certificado energetico",
        "energy efficiency certificate",
        "energy certficate",
      ],
      title: "The energy certificate",
      answers: {
        what: "The energy certificate gives a home two letters from A to G: one for the energy it uses and one for its emissions. Whoever sells or lets a home must have it, and every advert must show the label. So you should meet it before the first viewing, not at the notary’s.",
        cost: "No tariff fixes the price of an energy certificate; the technician’s fee depends on the size of the home and the distance. Ask for a written quote that includes the visit and the entry in the official register. The seller pays for it.",
        time: "An energy certificate is valid for {label.years} years, or {label.worstYears} if the rating is G. Preparing one takes a visit and some desk work, then the registration. Order it before the advert is written, because the advert needs it.",
        who: "The owner who sells or lets has the energy certificate made and pays for it. A qualified technician signs it; since 23 July 2026 Royal Decree 659/2025 says who qualifies. Whoever publishes the advert answers for the rating too.",
        how: "You get an energy certificate by having a qualified technician visit the home, measure it and note walls, windows and equipment. The result is entered in the register of the Catalan Energy Institute (ICAEN), which issues the label.",
      },
      sections: [
        {
          heading: "When do you need one?",
          blocks: [
            "You need one to sell or let an existing home, and the label belongs in every offer and advert (Royal Decree 390/2021, art. 15.2). An agency, website or portal must include the rating as well (art. 17.3).",
            "Some buildings are exempt, among them those bought to be knocked down or thoroughly renovated. A home sold off-plan shows the rating of the project, and the finished building gets its own.",
          ],
        },
        {
          heading: "How do you read the two letters?",
          blocks: [
            {
              points: [
                "The first is the use of non-renewable primary energy, in kWh per square metre a year.",
                "The second is the CO₂ emitted, in kilos per square metre a year.",
                "Both assume normal use of the home, so your bills may be higher or lower.",
                "The recommendations at the end say which improvement would raise the letter.",
              ],
            },
            "Compare figures, not only letters: two homes with the same letter can be far apart within the band.",
          ],
        },
        {
          heading: "What do you do as a seller?",
          blocks: [
            {
              steps: [
                "Look for the certificate you already have and read its date.",
                "Check that the boiler, the windows and the air conditioning are still those described.",
                "Order a new one if it has expired or no longer describes the home.",
                "Give the agent the label and the registration number before the advert appears.",
                "Hand the buyer the certificate with the deed.",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong?",
          blocks: [
            "Adverts say “pending” for months, although the label should be there from the first day. Certificates made without a visit give themselves away: the number of windows is wrong. False labels are forbidden and can be fined (art. 15.3).",
            "As a buyer, ask for the whole certificate. The label only has room for two letters; the pages behind it tell you about the walls and the hot water.",
          ],
        },
      ],
      example: {
        heading: "Which ratings do our homes have?",
        blocks: [
          [
            "{?list.labels}On {date} our homes have these ratings, with the number of homes in brackets: {list.labels}.",
            "[{a.title}](/property/{a.id}) has {a.rating}.",
            "{?a.consumption}Its certificate puts the use at {a.consumption} kWh per square metre a year.",
          ],
        ],
      },
      inShort:
        "The energy certificate rates a home from A to G for energy and emissions. The seller has it made, and the advert has to show it. Read the figures and recommendations too: they explain the letter.",
      next: "Each of [our homes](/properties) shows its energy rating beside the price.",
      description:
        "What the energy certificate says about a home in Barcelona, when it is required, how long it is valid, who pays for it and how to read its two letters well.",
      sources: ["Royal Decree 390/2021, arts. 15 and 17", "Royal Decree 659/2025"],
    },
    es: {
      names: [
        "certificado energético",
        "certificado de eficiencia energética",
        "certificación energética",
        "cee",
        "etiqueta energética",
        "calificación energética",
        "certificado energetico piso",
        "certificado enérgetico",
      ],
      title: "El certificado energético",
      answers: {
        what: "El certificado energético es obligatorio para vender o alquilar una vivienda, y su etiqueta debe estar en todos los anuncios. Pone dos letras, de la A, la mejor, a la G, la peor: una significa el consumo y otra, las emisiones. La letra E es la quinta de las siete: gasta más que una D y menos que una F.",
        cost: "El certificado energético no tiene precio oficial: los honorarios del técnico son libres y dependen de los metros y del desplazamiento. Pida un presupuesto por escrito que incluya la visita y el registro. Lo paga quien vende.",
        time: "El certificado energético es válido {label.years} años, o {label.worstYears} si la calificación es G. Hacerlo requiere una visita, el cálculo y el registro. Encárguelo antes de redactar el anuncio, que lo necesita desde el primer día.",
        who: "El certificado energético lo encarga y lo paga el propietario que vende o alquila. Lo firma un técnico competente; desde el 23 de julio de 2026, el Real Decreto 659/2025 dice quién lo es. Quien publica el anuncio también responde de la calificación.",
        how: "Para obtener el certificado energético, un técnico competente visita la vivienda, la mide y anota muros, ventanas e instalaciones. Después se inscribe en el registro del Instituto Catalán de Energía (ICAEN), que emite la etiqueta.",
      },
      sections: [
        {
          heading: "¿Cuándo es obligatorio?",
          blocks: [
            "Desde el primer anuncio, no desde que aparece quien compra: la etiqueta va en toda oferta, promoción y publicidad (RD\u00a0390/2021, art.\u00a015.2). Agencias, webs y portales también deben incluir la calificación (art. 17.3).",
            "Algunos edificios quedan exentos, como los que se compran para derribarlos o reformarlos a fondo. Sobre plano se anuncia la calificación del proyecto; el edificio terminado tendrá la suya.",
          ],
        },
        {
          heading: "¿Cómo se leen las dos letras?",
          blocks: [
            {
              points: [
                "Una mide el consumo de energía primaria no renovable, en kWh por metro cuadrado al año.",
                "La otra mide el CO₂ emitido, en kilos por metro cuadrado al año.",
                "Ambas suponen un uso normal, de modo que sus facturas pueden ser otras.",
                "Las recomendaciones del final indican qué mejora subiría la letra.",
              ],
            },
            "No se quede en la letra: de dos viviendas con una E, una puede rozar la D y la otra la F. Compare los números y pida las facturas de un año.",
          ],
        },
        {
          heading: "¿Qué debe hacer si vende?",
          blocks: [
            {
              steps: [
                "Busque el certificado que ya tenga y mire la fecha.",
                "Compruebe que la caldera, las ventanas y el aire acondicionado siguen siendo los descritos.",
                "Encargue otro si ha caducado o si la vivienda ha cambiado.",
                "Dé a la agencia la etiqueta y el número de registro antes de publicar.",
                "Entregue el certificado a quien compra junto con la escritura.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué suele fallar?",
          blocks: [
            "Hay anuncios que dicen «en trámite» durante meses, cuando la etiqueta debe estar desde el principio. Los certificados hechos sin visita se delatan solos: no aciertan ni el número de ventanas. Las etiquetas falsas están prohibidas y se pueden sancionar (art. 15.3).",
            "Si compra, pida el documento entero. La etiqueta resume; las páginas siguientes hablan de los muros, el agua caliente y la ventilación, y de ahí sale qué convendría cambiar.",
          ],
        },
      ],
      example: {
        heading: "¿Qué letras tienen nuestras viviendas?",
        blocks: [
          [
            "{?list.labels}A {date}, nuestras viviendas tienen estas calificaciones, con el número de cada una entre paréntesis: {list.labels}.",
            "Un caso concreto: [{a.title}](/property/{a.id}), {a.rating}.",
            "{?a.consumption}Su certificado le atribuye {a.consumption} kWh por metro cuadrado al año.",
          ],
        ],
      },
      inShort:
        "El certificado energético califica una vivienda de la A a la G por consumo y por emisiones. Lo encarga quien vende y debe verse en el anuncio. Las cifras y las recomendaciones explican la letra mejor que la propia letra.",
      next: "En [nuestras viviendas](/properties) la calificación energética está a la vista, al lado del precio.",
      description:
        "Qué dice el certificado energético de una vivienda, cuándo es obligatorio, cuántos años es válido, quién lo paga y cómo se leen sus dos letras al comprar.",
      sources: ["Real Decreto 390/2021, arts. 15 y 17", "Real Decreto 659/2025"],
    },
    ca: {
      names: [
        "certificat energètic",
        "certificat d’eficiència energètica",
        "certificació energètica",
        "etiqueta energètica",
        "qualificació energètica",
        "certificat energetic pis",
        "certificat enèrgetic",
      ],
      title: "El certificat energètic",
      answers: {
        what: "Sense certificat energètic un habitatge no es pot anunciar, llevat d’uns pocs casos exempts: qui ven o lloga l’ha de tenir, i l’etiqueta ha de sortir a tots els anuncis. El certificat posa dues lletres, de la A a la G: una per l’energia que gasta l’habitatge i l’altra per les emissions. Qui compra, per tant, l’hauria de poder veure abans de la primera visita.",
        cost: "El certificat energètic no té preu oficial: els honoraris del tècnic són lliures i depenen dels metres i del desplaçament. Demani un pressupost per escrit que inclogui la visita i el registre. El paga qui ven.",
        time: "Per fer el certificat energètic calen una visita, feina de despatx i el registre. Encarregui’l abans d’escriure l’anunci, perquè l’etiqueta hi ha de ser des del primer dia. És vàlid {label.years} anys, o {label.worstYears} si la qualificació és G.",
        who: "El certificat energètic l’encarrega i el paga el propietari que ven o lloga. El signa un tècnic competent; qui ho és, ho diu el Reial decret 659/2025. De la qualificació també en respon qui publica l’anunci.",
        how: "Per tenir el certificat energètic, un tècnic competent visita l’habitatge, el mesura i apunta parets, finestres i instal·lacions. Després s’inscriu al registre de l’Institut Català d’Energia (ICAEN), que emet l’etiqueta.",
      },
      sections: [
        {
          heading: "Quan és obligatori?",
          blocks: [
            "És obligatori per vendre o llogar un habitatge existent, i l’etiqueta va a tota oferta i publicitat (RD 390/2021, art. 15.2). Les agències, els webs i els portals també hi han de posar la qualificació (art. 17.3).",
            "Alguns edificis n’estan exempts, com els que es compren per enderrocar-los o reformar-los de dalt a baix. Sobre plànol s’anuncia la qualificació del projecte; l’edifici acabat tindrà la seva.",
          ],
        },
        {
          heading: "Com es llegeixen les dues lletres?",
          blocks: [
            {
              points: [
                "L’una és el consum d’energia primària no renovable, en kWh per metre quadrat l’any.",
                "L’altra és el CO₂ que s’emet, en quilos per metre quadrat l’any.",
                "Totes dues suposen un ús normal, i les seves factures poden ser unes altres.",
                "Les recomanacions del final diuen amb quina millora pujaria la lletra.",
              ],
            },
            "Compari també els números, perquè amb la mateixa lletra dos pisos poden quedar ben lluny l’un de l’altre. I demani les factures d’un any, que expliquen com s’hi ha viscut.",
          ],
        },
        {
          heading: "Què ha de fer si ven?",
          blocks: [
            {
              steps: [
                "Busqui el certificat que ja tingui i miri’n la data.",
                "Comprovi que la caldera, les finestres i l’aire condicionat encara siguin els que hi surten.",
                "Encarregui’n un de nou si ha caducat o si el pis ha canviat.",
                "Doni a l’agència l’etiqueta i el número de registre abans de publicar.",
                "Lliuri el certificat a qui compra amb l’escriptura.",
              ],
            },
          ],
        },
        {
          heading: "Què acostuma a fallar?",
          blocks: [
            "Hi ha anuncis que diuen «en tràmit» mesos i mesos, quan l’etiqueta hi ha de ser d’entrada. Un certificat fet sense visita es nota: de vegades no hi coincideixen ni les finestres. Les etiquetes falses estan prohibides i se sancionen (art. 15.3).",
            "Si compra, demani’n totes les pàgines. L’etiqueta és un resum; la resta parla de les parets, l’aigua calenta i la ventilació.",
          ],
        },
      ],
      example: {
        heading: "Quines lletres tenen els nostres habitatges?",
        blocks: [
          [
            "{?list.labels}El {date}, els nostres habitatges tenien aquestes qualificacions, amb el nombre d’habitatges entre parèntesis: {list.labels}.",
            "Un cas concret: [{a.title}](/property/{a.id}), {a.rating}.",
            "{?a.consumption}El seu certificat li dona {a.consumption} kWh per metre quadrat l’any.",
          ],
        ],
      },
      inShort:
        "El certificat energètic qualifica un habitatge de la A a la G, pel consum i per les emissions. L’encarrega qui ven i s’ha de veure a l’anunci. Les xifres i les recomanacions expliquen d’on surt la lletra.",
      next: "Als [nostres habitatges](/properties) la qualificació energètica és a la vista, al costat del preu.",
      description:
        "Què diu el certificat energètic d’un habitatge, quan és obligatori, quants anys és vàlid, qui l’ha de pagar i com es llegeixen les dues lletres si compra.",
      sources: ["Reial decret 390/2021, arts. 15 i 17", "Reial decret 659/2025"],
    },
    ru: {
      names: [
        "сертификат энергоэффективности",
        "энергетический сертификат",
        "энергосертификат",
        "класс энергоэффективности",
        "certificado energético",
        "этикетка энергоэффективности",
        "энергопаспорт квартиры",
      ],
      title: "Сертификат энергоэффективности",
      answers: {
        what: "Сертификат энергоэффективности ставит жилью две буквы от A до G: одну за расход энергии, другую за выбросы. Без него нельзя продавать и сдавать, а этикетка с буквами должна быть в каждом объявлении. Поэтому увидеть её вы должны ещё до первого просмотра.",
        cost: "Официальной цены у сертификата энергоэффективности нет: гонорар специалиста зависит от площади и от того, далеко ли ехать. Попросите письменную смету, в которую входят осмотр и внесение в реестр. Платит продавец.",
        time: "Сертификат энергоэффективности действует {label.years} лет, а при классе G — {label.worstYears} лет. Для него нужны осмотр, расчёт и внесение в реестр. Закажите его до того, как писать объявление: там он нужен с первого дня.",
        who: "Сертификат энергоэффективности заказывает и оплачивает собственник, который продаёт или сдаёт. Подписывает его специалист; кто имеет на это право, с 23 июля 2026 года определяет RD 659/2025. За указанный класс отвечает и тот, кто публикует объявление.",
        how: "Чтобы получить сертификат энергоэффективности, пригласите специалиста: он обмерит жильё, осмотрит стены, окна и оборудование. Затем документ вносят в реестр Каталонского института энергетики (ICAEN), который выдаёт этикетку.",
      },
      sections: [
        {
          heading: "Когда он обязателен?",
          blocks: [
            "Он обязателен, когда продают или сдают готовое жильё, а этикетка нужна в любом предложении и рекламе (RD 390/2021, ст. 15.2). Агентства, сайты и порталы тоже обязаны указать класс (ст. 17.3).",
            "Есть исключения: например, здание, которое покупают под снос или полную перестройку. На этапе строительства показывают класс проекта, а построенный дом получает свой собственный документ.",
          ],
        },
        {
          heading: "Как понимать две буквы?",
          blocks: [
            {
              points: [
                "Одна говорит о расходе невозобновляемой первичной энергии: кВт·ч на квадратный метр в год.",
                "Другая говорит о выбросах CO₂: килограммы на квадратный метр в год.",
                "Обе рассчитаны на обычный образ жизни, и ваши счета могут быть выше или ниже.",
                "Рекомендации в конце объясняют, какая переделка поднимет класс.",
              ],
            },
            "Сравнивайте и цифры: два объекта с одной и той же буквой могут стоять на разных краях ступени. Попросите и счета за год: по ним видно, сколько жильё расходует на деле.",
          ],
        },
        {
          heading: "Что сделать продавцу?",
          blocks: [
            {
              steps: [
                "Найдите прежний сертификат и посмотрите на дату.",
                "Проверьте, те ли в нём котёл, окна и кондиционер, что стоят сейчас.",
                "Закажите новый, если срок истёк или жильё изменилось.",
                "Передайте агенту этикетку и регистрационный номер до публикации.",
                "Вручите сертификат покупателю вместе с нотариальным актом (escritura).",
              ],
            },
          ],
        },
        {
          heading: "Где чаще всего ошибаются?",
          blocks: [
            "В объявлениях месяцами пишут «оформляется», хотя этикетка нужна сразу. Сертификат без осмотра легко узнать: в нём неверно даже число окон. Ложная этикетка запрещена, за неё могут оштрафовать (ст. 15.3). Номер из реестра есть у каждого настоящего сертификата: по нему документ находят у ICAEN.",
            "Если покупаете, попросите документ целиком. На этикетке только итог, а дальше описаны стены, горячая вода, отопление и вентиляция. По этим страницам видно, за что стоит буква и во что обойдётся её улучшить.",
          ],
        },
      ],
      example: {
        heading: "Какие буквы у наших объектов?",
        blocks: [
          [
            "{?list.labels}На {date} классы наших объектов, в скобках их число, такие: {list.labels}.",
            "Один из них: [{a.title}](/property/{a.id}), {a.rating}.",
            "{?a.consumption}По сертификату расход здесь {a.consumption} кВт·ч на квадратный метр в год.",
          ],
        ],
      },
      inShort:
        "Сертификат энергоэффективности оценивает жильё от A до G по расходу энергии и по выбросам. Его заказывает продавец, и он обязателен уже в объявлении. Цифры и рекомендации в нём полезнее самой буквы.",
      next: "У [наших объектов](/properties) класс энергоэффективности виден рядом с ценой.",
      description:
        "Сертификат энергоэффективности жилья в Барселоне: когда он обязателен, сколько лет действует, кто за него платит и как понять две буквы и рекомендации в нём.",
      sources: ["RD 390/2021, ст. 15 и 17", "RD 659/2025"],
    },
  },
};
