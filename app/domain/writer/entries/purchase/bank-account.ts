import type { Entry } from "../entry";

export const bankAccount: Entry = {
  theme: "guide",
  reader: "non-resident",
  related: ["nie", "buying-from-abroad", "notary-day", "foreign-buyers", "mortgage-for-non-residents"],
  checked: "2026-11-23",
  reviewBy: "2027-05-23",
  in: {
    en: {
      names: [
        "spanish bank account",
        "opening a bank account in spain",
        "open a bank account in spain as a non-resident",
        "non-resident bank account spain",
        "opening a bank account to buy property in spain",
        "do i need a spanish bank account to buy property",
        "bank account in barcelona",
        "certificate of non-residence",
        "non-resident certificate spain",
        "banker’s draft spain",
        "banker’s draft at the notary",
        "proof of funds to buy property in spain",
        "source of funds spain property",
        "sending money to spain to buy property",
      ],
      title: "A Spanish bank account",
      answers: {
        what: "The law doesn’t require a Spanish bank account to buy a home, but few purchases go smoothly without one: the banker’s draft for the notary, the taxes and the bills all come from it. A non-resident opens it with a passport, an NIE, usually a certificate of non-residence from the Spanish police or a consulate, and proof of where the money comes from. Begin before you make an offer, because the checks take anything from a few days to several weeks.",
        cost: "A Spanish bank account costs what the bank’s price list says: a maintenance fee, often higher for non-residents, charges for transfers in another currency, and a fee for each banker’s draft. The draft fee may be a share of the sum, so ask for it in euros. An instant transfer may cost no more than an ordinary one (Regulation (EU) 2024/886). Banks have to hand you a fee information document beforehand (Royal Decree-Law 19/2017).",
        time: "Opening a Spanish bank account takes from one visit to several weeks: the form is quick, the check of a large sum is not. The NIE and the certificate of non-residence come before it. Money from outside the euro area then needs a few working days.",
        who: "A Spanish bank account is open to residents and non-residents of any nationality, if the bank can identify them and follow their money. Whoever lives legally in the EU has a right to a basic payment account (Royal Decree-Law 19/2017). Anyone else may be refused, so apply to a second bank early.",
        how: "You open a Spanish bank account with a passport, the NIE, usually a certificate of non-residence and proof of where the money comes from; allow from a few days to several weeks for the bank’s check. Ask two banks for their list of documents and prices first, sign at a branch, and try a small transfer. Only then do you send the price.",
        must: "A Spanish bank account isn’t required by law to buy a home, and the price can be paid from an account abroad if notary and seller agree. In practice you need one: for the banker’s draft, the transfer tax, and later the direct debits of property tax, community and supplies. A non-resident opens it with a passport, the NIE and proof of where the money comes from, best before an offer.",
        papers:
          "For a Spanish bank account a non-resident shows a passport, the NIE, usually a certificate of non-residence (form EX-15), proof of address, payslips or tax returns, and proof of where the money comes from: a sale deed, an inheritance, statements of several years. Documents in other languages may need a sworn translation. US citizens give their US tax number as well.",
        pitfalls:
          "With a Spanish bank account purchases go wrong when the price arrives unannounced and is blocked, when a company or relative pays and nothing explains it, and when a draft has the wrong name. Send the proof of origin first and the money afterwards. Before any transfer, telephone to compare the account number.",
      },
      sections: [
        {
          heading: "How do you open an account, step by step?",
          blocks: [
            {
              steps: [
                "Apply for the NIE (fee about €10): most banks want it, some add it later.",
                "Ask two banks for their list of documents, their yearly fee and the price of a banker’s draft in euros. Whoever lives legally in the EU has a right to a basic account (Royal Decree-Law 19/2017).",
                "Get the certificate of non-residence with form EX-15, or let the bank apply; it is usually accepted for three months.",
                "Have documents in other languages translated, if the bank asks for a sworn translation.",
                "Sign at the branch. Some banks accept a power of attorney or an appointment by video: ask before you travel.",
                "Send the proof of origin, wait for the answer, and try a small transfer before the large one.",
              ],
            },
          ],
        },
        {
          heading: "Resident, non-resident or Russian citizen: what differs?",
          blocks: [
            {
              caption: "Which account is yours",
              columns: ["", "Resident", "Non-resident", "Russian citizen without an EU residence permit"],
              rows: [
                [
                  "Proof",
                  "identity card or NIE, Spanish address",
                  "passport, NIE, certificate of non-residence",
                  "the same, and a closer check",
                ],
                ["Usual time", "one visit", "days to several weeks", "several weeks; refusals are common"],
                ["Money", "origin of large sums", "origin of all of it", "the same, plus the whole chain of transfers"],
                ["Ceiling", "none", "none", "€100,000 in deposits for each bank"],
              ],
            },
            "What counts is where you pay tax, not your passport: you declare it in writing, and the bank reports it (Royal Decree 1021/2015).",
          ],
        },
        {
          heading: "Proof of funds: which documents does the bank ask for?",
          blocks: [
            {
              points: [
                "Passport and NIE (foreigner’s identity number). Some banks open with the passport and add the NIE later.",
                "Proof of your address, and often a certificate of tax residence from your country.",
                "Payslips, a pension statement, or the accounts of your business.",
                "Proof of funds: the deed of a home you sold, an inheritance, statements that show years of saving.",
                "The reason for the money: an offer, a reservation or the deposit contract (arras).",
              ],
            },
            "The bank has to know its customers and the source of funds. Without answers it may not open the account (Law 10/2010, arts.\u00a03 to 7).",
          ],
        },
        {
          heading: "How does the price get to the notary’s table?",
          blocks: [
            {
              steps: [
                "Tell the bank the sum and the date, and try a small transfer.",
                "Have the whole sum there some ten days before the signing, to be safe.",
                "Ask the notary for the payees: seller, the seller’s lender, sometimes the tax withheld.",
                "Two or three working days ahead, order one banker’s draft for each, or use instant transfers if the bank’s limit allows.",
                "Keep copies: the deed records how each euro was paid (Notaries Act, art.\u00a024).",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong with accounts?",
          blocks: [
            {
              points: [
                "The price arrives unannounced, and the account is blocked while the bank asks.",
                "The money comes from a company or a relative, and nothing explains why.",
                "A draft has the wrong name or amount on the morning of the signing.",
              ],
            },
          ],
        },
        {
          heading: "What is different for Russian citizens?",
          blocks: [
            "EU banks may not accept deposits from Russian nationals, or people living in Russia, above €100,000 in total for each bank (Regulation (EU) 833/2014, art.\u00a05b). Nationals of the EU, the EEA or Switzerland, and holders of a residence permit there, are exempt; the authorities can allow exceptions (arts.\u00a05c and 5d).",
            "Since 29 January 2026 Russia has also been on the EU’s list of high-risk countries (Delegated Regulation (EU) 2026/46). Before you sign a deposit contract, have the bank confirm in writing how the price may be paid. The rules change: let a lawyer check them.",
          ],
        },
      ],
      example: {
        heading: "What passes through the account?",
        blocks: [
          [
            "Take a home at {x.price}, bought without a loan.",
            "At a usual deposit of 10%, {x.tenth} leaves by transfer with the deposit contract, and the drafts carry the rest of the price.",
            "{x.tax} stays on the account for transfer tax, and €1,650–2,800 for notary, registry and paperwork.",
            "If the €100,000 ceiling applies to you, this way is closed: agree another in writing with bank and lawyer before the deposit.",
          ],
        ],
      },
      inShort: [
        "A Spanish account isn’t compulsory, but the price, the taxes and the bills are easiest paid from one.",
        "Non-residents need a passport, an NIE and proof of where their money comes from.",
        "Allow several weeks for the bank’s checks.",
      ],
      next: "[Ask us what to have ready for your bank](/contact) before you make an offer.",
      description:
        "A Spanish bank account to buy a home: the steps, how long it takes, what residents, non-residents and Russian citizens need, proof of funds, banker’s drafts.",
      sources: [
        "Law 10/2010 on the prevention of money laundering, arts.\u00a03 to 7",
        "Royal Decree-Law 19/2017 on basic payment accounts",
        "Royal Decree 1021/2015: tax residence of account holders",
        "Notaries Act of 28\u00a0May 1862, art.\u00a024",
        "Regulation (EU) 2024/886 on instant transfers",
        "Regulation (EU) 833/2014, arts.\u00a05b, 5c and 5d; Delegated Regulation (EU) 2026/46",
      ],
    },
    es: {
      names: [
        "cuenta bancaria en españa",
        "abrir cuenta bancaria en españa",
        "cuenta bancaria de no residente",
        "cuenta de no residente en españa",
        "abrir cuenta siendo no residente",
        "abrir una cuenta siendo extranjero",
        "abrir cuenta en españa sin residencia",
        "enviar dinero a españa para comprar casa",
        "abrir cuenta para comprar una vivienda",
        "certificado de no residencia",
        "certificado de no residente",
        "cheque bancario para la notaría",
        "origen de los fondos compra de vivienda",
        "justificar el origen del dinero",
      ],
      title: "La cuenta bancaria para comprar",
      answers: {
        what: "Para comprar una vivienda la ley no exige una cuenta bancaria en España, pero sin ella casi todo se complica: de ahí salen el cheque bancario para la notaría, los impuestos y los recibos. Quien no reside aquí la abre con pasaporte, NIE, casi siempre un certificado de no residencia de la Policía o del consulado, y los justificantes del origen del dinero. Empiece antes de hacer una oferta: la revisión del banco dura desde unos días hasta varias semanas.",
        cost: "Una cuenta bancaria en España cuesta lo que diga la tarifa del banco: mantenimiento, a menudo más caro para no residentes, transferencias en otra moneda y una comisión por cada cheque bancario. Esa comisión puede ser un porcentaje, así que pídala en euros. Una transferencia inmediata no puede costar más que una normal (Reglamento (UE) 2024/886). Antes de contratar deben darle el documento informativo de las comisiones (Real Decreto-ley 19/2017).",
        time: "Abrir una cuenta bancaria en España lleva desde una sola visita hasta varias semanas: el formulario es rápido; la revisión de una suma grande, no. Antes hay que tener el NIE y el certificado de no residencia. El dinero de fuera de la zona euro tarda después unos días hábiles.",
        who: "Puede tener una cuenta bancaria en España cualquier persona, residente o no, a quien el banco pueda identificar y cuyo dinero pueda seguir. Quien reside legalmente en la UE tiene derecho a una cuenta de pago básica (Real Decreto-ley 19/2017). A los demás pueden decirles que no; pregunte pronto en un segundo banco.",
        how: "La cuenta bancaria en España se abre con pasaporte, NIE, normalmente un certificado de no residente y la prueba del origen del dinero; la revisión del banco dura desde unos días hasta varias semanas. Pida antes a dos bancos la lista de documentos y las tarifas, firme en la oficina y haga una transferencia pequeña de prueba. El precio se envía después.",
        must: "Una cuenta bancaria en España no es obligatoria por ley para comprar vivienda, y el precio puede pagarse desde fuera si la notaría y quien vende lo aceptan. En la práctica hace falta: para el cheque bancario, el impuesto y, después, los recibos del IBI, la comunidad y los suministros. Quien no es residente la abre con pasaporte, NIE y la prueba del origen del dinero, mejor antes de ofertar.",
        papers:
          "Para una cuenta bancaria en España quien no es residente presenta el pasaporte, el NIE, normalmente el certificado de no residente (modelo EX-15), la dirección, nóminas o declaraciones y la prueba de dónde viene el dinero: la escritura de una venta, una herencia, extractos de varios años. Lo que esté en otro idioma puede necesitar traducción jurada. A los estadounidenses se les pide también su número fiscal.",
        pitfalls:
          "Con la cuenta bancaria en España las compras fallan cuando el dinero llega sin avisar y se bloquea, cuando paga una empresa o un familiar sin explicación y cuando el cheque lleva otro nombre. Envíe primero los justificantes y después el dinero. Antes de transferir, compare el número de cuenta por teléfono.",
      },
      sections: [
        {
          heading: "¿Cómo se abre la cuenta, paso a paso?",
          blocks: [
            {
              steps: [
                "Pida el NIE (tasa de unos 10\u00a0€): casi todos los bancos lo quieren; algunos lo añaden después.",
                "Pregunte en dos bancos qué documentos piden, cuánto cuesta al año y cuánto un cheque bancario, en euros. Quien reside legalmente en la UE tiene derecho a una cuenta básica (Real Decreto-ley 19/2017).",
                "Saque el certificado de no residente con el impreso EX-15, o que lo pida el banco; suele admitirse durante tres meses.",
                "Traduzca lo que esté en otro idioma, si el banco exige traducción jurada.",
                "Firme en la oficina. Algunos bancos admiten un poder o una cita por vídeo: pregúntelo antes de viajar.",
                "Envíe los justificantes, espere la respuesta y pruebe con una transferencia pequeña.",
              ],
            },
          ],
        },
        {
          heading: "Residente, no residente o ciudadano ruso: ¿qué cambia?",
          blocks: [
            {
              caption: "Qué cuenta le corresponde",
              columns: ["", "Residente", "No residente", "Ciudadano ruso sin permiso de residencia en la UE"],
              rows: [
                [
                  "Se presenta",
                  "DNI o NIE, domicilio en España",
                  "pasaporte, NIE, certificado de no residente",
                  "lo mismo, con más control",
                ],
                [
                  "Plazo habitual",
                  "una visita",
                  "de unos días a varias semanas",
                  "varias semanas; es frecuente que digan que no",
                ],
                [
                  "Dinero",
                  "origen de las sumas grandes",
                  "origen de todo",
                  "lo mismo y la cadena entera de transferencias",
                ],
                ["Límite", "ninguno", "ninguno", "100.000\u00a0€ de depósitos por banco"],
              ],
            },
            "Cuenta dónde paga usted sus impuestos, no el pasaporte: se declara por escrito y el banco lo comunica a Hacienda (Real Decreto 1021/2015).",
          ],
        },
        {
          heading: "¿Con qué documentos se justifica el origen del dinero?",
          blocks: [
            {
              points: [
                "Pasaporte y NIE. Algunos bancos abren con el pasaporte y añaden el NIE más tarde.",
                "Un justificante de domicilio y a menudo un certificado de residencia fiscal de su país.",
                "Nóminas, certificado de pensión o cuentas de su negocio.",
                "El origen de los fondos: la escritura de una venta, una herencia, extractos que muestren el ahorro.",
                "El destino: una oferta, una reserva o el contrato de arras.",
              ],
            },
            "El banco debe conocer a su cliente y saber de dónde sale el dinero. Sin respuestas no puede abrir la cuenta (Ley 10/2010, arts.\u00a03 a 7).",
          ],
        },
        {
          heading: "¿Cómo llega el precio a la mesa del notario?",
          blocks: [
            {
              steps: [
                "Anuncie al banco el importe y la fecha, y haga una prueba pequeña.",
                "Tenga la suma completa unos diez días antes de la firma, para ir con margen.",
                "Pregunte en la notaría quién cobra: quien vende, su banco, a veces la retención.",
                "Encargue un cheque bancario para cada uno con dos o tres días hábiles de antelación, o use transferencias inmediatas si el límite lo permite.",
                "Guarde copias: la escritura recoge cómo se ha pagado cada euro (Ley del Notariado, art.\u00a024).",
              ],
            },
          ],
        },
        {
          heading: "¿Qué suele fallar con la cuenta?",
          blocks: [
            {
              points: [
                "El precio llega sin avisar y bloquean la cuenta.",
                "El dinero viene de una sociedad o de un familiar y nada lo explica.",
                "El cheque trae mal el nombre o el importe la mañana de la firma.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué cambia para los ciudadanos rusos?",
          blocks: [
            "Los bancos de la UE no pueden aceptar depósitos de nacionales rusos, o de quien reside en Rusia, por encima de 100.000\u00a0€ por banco (Reglamento (UE) 833/2014, art.\u00a05 ter). Quedan fuera los nacionales de la UE, del EEE o de Suiza y quien tiene allí un permiso de residencia; la autoridad puede permitir excepciones (arts.\u00a05 quater y 5 quinquies).",
            "Además, desde el 29 de enero de 2026 Rusia figura en la lista europea de países de alto riesgo (Reglamento Delegado (UE) 2026/46). Antes de firmar unas arras, que el banco confirme por escrito cómo se podrá pagar. Las normas cambian: que un abogado las revise.",
          ],
        },
      ],
      example: {
        heading: "¿Qué cantidades pasan por la cuenta?",
        blocks: [
          [
            "Tome una vivienda de {x.price}, sin préstamo.",
            "Con unas arras habituales del 10\u00a0%, {x.tenth} salen por transferencia al firmarlas, y los cheques llevan el resto del precio.",
            "Para el impuesto de transmisiones quedan en la cuenta {x.tax}, y de 1.650 a 2.800\u00a0€ para notaría, registro y gestoría.",
            "Si le afecta el límite de 100.000\u00a0€, este camino no sirve: acuerde otro por escrito con el banco y un abogado antes de las arras.",
          ],
        ],
      },
      inShort: [
        "Una cuenta en España no es obligatoria, pero con ella se pagan mejor el precio, los impuestos y los recibos.",
        "Al no residente le piden pasaporte, NIE y el origen del dinero.",
        "Cuente con varias semanas de revisión en el banco.",
      ],
      next: "[Pregúntenos qué debe llevar al banco](/contact) antes de hacer una oferta.",
      description:
        "La cuenta bancaria en España para comprar: pasos, cuánto se tarda, qué piden a residentes, no residentes y rusos, origen del dinero y cheque para la notaría.",
      sources: [
        "Ley 10/2010, de prevención del blanqueo de capitales, arts.\u00a03 a 7",
        "Real Decreto-ley 19/2017, de cuentas de pago básicas",
        "Real Decreto 1021/2015: residencia fiscal de los titulares de cuentas",
        "Ley del Notariado, de 28\u00a0de mayo de 1862, art.\u00a024",
        "Reglamento (UE) 2024/886, de transferencias inmediatas",
        "Reglamento (UE) 833/2014, arts.\u00a05 ter, 5 quater y 5 quinquies; Reglamento Delegado (UE) 2026/46",
      ],
    },
    ca: {
      names: [
        "compte bancari a espanya",
        "obrir un compte bancari a espanya",
        "compte bancari de no resident",
        "compte de no resident a espanya",
        "obrir un compte sent estranger",
        "obrir un compte sense residència",
        "obrir un compte per comprar un pis",
        "certificat de no residència",
        "certificat de no resident",
        "xec bancari per a la notaria",
        "xec bancari compravenda",
        "origen dels fons compra d’habitatge",
        "justificar l’origen dels diners",
      ],
      title: "El compte bancari per comprar",
      answers: {
        what: "Per comprar un habitatge la llei no obliga a tenir un compte bancari a Espanya, però sense compte gairebé tot es complica: d’allà surten el xec bancari per a la notaria, els impostos i els rebuts. Qui no resideix aquí l’obre amb passaport, NIE, gairebé sempre un certificat de no residència de la Policia o del consolat, i els justificants de l’origen dels diners. Comenci abans de fer cap oferta: la revisió del banc dura des d’uns dies fins a unes quantes setmanes.",
        cost: "Un compte bancari a Espanya costa el que digui la tarifa del banc: manteniment, sovint més car per a no residents, transferències en una altra moneda i una comissió per cada xec bancari. De vegades la comissió és un percentatge, o sigui que la demani en euros. Una transferència immediata no pot costar més que una de normal (Reglament (UE) 2024/886). Abans de contractar li han de donar el document informatiu de les comissions (Reial decret llei 19/2017).",
        time: "Obrir un compte bancari a Espanya demana des d’una sola visita fins a unes quantes setmanes: el formulari és ràpid; la revisió d’una suma gran, no. Abans cal tenir el NIE i el certificat de no residència. Els diners de fora de la zona euro triguen després uns quants dies hàbils.",
        who: "Pot tenir un compte bancari a Espanya qualsevol persona, resident o no, que el banc pugui identificar i de qui pugui seguir els diners. Qui resideix legalment a la UE té dret a un compte de pagament bàsic (Reial decret llei 19/2017). Als altres els poden dir que no; pregunti d’hora en un segon banc.",
        how: "El compte bancari a Espanya s’obre amb passaport, NIE, normalment un certificat de no resident i la prova de l’origen dels diners; la revisió del banc dura des d’uns quants dies fins a unes quantes setmanes. Demani abans a dos bancs la llista de documents i les tarifes, signi a l’oficina i faci una transferència petita de prova. El preu s’envia després.",
        must: "Un compte bancari a Espanya no és obligatori per llei per comprar un habitatge, i el preu es pot pagar des de fora si la notaria i qui ven ho accepten. A la pràctica cal: per al xec bancari, l’impost i, després, els rebuts de l’IBI, la comunitat i els subministraments. Qui no és resident l’obre amb passaport, NIE i la prova d’on venen els diners, millor abans d’oferir.",
        papers:
          "Per a un compte bancari a Espanya qui no és resident presenta el passaport, el NIE, normalment el certificat de no resident (imprès EX-15), l’adreça, nòmines o declaracions i la prova d’on venen els diners: l’escriptura d’una venda, una herència, extractes d’uns quants anys. El que sigui en una altra llengua pot necessitar traducció jurada. Als nord-americans se’ls demana també el seu número fiscal.",
        pitfalls:
          "Amb el compte bancari a Espanya les compres fallen quan els diners arriben sense avisar i es bloquegen, quan paga una empresa o un familiar sense explicació i quan el xec porta un altre nom. Enviï primer els justificants i després els diners. Abans de transferir, compari el número de compte per telèfon.",
      },
      sections: [
        {
          heading: "Com s’obre el compte, pas a pas?",
          blocks: [
            {
              steps: [
                "Demani el NIE (taxa d’uns 10\u00a0€): gairebé tots els bancs el volen; alguns l’afegeixen després.",
                "Pregunti en dos bancs quins documents volen, què costa l’any i què costa un xec bancari, en euros. Qui resideix legalment a la UE té dret a un compte bàsic (Reial decret llei 19/2017).",
                "Tregui el certificat de no resident amb l’imprès EX-15, o que el demani el banc; se sol admetre durant tres mesos.",
                "Faci traduir el que sigui en una altra llengua, si el banc vol una traducció jurada.",
                "Signi a l’oficina. Alguns bancs admeten un poder o una cita per vídeo: pregunti-ho abans de viatjar.",
                "Enviï els justificants, esperi la resposta i faci la prova amb una transferència petita.",
              ],
            },
          ],
        },
        {
          heading: "Resident, no resident o ciutadà rus: què canvia?",
          blocks: [
            {
              caption: "Quin compte li correspon",
              columns: ["", "Resident", "No resident", "Ciutadà rus sense permís de residència a la UE"],
              rows: [
                [
                  "S’hi presenta",
                  "DNI o NIE, domicili a Espanya",
                  "passaport, NIE, certificat de no resident",
                  "el mateix, amb més control",
                ],
                [
                  "Termini habitual",
                  "una visita",
                  "d’uns dies a unes quantes setmanes",
                  "unes quantes setmanes; sovint diuen que no",
                ],
                [
                  "Diners",
                  "origen de les sumes grans",
                  "origen de tot",
                  "el mateix i tota la cadena de transferències",
                ],
                ["Límit", "cap", "cap", "100.000\u00a0€ de dipòsits per banc"],
              ],
            },
            "Compta on paga vostè els impostos, no el passaport: es declara per escrit i el banc ho comunica a Hisenda (Reial decret 1021/2015).",
          ],
        },
        {
          heading: "Amb quins documents es justifica l’origen dels diners?",
          blocks: [
            {
              points: [
                "Passaport i NIE. Alguns bancs obren amb el passaport i afegeixen el NIE més tard.",
                "Un justificant de domicili i sovint un certificat de residència fiscal del seu país.",
                "Nòmines, certificat de pensió o comptes del seu negoci.",
                "L’origen dels fons: l’escriptura d’una venda, una herència, extractes que mostrin anys d’estalvi.",
                "La destinació: una oferta, una reserva o el contracte d’arres.",
              ],
            },
            "El banc ha de conèixer el client i saber d’on surten els diners. Sense respostes no pot obrir el compte (Llei 10/2010, arts.\u00a03 a 7).",
          ],
        },
        {
          heading: "Com arriba el preu a la taula del notari?",
          blocks: [
            {
              steps: [
                "Anunciï al banc l’import i la data, i faci una prova petita.",
                "Tingui la suma sencera uns deu dies abans de la signatura, per anar amb marge.",
                "Pregunti a la notaria qui cobra: qui ven, el seu banc, de vegades la retenció.",
                "Encarregui un xec bancari per a cadascun amb dos o tres dies hàbils d’antelació, o faci transferències immediates si el límit ho permet.",
                "Guardi còpia de tot: l’escriptura recull com s’ha pagat cada euro (Llei del notariat, art.\u00a024).",
              ],
            },
          ],
        },
        {
          heading: "Què sol fallar amb el compte?",
          blocks: [
            {
              points: [
                "El preu arriba sense avisar i bloquegen el compte.",
                "Els diners venen d’una societat o d’un familiar i res no ho explica.",
                "El xec porta malament el nom o l’import el matí de la signatura.",
              ],
            },
          ],
        },
        {
          heading: "Què canvia per als ciutadans russos?",
          blocks: [
            "Els bancs de la UE no poden acceptar dipòsits de nacionals russos, o de qui resideix a Rússia, per sobre de 100.000\u00a0€ per banc (Reglament (UE) 833/2014, art.\u00a05 ter). En queden fora els nacionals de la UE, de l’EEE o de Suïssa i qui hi té un permís de residència; l’autoritat pot permetre excepcions (arts.\u00a05 quater i 5 quinquies).",
            "A més, des del 29 de gener del 2026 Rússia és a la llista europea de països d’alt risc (Reglament delegat (UE) 2026/46). Abans de signar unes arres, que el banc confirmi per escrit com es podrà pagar. Les normes canvien: que un advocat les revisi.",
          ],
        },
      ],
      example: {
        heading: "Quines sumes passen pel compte?",
        blocks: [
          [
            "Posem per cas un habitatge de {x.price}, sense préstec.",
            "Amb unes arres habituals del 10\u00a0%, {x.tenth} surten per transferència el dia que se signen, i els xecs porten la resta del preu.",
            "Per a l’impost de transmissions queden al compte {x.tax}, i de 1.650 a 2.800\u00a0€ per a notaria, registre i gestoria.",
            "Si l’afecta el límit de 100.000\u00a0€, aquest camí no serveix: acordi’n un altre per escrit amb el banc i un advocat abans de les arres.",
          ],
        ],
      },
      inShort: [
        "Un compte a Espanya no és obligatori, però amb un compte es paguen millor el preu, els impostos i els rebuts.",
        "Al no resident li demanen passaport, NIE i l’origen dels diners.",
        "Compti amb unes quantes setmanes de revisió al banc.",
      ],
      next: "[Pregunti’ns què ha de portar al banc](/contact) abans de fer una oferta.",
      description:
        "El compte bancari a Espanya per comprar: passos, quant es triga, què demanen a residents, no residents i russos, origen dels diners i xec per a la notaria.",
      sources: [
        "Llei 10/2010, de prevenció del blanqueig de capitals, arts.\u00a03 a 7",
        "Reial decret llei 19/2017, de comptes de pagament bàsics",
        "Reial decret 1021/2015: residència fiscal dels titulars de comptes",
        "Llei del notariat, de 28 de maig de 1862, art.\u00a024",
        "Reglament (UE) 2024/886, de transferències immediates",
        "Reglament (UE) 833/2014, arts.\u00a05 ter, 5 quater i 5 quinquies; Reglament delegat (UE) 2026/46",
      ],
    },
    ru: {
      names: [
        "счёт в испанском банке",
        "открыть счёт в Испании",
        "банковский счёт в Испании",
        "открыть счёт в банке Испании нерезиденту",
        "счёт для нерезидента в Испании",
        "открыть счёт в Испании россиянину",
        "счёт в испанском банке для россиян",
        "счёт в Испании для покупки недвижимости",
        "справка о нерезидентстве",
        "сертификат нерезидента Испания",
        "банковский чек для нотариуса",
        "подтверждение происхождения средств",
        "происхождение денег на покупку квартиры",
        "как россиянину оплатить квартиру в Испании",
      ],
      title: "Счёт в испанском банке",
      answers: {
        what: "Открыть счёт в испанском банке нерезидент может по паспорту и NIE; обычно просят ещё справку о нерезидентстве из полиции или консульства и всегда документы о происхождении денег. Закон такого счёта для покупки жилья не требует, но с него рассчитываются с продавцом, платят налоги и коммунальные счета. Для граждан России и тех, кто там живёт, без гражданства или вида на жительство (ВНЖ) в ЕС есть предел: 100\u00a0000\u00a0€ вкладов в одном банке (Регламент (ЕС) 833/2014, ст.\u00a05b). На проверку уходит от нескольких дней до нескольких недель, поэтому начните до предложения о покупке.",
        cost: "Счёт в испанском банке стоит столько, сколько указано в тарифах: обслуживание (нерезидентам часто дороже), переводы в другой валюте и каждый банковский чек. За чек иногда берут процент, поэтому узнайте сумму в евро. До подписания банк обязан выдать документ о комиссиях (Королевский декрет-закон 19/2017).",
        time: "Счёт в испанском банке открывают за срок от одного визита до нескольких недель: анкета заполняется быстро, а проверка крупной суммы идёт долго. До этого нужны NIE и справка о нерезидентстве. Перевод из-за пределов еврозоны займёт ещё несколько рабочих дней.",
        who: "Счёт в испанском банке может открыть и резидент, и нерезидент с любым гражданством, если банк может установить личность и проследить путь денег. У тех, кто законно живёт в ЕС, есть право на базовый платёжный счёт (Королевский декрет-закон 19/2017). Остальным могут отказать, поэтому обратитесь сразу в два банка.",
        how: "Чтобы открыть счёт в испанском банке, нужны паспорт, NIE, обычно справка о нерезидентстве и документы о деньгах; проверка занимает от нескольких дней до нескольких недель. Сначала попросите у двух банков список документов и тарифы, затем подпишите договор в отделении и сделайте пробный перевод, а остальные деньги отправляйте только потом. Гражданам России без ВНЖ в ЕС надо сначала выяснить, как заплатить цену выше предела в 100\u00a0000\u00a0€.",
        must: "Счёт в испанском банке по закону не обязателен, и цену можно заплатить из-за границы, если согласны нотариус и продавец. Но на деле он нужен: для банковского чека, налога, а потом для квитанций IBI, сообщества, света и воды. Нерезидент открывает его по паспорту, NIE и документам о деньгах. Россиянину это не запрещено; ограничены вклады выше 100\u00a0000\u00a0€ для тех, у кого нет гражданства или ВНЖ в ЕС.",
        papers:
          "Для счёта в испанском банке нерезидент показывает загранпаспорт, NIE, обычно справку о нерезидентстве (форма EX-15), подтверждение адреса, справки о доходах и документы о происхождении денег: договор продажи, наследство, дивиденды, выписки за несколько лет. Российские документы отдают присяжному переводчику. Если есть ВНЖ в любой стране ЕС, принесите и его: от него зависит предел вклада.",
        pitfalls:
          "Счёт в испанском банке подводит, когда деньги приходят без предупреждения и их блокируют, когда платит фирма или родственник без объяснений и когда чек выписан на другое имя. Сначала отправьте документы, потом деньги. Номер счёта перед переводом сверьте по телефону.",
      },
      sections: [
        {
          heading: "Как открыть счёт, шаг за шагом?",
          blocks: [
            {
              steps: [
                "Получите NIE (сбор около 10\u00a0€): почти все банки его просят, некоторые добавляют позже.",
                "Спросите в двух банках список документов, годовую плату и цену банковского чека в евро. У тех, кто законно живёт в ЕС, есть право на базовый счёт (RDL 19/2017).",
                "Получите справку о нерезидентстве по форме EX-15, или её запросит банк; обычно её принимают три месяца.",
                "Переведите документы, если банк требует присяжного перевода.",
                "Подпишите договор в отделении. Некоторые банки принимают доверенность или встречу по видео: спросите до поездки.",
                "Отправьте документы о деньгах, дождитесь ответа, узнайте пределы и сделайте пробный перевод.",
              ],
            },
          ],
        },
        {
          heading: "Резидент, нерезидент, гражданин России: чем отличаются счета?",
          blocks: [
            {
              caption: "Какой счёт вам подходит",
              columns: ["", "Резидент", "Нерезидент", "Гражданин России без ВНЖ в ЕС"],
              rows: [
                [
                  "Документы",
                  "удостоверение или NIE, адрес в Испании",
                  "паспорт, NIE, справка о нерезидентстве",
                  "те же, проверка строже",
                ],
                [
                  "Обычный срок",
                  "один визит",
                  "от нескольких дней до нескольких недель",
                  "несколько недель, бывают отказы",
                ],
                ["Деньги", "происхождение крупных сумм", "происхождение всей суммы", "то же и вся цепочка переводов"],
                ["Предел", "нет", "нет", "100\u00a0000\u00a0€ вкладов в одном банке"],
              ],
            },
            "Важно не гражданство, а где вы платите налоги: об этом вы заявляете письменно, а банк сообщает налоговой службе (RD 1021/2015). Если потом вы переедете в Барселону, счёт станет счётом резидента с другими тарифами.",
          ],
        },
        {
          heading: "Какие документы подтверждают происхождение денег?",
          blocks: [
            {
              points: [
                "Паспорт и NIE (номер иностранца). Некоторые банки открывают счёт по паспорту, а NIE добавляют позже.",
                "Подтверждение адреса и часто справка о налоговом резидентстве в вашей стране.",
                "Справки о зарплате или пенсии либо отчётность вашего дела.",
                "Происхождение средств: договор о продаже жилья, наследство, выписки за годы накоплений.",
                "Для чего деньги: предложение о покупке, бронь или договор задатка (arras).",
              ],
            },
            "Банк обязан знать клиента и источник денег, а без ответов не вправе открыть счёт (Закон 10/2010, ст.\u00a03–7).",
          ],
        },
        {
          heading: "Как цена попадает к нотариусу?",
          blocks: [
            {
              steps: [
                "Сообщите банку сумму и дату и сделайте небольшой пробный перевод.",
                "Пусть вся сумма будет на месте дней за десять до сделки, с запасом.",
                "Спросите у нотариуса, кому платить: продавцу, его банку, иногда налоговой в счёт удержания.",
                "За два-три рабочих дня закажите по банковскому чеку на каждого.",
                "Сохраните копии: в акте записано, как уплачен каждый евро (Закон о нотариате Испании, ст.\u00a024).",
              ],
            },
            "Вместо чека возможен мгновенный перевод, если хватает лимита банка; он не должен стоить дороже обычного (Регламент (ЕС) 2024/886).",
          ],
        },
        {
          heading: "Где чаще всего ошибаются?",
          blocks: [
            {
              points: [
                "Деньги приходят без предупреждения, и счёт блокируют до выяснения.",
                "Платит фирма или родственник, и нет договора, который это объясняет.",
                "Утром в день сделки в чеке оказывается не то имя или не та сумма.",
                "В письме сообщают новый номер счёта. Позвоните, прежде чем платить.",
              ],
            },
          ],
        },
        {
          heading: "Что важно гражданам России?",
          blocks: [
            "Предел в 100\u00a0000\u00a0€ считают по всем вкладам в одном банке; он касается граждан России и тех, кто там живёт. Исключение сделано для граждан ЕС, ЕЭЗ и Швейцарии и для владельцев вида на жительство в этих странах; в особых случаях разрешение даёт государство (ст.\u00a05c и 5d). Для граждан Беларуси предел похожий (Регламент (ЕС) 765/2006). С 29\u00a0января 2026\u00a0года Россия входит и в список ЕС стран с высоким риском (Делегированный регламент (ЕС) 2026/46). Обходить правила запрещено (ст.\u00a012), и они меняются: на день сделки их должен проверить юрист.",
            {
              points: [
                "Прямой перевод возможен, только если ни российский банк, ни посредник не под санкциями и испанский банк его примет. Чаще деньги лежат в третьей стране: соберите цепочку выписок от дохода до последнего перевода.",
                "В России об открытии счёта сообщают налоговой в течение месяца, а потом каждый год о движении денег.",
                "Банк России ограничивал переводы за границу 1 млн долларов в месяц по решению, которое действовало до 31 марта 2026\u00a0года: узнайте, что действует сейчас.",
                "Перевод от третьего лица без договора дарения или займа банк, скорее всего, вернёт.",
                "Пусть банк до договора задатка письменно подтвердит, как можно будет заплатить.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Какие суммы пройдут по счёту?",
        blocks: [
          [
            "Возьмём жильё за {x.price} без кредита.",
            "При обычном задатке 10\u00a0% переводом уходит {x.tenth}, а остальную цену платят чеками.",
            "На налог на передачу имущества на счёте останется {x.tax} и ещё 1\u00a0650–2\u00a0800\u00a0€ на нотариуса, реестр и оформление.",
            "Если на вас распространяется предел в 100\u00a0000\u00a0€, эта схема не подходит: другую до задатка письменно согласуйте с банком и юристом.",
          ],
        ],
      },
      inShort: [
        "Испанский счёт не обязателен, но с него удобнее платить продавцу, налоги и коммунальные счета.",
        "У нерезидента спросят паспорт, NIE и происхождение денег.",
        "На проверку банку заложите несколько недель.",
      ],
      next: "[Спросите нас, что подготовить для банка](/contact), до предложения о покупке.",
      description:
        "Счёт в испанском банке для покупки жилья: по шагам, сколько ждать, что нужно резиденту, нерезиденту и россиянину, предел 100\u00a0000\u00a0€ и чек для нотариуса.",
      sources: [
        "Закон 10/2010 о предотвращении отмывания денег, ст.\u00a03–7",
        "Королевский декрет-закон (RDL) 19/2017 о базовых платёжных счетах",
        "Королевский декрет (RD) 1021/2015: налоговая резидентность владельцев счетов",
        "Закон о нотариате Испании от 28\u00a0мая 1862\u00a0года, ст.\u00a024",
        "Регламент (ЕС) 2024/886 о мгновенных переводах",
        "Регламент (ЕС) 833/2014, ст.\u00a05b, 5c, 5d и 12; Делегированный регламент (ЕС) 2026/46; Регламент (ЕС) 765/2006",
      ],
    },
  },
};
