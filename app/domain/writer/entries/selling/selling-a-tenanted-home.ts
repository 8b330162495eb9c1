import type { Entry } from "../entry";

export const sellingATenantedHome: Entry = {
  theme: "selling",
  related: ["tenanted-home", "documents-to-sell", "time-to-sell", "steps-of-selling"],
  checked: "2026-11-23",
  reviewBy: "2026-12-15",
  in: {
    en: {
      names: [
        "selling a tenanted home",
        "sell an apartment with a tenant",
        "selling a home with tenants",
        "sell a rented apartment",
        "tenant’s right of first refusal",
        "sell a let property",
        "tenant’s right to buy",
        "viewings with a tenant",
        "tenant refuses viewings",
        "selling with tenants",
        "letter to tenant about sale",
      ],
      title: "Selling a home with a tenant",
      answers: {
        what: [
          "Selling a tenanted home is allowed at any time: the lease goes on, and the buyer becomes the landlord for what is left of its first five years, or seven if you are a company.",
          "The tenant usually has the right to buy first and thirty calendar days to decide from the day you notify price and conditions; without proof of that the land registry won’t record the sale.",
          "Viewings need the tenant’s consent, and a home sold with a tenant finds fewer buyers than an empty one.",
        ],
        cost: "Selling a tenanted home costs the same in fees and taxes as any sale, plus whatever you agree with the tenant. Neither side has to agree to an early departure, and no rule fixes the sum. If you do agree, put it in writing with the date, the sum and the condition of the home.",
        time: "Selling a tenanted home takes at least thirty calendar days longer: that is how long the tenant may decide after the notice (Law 29/1994, art. 25.2). The notice loses its effect after 180 days. Send it once price and conditions are fixed.",
        who: "When a tenanted home is sold, the owner gives notice, the tenant decides whether to buy, and the notary asks to see how it was done. Whoever lives there without being in the lease has no such right. Check the lease before you speak to anyone.",
        must: "Yes, you can sell a home with a tenant in it; you can’t end the lease by selling. You do have to notify the price and the conditions and wait thirty calendar days, unless the lease waives the tenant’s right to buy: then thirty days’ notice of your intention is enough. You need the tenant’s consent for each viewing.",
        model:
          "The letter to the tenant about the sale has to state the price and the main conditions: date of payment, what is sold with the home, charges and costs. Add the address, the lease, thirty calendar days to answer and where to, and that silence leaves you free to sell for 180 days on those terms. Send it by burofax or through a notary, so that you can prove it.",
      },
      sections: [
        {
          heading: "What is the timetable of a sale with a tenant?",
          blocks: [
            {
              caption: "Selling a let home: who has how many days",
              columns: ["Step", "Who", "Time"],
              rows: [
                ["Notify price and conditions", "Owner, with proof", "Once they are fixed"],
                ["Decide whether to buy (tanteo)", "Tenant", "30 calendar days from the notice"],
                ["Sign on those terms", "Owner and buyer", "Within 180 days of the notice"],
                ["Send a copy of the deed", "Buyer", "After signing"],
                [
                  "Step into the sale (retracto), if notice was missing or terms were better",
                  "Tenant",
                  "30 calendar days from receiving that copy",
                ],
              ],
            },
          ],
        },
        {
          heading: "What may the tenant do when you sell?",
          blocks: [
            {
              points: [
                "To stay: the buyer takes over the lease for its first five years, or seven if the landlord was a company (art. 14). Decrees of October 2026 may have lengthened this: check before you name a date.",
                "To buy first, on the terms notified, within thirty calendar days (tanteo, art. 25.2).",
                "To take the buyer’s place afterwards, if no notice was given or the terms were better (retracto, art. 25.3).",
                "None of these last two, where the lease waives them: then you still give notice of your intention thirty days before the contract (art. 25.8).",
                "No right to buy when the owner sells the whole building, or all they own in it (art. 25.7).",
              ],
            },
          ],
        },
        {
          heading: "What do you do first, step by step?",
          blocks: [
            {
              steps: [
                "Read the lease: date, term, extensions, rent, and any clause that waives the right to buy.",
                "Gather the receipts, the deposit (fianza) lodged with INCASÒL and the inventory.",
                "Tell the tenant, before an advert does, and agree the hours of the viewings in writing.",
                "Decide whether you sell with the lease or after its end.",
                "Notify the price and the main conditions in a way that can be proved.",
                "Take the proof to the notary: without it the deed cannot be registered (art. 25.5).",
              ],
            },
          ],
        },
        {
          heading: "How are viewings held?",
          blocks: [
            "The home is the tenant’s, and nobody enters without consent. Offer fixed times, few visitors in a row, and no photographs of personal things. An owner may leave the choice of hours to the tenant and still sell; a quarrel at the door costs more.",
            "What must the advert say? That it is let, until when, and for what rent. The occupation is among the facts that a buyer has to receive in writing before paying anything on account (Law 18/2007, art. 60.3).",
          ],
        },
        {
          heading: "What can go wrong when a let home is sold?",
          blocks: [
            {
              points: [
                "Notifying one price and signing at a lower one: the tenant may then step in.",
                "Promising a home free of tenants without a signed agreement.",
                "Forgetting the deposit: it passes to the buyer together with the lease.",
                "Believing that a bank lends as much on it: ask the buyer what their bank thinks.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What must a tenant who wants to buy bring?",
        blocks: [
          [
            "At a price of {x.price} the tenant pays {x.tax} of transfer tax, like anyone else.",
            "A loan of {loan.share} comes to {x.loan}, which leaves {x.cash} for price and tax.",
            "Thirty days are short for a mortgage, so say early that you are going to sell.",
          ],
        ],
      },
      inShort: [
        "A let home can be sold; the buyer becomes the landlord.",
        "The tenant may buy first, within thirty calendar days of the notice, unless the lease waives it.",
        "Without proof of the notice the deed is not registered.",
      ],
      next: "Tell us what the lease says and we will value both ways of selling: [ask for a valuation](/valuation).",
      description:
        "Selling a tenanted home in Barcelona: what happens to the lease, the tenant’s right to buy first and its thirty days, the order of steps and common errors.",
      sources: [
        "Law 29/1994 on urban leases, arts. 14 and 25",
        "Law 18/2007 on the right to housing (Catalonia), art. 60.3",
      ],
    },
    es: {
      names: [
        "vender un piso alquilado",
        "vender un piso con inquilino",
        "vender una vivienda arrendada",
        "derecho de tanteo del inquilino",
        "tanteo y retracto del inquilino",
        "venta de piso con inquilinos",
        "vender piso con contrato de alquiler",
        "carta al inquilino por venta del piso",
        "puedo vender mi piso si está alquilado",
        "notificación de venta al inquilino",
        "carta notificación venta inquilino",
      ],
      title: "Vender un piso alquilado",
      answers: {
        what: [
          "Vender un piso alquilado es posible en cualquier momento: el contrato sigue, y quien compra pasa a ser el arrendador por lo que quede de los cinco primeros años, o siete si usted es una empresa.",
          "El inquilino suele poder comprar primero y tiene treinta días naturales desde que se le comunican el precio y las condiciones; sin prueba de ese aviso, la venta no se inscribe.",
          "Las visitas necesitan su permiso, y con inquilino hay menos compradores que con el piso vacío.",
        ],
        cost: "Vender un piso alquilado cuesta lo mismo en honorarios e impuestos que cualquier venta, más lo que acuerde con el inquilino. Si pactan que lo deje antes, los dos son libres de aceptar y de fijar la cifra. Póngalo por escrito con fecha, importe y estado del piso.",
        time: "Vender un piso alquilado lleva al menos treinta días naturales más: son los que tiene el inquilino para decidir desde el aviso (Ley 29/1994, art.\u00a025.2). La comunicación caduca a los 180 días. Envíela cuando precio y condiciones estén cerrados.",
        who: "En la venta de un piso con inquilinos, el propietario comunica, el inquilino decide si compra y la notaría pide ver cómo se hizo. Quien vive allí sin figurar en el contrato no tiene ese derecho. Revise el contrato antes de hablar con nadie.",
        must: "Sí: se puede vender un piso con inquilino; lo que no se puede es acabar el contrato por venderlo. Hay que comunicarle el precio y las condiciones y esperar treinta días naturales, salvo que en el contrato renunciara: entonces basta con avisar de la venta treinta días antes. Para cada visita hace falta su permiso.",
        model:
          "La carta al inquilino por la venta tiene que decir el precio y las condiciones esenciales: cuándo se paga, qué se vende con el piso, cargas y gastos. Añada la dirección, el contrato, los treinta días naturales para contestar y adónde, y que si calla queda libre para vender durante 180 días en esos términos. Envíela por burofax o por notario, para poder probarlo.",
      },
      sections: [
        {
          heading: "¿Qué plazos hay en una venta con inquilino?",
          blocks: [
            {
              caption: "Vender un piso alquilado: cuántos días tiene cada uno",
              columns: ["Paso", "Quién", "Plazo"],
              rows: [
                ["Comunicar precio y condiciones", "Propietario, con prueba", "Cuando estén cerrados"],
                ["Decidir si compra (tanteo)", "Inquilino", "30 días naturales desde el aviso"],
                ["Firmar en esos términos", "Propietario y comprador", "Antes de 180 días desde el aviso"],
                ["Enviar copia de la escritura", "Comprador", "Después de firmar"],
                [
                  "Quedarse con la compra (retracto), si faltó el aviso o se mejoraron las condiciones",
                  "Inquilino",
                  "30 días naturales desde que recibe esa copia",
                ],
              ],
            },
          ],
        },
        {
          heading: "¿Qué puede hacer el inquilino cuando usted vende?",
          blocks: [
            {
              points: [
                "Quedarse: el comprador asume el contrato durante los cinco primeros años, o siete si el arrendador era una empresa (art.\u00a014). Los decretos de octubre de 2026 pueden haberlo alargado: compruébelo antes de dar una fecha.",
                "Comprar primero, en las condiciones comunicadas, en treinta días naturales (tanteo, art.\u00a025.2).",
                "Ocupar después el lugar del comprador, si no hubo aviso o las condiciones fueron mejores (retracto, art.\u00a025.3).",
                "Ni comprar primero ni ocupar ese lugar, si en el contrato renunció a ello: entonces basta con avisarle de la venta treinta días antes de firmarla (art.\u00a025.8).",
                "Tampoco puede cuando se vende el edificio entero o todo lo que el propietario tiene en él (art.\u00a025.7).",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se hace primero, paso a paso?",
          blocks: [
            {
              steps: [
                "Lea el contrato: fecha, duración, prórrogas, renta y si hay renuncia al tanteo.",
                "Reúna recibos, la fianza depositada en el INCASÒL y el inventario.",
                "Dígaselo al inquilino antes de publicar el anuncio y acuerde por escrito las horas de visita.",
                "Decida si vende con contrato o cuando termine.",
                "Comunique el precio y las condiciones esenciales de forma que pueda probarlo.",
                "Lleve la prueba a la notaría: sin ella la escritura no se inscribe (art.\u00a025.5).",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se hacen las visitas?",
          blocks: [
            "La casa es del inquilino y nadie entra sin su permiso. Ofrezca horas fijas, pocas visitas seguidas y ninguna foto de cosas personales. Deje que él elija la hora: se vende mejor un piso que su inquilino enseña de buena gana.",
            "¿Qué cuenta el anuncio? Que está alquilado, hasta cuándo y por qué renta. La ocupación es uno de los datos que quien compra recibe por escrito antes de pagar nada a cuenta (Ley 18/2007, art.\u00a060.3).",
          ],
        },
        {
          heading: "¿Qué suele salir mal al vender con inquilino?",
          blocks: [
            {
              points: [
                "Comunicar un precio y firmar por otro más bajo: el inquilino puede entonces quedarse con la compra.",
                "Prometer el piso libre sin un acuerdo firmado.",
                "Olvidar la fianza: pasa al comprador con el contrato.",
                "Suponer que el banco prestará lo mismo: pregunte a quien compra qué dice el suyo.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué debe reunir un inquilino que quiere comprar?",
        blocks: [
          [
            "A un precio de {x.price} paga {x.tax} de impuesto de transmisiones, como cualquiera.",
            "Una hipoteca del {loan.share} son {x.loan}; le quedan por poner {x.cash} entre precio e impuesto.",
            "Treinta días son pocos para una hipoteca, así que avise pronto de que va a vender.",
          ],
        ],
      },
      inShort: [
        "Un piso alquilado se puede vender; el comprador pasa a ser el arrendador.",
        "El inquilino puede comprar primero, en treinta días naturales desde el aviso, salvo renuncia en el contrato.",
        "Sin prueba del aviso, la escritura no se inscribe.",
      ],
      next: "Cuéntenos qué dice el contrato y valoramos las dos maneras de vender: [pida una valoración](/valuation).",
      description:
        "Vender un piso alquilado en Barcelona: qué pasa con el contrato, el derecho de tanteo y sus treinta días, el orden de los pasos y los errores frecuentes.",
      sources: [
        "Ley 29/1994, de arrendamientos urbanos, arts.\u00a014 y 25",
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a060.3",
      ],
    },
    ca: {
      names: [
        "vendre un pis llogat",
        "vendre un pis amb llogater",
        "vendre un habitatge arrendat",
        "dret de tempteig del llogater",
        "tempteig i retracte del llogater",
        "venda de pis amb llogaters",
        "vendre pis amb contracte de lloguer",
        "el llogater té dret a comprar el pis",
        "dret del llogater a comprar",
        "carta al llogater per venda del pis",
        "puc vendre el pis si està llogat",
        "notificació de venda al llogater",
      ],
      title: "Vendre un pis llogat",
      answers: {
        what: [
          "Vendre un pis llogat es pot fer en qualsevol moment: el contracte continua, i qui compra passa a ser l’arrendador pel que quedi dels cinc primers anys, o set si vostè és una empresa.",
          "El llogater sol poder comprar primer i té trenta dies naturals des que se li comuniquen el preu i les condicions; sense prova d’aquest avís, la venda no s’inscriu.",
          "Les visites necessiten el seu permís, i amb llogater hi ha menys compradors que amb el pis buit.",
        ],
        cost: "Vendre un pis llogat costa el mateix en honoraris i impostos que qualsevol venda, més el que acordi amb el llogater. Un pacte per deixar-lo abans és lliure per a tots dos, en la xifra i en si es fa. Posi’l per escrit amb data, import i estat del pis.",
        time: "Vendre un pis llogat vol almenys trenta dies naturals més: són els que té el llogater per decidir des de l’avís (Llei 29/1994, art.\u00a025.2). La comunicació caduca al cap de 180 dies. Enviï-la quan preu i condicions siguin tancats.",
        who: "En la venda d’un pis amb llogaters, el propietari comunica, el llogater decideix si compra i la notaria demana veure com es va fer. Qui hi viu sense constar al contracte no té aquest dret. Revisi el contracte abans de parlar-ne amb ningú.",
        must: "Sí: es pot vendre un pis llogat; el que no es pot és acabar el contracte perquè es ven. Cal comunicar al llogater el preu i les condicions i esperar trenta dies naturals, tret que en el contracte hi renunciés: llavors n’hi ha prou d’avisar de la venda trenta dies abans. Per a cada visita cal el seu permís.",
        model:
          "La carta al llogater per la venda del pis ha de dir el preu i les condicions essencials: quan es paga, què es ven amb el pis, càrregues i despeses. Afegeixi-hi l’adreça, el contracte, els trenta dies naturals per contestar i on, i que si calla queda lliure per vendre durant 180 dies en aquests termes. Enviï-la per burofax o per notari, per poder-ho provar.",
      },
      sections: [
        {
          heading: "Quins terminis hi ha en una venda amb llogater?",
          blocks: [
            {
              caption: "Vendre un pis llogat: quants dies té cadascú",
              columns: ["Pas", "Qui", "Termini"],
              rows: [
                ["Comunicar preu i condicions", "Propietari, amb prova", "Quan estiguin tancats"],
                ["Decidir si compra (tempteig)", "Llogater", "30 dies naturals des de l’avís"],
                ["Signar en aquests termes", "Propietari i comprador", "Abans de 180 dies des de l’avís"],
                ["Enviar còpia de l’escriptura", "Comprador", "Després de signar"],
                [
                  "Quedar-se la compra (retracte), si va faltar l’avís o es van millorar les condicions",
                  "Llogater",
                  "30 dies naturals des que rep aquesta còpia",
                ],
              ],
            },
          ],
        },
        {
          heading: "Què pot fer el llogater quan vostè ven?",
          blocks: [
            {
              points: [
                "Quedar-s’hi: el comprador assumeix el contracte els cinc primers anys, o set si l’arrendador era una empresa (art.\u00a014). Els decrets de l’octubre del 2026 poden haver-ho allargat: comprovi-ho abans de donar una data.",
                "Comprar primer, en les condicions comunicades, en trenta dies naturals (tempteig, art.\u00a025.2).",
                "Ocupar després el lloc del comprador, si no hi va haver avís o les condicions van ser millors (retracte, art.\u00a025.3).",
                "Cap dels dos últims si el contracte hi renuncia: llavors es comunica la intenció de vendre trenta dies abans de contractar (art.\u00a025.8).",
                "Tampoc quan es ven l’edifici sencer o tot el que el propietari hi té (art.\u00a025.7).",
              ],
            },
          ],
        },
        {
          heading: "Què es fa primer?",
          blocks: [
            {
              steps: [
                "Llegeixi el contracte: data, durada, pròrrogues, renda i si hi ha renúncia al tempteig.",
                "Aplegui rebuts, la fiança dipositada a l’INCASÒL i l’inventari.",
                "Digui-ho al llogater abans que un anunci, i acordi per escrit les hores de visita.",
                "Decideixi si ven amb contracte o quan s’acabi.",
                "Comuniqui el preu i les condicions essencials de manera que ho pugui provar.",
                "Porti la prova a la notaria: sense ella l’escriptura no s’inscriu (art.\u00a025.5).",
              ],
            },
          ],
        },
        {
          heading: "Com es fan les visites?",
          blocks: [
            "La casa és del llogater i no hi entra ningú sense permís. Ofereixi hores fixes, poques visites seguides i cap foto de coses personals. Es pot deixar que triï ell l’hora i vendre igual; una discussió a la porta surt més cara.",
            "Què ha de dir l’anunci? Que és llogat, fins quan i per quina renda. L’ocupació és una de les dades que qui compra rep per escrit abans de pagar res a compte (Llei 18/2007, art.\u00a060.3).",
          ],
        },
        {
          heading: "Què sol sortir malament?",
          blocks: [
            {
              points: [
                "Comunicar un preu i signar per un de més baix: el llogater pot llavors quedar-se la compra.",
                "Prometre el pis lliure sense un acord signat.",
                "Oblidar la fiança: passa al comprador amb el contracte.",
                "Suposar que el banc prestarà igual: pregunti a qui compra què en diu el seu.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què ha de reunir un llogater que vol comprar?",
        blocks: [
          [
            "A un preu de {x.price} paga {x.tax} d’impost de transmissions, com tothom.",
            "Una hipoteca del {loan.share} són {x.loan}; li queden per posar {x.cash} entre preu i impost.",
            "Trenta dies són pocs per a una hipoteca, i per això convé avisar aviat que es vendrà.",
          ],
        ],
      },
      inShort: [
        "Un pis llogat es pot vendre; el comprador passa a ser l’arrendador.",
        "El llogater pot comprar primer, en trenta dies naturals des de l’avís, llevat de renúncia al contracte.",
        "Sense prova de l’avís, l’escriptura no s’inscriu.",
      ],
      next: "Expliqui’ns què diu el contracte i valorem les dues maneres de vendre: [demani una valoració](/valuation).",
      description:
        "Vendre un pis llogat a Barcelona: què passa amb el contracte, el dret de tempteig i els seus trenta dies, l’ordre dels passos i els errors més freqüents.",
      sources: [
        "Llei 29/1994, d’arrendaments urbans, arts.\u00a014 i 25",
        "Llei 18/2007, del dret a l’habitatge, art.\u00a060.3",
      ],
    },
    ru: {
      names: [
        "продажа квартиры с арендатором",
        "продать квартиру с жильцами",
        "продать сданную квартиру",
        "продажа сданного жилья",
        "преимущественное право арендатора",
        "право арендатора на выкуп",
        "продажа квартиры с договором аренды",
        "письмо арендатору о продаже квартиры",
        "можно ли продать сданную квартиру",
      ],
      title: "Продажа квартиры с арендатором",
      answers: {
        what: [
          "Продажа квартиры с арендатором возможна в любое время: договор аренды действует дальше, и покупатель становится арендодателем на остаток первых пяти лет, а если сдавала компания\u00a0— семи.",
          "Арендатор обычно вправе купить первым, и на решение у него тридцать календарных дней после того, как ему сообщили цену и условия. Без доказательства этого уведомления продажу не запишут в реестр.",
          "На показы нужно его согласие, а покупателей на занятую квартиру меньше, чем на свободную.",
        ],
        cost: "Продажа квартиры с арендатором стоит столько же, сколько любая: комиссия и налоги, плюс то, о чём вы с ним договоритесь. Досрочный выезд\u00a0— дело добровольное для обоих, и сумма тоже. Запишите дату, деньги и состояние квартиры.",
        time: "Продажа квартиры с арендатором длится дольше как минимум на тридцать календарных дней: столько у него на решение после уведомления (Закон 29/1994, ст.\u00a025.2). Через 180 дней уведомление теряет силу. Отправляйте его, когда цена и условия уже известны.",
        who: "При продаже квартиры с арендатором собственник уведомляет, арендатор решает, покупать ли, а нотариус просит показать, как это было сделано. У того, кто живёт там без договора, такого права нет. Изучите договор прежде, чем с кем-либо говорить.",
        must: "Да, продажа квартиры с арендатором разрешена, но прекратить из-за неё договор нельзя. Нужно сообщить цену и условия и ждать тридцать календарных дней. Если в договоре арендатор отказался от права выкупа, достаточно за тридцать дней предупредить его о продаже. На каждый показ требуется его согласие.",
        model:
          "В письме арендатору о продаже квартиры указывают цену и главные условия: когда платят, что продаётся вместе с квартирой, какие есть обременения и расходы. Добавьте адрес, договор, тридцать календарных дней на ответ и куда его направить. Напишите и то, что при молчании вы вправе 180 дней продавать на этих условиях. Отправьте письмо так, чтобы это можно было доказать: через burofax или нотариуса.",
      },
      sections: [
        {
          heading: "Какие сроки при продаже с арендатором?",
          blocks: [
            {
              caption: "Продажа сданной квартиры: сколько дней у кого",
              columns: ["Шаг", "Кто", "Срок"],
              rows: [
                ["Сообщить цену и условия", "Собственник, с доказательством", "Когда они окончательны"],
                ["Решить, покупать ли (tanteo)", "Арендатор", "30 календарных дней после уведомления"],
                ["Подписать на этих условиях", "Собственник и покупатель", "Не позже 180 дней после уведомления"],
                ["Отправить копию акта", "Покупатель", "После подписания"],
                [
                  "Занять место покупателя (retracto), если уведомления не было или условия улучшили",
                  "Арендатор",
                  "30 календарных дней после получения этой копии",
                ],
              ],
            },
          ],
        },
        {
          heading: "Что может арендатор, когда вы продаёте?",
          blocks: [
            {
              points: [
                "Остаться: покупатель принимает договор на первые пять лет или на семь, если сдавала компания (ст.\u00a014). Декреты октября 2026\u00a0года могли удлинить этот срок: проверьте, прежде чем называть дату.",
                "Купить первым, на сообщённых условиях, в течение тридцати календарных дней (tanteo, ст.\u00a025.2).",
                "Занять место покупателя после сделки, если уведомления не было или условия оказались выгоднее (retracto, ст.\u00a025.3).",
                "Ни того ни другого, если в договоре есть отказ: тогда о намерении продать сообщают за тридцать дней до договора (ст.\u00a025.8).",
                "Нет права выкупа и тогда, когда продают всё здание или всё, что собственнику в нём принадлежит (ст.\u00a025.7).",
              ],
            },
          ],
        },
        {
          heading: "Что сделать сначала, шаг за шагом?",
          blocks: [
            {
              steps: [
                "Прочтите договор: дата, срок, продления, плата и есть ли отказ от права выкупа.",
                "Соберите квитанции, депозит (fianza), внесённый в INCASÒL, и опись.",
                "Скажите арендатору раньше, чем это сделает объявление, и письменно согласуйте часы показов.",
                "Решите, продавать с договором или после его окончания.",
                "Сообщите цену и главные условия так, чтобы это можно было доказать.",
                "Принесите доказательство нотариусу: без него сделку не впишут в реестр (ст.\u00a025.5).",
              ],
            },
          ],
        },
        {
          heading: "Как проводить показы?",
          blocks: [
            "Квартира\u00a0— дом арендатора, и без его согласия туда никто не входит. Предложите постоянные часы, показы подряд и никаких снимков личных вещей. Пусть время выбирает он: спор у двери обойдётся дороже.",
            "Что написать в объявлении? Что квартира сдана, до какого дня и за сколько. Занято ли жильё\u00a0— одно из сведений, которые покупатель получает письменно до любого платежа (Закон 18/2007, ст.\u00a060.3).",
          ],
        },
        {
          heading: "Что обычно идёт не так при продаже с арендатором?",
          blocks: [
            {
              points: [
                "Сообщили одну цену, а подписали по более низкой: арендатор вправе перехватить покупку.",
                "Пообещали свободную квартиру без подписанного соглашения о выезде.",
                "Забыли о депозите: он переходит к покупателю вместе с договором.",
                "Решили, что банк даст столько же: спросите покупателя, что думает его банк.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Сколько нужно арендатору, чтобы купить самому?",
        blocks: [
          [
            "При цене {x.price} он, как и все, платит {x.tax} налога на передачу имущества (ITP).",
            "Ипотека в {loan.share}\u00a0— это {x.loan}, на остаток цены и налог нужно {x.cash}.",
            "Тридцати дней для ипотеки мало, поэтому о продаже лучше сказать заранее.",
          ],
        ],
      },
      inShort: [
        "Сданную квартиру можно продать, и новый собственник становится арендодателем.",
        "Арендатор вправе купить первым в течение тридцати календарных дней после уведомления, если не отказался от этого в договоре.",
        "Без доказательства уведомления сделку не впишут в реестр.",
      ],
      next: "Расскажите, что записано в договоре, и мы оценим оба способа продажи: [закажите оценку](/valuation).",
      description:
        "Продажа квартиры с арендатором в Барселоне: что будет с договором, право арендатора купить первым и его тридцать дней, порядок действий и частые ошибки.",
      sources: [
        "Закон 29/1994 о городской аренде, ст.\u00a014 и 25",
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a060.3",
      ],
    },
  },
};
