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
        what: "The documents to check before buying a home in Barcelona are six: the land registry extract (nota simple), the habitability and energy certificates, the certificate of community debts with the latest minutes, the property tax (IBI) receipts and, from 45\u00a0years of age, the building’s inspection report (ITE). Read them before you pay a deposit, not at the notary’s. You order the extract yourself for about €11; the seller provides and pays for the rest. Then look at the home itself: damp, wiring, windows and building work without a permit.",
        time: "Ask for the documents to check before buying as soon as you are serious about a home, and finish before the deposit contract. Two are needed again at the end: the registry information, which the notary requests before the signing, and the certificate of community debts, a few days old at most.",
        who: "The documents to check before buying come from three people. The seller has the certificates, the tax receipts and any lease; the property manager has the minutes and the statutes. The registry extract you can order on your own. An agent has to give you the main data in writing before taking any money (Law 18/2007, art.\u00a060).",
        how: "Check the documents before buying in this order: the land registry extract first, which you order online for about €11 and have within a day; then the certificates, the tax receipts and the community’s minutes, which the seller or the agent sends in one email. Compare owners, areas and debts, and look at the home itself with a technician if it is old. Allow about a week, before you pay a deposit.",
        cost: "The documents to check before buying cost the buyer about €11: the land registry extract ordered online. The seller pays for the rest, usually €65 to €160 for the habitability certificate and €100 to €200 for the energy certificate. A lawyer’s report, about 1% of the price plus VAT, is optional.",
        must: "The documents to check before buying that nobody can do without are the habitability certificate and the energy certificate, with few exceptions, and the certificate of community debts, which buyer and seller may only waive expressly. The registry extract isn’t compulsory for you, but without it you don’t know who may sell. Read them all before you pay a deposit.",
        papers:
          "The documents to check before buying a home are the land registry extract, the habitability certificate, the energy certificate, the certificate of community debts with the last minutes, the property tax (IBI) receipts and, from 45\u00a0years of age, the building’s inspection report. You yourself need a passport, the NIE if you are a foreigner, and proof of where your money comes from.",
      },
      sections: [
        {
          heading: "Which documents, who brings them and what do they cost?",
          blocks: [
            {
              caption: "Documents to check before a purchase",
              columns: ["Document", "From", "Price", "Wait", "Good for"],
              rows: [
                ["Registry extract (nota simple)", "you", "about €11 online", "a day", "the week you sign"],
                [
                  "Habitability certificate (cédula)",
                  "seller",
                  "€65 to €160",
                  "about four weeks",
                  "15\u00a0years, 25 if new",
                ],
                [
                  "Energy certificate",
                  "seller",
                  "€100 to €200",
                  "days",
                  "{label.years}\u00a0years, {label.worstYears} with a G",
                ],
                [
                  "Certificate of community debts",
                  "seller",
                  "as the manager charges",
                  "days",
                  "issued just before the deed",
                ],
                ["Minutes of three years, statutes", "seller", "usually nothing", "days", "–"],
                ["Last four property tax (IBI) receipts", "seller", "nothing", "at once", "–"],
                [
                  "Inspection report (ITE), from 45\u00a0years",
                  "community",
                  "nothing for you",
                  "at once if it exists",
                  "until the date on it",
                ],
              ],
            },
            "The prices are usual ones, and the seller pays for the certificates. Outside Catalonia other regions have their own rules, and a cédula may not exist there.",
          ],
        },
        {
          heading: "What do you read in each document?",
          blocks: [
            {
              points: [
                "Registry extract: every owner by name, mortgages and seizures, and whether parking or storage is included.",
                "Cédula: address, usable area, date of expiry. The deed needs it, with few exceptions (Law 18/2007, art.\u00a060.4).",
                "Minutes: disputes, arrears, and building work voted but not yet charged.",
                "Statutes: what they say on letting, terraces and pets.",
                "ITE: each fault and the date set for its repair.",
                "Lease, or a written declaration that nobody lives there: a tenant may have first refusal (Law 29/1994, art.\u00a025).",
                "Seller living abroad: you withhold 3% of the price and pay it with form 211 within a month, or the home answers for it.",
              ],
            },
          ],
        },
        {
          heading: "What do you look at in the home itself?",
          blocks: [
            {
              points: [
                "Damp on outside walls, ceilings under a terrace and behind wardrobes.",
                "Cracks that run across walls, sagging floors, beams that have been covered.",
                "The fuse box, the boiler and its year, and the water pressure with two taps open.",
                "Windows and shutters: open every one.",
                "Walls that the cadastral plan doesn’t show, or a terrace that has been closed in: ask for the permit.",
                "The roof, the hall and the lift; then the floor plan with a tape measure.",
              ],
            },
            "In an old building, or if anything worries you, let an architect look before the deposit.",
          ],
        },
        {
          heading: "In which order do you get them?",
          blocks: [
            {
              steps: [
                "Order the registry extract before you name a price.",
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
          heading: "When should you stop and ask?",
          blocks: [
            {
              points: [
                "An owner on the extract has not been mentioned: a former spouse, a brother, an heir.",
                "One spouse alone sells the family home. The other has to agree, even without owning a share (Civil Code of Catalonia, art.\u00a0231-9).",
                "Registry, cadastre and cédula differ by a whole room: it may be building work without a permit, to be put right before the deposit.",
                "There is a mortgage, and nobody has asked the bank for the balance on the day of signing.",
                "You are asked to do without a certificate “to save time”.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What can an unread document cost?",
        blocks: [
          "Suppose community fees of €90 a month and property tax of €620 a year, both unpaid for four years. That makes €4,320 and €2,480. The home answers for the fees of the year under way and the four before (art.\u00a0553-5), and for the tax once it can’t be collected from the owner who owed it (Royal Legislative Decree 2/2004, art.\u00a064): up to €6,800, shown by two documents.",
        ],
      },
      inShort: [
        "Before a deposit, ask for the registry extract, the certificates, the community’s minutes and the tax receipts.",
        "Look in each for names, areas and debts.",
        "What is missing goes into the contract, with a date.",
      ],
      next: "Send us the address before you pay anything: [we go through the documents with you](/services/legal-support).",
      description:
        "The documents to check before buying a home in Barcelona: the six that matter, who brings them, price and wait of each, what to read, and the home itself.",
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
      ],
      title: "La documentación antes de comprar un piso",
      answers: {
        what: "Antes de comprar un piso en Barcelona pida seis documentos: nota simple, cédula de habitabilidad, certificado energético, certificado de deudas de la comunidad con las últimas actas, recibos del IBI y, desde los 45\u00a0años de la finca, la inspección técnica (ITE). Revise toda la documentación antes de pagar las arras, no en la notaría. La nota simple la pide usted por unos 11\u00a0€; lo demás lo aporta y lo paga quien vende. Y mire también el piso: humedades, instalación eléctrica, ventanas y obras sin permiso.",
        time: "La documentación se pide antes de comprar, en cuanto un piso le interese de verdad, y se termina de revisar antes de las arras. Dos documentos se repiten al final: la información del Registro, que la notaría solicita antes de la firma, y el certificado de deudas de la comunidad, con pocos días.",
        who: "Los documentos que hay que ver antes de comprar un piso los tienen tres personas. Quien vende guarda certificados, recibos y contrato de alquiler, si lo hay; la administración de fincas, actas y estatutos. La nota simple la puede pedir usted. Y la agencia debe darle los datos esenciales por escrito antes de cobrarle nada (Ley 18/2007, art.\u00a060).",
        how: "Para revisar los documentos antes de comprar un piso, empiece por la nota simple, que se pide por internet por unos 11\u00a0€ y llega en un día. Después, en un solo correo, pida los certificados, los recibos y las actas; compare titulares, metros y deudas, y visite el piso con un técnico si es antiguo. Cuente una semana, antes de pagar las arras.",
        cost: "La documentación para comprar un piso le cuesta a quien compra unos 11\u00a0€: la nota simple por internet. El resto lo paga quien vende, normalmente de 65 a 160\u00a0€ por la cédula y de 100 a 200\u00a0€ por el certificado energético. El informe de un abogado, cerca del 1\u00a0% del precio más IVA, es voluntario.",
        must: "En la documentación para comprar un piso no pueden faltar, con pocas excepciones, la cédula y el certificado energético, ni el certificado de deudas de la comunidad, al que las partes solo pueden renunciar expresamente. La nota simple no se la exige nadie a quien compra, pero sin ella no se sabe quién puede vender. Léalo todo antes de pagar las arras.",
        papers:
          "La documentación para comprar un piso es la nota simple, la cédula de habitabilidad, el certificado energético, el certificado de deudas de la comunidad con las últimas actas, los recibos del IBI y, desde los 45\u00a0años, el informe de la ITE. Usted aporta el DNI o pasaporte, el NIE si es extranjero y la prueba de dónde viene el dinero.",
      },
      sections: [
        {
          heading: "¿Qué documentos son, quién los trae y cuánto cuestan?",
          blocks: [
            {
              caption: "Documentos que revisar antes de comprar",
              columns: ["Documento", "Quién", "Precio", "Espera", "Sirve"],
              rows: [
                ["Nota simple", "usted", "unos 11\u00a0€ por internet", "un día", "la semana en que firma"],
                [
                  "Cédula de habitabilidad",
                  "quien vende",
                  "de 65 a 160\u00a0€",
                  "unas cuatro semanas",
                  "15\u00a0años, 25 si es nueva",
                ],
                [
                  "Certificado energético",
                  "quien vende",
                  "de 100 a 200\u00a0€",
                  "unos días",
                  "{label.years}\u00a0años, {label.worstYears} con una G",
                ],
                [
                  "Certificado de deudas de la comunidad",
                  "quien vende",
                  "lo que cobre el administrador",
                  "unos días",
                  "expedido justo antes de la escritura",
                ],
                ["Actas de tres años y estatutos", "quien vende", "normalmente nada", "unos días", "–"],
                ["Los cuatro últimos recibos del IBI", "quien vende", "nada", "al momento", "–"],
                [
                  "Informe de la ITE, desde los 45\u00a0años",
                  "la comunidad",
                  "nada para usted",
                  "al momento, si existe",
                  "hasta la fecha que indica",
                ],
              ],
            },
            "Son precios habituales, y los certificados los paga quien vende. Fuera de Cataluña hay otras normas y puede no existir la cédula.",
          ],
        },
        {
          heading: "¿Qué se mira en cada documento?",
          blocks: [
            {
              points: [
                "Nota simple: todos los titulares, hipotecas y embargos, y si incluye la plaza o el trastero.",
                "Cédula: dirección, superficie útil y caducidad. Hace falta para la escritura, con pocas excepciones (Ley 18/2007, art.\u00a060.4).",
                "Actas: conflictos, morosos y obras votadas que aún no se cobran.",
                "Estatutos: qué dicen de alquileres, terrazas y animales.",
                "ITE: cada deficiencia y el plazo para repararla.",
                "Contrato de alquiler, o una declaración por escrito de que está libre de ocupantes: un inquilino puede tener derecho de compra preferente (Ley 29/1994, art.\u00a025).",
                "Si quien vende vive fuera de España: usted retiene el 3\u00a0% del precio y lo ingresa con el modelo 211 en un mes, o responde la vivienda.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué hay que mirar en el piso?",
          blocks: [
            {
              points: [
                "Humedades en las paredes exteriores, en los techos bajo una terraza y detrás de los armarios.",
                "Grietas que cruzan paredes, suelos hundidos y vigas tapadas.",
                "El cuadro eléctrico, la caldera y su año, y la presión del agua con dos grifos abiertos.",
                "Ventanas y persianas: ábralas todas.",
                "Tabiques que no salen en el plano del Catastro o una galería cerrada: pida el permiso.",
                "La azotea, el portal y el ascensor; después, el plano con una cinta métrica.",
              ],
            },
            "Si la finca es antigua o algo le preocupa, que un arquitecto lo vea antes de las arras.",
          ],
        },
        {
          heading: "¿En qué orden se consigue todo?",
          blocks: [
            {
              steps: [
                "Encargue la nota simple antes de hablar de precio.",
                "Pida certificados y recibos a la agencia en un solo correo.",
                "Busque la vivienda en el Catastro por su referencia y ponga el plano al lado.",
                "Que quien vende pida a la administración actas, estatutos y pagos previstos.",
                "Lo que falte, al contrato de arras: quién lo trae y en qué fecha.",
                "La víspera de pagar, pida otra nota simple.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo conviene parar y preguntar?",
          blocks: [
            {
              points: [
                "En la nota simple sale alguien de quien nadie le ha hablado: un excónyuge, un hermano, un heredero.",
                "Un cónyuge vende solo la vivienda familiar. El otro tiene que consentir aunque no sea propietario (Código civil de Cataluña, art.\u00a0231-9).",
                "Registro, Catastro y cédula difieren en una habitación entera: puede ser una obra sin permiso, que hay que regularizar antes de las arras.",
                "Hay hipoteca y nadie ha pedido al banco la deuda a fecha de la firma.",
                "Le proponen prescindir de un certificado «para ir más rápido».",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué cuesta no leer un documento?",
        blocks: [
          "Suponga una comunidad de 90\u00a0€ al mes y un IBI de 620\u00a0€ al año, sin pagar desde hace cuatro años. Son 4.320 y 2.480\u00a0€. La vivienda responde de las cuotas del año en curso y de los cuatro anteriores (art.\u00a0553-5), y del IBI cuando no puede cobrarse a quien lo debía (Real Decreto Legislativo 2/2004, art.\u00a064): hasta 6.800\u00a0€ que dos documentos le habrían mostrado.",
        ],
      },
      inShort: [
        "Antes de dar dinero se piden la nota simple, los certificados, las actas de la comunidad y los recibos.",
        "En cada uno se miran nombres, metros y deudas.",
        "Lo que no aparece se escribe en el contrato, con una fecha.",
      ],
      next: "Envíenos la dirección antes de pagar nada: [revisamos la documentación con usted](/services/legal-support).",
      description:
        "Los seis documentos que pedir antes de comprar un piso en Barcelona: quién los trae, cuánto cuestan y tardan, qué leer en cada uno y qué mirar en el piso.",
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
        what: "Abans de comprar un pis a Barcelona, demani sis documents: la nota simple, la cèdula d’habitabilitat, el certificat energètic, el certificat de deutes de la comunitat amb les últimes actes, els rebuts de l’IBI i, des dels 45\u00a0anys de la finca, la inspecció tècnica (ITE). Miri tota la documentació abans de pagar les arres, no a la notaria. La nota simple la demana vostè per uns 11\u00a0€; la resta la porta i la paga qui ven. I miri també el pis: humitats, instal·lació elèctrica, finestres i obres sense permís.",
        time: "La documentació es demana abans de comprar, així que un pis li interessi de debò, i s’acaba de mirar abans de les arres. Dos documents es tornen a demanar al final: la informació del Registre, que la notaria sol·licita abans de la signatura, i el certificat de deutes de la comunitat, de pocs dies.",
        who: "Els documents que cal veure abans de comprar un pis els tenen tres persones. Qui ven guarda els certificats, els rebuts i el contracte de lloguer, si n’hi ha; l’administrador de finques, les actes i els estatuts. La nota simple se la pot treure vostè. I l’agència li ha de donar les dades essencials per escrit abans de cobrar res (Llei 18/2007, art.\u00a060).",
        how: "Per mirar els documents abans de comprar un pis, comenci per la nota simple, que es demana per internet per uns 11\u00a0€ i arriba en un dia. Després, en un sol correu, demani els certificats, els rebuts i les actes; compari titulars, metres i deutes, i visiti el pis amb un tècnic si és antic. Compti una setmana, abans de pagar les arres.",
        cost: "La documentació per comprar un pis li costa a qui compra uns 11\u00a0€: la nota simple per internet. La resta la paga qui ven, normalment de 65 a 160\u00a0€ per la cèdula i de 100 a 200\u00a0€ pel certificat energètic. L’informe d’un advocat, prop de l’1\u00a0% del preu més IVA, és voluntari.",
        must: "En la documentació per comprar un pis no hi poden faltar, amb poques excepcions, la cèdula i el certificat energètic, ni el certificat de deutes de la comunitat, al qual les parts només poden renunciar expressament. La nota simple no l’exigeix ningú a qui compra, però sense no se sap qui pot vendre. Llegeixi-ho tot abans de pagar les arres.",
        papers:
          "La documentació per comprar un pis és la nota simple, la cèdula d’habitabilitat, el certificat energètic, el certificat de deutes de la comunitat amb les últimes actes, els rebuts de l’IBI i, des dels 45\u00a0anys, l’informe de la ITE. Vostè hi porta el DNI o passaport, el NIE si és estranger i la prova d’on venen els diners.",
      },
      sections: [
        {
          heading: "Quins documents són, qui els porta i què costen?",
          blocks: [
            {
              caption: "Documents que cal mirar abans de comprar",
              columns: ["Document", "Qui", "Preu", "Espera", "Serveix"],
              rows: [
                ["Nota simple", "vostè", "uns 11\u00a0€ per internet", "un dia", "la setmana que signa"],
                [
                  "Cèdula d’habitabilitat",
                  "qui ven",
                  "de 65 a 160\u00a0€",
                  "unes quatre setmanes",
                  "15\u00a0anys, 25 si és nova",
                ],
                [
                  "Certificat energètic",
                  "qui ven",
                  "de 100 a 200\u00a0€",
                  "uns quants dies",
                  "{label.years}\u00a0anys, {label.worstYears} amb una G",
                ],
                [
                  "Certificat de deutes de la comunitat",
                  "qui ven",
                  "el que cobri l’administrador",
                  "uns quants dies",
                  "expedit just abans de l’escriptura",
                ],
                ["Actes de tres anys i estatuts", "qui ven", "normalment res", "uns quants dies", "–"],
                ["Els quatre últims rebuts de l’IBI", "qui ven", "res", "de seguida", "–"],
                [
                  "Informe de la ITE, des dels 45\u00a0anys",
                  "la comunitat",
                  "res per a vostè",
                  "de seguida, si existeix",
                  "fins a la data que hi diu",
                ],
              ],
            },
            "Són preus habituals, i els certificats els paga qui ven. Fora de Catalunya hi ha altres normes i la cèdula pot no existir.",
          ],
        },
        {
          heading: "Què es mira a cada document?",
          blocks: [
            {
              points: [
                "Nota simple: tots els titulars, hipoteques i embargaments, i si inclou la plaça o el traster.",
                "Cèdula: adreça, superfície útil i data de caducitat. Cal per a l’escriptura, amb poques excepcions (Llei 18/2007, art.\u00a060.4).",
                "Actes: discussions, morosos i obres votades que encara no es cobren.",
                "Estatuts: què diuen de lloguers, terrasses i animals.",
                "ITE: cada deficiència i el termini per reparar-la.",
                "Contracte de lloguer, o una declaració escrita que no hi viu ningú: un llogater pot tenir preferència per comprar (Llei 29/1994, art.\u00a025).",
                "Si qui ven viu fora d’Espanya: vostè reté el 3\u00a0% del preu i l’ingressa amb el model 211 en un mes, o hi respon l’habitatge.",
              ],
            },
          ],
        },
        {
          heading: "Què s’ha de mirar al pis?",
          blocks: [
            {
              points: [
                "Humitats a les parets exteriors, als sostres sota un terrat i darrere els armaris.",
                "Esquerdes que travessen parets, terres enfonsats i bigues tapades.",
                "El quadre elèctric, la caldera i l’any que té, i la pressió de l’aigua amb dues aixetes obertes.",
                "Finestres i persianes: obri-les totes.",
                "Envans que no surten al plànol del Cadastre o una galeria tancada: demani’n el permís.",
                "El terrat, el vestíbul i l’ascensor; després, el plànol amb una cinta mètrica.",
              ],
            },
            "Si la finca és antiga o alguna cosa l’amoïna, que la vegi un arquitecte abans de les arres.",
          ],
        },
        {
          heading: "Per quin ordre s’aconsegueix tot?",
          blocks: [
            {
              steps: [
                "Tregui la nota simple abans de parlar de preu.",
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
          heading: "Quan convé aturar-se i preguntar?",
          blocks: [
            {
              points: [
                "A la nota simple hi surt algú de qui ningú no li ha parlat: un excònjuge, un germà, un hereu.",
                "Un cònjuge ven tot sol l’habitatge familiar. L’altre hi ha de consentir encara que no en sigui propietari (Codi civil de Catalunya, art.\u00a0231-9).",
                "Registre, Cadastre i cèdula difereixen en una habitació sencera: pot ser una obra sense permís, que cal regularitzar abans de les arres.",
                "Hi ha hipoteca i ningú no ha demanat al banc quant es deurà el dia de la signatura.",
                "Li proposen prescindir d’un certificat «per anar de pressa».",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què costa no llegir un document?",
        blocks: [
          "Suposi una comunitat de 90\u00a0€ al mes i un IBI de 620\u00a0€ l’any, sense pagar des de fa quatre anys. Són 4.320 i 2.480\u00a0€. L’habitatge respon de les quotes de l’any en curs i dels quatre anteriors (art.\u00a0553-5), i de l’IBI quan no es pot cobrar de qui el devia (Reial decret legislatiu 2/2004, art.\u00a064): fins a 6.800\u00a0€ que dos documents li haurien ensenyat.",
        ],
      },
      inShort: [
        "Abans de donar diners es demanen la nota simple, els certificats, les actes de la comunitat i els rebuts.",
        "A cada document es miren noms, metres i deutes.",
        "El que no surt s’escriu al contracte, amb una data.",
      ],
      next: "Enviï’ns l’adreça abans de pagar res: [mirem la documentació amb vostè](/services/legal-support).",
      description:
        "Els sis documents que cal demanar abans de comprar un pis a Barcelona: qui els porta, què costen i triguen, què s’hi llegeix i què s’ha de mirar al pis.",
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
        what: "Перед покупкой квартиры в Барселоне нужно проверить шесть документов: выписку из реестра (nota simple), свидетельство о пригодности для проживания (cédula de habitabilidad), сертификат энергоэффективности, справку о долгах перед сообществом с последними протоколами, квитанции налога на недвижимость (IBI) и, если дому от 45\u00a0лет, отчёт о техническом осмотре (ITE). Изучите их до задатка, а не у нотариуса. Выписку вы заказываете сами примерно за 11\u00a0€, остальное даёт и оплачивает продавец. Саму квартиру тоже осмотрите: сырость, проводка, окна, работы без разрешения.",
        time: "Документы просят перед покупкой, как только квартира понравилась всерьёз, а проверить их надо успеть до договора задатка. Две вещи повторяют в конце: сведения из реестра нотариус запрашивает перед сделкой, а справка о долгах перед сообществом должна быть не старше нескольких дней.",
        who: "Документы, которые стоит проверить перед покупкой квартиры, хранятся у троих. У продавца\u00a0— сертификаты, квитанции и договор аренды, если он есть; у управляющего домом\u00a0— протоколы и устав. Выписку вы можете заказать сами. А агентство обязано дать основные сведения письменно, прежде чем брать деньги (Закон 18/2007, ст.\u00a060).",
        how: "Чтобы проверить документы перед покупкой квартиры, начните с выписки из реестра (nota simple): через интернет она стоит около 11\u00a0€ и приходит за день. Затем одним письмом попросите сертификаты, квитанции и протоколы сообщества, сравните собственников, метры и долги, а старую квартиру осмотрите вместе с техником. На всё нужна примерно неделя, и закончить надо до задатка.",
        cost: "Документы перед покупкой квартиры обходятся покупателю примерно в 11\u00a0€: столько стоит выписка через интернет. За остальное платит продавец, обычно 65–160\u00a0€ за свидетельство о пригодности для проживания и 100–200\u00a0€ за сертификат энергоэффективности. Отчёт юриста, около 1\u00a0% цены плюс НДС, — по желанию.",
        must: "Из документов перед покупкой квартиры обязательны, за редкими исключениями, свидетельство о пригодности для проживания и сертификат энергоэффективности, а ещё справка о долгах перед сообществом: отказаться от неё стороны могут только прямо. Выписку от вас никто не требует, но без неё неизвестно, кто вправе продать. Изучите всё до того, как внести задаток.",
        papers:
          "Документы перед покупкой квартиры\u00a0— это выписка из реестра (nota simple), свидетельство о пригодности для проживания, сертификат энергоэффективности, справка о долгах перед сообществом с последними протоколами, квитанции IBI и, если дому 45\u00a0лет, отчёт об осмотре (ITE). От вас нужны загранпаспорт, NIE и документы о происхождении денег.",
      },
      sections: [
        {
          heading: "Какие документы нужны, кто их даёт и сколько они стоят?",
          blocks: [
            {
              caption: "Документы, которые проверяют до покупки",
              columns: ["Документ", "Кто даёт", "Цена", "Ждать", "Действует"],
              rows: [
                [
                  "Выписка из реестра (nota simple)",
                  "заказываете вы",
                  "около 11\u00a0€ через интернет",
                  "день",
                  "берите не старше недели",
                ],
                [
                  "Свидетельство о пригодности (cédula)",
                  "продавец",
                  "65–160\u00a0€",
                  "около четырёх недель",
                  "15\u00a0лет, для нового жилья 25",
                ],
                [
                  "Сертификат энергоэффективности",
                  "продавец",
                  "100–200\u00a0€",
                  "несколько дней",
                  "{label.years}\u00a0лет, с буквой G {label.worstYears}",
                ],
                [
                  "Справка о долгах перед сообществом",
                  "продавец",
                  "сколько берёт управляющий",
                  "несколько дней",
                  "выдана перед самой сделкой",
                ],
                ["Протоколы за три года и устав", "продавец", "обычно бесплатно", "несколько дней", "–"],
                ["Четыре последние квитанции IBI", "продавец", "бесплатно", "сразу", "–"],
                [
                  "Отчёт ITE, если дому от 45\u00a0лет",
                  "сообщество",
                  "для вас бесплатно",
                  "сразу, если он есть",
                  "до указанной в нём даты",
                ],
              ],
            },
            "Цены ориентировочные, и за сертификаты платит продавец. Выписку заказывают на сайте Коллегии регистраторов (registradores.org), а план и площадь смотрят в электронном Кадастре. В других регионах Испании свои правила, и cédula там может не требоваться.",
          ],
        },
        {
          heading: "Что смотреть в каждом документе?",
          blocks: [
            {
              points: [
                "Выписка из реестра: имена всех собственников, ипотека и аресты, входит ли парковка или кладовая.",
                "Свидетельство о пригодности: адрес, полезная площадь, срок. Без него акт, за редкими исключениями, не подписать (Закон 18/2007, ст.\u00a060.4).",
                "Протоколы: споры, должники и работы, за которые уже проголосовали, но денег ещё не собрали.",
                "Устав: что в нём сказано об аренде, террасах и животных.",
                "Отчёт ITE: каждый недостаток и срок, к которому его устраняют.",
                "Договор аренды или письменное заверение, что в квартире никто не живёт: у арендатора может быть право купить первым (Закон 29/1994, ст.\u00a025).",
                "Продавец живёт за границей: вы удерживаете 3\u00a0% цены и в течение месяца платите их по форме 211, иначе отвечает сама квартира.",
              ],
            },
          ],
        },
        {
          heading: "Как проверить саму квартиру?",
          blocks: [
            {
              points: [
                "Сырость на наружных стенах, потолках под террасой и за шкафами.",
                "Трещины через всю стену, просевшие полы, закрытые балки.",
                "Электрощит, котёл и год его выпуска, напор воды при двух открытых кранах.",
                "Окна и ставни: откройте каждое.",
                "Стены, которых нет на плане Кадастра, или застеклённый балкон: спросите разрешение.",
                "Крышу, подъезд и лифт; потом план с рулеткой.",
              ],
            },
            "Если дом старый или что-то смущает, до задатка пригласите архитектора.",
          ],
        },
        {
          heading: "В каком порядке всё собрать?",
          blocks: [
            {
              steps: [
                "Закажите выписку ещё до разговора о цене.",
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
          heading: "Когда лучше остановиться и спросить?",
          blocks: [
            {
              points: [
                "В выписке есть человек, о котором вам не говорили: бывшая жена, брат, наследник.",
                "Семейное жильё продаёт один из супругов. Второй должен согласиться, даже если доли у него нет (Гражданский кодекс Каталонии, ст.\u00a0231-9).",
                "Реестр, Кадастр и свидетельство расходятся на целую комнату: возможно, это работы без разрешения, и продавец должен узаконить их до задатка.",
                "Есть ипотека, а справку об остатке долга на день сделки у банка никто не просил.",
                "Вам предлагают обойтись без справки, «чтобы было быстрее».",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Во что обойдётся непроверенный документ?",
        blocks: [
          "Допустим, взносы в сообщество 90\u00a0€ в месяц, налог IBI 620\u00a0€ в год и четыре года за них не платили. Выходит 4\u00a0320\u00a0€ и 2\u00a0480\u00a0€. За взносы текущего года и четырёх предыдущих отвечает квартира (ст.\u00a0553-5), за IBI тоже, если его не удалось взыскать с должника (RDLeg 2/2004, ст.\u00a064): до 6\u00a0800\u00a0€, которые были видны из двух документов.",
        ],
      },
      inShort: [
        "До задатка просят выписку из реестра, сертификаты, протоколы сообщества и квитанции.",
        "В каждом документе смотрят имена, метры и долги.",
        "Чего нет, записывают в договор вместе со сроком.",
      ],
      next: "Пришлите нам адрес, прежде чем платить: [проверим документы вместе с вами](/services/legal-support).",
      description:
        "Шесть документов, которые проверяют перед покупкой квартиры в Барселоне: кто даёт, сколько стоят и сколько ждать, что в них читать и что смотреть в квартире.",
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
