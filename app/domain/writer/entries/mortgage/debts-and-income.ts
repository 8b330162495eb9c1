import type { Entry } from "../entry";

export const debtsAndIncome: Entry = {
  theme: "mortgage",
  related: ["monthly-payment", "mortgage-documents", "mortgage-refused", "share-of-the-price", "buying-together"],
  checked: "2026-11-22",
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
        "mortgage when self-employed",
      ],
      title: "Income and debts for a mortgage",
      answers: {
        what: [
          "Your income for a mortgage has to cover all your monthly debts, not only the new one.",
          "Spanish banks usually let those debts take {loan.debts} of a resident’s net income and {loan.debtsAbroad} of a non-resident’s; 40% is rare.",
          "What counts is income you can prove and that is likely to last.",
        ],
        cost: "Having your income for a mortgage checked costs nothing: the law forbids the bank to charge for its study of your finances (Law 5/2019, art.\u00a011.2). You pay only for what you order yourself, such as certificates and sworn translations.",
        time: "No rule says how long a bank may take to check your income for a mortgage. It must tell you at the start which proofs it wants and by when; a complete file is the part you can speed up.",
        how: "To know the income for a mortgage you need, add the new payment to all existing ones and divide by the share the bank accepts. The result is the net monthly income that the bank will want to see.",
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
            "It finds all loans in the Spanish register and, from your credit report, those in your country. A card you never use may count with its limit. A guarantee given for a relative counts as well.",
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
      ],
      example: {
        heading: "How does the sum look in practice?",
        blocks: [
          "A couple earns €7,500 net a month. They pay €350 for a car and €150 for a card. If the bank stops at one third, all payments may reach €2,500, so €2,000 is left for the home.",
          "Without car and card it would be €2,500. That is a quarter more each month, and with it a loan a quarter larger at the same rate and term.",
        ],
      },
      inShort: [
        "Banks add up all your payments and set them against net income.",
        "About {loan.debts} is the usual limit for residents, {loan.debtsAbroad} for others.",
        "Small debts paid off before the application make room for the home.",
      ],
      next: "[See on our cost page](/costs) which payment goes with your price, and set it against your income.",
      description:
        "Income for a mortgage in Spain: how much of it your debts may take, what the bank must check by law, which income counts in full and how to improve the answer.",
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
        "hipoteca para autónomos",
        "solvencia para hipoteca",
        "cirbe hipoteca",
      ],
      title: "Ingresos y deudas para una hipoteca",
      answers: {
        what: [
          "Los ingresos para una hipoteca deben bastar para todas sus deudas del mes, no solo para la nueva.",
          "Los bancos suelen admitir el {loan.debts} de los ingresos netos a residentes y el {loan.debtsAbroad} a no residentes; el 40\u00a0% es raro.",
          "Cuenta lo que puede demostrar y que previsiblemente va a durar.",
        ],
        cost: "Que el banco estudie sus ingresos para una hipoteca no cuesta nada: la ley le prohíbe cobrarle ese análisis (Ley 5/2019, art.\u00a011.2). Usted solo paga lo que encargue, como certificados o traducciones juradas.",
        time: "Ninguna norma dice cuánto puede tardar el banco en estudiar sus ingresos para una hipoteca. Sí debe decirle al principio qué pruebas quiere y hasta cuándo. De usted depende entregar el expediente completo.",
        how: "Para saber qué ingresos necesita para una hipoteca, sume la cuota nueva a las que ya paga y divida por el porcentaje que acepta el banco. El resultado es el ingreso neto mensual que querrá ver.",
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
          heading: "¿Qué deudas encuentra?",
          blocks: [
            "Todas las del registro español y, por su informe de crédito, las de su país. Una tarjeta sin usar puede contar por su límite. Un aval a un familiar también cuenta.",
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
      ],
      example: {
        heading: "¿Cómo queda la cuenta en un caso?",
        blocks: [
          "Una pareja ingresa 7.500\u00a0€ netos al mes y paga 350\u00a0€ de coche y 150\u00a0€ de tarjeta. Si el banco se detiene en un tercio, entre todas las cuotas caben 2.500\u00a0€. Quedan 2.000\u00a0€ para la vivienda.",
          "Sin coche ni tarjeta serían 2.500\u00a0€: una cuarta parte más al mes y, con igual tipo y plazo, un préstamo una cuarta parte mayor.",
        ],
      },
      inShort: [
        "El banco suma todas sus cuotas y las compara con los ingresos netos.",
        "El límite habitual ronda el {loan.debts} en residentes y el {loan.debtsAbroad} en los demás.",
        "Cancelar deudas pequeñas antes de pedir el préstamo deja sitio para la vivienda.",
      ],
      next: "[Vea en la página de gastos](/costs) qué cuota corresponde a su precio y compárela con lo que ingresa.",
      description:
        "Ingresos para una hipoteca: qué parte pueden ocupar sus deudas, qué debe comprobar el banco por ley, qué ingresos cuentan y cómo mejorar la respuesta.",
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
        "hipoteca per a autònoms",
        "solvència per a una hipoteca",
      ],
      title: "Ingressos i deutes per a una hipoteca",
      answers: {
        what: [
          "Els ingressos per a una hipoteca han d’arribar per a tots els deutes del mes, no només per al nou.",
          "Els bancs solen acceptar el {loan.debts} dels ingressos nets a residents i el {loan.debtsAbroad} a no residents; el 40\u00a0% és rar.",
          "Compta el que pot demostrar i que és probable que duri.",
        ],
        cost: "Que el banc estudiï els ingressos per a una hipoteca no costa res: la llei li prohibeix de cobrar aquesta anàlisi (Llei 5/2019, art.\u00a011.2). Vostè només paga el que encarrega, com ara certificats o traduccions jurades.",
        time: "El banc no té cap termini fix per estudiar els ingressos per a una hipoteca. Sí que ha de dir d’entrada quines proves vol i fins quan; un expedient complet és el que vostè pot accelerar.",
        how: "Per saber quins ingressos necessita per a una hipoteca, sumi la quota nova a les que ja paga i divideixi-ho pel percentatge que accepta el banc. El resultat són els ingressos nets mensuals que voldrà veure.",
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
          heading: "Quins deutes troba?",
          blocks: [
            "Tots els del registre espanyol i, per l’informe de crèdit, els del seu país. Una targeta que no fa servir pot comptar pel límit que té. Un aval a un familiar també hi compta.",
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
      ],
      example: {
        heading: "Com queda el compte en un cas?",
        blocks: [
          "Una parella ingressa 7.500\u00a0€ nets al mes i paga 350\u00a0€ de cotxe i 150\u00a0€ de targeta. Si el banc s’atura en un terç, entre totes les quotes hi caben 2.500\u00a0€. En queden 2.000\u00a0€ per a l’habitatge.",
          "Sense cotxe ni targeta serien 2.500\u00a0€: una quarta part més cada mes i, amb el mateix tipus i termini, un préstec una quarta part més gran.",
        ],
      },
      inShort: [
        "El banc suma totes les quotes i les compara amb els ingressos nets.",
        "El límit habitual volta el {loan.debts} en residents i el {loan.debtsAbroad} en la resta.",
        "Cancel·lar deutes petits abans de demanar el préstec fa lloc per a l’habitatge.",
      ],
      next: "[Vegi a la pàgina de despeses](/costs) quina quota correspon al seu preu i compari-la amb el que ingressa.",
      description:
        "Ingressos per a una hipoteca: quina part en poden ocupar els deutes, què ha de comprovar el banc per llei, què hi compta i com es millora la resposta.",
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
        "ипотека для самозанятых в Испании",
        "ипотека для автономо",
      ],
      title: "Доход и долги при ипотеке",
      answers: {
        what: [
          "Доход для ипотеки должен покрывать все ваши ежемесячные долги, а не только новый.",
          "Испанские банки обычно допускают {loan.debts} чистого дохода у резидентов и {loan.debtsAbroad} у нерезидентов; 40\u00a0% бывает редко.",
          "Учитывают то, что можно подтвердить и что, скорее всего, сохранится.",
        ],
        cost: "Проверить доход для ипотеки банк обязан за свой счёт: закон запрещает брать за это деньги (Закон 5/2019, ст.\u00a011.2). Вы платите только за то, что заказываете сами: справки, присяжный перевод.",
        time: "Сколько времени банк изучает доход для ипотеки, закон не говорит. В начале он обязан сообщить, какие подтверждения нужны и к какому дню; с полным комплектом документов дело идёт быстрее.",
        how: "Чтобы узнать, какой доход для ипотеки нужен вам, сложите новый платёж с прежними и разделите на долю, которую допускает банк. Получится чистый месячный доход, который он захочет увидеть.",
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
            "Все из испанского реестра, а по кредитной истории и те, что есть в вашей стране. Карту, которой вы не пользуетесь, могут посчитать по её лимиту. Поручительство за родственника тоже считают.",
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
      ],
      example: {
        heading: "Как выглядит расчёт на деле?",
        blocks: [
          "Пара получает 7 500\u00a0€ чистыми в месяц и платит 350\u00a0€ за машину и 150\u00a0€ по карте. Если предел банка одна треть, все платежи могут составить 2 500\u00a0€. На жильё остаётся 2 000\u00a0€.",
          "Без машины и карты было бы 2 500\u00a0€: на четверть больше в месяц. При той же ставке и сроке на четверть вырастет и сам кредит.",
        ],
      },
      inShort: [
        "Банк складывает все платежи и сравнивает их с чистым доходом.",
        "Обычный предел для резидентов {loan.debts}, для остальных {loan.debtsAbroad}.",
        "Если до заявки погасить мелкие долги, на платёж за жильё останется больше.",
      ],
      next: "[Посмотрите на странице расходов](/costs), какой платёж соответствует вашей цене, и сравните его с доходом.",
      description:
        "Доход для ипотеки в Испании: какую его часть могут занимать долги, что банк обязан проверить по закону, какой доход учитывают и как улучшить ответ банка.",
      sources: [
        "Закон 5/2019, ст.\u00a011 и 12",
        "spectrumspanishmortgages.com: обычная долговая нагрузка",
        "Банк Испании: реестр кредитных рисков (CIRBE)",
      ],
    },
  },
};
