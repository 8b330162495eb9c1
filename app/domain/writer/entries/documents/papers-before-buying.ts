import type { Entry } from "../entry";

export const papersBeforeBuying: Entry = {
  theme: "documents",
  related: ["nota-simple", "charges-on-a-home", "community-debts-certificate", "viewing-checklist"],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      names: [
        "documents to check before buying a home",
        "documents to check before buying",
        "documents to buy a home in spain",
        "documents needed to buy a property in spain",
        "documents required to buy a house",
        "paperwork to buy a house in spain",
        "paperwork before buying",
        "property due diligence",
        "due diligence when buying a property",
        "due diligence spain",
        "legal checks before buying a property",
        "documents when buying",
        "document check before buying",
      ],
      title: "The documents to check before buying",
      answers: {
        what: [
          "The documents to check before buying a home in Barcelona are the land registry extract (nota simple), the habitability and energy certificates, the certificate of community debts with the latest minutes, the property tax receipts and, once the building is 45\u00a0years old, its inspection report.",
          "Read them before you pay a deposit, not at the notary’s.",
          "You order the registry extract yourself; the seller provides the rest. Compare three things in each: who owns the home, how large it is and what is owed on it.",
        ],
        time: "Ask for the documents to check before buying as soon as you are serious about a home, and finish before the deposit contract. Two are needed again at the end: the registry information, which the notary requests before the signing, and the certificate of community debts, a few days old at most.",
        who: "The documents to check before buying come from three people. The seller has the certificates, the tax receipts and any lease; the property manager has the minutes and the statutes. The registry extract you can order on your own. An agent has to give you the main data in writing before taking any money (Law 18/2007, art.\u00a060).",
        how: "Check the documents before buying in three rounds: is the seller entitled to sell, is the home what the advert says, and what do you take over with it? Note every gap, and ask for it in writing with a date.",
        cost: "The documents to check before buying cost the buyer about €11: the land registry extract ordered online. The seller pays for the rest, usually €65 to €160 for the habitability certificate and €100 to €200 for the energy certificate. A lawyer’s report, about 1% of the price plus VAT, is optional.",
        must: "The documents to check before buying that nobody can do without are the habitability certificate and the energy certificate, with few exceptions, and the certificate of community debts, which buyer and seller may only waive expressly. The registry extract isn’t compulsory for you, but without it you don’t know who may sell. Read them all before you pay a deposit.",
        papers:
          "The documents to check before buying a home are the land registry extract, the habitability certificate, the energy certificate, the certificate of community debts with the last minutes, the property tax (IBI) receipts and, from 45\u00a0years of age, the building’s inspection report. You yourself need a passport, the NIE if you are a foreigner, and proof of where your money comes from.",
      },
      sections: [
        {
          heading: "What do you read in each document?",
          blocks: [
            {
              points: [
                "Registry extract: every owner by name, mortgages and seizures, and whether parking or storage is included.",
                "Habitability certificate (cédula): address, usable area, date of expiry. The deed needs it, with few exceptions (Law 18/2007, art.\u00a060.4).",
                "Energy certificate: the rating and the date. It is valid for {label.years}\u00a0years, or {label.worstYears} with the worst rating.",
                "Minutes of the last three years: disputes, arrears, and building work voted but not yet charged.",
                "Statutes: what they say on letting, terraces and pets.",
                "The last four property tax (IBI) receipts: paid, and with the cadastral reference.",
                "Inspection report (ITE): each fault and the date set for its repair.",
                "Lease, or the seller’s written word that nobody lives there: a tenant may have first refusal (Law 29/1994, art.\u00a025).",
              ],
            },
          ],
        },
        {
          heading: "In which order do you get them?",
          blocks: [
            {
              steps: [
                "Order the registry extract before you name a price: it takes a day or so.",
                "Request the certificates and receipts from the agent, all in one email.",
                "Look the home up in the cadastre by its reference, and put the floor plan beside it.",
                "Have the seller ask the manager for minutes, statutes and coming payments.",
                "Write what is missing into the deposit contract, with who brings it and by when.",
                "Order a fresh extract the day before you pay.",
              ],
            },
          ],
        },
        {
          heading: "What if the areas don’t agree?",
          blocks: [
            "Registry, cadastre, cédula and floor plan often give four figures, because each measures something else. A metre or two means little. A whole room or a terrace too many may be building work without a permit: ask for the licence and the invoices, and let an architect say what it takes to put it right. Whoever sells should settle that before the deposit.",
          ],
        },
        {
          heading: "When should you stop and ask?",
          blocks: [
            {
              points: [
                "An owner on the extract has not been mentioned: a former spouse, a brother, an heir.",
                "One spouse alone sells the family home. The other has to agree, even without owning a share (Civil Code of Catalonia, art.\u00a0231-9).",
                "There is a mortgage, and nobody has asked the bank for the balance on the day of signing.",
                "You are asked to do without a certificate “to save time”.",
              ],
            },
          ],
        },
        {
          heading: "What does each document cost, and how long does it take?",
          blocks: [
            {
              caption: "Documents before a purchase: who brings them, price and time",
              columns: ["Document", "From", "Price", "Time or validity"],
              rows: [
                ["Registry extract (nota simple)", "you", "about €11 online", "a day; use one of the same week"],
                ["Habitability certificate (cédula)", "seller", "€65 to €160", "about four weeks; valid 15\u00a0years"],
                [
                  "Energy certificate",
                  "seller",
                  "€100 to €200",
                  "days; valid {label.years}\u00a0years, {label.worstYears} with a G",
                ],
                ["Certificate of community debts", "seller", "as the manager charges", "a few days old at the deed"],
                ["Property tax receipts", "seller", "nothing", "the last four"],
                ["NIE and proof of funds", "you, if foreign", "about €10", "up to a month"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What can an unread document cost?",
        blocks: [
          "Suppose community fees of €90 a month and property tax of €620 a year, both unpaid for four years. That makes €4,320 and €2,480: €6,800 for which the home answers, whoever owns it. Two documents would have shown it.",
        ],
      },
      inShort: [
        "Before a deposit, ask for the registry extract, the certificates, the community’s minutes and the tax receipts.",
        "Look in each for names, areas and debts.",
        "What is missing goes into the contract, with a date.",
      ],
      next: "Send us the address before you pay anything: [we go through the documents with you](/services/legal-support).",
      description:
        "The documents to check before buying a home in Barcelona: who provides each one, when to ask for it, what to read in it, and when to stop before the deposit.",
      sources: [
        "Law 18/2007, arts.\u00a060 and 132",
        "Civil Code of Catalonia, arts.\u00a0231-9, 553-5 and 553-11",
        "Mortgage Act, art.\u00a0221",
        "Royal Legislative Decree 2/2004, art.\u00a064",
        "Royal Decree 390/2021; Decree 67/2015",
        "Law 29/1994, art.\u00a025",
      ],
    },
    es: {
      names: [
        "documentación antes de comprar un piso",
        "documentos antes de comprar una vivienda",
        "qué documentos pedir antes de comprar un piso",
        "qué documentos revisar antes de comprar un piso",
        "documentos para comprar un piso",
        "documentación para comprar una vivienda",
        "documentos necesarios para comprar una casa",
        "papeles para comprar un piso",
        "documentos que debe entregar el vendedor al comprador",
        "documentación que pedir al vendedor",
        "due diligence inmobiliaria",
        "comprobaciones antes de comprar un piso",
        "qué comprobar antes de comprar un piso",
        "qué comprobar antes de firmar las arras",
        "qué mirar antes de firmar las arras",
      ],
      title: "La documentación antes de comprar un piso",
      answers: {
        what: [
          "Antes de comprar un piso en Barcelona pida esta documentación: nota simple, cédula de habitabilidad, certificado energético, certificado de deudas y últimas actas de la comunidad, recibos del IBI y, si la finca pasa de 45\u00a0años, la inspección técnica (ITE).",
          "Revise todos los documentos antes de pagar las arras, no en la notaría.",
          "La nota simple la pide usted; lo demás lo facilita quien vende. En cada uno busque tres cosas: de quién es, cuántos metros tiene y qué se debe.",
        ],
        time: "La documentación se pide antes de comprar, en cuanto un piso le interese de verdad, y se termina de revisar antes de las arras. Dos documentos se repiten al final: la información del Registro, que la notaría solicita antes de la firma, y el certificado de deudas de la comunidad, con pocos días.",
        who: "Los documentos que hay que ver antes de comprar un piso los tienen tres personas. Quien vende guarda certificados, recibos y contrato de alquiler, si lo hay; la administración de fincas, actas y estatutos. La nota simple la puede pedir usted. Y la agencia debe darle los datos esenciales por escrito antes de cobrarle nada (Ley 18/2007, art.\u00a060).",
        how: "Para revisar los documentos antes de comprar un piso, hágase tres preguntas: ¿puede vender quien vende?, ¿es la vivienda del anuncio?, ¿qué cargas me llevo con ella? Apunte lo que falte y reclámelo por escrito y con fecha.",
        cost: "La documentación para comprar un piso le cuesta a quien compra unos 11\u00a0€: la nota simple por internet. El resto lo paga quien vende, normalmente de 65 a 160\u00a0€ por la cédula y de 100 a 200\u00a0€ por el certificado energético. El informe de un abogado, cerca del 1\u00a0% del precio más IVA, es voluntario.",
        must: "En la documentación para comprar un piso no pueden faltar, con pocas excepciones, la cédula y el certificado energético, ni el certificado de deudas de la comunidad, al que las partes solo pueden renunciar expresamente. La nota simple no se la exige nadie a quien compra, pero sin ella no se sabe quién puede vender. Léalo todo antes de pagar las arras.",
        papers:
          "La documentación para comprar un piso es la nota simple, la cédula de habitabilidad, el certificado energético, el certificado de deudas de la comunidad con las últimas actas, los recibos del IBI y, desde los 45\u00a0años, el informe de la ITE. Usted aporta el DNI o pasaporte, el NIE si es extranjero y la prueba de dónde viene el dinero.",
      },
      sections: [
        {
          heading: "¿Qué se mira en cada documento?",
          blocks: [
            {
              points: [
                "Nota simple: todos los titulares, hipotecas y embargos, y si incluye la plaza o el trastero.",
                "Cédula de habitabilidad: dirección, superficie útil y caducidad. Hace falta para la escritura, con pocas excepciones (Ley 18/2007, art.\u00a060.4).",
                "Certificado energético: letra y fecha. Es válido {label.years}\u00a0años, o {label.worstYears} con la peor letra.",
                "Actas de tres años: conflictos, morosos y obras votadas que aún no se cobran.",
                "Estatutos: qué dicen de alquileres, terrazas y animales.",
                "Los cuatro últimos recibos del IBI: pagados y con la referencia catastral.",
                "Informe de la ITE: cada deficiencia y el plazo para repararla.",
                "Contrato de alquiler, o la palabra por escrito de que no vive nadie: un inquilino puede tener derecho de compra preferente (Ley 29/1994, art.\u00a025).",
              ],
            },
          ],
        },
        {
          heading: "¿En qué orden se consigue todo?",
          blocks: [
            {
              steps: [
                "Encargue la nota simple antes de hablar de precio: llega en un día, más o menos.",
                "Pida certificados y recibos a la agencia en un solo correo.",
                "Busque la vivienda en el Catastro por su referencia y ponga el plano al lado.",
                "Que quien vende pida a la administración actas, estatutos y pagos previstos.",
                "Lo que falte, al contrato de arras: quién lo trae y en qué fecha.",
                "La víspera de pagar, saque otra nota simple.",
              ],
            },
          ],
        },
        {
          heading: "¿Y si los metros no cuadran?",
          blocks: [
            "Registro, Catastro, cédula y plano suelen dar cuatro cifras, porque no miden lo mismo. Uno o dos metros no dicen nada. Una habitación o una terraza de más puede ser una obra sin permiso: pida la licencia y las facturas, y que un arquitecto le diga qué costaría regularizarla. Eso debe resolverlo quien vende, y antes de las arras.",
          ],
        },
        {
          heading: "¿Cuándo conviene parar y preguntar?",
          blocks: [
            {
              points: [
                "En la nota simple sale alguien de quien nadie le ha hablado: un excónyuge, un hermano, un heredero.",
                "Un cónyuge vende solo la vivienda familiar. El otro tiene que consentir aunque no sea propietario (Código civil de Cataluña, art.\u00a0231-9).",
                "Hay hipoteca y nadie ha pedido al banco la deuda a fecha de la firma.",
                "Le proponen prescindir de un certificado «para ir más rápido».",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto cuesta y cuánto tarda cada documento?",
          blocks: [
            {
              caption: "Documentos antes de comprar: quién los trae, precio y plazo",
              columns: ["Documento", "Quién", "Precio", "Plazo o vigencia"],
              rows: [
                ["Nota simple", "usted", "unos 11\u00a0€ por internet", "un día; que sea de esa semana"],
                ["Cédula de habitabilidad", "quien vende", "de 65 a 160\u00a0€", "unas cuatro semanas; 15\u00a0años"],
                [
                  "Certificado energético",
                  "quien vende",
                  "de 100 a 200\u00a0€",
                  "unos días; {label.years}\u00a0años, {label.worstYears} con una G",
                ],
                [
                  "Certificado de deudas de la comunidad",
                  "quien vende",
                  "lo que cobre el administrador",
                  "de pocos días antes de la escritura",
                ],
                ["Recibos del IBI", "quien vende", "nada", "los cuatro últimos"],
                ["NIE y origen del dinero", "usted, si es extranjero", "unos 10\u00a0€", "hasta un mes"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué cuesta no leer un documento?",
        blocks: [
          "Suponga una comunidad de 90\u00a0€ al mes y un IBI de 620\u00a0€ al año, sin pagar desde hace cuatro años. Son 4.320 y 2.480\u00a0€: 6.800\u00a0€ de los que responde la vivienda, sea de quien sea. Dos documentos se lo habrían dicho.",
        ],
      },
      inShort: [
        "Antes de dar dinero se piden la nota simple, los certificados, las actas de la comunidad y los recibos.",
        "En cada uno se miran nombres, metros y deudas.",
        "Lo que no aparece se escribe en el contrato, con una fecha.",
      ],
      next: "Envíenos la dirección antes de pagar nada: [revisamos la documentación con usted](/services/legal-support).",
      description:
        "La documentación que conviene pedir antes de comprar un piso en Barcelona: quién da cada documento, cuándo, qué se mira en él y cuándo parar antes de las arras.",
      sources: [
        "Ley 18/2007, arts.\u00a060 y 132",
        "Código civil de Cataluña, arts.\u00a0231-9, 553-5 y 553-11",
        "Ley Hipotecaria, art.\u00a0221",
        "Real Decreto Legislativo 2/2004, art.\u00a064",
        "Real Decreto 390/2021; Decreto 67/2015",
        "Ley 29/1994, art.\u00a025",
      ],
    },
    ca: {
      names: [
        "documentació abans de comprar un pis",
        "documents abans de comprar un habitatge",
        "quins documents demanar abans de comprar un pis",
        "quins documents mirar abans de comprar un pis",
        "documents per comprar un pis",
        "documentació per comprar un habitatge",
        "documents necessaris per comprar una casa",
        "papers per comprar un pis",
        "documents que ha de lliurar el venedor al comprador",
        "documentació que cal demanar al venedor",
        "comprovacions abans de comprar un pis",
        "què comprovar abans de comprar un pis",
        "comprovar la documentació abans de les arres",
        "due diligence immobiliària",
      ],
      title: "La documentació abans de comprar un pis",
      answers: {
        what: [
          "Abans de comprar un pis a Barcelona, demani aquests documents: la nota simple, la cèdula d’habitabilitat, el certificat energètic, el certificat de deutes i les últimes actes de la comunitat, els rebuts de l’IBI i, si la finca passa de 45\u00a0anys, la inspecció tècnica (ITE).",
          "Miri tota la documentació abans de pagar les arres, no a la notaria.",
          "La nota simple la pot demanar vostè; la resta, la dona qui ven. A cada document busqui tres coses: de qui és, quants metres hi ha i què s’hi deu.",
        ],
        time: "La documentació es demana abans de comprar, així que un pis li interessi de debò, i s’acaba de mirar abans de les arres. Dos documents es tornen a demanar al final: la informació del Registre, que la notaria sol·licita abans de la signatura, i el certificat de deutes de la comunitat, de pocs dies.",
        who: "Els documents que cal veure abans de comprar un pis els tenen tres persones. Qui ven guarda els certificats, els rebuts i el contracte de lloguer, si n’hi ha; l’administrador de finques, les actes i els estatuts. La nota simple se la pot treure vostè. I l’agència li ha de donar les dades essencials per escrit abans de cobrar res (Llei 18/2007, art.\u00a060).",
        how: "Per mirar els documents abans de comprar un pis, faci’s tres preguntes: pot vendre qui ven?, és l’habitatge de l’anunci?, què m’enduc a sobre? Apunti el que falti i demani-ho per escrit i amb data.",
        cost: "La documentació per comprar un pis li costa a qui compra uns 11\u00a0€: la nota simple per internet. La resta la paga qui ven, normalment de 65 a 160\u00a0€ per la cèdula i de 100 a 200\u00a0€ pel certificat energètic. L’informe d’un advocat, prop de l’1\u00a0% del preu més IVA, és voluntari.",
        must: "En la documentació per comprar un pis no hi poden faltar, amb poques excepcions, la cèdula i el certificat energètic, ni el certificat de deutes de la comunitat, al qual les parts només poden renunciar expressament. La nota simple no l’exigeix ningú a qui compra, però sense no se sap qui pot vendre. Llegeixi-ho tot abans de pagar les arres.",
        papers:
          "La documentació per comprar un pis és la nota simple, la cèdula d’habitabilitat, el certificat energètic, el certificat de deutes de la comunitat amb les últimes actes, els rebuts de l’IBI i, des dels 45\u00a0anys, l’informe de la ITE. Vostè hi porta el DNI o passaport, el NIE si és estranger i la prova d’on venen els diners.",
      },
      sections: [
        {
          heading: "Què es mira a cada document?",
          blocks: [
            {
              points: [
                "Nota simple: tots els titulars, hipoteques i embargaments, i si inclou la plaça o el traster.",
                "Cèdula d’habitabilitat: adreça, superfície útil i data de caducitat. Cal per a l’escriptura, amb poques excepcions (Llei 18/2007, art.\u00a060.4).",
                "Certificat energètic: lletra i data. És vàlid {label.years}\u00a0anys, o {label.worstYears} amb la pitjor lletra.",
                "Actes de tres anys: discussions, morosos i obres votades que encara no es cobren.",
                "Estatuts: què diuen de lloguers, terrasses i animals.",
                "Els quatre últims rebuts de l’IBI: pagats i amb la referència cadastral.",
                "Informe de la ITE: cada deficiència i el termini per reparar-la.",
                "Contracte de lloguer, o la paraula per escrit que no hi viu ningú: un llogater pot tenir preferència per comprar (Llei 29/1994, art.\u00a025).",
              ],
            },
          ],
        },
        {
          heading: "Per quin ordre s’aconsegueix tot?",
          blocks: [
            {
              steps: [
                "Tregui la nota simple abans de parlar de preu: arriba en un dia, si fa no fa.",
                "Demani a l’agència certificats i rebuts en un sol correu.",
                "Busqui l’habitatge al Cadastre per la referència i posi-hi el plànol al costat.",
                "Que qui ven demani a l’administrador actes, estatuts i pagaments previstos.",
                "El que falti, al contracte d’arres: qui ho porta i quin dia.",
                "El dia abans de pagar, tregui’n una altra.",
              ],
            },
          ],
        },
        {
          heading: "I si els metres no quadren?",
          blocks: [
            "Registre, Cadastre, cèdula i plànol solen donar quatre xifres, perquè no mesuren el mateix. Un metre o dos no volen dir res. Una habitació o una terrassa de més pot ser una obra sense permís: demani la llicència i les factures, i que un arquitecte li digui què costaria regularitzar-la. Això ho ha de resoldre qui ven, i abans de les arres.",
          ],
        },
        {
          heading: "Quan convé aturar-se i preguntar?",
          blocks: [
            {
              points: [
                "A la nota simple hi surt algú de qui ningú no li ha parlat: un excònjuge, un germà, un hereu.",
                "Un cònjuge ven tot sol l’habitatge familiar. L’altre hi ha de consentir encara que no en sigui propietari (Codi civil de Catalunya, art.\u00a0231-9).",
                "Hi ha hipoteca i ningú no ha demanat al banc quant es deurà el dia de la signatura.",
                "Li proposen prescindir d’un certificat «per anar de pressa».",
              ],
            },
          ],
        },
        {
          heading: "Quant costa i quant triga cada document?",
          blocks: [
            {
              caption: "Documents abans de comprar: qui els porta, preu i termini",
              columns: ["Document", "Qui", "Preu", "Termini o vigència"],
              rows: [
                ["Nota simple", "vostè", "uns 11\u00a0€ per internet", "un dia; que sigui d’aquella setmana"],
                ["Cèdula d’habitabilitat", "qui ven", "de 65 a 160\u00a0€", "unes quatre setmanes; 15\u00a0anys"],
                [
                  "Certificat energètic",
                  "qui ven",
                  "de 100 a 200\u00a0€",
                  "uns quants dies; {label.years}\u00a0anys, {label.worstYears} amb una G",
                ],
                [
                  "Certificat de deutes de la comunitat",
                  "qui ven",
                  "el que cobri l’administrador",
                  "de pocs dies abans de l’escriptura",
                ],
                ["Rebuts de l’IBI", "qui ven", "res", "els quatre últims"],
                ["NIE i origen dels diners", "vostè, si és estranger", "uns 10\u00a0€", "fins a un mes"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què costa no llegir un document?",
        blocks: [
          "Suposi una comunitat de 90\u00a0€ al mes i un IBI de 620\u00a0€ l’any, sense pagar des de fa quatre anys. Són 4.320 i 2.480\u00a0€: 6.800\u00a0€ dels quals respon l’habitatge, sigui de qui sigui. Dos documents l’hi haurien ensenyat.",
        ],
      },
      inShort: [
        "Abans de donar diners es demanen la nota simple, els certificats, les actes de la comunitat i els rebuts.",
        "A cada document es miren noms, metres i deutes.",
        "El que no surt s’escriu al contracte, amb una data.",
      ],
      next: "Enviï’ns l’adreça abans de pagar res: [mirem la documentació amb vostè](/services/legal-support).",
      description:
        "La documentació que cal demanar abans de comprar un pis a Barcelona: qui dona cada document, quan, què s’hi mira i quan convé aturar-se abans de les arres.",
      sources: [
        "Llei 18/2007, arts.\u00a060 i 132",
        "Codi civil de Catalunya, arts.\u00a0231-9, 553-5 i 553-11",
        "Llei hipotecària, art.\u00a0221",
        "Reial decret legislatiu 2/2004, art.\u00a064",
        "Reial decret 390/2021; Decret 67/2015",
        "Llei 29/1994, art.\u00a025",
      ],
    },
    ru: {
      names: [
        "какие документы проверить перед покупкой квартиры",
        "что проверить перед покупкой квартиры",
        "проверка квартиры перед покупкой",
        "документы перед покупкой квартиры",
        "проверка документов при покупке квартиры",
        "юридическая проверка квартиры",
        "что проверить перед внесением задатка",
        "документы при покупке вторичного жилья",
        "проверить юридическую чистоту квартиры",
        "документы для покупки квартиры в Испании",
        "какие документы нужны для покупки недвижимости в Испании",
        "какие документы запросить у продавца",
        "проверка недвижимости в Испании перед покупкой",
        "due diligence недвижимости",
      ],
      title: "Какие документы проверить перед покупкой",
      answers: {
        what: [
          "Перед покупкой квартиры в Барселоне нужно проверить такие документы: выписку из реестра (nota simple), свидетельство о пригодности для проживания (cédula de habitabilidad), сертификат энергоэффективности, справку о долгах перед сообществом собственников (comunidad) и протоколы его собраний, квитанции налога на недвижимость (IBI), а если дому больше 45\u00a0лет\u00a0— ещё отчёт о техническом осмотре (ITE).",
          "Изучите их до задатка, а не у нотариуса.",
          "Выписку вы заказываете сами, остальное даёт продавец; в каждом документе ищите три вещи: кто собственник, сколько метров и какие есть долги.",
        ],
        time: "Документы просят перед покупкой, как только квартира понравилась всерьёз, а проверить их надо успеть до договора задатка. Две вещи повторяют в конце: сведения из реестра нотариус запрашивает перед сделкой, а справка о долгах перед сообществом должна быть не старше нескольких дней.",
        who: "Документы, которые стоит проверить перед покупкой квартиры, хранятся у троих. У продавца\u00a0— сертификаты, квитанции и договор аренды, если он есть; у управляющего домом\u00a0— протоколы и устав. Выписку вы можете заказать сами. А агентство обязано дать основные сведения письменно, прежде чем брать деньги (Закон 18/2007, ст.\u00a060).",
        how: "Чтобы проверить документы перед покупкой квартиры, ответьте на три вопроса: вправе ли продавец продавать, та ли это квартира, что в объявлении, и какие долги достанутся вместе с ней? Запишите, чего не хватает, и попросите это письменно, указав срок.",
        cost: "Документы перед покупкой квартиры обходятся покупателю примерно в 11\u00a0€: столько стоит выписка через интернет. За остальное платит продавец, обычно 65–160\u00a0€ за свидетельство о пригодности для проживания и 100–200\u00a0€ за сертификат энергоэффективности. Отчёт юриста, около 1\u00a0% цены плюс НДС, — по желанию.",
        must: "Из документов перед покупкой квартиры обязательны, за редкими исключениями, свидетельство о пригодности для проживания и сертификат энергоэффективности, а ещё справка о долгах перед сообществом: отказаться от неё стороны могут только прямо. Выписку от вас никто не требует, но без неё неизвестно, кто вправе продать. Изучите всё до того, как внести задаток.",
        papers:
          "Документы перед покупкой квартиры\u00a0— это выписка из реестра (nota simple), свидетельство о пригодности для проживания, сертификат энергоэффективности, справка о долгах перед сообществом с последними протоколами, квитанции IBI и, если дому 45\u00a0лет, отчёт об осмотре (ITE). От вас нужны загранпаспорт, NIE и документы о происхождении денег.",
      },
      sections: [
        {
          heading: "Что смотреть в каждом документе?",
          blocks: [
            {
              points: [
                "Выписка из реестра: имена всех собственников, ипотека и аресты, входит ли парковка или кладовая.",
                "Свидетельство о пригодности: адрес, полезная площадь, срок действия. Без него акт, за редкими исключениями, не подписать (Закон 18/2007, ст.\u00a060.4).",
                "Сертификат энергоэффективности: класс и дата. Срок его действия\u00a0— {label.years}\u00a0лет, а для худшего класса\u00a0— {label.worstYears}.",
                "Протоколы за три года: споры, должники и работы, за которые уже проголосовали, но денег ещё не собрали.",
                "Устав: что в нём сказано об аренде, террасах и животных.",
                "Четыре последние квитанции IBI: оплачены ли они и какой в них кадастровый номер.",
                "Отчёт ITE: каждый недостаток и срок, к которому его устраняют.",
                "Договор аренды или письменное заверение, что в квартире никто не живёт: у арендатора может быть право купить первым (Закон 29/1994, ст.\u00a025).",
              ],
            },
          ],
        },
        {
          heading: "В каком порядке всё собрать?",
          blocks: [
            {
              steps: [
                "Закажите выписку ещё до разговора о цене: обычно её присылают в течение суток.",
                "Попросите у агентства сертификаты и квитанции одним письмом.",
                "Найдите квартиру в Кадастре по номеру и сравните с планировкой.",
                "Пусть продавец возьмёт у управляющего протоколы, устав и список будущих платежей.",
                "Чего нет, впишите в договор задатка: кто приносит и к какому дню.",
                "Накануне оплаты закажите свежую выписку.",
              ],
            },
          ],
        },
        {
          heading: "Что делать, если площадь не сходится?",
          blocks: [
            "Реестр, Кадастр, свидетельство и планировка часто дают четыре разные цифры, потому что измеряют не одно и то же. Один-два метра ничего не значат. Лишняя комната или терраса может оказаться работами без разрешения: попросите разрешение и счета, и пусть архитектор скажет, во что обойдётся их узаконить. Заниматься этим должен продавец, и до задатка.",
          ],
        },
        {
          heading: "Когда лучше остановиться и спросить?",
          blocks: [
            {
              points: [
                "В выписке есть человек, о котором вам не говорили: бывшая жена, брат, наследник.",
                "Семейное жильё продаёт один из супругов. Второй должен согласиться, даже если доли у него нет (Гражданский кодекс Каталонии, ст.\u00a0231-9).",
                "Есть ипотека, а справку об остатке долга на день сделки у банка никто не просил.",
                "Вам предлагают обойтись без справки, «чтобы было быстрее».",
              ],
            },
          ],
        },
        {
          heading: "Сколько стоит и сколько ждать каждый документ?",
          blocks: [
            {
              caption: "Документы до покупки: кто приносит, цена и срок",
              columns: ["Документ", "Кто", "Цена", "Срок"],
              rows: [
                [
                  "Выписка из реестра (nota simple)",
                  "вы",
                  "около 11\u00a0€ через интернет",
                  "день; нужна той же недели",
                ],
                [
                  "Свидетельство о пригодности для проживания",
                  "продавец",
                  "65–160\u00a0€",
                  "около четырёх недель; действует 15\u00a0лет",
                ],
                [
                  "Сертификат энергоэффективности",
                  "продавец",
                  "100–200\u00a0€",
                  "несколько дней; {label.years}\u00a0лет, с буквой G\u00a0— {label.worstYears}",
                ],
                [
                  "Справка о долгах перед сообществом",
                  "продавец",
                  "сколько берёт управляющий",
                  "за несколько дней до акта",
                ],
                ["Квитанции IBI", "продавец", "бесплатно", "четыре последние"],
                ["NIE и происхождение денег", "вы", "около 10\u00a0€", "до месяца"],
              ],
            },
            "Российские документы о доходах и о браке отдайте присяжному переводчику заранее: перевод считают по страницам, а ждать его приходится неделю и дольше. На свидетельства ЗАГСа и нотариальные документы ставят апостиль.",
          ],
        },
      ],
      example: {
        heading: "Во что обойдётся непроверенный документ?",
        blocks: [
          "Допустим, взносы в сообщество 90\u00a0€ в месяц, налог IBI 620\u00a0€ в год и четыре года за них не платили. Выходит 4\u00a0320\u00a0€ и 2\u00a0480\u00a0€, вместе 6\u00a0800\u00a0€, и отвечает за них квартира, кому бы она ни принадлежала. Всё это было видно из двух документов.",
        ],
      },
      inShort: [
        "До задатка просят выписку из реестра, сертификаты, протоколы сообщества и квитанции.",
        "В каждом документе смотрят имена, метры и долги.",
        "Чего нет, записывают в договор вместе со сроком.",
      ],
      next: "Пришлите нам адрес, прежде чем платить: [проверим документы вместе с вами](/services/legal-support).",
      description:
        "Какие документы проверить перед покупкой квартиры в Барселоне: кто даёт каждый из них и когда, что в нём смотреть и в каких случаях остановиться до задатка.",
      sources: [
        "Закон 18/2007, ст.\u00a060 и 132",
        "Гражданский кодекс Каталонии, ст.\u00a0231-9, 553-5 и 553-11",
        "Ипотечный закон, ст.\u00a0221",
        "Королевский законодательный декрет (RDLeg) 2/2004, ст.\u00a064",
        "Королевский декрет 390/2021; Декрет правительства Каталонии 67/2015",
        "Закон 29/1994, ст.\u00a025",
      ],
    },
  },
};
