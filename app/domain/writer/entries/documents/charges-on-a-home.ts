import type { Entry } from "../entry";

export const chargesOnAHome: Entry = {
  theme: "documents",
  related: [
    "nota-simple",
    "selling-with-a-mortgage",
    "community-debts-certificate",
    "notary-day",
    "bare-ownership",
    "protected-home",
    "papers-before-buying",
  ],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "charges on a home",
        "charges on a property",
        "debts on a property spain",
        "cargas",
        "property free of charges",
        "encumbrances",
        "liens on property spain",
        "seizure on a home",
        "debts on a home",
        "debts on a flat",
        "check debts before buying",
        "checking a property for debts",
        "buying a home with a mortgage on it",
        "buying a property with debts",
      ],
      title: "The charges on a home",
      answers: {
        what: "The charges on a home are other people’s rights that stay with it after a sale: a mortgage, a seizure, a right to live there, an easement. Most are in the land registry, some are not. What you don’t clear before or at the signing becomes yours to deal with.",
        cost: "Clearing the charges on a home is normally paid for by the seller, who promised it free of them. For a mortgage that means the outstanding balance, any early-repayment fee in the loan contract, and the cancellation at notary and registry. Ask the bank for the exact sum for the day of signing.",
        time: "Charges on a home are cleared on the day of signing if it is an ordinary mortgage: the bank comes and is paid. The registry follows some weeks later. A seizure or an inheritance dispute takes as long as a court or an authority takes.",
        how: "To check a home for debts and other charges, get three documents: a land registry extract (nota simple), the certificate of community debts and the last property tax receipt. Ask in writing who lives there as well. Do it before you pay a deposit, because debts like these follow the home to its new owner.",
        must: "You can buy a home with charges on it, as long as each one is paid or accepted at the signing: a mortgage is paid off from the price that day, and an easement simply stays. Don’t buy with a seizure that nobody has cleared or a usufruct whose holder doesn’t sign. Cancelling a paid-off mortgage usually costs the seller €60 to €200 at the notary’s and €30 to €100 at the registry.",
        pitfalls:
          "With charges on a home most goes wrong between the first registry extract and the deed: a seizure is entered, or a mortgage “paid long ago” turns out never to have been cancelled. Community fees and property tax follow the home without any entry. Order a fresh extract in the week of the deposit contract, and have written down who clears what, by when.",
      },
      sections: [
        {
          heading: "Which charges are there?",
          blocks: [
            {
              points: [
                "Mortgage: the home answers for a loan, whoever owns it.",
                "Seizure (embargo): a court or an authority has reserved the home for a debt.",
                "Usufruct or right of habitation: another person may use the home, often for life.",
                "Easement: for instance a neighbour’s pipe, passage or view.",
                "Tax note: the registry marks that a tax on an earlier sale may still be reviewed.",
                "Condition or prohibition: of a protected home, or of a donation.",
              ],
            },
          ],
        },
        {
          heading: "Which ones does the registry not show?",
          blocks: [
            "Unpaid community fees bind the home for the current year and the four calendar years before (Civil Code of Catalonia, art. 553-5). Unpaid property tax also follows the home, within limits (Local Finance Act, art. 64). A tenant may have rights without an entry.",
            "Ask for proof of each: the community’s certificate, the receipts, and a written statement about who occupies the home.",
          ],
        },
        {
          heading: "How do you buy a mortgaged home?",
          blocks: [
            {
              steps: [
                "The seller asks the bank for a certificate of the debt on the day of signing.",
                "The deposit contract says that part of the price will pay it.",
                "At the notary’s you hand over two payments: one to the bank, one to the seller.",
                "The bank signs the cancellation, or undertakes to do so.",
                "Someone named in the deed takes it to the registry, with the money for it set aside.",
                "Later you order an extract and see that it has gone.",
              ],
            },
          ],
        },
        {
          heading: "Which charge has to go, and what does that cost?",
          blocks: [
            {
              caption: "Charges and what is done about them",
              columns: ["Charge", "What happens", "Cost, and who pays"],
              rows: [
                [
                  "Mortgage still being paid",
                  "the balance is paid from the price at the notary’s",
                  "balance, plus what the loan contract allows for early repayment: seller",
                ],
                [
                  "Mortgage paid off, entry left",
                  "deed of cancellation and registry",
                  "notary €60–200, registry €30–100, agent €200–400 if one is used: seller",
                ],
                [
                  "Seizure (embargo)",
                  "the debt is paid and the court or authority orders its cancellation",
                  "the debt and the order: seller; weeks or months",
                ],
                ["Usufruct", "the person entitled sells too, or it stays", "signs the deed"],
                ["Easement", "stays with the home", "nothing; it is in the price"],
                ["Tax note", "lapses in time", "nothing, if the earlier tax was right"],
                ["Lease", "the tenant may stay, and may buy first", "30\u00a0days for the answer"],
              ],
            },
            "The buyer pays none of these unless the contract says so: look for the words “free of charges”.",
          ],
        },
        {
          heading: "What should make you stop?",
          blocks: [
            {
              points: [
                "A seizure for more than the price.",
                "Someone with a usufruct who hasn’t been asked.",
                "“It was paid long ago”, but the entry is still there and nobody has a receipt.",
                "A new charge between the first extract and the second.",
              ],
            },
            "Don’t pay a deposit on a promise. Have the way out written down first: who clears what, by when, and what happens to your money if it isn’t done.",
          ],
        },
      ],
      example: {
        heading: "How might the price be divided at the notary’s?",
        blocks: [
          [
            "Suppose the price is {x.price} and the seller still owes {x.loan}.",
            "Then that sum goes to the seller’s bank, and the seller receives {x.own}.",
            "Your transfer tax of {x.tax} is separate and is paid afterwards.",
          ],
        ],
      },
      inShort:
        "Charges are debts and rights that stay with a home: mortgages, seizures, usufructs. The registry shows most; community debts, property tax and tenants you have to ask for. Agree in writing who clears each one before you pay.",
      next: "We explain each line of the extract when we [check the documents](/services/legal-support) with you.",
      description:
        "Which charges a home in Spain can carry, where each one shows, how a seller’s mortgage is paid off at the notary’s and what to settle before any deposit.",
      sources: [
        "Mortgage Act (Ley Hipotecaria), arts. 32 and 38",
        "Civil Code of Catalonia, art. 553-5",
        "Local Finance Act (Royal Legislative Decree 2/2004), art. 64",
      ],
    },
    es: {
      names: [
        "cargas de una vivienda",
        "cargas registrales",
        "cargas de un piso",
        "piso con cargas",
        "vivienda libre de cargas",
        "embargo sobre una vivienda",
        "certificado de cargas",
        "levantar cargas",
        "piso embargado",
        "comprar un piso embargado",
        "comprar un piso con hipoteca del vendedor",
        "comprar un piso hipotecado",
        "comprar piso con cargas",
      ],
      title: "Las cargas de una vivienda",
      answers: {
        what: "Las cargas de una vivienda son derechos ajenos que la siguen aunque cambie de dueño: una hipoteca, un embargo, un usufructo, una servidumbre. La mayoría consta en el Registro de la Propiedad; otras no. Lo que no se cancele, como tarde, el día de la firma pasará a ser asunto suyo.",
        cost: "Cancelar las cargas de una vivienda lo paga normalmente quien vende, que se ha comprometido a entregarla libre de ellas. En una hipoteca son el capital pendiente, la comisión que prevea el préstamo y la cancelación en notaría y registro. El banco da la cifra exacta para el día de la firma.",
        time: "Las cargas de una vivienda se cancelan el mismo día de la firma si se trata de una hipoteca corriente: el banco acude y cobra. El registro lo refleja semanas después. Un embargo o un conflicto de herencia tarda lo que tarde el juzgado o la administración.",
        how: "Para conocer las cargas de una vivienda, pida la nota simple, el certificado de deudas de la comunidad y el último recibo del IBI. Pregunte además por escrito quién vive allí. Con eso verá casi todo lo que podría heredar con la vivienda.",
        must: "Se puede comprar una vivienda con cargas si cada una se paga o se acepta en la firma: la hipoteca se liquida ese día con el precio y una servidumbre sencillamente permanece. No compre con un embargo sin levantar ni con un usufructo cuyo titular no firma. Cancelar una hipoteca ya pagada suele costar a quien vende de 60 a 200\u00a0€ de notaría y de 30 a 100\u00a0€ de Registro.",
        pitfalls:
          "Con las cargas de una vivienda casi todo falla entre la primera nota simple y la escritura: entra un embargo o la hipoteca «pagada hace años» no se había cancelado. Las cuotas de comunidad y el IBI siguen a la vivienda sin constar en el Registro. Pida otra nota simple la semana de las arras y escriba quién levanta cada carga y cuándo.",
      },
      sections: [
        {
          heading: "¿Qué cargas hay?",
          blocks: [
            {
              points: [
                "Hipoteca: la casa responde de un préstamo, sea quien sea el dueño.",
                "Embargo: un juzgado o una administración la ha reservado para cobrar una deuda.",
                "Usufructo o derecho de habitación: otra persona puede usarla, a menudo de por vida.",
                "Servidumbre: por ejemplo, un paso, una tubería o unas vistas del vecino.",
                "Afección fiscal: el registro avisa de que el impuesto de una venta anterior aún puede revisarse.",
                "Condición o prohibición: de una vivienda protegida o de una donación.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuáles no salen en el registro?",
          blocks: [
            "Las cuotas de comunidad impagadas afectan a la finca por el año en curso y los cuatro anteriores (Código civil de Cataluña, art. 553-5). El IBI pendiente también la sigue, con límites (Ley de Haciendas Locales, art. 64). Y un inquilino puede tener derechos sin estar inscrito.",
            "Pida una prueba de cada cosa: el certificado, los recibos y una declaración escrita de quién ocupa la vivienda.",
          ],
        },
        {
          heading: "¿Cómo se compra un piso hipotecado?",
          blocks: [
            {
              steps: [
                "Quien vende pide al banco un certificado de la deuda para el día de la firma.",
                "Las arras dicen que una parte del precio servirá para pagarla.",
                "En la notaría se entregan dos pagos: uno al banco y otro a quien vende.",
                "El banco firma la cancelación o se compromete a firmarla.",
                "La escritura indica quién la llevará al registro y con qué provisión de fondos.",
                "Semanas después, pida una nota y compruebe que ha desaparecido.",
              ],
            },
          ],
        },
        {
          heading: "¿Cuándo conviene frenar?",
          blocks: [
            {
              points: [
                "El embargo supera el precio.",
                "Hay alguien con usufructo a quien nadie ha preguntado.",
                "«Eso se pagó hace tiempo», pero sigue inscrito y no hay justificante.",
                "Entre la primera nota y la segunda ha entrado una carga nueva.",
              ],
            },
            "No pague arras a cambio de una promesa. Antes debe quedar escrito quién cancela qué, en qué plazo y qué pasa con su dinero si no se cumple.",
          ],
        },
        {
          heading: "¿Qué carga hay que quitar y cuánto cuesta?",
          blocks: [
            {
              caption: "Las cargas y qué se hace con ellas",
              columns: ["Carga", "Qué se hace", "Coste y quién paga"],
              rows: [
                [
                  "Hipoteca viva",
                  "se paga la deuda con el precio, en la notaría",
                  "la deuda y lo que el préstamo permita cobrar por anticiparla: quien vende",
                ],
                [
                  "Hipoteca pagada y sin cancelar",
                  "escritura de cancelación y Registro",
                  "notaría 60–200\u00a0€, Registro 30–100\u00a0€, gestoría 200–400\u00a0€ si se encarga: quien vende",
                ],
                [
                  "Embargo",
                  "se paga la deuda y el juzgado o la administración ordena cancelarlo",
                  "la deuda y el mandamiento: quien vende; semanas o meses",
                ],
                ["Usufructo", "vende también su titular, o permanece", "firma la escritura"],
                ["Servidumbre", "permanece", "nada; está en el precio"],
                ["Afección fiscal", "caduca con el tiempo", "nada, si aquel impuesto estaba bien pagado"],
                ["Alquiler", "el inquilino puede quedarse y comprar antes", "30\u00a0días para contestar"],
              ],
            },
            "Quien compra no paga nada de esto si el contrato no lo dice: busque las palabras «libre de cargas».",
          ],
        },
      ],
      example: {
        heading: "¿Cómo se repartiría el precio en la notaría?",
        blocks: [
          [
            "Suponga un precio de {x.price} y una deuda pendiente de {x.loan}.",
            "Esa cantidad va al banco de la parte vendedora, que recibe los {x.own} restantes.",
            "El impuesto de quien compra, {x.tax}, va aparte y se paga después.",
          ],
        ],
      },
      inShort:
        "Las cargas son deudas y derechos que siguen a la vivienda: hipotecas, embargos, usufructos. El registro muestra casi todas; por la comunidad, el IBI y los inquilinos hay que preguntar. Pacte por escrito quién cancela cada una antes de pagar.",
      next: "Le explicamos cada línea de la nota cuando [revisamos la documentación](/services/legal-support) con usted.",
      description:
        "Qué cargas puede tener una vivienda, dónde aparece cada una, cómo se cancela en la notaría la hipoteca de quien vende y qué pactar antes de pagar las arras.",
      sources: [
        "Ley Hipotecaria, arts. 32 y 38",
        "Código civil de Cataluña, art. 553-5",
        "Ley de Haciendas Locales (Real Decreto Legislativo 2/2004), art. 64",
      ],
    },
    ca: {
      names: [
        "càrregues d’un habitatge",
        "càrregues registrals",
        "càrregues d’un pis",
        "pis amb càrregues",
        "habitatge lliure de càrregues",
        "embargament d’un habitatge",
        "certificat de càrregues",
        "comprar un pis hipotecat",
        "comprar pis amb càrregues",
        "comprar un pis amb hipoteca del venedor",
      ],
      title: "Les càrregues d’un habitatge",
      answers: {
        what: "Les càrregues d’un habitatge són drets d’altri que el segueixen quan canvia d’amo: una hipoteca, un embargament, un usdefruit, una servitud. La majoria consten al Registre de la Propietat; d’altres no. El que no quedi resolt abans de signar o en signar serà cosa seva.",
        cost: "Les càrregues d’un habitatge les sol cancel·lar i pagar qui ven, que l’ha promès lliure. D’una hipoteca són el capital pendent, la comissió que digui el préstec i la cancel·lació a la notaria i al registre. El banc en dona la xifra exacta per al dia de la signatura.",
        time: "Les càrregues d’un habitatge es cancel·len el dia de la signatura si és una hipoteca corrent: el banc hi va i cobra. Al registre es veu setmanes més tard. Un embargament o un plet d’herència triga el que trigui el jutjat o l’administració.",
        how: "Per conèixer les càrregues d’un habitatge, demani la nota simple, el certificat de deutes de la comunitat i l’últim rebut de l’IBI. Pregunti també per escrit qui hi viu. Amb això es veu gairebé tot el que el podria seguir.",
        must: "Es pot comprar un habitatge amb càrregues si cadascuna es paga o s’accepta en signar: la hipoteca es liquida aquell dia amb el preu, i una servitud simplement continua. No compri amb un embargament sense aixecar ni amb un usdefruit si qui el té no signa. Cancel·lar una hipoteca ja pagada sol costar a qui ven de 60 a 200\u00a0€ de notaria i de 30 a 100\u00a0€ de Registre.",
        pitfalls:
          "Amb les càrregues d’un habitatge gairebé tot falla entre la primera nota simple i l’escriptura: hi entra un embargament o la hipoteca «pagada fa anys» no s’havia cancel·lat. Les quotes de comunitat i l’IBI segueixen l’habitatge sense constar al Registre. Demani una altra nota simple la setmana de les arres i escrigui qui aixeca cada càrrega i quan.",
      },
      sections: [
        {
          heading: "Quines càrregues hi ha?",
          blocks: [
            {
              points: [
                "Hipoteca: la casa respon d’un préstec, sigui qui sigui el propietari.",
                "Embargament: un jutjat o una administració l’ha reservada per cobrar un deute.",
                "Usdefruit o dret d’habitació: algú altre en pot fer ús, sovint de per vida.",
                "Servitud: per exemple, un pas, una canonada o unes vistes del veí.",
                "Afecció fiscal: el registre avisa que l’impost d’una venda anterior encara es pot revisar.",
                "Condició o prohibició: d’un habitatge protegit o d’una donació.",
              ],
            },
          ],
        },
        {
          heading: "Quines no surten al registre?",
          blocks: [
            "Les quotes de comunitat que es deuen afecten la finca per l’any en curs i els quatre anteriors (Codi civil de Catalunya, art. 553-5). L’IBI pendent també la segueix, amb límits (Llei d’hisendes locals, art. 64). I un llogater pot tenir drets sense cap inscripció.",
            "Demani’n proves: el certificat, els rebuts i una declaració escrita de qui ocupa l’habitatge.",
          ],
        },
        {
          heading: "Com es compra un pis hipotecat?",
          blocks: [
            {
              steps: [
                "Qui ven demana al banc un certificat del deute per al dia de la signatura.",
                "Les arres diuen que una part del preu servirà per pagar-lo.",
                "A la notaria es fan dos pagaments: un al banc i un a qui ven.",
                "El banc signa la cancel·lació o s’obliga a signar-la.",
                "L’escriptura diu qui la durà al registre i amb quins diners.",
                "Al cap d’unes setmanes, demani una nota i comprovi que ja no hi és.",
              ],
            },
          ],
        },
        {
          heading: "Quan s’ha de frenar?",
          blocks: [
            {
              points: [
                "L’embargament és més gran que el preu.",
                "Hi ha algú amb usdefruit i ningú no li n’ha parlat.",
                "«Allò es va pagar fa temps», però encara és inscrit i no hi ha cap justificant.",
                "Entre la primera nota i la segona ha entrat una càrrega nova.",
              ],
            },
            "No pagui arres a canvi d’una promesa. Abans ha de quedar escrit qui cancel·la què, en quin termini i què passa amb els seus diners si no es compleix.",
          ],
        },
        {
          heading: "Quina càrrega s’ha de treure, i què costa?",
          blocks: [
            {
              caption: "Les càrregues i què se’n fa",
              columns: ["Càrrega", "Què se’n fa", "Cost i qui paga"],
              rows: [
                [
                  "Hipoteca viva",
                  "es paga el deute amb el preu, a la notaria",
                  "el deute i el que el préstec permeti cobrar per avançar-lo: qui ven",
                ],
                [
                  "Hipoteca pagada i sense cancel·lar",
                  "escriptura de cancel·lació i Registre",
                  "notaria 60–200\u00a0€, Registre 30–100\u00a0€, gestoria 200–400\u00a0€ si s’encarrega: qui ven",
                ],
                [
                  "Embargament",
                  "es paga el deute i el jutjat o l’administració n’ordena la cancel·lació",
                  "el deute i el manament: qui ven; setmanes o mesos",
                ],
                ["Usdefruit", "ven també qui en té el dret, o continua", "signa l’escriptura"],
                ["Servitud", "continua", "res; és al preu"],
                ["Afecció fiscal", "caduca amb el temps", "res, si aquell impost es va pagar bé"],
                ["Lloguer", "el llogater es pot quedar i comprar abans", "30\u00a0dies per respondre"],
              ],
            },
            "Qui compra no paga res d’això si el contracte no ho diu: busqui-hi les paraules «lliure de càrregues», i demani una altra nota simple després de la compra.",
          ],
        },
      ],
      example: {
        heading: "Com es repartiria el preu a la notaria?",
        blocks: [
          [
            "Posem un preu de {x.price} i un deute pendent de {x.loan}.",
            "Aquesta quantitat va al banc de qui ven, i qui ven rep els {x.own} que queden.",
            "L’impost de qui compra, {x.tax}, va a part i es paga després.",
          ],
        ],
      },
      inShort:
        "Les càrregues són deutes i drets que van amb l’habitatge: hipoteques, embargaments, usdefruits. El registre les ensenya gairebé totes; per la comunitat, l’IBI i els llogaters cal preguntar. Pacti per escrit qui les cancel·la abans de pagar.",
      next: "Li expliquem cada línia de la nota quan [revisem la documentació](/services/legal-support) amb vostè.",
      description:
        "Quines càrregues pot tenir un habitatge, on surt cadascuna, com es cancel·la a la notaria la hipoteca de qui ven i què s’ha de pactar abans de pagar arres.",
      sources: [
        "Llei hipotecària, arts. 32 i 38",
        "Codi civil de Catalunya, art. 553-5",
        "Llei d’hisendes locals (Reial decret legislatiu 2/2004), art. 64",
      ],
    },
    ru: {
      names: [
        "обременения на жильё",
        "обременения на квартиру",
        "квартира с обременением",
        "долги на квартире в Испании",
        "квартира без обременений",
        "арест на квартиру",
        "обременение ипотекой",
        "cargas",
        "купить квартиру с обременением",
        "купить квартиру с ипотекой продавца",
      ],
      title: "Обременения на жильё",
      answers: {
        what: "Обременения на жильё — это долги и чужие права, которые остаются за квартирой и после продажи: ипотека, арест, пожизненное пользование, сервитут. Большинство записано в реестре собственности, но не все. Что не снято к концу сделки, переходит к вам.",
        cost: "Снять обременения с жилья обычно должен за свой счёт продавец, который обещал передать его свободным от долгов. Для ипотеки это остаток долга, комиссия по договору займа и снятие записи у нотариуса и в реестре. Точную сумму на день сделки назовёт банк.",
        time: "Обременения с жилья снимают прямо на сделке, если это обычная ипотека: банк приходит и получает деньги. В реестре это видно через несколько недель. Арест или спор о наследстве длится столько, сколько нужно суду или ведомству.",
        how: "Чтобы проверить обременения на жильё, возьмите выписку из реестра, справку о долгах перед сообществом и последнюю квитанцию IBI. И письменно спросите продавца, кто там живёт. Так видно почти всё, что могло бы перейти к вам.",
        must: "Купить жильё с обременениями можно, если каждое при подписании погашают или принимают: ипотеку в тот же день платят из цены, а сервитут просто остаётся. Не покупайте с неснятым арестом или с узуфруктом, владелец которого не подписывает. Снять уже выплаченную ипотеку продавцу обычно стоит 60–200\u00a0€ у нотариуса и 30–100\u00a0€ в реестре.",
        pitfalls:
          "С обременениями на жильё чаще всего подводит время между первой выпиской и актом: появляется арест или «давно выплаченная» ипотека оказывается не снятой. Взносы в сообщество и IBI следуют за квартирой и без записи. Закажите новую выписку в неделю задатка и запишите, кто и когда снимает каждое.",
      },
      sections: [
        {
          heading: "Какие бывают обременения?",
          blocks: [
            {
              points: [
                "Ипотека: квартира отвечает по займу, кому бы она ни принадлежала.",
                "Арест (embargo): суд или ведомство закрепили жильё за долгом.",
                "Право пользования или проживания: жильём распоряжается другой человек, часто пожизненно.",
                "Сервитут: например, проход, труба или вид из окна соседа.",
                "Налоговая отметка: налог с прежней сделки ещё могут пересмотреть.",
                "Условие или запрет: у субсидируемого жилья или при дарении.",
              ],
            },
          ],
        },
        {
          heading: "Каких обременений нет в реестре?",
          blocks: [
            "Неуплаченные взносы сообществу собственников (comunidad) лежат на квартире за текущий год и четыре предыдущих (Гражданский кодекс Каталонии, ст. 553-5). Неуплаченный налог на недвижимость тоже, с ограничениями (Закон о местных финансах, ст. 64). У жильца могут быть права и без записи.",
            "Просите подтверждение: справку сообщества, квитанции и письменное заявление о том, кто занимает квартиру.",
          ],
        },
        {
          heading: "Как купить квартиру с ипотекой продавца?",
          blocks: [
            {
              steps: [
                "Продавец берёт в своём банке справку о долге на день сделки.",
                "В договоре задатка (arras) записано, что часть цены погасит долг.",
                "У нотариуса два платежа: один банку, другой продавцу.",
                "Банк подписывает снятие ипотеки или обязуется это сделать.",
                "В акте названо, кто отнесёт его в реестр и какие деньги на это отложены.",
                "Через несколько недель закажите выписку и убедитесь, что записи больше нет.",
              ],
            },
          ],
        },
        {
          heading: "Когда стоит остановиться?",
          blocks: [
            {
              points: [
                "Долг, из-за которого наложен арест, больше цены.",
                "Есть человек с правом пользования, и его никто не спросил.",
                "«Давно выплачено», но запись на месте, а подтверждения нет.",
                "Между первой и второй выпиской появилось новое обременение.",
              ],
            },
            "Не платите задаток под обещание. Сначала запишите, кто что снимает, к какому дню и что будет с вашими деньгами, если этого не сделают. До тех пор деньги можно хранить у нотариуса: продавец получит их, когда условие выполнено.",
          ],
        },
        {
          heading: "Какое обременение снимают и сколько это стоит?",
          blocks: [
            {
              caption: "Обременения и что с ними делают",
              columns: ["Обременение", "Что делают", "Цена и кто платит"],
              rows: [
                [
                  "Действующая ипотека",
                  "остаток гасят из цены у нотариуса",
                  "остаток и плата за досрочное погашение по договору: продавец",
                ],
                [
                  "Ипотека выплачена, запись осталась",
                  "акт о снятии и реестр",
                  "нотариус 60–200\u00a0€, реестр 30–100\u00a0€, агент 200–400\u00a0€, если он нужен: продавец",
                ],
                [
                  "Арест (embargo)",
                  "долг платят, суд или ведомство велит снять запись",
                  "долг и приказ: продавец; недели или месяцы",
                ],
                ["Узуфрукт", "его владелец продаёт вместе с вами или он остаётся", "подписывает акт"],
                ["Сервитут", "остаётся", "ничего, он учтён в цене"],
                ["Налоговая пометка", "со временем истекает", "ничего, если тот налог уплачен верно"],
                ["Аренда", "жилец может остаться и купить первым", "30\u00a0дней на ответ"],
              ],
            },
            "Покупатель не платит ничего из этого, если так не сказано в договоре: ищите слова «libre de cargas» (без обременений). После сделки закажите новую выписку за 11\u00a0€ и проверьте, что запись действительно сняли: банк гасит долг в тот же день, а в реестре это видно через несколько недель.",
            "Если вы покупаете из-за границы, попросите нотариуса написать в акте, кто и на какие деньги снимает каждое обременение: звонить потом бывшему собственнику из другой страны бесполезно. С дарением, наследством и охраняемым жильём (VPO) могут быть связаны и запреты: их читают в той же выписке, строка «condición» или «prohibición». Если слово непонятно, спросите до задатка: потом это уже ваша забота и ваш расход.",
          ],
        },
      ],
      example: {
        heading: "Как поделится цена на сделке?",
        blocks: [
          [
            "Допустим, цена {x.price}, а продавец ещё должен банку {x.loan}.",
            "Эта сумма уходит банку продавца, а сам он получает {x.own}.",
            "Налог покупателя {x.tax} сюда не входит, его платят позже.",
          ],
        ],
      },
      inShort:
        "Обременения — долги и права, которые остаются за жильём: ипотека, арест, пожизненное пользование. Реестр показывает почти все, а о взносах, налоге и жильцах надо спрашивать. До платежа письменно решите, кто что снимает.",
      next: "Каждую строку выписки мы объясняем, когда [проверяем документы](/services/legal-support) вместе с вами.",
      description:
        "Какие обременения бывают на жилье в Испании, где видно каждое из них, как у нотариуса погашают ипотеку продавца и о чём договориться до договора задатка.",
      sources: [
        "Ипотечный закон (Ley Hipotecaria), ст. 32 и 38",
        "Гражданский кодекс Каталонии, ст. 553-5",
        "Закон о местных финансах (RDLeg 2/2004), ст. 64",
      ],
    },
  },
};
