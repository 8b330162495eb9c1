import type { Entry } from "../entry";

export const earlyRepayment: Entry = {
  theme: "mortgage",
  related: ["fixed-or-variable", "monthly-payment", "taking-over-a-mortgage", "selling-with-a-mortgage"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "early repayment of a mortgage",
        "paying off a mortgage early",
        "early repayment fee",
        "early repayment charge",
        "overpaying a mortgage",
        "overpay mortgage term or payment",
        "mortgage overpayment spain",
        "pay off my spanish mortgage",
      ],
      title: "Paying off a mortgage early",
      answers: {
        what: "Paying off a mortgage early is allowed at any time in Spain, in part or in full, and the law caps the fee. With a variable rate it is 0.25% of the sum repaid in the first three years, or 0.15% in the first five. With a fixed rate it is 2% in the first ten years and 1.5% afterwards (Law 5/2019, art.\u00a023).",
        cost: "Early repayment of a mortgage costs at most 0.25% or 0.15% of the sum repaid with a variable rate, and 2% or 1.5% with a fixed one (Law 5/2019, art.\u00a023). On €30,000 at a fixed rate that is €600 in the first ten years. The bank’s own loss may be smaller, and then so is the fee.",
        time: "For paying off a mortgage early a contract may ask for notice, but never for more than a month. Within three working days of your asking, the bank has to tell you what the repayment would cost and change (Law 5/2019, art.\u00a023).",
        must: "Yes, paying off a mortgage early is your right at any time, in part or in full, and the bank can’t refuse. It may ask for notice of a month at most and for compensation within the limits of the law. If the contract says nothing about compensation, none is due.",
        how: "Early repayment of a mortgage goes in four steps: read the clause, ask the bank for the figures in writing, choose between a shorter term and a lower payment, and pay in on the agreed day. After the last cent, have the entry in the land registry cancelled.",
        worth:
          "Paying off a mortgage early is worth it if the interest saved is more than the compensation and more than the same money would earn elsewhere after tax. €30,000 paid into €200,000 at 3% with twenty years to go save about €21,600 if you shorten the term, and €9,900 if you lower the payment; the compensation is €600 at most. Keep six months of payments aside before you do it.",
      },
      sections: [
        {
          heading: "When may the bank ask for nothing?",
          blocks: [
            {
              points: [
                "If the contract doesn’t mention compensation, none is due.",
                "With a variable rate, once the three or five years that were agreed have gone by.",
                "If the bank loses nothing by it. With a fixed rate that can happen when market rates are higher than yours.",
              ],
            },
            "These limits are for loans to private people on a home, signed since 16\u00a0June 2019. An older contract keeps the terms of its day, so read that clause first.",
          ],
        },
        {
          heading: "Should you shorten the term or lower the payment?",
          blocks: [
            "Shortening the term saves more interest, because the debt ends sooner. Lowering the payment saves less in total and leaves more room each month. The choice is yours if the contract doesn’t say otherwise, and you can choose differently the next time.",
            "If your income is uncertain, room each month may be worth more than the interest. Keep some savings aside either way: money paid into a mortgage doesn’t come back.",
          ],
        },
        {
          heading: "In which order do you go about repaying?",
          blocks: [
            {
              steps: [
                "Look in the deed for “reembolso anticipado” and for the notice it asks for.",
                "Ask the bank in writing for the balance, the compensation and both new payment plans.",
                "Compare the saving with what the same money would earn elsewhere after tax.",
                "Give the instruction in writing: shorter term, or lower payment.",
                "Check on the next receipt that it was done, and keep the new plan.",
              ],
            },
          ],
        },
        {
          heading: "What remains to be done after the last payment?",
          blocks: [
            "The debt is gone, the entry isn’t. The bank certifies that nothing is owed and signs a deed of cancellation before a notary, which is exempt from stamp duty (RDLeg 1/1993, art.\u00a045), and the registry erases the mortgage. You pay the notary and the registry. It is only urgent if you want to sell or borrow again.",
            "Insurance sold with the loan that pays the bank ends as well, unless you ask to keep it, and the unused part of the premium is returned (Law 5/2019, art.\u00a023.3).",
          ],
        },
        {
          heading: "What goes wrong?",
          blocks: [
            {
              points: [
                "The money is in the account, but nobody has told the bank what to do with it.",
                "The term was to be shorter and the bank lowered the payment.",
                "The savings are used up, and the boiler breaks in January.",
                "Owners who bought before 2013 and still deduct their home forget that the deduction stops at €9,040 a year.",
              ],
            },
          ],
        },
        {
          heading: "When is it better to keep the money?",
          blocks: [
            {
              points: [
                "Your savings would fall below six months of payments.",
                "You have dearer debts: a card or a consumer loan comes first.",
                "A deposit pays you more after tax than the mortgage costs.",
                "You sell within a year or so: then the loan is repaid from the price anyway.",
                "The fee falls soon: a variable loan in its third or fifth year, a fixed one in its tenth.",
              ],
            },
            "With a variable loan, repayment pays most when the Euribor is high: the interest you avoid is larger and the fee small or nothing.",
          ],
        },
      ],
      example: {
        heading: "What do €10,000, €30,000 and €50,000 save?",
        blocks: [
          "Say you owe €200,000 at a fixed 3% with twenty years to go, and pay €1,109 a month.",
          {
            caption: "Repaid today; figures rounded, fee of at most 2% in the first ten years",
            columns: [
              "Repaid",
              "Same payment: loan ends earlier by",
              "Interest saved",
              "Same years: new payment",
              "Interest saved instead",
              "Highest fee",
            ],
            rows: [
              ["€10,000", "1 year 4 months", "€7,870", "€1,054", "€3,310", "€200"],
              ["€30,000", "3 years 10 months", "€21,600", "€943", "€9,900", "€600"],
              ["€50,000", "6 years 2 months", "€32,900", "€832", "€16,550", "€1,000"],
            ],
          },
          "Ten years later, with €114,870 still owed, the same €30,000 save only €8,790 with a shorter term and €4,760 with a lower payment. What is repaid in the first years counts most.",
        ],
      },
      inShort:
        "A loan may be repaid ahead of time, and the law limits what the bank may charge. A shorter term saves more interest than a lower payment. At the end the registry entry still has to be cancelled.",
      next: "[Try your balance, rate and years on our cost page](/costs) to see both payments side by side.",
      description:
        "Paying off a mortgage early in Spain: the legal limits of the fee, a shorter term or a lower payment with a worked example, the steps and the registry entry.",
      sources: [
        "Law 5/2019, art.\u00a023",
        "Mortgage Act (Ley Hipotecaria), art.\u00a082",
        "Royal Legislative Decree 1/1993, art.\u00a045",
      ],
    },
    es: {
      names: [
        "amortización anticipada de la hipoteca",
        "amortizar la hipoteca",
        "amortizar hipoteca antes de tiempo",
        "comisión por amortización anticipada",
        "cancelación anticipada de la hipoteca",
        "amortizar reducir cuota o plazo",
        "amortizar hipoteca cuota o plazo",
        "pagar la hipoteca antes",
        "reembolso anticipado de la hipoteca",
      ],
      title: "La amortización anticipada de la hipoteca",
      answers: {
        what: "La amortización anticipada de la hipoteca se puede pedir en cualquier momento, por una parte o por todo, y su comisión tiene tope legal. Con tipo variable es el 0,25\u00a0% de lo que se devuelve en los tres primeros años, o el 0,15\u00a0% en los cinco primeros. Con tipo fijo, el 2\u00a0% en los diez primeros años y el 1,5\u00a0% a partir del undécimo (Ley 5/2019, art.\u00a023).",
        cost: "Amortizar la hipoteca cuesta como máximo el 0,25 o el 0,15\u00a0% de lo devuelto con tipo variable, y el 2 o el 1,5\u00a0% con tipo fijo (Ley 5/2019, art.\u00a023). Por 30.000\u00a0€ a tipo fijo serían 600\u00a0€ en los diez primeros años. Si el banco pierde menos, cobra menos.",
        time: "Para amortizar la hipoteca el contrato puede exigir un preaviso, que no pasará de un mes. Desde que usted lo pide, el banco tiene tres días hábiles para decirle cuánto cuesta y qué cambia (Ley 5/2019, art.\u00a023).",
        must: "Sí, amortizar la hipoteca anticipadamente, en parte o del todo, es un derecho suyo en cualquier momento, y el banco no puede negarse. Puede pedir un aviso de un mes como máximo y una compensación dentro de los límites de la ley. Si el contrato no la menciona, no se debe nada.",
        how: "Para amortizar la hipoteca hay cuatro pasos: leer la cláusula, pedir al banco las cifras por escrito, elegir entre menos plazo o menos cuota e ingresar el dinero el día acordado. Cuando ya no quede deuda, falta cancelar la inscripción en el registro.",
        worth:
          "Amortizar la hipoteca anticipadamente vale la pena si los intereses que ahorra superan la comisión y lo que ese dinero rendiría en otro sitio después de impuestos. 30.000\u00a0€ en un préstamo de 200.000\u00a0€ al 3\u00a0% con veinte años por delante ahorran unos 21.600\u00a0€ si reduce plazo y 9.900\u00a0€ si reduce cuota; la comisión es de 600\u00a0€ como mucho. Antes, guarde seis meses de cuotas.",
      },
      sections: [
        {
          heading: "¿Cuándo no se paga comisión?",
          blocks: [
            {
              points: [
                "Si el contrato no la menciona.",
                "En un préstamo variable, pasados los tres o los cinco años pactados.",
                "Si el banco no pierde nada. Con tipo fijo puede ocurrir cuando el mercado está por encima de su tipo.",
              ],
            },
            "Estos topes son para préstamos a particulares sobre una vivienda, firmados desde el 16 de junio de 2019. Un contrato más antiguo conserva las condiciones de su época: empiece por leer esa cláusula.",
          ],
        },
        {
          heading: "¿Conviene reducir plazo o cuota?",
          blocks: [
            "Reducir plazo ahorra más intereses, porque la deuda se acaba antes. Reducir cuota ahorra menos en total y deja más holgura cada mes. Si el contrato no dice otra cosa, elige usted, y la próxima vez puede elegir lo contrario.",
            "Con ingresos inseguros, la holgura puede valer más que los intereses. En todo caso, guarde un colchón: el dinero que entra en la hipoteca ya no sale.",
          ],
        },
        {
          heading: "¿En qué orden conviene amortizar?",
          blocks: [
            {
              steps: [
                "Busque en la escritura «reembolso anticipado» y el preaviso que exige.",
                "Pida por escrito el capital pendiente, la comisión y los dos nuevos cuadros de amortización.",
                "Compare el ahorro con lo que ese dinero le daría en otro sitio después de impuestos.",
                "Dé la orden por escrito: menos plazo o menos cuota.",
                "Compruebe en el recibo siguiente que se ha hecho y guarde el cuadro nuevo.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué queda por hacer tras la última cuota?",
          blocks: [
            "La deuda se ha acabado; la inscripción, no. El banco certifica que no se debe nada y firma ante notario la escritura de cancelación, exenta de AJD (RDLeg 1/1993, art.\u00a045), y con ella el registro borra la hipoteca. La notaría y el registro los paga usted. Solo corre prisa si piensa vender o volver a hipotecar.",
            "El seguro vendido con el préstamo y cuyo beneficiario es el banco se extingue también, salvo que usted pida mantenerlo, y se devuelve la parte de la prima no consumida (Ley 5/2019, art.\u00a023.3).",
          ],
        },
        {
          heading: "¿Qué suele salir mal?",
          blocks: [
            {
              points: [
                "El dinero está en la cuenta, pero nadie ha dicho al banco qué hacer con él.",
                "Se quería menos plazo y el banco bajó la cuota.",
                "Se gasta todo el ahorro y en enero se estropea la caldera.",
                "Quien compró antes de 2013 y aún deduce su vivienda olvida que la deducción acaba en 9.040\u00a0€ al año.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo conviene guardar el dinero?",
          blocks: [
            {
              points: [
                "Los ahorros bajarían de seis meses de cuotas.",
                "Hay deudas más caras: primero la tarjeta o el préstamo al consumo.",
                "Un depósito le da, después de impuestos, más de lo que cuesta la hipoteca.",
                "Va a vender dentro de un año o poco más: entonces el préstamo se devuelve con el precio.",
                "La comisión está a punto de bajar: una variable en su tercer o quinto año, una fija en el décimo.",
              ],
            },
            "En una variable, amortizar sale a cuenta sobre todo con el euríbor alto: los intereses que se evitan son mayores y la comisión es pequeña o ninguna.",
          ],
        },
      ],
      example: {
        heading: "¿Qué ahorran 10.000, 30.000 y 50.000 euros?",
        blocks: [
          "Supongamos que quedan 200.000\u00a0€ al 3\u00a0% fijo durante veinte años, con una cuota de 1.109\u00a0€.",
          {
            caption:
              "Si se devuelve hoy; cifras redondeadas, comisión del 2\u00a0% como máximo en los diez primeros años",
            columns: [
              "Devuelve",
              "Misma cuota: acaba antes",
              "Intereses ahorrados",
              "Mismo plazo: cuota nueva",
              "Ahorro en ese caso",
              "Comisión máxima",
            ],
            rows: [
              ["10.000\u00a0€", "1 año y 4 meses", "7.870\u00a0€", "1.054\u00a0€", "3.310\u00a0€", "200\u00a0€"],
              ["30.000\u00a0€", "3 años y 10 meses", "21.600\u00a0€", "943\u00a0€", "9.900\u00a0€", "600\u00a0€"],
              ["50.000\u00a0€", "6 años y 2 meses", "32.900\u00a0€", "832\u00a0€", "16.550\u00a0€", "1.000\u00a0€"],
            ],
          },
          "Diez años más tarde, cuando quedan 114.870\u00a0€, los mismos 30.000 ahorran solo 8.790\u00a0€ si acorta el plazo y 4.760 si baja la cuota. Lo que se devuelve en los primeros años es lo que más rinde.",
        ],
      },
      inShort:
        "Un préstamo se puede devolver antes, y la ley limita lo que cobra el banco. Acortar el plazo ahorra más intereses que bajar la cuota. Al final hay que cancelar además la inscripción.",
      next: "[Ponga su deuda, su tipo y sus años en la página de gastos](/costs) y compare las dos cuotas.",
      description:
        "Amortización anticipada de la hipoteca: topes legales de la comisión, si conviene reducir plazo o cuota, con un ejemplo, los pasos y la cancelación final.",
      sources: [
        "Ley 5/2019, art.\u00a023",
        "Ley Hipotecaria, de 8 de febrero de 1946, art.\u00a082",
        "Real Decreto Legislativo 1/1993, art.\u00a045",
      ],
    },
    ca: {
      names: [
        "amortització anticipada de la hipoteca",
        "amortitzar la hipoteca",
        "amortitzar hipoteca abans d’hora",
        "comissió per amortització anticipada",
        "cancel·lació anticipada de la hipoteca",
        "amortitzar reduir quota o termini",
        "amortitzar hipoteca quota o termini",
        "pagar la hipoteca abans d’hora",
      ],
      title: "L’amortització anticipada de la hipoteca",
      answers: {
        what: "L’amortització anticipada de la hipoteca es pot demanar quan es vulgui, d’una part o de tot, i la llei en limita la comissió. Amb tipus variable és el 0,25\u00a0% del que es torna durant els tres primers anys, o el 0,15\u00a0% durant els cinc primers. Amb tipus fix, el 2\u00a0% els deu primers anys i l’1,5\u00a0% després (Llei 5/2019, art.\u00a023).",
        cost: "Amortitzar la hipoteca costa com a màxim el 0,25 o el 0,15\u00a0% del que es torna amb tipus variable, i el 2 o l’1,5\u00a0% amb tipus fix (Llei 5/2019, art.\u00a023). Per 30.000\u00a0€ a tipus fix serien 600\u00a0€ durant els deu primers anys. Si el banc hi perd menys, cobra menys.",
        time: "Per amortitzar la hipoteca el contracte pot demanar un preavís, que no passarà d’un mes. Des que vostè ho demana, el banc té tres dies hàbils per dir-li què costa i què canvia (Llei 5/2019, art.\u00a023).",
        must: "Sí, amortitzar la hipoteca anticipadament, en part o del tot, és un dret seu en qualsevol moment, i el banc no s’hi pot negar. Pot demanar un avís d’un mes com a màxim i una compensació dins dels límits de la llei. Si el contracte no l’esmenta, no es deu res.",
        how: "Per amortitzar la hipoteca hi ha quatre passos: llegir la clàusula, demanar les xifres al banc per escrit, triar entre menys termini o menys quota i ingressar els diners el dia acordat. Quan ja no quedi deute, falta cancel·lar la inscripció al registre.",
        worth:
          "Amortitzar la hipoteca anticipadament val la pena si els interessos que estalvia superen la comissió i el que aquests diners rendirien en un altre lloc després d’impostos. 30.000\u00a0€ en un préstec de 200.000\u00a0€ al 3\u00a0% amb vint anys per davant estalvien uns 21.600\u00a0€ si escurça el termini i 9.900\u00a0€ si rebaixa la quota; la comissió és de 600\u00a0€ com a molt. Abans, guardi sis mesos de quotes.",
      },
      sections: [
        {
          heading: "Quan no es paga comissió?",
          blocks: [
            {
              points: [
                "Si el contracte no en diu res.",
                "En un préstec variable, passats els tres o els cinc anys pactats.",
                "Si el banc no hi perd res. Amb tipus fix pot passar quan el mercat és per sobre del seu tipus.",
              ],
            },
            "Aquests límits valen per a préstecs a particulars sobre un habitatge, signats des del 16 de juny del 2019. Un contracte més antic conserva les condicions de la seva època: comenci per llegir-ne aquesta clàusula.",
          ],
        },
        {
          heading: "Convé reduir termini o quota?",
          blocks: [
            "Si redueix el termini estalvia més interessos, perquè el deute s’acaba abans. Si redueix la quota n’estalvia menys, però cada mes va més folgat. Quan el contracte no diu res més, ho tria vostè, i la pròxima vegada pot triar al revés.",
            "Amb ingressos insegurs, anar folgat pot valer més que els interessos. En tot cas, guardi un coixí: els diners que entren a la hipoteca ja no en surten.",
          ],
        },
        {
          heading: "En quin ordre convé amortitzar?",
          blocks: [
            {
              steps: [
                "Busqui a l’escriptura «reemborsament anticipat» i el preavís que s’hi exigeix.",
                "Demani per escrit el capital pendent, la comissió i els dos quadres d’amortització nous.",
                "Compari l’estalvi amb el que aquests diners li donarien en un altre lloc, un cop pagats els impostos.",
                "Doni l’ordre per escrit: menys termini o menys quota.",
                "Comprovi en el rebut següent que s’ha fet i guardi el quadre nou.",
              ],
            },
          ],
        },
        {
          heading: "Què queda per fer després de l’última quota?",
          blocks: [
            "El deute s’ha acabat; la inscripció, no. El banc certifica que no es deu res i signa davant notari l’escriptura de cancel·lació, exempta d’AJD (RDLeg 1/1993, art.\u00a045), i el registre esborra la hipoteca. La notaria i el registre els paga vostè. Només corre pressa si pensa vendre o tornar a hipotecar.",
            "L’assegurança venuda amb el préstec i que té el banc com a beneficiari també s’extingeix, tret que vostè demani mantenir-la, i es torna la part de la prima no consumida (Llei 5/2019, art.\u00a023.3).",
          ],
        },
        {
          heading: "Què pot anar malament en amortitzar?",
          blocks: [
            {
              points: [
                "Els diners són al compte, però ningú no ha dit al banc què n’ha de fer.",
                "Es volia menys termini i el banc va abaixar la quota.",
                "Es gasten tots els estalvis i al gener s’espatlla la caldera.",
                "Qui va comprar abans del 2013 i encara dedueix l’habitatge oblida que la deducció s’atura als 9.040\u00a0€ l’any.",
              ],
            },
          ],
        },
        {
          heading: "Quan convé guardar els diners?",
          blocks: [
            {
              points: [
                "Els estalvis baixarien de sis mesos de quotes.",
                "Hi ha deutes més cars: primer la targeta o el préstec al consum.",
                "Un dipòsit li dona, després d’impostos, més del que costa la hipoteca.",
                "Vendrà d’aquí a un any o poc més: llavors el préstec es torna amb el preu.",
                "La comissió està a punt d’abaixar-se: una variable el tercer o el cinquè any, una fixa el desè.",
              ],
            },
            "En una variable, amortitzar surt a compte sobretot amb l’euríbor alt: els interessos que s’eviten són més grans i la comissió és petita o cap.",
          ],
        },
      ],
      example: {
        heading: "Què estalvien 10.000, 30.000 i 50.000 euros?",
        blocks: [
          "Suposem que queden 200.000\u00a0€ al 3\u00a0% fix durant vint anys, amb una quota de 1.109\u00a0€.",
          {
            caption: "Si es tornen avui; xifres arrodonides, comissió del 2\u00a0% com a màxim els deu primers anys",
            columns: [
              "Torna",
              "Mateixa quota: acaba abans",
              "Interessos estalviats",
              "Mateix termini: quota nova",
              "Estalvi en aquest cas",
              "Comissió màxima",
            ],
            rows: [
              ["10.000\u00a0€", "1 any i 4 mesos", "7.870\u00a0€", "1.054\u00a0€", "3.310\u00a0€", "200\u00a0€"],
              ["30.000\u00a0€", "3 anys i 10 mesos", "21.600\u00a0€", "943\u00a0€", "9.900\u00a0€", "600\u00a0€"],
              ["50.000\u00a0€", "6 anys i 2 mesos", "32.900\u00a0€", "832\u00a0€", "16.550\u00a0€", "1.000\u00a0€"],
            ],
          },
          "Deu anys més tard, quan queden 114.870\u00a0€, els mateixos 30.000 només estalvien 8.790\u00a0€ si escurça el termini i 4.760 si abaixa la quota. El que es torna els primers anys és el que més rendeix.",
        ],
      },
      inShort:
        "Un préstec es pot tornar abans, i la llei limita què en cobra el banc. Escurçar el termini estalvia més interessos que abaixar la quota. Al final s’ha de cancel·lar també la inscripció.",
      next: "[Posi el deute, el tipus i els anys a la pàgina de despeses](/costs) i compari les dues quotes.",
      description:
        "Amortització anticipada de la hipoteca: límits legals de la comissió, si convé reduir termini o quota, amb un exemple, els passos i la cancel·lació final.",
      sources: [
        "Llei 5/2019, art.\u00a023",
        "Llei hipotecària, de 8 de febrer de 1946, art.\u00a082",
        "Reial decret legislatiu 1/1993, art.\u00a045",
      ],
    },
    ru: {
      names: [
        "досрочное погашение ипотеки",
        "досрочное погашение ипотеки в Испании",
        "погасить ипотеку досрочно",
        "частичное досрочное погашение ипотеки",
        "комиссия за досрочное погашение",
        "выплатить ипотеку раньше срока",
        "сократить срок или платёж по ипотеке",
        "погасить ипотеку досрочно срок или платёж",
      ],
      title: "Досрочное погашение ипотеки",
      answers: {
        what: "Досрочное погашение ипотеки в Испании разрешено в любое время, частичное и полное, а плату за него ограничивает закон. При переменной ставке это 0,25\u00a0% возвращаемой суммы в первые три года или 0,15\u00a0% в первые пять. При фиксированной\u00a0— 2\u00a0% в первые десять лет и 1,5\u00a0% с одиннадцатого года (Закон 5/2019, ст.\u00a023).",
        cost: "Досрочное погашение ипотеки стоит не больше 0,25 или 0,15\u00a0% возвращаемой суммы при переменной ставке и не больше 2 или 1,5\u00a0% при фиксированной (Закон 5/2019, ст.\u00a023). С 30\u00a0000\u00a0€ при фиксированной ставке это 600\u00a0€ в первые десять лет. Если банк теряет меньше, он и берёт меньше.",
        time: "О досрочном погашении ипотеки договор может потребовать предупредить заранее, но не больше чем за месяц. Банк обязан в течение трёх рабочих дней после запроса сообщить, сколько это стоит и что изменится (Закон 5/2019, ст.\u00a023).",
        must: "Да, досрочное погашение ипотеки, полное или частичное,\u00a0— ваше право в любой момент, и отказать банк не может. Он вправе попросить предупреждение не больше чем за месяц и компенсацию в пределах закона. Если в договоре о ней ни слова, платить не нужно.",
        how: "Досрочное погашение ипотеки проходит в четыре шага: прочитать условие договора, письменно запросить у банка цифры, выбрать меньший срок или меньший платёж и внести деньги в назначенный день. Когда долга не останется, нужно ещё снять запись в реестре.",
        worth:
          "Досрочное погашение ипотеки выгодно, если сэкономленные проценты больше компенсации банку и больше того, что эти деньги принесли бы в другом месте после налогов. 30\u00a0000\u00a0€, внесённые в долг 200\u00a0000\u00a0€ под 3\u00a0% за двадцать лет до конца, сберегут около 21\u00a0600\u00a0€ при сокращении срока и 9\u00a0900\u00a0€ при снижении платежа; компенсация не выше 600\u00a0€. Сначала отложите полгода платежей.",
      },
      sections: [
        {
          heading: "Когда платить за это не нужно?",
          blocks: [
            {
              points: [
                "Если компенсации нет в договоре.",
                "При переменной ставке\u00a0— когда прошли оговорённые три или пять лет.",
                "Если банк ничего не теряет. При фиксированной ставке так бывает, когда рыночные ставки выше вашей.",
              ],
            },
            "Эти пределы касаются кредитов частным лицам под залог жилья, подписанных с 16\u00a0июня 2019\u00a0года. В более старом договоре остаются условия его времени, поэтому начните с этого пункта.",
          ],
        },
        {
          heading: "Что выгоднее: сократить срок или платёж?",
          blocks: [
            "Сокращая срок, вы экономите на процентах больше, потому что долг кончается раньше. Сокращая платёж, вы экономите меньше, зато каждый месяц остаётся больше свободных денег. Если в договоре не сказано иного, выбираете вы, и в следующий раз можно выбрать наоборот.",
            "Когда доход непостоянный, запас каждый месяц бывает дороже процентов. И в любом случае оставьте сбережения на чёрный день: деньги, внесённые в ипотеку, назад не вернуть.",
          ],
        },
        {
          heading: "В каком порядке действовать?",
          blocks: [
            {
              steps: [
                "Найдите в договоре пункт «reembolso anticipado» и срок, за который надо предупредить.",
                "Письменно запросите остаток долга, размер компенсации и оба новых графика платежей.",
                "Сравните экономию с тем, что эти деньги принесли бы в другом месте после налогов.",
                "Дайте письменное распоряжение: меньший срок или меньший платёж.",
                "Проверьте по следующему платежу, что всё исполнено, и сохраните новый график.",
              ],
            },
          ],
        },
        {
          heading: "Что остаётся сделать после последнего платежа?",
          blocks: [
            "Долга больше нет, а запись осталась. Банк подтверждает, что ему ничего не должны, и подписывает у нотариуса акт о снятии ипотеки, с которого не берут гербовый сбор (RDLeg 1/1993, ст.\u00a045), а реестр стирает запись. Нотариуса и реестр оплачиваете вы. Спешить стоит, только если вы собираетесь продавать жильё или брать новый кредит.",
            "Страховка, проданная вместе с кредитом в пользу банка, тоже прекращается, если вы не попросите её оставить, а неиспользованную часть взноса возвращают (Закон 5/2019, ст.\u00a023.3).",
          ],
        },
        {
          heading: "Что может пойти не так при погашении?",
          blocks: [
            {
              points: [
                "Деньги лежат на счёте, но банку никто не сказал, что с ними делать.",
                "Хотели сократить срок, а банк уменьшил платёж.",
                "Все сбережения ушли в ипотеку, а в январе сломался котёл.",
                "Кто купил жильё до 2013\u00a0года и всё ещё получает вычет, забывает, что вычет считают не больше чем с 9040\u00a0€ в год.",
              ],
            },
          ],
        },
        {
          heading: "Когда деньги лучше оставить у себя?",
          blocks: [
            {
              points: [
                "Накоплений останется меньше чем на полгода платежей.",
                "Есть долги дороже: сначала закрывают карту или потребительский кредит.",
                "Вклад после налогов приносит больше, чем стоит ипотека.",
                "Вы собираетесь продавать примерно через год: тогда кредит вернут из цены.",
                "Компенсация вот-вот снизится: у переменной ставки на третьем или пятом году, у фиксированной на десятом.",
              ],
            },
            "При переменной ставке досрочное погашение выгоднее всего, когда Euribor высок: сбережённые проценты больше, а компенсация мала или её нет.",
          ],
        },
      ],
      example: {
        heading: "Сколько экономят 10, 30 и 50 тысяч евро?",
        blocks: [
          "Допустим, остаток долга 200\u00a0000\u00a0€, ставка фиксированная, 3\u00a0%, впереди двадцать лет, платёж 1109\u00a0€ в месяц.",
          {
            caption: "Если внести сегодня; суммы округлены, компенсация банку не выше 2\u00a0% в первые десять лет",
            columns: [
              "Внесено",
              "Платёж прежний: конец раньше на",
              "Экономия на процентах",
              "Срок прежний: новый платёж",
              "Экономия в этом случае",
              "Компенсация, не больше",
            ],
            rows: [
              ["10\u00a0000\u00a0€", "1 год 4 месяца", "7870\u00a0€", "1054\u00a0€", "3310\u00a0€", "200\u00a0€"],
              [
                "30\u00a0000\u00a0€",
                "3 года 10 месяцев",
                "21\u00a0600\u00a0€",
                "943\u00a0€",
                "9900\u00a0€",
                "600\u00a0€",
              ],
              [
                "50\u00a0000\u00a0€",
                "6 лет 2 месяца",
                "32\u00a0900\u00a0€",
                "832\u00a0€",
                "16\u00a0550\u00a0€",
                "1000\u00a0€",
              ],
            ],
          },
          "Через десять лет, когда остаётся 114\u00a0870\u00a0€, те же 30\u00a0000\u00a0€ сберегут только 8790\u00a0€ при сокращении срока и 4760\u00a0€ при снижении платежа. Больше всего дают деньги, внесённые в первые годы.",
        ],
      },
      inShort:
        "Кредит можно вернуть раньше срока, и закон ограничивает плату за это. Меньший срок экономит на процентах больше, чем меньший платёж. В конце нужно ещё снять запись в реестре.",
      next: "[Подставьте свой долг, ставку и срок на странице расходов](/costs) и сравните оба платежа.",
      description:
        "Досрочное погашение ипотеки в Испании: законные пределы комиссии, что выгоднее сократить, срок или платёж, с примером, порядок действий и снятие с реестра.",
      sources: [
        "Закон 5/2019, ст.\u00a023",
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст.\u00a082",
        "Королевский законодательный декрет (RDLeg) 1/1993, ст.\u00a045",
      ],
    },
  },
};
