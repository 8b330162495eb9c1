import type { Entry } from "../entry";

export const energyCertificate: Entry = {
  theme: "documents",
  related: ["documents-to-sell", "habitability-certificate", "living-costs-of-a-home", "building-inspection"],
  checked: "2026-11-23",
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
        what: "The energy certificate gives a home two letters from A to G, one for the energy it uses and one for its emissions, and whoever sells or lets must have it before the home is advertised. It is valid for {label.years}\u00a0years, or {label.worstYears} with a G. The seller pays: as a rough guide €100 to €200 for an apartment.",
        cost: "An energy certificate for an apartment costs roughly €100 to €200, and the seller pays for it. No tariff fixes the technician’s fee: it grows with the size of the home. Ask for a written quote that includes the visit, VAT and the entry in the register of the Catalan Energy Institute (ICAEN).",
        time: "An energy certificate is valid for {label.years}\u00a0years, or {label.worstYears} if the rating is G. Preparing one takes a visit and some desk work, usually a matter of days, and then the registration. Order it before the advert is written, because the advert needs it.",
        who: "The owner who sells or lets has the energy certificate made and pays for it. A qualified technician signs it; since 23\u00a0July 2026 Royal Decree 659/2025 says who qualifies. Whoever publishes the advert answers for the rating too.",
        how: "You get an energy certificate by having a qualified technician visit the home, measure it and note walls, windows and equipment. The result is entered in the register of the Catalan Energy Institute (ICAEN), which issues the label.",
        when: "The energy certificate is needed before the first advert appears, not at the notary’s: the label belongs in every offer and every advert (Royal Decree 390/2021, art.\u00a015.2). The buyer receives the certificate itself with the deed. It has to be renewed when its {label.years}\u00a0years are over, or {label.worstYears} with a G.",
        must: "An energy certificate is compulsory to sell or let a home: without it you can’t, and no advert may appear without its rating (Royal Decree 390/2021, arts.\u00a015.2 and 17.3). Exempt are a few buildings, among them those bought to be knocked down or thoroughly renovated. For your own use of the home none is needed.",
        papers:
          "For an energy certificate the technician needs the cadastral reference, a floor plan if you have one, access to every room, and the data of boiler, hot water and air conditioning. Invoices for new windows or insulation help, since what can’t be proved is entered with the poorer value.",
        pitfalls:
          "The usual faults of an energy certificate are an expired date, a boiler or windows that have been changed since, and a price so low that nobody visits the home. Adverts that say “pending” for months break the rule. False labels are forbidden and can be fined (Royal Decree 390/2021, art.\u00a015.3).",
      },
      sections: [
        {
          heading: "Cost, validity and who pays",
          blocks: [
            {
              caption: "The energy certificate at a glance",
              columns: ["Question", "Answer"],
              rows: [
                ["Valid for", "{label.years}\u00a0years; {label.worstYears} with a G"],
                ["Who orders and pays it", "whoever sells or lets"],
                ["Rough cost of an apartment", "€100 to €200, registration included"],
                ["When it must exist", "before the first advert"],
                ["What the buyer receives", "the certificate with the deed, the label in the advert"],
                ["Where it is registered", "Catalan Energy Institute (ICAEN)"],
              ],
            },
          ],
        },
        {
          heading: "When do you need one?",
          blocks: [
            "You need one to sell or let an existing home, and the label belongs in every offer and advert (Royal Decree 390/2021, art.\u00a015.2). An agency, website or portal must include the rating as well (art.\u00a017.3).",
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
            "Adverts say “pending” for months, although the label should be there from the first day. Certificates made without a visit give themselves away: the number of windows is wrong. False labels are forbidden and can be fined (art.\u00a015.3).",
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
            "{?a.consumption}Its certificate puts the use at {a.consumption}\u00a0kWh per square metre a year.",
          ],
        ],
      },
      inShort:
        "The energy certificate rates a home from A to G for energy and emissions. The seller has it made, and the advert has to show it. Read the figures and recommendations too: they explain the letter.",
      next: "Each of [our homes](/properties) shows its energy rating beside the price.",
      description:
        "The energy certificate for a home in Barcelona: what it costs and who pays, how many years it is valid, when it is compulsory and how to read its two letters.",
      sources: ["Royal Decree 390/2021, arts.\u00a015 and 17", "Royal Decree 659/2025"],
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
        what: "El certificado energético da a la vivienda dos letras de la A a la G, una por la energía que consume y otra por sus emisiones, y quien vende o alquila debe tenerlo antes de anunciarla. Es válido {label.years}\u00a0años, o {label.worstYears} con una G. Lo paga quien vende: como orientación, de 100 a 200\u00a0€ un piso.",
        cost: "El certificado energético de un piso cuesta, como orientación, de 100 a 200\u00a0€, y lo paga quien vende. Ninguna tarifa fija los honorarios del técnico, que crecen con los metros. Pida un presupuesto por escrito que incluya la visita, el IVA y la inscripción en el registro del Institut Català d’Energia (ICAEN).",
        time: "El certificado energético es válido {label.years}\u00a0años, o {label.worstYears} si la letra es una G. Prepararlo lleva una visita y algo de trabajo de despacho, normalmente unos días, y después la inscripción. Encárguelo antes de redactar el anuncio, porque el anuncio lo necesita.",
        who: "El certificado energético lo encarga y lo paga el propietario que vende o alquila. Lo firma un técnico competente; desde el 23\u00a0de julio de 2026, el Real Decreto 659/2025 dice quién lo es. Quien publica el anuncio también responde de la calificación.",
        how: "Para obtener el certificado energético, un técnico competente visita la vivienda, la mide y anota muros, ventanas e instalaciones. Después se inscribe en el registro del Instituto Catalán de Energía (ICAEN), que emite la etiqueta.",
        when: "El certificado energético hace falta antes del primer anuncio, no en la notaría: la etiqueta debe figurar en toda oferta y publicidad (Real Decreto 390/2021, art.\u00a015.2). El certificado en sí se entrega con la escritura. Se renueva al cumplir {label.years}\u00a0años, o {label.worstYears} con una G.",
        must: "El certificado energético es obligatorio para vender o alquilar: sin él no se puede ni anunciar la vivienda (Real Decreto 390/2021, arts.\u00a015.2 y 17.3). Quedan fuera pocos edificios, entre ellos los que se compran para derribarlos o rehabilitarlos a fondo. Para vivir en casa propia no se exige.",
        papers:
          "Para el certificado energético el técnico necesita la referencia catastral, un plano si lo hay, entrar en todas las estancias y los datos de la caldera, el agua caliente y el aire acondicionado. Las facturas de ventanas o aislamiento ayudan: lo que no se prueba se apunta con el peor valor.",
        pitfalls:
          "Los fallos habituales de un certificado energético son la fecha caducada, la caldera o las ventanas que ya no son las descritas y un precio tan bajo que nadie visita el piso. Los anuncios con «en trámite» durante meses incumplen la norma. Las etiquetas falsas están prohibidas y se sancionan (Real Decreto 390/2021, art.\u00a015.3).",
      },
      sections: [
        {
          heading: "Precio, vigencia y quién lo paga",
          blocks: [
            {
              caption: "El certificado energético de un vistazo",
              columns: ["Cuestión", "Respuesta"],
              rows: [
                ["Vigencia", "{label.years}\u00a0años; {label.worstYears} con una G"],
                ["Quién lo encarga y lo paga", "quien vende o alquila"],
                ["Coste orientativo de un piso", "de 100 a 200\u00a0€, con la inscripción"],
                ["Cuándo debe existir", "antes del primer anuncio"],
                ["Qué recibe quien compra", "el certificado con la escritura, la etiqueta en el anuncio"],
                ["Dónde se inscribe", "Institut Català d’Energia (ICAEN)"],
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo es obligatorio?",
          blocks: [
            "Desde el primer anuncio, no desde que aparece quien compra: la etiqueta va en toda oferta, promoción y publicidad (RD\u00a0390/2021, art.\u00a015.2). Agencias, webs y portales también deben incluir la calificación (art.\u00a017.3).",
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
            "Hay anuncios que dicen «en trámite» durante meses, cuando la etiqueta debe estar desde el principio. Los certificados hechos sin visita se delatan solos: no aciertan ni el número de ventanas. Las etiquetas falsas están prohibidas y se pueden sancionar (art.\u00a015.3).",
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
            "{?a.consumption}Su certificado le atribuye {a.consumption}\u00a0kWh por metro cuadrado al año.",
          ],
        ],
      },
      inShort:
        "El certificado energético califica una vivienda de la A a la G por consumo y por emisiones. Lo encarga quien vende y debe verse en el anuncio. Las cifras y las recomendaciones explican la letra mejor que la propia letra.",
      next: "En [nuestras viviendas](/properties) la calificación energética está a la vista, al lado del precio.",
      description:
        "El certificado energético de un piso en Barcelona: precio y quién lo paga, cuántos años es válido, cuándo es obligatorio para vender y cómo se leen sus letras.",
      sources: ["Real Decreto 390/2021, arts.\u00a015 y 17", "Real Decreto 659/2025"],
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
        what: "El certificat energètic dona a l’habitatge dues lletres, de la A a la G: una per l’energia que gasta i l’altra per les emissions. Qui ven o lloga l’ha de tenir abans: sense aquesta qualificació un habitatge no es pot anunciar. És vàlid {label.years}\u00a0anys, o {label.worstYears} amb una G. El paga qui ven: com a orientació, de 100 a 200\u00a0€ un pis.",
        cost: "El certificat energètic d’un pis costa, com a orientació, de 100 a 200\u00a0€, i el paga qui ven. Cap tarifa no fixa els honoraris del tècnic, que creixen amb els metres. Demani un pressupost per escrit que inclogui la visita, l’IVA i la inscripció al registre de l’Institut Català d’Energia (ICAEN).",
        time: "El certificat energètic és vàlid {label.years}\u00a0anys, o {label.worstYears} si la lletra és una G. Fer-lo demana una visita i una mica de feina de despatx, normalment uns quants dies, i després la inscripció. Encarregui’l abans de redactar l’anunci, que el necessita.",
        who: "El certificat energètic l’encarrega i el paga el propietari que ven o lloga. El signa un tècnic competent; qui ho és, ho diu el Reial decret 659/2025. De la qualificació també en respon qui publica l’anunci.",
        how: "Per tenir el certificat energètic, un tècnic competent visita l’habitatge, el mesura i apunta parets, finestres i instal·lacions. Després s’inscriu al registre de l’Institut Català d’Energia (ICAEN), que emet l’etiqueta.",
        when: "El certificat energètic cal abans del primer anunci, i no pas a la notaria: l’etiqueta ha de sortir en qualsevol oferta i publicitat (Reial decret 390/2021, art.\u00a015.2). El certificat mateix es lliura amb l’escriptura. Es renova quan fa {label.years}\u00a0anys, o {label.worstYears} amb una G.",
        must: "El certificat energètic és obligatori per vendre o llogar: sense aquest document no es pot ni anunciar l’habitatge (Reial decret 390/2021, arts.\u00a015.2 i 17.3). En queden fora pocs edificis, com els que es compren per enderrocar-los o rehabilitar-los a fons. Per viure a casa pròpia no es demana.",
        papers:
          "Per al certificat energètic el tècnic necessita la referència cadastral, un plànol si n’hi ha, entrar a totes les peces i les dades de la caldera, l’aigua calenta i l’aire condicionat. Les factures de finestres o d’aïllament ajuden: el que no es prova s’hi apunta amb el pitjor valor.",
        pitfalls:
          "Les errades habituals d’un certificat energètic són la data caducada, la caldera o les finestres que ja no són les descrites i un preu tan baix que ningú no visita el pis. Els anuncis amb «en tràmit» durant mesos incompleixen la norma. Les etiquetes falses són prohibides i se sancionen (Reial decret 390/2021, art.\u00a015.3).",
      },
      sections: [
        {
          heading: "Preu, vigència i qui el paga",
          blocks: [
            {
              caption: "El certificat energètic d’una ullada",
              columns: ["Qüestió", "Resposta"],
              rows: [
                ["Vigència", "{label.years}\u00a0anys; {label.worstYears} amb una G"],
                ["Qui l’encarrega i el paga", "qui ven o lloga"],
                ["Cost orientatiu d’un pis", "de 100 a 200\u00a0€, amb la inscripció"],
                ["Quan ha d’existir", "abans del primer anunci"],
                ["Què rep qui compra", "el certificat amb l’escriptura, l’etiqueta a l’anunci"],
                ["On s’inscriu", "Institut Català d’Energia (ICAEN)"],
              ],
            },
          ],
        },
        {
          heading: "Quan és obligatori?",
          blocks: [
            "És obligatori per vendre o llogar un habitatge existent, i l’etiqueta va a tota oferta i publicitat (RD 390/2021, art.\u00a015.2). Les agències, els webs i els portals també hi han de posar la qualificació (art.\u00a017.3).",
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
            "Hi ha anuncis que diuen «en tràmit» mesos i mesos, quan l’etiqueta hi ha de ser d’entrada. Un certificat fet sense visita es nota: de vegades no hi coincideixen ni les finestres. Les etiquetes falses estan prohibides i se sancionen (art.\u00a015.3).",
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
            "{?a.consumption}El seu certificat li dona {a.consumption}\u00a0kWh per metre quadrat l’any.",
          ],
        ],
      },
      inShort:
        "El certificat energètic qualifica un habitatge de la A a la G, pel consum i per les emissions. L’encarrega qui ven i s’ha de veure a l’anunci. Les xifres i les recomanacions expliquen d’on surt la lletra.",
      next: "Als [nostres habitatges](/properties) la qualificació energètica és a la vista, al costat del preu.",
      description:
        "El certificat energètic d’un pis a Barcelona: preu i qui el paga, quants anys és vàlid, quan és obligatori per vendre o llogar i com es llegeixen les lletres.",
      sources: ["Reial decret 390/2021, arts.\u00a015 i 17", "Reial decret 659/2025"],
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
        what: "Сертификат энергоэффективности присваивает жилью две буквы от A до G: за расход энергии и за выбросы, и тот, кто продаёт или сдаёт, обязан получить его до объявления. Действует он {label.years}\u00a0лет, а с буквой G\u00a0— {label.worstYears}. Платит продавец: ориентировочно 100–200\u00a0€ за квартиру.",
        cost: "Сертификат энергоэффективности для квартиры стоит ориентировочно 100–200\u00a0€, и платит за него продавец. Тарифа нет: чем больше площадь, тем дороже работа специалиста. Попросите смету, где есть осмотр, НДС и запись в реестр Каталонского института энергии (ICAEN).",
        time: "Сертификат энергоэффективности действует {label.years}\u00a0лет, а с буквой G\u00a0— {label.worstYears}. Чтобы его подготовить, нужны осмотр и расчёт, обычно несколько дней, затем запись в реестр. Заказывайте до объявления, потому что без него публиковать нельзя.",
        who: "Сертификат энергоэффективности заказывает и оплачивает собственник, который продаёт или сдаёт. Подписывает его специалист; кто имеет на это право, с 23\u00a0июля 2026\u00a0года определяет RD 659/2025. За указанный класс отвечает и тот, кто публикует объявление.",
        how: "Чтобы получить сертификат энергоэффективности, пригласите специалиста: он обмерит жильё, осмотрит стены, окна и оборудование. Затем документ вносят в реестр Каталонского института энергетики (ICAEN), который выдаёт этикетку.",
        when: "Сертификат энергоэффективности нужен до первого объявления, а не к нотариусу: этикетка должна быть в любом предложении и рекламе (Королевский декрет 390/2021, ст.\u00a015.2). Сам документ покупатель получает вместе с актом. Обновляют его через {label.years}\u00a0лет, а с буквой G через {label.worstYears}.",
        must: "Сертификат энергоэффективности обязателен, чтобы продать или сдать жильё: без него нельзя даже опубликовать объявление (Королевский декрет 390/2021, ст.\u00a015.2 и 17.3). Исключений мало, среди них дома под снос или капитальную реконструкцию. Чтобы просто жить у себя, он не нужен.",
        papers:
          "Для сертификата энергоэффективности специалисту нужны кадастровый номер, план, если он есть, доступ во все комнаты и данные котла, горячей воды и кондиционера. Пригодятся счета за окна и утепление: то, что не подтверждено, записывают по худшему значению.",
        pitfalls:
          "Обычные недостатки сертификата энергоэффективности: срок истёк, котёл или окна уже другие, цена так мала, что квартиру никто не осматривал. Объявление, где месяцами написано «оформляется», нарушает правила. Поддельные этикетки запрещены и наказываются (Королевский декрет 390/2021, ст.\u00a015.3).",
      },
      sections: [
        {
          heading: "Цена, срок действия и кто платит",
          blocks: [
            {
              caption: "Сертификат энергоэффективности коротко",
              columns: ["Вопрос", "Ответ"],
              rows: [
                ["Срок действия", "{label.years}\u00a0лет; с буквой G\u00a0— {label.worstYears}"],
                ["Кто заказывает и платит", "продавец или арендодатель"],
                ["Ориентировочная цена для квартиры", "100–200\u00a0€ вместе с регистрацией"],
                ["Когда он должен быть", "до первого объявления"],
                ["Что получает покупатель", "документ вместе с актом, этикетку в объявлении"],
                ["Где он записан", "Каталонский институт энергии (ICAEN)"],
              ],
            },
            "Буква говорит и о счетах: за одинаковую площадь в доме класса D платят за отопление меньше, чем в доме класса F, но больше зависит от того, сколько дней в году вы там живёте.",
          ],
        },
        {
          heading: "Когда он обязателен?",
          blocks: [
            "Он обязателен, когда продают или сдают готовое жильё, а этикетка нужна в любом предложении и рекламе (RD 390/2021, ст.\u00a015.2). Агентства, сайты и порталы тоже обязаны указать класс (ст.\u00a017.3).",
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
            "В объявлениях месяцами пишут «оформляется», хотя этикетка нужна сразу. Сертификат без осмотра легко узнать: в нём неверно даже число окон. Ложная этикетка запрещена, за неё могут оштрафовать (ст.\u00a015.3). Номер из реестра есть у каждого настоящего сертификата: по нему документ находят у ICAEN.",
            "Если покупаете, попросите документ целиком. На этикетке только итог, а дальше описаны стены, горячая вода, отопление и вентиляция. По этим страницам видно, за что стоит буква и во что обойдётся её улучшить.",
          ],
        },
      ],
      example: {
        heading: "Какие буквы у\u00a0наших объектов?",
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
        "Сертификат энергоэффективности квартиры в Барселоне: цена и кто платит, сколько лет он действует, когда обязателен для продажи и как понимать его две буквы.",
      sources: ["RD 390/2021, ст.\u00a015 и 17", "RD 659/2025"],
    },
  },
};
