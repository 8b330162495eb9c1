import type { Entry } from "../entry";

export const renovationWorks: Entry = {
  theme: "homes",
  related: ["works-licence", "community-statutes", "period-building", "income-tax-on-the-gain", "building-inspection"],
  homes: "recently-renovated",
  checked: "2026-11-23",
  reviewBy: "2026-12-15",
  in: {
    en: {
      names: [
        "renovation works",
        "renovating an apartment in barcelona",
        "apartment to renovate",
        "home in need of renovation",
        "renovation permit barcelona",
        "vat on renovation",
        "full renovation of an apartment",
        "reforma integral",
        "flat to renovate",
        "renovation licence",
      ],
      title: "Renovating a home",
      answers: {
        what: "Renovation works in Barcelona need three things before the first wall: a plan, the right permit from the city council, and notice to the community. VAT on them is 10% if you meet three conditions, and 21% otherwise: on work of €60,000 that is €6,000 or €12,600. Ask about all of it before you buy, as the bank doesn’t lend for the work.",
        cost: "Renovation works have no official price per square metre: area, installations and what the walls hide decide it, so two quotes on the same written list tell you more than any average. On a quote of €60,000 come €6,000 of VAT at 10%, or €12,600 at 21%, and up to €2,400 of building tax (ICIO, by law 4% of the construction budget at most). Municipal fee and technician are extra.",
        calculation:
          "The bill for renovation works is the quote + VAT of 10 or 21% + building tax of up to 4% + municipal fee + technician + a reserve. For €60,000 at 10% that makes €66,000 and up to €2,400; with a reserve of a tenth you plan some €74,400 before fee and technician. The reserve is for what shows when a ceiling is open.",
        time: "How long renovation works take depends on the permit, the trades and the building’s rules on hours. Nobody publishes an average. Ask for a calendar with the quote, count from the day the permit takes effect and leave a few weeks between the promised date and the removal van.",
        who: "Renovation works are the owner’s responsibility, towards the city, the neighbours and the community. A technician signs where structure or layout demand it; the contractor carries the insurance. See both names and the policy before work begins.",
        must: "Yes, nearly all renovation works in an apartment need something from the city council, from a simple notice for finishes to a licence for structure. The president or the manager of the building has to be told beforehand, and common elements need a vote. Painting needs neither.",
        pitfalls:
          "Renovation works go wrong where the quote has no list, the payments run ahead of the work and the permit doesn’t cover what is being done. Pay in stages, each against work that is finished, with dates and a penalty for delay. Keep a tenth of the sum until the last defect is gone.",
      },
      sections: [
        {
          heading: "Whose agreement do you need?",
          blocks: [
            "You may repair and renovate your own home if you don’t harm neighbours, stability, access or the building’s outward look. The president or the manager must be told beforehand. Touching a common element, such as a beam or the façade, needs a vote (Civil Code of Catalonia, art. 553-36).",
            "The community can demand that such an element be put back as it was. When you buy a renovated home, ask for permit and vote: the duty passes with it.",
          ],
        },
        {
          heading: "When is the VAT on the work 10%?",
          blocks: [
            "The reduced rate applies if all of this is true (Law 37/1992, art. 91.One.2.10):",
            {
              points: [
                "you are a private person and the home is for your own use, or the community is the client;",
                "the home was finished, or last rehabilitated, at least two years ago;",
                "the contractor’s own materials are no more than 40% of the taxable amount.",
              ],
            },
            "Otherwise it is 21%. The contractor will ask you to sign a statement; keep a copy of it with the invoices.",
            "Pay by card, transfer or cheque. From 1\u00a0December 2026 Royal Decree-Law 29/2026 makes that a condition of the 10%, if Parliament has confirmed it; ask before you pay in cash.",
          ],
        },
        {
          heading: "In which order do you go about it?",
          blocks: [
            {
              steps: [
                "Before the deposit contract, go through with a technician: beams, damp, pipes, electrics.",
                "Read the minutes: façade, roof or drains may be due as well.",
                "Draw the plan, and ask which permit it needs.",
                "Compare quotes line by line, with dates and a penalty for delay.",
                "Pay in stages, each against work that is done.",
                "File permit, certificate, guarantees and invoices with the deed.",
              ],
            },
          ],
        },
        {
          heading: "What is easily forgotten?",
          blocks: [
            {
              points: [
                "The bank lends on the price or the valuation, whichever is lower; the work is paid from your own money.",
                "Old fibre cement may contain asbestos, and only a registered firm may remove it (Royal Decree 396/2006).",
                "Invoices for improvements raise your purchase value when you sell (Law 35/2006, art. 35).",
                "New windows or heating change the energy rating: have the certificate renewed.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What is on a bill of €60,000, at 10% and at 21%?",
        blocks: [
          {
            caption: "An example; fee and technician come on top",
            columns: ["Line", "VAT 10%", "VAT 21%"],
            rows: [
              ["Quote", "€60,000", "€60,000"],
              ["VAT", "€6,000", "€12,600"],
              ["Building tax (ICIO), at most 4%", "€2,400", "€2,400"],
              ["Reserve of a tenth", "€6,000", "€6,000"],
              ["To plan", "€74,400", "€81,000"],
            ],
          },
          [
            "{?with.renovation}On {date} we know the year of the last renovation for {with.renovation} on offer: ask for the permit and the invoices.",
          ],
        ],
      },
      inShort: [
        "Building work needs the city’s permit and a notice to the community, and common elements need a vote.",
        "VAT is 10% or 21%, depending on client, age and materials.",
        "Have the home seen by a technician before the deposit contract.",
      ],
      next: "Before you offer, we’ll go through with you what a home needs: [see our homes](/properties).",
      description:
        "Renovation works in Barcelona: whose agreement you need, when the VAT is 10%, what the permit costs, in which order to go about it and what is forgotten.",
      sources: [
        "Civil Code of Catalonia, art. 553-36",
        "Law 37/1992 on value added tax, art. 91.One.2.10",
        "Royal Decree-Law 29/2026, art.\u00a07 (awaiting confirmation by Parliament)",
        "Royal Legislative Decree 2/2004 on local finances, art. 102.3",
        "Law 35/2006 on personal income tax, art. 35",
        "Royal Decree 396/2006 (asbestos)",
      ],
    },
    es: {
      names: [
        "reforma de un piso",
        "reforma integral de un piso",
        "piso para reformar",
        "piso a reformar",
        "obras en un piso",
        "permiso de obras para reformar",
        "iva de la reforma",
        "reformar un piso en barcelona",
      ],
      title: "La reforma de un piso",
      answers: {
        what: "La reforma de un piso en Barcelona pide tres cosas antes de tirar un tabique: un proyecto, el permiso municipal que corresponda y el aviso a la comunidad. El IVA es del 10\u00a0% si cumple tres condiciones y, si no, del 21\u00a0%: en una obra de 60.000\u00a0€, 6.000 o 12.600\u00a0€. Infórmese de todo antes de comprar, porque el banco no presta para la obra.",
        cost: "La reforma de un piso no tiene precio oficial por metro cuadrado: deciden la superficie, las instalaciones y lo que esconden las paredes, así que dos presupuestos sobre la misma lista dicen más que una media. A uno de 60.000\u00a0€ se suman 6.000\u00a0€ de IVA al 10\u00a0%, o 12.600\u00a0€ al 21\u00a0%, y hasta 2.400\u00a0€ del impuesto de obras (ICIO, por ley un 4\u00a0% del presupuesto de ejecución como mucho). La tasa municipal y el técnico van aparte.",
        calculation:
          "La reforma de un piso se calcula así: presupuesto + IVA del 10 o 21\u00a0% + impuesto de obras de hasta el 4\u00a0% + tasa + técnico + reserva. Con 60.000\u00a0€ al 10\u00a0% son 66.000\u00a0€ y hasta 2.400\u00a0€; con una reserva de una décima parte, cuente unos 74.400\u00a0€ antes de tasa y técnico. La reserva es para lo que aparece al abrir un techo.",
        time: "Lo que dura la reforma de un piso depende del permiso, de los oficios y del horario que admita la finca. Nadie publica una media. Pida un calendario con el presupuesto, cuente desde que el permiso tenga efecto y deje semanas de margen antes de la mudanza.",
        who: "De la reforma de un piso responde quien es su propietario, ante el ayuntamiento, los vecinos y la comunidad. Un técnico firma cuando lo exigen la estructura o la distribución; el seguro lo tiene la empresa. Vea los dos nombres y la póliza antes de empezar.",
        must: "Sí, casi toda reforma de un piso necesita algo del ayuntamiento, desde una simple comunicación para los acabados hasta licencia para la estructura. Además hay que avisar antes al presidente o al administrador, y los elementos comunes piden acuerdo de la junta. Para pintar no hace falta nada.",
        pitfalls:
          "La reforma de un piso sale mal cuando el presupuesto no lleva lista, se paga por delante de la obra o el permiso no cubre lo que se hace. Pague por fases, cada una contra trabajo terminado, con fechas y penalización por retraso. Guarde una décima parte hasta que desaparezca el último defecto.",
      },
      sections: [
        {
          heading: "¿A quién hay que pedir permiso o avisar?",
          blocks: [
            "En su vivienda puede reparar y reformar si no perjudica a los vecinos ni la solidez, la accesibilidad o el aspecto exterior. Antes tiene que comunicarlo a la presidencia o a la administración. Si toca un elemento común, como una viga o la fachada, hace falta un acuerdo de la junta (Código civil de Cataluña, art.\u00a0553-36).",
            "La comunidad puede exigir que ese elemento vuelva a su estado original. Al comprar un piso ya reformado, pida el permiso y el acuerdo: el problema se hereda.",
          ],
        },
        {
          heading: "¿Cuándo es del 10\u00a0% el IVA de la obra?",
          blocks: [
            "El tipo reducido se aplica si se cumple todo esto (Ley 37/1992, art.\u00a091.Uno.2.10.º):",
            {
              points: [
                "la encarga un particular para su uso, o bien la comunidad;",
                "la construcción o la última rehabilitación terminó hace al menos dos años;",
                "los materiales que pone la empresa no pasan del 40\u00a0% de la base imponible.",
              ],
            },
            "En los demás casos es el 21\u00a0%. La empresa le pedirá una declaración firmada; guarde copia junto con las facturas.",
            "Pague con tarjeta, transferencia o cheque. El Real Decreto-ley 29/2026 lo exige para el 10\u00a0% desde el 1\u00a0de diciembre de 2026, si el Congreso lo ha convalidado; pregunte antes de pagar en efectivo.",
          ],
        },
        {
          heading: "¿Por qué orden conviene ir?",
          blocks: [
            {
              steps: [
                "Antes de las arras, recorra el piso con un técnico: vigas, humedades, tuberías, electricidad.",
                "Lea las actas: quizá también toquen fachada, cubierta o desagües.",
                "Dibuje la distribución y pregunte qué permiso necesita.",
                "Compare los presupuestos línea a línea, con fechas y penalización por retraso.",
                "Pague por fases, cada una contra obra hecha.",
                "Guarde con la escritura permiso, certificado, garantías y facturas.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se suele olvidar?",
          blocks: [
            {
              points: [
                "El banco presta sobre el precio o la tasación, lo que sea menor; la obra sale de su bolsillo.",
                "El fibrocemento antiguo puede llevar amianto y solo lo retira una empresa inscrita (Real Decreto 396/2006).",
                "Las facturas de mejoras aumentan el valor de adquisición cuando venda (Ley 35/2006, art.\u00a035).",
                "Unas ventanas o una calefacción nuevas cambian la calificación energética: renueve el certificado.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué lleva una factura de 60.000\u00a0€, al 10 y al 21\u00a0%?",
        blocks: [
          {
            caption: "Un ejemplo; la tasa y el técnico se suman",
            columns: ["Concepto", "IVA 10\u00a0%", "IVA 21\u00a0%"],
            rows: [
              ["Presupuesto", "60.000\u00a0€", "60.000\u00a0€"],
              ["IVA", "6.000\u00a0€", "12.600\u00a0€"],
              ["Impuesto de obras (ICIO), máximo 4\u00a0%", "2.400\u00a0€", "2.400\u00a0€"],
              ["Reserva de una décima parte", "6.000\u00a0€", "6.000\u00a0€"],
              ["Para prever", "74.400\u00a0€", "81.000\u00a0€"],
            ],
          },
          [
            "{?with.renovation}A {date}, conocemos el año de la última reforma en {with.renovation} en venta: pida el permiso y las facturas.",
          ],
        ],
      },
      inShort: [
        "Una reforma necesita el permiso municipal y el aviso a la comunidad, y los elementos comunes, un acuerdo.",
        "El IVA es del 10\u00a0% o del 21\u00a0% según quién la encarga, la antigüedad y los materiales.",
        "Vea el piso con un técnico antes de las arras.",
      ],
      next: "Antes de ofertar repasamos con usted qué obra necesita cada una: [vea nuestras viviendas](/properties).",
      description:
        "La reforma de un piso en Barcelona: a quién avisar, qué permiso pedir, cuándo el IVA es del 10\u00a0%, por qué orden conviene ir y qué se suele olvidar al comprar.",
      sources: [
        "Código civil de Cataluña, art.\u00a0553-36",
        "Ley 37/1992, del IVA, art.\u00a091.Uno.2.10.º",
        "Real Decreto-ley 29/2026, art.\u00a07 (pendiente de convalidación)",
        "Real Decreto Legislativo 2/2004, de haciendas locales, art.\u00a0102.3",
        "Ley 35/2006, del IRPF, art.\u00a035",
        "Real Decreto 396/2006 (amianto)",
      ],
    },
    ca: {
      names: [
        "reforma d’un pis",
        "reforma integral d’un pis",
        "pis per reformar",
        "pis a reformar",
        "obres en un pis",
        "permís d’obres per reformar",
        "permís per fer obres",
        "obres al bany",
        "iva de la reforma",
        "reformar un pis a barcelona",
      ],
      title: "La reforma d’un pis",
      answers: {
        what: "La reforma d’un pis a Barcelona demana tres coses abans de tirar cap envà: un projecte, el permís d’obres que li pertoqui i l’avís a la comunitat. Per renovar un bany no es demana el mateix que per moure una paret: pregunti a l’ajuntament. L’IVA és del 10\u00a0% si compleix tres condicions i, si no, del 21\u00a0%: en una obra de 60.000\u00a0€, 6.000 o 12.600\u00a0€. Informi-se’n abans de comprar, perquè el banc no presta per a l’obra.",
        cost: "La reforma d’un pis no té cap preu oficial per metre quadrat: ho decideixen la superfície, les instal·lacions i el que amaguen les parets, de manera que dos pressupostos sobre la mateixa llista diuen més que una mitjana. A un de 60.000\u00a0€ s’hi sumen 6.000\u00a0€ d’IVA al 10\u00a0%, o 12.600\u00a0€ al 21\u00a0%, i fins a 2.400\u00a0€ de l’impost d’obres (ICIO, per llei un 4\u00a0% del pressupost d’execució com a molt). La taxa municipal i el tècnic van a part.",
        calculation:
          "La reforma d’un pis es calcula així: pressupost + IVA del 10 o 21\u00a0% + impost d’obres de fins al 4\u00a0% + taxa + tècnic + reserva. Amb 60.000\u00a0€ al 10\u00a0% són 66.000\u00a0€ i fins a 2.400\u00a0€; amb una reserva d’una desena part, compti uns 74.400\u00a0€ abans de taxa i tècnic. La reserva és per al que surt en obrir un sostre.",
        time: "El que dura la reforma d’un pis depèn del permís, dels oficis i de l’horari que admeti la finca. Ningú no en publica cap mitjana. Demani un calendari amb el pressupost, compti des que el permís tingui efecte i deixi setmanes de marge abans de la mudança.",
        who: "De la reforma d’un pis en respon qui n’és propietari, davant l’ajuntament, els veïns i la comunitat. Un tècnic signa quan ho exigeixen l’estructura o la distribució; l’assegurança la té l’empresa. Vegi els dos noms i la pòlissa abans de començar.",
        must: "Sí, gairebé tota reforma d’un pis necessita alguna cosa de l’ajuntament, des d’una simple comunicació per als acabats fins a llicència per a l’estructura. A més s’ha d’avisar abans el president o l’administrador, i els elements comuns demanen acord de la junta. Per pintar no cal res.",
        pitfalls:
          "La reforma d’un pis surt malament quan el pressupost no porta llista, es paga per davant de l’obra o el permís no cobreix el que s’hi fa. Pagui per fases, cadascuna contra feina acabada, amb dates i penalització per retard. Guardi una desena part fins que desaparegui l’últim defecte.",
      },
      sections: [
        {
          heading: "A qui cal demanar permís o avisar?",
          blocks: [
            "Al seu habitatge pot reparar i reformar si no perjudica els veïns ni la solidesa, l’accessibilitat o l’aspecte exterior. Abans ho ha de comunicar a la presidència o a l’administració. Si toca un element comú, com una biga o la façana, cal un acord de la junta (Codi civil de Catalunya, art. 553-36).",
            "La comunitat pot exigir que aquest element torni a l’estat original. Si compra un pis ja reformat, demani el permís i l’acord: el problema s’hereta.",
          ],
        },
        {
          heading: "Quan és del 10\u00a0% l’IVA de l’obra?",
          blocks: [
            "El tipus reduït s’aplica si es compleix tot això (Llei 37/1992, art. 91.U.2.10è):",
            {
              points: [
                "l’encarrega un particular per al seu ús, o bé la comunitat;",
                "la construcció o l’última rehabilitació es va acabar fa almenys dos anys;",
                "els materials que hi posa l’empresa no passen del 40\u00a0% de la base imposable.",
              ],
            },
            "En els altres casos és el 21\u00a0%. L’empresa li demanarà una declaració signada; guardi’n còpia amb les factures.",
            "Pagui amb targeta, transferència o xec. El Reial decret llei 29/2026 ho demana per al 10\u00a0% des de l’1\u00a0de desembre del 2026, si el Congrés l’ha convalidat; pregunti-ho abans de pagar en efectiu.",
          ],
        },
        {
          heading: "En quin ordre val més anar?",
          blocks: [
            {
              steps: [
                "Abans de les arres, recorri el pis amb un tècnic: bigues, humitats, canonades, electricitat.",
                "Llegeixi les actes: potser també toquen façana, coberta o desguassos.",
                "Dibuixi la distribució i ensenyi-la a l’ajuntament o al tècnic.",
                "Compari els pressupostos línia per línia, amb dates i penalització per retard.",
                "Pagui per fases, cadascuna contra obra feta.",
                "Guardi amb l’escriptura el permís, el certificat, les garanties i les factures.",
              ],
            },
          ],
        },
        {
          heading: "Què s’acostuma a oblidar?",
          blocks: [
            {
              points: [
                "El banc presta sobre el preu o la taxació, el que sigui més baix; l’obra surt de la seva butxaca.",
                "El fibrociment vell pot dur amiant i només el retira una empresa inscrita (Reial decret 396/2006).",
                "Les factures de millores augmenten el valor d’adquisició quan vengui (Llei 35/2006, art. 35).",
                "Unes finestres o una calefacció noves canvien la qualificació energètica: renovi el certificat.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què porta una factura de 60.000\u00a0€, al 10 i al 21\u00a0%?",
        blocks: [
          {
            caption: "Un exemple; la taxa i el tècnic s’hi sumen",
            columns: ["Concepte", "IVA 10\u00a0%", "IVA 21\u00a0%"],
            rows: [
              ["Pressupost", "60.000\u00a0€", "60.000\u00a0€"],
              ["IVA", "6.000\u00a0€", "12.600\u00a0€"],
              ["Impost d’obres (ICIO), màxim 4\u00a0%", "2.400\u00a0€", "2.400\u00a0€"],
              ["Reserva d’una desena part", "6.000\u00a0€", "6.000\u00a0€"],
              ["Per preveure", "74.400\u00a0€", "81.000\u00a0€"],
            ],
          },
          [
            "{?with.renovation}A {date}, sabem l’any de l’última reforma en {with.renovation} en venda: demani el permís i les factures.",
          ],
        ],
      },
      inShort: [
        "Una reforma necessita el permís municipal i l’avís a la comunitat, i els elements comuns, un acord.",
        "L’IVA és del 10\u00a0% o del 21\u00a0% segons qui l’encarrega, l’antiguitat i els materials.",
        "Vegi el pis amb un tècnic abans de les arres.",
      ],
      next: "Abans que faci una oferta, repassem amb vostè quina obra necessita el pis: [vegi els nostres habitatges](/properties).",
      description:
        "La reforma d’un pis a Barcelona: a qui cal avisar, quin permís demanar, quan l’IVA és del 10\u00a0%, en quin ordre val més anar i què s’acostuma a oblidar.",
      sources: [
        "Codi civil de Catalunya, art. 553-36",
        "Llei 37/1992, de l’IVA, art. 91.U.2.10è",
        "Reial decret llei 29/2026, art.\u00a07 (pendent de convalidació)",
        "Reial decret legislatiu 2/2004, d’hisendes locals, art. 102.3",
        "Llei 35/2006, de l’IRPF, art. 35",
        "Reial decret 396/2006 (amiant)",
      ],
    },
    ru: {
      names: [
        "ремонт квартиры в Барселоне",
        "ремонт квартиры в Испании",
        "квартира под ремонт",
        "капитальный ремонт квартиры",
        "какое разрешение нужно на ремонт квартиры",
        "перепланировка квартиры в Испании",
        "НДС на ремонт",
        "reforma integral что это",
      ],
      title: "Ремонт квартиры",
      answers: {
        what: "Ремонт квартиры в Барселоне начинают с трёх вещей: проекта, разрешения городского совета на такие работы и уведомления сообщества собственников (comunidad). НДС на работы 10\u00a0%, если выполнены три условия, иначе 21\u00a0%: с 60\u00a0000\u00a0€ это 6\u00a0000 или 12\u00a0600\u00a0€. Узнайте обо всём до покупки: на ремонт банк не даёт.",
        cost: "У ремонта квартиры в Барселоне нет официальной цены за квадратный метр: её определяют площадь, инженерные системы и то, что скрыто в стенах, поэтому две сметы по одному списку скажут больше, чем любое среднее. К смете в 60\u00a0000\u00a0€ добавятся 6\u00a0000\u00a0€ НДС по ставке 10\u00a0% или 12\u00a0600\u00a0€ по 21\u00a0% и до 2\u00a0400\u00a0€ налога на строительство (ICIO, по закону не больше 4\u00a0% сметы работ). Городской сбор и специалист отдельно.",
        calculation:
          "Ремонт квартиры в Барселоне считают так: смета + НДС 10 или 21\u00a0% + налог на строительство до 4\u00a0% + городской сбор + специалист + запас. Для 60\u00a0000\u00a0€ по 10\u00a0% это 66\u00a0000\u00a0€ и до 2\u00a0400\u00a0€; с запасом в одну десятую закладывайте около 74\u00a0400\u00a0€ без сбора и специалиста. Запас нужен на то, что откроется под потолком.",
        time: "Сколько продлится ремонт квартиры в Барселоне, зависит от разрешения, мастеров и часов, когда в доме можно работать. Официального срока нет. Попросите к смете календарь, считайте со дня, когда действует разрешение, и оставьте несколько недель запаса до переезда.",
        who: "За ремонт квартиры в Барселоне отвечает собственник: перед городом, соседями и всем домом. Там, где затронуты конструкции или планировка, подписывает технический специалист, а страховку имеет подрядчик. До начала работ попросите показать договор с обоими и полис.",
        must: "Да, почти любой ремонт квартиры в Барселоне требует чего-то от городского совета: от простого уведомления на отделку до разрешения на работы с конструкциями. Заранее предупреждают председателя или управляющего домом, а общие части трогают только по решению собрания. Чтобы покрасить стены, не нужно ничего.",
        pitfalls:
          "Ремонт квартиры в Барселоне идёт не так, когда в смете нет списка, оплата опережает работы, а разрешение не покрывает того, что делают. Платите по этапам, каждый за готовое, с датами и неустойкой за опоздание. Десятую часть держите до устранения последнего недостатка.",
      },
      sections: [
        {
          heading: "Кого предупредить и чьё согласие получить?",
          blocks: [
            "В своём жилье можно чинить и переделывать, если не страдают соседи, прочность, доступ и внешний вид дома. О работах заранее сообщают председателю или управляющему домом. Если затронут общий элемент, например балка или фасад, нужно решение собрания (Гражданский кодекс Каталонии, ст. 553-36).",
            "Другие собственники вправе потребовать вернуть такой элемент в прежний вид. Покупая квартиру после ремонта, спросите разрешение и протокол: проблема переходит вместе с ней. Если бывший собственник отвечает «так было всегда», проверьте планировку по свидетельству и по кадастру.",
          ],
        },
        {
          heading: "Когда НДС на работы 10\u00a0%?",
          blocks: [
            "Пониженная ставка действует, если верно всё сразу (Закон 37/1992, ст. 91.Uno.2.10):",
            {
              points: [
                "работы заказывает частное лицо для своего жилья или сообщество собственников;",
                "дом построен или в последний раз восстановлен не меньше двух лет назад;",
                "материалы подрядчика составляют не больше 40\u00a0% налоговой базы.",
              ],
            },
            "В остальных случаях это 21\u00a0%. Подрядчик попросит вас письменно подтвердить эти условия; копию храните вместе со счетами.",
            "Платите картой, переводом или чеком. С 1\u00a0декабря 2026\u00a0года это условие ставки 10\u00a0% по королевскому декрету-закону (RDL) 29/2026, если его утвердил парламент; прежде чем платить наличными, спросите.",
          ],
        },
        {
          heading: "В каком порядке действовать?",
          blocks: [
            {
              steps: [
                "До договора задатка обойдите квартиру со специалистом: балки, сырость, трубы, проводка.",
                "Посмотрите протоколы: возможно, пора чинить и фасад, крышу или стоки.",
                "Начертите планировку и спросите в городском совете, какое разрешение для неё нужно.",
                "Сравните сметы построчно, с датами и неустойкой за опоздание.",
                "Платите по этапам, каждый раз за сделанное.",
                "Храните вместе с актом разрешение, заключение, гарантии и счета.",
              ],
            },
          ],
        },
        {
          heading: "О чём часто забывают?",
          blocks: [
            {
              points: [
                "Банк считает кредит от меньшей из двух сумм, цены и оценки; ремонт оплачивают из своих денег.",
                "В старом шифере и трубах бывает асбест, снимать его может только фирма из особого реестра (Королевский декрет 396/2006).",
                "Счета за улучшения увеличат стоимость покупки, когда вы будете продавать (Закон 35/2006, ст. 35).",
                "Новые окна или отопление меняют класс энергоэффективности: обновите сертификат.",
                "Ремонт до сделки в чужой квартире не начинают, даже если продавец не против: ключи передают у нотариуса.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Что входит в счёт на 60\u00a0000\u00a0€ при НДС 10 и 21\u00a0%?",
        blocks: [
          {
            caption: "Пример; сбор и специалист отдельно",
            columns: ["Статья", "НДС 10\u00a0%", "НДС 21\u00a0%"],
            rows: [
              ["Смета", "60\u00a0000\u00a0€", "60\u00a0000\u00a0€"],
              ["НДС", "6\u00a0000\u00a0€", "12\u00a0600\u00a0€"],
              ["Налог на строительство (ICIO), не больше 4\u00a0%", "2\u00a0400\u00a0€", "2\u00a0400\u00a0€"],
              ["Запас, десятая часть", "6\u00a0000\u00a0€", "6\u00a0000\u00a0€"],
              ["Заложить", "74\u00a0400\u00a0€", "81\u00a0000\u00a0€"],
            ],
          },
          [
            "{?with.renovation}Год последнего ремонта на {date} известен так: {with.renovation}; попросите разрешение и счета.",
          ],
        ],
      },
      inShort: [
        "Для ремонта нужны разрешение города и уведомление соседей, а для общих элементов — решение собрания.",
        "НДС составляет 10\u00a0% или 21\u00a0%: важны заказчик, возраст дома и материалы.",
        "До договора задатка осмотрите квартиру со специалистом.",
      ],
      next: "До предложения о покупке обсудим с вами, какой ремонт нужен: [наши объекты](/properties).",
      description:
        "Ремонт квартиры в Барселоне: кого предупредить, какое разрешение получить, когда НДС 10\u00a0%, в каком порядке действовать и о чём забывают при покупке жилья.",
      sources: [
        "Гражданский кодекс Каталонии, ст. 553-36",
        "Закон 37/1992 об НДС (IVA), ст. 91.Uno.2.10",
        "Королевский декрет-закон (RDL) 29/2026, ст.\u00a07 (ждёт утверждения парламентом)",
        "Королевский законодательный декрет 2/2004 о местных финансах, ст. 102.3",
        "Закон 35/2006 о налоге на доходы, ст. 35",
        "Королевский декрет 396/2006 (асбест)",
      ],
    },
  },
};
