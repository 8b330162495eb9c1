import type { Entry } from "../entry";

export const cadastralReference: Entry = {
  theme: "documents",
  related: ["reference-value", "property-tax-ibi", "nota-simple", "usable-and-built-area"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "cadastral reference",
        "catastro",
        "cadastral number",
        "referencia catastral",
        "catastro barcelona",
        "cadastral reference number",
        "cadastre reference",
      ],
      title: "The cadastral reference",
      answers: {
        what: "The cadastral reference is the 20-character code that Spain’s cadastre (Catastro) gives each property for tax purposes. With it anyone can look up the address, the use, the year and the area recorded for a home, free of charge. It has to be quoted in the deed.",
        cost: "Looking up a cadastral reference costs nothing at the online office of the Catastro. The owner’s certificate with plan and boundaries is free as well for whoever identifies themselves electronically. Correcting an area may need a technician, whose fee you agree beforehand.",
        who: "Anyone may look up a cadastral reference and the data that go with it. The name of the owner and the cadastral value are protected: only the owner, or someone with the owner’s authority or a legal reason, may see them.",
        how: "You find the cadastral reference on the property tax (IBI) receipt, in the deed, or at the online office of the Catastro. There you search by address or on the map. Copy all 20 characters: the first 14 are the building, the rest the unit within it.",
      },
      sections: [
        {
          heading: "Where does the code turn up?",
          blocks: [
            {
              points: [
                "The deed of sale, the tax form and the IBI receipt quote it (Royal Legislative Decree 1/2004, art. 38).",
                "The tax office’s reference value is looked up with it.",
                "It joins the home to its plan, so that the registry’s entry can be matched with a place on the map.",
                "Supplies, licences and the energy certificate ask for it.",
              ],
            },
          ],
        },
        {
          heading: "Which number is which? Five codes of one home",
          blocks: [
            {
              caption: "The numbers of a home and what each is for",
              columns: ["Number", "Looks like", "Where you find it", "What it opens"],
              rows: [
                [
                  "Cadastral reference",
                  "20 letters and digits",
                  "IBI receipt, deed, Catastro online",
                  "area, use, year, plan, reference value",
                ],
                ["CRU (formerly IDUFIR)", "14 digits", "registry extract, deed", "a registry extract for about €11"],
                [
                  "Registry number (finca)",
                  "a number with the registry’s name",
                  "deed, extract",
                  "the same, with the registry named",
                ],
                ["Cédula number", "letters and digits", "habitability certificate", "whether it is still valid"],
                ["Energy certificate number", "letters and digits", "label, ICAEN", "the rating and its date"],
              ],
            },
            "Ask the seller for the first two before you make an offer: with them you can order the extract and see the plan the same day, without asking anybody’s permission. In a building with two staircases check floor and door on the plan too.",
          ],
        },
        {
          heading: "Which figures do you find there?",
          blocks: [
            "You see the built area, often with a share of the stairs and hallways added. That is why the cadastre may show more than the advert. The usable area isn’t there at all: look for it in the habitability certificate.",
            "The year is that of the building or of a thorough renovation, and it may be an estimate for old buildings. Compare it with the deed before you rely on it.",
          ],
        },
        {
          heading: "What do you check before you buy?",
          blocks: [
            {
              steps: [
                "Ask the seller for the reference and look it up yourself.",
                "See whether floor, door and use are those of the home: some are still recorded as offices.",
                "Note the built area and ask which part of it is shared.",
                "Look up parking space and storage room, which may have references of their own.",
                "Put the result beside the land registry extract and ask about each difference.",
                "With the same code, look up the reference value for your tax.",
              ],
            },
          ],
        },
        {
          heading: "What if cadastre and registry disagree?",
          blocks: [
            "It happens often, and a metre or two seldom matters. A terrace that only one of them knows or a home recorded as an office is different. Those are questions for the owner before the deposit. The cadastre is presumed right about physical data for its own purposes, but it gives nobody title (art. 3.3).",
            "The owner applies for the correction with plans or a technician’s certificate. After the sale the change of owner reaches the cadastre through the notary; check on the next receipt that it did.",
          ],
        },
      ],
      example: {
        heading: "Which area would you compare?",
        blocks: [
          [
            "Take our home [{a.title}](/property/{a.id}): we advertise {a.area} built.",
            "Ask for its reference, look up the built area, and take away the shared part.",
            "{?a.built}The year we give is {a.built}, so compare that as well.",
          ],
        ],
      },
      inShort:
        "A 20-character code identifies each property in the tax records. With it you can look up area, use and year free of charge, and find the tax office’s reference value. It says nothing about debts.",
      next: "Ask us for the reference of any of [our homes](/properties) and look it up before the viewing.",
      description:
        "What the cadastral reference of a home in Spain is, where to find it, what the Catastro shows for free and what to do if it disagrees with the registry.",
      sources: ["Royal Legislative Decree 1/2004 (cadastre), arts. 3.3, 6 and 38"],
    },
    es: {
      names: [
        "referencia catastral",
        "catastro",
        "número catastral",
        "consultar referencia catastral",
        "certificado catastral",
        "ref catastral",
        "catastro barcelona",
      ],
      title: "La referencia catastral",
      answers: {
        what: "La referencia catastral es el código de 20 caracteres con el que el Catastro identifica cada inmueble a efectos fiscales. Con él, cualquiera puede ver gratis la dirección, el uso, el año y la superficie que constan de una vivienda. Debe figurar en la escritura.",
        cost: "Buscar una referencia catastral no cuesta nada en la sede electrónica del Catastro. También es gratuita la certificación con plano y linderos, si el titular se identifica por internet. Corregir una superficie puede requerir un técnico, con honorarios libres.",
        who: "La referencia catastral y los datos que la acompañan puede verlos cualquiera. El nombre del titular y el valor catastral están protegidos: solo acceden a ellos la persona propietaria, quien tenga su autorización o quien demuestre un motivo legal.",
        how: "La referencia catastral está en el recibo del IBI y en la escritura. En la sede electrónica del Catastro se busca por dirección o sobre el mapa. Copie los 20 caracteres: los 14 primeros son del edificio; los demás, del piso.",
      },
      sections: [
        {
          heading: "¿Para qué se utiliza?",
          blocks: [
            {
              points: [
                "Consta en la escritura, en la declaración del impuesto y en el recibo del IBI (Real Decreto Legislativo 1/2004, art. 38).",
                "Con ella se busca el valor de referencia de Hacienda.",
                "Une la vivienda con su plano, de modo que la finca del registro se pueda situar en el mapa.",
                "La piden los suministros, las licencias y el certificado energético.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué cifras aparecen?",
          blocks: [
            "Aparece la superficie construida, a menudo con la parte de escalera y pasillos sumada. Por eso el Catastro puede dar más metros que el anuncio. La útil no está: búsquela en la cédula de habitabilidad.",
            "El año es el de construcción o el de una reforma integral, y en casas antiguas puede ser aproximado. Compárelo con la escritura antes de fiarse.",
          ],
        },
        {
          heading: "¿Qué mirar antes de comprar?",
          blocks: [
            {
              steps: [
                "Pida la referencia a quien vende y búsquela usted.",
                "Vea si planta, puerta y uso son los de la vivienda: algunas siguen constando como oficina.",
                "Anote la superficie construida y pregunte qué parte es común.",
                "Busque el aparcamiento y el trastero, que pueden tener la suya.",
                "Ponga el resultado junto a la nota simple y aclare cada diferencia.",
                "Con el mismo código, mire el valor de referencia que contará para su impuesto.",
              ],
            },
          ],
        },
        {
          heading: "¿Y si Catastro y registro no coinciden?",
          blocks: [
            "Ocurre a menudo, y un metro o dos no suelen importar. Una terraza que solo conoce uno de los dos o una vivienda que consta como oficina sí se aclaran antes de las arras. A sus efectos, los datos físicos del Catastro se presumen ciertos, pero no dan la propiedad (art. 3.3).",
            "La corrección la solicita el titular, con planos o un certificado técnico. Tras la venta, el cambio de titular llega al Catastro por la notaría; compruébelo en el recibo siguiente.",
          ],
        },
        {
          heading: "¿Qué número es cada uno? Cinco códigos de un piso",
          blocks: [
            {
              caption: "Los números de una vivienda y para qué sirven",
              columns: ["Número", "Cómo es", "Dónde está", "Qué se ve con él"],
              rows: [
                [
                  "Referencia catastral",
                  "20 letras y cifras",
                  "recibo del IBI, escritura, Catastro por internet",
                  "metros, uso, año, plano, valor de referencia",
                ],
                ["CRU (antes IDUFIR)", "14 cifras", "nota simple, escritura", "una nota simple por unos 11\u00a0€"],
                [
                  "Número de finca",
                  "una cifra con el nombre del registro",
                  "escritura, nota simple",
                  "lo mismo, si se indica el registro",
                ],
                ["Número de la cédula", "letras y cifras", "cédula de habitabilidad", "si sigue en vigor"],
                ["Número del certificado energético", "letras y cifras", "etiqueta, ICAEN", "la letra y la fecha"],
              ],
            },
            "Pida los dos primeros a quien vende antes de ofertar: con ellos puede ver el plano y pedir la nota simple el mismo día, sin permiso de nadie. Si el anuncio no da ninguno, búsquelo por la dirección en el visor del Catastro y compruebe piso y puerta: en una finca con dos escaleras es fácil mirar la vivienda de al lado. Mirarlo es gratis y no hace falta ser propietario de nada.",
          ],
        },
      ],
      example: {
        heading: "¿Qué superficie compararía?",
        blocks: [
          [
            "En nuestra vivienda [{a.title}](/property/{a.id}) anunciamos {a.area} construidos.",
            "Pida su referencia, mire los metros construidos y reste la parte común.",
            "{?a.built}El año que damos es {a.built}: compárelo también.",
          ],
        ],
      },
      inShort:
        "Un código de 20 caracteres identifica cada inmueble en el Catastro. Con él se ven gratis superficie, uso y año, y se encuentra el valor de referencia. De deudas no dice nada.",
      next: "Pídanos la referencia de cualquiera de [nuestras viviendas](/properties) y búsquela antes de la visita.",
      description:
        "Qué es la referencia catastral de una vivienda, dónde encontrarla, qué datos muestra gratis el Catastro y qué hacer si no coincide con lo que dice el registro.",
      sources: ["Real Decreto Legislativo 1/2004 (Catastro), arts. 3.3, 6 y 38"],
    },
    ca: {
      names: [
        "referència cadastral",
        "cadastre",
        "número cadastral",
        "consultar la referència cadastral",
        "certificat cadastral",
        "ref cadastral",
        "cadastre barcelona",
      ],
      title: "La referència cadastral",
      answers: {
        what: "La referència cadastral és el codi de 20 caràcters amb què el Cadastre identifica cada immoble a efectes fiscals. Amb aquest codi tothom pot veure de franc l’adreça, l’ús, l’any i la superfície que consten d’un habitatge. Ha de sortir a l’escriptura.",
        cost: "Buscar una referència cadastral no costa res a la seu electrònica del Cadastre. La certificació amb plànol i límits també és gratuïta, si el titular s’hi identifica. Corregir una superfície pot demanar un tècnic, amb honoraris lliures.",
        who: "La referència cadastral i les dades que hi van juntes les pot mirar tothom. El nom del titular i el valor cadastral estan protegits: només els veuen el propietari, qui tingui la seva autorització o qui demostri un motiu legal.",
        how: "La referència cadastral és al rebut de l’IBI, a l’escriptura i a la seu electrònica del Cadastre, on es busca per l’adreça o sobre el mapa. Copiï els 20 caràcters: els 14 primers són de l’edifici i els altres, del pis.",
      },
      sections: [
        {
          heading: "Per a què es fa servir?",
          blocks: [
            {
              points: [
                "Consta a l’escriptura, a la declaració de l’impost i al rebut de l’IBI (Reial decret legislatiu 1/2004, art. 38).",
                "Amb ella es busca el valor de referència d’Hisenda.",
                "Lliga l’habitatge amb el plànol, i així la finca del registre es pot situar al mapa.",
                "La demanen els subministraments, les llicències i el certificat energètic.",
              ],
            },
          ],
        },
        {
          heading: "Quines xifres hi surten?",
          blocks: [
            "Hi surt la superfície construïda, sovint amb la part d’escala i passadissos sumada. Per això el Cadastre pot donar més metres que l’anunci. La útil no hi és: busqui-la a la cèdula d’habitabilitat.",
            "L’any és el de l’edifici o el d’una reforma integral, i en cases antigues pot ser aproximat. Compari’l amb l’escriptura abans de refiar-se’n.",
          ],
        },
        {
          heading: "Què s’hi ha de mirar abans de comprar?",
          blocks: [
            {
              steps: [
                "Demani la referència a qui ven i busqui-la vostè mateix.",
                "Miri si la planta, la porta i l’ús són els de l’habitatge: n’hi ha que encara consten com a despatx.",
                "Apunti la superfície construïda i pregunti quina part és comuna.",
                "Busqui l’aparcament i el traster, que poden tenir-ne una de pròpia.",
                "Posi-ho tot al costat de la nota simple i aclareixi cada diferència.",
                "Amb el mateix codi, miri el valor de referència que comptarà per al seu impost.",
              ],
            },
          ],
        },
        {
          heading: "I si Cadastre i registre no coincideixen?",
          blocks: [
            "Passa sovint, i un metre o dos no acostumen a importar. Una terrassa que només coneix l’un, una planta de més o un habitatge que hi consta com a despatx s’han d’aclarir abans de les arres. Per al que li toca, les dades físiques del Cadastre es presumeixen certes, però no donen la propietat (art. 3.3).",
            "La correcció la demana el titular, amb plànols o un certificat tècnic. Després de la venda, el canvi de titular hi arriba per la notaria; comprovi-ho al rebut següent.",
          ],
        },
        {
          heading: "Quin número és cadascun? Cinc codis d’un pis",
          blocks: [
            {
              caption: "Els números d’un habitatge i per a què serveixen",
              columns: ["Número", "Com és", "On surt", "Què s’hi consulta"],
              rows: [
                [
                  "Referència cadastral",
                  "20 lletres i xifres",
                  "rebut de l’IBI, escriptura, Cadastre per internet",
                  "metres, ús, any, plànol, valor de referència",
                ],
                ["CRU (abans IDUFIR)", "14 xifres", "nota simple, escriptura", "una nota simple per uns 11\u00a0€"],
                [
                  "Número de finca",
                  "una xifra amb el nom del registre",
                  "escriptura, nota simple",
                  "el mateix, si se n’indica el registre",
                ],
                ["Número de la cèdula", "lletres i xifres", "cèdula d’habitabilitat", "si encara és vigent"],
                ["Número del certificat energètic", "lletres i xifres", "etiqueta, ICAEN", "la lletra i la data"],
              ],
            },
            "Demani els dos primers a qui ven abans de fer l’oferta: així pot veure el plànol i demanar la nota simple el mateix dia, sense permís de ningú. Si l’anunci no en dona cap, busqui’l per l’adreça al visor del Cadastre i comprovi pis i porta: en una finca amb dues escales és fàcil mirar l’habitatge del costat. Consultar-ho és gratuït i no cal ser-ne propietari ni donar-ne cap motiu.",
          ],
        },
      ],
      example: {
        heading: "Quina superfície compararia?",
        blocks: [
          [
            "Al nostre habitatge [{a.title}](/property/{a.id}) hi anunciem {a.area} construïts.",
            "Demani’n la referència, miri els metres construïts i tregui’n la part comuna.",
            "{?a.built}L’any que donem és el {a.built}: compari’l també.",
          ],
        ],
      },
      inShort:
        "Un codi de 20 caràcters identifica cada immoble al Cadastre. Permet veure de franc la superfície, l’ús i l’any, i trobar el valor de referència. De deutes no en diu res.",
      next: "Demani’ns la referència de qualsevol dels [nostres habitatges](/properties) i miri-la abans de la visita.",
      description:
        "Què és la referència cadastral d’un habitatge, on es troba, quines dades ensenya de franc el Cadastre i què cal fer si no coincideix amb el que diu el registre.",
      sources: ["Reial decret legislatiu 1/2004 (Cadastre), arts. 3.3, 6 i 38"],
    },
    ru: {
      names: [
        "кадастровый номер",
        "кадастр Испании",
        "кадастровый номер в Испании",
        "referencia catastral",
        "катастро",
        "кадастровый номер квартиры",
        "catastro Испания",
        "кадастровая стоимость квартиры",
      ],
      title: "Кадастровый номер жилья",
      answers: {
        what: "Кадастровый номер (referencia catastral) — код из 20 знаков, под которым жильё числится в налоговом учёте Испании. По нему любой может бесплатно увидеть адрес, назначение, год и площадь. Его указывают в нотариальном акте.",
        cost: "Поиск по кадастровому номеру на сайте кадастра (Catastro) бесплатен. Справка с планом и границами для собственника, который подтвердил личность через интернет, тоже бесплатна. Чтобы исправить площадь, может понадобиться технический специалист; свою цену он назначает сам.",
        who: "Кадастровый номер и открытые сведения может посмотреть каждый. Имя собственника и кадастровая стоимость защищены: их видят сам собственник, тот, кому он разрешил, и тот, у кого есть законное основание.",
        how: "Кадастровый номер указан в квитанции налога на недвижимость (IBI), в нотариальном акте и на сайте кадастра: ищите по адресу или на карте. Перепишите все 20 знаков: первые 14 означают здание, остальные — квартиру. Кадастровую стоимость собственник видит в той же квитанции.",
      },
      sections: [
        {
          heading: "Для чего нужен кадастровый номер?",
          blocks: [
            {
              points: [
                "Его пишут в нотариальном акте, налоговой декларации и квитанции IBI (RDLeg 1/2004, ст. 38).",
                "По нему находят справочную стоимость, которую назначила налоговая служба.",
                "Он связывает жильё с планом: запись реестра можно найти на карте.",
                "Его спрашивают поставщики воды и света, его указывают в разрешениях и в сертификате энергоэффективности.",
              ],
            },
          ],
        },
        {
          heading: "Какие цифры там есть?",
          blocks: [
            "Там площадь со стенами (construida), часто вместе с долей лестницы и коридоров. Поэтому в кадастре метров бывает больше, чем в объявлении. Полезной площади нет: она записана в свидетельстве о пригодности для проживания.",
            "Год — это год постройки или полной перестройки, у старых домов он бывает примерным. Сверьте его с нотариальным актом, прежде чем на него полагаться.",
          ],
        },
        {
          heading: "Что проверить до покупки?",
          blocks: [
            {
              steps: [
                "Попросите номер у продавца и найдите его сами.",
                "Посмотрите, те ли этаж, дверь и назначение: бывает, что квартира числится конторой.",
                "Запишите площадь со стенами и узнайте, какая её часть общая.",
                "Найдите парковку и кладовую: у них может быть свой код.",
                "Положите рядом выписку из реестра (nota simple) и выясните каждую разницу.",
                "По тому же коду узнайте справочную стоимость, от которой может зависеть ваш налог.",
              ],
            },
          ],
        },
        {
          heading: "Что делать, если кадастр и реестр расходятся?",
          blocks: [
            "Так бывает часто, и метр-другой обычно ничего не меняет. Терраса, о которой знает лишь один из них, лишний этаж или квартира, записанная конторой, — всё это выясняют до задатка. Физические данные кадастра для его целей считаются верными, но права собственности он не даёт (ст. 3.3).",
            "Исправить запись просит собственник: с планами или заключением специалиста. После сделки смена собственника приходит в кадастр от нотариуса; убедитесь в этом по следующей квитанции. Если она снова на имя продавца, обратитесь в кадастр сами, с копией акта.",
          ],
        },
        {
          heading: "Какой номер что значит? Пять кодов одной квартиры",
          blocks: [
            {
              caption: "Номера жилья и для чего они нужны",
              columns: ["Номер", "Как выглядит", "Где его найти", "Что по нему узнают"],
              rows: [
                [
                  "Кадастровый номер",
                  "20 букв и цифр",
                  "квитанция IBI, акт, Кадастр через интернет",
                  "площадь, назначение, год, план, справочная стоимость",
                ],
                ["CRU (раньше IDUFIR)", "14 цифр", "выписка, акт", "выписка из реестра за 11\u00a0€"],
                [
                  "Номер объекта (finca)",
                  "число и название отделения реестра",
                  "акт, выписка",
                  "то же, если указать отделение",
                ],
                ["Номер cédula", "буквы и цифры", "свидетельство о пригодности", "действует ли оно"],
                ["Номер сертификата энергоэффективности", "буквы и цифры", "этикетка, ICAEN", "буква и дата"],
              ],
            },
            "Первые два попросите у продавца до предложения о покупке: с ними в тот же день можно посмотреть план и заказать выписку, ничьё согласие не нужно. Если в объявлении номера нет, найдите квартиру на карте Кадастра по адресу и сверьте этаж и дверь: в доме с двумя подъездами легко посмотреть соседнюю.",
            "Российский кадастровый номер устроен иначе: там он сам подтверждает право, а в Испании право записано в реестре, и Кадастр собственника посторонним не покажет. Поэтому из двух документов первым заказывают выписку, а Кадастр нужен, чтобы сверить площадь, план и назначение. Если назначение «oficina» или «local», спросите, есть ли у квартиры свидетельство о пригодности, и не платите задаток до ответа. Посмотреть данные можно бесплатно и из любой страны, а имя собственника и кадастровую стоимость видит только он сам или его законный представитель.",
          ],
        },
      ],
      example: {
        heading: "Какую площадь сравнить?",
        blocks: [
          [
            "Возьмём наш объект [{a.title}](/property/{a.id}): в объявлении площадь со стенами {a.area}.",
            "Попросите код, найдите эту площадь в кадастре и вычтите общую часть.",
            "{?a.built}Год постройки у нас указан {a.built}: сравните и его.",
          ],
        ],
      },
      inShort:
        "Код из 20 знаков обозначает жильё в налоговом учёте. По нему бесплатно видны площадь, назначение и год, а также справочная стоимость. О долгах он ничего не говорит.",
      next: "Спросите у нас код любого из [наших объектов](/properties) и проверьте его до просмотра.",
      description:
        "Что такое кадастровый номер жилья в Испании, где его найти, какие сведения кадастр показывает бесплатно и что делать, если они расходятся с реестром жилья.",
      sources: ["RDLeg 1/2004 (закон о кадастре), ст. 3.3, 6 и 38"],
    },
  },
};
