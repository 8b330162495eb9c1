import type { Entry } from "../entry";

export const mortgageDocuments: Entry = {
  theme: "mortgage",
  related: ["debts-and-income", "mortgage-for-non-residents", "nota-simple", "nie"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "documents for a mortgage",
        "mortgage documents",
        "documents needed for a mortgage in spain",
        "mortgage application documents",
        "paperwork for a mortgage",
        "mortgage checklist",
        "what does the bank ask for mortgage",
      ],
      title: "The documents for a mortgage",
      answers: {
        what: "The documents for a mortgage are your identity document with the NIE, work contract and latest payslips, the last tax returns, bank statements, a list of your debts (CIRBE report) and the land registry extract of the home. Each bank has its own list and must tell you at the start what it needs and by when (Law 5/2019, art.\u00a012). Most of them are free; you pay the bank valuation, €250 to €600, and sworn translations by the page.",
        cost: "Most documents for a mortgage are free: payslips, tax returns, bank statements, your CIRBE report. You pay for the land registry extract (nota simple), for certificates from abroad and for sworn translations, priced by the page.",
        time: "Most documents for a mortgage that are kept in Spain come within a day or two: the land registry extract by email within a day, payslips, tax returns and the CIRBE report online. A credit report or pension forecast from abroad, its apostille and translation take much longer. Start with those, and ask how old the bank accepts them.",
        who: "The documents for a mortgage are needed from every borrower and every guarantor. Couples who buy together each bring their own set, even if only one of them earns.",
        conditions: [
          "Documents for a mortgage prove four things the bank wants to see: income that lasts, all debts within {loan.debts} of it, 20% of the price and about {loan.costs} for taxes and costs in savings, and a last payment before you turn {loan.age}.",
          "No law sets a minimum salary; from abroad the bank wants 30–40% of the price.",
        ],
      },
      sections: [
        {
          heading: "What proves who you are and what you earn?",
          blocks: [
            {
              points: [
                "Passport or identity card, and for foreigners the NIE (foreigner’s identity number).",
                "Employees: contract, latest payslips, employment record (vida laboral) and the last tax returns.",
                "Self-employed: annual income tax, quarterly VAT and accounts for several years.",
                "Pensioners: the decision that grants the pension and this year’s statement.",
                "Landlords: contracts, and the tax return that shows the rents.",
              ],
            },
            "If you are separated or divorced, add the agreement that says what you pay or receive.",
          ],
        },
        {
          heading: "What proves what you have and owe?",
          blocks: [
            {
              points: [
                "Statements of all accounts for the last months.",
                "Contracts and balances of existing loans and cards.",
                "The CIRBE report of the Bank of Spain, or a credit report from your country.",
                "Where the down payment comes from: savings, a sale, a gift with its deed.",
              ],
            },
            "Banks have to know the origin of the money (Law 10/2010). A sum that arrives without explanation stops a file for longer than a small debt.",
          ],
        },
        {
          heading: "What does the bank need on the home?",
          blocks: [
            "The seller or the agent provides these: a recent land registry extract, the cadastral reference, the energy certificate and, for apartments, the certificate of community debts. The bank adds its own valuation (tasación).",
            "Your offer or deposit contract (arras) belongs to the file as well, since it fixes the price and the day.",
          ],
        },
        {
          heading: "How do you put the file together?",
          blocks: [
            {
              steps: [
                "Ask each bank for its list before you collect anything.",
                "Save every document as one complete PDF, in its order, with your name in the file name.",
                "Ask which of them need a sworn translation or an apostille; not every bank wants both.",
                "Write one page that explains what isn’t obvious: a change of job, a large transfer, an old debt.",
                "Send the same set to all banks on the same day, and note what each still asks for.",
              ],
            },
            "Send documents through the bank’s own upload page, never as photos in a chat.",
          ],
        },
        {
          heading: "Where do you get each document, and what does it cost?",
          blocks: [
            {
              caption: "What has to be ordered; private websites ask more for the registry extract",
              columns: ["Document", "Where", "Price", "Good to know"],
              rows: [
                ["CIRBE report", "Bank of Spain, online", "free", "mistakes in it can be put right"],
                ["Employment record (vida laboral)", "Social Security, online", "free", "shows every job in Spain"],
                ["Tax returns", "Tax Agency, online", "free", "the complete form, not the summary"],
                ["Land registry extract (nota simple)", "registradores.org", "€9.02 plus VAT", "by email within a day"],
                ["Bank valuation", "an approved company", "€250–600", "valid for six months"],
                [
                  "Sworn translation",
                  "a translator recognised in Spain",
                  "by the page",
                  "ask the bank before you order it",
                ],
                ["Energy certificate", "the seller", "the seller pays", "part of the sale in any case"],
              ],
            },
          ],
        },
        {
          heading: "What goes wrong with the documents?",
          blocks: [
            {
              points: [
                "Two payslips and one page of the tax return arrive as photos: the analyst asks again, and days pass.",
                "The down payment comes from parents, and no deed of gift or bank record says so.",
                "The certificate from abroad is older than the bank accepts by the time it has been translated.",
                "A loan that CIRBE shows is missing from your own list.",
              ],
            },
            "An incomplete file also weighs in the deposit contract: if the bank refuses because you never sent the documents, article 621-49 of the Civil Code of Catalonia doesn’t give the deposit back.",
          ],
        },
      ],
      example: {
        heading: "What does a well-prepared file look like?",
        blocks: [
          "A couple works in two countries. She sends her Spanish contract, payslips and tax return; he sends the same from abroad with a sworn translation. Both add bank statements, a credit report each and one page about a car loan they repaid in spring.",
          "The bank has nothing left to ask but the valuation. A week saved here is a week more before the date in the deposit contract.",
        ],
      },
      inShort:
        "Banks ask about identity, income, debts and the home. Each has its own list and must tell you at the start. Translations and reports from abroad take the longest.",
      next: "[Ask us for the documents of a home you like](/contact), and your bank can begin at once.",
      description:
        "Documents for a mortgage in Spain: what proves income, savings and debts, what the home needs, where to get each document, prices up to €600 and the traps.",
      sources: [
        "Law 5/2019, arts.\u00a011 and 12",
        "Law 10/2010 on the prevention of money laundering",
        "Civil Code of Catalonia, art.\u00a0621-49",
      ],
    },
    es: {
      names: [
        "documentación para hipoteca",
        "documentos para hipoteca",
        "documentación para pedir una hipoteca",
        "documentos para pedir hipoteca",
        "qué pide el banco para una hipoteca",
        "requisitos para una hipoteca",
        "lista de documentos para la hipoteca",
      ],
      title: "La documentación para la hipoteca",
      answers: {
        what: "La documentación para la hipoteca es el DNI o el NIE, el contrato de trabajo y las últimas nóminas, las últimas declaraciones de la renta, extractos de las cuentas, la lista de sus deudas (informe CIRBE) y la nota simple de la vivienda. Cada banco tiene su lista y ha de decirle al principio qué necesita y para cuándo (Ley 5/2019, art.\u00a012). Casi todo es gratis; se pagan la tasación, de 250 a 600\u00a0€, y las traducciones juradas, por página.",
        cost: "Casi toda la documentación para la hipoteca es gratuita: nóminas, declaraciones, extractos, informe CIRBE. Se pagan la nota simple, los certificados de otro país y las traducciones juradas, que van por página.",
        time: "La documentación para la hipoteca que está en España se reúne en un día o dos: la nota simple llega por correo en un día; nóminas, renta y CIRBE se descargan. Un informe de crédito o una previsión de pensión de fuera, con apostilla y traducción, tardan mucho más. Empiece por ahí y pregunte qué antigüedad admiten.",
        who: "La documentación para la hipoteca se pide a cada titular y a cada avalista. Si compran dos personas, cada una lleva la suya, aunque solo ingrese una.",
        conditions: [
          "Los requisitos para una hipoteca son cuatro: ingresos estables, deudas que no pasen del {loan.debts} de lo que gana, ahorros del 20\u00a0% del precio más cerca del {loan.costs} para impuestos y gastos, y la última cuota antes de los {loan.age} años.",
          "Ninguna ley fija un sueldo mínimo; a quien vive fuera el banco le pide el 30–40\u00a0% del precio.",
        ],
      },
      sections: [
        {
          heading: "¿Qué demuestra quién es y qué gana?",
          blocks: [
            {
              points: [
                "DNI o pasaporte y, si es extranjero, el NIE.",
                "Asalariados: contrato, últimas nóminas, vida laboral y las últimas declaraciones de la renta.",
                "Autónomos: renta anual, IVA trimestral y cuentas de varios años.",
                "Pensionistas: la resolución de la pensión y el certificado del año.",
                "Quien alquila pisos: contratos y la declaración en que constan las rentas.",
              ],
            },
            "En caso de separación o divorcio, añada el convenio que dice qué paga o recibe.",
          ],
        },
        {
          heading: "¿Qué demuestra lo que tiene y lo que debe?",
          blocks: [
            {
              points: [
                "Extractos de todas las cuentas de los últimos meses.",
                "Contratos y saldos de préstamos y tarjetas.",
                "El informe CIRBE del Banco de España o un informe de crédito de su país.",
                "De dónde sale la entrada: ahorro, una venta, una donación con su escritura.",
              ],
            },
            "Los bancos deben conocer el origen del dinero (Ley 10/2010). Un ingreso sin explicación detiene un expediente más que una deuda pequeña.",
          ],
        },
        {
          heading: "¿Qué necesita el banco de la vivienda?",
          blocks: [
            "Esto lo aporta quien vende o la agencia: nota simple reciente, referencia catastral, certificado energético y, en un piso, el certificado de deudas de la comunidad. El banco añade su tasación.",
            "También forma parte del expediente su oferta o el contrato de arras, que fija el precio y el día.",
          ],
        },
        {
          heading: "¿Cómo se prepara el expediente?",
          blocks: [
            {
              steps: [
                "Pida a cada banco su lista antes de reunir nada.",
                "Guarde cada documento entero en un PDF, con su nombre en el archivo.",
                "Pregunte cuáles necesitan traducción jurada o apostilla; no todos los bancos quieren ambas.",
                "Escriba una hoja que explique lo que no se ve: un cambio de empleo, una transferencia grande, una deuda antigua.",
                "Envíe lo mismo a todos los bancos el mismo día y anote qué falta en cada uno.",
              ],
            },
            "Use la página de carga del propio banco, nunca fotos por un chat.",
          ],
        },
        {
          heading: "¿Dónde se pide cada documento y cuánto cuesta?",
          blocks: [
            {
              caption: "Lo que hay que encargar; las webs privadas cobran más por la nota simple",
              columns: ["Documento", "Dónde", "Precio", "Conviene saber"],
              rows: [
                ["Informe CIRBE", "Banco de España, por internet", "gratis", "si hay un error, se puede corregir"],
                ["Vida laboral", "Seguridad Social, por internet", "gratis", "recoge todos los empleos en España"],
                [
                  "Declaraciones de la renta",
                  "Agencia Tributaria, por internet",
                  "gratis",
                  "completas, no solo el resumen",
                ],
                ["Nota simple", "registradores.org", "9,02\u00a0€ más IVA", "por correo en un día"],
                ["Tasación", "sociedad homologada", "250–600\u00a0€", "vale seis meses"],
                [
                  "Traducción jurada",
                  "traductor reconocido en España",
                  "por página",
                  "pregunte al banco antes de encargarla",
                ],
                [
                  "Certificado energético",
                  "quien vende",
                  "lo paga quien vende",
                  "hace falta para la venta en todo caso",
                ],
              ],
            },
          ],
        },
        {
          heading: "¿Qué suele fallar con la documentación?",
          blocks: [
            {
              points: [
                "Llegan dos nóminas y una hoja de la renta en foto: el analista vuelve a pedirlas y pasan los días.",
                "La entrada la ponen los padres y ninguna escritura ni transferencia lo explica.",
                "El certificado extranjero ya está caducado para el banco cuando llega traducido.",
                "En su lista falta un préstamo que la CIRBE sí muestra.",
              ],
            },
            "Un expediente incompleto también pesa en las arras: si el banco se niega porque usted no envió la documentación, el artículo 621-49 del Código civil de Cataluña no le devuelve el dinero.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo es un expediente bien hecho?",
        blocks: [
          "Una pareja trabaja en dos países. Ella envía su contrato, nóminas y renta españoles; él, lo mismo de fuera con traducción jurada. Los dos añaden extractos, un informe de crédito cada uno y una hoja sobre un préstamo de coche que devolvieron en primavera.",
          "Al banco solo le queda pedir la tasación. Una semana ganada aquí es una semana más hasta la fecha de las arras.",
        ],
      },
      inShort:
        "El banco pregunta por identidad, ingresos, deudas y vivienda. Cada uno tiene su lista y debe darla al principio. Lo que más tarda son los informes y traducciones de fuera.",
      next: "[Pídanos la documentación de la vivienda que le interesa](/contact) y su banco podrá empezar enseguida.",
      description:
        "Documentación para la hipoteca: qué acredita ingresos, ahorros y deudas, qué pide el banco de la vivienda, dónde se saca cada documento y qué cuesta aquí.",
      sources: [
        "Ley 5/2019, arts.\u00a011 y 12",
        "Ley 10/2010, de prevención del blanqueo de capitales",
        "Código civil de Cataluña, art.\u00a0621-49",
      ],
    },
    ca: {
      names: [
        "documentació per a la hipoteca",
        "documents per a la hipoteca",
        "documentació per demanar una hipoteca",
        "documents per demanar hipoteca",
        "què demana el banc per a una hipoteca",
        "requisits per a una hipoteca",
      ],
      title: "La documentació per a la hipoteca",
      answers: {
        what: "La documentació per a la hipoteca és el DNI o el NIE, el contracte de treball i les últimes nòmines, les últimes declaracions de la renda, extractes dels comptes, la llista dels seus deutes (informe CIRBE) i la nota simple de l’habitatge. Cada banc té la seva llista i li ha de dir d’entrada què necessita i per a quan (Llei 5/2019, art.\u00a012). Gairebé tot és de franc; es paguen la taxació, de 250 a 600\u00a0€, i les traduccions jurades, per pàgina.",
        cost: "Gairebé tota la documentació per a la hipoteca és gratuïta: nòmines, declaracions, extractes, informe CIRBE. Es paguen la nota simple, els certificats d’un altre país i les traduccions jurades, que van per pàgina.",
        time: "La documentació per a la hipoteca que és a Espanya s’aplega en un dia o dos: la nota simple arriba per correu en un dia; nòmines, renda i CIRBE es descarreguen. Un informe de crèdit o una previsió de pensió de fora, amb postil·la i traducció, triguen molt més. Comenci per aquí i pregunti quina antiguitat admeten.",
        who: "La documentació per a la hipoteca es demana a cada titular i a cada avalador. Si compren dues persones, cadascuna porta la seva, encara que només n’ingressi una.",
        conditions: [
          "Els requisits per a una hipoteca són quatre: ingressos estables, deutes que no passin del {loan.debts} del que guanya, estalvis del 20\u00a0% del preu més prop del {loan.costs} per a impostos i despeses, i l’última quota abans dels {loan.age} anys.",
          "Cap llei no fixa un sou mínim; a qui viu a fora el banc li demana el 30–40\u00a0% del preu.",
        ],
      },
      sections: [
        {
          heading: "Què demostra qui és i què guanya?",
          blocks: [
            {
              points: [
                "DNI o passaport i, si és estranger, el NIE.",
                "Assalariats: contracte, últimes nòmines, vida laboral i les últimes declaracions de la renda.",
                "Autònoms: renda anual, IVA trimestral i comptes d’uns quants anys.",
                "Pensionistes: la resolució de la pensió i el certificat de l’any.",
                "Qui lloga pisos: contractes i la declaració on consten les rendes.",
              ],
            },
            "En cas de separació o divorci, afegeixi-hi el conveni que diu què paga o rep.",
          ],
        },
        {
          heading: "Què demostra el que té i el que deu?",
          blocks: [
            {
              points: [
                "Extractes de tots els comptes dels últims mesos.",
                "Contractes i saldos de préstecs i targetes.",
                "L’informe CIRBE del Banc d’Espanya o un informe de crèdit del seu país.",
                "D’on surt l’entrada: estalvi, una venda, una donació amb la seva escriptura.",
              ],
            },
            "Els bancs han de conèixer l’origen dels diners (Llei 10/2010). Un ingrés sense explicació atura un expedient més que un deute petit.",
          ],
        },
        {
          heading: "Què necessita el banc de l’habitatge?",
          blocks: [
            "Això ho aporta qui ven o l’agència: nota simple recent, referència cadastral, certificat energètic i, en un pis, el certificat de deutes de la comunitat. El banc hi afegeix la seva taxació.",
            "També forma part de l’expedient la seva oferta o el contracte d’arres, que fixa el preu i el dia.",
          ],
        },
        {
          heading: "Com es prepara l’expedient?",
          blocks: [
            {
              steps: [
                "Demani a cada banc la seva llista abans d’aplegar res.",
                "Desi cada document sencer en un PDF, amb el seu nom a l’arxiu.",
                "Pregunti quins necessiten traducció jurada o postil·la; no tots els bancs volen totes dues coses.",
                "Escrigui un full que expliqui el que no es veu: un canvi de feina, una transferència grossa, un deute antic.",
                "Enviï el mateix a tots els bancs el mateix dia i apunti què falta a cadascun.",
              ],
            },
            "Faci servir la pàgina de càrrega del banc mateix, mai fotos per un xat.",
          ],
        },
        {
          heading: "On es demana cada document i quant costa?",
          blocks: [
            {
              caption: "El que s’ha d’encarregar; els webs privats cobren més per la nota simple",
              columns: ["Document", "On", "Preu", "Convé saber"],
              rows: [
                ["Informe CIRBE", "Banc d’Espanya, per internet", "gratis", "si hi ha un error, es pot corregir"],
                ["Vida laboral", "Seguretat Social, per internet", "gratis", "hi surten totes les feines a Espanya"],
                [
                  "Declaracions de la renda",
                  "Agència Tributària, per internet",
                  "gratis",
                  "senceres, no només el resum",
                ],
                ["Nota simple", "registradores.org", "9,02\u00a0€ més IVA", "per correu en un dia"],
                ["Taxació", "societat homologada", "250–600\u00a0€", "serveix sis mesos"],
                [
                  "Traducció jurada",
                  "traductor reconegut a Espanya",
                  "per pàgina",
                  "pregunti al banc abans d’encarregar-la",
                ],
                ["Certificat energètic", "qui ven", "el paga qui ven", "cal per a la venda en tot cas"],
              ],
            },
          ],
        },
        {
          heading: "Què acostuma a fallar amb la documentació?",
          blocks: [
            {
              points: [
                "Arriben dues nòmines i un full de la renda en foto: l’analista els torna a demanar i passen els dies.",
                "L’entrada la posen els pares i cap escriptura ni transferència no ho explica.",
                "El certificat estranger ja és massa vell per al banc quan arriba traduït.",
                "A la seva llista falta un préstec que la CIRBE sí que mostra.",
              ],
            },
            "Un expedient incomplet també pesa en les arres: si el banc s’hi nega perquè vostè no va enviar la documentació, l’article 621-49 del Codi civil de Catalunya no li torna els diners.",
          ],
        },
      ],
      example: {
        heading: "Com és un expedient ben fet?",
        blocks: [
          "Una parella treballa en dos països. Ella envia el contracte, les nòmines i la renda d’aquí; ell, el mateix de fora amb traducció jurada. Tots dos hi afegeixen extractes, un informe de crèdit cadascun i un full sobre un préstec de cotxe que van tornar a la primavera.",
          "Al banc només li queda demanar la taxació. Una setmana guanyada aquí és una setmana més fins a la data de les arres.",
        ],
      },
      inShort:
        "El banc pregunta per identitat, ingressos, deutes i habitatge. Cadascun té la seva llista i l’ha de donar d’entrada. El que més triga són els informes i les traduccions de fora.",
      next: "[Demani’ns la documentació de l’habitatge que li interessa](/contact) i el seu banc podrà començar de seguida.",
      description:
        "Documentació per a la hipoteca: què acredita ingressos, estalvis i deutes, què demana el banc de l’habitatge, on es treu cada document i quant costa aquí.",
      sources: [
        "Llei 5/2019, arts.\u00a011 i 12",
        "Llei 10/2010, de prevenció del blanqueig de capitals",
        "Codi civil de Catalunya, art.\u00a0621-49",
      ],
    },
    ru: {
      names: [
        "документы для ипотеки",
        "документы для ипотеки в Испании",
        "какие документы нужны для ипотеки",
        "список документов для ипотеки",
        "пакет документов для ипотеки",
        "что просит банк для ипотеки",
      ],
      title: "Документы для ипотеки",
      answers: {
        what: "Документы для ипотеки\u00a0— это паспорт и NIE, трудовой договор и последние расчётные листки, последние налоговые декларации, выписки по счетам, перечень долгов (отчёт CIRBE) и выписка из реестра на жильё. У каждого банка свой список, и он обязан в начале сказать, что ему нужно и к какому дню (Закон 5/2019, ст.\u00a012). Почти всё бесплатно; платят за банковскую оценку, 250–600\u00a0€, и за присяжный перевод, по страницам.",
        cost: "Почти все документы для ипотеки бесплатны: расчётные листки, декларации, выписки, отчёт CIRBE. Платить нужно за выписку из реестра (nota simple), справки из другой страны и присяжный перевод, который считают по страницам.",
        time: "Документы для ипотеки, которые хранятся в Испании, собирают за день-два: выписка из реестра приходит по почте в течение дня, листки, декларации и отчёт CIRBE скачивают. Кредитная история или прогноз пенсии из-за рубежа с апостилем и переводом занимают намного больше времени. Начните с них и узнайте, какой давности они допустимы.",
        who: "Документы для ипотеки нужны от каждого заёмщика и каждого поручителя. Если покупают двое, комплект готовит каждый, даже когда доход есть у одного.",
        conditions: [
          "Документы для ипотеки доказывают банку четыре вещи: доход постоянный, все долги укладываются в {loan.debts} дохода, накоплено 20\u00a0% цены и около {loan.costs} на налоги и расходы, последний платёж придётся на возраст до {loan.age} лет.",
          "Минимальной зарплаты закон не называет; от живущих за рубежом банк ждёт 30–40\u00a0% цены.",
        ],
      },
      sections: [
        {
          heading: "Что подтверждает личность и доход?",
          blocks: [
            {
              points: [
                "Паспорт или удостоверение личности, иностранцу ещё NIE (номер иностранца).",
                "Работа по найму: договор, последние расчётные листки, трудовая история (vida laboral) и последние декларации.",
                "Работа на себя: годовая декларация, квартальный НДС и отчётность за несколько лет.",
                "Пенсия: решение о назначении и справка за текущий год.",
                "Сдача жилья: договоры и декларация, где видна аренда.",
              ],
            },
            "После развода или раздельного проживания добавьте соглашение: кто кому и сколько платит.",
          ],
        },
        {
          heading: "Что показывает накопления и долги?",
          blocks: [
            {
              points: [
                "Выписки по всем счетам за последние месяцы.",
                "Договоры и остатки по кредитам и картам.",
                "Отчёт CIRBE Банка Испании или кредитная история из вашей страны.",
                "Откуда первый взнос: накопления, продажа, подарок с актом дарения.",
              ],
            },
            "Банк обязан знать происхождение денег (Закон 10/2010). Поступление без объяснения задерживает дело сильнее, чем небольшой долг.",
          ],
        },
        {
          heading: "Что банку нужно знать о жилье?",
          blocks: [
            "Это передаёт продавец или агентство: свежую выписку из реестра, кадастровый номер, сертификат энергоэффективности, а для квартиры и справку о долгах перед сообществом собственников (comunidad). Банк добавит свою оценку (tasación).",
            "В комплект входит и ваше предложение о покупке или договор задатка (arras): в нём цена и день сделки.",
          ],
        },
        {
          heading: "Как собрать комплект?",
          blocks: [
            {
              steps: [
                "Сначала попросите список у каждого банка.",
                "Каждый документ сохраните целиком в одном PDF, с вашим именем в названии файла.",
                "Узнайте, что нужно перевести у присяжного переводчика и где нужен апостиль: и то и другое требуют не все.",
                "Напишите страницу о том, что не видно из документов: новая работа, крупный перевод, старый долг.",
                "Отправьте одно и то же всем банкам в один день и отмечайте, чего ещё ждёт каждый.",
              ],
            },
            "Пользуйтесь страницей загрузки самого банка и не посылайте фотографии в чат. Копию комплекта оставьте у себя: часть документов понадобится ещё и нотариусу.",
          ],
        },
        {
          heading: "Где получить каждый документ и сколько он стоит?",
          blocks: [
            {
              caption: "То, что нужно заказывать; частные сайты берут за выписку из реестра дороже",
              columns: ["Документ", "Где", "Цена", "Что важно"],
              rows: [
                ["Отчёт CIRBE", "Банк Испании, онлайн", "бесплатно", "ошибку в нём можно исправить"],
                [
                  "Трудовая история (vida laboral)",
                  "соцстрах Испании, онлайн",
                  "бесплатно",
                  "видны все места работы в Испании",
                ],
                ["Налоговые декларации", "налоговая служба, онлайн", "бесплатно", "целиком, а не сводка"],
                [
                  "Выписка из реестра (nota simple)",
                  "registradores.org",
                  "9,02\u00a0€ и НДС",
                  "по почте в течение дня",
                ],
                ["Банковская оценка", "аккредитованная компания", "250–600\u00a0€", "действует шесть месяцев"],
                ["Присяжный перевод", "переводчик, признанный в Испании", "за страницу", "до заказа спросите банк"],
                [
                  "Сертификат энергоэффективности",
                  "продавец",
                  "платит продавец",
                  "для продажи он нужен в любом случае",
                ],
              ],
            },
          ],
        },
        {
          heading: "Что бывает не так с документами?",
          blocks: [
            {
              points: [
                "Два листка и одна страница декларации приходят фотографиями: банк просит всё заново, и дни уходят.",
                "Первый взнос дают родители, а ни акт дарения, ни банковский перевод этого не объясняют.",
                "Пока зарубежную справку переводили, она стала для банка слишком старой.",
                "В вашем списке нет кредита, который видно в CIRBE.",
              ],
            },
            "Неполный комплект опасен и для задатка: если банк отказал, потому что вы не прислали документы, статья 621-49 Гражданского кодекса Каталонии деньги не вернёт.",
          ],
        },
      ],
      example: {
        heading: "Как выглядит хорошо собранный комплект?",
        blocks: [
          "Пара работает в двух странах. Она отправляет испанский договор, листки и декларацию, он то же самое из своей страны с присяжным переводом. Оба добавляют выписки, по кредитной истории и страницу об автокредите, закрытом весной.",
          "Банку остаётся только заказать оценку. Неделя, выигранная здесь, прибавится к сроку до даты из договора задатка.",
        ],
      },
      inShort:
        "Банк спрашивает о личности, доходе, долгах и жилье. У каждого свой список, и он обязан дать его в начале. Дольше всего ждут справок и переводов из-за рубежа.",
      next: "[Попросите у нас документы на жильё, которое вам нравится](/contact), и банк сможет начать сразу.",
      description:
        "Документы для ипотеки в Испании: чем подтвердить доход, накопления и долги, что нужно на жильё, где получить каждый документ, сколько он стоит и где ошибки.",
      sources: [
        "Закон 5/2019, ст.\u00a011 и 12",
        "Закон 10/2010 о предотвращении отмывания денег",
        "Гражданский кодекс Каталонии, ст.\u00a0621-49",
      ],
    },
  },
};
