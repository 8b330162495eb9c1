import type { Entry } from "../entry";

export const inheritedHome: Entry = {
  theme: "selling",
  related: [
    "plusvalia",
    "gift-and-inheritance",
    "income-tax-on-the-gain",
    "documents-to-sell",
    "power-of-attorney",
    "costs-of-selling",
    "bare-ownership",
    "buying-together",
    "ending-co-ownership",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "inherited home",
        "selling an inherited home",
        "inherited property",
        "sell inherited property spain",
        "inherited house",
        "inherited apartment",
        "selling inherited property",
        "selling a house after a death",
        "heirs selling a home",
        "sell inherited flat between siblings",

        "inherited flat with siblings",
      ],
      title: "An inherited home",
      answers: {
        what: [
          "An inherited home can be sold once the heirs have accepted the inheritance before a notary, filed its taxes and been entered in the land registry; all of them sign the sale.",
          "Inheritance tax and plusvalía are due within six months of the death. When it is sold, each heir pays income tax only on the rise since the death: for residents 19% on the first €6,000 of it and 21% up to €50,000.",
        ],
        cost: "Selling an inherited home costs what any sale does, and before that the notary and registry of the inheritance, inheritance tax and the municipal capital gains tax (plusvalía). Notary, registry and both taxes of the inheritance are added to what the home cost you, so they lower the income tax on the sale.",
        time: "For an inherited home the first steps take weeks: the certificate of last wills is issued from the sixteenth working day after the death. Inheritance tax and plusvalía have to be filed within six months of it.",
        who: "An inherited home is sold by all heirs together. If one refuses, any co-owner may at any time ask for the joint ownership to be ended (Civil Code of Catalonia, art. 552-10). No reasons are needed.",
        tax: [
          "Selling an inherited home brings taxes twice: at the death, inheritance tax and plusvalía; at the sale, plusvalía again and income tax on the rise in between, each heir for their own share.",
          "Two children who inherit €300,000 and sell a year later for €330,000 pay about €1,458 of inheritance tax and €1,980 of income tax each, and the two plusvalías.",
          "If the home was the parents’ main home, inheritance tax may be nil, but only for heirs who keep it for five years.",
        ],
        must: "Yes, an inherited home has to be accepted and registered before it can change hands: a registry that still names the deceased won’t record the sale. You may look for a buyer before that, if you tell them. All heirs have to agree; one alone can sell only their own share.",
        papers:
          "To sell an inherited home you need two sets of papers. For the inheritance: death certificate, certificate of last wills, will or declaration of heirs, the deed of acceptance and the proof that both taxes were filed. For the sale: registry extract in your names, habitability and energy certificates, the last property tax receipt and the certificate of community debts.",
        how: "To sell an inherited home, begin with three papers: the death certificate, the certificate of last wills (from the sixteenth working day) and a copy of the will. Then all heirs sign the deed of acceptance, file inheritance tax and plusvalía within six months and register the home. Only after that is the sale signed, by all of them; the search for a buyer can begin earlier.",
      },
      sections: [
        {
          heading: "What comes first?",
          blocks: [
            {
              steps: [
                "Ask for the death certificate and, fifteen working days after the death, for the certificate of last wills.",
                "Get a copy of the will from the notary who has it; without a will, the heirs are declared by a notary.",
                "Sign the deed in which the heirs accept the inheritance and share it out.",
                "File inheritance tax (form 650) with the Catalan tax agency, or with the State’s (AEAT) if you are not resident in Spain, and plusvalía with the town hall.",
                "Enter the home in the land registry in the names of the heirs.",
              ],
            },
            "A registry that still names the deceased won’t record your sale (Mortgage Act, art. 20).",
          ],
        },
        {
          heading: "Which deadlines do heirs have?",
          blocks: [
            {
              caption: "From the death to the sale: what, who and until when",
              columns: ["What", "Who", "Until when"],
              rows: [
                ["Certificate of last wills", "One heir is enough", "From the sixteenth working day after the death"],
                [
                  "Inheritance tax, form 650",
                  "Each heir",
                  "Six months from the death; longer if asked for in the first five",
                ],
                ["Plusvalía of the inheritance", "Each heir", "Six months, or a year on request"],
                [
                  "Plusvalía of the sale",
                  "Each heir; for a non-resident, the buyer",
                  "30\u00a0working days from the deed of sale",
                ],
                [
                  "Income tax on the gain",
                  "Each heir",
                  "Residents: the return of the next spring. Non-residents: form 210, four months after the sale at the latest",
                ],
              ],
            },
          ],
        },
        {
          heading: "Brothers and sisters: who decides, and can one keep the home?",
          blocks: [
            "Each may sell their own share, but nobody the whole. If one wants the home, the others can be paid off: the deed that ends the co-ownership bears {new.stamp} of stamp duty on the part acquired, where one owner is left. If no agreement is found, any of them may ask a court to end it, at any time unless they agreed to wait (ten years at most), and without reasons (Civil Code of Catalonia, art. 552-10).",
          ],
        },
        {
          heading: "Which value should you declare?",
          blocks: [
            "What you declare for inheritance tax becomes your purchase price when you sell (Law 35/2006, art. 36). If the home has a reference value, the tax base can’t be lower (Law 29/1987, art. 9). Declare too little to save a few hundred euros now, and the gain of the sale may cost you thousands. Ask for a valuation before you file, and let an adviser work out both taxes together.",
          ],
        },
        {
          heading: "Can you look for a buyer meanwhile?",
          blocks: [
            "Yes, if the buyer is told. The agency agreement is signed by all heirs, and the deposit contract gives enough time for the entry in the registry. Some sign inheritance and sale on the same day, one deed after the other. A buyer with a mortgage will want to see the entry first.",
          ],
        },
        {
          heading: "What holds up heirs?",
          blocks: [
            {
              points: [
                "One heir lives abroad and has no NIE or power of attorney.",
                "A mortgage or a debt of the deceased that nobody knew of. The land registry extract shows it.",
                "The habitability certificate has run out and the energy certificate was never made.",
                "The widow or widower has the right to live there for life (usufruct) and must sign as well.",
                "Heirs who cannot agree on a price. A written valuation with its reasons gives them one to talk about.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "A sister in Barcelona, a brother abroad: what does each pay?",
        blocks: [
          "They inherit their mother’s home, declared at €300,000, and sell it a year later for €330,000. With €10,000 of costs the gain is €20,000, half for each.",
          {
            caption: "Taxes of each heir, besides plusvalía",
            columns: ["Tax", "Sister, resident", "Brother, non-resident"],
            rows: [
              [
                "Inheritance tax, as they sell within five years",
                "€1,458",
                "€1,458 if he chooses the Catalan rules; filed with the State’s tax agency",
              ],
              ["Income tax on €10,000", "19% of €6,000 and 21% of €4,000: €1,980", "19%: €1,900"],
              ["Withheld by the buyer, 3% of their half", "–", "€4,950, of which €3,050 come back"],
            ],
          },
          "Had they kept the main home for five years, 95% of it would have dropped out and neither would owe inheritance tax.",
        ],
      },
      inShort: [
        "Heirs can sell once they have accepted the inheritance and are named in the land registry.",
        "Both taxes of the inheritance have to be filed within six months.",
        "The value declared then decides the income tax on the sale.",
      ],
      next: "All heirs can rely on the same figure: ask for a [free valuation](/valuation) in writing.",
      description:
        "Selling an inherited home in Barcelona, alone or with siblings: taxes at the death and the sale, deadlines in a table, what each heir pays and what delays it.",
      sources: [
        "Civil Code of Catalonia, art. 552-10",
        "Mortgage Act (Ley Hipotecaria), art. 20",
        "Law 35/2006, art. 36",
        "Law 29/1987 on inheritance tax, art. 9",
        "Royal Decree 1629/1991, art. 67",
        "Royal Legislative Decree 2/2004, art. 110.2",
      ],
    },
    es: {
      names: [
        "piso heredado",
        "vender un piso heredado",
        "vivienda heredada",
        "casa heredada",
        "vender una vivienda heredada",
        "vender piso de herencia",
        "vender una herencia",
        "herederos venta de piso",
        "venta de un inmueble heredado",
        "vender piso heredado entre hermanos",
        "piso heredado con hermanos",
      ],
      title: "Un piso heredado",
      answers: {
        what: [
          "Un piso heredado se puede vender cuando los herederos han aceptado la herencia ante notario, han presentado sus impuestos y constan en el registro; la venta la firman todos.",
          "Sucesiones y plusvalía se presentan en los seis meses siguientes al fallecimiento. Al vender, cada heredero paga en su renta solo por lo que el piso haya subido desde entonces: el 19\u00a0% de los primeros 6.000\u00a0€ y el 21\u00a0% hasta 50.000\u00a0€, si es residente.",
        ],
        cost: "Vender un piso heredado cuesta lo mismo que cualquier venta y, antes, la notaría y el registro de la herencia, el impuesto de sucesiones y la plusvalía municipal. La notaría, el registro y los dos impuestos de la herencia se suman a lo que le costó el piso, así que reducen el impuesto de la venta.",
        time: "Con un piso heredado, los primeros pasos llevan semanas: el certificado de últimas voluntades se pide pasados quince días hábiles. Sucesiones y plusvalía se presentan en los seis meses siguientes al fallecimiento.",
        who: "Un piso heredado lo venden todos los herederos juntos. Si uno no quiere, cualquier copropietario puede exigir la división en todo momento y sin dar motivos (Código civil de Cataluña, art. 552-10).",
        tax: [
          "Vender un piso heredado trae impuestos dos veces: al heredar, sucesiones y plusvalía; al vender, otra plusvalía y el impuesto sobre lo que haya subido entretanto, cada hermano por su parte.",
          "Dos hijos que heredan 300.000\u00a0€ y venden al año por 330.000\u00a0€ pagan cada uno unos 1.458\u00a0€ de sucesiones y 1.980\u00a0€ de renta, además de las dos plusvalías.",
          "Si era la vivienda habitual de los padres, sucesiones puede salir a cero, pero solo para quien la conserva cinco años.",
        ],
        must: "Sí: un piso heredado hay que aceptarlo e inscribirlo antes de que pueda cambiar de manos, porque con la persona fallecida en el registro la venta no se inscribe. Buscar comprador sí se puede antes, si se le dice. Y tienen que estar de acuerdo todos: uno solo puede vender nada más que su parte.",
        papers:
          "Para vender un piso heredado hacen falta dos carpetas. De la herencia: certificados de defunción y de últimas voluntades, testamento o declaración de herederos, escritura de aceptación y justificantes de sucesiones y plusvalía. De la venta: nota simple a su nombre, cédula de habitabilidad, certificado energético, último recibo del IBI y certificado de deudas de la comunidad.",
        how: "Para vender un piso heredado se empieza por tres papeles: el certificado de defunción, el de últimas voluntades (pasados quince días hábiles) y la copia del testamento. Después todos los herederos firman la aceptación, presentan sucesiones y plusvalía en seis meses e inscriben el piso. Solo entonces se firma la venta, también entre todos; el comprador se puede buscar antes.",
      },
      sections: [
        {
          heading: "¿Por dónde se empieza?",
          blocks: [
            {
              steps: [
                "Pida el certificado de defunción y, pasados quince días hábiles, el de últimas voluntades.",
                "Obtenga la copia del testamento en la notaría que lo guarda; si no hay, un notario declara quiénes heredan.",
                "Firmen la escritura de aceptación y partición.",
                "Presenten sucesiones (modelo 650) en la Agencia Tributaria de Cataluña, o en la estatal (AEAT) quien no resida en España, y la plusvalía en el ayuntamiento.",
                "Inscriban la vivienda a nombre de los herederos.",
              ],
            },
            "Si en el registro aún figura la persona fallecida, la venta no se inscribe (Ley Hipotecaria, art. 20).",
          ],
        },
        {
          heading: "¿Qué plazos tienen los herederos?",
          blocks: [
            {
              caption: "Del fallecimiento a la venta: qué, quién y hasta cuándo",
              columns: ["Qué", "Quién", "Hasta cuándo"],
              rows: [
                ["Certificado de últimas voluntades", "Basta un heredero", "Se pide pasados quince días hábiles"],
                ["Sucesiones, modelo 650", "Cada heredero", "Seis meses; más si se pide en los cinco primeros"],
                ["Plusvalía de la herencia", "Cada heredero", "Seis meses, o un año si se pide"],
                [
                  "Plusvalía de la venta",
                  "Cada heredero; por el no residente, quien compra",
                  "30\u00a0días hábiles desde la escritura",
                ],
                [
                  "Impuesto sobre la ganancia",
                  "Cada heredero",
                  "Residentes: la renta de la primavera siguiente. No residentes: modelo 210, como muy tarde a los cuatro meses de la venta",
                ],
              ],
            },
          ],
        },
        {
          heading: "Entre hermanos: ¿quién decide y puede quedárselo uno?",
          blocks: [
            "Cada hermano puede vender su parte, pero nadie el piso entero. Si uno lo quiere, paga a los demás lo suyo: cuando queda un solo dueño, la extinción de condominio tributa por AJD al {new.stamp} de lo que adquiere. Y si no hay acuerdo, cualquiera puede pedir al juez la división, en cualquier momento, si no pactaron esperar (diez años como máximo), y sin dar motivos (Código civil de Cataluña, art. 552-10).",
          ],
        },
        {
          heading: "¿Qué valor conviene declarar?",
          blocks: [
            "Lo que se declara en sucesiones es después su precio de compra cuando vende (Ley 35/2006, art. 36). Si la vivienda tiene valor de referencia, la base del impuesto no puede ser menor (Ley 29/1987, art. 9). Si declara de menos para ahorrar unos cientos de euros, la ganancia de la venta le puede costar miles. Pida una valoración antes de presentar y que un asesor calcule los dos impuestos a la vez.",
          ],
        },
        {
          heading: "¿Se puede buscar comprador mientras tanto?",
          blocks: [
            "Sí, si se le dice. La nota de encargo la firman todos los herederos y las arras dejan tiempo para la inscripción. Hay quien firma herencia y venta el mismo día, una escritura tras otra. Quien compra con hipoteca querrá ver antes la inscripción.",
          ],
        },
        {
          heading: "¿Qué retrasa a los herederos?",
          blocks: [
            {
              points: [
                "Uno vive fuera y no tiene NIE ni ha otorgado poder.",
                "Aparece una hipoteca o una deuda que nadie conocía. La nota simple la muestra.",
                "La cédula de habitabilidad ha caducado y el certificado energético no se hizo nunca.",
                "El viudo o la viuda tiene el usufructo y también debe firmar.",
                "No hay acuerdo en el precio. Una valoración escrita y razonada les da uno del que hablar.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Una hermana en Barcelona y un hermano fuera: ¿cuánto paga cada uno?",
        blocks: [
          "Heredan la vivienda de su madre, declarada en 300.000\u00a0€, y la venden al año por 330.000\u00a0€. Con 10.000\u00a0€ de gastos, la ganancia es de 20.000\u00a0€, la mitad para cada uno.",
          {
            caption: "Impuestos de cada heredero, aparte de la plusvalía",
            columns: ["Impuesto", "Hermana, residente", "Hermano, no residente"],
            rows: [
              [
                "Sucesiones, porque venden antes de cinco años",
                "1.458\u00a0€",
                "1.458\u00a0€ si elige la norma catalana; declara ante la Agencia Tributaria estatal",
              ],
              [
                "Ganancia de 10.000\u00a0€",
                "19\u00a0% de 6.000\u00a0€ y 21\u00a0% de 4.000\u00a0€: 1.980\u00a0€",
                "19\u00a0%: 1.900\u00a0€",
              ],
              ["Retención del comprador, 3\u00a0% de su mitad", "–", "4.950\u00a0€, de los que recupera 3.050\u00a0€"],
            ],
          },
          "De haber conservado cinco años la vivienda habitual de la madre, el 95\u00a0% no habría contado y ninguno pagaría sucesiones.",
        ],
      },
      inShort: [
        "Los herederos pueden vender cuando han aceptado la herencia y constan en el registro.",
        "Los dos impuestos de la herencia se presentan en seis meses.",
        "El valor que declaran entonces decide el impuesto de la venta.",
      ],
      next: "Una misma cifra sirve para todos los herederos: pidan una [valoración gratuita](/valuation) por escrito.",
      description:
        "Vender un piso heredado en Barcelona, solo o entre hermanos: impuestos al heredar y al vender, plazos en una tabla, cuánto paga cada uno y qué retrasa la venta.",
      sources: [
        "Código civil de Cataluña, art. 552-10",
        "Ley Hipotecaria, de 8 de febrero de 1946, art. 20",
        "Ley 35/2006, art. 36",
        "Ley 29/1987, del impuesto sobre sucesiones, art. 9",
        "Real Decreto 1629/1991, art. 67",
        "Real Decreto Legislativo 2/2004, art. 110.2",
      ],
    },
    ca: {
      names: [
        "pis heretat",
        "vendre un pis heretat",
        "habitatge heretat",
        "casa heretada",
        "vendre un habitatge heretat",
        "vendre un pis d'herència",
        "vendre una herència",
        "hereus venda de pis",
        "vendre la casa dels pares",
        "vendre pis heretat entre germans",
        "pis heretat amb germans",
      ],
      title: "Un pis heretat",
      answers: {
        what: [
          "Un pis heretat es pot vendre quan els hereus han acceptat l’herència davant notari, n’han presentat els impostos i consten al registre; la venda la signen tots els germans o hereus.",
          "Successions i plusvàlua es presenten en els sis mesos següents a la defunció. Quan es ven, cada hereu paga a la renda només pel que el pis hagi pujat des d’aleshores: el 19\u00a0% dels primers 6.000\u00a0€ i el 21\u00a0% fins a 50.000\u00a0€, si és resident.",
        ],
        cost: "Vendre un pis heretat costa el mateix que qualsevol venda i, abans, la notaria i el registre de l’herència, l’impost de successions i la plusvàlua municipal. La notaria, el registre i els dos impostos de l’herència se sumen al que li va costar el pis, i per tant rebaixen l’impost de la venda.",
        time: "Amb un pis heretat, els primers passos demanen setmanes: el certificat d’últimes voluntats es demana passats quinze dies hàbils. Successions i plusvàlua es presenten en els sis mesos següents a la defunció.",
        who: "Un pis heretat el venen tots els hereus junts. Si un germà no vol, els altres no el poden obligar a signar. Però qualsevol copropietari pot exigir la divisió en tot moment i sense dir-ne els motius (Codi civil de Catalunya, art. 552-10).",
        tax: [
          "Vendre un pis heretat porta impostos dues vegades: en heretar, successions i plusvàlua; en vendre, una altra plusvàlua i l’impost sobre el que hagi pujat entremig, cada germà per la seva part.",
          "Dos fills que hereten 300.000\u00a0€ i venen al cap d’un any per 330.000\u00a0€ paguen cadascun uns 1.458\u00a0€ de successions i 1.980\u00a0€ de renda, a més de les dues plusvàlues.",
          "Si era l’habitatge habitual dels pares, successions pot sortir a zero, però només per a qui el conserva cinc anys.",
        ],
        must: "Sí: un pis heretat s’ha d’acceptar i d’inscriure abans que pugui canviar de mans, perquè amb la persona difunta al registre la venda no s’inscriu. Buscar comprador sí que es pot fer abans, si se li diu. I hi han d’estar d’acord tots: un de sol només pot vendre la seva part.",
        papers:
          "Per vendre un pis heretat calen dues carpetes. De l’herència: certificats de defunció i d’últimes voluntats, testament o declaració d’hereus, escriptura d’acceptació i justificants de successions i plusvàlua. De la venda: nota simple a nom seu, cèdula d’habitabilitat, certificat energètic, últim rebut de l’IBI i certificat de deutes de la comunitat.",
        how: "Per vendre un pis heretat, els passos comencen per tres papers: el certificat de defunció, el d’últimes voluntats (passats quinze dies hàbils) i la còpia del testament. Després tots els hereus signen l’acceptació de l’herència, presenten successions i plusvàlua en sis mesos i inscriuen el pis. Només llavors se signa la venda, també entre tots els germans; el comprador es pot buscar abans.",
      },
      sections: [
        {
          heading: "Per on es comença?",
          blocks: [
            {
              steps: [
                "Demani el certificat de defunció i, passats quinze dies hàbils, el d’últimes voluntats.",
                "Demani una còpia del testament a la notaria que el guarda; si no n’hi ha, un notari declara qui hereta.",
                "Signin, tots els hereus, l’escriptura d’acceptació i partició.",
                "Presentin successions (model 650) a l’Agència Tributària de Catalunya, o a l’estatal (AEAT) qui no resideixi a Espanya, i la plusvàlua a l’ajuntament.",
                "Inscriguin l’habitatge a nom dels hereus.",
              ],
            },
            "Si al registre encara hi consta la persona difunta, la venda no s’inscriu (Llei hipotecària, art. 20).",
          ],
        },
        {
          heading: "Quins terminis tenen els hereus?",
          blocks: [
            {
              caption: "De la defunció a la venda: què, qui i fins quan",
              columns: ["Què", "Qui", "Fins quan"],
              rows: [
                ["Certificat d’últimes voluntats", "N’hi ha prou amb un hereu", "Es demana passats quinze dies hàbils"],
                ["Successions, model 650", "Cada hereu", "Sis mesos; més si es demana en els cinc primers"],
                ["Plusvàlua de l’herència", "Cada hereu", "Sis mesos, o un any si es demana"],
                [
                  "Plusvàlua de la venda",
                  "Cada hereu; pel no resident, qui compra",
                  "30\u00a0dies hàbils des de l’escriptura",
                ],
                [
                  "Impost sobre el guany",
                  "Cada hereu",
                  "Residents: la renda de la primavera següent. No residents: model 210, com a molt tard al cap de quatre mesos de la venda",
                ],
              ],
            },
          ],
        },
        {
          heading: "Entre germans: qui decideix i se’l pot quedar un?",
          blocks: [
            "Cada germà pot vendre la seva part, però ningú el pis sencer. Si un el vol, paga als altres el que els toca: quan queda un sol propietari, l’extinció de condomini tributa per AJD al {new.stamp} del que adquireix. I si no hi ha acord, qualsevol pot demanar al jutge la divisió, en qualsevol moment, si no van pactar esperar (deu anys com a màxim), i sense dir-ne els motius (Codi civil de Catalunya, art. 552-10).",
          ],
        },
        {
          heading: "Quin valor convé declarar?",
          blocks: [
            "El valor que es declara a successions farà de preu de compra el dia que vengui (Llei 35/2006, art. 36). Si l’habitatge té valor de referència, la base de l’impost no pot ser més baixa (Llei 29/1987, art. 9). Si declara de menys per estalviar uns centenars d’euros, el guany de la venda li’n pot costar milers. Demani una valoració abans de presentar res i que un assessor calculi els dos impostos alhora.",
          ],
        },
        {
          heading: "Es pot buscar comprador mentrestant?",
          blocks: [
            "Sí, si se li diu. La nota d’encàrrec la signen tots els hereus i les arres deixen temps per a la inscripció. Hi ha qui signa herència i venda el mateix dia, una escriptura darrere l’altra. Qui compra amb hipoteca voldrà veure abans la inscripció.",
          ],
        },
        {
          heading: "Què endarrereix els hereus?",
          blocks: [
            {
              points: [
                "Un viu fora i no té NIE ni ha atorgat poder.",
                "Surt una hipoteca o un deute que ningú no coneixia. La nota simple el mostra.",
                "La cèdula d’habitabilitat ha caducat i el certificat energètic no s’ha fet mai.",
                "El vidu o la vídua té l’usdefruit i també ha de signar.",
                "No hi ha acord en el preu. Una valoració escrita i raonada dona a tots el mateix punt de partida.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Una germana a Barcelona i un germà a fora: quant paga cadascú?",
        blocks: [
          "Hereten el pis de la mare, declarat en 300.000\u00a0€, i el venen al cap d’un any per 330.000\u00a0€. Amb 10.000\u00a0€ de despeses, el guany és de 20.000\u00a0€, la meitat per a cadascú.",
          {
            caption: "Impostos de cada hereu, a part de la plusvàlua",
            columns: ["Impost", "Germana, resident", "Germà, no resident"],
            rows: [
              [
                "Successions, perquè venen abans de cinc anys",
                "1.458\u00a0€",
                "1.458\u00a0€ si tria la norma catalana; declara a l’Agència Tributària estatal",
              ],
              [
                "Guany de 10.000\u00a0€",
                "19\u00a0% de 6.000\u00a0€ i 21\u00a0% de 4.000\u00a0€: 1.980\u00a0€",
                "19\u00a0%: 1.900\u00a0€",
              ],
              ["Retenció del comprador, 3\u00a0% de la seva meitat", "–", "4.950\u00a0€, dels quals en recupera 3.050"],
            ],
          },
          "Si haguessin conservat cinc anys l’habitatge habitual de la mare, el 95\u00a0% no hauria comptat i cap dels dos no pagaria successions.",
        ],
      },
      inShort: [
        "Els hereus poden vendre quan han acceptat l’herència i consten al registre.",
        "Els dos impostos de l’herència es presenten en sis mesos.",
        "El valor que hi declaren decideix l’impost de la venda.",
      ],
      next: "Una mateixa xifra serveix per a tots els hereus: demanin una [valoració gratuïta](/valuation) per escrit.",
      description:
        "Vendre un pis heretat a Barcelona, sol o entre germans: impostos en heretar i en vendre, terminis en una taula, quant paga cadascú i què endarrereix la venda.",
      sources: [
        "Codi civil de Catalunya, art. 552-10",
        "Llei hipotecària, de 8 de febrer de 1946, art. 20",
        "Llei 35/2006, art. 36",
        "Llei 29/1987, de l’impost sobre successions, art. 9",
        "Reial decret 1629/1991, art. 67",
        "Reial decret legislatiu 2/2004, art. 110.2",
      ],
    },
    ru: {
      names: [
        "унаследованное жильё",
        "унаследованная квартира",
        "продать унаследованную квартиру",
        "продажа квартиры по наследству",
        "продажа наследства",
        "квартира по наследству в Испании",
        "продажа унаследованного жилья",
        "наследники продают квартиру",

        "унаследованная квартира с братьями и сёстрами",
      ],
      title: "Унаследованное жильё",
      answers: {
        what: [
          "Унаследованное жильё можно продать, когда наследники приняли наследство у нотариуса, подали налоговые декларации и записаны в реестре; сделку подписывают все.",
          "На налог на наследство и plusvalía даётся шесть месяцев со дня смерти. При продаже каждый платит налог на доход только с того, насколько жильё подорожало с тех пор: резидент\u00a0— 19\u00a0% с первых 6000\u00a0€ и 21\u00a0% до 50\u00a0000\u00a0€.",
        ],
        cost: "Продажа унаследованного жилья стоит столько же, сколько любая другая, а до неё платят нотариусу и реестру за наследство, налог на наследство и plusvalía. Всё это прибавляют к стоимости, по которой квартира досталась вам, и налог с продажи становится меньше.",
        time: "С унаследованным жильём первые шаги занимают недели: справку о завещаниях запрашивают через пятнадцать рабочих дней после смерти. Декларации по налогу на наследство и plusvalía подают в течение шести месяцев.",
        who: "Унаследованное жильё продают все наследники вместе. Если кто-то против, любой совладелец вправе в любое время и без объяснений потребовать раздела (Гражданский кодекс Каталонии, ст. 552-10).",
        tax: [
          "Унаследованное жильё облагают дважды: после смерти платят налог на наследство и plusvalía, а при продаже ещё раз plusvalía и налог на доход с прироста. Каждый наследник отвечает за свою долю.",
          "Двое детей унаследовали 300\u00a0000\u00a0€ и через год продали квартиру за 330\u00a0000\u00a0€: с каждого около 1458\u00a0€ налога на наследство и 1980\u00a0€ налога на доход, не считая двух plusvalía.",
          "Если это было основное жильё родителей, налога на наследство может не быть, но только у тех, кто сохранит его пять лет.",
        ],
        must: "Да, унаследованное жильё сначала надо принять и записать на себя: пока в реестре значится умерший, продажу не запишут. Покупателя можно искать и раньше, если честно ему об этом сказать. Согласны должны быть все: один наследник вправе продать только свою долю.",
        papers:
          "Для продажи унаследованного жилья понадобятся две папки. По наследству: свидетельство о смерти, справка о завещаниях, завещание или признание наследников, акт о принятии и подтверждения, что оба налога поданы. По сделке: выписка из реестра на ваше имя, свидетельство о пригодности для проживания, сертификат энергоэффективности, последняя квитанция IBI и справка о долгах перед сообществом.",
        how: "Чтобы продать унаследованное жильё, начните с трёх документов: свидетельство о смерти, справка о завещаниях (через пятнадцать рабочих дней) и копия завещания. Затем все наследники подписывают принятие, за шесть месяцев подают налог на наследство и plusvalía и записывают жильё на себя. Только после этого подписывают продажу, тоже все вместе; искать покупателя можно и раньше.",
      },
      sections: [
        {
          heading: "С чего начать наследникам?",
          blocks: [
            {
              steps: [
                "Получите свидетельство о смерти, а через пятнадцать рабочих дней\u00a0— справку о завещаниях.",
                "Возьмите копию завещания у нотариуса, который его хранит; если завещания нет, наследников объявляет нотариус.",
                "Подпишите акт о принятии и разделе наследства.",
                "Подайте декларацию по налогу на наследство (форма 650) в налоговое агентство Каталонии, а если вы не резидент Испании, то в государственное (AEAT); декларацию по plusvalía\u00a0— в мэрию.",
                "Запишите жильё в реестр собственности на имя наследников.",
              ],
            },
            "Пока в реестре значится умерший, вашу продажу не запишут (Ипотечный закон Испании, ст. 20).",
          ],
        },
        {
          heading: "Какие сроки у наследников?",
          blocks: [
            {
              caption: "От смерти до продажи: что, кто и до какого срока",
              columns: ["Что", "Кто", "До какого срока"],
              rows: [
                ["Справка о завещаниях", "Достаточно одного наследника", "Запрашивают через пятнадцать рабочих дней"],
                [
                  "Налог на наследство, форма 650",
                  "Каждый наследник",
                  "Шесть месяцев; больше, если попросить в первые пять",
                ],
                ["Plusvalía с наследства", "Каждый наследник", "Шесть месяцев, по заявлению год"],
                [
                  "Plusvalía с продажи",
                  "Каждый наследник; за нерезидента — покупатель",
                  "30\u00a0рабочих дней после акта",
                ],
                [
                  "Налог на доход",
                  "Каждый наследник",
                  "Резиденты: декларация следующей весной. Нерезиденты: форма 210, самое позднее через четыре месяца после сделки",
                ],
              ],
            },
          ],
        },
        {
          heading: "Братья и сёстры: кто решает и может ли один оставить квартиру себе?",
          blocks: [
            "Свою долю вправе продать каждый, всю квартиру\u00a0— никто в одиночку. Если она нужна кому-то одному, он выплачивает остальным их части. Когда собственник остаётся один, с приобретённой доли платят гербовый сбор (AJD), {new.stamp}. Не договорились\u00a0— любой может в любое время, если вы не условились ждать (самое большее десять лет), и без объяснений просить суд о разделе (Гражданский кодекс Каталонии, ст. 552-10).",
          ],
        },
        {
          heading: "Какую стоимость указать в декларации?",
          blocks: [
            "Сумма, заявленная для налога на наследство, при продаже станет вашей ценой покупки (Закон 35/2006, ст. 36). Если у жилья есть справочная стоимость, база налога не может быть ниже неё (Закон 29/1987, ст. 9). Занизив её ради нескольких сотен евро, можно потерять тысячи на налоге с продажи. Закажите оценку ещё до подачи декларации, и пусть налоговый консультант посчитает оба налога сразу.",
          ],
        },
        {
          heading: "Можно ли тем временем искать покупателя?",
          blocks: [
            "Да, если сказать ему об этом. Агентский договор подписывают все наследники, а в договоре задатка оставляют время на запись в реестр. Иногда наследство и продажу подписывают у нотариуса в один день, один акт сразу за другим. Покупатель с ипотекой сначала захочет увидеть запись.",
          ],
        },
        {
          heading: "Из-за чего наследники теряют время?",
          blocks: [
            {
              points: [
                "Один из наследников живёт за границей, и у него нет ни NIE, ни доверенности.",
                "Находится ипотека или долг умершего, о котором никто не знал. Его покажет выписка из реестра.",
                "Свидетельство о пригодности для проживания истекло, а сертификата энергоэффективности никогда не было.",
                "У вдовы или вдовца есть право пожизненного пользования (usufructo), и подпись нужна тоже.",
                "Нет согласия о цене. Письменная оценка с обоснованием даёт сумму, которую можно обсуждать.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сестра в Барселоне, брат за границей: сколько заплатит каждый?",
        blocks: [
          "Они унаследовали квартиру матери, заявили её в 300\u00a0000\u00a0€ и через год продали за 330\u00a0000\u00a0€. При расходах 10\u00a0000\u00a0€ доход равен 20\u00a0000\u00a0€, по половине на каждого.",
          {
            caption: "Налоги каждого наследника, кроме plusvalía",
            columns: ["Налог", "Сестра, резидент", "Брат, нерезидент"],
            rows: [
              [
                "На наследство: продали раньше чем через пять лет",
                "1458\u00a0€",
                "1458\u00a0€, если выберет каталонские правила; подаёт в государственное агентство",
              ],
              [
                "На доход 10\u00a0000\u00a0€",
                "19\u00a0% с 6000\u00a0€ и 21\u00a0% с 4000\u00a0€: 1980\u00a0€",
                "19\u00a0%: 1900\u00a0€",
              ],
              ["Удержал покупатель, 3\u00a0% с половины цены", "–", "4950\u00a0€, из них вернут 3050\u00a0€"],
            ],
          },
          "Если бы они сохранили основное жильё матери пять лет, 95\u00a0% его стоимости не учли бы, и налога на наследство не заплатил бы никто.",
        ],
      },
      inShort: [
        "Наследники могут продать жильё, когда приняли наследство и записаны в реестре.",
        "Декларации по налогу на наследство и plusvalía подают в течение шести месяцев после смерти.",
        "Заявленная тогда стоимость определит налог с продажи.",
      ],
      next: "Одна сумма с обоснованием нужна всем наследникам: закажите [бесплатную оценку](/valuation).",
      description:
        "Как продать унаследованное жильё в Барселоне одному или с братьями и сёстрами: налоги при наследовании и продаже, сроки в таблице и сколько платит каждый.",
      sources: [
        "Гражданский кодекс Каталонии, ст. 552-10",
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст. 20",
        "Закон 35/2006, ст. 36",
        "Закон 29/1987 о налоге на наследство, ст. 9",
        "Королевский декрет (RD) 1629/1991, ст. 67",
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 110.2",
      ],
    },
  },
};
