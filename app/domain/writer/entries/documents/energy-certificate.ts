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
        must: "Yes: an energy certificate is compulsory to sell or let a home, and without it you can’t even advertise it (Royal Decree 390/2021, arts.\u00a015.2 and 17.3). It is valid for {label.years}\u00a0years, or {label.worstYears} with a G, and costs roughly €100 to €200. Exempt are only a few buildings, such as protected ones that can’t be altered, detached ones under 50\u00a0m² and those bought to be knocked down. For your own use of the home none is needed.",
        papers:
          "For an energy certificate the technician needs the cadastral reference, a floor plan if you have one, access to every room, and the data of boiler, hot water and air conditioning. Invoices for new windows or insulation help, since what can’t be proved is entered with the poorer value.",
        pitfalls:
          "The usual faults of an energy certificate are an expired date, a price so low that nobody visits the home, and one that was never entered in the register and so has no effect. Adverts that say “pending” for months break the rule. False labels are forbidden and can be fined (Royal Decree 390/2021, art.\u00a015.3).",
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
                ["Usual time", "a visit and a few days"],
                ["When it must exist", "before the first advert"],
                ["What the buyer receives", "the certificate with the deed"],
                ["Where it is registered", "Catalan Energy Institute (ICAEN)"],
              ],
            },
          ],
        },
        {
          heading: "What do you do as a seller?",
          blocks: [
            {
              steps: [
                "Look for the certificate you already have and read its date.",
                "If it has expired, order a new one. If it is in force but you have changed windows or boiler since, it still serves; bringing it up to date is voluntary (art.\u00a013.3) and often raises the letter.",
                "Let the technician in: a visit to the home is part of the job, and so is the entry in the register, without which the certificate has no effect (art.\u00a06).",
                "Give the agent the label and the registration number before the advert appears: agency, website and portal must show the rating (art.\u00a017.3).",
                "Hand the buyer the certificate with the deed.",
              ],
            },
          ],
        },
        {
          heading: "What does the certificate tell a buyer?",
          blocks: [
            {
              points: [
                "The first letter is the use of non-renewable primary energy, in kWh per square metre a year; the second, the CO2 emitted, in kilos.",
                "Both assume normal use, so your bills may be higher or lower. Ask for a year of them.",
                "Two homes with the same letter can be far apart within the band: compare the figures.",
                "The recommendations at the end say which improvement would raise the letter.",
                "Ask for all the pages, and compare windows and boiler with those you saw.",
              ],
            },
          ],
        },
        {
          heading: "Which homes are exempt?",
          blocks: [
            {
              points: [
                "Officially protected buildings, as far as works to improve the rating would alter their character unacceptably.",
                "Detached buildings with less than 50\u00a0m² of usable area.",
                "Buildings bought to be knocked down, or for works on the scale of the decree: over a quarter of the outer envelope, heating and cooling with a project, or an enlargement of over a tenth. A declaration to the Generalitat goes with it (art.\u00a03.2).",
              ],
            },
            "A new kitchen and bathroom exempt nobody. Off-plan, the advert shows the rating of the project (art.\u00a017.1), and the finished building gets its own.",
          ],
        },
        {
          heading: "What fine is there without a certificate?",
          blocks: [
            "Breaking these rules is an offence under the land law and, towards consumers, under consumer law (art.\u00a021). By published accounts the land law’s fines run from €300 to €6,000 by gravity: advertising without a label is at the lower end, a false certificate at the upper. “Pending” is no label.",
          ],
        },
        {
          heading: "What does the technician need?",
          blocks: [
            "The cadastral reference, a floor plan if you have one, access to every room, and the data of boiler, hot water and air conditioning. Invoices for new windows or insulation help: what can’t be proved is entered with the poorer value. Since 23 July 2026 Royal Decree 659/2025 says who may sign.",
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
        "The energy certificate for a home in Barcelona: compulsory before the advert, €100 to €200, how many years it is valid, who is exempt, the fine, both letters.",
      sources: ["Royal Decree 390/2021, arts.\u00a03, 6, 13, 15, 17 and 21", "Royal Decree 659/2025"],
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
        must: "Sí: el certificado energético es obligatorio para vender o alquilar, y sin él no se puede ni anunciar la vivienda (Real Decreto 390/2021, arts.\u00a015.2 y 17.3). Es válido {label.years}\u00a0años, o {label.worstYears} con una G, y cuesta como orientación de 100 a 200\u00a0€. Quedan fuera pocos edificios, como los protegidos que no pueden alterarse, los aislados de menos de 50\u00a0m² y los que se compran para derribarlos. Para vivir en casa propia no se exige.",
        papers:
          "Para el certificado energético el técnico necesita la referencia catastral, un plano si lo hay, entrar en todas las estancias y los datos de la caldera, el agua caliente y el aire acondicionado. Las facturas de ventanas o aislamiento ayudan: lo que no se prueba se apunta con el peor valor.",
        pitfalls:
          "Los fallos habituales de un certificado energético son la fecha caducada, un precio tan bajo que nadie visita el piso y la falta de inscripción en el registro, sin la que no tiene efecto. Los anuncios con «en trámite» durante meses incumplen la norma. Las etiquetas falsas están prohibidas y se sancionan (Real Decreto 390/2021, art.\u00a015.3).",
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
                ["Plazo habitual", "una visita y unos días"],
                ["Cuándo debe existir", "antes del primer anuncio"],
                ["Qué recibe quien compra", "el certificado con la escritura"],
                ["Dónde se inscribe", "Institut Català d’Energia (ICAEN)"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué tiene que hacer quien vende?",
          blocks: [
            {
              steps: [
                "Busque el certificado que ya tenga y mire la fecha.",
                "Si ha caducado, encargue otro. Si está en vigor pero ha cambiado ventanas o caldera, sigue sirviendo: actualizarlo es voluntario (art.\u00a013.3) y muchas veces sube la letra.",
                "Deje entrar al técnico: la visita forma parte del trabajo, y también la inscripción, sin la cual el certificado no tiene efecto (art.\u00a06).",
                "Dé a la agencia la etiqueta y el número de registro antes de publicar: agencia, web y portal deben mostrar la calificación (art.\u00a017.3).",
                "Entregue el certificado a quien compra con la escritura.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué le dice a quien compra?",
          blocks: [
            {
              points: [
                "La primera letra es el consumo de energía primaria no renovable, en kWh por metro cuadrado al año; la segunda, el CO2 emitido, en kilos.",
                "Las dos suponen un uso normal, y sus facturas pueden ser otras: pida las de un año.",
                "Dos pisos con la misma letra pueden estar lejos uno del otro: compare las cifras.",
                "Las recomendaciones del final dicen con qué mejora subiría la letra.",
                "Pida todas las páginas y compare ventanas y caldera con las que ha visto.",
              ],
            },
          ],
        },
        {
          heading: "¿Quién está exento?",
          blocks: [
            {
              points: [
                "Los edificios protegidos oficialmente, si las mejoras alteraran su carácter de manera inaceptable.",
                "Los edificios aislados de menos de 50\u00a0m² de superficie útil.",
                "Los que se compran para derribarlos, o para obras de la envergadura que dice el decreto: más de una cuarta parte de la envolvente, instalaciones térmicas con proyecto o una ampliación de más del 10\u00a0%. Hace falta una declaración responsable ante la Generalitat (art.\u00a03.2).",
              ],
            },
            "Cambiar la cocina y el baño no exime a nadie. Sobre plano se anuncia la calificación del proyecto (art.\u00a017.1), y el edificio terminado tendrá la suya.",
          ],
        },
        {
          heading: "¿Qué multa hay si falta?",
          blocks: [
            "Incumplir estas normas es una infracción de la ley del suelo y, ante los consumidores, de la de consumo (art.\u00a021). Según las cuentas publicadas, las multas de la ley del suelo van de 300 a 6.000\u00a0€ según la gravedad: anunciar sin etiqueta está en la parte baja, falsear el certificado, en la alta. «En trámite» no es una etiqueta.",
          ],
        },
        {
          heading: "¿Qué necesita el técnico?",
          blocks: [
            "La referencia catastral, un plano si lo hay, entrar en todas las estancias y los datos de la caldera, el agua caliente y el aire acondicionado. Las facturas de ventanas o aislamiento ayudan: lo que no se prueba se anota con el peor valor. Quién puede firmar lo dice desde el 23 de julio de 2026 el Real Decreto 659/2025.",
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
        "El certificado energético de un piso: obligatorio antes del anuncio, de 100 a 200\u00a0€, cuántos años es válido, quién está exento, qué multa hay y cómo se lee.",
      sources: ["Real Decreto 390/2021, arts.\u00a03, 6, 13, 15, 17 y 21", "Real Decreto 659/2025"],
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
        must: "Sí: el certificat energètic és obligatori per vendre o llogar, i sense aquest document l’habitatge no es pot anunciar (Reial decret 390/2021, arts.\u00a015.2 i 17.3). És vàlid {label.years}\u00a0anys, o {label.worstYears} amb una G, i costa com a orientació de 100 a 200\u00a0€. En queden fora pocs edificis, com els protegits que no es poden alterar, els aïllats de menys de 50\u00a0m² i els que es compren per enderrocar-los. Per viure a casa pròpia no es demana.",
        papers:
          "Per al certificat energètic el tècnic necessita la referència cadastral, un plànol si n’hi ha, entrar a totes les peces i les dades de la caldera, l’aigua calenta i l’aire condicionat. Les factures de finestres o d’aïllament ajuden: el que no es prova s’hi apunta amb el pitjor valor.",
        pitfalls:
          "Les errades habituals d’un certificat energètic són la data caducada, un preu tan baix que ningú no visita el pis i la manca d’inscripció al registre, sense la qual no té efecte. Els anuncis amb «en tràmit» durant mesos incompleixen la norma. Les etiquetes falses són prohibides i se sancionen (Reial decret 390/2021, art.\u00a015.3).",
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
                ["Termini habitual", "una visita i uns quants dies"],
                ["Quan ha d’existir", "abans del primer anunci"],
                ["Què rep qui compra", "el certificat amb l’escriptura"],
                ["On s’inscriu", "Institut Català d’Energia (ICAEN)"],
              ],
            },
          ],
        },
        {
          heading: "Què ha de fer qui ven?",
          blocks: [
            {
              steps: [
                "Busqui el certificat que ja tingui i miri’n la data.",
                "Si ha caducat, encarregui’n un altre. Si és vigent però ha canviat finestres o caldera, encara serveix: actualitzar-lo és voluntari (art.\u00a013.3) i sovint puja la lletra.",
                "Deixi entrar el tècnic: la visita forma part de la feina, i la inscripció també, perquè sense el certificat no té efecte (art.\u00a06).",
                "Doni a l’agència l’etiqueta i el número de registre abans de publicar: agència, web i portal hi han de posar la qualificació (art.\u00a017.3).",
                "Lliuri el certificat a qui compra amb l’escriptura.",
              ],
            },
          ],
        },
        {
          heading: "Què diu a qui compra?",
          blocks: [
            {
              points: [
                "La primera lletra és el consum d’energia primària no renovable, en kWh per metre quadrat l’any; la segona, el CO2 que s’emet, en quilos.",
                "Totes dues suposen un ús normal, i les seves factures poden ser unes altres: demani les d’un any.",
                "Amb la mateixa lletra dos pisos poden quedar ben lluny l’un de l’altre: compari les xifres.",
                "Les recomanacions del final diuen amb quina millora pujaria la lletra.",
                "Demani’n totes les pàgines i compari finestres i caldera amb les que ha vist.",
              ],
            },
          ],
        },
        {
          heading: "Qui n’està exempt?",
          blocks: [
            {
              points: [
                "Els edificis protegits oficialment, si les millores n’alterarien el caràcter de manera inacceptable.",
                "Els edificis aïllats de menys de 50\u00a0m² de superfície útil.",
                "Els que es compren per enderrocar-los, o per fer-hi obres de la mida que diu el decret: més d’una quarta part de l’envolupant, instal·lacions tèrmiques amb projecte o una ampliació de més del 10\u00a0%. Cal una declaració responsable davant la Generalitat (art.\u00a03.2).",
              ],
            },
            "Canviar la cuina i el bany no eximeix ningú. Sobre plànol s’anuncia la qualificació del projecte (art.\u00a017.1), i l’edifici acabat tindrà la seva.",
          ],
        },
        {
          heading: "Quina multa hi ha si no n’hi ha?",
          blocks: [
            "Incomplir aquestes normes és una infracció de la llei del sòl i, davant dels consumidors, de la de consum (art.\u00a021). Segons el que s’ha publicat, les multes de la llei del sòl van de 300 a 6.000\u00a0€ segons la gravetat: anunciar sense etiqueta és a la part baixa; falsejar el certificat, a l’alta. «En tràmit» no és cap etiqueta.",
          ],
        },
        {
          heading: "Què necessita el tècnic?",
          blocks: [
            "La referència cadastral, un plànol si n’hi ha, entrar a totes les peces i les dades de la caldera, l’aigua calenta i l’aire condicionat. Les factures de finestres o d’aïllament ajuden: el que no es prova s’hi anota amb el pitjor valor. Qui el pot signar ho diu, des del 23 de juliol del 2026, el Reial decret 659/2025.",
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
        "El certificat energètic d’un pis: obligatori abans de l’anunci, de 100 a 200\u00a0€, quants anys és vàlid, qui n’està exempt, quina multa hi ha i com es llegeix.",
      sources: ["Reial decret 390/2021, arts.\u00a03, 6, 13, 15, 17 i 21", "Reial decret 659/2025"],
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
        must: "Да: сертификат энергоэффективности обязателен, чтобы продать или сдать жильё, и без него нельзя даже опубликовать объявление (Королевский декрет 390/2021, ст.\u00a015.2 и 17.3). Действует он {label.years}\u00a0лет, а с буквой G\u00a0— {label.worstYears}, и стоит ориентировочно 100–200\u00a0€. Исключений мало: охраняемые здания, которые нельзя менять, отдельно стоящие меньше 50\u00a0м² и купленные под снос. Чтобы просто жить у себя, он не нужен.",
        papers:
          "Для сертификата энергоэффективности специалисту нужны кадастровый номер, план, если он есть, доступ во все комнаты и данные котла, горячей воды и кондиционера. Пригодятся счета за окна и утепление: то, что не подтверждено, записывают по худшему значению.",
        pitfalls:
          "Обычные недостатки сертификата энергоэффективности: срок истёк, цена так мала, что квартиру никто не осматривал, или документ не внесли в реестр, и тогда он не действует. Объявление, где месяцами написано «оформляется», нарушает правила. Поддельные этикетки запрещены и наказываются (Королевский декрет 390/2021, ст.\u00a015.3).",
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
                ["Сколько ждать", "осмотр и несколько дней"],
                ["Когда он должен быть", "до первого объявления"],
                ["Что получает покупатель", "документ вместе с актом"],
                ["Где он записан", "Каталонский институт энергии (ICAEN)"],
              ],
            },
          ],
        },
        {
          heading: "Что сделать продавцу?",
          blocks: [
            {
              steps: [
                "Найдите прежний сертификат и посмотрите на дату.",
                "Если срок истёк, закажите новый: объявление со старым уже нарушает правила. Если сертификат действует, но окна или котёл с тех пор сменили, он по-прежнему годится: обновлять его не обязательно (ст.\u00a013.3), хотя класс от этого часто растёт.",
                "Впустите специалиста и назначьте время, когда открыты все комнаты: осмотр входит в работу, как и запись в реестр, без которой сертификат не действует (ст.\u00a06).",
                "Передайте агенту этикетку и регистрационный номер до публикации: агентство, сайт и портал обязаны указать класс (ст.\u00a017.3).",
                "Вручите сертификат покупателю вместе с нотариальным актом (escritura).",
              ],
            },
          ],
        },
        {
          heading: "Что узнает из сертификата покупатель?",
          blocks: [
            {
              points: [
                "Первая буква говорит о расходе невозобновляемой первичной энергии, в кВт·ч на квадратный метр в год, вторая о выбросах CO2, в килограммах.",
                "Обе рассчитаны на обычный образ жизни, и ваши счета могут быть другими: попросите счета за год.",
                "Две квартиры с одной буквой могут сильно отличаться: сравнивайте цифры.",
                "Рекомендации в конце объясняют, какая переделка поднимет класс и почему.",
                "Попросите все страницы и сравните окна и котёл с теми, что вы видели. Номер из реестра есть у каждого настоящего сертификата, и по нему документ находят у ICAEN.",
              ],
            },
          ],
        },
        {
          heading: "Для каких домов сертификат не нужен?",
          blocks: [
            {
              points: [
                "Для охраняемых зданий, если улучшения недопустимо изменили бы их облик.",
                "Для отдельно стоящих зданий с полезной площадью меньше 50\u00a0м².",
                "Для зданий под снос или под работы того размера, который назван в декрете: больше четверти наружных конструкций, отопление и охлаждение по проекту или пристройка больше 10\u00a0%. Нужно заявление в Женералитат (ст.\u00a03.2).",
              ],
            },
            "Новая кухня и ванная не освобождают никого, и сам по себе возраст дома тоже: в старом доме буква просто будет ниже. На этапе строительства показывают класс проекта (ст.\u00a017.1), а построенный дом получает свой собственный документ.",
          ],
        },
        {
          heading: "Какой штраф, если сертификата нет?",
          blocks: [
            "Это нарушение закона о земле, а перед покупателем и закона о потребителях (ст.\u00a021). По опубликованным сведениям, штрафы по закону о земле составляют от 300 до 6\u00a0000\u00a0€ в зависимости от тяжести: объявление без этикетки ближе к нижней границе, ложный сертификат ближе к верхней. Слово «оформляется» этикетку не заменяет, и отвечает не только собственник, но и тот, кто опубликовал объявление.",
          ],
        },
        {
          heading: "Что понадобится специалисту?",
          blocks: [
            "Кадастровый номер, план, если он есть, доступ во все комнаты и данные котла, горячей воды и кондиционера. Счета за окна и утепление пригодятся: то, что не подтверждено, он запишет по худшему значению. Кто вправе подписывать, с 23 июля 2026\u00a0года определяет RD 659/2025. Если вы живёте за границей, впустить специалиста может агент или доверенное лицо, а готовый документ приходит по электронной почте.",
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
        "Сертификат энергоэффективности квартиры: обязателен до объявления, 100–200\u00a0€, сколько лет действует, для каких домов не нужен, какой штраф и что значат буквы.",
      sources: ["RD 390/2021, ст.\u00a03, 6, 13, 15, 17 и 21", "RD 659/2025"],
    },
  },
};
