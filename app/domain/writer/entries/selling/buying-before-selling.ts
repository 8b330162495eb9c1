import type { Entry } from "../entry";

export const buyingBeforeSelling: Entry = {
  theme: "selling",
  related: [
    "main-home-exemptions",
    "selling-with-a-mortgage",
    "deposit-contract",
    "debts-and-income",
    "costs-of-selling",
    "time-to-sell",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "buying before selling",
        "buy first or sell first",
        "selling before buying",
        "sell first or buy first",
        "bridge loan spain",
        "bridging loan spain",
        "bridge mortgage",
        "bridging mortgage",
        "buying and selling at the same time",
        "buy a home before selling mine",
        "bridge loan to buy before selling",
      ],
      title: "Buying before selling, or the other way round",
      answers: {
        what: "Buying before selling is possible if the bank will lend against both homes for a while (a bridge loan) and you can pay the buyer’s taxes from savings. Otherwise sell first: you then know to the euro what you can spend. For the reinvestment exemption the order makes no difference, because the two years run before the sale as well as after it.",
        cost: "Buying before selling costs interest on money that is waiting for your sale: about €317 a month for each percentage point on €380,000. Add the bills of two homes. Selling before buying costs a rent and a second removal, if the dates don’t meet. The taxes of the sale and of the purchase are the same in either order.",
        tax: "Buying before selling changes neither tax: you owe transfer tax or VAT on the new home, and income tax on the gain and plusvalía on the old one. If both are your main home, the gain is exempt as far as you reinvest, within two years before or after the sale (Law 35/2006, art.\u00a038).",
        time: "Buying before selling leaves you two years to sell, if you want the reinvestment exemption: they are counted between the two deeds. The bank sets its own term for a bridge loan, so ask for that date in writing and take the earlier one as yours.",
        must: "No, you don’t have to sell first: buying before selling is allowed, and the tax exemption covers it. What decides is the bank, which counts both payments against your income, usually up to 30 or 35% of it. If they don’t fit, sell first or make your offer depend on the sale.",
        how: "To buy and sell at the same time, begin with four figures: a realistic price for your home, the balance of its mortgage, your savings and what a bank will lend. Then sign your own sale with a long date, look for the new home, and agree on a date for it that is the same or a little later. Both deeds can be signed on one day.",
        worth:
          "Buying before selling is worth it if you have savings for the taxes, an income that bears two payments and a home that sells easily: you move once and don’t rent. Selling first is better if the price of the old home pays for the new one, since nobody then hurries you into a lower offer. Most owners with a mortgage belong to the second group.",
        pitfalls:
          "Buying before selling goes wrong when the old home was valued too high, when the deposit falls due before there is a buyer, or when the bank’s term ends first. Selling first goes wrong with a handover date that leaves no time to search. Dates, in writing, are the remedy for both.",
      },
      abroad:
        "If you don’t live in Spain, the reinvestment exemption concerns you only if you are tax resident in the EU or the EEA and the home was your main one.",
      sections: [
        {
          heading: "Which is better: to buy first or to sell first?",
          blocks: [
            {
              caption: "The two orders compared",
              columns: ["", "Sell first", "Buy first"],
              rows: [
                ["What you can spend", "Known", "An estimate until the sale"],
                ["Money for the taxes", "Comes out of the price", "From savings, on the day"],
                ["Mortgage", "One, smaller", "Two payments or a bridge loan"],
                ["Where you live meanwhile", "Rent, or a later handover", "In the old home, then in the new"],
                ["Who is in a hurry", "You as a buyer", "You as a seller"],
                ["Exemption if you reinvest", "Two years after the sale", "Two years before it"],
              ],
            },
          ],
        },
        {
          heading: "In which order do the steps go?",
          blocks: [
            {
              steps: [
                "Have your home valued and take the lower end of the range for your sums.",
                "Ask your bank for the balance and for what it would lend, in both orders.",
                "Put your home up for sale with its documents ready.",
                "In the deposit contract of your sale, agree on a long date, or on staying a few weeks after the deed.",
                "Only now sign a deposit contract as a buyer, with a date no earlier than that one.",
                "Sign both deeds on the same day if you can, the sale in the morning.",
              ],
            },
          ],
        },
        {
          heading: "What does a bank ask for a bridge loan?",
          blocks: [
            "It values both homes and looks at the whole debt against the two of them. It also wants to see that your income bears the payments until the sale. Ask three things in writing: what you pay each month meanwhile, when the old home has to be sold, and what happens if it isn’t. A formal offer (FEIN) and its fourteen days before signing come first, as with any mortgage on a home in Catalonia.",
          ],
        },
        {
          heading: "How should the two deposit contracts fit together?",
          blocks: [
            "A deposit only confirms the contract unless it says that you may withdraw and lose it (Civil Code of Catalonia, art.\u00a0621-8). That the law protects you when a bank refuses (art.\u00a0621-49) is no help if it is your buyer who fails you. So have it written that your purchase depends on your sale by a stated day, and that the deposit comes back otherwise. Not every seller accepts that; then wait until your own buyer has paid one.",
          ],
        },
        {
          heading: "How do you keep the reinvestment exemption?",
          blocks: [
            {
              points: [
                "Count two years between the deeds, in either direction, and leave a margin.",
                "If you have moved out already, the old home is still your main one for two years.",
                "Move into the new home within twelve months and stay for three years.",
                "If you sell first, say in that year’s return that you are going to buy.",
                "If you buy first, keep the statements that show what was paid, and ask an adviser how the loan counts.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What do both orders come to in euros?",
        blocks: [
          "You sell for €400,000, with €20,000 of costs and €100,000 still owed. You buy for €500,000, plus €60,000 of taxes and costs, and have saved €60,000.",
          {
            caption: "The same move, in both orders",
            columns: ["", "Sell first", "Buy first"],
            rows: [
              ["Most you owe at any time", "€220,000", "€600,000"],
              ["Against homes worth", "€500,000", "€900,000"],
              ["What you owe in the end", "€220,000", "€220,000"],
              ["If the old home brings only €370,000", "You look for a cheaper one", "You owe €250,000"],
              [
                "What waiting costs",
                "Six months at €1,500 of rent: €9,000",
                "€317 a month for each point of interest on €380,000",
              ],
            ],
          },
          "If the old home had cost €250,000 with everything, the gain is €130,000 and the tax on it €28,780. Reinvesting spares you that in either order, provided that €280,000 go into the new home: the price less the costs and the old mortgage.",
        ],
      },
      inShort:
        "Whoever sells first knows the budget and may have to rent for some months. Whoever buys first needs savings and a bank that lends against two homes. The exemption for reinvesting allows two years either way.",
      next: "Both orders begin with one figure: ask for a [free valuation](/valuation) of your home.",
      description:
        "Buy first or sell first in Spain: the order of steps, what banks ask for a bridge loan, the two years for reinvesting and one move worked out in both orders.",
      sources: [
        "Law 35/2006, art.\u00a038",
        "Royal Decree 439/2007, arts.\u00a041 and 41 bis",
        "Civil Code of Catalonia, arts.\u00a0621-8 and 621-49",
      ],
    },
    es: {
      names: [
        "comprar antes de vender",
        "hipoteca puente",
        "comprar casa antes de vender",
        "comprar casa antes de vender la mía",
        "comprar piso antes de vender el mío",
        "vender primero o comprar primero",
        "comprar primero o vender primero",
        "vender antes de comprar",
        "préstamo puente",
        "hipoteca puente o vender primero",
        "comprar y vender a la vez",
        "vender un piso y comprar otro a la vez",
        "hipoteca cambio de casa",
        "cambiar de casa con hipoteca",
      ],
      title: "Comprar antes de vender, o al revés",
      answers: {
        what: "Comprar antes de vender es posible si el banco presta durante un tiempo sobre las dos viviendas (la hipoteca puente) y usted paga los impuestos de la compra con sus ahorros. Si no, venda primero: así sabe al euro cuánto puede gastar. Para la exención por reinversión el orden da igual, porque los dos años corren tanto antes de la venta como después.",
        cost: "Comprar antes de vender cuesta los intereses del dinero que espera a la venta: unos 317\u00a0€ al mes por cada punto sobre 380.000\u00a0€. Sume los recibos de dos viviendas. Vender antes de comprar cuesta un alquiler y una segunda mudanza, si las fechas no cuadran. Los impuestos de ambas operaciones son los mismos.",
        tax: "Comprar antes de vender no cambia los impuestos: por la nueva se paga ITP o IVA, y por la antigua, el IRPF de la ganancia y la plusvalía municipal. Si las dos son su vivienda habitual, la ganancia queda exenta en la medida en que se reinvierta, dos años antes o después de la venta (Ley 35/2006, art.\u00a038).",
        time: "Al comprar antes de vender tiene dos años para vender, si quiere la exención por reinversión: se cuentan entre una escritura y otra. El banco pone su propio plazo a la hipoteca puente; pida esa fecha por escrito y tome como suya la que venza antes.",
        must: "No, no hay que vender primero: comprar antes de vender está permitido y la exención fiscal lo contempla. Quien decide es el banco, que compara las dos cuotas con sus ingresos, por lo general hasta el 30 o el 35\u00a0%. Si no caben, venda antes o condicione su oferta a la venta.",
        how: "Para comprar y vender a la vez se empieza por cuatro cifras: un precio realista de su piso, lo que debe, sus ahorros y lo que prestaría el banco. Después firme su venta con una fecha lejana, busque la nueva vivienda y pacte para ella el mismo día o uno posterior. Las dos escrituras caben en una mañana.",
        worth:
          "Comprar antes de vender compensa con ahorros para los impuestos, ingresos que soporten dos cuotas y una vivienda que se venda bien: se muda una vez y no alquila. Vender primero conviene si el piso antiguo paga el nuevo, porque entonces nadie le empuja a aceptar una oferta baja. La mayoría de los propietarios con hipoteca está en el segundo caso.",
        pitfalls:
          "Comprar antes de vender sale mal cuando se calculó un precio de venta optimista, cuando las arras vencen sin tener comprador o cuando el plazo del banco acaba antes. Vender antes de comprar falla si la fecha de entrega no deja tiempo para buscar. En los dos casos el remedio son las fechas por escrito.",
      },
      abroad:
        "Si no vive en España, la exención por reinversión solo le alcanza si es residente fiscal en la Unión Europea o el Espacio Económico Europeo y la vivienda fue la habitual.",
      sections: [
        {
          heading: "¿Qué conviene más: comprar o vender primero?",
          blocks: [
            {
              caption: "Los dos órdenes, frente a frente",
              columns: ["", "Vender primero", "Comprar primero"],
              rows: [
                ["Cuánto puede gastar", "Lo sabe", "Lo estima hasta vender"],
                ["Dinero para los impuestos", "Sale de la venta", "De sus ahorros, ese mismo día"],
                ["Hipoteca", "Una, más pequeña", "Dos cuotas o una hipoteca puente"],
                ["Dónde vive entretanto", "De alquiler, o con entrega aplazada", "En la antigua y luego en la nueva"],
                ["Quién tiene prisa", "Usted, al comprar", "Usted, al vender"],
                ["Exención si reinvierte", "Dos años después de la venta", "Dos años antes"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué pasos se dan y en qué orden?",
          blocks: [
            {
              steps: [
                "Pida una valoración y haga las cuentas con la parte baja de la horquilla.",
                "Pregunte a su banco cuánto debe y cuánto prestaría en cada orden.",
                "Ponga su piso a la venta con la documentación lista.",
                "En las arras de su venta, pacte una fecha lejana o quedarse unas semanas tras la escritura.",
                "Solo entonces firme arras como comprador, con una fecha que no sea anterior.",
                "Si puede, firme las dos escrituras el mismo día: la venta, a primera hora.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué pide el banco para una hipoteca puente?",
          blocks: [
            "Tasa las dos viviendas y mira toda la deuda frente al valor de ambas. También quiere ver que sus ingresos aguantan hasta la venta. Pregúntele tres cosas por escrito: qué se paga cada mes entretanto, para cuándo hay que haber vendido y qué pasa si no se vende. Antes van la oferta vinculante (FEIN) y los catorce días previos a la firma, como en cualquier hipoteca sobre una vivienda en Cataluña.",
          ],
        },
        {
          heading: "¿Cómo se encajan los dos contratos de arras?",
          blocks: [
            "Las arras solo confirman el contrato, salvo que este diga que se puede desistir perdiéndolas (Código civil de Cataluña, art.\u00a0621-8). La protección para cuando el banco deniega el préstamo (art.\u00a0621-49) no sirve si quien falla es su comprador. Haga escribir que su compra depende de vender antes de un día concreto y que, si no, las arras se devuelven. No todos los vendedores lo aceptan; entonces espere a haber cobrado las suyas.",
          ],
        },
        {
          heading: "¿Cómo no perder la exención por reinversión?",
          blocks: [
            {
              points: [
                "Cuente dos años entre las escrituras, en cualquier sentido, y deje margen.",
                "Si ya se ha mudado, la antigua sigue siendo la habitual durante dos años.",
                "Entre a vivir en la nueva en doce meses y quédese tres años.",
                "Si vende primero, diga en la renta de ese año que va a comprar.",
                "Si compra primero, guarde los extractos de lo pagado y pregunte a un asesor cómo cuenta el préstamo.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto suma cada orden en euros?",
        blocks: [
          "Vende por 400.000\u00a0€, con 20.000\u00a0€ de gastos y 100.000\u00a0€ pendientes de hipoteca. Compra por 500.000\u00a0€, más 60.000\u00a0€ de impuestos y gastos, y tiene 60.000\u00a0€ ahorrados.",
          {
            caption: "La misma mudanza, en los dos órdenes",
            columns: ["", "Vender primero", "Comprar primero"],
            rows: [
              ["Lo máximo que llega a deber", "220.000\u00a0€", "600.000\u00a0€"],
              ["Frente a viviendas por valor de", "500.000\u00a0€", "900.000\u00a0€"],
              ["Lo que debe al final", "220.000\u00a0€", "220.000\u00a0€"],
              ["Si la antigua se vende por 370.000\u00a0€", "Busca otra más barata", "Debe 250.000\u00a0€"],
              [
                "Lo que cuesta esperar",
                "Seis meses de alquiler a 1.500\u00a0€: 9.000\u00a0€",
                "317\u00a0€ al mes por cada punto de interés sobre 380.000\u00a0€",
              ],
            ],
          },
          "Si la antigua le costó 250.000\u00a0€ con todo, la ganancia es de 130.000\u00a0€ y su impuesto, de 28.780\u00a0€. Reinvertir se lo ahorra en cualquier orden, siempre que vayan a la nueva 280.000\u00a0€: el precio menos los gastos y la hipoteca que quedaba.",
        ],
      },
      inShort:
        "Quien vende primero conoce su presupuesto y quizá alquile unos meses. Quien compra primero necesita ahorros y un banco que preste sobre dos viviendas. La exención por reinvertir admite dos años en ambos sentidos.",
      next: "Los dos órdenes empiezan por la misma cifra: pida una [valoración gratuita](/valuation) de su piso.",
      description:
        "Comprar antes de vender o vender primero: orden de los pasos, qué pide el banco para una hipoteca puente, los dos años para reinvertir y un ejemplo en euros.",
      sources: [
        "Ley 35/2006, art.\u00a038",
        "Real Decreto 439/2007, arts.\u00a041 y 41 bis",
        "Código civil de Cataluña, arts.\u00a0621-8 y 621-49",
      ],
    },
    ca: {
      names: [
        "comprar abans de vendre",
        "hipoteca pont",
        "comprar casa abans de vendre",
        "comprar pis abans de vendre el meu",
        "vendre primer o comprar primer",
        "comprar primer o vendre primer",
        "vendre abans de comprar",
        "préstec pont",
        "hipoteca pont o vendre primer",
        "comprar i vendre alhora",
        "vendre un pis i comprar-ne un altre alhora",
        "canviar de pis amb hipoteca",
        "canviar de casa amb hipoteca",
      ],
      title: "Comprar abans de vendre, o a l’inrevés",
      answers: {
        what: "Comprar abans de vendre es pot fer si el banc presta un temps sobre els dos habitatges (la hipoteca pont) i vostè paga els impostos de la compra amb estalvis. Si no, vengui primer: així sap fins a l’últim euro què pot gastar. Per a l’exempció per reinversió l’ordre no importa, perquè els dos anys corren tant abans de la venda com després.",
        cost: "Comprar abans de vendre costa els interessos dels diners que esperen la venda: uns 317\u00a0€ al mes per cada punt sobre 380.000\u00a0€. Afegeixi-hi els rebuts de dos habitatges. Vendre abans de comprar costa un lloguer i una segona mudança, si les dates no lliguen. Els impostos de totes dues operacions són els mateixos.",
        tax: "Comprar abans de vendre no canvia els impostos: pel nou es paga ITP o IVA, i per l’antic, l’IRPF del guany i la plusvàlua municipal. Si tots dos són el seu habitatge habitual, el guany queda exempt en la mesura que es reinverteixi, dos anys abans o després de la venda (Llei 35/2006, art.\u00a038).",
        time: "Si opta per comprar abans de vendre, té dos anys per vendre sense perdre l’exempció per reinversió: es compten d’escriptura a escriptura. El banc fixa el seu propi termini a la hipoteca pont; demani’n la data per escrit i faci seva la que venci abans.",
        must: "No, no cal vendre primer: comprar abans de vendre és permès i l’exempció fiscal ho preveu. Qui decideix és el banc, que compara les dues quotes amb els seus ingressos, normalment fins al 30 o el 35\u00a0%. Si no hi caben, vengui abans o faci dependre l’oferta de la venda.",
        how: "Per comprar i vendre alhora es comença per quatre xifres: un preu realista del seu pis, el que en deu, els estalvis i el que prestaria el banc. Després signi la venda amb una data llunyana, busqui el nou i acordi-hi el mateix dia o un de posterior. Les dues escriptures caben en un matí.",
        worth:
          "Comprar abans de vendre surt a compte amb estalvis per als impostos, ingressos que aguantin dues quotes i un pis que es vengui bé: fa una sola mudança i no lloga. Vendre primer convé si el pis vell paga el nou, perquè llavors ningú no l’empeny a acceptar una oferta baixa. La majoria de propietaris amb hipoteca són en aquest segon cas.",
        pitfalls:
          "Comprar abans de vendre surt malament quan s’ha comptat amb un preu massa alt, quan les arres vencen sense comprador o quan el termini del banc s’acaba abans. Vendre abans de comprar falla si la data de lliurament no deixa temps per buscar. En tots dos casos el remei són les dates per escrit.",
      },
      abroad:
        "Si no viu a Espanya, l’exempció per reinversió només li val si és resident fiscal a la Unió Europea o a l’Espai Econòmic Europeu i l’habitatge va ser l’habitual.",
      sections: [
        {
          heading: "Què convé més: comprar o vendre primer?",
          blocks: [
            {
              caption: "Els dos ordres, de costat",
              columns: ["", "Vendre primer", "Comprar primer"],
              rows: [
                ["Quant pot gastar", "Ho sap", "Ho calcula per sobre fins que ven"],
                ["Diners per als impostos", "Surten de la venda", "Dels estalvis, aquell mateix dia"],
                ["Hipoteca", "Una, més petita", "Dues quotes o una hipoteca pont"],
                ["On viu mentrestant", "De lloguer, o amb lliurament ajornat", "Al pis vell i després al nou"],
                ["Qui té pressa", "Vostè, comprant", "Vostè, venent"],
                ["Exempció si reinverteix", "Dos anys després de la venda", "Dos anys abans"],
              ],
            },
          ],
        },
        {
          heading: "Quins passos es fan, i en quin ordre?",
          blocks: [
            {
              steps: [
                "Demani una valoració i faci els números amb la part baixa de l’interval.",
                "Pregunti al banc quant deu i quant li prestaria en cada ordre.",
                "Posi el pis a la venda amb la documentació a punt.",
                "A les arres de la venda, acordi una data llunyana o quedar-s’hi unes setmanes després de l’escriptura.",
                "Només llavors signi arres per comprar, amb una data que no sigui anterior.",
                "Si pot, signi les dues escriptures el mateix dia: la venda, a primera hora.",
              ],
            },
          ],
        },
        {
          heading: "Què demana el banc per a una hipoteca pont?",
          blocks: [
            "Taxa els dos habitatges i mira tot el deute enfront del valor de tots dos. També vol veure que els ingressos aguanten fins a la venda. Faci-li tres preguntes per escrit: què es paga cada mes mentrestant, per a quan s’ha d’haver venut i què passa si no es ven. Abans hi ha l’oferta vinculant (FEIN) i els catorze dies previs a la signatura, com en qualsevol hipoteca sobre un habitatge a Catalunya.",
          ],
        },
        {
          heading: "Com s’encaixen els dos contractes d’arres?",
          blocks: [
            "Les arres només confirmen el contracte, tret que digui que es pot desistir perdent-les (Codi civil de Catalunya, art.\u00a0621-8). La protecció per quan el banc nega el préstec (art.\u00a0621-49) no serveix si qui falla és el seu comprador. Faci escriure que la compra depèn de vendre abans d’un dia concret i que, si no, les arres es tornen. No tots els venedors ho accepten; llavors esperi a haver cobrat les seves.",
          ],
        },
        {
          heading: "Com no es perd l’exempció per reinversió?",
          blocks: [
            {
              points: [
                "Compti dos anys entre les escriptures, en qualsevol sentit, i deixi marge.",
                "Si ja se n’ha anat, el pis vell encara és l’habitual durant dos anys.",
                "Entri a viure al nou en dotze mesos i quedi-s’hi tres anys.",
                "Si ven primer, digui a la renda d’aquell any que comprarà.",
                "Si compra primer, guardi els extractes del que ha pagat i pregunti a un assessor com compta el préstec.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant suma cada ordre en euros?",
        blocks: [
          "Ven per 400.000\u00a0€, amb 20.000\u00a0€ de despeses i 100.000\u00a0€ d’hipoteca pendent. Compra per 500.000\u00a0€, més 60.000\u00a0€ d’impostos i despeses, i té 60.000\u00a0€ estalviats.",
          {
            caption: "La mateixa mudança, en tots dos ordres",
            columns: ["", "Vendre primer", "Comprar primer"],
            rows: [
              ["El màxim que arriba a deure", "220.000\u00a0€", "600.000\u00a0€"],
              ["Enfront d’habitatges que valen", "500.000\u00a0€", "900.000\u00a0€"],
              ["El que deu al final", "220.000\u00a0€", "220.000\u00a0€"],
              ["Si el vell es ven per 370.000\u00a0€", "En busca un de més barat", "Deu 250.000\u00a0€"],
              [
                "El que costa esperar",
                "Sis mesos de lloguer a 1.500\u00a0€: 9.000\u00a0€",
                "317\u00a0€ al mes per cada punt d’interès sobre 380.000\u00a0€",
              ],
            ],
          },
          "Si el vell li va costar 250.000\u00a0€ amb tot, el guany és de 130.000\u00a0€ i l’impost, de 28.780\u00a0€. Reinvertir li ho estalvia en qualsevol ordre, sempre que vagin al nou 280.000\u00a0€: el preu menys les despeses i la hipoteca que quedava.",
        ],
      },
      inShort:
        "Qui ven primer coneix el pressupost i potser lloga uns mesos. Qui compra primer necessita estalvis i un banc que presti sobre dos habitatges. L’exempció per reinvertir admet dos anys en tots dos sentits.",
      next: "Tots dos ordres comencen per la mateixa xifra: demani una [valoració gratuïta](/valuation) del seu pis.",
      description:
        "Comprar abans de vendre o vendre primer: l’ordre dels passos, què demana el banc per a una hipoteca pont, els dos anys per reinvertir i un exemple en euros.",
      sources: [
        "Llei 35/2006, art.\u00a038",
        "Reial decret 439/2007, arts.\u00a041 i 41 bis",
        "Codi civil de Catalunya, arts.\u00a0621-8 i 621-49",
      ],
    },
    ru: {
      names: [
        "сначала продать или купить",
        "сначала купить или продать",
        "сначала купить, потом продать",
        "купить новую квартиру до продажи старой",
        "купить квартиру до продажи старой",
        "купить жильё до продажи своего",
        "мостовой кредит",
        "промежуточная ипотека",
        "hipoteca puente что это",
        "ипотека до продажи старой квартиры",
        "одновременно продать и купить квартиру",
        "одновременная продажа и покупка квартиры",
      ],
      title: "Сначала продать или купить: две квартиры в одной сделке",
      answers: {
        what: "Сначала продать или купить\u00a0— решает банк: купить раньше можно, если он временно даст кредит под оба жилья (hipoteca puente), а налоги с покупки вы оплатите из накоплений. Иначе продавайте первым делом: тогда бюджет известен до евро. На льготу за реинвестирование порядок не влияет: два года считают и до продажи, и после неё.",
        cost: "Мостовой кредит стоит процентов на деньги, которые ждут вашей продажи: около 317\u00a0€ в месяц за каждый процентный пункт с 380\u00a0000\u00a0€. К ним добавьте счета за два жилья. Кто продал раньше, платит за аренду и второй переезд, если даты не сошлись. Налоги в обоих случаях одинаковы.",
        tax: "Сначала продать или купить\u00a0— для налогов всё равно: с новой квартиры платят ITP или НДС, со старой\u00a0— налог на доход и городскую plusvalía. Если обе для вас основное жильё, доход свободен в той части, которую вы вложили за два года до продажи или после неё (Закон 35/2006, ст.\u00a038).",
        time: "Кто решил сначала купить, потом продать, имеет на продажу два года, если хочет сохранить льготу: их считают от акта до акта. У кредита свой срок, его назначает банк. Попросите эту дату письменно и ориентируйтесь на ту, что наступит раньше.",
        must: "Нет, продавать первым делом не обязательно: сначала купить, потом продать закон позволяет, и налоговая льгота это учитывает. Решает банк: он сопоставляет оба платежа с доходом, обычно в пределах 30–35\u00a0%. Если они не проходят, продавайте раньше или поставьте покупку в зависимость от продажи.",
        how: "Чтобы одновременно продать и купить квартиру, начните с четырёх цифр: реальная цена вашего жилья, остаток долга, накопления и сумма, которую даст банк. Потом подпишите продажу с дальней датой, найдите новое жильё и договоритесь о том же дне или чуть позже. Оба акта можно подписать за одно утро.",
        worth:
          "Сначала купить, потом продать стоит тем, у кого есть накопления на налоги, доход на два платежа и квартира, которая легко продаётся: один переезд и никакой аренды. Продать раньше выгоднее, если старая квартира оплачивает новую: тогда ничто не заставит согласиться на низкую цену. Большинству владельцев с ипотекой подходит второе.",
        pitfalls:
          "Сначала купить, потом продать не получается, когда цену старой квартиры завысили, когда задаток пора доплачивать, а покупателя нет, или когда срок банка истёк раньше. У тех, кто продал первым, беда другая: слишком близкая дата освобождения. От того и другого спасают даты, записанные в договорах.",
      },
      abroad:
        "Если вы живёте не в Испании, льгота за реинвестирование доступна только налоговым резидентам ЕС и ЕЭЗ и только для бывшего основного жилья.",
      sections: [
        {
          heading: "Что лучше: сначала купить или продать?",
          blocks: [
            {
              caption: "Два порядка рядом",
              columns: ["", "Сначала продать", "Сначала купить"],
              rows: [
                ["Сколько можно потратить", "Известно", "До продажи только оценка"],
                ["Деньги на налоги", "Из цены продажи", "Из накоплений, сразу"],
                ["Ипотека", "Одна и меньше", "Два платежа или мостовой кредит"],
                ["Где жить в промежутке", "В аренде или с отсрочкой переезда", "В старой, потом в новой"],
                ["Кого торопит время", "Вас как покупателя", "Вас как продавца"],
                ["Льгота за реинвестирование", "Два года после продажи", "Два года до неё"],
              ],
            },
          ],
        },
        {
          heading: "Какие шаги и в каком порядке делать?",
          blocks: [
            {
              steps: [
                "Закажите оценку и считайте по нижней границе диапазона.",
                "Узнайте в банке остаток долга и сумму, которую он даст при том и другом порядке.",
                "Выставьте квартиру на продажу с готовыми документами.",
                "В договоре задатка по своей продаже оговорите дальнюю дату или несколько недель на переезд после акта.",
                "Только теперь вносите задаток за новую, с датой не раньше той.",
                "По возможности подпишите оба акта в один день: с утра продажу.",
              ],
            },
          ],
        },
        {
          heading: "Что спросит банк про мостовой кредит?",
          blocks: [
            "Он оценит оба жилья и сравнит с их стоимостью весь долг. Ему важно и то, что дохода хватит до продажи. Задайте письменно три вопроса: сколько платить каждый месяц, к какому дню нужно продать и что будет, если не получится. До подписания, как с любой ипотекой на жильё в Каталонии, вы получите обязательное предложение (FEIN) и четырнадцать дней на чтение.",
          ],
        },
        {
          heading: "Как связать два договора задатка?",
          blocks: [
            "Если в договоре не сказано иное, задаток только подтверждает сделку и не даёт права отказаться (Гражданский кодекс Каталонии, ст.\u00a0621-8). Защита на случай отказа банка (ст.\u00a0621-49) не поможет, если подвёл ваш покупатель. Поэтому впишите, что покупка зависит от вашей продажи к такому-то дню, а иначе задаток возвращают. Согласится на это не каждый продавец; тогда дождитесь, пока задаток получите вы сами.",
          ],
        },
        {
          heading: "Как не потерять льготу за реинвестирование?",
          blocks: [
            {
              points: [
                "Считайте два года между актами, в любую сторону, и оставьте запас.",
                "Если вы уже переехали, старая квартира ещё два года считается основным жильём.",
                "Въезжайте в новую за двенадцать месяцев и живите в ней три года.",
                "Продали раньше\u00a0— сообщите в декларации за этот год, что будете покупать.",
                "Купили раньше\u00a0— храните выписки о платежах и спросите консультанта, как учтут кредит.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Во что обойдётся тот и другой порядок в евро?",
        blocks: [
          "Вы продаёте за 400\u00a0000\u00a0€, расходы 20\u00a0000\u00a0€, долг по ипотеке 100\u00a0000\u00a0€. Покупаете за 500\u00a0000\u00a0€ и платите ещё 60\u00a0000\u00a0€ налогов и расходов; накоплено 60\u00a0000\u00a0€.",
          {
            caption: "Один и тот же переезд в двух вариантах",
            columns: ["", "Сначала продать", "Сначала купить"],
            rows: [
              ["Самый большой долг", "220\u00a0000\u00a0€", "600\u00a0000\u00a0€"],
              ["Под жильё стоимостью", "500\u00a0000\u00a0€", "900\u00a0000\u00a0€"],
              ["Долг в конце", "220\u00a0000\u00a0€", "220\u00a0000\u00a0€"],
              ["Если за старую дадут 370\u00a0000\u00a0€", "Ищете подешевле", "Долг 250\u00a0000\u00a0€"],
              [
                "Цена ожидания",
                "Полгода аренды по 1500\u00a0€: 9000\u00a0€",
                "317\u00a0€ в месяц за каждый пункт с 380\u00a0000\u00a0€",
              ],
            ],
          },
          "Если старая квартира обошлась в 250\u00a0000\u00a0€ со всеми расходами, доход равен 130\u00a0000\u00a0€, а налог с него 28\u00a0780\u00a0€. При любом порядке его не платят, если в новую вложено 280\u00a0000\u00a0€: цена без расходов и остатка прежней ипотеки.",
        ],
      },
      inShort:
        "Кто продаёт первым, знает свой бюджет, но может остаться на несколько месяцев в аренде. Кто покупает первым, нуждается в накоплениях и в банке, готовом кредитовать под два жилья. Льгота за реинвестирование даёт два года в обе стороны.",
      next: "Оба пути начинаются с одной цифры: закажите [бесплатную оценку](/valuation) своей квартиры.",
      description:
        "Сначала продать квартиру или купить новую: порядок шагов, что спросит банк про мостовой кредит, два года на реинвестирование и один пример в двух вариантах.",
      sources: [
        "Закон 35/2006, ст.\u00a038",
        "Королевский указ 439/2007, ст.\u00a041 и 41 bis",
        "Гражданский кодекс Каталонии, ст.\u00a0621-8 и 621-49",
      ],
    },
  },
};
