import type { Entry } from "../entry";

export const tenYearInsurance: Entry = {
  theme: "new-build",
  related: ["snagging", "hidden-defects", "advance-payment-guarantee", "building-inspection", "works-licence"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "ten-year structural insurance",
        "ten-year insurance",
        "decennial insurance",
        "ten year building warranty",
        "new home warranty spain",
        "structural warranty on a new home",
        "seguro decenal",
      ],
      title: "The ten-year structural insurance",
      answers: {
        what: "The ten-year structural insurance (seguro decenal) pays for damage to foundations, beams, floors or load-bearing walls that endangers the stability of a new building. The developer takes it out, and it passes to every later owner with the home. Without proof of it no notary may authorise the deed that declares the building new and finished.",
        cost: "The ten-year insurance is paid by the developer, and its premium is due when the building is accepted. It has to cover the whole final cost of the construction, and an excess of one per cent at most is allowed. None of it may appear on the buyer’s bill.",
        time: "The ten-year insurance runs for ten years from the acceptance of the building, not from your deed. If you buy in the fourth year, six are left. Damage within that time must be claimed within two years of its appearance (Law 38/1999, art. 18).",
        who: "The ten-year structural insurance insures the developer and all who buy after it, and the developer takes it out. A person who builds a house for their own use may do without it, until they sell within ten years. Then the buyer must be told and agree, or the cover has to be bought for the years that remain.",
      },
      sections: [
        {
          heading: "What does it cover, and what not?",
          blocks: [
            "Law 38/1999 names three terms of liability (art. 17.1). Only the first has to be insured for homes.",
            {
              points: [
                "Ten years: structure, that is, strength and stability.",
                "Three years: installations and elements that make a home fit to live in, such as waterproofing or insulation.",
                "One year: finishes.",
              ],
            },
            "Not covered are wear, lack of maintenance, misuse and changes made by owners. Cracks in plaster, a leaking tap or a swollen door belong to the other terms, or to nobody.",
          ],
        },
        {
          heading: "When is it compulsory?",
          blocks: [
            "For any new building whose main use is housing, whose licence was applied for after the law came into force in May 2000. No deed of new building may be registered without it (art. 20.1). A renovation of an older building generally needs none, so ask what was changed in the structure before you rely on it.",
          ],
        },
        {
          heading: "What should you ask for?",
          blocks: [
            {
              steps: [
                "The policy number, the insurer and the date of the acceptance certificate.",
                "The certificate for your home, with its share in the sum insured.",
                "Whether the technical control body made reservations about roof or basement.",
                "The building logbook (libro del edificio), where the policy is kept.",
                "On a resale within ten years, the same documents from the seller or the property manager.",
              ],
            },
          ],
        },
        {
          heading: "What do you do when damage appears?",
          blocks: [
            {
              points: [
                "Photograph it with a date and measure the width of the crack.",
                "Tell the community of owners: the structure belongs to all.",
                "Write to the insurer and to the developer at the same time.",
                "Have an independent technician say whether stability is affected.",
                "Do not repair before the insurer has seen it, unless there is danger.",
              ],
            },
          ],
        },
        {
          heading: "Which damage belongs to which term?",
          blocks: [
            {
              caption: "Examples of damage, who answers and how long (Law 38/1999, art.\u00a017)",
              columns: ["Damage", "Term", "Who answers"],
              rows: [
                ["A beam that bends, a foundation that sinks", "ten years", "insurer and developer"],
                ["Water through the roof or the terrace", "three years", "the agents of the building"],
                ["Heating that never warms the home", "three years", "the agents of the building"],
                ["Loose tiles, badly hung doors", "one year", "the builder"],
              ],
            },
            "All three count from the acceptance of the building. From the day the damage appears there are two years to claim. The policy may leave an excess of 1% of the sum insured at most with the owners: ask the property manager what that is in euros.",
          ],
        },
      ],
      example: {
        heading: "How old are the buildings we sell?",
        blocks: [
          [
            "{?built.from}The years of construction of our resale homes run from {built.from} to {built.to}.",
            "[{a.title}](/property/{a.id}) was built in {a.built}.",
            "In a building older than ten years the policy has ended, and the inspection report takes its place as proof.",
          ],
        ],
      },
      inShort: [
        "The ten-year insurance covers the structure of a new building and passes to later owners.",
        "Installations have three years of liability and finishes one.",
        "Damage has to be claimed within two years of its appearance.",
      ],
      next: "See which of our new homes are finished: [our new developments](/developments).",
      description:
        "The ten-year structural insurance of a new home: what it covers and what not, when it is compulsory, which proof to ask for and what to do when damage appears.",
      sources: ["Law 38/1999 on building, arts. 17 to 20 and additional provision 2"],
    },
    es: {
      names: [
        "seguro decenal",
        "seguro decenal de la vivienda",
        "garantía decenal",
        "seguro de los diez años",
        "garantías de una vivienda nueva",
        "garantía estructural obra nueva",
        "seguro decenal autopromotor",
      ],
      title: "El seguro decenal",
      answers: {
        what: "El seguro decenal paga los daños en cimientos, vigas, forjados o muros de carga que comprometen la estabilidad de un edificio nuevo. Lo contrata la promotora y pasa con la vivienda a cada comprador posterior. Sin acreditarlo, la escritura de obra nueva no se puede autorizar ni inscribir.",
        cost: "El seguro decenal lo paga la promotora, y la prima vence al recibirse la obra. Debe cubrir todo el coste final de la construcción y solo admite una franquicia del uno por ciento. En la cuenta de quien compra no debe aparecer nada de eso.",
        time: "El seguro decenal dura diez años desde la recepción de la obra, no desde su escritura. Si compra en el cuarto, le quedan seis. El daño que aparezca en ese plazo se reclama en los dos años siguientes (Ley 38/1999, art.\u00a018).",
        who: "El seguro decenal lo contrata la promotora y asegura también a todos los compradores posteriores. Quien construye una casa para sí puede prescindir de él mientras no venda en diez años. Si vende antes, el comprador debe saberlo y exonerarle, o hay que asegurar los años que queden.",
      },
      sections: [
        {
          heading: "¿Qué cubre y qué no?",
          blocks: [
            "La Ley 38/1999 distingue tres plazos de responsabilidad (art.\u00a017.1). En vivienda solo es obligatorio asegurar el primero.",
            {
              points: [
                "Diez años: la estructura, es decir, resistencia y estabilidad.",
                "Tres años: instalaciones y elementos de habitabilidad, como la impermeabilización o el aislamiento.",
                "Un año: los acabados.",
              ],
            },
            "Quedan fuera el desgaste, la falta de mantenimiento, el mal uso y los cambios del propietario. Una fisura del yeso, un grifo que pierde o una puerta hinchada van por los otros plazos, o por ninguno.",
          ],
        },
        {
          heading: "¿Cuándo es obligatorio?",
          blocks: [
            "En todo edificio nuevo destinado sobre todo a vivienda cuya licencia se pidió después de entrar en vigor la ley, en mayo de 2000. Sin él no se inscribe la declaración de obra nueva (art.\u00a020.1). La rehabilitación de un edificio anterior, en general, no lo necesita: pregunte qué se tocó de la estructura antes de darlo por hecho.",
          ],
        },
        {
          heading: "¿Qué conviene pedir?",
          blocks: [
            {
              steps: [
                "El número de póliza, la aseguradora y la fecha del acta de recepción.",
                "El certificado de su vivienda, con la parte que le toca del capital.",
                "Si el organismo de control técnico puso reservas a la cubierta o al sótano.",
                "El libro del edificio, donde se guarda la póliza.",
                "En una segunda mano de menos de diez años, lo mismo al vendedor o a la administración.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se hace cuando aparece un daño?",
          blocks: [
            {
              points: [
                "Fotografíelo con fecha y mida el ancho de la grieta.",
                "Avise a la comunidad: la estructura es de todos.",
                "Escriba a la vez a la aseguradora y a la promotora.",
                "Haga que un técnico independiente diga si afecta a la estabilidad.",
                "No repare antes de que lo vea la aseguradora, salvo peligro.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué daño corresponde a cada plazo?",
          blocks: [
            {
              caption: "Ejemplos de daños, quién responde y hasta cuándo (Ley 38/1999, art.\u00a017)",
              columns: ["Daño", "Plazo", "Quién responde"],
              rows: [
                ["Una viga que se dobla, un cimiento que cede", "diez años", "aseguradora y promotor"],
                ["Agua por la cubierta o la terraza", "tres años", "los agentes de la edificación"],
                ["Una calefacción que nunca calienta el piso", "tres años", "los agentes de la edificación"],
                ["Baldosas sueltas, puertas mal colgadas", "un año", "el constructor"],
              ],
            },
            "Los tres plazos cuentan desde la recepción del edificio. Desde que el daño aparece hay dos años para reclamar. La póliza puede tener una franquicia del 1\u00a0% de la suma asegurada como máximo: pregunte al administrador a cuánto asciende.",
          ],
        },
      ],
      example: {
        heading: "¿Qué edad tienen los edificios que vendemos?",
        blocks: [
          [
            "{?built.from}Los años de construcción de nuestras viviendas de segunda mano van de {built.from} a {built.to}.",
            "[{a.title}](/property/{a.id}) es de {a.built}.",
            "Pasados diez años la póliza ha terminado, y lo que informa del edificio es su inspección técnica.",
          ],
        ],
      },
      inShort: [
        "El seguro decenal cubre la estructura de un edificio nuevo y pasa a los compradores posteriores.",
        "Las instalaciones tienen tres años de responsabilidad y los acabados, uno.",
        "El daño se reclama en los dos años siguientes a su aparición.",
      ],
      next: "Vea cuáles de nuestras viviendas nuevas están terminadas: [obra nueva](/developments).",
      description:
        "El seguro decenal de una vivienda nueva: qué cubre y qué no, cuándo es obligatorio, qué documentos conviene pedir y qué hacer si aparece un daño o una grieta.",
      sources: ["Ley 38/1999, de ordenación de la edificación, arts.\u00a017 a 20 y disposición adicional 2.ª"],
    },
    ca: {
      names: [
        "assegurança decennal",
        "assegurança decennal de l’habitatge",
        "garantia decennal",
        "assegurança dels deu anys",
        "garanties d’un habitatge nou",
        "garantia estructural obra nova",
        "assegurança decennal autopromotor",
      ],
      title: "L’assegurança decennal",
      answers: {
        what: "L’assegurança decennal paga els danys en fonaments, bigues, forjats o parets de càrrega que comprometen l’estabilitat d’un edifici nou. La contracta la promotora i passa amb l’habitatge a cada comprador posterior. Sense acreditar-la, l’escriptura d’obra nova no es pot autoritzar ni inscriure.",
        cost: "L’assegurança decennal la paga la promotora, i la prima venç quan es rep l’obra. Ha de cobrir tot el cost final de la construcció i només admet una franquícia de l’u per cent. Al compte de qui compra no n’ha de sortir res.",
        time: "L’assegurança decennal dura deu anys des de la recepció de l’obra, no pas des de la seva escriptura. Si compra al quart, n’hi queden sis. El dany que surti en aquest termini es reclama en els dos anys següents (Llei 38/1999, art.\u00a018).",
        who: "L’assegurança decennal la contracta la promotora i assegura també tots els compradors posteriors. Qui es construeix una casa per a ell mateix en pot prescindir mentre no vengui en deu anys. Si ven abans, el comprador ho ha de saber i exonerar-lo, o cal assegurar els anys que quedin.",
      },
      sections: [
        {
          heading: "Què cobreix i què no?",
          blocks: [
            "La Llei 38/1999 distingeix tres terminis de responsabilitat (art.\u00a017.1). En habitatge només és obligatori assegurar el primer.",
            {
              points: [
                "Deu anys: l’estructura, és a dir, resistència i estabilitat.",
                "Tres anys: instal·lacions i elements d’habitabilitat, com la impermeabilització o l’aïllament.",
                "Un any: els acabats.",
              ],
            },
            "En queden fora el desgast, la manca de manteniment, el mal ús i els canvis del propietari. Una fissura del guix, una aixeta que perd o una porta inflada van pels altres terminis, o per cap.",
          ],
        },
        {
          heading: "Quan és obligatòria?",
          blocks: [
            "En tot edifici nou destinat sobretot a habitatge la llicència del qual es va demanar després d’entrar en vigor la llei, el maig del 2000. Sense ella no s’inscriu la declaració d’obra nova (art.\u00a020.1). La rehabilitació d’un edifici anterior, en general, no la necessita: pregunti què es va tocar de l’estructura abans de donar-la per feta.",
          ],
        },
        {
          heading: "Què convé demanar?",
          blocks: [
            {
              steps: [
                "El número de pòlissa, l’asseguradora i la data de l’acta de recepció.",
                "El certificat del seu habitatge, amb la part que li toca del capital.",
                "Si l’organisme de control tècnic va posar reserves a la coberta o al soterrani.",
                "El llibre de l’edifici, on es guarda la pòlissa.",
                "En una segona mà de menys de deu anys, el mateix al venedor o a l’administració.",
              ],
            },
          ],
        },
        {
          heading: "Què es fa quan surt un dany?",
          blocks: [
            {
              points: [
                "Fotografiï’l amb data i mesuri l’amplada de l’esquerda.",
                "Avisi la comunitat: l’estructura és de tots.",
                "Escrigui alhora a l’asseguradora i a la promotora.",
                "Faci que un tècnic independent digui si afecta l’estabilitat.",
                "No repari abans que ho vegi l’asseguradora, llevat de perill.",
              ],
            },
          ],
        },
        {
          heading: "Quin dany correspon a cada termini?",
          blocks: [
            {
              caption: "Exemples de danys, qui en respon i fins quan (Llei 38/1999, art.\u00a017)",
              columns: ["Dany", "Termini", "Qui respon"],
              rows: [
                ["Una biga que es doblega, un fonament que cedeix", "deu anys", "asseguradora i promotor"],
                ["Aigua per la coberta o la terrassa", "tres anys", "els agents de l’edificació"],
                ["Una calefacció que mai no escalfa el pis", "tres anys", "els agents de l’edificació"],
                ["Rajoles soltes, portes mal penjades", "un any", "el constructor"],
              ],
            },
            "Tots tres terminis compten des de la recepció de l’edifici. Des que el dany apareix hi ha dos anys per reclamar. La pòlissa pot tenir una franquícia de l’1\u00a0% de la suma assegurada com a màxim: pregunti a l’administrador a quant puja.",
          ],
        },
      ],
      example: {
        heading: "Quina edat tenen els edificis que venem?",
        blocks: [
          [
            "{?built.from}Els anys de construcció dels nostres habitatges de segona mà van de {built.from} a {built.to}.",
            "[{a.title}](/property/{a.id}) és de {a.built}.",
            "Passats deu anys la pòlissa s’ha acabat, i el que informa de l’edifici és la inspecció tècnica.",
          ],
        ],
      },
      inShort: [
        "L’assegurança decennal cobreix l’estructura d’un edifici nou i passa als compradors posteriors.",
        "Les instal·lacions tenen tres anys de responsabilitat i els acabats, un.",
        "El dany es reclama en els dos anys següents a la seva aparició.",
      ],
      next: "Vegi quins dels nostres habitatges nous són acabats: [obra nova](/developments).",
      description:
        "L’assegurança decennal d’un habitatge nou: què cobreix i què no, quan és obligatòria, quins documents convé demanar i què cal fer si surt una esquerda.",
      sources: ["Llei 38/1999, d’ordenació de l’edificació, arts.\u00a017 a 20 i disposició addicional 2a"],
    },
    ru: {
      names: [
        "десятилетняя страховка конструкций",
        "десятилетняя страховка новостройки",
        "гарантия на новостройку десять лет",
        "страхование конструкций дома",
        "гарантия на новое жильё в Испании",
        "seguro decenal",
        "десятилетняя гарантия застройщика",
      ],
      title: "Десятилетняя страховка конструкций",
      answers: {
        what: "Десятилетняя страховка конструкций (seguro decenal) оплачивает ущерб фундаменту, балкам, перекрытиям или несущим стенам, если он угрожает устойчивости нового дома. Оформляет её застройщик, и вместе с квартирой она переходит к каждому следующему покупателю. Без её подтверждения новое здание нельзя ни удостоверить у нотариуса, ни записать в реестр.",
        cost: "Десятилетнюю страховку конструкций оплачивает застройщик: взнос вносят к приёмке дома. Она должна покрывать всю окончательную стоимость строительства, а франшиза допускается не больше одного процента. В расчёте покупателя этой строки быть не должно.",
        time: "Десятилетняя страховка конструкций действует десять лет с приёмки дома, а не с вашей сделки. Купив на четвёртом году, вы получите ещё шесть лет. Ущерб, возникший за это время, заявляют в течение двух лет после его появления (Закон 38/1999, ст.\u00a018).",
        who: "Десятилетнюю страховку конструкций оформляет застройщик, а защищает она и всех, кто купит после него. Кто строит дом для себя, может обойтись без неё, если не продаёт в течение десяти лет. При более ранней продаже покупатель должен знать об этом и согласиться, либо страхуют оставшиеся годы.",
      },
      sections: [
        {
          heading: "Что она покрывает, а что нет?",
          blocks: [
            "Закон 38/1999 различает три срока ответственности (ст.\u00a017.1). Для жилья обязательно страховать только первый.",
            {
              points: [
                "Десять лет: конструкции, то есть прочность и устойчивость.",
                "Три года: инженерные системы и то, что делает жильё пригодным, например гидроизоляция или утепление.",
                "Один год: отделка.",
              ],
            },
            "Не покрываются износ, плохой уход, неправильное использование и переделки собственника. Трещина в штукатурке, текущий кран или разбухшая дверь относятся к другим срокам или ни к какому. За них спрашивают с застройщика, а не со страховщика, и тоже письменно.",
          ],
        },
        {
          heading: "Когда она обязательна?",
          blocks: [
            "Для любого нового здания, где главное\u00a0— жильё, если разрешение на него запросили после вступления закона в силу, в мае 2000 года. Без неё новостройку не впишут в реестр (ст.\u00a020.1). Реконструкции более старого дома она обычно не нужна: узнайте, что меняли в конструкциях, прежде чем на неё рассчитывать. Ответ даст разрешение на работы или архитектор, который их вёл.",
          ],
        },
        {
          heading: "Что попросить?",
          blocks: [
            {
              steps: [
                "Номер полиса, страховщика и дату акта приёмки.",
                "Сертификат вашей квартиры с её долей в страховой сумме.",
                "Были ли у технического контроля замечания к крыше или подвалу.",
                "Книгу здания (libro del edificio), в которой лежит полис.",
                "Для вторичного жилья моложе десяти лет\u00a0— то же у продавца или управляющего домом.",
              ],
            },
          ],
        },
        {
          heading: "Что делать, если появился ущерб?",
          blocks: [
            {
              points: [
                "Снимите его с датой и измерьте ширину трещины.",
                "Сообщите сообществу собственников (comunidad): конструкции общие.",
                "Напишите сразу и страховщику, и застройщику.",
                "Пусть независимый специалист скажет, затронута ли устойчивость.",
                "Не чините до осмотра страховщика, если нет опасности.",
                "Следите за двумя годами: записывайте день, когда увидели ущерб, и дату каждого письма.",
              ],
            },
          ],
        },
        {
          heading: "Какой срок действует для какого повреждения?",
          blocks: [
            {
              caption: "Примеры: кто отвечает и как долго (Закон 38/1999, ст.\u00a017)",
              columns: ["Повреждение", "Срок", "Кто отвечает"],
              rows: [
                ["Прогнулась балка, осел фундамент", "десять лет", "страховщик и застройщик"],
                ["Течёт крыша или терраса", "три года", "участники строительства"],
                ["Отопление не прогревает квартиру", "три года", "участники строительства"],
                ["Отходит плитка, перекошены двери", "один год", "строитель"],
              ],
            },
            "Все три срока считают с приёмки дома. С того дня, когда повреждение появилось, на требование есть два года. В полисе бывает франшиза, самое большее 1\u00a0% страховой суммы: спросите управляющего, сколько это в евро. Полис хранится в книге дома (libro del edificio); копию лучше получить до сделки и держать вместе с нотариальным актом.",
          ],
        },
      ],
      example: {
        heading: "Сколько лет домам, которые мы продаём?",
        blocks: [
          [
            "{?built.from}Вторичное жильё у нас построено с {built.from} по {built.to} год.",
            "[{a.title}](/property/{a.id}): год постройки {a.built}.",
            "Когда прошло больше десяти лет, полиса уже нет, и о доме рассказывает технический осмотр.",
          ],
        ],
      },
      inShort: [
        "Десятилетняя страховка покрывает конструкции нового дома и переходит к следующим собственникам.",
        "За инженерные системы отвечают три года, за отделку\u00a0— год.",
        "Об ущербе заявляют в течение двух лет после его появления.",
      ],
      next: "Узнайте, какие из наших новых домов уже построены: [посмотрите новостройки](/developments).",
      description:
        "Десятилетняя страховка конструкций нового дома: что она покрывает, а что нет, когда обязательна, какие документы попросить и что делать, если пошла трещина.",
      sources: ["Закон 38/1999 о строительстве, ст.\u00a017–20 и дополнительное положение 2"],
    },
  },
};
