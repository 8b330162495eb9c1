import type { Entry } from "../entry";

export const sellingFromAbroad: Entry = {
  theme: "selling",
  reader: "non-resident",
  related: [
    "power-of-attorney",
    "withholding-from-non-residents",
    "income-tax-on-the-gain",
    "turnkey-sale",
    "documents-to-sell",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "selling from abroad",
        "sell a home from abroad",
        "sell spanish property from abroad",
        "selling as a non-resident",
        "non-resident selling property in spain",
        "form 210 sale",
        "modelo 210 sale",
        "form 210 capital gain",
        "selling remotely",
        "sell my home in barcelona from abroad",
        "selling without travelling",
        "selling 3% retention",
        "selling from the uk",
      ],
      title: "Selling from abroad",
      answers: {
        what: [
          "Selling from abroad works without a single journey. You give a power of attorney, someone you trust signs for you, and the money reaches your account.",
          "What differs from a sale on the spot is the tax.",
          "The buyer withholds {withheld.rate} of the price for the tax office, and you file a return of your own to settle it.",
        ],
        cost: [
          "Selling from abroad adds a few costs: the power of attorney with its apostille, a sworn translation and, if you want one, a tax representative.",
          "The {withheld.rate} withheld is no cost: it counts towards the tax on your gain.",
        ],
        time: "Selling from abroad takes as long as any sale if the power of attorney exists before the first viewing. Made in a hurry, with post and apostille, it can hold up a signing by weeks.",
        who: "When selling from abroad the owner stays the seller and pays the seller’s taxes; the person with the power of attorney only signs. The agent who shows the home should not be that person, if another can.",
        how: "You begin selling from abroad with three things: a power of attorney, an NIE for each owner and a European bank account in their names.",
      },
      sections: [
        {
          heading: "What do you arrange before the advertisement?",
          blocks: [
            {
              steps: [
                "Power of attorney: at a Spanish consulate, or before a notary in your country with apostille and, where needed, a sworn translation.",
                "NIE (foreigner’s identity number) for each owner, if you have lost or never had one.",
                "Energy certificate and habitability certificate: someone has to let the technician in.",
                "Agency agreement: you can sign it electronically; every owner has to.",
                "Keys, and a written list of what stays in the home.",
              ],
            },
          ],
        },
        {
          heading: "What should the power of attorney allow for a sale?",
          blocks: [
            "Your attorney needs the right to sell this home, receive the price, cancel a mortgage and file the taxes. Have the notary in Barcelona send a draft, so that it is right at the first attempt. Name a lowest price if you like, and ask for the price to be paid to your account only.",
          ],
        },
        {
          heading: "Which taxes do you owe as a non-resident?",
          blocks: [
            [
              "The buyer pays {withheld.rate} of the price on form {withheld.form} within one month (Royal Decree 1776/2004, art. 14).",
              "You file form 210 in the three months after that, at 19% of the gain.",
            ],
            "Either you add the rest or the tax office gives it back. The municipal capital gains tax (plusvalía) is paid by the buyer in your place and taken off the price. Your own country may tax the gain as well and usually counts what you paid in Spain; ask an adviser there.",
          ],
        },
        {
          heading: "What goes wrong at a distance?",
          blocks: [
            {
              points: [
                "A power of attorney that allows renting out and managing, but not selling.",
                "Two owners and one power: both have to give theirs.",
                "Yearly tax returns of non-residents never filed. The tax office may set them off against your refund.",
                "An account that the bank has frozen for an expired passport.",
                "Nobody opens the windows: an empty home is shown cold and dark. Agree who looks after it.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Which sums do you see on the day?",
        blocks: [
          "You sell for €600,000 what cost you €520,000 with everything. The buyer withholds €18,000 and, say, €5,000 for plusvalía; €577,000 reach you. With that plusvalía and €15,000 of other costs of the sale, your gain is €60,000. At 19% the tax is €11,400, so the tax office owes you €6,600.",
        ],
      },
      inShort: [
        "A home in Barcelona can be sold from abroad with a power of attorney.",
        "The buyer withholds {withheld.rate} for the tax office, and the owner settles it on form 210.",
        "The power has to be in order before the first viewing, not before signing.",
      ],
      next: "Leave the preparation and the viewings to us: see our [turnkey services](/services/turnkey-services).",
      description:
        "Selling a home in Barcelona from abroad: the power of attorney, what to arrange before the advertisement, the taxes of a non-resident and a worked example.",
      sources: [
        "Royal Decree 1776/2004, art. 14",
        "Royal Legislative Decree 5/2004, arts. 24 and 25",
        "Royal Legislative Decree 2/2004, art. 106.2",
      ],
    },
    es: {
      names: [
        "vender desde el extranjero",
        "vender un piso desde el extranjero",
        "vender una vivienda desde fuera de españa",
        "vender siendo no residente",
        "venta de no residente",
        "no residente vende piso en españa",
        "modelo 210 venta",
        "impuesto no residentes venta",
        "declaración no residentes venta",
        "vender un piso a distancia",
        "vender sin viajar",
      ],
      title: "Vender desde el extranjero",
      answers: {
        what: [
          "Vender desde el extranjero se puede sin hacer un solo viaje. Usted otorga un poder, alguien de confianza firma y el dinero llega a su cuenta.",
          "Lo que cambia son los impuestos.",
          "El comprador retiene un {withheld.rate} del precio para Hacienda, y usted presenta después su propia declaración.",
        ],
        cost: [
          "Vender desde el extranjero añade pocos gastos: el poder con su apostilla, la traducción jurada y, si lo quiere, un representante fiscal.",
          "El {withheld.rate} retenido no es un gasto: cuenta para el impuesto sobre su ganancia.",
        ],
        time: "Vender desde el extranjero no lleva más tiempo si el poder existe antes de la primera visita. Hecho con prisas, con correo y apostilla, puede retrasar semanas una firma.",
        who: "Al vender desde el extranjero, quien vende y paga los impuestos sigue siendo el propietario; quien tiene el poder solo firma. Mejor que no sea el agente que enseña la vivienda, si hay otra persona.",
        how: "Para vender desde el extranjero se empieza por tres cosas: un poder, el NIE de cada propietario y una cuenta europea a nombre de todos.",
      },
      sections: [
        {
          heading: "¿Qué se prepara antes del anuncio?",
          blocks: [
            {
              steps: [
                "El poder notarial: en un consulado de España, o ante un notario de su país con apostilla y, si hace falta, traducción jurada.",
                "El NIE (número de identidad de extranjero) de cada propietario, si se perdió o no se tuvo.",
                "El certificado energético y la cédula de habitabilidad: alguien tiene que abrir al técnico.",
                "La nota de encargo: se puede firmar electrónicamente, y la firman todos.",
                "Las llaves y una lista escrita de lo que se queda en la vivienda.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué debe permitir el poder para vender?",
          blocks: [
            "El apoderado necesita poder vender esta vivienda, cobrar el precio, cancelar la hipoteca y presentar los impuestos. Pida el borrador a la notaría de Barcelona y saldrá bien a la primera. Puede fijar un precio mínimo y exigir que el pago vaya solo a su cuenta.",
          ],
        },
        {
          heading: "¿Qué impuestos debe un no residente?",
          blocks: [
            [
              "El comprador ingresa el {withheld.rate} del precio con el modelo {withheld.form} en el plazo de un mes (Real Decreto 1776/2004, art. 14).",
              "Usted presenta el modelo 210 en los tres meses posteriores, al 19\u00a0% de la ganancia.",
            ],
            "O pone lo que falta, o Hacienda se lo devuelve. La plusvalía municipal la paga el comprador en su lugar y la descuenta del precio. Su país también puede gravar la ganancia y suele tener en cuenta lo pagado aquí: pregunte allí a un asesor.",
          ],
        },
        {
          heading: "¿Qué se tuerce a distancia?",
          blocks: [
            {
              points: [
                "Un poder para alquilar y administrar, pero no para vender.",
                "Dos propietarios y un solo poder: lo tienen que dar los dos.",
                "Declaraciones anuales de no residente sin presentar. Hacienda puede compensarlas con lo que le debe devolver.",
                "Una cuenta bloqueada porque caducó el pasaporte.",
                "Nadie abre las ventanas: la vivienda vacía se enseña fría y a oscuras. Acuerde quién la cuida.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué cantidades se ven ese día?",
        blocks: [
          "Vende por 600.000\u00a0€ lo que le costó 520.000\u00a0€ con todo. El comprador retiene 18.000\u00a0€ y, por ejemplo, 5.000\u00a0€ de plusvalía: a usted le llegan 577.000\u00a0€. Con esa plusvalía y 15.000\u00a0€ de otros gastos de venta, la ganancia es de 60.000\u00a0€. Al 19\u00a0% son 11.400\u00a0€, así que Hacienda le debe 6.600\u00a0€.",
        ],
      },
      inShort: [
        "Una vivienda de Barcelona se puede vender desde otro país con un poder notarial.",
        "El comprador retiene el {withheld.rate} y el propietario lo liquida con el modelo 210.",
        "El poder ha de estar listo antes de la primera visita, no antes de la firma.",
      ],
      next: "Déjenos la preparación y las visitas: vea nuestra [venta llave en mano](/services/turnkey-services).",
      description:
        "Vender un piso de Barcelona desde el extranjero: el poder, qué preparar antes del anuncio, los impuestos de un no residente y un ejemplo con las cantidades.",
      sources: [
        "Real Decreto 1776/2004, art. 14",
        "Real Decreto Legislativo 5/2004, arts. 24 y 25",
        "Real Decreto Legislativo 2/2004, art. 106.2",
      ],
    },
    ca: {
      names: [
        "vendre des de l'estranger",
        "vendre un pis des de l'estranger",
        "vendre un habitatge des de fora d'espanya",
        "vendre sent no resident",
        "venda de no resident",
        "no resident ven un pis",
        "model 210 venda",
        "impost no residents venda",
        "vendre un pis a distància",
        "vendre sense viatjar",
        "vendre un pis vivint a l'estranger",
      ],
      title: "Vendre des de l’estranger",
      answers: {
        what: [
          "Vendre des de l’estranger es pot sense fer cap viatge. Vostè atorga un poder, algú de confiança signa i els diners arriben al seu compte.",
          "El que canvia són els impostos.",
          "El comprador reté un {withheld.rate} del preu per a Hisenda, i vostè presenta després la seva pròpia declaració.",
        ],
        cost: [
          "Vendre des de l’estranger afegeix poques despeses: el poder amb la postil·la, la traducció jurada i, si en vol, un representant fiscal.",
          "El {withheld.rate} retingut no és una despesa: compta per a l’impost sobre el seu guany.",
        ],
        time: "Vendre des de l’estranger no demana més temps si el poder existeix abans de la primera visita. Fet amb presses, amb correu i postil·la, pot endarrerir setmanes una signatura.",
        who: "Quan es ven des de l’estranger, qui ven i paga els impostos continua sent el propietari; qui té el poder només signa. Val més que no sigui l’agent que ensenya l’habitatge, si hi ha algú altre.",
        how: "Per vendre des de l’estranger es comença per tres coses: un poder, el NIE de cada propietari i un compte europeu a nom de tots.",
      },
      sections: [
        {
          heading: "Què es prepara abans de l’anunci?",
          blocks: [
            {
              steps: [
                "El poder notarial: en un consolat d’Espanya, o davant d’un notari del seu país amb postil·la i, si cal, traducció jurada.",
                "El NIE (número d’identitat d’estranger) de cada propietari, si s’ha perdut o no s’ha tingut mai.",
                "El certificat energètic i la cèdula d’habitabilitat: algú ha d’obrir al tècnic.",
                "La nota d’encàrrec: es pot signar electrònicament, i la signen tots.",
                "Les claus i una llista escrita del que es queda a l’habitatge.",
              ],
            },
          ],
        },
        {
          heading: "Què ha de permetre el poder per vendre?",
          blocks: [
            "L’apoderat ha de poder vendre aquest habitatge, cobrar el preu, cancel·lar la hipoteca i presentar els impostos. Demani l’esborrany a la notaria de Barcelona i sortirà bé a la primera. Pot fixar un preu mínim i exigir que el pagament vagi només al seu compte.",
          ],
        },
        {
          heading: "Quins impostos deu un no resident?",
          blocks: [
            [
              "El comprador ingressa el {withheld.rate} del preu amb el model {withheld.form} en el termini d’un mes (RD 1776/2004, art. 14).",
              "Vostè presenta el model 210 en els tres mesos posteriors, al 19\u00a0% del guany.",
            ],
            "O hi posa el que falta, o Hisenda l’hi torna. La plusvàlua municipal la paga el comprador en lloc seu i la descompta del preu. El seu país també pot gravar el guany i sol tenir en compte el que s’ha pagat aquí: pregunti-ho allà a un assessor.",
          ],
        },
        {
          heading: "Què es torça a distància?",
          blocks: [
            {
              points: [
                "Un poder per llogar i administrar, però no per vendre.",
                "Dos propietaris i un sol poder: l’han de donar tots dos.",
                "Declaracions anuals de no resident sense presentar. Hisenda les pot compensar amb el que li ha de tornar.",
                "Un compte bloquejat perquè va caducar el passaport.",
                "Ningú no obre les finestres: l’habitatge buit s’ensenya fred i fosc. Acordi qui en té cura.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quines quantitats es veuen aquell dia?",
        blocks: [
          "Ven per 600.000\u00a0€ el que li va costar 520.000\u00a0€ amb tot. El comprador reté 18.000\u00a0€ i, per exemple, 5.000\u00a0€ de plusvàlua: a vostè li arriben 577.000\u00a0€. Amb aquesta plusvàlua i 15.000\u00a0€ d’altres despeses de venda, el guany és de 60.000\u00a0€. Al 19\u00a0% són 11.400\u00a0€, o sigui que Hisenda li deu 6.600\u00a0€.",
        ],
      },
      inShort: [
        "Un habitatge de Barcelona es pot vendre des d’un altre país amb un poder notarial.",
        "El comprador reté el {withheld.rate} i el propietari ho liquida amb el model 210.",
        "El poder ha d’estar a punt abans de la primera visita, no abans de la signatura.",
      ],
      next: "Deixi’ns la preparació i les visites: vegi la nostra [venda claus en mà](/services/turnkey-services).",
      description:
        "Vendre un pis de Barcelona des de l’estranger: el poder, què s’ha de preparar abans de l’anunci, els impostos d’un no resident i un exemple amb quantitats.",
      sources: [
        "Reial decret 1776/2004, art. 14",
        "Reial decret legislatiu 5/2004, arts. 24 i 25",
        "Reial decret legislatiu 2/2004, art. 106.2",
      ],
    },
    ru: {
      names: [
        "продажа из-за границы",
        "продать квартиру из-за границы",
        "продать жильё в Испании из-за границы",
        "продажа квартиры нерезидентом",
        "нерезидент продаёт квартиру",
        "продать квартиру в Барселоне дистанционно",
        "продажа недвижимости без приезда",
        "дистанционная продажа квартиры",
        "налог нерезидента при продаже",
        "форма 210 при продаже",
      ],
      title: "Продажа из-за границы",
      answers: {
        what: [
          "Продажа из-за границы возможна без единой поездки: вы выдаёте доверенность, подписывает за вас человек, которому вы доверяете, а деньги приходят на ваш счёт.",
          "Отличаются налоги.",
          "Покупатель удерживает {withheld.rate} цены для налоговой службы, а вы потом подаёте собственную декларацию.",
        ],
        cost: [
          "Продажа из-за границы добавляет немного расходов: доверенность с апостилем, присяжный перевод, если она не на испанском или каталанском, и, если хотите, налоговый представитель.",
          "Удержанные {withheld.rate} не расход: их засчитывают в налог на ваш доход от продажи.",
        ],
        time: "Продажа из-за границы идёт не дольше обычной, если доверенность готова до первого показа. Сделанная в спешке, с почтой и апостилем, она может задержать сделку на недели.",
        who: "При продаже из-за границы продавцом и плательщиком налогов остаётся собственник, а доверенное лицо только подписывает. Лучше, если это не тот агент, который показывает жильё.",
        how: "Чтобы продать квартиру в Барселоне дистанционно, начните с трёх вещей: доверенности, NIE каждого собственника и счёта в европейском банке на имя собственников. Дальше приезжать не нужно: показы ведёт агентство, а акт у нотариуса подписывает ваш представитель.",
      },
      sections: [
        {
          heading: "Что подготовить до объявления?",
          blocks: [
            {
              steps: [
                "Доверенность: в консульстве Испании или у нотариуса своей страны, с апостилем и, если нужно, с присяжным переводом.",
                "NIE (номер иностранца) для каждого собственника, если он утерян или его не было.",
                "Сертификат энергоэффективности и свидетельство о пригодности для проживания: кто-то должен открыть специалисту дверь.",
                "Агентский договор: его можно подписать электронно, и подписать должны все.",
                "Ключи и письменный список того, что остаётся в квартире.",
              ],
            },
          ],
        },
        {
          heading: "Что должна разрешать доверенность на продажу?",
          blocks: [
            "Она должна дать право продать именно это жильё, получить цену, снять ипотеку и подать налоговые декларации. Попросите проект доверенности у нотариуса в Барселоне, и всё выйдет верно с первого раза. Можно назвать наименьшую цену и потребовать, чтобы деньги шли только на ваш счёт.",
          ],
        },
        {
          heading: "Какие налоги платит нерезидент?",
          blocks: [
            [
              "Покупатель в течение месяца перечисляет {withheld.rate} цены по форме {withheld.form} (RD 1776/2004, ст. 14).",
              "Вы подаёте форму 210 в следующие три месяца, ставка\u00a0— 19\u00a0% дохода.",
            ],
            "Затем вы либо доплачиваете, либо налоговая служба возвращает разницу. Муниципальный налог на прирост стоимости земли (plusvalía) покупатель платит за вас и вычитает из цены. Ваша страна тоже может обложить доход и обычно засчитывает уплаченное в Испании: спросите консультанта там.",
          ],
        },
        {
          heading: "Что чаще всего срывается на расстоянии?",
          blocks: [
            {
              points: [
                "Доверенность даёт право сдавать и управлять, но не продавать.",
                "Собственников двое, а доверенность одна: выдать её должны оба.",
                "Ежегодные декларации нерезидента никто не подавал. Эти суммы могут вычесть из того, что вам должны вернуть.",
                "Банк заблокировал счёт, потому что у владельца истёк паспорт.",
                "Окна никто не открывает, и пустую квартиру показывают холодной и тёмной. Договоритесь заранее, кто за ней присмотрит и как часто.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Какие суммы вы увидите в день сделки?",
        blocks: [
          "Вы продаёте за 600\u00a0000\u00a0€ то, что со всеми расходами обошлось в 520\u00a0000\u00a0€. Покупатель удерживает 18\u00a0000\u00a0€ и, допустим, 5\u00a0000\u00a0€ на plusvalía, вам приходит 577\u00a0000\u00a0€. С этой plusvalía и 15\u00a0000\u00a0€ других расходов на продажу доход равен 60\u00a0000\u00a0€. При ставке 19\u00a0% налог составит 11\u00a0400\u00a0€, и вам вернут 6\u00a0600\u00a0€.",
        ],
      },
      inShort: [
        "Жильё в Барселоне можно продать из другой страны по доверенности.",
        "Покупатель удерживает {withheld.rate}, а собственник рассчитывается по форме 210.",
        "Доверенность должна быть готова до первого показа, а не к самой сделке.",
      ],
      next: "Поручите подготовку и показы нам: вот наша [продажа под ключ](/services/turnkey-services).",
      description:
        "Продажа жилья в Барселоне из-за границы: доверенность, что подготовить до объявления, какие налоги платит нерезидент и пример, в котором видны все суммы.",
      sources: [
        "Королевский декрет (RD) 1776/2004, ст. 14",
        "Королевский законодательный декрет (RDLeg) 5/2004, ст. 24 и 25",
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 106.2",
      ],
    },
  },
};
