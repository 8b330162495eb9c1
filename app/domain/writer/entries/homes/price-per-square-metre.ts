import type { Entry } from "../entry";

export const pricePerSquareMetre: Entry = {
  theme: "homes",
  related: ["usable-and-built-area", "reference-value", "bank-valuation", "negotiating-the-price", "valuation"],
  table: "homes",
  homes: "any",
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "price per square metre",
        "price per square meter",
        "price per m2",
        "cost per square metre",
        "euros per square metre",
        "average square metre price in barcelona",
      ],
      title: "The price per square metre",
      answers: {
        what: [
          "The price per square metre of our homes in Barcelona runs from {m2.from} to {m2.to}, by built area, on {date}.",
          "Half of them cost less than {m2.median}.",
          "It is the price divided by the area, and it means little until you know which one: at €600,000, 100\u00a0m² built and 84\u00a0m² usable, the same home costs €6,000 or €7,143. Use it to ask why two homes differ, never to set a price by itself.",
        ],
        cost: [
          "The price per square metre in Barcelona changes from one block to the next, so one figure for the whole city helps nobody.",
          "Our homes cost from {m2.from} to {m2.to} per built square metre on {date}.",
          "Half of them cost less than {m2.median}, half more.",
        ],
        calculation:
          "The price per square metre is the price divided by the built area, without parking space and storage room. At €600,000 with a parking space worth €30,000 and 100\u00a0m² built, that is €5,700 and not €6,000. By the 84\u00a0m² of usable area it is €6,786. Divide every home by the same kind of metre.",
        how: "To compare the price per square metre of two homes, divide both by the same area, without parking space and storage room. Then write down what the figure cannot show: floor, lift, condition, light and outside space. What remains is the difference to ask about.",
      },
      sections: [
        {
          heading: "Which area is it divided by?",
          blocks: [
            "The built area counts the walls, and often a share of the stairs and the entrance hall as well. The usable area is the floor you can walk on. A home at 600,000 euros with 100\u00a0m² built and 84\u00a0m² usable costs 6,000 per built metre and 7,143 per usable one.",
            "Before you pay any money on account, the agent has to give you the usable area in writing (Law 18/2007, art. 60.2). Do the division again with that figure.",
          ],
        },
        {
          heading: "What does an apartment of 80\u00a0m² cost at each figure?",
          blocks: [
            {
              caption:
                "Arithmetic, no market figures: resale, usable area 84% of the built one, €1,650–2,800 for notary, registry and paperwork",
              columns: ["Per built m²", "80\u00a0m²", "Transfer tax", "With tax and costs", "Per usable m²"],
              rows: [
                ["€5,000", "€400,000", "€40,000", "€441,650–442,800", "€5,952"],
                ["€6,000", "€480,000", "€48,000", "€529,650–530,800", "€7,143"],
                ["€7,000", "€560,000", "€56,000", "€617,650–618,800", "€8,333"],
                ["€8,000", "€640,000", "€64,400", "€706,050–707,200", "€9,524"],
              ],
            },
          ],
        },
        {
          heading: "How do you compare two homes fairly?",
          blocks: [
            {
              steps: [
                "Take the built area of both from the same source: the deed or the cadastre.",
                "Take the parking space and the storage room out of price and area.",
                "Leave the terrace out of the area and note its size beside it.",
                "Add the building work that each home needs to its price.",
                "Divide, and put floor, lift and orientation next to the result.",
              ],
            },
          ],
        },
        {
          heading: "Why do statistics disagree?",
          blocks: [
            {
              points: [
                "Some measure asking prices, others the prices declared in deeds.",
                "An average is pulled up by a few very dear homes; a median is not.",
                "Small homes cost more per metre, because kitchen and bathroom cost the same in each.",
                "A neighbourhood mixes a renovated top floor with an apartment that needs everything.",
                "A quarter with few sales gives a figure that jumps without any price having moved.",
              ],
            },
          ],
        },
        {
          heading: "What does the figure not decide?",
          blocks: [
            "Neither the tax nor the loan follows from it. Transfer tax is worked out on the price, or on the reference value (valor de referencia) if that is higher. The bank starts from the lower of price and bank valuation. An approved valuer compares homes like yours one by one, which no average can do.",
          ],
        },
      ],
      example: {
        heading: "What does it come to in two of our homes?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) is on sale at {a.price} for {a.area} built: {a.m2} per square metre.",
            "By its usable area of {a.useful} the same price makes {a.usefulM2}.",
            "[{b.title}](/property/{b.id}) comes to {b.m2} per built square metre, at {b.price}.",
            "Put the two photographs side by side, and look for the floor, the light and the building that explain the gap.",
          ],
        ],
      },
      inShort: [
        "A price per square metre is only comparable when both homes are divided by the same area.",
        "Ours is per built square metre, walls included.",
        "Floor, lift, condition and light are in the price, and the figure doesn’t name them.",
      ],
      next: "See price, area and price per square metre of each home: [our homes](/properties).",
      description:
        "Price per square metre in Barcelona: which area it is divided by, how to compare two homes fairly, why statistics disagree, and what our own homes ask for.",
      sources: [
        "Law 18/2007 on the right to housing (Catalonia), art. 60.2",
        "Asking prices and built areas of the homes on our site",
      ],
    },
    es: {
      names: [
        "precio por metro cuadrado",
        "precio del metro cuadrado",
        "precio por m2",
        "precio m2 barcelona",
        "euros por metro cuadrado",
        "a cuánto está el metro cuadrado",
      ],
      title: "El precio por metro cuadrado",
      answers: {
        what: [
          "El precio por metro cuadrado de nuestras viviendas en Barcelona va de {m2.from} a {m2.to}, por superficie construida, a {date}.",
          "La mitad cuesta menos de {m2.median}.",
          "Es el precio dividido por la superficie y dice poco mientras no sepa por cuál: con 600.000\u00a0€, 100\u00a0m² construidos y 84\u00a0m² útiles, el mismo piso sale a 6.000 o a 7.143\u00a0€. Sirve para preguntarse por qué dos viviendas se diferencian, no para fijar un precio.",
        ],
        cost: [
          "El precio por metro cuadrado en Barcelona cambia de una manzana a otra, así que una cifra para toda la ciudad no aclara nada.",
          "A {date}, nuestras viviendas piden de {m2.from} a {m2.to} por metro construido.",
          "La mediana es de {m2.median}: la mitad queda por debajo y la mitad por encima.",
        ],
        calculation:
          "El precio por metro cuadrado se calcula dividiendo el precio entre la superficie construida, sin garaje ni trastero. Con 600.000\u00a0€, una plaza que vale 30.000\u00a0€ y 100\u00a0m² construidos, son 5.700\u00a0€ y no 6.000. Por los 84\u00a0m² útiles, 6.786\u00a0€. Divida todas las viviendas por la misma clase de metro.",
        how: "Para comparar el precio por metro cuadrado de dos pisos, divida ambos por la misma superficie, sin aparcamiento ni trastero. Apunte luego lo que la cifra calla: planta, ascensor, estado, luz y terraza. Lo que quede sin explicar es lo que conviene preguntar.",
      },
      sections: [
        {
          heading: "¿Por qué superficie se divide?",
          blocks: [
            "La construida suma los muros y, a menudo, una parte de la escalera y del vestíbulo. La útil es el suelo que se pisa. Un piso de 600.000 euros con 100\u00a0m² construidos y 84\u00a0m² útiles sale a 6.000 por metro construido y a 7.143 por metro útil.",
            "Antes de que usted entregue dinero a cuenta, la agencia debe darle por escrito la superficie útil (Ley 18/2007, art.\u00a060.2). Repita la división con ese dato.",
          ],
        },
        {
          heading: "¿Cuánto cuesta un piso de 80\u00a0m² con cada cifra?",
          blocks: [
            {
              caption:
                "Un cálculo, no cifras de mercado: segunda mano, superficie útil del 84\u00a0% de la construida y 1.650–2.800\u00a0€ de notaría, registro y gestoría",
              columns: ["Por m² construido", "80\u00a0m²", "ITP", "Con impuesto y gastos", "Por m² útil"],
              rows: [
                ["5.000\u00a0€", "400.000\u00a0€", "40.000\u00a0€", "441.650–442.800\u00a0€", "5.952\u00a0€"],
                ["6.000\u00a0€", "480.000\u00a0€", "48.000\u00a0€", "529.650–530.800\u00a0€", "7.143\u00a0€"],
                ["7.000\u00a0€", "560.000\u00a0€", "56.000\u00a0€", "617.650–618.800\u00a0€", "8.333\u00a0€"],
                ["8.000\u00a0€", "640.000\u00a0€", "64.400\u00a0€", "706.050–707.200\u00a0€", "9.524\u00a0€"],
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se comparan bien dos viviendas?",
          blocks: [
            {
              steps: [
                "Tome la superficie construida de las dos de la misma fuente: escritura o Catastro.",
                "Reste aparcamiento y trastero, tanto del precio como de los metros.",
                "Deje la terraza fuera de la superficie y anote aparte cuánto mide.",
                "Sume a cada precio las obras que necesite.",
                "Divida, y escriba al lado planta, ascensor y orientación.",
              ],
            },
          ],
        },
        {
          heading: "¿Por qué no coinciden las estadísticas?",
          blocks: [
            {
              points: [
                "Unas miden precios anunciados; otras, los que se declaran en escritura.",
                "A la media la disparan unas pocas viviendas muy caras; a la mediana, no.",
                "Los pisos pequeños cuestan más por metro: cocina y baño valen lo mismo en todos.",
                "Un mismo barrio mezcla un ático reformado con un piso por rehacer.",
                "Donde se vende poco, la cifra da saltos sin que se haya movido ningún precio.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué no depende de esta cifra?",
          blocks: [
            "Ni el impuesto ni la hipoteca. El de transmisiones se calcula sobre el precio, o sobre el valor de referencia si es mayor. El banco parte del menor entre precio y tasación. Además, quien tasa compara viviendas parecidas una a una, cosa que ningún promedio puede hacer.",
            "Tampoco le dice si un precio se puede negociar. Eso depende del tiempo que lleve anunciado y de la prisa de quien vende.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto da en dos de nuestras viviendas?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) se anuncia por {a.price} y tiene {a.area} construidos: {a.m2} por metro.",
            "Con su superficie útil, de {a.useful}, el mismo precio da {a.usefulM2}.",
            "[{b.title}](/property/{b.id}), de {b.price}, sale a {b.m2} por metro construido.",
            "Ponga las fotografías una junto a otra y busque qué planta, qué luz y qué edificio explican la distancia.",
          ],
        ],
      },
      inShort: [
        "El precio por metro solo se puede comparar si las dos viviendas se dividen por la misma superficie.",
        "El nuestro es por metro construido, muros incluidos.",
        "Planta, ascensor, estado y luz están en el precio, aunque la cifra no los nombre.",
      ],
      next: "Mire precio, superficie y precio por metro de cada una de [nuestras viviendas](/properties).",
      description:
        "El precio por metro cuadrado en Barcelona: por qué superficie se divide, cómo comparar dos pisos, por qué no coinciden las estadísticas y cuánto piden aquí.",
      sources: [
        "Ley 18/2007, del derecho a la vivienda (Cataluña), art.\u00a060.2",
        "Precios anunciados y superficies construidas de las viviendas de nuestra web",
      ],
    },
    ca: {
      names: [
        "preu per metre quadrat",
        "preu del metre quadrat",
        "preu per m2",
        "preu m2 barcelona",
        "euros per metre quadrat",
        "a quant va el metre quadrat",
      ],
      title: "El preu per metre quadrat",
      answers: {
        what: [
          "El preu per metre quadrat dels nostres habitatges a Barcelona va de {m2.from} a {m2.to}, per superfície construïda, a {date}.",
          "La meitat costa menys de {m2.median}.",
          "És el preu dividit per la superfície i diu ben poc mentre no se sap per quina: amb 600.000\u00a0€, 100\u00a0m² construïts i 84\u00a0m² útils, el mateix pis surt a 6.000 o a 7.143\u00a0€. Serveix per preguntar-se què separa dos habitatges, no per posar preu.",
        ],
        cost: [
          "El preu per metre quadrat a Barcelona canvia d’una illa a l’altra, i per això una xifra de tota la ciutat no aclareix res.",
          "A {date}, els nostres habitatges demanen de {m2.from} a {m2.to} per metre construït.",
          "La mediana és de {m2.median}: la meitat queda per sota i l’altra meitat per sobre.",
        ],
        calculation:
          "El preu per metre quadrat es calcula dividint el preu per la superfície construïda, sense aparcament ni traster. Amb 600.000\u00a0€, una plaça que val 30.000\u00a0€ i 100\u00a0m² construïts, són 5.700\u00a0€ i no 6.000. Pels 84\u00a0m² útils, 6.786\u00a0€. Divideixi tots els habitatges per la mateixa mena de metre.",
        how: "Per comparar el preu per metre quadrat de dos pisos, divideixi’ls tots dos per la mateixa superfície, sense aparcament ni traster. Després apunti el que la xifra no diu: planta, ascensor, estat, llum i terrassa. El que quedi per explicar és el que convé preguntar.",
      },
      sections: [
        {
          heading: "Per quina superfície es divideix?",
          blocks: [
            "La construïda compta els murs i, sovint, una part de l’escala i del vestíbul. La superfície útil és el terra que es trepitja. Un pis de 600.000 euros amb 100\u00a0m² construïts i 84\u00a0m² útils surt a 6.000 per metre construït i a 7.143 per metre útil.",
            "Abans que vostè lliuri diners a compte, l’agència li ha de donar per escrit la superfície útil (Llei 18/2007, art.\u00a060.2). Torni a fer la divisió amb aquesta dada.",
          ],
        },
        {
          heading: "Quant costa un pis de 80\u00a0m² amb cada xifra?",
          blocks: [
            {
              caption:
                "Un càlcul, no xifres de mercat: segona mà, superfície útil del 84\u00a0% de la construïda i 1.650–2.800\u00a0€ de notaria, registre i gestoria",
              columns: ["Per m² construït", "80\u00a0m²", "ITP", "Amb impost i despeses", "Per m² útil"],
              rows: [
                ["5.000\u00a0€", "400.000\u00a0€", "40.000\u00a0€", "441.650–442.800\u00a0€", "5.952\u00a0€"],
                ["6.000\u00a0€", "480.000\u00a0€", "48.000\u00a0€", "529.650–530.800\u00a0€", "7.143\u00a0€"],
                ["7.000\u00a0€", "560.000\u00a0€", "56.000\u00a0€", "617.650–618.800\u00a0€", "8.333\u00a0€"],
                ["8.000\u00a0€", "640.000\u00a0€", "64.400\u00a0€", "706.050–707.200\u00a0€", "9.524\u00a0€"],
              ],
            },
          ],
        },
        {
          heading: "Com es comparen bé dos habitatges?",
          blocks: [
            {
              steps: [
                "Agafi la superfície construïda de tots dos de la mateixa font: l’escriptura o el Cadastre.",
                "Resti’n aparcament i traster, tant del preu com dels metres.",
                "Deixi la terrassa fora de la superfície i apunti a part què fa.",
                "Sumi a cada preu les obres que hi calguin.",
                "Divideixi, i escrigui al costat planta, ascensor i orientació.",
              ],
            },
          ],
        },
        {
          heading: "Per què no coincideixen les estadístiques?",
          blocks: [
            {
              points: [
                "Unes mesuren preus anunciats; d’altres, els que es declaren en escriptura.",
                "Uns quants habitatges molt cars fan pujar la mitjana, però no la mediana.",
                "Els pisos petits costen més per metre: la cuina i el bany valen igual a tots.",
                "Un mateix barri barreja un àtic reformat amb un pis per refer.",
                "On es ven poc, la xifra fa salts sense que s’hagi mogut cap preu.",
              ],
            },
          ],
        },
        {
          heading: "Què no depèn d’aquesta xifra?",
          blocks: [
            "Ni l’impost ni la hipoteca. El de transmissions es calcula sobre el preu, o sobre el valor de referència si és més alt. El banc parteix del més baix entre preu i taxació. A més, qui taxa compara un per un habitatges que s’assemblen, i això no ho fa cap mitjana.",
            "Tampoc no li diu si un preu es pot negociar. Depèn del temps que fa que s’anuncia i de la pressa de qui ven.",
          ],
        },
      ],
      example: {
        heading: "Quant surt en dos dels nostres habitatges?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) s’anuncia per {a.price} i té {a.area} construïts: {a.m2} per metre.",
            "Amb la superfície útil, de {a.useful}, el mateix preu fa {a.usefulM2}.",
            "[{b.title}](/property/{b.id}), de {b.price}, surt a {b.m2} per metre construït.",
            "Posi les fotografies de costat i busqui quina planta, quina llum i quin edifici expliquen la distància.",
          ],
        ],
      },
      inShort: [
        "El preu per metre només es pot comparar si tots dos habitatges es divideixen per la mateixa superfície.",
        "El nostre és per metre construït, amb els murs.",
        "Planta, ascensor, estat i llum són dins del preu, encara que la xifra no els anomeni.",
      ],
      next: "Miri preu, superfície i preu per metre de cadascun dels [nostres habitatges](/properties).",
      description:
        "El preu per metre quadrat a Barcelona: per quina superfície es divideix, com comparar dos pisos, per què ballen les estadístiques i què demanen els nostres.",
      sources: [
        "Llei 18/2007, del dret a l’habitatge (Catalunya), art.\u00a060.2",
        "Preus anunciats i superfícies construïdes dels habitatges de la nostra web",
      ],
    },
    ru: {
      names: [
        "цена за квадратный метр",
        "цена квадратного метра",
        "стоимость квадратного метра",
        "цена за м2",
        "евро за квадратный метр",
        "сколько стоит квадратный метр",
        "цены на квартиры в Барселоне",
        "цены на недвижимость в Барселоне",
      ],
      title: "Цена за квадратный метр",
      answers: {
        what: [
          "Цена за квадратный метр наших квартир в Барселоне на {date}\u00a0— от {m2.from} до {m2.to} по площади со стенами.",
          "Половина стоит меньше {m2.median}.",
          "Это цена жилья, делённая на площадь, и пока не известно, на какую, она мало говорит: при 600\u00a0000\u00a0€, 100\u00a0м² со стенами и 84\u00a0м² полезных та же квартира стоит 6\u00a0000 или 7\u00a0143\u00a0€ за метр. По этой цифре видно, о чём спросить, но цену по ней не назначают.",
        ],
        cost: [
          "Цена за квадратный метр в\u00a0Барселоне меняется от квартала к\u00a0кварталу, поэтому одна цифра на весь город никому не поможет.",
          "На {date} у\u00a0наших объектов она составляет от {m2.from} до {m2.to} по площади со стенами.",
          "Медиана\u00a0— {m2.median}: половина объектов дешевле, половина дороже.",
        ],
        calculation:
          "Цена за квадратный метр\u00a0— это цена, делённая на площадь со стенами, без гаража и кладовой. При 600\u00a0000\u00a0€, месте в паркинге за 30\u00a0000\u00a0€ и 100\u00a0м² выходит 5\u00a0700\u00a0€, а не 6\u00a0000. По полезной площади в 84\u00a0м²\u00a0— 6\u00a0786\u00a0€. Делите все квартиры на один и тот же метр.",
        how: "Чтобы сравнить цену за квадратный метр двух квартир, делите обе на одну и\u00a0ту же площадь, без парковки и\u00a0кладовой. Затем выпишите то, о\u00a0чём цифра молчит: этаж, лифт, состояние, свет, терраса. Об остальной разнице и\u00a0стоит спросить.",
      },
      sections: [
        {
          heading: "На какую площадь делят?",
          blocks: [
            "В площадь со стенами входят стены, а\u00a0часто и\u00a0доля лестницы с\u00a0вестибюлем. Полезная площадь\u00a0— это пол, по которому ходят. Квартира за 600\u00a0000 евро, где 100\u00a0м² со стенами и\u00a084\u00a0м² полезных, стоит 6\u00a0000 за метр по первой площади и\u00a07\u00a0143 по второй.",
            "До того как вы внесёте деньги, агентство обязано письменно сообщить полезную площадь (Закон 18/2007, ст. 60.2). Пересчитайте цену по этой цифре.",
          ],
        },
        {
          heading: "Сколько стоит квартира в 80\u00a0м² при каждой цене?",
          blocks: [
            {
              caption:
                "Расчёт, а не данные рынка: вторичное жильё, полезная площадь 84\u00a0% от площади со стенами, 1\u00a0650–2\u00a0800\u00a0€ на нотариуса, реестр и оформление",
              columns: ["За м² со стенами", "80\u00a0м²", "Налог ITP", "С налогом и расходами", "За полезный м²"],
              rows: [
                [
                  "5\u00a0000\u00a0€",
                  "400\u00a0000\u00a0€",
                  "40\u00a0000\u00a0€",
                  "441\u00a0650–442\u00a0800\u00a0€",
                  "5\u00a0952\u00a0€",
                ],
                [
                  "6\u00a0000\u00a0€",
                  "480\u00a0000\u00a0€",
                  "48\u00a0000\u00a0€",
                  "529\u00a0650–530\u00a0800\u00a0€",
                  "7\u00a0143\u00a0€",
                ],
                [
                  "7\u00a0000\u00a0€",
                  "560\u00a0000\u00a0€",
                  "56\u00a0000\u00a0€",
                  "617\u00a0650–618\u00a0800\u00a0€",
                  "8\u00a0333\u00a0€",
                ],
                [
                  "8\u00a0000\u00a0€",
                  "640\u00a0000\u00a0€",
                  "64\u00a0400\u00a0€",
                  "706\u00a0050–707\u00a0200\u00a0€",
                  "9\u00a0524\u00a0€",
                ],
              ],
            },
          ],
        },
        {
          heading: "Как честно сравнить два объекта?",
          blocks: [
            {
              steps: [
                "Возьмите площадь со стенами из одного источника: нотариального акта или кадастра.",
                "Вычтите парковку и\u00a0кладовую и\u00a0из цены, и\u00a0из метров.",
                "Террасу в\u00a0площадь не включайте, запишите её размер рядом.",
                "Прибавьте к\u00a0каждой цене стоимость нужного ремонта.",
                "Разделите и\u00a0рядом с\u00a0результатом укажите этаж, лифт и\u00a0стороны света.",
              ],
            },
          ],
        },
        {
          heading: "Почему статистика расходится?",
          blocks: [
            {
              points: [
                "Одни считают цены в\u00a0объявлениях, другие\u00a0— цены из нотариальных актов.",
                "Среднее поднимают несколько очень дорогих объектов, медиану\u00a0— нет.",
                "В\u00a0маленьких квартирах метр дороже: кухня и\u00a0ванная везде стоят одинаково.",
                "В\u00a0одном районе есть и\u00a0пентхаус после ремонта, и\u00a0квартира, где надо менять всё.",
                "Где продают редко, показатель скачет, хотя ни одна цена не изменилась.",
              ],
            },
          ],
        },
        {
          heading: "Чего эта цифра не определяет?",
          blocks: [
            "От неё не зависят ни налог, ни ипотека. Налог на передачу имущества (ITP) считают от цены или от справочной стоимости (valor de referencia), если она выше. Банк берёт меньшее из цены и\u00a0банковской оценки. Оценщик сравнивает похожие квартиры по одной, а\u00a0среднее так не умеет.",
            "Не покажет она и\u00a0того, уступят ли вам в\u00a0цене. Это зависит от того, давно ли висит объявление и\u00a0спешит ли собственник.",
          ],
        },
      ],
      example: {
        heading: "Сколько получается у\u00a0двух наших объектов?",
        blocks: [
          [
            "[{a.title}](/property/{a.id}) стоит {a.price}, площадь со стенами {a.area}: выходит {a.m2} за метр.",
            "Если делить на полезную площадь, {a.useful}, получится {a.usefulM2}.",
            "[{b.title}](/property/{b.id}) при цене {b.price} стоит {b.m2} за метр по площади со стенами.",
            "Положите рядом фотографии и\u00a0посмотрите, какой этаж, свет и\u00a0дом объясняют разницу.",
          ],
        ],
      },
      inShort: [
        "Цены за метр сравнимы, только если оба объекта делят на одну и\u00a0ту же площадь.",
        "Мы делим на площадь со стенами.",
        "Этаж, лифт, состояние и\u00a0свет в\u00a0цене есть, но цифра их не называет.",
      ],
      next: "Посмотрите цену, площадь и\u00a0цену за метр у\u00a0каждого из [наших объектов](/properties).",
      description:
        "Цена за квадратный метр в\u00a0Барселоне: на какую площадь делят, как честно сравнить две квартиры, почему расходится статистика и\u00a0сколько просят за наши объекты.",
      sources: [
        "Закон 18/2007 о\u00a0праве на жильё (Каталония), ст. 60.2",
        "Цены в\u00a0объявлениях и\u00a0площади со стенами объектов с\u00a0нашего сайта",
      ],
    },
  },
};
