import type { Entry } from "../entry";

export const documentsToSell: Entry = {
  theme: "documents",
  related: [
    "nota-simple",
    "habitability-certificate",
    "energy-certificate",
    "community-debts-certificate",
    "steps-of-selling",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "documents to sell a home",
        "documents needed to sell a property",
        "what documents do i need to sell",
        "seller’s documents",
        "documents for selling an apartment",
        "paperwork to sell a house",
        "documents required to sell house in spain",
        "checklist documents to sell property",
      ],
      title: "The documents to sell a home",
      answers: {
        what: "The documents to sell a home in Barcelona begin with four: deed, registry extract (nota simple), habitability certificate (cédula de habitabilidad) and energy certificate. Add the last property tax receipt, the certificate of community debts and, in older buildings, the inspection report. Some take a day and some take weeks, so the order in which you ask for them matters.",
        cost: "The documents to sell a home cost about €175 to €370 in Barcelona if both certificates are needed: €100 to €200 for the energy certificate, €65 to €160 for the habitability certificate, €9.02 plus VAT for the registry extract. A paid mortgage that is still in the registry adds €60 to €200 for the notary, €30 to €100 for the registry and €200 to €400 if an agent files it. These are rough guides, apart from the extract.",
        time: "The documents to sell a home take about four to six weeks if the habitability certificate has run out, and a few days if everything is valid. The registry extract comes within a day, the energy certificate in days. Cancelling an old mortgage or correcting an area takes longest, so begin there.",
        who: "The documents to sell a home are gathered by the owner or, with an agency agreement, by the agent. The owner pays for them. Only an authorised technician may issue the habitability and energy certificates’ technical part.",
        papers:
          "The documents to sell a home in Barcelona are seven: the deed, a land registry extract (nota simple), the habitability certificate (cédula de habitabilidad), the energy certificate, the last property tax receipt (IBI), the certificate of community debts and, in a building of 45 years or more, its inspection report (ITE). With a mortgage, add the bank’s balance; after a death, the deed of inheritance; from abroad, a power of attorney.",
        must: "Yes, you need the energy certificate before the first advert and, to sign, the habitability certificate and the certificate of community debts. Without the first the home may not be advertised; the third both sides may waive expressly. The other documents to sell a home are not compulsory, but a buyer and their bank will ask for them.",
      },
      sections: [
        {
          heading: "Checklist: where from, how much, how long, needed by when?",
          blocks: [
            {
              caption: "Documents to sell a home; prices are a rough guide",
              columns: ["Document", "Where from", "Price", "Takes", "Valid for", "Needed by"],
              rows: [
                [
                  "Deed of purchase",
                  "Your notary keeps the original",
                  "A copy, by the page",
                  "Days",
                  "—",
                  "The valuation",
                ],
                [
                  "Identity document or NIE of each owner",
                  "Police; consulate abroad",
                  "Fee of about €10",
                  "3–4 weeks if missing",
                  "Its date",
                  "The agency agreement",
                ],
                [
                  "Energy certificate",
                  "Technician, registered with the Generalitat",
                  "€100–200",
                  "Days",
                  "Ten years, five in class G",
                  "The advert",
                ],
                [
                  "Registry extract (nota simple)",
                  "College of Registrars, online",
                  "€9.02 plus VAT",
                  "Within a day",
                  "Order a fresh one",
                  "Advert and deposit contract",
                ],
                [
                  "Inspection report (ITE), from 45 years",
                  "The community’s manager",
                  "Usually free",
                  "Days",
                  "As it says",
                  "The deposit contract",
                ],
                [
                  "Habitability certificate",
                  "Technician and Generalitat",
                  "€65–160 in all",
                  "About 4 weeks, up to 6",
                  "15 years, 25 for a new home",
                  "The deed",
                ],
                ["Property tax receipt (IBI)", "Town hall, your bank", "Free", "A day", "Last year paid", "The deed"],
                [
                  "Certificate of community debts",
                  "The community’s manager",
                  "Ask; some charge for it",
                  "Days",
                  "Recent",
                  "The deed",
                ],
                ["Balance of the mortgage", "Bank", "Free", "Days", "The day it names", "The deed"],
              ],
            },
          ],
        },
        {
          heading: "Which documents does the law ask for?",
          blocks: [
            {
              points: [
                "Energy certificate and label: in every offer and advert (Royal Decree 390/2021, art. 15).",
                "Habitability certificate: needed to transfer the home, with few exceptions such as one that is to be renovated or demolished (Law 18/2007, arts. 60.4 and 132).",
                "Certificate of community debts: the seller states in the deed what is owed and brings the certificate, unless both sides waive it expressly (Civil Code of Catalonia, art. 553-5).",
                "Agency agreement, only if an agent sells: no advert without it (Law 18/2007, art. 58.5).",
                "Building inspection (ITE) report and certificate, once the building is 45 years old.",
              ],
            },
          ],
        },
        {
          heading: "What is added in your case?",
          blocks: [
            {
              points: [
                "Inherited: deed of acceptance, proof of inheritance tax and plusvalía, registration in the heirs’ names.",
                "Living abroad: power of attorney with apostille, NIE, and the bank details for the refund of the {withheld.rate} withheld.",
                "Let: the lease, the last receipts and proof that the tenant was told of the sale.",
                "Divorced or married: the judgment or the spouse’s consent for the family home.",
                "Renovated: licences and invoices; those for improvements also lower the tax on the gain.",
              ],
            },
          ],
        },
        {
          heading: "What does each document have to agree with?",
          blocks: [
            "Lay the deed, the registry extract, the cadastral record and the habitability certificate side by side. Compare four things: names, address, area and what belongs to the home, such as parking or storage. A buyer’s bank compares the same four, and its valuer stops at the first difference.",
            "The physical data may be taken from the habitability certificate (Law 18/2007, art. 62.2). Choose one source for the area, say which it is, and use it in the advert too.",
          ],
        },
        {
          heading: "In which order should you ask for the documents?",
          blocks: [
            {
              steps: [
                "Order a registry extract and read the charges.",
                "Look up when the habitability certificate expires; renew it if less than a few months are left.",
                "Have the energy certificate made and registered.",
                "Ask the property manager about arrears, approved building work and the statutes.",
                "Find licences and invoices for any renovation.",
                "Ask the bank for the balance outstanding if there is a mortgage.",
                "Just before the signing, order the certificate of community debts, so that it is recent.",
              ],
            },
          ],
        },
        {
          heading: "What can stop a sale at the last moment?",
          blocks: [
            {
              points: [
                "An owner who has died and is still in the register: the inheritance has to be registered first.",
                "A paid mortgage that nobody cancelled: arrange the cancellation or agree who does.",
                "A terrace shown as private that the statutes give only for use.",
                "An expired certificate found on the day of the deed.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Selling a home takes the deed, the registry extract, the habitability and energy certificates, the tax receipt and the community’s certificate.",
        "They must agree with one another in names, address and area.",
        "Certificates that need a technician are ordered early, the one of community debts last.",
      ],
      next: "Tell us the address and we will say which documents are missing: [request a valuation](/valuation).",
      description:
        "The documents to sell a home in Barcelona: a list with source, price, waiting time and validity, which ones the law requires and what stops a sale at the end.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 58.5, 60.4, 62.2 and 132",
        "Royal Decree 390/2021, art. 15",
        "Civil Code of Catalonia, art. 553-5",
      ],
    },
    es: {
      names: [
        "documentos para vender un piso",
        "documentación para vender una vivienda",
        "qué documentos necesito para vender mi piso",
        "documentación venta piso",
        "documentos necesarios para vender una casa",
        "papeleo para vender un piso",
        "lista de documentos para vender un piso",
        "qué papeles hacen falta para vender un piso",
        "documentos para vender piso cataluña",
      ],
      title: "Los documentos para vender un piso",
      answers: {
        what: "Los documentos para vender un piso en Barcelona son la escritura, la nota simple, la cédula de habitabilidad y el certificado energético. Se suman el último recibo del IBI, el certificado de deudas de la comunidad y, en edificios antiguos, el informe de la inspección técnica. Unos llegan en un día y otros en semanas: importa el orden en que se piden.",
        cost: "Los documentos para vender un piso cuestan en Barcelona de 175 a 370\u00a0€ si hacen falta los dos certificados: de 100 a 200\u00a0€ el energético, de 65 a 160\u00a0€ la cédula y 9,02\u00a0€ más IVA la nota simple. Una hipoteca pagada y sin cancelar añade de 60 a 200\u00a0€ de notaría, de 30 a 100\u00a0€ de registro y de 200 a 400\u00a0€ si la tramita una gestoría. Salvo la nota, son cifras orientativas.",
        time: "Reunir los documentos para vender un piso lleva de cuatro a seis semanas si la cédula ha caducado, y pocos días si todo está vigente. La nota simple llega en un día y el certificado energético, en unos pocos. Cancelar una hipoteca vieja o corregir una superficie es lo más lento: empiece por ahí.",
        who: "Los documentos para vender un piso los reúne el propietario o, con nota de encargo, la agencia. El coste es de quien vende. Los certificados de habitabilidad y de energía parten siempre del trabajo de un técnico autorizado.",
        papers:
          "Los documentos para vender un piso en Barcelona son siete: la escritura, la nota simple, la cédula de habitabilidad, el certificado energético, el último recibo del IBI, el certificado de deudas de la comunidad y, en edificios de 45\u00a0años o más, el informe de la inspección (ITE). Con hipoteca se añade el saldo del banco; con una herencia, su escritura; desde el extranjero, un poder.",
        must: "Sí: hace falta el certificado energético antes del primer anuncio y, para firmar, la cédula de habitabilidad y el certificado de deudas de la comunidad. Sin el primero no se puede anunciar; al tercero pueden renunciar expresamente las dos partes. Los demás documentos para vender un piso no son obligatorios, pero los pedirán el comprador y su banco.",
      },
      sections: [
        {
          heading: "Lista: ¿de dónde sale, cuánto cuesta, cuánto tarda y para cuándo?",
          blocks: [
            {
              caption: "Documentos para vender; precios orientativos",
              columns: ["Documento", "De dónde", "Precio", "Tarda", "Vale", "Para"],
              rows: [
                ["Escritura de compra", "La guarda su notaría", "Copia, por páginas", "Días", "—", "La valoración"],
                [
                  "DNI o NIE de cada titular",
                  "Policía; consulado si vive fuera",
                  "Tasa de unos 10\u00a0€",
                  "3–4 semanas si falta",
                  "Su fecha",
                  "La nota de encargo",
                ],
                [
                  "Certificado energético",
                  "Técnico, con registro en la Generalitat",
                  "100–200\u00a0€",
                  "Días",
                  "Diez años; cinco con letra G",
                  "El anuncio",
                ],
                [
                  "Nota simple",
                  "Colegio de Registradores, en línea",
                  "9,02\u00a0€ más IVA",
                  "Un día",
                  "Pedir una reciente",
                  "Anuncio y arras",
                ],
                [
                  "Informe de la ITE, desde los 45 años",
                  "Administrador de la finca",
                  "Suele ser gratis",
                  "Días",
                  "Lo que diga",
                  "Las arras",
                ],
                [
                  "Cédula de habitabilidad",
                  "Técnico y Generalitat",
                  "65–160\u00a0€ en total",
                  "Unas 4 semanas, hasta 6",
                  "15 años; 25 si es nueva",
                  "La escritura",
                ],
                ["Recibo del IBI", "Ayuntamiento, su banco", "Gratis", "Un día", "El último pagado", "La escritura"],
                [
                  "Certificado de deudas de la comunidad",
                  "Administrador de la finca",
                  "Pregúntelo; algunos cobran",
                  "Días",
                  "Reciente",
                  "La escritura",
                ],
                ["Saldo de la hipoteca", "Banco", "Gratis", "Días", "El día que indique", "La escritura"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué documentos exige la ley?",
          blocks: [
            {
              points: [
                "Certificado y etiqueta energética: en toda oferta y anuncio (RD 390/2021, art.\u00a015).",
                "Cédula de habitabilidad: para transmitir la vivienda, con pocas excepciones, como la que se va a rehabilitar o derribar (Ley 18/2007, arts.\u00a060.4 y 132).",
                "Certificado de la comunidad: quien vende declara qué debe y lo aporta a la escritura, salvo que las dos partes lo dispensen expresamente (Código civil de Cataluña, art.\u00a0553-5).",
                "Nota de encargo, solo si vende una agencia: sin ella no hay anuncio (Ley 18/2007, art.\u00a058.5).",
                "Informe y certificado de la inspección técnica (ITE), cuando el edificio cumple 45 años.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se añade según su caso?",
          blocks: [
            {
              points: [
                "Heredado: escritura de aceptación, justificantes de sucesiones y plusvalía, inscripción a nombre de los herederos.",
                "Si vive fuera: poder con apostilla, NIE y la cuenta para que le devuelvan lo que sobre del {withheld.rate} retenido.",
                "Alquilado: contrato, últimos recibos y prueba de haber avisado al inquilino.",
                "Casado o divorciado: la sentencia, o el consentimiento del cónyuge si es la vivienda familiar.",
                "Reformado: licencias y facturas; las de mejoras, además, bajan el impuesto sobre la ganancia.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué tiene que coincidir entre los documentos?",
          blocks: [
            "Ponga juntas la escritura, la nota simple, la ficha del Catastro y la cédula. Compare cuatro cosas: titulares, dirección, superficie y anejos, como el aparcamiento o el trastero. El banco de quien compra mira las mismas, y su tasador se detiene en la primera diferencia.",
            "La cédula es una fuente válida para los datos físicos (Ley 18/2007, art.\u00a062.2). Elija una sola fuente para la superficie, diga cuál es y úsela también en el anuncio.",
          ],
        },
        {
          heading: "¿En qué orden conviene pedirlos?",
          blocks: [
            {
              steps: [
                "Pida una nota simple y lea las cargas.",
                "Mire cuándo caduca la cédula y renuévela si le quedan pocos meses.",
                "Encargue y registre el certificado energético.",
                "Pregunte a la administración por recibos pendientes, obras aprobadas y estatutos.",
                "Busque licencias y facturas de las reformas.",
                "Si hay hipoteca, solicite al banco el capital pendiente.",
                "Poco antes de firmar, pida el certificado de deudas, para que sea reciente.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué frena una venta en el último momento?",
          blocks: [
            {
              points: [
                "Un titular fallecido que sigue en el Registro: primero se inscribe la herencia.",
                "Una hipoteca pagada y sin cancelar: tramite la cancelación o acuerde quién la hace.",
                "Una terraza anunciada como privada cuando los estatutos solo dan su uso.",
                "Un certificado caducado que se descubre el día de la escritura.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Para vender hacen falta la escritura, la nota simple, la cédula, el certificado energético, el IBI y el certificado de la comunidad.",
        "Titulares, dirección y superficie deben coincidir en todos.",
        "Lo que depende de un técnico se pide pronto; el certificado de deudas, al final.",
      ],
      next: "Díganos la dirección y le diremos qué documento falta: [pida una valoración](/valuation).",
      description:
        "Documentos para vender un piso en Barcelona: lista con origen, precio, plazo y validez, cuáles exige la ley, en qué orden se piden y qué frena la venta.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a058.5, 60.4, 62.2 y 132",
        "Real Decreto 390/2021, art.\u00a015",
        "Código civil de Cataluña, art.\u00a0553-5",
      ],
    },
    ca: {
      names: [
        "documents per vendre un pis",
        "documentació per vendre un habitatge",
        "quins documents necessito per vendre el pis",
        "documentació venda pis",
        "documents necessaris per vendre una casa",
        "paperassa per vendre un pis",
        "llista de documents per vendre un pis",
        "quins papers calen per vendre un pis",
        "documents per vendre pis catalunya",
      ],
      title: "Els documents per vendre un pis",
      answers: {
        what: "Els documents per vendre un pis a Barcelona són l’escriptura, la nota simple, la cèdula d’habitabilitat i el certificat energètic. S’hi afegeixen l’últim rebut de l’IBI, el certificat de deutes de la comunitat i, en edificis antics, l’informe de la inspecció tècnica. N’hi ha que arriben en un dia i n’hi ha que triguen setmanes: l’ordre en què es demanen importa.",
        cost: "Els documents per vendre un pis costen a Barcelona de 175 a 370\u00a0€ si calen tots dos certificats: de 100 a 200\u00a0€ l’energètic, de 65 a 160\u00a0€ la cèdula i 9,02\u00a0€ més IVA la nota simple. Una hipoteca pagada i sense cancel·lar hi afegeix de 60 a 200\u00a0€ de notaria, de 30 a 100\u00a0€ de registre i de 200 a 400\u00a0€ si ho tramita una gestoria. Tret de la nota, són xifres orientatives.",
        time: "Aplegar els documents per vendre un pis porta de quatre a sis setmanes si la cèdula ha caducat, i pocs dies si tot és vigent. La nota simple arriba en un dia i el certificat energètic, en uns quants. Cancel·lar una hipoteca vella o corregir una superfície és el més lent: comenci per aquí.",
        who: "Els documents per vendre un pis els aplega el propietari o, amb nota d’encàrrec, l’agència. El cost és de qui ven. Els certificats d’habitabilitat i d’energia parteixen sempre de la feina d’un tècnic autoritzat.",
        papers:
          "Els documents per vendre un pis a Barcelona són set: l’escriptura, la nota simple, la cèdula d’habitabilitat, el certificat energètic, l’últim rebut de l’IBI, el certificat de deutes de la comunitat i, en edificis de 45\u00a0anys o més, l’informe de la inspecció (ITE). Amb hipoteca s’hi afegeix el saldo del banc; amb una herència, l’escriptura; des de l’estranger, un poder.",
        must: "Sí: cal el certificat energètic abans del primer anunci i, per signar, la cèdula d’habitabilitat i el certificat de deutes de la comunitat. Sense el primer no es pot anunciar; al tercer hi poden renunciar expressament totes dues parts. Els altres documents per vendre un pis no són obligatoris, però els demanaran el comprador i el seu banc.",
      },
      sections: [
        {
          heading: "Llista: d’on surt, quant costa, quant triga i per a quan?",
          blocks: [
            {
              caption: "Documents per vendre; preus orientatius",
              columns: ["Document", "D’on", "Preu", "Triga", "Val", "Per a"],
              rows: [
                [
                  "Escriptura de compra",
                  "La guarda la seva notaria",
                  "Còpia, per pàgines",
                  "Dies",
                  "—",
                  "La valoració",
                ],
                [
                  "DNI o NIE de cada titular",
                  "Policia; consolat si viu fora",
                  "Taxa d’uns 10\u00a0€",
                  "3–4 setmanes si falta",
                  "La data que hi consti",
                  "La nota d’encàrrec",
                ],
                [
                  "Certificat energètic",
                  "Tècnic, amb registre a la Generalitat",
                  "100–200\u00a0€",
                  "Dies",
                  "Deu anys; cinc amb lletra G",
                  "L’anunci",
                ],
                [
                  "Nota simple",
                  "Col·legi de Registradors, en línia",
                  "9,02\u00a0€ més IVA",
                  "Un dia",
                  "Demanar-ne una de recent",
                  "Anunci i arres",
                ],
                [
                  "Informe de la ITE, des dels 45 anys",
                  "Administrador de la finca",
                  "Sol ser gratis",
                  "Dies",
                  "El que digui",
                  "Les arres",
                ],
                [
                  "Cèdula d’habitabilitat",
                  "Tècnic i Generalitat",
                  "65–160\u00a0€ en total",
                  "Unes 4 setmanes, fins a 6",
                  "15 anys; 25 si és nova",
                  "L’escriptura",
                ],
                ["Rebut de l’IBI", "Ajuntament, el seu banc", "Gratis", "Un dia", "L’últim pagat", "L’escriptura"],
                [
                  "Certificat de deutes de la comunitat",
                  "Administrador de la finca",
                  "Pregunti-ho; n’hi ha que cobren",
                  "Dies",
                  "Recent",
                  "L’escriptura",
                ],
                ["Saldo de la hipoteca", "Banc", "Gratis", "Dies", "El dia que indiqui", "L’escriptura"],
              ],
            },
          ],
        },
        {
          heading: "Quins documents exigeix la llei?",
          blocks: [
            {
              points: [
                "Certificat i etiqueta energètica: en tota oferta i anunci (RD 390/2021, art.\u00a015).",
                "Cèdula d’habitabilitat: per transmetre l’habitatge, amb poques excepcions, com el que s’ha de rehabilitar o enderrocar (Llei 18/2007, arts.\u00a060.4 i 132).",
                "Certificat de la comunitat: qui ven declara què deu i l’aporta a l’escriptura, tret que totes dues parts el dispensin expressament (Codi civil de Catalunya, art.\u00a0553-5).",
                "Nota d’encàrrec, només si ven una agència: sense ella no hi ha anunci (Llei 18/2007, art.\u00a058.5).",
                "Informe i certificat de la inspecció tècnica (ITE), quan l’edifici fa 45 anys.",
              ],
            },
          ],
        },
        {
          heading: "Què s’hi afegeix segons el seu cas?",
          blocks: [
            {
              points: [
                "Heretat: escriptura d’acceptació, justificants de successions i plusvàlua, inscripció a nom dels hereus.",
                "Si viu fora: poder amb postil·la, NIE i el compte perquè li tornin el que sobri del {withheld.rate} retingut.",
                "Llogat: contracte, últims rebuts i prova d’haver avisat el llogater.",
                "Casat o divorciat: la sentència, o el consentiment del cònjuge si és l’habitatge familiar.",
                "Reformat: llicències i factures; les de millores, a més, abaixen l’impost sobre el guany.",
              ],
            },
          ],
        },
        {
          heading: "Què ha de coincidir entre els documents?",
          blocks: [
            "Posi de costat l’escriptura, la nota simple, la fitxa del Cadastre i la cèdula. Compari quatre coses: titulars, adreça, superfície i annexos, com l’aparcament o el traster. El banc de qui compra mira les mateixes, i el seu taxador s’atura a la primera diferència.",
            "La cèdula és una font vàlida per a les dades físiques (Llei 18/2007, art.\u00a062.2). Triï una sola font per a la superfície, digui quina és i faci-la servir també a l’anunci.",
          ],
        },
        {
          heading: "En quin ordre convé demanar-los?",
          blocks: [
            {
              steps: [
                "Demani una nota simple i llegeixi’n les càrregues.",
                "Miri quan caduca la cèdula i renovi-la si li queden pocs mesos.",
                "Encarregui i registri el certificat energètic.",
                "Pregunti a l’administració per rebuts pendents, obres aprovades i estatuts.",
                "Busqui les llicències i les factures de les reformes.",
                "Si hi ha hipoteca, demani al banc el capital pendent.",
                "Poc abans de signar, demani el certificat de deutes, perquè sigui recent.",
              ],
            },
          ],
        },
        {
          heading: "Què atura una venda a l’últim moment?",
          blocks: [
            {
              points: [
                "Un titular mort que encara surt al Registre: primer s’hi inscriu l’herència.",
                "Una hipoteca pagada i no cancel·lada: tramiti’n la cancel·lació o acordi qui la fa.",
                "Una terrassa anunciada com a privativa quan els estatuts només en donen l’ús.",
                "Un certificat caducat que es descobreix el dia de l’escriptura.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Per vendre calen l’escriptura, la nota simple, la cèdula, el certificat energètic, l’IBI i el certificat de la comunitat.",
        "Titulars, adreça i superfície han de coincidir en tots.",
        "El que depèn d’un tècnic es demana aviat; el certificat de deutes, al final.",
      ],
      next: "Digui’ns l’adreça i li direm quin document falta: [demani una valoració](/valuation).",
      description:
        "Documents per vendre un pis a Barcelona: llista amb origen, preu, termini i validesa, quins exigeix la llei, en quin ordre es demanen i què frena la venda.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, arts.\u00a058.5, 60.4, 62.2 i 132",
        "Reial decret 390/2021, art.\u00a015",
        "Codi civil de Catalunya, art.\u00a0553-5",
      ],
    },
    ru: {
      names: [
        "документы для продажи квартиры",
        "какие документы нужны для продажи квартиры",
        "документы для продажи жилья",
        "документы продавца квартиры",
        "документы на продажу недвижимости",
        "список документов для продажи",
        "какие документы нужны продавцу квартиры в испании",
        "перечень документов для продажи квартиры",
      ],
      title: "Документы для продажи квартиры",
      answers: {
        what: "Документы для продажи квартиры в Барселоне\u00a0— это нотариальный акт, выписка из реестра (nota simple), свидетельство о пригодности для проживания (cédula de habitabilidad) и сертификат энергоэффективности. К ним добавляют последнюю квитанцию налога (IBI), справку о долгах перед сообществом собственников (comunidad), а в старых домах и отчёт о техническом осмотре. Одни готовы за день, другие\u00a0— за недели, поэтому важен порядок.",
        cost: "Документы для продажи квартиры в Барселоне обойдутся в 175–370\u00a0€, если нужны оба сертификата: 100–200\u00a0€ за энергосертификат, 65–160\u00a0€ за свидетельство о пригодности и 9,02\u00a0€ плюс НДС за выписку. Выплаченная, но не снятая в реестре ипотека прибавит 60–200\u00a0€ нотариусу, 30–100\u00a0€ реестру и 200–400\u00a0€, если её оформляет gestoría. Кроме выписки, это ориентировочные цифры.",
        time: "Документы для продажи квартиры собирают от четырёх до шести недель, если истекло свидетельство о пригодности, и несколько дней, если всё действует. Выписка приходит за день, энергосертификат за несколько дней. Дольше всего снимают старую ипотеку и исправляют площадь, с этого и начните.",
        who: "Документы для продажи квартиры собирает собственник, а после подписания агентского договора\u00a0— агентство. Платит за них продавец. Техническую часть свидетельства и сертификата готовит только специалист с допуском.",
        papers:
          "Документов для продажи квартиры в Барселоне семь: нотариальный акт, выписка из реестра (nota simple), свидетельство о пригодности для проживания (cédula de habitabilidad), сертификат энергоэффективности, последняя квитанция IBI, справка о долгах перед сообществом и, если дому 45\u00a0лет или больше, отчёт о его осмотре (ITE). Есть ипотека\u00a0— нужна справка об остатке, досталось по наследству\u00a0— акт о наследстве, живёте за границей\u00a0— доверенность.",
        must: "Да, до первого объявления нужен сертификат энергоэффективности, а к подписанию\u00a0— свидетельство о пригодности для проживания и справка о долгах перед сообществом. Без первого квартиру нельзя рекламировать, от справки стороны могут прямо отказаться. Остальные документы для продажи квартиры закон не требует, но их попросят покупатель и его банк.",
      },
      sections: [
        {
          heading: "Список: где взять, сколько стоит, сколько ждать и к какому дню?",
          blocks: [
            {
              caption: "Документы для продажи; цены ориентировочные",
              columns: ["Документ", "Где взять", "Цена", "Срок", "Действует", "К чему нужен"],
              rows: [
                [
                  "Нотариальный акт о покупке",
                  "Хранится у вашего нотариуса",
                  "Копия, по числу страниц",
                  "Дни",
                  "—",
                  "К оценке",
                ],
                [
                  "Паспорт и NIE каждого собственника",
                  "Полиция; за границей консульство",
                  "Сбор около 10\u00a0€",
                  "3–4 недели, если нет",
                  "До своей даты",
                  "К агентскому договору",
                ],
                [
                  "Сертификат энергоэффективности",
                  "Техник, регистрация в Женералитате",
                  "100–200\u00a0€",
                  "Дни",
                  "10 лет, с буквой G пять",
                  "К объявлению",
                ],
                [
                  "Выписка из реестра (nota simple)",
                  "Коллегия регистраторов, онлайн",
                  "9,02\u00a0€ плюс НДС",
                  "В течение дня",
                  "Заказать свежую",
                  "К объявлению и задатку",
                ],
                [
                  "Отчёт о техосмотре дома (ITE), с 45 лет",
                  "Управляющий домом",
                  "Обычно бесплатно",
                  "Дни",
                  "Указано в нём",
                  "К задатку",
                ],
                [
                  "Свидетельство о пригодности",
                  "Техник и Женералитат",
                  "65–160\u00a0€ всего",
                  "Около 4 недель, до 6",
                  "15 лет, для нового дома 25",
                  "К сделке",
                ],
                ["Квитанция IBI", "Мэрия, ваш банк", "Бесплатно", "Один день", "Последняя оплаченная", "К сделке"],
                [
                  "Справка о долгах перед сообществом",
                  "Управляющий домом",
                  "Спросите: бывает платной",
                  "Дни",
                  "Свежая",
                  "К сделке",
                ],
                ["Остаток по ипотеке", "Банк", "Бесплатно", "Дни", "На указанный день", "К сделке"],
              ],
            },
          ],
        },
        {
          heading: "Каких документов требует закон?",
          blocks: [
            {
              points: [
                "Сертификат и этикетка энергоэффективности: в любом предложении и объявлении (RD 390/2021, ст.\u00a015).",
                "Свидетельство о пригодности: для передачи жилья, с редкими исключениями, например под реконструкцию или снос (Закон 18/2007, ст.\u00a060.4 и 132).",
                "Справка сообщества: продавец заявляет о долгах в акте и прикладывает её, если обе стороны прямо от неё не отказались (Гражданский кодекс Каталонии, ст.\u00a0553-5).",
                "Агентский договор, только если продаёт агентство: без него нельзя давать объявление (Закон 18/2007, ст.\u00a058.5).",
                "Отчёт и сертификат технического осмотра (ITE), когда зданию исполнилось 45 лет.",
              ],
            },
          ],
        },
        {
          heading: "Что добавить в вашем случае?",
          blocks: [
            {
              points: [
                "Наследство: акт о принятии, подтверждения уплаты налога и plusvalía, запись в реестре на наследников.",
                "Живёте за границей: доверенность с апостилем, NIE и счёт, куда вернут излишек удержанных {withheld.rate}.",
                "Квартира сдана: договор, последние квитанции и подтверждение, что жильца предупредили.",
                "Брак или развод: решение суда или согласие супруга, если это семейное жильё.",
                "Был ремонт: разрешения и счета; счета за улучшения ещё и уменьшат налог на доход.",
              ],
            },
          ],
        },
        {
          heading: "Что должно совпадать в документах?",
          blocks: [
            "Положите рядом акт, выписку, кадастровые данные и свидетельство. Сравните четыре вещи: имена, адрес, площадь и то, что относится к квартире, например парковку или кладовую. Банк покупателя смотрит на то же самое, и его оценщик остановится на первом расхождении.",
            "Физические данные можно брать из свидетельства о пригодности (Закон 18/2007, ст.\u00a062.2). Если в нём одна площадь, а в выписке другая, объясните разницу сразу: например, террасу посчитали только один раз. Выберите для площади один источник, назовите его и используйте в объявлении.",
          ],
        },
        {
          heading: "В каком порядке их заказывать?",
          blocks: [
            {
              steps: [
                "Закажите выписку и изучите обременения.",
                "Проверьте срок свидетельства и продлите его, если осталось несколько месяцев.",
                "Закажите и зарегистрируйте сертификат энергоэффективности.",
                "Узнайте у управляющего о долгах, утверждённых работах и уставе дома.",
                "Найдите разрешения и счета за ремонт.",
                "Если есть ипотека, попросите у банка справку об остатке.",
                "Перед самой сделкой закажите справку сообщества, чтобы она была свежей.",
              ],
            },
          ],
        },
        {
          heading: "Что может остановить продажу в последний момент?",
          blocks: [
            {
              points: [
                "Умерший собственник, который всё ещё записан в реестре: сначала регистрируют наследство.",
                "Выплаченная, но не снятая ипотека: снимите её или договоритесь, кто это сделает.",
                "Терраса, названная частной, хотя устав даёт только право пользования.",
                "Истёкший сертификат, о котором узнают в день сделки.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Для продажи нужны нотариальный акт, выписка из реестра, свидетельство о пригодности, сертификат энергоэффективности, квитанция IBI и справка сообщества.",
        "Имена, адрес и площадь во всех документах должны совпадать.",
        "То, что зависит от специалиста, заказывают заранее, а справку о долгах\u00a0— последней.",
      ],
      next: "Назовите адрес, и мы скажем, какого документа не хватает: [закажите оценку](/valuation).",
      description:
        "Документы для продажи квартиры в Барселоне: где взять, сколько стоит и сколько ждать каждый, какие требует закон, в каком порядке и что сорвёт сделку.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a058.5, 60.4, 62.2 и 132",
        "Королевский декрет 390/2021, ст.\u00a015",
        "Гражданский кодекс Каталонии, ст.\u00a0553-5",
      ],
    },
  },
};
