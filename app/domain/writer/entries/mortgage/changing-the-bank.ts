import type { Entry } from "../entry";

export const changingTheBank: Entry = {
  theme: "mortgage",
  related: ["early-repayment", "fixed-or-variable", "cancelling-a-mortgage", "bank-valuation"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "moving a mortgage to another bank",
        "move my mortgage to another bank",
        "switch mortgage to another bank",
        "switching a mortgage to another bank",
        "changing mortgage lender",
        "mortgage subrogation",
        "mortgage novation",
        "novation of a mortgage",
        "refinancing a mortgage in spain",
        "renegotiate my mortgage",
        "better mortgage terms from my bank",
        "new mortgage or move it to another bank",
      ],
      title: "Moving a mortgage to another bank",
      answers: {
        what: [
          "Moving a mortgage to another bank (subrogation) is the right way if you only want a better rate or other years; take out a new loan if you need more money; and ask your own bank for a change of terms (novation) before either.",
          "Your bank can’t forbid the move (Law 2/1994, art.\u00a02), and the deed pays no stamp duty (art.\u00a07).",
          "On €180,000 with twenty years to go, half a point less saves €46 a month: the one-off costs, €520 to €870 with a variable loan and up to €4,200 with a fixed one, must come back well before you sell or finish.",
        ],
        cost: "Moving a mortgage to another bank costs the valuation, €250 to €600 if one is needed, and the compensation in your contract: at most 0.15 or 0.25% of the balance on a variable loan in its first years, 2% on a fixed one in its first ten years and 1.5% later, never more than the bank loses (Law 5/2019, art.\u00a023). On €180,000 at a fixed rate that is up to €3,600. As a rule the new bank pays notary and registry, and there is no stamp duty.",
        time: "Moving a mortgage to another bank takes several weeks. Your old bank has seven days to certify the debt and fifteen more to agree better terms with you (Law 2/1994, art.\u00a02), and in Catalonia you have the new bank’s documents at least {loan.days} calendar days before signing.",
        who: "Moving a mortgage to another bank is for you and the new bank to decide; the old one only certifies the debt and may make you a better offer. You pay the valuation and the compensation, the new bank as a rule the notary and the registry. For a novation you need your own bank’s consent.",
        must: "No, moving a mortgage to another bank doesn’t need your old bank’s permission: it has to certify the debt within seven days (Law 2/1994, art.\u00a02). What it needs is a yes from the new bank, which examines income, age and valuation as it would for a new loan.",
        how: "To move a mortgage to another bank, ask your own for its best offer first, then two others for a binding offer (FEIN). Accept one; that bank asks yours for the certificate of the debt, seven days, and you sign at the notary’s after the {loan.days} days for reading. Have the compensation worked out in writing before you accept.",
        worth:
          "Moving a mortgage to another bank is worth it when the saving pays back the costs in two or three years. A variable loan nearly always passes that test: about €520 to €870 on €180,000, back in some 11 to 19 months at half a point less. A fixed one in its first ten years seldom does: €3,850 to €4,200, back in seven years or more, unless the bank loses nothing and so may charge nothing.",
      },
      sections: [
        {
          heading: "Which of the three ways suits which case?",
          blocks: [
            {
              caption: "Better terms for a loan you already have",
              columns: ["", "Novation with your bank", "Another bank (subrogation)", "A new loan"],
              rows: [
                [
                  "Good for",
                  "a quick change, if the bank agrees",
                  "a better rate or other years",
                  "more money, or another borrower",
                ],
                ["More money", "if the bank agrees", "no (Law 2/1994, art.\u00a04)", "yes"],
                ["Who must agree", "you and your bank", "you and the new bank", "you and the new bank"],
                [
                  "Compensation",
                  "what the contract says for changes",
                  "early repayment, at most 2%",
                  "early repayment, at most 2%",
                ],
                ["Cancelling the old mortgage", "no", "no", "€290–700"],
                ["Valuation", "seldom", "€250–600", "€250–600"],
              ],
            },
          ],
        },
        {
          heading: "How high may the compensation be?",
          blocks: [
            {
              points: [
                "Variable rate: 0.25% if agreed for the first three years of the contract, or 0.15% if agreed for the first five; nothing later.",
                "Fixed rate, or the fixed years of a mixed one: 2% in the first ten years, 1.5% afterwards.",
                "From a variable to a fixed rate: 0.05% in the first three years, nothing later (art.\u00a023.6).",
                "In every case never more than what the bank loses. If interest rates have risen since you signed, it loses nothing on a fixed loan.",
              ],
            },
            "These are ceilings of Law 5/2019, art.\u00a023, for loans signed since June 2019. Many banks ask for less or for nothing: read your deed.",
          ],
        },
        {
          heading: "When are the costs paid back?",
          blocks: [
            {
              caption: "€180,000, twenty years, from an assumed 3.5% to 3%: €1,044 and €998 a month, €46 saved",
              columns: ["Way", "One-off cost", "Back after"],
              rows: [
                ["Another bank, variable loan at 0.15%", "€270 and the valuation: €520–870", "11 to 19 months"],
                ["Another bank, fixed loan at 2%", "€3,600 and the valuation: €3,850–4,200", "7 to 8 years"],
                ["New loan, old one fixed at 2%", "€4,140–4,900 with the cancellation", "7½ to 9 years"],
              ],
            },
            "A whole point less, from 3.5% to 2.5%, saves €90 a month and halves these times.",
          ],
        },
        {
          heading: "What are the steps, with times?",
          blocks: [
            {
              steps: [
                "Look up balance, years left, rate and compensation in your deed and on the last receipt.",
                "Ask your own bank for a novation in writing, so that you have something to compare with.",
                "Ask two other banks for a binding offer, with all the products they attach.",
                "Accept one: your bank certifies the debt in seven days and may better the offer within fifteen.",
                "Wait the {loan.days} calendar days, see the notary beforehand and sign.",
              ],
            },
          ],
        },
        {
          heading: "What goes wrong?",
          blocks: [
            {
              points: [
                "The lower rate depends on a salary, a life insurance policy or a card that costs more than it saves: compare the yearly rate (TAE) and the euros.",
                "The home is valued at less than the balance needs, or your income has fallen: the new bank says no.",
                "Years are added. The payment falls, and the interest you pay in total rises.",
                "The early repayment is asked for before the new loan is ready.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "A better rate or other years: another bank, without asking the old one.",
        "More money: a new loan. In both cases income is examined again.",
      ],
      next: "[Compare the old and the new payment on our cost page](/costs) before you ask a bank.",
      description:
        "Moving a mortgage to another bank, a novation or a new loan: which suits you, compensation of 0.15 to 2%, when €46 a month pays the costs back, steps, times.",
      sources: [
        "Law 2/1994, arts.\u00a02, 4 and 7",
        "Law 5/2019, arts.\u00a014 and 23",
        "Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1",
      ],
    },
    es: {
      names: [
        "cambiar la hipoteca de banco",
        "llevar la hipoteca a otro banco",
        "subrogación de hipoteca",
        "subrogar la hipoteca",
        "subrogar hipoteca",
        "subrogación de acreedor",
        "novación de hipoteca",
        "novación hipotecaria",
        "subrogación o novación",
        "renegociar la hipoteca",
        "mejorar la hipoteca",
        "refinanciar la hipoteca",
        "subrogar hipoteca o pedir una nueva",
        "subrogar hipoteca fija",
        "subrogar hipoteca variable",
      ],
      title: "Cambiar la hipoteca de banco",
      answers: {
        what: [
          "Cambiar la hipoteca de banco (subrogación) es lo indicado si solo quiere un tipo mejor u otro plazo; pida una nueva si necesita más dinero, y antes de nada proponga un cambio de condiciones a su propio banco (novación).",
          "Su banco no puede impedirlo (Ley 2/1994, art.\u00a02) y la escritura no paga AJD (art.\u00a07).",
          "Con 180.000\u00a0€ y veinte años por delante, medio punto menos ahorra 46\u00a0€ al mes: compensa si los gastos, de 520 a 870\u00a0€ con una variable y hasta 4.200\u00a0€ con una fija, se recuperan mucho antes de vender o de acabar de pagar.",
        ],
        cost: "Cambiar la hipoteca de banco cuesta la tasación, de 250 a 600\u00a0€ si hace falta, y la compensación de su contrato: como máximo el 0,15 o el 0,25\u00a0% del capital pendiente en una variable en sus primeros años, el 2\u00a0% en una fija durante los diez primeros y el 1,5\u00a0% después, nunca más de lo que pierde el banco (Ley 5/2019, art.\u00a023). Con 180.000\u00a0€ a tipo fijo son hasta 3.600\u00a0€. La notaría y el registro los paga, en principio, el banco nuevo, y no hay AJD.",
        time: "Cambiar la hipoteca de banco lleva varias semanas. La entidad antigua tiene siete días para certificar la deuda y quince más para pactar con usted algo mejor (Ley 2/1994, art.\u00a02); en Cataluña, la documentación del banco nuevo ha de estar en sus manos {loan.days} días naturales antes de firmar.",
        who: "Cambiar la hipoteca de banco lo deciden usted y la entidad nueva; la antigua solo certifica la deuda y puede hacerle una oferta mejor. Usted paga la tasación y la compensación; el banco nuevo, en principio, la notaría y el registro. Para una novación sí hace falta que su banco acepte.",
        must: "No, para cambiar la hipoteca de banco no necesita el permiso del antiguo: está obligado a certificar la deuda en siete días (Ley 2/1994, art.\u00a02). Lo que hace falta es el sí del nuevo, que estudia ingresos, edad y tasación como en un préstamo nuevo.",
        how: "Para cambiar la hipoteca de banco, pida primero al suyo su mejor oferta y después una vinculante (FEIN) a otros dos. Acepte una; ese banco pide al suyo el certificado de la deuda, siete días, y se firma ante notario pasados los {loan.days} días de lectura. Antes de aceptar, que le calculen la compensación por escrito.",
        worth:
          "Cambiar la hipoteca de banco compensa cuando el ahorro devuelve los gastos en dos o tres años. Una variable casi siempre lo cumple: de 520 a 870\u00a0€ con 180.000\u00a0€, que con medio punto menos se recuperan en 11 a 19 meses. Una fija en sus diez primeros años rara vez: de 3.850 a 4.200\u00a0€, siete años o más, salvo que el banco no pierda nada y por tanto no pueda cobrar.",
      },
      sections: [
        {
          heading: "¿Subrogar, novar o pedir una nueva?",
          blocks: [
            {
              caption: "Mejores condiciones para una hipoteca que ya tiene",
              columns: ["", "Novación con su banco", "Subrogación a otro banco", "Hipoteca nueva"],
              rows: [
                [
                  "Sirve para",
                  "un cambio rápido, si el banco quiere",
                  "un tipo mejor u otro plazo",
                  "más dinero u otro titular",
                ],
                ["Más dinero", "si el banco acepta", "no (Ley 2/1994, art.\u00a04)", "sí"],
                ["Quién ha de aceptar", "usted y su banco", "usted y el banco nuevo", "usted y el banco nuevo"],
                [
                  "Compensación",
                  "lo que diga el contrato para cambios",
                  "amortización anticipada, máximo 2\u00a0%",
                  "amortización anticipada, máximo 2\u00a0%",
                ],
                ["Cancelar la antigua", "no", "no", "290–700\u00a0€"],
                ["Tasación", "pocas veces", "250–600\u00a0€", "250–600\u00a0€"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué compensación puede cobrar el banco?",
          blocks: [
            {
              points: [
                "Variable: el 0,25\u00a0% si se pactó para los tres primeros años del contrato o el 0,15\u00a0% si se pactó para los cinco primeros; después, nada.",
                "Fija, o los años fijos de una mixta: el 2\u00a0% en los diez primeros años y el 1,5\u00a0% a partir de ahí.",
                "De variable a fija: el 0,05\u00a0% los tres primeros años y después nada (art.\u00a023.6).",
                "En ningún caso más de lo que pierde el banco. Si los tipos han subido desde que firmó, en una fija no pierde nada.",
              ],
            },
            "Son los topes de la Ley 5/2019, art.\u00a023, para préstamos firmados desde junio de 2019. Muchos bancos cobran menos o nada: lea su escritura.",
          ],
        },
        {
          heading: "¿Cuándo se recuperan los gastos?",
          blocks: [
            {
              caption:
                "180.000\u00a0€ a veinte años, de un 3,5\u00a0% supuesto al 3\u00a0%: 1.044 y 998\u00a0€ al mes, 46\u00a0€ de ahorro",
              columns: ["Vía", "Gasto único", "Se recupera en"],
              rows: [
                ["Otro banco, variable al 0,15\u00a0%", "270\u00a0€ y la tasación: 520–870\u00a0€", "11 a 19 meses"],
                ["Otro banco, fija al 2\u00a0%", "3.600\u00a0€ y la tasación: 3.850–4.200\u00a0€", "7 a 8 años"],
                [
                  "Hipoteca nueva, la antigua fija al 2\u00a0%",
                  "4.140–4.900\u00a0€ con la cancelación",
                  "7 años y medio a 9",
                ],
              ],
            },
            "Un punto entero menos, del 3,5 al 2,5\u00a0%, ahorra 90\u00a0€ al mes y reduce esos plazos a la mitad.",
          ],
        },
        {
          heading: "¿Qué pasos hay y cuánto tarda cada uno?",
          blocks: [
            {
              steps: [
                "Mire en la escritura y en el último recibo el capital pendiente, los años, el tipo y la compensación.",
                "Pida a su banco una novación por escrito: tendrá con qué comparar.",
                "Solicite a otros dos una oferta vinculante, con todos los productos que la acompañan.",
                "Acepte una: su banco certifica la deuda en siete días y puede mejorar la oferta en quince.",
                "Espere los {loan.days} días naturales, pase antes por la notaría y firme.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede salir mal?",
          blocks: [
            {
              points: [
                "El tipo rebajado depende de la nómina, un seguro de vida o una tarjeta que cuestan más de lo que ahorran: compare la TAE y los euros.",
                "La vivienda se tasa por debajo de lo necesario o sus ingresos han bajado: el banco nuevo dice que no.",
                "Se alargan los años. La cuota baja, pero paga más intereses en total.",
                "Se cancela el préstamo viejo cuando el nuevo aún no está listo.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Un tipo mejor u otro plazo: otro banco, sin permiso del antiguo.",
        "Más dinero: una hipoteca nueva. En ambos casos se vuelven a estudiar los ingresos.",
      ],
      next: "[Compare la cuota antigua y la nueva en la página de gastos](/costs) antes de ir al banco.",
      description:
        "Cambiar la hipoteca de banco, novarla o pedir una nueva: qué conviene, compensación del 0,15 al 2\u00a0%, cuándo 46\u00a0€ al mes pagan los gastos, pasos y plazos.",
      sources: [
        "Ley 2/1994, arts.\u00a02, 4 y 7",
        "Ley 5/2019, arts.\u00a014 y 23",
        "Código de consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1",
      ],
    },
    ca: {
      names: [
        "canviar la hipoteca de banc",
        "portar la hipoteca a un altre banc",
        "subrogació d’hipoteca",
        "subrogar hipoteca",
        "subrogació de creditor",
        "novació d’hipoteca",
        "novació hipotecària",
        "subrogació o novació",
        "renegociar la hipoteca",
        "millorar la hipoteca",
        "refinançar la hipoteca",
        "subrogar hipoteca o demanar-ne una de nova",
        "subrogar hipoteca fixa",
      ],
      title: "Canviar la hipoteca de banc",
      answers: {
        what: [
          "Canviar la hipoteca de banc (subrogar-la) és el camí si només vol un tipus millor o un altre termini; demani’n una de nova si necessita més diners, i abans de res proposi un canvi de condicions al seu banc (novació).",
          "El banc no s’hi pot oposar (Llei 2/1994, art.\u00a02) i l’escriptura no paga AJD (art.\u00a07).",
          "Amb 180.000\u00a0€ i vint anys al davant, mig punt menys estalvia 46\u00a0€ al mes: compensa si les despeses, de 520 a 870\u00a0€ amb una de variable i fins a 4.200\u00a0€ amb una de fixa, es recuperen molt abans de vendre o d’acabar de pagar.",
        ],
        cost: "Canviar la hipoteca de banc costa la taxació, de 250 a 600\u00a0€ si cal, i la compensació del contracte: com a màxim el 0,15 o el 0,25\u00a0% del capital pendent en una de variable els primers anys, el 2\u00a0% en una de fixa els deu primers i l’1,5\u00a0% després, mai més del que perd el banc (Llei 5/2019, art.\u00a023). Amb 180.000\u00a0€ a tipus fix són fins a 3.600\u00a0€. La notaria i el registre els paga, en principi, el banc nou, i no hi ha AJD.",
        time: "Canviar la hipoteca de banc demana unes quantes setmanes. L’entitat antiga té set dies per certificar el deute i quinze més per pactar amb vostè unes condicions millors (Llei 2/1994, art.\u00a02); a Catalunya, la documentació del banc nou l’ha de tenir {loan.days} dies naturals abans de signar.",
        who: "Canviar la hipoteca de banc ho decideixen vostè i l’entitat nova; l’antiga només certifica el deute i pot fer-li una oferta millor. Vostè paga la taxació i la compensació; el banc nou, en principi, la notaria i el registre. Per a una novació sí que cal que el seu banc ho accepti.",
        must: "No, per canviar la hipoteca de banc no cal el permís de l’antic: està obligat a certificar el deute en set dies (Llei 2/1994, art.\u00a02). El que cal és el sí del nou, que estudia ingressos, edat i taxació com en un préstec nou.",
        how: "Per canviar la hipoteca de banc, demani primer al seu la millor oferta i després una de vinculant (FEIN) a dos més. N’accepta una; aquest banc demana al seu el certificat del deute, set dies, i se signa davant de notari passats els {loan.days} dies de lectura. Abans d’acceptar, que li calculin la compensació per escrit.",
        worth:
          "Canviar la hipoteca de banc val la pena quan l’estalvi torna les despeses en dos o tres anys. Una de variable gairebé sempre ho compleix: de 520 a 870\u00a0€ amb 180.000\u00a0€, que amb mig punt menys es recuperen en 11 a 19 mesos. Una de fixa els deu primers anys, poques vegades: de 3.850 a 4.200\u00a0€, set anys o més, tret que el banc no hi perdi res i, per tant, no pugui cobrar.",
      },
      sections: [
        {
          heading: "Subrogar, novar o demanar-ne una de nova?",
          blocks: [
            {
              caption: "Condicions millors per a una hipoteca que ja té",
              columns: ["", "Novació amb el seu banc", "Subrogació a un altre banc", "Hipoteca nova"],
              rows: [
                [
                  "Serveix per a",
                  "un canvi ràpid, si el banc vol",
                  "un tipus millor o un altre termini",
                  "més diners o un altre titular",
                ],
                ["Més diners", "si el banc ho accepta", "no (Llei 2/1994, art.\u00a04)", "sí"],
                ["Qui ho ha d’acceptar", "vostè i el seu banc", "vostè i el banc nou", "vostè i el banc nou"],
                [
                  "Compensació",
                  "el que digui el contracte per als canvis",
                  "amortització anticipada, màxim 2\u00a0%",
                  "amortització anticipada, màxim 2\u00a0%",
                ],
                ["Cancel·lar l’antiga", "no", "no", "290–700\u00a0€"],
                ["Taxació", "poques vegades", "250–600\u00a0€", "250–600\u00a0€"],
              ],
            },
          ],
        },
        {
          heading: "Quina compensació pot cobrar el banc?",
          blocks: [
            {
              points: [
                "Variable: el 0,25\u00a0% si es va pactar per als tres primers anys del contracte o el 0,15\u00a0% si es va pactar per als cinc primers; després, res.",
                "Fixa, o els anys fixos d’una de mixta: el 2\u00a0% els deu primers anys i l’1,5\u00a0% a partir d’aquí.",
                "De variable a fixa: el 0,05\u00a0% els tres primers anys i després res (art.\u00a023.6).",
                "En cap cas més del que perd el banc. Si els tipus han pujat d’ençà que va signar, en una de fixa no hi perd res.",
              ],
            },
            "Són els topalls de la Llei 5/2019, art.\u00a023, per a préstecs signats des del juny del 2019. Molts bancs cobren menys o res: llegeixi l’escriptura.",
          ],
        },
        {
          heading: "Quan es recuperen les despeses?",
          blocks: [
            {
              caption:
                "180.000\u00a0€ a vint anys, d’un 3,5\u00a0% suposat al 3\u00a0%: 1.044 i 998\u00a0€ al mes, 46\u00a0€ d’estalvi",
              columns: ["Via", "Despesa única", "Es recupera en"],
              rows: [
                ["Un altre banc, variable al 0,15\u00a0%", "270\u00a0€ i la taxació: 520–870\u00a0€", "11 a 19 mesos"],
                ["Un altre banc, fixa al 2\u00a0%", "3.600\u00a0€ i la taxació: 3.850–4.200\u00a0€", "7 a 8 anys"],
                [
                  "Hipoteca nova, l’antiga fixa al 2\u00a0%",
                  "4.140–4.900\u00a0€ amb la cancel·lació",
                  "7 anys i mig a 9",
                ],
              ],
            },
            "Un punt sencer menys, del 3,5 al 2,5\u00a0%, estalvia 90\u00a0€ al mes i redueix aquests terminis a la meitat.",
          ],
        },
        {
          heading: "Quins passos hi ha i quant triga cadascun?",
          blocks: [
            {
              steps: [
                "Miri a l’escriptura i a l’últim rebut el capital pendent, els anys, el tipus i la compensació.",
                "Demani al seu banc una novació per escrit: tindrà amb què comparar.",
                "Demani a dos més una oferta vinculant, amb tots els productes que l’acompanyen.",
                "Accepti’n una: el seu banc certifica el deute en set dies i pot millorar l’oferta en quinze.",
                "Esperi els {loan.days} dies naturals, passi abans per la notaria i signi.",
              ],
            },
          ],
        },
        {
          heading: "Què pot sortir malament?",
          blocks: [
            {
              points: [
                "El tipus rebaixat depèn de la nòmina, d’una assegurança de vida o d’una targeta que costen més del que estalvien: compari la TAE i els euros.",
                "L’habitatge es taxa per sota del que cal o els seus ingressos han baixat: el banc nou diu que no.",
                "S’allarguen els anys. La quota baixa, però paga més interessos en total.",
                "Es cancel·la el préstec vell quan el nou encara no és a punt.",
              ],
            },
          ],
        },
      ],
      inShort: [
        "Un tipus millor o un altre termini: un altre banc, sense permís de l’antic.",
        "Més diners: una hipoteca nova. En tots dos casos es tornen a estudiar els ingressos.",
      ],
      next: "[Compari la quota antiga i la nova a la pàgina de despeses](/costs) abans d’anar al banc.",
      description:
        "Canviar la hipoteca de banc, novar-la o demanar-ne una de nova: què convé, compensació del 0,15 al 2\u00a0%, quan 46\u00a0€ al mes paguen les despeses, passos i terminis.",
      sources: [
        "Llei 2/1994, arts.\u00a02, 4 i 7",
        "Llei 5/2019, arts.\u00a014 i 23",
        "Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1",
      ],
    },
    ru: {
      names: [
        "перевести ипотеку в другой банк",
        "перевод ипотеки в другой банк",
        "рефинансирование ипотеки в Испании",
        "рефинансирование ипотеки",
        "рефинансировать ипотеку",
        "суброгация ипотеки",
        "сменить банк по ипотеке",
        "снизить ставку по ипотеке",
        "новация ипотеки",
      ],
      title: "Рефинансирование ипотеки в Испании",
      answers: {
        what: [
          "Перевести ипотеку в другой банк (суброгация) стоит, если нужна только ставка ниже или другой срок; если нужны ещё деньги, берут новый кредит, а начинают всегда со своего банка: просят изменить условия (novación).",
          "Прежний банк помешать не может (Закон 2/1994, ст.\u00a02), гербового сбора с этого акта нет (ст.\u00a07).",
          "При долге 180\u00a0000\u00a0€ на двадцать лет снижение ставки на полпункта экономит 46\u00a0€ в месяц: рефинансирование выгодно, если расходы, 520–870\u00a0€ при переменной ставке и до 4\u00a0200\u00a0€ при фиксированной, вернутся задолго до продажи или последнего платежа.",
        ],
        cost: "Перевести ипотеку в другой банк стоит 250–600\u00a0€ за оценку, если она нужна, и компенсацию по договору: для переменной ставки не больше 0,15 или 0,25\u00a0% остатка в первые годы, для фиксированной 2\u00a0% в первые десять лет и 1,5\u00a0% потом, но не больше потерь банка (Закон 5/2019, ст.\u00a023). С долга 180\u00a0000\u00a0€ по фиксированной ставке это до 3\u00a0600\u00a0€. Нотариуса и реестр, как правило, оплачивает новый банк, гербового сбора нет.",
        time: "Чтобы перевести ипотеку в другой банк, нужно несколько недель. У прежнего банка семь дней на справку о долге и ещё пятнадцать, чтобы предложить вам лучшие условия (Закон 2/1994, ст.\u00a02). В Каталонии документы нового банка должны быть у вас за {loan.days} календарных дней до подписания.",
        who: "Перевести ипотеку в другой банк решаете вы и новый банк; прежний только выдаёт справку о долге и вправе предложить лучшее. Вы платите за оценку и компенсацию, новый банк, как правило,\u00a0— нотариуса и реестр. Для изменения условий в своём банке нужно его согласие.",
        must: "Нет, разрешение прежнего банка не нужно, чтобы перевести ипотеку в другой банк: он обязан выдать справку о долге за семь дней (Закон 2/1994, ст.\u00a02). Нужно согласие нового, а он проверит доход, возраст и оценку, как для нового кредита.",
        how: "Чтобы перевести ипотеку в другой банк, попросите сначала лучшее предложение у своего, потом обязательное предложение (FEIN) у двух других. Одно вы принимаете, новый банк запрашивает справку о долге, семь дней, и через {loan.days} дней на чтение вы подписываете акт у нотариуса. До этого попросите рассчитать компенсацию письменно.",
        worth:
          "Перевести ипотеку в другой банк стоит, если экономия вернёт расходы за два-три года. С переменной ставкой так бывает почти всегда: при долге 180\u00a0000\u00a0€ расходы 520–870\u00a0€, и полпункта возвращают их за 11–19 месяцев. С фиксированной в первые десять лет\u00a0— редко: 3\u00a0850–4\u00a0200\u00a0€ и семь лет и больше, если только банк ничего не теряет и потому ничего взять не вправе.",
      },
      sections: [
        {
          heading: "Какой из трёх путей выбрать?",
          blocks: [
            {
              caption: "Как улучшить условия уже взятого кредита",
              columns: ["", "Изменить условия в своём банке", "Перейти в другой банк", "Взять новый кредит"],
              rows: [
                [
                  "Для чего",
                  "быстрая перемена, если банк согласен",
                  "ставка ниже или другой срок",
                  "нужны ещё деньги или другой заёмщик",
                ],
                ["Больше денег", "если банк согласен", "нет (Закон 2/1994, ст.\u00a04)", "да"],
                ["Кто должен согласиться", "вы и ваш банк", "вы и новый банк", "вы и новый банк"],
                [
                  "Компенсация",
                  "что сказано в договоре об изменениях",
                  "досрочное погашение, до 2\u00a0%",
                  "досрочное погашение, до 2\u00a0%",
                ],
                ["Снять старую ипотеку с реестра", "нет", "нет", "290–700\u00a0€"],
                ["Оценка", "редко", "250–600\u00a0€", "250–600\u00a0€"],
              ],
            },
          ],
        },
        {
          heading: "Какую компенсацию вправе взять банк?",
          blocks: [
            {
              points: [
                "Переменная ставка: 0,25\u00a0%, если договорились о первых трёх годах договора, или 0,15\u00a0%, если о первых пяти; потом ничего.",
                "Фиксированная ставка и фиксированные годы смешанной: 2\u00a0% в первые десять лет, 1,5\u00a0% позже.",
                "Переход с переменной на фиксированную: 0,05\u00a0% в первые три года, потом ничего (ст.\u00a023.6).",
                "Ни в каком случае не больше того, что теряет банк. Если с подписания ставки выросли, на фиксированном кредите он ничего не теряет.",
              ],
            },
            "Это пределы ст.\u00a023 Закона 5/2019 для кредитов, подписанных с июня 2019\u00a0года. Многие банки берут меньше или ничего: прочитайте свой акт.",
          ],
        },
        {
          heading: "Когда возвращаются расходы?",
          blocks: [
            {
              caption:
                "180\u00a0000\u00a0€ на двадцать лет, с условных 3,5\u00a0% до 3\u00a0%: 1\u00a0044 и 998\u00a0€ в месяц, экономия 46\u00a0€",
              columns: ["Путь", "Разовый расход", "Вернётся через"],
              rows: [
                ["Другой банк, переменная ставка, 0,15\u00a0%", "270\u00a0€ и оценка: 520–870\u00a0€", "11–19 месяцев"],
                [
                  "Другой банк, фиксированная, 2\u00a0%",
                  "3\u00a0600\u00a0€ и оценка: 3\u00a0850–4\u00a0200\u00a0€",
                  "7–8 лет",
                ],
                [
                  "Новый кредит, старый под фиксированную, 2\u00a0%",
                  "4\u00a0140–4\u00a0900\u00a0€ со снятием с реестра",
                  "7,5–9 лет",
                ],
              ],
            },
            "Целый пункт, с 3,5 до 2,5\u00a0%, экономит 90\u00a0€ в месяц и сокращает эти сроки вдвое.",
          ],
        },
        {
          heading: "Какие шаги и сколько они занимают?",
          blocks: [
            {
              steps: [
                "Найдите в акте и последней квитанции остаток долга, срок, ставку и компенсацию.",
                "Попросите свой банк письменно изменить условия: будет с чем сравнивать.",
                "Запросите у двух других обязательное предложение со всеми продуктами, которые к нему прилагаются.",
                "Примите одно: ваш банк за семь дней выдаст справку о долге и за пятнадцать может предложить лучшее.",
                "Подождите {loan.days} календарных дней, сходите заранее к нотариусу и подпишите.",
              ],
            },
          ],
        },
        {
          heading: "Что срывается при переходе в другой банк?",
          blocks: [
            {
              points: [
                "Сниженная ставка зависит от зарплаты на счёте, страхования жизни или карты, которые стоят больше, чем экономят: сравнивайте полную ставку (TAE) и сумму в евро.",
                "Квартиру оценили ниже, чем нужно, или доход упал: новый банк отказывает.",
                "Срок удлиняют. Платёж меньше, а процентов за весь срок больше.",
                "Старый кредит закрывают, когда новый ещё не готов.",
              ],
            },
            "Иностранцам, которые переехали из Испании, новый банк может назначить условия нерезидента: спросите об этом до оценки.",
          ],
        },
      ],
      inShort: [
        "Ставка ниже или другой срок\u00a0— другой банк, без разрешения прежнего.",
        "Больше денег\u00a0— новый кредит. В обоих случаях доход проверяют заново.",
      ],
      next: "[Сравните прежний и новый платёж на странице расходов](/costs), прежде чем идти в банк.",
      description:
        "Перевести ипотеку в другой банк, изменить условия или взять новую: что выгоднее, компенсация 0,15–2\u00a0%, когда 46\u00a0€ в месяц вернут расходы, шаги и сроки.",
      sources: [
        "Закон 2/1994, ст.\u00a02, 4 и 7",
        "Закон 5/2019, ст.\u00a014 и 23",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1",
      ],
    },
  },
};
