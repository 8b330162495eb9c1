import type { Entry } from "../entry";

export const largeHolderTax: Entry = {
  theme: "costs",
  related: ["transfer-tax", "reference-value", "costs-of-buying", "vat-on-new-homes"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "large holder tax",
        "large holders",
        "large holder itp",
        "20% itp",
        "20% transfer tax",
        "gran tenedor",
        "tax on buying a whole building",
        "large property holder catalonia",
      ],
      title: "The transfer tax of large holders",
      answers: {
        what: [
          "The large holder tax is transfer tax (ITP) at {itp.large} of the whole value, instead of the ordinary scale.",
          "In Catalonia it falls on buyers who already own many homes, and on whoever buys a whole building of homes.",
          "Most people will never meet it, but a family company or a block bought by several relatives may.",
        ],
        cost: [
          "The large holder tax is {itp.large} of the value, with no bands and nothing taxed at less.",
          "The ordinary scale would start at {itp.rate1}.",
        ],
        who: [
          "A large holder owns more than {itp.largeHomes}\u00a0homes in Catalonia, or more than {itp.largeArea} of residential floor area there. Five homes are enough in an area officially declared to be under housing stress.",
          "People and companies count alike.",
        ],
        how: "The large holder tax is declared on form 600, like any transfer tax, by the buyer. If there is any doubt, have your holdings listed and the case checked by a tax adviser before you sign a deposit contract.",
      },
      sections: [
        {
          heading: "Who counts as a large holder?",
          blocks: [
            "Any one of these is enough:",
            {
              points: [
                "More than {itp.largeHomes}\u00a0homes in Catalonia.",
                "More than {itp.largeArea} of built residential area there, in total.",
                "Five or more homes in an area officially declared to be under housing stress.",
              ],
            },
            "Parking spaces and storage rooms are left out of the count (art. 641-1), and so are homes outside Catalonia. Shops and offices are not homes. If a company buys, look at what the company itself owns, and ask about other companies of the same group.",
          ],
        },
        {
          heading: "How do you count your homes?",
          blocks: [
            {
              caption: "What counts towards the limits in Catalonia",
              columns: ["What you own", "Does it count?"],
              rows: [
                ["A home in Catalonia, lived in, let or empty", "Yes"],
                ["A parking space or a storage room", "No"],
                ["A shop or an office", "No, it isn’t a home"],
                ["A home outside Catalonia or outside Spain", "No"],
                ["Half of an inherited home", "Ask in writing: the share and the area matter"],
                ["A home that belongs to your company", "To the company; ask about groups"],
              ],
            },
          ],
        },
        {
          heading: "What about a whole building?",
          blocks: [
            [
              "Buying an entire residential building brings the same {itp.large}, even for someone who owns nothing else (Decree-Law 5/2025).",
              "The rule has applied since {itp.date}.",
            ],
            "The decree has exceptions. Whether a small house with two or three homes falls under one depends on who buys and what for. Ask for the answer in writing, with the article it rests on.",
          ],
        },
        {
          heading: "What should you check, and when?",
          blocks: [
            {
              steps: [
                "List every home you own in Catalonia, in whole or in part, with its built area and town.",
                "Mark those in a declared area; the list of towns is published officially.",
                "Ask the adviser how shared and inherited homes count in your case.",
                "Compare the price with the reference value, because the rate applies to the higher figure.",
                "Only then make an offer, with the tax already in your sums.",
              ],
            },
          ],
        },
        {
          heading: "Where do you find the figures?",
          blocks: [
            {
              points: [
                "What is yours and how large it is: the Cadastre’s website, free of charge with a digital certificate.",
                "In whose name it is registered: the land registry’s search by owner.",
                "Which areas are under housing stress: the State’s list. Barcelona has been on it since 16\u00a0March 2024, for three years at first.",
                "What your company or its group owns: its accounts, and the adviser who keeps them.",
                "Whether the price is the base: the reference value on the Cadastre’s website.",
              ],
            },
          ],
        },
        {
          heading: "Where do mistakes happen?",
          blocks: [
            {
              points: [
                "Someone buys through a company to hold homes apart, and the company is itself a large holder.",
                "Heirs with many inherited apartments buy one more and file at the ordinary scale.",
                "Relatives buy all the apartments of a house in one deed and never ask whether that counts as a building.",
              ],
            },
            "A return filed at too low a rate is corrected later, with interest and perhaps a penalty.",
          ],
        },
      ],
      example: {
        heading: "How big is the difference?",
        blocks: [
          {
            caption: "Transfer tax on a resale home: ordinary buyer and large holder",
            columns: ["Price", "Ordinary scale", "At 20%", "Difference"],
            rows: [
              ["€300,000", "€30,000", "€60,000", "€30,000"],
              ["€500,000", "€50,000", "€100,000", "€50,000"],
              ["€1,000,000", "€105,000", "€200,000", "€95,000"],
              ["€2,000,000", "€230,000", "€400,000", "€170,000"],
            ],
          },
          "New homes bought from a developer are outside the rule: they pay 10% VAT and 1.5% stamp duty, whoever buys. Form 600 is filed within one month of the deed, at the ordinary scale or at 20%, and the buyer answers for having chosen rightly.",
        ],
      },
      inShort: [
        "Large holders pay transfer tax at {itp.large} of the whole value in Catalonia.",
        "The rate reaches owners of more than {itp.largeHomes}\u00a0homes or {itp.largeArea}, and buyers of whole buildings.",
        "It is worth counting one’s homes before an offer, not after.",
      ],
      next: "If your purchase is an ordinary one, our [cost calculator](/costs) shows the scale that applies to you.",
      description:
        "Large holder tax in Catalonia: 20% of transfer tax from €300,000 to €2 million, who counts as a large holder, which homes count, whole buildings, what to check.",
      sources: [
        "Decree-Law 5/2025 of Catalonia (DOGC 9379)",
        "Legislative Decree 1/2024 (Catalan tax code, book six), art. 641-1",
      ],
    },
    es: {
      names: [
        "gran tenedor",
        "grandes tenedores",
        "itp gran tenedor",
        "impuesto gran tenedor",
        "itp 20",
        "itp al 20 por ciento",
        "itp edificio entero",
        "comprar un edificio entero",
        "gran tenedor cataluña",
      ],
      title: "El ITP de los grandes tenedores",
      answers: {
        what: [
          "Un gran tenedor paga el impuesto de transmisiones (ITP) al {itp.large} de todo el valor, en lugar de la escala general.",
          "En Cataluña ese tipo alcanza a quien ya tiene muchas viviendas y a quien compra un edificio residencial entero.",
          "A la mayoría no le afecta, pero puede tocar a una sociedad familiar o a varios parientes que compran una finca.",
        ],
        cost: [
          "Como gran tenedor se paga el {itp.large} del valor, sin tramos y sin una primera parte más barata.",
          "La escala general empezaría en el {itp.rate1}.",
        ],
        who: [
          "Es gran tenedor quien tiene en Cataluña más de {itp.largeHomes}\u00a0viviendas o más de {itp.largeArea} de uso residencial, o cinco viviendas o más en una zona declarada tensionada.",
          "Personas y empresas cuentan igual.",
        ],
        how: "Un gran tenedor declara el impuesto en el modelo 600, como cualquier comprador. Si hay dudas, haga la lista de lo que posee y pida a un asesor fiscal que revise el caso antes de las arras.",
      },
      sections: [
        {
          heading: "¿Quién es gran tenedor?",
          blocks: [
            "Basta una de estas tres cosas:",
            {
              points: [
                "Más de {itp.largeHomes}\u00a0viviendas en Cataluña.",
                "Más de {itp.largeArea} construidos de uso residencial en Cataluña, en total.",
                "Cinco viviendas o más en una zona declarada oficialmente tensionada.",
              ],
            },
            "Las plazas de aparcamiento y los trasteros no cuentan (art. 641-1), ni los locales, ni las oficinas, ni lo que esté fuera de Cataluña. Si compra una sociedad, mire qué más tiene ella misma y pregunte por las demás empresas del grupo.",
          ],
        },
        {
          heading: "¿Cómo se cuentan las viviendas?",
          blocks: [
            {
              caption: "Qué cuenta para los límites en Cataluña",
              columns: ["Lo que se tiene", "¿Cuenta?"],
              rows: [
                ["Una vivienda en Cataluña, habitada, alquilada o vacía", "Sí"],
                ["Una plaza de aparcamiento o un trastero", "No"],
                ["Un local o una oficina", "No, no es vivienda"],
                ["Una vivienda fuera de Cataluña o de España", "No"],
                ["La mitad de una vivienda heredada", "Pregúntelo por escrito: importan la parte y los metros"],
                ["Una vivienda de su sociedad", "A la sociedad; pregunte por los grupos"],
              ],
            },
          ],
        },
        {
          heading: "¿Y si se compra un edificio entero?",
          blocks: [
            [
              "La compra de un edificio residencial completo paga el mismo {itp.large}, aunque no se tenga nada más (Decreto ley 5/2025).",
              "La regla se aplica desde el {itp.date}.",
            ],
            "El decreto prevé excepciones. Que una finca pequeña, de dos o tres viviendas, entre en alguna depende de quién compra y para qué. Pida la respuesta por escrito y con el artículo en que se apoya.",
          ],
        },
        {
          heading: "¿Qué hay que comprobar, y cuándo?",
          blocks: [
            {
              steps: [
                "Haga la lista de todas sus viviendas en Cataluña, enteras o en parte, con superficie construida y municipio.",
                "Señale las que están en zona tensionada; la relación de municipios es pública.",
                "Pregunte al asesor cómo cuentan en su caso las compartidas y las heredadas.",
                "Compare el precio con el valor de referencia, porque el tipo va sobre la cifra mayor.",
                "Haga la oferta después, con el impuesto ya en sus cuentas.",
              ],
            },
          ],
        },
        {
          heading: "¿Dónde se encuentran los datos?",
          blocks: [
            {
              points: [
                "Qué es suyo y cuántos metros tiene: en la Sede Electrónica del Catastro, gratis y con certificado digital.",
                "A nombre de quién está inscrito: en el Registro de la Propiedad, con la búsqueda por titular.",
                "Qué zonas están tensionadas: en la lista del Estado. Barcelona está en ella desde el 16\u00a0de marzo de 2024, en principio por tres años.",
                "Qué tiene su sociedad o su grupo: en sus cuentas, y lo sabe quien las lleva.",
                "Si el precio es la base: en el valor de referencia, en la misma web del Catastro.",
              ],
            },
          ],
        },
        {
          heading: "¿Dónde se producen los errores?",
          blocks: [
            {
              points: [
                "Se compra con una sociedad para separar patrimonios, y la sociedad ya era gran tenedora.",
                "Unos herederos con muchos pisos compran otro y lo declaran por la escala general.",
                "Unos familiares compran en una sola escritura todos los pisos de una finca y no preguntan si cuenta como edificio.",
              ],
            },
            "Lo declarado de menos se corrige más tarde, con intereses y quizá con sanción.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánta diferencia hay?",
        blocks: [
          {
            caption: "ITP de una vivienda de segunda mano: comprador corriente y gran tenedor",
            columns: ["Precio", "Escala ordinaria", "Al 20\u00a0%", "Diferencia"],
            rows: [
              ["300.000\u00a0€", "30.000\u00a0€", "60.000\u00a0€", "30.000\u00a0€"],
              ["500.000\u00a0€", "50.000\u00a0€", "100.000\u00a0€", "50.000\u00a0€"],
              ["1.000.000\u00a0€", "105.000\u00a0€", "200.000\u00a0€", "95.000\u00a0€"],
              ["2.000.000\u00a0€", "230.000\u00a0€", "400.000\u00a0€", "170.000\u00a0€"],
            ],
          },
          "La obra nueva que vende el promotor queda fuera: paga el 10\u00a0% de IVA y el 1,5\u00a0% de AJD, la compre quien la compre. El modelo 600 se presenta en el mes siguiente a la escritura, por la escala o al 20\u00a0%, y de acertar responde el comprador.",
        ],
      },
      inShort: [
        "Los grandes tenedores pagan en Cataluña un ITP del {itp.large} sobre todo el valor.",
        "Alcanza a quien tiene más de {itp.largeHomes}\u00a0viviendas o {itp.largeArea}, y a quien compra un edificio entero.",
        "Conviene contar las viviendas antes de la oferta, no después.",
      ],
      next: "Si su compra es de las corrientes, la [calculadora de gastos](/costs) le muestra la escala que le toca.",
      description:
        "El ITP del 20\u00a0% de los grandes tenedores en Cataluña: quién lo es, qué viviendas cuentan, los edificios enteros, la diferencia de 300.000 a 2.000.000\u00a0€ y más.",
      sources: [
        "Decreto ley 5/2025 de Cataluña (DOGC 9379)",
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), art. 641-1",
      ],
    },
    ca: {
      names: [
        "gran tenidor",
        "grans tenidors",
        "itp gran tenidor",
        "impost gran tenidor",
        "itp 20",
        "itp al 20 per cent",
        "itp edifici sencer",
        "comprar un edifici sencer",
        "gran tenidor catalunya",
      ],
      title: "L’ITP dels grans tenidors",
      answers: {
        what: [
          "Un gran tenidor paga l’impost de transmissions (ITP) al {itp.large} de tot el valor, en lloc de l’escala general.",
          "A Catalunya aquest tipus arriba a qui ja té més de {itp.largeHomes} habitatges, o cinc en zona tensionada, i a qui compra un edifici residencial sencer.",
          "A la majoria no li afecta, però pot tocar una societat familiar o uns parents que compren una finca plegats.",
        ],
        cost: [
          "Com a gran tenidor es paga el {itp.large} del valor, sense trams i sense cap part més barata.",
          "L’escala general començaria en el {itp.rate1}.",
        ],
        who: [
          "És gran tenidor qui té a Catalunya més de {itp.largeHomes}\u00a0habitatges o més de {itp.largeArea} d’ús residencial, o bé cinc habitatges o més en una zona declarada tensionada.",
          "Persones i empreses compten igual.",
        ],
        how: "Un gran tenidor declara l’impost en el model 600, com qualsevol comprador. Si hi ha dubtes, faci la llista del que té i demani a un assessor fiscal que revisi el cas abans de les arres.",
      },
      sections: [
        {
          heading: "Qui és gran tenidor?",
          blocks: [
            "N’hi ha prou amb una d’aquestes tres coses:",
            {
              points: [
                "Més de {itp.largeHomes}\u00a0habitatges a Catalunya.",
                "Més de {itp.largeArea} construïts d’ús residencial a Catalunya, en total.",
                "Cinc habitatges o més en una zona declarada oficialment tensionada.",
              ],
            },
            "Les places d’aparcament i els trasters no compten (art. 641-1), ni els locals, ni les oficines, ni el que sigui fora de Catalunya. Si compra una societat, miri què més té ella mateixa i pregunti per les altres empreses del grup.",
          ],
        },
        {
          heading: "Com es compten els habitatges?",
          blocks: [
            {
              caption: "Què compta per als límits a Catalunya",
              columns: ["El que es té", "Compta?"],
              rows: [
                ["Un habitatge a Catalunya, habitat, llogat o buit", "Sí"],
                ["Una plaça d’aparcament o un traster", "No"],
                ["Un local o una oficina", "No, no és habitatge"],
                ["Un habitatge fora de Catalunya o d’Espanya", "No"],
                ["La meitat d’un habitatge heretat", "Pregunti-ho per escrit: hi compten la part i els metres"],
                ["Un habitatge de la seva societat", "A la societat; pregunti pels grups"],
              ],
            },
          ],
        },
        {
          heading: "I si es compra un edifici sencer?",
          blocks: [
            [
              "La compra d’un edifici residencial complet paga el mateix {itp.large}, encara que no es tingui res més (Decret llei 5/2025).",
              "La regla s’aplica des del {itp.date}.",
            ],
            "El decret preveu excepcions. Que una finca petita, de dos o tres habitatges, hi entri depèn de qui compra i per a què. Demani la resposta per escrit, amb l’article en què es basa.",
          ],
        },
        {
          heading: "Què cal comprovar, i quan?",
          blocks: [
            {
              steps: [
                "Faci la llista de tots els seus habitatges a Catalunya, sencers o en part, amb la superfície construïda i el municipi.",
                "Marqui els que són en zona tensionada; la relació de municipis és pública.",
                "Pregunti a l’assessor com compten en el seu cas els compartits i els heretats.",
                "Compari el preu amb el valor de referència, perquè el tipus va sobre la xifra més alta.",
                "Faci l’oferta després, quan l’impost ja sigui als comptes.",
              ],
            },
          ],
        },
        {
          heading: "On es troben les dades?",
          blocks: [
            {
              points: [
                "Què és seu i quants metres té: a la Seu Electrònica del Cadastre, de franc i amb certificat digital.",
                "A nom de qui està inscrit: al Registre de la Propietat, amb la cerca per titular.",
                "Quines zones estan tensionades: a la llista de l’Estat. Barcelona hi és des del 16\u00a0de març del 2024, en principi per tres anys.",
                "Què té la seva societat o el seu grup: als comptes, i ho sap qui els porta.",
                "Si el preu és la base: al valor de referència, al mateix web del Cadastre.",
              ],
            },
          ],
        },
        {
          heading: "On es produeixen els errors?",
          blocks: [
            {
              points: [
                "Es compra amb una societat per separar patrimonis, i la societat ja era gran tenidora.",
                "Uns hereus amb molts pisos en compren un altre i el declaren per l’escala general.",
                "Uns familiars compren en una sola escriptura tots els pisos d’una finca i no pregunten si compta com a edifici.",
              ],
            },
            "El que s’ha declarat de menys es corregeix més endavant, amb interessos i potser amb sanció.",
          ],
        },
      ],
      example: {
        heading: "Quina diferència hi ha?",
        blocks: [
          {
            caption: "ITP d’un habitatge de segona mà: comprador corrent i gran tenidor",
            columns: ["Preu", "Escala ordinària", "Al 20\u00a0%", "Diferència"],
            rows: [
              ["300.000\u00a0€", "30.000\u00a0€", "60.000\u00a0€", "30.000\u00a0€"],
              ["500.000\u00a0€", "50.000\u00a0€", "100.000\u00a0€", "50.000\u00a0€"],
              ["1.000.000\u00a0€", "105.000\u00a0€", "200.000\u00a0€", "95.000\u00a0€"],
              ["2.000.000\u00a0€", "230.000\u00a0€", "400.000\u00a0€", "170.000\u00a0€"],
            ],
          },
          "L’obra nova que ven la promotora en queda fora: paga el 10\u00a0% d’IVA i l’1,5\u00a0% d’AJD, la compri qui la compri. El model 600 es presenta en el mes següent a l’escriptura, per l’escala o al 20\u00a0%, i d’encertar-ho en respon el comprador.",
        ],
      },
      inShort: [
        "Els grans tenidors paguen a Catalunya un ITP del {itp.large} sobre tot el valor.",
        "Arriba a qui té més de {itp.largeHomes}\u00a0habitatges o {itp.largeArea}, i a qui compra un edifici sencer.",
        "Val més comptar els habitatges abans de l’oferta que no després.",
      ],
      next: "Si la seva compra és de les corrents, la [calculadora de despeses](/costs) li mostra l’escala que li toca.",
      description:
        "L’ITP del 20\u00a0% dels grans tenidors a Catalunya: qui ho és, quins habitatges compten, els edificis sencers i la diferència en euros de 300.000 a 2.000.000\u00a0€.",
      sources: [
        "Decret llei 5/2025 (DOGC 9379)",
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), art. 641-1",
      ],
    },
    ru: {
      names: [
        "крупный владелец жилья",
        "крупный владелец недвижимости",
        "налог для крупных владельцев",
        "gran tenedor",
        "ITP 20 процентов",
        "налог 20 процентов при покупке",
        "покупка целого здания",
        "купить дом целиком в Барселоне",
      ],
      title: "Налог для крупных владельцев",
      answers: {
        what: [
          "Крупный владелец жилья (gran tenedor) платит налог на передачу имущества (ITP) по ставке {itp.large} со всей стоимости, а не по общей шкале.",
          "В Каталонии так облагают тех, у кого уже много жилья, и тех, кто покупает жилое здание целиком.",
          "Большинства это не касается, но семейная фирма или родственники, купившие здание вместе, могут под это попасть.",
        ],
        cost: [
          "Крупный владелец жилья платит {itp.large} стоимости, без ступеней и без более дешёвой первой части.",
          "Общая шкала начиналась бы с {itp.rate1}.",
        ],
        who: [
          "Крупный владелец жилья\u00a0— это тот, у кого в Каталонии больше {itp.largeHomes}\u00a0жилых объектов, либо больше {itp.largeArea} жилья (по площади со стенами), либо от пяти объектов в зоне напряжённого рынка.",
          "Люди и компании считаются одинаково.",
        ],
        how: "Крупный владелец жилья декларирует налог в форме 600, как любой покупатель. При сомнениях составьте список того, что вам принадлежит, и покажите его налоговому консультанту до договора задатка.",
      },
      sections: [
        {
          heading: "Кого считают крупным владельцем?",
          blocks: [
            "Достаточно одного из трёх признаков:",
            {
              points: [
                "Больше {itp.largeHomes}\u00a0жилых объектов в Каталонии.",
                "Больше {itp.largeArea} жилья в Каталонии, считая со стенами.",
                "Пять и более объектов в зоне, официально объявленной напряжённой.",
              ],
            },
            "Парковочные места и кладовые не считаются (ст. 641-1), как и магазины, офисы и жильё за пределами Каталонии. Если покупает компания, выясните, что уже принадлежит ей самой, и спросите о других фирмах той же группы.",
          ],
        },
        {
          heading: "Как считать принадлежащее вам жильё?",
          blocks: [
            {
              caption: "Что входит в подсчёт в Каталонии",
              columns: ["Чем вы владеете", "Считается?"],
              rows: [
                ["Квартира или дом в Каталонии: живёте, сдаёте или пустует", "Да"],
                ["Парковочное место или кладовая", "Нет"],
                ["Магазин или офис", "Нет, это не жильё"],
                ["Жильё за пределами Каталонии или Испании", "Нет"],
                ["Половина унаследованной квартиры", "Спросите письменно: важны доля и площадь"],
                ["Жильё, записанное на вашу компанию", "За компанией; о группе компаний спросите"],
              ],
            },
            "Считать надо на день сделки: квартира, проданная накануне, уже не ваша. Площадь берут построенную, и складывают её по всем объектам, поэтому несколько больших домов могут превысить предел раньше, чем число квартир.",
          ],
        },
        {
          heading: "А если купить здание целиком?",
          blocks: [
            [
              "За жилое здание целиком платят те же {itp.large}, даже если больше у вас ничего нет (Decret llei 5/2025).",
              "Так заведено с {itp.date}.",
            ],
            "В декрете есть исключения. Подойдёт ли под них небольшой дом на две-три квартиры, зависит от того, кто и зачем его покупает. Попросите консультанта ответить письменно, со ссылкой на статью декрета.",
          ],
        },
        {
          heading: "Что и когда проверить?",
          blocks: [
            {
              steps: [
                "Выпишите всё своё жильё, целиком или в доле, с площадью и городом.",
                "Отметьте то, что находится в напряжённой зоне: перечень таких городов опубликован официально.",
                "Узнайте у консультанта, как именно в вашем случае считают доли и унаследованное жильё.",
                "Сравните цену со справочной стоимостью: ставку применяют к большей из этих двух сумм.",
                "Только после этого делайте предложение о покупке, уже с налогом в расчёте.",
              ],
            },
          ],
        },
        {
          heading: "Где взять данные для подсчёта?",
          blocks: [
            {
              points: [
                "Что вам принадлежит и какой площади: на сайте Кадастра, бесплатно, с цифровым сертификатом.",
                "На кого это записано: в реестре собственности, поиском по владельцу.",
                "Какие зоны считаются напряжёнными: в государственном списке. Барселона в нём с 16\u00a0марта 2024\u00a0года, сначала на три года.",
                "Что есть у вашей компании или группы: в отчётности, у того, кто её ведёт.",
                "Служит ли цена базой налога: сравните её со справочной стоимостью на том же сайте Кадастра.",
              ],
            },
          ],
        },
        {
          heading: "Где ошибаются чаще всего?",
          blocks: [
            {
              points: [
                "Покупают на фирму, чтобы разделить имущество, а фирма сама уже крупный владелец.",
                "Наследники множества квартир покупают ещё одну и платят по общей шкале.",
                "Родственники покупают одним актом все квартиры дома и не спрашивают, считается ли это покупкой здания.",
              ],
            },
            "То, что недоплачено, потом доначислят, с процентами, а возможно, и со штрафом.",
          ],
        },
      ],
      example: {
        heading: "Насколько велика разница?",
        blocks: [
          {
            caption: "ITP за вторичное жильё: обычный покупатель и крупный владелец",
            columns: ["Цена", "Обычная шкала", "По ставке 20\u00a0%", "Разница"],
            rows: [
              ["300\u00a0000\u00a0€", "30\u00a0000\u00a0€", "60\u00a0000\u00a0€", "30\u00a0000\u00a0€"],
              ["500\u00a0000\u00a0€", "50\u00a0000\u00a0€", "100\u00a0000\u00a0€", "50\u00a0000\u00a0€"],
              ["1\u00a0000\u00a0000\u00a0€", "105\u00a0000\u00a0€", "200\u00a0000\u00a0€", "95\u00a0000\u00a0€"],
              ["2\u00a0000\u00a0000\u00a0€", "230\u00a0000\u00a0€", "400\u00a0000\u00a0€", "170\u00a0000\u00a0€"],
            ],
          },
          "Новое жильё от застройщика под это правило не подпадает: с него платят НДС 10\u00a0% и гербовый сбор 1,5\u00a0%, кто бы его ни покупал. Форму 600 подают в течение месяца после акта, по обычной шкале или по ставке 20\u00a0%, и за правильный выбор отвечает покупатель. Если налоговое агентство решит иначе, придётся доплатить разницу с процентами, а иногда и штраф. Поэтому письменный ответ консультанта стоит получить до задатка: после него отказаться от покупки без потерь уже трудно.",
        ],
      },
      inShort: [
        "Крупные владельцы платят в Каталонии ITP по ставке {itp.large} со всей стоимости.",
        "К ним относят тех, у кого больше {itp.largeHomes}\u00a0объектов или {itp.largeArea}, и покупателей целых зданий.",
        "Пересчитать своё жильё лучше до предложения о покупке.",
      ],
      next: "Если у вас обычная покупка, [калькулятор расходов](/costs) покажет вашу шкалу.",
      description:
        "Налог ITP 20\u00a0% для крупных владельцев в Каталонии: кто к ним относится, какое жильё считается, покупка целого дома и разница в евро от 300\u00a0000 до 2\u00a0000\u00a0000\u00a0€.",
      sources: [
        "Decret llei 5/2025 (DOGC 9379)",
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст. 641-1",
      ],
    },
  },
};
