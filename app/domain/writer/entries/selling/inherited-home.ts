import type { Entry } from "../entry";

export const inheritedHome: Entry = {
  theme: "selling",
  related: [
    "plusvalia",
    "gift-and-inheritance",
    "income-tax-on-the-gain",
    "documents-to-sell",
    "power-of-attorney",
    "costs-of-selling",
    "bare-ownership",
    "buying-together",
    "ending-co-ownership",
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "inherited home",
        "selling an inherited home",
        "inherited property",
        "sell inherited property spain",
        "inherited house",
        "inherited apartment",
        "selling inherited property",
        "selling a house after a death",
        "heirs selling a home",
      ],
      title: "An inherited home",
      answers: {
        what: [
          "An inherited home can be sold once the heirs have accepted the inheritance before a notary and paid its taxes. The land registry has to name them as owners.",
          "All heirs have to sign the sale.",
          "Two deadlines of six months run from the death, so begin with the certificates, not with the advert.",
        ],
        cost: "Selling an inherited home costs what any sale does, after two taxes on the inheritance itself: inheritance tax and the municipal capital gains tax (plusvalía). Income tax then touches only what the home has gained since the death.",
        time: "For an inherited home the first steps take weeks: the certificate of last wills is issued from the sixteenth working day after the death. Inheritance tax and plusvalía have to be filed within six months of it.",
        who: "An inherited home is sold by all heirs together. If one refuses, any co-owner may at any time ask for the joint ownership to be ended (Civil Code of Catalonia, art. 552-10). No reasons are needed.",
      },
      sections: [
        {
          heading: "What comes first?",
          blocks: [
            {
              steps: [
                "Ask for the death certificate and, fifteen working days after the death, for the certificate of last wills.",
                "Get a copy of the will from the notary who has it; without a will, the heirs are declared by a notary.",
                "Sign the deed in which the heirs accept the inheritance and share it out.",
                "File inheritance tax (form 650) with the Catalan tax agency and plusvalía with the town hall.",
                "Enter the home in the land registry in the names of the heirs.",
              ],
            },
            "A registry that still names the deceased won’t record your sale (Mortgage Act, art. 20).",
          ],
        },
        {
          heading: "Can you look for a buyer meanwhile?",
          blocks: [
            "Yes, if the buyer is told. The agency agreement is signed by all heirs, and the deposit contract gives enough time for the entry in the registry. Some sign inheritance and sale on the same day, one deed after the other. A buyer with a mortgage will want to see the entry first.",
          ],
        },
        {
          heading: "Which value counts?",
          blocks: [
            "What you declare for inheritance tax becomes your purchase price when you sell (Law 35/2006, art. 36). If the home has a reference value, the tax base can’t be lower (Law 29/1987, art. 9). Declare too little to save a few hundred euros now, and the gain of the sale may cost you thousands. Ask for a valuation before you file, and let an adviser work out both taxes together.",
          ],
        },
        {
          heading: "What holds up heirs?",
          blocks: [
            {
              points: [
                "One heir lives abroad and has no NIE or power of attorney.",
                "A mortgage or a debt of the deceased that nobody knew of. The land registry extract shows it.",
                "The habitability certificate has run out and the energy certificate was never made.",
                "The widow or widower has the right to live there for life (usufruct) and must sign as well.",
                "Heirs who cannot agree on a price. A written valuation with its reasons gives them one to talk about.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What tax does the sale itself bring?",
        blocks: [
          "Two sisters inherit an apartment declared at €300,000 and sell it a year later for €330,000. With €10,000 of costs the gain is €20,000, half for each. Each pays 19% on €6,000 and 21% on €4,000, which makes €1,980.",
        ],
      },
      inShort: [
        "Heirs can sell once they have accepted the inheritance and are named in the land registry.",
        "Inheritance tax and plusvalía are due within six months of the death.",
        "The value declared then decides the income tax on the sale.",
      ],
      next: "All heirs can rely on the same figure: ask for a [free valuation](/valuation) in writing.",
      description:
        "Selling an inherited home in Barcelona: what heirs sign and in which order, the taxes and their six months, which value counts and what holds up the sale.",
      sources: [
        "Civil Code of Catalonia, art. 552-10",
        "Mortgage Act (Ley Hipotecaria), art. 20",
        "Law 35/2006, art. 36",
        "Law 29/1987 on inheritance tax, art. 9",
        "Royal Decree 1629/1991, art. 67",
        "Royal Legislative Decree 2/2004, art. 110.2",
      ],
    },
    es: {
      names: [
        "piso heredado",
        "vender un piso heredado",
        "vivienda heredada",
        "casa heredada",
        "vender una vivienda heredada",
        "vender piso de herencia",
        "vender una herencia",
        "herederos venta de piso",
        "venta de un inmueble heredado",
      ],
      title: "Un piso heredado",
      answers: {
        what: [
          "Un piso heredado se puede vender cuando los herederos han aceptado la herencia ante notario y pagado sus impuestos. También tiene que estar inscrito a su nombre.",
          "La venta la firman todos.",
          "Desde el fallecimiento hay seis meses para presentar sucesiones y plusvalía, así que se empieza por los certificados y no por el anuncio.",
        ],
        cost: "Vender un piso heredado cuesta lo mismo que cualquier venta, después de dos impuestos de la propia herencia: sucesiones y plusvalía municipal. La renta grava después solo lo que haya subido desde el fallecimiento.",
        time: "Con un piso heredado, los primeros pasos llevan semanas: el certificado de últimas voluntades se pide pasados quince días hábiles. Sucesiones y plusvalía se presentan en los seis meses siguientes al fallecimiento.",
        who: "Un piso heredado lo venden todos los herederos juntos. Si uno no quiere, cualquier copropietario puede exigir la división en todo momento y sin dar motivos (Código civil de Cataluña, art. 552-10).",
      },
      sections: [
        {
          heading: "¿Por dónde se empieza?",
          blocks: [
            {
              steps: [
                "Pida el certificado de defunción y, pasados quince días hábiles, el de últimas voluntades.",
                "Obtenga la copia del testamento en la notaría que lo guarda; si no hay, un notario declara quiénes heredan.",
                "Firmen la escritura de aceptación y partición.",
                "Presenten sucesiones (modelo 650) en la Agencia Tributaria de Cataluña y la plusvalía en el ayuntamiento.",
                "Inscriban la vivienda a nombre de los herederos.",
              ],
            },
            "Si en el registro aún figura la persona fallecida, la venta no se inscribe (Ley Hipotecaria, art. 20).",
          ],
        },
        {
          heading: "¿Se puede buscar comprador mientras tanto?",
          blocks: [
            "Sí, si se le dice. La nota de encargo la firman todos los herederos y las arras dejan tiempo para la inscripción. Hay quien firma herencia y venta el mismo día, una escritura tras otra. Quien compra con hipoteca querrá ver antes la inscripción.",
          ],
        },
        {
          heading: "¿Qué valor cuenta?",
          blocks: [
            "Lo que se declara en sucesiones es después su precio de compra cuando vende (Ley 35/2006, art. 36). Si la vivienda tiene valor de referencia, la base del impuesto no puede ser menor (Ley 29/1987, art. 9). Si declara de menos para ahorrar unos cientos de euros, la ganancia de la venta le puede costar miles. Pida una valoración antes de presentar y que un asesor calcule los dos impuestos a la vez.",
          ],
        },
        {
          heading: "¿Qué retrasa a los herederos?",
          blocks: [
            {
              points: [
                "Uno vive fuera y no tiene NIE ni ha otorgado poder.",
                "Aparece una hipoteca o una deuda que nadie conocía. La nota simple la muestra.",
                "La cédula de habitabilidad ha caducado y el certificado energético no se hizo nunca.",
                "El viudo o la viuda tiene el usufructo y también debe firmar.",
                "No hay acuerdo en el precio. Una valoración escrita y razonada les da uno del que hablar.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Qué impuesto trae la propia venta?",
        blocks: [
          "Dos hermanas heredan un piso declarado en 300.000\u00a0€ y lo venden al año por 330.000\u00a0€. Con 10.000\u00a0€ de gastos, la ganancia es de 20.000\u00a0€, la mitad para cada una. Cada una paga el 19\u00a0% de 6.000\u00a0€ y el 21\u00a0% de 4.000\u00a0€: 1.980\u00a0€.",
        ],
      },
      inShort: [
        "Los herederos pueden vender cuando han aceptado la herencia y constan en el registro.",
        "Sucesiones y plusvalía se presentan en los seis meses siguientes al fallecimiento.",
        "El valor que declaran entonces decide el impuesto de la venta.",
      ],
      next: "Una misma cifra sirve para todos los herederos: pidan una [valoración gratuita](/valuation) por escrito.",
      description:
        "Vender un piso heredado en Barcelona: qué firman los herederos y en qué orden, los impuestos y sus seis meses, qué valor cuenta y qué suele retrasar la venta.",
      sources: [
        "Código civil de Cataluña, art. 552-10",
        "Ley Hipotecaria, de 8 de febrero de 1946, art. 20",
        "Ley 35/2006, art. 36",
        "Ley 29/1987, del impuesto sobre sucesiones, art. 9",
        "Real Decreto 1629/1991, art. 67",
        "Real Decreto Legislativo 2/2004, art. 110.2",
      ],
    },
    ca: {
      names: [
        "pis heretat",
        "vendre un pis heretat",
        "habitatge heretat",
        "casa heretada",
        "vendre un habitatge heretat",
        "vendre un pis d'herència",
        "vendre una herència",
        "hereus venda de pis",
        "vendre la casa dels pares",
      ],
      title: "Un pis heretat",
      answers: {
        what: [
          "Un pis heretat es pot vendre quan els hereus han acceptat l’herència davant notari, n’han pagat els impostos i l’han inscrit a nom seu.",
          "La venda la signen tots: entre germans, ningú no pot vendre tot sol el pis sencer.",
          "Des de la defunció corren dos terminis de sis mesos, o sigui que es comença pels certificats i no per l’anunci.",
        ],
        cost: "Vendre un pis heretat costa el mateix que qualsevol venda, després de dos impostos de la mateixa herència: successions i plusvàlua municipal. La renda grava després només el que hagi pujat des de la defunció.",
        time: "Amb un pis heretat, els primers passos demanen setmanes: el certificat d’últimes voluntats es demana passats quinze dies hàbils. Successions i plusvàlua es presenten en els sis mesos següents a la defunció.",
        who: "Un pis heretat el venen tots els hereus junts. Si un germà no vol, els altres no el poden obligar a signar. Però qualsevol copropietari pot exigir la divisió en tot moment i sense dir-ne els motius (Codi civil de Catalunya, art. 552-10).",
      },
      sections: [
        {
          heading: "Per on es comença?",
          blocks: [
            {
              steps: [
                "Demani el certificat de defunció i, passats quinze dies hàbils, el d’últimes voluntats.",
                "Demani una còpia del testament a la notaria que el guarda; si no n’hi ha, un notari declara qui hereta.",
                "Signin, tots els hereus, l’escriptura d’acceptació i partició.",
                "Presentin successions (model 650) a l’Agència Tributària de Catalunya i la plusvàlua a l’ajuntament.",
                "Inscriguin l’habitatge a nom dels hereus.",
              ],
            },
            "Si al registre encara hi consta la persona difunta, la venda no s’inscriu (Llei hipotecària, art. 20).",
          ],
        },
        {
          heading: "Es pot buscar comprador mentrestant?",
          blocks: [
            "Sí, si se li diu. La nota d’encàrrec la signen tots els hereus i les arres deixen temps per a la inscripció. Hi ha qui signa herència i venda el mateix dia, una escriptura darrere l’altra. Qui compra amb hipoteca voldrà veure abans la inscripció.",
          ],
        },
        {
          heading: "Quin valor compta?",
          blocks: [
            "El valor que es declara a successions farà de preu de compra el dia que vengui (Llei 35/2006, art. 36). Si l’habitatge té valor de referència, la base de l’impost no pot ser més baixa (Llei 29/1987, art. 9). Si declara de menys per estalviar uns centenars d’euros, el guany de la venda li’n pot costar milers. Demani una valoració abans de presentar res i que un assessor calculi els dos impostos alhora.",
          ],
        },
        {
          heading: "Què endarrereix els hereus?",
          blocks: [
            {
              points: [
                "Un viu fora i no té NIE ni ha atorgat poder.",
                "Surt una hipoteca o un deute que ningú no coneixia. La nota simple el mostra.",
                "La cèdula d’habitabilitat ha caducat i el certificat energètic no s’ha fet mai.",
                "El vidu o la vídua té l’usdefruit i també ha de signar.",
                "No hi ha acord en el preu. Una valoració escrita i raonada dona a tots el mateix punt de partida.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant paga cada germana per la venda?",
        blocks: [
          "Dues germanes hereten un pis declarat en 300.000\u00a0€ i el venen al cap d’un any per 330.000\u00a0€. Amb 10.000\u00a0€ de despeses, el guany és de 20.000\u00a0€, la meitat per a cadascuna. Cada germana paga el 19\u00a0% de 6.000\u00a0€ i el 21\u00a0% de 4.000\u00a0€: 1.980\u00a0€.",
        ],
      },
      inShort: [
        "Els hereus poden vendre quan han acceptat l’herència i consten al registre.",
        "Successions i plusvàlua es presenten en els sis mesos següents a la defunció.",
        "El valor que hi declaren decideix l’impost de la venda.",
      ],
      next: "Una mateixa xifra serveix per a tots els hereus: demanin una [valoració gratuïta](/valuation) per escrit.",
      description:
        "Vendre un pis heretat a Barcelona: què signen els hereus i en quin ordre, els impostos i els seus sis mesos, quin valor compta i què sol endarrerir la venda.",
      sources: [
        "Codi civil de Catalunya, art. 552-10",
        "Llei hipotecària, de 8 de febrer de 1946, art. 20",
        "Llei 35/2006, art. 36",
        "Llei 29/1987, de l’impost sobre successions, art. 9",
        "Reial decret 1629/1991, art. 67",
        "Reial decret legislatiu 2/2004, art. 110.2",
      ],
    },
    ru: {
      names: [
        "унаследованное жильё",
        "унаследованная квартира",
        "продать унаследованную квартиру",
        "продажа квартиры по наследству",
        "продажа наследства",
        "квартира по наследству в Испании",
        "продажа унаследованного жилья",
        "наследники продают квартиру",
      ],
      title: "Унаследованное жильё",
      answers: {
        what: [
          "Унаследованное жильё можно продать, когда наследники приняли наследство у нотариуса, уплатили налоги с него и записали жильё в реестре на себя.",
          "Сделку подписывают все наследники.",
          "Со дня смерти идут два срока по шесть месяцев, поэтому начинать надо со справок, а не с объявления.",
        ],
        cost: "Продажа унаследованного жилья стоит столько же, сколько любая другая, но до неё платят два налога с самого наследства: налог на наследство и plusvalía. Налог на доход берут потом только с того, насколько жильё подорожало с тех пор.",
        time: "С унаследованным жильём первые шаги занимают недели: справку о завещаниях запрашивают через пятнадцать рабочих дней после смерти. Декларации по налогу на наследство и plusvalía подают в течение шести месяцев.",
        who: "Унаследованное жильё продают все наследники вместе. Если кто-то против, любой совладелец вправе в любое время и без объяснений потребовать раздела (Гражданский кодекс Каталонии, ст. 552-10).",
      },
      sections: [
        {
          heading: "С чего начать наследникам?",
          blocks: [
            {
              steps: [
                "Получите свидетельство о смерти, а через пятнадцать рабочих дней\u00a0— справку о завещаниях.",
                "Возьмите копию завещания у нотариуса, который его хранит; если завещания нет, наследников объявляет нотариус.",
                "Подпишите акт о принятии и разделе наследства.",
                "Подайте налог на наследство (форма 650) в налоговое агентство Каталонии, а plusvalía — в мэрию.",
                "Запишите жильё в реестр собственности на имя наследников.",
              ],
            },
            "Пока в реестре значится умерший, вашу продажу не запишут (Ипотечный закон Испании, ст. 20).",
          ],
        },
        {
          heading: "Можно ли тем временем искать покупателя?",
          blocks: [
            "Да, если сказать ему об этом. Агентский договор подписывают все наследники, а в договоре задатка оставляют время на запись в реестр. Иногда наследство и продажу подписывают у нотариуса в один день, один акт сразу за другим. Покупатель с ипотекой сначала захочет увидеть запись.",
          ],
        },
        {
          heading: "Какая стоимость имеет значение?",
          blocks: [
            "Сумма, заявленная для налога на наследство, при продаже станет вашей ценой покупки (Закон 35/2006, ст. 36). Если у жилья есть справочная стоимость, база налога не может быть ниже неё (Закон 29/1987, ст. 9). Занизив её ради нескольких сотен евро, можно потерять тысячи на налоге с продажи. Закажите оценку ещё до подачи декларации, и пусть налоговый консультант посчитает оба налога сразу.",
          ],
        },
        {
          heading: "Из-за чего наследники теряют время?",
          blocks: [
            {
              points: [
                "Один из наследников живёт за границей, и у него нет ни NIE, ни доверенности.",
                "Находится ипотека или долг умершего, о котором никто не знал. Его покажет выписка из реестра.",
                "Свидетельство о пригодности для проживания истекло, а сертификата энергоэффективности никогда не было.",
                "У вдовы или вдовца есть право пожизненного пользования (usufructo), и подпись нужна тоже.",
                "Нет согласия о цене. Письменная оценка с обоснованием даёт сумму, которую можно обсуждать.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Какой налог принесёт сама продажа?",
        blocks: [
          "Две сестры получили в наследство квартиру, заявленную в 300\u00a0000\u00a0€, и через год продали её за 330\u00a0000\u00a0€. При расходах 10\u00a0000\u00a0€ доход равен 20\u00a0000\u00a0€, по половине на каждую. Каждая заплатит 19\u00a0% с 6\u00a0000\u00a0€ и 21\u00a0% с 4\u00a0000\u00a0€, всего 1\u00a0980\u00a0€.",
        ],
      },
      inShort: [
        "Наследники могут продать жильё, когда приняли наследство и записаны в реестре.",
        "Декларации по налогу на наследство и plusvalía подают в течение шести месяцев после смерти.",
        "Заявленная тогда стоимость определит налог с продажи.",
      ],
      next: "Одна сумма с обоснованием нужна всем наследникам: закажите [бесплатную оценку](/valuation).",
      description:
        "Как продать унаследованное жильё в Барселоне: что и в каком порядке подписывают наследники, налоги и их сроки, какая стоимость важна и что задержит сделку.",
      sources: [
        "Гражданский кодекс Каталонии, ст. 552-10",
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст. 20",
        "Закон 35/2006, ст. 36",
        "Закон 29/1987 о налоге на наследство, ст. 9",
        "Королевский декрет (RD) 1629/1991, ст. 67",
        "Королевский законодательный декрет (RDLeg) 2/2004, ст. 110.2",
      ],
    },
  },
};
