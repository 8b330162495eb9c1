import type { Entry } from "../entry";

export const lettingAHome: Entry = {
  theme: "guide",
  related: [
    "tourist-licence",
    "tenanted-home",
    "non-resident-yearly-tax",
    "living-costs-of-a-home",
    "habitability-certificate",
  ],
  checked: "2026-11-23",
  // Decrees of October 2026 on renewals wait for Parliament, and the declaration of the area ends in March 2027.
  reviewBy: "2026-12-15",
  in: {
    en: {
      names: [
        "letting a home",
        "letting a home in barcelona",
        "letting out my property",
        "renting out a home",
        "rent out the apartment I buy",
        "buy to let",
        "buy to let barcelona",
        "rent cap barcelona",
        "rent limits for landlords",
        "becoming a landlord in spain",
      ],
      title: "Letting a home in Barcelona",
      answers: {
        what: "Letting a home you own is allowed in Barcelona, but the rent has a limit: since 16\u00a0March 2024 the city has been a stressed housing area, declared for three years. As a rule a new lease may not cost more than the last one of the past five years, brought up to date. If there was none, or if you are a large holder, the State’s index is the ceiling (Law 29/1994, art.\u00a017). The tenant may stay for five years, or seven if the owner is a company.",
        cost: "Letting a home costs the owner the agent’s fee and the drawing up of the lease, which can’t be passed on to the tenant (Law 29/1994, art.\u00a020). Then come the certificates, insurance, repairs, the yearly property tax and, unless the lease says otherwise, the community fees. The rent itself has a legal limit in Barcelona.",
        time: "Letting a home ties you for five years if the tenant wishes, and for seven if the owner is a company (Law 29/1994, art.\u00a09). The tenant may leave after six months with thirty days’ notice. Decrees of October 2026 change the renewals that come afterwards, if Parliament confirms them.",
        how: "Letting a home begins with the ceiling on the rent: find the last lease of the past five years, or look up the State’s index. Then get the certificates, advertise with the figures the law asks for, sign a lease and lodge the security deposit with Incasòl.",
      },
      sections: [
        {
          heading: "How is the highest rent worked out?",
          blocks: [
            {
              points: [
                "There was a lease in the past five years: its last rent, with the yearly update. A further 10% at most is possible in a few cases, such as recent renovation or a lease of ten years.",
                "There was none: the index that the Ministry of Housing publishes for that home.",
                "You own five or more homes in stressed areas: the index as well, even if the last rent was higher.",
              ],
            },
            "The declaration of March\u00a02024 runs until March\u00a02027 and may be extended, so ask what holds on the day you sign.",
          ],
        },
        {
          heading: "What do you need before a tenant moves in?",
          blocks: [
            {
              steps: [
                "A valid habitability certificate and an energy certificate, whose label belongs in every advert (Royal Decree 390/2021, art.\u00a015).",
                "An advert and a lease that give the index and the last rent, if there was one (Decree-Law 1/2025 of Catalonia).",
                "A written lease with the inventory and the state of the meters.",
                "One month’s rent as security deposit, lodged with Incasòl within two months (Law 29/1994, art.\u00a036, and Law 13/1996 of Catalonia).",
              ],
            },
          ],
        },
        {
          heading: "Is a season or a room a way around the limit?",
          blocks: [
            "Hardly. Since January\u00a02026 a season for work, studies or medical care has had the limits of a permanent home, and the reason has to be proved (Law 11/2025 of Catalonia). Renting out a room, to students for example, falls under the same law: according to published reports, all rooms together may not bring in more than the whole home could. Guests by the night need a tourist licence.",
          ],
        },
        {
          heading: "What tax falls on the rent?",
          blocks: [
            "Residents add the rent to their income, less expenses such as interest, property tax, repairs and 3% a year of the building. For a tenant’s main home, half of what is left is exempt as a rule in leases since 26\u00a0May 2023, and more in some cases (Law 35/2006, art.\u00a023.2). Whoever lives outside Spain files form 210.",
          ],
        },
        {
          heading: "What should a buyer ask before buying to let?",
          blocks: [
            {
              points: [
                "What was the last rent, and can the seller prove it? It may bind you too.",
                "Do you count on the reduced transfer tax? Then you have to live there yourself for three years.",
                "What does the mortgage say about letting, and is the home a protected one?",
              ],
            },
            "We sell homes and don’t let them. For the lease itself, see a letting agent or a lawyer; we promise no income from any home.",
          ],
        },
        {
          heading: "What is left of a year’s rent after tax?",
          blocks: [
            {
              caption: "An example: €14,400 of rent in a year, €4,400 of deductible expenses",
              columns: ["Owner", "What is taxed", "Tax"],
              rows: [
                ["Resident in Spain, tenant’s main home", "half of €10,000", "€5,000 added to other income"],
                ["Resident in another EU country", "€10,000", "19%: €1,900"],
                ["Resident outside the EU", "€14,400, without expenses", "24%: €3,456"],
              ],
            },
            "A judgment of July 2025 allowed expenses to a resident of the United States; ask an adviser whether it helps you.",
          ],
        },
      ],
      inShort:
        "An owner may let a home, within a rent limit that has applied in the city since 2024. The lease binds for five or seven years, and a month’s rent goes to Incasòl. Short stays are another matter.",
      next: "[Tell us that you want to let the home later](/contact), and we will ask the seller for the last lease.",
      description:
        "Letting a home in Barcelona: the limit on the rent since 2024, how long a tenant may stay, deposit, certificates and tax, and what to ask before you buy one.",
      sources: [
        "Law 29/1994 on urban leases (LAU), arts.\u00a09, 11, 17, 20 and 36",
        "Resolution of 14\u00a0March 2024 of the State Secretariat for Housing",
        "Law 12/2023 on the right to housing",
        "Law 11/2025 of Catalonia on housing and planning",
        "Decree-Law 1/2025 of Catalonia",
        "Law 13/1996 of Catalonia on security deposits",
        "Royal Decree 390/2021, art.\u00a015",
        "Law 35/2006, art.\u00a023.2",
      ],
    },
    es: {
      names: [
        "poner en alquiler",
        "comprar para poner en alquiler",
        "invertir en pisos para alquilar",
        "puedo alquilar el piso que compro",
        "alquilar siendo propietario",
        "límite del precio del alquiler",
        "zona tensionada alquiler barcelona",
      ],
      title: "Poner un piso en alquiler",
      answers: {
        what: "Poner un piso en alquiler en Barcelona se puede, pero la renta tiene un tope: desde el 16 de marzo de 2024 la ciudad es zona tensionada, declarada por tres años. Por regla general, un contrato nuevo no puede costar más que el último de los cinco años anteriores, actualizado. Si no lo hubo, o si usted es gran tenedor, el techo es el índice estatal (Ley 29/1994, art.\u00a017). El inquilino puede quedarse cinco años, o siete si alquila una sociedad.",
        cost: "Poner un piso en alquiler le cuesta al propietario la agencia y la redacción del contrato, que no se pueden cobrar al inquilino (Ley 29/1994, art.\u00a020). Se suman los certificados, el seguro, las reparaciones, el IBI y, si no se pacta otra cosa, la comunidad. La renta, además, tiene un tope legal en Barcelona.",
        time: "Poner un piso en alquiler le obliga durante cinco años si el inquilino quiere, y durante siete si el dueño es una sociedad (Ley 29/1994, art.\u00a09). El inquilino puede irse a partir de los seis meses con treinta días de aviso. Los decretos de octubre de 2026 cambian las prórrogas posteriores, si el Congreso los confirma.",
        how: "Para poner un piso en alquiler se empieza por el tope: busque el último contrato de los cinco años anteriores o consulte el índice estatal. Después reúna los certificados, anuncie con los datos que exige la ley, firme y deposite la fianza en el Incasòl.",
      },
      sections: [
        {
          heading: "¿Cómo se calcula la renta máxima?",
          blocks: [
            {
              points: [
                "Hubo contrato en los últimos cinco años: su última renta, con la actualización anual. En pocos casos, como una reforma reciente o un contrato de diez años, cabe hasta un 10\u00a0% más.",
                "No lo hubo: el índice que publica el Ministerio de Vivienda para ese piso.",
                "Tiene cinco viviendas o más en zonas tensionadas: también el índice, aunque la última renta fuera más alta.",
              ],
            },
            "La declaración de marzo de 2024 llega hasta marzo de 2027 y puede prorrogarse: pregunte qué rige el día que firme.",
          ],
        },
        {
          heading: "¿Qué hace falta antes de que entre alguien?",
          blocks: [
            {
              steps: [
                "La cédula de habitabilidad en vigor y el certificado energético, cuya etiqueta va en todos los anuncios (RD 390/2021, art.\u00a015).",
                "Un anuncio y un contrato que indiquen el índice y la última renta, si la hubo (Decreto ley 1/2025 de Cataluña).",
                "Un contrato por escrito, con inventario y lectura de contadores.",
                "Una mensualidad de fianza, depositada en el Incasòl en dos meses (Ley 29/1994, art.\u00a036, y Ley 13/1996 de Cataluña).",
              ],
            },
          ],
        },
        {
          heading: "¿Sirve la temporada o la habitación para cobrar más?",
          blocks: [
            "Casi nunca. Desde enero de 2026, la temporada por trabajo, estudios o atención médica tiene los límites de la vivienda permanente, y el motivo hay que acreditarlo (Ley 11/2025 de Cataluña). El alquiler de habitaciones, por ejemplo a estudiantes, entra en la misma ley: según lo publicado, todas juntas no pueden costar más que el piso entero. Para alojar por noches hace falta licencia turística.",
          ],
        },
        {
          heading: "¿Qué impuestos paga la renta cobrada?",
          blocks: [
            "Quien reside en España la suma a su IRPF, una vez restados gastos como intereses, IBI, reparaciones y un 3\u00a0% anual de la construcción. Si es la vivienda habitual del inquilino, la mitad de lo que queda suele estar exenta en los contratos firmados desde el 26 de mayo de 2023, y en algunos casos más (Ley 35/2006, art.\u00a023.2). Quien vive fuera presenta el modelo 210.",
          ],
        },
        {
          heading: "¿Qué preguntar antes de comprar para alquilar?",
          blocks: [
            {
              points: [
                "¿Cuál fue la última renta y cómo lo prueba quien vende? También puede obligarle a usted.",
                "¿Cuenta con el tipo reducido del ITP? Entonces ha de vivir en el piso tres años.",
                "¿Qué dice la hipoteca de alquilar, y está el piso protegido?",
              ],
            },
            "Nosotros vendemos viviendas, no las alquilamos. Para el contrato, acuda a una agencia de alquiler o a un abogado; de ninguna vivienda le prometemos ingresos.",
          ],
        },
        {
          heading: "¿Cuánto queda de un año de renta?",
          blocks: [
            {
              caption: "Un ejemplo: 14.400\u00a0€ de renta al año y 4.400\u00a0€ de gastos deducibles",
              columns: ["Propietario", "Qué tributa", "Impuesto"],
              rows: [
                [
                  "Residente en España, vivienda habitual del inquilino",
                  "la mitad de 10.000\u00a0€",
                  "5.000\u00a0€ que se suman a sus otros ingresos",
                ],
                ["Residente en otro país de la UE", "10.000\u00a0€", "19\u00a0%: 1.900\u00a0€"],
                ["Residente fuera de la UE", "14.400\u00a0€, sin gastos", "24\u00a0%: 3.456\u00a0€"],
              ],
            },
            "Una sentencia de julio de 2025 admitió los gastos a un residente en Estados Unidos; pregunte a un asesor si le sirve.",
          ],
        },
      ],
      inShort:
        "El propietario puede alquilar su vivienda, con un tope de renta que rige en la ciudad desde 2024. El contrato obliga cinco o siete años y una mensualidad se deposita en el Incasòl. Las estancias cortas son otra cosa.",
      next: "[Díganos que más adelante quiere alquilarlo](/contact) y pediremos el último contrato a quien vende.",
      description:
        "Poner un piso en alquiler en Barcelona: el tope de la renta desde 2024, cuántos años puede quedarse el inquilino, fianza, certificados, impuestos y preguntas.",
      sources: [
        "Ley 29/1994, de arrendamientos urbanos, arts.\u00a09, 11, 17, 20 y 36",
        "Resolución de 14 de marzo de 2024, de la Secretaría de Estado de Vivienda",
        "Ley 12/2023, por el derecho a la vivienda",
        "Ley 11/2025 de Cataluña, en materia de vivienda y urbanismo",
        "Decreto ley 1/2025 de Cataluña",
        "Ley 13/1996 de Cataluña, de depósito de fianzas",
        "Real Decreto 390/2021, art.\u00a015",
        "Ley 35/2006, art.\u00a023.2",
      ],
    },
    ca: {
      names: [
        "posar en lloguer",
        "posar de lloguer",
        "comprar per posar en lloguer",
        "invertir en pisos per llogar",
        "puc llogar el pis que compro",
        "llogar sent propietari",
        "límit del preu del lloguer",
        "zona tensionada lloguer barcelona",
      ],
      title: "Posar un pis en lloguer",
      answers: {
        what: "Posar un pis en lloguer a Barcelona és permès, però la renda té un topall: des del 16 de març del 2024 la ciutat és zona tensionada, declarada per tres anys. Per regla general, un contracte nou no pot costar més que l’últim dels cinc anys anteriors, actualitzat. Si no n’hi va haver cap, o si vostè és gran tenidor, el sostre és l’índex estatal (Llei 29/1994, art.\u00a017). El llogater s’hi pot quedar cinc anys, o set si qui lloga és una societat.",
        cost: "Posar un pis en lloguer costa al propietari l’agència i la redacció del contracte, que no es poden cobrar al llogater (Llei 29/1994, art.\u00a020). S’hi afegeixen els certificats, l’assegurança, les reparacions, l’IBI i, si no es pacta res més, la comunitat. La renda, a més, té un topall legal a Barcelona.",
        time: "Posar un pis en lloguer l’obliga cinc anys si el llogater vol, i set si el propietari és una societat (Llei 29/1994, art.\u00a09). El llogater pot marxar a partir dels sis mesos amb trenta dies d’avís. Els decrets de l’octubre del 2026 canvien les pròrrogues de després, si el Congrés els confirma.",
        how: "Per posar un pis en lloguer es comença pel topall: busqui l’últim contracte dels cinc anys anteriors o miri l’índex estatal. Després aplegui els certificats, anunciï’l amb les dades que la llei exigeix, signi i dipositi la fiança a l’Incasòl.",
      },
      sections: [
        {
          heading: "Com es calcula la renda màxima?",
          blocks: [
            {
              points: [
                "Hi va haver contracte els últims cinc anys: l’última renda, amb l’actualització anual. En pocs casos, com una reforma recent o un contracte de deu anys, s’hi pot afegir fins a un 10\u00a0%.",
                "No n’hi va haver: l’índex que el Ministeri d’Habitatge publica per a aquell pis.",
                "Té cinc habitatges o més en zones tensionades: també l’índex, encara que l’última renda fos més alta.",
              ],
            },
            "La declaració del març del 2024 arriba fins al març del 2027 i es pot prorrogar: pregunti què regeix el dia que signi.",
          ],
        },
        {
          heading: "Què cal abans que hi entri ningú?",
          blocks: [
            {
              steps: [
                "La cèdula d’habitabilitat en vigor i el certificat energètic, l’etiqueta del qual va a tots els anuncis (RD 390/2021, art.\u00a015).",
                "Un anunci i un contracte que indiquin l’índex i l’última renda, si n’hi va haver (Decret llei 1/2025).",
                "Un contracte per escrit, amb inventari i lectura de comptadors.",
                "Una mensualitat de fiança, dipositada a l’Incasòl en dos mesos (Llei 29/1994, art.\u00a036, i Llei 13/1996).",
              ],
            },
          ],
        },
        {
          heading: "La temporada o l’habitació permeten cobrar més?",
          blocks: [
            "Gairebé mai. Des del gener del 2026, la temporada per feina, estudis o atenció mèdica té els límits de l’habitatge permanent, i el motiu s’ha d’acreditar (Llei 11/2025). El lloguer d’habitacions, per exemple a estudiants, entra a la mateixa llei: segons el que s’ha publicat, totes juntes no poden costar més que el pis sencer. Per allotjar per nits cal llicència turística.",
          ],
        },
        {
          heading: "Quins impostos paga el que es cobra?",
          blocks: [
            "Qui resideix a Espanya ho suma a l’IRPF, un cop restades despeses com ara interessos, IBI, reparacions i un 3\u00a0% anual de la construcció. Si és l’habitatge habitual del llogater, la meitat del que queda acostuma a estar exempta en els contractes signats des del 26 de maig del 2023, i en alguns casos més (Llei 35/2006, art.\u00a023.2). Qui viu fora presenta el model 210.",
          ],
        },
        {
          heading: "Què cal preguntar abans de comprar per llogar?",
          blocks: [
            {
              points: [
                "Quina va ser l’última renda i com ho prova qui ven? També el pot obligar a vostè.",
                "Compta amb el tipus reduït de l’ITP? Llavors ha de viure al pis tres anys.",
                "Què diu la hipoteca de llogar, i és un pis protegit?",
              ],
            },
            "Nosaltres venem habitatges, no els lloguem. Per al contracte, vagi a una agència de lloguers o a un advocat; de cap habitatge no li prometem ingressos.",
          ],
        },
        {
          heading: "Quant queda d’un any de renda?",
          blocks: [
            {
              caption: "Un exemple: 14.400\u00a0€ de renda l’any i 4.400\u00a0€ de despeses deduïbles",
              columns: ["Propietari", "Què tributa", "Impost"],
              rows: [
                [
                  "Resident a Espanya, habitatge habitual del llogater",
                  "la meitat de 10.000\u00a0€",
                  "5.000\u00a0€ que se sumen als altres ingressos",
                ],
                ["Resident en un altre país de la UE", "10.000\u00a0€", "19\u00a0%: 1.900\u00a0€"],
                ["Resident fora de la UE", "14.400\u00a0€, sense despeses", "24\u00a0%: 3.456\u00a0€"],
              ],
            },
            "Una sentència del juliol del 2025 va admetre les despeses a un resident dels Estats Units; pregunti a un assessor si li serveix.",
          ],
        },
      ],
      inShort:
        "El propietari pot llogar l’habitatge, amb un topall de renda que regeix a la ciutat des del 2024. El contracte obliga cinc o set anys i una mensualitat es diposita a l’Incasòl. Les estades curtes són una altra cosa.",
      next: "[Digui’ns que més endavant el vol llogar](/contact) i demanarem l’últim contracte a qui ven.",
      description:
        "Posar un pis en lloguer a Barcelona: el topall de la renda des del 2024, quants anys s’hi pot quedar el llogater, fiança, certificats, impostos i preguntes.",
      sources: [
        "Llei 29/1994, d’arrendaments urbans, arts.\u00a09, 11, 17, 20 i 36",
        "Resolució de 14 de març del 2024, de la Secretaria d’Estat d’Habitatge",
        "Llei 12/2023, pel dret a l’habitatge",
        "Llei 11/2025, en matèria d’habitatge i urbanisme",
        "Decret llei 1/2025",
        "Llei 13/1996, del registre i el dipòsit de fiances",
        "Reial decret 390/2021, art.\u00a015",
        "Llei 35/2006, art.\u00a023.2",
      ],
    },
    ru: {
      names: [
        "сдать квартиру в аренду",
        "сдавать квартиру в Барселоне",
        "сдача квартиры в аренду",
        "купить квартиру для сдачи в аренду",
        "купить квартиру под сдачу",
        "сдать купленную квартиру",
        "сдавать купленную квартиру",
        "ограничение арендной платы в Барселоне",
      ],
      title: "Сдача квартиры в аренду",
      answers: {
        what: "Сдать квартиру в аренду в Барселоне можно, но плата ограничена: с 16\u00a0марта 2024\u00a0года город объявлен зоной напряжённого рынка жилья на три года. Как правило, новый договор не может стоить больше последнего за предыдущие пять лет с учётом индексации. Если договора не было или вы крупный собственник, потолок\u00a0— государственный индекс (Закон 29/1994, ст.\u00a017). Жилец вправе остаться на пять лет, а если сдаёт компания, на семь.",
        cost: "Сдать квартиру в аренду стоит собственнику услуг агентства и подготовки договора: переложить их на жильца нельзя (Закон 29/1994, ст.\u00a020). К ним добавляются сертификаты, страховка, ремонт, ежегодный налог IBI и, если не договорились иначе, взносы в сообщество. Сама плата в Барселоне ограничена законом.",
        time: "Сдать квартиру в аренду\u00a0— значит связать себя на пять лет, если жилец захочет остаться, а если собственник компания, то на семь (Закон 29/1994, ст.\u00a09). Жилец может уехать через полгода, предупредив за тридцать дней. Октябрьские декреты 2026\u00a0года меняют правила продления, если их утвердит парламент.",
        how: "Чтобы сдать квартиру в аренду, начните с потолка платы: найдите последний договор за пять лет или посмотрите государственный индекс. Затем получите сертификаты, дайте объявление с данными, которых требует закон, подпишите договор и внесите залог в Incasòl.",
      },
      sections: [
        {
          heading: "Как считают наибольшую плату?",
          blocks: [
            {
              points: [
                "Договор за последние пять лет был: берут последнюю плату с ежегодной индексацией. В немногих случаях, например после недавнего ремонта или при договоре на десять лет, можно прибавить до 10\u00a0%.",
                "Договора не было: берут индекс, который министерство жилья публикует для этой квартиры.",
                "У вас пять или больше квартир в таких зонах: тоже индекс, даже если прежняя плата была выше.",
              ],
            },
            "Решение марта 2024\u00a0года действует до марта 2027\u00a0года, и его могут продлить: спросите, что действует в день подписания.",
          ],
        },
        {
          heading: "Что нужно до заселения жильца?",
          blocks: [
            {
              steps: [
                "Действующее свидетельство о пригодности для проживания (cédula de habitabilidad) и сертификат энергоэффективности: его этикетка нужна в каждом объявлении (RD 390/2021, ст.\u00a015).",
                "Объявление и договор, где указаны индекс и последняя плата, если она была (декрет-закон Каталонии 1/2025).",
                "Письменный договор с описью имущества и показаниями счётчиков.",
                "Залог в размере месячной платы, который за два месяца вносят в Incasòl (Закон 29/1994, ст.\u00a036, и Закон Каталонии 13/1996).",
              ],
            },
          ],
        },
        {
          heading: "Помогут ли сезон или комната обойти предел?",
          blocks: [
            "Почти никогда. С января 2026\u00a0года для сезонной аренды ради работы, учёбы или лечения действуют те же пределы, что для постоянного жилья, а причину надо подтвердить (Закон Каталонии 11/2025). Комната, например для студентов, подпадает под тот же закон: по сообщениям прессы, все комнаты вместе не могут стоить больше целой квартиры. Чтобы принимать гостей посуточно, нужна туристическая лицензия.",
          ],
        },
        {
          heading: "Какой налог платят с дохода?",
          blocks: [
            "Кто живёт в Испании, прибавляет эту плату к доходу, вычтя расходы: проценты, IBI, ремонт и 3\u00a0% стоимости постройки в год. Если для жильца это основное жильё, половина остатка обычно освобождена от налога в договорах с 26\u00a0мая 2023\u00a0года, а в некоторых случаях и больше (Закон 35/2006, ст.\u00a023.2). Кто живёт за рубежом, подаёт форму 210.",
          ],
        },
        {
          heading: "Что спросить до покупки под сдачу?",
          blocks: [
            {
              points: [
                "Какой была последняя плата и чем это подтвердит продавец? Она может связать и вас.",
                "Рассчитываете на пониженную ставку налога? Тогда вы должны прожить в жилье сами три года.",
                "Что об аренде сказано в ипотечном договоре и не относится ли жильё к социальному?",
              ],
            },
            "Мы продаём жильё и не занимаемся арендой. За договором обратитесь в агентство по аренде или к юристу, а дохода мы не обещаем ни с одного объекта.",
          ],
        },
        {
          heading: "Сколько остаётся от аренды за год?",
          blocks: [
            {
              caption: "Пример: 14\u00a0400\u00a0€ аренды за год и 4400\u00a0€ вычитаемых расходов",
              columns: ["Собственник", "С чего платят", "Налог"],
              rows: [
                [
                  "Резидент Испании, для жильца это основное жильё",
                  "половина от 10\u00a0000\u00a0€",
                  "5000\u00a0€ прибавляются к другим доходам",
                ],
                ["Резидент другой страны ЕС", "10\u00a0000\u00a0€", "19\u00a0%: 1900\u00a0€"],
                ["Резидент страны вне ЕС", "14\u00a0400\u00a0€, без расходов", "24\u00a0%: 3456\u00a0€"],
              ],
            },
            "В июле 2025 года суд разрешил вычесть расходы жителю США; спросите консультанта, поможет ли это вам. Из оставшейся суммы вычтите ещё налог на недвижимость, взносы в сообщество, страховку и месяц простоя между жильцами: так видна настоящая доходность.",
          ],
        },
      ],
      inShort:
        "Собственник может сдать жильё, но плата в городе ограничена с 2024\u00a0года. Договор связывает на пять или семь лет, а месячный залог вносят в Incasòl. Короткие сроки\u00a0— другое дело.",
      next: "[Скажите нам, что потом хотите сдавать квартиру](/contact), и мы попросим у продавца последний договор.",
      description:
        "Сдать квартиру в аренду в Барселоне: предел платы с 2024 года, сколько лет вправе остаться жилец, залог, сертификаты и налог, и что спросить до покупки.",
      sources: [
        "Закон 29/1994 о городской аренде, ст.\u00a09, 11, 17, 20 и 36",
        "Решение Государственного секретариата по жилью от 14\u00a0марта 2024\u00a0года",
        "Закон 12/2023 о праве на жильё",
        "Закон Каталонии 11/2025 о жилье и градостроительстве",
        "Декрет-закон Каталонии 1/2025",
        "Закон Каталонии 13/1996 о залогах",
        "Королевский декрет (RD) 390/2021, ст.\u00a015",
        "Закон 35/2006, ст.\u00a023.2",
      ],
    },
  },
};
