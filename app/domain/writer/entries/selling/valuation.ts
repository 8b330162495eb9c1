import type { Entry } from "../entry";

export const valuation: Entry = {
  theme: "selling",
  related: ["asking-price", "price-per-square-metre", "reference-value", "bank-valuation", "usable-and-built-area"],
  table: "homes",
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      names: [
        "home valuation",
        "property valuation",
        "what is my home worth",
        "how much is my apartment worth",
        "free valuation",
        "house valuation barcelona",
        "value of my home",
        "online valuation",
      ],
      title: "The valuation of a home",
      answers: {
        what: [
          "What your home is worth is its built area multiplied by what three comparable homes cost per square metre, corrected for floor, lift, light and condition: 80\u00a0m² at €6,200 to €6,400 makes €496,000 to €512,000.",
          "{?m2.median}In Barcelona our own homes ask {m2.from} to {m2.to} per built square metre on {date}, with a median of {m2.median}.",
          "A home valuation puts that into writing after a visit; ours is free. It isn’t the bank’s (tasación), which only an approved valuer may sign.",
        ],
        cost: "A home valuation by an agent is usually free, as ours is. A bank valuation (tasación) costs €250 to €600 as a rough guide and holds for six months. The reference value in the Cadastre and the averages published by notaries and registrars cost nothing.",
        time: "A property valuation takes a visit of about an hour and a few days to compare; an online valuation takes a minute and knows neither floor nor light. Use the figure for about three months. A bank valuation is valid for six.",
        how: "For a home valuation of your own you need half an hour: take the built area from the deed, find three homes sold or advertised within a few streets, divide each price by its area and correct for what differs. Multiply by your metres and keep the lowest and the highest result. At 80\u00a0m² and €6,200 to €6,400 that is €496,000 to €512,000.",
        worth:
          "A home valuation with a visit is worth having before you name any price, because floor, lift, light and condition move it within one building. An online valuation is enough to know whether selling makes sense at all. Pay for a bank valuation only if a court, a bank or the heirs ask for it.",
      },
      sections: [
        {
          heading: "How do you work it out in three steps?",
          blocks: [
            {
              caption:
                "An example for 80\u00a0m² built, second floor with lift, facing the street, not renovated; figures assumed",
              columns: ["Comparable home", "Per m²", "What differs", "Corrected"],
              rows: [
                ["Same street, renovated in 2021", "€6,900", "Yours needs work: –€500", "€6,400"],
                ["Round the corner, fourth floor, no lift", "€5,800", "Yours has a lift: +€450", "€6,250"],
                ["Same building, facing the courtyard", "€5,900", "Yours faces the street: +€300", "€6,200"],
              ],
            },
            {
              steps: [
                "Measure with the same area everywhere: built, from deed or Cadastre, without parking and terrace.",
                "Correct each comparable for what yours has more or less of.",
                "Multiply: 80 × €6,200 to €6,400 makes €496,000 to €512,000. Add a parking space or storage room separately.",
              ],
            },
            "A home that is advertised tells you what its owner hopes for; one that was sold tells you what was paid. Take at least one of the second kind.",
          ],
        },
        {
          heading: "Where can you check it free of charge?",
          blocks: [
            {
              points: [
                "The Cadastre’s reference value (valor de referencia): the tax office takes it as the least a buyer is taxed on, and the price may be above or below.",
                "Averages from deeds, by area, from the notaries and the registrars. They hide floor and condition, so they serve as a frame.",
                "The asking prices of our own homes, with price per square metre, in the table further down. They are few, and asked, not paid.",
              ],
            },
          ],
        },
        {
          heading: "Which figure is used for what?",
          blocks: [
            {
              caption: "Four values of one home",
              columns: ["Value", "Who gives it", "Cost", "Use"],
              rows: [
                ["Agent’s valuation", "Agent, after a visit", "Usually free", "To set the asking price"],
                ["Bank valuation (tasación)", "Approved valuer", "€250–600", "The buyer’s mortgage; six months"],
                ["Reference value", "Cadastre", "Free", "Transfer, gift and inheritance tax"],
                ["Cadastral value", "Property tax receipt", "Free", "Property tax and plusvalía"],
              ],
            },
          ],
        },
        {
          heading: "What moves the price within one building?",
          blocks: [
            {
              points: [
                "Floor and lift, and the steps in front of the lift.",
                "Street, courtyard or light well, and the hours of sun.",
                "Wiring, pipes, windows and the year of the last renovation.",
                "The building: inspection, façade, roof, and building work already voted for.",
                "Terrace, parking space, storage room, and whether they stand in the deed.",
              ],
            },
          ],
        },
        {
          heading: "How do you prepare for the visit?",
          blocks: [
            {
              steps: [
                "Lay out the deed, the property tax receipt and the habitability certificate.",
                "List the renovations with their year, and keep the invoices beside them.",
                "Ask for a lower and an upper figure, with the three homes behind each.",
                "Ask which price would be advertised, and what happens if nobody calls within a month.",
              ],
            },
            "If two agents differ by more than a tenth, compare the area they used and strike out homes on another kind of street. A high figure may only be meant to win the order.",
          ],
        },
      ],
      inShort: [
        "A valuation is a price range with its reasons, given after a visit.",
        "It compares area, floor, light, condition and building with homes nearby.",
        "A bank’s valuation is another document, made for the mortgage.",
      ],
      next: "We visit, measure and put the range in writing: [ask for your free valuation](/valuation).",
      description:
        "What is your home in Barcelona worth? A sum in three steps with an example of 80\u00a0m², where to check prices free of charge, and what moves them in one building.",
      sources: [
        "Order ECO/805/2003 on bank valuations",
        "Royal Legislative Decree 1/2004 on the Cadastre; Law 11/2021",
        "Asking prices of our homes",
      ],
    },
    es: {
      names: [
        "valoración de una vivienda",
        "valoración de un piso",
        "cuánto vale mi piso",
        "valorar mi piso",
        "valoración inmobiliaria",
        "valoración gratuita de vivienda",
        "cuánto vale mi casa",
        "valorar piso online",
        "cuanto vale mi vivienda",
      ],
      title: "La valoración de una vivienda",
      answers: {
        what: [
          "La valoración de un piso es una multiplicación: sus metros construidos por lo que cuesta el metro en tres pisos comparables, corregido por planta, ascensor, luz y estado. Uno de 80\u00a0m² a 6.200–6.400\u00a0€ el metro vale entre 496.000 y 512.000\u00a0€.",
          "{?m2.median}En Barcelona, nuestras viviendas piden de {m2.from} a {m2.to} por metro construido ({date}), con una mediana de {m2.median}.",
          "Una agencia lo pone por escrito después de una visita; la nuestra es gratuita. No es la tasación del banco, que solo firma un tasador homologado.",
        ],
        cost: "La valoración de una vivienda por una agencia suele ser gratuita, como la nuestra. La tasación para el banco cuesta de 250 a 600\u00a0€, a título orientativo, y vale seis meses. El valor de referencia del Catastro y las medias de notarios y registradores no cuestan nada.",
        time: "La valoración de un piso pide una visita de una hora y unos días para comparar; la valoración por internet, un minuto, y no sabe de planta ni de luz. Use la cifra unos tres meses. La tasación del banco vale seis.",
        how: "Para la valoración de un piso por su cuenta basta media hora: tome los metros construidos de la escritura, busque tres pisos vendidos o anunciados a pocas calles, divida cada precio por sus metros y corrija lo que sea distinto. Multiplique por los suyos y quédese con el resultado más bajo y el más alto. Con 80\u00a0m² a 6.200–6.400\u00a0€ son de 496.000 a 512.000\u00a0€.",
        worth:
          "La valoración de una vivienda con visita merece la pena antes de decir ningún precio, porque planta, ascensor, luz y estado lo cambian dentro de una misma finca. Una valoración por internet basta para saber si tiene sentido vender. La tasación páguela solo si la piden un banco, un juzgado o los herederos.",
      },
      sections: [
        {
          heading: "¿Cómo se calcula en tres pasos?",
          blocks: [
            {
              caption:
                "Ejemplo: 80\u00a0m² construidos, segundo con ascensor, exterior, sin reformar; cifras supuestas",
              columns: ["Piso comparable", "Por m²", "Qué cambia", "Corregido"],
              rows: [
                ["Misma calle, reformado en 2021", "6.900\u00a0€", "El suyo pide obra: –500\u00a0€", "6.400\u00a0€"],
                [
                  "A la vuelta, cuarto sin ascensor",
                  "5.800\u00a0€",
                  "El suyo tiene ascensor: +450\u00a0€",
                  "6.250\u00a0€",
                ],
                ["Misma finca, interior", "5.900\u00a0€", "El suyo es exterior: +300\u00a0€", "6.200\u00a0€"],
              ],
            },
            {
              steps: [
                "Mida todos con la misma superficie: construida, de la escritura o del Catastro, sin garaje ni terraza.",
                "Corrija cada comparable por lo que el suyo tiene de más o de menos.",
                "Multiplique: 80 por 6.200 a 6.400\u00a0€ son de 496.000 a 512.000\u00a0€. El garaje y el trastero se suman aparte.",
              ],
            },
            "Un piso anunciado dice lo que espera su dueño; uno vendido, lo que se pagó. Cuente al menos con uno de los segundos.",
          ],
        },
        {
          heading: "¿Dónde comprobarlo gratis?",
          blocks: [
            {
              points: [
                "El valor de referencia del Catastro: es el mínimo por el que tributa quien compra, y el precio puede quedar por encima o por debajo.",
                "Las medias de notarios y registradores, por zonas y sacadas de las escrituras. No ven ni la planta ni el estado: sirven de marco.",
                "Los precios de nuestras viviendas, con su precio por metro, en la tabla de más abajo. Son pocas, y precios pedidos, no pagados.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué valor sirve para qué?",
          blocks: [
            {
              caption: "Cuatro valores de una misma vivienda",
              columns: ["Valor", "Quién lo da", "Coste", "Para qué"],
              rows: [
                [
                  "Valoración de agencia",
                  "La agencia, tras una visita",
                  "Suele ser gratis",
                  "Fijar el precio de salida",
                ],
                ["Tasación", "Tasador homologado", "250–600\u00a0€", "La hipoteca de quien compra; seis meses"],
                ["Valor de referencia", "Catastro", "Gratis", "ITP, donaciones y sucesiones"],
                ["Valor catastral", "Recibo del IBI", "Gratis", "IBI y plusvalía"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué cambia el precio dentro de una finca?",
          blocks: [
            {
              points: [
                "La planta y el ascensor, y los escalones que hay antes del ascensor.",
                "Calle, patio de manzana o patio de luces, y las horas de sol.",
                "Electricidad, tuberías, ventanas y año de la última reforma.",
                "La finca: inspección técnica, fachada, cubierta y obras ya aprobadas.",
                "Terraza, garaje y trastero, y si constan en la escritura.",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se prepara la visita?",
          blocks: [
            {
              steps: [
                "Tenga a mano la escritura, el recibo del IBI y la cédula de habitabilidad.",
                "Apunte las reformas con su año y junte las facturas.",
                "Pida una cifra baja y una alta, con los tres pisos que hay detrás.",
                "Pregunte qué precio saldría anunciado y qué se hará si en un mes no llama nadie.",
              ],
            },
            "Si dos agencias difieren en más de una décima parte, compare los metros que han usado y tache los pisos de otro tipo de calle. Una cifra alta puede buscar solo el encargo.",
          ],
        },
      ],
      inShort: [
        "Una valoración es una horquilla de precios razonada, después de una visita.",
        "Compara superficie, planta, luz, estado y finca con viviendas cercanas.",
        "La tasación del banco es otro documento, hecho para la hipoteca.",
      ],
      next: "Visitamos, medimos y le damos la horquilla por escrito: [pida su valoración gratuita](/valuation).",
      description:
        "¿Cuánto vale mi piso en Barcelona? El cálculo en tres pasos con un ejemplo de 80\u00a0m², dónde comprobar precios gratis y qué los cambia dentro de una misma finca.",
      sources: [
        "Orden ECO/805/2003, de valoración para fines financieros",
        "Real Decreto Legislativo 1/2004, del Catastro; Ley 11/2021",
        "Precios de oferta de nuestras viviendas",
      ],
    },
    ca: {
      names: [
        "valoració d’un habitatge",
        "valoració d’un pis",
        "quant val el meu pis",
        "valorar el meu pis",
        "valoració immobiliària",
        "valoració gratuïta d’habitatge",
        "quant val casa meva",
        "valorar pis en línia",
      ],
      title: "La valoració d’un habitatge",
      answers: {
        what: [
          "La valoració d’un pis és una multiplicació: els metres construïts pel que costa el metre en tres pisos comparables, corregit per planta, ascensor, llum i estat. Un de 80\u00a0m² a 6.200–6.400\u00a0€ el metre val entre 496.000 i 512.000\u00a0€.",
          "{?m2.median}A Barcelona, els nostres habitatges demanen de {m2.from} a {m2.to} per metre construït ({date}), amb una mediana de {m2.median}.",
          "Una agència ho posa per escrit després d’una visita; la nostra és gratuïta. No és la taxació del banc, que només signa un taxador homologat.",
        ],
        cost: "La valoració d’un habitatge feta per una agència sol ser gratuïta, com la nostra. La taxació per al banc costa de 250 a 600\u00a0€, a tall d’orientació, i val sis mesos. El valor de referència del Cadastre i les mitjanes de notaris i registradors no costen res.",
        time: "La valoració d’un pis demana una visita d’una hora i uns dies per comparar; la valoració per internet, un minut, i no sap res de la planta ni de la llum. Faci servir la xifra uns tres mesos. La taxació del banc en val sis.",
        how: "Per a la valoració d’un pis pel seu compte n’hi ha prou amb mitja hora: prengui els metres construïts de l’escriptura, busqui tres pisos venuts o anunciats a pocs carrers, divideixi cada preu pels seus metres i corregeixi el que sigui diferent. Multipliqui-ho pels seus i quedi’s el resultat més baix i el més alt. Amb 80\u00a0m² a 6.200–6.400\u00a0€ són de 496.000 a 512.000\u00a0€.",
        worth:
          "La valoració d’un habitatge amb visita val la pena abans de dir cap preu, perquè planta, ascensor, llum i estat el canvien dins d’una mateixa finca. Una valoració per internet n’hi ha prou per saber si té sentit vendre. La taxació pagui-la només si la demanen un banc, un jutjat o els hereus.",
      },
      sections: [
        {
          heading: "Com es calcula en tres passos?",
          blocks: [
            {
              caption: "Exemple: 80\u00a0m² construïts, segon amb ascensor, exterior, sense reformar; xifres suposades",
              columns: ["Pis comparable", "Per m²", "Què canvia", "Corregit"],
              rows: [
                ["Mateix carrer, reformat el 2021", "6.900\u00a0€", "El seu demana obra: –500\u00a0€", "6.400\u00a0€"],
                [
                  "A la cantonada, quart sense ascensor",
                  "5.800\u00a0€",
                  "El seu té ascensor: +450\u00a0€",
                  "6.250\u00a0€",
                ],
                ["Mateixa finca, interior", "5.900\u00a0€", "El seu és exterior: +300\u00a0€", "6.200\u00a0€"],
              ],
            },
            {
              steps: [
                "Mesuri’ls tots amb la mateixa superfície: construïda, de l’escriptura o del Cadastre, sense garatge ni terrassa.",
                "Corregeixi cada comparable pel que el seu té de més o de menys.",
                "Multipliqui: 80 per 6.200 a 6.400\u00a0€ són de 496.000 a 512.000\u00a0€. El garatge i el traster se sumen a part.",
              ],
            },
            "Un pis anunciat diu el que espera l’amo; un de venut, el que es va pagar. Compti almenys amb un dels segons.",
          ],
        },
        {
          heading: "On es pot comprovar gratis?",
          blocks: [
            {
              points: [
                "El valor de referència del Cadastre: és el mínim pel qual tributa qui compra, i el preu pot quedar per sobre o per sota.",
                "Les mitjanes de notaris i registradors, per zones i tretes de les escriptures. No veuen ni la planta ni l’estat: serveixen de marc.",
                "Els preus dels nostres habitatges, amb el preu per metre, a la taula de més avall. Són pocs, i preus demanats, no pas pagats.",
              ],
            },
          ],
        },
        {
          heading: "Quin valor serveix per a què?",
          blocks: [
            {
              caption: "Quatre valors d’un mateix habitatge",
              columns: ["Valor", "Qui el dona", "Cost", "Per a què"],
              rows: [
                [
                  "Valoració d’agència",
                  "L’agència, després d’una visita",
                  "Sol ser gratis",
                  "Posar el preu de sortida",
                ],
                ["Taxació", "Taxador homologat", "250–600\u00a0€", "La hipoteca de qui compra; sis mesos"],
                ["Valor de referència", "Cadastre", "Gratis", "ITP, donacions i successions"],
                ["Valor cadastral", "Rebut de l’IBI", "Gratis", "IBI i plusvàlua"],
              ],
            },
          ],
        },
        {
          heading: "Què fa canviar el preu dins d’una finca?",
          blocks: [
            {
              points: [
                "La planta i l’ascensor, i els esglaons que hi ha abans de l’ascensor.",
                "Carrer, pati d’illa o pati de llums, i les hores de sol.",
                "Electricitat, canonades, finestres i any de l’última reforma.",
                "La finca: inspecció tècnica, façana, coberta i obres ja aprovades.",
                "Terrassa, garatge i traster, i si consten a l’escriptura.",
              ],
            },
          ],
        },
        {
          heading: "Com es prepara la visita?",
          blocks: [
            {
              steps: [
                "Tingui a mà l’escriptura, el rebut de l’IBI i la cèdula d’habitabilitat.",
                "Apunti les reformes amb l’any i ajunti’n les factures.",
                "Demani una xifra baixa i una d’alta, amb els tres pisos que hi ha al darrere.",
                "Pregunti quin preu sortiria a l’anunci i què es farà si en un mes no truca ningú.",
              ],
            },
            "Si dues agències difereixen en més d’una desena part, compari els metres que han fet servir i descarti els pisos d’una altra mena de carrer. Una xifra alta pot buscar només l’encàrrec.",
          ],
        },
      ],
      inShort: [
        "Una valoració és un interval de preus raonat, després d’una visita.",
        "Compara superfície, planta, llum, estat i finca amb habitatges propers.",
        "La taxació del banc és un altre document, fet per a la hipoteca.",
      ],
      next: "Visitem, mesurem i li donem l’interval per escrit: [demani la seva valoració gratuïta](/valuation).",
      description:
        "Quant val el meu pis a Barcelona? El càlcul en tres passos amb un exemple de 80\u00a0m², on comprovar preus gratis i què els fa canviar dins d’una mateixa finca.",
      sources: [
        "Ordre ECO/805/2003, de valoració per a finalitats financeres",
        "Reial decret legislatiu 1/2004, del Cadastre; Llei 11/2021",
        "Preus d’oferta dels nostres habitatges",
      ],
    },
    ru: {
      names: [
        "оценка квартиры",
        "оценка жилья",
        "сколько стоит моя квартира",
        "узнать стоимость своей квартиры",
        "бесплатная оценка квартиры",
        "оценка недвижимости в Барселоне",
        "оценить квартиру",
        "онлайн-оценка квартиры",
        "стоимость моей квартиры",
      ],
      title: "Оценка жилья",
      answers: {
        what: [
          "Оценка квартиры\u00a0— это её застроенная площадь, умноженная на цену метра в трёх похожих квартирах, с поправкой на этаж, лифт, свет и состояние: 80\u00a0м² по 6\u00a0200–6\u00a0400\u00a0€ дают от 496\u00a0000 до 512\u00a0000\u00a0€.",
          "{?m2.median}В Барселоне за наши объекты просят от {m2.from} до {m2.to} за застроенный метр ({date}), медиана\u00a0— {m2.median}.",
          "Агентство записывает такой диапазон после осмотра; у нас это бесплатно. Банковская оценка (tasación)\u00a0— другой документ, и подписать его вправе только аккредитованный оценщик.",
        ],
        cost: "Оценка квартиры в агентстве обычно бесплатна, у нас тоже. Банковская оценка (tasación) стоит ориентировочно 250–600\u00a0€ и действует шесть месяцев. Справочная стоимость в кадастре и средние цены нотариусов и регистраторов не стоят ничего.",
        time: "Оценка квартиры занимает час на осмотр и несколько дней на сравнение; онлайн-оценка\u00a0— минуту, но она не знает ни этажа, ни света. Цифрой можно пользоваться месяца три. Банковская оценка действует шесть.",
        how: "Чтобы сделать оценку квартиры самому, хватит получаса: возьмите застроенную площадь из акта, найдите в соседних кварталах три проданные или выставленные квартиры, разделите цену каждой на её метры и поправьте на то, чем они отличаются. Умножьте на свои метры и оставьте меньший и больший результат. При 80\u00a0м² и 6\u00a0200–6\u00a0400\u00a0€ это 496\u00a0000–512\u00a0000\u00a0€.",
        worth:
          "Оценка квартиры с осмотром нужна раньше, чем вы назовёте цену: этаж, лифт, свет и состояние меняют её даже внутри одного дома. Онлайн-оценки достаточно, чтобы понять, есть ли смысл продавать. За банковскую платите, только если её требует банк, суд или наследники.",
      },
      sections: [
        {
          heading: "Как посчитать цену в три шага?",
          blocks: [
            {
              caption:
                "Пример: 80\u00a0м², третий этаж по-российски, есть лифт, окна на улицу, без ремонта; цифры условные",
              columns: ["Похожая квартира", "За м²", "Чем отличается", "С поправкой"],
              rows: [
                [
                  "Та же улица, ремонт 2021 года",
                  "6\u00a0900\u00a0€",
                  "В вашей нужен ремонт: –500\u00a0€",
                  "6\u00a0400\u00a0€",
                ],
                [
                  "За углом, высокий этаж без лифта",
                  "5\u00a0800\u00a0€",
                  "В вашей лифт есть: +450\u00a0€",
                  "6\u00a0250\u00a0€",
                ],
                [
                  "Тот же дом, окна во двор",
                  "5\u00a0900\u00a0€",
                  "Ваша выходит на улицу: +300\u00a0€",
                  "6\u00a0200\u00a0€",
                ],
              ],
            },
            {
              steps: [
                "Мерьте все квартиры одинаково: застроенная площадь из акта или кадастра, без гаража и террасы.",
                "Поправьте каждую на то, чего в вашей больше или меньше.",
                "Умножьте: 80 на 6\u00a0200–6\u00a0400\u00a0€\u00a0— это от 496\u00a0000 до 512\u00a0000\u00a0€. Гараж и кладовую прибавьте отдельно.",
              ],
            },
            "Цена в объявлении говорит, на что надеется хозяин, цена в акте\u00a0— сколько заплатили. Хотя бы одна из трёх квартир должна быть проданной.",
          ],
        },
        {
          heading: "Где проверить цену бесплатно?",
          blocks: [
            {
              points: [
                "Справочная стоимость в кадастре (valor de referencia): с меньшей суммы покупатель налог не платит, а цена бывает и выше, и ниже.",
                "Средние цены по районам, которые нотариусы и регистраторы публикуют по актам. Этажа и состояния они не видят и дают только рамку.",
                "Цены наших объектов вместе с ценой метра, в таблице ниже. Объектов немного, и это цены объявлений, а не сделок.",
              ],
            },
            "Спросите и в своём доме: консьерж или управляющий часто знает, какая квартира продана за последний год и сколько просили вначале.",
          ],
        },
        {
          heading: "Какая стоимость для чего нужна?",
          blocks: [
            {
              caption: "Четыре стоимости одной квартиры",
              columns: ["Стоимость", "Кто называет", "Цена", "Для чего"],
              rows: [
                ["Оценка агентства", "Агент после осмотра", "Обычно бесплатно", "Назначить цену объявления"],
                [
                  "Банковская (tasación)",
                  "Аккредитованный оценщик",
                  "250–600\u00a0€",
                  "Ипотека покупателя; шесть месяцев",
                ],
                ["Справочная", "Кадастр", "Бесплатно", "ITP, налог на дарение и наследство"],
                ["Кадастровая", "Квитанция IBI", "Бесплатно", "IBI и plusvalía"],
              ],
            },
          ],
        },
        {
          heading: "Что меняет цену внутри одного дома?",
          blocks: [
            {
              points: [
                "Этаж и лифт, а также ступени перед лифтом.",
                "Улица, двор квартала или световой колодец и часы солнца.",
                "Проводка, трубы, окна и год последнего ремонта.",
                "Сам дом: технический осмотр, фасад, крыша, уже одобренные работы.",
                "Терраса, гараж, кладовая и то, записаны ли они в акте.",
                "Арендатор или право пользования: занятая квартира стоит меньше свободной.",
              ],
            },
          ],
        },
        {
          heading: "Как подготовиться к осмотру?",
          blocks: [
            {
              steps: [
                "Положите на стол акт, квитанцию IBI и свидетельство о пригодности для проживания.",
                "Составьте список ремонтов с годами и приложите счета.",
                "Попросите нижнюю и верхнюю цифру и три квартиры, по которым их посчитали.",
                "Спросите, какая цена пойдёт в объявление и что делать, если за месяц никто не позвонит.",
              ],
            },
            "Если два агентства расходятся больше чем на десятую часть, сравните площади, которые они взяли, и вычеркните квартиры с улиц другого типа. Высокая цифра бывает и приманкой, чтобы получить договор. Проверить её просто: попросите назвать три проданные квартиры с площадью, этажом и ценой.",
          ],
        },
      ],
      inShort: [
        "Оценка\u00a0— это диапазон цен с обоснованием, который дают после осмотра.",
        "Она сравнивает площадь, этаж, свет, состояние и дом с соседними объектами.",
        "Банковская оценка\u00a0— другой документ, для ипотеки.",
      ],
      next: "Приедем, измерим и письменно назовём диапазон: [закажите бесплатную оценку](/valuation).",
      description:
        "Сколько стоит моя квартира в Барселоне: расчёт в три шага на примере 80\u00a0м², где бесплатно проверить цены, какая оценка для чего нужна и что меняет цену.",
      sources: [
        "Приказ ECO/805/2003 об оценке для банков",
        "Королевский законодательный декрет 1/2004 о кадастре; Закон 11/2021",
        "Цены объявлений наших объектов",
      ],
    },
  },
};
