import type { Entry } from "../entry";

export const firstOccupancy: Entry = {
  theme: "new-build",
  related: ["habitability-certificate", "home-from-a-developer", "ten-year-insurance", "works-licence"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "first-occupancy licence",
        "first occupation licence",
        "licence of first occupation",
        "licencia de primera ocupacion",
        "first occupancy barcelona",
        "prior notice of first occupation",
      ],
      title: "The first occupation of a new building",
      answers: {
        what: "A first-occupancy licence says that a finished building matches its works licence and may be used. In Catalonia today it is usually a prior notice to the town council rather than a licence. Before you sign the deed, ask the developer which of the two exists for your building, and its date.",
        time: "A first-occupancy licence or notice comes at the end: after the architect has certified the building work and before you move in. With a notice, the council may still inspect afterwards. That is why a promised handover date should allow for it.",
        who: "The developer deals with the first-occupancy licence or notice and pays for it. The buyer of a new home receives a copy. If you buy on the resale market, you rarely need it: the valid habitability certificate is what counts there.",
      },
      sections: [
        {
          heading: "Why is first occupation a notice today?",
          blocks: [
            "Catalonia’s planning law puts the first use of buildings among the acts that are notified beforehand (Legislative Decree 1/2010, art. 187 bis). The developer declares that the work is finished and follows the licence, and adds the architect’s certificate. Barcelona has its own procedure for this.",
            "Many contracts still say “licence”. What matters is that a document with a date and a registry stamp of the council exists.",
          ],
        },
        {
          heading: "Which documents belong to a finished new home?",
          blocks: [
            {
              points: [
                "The architect’s certificate that the work is complete.",
                "The notice of first occupation, or the licence where there is one.",
                "The first habitability certificate (cédula) of the home.",
                "The energy certificate of the finished building.",
                "The ten-year structural insurance and the building logbook.",
                "The registered declaration of new building, with its share for your home.",
              ],
            },
          ],
        },
        {
          heading: "What do you ask the developer, and when?",
          blocks: [
            {
              steps: [
                "Before paying on account: the number and expiry of the works licence (Law 18/2007, art. 59 c).",
                "In the contract: that the deed is signed only once the home may be occupied.",
                "When the building work ends: a copy of the notice with the council’s stamp.",
                "Before the deed: the habitability certificate of your own home.",
                "At the handover: meters and supplies in working order.",
              ],
            },
          ],
        },
        {
          heading: "What happens if first occupation is missing?",
          blocks: [
            "Without it supplies are hard to contract, the habitability certificate doesn’t come and a bank may put off the mortgage. You would own a home that you can’t properly use. So don’t accept a deed “meanwhile”, even with a discount.",
            "If the council objects after a notice, the developer has to put it right. Keep the guarantee of your advance payments in force until all is in order, and ask your lawyer what the delay entitles you to.",
          ],
        },
        {
          heading: "In which order do the documents of a new home come?",
          blocks: [
            {
              caption: "From the licence to the keys",
              columns: ["Document", "Who issues it", "When"],
              rows: [
                ["Works licence", "city council", "before the work and before any advert gives its number"],
                [
                  "Certificate that the work is finished",
                  "architect and technical architect",
                  "at the end of the work",
                ],
                [
                  "Declaration of new building, with ten-year insurance",
                  "developer, at the notary’s",
                  "after that certificate",
                ],
                ["Notice of first occupation, or licence", "developer to the council", "after that certificate"],
                ["First habitability certificate, 25\u00a0years", "Generalitat", "after the notice"],
                ["Energy certificate of the finished building", "technician, ICAEN", "before the deed"],
                ["Deed and keys", "notary", "once all of them are there"],
              ],
            },
          ],
        },
        {
          heading: "What if the keys come late because of it?",
          blocks: [
            "The contract’s date for the handover counts, not the date of the notice. Once it has passed you may agree on a new one in writing, with the guarantee extended, or withdraw and ask for your advance payments back with interest. An insurer pays within 30 calendar days of a complete claim; a bank guarantee lapses two years after the breach if you have asked for nothing. At €400,000 and 20% paid in advance, €88,000 with VAT hang on those dates.",
            "In a resale the last certificate in force counts, valid for 15 years, and nobody asks for the notice of the first use.",
          ],
        },
      ],
      example: {
        heading: "Which sums wait for that document?",
        blocks: [
          [
            "For a new home at {x.price}, VAT and stamp duty come to {x.newTax} on the day of the deed.",
            "With the price that makes {x.newSum}, so it is worth having the stamp in hand first.",
          ],
        ],
      },
      inShort:
        "A finished building needs permission for its first use; in Catalonia this is now usually a notice to the council. The developer gives it and hands you a copy. Sign the deed only once it and the habitability certificate exist.",
      next: "See [our new developments](/developments) and ask us which documents each of them has.",
      description:
        "First occupation of a new home in Catalonia: why it is usually a notice and not a licence, which documents to ask the developer for and when to sign the deed.",
      sources: ["Legislative Decree 1/2010 (Catalan planning law), art. 187 bis", "Law 18/2007, arts. 59 and 63"],
    },
    es: {
      names: [
        "licencia de primera ocupación",
        "primera ocupación",
        "comunicación previa de primera ocupación",
        "lpo obra nueva",
        "licencia primera ocupacion barcelona",
        "final de obra y primera ocupación",
      ],
      title: "La primera ocupación de un edificio nuevo",
      answers: {
        what: "La licencia de primera ocupación confirma que un edificio terminado se ajusta a su licencia de obras y puede usarse. En Cataluña hoy suele ser una comunicación previa al ayuntamiento y no una licencia. Pregunte a la promotora qué documento existe y su fecha antes de firmar la escritura.",
        time: "La licencia o comunicación de primera ocupación llega al final: después del certificado de final de obra y antes de entrar a vivir. Con la comunicación, el ayuntamiento puede inspeccionar más tarde. La fecha de entrega prometida debería contar con ello.",
        who: "De la primera ocupación se encarga la promotora, y la paga. Quien compra obra nueva recibe una copia. En una vivienda de segunda mano casi nunca hace falta: ahí cuenta la cédula vigente.",
      },
      sections: [
        {
          heading: "¿Por qué la primera ocupación es ahora una comunicación?",
          blocks: [
            "La ley urbanística catalana incluye la primera utilización de los edificios entre los actos que se comunican previamente (Decreto legislativo 1/2010, art. 187 bis). La promotora declara que la obra está acabada y se ajusta a la licencia, y aporta el certificado técnico. Barcelona tiene su propio trámite.",
            "Muchos contratos siguen diciendo «licencia». Lo importante es que haya un documento con fecha y con el sello de entrada del ayuntamiento.",
          ],
        },
        {
          heading: "¿Qué documentos tiene una obra nueva terminada?",
          blocks: [
            {
              points: [
                "El certificado de final de obra.",
                "La comunicación de primera ocupación, o la licencia si la hay.",
                "La cédula de habitabilidad de la vivienda.",
                "El certificado energético del edificio terminado.",
                "El seguro decenal y el libro del edificio.",
                "La declaración de obra nueva inscrita, con la cuota de su vivienda.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué pedir a la promotora y cuándo?",
          blocks: [
            {
              steps: [
                "Antes de pagar a cuenta: número y caducidad de la licencia de obras (Ley 18/2007, art. 59 c).",
                "En el contrato: que solo se escritura cuando la vivienda pueda ocuparse.",
                "Al acabar la obra: copia de la comunicación con el sello municipal.",
                "Antes de la escritura: la cédula de su vivienda.",
                "En la entrega de llaves: contadores y suministros en marcha.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué pasa si falta la primera ocupación?",
          blocks: [
            "Sin ella cuesta contratar los suministros, no llega la cédula y el banco puede aplazar la hipoteca. Tendría en propiedad una casa que no puede usar con normalidad. No acepte escriturar «mientras tanto», ni siquiera con descuento.",
            "Si el ayuntamiento pone reparos después de la comunicación, a la promotora le toca resolverlos. Mantenga el aval de sus pagos hasta que todo esté en regla, y pregunte a su abogado qué derechos le da el retraso.",
          ],
        },
        {
          heading: "¿En qué orden llegan los documentos de un piso nuevo?",
          blocks: [
            {
              caption: "De la licencia a las llaves",
              columns: ["Documento", "Quién lo emite", "Cuándo"],
              rows: [
                ["Licencia de obras", "el ayuntamiento", "antes de la obra y del anuncio, que da su número"],
                ["Certificado final de obra", "arquitecto y arquitecto técnico", "al acabar la obra"],
                [
                  "Declaración de obra nueva, con seguro decenal",
                  "la promotora, en la notaría",
                  "después de ese certificado",
                ],
                [
                  "Comunicación de primera ocupación, o licencia",
                  "la promotora al ayuntamiento",
                  "después de ese certificado",
                ],
                ["Primera cédula de habitabilidad, 25\u00a0años", "la Generalitat", "después de la comunicación"],
                ["Certificado energético del edificio terminado", "un técnico, ICAEN", "antes de la escritura"],
                ["Escritura y llaves", "la notaría", "cuando están todos"],
              ],
            },
            "Si le citan para la escritura y falta uno, pida otra fecha por escrito: después, la única prisa será suya. Con el IVA y el AJD, un piso de 500.000\u00a0€ ya suma 557.500\u00a0€.",
          ],
        },
        {
          heading: "¿Y si por eso las llaves llegan tarde?",
          blocks: [
            "Manda la fecha de entrega del contrato, no la de la comunicación. Pasada esa fecha puede pactar otra por escrito, con el aval prorrogado, o resolver y pedir las cantidades a cuenta con intereses. La aseguradora paga en 30 días naturales desde que la reclamación está completa; el aval de un banco caduca a los dos años del incumplimiento si no ha reclamado. Con 400.000\u00a0€ de precio y un 20\u00a0% adelantado, dependen de esas fechas 88.000\u00a0€, IVA incluido.",
            "En una vivienda usada cuenta la cédula en vigor, que dura 15 años, y nadie pide la comunicación de la primera ocupación.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto dinero depende de ese documento?",
        blocks: [
          [
            "En una obra nueva de {x.price}, el IVA y los actos jurídicos documentados suman {x.newTax} el día de la escritura.",
            "Con el precio son {x.newSum}: merece la pena tener antes el sello del ayuntamiento.",
          ],
        ],
      },
      inShort:
        "Un edificio acabado necesita el visto bueno para usarse por primera vez; en Cataluña suele ser ya una comunicación al ayuntamiento. La presenta la promotora, que le da una copia. Escriture solo cuando existan ese documento y la cédula.",
      next: "Vea nuestra [obra nueva](/developments) y pregúntenos qué documentos tiene cada promoción.",
      description:
        "La primera ocupación de una obra nueva en Cataluña: por qué suele ser una comunicación y no una licencia, qué pedir a la promotora y cuándo puede escriturar.",
      sources: ["Decreto legislativo 1/2010 (ley de urbanismo), art. 187 bis", "Ley 18/2007, arts. 59 y 63"],
    },
    ca: {
      names: [
        "llicència de primera ocupació",
        "primera ocupació",
        "comunicació prèvia de primera ocupació",
        "llicència primera ocupació barcelona",
        "final d’obra i primera ocupació",
      ],
      title: "La primera ocupació d’un edifici nou",
      answers: {
        what: "La llicència de primera ocupació confirma que un edifici acabat s’ajusta a la llicència d’obres i es pot fer servir. A Catalunya avui acostuma a ser una comunicació prèvia a l’ajuntament i no pas una llicència. Pregunti a la promotora quin document hi ha i de quin dia és, abans de l’escriptura.",
        time: "La llicència o comunicació de primera ocupació ve al final: després del certificat de final d’obra i abans d’entrar-hi a viure. Amb la comunicació, l’ajuntament pot inspeccionar més tard. La data de lliurament promesa ho hauria de preveure.",
        who: "De la primera ocupació se n’encarrega la promotora, i la paga. Qui compra obra nova en rep una còpia. En un habitatge de segona mà gairebé mai no cal: allà compta la cèdula vigent.",
      },
      sections: [
        {
          heading: "Per què la primera ocupació ara és una comunicació?",
          blocks: [
            "La llei d’urbanisme posa la primera utilització dels edificis entre els actes que es comuniquen prèviament (Decret legislatiu 1/2010, art. 187 bis). La promotora declara que l’obra és acabada i segueix la llicència, i hi aporta el certificat tècnic. Barcelona té el seu propi tràmit.",
            "Molts contractes encara diuen «llicència». El que importa és que hi hagi un document amb data i amb el segell d’entrada de l’ajuntament.",
          ],
        },
        {
          heading: "Quins documents té una obra nova acabada?",
          blocks: [
            {
              points: [
                "El certificat de final d’obra.",
                "La comunicació de primera ocupació, o la llicència si n’hi ha.",
                "La cèdula d’habitabilitat de l’habitatge.",
                "El certificat energètic de l’edifici acabat.",
                "L’assegurança decennal i el llibre de l’edifici.",
                "La declaració d’obra nova inscrita, amb la quota del seu habitatge.",
              ],
            },
          ],
        },
        {
          heading: "Què s’ha de demanar a la promotora, i quan?",
          blocks: [
            {
              steps: [
                "Abans de pagar a compte: número i caducitat de la llicència d’obres (Llei 18/2007, art. 59 c).",
                "Al contracte: que només s’escripturarà quan l’habitatge es pugui ocupar.",
                "En acabar l’obra: còpia de la comunicació amb el segell municipal.",
                "Abans de l’escriptura: la cèdula del seu habitatge.",
                "El dia de les claus: comptadors i subministraments en marxa.",
              ],
            },
          ],
        },
        {
          heading: "Què passa si falta la primera ocupació?",
          blocks: [
            "Sense això costa contractar els subministraments, no arriba la cèdula i el banc pot ajornar la hipoteca. Seria seva una casa que no pot fer servir amb normalitat. No accepti escripturar «mentrestant», ni amb un descompte.",
            "Si l’ajuntament hi troba pegues després de la comunicació, les ha de resoldre la promotora. Mantingui l’aval dels pagaments fins que tot estigui en regla, i demani a l’advocat quins drets li dona el retard.",
          ],
        },
        {
          heading: "Per quin ordre arriben els documents d’un pis nou?",
          blocks: [
            {
              caption: "De la llicència a les claus",
              columns: ["Document", "Qui l’emet", "Quan"],
              rows: [
                ["Llicència d’obres", "l’ajuntament", "abans de l’obra i de l’anunci, que en dona el número"],
                ["Certificat final d’obra", "arquitecte i arquitecte tècnic", "en acabar l’obra"],
                [
                  "Declaració d’obra nova, amb assegurança decennal",
                  "la promotora, a la notaria",
                  "després d’aquest certificat",
                ],
                [
                  "Comunicació de primera ocupació, o llicència",
                  "la promotora a l’ajuntament",
                  "després d’aquest certificat",
                ],
                ["Primera cèdula d’habitabilitat, 25\u00a0anys", "la Generalitat", "després de la comunicació"],
                ["Certificat energètic de l’edifici acabat", "un tècnic, ICAEN", "abans de l’escriptura"],
                ["Escriptura i claus", "la notaria", "quan hi són tots"],
              ],
            },
            "Si el citen per a l’escriptura i en falta un, demani una altra data per escrit: després, l’única pressa serà seva. Amb l’IVA i l’AJD, un pis de 500.000\u00a0€ ja suma 557.500\u00a0€.",
          ],
        },
        {
          heading: "I si per això les claus arriben tard?",
          blocks: [
            "Mana la data de lliurament del contracte, no la de la comunicació. Passada aquesta data en pot pactar una altra per escrit, amb l’aval prorrogat, o resoldre i demanar les quantitats a compte amb interessos. L’asseguradora paga en 30 dies naturals des que la reclamació és completa; l’aval d’un banc caduca al cap de dos anys de l’incompliment si no ha reclamat. Amb 400.000\u00a0€ de preu i un 20\u00a0% avançat, depenen d’aquestes dates 88.000\u00a0€, IVA inclòs. Guardi l’aval fins que tingui la cèdula i les claus.",
            "En un habitatge usat compta la cèdula en vigor, que dura 15 anys, i ningú no demana la comunicació de la primera ocupació.",
          ],
        },
      ],
      example: {
        heading: "Quants diners depenen d’aquest document?",
        blocks: [
          [
            "En una obra nova de {x.price}, l’IVA i els actes jurídics documentats sumen {x.newTax} el dia de l’escriptura.",
            "Amb el preu són {x.newSum}: val la pena tenir abans el segell de l’ajuntament.",
          ],
        ],
      },
      inShort:
        "Un edifici acabat necessita el vistiplau per fer-se servir per primer cop; a Catalunya ja acostuma a ser una comunicació a l’ajuntament. La presenta la promotora, que li’n dona còpia. Escripturi només quan hi hagi aquest document i la cèdula.",
      next: "Vegi la nostra [obra nova](/developments) i pregunti’ns quins documents té cada promoció.",
      description:
        "La primera ocupació d’una obra nova a Catalunya: per què sol ser una comunicació i no una llicència, què cal demanar a la promotora i quan es pot escripturar.",
      sources: ["Decret legislatiu 1/2010 (llei d’urbanisme), art. 187 bis", "Llei 18/2007, arts. 59 i 63"],
    },
    ru: {
      names: [
        "разрешение на первое заселение",
        "лицензия на первое заселение",
        "первое заселение новостройки",
        "licencia de primera ocupación",
        "ввод новостройки в эксплуатацию в Испании",
        "уведомление о первом заселении",
      ],
      title: "Первое заселение нового дома",
      answers: {
        what: "Разрешение на первое заселение подтверждает, что построенный дом соответствует разрешению на строительство и им можно пользоваться. В Каталонии сегодня это обычно не разрешение, а предварительное уведомление, которое подают в городской совет (comunicación previa). До сделки спросите у застройщика, какой из двух документов есть и с какой датой.",
        time: "Разрешение на первое заселение или уведомление оформляют в конце: после справки о завершении строительства и до въезда. После уведомления совет ещё может прийти с проверкой. Обещанный срок сдачи должен это учитывать.",
        who: "Разрешением на первое заселение или уведомлением занимается застройщик, он же и платит. Покупатель новой квартиры получает копию. На вторичном рынке он почти не нужен: там важно действующее свидетельство о пригодности для проживания.",
      },
      sections: [
        {
          heading: "Почему о первом заселении теперь уведомляют?",
          blocks: [
            "Каталонский закон о градостроительстве относит первое использование здания к действиям, о которых сообщают заранее (Законодательный декрет 1/2010, ст. 187 bis). Застройщик заявляет, что дом готов и соответствует разрешению на строительство, и прилагает заключение архитектора. В Барселоне для этого свой порядок.",
            "Во многих договорах по привычке написано «разрешение». Важно, чтобы был документ с датой и отметкой городского совета.",
          ],
        },
        {
          heading: "Какие документы есть у готовой новостройки?",
          blocks: [
            {
              points: [
                "Справка архитектора о завершении строительства.",
                "Уведомление о первом заселении или разрешение, если оно было.",
                "Свидетельство о пригодности для проживания (cédula de habitabilidad) на вашу квартиру.",
                "Сертификат энергоэффективности построенного дома.",
                "Десятилетняя страховка конструкций и книга здания.",
                "Запись о новом здании в реестре собственности с долей вашей квартиры.",
              ],
            },
          ],
        },
        {
          heading: "Что и когда спросить у застройщика?",
          blocks: [
            {
              steps: [
                "До платежей в счёт цены: номер и срок разрешения на строительство (Закон 18/2007, ст. 59 c).",
                "В договоре: что сделка состоится только тогда, когда в квартире можно жить.",
                "Когда дом готов: копию уведомления с отметкой совета.",
                "До сделки: свидетельство на вашу квартиру.",
                "При передаче ключей: счётчики, воду и свет в рабочем состоянии.",
              ],
            },
          ],
        },
        {
          heading: "Что будет, если документа о первом заселении нет?",
          blocks: [
            "Без него трудно подключить воду и свет, не выдают свидетельство, а банк может отложить ипотеку. Квартира будет вашей, но пользоваться ею как следует нельзя. Не соглашайтесь на сделку «пока так», даже со скидкой.",
            "Если совет возражает уже после уведомления, исправлять должен застройщик. До тех пор пусть действует гарантия возврата ваших платежей, а о правах при задержке спросите своего юриста. Все обещания о сроках просите письменно: устное «через неделю» ничего не меняет.",
          ],
        },
        {
          heading: "В каком порядке появляются документы новой квартиры?",
          blocks: [
            {
              caption: "От разрешения на строительство до ключей",
              columns: ["Документ", "Кто выдаёт", "Когда"],
              rows: [
                ["Разрешение на строительство", "мэрия", "до работ и до объявления, где указан его номер"],
                ["Сертификат об окончании работ", "архитектор и технический архитектор", "в конце работ"],
                [
                  "Заявление о новом здании, с десятилетней страховкой",
                  "застройщик у нотариуса",
                  "после этого сертификата",
                ],
                ["Уведомление о первом заселении или лицензия", "застройщик в мэрию", "после этого сертификата"],
                ["Первое свидетельство о пригодности, на 25\u00a0лет", "Женералитат", "после уведомления"],
                ["Сертификат энергоэффективности готового дома", "специалист, ICAEN", "до акта"],
                ["Акт и ключи", "нотариус", "когда есть всё"],
              ],
            },
            "Если вас зовут подписывать акт, а одного документа нет, попросите другую дату письменно: потом спешить будете только вы. С НДС и гербовым сбором квартира за 500\u00a0000\u00a0€ стоит уже 557\u00a0500\u00a0€. Покупателю из-за границы проще всего поручить проверку юристу и получить копии за неделю до поездки: тогда билет берут под дату, когда документы действительно готовы.",
          ],
        },
        {
          heading: "Что делать, если из-за этого опаздывают ключи?",
          blocks: [
            "Важна дата передачи в договоре, а не дата уведомления. Когда она прошла, можно письменно назначить новую и продлить гарантию либо отказаться и потребовать авансы с процентами. Страховщик платит в течение 30 календарных дней после полного обращения; банковская гарантия теряет силу через два года после нарушения, если вы ничего не потребовали. При цене 400\u00a0000\u00a0€ и авансе 20\u00a0% от этих дат зависят 88\u00a0000\u00a0€ с НДС.",
            "До сделки попросите у застройщика один файл: акт об окончании работ, уведомление с отметкой мэрии, свидетельство на вашу квартиру и страховой полис. Сравните в них адрес, этаж и дверь с договором. Если мэрия задала вопросы после уведомления, попросите копию письма и ответа. Не соглашайтесь въехать «временно» без подключённых света и воды: строительный ток могут отключить в любой день. Ипотечному банку те же документы нужны раньше, чем вам, поэтому отправьте их ему за месяц до подписания.",
            "На вторичном рынке нужно действующее свидетельство о пригодности, его срок 15 лет, а уведомления о первом заселении никто не спрашивает.",
          ],
        },
      ],
      example: {
        heading: "Сколько денег зависит от этого документа?",
        blocks: [
          [
            "За новое жильё ценой {x.price} НДС (IVA) и гербовый сбор (AJD) в день сделки составят {x.newTax}.",
            "Вместе с ценой это {x.newSum}, и сначала стоит увидеть отметку совета.",
          ],
        ],
      },
      inShort:
        "Новому дому нужно разрешение на первое заселение; в Каталонии его обычно заменяет уведомление, поданное в городской совет. Подаёт его застройщик, а вам даёт копию. Подписывайте акт, только когда есть и оно, и свидетельство о пригодности.",
      next: "Посмотрите наши [новостройки](/developments) и спросите, какие документы есть у каждой.",
      description:
        "Первое заселение новостройки в Каталонии: почему это обычно уведомление, а не разрешение, какие документы спросить у застройщика и когда подписывать акт.",
      sources: [
        "Законодательный декрет 1/2010 (закон о градостроительстве Каталонии), ст. 187 bis",
        "Закон 18/2007, ст. 59 и 63",
      ],
    },
  },
};
