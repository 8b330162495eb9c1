import type { Entry } from "../entry";

export const cancellingAMortgage: Entry = {
  theme: "mortgage",
  related: ["early-repayment", "selling-with-a-mortgage", "nota-simple", "notary-costs"],
  checked: "2026-11-23",
  reviewBy: "2027-05-31",
  in: {
    en: {
      names: [
        "cancelling a mortgage at the registry",
        "cancel a paid mortgage spain",
        "removing a mortgage from the land registry",
        "mortgage cancellation deed",
        "zero debt certificate spain",
        "cost of cancelling a mortgage in spain",
        "mortgage cancellation",
        "cancel mortgage at the land registry",
      ],
      title: "Cancelling a mortgage at the registry",
      answers: {
        what: "Cancelling a mortgage at the registry takes four steps after the last payment: the bank’s certificate of zero debt, a deed of cancellation at a notary’s, a tax form with nothing to pay, and the entry in the land registry. Paying off the loan removes the debt, and it leaves the entry where it is. As a rough guide it costs €90 to €300 if you do it yourself.",
        cost: "Cancelling a mortgage costs, as a rough guide, €90 to €300 with VAT and copies if you do it yourself: about €60 to €200 at the notary’s and €30 to €100 at the registry. The notary’s tariff for the deed is €30.05, whatever the loan was (Royal Decree 1426/1989). An agent adds €200 to €400. The certificate is free, and so is the tax form.",
        tax: "Cancelling a mortgage brings no tax to pay: the deed is exempt from stamp duty (AJD). The form 600 has to be filed with the tax agency of Catalonia all the same, because the registry wants to see it. It is filed as exempt, with a sum of zero.",
        time: "Cancelling a mortgage usually takes a few weeks, most of them waiting for the bank to send a signatory to the notary’s. The registry then has 15 working days for the entry. Nothing expires meanwhile: the cancellation can be done years after the last payment.",
        who: "The owner pays for cancelling a mortgage at the registry, notary and registry alike, because the entry is removed at the owner’s request. The bank signs the deed, and for sending its signatory it may charge nothing, as the Bank of Spain sees it. In a sale the seller pays.",
        must: "No, cancelling a mortgage at the registry isn’t compulsory once the loan is repaid, and no deadline runs. You need it to sell, to borrow again on the home, or if heirs should find clean papers. Most people do it when they sell; done in peace it is cheaper, as nobody has to hurry.",
        how: "Cancelling a mortgage at the registry begins with two requests: ask the bank for the certificate of zero debt and choose a notary. The notary prepares the deed and calls the bank’s signatory. File form 600 as exempt and take both to the land registry of the home’s district.",
      },
      sections: [
        {
          heading: "Which steps does it take?",
          blocks: [
            {
              steps: [
                "Ask the bank for the certificate that nothing is owed. It is free.",
                "Give it to a notary of your choice, with the land registry extract and your identity document.",
                "The notary draws up the deed of cancellation. Only the bank has to sign it.",
                "File form 600 with the tax agency of Catalonia, as exempt.",
                "Hand the deed and the form to the land registry, or let the notary send them.",
                "Three weeks later, order a simple extract (nota simple) and see that the mortgage is gone.",
              ],
            },
          ],
        },
        {
          heading: "How much are the notary fees, the registry’s and the agent’s?",
          blocks: [
            {
              caption: "Rough guide, VAT and copies included",
              columns: ["Line", "With an agent", "By yourself"],
              rows: [
                ["Certificate of zero debt", "€0", "€0"],
                ["Notary: deed and copies", "€60–200", "€60–200"],
                ["Form 600 (stamp duty)", "€0", "€0"],
                ["Land registry", "€30–100", "€30–100"],
                ["Agent (gestoría)", "€200–400", "–"],
              ],
            },
            "The notary’s and the registry’s tariffs, copies included, are fixed by law; agents’ fees are not. The bank’s offer to “see to everything” means its agent; you may decline it.",
          ],
        },
        {
          heading: "Do you have to cancel it before you sell?",
          blocks: [
            "Before or on the same day. If the loan is still running, the bank’s signatory comes to the sale, is paid out of the price and signs the cancellation right after the deed. The buyer’s side usually holds back a sum for notary and registry until the entry is gone.",
            "If the loan was repaid long ago, do it before the home is advertised. An old entry in the extract frightens buyers and holds up their bank.",
          ],
        },
        {
          heading: "What can go wrong?",
          blocks: [
            {
              points: [
                "The bank has merged or left Spain: find out who holds its rights now. The Bank of Spain keeps a register.",
                "The certificate speaks of one loan, the registry of two. Each entry needs its own cancellation.",
                "The deed lies in a drawer. Without the registry nothing has changed for third parties.",
                "Agent’s money paid in advance: ask for a final bill and the rest.",
              ],
            },
          ],
        },
        {
          heading: "How long does each step take?",
          blocks: [
            {
              caption: "Once the last payment has gone through",
              columns: ["Step", "How long", "What holds it up"],
              rows: [
                ["Certificate of zero debt", "a few days as a rule", "a card or account that still shows a balance"],
                [
                  "Deed with the bank’s signatory",
                  "a few weeks, the longest wait",
                  "the bank’s agenda: ask for a date",
                ],
                ["Form 600, exempt", "the same day, online", "the deed has to exist first"],
                ["Entry in the land registry", "15 working days", "a mistake in the deed"],
                ["Registry extract without the mortgage", "one day", "nothing"],
              ],
            },
          ],
        },
        {
          heading: "Do you need it if you change the loan?",
          blocks: [
            {
              points: [
                "You move the loan to another bank (subrogation): no, the mortgage stays in the registry with a new creditor.",
                "You take a new loan on the same home: yes, as the new bank wants to stand first; both deeds are signed on one day.",
                "You only pay back a part: no, the entry stays until the debt is nought.",
                "There is a second mortgage or a seizure: each goes by a cancellation of its own.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does it come to for a loan of €240,000?",
        blocks: [
          "The sum makes hardly any difference. A couple repay the last of €240,000 and do it themselves: €130 at the notary’s, €60 at the registry, nothing for certificate and tax, €190 in all. The bank’s agent had quoted €550 for everything. These are sums within the usual ranges; ask your notary for a quote.",
        ],
      },
      inShort:
        "A repaid loan stays in the land registry until a deed of cancellation is entered there. The deed is exempt from stamp duty. It can wait, but a sale can’t be concluded without it.",
      next: "[Write to us](/contact) if you are selling and an old mortgage is still in the extract; we’ll tell you what to ask the bank for.",
      description:
        "Cancelling a mortgage at the registry in Spain: the four steps, what notary and registry cost, why there is no tax to pay, who pays and when you have to do it.",
      sources: [
        "Mortgage Act, art.\u00a082",
        "Royal Decree 1426/1989, number 1.1 f (as changed by Royal Decree 1612/2011)",
        "RDLeg 1/1993, art.\u00a045",
        "Bank of Spain, portal for bank customers",
      ],
    },
    es: {
      names: [
        "cancelación registral de la hipoteca",
        "cancelar hipoteca registralmente",
        "cancelar la hipoteca en el registro",
        "levantar la hipoteca",
        "levantamiento de hipoteca",
        "certificado de deuda cero",
        "gastos de cancelación de hipoteca",
        "cancelación de hipoteca",
      ],
      title: "La cancelación registral de la hipoteca",
      answers: {
        what: "La cancelación registral de la hipoteca son cuatro pasos después de la última cuota: el certificado de deuda cero del banco, una escritura de cancelación ante notario, el modelo 600 sin nada que pagar y la inscripción en el Registro de la Propiedad. Pagar el préstamo quita la deuda, pero no borra la inscripción. Como orientación, cuesta de 90 a 300\u00a0€ si la tramita usted.",
        cost: "La cancelación registral de la hipoteca cuesta, como orientación, de 90 a 300\u00a0€ con IVA y copias si la hace usted: de 60 a 200\u00a0€ en la notaría y de 30 a 100\u00a0€ en el registro. El arancel del notario por la escritura es de 30,05\u00a0€, fuera cual fuera el préstamo (Real Decreto 1426/1989). Una gestoría añade de 200 a 400\u00a0€. El certificado es gratuito y el impuesto está exento.",
        tax: "La cancelación registral de la hipoteca no paga impuesto: la escritura está exenta de actos jurídicos documentados (AJD). Aun así hay que presentar el modelo 600 en la Agència Tributària de Catalunya, porque el registro lo pide. Se presenta como exento, con cuota cero.",
        time: "La cancelación registral de la hipoteca suele llevar unas semanas, casi todas esperando a que el banco mande un apoderado a la notaría. Después el registro tiene 15 días hábiles para inscribir. No caduca nada: puede hacerla años después de la última cuota.",
        who: "La cancelación registral de la hipoteca la paga el propietario, tanto la notaría como el registro, porque se hace a petición suya. El banco firma la escritura y, según el criterio del Banco de España, no puede cobrar por enviar a su apoderado. En una venta paga el vendedor.",
        must: "No, la cancelación registral de la hipoteca no es obligatoria al acabar de pagar, y no corre ningún plazo. Hace falta para vender, para pedir otro préstamo sobre la vivienda o si quiere dejar la documentación en orden a sus herederos. Casi todo el mundo la hace al vender; con calma sale más barata.",
        how: "Para cancelar la hipoteca registralmente, pida al banco el certificado de deuda cero y elija notaría. El notario prepara la escritura y convoca al apoderado del banco. Presente el modelo 600 como exento y lleve las dos cosas al registro donde está inscrita la vivienda.",
      },
      sections: [
        {
          heading: "¿Qué pasos hay que dar?",
          blocks: [
            {
              steps: [
                "Pida al banco el certificado de que no debe nada. Es gratuito.",
                "Entréguelo en la notaría que elija, con la nota simple y su documento de identidad.",
                "El notario redacta la escritura de cancelación. Solo tiene que firmarla el banco.",
                "Presente el modelo 600 en la Agència Tributària de Catalunya, como exento.",
                "Lleve escritura y modelo al registro, o pida a la notaría que los envíe.",
                "A las tres semanas, pida una nota simple y compruebe que la carga ya no está.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto cuestan la notaría, el registro y la gestoría?",
          blocks: [
            {
              caption: "Orientación, con IVA y copias",
              columns: ["Concepto", "Con gestoría", "Por su cuenta"],
              rows: [
                ["Certificado de deuda cero", "0\u00a0€", "0\u00a0€"],
                ["Notaría: escritura y copias", "60–200\u00a0€", "60–200\u00a0€"],
                ["Modelo 600 (AJD)", "0\u00a0€", "0\u00a0€"],
                ["Registro de la Propiedad", "30–100\u00a0€", "30–100\u00a0€"],
                ["Gestoría", "200–400\u00a0€", "–"],
              ],
            },
            "La ley fija los aranceles, también los de las copias, pero no los honorarios de la gestoría. Cuando el banco ofrece «encargarse de todo», quien lo hace es su gestoría; puede rechazarla.",
          ],
        },
        {
          heading: "¿Hay que cancelarla antes de vender?",
          blocks: [
            "Antes o el mismo día. Si el préstamo sigue vivo, el apoderado del banco acude a la compraventa, cobra del precio y firma la cancelación justo después. La parte compradora suele retener una cantidad para notaría y registro hasta que la carga desaparece.",
            "Si acabó de pagar hace tiempo, hágalo antes de anunciar el piso. Una carga antigua en la nota simple asusta al comprador y frena a su banco.",
          ],
        },
        {
          heading: "¿Qué puede salir mal?",
          blocks: [
            {
              points: [
                "El banco se fusionó o dejó España: averigüe quién tiene hoy sus derechos. El Banco de España lleva un registro.",
                "El certificado habla de un préstamo y el registro, de dos. Cada inscripción necesita su cancelación.",
                "La escritura se queda en un cajón. Sin el registro no ha cambiado nada frente a terceros.",
                "Se paga una provisión a la gestoría y nadie la liquida: exija factura y el sobrante.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuánto tarda cada paso?",
          blocks: [
            {
              caption: "Una vez pagada la última cuota",
              columns: ["Paso", "Cuánto tarda", "Qué lo retrasa"],
              rows: [
                [
                  "Certificado de deuda cero",
                  "unos días, por lo general",
                  "una tarjeta o una cuenta con saldo pendiente",
                ],
                [
                  "Escritura con el apoderado del banco",
                  "unas semanas, la espera más larga",
                  "la agenda del banco: pida fecha",
                ],
                ["Modelo 600, exento", "el mismo día, por internet", "antes ha de existir la escritura"],
                ["Inscripción en el registro", "15 días hábiles", "un error en la escritura"],
                ["Nota simple sin la hipoteca", "un día", "nada"],
              ],
            },
          ],
        },
        {
          heading: "¿Hace falta si cambia de préstamo?",
          blocks: [
            {
              points: [
                "Si lleva la hipoteca a otro banco (subrogación), no: sigue inscrita con otro acreedor.",
                "Si pide un préstamo nuevo sobre la misma vivienda, sí: el banco quiere ser el primero, y las dos escrituras se firman el mismo día.",
                "Si solo devuelve una parte, no: la inscripción dura hasta que no se deba nada.",
                "Si hay una segunda hipoteca o un embargo, cada uno tiene su propia cancelación.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto sale con un préstamo de 240.000\u00a0€?",
        blocks: [
          "El importe apenas cuenta. Una pareja termina de pagar 240.000\u00a0€ y lo tramita por su cuenta: 130\u00a0€ en la notaría, 60\u00a0€ en el registro y nada por certificado e impuesto; en total, 190\u00a0€. La gestoría del banco pedía 550\u00a0€ por todo. Son cifras dentro de las horquillas habituales; pida presupuesto en su notaría.",
        ],
      },
      inShort:
        "Un préstamo pagado sigue en el registro hasta que se inscribe la escritura de cancelación. Esa escritura está exenta de AJD. Puede esperar, pero sin ella no se cierra una venta.",
      next: "[Escríbanos](/contact) si va a vender y en la nota simple aún consta una hipoteca antigua: le diremos qué pedir al banco.",
      description:
        "Cancelación registral de la hipoteca: los cuatro pasos, cuánto cuestan notaría y registro, por qué no se paga impuesto, quién la paga y cuándo hay que hacerla.",
      sources: [
        "Ley Hipotecaria, art.\u00a082",
        "Real Decreto 1426/1989, número 1.1 f (según el Real Decreto 1612/2011)",
        "Real Decreto Legislativo 1/1993, art.\u00a045",
        "Banco de España, portal del cliente bancario",
      ],
    },
    ca: {
      names: [
        "cancel·lació registral de la hipoteca",
        "cancel·lar la hipoteca al registre",
        "aixecar la hipoteca",
        "aixecament d’hipoteca",
        "certificat de deute zero",
        "despeses de cancel·lació d’hipoteca",
        "cancel·lar una hipoteca pagada",
        "cancel·lació d’hipoteca",
      ],
      title: "La cancel·lació registral de la hipoteca",
      answers: {
        what: "La cancel·lació registral de la hipoteca són quatre passos després de l’última quota: el certificat de deute zero del banc, una escriptura de cancel·lació davant de notari, el model 600 sense res a pagar i la inscripció al Registre de la Propietat. Pagar el préstec treu el deute, però no esborra la inscripció. Com a orientació, costa de 90 a 300\u00a0€ si ho tramita vostè.",
        cost: "La cancel·lació registral de la hipoteca costa, com a orientació, de 90 a 300\u00a0€ amb IVA i còpies si la fa vostè: de 60 a 200\u00a0€ a la notaria i de 30 a 100\u00a0€ al registre. L’aranzel del notari per l’escriptura és de 30,05\u00a0€, fos quin fos el préstec (Reial decret 1426/1989). Una gestoria hi afegeix de 200 a 400\u00a0€. El certificat és gratuït i l’impost és exempt.",
        tax: "La cancel·lació registral de la hipoteca no paga impost: l’escriptura és exempta d’actes jurídics documentats (AJD). Tot i així cal presentar el model 600 a l’Agència Tributària de Catalunya, perquè el registre el demana. Es presenta com a exempt, amb quota zero.",
        time: "La cancel·lació registral de la hipoteca sol demanar unes setmanes, gairebé totes esperant que el banc enviï un apoderat a la notaria. Després el registre té 15 dies hàbils per inscriure. No caduca res: es pot fer anys després de l’última quota.",
        who: "La cancel·lació registral de la hipoteca la paga el propietari, tant la notaria com el registre, perquè es fa a petició seva. El banc signa l’escriptura i, segons el criteri del Banc d’Espanya, no pot cobrar per enviar-hi l’apoderat. En una venda paga el venedor.",
        must: "No, la cancel·lació registral de la hipoteca no és obligatòria quan s’acaba de pagar, i no corre cap termini. Cal per vendre, per demanar un altre préstec sobre l’habitatge o si vol deixar la documentació en ordre als hereus. Gairebé tothom la fa en vendre; amb calma surt més barata.",
        how: "Per cancel·lar la hipoteca al registre, demani al banc el certificat de deute zero i triï notaria. El notari prepara l’escriptura i convoca l’apoderat del banc. Presenti el model 600 com a exempt i porti-ho tot al registre on és inscrit l’habitatge.",
      },
      sections: [
        {
          heading: "Quins passos s’han de fer?",
          blocks: [
            {
              steps: [
                "Demani al banc el certificat que no deu res. És gratuït.",
                "Porti’l a la notaria que triï, amb la nota simple i el document d’identitat.",
                "El notari redacta l’escriptura de cancel·lació. Només l’ha de signar el banc.",
                "Presenti el model 600 a l’Agència Tributària de Catalunya, com a exempt.",
                "Porti escriptura i model al registre, o demani a la notaria que els enviï.",
                "Al cap de tres setmanes, demani una nota simple i comprovi que la càrrega ja no hi és.",
              ],
            },
          ],
        },
        {
          heading: "Quant costen la notaria, el registre i la gestoria?",
          blocks: [
            {
              caption: "Orientació, amb IVA i còpies",
              columns: ["Concepte", "Amb gestoria", "Pel seu compte"],
              rows: [
                ["Certificat de deute zero", "0\u00a0€", "0\u00a0€"],
                ["Notaria: escriptura i còpies", "60–200\u00a0€", "60–200\u00a0€"],
                ["Model 600 (AJD)", "0\u00a0€", "0\u00a0€"],
                ["Registre de la Propietat", "30–100\u00a0€", "30–100\u00a0€"],
                ["Gestoria", "200–400\u00a0€", "–"],
              ],
            },
            "La llei fixa els aranzels, també els de les còpies, però no els honoraris de la gestoria. Quan el banc s’ofereix a «fer-ho tot», qui ho fa és la seva gestoria; la pot rebutjar.",
          ],
        },
        {
          heading: "Cal cancel·lar-la abans de vendre?",
          blocks: [
            "Abans o el mateix dia. Si el préstec encara és viu, l’apoderat del banc va a la compravenda, cobra del preu i signa la cancel·lació tot seguit. La part compradora sol retenir una quantitat per a notaria i registre fins que la càrrega desapareix.",
            "Si fa temps que va acabar de pagar, faci-ho abans d’anunciar el pis. Una càrrega antiga a la nota simple espanta el comprador i atura el seu banc.",
          ],
        },
        {
          heading: "Què pot sortir malament?",
          blocks: [
            {
              points: [
                "El banc es va fusionar o va marxar d’Espanya: esbrini qui en té avui els drets. El Banc d’Espanya en porta un registre.",
                "El certificat parla d’un préstec i el registre, de dos. Cada inscripció necessita la seva cancel·lació.",
                "L’escriptura es queda en un calaix. Sense el registre no ha canviat res davant de tercers.",
                "Es paga una provisió a la gestoria i ningú no la liquida: exigeixi factura i el sobrant.",
              ],
            },
          ],
        },
        {
          heading: "Quant triga cada pas?",
          blocks: [
            {
              caption: "Un cop pagada l’última quota",
              columns: ["Pas", "Quant triga", "Què l’endarrereix"],
              rows: [
                ["Certificat de deute zero", "uns dies, en general", "una targeta o un compte amb saldo pendent"],
                [
                  "Escriptura amb l’apoderat del banc",
                  "unes setmanes, l’espera més llarga",
                  "l’agenda del banc: demani data",
                ],
                ["Model 600, exempt", "el mateix dia, per internet", "abans hi ha d’haver l’escriptura"],
                ["Inscripció al registre", "15 dies hàbils", "un error a l’escriptura"],
                ["Nota simple sense la hipoteca", "un dia", "res"],
              ],
            },
          ],
        },
        {
          heading: "Cal fer-la si canvia de préstec?",
          blocks: [
            {
              points: [
                "Si porta la hipoteca a un altre banc (subrogació), no: continua inscrita amb un altre creditor.",
                "Si demana un préstec nou sobre el mateix habitatge, sí: el banc vol ser el primer, i les dues escriptures se signen el mateix dia.",
                "Si només en torna una part, no: la inscripció dura fins que no es degui res.",
                "Si hi ha una segona hipoteca o un embargament, cadascun té la seva cancel·lació.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant surt amb un préstec de 240.000\u00a0€?",
        blocks: [
          "L’import gairebé no compta. Una parella acaba de pagar 240.000\u00a0€ i ho tramita pel seu compte: 130\u00a0€ a la notaria, 60\u00a0€ al registre i res per certificat i impost; en total, 190\u00a0€. La gestoria del banc demanava 550\u00a0€ per tot. Són xifres dins dels marges habituals; demani pressupost a la seva notaria.",
        ],
      },
      inShort:
        "Un préstec pagat continua al registre fins que s’hi inscriu l’escriptura de cancel·lació. Aquesta escriptura és exempta d’AJD. Pot esperar, però sense ella no es tanca cap venda.",
      next: "[Escrigui’ns](/contact) si vol vendre i a la nota simple encara consta una hipoteca antiga: li direm què cal demanar al banc.",
      description:
        "Cancel·lació registral de la hipoteca: els quatre passos, el que costen notaria i registre, per què no es paga cap impost, qui la paga i quan cal fer-la.",
      sources: [
        "Llei hipotecària, art.\u00a082",
        "Reial decret 1426/1989, número 1.1 f (segons el Reial decret 1612/2011)",
        "Reial decret legislatiu 1/1993, art.\u00a045",
        "Banc d’Espanya, portal del client bancari",
      ],
    },
    ru: {
      names: [
        "снятие ипотеки в реестре",
        "погашение записи об ипотеке",
        "снять ипотеку в испании",
        "как снять обременение ипотеки в испании",
        "справка об отсутствии долга",
        "отмена ипотеки в реестре",
        "снятие обременения после ипотеки",
        "снять запись об ипотеке в реестре",
      ],
      title: "Снятие ипотеки в реестре",
      answers: {
        what: "Снятие ипотеки в реестре\u00a0— это четыре шага после последнего платежа: справка банка об отсутствии долга, акт у нотариуса, налоговая форма 600 с нулевой суммой и запись в реестре собственности. Погашенный кредит снимает долг, но не запись. Если всё делать самому, это стоит примерно 90–300\u00a0€.",
        cost: "Снятие ипотеки в реестре обходится примерно в 90–300\u00a0€ с НДС и копиями, если оформлять самому: 60–200\u00a0€ у нотариуса и 30–100\u00a0€ в реестре. Тариф нотариуса за сам акт\u00a0— 30,05\u00a0€, каким бы ни был кредит (Королевский декрет 1426/1989). Посредник (gestoría) добавит 200–400\u00a0€. Справка бесплатна, налога нет.",
        tax: "Налога снятие ипотеки в реестре не влечёт: акт освобождён от гербового сбора (AJD). Форму 600 в налоговую Каталонии всё же подают, потому что её требует реестр. В ней указывают освобождение и нулевую сумму.",
        time: "Снятие ипотеки в реестре обычно занимает несколько недель: дольше всего ждут, пока банк пришлёт к нотариусу своего представителя. На запись у реестра 15 рабочих дней. Срока давности у процедуры нет, её можно начать и через годы.",
        who: "За снятие ипотеки в реестре платит собственник, и нотариусу, и реестру: запись убирают по его просьбе. Банк подписывает акт и, по мнению Банка Испании, за приезд своего представителя брать деньги не вправе. При продаже платит продавец.",
        must: "Нет, снятие ипотеки в реестре не обязательно после последнего платежа, и никакой срок не идёт. Оно понадобится, чтобы продать жильё, взять под него новый кредит или оставить наследникам чистую запись. Большинство делает это при продаже, но заранее и без спешки выходит дешевле.",
        how: "Чтобы снять ипотеку в реестре, возьмите в банке справку об отсутствии долга и выберите нотариуса. Он подготовит акт и вызовет представителя банка. Затем подайте форму 600 как освобождённую и отнесите оба документа в реестр, где записано жильё.",
      },
      sections: [
        {
          heading: "Какие шаги нужно сделать?",
          blocks: [
            {
              steps: [
                "Попросите у банка справку о том, что долга нет. Она бесплатна.",
                "Отдайте её выбранному нотариусу вместе с выпиской (nota simple) и паспортом.",
                "Нотариус составит акт о снятии ипотеки. Подписывает его только банк.",
                "Подайте форму 600 в налоговую Каталонии с отметкой об освобождении.",
                "Передайте акт и форму в реестр или попросите об этом нотариуса.",
                "Недели через три закажите выписку и убедитесь, что записи больше нет.",
              ],
            },
          ],
        },
        {
          heading: "Сколько берут нотариус, реестр и посредник?",
          blocks: [
            {
              caption: "Ориентир, с НДС и копиями",
              columns: ["Статья", "С посредником", "Самому"],
              rows: [
                ["Справка об отсутствии долга", "0\u00a0€", "0\u00a0€"],
                ["Нотариус: акт и копии", "60–200\u00a0€", "60–200\u00a0€"],
                ["Форма 600 (гербовый сбор)", "0\u00a0€", "0\u00a0€"],
                ["Реестр собственности", "30–100\u00a0€", "30–100\u00a0€"],
                ["Посредник (gestoría)", "200–400\u00a0€", "–"],
              ],
            },
            "Закон устанавливает тарифы, в том числе за копии, а плата за посредника договорная. Если банк предлагает «всё сделать за вас», работать будет его посредник; от него можно отказаться.",
          ],
        },
        {
          heading: "Нужно ли снимать ипотеку до продажи?",
          blocks: [
            "До неё или в тот же день. Пока кредит не выплачен, представитель банка приходит на сделку, получает долг из цены и сразу подписывает снятие. Покупатель обычно удерживает сумму на нотариуса и реестр, пока запись не исчезнет.",
            "Если кредит закрыт давно, займитесь этим до публикации объявления. Старая запись в выписке пугает покупателя и задерживает его банк. Тем, кто живёт не в Испании, ехать не придётся: собственнику подпись у нотариуса не нужна, а документы может передать доверенное лицо.",
          ],
        },
        {
          heading: "На чём теряют время и деньги?",
          blocks: [
            {
              points: [
                "Банк слился с другим или ушёл из Испании: узнайте, кому перешли его права. Реестр ведёт Банк Испании.",
                "В справке один кредит, в реестре две записи. Каждую снимают отдельно.",
                "Акт остался лежать в ящике. Пока его нет в реестре, для третьих лиц ничего не изменилось.",
                "Посреднику внесли аванс, а отчёта нет: требуйте счёт и остаток.",
              ],
            },
          ],
        },
        {
          heading: "Сколько длится каждый шаг?",
          blocks: [
            {
              caption: "После того как прошёл последний платёж",
              columns: ["Шаг", "Сколько длится", "Что задерживает"],
              rows: [
                ["Справка об отсутствии долга", "обычно несколько дней", "карта или счёт с остатком долга"],
                [
                  "Акт с представителем банка",
                  "несколько недель, самое долгое ожидание",
                  "график банка: попросите назначить день",
                ],
                ["Форма 600 с освобождением", "в тот же день, онлайн", "сначала должен быть акт"],
                ["Запись в реестре", "15 рабочих дней", "ошибка в акте"],
                ["Выписка из реестра без ипотеки", "один день", "ничего"],
              ],
            },
            "Назначайте продажу с запасом: если акт и запись нужны к определённому дню, начните за два месяца до него. При продаже с непогашенным кредитом всё делают в день сделки, и ждать записи продавцу не приходится.",
          ],
        },
        {
          heading: "Нужно ли снимать запись, если вы меняете кредит?",
          blocks: [
            {
              points: [
                "Переводите кредит в другой банк (subrogación): нет, ипотека остаётся в реестре, меняется только кредитор.",
                "Берёте новый кредит под то же жильё: да, новый банк хочет стоять первым, и оба акта подписывают в один день.",
                "Возвращаете только часть долга: нет, запись сохраняется, пока долг не станет нулевым.",
                "Есть вторая ипотека или арест: каждую запись снимают отдельно.",
              ],
            },
            "Если спешки нет, соберите справку и акт вместе и отнесите их в реестр сразу: через годы банк может сменить имя, и искать подпись придётся дольше.",
          ],
        },
      ],
      example: {
        heading: "Сколько это стоит при кредите 240\u00a0000\u00a0€?",
        blocks: [
          "Сумма кредита почти не важна. Супруги выплатили последние из 240\u00a0000\u00a0€ и всё оформили сами: 130\u00a0€ нотариусу, 60\u00a0€ реестру, за справку и налог ничего, итого 190\u00a0€. Посредник банка просил за всё 550\u00a0€. Это суммы внутри обычных границ; точную цену назовёт ваш нотариус.",
        ],
      },
      inShort:
        "Выплаченный кредит остаётся в реестре, пока туда не внесут акт о его снятии. Этот акт не облагается гербовым сбором. С ним можно подождать, но продажу без него не закрыть.",
      next: "[Напишите нам](/contact), если продаёте квартиру, а в выписке всё ещё старая ипотека: подскажем, что просить у банка.",
      description:
        "Снятие ипотеки в реестре Испании: четыре шага после последнего платежа, сколько берут нотариус и реестр, почему нет налога, кто платит и когда это нужно.",
      sources: [
        "Закон об ипотеке, ст.\u00a082",
        "Королевский декрет 1426/1989, номер 1.1 f (в редакции Королевского декрета 1612/2011)",
        "Королевский законодательный декрет 1/1993, ст.\u00a045",
        "Банк Испании, портал клиента банков",
      ],
    },
  },
};
