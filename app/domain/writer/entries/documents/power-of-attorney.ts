import type { Entry } from "../entry";

export const powerOfAttorney: Entry = {
  theme: "documents",
  related: ["nie", "buying-from-abroad", "notary-day"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "power of attorney",
        "poder notarial",
        "power of attorney to buy property in spain",
        "power of attorney spain",
        "poa spain",
        "sign by proxy",
        "notarial power of attorney",
        "power of attorney from usa to buy in spain",
        "apostille power of attorney spain",
        "power of attorney template spain property",
      ],
      title: "The power of attorney",
      answers: {
        what: "A power of attorney (poder notarial) lets someone you trust sign the purchase or sale for you at the notary’s in Barcelona, so that you needn’t be there. You sign it at a Spanish consulate, where no apostille or translation is needed, or before a local notary, with the apostille and a sworn translation. A US notary public as a rule only certifies your signature, so have the notary in Barcelona accept the text in writing first. It must name each act: buying, borrowing, applying for the NIE.",
        cost: "A power of attorney before a notary in Barcelona costs little: notaries name €30 to €60, plus copies and VAT. Made abroad it costs more, because three bills come together: the local notary, the apostille and the sworn translation, paid by the page. At a Spanish consulate only the consular fee falls due.",
        time: "A power of attorney before a notary in Barcelona can be ready on the day. From abroad, count one to three weeks for three steps in a row: notary, apostille, sworn translation, and then the courier. It has no expiry unless you set one, but notaries and banks like a recent one. Start as soon as you make an offer.",
        who: "You can give a power of attorney to any adult you trust: your lawyer, a relative, a friend. It shouldn’t be the person on the other side of the sale, nor the other side’s agent.",
        how: "To give a power of attorney from abroad, ask the notary in Barcelona for the wording first. Sign it at the Spanish consulate or before a local notary; in the second case add the apostille, in the USA from the Secretary of State of that state, and a sworn translation. Then send a scan to be checked, and the original by courier.",
        when: "Give the power of attorney once your offer is accepted, so that it can name the home and the price, and have the original in Barcelona a week before the deed. If someone is to sign the deposit contract or apply for your NIE, it has to be there before that.",
        must: "With a power of attorney you can buy or sell a home in Barcelona from abroad; you need one only if you can’t come to the notary’s yourself. For a purchase, a sale or a mortgage a simple letter won’t do; it has to be a notarial document that names the act (Civil Code, arts.\u00a01280.5 and 1713).",
        papers:
          "For a power of attorney you bring your passport, your NIE if you have it, the wording that the notary in Barcelona approved, the name and identity number of the person who will act, and the details of the home. Married buyers also state the law that governs their marriage. For a mortgage, add the bank’s own clauses.",
        model:
          "A power of attorney to buy has to name who acts, which home or town, the highest price, and each act: sign the deposit contract and the deed, pay, take out the mortgage, apply for the NIE, file the transfer tax, register, receive the keys. Add a date until which it holds. There is no official template; a short wording to adapt stands in this article.",
        pitfalls:
          "Notaries refuse a power of attorney because of a name spelt differently from the passport, a scan instead of the original, an apostille from the wrong office, or an act that it doesn’t name, most often the mortgage. Send the draft to the notary and the bank in Barcelona before you sign. Changing a word afterwards means doing it all again.",
      },
      sections: [
        {
          heading: "What must a power of attorney say?",
          blocks: [
            "A power for an act that needs a notarial deed has to be in a public document itself (Civil Code, art.\u00a01280.5). And general words only cover administration: selling or mortgaging takes an express power (art.\u00a01713).",
            {
              points: [
                "Who may act, alone or together with another person.",
                "Which home, or which town and up to which price.",
                "Whether it includes the deposit contract, the mortgage, the taxes and the NIE.",
                "Whether that person may receive or pay out money.",
                "Until when it is meant to be used.",
              ],
            },
          ],
        },
        {
          heading: "Sample wording to adapt",
          blocks: [
            "An example in English; the deed will be in Spanish or Catalan, and your notary or lawyer adapts it:",
            {
              clauses: [
                "… (passport …, NIE …) gives … (identity document …) power to buy in my name the home at …, Barcelona, registered under no. …, for at most €…; to sign the deposit contract and the deed, to pay, and to receive the keys;",
                "to apply for my NIE, to open and use an account at … for this purchase, to file and pay the taxes on it, and to have the deed corrected and registered;",
                "to take out a mortgage with … of at most €…, and to attend the notary’s meeting before it. This power ends on …, and may not be passed on.",
              ],
            },
          ],
        },
        {
          heading: "USA, UK, Russia: which steps from where?",
          blocks: [
            {
              caption: "A power of attorney made abroad",
              columns: ["You sign", "Apostille from", "Translation"],
              rows: [
                [
                  "in the USA, before a notary public",
                  "the Secretary of State of that state",
                  "sworn; for a text in two columns with Spanish, usually only of the notary’s certificate and the apostille",
                ],
                ["in the UK, before a notary public", "the Foreign, Commonwealth and Development Office", "the same"],
                ["in Russia, before a notary", "the regional office of the Ministry of Justice", "sworn"],
                ["in another Hague Convention country", "the authority that country names", "sworn, as a rule"],
                ["at a Spanish consulate", "none", "none: it is in Spanish"],
              ],
            },
            {
              steps: [
                "Ask the notary in Barcelona for a text that he or she will accept.",
                "Sign, and obtain the apostille in that same country.",
                "Have the notary’s text and the apostille translated together.",
                "Send a scan first, then the original by courier.",
              ],
            },
            "In the USA a notary public usually certifies only who signed, not what the text says or whether you may grant it. Whether that equals a Spanish power is for the notary in Barcelona to judge: use the wording drafted there, and ask before you pay for the apostille. At a Spanish consulate the question doesn’t arise, but you need an appointment.",
            "From abroad the whole takes one to three weeks, and three bills come in: notary, apostille and a translation paid by the page. Made in Barcelona, a power costs about €30 to €60 plus copies and VAT.",
            "A country outside the Convention of 1961 requires legalisation through its ministry and the Spanish consulate, which takes longer.",
          ],
        },
        {
          heading: "How do you stay in control?",
          blocks: [
            "Give as much power as the purchase needs and no more. A maximum price, a named home and a date keep it narrow. Ask to see the draft of each document before it is signed in your name.",
            "You may revoke it before any notary at any time. Tell the person and the notary in Barcelona in writing, because whoever doesn’t know of it may still rely on the copy.",
          ],
        },
        {
          heading: "What makes a notary refuse a power of attorney?",
          blocks: [
            {
              points: [
                "A name spelt differently from the passport.",
                "A scan instead of the original or an authorised copy.",
                "A missing apostille, or one in the wrong country.",
                "A power to buy when the deed is also a mortgage.",
              ],
            },
            "For a mortgage the bank wants to see the text too, because it must also name the notary’s meeting before the loan is signed if someone goes in your place. Ask both early, and send them the same text, so that one document serves for both.",
          ],
        },
      ],
      inShort:
        "A notarial power of attorney lets another person sign your purchase or sale. It must name the acts, and one made abroad needs an apostille and a sworn translation, unless the Spanish consulate issues it. Keep it narrow.",
      next: "Buying from a distance? [Tell us](/contact) when you could travel, and we’ll plan what can be signed without you.",
      description:
        "A power of attorney to buy in Barcelona from the USA, the UK or Russia: consulate or local notary, apostille, translation, one to three weeks, sample wording.",
      sources: [
        "Civil Code (Spain), arts.\u00a01280.5 and 1713",
        "Hague Convention of 5\u00a0October 1961 (apostille)",
      ],
    },
    es: {
      names: [
        "poder notarial",
        "poder notarial para comprar una vivienda",
        "poder para vender un piso",
        "poder especial",
        "comprar por poderes",
        "firmar por poderes",
        "apoderado para la firma",
      ],
      title: "El poder notarial",
      answers: {
        what: "Con un poder notarial, alguien de su confianza firma por usted la compra o la venta en la notaría de Barcelona, sin que tenga que venir. Desde el extranjero se otorga en el consulado de España, sin apostilla ni traducción, o ante notario local, con las dos. Un notary public de Estados Unidos suele dar fe solo de la firma, así que la notaría de Barcelona debe aceptar antes el texto por escrito. Debe nombrar cada acto: comprar, vender, hipotecar, pedir el NIE.",
        cost: "Un poder notarial en Barcelona cuesta poco: las notarías hablan de 30 a 60\u00a0€, más copias e IVA. Otorgado fuera sale más caro, porque se suman tres facturas: el notario local, la apostilla y la traducción jurada, que se cobra por páginas. En el consulado solo se paga la tasa consular.",
        time: "Un poder notarial en Barcelona puede salir el mismo día. Desde fuera, cuente de una a tres semanas: notario, apostilla, traducción jurada y mensajería, una cosa detrás de otra. No caduca si no se le pone fecha, aunque notarías y bancos lo prefieren reciente. Empiece en cuanto haga la oferta.",
        who: "El poder notarial se da a cualquier persona adulta de confianza: su abogado, un familiar, una amistad. No debería ser la otra parte de la compraventa ni su agente.",
        how: "Para otorgar un poder notarial desde el extranjero, pida primero el texto a la notaría de Barcelona. Fírmelo en el consulado de España o ante un notario local; en este caso añada la apostilla y la traducción jurada. Después envíe una copia escaneada para revisarla y el original por mensajería.",
        when: "El poder notarial se otorga cuando la oferta está aceptada, para que nombre la vivienda y el precio, y el original debe estar en Barcelona una semana antes de la escritura. Si alguien va a firmar las arras o a pedir su NIE, tiene que llegar antes.",
        must: "Con un poder notarial se puede comprar o vender una vivienda desde fuera; solo hace falta si usted no puede venir a la notaría. Para comprar, vender o hipotecar no sirve una carta firmada: debe ser un documento notarial que nombre el acto (Código civil, arts.\u00a01280.5 y 1713).",
        papers:
          "Para el poder notarial hacen falta el pasaporte o DNI, el NIE si lo tiene, el texto aprobado por la notaría de Barcelona, el nombre y documento de quien va a actuar y los datos de la vivienda. Quien esté casado indica también su régimen económico. Con hipoteca, añada las cláusulas que pide el banco.",
        model:
          "Un poder notarial para comprar debe decir quién actúa, qué vivienda o qué ciudad, el precio máximo y cada acto: firmar arras y escritura, pagar, hipotecar, pedir el NIE, presentar el impuesto, inscribir y recibir las llaves. Añada hasta qué día es válido. No hay modelo oficial; en este artículo tiene un texto breve para adaptar.",
        pitfalls:
          "Un poder notarial se rechaza por un nombre que no coincide con el pasaporte, un escaneo en lugar del original, una apostilla de otra autoridad o un acto que no nombra, casi siempre la hipoteca. Envíe el borrador a la notaría y al banco antes de firmarlo. Cambiar una palabra después obliga a repetirlo todo.",
      },
      sections: [
        {
          heading: "¿Qué debe decir el poder?",
          blocks: [
            "El poder para un acto que va en escritura pública tiene que constar también en documento público (Código Civil, art.\u00a01280.5). Y los términos generales solo alcanzan a administrar: para vender o hipotecar hace falta mandato expreso (art.\u00a01713).",
            {
              points: [
                "Quién puede actuar, y si lo hace a solas o junto a otra persona.",
                "Qué vivienda, o qué ciudad y hasta qué precio.",
                "Si abarca las arras, la hipoteca, los impuestos y el NIE.",
                "Si permite cobrar o entregar dinero.",
                "Hasta cuándo piensa usarse.",
              ],
            },
          ],
        },
        {
          heading: "Modelo de texto para adaptar",
          blocks: [
            "Es un ejemplo; su notaría o su abogado lo adapta:",
            {
              clauses: [
                "… (pasaporte …, NIE …) confiere poder a … (documento …) para comprar en su nombre la vivienda de …, Barcelona, finca registral n.º …, por un máximo de … €; firmar las arras y la escritura, pagar y recibir las llaves;",
                "solicitar su NIE, abrir y utilizar una cuenta en … para esta compra, presentar y pagar sus impuestos, y subsanar e inscribir la escritura;",
                "formalizar con … una hipoteca de … € como máximo y comparecer en el acta previa. Este poder termina el … y no puede sustituirse.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué pasos hay que dar según el país?",
          blocks: [
            {
              caption: "Un poder otorgado en el extranjero",
              columns: ["Se firma", "Apostilla", "Traducción"],
              rows: [
                [
                  "en Estados Unidos, ante notary public",
                  "la Secretaría de Estado de ese estado",
                  "jurada; si va a doble columna con español, por lo general solo de la diligencia del notario y la apostilla",
                ],
                [
                  "en el Reino Unido, ante notary public",
                  "el Foreign, Commonwealth and Development Office",
                  "lo mismo",
                ],
                ["en Rusia, ante notario", "la oficina regional del Ministerio de Justicia", "jurada"],
                [
                  "en otro país del Convenio de La Haya",
                  "la autoridad que ese país designa",
                  "jurada, si no está en español",
                ],
                ["en el consulado de España", "no hace falta", "no hace falta"],
              ],
            },
            {
              steps: [
                "Pida a la notaría de Barcelona un texto que vaya a aceptar.",
                "Firme y obtenga la apostilla en el mismo país.",
                "Haga traducir juntos el poder y la apostilla.",
                "Envíe primero una copia escaneada y luego el original.",
              ],
            },
            "En Estados Unidos, el notary public suele certificar quién firma, no lo que dice el texto ni si usted puede otorgarlo. Si equivale a un poder español lo decide la notaría de Barcelona: use su redacción y pregunte antes de pagar la apostilla. En el consulado no hay esa duda, pero sí que pedir cita.",
            "Desde fuera todo lleva de una a tres semanas y trae tres facturas: notario, apostilla y traducción por páginas. En Barcelona, un poder cuesta unos 30 a 60\u00a0€, más copias e IVA.",
            "Un país que no sea parte del Convenio de 1961 exige legalizarlo en su ministerio y en el consulado, y tarda más.",
          ],
        },
        {
          heading: "¿Cómo se mantiene el control?",
          blocks: [
            "Dé las facultades que la operación necesite y ninguna más. Un precio máximo, una vivienda concreta y una fecha lo acotan bien. Pida ver el borrador de cada documento antes de que se firme en su nombre.",
            "Puede revocarlo cuando quiera ante cualquier notario. Comuníquelo por escrito al apoderado y a la notaría de Barcelona, porque quien no lo sepa puede seguir fiándose de la copia.",
          ],
        },
        {
          heading: "¿Por qué se rechaza a veces un poder?",
          blocks: [
            {
              points: [
                "El nombre no está escrito igual que en el pasaporte.",
                "Se presenta un escaneado y no el original o una copia autorizada.",
                "Falta la apostilla, o es de otro país.",
                "Faculta para comprar, pero la escritura incluye una hipoteca.",
              ],
            },
            "Cuando hay hipoteca, el banco también querrá ver el texto, porque debe incluir el acta previa ante notario si alguien va a ir en su nombre. Pregunte a ambos con tiempo y envíeles el mismo texto, para que un solo documento sirva para todo.",
          ],
        },
      ],
      inShort:
        "Un poder notarial permite que otra persona firme su compra o su venta. Debe mencionar los actos, y si se hace fuera necesita apostilla y traducción jurada, salvo el que expide un consulado español. Cuanto más acotado, mejor.",
      next: "Si compra desde lejos, [díganos](/contact) cuándo podría viajar y vemos qué se puede firmar sin usted.",
      description:
        "Poder notarial para comprar o vender un piso sin venir: qué debe decir, cuánto cuesta, apostilla y traducción según el país, modelo y por qué lo rechazan.",
      sources: [
        "Código Civil, arts.\u00a01280.5 y 1713",
        "Convenio de La Haya de 5\u00a0de octubre de 1961 (apostilla)",
      ],
    },
    ca: {
      names: [
        "poder notarial",
        "poder notarial per comprar un pis",
        "poder per vendre un pis",
        "poder especial",
        "comprar per poders",
        "signar per poders",
        "apoderat per signar",
      ],
      title: "El poder notarial",
      answers: {
        what: "Amb un poder notarial, algú de la seva confiança signa per vostè la compra o la venda a la notaria de Barcelona, sense que hagi de venir. Des de l’estranger es fa al consolat d’Espanya, sense postil·la ni traducció, o davant d’un notari del país, amb totes dues. Un notary public dels Estats Units sol donar fe només de la signatura, de manera que la notaria de Barcelona n’ha d’acceptar abans el text per escrit. Ha d’anomenar cada acte: comprar, vendre, hipotecar, demanar el NIE.",
        cost: "Un poder notarial a Barcelona costa poc: les notaries parlen de 30 a 60\u00a0€, més còpies i IVA. Fet a fora surt més car, perquè s’hi sumen tres factures: el notari del país, la postil·la i la traducció jurada, que es cobra per pàgines. Al consolat només es paga la taxa consular.",
        time: "Un poder notarial a Barcelona pot estar fet el mateix dia. Des de fora, compti d’una a tres setmanes: notari, postil·la, traducció jurada i missatgeria, una cosa darrere l’altra. No caduca si no s’hi posa data, tot i que notaries i bancs el prefereixen recent. Comenci tan bon punt faci l’oferta.",
        who: "El poder notarial es pot donar a qualsevol persona adulta de confiança: l’advocat, un familiar, un amic. No hauria de ser l’altra part de la venda ni el seu agent.",
        how: "Per fer un poder notarial des de l’estranger, demani primer el text a la notaria de Barcelona. Signi’l al consolat d’Espanya o davant d’un notari del país; en aquest cas afegeixi-hi la postil·la i la traducció jurada. Després enviï una còpia escanejada perquè la revisin i l’original per missatgeria.",
        when: "El poder notarial es fa quan l’oferta és acceptada, perquè digui l’habitatge i el preu, i l’original ha de ser a Barcelona una setmana abans de l’escriptura. Si algú ha de signar les arres o demanar el seu NIE, ha d’arribar abans.",
        must: "Amb un poder notarial es pot comprar o vendre un habitatge des de fora; només cal si vostè no pot venir a la notaria. Per comprar, vendre o hipotecar no serveix una carta signada: ha de ser un document notarial que digui l’acte (Codi civil espanyol, arts.\u00a01280.5 i 1713).",
        papers:
          "Per al poder notarial calen el passaport o DNI, el NIE si en té, el text que ha aprovat la notaria de Barcelona, el nom i el document de qui actuarà i les dades de l’habitatge. Qui sigui casat hi diu també el règim econòmic. Amb hipoteca, s’hi afegeixen les clàusules que vol el banc.",
        model:
          "Un poder notarial per comprar ha de dir qui actua, quin habitatge o quina ciutat, el preu màxim i cada acte: signar arres i escriptura, pagar, hipotecar, demanar el NIE, presentar l’impost, inscriure i rebre les claus. Afegeixi-hi fins quin dia és vàlid. No hi ha cap model oficial; en aquest article té un text breu per adaptar.",
        pitfalls:
          "Un poder notarial es rebutja per un nom que no coincideix amb el passaport, un escaneig en lloc de l’original, una postil·la d’una altra autoritat o un acte que no hi surt, gairebé sempre la hipoteca. Enviï l’esborrany a la notaria i al banc abans de signar-lo. Canviar una paraula després obliga a repetir-ho tot.",
      },
      sections: [
        {
          heading: "Quines facultats hi han de constar?",
          blocks: [
            "El poder per a un acte que va en escriptura pública també ha de constar en document públic (Codi civil espanyol, art.\u00a01280.5). I les paraules generals només arriben a administrar: vendre o hipotecar demana un mandat exprés (art.\u00a01713).",
            {
              points: [
                "Qui pot actuar, i si ho fa tot sol o amb algú altre.",
                "Quin habitatge, o quina ciutat i fins a quin preu.",
                "Si hi entren les arres, la hipoteca, els impostos i el NIE.",
                "Si permet cobrar o pagar.",
                "Fins quan es vol fer servir.",
              ],
            },
          ],
        },
        {
          heading: "Model de text per adaptar",
          blocks: [
            "És un exemple; la notaria o l’advocat l’adapta:",
            {
              clauses: [
                "… (passaport …, NIE …) confereix poder a … (document …) per comprar en nom seu l’habitatge de …, Barcelona, finca registral núm. …, per un màxim de … €; signar les arres i l’escriptura, pagar i rebre les claus;",
                "sol·licitar-ne el NIE, obrir i fer servir un compte a … per a aquesta compra, presentar-ne i pagar-ne els impostos, i esmenar i inscriure l’escriptura;",
                "formalitzar amb … una hipoteca de … € com a màxim i comparèixer a l’acta prèvia. Aquest poder s’acaba el dia … i no es pot substituir.",
              ],
            },
          ],
        },
        {
          heading: "Quins passos calen segons el país?",
          blocks: [
            {
              caption: "Un poder fet a l’estranger",
              columns: ["Se signa", "Postil·la", "Traducció"],
              rows: [
                [
                  "als Estats Units, davant de notary public",
                  "la Secretaria d’Estat d’aquell estat",
                  "jurada; si és a doble columna amb castellà o català, en general només de la diligència del notari i la postil·la",
                ],
                [
                  "al Regne Unit, davant de notary public",
                  "el Foreign, Commonwealth and Development Office",
                  "el mateix",
                ],
                ["a Rússia, davant de notari", "l’oficina regional del Ministeri de Justícia", "jurada"],
                ["en un altre país del Conveni de la Haia", "l’autoritat que aquell país designa", "jurada, si cal"],
                ["al consolat d’Espanya", "no cal", "no cal"],
              ],
            },
            {
              steps: [
                "Demani a la notaria de Barcelona un text que hagi d’acceptar.",
                "Signi i obtingui la postil·la al mateix país.",
                "Faci traduir junts el poder i la postil·la.",
                "Enviï primer una còpia escanejada i després l’original.",
              ],
            },
            "Als Estats Units, el notary public sol certificar qui signa, no què diu el text ni si vostè el pot atorgar. Si equival a un poder espanyol ho decideix la notaria de Barcelona: faci servir la seva redacció i pregunti-ho abans de pagar la postil·la. Al consolat no hi ha aquest dubte, però s’hi ha de demanar hora.",
            "Des de fora tot plegat demana d’una a tres setmanes i porta tres factures: notari, postil·la i traducció per pàgines. A Barcelona, un poder costa uns 30 a 60\u00a0€, més còpies i IVA.",
            "Un país que no és part del Conveni de 1961 demana legalitzar-lo al seu ministeri i al consolat, i triga més.",
          ],
        },
        {
          heading: "Com es manté el control?",
          blocks: [
            "Doni les facultats que calguin per a l’operació i cap més. Un preu màxim, un habitatge concret i una data l’acoten bé. Demani l’esborrany de cada document abans que es signi en nom seu.",
            "El pot revocar quan vulgui davant de qualsevol notari. Avisi’n per escrit l’apoderat i la notaria de Barcelona, perquè qui no ho sàpiga encara es pot refiar de la còpia.",
          ],
        },
        {
          heading: "Per què el rebutgen de vegades?",
          blocks: [
            {
              points: [
                "El nom no està escrit igual que al passaport.",
                "Es porta un document escanejat i no l’original ni una còpia autoritzada.",
                "Falta la postil·la, o és d’un altre país.",
                "Permet comprar, però a l’escriptura també hi ha una hipoteca.",
              ],
            },
            "Quan hi ha hipoteca, el banc també voldrà veure el text, perquè hi ha de constar l’acta prèvia davant notari si algú hi ha d’anar en nom seu. Pregunti-ho a tots dos amb temps i enviï’ls el mateix text, perquè un sol document serveixi per a tot.",
          ],
        },
      ],
      inShort:
        "Un poder notarial fa que una altra persona signi la seva compra o la seva venda. Ha de dir els actes, i el que es fa a fora necessita postil·la i traducció jurada, si no és d’un consolat espanyol. Com més acotat, millor.",
      next: "Si compra de lluny, [digui’ns](/contact) quan podria venir i veurem què es pot signar sense vostè.",
      description:
        "Poder notarial per comprar o vendre un pis sense venir: què ha de dir, quant costa, postil·la i traducció segons el país, text de model i per què el rebutgen.",
      sources: [
        "Codi civil espanyol, arts.\u00a01280.5 i 1713",
        "Conveni de la Haia de 5\u00a0d’octubre de 1961 (postil·la)",
      ],
    },
    ru: {
      names: [
        "доверенность",
        "доверенность на покупку квартиры в Испании",
        "нотариальная доверенность",
        "доверенность на продажу",
        "poder notarial",
        "подписать по доверенности",
        "покупка по доверенности",
        "доверенность из России с апостилем",
        "образец доверенности на покупку недвижимости",
      ],
      title: "Доверенность на\u00a0сделку",
      answers: {
        what: "Доверенность (poder notarial) на покупку или продажу позволяет не приезжать: у нотариуса в Барселоне за вас подпишет тот, кому вы доверяете. В России её оформляют у нотариуса, ставят апостиль и делают присяжный перевод; в консульстве Испании ни того ни другого не нужно. В США notary public обычно удостоверяет только подпись, поэтому текст сначала должен одобрить нотариус в Барселоне. В ней прямо называют каждое действие: купить, взять ипотеку, получить NIE.",
        cost: "Доверенность у нотариуса в Барселоне стоит недорого: называют 30–60\u00a0€ плюс копии и НДС. Заграничная дороже, потому что складываются три счёта: местный нотариус, апостиль и присяжный перевод, который считают по страницам. В консульстве Испании платят только консульский сбор.",
        time: "Доверенность у нотариуса в Барселоне можно получить в тот же день. Из-за границы заложите от одной до трёх недель: нотариус, апостиль, присяжный перевод и доставка идут друг за другом. Срок действия вы назначаете сами; слишком старую доверенность нотариус или банк могут попросить обновить. Начните сразу после предложения о покупке.",
        who: "Доверенность можно выдать любому взрослому, кому вы доверяете: юристу, родственнику, другу. Не стоит выдавать её другой стороне сделки и её агенту.",
        how: "Чтобы оформить доверенность из-за границы, сначала попросите текст у нотариуса в Барселоне. Подпишите её в консульстве Испании или у местного нотариуса; во втором случае поставьте апостиль (в России его ставит управление Минюста) и закажите присяжный перевод. Затем пришлите скан на проверку и оригинал курьером.",
        when: "Доверенность оформляют, когда предложение принято: тогда в ней можно назвать жильё и цену. Оригинал должен быть в Барселоне за неделю до нотариального акта. Если по ней подписывают договор задатка или получают NIE, она нужна ещё раньше.",
        must: "По доверенности жильё в Барселоне можно купить и продать из-за границы; нужна она, только если вы не можете приехать к нотариусу. Простого письма мало: для покупки, продажи и ипотеки нужен нотариальный документ, где названо само действие (Гражданский кодекс Испании, ст.\u00a01280.5 и 1713).",
        papers:
          "Для доверенности нужны загранпаспорт, NIE, если он уже есть, текст, который одобрил нотариус в Барселоне, имя и номер документа представителя и данные жилья. Супруги указывают и режим имущества. Если будет ипотека, добавьте условия, которые просит банк.",
        model:
          "В доверенности на покупку нужно указать, кто действует, какое жильё или город, предельную цену и каждое действие: подписать задаток и акт, заплатить, взять ипотеку, получить NIE, подать налог, внести запись в реестр, принять ключи. Назначьте и срок. Официального образца нет; в статье есть короткий текст, который можно приспособить.",
        pitfalls:
          "Доверенность не принимают из-за имени, записанного не так, как в паспорте, скана вместо оригинала, апостиля не того ведомства или действия, которое в ней не названо: чаще всего это ипотека. Пришлите проект нотариусу и банку до подписания. Потом из-за одного слова придётся повторить всё.",
      },
      sections: [
        {
          heading: "Что должно быть в\u00a0доверенности?",
          blocks: [
            "Если само действие оформляют нотариальным актом, то и полномочие на него должно быть в публичном документе (Гражданский кодекс Испании, ст.\u00a01280.5). Общие слова дают право лишь управлять: для продажи или ипотеки нужно прямое указание (ст.\u00a01713).",
            {
              points: [
                "Кто действует, в одиночку или вместе с кем-то.",
                "Какое жильё либо какой город и до какой цены.",
                "Входят ли сюда договор задатка (arras), ипотека, налоги и получение NIE.",
                "Можно ли получать и передавать деньги.",
                "До какого времени вы намерены ею пользоваться.",
              ],
            },
          ],
        },
        {
          heading: "Образец текста",
          blocks: [
            "Пример на русском; сам документ приспособит ваш нотариус или юрист:",
            {
              clauses: [
                "… (паспорт …, NIE …) уполномочивает … (документ …) купить на моё имя жильё по адресу …, Барселона, номер в реестре …, за цену не выше … €; подписать договор задатка и нотариальный акт, заплатить и принять ключи;",
                "получить мой NIE, открыть и использовать счёт в банке … для этой покупки, подать декларации и заплатить налоги, исправить акт и внести его в реестр;",
                "взять в банке … ипотеку не больше … € и присутствовать на встрече у нотариуса перед ней. Доверенность действует до …, передоверие запрещено.",
              ],
            },
          ],
        },
        {
          heading: "Россия, США, консульство: какие шаги?",
          blocks: [
            {
              caption: "Доверенность, выданная за границей",
              columns: ["Где подписать", "Кто ставит апостиль", "Перевод"],
              rows: [
                ["в России, у нотариуса", "управление Министерства юстиции", "присяжный"],
                [
                  "в США, у notary public",
                  "секретарь штата (Secretary of State)",
                  "присяжный; если текст в две колонки с испанским, обычно только заверения нотариуса и апостиля",
                ],
                ["в Великобритании, у notary public", "министерство иностранных дел (FCDO)", "то же"],
                ["в другой стране Гаагской конвенции", "ведомство, которое назначила эта страна", "присяжный"],
                ["в консульстве Испании", "не нужен", "не нужен"],
              ],
            },
            {
              steps: [
                "Попросите у нотариуса в Барселоне текст, который он примет.",
                "Подпишите и поставьте апостиль в той же стране.",
                "Переведите вместе и доверенность, и апостиль.",
                "Пришлите сначала скан, затем оригинал.",
              ],
            },
            "Из-за границы всё занимает от одной до трёх недель и складывается из трёх счетов: нотариус, апостиль и перевод по страницам. В Барселоне доверенность стоит около 30–60\u00a0€ плюс копии и НДС.",
            "Перевод делает переводчик, которого признало министерство иностранных дел Испании: заверенный российским нотариусом перевод в Барселоне обычно не принимают. Равна ли доверенность от notary public испанской, решает нотариус в Барселоне: спросите его до того, как платить за апостиль.",
          ],
        },
        {
          heading: "Как не\u00a0потерять контроль?",
          blocks: [
            "Дайте столько полномочий, сколько нужно для сделки. Предельная цена, конкретный объект и срок хорошо её ограничивают. Просите присылать проект каждого документа до того, как его подпишут от вашего имени. Деньги за квартиру отправляйте со своего счёта по реквизитам из договора, а не через счёт представителя. Если покупателей двое, доверенность нужна от каждого, хотя представитель может быть один.",
            "Отозвать её можно в любой день у любого нотариуса. Сообщите об этом письменно и представителю, и нотариусу в Барселоне, а копию сообщения оставьте себе: тот, кто об отзыве не знает, вправе полагаться на копию.",
          ],
        },
        {
          heading: "Почему доверенность могут не принять?",
          blocks: [
            {
              points: [
                "Имя написано не так, как в паспорте.",
                "Принесли скан вместо оригинала или заверенной копии.",
                "Нет апостиля, или он из другой страны.",
                "Есть право купить, а вместе с покупкой оформляют ипотеку.",
              ],
            },
            "Если есть ипотека, текст захочет увидеть и банк: в нём должна быть названа и встреча у нотариуса перед подписанием кредита. Спросите обоих заранее. Разные написания имени латиницей проверьте отдельно: в паспорте, в NIE и в доверенности буквы должны совпадать.",
          ],
        },
      ],
      inShort:
        "По нотариальной доверенности другой человек подпишет за вас покупку или продажу. Она должна называть действия; заграничной нужны апостиль и присяжный перевод, если её выдало не консульство Испании. Ограничьте её ценой и сроком.",
      next: "Покупаете издалека? [Напишите](/contact), когда могли бы приехать, и мы решим, что можно подписать без вас.",
      description:
        "Доверенность на покупку жилья в Испании: апостиль и присяжный перевод из России и США, сколько стоит, сколько ждать, образец текста и почему её не принимают.",
      sources: [
        "Гражданский кодекс Испании, ст.\u00a01280.5 и 1713",
        "Гаагская конвенция от 5\u00a0октября 1961\u00a0года (апостиль)",
      ],
    },
  },
};
