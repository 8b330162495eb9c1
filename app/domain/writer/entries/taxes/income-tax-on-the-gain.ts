import type { Entry } from "../entry";

export const incomeTaxOnTheGain: Entry = {
  theme: "costs",
  related: ["plusvalia", "costs-of-selling", "withholding-from-non-residents", "inherited-home", "selling-from-abroad"],
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "income tax on the gain",
        "capital gains tax",
        "capital gains tax spain",
        "tax on selling a house",
        "tax on profit from selling a home",
        "capital gains tax property",
        "irpf on sale of home",
        "reinvestment exemption",
        "tax when selling a property",
        "tax when i sell my home",
        "over 65 selling main home",
        "sell property at a loss",
        "sale at a loss",
      ],
      title: "Income tax on the gain",
      answers: {
        what: [
          "Income tax on the gain is Spain’s capital gains tax: whoever sells a home for more than it cost pays it on the difference.",
          "Non-residents pay 19%, residents 19 to 30% in bands.",
          "Residents may owe nothing if they sell their main home to buy another, or once they are over 65. The town hall’s plusvalía is a separate tax.",
        ],
        cost: "For residents, income tax on the gain is 19% for the first €6,000, 21% up to €50,000 and 23% up to €200,000. Then it is 27% up to €300,000 and 30% above (Law 35/2006, arts. 66 and 76). It is the gain that counts, not the price.",
        time: "Income tax on the gain is paid with the return of the year of the sale, which residents file in the spring after it. Non-residents file form 210 in the three months after the buyer’s month for the 3% withholding, and can claim back what it exceeds the tax by.",
        who: "Income tax on the gain is owed by each seller for their own share. Spouses who own half each declare half each, and one may be exempt while the other pays.",
      },
      sections: [
        {
          heading: "How is the gain worked out?",
          blocks: [
            "From what you receive, take away what the sale cost you: the agent’s fee, the plusvalía, the certificates. From what you paid, count the price with its taxes, notary and registry, and later improvements with an invoice. The difference is the gain (Law 35/2006, arts. 34 and 35).",
            {
              points: [
                "Repairs and furniture don’t count; a new kitchen or a lift does.",
                "If the home was let, the depreciation you could deduct lowers its cost.",
                "An inherited home counts at the value declared for inheritance tax (art. 36).",
                "For homes bought before 31\u00a0December 1994 a transitional rule can lower the gain.",
              ],
            },
          ],
        },
        {
          heading: "When is nothing due?",
          blocks: [
            {
              points: [
                "You are over 65 and sell your main home (Law 35/2006, art. 33.4\u00a0b).",
                "You put the money into another main home within two years, before or after the sale (art. 38). If you put in only a part, only that part is free.",
                "You sell at a loss: a resident can also set it against other gains.",
              ],
            },
            "A main home is one in which you have lived for three years without a break. There are exceptions, such as marriage or a move for work. A second home never has these exemptions, and as a rule they are for residents of Spain.",
          ],
        },
        {
          heading: "How do you prepare before you sell?",
          blocks: [
            {
              steps: [
                "Gather the deed of purchase and its invoices: tax, notary, registry.",
                "Look for the invoices of improvements, with your name and the address.",
                "Find proof that you live there, such as the municipal register and bills.",
                "Ask a tax adviser for the sum before you accept an offer.",
                "Keep everything for four years after the return.",
              ],
            },
          ],
        },
        {
          heading: "What costs sellers most?",
          blocks: [
            "Invoices that can no longer be found: without them the work counts for nothing. A reinvestment that is not announced in the return of the year of the sale. And, for people moving abroad, a sale after they have become non-residents, when most of these reliefs are no longer the same. Ask first, then fix the date.",
          ],
        },
      ],
      example: {
        heading: "What is the tax on a gain of €100,000?",
        blocks: [
          "The first €6,000 give €1,140 and the next €44,000 give €9,240. The remaining €50,000, at 23%, give €11,500. Altogether a resident pays €21,880; a non-resident, at 19%, pays €19,000.",
        ],
      },
      inShort: [
        "A seller owes income tax on what the home has gained, not on the price.",
        "For residents it rises from 19 to 30%; for non-residents it is 19%.",
        "Residents who sell their main home may be exempt: by buying another one, or if they are over 65.",
      ],
      next: "A gain begins with the price: ask for a [free valuation](/valuation) and take it to your tax adviser.",
      description:
        "Capital gains tax on selling a home in Spain: how the gain is worked out, the rates for residents and non-residents, when nothing is due and what to keep.",
      sources: [
        "Law 35/2006, arts. 33 to 38, 66 and 76",
        "Royal Legislative Decree 5/2004, art. 25",
        "Royal Decree 439/2007, art. 41",
      ],
    },
    es: {
      names: [
        "impuesto sobre la ganancia",
        "ganancia patrimonial",
        "ganancia patrimonial por venta de vivienda",
        "irpf venta de vivienda",
        "irpf por vender un piso",
        "hacienda venta de piso",
        "reinversión en vivienda habitual",
        "exención por reinversión",
        "impuestos por vender una casa",
        "cuánto se paga a hacienda por vender un piso",
        "vender un piso con pérdidas",
        "mayores de 65 años venta vivienda",
      ],
      title: "El impuesto sobre la ganancia",
      answers: {
        what: [
          "El impuesto sobre la ganancia es la parte del IRPF que paga quien vende una vivienda por más de lo que le costó.",
          "Los residentes pagan entre el 19 y el 30\u00a0% por tramos; los no residentes, el 19\u00a0%.",
          "Pueden no pagar nada quienes compran otra vivienda habitual con el dinero y los mayores de 65\u00a0años que venden la suya.",
        ],
        cost: "Para los residentes, el impuesto sobre la ganancia es del 19\u00a0% en los primeros 6.000\u00a0€, del 21\u00a0% hasta 50.000\u00a0€, y del 23\u00a0% hasta 200.000\u00a0€. Sigue un 27\u00a0% hasta 300.000\u00a0€ y un 30\u00a0% por encima (Ley 35/2006, arts. 66 y 76). Cuenta lo ganado, no el precio.",
        time: "El impuesto sobre la ganancia se paga con la renta del año de la venta, que los residentes presentan en la primavera siguiente. Los no residentes usan el modelo 210, en los tres meses posteriores al mes de la retención del 3\u00a0%, y recuperan lo que esta exceda del impuesto.",
        who: "El impuesto sobre la ganancia lo debe cada vendedor por su parte. Un matrimonio con mitades iguales declara mitad y mitad, y puede que uno esté exento y el otro pague.",
      },
      sections: [
        {
          heading: "¿Cómo se calcula la ganancia?",
          blocks: [
            "De lo que se recibe se resta lo que ha costado vender: honorarios de la agencia, plusvalía, certificados. A lo que se pagó se suman impuestos, notaría, registro y las mejoras con factura. La diferencia es la ganancia (Ley 35/2006, arts. 34 y 35).",
            {
              points: [
                "Las reparaciones y los muebles no cuentan; una cocina nueva o un ascensor, sí.",
                "Si ha estado alquilada, la amortización que se podía deducir reduce su coste.",
                "Una vivienda heredada cuenta por el valor declarado en sucesiones (art. 36).",
                "En las compradas antes del 31 de diciembre de 1994, una regla transitoria puede reducir la ganancia.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo no se debe nada?",
          blocks: [
            {
              points: [
                "Si tiene más de 65\u00a0años y vende su vivienda habitual (Ley 35/2006, art. 33.4\u00a0b).",
                "Si destina el dinero a otra vivienda habitual en dos años, antes o después de vender (art. 38). Si solo pone una parte, solo esa parte queda libre.",
                "Si vende con pérdidas; el residente, además, las compensa con otras ganancias.",
              ],
            },
            "Es habitual la vivienda en la que se ha vivido tres años seguidos, con excepciones como la boda o un traslado laboral. Una segunda residencia nunca tiene estas exenciones.",
          ],
        },
        {
          heading: "¿Qué hay que preparar antes de vender?",
          blocks: [
            {
              steps: [
                "Reúna la escritura de compra y sus facturas: impuesto, notaría, registro.",
                "Busque las facturas de las mejoras, a su nombre y con la dirección.",
                "Tenga pruebas de que vive allí: padrón y recibos.",
                "Pida el cálculo a un asesor fiscal antes de aceptar una oferta.",
                "Guárdelo todo cuatro años después de declarar.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué sale más caro a quien vende?",
          blocks: [
            "Las facturas que ya no aparecen, porque sin ellas la obra no cuenta. Una reinversión que no se anuncia en la renta del año de la venta. Y, para quien se muda al extranjero, vender cuando ya es no residente, porque entonces casi todo cambia. Pregunte primero y ponga la fecha después.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto se paga por ganar 100.000\u00a0€?",
        blocks: [
          "Los primeros 6.000\u00a0€ dan 1.140\u00a0€ y los 44.000\u00a0€ siguientes, 9.240\u00a0€. Los 50.000\u00a0€ restantes, al 23\u00a0%, dan 11.500\u00a0€. En total, un residente paga 21.880\u00a0€; un no residente, al 19\u00a0%, paga 19.000\u00a0€.",
        ],
      },
      inShort: [
        "Quien vende paga en su renta por lo que ha ganado la vivienda, no por el precio.",
        "El tipo va del 19 al 30\u00a0% para residentes y es del 19\u00a0% para no residentes.",
        "Un residente que vende su vivienda habitual puede no pagarlo: si compra otra o si tiene más de 65\u00a0años.",
      ],
      next: "La cuenta empieza por el precio: pida una [valoración gratuita](/valuation) y llévela a su asesor.",
      description:
        "Impuesto sobre la ganancia al vender una vivienda: cómo se calcula, qué tipos se aplican, cuándo no se debe nada y qué documentos conviene preparar y guardar.",
      sources: [
        "Ley 35/2006, arts. 33 a 38, 66 y 76",
        "Real Decreto Legislativo 5/2004, art. 25",
        "Real Decreto 439/2007, art. 41",
      ],
    },
    ca: {
      names: [
        "impost sobre el guany",
        "guany patrimonial",
        "guany patrimonial per venda d'habitatge",
        "irpf venda d'habitatge",
        "irpf per vendre un pis",
        "hisenda venda de pis",
        "reinversió en habitatge habitual",
        "exempció per reinversió",
        "majors de 65 anys venda habitatge",
        "vendre un pis majors de 65 anys",
        "impostos per vendre una casa",
        "quant es paga a hisenda per vendre un pis",
        "vendre un pis amb pèrdues",
      ],
      title: "L’impost sobre el guany",
      answers: {
        what: [
          "L’impost sobre el guany és la part de l’IRPF que paga qui ven un habitatge per més del que li va costar.",
          "Els residents paguen entre el 19 i el 30\u00a0% per trams; els no residents, el 19\u00a0%.",
          "Poden no pagar res els qui compren un altre habitatge habitual amb els diners i els majors de 65\u00a0anys que venen el seu.",
        ],
        cost: "Per als residents, l’impost sobre el guany és del 19\u00a0% en els primers 6.000\u00a0€, del 21\u00a0% fins a 50.000\u00a0€, i del 23\u00a0% fins a 200.000\u00a0€. Segueix un 27\u00a0% fins a 300.000\u00a0€ i un 30\u00a0% per sobre (Llei 35/2006, arts. 66 i 76). Compta el que s’ha guanyat, no el preu.",
        time: "L’impost sobre el guany es paga amb la renda de l’any de la venda, que els residents presenten la primavera següent. Els no residents fan servir el model 210, en els tres mesos posteriors al mes de la retenció del 3\u00a0%, i recuperen el que aquesta superi l’impost. Per reinvertir en un altre habitatge habitual té dos anys, abans o després de la venda.",
        who: "L’impost sobre el guany el deu cada venedor per la seva part. Un matrimoni a mitges declara meitat i meitat, i pot ser que l’un quedi exempt i l’altre pagui.",
      },
      sections: [
        {
          heading: "Com es calcula el guany?",
          blocks: [
            "Del que es rep es resta el que ha costat vendre: honoraris de l’agència, plusvàlua, certificats. Al que es va pagar s’hi sumen impostos, notaria, registre i les millores amb factura. La diferència és el guany (Llei 35/2006, arts. 34 i 35).",
            {
              points: [
                "Les reparacions i els mobles no compten; una cuina nova o un ascensor, sí.",
                "Si ha estat llogat, l’amortització que es podia deduir en redueix el cost.",
                "Un habitatge heretat compta pel valor declarat a successions (art. 36).",
                "En els comprats abans del 31 de desembre de 1994, una regla transitòria pot reduir el guany.",
              ],
            },
          ],
        },
        {
          heading: "Quan no es deu res?",
          blocks: [
            {
              points: [
                "Si té més de 65\u00a0anys i ven l’habitatge habitual (Llei 35/2006, art. 33.4\u00a0b).",
                "Si destina els diners a un altre habitatge habitual en dos anys, abans o després de vendre (art. 38). Si només n’hi posa una part, només aquella part queda lliure.",
                "Si ven amb pèrdues; el resident, a més, les compensa amb altres guanys.",
              ],
            },
            "És habitual l’habitatge on s’ha viscut tres anys seguits, amb excepcions com el casament o un trasllat per feina. Una segona residència no té mai aquestes exempcions.",
          ],
        },
        {
          heading: "Què cal preparar abans de vendre?",
          blocks: [
            {
              steps: [
                "Reuneixi l’escriptura de compra i les factures: impost, notaria, registre.",
                "Busqui les factures de les millores, a nom seu i amb l’adreça.",
                "Tingui proves que hi viu: padró i rebuts.",
                "Demani el càlcul a un assessor fiscal abans d’acceptar una oferta.",
                "Guardi-ho tot quatre anys després de declarar.",
              ],
            },
          ],
        },
        {
          heading: "Què surt més car a qui ven?",
          blocks: [
            "Les factures que ja no apareixen, perquè sense factura l’obra no compta. Una reinversió que no s’anuncia en la renda de l’any de la venda. I, per a qui se’n va a l’estranger, vendre quan ja és no resident, perquè llavors gairebé tot canvia. Pregunti primer i posi la data després.",
          ],
        },
      ],
      example: {
        heading: "Quant es paga per guanyar 100.000\u00a0€?",
        blocks: [
          "Els primers 6.000\u00a0€ donen 1.140\u00a0€ i els 44.000\u00a0€ següents, 9.240\u00a0€. Els 50.000\u00a0€ restants, al 23\u00a0%, donen 11.500\u00a0€. En total, un resident paga 21.880\u00a0€; un no resident, al 19\u00a0%, paga 19.000\u00a0€.",
        ],
      },
      inShort: [
        "Qui ven paga en la seva renda pel que ha guanyat l’habitatge, no pel preu.",
        "El tipus va del 19 al 30\u00a0% per als residents i és del 19\u00a0% per als no residents.",
        "Un resident que ven el seu habitatge habitual pot no pagar-lo: si en compra un altre o si té més de 65\u00a0anys.",
      ],
      next: "El compte comença pel preu: demani una [valoració gratuïta](/valuation) i porti-la al seu assessor.",
      description:
        "Impost sobre el guany en vendre un habitatge: com es calcula, quins tipus s’hi apliquen, quan no es deu res i quins documents convé preparar i guardar després.",
      sources: [
        "Llei 35/2006, arts. 33 a 38, 66 i 76",
        "Reial decret legislatiu 5/2004, art. 25",
        "Reial decret 439/2007, art. 41",
      ],
    },
    ru: {
      names: [
        "налог на доход от продажи",
        "налог на доход от продажи жилья",
        "налог с продажи квартиры",
        "налог при продаже квартиры",
        "налог на прирост капитала",
        "налог на прибыль от продажи квартиры",
        "налог при продаже недвижимости в Испании",
        "IRPF при продаже",
        "продажа квартиры с убытком",
        "продать квартиру дешевле чем купил налоги",
        "реинвестирование в основное жильё",
      ],
      title: "Налог на доход от продажи",
      answers: {
        what: [
          "Налог на доход от продажи платит тот, кто продаёт жильё дороже, чем оно ему обошлось: облагается разница, а не цена.",
          "Резиденты платят от 19 до 30\u00a0% по ступеням, нерезиденты\u00a0— 19\u00a0%.",
          "Ничего не платят те, кто вложил деньги в другое основное жильё, и те, кому больше 65\u00a0лет, при продаже своего основного жилья. Отдельно городу платят plusvalía.",
        ],
        cost: "Налог на доход от продажи составляет для резидентов 19\u00a0% с первых 6\u00a0000\u00a0€, 21\u00a0% до 50\u00a0000\u00a0€, 23\u00a0% до 200\u00a0000\u00a0€. Дальше 27\u00a0% до 300\u00a0000\u00a0€ и 30\u00a0% сверх этого (Закон 35/2006, ст. 66 и 76). Считают с дохода, а не с цены.",
        time: "Налог на доход от продажи платят с декларацией за год продажи, которую резиденты подают следующей весной. Нерезиденты подают форму 210 в течение трёх месяцев, когда истечёт месяц на удержание 3\u00a0%, и возвращают удержанное сверх налога.",
        who: "Налог на доход от продажи каждый продавец платит за свою долю. Супруги, владеющие пополам, декларируют по половине, и бывает, что один освобождён, а другой платит.",
      },
      sections: [
        {
          heading: "Как считают доход?",
          blocks: [
            "Из полученного вычитают расходы на продажу: комиссию агентства, plusvalía, справки. К тому, что вы заплатили при покупке, прибавляют налоги, нотариуса, реестр и улучшения со счетами. Разница и есть доход (Закон 35/2006, ст. 34 и 35).",
            {
              points: [
                "Мелкий ремонт и мебель не учитывают, а новую кухню или лифт учитывают.",
                "Если жильё сдавали, амортизация, которую можно было вычесть, уменьшает его стоимость.",
                "Унаследованное жильё берут по стоимости, указанной для налога на наследство (ст. 36).",
                "Для купленного до 31\u00a0декабря 1994\u00a0года переходное правило может уменьшить доход.",
              ],
            },
          ],
        },
        {
          heading: "Когда налога нет?",
          blocks: [
            {
              points: [
                "Вам больше 65\u00a0лет, и вы продаёте основное жильё (Закон 35/2006, ст. 33.4\u00a0b).",
                "Вы вложили деньги в другое основное жильё за два года до или после продажи (ст. 38). Если вложена только часть, свободна лишь эта часть.",
                "Вы продаёте с убытком: резидент может ещё и вычесть его из дохода от продажи другого имущества.",
              ],
            },
            "Основным считают жильё, в котором прожили три года подряд; есть исключения, например брак или переезд по работе. На второе жильё эти льготы не распространяются.",
          ],
        },
        {
          heading: "Что подготовить до продажи?",
          blocks: [
            {
              steps: [
                "Соберите акт о покупке и счета к нему: налог, нотариус, реестр.",
                "Найдите счета за улучшения, на ваше имя и с адресом жилья.",
                "Подтвердите, что вы там живёте: регистрация по адресу, квитанции.",
                "Попросите налогового консультанта посчитать сумму до того, как принять предложение.",
                "Храните всё это четыре года после подачи декларации.",
              ],
            },
          ],
        },
        {
          heading: "Что обходится продавцам дороже всего?",
          blocks: [
            "Пропавшие счета: без них работы не зачтут. Вложение в новое жильё, о котором не сообщили в декларации за год продажи. А для тех, кто уезжает из Испании,\u00a0— продажа уже в роли нерезидента, когда почти все льготы выглядят иначе. Сначала спросите консультанта, потом назначайте дату сделки.",
          ],
        },
      ],
      example: {
        heading: "Сколько платят с дохода 100\u00a0000\u00a0€?",
        blocks: [
          "С первых 6\u00a0000\u00a0€ выходит 1\u00a0140\u00a0€, со следующих 44\u00a0000\u00a0€ — 9\u00a0240\u00a0€. Оставшиеся 50\u00a0000\u00a0€ по ставке 23\u00a0% дают 11\u00a0500\u00a0€. Резидент заплатит всего 21\u00a0880\u00a0€, нерезидент по ставке 19\u00a0% — 19\u00a0000\u00a0€.",
        ],
      },
      inShort: [
        "Продавец платит налог с того, насколько жильё подорожало, а не с цены.",
        "Для резидентов это от 19 до 30\u00a0%, для нерезидентов 19\u00a0%.",
        "Резидент, который продаёт своё основное жильё, может его не платить: если покупает другое или если ему больше 65\u00a0лет.",
      ],
      next: "Расчёт начинается с цены: закажите [бесплатную оценку](/valuation) и покажите её консультанту.",
      description:
        "Налог на доход от продажи жилья в Испании: как его считают, ставки для резидентов и нерезидентов, когда платить не нужно и какие документы приготовить.",
      sources: [
        "Закон 35/2006, ст. 33–38, 66 и 76",
        "Королевский законодательный декрет (RDLeg) 5/2004, ст. 25",
        "Королевский декрет (RD) 439/2007, ст. 41",
      ],
    },
  },
};
