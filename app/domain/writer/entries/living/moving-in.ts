import type { Entry } from "../entry";

export const movingIn: Entry = {
  theme: "guide",
  related: ["handover-of-keys", "living-costs-of-a-home", "property-tax-ibi", "community-fees"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "moving in",
        "moving into a new home",
        "moving to barcelona",
        "change of name on utilities",
        "register on the padrón",
        "what to do after buying a home",
        "after the keys",
        "empadronamiento",
        "empadronamiento barcelona",
        "padron",
      ],
      title: "Moving in",
      answers: {
        what: "Moving in after the purchase means putting four things into your name: your address on the municipal register (padrón), the utilities, the community of owners and the property tax. Registering your address (empadronamiento) is a duty, costs nothing and is done once you live there. Read the meters with the seller on the day of the keys. Most of it can be done within two weeks.",
        cost: "Moving in costs the removal firm, a change of name for each supply and often a new lock. Ask three removal firms for a written quote after a visit, because lift, stairs and street decide the price. Registering your address is free.",
        time: "Moving in takes a day for the removal and about two weeks for the paperwork around it. Reserve the space for the lorry beforehand; the city council’s website says how many days ahead. Changing a supply that was kept alive is quick, a new connection is not.",
        how: "Moving into a new home goes best in this order: insurance, keys, meters, utilities, register, community, tax. Do the insurance first, because it can begin on the day of the deed. Everything else needs a copy of it.",
      },
      sections: [
        {
          heading: "What is done on the day of the keys?",
          blocks: [
            {
              steps: [
                "Read electricity, gas and water with the seller and photograph the figures.",
                "Ask for the last bills: the supply code (CUPS) is on them.",
                "Try each key, the letter box, the storage room and the remote control.",
                "Check the inventory against what stayed.",
                "Start home insurance, if you have not done so for the mortgage.",
                "Change the cylinder of the door.",
              ],
            },
          ],
        },
        {
          heading: "What goes into your name in the first weeks?",
          blocks: [
            {
              points: [
                "Electricity and gas: by CUPS, with the reading; check the contracted power.",
                "Water: with the deed and the last bill. In Barcelona it carries the waste charge.",
                "Community: name, email and account for the fees, and an address for summonses.",
                "Property tax (IBI): the notary’s communication usually updates the cadastre; set up a direct debit.",
                "Internet: ask which lines already enter the building.",
              ],
            },
          ],
        },
        {
          heading: "How and why do you register your address?",
          blocks: [
            "Everyone who lives in Spain has the duty to register in the municipality where they usually live (Law 7/1985, art. 15). With the certificate you apply for a school place, a health card or a residents’ parking permit. In Barcelona you need the deed or the lease, and your passport or identity document.",
            "A home used only for holidays isn’t where you register. Ask your tax adviser too what the days you spend here mean for your tax residence.",
          ],
        },
        {
          heading: "What is often forgotten?",
          blocks: [
            {
              points: [
                "Your name on the letter box: without it, post goes back.",
                "Rules of the community about removal hours and about building waste.",
                "A copy of the habitability certificate: some suppliers ask for it.",
                "The seller’s alarm contract, which goes on until it is cancelled.",
              ],
            },
          ],
        },
        {
          heading: "Which documents does each change of name need?",
          blocks: [
            {
              caption: "After the purchase: where you go, what you bring and when",
              columns: ["Where", "What to have ready", "When"],
              rows: [
                ["Home insurance", "deed or draft deed, built area, value of the contents", "from the day of the deed"],
                [
                  "Electricity and gas",
                  "supply code (CUPS), reading, identity document or NIE, bank account",
                  "first week",
                ],
                ["Water", "deed, last bill, meter reading", "first week"],
                ["Property manager", "name, email, account for the fees", "before the next monthly fee"],
                ["City council: padrón", "deed or lease, passport or identity document", "once you live there"],
                [
                  "City council: property tax",
                  "cadastral reference, account for direct debit",
                  "before the next receipt",
                ],
              ],
            },
            "By direct debit the property tax is usually split into four instalments, and without one it falls due in spring. The council publishes the days each year.",
          ],
        },
        {
          heading: "What changes if you come from another country?",
          blocks: [
            "The municipal register proves your address, not the right to stay. Citizens from outside the EU may spend 90 days in any 180 here without a residence permit; for longer stays the permit is arranged before the move. Anyone who spends over 183 days of a year in Spain is normally resident here for tax (Law 35/2006, art.\u00a09). If your furniture crosses the border of the EU, ask the removal firm for the customs documents before you fix a date.",
          ],
        },
      ],
      example: {
        heading: "What goes into the first month’s budget?",
        blocks: [
          [
            "On a home at {x.price} the taxes of the purchase were {x.tax}, and they are behind you.",
            "{?a.fees}[{a.title}](/property/{a.id}) has community fees of {a.fees} a month, due from the first one.",
            "Fees, insurance and supplies begin with the keys, so keep three months’ worth aside.",
          ],
        ],
      },
      inShort: [
        "Utilities, community, property tax and municipal register go into your name after the keys.",
        "Meters are read with the seller and photographed.",
        "Everyone who lives in Spain has to register where they live.",
      ],
      next: "Still before the keys? [See how we help to the day of the signing](/services/buyer-consultation).",
      description:
        "Moving in after buying a home in Barcelona: what to do on the day of the keys, which contracts go into your name, why to register and what people forget.",
      sources: ["Law 7/1985 on local government, art. 15", "Legislative Royal Decree 1/2004 on the cadastre, art. 14"],
    },
    es: {
      names: [
        "mudarse a una vivienda nueva",
        "mudanza tras comprar un piso",
        "mudarse a barcelona",
        "cambio de titular de los suministros",
        "empadronarse en la vivienda comprada",
        "qué hacer después de comprar un piso",
        "trámites después de comprar una casa",
        "cambio de nombre de la luz",
        "cambiar la luz y el gas de titular",
      ],
      title: "Mudarse a la vivienda comprada",
      answers: {
        what: "Mudarse a una vivienda nueva, una vez comprada, es sobre todo poner cuatro cosas a su nombre: los suministros, la comunidad, el IBI y el padrón. Lea los contadores con quien vende el día de las llaves y hágales una foto. Casi todo queda resuelto en dos semanas.",
        cost: "Mudarse a una vivienda nueva cuesta la empresa de mudanzas, el cambio de titular de cada suministro y a menudo una cerradura. Pida tres presupuestos por escrito, después de una visita: el ascensor, la escalera y la calle deciden el precio. Empadronarse es gratis.",
        time: "Mudarse a una vivienda nueva lleva un día de mudanza y unas dos semanas de trámites. Reserve antes el espacio para el camión; la web del Ayuntamiento indica con cuántos días. Cambiar el titular de un suministro activo es rápido; darlo de alta de nuevo, no.",
        how: "Al mudarse a una vivienda nueva siga este orden: seguro, llaves, contadores, suministros, padrón, comunidad e IBI. El seguro va primero, porque puede empezar el día de la escritura. Para lo demás harán falta copias de ella.",
      },
      sections: [
        {
          heading: "¿Qué se hace el día de las llaves?",
          blocks: [
            {
              steps: [
                "Lean juntos luz, gas y agua, y fotografíe las cifras.",
                "Pida las últimas facturas: llevan el código del suministro (CUPS).",
                "Pruebe cada llave, el buzón, el trastero y el mando.",
                "Compare el inventario con lo que se ha quedado.",
                "Ponga en marcha el seguro del hogar, si no lo hizo para la hipoteca.",
                "Cambie el bombín de la puerta.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se pone a su nombre las primeras semanas?",
          blocks: [
            {
              points: [
                "Luz y gas: con el CUPS y la lectura; revise la potencia contratada.",
                "Agua: con la escritura y el último recibo. En Barcelona lleva también la tasa de residuos.",
                "Comunidad: nombre, correo, cuenta para la cuota y dirección para convocatorias.",
                "IBI: la comunicación del notario suele actualizar el Catastro; domicílielo.",
                "Internet: pregunte qué líneas entran ya en el edificio.",
              ],
            },
          ],
        },
        {
          heading: "¿Por qué hay que empadronarse?",
          blocks: [
            "Toda persona que vive en España debe inscribirse en el padrón del municipio donde reside habitualmente (Ley 7/1985, art.\u00a015). Con el certificado se pide plaza escolar, tarjeta sanitaria o aparcamiento de residentes. En Barcelona hacen falta la escritura o el contrato y su documento de identidad o pasaporte.",
            "En una casa solo de vacaciones no se empadrona nadie. Pregunte también a su asesor fiscal qué suponen para su residencia los días que pasa aquí.",
          ],
        },
        {
          heading: "¿Qué se olvida a menudo?",
          blocks: [
            {
              points: [
                "El nombre en el buzón, sin el que las cartas se devuelven.",
                "Las normas de la comunidad sobre horas de mudanza y escombros.",
                "Una copia de la cédula de habitabilidad, que algunas compañías piden.",
                "La alarma del vendedor, que sigue cobrándose hasta que alguien la da de baja.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué documentación pide cada cambio de titular?",
          blocks: [
            {
              caption: "Después de la compra: adónde ir, con qué y cuándo",
              columns: ["Dónde", "Qué llevar", "Cuándo"],
              rows: [
                [
                  "Seguro del hogar",
                  "escritura o borrador, superficie construida, valor del contenido",
                  "desde el día de la escritura",
                ],
                ["Luz y gas", "CUPS, lectura, DNI o NIE, cuenta bancaria", "primera semana"],
                ["Agua", "escritura, último recibo, lectura del contador", "primera semana"],
                ["Administrador de fincas", "nombre, correo, cuenta para la cuota", "antes de la cuota siguiente"],
                ["Ayuntamiento: padrón", "escritura o contrato de alquiler, DNI o pasaporte", "cuando ya viva allí"],
                ["Ayuntamiento: IBI", "referencia catastral, cuenta para domiciliarlo", "antes del próximo recibo"],
              ],
            },
            "Domiciliado, el IBI suele cobrarse en cuatro plazos; sin domiciliar, vence en primavera. El Ayuntamiento publica los días cada año.",
          ],
        },
        {
          heading: "¿Qué cambia si viene de otro país?",
          blocks: [
            "El padrón acredita el domicilio, no el derecho a residir. Quien no es ciudadano de la UE puede pasar aquí 90 días de cada 180 sin permiso de residencia; si piensa quedarse más, el permiso se tramita antes de la mudanza. Con más de 183 días al año en España, lo normal es tributar aquí como residente (Ley 35/2006, art.\u00a09). Si los muebles cruzan la frontera de la UE, pida a la empresa de mudanzas los documentos de aduana antes de fijar fecha.",
            "Los niños necesitan plaza escolar y la familia, médico: las dos cosas se piden con el volante de empadronamiento. Conviene pedir la cita del padrón en cuanto tenga la escritura.",
          ],
        },
      ],
      example: {
        heading: "¿Qué entra en el presupuesto del primer mes?",
        blocks: [
          [
            "En una vivienda de {x.price} el impuesto de la compra fue de {x.tax}, y ya está pagado.",
            "{?a.fees}[{a.title}](/property/{a.id}) tiene {a.fees} de comunidad al mes, desde el primero.",
            "Cuota, seguro y suministros empiezan con las llaves: guarde el importe de tres meses.",
          ],
        ],
      },
      inShort: [
        "Tras las llaves se ponen a su nombre suministros, comunidad, IBI y padrón.",
        "Los contadores se leen con quien vende y se fotografían.",
        "Toda persona que vive en España debe empadronarse donde reside.",
      ],
      next: "¿Aún no tiene las llaves? [Vea cómo le acompañamos hasta la firma](/services/buyer-consultation).",
      description:
        "Mudarse a una vivienda comprada en Barcelona: qué hacer el día de las llaves, qué contratos se ponen a su nombre, por qué empadronarse y qué se olvida más.",
      sources: [
        "Ley 7/1985, de bases del régimen local, art.\u00a015",
        "Real Decreto legislativo 1/2004, del catastro, art.\u00a014",
      ],
    },
    ca: {
      names: [
        "mudar-se a un habitatge nou",
        "mudança després de comprar un pis",
        "mudar-se a barcelona",
        "canvi de titular dels subministraments",
        "canvi de nom de la llum i l’aigua",
        "empadronar-se a l’habitatge comprat",
        "què cal fer després de comprar un pis",
        "tràmits després de comprar una casa",
      ],
      title: "Mudar-se a l’habitatge comprat",
      answers: {
        what: "Mudar-se a un habitatge nou després de la compra vol dir posar quatre coses a nom seu: subministraments, comunitat, IBI i domicili al padró. Llegeixi els comptadors amb qui ven el dia de les claus i faci’n una foto. Gairebé tot queda resolt en dues setmanes.",
        cost: "Mudar-se a un habitatge nou costa l’empresa de mudances, el canvi de titular de cada subministrament i sovint un pany. Demani tres pressupostos per escrit, després d’una visita: l’ascensor, l’escala i el carrer decideixen el preu. Empadronar-se és gratuït.",
        time: "Mudar-se a un habitatge nou vol un dia de mudança i unes dues setmanes de tràmits. Reservi abans l’espai per al camió; la web de l’Ajuntament diu amb quants dies. Canviar el titular d’un subministrament actiu és ràpid; donar-lo d’alta de nou, no.",
        how: "En mudar-se a un habitatge nou segueixi aquest ordre: assegurança, claus, comptadors, subministraments, padró, comunitat i IBI. L’assegurança va primer, perquè pot començar el dia de l’escriptura. Per a la resta en caldran còpies.",
      },
      sections: [
        {
          heading: "Què es fa el dia de les claus?",
          blocks: [
            {
              steps: [
                "Llegeixin plegats llum, gas i aigua, i fotografiï les xifres.",
                "Demani les últimes factures: porten el codi del subministrament (CUPS).",
                "Provi cada clau, la bústia, el traster i el comandament.",
                "Compari l’inventari amb el que s’hi ha quedat.",
                "Engegui l’assegurança de la llar, si no ho va fer per a la hipoteca.",
                "Canviï el bombí de la porta.",
              ],
            },
          ],
        },
        {
          heading: "Què es posa a nom seu les primeres setmanes?",
          blocks: [
            {
              points: [
                "Llum i gas: amb el CUPS i la lectura; repassi la potència contractada.",
                "Aigua: amb l’escriptura i l’últim rebut. A Barcelona porta també la taxa de residus.",
                "Comunitat: nom, correu, compte per a la quota i adreça per a convocatòries.",
                "IBI: la comunicació del notari sol actualitzar el Cadastre; domiciliï’l.",
                "Internet: pregunti quines línies entren ja a l’edifici.",
              ],
            },
          ],
        },
        {
          heading: "Per què cal empadronar-se?",
          blocks: [
            "Tota persona que viu a Espanya s’ha d’inscriure al padró del municipi on resideix habitualment (Llei 7/1985, art.\u00a015). Amb el certificat es demana plaça escolar, targeta sanitària o aparcament de residents. A Barcelona calen l’escriptura o el contracte i el seu document d’identitat o passaport.",
            "En una casa només de vacances no s’hi empadrona ningú. Pregunti també al seu assessor fiscal què representen per a la seva residència els dies que passa aquí.",
          ],
        },
        {
          heading: "Què s’oblida sovint?",
          blocks: [
            {
              points: [
                "El nom a la bústia, sense el qual les cartes es tornen.",
                "Les normes de la comunitat sobre hores de mudança i runa.",
                "Una còpia de la cèdula d’habitabilitat, que algunes companyies demanen.",
                "L’alarma del venedor, que es continua cobrant fins que algú la dona de baixa.",
              ],
            },
          ],
        },
        {
          heading: "Quina documentació demana cada canvi de titular?",
          blocks: [
            {
              caption: "Després de la compra: on s’ha d’anar, amb què i quan",
              columns: ["On", "Què cal portar-hi", "Quan"],
              rows: [
                [
                  "Assegurança de la llar",
                  "escriptura o esborrany, superfície construïda, valor del contingut",
                  "des del dia de l’escriptura",
                ],
                ["Llum i gas", "CUPS, lectura, DNI o NIE, compte bancari", "primera setmana"],
                ["Aigua", "escriptura, últim rebut, lectura del comptador", "primera setmana"],
                ["Administrador de finques", "nom, correu, compte per a la quota", "abans de la quota següent"],
                ["Ajuntament: padró", "escriptura o contracte de lloguer, DNI o passaport", "quan ja hi visqui"],
                ["Ajuntament: IBI", "referència cadastral, compte per domiciliar-lo", "abans del rebut següent"],
              ],
            },
            "Domiciliat, l’IBI se sol cobrar en quatre terminis; sense domiciliar, venç a la primavera. L’Ajuntament en publica els dies cada any.",
          ],
        },
        {
          heading: "Què canvia si ve d’un altre país?",
          blocks: [
            "El padró acredita el domicili, no pas el dret de residir-hi. Qui no és ciutadà de la UE pot passar aquí 90 dies de cada 180 sense permís de residència; si s’hi vol quedar més temps, el permís es tramita abans de la mudança. Amb més de 183 dies l’any a Espanya, el més normal és tributar-hi com a resident (Llei 35/2006, art.\u00a09). Si els mobles travessen la frontera de la UE, demani a l’empresa de mudances els documents de duana abans de fixar la data.",
            "La plaça escolar i el metge es demanen amb el volant d’empadronament. Convé demanar la cita del padró tan bon punt tingui l’escriptura, i portar-hi una còpia per a cada persona de la casa.",
          ],
        },
      ],
      example: {
        heading: "Què entra en el pressupost del primer mes?",
        blocks: [
          [
            "En un habitatge de {x.price} l’impost de la compra va ser de {x.tax}, i ja és pagat.",
            "{?a.fees}[{a.title}](/property/{a.id}) té {a.fees} de comunitat al mes, des del primer.",
            "Quota, assegurança i subministraments comencen amb les claus: guardi l’import de tres mesos.",
          ],
        ],
      },
      inShort: [
        "Després de les claus es posen a nom seu subministraments, comunitat, IBI i padró.",
        "Els comptadors es llegeixen amb qui ven i es fotografien.",
        "Tota persona que viu a Espanya s’ha d’empadronar on resideix.",
      ],
      next: "Encara no té les claus? [Vegi com l’acompanyem fins a la signatura](/services/buyer-consultation).",
      description:
        "Mudar-se a un habitatge comprat a Barcelona: què cal fer el dia de les claus, quins contractes es posen a nom seu, per què empadronar-se i què s’oblida més.",
      sources: [
        "Llei 7/1985, de bases del règim local, art.\u00a015",
        "Reial decret legislatiu 1/2004, del cadastre, art.\u00a014",
      ],
    },
    ru: {
      names: [
        "переезд в новую квартиру",
        "переезд в купленную квартиру",
        "переезд в Барселону",
        "что делать после покупки квартиры",
        "переоформить коммунальные договоры",
        "регистрация по адресу в Испании",
        "padrón после покупки",
        "прописка в Испании",
        "прописка в Барселоне",
      ],
      title: "Переезд в купленную квартиру",
      answers: {
        what: "Переезд в новую квартиру после покупки\u00a0— это четыре дела. Нужно перевести на себя коммунальные договоры, сообщество собственников (comunidad), налог на недвижимость (IBI) и адрес в городском реестре жителей (padrón), то есть здешнюю прописку. В день ключей снимите показания счётчиков вместе с продавцом и сфотографируйте их. Почти всё можно сделать за две недели.",
        cost: "Переезд в новую квартиру стоит услуг перевозчика, переоформления каждого договора и часто нового замка. Попросите три письменные сметы после осмотра: цену решают лифт, лестница и улица. Регистрация по адресу бесплатна.",
        time: "Переезд в новую квартиру занимает день на перевозку и около двух недель на формальности. Место для грузовика бронируют заранее, за сколько дней\u00a0— сказано на сайте мэрии. Переоформить действующий договор быстро, подключить заново\u00a0— долго.",
        how: "Переезд в новую квартиру проще в таком порядке: страховка, ключи, счётчики, договоры, регистрация, сообщество, налог. Страховка идёт первой: она может начаться в день сделки. Для остального понадобятся копии нотариального акта.",
      },
      sections: [
        {
          heading: "Что сделать в день ключей?",
          blocks: [
            {
              steps: [
                "Снимите вместе показания света, газа и воды и сфотографируйте их.",
                "Попросите последние счета: на них есть код подключения (CUPS).",
                "Проверьте каждый ключ, почтовый ящик, кладовую и пульт.",
                "Сверьте опись с тем, что осталось.",
                "Оформите страховку жилья, если не сделали этого для ипотеки.",
                "Смените личинку замка.",
              ],
            },
          ],
        },
        {
          heading: "Что перевести на себя в первые недели?",
          blocks: [
            {
              points: [
                "Свет и газ: по CUPS и показаниям; проверьте подключённую мощность.",
                "Воду: по нотариальному акту и последнему счёту. В Барселоне с ней платят и сбор за мусор.",
                "Сообщество: имя, почта, счёт для взносов и адрес для повесток собраний.",
                "IBI: по сообщению нотариуса данные кадастра обычно обновляются; настройте списание со счёта.",
                "Интернет: спросите, какие линии уже заведены в дом.",
              ],
            },
          ],
        },
        {
          heading: "Зачем регистрироваться по адресу?",
          blocks: [
            "Каждый, кто живёт в Испании, обязан записаться в реестр жителей там, где обычно живёт (Закон 7/1985, ст.\u00a015). С этой справкой просят место в школе, медицинскую карту или парковку для жителей. В Барселоне нужны нотариальный акт или договор аренды и паспорт либо другое удостоверение.",
            "В жилье только для отпуска не регистрируются. Спросите и налогового консультанта, что значат проведённые здесь дни для вашего налогового статуса.",
          ],
        },
        {
          heading: "О чём часто забывают?",
          blocks: [
            {
              points: [
                "О табличке на почтовом ящике, без которой письма уходят обратно.",
                "О правилах дома: часы переезда и строительный мусор.",
                "О копии свидетельства о пригодности для проживания (cédula de habitabilidad): её просят некоторые поставщики.",
                "О сигнализации продавца, за которую списывают, пока её не отключат.",
                "О запасных ключах у консьержа, соседей или бывшей уборщицы.",
              ],
            },
          ],
        },
        {
          heading: "Какие документы нужны для каждого договора?",
          blocks: [
            {
              caption: "После покупки: куда обратиться, с чем и когда",
              columns: ["Куда", "Что подготовить", "Когда"],
              rows: [
                ["Страховая компания", "акт или его проект, площадь со стенами, стоимость имущества", "со дня сделки"],
                ["Свет и газ", "код CUPS, показания, паспорт или NIE, счёт в банке", "в первую неделю"],
                ["Вода", "нотариальный акт, последний счёт, показания", "в первую неделю"],
                ["Управляющий домом", "имя, почта, счёт для взносов", "до следующего взноса"],
                ["Мэрия: реестр жителей", "акт или договор аренды, паспорт", "когда уже живёте в квартире"],
                ["Мэрия: налог IBI", "кадастровый номер, счёт для списания", "до следующей квитанции"],
              ],
            },
            "При списании со счёта IBI обычно делят на четыре платежа, без него налог платят весной целиком. Дни мэрия публикует каждый год.",
          ],
        },
        {
          heading: "Что важно, если вы переезжаете из другой страны?",
          blocks: [
            "Запись в реестре подтверждает адрес, но не право жить в Испании. Гражданам стран вне ЕС без вида на жительство можно проводить здесь 90 дней из каждых 180; если планируете остаться дольше, разрешение оформляют до переезда. Кто проводит в Испании больше 183 дней в году, обычно становится её налоговым резидентом (Закон 35/2006, ст.\u00a09). Если мебель пересекает границу ЕС, до выбора даты спросите у перевозчика, какие документы нужны таможне.",
            "Место в школе и врача просят со справкой о регистрации, поэтому запишитесь на приём в мэрию сразу после сделки. Возьмите паспорта всех, кто будет жить в квартире, и копию нотариального акта.",
            "Перевозчика попросите осмотреть обе квартиры: старую и новую. В смете должны стоять объём, дата, этаж, подъёмник для окна, упаковка, страховка груза и цена с НДС. Узнайте у управляющего, в какие часы можно заносить мебель и защищают ли лифт. Ценное и документы везите сами.",
          ],
        },
      ],
      example: {
        heading: "Что входит в бюджет первого месяца?",
        blocks: [
          [
            "За жильё ценой {x.price} налог при покупке составил {x.tax}, и он уже позади.",
            "{?a.fees}[{a.title}](/property/{a.id}): взносы {a.fees} в месяц, начиная с первого.",
            "Взносы, страховка и договоры начинаются вместе с ключами, поэтому отложите сумму на три месяца.",
          ],
        ],
      },
      inShort: [
        "После ключей на себя переводят коммунальные договоры, сообщество, IBI и регистрацию.",
        "Показания счётчиков снимают вместе с продавцом и фотографируют.",
        "Каждый, кто живёт в Испании, обязан зарегистрироваться там, где живёт.",
      ],
      next: "Ключей ещё нет? [Посмотрите, как мы помогаем до самой сделки](/services/buyer-consultation).",
      description:
        "Переезд в новую квартиру в Барселоне: что сделать в день ключей, какие договоры перевести на себя, зачем регистрироваться по адресу и о чём забывают чаще.",
      sources: [
        "Закон 7/1985 об основах местного самоуправления, ст.\u00a015",
        "Королевский законодательный декрет 1/2004 о кадастре, ст.\u00a014",
      ],
    },
  },
};
