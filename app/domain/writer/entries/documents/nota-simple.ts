import type { Entry } from "../entry";

export const notaSimple: Entry = {
  theme: "documents",
  related: ["land-registry", "charges-on-a-home", "cadastral-reference", "deposit-contract"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "nota simple",
        "land registry extract",
        "nota simple spain",
        "property registry extract",
        "nota simpel",
        "nota simple informativa",
        "registry extract",
        "who owns a property",
        "find out who owns a property",
      ],
      title: "The land registry extract",
      answers: {
        what: "A nota simple is the short extract from the land registry that shows who owns a home, how it is described and which debts are registered on it. You order it online from the College of Registrars for €9.02 plus VAT, about €11, and it usually arrives within a day; at the registry counter it costs about €4. You don’t need the owner’s permission. Check that everyone named wants to sell, that the description fits and which charges there are, and order a fresh one in the week of the deposit contract.",
        cost: "A nota simple costs €9.02 plus VAT, about €11, on the website of the College of Registrars, and some €4 with VAT at the registry counter. Private websites ask €15 to €40 for the same extract. One extract covers one registered property, so a separate parking space needs its own.",
        time: "A nota simple ordered online usually arrives by email within a day or so. It has no legal expiry date, but it only tells you how things stood on the day it was issued; banks and valuers ask for one of the last three months. Before you pay a deposit, use one of the same week.",
        who: "Anyone with a legitimate interest may ask for a nota simple; wanting to buy the home is one (Mortgage Act, art.\u00a0221). You don’t need the owner’s permission. You do have to say who you are and why you ask.",
        how: "A nota simple is the short land registry extract that shows the owners, the description and the debts on a home, and you order it online from Spain’s College of Registrars (registradores.org) or at the registry’s counter. Give the registry code (CRU or IDUFIR), or the owner’s name and tax number, or the full address, and state your reason. It costs about €11 and usually arrives by email within a day.",
        when: "Order a nota simple twice: before you make an offer, and again in the week of the deposit contract. The notary obtains a third by law just before the deed. A seizure can be entered between one and the next.",
        must: "A nota simple isn’t compulsory for a buyer, but nobody should pay a deposit without one, and the notary has to check the registry before the deed anyway. You may order it without the owner’s permission: wanting to buy is reason enough (Mortgage Act, art.\u00a0221).",
        papers:
          "To order a nota simple you need your own name and identity number, your reason, and one of three things about the home: its registry number (finca or IDUFIR), the owner’s name and tax number, or the full address with floor and door. The registry number is the surest, and the agent or the seller’s old deed has it.",
        pitfalls:
          "With a nota simple most goes wrong through age: it is months old, or was given by the seller and not ordered again. Other gaps are a parking space or storage room with an entry of its own, and everything the registry doesn’t know, such as unpaid community fees or a tenant. Compare area and annexes with the advert.",
      },
      sections: [
        {
          heading: "Where do you get a nota simple, and what does it cost?",
          blocks: [
            {
              caption: "Where to order a nota simple",
              columns: ["Where", "Price", "What you get"],
              rows: [
                [
                  "College of Registrars, online (registradores.org)",
                  "€9.02 plus VAT (about €11)",
                  "PDF by email, usually within a day",
                ],
                ["Counter of the district’s registry", "€3.01 plus VAT (€3.64)", "on paper, in office hours"],
                ["Private website", "€15 to €40", "the same extract, ordered for you"],
                [
                  "Registry certificate, for courts and authorities",
                  "more, by tariff",
                  "signed proof, not only information",
                ],
              ],
            },
            "The form asks for your name and number, your reason (“purchase” will do: Mortgage Act, art.\u00a0221) and one of three things: the code of the home (CRU, formerly IDUFIR), the owner’s name and tax number, or address, floor and door. The code is the surest; the agent or the old deed has it.",
          ],
        },
        {
          heading: "What does a nota simple tell you?",
          blocks: [
            {
              points: [
                "Who owns the home, in which shares, and how they came by it.",
                "How the registry describes it: address, floor, area, share in the building.",
                "Which mortgages, court seizures (embargos), rights of use or easements are on it.",
                "Whether a new deed has been presented and is waiting to be entered.",
              ],
            },
            "Whatever is registered is presumed to be true and to belong to the person named (Mortgage Act, art.\u00a038).",
          ],
        },
        {
          heading: "How do you read a nota simple in Spanish?",
          blocks: [
            {
              caption: "What the words in a nota simple mean",
              columns: ["In the extract", "Meaning for a buyer"],
              rows: [
                ["Titular, pleno dominio", "the owner, with all rights; check every name and share"],
                ["Nuda propiedad, usufructo", "ownership and use belong to different people: both must sign"],
                ["Carácter ganancial", "bought by a couple together: both sign"],
                ["Hipoteca", "a mortgage, paid off from the price on the day of the deed"],
                ["Anotación preventiva de embargo", "a seizure: the sum must be paid and cancelled"],
                ["Afección fiscal", "the home answers for the tax of an earlier sale; it usually lapses in time"],
                ["Documentos pendientes", "a deed has been presented and waits: ask which"],
              ],
            },
          ],
        },
        {
          heading: "What does a nota simple not tell you?",
          blocks: [
            {
              points: [
                "Unpaid community fees and property tax, for which the home may answer: ask for the certificate and the receipts.",
                "Who lives there: a lease seldom appears.",
                "Building work without a permit, and whether the habitability certificate is in force.",
                "The true area: registry, cadastre and floor plan often differ.",
                "Anything entered after the day it was issued.",
              ],
            },
          ],
        },
        {
          heading: "How do you use a nota simple when you buy?",
          blocks: [
            {
              steps: [
                "Order one before you make an offer, and check that every owner is willing to sell.",
                "Compare the address, the area and the annexes with the advert and the cadastral record.",
                "Ask about each charge: what it is, who cancels it and when.",
                "Order another just before the deposit contract. A week is long enough for a seizure to appear.",
                "Before the deed, the registry sends the notary up-to-date information.",
              ],
            },
          ],
        },
        {
          heading: "Which surprises come to light?",
          blocks: [
            {
              points: [
                "Only one spouse negotiates, but two people are registered.",
                "The owner has died and the inheritance has not been entered yet.",
                "An old mortgage was paid off years ago but never cancelled.",
                "The parking space has an entry of its own that nobody ordered.",
              ],
            },
            "All four can be solved, and all four take weeks. Found before the deposit, they cost nobody the deposit.",
          ],
        },
      ],
      inShort:
        "The nota simple says who owns a home and which debts are registered against it. Anyone with a reason may order it, without asking the owner. Get a fresh one before the offer and another before the deposit contract.",
      next: "If you would like someone to go through the extract with you, see how we [check the documents](/services/legal-support).",
      description:
        "The nota simple in Spain: what it is, where to order it online for about €11, how long it takes, how to read each line of it and what it doesn’t tell a buyer.",
      sources: [
        "Mortgage Act (Ley Hipotecaria), arts.\u00a038, 221 and 222.5",
        "Royal Decree 1427/1989 (registrars’ tariff)",
      ],
    },
    es: {
      names: [
        "nota simple",
        "nota simple registral",
        "nota simple informativa",
        "nota informativa del registro",
        "nota registral",
        "nota simple del registro de la propiedad",
        "extracto del registro",
        "nota símple",
      ],
      title: "La nota simple",
      answers: {
        what: "La nota simple es un resumen oficial de lo que el Registro sabe de una vivienda: titulares, descripción, hipotecas y demás cargas. Cuesta unos 11\u00a0€ por internet y unos 4\u00a0€ en la ventanilla, y suele llegar en un día. Compruebe tres cosas: que venden todos los titulares, que la descripción coincide y qué cargas hay. Pida una antes de entregar dinero y otra la misma semana de las arras.",
        cost: "Una nota simple cuesta 9,02\u00a0€ más IVA, unos 11\u00a0€, en la web del Colegio de Registradores, y unos 4\u00a0€ con IVA en la ventanilla del registro. Las webs privadas cobran de 15 a 40\u00a0€ por lo mismo. Cada nota es de una finca: si el garaje tiene la suya, hay que pedir otra.",
        time: "Una nota simple pedida por internet suele llegar por correo electrónico en un día. No caduca por ley, pero solo dice cómo estaban las cosas el día en que se expidió; bancos y tasadores la piden de los tres últimos meses. Antes de entregar arras, que sea de esa misma semana.",
        who: "Puede pedir una nota simple cualquiera que tenga un interés conocido, y querer comprar la vivienda lo es (Ley Hipotecaria, art.\u00a0221). No hace falta permiso del propietario. Sí tendrá que identificarse y decir para qué la quiere.",
        how: "La nota simple se pide en la web del Colegio de Registradores (registradores.org), por internet suele llegar en un día y cuesta unos 11\u00a0€, o en la ventanilla del registro por unos 4\u00a0€. Indique el código de la finca (CRU o IDUFIR), o el nombre y el NIF del titular, o la dirección completa, y el motivo. No hace falta permiso del propietario.",
        when: "La nota simple se pide dos veces: antes de ofertar y otra vez la semana de las arras. La tercera la obtiene la notaría, por ley, antes de la escritura. Entre una y otra puede entrar un embargo.",
        must: "La nota simple no es obligatoria para comprar, pero nadie debería entregar arras sin ella, y la notaría consulta el Registro antes de la escritura en todo caso. Se puede pedir sin permiso de quien es propietario: querer comprar es interés suficiente (Ley Hipotecaria, art.\u00a0221).",
        papers:
          "Para pedir una nota simple hacen falta su nombre y documento, el motivo y uno de estos datos: el número de finca o IDUFIR, el nombre y NIF del titular, o la dirección completa con piso y puerta. Lo más seguro es el número de finca, que está en la escritura anterior.",
        pitfalls:
          "Con la nota simple se falla sobre todo por la fecha: tiene meses, o la dio quien vende y nadie pidió otra. También se olvida el garaje o el trastero con finca propia. Y hay cosas que el Registro no sabe, como las deudas de comunidad o un inquilino.",
      },
      sections: [
        {
          heading: "¿Dónde se pide la nota simple y cuánto cuesta?",
          blocks: [
            {
              caption: "Dónde pedir una nota simple",
              columns: ["Dónde", "Precio", "Qué recibe"],
              rows: [
                [
                  "Colegio de Registradores, por internet (registradores.org)",
                  "9,02\u00a0€ más IVA (unos 11\u00a0€)",
                  "un PDF por correo, normalmente en un día",
                ],
                [
                  "Ventanilla del registro del distrito",
                  "3,01\u00a0€ más IVA (3,64\u00a0€)",
                  "en papel, en horario de oficina",
                ],
                ["Web privada", "de 15 a 40\u00a0€", "la misma nota, pedida por otro"],
                [
                  "Certificación, para juzgados y administraciones",
                  "más, según arancel",
                  "una prueba firmada, no solo información",
                ],
              ],
            },
            "El formulario pide su nombre y documento, el motivo («compra» basta: Ley Hipotecaria, art.\u00a0221) y uno de tres datos: el código de la finca (CRU, antes IDUFIR), el nombre y NIF del titular, o calle, piso y puerta. El código es lo más seguro; está en la escritura anterior o lo tiene la agencia.",
          ],
        },
        {
          heading: "¿Qué dice la nota simple?",
          blocks: [
            {
              points: [
                "Titularidad: quiénes son los propietarios, en qué proporción y con qué título.",
                "Descripción: dirección, planta, superficie y cuota en el edificio.",
                "Cargas: hipotecas, embargos, usufructos, servidumbres.",
                "Asientos pendientes: si hay una escritura presentada que todavía no se ha inscrito.",
              ],
            },
            "La ley presume que el derecho inscrito existe y pertenece a su titular tal como consta (Ley Hipotecaria, art.\u00a038).",
          ],
        },
        {
          heading: "¿Cómo se lee una nota simple?",
          blocks: [
            {
              caption: "Qué significa cada palabra de la nota simple",
              columns: ["En la nota", "Para quien compra"],
              rows: [
                ["Titular, pleno dominio", "quién es dueño: compruebe cada nombre y cada porcentaje"],
                ["Nuda propiedad, usufructo", "propiedad y uso son de personas distintas: firman todas"],
                ["Carácter ganancial", "comprado por un matrimonio: firman los dos"],
                ["Hipoteca", "se liquida con el precio el día de la escritura"],
                ["Anotación preventiva de embargo", "hay que pagar la deuda y cancelarlo"],
                ["Afección fiscal", "la finca responde del impuesto de una venta anterior; suele caducar sola"],
                ["Documentos pendientes", "hay un título presentado que espera: pregunte cuál"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué no dice la nota simple?",
          blocks: [
            {
              points: [
                "Las cuotas de comunidad y los recibos del IBI sin pagar, de los que puede responder la vivienda: pida el certificado y los recibos.",
                "Quién vive en el piso: un alquiler casi nunca aparece.",
                "Las obras sin permiso, y si la cédula está en vigor.",
                "Los metros reales: Registro, Catastro y plano suelen diferir.",
                "Lo que haya entrado después del día en que se expidió.",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se usa en una compra?",
          blocks: [
            {
              steps: [
                "Pida una antes de hacer la oferta y compruebe que todos los titulares quieren vender.",
                "Compare dirección, superficie y anejos con el anuncio y con el Catastro.",
                "Pregunte por cada carga: qué es, quién la cancela y cuándo.",
                "Pida otra justo antes de firmar las arras: en una semana puede entrar un embargo.",
                "El día de la firma, la notaría recibe del registro la información actualizada.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué sorpresas son las más frecuentes?",
          blocks: [
            {
              points: [
                "Negocia uno de los cónyuges, pero hay dos titulares.",
                "El titular ha fallecido y la herencia no se ha inscrito.",
                "La hipoteca se pagó hace años y nadie la canceló.",
                "El garaje es otra finca y no se ha pedido su nota.",
              ],
            },
            "Las cuatro tienen arreglo, y las cuatro llevan semanas. Vistas antes de las arras, nadie pierde la señal.",
          ],
        },
      ],
      inShort:
        "La nota simple dice de quién es una vivienda y qué deudas inscritas tiene. Puede pedirla cualquiera con un motivo, sin contar con el propietario. Conviene una reciente antes de la oferta y otra antes de las arras.",
      next: "Si prefiere leerla con alguien al lado, vea cómo [revisamos la documentación](/services/legal-support).",
      description:
        "La nota simple de una vivienda: dónde pedirla por internet por unos 11\u00a0€, cuánto tarda, quién puede pedirla, cómo se lee cada línea y qué no dice al comprador.",
      sources: ["Ley Hipotecaria, arts.\u00a038, 221 y 222.5", "Real Decreto 1427/1989 (arancel de los registradores)"],
    },
    ca: {
      names: [
        "nota simple",
        "nota simple registral",
        "nota simple informativa",
        "nota informativa del registre",
        "nota del registre de la propietat",
        "extracte del registre",
        "nota registral",
      ],
      title: "La nota simple",
      answers: {
        what: "La nota simple és un resum oficial del que el Registre sap d’un habitatge: titulars, descripció, hipoteques i altres càrregues. Costa uns 11\u00a0€ per internet i uns 4\u00a0€ a la finestreta, i sol arribar en un dia. S’hi comproven tres coses: que venen tots els titulars, que la descripció quadra i quines càrregues hi ha. Demani’n una abans de lliurar cap quantitat i una altra la mateixa setmana de les arres.",
        cost: "Una nota simple costa 9,02\u00a0€ més IVA, uns 11\u00a0€, al web del Col·legi de Registradors, i uns 4\u00a0€ amb IVA a la finestreta del registre. Els webs privats cobren de 15 a 40\u00a0€ pel mateix. Cada nota és d’una finca: si l’aparcament té la seva, se n’ha de demanar una altra.",
        time: "La nota simple demanada per internet sol arribar per correu electrònic en un dia. Per llei no caduca, però només diu com estaven les coses el dia que es va expedir; bancs i taxadors la volen dels tres últims mesos. Abans de lliurar arres, que sigui de la mateixa setmana.",
        who: "Pot demanar la nota simple qualsevol persona amb un interès conegut, i voler comprar l’habitatge ho és (Llei hipotecària, art.\u00a0221). No cal que el propietari hi estigui d’acord. Cal identificar-se i dir per què es demana.",
        how: "La nota simple es demana al web del Col·legi de Registradors (registradores.org), on costa uns 11\u00a0€ i sol arribar en un dia, o a la finestreta del registre per uns 4\u00a0€. Doni el codi de la finca (CRU o IDUFIR), o el nom i el NIF del titular, o l’adreça completa, i digui’n el motiu. No cal permís del propietari.",
        when: "La nota simple es demana dues vegades: abans d’oferir i la setmana de les arres. La tercera l’obté la notaria, per llei, abans de l’escriptura. Entre l’una i l’altra hi pot entrar un embargament.",
        must: "La nota simple no és obligatòria per comprar, però ningú no hauria de lliurar arres sense, i la notaria consulta el Registre abans de l’escriptura en tot cas. No cal permís de la propietat: voler comprar és interès suficient (Llei hipotecària, art.\u00a0221).",
        papers:
          "Per demanar una nota simple calen el seu nom i document, el motiu i una d’aquestes dades: el número de finca o IDUFIR, el nom i NIF del titular, o l’adreça completa amb pis i porta. El més segur és el número de finca, que surt a l’escriptura anterior.",
        pitfalls:
          "Amb la nota simple es falla sobretot per la data: té mesos, o la va donar qui ven i ningú no n’ha demanat cap altra. També s’oblida l’aparcament o el traster amb finca pròpia. I hi ha coses que el Registre no sap, com els deutes de comunitat o un llogater.",
      },
      sections: [
        {
          heading: "On es demana la nota simple i quant costa?",
          blocks: [
            {
              caption: "On es pot demanar una nota simple",
              columns: ["On", "Preu", "Què rep"],
              rows: [
                [
                  "Col·legi de Registradors, per internet (registradores.org)",
                  "9,02\u00a0€ més IVA (uns 11\u00a0€)",
                  "un PDF per correu, normalment en un dia",
                ],
                [
                  "Finestreta del registre del districte",
                  "3,01\u00a0€ més IVA (3,64\u00a0€)",
                  "en paper, en horari d’oficina",
                ],
                ["Web privat", "de 15 a 40\u00a0€", "la mateixa nota, demanada per un altre"],
                [
                  "Certificació, per a jutjats i administracions",
                  "més, segons aranzel",
                  "una prova signada, i no només informació",
                ],
              ],
            },
            "El formulari demana el nom i el document, el motiu (n’hi ha prou amb «compra»: Llei hipotecària, art.\u00a0221) i una de tres dades: el codi de la finca (CRU, abans IDUFIR), el nom i el NIF del titular, o carrer, pis i porta. El codi és el més segur; surt a l’escriptura anterior o el té l’agència.",
          ],
        },
        {
          heading: "Què diu la nota simple?",
          blocks: [
            {
              points: [
                "De qui és l’habitatge, en quines parts i per quin títol: compra, herència, donació.",
                "Com el descriu el registre: adreça, planta, superfície, quota a l’edifici.",
                "Si hi pesen hipoteques, embargaments, usdefruits o servituds.",
                "Si hi ha alguna escriptura presentada que encara no s’ha inscrit.",
              ],
            },
            "El que hi ha inscrit es presumeix cert i de qui hi consta com a titular (Llei hipotecària, art.\u00a038).",
          ],
        },
        {
          heading: "Com es llegeix una nota simple?",
          blocks: [
            {
              caption: "Què vol dir cada paraula de la nota simple",
              columns: ["A la nota", "Per a qui compra"],
              rows: [
                ["Titular, ple domini", "de qui és: comprovi cada nom i cada percentatge"],
                ["Nua propietat, usdefruit", "propietat i ús són de persones diferents: signen totes"],
                ["Caràcter ganancial", "comprat per un matrimoni: signen tots dos"],
                ["Hipoteca", "es liquida amb el preu el dia de l’escriptura"],
                ["Anotació preventiva d’embargament", "s’ha de pagar el deute i cancel·lar-la"],
                ["Afecció fiscal", "la finca respon de l’impost d’una venda anterior; sol caducar sola"],
                ["Documents pendents", "hi ha un títol presentat que espera: pregunti quin"],
              ],
            },
          ],
        },
        {
          heading: "Què no diu la nota simple?",
          blocks: [
            {
              points: [
                "Les quotes de comunitat i els rebuts de l’IBI sense pagar, dels quals pot respondre l’habitatge: demani el certificat i els rebuts.",
                "Qui viu al pis: un lloguer gairebé mai no hi surt.",
                "Les obres sense permís, i si la cèdula és vigent.",
                "Els metres reals: Registre, Cadastre i plànol solen diferir.",
                "El que hi hagi entrat després del dia en què es va expedir.",
              ],
            },
          ],
        },
        {
          heading: "Com se’n treu profit en una compra?",
          blocks: [
            {
              steps: [
                "Demani’n una abans de fer l’oferta i miri que tots els titulars vulguin vendre.",
                "Compari l’adreça, els metres i els annexos amb l’anunci i amb el Cadastre.",
                "Pregunti per cada càrrega: què és, qui la cancel·larà i quan.",
                "Torni-la a demanar just abans de les arres, perquè en una setmana hi pot entrar un embargament.",
                "Abans de l’escriptura, la notaria rep del registre la informació posada al dia.",
              ],
            },
          ],
        },
        {
          heading: "Quines sorpreses són habituals?",
          blocks: [
            {
              points: [
                "Negocia una sola persona, però els titulars són dos.",
                "El titular és mort i l’herència encara no s’ha inscrit.",
                "La hipoteca es va acabar de pagar fa anys i ningú no la va cancel·lar.",
                "El traster és una finca a part i no se n’ha demanat la nota.",
              ],
            },
            "Tot té solució, però demana setmanes. Si surt abans de les arres, ningú no perd la paga i senyal.",
          ],
        },
      ],
      inShort:
        "La nota simple diu de qui és un habitatge i quins deutes hi ha inscrits. La pot demanar qualsevol que hi tingui interès, sense permís del propietari. Val la pena tenir-ne una de recent abans de l’oferta i una altra abans de les arres.",
      next: "Si vol mirar-la amb algú que l’hi expliqui, vegi com [revisem la documentació](/services/legal-support).",
      description:
        "La nota simple d’un pis: on es demana per internet per uns 11\u00a0€, quant triga, qui la pot demanar, com se’n llegeix cada línia i què no diu a qui vol comprar.",
      sources: ["Llei hipotecària, arts.\u00a038, 221 i 222.5", "Reial decret 1427/1989 (aranzel dels registradors)"],
    },
    ru: {
      names: [
        "выписка из реестра",
        "nota simple",
        "выписка из реестра собственности",
        "выписка nota simple",
        "нота симпле",
        "выписка из реестра Испания",
        "выписка из регистра собственности",
        "выписка на недвижимость в Испании",
      ],
      title: "Выписка из\u00a0реестра собственности",
      answers: {
        what: "Выписка из реестра (nota simple)\u00a0— короткая официальная справка о том, что записано в реестре о жилье: собственники, описание, ипотеки и другие обременения. Через интернет она стоит около 11\u00a0€, в отделении реестра около 4\u00a0€, и обычно приходит за день. Проверить в ней нужно три вещи: согласны ли все собственники, сходится ли описание и какие есть обременения. Закажите её сами до первого платежа и ещё раз в неделю договора задатка.",
        cost: "Выписка из реестра стоит 9,02\u00a0€ плюс НДС, то есть около 11\u00a0€, на сайте Коллегии регистраторов и около 4\u00a0€ с НДС в самом отделении. Частные сайты берут за то же самое от 15 до 40\u00a0€. На каждый зарегистрированный объект нужна своя выписка, в том числе на отдельное парковочное место.",
        time: "Выписка из реестра, заказанная через интернет, обычно приходит на электронную почту за день. Срока действия по закону у неё нет, но она показывает положение дел только на день выдачи; банки и оценщики просят выписку не старше трёх месяцев. Перед задатком нужна выписка той же недели.",
        who: "Заказать выписку из реестра может любой, у кого есть законный интерес, и желание купить жильё подходит (Ипотечный закон, ст.\u00a0221). Согласие собственника не нужно. Нужно назвать себя и причину запроса.",
        how: "Выписку из реестра (nota simple) заказывают на сайте Коллегии регистраторов (registradores.org) примерно за 11\u00a0€ или в отделении реестра за 4\u00a0€; через интернет она обычно приходит за день. Укажите код объекта (CRU или IDUFIR), либо имя и налоговый номер собственника, либо полный адрес, а также причину. Согласие собственника не нужно.",
        when: "Выписку из реестра заказывают дважды: до предложения о покупке и в неделю договора задатка. Третью по закону получает нотариус перед сделкой. Между ними в реестр может попасть арест.",
        must: "Выписка из реестра для покупки не обязательна, но без неё не стоит платить задаток, а нотариус проверит реестр в любом случае. Согласие собственника не нужно: желание купить считается законным интересом (Ипотечный закон, ст.\u00a0221).",
        papers:
          "Чтобы заказать выписку из реестра, нужны ваше имя и номер документа, причина и что-то одно о жилье: номер объекта (finca или IDUFIR), имя и налоговый номер собственника либо полный адрес с этажом и дверью. Надёжнее всего номер объекта, он есть в прежнем нотариальном акте.",
        pitfalls:
          "С выпиской из реестра чаще всего подводит дата: ей несколько месяцев или её дал продавец, а новую никто не заказал. Забывают и парковку или кладовую с отдельной записью. А долгов перед сообществом и жильцов реестр не знает вовсе.",
      },
      sections: [
        {
          heading: "Где заказать выписку и сколько она стоит?",
          blocks: [
            {
              caption: "Где заказать nota simple",
              columns: ["Где", "Цена", "Что вы получите"],
              rows: [
                [
                  "Коллегия регистраторов, через интернет (registradores.org)",
                  "9,02\u00a0€ плюс НДС (около 11\u00a0€)",
                  "PDF на почту, обычно за день",
                ],
                [
                  "Отделение реестра того же района города",
                  "3,01\u00a0€ плюс НДС (3,64\u00a0€)",
                  "распечатанная, в часы работы",
                ],
                ["Частный сайт", "от 15 до 40\u00a0€", "та же выписка, но заказана за вас"],
                [
                  "Заверенная справка для суда и ведомств",
                  "дороже, по тарифу",
                  "доказательство с подписью, а не сведения",
                ],
              ],
            },
            "В форме указывают имя и номер документа, причину (достаточно слова «compra», покупка: Ипотечный закон, ст.\u00a0221) и одно из трёх: код объекта (CRU, раньше IDUFIR), имя и налоговый номер собственника либо улицу, этаж и дверь. Надёжнее всего код: он есть в прежнем акте или у агентства. Если ваша карта на сайте не проходит, выписку может заказать агентство или юрист.",
          ],
        },
        {
          heading: "Что видно из выписки?",
          blocks: [
            {
              points: [
                "Кому принадлежит жильё, в каких долях и на каком основании: покупка, наследство, дарение.",
                "Как оно описано: адрес, этаж, площадь, доля в здании.",
                "Какие есть ипотеки, аресты, права пользования, сервитуты, на какую сумму и с какого дня.",
                "Подан ли новый акт, который ещё не внесли.",
              ],
            },
            "Запись считается верной, а право\u00a0— принадлежащим тому, кто в ней назван (Ипотечный закон, ст.\u00a038). Если в объявлении одно имя, а в выписке другое, спросите, кто эти люди и кто из них будет подписывать.",
          ],
        },
        {
          heading: "Как понять выписку на испанском?",
          blocks: [
            {
              caption: "Что значат слова в nota simple",
              columns: ["В выписке", "Что это для покупателя"],
              rows: [
                ["Titular, pleno dominio", "собственник со всеми правами: сверьте каждое имя и долю"],
                ["Nuda propiedad, usufructo", "владеют одни, пользуются другие: подписывают все"],
                ["Carácter ganancial", "общее имущество супругов: подписывают оба"],
                ["Hipoteca", "ипотека: её гасят из цены в день сделки"],
                ["Anotación preventiva de embargo", "арест: долг надо заплатить и запись снять"],
                ["Afección fiscal", "жильё отвечает за налог с прошлой продажи; обычно истекает сама"],
                ["Documentos pendientes", "подан акт, который ещё не внесли: спросите какой"],
              ],
            },
          ],
        },
        {
          heading: "Чего в выписке нет?",
          blocks: [
            {
              points: [
                "Долгов по взносам в сообщество и по налогу IBI, за которые может отвечать квартира: попросите справку и квитанции.",
                "Сведений о том, кто живёт в квартире: договор аренды записывают редко, а жилец может иметь право купить первым.",
                "Работ без разрешения и срока свидетельства о пригодности для проживания.",
                "Настоящей площади: реестр, кадастр и план часто расходятся, и после давней перестройки запись могли не обновить.",
                "Всего, что внесли после дня выдачи: поэтому старую выписку от продавца проверяют новой, заказанной самим покупателем.",
              ],
            },
          ],
        },
        {
          heading: "Как пользоваться выпиской при покупке?",
          blocks: [
            {
              steps: [
                "Закажите выписку до предложения о покупке и убедитесь, что продать согласны все собственники.",
                "Сравните адрес, площадь, кладовую и парковку с объявлением и с кадастром.",
                "О каждом обременении спросите, что это, кто и когда его снимет, и попросите вписать ответ в договор задатка.",
                "Перед договором задатка закажите новую: арест может появиться за неделю.",
                "Перед сделкой нотариус сам получит из реестра свежие данные, но задаток к этому дню уже внесён.",
              ],
            },
          ],
        },
        {
          heading: "Что обнаруживают чаще всего?",
          blocks: [
            {
              points: [
                "Переговоры ведёт один супруг, а собственников двое.",
                "Собственник умер, но наследство ещё не внесено.",
                "Ипотека давно выплачена, однако запись о ней не сняли.",
                "Кладовая записана отдельно, и выписку на неё никто не заказал.",
              ],
            },
            "Всё это решаемо, но занимает недели. Если узнать до задатка, его никто не теряет. Если узнать на сделке, её придётся отложить, а сроки в договоре задатка останутся прежними.",
          ],
        },
      ],
      inShort:
        "Выписка из реестра показывает, чьё это жильё и какие долги на нём записаны. Её может заказать любой, у кого есть причина, и собственника спрашивать не надо. Нужна свежая перед предложением о покупке и ещё одна перед задатком.",
      next: "Если хотите разобрать выписку вместе с нами, посмотрите, как мы [проверяем документы](/services/legal-support).",
      description:
        "Выписка из реестра (nota simple): где заказать её через интернет за 11\u00a0€, сколько ждать, кто может её заказать, как понять каждую строку и чего в ней нет.",
      sources: ["Ипотечный закон (Ley Hipotecaria), ст.\u00a038, 221 и 222.5", "RD 1427/1989 (тариф регистраторов)"],
    },
  },
};
