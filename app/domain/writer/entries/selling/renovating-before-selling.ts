import type { Entry } from "../entry";

export const renovatingBeforeSelling: Entry = {
  theme: "selling",
  related: ["renovation-works", "preparing-a-home", "valuation", "income-tax-on-the-gain", "time-to-sell"],
  checked: "2026-11-23",
  reviewBy: "2026-12-15",
  in: {
    en: {
      names: [
        "renovating before selling",
        "renovate before selling",
        "is it worth renovating before selling",
        "should i renovate before selling",
        "renovate or sell as is",
        "sell a home as is",
        "new kitchen before selling",
        "refurbish before selling",
        "selling an unrenovated apartment",
      ],
      title: "Renovating before selling",
      answers: {
        what: [
          "Renovating before selling is seldom worth it: a kitchen quoted at €20,000 costs €22,800 with 10% VAT and building tax, so a home at €600,000 has to sell for 3.8% more only to break even.",
          "Paint, repairs and cleaning at €3,000 come to €3,300, or 0.6%, and are the safer money.",
          "A full renovation pays only where three sales nearby show a gap between renovated and unrenovated homes that is clearly wider than the bill and the months.",
        ],
        cost: "Renovating before selling costs the quote, VAT of 10 or 21%, building tax (ICIO) of up to 4% of the budget, the municipal fee and the months in which you cannot sell. In our example €20,000 for a kitchen becomes €22,800, and €70,000 for the whole home becomes €79,800.",
        time: "Renovating before selling takes the time of the permit and of the trades, and the sale itself still needs 9 to 15 weeks after it. Count the community fee, the property tax and the loan for every month of work. Paint and repairs fit into the one or two weeks before the photographs.",
        how: "To decide on renovating before selling, ask an agent for two prices: as the home is and as it would be, each with three comparable homes. Get one written quote with VAT and a date. Renovate if the difference covers the bill, the months and a reserve of a tenth; otherwise sell as it is.",
        pitfalls:
          "Renovating before selling goes wrong where the taste is yours and not the buyer’s, where the work has no permit and where an opened ceiling brings a second bill. A new kitchen beside old wiring raises the question of the wiring. Work without a vote or a permit passes to the buyer, who will ask for both.",
      },
      sections: [
        {
          heading: "Which jobs are worth what they cost?",
          blocks: [
            {
              caption: "An example for a home at €600,000; the quotes are assumed, the building tax is 4%",
              columns: ["Work", "Quote", "With 10% VAT and building tax", "Share of the price", "Verdict"],
              rows: [
                ["Paint and repairs", "€3,000", "€3,300 (no building tax)", "0.6%", "Usually yes"],
                ["Bathroom", "€10,000", "€11,400", "1.9%", "If the old one doesn’t work"],
                ["Kitchen", "€20,000", "€22,800", "3.8%", "Seldom"],
                ["Whole home", "€70,000", "€79,800", "13.3%", "Only with proof of the gap"],
              ],
            },
            "With VAT at 21% the kitchen comes to €25,000 and the whole home to €87,500. Suppose the home is valued at €600,000 renovated and €545,000 as it is: the gap of €55,000 does not pay for the €79,800, so it is better sold as it stands.",
          ],
        },
        {
          heading: "When is a full renovation worth it, and when not?",
          blocks: [
            {
              points: [
                "Worth it: the bank’s valuer or the buyers stumble over one thing, such as no working bathroom or unsafe wiring.",
                "Worth it: several renovated homes in your building sold far above the unrenovated ones, and you know the prices.",
                "Not worth it: you are guessing the gap from adverts.",
                "Not worth it: original tiles, mouldings and doors would go. Many buyers in the Eixample look for exactly those.",
                "Not worth it: you need the money by a date, since a permit and the trades decide when you finish.",
                "Not worth it: the layout itself is the fault, because each buyer would move another wall.",
              ],
            },
          ],
        },
        {
          heading: "Which small work nearly always makes sense?",
          blocks: [
            {
              points: [
                "Light walls in the hall and the living room, after the damp behind them has been dealt with.",
                "Taps, blinds, sockets and doors that do not work.",
                "New sealant and a deep clean of bathroom and kitchen.",
                "Lamps of one tone in every room.",
              ],
            },
            "None of this changes the home, but it takes away the reasons for a lower offer. It needs no licence and ends before the photographer comes.",
          ],
        },
        {
          heading: "What does the work do to your tax?",
          blocks: [
            "An improvement with an invoice raises what the home cost you and so lowers the gain; a repair or a coat of paint does not (Law 35/2006, art. 35). A new kitchen may count, but one that only replaces the old is often treated by the tax office as a repair. If €22,800 were accepted, a gain taxed at 21% would bear €4,788 less. That comes with the return of the following year, and only if there is a gain to tax.",
            "VAT is 10% if the home is for your own use, was finished at least two years ago and the contractor’s materials are at most 40% of the bill; otherwise 21% (Law 37/1992, art. 91). Pay by transfer or card: from 1\u00a0December 2026 the 10% depends on it, if Royal Decree-Law 29/2026 has been confirmed.",
          ],
        },
        {
          heading: "How do you sell a home as it is?",
          blocks: [
            {
              steps: [
                "Say in the advert that it needs work, and price it for that.",
                "Have a floor plan drawn, with one version of what could be done.",
                "Show the buyer a written quote: an unknown sum frightens more than a known one.",
                "Disclose in writing what does not work, before the deposit contract (Civil Code of Catalonia, art. 621-20).",
                "Ask how they will pay for the work: a mortgage to buy does not usually cover it.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Large building work just before a sale rarely brings back what it costs.",
        "Paint and repairs do, because they remove reasons for a lower offer.",
        "Two prices with comparable homes, before and after, decide it.",
      ],
      next: "Ask us for both prices, as it is and as it could be: [book a free valuation](/valuation).",
      description:
        "Is it worth renovating before selling an apartment in Barcelona? What paint, a bath, a kitchen and a full renovation have to add to a price of €600,000.",
      sources: [
        "Law 37/1992 on VAT, art. 91; Royal Decree-Law 29/2026",
        "Royal Legislative Decree 2/2004 on local taxes, art. 102",
        "Law 35/2006 on income tax, art. 35",
        "Civil Code of Catalonia, art. 621-20",
      ],
    },
    es: {
      names: [
        "reformar antes de vender",
        "merece la pena reformar antes de vender",
        "reformar un piso para venderlo",
        "reformar o vender tal cual",
        "vender un piso sin reformar",
        "vender un piso para reformar",
        "cambiar la cocina antes de vender",
        "reforma antes de vender",
      ],
      title: "Reformar antes de vender",
      answers: {
        what: [
          "Reformar antes de vender rara vez merece la pena: una cocina presupuestada en 20.000\u00a0€ sale por 22.800\u00a0€ con el 10\u00a0% de IVA y el ICIO, así que un piso de 600.000\u00a0€ tendría que venderse un 3,8\u00a0% más caro solo para quedar en paz.",
          "Pintar, arreglar y limpiar por 3.000\u00a0€ son 3.300\u00a0€, un 0,6\u00a0%, y es el dinero mejor gastado.",
          "La reforma integral solo compensa cuando tres ventas cercanas demuestran que lo reformado se paga bastante más de lo que cuestan la obra y los meses.",
        ],
        cost: "Reformar antes de vender cuesta el presupuesto, el IVA del 10 o el 21\u00a0%, el ICIO (hasta el 4\u00a0%), la tasa municipal y los meses en que no puede vender. En nuestro ejemplo, 20.000\u00a0€ de cocina son 22.800\u00a0€, y 70.000\u00a0€ de piso entero, 79.800\u00a0€.",
        time: "Reformar antes de vender dura lo que el permiso y los industriales, y después la venta sigue pidiendo de 9 a 15 semanas. Sume por cada mes de obra la cuota de comunidad, el IBI y la hipoteca. La pintura y los arreglos caben en la semana o dos antes de las fotos.",
        how: "Para decidir si reformar antes de vender, pida a una agencia dos precios: tal como está y reformado, cada uno con tres pisos comparables. Tenga un presupuesto por escrito, con IVA y fecha. Haga la obra si la diferencia cubre la factura, los meses y una décima parte de reserva; si no, venda tal cual.",
        pitfalls:
          "Reformar antes de vender sale mal cuando el gusto es suyo y no de quien compra, cuando la obra no tiene permiso y cuando al abrir un techo aparece otra factura. Una cocina nueva junto a una instalación vieja hace preguntar por la instalación. La obra sin permiso o sin acuerdo pasa al comprador, que pedirá las dos cosas.",
      },
      sections: [
        {
          heading: "¿Qué obras valen lo que cuestan?",
          blocks: [
            {
              caption: "Ejemplo con un piso de 600.000\u00a0€; presupuestos supuestos, ICIO del 4\u00a0%",
              columns: ["Obra", "Presupuesto", "Con 10\u00a0% de IVA e ICIO", "Parte del precio", "Veredicto"],
              rows: [
                ["Pintura y arreglos", "3.000\u00a0€", "3.300\u00a0€ (sin ICIO)", "0,6\u00a0%", "Casi siempre"],
                ["Baño", "10.000\u00a0€", "11.400\u00a0€", "1,9\u00a0%", "Si el viejo no funciona"],
                ["Cocina", "20.000\u00a0€", "22.800\u00a0€", "3,8\u00a0%", "Rara vez"],
                ["Piso entero", "70.000\u00a0€", "79.800\u00a0€", "13,3\u00a0%", "Solo con ventas que lo prueben"],
              ],
            },
            "Con IVA del 21\u00a0%, la cocina sube a 25.000\u00a0€ y el piso entero a 87.500\u00a0€. Si el piso se valora en 600.000\u00a0€ reformado y en 545.000\u00a0€ tal cual, los 55.000\u00a0€ de diferencia no pagan los 79.800\u00a0€: es mejor venderlo como está.",
          ],
        },
        {
          heading: "¿Cuándo vale la pena una reforma integral y cuándo no?",
          blocks: [
            {
              points: [
                "Sí: el tasador o los compradores tropiezan con una sola cosa, como un baño que no funciona o una instalación peligrosa.",
                "Sí: en su finca los pisos reformados se han vendido mucho más caros que los demás y conoce los precios.",
                "No: la diferencia la calcula mirando anuncios.",
                "No: desaparecerían el suelo hidráulico, las molduras o las puertas, justo lo que muchos buscan en el Eixample.",
                "No: necesita el dinero en una fecha, y el final lo deciden el permiso y los industriales.",
                "No: lo que falla es la distribución, porque cada comprador movería otra pared.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué obra pequeña compensa casi siempre?",
          blocks: [
            {
              points: [
                "Paredes claras en el recibidor y el salón, una vez resuelta la humedad que haya detrás.",
                "Grifos, persianas, enchufes y puertas que no funcionan.",
                "Silicona nueva y limpieza a fondo del baño y la cocina.",
                "Bombillas del mismo tono en todas las habitaciones.",
              ],
            },
            "Nada de esto cambia el piso, pero quita motivos para ofrecer menos. No necesita licencia y termina antes de que llegue el fotógrafo.",
          ],
        },
        {
          heading: "¿Qué efecto tiene la obra en sus impuestos?",
          blocks: [
            "Una mejora con factura aumenta lo que le costó el piso y reduce la ganancia; un arreglo o una mano de pintura, no (Ley 35/2006, art.\u00a035). Una cocina nueva puede contar, pero si solo sustituye a la vieja Hacienda suele verla como reparación. Si le admiten 22.800\u00a0€ y la ganancia tributa al 21\u00a0%, el ahorro es de 4.788\u00a0€. Se nota en la renta del año siguiente, y solo si hay ganancia.",
            "El IVA es del 10\u00a0% si el piso es para su uso particular, se terminó hace al menos dos años y los materiales del contratista no pasan del 40\u00a0%; si no, del 21\u00a0% (Ley 37/1992, art.\u00a091). Pague por transferencia o tarjeta: desde el 1 de diciembre de 2026 el 10\u00a0% depende de ello, si se ha convalidado el Real Decreto-ley 29/2026.",
          ],
        },
        {
          heading: "¿Cómo se vende un piso sin reformar?",
          blocks: [
            {
              steps: [
                "Diga en el anuncio que necesita obra y póngale precio en consecuencia.",
                "Encargue un plano, con una versión de lo que se podría hacer.",
                "Enseñe un presupuesto por escrito: asusta más una cifra desconocida que una alta.",
                "Declare por escrito, antes de las arras, lo que no funciona (Código civil de Cataluña, art.\u00a0621-20).",
                "Pregunte con qué pagarán la obra: la hipoteca de compra no suele incluirla.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Una obra grande justo antes de vender pocas veces se recupera.",
        "La pintura y los arreglos sí, porque quitan motivos para regatear.",
        "Lo deciden dos precios con viviendas comparables: antes y después.",
      ],
      next: "Pídanos los dos precios, tal como está y reformado: [solicite una valoración gratuita](/valuation).",
      description:
        "¿Merece la pena reformar un piso antes de vender en Barcelona? Cuánto tienen que sumar pintura, baño, cocina u obra integral a un precio de 600.000\u00a0€.",
      sources: [
        "Ley 37/1992, del IVA, art.\u00a091; Real Decreto-ley 29/2026",
        "Real Decreto Legislativo 2/2004, de haciendas locales, art.\u00a0102",
        "Ley 35/2006, del IRPF, art.\u00a035",
        "Código civil de Cataluña, art.\u00a0621-20",
      ],
    },
    ca: {
      names: [
        "reformar abans de vendre",
        "val la pena reformar abans de vendre",
        "reformar un pis per vendre’l",
        "reformar o vendre tal com està",
        "vendre un pis sense reformar",
        "vendre un pis per reformar",
        "canviar la cuina abans de vendre",
        "reforma abans de vendre",
      ],
      title: "Reformar abans de vendre",
      answers: {
        what: [
          "Reformar abans de vendre poques vegades val la pena: una cuina pressupostada en 20.000\u00a0€ surt per 22.800\u00a0€ amb el 10\u00a0% d’IVA i l’ICIO, de manera que un pis de 600.000\u00a0€ s’hauria de vendre un 3,8\u00a0% més car només per quedar igual.",
          "Pintar, arreglar i netejar per 3.000\u00a0€ són 3.300\u00a0€, un 0,6\u00a0%, i són els diners més ben gastats.",
          "La reforma integral només surt a compte quan tres vendes properes demostren que el pis reformat es paga força més del que costen l’obra i els mesos.",
        ],
        cost: "Reformar abans de vendre costa el pressupost, l’IVA del 10 o el 21\u00a0%, l’ICIO (fins al 4\u00a0%), la taxa municipal i els mesos en què no pot vendre. Al nostre exemple, 20.000\u00a0€ de cuina són 22.800\u00a0€, i 70.000\u00a0€ de pis sencer, 79.800\u00a0€.",
        time: "Reformar abans de vendre dura el que triguen el permís i els industrials, i després la venda encara demana de 9 a 15 setmanes. Sumi per cada mes d’obra la quota de comunitat, l’IBI i la hipoteca. La pintura i els arranjaments caben en la setmana o dues abans de les fotos.",
        how: "Per decidir si convé reformar abans de vendre, demani a una agència dos preus: tal com està i reformat, cadascun amb tres pisos comparables. Tingui un pressupost per escrit, amb IVA i data. Faci l’obra si la diferència cobreix la factura, els mesos i una desena part de reserva; si no, vengui’l tal com està.",
        pitfalls:
          "Reformar abans de vendre surt malament quan el gust és seu i no de qui compra, quan l’obra no té permís i quan en obrir un sostre apareix una altra factura. Una cuina nova al costat d’una instal·lació vella fa preguntar per la instal·lació. L’obra sense permís o sense acord passa al comprador, que demanarà totes dues coses.",
      },
      sections: [
        {
          heading: "Quines obres valen el que costen?",
          blocks: [
            {
              caption: "Exemple amb un pis de 600.000\u00a0€; pressupostos suposats, ICIO del 4\u00a0%",
              columns: ["Obra", "Pressupost", "Amb 10\u00a0% d’IVA i ICIO", "Part del preu", "Veredicte"],
              rows: [
                ["Pintura i arranjaments", "3.000\u00a0€", "3.300\u00a0€ (sense ICIO)", "0,6\u00a0%", "Gairebé sempre"],
                ["Bany", "10.000\u00a0€", "11.400\u00a0€", "1,9\u00a0%", "Si el vell no funciona"],
                ["Cuina", "20.000\u00a0€", "22.800\u00a0€", "3,8\u00a0%", "Poques vegades"],
                ["Pis sencer", "70.000\u00a0€", "79.800\u00a0€", "13,3\u00a0%", "Només amb vendes que ho provin"],
              ],
            },
            "Amb IVA del 21\u00a0%, la cuina puja a 25.000\u00a0€ i el pis sencer a 87.500\u00a0€. Si el pis es valora en 600.000\u00a0€ reformat i en 545.000\u00a0€ tal com està, els 55.000\u00a0€ de diferència no paguen els 79.800\u00a0€: és millor vendre’l com està.",
          ],
        },
        {
          heading: "Quan val la pena una reforma integral i quan no?",
          blocks: [
            {
              points: [
                "Sí: el taxador o els compradors ensopeguen amb una sola cosa, com un bany que no funciona o una instal·lació perillosa.",
                "Sí: a la seva finca els pisos reformats s’han venut molt més cars que els altres i en sap els preus.",
                "No: la diferència la calcula mirant anuncis.",
                "No: desapareixerien el paviment hidràulic, les motllures o les portes, just el que molts busquen a l’Eixample.",
                "No: necessita els diners en una data, i el final el decideixen el permís i els industrials.",
                "No: el que falla és la distribució, perquè cada comprador mouria una altra paret.",
              ],
            },
          ],
        },
        {
          heading: "Quina obra petita surt a compte gairebé sempre?",
          blocks: [
            {
              points: [
                "Parets clares al rebedor i a la sala, un cop resolta la humitat que hi hagi al darrere.",
                "Aixetes, persianes, endolls i portes que no funcionen.",
                "Silicona nova i neteja a fons del bany i la cuina.",
                "Bombetes del mateix to a totes les habitacions.",
              ],
            },
            "Res d’això no canvia el pis, però treu motius per oferir menys. No demana llicència i s’acaba abans que vingui el fotògraf.",
          ],
        },
        {
          heading: "Quin efecte té l’obra en els impostos?",
          blocks: [
            "Una millora amb factura augmenta el que li va costar el pis i redueix el guany; un arranjament o una mà de pintura, no (Llei 35/2006, art.\u00a035). Una cuina nova hi pot comptar, però si només substitueix la vella Hisenda la sol veure com una reparació. Si li admeten 22.800\u00a0€ i el guany tributa al 21\u00a0%, l’estalvi és de 4.788\u00a0€. Es nota a la renda de l’any següent, i només si hi ha guany.",
            "L’IVA és del 10\u00a0% si el pis és per al seu ús particular, es va acabar fa dos anys o més i els materials del contractista no passen del 40\u00a0%; si no, del 21\u00a0% (Llei 37/1992, art.\u00a091). Pagui per transferència o targeta: des de l’1 de desembre de 2026 el 10\u00a0% en depèn, si s’ha convalidat el Reial decret llei 29/2026.",
          ],
        },
        {
          heading: "Com es ven un pis sense reformar?",
          blocks: [
            {
              steps: [
                "Digui a l’anunci que necessita obra i posi-hi el preu que toca.",
                "Encarregui un plànol, amb una versió del que s’hi podria fer.",
                "Ensenyi un pressupost per escrit: espanta més una xifra desconeguda que una d’alta.",
                "Declari per escrit, abans de les arres, el que no funciona (Codi civil de Catalunya, art.\u00a0621-20).",
                "Pregunti amb què pagaran l’obra: la hipoteca de compra no la sol incloure.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Una obra gran just abans de vendre poques vegades es recupera.",
        "La pintura i els arranjaments sí, perquè treuen motius per regatejar.",
        "Ho decideixen dos preus amb habitatges comparables: abans i després.",
      ],
      next: "Demani’ns els dos preus, tal com està i reformat: [sol·liciti una valoració gratuïta](/valuation).",
      description:
        "Val la pena reformar un pis abans de vendre a Barcelona? Quant han de sumar la pintura, el bany, la cuina o l’obra integral a un preu de 600.000\u00a0€, i quan.",
      sources: [
        "Llei 37/1992, de l’IVA, art.\u00a091; Reial decret llei 29/2026",
        "Reial decret legislatiu 2/2004, d’hisendes locals, art.\u00a0102",
        "Llei 35/2006, de l’IRPF, art.\u00a035",
        "Codi civil de Catalunya, art.\u00a0621-20",
      ],
    },
    ru: {
      names: [
        "ремонт перед продажей",
        "делать ли ремонт перед продажей квартиры",
        "стоит ли делать ремонт перед продажей",
        "ремонт квартиры перед продажей",
        "продать квартиру без ремонта",
        "продажа квартиры без ремонта",
        "новая кухня перед продажей",
        "отремонтировать квартиру для продажи",
      ],
      title: "Ремонт перед продажей",
      answers: {
        what: [
          "Ремонт перед продажей окупается редко: кухня по смете за 20\u00a0000\u00a0€ с НДС 10\u00a0% и налогом на строительство (ICIO) обойдётся в 22\u00a0800\u00a0€, и квартиру за 600\u00a0000\u00a0€ придётся продать на 3,8\u00a0% дороже, чтобы просто выйти в ноль.",
          "Покраска, мелкая починка и уборка на 3\u00a0000\u00a0€ с налогом составят 3\u00a0300\u00a0€, то есть 0,6\u00a0%: эти деньги потрачены с толком.",
          "Полный ремонт имеет смысл, только если три продажи по соседству показывают: за отремонтированное жильё платят заметно больше, чем стоят работы и потерянные месяцы.",
        ],
        cost: "Ремонт перед продажей стоит столько, сколько смета, НДС 10 или 21\u00a0%, ICIO до 4\u00a0%, городской сбор и месяцы, когда квартиру нельзя продать. В нашем примере кухня за 20\u00a0000\u00a0€ обходится в 22\u00a0800\u00a0€, а вся квартира за 70\u00a0000\u00a0€\u00a0— в 79\u00a0800\u00a0€.",
        time: "Ремонт перед продажей длится столько, сколько разрешение и работы, а сама продажа после него займёт ещё 9–15 недель. За каждый месяц прибавьте взнос в сообщество собственников, налог на недвижимость и платёж по ипотеке. Покраска и починка укладываются в одну-две недели до съёмки.",
        how: "Чтобы решить, нужен ли ремонт перед продажей, попросите агентство назвать две цены: как есть и после ремонта, каждую с тремя похожими объектами. Получите письменную смету с НДС и датой. Начинайте, если разница покрывает счёт, потерянные месяцы и десятую часть запаса; иначе продавайте как есть.",
        pitfalls:
          "Ремонт перед продажей подводит, когда сделан на ваш вкус, а не на вкус покупателя, когда на работы нет разрешения и когда за вскрытым потолком появляется второй счёт. Новая кухня при старой проводке вызывает вопрос о проводке. Работы без разрешения или согласия соседей переходят к покупателю, и он спросит о том и другом.",
      },
      sections: [
        {
          heading: "Какие работы стоят своих денег?",
          blocks: [
            {
              caption: "Пример для квартиры за 600\u00a0000\u00a0€; сметы условные, ICIO 4\u00a0%",
              columns: ["Работа", "Смета", "С НДС 10\u00a0% и ICIO", "Доля цены", "Вывод"],
              rows: [
                [
                  "Покраска и починка",
                  "3\u00a0000\u00a0€",
                  "3\u00a0300\u00a0€ (без ICIO)",
                  "0,6\u00a0%",
                  "Почти всегда",
                ],
                ["Ванная", "10\u00a0000\u00a0€", "11\u00a0400\u00a0€", "1,9\u00a0%", "Если старая не работает"],
                ["Кухня", "20\u00a0000\u00a0€", "22\u00a0800\u00a0€", "3,8\u00a0%", "Редко"],
                [
                  "Вся квартира",
                  "70\u00a0000\u00a0€",
                  "79\u00a0800\u00a0€",
                  "13,3\u00a0%",
                  "Только если это доказали продажи",
                ],
              ],
            },
            "При НДС 21\u00a0% кухня подорожает до 25\u00a0000\u00a0€, вся квартира до 87\u00a0500\u00a0€. Допустим, после ремонта квартира стоит 600\u00a0000\u00a0€, а сейчас 545\u00a0000\u00a0€: разница в 55\u00a0000\u00a0€ не оплачивает 79\u00a0800\u00a0€, и продавать лучше как есть.",
            "Прибавьте ещё месяцы: если взнос в сообщество, налог на недвижимость и платёж по ипотеке вместе составляют, к примеру, 900\u00a0€, три месяца работ добавят к счёту 2\u00a0700\u00a0€.",
          ],
        },
        {
          heading: "Когда полный ремонт выгоден, а когда нет?",
          blocks: [
            {
              points: [
                "Да: банковского оценщика или покупателей останавливает что-то одно, например неработающая ванная или опасная проводка.",
                "Да: в вашем доме отремонтированные квартиры продали намного дороже остальных, и цены вам известны.",
                "Нет: разницу вы прикинули по объявлениям.",
                "Нет: пропадут плитка с узором, лепнина и старые двери, а в Эшампле многие ищут именно их.",
                "Нет: деньги нужны к сроку, а когда кончится ремонт, зависит от разрешения и мастеров.",
                "Нет: неудобна сама планировка, и каждый покупатель передвинет другую стену.",
              ],
            },
          ],
        },
        {
          heading: "Какие мелкие работы выгодны почти всегда?",
          blocks: [
            {
              points: [
                "Светлые стены в прихожей и гостиной, когда причина сырости уже устранена.",
                "Краны, жалюзи, розетки и двери, которые не работают.",
                "Новый герметик и генеральная уборка ванной и кухни.",
                "Лампы одного оттенка во всех комнатах.",
              ],
            },
            "Квартиру это не меняет, но убирает поводы предложить меньше. Разрешения на такие работы не требуется, и закончить их можно до прихода фотографа. Составьте список, попросите две письменные сметы с НДС и вычеркните то, чего покупатель на первом показе не заметит.",
          ],
        },
        {
          heading: "Как ремонт влияет на налог?",
          blocks: [
            "Улучшение со счётом-фактурой увеличивает расходы на покупку и уменьшает доход; починка и покраска\u00a0— нет (Закон 35/2006, ст.\u00a035). Новую кухню могут зачесть, но если она лишь заменила старую, налоговая часто считает это ремонтом. Если 22\u00a0800\u00a0€ признают, а доход облагается по 21\u00a0%, вы сбережёте 4\u00a0788\u00a0€. Случится это в декларации следующего года и только при наличии дохода.",
            "НДС составляет 10\u00a0%, если квартирой вы пользуетесь сами, дом построен не меньше двух лет назад, а материалы подрядчика не превышают 40\u00a0% счёта; иначе 21\u00a0% (Закон 37/1992, ст.\u00a091). Платите переводом или картой: с 1\u00a0декабря 2026 года без этого не будет 10\u00a0%, если подтверждён Королевский декрет-закон 29/2026.",
          ],
        },
        {
          heading: "Как продать квартиру без ремонта?",
          blocks: [
            {
              steps: [
                "Напишите в объявлении, что нужен ремонт, и назначьте цену с учётом этого.",
                "Закажите план и к нему один вариант того, что можно сделать.",
                "Покажите письменную смету: неизвестная сумма пугает больше известной.",
                "До договора задатка письменно перечислите всё, что не работает (Гражданский кодекс Каталонии, ст.\u00a0621-20).",
                "Спросите, на что покупатель будет ремонтировать: ипотека на покупку работы обычно не покрывает.",
                "Если торг начинается с ремонта, отвечайте сметой: снижать цену больше её суммы незачем.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Большой ремонт прямо перед продажей окупается редко.",
        "Покраска и починка окупаются: они убирают поводы торговаться.",
        "Решают две цены по похожим объектам: до ремонта и после.",
      ],
      next: "Попросите у нас обе цены, как есть и после ремонта: [закажите бесплатную оценку](/valuation).",
      description:
        "Стоит ли делать ремонт перед продажей квартиры в Барселоне: сколько покраска, ванная, кухня и полный ремонт должны прибавить к цене 600\u00a0000\u00a0€ и когда.",
      sources: [
        "Закон 37/1992 об НДС, ст.\u00a091; Королевский декрет-закон 29/2026",
        "Королевский законодательный декрет 2/2004 о местных налогах, ст.\u00a0102",
        "Закон 35/2006 о подоходном налоге, ст.\u00a035",
        "Гражданский кодекс Каталонии, ст.\u00a0621-20",
      ],
    },
  },
};
