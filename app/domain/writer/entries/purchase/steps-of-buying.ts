import type { Entry } from "../entry";

export const stepsOfBuying: Entry = {
  theme: "guide",
  related: [
    "time-to-buy",
    "costs-of-buying",
    "papers-before-buying",
    "deposit-contract",
    "notary-day",
    "buyers-lawyer",
  ],
  isGeneral: true,
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "steps of buying a home",
        "steps to buy a home in barcelona",
        "how to buy a home in spain",
        "buying process spain",
        "how to buy an apartment in barcelona",
        "buying a home step by step",
        "home buying guide barcelona",
      ],
      title: "The steps of buying a home",
      answers: {
        what: "The steps of buying a home in Barcelona are always the same: budget, viewing, documents, offer, deposit contract, signing at the notary’s, registration. Money is at risk from the deposit contract on, so everything worth checking comes before it. The rest is a matter of dates.",
        cost: [
          "Over the steps of buying a home, plan about {loan.costs} of the price for taxes and costs.",
          "Most of it falls due on the day of signing; the valuation, translations and your lawyer come earlier.",
        ],
        time: "The steps of buying a home take weeks rather than days: between deposit contract and signing alone, four to six weeks are usual. With a mortgage add the bank’s time and, in Catalonia, 14\u00a0calendar days with its binding offer.",
        who: "In the steps of buying a home you meet five people: the agent, who acts for the owner, your lawyer if you choose one, the bank, the notary and the registrar. Notary and registrar are impartial officials.",
        how: "To take the steps of buying a home in the right order, settle money and NIE first and see homes afterwards. Ask for the documents before the offer, and sign nothing with money in it until you have understood them.",
      },
      sections: [
        {
          heading: "What do you do before you view anything?",
          blocks: [
            {
              steps: [
                "Work out your highest price from your savings, with the taxes taken off.",
                "If you need a loan, get a first answer from two or three banks.",
                "As a foreigner, apply for the NIE (foreigner’s identity number). Without it there is no deed.",
                "Choose streets, not only districts, and walk there at two times of day.",
              ],
            },
          ],
        },
        {
          heading: "What do you check before you offer?",
          blocks: [
            "Anyone who takes money from you on account of a home must first give you certain facts in writing: who acts, the usable area, the registry data and the total price with your taxes and costs (Law 18/2007, art.\u00a060). Ask for them at the first viewing.",
            {
              points: [
                "Land registry extract (nota simple): owner and charges.",
                "Habitability certificate (cédula de habitabilidad) and energy certificate.",
                "Community of owners (comunidad): fees, debts, agreed building work, minutes.",
                "Who lives there, and until when they stay.",
              ],
            },
          ],
        },
        {
          heading: "What happens from the offer to the keys?",
          blocks: [
            {
              steps: [
                "Make the offer in writing: price, conditions, date, and how long it is valid.",
                "Sign the deposit contract (arras), with the mortgage in it if you need one.",
                "Arrange the loan, the insurance and the money for the day.",
                "Read the draft of the deed a few days before.",
                "Sign at the notary’s, pay, and receive the keys.",
                "Have the tax paid and the deed registered; then change the supplies to your name.",
              ],
            },
          ],
        },
        {
          heading: "Where do purchases go wrong?",
          blocks: [
            {
              points: [
                "A deposit is paid before the registry extract was read.",
                "The date doesn’t leave the bank enough time.",
                "Something was promised aloud and is in no contract: a wardrobe, a repair, an empty home.",
              ],
            },
            "The cure is the same each time: ask early, and have it in writing. A seller who means it will not mind, and an agent who knows the home has the answers at hand. If something can’t be proved yet, let the contract say by which day it must be, and what follows if it isn’t.",
          ],
        },
      ],
      example: {
        heading: "What does the way look like with figures?",
        blocks: [
          [
            "{?x.home}You like [{a.title}](/property/{a.id}) at {a.price}.",
            "{!x.home}You like a home at {x.price}.",
            "The transfer tax will be {x.tax}, so price and tax together are {x.sum}.",
            "With a resident’s loan of {x.loan} you need {x.cash}, notary and registry not included.",
          ],
        ],
      },
      inShort:
        "A purchase goes from budget to documents, offer, deposit contract and deed. The deposit contract is the point from which money is at risk. With the deed the home is yours; registration protects you.",
      next: "[Tell us what you are looking for](/search), and we’ll take the first step with you.",
      description:
        "The steps of buying a home in Barcelona, in order: budget, documents, offer, deposit contract, notary and registry, with what to check before money is at risk.",
      sources: [
        "Law 18/2007, art.\u00a060",
        "Consumer Code of Catalonia (Law 22/2010), art.\u00a0262-4.1",
        "Civil Code of Catalonia, arts.\u00a0531-4 and 621-49",
      ],
    },
    es: {
      names: [
        "pasos para comprar un piso",
        "pasos para comprar una vivienda",
        "guía para comprar un piso",
        "proceso de compra de una vivienda",
        "comprar un piso paso a paso",
        "comprar casa paso a paso",
      ],
      title: "Los pasos para comprar un piso",
      answers: {
        what: "Los pasos para comprar un piso en Barcelona son siempre los mismos: presupuesto, visita, documentación, oferta, arras, notaría y registro. El dinero corre riesgo desde las arras, y por eso todo lo que hay que comprobar va antes.",
        cost: [
          "Antes de dar los primeros pasos para comprar un piso, reserve cerca del {loan.costs} del precio para impuestos y gastos.",
          "Casi todo se paga el día de la firma; antes llegan la tasación, las traducciones y el abogado.",
        ],
        time: "Los pasos para comprar un piso llevan semanas: solo entre arras y firma son habituales de cuatro a seis. Con hipoteca, sume el tiempo del banco y, en Cataluña, los 14\u00a0días naturales de la oferta vinculante.",
        who: "Mientras da los pasos para comprar un piso tratará con cinco personas: la agencia, que actúa por el propietario, su abogado si lo desea, el banco, el notario y el registrador. Los dos últimos son imparciales.",
        how: "Para comprar un piso paso a paso y sin sustos, resuelva primero el dinero y el NIE y visite después. Pida la documentación antes de ofertar y no pague nada hasta haberla entendido.",
      },
      sections: [
        {
          heading: "¿Qué se hace antes de la primera visita?",
          blocks: [
            {
              steps: [
                "Calcule su precio máximo a partir de los ahorros, descontados los impuestos.",
                "Si necesita préstamo, consiga una primera respuesta de dos o tres bancos.",
                "Si es extranjero, solicite el NIE: sin él no hay escritura.",
                "Elija calles, y no solo barrios, y paséelas a dos horas distintas.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se comprueba antes de ofertar?",
          blocks: [
            "Quien reciba dinero suyo a cuenta debe darle antes por escrito ciertos datos: quién interviene, la superficie útil, los datos registrales y el precio total con sus impuestos y gastos (Ley 18/2007, art.\u00a060). Pídalos ya en la primera visita.",
            {
              points: [
                "Nota simple: titularidad y cargas.",
                "Cédula de habitabilidad y certificado energético.",
                "Comunidad: gastos, deudas, obras aprobadas y actas.",
                "Quién vive en el piso y hasta cuándo.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué pasa de la oferta a las llaves?",
          blocks: [
            {
              steps: [
                "Oferte por escrito: precio, condiciones, fecha y hasta cuándo vale la oferta.",
                "Firme las arras, con la hipoteca dentro si la necesita.",
                "Prepare el préstamo, el seguro y el dinero de ese día.",
                "Lea unos días antes el borrador de la escritura.",
                "Firme en la notaría, pague y reciba las llaves.",
                "Se paga el impuesto y se inscribe la escritura; después, ponga los suministros a su nombre.",
              ],
            },
          ],
        },
        {
          heading: "¿Dónde se tuercen las compras?",
          blocks: [
            {
              points: [
                "Se entregan unas arras antes de ver la nota simple.",
                "La fecha no deja tiempo al banco.",
                "Se promete algo de palabra que no está en ningún contrato: un armario, un arreglo, el piso vacío.",
              ],
            },
            "El remedio es siempre el mismo: preguntar pronto y tenerlo por escrito. A quien vende de buena fe no le molesta, y una agencia que conoce la vivienda tiene las respuestas a mano. Si algo aún no puede probarse, que el contrato diga hasta qué día hay de plazo y qué pasa si no llega. Guarde también los mensajes en que se acordó cada cosa: dentro de dos meses nadie recordará las mismas palabras, y un correo de tres líneas evita la discusión.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo queda el camino con cifras?",
        blocks: [
          [
            "{?x.home}Le gusta [{a.title}](/property/{a.id}), a {a.price}.",
            "{!x.home}Le gusta una vivienda de {x.price}.",
            "El impuesto de transmisiones será de {x.tax}: precio e impuesto suman {x.sum}.",
            "Con un préstamo de residente de {x.loan} necesita {x.cash}, sin notaría ni registro.",
          ],
        ],
      },
      inShort:
        "Una compra va del presupuesto a la documentación, la oferta, las arras y la escritura. Desde las arras hay dinero en juego. Con la escritura la vivienda ya es suya; la inscripción le protege.",
      next: "[Cuéntenos qué busca](/search) y damos con usted el primer paso.",
      description:
        "Los pasos para comprar un piso en Barcelona, en orden: presupuesto, documentación, oferta, arras, notaría y registro, con lo que hay que comprobar antes.",
      sources: [
        "Ley 18/2007, art.\u00a060",
        "Código de Consumo de Cataluña (Ley 22/2010), art.\u00a0262-4.1",
        "Código civil de Cataluña, arts.\u00a0531-4 y 621-49",
      ],
    },
    ca: {
      names: [
        "passos per comprar un pis",
        "passos per comprar un habitatge",
        "com comprar un pis a barcelona",
        "guia per comprar un pis",
        "procés de compra d’un habitatge",
        "comprar un pis pas a pas",
      ],
      title: "Els passos per comprar un pis",
      answers: {
        what: "Els passos per comprar un pis a Barcelona són sempre els mateixos: pressupost, visita, documentació, oferta, arres, notaria i registre. Els diners corren risc a partir de les arres, i per això tot el que s’ha de comprovar va abans. La resta són dates.",
        cost: [
          "Per comprar un pis, reservi per a impostos i despeses prop del {loan.costs} del preu.",
          "Gairebé tot es paga el dia de la signatura; abans arriben la taxació, les traduccions i l’advocat.",
        ],
        time: "Comprar un pis porta setmanes: només entre les arres i la signatura en solen passar de quatre a sis. Amb hipoteca, sumi-hi el temps del banc i, a Catalunya, els 14\u00a0dies naturals de l’oferta vinculant.",
        who: "Per comprar un pis tractarà amb cinc parts: l’agència, que actua pel propietari, el seu advocat si ho vol, el banc, el notari i el registrador. Els dos últims són imparcials.",
        how: "Per comprar un pis pas a pas i en bon ordre, resolgui abans els diners i el NIE i visiti després. Demani la documentació abans d’oferir i no signi res amb diners fins que l’hagi entesa.",
      },
      sections: [
        {
          heading: "Què es fa abans de la primera visita?",
          blocks: [
            {
              steps: [
                "Calculi el preu màxim a partir dels estalvis, descomptats els impostos.",
                "Si necessita préstec, aconsegueixi una primera resposta de dos o tres bancs.",
                "Si és estranger, demani el NIE: sense número no hi ha escriptura.",
                "Triï carrers, i no només barris, i camini-hi a dues hores diferents.",
              ],
            },
          ],
        },
        {
          heading: "Què es comprova abans d’oferir?",
          blocks: [
            "Qui rebi diners seus a compte li ha de donar abans per escrit certes dades: qui intervé, la superfície útil, les dades registrals i el preu total amb els seus impostos i despeses (Llei 18/2007, art.\u00a060). Demani-les ja a la primera visita.",
            {
              points: [
                "Nota simple: titularitat i càrregues.",
                "Cèdula d’habitabilitat i certificat energètic.",
                "Comunitat: despeses, deutes, obres aprovades i actes.",
                "Qui viu al pis i fins quan.",
              ],
            },
          ],
        },
        {
          heading: "Què passa de l’oferta a les claus?",
          blocks: [
            {
              steps: [
                "Faci l’oferta per escrit: preu, condicions, data i fins quan és vàlida.",
                "Signi les arres, amb la hipoteca a dins si li cal.",
                "Prepari el préstec, l’assegurança i els diners d’aquell dia.",
                "Llegeixi uns dies abans l’esborrany de l’escriptura.",
                "Signi a la notaria, pagui i rebi les claus.",
                "Es paga l’impost i s’inscriu l’escriptura; després, posi els subministraments a nom seu.",
              ],
            },
          ],
        },
        {
          heading: "On es torcen les compres?",
          blocks: [
            {
              points: [
                "Es lliuren unes arres abans de veure la nota simple.",
                "La data no deixa temps al banc.",
                "Es promet de paraula una cosa que no és a cap contracte: un armari, un arranjament, el pis buit.",
              ],
            },
            "El remei és sempre el mateix: preguntar d’hora i tenir-ho per escrit. A qui ven de bona fe no li molesta, i una agència que coneix l’habitatge té les respostes a mà. Si una cosa encara no es pot provar, que el contracte digui fins quin dia hi ha de termini i què passa si no arriba. Guardi també els missatges en què es va acordar cada cosa: d’aquí a dos mesos ningú no recordarà les mateixes paraules, i un correu de tres línies estalvia la discussió.",
          ],
        },
      ],
      example: {
        heading: "Com queda el camí amb xifres?",
        blocks: [
          [
            "{?x.home}Li agrada [{a.title}](/property/{a.id}), a {a.price}.",
            "{!x.home}Li agrada un habitatge de {x.price}.",
            "L’impost de transmissions serà de {x.tax}: preu i impost sumen {x.sum}.",
            "Amb un préstec de resident de {x.loan} necessita {x.cash}, sense notaria ni registre.",
          ],
        ],
      },
      inShort:
        "Una compra va del pressupost a la documentació, l’oferta, les arres i l’escriptura. A partir de les arres hi ha diners en joc. Amb l’escriptura l’habitatge ja és seu; la inscripció el protegeix.",
      next: "[Expliqui’ns què busca](/search) i fem amb vostè el primer pas.",
      description:
        "Els passos per comprar un pis a Barcelona, en ordre: pressupost, documentació, oferta, arres, notaria i registre, amb tot el que s’ha de comprovar abans.",
      sources: [
        "Llei 18/2007, art.\u00a060",
        "Codi de consum de Catalunya (Llei 22/2010), art.\u00a0262-4.1",
        "Codi civil de Catalunya, arts.\u00a0531-4 i 621-49",
      ],
    },
    ru: {
      names: [
        "как купить квартиру в Барселоне",
        "этапы покупки квартиры в Испании",
        "как купить жильё в Испании",
        "пошаговая покупка квартиры в Испании",
        "порядок покупки недвижимости в Испании",
        "покупка квартиры в Барселоне пошагово",
      ],
      title: "Как купить квартиру: по шагам",
      answers: {
        what: "Купить квартиру в Барселоне\u00a0— значит пройти семь этапов: бюджет, просмотр, документы, предложение, договор задатка, нотариус, реестр. Вы рискуете деньгами начиная с договора задатка, поэтому всё важное проверяют на первых этапах покупки. Остальное решают сроки.",
        cost: [
          "Чтобы купить квартиру в Барселоне, заложите сверх цены ещё около {loan.costs} на налоги и расходы.",
          "Почти всё платят в день сделки, а оценку, переводы и юриста раньше.",
        ],
        time: "Купить квартиру в Барселоне за несколько дней не получится, нужны недели: только между договором задатка и сделкой обычно от четырёх до шести. С ипотекой добавьте время банка и 14\u00a0календарных дней с обязательным предложением.",
        who: "Чтобы купить квартиру в Барселоне, вы встретитесь с пятью участниками: это агентство, которое действует от имени собственника, ваш юрист, банк, нотариус и регистратор. Двое последних беспристрастны.",
        how: "Купить квартиру в Барселоне проще в таком порядке: сначала деньги и NIE, потом просмотры. Документы попросите до предложения о покупке. Пока вы их не поняли, ничего не подписывайте и не платите.",
      },
      sections: [
        {
          heading: "Что сделать до первого просмотра?",
          blocks: [
            {
              steps: [
                "Посчитайте предельную цену: накопления и кредит за вычетом налогов и расходов.",
                "Если нужен кредит, получите предварительный ответ двух-трёх банков.",
                "Иностранцу нужен NIE (номер иностранца): без него акт не подписать.",
                "Выбирайте не только районы, но и улицы, и пройдите по ним в разное время дня.",
              ],
            },
          ],
        },
        {
          heading: "Что проверить до предложения о покупке?",
          blocks: [
            "Тот, кто берёт у вас деньги в счёт покупки, обязан сначала письменно сообщить основное: кто действует, полезную площадь, данные реестра и полную цену с вашими налогами и расходами (Закон 18/2007, ст.\u00a060). Попросите это уже на первом просмотре.",
            {
              points: [
                "Выписка из реестра (nota simple): собственник и обременения.",
                "Свидетельство о пригодности для проживания (cédula de habitabilidad) и сертификат энергоэффективности.",
                "Сообщество собственников (comunidad): взносы, долги, утверждённые работы, протоколы.",
                "Кто живёт в квартире и до какого времени.",
              ],
            },
          ],
        },
        {
          heading: "Что происходит от предложения до ключей?",
          blocks: [
            {
              steps: [
                "Сделайте предложение письменно: цена, условия, дата и срок ответа.",
                "Подпишите договор задатка (arras), при необходимости с условием об ипотеке.",
                "Подготовьте кредит, страховку и деньги к этому дню.",
                "За несколько дней изучите проект акта.",
                "Подпишите акт у нотариуса, заплатите и получите ключи.",
                "Затем платят налог и регистрируют акт, а вы переводите на себя воду, свет и газ.",
              ],
            },
          ],
        },
        {
          heading: "Где покупки срываются?",
          blocks: [
            {
              points: [
                "Задаток передали, не увидев выписку из реестра.",
                "Дата не оставляет времени банку.",
                "Что-то обещали на словах, но в договоре этого нет: шкаф, ремонт, свободная квартира.",
              ],
            },
            "Помогает одно: спросить заранее и получить ответ письменно. Добросовестного продавца это не обидит, а у агентства, которое знает объект, ответы под рукой. Если что-то пока нельзя подтвердить, пусть в договоре будет день, до которого это сделают, и последствия, если не успеют. Сохраните переписку, в которой вы договаривались: у нотариуса её можно просто показать. Мебель и технику, которые остаются в квартире, перечислите списком с фотографиями.",
          ],
        },
      ],
      example: {
        heading: "Как этот путь выглядит в цифрах?",
        blocks: [
          [
            "{?x.home}Вам понравился объект [{a.title}](/property/{a.id}) за {a.price}.",
            "{!x.home}Вам понравилось жильё за {x.price}.",
            "Налог на передачу имущества составит {x.tax}, цена вместе с налогом {x.sum}.",
            "С кредитом резидента {x.loan} нужно {x.cash}, не считая нотариуса и реестра.",
          ],
        ],
      },
      inShort:
        "Покупка идёт от бюджета к документам, предложению, договору задатка и акту. Деньгами рискуют с договора задатка, до него всё можно проверить. Акт делает вас собственником, а запись в реестре защищает.",
      next: "[Расскажите, что вы ищете](/search), и первый шаг сделаем вместе.",
      description:
        "Как купить квартиру в Барселоне по шагам: бюджет, документы, предложение, договор задатка, нотариус и реестр, и что проверить, пока деньги не под риском.",
      sources: [
        "Закон 18/2007, ст.\u00a060",
        "Кодекс потребителей Каталонии (Закон 22/2010), ст.\u00a0262-4.1",
        "Гражданский кодекс Каталонии, ст.\u00a0531-4 и 621-49",
      ],
    },
  },
};
