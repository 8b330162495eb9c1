import type { Entry } from "../entry";

export const costsOfTheMortgage: Entry = {
  theme: "mortgage",
  related: ["bank-valuation", "costs-of-buying", "binding-offer-fein", "notary-costs"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "costs of the mortgage",
        "mortgage costs in spain",
        "mortgage fees spain",
        "who pays mortgage costs",
        "mortgage arrangement fee",
        "mortgage set-up costs",
        "mortgage costs",
        "home insurance mortgage",
        "mortgage insurance spain",
      ],
      title: "The costs of the mortgage",
      answers: {
        what: "The costs of the mortgage itself are few for the borrower: the bank valuation (tasación), €250 to €600, and the copies you ask for. The bank pays the deed of the loan, its registration, its paperwork and the stamp duty (AJD). What can still make a loan dear is an arrangement fee and the products sold with it. If the bank asks for home insurance, it has to accept an equivalent policy from another insurer.",
        cost: "The costs of the mortgage for the borrower begin at €250 to €600 for the valuation, as a rough guide; copies of the deed are a few euros more. An arrangement fee, if agreed, comes on top: 0.5% of €240,000 would be €1,200. Deed, registration, gestoría and stamp duty of the loan cost you nothing, as the bank pays them.",
        calculation:
          "The costs of the mortgage add up as valuation + arrangement fee + products × years. With €400 for the valuation, a fee of €1,200 and policies at €500 a year over ten years, that is €6,600, of which €5,000 are the policies. Set that against what the lower rate saves in the same ten years.",
        time: "Most costs of the mortgage fall due before or at signing: the valuation when it is ordered, the fee when the loan is paid out. Insurance comes back every year, so multiply it before you compare.",
        who: "The costs of the mortgage are divided by law: the lender pays the deed, the registration and the paperwork, the borrower the valuation. Each pays the copies they order (Law 5/2019, art.\u00a014.1 e).",
        must: "No, you needn’t take the bank’s own insurance: among the costs of the mortgage it may ask for a home policy, but has to accept an equivalent one from another insurer. Nor is an arrangement fee compulsory. The valuation can’t be avoided.",
      },
      sections: [
        {
          heading: "Who pays what?",
          blocks: [
            {
              points: [
                "Bank valuation: you.",
                "Notary’s fee for the deed of the loan: the bank. Copies: whoever asks for them.",
                "Registration of the mortgage: the bank.",
                "Paperwork agent (gestoría) for the loan: the bank.",
                "Stamp duty on the deed of the loan: the bank, since 2018 (RDL 17/2018).",
              ],
            },
            "The purchase is another matter. Its deed, registration and tax are yours, as they would be without a loan.",
          ],
        },
        {
          heading: "What about the arrangement fee?",
          blocks: [
            "A bank may agree an arrangement fee (comisión de apertura) with you. It is charged once and covers everything the bank does to study and grant the loan (art.\u00a014.4). A second fee for the study of your file isn’t allowed.",
            "Many offers have none. Ask, and look for it in the binding offer (FEIN), where every cost has its line.",
          ],
        },
        {
          heading: "Do you have to take the bank’s insurance?",
          blocks: [
            "The bank may ask you to insure the home and the repayment. It must accept a policy from another insurer with equivalent cover, each year again. It may not charge for looking at it or worsen the loan (art.\u00a017.3).",
            "Other products may be offered together with the loan for a lower rate. Then the bank must show you both offers, with and without them (art.\u00a017.7).",
            {
              steps: [
                "Write down the rate with all products and the rate without any.",
                "Work out the difference in your payment over one year.",
                "Set the yearly price of the products against it.",
                "Take the products only if the first figure is the larger.",
              ],
            },
          ],
        },
        {
          heading: "Which costs come when it is repaid or moved?",
          blocks: [
            "When the loan is repaid, ask the bank for a certificate of zero debt. Removing the mortgage from the registry is a separate step, needed as soon as you sell.",
            "If you move the loan to another bank, the rules on early repayment apply, within the limits of article 23. Ask both banks for the whole sum in writing before you decide.",
          ],
        },
        {
          heading: "How much may the bank’s products cost?",
          blocks: [
            {
              caption: "€240,000 over 30 years, from an assumed 3% with the products",
              columns: ["Rate without them", "Payment", "More a month", "The products pay if they cost less than"],
              rows: [
                ["3.25%", "€1,044", "€33", "€392 a year"],
                ["3.5%", "€1,078", "€66", "€790 a year"],
                ["3.75%", "€1,111", "€100", "€1,196 a year"],
                ["4%", "€1,146", "€134", "€1,607 a year"],
              ],
            },
            "The limit falls with the debt, while the price of a life policy rises with age. Look at the sum again every few years, and ask whether the policy can be ended without losing the rate.",
          ],
        },
        {
          heading: "When is each sum due?",
          blocks: [
            {
              points: [
                "Before the offer: the valuation, even if the bank then says no.",
                "At signing: the arrangement fee, usually taken from the loan, and the first year of insurance.",
                "Every year: the policies and the fees of the account or card you took for the rate.",
                "At the end: notary and registry for cancelling the entry, €100 to €300 if you do it yourself.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does a loan of €240,000 cost, item by item?",
        blocks: [
          {
            caption: "Price €300,000, loan of 80%; ranges are a rough guide, VAT and copies included",
            columns: ["Item", "Who pays", "Sum"],
            rows: [
              ["Bank valuation", "you", "€250–600, once"],
              ["Arrangement fee, if agreed", "you", "€1,200 at 0.5%, €2,400 at 1%"],
              ["Copies of the loan deed", "whoever orders them", "a few euros"],
              ["Deed of the loan, registration, gestoría, stamp duty", "the bank", "€0 for you"],
              ["Insurance and other products", "you, each year", "ask for the price without them too"],
              [
                "Early repayment of the whole",
                "you",
                "at most €4,800 (2%, fixed, ten years), €600 (0.25%) or €360 (0.15%) if variable",
              ],
              ["Cancelling at the registry at the end", "you", "€290–700"],
            ],
          },
          "The purchase has its own bill: at €300,000, €30,000 of transfer tax and €1,650–2,800 for notary, registry and paperwork.",
        ],
      },
      inShort:
        "The borrower pays the valuation and their own copies. Deed, registration, paperwork and stamp duty of the loan are the bank’s. An arrangement fee may be agreed once.",
      next: "[Separate the costs of buying from those of the loan on our cost page](/costs), line by line.",
      description:
        "The costs of the mortgage in Spain on €240,000: valuation €250–600, arrangement fee, insurance, what the bank pays by law, early repayment and cancelling it.",
      sources: [
        "Law 5/2019, arts.\u00a014.1 e, 14.4, 17 and 23",
        "Royal Decree-Law 17/2018: stamp duty on mortgage deeds",
      ],
    },
    es: {
      names: [
        "gastos de la hipoteca",
        "gastos de hipoteca",
        "gastos hipotecarios",
        "gastos de formalización de la hipoteca",
        "comisión de apertura",
        "cuánto cuesta hacer una hipoteca",
        "seguro de hogar con hipoteca",
        "seguro de vida con hipoteca",
      ],
      title: "Los gastos de la hipoteca",
      answers: {
        what: "De los gastos de la hipoteca, usted paga la tasación, de 250 a 600\u00a0€, y las copias que pida. El banco paga la escritura del préstamo, su inscripción, la gestoría y el impuesto (AJD). Aparte van la comisión de apertura, si se pacta, y los seguros: puede exigirle uno de hogar, pero no que sea el suyo.",
        cost: "Los gastos de la hipoteca empiezan para usted en los 250 a 600\u00a0€ de la tasación, como orientación; las copias de la escritura son unos euros más. La comisión de apertura, si se pacta, se suma: un 0,5\u00a0% de 240.000\u00a0€ serían 1.200\u00a0€. Escritura, inscripción, gestoría e impuesto del préstamo no le cuestan nada: los paga el banco.",
        calculation:
          "Los gastos de la hipoteca se suman así: tasación + comisión + productos × años. Con 400\u00a0€ de tasación, 1.200\u00a0€ de comisión y pólizas de 500\u00a0€ al año durante diez años, son 6.600\u00a0€, de los que 5.000\u00a0€ son pólizas. Compárelo con lo que ahorra el tipo rebajado en esos diez años.",
        time: "Casi todos los gastos de la hipoteca llegan antes de la firma o en ella: la tasación al encargarla, la comisión al recibir el dinero. El seguro vuelve cada año; multiplíquelo antes de comparar.",
        who: "Los gastos de la hipoteca los reparte la ley: el banco paga escritura, inscripción y gestoría; quien pide el préstamo, la tasación. Las copias, quien las solicita (Ley 5/2019, art.\u00a014.1 e).",
        must: "No, no hay que contratar el seguro del banco: entre los gastos de la hipoteca puede exigirle uno de hogar, pero ha de aceptar una póliza equivalente de otra compañía. Tampoco la comisión de apertura es obligatoria. La tasación sí es inevitable.",
      },
      sections: [
        {
          heading: "¿Quién paga cada cosa?",
          blocks: [
            {
              points: [
                "Tasación: usted.",
                "Arancel notarial de la escritura del préstamo: el banco. Copias: quien las pida.",
                "Inscripción de la hipoteca: el banco.",
                "Gestoría del préstamo: el banco.",
                "Impuesto (AJD) de la escritura del préstamo: el banco, desde 2018 (RDL 17/2018).",
              ],
            },
            "La compra va aparte. Su escritura, su inscripción y su impuesto son de usted, igual que si no hubiera préstamo.",
          ],
        },
        {
          heading: "¿Y la comisión de apertura?",
          blocks: [
            "El banco puede pactar con usted una comisión de apertura. Se cobra una sola vez e incluye todo lo que hace para estudiar y conceder el préstamo (art.\u00a014.4). No cabe otra por el estudio.",
            "Muchas ofertas no la llevan. Pregunte y búsquela en la oferta vinculante (FEIN), donde cada gasto tiene su línea.",
          ],
        },
        {
          heading: "¿Hay que contratar el seguro del banco?",
          blocks: [
            "El banco puede exigir dos, uno de daños para la vivienda y otro que garantice el pago.",
            "Debe aceptar la póliza de otra compañía con cobertura equivalente, también en cada renovación. No puede cobrar por revisarla ni empeorar el préstamo (art.\u00a017.3).",
            "Otros productos se ofrecen junto al préstamo a cambio de un tipo menor. Entonces ha de enseñarle las dos ofertas, con ellos y sin ellos (art.\u00a017.7).",
            {
              steps: [
                "Anote el tipo con todos los productos y el tipo sin ninguno.",
                "Calcule la diferencia de cuota en un año.",
                "Compárela con lo que cuestan los productos ese año.",
                "Acéptelos solo si la primera cifra es mayor.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué gastos hay al cancelarla o cambiar de banco?",
          blocks: [
            "Al devolver el préstamo, pida el certificado de deuda cero. Borrar la hipoteca del registro es otro trámite, que hará falta en cuanto venda.",
            "Si se lleva la hipoteca a otro banco, se aplican los límites del artículo 23 sobre el reembolso anticipado. Pida a los dos la cifra completa por escrito antes de decidir.",
          ],
        },
        {
          heading: "¿Cuánto pueden costar los productos del banco?",
          blocks: [
            {
              caption: "240.000\u00a0€ a 30 años, desde un 3\u00a0% supuesto con los productos",
              columns: ["Tipo sin ellos", "Cuota", "Más al mes", "Compensan si cuestan menos de"],
              rows: [
                ["3,25\u00a0%", "1.044\u00a0€", "33\u00a0€", "392\u00a0€ al año"],
                ["3,5\u00a0%", "1.078\u00a0€", "66\u00a0€", "790\u00a0€ al año"],
                ["3,75\u00a0%", "1.111\u00a0€", "100\u00a0€", "1.196\u00a0€ al año"],
                ["4\u00a0%", "1.146\u00a0€", "134\u00a0€", "1.607\u00a0€ al año"],
              ],
            },
            "Ese tope baja con la deuda, mientras que el seguro de vida se encarece con la edad. Rehaga la cuenta cada pocos años y pregunte si puede dejar la póliza sin perder el tipo.",
          ],
        },
        {
          heading: "¿Cuándo se paga cada gasto de la hipoteca?",
          blocks: [
            {
              points: [
                "Antes de la oferta: la tasación, aunque luego el banco diga que no.",
                "En la firma: la comisión de apertura, que suele descontarse del préstamo, y el primer año de los seguros.",
                "Cada año: las pólizas y las comisiones de la cuenta o la tarjeta que contrató por el tipo.",
                "Al final: notaría y registro de la cancelación, de 100 a 300\u00a0€ si la tramita usted.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto cuesta una hipoteca de 240.000\u00a0€, partida a partida?",
        blocks: [
          {
            caption: "Precio de 300.000\u00a0€, préstamo del 80\u00a0%; las horquillas orientan, con IVA y copias",
            columns: ["Partida", "Quién paga", "Importe"],
            rows: [
              ["Tasación", "usted", "250–600\u00a0€, una vez"],
              ["Comisión de apertura, si se pacta", "usted", "1.200\u00a0€ al 0,5\u00a0%, 2.400\u00a0€ al 1\u00a0%"],
              ["Copias de la escritura del préstamo", "quien las pide", "unos euros"],
              ["Escritura del préstamo, inscripción, gestoría y AJD", "el banco", "0\u00a0€ para usted"],
              ["Seguros y otros productos", "usted, cada año", "pida también el precio sin ellos"],
              [
                "Amortizarla entera antes de tiempo",
                "usted",
                "como máximo 4.800\u00a0€ (2\u00a0%, fija, diez años); en variable, 600\u00a0€ (0,25\u00a0%) o 360\u00a0€ (0,15\u00a0%)",
              ],
              ["Cancelarla en el Registro al final", "usted", "290–700\u00a0€"],
            ],
          },
          "La compra tiene su propia cuenta: con 300.000\u00a0€, 30.000\u00a0€ de ITP y de 1.650 a 2.800\u00a0€ de notaría, registro y gestoría.",
        ],
      },
      inShort:
        "Quien pide el préstamo paga la tasación y sus copias. La escritura, la inscripción, la gestoría y el impuesto del préstamo son del banco. La comisión de apertura, si se pacta, se cobra una vez.",
      next: "[Separe los gastos de compra de los del préstamo en nuestra página de gastos](/costs), línea por línea.",
      description:
        "Los gastos de la hipoteca con 240.000\u00a0€: tasación de 250 a 600\u00a0€, apertura, seguros, lo que paga el banco por ley, amortizar antes y cancelar en el Registro.",
      sources: [
        "Ley 5/2019, arts.\u00a014.1 e, 14.4, 17 y 23",
        "Real Decreto-ley 17/2018: AJD de las escrituras de hipoteca",
      ],
    },
    ca: {
      names: [
        "despeses de la hipoteca",
        "despeses d’hipoteca",
        "despeses hipotecàries",
        "despeses de formalització de la hipoteca",
        "qui paga les despeses de la hipoteca",
        "comissió d’obertura",
        "quant costa fer una hipoteca",
      ],
      title: "Les despeses de la hipoteca",
      answers: {
        what: "Les despeses de la hipoteca són poques per a qui la demana: la taxació, de 250 a 600\u00a0€, i les còpies que sol·liciti. El banc paga l’escriptura del préstec, la inscripció, la gestoria i l’impost (AJD). Encara la poden encarir la comissió d’obertura i els productes que l’acompanyen.",
        cost: "Les despeses de la hipoteca comencen per a vostè en els 250 a 600\u00a0€ de la taxació, com a orientació; les còpies de l’escriptura són uns euros més. La comissió d’obertura, si es pacta, s’hi suma: un 0,5\u00a0% de 240.000\u00a0€ serien 1.200\u00a0€. Escriptura, inscripció, gestoria i impost del préstec no li costen res: els paga el banc.",
        calculation:
          "Les despeses de la hipoteca se sumen així: taxació + comissió + productes × anys. Amb 400\u00a0€ de taxació, 1.200\u00a0€ de comissió i pòlisses de 500\u00a0€ l’any durant deu anys, són 6.600\u00a0€, dels quals 5.000\u00a0€ són pòlisses. Compari-ho amb el que estalvia el tipus rebaixat en aquests deu anys.",
        time: "Gairebé totes les despeses de la hipoteca arriben abans de signar o en signar: la taxació en encarregar-la, la comissió en rebre els diners. L’assegurança torna cada any; multipliqui-la abans de comparar.",
        who: "Les despeses de la hipoteca les reparteix la llei: el banc paga escriptura, inscripció i gestoria; qui demana el préstec, la taxació. Les còpies, qui les sol·licita (Llei 5/2019, art.\u00a014.1 e).",
        must: "No, no cal contractar l’assegurança del banc: entre les despeses de la hipoteca n’hi pot exigir una de la llar, però ha d’acceptar una pòlissa equivalent d’una altra companyia. Tampoc la comissió d’obertura no és obligatòria. La taxació sí que és inevitable.",
      },
      sections: [
        {
          heading: "Qui paga cada cosa?",
          blocks: [
            {
              points: [
                "Taxació: vostè.",
                "Aranzel notarial de l’escriptura del préstec: el banc. Còpies: qui les demani.",
                "Inscripció de la hipoteca: el banc.",
                "Gestoria del préstec: el banc.",
                "Impost (AJD) de l’escriptura del préstec: el banc, des del 2018 (RDL 17/2018).",
              ],
            },
            "La compra va a part. L’escriptura, la inscripció i l’impost són de vostè, igual que si no hi hagués préstec.",
          ],
        },
        {
          heading: "I la comissió d’obertura?",
          blocks: [
            "El banc pot pactar amb vostè una comissió d’obertura. Es cobra una sola vegada i inclou tot el que fa per estudiar i concedir el préstec (art.\u00a014.4). No n’hi cap una altra per l’estudi.",
            "Moltes ofertes no en porten. Pregunti-ho i busqui-la a l’oferta vinculant (FEIN), on cada despesa té la seva línia.",
          ],
        },
        {
          heading: "Cal contractar l’assegurança del banc?",
          blocks: [
            "El banc li pot demanar que asseguri l’habitatge i el pagament. Ha d’acceptar la pòlissa d’una altra companyia amb cobertura equivalent, també a cada renovació. No pot cobrar per revisar-la ni empitjorar el préstec (art.\u00a017.3).",
            "Altres productes s’ofereixen amb el préstec a canvi d’un tipus més baix. Llavors li ha d’ensenyar les dues ofertes, amb productes i sense (art.\u00a017.7).",
            {
              steps: [
                "Apunti el tipus amb tots els productes i el tipus sense cap.",
                "Calculi la diferència de quota en un any.",
                "Compari-la amb el que costen els productes aquell any.",
                "Accepti’ls només si la primera xifra és més gran.",
              ],
            },
          ],
        },
        {
          heading: "Quines despeses hi ha en cancel·lar-la o canviar de banc?",
          blocks: [
            "Quan hagi tornat el préstec, demani el certificat de deute zero. Esborrar la hipoteca del registre és un altre tràmit, que caldrà de seguida que vengui.",
            "Si s’emporta la hipoteca a un altre banc, s’apliquen els límits de l’article 23 sobre el reemborsament anticipat. Demani a tots dos la xifra completa per escrit abans de decidir.",
          ],
        },
        {
          heading: "Quant poden costar els productes del banc?",
          blocks: [
            {
              caption: "240.000\u00a0€ a 30 anys, des d’un 3\u00a0% suposat amb els productes",
              columns: ["Tipus sense ells", "Quota", "Més cada mes", "Compensen si costen menys de"],
              rows: [
                ["3,25\u00a0%", "1.044\u00a0€", "33\u00a0€", "392\u00a0€ l’any"],
                ["3,5\u00a0%", "1.078\u00a0€", "66\u00a0€", "790\u00a0€ l’any"],
                ["3,75\u00a0%", "1.111\u00a0€", "100\u00a0€", "1.196\u00a0€ l’any"],
                ["4\u00a0%", "1.146\u00a0€", "134\u00a0€", "1.607\u00a0€ l’any"],
              ],
            },
            "Aquest límit baixa amb el deute, mentre que l’assegurança de vida s’encareix amb l’edat. Refaci el compte cada pocs anys i pregunti si pot deixar la pòlissa sense perdre el tipus.",
          ],
        },
        {
          heading: "Quan es paga cada despesa de la hipoteca?",
          blocks: [
            {
              points: [
                "Abans de l’oferta: la taxació, encara que després el banc digui que no.",
                "En signar: la comissió d’obertura, que se sol descomptar del préstec, i el primer any de les assegurances.",
                "Cada any: les pòlisses i les comissions del compte o la targeta que va contractar pel tipus.",
                "Al final: notaria i registre de la cancel·lació, de 100 a 300\u00a0€ si la tramita vostè.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant costa una hipoteca de 240.000\u00a0€, partida a partida?",
        blocks: [
          {
            caption: "Preu de 300.000\u00a0€, préstec del 80\u00a0%; els marges orienten, amb IVA i còpies",
            columns: ["Partida", "Qui paga", "Import"],
            rows: [
              ["Taxació", "vostè", "250–600\u00a0€, un cop"],
              ["Comissió d’obertura, si es pacta", "vostè", "1.200\u00a0€ al 0,5\u00a0%, 2.400\u00a0€ a l’1\u00a0%"],
              ["Còpies de l’escriptura del préstec", "qui les demana", "uns euros"],
              ["Escriptura del préstec, inscripció, gestoria i AJD", "el banc", "0\u00a0€ per a vostè"],
              ["Assegurances i altres productes", "vostè, cada any", "demani també el preu sense"],
              [
                "Amortitzar-la sencera abans d’hora",
                "vostè",
                "com a màxim 4.800\u00a0€ (2\u00a0%, fixa, deu anys); en variable, 600\u00a0€ (0,25\u00a0%) o 360\u00a0€ (0,15\u00a0%)",
              ],
              ["Cancel·lar-la al registre al final", "vostè", "290–700\u00a0€"],
            ],
          },
          "La compra té el seu propi compte: amb 300.000\u00a0€, 30.000\u00a0€ d’ITP i de 1.650 a 2.800\u00a0€ de notaria, registre i gestoria.",
        ],
      },
      inShort:
        "Qui demana el préstec paga la taxació i les seves còpies. L’escriptura, la inscripció, la gestoria i l’impost del préstec són del banc. La comissió d’obertura, si es pacta, es cobra una vegada.",
      next: "[Separi les despeses de compra de les del préstec a la nostra pàgina](/costs), línia per línia.",
      description:
        "Les despeses de la hipoteca amb 240.000\u00a0€: taxació de 250 a 600\u00a0€, obertura, assegurances, el que paga el banc per llei, amortitzar abans i cancel·lar-la.",
      sources: [
        "Llei 5/2019, arts.\u00a014.1 e, 14.4, 17 i 23",
        "Reial decret llei 17/2018: AJD de les escriptures d’hipoteca",
      ],
    },
    ru: {
      names: [
        "расходы по ипотеке",
        "расходы на ипотеку",
        "расходы на оформление ипотеки",
        "кто платит за оформление ипотеки",
        "комиссия за выдачу кредита",
        "сколько стоит оформить ипотеку",
        "страховка по ипотеке в Испании",
        "комиссия банка за ипотеку",
        "страховка при ипотеке",
      ],
      title: "Расходы по ипотеке",
      answers: {
        what: "Расходы по ипотеке у заёмщика невелики: банковская оценка (tasación), 250–600\u00a0€, и копии, которые он закажет. Банк оплачивает акт кредита, его регистрацию, оформление и гербовый сбор (AJD). Удорожить кредит могут комиссия за выдачу и страховка: застраховать жильё банк вправе потребовать, но обязан принять и полис другой компании на тех же условиях.",
        cost: "Расходы по ипотеке для заёмщика начинаются с оценки, ориентир 250–600\u00a0€; копии акта\u00a0— ещё несколько евро. Комиссия за выдачу, если о ней договорились, идёт сверху: 0,5\u00a0% от 240\u00a0000\u00a0€\u00a0— это 1\u00a0200\u00a0€. Акт, регистрация, оформление и гербовый сбор кредита вам ничего не стоят, их оплачивает банк.",
        calculation:
          "Расходы по ипотеке складывают так: оценка + комиссия + продукты × годы. При 400\u00a0€ за оценку, комиссии 1\u00a0200\u00a0€ и полисах по 500\u00a0€ в год за десять лет выйдет 6\u00a0600\u00a0€, из них 5\u00a0000\u00a0€\u00a0— полисы. Сравните это с тем, что за те же десять лет сэкономит сниженная ставка.",
        time: "Почти все расходы по ипотеке приходятся на время до сделки или на саму сделку: оценка при заказе, комиссия при выдаче. Страховку платят каждый год, умножьте её, прежде чем сравнивать.",
        who: "Расходы по ипотеке делит закон: банк платит за акт, регистрацию и оформление, заёмщик за оценку. Копии оплачивает тот, кто их заказал (Закон 5/2019, ст.\u00a014.1 e).",
        must: "Нет, страховку именно у банка брать не нужно: среди расходов по ипотеке он может потребовать полис на жильё, но обязан принять равноценный другой компании. Комиссия за выдачу тоже не обязательна. А вот без оценки не обойтись.",
      },
      sections: [
        {
          heading: "Кто за что платит?",
          blocks: [
            {
              points: [
                "Банковская оценка: вы.",
                "Тариф нотариуса за акт кредита: банк. Копии: кто их заказал.",
                "Регистрация ипотеки: банк.",
                "Оформление (gestoría) кредита: банк.",
                "Гербовый сбор с акта кредита: банк, с 2018\u00a0года (RDL 17/2018).",
              ],
            },
            "Покупка\u00a0— отдельное дело. Её акт, регистрация и налог остаются за вами, как и без кредита.",
          ],
        },
        {
          heading: "Что с комиссией за выдачу?",
          blocks: [
            "Банк может договориться с вами о комиссии за выдачу (comisión de apertura). Её берут один раз, и она включает всё, что банк делает для рассмотрения и выдачи (ст.\u00a014.4). Второй комиссии, за рассмотрение заявки, быть не может.",
            "Во многих предложениях её нет совсем. Спросите и найдите её в обязательном предложении (FEIN): у каждого расхода там своя строка.",
          ],
        },
        {
          heading: "Нужно ли брать страховку банка?",
          blocks: [
            "Банк вправе попросить застраховать жильё и выплаты. Но он обязан принять полис другой компании с таким же покрытием, и при каждом продлении тоже. Брать плату за проверку полиса или ухудшать условия нельзя (ст.\u00a017.3).",
            "Другие продукты предлагают вместе с кредитом за сниженную ставку. Тогда банк обязан показать оба предложения, с ними и без них (ст.\u00a017.7).",
            {
              steps: [
                "Запишите ставку со всеми продуктами и ставку без них.",
                "Посчитайте разницу в платеже за год.",
                "Сравните её с ценой продуктов за тот же год.",
                "Соглашайтесь, только если первая цифра больше.",
              ],
            },
            "Такое сравнение стоит повторять раз в год: цена полиса меняется, а от платного продукта обычно можно отказаться.",
          ],
        },
        {
          heading: "Какие расходы ждут при погашении или смене банка?",
          blocks: [
            "Когда кредит погашен, попросите справку об отсутствии долга. Снять ипотеку в реестре\u00a0— отдельный шаг, он понадобится сразу, как только вы решите продавать.",
            "Если переводить кредит в другой банк, действуют пределы ст.\u00a023 о досрочном погашении. До решения попросите у обоих банков полную сумму в письменном виде.",
          ],
        },
        {
          heading: "Сколько могут стоить продукты банка?",
          blocks: [
            {
              caption: "240\u00a0000\u00a0€ на 30 лет, условная ставка с продуктами 3\u00a0%",
              columns: ["Ставка без них", "Платёж", "Больше в месяц", "Продукты выгодны, если стоят меньше"],
              rows: [
                ["3,25\u00a0%", "1044\u00a0€", "33\u00a0€", "392\u00a0€ в год"],
                ["3,5\u00a0%", "1078\u00a0€", "66\u00a0€", "790\u00a0€ в год"],
                ["3,75\u00a0%", "1111\u00a0€", "100\u00a0€", "1196\u00a0€ в год"],
                ["4\u00a0%", "1146\u00a0€", "134\u00a0€", "1607\u00a0€ в год"],
              ],
            },
            "С уменьшением долга этот предел снижается, а страхование жизни с возрастом дорожает. Пересчитывайте раз в несколько лет и спросите, можно ли отказаться от полиса, не потеряв ставку.",
          ],
        },
        {
          heading: "Когда платят каждую сумму?",
          blocks: [
            {
              points: [
                "До предложения банка: оценку, даже если потом банк откажет.",
                "На сделке: комиссию за выдачу, её обычно удерживают из кредита, и страховки за первый год.",
                "Каждый год: полисы и плату за счёт или карту, взятые ради ставки.",
                "В конце: нотариуса и реестр за снятие записи, 100–300\u00a0€, если оформлять самому.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько стоит кредит 240\u00a0000\u00a0€ по статьям?",
        blocks: [
          {
            caption: "Цена 300\u00a0000\u00a0€, кредит 80\u00a0%; суммы ориентировочные, с НДС и копиями",
            columns: ["Статья", "Кто платит", "Сумма"],
            rows: [
              ["Банковская оценка", "вы", "250–600\u00a0€, один раз"],
              [
                "Комиссия за выдачу, если о ней договорились",
                "вы",
                "1\u00a0200\u00a0€ при 0,5\u00a0%, 2\u00a0400\u00a0€ при 1\u00a0%",
              ],
              ["Копии акта кредита", "кто их заказал", "несколько евро"],
              ["Акт кредита, регистрация, оформление, гербовый сбор", "банк", "0\u00a0€ для вас"],
              ["Страховки и другие продукты", "вы, каждый год", "спросите цену и без них"],
              [
                "Досрочный возврат всего долга",
                "вы",
                "не больше 4\u00a0800\u00a0€ (2\u00a0%, постоянная ставка, десять лет); при переменной 600\u00a0€ (0,25\u00a0%) или 360\u00a0€ (0,15\u00a0%)",
              ],
              ["Снятие с реестра в конце", "вы", "290–700\u00a0€"],
            ],
          },
          "У покупки свой счёт: при 300\u00a0000\u00a0€ это 30\u00a0000\u00a0€ налога ITP и 1\u00a0650–2\u00a0800\u00a0€ на нотариуса, реестр и оформление.",
        ],
      },
      inShort:
        "Заёмщик платит за оценку и свои копии. Акт, регистрация, оформление и гербовый сбор кредита за банком. Комиссию за выдачу, если о ней договорились, берут один раз.",
      next: "[Отделите расходы на покупку от расходов на кредит на нашей странице](/costs), строка за строкой.",
      description:
        "Расходы по ипотеке в Испании на кредит 240\u00a0000\u00a0€: оценка 250–600\u00a0€, комиссия, страховки, что по закону платит банк, досрочный возврат и снятие с реестра.",
      sources: [
        "Закон 5/2019, ст.\u00a014.1 e, 14.4, 17 и 23",
        "Королевский декрет-закон 17/2018: гербовый сбор с акта ипотеки",
      ],
    },
  },
};
