import type { Entry } from "../entry";

export const debtsAndIncome: Entry = {
  theme: "mortgage",
  related: [
    "monthly-payment",
    "mortgage-for-the-self-employed",
    "mortgage-documents",
    "mortgage-refused",
    "share-of-the-price",
    "buying-together",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "income for a mortgage",
        "debt to income ratio",
        "how much income do i need for a mortgage",
        "salary needed for a mortgage",
        "mortgage affordability",
        "affordability spain",
        "how much mortgage can i get on my salary",
        "mortgage on 3000 a month",
        "salary for a 300000 mortgage",
      ],
      title: "Income and debts for a mortgage",
      answers: {
        what: [
          "Your income for a mortgage decides the loan: banks usually let all your debts together take {loan.debts} of net income if you are resident and {loan.debtsAbroad} if you aren’t.",
          "With €3,000 net a month and no other debts that is €900 to €1,050, enough for about €213,000 to €249,000 over 30 years at an assumed 3%.",
          "For a loan of €240,000 on the same terms, the payment of €1,012 takes a net income of about €2,890 to €3,370.",
        ],
        cost: "Having your income for a mortgage checked costs nothing: the law forbids the bank to charge for its study of your finances (Law 5/2019, art.\u00a011.2). You pay only for what you order yourself, such as certificates and sworn translations.",
        calculation:
          "The income for a mortgage is worked out backwards: all monthly payments, the new one included, divided by 0.30 or 0.35. For a loan of €300,000 over 25 years at 3% the payment is €1,423, so the bank wants to see €4,066 to €4,743 net a month. Each other debt of €100 a month asks for €286 to €333 more.",
        time: "No rule says how long a bank may take to check your income for a mortgage. It must tell you at the start which proofs it wants and by when; a complete file is the part you can speed up.",
        conditions: [
          "The income for a mortgage should be provable, likely to last and large enough that all debts stay within {loan.debts} of it, or {loan.debtsAbroad} if you live abroad.",
          "Employees usually need to be past the trial period; the self-employed show several tax returns. No law sets a minimum salary.",
        ],
        how: "To find the income for a mortgage you need, add the new payment to all existing ones and divide by the share the bank accepts. A payment of €1,423 and a car at €250 make €1,673; divided by 0.35, that is €4,780 net a month. At 0.30 it is €5,577.",
      },
      sections: [
        {
          heading: "What must the bank look at?",
          blocks: [
            "Article 11 of Law 5/2019 names it: employment, present and foreseeable income, savings, property, fixed expenses and debts. If the loan will run into retirement, the expected pension counts too.",
            "The bank may not rely mainly on the value of the home, nor on the hope that it will rise. It also has to look you up in the Bank of Spain’s risk register (CIRBE) and in at least one private credit file (art.\u00a012).",
          ],
        },
        {
          heading: "Which income counts in full, and which in part?",
          blocks: [
            {
              points: [
                "A permanent salary: in full, after any trial period.",
                "Self-employed income: the average of the last tax returns, so one good year helps little.",
                "Bonuses and commissions: only if they come back every year.",
                "Rents you receive: with a deduction for empty months.",
                "Income in another currency: with a margin for the exchange rate.",
              ],
            },
            "Two borrowers add their incomes and their debts. Both answer for the whole loan, whatever share each owns.",
          ],
        },
        {
          heading: "Which debts does the bank find?",
          blocks: [
            "It finds the loans that lenders report to the Spanish register and, from your credit report, those in your country. A card you never use may count with its limit. A guarantee given for a relative counts as well.",
            "Tell the bank about everything yourself. A debt that appears later costs trust, and sometimes the loan.",
          ],
        },
        {
          heading: "How can you improve the answer?",
          blocks: [
            {
              steps: [
                "Ask for your own CIRBE report; it is free, and you can have mistakes put right.",
                "Pay off small loans and close cards before you apply, not afterwards.",
                "Leave the accounts quiet for some months: no overdrafts, no unexplained transfers.",
                "Consider a smaller loan before a longer one. It lowers payment and interest together.",
                "Change jobs after signing if you can, since a trial period may stop the loan.",
              ],
            },
          ],
        },
        {
          heading: "How much loan does each debt cost you?",
          blocks: [
            {
              caption: "An assumed 3%, rounded",
              columns: ["Debt a month", "Less loan over 30 years", "Less loan over 25 years"],
              rows: [
                ["€100", "€23,700", "€21,100"],
                ["€250", "€59,300", "€52,700"],
                ["€400", "€94,900", "€84,400"],
              ],
            },
            "Income is only half of the answer. For a resale home at €300,000 a resident with 80% also needs €60,000 of the price, €30,000 of transfer tax and €1,650 to €2,800 for notary, registry and paperwork: €91,650 to €92,800, the valuation apart. Savings spent on paying off a car are missing there, so work out both before you decide.",
            "Count six months ahead: the quiet accounts, the closed cards and the end of a trial period all have to be visible in the statements when you apply.",
          ],
        },
      ],
      example: {
        heading: "Which loan goes with which salary?",
        blocks: [
          {
            caption: "Largest loan over 30 years at 3%, without other debts",
            columns: ["Net income a month", "Debts up to 30%", "Debts up to 35%"],
            rows: [
              ["€2,000", "€142,000", "€166,000"],
              ["€3,000", "€213,000", "€249,000"],
              ["€4,000", "€285,000", "€332,000"],
              ["€6,000", "€427,000", "€498,000"],
            ],
          },
          "A couple on €7,500 pays €350 for a car and €150 for a card. At one third all payments may reach €2,500, so €2,000 is left for the home. Without car and card the loan could be a quarter larger. From abroad, over 25 years, €3,000 net carry €158,000 to €221,000.",
        ],
      },
      inShort: [
        "Banks add up all your payments and set them against net income.",
        "About {loan.debts} is the usual limit for residents, {loan.debtsAbroad} for others.",
        "Small debts paid off before the application make room for the home.",
      ],
      next: "[See on our cost page](/costs) which payment goes with your price, and set it against your income.",
      description:
        "Income for a mortgage in Spain: which loan goes with a net salary of €2,000 to €6,000, the 30–35% rule, what the bank must check and how to improve its answer.",
      sources: [
        "Law 5/2019, arts.\u00a011 and 12",
        "spectrumspanishmortgages.com: usual debt ratios",
        "Bank of Spain: Central Credit Register (CIRBE)",
      ],
    },
    es: {
      names: [
        "ingresos para una hipoteca",
        "cuánto hay que ganar para una hipoteca",
        "sueldo para pedir hipoteca",
        "ratio de endeudamiento",
        "nivel de endeudamiento hipoteca",
        "solvencia para hipoteca",
        "cirbe hipoteca",
        "cuánta hipoteca me dan con mi sueldo",
        "hipoteca cobrando 3000 euros",
        "sueldo para hipoteca de 300.000",
      ],
      title: "Ingresos y deudas para una hipoteca",
      answers: {
        what: [
          "Los ingresos para una hipoteca marcan el préstamo: entre todas sus deudas, los bancos suelen admitir el {loan.debts} de los ingresos netos si reside en España y el {loan.debtsAbroad} si no.",
          "Con 3.000\u00a0€ netos al mes y sin más deudas son de 900 a 1.050\u00a0€, que dan para unos 213.000 a 249.000\u00a0€ a 30 años a un 3\u00a0% supuesto.",
          "Para pedir 240.000\u00a0€ en esas condiciones, la cuota de 1.012\u00a0€ exige unos ingresos netos de 2.890 a 3.370\u00a0€.",
        ],
        cost: "Que el banco estudie sus ingresos para una hipoteca no cuesta nada: la ley le prohíbe cobrarle ese análisis (Ley 5/2019, art.\u00a011.2). Usted solo paga lo que encargue, como certificados o traducciones juradas.",
        calculation:
          "Los ingresos para una hipoteca se calculan al revés: todas las cuotas del mes, con la nueva, entre 0,30 o 0,35. Por 300.000\u00a0€ a 25 años al 3\u00a0% la cuota es de 1.423\u00a0€, así que el banco querrá ver de 4.066 a 4.743\u00a0€ netos. Cada 100\u00a0€ de otra deuda piden de 286 a 333\u00a0€ más.",
        time: "Ninguna norma dice cuánto puede tardar el banco en estudiar sus ingresos para una hipoteca. Sí debe decirle al principio qué pruebas quiere y hasta cuándo. De usted depende entregar el expediente completo.",
        conditions: [
          "Los ingresos para una hipoteca han de ser demostrables, estables y suficientes para que todas las deudas quepan en el {loan.debts}, o en el {loan.debtsAbroad} si vive fuera.",
          "A los asalariados se les suele pedir haber pasado el período de prueba y a los autónomos, varias declaraciones. Ninguna ley fija un sueldo mínimo.",
        ],
        how: "Para saber qué ingresos necesita para una hipoteca, sume la cuota nueva a las que ya paga y divida por el porcentaje que acepta el banco. Una cuota de 1.423\u00a0€ y un coche de 250\u00a0€ son 1.673\u00a0€; entre 0,35, salen 4.780\u00a0€ netos al mes. Entre 0,30 son 5.577\u00a0€.",
      },
      sections: [
        {
          heading: "¿Qué tiene que mirar el banco?",
          blocks: [
            "Lo enumera el artículo 11 de la Ley 5/2019: empleo, ingresos presentes y previsibles, ahorro, bienes, gastos fijos y deudas. Si el préstamo llega a la jubilación, también la pensión esperada.",
            "No puede apoyarse sobre todo en el valor de la vivienda ni en que vaya a subir. Además debe mirar la central de riesgos del Banco de España (CIRBE) y al menos un fichero privado (art.\u00a012).",
          ],
        },
        {
          heading: "¿Qué ingresos cuentan enteros y cuáles en parte?",
          blocks: [
            {
              points: [
                "Nómina indefinida: entera, pasado el período de prueba.",
                "Autónomos: la media de las últimas declaraciones; un solo año bueno ayuda poco.",
                "Incentivos y comisiones: solo si se repiten cada año.",
                "Alquileres que cobra: con un descuento por los meses vacíos.",
                "Ingresos en otra moneda: con un margen por el cambio.",
              ],
            },
            "Dos titulares suman ingresos y deudas. Los dos responden de todo el préstamo, sea cual sea la parte de cada uno en la casa.",
          ],
        },
        {
          heading: "¿Qué deudas encuentra el banco?",
          blocks: [
            "Las que los bancos declaran al registro español y, por su informe de crédito, las de su país. Una tarjeta sin usar puede contar por su límite. Un aval a un familiar también cuenta.",
            "Cuéntelo todo usted. Una deuda que aparece después cuesta confianza y, a veces, el préstamo.",
          ],
        },
        {
          heading: "¿Cómo se mejora la respuesta?",
          blocks: [
            {
              steps: [
                "Pida su propio informe CIRBE: es gratuito y los errores se pueden corregir.",
                "Cancele préstamos pequeños y tarjetas antes de la solicitud, no después.",
                "Deje las cuentas tranquilas unos meses: sin descubiertos ni ingresos que no pueda explicar.",
                "Piense en pedir menos antes que en alargar el plazo: bajan a la vez la cuota y los intereses.",
                "Si puede, cambie de empleo después de firmar, porque un período de prueba detiene el préstamo.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto préstamo le quita cada deuda?",
          blocks: [
            {
              caption: "Con un 3\u00a0% supuesto, redondeado",
              columns: ["Deuda al mes", "Menos préstamo a 30 años", "Menos préstamo a 25 años"],
              rows: [
                ["100\u00a0€", "23.700\u00a0€", "21.100\u00a0€"],
                ["250\u00a0€", "59.300\u00a0€", "52.700\u00a0€"],
                ["400\u00a0€", "94.900\u00a0€", "84.400\u00a0€"],
              ],
            },
            "Los ingresos son la mitad de la respuesta. Para una vivienda de segunda mano de 300.000\u00a0€, quien reside aquí y pide el 80\u00a0% necesita además 60.000\u00a0€ del precio, 30.000 de ITP y de 1.650 a 2.800 de notaría, registro y gestoría: de 91.650 a 92.800\u00a0€, aparte de la tasación. Lo que gasta en cancelar el coche le falta ahí; haga las dos cuentas antes de decidir.",
            "Cuente con seis meses: las cuentas tranquilas, las tarjetas canceladas y el final del período de prueba tienen que verse ya en los extractos cuando presente la solicitud.",
          ],
        },
      ],
      example: {
        heading: "¿Qué préstamo corresponde a cada sueldo?",
        blocks: [
          {
            caption: "Préstamo máximo a 30 años al 3\u00a0%, sin otras deudas",
            columns: ["Ingresos netos al mes", "Deudas hasta el 30\u00a0%", "Deudas hasta el 35\u00a0%"],
            rows: [
              ["2.000\u00a0€", "142.000\u00a0€", "166.000\u00a0€"],
              ["3.000\u00a0€", "213.000\u00a0€", "249.000\u00a0€"],
              ["4.000\u00a0€", "285.000\u00a0€", "332.000\u00a0€"],
              ["6.000\u00a0€", "427.000\u00a0€", "498.000\u00a0€"],
            ],
          },
          "Una pareja con 7.500\u00a0€ paga 350\u00a0€ de coche y 150\u00a0€ de tarjeta. Con un tercio, entre todas las cuotas caben 2.500\u00a0€ y quedan 2.000\u00a0€ para la vivienda. Sin coche ni tarjeta el préstamo podría ser una cuarta parte mayor. Desde fuera, a 25 años, 3.000\u00a0€ netos dan para 158.000 a 221.000\u00a0€.",
        ],
      },
      inShort: [
        "El banco suma todas sus cuotas y las compara con los ingresos netos.",
        "El límite habitual ronda el {loan.debts} en residentes y el {loan.debtsAbroad} en los demás.",
        "Cancelar deudas pequeñas antes de pedir el préstamo deja sitio para la vivienda.",
      ],
      next: "[Vea en la página de gastos](/costs) qué cuota corresponde a su precio y compárela con lo que ingresa.",
      description:
        "Ingresos para una hipoteca: qué préstamo corresponde a un sueldo neto de 2.000 a 6.000\u00a0€, la regla del 30–35\u00a0%, qué comprueba el banco y cómo mejorarla.",
      sources: [
        "Ley 5/2019, arts.\u00a011 y 12",
        "spectrumspanishmortgages.com: ratios habituales de endeudamiento",
        "Banco de España: Central de Información de Riesgos (CIRBE)",
      ],
    },
    ca: {
      names: [
        "ingressos per a una hipoteca",
        "quant s’ha de guanyar per a una hipoteca",
        "sou per demanar hipoteca",
        "ràtio d’endeutament",
        "nivell d’endeutament",
        "solvència per a una hipoteca",
        "quina hipoteca em donen amb el meu sou",
        "hipoteca cobrant 3000 euros",
        "sou per a una hipoteca de 300.000",
      ],
      title: "Ingressos i deutes per a una hipoteca",
      answers: {
        what: [
          "Els ingressos per a una hipoteca marquen el préstec: entre tots els deutes, els bancs solen acceptar el {loan.debts} dels ingressos nets si resideix a Espanya i el {loan.debtsAbroad} si no.",
          "Amb 3.000\u00a0€ nets al mes i sense més deutes són de 900 a 1.050\u00a0€, que donen per a uns 213.000 a 249.000\u00a0€ a 30 anys a un 3\u00a0% suposat.",
          "Per demanar 240.000\u00a0€ en aquestes condicions, la quota de 1.012\u00a0€ exigeix uns ingressos nets de 2.890 a 3.370\u00a0€.",
        ],
        cost: "Que el banc estudiï els ingressos per a una hipoteca no costa res: la llei li prohibeix de cobrar aquesta anàlisi (Llei 5/2019, art.\u00a011.2). Vostè només paga el que encarrega, com ara certificats o traduccions jurades.",
        calculation:
          "Els ingressos per a una hipoteca es calculen al revés: totes les quotes del mes, amb la nova, entre 0,30 o 0,35. Per 300.000\u00a0€ a 25 anys al 3\u00a0% la quota és de 1.423\u00a0€, de manera que el banc voldrà veure de 4.066 a 4.743\u00a0€ nets. Cada 100\u00a0€ d’un altre deute demanen de 286 a 333\u00a0€ més.",
        time: "El banc no té cap termini fix per estudiar els ingressos per a una hipoteca. Sí que ha de dir d’entrada quines proves vol i fins quan; un expedient complet és el que vostè pot accelerar.",
        conditions: [
          "Els ingressos per a una hipoteca han de ser demostrables, estables i prou alts perquè tots els deutes càpiguen en el {loan.debts}, o en el {loan.debtsAbroad} si viu fora.",
          "Als assalariats se’ls sol demanar haver passat el període de prova i als autònoms, unes quantes declaracions. Cap llei no fixa un sou mínim.",
        ],
        how: "Per saber quins ingressos necessita per a una hipoteca, sumi la quota nova a les que ja paga i divideixi-ho pel percentatge que accepta el banc. Una quota de 1.423\u00a0€ i un cotxe de 250\u00a0€ són 1.673\u00a0€; entre 0,35, surten 4.780\u00a0€ nets al mes. Entre 0,30 són 5.577\u00a0€.",
      },
      sections: [
        {
          heading: "Què ha de mirar el banc?",
          blocks: [
            "Ho enumera l’article 11 de la Llei 5/2019: feina, ingressos presents i previsibles, estalvi, béns, despeses fixes i deutes. Si el préstec arriba a la jubilació, també la pensió esperada.",
            "No es pot basar sobretot en el valor de l’habitatge ni en la idea que pujarà. A més ha de mirar la central de riscos del Banc d’Espanya (CIRBE) i almenys un fitxer privat (art.\u00a012).",
          ],
        },
        {
          heading: "Quins ingressos compten sencers i quins en part?",
          blocks: [
            {
              points: [
                "Nòmina indefinida: sencera, passat el període de prova.",
                "Autònoms: la mitjana de les últimes declaracions; un sol any bo ajuda poc.",
                "Incentius i comissions: només si es repeteixen cada any.",
                "Lloguers que cobra: amb un descompte pels mesos buits.",
                "Ingressos en una altra moneda: amb un marge pel canvi.",
              ],
            },
            "Dos titulars sumen ingressos i deutes. Tots dos responen de tot el préstec, tinguin la part que tinguin de la casa.",
          ],
        },
        {
          heading: "Quins deutes troba el banc?",
          blocks: [
            "Els que els bancs declaren al registre espanyol i, per l’informe de crèdit, els del seu país. Una targeta que no fa servir pot comptar pel límit que té. Un aval a un familiar també hi compta.",
            "Expliqui-ho tot vostè. Un deute que surt després costa confiança i, de vegades, el préstec.",
          ],
        },
        {
          heading: "Com es millora la resposta?",
          blocks: [
            {
              steps: [
                "Demani el seu informe CIRBE: és gratuït i els errors es poden corregir.",
                "Cancel·li préstecs petits i targetes abans de la sol·licitud, no després.",
                "Deixi els comptes tranquils uns mesos: sense descoberts ni ingressos que no pugui explicar.",
                "Pensi a demanar menys abans que a allargar el termini: baixen alhora la quota i els interessos.",
                "Si pot, canviï de feina després de signar, perquè un període de prova atura el préstec.",
              ],
            },
          ],
        },
        {
          heading: "Quant préstec li treu cada deute?",
          blocks: [
            {
              caption: "Amb un 3\u00a0% suposat, arrodonit",
              columns: ["Deute cada mes", "Menys préstec a 30 anys", "Menys préstec a 25 anys"],
              rows: [
                ["100\u00a0€", "23.700\u00a0€", "21.100\u00a0€"],
                ["250\u00a0€", "59.300\u00a0€", "52.700\u00a0€"],
                ["400\u00a0€", "94.900\u00a0€", "84.400\u00a0€"],
              ],
            },
            "Els ingressos són la meitat de la resposta. Per a un habitatge de segona mà de 300.000\u00a0€, qui resideix aquí i demana el 80\u00a0% necessita a més 60.000\u00a0€ del preu, 30.000 d’ITP i de 1.650 a 2.800 de notaria, registre i gestoria: de 91.650 a 92.800\u00a0€, a part de la taxació. El que gasta a cancel·lar el cotxe li falta aquí; faci els dos comptes abans de decidir.",
            "Compti amb sis mesos: els comptes tranquils, les targetes cancel·lades i el final del període de prova s’han de veure ja en els extractes quan presenti la sol·licitud.",
          ],
        },
      ],
      example: {
        heading: "Quin préstec correspon a cada sou?",
        blocks: [
          {
            caption: "Préstec màxim a 30 anys al 3\u00a0%, sense altres deutes",
            columns: ["Ingressos nets al mes", "Deutes fins al 30\u00a0%", "Deutes fins al 35\u00a0%"],
            rows: [
              ["2.000\u00a0€", "142.000\u00a0€", "166.000\u00a0€"],
              ["3.000\u00a0€", "213.000\u00a0€", "249.000\u00a0€"],
              ["4.000\u00a0€", "285.000\u00a0€", "332.000\u00a0€"],
              ["6.000\u00a0€", "427.000\u00a0€", "498.000\u00a0€"],
            ],
          },
          "Una parella amb 7.500\u00a0€ paga 350\u00a0€ de cotxe i 150\u00a0€ de targeta. Amb un terç, entre totes les quotes hi caben 2.500\u00a0€ i en queden 2.000\u00a0€ per a l’habitatge. Sense cotxe ni targeta el préstec podria ser una quarta part més gran. Des de fora, a 25 anys, 3.000\u00a0€ nets donen per a 158.000 a 221.000\u00a0€.",
        ],
      },
      inShort: [
        "El banc suma totes les quotes i les compara amb els ingressos nets.",
        "El límit habitual volta el {loan.debts} en residents i el {loan.debtsAbroad} en la resta.",
        "Cancel·lar deutes petits abans de demanar el préstec fa lloc per a l’habitatge.",
      ],
      next: "[Vegi a la pàgina de despeses](/costs) quina quota correspon al seu preu i compari-la amb el que ingressa.",
      description:
        "Ingressos per a una hipoteca: quin préstec correspon a un sou net de 2.000 a 6.000\u00a0€, la regla del 30–35\u00a0%, què comprova el banc i com millorar-ne la resposta.",
      sources: [
        "Llei 5/2019, arts.\u00a011 i 12",
        "spectrumspanishmortgages.com: ràtios habituals d’endeutament",
        "Banc d’Espanya: Central d’Informació de Riscos (CIRBE)",
      ],
    },
    ru: {
      names: [
        "доход для ипотеки",
        "какой доход нужен для ипотеки",
        "какая зарплата нужна для ипотеки",
        "долговая нагрузка",
        "долги и ипотека",
        "какую ипотеку дадут с моей зарплатой",
        "ипотека при зарплате 3000\u00a0евро",
        "сколько нужно зарабатывать для ипотеки в испании",
      ],
      title: "Доход и долги при ипотеке",
      answers: {
        what: [
          "Доход для ипотеки определяет сумму: все долги вместе банки обычно допускают в пределах {loan.debts} чистого дохода у резидентов и {loan.debtsAbroad} у нерезидентов.",
          "При 3\u00a0000\u00a0€ чистыми в месяц и без других долгов это 900–1\u00a0050\u00a0€, то есть кредит примерно от 213\u00a0000 до 249\u00a0000\u00a0€ на 30\u00a0лет под условные 3\u00a0%.",
          "Чтобы занять 240\u00a0000\u00a0€ на тех же условиях, при платеже 1\u00a0012\u00a0€ нужно зарабатывать 2\u00a0890–3\u00a0370\u00a0€ чистыми.",
        ],
        cost: "Проверить доход для ипотеки банк обязан за свой счёт: закон запрещает брать за это деньги (Закон 5/2019, ст.\u00a011.2). Вы платите только за то, что заказываете сами: справки, присяжный перевод.",
        calculation:
          "Доход для ипотеки считают от обратного: все платежи месяца вместе с новым делят на 0,30 или 0,35. За 300\u00a0000\u00a0€ под 3\u00a0% на 25\u00a0лет платят 1\u00a0423\u00a0€, значит, банк захочет увидеть 4\u00a0066–4\u00a0743\u00a0€ чистыми. Каждые 100\u00a0€ другого долга требуют ещё 286–333\u00a0€ дохода.",
        time: "Сколько времени банк изучает доход для ипотеки, закон не говорит. В начале он обязан сообщить, какие подтверждения нужны и к какому дню; с полным комплектом документов дело идёт быстрее.",
        conditions: [
          "Доход для ипотеки должен быть подтверждённым, устойчивым и достаточным, чтобы все долги уместились в {loan.debts}, а у живущих за рубежом в {loan.debtsAbroad}.",
          "Наёмным работникам обычно нужно закончить испытательный срок, самозанятым\u00a0— показать несколько деклараций. Минимальной зарплаты закон не устанавливает.",
        ],
        how: "Чтобы узнать, какой доход для ипотеки нужен вам, сложите новый платёж с прежними и разделите на долю, которую допускает банк. Платёж 1\u00a0423\u00a0€ и машина за 250\u00a0€\u00a0— это 1\u00a0673\u00a0€; делим на 0,35 и получаем 4\u00a0780\u00a0€ чистыми в месяц. При доле 0,30 выйдет 5\u00a0577\u00a0€.",
      },
      sections: [
        {
          heading: "Что банк обязан проверить?",
          blocks: [
            "Это перечислено в ст.\u00a011 Закона 5/2019: работа, нынешний и ожидаемый доход, сбережения, имущество, постоянные расходы и долги. Если кредит продлится после выхода на пенсию, учитывают и её.",
            "Опираться главным образом на стоимость жилья или на её рост банк не вправе. Кроме того, он смотрит реестр кредитных рисков Банка Испании (CIRBE) и хотя бы одну частную базу (ст.\u00a012).",
          ],
        },
        {
          heading: "Какой доход учитывают целиком, а какой частично?",
          blocks: [
            {
              points: [
                "Постоянная зарплата: целиком, если закончился испытательный срок.",
                "Работа на себя: среднее по последним декларациям, один удачный год почти не помогает.",
                "Премии и комиссионные: только если они повторяются каждый год.",
                "Арендная плата, которую вы получаете: за вычетом пустых месяцев.",
                "Доход в другой валюте: с запасом на курс.",
              ],
            },
            "У двух заёмщиков складывают и доходы, и долги. Оба отвечают за весь кредит, какой бы ни была доля каждого в жилье.",
          ],
        },
        {
          heading: "Какие долги увидит банк?",
          blocks: [
            "Те, о которых кредиторы сообщили в испанский реестр, а по кредитной истории и те, что есть в вашей стране. Карту, которой вы не пользуетесь, могут посчитать по её лимиту. Поручительство за родственника тоже считают.",
            "Расскажите обо всём сами. Долг, который обнаружится позже, стоит доверия, а иногда и кредита.",
          ],
        },
        {
          heading: "Как улучшить ответ банка?",
          blocks: [
            {
              steps: [
                "Закажите свой отчёт CIRBE: он бесплатный, и ошибки можно исправить.",
                "Закройте мелкие кредиты и карты до заявки, а не после неё.",
                "Несколько месяцев держите счета спокойными: без овердрафта и переводов, которые трудно объяснить.",
                "Подумайте о меньшей сумме раньше, чем о более долгом сроке: снизятся и платёж, и проценты.",
                "Если можете, меняйте работу уже после сделки: испытательный срок способен остановить кредит.",
              ],
            },
          ],
        },
        {
          heading: "Сколько кредита отнимает каждый долг?",
          blocks: [
            {
              caption: "Под условные 3\u00a0%, округлённо",
              columns: ["Долг в месяц", "Кредит на 30 лет меньше на", "Кредит на 25 лет меньше на"],
              rows: [
                ["100\u00a0€", "23\u00a0700\u00a0€", "21\u00a0100\u00a0€"],
                ["250\u00a0€", "59\u00a0300\u00a0€", "52\u00a0700\u00a0€"],
                ["400\u00a0€", "94\u00a0900\u00a0€", "84\u00a0400\u00a0€"],
              ],
            },
            "Доход\u00a0— только половина ответа. Для вторичного жилья за 300\u00a0000\u00a0€ резиденту с кредитом 80\u00a0% нужны ещё 60\u00a0000\u00a0€ из цены, 30\u00a0000\u00a0€ налога на передачу и 1650–2800\u00a0€ на нотариуса, реестр и оформление: 91\u00a0650–92\u00a0800\u00a0€, не считая оценки. Деньги, отданные за машину, уходят отсюда, поэтому сделайте оба расчёта до решения.",
            "Начните за полгода: спокойные счета, закрытые карты и конец испытательного срока должны быть видны в выписках к дню заявки. Если вы работаете на себя, подавайте её после очередной декларации: свежий год с хорошим доходом поднимает среднее, а банк считает именно его.",
            "Двум покупателям стоит посчитать и порознь, и вместе. Второй доход увеличивает кредит, но с ним приходят чужая машина, чужие карты и поручительства, и отвечать за весь долг будет каждый.",
            "Ответ банка занимает тем меньше времени, чем полнее комплект: договор, листки, декларации, выписки и отчёт CIRBE одним письмом. Предварительное согласие ещё не обязывает банк, это делает только FEIN, и подписывать договор задатка без условия о кредите на одном таком согласии рискованно.",
          ],
        },
      ],
      example: {
        heading: "Какой кредит соответствует какой зарплате?",
        blocks: [
          {
            caption: "Предельный кредит на 30\u00a0лет под 3\u00a0%, без других долгов",
            columns: ["Чистый доход в месяц", "Долги до 30\u00a0%", "Долги до 35\u00a0%"],
            rows: [
              ["2\u00a0000\u00a0€", "142\u00a0000\u00a0€", "166\u00a0000\u00a0€"],
              ["3\u00a0000\u00a0€", "213\u00a0000\u00a0€", "249\u00a0000\u00a0€"],
              ["4\u00a0000\u00a0€", "285\u00a0000\u00a0€", "332\u00a0000\u00a0€"],
              ["6\u00a0000\u00a0€", "427\u00a0000\u00a0€", "498\u00a0000\u00a0€"],
            ],
          },
          "Пара получает 7\u00a0500\u00a0€ и платит 350\u00a0€ за машину и 150\u00a0€ по карте. При пределе в одну треть все платежи могут составить 2\u00a0500\u00a0€, на жильё остаётся 2\u00a0000\u00a0€. Без машины и карты кредит мог бы быть на четверть больше. Живущему за рубежом при 3\u00a0000\u00a0€ чистыми дадут на 25\u00a0лет от 158\u00a0000 до 221\u00a0000\u00a0€.",
        ],
      },
      inShort: [
        "Банк складывает все платежи и сравнивает их с чистым доходом.",
        "Обычный предел для резидентов {loan.debts}, для остальных {loan.debtsAbroad}.",
        "Если до заявки погасить мелкие долги, на платёж за жильё останется больше.",
      ],
      next: "[Посмотрите на странице расходов](/costs), какой платёж соответствует вашей цене, и сравните его с доходом.",
      description:
        "Доход для ипотеки в Испании: какой кредит дадут при зарплате от 2\u00a0000 до 6\u00a0000\u00a0€, правило 30–35\u00a0%, что банк обязан проверить и как улучшить его ответ.",
      sources: [
        "Закон 5/2019, ст.\u00a011 и 12",
        "spectrumspanishmortgages.com: обычная долговая нагрузка",
        "Банк Испании: реестр кредитных рисков (CIRBE)",
      ],
    },
  },
};
