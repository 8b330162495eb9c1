import type { Entry } from "../entry";

export const buyingTogether: Entry = {
  theme: "guide",
  related: [
    "reduced-transfer-tax",
    "debts-and-income",
    "ending-co-ownership",
    "deed-of-sale",
    "power-of-attorney",
    "will-for-a-home",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "buying together",
        "buying a home together",
        "buying property together in spain",
        "buying a house with a friend",
        "buying with siblings",
        "buying with my brother",
        "buying with your partner",
        "buying as an unmarried couple",
        "joint purchase of a home",
        "co-ownership",
        "joint ownership",
      ],
      title: "Buying a home together",
      answers: {
        what: [
          "When you buy a home together, as a couple, siblings or friends, each of you owns the share that the deed states; if it states none, the shares count as equal (Civil Code of Catalonia, art.\u00a0552-1). To the bank each of you usually owes the whole loan, whatever your share. Any of you may later ask for the co-ownership to end, so settle in writing beforehand who would keep the home and at what price.",
          "If only one of you has a right to the reduced transfer tax, only that share pays {itp.reduced}.",
        ],
        cost: [
          "Buying together costs as much as buying alone: the taxes follow the price, and each pays for their own share.",
          "Transfer tax starts at {itp.rate1}, and two halves of a home pay between them what one buyer would pay.",
          "The agreement between you costs the fee of whoever writes it.",
        ],
        who: "Those who buy together all sign the deposit contract, the deed and the mortgage, in person or by power of attorney, and as a rule each owes the bank all of it. Later, a majority of the shares decides on everyday matters and three quarters on larger ones. Selling or mortgaging the whole home needs everybody (art.\u00a0552-7).",
        how: "To buy a home together, agree on shares, monthly payments and a way out before the deposit contract, and put all names and shares in that contract and in the deed. A notary or a lawyer can write the agreement between you.",
        must: "You can buy a home together with anyone: a partner, a friend, a brother or sister; no marriage and no company is needed. The deed has to state each share, and an agreement between you isn’t compulsory but saves a court case later. A single one of you can’t be made to stay: any co-owner may ask for division, unless you excluded it for up to ten years.",
        worth:
          "Buying together gives you two incomes for the bank and halves each one’s savings, and that is its whole advantage. Against it stands that each usually owes the entire mortgage, and that leaving takes everybody’s agreement or a judge. It suits those who can write down today who would keep the home and at what price.",
        pitfalls:
          "Buying a home together goes wrong when the deed says half and the money was seventy to thirty, when nobody wrote down what happens if one leaves, and when one is left off the deed but pays the mortgage. The share in the deed decides, not the transfers. Put shares, payments and the way out on paper before the deposit contract.",
      },
      sections: [
        {
          heading: "Which shares should the deed state?",
          blocks: [
            "Let the shares follow the money. Whoever pays seventy per cent of price, costs and mortgage should own about seventy; if the deed says half, the tax agency may see a gift. Pay by transfer, each from your own account, as proof for later.",
            "Marriage doesn’t change this by itself. Under Catalan law spouses have separate property unless they agree otherwise (art.\u00a0231-10), so they too buy in shares. If another law governs your marriage, tell the notary.",
          ],
        },
        {
          heading: "What should you agree among yourselves?",
          blocks: [
            {
              points: [
                "Who pays what each month, and what happens if one of you can’t.",
                "How repairs and levies are shared: by law in proportion to the shares (art.\u00a0552-8).",
                "Who lives there, and whether that person pays the others anything.",
                "How the price is found when one leaves, for instance by a valuer, and how long the rest have to pay.",
                "Whether you rule out division for a time: ten years at most, and all must agree (art.\u00a0552-10).",
                "What each will leaves to whom: a share goes to its owner’s heirs, not to the others.",
              ],
            },
          ],
        },
        {
          heading: "Which steps come first?",
          blocks: [
            {
              steps: [
                "Ask the bank first: it adds up all incomes and all debts, and the oldest of you limits the term.",
                "Settle the shares and how much of their own money each brings.",
                "Write and sign the agreement between you.",
                "Put everybody in the offer and the deposit contract: joining later may be difficult.",
                "Sign the deed and the mortgage, each with an NIE or identity card. A form 600 is filed for each share.",
              ],
            },
          ],
        },
        {
          heading: "Who decides what afterwards?",
          blocks: [
            {
              caption: "Decisions about a home with several owners (art.\u00a0552-7)",
              columns: ["Decision", "Who has to agree"],
              rows: [
                ["Paying bills, everyday repairs", "owners with more than half of the shares"],
                ["Larger matters, such as a full renovation", "three quarters of the shares"],
                ["Selling or mortgaging the whole home", "everybody"],
                ["Selling one’s own share", "its owner alone; the others may buy it first"],
                ["Ending the co-ownership", "any one of you may ask for it"],
              ],
            },
            "With two halves there is no majority: if you don’t agree, a judge decides. A rule for that case, such as who has the last word on repairs up to a fixed sum, belongs in your agreement.",
          ],
        },
        {
          heading: "What if one of you wants out?",
          blocks: [
            {
              points: [
                "One keeps the home and pays the rest. If a single owner remains, the part acquired bears stamp duty instead of transfer tax.",
                "The share is sold to an outsider: the others may buy it first, within a month of being notified (art.\u00a0552-4).",
                "You don’t agree: a judge divides, and if nobody wants the whole home it is sold (art.\u00a0552-11).",
              ],
            },
            "None of this releases anyone from the mortgage. The bank has to agree, and looks again at the income of whoever stays. Whoever leaves may also have a gain to declare.",
          ],
        },
      ],
      example: {
        heading: "What would two siblings pay?",
        blocks: [
          [
            "Two siblings buy a home at €400,000, half each, and only the younger meets the conditions of the reduced rate.",
            "The younger pays {itp.reduced} of €200,000, which is €10,000, and the elder €20,000.",
            "Together that is €30,000; if both met the conditions it would be €20,000.",
            "The shares also decide who gets what when the home is sold again.",
          ],
        ],
      },
      inShort: [
        "Two or more people can own a home in the shares that the deed states.",
        "The bank usually asks each of them for the whole loan.",
        "A written agreement on payments and on leaving avoids a judge having to decide.",
      ],
      next: "Tell us at a [first consultation](/services/buyer-consultation) who is buying and with which shares in mind.",
      description:
        "Buying a home together in Barcelona as a couple, siblings or friends: shares in the deed, the mortgage, a written agreement, each one’s tax and how to leave.",
      sources: [
        "Civil Code of Catalonia, arts.\u00a0231-10, 552-1, 552-4, 552-7, 552-8, 552-10 and 552-11",
        "Legislative Decree 1/2024 (Catalan tax code, book six), arts.\u00a0641-1, 641-5 and 642-1",
        "Royal Legislative Decree 1/1993, arts.\u00a07 and 31",
        "Civil Code (Spain), art.\u00a01137",
      ],
    },
    es: {
      names: [
        "comprar entre dos",
        "comprar un piso entre dos",
        "comprar piso en pareja",
        "comprar casa con mi novio",
        "comprar una vivienda en pareja",
        "comprar piso sin estar casados",
        "comprar piso entre hermanos",
        "comprar piso entre amigos",
        "comprar casa con un amigo",
        "proindiviso",
        "copropiedad",
      ],
      title: "Comprar una vivienda entre dos o más",
      answers: {
        what: [
          "Al comprar un piso entre dos, en pareja, con hermanos o con amigos, cada uno es dueño de la parte que dice la escritura; si no dice nada, las cuotas se presumen iguales (Código civil de Cataluña, art.\u00a0552-1). Ante el banco, en cambio, lo normal es que cada uno deba el préstamo entero. Y como cualquiera puede pedir después que se acabe la copropiedad, conviene dejar escrito antes quién se quedaría la casa y a qué precio.",
          "Si solo uno tiene derecho al ITP reducido, porque el otro pasa de la edad o de los ingresos, únicamente su parte paga el {itp.reduced}.",
        ],
        cost: [
          "Comprar entre dos cuesta lo mismo que comprar solo: los impuestos dependen del precio y cada uno paga los de su parte.",
          "El ITP empieza en el {itp.rate1}, y dos mitades de un piso pagan entre las dos lo mismo que un solo comprador.",
          "El pacto entre ustedes cuesta lo que cobre quien lo redacte.",
        ],
        who: "Cuando se compra entre dos, firman los dos: las arras, la escritura y la hipoteca, que por lo general cada uno debe entera. Pueden firmar por poder. Después, lo corriente lo decide la mayoría de las cuotas y lo importante, las tres cuartas partes. Para vender o hipotecar la casa entera hacen falta todos (art.\u00a0552-7).",
        how: "Para comprar un piso entre dos, acuerden las cuotas, los pagos y la salida antes de las arras, y pongan a todos y su porcentaje en las arras y en la escritura. El pacto se lo puede redactar una notaría o un abogado.",
        must: "Comprar una vivienda entre dos se puede con cualquiera: pareja, amistad o hermanos; no hace falta estar casados ni crear una sociedad. La escritura debe decir qué porcentaje es de cada cual, y el pacto entre ustedes es voluntario, pero evita un juicio. A nadie se le puede obligar a seguir: cualquiera puede pedir la división, salvo que la excluyan hasta diez años.",
        worth:
          "Comprar una vivienda entre dos suma dos sueldos ante el banco y reparte el ahorro: esa es toda su ventaja. En contra, cada cual suele deber la hipoteca entera, y para salir hace falta acuerdo o un juez. Conviene a quienes pueden escribir hoy quién se quedaría el piso y a qué precio.",
        pitfalls:
          "Comprar una vivienda entre dos se tuerce cuando la escritura dice mitad y el dinero fue setenta y treinta, cuando nadie escribió qué pasa si alguien se va y cuando quien paga la hipoteca no está en la escritura. Decide el porcentaje escriturado, no las transferencias. Pongan porcentajes, pagos y salida por escrito antes de las arras.",
      },
      sections: [
        {
          heading: "¿Qué porcentaje ponemos en la escritura?",
          blocks: [
            "Que la cuota siga al dinero. Quien paga el setenta por ciento del precio, los gastos y la hipoteca debería tener cerca del setenta; si la escritura dice la mitad, Hacienda puede ver una donación. Paguen por transferencia, cada uno desde su cuenta, para poder demostrarlo.",
            "Estar casados no lo cambia por sí solo. En Cataluña rige la separación de bienes si no se pacta otra cosa (art.\u00a0231-10), de modo que también los cónyuges compran por cuotas. Si su matrimonio se rige por otra ley, dígalo en la notaría.",
          ],
        },
        {
          heading: "¿Qué conviene pactar entre ustedes?",
          blocks: [
            {
              points: [
                "Quién paga qué cada mes y qué pasa si alguien no puede.",
                "Cómo se reparten arreglos y derramas: por ley, según la cuota (art.\u00a0552-8).",
                "Quién vive allí y si compensa de algún modo a los demás.",
                "Cómo se fija el precio si uno se va, por ejemplo con una tasación, y cuándo se le paga.",
                "Si renuncian a dividir durante un tiempo: diez años como máximo y por unanimidad (art.\u00a0552-10).",
                "Qué dice el testamento de cada uno: su parte va a sus herederos, no a los otros dueños.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuáles son los pasos?",
          blocks: [
            {
              steps: [
                "Pregunten primero al banco: suma los ingresos y las deudas de todos, y el mayor de ustedes limita el plazo.",
                "Fijen los porcentajes y lo que pone cada uno de sus ahorros.",
                "Redacten y firmen el pacto.",
                "Que figuren todos en la oferta y en las arras: entrar después puede ser difícil.",
                "Firmen escritura e hipoteca, cada uno con su DNI o NIE. Por cada parte se presenta un modelo 600.",
              ],
            },
          ],
        },
        {
          heading: "¿Quién decide qué después?",
          blocks: [
            {
              caption: "Decisiones sobre un piso con varios dueños (art.\u00a0552-7)",
              columns: ["Decisión", "Quién ha de estar de acuerdo"],
              rows: [
                ["Pagar recibos, arreglos corrientes", "dueños con más de la mitad de las cuotas"],
                ["Asuntos mayores, como una reforma integral", "tres cuartas partes de las cuotas"],
                ["Vender o hipotecar todo el piso", "todos"],
                ["Vender la propia parte", "su dueño solo; los demás pueden comprarla antes"],
                ["Acabar con la copropiedad", "basta con que lo pida uno"],
              ],
            },
            "Con dos mitades no hay mayoría: si no se ponen de acuerdo, decide un juez. En el pacto conviene prever ese caso, por ejemplo quién tiene la última palabra en arreglos de hasta una cantidad fijada.",
          ],
        },
        {
          heading: "¿Y si uno se quiere ir?",
          blocks: [
            {
              points: [
                "Uno se queda la casa y paga a los demás. Si queda un solo dueño, la parte que adquiere tributa por actos jurídicos documentados (AJD) y no por ITP.",
                "La parte se vende a alguien de fuera: los demás tienen un mes desde el aviso para comprarla antes (art.\u00a0552-4).",
                "No hay acuerdo: divide el juez y, si nadie quiere la casa entera, se vende (art.\u00a0552-11).",
              ],
            },
            "Nada de esto libera a nadie de la hipoteca. El banco tiene que aceptarlo y vuelve a mirar los ingresos de quien se queda. Además, quien se va puede tener una ganancia que declarar en la renta.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto pagarían dos hermanos?",
        blocks: [
          [
            "Dos hermanos compran a medias un piso de 400.000\u00a0€ y solo la hermana menor cumple las condiciones del tipo reducido.",
            "Ella paga el {itp.reduced} de 200.000\u00a0€, es decir, 10.000\u00a0€, y él, 20.000\u00a0€.",
            "Juntos son 30.000\u00a0€; si cumplieran los dos, serían 20.000\u00a0€.",
            "Las cuotas deciden también qué recibe cada uno si el piso se vuelve a vender.",
          ],
        ],
      },
      inShort: [
        "Dos o más personas pueden ser dueñas de una vivienda, cada una en el porcentaje que diga la escritura.",
        "El banco suele pedir a cada una el préstamo completo.",
        "Un pacto escrito sobre los pagos y la salida evita que acabe decidiendo un juez.",
      ],
      next: "Cuéntenos en una [primera cita](/services/buyer-consultation) quién compra y con qué porcentajes.",
      description:
        "Comprar un piso entre dos en Barcelona, en pareja, entre hermanos o amigos: porcentajes en la escritura, hipoteca, pacto, impuesto de cada uno y cómo salir.",
      sources: [
        "Código civil de Cataluña, arts.\u00a0231-10, 552-1, 552-4, 552-7, 552-8, 552-10 y 552-11",
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), arts.\u00a0641-1, 641-5 y 642-1",
        "Real Decreto Legislativo 1/1993, arts.\u00a07 y 31",
        "Código Civil, art.\u00a01137",
      ],
    },
    ca: {
      names: [
        "comprar entre dos",
        "comprar un pis entre dos",
        "comprar un pis en parella",
        "comprar un habitatge en parella",
        "comprar un pis sense estar casats",
        "comprar un pis entre germans",
        "comprar un pis amb el meu germà",
        "comprar un pis entre amics",
        "comprar un pis amb un amic",
        "proindivís",
        "copropietat",
      ],
      title: "Comprar un habitatge entre dos o més",
      answers: {
        what: [
          "Quan es compra un pis entre dos, en parella, amb germans o amb amics, cadascú és propietari de la part que digui l’escriptura; si no diu res, les quotes es presumeixen iguals (Codi civil de Catalunya, art.\u00a0552-1). Amb el banc és diferent: normalment cadascú respon del préstec sencer. Com que qualsevol pot demanar després que s’acabi la copropietat, val més deixar escrit abans qui es quedaria la casa i a quin preu.",
          "Si només un té dret a l’ITP reduït, només la seva part paga el {itp.reduced}.",
        ],
        cost: [
          "Comprar entre dos costa el mateix que comprar sol: els impostos van amb el preu i cadascú paga els de la seva part.",
          "L’ITP comença en el {itp.rate1}, i dues meitats d’un pis paguen entre totes dues el mateix que un sol comprador.",
          "El pacte entre vostès costa el que cobri qui el redacti.",
        ],
        who: "Quan es compra entre dos, signen tots dos: les arres, l’escriptura i la hipoteca, que en general cadascú deu sencera. Poden signar amb un poder. Després, el dia a dia el decideix la majoria de les quotes, i les coses importants, les tres quartes parts. Per vendre o hipotecar la casa sencera hi han de ser tots (art.\u00a0552-7).",
        how: "Per comprar un pis entre dos, acordin les quotes, els pagaments i la sortida abans de les arres, i facin constar tothom i el seu percentatge a les arres i a l’escriptura. El pacte els el pot redactar una notaria o un advocat.",
        must: "Comprar un habitatge entre dos es pot fer amb qualsevol: parella, amistat o germans; no cal estar casats ni crear cap societat. L’escriptura ha de dir quin percentatge és de cadascú, i el pacte entre vostès és voluntari, però estalvia un judici. No es pot obligar ningú a continuar: qualsevol pot demanar la divisió, si no l’exclouen fins a deu anys.",
        worth:
          "Comprar un habitatge entre dos suma dos sous davant del banc i reparteix l’estalvi: aquest és tot l’avantatge. En contra, cadascú sol deure la hipoteca sencera, i per sortir-ne cal acord o un jutge. Convé a qui pot escriure avui qui es quedaria el pis i a quin preu.",
        pitfalls:
          "Comprar un habitatge entre dos es torça quan l’escriptura diu meitat i els diners van ser setanta i trenta, quan ningú no va escriure què passa si algú se’n va i quan qui paga la hipoteca no és a l’escriptura. Decideix el percentatge escripturat i no pas les transferències. Posin percentatges, pagaments i sortida per escrit abans de les arres.",
      },
      sections: [
        {
          heading: "Quin percentatge posem a l’escriptura?",
          blocks: [
            "El que correspongui als diners. Qui paga el setanta per cent del preu, les despeses i la hipoteca hauria de tenir-ne prop del setanta; si l’escriptura diu la meitat, Hisenda hi pot veure una donació. Paguin per transferència, cadascú des del seu compte, per poder-ho demostrar.",
            "El matrimoni, per ell mateix, no hi canvia res. A Catalunya el règim és el de separació de béns si no se’n pacta un altre (art.\u00a0231-10), o sigui que els cònjuges també compren per quotes. Si el seu es regeix per una altra llei, digui-ho a la notaria.",
          ],
        },
        {
          heading: "Què convé pactar entre vostès?",
          blocks: [
            {
              points: [
                "Qui paga què cada mes i què passa si algú no pot.",
                "Com es reparteixen arranjaments i derrames: per llei, segons la quota (art.\u00a0552-8).",
                "Qui hi viu i si compensa els altres d’alguna manera.",
                "Com es posa preu a la part de qui se’n va, per exemple amb una taxació, i quan se li paga.",
                "Si renuncien un temps a dividir: deu anys com a màxim i amb l’acord de tothom (art.\u00a0552-10).",
                "Què diu el testament de cadascú: la seva part és per als seus hereus, no per als altres propietaris.",
              ],
            },
          ],
        },
        {
          heading: "Quins passos se segueixen?",
          blocks: [
            {
              steps: [
                "Preguntin primer al banc: suma els ingressos i els deutes de tots, i l’edat del més gran limita el termini.",
                "Fixin els percentatges i els diners que hi posa cadascú.",
                "Redactin i signin el pacte.",
                "Que tothom surti a l’oferta i a les arres: entrar-hi després pot ser difícil.",
                "Signin l’escriptura i la hipoteca, cadascú amb el DNI o el NIE. De cada part es presenta un model 600.",
              ],
            },
          ],
        },
        {
          heading: "Qui decideix què després?",
          blocks: [
            {
              caption: "Decisions sobre un pis amb més d’un propietari (art.\u00a0552-7)",
              columns: ["Decisió", "Acord necessari"],
              rows: [
                ["Pagar rebuts, arranjaments corrents", "propietaris amb més de la meitat de les quotes"],
                ["Afers més grossos, com una reforma integral", "tres quartes parts de les quotes"],
                ["Vendre o hipotecar tot el pis", "tothom"],
                ["Vendre la part pròpia", "només qui la té; els altres la poden comprar abans"],
                ["Acabar la copropietat", "n’hi ha prou que ho demani un"],
              ],
            },
            "Amb dues meitats no hi ha majoria: si no es posen d’acord, decideix un jutge. En el pacte convé preveure aquest cas, per exemple qui té l’última paraula en arranjaments fins a una quantitat fixada.",
          ],
        },
        {
          heading: "I si algú se’n vol anar?",
          blocks: [
            {
              points: [
                "Un es queda la casa i paga els altres. Si en resta un sol propietari, la part que adquireix tributa per actes jurídics documentats (AJD) i no per ITP.",
                "La part es ven a algú de fora: els altres tenen un mes, des que se’ls notifica, per comprar-la abans (art.\u00a0552-4).",
                "No hi ha acord: divideix el jutge i, si ningú no vol la casa sencera, es ven (art.\u00a0552-11).",
              ],
            },
            "Ara bé, de la hipoteca no en surt ningú tot sol. El banc ho ha d’acceptar i torna a mirar els ingressos de qui s’hi queda. A més, qui se’n va pot haver de declarar un guany a la renda.",
          ],
        },
      ],
      example: {
        heading: "Quant pagarien dos germans?",
        blocks: [
          [
            "Dos germans compren a mitges un pis de 400.000\u00a0€ i només la germana petita compleix les condicions del tipus reduït.",
            "Ella paga el {itp.reduced} de 200.000\u00a0€, que són 10.000\u00a0€; ell, 20.000\u00a0€.",
            "Plegats fan 30.000\u00a0€; si complissin tots dos, serien 20.000\u00a0€.",
            "Les quotes decideixen també què rep cadascú si el pis es torna a vendre.",
          ],
        ],
      },
      inShort: [
        "Dues persones o més poden tenir un habitatge, cadascuna en el percentatge que digui l’escriptura.",
        "El banc sol demanar a cadascuna el préstec sencer.",
        "Un pacte escrit sobre els pagaments i la sortida evita que ho acabi decidint un jutge.",
      ],
      next: "Expliqui’ns en una [primera cita](/services/buyer-consultation) qui compra i amb quins percentatges.",
      description:
        "Comprar un pis entre dos a Barcelona, en parella, entre germans o amics: percentatges a l’escriptura, hipoteca, pacte, impost de cadascú i com sortir-ne bé.",
      sources: [
        "Codi civil de Catalunya, arts.\u00a0231-10, 552-1, 552-4, 552-7, 552-8, 552-10 i 552-11",
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), arts.\u00a0641-1, 641-5 i 642-1",
        "Reial decret legislatiu 1/1993, arts.\u00a07 i 31",
        "Codi civil espanyol, art.\u00a01137",
      ],
    },
    ru: {
      names: [
        "купить квартиру вдвоём",
        "покупка квартиры вдвоём",
        "совместная покупка жилья",
        "купить квартиру с другом",
        "купить квартиру с братом",
        "купить квартиру с партнёром",
        "купить квартиру с мужем",
        "купить квартиру в долях",
        "купить квартиру не в браке",
        "совместная собственность",
        "долевая собственность",
      ],
      title: "Покупка жилья вдвоём",
      answers: {
        what: [
          "При покупке квартиры вдвоём, с супругом, братом или другом, каждому принадлежит доля, названная в нотариальном акте; если доли не названы, они считаются равными (Гражданский кодекс Каталонии, ст.\u00a0552-1). А вот банку каждый обычно должен весь кредит, какой бы ни была его доля. Позже любой из вас вправе потребовать раздела, поэтому заранее запишите, кому достанется жильё и по какой цене.",
          "Если право на пониженную ставку налога на передачу имущества (ITP) есть только у одного, {itp.reduced} берут лишь с его доли.",
        ],
        cost: [
          "Покупка квартиры вдвоём стоит столько же, сколько покупка в одиночку: налоги считают от цены, и каждый платит за свою долю.",
          "ITP начинается с {itp.rate1}, и две половины квартиры вместе дают столько же, сколько один покупатель.",
          "За соглашение между вами платят тому, кто его составит.",
        ],
        who: "При покупке квартиры вдвоём подписывают оба: договор задатка, нотариальный акт и ипотеку, которую каждый, как правило, должен целиком. Подписать можно и по доверенности. Потом текущие дела решает большинство долей, крупные\u00a0— три четверти. Чтобы продать или заложить всё жильё, нужно согласие всех (ст.\u00a0552-7).",
        how: "Чтобы купить квартиру вдвоём, до задатка договоритесь о долях, платежах и выходе и впишите всех с их долями в договор задатка и в акт. Соглашение между вами составит нотариус или юрист.",
        must: "Купить квартиру вдвоём можно с кем угодно: с партнёром, другом, братом или сестрой; ни брак, ни фирма не нужны. В акте должна стоять доля каждого; письменное соглашение между вами не обязательно, но избавит от суда. Удержать никого нельзя: любой может потребовать раздела, если вы не исключили его на срок до десяти лет.",
        worth:
          "Покупка жилья вдвоём даёт банку два дохода, а каждому\u00a0— половину первого взноса, в этом вся выгода. Но каждый обычно должен весь кредит, а выйти можно только по согласию или через суд. Она подходит тем, кто готов сегодня записать, кто оставит квартиру себе и по какой цене.",
        pitfalls:
          "Купить квартиру вдвоём и поссориться легко, если в акте записана половина, а деньги были семьдесят на тридцать, если не записано, что делать, когда один уходит, и если ипотеку платит тот, кого в акте нет. Решает доля в акте, а не переводы. Запишите доли, платежи и выход до договора задатка.",
      },
      sections: [
        {
          heading: "Какие доли записать в акте?",
          blocks: [
            "Пусть доли идут за деньгами. Кто платит семьдесят процентов цены, расходов и ипотеки, тому и записывают около семидесяти; если в акте половина, налоговая может счесть разницу подарком. Платите переводом, каждый со своего счёта: через годы это, возможно, придётся доказывать.",
            "Брак сам по себе ничего не меняет. По каталонскому праву имущество супругов раздельное, если они не договорились иначе (ст.\u00a0231-10), так что супруги тоже покупают в долях. Если ваш брак подчиняется другому закону, скажите об этом нотариусу.",
          ],
        },
        {
          heading: "О чём договориться между собой?",
          blocks: [
            {
              points: [
                "Кто сколько платит в месяц и что будет, если кто-то не сможет.",
                "Как делить ремонт и целевые сборы: по закону пропорционально долям (ст.\u00a0552-8).",
                "Кто там живёт и платит ли он за это остальным.",
                "Как определить цену при выходе, например через оценщика, и за какой срок её выплатить.",
                "Отказываетесь ли вы на время от раздела: не больше десяти лет и с согласия всех (ст.\u00a0552-10).",
                "Что написано в завещаниях: доля переходит наследникам, а не другим собственникам.",
              ],
            },
          ],
        },
        {
          heading: "В каком порядке действовать вдвоём?",
          blocks: [
            {
              steps: [
                "Сначала спросите банк: он складывает доходы и долги всех, а срок зависит от возраста старшего.",
                "Определите доли и сколько своих денег вносит каждый.",
                "Составьте и подпишите соглашение.",
                "Впишите всех в предложение о покупке и в договор задатка: кого там нет, тому бывает трудно войти потом.",
                "Подпишите акт и ипотеку, каждый со своим NIE или удостоверением. На каждую долю подают форму 600.",
              ],
            },
          ],
        },
        {
          heading: "Кто и что решает потом?",
          blocks: [
            {
              caption: "Решения о квартире с несколькими собственниками (ст.\u00a0552-7)",
              columns: ["Решение", "Чьё согласие нужно"],
              rows: [
                ["Оплата счетов, текущий ремонт", "собственников, у которых больше половины долей"],
                ["Крупные дела, например полный ремонт", "трёх четвертей долей"],
                ["Продажа или залог всей квартиры", "всех"],
                ["Продажа своей доли", "только её хозяина; остальные вправе купить первыми"],
                ["Раздел", "достаточно требования одного"],
              ],
            },
            "Если у двоих по половине, большинства нет: не договорились\u00a0— решает суд. Впишите в соглашение правило для такого случая, например, за кем последнее слово о ремонте до определённой суммы. Там же назовите счёт, с которого платят ипотеку и общие счета, и сколько каждый туда вносит в начале месяца.",
          ],
        },
        {
          heading: "Что если один захочет выйти?",
          blocks: [
            {
              points: [
                "Жильё остаётся одному, остальным он платит. Если собственник теперь один, с полученной части берут гербовый сбор (AJD), а не ITP.",
                "Долю продают постороннему: у остальных есть месяц с уведомления, чтобы купить её первыми (ст.\u00a0552-4).",
                "Согласия нет: делит суд, а если целиком жильё никому не нужно, его продают (ст.\u00a0552-11).",
              ],
            },
            "Из ипотеки это никого не выводит. Банк должен согласиться и снова проверит доход того, кто остаётся. А у того, кто выходит, может возникнуть доход, который надо указать в декларации.",
          ],
        },
      ],
      example: {
        heading: "Сколько заплатили бы брат и сестра?",
        blocks: [
          [
            "Брат и сестра покупают пополам квартиру за 400\u00a0000\u00a0€, и условиям пониженной ставки отвечает только младшая сестра.",
            "Она платит {itp.reduced} с 200\u00a0000\u00a0€, то есть 10\u00a0000\u00a0€, а он 20\u00a0000\u00a0€.",
            "Вместе это 30\u00a0000\u00a0€, а если бы условиям отвечали оба, вышло бы 20\u00a0000\u00a0€.",
            "От долей зависит и то, сколько каждый получит, если квартиру снова продадут.",
          ],
        ],
      },
      inShort: [
        "Жильё может принадлежать двоим и больше, каждому в доле, названной в акте.",
        "Банк обычно спрашивает с каждого весь кредит целиком.",
        "Письменное соглашение о платежах и выходе избавляет от решения суда.",
      ],
      next: "Расскажите нам на [первой консультации](/services/buyer-consultation), кто покупает и в каких долях.",
      description:
        "Покупка квартиры вдвоём в Барселоне: с супругом, братом или другом. Доли в акте, ипотека, письменное соглашение, налог каждого и как выйти без суда и ссоры.",
      sources: [
        "Гражданский кодекс Каталонии, ст.\u00a0231-10, 552-1, 552-4, 552-7, 552-8, 552-10 и 552-11",
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст.\u00a0641-1, 641-5 и 642-1",
        "Королевский законодательный декрет (RDLeg) 1/1993, ст.\u00a07 и 31",
        "Гражданский кодекс Испании, ст.\u00a01137",
      ],
    },
  },
};
