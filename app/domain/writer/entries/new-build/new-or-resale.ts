import type { Entry } from "../entry";

export const newOrResale: Entry = {
  theme: "new-build",
  related: ["vat-on-new-homes", "transfer-tax", "costs-of-buying", "off-plan", "renovation-works"],
  table: "new-or-resale",
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "new or resale",
        "new build or resale home",
        "new home or second-hand",
        "new build vs resale",
        "should i buy new or resale",
        "difference between new and resale homes",
        "old or new apartment",
      ],
      title: "New or resale",
      answers: {
        what: [
          "New or resale: at €500,000 a new home bears €57,500 of tax and a resale home €50,000; at €1,000,000 it is €115,000 and €105,000.",
          "The new one pays {new.vat} VAT (IVA) and {new.stamp} stamp duty (AJD), the other transfer tax (ITP) in bands from {itp.rate1}.",
          "Against that difference stand the renovation and the energy bills of an older home, and the wait for a new one. Compare the total over your first years and not the price in the advert.",
        ],
        cost: "Whether new or resale costs less depends on three sums: the tax, the renovation and the running costs. Up to {equal.price} the tax on a resale home is lower at the same price. A renovation or higher community fees can use up the difference.",
        time: "New or resale also differ in time. A resale home can be yours in the weeks between deposit contract and deed. With a mortgage, plan no less than a month for them. A new home waits for its handover, and building takes about 18 to 24 months from the start.",
        how: "To choose between a new build or a resale home, compare one of each in four lines: tax, work, community fees and energy rating. Visit the resale home at two hours of the day. For the new one read the specification, because there is nothing to visit yet.",
        worth:
          "New or resale: take the new home if you want no building work, low bills and guarantees, and can live with a small plan, a district further out or a wait. Take the resale home if street, light and ceiling height matter more, and you can see and measure it today. In the centre there is little choice of new homes, so the place often decides.",
      },
      sections: [
        {
          heading: "How do the taxes compare?",
          blocks: [
            [
              "{?checked}The rates were checked on {checked}.",
              "A new home bought from its developer bears VAT under Law 37/1992 (art. 91) and stamp duty under the Catalan tax code. A resale home bears transfer tax by the scale in force since {itp.date}: {itp.rate1} up to {itp.edge1}, then {itp.rate2}, {itp.rate3} and {itp.rate4}. Each rate applies only to its own band.",
            ],
            "The seller of a resale home charges no VAT. A developer always does, even on a home finished for a year and never lived in.",
          ],
        },
        {
          heading: "What are the advantages of a new home?",
          blocks: [
            {
              points: [
                "Ten years of cover for the structure, three for installations, one for finishes (Law 38/1999, art. 17).",
                "Insulation and systems by today’s rules, and usually a better energy rating.",
                "No communal repairs ahead for some years, and a lift by design.",
                "Payment spread over the building time.",
              ],
            },
          ],
        },
        {
          heading: "What are the advantages of a resale home?",
          blocks: [
            {
              points: [
                "You see it: light, noise, stairs, neighbours’ windows.",
                "It is in the centre, where hardly any plots are left to build on.",
                "Height, patterned tiles and balconies that nobody builds any more.",
                "The community’s accounts exist, and its minutes can be read.",
              ],
            },
          ],
        },
        {
          heading: "What do you ask in either case?",
          blocks: [
            {
              steps: [
                "Usable area by room, without terrace.",
                "Energy certificate: of the project or of the finished building?",
                "Community fees, budgeted or real, and work already approved.",
                "What is included: parking space, storage room, kitchen, air conditioning.",
                "For the new home licence and guarantee, for the resale one charges and inspection.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does the same price give?",
        blocks: [
          [
            "At {x.price} a new home would bear {x.newTax}, of which {x.stamp} is stamp duty.",
            "A resale home at that price pays {x.tax}, an effective {x.effective}.",
            "{?x.home}That price is the one of [{a.title}](/property/{a.id}), with {a.area} of built area.",
            "Ask what a renovation would cost, and see whether the difference pays for it.",
          ],
        ],
      },
      inShort: [
        "A new home bears VAT and stamp duty, a resale home transfer tax in bands.",
        "In our price range the resale home pays less tax at the same price.",
        "Renovation, energy and fees decide the rest.",
      ],
      next: "Enter a price and see both totals: [work out your costs](/costs).",
      description:
        "New or resale in Barcelona: how the taxes compare at the same price, where each is stronger, what to ask in either case and how to compare the total of both.",
      sources: [
        "Law 37/1992 on VAT, art. 91",
        "Decree-Law 5/2025 (Catalonia), transfer tax scale",
        "Legislative Decree 1/2024, Tax Code of Catalonia",
        "Law 38/1999 on building, art. 17",
      ],
    },
    es: {
      names: [
        "obra nueva o segunda mano",
        "comprar obra nueva o segunda mano",
        "vivienda nueva o usada",
        "diferencia entre obra nueva y segunda mano",
        "qué es mejor obra nueva o segunda mano",
      ],
      title: "Obra nueva o segunda mano",
      answers: {
        what: [
          "¿Obra nueva o segunda mano? Con 500.000\u00a0€, la nueva paga 57.500\u00a0€ de impuestos y la usada, 50.000\u00a0€; con 1.000.000\u00a0€, 115.000 y 105.000\u00a0€.",
          "La nueva lleva un {new.vat} de IVA y un {new.stamp} de actos jurídicos documentados (AJD); la otra, el impuesto de transmisiones (ITP), por tramos desde el {itp.rate1}.",
          "Frente a esa diferencia están la reforma y la energía de un piso antiguo, y la espera de uno nuevo. Compare el total de los primeros años, no el precio del anuncio.",
        ],
        cost: "Si sale mejor obra nueva o segunda mano depende de tres sumas: impuestos, reforma y gastos de cada año. Hasta {equal.price}, el impuesto de la segunda mano es menor al mismo precio. Una reforma o una comunidad más cara pueden gastar esa diferencia.",
        time: "Obra nueva o segunda mano son también dos plazos. La segunda mano puede ser suya en las semanas que van de las arras a la escritura; con hipoteca, no cuente menos de un mes. La nueva espera a su entrega, y una obra dura de 18 a 24 meses desde que empieza.",
        how: "Para elegir entre obra nueva o segunda mano, ponga una al lado de la otra con cuatro líneas: impuestos, obras, comunidad y calificación energética. Visite la de segunda mano a dos horas distintas. De la nueva estudie la memoria de calidades, porque aún no hay nada que visitar.",
        worth:
          "Entre obra nueva o segunda mano, elija la nueva si no quiere obras, busca recibos bajos y garantías, y acepta un plano ajustado, un barrio menos céntrico o una espera. Elija la usada si le importan más la calle, la luz y los techos, y quiere verla y medirla hoy. En el centro hay poca obra nueva, así que a menudo decide el lugar.",
      },
      sections: [
        {
          heading: "¿Cómo se comparan los impuestos?",
          blocks: [
            [
              "{?checked}Tipos consultados el {checked}.",
              "La vivienda comprada a la promotora lleva IVA (Ley 37/1992, art.\u00a091) y AJD según el Código tributario de Cataluña. La de segunda mano paga por la escala en vigor desde el {itp.date}: {itp.rate1} hasta {itp.edge1} y después {itp.rate2}, {itp.rate3} y {itp.rate4}. Cada tipo se aplica solo a su tramo.",
            ],
            "Un particular que vende no cobra IVA. La promotora sí, aunque la vivienda lleve un año terminada y nadie la haya estrenado.",
          ],
        },
        {
          heading: "¿Qué tiene a favor la obra nueva?",
          blocks: [
            {
              points: [
                "Diez años de cobertura de la estructura, tres de instalaciones y uno de acabados (Ley 38/1999, art.\u00a017).",
                "Aislamiento y sistemas según la norma de hoy, y por lo común mejor calificación.",
                "Ninguna gran obra comunitaria a la vista y ascensor desde el proyecto.",
                "Un pago repartido durante la obra.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué tiene a favor la segunda mano?",
          blocks: [
            {
              points: [
                "Se ve: luz, ruido, escalera y ventanas de enfrente.",
                "En las calles del centro apenas quedan solares, así que es lo que hay allí.",
                "Techos altos, suelo hidráulico y balcones que ya no se construyen.",
                "La comunidad tiene cuentas y actas que se pueden pedir.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se pregunta en los dos casos?",
          blocks: [
            {
              steps: [
                "La superficie útil por estancias, sin terraza.",
                "El certificado energético: ¿del proyecto o del edificio acabado?",
                "La comunidad, prevista o real, y las obras aprobadas.",
                "Qué incluye: aparcamiento, trastero, cocina, aire acondicionado.",
                "En la nueva, licencia y aval; en la de segunda mano, cargas e inspección.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué da el mismo precio?",
        blocks: [
          [
            "A {x.price}, una vivienda nueva llevaría {x.newTax} de impuestos, de ellos {x.stamp} de AJD.",
            "Una de segunda mano de ese precio paga {x.tax}, un tipo efectivo del {x.effective}.",
            "{?x.home}Ese es el precio de [{a.title}](/property/{a.id}), con {a.area} construidos.",
            "Pregunte cuánto costaría una reforma y vea si la diferencia la paga.",
          ],
        ],
      },
      inShort: [
        "La obra nueva paga IVA y AJD; la segunda mano, ITP por tramos.",
        "En nuestra gama de precios la segunda mano tributa menos al mismo precio.",
        "La reforma, la energía y la comunidad deciden lo demás.",
      ],
      next: "Ponga un precio y vea los dos totales: [calcule sus gastos](/costs).",
      description:
        "Obra nueva o segunda mano en Barcelona: cómo se comparan los impuestos al mismo precio, qué tiene a favor cada una y qué preguntar en los dos casos a la vez.",
      sources: [
        "Ley 37/1992, del IVA, art.\u00a091",
        "Decreto ley 5/2025 (Cataluña), escala del ITP",
        "Decreto legislativo 1/2024, Código tributario de Cataluña",
        "Ley 38/1999, de ordenación de la edificación, art.\u00a017",
      ],
    },
    ca: {
      names: [
        "obra nova o segona mà",
        "comprar obra nova o segona mà",
        "pis nou o de segona mà",
        "habitatge nou o usat",
        "diferència entre obra nova i segona mà",
        "què és millor obra nova o segona mà",
      ],
      title: "Obra nova o segona mà",
      answers: {
        what: [
          "Obra nova o segona mà? Amb 500.000\u00a0€, la nova paga 57.500\u00a0€ d’impostos i la usada, 50.000\u00a0€; amb 1.000.000\u00a0€, 115.000 i 105.000\u00a0€.",
          "La nova porta un {new.vat} d’IVA i un {new.stamp} d’actes jurídics documentats (AJD); l’altra, l’impost de transmissions (ITP), per trams des del {itp.rate1}.",
          "Davant d’aquesta diferència hi ha la reforma i l’energia d’un pis antic, i l’espera d’un de nou. Compari el total dels primers anys, no el preu de l’anunci.",
        ],
        cost: "Si surt millor obra nova o segona mà depèn de tres sumes: impostos, reforma i despeses de cada any. Fins a {equal.price}, l’impost de la segona mà és més baix al mateix preu. Una reforma o una comunitat més cara es poden menjar aquesta diferència.",
        time: "Obra nova o segona mà són també dos terminis. La segona mà pot ser seva en les setmanes que van de les arres a l’escriptura; amb hipoteca, no compti menys d’un mes. El nou espera el lliurament, i una obra dura de 18 a 24 mesos des que comença.",
        how: "Per triar entre obra nova o segona mà, posi’n una de cada al costat amb quatre línies: impostos, obres, comunitat i qualificació energètica. Visiti el de segona mà a dues hores diferents. Del nou estudiï la memòria de qualitats, perquè encara no hi ha res per visitar.",
        worth:
          "Entre obra nova o segona mà, triï la nova si no vol obres, busca rebuts baixos i garanties, i accepta un plànol just, un barri menys cèntric o una espera. Triï la usada si li importen més el carrer, la llum i els sostres, i la vol veure i mesurar avui. Al centre hi ha poca obra nova, de manera que sovint decideix el lloc.",
      },
      sections: [
        {
          heading: "Com es comparen els impostos?",
          blocks: [
            [
              "{?checked}Tipus consultats el {checked}.",
              "L’habitatge comprat a la promotora porta IVA (Llei 37/1992, art.\u00a091) i AJD segons el Codi tributari de Catalunya. El de segona mà paga per l’escala vigent des del {itp.date}: {itp.rate1} fins a {itp.edge1} i després {itp.rate2}, {itp.rate3} i {itp.rate4}. Cada tipus s’aplica només al seu tram.",
            ],
            "Un particular que ven no cobra IVA. La promotora sí, encara que l’habitatge faci un any que és acabat i ningú no l’hagi estrenat.",
          ],
        },
        {
          heading: "Què té a favor l’obra nova?",
          blocks: [
            {
              points: [
                "Deu anys de cobertura de l’estructura, tres d’instal·lacions i un d’acabats (Llei 38/1999, art.\u00a017).",
                "Aïllament i sistemes segons la norma d’avui, i sovint més bona qualificació.",
                "Cap gran obra comunitària a la vista i ascensor des del projecte.",
                "Un pagament repartit durant l’obra.",
              ],
            },
          ],
        },
        {
          heading: "Què té a favor la segona mà?",
          blocks: [
            {
              points: [
                "Es veu: llum, soroll, escala i finestres del davant.",
                "Als carrers del centre gairebé no queden solars, i és el que s’hi troba.",
                "Sostres alts, paviment hidràulic i balcons que ja no es fan.",
                "La comunitat té comptes i actes que es poden demanar.",
              ],
            },
          ],
        },
        {
          heading: "Què es pregunta en tots dos casos?",
          blocks: [
            {
              steps: [
                "La superfície útil per peces, sense terrassa.",
                "El certificat energètic: del projecte o de l’edifici acabat?",
                "La comunitat, prevista o real, i les obres aprovades.",
                "Què inclou: aparcament, traster, cuina, aire condicionat.",
                "En el nou, llicència i aval; en el de segona mà, càrregues i inspecció.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què dona el mateix preu?",
        blocks: [
          [
            "A {x.price}, un habitatge nou portaria {x.newTax} d’impostos, dels quals {x.stamp} d’AJD.",
            "Un de segona mà d’aquest preu paga {x.tax}, un tipus efectiu del {x.effective}.",
            "{?x.home}Aquest és el preu de [{a.title}](/property/{a.id}), amb {a.area} construïts.",
            "Pregunti quant costaria una reforma i vegi si la diferència la paga.",
          ],
        ],
      },
      inShort: [
        "L’obra nova paga IVA i AJD; la segona mà, ITP per trams.",
        "En la nostra gamma de preus la segona mà tributa menys al mateix preu.",
        "La reforma, l’energia i la comunitat decideixen la resta.",
      ],
      next: "Posi un preu i vegi els dos totals: [calculi les seves despeses](/costs).",
      description:
        "Obra nova o segona mà a Barcelona: com es comparen els impostos al mateix preu, què té a favor cada opció i què cal preguntar en tots dos casos abans de triar.",
      sources: [
        "Llei 37/1992, de l’IVA, art.\u00a091",
        "Decret llei 5/2025, escala de l’ITP",
        "Decret legislatiu 1/2024, Codi tributari de Catalunya",
        "Llei 38/1999, d’ordenació de l’edificació, art.\u00a017",
      ],
    },
    ru: {
      names: [
        "новостройка или вторичка",
        "новостройка или вторичное жильё",
        "что лучше новостройка или вторичка",
        "новое или вторичное жильё",
        "разница между новостройкой и вторичкой",
        "купить новую квартиру или вторичную",
      ],
      title: "Новостройка или вторичное жильё",
      answers: {
        what: [
          "Новостройка или вторичное жильё? При цене 500\u00a0000\u00a0€ налог за новое 57\u00a0500\u00a0€, за вторичное 50\u00a0000\u00a0€; при 1\u00a0000\u00a0000\u00a0€\u00a0— 115\u00a0000 и 105\u00a0000\u00a0€.",
          "За новое платят {new.vat} НДС (IVA) и {new.stamp} гербового сбора (AJD), за вторичное\u00a0— налог на передачу имущества (ITP) по ступеням, начиная с {itp.rate1}.",
          "На другой чаше весов ремонт и энергия старой квартиры и ожидание новой. Сравнивайте всё, что заплатите за первые годы, а не цену в объявлении.",
        ],
        cost: "Что дешевле, новостройка или вторичное жильё, зависит от трёх сумм: налога, ремонта и ежегодных расходов. До {equal.price} при той же цене налог на вторичное меньше. Ремонт или высокие взносы могут съесть эту разницу.",
        time: "Новостройка или вторичное жильё\u00a0— это ещё и разные сроки. Вторичное станет вашим за недели от задатка до сделки, а с ипотекой закладывайте не меньше месяца. Новое ждёт сдачи, и стройка идёт 18–24 месяца с начала.",
        how: "Чтобы решить, новостройка или вторичное жильё, поставьте рядом по одному объекту и заполните четыре строки: налог, ремонт, взносы, класс энергоэффективности. Вторичное посмотрите в разные часы. У нового изучите описание отделки: смотреть пока нечего.",
        worth:
          "Новостройка или вторичное жильё? Новое берут, когда не хотят ремонта, ценят низкие счета и гарантии и согласны на небольшой план, район подальше или ожидание. Вторичное\u00a0— когда важнее улица, свет и высота потолков и хочется увидеть и измерить всё сегодня. В центре новых домов мало, и часто решает место.",
      },
      sections: [
        {
          heading: "Как сравнить налоги?",
          blocks: [
            [
              "{?checked}Ставки проверены {checked}.",
              "С жилья от застройщика берут НДС (Ley 37/1992, ст.\u00a091) и гербовый сбор по Налоговому кодексу Каталонии. За вторичное платят по шкале, которая действует с {itp.date}: {itp.rate1} до {itp.edge1}, затем {itp.rate2}, {itp.rate3} и {itp.rate4}, каждая ставка только со своей ступени.",
            ],
            "Частный продавец НДС не берёт. Застройщик берёт всегда, даже если дом готов уже год и в квартире никто не жил. Поэтому сначала выясните, кто продаёт, а потом считайте.",
          ],
        },
        {
          heading: "Что говорит за новостройку?",
          blocks: [
            {
              points: [
                "Десять лет ответственности за конструкции, три года за инженерные системы, год за отделку (Закон 38/1999, ст.\u00a017).",
                "Утепление и системы по сегодняшним нормам и обычно лучший класс энергоэффективности.",
                "Несколько лет без крупных работ в доме и лифт по проекту.",
                "Платежи распределены на время стройки, и отделку часто ещё можно выбрать.",
              ],
            },
          ],
        },
        {
          heading: "Что говорит за вторичное жильё?",
          blocks: [
            {
              points: [
                "Его видно: свет, шум, лестница, окна напротив, и вернуться можно в любой час.",
                "На улицах центра участков почти нет, поэтому там оно и есть.",
                "Высокие потолки, узорная плитка и балконы, каких больше не строят.",
                "У сообщества собственников (comunidad) есть отчёты и протоколы, их можно попросить.",
              ],
            },
          ],
        },
        {
          heading: "О чём спросить в обоих случаях?",
          blocks: [
            {
              steps: [
                "Полезная площадь по комнатам, без террасы.",
                "Сертификат энергоэффективности: по проекту или готового дома?",
                "Взносы, по смете или настоящие, и утверждённые работы.",
                "Что входит: парковка, кладовая, кухня, кондиционер.",
                "У нового\u00a0— разрешение и гарантия, у вторичного\u00a0— обременения и технический осмотр.",
              ],
            },
          ],
        },
        {
          heading: "Какие сроки сравнить?",
          blocks: [
            {
              points: [
                "Вторичное жильё: с ипотекой от договора задатка до акта закладывайте не меньше месяца.",
                "Новостройка: от начала работ до ключей обычно 18–24 месяца.",
                "Гарантии нового дома: один год на отделку, три на инженерные системы, десять на конструкции.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Что даёт та же цена?",
        blocks: [
          [
            "При цене {x.price} за новое жильё налоги составят {x.newTax}, из них {x.stamp}\u00a0— гербовый сбор.",
            "За вторичное той же цены платят {x.tax}, то есть {x.effective} в целом.",
            "{?x.home}Столько стоит [{a.title}](/property/{a.id}), площадь со стенами {a.area}.",
            "Узнайте, во что обойдётся ремонт, и посмотрите, покроет ли его разница.",
          ],
        ],
      },
      inShort: [
        "За новостройку платят НДС и гербовый сбор, за вторичное\u00a0— ITP по ступеням.",
        "В нашем диапазоне цен налог на вторичное меньше при той же цене.",
        "Остальное решают ремонт, энергия и взносы.",
      ],
      next: "Введите цену и посмотрите оба итога: [рассчитайте расходы](/costs).",
      description:
        "Новостройка или вторичное жильё в Барселоне: как сравнить налоги при той же цене, что говорит за каждое и о чём спросить в обоих случаях, прежде чем решить.",
      sources: [
        "Закон 37/1992 об НДС, ст.\u00a091",
        "Decret llei 5/2025 (Каталония), шкала ITP",
        "Decret legislatiu 1/2024, Налоговый кодекс Каталонии",
        "Закон 38/1999 о строительстве, ст.\u00a017",
      ],
    },
  },
};
