import type { Entry } from "../entry";

export const renovationWorks: Entry = {
  theme: "homes",
  related: ["works-licence", "community-statutes", "period-building", "income-tax-on-the-gain", "building-inspection"],
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
        what: [
          "Renovation works are the second price of a home that needs them: on a quote of €60,000 you plan about €74,400, with VAT at 10%, building tax (ICIO) and a reserve of a tenth.",
          "For an apartment at €300,000, bought with a loan of 80%, that makes about €166,000 to €167,000 of your own money, because a mortgage for the purchase doesn’t usually include the work.",
          "Before the first wall you need the city’s permit for that kind of work and have to tell the community; a project by a technician only where structure, layout or façade are touched.",
        ],
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
          heading: "What does a home to renovate come to in all?",
          blocks: [
            {
              caption: "Own money with a loan of 80% of the price; work of €60,000 as an example",
              columns: ["", "Home at €300,000", "Home at €600,000"],
              rows: [
                ["20% of the price", "€60,000", "€120,000"],
                ["Transfer tax", "€30,000", "€60,000"],
                ["Notary, registry, paperwork", "€1,650–2,800", "€1,650–2,800"],
                ["Work with VAT, building tax and reserve", "€74,400", "€74,400"],
                ["Own money", "€166,050–167,200", "€256,050–257,200"],
              ],
            },
            "Compare price plus work with what a renovated home costs in the same street. If both come to the same, the one that is done spares you the months and the risk.",
          ],
        },
        {
          heading: "Which permit and whose agreement do you need?",
          blocks: [
            {
              caption: "As a rule; have the city council confirm it for your work",
              columns: ["Work", "City council", "Community"],
              rows: [
                ["Painting", "nothing", "nothing"],
                ["Floors, kitchen and bathroom in their place", "a simple notice", "tell the president or manager"],
                ["Moving partitions and rooms", "a notice with a technician’s plan", "tell the president or manager"],
                [
                  "Beams, load-bearing walls, façade, windows that change it",
                  "a licence or a notice with a project",
                  "a vote of the owners",
                ],
              ],
            },
            "The community can demand that a common element be put back as it was (Civil Code of Catalonia, art.\u00a0553-36). When you buy a renovated home, ask for permit and vote: the duty passes with it.",
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
        ],
      },
      inShort: [
        "Building work needs the city’s permit and a notice to the community, and common elements need a vote.",
        "VAT is 10% or 21%, depending on client, age and materials.",
        "Have the home seen by a technician before the deposit contract.",
      ],
      next: "Before you offer, we’ll go through with you what a home needs: [see our homes](/properties).",
      description:
        "Renovation works in Barcelona: €74,400 for a quote of €60,000, own money for a home at €300,000, permits by kind of work, when the VAT is 10%, order of steps.",
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
        what: [
          "La reforma de un piso es su segundo precio: con un presupuesto de 60.000\u00a0€ hay que prever unos 74.400\u00a0€, con el IVA del 10\u00a0%, el impuesto de obras (ICIO) y una reserva de una décima parte.",
          "Para un piso de 300.000\u00a0€ comprado con una hipoteca del 80\u00a0% son de 166.000 a 167.000\u00a0€ propios en total, porque la hipoteca de compra no suele incluir la obra.",
          "Antes del primer tabique hacen falta el permiso municipal que corresponda y el aviso a la comunidad; un proyecto de técnico, solo si se toca estructura, distribución o fachada.",
        ],
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
          heading: "¿Cuánto cuesta en total un piso para reformar?",
          blocks: [
            {
              caption: "Dinero propio con una hipoteca del 80\u00a0% del precio; obra de 60.000\u00a0€ como ejemplo",
              columns: ["", "Piso de 300.000\u00a0€", "Piso de 600.000\u00a0€"],
              rows: [
                ["20\u00a0% del precio", "60.000\u00a0€", "120.000\u00a0€"],
                ["ITP", "30.000\u00a0€", "60.000\u00a0€"],
                ["Notaría, registro y gestoría", "1.650–2.800\u00a0€", "1.650–2.800\u00a0€"],
                ["Obra con IVA, ICIO y reserva", "74.400\u00a0€", "74.400\u00a0€"],
                ["Dinero propio", "166.050–167.200\u00a0€", "256.050–257.200\u00a0€"],
              ],
            },
            "Compare precio más obra con lo que cuesta un piso reformado en la misma calle. Si sale igual, el que está hecho le ahorra los meses y el riesgo.",
          ],
        },
        {
          heading: "¿Qué permiso y qué acuerdo hacen falta?",
          blocks: [
            {
              caption: "Por lo general; confírmelo en el Ayuntamiento para su obra",
              columns: ["Obra", "Ayuntamiento", "Comunidad"],
              rows: [
                ["Pintar", "nada", "nada"],
                [
                  "Suelos, cocina y baño en su sitio",
                  "una simple comunicación",
                  "avisar a la presidencia o la administración",
                ],
                [
                  "Mover tabiques y estancias",
                  "comunicación con plano de un técnico",
                  "avisar a la presidencia o la administración",
                ],
                [
                  "Vigas, muros de carga, fachada o ventanas que la cambien",
                  "licencia o comunicación con proyecto",
                  "acuerdo de la junta",
                ],
              ],
            },
            "La comunidad puede exigir que un elemento común vuelva a su estado original (Código civil de Cataluña, art.\u00a0553-36). Al comprar un piso ya reformado, pida el permiso y el acuerdo: el problema se hereda.",
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
        ],
      },
      inShort: [
        "Una reforma necesita el permiso municipal y el aviso a la comunidad, y los elementos comunes, un acuerdo.",
        "El IVA es del 10\u00a0% o del 21\u00a0% según quién la encarga, la antigüedad y los materiales.",
        "Vea el piso con un técnico antes de las arras.",
      ],
      next: "Antes de ofertar repasamos con usted qué obra necesita cada una: [vea nuestras viviendas](/properties).",
      description:
        "La reforma de un piso en Barcelona: 74.400\u00a0€ para un presupuesto de 60.000\u00a0€, dinero propio con 300.000\u00a0€, permisos según la obra, IVA del 10\u00a0% y los pasos.",
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
        what: [
          "La reforma d’un pis n’és el segon preu: amb un pressupost de 60.000\u00a0€ cal preveure’n uns 74.400, amb l’IVA del 10\u00a0%, l’impost d’obres (ICIO) i una reserva d’una desena part.",
          "Per a un pis de 300.000\u00a0€ comprat amb una hipoteca del 80\u00a0% són de 166.000 a 167.000\u00a0€ propis en total, perquè la hipoteca de compra no sol incloure l’obra.",
          "Abans del primer envà calen l’avís a la comunitat i el permís d’obres que pertoqui, que per a un bany no és el mateix que per a una biga; un projecte de tècnic, només si es toca estructura, distribució o façana.",
        ],
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
          heading: "Quant costa en total un pis per reformar?",
          blocks: [
            {
              caption: "Diners propis amb una hipoteca del 80\u00a0% del preu; obra de 60.000\u00a0€ com a exemple",
              columns: ["", "Pis de 300.000\u00a0€", "Pis de 600.000\u00a0€"],
              rows: [
                ["20\u00a0% del preu", "60.000\u00a0€", "120.000\u00a0€"],
                ["ITP", "30.000\u00a0€", "60.000\u00a0€"],
                ["Notaria, registre i gestoria", "1.650–2.800\u00a0€", "1.650–2.800\u00a0€"],
                ["Obra amb IVA, ICIO i reserva", "74.400\u00a0€", "74.400\u00a0€"],
                ["Diners propis", "166.050–167.200\u00a0€", "256.050–257.200\u00a0€"],
              ],
            },
            "Compari el preu més l’obra amb el que costa un pis reformat al mateix carrer. Si surt igual, el que ja està fet li estalvia els mesos i el risc.",
          ],
        },
        {
          heading: "Quin permís i quin acord calen?",
          blocks: [
            {
              caption: "En general; confirmi-ho a l’Ajuntament per a la seva obra",
              columns: ["Obra", "Ajuntament", "Comunitat"],
              rows: [
                ["Pintar", "res", "res"],
                [
                  "Terres, cuina i bany al mateix lloc",
                  "una simple comunicació",
                  "avisar la presidència o l’administració",
                ],
                [
                  "Moure envans i estances",
                  "comunicació amb plànol d’un tècnic",
                  "avisar la presidència o l’administració",
                ],
                [
                  "Bigues, murs de càrrega, façana o finestres que la canviïn",
                  "llicència o comunicació amb projecte",
                  "acord de la junta",
                ],
              ],
            },
            "La comunitat pot exigir que un element comú torni a l’estat original (Codi civil de Catalunya, art.\u00a0553-36). Si compra un pis ja reformat, demani el permís i l’acord: el problema s’hereta.",
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
        heading: "Com queda una obra de 60.000\u00a0€, amb IVA del 10 i del 21\u00a0%?",
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
        ],
      },
      inShort: [
        "Una reforma necessita el permís municipal i l’avís a la comunitat, i els elements comuns, un acord.",
        "L’IVA és del 10\u00a0% o del 21\u00a0% segons qui l’encarrega, l’antiguitat i els materials.",
        "Vegi el pis amb un tècnic abans de les arres.",
      ],
      next: "Abans que faci una oferta, repassem amb vostè quina obra necessita el pis: [vegi els nostres habitatges](/properties).",
      description:
        "La reforma d’un pis a Barcelona: 74.400\u00a0€ per a un pressupost de 60.000\u00a0€, diners propis amb 300.000\u00a0€, permisos segons l’obra, IVA del 10\u00a0% i els passos.",
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
        "разрешение на ремонт квартиры в барселоне",
        "разрешение на ремонт",
      ],
      title: "Ремонт квартиры",
      answers: {
        what: [
          "Ремонт квартиры в Барселоне\u00a0— её вторая цена: на смету в 60\u00a0000\u00a0€ закладывайте около 74\u00a0400\u00a0€, с НДС 10\u00a0%, налогом на строительство (ICIO) и запасом в одну десятую.",
          "Для квартиры за 300\u00a0000\u00a0€ с ипотекой на 80\u00a0% это всего 166\u00a0000–167\u00a0000\u00a0€ своих денег, потому что ипотека на покупку ремонт обычно не включает.",
          "До начала нужны разрешение города на такие работы и уведомление дома; проект специалиста\u00a0— только если затронуты конструкции, планировка или фасад.",
        ],
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
          heading: "Сколько всего стоит квартира под ремонт?",
          blocks: [
            {
              caption: "Свои деньги при ипотеке на 80\u00a0% цены; работы на 60\u00a0000\u00a0€ для примера",
              columns: ["", "Квартира за 300\u00a0000\u00a0€", "Квартира за 600\u00a0000\u00a0€"],
              rows: [
                ["20\u00a0% цены", "60\u00a0000\u00a0€", "120\u00a0000\u00a0€"],
                ["Налог ITP", "30\u00a0000\u00a0€", "60\u00a0000\u00a0€"],
                ["Нотариус, реестр, оформление", "1\u00a0650–2\u00a0800\u00a0€", "1\u00a0650–2\u00a0800\u00a0€"],
                ["Работы с НДС, ICIO и запасом", "74\u00a0400\u00a0€", "74\u00a0400\u00a0€"],
                ["Свои деньги", "166\u00a0050–167\u00a0200\u00a0€", "256\u00a0050–257\u00a0200\u00a0€"],
              ],
            },
            "Сравните цену вместе с работами с ценой отремонтированной квартиры на той же улице. Если выходит поровну, готовая избавит вас от месяцев ожидания и от риска.",
          ],
        },
        {
          heading: "Какое разрешение и чьё согласие нужны?",
          blocks: [
            {
              caption: "Как правило; о своих работах спросите в городском совете",
              columns: ["Работы", "Городской совет", "Дом"],
              rows: [
                ["Покраска", "ничего", "ничего"],
                [
                  "Полы, кухня и ванная на прежнем месте",
                  "простое уведомление",
                  "предупредить председателя или управляющего",
                ],
                [
                  "Перенос перегородок и комнат",
                  "уведомление с планом специалиста",
                  "предупредить председателя или управляющего",
                ],
                [
                  "Балки, несущие стены, фасад и окна, которые его меняют",
                  "лицензия или уведомление с проектом",
                  "решение собрания",
                ],
              ],
            },
            "Другие собственники вправе потребовать вернуть общий элемент в прежний вид (Гражданский кодекс Каталонии, ст.\u00a0553-36). Покупая квартиру после ремонта, спросите разрешение и протокол: проблема переходит вместе с ней.",
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
        ],
      },
      inShort: [
        "Для ремонта нужны разрешение города и уведомление соседей, а для общих элементов — решение собрания.",
        "НДС составляет 10\u00a0% или 21\u00a0%: важны заказчик, возраст дома и материалы.",
        "До договора задатка осмотрите квартиру со специалистом.",
      ],
      next: "До предложения о покупке обсудим с вами, какой ремонт нужен: [наши объекты](/properties).",
      description:
        "Ремонт квартиры в Барселоне: 74\u00a0400\u00a0€ на смету в 60\u00a0000\u00a0€, свои деньги для квартиры за 300\u00a0000\u00a0€, разрешения по видам работ, когда НДС 10\u00a0%, порядок шагов.",
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
