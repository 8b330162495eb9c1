import type { Entry } from "../entry";

export const givingAHome: Entry = {
  theme: "costs",
  related: [
    "gift-and-inheritance",
    "income-tax-on-the-gain",
    "bare-ownership",
    "plusvalia",
    "reference-value",
    "will-for-a-home",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "giving a home to your children",
        "giving a home",
        "gift tax",
        "gift of a home",
        "gift tax spain property",
        "gifting a house to children in spain",
        "gift a property to a child spain",
        "gift tax catalonia",
        "spanish gift tax",
        "donating a flat to a child",
        "giving a house to a son or daughter",
        "donation of property spain",
        "transfer property to children spain",
        "put a house in a child’s name spain",
        "give or leave a home by will",
      ],
      title: "Giving a home to your children",
      answers: {
        what: [
          "Giving a home to your children in Catalonia costs the child gift tax of 5% up to €200,000, 7% up to €600,000 and 9% above: €17,000 on €300,000, due within a month of the notary’s deed.",
          "The child also pays the town’s plusvalía, and the parents owe income tax on what the home has gained, unless they are 65 or more and it is their main home.",
        ],
        cost: "Giving a home worth €300,000 to a child in Barcelona costs about €20,000 in all if the parents are 65 and live in it: €17,000 of gift tax, some €2,160 of plusvalía and around €720 of notary’s and registry tariffs. If they are younger or it is a second home, their income tax comes on top: €33,380 on a gain of €150,000. The child files the gift tax within a month of the deed.",
        calculation:
          "To work out gift tax, put the value of the home through three bands: 5% of the first €200,000, 7% of the next €400,000 and 9% of the rest. On €300,000 that is €10,000 and €7,000, so €17,000. The value can’t be lower than the cadastre’s reference value, and a child who already owns more than €500,000 pays 10 to 20% more.",
        time: "Gift tax on a home is filed within one month of the deed, on form 651, and plusvalía within 30\u00a0working days. The parents’ income tax waits for the return they file the next spring. The home can be registered in the child’s name once the gift tax has been filed.",
        who: "In the gift of a home, the child pays gift tax and plusvalía, and the parents pay income tax on the gain. Nobody owes that income tax on the main home of a parent of 65 or more (Law 35/2006, art. 33.4\u00a0b). Notary and registry are shared as the family likes.",
        how: "To give a home to your children, look up its reference value, have all the taxes worked out, and sign the gift before a notary, where the child accepts it. Then the child has a month for gift tax (form 651) and 30\u00a0working days for plusvalía, and registers the deed. On €300,000 the two taxes and both tariffs come to about €20,000.",
        must: "Yes, parents can give their home to one child, but only by a notary’s deed in which the child accepts: a private paper transfers nothing (Civil Code of Catalonia, art. 531-12). Gift tax has to be filed within a month. Selling it to the child for a token price doesn’t help, since tax starts from the reference value.",
        papers:
          "For the gift of a home, bring the notary the parents’ deed, a recent registry extract, the last property tax receipt (IBI), the certificate of the reference value and everyone’s ID or NIE. If there is a mortgage, add the bank’s certificate of the debt. For the child’s gift tax, the signed deed and form 651 are enough; for the parents’ income tax, keep the invoices of what the home cost.",
        worth:
          "Giving a home now is usually dearer than leaving it by will: on €300,000 a child pays €17,000 of gift tax, and as an heir €10,350, or nothing for the parents’ main home. The gain is taxed in a gift and not at a death. A gift is worth it if the child needs the home today, or if the parents are 65 and it is their main home.",
      },
      abroad:
        "A child who isn’t resident in Spain files gift tax with the State tax agency (AEAT) and needs an NIE; the Catalan rates can usually be chosen all the same (ask before you file; Law 29/1987, second additional provision).",
      sections: [
        {
          heading: "How much gift tax does a child pay?",
          blocks: [
            {
              caption: "Gift tax in Catalonia for a child, by deed (own wealth up to €500,000)",
              columns: ["Value of the home", "Gift tax", "First home of a child up to 36"],
              rows: [
                ["€150,000", "€7,500", "€4,500"],
                ["€200,000", "€10,000", "€7,000"],
                ["€300,000", "€17,000", "€12,800"],
                ["€400,000", "€24,000", "€19,800"],
                ["€500,000", "€31,000", "€26,800"],
                ["€600,000", "€38,000", "€33,800"],
                ["€800,000", "€56,000", "€50,600"],
              ],
            },
            "Grandchildren, parents and spouses pay the same bands (Catalan tax code, art. 633-2). The last column takes off 95% of the value, €60,000 at most, for a first main home, and there is an income limit (art. 632-20). Two children who are given half of €300,000 each pay €7,500 each, €15,000 instead of €17,000.",
          ],
        },
        {
          heading: "How much income tax do the parents pay?",
          blocks: [
            {
              caption: "Income tax of resident parents under 65, or on a second home",
              columns: ["What the home has gained", "Their income tax"],
              rows: [
                ["€50,000", "€10,380"],
                ["€100,000", "€21,880"],
                ["€150,000", "€33,380"],
                ["€200,000", "€44,880"],
              ],
            },
            "The gain is the value of the gift less what the home once cost, with its taxes and improvements, at 19 to 30% for one owner. A loss doesn’t count (Law 35/2006, art. 33.5\u00a0c). From the age of 65 nothing is due on the main home.",
          ],
        },
        {
          heading: "Give it, sell it or leave it by will?",
          blocks: [
            {
              caption: "A home of €300,000 that cost €150,000, for an only child of age, without plusvalía",
              columns: ["How the child gets it", "The child pays", "The parents pay"],
              rows: [
                ["Gift, parents under 65 or a second home", "€17,000", "€33,380"],
                ["Gift of the main home from 65", "€17,000", "€0"],
                ["Sale at €300,000, parents under 65", "€30,000 of transfer tax, and the price", "€33,380"],
                ["By will, not the main home", "€10,350", "€0"],
                ["By will, the parents’ main home", "€0", "€0"],
              ],
            },
            "The nil in the last row supposes that the child keeps the home for five years.",
          ],
        },
        {
          heading: "Can the parents go on living there?",
          blocks: [
            "Yes, if the deed keeps the usufruct for them, the right to live in the home or let it for life. For tax it counts as 89 minus their age, so 19% at 70. A child who is given the other 81% of €300,000 pays €13,010 now instead of €17,000. The part left out is taxed when the usufruct ends.",
          ],
        },
        {
          heading: "What are the steps of giving a home?",
          blocks: [
            {
              steps: [
                "Look up the reference value on the cadastre’s site, free of charge: the tax can’t start from less (Law 29/1987, art.\u00a09).",
                "Have the taxes of both sides worked out, as a gift and as an inheritance.",
                "Sign at the notary’s, parents and child together or by power of attorney. The tariff is about €388 at €300,000, before copies and VAT.",
                "Within one month the child files form 651 with the Catalan tax agency.",
                "Within 30\u00a0working days the child files plusvalía with the town hall.",
                "Take the deed to the land registry (about €205 at €300,000) and change IBI, community fees and supplies to the new owner.",
                "Next spring the parents declare the gift in their income tax.",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong when a home is given?",
          blocks: [
            {
              points: [
                "Parents under 65 forget their own income tax, and owe it on money they never saw.",
                "The value in the deed is below the reference value, and the tax agency asks for the rest.",
                "Everything is given away: without a usufruct, the parents live in a home that belongs to someone else.",
                "The other children claim their share: every child, the one with the gift included, has a right to an equal part of a quarter of the estate, gifts of the last ten years added: an eighth each for two children (Civil Code of Catalonia, art. 451-5).",
                "The child sells soon: the value in the deed is then the child’s purchase price.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does the gift cost the family in all?",
        blocks: [
          {
            caption:
              "An example: home of €300,000 in Barcelona that cost €150,000, owned for ten years, land worth €60,000 in the cadastre",
            columns: ["What is paid", "Parents of 65, main home", "Parents under 65, or a second home"],
            rows: [
              ["Gift tax (child)", "€17,000", "€17,000"],
              ["Plusvalía (child)", "€2,160", "€2,160"],
              ["Notary and registry, tariffs with VAT, before copies", "€717", "€717"],
              ["Income tax (parents, counted as one owner)", "€0", "€33,380"],
              ["Altogether", "€19,877", "€53,257"],
            ],
          },
          "After twenty years of ownership plusvalía would be €7,200 instead of €2,160.",
        ],
      },
      inShort: [
        "A child who is given a home by deed in Catalonia pays 5, 7 and 9% in bands, within a month.",
        "The parents owe income tax on the gain, except from 65 on their main home.",
        "Leaving the home by will is usually cheaper than giving it.",
      ],
      next: "Ask for a [free valuation](/valuation) in writing, and compare it with the reference value before you sign.",
      description:
        "Giving a home to a child in Catalonia: gift tax of €17,000 on €300,000, plusvalía, the parents’ income tax, a month to file, and gift, sale or will compared.",
      sources: [
        "Legislative Decree 1/2024 (Catalan tax code, book six), arts. 632-20, 633-2 and 633-3; Decree 414/2011",
        "Law 29/1987 on inheritance and gift tax, arts. 9 and 26, second additional provision; Royal Decree 1629/1991, art.\u00a067",
        "Law 35/2006, arts. 33 to 36, 66 and 76; tax directorate (DGT), ruling V1261-25 of 9\u00a0July 2025",
        "Royal Legislative Decree 2/2004, arts. 106, 107 and 110",
        "Civil Code of Catalonia, arts. 451-5 and 531-12",
      ],
    },
    es: {
      names: [
        "donar un piso a un hijo",
        "donación de vivienda a hijos",
        "donación de un piso de padres a hijos",
        "donar una casa a los hijos",
        "donar piso a hijo",
        "poner el piso a nombre de los hijos",
        "impuesto de donaciones",
        "impuesto de donaciones cataluña",
        "donación de padres a hijos",
        "escritura de donación",
        "donar en vida",
        "donar o dejar en herencia",
      ],
      title: "Donar un piso a un hijo",
      answers: {
        what: [
          "Donar un piso a un hijo en Cataluña le cuesta al hijo un impuesto de donaciones del 5\u00a0% hasta 200.000\u00a0€, el 7\u00a0% hasta 600.000\u00a0€ y el 9\u00a0% por encima: 17.000\u00a0€ por 300.000\u00a0€, en el mes siguiente a la escritura.",
          "El hijo paga además la plusvalía municipal, y los padres, el IRPF por lo que el piso ha subido, salvo con 65\u00a0años cumplidos y si es su vivienda habitual.",
        ],
        cost: "Donar un piso de 300.000\u00a0€ a un hijo en Barcelona cuesta unos 20.000\u00a0€ en total si los padres tienen 65\u00a0años y viven en él: 17.000\u00a0€ de impuesto de donaciones, unos 2.160\u00a0€ de plusvalía y cerca de 720\u00a0€ de aranceles de notaría y registro. Si son más jóvenes o es una segunda residencia, se suma su IRPF: 33.380\u00a0€ por una ganancia de 150.000\u00a0€. El hijo presenta el impuesto en un mes desde la escritura.",
        calculation:
          "Para calcular el impuesto de donaciones se pasa el valor del piso por tres tramos: el 5\u00a0% de los primeros 200.000\u00a0€, el 7\u00a0% de los 400.000\u00a0€ siguientes y el 9\u00a0% del resto. Con 300.000\u00a0€ son 10.000 y 7.000\u00a0€, es decir, 17.000\u00a0€. El valor no puede ser menor que el de referencia del Catastro, y un hijo que ya tiene más de 500.000\u00a0€ paga del 10 al 20\u00a0% más.",
        time: "El impuesto de donaciones se presenta en el plazo de un mes desde la escritura, con el modelo 651, y la plusvalía en 30\u00a0días hábiles. El IRPF de los padres espera a la renta de la primavera siguiente. El piso se inscribe a nombre del hijo cuando consta presentado el impuesto.",
        who: "Al donar un piso, el hijo paga el impuesto de donaciones y la plusvalía, y los padres, el IRPF por la ganancia. Con 65\u00a0años cumplidos no se paga IRPF al donar la vivienda habitual (Ley 35/2006, art. 33.4 b). La notaría y el registro los reparte la familia como quiera.",
        how: "Para donar un piso a un hijo, consulte el valor de referencia, calcule todos los impuestos y firmen la donación ante notario, con la aceptación del hijo. Después el hijo tiene un mes para el impuesto de donaciones (modelo 651) y 30\u00a0días hábiles para la plusvalía, e inscribe la escritura. Con 300.000\u00a0€, los dos impuestos y los aranceles suman unos 20.000\u00a0€.",
        must: "Sí, los padres pueden donar el piso a un solo hijo, pero siempre con escritura ante notario que el hijo acepta: un papel privado no transmite nada (Código civil de Cataluña, art. 531-12). El impuesto de donaciones se presenta en un mes. Venderle el piso por un precio simbólico no ahorra, porque el impuesto parte del valor de referencia.",
        papers:
          "Para donar un piso, lleve a la notaría la escritura de los padres, una nota simple reciente, el último recibo del IBI, el certificado del valor de referencia y el DNI o NIE de todos. Si hay hipoteca, añada el certificado de deuda del banco. Para el impuesto de donaciones del hijo bastan la escritura firmada y el modelo 651; para el IRPF de los padres, guarde las facturas de lo que costó el piso.",
        worth:
          "Donar o dejar en herencia: suele salir más barata la herencia. Por 300.000\u00a0€ un hijo paga 17.000\u00a0€ si se lo donan, y 10.350\u00a0€ si lo hereda, o nada por la vivienda habitual de los padres. La ganancia tributa al donar y no al heredar. Donar en vida compensa si el hijo necesita el piso hoy, o si los padres han cumplido 65\u00a0años y es su vivienda habitual.",
      },
      abroad:
        "El hijo que no reside en España presenta el impuesto de donaciones ante la Agencia Tributaria estatal (AEAT) y necesita NIE; aun así suele poder elegir los tipos catalanes (pregúntelo antes; Ley 29/1987, disposición adicional segunda).",
      sections: [
        {
          heading: "¿Cuánto paga el hijo de impuesto de donaciones?",
          blocks: [
            {
              caption:
                "Impuesto de donaciones en Cataluña para un hijo, con escritura (patrimonio previo de hasta 500.000\u00a0€)",
              columns: ["Valor del piso", "Impuesto", "Primera vivienda de un hijo de hasta 36\u00a0años"],
              rows: [
                ["150.000\u00a0€", "7.500\u00a0€", "4.500\u00a0€"],
                ["200.000\u00a0€", "10.000\u00a0€", "7.000\u00a0€"],
                ["300.000\u00a0€", "17.000\u00a0€", "12.800\u00a0€"],
                ["400.000\u00a0€", "24.000\u00a0€", "19.800\u00a0€"],
                ["500.000\u00a0€", "31.000\u00a0€", "26.800\u00a0€"],
                ["600.000\u00a0€", "38.000\u00a0€", "33.800\u00a0€"],
                ["800.000\u00a0€", "56.000\u00a0€", "50.600\u00a0€"],
              ],
            },
            "Nietos, padres y cónyuge pagan por los mismos tramos (Código tributario de Cataluña, art. 633-2). La última columna resta el 95\u00a0% del valor, con un máximo de 60.000\u00a0€, para la primera vivienda habitual, y hay un límite de renta (art. 632-20). Dos hijos que reciben la mitad de 300.000\u00a0€ cada uno pagan 7.500\u00a0€ por cabeza: 15.000\u00a0€ en vez de 17.000\u00a0€.",
          ],
        },
        {
          heading: "¿Cuánto IRPF pagan los padres?",
          blocks: [
            {
              caption: "IRPF de los padres residentes con menos de 65\u00a0años, o por una segunda residencia",
              columns: ["Lo que el piso ha subido", "Su IRPF"],
              rows: [
                ["50.000\u00a0€", "10.380\u00a0€"],
                ["100.000\u00a0€", "21.880\u00a0€"],
                ["150.000\u00a0€", "33.380\u00a0€"],
                ["200.000\u00a0€", "44.880\u00a0€"],
              ],
            },
            "La ganancia es el valor de la donación menos lo que costó el piso con sus impuestos y mejoras; tributa del 19 al 30\u00a0%, aquí para un solo dueño. Las pérdidas no cuentan (Ley 35/2006, art. 33.5 c). Desde los 65\u00a0años no se paga por la vivienda habitual.",
          ],
        },
        {
          heading: "¿Donarlo, venderlo o dejarlo en testamento?",
          blocks: [
            {
              caption:
                "Piso de 300.000\u00a0€ que costó 150.000\u00a0€, para un hijo único mayor de edad, sin la plusvalía",
              columns: ["Cómo lo recibe el hijo", "Paga el hijo", "Pagan los padres"],
              rows: [
                ["Donación, padres de menos de 65\u00a0años o segunda residencia", "17.000\u00a0€", "33.380\u00a0€"],
                ["Donación de la vivienda habitual desde los 65", "17.000\u00a0€", "0\u00a0€"],
                [
                  "Venta por 300.000\u00a0€, padres de menos de 65\u00a0años",
                  "30.000\u00a0€ de ITP, y el precio",
                  "33.380\u00a0€",
                ],
                ["Por testamento, sin ser la vivienda habitual", "10.350\u00a0€", "0\u00a0€"],
                ["Por testamento, la vivienda habitual de los padres", "0\u00a0€", "0\u00a0€"],
              ],
            },
            "El cero de la última fila supone que el hijo conserva el piso cinco años.",
          ],
        },
        {
          heading: "¿Pueden los padres seguir viviendo en el piso?",
          blocks: [
            "Sí, si en la escritura se reservan el usufructo, es decir, vivir en él o alquilarlo de por vida. Para el impuesto vale 89 menos su edad: a los 70\u00a0años, el 19\u00a0%. El hijo que recibe el otro 81\u00a0% de 300.000\u00a0€ paga ahora 13.010\u00a0€ en vez de 17.000\u00a0€. La parte que falta tributa cuando se acaba el usufructo.",
          ],
        },
        {
          heading: "¿Qué pasos hay que dar para donar un piso?",
          blocks: [
            {
              steps: [
                "Consulte gratis el valor de referencia en la web del Catastro: el impuesto no puede partir de menos (Ley 29/1987, art. 9).",
                "Calcule los impuestos de las dos partes, como donación y como herencia.",
                "Firmen en la notaría padres e hijo, en persona o con un poder. El arancel ronda los 388\u00a0€ con 300.000\u00a0€, sin copias ni IVA.",
                "En el plazo de un mes, el hijo presenta el modelo 651 en la Agencia Tributaria de Cataluña.",
                "En 30\u00a0días hábiles, el hijo presenta la plusvalía en el ayuntamiento.",
                "Lleve la escritura al registro (unos 205\u00a0€ con 300.000\u00a0€) y cambie el IBI, la comunidad y los suministros de nombre.",
                "En la primavera siguiente, los padres declaran la donación en su renta.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede salir mal al donar un piso?",
          blocks: [
            {
              points: [
                "Los padres de menos de 65\u00a0años olvidan su IRPF y lo deben por un dinero que no han cobrado.",
                "En la escritura figura un valor inferior al de referencia, y Hacienda reclama la diferencia.",
                "Se dona todo: sin usufructo, los padres viven en un piso que ya es de otro.",
                "Los demás hijos reclaman: la legítima de todos los hijos juntos, también del que recibió el piso, es un cuarto de la herencia, sumadas las donaciones de los últimos diez años; con dos hijos, un octavo cada uno (Código civil de Cataluña, art. 451-5).",
                "El hijo vende pronto: el valor de la escritura será su precio de compra.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto le cuesta la donación a la familia en total?",
        blocks: [
          {
            caption:
              "Ejemplo: piso de 300.000\u00a0€ en Barcelona que costó 150.000\u00a0€, diez años en propiedad, suelo de 60.000\u00a0€ en el catastro",
            columns: [
              "Qué se paga",
              "Padres de 65\u00a0años, vivienda habitual",
              "Padres de menos de 65\u00a0años, o segunda residencia",
            ],
            rows: [
              ["Impuesto de donaciones (el hijo)", "17.000\u00a0€", "17.000\u00a0€"],
              ["Plusvalía (el hijo)", "2.160\u00a0€", "2.160\u00a0€"],
              ["Notaría y registro, aranceles con IVA, sin copias", "717\u00a0€", "717\u00a0€"],
              ["IRPF (los padres, contados como un solo dueño)", "0\u00a0€", "33.380\u00a0€"],
              ["Total", "19.877\u00a0€", "53.257\u00a0€"],
            ],
          },
          "Tras veinte años en propiedad, la plusvalía sería de 7.200\u00a0€ en vez de 2.160\u00a0€.",
        ],
      },
      inShort: [
        "El hijo que recibe un piso con escritura en Cataluña paga el 5, el 7 y el 9\u00a0% por tramos, en un mes.",
        "Los padres deben IRPF por la ganancia, salvo desde los 65\u00a0años por su vivienda habitual.",
        "Dejar el piso en herencia suele ser más barato que donarlo.",
      ],
      next: "Pida una [valoración gratuita](/valuation) por escrito y compárela con el valor de referencia antes de firmar.",
      description:
        "Donar un piso a un hijo en Cataluña: 17.000\u00a0€ de impuesto por 300.000\u00a0€, plusvalía, IRPF de los padres, un mes de plazo y donación, venta o herencia comparadas.",
      sources: [
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), arts. 632-20, 633-2 y 633-3; Decreto 414/2011",
        "Ley 29/1987, del impuesto sobre sucesiones y donaciones, arts. 9 y 26 y disposición adicional segunda; Real Decreto 1629/1991, art. 67",
        "Ley 35/2006, arts. 33 a 36, 66 y 76; Dirección General de Tributos, V1261-25, de 9 de julio de 2025",
        "Real Decreto Legislativo 2/2004, arts. 106, 107 y 110",
        "Código civil de Cataluña, arts. 451-5 y 531-12",
      ],
    },
    ca: {
      names: [
        "donar un pis a un fill",
        "donació d’un pis als fills",
        "donar una casa als fills",
        "donar el pis al fill",
        "posar el pis a nom dels fills",
        "impost de donacions",
        "impost de donacions catalunya",
        "donació de pares a fills",
        "escriptura de donació",
        "donar en vida",
        "donar o deixar en herència",
      ],
      title: "Donar un pis a un fill",
      answers: {
        what: [
          "Donar un pis a un fill a Catalunya costa al fill un impost de donacions del 5\u00a0% fins a 200.000\u00a0€, el 7\u00a0% fins a 600.000\u00a0€ i el 9\u00a0% per sobre: 17.000\u00a0€ per 300.000\u00a0€, dins del mes següent a l’escriptura.",
          "El fill paga també la plusvàlua municipal, i els pares, l’IRPF pel que el pis ha pujat, tret que tinguin 65\u00a0anys fets i hi visquin.",
        ],
        cost: "Donar un pis de 300.000\u00a0€ a un fill a Barcelona costa uns 20.000\u00a0€ en total si els pares tenen 65\u00a0anys i hi viuen: 17.000\u00a0€ d’impost de donacions, uns 2.160\u00a0€ de plusvàlua i prop de 720\u00a0€ d’aranzels de notaria i registre. Si són més joves o és una segona residència, s’hi suma el seu IRPF: 33.380\u00a0€ per un guany de 150.000\u00a0€. El fill presenta l’impost en un mes des de l’escriptura.",
        calculation:
          "Per calcular l’impost de donacions es passa el valor del pis per tres trams: el 5\u00a0% dels primers 200.000\u00a0€, el 7\u00a0% dels 400.000\u00a0€ següents i el 9\u00a0% de la resta. Amb 300.000\u00a0€ són 10.000 i 7.000\u00a0€, és a dir, 17.000\u00a0€. El valor no pot ser més baix que el de referència del Cadastre, i un fill que ja té més de 500.000\u00a0€ paga del 10 al 20\u00a0% més.",
        time: "L’impost de donacions es presenta en el termini d’un mes des de l’escriptura, amb el model 651, i la plusvàlua en 30\u00a0dies hàbils. L’IRPF dels pares s’espera a la renda de la primavera següent. El pis s’inscriu a nom del fill quan consta que l’impost s’ha presentat.",
        who: "Quan es dona un pis, el fill paga l’impost de donacions i la plusvàlua, i els pares, l’IRPF pel guany. Amb 65\u00a0anys fets no es paga IRPF per donar l’habitatge habitual (Llei 35/2006, art. 33.4 b). La notaria i el registre se’ls reparteix la família com vol.",
        how: "Per donar un pis a un fill, miri el valor de referència, calculi tots els impostos i signin la donació davant de notari, amb l’acceptació del fill. Després el fill té un mes per a l’impost de donacions (model 651) i 30\u00a0dies hàbils per a la plusvàlua, i inscriu l’escriptura. Amb 300.000\u00a0€, els dos impostos i els aranzels sumen uns 20.000\u00a0€.",
        must: "Sí, els pares poden donar el pis a un sol fill, però sempre amb una escriptura davant de notari que el fill accepta: un paper privat no transmet res (Codi civil de Catalunya, art. 531-12). L’impost de donacions es presenta en un mes. Vendre-li el pis per un preu simbòlic no estalvia res, perquè l’impost parteix del valor de referència.",
        papers:
          "Per donar un pis, porti a la notaria l’escriptura dels pares, una nota simple recent, l’últim rebut de l’IBI, el certificat del valor de referència i el DNI o NIE de tothom. Si hi ha hipoteca, afegeixi-hi el certificat de deute del banc. Per a l’impost de donacions del fill n’hi ha prou amb l’escriptura signada i el model 651; per a l’IRPF dels pares, guardi les factures del que va costar el pis.",
        worth:
          "Donar o deixar en herència: acostuma a sortir més a compte l’herència. Per 300.000\u00a0€ un fill paga 17.000\u00a0€ si l’hi donen, i 10.350\u00a0€ si l’hereta, o res per l’habitatge habitual dels pares. El guany tributa quan es dona i no quan s’hereta. Donar en vida convé si el fill necessita el pis ara, o si els pares han fet 65\u00a0anys i hi viuen.",
      },
      abroad:
        "El fill que no resideix a Espanya presenta l’impost de donacions a l’Agència Tributària estatal (AEAT) i necessita NIE; tot i així sol poder triar els tipus catalans (pregunti-ho abans; Llei 29/1987, disposició addicional segona).",
      sections: [
        {
          heading: "Quant paga el fill d’impost de donacions?",
          blocks: [
            {
              caption:
                "Impost de donacions a Catalunya per a un fill, amb escriptura (patrimoni previ de fins a 500.000\u00a0€)",
              columns: ["Valor del pis", "Impost", "Primer habitatge d’un fill de fins a 36\u00a0anys"],
              rows: [
                ["150.000\u00a0€", "7.500\u00a0€", "4.500\u00a0€"],
                ["200.000\u00a0€", "10.000\u00a0€", "7.000\u00a0€"],
                ["300.000\u00a0€", "17.000\u00a0€", "12.800\u00a0€"],
                ["400.000\u00a0€", "24.000\u00a0€", "19.800\u00a0€"],
                ["500.000\u00a0€", "31.000\u00a0€", "26.800\u00a0€"],
                ["600.000\u00a0€", "38.000\u00a0€", "33.800\u00a0€"],
                ["800.000\u00a0€", "56.000\u00a0€", "50.600\u00a0€"],
              ],
            },
            "Nets, pares i cònjuge paguen pels mateixos trams (Codi tributari de Catalunya, art. 633-2). L’última columna resta el 95\u00a0% del valor, amb un màxim de 60.000\u00a0€, per al primer habitatge habitual, i hi ha un límit de renda (art. 632-20). Dos fills que reben la meitat de 300.000\u00a0€ cadascun paguen 7.500\u00a0€ per cap: 15.000\u00a0€ en comptes de 17.000\u00a0€.",
          ],
        },
        {
          heading: "Quant IRPF paguen els pares?",
          blocks: [
            {
              caption: "IRPF dels pares residents amb menys de 65\u00a0anys, o per una segona residència",
              columns: ["El que el pis ha pujat", "El seu IRPF"],
              rows: [
                ["50.000\u00a0€", "10.380\u00a0€"],
                ["100.000\u00a0€", "21.880\u00a0€"],
                ["150.000\u00a0€", "33.380\u00a0€"],
                ["200.000\u00a0€", "44.880\u00a0€"],
              ],
            },
            "El guany és el valor de la donació menys el que va costar el pis amb els impostos i les millores; tributa del 19 al 30\u00a0%, aquí per a un sol propietari. Les pèrdues no compten (Llei 35/2006, art. 33.5 c). Des dels 65\u00a0anys no es paga per l’habitatge habitual.",
          ],
        },
        {
          heading: "Donar-lo, vendre’l o deixar-lo en testament?",
          blocks: [
            {
              caption:
                "Pis de 300.000\u00a0€ que en va costar 150.000, per a un fill únic major d’edat, sense la plusvàlua",
              columns: ["Com el rep el fill", "Paga el fill", "Paguen els pares"],
              rows: [
                ["Donació, pares de menys de 65\u00a0anys o segona residència", "17.000\u00a0€", "33.380\u00a0€"],
                ["Donació de l’habitatge habitual des dels 65", "17.000\u00a0€", "0\u00a0€"],
                [
                  "Venda per 300.000\u00a0€, pares de menys de 65\u00a0anys",
                  "30.000\u00a0€ d’ITP, i el preu",
                  "33.380\u00a0€",
                ],
                ["Per testament, sense ser l’habitatge habitual", "10.350\u00a0€", "0\u00a0€"],
                ["Per testament, l’habitatge habitual dels pares", "0\u00a0€", "0\u00a0€"],
              ],
            },
            "El zero de l’última fila suposa que el fill conserva el pis cinc anys.",
          ],
        },
        {
          heading: "Els pares poden continuar vivint al pis?",
          blocks: [
            "Sí, si a l’escriptura es reserven l’usdefruit, és a dir, viure-hi o llogar-lo de per vida. Per a l’impost val 89 menys la seva edat: als 70\u00a0anys, el 19\u00a0%. El fill que rep l’altre 81\u00a0% de 300.000\u00a0€ paga ara 13.010\u00a0€ en comptes de 17.000\u00a0€. La part que falta tributa quan s’acaba l’usdefruit.",
          ],
        },
        {
          heading: "Quins passos cal fer per donar un pis?",
          blocks: [
            {
              steps: [
                "Consulti de franc el valor de referència al web del Cadastre: l’impost no pot partir de menys (Llei 29/1987, art. 9).",
                "Calculi els impostos de tots, com a donació i com a herència.",
                "Signin a la notaria pares i fill, en persona o amb un poder. L’aranzel ronda els 388\u00a0€ amb 300.000\u00a0€, sense còpies ni IVA.",
                "En el termini d’un mes, el fill presenta el model 651 a l’Agència Tributària de Catalunya.",
                "En 30\u00a0dies hàbils, el fill presenta la plusvàlua a l’ajuntament.",
                "Porti l’escriptura al registre (uns 205\u00a0€ amb 300.000\u00a0€) i canviï de nom l’IBI, la comunitat i els subministraments.",
                "La primavera següent, els pares declaren la donació a la renda.",
              ],
            },
          ],
        },
        {
          heading: "Què pot sortir malament en donar un pis?",
          blocks: [
            {
              points: [
                "Els pares de menys de 65\u00a0anys obliden l’IRPF i el deuen per uns diners que no han cobrat.",
                "A l’escriptura hi consta un valor per sota del de referència, i Hisenda reclama la diferència.",
                "Es dona tot: sense usdefruit, els pares viuen en un pis que ja és d’un altre.",
                "Els altres fills reclamen: la llegítima de tots els fills junts, també del qui va rebre el pis, és un quart de l’herència, amb les donacions dels últims deu anys sumades; amb dos fills, un vuitè cadascun (Codi civil de Catalunya, art. 451-5).",
                "El fill ven aviat: el valor de l’escriptura serà el seu preu de compra.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant costa la donació a la família en total?",
        blocks: [
          {
            caption:
              "Exemple: pis de 300.000\u00a0€ a Barcelona que en va costar 150.000, deu anys en propietat, sòl de 60.000\u00a0€ al cadastre",
            columns: [
              "Què es paga",
              "Pares de 65\u00a0anys, habitatge habitual",
              "Pares de menys de 65\u00a0anys, o segona residència",
            ],
            rows: [
              ["Impost de donacions (el fill)", "17.000\u00a0€", "17.000\u00a0€"],
              ["Plusvàlua (el fill)", "2.160\u00a0€", "2.160\u00a0€"],
              ["Notaria i registre, aranzels amb IVA, sense còpies", "717\u00a0€", "717\u00a0€"],
              ["IRPF (els pares, comptats com un sol propietari)", "0\u00a0€", "33.380\u00a0€"],
              ["Total", "19.877\u00a0€", "53.257\u00a0€"],
            ],
          },
          "Al cap de vint anys en propietat, la plusvàlua seria de 7.200\u00a0€ en comptes de 2.160\u00a0€.",
        ],
      },
      inShort: [
        "El fill que rep un pis amb escriptura a Catalunya paga el 5, el 7 i el 9\u00a0% per trams, en un mes.",
        "Els pares deuen IRPF pel guany, tret que tinguin 65\u00a0anys i sigui l’habitatge habitual.",
        "Deixar el pis en herència sol ser més barat que donar-lo.",
      ],
      next: "Demani una [valoració gratuïta](/valuation) per escrit i compari-la amb el valor de referència abans de signar.",
      description:
        "Donar un pis a un fill a Catalunya: 17.000\u00a0€ d’impost per 300.000\u00a0€, plusvàlua, IRPF dels pares, un mes de termini i donació, venda o herència comparades.",
      sources: [
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), arts. 632-20, 633-2 i 633-3; Decret 414/2011",
        "Llei 29/1987, de l’impost sobre successions i donacions, arts. 9 i 26 i disposició addicional segona; Reial decret 1629/1991, art. 67",
        "Llei 35/2006, arts. 33 a 36, 66 i 76; Direcció General de Tributs, V1261-25, de 9 de juliol del 2025",
        "Reial decret legislatiu 2/2004, arts. 106, 107 i 110",
        "Codi civil de Catalunya, arts. 451-5 i 531-12",
      ],
    },
    ru: {
      names: [
        "подарить квартиру детям",
        "подарить квартиру сыну",
        "подарить квартиру дочери",
        "налог на дарение",
        "дарение квартиры в Испании",
        "дарение недвижимости детям",
        "дарение недвижимости в каталонии",
        "дарственная на квартиру в Испании",
        "налог с подаренной квартиры",
        "переоформить квартиру на детей",
        "подарить или оставить в наследство",
      ],
      title: "Как подарить квартиру детям",
      answers: {
        what: [
          "Если подарить квартиру сыну или дочери в Каталонии, налог на дарение составит 5\u00a0% до 200\u00a0000\u00a0€, 7\u00a0% до 600\u00a0000\u00a0€ и 9\u00a0% сверх этого: с 300\u00a0000\u00a0€ это 17\u00a0000\u00a0€, за месяц после нотариального акта.",
          "Дети платят ещё городской налог plusvalía, а родители\u00a0— подоходный налог с того, насколько квартира подорожала, если им нет 65\u00a0лет или это не их основное жильё.",
        ],
        cost: "Подарить квартиру за 300\u00a0000\u00a0€ сыну или дочери в Барселоне стоит всего около 20\u00a0000\u00a0€, если родителям исполнилось 65\u00a0лет и они в ней живут: 17\u00a0000\u00a0€ налога на дарение, около 2\u00a0160\u00a0€ plusvalía и примерно 720\u00a0€ по тарифам нотариуса и реестра. Если родители моложе или это второе жильё, прибавьте их подоходный налог: 33\u00a0380\u00a0€ с прироста в 150\u00a0000\u00a0€. На налог на дарение даётся месяц со дня подписания.",
        calculation:
          "Чтобы рассчитать налог на дарение, стоимость квартиры проводят по трём ступеням: 5\u00a0% с первых 200\u00a0000\u00a0€, 7\u00a0% со следующих 400\u00a0000\u00a0€ и 9\u00a0% с остального. С 300\u00a0000\u00a0€ это 10\u00a0000 и 7\u00a0000\u00a0€, вместе 17\u00a0000\u00a0€. Стоимость не может быть ниже справочной из кадастра, а тот, у кого уже есть больше 500\u00a0000\u00a0€, платит на 10–20\u00a0% больше.",
        time: "Налог на дарение квартиры подают за месяц после нотариального акта (форма 651), plusvalía\u00a0— за 30\u00a0рабочих дней. Подоходный налог родители заявят в декларации следующей весной. Реестр запишет квартиру на детей, когда подан налог на дарение.",
        who: "Если подарить квартиру детям, налог на дарение и plusvalía платят дети, а подоходный налог с прироста\u00a0— родители. С 65\u00a0лет за подаренное основное жильё подоходного налога нет (Закон 35/2006, ст. 33.4 b). Кто оплачивает нотариуса и реестр, семья решает сама.",
        how: "Чтобы подарить квартиру детям, узнайте справочную стоимость, посчитайте все налоги и подпишите у нотариуса дарение вместе с его принятием. Дальше у сына или дочери месяц на налог на дарение (форма 651) и 30\u00a0рабочих дней на plusvalía, затем акт несут в реестр. При 300\u00a0000\u00a0€ оба налога и тарифы составят около 20\u00a0000\u00a0€.",
        must: "Да, подарить квартиру можно и одному из детей, но только по нотариальному акту, в котором он принимает подарок: частная бумага ничего не передаёт (Гражданский кодекс Каталонии, ст. 531-12). Налог на дарение подают за месяц. Продать детям за символическую сумму не выгоднее: налог всё равно считают от справочной стоимости.",
        papers:
          "Чтобы подарить квартиру, нотариусу нужны акт родителей на неё, свежая выписка из реестра, последняя квитанция IBI, справка о справочной стоимости и документы или NIE всех участников. Если есть ипотека, возьмите в банке справку об остатке долга. Для налога на дарение достаточно подписанного акта и формы 651; для своего подоходного налога родители хранят счета на то, во что обошлась квартира.",
        worth:
          "Подарить или оставить в наследство? В Каталонии обычно дешевле наследство: с 300\u00a0000\u00a0€ налог на дарение составит 17\u00a0000\u00a0€, а по наследству 10\u00a0350\u00a0€ или ничего, если это основное жильё родителей. Прирост облагают при дарении, но не после смерти. Дарить стоит, если квартира нужна детям уже сейчас или родителям исполнилось 65 и они в ней живут.",
      },
      abroad:
        "Если сын или дочь не резидент Испании, налог на дарение подают в государственное налоговое агентство (AEAT), и нужен NIE; каталонские ставки обычно всё равно можно выбрать (уточните заранее; Закон 29/1987, второе дополнительное положение).",
      sections: [
        {
          heading: "Сколько составит налог на дарение?",
          blocks: [
            {
              caption:
                "Налог на дарение в Каталонии для сына или дочери, по нотариальному акту (своего имущества до 500\u00a0000\u00a0€)",
              columns: ["Стоимость квартиры", "Налог", "Первое жильё, получателю до 36\u00a0лет включительно"],
              rows: [
                ["150\u00a0000\u00a0€", "7\u00a0500\u00a0€", "4\u00a0500\u00a0€"],
                ["200\u00a0000\u00a0€", "10\u00a0000\u00a0€", "7\u00a0000\u00a0€"],
                ["300\u00a0000\u00a0€", "17\u00a0000\u00a0€", "12\u00a0800\u00a0€"],
                ["400\u00a0000\u00a0€", "24\u00a0000\u00a0€", "19\u00a0800\u00a0€"],
                ["500\u00a0000\u00a0€", "31\u00a0000\u00a0€", "26\u00a0800\u00a0€"],
                ["600\u00a0000\u00a0€", "38\u00a0000\u00a0€", "33\u00a0800\u00a0€"],
                ["800\u00a0000\u00a0€", "56\u00a0000\u00a0€", "50\u00a0600\u00a0€"],
              ],
            },
            "Внуки, родители и супруги платят по тем же ступеням (Налоговый кодекс Каталонии, ст. 633-2). В последнем столбце за первое основное жильё вычтено 95\u00a0% стоимости, но не больше 60\u00a0000\u00a0€; есть и предел дохода (ст. 632-20). Если подарить квартиру за 300\u00a0000\u00a0€ двоим детям пополам, каждый заплатит 7\u00a0500\u00a0€: вместе 15\u00a0000 вместо 17\u00a0000\u00a0€.",
          ],
        },
        {
          heading: "Какой подоходный налог платят родители?",
          blocks: [
            {
              caption: "Налог родителей-резидентов моложе 65\u00a0лет или за второе жильё",
              columns: ["Насколько квартира подорожала", "Их подоходный налог"],
              rows: [
                ["50\u00a0000\u00a0€", "10\u00a0380\u00a0€"],
                ["100\u00a0000\u00a0€", "21\u00a0880\u00a0€"],
                ["150\u00a0000\u00a0€", "33\u00a0380\u00a0€"],
                ["200\u00a0000\u00a0€", "44\u00a0880\u00a0€"],
              ],
            },
            "Прирост\u00a0— это стоимость подарка минус то, во что квартира обошлась вместе с налогами и улучшениями. Ставки от 19 до 30\u00a0%, в таблице расчёт на одного владельца. Убыток не учитывают (Закон 35/2006, ст. 33.5 c). С 65\u00a0лет за основное жильё платить не нужно.",
          ],
        },
        {
          heading: "Подарить, продать или завещать: что дешевле?",
          blocks: [
            {
              caption:
                "Квартира стоит 300\u00a0000\u00a0€, обошлась в 150\u00a0000\u00a0€; единственный взрослый сын или дочь, без plusvalía",
              columns: ["Как переходит квартира", "Платят дети", "Платят родители"],
              rows: [
                ["Дарение, родители моложе 65\u00a0лет или второе жильё", "17\u00a0000\u00a0€", "33\u00a0380\u00a0€"],
                ["Дарение основного жилья с 65\u00a0лет", "17\u00a0000\u00a0€", "0\u00a0€"],
                [
                  "Продажа за 300\u00a0000\u00a0€, родители моложе 65\u00a0лет",
                  "30\u00a0000\u00a0€ налога ITP и сама цена",
                  "33\u00a0380\u00a0€",
                ],
                ["По завещанию, не основное жильё", "10\u00a0350\u00a0€", "0\u00a0€"],
                ["По завещанию, основное жильё родителей", "0\u00a0€", "0\u00a0€"],
              ],
            },
            "Ноль в последней строке\u00a0— при условии, что наследник сохраняет квартиру пять лет.",
          ],
        },
        {
          heading: "Могут ли родители остаться жить в квартире?",
          blocks: [
            "Да, если в акте они оставят за собой пожизненное пользование (usufructo): право жить в квартире или сдавать её. Для налога его оценивают так: 89 минус возраст, в 70\u00a0лет это 19\u00a0%. За остальные 81\u00a0% от 300\u00a0000\u00a0€ сын или дочь заплатит сейчас 13\u00a0010\u00a0€ вместо 17\u00a0000\u00a0€. Остаток облагают, когда пользование прекратится.",
          ],
        },
        {
          heading: "Как оформить дарение квартиры по шагам?",
          blocks: [
            {
              steps: [
                "Узнайте на сайте кадастра справочную стоимость, это бесплатно: налог не считают с меньшей суммы (Закон 29/1987, ст. 9).",
                "Посчитайте налоги обеих сторон в двух вариантах: дарение и наследство.",
                "Подпишите акт у нотариуса, родители и дети лично или по доверенности. Тариф около 388\u00a0€ при 300\u00a0000\u00a0€, без копий и НДС.",
                "За месяц сын или дочь подаёт форму 651 в налоговое агентство Каталонии.",
                "За 30\u00a0рабочих дней подают plusvalía в мэрию.",
                "Отнесите акт в реестр (около 205\u00a0€ при 300\u00a0000\u00a0€) и переведите на нового владельца IBI, взносы и коммунальные договоры.",
                "Следующей весной родители указывают дарение в своей декларации.",
              ],
            },
          ],
        },
        {
          heading: "Какие ошибки бывают при дарении квартиры?",
          blocks: [
            {
              points: [
                "Родителям нет 65\u00a0лет, и о подоходном налоге забыли: платить приходится с денег, которых никто не получал.",
                "В акте указана сумма ниже справочной стоимости, и налоговая требует доплату.",
                "Подарено всё: без пользования родители живут в квартире, которая им больше не принадлежит.",
                "Другие дети требуют своё: обязательная доля (legítima) всех детей вместе, считая и того, кому подарили, составляет четверть наследства вместе с подарками последних десяти лет, при двоих детях по одной восьмой (Гражданский кодекс Каталонии, ст. 451-5).",
                "Сын или дочь скоро продаёт: ценой покупки станет стоимость, указанная в акте дарения.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Во сколько дарение обойдётся всей семье?",
        blocks: [
          {
            caption:
              "Пример: квартира за 300\u00a0000\u00a0€ в Барселоне, обошлась в 150\u00a0000\u00a0€, десять лет в собственности, земля в кадастре 60\u00a0000\u00a0€",
            columns: [
              "Что платят",
              "Родителям 65\u00a0лет, основное жильё",
              "Родители моложе 65\u00a0лет или второе жильё",
            ],
            rows: [
              ["Налог на дарение (дети)", "17\u00a0000\u00a0€", "17\u00a0000\u00a0€"],
              ["Plusvalía (дети)", "2\u00a0160\u00a0€", "2\u00a0160\u00a0€"],
              ["Нотариус и реестр, тарифы с НДС, без копий", "717\u00a0€", "717\u00a0€"],
              ["Подоходный налог (родители, как один владелец)", "0\u00a0€", "33\u00a0380\u00a0€"],
              ["Всего", "19\u00a0877\u00a0€", "53\u00a0257\u00a0€"],
            ],
          },
          "Если родители владели квартирой двадцать лет, plusvalía составит 7\u00a0200\u00a0€ вместо 2\u00a0160\u00a0€.",
        ],
      },
      inShort: [
        "С подаренной по нотариальному акту квартиры дети в Каталонии платят 5, 7 и 9\u00a0% по ступеням, на это есть месяц.",
        "Родители должны подоходный налог с прироста; с 65\u00a0лет за основное жильё его нет.",
        "Оставить квартиру в наследство обычно дешевле, чем подарить.",
      ],
      next: "Закажите [бесплатную оценку](/valuation) и сравните её со справочной стоимостью до подписания.",
      description:
        "Как подарить квартиру детям в Каталонии: 17\u00a0000\u00a0€ налога с 300\u00a0000\u00a0€, plusvalía, подоходный налог родителей, срок месяц, сравнение с продажей и наследством.",
      sources: [
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст. 632-20, 633-2 и 633-3; Декрет 414/2011",
        "Закон 29/1987 о налоге на наследство и дарение, ст. 9 и 26, второе дополнительное положение; Королевский декрет (RD) 1629/1991, ст. 67",
        "Закон 35/2006, ст. 33–36, 66 и 76; разъяснение налогового управления (DGT) V1261-25 от 9 июля 2025 года",
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 106, 107 и 110",
        "Гражданский кодекс Каталонии, ст. 451-5 и 531-12",
      ],
    },
  },
};
