import type { Entry } from "../entry";

export const monthlyPayment: Entry = {
  theme: "mortgage",
  related: ["debts-and-income", "age-and-term", "fixed-or-variable", "living-costs-of-a-home", "early-repayment"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "monthly mortgage payment",
        "mortgage payment calculator",
        "mortgage repayment",
        "how to calculate a mortgage payment",
        "mortgage instalment",
        "monthly repayments",
        "mortgage calculator spain",
        "mortgage payment on 300000",
        "how much is a mortgage per month",
      ],
      title: "The monthly payment of a mortgage",
      answers: {
        what: "The monthly mortgage payment on each €100,000 you borrow is €474 over 25 years at 3%, and €422 over 30. At 4% it is €528 and €477. Multiply by your loan: €300,000 over 25 years at 3% comes to €1,423. Only three figures decide it: the loan, the rate and the years.",
        cost: "A monthly mortgage payment on €300,000 at 3% is €1,664 over 20 years, €1,423 over 25 and €1,265 over 30. The interest adds up to €99,310, €126,790 and €155,332. Ten years more make the month €399 cheaper and the loan €56,022 dearer.",
        calculation:
          "The monthly mortgage payment is the loan × the monthly rate ÷ (1 − (1 + the monthly rate) to the power of −months). For €300,000 at 3% a year over 25 years the monthly rate is 0.25%, the months are 300, and the result is €1,422.63. The calculator on our cost page does it with your own figures.",
        time: "A monthly mortgage payment runs for the whole term, usually on the same day each month, and starts the month after signing. With a fixed rate it stays the same; with a variable rate it is worked out again at the dates in the contract.",
        how: "To calculate a monthly mortgage payment, multiply the loan by the monthly rate and divide by one minus (one plus that rate) to the power of minus the number of months. For €300,000 at 3% over 25 years that gives €1,422.63. Our cost page does the sum with the rate your bank quotes.",
      },
      sections: [
        {
          heading: "What is each payment made of?",
          blocks: [
            "Each month the bank charges interest on what you still owe, and the rest of your payment reduces the debt. Of the first €1,423 in our example €750 is interest; of the last, less than €4. This is the French system, usual in Spain: equal payments with a changing mixture.",
            "An early repayment in the first years therefore saves more than the same sum later. Ask for the table of payments with your offer; it shows every month to the end.",
          ],
        },
        {
          heading: "What does €100,000 cost a month, by rate and term?",
          blocks: [
            {
              caption: "Monthly payment for each €100,000",
              columns: ["Term", "2%", "3%", "4%"],
              rows: [
                ["20 years", "€506", "€555", "€606"],
                ["25 years", "€424", "€474", "€528"],
                ["30 years", "€370", "€422", "€477"],
              ],
            },
            "The rates are examples and no offer. Life or home insurance sold with the loan is paid beside it.",
          ],
        },
        {
          heading: "How high may the payment be?",
          blocks: [
            [
              "Banks compare all your monthly payments with your net income.",
              "For residents they usually accept {loan.debts}, for non-residents {loan.debtsAbroad}.",
              "Car loans, cards and rents you owe count as well.",
            ],
            "A household with €6,000 net a month and a limit of one third may spend €2,000 on all its debts. If a car takes €300 of that, €1,700 is left for the home.",
            "The community fees, the property tax (IBI) and insurance don’t count for the bank. They do for you.",
          ],
        },
        {
          heading: "How do you compare two offers?",
          blocks: [
            {
              steps: [
                "Ask both banks for the same loan and the same years.",
                "Look at the TAE, which includes the costs, before you look at the payment.",
                "Add the products each bank requires, per month.",
                "Multiply by the months you expect to keep the loan and compare the totals.",
                "With a variable rate, read the separate document that shows the payment in several scenarios (Law 5/2019, art.\u00a014.1 c).",
              ],
            },
          ],
        },
        {
          heading: "How much do you still owe after ten years?",
          blocks: [
            {
              caption: "€300,000 over 25 years at an assumed 3%, €1,423 a month",
              columns: ["After", "Paid so far", "Of it interest", "Still owed"],
              rows: [
                ["5 years", "€85,360", "€41,870", "€256,520"],
                ["10 years", "€170,720", "€76,720", "€206,010"],
                ["15 years", "€256,070", "€103,400", "€147,330"],
                ["20 years", "€341,430", "€120,610", "€79,170"],
              ],
            },
            "If you sell after ten years, some €206,000 of the price go to the bank. At 2.81%, the average of new loans in Spain in October 2025 (INE), the same loan costs €1,393 a month; each half point more adds about €75 to €80.",
            "With a variable rate the payment is worked out again on the dates in the contract, usually every six or twelve months. On €300,000 over 25 years a rise from 3 to 4% adds €161 a month; read in the offer from which month it would count.",
          ],
        },
      ],
      example: {
        heading: "What is the payment on €150,000 to €400,000?",
        blocks: [
          {
            caption: "Monthly payment at an assumed 3%, and the net income that banks usually want to see for it",
            columns: ["Loan", "20 years", "25 years", "30 years", "Net income at 35%, 25 years", "25 years at 4%"],
            rows: [
              ["€150,000", "€832", "€711", "€632", "€2,030", "€792"],
              ["€200,000", "€1,109", "€948", "€843", "€2,710", "€1,056"],
              ["€250,000", "€1,386", "€1,186", "€1,054", "€3,390", "€1,320"],
              ["€300,000", "€1,664", "€1,423", "€1,265", "€4,060", "€1,584"],
              ["€400,000", "€2,218", "€1,897", "€1,686", "€5,420", "€2,111"],
            ],
          },
          "Rates are assumed and no offer. For another loan multiply the line of €100,000; for the exact sum use our [cost page](/costs).",
        ],
      },
      inShort:
        "The payment follows from loan, rate and years. It stays equal while its inside changes, from interest to repayment. The table of payments shows each month.",
      next: "[Enter the loan, the years and your bank’s rate on our cost page](/costs) to see payment and total interest.",
      description:
        "Monthly mortgage payment in Spain: what €100,000 costs a month at 2, 3 and 4% over 20, 25 and 30 years, the formula, the bank’s limit, two offers compared.",
      sources: [
        "Law 5/2019, arts.\u00a011 and 14.1 c",
        "Formula of constant payments (French system)",
        "spectrumspanishmortgages.com and idealista: usual debt ratios",
      ],
    },
    es: {
      names: [
        "cuota de la hipoteca",
        "cuota mensual de la hipoteca",
        "cuota hipotecaria",
        "calcular cuota hipoteca",
        "calcular hipoteca",
        "cuánto se paga de hipoteca al mes",
        "letra de la hipoteca",
        "simulador de hipoteca",
        "cuota de una hipoteca a 30 años",
        "cuota hipoteca 300.000 euros",
      ],
      title: "La cuota mensual de la hipoteca",
      answers: {
        what: "La cuota de la hipoteca por cada 100.000\u00a0€ es de 474\u00a0€ al mes a 25 años al 3\u00a0%, y de 422\u00a0€ a 30 años. Al 4\u00a0% son 528 y 477\u00a0€. Multiplique por lo que va a pedir: 300.000\u00a0€ a 25 años al 3\u00a0% salen a 1.423\u00a0€. Solo cuentan tres datos: el importe, el tipo y los años.",
        cost: "La cuota de la hipoteca de 300.000\u00a0€ al 3\u00a0% es de 1.664\u00a0€ a 20 años, 1.423\u00a0€ a 25 y 1.265\u00a0€ a 30. Los intereses suman 99.310, 126.790 y 155.332\u00a0€. Diez años más abaratan el mes en 399\u00a0€ y encarecen el préstamo en 56.022\u00a0€.",
        calculation:
          "La cuota de la hipoteca se calcula así: préstamo × tipo mensual ÷ (1 − (1 + tipo mensual) elevado a −meses). Con 300.000\u00a0€ al 3\u00a0% anual y 25 años, el tipo mensual es el 0,25\u00a0%, los meses son 300 y salen 1.422,63\u00a0€. La calculadora de nuestra página de gastos lo hace con sus cifras.",
        time: "La cuota de la hipoteca se paga durante todo el plazo, por lo general el mismo día del mes y desde el mes siguiente a la firma. Con tipo fijo no cambia; con tipo variable se recalcula en las fechas del contrato.",
        how: "Para calcular la cuota de la hipoteca, multiplique el préstamo por el tipo mensual y divida por uno menos (uno más ese tipo) elevado a menos el número de meses. Con 300.000\u00a0€ al 3\u00a0% y 25 años salen 1.422,63\u00a0€. Nuestra página de gastos hace la cuenta con el tipo que le dé su banco.",
      },
      sections: [
        {
          heading: "¿De qué se compone cada cuota?",
          blocks: [
            "Cada mes el banco cobra intereses por lo que queda por devolver, y el resto de la cuota reduce la deuda. De los primeros 1.423\u00a0€ del ejemplo, 750 son intereses; de los últimos, menos de 4. Es el sistema francés, el habitual en España: siempre se paga lo mismo y la mezcla cambia.",
            "Por eso amortizar en los primeros años ahorra más que hacerlo después. Pida con la oferta el cuadro de amortización: enseña todos los meses hasta el último.",
          ],
        },
        {
          heading: "¿Cuánto cuestan 100.000\u00a0€ al mes según tipo y plazo?",
          blocks: [
            {
              caption: "Cuota mensual por cada 100.000\u00a0€",
              columns: ["Plazo", "2\u00a0%", "3\u00a0%", "4\u00a0%"],
              rows: [
                ["20 años", "506\u00a0€", "555\u00a0€", "606\u00a0€"],
                ["25 años", "424\u00a0€", "474\u00a0€", "528\u00a0€"],
                ["30 años", "370\u00a0€", "422\u00a0€", "477\u00a0€"],
              ],
            },
            "Los tipos son ejemplos, no una oferta. El seguro de vida o de hogar que se venda con el préstamo se paga aparte.",
          ],
        },
        {
          heading: "¿Hasta dónde puede llegar la cuota?",
          blocks: [
            [
              "Los bancos comparan todas sus cuotas con los ingresos netos.",
              "A un residente le suelen admitir el {loan.debts}; a un no residente, el {loan.debtsAbroad}.",
              "También cuentan el coche, las tarjetas y el alquiler que deba.",
            ],
            "Un hogar con 6.000\u00a0€ netos al mes y un límite de un tercio puede dedicar 2.000\u00a0€ a todas sus deudas. Si el coche se lleva 300\u00a0€, quedan 1.700\u00a0€ para la vivienda.",
            "Comunidad, IBI y seguros no entran en la cuenta del banco. En la de usted, sí.",
          ],
        },
        {
          heading: "¿Cómo se comparan dos ofertas?",
          blocks: [
            {
              steps: [
                "Pida a los dos bancos el mismo importe y los mismos años.",
                "Mire primero la TAE, que incluye los gastos, y después la cuota.",
                "Sume lo que cuestan al mes los productos exigidos.",
                "Multiplique por los meses que piensa tener el préstamo y compare totales.",
                "Con tipo variable, lea el documento aparte que muestra la cuota en varios escenarios (Ley 5/2019, art.\u00a014.1 c).",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto se debe todavía a los diez años?",
          blocks: [
            {
              caption: "300.000\u00a0€ a 25 años con un 3\u00a0% supuesto, 1.423\u00a0€ al mes",
              columns: ["Al cabo de", "Pagado", "De ello, intereses", "Queda por pagar"],
              rows: [
                ["5 años", "85.360\u00a0€", "41.870\u00a0€", "256.520\u00a0€"],
                ["10 años", "170.720\u00a0€", "76.720\u00a0€", "206.010\u00a0€"],
                ["15 años", "256.070\u00a0€", "103.400\u00a0€", "147.330\u00a0€"],
                ["20 años", "341.430\u00a0€", "120.610\u00a0€", "79.170\u00a0€"],
              ],
            },
            "Si vende a los diez años, unos 206.000\u00a0€ del precio son para el banco. Al 2,81\u00a0%, la media de las hipotecas nuevas en octubre de 2025 (INE), la cuota sería de 1.393\u00a0€; cada medio punto más añade de 75 a 80\u00a0€.",
            "Con tipo variable, la cuota se revisa en las fechas del contrato, por lo general cada seis o doce meses. Con 300.000\u00a0€ a 25 años, pasar del 3 al 4\u00a0% son 161\u00a0€ más al mes.",
          ],
        },
      ],
      example: {
        heading: "¿Qué cuota dan de 150.000 a 400.000\u00a0€?",
        blocks: [
          {
            caption: "Cuota mensual a un 3\u00a0% supuesto e ingresos netos que el banco suele pedir para ella",
            columns: [
              "Préstamo",
              "20 años",
              "25 años",
              "30 años",
              "Ingresos netos al 35\u00a0%, 25 años",
              "25 años al 4\u00a0%",
            ],
            rows: [
              ["150.000\u00a0€", "832\u00a0€", "711\u00a0€", "632\u00a0€", "2.030\u00a0€", "792\u00a0€"],
              ["200.000\u00a0€", "1.109\u00a0€", "948\u00a0€", "843\u00a0€", "2.710\u00a0€", "1.056\u00a0€"],
              ["250.000\u00a0€", "1.386\u00a0€", "1.186\u00a0€", "1.054\u00a0€", "3.390\u00a0€", "1.320\u00a0€"],
              ["300.000\u00a0€", "1.664\u00a0€", "1.423\u00a0€", "1.265\u00a0€", "4.060\u00a0€", "1.584\u00a0€"],
              ["400.000\u00a0€", "2.218\u00a0€", "1.897\u00a0€", "1.686\u00a0€", "5.420\u00a0€", "2.111\u00a0€"],
            ],
          },
          "Son tipos supuestos, no una oferta. Para otro préstamo multiplique la línea de 100.000\u00a0€; para la cifra exacta está nuestra [página de gastos](/costs).",
        ],
      },
      inShort:
        "La cuota resulta del préstamo, el tipo y los años. Es constante, aunque por dentro pasa de intereses a capital. El cuadro de amortización la enseña mes a mes.",
      next: "[Ponga préstamo, años y el tipo de su banco en la página de gastos](/costs) y verá la cuota y el total de intereses.",
      description:
        "Cuota de la hipoteca: lo que cuestan al mes 100.000\u00a0€ al 2, 3 y 4\u00a0% a 20, 25 y 30 años, la fórmula, hasta dónde la admite el banco y cómo comparar ofertas.",
      sources: [
        "Ley 5/2019, arts.\u00a011 y 14.1 c",
        "Fórmula de cuota constante (sistema francés)",
        "spectrumspanishmortgages.com e idealista: ratios habituales de endeudamiento",
      ],
    },
    ca: {
      names: [
        "quota de la hipoteca",
        "quota mensual de la hipoteca",
        "quota hipotecària",
        "calcular la quota de la hipoteca",
        "calcular la hipoteca",
        "quant es paga d’hipoteca al mes",
        "simulador d’hipoteca",
        "quota hipoteca 300.000 euros",
        "simulador hipoteca",
      ],
      title: "La quota mensual de la hipoteca",
      answers: {
        what: "La quota de la hipoteca per cada 100.000\u00a0€ és de 474\u00a0€ al mes a 25 anys al 3\u00a0%, i de 422\u00a0€ a 30 anys. Al 4\u00a0% són 528 i 477\u00a0€. Multipliqui-ho pel que vol demanar: 300.000\u00a0€ a 25 anys al 3\u00a0% surten a 1.423\u00a0€. Només compten tres dades: l’import, el tipus i els anys.",
        cost: "La quota de la hipoteca de 300.000\u00a0€ al 3\u00a0% és de 1.664\u00a0€ a 20 anys, 1.423\u00a0€ a 25 i 1.265\u00a0€ a 30. Els interessos sumen 99.310, 126.790 i 155.332\u00a0€. Deu anys més abarateixen el mes en 399\u00a0€ i encareixen el préstec en 56.022\u00a0€.",
        calculation:
          "La quota de la hipoteca es calcula així: préstec × tipus mensual ÷ (1 − (1 + tipus mensual) elevat a −mesos). Amb 300.000\u00a0€ al 3\u00a0% anual i 25 anys, el tipus mensual és el 0,25\u00a0%, els mesos són 300 i surten 1.422,63\u00a0€. La calculadora de la nostra pàgina de despeses ho fa amb les seves xifres.",
        time: "La quota de la hipoteca es paga durant tot el termini, en general el mateix dia del mes i a partir del mes següent de signar. Amb tipus fix no canvia; amb tipus variable es torna a calcular en les dates del contracte.",
        how: "Per calcular la quota de la hipoteca, multipliqui el préstec pel tipus mensual i divideixi-ho per u menys (u més aquest tipus) elevat a menys el nombre de mesos. Amb 300.000\u00a0€ al 3\u00a0% i 25 anys surten 1.422,63\u00a0€. La nostra pàgina de despeses fa el compte amb el tipus del seu banc.",
      },
      sections: [
        {
          heading: "De què es compon cada quota?",
          blocks: [
            "Cada mes el banc cobra interessos pel que falta tornar, i la resta de la quota redueix el deute. Dels primers 1.423\u00a0€ de l’exemple, 750 són interessos; dels últims, menys de 4. És el sistema francès, el més corrent a Espanya: sempre es paga igual i la barreja canvia.",
            "Per això amortitzar els primers anys estalvia més que fer-ho després. Demani amb l’oferta el quadre d’amortització: hi surten tots els mesos fins a l’últim.",
          ],
        },
        {
          heading: "Quant costen 100.000\u00a0€ al mes segons el tipus i el termini?",
          blocks: [
            {
              caption: "Quota mensual per cada 100.000\u00a0€",
              columns: ["Termini", "2\u00a0%", "3\u00a0%", "4\u00a0%"],
              rows: [
                ["20 anys", "506\u00a0€", "555\u00a0€", "606\u00a0€"],
                ["25 anys", "424\u00a0€", "474\u00a0€", "528\u00a0€"],
                ["30 anys", "370\u00a0€", "422\u00a0€", "477\u00a0€"],
              ],
            },
            "Els tipus són exemples, no cap oferta. L’assegurança de vida o de la llar que es vengui amb el préstec es paga a part.",
          ],
        },
        {
          heading: "Fins on pot arribar la quota?",
          blocks: [
            [
              "Els bancs comparen totes les quotes amb els ingressos nets.",
              "A un resident li solen acceptar el {loan.debts}; a un no resident, el {loan.debtsAbroad}.",
              "També hi compten el cotxe, les targetes i el lloguer que degui.",
            ],
            "Una llar amb 6.000\u00a0€ nets al mes i un límit d’un terç pot dedicar 2.000\u00a0€ a tots els deutes. Si el cotxe se n’emporta 300\u00a0€, en queden 1.700\u00a0€ per a l’habitatge.",
            "Comunitat, IBI i assegurances no entren en el compte del banc. En el de vostè, sí.",
          ],
        },
        {
          heading: "Com es comparen dues ofertes?",
          blocks: [
            {
              steps: [
                "Demani als dos bancs el mateix import i els mateixos anys.",
                "Miri primer la TAE, que inclou les despeses, i després la quota.",
                "Sumi-hi el que costen al mes els productes que exigeixen.",
                "Multipliqui-ho pels mesos que pensa tenir el préstec i compari totals.",
                "Amb tipus variable, llegeixi el document a part que mostra la quota en diversos escenaris (Llei 5/2019, art.\u00a014.1 c).",
              ],
            },
          ],
        },
        {
          heading: "Quant es deu encara al cap de deu anys?",
          blocks: [
            {
              caption: "300.000\u00a0€ a 25 anys amb un 3\u00a0% suposat, 1.423\u00a0€ cada mes",
              columns: ["Al cap de", "Pagat", "D’això, interessos", "Queda per pagar"],
              rows: [
                ["5 anys", "85.360\u00a0€", "41.870\u00a0€", "256.520\u00a0€"],
                ["10 anys", "170.720\u00a0€", "76.720\u00a0€", "206.010\u00a0€"],
                ["15 anys", "256.070\u00a0€", "103.400\u00a0€", "147.330\u00a0€"],
                ["20 anys", "341.430\u00a0€", "120.610\u00a0€", "79.170\u00a0€"],
              ],
            },
            "Si ven al cap de deu anys, uns 206.000\u00a0€ del preu són per al banc. Al 2,81\u00a0%, la mitjana de les hipoteques noves l’octubre del 2025 (INE), la quota seria de 1.393\u00a0€; cada mig punt més hi afegeix de 75 a 80\u00a0€.",
            "Amb tipus variable, la quota es revisa en les dates del contracte, en general cada sis o dotze mesos. Amb 300.000\u00a0€ a 25 anys, passar del 3 al 4\u00a0% són 161\u00a0€ més cada mes.",
          ],
        },
      ],
      example: {
        heading: "Quina quota donen de 150.000 a 400.000\u00a0€?",
        blocks: [
          {
            caption: "Quota mensual a un 3\u00a0% suposat i ingressos nets que el banc sol demanar per a ella",
            columns: [
              "Préstec",
              "20 anys",
              "25 anys",
              "30 anys",
              "Ingressos nets al 35\u00a0%, 25 anys",
              "25 anys al 4\u00a0%",
            ],
            rows: [
              ["150.000\u00a0€", "832\u00a0€", "711\u00a0€", "632\u00a0€", "2.030\u00a0€", "792\u00a0€"],
              ["200.000\u00a0€", "1.109\u00a0€", "948\u00a0€", "843\u00a0€", "2.710\u00a0€", "1.056\u00a0€"],
              ["250.000\u00a0€", "1.386\u00a0€", "1.186\u00a0€", "1.054\u00a0€", "3.390\u00a0€", "1.320\u00a0€"],
              ["300.000\u00a0€", "1.664\u00a0€", "1.423\u00a0€", "1.265\u00a0€", "4.060\u00a0€", "1.584\u00a0€"],
              ["400.000\u00a0€", "2.218\u00a0€", "1.897\u00a0€", "1.686\u00a0€", "5.420\u00a0€", "2.111\u00a0€"],
            ],
          },
          "Són tipus suposats, no cap oferta. Per a un altre préstec multipliqui la línia de 100.000\u00a0€; per a la xifra exacta hi ha la nostra [pàgina de despeses](/costs).",
        ],
      },
      inShort:
        "La quota surt del préstec, el tipus i els anys. És constant, encara que per dins passa d’interessos a capital. El quadre d’amortització l’ensenya mes a mes.",
      next: "[Posi préstec, anys i el tipus del seu banc a la pàgina de despeses](/costs) i veurà la quota i el total d’interessos.",
      description:
        "Quota de la hipoteca: el que costen al mes 100.000\u00a0€ al 2, 3 i 4\u00a0% a 20, 25 i 30 anys, la fórmula, fins on l’accepta el banc i com es comparen dues ofertes.",
      sources: [
        "Llei 5/2019, arts.\u00a011 i 14.1 c",
        "Fórmula de quota constant (sistema francès)",
        "spectrumspanishmortgages.com i idealista: ràtios habituals d’endeutament",
      ],
    },
    ru: {
      names: [
        "ежемесячный платёж по ипотеке",
        "платёж по ипотеке",
        "рассчитать ипотеку",
        "рассчитать платёж по ипотеке",
        "ипотечный калькулятор Испания",
        "сколько платить за ипотеку в месяц",
        "калькулятор ипотеки в Испании",
        "платёж по ипотеке 300000\u00a0евро",
      ],
      title: "Ежемесячный платёж по ипотеке",
      answers: {
        what: "Ежемесячный платёж по ипотеке на каждые 100\u00a0000\u00a0€ составляет 474\u00a0€ при 3\u00a0% на 25\u00a0лет и 422\u00a0€ на 30\u00a0лет. При 4\u00a0%\u00a0— 528 и 477\u00a0€. Умножьте на свою сумму: 300\u00a0000\u00a0€ под 3\u00a0% на 25\u00a0лет\u00a0— это 1\u00a0423\u00a0€ в месяц. Решают только три числа: сумма, ставка и срок.",
        cost: "Ежемесячный платёж по ипотеке в 300\u00a0000\u00a0€ под 3\u00a0% равен 1\u00a0664\u00a0€ на 20\u00a0лет, 1\u00a0423\u00a0€ на 25 и 1\u00a0265\u00a0€ на 30. Проценты за весь срок\u00a0— 99\u00a0310, 126\u00a0790 и 155\u00a0332\u00a0€. Лишние десять лет удешевляют месяц на 399\u00a0€, а кредит удорожают на 56\u00a0022\u00a0€.",
        calculation:
          "Ежемесячный платёж по ипотеке считают так: кредит × месячная ставка ÷ (1 − (1 + месячная ставка) в степени −число месяцев). Для 300\u00a0000\u00a0€ под 3\u00a0% годовых на 25\u00a0лет месячная ставка 0,25\u00a0%, месяцев 300, получается 1\u00a0422,63\u00a0€. Калькулятор на нашей странице расходов посчитает с вашими цифрами.",
        time: "Ежемесячный платёж по ипотеке вносят весь срок, обычно в один и тот же день, начиная с месяца после сделки. При постоянной ставке он не меняется, при переменной его пересчитывают в даты, указанные в договоре.",
        how: "Чтобы рассчитать платёж по ипотеке, умножьте сумму на месячную ставку и разделите на единицу минус (единица плюс эта ставка) в степени минус число месяцев. Для 300\u00a0000\u00a0€ под 3\u00a0% на 25\u00a0лет получится 1\u00a0422,63\u00a0€. Страница расходов сделает это со ставкой вашего банка.",
      },
      sections: [
        {
          heading: "Из чего состоит платёж?",
          blocks: [
            "Каждый месяц банк берёт проценты с остатка долга, а остальная часть платежа этот остаток уменьшает. В первых 1\u00a0423\u00a0€ из нашего примера 750\u00a0€ процентов, в последних меньше 4\u00a0€. Это французская схема, обычная в Испании: сумма одна и та же, меняется состав.",
            "Поэтому досрочное погашение в первые годы экономит больше, чем такая же сумма потом. Попросите вместе с предложением график платежей: в нём виден каждый месяц до последнего.",
          ],
        },
        {
          heading: "Сколько стоят 100\u00a0000\u00a0€ в месяц при разных ставках и сроках?",
          blocks: [
            {
              caption: "Платёж в месяц на каждые 100\u00a0000\u00a0€",
              columns: ["Срок", "2\u00a0%", "3\u00a0%", "4\u00a0%"],
              rows: [
                ["20\u00a0лет", "506\u00a0€", "555\u00a0€", "606\u00a0€"],
                ["25\u00a0лет", "424\u00a0€", "474\u00a0€", "528\u00a0€"],
                ["30\u00a0лет", "370\u00a0€", "422\u00a0€", "477\u00a0€"],
              ],
            },
            "Ставки взяты для примера, это не предложение. Страхование жизни или жилья, проданное вместе с кредитом, оплачивается отдельно.",
            "Если бюджет ограничен, сначала решите, какой платёж вам удобен, и от него двигайтесь к сумме кредита. Обратный порядок часто приводит к платежу, который держится только в хорошие месяцы.",
          ],
        },
        {
          heading: "Каким может быть платёж?",
          blocks: [
            [
              "Банк сравнивает все ваши платежи с чистым доходом.",
              "Резидентам обычно разрешают {loan.debts}, нерезидентам {loan.debtsAbroad}.",
              "Учитывают и автокредит, и карты, и аренду, которую вы платите.",
            ],
            "Возьмём простой пример. Семья с чистым доходом 6 000\u00a0€ в месяц при пределе в одну треть может отдавать на все долги 2 000\u00a0€. Если 300\u00a0€ уходит на машину, на жильё остаётся 1 700\u00a0€.",
            "Взносы в сообщество собственников (comunidad), налог на недвижимость (IBI) и страховки банк сюда не включает. Вам их учесть нужно.",
          ],
        },
        {
          heading: "Как сравнить два предложения?",
          blocks: [
            {
              steps: [
                "Попросите оба банка посчитать одну сумму и один срок.",
                "Сначала посмотрите на полную стоимость кредита (TAE), потом на платёж.",
                "Прибавьте месячную цену обязательных продуктов.",
                "Умножьте на число месяцев, которое собираетесь платить, и сравните итог.",
                "При переменной ставке изучите отдельный документ с платежом в нескольких сценариях (Закон 5/2019, ст.\u00a014.1 c).",
              ],
            },
          ],
        },
        {
          heading: "Сколько вы ещё должны через десять лет?",
          blocks: [
            {
              caption: "300\u00a0000\u00a0€ на 25 лет под условные 3\u00a0%, 1423\u00a0€ в месяц",
              columns: ["Прошло", "Заплачено", "Из них проценты", "Остаток долга"],
              rows: [
                ["5 лет", "85\u00a0360\u00a0€", "41\u00a0870\u00a0€", "256\u00a0520\u00a0€"],
                ["10 лет", "170\u00a0720\u00a0€", "76\u00a0720\u00a0€", "206\u00a0010\u00a0€"],
                ["15 лет", "256\u00a0070\u00a0€", "103\u00a0400\u00a0€", "147\u00a0330\u00a0€"],
                ["20 лет", "341\u00a0430\u00a0€", "120\u00a0610\u00a0€", "79\u00a0170\u00a0€"],
              ],
            },
            "Если продать жильё через десять лет, около 206\u00a0000\u00a0€ из цены уйдёт банку. Под 2,81\u00a0%, среднюю ставку новых кредитов в октябре 2025\u00a0года (INE), платёж был бы 1393\u00a0€; каждые полпункта прибавляют 75–80\u00a0€.",
            "При переменной ставке платёж пересчитывают в даты из договора, обычно раз в полгода или в год. При кредите 300\u00a0000\u00a0€ на 25 лет рост ставки с 3 до 4\u00a0% прибавляет 161\u00a0€ в месяц, поэтому оставьте в бюджете запас именно на такую разницу и узнайте в банке, с какого месяца действует новая ставка.",
            "К платежу прибавьте то, чего банк не считает, а вы платите каждый год: взносы сообществу собственников, налог на недвижимость (IBI) и страховку жилья. Попросите счета у продавца за последний год, разделите сумму на двенадцать и сложите с платежом: с этим числом и сравнивайте аренду.",
          ],
        },
      ],
      example: {
        heading: "Какой платёж выходит с 150\u00a0000–400\u00a0000\u00a0€?",
        blocks: [
          {
            caption: "Платёж в месяц под условные 3\u00a0% и чистый доход, который банк обычно хочет для него видеть",
            columns: [
              "Кредит",
              "20 лет",
              "25 лет",
              "30 лет",
              "Чистый доход при 35\u00a0%, 25 лет",
              "25 лет под 4\u00a0%",
            ],
            rows: [
              ["150\u00a0000\u00a0€", "832\u00a0€", "711\u00a0€", "632\u00a0€", "2\u00a0030\u00a0€", "792\u00a0€"],
              [
                "200\u00a0000\u00a0€",
                "1\u00a0109\u00a0€",
                "948\u00a0€",
                "843\u00a0€",
                "2\u00a0710\u00a0€",
                "1\u00a0056\u00a0€",
              ],
              [
                "250\u00a0000\u00a0€",
                "1\u00a0386\u00a0€",
                "1\u00a0186\u00a0€",
                "1\u00a0054\u00a0€",
                "3\u00a0390\u00a0€",
                "1\u00a0320\u00a0€",
              ],
              [
                "300\u00a0000\u00a0€",
                "1\u00a0664\u00a0€",
                "1\u00a0423\u00a0€",
                "1\u00a0265\u00a0€",
                "4\u00a0060\u00a0€",
                "1\u00a0584\u00a0€",
              ],
              [
                "400\u00a0000\u00a0€",
                "2\u00a0218\u00a0€",
                "1\u00a0897\u00a0€",
                "1\u00a0686\u00a0€",
                "5\u00a0420\u00a0€",
                "2\u00a0111\u00a0€",
              ],
            ],
          },
          "Ставки условные, это не оферта. Для другой суммы умножьте строку для 100\u00a0000\u00a0€, точный расчёт сделает наша [страница расходов](/costs).",
        ],
      },
      inShort:
        "Платёж определяют сумма, ставка и срок. Он одинаков, но внутри него проценты постепенно уступают место долгу. Всё видно в графике платежей.",
      next: "[Введите сумму, срок и ставку своего банка на странице расходов](/costs): увидите платёж и проценты за весь срок.",
      description:
        "Ежемесячный платёж по ипотеке в Испании: сколько стоят 100\u00a0000\u00a0€ при 2, 3 и 4\u00a0% на 20, 25 и 30\u00a0лет, формула, предел банка и сравнение двух предложений.",
      sources: [
        "Закон 5/2019, ст.\u00a011 и 14.1 c",
        "Формула равных платежей (французская схема)",
        "spectrumspanishmortgages.com и idealista: обычная долговая нагрузка",
      ],
    },
  },
};
