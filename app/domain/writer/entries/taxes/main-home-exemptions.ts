import type { Entry } from "../entry";

export const mainHomeExemptions: Entry = {
  theme: "costs",
  related: [
    "income-tax-on-the-gain",
    "plusvalia",
    "costs-of-selling",
    "bare-ownership",
    "inherited-home",
    "buying-before-selling",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "over 65 selling main home",
        "over 65 capital gains tax exemption",
        "over 65s selling house spain",
        "pensioners selling main home",
        "reinvestment exemption",
        "buying before selling reinvestment",
        "reinvestment relief main home",
        "exemption for main home",
        "rollover relief spain",
        "sell main home and buy another",
        "selling home after 65",
        "capital gains tax over 65",
        "over 65 selling house",
        "over 65 sell house tax",
      ],
      title: "Selling your main home without income tax: over 65, or by buying again",
      answers: {
        what: [
          "Over 65, selling your main home bears no income tax at all, whatever the gain and whatever you do with the money (Law 35/2006, art. 33.4 b).",
          "Under that age there is the reinvestment exemption: no tax if the whole sum goes into another main home within two years, before or after the sale; with half the money, half the gain is free.",
          "Either way the sale is declared, and the town hall’s plusvalía is still due.",
        ],
        conditions:
          "The exemption over 65 asks for two things: that you have had your 65th birthday on the day of the deed, and that the home is your main one, lived in for three years without a break. For reinvestment the age does not matter, but the money has to go into another main home within two years. In both cases you must be a resident of Spain, with an exception for people in the EU.",
        must: "No, over 65 you need not buy anything: the exemption for the main home does not ask what happens to the money. Below 65 you do have to buy again, within two years. Whatever your age, a second home or one you have let is taxed.",
        when: "For the reinvestment exemption you have two years, counted from the day of the sale, backwards or forwards. If you buy after the return is due, you say in that return that you will. The exemption over 65 has no deadline: only your age on the day of the deed counts.",
        how: "To use the reinvestment exemption or the one over 65, you do four things: prove that you live there (municipal register, bills), keep both deeds, mark the exempt gain in the return of the year of the sale and, for reinvestment, move into the new home within twelve months.",
      },
      abroad:
        "If you live in another country of the EU or the EEA and sell what was your main home in Spain, reinvestment can be asked for on form 228; elsewhere neither exemption applies.",
      sections: [
        {
          heading: "Over 65 or reinvestment: what is the difference?",
          blocks: [
            {
              caption: "The two exemptions from income tax on selling a main home",
              columns: ["", "Over 65", "Reinvestment"],
              rows: [
                ["Age", "65 on the day of the deed", "Any"],
                ["What to do with the money", "Whatever you like", "Another main home"],
                ["Deadline", "None while you live there; two years after moving out", "Two years before or after"],
                ["Part of the money only", "Makes no difference", "Only that part of the gain is free"],
                ["Selling the bare ownership and staying", "Also exempt", "Ask first"],
              ],
            },
            "A couple is looked at one by one. If he is 67 and she is 62, half each, his half is free and hers is taxed unless she buys again.",
          ],
        },
        {
          heading: "What counts as the main home?",
          blocks: [
            "One in which you have lived for three years without a break, or less if a marriage, a separation, a job or the like made you leave. It still counts if you sell within two years of moving out (Royal Decree 439/2007, arts. 41 and 41 bis). Being on the municipal register helps, but is no proof by itself: light and water bills tell more.",
          ],
        },
        {
          heading: "How much has to be reinvested?",
          blocks: [
            "The price you received, less the costs of the sale and less the mortgage you paid off with it. What you still borrow for the new home counts as paid for it only as far as the tax agency accepts, so have an adviser do this sum before you choose the loan.",
          ],
        },
        {
          heading: "How do you declare it, and what else is due?",
          blocks: [
            {
              steps: [
                "Within 30\u00a0working days of the deed: plusvalía at the town hall. Neither exemption covers it.",
                "In spring of the next year: the sale goes into the income tax return, with the gain marked as exempt.",
                "If you have not bought yet: say in that return that you will reinvest, and how much.",
                "Within two years of the sale: sign the deed of the new home, and move in within twelve months.",
                "If you don’t: file a corrected return and pay the tax with interest.",
              ],
            },
            "Part of the money is enough for part of the relief: of €500,000 received, €300,000 put into the new home frees 60% of the gain.",
          ],
        },
        {
          heading: "Which documents should you keep?",
          blocks: [
            {
              points: [
                "The deeds of purchase and sale, and of the new home.",
                "Proof of residence for three years: register, bills, tax returns.",
                "The account statements that show where the money went.",
                "The mortgage’s balance on the day of the sale.",
              ],
            },
          ],
        },
        {
          heading: "How do people lose the exemption?",
          blocks: [
            {
              points: [
                "They sell at 64 and some months, when waiting would have cost nothing.",
                "They move in with their children, let the home and sell three years later: it is no longer the main home.",
                "They buy a second home by the sea with the money.",
                "They don’t mention the reinvestment in the return.",
                "They put the home in their children’s names first: the child who sells is not over 65.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "A gain of €200,000, at 66 and at 60",
        blocks: [
          {
            caption: "A resident sells for €500,000 a main home that cost €300,000, everything included",
            columns: ["Who sells", "What happens to the money", "Income tax"],
            rows: [
              ["Aged 66", "Stays in the bank", "€0"],
              ["Aged 60", "All of it goes into another main home", "€0"],
              ["Aged 60", "Half goes into another main home", "On €100,000: €21,880"],
              ["Aged 60", "Stays in the bank", "On €200,000: €44,880"],
            ],
          },
        ],
      },
      inShort: [
        "Whoever has turned 65 sells the main home without income tax on the gain.",
        "Younger sellers are exempt as far as they put the money into another main home within two years.",
        "Both have to be declared, and plusvalía is separate.",
      ],
      next: "To know what is at stake, begin with the price: ask for a [free valuation](/valuation).",
      description:
        "Selling a main home in Spain over 65 or to buy another: who pays no income tax, the three years, the two-year deadline, partial reinvestment and four cases.",
      sources: [
        "Law 35/2006, arts. 33.4 b and 38",
        "Royal Decree 439/2007, arts. 41 and 41 bis",
        "Royal Legislative Decree 5/2004, seventh additional provision",
      ],
    },
    es: {
      names: [
        "mayores de 65 años venta vivienda",
        "vender piso mayores de 65 años",
        "exención mayores de 65 años",
        "venta vivienda habitual mayor de 65",
        "jubilado vende su vivienda habitual",
        "exención por reinversión",
        "comprar antes de vender reinversión",
        "reinversión en vivienda habitual",
        "reinvertir en otra vivienda habitual",
        "vender vivienda habitual y comprar otra",
        "vender mi casa con más de 65 años",
        "irpf mayores de 65 años venta vivienda",
        "vender casa mayores 65 impuestos",
      ],
      title: "Vender la vivienda habitual sin pagar renta: mayores de 65 o reinversión",
      answers: {
        what: [
          "Los mayores de 65\u00a0años no pagan IRPF por la venta de su vivienda habitual, sea cual sea la ganancia y hagan lo que hagan con el dinero (Ley 35/2006, art. 33.4\u00a0b).",
          "Con menos edad existe la exención por reinversión: no se paga si todo lo obtenido va a otra vivienda habitual en dos años, antes o después de vender; si va la mitad, queda libre la mitad de la ganancia.",
          "En ambos casos hay que declarar la venta, y la plusvalía municipal se paga igual.",
        ],
        conditions:
          "La exención de los mayores de 65\u00a0años pide dos cosas: haberlos cumplido el día de la escritura y que la vivienda sea la habitual, es decir, haber vivido en ella tres años seguidos. Para la reinversión en vivienda habitual la edad no importa, pero el dinero tiene que ir a otra vivienda habitual en dos años. Las dos son para residentes, con una salvedad para quien vive en la Unión Europea.",
        must: "No: con más de 65\u00a0años no hace falta reinvertir, porque la exención de la vivienda habitual no pregunta por el dinero. Por debajo de esa edad sí hay que comprar otra, en dos años. Y con cualquier edad, una segunda residencia o un piso alquilado pagan.",
        when: "Para la reinversión en vivienda habitual hay dos años contados desde la venta, hacia atrás o hacia delante. Si va a comprar después de presentar la renta, lo dice en ella. La exención de los mayores de 65\u00a0años no tiene plazo: cuenta la edad el día de la escritura.",
        how: "Para aplicar la exención por reinversión o la de mayores de 65\u00a0años se hacen cuatro cosas: probar que se vive allí (padrón, recibos), guardar las dos escrituras, marcar la ganancia exenta en la renta del año de la venta y, si se reinvierte, entrar a vivir en la nueva antes de doce meses.",
      },
      abroad:
        "Si vive en otro país de la Unión Europea o del Espacio Económico Europeo y vende la que fue su vivienda habitual en España, la reinversión se pide con el modelo 228; fuera de ahí no hay ninguna de las dos exenciones.",
      sections: [
        {
          heading: "¿En qué se diferencian las dos exenciones?",
          blocks: [
            {
              caption: "Dos formas de no pagar IRPF al vender la vivienda habitual",
              columns: ["", "Mayores de 65", "Reinversión"],
              rows: [
                ["Edad", "65 cumplidos el día de la escritura", "Cualquiera"],
                ["Qué se hace con el dinero", "Lo que se quiera", "Otra vivienda habitual"],
                ["Plazo", "Ninguno si vive en ella; dos años desde que se va", "Dos años, antes o después"],
                ["Si se usa solo una parte", "Da igual", "Queda libre esa parte de la ganancia"],
                ["Vender la nuda propiedad y quedarse", "También exento", "Pregunte antes"],
              ],
            },
            "En un matrimonio se mira a cada uno. Si él tiene 67 y ella 62, a medias, la mitad de él no paga y la de ella sí, salvo que reinvierta.",
          ],
        },
        {
          heading: "¿Qué se entiende por vivienda habitual?",
          blocks: [
            "La que se ha habitado tres años seguidos, o menos si obligó a irse una boda, una separación, un traslado o algo parecido. Sigue contando si se vende en los dos años posteriores a haberla dejado (Real Decreto 439/2007, arts. 41 y 41 bis). El padrón ayuda, pero no basta: dicen más los recibos de luz y agua.",
          ],
        },
        {
          heading: "¿Cuánto hay que reinvertir?",
          blocks: [
            "El precio cobrado, menos los gastos de la venta y menos la hipoteca que se canceló con él. Lo que financie con un préstamo nuevo no siempre se mira igual: que un asesor haga esta cuenta antes de elegir la hipoteca.",
          ],
        },
        {
          heading: "¿Cómo se declara y qué más se paga?",
          blocks: [
            {
              steps: [
                "En los 30\u00a0días hábiles siguientes a la escritura, la plusvalía en el ayuntamiento: ninguna de las dos exenciones la cubre.",
                "En la primavera del año siguiente, la venta va en la declaración de la renta, con la ganancia marcada como exenta.",
                "Si aún no ha comprado, diga en esa declaración que reinvertirá, y cuánto.",
                "En los dos años siguientes a la venta, firme la escritura de la nueva vivienda y entre a vivir en doce meses.",
                "Si no lo hace, presente una complementaria y pague el impuesto con intereses.",
              ],
            },
            "Reinvertir una parte libra esa parte: de 500.000\u00a0€ cobrados, 300.000\u00a0€ puestos en la nueva vivienda dejan exento el 60\u00a0% de la ganancia.",
          ],
        },
        {
          heading: "¿Qué documentos conviene guardar?",
          blocks: [
            {
              points: [
                "Las escrituras de compra y de venta, y la de la nueva vivienda.",
                "Pruebas de tres años de residencia: padrón, recibos, declaraciones.",
                "Los extractos que muestran adónde fue el dinero.",
                "El saldo de la hipoteca el día de la venta.",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se pierde la exención?",
          blocks: [
            {
              points: [
                "Vendiendo a los 64 y pico, cuando esperar no costaba nada.",
                "Mudándose con los hijos, alquilando el piso y vendiéndolo tres años después: ya no es la vivienda habitual.",
                "Comprando con el dinero un apartamento en la playa.",
                "No anunciando la reinversión en la renta.",
                "Poniéndolo antes a nombre de los hijos: quien vende ya no tiene 65\u00a0años.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Una ganancia de 200.000\u00a0€, a los 66 y a los 60\u00a0años",
        blocks: [
          {
            caption: "Un residente vende por 500.000\u00a0€ su vivienda habitual, que le costó 300.000\u00a0€ con todo",
            columns: ["Quién vende", "Qué hace con el dinero", "IRPF"],
            rows: [
              ["Con 66\u00a0años", "Lo deja en el banco", "0\u00a0€"],
              ["Con 60\u00a0años", "Todo va a otra vivienda habitual", "0\u00a0€"],
              ["Con 60\u00a0años", "La mitad va a otra vivienda habitual", "Por 100.000\u00a0€: 21.880\u00a0€"],
              ["Con 60\u00a0años", "Lo deja en el banco", "Por 200.000\u00a0€: 44.880\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "Quien ha cumplido 65\u00a0años vende su vivienda habitual sin pagar renta por la ganancia.",
        "Los más jóvenes quedan exentos en lo que reinviertan en otra vivienda habitual, en dos años.",
        "Las dos cosas se declaran, y la plusvalía va aparte.",
      ],
      next: "Para saber qué hay en juego, empiece por el precio: pida una [valoración gratuita](/valuation).",
      description:
        "Vender la vivienda habitual con más de 65 años o reinvirtiendo en otra: quién no paga IRPF, los tres años, el plazo de dos, reinversión parcial y cuatro casos.",
      sources: [
        "Ley 35/2006, arts. 33.4\u00a0b y 38",
        "Real Decreto 439/2007, arts. 41 y 41 bis",
        "Real Decreto Legislativo 5/2004, disposición adicional séptima",
      ],
    },
    ca: {
      names: [
        "majors de 65 anys venda habitatge",
        "vendre un pis majors de 65 anys",
        "exempció majors de 65 anys",
        "venda habitatge habitual majors de 65 anys",
        "irpf venda habitatge majors de 65",
        "jubilat ven l'habitatge habitual",
        "exempció per reinversió",
        "comprar abans de vendre reinversió",
        "reinversió en habitatge habitual",
        "reinversió habitatge habitual irpf",
        "vendre l'habitatge habitual i comprar-ne un altre",
      ],
      title: "Vendre l’habitatge habitual sense pagar renda: majors de 65 o reinversió",
      answers: {
        what: [
          "Els majors de 65\u00a0anys no paguen IRPF per la venda de l’habitatge habitual, sigui quin sigui el guany i facin el que facin amb els diners (Llei 35/2006, art. 33.4\u00a0b).",
          "Amb menys edat hi ha l’exempció per reinversió: no es paga si tot el que s’obté va a un altre habitatge habitual en dos anys, abans o després de vendre; si hi va la meitat, queda lliure la meitat del guany.",
          "En tots dos casos s’ha de declarar la venda, i la plusvàlua municipal es paga igualment.",
        ],
        conditions:
          "L’exempció dels majors de 65\u00a0anys demana dues coses: tenir-los fets el dia de l’escriptura i que l’habitatge sigui l’habitual, és a dir, haver-hi viscut tres anys seguits. Per a la reinversió en habitatge habitual l’edat no hi fa res, però els diners han d’anar a un altre habitatge habitual en dos anys. Totes dues són per a residents, amb una excepció per a qui viu a la Unió Europea.",
        must: "No: amb més de 65\u00a0anys no cal reinvertir, perquè l’exempció de l’habitatge habitual no pregunta pels diners. Per sota d’aquesta edat sí que cal comprar-ne un altre, en dos anys. I a qualsevol edat, una segona residència o un pis llogat paguen.",
        when: "Per a la reinversió en habitatge habitual hi ha dos anys comptats des de la venda, enrere o endavant. Si ha de comprar després de presentar la renda, ho hi fa constar. L’exempció dels majors de 65\u00a0anys no té termini: compta l’edat el dia de l’escriptura.",
        how: "Per aplicar l’exempció per reinversió o la de majors de 65\u00a0anys es fan quatre coses: provar que s’hi viu (padró, rebuts), guardar les dues escriptures, marcar el guany exempt a la renda de l’any de la venda i, si es reinverteix, entrar a viure al nou abans de dotze mesos.",
      },
      abroad:
        "Si viu en un altre país de la Unió Europea o de l’Espai Econòmic Europeu i ven el que va ser el seu habitatge habitual a Espanya, la reinversió es demana amb el model 228; fora d’aquí no hi ha cap de les dues exempcions.",
      sections: [
        {
          heading: "En què es diferencien les dues exempcions?",
          blocks: [
            {
              caption: "Dues maneres de no pagar IRPF en vendre l’habitatge habitual",
              columns: ["", "Majors de 65", "Reinversió"],
              rows: [
                ["Edat", "65 fets el dia de l’escriptura", "Qualsevol"],
                ["Què es fa amb els diners", "El que es vulgui", "Un altre habitatge habitual"],
                ["Termini", "Cap si hi viu; dos anys des que se’n va", "Dos anys, abans o després"],
                ["Si només se n’usa una part", "Tant se val", "Queda lliure aquella part del guany"],
                ["Vendre la nua propietat i quedar-s’hi", "També exempt", "Pregunti-ho abans"],
              ],
            },
            "En un matrimoni es mira cadascú. Si ell té 67 anys i ella 62, a mitges, la meitat d’ell no paga i la d’ella sí, tret que reinverteixi.",
          ],
        },
        {
          heading: "Què s’entén per habitatge habitual?",
          blocks: [
            "El que s’ha habitat tres anys seguits, o menys si va obligar a marxar un casament, una separació, un trasllat o una cosa semblant. Continua comptant si es ven en els dos anys posteriors a haver-lo deixat (Reial decret 439/2007, arts. 41 i 41 bis). El padró hi ajuda, però no n’hi ha prou: diuen més els rebuts de llum i aigua.",
          ],
        },
        {
          heading: "Quant s’ha de reinvertir?",
          blocks: [
            "El preu cobrat, menys les despeses de la venda i menys la hipoteca que s’hi va cancel·lar. El que financi amb un préstec nou no sempre es mira igual: que un assessor faci aquest compte abans de triar la hipoteca.",
          ],
        },
        {
          heading: "Com es declara i què més es paga?",
          blocks: [
            {
              steps: [
                "En els 30\u00a0dies hàbils següents a l’escriptura, la plusvàlua a l’ajuntament: cap de les dues exempcions no la cobreix.",
                "A la primavera de l’any següent, la venda va a la declaració de la renda, amb el guany marcat com a exempt.",
                "Si encara no ha comprat, digui en aquesta declaració que reinvertirà, i quant.",
                "En els dos anys següents a la venda, signi l’escriptura del nou habitatge i vagi-hi a viure en dotze mesos.",
                "Si no ho fa, presenti una complementària i pagui l’impost amb interessos.",
              ],
            },
            "Reinvertir-ne una part allibera aquella part: de 500.000\u00a0€ cobrats, 300.000\u00a0€ posats en el nou habitatge deixen exempt el 60\u00a0% del guany.",
          ],
        },
        {
          heading: "Quins documents convé guardar?",
          blocks: [
            {
              points: [
                "Les escriptures de compra i de venda, i la del nou habitatge.",
                "Proves de tres anys de residència: padró, rebuts, declaracions.",
                "Els extractes que mostren on van anar els diners.",
                "El saldo de la hipoteca el dia de la venda.",
              ],
            },
          ],
        },
        {
          heading: "Com es perd l’exempció?",
          blocks: [
            {
              points: [
                "Venent als 64 i escaig, quan esperar no costava res.",
                "Anant a viure amb els fills, llogant el pis i venent-lo al cap de tres anys: ja no és l’habitatge habitual.",
                "Comprant amb els diners un apartament a la platja.",
                "No anunciant la reinversió a la renda.",
                "Posant-lo abans a nom dels fills: qui ven ja no té 65\u00a0anys.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Un guany de 200.000\u00a0€, als 66 i als 60\u00a0anys",
        blocks: [
          {
            caption: "Un resident ven per 500.000\u00a0€ l’habitatge habitual, que li va costar 300.000\u00a0€ amb tot",
            columns: ["Qui ven", "Què fa amb els diners", "IRPF"],
            rows: [
              ["Amb 66\u00a0anys", "Els deixa al banc", "0\u00a0€"],
              ["Amb 60\u00a0anys", "Tots van a un altre habitatge habitual", "0\u00a0€"],
              ["Amb 60\u00a0anys", "La meitat va a un altre habitatge habitual", "Per 100.000\u00a0€: 21.880\u00a0€"],
              ["Amb 60\u00a0anys", "Els deixa al banc", "Per 200.000\u00a0€: 44.880\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "Qui ha fet 65\u00a0anys ven l’habitatge habitual sense pagar renda pel guany.",
        "Els més joves queden exempts en la part que reinverteixin en un altre habitatge habitual, en dos anys.",
        "Totes dues coses es declaren, i la plusvàlua va a part.",
      ],
      next: "Per saber què hi ha en joc, comenci pel preu: demani una [valoració gratuïta](/valuation).",
      description:
        "Vendre l’habitatge habitual amb més de 65 anys o reinvertint en un altre: qui no paga IRPF, els tres anys, el termini de dos, reinversió parcial i quatre casos.",
      sources: [
        "Llei 35/2006, arts. 33.4\u00a0b i 38",
        "Reial decret 439/2007, arts. 41 i 41 bis",
        "Reial decret legislatiu 5/2004, disposició addicional setena",
      ],
    },
    ru: {
      names: [
        "продажа основного жилья после 65",
        "продажа квартиры после 65 лет",
        "льгота при продаже жилья после 65 лет",
        "налог с продажи квартиры для пенсионеров",
        "освобождение от налога при продаже основного жилья",
        "реинвестирование в основное жильё",
        "купить до продажи реинвестирование",
        "продать квартиру и купить другую налог",
        "как не платить налог при продаже квартиры",
        "налог с продажи квартиры после 65 лет",
        "льгота для пенсионеров при продаже квартиры",
        "старше 65 продажа основного жилья",
      ],
      title: "Продажа основного жилья без налога: после 65 лет или с покупкой другого",
      answers: {
        what: [
          "После 65\u00a0лет продажа основного жилья в Испании не облагается налогом на доход, каким бы он ни был и на что бы вы ни потратили деньги (Закон 35/2006, ст. 33.4\u00a0b).",
          "Тем, кто моложе, помогает реинвестирование: налога нет, если все деньги ушли на другое основное жильё за два года до или после продажи; вложили половину\u00a0— свободна половина дохода.",
          "Декларацию подают в обоих случаях, и городской налог plusvalía остаётся.",
        ],
        conditions:
          "Условий для продажи основного жилья после 65\u00a0лет два: в день акта вам исполнилось 65, и вы прожили в этом жилье три года подряд. Для реинвестирования возраст не важен, но деньги должны пойти на другое основное жильё, и на это есть два года. Обе льготы положены резидентам Испании; исключение сделано для тех, кто живёт в Евросоюзе.",
        must: "Нет, после 65\u00a0лет покупать ничего не нужно: продажа основного жилья свободна от налога, куда бы ни пошли деньги. Тем, кто моложе, купить другое жильё придётся, и за два года. За второе жильё или сдававшуюся квартиру платят в любом возрасте.",
        when: "На реинвестирование в основное жильё есть два года, и считают их от продажи в обе стороны. Если покупка будет позже, о ней сообщают в декларации за год продажи. У льготы после 65\u00a0лет срока нет: важен только возраст в день акта.",
        how: "Чтобы получить освобождение от налога при продаже основного жилья, нужно четыре шага: подтвердить, что вы там живёте (регистрация, квитанции), сохранить оба акта, отметить свободный доход в декларации за год продажи, а при реинвестировании ещё и въехать в новое жильё за двенадцать месяцев.",
      },
      abroad:
        "Если вы живёте в другой стране ЕС или ЕЭЗ и продаёте то, что было вашим основным жильём в Испании, реинвестирование заявляют по форме 228; в остальных странах обеих льгот нет.",
      sections: [
        {
          heading: "Чем отличаются две льготы?",
          blocks: [
            {
              caption: "Как продать основное жильё и не платить налог на доход",
              columns: ["", "После 65 лет", "Реинвестирование"],
              rows: [
                ["Возраст", "65\u00a0лет в день акта", "Любой"],
                ["На что пойдут деньги", "На что угодно", "На другое основное жильё"],
                ["Срок", "Нет, пока вы там живёте; два года после переезда", "Два года до или после"],
                ["Если вложена только часть", "Не важно", "Свободна такая же часть дохода"],
                ["Продать и остаться жить пожизненно", "Тоже без налога", "Сначала спросите"],
              ],
            },
            "Супругов рассматривают по отдельности. Ему 67, ей 62, квартира пополам: его половина свободна, с её половины налог возьмут, если она не купит другое жильё.",
          ],
        },
        {
          heading: "Какое жильё считают основным?",
          blocks: [
            "То, где вы прожили три года подряд. Меньше\u00a0— только если уехать заставили брак, развод, новая работа и тому подобное. Жильё остаётся основным ещё два года после того, как вы из него выехали (RD 439/2007, ст. 41 и 41 bis). Регистрация по адресу помогает, но одной её мало: квитанции за свет и воду говорят больше.",
          ],
        },
        {
          heading: "Сколько нужно вложить?",
          blocks: [
            "Полученную цену за вычетом расходов на сделку и ипотеки, которую вы с неё погасили. С деньгами, взятыми на новое жильё в кредит, не всё так просто, поэтому пусть консультант посчитает это до того, как вы выберете ипотеку.",
          ],
        },
        {
          heading: "Как заявить освобождение и что ещё платят?",
          blocks: [
            {
              steps: [
                "За 30\u00a0рабочих дней после акта подают plusvalía в мэрию: от неё не освобождает ни возраст, ни покупка нового жилья.",
                "Весной следующего года продажу указывают в декларации о доходах и отмечают прирост как освобождённый.",
                "Если новое жильё ещё не куплено, в этой же декларации пишут, что деньги вложат, и сколько.",
                "В течение двух лет после продажи подписывают акт на новое жильё и за двенадцать месяцев переезжают.",
                "Если не вышло, подают исправленную декларацию и платят налог с процентами.",
              ],
            },
            "Вложенная часть освобождает такую же часть прироста: из полученных 500\u00a0000\u00a0€ вложено 300\u00a0000\u00a0€\u00a0— налога нет с 60\u00a0%. Все подтверждения храните четыре года после декларации: квитанции за свет и воду, прописку (empadronamiento), оба акта и выписки банка. Продавцу старше 65 лет достаточно доказать возраст и то, что жильё основное.",
          ],
        },
        {
          heading: "Что сохранить на случай проверки?",
          blocks: [
            {
              points: [
                "Акты о покупке и продаже, а также акт на новое жильё.",
                "Подтверждения, что вы жили там три года: регистрация, квитанции, декларации.",
                "Выписки со счёта, из которых видно, куда ушли деньги.",
                "Справку банка об остатке ипотеки в день продажи.",
              ],
            },
            "Plusvalía при этом остаётся: её платят мэрии в любом возрасте, если земля подорожала. При сделке на 500\u00a0000\u00a0€ разница между освобождением и обычным налогом доходит до десятков тысяч евро, поэтому подтверждения соберите до сделки, а не после письма из налоговой.",
          ],
        },
        {
          heading: "Из-за чего теряют льготу?",
          blocks: [
            {
              points: [
                "Продают в 64 с небольшим, хотя можно было подождать.",
                "Переезжают к детям, сдают квартиру и продают её через три года: основной она уже не считается.",
                "Покупают на эти деньги дачу у моря.",
                "Не сообщают о новом жилье в декларации.",
                "Сначала переписывают квартиру на детей: тому, кто продаёт, уже не 65.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Доход 200\u00a0000\u00a0€ в 66 и в 60\u00a0лет",
        blocks: [
          {
            caption:
              "Резидент продаёт за 500\u00a0000\u00a0€ основное жильё, которое со всеми расходами обошлось в 300\u00a0000\u00a0€",
            columns: ["Кто продаёт", "Куда идут деньги", "Налог на доход"],
            rows: [
              ["66\u00a0лет", "Остаются в банке", "0\u00a0€"],
              ["60\u00a0лет", "Все на другое основное жильё", "0\u00a0€"],
              ["60\u00a0лет", "Половина на другое основное жильё", "Со 100\u00a0000\u00a0€: 21\u00a0880\u00a0€"],
              ["60\u00a0лет", "Остаются в банке", "С 200\u00a0000\u00a0€: 44\u00a0880\u00a0€"],
            ],
          },
        ],
      },
      inShort: [
        "Кому исполнилось 65\u00a0лет, тот продаёт основное жильё без налога на доход.",
        "Остальные свободны от него в той части, которую за два года вложат в другое основное жильё.",
        "Декларация нужна всё равно, а plusvalía платят отдельно.",
      ],
      next: "Чтобы понять, о каких деньгах речь, начните с цены: закажите [бесплатную оценку](/valuation).",
      description:
        "Продажа основного жилья в Испании после 65 лет или с покупкой другого: кто не платит налог на доход, три года проживания, срок в два года и четыре примера.",
      sources: [
        "Закон 35/2006, ст. 33.4\u00a0b и 38",
        "Королевский декрет (RD) 439/2007, ст. 41 и 41 bis",
        "Королевский законодательный декрет (RDLeg) 5/2004, седьмое дополнительное положение",
      ],
    },
  },
};
