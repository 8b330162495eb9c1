import type { Entry } from "../entry";

export const bareOwnership: Entry = {
  theme: "homes",
  related: ["tenanted-home", "charges-on-a-home", "transfer-tax", "reference-value", "inherited-home"],
  checked: "2026-11-23",
  reviewBy: "2027-05-31",
  in: {
    en: {
      names: [
        "bare ownership",
        "nuda propiedad",
        "bare ownership in spain",
        "usufruct",
        "usufruct in spain",
        "buying bare ownership",
        "selling bare ownership",
        "usufruct and bare ownership",
        "naked ownership",
        "life usufruct",
        "who pays ibi usufruct or bare owner",
        "usufructuary",
      ],
      title: "Bare ownership and usufruct",
      answers: {
        what: "Bare ownership (nuda propiedad) is a home without the right to use it: the buyer owns it, but someone else, usually the elderly seller, lives there or lets it until they die. Their right, the usufruct, counts for tax as 89 minus their age in per cent of the home’s value, and never less than 10%. At 75 that is 14%, so the bare ownership is 86%. While it lasts, they bear the running costs and the buyer the large repairs. The price is free, and nobody knows the year of the keys.",
        cost: "For tax, a usufruct for life is worth 24% of the home when its holder is 65, 19% at 70, 14% at 75 and 10% from 79 on; bare ownership is worth the rest. The price is free. You pay it with transfer tax on your share, notary and registry, and at the end transfer tax on what was left out.",
        time: "Bare ownership becomes full ownership when the usufruct ends, and a usufruct lasts for life unless the deed gives it a term (Civil Code of Catalonia, art.\u00a0561-3.3). If a couple keep it together, it ends with the second death (art.\u00a0561-14.1). So plan for more years than the tables of life expectancy say.",
        who: "With a usufruct, whoever lives there pays the IBI, the waste charge, energy, water, ordinary upkeep and, as a rule, the monthly community fees. The bare owner pays for extraordinary repairs, unless the deed says otherwise (Civil Code of Catalonia, arts.\u00a0561-3.2 and 561-12).",
        worth:
          "Bare ownership is worth it for a buyer who can wait for many years without a date, and for an owner who needs money and wants to go on living at home. The buyer pays less and carries the large repairs; the seller keeps the use and gives up the home as an inheritance. Whoever needs a home within ten years, or a mortgage, is better off with another.",
      },
      sections: [
        {
          heading: "What is yours from the first day, and what isn’t?",
          blocks: [
            "The land registry names you as owner, and you may sell or bequeath what you bought, but not move in or let it. The seller may do both, and even sell the usufruct, but then you have a month to buy it first (arts.\u00a0561-9 and 561-10). A lease they sign ends with it.",
          ],
        },
        {
          heading: "How do you arrive at a price?",
          blocks: [
            "Take what the home would fetch empty, less what living there is worth: a year’s rent, times the years you expect to wait.",
            {
              points: [
                "What counts is the youngest usufructuary’s age.",
                "Large repairs are yours meanwhile, so look at the building too.",
                "You may sell it on before then, but few people buy this.",
              ],
            },
          ],
        },
        {
          heading: "Which taxes come now, and which at the end?",
          blocks: [
            "You pay transfer tax on the share of bare ownership (Royal Legislative Decree 1/1993, art.\u00a010.5 a), worked out on the reference value if your price is below that. When the usufruct ends, you pay it on the share left out (art.\u00a014.1). No municipal plusvalía is due that day (Directorate-General for Taxation, V1596-22).",
            "The seller owes plusvalía and tax on the gain. A seller over 65 who keeps the usufruct of their main home for life pays no tax on the gain, as the tax agency reads Law 35/2006, art.\u00a033.4 b.",
          ],
        },
        {
          heading: "Who pays community fees and a new lift?",
          blocks: [
            {
              caption: "Who usually pays what, unless the deed says otherwise",
              columns: ["Expense", "Usufructuary", "Bare owner"],
              rows: [
                ["Property tax (IBI), waste charge", "Yes", "No"],
                ["Energy, water, small repairs", "Yes", "No"],
                ["Monthly community fees", "Yes", "No"],
                ["Façade, roof, new lift", "No", "Yes"],
              ],
            },
            "Monthly fees usually count as upkeep, a façade, a roof or a lift as an extraordinary repair.",
            "Unpaid fees weigh on the home, so share out extra payments (derramas) in the deed and ask for receipts every year.",
          ],
        },
        {
          heading: "What do you settle before the deed?",
          blocks: [
            {
              steps: [
                "Read in the land registry extract who holds the usufruct, and which mortgages exist.",
                "Ask whether it is a usufruct or only a right of habitation, which can’t be let.",
                "Have the state of the home recorded with photographs (art.\u00a0561-7).",
                "Agree on insurance, a visit once a year, and what follows if the seller moves to a care home.",
              ],
            },
            "A mortgage on bare ownership is legal (Mortgage Act, art.\u00a0107), but banks seldom grant one: ask first.",
          ],
        },
        {
          heading: "What happens when the usufructuary dies?",
          blocks: [
            "On their death the usufruct ends by itself (art.\u00a0561-16). With the death certificate you file the tax and have the registry cancel it. If relatives stay on, it takes an agreement or a court.",
          ],
        },
      ],
      example: {
        heading: "What do the figures look like at 75?",
        blocks: [
          "A home has a reference value of €500,000 and its seller is 75. The usufruct counts as €70,000, the bare ownership as €430,000, and the transfer tax on that is €43,000. If it would let for €1,500 a month and you expect to wait twelve years, take off €216,000: that leaves €284,000. The tax stays as it is.",
          {
            caption: "A home with a reference value of €500,000, by the age of the person who keeps the usufruct",
            columns: ["Age", "Usufruct", "Bare ownership", "Transfer tax now", "Tax at the end, at today’s value"],
            rows: [
              ["65", "24%", "€380,000", "€38,000", "€12,000"],
              ["70", "19%", "€405,000", "€40,500", "€9,500"],
              ["75", "14%", "€430,000", "€43,000", "€7,000"],
              ["79 or more", "10%", "€450,000", "€45,000", "€5,000"],
            ],
          },
        ],
      },
      inShort: [
        "Whoever buys the bare ownership of a home waits until the usufruct ends before using it.",
        "For tax a usufruct for life is 89 minus the age, in per cent, and at least 10%.",
        "The home comes with its large repairs from the start.",
      ],
      next: "Homes of ours are sold to be lived in, unless their page says otherwise: [see them](/properties).",
      description:
        "Bare ownership (nuda propiedad) in Catalonia: what you buy, the usufruct by age, the price, taxes now and at the end, who pays which costs, and the risks.",
      sources: [
        "Civil Code of Catalonia, arts.\u00a0561-2 to 561-18",
        "Royal Legislative Decree 1/1993, arts.\u00a010.5 a and 14.1",
        "Royal Legislative Decree 2/2004, art.\u00a061",
        "Law 35/2006, art.\u00a033.4 b, and the tax agency’s income tax manual",
        "Directorate-General for Taxation, ruling V1596-22 of 1\u00a0July 2022",
        "Mortgage Act (Ley Hipotecaria), art.\u00a0107",
      ],
    },
    es: {
      names: [
        "nuda propiedad",
        "usufructo",
        "usufructo y nuda propiedad",
        "comprar nuda propiedad",
        "vender la nuda propiedad",
        "piso en nuda propiedad",
        "usufructo vitalicio",
        "usufructuario",
        "nudo propietario",
        "calcular el usufructo por edad",
        "valor del usufructo",
        "gastos usufructuario y nudo propietario",
        "comprar un piso con usufructo",
      ],
      title: "La nuda propiedad y el usufructo",
      answers: {
        what: "La nuda propiedad es la vivienda sin el derecho a usarla: quien la compra es el dueño, pero otra persona, casi siempre quien la vende, vive en ella o la alquila mientras viva. Ese derecho es el usufructo, y Hacienda lo valora en 89 menos la edad, en tanto por ciento del valor total y con un mínimo del 10\u00a0%. Con 75 años sale un 14\u00a0%, y la nuda propiedad es el 86\u00a0% restante. Mientras dura el usufructo, los gastos corrientes son del usufructuario y las obras grandes, del dueño. El precio es libre, y nadie sabe en qué año llegarán las llaves.",
        cost: "Para Hacienda, un usufructo vitalicio vale el 24\u00a0% de la vivienda si quien lo tiene ha cumplido 65 años, el 19\u00a0% a los 70, el 14\u00a0% a los 75 y el 10\u00a0% desde los 79; la nuda propiedad vale el resto. El precio es libre. A él se suman el impuesto de transmisiones de esa parte, la notaría y el registro, y al final el impuesto de lo que quedó fuera.",
        time: "La nuda propiedad pasa a plena cuando se extingue el usufructo, que es vitalicio si la escritura no dice otra cosa (Código civil de Cataluña, art.\u00a0561-3.3). Si lo conserva un matrimonio, dura hasta que fallece el segundo (art.\u00a0561-14.1). Calcule más años de los que dan las tablas de esperanza de vida.",
        who: "Los gastos se reparten entre usufructuario y nudo propietario así: el primero paga el IBI, la tasa de residuos, los suministros, la conservación ordinaria y, por lo general, la cuota de la comunidad; el segundo, las reparaciones extraordinarias. La escritura puede pactarlo de otro modo (Código civil de Cataluña, arts.\u00a0561-3.2 y 561-12).",
        worth:
          "La nuda propiedad vale la pena a quien puede esperar muchos años sin fecha y a quien necesita dinero y quiere seguir en casa. Quien compra paga menos y carga con las obras grandes; quien vende conserva el uso y renuncia a dejar la vivienda en herencia. Si necesita vivir en ella antes de diez años, o una hipoteca, busque otra.",
      },
      sections: [
        {
          heading: "¿Qué se compra y qué no?",
          blocks: [
            "En el Registro el propietario es usted, y puede vender la nuda propiedad o dejarla en herencia, pero no vivir en la casa ni alquilarla. El usufructuario sí, e incluso puede vender su derecho, pero usted tiene un mes para comprarlo antes (arts.\u00a0561-9 y 561-10). El alquiler que él firme acaba con ese derecho.",
          ],
        },
        {
          heading: "¿Cómo se llega a un precio?",
          blocks: [
            "Se parte de lo que valdría la vivienda vacía y se resta lo que vale vivir en ella: la renta de un año por los años de espera.",
            {
              points: [
                "Cuenta la edad del usufructuario más joven.",
                "Las obras grandes le tocan a usted: mire también la finca.",
                "Se puede revender antes, aunque a pocos compradores.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué impuestos hay ahora y cuáles al final?",
          blocks: [
            "Quien compra paga el ITP por el porcentaje de la nuda propiedad (Real Decreto Legislativo 1/1993, art.\u00a010.5 a), sobre el valor de referencia si el precio es menor. Al extinguirse el usufructo tributa por la parte que quedó fuera (art.\u00a014.1). Ese día no hay plusvalía municipal (Dirección General de Tributos, V1596-22).",
            "Quien vende paga la plusvalía y el impuesto sobre la ganancia. El mayor de 65 años que se reserva el usufructo vitalicio de su vivienda habitual no tributa por la ganancia, según el manual de la Agencia Tributaria (Ley 35/2006, art.\u00a033.4 b).",
          ],
        },
        {
          heading: "¿Quién paga la comunidad y las derramas?",
          blocks: [
            {
              caption: "Quién suele pagar cada gasto, si la escritura no dice otra cosa",
              columns: ["Gasto", "Usufructuario", "Nudo propietario"],
              rows: [
                ["IBI y tasa de residuos", "Sí", "No"],
                ["Suministros y arreglos pequeños", "Sí", "No"],
                ["Cuota mensual de la comunidad", "Sí", "No"],
                ["Fachada, cubierta, ascensor nuevo", "No", "Sí"],
              ],
            },
            "La cuota mensual se suele entender como conservación; una fachada, una cubierta o un ascensor, como reparación extraordinaria.",
            "Las cuotas impagadas recaen sobre la vivienda: reparta las derramas en la escritura y pida los recibos cada año.",
          ],
        },
        {
          heading: "¿Qué se deja atado antes de la escritura?",
          blocks: [
            {
              steps: [
                "Mire en la nota simple quién tiene el usufructo y qué hipotecas hay.",
                "Pregunte si es usufructo o solo derecho de habitación, que no permite alquilar.",
                "Haga constar el estado de la vivienda, con fotos (art.\u00a0561-7).",
                "Pacte el seguro, una visita al año y qué pasa si quien vende se va a una residencia.",
              ],
            },
            "La nuda propiedad se puede hipotecar (Ley Hipotecaria, art.\u00a0107), pero pocos bancos lo aceptan: pregunte antes.",
          ],
        },
        {
          heading: "¿Qué ocurre cuando muere el usufructuario?",
          blocks: [
            "El usufructo se extingue solo (art.\u00a0561-16). Con el certificado de defunción se liquida el impuesto y se cancela en el Registro. Si un familiar se queda dentro, hará falta un acuerdo o un juez.",
          ],
        },
      ],
      example: {
        heading: "¿Qué números salen con 75 años?",
        blocks: [
          "Una vivienda tiene un valor de referencia de 500.000\u00a0€ y quien vende, 75 años. El usufructo cuenta por 70.000\u00a0€, la nuda propiedad por 430.000\u00a0€, y el ITP sobre esa parte son 43.000\u00a0€. Si se alquilara por 1.500\u00a0€ al mes y la espera fuera de doce años, se restan 216.000\u00a0€: quedan 284.000\u00a0€. El impuesto no baja con él.",
          {
            caption:
              "Una vivienda con un valor de referencia de 500.000\u00a0€, según la edad de quien conserva el usufructo",
            columns: ["Edad", "Usufructo", "Nuda propiedad", "ITP ahora", "ITP al final, con el valor de hoy"],
            rows: [
              ["65", "24\u00a0%", "380.000\u00a0€", "38.000\u00a0€", "12.000\u00a0€"],
              ["70", "19\u00a0%", "405.000\u00a0€", "40.500\u00a0€", "9.500\u00a0€"],
              ["75", "14\u00a0%", "430.000\u00a0€", "43.000\u00a0€", "7.000\u00a0€"],
              ["79 o más", "10\u00a0%", "450.000\u00a0€", "45.000\u00a0€", "5.000\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "Quien compra la nuda propiedad de una vivienda no la usa hasta que se extingue el usufructo.",
        "Para Hacienda, un usufructo vitalicio es 89 menos la edad, en tanto por ciento, y nunca menos del 10\u00a0%.",
        "Las reparaciones grandes le tocan desde el principio.",
      ],
      next: "Nuestras viviendas se venden para entrar a vivir, salvo que su ficha diga otra cosa: [véalas](/properties).",
      description:
        "La nuda propiedad y el usufructo en Cataluña: qué se compra, cuánto vale según la edad, impuestos ahora y al final, quién paga IBI y comunidad, y los riesgos.",
      sources: [
        "Código civil de Cataluña, arts.\u00a0561-2 a 561-18",
        "Real Decreto Legislativo 1/1993, arts.\u00a010.5 a y 14.1",
        "Real Decreto Legislativo 2/2004, art.\u00a061",
        "Ley 35/2006, art.\u00a033.4 b, y manual de la renta de la Agencia Tributaria",
        "Dirección General de Tributos, V1596-22, de 1 de julio de 2022",
        "Ley Hipotecaria, art.\u00a0107",
      ],
    },
    ca: {
      names: [
        "nua propietat",
        "usdefruit",
        "nua propietat i usdefruit",
        "comprar la nua propietat",
        "vendre la nua propietat",
        "pis en nua propietat",
        "usdefruit vitalici",
        "usufructuari",
        "nu propietari",
        "calcular l’usdefruit per edat",
        "valor de l’usdefruit",
        "despeses usufructuari i nu propietari",
        "comprar un pis amb usdefruit",
      ],
      title: "La nua propietat i l’usdefruit",
      answers: {
        what: "La nua propietat és l’habitatge sense el dret de fer-lo servir: qui el compra n’és l’amo, però una altra persona, gairebé sempre qui ven, hi viu o el lloga mentre visqui. D’aquest dret se’n diu usdefruit, i Hisenda el valora en 89 menys l’edat, en tant per cent del valor total i amb un mínim del 10\u00a0%. Als 75 anys és un 14\u00a0%, i la nua propietat, el 86\u00a0% que queda. Mentre dura l’usdefruit, les despeses corrents són de l’usufructuari i les obres grosses, de l’amo. El preu és lliure, i ningú no sap quin any arribaran les claus.",
        cost: "Per a Hisenda, un usdefruit vitalici val el 24\u00a0% de l’habitatge si qui el té ha fet 65 anys, el 19\u00a0% als 70, el 14\u00a0% als 75 i el 10\u00a0% a partir dels 79; la nua propietat val la resta. El preu és lliure. S’hi sumen l’impost de transmissions d’aquella part, la notaria i el registre, i al final l’impost del que havia quedat fora.",
        time: "La nua propietat esdevé plena quan s’extingeix l’usdefruit, que és vitalici si l’escriptura no diu res més (Codi civil de Catalunya, art.\u00a0561-3.3). Si el conserva un matrimoni, dura fins que mor el segon (art.\u00a0561-14.1). Compti més anys que els que diuen les taules d’esperança de vida.",
        who: "Entre usufructuari i nu propietari les despeses es reparteixen així: el primer paga l’IBI, la taxa de residus, els subministraments, la conservació ordinària i, en general, la quota de la comunitat; el segon, les reparacions extraordinàries. L’escriptura ho pot pactar d’una altra manera (Codi civil de Catalunya, arts.\u00a0561-3.2 i 561-12).",
        worth:
          "La nua propietat val la pena a qui pot esperar molts anys sense data i a qui necessita diners i vol continuar a casa. Qui compra paga menys i carrega amb les obres grosses; qui ven conserva l’ús i renuncia a deixar l’habitatge en herència. Si hi ha de viure abans de deu anys, o necessita hipoteca, busqui’n un altre.",
      },
      sections: [
        {
          heading: "Què es compra i què no?",
          blocks: [
            "Al registre el propietari és vostè, i pot vendre o deixar en herència el que ha comprat, però no viure-hi ni llogar-ho. L’usufructuari sí, i fins i tot es pot vendre el dret, però aleshores vostè té un mes per comprar-lo abans que ningú (arts.\u00a0561-9 i 561-10). El lloguer que ell signi s’acaba amb aquest dret.",
          ],
        },
        {
          heading: "Com s’arriba a un preu?",
          blocks: [
            "Es parteix del que valdria l’habitatge buit i se’n resta el que val viure-hi: el lloguer d’un any pels anys d’espera.",
            {
              points: [
                "Compta l’edat de l’usufructuari més jove.",
                "Les obres grosses les paga qui compra: miri’s també la finca.",
                "Es pot revendre abans, però a pocs compradors.",
              ],
            },
          ],
        },
        {
          heading: "Quins impostos hi ha ara i quins al final?",
          blocks: [
            "Qui compra paga l’ITP pel percentatge de la nua propietat (Reial decret legislatiu 1/1993, art.\u00a010.5 a), calculat sobre el valor de referència si el preu no hi arriba. Quan l’usdefruit s’extingeix, tributa per la part que havia quedat fora (art.\u00a014.1). Aquell dia no hi ha plusvàlua municipal, segons la Direcció General de Tributs (V1596-22).",
            "Qui ven paga la plusvàlua i l’impost sobre el guany. Qui té més de 65 anys i es reserva l’usdefruit vitalici de l’habitatge habitual no tributa pel guany, segons el manual de l’Agència Tributària (Llei 35/2006, art.\u00a033.4 b).",
          ],
        },
        {
          heading: "Qui paga la comunitat i les derrames?",
          blocks: [
            {
              caption: "Qui sol pagar cada despesa, si l’escriptura no diu una altra cosa",
              columns: ["Despesa", "Usufructuari", "Nu propietari"],
              rows: [
                ["IBI i taxa de residus", "Sí", "No"],
                ["Subministraments i arranjaments petits", "Sí", "No"],
                ["Quota mensual de la comunitat", "Sí", "No"],
                ["Façana, coberta, ascensor nou", "No", "Sí"],
              ],
            },
            "La quota de cada mes se sol entendre com a conservació; una façana, una coberta o un ascensor, com a reparació extraordinària.",
            "Les quotes que no es paguen recauen sobre l’habitatge: reparteixi les derrames a l’escriptura i demani els rebuts cada any.",
          ],
        },
        {
          heading: "Què es deixa lligat abans de l’escriptura?",
          blocks: [
            {
              steps: [
                "Miri a la nota simple qui té l’usdefruit i quines hipoteques hi ha.",
                "Pregunti si és usdefruit o només dret d’habitació, que no deixa llogar.",
                "Faci constar l’estat de l’habitatge, amb fotos (art.\u00a0561-7).",
                "Pacti l’assegurança, una visita l’any i què passa si qui ven se’n va a una residència.",
              ],
            },
            "Si necessita préstec, pregunti-ho abans: la nua propietat es pot hipotecar (Llei hipotecària, art.\u00a0107), però pocs bancs ho accepten.",
          ],
        },
        {
          heading: "Què passa quan mor l’usufructuari?",
          blocks: [
            "L’usdefruit s’extingeix tot sol (art.\u00a0561-16). Amb el certificat de defunció es liquida l’impost i es cancel·la al registre. Si hi queda algun familiar, caldrà un acord o un jutge.",
          ],
        },
      ],
      example: {
        heading: "Quins números surten als 75 anys?",
        blocks: [
          "Un habitatge té un valor de referència de 500.000\u00a0€ i qui el ven ha fet 75 anys. L’usdefruit compta per 70.000\u00a0€, la nua propietat per 430.000\u00a0€, i l’ITP d’aquesta part són 43.000\u00a0€. Si es llogués per 1.500\u00a0€ al mes i calcula dotze anys d’espera, resti’n 216.000\u00a0€: queden 284.000\u00a0€ de preu. L’impost no baixa amb el preu.",
          {
            caption:
              "Un habitatge amb un valor de referència de 500.000\u00a0€, segons l’edat de qui conserva l’usdefruit",
            columns: ["Edat", "Usdefruit", "Nua propietat", "ITP ara", "ITP al final, amb el valor d’avui"],
            rows: [
              ["65", "24\u00a0%", "380.000\u00a0€", "38.000\u00a0€", "12.000\u00a0€"],
              ["70", "19\u00a0%", "405.000\u00a0€", "40.500\u00a0€", "9.500\u00a0€"],
              ["75", "14\u00a0%", "430.000\u00a0€", "43.000\u00a0€", "7.000\u00a0€"],
              ["79 o més", "10\u00a0%", "450.000\u00a0€", "45.000\u00a0€", "5.000\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "Qui compra la nua propietat d’un habitatge no el fa servir fins que s’extingeix l’usdefruit.",
        "Per a Hisenda, un usdefruit vitalici és 89 menys l’edat, en tant per cent, i mai menys del 10\u00a0%.",
        "Les reparacions grosses li toquen des del primer dia.",
      ],
      next: "Els nostres habitatges es venen per entrar-hi a viure, si la fitxa no diu una altra cosa: [miri’ls](/properties).",
      description:
        "La nua propietat i l’usdefruit a Catalunya: què es compra, quant val segons l’edat, impostos d’ara i del final, qui paga IBI i comunitat, i quins riscos hi ha.",
      sources: [
        "Codi civil de Catalunya, arts.\u00a0561-2 a 561-18",
        "Reial decret legislatiu 1/1993, arts.\u00a010.5 a i 14.1",
        "Reial decret legislatiu 2/2004, art.\u00a061",
        "Llei 35/2006, art.\u00a033.4 b, i manual de la renda de l’Agència Tributària",
        "Direcció General de Tributs, V1596-22, d’1 de juliol del 2022",
        "Llei hipotecària, art.\u00a0107",
      ],
    },
    ru: {
      names: [
        "голая собственность",
        "узуфрукт",
        "узуфрукт в Испании",
        "nuda propiedad",
        "nuda propiedad в Испании",
        "usufructo",
        "покупка голой собственности",
        "купить квартиру с узуфруктом",
        "квартира с пожизненным проживанием продавца",
        "пожизненное пользование квартирой",
        "продать квартиру с правом пожизненного проживания",
        "расчёт узуфрукта по возрасту",
      ],
      title: "Голая собственность и узуфрукт",
      answers: {
        what: "Голая собственность (nuda propiedad)\u00a0— это жильё без права им пользоваться: покупатель становится собственником, но живёт в квартире или сдаёт её другой человек, чаще всего сам продавец, и так до конца жизни. Его право называется узуфруктом (usufructo). Для налога оно стоит 89 минус возраст, в процентах от стоимости жилья, но не меньше 10\u00a0%: в 75 лет это 14\u00a0%, а голая собственность\u00a0— остальные 86\u00a0%. Пока узуфрукт действует, текущие расходы несёт тот, кто живёт, а за крупный ремонт платит собственник. Цена свободная, и никто не знает, в каком году передадут ключи.",
        cost: "Для налога пожизненный узуфрукт стоит 24\u00a0% цены жилья, если его владельцу 65 лет, 19\u00a0% в 70, 14\u00a0% в 75 и 10\u00a0% начиная с 79; голая собственность стоит остальное. Цена свободная. К ней прибавьте налог на передачу имущества с этой доли, нотариуса и реестр, а в конце налог с того, что осталось.",
        time: "Голая собственность становится полной, когда прекращается узуфрукт. Он пожизненный, если в акте не назван срок (Гражданский кодекс Каталонии, ст.\u00a0561-3.3). Если его оставили за собой супруги, он длится до смерти второго (ст.\u00a0561-14.1). Закладывайте больше лет, чем обещают таблицы продолжительности жизни.",
        who: "При узуфрукте тот, кто живёт в квартире, платит IBI, сбор за мусор, энергию, воду, обычное содержание и, как правило, ежемесячный взнос в сообщество собственников. На собственнике крупный ремонт, если в акте не записано иначе (Гражданский кодекс Каталонии, ст.\u00a0561-3.2 и 561-12).",
        worth:
          "Голая собственность подходит покупателю, который готов ждать много лет без даты, и собственнику, которому нужны деньги, но уезжать из дома он не хочет. Покупатель платит меньше и берёт на себя крупный ремонт, продавец сохраняет жильё за собой, но не оставит его в наследство. Если квартира нужна вам раньше чем через десять лет или без ипотеки не обойтись, ищите другую.",
      },
      sections: [
        {
          heading: "Что вы покупаете, а чего не получаете?",
          blocks: [
            "В реестре собственником записаны вы, и купленное можно продать или завещать. Въехать в квартиру или сдать её нельзя, а продавец может и то и другое. Он вправе продать и сам узуфрукт, но тогда у вас есть месяц, чтобы купить его первым (ст.\u00a0561-9 и 561-10). Аренда, о которой договорился он, прекращается вместе с узуфруктом.",
          ],
        },
        {
          heading: "Откуда берётся цена такой покупки?",
          blocks: [
            "Начните с цены свободного жилья и вычтите то, чего стоит право в нём жить: годовую аренду, умноженную на число лет ожидания.",
            {
              points: [
                "Считают по самому молодому из тех, у кого узуфрукт, а не по тому, кто подписывает.",
                "Крупный ремонт за эти годы оплачиваете вы, поэтому состояние дома важно вдвойне.",
                "Перепродать раньше срока можно, но покупателей на такое мало.",
              ],
            },
          ],
        },
        {
          heading: "Какие налоги платят сейчас, а какие потом?",
          blocks: [
            "Покупатель платит налог на передачу имущества (ITP) с доли голой собственности (Королевский законодательный декрет 1/1993, ст.\u00a010.5 a). Если цена ниже, считают от справочной стоимости (valor de referencia). Когда узуфрукт прекращается, платят с доли, которая осталась без налога (ст.\u00a014.1). Муниципального налога plusvalía в этот день нет: так ответило Главное управление по налогам (V1596-22).",
            "Продавец платит plusvalía и налог на доход от продажи. Продавец старше 65 лет, который оставляет себе пожизненный узуфрукт на своё основное жильё, налога с дохода не платит: так налоговое агентство толкует Закон 35/2006, ст.\u00a033.4 b.",
          ],
        },
        {
          heading: "Кто платит взносы сообществу и за новый лифт?",
          blocks: [
            {
              caption: "Кто обычно за что платит, если в акте не сказано другого",
              columns: ["Расход", "Узуфруктуарий", "Собственник"],
              rows: [
                ["Налог IBI и сбор за мусор", "Да", "Нет"],
                ["Электричество, вода, мелкий ремонт", "Да", "Нет"],
                ["Ежемесячный взнос сообществу", "Да", "Нет"],
                ["Фасад, крыша, новый лифт", "Нет", "Да"],
              ],
            },
            "Ежемесячный взнос в сообщество собственников (comunidad) обычно считают содержанием, а фасад, крышу или лифт чрезвычайным ремонтом.",
            "Неоплаченные взносы остаются за самим жильём. Разделите разовые сборы (derramas) в нотариальном акте построчно и каждый год просите квитанции.",
          ],
        },
        {
          heading: "О чём договориться до нотариального акта?",
          blocks: [
            {
              steps: [
                "Посмотрите в выписке из реестра (nota simple), у кого узуфрукт, до какого срока и есть ли ипотека.",
                "Спросите, узуфрукт это или только право проживания: с ним жильё не сдают.",
                "Зафиксируйте состояние квартиры с фотографиями (ст.\u00a0561-7).",
                "Запишите, кто страхует, когда вам можно прийти и что будет, если продавец переедет в дом престарелых.",
              ],
            },
            "Если нужен кредит, сначала спросите банк. Ипотека под голую собственность законом разрешена (Ипотечный закон Испании, ст.\u00a0107), но дают её редко.",
          ],
        },
        {
          heading: "Что будет, когда узуфрукт закончится?",
          blocks: [
            "После смерти того, кому он принадлежал, узуфрукт прекращается сам (ст.\u00a0561-16). Со свидетельством о смерти вы подаёте налоговую декларацию и снимаете запись в реестре. Если в квартире остались родственники, ключи вернёт только договорённость или суд.",
          ],
        },
      ],
      example: {
        heading: "Как выглядят цифры, если продавцу 75 лет?",
        blocks: [
          "Справочная стоимость жилья 500\u00a0000\u00a0€, продавцу 75 лет. Узуфрукт считают за 70\u00a0000\u00a0€, голую собственность за 430\u00a0000\u00a0€, и налог с неё 43\u00a0000\u00a0€. Допустим, квартиру сдавали бы за 1500\u00a0€ в месяц, а ждать вы готовы двенадцать лет. Это минус 216\u00a0000\u00a0€, и цена получится 284\u00a0000\u00a0€. Налог вместе с ней не снижается.",
          {
            caption: "Жильё со справочной стоимостью 500\u00a0000\u00a0€, по возрасту того, у кого узуфрукт",
            columns: ["Возраст", "Узуфрукт", "Голая собственность", "ITP сейчас", "ITP в конце, по нынешней стоимости"],
            rows: [
              ["65", "24\u00a0%", "380\u00a0000\u00a0€", "38\u00a0000\u00a0€", "12\u00a0000\u00a0€"],
              ["70", "19\u00a0%", "405\u00a0000\u00a0€", "40\u00a0500\u00a0€", "9\u00a0500\u00a0€"],
              ["75", "14\u00a0%", "430\u00a0000\u00a0€", "43\u00a0000\u00a0€", "7\u00a0000\u00a0€"],
              ["79 и старше", "10\u00a0%", "450\u00a0000\u00a0€", "45\u00a0000\u00a0€", "5\u00a0000\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "Тот, кто купил голую собственность, не пользуется жильём, пока не прекратится узуфрукт.",
        "Для налога пожизненный узуфрукт равен 89 минус возраст, в процентах, и не меньше 10\u00a0%.",
        "Крупный ремонт на собственнике с первого дня.",
      ],
      next: "Наши объекты продаются свободными для проживания, если на странице не сказано иное: [посмотрите их](/properties).",
      description:
        "Голая собственность и узуфрукт в Каталонии: что вы покупаете, сколько это стоит по возрасту, какие налоги сейчас и потом, кто платит IBI и взносы, риски.",
      sources: [
        "Гражданский кодекс Каталонии, ст.\u00a0561-2–561-18",
        "Королевский законодательный декрет 1/1993, ст.\u00a010.5 a и 14.1",
        "Королевский законодательный декрет 2/2004, ст.\u00a061",
        "Закон 35/2006, ст.\u00a033.4 b, и руководство налогового агентства по подоходному налогу",
        "Главное управление по налогам, ответ V1596-22 от 1\u00a0июля 2022\u00a0года",
        "Ипотечный закон Испании, ст.\u00a0107",
      ],
    },
  },
};
