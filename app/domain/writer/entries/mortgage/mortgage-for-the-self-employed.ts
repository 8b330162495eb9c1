import type { Entry } from "../entry";

export const mortgageForTheSelfEmployed: Entry = {
  theme: "mortgage",
  related: ["debts-and-income", "mortgage-documents", "share-of-the-price", "mortgage-refused"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "mortgage for the self-employed",
        "self-employed mortgage",
        "self-employed mortgage in spain",
        "mortgage when self-employed",
        "mortgage for freelancers",
        "freelancer mortgage spain",
        "mortgage for self-employed expats",
        "autonomo mortgage",
        "mortgage as a sole trader",
      ],
      title: "A mortgage for the self-employed",
      answers: {
        what: [
          "Yes, there is a mortgage for the self-employed on the same terms as for employees, up to {loan.share} of the price: what banks usually ask is two or three annual tax returns that show a steady profit, and all debts within {loan.debts} of it.",
          "A net €30,000 a year, after tax and contributions, carries €750 to €875 a month: a loan of about €178,000 to €208,000 over 30 years at an assumed 3%.",
        ],
        cost: "A mortgage for the self-employed costs what any other does: the bank may not charge for studying your income (Law 5/2019, art.\u00a011.2), you pay the valuation, €250 to €600, and your copies. On €200,000 over 30 years at an assumed 3% the payment is €843 a month.",
        calculation:
          "The loan in a mortgage for the self-employed is worked out from the average net profit of the last returns: €24,000, €30,000 and €36,000 make €30,000, or €2,500 a month. At 30 to 35% all payments may reach €750 to €875, enough for about €178,000 to €208,000 over 30 years at an assumed 3%.",
        time: "For a mortgage for the self-employed banks usually want two full tax years of activity behind you, often three. From the deposit contract to the signing reckon with six weeks or a little more; {loan.days} calendar days of it are fixed in Catalonia, from the bank’s documents to the deed.",
        conditions: [
          "For a mortgage for the self-employed banks usually ask four things: two or three years of activity with annual returns, a net profit that holds or rises, all debts within {loan.debts} of it, and no debt to the tax office or Social Security.",
          "Add savings of 20% of the price and about {loan.costs} for taxes and costs. No law fixes a minimum income or a number of years.",
        ],
        must: [
          "Yes, you can get a mortgage as a self-employed person in Spain, foreigners included: no law asks for a salary or for Spanish nationality.",
          "Banks usually want two or three annual returns and debts within {loan.debts} of the net profit; €30,000 a year carries about €178,000 to €208,000 over 30 years at an assumed 3%.",
        ],
        how: "To get a mortgage for the self-employed, first collect two or three annual returns, the year’s quarterly forms and the certificates that you owe nothing: free, online, mostly in a day or two. Then ask three banks for a written first answer, and name the loan in the deposit contract before you pay.",
        papers:
          "For a mortgage for the self-employed the bank asks for the last two or three annual returns (modelo\u00a0100), this year’s quarterly forms (modelo\u00a0130 for income tax, 303 for VAT), the employment record (vida laboral), certificates that you owe nothing to the tax office or Social Security, bank statements and the CIRBE report.",
        worth:
          "A mortgage for the self-employed is worth asking for when two closed years show the profit and savings cover 20% of the price, about {loan.costs} for taxes and costs, and some months of payments. With one year only, wait for the next return: an average of two good years moves the bank further than a guarantor.",
      },
      abroad:
        "If you work and pay tax abroad, the share is {loan.abroad} and debts may take {loan.debtsAbroad}: €30,000 net a year then carries about €132,000 to €185,000 over 25 years.",
      sections: [
        {
          heading: "Which income does the bank count?",
          blocks: [
            "It counts what is left, not what you invoice: the profit in your annual return less income tax and Social Security contributions. Banks usually take the average of the last two or three years.",
            {
              points: [
                "Rising years: the average counts, seldom the best year alone.",
                "Falling years: the bank may take the last one, and ask why.",
                "Expenses you deduct lower your tax and your loan alike.",
                "If you are taxed by modules (módulos), the bank looks at bank statements too, because the declared profit says little.",
                "If you bill through your own company, your salary and its accounts count; profit left in the company may not.",
              ],
            },
          ],
        },
        {
          heading: "Which documents do you hand in?",
          blocks: [
            {
              points: [
                "Annual income tax (modelo\u00a0100) for the last two or three years.",
                "Quarterly payments (modelo\u00a0130) and VAT (modelo\u00a0303) of this year, with the annual VAT summary (modelo\u00a0390).",
                "Employment record (vida laboral) and the last receipts of your contribution.",
                "Certificates that you owe nothing to the tax office and to Social Security.",
                "Statements of your private and business accounts for some months.",
                "CIRBE report of the Bank of Spain: free and online.",
              ],
            },
            "The bank must say at the start which proofs it wants and by when (Law 5/2019, art.\u00a012).",
          ],
        },
        {
          heading: "What weakens the application, what strengthens it?",
          blocks: [
            {
              caption: "How a bank usually reads the file of a self-employed borrower",
              columns: ["Point", "Weakens", "Strengthens"],
              rows: [
                ["Years of activity", "fewer than two", "three or more, in the same trade"],
                ["Profit", "falls, or swings widely", "steady or rising"],
                ["Clients", "one pays nearly everything", "several, with contracts"],
                ["Other debts", "leasing, cards, a business loan", "paid off before you apply"],
                ["Own money", "20% and nothing left over", "more than 20% and a reserve"],
                ["Second borrower", "none", "a partner with a permanent salary"],
              ],
            },
          ],
        },
        {
          heading: "What if you are self-employed abroad?",
          blocks: [
            [
              "Then the non-resident terms apply: {loan.abroad} of the price, usually {loan.yearsAbroad} years, debts within {loan.debtsAbroad}.",
              "A net €30,000 a year carries about €132,000 to €185,000 over 25 years at an assumed 3%.",
              "Instead of the Spanish forms you show your own country’s returns, a credit report and bank statements, with sworn translations where the bank asks for them.",
            ],
            "Someone who has just moved here and registered is taxed in Spain but has no Spanish return yet. Some banks accept the earlier foreign years in the same trade: ask before you pay a deposit.",
          ],
        },
        {
          heading: "What are the steps for a self-employed borrower?",
          blocks: [
            {
              steps: [
                "Order the employment record, both certificates and the CIRBE report: free, mostly in a day or two.",
                "Work out the average of your net years and look up the loan in the table.",
                "Ask three banks for a first answer in writing. Nobody may charge you for the study.",
                "Name loan and date in the deposit contract; if the bank refuses without your fault, art.\u00a0621-49 of the Civil Code of Catalonia may let you withdraw.",
                "Have the home valued, €250 to €600, read the binding offer (FEIN) for {loan.days} days, see the notary free of charge and sign.",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong?",
          blocks: [
            {
              points: [
                "You apply in spring before last year’s return is filed, and the bank counts an older, weaker year.",
                "An instalment plan with the tax office appears in the certificate. Settle it first.",
                "Private and business money run through one account, and nobody can see what you live on.",
                "The deposit goes to pay VAT three weeks before the signing. Keep both sums apart.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Which loan goes with which profit?",
        blocks: [
          {
            caption: "Largest loan over 30 years at an assumed 3%, without other debts",
            columns: ["Net a year", "Payment at 30–35%", "Loan at 30%", "Loan at 35%"],
            rows: [
              ["€20,000", "€500–583", "€119,000", "€138,000"],
              ["€24,000", "€600–700", "€142,000", "€166,000"],
              ["€30,000", "€750–875", "€178,000", "€208,000"],
              ["€40,000", "€1,000–1,167", "€237,000", "€277,000"],
              ["€60,000", "€1,500–1,750", "€356,000", "€415,000"],
            ],
          },
          "Example: a designer’s three net years of €24,000, €30,000 and €36,000 average €30,000. A van at €250 a month takes €59,000 off the loan. Paid off, €208,000 is 80% of a home at €260,000; the other €52,000, €26,000 of transfer tax and €1,650 to €2,800 for notary, registry and paperwork are the designer’s own money: about €80,000.",
        ],
      },
      inShort: [
        "Two or three annual returns decide, and the net profit in them, not the turnover.",
        "Debts to the tax office or Social Security come first: clear them before you apply.",
      ],
      next: "[Work out on our cost page](/costs) the payment for your price, and set it against your average net month.",
      description:
        "A mortgage for the self-employed in Spain: yes, with two or three tax returns. Which income counts, documents, a table from €20,000 to €60,000 net and steps.",
      sources: [
        "Law 5/2019, arts.\u00a011 and 12",
        "Civil Code of Catalonia, art.\u00a0621-49",
        "Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1",
        "spectrumspanishmortgages.com: usual debt ratios",
      ],
    },
    es: {
      names: [
        "hipoteca para autónomos",
        "hipoteca para autónomos requisitos",
        "hipoteca autónomo",
        "hipoteca siendo autónomo",
        "requisitos hipoteca autónomos",
        "hipotecas para autónomos",
        "puede un autónomo pedir una hipoteca",
        "dan hipoteca a un autónomo",
        "hipoteca para freelance",
        "documentos hipoteca autónomo",
      ],
      title: "La hipoteca para autónomos",
      answers: {
        what: [
          "Sí, hay hipoteca para autónomos en las mismas condiciones que para un asalariado, hasta el {loan.share} del precio: los bancos suelen pedir dos o tres declaraciones de la renta con un beneficio estable y que todas las deudas quepan en el {loan.debts}.",
          "Con 30.000\u00a0€ netos al año, después de impuestos y cotizaciones, caben de 750 a 875\u00a0€ al mes: un préstamo de unos 178.000 a 208.000\u00a0€ a 30 años a un 3\u00a0% supuesto.",
        ],
        cost: "La hipoteca para autónomos cuesta lo mismo que cualquier otra: el banco no puede cobrar por estudiar sus ingresos (Ley 5/2019, art.\u00a011.2); usted paga la tasación, de 250 a 600\u00a0€, y sus copias. Con 200.000\u00a0€ a 30 años y un 3\u00a0% supuesto, la cuota es de 843\u00a0€ al mes.",
        calculation:
          "En una hipoteca para autónomos el préstamo se calcula con la media de los netos declarados: 24.000, 30.000 y 36.000\u00a0€ dan 30.000\u00a0€, o 2.500\u00a0€ al mes. Del 30 al 35\u00a0%, todas las cuotas pueden llegar a 750–875\u00a0€, que alcanzan para unos 178.000 a 208.000\u00a0€ a 30 años a un 3\u00a0% supuesto.",
        time: "Para una hipoteca para autónomos los bancos suelen querer dos ejercicios completos de actividad, a menudo tres. De las arras a la firma calcule seis semanas o algo más; en Cataluña, {loan.days} días naturales son fijos, desde que recibe la documentación del banco hasta la escritura.",
        conditions: [
          "Los requisitos de una hipoteca para autónomos suelen ser cuatro: dos o tres años de actividad con sus declaraciones, un beneficio neto que se mantenga o suba, deudas dentro del {loan.debts} y estar al corriente con Hacienda y la Seguridad Social.",
          "Se suman el 20\u00a0% del precio ahorrado y cerca del {loan.costs} para impuestos y gastos. Ninguna ley fija un ingreso mínimo ni un número de años.",
        ],
        must: [
          "Sí, un autónomo puede pedir una hipoteca en España, también si es extranjero: ninguna ley exige nómina ni nacionalidad española.",
          "Los bancos suelen pedir dos o tres declaraciones y deudas dentro del {loan.debts} del neto; 30.000\u00a0€ al año dan para unos 178.000 a 208.000\u00a0€ a 30 años a un 3\u00a0% supuesto.",
        ],
        how: "Para pedir una hipoteca siendo autónomo, reúna primero dos o tres rentas, los trimestres del año y los certificados de estar al corriente: gratis, por internet y casi siempre en uno o dos días. Después pida a tres bancos una primera respuesta por escrito y ponga el préstamo en las arras antes de pagar.",
        papers:
          "Para una hipoteca para autónomos el banco pide las dos o tres últimas rentas (modelo\u00a0100), los trimestres del año (modelo\u00a0130 de IRPF y 303 de IVA), la vida laboral, los certificados de estar al corriente con Hacienda y la Seguridad Social, extractos bancarios y el informe CIRBE.",
        worth:
          "La hipoteca para autónomos merece la pena pedirla cuando dos ejercicios cerrados enseñan el beneficio y el ahorro cubre el 20\u00a0% del precio, cerca del {loan.costs} para impuestos y gastos y unos meses de cuotas. Con un solo año, espere a la siguiente renta: una media de dos años buenos convence más que un avalista.",
      },
      abroad:
        "Si trabaja y tributa fuera, el porcentaje es del {loan.abroad} y las deudas caben en el {loan.debtsAbroad}: con 30.000\u00a0€ netos al año, unos 132.000 a 185.000\u00a0€ a 25 años.",
      sections: [
        {
          heading: "¿Qué ingresos cuenta el banco?",
          blocks: [
            "Cuenta lo que queda, no lo que factura: el rendimiento neto de la renta menos el IRPF y la cuota de la Seguridad Social. Los bancos suelen hacer la media de los dos o tres últimos años.",
            {
              points: [
                "Años que suben: cuenta la media, rara vez solo el mejor.",
                "Años que bajan: el banco puede quedarse con el último y preguntar por qué.",
                "Los gastos que se deduce rebajan el impuesto y también el préstamo.",
                "Si tributa por módulos, mira además los extractos, porque el rendimiento declarado dice poco.",
                "Si factura con su propia sociedad, cuentan su nómina y las cuentas de la empresa; el beneficio que se queda en ella, no siempre.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué documentos se entregan?",
          blocks: [
            {
              points: [
                "La renta (modelo\u00a0100) de los dos o tres últimos años.",
                "Los pagos fraccionados (modelo\u00a0130) y el IVA (modelo\u00a0303) de este año, con el resumen anual (modelo\u00a0390).",
                "La vida laboral y los últimos recibos de la cuota de autónomos.",
                "Los certificados de estar al corriente con Hacienda y con la Seguridad Social.",
                "Extractos de unos meses, de la cuenta personal y de la del negocio.",
                "El informe CIRBE del Banco de España: gratis y por internet.",
              ],
            },
            "El banco debe decirle al principio qué documentos quiere y hasta cuándo (Ley 5/2019, art.\u00a012).",
          ],
        },
        {
          heading: "¿Qué debilita y qué refuerza la solicitud?",
          blocks: [
            {
              caption: "Cómo suele leer un banco el expediente de un autónomo",
              columns: ["Punto", "Debilita", "Refuerza"],
              rows: [
                ["Años de actividad", "menos de dos", "tres o más en el mismo oficio"],
                ["Beneficio", "baja o da saltos", "estable o al alza"],
                ["Clientes", "uno paga casi todo", "varios, con contrato"],
                ["Otras deudas", "renting, tarjetas, préstamo del negocio", "liquidadas antes de pedirla"],
                ["Dinero propio", "el 20\u00a0% justo", "más del 20\u00a0% y una reserva"],
                ["Segundo titular", "ninguno", "pareja con contrato indefinido"],
              ],
            },
          ],
        },
        {
          heading: "¿Y si es autónomo en otro país?",
          blocks: [
            [
              "Entonces valen las condiciones de no residente: el {loan.abroad} del precio, normalmente {loan.yearsAbroad} años y deudas dentro del {loan.debtsAbroad}.",
              "Con 30.000\u00a0€ netos al año salen de 132.000 a 185.000\u00a0€ a 25 años a un 3\u00a0% supuesto.",
              "En lugar de los modelos españoles se presentan las declaraciones de su país, un informe de crédito y los extractos, con traducción jurada si el banco la pide.",
            ],
            "Quien acaba de instalarse y darse de alta tributa aquí, pero aún no tiene ninguna renta española. Algunos bancos aceptan los años anteriores en el extranjero si el oficio es el mismo: pregúntelo antes de pagar arras.",
          ],
        },
        {
          heading: "¿Qué pasos hay y cuánto tardan?",
          blocks: [
            {
              steps: [
                "Pida la vida laboral, los dos certificados y el CIRBE: gratis y casi siempre en uno o dos días.",
                "Haga la media de sus años netos y busque el préstamo en la tabla.",
                "Pida a tres bancos una primera respuesta por escrito. Nadie puede cobrarle el estudio.",
                "Ponga el préstamo y una fecha en las arras; si el banco se niega sin culpa suya, el art.\u00a0621-49 del Código civil de Cataluña puede permitirle desistir.",
                "Encargue la tasación, de 250 a 600\u00a0€, lea la oferta vinculante (FEIN) durante {loan.days} días, vaya gratis al notario y firme.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede salir mal?",
          blocks: [
            {
              points: [
                "Pide la hipoteca en primavera, antes de presentar la última renta, y el banco cuenta un año más antiguo y peor.",
                "En el certificado aparece un aplazamiento con Hacienda. Liquídelo antes.",
                "El dinero de casa y el del negocio pasan por la misma cuenta, y no se ve de qué vive.",
                "Con la entrada se paga el IVA tres semanas antes de firmar. Guarde cada cantidad aparte.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué préstamo sale con cada beneficio?",
        blocks: [
          {
            caption: "Préstamo máximo a 30 años a un 3\u00a0% supuesto, sin otras deudas",
            columns: ["Neto al año", "Cuota al 30–35\u00a0%", "Préstamo al 30\u00a0%", "Préstamo al 35\u00a0%"],
            rows: [
              ["20.000\u00a0€", "500–583\u00a0€", "119.000\u00a0€", "138.000\u00a0€"],
              ["24.000\u00a0€", "600–700\u00a0€", "142.000\u00a0€", "166.000\u00a0€"],
              ["30.000\u00a0€", "750–875\u00a0€", "178.000\u00a0€", "208.000\u00a0€"],
              ["40.000\u00a0€", "1.000–1.167\u00a0€", "237.000\u00a0€", "277.000\u00a0€"],
              ["60.000\u00a0€", "1.500–1.750\u00a0€", "356.000\u00a0€", "415.000\u00a0€"],
            ],
          },
          "Un ejemplo: una diseñadora con tres años netos de 24.000, 30.000 y 36.000\u00a0€ tiene una media de 30.000\u00a0€. Una furgoneta de 250\u00a0€ al mes le quita 59.000\u00a0€ de préstamo. Sin ella, 208.000\u00a0€ son el 80\u00a0% de una vivienda de 260.000\u00a0€; pone los otros 52.000\u00a0€, 26.000\u00a0€ de ITP y de 1.650 a 2.800\u00a0€ de notaría, registro y gestoría: unos 80.000\u00a0€.",
        ],
      },
      inShort: [
        "Deciden dos o tres rentas y el neto que declaran, no la facturación.",
        "Las deudas con Hacienda o la Seguridad Social, fuera antes de pedirla.",
      ],
      next: "[Calcule en nuestra página de gastos](/costs) la cuota de su precio y compárela con su mes neto medio.",
      description:
        "Hipoteca para autónomos: sí, con dos o tres rentas. Qué ingresos cuentan, los documentos, una tabla de 20.000 a 60.000\u00a0€ netos, requisitos y los pasos.",
      sources: [
        "Ley 5/2019, arts.\u00a011 y 12",
        "Código civil de Cataluña, art.\u00a0621-49",
        "Código de consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1",
        "spectrumspanishmortgages.com: porcentajes de deuda habituales",
      ],
    },
    ca: {
      names: [
        "hipoteca per a autònoms",
        "hipoteca per autònoms",
        "hipoteca autònom",
        "hipoteca sent autònom",
        "requisits hipoteca autònoms",
        "hipoteques per a autònoms",
        "pot un autònom demanar una hipoteca",
        "documents hipoteca autònom",
      ],
      title: "La hipoteca per a autònoms",
      answers: {
        what: [
          "Sí, hi ha hipoteca per a autònoms en les mateixes condicions que per a un assalariat, fins al {loan.share} del preu: els bancs solen demanar dues o tres declaracions de la renda amb un benefici estable i que tots els deutes càpiguen en el {loan.debts}.",
          "Amb 30.000\u00a0€ nets l’any, després d’impostos i cotitzacions, hi caben de 750 a 875\u00a0€ al mes: un préstec d’uns 178.000 a 208.000\u00a0€ a 30 anys a un 3\u00a0% suposat.",
        ],
        cost: "La hipoteca per a autònoms costa el mateix que qualsevol altra: el banc no pot cobrar per estudiar els ingressos (Llei 5/2019, art.\u00a011.2); vostè paga la taxació, de 250 a 600\u00a0€, i les còpies. Amb 200.000\u00a0€ a 30 anys i un 3\u00a0% suposat, la quota és de 843\u00a0€ al mes.",
        calculation:
          "En una hipoteca per a autònoms el préstec es calcula amb la mitjana dels nets declarats: 24.000, 30.000 i 36.000\u00a0€ fan 30.000\u00a0€, o 2.500\u00a0€ al mes. Del 30 al 35\u00a0%, totes les quotes poden arribar a 750–875\u00a0€, que donen per a uns 178.000 a 208.000\u00a0€ a 30 anys a un 3\u00a0% suposat.",
        time: "Per a una hipoteca per a autònoms els bancs solen voler dos exercicis complets d’activitat, sovint tres. De les arres a la firma calculi sis setmanes o una mica més; a Catalunya, {loan.days} dies naturals són fixos, des que rep la documentació del banc fins a l’escriptura.",
        conditions: [
          "Els requisits d’una hipoteca per a autònoms solen ser quatre: dos o tres anys d’activitat amb les seves declaracions, un benefici net que es mantingui o pugi, deutes dins del {loan.debts} i estar al corrent amb Hisenda i la Seguretat Social.",
          "S’hi sumen el 20\u00a0% del preu estalviat i prop del {loan.costs} per a impostos i despeses. Cap llei no fixa uns ingressos mínims ni un nombre d’anys.",
        ],
        must: [
          "Sí, un autònom pot demanar una hipoteca a Espanya, també si és estranger: cap llei no exigeix nòmina ni nacionalitat espanyola.",
          "Els bancs solen demanar dues o tres declaracions i deutes dins del {loan.debts} del net; 30.000\u00a0€ l’any donen per a uns 178.000 a 208.000\u00a0€ a 30 anys a un 3\u00a0% suposat.",
        ],
        how: "Per demanar una hipoteca sent autònom, reuneixi primer dues o tres rendes, els trimestres de l’any i els certificats d’estar al corrent: de franc, per internet i gairebé sempre en un dia o dos. Després demani a tres bancs una primera resposta per escrit i posi el préstec a les arres abans de pagar.",
        papers:
          "Per a una hipoteca per a autònoms el banc demana les dues o tres últimes rendes (model\u00a0100), els trimestres de l’any (model\u00a0130 d’IRPF i 303 d’IVA), la vida laboral, els certificats d’estar al corrent amb Hisenda i la Seguretat Social, extractes bancaris i l’informe CIRBE.",
        worth:
          "Val la pena demanar una hipoteca per a autònoms quan dos exercicis tancats ensenyen el benefici i l’estalvi cobreix el 20\u00a0% del preu, prop del {loan.costs} per a impostos i despeses i uns mesos de quotes. Amb un sol any, esperi la renda següent: la mitjana de dos anys bons convenç més que un avalador.",
      },
      abroad:
        "Si treballa i tributa fora, el percentatge és del {loan.abroad} i els deutes caben en el {loan.debtsAbroad}: amb 30.000\u00a0€ nets l’any, uns 132.000 a 185.000\u00a0€ a 25 anys.",
      sections: [
        {
          heading: "Quins ingressos compta el banc?",
          blocks: [
            "Compta el que queda, no el que factura: el rendiment net de la renda menys l’IRPF i la quota de la Seguretat Social. Els bancs solen fer la mitjana dels dos o tres últims anys.",
            {
              points: [
                "Anys que pugen: compta la mitjana, poques vegades només el millor.",
                "Anys que baixen: el banc es pot quedar amb l’últim i preguntar per què.",
                "Les despeses que es dedueix abaixen l’impost i també el préstec.",
                "Si tributa per mòduls, mira també els extractes, perquè el rendiment declarat diu poc.",
                "Si factura amb una societat pròpia, compten la nòmina i els comptes de l’empresa; el benefici que s’hi queda, no sempre.",
              ],
            },
          ],
        },
        {
          heading: "Quins documents cal entregar?",
          blocks: [
            {
              points: [
                "La renda (model\u00a0100) dels dos o tres últims anys.",
                "Els pagaments fraccionats (model\u00a0130) i l’IVA (model\u00a0303) d’enguany, amb el resum anual (model\u00a0390).",
                "La vida laboral i els últims rebuts de la quota d’autònoms.",
                "Els certificats d’estar al corrent amb Hisenda i amb la Seguretat Social.",
                "Extractes d’uns mesos, del compte personal i del compte del negoci.",
                "L’informe CIRBE del Banc d’Espanya: de franc i per internet.",
              ],
            },
            "El banc li ha de dir al principi quins documents vol i fins quan (Llei 5/2019, art.\u00a012).",
          ],
        },
        {
          heading: "Què afebleix i què reforça la sol·licitud?",
          blocks: [
            {
              caption: "Com sol llegir un banc l’expedient d’un autònom",
              columns: ["Punt", "Afebleix", "Reforça"],
              rows: [
                ["Anys d’activitat", "menys de dos", "tres o més en el mateix ofici"],
                ["Benefici", "baixa o fa salts", "estable o a l’alça"],
                ["Clients", "un paga gairebé tot", "diversos, amb contracte"],
                ["Altres deutes", "rènting, targetes, préstec del negoci", "liquidats abans de demanar-la"],
                ["Diners propis", "el 20\u00a0% just", "més del 20\u00a0% i una reserva"],
                ["Segon titular", "cap", "parella amb contracte indefinit"],
              ],
            },
          ],
        },
        {
          heading: "I si és autònom en un altre país?",
          blocks: [
            [
              "Aleshores valen les condicions de no resident: el {loan.abroad} del preu, normalment {loan.yearsAbroad} anys i deutes dins del {loan.debtsAbroad}.",
              "Amb 30.000\u00a0€ nets l’any surten de 132.000 a 185.000\u00a0€ a 25 anys a un 3\u00a0% suposat.",
              "En lloc dels models espanyols es presenten les declaracions del seu país, un informe de crèdit i els extractes, amb traducció jurada si el banc la demana.",
            ],
            "Qui s’acaba d’instal·lar i donar d’alta tributa aquí, però encara no té cap renda espanyola. Alguns bancs accepten els anys anteriors a l’estranger si l’ofici és el mateix: pregunti-ho abans de pagar arres.",
          ],
        },
        {
          heading: "Quins passos hi ha i quant triguen?",
          blocks: [
            {
              steps: [
                "Demani la vida laboral, els dos certificats i el CIRBE: de franc i gairebé sempre en un dia o dos.",
                "Faci la mitjana dels anys nets i busqui el préstec a la taula.",
                "Demani a tres bancs una primera resposta per escrit. Ningú no li pot cobrar l’estudi.",
                "Posi el préstec i una data a les arres; si el banc s’hi nega sense culpa seva, l’art.\u00a0621-49 del Codi civil de Catalunya li pot permetre desistir.",
                "Encarregui la taxació, de 250 a 600\u00a0€, llegeixi l’oferta vinculant (FEIN) durant {loan.days} dies, vagi de franc a la notaria i signi.",
              ],
            },
          ],
        },
        {
          heading: "Què pot sortir malament?",
          blocks: [
            {
              points: [
                "Demana la hipoteca a la primavera, abans de presentar l’última renda, i el banc compta un any més antic i pitjor.",
                "Al certificat hi surt un ajornament amb Hisenda. Liquidi’l abans.",
                "Els diners de casa i els del negoci passen pel mateix compte, i no es veu de què viu.",
                "Amb l’entrada es paga l’IVA tres setmanes abans de signar. Guardi cada quantitat a part.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quin préstec surt amb cada benefici?",
        blocks: [
          {
            caption: "Préstec màxim a 30 anys a un 3\u00a0% suposat, sense altres deutes",
            columns: ["Net l’any", "Quota al 30–35\u00a0%", "Préstec al 30\u00a0%", "Préstec al 35\u00a0%"],
            rows: [
              ["20.000\u00a0€", "500–583\u00a0€", "119.000\u00a0€", "138.000\u00a0€"],
              ["24.000\u00a0€", "600–700\u00a0€", "142.000\u00a0€", "166.000\u00a0€"],
              ["30.000\u00a0€", "750–875\u00a0€", "178.000\u00a0€", "208.000\u00a0€"],
              ["40.000\u00a0€", "1.000–1.167\u00a0€", "237.000\u00a0€", "277.000\u00a0€"],
              ["60.000\u00a0€", "1.500–1.750\u00a0€", "356.000\u00a0€", "415.000\u00a0€"],
            ],
          },
          "Un exemple: una dissenyadora amb tres anys nets de 24.000, 30.000 i 36.000\u00a0€ té una mitjana de 30.000\u00a0€. Una furgoneta de 250\u00a0€ al mes li treu 59.000\u00a0€ de préstec. Sense la furgoneta, 208.000\u00a0€ són el 80\u00a0% d’un habitatge de 260.000\u00a0€; hi posa els altres 52.000\u00a0€, 26.000\u00a0€ d’ITP i de 1.650 a 2.800\u00a0€ de notaria, registre i gestoria: uns 80.000\u00a0€.",
        ],
      },
      inShort: [
        "Decideixen dues o tres rendes i el net que s’hi declara, no la facturació.",
        "Els deutes amb Hisenda o la Seguretat Social, fora abans de demanar-la.",
      ],
      next: "[Calculi a la nostra pàgina de despeses](/costs) la quota del seu preu i compari-la amb el mes net mitjà.",
      description:
        "Hipoteca per a autònoms: sí, amb dues o tres rendes. Quins ingressos compten, els documents, una taula de 20.000 a 60.000\u00a0€ nets, els requisits i els passos.",
      sources: [
        "Llei 5/2019, arts.\u00a011 i 12",
        "Codi civil de Catalunya, art.\u00a0621-49",
        "Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1",
        "spectrumspanishmortgages.com: percentatges de deute habituals",
      ],
    },
    ru: {
      names: [
        "ипотека для самозанятых",
        "ипотека для ИП",
        "ипотека для самозанятых в Испании",
        "ипотека самозанятому",
        "ипотека для autónomo",
        "ипотека автономо",
        "ипотека для фрилансеров",
        "ипотека для предпринимателей",
        "дают ли ипотеку самозанятым",
      ],
      title: "Ипотека для самозанятых",
      answers: {
        what: [
          "Да, ипотека для самозанятых (autónomos) есть, и условия те же, что у работающих по найму: до {loan.share} цены. Обычно банки просят две-три годовые декларации с ровной прибылью, а все долги должны укладываться в {loan.debts} чистого дохода.",
          "С 30\u00a0000\u00a0€ чистыми в год, после налогов и взносов, можно платить 750–875\u00a0€ в месяц: это кредит примерно 178\u00a0000–208\u00a0000\u00a0€ на 30\u00a0лет под условные 3\u00a0%.",
        ],
        cost: "Ипотека для самозанятых стоит столько же, сколько любая другая: брать деньги за проверку дохода банк не вправе (Закон 5/2019, ст.\u00a011.2), вы платите за оценку, 250–600\u00a0€, и копии. Кредит 200\u00a0000\u00a0€ на 30\u00a0лет под условные 3\u00a0% обходится в 843\u00a0€ в месяц.",
        calculation:
          "Сумму, на которую одобряют ипотеку для самозанятых, считают от средней чистой прибыли за последние годы: 24\u00a0000, 30\u00a0000 и 36\u00a0000\u00a0€ дают 30\u00a0000\u00a0€, или 2\u00a0500\u00a0€ в месяц. На все платежи идёт 30–35\u00a0%, то есть 750–875\u00a0€; это 178\u00a0000–208\u00a0000\u00a0€ на 30\u00a0лет под условные 3\u00a0%.",
        time: "Ипотека для самозанятых обычно возможна после двух полных налоговых лет работы, часто трёх. От задатка до подписания уходит недель шесть или немного больше; в Каталонии {loan.days} календарных дней из них обязательны: от документов банка до акта.",
        conditions: [
          "Ипотека для самозанятых обычно требует четырёх вещей: два-три года работы с годовыми декларациями, чистая прибыль, которая держится или растёт, все долги в пределах {loan.debts} и никаких долгов перед налоговой и соцстрахом.",
          "Нужны и накопления: 20\u00a0% цены и около {loan.costs} на налоги и расходы. Минимального дохода или стажа закон не устанавливает.",
        ],
        must: [
          "Да, ипотека для самозанятых в Испании возможна, в том числе для иностранцев: закон не требует ни зарплаты, ни испанского гражданства.",
          "Обычно банки хотят две-три годовые декларации и долги в пределах {loan.debts} чистой прибыли; 30\u00a0000\u00a0€ в год дают около 178\u00a0000–208\u00a0000\u00a0€ на 30\u00a0лет под условные 3\u00a0%.",
        ],
        how: "Ипотека для самозанятых начинается с документов: две-три годовые декларации, квартальные формы этого года и справки об отсутствии долгов, бесплатно, через интернет, обычно за день-два. Потом попросите у трёх банков предварительный ответ письменно и впишите кредит в договор задатка.",
        papers:
          "Документы на ипотеку для самозанятых: две-три последние годовые декларации (modelo\u00a0100), квартальные формы этого года (modelo\u00a0130 по подоходному налогу и 303 по НДС), выписка о стаже (vida laboral), справки об отсутствии долгов перед налоговой и соцстрахом, выписки по счетам и отчёт CIRBE.",
        worth:
          "Ипотеку для самозанятых стоит просить, когда прибыль видна по двум закрытым годам, а накоплений хватает на 20\u00a0% цены, около {loan.costs} на налоги и расходы и несколько месячных платежей. С одним годом лучше дождаться следующей декларации: два хороших года убеждают банк сильнее, чем поручитель.",
      },
      abroad:
        "Если вы работаете и платите налоги за границей, дают {loan.abroad} цены, а долги должны укладываться в {loan.debtsAbroad}: с 30\u00a0000\u00a0€ чистыми в год это около 132\u00a0000–185\u00a0000\u00a0€ на 25\u00a0лет.",
      sections: [
        {
          heading: "Какой доход учитывает банк?",
          blocks: [
            "Банк смотрит не на оборот, а на остаток: прибыль по годовой декларации минус подоходный налог и взносы в соцстрах. Обычно берут среднее за два-три последних года.",
            {
              points: [
                "Прибыль растёт: считают среднее, редко один лучший год.",
                "Прибыль падает: банк может взять последний год и спросить, почему так вышло.",
                "Расходы, которые вы списываете, уменьшают и налог, и кредит.",
                "Если вы платите налог по нормативам (módulos), банк изучает и выписки по счёту: заявленная прибыль говорит мало.",
                "Если вы работаете через свою компанию, учитывают вашу зарплату и её отчётность; прибыль, оставшуюся в компании,\u00a0— не всегда.",
              ],
            },
          ],
        },
        {
          heading: "Какие документы сдать в банк?",
          blocks: [
            {
              points: [
                "Годовые декларации (modelo\u00a0100) за два-три последних года.",
                "Авансовые платежи (modelo\u00a0130) и НДС (modelo\u00a0303) за этот год, годовой свод по НДС (modelo\u00a0390).",
                "Выписка о стаже (vida laboral) и последние квитанции по взносам.",
                "Справки, что вы ничего не должны налоговой службе и соцстраху.",
                "Выписки за несколько месяцев по личному и рабочему счёту.",
                "Отчёт CIRBE Банка Испании: бесплатно и через интернет.",
              ],
            },
            "Какие документы нужны и к какому сроку, банк обязан сказать в самом начале (Закон 5/2019, ст.\u00a012).",
          ],
        },
        {
          heading: "Что мешает заявке и что ей помогает?",
          blocks: [
            {
              caption: "Как банк обычно читает заявку самозанятого",
              columns: ["Что смотрят", "Мешает", "Помогает"],
              rows: [
                ["Стаж", "меньше двух лет", "три года и больше в одном деле"],
                ["Прибыль", "падает или скачет", "ровная или растёт"],
                ["Клиенты", "почти всё платит один", "несколько, с договорами"],
                ["Другие долги", "лизинг, карты, кредит на бизнес", "погашены до заявки"],
                ["Свои деньги", "ровно 20\u00a0%", "больше 20\u00a0% и запас"],
                ["Второй заёмщик", "нет", "супруг с бессрочным договором"],
              ],
            },
          ],
        },
        {
          heading: "Если вы ИП в другой стране",
          blocks: [
            [
              "Тогда действуют условия для нерезидентов: {loan.abroad} цены, обычно {loan.yearsAbroad}\u00a0лет, долги в пределах {loan.debtsAbroad}.",
              "С 30\u00a0000\u00a0€ чистыми в год получается 132\u00a0000–185\u00a0000\u00a0€ на 25\u00a0лет под условные 3\u00a0%.",
              "Вместо испанских форм показывают декларации своей страны, кредитный отчёт и выписки по счетам, с присяжным переводом, если банк его просит.",
            ],
            "Кто только что переехал и зарегистрировался, налоги платит уже здесь, но испанской декларации у него ещё нет. Некоторые банки принимают прежние годы за границей, если дело то же: спросите до задатка.",
            "Доход не в евро банк считает с запасом на курс, а происхождение первого взноса проверяет (Закон 10/2010).",
          ],
        },
        {
          heading: "Какие шаги нужны самозанятому?",
          blocks: [
            {
              steps: [
                "Закажите выписку о стаже, обе справки и отчёт CIRBE: бесплатно, обычно за день-два.",
                "Посчитайте среднее за чистые годы и найдите кредит в таблице.",
                "Попросите у трёх банков предварительный ответ письменно. Плату за проверку брать нельзя.",
                "Впишите кредит и срок в договор задатка; если банк откажет не по вашей вине, ст.\u00a0621-49 Гражданского кодекса Каталонии может позволить выйти из сделки.",
                "Закажите оценку, 250–600\u00a0€, читайте обязательное предложение (FEIN) {loan.days} дней, бесплатно сходите к нотариусу и подпишите.",
              ],
            },
          ],
        },
        {
          heading: "На чём срываются заявки самозанятых?",
          blocks: [
            {
              points: [
                "Заявку подают весной, до последней декларации, и банк считает более старый и слабый год.",
                "В справке видна рассрочка по налогам. Погасите её раньше.",
                "Личные и рабочие деньги идут через один счёт, и непонятно, на что вы живёте.",
                "За три недели до подписания первым взносом платят НДС. Держите эти суммы отдельно.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Какой кредит дадут при какой прибыли?",
        blocks: [
          {
            caption: "Наибольший кредит на 30\u00a0лет под условные 3\u00a0%, без других долгов",
            columns: ["Чистыми в год", "Платёж при 30–35\u00a0%", "Кредит при 30\u00a0%", "Кредит при 35\u00a0%"],
            rows: [
              ["20\u00a0000\u00a0€", "500–583\u00a0€", "119\u00a0000\u00a0€", "138\u00a0000\u00a0€"],
              ["24\u00a0000\u00a0€", "600–700\u00a0€", "142\u00a0000\u00a0€", "166\u00a0000\u00a0€"],
              ["30\u00a0000\u00a0€", "750–875\u00a0€", "178\u00a0000\u00a0€", "208\u00a0000\u00a0€"],
              ["40\u00a0000\u00a0€", "1\u00a0000–1\u00a0167\u00a0€", "237\u00a0000\u00a0€", "277\u00a0000\u00a0€"],
              ["60\u00a0000\u00a0€", "1\u00a0500–1\u00a0750\u00a0€", "356\u00a0000\u00a0€", "415\u00a0000\u00a0€"],
            ],
          },
          "Пример: у дизайнера чистыми за три года 24\u00a0000, 30\u00a0000 и 36\u00a0000\u00a0€, среднее 30\u00a0000\u00a0€. Фургон в лизинг за 250\u00a0€ в месяц отнимает от кредита 59\u00a0000\u00a0€. Без него 208\u00a0000\u00a0€\u00a0— это 80\u00a0% от жилья за 260\u00a0000\u00a0€; остальные 52\u00a0000\u00a0€, 26\u00a0000\u00a0€ налога ITP и 1\u00a0650–2\u00a0800\u00a0€ за нотариуса, реестр и оформление дизайнер платит сам: около 80\u00a0000\u00a0€.",
        ],
      },
      inShort: [
        "Решают две-три годовые декларации и чистая прибыль в них, а не оборот.",
        "Долги перед налоговой или соцстрахом закрывают до заявки.",
      ],
      next: "[Посчитайте на нашей странице расходов](/costs) платёж для своей цены и сравните его со средним чистым месяцем.",
      description:
        "Ипотека для самозанятых и ИП в Испании: да, с двумя-тремя декларациями. Какой доход учитывают, документы, таблица от 20\u00a0000 до 60\u00a0000\u00a0€ в год и шаги заявки.",
      sources: [
        "Закон 5/2019, ст.\u00a011 и 12",
        "Гражданский кодекс Каталонии, ст.\u00a0621-49",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1",
        "spectrumspanishmortgages.com: обычная доля долгов в доходе",
      ],
    },
  },
};
