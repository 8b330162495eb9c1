import type { Entry } from "../entry";

export const protectedHome: Entry = {
  theme: "documents",
  related: ["nota-simple", "reduced-transfer-tax", "charges-on-a-home", "vat-on-new-homes", "bank-valuation"],
  checked: "2026-11-23",
  reviewBy: "2027-03-01",
  in: {
    en: {
      names: [
        "officially protected home",
        "protected housing",
        "protected housing in barcelona",
        "vpo",
        "hpo",
        "social housing barcelona",
        "subsidised housing catalonia",
        "subsidised flat",
        "affordable housing catalonia",
        "price-controlled home",
        "selling a protected home",
        "vivienda de protección oficial",
      ],
      title: "An officially protected home (VPO)",
      answers: {
        what: [
          "An officially protected home (VPO, in Catalan HPO) cannot be sold freely: the Generalitat sets its maximum price and has to approve each sale before the deed.",
          "While the protection lasts, the buyer must be on the register of applicants, meet its income limits and live there rather than let it.",
          "On a resale the transfer tax is {itp.protected}.",
          "In Barcelona protections about to run out have been extended for now, so have the date confirmed in writing.",
        ],
        cost: [
          "An officially protected home costs at most the price that the Generalitat allows for it. Whatever is paid on top is void and can be claimed back (Law 18/2007, art. 84).",
          "On a resale the transfer tax is {itp.protected}; on other homes its scale starts at {itp.rate1}.",
        ],
        time: "A protected home on land reserved for such housing stays protected as long as the planning says so; elsewhere it has a term, often of thirty years. Allow some four months for a sale: up to two and a half for the Generalitat to decide whether it buys, and one for the approval.",
        who: "A protected home can be bought by people who live in Catalonia, are on the register of applicants, earn no more than the housing plan allows and own no other home. It has to be their main home, so it won’t do as a second one or as an investment.",
        how: "To buy a protected home, first put your name on the register of applicants, which the Housing Consortium keeps in Barcelona. To find out whether a certain home is a VPO, read the land registry extract and the deed. Then ask the Consortium, or elsewhere the Housing Agency of Catalonia, for its price, its end date and its conditions. Anyone interested may ask.",
        conditions:
          "To buy a protected home you have to be on the register of applicants, live in Catalonia, earn no more than the housing plan allows, own no other home and make this one your main home. In Barcelona the Housing Consortium keeps the register. The limit of income depends on the kind of home and the household: ask for the figure of the year.",
        must: "No, you can’t sell a protected home at a free price while the protection lasts, and the owner can’t ask to be released from it. It can be sold within its maximum price, once the Generalitat has let its right to buy pass and has approved the contract. A protected home can be let only with permission.",
      },
      sections: [
        {
          heading: "What does protection mean for the owner?",
          blocks: [
            {
              points: [
                "There is a maximum price, including any protected parking space or storage room.",
                "It has to be the main home: three months empty in a row without good reason is a breach (Law 18/2007, art. 78.2).",
                "It can be let only with permission, and never to tourists.",
                "The Generalitat may buy it first at every sale (arts. 87 to 91).",
                "For five years the owner may not buy another home, with exceptions such as a job elsewhere (art. 81).",
              ],
            },
          ],
        },
        {
          heading: "When does the protection end?",
          blocks: [
            "On land that the planning reserves for protected housing, or that belongs to a public land bank, it has no end date (art. 79, in the text of Decree-Law 17/2019). In other cases it has a term. Homes protected before 9\u00a0April 2008 keep the rules of their day.",
            "Law 11/2025 of 29\u00a0December also extends the terms that end in towns declared to have a stressed housing market, Barcelona among them. According to published reports, this first extension runs until March 2027 and may be renewed every year. A date in an old deed is no longer enough.",
            "Under this law the owner cannot ask to be released: only the authorities can lift the protection early, and only in the public interest.",
          ],
        },
        {
          heading: "In which order is a protected home sold?",
          blocks: [
            {
              steps: [
                "Ask the Housing Agency, in Barcelona the Housing Consortium, about the home. It can take up to three months, so begin here.",
                "The owner notifies the Generalitat of the decision to sell. On a resale it has two months and fifteen days to buy or to name a buyer.",
                "If it does neither, the owner may look for a buyer on the register of applicants.",
                "Both sign a contract with the compulsory clauses, within the maximum price.",
                "The contract goes for approval (visado): one month, and no answer means yes (art. 85).",
                "Only then comes the deed. A sale without the approval is void.",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong with these homes?",
          blocks: [
            {
              points: [
                "Someone asks for money on top of the price. That is void, and can bring a fine.",
                "An advert promises a free price “from next year”, and nobody has checked.",
                "The owner sells within ten years and has to return the aid received for the purchase, with interest.",
                "The bank lends on the maximum price, however much similar homes fetch nearby.",
              ],
            },
            "The agency agreement has to name the protection, and so does what you are given in writing before you pay anything (arts. 55 and 60).",
          ],
        },
        {
          heading: "Who may buy a protected home?",
          blocks: [
            {
              points: [
                "A member of the household is on the register of applicants, and the entry is in force: it has to be renewed.",
                "The income of everyone who will live there stays within the limit of the housing plan.",
                "As a rule nobody in the household owns another home; ask about the exceptions.",
                "The home becomes the main home of the buyer.",
                "Price, storage room and parking together stay within the maximum in the certificate.",
              ],
            },
            "A company, an investor or somebody who wants a second home can’t buy one.",
          ],
        },
      ],
      example: {
        heading: "What tax does the buyer pay?",
        blocks: [
          [
            "A protected home is resold at its maximum price, €180,000.",
            "At {itp.protected} the transfer tax is €12,600; on a free home of that price it would be €18,000.",
            "A buyer aged {itp.age} or under within the income limit should ask about the rate of {itp.reduced}, which would make €9,000.",
          ],
        ],
      },
      inShort: [
        "Some homes have official protection (VPO), with a maximum price and conditions for whoever buys them.",
        "Each sale needs the approval of the housing authority before it goes to the notary.",
        "The land registry shows whether a home is one of them.",
      ],
      next: "Before you pay anything, let us [check the documents](/services/legal-support) for any protection.",
      description:
        "Protected homes (VPO or HPO) in Catalonia: maximum price, who may buy, how long the protection lasts, the order of a sale, the approval and the tax to pay.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 55, 60, 77 to 92, third and ninth transitional provisions",
        "Decree-Law 17/2019 of 23\u00a0December (Catalonia)",
        "Law 11/2025 of 29\u00a0December on housing and planning (Catalonia)",
        "Legislative Decree 1/2024 (Catalan tax code, book six), art. 641-1",
        "Housing Agency of Catalonia: information on a protected home",
      ],
    },
    es: {
      names: [
        "vivienda de protección oficial",
        "vpo",
        "hpo",
        "piso de protección oficial",
        "pisos de protección oficial en barcelona",
        "vivienda protegida",
        "piso protegido",
        "vivienda social",
        "comprar un piso de protección oficial",
        "vender un piso de protección oficial",
        "vender vpo",
        "precio máximo vpo",
        "descalificar vpo",
      ],
      title: "La vivienda de protección oficial (VPO)",
      answers: {
        what: [
          "Una vivienda de protección oficial (VPO, en catalán HPO) no se puede vender libremente: la Generalitat fija un precio máximo y tiene que dar el visado antes de la escritura.",
          "Mientras dura la protección, quien compra debe estar inscrito en el registro de solicitantes, no superar los ingresos permitidos y vivir en ella, sin alquilarla.",
          "De segunda mano, el impuesto de transmisiones es del {itp.protected}.",
          "En Barcelona se han prorrogado de momento las protecciones que iban a caducar, así que pida la fecha por escrito.",
        ],
        cost: [
          "Un piso de protección oficial cuesta, como mucho, el precio que permite la Generalitat. Lo que se pague de más es nulo y se puede reclamar (Ley 18/2007, art. 84).",
          "De segunda mano, el ITP es del {itp.protected}, y en una vivienda libre la escala empieza en el {itp.rate1}.",
        ],
        time: "Una VPO en suelo reservado a vivienda protegida lo es mientras lo diga el planeamiento; en los demás casos hay un plazo, a menudo de treinta años. Para venderla, cuente unos cuatro meses: hasta dos y medio para que la Generalitat decida si compra y uno para el visado.",
        who: "Una vivienda protegida la compra quien vive en Cataluña, está inscrito en el registro de solicitantes, no pasa de los ingresos del plan de vivienda y no tiene otra casa. Tiene que ser su vivienda habitual, de modo que no vale como segunda residencia ni como inversión.",
        how: "Para comprar un piso de protección oficial hay que inscribirse antes en el registro de solicitantes, que en Barcelona lleva el Consorci de l’Habitatge. Para saber si un piso es VPO, lea la nota simple y la escritura. Después pida al Consorci, o fuera de la ciudad a la Agència de l’Habitatge de Catalunya, el precio máximo, la fecha de fin y las condiciones. Puede pedirlo cualquier persona interesada.",
        conditions:
          "Para comprar una vivienda protegida hay que estar en el registro de solicitantes, vivir en Cataluña, no superar los ingresos del plan de vivienda, no tener otra casa y residir en ella. En Barcelona el registro lo lleva el Consorci de l’Habitatge. El límite de ingresos depende del tipo de vivienda y de cuántos la habiten: pida la cifra del año.",
        must: "No, una VPO no se puede vender a precio libre mientras dure la protección, y el propietario no puede pedir que la descalifiquen. Sí se puede vender por su precio máximo o menos, cuando la Generalitat deja pasar su derecho de compra y visa el contrato. Alquilar una vivienda protegida exige autorización.",
      },
      sections: [
        {
          heading: "¿A qué obliga tener una VPO?",
          blocks: [
            {
              points: [
                "A un precio máximo, que incluye el garaje o el trastero protegidos con la vivienda.",
                "A residir en ella: tres meses seguidos vacía y sin motivo ya es un incumplimiento (Ley 18/2007, art. 78.2).",
                "A no alquilarla sin autorización, y nunca a turistas.",
                "A ofrecerla antes a la Generalitat en cada venta (arts. 87 a 91).",
                "A no comprar otra vivienda en cinco años, salvo excepciones como un traslado laboral (art. 81).",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo se acaba la protección?",
          blocks: [
            "En suelo que el planeamiento reserva a vivienda protegida, o de un patrimonio público, no tiene fecha de fin (art. 79, según el Decreto ley 17/2019). En los demás casos hay un plazo. Las viviendas calificadas antes del 9 de abril de 2008 siguen las normas de su época.",
            "La Ley 11/2025, de 29 de diciembre, prorroga además las protecciones que terminan en municipios de mercado residencial tensionado, entre ellos Barcelona. Según lo publicado, esta primera prórroga llega hasta marzo de 2027 y se puede renovar cada año. La fecha de una escritura antigua, por tanto, ya no basta.",
            "Con esta ley, el propietario no puede pedir la descalificación: solo la Administración la acuerda antes de tiempo, y por interés público.",
          ],
        },
        {
          heading: "¿En qué orden se vende un piso protegido?",
          blocks: [
            {
              steps: [
                "Pida información a la Agència de l’Habitatge o, en Barcelona, al Consorci de l’Habitatge. Puede tardar tres meses: empiece por ahí.",
                "Se notifica a la Generalitat que se quiere vender. En segunda transmisión tiene dos meses y quince días para comprar o proponer a alguien.",
                "Si no lo hace, se puede buscar comprador entre los inscritos en el registro de solicitantes.",
                "Se firma un contrato con las cláusulas obligatorias y un precio que no pase del máximo.",
                "El contrato va a visado: un mes, y el silencio equivale a un sí (art. 85).",
                "Solo entonces llega la escritura. Una venta sin visado es nula.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué suele salir mal?",
          blocks: [
            {
              points: [
                "Le piden dinero aparte del precio. Además de nulo, puede acabar en multa.",
                "Un anuncio promete precio libre «desde el año que viene» y nadie lo ha comprobado.",
                "Se vende antes de diez años y hay que devolver las ayudas recibidas para comprar, con intereses.",
                "El banco presta sobre el precio máximo, por mucho que valgan los pisos del barrio.",
              ],
            },
            "La agencia tiene que indicar el régimen de protección en la nota de encargo, y a usted se lo han de dar por escrito antes de que adelante dinero (arts. 55 y 60).",
          ],
        },
        {
          heading: "¿Quién puede comprar un piso protegido?",
          blocks: [
            {
              points: [
                "Alguien del hogar está en el registro de solicitantes con la inscripción vigente: hay que renovarla.",
                "Los ingresos de quienes vayan a vivir allí no pasan del límite del plan de vivienda.",
                "Por regla general, nadie del hogar tiene otra casa; pregunte por las excepciones.",
                "Será la vivienda habitual de quien compra.",
                "El precio, con trastero y garaje, no pasa del máximo que dice el certificado.",
              ],
            },
            "Una empresa, un inversor o quien busque segunda residencia no la puede comprar.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto impuesto paga quien la compra?",
        blocks: [
          [
            "Una VPO se revende por su precio máximo, 180.000\u00a0€.",
            "Al {itp.protected}, el impuesto es de 12.600\u00a0€; una vivienda libre de ese precio pagaría 18.000\u00a0€.",
            "Quien tenga {itp.age}\u00a0años o menos y no supere el límite de ingresos debería preguntar por el tipo del {itp.reduced}, que daría 9.000\u00a0€.",
          ],
        ],
      },
      inShort: [
        "Hay viviendas con protección oficial (VPO), con precio máximo y condiciones para quien las compra.",
        "Cada venta necesita el visado de la Administración antes de ir a la notaría.",
        "El registro dice si una vivienda es de estas.",
      ],
      next: "Antes de pagar nada, [revisamos la documentación](/services/legal-support) por si hay alguna protección.",
      description:
        "Vivienda de protección oficial (VPO) en Cataluña: precio máximo, quién puede comprar, cuánto dura la protección, en qué orden se vende y qué impuesto se paga.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts. 55, 60, 77 a 92 y disposiciones transitorias tercera y novena",
        "Decreto ley 17/2019, de 23 de diciembre (Cataluña)",
        "Ley 11/2025, de 29 de diciembre, de medidas en materia de vivienda y urbanismo (Cataluña)",
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), art. 641-1",
        "Agència de l’Habitatge de Catalunya: información sobre una vivienda protegida",
      ],
    },
    ca: {
      names: [
        "habitatge de protecció oficial",
        "habitatge amb protecció oficial",
        "hpo",
        "vpo",
        "pis de protecció oficial",
        "pisos de protecció oficial a barcelona",
        "habitatge protegit",
        "pis protegit",
        "habitatge social",
        "comprar un pis de protecció oficial",
        "vendre un pis de protecció oficial",
        "preu màxim hpo",
        "desqualificar hpo",
      ],
      title: "L’habitatge amb protecció oficial (HPO)",
      answers: {
        what: [
          "Un habitatge amb protecció oficial (HPO, en castellà VPO) no es pot vendre lliurement: la Generalitat en fixa el preu màxim i ha de visar la venda abans de l’escriptura.",
          "Mentre la protecció és vigent, qui compra ha d’estar inscrit al registre de sol·licitants, no passar dels ingressos permesos i viure-hi, sense llogar-lo.",
          "De segona mà, l’impost de transmissions és del {itp.protected}.",
          "A Barcelona s’han prorrogat de moment les proteccions que estaven a punt d’acabar, o sigui que demani la data per escrit.",
        ],
        cost: [
          "Un pis de protecció oficial costa, com a molt, el preu que la Generalitat hi permet. Tot el que es pagui de més és nul i es pot reclamar (Llei 18/2007, art. 84).",
          "De segona mà, l’ITP és del {itp.protected}; en un habitatge lliure l’escala comença en el {itp.rate1}.",
        ],
        time: "Un HPO en sòl reservat a habitatge protegit ho és mentre ho digui el planejament; si no, hi ha un termini, sovint de trenta anys. Per vendre’l, compti uns quatre mesos: fins a dos i mig perquè la Generalitat decideixi si se’l queda i un per al visat.",
        who: "Un habitatge protegit el compra qui viu a Catalunya, és al registre de sol·licitants, no passa dels ingressos del pla d’habitatge i no té cap altra casa. Ha de ser el seu habitatge habitual: no serveix de segona residència ni d’inversió.",
        how: "Per comprar un pis de protecció oficial cal inscriure’s abans al registre de sol·licitants, que a Barcelona porta el Consorci de l’Habitatge. Per saber si un pis és un HPO, llegeixi la nota simple i l’escriptura. Després demani al Consorci o, fora de la ciutat, a l’Agència de l’Habitatge de Catalunya el preu màxim, la data de fi i les condicions. Ho pot demanar tothom que hi tingui interès.",
        conditions:
          "Per comprar un habitatge protegit cal ser al registre de sol·licitants, viure a Catalunya, no superar els ingressos del pla d’habitatge, no tenir cap altre habitatge i viure-hi. A Barcelona el registre el porta el Consorci de l’Habitatge. El límit d’ingressos depèn del tipus d’habitatge i de quants hi visquin: demani la xifra de l’any.",
        must: "No, un HPO no es pot vendre a preu lliure mentre dura la protecció, i el propietari no en pot demanar la desqualificació. Sí que es pot vendre pel preu màxim o menys, quan la Generalitat deixa passar el dret de compra i visa el contracte. Per llogar un habitatge protegit cal autorització.",
      },
      sections: [
        {
          heading: "A què obliga tenir un HPO?",
          blocks: [
            {
              points: [
                "Té un preu màxim, i l’aparcament o el traster protegits hi van inclosos.",
                "El propietari hi ha de viure: tres mesos seguits buit i sense motiu ja és incompliment (Llei 18/2007, art. 78.2).",
                "No es pot llogar sense autorització, i a turistes, mai.",
                "La Generalitat hi té preferència cada cop que es ven (arts. 87 a 91).",
                "Durant cinc anys no pot comprar cap altre habitatge, tret d’excepcions com ara un canvi de feina (art. 81).",
              ],
            },
          ],
        },
        {
          heading: "Fins quan dura la protecció?",
          blocks: [
            "En sòl que el planejament reserva a habitatge protegit, o d’un patrimoni públic, no té data de fi (art. 79, segons el Decret llei 17/2019). En altres casos hi ha un termini. Els qualificats abans del 9 d’abril del 2008 segueixen les normes de la seva època.",
            "La Llei 11/2025, del 29 de desembre, prorroga també les proteccions que s’acaben en municipis amb mercat residencial tens, com Barcelona. Aquesta primera pròrroga, segons el que s’ha publicat, arriba fins al març del 2027 i es pot renovar any rere any. La data d’una escriptura antiga ja no n’és cap garantia.",
            "Amb aquesta llei, la desqualificació no la pot demanar qui n’és propietari: només l’acorda l’Administració, i per interès públic.",
          ],
        },
        {
          heading: "En quin ordre es ven un pis protegit?",
          blocks: [
            {
              steps: [
                "Demani informació a l’Agència de l’Habitatge o, a Barcelona, al Consorci de l’Habitatge. Pot trigar tres mesos: comenci per aquí.",
                "Es notifica a la Generalitat que es vol vendre. En segones transmissions té dos mesos i quinze dies per comprar o proposar algú.",
                "Si no ho fa, es pot buscar comprador entre els inscrits al registre de sol·licitants.",
                "Se signa un contracte amb les clàusules obligatòries i dins del preu màxim.",
                "El contracte va a visat: un mes, i el silenci vol dir que sí (art. 85).",
                "Només llavors ve l’escriptura. Una venda sense visat és nul·la.",
              ],
            },
          ],
        },
        {
          heading: "Què hi acostuma a anar malament?",
          blocks: [
            {
              points: [
                "Li demanen diners a part del preu. A més de nul, pot acabar en multa.",
                "Un anunci promet preu lliure «a partir de l’any que ve» i ningú no ho ha comprovat.",
                "Es ven abans de deu anys i s’han de tornar els ajuts que es van rebre per comprar, amb interessos.",
                "El banc presta sobre el preu màxim, valguin el que valguin els pisos veïns.",
              ],
            },
            "L’agència ha de fer constar el règim de protecció a la nota d’encàrrec, i a vostè l’hi han de donar per escrit abans que avanci cap quantitat (arts. 55 i 60).",
          ],
        },
        {
          heading: "Qui pot comprar un pis protegit?",
          blocks: [
            {
              points: [
                "Algú de la llar és al registre de sol·licitants amb la inscripció vigent: s’ha d’anar renovant.",
                "Els ingressos dels qui hi viuran no passen del límit del pla d’habitatge.",
                "Per regla general, ningú de la llar no té cap altre habitatge; pregunti per les excepcions.",
                "Serà l’habitatge habitual de qui compra.",
                "El preu, amb traster i aparcament, no passa del màxim que diu el certificat.",
              ],
            },
            "Una empresa, un inversor o qui busqui una segona residència no el pot comprar.",
          ],
        },
      ],
      example: {
        heading: "Quin impost paga qui el compra?",
        blocks: [
          [
            "Un HPO es revèn pel preu màxim, 180.000\u00a0€.",
            "Amb el {itp.protected}, l’impost és de 12.600\u00a0€; un habitatge lliure del mateix preu en pagaria 18.000\u00a0€.",
            "Qui tingui {itp.age}\u00a0anys o menys i no passi del límit d’ingressos hauria de preguntar pel tipus del {itp.reduced}, amb el qual serien 9.000\u00a0€.",
          ],
        ],
      },
      inShort: [
        "Hi ha habitatges amb protecció oficial (HPO), amb un preu màxim i condicions per a qui els compra.",
        "Cada venda necessita el visat de l’Administració abans d’anar a la notaria.",
        "El registre diu si un habitatge n’és un.",
      ],
      next: "Abans de pagar res, [revisem la documentació](/services/legal-support) per si hi ha cap protecció.",
      description:
        "Habitatge amb protecció oficial (HPO) a Catalunya: preu màxim, qui el pot comprar, quant dura la protecció, en quin ordre es ven, el visat i quin ITP es paga.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, arts. 55, 60, 77 a 92 i disposicions transitòries tercera i novena",
        "Decret llei 17/2019, del 23 de desembre",
        "Llei 11/2025, del 29 de desembre, de mesures en matèria d’habitatge i urbanisme",
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), art. 641-1",
        "Agència de l’Habitatge de Catalunya: informació sobre un habitatge protegit",
      ],
    },
    ru: {
      names: [
        "субсидируемое жильё",
        "субсидируемое жильё в Испании",
        "субсидируемая квартира",
        "социальное жильё в Испании",
        "социальное жильё в Барселоне",
        "доступное жильё в Барселоне",
        "жильё с официальной защитой",
        "квартира VPO",
        "VPO",
        "HPO",
        "купить социальное жильё",
        "продать субсидируемую квартиру",
        "vivienda de protección oficial",
      ],
      title: "Субсидируемое жильё (VPO)",
      answers: {
        what: [
          "Субсидируемое жильё (VPO, по-каталански HPO) нельзя свободно продать: правительство Каталонии (Generalitat) устанавливает предельную цену и должно одобрить договор ещё до нотариуса.",
          "Пока действует режим, покупатель обязан стоять в реестре желающих, укладываться в пределы дохода и жить в этой квартире, а не сдавать её.",
          "Налог на передачу имущества со вторичного жилья VPO\u00a0— {itp.protected}.",
          "В Барселоне истекающие сроки пока продлены, поэтому дату окончания просите письменно.",
        ],
        cost: [
          "Субсидируемое жильё стоит не дороже цены, которую допускает Generalitat. Всё, что взято сверх неё, недействительно, и деньги можно потребовать назад (Закон 18/2007, ст. 84).",
          "Налог на вторичном рынке\u00a0— {itp.protected}, а для обычного жилья шкала начинается с {itp.rate1}.",
        ],
        time: "Субсидируемое жильё на земле, отведённой под него градостроительным планом, остаётся таким, пока действует план; в других случаях есть срок, часто тридцать лет. На продажу закладывайте месяца четыре: до двух с половиной Generalitat решает, не купить ли квартиру самой, и ещё месяц одобряют договор.",
        who: "Субсидируемое жильё может купить тот, кто живёт в Каталонии, записан в реестр желающих, зарабатывает не больше, чем допускает жилищный план, и не имеет другого жилья. Оно должно стать основным: для отдыха или сдачи такую квартиру не купишь.",
        how: "Чтобы купить субсидируемое жильё, сначала запишитесь в реестр желающих: в Барселоне его ведёт жилищный консорциум (Consorci de l’Habitatge). Чтобы узнать, не VPO ли эта квартира, прочтите выписку из реестра собственности и нотариальный акт. Затем запросите в консорциуме, а вне Барселоны в жилищном агентстве Каталонии предельную цену, дату окончания и условия. Спросить может любой, кому это нужно.",
        conditions:
          "Чтобы купить субсидируемое жильё, нужно стоять в реестре желающих, жить в Каталонии, укладываться в пределы дохода по жилищному плану, не иметь другого жилья и поселиться здесь. В Барселоне реестр ведёт жилищный консорциум. Предел дохода зависит от вида жилья и числа жильцов: попросите цифру этого года.",
        must: "Нет, субсидируемое жильё нельзя продать по свободной цене, пока действует режим, и собственник не может его снять. Продать не дороже предельной цены можно: когда Generalitat не воспользовалась правом покупки и одобрила договор. Сдавать такую квартиру можно только с разрешения.",
      },
      sections: [
        {
          heading: "К чему обязывает такая квартира?",
          blocks: [
            {
              points: [
                "Цена ограничена вместе с местом на парковке и кладовой, если режим распространяется и на них.",
                "Там надо жить: три месяца подряд без жильцов и без причины\u00a0— уже нарушение (Закон 18/2007, ст. 78.2).",
                "Сдавать можно только с разрешения, а туристам нельзя никогда.",
                "При каждой продаже Generalitat вправе купить первой (ст. 87–91).",
                "Пять лет нельзя покупать другое жильё, кроме особых случаев вроде переезда по работе (ст. 81).",
              ],
            },
          ],
        },
        {
          heading: "Когда кончается режим VPO?",
          blocks: [
            "На земле, которую план отводит под такое жильё или которая принадлежит государственному жилищному фонду, срока нет (ст. 79 в редакции Decret llei 17/2019). В остальных случаях он есть. Для квартир, признанных субсидируемыми до 9\u00a0апреля 2008\u00a0года, действуют правила их времени.",
            "Закон 11/2025 от 29\u00a0декабря к тому же продлевает сроки, которые истекают в городах с напряжённым рынком жилья, в том числе в Барселоне. Судя по публикациям, первое продление длится до марта 2027\u00a0года, и его можно повторять каждый год. Даты в старом акте теперь недостаточно.",
            "По этому закону собственник не может сам снять режим: досрочно это делают только власти и только в общественных интересах.",
          ],
        },
        {
          heading: "В каком порядке продают VPO?",
          blocks: [
            {
              steps: [
                "Запросите сведения в жилищном агентстве, а в Барселоне в жилищном консорциуме. Ответ идёт до трёх месяцев, поэтому начните с него.",
                "Собственник сообщает Generalitat, что решил продать. На вторичном рынке у неё есть два месяца и пятнадцать дней, чтобы купить или предложить покупателя.",
                "Если она не сделала ни того ни другого, покупателя можно искать самим, но из реестра желающих.",
                "Подписывают договор с обязательными условиями и ценой не выше предельной.",
                "Договор отдают на одобрение (visado): месяц, и молчание означает согласие (ст. 85).",
                "Только после этого идут к нотариусу. Продажа без одобрения недействительна.",
              ],
            },
          ],
        },
        {
          heading: "Где ошибаются с таким жильём?",
          blocks: [
            {
              points: [
                "Просят доплатить мимо договора. Это не только недействительно, но и грозит штрафом.",
                "Объявление обещает свободную цену «со следующего года», а проверить никто не удосужился.",
                "Продают раньше десяти лет и возвращают с процентами помощь, полученную на покупку.",
                "Банк считает кредит от предельной цены, сколько бы ни стоили соседние квартиры.",
              ],
            },
            "Агент обязан указать режим в агентском договоре, а вам его сообщают письменно до любого платежа (ст. 55 и 60).",
          ],
        },
        {
          heading: "Кто может купить квартиру VPO?",
          blocks: [
            {
              points: [
                "Кто-то из семьи записан в реестр желающих, и запись действует: её нужно продлевать.",
                "Доходы всех, кто там будет жить, не выше предела по жилищному плану.",
                "Как правило, ни у кого из семьи нет другого жилья; об исключениях спросите.",
                "Квартира станет для покупателя основным жильём.",
                "Цена вместе с кладовой и парковкой не выше предельной, указанной в справке.",
              ],
            },
            "Компания, инвестор или тот, кому нужно второе жильё, купить такую квартиру не могут. Проверьте всё это до задатка, с письменной справкой на руках: если договор не одобрят, сделки не будет, а задаток придётся возвращать через спор. В договор поэтому вносят условие, что без одобрения деньги отдают сразу и целиком.",
          ],
        },
      ],
      example: {
        heading: "Какой налог платит покупатель VPO?",
        blocks: [
          [
            "Квартиру VPO продают по предельной цене, за 180\u00a0000\u00a0€.",
            "По ставке {itp.protected} налог составит 12\u00a0600\u00a0€, а с обычной квартиры за те же деньги взяли бы 18\u00a0000\u00a0€.",
            "Если покупателю {itp.age}\u00a0лет или меньше и доход в пределах нормы, пусть спросит о ставке {itp.reduced}: вышло бы 9\u00a0000\u00a0€.",
          ],
        ],
      },
      inShort: [
        "Бывает субсидируемое жильё (VPO): с предельной ценой и условиями для покупателя.",
        "Каждую его продажу власти одобряют до похода к нотариусу.",
        "Относится ли к нему квартира, видно в реестре собственности.",
      ],
      next: "До любого платежа мы [проверим документы](/services/legal-support): нет ли в них такого режима.",
      description:
        "Субсидируемое жильё (VPO) в Каталонии: предельная цена, кто может купить, сколько длится режим, в каком порядке продают квартиру и какой налог с неё платят.",
      sources: [
        "Закон Каталонии 18/2007 о праве на жильё, ст. 55, 60, 77–92, третье и девятое переходные положения",
        "Decret llei 17/2019 от 23\u00a0декабря",
        "Закон Каталонии 11/2025 от 29\u00a0декабря о жилье и градостроительстве",
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст. 641-1",
        "Agència de l’Habitatge de Catalunya: сведения о субсидируемом жилье",
      ],
    },
  },
};
