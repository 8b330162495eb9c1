import type { Entry } from "../entry";

export const usableAndBuiltArea: Entry = {
  theme: "homes",
  homes: "any",
  related: ["price-per-square-metre", "habitability-certificate", "cadastral-reference", "photographs-and-floor-plan"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "usable and built area",
        "usable area",
        "built area",
        "useful area of a property",
        "square metres of an apartment in spain",
        "metros útiles y construidos meaning",
        "how square metres are measured in spain",
      ],
      title: "Usable area and built area",
      answers: {
        what: "Usable area (superficie útil) is the floor you can walk on; built area (superficie construida) adds the walls, and sometimes a share of stairs and hall. One home therefore has two or three true figures. Before you compare prices, ask which of them the advert gives.",
        who: "The usable area is measured by an architect or technical architect, and stated by the owner and the agent. The registrar and the tax office copy what they are sent; nobody comes to measure. If the figure decides your price, send a technician of your own.",
        how: "To check the usable area, measure each room between its walls, add the rooms up and compare the sum with the habitability certificate. A laser meter and a floor plan to scale are enough for a first answer. Where you find a gap, ask for the plan behind the figure.",
        calculation:
          "Usable area is the built area less the walls, and no fixed percentage turns one into the other. In an example of 80\u00a0m² built and 68\u00a0m² usable it is 85%; at €400,000 that makes €5,000 per built metre and €5,882 per usable one. Add up the rooms on the plan rather than apply a factor.",
      },
      sections: [
        {
          heading: "Which of two homes is cheaper per metre?",
          blocks: [
            {
              caption: "Two examples with the same price per built metre",
              columns: ["", "First home", "Second home"],
              rows: [
                ["Price", "€400,000", "€425,000"],
                ["Built", "80\u00a0m²", "85\u00a0m²"],
                ["Usable", "68\u00a0m² (85%)", "75\u00a0m² (88%)"],
                ["Per built metre", "€5,000", "€5,000"],
                ["Per usable metre", "€5,882", "€5,667"],
              ],
            },
            "The dearer home costs less for the floor you can use: seven metres more for €25,000.",
          ],
        },
        {
          heading: "What does each figure count?",
          blocks: [
            {
              points: [
                "Usable: floor inside the walls of rooms, corridors and wardrobes.",
                "Built: the same, plus inner and outer walls; of a wall shared with a neighbour, half.",
                "Built with common parts: your share of stairs, hall and lift shaft comes on top.",
                "Terraces and balconies: in one figure, in another, or apart. Ask every time.",
              ],
            },
            "Old walls are thick. Between two homes of equal built area, the older one often has less floor.",
          ],
        },
        {
          heading: "Which area does the law want you to be told?",
          blocks: [
            "An advert for a new home states usable and built area, with annexes apart (Law 18/2007, art. 59 d). Before you pay anything on account, the usable area and the annexes have to be given to you in writing (art. 60). National law asks for both areas, and parts with a ceiling lower than required don’t count (Law 12/2023, art. 31).",
          ],
        },
        {
          heading: "Why do the documents disagree?",
          blocks: [
            {
              points: [
                "The habitability certificate gives usable area, as a technician saw it.",
                "The land registry repeats the deed, sometimes a very old one.",
                "The cadastre counts built area by its own rule (Royal Decree 1020/1993, rule 11). A covered terrace counts half, or whole if three of its four sides are closed.",
                "Something was closed in, joined or divided later, with or without a permit.",
              ],
            },
            "A gap of a few metres is ordinary. A missing room or gallery is a question about permits, to be answered before the deposit contract.",
          ],
        },
        {
          heading: "What do you do before you offer?",
          blocks: [
            {
              steps: [
                "Ask for the habitability certificate, the registry extract and the cadastral sheet.",
                "Put the three areas side by side, with the plan.",
                "Divide the price by the usable area, in every home you compare.",
                "Measure the rooms that matter at the second viewing.",
                "Have the usable area and the annexes written into the contract.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What is the difference in one of our homes?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) has {a.area} with its walls.",
            "{?a.useful}Within them, {a.useful} can be used.",
            "{?a.usefulM2}The price per metre changes with it: {a.m2} built, {a.usefulM2} usable.",
            "{?useful.from}Over all our homes, usable metres are {useful.from} to {useful.to} of the built ones.",
          ],
        ],
      },
      inShort: [
        "Built area includes walls and sometimes a share of the stairs; usable area is the floor between walls.",
        "The habitability certificate states the usable one.",
        "Compare two homes only by the same kind of metre.",
      ],
      next: "We give both areas wherever they are documented: [compare our homes](/properties).",
      description:
        "Usable and built area in Spain: what each figure counts, why the registry, the cadastre and the certificate disagree, and how to check before you offer.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), arts. 59 d and 60",
        "Law 12/2023 on the right to housing, art. 31",
        "Royal Decree 1020/1993, annex, rule 11",
      ],
    },
    es: {
      names: [
        "superficie útil y construida",
        "superficie útil",
        "superficie construida",
        "metros útiles y construidos",
        "metros útiles de un piso",
        "metros construidos con comunes",
        "diferencia entre metros útiles y construidos",
        "cómo se miden los metros de un piso",
      ],
      title: "Superficie útil y superficie construida",
      answers: {
        what: "La diferencia entre metros útiles y construidos está en las paredes. La superficie útil es el suelo que se pisa; la superficie construida suma los muros y, a veces, una parte de la escalera y del vestíbulo. Por eso un mismo piso puede anunciarse con dos o tres cifras, todas ciertas. Antes de comparar precios, pregunte de cuál se habla.",
        who: "La superficie útil la mide un arquitecto o un arquitecto técnico, y la declaran la propiedad y la agencia. Ni el Registro ni el Catastro van a medir: recogen lo que les llega. Si de esa cifra depende su oferta, envíe a su propio técnico.",
        how: "Para comprobar la superficie útil, mida cada estancia de pared a pared, sume y compare con la cédula de habitabilidad. Con un medidor láser y un plano a escala basta para una primera respuesta. Si no cuadra, pida el plano del que salió la cifra.",
        calculation:
          "La superficie útil es la construida menos los muros, y ningún porcentaje fijo convierte una en otra. En un ejemplo de 80\u00a0m² construidos y 68 útiles es el 85\u00a0%; con un precio de 400.000\u00a0€ salen 5.000\u00a0€ por metro construido y 5.882\u00a0€ por metro útil. Sume las habitaciones del plano en lugar de aplicar un factor.",
      },
      sections: [
        {
          heading: "¿Cuál de dos pisos sale más barato por metro?",
          blocks: [
            {
              caption: "Dos ejemplos con el mismo precio por metro construido",
              columns: ["", "Primer piso", "Segundo piso"],
              rows: [
                ["Precio", "400.000\u00a0€", "425.000\u00a0€"],
                ["Construidos", "80\u00a0m²", "85\u00a0m²"],
                ["Útiles", "68\u00a0m² (85\u00a0%)", "75\u00a0m² (88\u00a0%)"],
                ["Por metro construido", "5.000\u00a0€", "5.000\u00a0€"],
                ["Por metro útil", "5.882\u00a0€", "5.667\u00a0€"],
              ],
            },
            "El piso más caro cuesta menos por el suelo que se pisa: siete metros más por 25.000\u00a0€.",
          ],
        },
        {
          heading: "¿Qué cuenta cada cifra?",
          blocks: [
            {
              points: [
                "Útil: el suelo entre paredes de habitaciones, pasillos y armarios.",
                "Construida: lo anterior más tabiques y muros; de la pared medianera, la mitad.",
                "Construida con elementos comunes: se añade su parte de escalera, vestíbulo y ascensor.",
                "Terrazas y balcones: dentro de una, de otra o aparte; conviene preguntarlo siempre.",
              ],
            },
            "En las fincas antiguas los muros son gruesos. Con los mismos metros construidos suele haber menos suelo que en un edificio reciente.",
          ],
        },
        {
          heading: "¿Qué superficie le tienen que decir por ley?",
          blocks: [
            "El anuncio de una obra nueva indica la superficie útil y la construida, con los anexos aparte (Ley 18/2007, art.\u00a059 d). Antes de entregar cualquier cantidad a cuenta, le deben dar por escrito la útil y los anexos (art.\u00a060). La ley estatal pide las dos y no deja contar lo que tiene menos altura de la exigida (Ley 12/2023, art.\u00a031).",
          ],
        },
        {
          heading: "¿Por qué no coinciden los documentos?",
          blocks: [
            {
              points: [
                "La cédula da la útil, tal como la vio un técnico.",
                "El Registro repite la escritura, a veces muy antigua.",
                "El Catastro mide la construida a su manera (Real Decreto 1020/1993, norma 11). Una terraza cubierta cuenta la mitad, y entera si está cerrada por tres de sus cuatro lados.",
                "Alguien cerró una galería, unió dos pisos o los dividió, con permiso o sin él.",
              ],
            },
            "Unos pocos metros de diferencia son normales. Si lo que falta es una habitación entera, pregunte por el permiso antes de firmar las arras.",
          ],
        },
        {
          heading: "¿Qué hacer antes de ofrecer un precio?",
          blocks: [
            {
              steps: [
                "Pida la cédula, la nota simple y la ficha catastral.",
                "Ponga las tres superficies una al lado de otra, con el plano.",
                "Divida el precio entre los metros útiles, en todas las viviendas que compare.",
                "En la segunda visita, mida las estancias que más le importan.",
                "Haga constar en el contrato la superficie útil y los anexos.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto se nota en una de nuestras viviendas?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) mide {a.area} con sus paredes.",
            "{?a.useful}De suelo útil quedan {a.useful}.",
            "{?a.usefulM2}El precio por metro cambia en consecuencia: {a.m2} por construido y {a.usefulM2} por útil.",
            "{?useful.from}En el conjunto de lo que vendemos, los metros útiles son entre el {useful.from} y el {useful.to} de los construidos.",
          ],
        ],
      },
      inShort: [
        "La superficie construida incluye muros y, a veces, parte de la escalera; la útil es el suelo entre paredes.",
        "La útil consta en la cédula de habitabilidad.",
        "Dos viviendas solo se comparan con el mismo tipo de metro.",
      ],
      next: "Indicamos las dos superficies cuando están documentadas: [compare nuestras viviendas](/properties).",
      description:
        "Superficie útil y construida de un piso: qué cuenta cada una, por qué no coinciden Registro, Catastro y cédula, y cómo comprobar los metros antes de ofertar.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), arts.\u00a059 d y 60",
        "Ley 12/2023, por el derecho a la vivienda, art.\u00a031",
        "Real Decreto 1020/1993, anexo, norma 11",
      ],
    },
    ca: {
      names: [
        "superfície útil i construïda",
        "superfície útil",
        "superfície construïda",
        "metres útils i construïts",
        "metres útils d’un pis",
        "metres construïts amb elements comuns",
        "diferència entre metres útils i construïts",
      ],
      title: "Superfície útil i superfície construïda",
      answers: {
        what: "La superfície útil és el terra que es trepitja; la superfície construïda hi afegeix les parets i, de vegades, una part de l’escala i del vestíbul. Un mateix pis pot tenir, doncs, dues o tres xifres, totes certes. Abans de comparar preus, pregunti de quina li parlen.",
        who: "La superfície útil la mesura un arquitecte o un arquitecte tècnic, i la declaren la propietat i l’agència. Ni el Registre ni el Cadastre no hi van amb el metre: recullen el que els arriba. Si la seva oferta en depèn, enviï-hi un tècnic seu.",
        how: "Per comprovar la superfície útil, mesuri cada peça de paret a paret, sumi-ho i compari-ho amb la cèdula d’habitabilitat. Un mesurador làser i un plànol a escala donen una primera resposta. Si no quadra, demani el plànol d’on surt la xifra.",
        calculation:
          "La superfície útil és la construïda menys els murs, i cap percentatge fix no converteix l’una en l’altra. En un exemple de 80\u00a0m² construïts i 68 d’útils és el 85\u00a0%; amb un preu de 400.000\u00a0€ surten 5.000\u00a0€ per metre construït i 5.882\u00a0€ per metre útil. Sumi les habitacions del plànol en lloc d’aplicar un factor.",
      },
      sections: [
        {
          heading: "Quin de dos pisos surt més barat per metre?",
          blocks: [
            {
              caption: "Dos exemples amb el mateix preu per metre construït",
              columns: ["", "Primer pis", "Segon pis"],
              rows: [
                ["Preu", "400.000\u00a0€", "425.000\u00a0€"],
                ["Construïts", "80\u00a0m²", "85\u00a0m²"],
                ["Útils", "68\u00a0m² (85\u00a0%)", "75\u00a0m² (88\u00a0%)"],
                ["Per metre construït", "5.000\u00a0€", "5.000\u00a0€"],
                ["Per metre útil", "5.882\u00a0€", "5.667\u00a0€"],
              ],
            },
            "El pis més car costa menys pel terra que es trepitja: set metres més per 25.000\u00a0€.",
          ],
        },
        {
          heading: "Què compta cada xifra?",
          blocks: [
            {
              points: [
                "Útil: el terra entre parets d’habitacions, passadissos i armaris.",
                "Construïda: a més, envans i murs; de la paret mitgera, la meitat.",
                "Construïda amb elements comuns: s’hi suma la seva part d’escala, vestíbul i ascensor.",
                "Terrasses i balcons: dins d’una, de l’altra o a part; val més preguntar-ho cada vegada.",
              ],
            },
            "A les finques antigues els murs són gruixuts. Amb els mateixos metres construïts hi sol haver menys terra que en un edifici recent.",
          ],
        },
        {
          heading: "Quina superfície li han de dir per llei?",
          blocks: [
            "L’anunci d’una obra nova indica la superfície útil i la construïda, amb els annexos a part (Llei 18/2007, art. 59 d). Abans de lliurar cap quantitat a compte, li han de donar per escrit la útil i els annexos (art. 60). La llei estatal demana totes dues i no deixa comptar el que té menys alçada de l’exigida (Llei 12/2023, art. 31).",
          ],
        },
        {
          heading: "Per què no coincideixen els documents?",
          blocks: [
            {
              points: [
                "La cèdula dona la útil, tal com la va veure un tècnic.",
                "El Registre repeteix l’escriptura, de vegades molt vella.",
                "El Cadastre mesura la construïda a la seva manera (Reial decret 1020/1993, norma 11). Una terrassa coberta compta la meitat, i sencera si és tancada per tres dels quatre costats.",
                "Algú va tancar una galeria o va unir o dividir pisos, amb permís o sense.",
              ],
            },
            "Uns quants metres de diferència són normals. Si el que falta és una habitació sencera, pregunti pel permís abans de signar les arres.",
          ],
        },
        {
          heading: "Què cal fer abans d’oferir un preu?",
          blocks: [
            {
              steps: [
                "Demani la cèdula, la nota simple i la fitxa cadastral.",
                "Posi les tres superfícies de costat, amb el plànol.",
                "Divideixi el preu pels metres útils, en tots els habitatges que compari.",
                "A la segona visita, mesuri les peces que més li importen.",
                "Faci constar al contracte la superfície útil i els annexos.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant es nota en un dels nostres habitatges?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) fa {a.area} amb les parets.",
            "{?a.useful}De terra útil en queden {a.useful}.",
            "{?a.usefulM2}El preu per metre canvia en conseqüència: {a.m2} per construït i {a.usefulM2} per útil.",
            "{?useful.from}En el conjunt del que venem, els metres útils són entre el {useful.from} i el {useful.to} dels construïts.",
          ],
        ],
      },
      inShort: [
        "La superfície construïda inclou murs i, de vegades, part de l’escala; la útil és el terra entre parets.",
        "La útil consta a la cèdula d’habitabilitat.",
        "Dos habitatges només es comparen amb la mateixa mena de metre.",
      ],
      next: "Indiquem les dues superfícies quan estan documentades: [compari els nostres habitatges](/properties).",
      description:
        "Superfície útil i construïda d’un pis: què compta cada una, per què no coincideixen Registre, Cadastre i cèdula, i com comprovar els metres abans d’oferir.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge, arts. 59 d i 60",
        "Llei 12/2023, pel dret a l’habitatge, art. 31",
        "Reial decret 1020/1993, annex, norma 11",
      ],
    },
    ru: {
      names: [
        "полезная площадь и площадь со стенами",
        "полезная площадь",
        "площадь со стенами",
        "superficie útil что это",
        "superficie construida что это",
        "как считают метры в Испании",
        "разница между построенной и полезной площадью",
        "построенная площадь",
      ],
      title: "Полезная площадь и площадь со стенами",
      answers: {
        what: "Полезная площадь (superficie útil) — это пол, по которому ходят. Площадь со стенами (superficie construida, дословно «построенная») больше: в неё входят стены, а иногда и доля лестницы с холлом. Поэтому у одной квартиры бывает две-три верные цифры, и до сравнения цен спросите, какая из них в объявлении.",
        who: "Полезную площадь измеряет архитектор или технический архитектор, а указывают собственник и агентство. Реестр и кадастр с рулеткой не приходят: они записывают то, что им подали. Если от метров зависит ваша цена, пригласите своего специалиста.",
        how: "Чтобы проверить полезную площадь, измерьте каждую комнату от стены до стены, сложите и сравните со свидетельством о пригодности для проживания. Для первого ответа хватит лазерной рулетки и планировки в масштабе. Если цифры расходятся, попросите чертёж, по которому их считали.",
        calculation:
          "Полезная площадь — это площадь со стенами за вычетом стен, и постоянного коэффициента между ними нет. Если, к примеру, со стенами 80\u00a0м², а полезных 68\u00a0м², это 85\u00a0%; при цене 400\u00a0000\u00a0€ выходит 5\u00a0000\u00a0€ за метр со стенами и 5\u00a0882\u00a0€ за полезный. Сложите комнаты по плану, а не умножайте на коэффициент.",
      },
      sections: [
        {
          heading: "Какая из двух квартир дешевле за метр?",
          blocks: [
            {
              caption: "Два примера с одной ценой за метр со стенами",
              columns: ["", "Первая квартира", "Вторая квартира"],
              rows: [
                ["Цена", "400\u00a0000\u00a0€", "425\u00a0000\u00a0€"],
                ["Со стенами", "80\u00a0м²", "85\u00a0м²"],
                ["Полезная", "68\u00a0м² (85\u00a0%)", "75\u00a0м² (88\u00a0%)"],
                ["За метр со стенами", "5\u00a0000\u00a0€", "5\u00a0000\u00a0€"],
                ["За полезный метр", "5\u00a0882\u00a0€", "5\u00a0667\u00a0€"],
              ],
            },
            "Более дорогая квартира обходится дешевле за пол, по которому вы ходите: семь метров за 25\u00a0000\u00a0€ доплаты. Поэтому в объявлениях сначала ищите слово útiles, а если его нет, спрашивайте письмом и просите план с размерами каждой комнаты.",
          ],
        },
        {
          heading: "Что входит в каждую цифру?",
          blocks: [
            {
              points: [
                "Полезная: пол между стенами комнат, коридоров и шкафов.",
                "Со стенами: ещё перегородки и наружные стены, а от общей с соседями стены половина.",
                "Со стенами и общими частями: сверх того ваша доля лестницы, холла и лифта.",
                "Террасы и балконы: в одной цифре, в другой или отдельно. Спрашивайте каждый раз.",
              ],
            },
            "В старых домах стены толстые. При той же площади со стенами пола в них обычно меньше, чем в недавних. Российские «жилая» и «общая» здесь не помогут: балконы и кладовые в Испании считают иначе.",
          ],
        },
        {
          heading: "Какую площадь вам обязаны назвать?",
          blocks: [
            "В объявлении о новом жилье указывают обе площади, а кладовую и парковку отдельно (Закон 18/2007, ст. 59 d). До любого платежа в счёт цены вам письменно сообщают полезную площадь (ст. 60). Общеиспанский закон тоже требует обе и не разрешает считать места с потолком ниже нормы (Закон 12/2023, ст. 31).",
          ],
        },
        {
          heading: "Почему документы расходятся?",
          blocks: [
            {
              points: [
                "В свидетельстве стоит полезная площадь, какой её увидел специалист.",
                "Реестр повторяет нотариальный акт, иногда очень старый.",
                "Кадастр считает по-своему: крытую террасу наполовину, а закрытую с трёх сторон из четырёх целиком (Королевский декрет 1020/1993, норма 11).",
                "Галерею застеклили, квартиры соединили или разделили: с разрешением или без него.",
              ],
            },
            "Разница в несколько метров обычна. Если не хватает целой комнаты, о разрешении спрашивают до договора задатка. Банковский оценщик тоже сверит документы с тем, что увидит на месте.",
          ],
        },
        {
          heading: "Что сделать, прежде чем предлагать цену?",
          blocks: [
            {
              steps: [
                "Попросите свидетельство, выписку из реестра и кадастровую справку.",
                "Запишите три площади рядом и приложите планировку.",
                "У всех объектов, которые сравниваете, делите цену на полезные метры.",
                "На втором просмотре измерьте самые важные для вас комнаты.",
                "Впишите в договор полезную площадь, кладовую и парковку.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Велика ли разница у одного из наших объектов?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}): со стенами {a.area}.",
            "{?a.useful}Без стен остаётся {a.useful}.",
            "{?a.usefulM2}Меняется и цена метра: {a.m2} со стенами и {a.usefulM2} по полезной площади.",
            "{?useful.from}У всех наших объектов вместе полезные метры составляют от {useful.from} до {useful.to} метров со стенами.",
          ],
        ],
      },
      inShort: [
        "Площадь со стенами включает стены и иногда долю лестницы, а полезная — это пол между стенами.",
        "Полезная записана в свидетельстве о пригодности для проживания.",
        "Сравнивать два объекта можно только по одинаковым метрам.",
      ],
      next: "Мы указываем обе площади, если они подтверждены документами: [сравните наши объекты](/properties).",
      description:
        "Полезная площадь и площадь со стенами в Испании: что входит в каждую, почему реестр, кадастр и свидетельство расходятся и как проверить метры до предложения.",
      sources: [
        "Закон 18/2007 о праве на жильё (Каталония), ст. 59 d и 60",
        "Закон 12/2023 о праве на жильё, ст. 31",
        "Королевский декрет 1020/1993, приложение, норма 11",
      ],
    },
  },
};
