import type { Entry } from "../entry";

export const secondViewing: Entry = {
  theme: "viewing",
  homes: "any",
  related: ["viewing-checklist", "survey-before-buying", "hidden-defects", "purchase-offer", "noise"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "second viewing",
        "second viewing of a home",
        "second property viewing",
        "what to check at a second viewing",
        "viewing a home twice",
        "before making an offer second visit",
      ],
      title: "The second viewing",
      answers: {
        what: "A second viewing answers what the first one left open, so go at another hour, with the documents and a tape measure. In an older building take an architect or building surveyor along. When you leave you should know whether to make an offer, and at what price.",
        cost: "A second viewing with the agent is free. The architect or building surveyor who comes with you charges a fee of their own; ask for a quote that says whether you get a written report.",
        time: "A second viewing takes an hour rather than twenty minutes. Ask for it within a few days, while the home is still available, and in the evening or at the weekend if the first was on a weekday morning.",
      },
      sections: [
        {
          heading: "What do you prepare beforehand?",
          blocks: [
            {
              steps: [
                "Ask for the floor plan, the land registry extract (nota simple), the energy certificate and the last minutes of the community of owners (comunidad).",
                "Mark on the plan what you couldn’t see the first time.",
                "List your furniture with its measurements.",
                "Write down the three questions on which your offer depends.",
                "Tell the agent who is coming, so that every room and the storage room are open.",
              ],
            },
          ],
        },
        {
          heading: "What do you look at this time?",
          blocks: [
            {
              points: [
                "Light at another hour, and which rooms need a lamp at noon.",
                "Sound: lift, neighbours above, courtyard kitchens, bars after ten.",
                "The fuse box, the boiler, the water pressure with two taps open.",
                "Walls you would like to move: are they partition walls, or do they bear weight?",
                "The roof, the light well and the cellar, if you may see them.",
                "The way to the metro, walked at your own pace.",
              ],
            },
          ],
        },
        {
          heading: "Whom should you take along?",
          blocks: [
            "For an old building an architect or a building surveyor (aparejador) is worth more than three relatives. They see beams, damp and earlier alterations, and can say roughly what work would cost.",
            "If you plan building work, ask about the licence and the community’s consent now. A price for the kitchen is of no use if the waste pipe can’t be moved.",
          ],
        },
        {
          heading: "What do you ask the seller this time?",
          blocks: [
            {
              points: [
                "Which repairs were made in the last ten years, and are there invoices?",
                "Was there ever water damage, and who paid?",
                "Who lives above, below and beside, and are there short lets in the building?",
                "What do electricity and gas cost in January and in July?",
                "Which furniture and appliances stay?",
                "When could the home be empty?",
              ],
            },
            "If the owner answers, good; otherwise the agent can ask and send you the answers by email. What matters for the price belongs in the offer, in writing.",
          ],
        },
        {
          heading: "What do you do with the answers?",
          blocks: [
            "Compare what you saw with what the advert says. The data in it bind the advertiser (Law 18/2007, art.\u00a058), so ask for a correction in writing if something differs.",
            "Then turn each finding into one of three: a sum that comes off your offer, a condition in the deposit contract (arras), or a reason to leave it. Decide after a night’s sleep, with your notes and not with the photographs.",
          ],
        },
        {
          heading: "Price, condition or no: how do you sort what you find?",
          blocks: [
            {
              caption: "Examples of findings and what follows from them",
              columns: ["You found", "What follows"],
              rows: [
                ["Windows with single glass, a boiler of fifteen years", "a quote, and the sum off your offer"],
                [
                  "The measured area is smaller than in the advert",
                  "a correction in writing and a price for the real metres",
                ],
                ["A levy agreed for the façade, not yet paid", "a clause: the seller pays it before the deed"],
                ["A wall moved, and no permit to show", "a condition: permit or legalisation before the deed"],
                ["Someone lives there", "a condition: handed over empty, or a contract you have read"],
                ["A crack that nobody can explain", "no payment before an architect’s report"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What would you take to one of our homes?",
        blocks: [
          [
            "{?a.id}For [{a.title}](/property/{a.id}), with {a.area} of built area, take the tape measure and the plan.",
            "Its usable area is given as {a.useful}; measure two rooms and compare.",
            "The year {a.built} tells you what to ask the architect first.",
            "At {a.m2} per m², every square metre that isn’t there has its price.",
          ],
        ],
      },
      inShort:
        "Look at a home twice before you offer, at different times of day. The second time bring the documents and someone who knows buildings. Turn what you find into price, condition or refusal.",
      next: "[Ask us for a second appointment](/contact), in the evening too if you like.",
      description:
        "The second viewing of a home: what to prepare, what to look at this time, whom to take along and how to turn the answers into an offer, a condition or a no.",
      sources: ["Law 18/2007, art.\u00a058"],
    },
    es: {
      names: [
        "segunda visita",
        "segunda visita a un piso",
        "segunda visita a una vivienda",
        "qué mirar en la segunda visita",
        "volver a ver un piso",
        "visitar un piso dos veces",
      ],
      title: "La segunda visita",
      answers: {
        what: "La segunda visita a un piso responde a lo que la primera dejó abierto: vaya a otra hora, con la documentación y una cinta métrica, y reserve una hora. A una finca antigua llévese a un arquitecto o a un aparejador. Al salir debería saber si hace una oferta y a qué precio.",
        cost: "La segunda visita con la agencia es gratuita. El arquitecto o aparejador que le acompañe cobra sus honorarios; pídale presupuesto y pregunte si incluye informe por escrito.",
        time: "La segunda visita dura una hora y no veinte minutos. Pídala a los pocos días, mientras la vivienda sigue disponible, y por la tarde o en fin de semana si la primera fue una mañana laborable.",
      },
      sections: [
        {
          heading: "¿Qué se prepara antes?",
          blocks: [
            {
              steps: [
                "Pida plano, nota simple, certificado energético y las últimas actas de la comunidad.",
                "Marque en el plano lo que no pudo ver la primera vez.",
                "Haga una lista de sus muebles con medidas.",
                "Escriba las tres preguntas de las que depende su oferta.",
                "Diga a la agencia quién irá, para que estén abiertas todas las piezas y el trastero.",
              ],
            },
          ],
        },
        {
          heading: "¿En qué se fija esta vez?",
          blocks: [
            {
              points: [
                "La luz a otra hora y qué habitaciones piden lámpara a mediodía.",
                "El sonido: ascensor, vecinos de arriba, cocinas al patio, bares después de las diez.",
                "El cuadro eléctrico, la caldera y la presión con dos grifos abiertos.",
                "Las paredes que querría mover: ¿son tabiques o cargan?",
                "La cubierta, el patio de luces y el sótano, si se pueden ver.",
                "El camino al metro, andado a su paso.",
              ],
            },
          ],
        },
        {
          heading: "¿Con quién conviene ir?",
          blocks: [
            "En una finca antigua, un arquitecto o un aparejador vale más que tres familiares. Ve vigas, humedades y reformas anteriores, y puede decir a grandes rasgos lo que costarían unas obras.",
            "Si piensa reformar, pregunte ya por la licencia y por el permiso de la comunidad. De nada sirve el precio de una cocina si el bajante no se puede mover.",
          ],
        },
        {
          heading: "¿Qué se pregunta esta vez a quien vende?",
          blocks: [
            {
              points: [
                "¿Qué se ha reparado en los últimos diez años, y hay facturas?",
                "¿Ha habido daños por agua, y quién los pagó?",
                "¿Quién vive arriba, abajo y al lado, y hay pisos turísticos en la finca?",
                "¿Cuánto se paga de luz y de gas en enero y en julio?",
                "¿Qué muebles y aparatos se quedan?",
                "¿Cuándo podría estar vacío?",
              ],
            },
            "Si contesta el propietario, mejor; si no, la agencia puede preguntarlo y enviarle la respuesta por correo. Lo que afecte al precio va en la oferta, por escrito.",
          ],
        },
        {
          heading: "¿Qué se hace con las respuestas?",
          blocks: [
            "Compare lo visto con el anuncio. Sus datos obligan a quien lo publica (Ley 18/2007, art.\u00a058); si algo no coincide, pida la corrección por escrito.",
            "Después convierta cada hallazgo en una de tres cosas: una cantidad que se resta de la oferta, una condición en las arras o un motivo para dejarlo. Decida al día siguiente, con las notas y no con las fotos. Si duda entre dos viviendas, repita la visita a las dos con la misma lista.",
          ],
        },
        {
          heading: "¿Precio, condición o renuncia?",
          blocks: [
            {
              caption: "Ejemplos de lo que aparece y lo que se hace con ello",
              columns: ["Aparece", "Qué se hace"],
              rows: [
                ["Vidrio simple, una caldera de quince años", "un presupuesto, y esa suma menos en la oferta"],
                ["Menos superficie medida que en el anuncio", "corrección por escrito y precio por los metros reales"],
                [
                  "Una derrama de fachada aprobada y sin pagar",
                  "una cláusula: la paga quien vende antes de la escritura",
                ],
                ["Un tabique movido sin permiso", "una condición: permiso o legalización antes de la escritura"],
                ["Vive alguien", "una condición: entrega libre, o un contrato que haya leído"],
                ["Una grieta que nadie sabe explicar", "ningún pago antes del informe de un arquitecto"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué llevaría a una de nuestras viviendas?",
        blocks: [
          [
            "{?a.id}A [{a.title}](/property/{a.id}), con {a.area} construidos, lleve la cinta métrica y el plano.",
            "Figura una superficie útil de {a.useful}; mida dos piezas y compare.",
            "El año {a.built} le dice qué preguntar primero al arquitecto.",
            "A {a.m2} el metro, cada metro que no está tiene su precio.",
          ],
        ],
      },
      inShort:
        "Vea la vivienda dos veces antes de ofertar y a horas distintas. La segunda, con la documentación y alguien que entienda de edificios. Lo que encuentre será precio, condición o renuncia.",
      next: "[Pídanos una segunda cita](/contact), también por la tarde si lo prefiere.",
      description:
        "La segunda visita a un piso: qué preparar, en qué fijarse esta vez, con quién ir y cómo convertir las respuestas en una oferta, una condición o un no claro.",
      sources: ["Ley 18/2007, art.\u00a058"],
    },
    ca: {
      names: [
        "segona visita",
        "segona visita a un pis",
        "segona visita a un habitatge",
        "què mirar a la segona visita",
        "tornar a veure un pis",
        "visitar un pis dues vegades",
      ],
      title: "La segona visita",
      answers: {
        what: "La segona visita a un pis respon el que la primera va deixar obert: vagi-hi a una altra hora, amb la documentació i una cinta mètrica, i reservi-hi una hora. A una finca antiga, porti-hi un arquitecte o un aparellador. Quan en surti hauria de saber si fa una oferta i a quin preu.",
        cost: "La segona visita amb l’agència és gratuïta. L’arquitecte o aparellador que l’acompanyi cobra els seus honoraris; demani-li pressupost i pregunti si inclou informe per escrit.",
        time: "La segona visita dura una hora i no vint minuts. Demani-la al cap de pocs dies, mentre l’habitatge encara està disponible, i a la tarda o en cap de setmana si la primera va ser un matí feiner.",
      },
      sections: [
        {
          heading: "Què es prepara abans?",
          blocks: [
            {
              steps: [
                "Demani plànol, nota simple, certificat energètic i les últimes actes de la comunitat.",
                "Marqui al plànol el que no va poder veure el primer cop.",
                "Faci una llista dels mobles amb les mides.",
                "Escrigui les tres preguntes de les quals depèn l’oferta.",
                "Digui a l’agència qui hi anirà, perquè siguin obertes totes les peces i el traster.",
              ],
            },
          ],
        },
        {
          heading: "En què es fixa aquest cop?",
          blocks: [
            {
              points: [
                "La llum a una altra hora i quines habitacions demanen llum al migdia.",
                "El so: ascensor, veïns de dalt, cuines al pati, bars després de les deu.",
                "El quadre elèctric, la caldera i la pressió amb dues aixetes obertes.",
                "Les parets que voldria moure: són envans o carreguen?",
                "La coberta, el celobert i el soterrani, si es poden veure.",
                "El camí al metro, fet al seu pas.",
              ],
            },
          ],
        },
        {
          heading: "Amb qui convé anar-hi?",
          blocks: [
            "En una finca antiga, un arquitecte o un aparellador val més que tres familiars. Veu bigues, humitats i reformes anteriors, i pot dir a grans trets què costarien unes obres.",
            "Si pensa reformar, pregunti ja per la llicència i pel permís de la comunitat. De res no serveix el preu d’una cuina si el baixant no es pot moure.",
          ],
        },
        {
          heading: "Què es pregunta aquest cop a qui ven?",
          blocks: [
            {
              points: [
                "Què s’ha reparat els últims deu anys, i hi ha factures?",
                "Hi ha hagut danys per aigua, i qui els va pagar?",
                "Qui viu a dalt, a baix i al costat, i hi ha pisos turístics a la finca?",
                "Quant es paga de llum i de gas al gener i al juliol?",
                "Quins mobles i aparells s’hi queden?",
                "Quan podria ser buit?",
              ],
            },
            "Si contesta el propietari, millor; si no, l’agència ho pot preguntar i enviar-li la resposta per correu. El que afecti el preu va a l’oferta, per escrit.",
          ],
        },
        {
          heading: "Què es fa amb les respostes?",
          blocks: [
            "Compari el que ha vist amb l’anunci. Les dades obliguen qui el publica (Llei 18/2007, art.\u00a058); si alguna cosa no coincideix, demani’n la correcció per escrit.",
            "Després converteixi cada troballa en una de tres coses: una quantitat que es resta de l’oferta, una condició a les arres o un motiu per deixar-ho. Decideixi l’endemà, amb les notes i no amb les fotos. Si dubta entre dos habitatges, repeteixi la visita a tots dos amb la mateixa llista.",
          ],
        },
        {
          heading: "Preu, condició o renúncia?",
          blocks: [
            {
              caption: "Exemples del que surt i del que se’n fa",
              columns: ["Surt", "Què se’n fa"],
              rows: [
                ["Vidre simple, una caldera de quinze anys", "un pressupost, i aquesta suma menys a l’oferta"],
                ["Menys superfície amidada que a l’anunci", "correcció per escrit i preu pels metres reals"],
                ["Una derrama de façana aprovada i sense pagar", "una clàusula: la paga qui ven abans de l’escriptura"],
                ["Un envà mogut sense permís", "una condició: permís o legalització abans de l’escriptura"],
                ["Hi viu algú", "una condició: lliurament lliure, o un contracte que hagi llegit"],
                ["Una esquerda que ningú no sap explicar", "cap pagament abans de l’informe d’un arquitecte"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Què portaria a un dels nostres habitatges?",
        blocks: [
          [
            "{?a.id}A [{a.title}](/property/{a.id}), amb {a.area} construïts, porti la cinta mètrica i el plànol.",
            "Hi consta una superfície útil de {a.useful}; amidi dues peces i compari.",
            "L’any {a.built} li diu què preguntar primer a l’arquitecte.",
            "A {a.m2} el metre, cada metre que no hi és té un preu.",
          ],
        ],
      },
      inShort:
        "Vegi l’habitatge dues vegades abans d’oferir i a hores diferents. La segona, amb la documentació i algú que entengui d’edificis. Amb el que hi trobi sabrà si fa l’oferta, a quin preu i amb quines condicions.",
      next: "[Demani’ns una segona cita](/contact), també a la tarda si ho prefereix.",
      description:
        "La segona visita a un pis: què preparar, en què fixar-se aquest cop, amb qui anar-hi i com convertir les respostes en una oferta, una condició o un no clar.",
      sources: ["Llei 18/2007, art.\u00a058"],
    },
    ru: {
      names: [
        "второй просмотр",
        "второй просмотр квартиры",
        "повторный просмотр квартиры",
        "что смотреть на втором просмотре",
        "посмотреть квартиру второй раз",
      ],
      title: "Второй просмотр",
      answers: {
        what: "Второй просмотр отвечает на то, что осталось неясным после первого: приходите в другое время, с документами и рулеткой, и отведите на него час. В старый дом возьмите архитектора или технического архитектора (aparejador). После него должно быть понятно, делать ли предложение и по какой цене.",
        cost: "Второй просмотр с агентством бесплатный. Архитектор или технический архитектор, который придёт с вами, берёт свой гонорар; узнайте цену и то, будет ли письменное заключение.",
        time: "Второй просмотр занимает час, а не двадцать минут. Договоритесь о нём в ближайшие дни, пока жильё свободно, и на вечер или выходной, если первый был утром в будни.",
      },
      sections: [
        {
          heading: "Что подготовить заранее?",
          blocks: [
            {
              steps: [
                "Попросите планировку, выписку из реестра (nota simple), сертификат энергоэффективности и последние протоколы сообщества собственников (comunidad).",
                "Отметьте на планировке, чего не увидели в первый раз.",
                "Составьте список мебели с размерами.",
                "Запишите три вопроса, от которых зависит ваше предложение.",
                "Скажите агентству, кто придёт, чтобы все комнаты и кладовая были открыты.",
              ],
            },
          ],
        },
        {
          heading: "На что смотреть в этот раз?",
          blocks: [
            {
              points: [
                "Свет в другое время и комнаты, где лампа нужна и в полдень.",
                "Звуки: лифт, соседи сверху, кухни во двор, бары после десяти.",
                "Электрощит, котёл и напор при двух открытых кранах.",
                "Стены, которые хочется убрать: перегородки это или несущие?",
                "Крыша, световой колодец и подвал, если их можно посмотреть.",
                "Дорога до метро вашим шагом.",
              ],
            },
          ],
        },
        {
          heading: "Кого взять с собой?",
          blocks: [
            "В старом доме архитектор или строительный техник (aparejador) полезнее трёх родственников. Он видит балки, сырость и прежние переделки и может примерно сказать, во что обойдутся работы.",
            "Если планируете ремонт, уже сейчас спросите о разрешении и о согласии сообщества. Цена кухни не поможет, если стояк нельзя перенести. Попросите фотографии того, что закрыто мебелью.",
          ],
        },
        {
          heading: "О чём спросить продавца в этот раз?",
          blocks: [
            {
              points: [
                "Что ремонтировали за последние десять лет и есть ли счета?",
                "Заливало ли квартиру и кто за это платил?",
                "Кто живёт сверху, снизу и рядом, сдают ли в доме квартиры туристам?",
                "Сколько платят за свет и газ в январе и в июле?",
                "Какая мебель и техника остаются?",
                "Когда квартира может быть свободна?",
              ],
            },
            "Хорошо, если ответит сам собственник; если нет, агентство спросит его и пришлёт ответы по почте. То, что влияет на цену, впишите в предложение. Если второй просмотр ничего нового не показал, не тяните с ответом: другой покупатель может опередить вас с предложением.",
          ],
        },
        {
          heading: "Что делать с ответами?",
          blocks: [
            "Сравните увиденное с объявлением. Его данные обязывают того, кто их публикует (Закон 18/2007, ст.\u00a058); если что-то не совпадает, попросите исправить письменно.",
            "Затем превратите каждую находку в одно из трёх: сумму, на которую снизится предложение, условие в договоре задатка (arras) или причину отказаться. Решайте на следующий день, по записям, а не по фотографиям. Если выбираете из двух объектов, пройдите оба с одним и тем же списком: так сравнение будет честным.",
          ],
        },
        {
          heading: "Скидка, условие или отказ?",
          blocks: [
            {
              caption: "Примеры: что нашли и что из этого следует",
              columns: ["Нашли", "Что делать"],
              rows: [
                ["Одинарные стёкла, котёл пятнадцати лет", "взять смету и уменьшить предложение на эту сумму"],
                [
                  "Площадь по рулетке меньше, чем в объявлении",
                  "попросить письменное исправление и цену за настоящие метры",
                ],
                ["Утверждён, но не оплачен сбор на фасад", "условие: продавец платит его до нотариального акта"],
                ["Перенесена стена, а разрешения нет", "условие: разрешение или узаконивание до акта"],
                ["В квартире кто-то живёт", "условие: передать свободной или показать договор"],
                ["Трещина, которую никто не может объяснить", "никаких платежей до заключения архитектора"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Что взять с собой на один из наших объектов?",
        blocks: [
          [
            "{?a.id}На просмотр объекта [{a.title}](/property/{a.id}), площадь со стенами {a.area}, возьмите рулетку и планировку.",
            "Полезная площадь указана как {a.useful}: измерьте две комнаты и сравните.",
            "Год постройки {a.built} подскажет, с чего начать разговор с архитектором.",
            "При цене {a.m2} за метр у каждого недостающего метра есть своя стоимость.",
          ],
        ],
      },
      inShort:
        "До предложения посмотрите жильё дважды и в разное время. Второй раз с документами и с тем, кто разбирается в зданиях. То, что нашли, учитывают в цене или в условиях, а иногда из-за этого отказываются.",
      next: "[Попросите у нас вторую встречу](/contact): можно и вечером.",
      description:
        "Второй просмотр квартиры: что подготовить, на что смотреть в этот раз, кого взять с собой и как превратить ответы в предложение, условие или твёрдый отказ.",
      sources: ["Закон 18/2007, ст.\u00a058"],
    },
  },
};
