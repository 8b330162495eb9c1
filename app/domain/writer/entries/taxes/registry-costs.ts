import type { Entry } from "../entry";

export const registryCosts: Entry = {
  theme: "costs",
  related: ["notary-costs", "land-registry", "paperwork-agent", "costs-of-buying", "nota-simple"],
  isGeneral: true,
  checked: "2026-11-22",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "land registry costs",
        "land registry fees",
        "registry fees",
        "registration fees",
        "cost of registering a property",
        "cost of registering a deed",
        "how much is the land registry",
        "property registration cost",
        "registry tariff",
      ],
      title: "What the land registry costs",
      answers: {
        what: [
          "Land registry costs follow a tariff as well: entering a purchase at {x.price} comes to about {x.registry}, before VAT.",
          "Notes, the filing of the deed and VAT make the bill higher.",
          "For that money the public record says that the home is yours, and everyone else has to respect it.",
        ],
        cost: [
          "Land registry costs begin at the tariff: about {x.registry} for a home at {x.price}, about {y.registry} at {y.price}.",
          "Plan €450 to €800 for the whole bill (market guides, checked on {checked}).",
        ],
        time: "Land registry fees are paid when the entry is made. The registrar has fifteen working days from the filing of the deed to examine and record it (Mortgage Act, art. 18).",
        who: "Land registry costs of a purchase are the buyer’s (Civil Code of Catalonia, art. 531-6). Registering the mortgage is for the lender to pay, and erasing an old mortgage for the seller.",
      },
      sections: [
        {
          heading: "Do you have to register at all?",
          blocks: [
            "No law obliges you to, and the home is yours once the deed is signed. Yet the register protects whoever relies on it (Mortgage Act, art. 34). As long as the entry still names the seller, a debt of theirs may land on your home. And a bank that lends to you will insist on the entry.",
          ],
        },
        {
          heading: "How is the tariff built?",
          blocks: [
            "Royal Decree 1427/1989 sets it in bands, like that of the notaries:",
            {
              points: [
                "€24.04 for the first €6,010.12.",
                "1.75 per thousand up to €30,050.61 and 1.25 up to €60,101.21.",
                "0.75 per thousand up to €150,253.03 and 0.30 up to €601,012.10.",
                "0.20 per thousand above that.",
                "€6.01 for presenting the deed.",
              ],
            },
            "A parking space with an entry of its own is a second entry and a second fee.",
          ],
        },
        {
          heading: "How does the deed get there?",
          blocks: [
            {
              steps: [
                "On the day of signing the notary files it electronically. Ask that it be done: the filing holds your place in the queue.",
                "You, or the paperwork agent, pay transfer tax or stamp duty and send the receipt.",
                "The registrar checks deed, seller and tax, then makes the entry.",
                "You receive the deed with its registration note. Order a land registry extract (nota simple) to see your name in it.",
              ],
            },
            "The filing keeps your rank for sixty working days (Mortgage Act, art. 17).",
          ],
        },
        {
          heading: "What holds it up?",
          blocks: [
            {
              points: [
                "The tax receipt is missing: nothing is recorded without it.",
                "The seller’s inheritance was never entered, so the chain of owners is broken.",
                "An area or an address differs from the register and needs a correction.",
                "The old mortgage is paid off but still in the register. Agree before signing who erases it.",
              ],
            },
            "If the registrar refuses, the reason comes in writing. It can nearly always be put right, and the deed is then presented again.",
          ],
        },
      ],
      example: {
        heading: "What does registering one home come to?",
        blocks: [
          [
            "{?x.home}Take [{a.title}](/property/{a.id}), offered at {a.price}.",
            "For {x.price} the entry costs about {x.registry}, and the notary’s deed about {x.notary}.",
            "Both tariffs together are far below the transfer tax of {x.tax}.",
          ],
        ],
      },
      inShort: [
        "The buyer pays for the entry in the land registry, by a tariff set in Royal Decree 1427/1989.",
        "The notary files the deed on the day of signing, and the tax receipt follows.",
        "Until the entry is made, the register still names the seller.",
      ],
      next: "Add the registry to your other figures in our [cost calculator](/costs).",
      description:
        "Land registry costs of buying a home: the official tariff, what the bill comes to, who pays, how the deed gets to the registry and what holds up the entry.",
      sources: [
        "Royal Decree 1427/1989",
        "Mortgage Act (Ley Hipotecaria), arts. 17, 18, 34 and 254",
        "Civil Code of Catalonia, art. 531-6",
      ],
    },
    es: {
      names: [
        "gastos de registro",
        "gastos del registro de la propiedad",
        "arancel registral",
        "aranceles registrales",
        "cuánto cuesta el registro de la propiedad",
        "inscribir una vivienda precio",
        "inscripción en el registro coste",
        "registrar una escritura precio",
        "factura del registro",
        "gastos registro propiedad",
      ],
      title: "Los gastos del Registro de la Propiedad",
      answers: {
        what: [
          "Los gastos de registro siguen un arancel oficial: inscribir una compra de {x.price} son unos {x.registry}, antes de IVA.",
          "Las notas, la presentación de la escritura y el IVA elevan la factura.",
          "A cambio, su compra queda protegida frente a otros compradores y frente a los acreedores de quien vendió.",
        ],
        cost: [
          "Los gastos de registro empiezan en el arancel: unos {x.registry} para una vivienda de {x.price} y unos {y.registry} para una de {y.price}.",
          "Prevea de 450 a 800\u00a0€ de factura completa (guías del mercado, consultadas el {checked}).",
        ],
        time: "Los gastos de registro se pagan al inscribir. El registrador tiene quince días hábiles desde la presentación para calificar la escritura y registrarla (Ley Hipotecaria, art. 18).",
        who: "Los gastos del Registro de la Propiedad en una compra son de quien compra (Código civil de Cataluña, art. 531-6). La inscripción de la hipoteca la paga el banco, y borrar la antigua, quien vende.",
      },
      sections: [
        {
          heading: "¿Es obligatorio inscribir?",
          blocks: [
            "Ninguna ley obliga, y la vivienda es suya con la escritura. Pero el registro protege a quien confía en él (Ley Hipotecaria, art. 34). Mientras figure el vendedor, una deuda suya puede acabar sobre la vivienda. Además, ningún banco presta sin inscripción.",
          ],
        },
        {
          heading: "¿Cómo se forma el arancel?",
          blocks: [
            "El Real Decreto 1427/1989 lo fija por tramos, como el de los notarios:",
            {
              points: [
                "24,04\u00a0€ por los primeros 6.010,12\u00a0€.",
                "El 1,75 por mil hasta 30.050,61\u00a0€ y el 1,25 hasta 60.101,21\u00a0€.",
                "El 0,75 por mil hasta 150.253,03\u00a0€ y el 0,30 hasta 601.012,10\u00a0€.",
                "El 0,20 por mil por encima.",
                "6,01\u00a0€ por la presentación.",
              ],
            },
            "Una plaza de aparcamiento con finca registral propia es otra inscripción y otro importe.",
          ],
        },
        {
          heading: "¿Cómo llega la escritura al registro?",
          blocks: [
            {
              steps: [
                "El día de la firma la notaría la presenta por vía telemática. Pida que se haga: así conserva su turno.",
                "Usted o la gestoría pagan el impuesto y envían el justificante.",
                "El registrador comprueba escritura, titular e impuesto, y practica el asiento.",
                "Recibe la escritura con la nota de inscripción. Pida una nota simple y vea su nombre en ella.",
              ],
            },
            "La presentación le guarda la prioridad durante sesenta días hábiles (Ley Hipotecaria, art. 17).",
          ],
        },
        {
          heading: "¿Qué lo retrasa?",
          blocks: [
            {
              points: [
                "Falta el justificante del impuesto: sin él no se registra nada.",
                "La herencia de quien vende nunca se inscribió y la cadena de titulares está rota.",
                "Una superficie o una dirección no coincide con el registro y hay que corregirla.",
                "La hipoteca anterior está pagada, pero sigue inscrita. Acuerden antes de firmar quién la borra.",
              ],
            },
            "Si el registrador deniega la inscripción, da el motivo por escrito. Casi siempre se puede subsanar, y entonces la escritura se presenta de nuevo.",
          ],
        },
      ],
      example: {
        heading: "¿Cuánto cuesta inscribir una vivienda?",
        blocks: [
          [
            "{?x.home}Tomemos [{a.title}](/property/{a.id}), que se ofrece por {a.price}.",
            "Por {x.price}, la inscripción son unos {x.registry} y la escritura del notario, unos {x.notary}.",
            "Los dos aranceles juntos quedan muy lejos de los {x.tax} del impuesto de transmisiones.",
          ],
        ],
      },
      inShort: [
        "La inscripción en el Registro de la Propiedad la paga quien compra, según el arancel del Real Decreto 1427/1989.",
        "La notaría presenta la escritura el día de la firma y luego se aporta el impuesto pagado.",
        "Hasta que se inscribe, en el registro sigue figurando quien vendió.",
      ],
      next: "Sume el registro a sus otras cifras en la [calculadora de gastos](/costs).",
      description:
        "Gastos de registro al comprar una vivienda: el arancel oficial, a cuánto llega la factura, quién la paga, cómo llega la escritura y qué retrasa la inscripción.",
      sources: [
        "Real Decreto 1427/1989",
        "Ley Hipotecaria, de 8 de febrero de 1946, arts. 17, 18, 34 y 254",
        "Código civil de Cataluña, art. 531-6",
      ],
    },
    ca: {
      names: [
        "despeses de registre",
        "despeses del registre de la propietat",
        "aranzel registral",
        "aranzels registrals",
        "quant costa el registre de la propietat",
        "inscriure un habitatge preu",
        "inscripció al registre cost",
        "registrar una escriptura",
        "factura del registre",
      ],
      title: "Les despeses del Registre de la Propietat",
      answers: {
        what: [
          "Les despeses de registre també segueixen un aranzel: inscriure una compra de {x.price} són uns {x.registry}, abans d’IVA.",
          "Les notes, la presentació de l’escriptura i l’IVA fan pujar la factura.",
          "A canvi, consta públicament que l’habitatge és seu i ningú no pot dir que no ho sabia.",
        ],
        cost: [
          "Les despeses de registre comencen en l’aranzel: uns {x.registry} per a un habitatge de {x.price} i uns {y.registry} per a un de {y.price}.",
          "Prevegi de 450 a 800\u00a0€ de factura completa (guies del mercat, consultades el {checked}).",
        ],
        time: "Les despeses de registre es paguen en inscriure. El registrador té quinze dies hàbils des de la presentació per qualificar l’escriptura i registrar-la (Llei hipotecària, art. 18).",
        who: "Les despeses del Registre de la Propietat en una compra són de qui compra (Codi civil de Catalunya, art. 531-6). La inscripció de la hipoteca la paga el banc, i esborrar l’antiga, qui ven.",
      },
      sections: [
        {
          heading: "És obligatori inscriure?",
          blocks: [
            "Cap llei no hi obliga, i l’habitatge és seu amb l’escriptura. Però el registre protegeix qui hi confia (Llei hipotecària, art. 34). Mentre hi consti el venedor, un deute seu pot acabar sobre l’habitatge. A més, cap banc no presta sense inscripció.",
          ],
        },
        {
          heading: "Com es forma l’aranzel?",
          blocks: [
            "El Reial decret 1427/1989 el fixa per trams, com el dels notaris:",
            {
              points: [
                "24,04\u00a0€ pels primers 6.010,12\u00a0€.",
                "L’1,75 per mil fins a 30.050,61\u00a0€ i l’1,25 fins a 60.101,21\u00a0€.",
                "El 0,75 per mil fins a 150.253,03\u00a0€ i el 0,30 fins a 601.012,10\u00a0€.",
                "El 0,20 per mil per sobre.",
                "6,01\u00a0€ per la presentació.",
              ],
            },
            "Una plaça d’aparcament amb finca registral pròpia és una altra inscripció i un altre import.",
          ],
        },
        {
          heading: "Com arriba l’escriptura al registre?",
          blocks: [
            {
              steps: [
                "El dia de la signatura la notaria la presenta telemàticament. Demani que es faci: així conserva el torn.",
                "Vostè o la gestoria paguen l’impost i n’envien el justificant.",
                "El registrador comprova escriptura, titular i impost, i practica l’assentament.",
                "Rep l’escriptura amb la nota d’inscripció. Demani una nota simple i vegi-hi el seu nom.",
              ],
            },
            "La presentació li guarda la prioritat durant seixanta dies hàbils (Llei hipotecària, art. 17).",
          ],
        },
        {
          heading: "Què ho endarrereix?",
          blocks: [
            {
              points: [
                "Falta el justificant de l’impost: sense aquest document no es registra res.",
                "L’herència de qui ven no es va inscriure mai i la cadena de titulars està trencada.",
                "Una superfície o una adreça no coincideix amb el registre i s’ha de corregir.",
                "La hipoteca anterior està pagada, però encara hi consta. Acordin abans de signar qui l’esborra.",
              ],
            },
            "Si el registrador denega la inscripció, en dona el motiu per escrit. Gairebé sempre es pot esmenar, i llavors l’escriptura es torna a presentar sense haver de signar res més.",
          ],
        },
      ],
      example: {
        heading: "Quant costa inscriure un habitatge?",
        blocks: [
          [
            "{?x.home}Agafem [{a.title}](/property/{a.id}), que s’ofereix per {a.price}.",
            "Per {x.price}, la inscripció són uns {x.registry} i l’escriptura del notari, uns {x.notary}.",
            "Tots dos aranzels junts queden molt lluny dels {x.tax} de l’impost de transmissions.",
          ],
        ],
      },
      inShort: [
        "La inscripció al Registre de la Propietat la paga qui compra, segons l’aranzel del Reial decret 1427/1989.",
        "La notaria presenta l’escriptura el dia de la signatura i després s’hi aporta l’impost pagat.",
        "Fins que s’inscriu, al registre encara hi consta qui va vendre.",
      ],
      next: "Afegeixi el registre a les altres xifres a la [calculadora de despeses](/costs).",
      description:
        "Despeses de registre en comprar un habitatge: l’aranzel oficial, quant fa la factura, qui la paga, com hi arriba l’escriptura i què n’endarrereix la inscripció.",
      sources: [
        "Reial decret 1427/1989",
        "Llei hipotecària, de 8 de febrer de 1946, arts. 17, 18, 34 i 254",
        "Codi civil de Catalunya, art. 531-6",
      ],
    },
    ru: {
      names: [
        "расходы на реестр",
        "сколько стоит регистрация квартиры",
        "регистрация сделки стоимость",
        "тариф реестра собственности",
        "расходы на регистрацию жилья",
        "плата за регистрацию права собственности",
        "счёт реестра",
        "стоимость регистрации недвижимости в Испании",
      ],
      title: "Расходы на реестр собственности",
      answers: {
        what: [
          "Расходы на реестр собственности тоже считают по тарифу: запись о покупке за {x.price} стоит около {x.registry}, без НДС.",
          "Отметки, подача акта и НДС увеличивают счёт.",
          "За эти деньги жильё записывают на вас, и с этой записью обязаны считаться все.",
        ],
        cost: [
          "Расходы на реестр начинаются с тарифа: около {x.registry} за жильё по цене {x.price}, около {y.registry} при цене {y.price}.",
          "На весь счёт отложите от 450 до 800\u00a0€ (обзоры рынка, проверено {checked}).",
        ],
        time: "Расходы на реестр оплачивают при внесении записи. У регистратора есть пятнадцать рабочих дней с подачи акта, чтобы проверить его и записать (Ипотечный закон Испании, ст. 18).",
        who: "Расходы на реестр при покупке несёт покупатель (Гражданский кодекс Каталонии, ст. 531-6). Запись ипотеки оплачивает банк, а снятие старой ипотеки\u00a0— продавец.",
      },
      sections: [
        {
          heading: "Обязательно ли регистрировать покупку?",
          blocks: [
            "Закон не обязывает, и жильё становится вашим уже с нотариальным актом. Но реестр защищает того, кто ему доверился (Ипотечный закон Испании, ст. 34). Пока там записан продавец, его долг может лечь на ваше жильё. К тому же ни один банк не даст ипотеку без записи.",
          ],
        },
        {
          heading: "Из чего состоит тариф?",
          blocks: [
            "Королевский декрет (RD) 1427/1989 устанавливает его по ступеням, как у нотариусов:",
            {
              points: [
                "24,04\u00a0€ за первые 6\u00a0010,12\u00a0€.",
                "1,75\u00a0промилле до 30\u00a0050,61\u00a0€ и 1,25\u00a0промилле до 60\u00a0101,21\u00a0€.",
                "0,75\u00a0промилле до 150\u00a0253,03\u00a0€ и 0,30\u00a0промилле до 601\u00a0012,10\u00a0€.",
                "0,20\u00a0промилле сверх этого.",
                "6,01\u00a0€ за подачу акта.",
              ],
            },
            "Парковочное место или кладовая с собственным номером в реестре\u00a0— это отдельная запись и отдельная плата.",
          ],
        },
        {
          heading: "Как акт попадает в реестр?",
          blocks: [
            {
              steps: [
                "В день сделки нотариус подаёт его в электронном виде. Попросите, чтобы он сделал это сразу: так за вами сохранится очередь.",
                "Вы или посредник по оформлению платите налог и отправляете квитанцию.",
                "Регистратор проверяет акт, продавца и налог, а затем вносит запись.",
                "Вам возвращают акт с отметкой о регистрации. Закажите выписку из реестра (nota simple) и найдите в ней своё имя.",
              ],
            },
            "Подача сохраняет ваше первенство на шестьдесят рабочих дней (Ипотечный закон Испании, ст. 17).",
          ],
        },
        {
          heading: "Что задерживает запись?",
          blocks: [
            {
              points: [
                "Нет квитанции об уплате налога: без неё ничего не запишут.",
                "Наследство продавца в реестр не внесли, и цепочка собственников прервана.",
                "Площадь или адрес в акте расходятся с реестром, и сначала их надо исправить.",
                "Прежняя ипотека выплачена, но в реестре всё ещё записана. До сделки договоритесь, кто её снимет и за чей счёт.",
              ],
            },
            "Если регистратор отказывает, он письменно называет причину. Обычно её можно устранить, и тогда акт подают снова.",
          ],
        },
      ],
      example: {
        heading: "Сколько стоит записать одно жильё?",
        blocks: [
          [
            "{?x.home}Возьмём объект [{a.title}](/property/{a.id}) по цене {a.price}.",
            "При цене {x.price} запись обойдётся примерно в {x.registry}, а акт нотариуса\u00a0— примерно в {x.notary}.",
            "Оба тарифа вместе намного меньше, чем {x.tax} налога на передачу имущества.",
          ],
        ],
      },
      inShort: [
        "За запись в реестре собственности платит покупатель по тарифу декрета RD 1427/1989.",
        "Нотариус подаёт акт в день сделки, потом прикладывают квитанцию о налоге.",
        "Пока записи нет, собственником в реестре значится продавец.",
      ],
      next: "Добавьте реестр к остальным цифрам в [калькуляторе расходов](/costs).",
      description:
        "Расходы на реестр собственности при покупке жилья: официальный тариф, сколько выходит по счёту, кто платит, как акт попадает в реестр и что задерживает запись.",
      sources: [
        "Королевский декрет (RD) 1427/1989",
        "Ипотечный закон Испании от 8\u00a0февраля 1946\u00a0года, ст. 17, 18, 34 и 254",
        "Гражданский кодекс Каталонии, ст. 531-6",
      ],
    },
  },
};
