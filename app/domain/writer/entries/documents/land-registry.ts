import type { Entry } from "../entry";

export const landRegistry: Entry = {
  theme: "documents",
  related: ["nota-simple", "registry-costs", "charges-on-a-home", "deed-of-sale"],
  checked: "2026-11-23",
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
        what: "The land registry (Registro de la Propiedad) keeps a page for each home: who owns it and which rights others have over it. After the deed it has 15\u00a0working days to enter your purchase, and the bill usually comes to €450 to €800. Registering is not compulsory, but without it you are not protected against a second buyer or the seller’s creditors, and no bank lends on the home.",
        cost: [
          "Registering a purchase in the land registry usually costs €450 to €800 in all, and the buyer pays.",
          "{?x.registry}The official tariff at {x.price} is about {x.registry}; VAT, the presentation and small items come on top.",
          "If there is a mortgage, the lender pays for registering it.",
        ],
        time: "The land registry has 15\u00a0working days to enter a deed from the day it is presented complete, tax paid (Mortgage Act, art.\u00a018); from the signing, a few weeks are usual. A fault that must be corrected stops the clock. Presenting the deed on the day it is signed keeps your place for 60\u00a0working days meanwhile.",
        who: "Anyone with an interest may take a deed to the land registry: the buyer, the notary, or the paperwork agent (gestoría). With a mortgage the bank’s gestoría usually does it. Ask which, so that it isn’t left undone.",
        how: "You register at the land registry of the district where the home is; Barcelona has several offices. The notary can present the deed online on the day it is signed. Then pay the tax, send the proof, and collect the registered copy.",
        when: "Present the deed in the land registry on the day it is signed: the notary does so online, and nobody can enter before you for 60\u00a0working days. Then pay the transfer tax and send the proof. The 15\u00a0working days for the entry run once everything is there.",
        must: "Registering a purchase in the land registry isn’t compulsory, and the home is yours with the deed alone. In practice you need it: without an entry a second buyer or the seller’s creditors may come first (Mortgage Act, art.\u00a032), and no bank lends. A private contract can’t be registered; it takes a notarial deed.",
        papers:
          "For the land registry you need the authorised copy of the deed, proof that the transfer tax (form 600) has been paid or isn’t due, and the cadastral reference, usually on the last property tax receipt. Someone acting for you shows the power of attorney. The notary’s gestoría normally files all of it.",
      },
      sections: [
        {
          heading: "How long does it take, from the deed to the entry?",
          blocks: [
            {
              caption: "From the signing to your name in the land registry",
              columns: ["Step", "Time", "Who"],
              rows: [
                ["Deed presented online", "the same day", "notary"],
                ["Your place is kept", "60\u00a0working days", "by law"],
                [
                  "Transfer tax paid, form 600",
                  "as soon as possible: nothing is entered before",
                  "you or the gestoría",
                ],
                ["Registrar examines and enters", "15\u00a0working days from the complete file", "registrar"],
                ["Fault found", "the clock stops until it is mended", "notary or gestoría"],
                ["Extract in your name", "a day or so after the entry", "you, about €11 online"],
              ],
            },
          ],
        },
        {
          heading: "What protection does an entry give?",
          blocks: [
            {
              points: [
                "Your right is presumed to exist as it is written there (Mortgage Act, art.\u00a038).",
                "Whoever buys in good faith from the registered owner keeps the home, even if the seller’s own title later fails (art.\u00a034).",
                "What is not registered can’t be used against you by others (art.\u00a032).",
                "The first to present comes first: a later deed on the same home has to wait (art.\u00a017).",
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
                "You pay the transfer tax, or show that none is due: before that nothing is entered (art.\u00a0254).",
                "The registrar examines the deed for legality.",
                "If something is missing, you receive a note that says what and why.",
                "When it is entered, order an extract and check your name, share and area.",
              ],
            },
            "A registrar’s refusal can be corrected or appealed. Most faults are small: a missing certificate, a wrong number, an unpaid receipt.",
          ],
        },
        {
          heading: "What does registering cost, at three prices?",
          blocks: [
            {
              caption: "Tariff and usual invoice",
              columns: ["Price", "Tariff, before VAT and small items", "What the invoice usually comes to"],
              rows: [
                ["€300,000", "about €205", "from €450"],
                ["€500,000", "about €262", "€450 to €800"],
                ["€700,000", "about €310", "up to €800"],
              ],
            },
            "The tariff is that of Royal Decree 1427/1989. VAT, presentation, notes and a gestoría that takes the deed there make the difference. With a mortgage, the bank pays for registering the loan.",
          ],
        },
        {
          heading: "How does the registry differ from the cadastre?",
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
        "The land registry in Spain: how long it takes to enter a purchase, what it costs and who pays, what protection an entry gives and what delays it after the deed.",
      sources: [
        "Mortgage Act (Ley Hipotecaria), arts.\u00a017, 18, 32, 34, 38 and 254",
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
        cost: [
          "Inscribir una compra en el Registro de la Propiedad suele costar de 450 a 800\u00a0€ en total, y lo paga quien compra.",
          "{?x.registry}El arancel con {x.price} es de unos {x.registry}; se suman el IVA, la presentación y conceptos menores.",
          "La inscripción de la hipoteca la paga el banco.",
        ],
        time: "El Registro de la Propiedad tiene 15\u00a0días hábiles para inscribir una compraventa desde que se presenta completa, con el impuesto pagado (Ley Hipotecaria, art.\u00a018); contando desde la firma, lo habitual son unas semanas. Un defecto por subsanar detiene el plazo. Presentar la escritura el mismo día guarda el turno 60\u00a0días hábiles.",
        who: "Al Registro de la Propiedad puede llevar la escritura cualquier interesado: quien compra, la notaría o una gestoría. Con hipoteca suele encargarse la gestoría del banco. Pregunte quién lo hará, para que no quede sin hacer.",
        how: "Se inscribe en el Registro de la Propiedad de la zona donde está la vivienda; en Barcelona hay varias oficinas. La notaría puede presentar la escritura por vía telemática el día de la firma. Después se paga el impuesto, se aporta el justificante y se recoge la copia inscrita.",
        when: "La escritura se presenta en el Registro de la Propiedad el mismo día de la firma: lo hace la notaría por internet y nadie puede adelantarse durante 60\u00a0días hábiles. Después se paga el impuesto y se envía el justificante. Con todo completo corren los 15\u00a0días hábiles de la inscripción.",
        must: "Inscribir la compra en el Registro de la Propiedad no es obligatorio: con la escritura la vivienda ya es suya. En la práctica hace falta: sin inscripción pueden adelantarse otro comprador o los acreedores de quien vendió (Ley Hipotecaria, art.\u00a032), y ningún banco presta. Un contrato privado no se puede inscribir.",
        papers:
          "Para el Registro de la Propiedad hacen falta la copia autorizada de la escritura, el justificante del impuesto (modelo 600) y la referencia catastral, que suele ir en el último IBI. Quien actúa por otro enseña el poder. Normalmente lo presenta todo la gestoría de la notaría o del banco.",
      },
      sections: [
        {
          heading: "¿Cuánto tarda desde la escritura?",
          blocks: [
            {
              caption: "De la firma a su nombre en el Registro de la Propiedad",
              columns: ["Paso", "Plazo", "Quién"],
              rows: [
                ["Presentación telemática", "el mismo día", "notaría"],
                ["Se guarda su turno", "60\u00a0días hábiles", "por ley"],
                ["Pago del ITP, modelo 600", "cuanto antes: sin él no se inscribe", "usted o la gestoría"],
                ["Calificación e inscripción", "15\u00a0días hábiles con todo completo", "registrador"],
                ["Aparece un defecto", "el plazo se detiene hasta subsanarlo", "notaría o gestoría"],
                ["Nota simple a su nombre", "un día después", "usted, unos 11\u00a0€ por internet"],
              ],
            },
          ],
        },
        {
          heading: "¿Qué protege la inscripción?",
          blocks: [
            {
              points: [
                "Se presume que su derecho existe tal como está inscrito (Ley Hipotecaria, art.\u00a038).",
                "Quien compra de buena fe al titular registral conserva la vivienda aunque después falle el título de quien vendió (art.\u00a034).",
                "Lo que no está inscrito no puede perjudicarle (art.\u00a032).",
                "Quien presenta primero tiene preferencia: otra escritura de la misma finca debe esperar (art.\u00a017).",
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
                "Se liquida el impuesto o se justifica que no corresponde; sin eso no se inscribe (art.\u00a0254).",
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
        {
          heading: "¿Cuánto cuesta inscribir, con tres precios?",
          blocks: [
            {
              caption: "Arancel y factura habitual",
              columns: ["Precio", "Arancel, sin IVA ni conceptos menores", "Factura habitual"],
              rows: [
                ["300.000\u00a0€", "unos 205\u00a0€", "desde 450\u00a0€"],
                ["500.000\u00a0€", "unos 262\u00a0€", "de 450 a 800\u00a0€"],
                ["700.000\u00a0€", "unos 310\u00a0€", "hasta 800\u00a0€"],
              ],
            },
            "El arancel es el del Real Decreto 1427/1989. El IVA, la presentación, las notas y la gestoría que lleva la escritura hacen la diferencia. Con hipoteca, la inscripción del préstamo la paga el banco. Y no sale gratis dejarlo: quien no inscribe paga igual el impuesto, pero no está protegido.",
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
        "El Registro de la Propiedad: cuánto tarda en inscribir una compraventa, cuánto cuesta y quién lo paga, qué protege la inscripción y qué la retrasa tras firmar.",
      sources: [
        "Ley Hipotecaria, arts.\u00a017, 18, 32, 34, 38 y 254",
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
        cost: [
          "Inscriure una compra al Registre de la Propietat sol costar de 450 a 800\u00a0€ en total, i ho paga qui compra.",
          "{?x.registry}L’aranzel amb {x.price} és d’uns {x.registry}; s’hi sumen l’IVA, la presentació i conceptes menors.",
          "La inscripció de la hipoteca la paga el banc.",
        ],
        time: "El Registre de la Propietat té 15\u00a0dies hàbils per inscriure una compravenda des que es presenta completa, amb l’impost pagat (Llei hipotecària, art.\u00a018); comptant des de la signatura, solen ser unes quantes setmanes. Un defecte per esmenar atura el termini. Presentar l’escriptura el mateix dia guarda el torn 60\u00a0dies hàbils.",
        who: "Al Registre de la Propietat hi pot portar l’escriptura qualsevol interessat: qui compra, la notaria o una gestoria. Amb hipoteca se n’acostuma a encarregar la del banc. Pregunti qui ho farà, perquè no quedi per fer.",
        how: "S’inscriu al Registre de la Propietat de la zona de l’habitatge; a Barcelona n’hi ha uns quants. La notaria pot presentar l’escriptura per via telemàtica el dia mateix. Després es paga l’impost, s’hi porta el justificant i es recull la còpia inscrita.",
        when: "L’escriptura es presenta al Registre de la Propietat el mateix dia de la signatura: ho fa la notaria per internet i ningú no es pot avançar durant 60\u00a0dies hàbils. Després es paga l’impost i s’envia el justificant. Amb tot complet corren els 15\u00a0dies hàbils de la inscripció.",
        must: "Inscriure la compra al Registre de la Propietat no és obligatori: amb l’escriptura l’habitatge ja és seu. A la pràctica cal: sense inscripció es poden avançar un altre comprador o els creditors de qui va vendre (Llei hipotecària, art.\u00a032), i cap banc no presta. Un contracte privat no es pot inscriure.",
        papers:
          "Per al Registre de la Propietat calen la còpia autoritzada de l’escriptura, el justificant de l’impost (model 600) i la referència cadastral, que sol anar a l’últim IBI. Qui actua per un altre ensenya el poder. Normalment ho presenta tot la gestoria de la notaria o del banc.",
      },
      sections: [
        {
          heading: "Quant triga des de l’escriptura?",
          blocks: [
            {
              caption: "De la signatura al seu nom al Registre de la Propietat",
              columns: ["Pas", "Termini", "Qui"],
              rows: [
                ["Presentació telemàtica", "el mateix dia", "notaria"],
                ["Es guarda el seu torn", "60\u00a0dies hàbils", "per llei"],
                [
                  "Pagament de l’ITP, model 600",
                  "com més aviat millor: sense impost no s’inscriu",
                  "vostè o la gestoria",
                ],
                ["Qualificació i inscripció", "15\u00a0dies hàbils amb tot complet", "registrador"],
                ["Surt un defecte", "el termini s’atura fins que s’esmena", "notaria o gestoria"],
                ["Nota simple a nom seu", "un dia després", "vostè, uns 11\u00a0€ per internet"],
              ],
            },
          ],
        },
        {
          heading: "Què protegeix la inscripció?",
          blocks: [
            {
              points: [
                "El seu dret es presumeix tal com hi consta (Llei hipotecària, art.\u00a038).",
                "Qui compra de bona fe al titular inscrit conserva l’habitatge, encara que després falli el títol de qui va vendre (art.\u00a034).",
                "El que no hi és inscrit no el pot perjudicar (art.\u00a032).",
                "Qui presenta primer passa al davant: una altra escriptura de la mateixa finca s’ha d’esperar (art.\u00a017).",
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
                "Es liquida l’impost o es justifica que no n’hi ha; sense això no s’inscriu (art.\u00a0254).",
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
        {
          heading: "Quant costa inscriure, amb tres preus?",
          blocks: [
            {
              caption: "Aranzel i factura habitual",
              columns: ["Preu", "Aranzel, sense IVA ni conceptes menors", "Factura habitual"],
              rows: [
                ["300.000\u00a0€", "uns 205\u00a0€", "des de 450\u00a0€"],
                ["500.000\u00a0€", "uns 262\u00a0€", "de 450 a 800\u00a0€"],
                ["700.000\u00a0€", "uns 310\u00a0€", "fins a 800\u00a0€"],
              ],
            },
            "L’aranzel és el del Reial decret 1427/1989. L’IVA, la presentació, les notes i la gestoria que hi porta l’escriptura fan la diferència. Amb hipoteca, la inscripció del préstec la paga el banc. I no surt de franc deixar-ho córrer: qui no inscriu paga igualment l’impost, però no està protegit davant de tercers.",
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
        "El Registre de la Propietat: quant triga a inscriure una compravenda, quant costa i qui ho paga, què protegeix la inscripció i d’on venen els retards habituals.",
      sources: [
        "Llei hipotecària, arts.\u00a017, 18, 32, 34, 38 i 254",
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
        cost: [
          "Запись покупки в реестр собственности обычно стоит 450–800\u00a0€ за всё, и платит покупатель.",
          "{?x.registry}Официальный тариф при {x.price} около {x.registry}; к нему добавляют НДС, подачу и мелкие строки.",
          "Запись ипотеки оплачивает банк.",
        ],
        time: "Реестр собственности обязан внести покупку за 15\u00a0рабочих дней с того дня, как документы поданы полностью и налог уплачен (Ипотечный закон, ст.\u00a018); от подписания обычно проходит несколько недель. Недостаток, который надо исправить, останавливает срок. Если акт подан в день сделки, ваша очередь сохраняется 60\u00a0рабочих дней.",
        who: "Подать акт в реестр собственности может любой заинтересованный: покупатель, нотариус или контора по оформлению (gestoría). При ипотеке этим обычно занимается контора банка. Узнайте, кто именно, иначе каждый понадеется на другого.",
        how: "Записывают в том реестре собственности, к которому относится адрес; в Барселоне их несколько. Нотариус может отправить акт через интернет в день сделки. Затем платят налог, прилагают подтверждение и забирают копию с отметкой.",
        when: "Акт подают в реестр собственности в день сделки: это делает нотариус через интернет, и 60\u00a0рабочих дней никто не может встать раньше вас. Затем платят налог и отправляют подтверждение. Когда всё собрано, идут 15\u00a0рабочих дней на запись.",
        must: "Запись в реестр собственности не обязательна: по нотариальному акту жильё уже ваше. Но на деле она нужна: без неё вас могут опередить другой покупатель или кредиторы продавца (Ипотечный закон, ст.\u00a032), и банк не даст кредит. Частный договор внести нельзя, нужен нотариальный акт.",
        papers:
          "Для реестра собственности нужны авторизованная копия акта, подтверждение уплаты налога (форма 600) и кадастровый номер: он обычно есть в последней квитанции IBI. Представитель показывает доверенность. Обычно всё подаёт оформитель (gestoría) нотариуса или банка.",
      },
      sections: [
        {
          heading: "Сколько проходит от акта до записи?",
          blocks: [
            {
              caption: "От сделки до вашего имени в реестре собственности",
              columns: ["Шаг", "Срок", "Кто"],
              rows: [
                ["Подача через интернет", "в день сделки", "нотариус"],
                ["Ваша очередь сохраняется", "60\u00a0рабочих дней", "по закону"],
                ["Уплата ITP, форма 600", "как можно скорее: без неё не внесут", "вы или gestoría"],
                ["Проверка и запись", "15\u00a0рабочих дней с полным пакетом", "регистратор"],
                ["Найден недостаток", "срок стоит, пока не исправят", "нотариус или gestoría"],
                ["Выписка на ваше имя", "на следующий день", "вы, около 11\u00a0€ через интернет"],
              ],
            },
            "Жить в квартире можно уже в эти недели: право перешло по акту, а реестр его защищает.",
          ],
        },
        {
          heading: "Что защищает запись?",
          blocks: [
            {
              points: [
                "Ваше право считается таким, как оно записано (Ипотечный закон, ст.\u00a038).",
                "Кто добросовестно купил у записанного собственника, сохраняет жильё, даже если право продавца потом оспорят (ст.\u00a034).",
                "То, чего в реестре нет, не может вам повредить (ст.\u00a032).",
                "Первый по времени подачи\u00a0— первый по праву: другой акт на то же жильё ждёт (ст.\u00a017).",
              ],
            },
          ],
        },
        {
          heading: "Как покупка попадает в\u00a0реестр?",
          blocks: [
            {
              steps: [
                "Нотариус в тот же день отправляет электронную копию и занимает очередь.",
                "Вы платите налог или показываете, что он не нужен: без этого записи не будет (ст.\u00a0254).",
                "Регистратор проверяет, соответствует ли акт закону.",
                "Если чего-то не хватает, вам письменно объяснят, чего и почему.",
                "После записи закажите выписку и проверьте имя, долю, площадь, парковку и то, сняты ли старые обременения.",
              ],
            },
            "Отказ регистратора можно исправить или обжаловать. Обычно причина мелкая: нет справки, ошибка в номере, неоплаченная квитанция.",
          ],
        },
        {
          heading: "Чем реестр отличается от кадастра?",
          blocks: [
            "Реестр\u00a0— о правах, а кадастр (Catastro)\u00a0— налоговый учёт с планами и площадями. Оба открыты, и оба могут устареть. Если площади расходятся, спросите, какой следует акт и можно ли исправить разницу. Исправлять лучше до сделки, силами продавца: после неё этим займётесь вы.",
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
        {
          heading: "Сколько стоит запись при трёх ценах?",
          blocks: [
            {
              caption: "Тариф и обычный счёт",
              columns: ["Цена", "Тариф, без НДС и мелких статей", "Обычный счёт"],
              rows: [
                ["300\u00a0000\u00a0€", "около 205\u00a0€", "от 450\u00a0€"],
                ["500\u00a0000\u00a0€", "около 262\u00a0€", "450–800\u00a0€"],
                ["700\u00a0000\u00a0€", "около 310\u00a0€", "до 800\u00a0€"],
              ],
            },
            "Тариф установлен Королевским декретом 1427/1989. Разницу составляют НДС, подача, выписки и агент, который относит акт. Запись об ипотеке оплачивает банк.",
            "Если покупка не внесена, налог, сообщество и поставщики всё равно считают собственником вас, а защиты у вас нет. Поэтому квитанцию об уплате налога отправляют в реестр сразу, а не ждут, пока о ней напомнят. Через месяц после сделки закажите выписку и сверьте имя, долю, площадь и снятую ипотеку продавца: ошибку в букве проще исправить сразу, чем при продаже. Номер своей записи (finca, CRU) сохраните вместе с актом: по нему вы в любой день закажете новую выписку из любой страны, с картой и без поездки.",
          ],
        },
      ],
      example: {
        heading: "Сколько составит тариф реестра для нашей цены?",
        blocks: [
          [
            "Для жилья за {x.price} тариф реестра\u00a0— около {x.registry} без НДС и мелких сумм.",
            "Тариф нотариуса при той же цене\u00a0— {x.notary}.",
          ],
        ],
      },
      inShort:
        "В реестре видно, кто собственник жилья и какие права есть у других. Запись добровольна, но защищает покупателя; для неё нужны нотариальный акт и уплаченный налог. Очередь идёт с момента подачи.",
      next: "Посмотрите реестр среди всех [расходов при покупке](/costs), со своей ценой.",
      description:
        "Реестр собственности в Испании: сколько ждать записи после сделки, сколько она стоит и кто платит, что защищает и из-за чего её задерживают надолго на деле.",
      sources: [
        "Ипотечный закон (Ley Hipotecaria), ст.\u00a017, 18, 32, 34, 38 и 254",
        "RD 1427/1989 (тариф регистраторов)",
      ],
    },
  },
};
