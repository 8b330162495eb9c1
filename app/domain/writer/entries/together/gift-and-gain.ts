import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const giftAndGain: Together = {
  of: ["giving-a-home", "income-tax-on-the-gain"],
  foundAs: ["gift-and-inheritance", "main-home-exemptions", "plusvalia"],
  // The gift tax alone is the first entry's: only the gain of whoever gives makes it two.
  words: [
    "gift|giv(?:e|ing)|donat|donar|donac|dona(?![\\p{L}])|дарен|подар|дарст",
    "irpf|gain|income tax|renta(?![\\p{L}])|ganancia|guany|hacienda|hisenda|подоходн|прирост|доход",
  ],
  without: `${parts.inherited}|money|dinero|diners|деньг`,
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      answer:
        "Giving a home to a child in Catalonia is taxed twice: the child pays gift tax of 5 to 9%, and the parent pays income tax on what the home has gained, although no money changes hands. On a home worth €300,000 that once cost €150,000, that is €17,000 for the child and €33,380 for the parent. A parent aged 65 who gives the main home owes nothing on the gain. The town hall’s plusvalía comes on top and is the child’s.",
      sections: [
        {
          heading: "Gift, or inheritance later: what does each cost?",
          blocks: [
            {
              caption: "A home worth €300,000 that cost €150,000, to an only child of age, without plusvalía (2026)",
              columns: ["How it passes on", "Child pays", "Parent’s income tax"],
              rows: [
                ["Gift, parent under 65 or a second home", "€17,000", "€33,380"],
                ["Gift of the main home, parent of 65", "€17,000", "€0"],
                ["Inherited, not the parent’s main home", "€10,350", "€0"],
              ],
            },
            "What an heir receives is not taxed as the gain of whoever died, so a home that has risen a lot is usually cheaper to leave than to give. If a gift makes a loss, the parent can’t set it against anything (Law 35/2006, art. 33.5 c).",
          ],
        },
        {
          heading: "What should the family work out before signing?",
          blocks: [
            {
              points: [
                "What the home cost, with tax, notary, registry and improvements: without invoices the gain grows.",
                "Its reference value, below which the gift tax may not start.",
                "Whether the child will sell soon: then what was declared in the gift is the child’s purchase price.",
                "The deadlines: one month for gift tax, the next spring for the parent’s income tax.",
              ],
            },
          ],
        },
      ],
      description:
        "Giving a home to a child in Catalonia: gift tax for whoever receives it, income tax on the gain for whoever gives it, age 65, and gift or inheritance compared.",
      sources: ["Tax Code of Catalonia, art. 633-2", "Law 35/2006, arts. 33 to 36, 66 and 76"],
    },
    es: {
      answer:
        "Donar un piso a un hijo en Cataluña paga dos impuestos: el hijo, el de donaciones, del 5 al 9\u00a0%; y quien dona, el IRPF por lo que el piso ha subido, aunque no cobre nada. Con un piso que vale 300.000\u00a0€ y costó 150.000\u00a0€, son 17.000\u00a0€ para el hijo y 33.380\u00a0€ para el padre o la madre. Si quien dona ha cumplido 65 años y es su vivienda habitual, por la ganancia no paga. La plusvalía municipal va aparte y es del hijo.",
      sections: [
        {
          heading: "Donar ahora o que lo hereden: ¿cuánto cuesta cada camino?",
          blocks: [
            {
              caption:
                "Piso que vale 300.000\u00a0€ y costó 150.000\u00a0€, para un hijo único mayor de edad, sin la plusvalía (2026)",
              columns: ["Cómo pasa al hijo", "Paga el hijo", "IRPF de los padres"],
              rows: [
                ["Donación antes de los 65, o de una segunda residencia", "17.000\u00a0€", "33.380\u00a0€"],
                ["Donación de la vivienda habitual con 65 años", "17.000\u00a0€", "0\u00a0€"],
                ["Herencia de un piso que no era la vivienda habitual", "10.350\u00a0€", "0\u00a0€"],
              ],
            },
            "Al heredar, la ganancia de quien ha fallecido no tributa: por eso un piso que ha subido mucho suele salir más barato en herencia que en donación. Y si al donar hay pérdida, no sirve para compensar nada (Ley 35/2006, art. 33.5 c).",
          ],
        },
        {
          heading: "¿Qué cuentas hay que echar antes de ir al notario?",
          blocks: [
            {
              points: [
                "Lo que costó el piso con impuestos, notaría, registro y mejoras: sin facturas, la ganancia crece.",
                "El valor de referencia, porque el impuesto de donaciones no puede partir de menos.",
                "Si el hijo piensa vender pronto: lo declarado en la donación será su precio de compra.",
                "Los plazos: un mes para donaciones y, para el IRPF de quien dona, la renta de la primavera siguiente.",
              ],
            },
          ],
        },
      ],
      description:
        "Donar un piso a un hijo en Cataluña: el impuesto de donaciones del hijo, el IRPF por la ganancia de los padres, qué cambia a los 65 años y si conviene heredar.",
      sources: ["Código tributario de Cataluña, art. 633-2", "Ley 35/2006, arts. 33 a 36, 66 y 76"],
    },
    ca: {
      answer:
        "Donar un pis a un fill a Catalunya porta dos impostos: el fill paga el de donacions, del 5 al 9\u00a0%, i els pares l’IRPF pel que el pis ha pujat, encara que no cobrin res. Amb un pis que val 300.000\u00a0€ i en va costar 150.000, són 17.000\u00a0€ per al fill i 33.380\u00a0€ per al pare o la mare. Qui ja té 65 anys i dona l’habitatge habitual no paga pel guany. La plusvàlua municipal va a part i és del fill.",
      sections: [
        {
          heading: "Donar-lo ara o que l’heretin: quant costa cada camí?",
          blocks: [
            {
              caption:
                "Pis que val 300.000\u00a0€ i en va costar 150.000, per a un fill únic major d’edat, sense la plusvàlua (2026)",
              columns: ["Com passa al fill", "Paga el fill", "IRPF dels pares"],
              rows: [
                ["Donació abans dels 65, o d’una segona residència", "17.000\u00a0€", "33.380\u00a0€"],
                ["Donació de l’habitatge habitual amb 65 anys", "17.000\u00a0€", "0\u00a0€"],
                ["Herència d’un pis que no era l’habitatge habitual", "10.350\u00a0€", "0\u00a0€"],
              ],
            },
            "Quan s’hereta, el guany de qui ha mort no tributa: per això un pis que ha pujat molt acostuma a sortir més barat en herència que en donació. I si en donar-lo es perd, la pèrdua no compensa res (Llei 35/2006, art. 33.5 c).",
          ],
        },
        {
          heading: "Quins comptes s’han de fer abans d’anar al notari?",
          blocks: [
            {
              points: [
                "El que va costar el pis amb impostos, notaria, registre i millores: sense factures, el guany creix.",
                "El valor de referència, perquè l’impost de donacions no pot partir de menys.",
                "Si el fill pensa vendre aviat: el que es declara en la donació serà el seu preu de compra.",
                "Els terminis: un mes per a donacions i, per a l’IRPF de qui dona, la renda de la primavera següent.",
              ],
            },
          ],
        },
      ],
      description:
        "Donar un pis a un fill a Catalunya: l’impost de donacions que paga el fill, l’IRPF dels pares pel guany, què canvia als 65 anys i si surt més a compte heretar.",
      sources: ["Codi tributari de Catalunya, art. 633-2", "Llei 35/2006, arts. 33 a 36, 66 i 76"],
    },
    ru: {
      answer:
        "Дарение квартиры сыну или дочери в Каталонии облагается дважды: тот, кто получает, платит налог на дарение, от 5 до 9\u00a0%, а даритель\u00a0— подоходный налог с того, насколько квартира подорожала, хотя денег он не получает. Если квартира стоит 300\u00a0000\u00a0€, а обошлась в 150\u00a0000\u00a0€, это 17\u00a0000\u00a0€ для детей и 33\u00a0380\u00a0€ для родителей. С 65 лет за дарение своего основного жилья подоходного налога нет. Городской налог plusvalía платит тот, кому подарили, отдельно.",
      sections: [
        {
          heading: "Подарить сейчас или оставить в наследство: во что обойдётся?",
          blocks: [
            {
              caption:
                "Квартира стоит 300\u00a0000\u00a0€, обошлась в 150\u00a0000\u00a0€; единственный взрослый ребёнок, без plusvalía (2026)",
              columns: ["Как переходит жильё", "Платят дети", "Подоходный налог родителей"],
              rows: [
                ["Дарение до 65 лет или второго жилья", "17\u00a0000\u00a0€", "33\u00a0380\u00a0€"],
                ["Дарение основного жилья с 65 лет", "17\u00a0000\u00a0€", "0\u00a0€"],
                ["Наследство, не основное жильё родителей", "10\u00a0350\u00a0€", "0\u00a0€"],
              ],
            },
            "При наследовании доход умершего не облагается, поэтому сильно подорожавшую квартиру обычно дешевле оставить в наследство, чем подарить. А убыток при дарении ни с чем не зачитывают (Закон 35/2006, ст. 33.5 c).",
          ],
        },
        {
          heading: "Что посчитать до визита к нотариусу?",
          blocks: [
            {
              points: [
                "Во что обошлась квартира вместе с налогами, нотариусом, реестром и улучшениями: без счетов доход растёт.",
                "Справочную стоимость (valor de referencia): налог на дарение не могут считать с меньшей суммы.",
                "Будут ли дети скоро продавать: сумма из дарственной станет для них ценой покупки.",
                "Сроки: месяц на налог на дарение, а подоходный налог дарителя\u00a0— в декларации следующей весной.",
              ],
            },
          ],
        },
      ],
      description:
        "Дарение квартиры детям в Каталонии: налог на дарение для того, кто получает, подоходный налог дарителя, возраст 65 лет и сравнение с наследством в цифрах.",
      sources: ["Налоговый кодекс Каталонии, ст. 633-2", "Закон 35/2006, ст. 33–36, 66 и 76"],
    },
  },
};
