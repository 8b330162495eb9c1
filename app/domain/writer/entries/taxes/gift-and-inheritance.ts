import type { Entry } from "../entry";

export const giftAndInheritance: Entry = {
  theme: "costs",
  related: [
    "plusvalia",
    "inherited-home",
    "reference-value",
    "bare-ownership",
    "income-tax-on-the-gain",
    "power-of-attorney",
    "will-for-a-home",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "gift and inheritance tax",
        "inheritance tax",
        "spanish inheritance tax",
        "inheriting a house in spain",
        "inheriting property in spain",
        "inherit an apartment in barcelona",
        "gift tax spain property",
        "gifting a house to children in spain",
        "giving a home to your children",
        "donating a flat to a child",
        "donation of property spain",
        "transfer property to children spain",
        "put a house in a child’s name spain",
        "inheritance tax catalonia",
        "inheritance tax barcelona",
        "inheritance tax for children",
        "inheritance tax between siblings",
      ],
      title: "Giving or inheriting a home",
      answers: {
        what: [
          "Whoever inherits a home in Catalonia or is given one pays gift and inheritance tax, within six months of the death or one month of the deed, and the town’s plusvalía besides.",
          "A child who inherits €300,000 pays about €10,350; of a parent’s main home, 95% drops out (up to €500,000 in all) and often nothing is due.",
          "A child who is given a home by deed pays 5% up to €200,000, 7% up to €600,000 and 9% above: €17,000 on €300,000, and the giver may owe income tax.",
        ],
        cost: "Inheriting a home worth €300,000 costs an only child about €10,350 of inheritance tax, two children €1,458 each, a spouse €230 and a brother €61,368. If it is the main home of the person who died, 95% drops out and close family often pays nothing. Plusvalía comes on top, some €2,160 after ten years on land of €60,000 (up to 95% less on a main home in Barcelona kept for three years). Both are due within six months of the death. The same home given by deed costs a child €17,000.",
        time: "Inheritance tax is due within six months of the death, and gift tax within one month of the deed. Plusvalía has six months after a death and 30\u00a0working days after a gift. Whoever needs longer for an inheritance asks in the first five months for the tax (Royal Decree 1629/1991, art.\u00a068), and in the first six for plusvalía.",
        who: "Gift and inheritance tax is paid by whoever receives the home, and so is plusvalía. The giver owes income tax if the home is worth more than it cost; after a death nobody owes that tax (Law 35/2006, art. 33.3\u00a0b).",
        how: "Gift and inheritance tax is one step of five: a value, the deed before a notary, the tax return, plusvalía and the land registry. The registry waits until tax has been filed (Mortgage Act, art.\u00a0254).",
        must: "Yes: inheritance tax has to be declared within six months even where nothing is due, on form 650 (gifts on form 651, within one month). Without it the land registry won’t record the home as yours. Only the sum may be nil, as it often is for a spouse or for children who inherit the main home.",
        papers:
          "For a deed of inheritance the notary asks for the death certificate (civil registry), the certificate of last wills and that of life insurance (Ministry of Justice, fifteen working days after the death), and an authorised copy of the will from the notary who keeps it, or the declaration of heirs. Add each heir’s ID and NIE, the deeds of the home, a registry extract, the last property tax receipt and the bank’s certificate of balances and debts on that day. The same folder serves for inheritance tax; for a gift, bring the deed, the reference value and both IDs.",
        worth:
          "Between a gift and an inheritance, leaving the home is usually cheaper for the family in Catalonia: at a death nobody pays income tax on what the home has gained, and of a main home 95% drops out of inheritance tax. A child is taxed €17,000 on a gift of €300,000, and €10,350 or nothing as an heir. Giving a home to your children now makes sense if they need it, or from the age of 65 if it is your main home, whose gain then bears no income tax.",
      },
      abroad:
        "Whoever inherits or is given a home without being resident in Spain files with the State tax agency (AEAT), and so do the heirs of a person who lived abroad; the Catalan rules can usually be chosen all the same (ask before you file; Law 29/1987, second additional provision).",
      sections: [
        {
          heading: "How much is inheritance tax for children, spouses and siblings?",
          blocks: [
            {
              caption: "Tax on inheriting €300,000 that is not the main home (recipient’s own wealth up to €500,000)",
              columns: ["Who inherits", "Taken off first", "Off the tax", "To pay"],
              rows: [
                ["Husband, wife, stable partner", "€100,000", "99%", "€230"],
                ["Child of 21 or more", "€100,000", "55%", "€10,350"],
                ["Grandchild", "€50,000", "55%", "€14,175"],
                ["Parent", "€30,000", "55%", "€15,705"],
                ["Brother, sister, nephew, niece", "€8,000", "nothing, and the tax is multiplied by 1.5882", "€61,368"],
              ],
            },
            "What is left after the reduction is taxed at 7% up to €50,000, 11% up to €150,000, 17% up to €400,000, 24% up to €800,000 and 32% above (Catalan tax code, arts. 631-2 and 633-1 to 633-4). A child under 21 has more: €12,000 for each year that is missing, and up to 99% off the tax.",
            "The main home of the person who died counts for 5% only, with up to €500,000 free in all, if spouse, children or parents keep it for five years (art. 631-17). Several heirs share that sum, but none has less than €180,000; a brother or sister has it only if over 65 and two years in the home with the deceased.",
          ],
        },
        {
          heading: "What would one apartment cost as a gift and as an inheritance?",
          blocks: [
            "A widow lives in her own apartment, worth €300,000. Given to her only daughter today, it costs €10,000 on the first €200,000 and €7,000 on the rest. If she inherits it as her mother’s main home, 95% drops out. The €15,000 left are less than her €100,000: no tax.",
          ],
        },
        {
          heading: "Giving a home while you live: what is due?",
          blocks: [
            "The 5, 7 and 9% are for children, grandchildren, parents and spouses, and need a notary’s deed (Catalan tax code, art. 633-2). Up to the age of 36, within an income limit, a child may take off 95%, up to €60,000, for a first main home (art. 632-20). Whoever already owns over €500,000 pays 10 to 20% more (art. 633-3).",
            {
              points: [
                "The giver pays income tax on the gain, at 19 to 30%; a loss doesn’t count (Law 35/2006, art. 33.5\u00a0c). At 65 or more none is due for the main home (art. 33.4\u00a0b).",
                "A parent may keep the right to live there for life (usufruct): at 70 it is worth 19%, and the gift counts for 81% (Law 29/1987, art.\u00a026).",
                "Every child, the one with the gift included, has a right to an equal part of a quarter of the estate, gifts of the last ten years added: an eighth each for two children (Civil Code of Catalonia, art. 451-5).",
              ],
            },
          ],
        },
        {
          heading: "What are the steps, and in which order?",
          blocks: [
            {
              steps: [
                "Look for a reference value: the tax base can’t be lower (Law 29/1987, art.\u00a09).",
                "Sign at the notary’s: the gift and its acceptance (Civil Code of Catalonia, art. 531-12), or the inheritance.",
                "File form 651 for a gift or 650 for an inheritance with the Catalan tax agency (if you are not resident in Spain, with the State’s), and plusvalía with the town hall.",
                "Register the deed and check the cadastre.",
              ],
            },
            "An inheritance follows the rules of the region where the person who died lived, wherever the home is (Law 22/2009, art.\u00a032).",
          ],
        },
        {
          heading: "Which mistakes cost the family money?",
          blocks: [
            {
              points: [
                "Parents under 65 forget their own income tax.",
                "Heirs quarrel and let the six months pass.",
                "The home is sold within five years, and the relief is paid back with interest. Ask first whether another main home in its place would keep it.",
                "An heir accepts without asking about debts or the benefit of inventory (art. 461-14).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does inheriting an apartment cost altogether?",
        blocks: [
          {
            caption: "An example: apartment of €300,000 in Barcelona, land worth €60,000 in the cadastre",
            columns: ["Who inherits", "Inheritance tax", "Plusvalía after 10 or 20 years of ownership"],
            rows: [
              ["Only child, not the main home", "€10,350", "€2,160 or €7,200"],
              ["Two children, not the main home", "€1,458 each", "€1,080 or €3,600 each"],
              ["Children, the parent’s main home", "€0", "€108 or €360 with 95% off, if kept three years"],
              [
                "Two children, their father’s half of it",
                "€0 (€75,000 each, under €100,000)",
                "€1,080 or €3,600 in all, before any relief",
              ],
            ],
          },
          "Add notary and land registry (tariffs of about €388 and €205 on €300,000, before copies and VAT). Each tax has six months from the death: more time for inheritance tax is asked for in the first five, for plusvalía in the first six. Nobody owes income tax on what the home had gained.",
        ],
      },
      inShort: [
        "The person who receives a home as a gift or by inheritance pays the tax, with one month or six to file.",
        "Gifts to children by deed bear 5, 7 and 9% in bands.",
        "After a death, reductions for kinship and for the main home come first.",
      ],
      next: "Both taxes begin with a value: ask for a [free valuation](/valuation) in writing before you go to the notary’s.",
      description:
        "Inheriting a home in Catalonia or giving it to your children: tax by kinship on €300,000, plusvalía, six months or one to file, steps and the mistakes to avoid.",
      sources: [
        "Legislative Decree 1/2024 (Catalan tax code, book six), arts. 631-2, 631-17 to 631-19, 632-20 and 633-1 to 633-4; Decree 414/2011",
        "Law 29/1987 on inheritance and gift tax, arts. 9 and 26, second additional provision; Royal Decree 1629/1991, arts. 67 and 68; Law 22/2009, art.\u00a032",
        "Law 35/2006, arts. 33 and 36; tax directorate (DGT), ruling V1261-25 of 9\u00a0July 2025",
        "Royal Legislative Decree 2/2004, arts. 106 and 110",
        "Civil Code of Catalonia, arts. 451-5, 461-14 and 531-12",
        "Mortgage Act (Ley Hipotecaria), art.\u00a0254",
      ],
    },
    es: {
      names: [
        "impuesto de sucesiones y donaciones",
        "donar un piso a un hijo",
        "donación de vivienda a hijos",
        "donación de un piso de padres a hijos",
        "donar una casa a los hijos",
        "poner el piso a nombre de los hijos",
        "impuesto de donaciones",
        "impuesto de sucesiones",
        "heredar un piso",
        "heredar una vivienda",
        "he heredado un piso",
        "aceptar una herencia con piso",
        "donar o dejar en herencia",
        "pagar sucesiones",
        "impuesto de sucesiones cataluña",
        "sucesiones hijos cataluña",
        "impuesto de sucesiones entre hermanos",
        "cuánto se paga por heredar un piso",
      ],
      title: "Donar o heredar una vivienda",
      answers: {
        what: [
          "Quien hereda un piso en Cataluña o lo recibe en donación paga el impuesto de sucesiones y donaciones, en los seis meses siguientes al fallecimiento o en un mes desde la escritura, y aparte la plusvalía.",
          "Un hijo que hereda 300.000\u00a0€ paga unos 10.350\u00a0€; de la vivienda habitual de los padres se descuenta el 95\u00a0% (hasta 500.000\u00a0€ en total) y muchas veces no sale nada.",
          "Si se lo donan con escritura, el hijo paga el 5\u00a0% hasta 200.000\u00a0€, el 7\u00a0% hasta 600.000\u00a0€ y el 9\u00a0% por encima: 17.000\u00a0€ por 300.000\u00a0€, y quien dona puede deber IRPF.",
        ],
        cost: "Heredar un piso de 300.000\u00a0€ cuesta a un hijo único unos 10.350\u00a0€ de impuesto de sucesiones, 1.458\u00a0€ a cada uno si son dos, 230\u00a0€ al cónyuge y 61.368\u00a0€ a un hermano. Si es la vivienda habitual de quien ha fallecido, se descuenta el 95\u00a0% y la familia cercana muchas veces no paga nada. La plusvalía va aparte: unos 2.160\u00a0€ tras diez años con un suelo de 60.000\u00a0€ (hasta un 95\u00a0% menos por la vivienda habitual en Barcelona que se conserva tres años). Los dos se pagan en los seis meses siguientes al fallecimiento. Donado con escritura, el mismo piso le cuesta a un hijo 17.000\u00a0€.",
        time: "El impuesto de sucesiones se presenta en seis meses desde el fallecimiento, y el de donaciones en un mes desde la escritura. La plusvalía tiene seis meses tras una muerte y 30\u00a0días hábiles tras una donación. La prórroga de sucesiones se pide dentro de los cinco primeros meses (Real Decreto 1629/1991, art.\u00a068) y la de la plusvalía, dentro de los seis.",
        who: "El impuesto de sucesiones y donaciones lo paga quien recibe la vivienda, y la plusvalía también. Quien dona tributa en su IRPF si la vivienda vale más de lo que le costó; en una herencia esa ganancia no tributa (Ley 35/2006, art. 33.3\u00a0b).",
        how: "El impuesto de sucesiones y donaciones es uno de cinco pasos: fijar el valor, firmar la escritura, presentar el impuesto, pagar la plusvalía e inscribir. El registro no inscribe hasta que consta la presentación (Ley Hipotecaria, art.\u00a0254).",
        must: "Sí: el impuesto de sucesiones hay que presentarlo en seis meses aunque no salga nada a pagar, con el modelo 650 (las donaciones, con el 651 y en un mes). Sin él, el registro no inscribe el piso a su nombre. Lo que puede ser cero es la cuota, y lo es a menudo para el cónyuge o para los hijos que heredan la vivienda habitual.",
        papers:
          "Para aceptar una herencia con piso, el notario pide el certificado de defunción (Registro Civil), los de últimas voluntades y de seguros de vida (Ministerio de Justicia, pasados quince días hábiles) y la copia autorizada del testamento, que da la notaría que lo guarda, o la declaración de herederos. Añada el DNI o NIE de cada heredero, la escritura del piso, una nota simple, el último recibo del IBI y el certificado bancario de saldos y deudas de aquel día. La misma carpeta sirve para el impuesto de sucesiones; en una donación: la escritura, el valor de referencia y los documentos de identidad.",
        worth:
          "Entre donar o dejar en herencia, en Cataluña suele salir más barata la herencia: al fallecer nadie paga IRPF por lo que el piso ha subido, y de la vivienda habitual se descuenta el 95\u00a0% en sucesiones. Por 300.000\u00a0€, un hijo paga 17.000\u00a0€ si se lo donan y 10.350\u00a0€, o nada, si lo hereda. Donar en vida conviene si el hijo lo necesita ya, o con 65 años cumplidos si es su vivienda habitual, porque entonces la ganancia no paga IRPF.",
      },
      abroad:
        "Quien hereda o recibe una vivienda sin residir en España declara ante la Agencia Tributaria estatal (AEAT), y también los herederos de quien vivía en el extranjero; aun así suele poder elegirse la norma catalana (pregúntelo antes; Ley 29/1987, disposición adicional segunda).",
      sections: [
        {
          heading: "¿Cuánto pagan de sucesiones hijos, cónyuge y hermanos?",
          blocks: [
            {
              caption:
                "Cuota por heredar 300.000\u00a0€ que no son vivienda habitual (patrimonio previo de hasta 500.000\u00a0€)",
              columns: ["Quién hereda", "Se resta antes", "Se bonifica", "A pagar"],
              rows: [
                ["Cónyuge o pareja estable", "100.000\u00a0€", "99\u00a0%", "230\u00a0€"],
                ["Hijo o hija de 21\u00a0años o más", "100.000\u00a0€", "55\u00a0%", "10.350\u00a0€"],
                ["Nieto o nieta", "50.000\u00a0€", "55\u00a0%", "14.175\u00a0€"],
                ["Padre o madre", "30.000\u00a0€", "55\u00a0%", "15.705\u00a0€"],
                ["Hermanos y sobrinos", "8.000\u00a0€", "nada, y la cuota se multiplica por 1,5882", "61.368\u00a0€"],
              ],
            },
            "Lo que queda tras la reducción tributa al 7\u00a0% hasta 50.000\u00a0€, al 11\u00a0% hasta 150.000\u00a0€, al 17\u00a0% hasta 400.000\u00a0€, al 24\u00a0% hasta 800.000\u00a0€ y al 32\u00a0% por encima (Código tributario de Cataluña, arts. 631-2 y 633-1 a 633-4). Un hijo menor de 21\u00a0años resta 12.000\u00a0€ más por cada año que le falte y tiene una bonificación de hasta el 99\u00a0%.",
            "De la vivienda habitual de quien ha fallecido solo cuenta el 5\u00a0%, con un máximo de 500.000\u00a0€ de rebaja en total, si cónyuge, hijos o padres la mantienen cinco años (art. 631-17). Entre varios herederos ese máximo se reparte, sin bajar de 180.000\u00a0€ cada uno; un hermano solo la tiene con más de 65 años y dos de convivencia.",
          ],
        },
        {
          heading: "¿Cuánto costaría el mismo piso donado o heredado?",
          blocks: [
            "Una viuda vive en un piso suyo de 300.000\u00a0€. Si lo dona hoy a su única hija, son 10.000\u00a0€ por los primeros 200.000\u00a0€ y 7.000\u00a0€ por el resto. Si lo hereda como vivienda habitual de su madre, se descuenta el 95\u00a0%. Quedan 15.000\u00a0€, menos de los 100.000\u00a0€ que resta la hija: no hay cuota.",
          ],
        },
        {
          heading: "¿Qué se paga al donar en vida a los hijos?",
          blocks: [
            "El 5, el 7 y el 9\u00a0% son para hijos, nietos, padres y cónyuge, y exigen escritura pública (Código tributario de Cataluña, art. 633-2). Hasta los 36\u00a0años, y con un límite de renta, un hijo puede restar el 95\u00a0%, con un máximo de 60.000\u00a0€, para su primera vivienda habitual (art. 632-20). Quien ya tiene un patrimonio de más de 500.000\u00a0€ paga del 10 al 20\u00a0% más (art. 633-3).",
            {
              points: [
                "Quien dona paga IRPF por la ganancia, del 19 al 30\u00a0%; las pérdidas no cuentan (Ley 35/2006, art. 33.5\u00a0c). Con 65\u00a0años cumplidos no lo paga por la vivienda habitual (art. 33.4\u00a0b).",
                "Los padres pueden reservarse el usufructo: a los 70\u00a0años vale el 19\u00a0%, y se dona el 81\u00a0% (Ley 29/1987, art.\u00a026).",
                "La legítima de todos los hijos juntos, también del que recibió la donación, es un cuarto de la herencia, sumadas las donaciones de los últimos diez años: con dos hijos, un octavo cada uno (Código civil de Cataluña, art. 451-5).",
              ],
            },
          ],
        },
        {
          heading: "¿Qué pasos hay que dar, y en qué orden?",
          blocks: [
            {
              steps: [
                "Mire si hay valor de referencia: la base no puede ser menor (Ley 29/1987, art.\u00a09).",
                "Firmen en la notaría la donación y su aceptación (Código civil de Cataluña, art. 531-12), o la herencia.",
                "Presente el modelo 651 (donación) o el 650 (herencia) en la Agencia Tributaria de Cataluña (en la estatal, si no reside en España), y la plusvalía en el ayuntamiento.",
                "Inscriba la escritura y compruebe el Catastro.",
              ],
            },
            "La herencia sigue las reglas de la comunidad donde vivía quien ha fallecido, no la del piso (Ley 22/2009, art.\u00a032).",
          ],
        },
        {
          heading: "¿Qué errores le salen caros a la familia?",
          blocks: [
            {
              points: [
                "Los padres, con menos de 65\u00a0años, olvidan su IRPF.",
                "Los herederos discuten y dejan pasar los seis meses.",
                "Se vende antes de cinco años y se devuelve la reducción con intereses. Pregunte antes si reinvertir en otra vivienda la conserva.",
                "Se acepta sin preguntar por las deudas ni por el beneficio de inventario (art. 461-14).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto se paga en total por heredar un piso?",
        blocks: [
          {
            caption: "Ejemplo: piso de 300.000\u00a0€ en Barcelona, con un suelo de 60.000\u00a0€ en el catastro",
            columns: ["Quién hereda", "Sucesiones", "Plusvalía tras 10 o 20 años de propiedad"],
            rows: [
              ["Hijo único, no es vivienda habitual", "10.350\u00a0€", "2.160 o 7.200\u00a0€"],
              ["Dos hijos, no es vivienda habitual", "1.458\u00a0€ cada uno", "1.080 o 3.600\u00a0€ cada uno"],
              [
                "Los hijos, vivienda habitual del padre o la madre",
                "0\u00a0€",
                "108 o 360\u00a0€ con el 95\u00a0% de bonificación, si se conserva tres años",
              ],
              [
                "Dos hijos, la mitad que era del padre",
                "0\u00a0€ (75.000\u00a0€ cada uno, menos de 100.000\u00a0€)",
                "1.080 o 3.600\u00a0€ en total, sin bonificar",
              ],
            ],
          },
          "Se suman la notaría y el registro (aranceles de unos 388 y 205\u00a0€ con 300.000\u00a0€, sin copias ni IVA). Cada impuesto tiene seis meses desde el fallecimiento: la prórroga de sucesiones se pide en los cinco primeros; la de la plusvalía, en los seis. Nadie paga IRPF por lo que la vivienda había subido.",
        ],
      },
      inShort: [
        "Por una vivienda donada o heredada paga quien la recibe, con un mes o seis para declarar.",
        "Donar a los hijos con escritura tributa al 5, 7 y 9\u00a0% por tramos.",
        "En la herencia se restan antes el parentesco y la vivienda habitual.",
      ],
      next: "Los dos caminos empiezan por un valor: pida una [valoración gratuita](/valuation) por escrito antes de ir al notario.",
      description:
        "Heredar un piso en Cataluña o donarlo a los hijos: cuánto se paga por 300.000\u00a0€ según el parentesco, plusvalía, plazos de seis meses y uno, pasos y errores.",
      sources: [
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), arts. 631-2, 631-17 a 631-19, 632-20 y 633-1 a 633-4; Decreto 414/2011",
        "Ley 29/1987, del impuesto sobre sucesiones y donaciones, arts. 9 y 26 y disposición adicional segunda; Real Decreto 1629/1991, arts. 67 y 68; Ley 22/2009, art.\u00a032",
        "Ley 35/2006, arts. 33 y 36; Dirección General de Tributos, V1261-25, de 9\u00a0de julio de 2025",
        "Real Decreto Legislativo 2/2004, arts. 106 y 110",
        "Código civil de Cataluña, arts. 451-5, 461-14 y 531-12",
        "Ley Hipotecaria, art.\u00a0254",
      ],
    },
    ca: {
      names: [
        "impost de successions i donacions",
        "donar un pis a un fill",
        "donació d’un pis als fills",
        "donar una casa als fills",
        "posar el pis a nom dels fills",
        "impost de donacions",
        "impost de successions",
        "heretar un pis",
        "heretar un habitatge",
        "quant es paga per heretar un pis",
        "acceptar una herència amb pis",
        "donar o deixar en herència",
        "pagar successions",
        "impost de successions catalunya",
        "successions fills catalunya",
        "impost de successions entre germans",
        "quant es paga per heretar un pis",
      ],
      title: "Donar o heretar un habitatge",
      answers: {
        what: [
          "Qui hereta un pis a Catalunya paga l’impost de successions en els sis mesos següents a la defunció, amb el model 650, i a part la plusvàlua municipal.",
          "Un fill que hereta 300.000\u00a0€ paga uns 10.350\u00a0€; de l’habitatge habitual dels pares se’n descompta el 95\u00a0% si es manté cinc anys, i sovint no surt res.",
          "Donar-lo en vida amb escriptura costa a un fill 17.000\u00a0€ per 300.000\u00a0€, en el termini d’un mes, i qui dona pot deure IRPF.",
        ],
        cost: "Heretar un pis de 300.000\u00a0€ costa a un fill únic uns 10.350\u00a0€ d’impost de successions, 1.458\u00a0€ a cadascun si en són dos, 230\u00a0€ al cònjuge i 61.368\u00a0€ a un germà. Si és l’habitatge habitual de qui ha mort, se’n descompta el 95\u00a0% i la família propera sovint no paga res. La plusvàlua va a part: uns 2.160\u00a0€ al cap de deu anys amb un sòl de 60.000\u00a0€ (fins a un 95\u00a0% menys per l’habitatge habitual a Barcelona que es conserva tres anys). Tots dos es paguen en els sis mesos següents a la defunció. Donat amb escriptura, el mateix pis costa a un fill 17.000\u00a0€.",
        time: "L’impost de successions es presenta en sis mesos des de la defunció, i el de donacions en un mes des de l’escriptura. La plusvàlua té sis mesos després d’una mort i 30\u00a0dies hàbils després d’una donació. La pròrroga de successions es demana dins dels cinc primers mesos (Reial decret 1629/1991, art.\u00a068) i la de la plusvàlua, dins dels sis.",
        who: "L’impost de successions i donacions el paga qui rep l’habitatge, i la plusvàlua també. Qui dona tributa per IRPF si l’habitatge val més del que li va costar; en una herència aquest guany no tributa (Llei 35/2006, art. 33.3\u00a0b).",
        how: "L’impost de successions i donacions és un de cinc passos: fixar el valor, signar l’escriptura, presentar l’impost, pagar la plusvàlua i inscriure. El registre no inscriu fins que consta la presentació (Llei hipotecària, art.\u00a0254).",
        must: "Sí: l’impost de successions s’ha de presentar en sis mesos encara que no surti res a pagar, amb el model 650 (les donacions, amb el 651 i en un mes). Sense això, el registre no inscriu el pis a nom seu. El que pot ser zero és la quota, i sovint ho és per al cònjuge o per als fills que hereten l’habitatge habitual.",
        papers:
          "Per acceptar una herència amb pis, el notari demana el certificat de defunció (Registre Civil), els d’últimes voluntats i d’assegurances de vida (Ministeri de Justícia, passats quinze dies hàbils) i la còpia autoritzada del testament, que dona la notaria que el guarda, o la declaració d’hereus. Hi van també el DNI o NIE de cada hereu, l’escriptura del pis, una nota simple, l’últim rebut de l’IBI i el certificat bancari de saldos i deutes d’aquell dia. La mateixa carpeta serveix per a l’impost de successions; en una donació: l’escriptura, el valor de referència i els documents d’identitat.",
        worth:
          "Entre donar o deixar en herència, a Catalunya acostuma a sortir més a compte l’herència: quan algú mor ningú no paga IRPF pel que el pis ha pujat, i de l’habitatge habitual se’n descompta el 95\u00a0% a successions. Per 300.000\u00a0€, un fill paga 17.000\u00a0€ si l’hi donen i 10.350\u00a0€, o res, si l’hereta. Donar en vida convé si el fill el necessita ja, o amb 65 anys fets si és l’habitatge habitual, perquè llavors el guany no paga IRPF.",
      },
      abroad:
        "Qui hereta o rep un habitatge sense residir a Espanya declara a l’Agència Tributària estatal (AEAT), i també els hereus de qui vivia a l’estranger; tot i així se sol poder triar la norma catalana (pregunti-ho abans; Llei 29/1987, disposició addicional segona).",
      sections: [
        {
          heading: "Quant paguen de successions fills, cònjuge i germans?",
          blocks: [
            {
              caption:
                "Quota per heretar 300.000\u00a0€ que no són habitatge habitual (patrimoni previ de fins a 500.000\u00a0€)",
              columns: ["Qui hereta", "Es resta abans", "Es bonifica", "A pagar"],
              rows: [
                ["Cònjuge o parella estable", "100.000\u00a0€", "99\u00a0%", "230\u00a0€"],
                ["Fill o filla de 21\u00a0anys o més", "100.000\u00a0€", "55\u00a0%", "10.350\u00a0€"],
                ["Net o neta", "50.000\u00a0€", "55\u00a0%", "14.175\u00a0€"],
                ["Pare o mare", "30.000\u00a0€", "55\u00a0%", "15.705\u00a0€"],
                ["Germans i nebots", "8.000\u00a0€", "res, i la quota es multiplica per 1,5882", "61.368\u00a0€"],
              ],
            },
            "El que queda després de la reducció tributa al 7\u00a0% fins a 50.000\u00a0€, a l’11\u00a0% fins a 150.000\u00a0€, al 17\u00a0% fins a 400.000\u00a0€, al 24\u00a0% fins a 800.000\u00a0€ i al 32\u00a0% per sobre (Codi tributari de Catalunya, arts. 631-2 i 633-1 a 633-4). Un fill de menys de 21\u00a0anys resta 12.000\u00a0€ més per cada any que li falti i té una bonificació de fins al 99\u00a0%.",
            "De l’habitatge habitual de qui ha mort només compta el 5\u00a0%, amb una rebaixa màxima de 500.000\u00a0€ en total, si cònjuge, fills o pares el mantenen cinc anys (art. 631-17). Entre diversos hereus aquest màxim es reparteix, sense baixar de 180.000\u00a0€ cadascun; un germà només la té amb més de 65 anys i dos de convivència.",
          ],
        },
        {
          heading: "Quant costaria el mateix pis donat o heretat?",
          blocks: [
            "Una vídua viu en un pis seu de 300.000\u00a0€. Si avui el dona a la seva única filla, són 10.000\u00a0€ pels primers 200.000\u00a0€ i 7.000\u00a0€ per la resta. Si la filla l’hereta com a habitatge habitual de la mare, se’n descompta el 95\u00a0%. Els 15.000\u00a0€ que queden no arriben als 100.000\u00a0€ que resta la filla: per aquest pis no hi ha quota de successions.",
          ],
        },
        {
          heading: "Què costa donar als fills?",
          blocks: [
            "Els tipus del 5, el 7 i el 9\u00a0% són per a fills, nets, pares i cònjuge, i només amb escriptura pública (Codi tributari de Catalunya, art. 633-2). Fins als 36\u00a0anys, i amb un límit de renda, un fill pot restar el 95\u00a0%, amb un màxim de 60.000\u00a0€, per al primer habitatge habitual (art. 632-20). Qui ja té un patrimoni de més de 500.000\u00a0€ paga del 10 al 20\u00a0% més (art. 633-3).",
            {
              points: [
                "Qui dona paga IRPF pel guany, del 19 al 30\u00a0%; les pèrdues no compten (Llei 35/2006, art. 33.5\u00a0c). Amb 65\u00a0anys fets no en paga per l’habitatge habitual (art. 33.4\u00a0b).",
                "Els pares es poden reservar l’usdefruit: als 70\u00a0anys val el 19\u00a0%, i es dona el 81\u00a0% (Llei 29/1987, art.\u00a026).",
                "La llegítima de tots els fills junts, també del qui va rebre la donació, és un quart de l’herència, amb les donacions dels últims deu anys sumades: amb dos fills, un vuitè cadascun (Codi civil de Catalunya, art. 451-5).",
              ],
            },
          ],
        },
        {
          heading: "Quins passos cal fer, i en quin ordre?",
          blocks: [
            {
              steps: [
                "Miri si hi ha valor de referència: la base no pot ser més baixa (Llei 29/1987, art.\u00a09).",
                "Signin a la notaria la donació i l’acceptació (Codi civil de Catalunya, art. 531-12), o bé l’acceptació de l’herència.",
                "Presenti el model 651 (donació) o el 650 (herència) a l’Agència Tributària de Catalunya (a l’estatal, si no resideix a Espanya), i la plusvàlua a l’ajuntament.",
                "Inscrigui l’escriptura i comprovi el Cadastre.",
              ],
            },
            "L’herència segueix les regles de la comunitat on vivia qui ha mort, no la del pis (Llei 22/2009, art.\u00a032).",
          ],
        },
        {
          heading: "Quins errors surten cars a la família?",
          blocks: [
            {
              points: [
                "Els pares, amb menys de 65\u00a0anys, obliden l’IRPF.",
                "Els hereus discuteixen i deixen passar els sis mesos.",
                "Es ven abans dels cinc anys i s’ha de tornar la reducció amb interessos. Pregunti abans si reinvertir en un altre habitatge la conserva.",
                "S’accepta sense preguntar pels deutes ni pel benefici d’inventari (art. 461-14).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant es paga en total per heretar un pis?",
        blocks: [
          {
            caption: "Exemple: pis de 300.000\u00a0€ a Barcelona, amb un sòl de 60.000\u00a0€ al cadastre",
            columns: ["Qui hereta", "Successions", "Plusvàlua al cap de 10 o 20 anys de propietat"],
            rows: [
              ["Fill únic, no és habitatge habitual", "10.350\u00a0€", "2.160 o 7.200\u00a0€"],
              ["Dos fills, no és habitatge habitual", "1.458\u00a0€ cadascun", "1.080 o 3.600\u00a0€ cadascun"],
              [
                "Els fills, habitatge habitual del pare o la mare",
                "0\u00a0€",
                "108 o 360\u00a0€ amb el 95\u00a0% de bonificació, si es conserva tres anys",
              ],
              [
                "Dos fills, la meitat que era del pare",
                "0\u00a0€ (75.000\u00a0€ cadascun, menys de 100.000\u00a0€)",
                "1.080 o 3.600\u00a0€ en total, sense bonificar",
              ],
            ],
          },
          "S’hi sumen la notaria i el registre (aranzels d’uns 388 i 205\u00a0€ amb 300.000\u00a0€, sense còpies ni IVA). Cada impost té sis mesos des de la defunció: la pròrroga de successions es demana en els cinc primers; la de la plusvàlua, en els sis. Ningú no paga IRPF pel que l’habitatge havia pujat.",
        ],
      },
      inShort: [
        "Per un habitatge donat o heretat paga qui el rep, amb un mes o sis per declarar.",
        "Donar als fills amb escriptura tributa al 5, 7 i 9\u00a0% per trams.",
        "En l’herència es resten abans el parentiu i l’habitatge habitual.",
      ],
      next: "Tots dos camins comencen per un valor: demani una [valoració gratuïta](/valuation) per escrit abans d’anar al notari.",
      description:
        "Heretar un pis a Catalunya o donar-lo als fills: quant es paga per 300.000\u00a0€ segons el parentiu, plusvàlua, terminis de sis mesos i un, passos i errors cars.",
      sources: [
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), arts. 631-2, 631-17 a 631-19, 632-20 i 633-1 a 633-4; Decret 414/2011",
        "Llei 29/1987, de l’impost sobre successions i donacions, arts. 9 i 26 i disposició addicional segona; Reial decret 1629/1991, arts. 67 i 68; Llei 22/2009, art.\u00a032",
        "Llei 35/2006, arts. 33 i 36; Direcció General de Tributs, V1261-25, de 9\u00a0de juliol del 2025",
        "Reial decret legislatiu 2/2004, arts. 106 i 110",
        "Codi civil de Catalunya, arts. 451-5, 461-14 i 531-12",
        "Llei hipotecària, art.\u00a0254",
      ],
    },
    ru: {
      names: [
        "налог на наследство и дарение",
        "налог на наследство",
        "налог на дарение",
        "дарение квартиры в Испании",
        "дарение недвижимости детям",
        "подарить квартиру детям",
        "дарственная на квартиру в Испании",
        "налог с подаренной квартиры",
        "переоформить квартиру на детей",
        "наследство недвижимости в Испании",
        "получить квартиру в наследство",
        "унаследовать квартиру",
        "вступить в наследство в Испании",
        "оформить наследство в Испании",
        "налог на наследство каталония",
        "наследство квартира в испании",
        "налог на наследство между братьями и сёстрами",
        "сколько платить за наследство в испании",
      ],
      title: "Дарение или наследство: жильё для детей",
      answers: {
        what: [
          "Тот, кто в Каталонии получил жильё по наследству или в подарок, платит налог на наследство и дарение: за шесть месяцев со дня смерти или за месяц после акта дарения. Отдельно городу платят plusvalía.",
          "Сын или дочь, унаследовав 300\u00a0000\u00a0€, отдаст около 10\u00a0350\u00a0€; основное жильё родителей на 95\u00a0% вычитают (всего до 500\u00a0000\u00a0€), и часто платить не нужно.",
          "За подарок по нотариальному акту дети платят 5\u00a0% до 200\u00a0000\u00a0€, 7\u00a0% до 600\u00a0000\u00a0€ и 9\u00a0% сверх этого: с 300\u00a0000\u00a0€ это 17\u00a0000\u00a0€, а у дарителя может возникнуть налог на доход.",
        ],
        cost: "Налог на наследство с квартиры за 300\u00a0000\u00a0€ в Каталонии: около 10\u00a0350\u00a0€ для единственного сына или дочери, по 1\u00a0458\u00a0€ для двоих детей, 230\u00a0€ для супруга и 61\u00a0368\u00a0€ для брата или сестры. Если это основное жильё умершего, 95\u00a0% вычитают, и близкие часто не платят ничего. Отдельно платят plusvalía: около 2\u00a0160\u00a0€ после десяти лет при земле за 60\u00a0000\u00a0€ (с основного жилья в Барселоне до 95\u00a0% меньше, если не продавать его три года). На оба налога даётся шесть месяцев со дня смерти. Подарок той же квартиры по нотариальному акту обойдётся сыну или дочери в 17\u00a0000\u00a0€.",
        time: "Налог на наследство подают за шесть месяцев со дня смерти, налог на дарение\u00a0— за месяц после акта. На plusvalía даётся шесть месяцев после смерти и 30\u00a0рабочих дней после дарения. Отсрочку по наследству просят в первые пять месяцев (Королевский декрет 1629/1991, ст.\u00a068), по plusvalía\u00a0— в первые шесть.",
        who: "Налог на наследство и дарение платит тот, кто получает жильё, и plusvalía тоже. Даритель платит налог на доход, если жильё подорожало с покупки; после смерти этого налога ни с кого не берут (Закон 35/2006, ст. 33.3\u00a0b).",
        how: "Налог на наследство и дарение — один из пяти шагов: стоимость, нотариальный акт, декларация, plusvalía, реестр. Пока декларация не подана, реестр ничего не запишет (Ипотечный закон Испании, ст.\u00a0254).",
        must: "Да: декларацию о налоге на наследство подают в течение шести месяцев, даже если платить не придётся (форма 650, а для дарения 651, и срок там месяц). Без неё реестр не запишет квартиру на вас. Нулевой бывает только сумма\u00a0— часто у супруга или у детей, которым досталось основное жильё родителей.",
        papers:
          "Чтобы оформить наследство в Испании, нотариусу нужны свидетельство о смерти (ЗАГС, Registro Civil), справки о завещаниях и о страховании жизни (Министерство юстиции, через пятнадцать рабочих дней) и заверенная копия завещания от нотариуса, который его хранит, или признание наследников. Добавьте документы и NIE всех наследников, акт на квартиру, выписку из реестра, последнюю квитанцию IBI и справку банка об остатках и долгах на день смерти. Та же папка пригодится для налога на наследство; для дарения нужны акт, справочная стоимость и документы сторон.",
        worth:
          "Из двух путей, подарить квартиру детям или оставить в наследство, в Каталонии обычно дешевле наследство: после смерти никто не платит налог на доход с того, насколько жильё подорожало, а из основного жилья вычитают 95\u00a0%. С 300\u00a0000\u00a0€ налог на дарение для сына или дочери 17\u00a0000\u00a0€, а по наследству 10\u00a0350\u00a0€ или ничего. Дарить при жизни стоит, если квартира нужна детям уже сейчас или если вам исполнилось 65 и это ваше основное жильё: тогда с прироста налога нет.",
      },
      abroad:
        "Наследник или одаряемый, который не резидент Испании, подаёт декларацию в государственное налоговое агентство (AEAT), как и наследники того, кто жил за границей; и тогда обычно можно выбрать каталонские правила (уточните заранее; Закон 29/1987, второе дополнительное положение).",
      sections: [
        {
          heading: "Сколько платят с наследства дети, супруг, братья и сёстры?",
          blocks: [
            {
              caption:
                "Налог с наследства в 300\u00a0000\u00a0€, если это не основное жильё (у получателя своего имущества до 500\u00a0000\u00a0€)",
              columns: ["Кто наследует", "Сначала вычитают", "Скидка с налога", "К уплате"],
              rows: [
                ["Супруг или постоянный партнёр", "100\u00a0000\u00a0€", "99\u00a0%", "230\u00a0€"],
                ["Сын или дочь от 21\u00a0года", "100\u00a0000\u00a0€", "55\u00a0%", "10\u00a0350\u00a0€"],
                ["Внук или внучка", "50\u00a0000\u00a0€", "55\u00a0%", "14\u00a0175\u00a0€"],
                ["Отец или мать", "30\u00a0000\u00a0€", "55\u00a0%", "15\u00a0705\u00a0€"],
                ["Братья, сёстры, племянники", "8000\u00a0€", "нет, а налог умножают на 1,5882", "61\u00a0368\u00a0€"],
              ],
            },
            "С остатка берут 7\u00a0% до 50\u00a0000\u00a0€, 11\u00a0% до 150\u00a0000\u00a0€, 17\u00a0% до 400\u00a0000\u00a0€, 24\u00a0% до 800\u00a0000\u00a0€ и 32\u00a0% сверх этой суммы (Налоговый кодекс Каталонии, ст. 631-2 и 633-1–633-4). Детям младше 21\u00a0года вычитают ещё по 12\u00a0000\u00a0€ за каждый недостающий год, а скидка с налога доходит у них до 99\u00a0%.",
            "От основного жилья умершего в расчёт идут только 5\u00a0%, но вычесть можно не больше 500\u00a0000\u00a0€ на всех. Условие: супруг, дети или родители сохраняют его пять лет (ст. 631-17). Наследники делят эту сумму, но у каждого она не меньше 180\u00a0000\u00a0€; брату или сестре вычет дают, только если им больше 65 лет и они два года жили с умершим.",
          ],
        },
        {
          heading: "Сколько стоит одна и та же квартира в подарок и по наследству?",
          blocks: [
            "Вдова живёт в собственной квартире стоимостью 300\u00a0000\u00a0€. Если подарить её сейчас единственной дочери, налог составит 10\u00a0000\u00a0€ с первых 200\u00a0000\u00a0€ и 7\u00a0000\u00a0€ с остального. Если дочь получит её в наследство как основное жильё матери, вычтут 95\u00a0%. Остаток в 15\u00a0000\u00a0€ меньше вычета в 100\u00a0000\u00a0€, и за одну квартиру налога не будет.",
          ],
        },
        {
          heading: "Сколько стоит подарить жильё детям при жизни?",
          blocks: [
            "Ставки 5, 7 и 9\u00a0% действуют для детей, внуков, родителей и супругов, и только по нотариальному акту (Налоговый кодекс Каталонии, ст. 633-2). При доходе не выше предела дети до 36\u00a0лет включительно могут вычесть 95\u00a0%, но не больше 60\u00a0000\u00a0€, на первое основное жильё (ст. 632-20). Тот, у кого уже есть имущество больше чем на 500\u00a0000\u00a0€, платит на 10–20\u00a0% больше (ст. 633-3).",
            {
              points: [
                "Даритель платит налог на доход, как при продаже, от 19 до 30\u00a0%; убыток не учитывают (Закон 35/2006, ст. 33.5\u00a0c). Кому исполнилось 65\u00a0лет, за основное жильё его не платит (ст. 33.4\u00a0b).",
                "Родители вправе оставить за собой пожизненное пользование (usufructo): в 70\u00a0лет его оценивают в 19\u00a0%, и подарком считают 81\u00a0% (Закон 29/1987, ст.\u00a026).",
                "Обязательная доля (legítima) всех детей вместе, считая и того, кому подарили, составляет четверть наследства вместе с подарками последних десяти лет: если детей двое, по одной восьмой (Гражданский кодекс Каталонии, ст. 451-5).",
              ],
            },
          ],
        },
        {
          heading: "В каком порядке действовать?",
          blocks: [
            {
              steps: [
                "Узнайте справочную стоимость: если она есть, база налога не может быть ниже (Закон 29/1987, ст.\u00a09).",
                "Попросите посчитать сразу все налоги.",
                "Подпишите у нотариуса дарение вместе с его принятием (Гражданский кодекс Каталонии, ст. 531-12) или принятие наследства.",
                "Подайте форму 651 (дарение) или 650 (наследство) в налоговое агентство Каталонии (нерезиденты\u00a0— в государственное), а plusvalía в мэрию: 30\u00a0рабочих дней, для наследства шесть месяцев.",
                "Запишите акт в реестр, проверьте кадастр и переведите на себя IBI, взносы и коммунальные договоры.",
              ],
            },
            "К наследству применяют правила того региона, где жил умерший, где бы ни находилась квартира (Закон 22/2009, ст.\u00a032).",
          ],
        },
        {
          heading: "Какие ошибки дорого стоят семье?",
          blocks: [
            {
              points: [
                "Родителям ещё нет 65\u00a0лет, и об их налоге на доход никто не подумал.",
                "Наследники спорят, шесть месяцев проходят, и начисляют надбавки.",
                "Жильё продают раньше чем через пять лет, и вычет возвращают с процентами. Спросите заранее, сохранит ли его покупка другого жилья.",
                "Наследство принимают, не узнав о долгах. О принятии по описи имущества расскажет нотариус (ст. 461-14).",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько всего стоит получить квартиру в наследство?",
        blocks: [
          {
            caption: "Пример: квартира за 300\u00a0000\u00a0€ в Барселоне, земля в кадастре 60\u00a0000\u00a0€",
            columns: ["Кто наследует", "Налог на наследство", "Plusvalía после 10 или 20 лет владения"],
            rows: [
              ["Единственный ребёнок, жильё не основное", "10\u00a0350\u00a0€", "2\u00a0160 или 7\u00a0200\u00a0€"],
              ["Двое детей, жильё не основное", "по 1\u00a0458\u00a0€", "по 1\u00a0080 или 3\u00a0600\u00a0€"],
              [
                "Дети, основное жильё матери или отца",
                "0\u00a0€",
                "108 или 360\u00a0€ при скидке 95\u00a0%, если не продавать три года",
              ],
              [
                "Двое детей, половина отца",
                "0\u00a0€ (по 75\u00a0000\u00a0€, меньше 100\u00a0000\u00a0€)",
                "1\u00a0080 или 3\u00a0600\u00a0€ на двоих, без скидки",
              ],
            ],
          },
          "Прибавьте нотариуса и реестр (тарифы около 388 и 205\u00a0€ при 300\u00a0000\u00a0€, без копий и НДС). На каждый налог даётся шесть месяцев со дня смерти: отсрочку по налогу на наследство просят в первые пять, по plusvalía\u00a0— в первые шесть. Налог на доход с того, насколько подорожало жильё, не платит никто.",
        ],
      },
      inShort: [
        "За подаренное или унаследованное жильё налог платит получатель: срок — месяц или полгода.",
        "Подарки детям по нотариальному акту облагают по ступеням 5, 7 и 9\u00a0%.",
        "При наследстве сначала вычитают суммы за родство и за основное жильё.",
      ],
      next: "Оба пути начинаются со стоимости: закажите [бесплатную оценку](/valuation) до визита к нотариусу.",
      description:
        "Получить квартиру в наследство в Каталонии или подарить её детям: сколько платят с 300\u00a0000\u00a0€ по степени родства, plusvalía, сроки шесть месяцев и месяц, шаги.",
      sources: [
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст. 631-2, 631-17–631-19, 632-20 и 633-1–633-4; Декрет 414/2011",
        "Закон 29/1987 о налоге на наследство и дарение, ст. 9 и 26, второе дополнительное положение; Королевский декрет (RD) 1629/1991, ст. 67 и 68; Закон 22/2009, ст.\u00a032",
        "Закон 35/2006, ст. 33 и 36; разъяснение налогового управления (DGT) V1261-25 от 9\u00a0июля 2025\u00a0года",
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 106 и 110",
        "Гражданский кодекс Каталонии, ст. 451-5, 461-14 и 531-12",
        "Ипотечный закон Испании, ст.\u00a0254",
      ],
    },
  },
};
