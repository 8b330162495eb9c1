import type { Entry } from "../entry";

export const turnkeySale: Entry = {
  theme: "selling",
  related: ["agency-agreement", "preparing-a-home", "home-staging", "selling-from-abroad", "power-of-attorney"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "turnkey sale",
        "turnkey services",
        "turnkey home sale",
        "sell my home without being there",
        "full-service home sale",
        "turnkey selling package",
        "hands-off sale",
      ],
      title: "The turnkey sale",
      answers: {
        what: "A turnkey sale means that you hand over the keys and one agency prepares, photographs, advertises, shows and sells your home. You decide the price, the budget and the buyer, and come back to sign or give a power of attorney. It suits owners who live elsewhere, whose home needs work, or who simply have no time.",
        cost: "A turnkey sale has no list price; in our example, with assumed quotes, it comes to about €26,300 on a home of €400,000, of which €19,360 is a fee of 4% with VAT. The quote depends on the condition, the building work and the package. Before any work starts, it sets out in writing what is included, the price and the VAT. Nothing is spent without your agreement.",
        time: "A turnkey sale takes 13 to 28 weeks by our six phases, from the first assessment to the closing. Preparation (two to six weeks) and sales (four to twelve) vary most. A renovation that needs a permit can lengthen the first of them.",
        who: "In a turnkey sale one person of the agency answers for everything, and the trades are coordinated by that person. The owner signs the agency agreement, approves each cost and accepts the offer. The deed is signed by the owner or by whoever holds a power of attorney.",
      },
      sections: [
        {
          heading: "Which six phases does it have?",
          blocks: [
            {
              steps: [
                "Assessment, one week: visit, measurements, documents, a price range and a list of what is worth doing.",
                "Preparation, two to six weeks: repairs, painting, staging and the missing certificates.",
                "Photography, one week: daylight pictures, the outside at dusk, floor plan.",
                "Marketing, one to two weeks: price, advert in four languages, viewing schedule.",
                "Sales, four to twelve weeks: every viewing, a report, offers with their conditions.",
                "Closing, four to six weeks: deposit contract, the buyer’s mortgage, deed, keys.",
              ],
            },
          ],
        },
        {
          heading: "Which package covers what?",
          blocks: [
            {
              points: [
                "Essential: staging and design, photography and documentation.",
                "Premium: all of that, with coordination of the renovation, market preparation and sale management.",
                "Luxury: all of Premium, full interior design, up to a full renovation, and a weekly report.",
              ],
            },
            "If you are undecided, ask for a quote with two packages side by side. Often a home needs less than its owner fears.",
          ],
        },
        {
          heading: "What do you sign before handing over the keys?",
          blocks: [
            "The agency agreement comes first: no agent in Catalonia may advertise without it (Law 18/2007, art. 58.5). It names the agent with register number, the term, the price and the fee (art. 55.6). Add three things: who may enter, up to which amount small repairs need no call, and an inventory with photographs.",
            "If you live outside Spain, a notary’s power of attorney lets someone sign for you. A tax form follows too: the buyer withholds {withheld.rate} of the price from a non-resident seller and pays it in with form {withheld.form}. What exceeds the tax comes back with form 210.",
          ],
        },
        {
          heading: "What goes wrong, and how is it prevented?",
          blocks: [
            {
              points: [
                "Building work begun before the permit is clear: first ask the city council what the work needs.",
                "A budget that grows: agree each addition in writing, with price and VAT, before it is done.",
                "Renovating to the taste of the agent: do what a buyer pays for, which is light, water, walls and floor.",
                "Silence: set the day of the week on which you will be told what happened.",
              ],
            },
          ],
        },
        {
          heading: "What could the whole bill come to?",
          blocks: [
            {
              caption: "An example with assumed quotes: a home of €400,000, agency fee of 4%",
              columns: ["Item", "With VAT"],
              rows: [
                ["Agency fee", "€19,360"],
                ["Painting and small repairs, €3,000", "€3,300"],
                ["Staging for the weeks of the sale, €2,400", "€2,904"],
                ["Photographs and floor plan, €400", "€484"],
                ["Habitability and energy certificates, together", "about €250"],
                ["Total", "about €26,300, or 6.6% of the price"],
              ],
            },
            "Beyond the fee, some €7,000 go into the home. That pays for itself if it brings an offer about 1.7% higher, or saves you a price cut of the same size. Ask for each line apart: you may take three of them and leave two.",
          ],
        },
        {
          heading: "What do you decide yourself, and what not?",
          blocks: [
            {
              points: [
                "Yours: the starting price, each cut of it, the budget, the buyer.",
                "Ours: the order of the work, the hours of the viewings, the adverts.",
                "Together: every extra cost, in writing, before it is spent.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What has to be prepared, and what not?",
        blocks: [
          [
            "A year of renovation is given for {with.renovation} we sell, so few owners start from nothing.",
            "[{a.title}](/property/{a.id}) is on sale for {a.price}.",
            "A cost that the price does not return is best left out, and the assessment says so.",
          ],
        ],
      },
      inShort: [
        "In a turnkey sale one agency prepares, shows and sells, and the owner decides.",
        "Six phases take 13 to 28 weeks.",
        "Each cost is agreed in writing before the work.",
      ],
      next: "Tell us about the home and compare what each package includes: [see our turnkey services](/services/turnkey-services).",
      description:
        "A turnkey sale in Barcelona: the six phases with their weeks, what each package covers, what to sign before you hand over the keys and what can go wrong.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 55.6 and 58.5",
        "Royal Decree 1776/2004, art. 14",
        "Phases and packages of our turnkey services",
      ],
    },
    es: {
      names: [
        "venta llave en mano",
        "servicio llave en mano",
        "vender piso llave en mano",
        "venta integral de vivienda",
        "vender sin estar presente",
        "paquete llave en mano",
        "vender mi piso sin ocuparme de nada",
      ],
      title: "La venta llave en mano",
      answers: {
        what: "La venta llave en mano consiste en dejar las llaves a una sola agencia, que prepara, fotografía, anuncia, enseña y vende su vivienda. Usted decide el precio, el presupuesto y a quién se vende, y vuelve para firmar o da un poder. Encaja cuando vive fuera, el piso necesita obras o no dispone de tiempo.",
        cost: "La venta llave en mano no tiene tarifa fija; en nuestro ejemplo, con presupuestos supuestos, sube a unos 26.300\u00a0€ en un piso de 400.000\u00a0€, de los que 19.360\u00a0€ son unos honorarios del 4\u00a0% con IVA. El presupuesto depende del estado, de las obras y del paquete. Antes de empezar recoge por escrito lo que incluye, el precio y el IVA. No se gasta nada sin su conformidad.",
        time: "La venta llave en mano dura de 13 a 28 semanas según nuestras seis fases, del estudio inicial a la firma. Lo que más varía es la preparación (de dos a seis semanas) y la venta (de cuatro a doce). Una reforma que necesite permiso alarga la primera.",
        who: "En la venta llave en mano responde de todo una persona de la agencia, que también coordina los oficios. El propietario firma la nota de encargo, aprueba cada gasto y acepta la oferta. La escritura la firma usted o quien tenga su poder.",
      },
      sections: [
        {
          heading: "¿Qué seis fases tiene?",
          blocks: [
            {
              steps: [
                "Estudio inicial, una semana: visita, medidas, documentación, horquilla de precios y lista de lo que vale la pena hacer.",
                "Preparación, de dos a seis semanas: arreglos, pintura, home staging y certificados que falten.",
                "Fotografía, una semana: interiores con luz de día, exteriores al anochecer y plano.",
                "Comercialización, de una a dos semanas: precio, anuncio en cuatro idiomas y calendario de visitas.",
                "Venta, de cuatro a doce semanas: todas las visitas, su resumen y las ofertas con sus condiciones.",
                "Firma, de cuatro a seis semanas: arras, hipoteca de quien compra, escritura y llaves.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué incluye cada paquete?",
          blocks: [
            {
              points: [
                "Esencial: home staging y decoración, fotografía y documentación.",
                "Premium: lo anterior, más coordinación de la reforma, salida al mercado y gestión de la venta.",
                "Integral: todo el Premium, interiorismo completo, reforma si hace falta e informe semanal.",
              ],
            },
            "Si duda, pida un presupuesto con dos paquetes en paralelo. Muchas veces la vivienda necesita menos de lo que teme su propietario.",
          ],
        },
        {
          heading: "¿Qué se firma antes de dejar las llaves?",
          blocks: [
            "Primero, la nota de encargo: en Cataluña no hay anuncio sin ella (Ley 18/2007, art.\u00a058.5). Identifica a la agencia con su número de registro y fija duración, precio y honorarios (art.\u00a055.6). Añada tres puntos: quién puede entrar, hasta qué importe se arregla algo sin llamarle y un inventario con fotos.",
            "Si vive fuera de España, un poder notarial permite que otra persona firme por usted. Y hay un trámite fiscal: a quien vende sin ser residente se le retiene el {withheld.rate} del precio, que el comprador ingresa con el modelo {withheld.form}. Lo que exceda del impuesto se recupera con el modelo 210.",
          ],
        },
        {
          heading: "¿Qué sale mal y cómo se evita?",
          blocks: [
            {
              points: [
                "Obras empezadas sin el permiso claro: pregunte antes al Ayuntamiento qué necesitan.",
                "Un presupuesto que crece: cada añadido, por escrito y con IVA, antes de hacerlo.",
                "Reformar al gusto de la agencia: haga lo que quien compra paga, que es luz, agua, paredes y suelo.",
                "El silencio: fije el día de la semana en que le cuentan cómo va.",
              ],
            },
          ],
        },
        {
          heading: "¿A cuánto puede subir todo?",
          blocks: [
            {
              caption: "Un ejemplo con presupuestos supuestos: piso de 400.000\u00a0€, honorarios del 4\u00a0%",
              columns: ["Concepto", "Con IVA"],
              rows: [
                ["Honorarios de la agencia", "19.360\u00a0€"],
                ["Pintura y reparaciones, 3.000\u00a0€", "3.300\u00a0€"],
                ["Home staging durante la venta, 2.400\u00a0€", "2.904\u00a0€"],
                ["Fotografías y plano, 400\u00a0€", "484\u00a0€"],
                ["Cédula y certificado energético, juntos", "unos 250\u00a0€"],
                ["Total", "unos 26.300\u00a0€, el 6,6\u00a0% del precio"],
              ],
            },
            "Aparte de los honorarios, van al piso unos 7.000\u00a0€. Se recuperan si traen una oferta un 1,7\u00a0% más alta, o si le ahorran una rebaja del mismo importe. Pida cada partida por separado: puede quedarse con tres y descartar dos.",
          ],
        },
      ],
      example: {
        heading: "¿Qué hay que preparar y qué no?",
        blocks: [
          [
            "Con año de reforma, entre lo que vendemos: {with.renovation}. Pocas veces se parte de cero.",
            "[{a.title}](/property/{a.id}) está en venta por {a.price}.",
            "Un gasto que el precio no devuelve es mejor no hacerlo, y el estudio inicial se lo dirá.",
          ],
        ],
      },
      inShort: [
        "En una venta llave en mano, una sola agencia prepara, enseña y vende, y el propietario decide.",
        "Las seis fases suman de 13 a 28 semanas.",
        "Cada gasto se acuerda por escrito antes de empezar.",
      ],
      next: "Cuéntenos cómo es la vivienda y compare qué incluye cada paquete: [vea la venta llave en mano](/services/turnkey-services).",
      description:
        "Venta llave en mano en Barcelona: las seis fases con sus semanas, qué incluye cada paquete, qué se firma antes de dejar las llaves y qué puede salir mal.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a055.6 y 58.5",
        "Real Decreto 1776/2004, art.\u00a014",
        "Fases y paquetes de nuestra venta llave en mano",
      ],
    },
    ca: {
      names: [
        "venda claus en mà",
        "servei claus en mà",
        "vendre pis claus en mà",
        "venda integral d’habitatge",
        "vendre sense ser-hi present",
        "paquet claus en mà",
        "vendre el pis sense ocupar-me de res",
      ],
      title: "La venda claus en mà",
      answers: {
        what: "La venda claus en mà vol dir que vostè deixa les claus a una sola agència i aquesta prepara, fotografia, anuncia, ensenya i ven l’habitatge. Vostè decideix el preu, el pressupost i a qui es ven, i només ha de venir a signar, o ni això si dona un poder. En canvi, d’un pis nou o reformat es diu «claus en mà» quan es lliura acabat, a punt per entrar-hi.",
        cost: "La venda claus en mà no té tarifa fixa; en el nostre exemple, amb pressupostos suposats, puja a uns 26.300\u00a0€ en un pis de 400.000\u00a0€, dels quals 19.360\u00a0€ són uns honoraris del 4\u00a0% amb IVA. El pressupost depèn de l’estat, de les obres i del paquet. Abans de començar recull per escrit què inclou, el preu i l’IVA. No es gasta res sense la seva conformitat.",
        time: "La venda claus en mà dura de 13 a 28 setmanes segons les nostres sis fases, de l’estudi inicial a la signatura. El que més varia és la preparació (de dues a sis setmanes) i la venda (de quatre a dotze). Una reforma que vulgui permís allarga la primera.",
        who: "En la venda claus en mà respon de tot una persona de l’agència, que també coordina els industrials. El propietari signa la nota d’encàrrec, aprova cada despesa i accepta l’oferta. L’escriptura la signa vostè o qui tingui el seu poder.",
      },
      sections: [
        {
          heading: "Quines sis fases té?",
          blocks: [
            {
              steps: [
                "Estudi inicial, una setmana: visita, mides, documentació, interval de preus i llista del que val la pena fer.",
                "Preparació, de dues a sis setmanes: arranjaments, pintura, home staging i certificats que faltin.",
                "Fotografia, una setmana: interiors amb llum de dia, exteriors al capvespre i plànol.",
                "Comercialització, d’una a dues setmanes: preu, anunci en quatre llengües i calendari de visites.",
                "Venda, de quatre a dotze setmanes: totes les visites, el resum i les ofertes amb les condicions.",
                "Signatura, de quatre a sis setmanes: arres, hipoteca de qui compra, escriptura i claus.",
              ],
            },
          ],
        },
        {
          heading: "Què inclou cada paquet?",
          blocks: [
            {
              points: [
                "Essencial: home staging i decoració, fotografia i documentació.",
                "Prèmium: l’anterior, més coordinació de la reforma, sortida a la venda i gestió de la venda.",
                "Integral: tot el Prèmium, interiorisme complet, reforma si cal i informe setmanal.",
              ],
            },
            "Si dubta, demani un pressupost amb dos paquets en paral·lel. Sovint l’habitatge necessita menys del que tem el propietari.",
          ],
        },
        {
          heading: "Què se signa abans de deixar les claus?",
          blocks: [
            "Primer, la nota d’encàrrec: a Catalunya no hi ha anunci sense ella (Llei 18/2007, art.\u00a058.5). Identifica l’agència amb el número de registre i fixa durada, preu i honoraris (art.\u00a055.6). Afegeixi-hi tres punts: qui pot entrar-hi, fins a quin import s’arregla una cosa sense trucar-li i un inventari amb fotos.",
            "Si viu fora d’Espanya, un poder notarial permet que una altra persona signi per vostè. I hi ha un tràmit fiscal: al venedor no resident se li reté el {withheld.rate} del preu. L’ingressa el comprador amb el model {withheld.form}. El que superi l’impost es recupera amb el model 210.",
          ],
        },
        {
          heading: "Què surt malament i com s’evita?",
          blocks: [
            {
              points: [
                "Obres començades sense saber quin permís volen: pregunti-ho abans a l’Ajuntament.",
                "Un pressupost que creix: cada afegit, per escrit i amb IVA, abans de fer-lo.",
                "Reformar al gust de l’agència: faci només allò que qui compra està disposat a pagar, com la llum, l’aigua, les parets i el terra.",
                "El silenci: fixi el dia de la setmana en què li expliquen com va.",
              ],
            },
          ],
        },
        {
          heading: "A quant pot pujar tot plegat?",
          blocks: [
            {
              caption: "Un exemple amb pressupostos suposats: pis de 400.000\u00a0€, honoraris del 4\u00a0%",
              columns: ["Concepte", "Amb IVA"],
              rows: [
                ["Honoraris de l’agència", "19.360\u00a0€"],
                ["Pintura i reparacions, 3.000\u00a0€", "3.300\u00a0€"],
                ["Home staging durant la venda, 2.400\u00a0€", "2.904\u00a0€"],
                ["Fotografies i plànol, 400\u00a0€", "484\u00a0€"],
                ["Cèdula i certificat energètic, plegats", "uns 250\u00a0€"],
                ["Total", "uns 26.300\u00a0€, el 6,6\u00a0% del preu"],
              ],
            },
            "A part dels honoraris, van al pis uns 7.000\u00a0€. Es recuperen si porten una oferta un 1,7\u00a0% més alta, o si li estalvien una rebaixa del mateix import. Demani cada partida per separat: es pot quedar amb tres i descartar-ne dues.",
          ],
        },
      ],
      example: {
        heading: "Què cal preparar i què no?",
        blocks: [
          [
            "Avui consta l’any de l’última reforma en {with.renovation} que venem: poques vegades es parteix de zero.",
            "{?a.renovated}Un exemple és [{a.title}](/property/{a.id}), reformat el {a.renovated} i en venda per {a.price}.",
            "L’estudi inicial diu quina despesa tornarà en el preu i quina val més estalviar-se.",
          ],
        ],
      },
      inShort: [
        "En una venda claus en mà, una sola agència prepara, ensenya i ven, i el propietari decideix.",
        "Les sis fases sumen de 13 a 28 setmanes.",
        "Cada despesa s’acorda per escrit abans de començar.",
      ],
      next: "Expliqui’ns com és l’habitatge i compari què inclou cada paquet: [vegi la venda claus en mà](/services/turnkey-services).",
      description:
        "Venda claus en mà a Barcelona: les sis fases amb les setmanes, què inclou cada paquet, què se signa abans de deixar les claus i què pot sortir malament.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, arts.\u00a055.6 i 58.5",
        "Reial decret 1776/2004, art.\u00a014",
        "Fases i paquets de la nostra venda claus en mà",
      ],
    },
    ru: {
      names: [
        "продажа под ключ",
        "продажа квартиры под ключ",
        "продажа жилья под ключ",
        "услуга под ключ для продавца",
        "продать квартиру без своего участия",
        "пакет продажи под ключ",
        "продать квартиру не приезжая",
      ],
      title: "Продажа под ключ",
      answers: {
        what: "Продажа под ключ\u00a0— это когда вы отдаёте ключи одному агентству, а оно готовит, снимает, рекламирует, показывает и продаёт жильё. Цену, смету и покупателя выбираете вы, а затем приезжаете на сделку или выдаёте доверенность. Это удобно, если вы живёте далеко, квартире нужен ремонт или у вас просто нет времени.",
        cost: "У продажи под ключ нет единого тарифа; в нашем примере с предполагаемыми сметами она обходится примерно в 26\u00a0300\u00a0€ для квартиры за 400\u00a0000\u00a0€, из них 19\u00a0360\u00a0€\u00a0— комиссия 4\u00a0% с НДС. Смета зависит от состояния, работ и пакета. До начала работ в ней письменно указано, что входит, цена и НДС (IVA). Без вашего согласия ничего не тратится.",
        time: "Продажа под ключ по нашим шести этапам занимает 13–28 недель, от осмотра до сделки. Сильнее всего меняются подготовка (две–шесть недель) и показы с переговорами (четыре–двенадцать). Ремонт, для которого нужно разрешение, удлиняет первую.",
        who: "При продаже под ключ за всё отвечает один человек в агентстве, он же ведёт мастеров. Собственник подписывает агентский договор, утверждает каждый расход и принимает предложение о покупке. Нотариальный акт подписываете вы или тот, кому выдана доверенность.",
      },
      sections: [
        {
          heading: "Какие в ней шесть этапов?",
          blocks: [
            {
              steps: [
                "Осмотр, одна неделя: визит, замеры, документы, ценовой диапазон и список того, что стоит сделать.",
                "Подготовка, две–шесть недель: мелкий ремонт, покраска, хоумстейджинг и недостающие сертификаты.",
                "Съёмка, одна неделя: комнаты при дневном свете, фасад в сумерках и планировка.",
                "Реклама, одна-две недели: цена, объявление на четырёх языках и график показов.",
                "Показы и переговоры, четыре–двенадцать недель: каждый показ, отчёт о нём и предложения с их условиями.",
                "Сделка, четыре–шесть недель: задаток, ипотека покупателя, нотариальный акт и ключи.",
              ],
            },
          ],
        },
        {
          heading: "Что входит в каждый пакет?",
          blocks: [
            {
              points: [
                "Базовый: хоумстейджинг и декор, съёмка, документы.",
                "Премиум: всё это, а ещё координация ремонта, подготовка к продаже и её ведение.",
                "Полный: весь «Премиум», дизайн-проект, при необходимости капитальный ремонт и отчёт каждую неделю.",
              ],
            },
            "Если сомневаетесь, попросите смету на два пакета сразу. Часто квартире нужно меньше, чем опасается собственник.",
          ],
        },
        {
          heading: "Что подписать до передачи ключей?",
          blocks: [
            "Сначала агентский договор (nota de encargo): без него в Каталонии нельзя давать рекламу (Закон 18/2007, ст.\u00a058.5). В нём указаны агентство с номером в реестре, срок, цена и комиссия (ст.\u00a055.6). Добавьте три пункта: кто может входить, до какой суммы чинят без звонка, и опись с фотографиями.",
            "Если вы живёте за пределами Испании, подписать за вас можно по нотариальной доверенности. Есть и налоговая сторона: у нерезидента покупатель удерживает {withheld.rate} цены и перечисляет их по форме {withheld.form}. Излишек сверх налога возвращают по форме 210.",
          ],
        },
        {
          heading: "Что идёт не так и как этого избежать?",
          blocks: [
            {
              points: [
                "Работы начаты, а с разрешением неясно: сначала спросите в мэрии, что требуется.",
                "Смета растёт: каждое дополнение письменно, с ценой и НДС, до начала работ.",
                "Ремонт на вкус агентства: делайте то, за что платит покупатель,\u00a0— свет, воду, стены и пол.",
                "Тишина: назначьте день недели, когда вам рассказывают, как идут дела.",
              ],
            },
          ],
        },
        {
          heading: "Во сколько может обойтись всё вместе?",
          blocks: [
            {
              caption: "Пример с предполагаемыми сметами: квартира за 400\u00a0000\u00a0€, комиссия 4\u00a0%",
              columns: ["Статья", "С НДС"],
              rows: [
                ["Комиссия агентства", "19\u00a0360\u00a0€"],
                ["Покраска и мелкий ремонт, 3000\u00a0€", "3300\u00a0€"],
                ["Хоумстейджинг на время продажи, 2400\u00a0€", "2904\u00a0€"],
                ["Фотографии и план, 400\u00a0€", "484\u00a0€"],
                ["Свидетельство о пригодности и энергосертификат вместе", "около 250\u00a0€"],
                ["Итого", "около 26\u00a0300\u00a0€, или 6,6\u00a0% цены"],
              ],
            },
            "Помимо комиссии в квартиру вкладывают около 7000\u00a0€. Они окупаются, если предложение покупателя окажется на 1,7\u00a0% выше или если не придётся на столько же снижать цену. Просите смету по строкам: можно взять три услуги и отказаться от двух.",
          ],
        },
        {
          heading: "Что решаете вы, а что агентство?",
          blocks: [
            {
              points: [
                "Вы: начальную цену, каждое её снижение, бюджет и покупателя.",
                "Агентство: порядок работ, часы просмотров, объявления.",
                "Вместе: любой дополнительный расход, письменно и до оплаты.",
              ],
            },
            "Если вы живёте за границей, договоритесь о коротком отчёте в один и тот же день недели: сколько было просмотров, что говорили покупатели, сколько потрачено. Доверенность ограничьте ценой, ниже которой её нельзя применить. Ключи передавайте по списку, с фотографиями каждой комнаты и показаниями счётчиков; по такому же списку вы получите их назад, если продажа не состоится. Срок договора и условия отказа запишите сразу. Один экземпляр оставьте себе. Все счета просите на своё имя и храните вместе с договором.",
          ],
        },
      ],
      example: {
        heading: "Что нужно готовить, а что нет?",
        blocks: [
          [
            "После ремонта у нас {with.renovation}: с нуля начинать приходится редко.",
            "[{a.title}](/property/{a.id}) продаётся за {a.price}.",
            "Расход, который цена не вернёт, лучше не делать, и осмотр это покажет.",
          ],
        ],
      },
      inShort: [
        "При продаже под ключ одно агентство готовит, показывает и продаёт, а решает собственник.",
        "Шесть этапов занимают 13–28 недель.",
        "Каждый расход согласуют письменно до начала работ.",
      ],
      next: "Расскажите о жилье и сравните, что входит в каждый пакет: [посмотрите продажу под ключ](/services/turnkey-services).",
      description:
        "Продажа под ключ в Барселоне: шесть этапов и сколько недель занимает каждый, что входит в пакеты, что подписать до передачи ключей и что может пойти не так.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a055.6 и 58.5",
        "Королевский декрет 1776/2004, ст.\u00a014",
        "Этапы и пакеты нашей услуги",
      ],
    },
  },
};
