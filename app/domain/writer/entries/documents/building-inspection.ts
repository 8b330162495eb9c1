import type { Entry } from "../entry";

export const buildingInspection: Entry = {
  theme: "documents",
  related: [
    "period-building",
    "survey-before-buying",
    "community-debts-certificate",
    "renovation-works",
    "documents-to-sell",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "building inspection",
        "ite",
        "technical building inspection",
        "inspeccion tecnica del edificio",
        "ite barcelona",
        "building inspection report",
        "ite report",
      ],
      title: "The building inspection",
      answers: {
        what: "The building inspection (ITE) is a technician’s visual check of the shared parts of a block of homes: structure, façade, roof and installations. Its report grades each fault, from minor to very serious. In Catalonia the inspection is due when the building reaches 45\u00a0years of age. For a buyer, the report is the cheapest way to learn which repairs are coming.",
        cost: "The building inspection is paid for by the community of owners, out of the ordinary fees or an extra payment. No tariff fixes the technician’s fee; it grows with the number of homes and the state of the building. What costs real money is the repairs, and the owners vote on those.",
        time: "The first building inspection is due by the year in which the building turns 45. The Generalitat then issues a certificate of fitness with the date by which the next one must follow, which is sooner if serious faults were found. Look for that date.",
        who: "The community of owners (comunidad) orders the building inspection, and an architect or technical architect carries it out. In a block with a single owner, that owner does. As a buyer you don’t order it; you ask the seller for a copy.",
        must: "In Catalonia the building inspection (ITE) is compulsory for blocks of homes from 45\u00a0years of age, and the seller has to hand the buyer the certificate that came of it. A home without it can still be sold, but buyer and notary will ask. The duty to have it done is the community’s, not yours.",
        when: "The building inspection is due by 31 December of the year in which the building turns 45 (Decree 67/2015): a block of 1981 by the end of 2026. The date of the next one stands on the certificate of fitness. Serious faults bring it forward.",
        pitfalls:
          "With a building inspection buyers go wrong by reading the grade and not the faults, and by not asking whether the repairs have been voted, contracted or paid. The costly part comes after the deed. Settle in the deposit contract who pays for work already agreed.",
      },
      sections: [
        {
          heading: "Which rules apply to the inspection?",
          blocks: [
            "Decree 67/2015 of the Generalitat sets the age of 45, the form of the report and the certificate. The result goes to the Catalan Housing Agency, which issues the certificate of fitness.",
            "The same decree deals with the building logbook (libro del edificio), which newer buildings have from the start. It holds plans, installations and the maintenance due.",
          ],
        },
        {
          heading: "What certificate follows, and for how long?",
          blocks: [
            {
              caption: "The certificate of fitness after an inspection",
              columns: ["What was found", "Certificate", "Valid for"],
              rows: [
                ["No faults, or minor ones", "fit", "ten years"],
                ["Important faults", "provisionally fit", "six years, with a time to repair them"],
                ["Serious or very serious faults", "fit with precautions", "three years, with safety measures"],
                ["Faults that were not secured", "refused", "–"],
              ],
            },
            "Nothing in this blocks a deed. What changes is the price you should offer, since the repairs are still to be paid.",
          ],
        },
        {
          heading: "What does the inspection cost a home?",
          blocks: [
            "The community pays the technician, and the sum is divided by the shares in the building: a home with 4% bears a twenty-fifth of it. The same goes for repairs, usually as a levy (derrama) in instalments. Ask the seller which instalments fall due after the deed, and write into the deposit contract who pays them. That clause binds only the two of you. Whatever it says, the home answers to the community for what the seller owes of the current year and the four before it (art.\u00a0553-5).",
          ],
        },
        {
          heading: "How do you read the report?",
          blocks: [
            {
              points: [
                "No faults, or minor ones: maintenance is enough.",
                "Important faults: they have to be repaired within a time that the report sets.",
                "Serious or very serious faults: work can’t wait, and safety measures may come first.",
                "Photographs: they show which balcony, which beam, which pipe.",
              ],
            },
            "The inspector looks and doesn’t open walls or floors. An inspection with a good result promises nothing about the pipes inside your home.",
          ],
        },
        {
          heading: "What does a buyer do with it?",
          blocks: [
            {
              steps: [
                "Ask for the report and the certificate before the offer, not after the deposit.",
                "Note the faults and look at them on the second viewing, from the street and from the roof.",
                "Read in the minutes whether the work has been approved, contracted or paid for.",
                "Work out your share from the percentage in the deed or the land registry extract.",
                "Settle in the deposit contract who pays for work that has already been agreed.",
              ],
            },
          ],
        },
        {
          heading: "What if there is none?",
          blocks: [
            "Buildings past 45 without an inspection are common, and that alone is no reason to walk away. It means that an expense is still to come: first the inspection, then perhaps repairs. Ask the property manager whether it has been ordered and when the owners will vote.",
            "An architect of your own can look at the home and the shared parts in a morning. In an old building that is worth having before you fix the price.",
          ],
        },
      ],
      example: {
        heading: "What can a repair cost your home?",
        blocks: [
          "Suppose the inspection finds a cracked façade and the community votes repairs of €120,000. With a share of 4% your home pays €4,800; with 2.5% it pays €3,000. Voted before the deed and due afterwards, that sum is worth a line in the deposit contract.",
          [
            "Our homes are in buildings from {built.from} to {built.to}.",
            "[{a.title}](/property/{a.id}), for example, is in a building of {a.built}: add 45\u00a0years and compare with today.",
          ],
        ],
      },
      inShort:
        "Blocks of homes in Catalonia are inspected by a technician at 45\u00a0years of age. The report lists faults by how serious they are, and the community pays for the repairs. Read it with the minutes, and you’ll know what is coming.",
      next: "We ask for the report of each building when we [check the documents](/services/legal-support).",
      description:
        "What the building inspection (ITE) is in Catalonia, when a block of homes needs it, who pays, how to read its report and what to ask before buying a home.",
      sources: ["Decree 67/2015 of the Generalitat", "Civil Code of Catalonia, art.\u00a0553-5"],
    },
    es: {
      names: [
        "inspección técnica del edificio",
        "ite",
        "ite barcelona",
        "inspección técnica de edificios",
        "informe ite",
        "certificado de aptitud del edificio",
        "pasar la ite",
        "ite desfavorable",
      ],
      title: "La inspección técnica del edificio",
      answers: {
        what: "La inspección técnica del edificio (ITE) es una revisión visual de los elementos comunes de una finca de viviendas: estructura, fachada, cubierta e instalaciones. En Cataluña toca cuando el edificio cumple 45\u00a0años. Para quien compra, su informe es la manera más barata de saber qué obras se acercan.",
        cost: "La inspección técnica del edificio la paga la comunidad, con las cuotas ordinarias o con una derrama. No hay tarifa: los honorarios dependen de cuántas viviendas tenga la finca y de su estado. Lo caro no es la revisión, sino las reparaciones, y esas se votan en junta.",
        time: "La primera inspección técnica del edificio debe hacerse, como tarde, el año en que la finca cumple 45. Después la Generalitat expide un certificado de aptitud, que dice cuándo toca la siguiente: antes, si hay deficiencias graves. Busque esa fecha.",
        who: "La inspección técnica del edificio la encarga la comunidad de propietarios, o el propietario único, y la hace un arquitecto o arquitecto técnico. Quien compra no la encarga: pide una copia a quien vende.",
        must: "En Cataluña la inspección técnica del edificio (ITE) es obligatoria en las fincas de viviendas desde los 45\u00a0años, y quien vende debe entregar a quien compra el certificado que resulta de ella. Sin pasarla se puede vender, pero comprador y notaría la echarán en falta. La obligación de encargarla es de la comunidad.",
        when: "La inspección técnica del edificio toca como muy tarde el 31 de diciembre del año en que la finca cumple 45 (Decreto 67/2015): una de 1981, antes de acabar 2026. La fecha de la siguiente consta en el certificado de aptitud. Las deficiencias graves la adelantan.",
        pitfalls:
          "Con la inspección técnica del edificio se falla por mirar la nota y no las deficiencias, y por no preguntar si las obras están votadas, contratadas o pagadas. Lo caro llega después de la escritura. Deje en las arras quién paga lo ya acordado.",
      },
      sections: [
        {
          heading: "¿Qué exige la norma?",
          blocks: [
            "El Decreto 67/2015 de la Generalitat fija los 45\u00a0años, el modelo de informe y el certificado. El resultado se presenta en la Agencia de la Vivienda de Cataluña, que expide el certificado de aptitud.",
            "El mismo decreto regula el libro del edificio, que las fincas recientes tienen desde el principio. Reúne planos, instalaciones y el mantenimiento previsto.",
          ],
        },
        {
          heading: "¿Cómo se interpreta el informe?",
          blocks: [
            {
              points: [
                "Sin deficiencias o con deficiencias leves: basta el mantenimiento.",
                "Importantes: hay que repararlas en el plazo que marca el propio informe.",
                "Graves o muy graves, lo que muchos llaman una ITE desfavorable: la obra no espera, y puede haber medidas de seguridad previas.",
                "Las fotos: dicen qué balcón, qué viga, qué bajante.",
              ],
            },
            "El técnico mira, pero no abre paredes ni suelos. Un buen resultado no promete nada sobre las tuberías de su piso.",
          ],
        },
        {
          heading: "¿Qué hace con él quien compra?",
          blocks: [
            {
              steps: [
                "Pedir el informe y el certificado antes de la oferta, no después de las arras.",
                "Apuntar las deficiencias y buscarlas en la segunda visita, desde la calle y desde la azotea.",
                "Leer en las actas si la obra está aprobada, contratada o pagada.",
                "Calcular su parte con la cuota que figura en la escritura o en la nota simple.",
                "Dejar escrito en las arras quién paga las obras ya acordadas.",
              ],
            },
          ],
        },
        {
          heading: "¿Y si el edificio no la ha pasado?",
          blocks: [
            "Hay muchas fincas de más de 45\u00a0años sin inspección, y no es motivo para huir. Quiere decir que falta un gasto por llegar: primero la revisión, después quizá la obra. Pregunte al administrador si está encargada y cuándo se vota.",
            "Un arquitecto de su confianza puede ver la vivienda y las zonas comunes en una mañana. En una casa antigua conviene hacerlo antes de cerrar el precio.",
          ],
        },
        {
          heading: "¿Qué certificado sale y cuánto tiempo es válido?",
          blocks: [
            {
              caption: "El certificado de aptitud después de la inspección",
              columns: ["Qué se ha encontrado", "Certificado", "Validez"],
              rows: [
                ["Sin deficiencias o leves", "apto", "diez años"],
                ["Deficiencias importantes", "apto provisional", "seis años, con plazo para repararlas"],
                ["Graves o muy graves", "apto cautelar", "tres años, con medidas de seguridad"],
                ["Graves sin medidas de seguridad", "denegado", "–"],
              ],
            },
            "Nada de esto impide firmar la escritura. Lo que cambia es el precio que conviene ofrecer, porque las obras están por pagar.",
          ],
        },
        {
          heading: "¿Cuánto le toca a cada vivienda?",
          blocks: [
            "La comunidad paga al técnico y reparte el coste por cuotas: una vivienda con el 4\u00a0% asume la vigesimoquinta parte. Con las obras pasa lo mismo, normalmente como derrama a plazos. Pregunte a quien vende qué plazos vencen después de la escritura y escriba en las arras quién los paga. El pacto vale entre ustedes dos; ante la comunidad, el piso responde de los impagos del año en curso y de los cuatro anteriores, digan lo que digan las arras (art.\u00a0553-5).",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto puede costarle una obra a su piso?",
        blocks: [
          "Imagine que la inspección encuentra grietas en la fachada y la comunidad aprueba obras por 120.000\u00a0€. Con una cuota del 4\u00a0% a su piso le tocan 4.800\u00a0€; con un 2,5\u00a0%, 3.000\u00a0€. Votadas antes de la escritura y por pagar después, merecen una línea en las arras.",
          [
            "Nuestras viviendas están en edificios que van de {built.from} a {built.to}.",
            "[{a.title}](/property/{a.id}), por ejemplo, está en uno de {a.built}: súmele 45\u00a0años y compare con la fecha de hoy.",
          ],
        ],
      },
      inShort:
        "En Cataluña un técnico revisa las fincas de viviendas cuando cumplen 45\u00a0años. El informe ordena las deficiencias por gravedad y la comunidad paga las obras. Léalo junto a las actas y sabrá qué se avecina.",
      next: "Pedimos el informe de cada finca cuando [revisamos la documentación](/services/legal-support).",
      description:
        "Qué es la ITE o inspección técnica del edificio en Cataluña, cuándo toca, quién la paga, cómo se interpreta el informe y qué preguntar antes de comprar.",
      sources: ["Decreto 67/2015 de la Generalitat de Catalunya", "Código civil de Cataluña, art.\u00a0553-5"],
    },
    ca: {
      names: [
        "inspecció tècnica de l’edifici",
        "ite",
        "ite barcelona",
        "inspecció tècnica d’edificis",
        "informe ite",
        "certificat d’aptitud de l’edifici",
        "passar la ite",
      ],
      title: "La inspecció tècnica de l’edifici",
      answers: {
        what: "La inspecció tècnica de l’edifici (ITE) és una revisió visual de les parts comunes d’una finca d’habitatges: estructura, façana, coberta i instal·lacions. A Catalunya és obligatòria quan l’edifici fa 45\u00a0anys. A qui compra, l’informe li avança quines obres poden venir.",
        cost: "La inspecció tècnica de l’edifici la paga la comunitat, amb les quotes ordinàries o amb una derrama. No hi ha tarifa: els honoraris depenen de quants habitatges té la finca i de com està. El que és car no és la revisió sinó les reparacions, i aquestes es voten a la junta.",
        time: "La primera inspecció tècnica de l’edifici s’ha de fer, com a molt tard, l’any que la finca en fa 45. Després la Generalitat dona un certificat d’aptitud que diu quan toca la següent: més aviat, si hi ha deficiències greus. Busqui’n la data.",
        who: "La inspecció tècnica de l’edifici l’encarrega la comunitat de propietaris, o el propietari únic, i la fa un arquitecte o arquitecte tècnic. Qui compra no l’ha d’encarregar: en demana una còpia a qui ven.",
        must: "A Catalunya la inspecció tècnica de l’edifici (ITE) és obligatòria a les finques d’habitatges des dels 45\u00a0anys, i qui ven ha de lliurar a qui compra el certificat que en resulta. Sense passar-la es pot vendre, però comprador i notaria la trobaran a faltar. L’obligació d’encarregar-la és de la comunitat.",
        when: "La inspecció tècnica de l’edifici toca com a molt tard el 31 de desembre de l’any que la finca en fa 45 (Decret 67/2015): una de 1981, abans d’acabar el 2026. La data de la següent consta al certificat d’aptitud. Les deficiències greus l’avancen.",
        pitfalls:
          "Amb la inspecció tècnica de l’edifici es falla per mirar la nota i no les deficiències, i per no preguntar si les obres estan votades, contractades o pagades. El que és car arriba després de l’escriptura. Deixi a les arres qui paga el que ja s’ha acordat.",
      },
      sections: [
        {
          heading: "Quines normes regeixen la inspecció?",
          blocks: [
            "El Decret 67/2015 de la Generalitat fixa els 45\u00a0anys, el model d’informe i el certificat. El resultat es presenta a l’Agència de l’Habitatge de Catalunya, que expedeix el certificat d’aptitud.",
            "El mateix decret regula el llibre de l’edifici, que les finques noves tenen des del començament. S’hi apleguen els plànols, les instal·lacions i el manteniment que toca.",
          ],
        },
        {
          heading: "Com es llegeix l’informe de la ITE?",
          blocks: [
            {
              points: [
                "Sense deficiències o amb deficiències lleus: n’hi ha prou amb el manteniment.",
                "Importants: s’han d’arreglar en el termini que diu l’informe.",
                "Greus o molt greus: l’obra no s’espera, i abans hi pot haver mesures de seguretat.",
                "Les fotos: ensenyen quin balcó, quina biga, quin baixant.",
              ],
            },
            "El tècnic mira, però no obre parets ni terres. Un bon resultat no promet res de les canonades de dins del pis.",
          ],
        },
        {
          heading: "Què n’ha de fer qui compra?",
          blocks: [
            {
              steps: [
                "Demanar l’informe i el certificat abans de l’oferta, no pas després de les arres.",
                "Apuntar-ne les deficiències i buscar-les a la segona visita, des del carrer i des del terrat de la finca.",
                "Mirar a les actes si l’obra està aprovada, contractada o pagada.",
                "Calcular-ne la seva part amb la quota que diu l’escriptura o la nota simple.",
                "Deixar escrit a les arres qui paga les obres ja acordades.",
              ],
            },
          ],
        },
        {
          heading: "I si la finca no l’ha passada?",
          blocks: [
            "Que una finca de més de 45\u00a0anys encara no tingui inspecció no és cap motiu per fugir. Vol dir que encara ha d’arribar una despesa: primer la revisió i després, potser, l’obra. Pregunti a l’administrador si ja està encarregada i quan es votarà.",
            "Un arquitecte de confiança pot mirar el pis i les parts comunes en un matí. En una casa antiga val la pena fer-ho abans de tancar el preu.",
          ],
        },
        {
          heading: "Quin certificat en surt i quant de temps és vàlid?",
          blocks: [
            {
              caption: "El certificat d’aptitud després de la inspecció",
              columns: ["Què s’ha trobat", "Certificat", "Validesa"],
              rows: [
                ["Sense deficiències o lleus", "apte", "deu anys"],
                ["Deficiències importants", "apte provisional", "sis anys, amb termini per reparar-les"],
                ["Greus o molt greus", "apte cautelar", "tres anys, amb mesures de seguretat"],
                ["Greus sense mesures de seguretat", "denegat", "–"],
              ],
            },
            "Res d’això no impedeix signar l’escriptura. El que canvia és el preu que convé oferir, perquè les obres encara s’han de pagar.",
          ],
        },
        {
          heading: "Quant toca a cada habitatge?",
          blocks: [
            "La comunitat paga el tècnic i reparteix el cost per quotes: un habitatge amb el 4\u00a0% n’assumeix la vint-i-cinquena part. Amb les obres passa igual, normalment com una derrama a terminis. Pregunti a qui ven quins terminis vencen després de l’escriptura i escrigui a les arres qui els paga. El pacte val entre tots dos; davant la comunitat, el pis respon del que es deu de l’any en curs i dels quatre anteriors, diguin el que diguin les arres (art.\u00a0553-5).",
          ],
        },
      ],
      example: {
        heading: "Quant pot costar una obra al seu pis?",
        blocks: [
          "Imagini que la inspecció troba esquerdes a la façana i la comunitat aprova obres per 120.000\u00a0€. Amb una quota del 4\u00a0% al seu pis li toquen 4.800\u00a0€; amb un 2,5\u00a0%, 3.000\u00a0€. Votades abans de l’escriptura i per pagar després, mereixen una línia a les arres.",
          [
            "Els nostres habitatges són en edificis que van de {built.from} a {built.to}.",
            "[{a.title}](/property/{a.id}), per exemple, és en un de {a.built}: sumi-hi 45\u00a0anys i compari amb la data d’avui.",
          ],
        ],
      },
      inShort:
        "A Catalunya un tècnic revisa les finques d’habitatges quan fan 45\u00a0anys. L’informe ordena les deficiències segons la gravetat i la comunitat paga les obres. Llegit amb les actes, diu què s’acosta.",
      next: "Demanem l’informe de cada finca quan [revisem la documentació](/services/legal-support).",
      description:
        "Què és la ITE o inspecció tècnica de l’edifici a Catalunya, quan toca, qui la paga, com s’entén l’informe i què convé preguntar abans de comprar un pis.",
      sources: ["Decret 67/2015 de la Generalitat de Catalunya", "Codi civil de Catalunya, art.\u00a0553-5"],
    },
    ru: {
      names: [
        "технический осмотр здания",
        "ITE",
        "техосмотр здания",
        "техосмотр дома в Испании",
        "отчёт ITE",
        "inspección técnica del edificio",
        "осмотр здания ITE",
      ],
      title: "Технический осмотр здания",
      answers: {
        what: "Технический осмотр здания (ITE)\u00a0— это визуальная проверка общих частей жилого дома: несущих конструкций, фасада, крыши, инженерных сетей. В Каталонии его проводят, когда дому исполняется 45\u00a0лет. Для покупателя отчёт\u00a0— самый простой способ узнать, какой ремонт впереди и когда за него придётся платить.",
        cost: "Технический осмотр здания оплачивает сообщество собственников (comunidad): из обычных взносов или отдельным сбором. Тарифа нет, гонорар зависит от числа квартир и состояния дома. Дорого стоит не осмотр, а ремонт, и за него голосуют на собрании.",
        time: "Первый технический осмотр здания нужен не позже года, когда дому исполнится 45\u00a0лет. Затем правительство Каталонии выдаёт свидетельство с датой следующего: при серьёзных дефектах она ближе. О ней и спросите продавца.",
        who: "Технический осмотр здания заказывает сообщество собственников или единственный собственник, а проводит архитектор или технический архитектор. Покупатель его не заказывает, а просит у продавца копию.",
        must: "В Каталонии технический осмотр здания (ITE) обязателен для домов с квартирами с 45\u00a0лет, и продавец должен передать покупателю полученное по нему свидетельство. Продать без него можно, но покупатель и нотариус о нём спросят. Заказать осмотр обязано сообщество собственников, а не вы.",
        when: "Технический осмотр здания проводят не позже 31 декабря того года, когда дому исполнится 45\u00a0лет (Декрет 67/2015): дом 1981\u00a0года\u00a0— до конца 2026-го. Дата следующего указана в свидетельстве. Серьёзные недостатки её приближают.",
        pitfalls:
          "С техническим осмотром здания ошибаются, когда смотрят на оценку, а не на недостатки, и не спрашивают, утверждены ли работы и кто за них заплатил. Дорогое начинается после акта. Запишите в договор задатка, кто платит за то, что уже решено.",
      },
      sections: [
        {
          heading: "Какие правила действуют для осмотра?",
          blocks: [
            "Декрет правительства Каталонии 67/2015 определяет возраст, форму отчёта и свидетельство. Отчёт подают в Агентство жилья Каталонии, а оно выдаёт свидетельство о годности здания (certificado de aptitud).",
            "Тот же декрет говорит о книге здания (libro del edificio): у новых домов она есть с самого начала. В ней планы, сети и график обслуживания.",
          ],
        },
        {
          heading: "Как понимать отчёт?",
          blocks: [
            {
              points: [
                "Дефектов нет или они незначительны: хватит обычного обслуживания.",
                "Важные дефекты: их устраняют в срок, указанный в отчёте.",
                "Серьёзные и очень серьёзные: с работами не ждут, а сначала могут потребоваться меры безопасности.",
                "Фотографии: видно, какой балкон, какая балка, какая труба.",
              ],
            },
            "Специалист смотрит, но не вскрывает ни стены, ни полы. Хороший результат ничего не обещает о трубах внутри квартиры.",
          ],
        },
        {
          heading: "Что с\u00a0ним делать покупателю?",
          blocks: [
            {
              steps: [
                "Попросить отчёт и свидетельство до предложения о покупке, а не после задатка.",
                "Выписать дефекты и на втором просмотре найти их с улицы и с крыши.",
                "Посмотреть в протоколах собраний, утверждены ли работы, заказаны ли, оплачены ли.",
                "Посчитать свою часть по доле из нотариального акта или выписки из реестра.",
                "Записать в договоре задатка, кто платит за уже утверждённые работы.",
              ],
            },
          ],
        },
        {
          heading: "А если осмотра ещё не\u00a0было?",
          blocks: [
            "Домов старше 45\u00a0лет без осмотра много, и пугаться не стоит. Это значит, что расход ещё впереди: сначала сам осмотр, потом, возможно, ремонт. Спросите управляющего домом, заказан ли осмотр и когда собрание.",
            "Ваш архитектор за утро посмотрит и квартиру, и общие части. В старом доме лучше сделать это до того, как вы договоритесь о цене. Его заключение пригодится и на переговорах: названный дефект с суммой убеждает лучше, чем просьба о скидке.",
          ],
        },
        {
          heading: "Какой сертификат выдают и на сколько лет?",
          blocks: [
            {
              caption: "Сертификат пригодности дома (certificado de aptitud) после осмотра",
              columns: ["Что нашли", "Сертификат", "Действует"],
              rows: [
                ["Ничего или мелкие недостатки", "годен (apto)", "десять лет"],
                ["Важные недостатки", "временно годен (apto provisional)", "шесть лет, со сроком ремонта"],
                ["Серьёзные или очень серьёзные", "годен с мерами предосторожности (apto cautelar)", "три года"],
                ["Серьёзные, и мер не приняли", "отказ", "–"],
              ],
            },
            "Сделке это не мешает. Меняется цена, которую стоит предложить, потому что ремонт ещё предстоит оплатить. Попросите сам отчёт, а не только сертификат: в нём фотографии и сроки, а в протоколах собраний видно, за что собственники уже проголосовали и сколько собрали. В доме без осмотра спросите у управляющего, заказан ли он: через год-два за него и за ремонт будет платить уже новый собственник.",
          ],
        },
        {
          heading: "Сколько придётся на одну квартиру?",
          blocks: [
            "Технику платит сообщество, и расход делят по долям: квартира с долей 4\u00a0% несёт двадцать пятую часть. С ремонтом так же, обычно это целевой взнос (derrama) частями. Спросите у продавца, какие части платить после сделки, и запишите в договоре задатка, кто их платит. Это условие связывает только вас двоих: перед сообществом квартира в любом случае отвечает за долги текущего года и четырёх предыдущих (ст.\u00a0553-5).",
          ],
        },
      ],
      example: {
        heading: "Во сколько ремонт дома обойдётся квартире?",
        blocks: [
          "Допустим, осмотр нашёл трещины на фасаде, и сообщество утвердило работы на 120\u00a0000\u00a0€. При доле 4\u00a0% на квартиру приходится 4800\u00a0€, при 2,5\u00a0%\u00a0— 3000\u00a0€. Если решение принято до акта, а платить после, об этом стоит написать в договоре задатка: деньги спросят с нового собственника. Спросите и о рассрочке: крупные работы сообщество часто разбивает на взносы за год или два.",
          [
            "Наши объекты в домах, построенных с {built.from} по {built.to}\u00a0год.",
            "[{a.title}](/property/{a.id}), например, в доме {a.built}\u00a0года: прибавьте 45\u00a0лет и сравните с сегодняшней датой.",
          ],
        ],
      },
      inShort:
        "Жилые дома в Каталонии осматривает специалист, когда им исполняется 45\u00a0лет. В отчёте дефекты разделены по тяжести, а ремонт оплачивает сообщество. Вместе с протоколами собраний он покажет, какие расходы впереди.",
      next: "Отчёт о здании мы запрашиваем, когда [проверяем документы](/services/legal-support).",
      description:
        "Технический осмотр здания (ITE) в Каталонии: когда он нужен, кто за него платит, как понимать отчёт и какие вопросы задать до покупки квартиры в старом доме.",
      sources: ["Декрет правительства Каталонии 67/2015", "Гражданский кодекс Каталонии, ст.\u00a0553-5"],
    },
  },
};
