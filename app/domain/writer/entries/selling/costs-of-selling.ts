import type { Entry } from "../entry";

export const costsOfSelling: Entry = {
  theme: "selling",
  related: ["plusvalia", "income-tax-on-the-gain", "agents-fee", "selling-with-a-mortgage", "documents-to-sell"],
  isGeneral: true,
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "costs of selling",
        "selling costs",
        "costs of selling a home",
        "cost of selling a house",
        "cost of selling a property in spain",
        "fees when selling a house",
        "what does it cost to sell",
        "seller's costs",
        "taxes and costs of selling",
      ],
      title: "The costs of selling a home",
      answers: {
        what: [
          "The costs of selling a home are two taxes, a fee and some documents. The taxes are the municipal capital gains tax (plusvalía) and income tax on the gain.",
          "Neither tax is a fixed share of the price, and an old mortgage adds its cancellation.",
          "Work them out before you name a price, because what matters is what stays with you.",
        ],
        cost: "The costs of selling have no fixed percentage. Income tax depends on your gain, plusvalía on the land value and your years as owner, the fee on your agency agreement. Certificates are the small part of the sum.",
        who: "The costs of selling are the owner’s: plusvalía, income tax, certificates and cancelling the mortgage. The buyer pays the tax on the purchase, the deed with its first copy and the land registry (Civil Code of Catalonia, art. 531-6).",
        time: "The costs of selling come in three waves. Certificates come before the advert, the fee and the mortgage on the day of signing. Plusvalía follows within 30\u00a0working days and income tax in the next year’s return.",
      },
      sections: [
        {
          heading: "What do you pay before the home is advertised?",
          blocks: [
            {
              points: [
                "The energy certificate, which every advert must show (Royal Decree 390/2021, arts. 15 and 17).",
                "The habitability certificate (cédula de habitabilidad), if yours has run out.",
                "A land registry extract (nota simple), to see what is recorded.",
                "Small repairs and, if you want them, preparation and photographs.",
              ],
            },
            "A technician sets the price of the first two. Ask two for a quote, and check first whether the old certificates are still valid.",
          ],
        },
        {
          heading: "What is taken off on the day of signing?",
          blocks: [
            {
              points: [
                "What you still owe the bank, and the provision for cancelling the mortgage.",
                "The agent’s fee with VAT, if your agreement makes it due that day.",
                "Community fees and property tax (IBI) up to that date, as agreed.",
                "If you live abroad: {withheld.rate} of the price, which the buyer pays to the tax office (form 210 brings back what exceeds your tax), and usually the plusvalía.",
              ],
            },
          ],
        },
        {
          heading: "Which taxes follow?",
          blocks: [
            "The town hall taxes the rise in land value, and the State taxes your gain. Neither is due if you sell for less than you paid, yet both have to be declared. For the income tax you may count the fee, the certificates and the plusvalía as costs of the sale (Law 35/2006, art. 35).",
          ],
        },
        {
          heading: "How do you work out what stays with you?",
          blocks: [
            {
              steps: [
                "Take a price you would really accept, not the one you hope for.",
                "Take away the mortgage: ask the bank for the balance outstanding.",
                "Take away fee, documents and cancellation.",
                "Take away both taxes, with the gain worked out from your old deed.",
                "What is left is the figure to plan your next home with.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does a sale leave in figures?",
        blocks: [
          "A married couple, both resident, sell for €500,000 what cost them €400,000, everything included. They owe the bank €150,000. Suppose fee, documents and plusvalía come to €25,000: the gain is €75,000 and each declares half. Income tax on €37,500 is €7,755 each, so €309,490 stays with them.",
        ],
      },
      inShort: [
        "A seller pays plusvalía, income tax on the gain, the agent’s fee and the certificates.",
        "Income tax follows the gain; plusvalía, the cadastral value of the land and the years, or the gain where that costs less.",
        "Knowing the sum beforehand tells you which offer you can accept.",
      ],
      next: "Begin with the price: a [free valuation](/valuation) gives you the range to work with.",
      description:
        "The costs of selling a home in Barcelona: what you pay before the advertisement, at the notary’s and afterwards, which taxes follow and what stays with you.",
      sources: [
        "Royal Legislative Decree 2/2004, arts. 104 to 110",
        "Law 35/2006, arts. 33 to 38",
        "Royal Decree 390/2021, arts. 15 and 17",
        "Civil Code of Catalonia, art. 531-6",
      ],
    },
    es: {
      names: [
        "gastos de venta",
        "gastos de vender un piso",
        "gastos al vender una vivienda",
        "gastos de la venta de un piso",
        "cuánto cuesta vender un piso",
        "gastos del vendedor",
        "impuestos y gastos de la venta",
        "qué paga el vendedor",
        "gastos por vender una casa",
      ],
      title: "Los gastos de venta de una vivienda",
      answers: {
        what: [
          "Los gastos de venta que paga el vendedor son cuatro: la plusvalía municipal, el impuesto sobre la ganancia, los honorarios de la agencia y la documentación.",
          "Si queda hipoteca, se añade su cancelación.",
          "Conviene calcularlos antes de poner precio, porque lo que importa es lo que le queda.",
        ],
        cost: "Los gastos de venta no son un porcentaje fijo: el impuesto sobre la renta depende de lo que haya ganado; la plusvalía, del valor catastral del suelo y de los años, y los honorarios, de lo pactado. La documentación es la partida menor.",
        who: "Los gastos de venta son del propietario: plusvalía, impuesto sobre la renta, certificados y cancelación de la hipoteca. Quien compra paga su impuesto, la escritura con la primera copia y el registro (Código civil de Cataluña, art. 531-6).",
        time: "Los gastos de venta llegan en tres momentos. Los certificados se pagan antes del anuncio; honorarios e hipoteca, el día de la firma. La plusvalía se paga en los 30\u00a0días hábiles siguientes, y el impuesto sobre la ganancia, con la renta del año siguiente.",
      },
      sections: [
        {
          heading: "¿Qué se paga antes de anunciarla?",
          blocks: [
            {
              points: [
                "El certificado energético, que todo anuncio debe mostrar (Real Decreto 390/2021, arts. 15 y 17).",
                "La cédula de habitabilidad, si la suya ha caducado.",
                "Una nota simple, para ver qué consta en el registro.",
                "Los arreglos pequeños y, si los quiere, preparación y fotografías.",
              ],
            },
            "Los dos primeros los cobra un técnico, sin tarifa oficial. Pida dos presupuestos y mire antes si los documentos que tiene siguen vigentes.",
          ],
        },
        {
          heading: "¿Qué se descuenta el día de la firma?",
          blocks: [
            {
              points: [
                "Lo que debe al banco y la provisión para cancelar la hipoteca.",
                "Los honorarios con su IVA, si el encargo dice que se pagan ese día.",
                "La comunidad y el IBI hasta esa fecha, según lo pactado.",
                "Si reside fuera: el {withheld.rate} del precio, que el comprador ingresa en Hacienda (lo que exceda de su impuesto se recupera con el modelo 210), y casi siempre la plusvalía.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué impuestos vienen después?",
          blocks: [
            "El ayuntamiento grava lo que ha subido el suelo y la Agencia Tributaria, lo que ha ganado usted. Si vende por menos de lo que pagó no debe ninguno de los dos, pero hay que declararlos. En la renta, honorarios, certificados y plusvalía se restan como gastos de la venta (Ley 35/2006, art. 35).",
          ],
        },
        {
          heading: "¿Cómo se calcula lo que queda?",
          blocks: [
            {
              steps: [
                "Parta de un precio que aceptaría de verdad, no del que espera.",
                "Reste la hipoteca: pida al banco el capital pendiente.",
                "Reste honorarios, documentación y cancelación.",
                "Reste los dos impuestos, con la ganancia que resulta de su escritura.",
                "Con esa cifra puede planear la próxima vivienda.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto deja una venta, en números?",
        blocks: [
          "Un matrimonio residente vende por 500.000\u00a0€ lo que le costó 400.000\u00a0€, gastos incluidos. Debe al banco 150.000\u00a0€. Si honorarios, documentación y plusvalía suman 25.000\u00a0€, la ganancia es de 75.000\u00a0€ y cada uno declara la mitad. Por 37.500\u00a0€ de ganancia, cada uno paga 7.755\u00a0€ en la renta, y entre los dos les quedan 309.490\u00a0€.",
        ],
      },
      inShort: [
        "Quien vende paga la plusvalía, el impuesto sobre la ganancia, los honorarios y los certificados.",
        "El impuesto sobre la renta depende de la ganancia; la plusvalía, del valor catastral del suelo y de los años, o de la ganancia si así sale a menos.",
        "Saber la suma de antemano dice qué oferta se puede aceptar.",
      ],
      next: "Empiece por el precio: con una [valoración gratuita](/valuation) tendrá la horquilla para hacer cuentas.",
      description:
        "Gastos de venta de una vivienda: qué se paga antes del anuncio, qué se descuenta en la notaría, qué impuestos llegan después y cómo calcular lo que le queda.",
      sources: [
        "Real Decreto Legislativo 2/2004, arts. 104 a 110",
        "Ley 35/2006, arts. 33 a 38",
        "Real Decreto 390/2021, arts. 15 y 17",
        "Código civil de Cataluña, art. 531-6",
      ],
    },
    ca: {
      names: [
        "despeses de venda",
        "despeses de vendre un pis",
        "despeses en vendre un habitatge",
        "despeses de la venda d'un pis",
        "quant costa vendre un pis",
        "despeses del venedor",
        "impostos i despeses de la venda",
        "impostos de vendre un pis",
        "què paga el venedor",
      ],
      title: "Les despeses de venda d’un habitatge",
      answers: {
        what: [
          "Les despeses de venda d’un habitatge són quatre: la plusvàlua municipal, l’impost sobre el guany, els honoraris de l’agència i la documentació.",
          "Si queda hipoteca, s’hi afegeix la cancel·lació.",
          "Convé calcular-les abans de posar preu, perquè el que importa és el que li queda.",
        ],
        cost: "Les despeses de venda no són un percentatge fix: l’impost sobre el guany depèn del que hagi guanyat; la plusvàlua, del valor cadastral del sòl i dels anys, i els honoraris, de la nota d’encàrrec. La documentació pesa poc, o sigui que decideixen els impostos.",
        who: "Les despeses de venda són del propietari: plusvàlua, impost sobre la renda, certificats i cancel·lació de la hipoteca. Qui compra paga el seu impost, l’escriptura amb la primera còpia i el registre (Codi civil de Catalunya, art. 531-6).",
        time: "Les despeses de venda arriben en tres moments. Els certificats es paguen abans de l’anunci; honoraris i hipoteca, el dia de la signatura. La plusvàlua, en els 30\u00a0dies hàbils següents, i la renda, l’any següent.",
      },
      sections: [
        {
          heading: "Què es paga abans d’anunciar-lo?",
          blocks: [
            {
              points: [
                "El certificat energètic, que tot anunci ha de mostrar (Reial decret 390/2021, arts. 15 i 17).",
                "La cèdula d’habitabilitat, si la seva ha caducat.",
                "Una nota simple, per veure què consta al registre.",
                "Els arranjaments petits i, si en vol, preparació i fotografies.",
              ],
            },
            "Els dos primers els cobra un tècnic, sense tarifa oficial. Demani dos pressupostos i miri abans si els documents que té encara són vigents.",
          ],
        },
        {
          heading: "Què es descompta el dia de la signatura?",
          blocks: [
            {
              points: [
                "El que deu al banc i la provisió per cancel·lar la hipoteca.",
                "Els honoraris amb l’IVA, si l’encàrrec diu que es paguen aquell dia.",
                "La comunitat i l’IBI fins a aquella data, segons el que s’hagi pactat.",
                "Si resideix fora: el {withheld.rate} del preu, que el comprador ingressa a Hisenda (el que superi el seu impost es recupera amb el model 210), i gairebé sempre la plusvàlua.",
              ],
            },
          ],
        },
        {
          heading: "Quins impostos venen després?",
          blocks: [
            "L’ajuntament grava el que ha pujat el sòl i l’Agència Tributària, el que ha guanyat vostè. Si ven per menys del que va pagar no en deu cap dels dos, però s’han de declarar. En la renda, honoraris, certificats i plusvàlua es resten com a despeses de la venda (Llei 35/2006, art. 35).",
          ],
        },
        {
          heading: "Com es calcula el que queda?",
          blocks: [
            {
              steps: [
                "Parteixi d’un preu que acceptaria de debò, no del que espera.",
                "Resti’n la hipoteca: demani al banc el capital pendent.",
                "Resti’n honoraris, documentació i cancel·lació.",
                "Resti’n els dos impostos, amb el guany que resulta de la seva escriptura.",
                "Amb aquesta xifra pot planejar el pròxim habitatge.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què deixa una venda, en números?",
        blocks: [
          "Un matrimoni resident ven per 500.000\u00a0€ el que li va costar 400.000\u00a0€, despeses incloses. Deu al banc 150.000\u00a0€. Si honoraris, documentació i plusvàlua sumen 25.000\u00a0€, el guany és de 75.000\u00a0€ i cadascun en declara la meitat. Per 37.500\u00a0€ la renda són 7.755\u00a0€ per persona, i els queden 309.490\u00a0€.",
        ],
      },
      inShort: [
        "Qui ven paga la plusvàlua, l’impost sobre el guany, els honoraris i els certificats.",
        "L’impost sobre el guany depèn del que s’hagi guanyat; la plusvàlua, del valor cadastral del sòl i dels anys, o del guany si així surt a menys.",
        "Saber la suma per endavant diu quina oferta es pot acceptar.",
      ],
      next: "Comenci pel preu: amb una [valoració gratuïta](/valuation) tindrà l’interval per fer comptes.",
      description:
        "Despeses de venda d’un habitatge: què es paga abans de l’anunci, què es descompta a la notaria, quins impostos venen després i com es calcula el que li queda.",
      sources: [
        "Reial decret legislatiu 2/2004, arts. 104 a 110",
        "Llei 35/2006, arts. 33 a 38",
        "Reial decret 390/2021, arts. 15 i 17",
        "Codi civil de Catalunya, art. 531-6",
      ],
    },
    ru: {
      names: [
        "расходы при продаже",
        "расходы при продаже квартиры",
        "расходы при продаже жилья",
        "расходы продавца",
        "сколько стоит продать квартиру",
        "что платит продавец",
        "налоги и расходы при продаже",
        "затраты на продажу недвижимости",
      ],
      title: "Расходы при продаже жилья",
      answers: {
        what: [
          "Расходы при продаже жилья складываются из четырёх частей: налог на прирост стоимости земли (plusvalía), налог на доход, комиссия агентства и документы.",
          "Если осталась ипотека, добавляется её снятие.",
          "Посчитать всё это стоит до того, как назвать цену: важно, сколько останется у вас.",
        ],
        cost: "Расходы при продаже нельзя назвать одним процентом: налоги считают не с цены, а комиссия зависит от агентского договора. Документы стоят сравнительно мало, так что решают налоги.",
        who: "Расходы при продаже несёт собственник: plusvalía, налог на доход, сертификаты и снятие ипотеки. Покупатель платит свой налог, нотариальный акт с первой копией и реестр (Гражданский кодекс Каталонии, ст. 531-6).",
        time: "Расходы при продаже приходят в три приёма. Сертификаты\u00a0— до объявления, комиссия и ипотека\u00a0— в день сделки, plusvalía — за 30\u00a0рабочих дней после неё, а налог на доход\u00a0— в декларации на следующий год.",
      },
      sections: [
        {
          heading: "За что платят до объявления?",
          blocks: [
            {
              points: [
                "За сертификат энергоэффективности: этикетка с классом нужна в любом объявлении (RD 390/2021, ст. 15 и 17).",
                "За свидетельство о пригодности для проживания (cédula de habitabilidad), если срок вашего истёк.",
                "За выписку из реестра (nota simple), чтобы увидеть, что в нём записано.",
                "За мелкий ремонт, а если хотите, то и за подготовку и съёмку.",
              ],
            },
            "Первые два документа готовит технический архитектор, официальной цены на них нет. Попросите две сметы, но сначала проверьте, не действуют ли ещё те документы, что у вас уже есть.",
          ],
        },
        {
          heading: "Что вычтут в день сделки?",
          blocks: [
            {
              points: [
                "Остаток долга банку и сумму на снятие ипотеки.",
                "Комиссию агентства с НДС, если по агентскому договору её платят в этот день.",
                "Взносы в сообщество и налог на недвижимость (IBI) до этой даты, как договорились.",
                "Если вы живёте за границей: {withheld.rate} цены, которые покупатель платит в налоговую службу (излишек сверх налога возвращают по форме 210), и почти всегда plusvalía.",
              ],
            },
          ],
        },
        {
          heading: "Какие налоги придут потом?",
          blocks: [
            "Город облагает прирост стоимости земли, государство\u00a0— ваш доход. Если вы продали дешевле, чем купили, платить не нужно ни того ни другого, но подать обе декларации всё равно надо. Комиссию, сертификаты и plusvalía при расчёте дохода вычитают как расходы на продажу (Закон 35/2006, ст. 35).",
          ],
        },
        {
          heading: "Как посчитать, сколько останется у вас?",
          blocks: [
            {
              steps: [
                "Возьмите цену, на которую вы действительно согласитесь, а не ту, на которую надеетесь.",
                "Вычтите ипотеку: остаток долга сообщит банк.",
                "Вычтите комиссию, документы и снятие ипотеки.",
                "Вычтите оба налога, посчитав доход по нотариальному акту о своей покупке.",
                "С той суммой, что получилась, можно выбирать следующее жильё.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Что остаётся после продажи в цифрах?",
        blocks: [
          "Супруги-резиденты продают за 500\u00a0000\u00a0€ жильё, которое обошлось им со всеми расходами в 400\u00a0000\u00a0€. Банку они должны 150\u00a0000\u00a0€. Пусть комиссия, документы и plusvalía составят 25\u00a0000\u00a0€: тогда доход равен 75\u00a0000\u00a0€, по половине на каждого. С 37\u00a0500\u00a0€ каждый заплатит 7\u00a0755\u00a0€, и у них останется 309\u00a0490\u00a0€.",
        ],
      },
      inShort: [
        "Продавец платит plusvalía, налог на доход, комиссию агентства и за сертификаты.",
        "Ни один из налогов не считают прямо с цены продажи.",
        "Если знать сумму заранее, видно, на какое предложение можно согласиться.",
      ],
      next: "Начните с цены: [бесплатная оценка](/valuation) даст ценовой диапазон для расчёта.",
      description:
        "Расходы при продаже жилья в Барселоне: за что платят до объявления, что вычтут у нотариуса, какие налоги придут потом и как посчитать, сколько останется.",
      sources: [
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 104–110",
        "Закон 35/2006, ст. 33–38",
        "Королевский декрет (RD) 390/2021, ст. 15 и 17",
        "Гражданский кодекс Каталонии, ст. 531-6",
      ],
    },
  },
};
