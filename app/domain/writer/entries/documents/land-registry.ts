import type { Entry } from "../entry";

export const landRegistry: Entry = {
  theme: "documents",
  related: ["nota-simple", "registry-costs", "charges-on-a-home", "deed-of-sale"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "land registry",
        "property registry",
        "land registry spain",
        "registro de la propiedad",
        "register the deed",
        "land register barcelona",
        "registering a property in spain",
      ],
      title: "The land registry",
      answers: {
        what: "The land registry (Registro de la Propiedad) keeps a page for each home: who owns it and which rights others have over it. Registering your purchase is not compulsory, but without it you are not protected against a second buyer or the seller’s creditors. A bank won’t lend on the home without it.",
        cost: "The land registry charges an official tariff that depends on the price, plus VAT and small items such as the presentation of the deed. Under the usual rule the buyer pays. If there is a mortgage, the lender pays for registering it.",
        time: "The land registry has fifteen working days to enter a deed from the day it is presented complete (Mortgage Act, art. 18). A fault that must be corrected stops the clock. Your place in the queue counts from the moment it is presented.",
        who: "Anyone with an interest may take a deed to the land registry: the buyer, the notary, or the paperwork agent (gestoría). With a mortgage the bank’s gestoría usually does it. Ask which, so that it isn’t left undone.",
        how: "You register at the land registry of the district where the home is; Barcelona has several offices. The notary can present the deed online on the day it is signed. Then pay the tax, send the proof, and collect the registered copy.",
      },
      sections: [
        {
          heading: "What protection does an entry give?",
          blocks: [
            {
              points: [
                "Your right is presumed to exist as it is written there (Mortgage Act, art. 38).",
                "Whoever buys in good faith from the registered owner keeps the home, even if the seller’s own title later fails (art. 34).",
                "What is not registered can’t be used against you by others (art. 32).",
                "The first to present comes first: a later deed on the same home has to wait (art. 17).",
              ],
            },
          ],
        },
        {
          heading: "How does a purchase get in?",
          blocks: [
            {
              steps: [
                "The notary sends an electronic copy the same day, which reserves your place.",
                "You pay the transfer tax, or show that none is due: before that nothing is entered (art. 254).",
                "The registrar examines the deed for legality.",
                "If something is missing, you receive a note that says what and why.",
                "When it is entered, order an extract and check your name, share and area.",
              ],
            },
            "A registrar’s refusal can be corrected or appealed. Most faults are small: a missing certificate, a wrong number, an unpaid receipt.",
          ],
        },
        {
          heading: "How does it differ from the cadastre?",
          blocks: [
            "The registry deals with rights; the cadastre (Catastro) is a tax record with plans and areas. Both are public and both can be out of date. If their areas differ, ask which one the deed follows and whether the difference can be put right.",
          ],
        },
        {
          heading: "Where do delays come from?",
          blocks: [
            {
              points: [
                "The seller inherited the home and the inheritance was never entered.",
                "Rooms were joined or a terrace closed, and the description is the old one.",
                "An old mortgage was repaid but its cancellation was never filed.",
                "A power of attorney arrived without its apostille.",
              ],
            },
            "Each shows in an extract ordered early. That is the reason to look at the registry before the deposit and not after it.",
          ],
        },
      ],
      example: {
        heading: "What is the tariff for one of our prices?",
        blocks: [
          [
            "For a home at {x.price} the registry’s tariff is about {x.registry}, before VAT and the small items.",
            "The notary’s tariff for the same price is {x.notary}.",
          ],
        ],
      },
      inShort:
        "The land registry says who owns a home and who else has a right over it. Registration is voluntary but protects the buyer, and it needs a notarial deed and the tax paid. The deed’s place counts from its presentation.",
      next: "See the registry beside all the other [costs of a purchase](/costs), with your own price.",
      description:
        "What the land registry protects when you buy a home in Spain, how and when a purchase is entered, what it costs, who takes the deed there and what delays it.",
      sources: [
        "Mortgage Act (Ley Hipotecaria), arts. 17, 18, 32, 34, 38 and 254",
        "Royal Decree 1427/1989 (registrars’ tariff)",
      ],
    },
    es: {
      names: [
        "registro de la propiedad",
        "inscripción en el registro",
        "inscribir la escritura",
        "inscribir una vivienda",
        "registro propiedad barcelona",
        "registrar un piso",
        "inscripción registral",
        "cuánto tarda el registro en inscribir una compraventa",
      ],
      title: "El Registro de la Propiedad",
      answers: {
        what: "El Registro de la Propiedad lleva una hoja de cada vivienda, con su titular y los derechos que otros tengan sobre ella. Inscribir la compra no es obligatorio. Pero sin inscripción no hay protección frente a un segundo comprador ni frente a los acreedores de quien vendió, y ningún banco presta sin ella.",
        cost: "El Registro de la Propiedad cobra un arancel oficial que sube con el precio, más el IVA y partidas menores como la presentación. La inscripción de la compra la suele pagar quien compra; la de la hipoteca, el banco.",
        time: "El Registro de la Propiedad tiene quince días hábiles para inscribir una vivienda desde que la escritura se presenta completa (Ley Hipotecaria, art. 18). Antes hay que liquidar el impuesto, y un defecto detiene el plazo: de la firma a la copia inscrita cuente con unas semanas. Mientras tanto conserva el turno del día en que se presentó, y eso ya le protege.",
        who: "Al Registro de la Propiedad puede llevar la escritura cualquier interesado: quien compra, la notaría o una gestoría. Con hipoteca suele encargarse la gestoría del banco. Pregunte quién lo hará, para que no quede sin hacer.",
        how: "Se inscribe en el Registro de la Propiedad de la zona donde está la vivienda; en Barcelona hay varias oficinas. La notaría puede presentar la escritura por vía telemática el día de la firma. Después se paga el impuesto, se aporta el justificante y se recoge la copia inscrita.",
      },
      sections: [
        {
          heading: "¿Qué protege la inscripción?",
          blocks: [
            {
              points: [
                "Se presume que su derecho existe tal como está inscrito (Ley Hipotecaria, art. 38).",
                "Quien compra de buena fe al titular registral conserva la vivienda aunque después falle el título de quien vendió (art. 34).",
                "Lo que no está inscrito no puede perjudicarle (art. 32).",
                "Quien presenta primero tiene preferencia: otra escritura de la misma finca debe esperar (art. 17).",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo entra una compra en el registro?",
          blocks: [
            {
              steps: [
                "La notaría envía una copia electrónica el mismo día y así reserva el turno.",
                "Se liquida el impuesto o se justifica que no corresponde; sin eso no se inscribe (art. 254).",
                "El registrador califica si la escritura se ajusta a la ley.",
                "Si falta algo, comunica por escrito qué es y por qué.",
                "Una vez inscrita, pida una nota y compruebe que su nombre, su parte y los metros son correctos.",
              ],
            },
            "La calificación negativa se puede subsanar o recurrir. Casi siempre es poca cosa: un certificado que falta, un número equivocado, un recibo sin pagar.",
          ],
        },
        {
          heading: "¿En qué se distingue del Catastro?",
          blocks: [
            "El registro dice de quién es la vivienda; el Catastro la describe, con plano y superficie, para los impuestos. Cualquiera de los dos puede estar sin actualizar. Si no coinciden en los metros, pregunte cuál sigue la escritura y si se puede corregir.",
          ],
        },
        {
          heading: "¿De dónde vienen los retrasos?",
          blocks: [
            {
              points: [
                "Quien vende heredó, pero no llegó a inscribir la herencia.",
                "Se unieron estancias o se cerró una terraza, y la descripción es la antigua.",
                "Una hipoteca está pagada, pero su cancelación no se ha presentado.",
                "Un poder otorgado en el extranjero llegó sin apostilla.",
              ],
            },
            "Casi todo se ve en una nota pedida a tiempo. Por eso el registro se mira antes de las arras y no después.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto es el arancel del registro con uno de nuestros precios?",
        blocks: [
          [
            "Para una vivienda de {x.price}, el arancel del registro ronda los {x.registry}, sin IVA ni partidas menores.",
            "El de la notaría, con ese mismo precio, es de {x.notary}.",
          ],
        ],
      },
      inShort:
        "El registro dice de quién es una vivienda y qué derechos tienen otros sobre ella. Inscribir es voluntario, pero protege, y requiere escritura e impuesto liquidado. El turno cuenta desde que se presenta.",
      next: "Vea el registro junto a los demás [gastos de compra](/costs), con su propio precio.",
      description:
        "Qué protege el Registro de la Propiedad cuando compra una vivienda, cómo y cuándo se inscribe, cuánto cuesta, quién lleva la escritura y qué lo retrasa.",
      sources: [
        "Ley Hipotecaria, arts. 17, 18, 32, 34, 38 y 254",
        "Real Decreto 1427/1989 (arancel de los registradores)",
      ],
    },
    ca: {
      names: [
        "registre de la propietat",
        "inscripció al registre",
        "inscriure l’escriptura",
        "inscriure un habitatge",
        "registre propietat barcelona",
        "registrar un pis",
        "inscripció registral",
      ],
      title: "El Registre de la Propietat",
      answers: {
        what: "El Registre de la Propietat porta un full de cada habitatge, amb el titular i els drets que hi tinguin els altres. Inscriure la compra no és obligatori. Però sense inscripció no hi ha protecció davant d’un segon comprador o dels creditors de qui va vendre, i cap banc no deixa diners.",
        cost: "El Registre de la Propietat cobra un aranzel oficial segons el preu, més l’IVA i petits conceptes com la presentació. Per norma, paga qui compra. Si hi ha hipoteca, la seva inscripció va a càrrec del banc.",
        time: "El Registre de la Propietat té quinze dies hàbils per inscriure des que l’escriptura s’hi presenta completa (Llei hipotecària, art. 18). Un defecte que s’hagi d’esmenar atura el termini. El torn es guarda des de la presentació.",
        who: "Al Registre de la Propietat hi pot portar l’escriptura qualsevol interessat: qui compra, la notaria o una gestoria. Amb hipoteca se n’acostuma a encarregar la del banc. Pregunti qui ho farà, perquè no quedi per fer.",
        how: "S’inscriu al Registre de la Propietat de la zona de l’habitatge; a Barcelona n’hi ha uns quants. La notaria pot presentar l’escriptura per via telemàtica el dia mateix. Després es paga l’impost, s’hi porta el justificant i es recull la còpia inscrita.",
      },
      sections: [
        {
          heading: "Què protegeix la inscripció?",
          blocks: [
            {
              points: [
                "El seu dret es presumeix tal com hi consta (Llei hipotecària, art. 38).",
                "Qui compra de bona fe al titular inscrit conserva l’habitatge, encara que després falli el títol de qui va vendre (art. 34).",
                "El que no hi és inscrit no el pot perjudicar (art. 32).",
                "Qui presenta primer passa al davant: una altra escriptura de la mateixa finca s’ha d’esperar (art. 17).",
              ],
            },
          ],
        },
        {
          heading: "Com hi entra una compra?",
          blocks: [
            {
              steps: [
                "La notaria hi envia una còpia electrònica aquell dia, i així guarda el torn.",
                "Es liquida l’impost o es justifica que no n’hi ha; sense això no s’inscriu (art. 254).",
                "El registrador mira si l’escriptura s’ajusta a la llei.",
                "Si hi falta res, comunica per escrit què és i per què.",
                "Un cop inscrita, demani una nota i comprovi el nom, la quota i els metres.",
              ],
            },
            "Una negativa del registrador es pot esmenar o recórrer. Gairebé sempre és poca cosa: un certificat que falta, un número mal posat, un rebut per pagar.",
          ],
        },
        {
          heading: "En què es diferencia del Cadastre?",
          blocks: [
            "El registre parla de drets; el Cadastre és un inventari fiscal amb plànols i superfícies. Tots dos són públics i tots dos poden anar endarrerits. Si no coincideixen en els metres, pregunti quin segueix l’escriptura i si es pot corregir.",
          ],
        },
        {
          heading: "D’on venen els retards?",
          blocks: [
            {
              points: [
                "Qui ven va heretar, però l’herència no es va inscriure mai.",
                "Es van ajuntar habitacions o es va tancar una terrassa, i la descripció és la vella.",
                "Una hipoteca és pagada, però ningú no n’ha presentat la cancel·lació.",
                "Un poder fet a l’estranger va arribar sense postil·la.",
              ],
            },
            "Gairebé tot surt en una nota demanada a temps. Per això el registre es mira abans de les arres i no després.",
          ],
        },
      ],
      example: {
        heading: "Quant puja l’aranzel del registre amb un dels nostres preus?",
        blocks: [
          [
            "Per a un habitatge de {x.price}, l’aranzel del registre és d’uns {x.registry}, sense IVA ni petits conceptes.",
            "El de la notaria, amb el mateix preu, és de {x.notary}.",
          ],
        ],
      },
      inShort:
        "El registre diu de qui és un habitatge i quins drets hi tenen els altres. Inscriure és voluntari, però protegeix, i demana escriptura i impost liquidat. El torn compta des que s’hi presenta.",
      next: "Vegi el registre al costat de les altres [despeses de compra](/costs), amb el seu preu.",
      description:
        "Què protegeix el Registre de la Propietat quan compra un habitatge, com i quan s’hi inscriu, quant costa, qui hi porta l’escriptura i d’on venen els retards.",
      sources: [
        "Llei hipotecària, arts. 17, 18, 32, 34, 38 i 254",
        "Reial decret 1427/1989 (aranzel dels registradors)",
      ],
    },
    ru: {
      names: [
        "реестр собственности",
        "регистрация права собственности в Испании",
        "registro de la propiedad",
        "регистр собственности",
        "внести акт в реестр",
        "запись в реестре",
        "зарегистрировать квартиру в Испании",
      ],
      title: "Реестр собственности",
      answers: {
        what: "Реестр собственности (Registro de la Propiedad) ведёт лист на каждое жильё: кто собственник и какие права есть у других. Вносить покупку не обязательно. Но без записи вы не защищены от второго покупателя и от кредиторов продавца, и ни один банк не даст ипотеку.",
        cost: "Реестр собственности берёт по официальному тарифу от цены, плюс НДС (IVA) и мелкие суммы, например за подачу. Обычно платит покупатель. Если есть ипотека, её запись оплачивает банк.",
        time: "У реестра собственности пятнадцать рабочих дней на запись с подачи полного акта (Ипотечный закон, ст. 18). Недостаток, который надо исправить, останавливает срок. Очередь сохраняется за вами с момента подачи.",
        who: "Подать акт в реестр собственности может любой заинтересованный: покупатель, нотариус или контора по оформлению (gestoría). При ипотеке этим обычно занимается контора банка. Узнайте, кто именно, иначе каждый понадеется на другого.",
        how: "Записывают в том реестре собственности, к которому относится адрес; в Барселоне их несколько. Нотариус может отправить акт через интернет в день сделки. Затем платят налог, прилагают подтверждение и забирают копию с отметкой.",
      },
      sections: [
        {
          heading: "Что защищает запись?",
          blocks: [
            {
              points: [
                "Ваше право считается таким, как оно записано (Ипотечный закон, ст. 38).",
                "Кто добросовестно купил у записанного собственника, сохраняет жильё, даже если право продавца потом оспорят (ст. 34).",
                "То, чего в реестре нет, не может вам повредить (ст. 32).",
                "Первый по времени подачи — первый по праву: другой акт на то же жильё ждёт (ст. 17).",
              ],
            },
          ],
        },
        {
          heading: "Как покупка попадает в реестр?",
          blocks: [
            {
              steps: [
                "Нотариус в тот же день отправляет электронную копию и занимает очередь.",
                "Вы платите налог или показываете, что он не нужен: без этого записи не будет (ст. 254).",
                "Регистратор проверяет, соответствует ли акт закону.",
                "Если чего-то не хватает, вам письменно объяснят, чего и почему.",
                "После записи закажите выписку и проверьте имя, долю, площадь, парковку и то, сняты ли старые обременения.",
              ],
            },
            "Отказ регистратора можно исправить или обжаловать. Обычно причина мелкая: нет справки, ошибка в номере, неоплаченная квитанция.",
          ],
        },
        {
          heading: "Чем он отличается от кадастра?",
          blocks: [
            "Реестр — о правах, а кадастр (Catastro) — налоговый учёт с планами и площадями. Оба открыты, и оба могут устареть. Если площади расходятся, спросите, какой следует акт и можно ли исправить разницу. Исправлять лучше до сделки, силами продавца: после неё этим займётесь вы.",
          ],
        },
        {
          heading: "Откуда берутся задержки?",
          blocks: [
            {
              points: [
                "Продавец получил наследство, но так его и не записал.",
                "Комнаты объединили, террасу закрыли, а описание осталось прежним.",
                "Ипотека выплачена, а её снятие никто не подал.",
                "Доверенность пришла из-за границы без апостиля.",
              ],
            },
            "Почти всё это видно в выписке, заказанной вовремя. Поэтому в реестр смотрят до задатка, а не после. Если задержка неизбежна, запишите в договор, кто её устраняет, за чей счёт и к какому дню. Тогда спорить на сделке будет не о чем.",
          ],
        },
      ],
      example: {
        heading: "Сколько составит тариф реестра для нашей цены?",
        blocks: [
          [
            "Для жилья за {x.price} тариф реестра — около {x.registry} без НДС и мелких сумм.",
            "Тариф нотариуса при той же цене — {x.notary}.",
          ],
        ],
      },
      inShort:
        "В реестре видно, кто собственник жилья и какие права есть у других. Запись добровольна, но защищает покупателя; для неё нужны нотариальный акт и уплаченный налог. Очередь идёт с момента подачи.",
      next: "Посмотрите реестр среди всех [расходов при покупке](/costs), со своей ценой.",
      description:
        "Что защищает реестр собственности при покупке жилья в Испании, как и когда в него вносят сделку, сколько это стоит, кто подаёт акт и откуда берутся задержки.",
      sources: [
        "Ипотечный закон (Ley Hipotecaria), ст. 17, 18, 32, 34, 38 и 254",
        "RD 1427/1989 (тариф регистраторов)",
      ],
    },
  },
};
