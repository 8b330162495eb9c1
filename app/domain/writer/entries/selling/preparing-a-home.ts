import type { Entry } from "../entry";

export const preparingAHome: Entry = {
  theme: "selling",
  related: [
    "renovating-before-selling",
    "home-staging",
    "photographs-and-floor-plan",
    "documents-to-sell",
    "valuation",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "preparing a home for sale",
        "prepare my home to sell",
        "getting a home ready to sell",
        "what to repair before selling",
        "painting before selling",
        "tidy up a home before viewings",
      ],
      title: "Preparing a home for sale",
      answers: {
        what: "Preparing a home for sale takes about three weeks and, in our example of 80\u00a0m², €2,450 with VAT: small repairs, light paint in two rooms, storage, a deep clean. Clear what hides the rooms and have the certificates ready before the first photograph. A new kitchen or bathroom is seldom part of it, because it has to bring back 2 to 4% of the price.",
        cost: "Preparing a home for sale costs about €2,450 in our example of 80\u00a0m²: €500 for small repairs, €1,500 for paint in two rooms, €300 for a deep clean and €150 for a month of storage, VAT included. The certificates come on top, at €110 to €210. Compare each line with what a buyer will notice on the first visit.",
        time: "Preparing a home for sale takes one to two weeks where documents and small repairs are enough, going by the usual times of our sales. With painting, staging or building work plan two to six weeks. The certificates run at the same time, so order them on the first day.",
        how: "Prepare your home to sell from the outside in: entrance, light, smell, water, walls, and only then decoration. Walk in from the street as a visitor would and write down the first ten things you see. That list is the work.",
      },
      sections: [
        {
          heading: "Which small repairs are worth it?",
          blocks: [
            {
              points: [
                "Whatever drips, sticks, flickers or squeaks, because a buyer will think no better of the pipes and the wiring.",
                "Marks of damp: find the cause first and keep the invoice; fresh paint over a stain gets noticed.",
                "Sealant in the bathroom, a cracked tile, a blind that sticks.",
                "Walls in strong colours: a coat of white in the hall and living room brings the light back.",
                "Light bulbs: the same tone everywhere and none missing.",
              ],
            },
          ],
        },
        {
          heading: "What is best left alone?",
          blocks: [
            "Kitchens and bathrooms are a matter of taste, and buyers often want their own. Patterned cement tiles, mouldings and old doors are what people look for in the Eixample: clean them and leave them. Building work needs a notice to the city council or a permit from it, and takes longer than it seems.",
            "If the home needs a full renovation, say so and price it that way. A plan of what could be done helps more than new taps.",
          ],
        },
        {
          heading: "What is done in which week, and for how much?",
          blocks: [
            {
              caption:
                "An example of three weeks before the advert, for a home of 80\u00a0m²; the sums are assumed, with VAT",
              columns: ["When", "What", "About"],
              rows: [
                [
                  "Three weeks before",
                  "Energy certificate, date of the habitability certificate, registry extract",
                  "€110–210",
                ],
                ["Three weeks before", "List of small faults; two written quotes", "—"],
                ["Two weeks before", "Taps, blinds, sockets, sealant", "€500"],
                ["Two weeks before", "Light paint in the hall and living room", "€1,500"],
                ["One week before", "Half of the furniture into storage, a month", "€150"],
                ["Three days before", "Deep clean with windows", "€300"],
                ["The day before", "Balcony, lamps, beds, nothing on worktops", "—"],
                [
                  "The day itself",
                  "Photographs and floor plan at the hour of the best sun",
                  "In the agent’s fee, if agreed",
                ],
              ],
            },
            "In this example the work comes to €2,450, or 0.4% of a price of €600,000. What costs more than 1% belongs to another question: whether to renovate before selling.",
          ],
        },
        {
          heading: "In what order is it done?",
          blocks: [
            {
              steps: [
                "Order the energy certificate and check the date of the habitability certificate.",
                "Repair, then paint, then clean; never in another order.",
                "Pack half of what is on tables, shelves and worktops.",
                "Clear the balcony or terrace and the way to each window.",
                "Decide what stays (kitchen, lamps, air conditioning) and write an inventory.",
                "Have it photographed the day after the cleaning, at the hour of the best sun.",
              ],
            },
          ],
        },
        {
          heading: "Which faults must you disclose?",
          blocks: [
            "The advert binds, and what it says can be claimed later (Law 18/2007, art. 58.3–4). Beyond that, the seller answers for a lack of conformity under the Civil Code of Catalonia (arts. 621-20 and following). A fault disclosed in writing before the contract is part of the bargain. One that was painted over comes back in a lawyer’s letter.",
            "Make a short sheet: what was repaired, when and by whom, and what still isn’t right.",
          ],
        },
        {
          heading: "How should it look when somebody visits?",
          blocks: [
            {
              points: [
                "Open blinds and windows half an hour before, and light every lamp in rooms without sun.",
                "Keep the entrance, the corridor and the way to each window free.",
                "Put away medicines, documents, keys and photographs of children.",
                "Leave with the dog, and let the agent speak.",
                "Lay out the floor plan, the energy label, the fees and a list of what was repaired.",
                "In an empty home, switch the electricity and the water on: a buyer tries both.",
              ],
            },
            "Ask after each visit what was noticed first. If three visitors name the same thing, mend it before the fourth.",
          ],
        },
      ],
      inShort: [
        "Preparing a home means small repairs, clear rooms and complete documents before the photographs.",
        "Large building work just before a sale is rarely worth it.",
        "Known faults are best disclosed in writing.",
      ],
      next: "We tell you what is worth doing, and what isn’t: [see how we sell your home](/services/property-sales).",
      description:
        "Preparing a home for sale in Barcelona: which repairs are worth it, what to leave alone, the order of the work and which faults to disclose in writing first.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), art. 58.3–4",
        "Civil Code of Catalonia, arts. 621-20 and following",
        "Usual times of our sales",
      ],
    },
    es: {
      names: [
        "preparar un piso para vender",
        "preparar la vivienda para la venta",
        "qué arreglar antes de vender un piso",
        "pintar el piso antes de vender",
        "poner el piso a punto para vender",
        "arreglos antes de vender",
      ],
      title: "Preparar un piso para vender",
      answers: {
        what: "Preparar un piso para vender lleva unas tres semanas y, en nuestro ejemplo de 80\u00a0m², 2.450\u00a0€ con IVA: arreglos pequeños, pintura clara en dos habitaciones, guardamuebles y limpieza a fondo. Despeje lo que tapa las habitaciones y tenga los certificados antes de la primera foto. La cocina o el baño nuevos casi nunca entran, porque tendrían que devolver del 2 al 4\u00a0% del precio.",
        cost: "Preparar un piso para vender cuesta unos 2.450\u00a0€ en nuestro ejemplo de 80\u00a0m²: 500\u00a0€ de arreglos, 1.500\u00a0€ de pintura en dos habitaciones, 300\u00a0€ de limpieza y 150\u00a0€ de un mes de guardamuebles, con IVA. Aparte van los certificados, de 110 a 210\u00a0€. Compare cada línea con lo que se verá en la primera visita.",
        time: "Preparar un piso para vender lleva de una a dos semanas si bastan la documentación y los arreglos, según los plazos habituales de nuestras ventas. Con pintura, home staging u obras, cuente de dos a seis. Los certificados corren en paralelo: encárguelos el primer día.",
        how: "Para preparar un piso para vender vaya de fuera a dentro: entrada, luz, olor, agua, paredes y, al final, decoración. Entre desde la calle como una visita y apunte las diez primeras cosas que ve. Esa lista es el trabajo.",
      },
      sections: [
        {
          heading: "¿Qué vale la pena arreglar?",
          blocks: [
            {
              points: [
                "Lo que gotea, roza, parpadea o chirría, porque de ahí se deduce cómo están las tuberías y la luz.",
                "Las manchas de humedad: busque la causa y guarde la factura, que la pintura sola se nota.",
                "La silicona del baño, una baldosa rota, una persiana que no baja.",
                "Las paredes de color fuerte: una mano de blanco en recibidor y salón devuelve luz.",
                "Las bombillas: del mismo tono y que no falte ninguna.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué es mejor no tocar?",
          blocks: [
            "Cocinas y baños son cuestión de gusto, y quien compra suele querer los suyos. El suelo hidráulico, las molduras y las puertas antiguas son lo que se busca en el Eixample: límpielos y déjelos. Las obras piden comunicación o permiso municipal, según cuáles sean, y duran más de lo previsto.",
            "Si la vivienda necesita una reforma completa, dígalo y póngale precio en consecuencia. Un plano de lo que se podría hacer ayuda más que unos grifos nuevos.",
          ],
        },
        {
          heading: "¿Qué se hace cada semana y por cuánto?",
          blocks: [
            {
              caption: "Ejemplo de tres semanas antes del anuncio en un piso de 80\u00a0m²; cifras supuestas, con IVA",
              columns: ["Cuándo", "Qué", "Unos"],
              rows: [
                ["Tres semanas antes", "Certificado energético, fecha de la cédula, nota simple", "110–210\u00a0€"],
                ["Tres semanas antes", "Lista de pequeños defectos; dos presupuestos", "—"],
                ["Dos semanas antes", "Grifos, persianas, enchufes, silicona", "500\u00a0€"],
                ["Dos semanas antes", "Pintura clara en recibidor y salón", "1.500\u00a0€"],
                ["Una semana antes", "La mitad de los muebles a un guardamuebles, un mes", "150\u00a0€"],
                ["Tres días antes", "Limpieza a fondo con cristales", "300\u00a0€"],
                ["La víspera", "Balcón, lámparas, camas, encimeras vacías", "—"],
                ["El día", "Fotos y plano a la hora de mejor sol", "En los honorarios, si se pacta"],
              ],
            },
            "En este ejemplo el trabajo suma 2.450\u00a0€, un 0,4\u00a0% de un precio de 600.000\u00a0€. Lo que pase del 1\u00a0% es otra pregunta: si conviene reformar antes de vender.",
          ],
        },
        {
          heading: "¿Por qué orden se empieza?",
          blocks: [
            {
              steps: [
                "Encargue el certificado energético y mire la fecha de la cédula.",
                "Primero arreglar, luego pintar y al final limpiar.",
                "Embale la mitad de lo que hay sobre mesas, estantes y encimeras.",
                "Vacíe el balcón o la terraza y el paso hasta cada ventana.",
                "Decida qué se queda (cocina, lámparas, aire acondicionado) y haga un inventario.",
                "Fotografíe al día siguiente de la limpieza, a la hora de mejor sol.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué defectos hay que contar?",
          blocks: [
            "El anuncio obliga y lo que dice se puede exigir (Ley 18/2007, art.\u00a058.3–4). Además, quien vende responde de la falta de conformidad (Código civil de Cataluña, arts.\u00a0621-20 y siguientes). Un defecto comunicado por escrito antes del contrato forma parte del trato. El que se tapa con pintura vuelve en forma de burofax.",
            "Prepare una hoja breve: qué se arregló, cuándo y quién lo hizo, y qué sigue sin estar bien.",
          ],
        },
        {
          heading: "¿Cómo debe estar cuando viene alguien?",
          blocks: [
            {
              points: [
                "Suba persianas y abra ventanas media hora antes, y encienda las lámparas donde no dé el sol.",
                "Deje libres el recibidor, el pasillo y el camino a cada ventana.",
                "Guarde medicinas, documentos, llaves y fotos de niños.",
                "Salga con el perro y deje hablar a la agencia.",
                "Tenga a la vista el plano, la etiqueta energética, la cuota de comunidad y la lista de lo arreglado.",
                "Si está vacío, dé la luz y el agua: quien compra prueba las dos.",
              ],
            },
            "Pregunte después de cada visita qué fue lo primero que se vio. Si tres personas nombran lo mismo, arréglelo antes de la cuarta.",
          ],
        },
      ],
      inShort: [
        "Preparar la vivienda es arreglar lo pequeño, despejar y completar la documentación antes de las fotos.",
        "Una gran obra justo antes de vender rara vez compensa.",
        "Los defectos conocidos conviene decirlos por escrito.",
      ],
      next: "Le diremos qué conviene hacer y qué no: [vea cómo vendemos su vivienda](/services/property-sales).",
      description:
        "Preparar un piso para vender en Barcelona: qué arreglos compensan, qué es mejor no tocar, por qué orden se empieza y qué defectos hay que decir por escrito.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a058.3–4",
        "Código civil de Cataluña, arts.\u00a0621-20 y siguientes",
        "Plazos habituales de nuestras ventas",
      ],
    },
    ca: {
      names: [
        "preparar un pis per vendre",
        "preparar l’habitatge per a la venda",
        "què arreglar abans de vendre un pis",
        "pintar el pis abans de vendre",
        "posar el pis a punt per vendre",
        "arranjaments abans de vendre",
        "quines obres fer abans de vendre un pis",
      ],
      title: "Preparar un pis per vendre",
      answers: {
        what: "Preparar un pis per vendre porta unes tres setmanes i, al nostre exemple de 80\u00a0m², 2.450\u00a0€ amb IVA: arranjaments petits, pintura clara en dues habitacions, guardamobles i neteja a fons. Tregui el que tapa les habitacions i tingui els certificats abans de la primera foto. La cuina o el bany nous gairebé mai no hi entren, perquè haurien de tornar del 2 al 4\u00a0% del preu.",
        cost: "Preparar un pis per vendre costa uns 2.450\u00a0€ al nostre exemple de 80\u00a0m²: 500\u00a0€ d’arranjaments, 1.500\u00a0€ de pintura en dues habitacions, 300\u00a0€ de neteja i 150\u00a0€ d’un mes de guardamobles, amb IVA. A part hi ha els certificats, de 110 a 210\u00a0€. Compari cada línia amb el que es veurà a la primera visita.",
        time: "Preparar un pis per vendre vol d’una a dues setmanes si n’hi ha prou amb documents i arranjaments, segons els terminis habituals de les nostres vendes. Amb pintura, home staging o obres, compti’n de dues a sis. Els certificats van en paral·lel: encarregui’ls el primer dia.",
        how: "Per preparar un pis per vendre vagi de fora a dins: entrada, llum, olor, aigua, parets i, al final, decoració. Entri des del carrer com una visita i apunti les deu primeres coses que veu. Aquesta llista és la feina.",
      },
      sections: [
        {
          heading: "Què val la pena arreglar?",
          blocks: [
            {
              points: [
                "El que goteja, frega, fa pampallugues o grinyola, perquè d’aquí es dedueix com estan les canonades i la llum.",
                "Les taques d’humitat: busqui’n la causa i guardi la factura, que la pintura sola es nota.",
                "La silicona del bany, una rajola trencada, una persiana que no baixa.",
                "Les parets de color fort: una mà de blanc al rebedor i a la sala torna la llum.",
                "Les bombetes: del mateix to i que no en falti cap.",
              ],
            },
          ],
        },
        {
          heading: "Què és millor no tocar?",
          blocks: [
            "Cuines i banys són qüestió de gust, i qui compra sol voler els seus. El paviment hidràulic, les motllures i les portes antigues són el que es busca a l’Eixample: netegi’ls i deixi’ls. Les obres volen comunicació o permís municipal, segons quines siguin, i duren més del previst.",
            "Si l’habitatge necessita una reforma completa, digui-ho i posi-hi preu d’acord amb això. Un plànol del que s’hi podria fer ajuda més que unes aixetes noves.",
          ],
        },
        {
          heading: "Què es fa cada setmana i per quant?",
          blocks: [
            {
              caption: "Exemple de tres setmanes abans de l’anunci en un pis de 80\u00a0m²; xifres suposades, amb IVA",
              columns: ["Quan", "Què", "Uns"],
              rows: [
                ["Tres setmanes abans", "Certificat energètic, data de la cèdula, nota simple", "110–210\u00a0€"],
                ["Tres setmanes abans", "Llista de petits defectes; dos pressupostos", "—"],
                ["Dues setmanes abans", "Aixetes, persianes, endolls, silicona", "500\u00a0€"],
                ["Dues setmanes abans", "Pintura clara al rebedor i a la sala", "1.500\u00a0€"],
                ["Una setmana abans", "La meitat dels mobles a un guardamobles, un mes", "150\u00a0€"],
                ["Tres dies abans", "Neteja a fons amb vidres", "300\u00a0€"],
                ["El dia abans", "Balcó, llums, llits, taulells buits", "—"],
                ["El dia", "Fotos i plànol a l’hora de més bon sol", "Dins dels honoraris, si es pacta"],
              ],
            },
            "En aquest exemple la feina suma 2.450\u00a0€, un 0,4\u00a0% d’un preu de 600.000\u00a0€. El que passi de l’1\u00a0% és una altra pregunta: si convé reformar abans de vendre.",
          ],
        },
        {
          heading: "Per quin ordre es comença?",
          blocks: [
            {
              steps: [
                "Encarregui el certificat energètic i miri la data de la cèdula.",
                "Primer arreglar, després pintar i al final netejar.",
                "Empaqueti la meitat del que hi ha damunt de taules, prestatges i marbres.",
                "Buidi el balcó o la terrassa i el pas fins a cada finestra.",
                "Decideixi què s’hi queda (cuina, llums, aire condicionat) i faci’n un inventari.",
                "Fotografiï l’endemà de la neteja, a l’hora de millor sol.",
              ],
            },
          ],
        },
        {
          heading: "Quins defectes s’han d’explicar?",
          blocks: [
            "L’anunci obliga i el que diu es pot exigir (Llei 18/2007, art.\u00a058.3–4). A més, qui ven respon de la manca de conformitat (Codi civil de Catalunya, arts.\u00a0621-20 i següents). Un defecte comunicat per escrit abans del contracte forma part del tracte. El que es tapa amb pintura torna en forma de burofax.",
            "Prepari un full breu: què s’hi va arreglar, quan i qui ho va fer, i què encara no està bé.",
          ],
        },
        {
          heading: "Com ha d’estar quan ve algú?",
          blocks: [
            {
              points: [
                "Apugi persianes i obri finestres mitja hora abans, i encengui els llums on no toqui el sol.",
                "Deixi lliures el rebedor, el passadís i el camí a cada finestra.",
                "Guardi medicines, documents, claus i fotos de criatures.",
                "Surti amb el gos i deixi parlar l’agència.",
                "Tingui a la vista el plànol, l’etiqueta energètica, la quota de comunitat i la llista del que s’ha arreglat.",
                "Si és buit, doni la llum i l’aigua: qui compra les prova totes dues.",
              ],
            },
            "Pregunti després de cada visita què va ser el primer que es va veure. Si tres persones diuen el mateix, arregli-ho abans de la quarta.",
          ],
        },
      ],
      inShort: [
        "Preparar l’habitatge és arreglar el que és petit, endreçar i completar la documentació abans de les fotos.",
        "Una obra grossa just abans de vendre poques vegades compensa.",
        "Els defectes que se saben val més dir-los per escrit.",
      ],
      next: "Li direm què convé fer i què no: [vegi com venem el seu habitatge](/services/property-sales).",
      description:
        "Preparar un pis per vendre a Barcelona: quins arranjaments compensen, què és millor no tocar, per quin ordre es comença i quins defectes cal dir per escrit.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, art.\u00a058.3–4",
        "Codi civil de Catalunya, arts.\u00a0621-20 i següents",
        "Terminis habituals de les nostres vendes",
      ],
    },
    ru: {
      names: [
        "подготовка квартиры к продаже",
        "подготовить квартиру к продаже",
        "что починить перед продажей квартиры",
        "предпродажная подготовка квартиры",
        "нужно ли красить квартиру перед продажей",
        "привести квартиру в порядок перед продажей",
        "поднять цену квартиры перед продажей",
        "как подготовить квартиру к продаже",
      ],
      title: "Подготовка квартиры к продаже",
      answers: {
        what: "Подготовка квартиры к продаже занимает около трёх недель и в нашем примере на 80\u00a0м² стоит 2\u00a0450\u00a0€ с НДС: мелкая починка, светлая краска в двух комнатах, склад и генеральная уборка. Уберите то, что скрывает комнаты, и получите сертификаты до первой съёмки. Новая кухня или ванная сюда почти никогда не входит: она должна вернуть 2–4\u00a0% цены.",
        cost: "Подготовка квартиры к продаже в нашем примере на 80\u00a0м² стоит около 2\u00a0450\u00a0€: 500\u00a0€ мелкая починка, 1\u00a0500\u00a0€ краска в двух комнатах, 300\u00a0€ уборка и 150\u00a0€ склад на месяц, с НДС. Отдельно сертификаты, 110–210\u00a0€. Сравните каждую строку с тем, что покупатель заметит на первом показе.",
        time: "Подготовка квартиры к продаже занимает одну-две недели, если хватает документов и мелкого ремонта: таковы обычные сроки наших продаж. С покраской, хоумстейджингом или работами\u00a0— от двух до шести недель. Сертификаты готовят параллельно, поэтому закажите их в первый день.",
        how: "Подготовить квартиру к продаже лучше снаружи внутрь: вход, свет, запах, вода, стены и только потом декор. Войдите с улицы как гость и запишите первые десять вещей, которые заметили. Это и есть список работ.",
      },
      sections: [
        {
          heading: "Что стоит починить?",
          blocks: [
            {
              points: [
                "Всё, что капает, заедает, мигает или скрипит: по этому судят о трубах и проводке.",
                "Следы сырости: сначала найдите причину и сохраните счёт, ведь одну краску видно.",
                "Герметик в ванной, треснувшую плитку, штору-ставень, которая не опускается.",
                "Стены ярких цветов: слой белой краски в прихожей и гостиной возвращает свет.",
                "Лампочки: одного тона и чтобы все горели.",
              ],
            },
          ],
        },
        {
          heading: "Что лучше не трогать?",
          blocks: [
            "Кухня и ванная\u00a0— дело вкуса, и покупатель часто хочет свои. Узорная цементная плитка, лепнина и старые двери\u00a0— то, ради чего ищут в Эшампле: очистите их и оставьте. Для работ нужно уведомление или разрешение мэрии, смотря каких, и длятся они дольше, чем кажется.",
            "Если квартире нужен полный ремонт, так и скажите и назначьте цену с учётом этого. План возможной перестройки поможет больше новых кранов. С ним покупатель видит, что получит за свои деньги и чего это будет стоить ему самому.",
          ],
        },
        {
          heading: "Что и когда делать и сколько это стоит?",
          blocks: [
            {
              caption: "Пример: три недели до объявления, квартира 80\u00a0м²; суммы условные, с НДС",
              columns: ["Когда", "Что", "Около"],
              rows: [
                [
                  "За три недели",
                  "Энергосертификат, срок свидетельства о пригодности, выписка из реестра",
                  "110–210\u00a0€",
                ],
                ["За три недели", "Список мелких неисправностей; две письменные сметы", "—"],
                ["За две недели", "Краны, жалюзи, розетки, герметик", "500\u00a0€"],
                ["За две недели", "Светлая краска в прихожей и гостиной", "1\u00a0500\u00a0€"],
                ["За неделю", "Половина мебели на склад, на месяц", "150\u00a0€"],
                ["За три дня", "Генеральная уборка с окнами", "300\u00a0€"],
                ["Накануне", "Балкон, лампы, постели, пустые столешницы", "—"],
                ["В этот день", "Съёмка и план в час лучшего солнца", "Входит в комиссию, если записано"],
              ],
            },
            "В этом примере работы обойдутся в 2\u00a0450\u00a0€, то есть в 0,4\u00a0% при цене 600\u00a0000\u00a0€. Если выходит больше 1\u00a0%, это уже другой вопрос: делать ли ремонт перед продажей.",
          ],
        },
        {
          heading: "В каком порядке действовать?",
          blocks: [
            {
              steps: [
                "Закажите сертификат энергоэффективности и проверьте срок свидетельства о пригодности для проживания.",
                "Сначала чините, потом красьте, в конце убирайте.",
                "Упакуйте половину того, что стоит на столах, полках и кухне.",
                "Освободите балкон или террасу и подход к каждому окну.",
                "Решите, что остаётся (кухня, светильники, кондиционер), и составьте опись.",
                "Снимайте на следующий день после уборки, когда солнце светит лучше всего.",
              ],
            },
          ],
        },
        {
          heading: "О каких недостатках нужно сказать?",
          blocks: [
            "Объявление обязывает: того, что в нём сказано, можно потребовать (Закон 18/2007, ст.\u00a058.3–4). Кроме того, продавец отвечает за несоответствие договору (Гражданский кодекс Каталонии, ст.\u00a0621-20 и следующие). Недостаток, названный письменно до договора, становится частью условий. Закрашенный вернётся официальным письмом.",
            "Составьте короткий лист: что чинили, когда и кто, и что до сих пор не в порядке. Дайте его покупателю до подписания договора и сохраните копию с его подписью.",
          ],
        },
        {
          heading: "Как должна выглядеть квартира на показе?",
          blocks: [
            {
              points: [
                "За полчаса поднимите жалюзи, откройте окна и включите лампы там, куда не попадает солнце.",
                "Освободите прихожую, коридор и проход к каждому окну.",
                "Уберите лекарства, документы, ключи и детские фотографии.",
                "Уйдите вместе с собакой и дайте говорить агенту.",
                "Положите на стол план, энергетическую маркировку, сумму взноса в сообщество и список того, что починили.",
                "В пустой квартире включите свет и воду: покупатель проверит и то и другое.",
                "Проветрите кухню: запах чувствуют раньше, чем видят комнаты.",
              ],
            },
            "После каждого показа спрашивайте, что бросилось в глаза первым. Если трое назвали одно и то же, исправьте это до четвёртого. Записывайте и вопросы: по ним видно, чего не хватает в объявлении, и ответы можно подготовить заранее. Если за две недели никто не пришёл во второй раз, ещё раз пройдите квартиру с улицы глазами гостя.",
          ],
        },
      ],
      inShort: [
        "Подготовка\u00a0— это мелкий ремонт, свободные комнаты и полные документы до съёмки.",
        "Большие работы перед самой продажей редко окупаются.",
        "Об известных недостатках лучше сказать письменно.",
      ],
      next: "Подскажем, что стоит делать, а что нет: [посмотрите, как мы продаём жильё](/services/property-sales).",
      description:
        "Подготовка квартиры к продаже в Барселоне: какой ремонт окупается, что лучше не трогать, в каком порядке действовать и о каких недостатках сказать письменно.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст.\u00a058.3–4",
        "Гражданский кодекс Каталонии, ст.\u00a0621-20 и следующие",
        "Обычные сроки наших продаж",
      ],
    },
  },
};
