import type { Entry } from "../entry";

export const offPlan: Entry = {
  theme: "new-build",
  related: ["advance-payment-guarantee", "works-licence", "vat-on-new-homes", "snagging", "new-or-resale"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "buying off-plan",
        "off-plan home",
        "off-plan property",
        "buying a home under construction",
        "buy an apartment before it is built",
        "off-plan purchase in spain",
        "off-plan stage payments",
        "off-plan payment schedule",
        "off plan",
      ],
      title: "Buying off-plan",
      answers: {
        what: "Buying off-plan means signing for a home that does not exist yet and paying part of it while it is built. The risks are a late handover, a developer who runs out of money and a home that differs from the drawings. Four documents protect you: the works licence, the developer’s title to the land, a guarantee for every payment, and a contract with dates.",
        cost: "Buying off-plan costs the price plus {new.vat} VAT (IVA) and {new.stamp} stamp duty (AJD), with notary and registry. VAT is due with each payment on account, the stamp duty at the deed. The money is therefore spread over the building time, and the largest part comes at the end.",
        time: "Buying off-plan takes as long as the building work, usually 18 to 24 months by the figures of our new construction page, and then the deed. The date in the contract is the one that counts. Ask for a calendar day or a number of months from the licence, never “about”.",
        who: "In an off-plan purchase the developer sells, the architect directs the work, and an insurer or bank guarantees what you pay. An agent who advertises it must say who sells. Your own lawyer should read the contract before the first payment.",
      },
      sections: [
        {
          heading: "What must exist before you pay anything?",
          blocks: [
            "Before a developer takes money on account, the law requires licence, title to the land, guarantees and insurance (Law 18/2007, art. 63). The advert has to say whether the home is finished, under construction or only planned, with number and expiry of the works licence (art. 59).",
            {
              points: [
                "A registry extract of the plot: who owns it and which mortgage it carries.",
                "The works licence: number, date, expiry and for how many homes.",
                "The policy or bank guarantee with your name, the home and the amount.",
                "The number of the special account into which you pay.",
              ],
            },
          ],
        },
        {
          heading: "How is an off-plan purchase paid?",
          blocks: [
            {
              steps: [
                "Reservation, with the written information of art. 60 in your hands.",
                "Purchase contract, where the first larger payment is made, plus VAT.",
                "Instalments, best tied to stages of the work that an architect certifies.",
                "The rest on the day of the deed, usually with a mortgage.",
              ],
            },
            "For the mortgage the bank values the finished home. The binding offer has to reach you at least {loan.days} calendar days before the signing (Law 22/2010, art. 262-4.1), so ask the bank three months before the handover.",
          ],
        },
        {
          heading: "What should the contract fix?",
          blocks: [
            {
              points: [
                "Usable and built area, terrace, parking space and storage room, each apart.",
                "The specification of materials with makes, or “equal or better” with your consent.",
                "The handover date, the consequence of a delay, and from when you may withdraw.",
                "Whether the contract can be assigned, and who pays if it is.",
                "Which energy rating the project has; adverts show the project’s label (Royal Decree 390/2021, art. 17.1).",
              ],
            },
          ],
        },
        {
          heading: "What do buyers of unbuilt homes get wrong?",
          blocks: [
            "They pay into an ordinary account, compare the price without VAT, or count the terrace as a room. Some give up their home before the handover date is sure. A show home proves the finishes and nothing about your view: stand on the plot and find your floor by counting.",
          ],
        },
      ],
      example: {
        heading: "What does it come to with tax?",
        blocks: [
          [
            "At {y.price} the VAT is {y.vat} and the stamp duty {y.stamp}.",
            "Together that makes {y.newTax}, and {y.newSum} with the price.",
            "A resale home at the same price would pay {y.tax} of transfer tax.",
          ],
        ],
      },
      inShort: [
        "Off-plan means paying for a home while it is built.",
        "Licence, title, guarantee and dates have to be there before the first payment.",
        "VAT comes with each instalment, stamp duty with the deed.",
      ],
      next: "Compare what is being built now: [see our new developments](/developments).",
      description:
        "Buying off-plan in Barcelona: what must exist before you pay, how the payments and the VAT are spread, what the contract should fix and where buyers go wrong.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 59, 60 and 63",
        "Law 38/1999 on building, additional provision 1",
        "Law 22/2010, Consumer Code of Catalonia, art. 262-4.1",
        "Royal Decree 390/2021, art. 17.1",
      ],
    },
    es: {
      names: [
        "comprar sobre plano",
        "vivienda sobre plano",
        "piso sobre plano",
        "compra sobre plano",
        "comprar un piso en construcción",
        "comprar piso sobre plano riesgos",
        "comprar vivienda en construcción",
      ],
      title: "Comprar sobre plano",
      answers: {
        what: "Comprar sobre plano es firmar por una vivienda que aún no existe y pagar una parte mientras se construye. Le protegen cuatro documentos: la licencia de obras, la titularidad del suelo, una garantía por cada pago y un contrato con fechas. A cambio elige planta y acabados, pero decide sobre dibujos.",
        cost: "Comprar sobre plano cuesta el precio más un {new.vat} de IVA y un {new.stamp} de actos jurídicos documentados (AJD), con notaría y registro. El IVA se paga con cada entrega a cuenta; el AJD, con la escritura. El dinero se reparte así durante la obra y la parte mayor llega al final.",
        time: "Comprar sobre plano lleva lo que dure la obra, normalmente de 18 a 24 meses según nuestra página de obra nueva, y después la escritura. Cuenta la fecha del contrato. Pida un día o un número de meses desde la licencia, nunca un «aproximadamente».",
        who: "En la compra sobre plano vende la promotora, dirige la obra el arquitecto y una aseguradora o un banco garantiza lo que usted paga. Quien la anuncie debe decir quién vende. Conviene que su abogado revise el contrato antes del primer pago.",
      },
      sections: [
        {
          heading: "¿Qué debe existir antes de pagar nada?",
          blocks: [
            "Para cobrar a cuenta, la ley exige a la promotora licencia, titularidad del suelo, garantías y seguros (Ley 18/2007, art.\u00a063). Y el anuncio debe decir si la vivienda está terminada, en construcción o solo en proyecto, con el número y la caducidad de la licencia (art.\u00a059).",
            {
              points: [
                "La nota simple del solar: de quién es y qué hipoteca tiene.",
                "La licencia de obras: número, fecha, caducidad y para cuántas viviendas.",
                "La póliza o el aval con su nombre, la vivienda y el importe.",
                "El número de la cuenta especial en la que se paga.",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se paga una vivienda sobre plano?",
          blocks: [
            {
              steps: [
                "Reserva, con la información escrita del art.\u00a060 en la mano.",
                "Contrato de compraventa, con el primer pago importante, más IVA.",
                "Plazos, mejor ligados a fases de obra que certifique el arquitecto.",
                "El resto el día de la escritura, casi siempre con hipoteca.",
              ],
            },
            "El banco tasa la vivienda terminada. La oferta vinculante ha de llegarle al menos {loan.days} días naturales antes de firmar (Ley 22/2010, art.\u00a0262-4.1): hable con el banco tres meses antes de la entrega.",
          ],
        },
        {
          heading: "¿Qué debe dejar fijado el contrato?",
          blocks: [
            {
              points: [
                "Superficie útil y construida, terraza, aparcamiento y trastero, cada cosa aparte.",
                "La memoria de calidades con marcas, o «igual o superior» con su conformidad.",
                "La fecha de entrega, las consecuencias del retraso y desde cuándo puede resolver.",
                "Si el contrato se puede ceder y quién paga en ese caso.",
                "La calificación energética del proyecto, que es la que muestran los anuncios (RD 390/2021, art.\u00a017.1).",
              ],
            },
          ],
        },
        {
          heading: "¿En qué se equivoca quien compra?",
          blocks: [
            "En pagar en una cuenta corriente, en comparar precios sin IVA o en contar la terraza como una habitación. También en dejar su casa antes de que la entrega sea segura. El piso piloto enseña acabados y nada de sus vistas: vaya al solar y busque su planta contando.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto suma con impuestos?",
        blocks: [
          [
            "A {y.price}, el IVA es de {y.vat} y el AJD de {y.stamp}.",
            "Juntos son {y.newTax}, y con el precio, {y.newSum}.",
            "Una vivienda de segunda mano del mismo precio pagaría {y.tax} de impuesto de transmisiones.",
          ],
        ],
      },
      inShort: [
        "Sobre plano se paga una vivienda mientras se construye.",
        "Licencia, suelo, garantía y fechas deben existir antes del primer pago.",
        "El IVA va con cada plazo y el AJD con la escritura.",
      ],
      next: "Compare lo que se construye ahora: [vea nuestras promociones de obra nueva](/developments).",
      description:
        "Comprar sobre plano en Barcelona: qué debe existir antes de pagar, cómo se reparten los pagos y el IVA, qué fija el contrato y dónde falla quien compra.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a059, 60 y 63",
        "Ley 38/1999, de ordenación de la edificación, disposición adicional 1.ª",
        "Ley 22/2010, Código de consumo de Cataluña, art.\u00a0262-4.1",
        "Real Decreto 390/2021, art.\u00a017.1",
      ],
    },
    ca: {
      names: [
        "comprar sobre plànol",
        "habitatge sobre plànol",
        "pis sobre plànol",
        "compra sobre plànol",
        "comprar un pis en construcció",
        "comprar pis sobre plànol riscos",
        "comprar habitatge en construcció",
      ],
      title: "Comprar sobre plànol",
      answers: {
        what: "Comprar sobre plànol és signar per un habitatge que encara no existeix i pagar-ne una part mentre es construeix. El protegeixen quatre documents: la llicència d’obres, la titularitat del sòl, una garantia per cada pagament i un contracte amb dates. A canvi tria planta i acabats, però decideix sobre dibuixos.",
        cost: "Comprar sobre plànol costa el preu més un {new.vat} d’IVA i un {new.stamp} d’actes jurídics documentats (AJD), amb notaria i registre. L’IVA es paga amb cada lliurament a compte; l’AJD, amb l’escriptura. Els diners es reparteixen així durant l’obra i la part més gran ve al final.",
        time: "Comprar sobre plànol vol el que duri l’obra, normalment de 18 a 24 mesos segons la nostra pàgina d’obra nova, i després l’escriptura. Compta la data del contracte. Demani un dia o un nombre de mesos des de la llicència, mai un «aproximadament».",
        who: "En la compra sobre plànol ven la promotora, dirigeix l’obra l’arquitecte i una asseguradora o un banc garanteix el que vostè paga. Qui l’anunciï ha de dir qui ven. Convé que el seu advocat revisi el contracte abans del primer pagament.",
      },
      sections: [
        {
          heading: "Què ha d’existir abans de pagar res?",
          blocks: [
            "Per cobrar a compte, la llei exigeix a la promotora llicència, titularitat del sòl, garanties i assegurances (Llei 18/2007, art.\u00a063). I l’anunci ha de dir si l’habitatge és acabat, en construcció o només en projecte, amb el número i la caducitat de la llicència (art.\u00a059).",
            {
              points: [
                "La nota simple del solar: de qui és i quina hipoteca té.",
                "La llicència d’obres: número, data, caducitat i per a quants habitatges.",
                "La pòlissa o l’aval amb el seu nom, l’habitatge i l’import.",
                "El número del compte especial on es paga.",
              ],
            },
          ],
        },
        {
          heading: "Com es paga un habitatge sobre plànol?",
          blocks: [
            {
              steps: [
                "Reserva, amb la informació escrita de l’art.\u00a060 a la mà.",
                "Contracte de compravenda, amb el primer pagament important, més IVA.",
                "Terminis, millor lligats a fases d’obra que certifiqui l’arquitecte.",
                "La resta el dia de l’escriptura, gairebé sempre amb hipoteca.",
              ],
            },
            "El banc taxa l’habitatge acabat. L’oferta vinculant li ha d’arribar almenys {loan.days} dies naturals abans de signar (Llei 22/2010, art.\u00a0262-4.1): parli amb el banc tres mesos abans del lliurament.",
          ],
        },
        {
          heading: "Què ha de deixar fixat el contracte?",
          blocks: [
            {
              points: [
                "Superfície útil i construïda, terrassa, aparcament i traster, cada cosa a part.",
                "La memòria de qualitats amb marques, o «igual o superior» amb la seva conformitat.",
                "La data de lliurament, les conseqüències del retard i des de quan pot resoldre.",
                "Si el contracte es pot cedir i qui paga en aquest cas.",
                "La qualificació energètica del projecte, que és la que mostren els anuncis (RD 390/2021, art.\u00a017.1).",
              ],
            },
          ],
        },
        {
          heading: "En què s’equivoca qui compra?",
          blocks: [
            "A pagar en un compte corrent, a comparar preus sense IVA o a comptar la terrassa com una habitació. També a deixar casa seva abans que el lliurament sigui segur. El pis mostra ensenya acabats i res de les vistes: vagi al solar i busqui la seva planta comptant.",
          ],
        },
      ],
      example: {
        heading: "Quant suma amb impostos?",
        blocks: [
          [
            "A {y.price}, l’IVA és de {y.vat} i l’AJD de {y.stamp}.",
            "Tots dos fan {y.newTax}, i amb el preu, {y.newSum}.",
            "Un habitatge de segona mà del mateix preu pagaria {y.tax} d’impost de transmissions.",
          ],
        ],
      },
      inShort: [
        "Sobre plànol es paga un habitatge mentre es construeix.",
        "Llicència, sòl, garantia i dates han d’existir abans del primer pagament.",
        "L’IVA va amb cada termini i l’AJD amb l’escriptura.",
      ],
      next: "Compari el que es construeix ara: [vegi les nostres promocions d’obra nova](/developments).",
      description:
        "Comprar sobre plànol a Barcelona: què ha d’existir abans de pagar, com es reparteixen pagaments i IVA, què fixa el contracte i en què s’erra qui compra.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, arts.\u00a059, 60 i 63",
        "Llei 38/1999, d’ordenació de l’edificació, disposició addicional 1a",
        "Llei 22/2010, Codi de consum de Catalunya, art.\u00a0262-4.1",
        "Reial decret 390/2021, art.\u00a017.1",
      ],
    },
    ru: {
      names: [
        "покупка на этапе строительства",
        "квартира на этапе строительства",
        "купить квартиру в строящемся доме",
        "покупка строящегося жилья",
        "квартира на стадии строительства",
        "покупка на котловане в Испании",
        "купить строящуюся квартиру",
        "новостройка в рассрочку",
        "новостройки с рассрочкой",
        "квартира в рассрочку от застройщика",
        "рассрочка от застройщика",
      ],
      title: "Покупка на этапе строительства",
      answers: {
        what: "Покупка на этапе строительства\u00a0— это рассрочка на время стройки: часть цены вы платите застройщику по частям, остаток вносите в день сделки, часто с помощью ипотеки. Вас защищают четыре документа: разрешение на строительство, право застройщика на землю, гарантия каждого платежа и договор с датами. Можно выбрать этаж и отделку, но решать приходится по чертежам.",
        cost: "Покупка на этапе строительства обходится в цену квартиры плюс {new.vat} НДС (IVA) и {new.stamp} гербового сбора (AJD), а также нотариуса и реестр. НДС платят с каждым взносом, гербовый сбор\u00a0— при сделке. Деньги распределены на время стройки, и самая большая часть приходится на конец.",
        time: "Покупка на этапе строительства длится столько, сколько идёт стройка, обычно 18–24 месяца по данным нашей страницы о новостройках, и затем следует сделка. Значение имеет дата в договоре. Просите точный день или число месяцев от разрешения, но не «ориентировочно».",
        who: "При покупке на этапе строительства продаёт застройщик, стройку ведёт архитектор, а страховщик или банк гарантирует ваши платежи. Кто даёт рекламу, обязан назвать продавца. Пусть ваш юрист изучит договор до первого платежа.",
      },
      sections: [
        {
          heading: "Что должно быть до первого платежа?",
          blocks: [
            "Чтобы брать деньги вперёд, застройщику нужны разрешение, право на землю, гарантии и страховки (Закон 18/2007, ст.\u00a063). А в рекламе должно быть сказано, готово жильё, строится или только спроектировано, с номером и сроком разрешения (ст.\u00a059).",
            {
              points: [
                "Выписка из реестра (nota simple) на участок: чей он и какая на нём ипотека.",
                "Разрешение на строительство: номер, дата, срок и на сколько квартир.",
                "Полис или банковская гарантия с вашим именем, квартирой и суммой.",
                "Номер специального счёта, на который вы платите.",
              ],
            },
          ],
        },
        {
          heading: "Как платят за строящуюся квартиру?",
          blocks: [
            {
              steps: [
                "Бронь, когда письменные сведения по ст.\u00a060 уже у вас.",
                "Договор купли-продажи с первым крупным платежом и НДС.",
                "Взносы: лучше, если они связаны с этапами, которые подтверждает архитектор.",
                "Остаток в день сделки, чаще всего с ипотекой.",
              ],
            },
            "Банк оценивает готовую квартиру. Его обязательное предложение должно быть у вас не позже чем за {loan.days} календарных дней до сделки (Закон 22/2010, ст.\u00a0262-4.1). Поэтому идите в банк за три месяца до передачи.",
          ],
        },
        {
          heading: "Что закрепить в договоре?",
          blocks: [
            {
              points: [
                "Полезную площадь и площадь со стенами, террасу, парковку и кладовую, всё отдельно.",
                "Описание отделки с марками либо «не хуже» с вашего согласия.",
                "Дату передачи, последствия задержки и день, с которого вы можете отказаться.",
                "Можно ли уступить договор другому и кто тогда платит.",
                "Класс энергоэффективности по проекту: именно его показывают в рекламе (RD 390/2021, ст.\u00a017.1).",
              ],
            },
          ],
        },
        {
          heading: "В чём ошибаются покупатели?",
          blocks: [
            "Платят на обычный счёт, сравнивают цены без НДС или считают террасу комнатой. Некоторые освобождают своё жильё раньше, чем передача стала надёжной. Чужие сроки лучше брать с запасом. Показательная квартира говорит об отделке, но не о виде: приезжайте на участок и отсчитайте свой этаж.",
          ],
        },
      ],
      example: {
        heading: "Сколько выходит вместе с налогами?",
        blocks: [
          [
            "При цене {y.price} НДС составит {y.vat}, гербовый сбор\u00a0— {y.stamp}.",
            "Вместе это {y.newTax}, а с ценой\u00a0— {y.newSum}.",
            "За вторичное жильё той же цены заплатили бы {y.tax} налога на передачу имущества (ITP).",
          ],
        ],
      },
      inShort: [
        "На этапе строительства за квартиру платят, пока дом строится.",
        "До первого платежа проверьте разрешение, право на землю, гарантию и даты.",
        "НДС берут с каждого взноса, гербовый сбор\u00a0— при сделке.",
      ],
      next: "Сравните то, что строится сейчас: [посмотрите наши новостройки](/developments).",
      description:
        "Покупка на этапе строительства в Барселоне: что должно быть до первого платежа, как распределены взносы и НДС, что закрепить в договоре и в чём ошибаются.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a059, 60 и 63",
        "Закон 38/1999 о строительстве, дополнительное положение 1",
        "Закон 22/2010, Потребительский кодекс Каталонии, ст.\u00a0262-4.1",
        "Королевский декрет 390/2021, ст.\u00a017.1",
      ],
    },
  },
};
