import type { Entry } from "../entry";

export const negotiatingThePrice: Entry = {
  theme: "guide",
  related: ["purchase-offer", "price-per-square-metre", "renovation-works", "second-viewing"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "negotiating the price",
        "negotiate a house price",
        "price negotiation barcelona",
        "how much below the asking price",
        "haggle over the price of a home",
        "negotiating with the seller",
        "negotiate the price",
      ],
      title: "Negotiating the price",
      answers: {
        what: "Negotiating the price works when you bring reasons that can be checked: what the home needs, what comparable homes ask, and how soon you can sign. There is no fixed discount below the asking price in Barcelona. What you can expect depends on the home and on how long it has been for sale.",
        cost: "How much negotiating the price can save you, nobody can say beforehand. Each euro less also lowers the transfer tax, unless the tax office’s reference value is higher than the price you pay. So look up that value before you count on it.",
        how: "You start negotiating the price with a written offer that names a figure, two or three reasons and a date. Then wait for an answer. Raise the figure once, for something in return: an earlier date, furniture, a repair.",
      },
      sections: [
        {
          heading: "Which arguments count in a price negotiation?",
          blocks: [
            {
              points: [
                "A quote for the work the home needs: wiring, windows, bathroom.",
                "Building work that the community has approved and not yet paid.",
                "Comparable homes nearby, by usable area and floor.",
                "A missing document that costs the seller time.",
                "Your own position: savings ready, mortgage already looked at, dates that suit.",
              ],
            },
            "Asking prices of others are only wishes. Say how far you trust them.",
          ],
        },
        {
          heading: "How do you prepare your figure?",
          blocks: [
            {
              steps: [
                "Work out the most you can pay, taxes and repairs included.",
                "Divide the price by the usable area, and compare like with like.",
                "Add up what must be done in the first year.",
                "Decide on a first figure you can explain and a last one you won’t exceed.",
                "Write both down before you speak to anybody.",
              ],
            },
          ],
        },
        {
          heading: "What are €20,000 less worth?",
          blocks: [
            {
              caption: "€20,000 off the price of a resale home, with a loan of 80%",
              columns: ["", "From €400,000 to €380,000", "From €700,000 to €680,000"],
              rows: [
                ["Transfer tax saved", "€2,000", "€2,200"],
                ["Saved in total", "€22,000", "€22,200"],
                ["Own money saved (20% and tax)", "€6,000", "€6,200"],
                ["Loan that is smaller", "€16,000", "€16,000"],
                ["Payment a month, 30\u00a0years at 3% (assumed)", "€67 less", "€67 less"],
              ],
            },
            "The tax follows the reference value if that is higher than the price: then only part of the tax falls, or none. A repair the seller pays instead saves you the same sum without the tax. Write it in four lines: “We offer €… for the home. The wiring has to be replaced, quote of €… attached; a levy of €… has been voted. Our loan is approved in principle, and we can sign between … and …. We’d be glad of an answer by ….” Send a second letter only with something in return: an earlier date, fewer conditions, the furniture.",
          ],
        },
        {
          heading: "Whom does the agent act for?",
          blocks: [
            "An agent who advertises a home has the owner’s signed agency agreement (Law 18/2007, art. 58.5) and works for the owner. So don’t tell that agent your limit. On our own homes we act for the owner and say so; we support buyers in negotiations only over homes that others sell.",
          ],
        },
        {
          heading: "What can you agree besides the price?",
          blocks: [
            {
              points: [
                "The date of the deed and of the keys.",
                "Furniture and appliances, with a list.",
                "Who pays for work that has been approved.",
                "A repair before signing, with the invoice shown.",
                "The kind and amount of the deposit (arras).",
              ],
            },
            "Put each result in writing the same day. A price without its conditions is half an agreement, and the other half is where disputes begin.",
          ],
        },
        {
          heading: "Which mistakes end a negotiation?",
          blocks: [
            "An insulting first figure closes the conversation. So does finding new faults after every concession. Praise for the home does no harm; pressure does. And never agree to declare a lower price in the deed: that is tax fraud, and the tax office can review the value.",
          ],
        },
      ],
      example: {
        heading: "What does a lower price change in total?",
        blocks: [
          [
            "At {x.price} the transfer tax is {x.tax}, so the purchase comes to {x.sum} before notary and registry.",
            "At {y.price} the tax would be {y.tax}, and the sum {y.sum}.",
            "Compare the sums, not just the prices, before you raise your offer.",
          ],
        ],
      },
      inShort:
        "A good negotiation rests on facts: a quote for repairs, comparable homes, a firm date. Fix your limit in private and send offers in writing. The advertising agent works for the owner.",
      next: "For a home sold by another agent, see how our [negotiation support](/services/negotiation-support) works.",
      description:
        "How to negotiate the price of a home in Barcelona: arguments that can be checked, how to prepare your limit, whom the agent acts for and what else to agree.",
      sources: ["Law 18/2007, art. 58.5"],
    },
    es: {
      names: [
        "negociar el precio",
        "negociar el precio de un piso",
        "rebajar el precio de una vivienda",
        "cuánto se puede negociar un piso",
        "regatear el precio de un piso",
        "negociación del precio",
      ],
      title: "La negociación del precio",
      answers: {
        what: "Negociar el precio de un piso funciona cuando se aportan motivos comprobables: lo que hay que arreglar, lo que piden viviendas parecidas y lo pronto que puede firmar. En Barcelona no existe una rebaja fija. Depende de la vivienda y del tiempo que lleve anunciada.",
        cost: "Cuánto se ahorra al negociar el precio no puede decirlo nadie de antemano. Cada euro menos reduce también el impuesto, salvo que el valor de referencia supere lo que paga. Mire ese valor antes de contar con el ahorro.",
        how: "Para negociar el precio, empiece por una oferta escrita con una cifra, dos o tres motivos y una fecha. Espere la respuesta. Suba una sola vez y a cambio de algo: una fecha, unos muebles, un arreglo.",
      },
      sections: [
        {
          heading: "¿Qué argumentos pesan al negociar?",
          blocks: [
            {
              points: [
                "Un presupuesto de lo que hay que hacer: instalación eléctrica, ventanas, baño.",
                "Las obras que la comunidad ha aprobado y no ha pagado.",
                "Viviendas comparables cercanas, por metros útiles y planta.",
                "Un documento que falta y que hará perder tiempo.",
                "Su situación: ahorros disponibles, hipoteca estudiada, fechas que convienen.",
              ],
            },
            "Los precios anunciados de otros pisos son deseos: diga hasta qué punto se fía de ellos.",
          ],
        },
        {
          heading: "¿Cómo se prepara la cifra?",
          blocks: [
            {
              steps: [
                "Calcule lo máximo que puede pagar, con impuestos y arreglos.",
                "Divida el precio entre los metros útiles y compare viviendas del mismo tipo.",
                "Sume lo que habrá que hacer el primer año.",
                "Elija una primera cifra que pueda explicar y una última que no pasará.",
                "Apunte las dos antes de hablar con nadie.",
              ],
            },
          ],
        },
        {
          heading: "¿Para quién trabaja la agencia?",
          blocks: [
            "Quien anuncia una vivienda tiene el encargo firmado de la propiedad (Ley 18/2007, art. 58.5) y actúa para ella. No le diga su límite. En nuestras viviendas actuamos para la propiedad y lo decimos; a quien compra solo le ayudamos a negociar pisos que venden otros.",
          ],
        },
        {
          heading: "¿Qué se puede pactar además del precio?",
          blocks: [
            {
              points: [
                "La fecha de la escritura y la de las llaves.",
                "Los muebles y electrodomésticos, con una lista.",
                "Quién paga las obras ya aprobadas.",
                "Un arreglo antes de la firma, con su factura.",
                "El tipo de arras y su importe.",
              ],
            },
            "Póngalo por escrito el mismo día. Un precio sin condiciones es medio acuerdo, y de la otra mitad salen los conflictos.",
          ],
        },
        {
          heading: "¿Qué errores rompen una negociación?",
          blocks: [
            "Una primera cifra ofensiva cierra la conversación. También encontrar un defecto nuevo después de cada cesión. Decir que la casa gusta no perjudica; presionar, sí. Y no acepte nunca escriturar por menos: es un fraude fiscal, y la administración puede revisar el valor.",
          ],
        },
        {
          heading: "¿Cuánto valen 20.000\u00a0€ menos?",
          blocks: [
            {
              caption: "20.000\u00a0€ menos en un piso de segunda mano, con un préstamo del 80\u00a0%",
              columns: ["", "De 400.000 a 380.000\u00a0€", "De 700.000 a 680.000\u00a0€"],
              rows: [
                ["ITP que se ahorra", "2.000\u00a0€", "2.200\u00a0€"],
                ["Ahorro total", "22.000\u00a0€", "22.200\u00a0€"],
                ["Dinero propio que se ahorra (20\u00a0% e ITP)", "6.000\u00a0€", "6.200\u00a0€"],
                ["Préstamo que se evita", "16.000\u00a0€", "16.000\u00a0€"],
                ["Cuota al mes, 30\u00a0años al 3\u00a0% (supuesto)", "67\u00a0€ menos", "67\u00a0€ menos"],
              ],
            },
            "El impuesto se calcula sobre el valor de referencia si supera el precio: entonces baja solo una parte, o nada. Una reparación que paga quien vende le ahorra lo mismo, menos el impuesto. Pida cada rebaja con su motivo: un presupuesto de 18.000\u00a0€ pesa más que un «¿y por menos?». Escríbalo en cuatro líneas: «Ofrecemos … €. Hay que cambiar la instalación eléctrica, según el presupuesto adjunto de … €, y se ha votado una derrama de … €. El préstamo está preaprobado y podemos firmar entre … y …. Esperamos respuesta hasta …». La segunda carta solo se manda con algo a cambio: una fecha más próxima, menos condiciones, los muebles. Si la respuesta es no, deje pasar unos días y pregunte si el precio sigue igual.",
          ],
        },
      ],
      example: {
        heading: "¿Qué cambia en el total un precio más bajo?",
        blocks: [
          [
            "Con {x.price} el impuesto es de {x.tax} y la compra suma {x.sum}, sin notaría ni registro.",
            "Con {y.price} el impuesto sería de {y.tax} y la suma, {y.sum}.",
            "Compare las sumas y no solo los precios antes de subir su oferta.",
          ],
        ],
      },
      inShort:
        "Una buena negociación se apoya en hechos: un presupuesto de obra, viviendas comparables, una fecha firme. Fije su límite a solas y envíe las ofertas por escrito. La agencia que anuncia trabaja para la propiedad.",
      next: "Si la vivienda la vende otra agencia, vea cómo llevamos la [negociación de la compra](/services/negotiation-support).",
      description:
        "Cómo negociar el precio de un piso en Barcelona: argumentos que se pueden comprobar, cómo fijar su límite, para quién trabaja la agencia y qué más pactar.",
      sources: ["Ley 18/2007, art. 58.5"],
    },
    ca: {
      names: [
        "negociar el preu",
        "negociar el preu d’un pis",
        "rebaixar el preu d’un habitatge",
        "quant es pot negociar un pis",
        "regatejar el preu d’un pis",
        "negociació del preu",
      ],
      title: "La negociació del preu",
      answers: {
        what: "Negociar el preu d’un pis funciona quan es donen raons que es poden comprovar: què s’hi ha d’arreglar, què demanen per habitatges semblants i com de ràpid pot signar. A Barcelona no hi ha cap rebaixa fixa. Depèn de l’habitatge i del temps que faci que s’anuncia.",
        cost: "Quant s’estalvia en negociar el preu, ningú no ho pot dir per endavant. Cada euro de menys també abaixa l’impost, si el valor de referència no és més alt que el que paga. Miri aquest valor abans de comptar-hi.",
        how: "Per negociar el preu, comenci amb una oferta escrita amb una xifra, dues o tres raons i una data. Esperi la resposta. Apugi una sola vegada i a canvi d’alguna cosa: una data, uns mobles, un arranjament.",
      },
      sections: [
        {
          heading: "Quins arguments pesen en una negociació?",
          blocks: [
            {
              points: [
                "Un pressupost del que s’hi ha de fer: instal·lació elèctrica, finestres, bany.",
                "Les obres que la comunitat té aprovades i no ha pagat.",
                "Habitatges comparables de la vora, per metres útils i planta.",
                "Un document que falta i que farà perdre temps.",
                "La seva situació: estalvis a punt, hipoteca estudiada, dates que van bé.",
              ],
            },
            "Els preus anunciats dels altres són desigs: digui fins a quin punt se’n refia.",
          ],
        },
        {
          heading: "Com es prepara la xifra?",
          blocks: [
            {
              steps: [
                "Calculi el màxim que pot pagar, amb impostos i arranjaments.",
                "Divideixi el preu pels metres útils i compari pisos de la mateixa mena.",
                "Sumi el que s’haurà de fer el primer any.",
                "Triï una primera xifra que pugui explicar i una última que no passarà.",
                "Apunti-les totes dues abans de parlar amb ningú.",
              ],
            },
          ],
        },
        {
          heading: "Per a qui treballa l’agència?",
          blocks: [
            "Qui anuncia un habitatge té l’encàrrec signat de la propietat (Llei 18/2007, art. 58.5) i actua per a ella. No li digui el seu límit. Als nostres habitatges actuem per a la propietat i ho diem; a qui compra només l’ajudem a negociar pisos que venen altres.",
          ],
        },
        {
          heading: "Què es pot pactar a més del preu?",
          blocks: [
            {
              points: [
                "La data de l’escriptura i la de les claus.",
                "Els mobles i els electrodomèstics, amb una llista.",
                "Qui paga les obres ja aprovades.",
                "Un arranjament abans de signar, amb la factura.",
                "La mena d’arres i l’import.",
              ],
            },
            "Posi-ho per escrit el mateix dia. Un preu sense condicions és mig acord, i de l’altra meitat surten els conflictes.",
          ],
        },
        {
          heading: "Quins errors trenquen una negociació?",
          blocks: [
            "Una primera xifra que ofèn tanca la conversa. També trobar un defecte nou després de cada concessió. Dir que la casa agrada no fa cap mal; pressionar, sí. I no accepti mai escripturar per menys: és un frau fiscal, i l’administració pot revisar el valor.",
          ],
        },
        {
          heading: "Quant valen 20.000\u00a0€ menys?",
          blocks: [
            {
              caption: "20.000\u00a0€ menys en un pis de segona mà, amb un préstec del 80\u00a0%",
              columns: ["", "De 400.000 a 380.000\u00a0€", "De 700.000 a 680.000\u00a0€"],
              rows: [
                ["ITP que s’estalvia", "2.000\u00a0€", "2.200\u00a0€"],
                ["Estalvi total", "22.000\u00a0€", "22.200\u00a0€"],
                ["Diners propis que s’estalvia (20\u00a0% i ITP)", "6.000\u00a0€", "6.200\u00a0€"],
                ["Préstec que s’evita", "16.000\u00a0€", "16.000\u00a0€"],
                ["Quota al mes, 30\u00a0anys al 3\u00a0% (suposat)", "67\u00a0€ menys", "67\u00a0€ menys"],
              ],
            },
            "L’impost es calcula sobre el valor de referència si supera el preu: llavors només en baixa una part, o res. Una reparació que paga qui ven li estalvia el mateix, menys l’impost. Demani cada rebaixa amb el seu motiu: un pressupost de 18.000\u00a0€ pesa més que un «i per menys?». Escrigui-ho en quatre línies: «Oferim … €. Cal canviar la instal·lació elèctrica, segons el pressupost adjunt de … €, i s’ha votat una derrama de … €. El préstec està preaprovat i podem signar entre … i …. Esperem resposta fins al …». La segona carta només s’envia amb alguna cosa a canvi: una data més propera, menys condicions, els mobles. Si la resposta és que no, deixi passar uns quants dies i pregunti si el preu continua sent el mateix.",
          ],
        },
      ],
      example: {
        heading: "Què canvia en el total un preu més baix?",
        blocks: [
          [
            "Amb {x.price} l’impost és de {x.tax} i la compra suma {x.sum}, sense notaria ni registre.",
            "Amb {y.price} l’impost seria de {y.tax} i la suma, {y.sum}.",
            "Compari les sumes i no només els preus abans d’apujar l’oferta.",
          ],
        ],
      },
      inShort:
        "Una bona negociació es basa en fets: un pressupost d’obra, habitatges comparables, una data ferma. Fixi el seu límit en privat i enviï les ofertes per escrit. L’agència que anuncia treballa per a la propietat.",
      next: "Si l’habitatge el ven una altra agència, vegi com portem la [negociació de la compra](/services/negotiation-support).",
      description:
        "Com es negocia el preu d’un pis a Barcelona: arguments que es poden comprovar, com fixar el seu límit, per a qui treballa l’agència i què més es pot pactar.",
      sources: ["Llei 18/2007, art. 58.5"],
    },
    ru: {
      names: [
        "торг при покупке квартиры",
        "торговаться о цене",
        "переговоры о цене",
        "скидка при покупке квартиры",
        "сколько можно сторговать",
        "торг о цене жилья",
        "снизить цену при покупке квартиры",
        "как торговаться при покупке квартиры",
      ],
      title: "Переговоры о цене",
      answers: {
        what: "Переговоры о цене удаются, когда есть доводы, которые можно проверить: что надо чинить, сколько просят за похожее жильё, как скоро вы готовы к сделке. Принятой скидки в Барселоне нет. Всё зависит от самого жилья и от того, как давно оно продаётся.",
        cost: "Сколько дадут переговоры о цене, заранее не скажет никто. Каждый сэкономленный евро снижает и налог, если только справочная стоимость не выше вашей цены. Узнайте её, прежде чем рассчитывать на экономию.",
        how: "Начните переговоры о цене с письменного предложения: сумма, два-три довода и срок ответа. Потом ждите. Поднимайте сумму один раз и взамен на что-то: срок, мебель, ремонт.",
      },
      sections: [
        {
          heading: "Какие доводы действуют при торге?",
          blocks: [
            {
              points: [
                "Смета на то, что нужно сделать: проводка, окна, ванная.",
                "Работы, которые сообщество собственников (comunidad) утвердило, но ещё не оплатило.",
                "Похожее жильё рядом: по полезной площади (útil) и этажу.",
                "Документ, которого не хватает и из-за которого уйдёт время.",
                "Ваше положение: деньги готовы, банк всё посмотрел, сроки удобны.",
              ],
            },
            "Цены в чужих объявлениях — это пожелания. Скажите, насколько вы им верите.",
          ],
        },
        {
          heading: "Как подготовить свою цифру?",
          blocks: [
            {
              steps: [
                "Посчитайте, сколько можете заплатить самое большее, с налогом и ремонтом.",
                "Разделите цену на полезную площадь и сравните с жильём того же рода.",
                "Сложите расходы первого года.",
                "Выберите первую сумму, которую можете объяснить, и последнюю, которую не превысите.",
                "Запишите обе до любого разговора.",
              ],
            },
          ],
        },
        {
          heading: "На кого работает агент?",
          blocks: [
            "У того, кто рекламирует жильё, есть договор с собственником (Закон 18/2007, ст. 58.5), и действует он в интересах собственника. Не называйте ему свой предел. Для наших объектов мы тоже представляем собственника и говорим об этом; покупателю помогаем торговаться только там, где продают другие.",
          ],
        },
        {
          heading: "О чём договориться, кроме цены?",
          blocks: [
            {
              points: [
                "День сделки и день передачи ключей.",
                "Мебель и техника, по списку.",
                "Кто платит за уже утверждённые работы.",
                "Ремонт до сделки, с показанным счётом.",
                "Вид и размер задатка (arras).",
              ],
            },
            "Запишите всё в тот же день и отправьте другой стороне. Цена без условий — половина договорённости, а споры возникают из-за второй половины.",
          ],
        },
        {
          heading: "Какие ошибки срывают переговоры?",
          blocks: [
            "Обидно низкая первая сумма закрывает разговор. То же делает новый недостаток после каждой уступки. Сказать, что квартира нравится, не вредно; давить — вредно. И никогда не соглашайтесь указать в нотариальном акте меньшую цену: это налоговое нарушение, а стоимость могут пересмотреть.",
            "Если переговоры остановились, возьмите два-три дня и вернитесь с чем-то новым: другим сроком, готовым ответом банка, сметой. Повторять ту же сумму бесполезно.",
          ],
        },
        {
          heading: "Сколько дают 20\u00a0000\u00a0€ скидки?",
          blocks: [
            {
              caption: "Минус 20\u00a0000\u00a0€ к цене вторичного жилья, кредит 80\u00a0%",
              columns: ["", "С 400\u00a0000 до 380\u00a0000\u00a0€", "С 700\u00a0000 до 680\u00a0000\u00a0€"],
              rows: [
                ["Экономия на налоге ITP", "2\u00a0000\u00a0€", "2\u00a0200\u00a0€"],
                ["Экономия всего", "22\u00a0000\u00a0€", "22\u00a0200\u00a0€"],
                ["Меньше своих денег (20\u00a0% и налог)", "6\u00a0000\u00a0€", "6\u00a0200\u00a0€"],
                ["Меньше кредит", "16\u00a0000\u00a0€", "16\u00a0000\u00a0€"],
                ["Платёж в месяц, 30\u00a0лет под 3\u00a0% (условно)", "меньше на 67\u00a0€", "меньше на 67\u00a0€"],
              ],
            },
            "Налог считают от справочной стоимости, если она выше цены: тогда он снизится лишь отчасти или не снизится совсем. Ремонт за счёт продавца экономит столько же, кроме налога. Каждую скидку просите с причиной: смета на 18\u00a0000\u00a0€ весит больше, чем «а дешевле?». Напишите коротко: «За эту квартиру предлагаем … €. Проводку нужно менять, смета на … € приложена; за фасад проголосовали взнос … €. Кредит предварительно одобрен, акт можем подписать с … по …. Ответа ждём до …». Такое письмо агент перешлёт собственнику целиком, лучше по-испански или по-каталански. Второе письмо отправляют, только если есть что предложить взамен: более ранний срок, меньше условий, мебель. Если ответили отказом, подождите несколько дней и спросите, осталась ли цена прежней. Торг ведёт тот, кто знает свой предел: сложите цену, налог, 1\u00a0650–2\u00a0800\u00a0€ на нотариуса, реестр и оформление и ремонт первого года, и только потом называйте цифру. Цену в евро сравнивайте со своим доходом в своей валюте: курс за два месяца до сделки может изменить больше, чем скидка, поэтому уточните у банка, когда лучше менять деньги.",
          ],
        },
      ],
      example: {
        heading: "Что меняет более низкая цена?",
        blocks: [
          [
            "При {x.price} налог на передачу имущества (ITP) составит {x.tax}, а всё вместе {x.sum}, без нотариуса и реестра.",
            "При {y.price} налог был бы {y.tax}, а сумма {y.sum}.",
            "Прежде чем поднять предложение, сравните суммы, а не только цены.",
          ],
        ],
      },
      inShort:
        "Хорошие переговоры опираются на факты: смету, похожее жильё, твёрдый срок. Предел определите для себя, предложения отправляйте письменно. Агент, который рекламирует жильё, работает на собственника.",
      next: "Если жильё продаёт другое агентство, посмотрите, как мы ведём [переговоры о покупке](/services/negotiation-support).",
      description:
        "Как вести переговоры о цене жилья в Барселоне: доводы, которые можно проверить, как определить свой предел, на кого работает агент и о чём ещё договориться.",
      sources: ["Закон 18/2007, ст. 58.5"],
    },
  },
};
