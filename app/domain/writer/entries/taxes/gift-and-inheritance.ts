import type { Entry } from "../entry";

export const giftAndInheritance: Entry = {
  theme: "costs",
  related: [
    "giving-a-home",
    "plusvalia",
    "inherited-home",
    "reference-value",
    "bare-ownership",
    "power-of-attorney",
    "will-for-a-home",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "inheritance tax",
        "spanish inheritance tax",
        "gift and inheritance tax",
        "inheriting a house in spain",
        "inheriting property in spain",
        "inherit an apartment in barcelona",
        "inheritance tax catalonia",
        "inheritance tax barcelona",
        "inheritance tax for children",
        "inheritance tax between siblings",
        "inheritance tax for heirs abroad",
        "accepting an inheritance in spain",
      ],
      title: "Inheriting a home",
      answers: {
        what: [
          "Inheritance tax on a home in Catalonia is paid by each heir within six months of the death, on form 650, and the town’s plusvalía comes on top.",
          "An only child pays about €10,350 on €300,000, two children €1,458 each and a spouse €230.",
          "Of the main home of the person who died, 95% drops out (up to €500,000 in all) if the heirs keep it for five years, and close family often owes nothing.",
        ],
        cost: "Inheriting a home worth €300,000 costs an only child about €10,350 of inheritance tax, two children €1,458 each, a spouse €230 and a brother €61,368. If it is the main home of the person who died, 95% drops out and close family often pays nothing. Plusvalía comes on top, some €2,160 after ten years on land of €60,000 (up to 95% less on a main home in Barcelona kept for three years). Both are due within six months of the death.",
        time: "Inheritance tax is due within six months of the death, and so is plusvalía. If you need longer, ask in the first five months for inheritance tax (Royal Decree 1629/1991, art.\u00a068) and in the first six for plusvalía. The certificates of last wills and of life insurance can’t be had before the sixteenth working day, so ask for them that day.",
        who: "Inheritance tax is paid by each heir for their own share, and plusvalía too. Nobody owes income tax on what the home had gained until the death (Law 35/2006, art. 33.3\u00a0b).",
        how: "To inherit a home, get the death certificate, then, from the sixteenth working day, the certificate of last wills, and with it a copy of the will. The heirs sign the acceptance before a notary, file inheritance tax and plusvalía within six months of the death and register the home; the registry waits until the tax has been filed (Mortgage Act, art.\u00a0254).",
        must: "Yes: inheritance tax has to be declared within six months even where nothing is due, on form 650. Without it the land registry won’t record the home as yours. Only the sum may be nil, as it often is for a spouse or for children who inherit the main home.",
        papers:
          "For a deed of inheritance the notary asks for the death certificate (civil registry), the certificate of last wills and that of life insurance (Ministry of Justice, fifteen working days after the death), and an authorised copy of the will from the notary who keeps it, or the declaration of heirs. Add each heir’s ID and NIE, the deeds of the home, a registry extract, the last property tax receipt and the bank’s certificate of balances and debts on that day. The same folder serves for inheritance tax and for plusvalía.",
        worth:
          "Between a gift and an inheritance, leaving the home is usually cheaper for the family in Catalonia: at a death nobody pays income tax on what the home has gained, and of a main home 95% drops out of inheritance tax. A child is taxed €17,000 on a gift of €300,000, and €10,350 or nothing as an heir. Giving a home to your children now makes sense if they need it, or from the age of 65 if it is your main home, whose gain then bears no income tax.",
      },
      abroad:
        "Heirs who live abroad file inheritance tax with the State tax agency (AEAT), and so do all heirs of a person who lived abroad; the Catalan rules can usually be chosen all the same (ask before you file; Law 29/1987, second additional provision).",
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
          heading: "What are the steps, and in which order?",
          blocks: [
            {
              steps: [
                "Ask for the death certificate, and from the sixteenth working day for those of last wills and life insurance.",
                "Get an authorised copy of the will from the notary who keeps it; without a will, a notary declares the heirs.",
                "Look for the reference value (the tax base can’t be lower; Law 29/1987, art.\u00a09), and list the debts as well.",
                "Sign the acceptance at the notary’s, outright or with benefit of inventory.",
                "Within six months of the death file form 650 with the Catalan tax agency, and plusvalía with the town hall.",
                "Register the home in the heirs’ names and change IBI, community fees and supplies.",
              ],
            },
            "If the person who died lived in Spain, the rules are those of the region of residence, wherever the home is (Law 22/2009, art.\u00a032).",
          ],
        },
        {
          heading: "What changes for heirs who live abroad?",
          blocks: [
            "An heir abroad has the same six months, and often more to prepare. Whether the person who died lived in Catalonia or abroad decides whose rules come first.",
            {
              points: [
                "File form 650 with Spain’s national tax agency (AEAT), not with the Catalan one; the reductions for children and spouse can usually still be chosen.",
                "Ask for an NIE first: without it nobody can sign, file or register.",
                "Sign by power of attorney if you can’t come: at a Spanish consulate, or before a local notary with apostille and sworn translation, one to three weeks.",
                "A will made abroad and a foreign death certificate need a sworn translation, and usually an apostille.",
                "Ask at home whether your own country taxes the same inheritance, and keep the Spanish receipts.",
              ],
            },
          ],
        },
        {
          heading: "Inherit the home, or be given it before?",
          blocks: [
            "A widow lives in her own apartment, worth €300,000. If her only daughter inherits it as her mother’s main home, 95% drops out. The €15,000 left are less than her €100,000: no tax. Given to her today by deed, it would cost €17,000 of gift tax, due within one month.",
          ],
        },
        {
          heading: "Which mistakes cost the family money?",
          blocks: [
            {
              points: [
                "The heirs think that nil tax needs no return: the registry then refuses the deed.",
                "Heirs quarrel and let the six months pass.",
                "The home is sold within five years, and the relief is paid back with interest. Ask first whether another main home in its place would keep it.",
                "An heir accepts without asking about debts or the benefit of inventory (Civil Code of Catalonia, art. 461-14).",
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
        "Each heir pays inheritance tax on their own share within six months of the death.",
        "On €300,000 an only child pays about €10,350, and often nothing on the parents’ main home.",
        "A brother or sister pays far more: €61,368 on the same sum.",
      ],
      next: "Inheritance tax begins with a value: ask for a [free valuation](/valuation) in writing before you go to the notary’s.",
      description:
        "Inheriting a home in Catalonia: inheritance tax by kinship on €300,000, the main home, plusvalía, six months to file, steps, heirs abroad, costly mistakes.",
      sources: [
        "Legislative Decree 1/2024 (Catalan tax code, book six), arts. 631-2, 631-17 to 631-19 and 633-1 to 633-4; Decree 414/2011",
        "Law 29/1987 on inheritance and gift tax, art. 9, second additional provision; Royal Decree 1629/1991, arts. 67 and 68; Law 22/2009, art.\u00a032",
        "Law 35/2006, arts. 33 and 36",
        "Royal Legislative Decree 2/2004, arts. 106 and 110",
        "Civil Code of Catalonia, art. 461-14",
        "Mortgage Act (Ley Hipotecaria), art.\u00a0254",
      ],
    },
    es: {
      names: [
        "impuesto de sucesiones",
        "impuesto de sucesiones y donaciones",
        "heredar un piso",
        "heredar una vivienda",
        "he heredado un piso",
        "aceptar una herencia con piso",
        "aceptar una herencia",
        "pagar sucesiones",
        "impuesto de sucesiones cataluña",
        "sucesiones hijos cataluña",
        "impuesto de sucesiones entre hermanos",
        "impuesto de sucesiones no residentes",
        "cuánto se paga por heredar un piso",
      ],
      title: "Heredar una vivienda",
      answers: {
        what: [
          "El impuesto de sucesiones por un piso en Cataluña lo paga cada heredero en los seis meses siguientes al fallecimiento, con el modelo 650, y la plusvalía municipal va aparte.",
          "Por 300.000\u00a0€, un hijo único paga unos 10.350\u00a0€, dos hijos 1.458\u00a0€ cada uno y el cónyuge 230\u00a0€.",
          "De la vivienda habitual de quien ha fallecido se descuenta el 95\u00a0% (hasta 500.000\u00a0€ en total) si los herederos la mantienen cinco años, y la familia cercana muchas veces no paga nada.",
        ],
        cost: "Heredar un piso de 300.000\u00a0€ cuesta a un hijo único unos 10.350\u00a0€ de impuesto de sucesiones, 1.458\u00a0€ a cada uno si son dos, 230\u00a0€ al cónyuge y 61.368\u00a0€ a un hermano. Si es la vivienda habitual de quien ha fallecido, se descuenta el 95\u00a0% y la familia cercana muchas veces no paga nada. La plusvalía va aparte: unos 2.160\u00a0€ tras diez años con un suelo de 60.000\u00a0€ (hasta un 95\u00a0% menos por la vivienda habitual en Barcelona que se conserva tres años). Los dos se pagan en los seis meses siguientes al fallecimiento.",
        time: "El impuesto de sucesiones se presenta en seis meses desde el fallecimiento, y la plusvalía también. La prórroga de sucesiones se pide dentro de los cinco primeros meses (Real Decreto 1629/1991, art.\u00a068) y la de la plusvalía, dentro de los seis. Los certificados de últimas voluntades y de seguros de vida no salen antes del decimosexto día hábil: pídalos ese día.",
        who: "El impuesto de sucesiones lo paga cada heredero por su parte, y la plusvalía también. Por lo que el piso había subido hasta el fallecimiento nadie paga IRPF (Ley 35/2006, art. 33.3\u00a0b).",
        how: "Para heredar un piso, pida el certificado de defunción y, desde el decimosexto día hábil, el de últimas voluntades, y con él la copia del testamento. Los herederos firman la aceptación ante notario, presentan sucesiones y plusvalía en seis meses desde el fallecimiento e inscriben el piso; el registro espera a que conste la presentación (Ley Hipotecaria, art.\u00a0254).",
        must: "Sí: el impuesto de sucesiones hay que presentarlo en seis meses aunque no salga nada a pagar, con el modelo 650. Sin él, el registro no inscribe el piso a su nombre. Lo que puede ser cero es la cuota, y lo es a menudo para el cónyuge o para los hijos que heredan la vivienda habitual.",
        papers:
          "Para aceptar una herencia con piso, el notario pide el certificado de defunción (Registro Civil), los de últimas voluntades y de seguros de vida (Ministerio de Justicia, pasados quince días hábiles) y la copia autorizada del testamento, que da la notaría que lo guarda, o la declaración de herederos. Añada el DNI o NIE de cada heredero, la escritura del piso, una nota simple, el último recibo del IBI y el certificado bancario de saldos y deudas de aquel día. La misma carpeta sirve para el impuesto de sucesiones y la plusvalía.",
        worth:
          "Entre donar o dejar en herencia, en Cataluña suele salir más barata la herencia: al fallecer nadie paga IRPF por lo que el piso ha subido, y de la vivienda habitual se descuenta el 95\u00a0% en sucesiones. Por 300.000\u00a0€, un hijo paga 17.000\u00a0€ si se lo donan y 10.350\u00a0€, o nada, si lo hereda. Donar en vida conviene si el hijo lo necesita ya, o con 65 años cumplidos si es su vivienda habitual, porque entonces la ganancia no paga IRPF.",
      },
      abroad:
        "Los herederos que viven en el extranjero presentan sucesiones ante la Agencia Tributaria estatal (AEAT), y también todos los de quien vivía fuera; aun así suele poder elegirse la norma catalana (pregúntelo antes; Ley 29/1987, disposición adicional segunda).",
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
          heading: "¿Qué pasos hay que dar, y en qué orden?",
          blocks: [
            {
              steps: [
                "Pida el certificado de defunción y, desde el decimosexto día hábil, los de últimas voluntades y seguros de vida.",
                "Consiga la copia autorizada del testamento en la notaría que lo guarda; si no hay testamento, un notario declara a los herederos.",
                "Mire el valor de referencia (la base no puede ser menor; Ley 29/1987, art.\u00a09) y haga también la lista de deudas.",
                "Firmen la aceptación en la notaría, pura y simple o a beneficio de inventario.",
                "En seis meses desde el fallecimiento, presente el modelo 650 en la Agencia Tributaria de Cataluña y la plusvalía en el ayuntamiento.",
                "Inscriba el piso a nombre de los herederos y cambie el IBI, la comunidad y los suministros.",
              ],
            },
            "Si quien ha fallecido vivía en España, se aplican las reglas de la comunidad donde residía, no la del piso (Ley 22/2009, art.\u00a032).",
          ],
        },
        {
          heading: "¿Qué cambia para los herederos que viven fuera?",
          blocks: [
            "El heredero de fuera tiene los mismos seis meses, y suele tener más que preparar. Las reglas dependen ante todo de dónde vivía quien ha fallecido.",
            {
              points: [
                "El modelo 650 se presenta en la Agencia Tributaria estatal (AEAT) y no en la catalana; las reducciones de hijos y cónyuge suelen poder elegirse igual.",
                "Pida antes el NIE: sin él no se puede firmar, declarar ni inscribir.",
                "Si no puede venir, firme con un poder: en un consulado español, o ante un notario de allí con apostilla y traducción jurada, de una a tres semanas.",
                "Un testamento o un certificado de defunción extranjeros necesitan traducción jurada y, por lo general, apostilla.",
                "Pregunte en su país si la misma herencia paga también allí y guarde los justificantes españoles.",
              ],
            },
          ],
        },
        {
          heading: "¿Heredar el piso o recibirlo antes en donación?",
          blocks: [
            "Una viuda vive en un piso suyo de 300.000\u00a0€. Si su única hija lo hereda como vivienda habitual de la madre, se descuenta el 95\u00a0%. Quedan 15.000\u00a0€, menos de los 100.000\u00a0€ que resta la hija: no hay cuota. Si se lo dona hoy con escritura, serían 17.000\u00a0€ de impuesto de donaciones, en un mes.",
          ],
        },
        {
          heading: "¿Qué errores le salen caros a la familia?",
          blocks: [
            {
              points: [
                "Se cree que con cuota cero no hay que presentar nada, y el registro devuelve la escritura.",
                "Los herederos discuten y dejan pasar los seis meses.",
                "Se vende antes de cinco años y se devuelve la reducción con intereses. Pregunte antes si reinvertir en otra vivienda la conserva.",
                "Se acepta sin preguntar por las deudas ni por el beneficio de inventario (Código civil de Cataluña, art. 461-14).",
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
        "Cada heredero paga sucesiones por su parte, en seis meses desde el fallecimiento.",
        "Por 300.000\u00a0€ un hijo único paga unos 10.350\u00a0€, y a menudo nada por la vivienda habitual de los padres.",
        "Un hermano paga mucho más: 61.368\u00a0€ por lo mismo.",
      ],
      next: "El impuesto de sucesiones empieza por un valor: pida una [valoración gratuita](/valuation) por escrito antes de ir al notario.",
      description:
        "Heredar un piso en Cataluña: impuesto de sucesiones por 300.000\u00a0€ según el parentesco, vivienda habitual, plusvalía, seis meses de plazo, pasos y errores caros.",
      sources: [
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), arts. 631-2, 631-17 a 631-19 y 633-1 a 633-4; Decreto 414/2011",
        "Ley 29/1987, del impuesto sobre sucesiones y donaciones, art. 9 y disposición adicional segunda; Real Decreto 1629/1991, arts. 67 y 68; Ley 22/2009, art.\u00a032",
        "Ley 35/2006, arts. 33 y 36",
        "Real Decreto Legislativo 2/2004, arts. 106 y 110",
        "Código civil de Cataluña, art. 461-14",
        "Ley Hipotecaria, art.\u00a0254",
      ],
    },
    ca: {
      names: [
        "impost de successions",
        "impost de successions i donacions",
        "heretar un pis",
        "heretar un habitatge",
        "quant es paga per heretar un pis",
        "acceptar una herència amb pis",
        "acceptar una herència",
        "pagar successions",
        "impost de successions catalunya",
        "successions fills catalunya",
        "impost de successions entre germans",
        "impost de successions no residents",
      ],
      title: "Heretar un habitatge",
      answers: {
        what: [
          "L’impost de successions per un pis a Catalunya el paga cada hereu en els sis mesos següents a la defunció, amb el model 650, i la plusvàlua municipal va a part.",
          "Per 300.000\u00a0€, un fill únic paga uns 10.350\u00a0€, dos fills 1.458\u00a0€ cadascun i el cònjuge 230\u00a0€.",
          "De l’habitatge habitual de qui ha mort se’n descompta el 95\u00a0% (fins a 500.000\u00a0€ en total) si els hereus el mantenen cinc anys, i la família propera sovint no paga res.",
        ],
        cost: "Heretar un pis de 300.000\u00a0€ costa a un fill únic uns 10.350\u00a0€ d’impost de successions, 1.458\u00a0€ a cadascun si en són dos, 230\u00a0€ al cònjuge i 61.368\u00a0€ a un germà. Si és l’habitatge habitual de qui ha mort, se’n descompta el 95\u00a0% i la família propera sovint no paga res. La plusvàlua va a part: uns 2.160\u00a0€ al cap de deu anys amb un sòl de 60.000\u00a0€ (fins a un 95\u00a0% menys per l’habitatge habitual a Barcelona que es conserva tres anys). Tots dos es paguen en els sis mesos següents a la defunció.",
        time: "L’impost de successions es presenta en sis mesos des de la defunció, i la plusvàlua també. La pròrroga de successions es demana dins dels cinc primers mesos (Reial decret 1629/1991, art.\u00a068) i la de la plusvàlua, dins dels sis. Els certificats d’últimes voluntats i d’assegurances de vida no surten abans del setzè dia hàbil: demani’ls aquell dia.",
        who: "L’impost de successions el paga cada hereu per la seva part, i la plusvàlua també. Pel que el pis havia pujat fins a la defunció ningú no paga IRPF (Llei 35/2006, art. 33.3\u00a0b).",
        how: "Per heretar un pis, demani el certificat de defunció i, des del setzè dia hàbil, el d’últimes voluntats, i amb aquest la còpia del testament. Els hereus signen l’acceptació davant de notari, presenten successions i plusvàlua en sis mesos des de la defunció i inscriuen el pis; el registre espera fins que consta la presentació (Llei hipotecària, art.\u00a0254).",
        must: "Sí: l’impost de successions s’ha de presentar en sis mesos encara que no surti res a pagar, amb el model 650. Sense això, el registre no inscriu el pis a nom seu. El que pot ser zero és la quota, i sovint ho és per al cònjuge o per als fills que hereten l’habitatge habitual.",
        papers:
          "Per acceptar una herència amb pis, el notari demana el certificat de defunció (Registre Civil), els d’últimes voluntats i d’assegurances de vida (Ministeri de Justícia, passats quinze dies hàbils) i la còpia autoritzada del testament, que dona la notaria que el guarda, o la declaració d’hereus. Hi van també el DNI o NIE de cada hereu, l’escriptura del pis, una nota simple, l’últim rebut de l’IBI i el certificat bancari de saldos i deutes d’aquell dia. La mateixa carpeta serveix per a l’impost de successions i per a la plusvàlua.",
        worth:
          "Entre donar o deixar en herència, a Catalunya acostuma a sortir més a compte l’herència: quan algú mor ningú no paga IRPF pel que el pis ha pujat, i de l’habitatge habitual se’n descompta el 95\u00a0% a successions. Per 300.000\u00a0€, un fill paga 17.000\u00a0€ si l’hi donen i 10.350\u00a0€, o res, si l’hereta. Donar en vida convé si el fill el necessita ja, o amb 65 anys fets si és l’habitatge habitual, perquè llavors el guany no paga IRPF.",
      },
      abroad:
        "Els hereus que viuen a l’estranger presenten successions a l’Agència Tributària estatal (AEAT), i també tots els de qui vivia fora; tot i així se sol poder triar la norma catalana (pregunti-ho abans; Llei 29/1987, disposició addicional segona).",
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
          heading: "Quins passos cal fer, i en quin ordre?",
          blocks: [
            {
              steps: [
                "Demani el certificat de defunció i, des del setzè dia hàbil, els d’últimes voluntats i d’assegurances de vida.",
                "Aconsegueixi la còpia autoritzada del testament a la notaria que el guarda; si no n’hi ha, un notari declara els hereus.",
                "Miri el valor de referència (la base no pot ser més baixa; Llei 29/1987, art.\u00a09) i faci també la llista de deutes.",
                "Signin l’acceptació a la notaria, pura i simple o a benefici d’inventari.",
                "En sis mesos des de la defunció, presenti el model 650 a l’Agència Tributària de Catalunya i la plusvàlua a l’ajuntament.",
                "Inscrigui el pis a nom dels hereus i canviï l’IBI, la comunitat i els subministraments.",
              ],
            },
            "Si qui ha mort vivia a Espanya, s’apliquen les regles de la comunitat on residia, no la del pis (Llei 22/2009, art.\u00a032).",
          ],
        },
        {
          heading: "Què canvia per als hereus que viuen fora?",
          blocks: [
            "L’hereu de fora té els mateixos sis mesos, i acostuma a tenir més feina prèvia. Les regles depenen sobretot d’on vivia qui ha mort.",
            {
              points: [
                "El model 650 es presenta a l’Agència Tributària estatal (AEAT) i no a la catalana; les reduccions de fills i cònjuge se solen poder triar igualment.",
                "Demani abans el NIE: sense NIE no es pot signar, declarar ni inscriure.",
                "Si no pot venir, signi amb un poder: en un consolat espanyol, o davant d’un notari d’allà amb postil·la i traducció jurada, d’una a tres setmanes.",
                "Un testament o un certificat de defunció estrangers necessiten traducció jurada i, en general, postil·la.",
                "Pregunti al seu país si la mateixa herència també hi paga i guardi els justificants espanyols.",
              ],
            },
          ],
        },
        {
          heading: "Heretar el pis o rebre’l abans en donació?",
          blocks: [
            "Una vídua viu en un pis seu de 300.000\u00a0€. Si la seva única filla l’hereta com a habitatge habitual de la mare, se’n descompta el 95\u00a0%. Els 15.000\u00a0€ que queden no arriben als 100.000\u00a0€ que resta la filla: no hi ha quota. Si avui l’hi dona amb escriptura, serien 17.000\u00a0€ d’impost de donacions, en un mes.",
          ],
        },
        {
          heading: "Quins errors surten cars a la família?",
          blocks: [
            {
              points: [
                "Es pensa que amb quota zero no cal presentar res, i el registre torna l’escriptura.",
                "Els hereus discuteixen i deixen passar els sis mesos.",
                "Es ven abans dels cinc anys i s’ha de tornar la reducció amb interessos. Pregunti abans si reinvertir en un altre habitatge la conserva.",
                "S’accepta sense preguntar pels deutes ni pel benefici d’inventari (Codi civil de Catalunya, art. 461-14).",
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
        "Cada hereu paga successions per la seva part, en sis mesos des de la defunció.",
        "Per 300.000\u00a0€ un fill únic paga uns 10.350\u00a0€, i sovint res per l’habitatge habitual dels pares.",
        "Un germà paga molt més: 61.368\u00a0€ pel mateix.",
      ],
      next: "L’impost de successions comença per un valor: demani una [valoració gratuïta](/valuation) per escrit abans d’anar al notari.",
      description:
        "Heretar un pis a Catalunya: impost de successions per 300.000\u00a0€ segons el parentiu, habitatge habitual, plusvàlua, sis mesos de termini, passos i errors cars.",
      sources: [
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), arts. 631-2, 631-17 a 631-19 i 633-1 a 633-4; Decret 414/2011",
        "Llei 29/1987, de l’impost sobre successions i donacions, art. 9 i disposició addicional segona; Reial decret 1629/1991, arts. 67 i 68; Llei 22/2009, art.\u00a032",
        "Llei 35/2006, arts. 33 i 36",
        "Reial decret legislatiu 2/2004, arts. 106 i 110",
        "Codi civil de Catalunya, art. 461-14",
        "Llei hipotecària, art.\u00a0254",
      ],
    },
    ru: {
      names: [
        "налог на наследство",
        "налог на наследство и дарение",
        "наследство недвижимости в Испании",
        "получить квартиру в наследство",
        "унаследовать квартиру",
        "вступить в наследство в Испании",
        "оформить наследство в Испании",
        "налог на наследство каталония",
        "наследство квартира в испании",
        "налог на наследство между братьями и сёстрами",
        "налог на наследство для нерезидентов",
        "сколько платить за наследство в испании",
      ],
      title: "Квартира по наследству",
      answers: {
        what: [
          "Налог на наследство за квартиру в Каталонии платит каждый наследник за шесть месяцев со дня смерти (форма 650), а город отдельно берёт plusvalía.",
          "С 300\u00a0000\u00a0€ единственный сын или дочь платит около 10\u00a0350\u00a0€, двое детей\u00a0— по 1\u00a0458\u00a0€, супруг\u00a0— 230\u00a0€.",
          "Из основного жилья умершего вычитают 95\u00a0% (всего до 500\u00a0000\u00a0€), если наследники сохраняют его пять лет, и близкие часто не платят ничего.",
        ],
        cost: "Налог на наследство с квартиры за 300\u00a0000\u00a0€ в Каталонии: около 10\u00a0350\u00a0€ для единственного сына или дочери, по 1\u00a0458\u00a0€ для двоих детей, 230\u00a0€ для супруга и 61\u00a0368\u00a0€ для брата или сестры. Если это основное жильё умершего, 95\u00a0% вычитают, и близкие часто не платят ничего. Отдельно платят plusvalía: около 2\u00a0160\u00a0€ после десяти лет при земле за 60\u00a0000\u00a0€ (с основного жилья в Барселоне до 95\u00a0% меньше, если не продавать его три года). На оба налога даётся шесть месяцев со дня смерти.",
        time: "Налог на наследство подают за шесть месяцев со дня смерти, plusvalía тоже. Отсрочку по налогу на наследство просят в первые пять месяцев (Королевский декрет 1629/1991, ст.\u00a068), по plusvalía\u00a0— в первые шесть. Справки о завещаниях и о страховании жизни выдают только с шестнадцатого рабочего дня: закажите их сразу.",
        who: "Налог на наследство платит каждый наследник со своей доли, и plusvalía тоже. С того, насколько квартира подорожала до дня смерти, подоходный налог не берут ни с кого (Закон 35/2006, ст. 33.3\u00a0b).",
        how: "Чтобы получить квартиру в наследство, возьмите свидетельство о смерти, с шестнадцатого рабочего дня\u00a0— справку о завещаниях, а по ней копию завещания. Наследники подписывают у нотариуса принятие, за шесть месяцев со дня смерти подают налог на наследство и plusvalía и записывают квартиру в реестр; до подачи налога реестр ничего не запишет (Ипотечный закон Испании, ст.\u00a0254).",
        must: "Да: декларацию о налоге на наследство подают в течение шести месяцев, даже если платить не придётся (форма 650). Без неё реестр не запишет квартиру на вас. Нулевой бывает только сумма\u00a0— часто у супруга или у детей, которым досталось основное жильё родителей.",
        papers:
          "Чтобы оформить наследство в Испании, нотариусу нужны свидетельство о смерти (ЗАГС, Registro Civil), справки о завещаниях и о страховании жизни (Министерство юстиции, через пятнадцать рабочих дней) и заверенная копия завещания от нотариуса, который его хранит, или признание наследников. Добавьте документы и NIE всех наследников, акт на квартиру, выписку из реестра, последнюю квитанцию IBI и справку банка об остатках и долгах на день смерти. Та же папка пригодится для налога на наследство и для plusvalía.",
        worth:
          "Из двух путей, подарить квартиру детям или оставить в наследство, в Каталонии обычно дешевле наследство: после смерти никто не платит налог на доход с того, насколько жильё подорожало, а из основного жилья вычитают 95\u00a0%. С 300\u00a0000\u00a0€ налог на дарение для сына или дочери 17\u00a0000\u00a0€, а по наследству 10\u00a0350\u00a0€ или ничего. Дарить при жизни стоит, если квартира нужна детям уже сейчас или если вам исполнилось 65 и это ваше основное жильё: тогда с прироста налога нет.",
      },
      abroad:
        "Наследники, которые живут за границей, подают налог на наследство в государственное налоговое агентство (AEAT), как и все наследники того, кто жил за границей; и тогда обычно можно выбрать каталонские правила (уточните заранее; Закон 29/1987, второе дополнительное положение).",
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
          heading: "В каком порядке действовать?",
          blocks: [
            {
              steps: [
                "Возьмите свидетельство о смерти, а с шестнадцатого рабочего дня\u00a0— справки о завещаниях и о страховании жизни.",
                "Получите заверенную копию завещания у нотариуса, который его хранит; если завещания нет, нотариус признаёт наследников.",
                "Узнайте справочную стоимость (база налога не может быть ниже; Закон 29/1987, ст.\u00a09) и составьте список долгов.",
                "Подпишите у нотариуса принятие наследства: полностью или по описи имущества.",
                "За шесть месяцев со дня смерти подайте форму 650 в налоговое агентство Каталонии, а plusvalía в мэрию.",
                "Запишите квартиру в реестр на наследников и переведите IBI, взносы и коммунальные договоры.",
              ],
            },
            "Если умерший жил в Испании, применяют правила региона, где он жил, где бы ни находилась квартира (Закон 22/2009, ст.\u00a032).",
          ],
        },
        {
          heading: "Что меняется, если наследники живут за границей?",
          blocks: [
            "У наследника за границей те же шесть месяцев, а документов обычно нужно больше. Правила зависят прежде всего от того, где жил умерший.",
            {
              points: [
                "Форму 650 подают в государственное налоговое агентство (AEAT), а не в каталонское; вычеты для детей и супруга обычно всё равно можно выбрать.",
                "Сначала получите NIE: без него нельзя ни подписать, ни подать налог, ни записать квартиру.",
                "Если приехать нельзя, подпишите доверенность: в консульстве Испании или у местного нотариуса, с апостилем и присяжным переводом, от одной до трёх недель.",
                "Иностранному завещанию и свидетельству о смерти нужен присяжный перевод и, как правило, апостиль.",
                "Узнайте, облагает ли то же наследство ваша страна, и сохраните испанские квитанции.",
              ],
            },
          ],
        },
        {
          heading: "Получить квартиру в наследство или раньше в подарок?",
          blocks: [
            "Вдова живёт в собственной квартире стоимостью 300\u00a0000\u00a0€. Если единственная дочь получит её в наследство как основное жильё матери, вычтут 95\u00a0%. Остаток в 15\u00a0000\u00a0€ меньше вычета в 100\u00a0000\u00a0€, и за одну квартиру налога не будет. Если подарить её сейчас по нотариальному акту, налог на дарение составит 17\u00a0000\u00a0€, и срок там месяц.",
          ],
        },
        {
          heading: "Какие ошибки дорого стоят семье?",
          blocks: [
            {
              points: [
                "Думают, что при нулевом налоге подавать нечего, и реестр возвращает акт.",
                "Наследники спорят, шесть месяцев проходят, и начисляют надбавки.",
                "Жильё продают раньше чем через пять лет, и вычет возвращают с процентами. Спросите заранее, сохранит ли его покупка другого жилья.",
                "Наследство принимают, не узнав о долгах. О принятии по описи имущества расскажет нотариус (Гражданский кодекс Каталонии, ст. 461-14).",
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
        "Каждый наследник платит налог со своей доли за шесть месяцев со дня смерти.",
        "С 300\u00a0000\u00a0€ единственный сын или дочь платит около 10\u00a0350\u00a0€, а за основное жильё родителей часто ничего.",
        "Брат или сестра платит намного больше: 61\u00a0368\u00a0€ с той же суммы.",
      ],
      next: "Налог на наследство начинается со стоимости: закажите [бесплатную оценку](/valuation) до визита к нотариусу.",
      description:
        "Квартира в наследство в Каталонии: налог с 300\u00a0000\u00a0€ по степени родства, основное жильё, plusvalía, срок шесть месяцев, шаги, наследники за границей, ошибки.",
      sources: [
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст. 631-2, 631-17–631-19 и 633-1–633-4; Декрет 414/2011",
        "Закон 29/1987 о налоге на наследство и дарение, ст. 9, второе дополнительное положение; Королевский декрет (RD) 1629/1991, ст. 67 и 68; Закон 22/2009, ст.\u00a032",
        "Закон 35/2006, ст. 33 и 36",
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 106 и 110",
        "Гражданский кодекс Каталонии, ст. 461-14",
        "Ипотечный закон Испании, ст.\u00a0254",
      ],
    },
  },
};
