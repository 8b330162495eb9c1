import type { Entry } from "../entry";

export const handoverOfKeys: Entry = {
  theme: "guide",
  related: ["notary-day", "moving-in", "hidden-defects", "community-debts-certificate"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "handover of keys",
        "handover of the home",
        "key handover",
        "getting the keys spain",
        "taking possession of a home",
        "handover checklist",
        "keys after signing",
        "when do i get the keys",
      ],
      title: "The handover of keys",
      answers: {
        what: "The handover of keys usually takes place at the notary’s, right after the signatures: with the deed the home is delivered to you (Civil Code of Catalonia, art.\u00a0531-4). From then on its costs and its risks are yours. Half an hour in the home on the same morning saves most arguments.",
        time: "The handover of keys takes place on the day of the deed, unless you agree on a later one, for example because the seller is still moving. In that case put in writing the day, who pays until then, and a sum withheld until the home is empty.",
        how: "For the handover of keys, meet in the home before the signing, go through the list, read the meters and photograph them. At the notary’s count the keys and have both sign the list.",
      },
      sections: [
        {
          heading: "What do you check that morning?",
          blocks: [
            {
              points: [
                "The home is empty of everything that doesn’t stay, storage room included.",
                "What stays is there: appliances, lamps, wardrobes, air conditioning, as agreed in writing.",
                "Taps, heating, lights, blinds and the intercom work as they did at the viewing.",
                "No new damage from the move.",
                "Nobody lives there any more.",
              ],
            },
            "If something is missing, say so before you sign. The notary can put into the deed what the seller still has to do, and what is withheld for it.",
          ],
        },
        {
          heading: "What if something isn’t ready?",
          blocks: [
            {
              caption: "Problems on the day of the keys, and what helps",
              columns: ["Problem", "What you do"],
              rows: [
                [
                  "Furniture or rubbish left behind",
                  "a day for clearing it in the deed, and a sum withheld at the notary’s",
                ],
                [
                  "The seller needs two more weeks",
                  "a later handover in writing, with who pays what and a sum per day",
                ],
                ["Someone still lives there", "don’t sign: the deed can wait, a tenant’s rights can’t be undone"],
                ["New damage", "photographs, a quote, the sum taken off the price"],
                ["A key or remote control is missing", "a list with a day for it; change the cylinder in any case"],
                ["Supplies were cut off", "ask for the contract numbers: a new connection takes days"],
              ],
            },
            "A sum withheld is agreed before the signatures, and the deed says for what and until when. Afterwards a promise is hard to collect.",
          ],
        },
        {
          heading: "What should be handed over?",
          blocks: [
            {
              steps: [
                "All keys: home, street door, letter box, storage room, terrace, and remote controls of the garage.",
                "Contracts or last bills of electricity, gas, water and internet, with their contract numbers.",
                "Manuals and guarantees of boiler and appliances.",
                "The habitability certificate, the energy certificate and the certificate of community debts.",
                "The name of the property manager and the community’s account.",
              ],
            },
            "Change the cylinder of the lock in the first week. Nobody can tell how many copies there are.",
          ],
        },
        {
          heading: "Who pays which bill?",
          blocks: [
            "Agree on one date for everything, usually the day of the deed. Supplies follow the meter readings, community fees the month. The property tax (IBI) is owed by whoever owns the home on 1\u00a0January; sharing it by days has to be agreed.",
            "The home itself answers for community fees of this year and the four before it (Civil Code of Catalonia, art.\u00a0553-5). So look at the certificate, not only at a promise.",
          ],
        },
        {
          heading: "What do you do in the first week?",
          blocks: [
            {
              points: [
                "Put electricity, gas and water in your name, from the same account.",
                "Insure the home from the day of the deed.",
                "Tell the property manager your name, address and account.",
                "Register at the address with the city council, if you live there.",
                "Report any fault to the seller in writing, at once.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does a handover list look like?",
        blocks: [
          "Address, date and time. Five keys to the home, two to the street door, one to the letter box, two remote controls. Electricity meter 48,210, water 1,377, gas 902, each with a photograph. Stays: oven, hob, refrigerator, wardrobe in the main bedroom. Open: the seller repairs the blind in the kitchen within ten days. Two signatures. It fits on one page, and nobody has to remember anything.",
        ],
      },
      inShort:
        "The keys usually pass at the notary’s, with the deed. Look at the home the same morning and read the meters. A signed list prevents arguments.",
      next: "[Ask us to be at the handover with you](/contact), list in hand.",
      description:
        "The handover of keys in Barcelona: what to check on the morning of the signing, what the seller hands over, who pays which bill and what to do the first week.",
      sources: [
        "Civil Code of Catalonia, arts.\u00a0531-4 and 553-5",
        "Royal Legislative Decree 2/2004: property tax (IBI)",
      ],
    },
    es: {
      names: [
        "entrega de llaves",
        "entrega de llaves de un piso",
        "entrega de llaves vivienda",
        "recibir las llaves de un piso",
        "acta de entrega de llaves",
        "entrega de la vivienda",
        "qué revisar en la entrega de llaves",
      ],
      title: "La entrega de llaves",
      answers: {
        what: "La entrega de llaves suele hacerse en la misma notaría: al firmar la escritura la vivienda queda entregada (Código civil de Cataluña, art.\u00a0531-4). Desde entonces los gastos y los riesgos son suyos. Media hora en el piso esa misma mañana ahorra casi todas las discusiones.",
        time: "Las llaves del piso se entregan el día de la escritura, una vez firmada y pagado el precio. Puede pactarse otra fecha, por ejemplo si quien vende aún se está mudando. Entonces escriban el día, quién paga los gastos hasta esa fecha y qué cantidad se retiene hasta que el piso esté vacío.",
        how: "Para la entrega de llaves, quede en la vivienda antes de la firma, repase la lista, lea los contadores y fotografíelos. En la notaría cuente las llaves y firmen los dos la lista.",
      },
      sections: [
        {
          heading: "¿Qué se revisa esa mañana?",
          blocks: [
            {
              points: [
                "Que no quede nada de lo que no se queda, tampoco en el trastero.",
                "Que esté lo que se queda: electrodomésticos, lámparas, armarios, aire acondicionado, según lo escrito.",
                "Que grifos, calefacción, luces, persianas e interfono funcionen como en la visita.",
                "Que la mudanza no haya causado daños.",
                "Que ya no viva nadie.",
              ],
            },
            "Si falta algo, dígalo antes de firmar. El notario puede recoger en la escritura lo que queda pendiente y qué cantidad se retiene por ello.",
          ],
        },
        {
          heading: "¿Qué hay que recibir?",
          blocks: [
            {
              steps: [
                "Todas las llaves: piso, portal, buzón, trastero, terraza y los mandos del garaje.",
                "Contratos o últimas facturas de luz, gas, agua e internet, con sus números.",
                "Manuales y garantías de la caldera y los aparatos.",
                "Cédula de habitabilidad, certificado energético y certificado de deudas de la comunidad.",
                "El nombre del administrador de fincas y la cuenta de la comunidad.",
              ],
            },
            "Cambie el bombín la primera semana. Nadie sabe cuántas copias hay.",
          ],
        },
        {
          heading: "¿Quién paga cada recibo?",
          blocks: [
            "Pacten una sola fecha para todo, normalmente el día de la escritura. Los suministros van por lecturas y la comunidad por meses. El IBI lo debe quien es propietario el 1\u00a0de enero; repartirlo por días hay que acordarlo.",
            "La vivienda responde de los gastos de comunidad del año y de los cuatro anteriores (Código civil de Cataluña, art.\u00a0553-5). Mire el certificado, no solo la promesa.",
          ],
        },
        {
          heading: "¿Qué se hace la primera semana?",
          blocks: [
            {
              points: [
                "Ponga luz, gas y agua a su nombre.",
                "Asegure la vivienda desde el día de la escritura.",
                "Dé al administrador su nombre, dirección y cuenta.",
                "Empadrónese, si va a vivir allí.",
                "Comunique enseguida y por escrito cualquier defecto.",
              ],
            },
          ],
        },
        {
          heading: "¿Y si algo no está listo?",
          blocks: [
            {
              caption: "Problemas el día de las llaves y qué hacer",
              columns: ["Problema", "Qué hacer"],
              rows: [
                [
                  "Quedan muebles o trastos",
                  "en la escritura, un día para retirarlos y una cantidad retenida en la notaría",
                ],
                [
                  "Quien vende necesita dos semanas más",
                  "entrega posterior por escrito, con quién paga qué y una suma por día",
                ],
                [
                  "Todavía vive alguien",
                  "no firme: la escritura puede esperar; los derechos de un inquilino no se deshacen",
                ],
                ["Desperfectos nuevos", "fotografías, un presupuesto y la cantidad descontada del precio"],
                ["Falta una llave o un mando", "una lista con fecha; el bombín se cambia en todo caso"],
                ["Han cortado los suministros", "pida los números de contrato: un alta nueva tarda días"],
              ],
            },
            "La retención se acuerda antes de firmar, y la escritura dice por qué y hasta cuándo. Después, una promesa cuesta de cobrar. Lleve el móvil cargado: las lecturas y las fotografías con hora ahorran la mayor parte de las discusiones. Si no puede venir, que vaya quien tenga su poder, con la misma lista y una videollamada.",
          ],
        },
      ],
      example: {
        heading: "¿Cómo es una lista de entrega?",
        blocks: [
          "Dirección, fecha y hora. Cinco llaves del piso, dos del portal, una del buzón, dos mandos. Contador de luz 48.210, agua 1.377, gas 902, cada uno con su foto. Se quedan horno, placa, frigorífico y el armario del dormitorio principal. Pendiente: quien vende arregla la persiana de la cocina en diez días. Dos firmas. Cabe en una hoja y nadie tiene que acordarse de nada.",
        ],
      },
      inShort:
        "Las llaves suelen entregarse en la notaría, con la escritura. Vea la vivienda esa mañana y lea los contadores. Una lista firmada evita discusiones.",
      next: "[Pídanos que le acompañemos en la entrega](/contact), lista en mano.",
      description:
        "La entrega de llaves de un piso: qué revisar la mañana de la firma, qué hay que recibir, quién paga cada recibo y qué trámites se hacen la primera semana.",
      sources: ["Código civil de Cataluña, arts.\u00a0531-4 y 553-5", "Real Decreto Legislativo 2/2004: IBI"],
    },
    ca: {
      names: [
        "lliurament de claus",
        "lliurament de les claus",
        "lliurament de claus d’un pis",
        "rebre les claus d’un pis",
        "acta de lliurament de claus",
        "entrega de claus",
        "quan es donen les claus",
        "què revisar en el lliurament de claus",
      ],
      title: "El lliurament de claus",
      answers: {
        what: "El lliurament de claus es fa normalment a la notaria, tot just després de signar: amb l’escriptura se li lliura l’habitatge (Codi civil de Catalunya, art.\u00a0531-4). Des de llavors les despeses i els riscos són de vostè. Mitja hora al pis aquell mateix matí estalvia gairebé totes les discussions.",
        time: "El lliurament de claus es fa el dia de l’escriptura, tan bon punt s’ha signat. Es pot pactar per a més tard, per exemple si qui ven encara fa la mudança. Llavors escrigui el dia, qui paga fins aquella data i quina quantitat es reté fins que el pis sigui buit.",
        how: "Per al lliurament de claus, quedi a l’habitatge abans de signar, repassi la llista, llegeixi els comptadors i faci’n fotos. A la notaria compti les claus i signin tots dos la llista.",
      },
      sections: [
        {
          heading: "Què es revisa aquell matí?",
          blocks: [
            {
              points: [
                "Que no hi quedi res del que no s’hi queda, tampoc al traster.",
                "Que hi sigui el que s’hi queda: electrodomèstics, llums, armaris, aire condicionat, segons el que s’ha escrit.",
                "Que aixetes, calefacció, llums, persianes i intèrfon funcionin com a la visita.",
                "Que la mudança no hagi fet cap desperfecte.",
                "Que ja no hi visqui ningú.",
              ],
            },
            "Si falta res, digui-ho abans de signar. El notari pot recollir a l’escriptura el que queda pendent i quina quantitat es reté.",
          ],
        },
        {
          heading: "Què s’ha de rebre?",
          blocks: [
            {
              steps: [
                "Totes les claus: pis, porta del carrer, bústia, traster, terrassa i comandaments del garatge.",
                "Contractes o últimes factures de llum, gas, aigua i internet, amb els números.",
                "Manuals i garanties de la caldera i els aparells.",
                "Cèdula d’habitabilitat, certificat energètic i certificat de deutes de la comunitat.",
                "El nom de l’administrador de finques i el compte de la comunitat.",
              ],
            },
            "Canviï el bombí la primera setmana. Ningú no sap quantes còpies n’hi ha.",
          ],
        },
        {
          heading: "Qui paga cada rebut?",
          blocks: [
            "Pactin una sola data per a tot, normalment el dia de l’escriptura. Els subministraments van per lectures i la comunitat per mesos. L’IBI el deu qui és propietari l’1\u00a0de gener; repartir-lo per dies s’ha d’acordar.",
            "L’habitatge respon de les despeses de comunitat de l’any i dels quatre anteriors (Codi civil de Catalunya, art.\u00a0553-5). Miri el certificat, no només la promesa.",
          ],
        },
        {
          heading: "Què es fa la primera setmana?",
          blocks: [
            {
              points: [
                "Posi llum, gas i aigua a nom seu.",
                "Asseguri l’habitatge des del dia de l’escriptura.",
                "Doni a l’administrador el nom, l’adreça i el compte.",
                "Empadroni’s, si hi ha de viure.",
                "Comuniqui de seguida i per escrit qualsevol defecte.",
              ],
            },
          ],
        },
        {
          heading: "I si hi ha alguna cosa que no està a punt?",
          blocks: [
            {
              caption: "Problemes el dia de les claus i què s’hi fa",
              columns: ["Problema", "Què s’hi fa"],
              rows: [
                [
                  "Hi queden mobles o trastos",
                  "a l’escriptura, un dia per retirar-los i una quantitat retinguda a la notaria",
                ],
                [
                  "Qui ven necessita dues setmanes més",
                  "lliurament posterior per escrit, amb qui paga què i una suma per dia",
                ],
                ["Encara hi viu algú", "no signi: l’escriptura pot esperar; els drets d’un llogater no es desfan"],
                ["Desperfectes nous", "fotografies, un pressupost i la quantitat descomptada del preu"],
                ["Hi falta una clau o un comandament", "una llista amb data; el bombí es canvia igualment"],
                ["Han tallat els subministraments", "demani els números de contracte: una alta nova triga dies"],
              ],
            },
            "La retenció s’acorda abans de signar, i l’escriptura diu per què i fins quan. Després, una promesa costa de cobrar. Porti el mòbil carregat: les lectures i les fotografies amb hora estalvien la major part de les discussions. Si no hi pot ser, que hi vagi qui tingui el seu poder, amb la mateixa llista.",
          ],
        },
      ],
      example: {
        heading: "Com és una llista de lliurament?",
        blocks: [
          "Adreça, data i hora. Cinc claus del pis, dues de la porta del carrer, una de la bústia, dos comandaments. Comptador de llum 48.210, aigua 1.377, gas 902, cadascun amb la foto. S’hi queden forn, placa, nevera i l’armari del dormitori principal. Pendent: qui ven arregla la persiana de la cuina en deu dies. Dues signatures. Cap en un full i ningú no ha de recordar res.",
        ],
      },
      inShort:
        "Les claus es lliuren normalment a la notaria, amb l’escriptura. Vegi l’habitatge aquell matí i llegeixi els comptadors. Una llista signada evita discussions.",
      next: "[Demani’ns que l’acompanyem en el lliurament](/contact), amb la llista a la mà.",
      description:
        "El lliurament de claus d’un pis: què revisar el matí de la signatura, què s’ha de rebre, qui paga cada rebut i quins tràmits es fan la primera setmana.",
      sources: ["Codi civil de Catalunya, arts.\u00a0531-4 i 553-5", "Reial decret legislatiu 2/2004: IBI"],
    },
    ru: {
      names: [
        "передача ключей",
        "передача ключей от квартиры",
        "передача квартиры покупателю",
        "получение ключей от квартиры",
        "акт передачи ключей",
        "приём квартиры при покупке",
      ],
      title: "Передача ключей",
      answers: {
        what: "Передача ключей обычно проходит у нотариуса сразу после подписей: вместе с актом вам передают и жильё (Гражданский кодекс Каталонии, ст.\u00a0531-4). С этой минуты расходы и риски ваши. Полчаса в квартире тем же утром избавляют почти от всех споров.",
        time: "Передача ключей может состояться и позже, например если продавец ещё переезжает. Тогда запишите день, кто платит до него и какую сумму удерживают, пока квартира не свободна.",
        how: "Чтобы передача ключей прошла спокойно, встретьтесь в квартире до подписания, пройдите по списку, снимите и сфотографируйте показания счётчиков. У нотариуса пересчитайте ключи и подпишите список вдвоём.",
      },
      sections: [
        {
          heading: "Что проверить этим утром?",
          blocks: [
            {
              points: [
                "Квартира и кладовая свободны от всего, что не остаётся.",
                "На месте то, что остаётся: техника, лампы, шкафы, кондиционер, как записано.",
                "Краны, отопление, свет, жалюзи и домофон работают, как на просмотре.",
                "При переезде ничего не повредили.",
                "В квартире больше никто не живёт.",
              ],
            },
            "Если чего-то не хватает, скажите до подписания. Нотариус может внести в акт, что продавцу осталось сделать и какую сумму за это удержали.",
          ],
        },
        {
          heading: "Что вам должны передать?",
          blocks: [
            {
              steps: [
                "Все ключи: от квартиры, подъезда, почтового ящика, кладовой, террасы, а также пульты от гаража.",
                "Договоры или последние счета за свет, газ, воду и интернет с номерами.",
                "Инструкции и гарантии на котёл и технику.",
                "Свидетельство о пригодности для проживания, сертификат энергоэффективности и справку о долгах перед сообществом собственников (comunidad).",
                "Имя управляющего домом и счёт сообщества.",
              ],
            },
            "В первую неделю замените цилиндр замка: сколько существует копий ключа, не знает никто.",
          ],
        },
        {
          heading: "Кто какой счёт оплачивает?",
          blocks: [
            "Договоритесь об одной дате для всего, обычно это день акта. Свет, газ и воду делят по показаниям, взносы по месяцам. Налог на недвижимость (IBI) платит собственник на 1\u00a0января, а разделить его по дням можно по соглашению.",
            "За взносы этого года и четырёх предыдущих отвечает само жильё (Гражданский кодекс Каталонии, ст.\u00a0553-5). Поэтому смотрите справку, а не только слушайте обещания.",
          ],
        },
        {
          heading: "Что сделать в первую неделю?",
          blocks: [
            {
              points: [
                "Переведите на себя свет, газ и воду.",
                "Застрахуйте жильё со дня акта.",
                "Сообщите управляющему имя, адрес и счёт.",
                "Зарегистрируйтесь по адресу в городской администрации, если будете жить здесь.",
                "О любом недостатке сразу сообщите продавцу письменно, с фотографиями.",
              ],
            },
          ],
        },
        {
          heading: "Что делать, если что-то не готово?",
          blocks: [
            {
              caption: "Что бывает в день передачи ключей",
              columns: ["Что случилось", "Что делать"],
              rows: [
                ["Осталась мебель или хлам", "записать в акте день вывоза и удержать сумму у нотариуса"],
                [
                  "Продавцу нужно ещё две недели",
                  "письменно перенести передачу: кто что платит и сумма за каждый день",
                ],
                ["В квартире ещё кто-то живёт", "не подписывать: акт может подождать, права жильца потом не отменить"],
                ["Новое повреждение", "фотографии, смета, сумму вычесть из цены"],
                ["Нет ключа или пульта", "список со сроком; замок меняют в любом случае"],
                ["Отключены свет или вода", "попросить номера договоров: новое подключение занимает дни"],
              ],
            },
            "Удержание согласуют до подписей, и в акте сказано, за что и до какого дня. Потом обещание трудно взыскать. Зарядите телефон: показания счётчиков и фотографии со временем снимают большую часть споров.",
          ],
        },
        {
          heading: "Если вас не будет на передаче ключей",
          blocks: [
            "Тогда квартиру осматривает ваш представитель или агент, с тем же списком и с видеозвонком. Впишите в доверенность, что он вправе принять ключи и удержать сумму. Попросите прислать фотографии счётчиков, номера договоров и список ключей в тот же день, а запасной комплект оставить у того, кому доверяете. Страховку оформляют с даты акта и из-за границы: пустая квартира без неё рискует больше всего протечкой. Взносы в сообщество и налог IBI проще платить прямым списанием со счёта, поэтому его номер сообщают управляющему в первую же неделю, письмом с копией акта.",
          ],
        },
      ],
      example: {
        heading: "Как выглядит список при передаче?",
        blocks: [
          "Адрес, дата и время. Пять ключей от квартиры, два от подъезда, один от ящика, два пульта. Счётчик света 48 210, воды 1 377, газа 902, каждый с фотографией. Остаются духовка, плита, холодильник и шкаф в основной спальне. Не закончено: продавец за десять дней чинит жалюзи на кухне. Две подписи. Всё помещается на одной странице, и никому не нужно ничего вспоминать.",
        ],
      },
      inShort:
        "Ключи обычно передают у нотариуса вместе с актом. Утром осмотрите квартиру и снимите показания счётчиков. Подписанный список избавляет от споров.",
      next: "[Попросите нас быть с вами при передаче](/contact), со списком в руках.",
      description:
        "Передача ключей от квартиры в Барселоне: что проверить утром перед сделкой, что должны передать, кто какой счёт оплачивает и что сделать в первую неделю.",
      sources: [
        "Гражданский кодекс Каталонии, ст.\u00a0531-4 и 553-5",
        "Королевский законодательный декрет 2/2004: IBI",
      ],
    },
  },
};
