import type { Entry } from "../entry";

export const willForAHome: Entry = {
  theme: "documents",
  related: ["gift-and-inheritance", "inherited-home", "buying-together", "power-of-attorney", "bare-ownership"],
  checked: "2026-11-23",
  reviewBy: "2027-03-31",
  in: {
    en: {
      names: [
        "spanish will",
        "will in spain",
        "make a will in spain",
        "will for property in spain",
        "will for a home in spain",
        "will in spain for foreigners",
        "making a will in spain",
        "do i need a spanish will",
        "inheritance law choice spain",
        "brussels iv spain",
      ],
      title: "A will for a home in Spain",
      answers: {
        what: "A will for a home in Spain is made before a notary in one visit for about €40–80, and its most important sentence names the law you choose. Since 17 August 2015 the law of the country where you last lived governs your whole estate, unless your will chooses that of your nationality (Regulation (EU) 650/2012, arts.\u00a021 and 22). That choice is open to people from outside the EU as well.",
        must: "No, you don’t need a Spanish will: one made in your country can serve for the home here. But your heirs then need it translated, legalised and proved under foreign law, which takes longer. A will before a Spanish notary, in agreement with the one at home, spares them most of that.",
        cost: "A will in Spain costs about €40–80 at a notary’s in Barcelona, whatever the home is worth. A lawyer who compares two laws, an interpreter and translations come on top, so ask for their prices first. For the heirs it saves the translation and legalisation of a foreign will.",
        how: "Making a will in Spain takes four steps: decide with a lawyer which law you choose, check what your will at home says, have the notary draft it in two columns if you don’t read Spanish, and sign. The notary keeps the original and reports it to the register of last wills, where your heirs will find it.",
        papers:
          "For a will in Spain you take your passport, the names of your heirs and the registry extract of the home. Bring the will you already have, with a translation, and a note of your marriage: date, country and whether you agreed on separate property. The NIE helps, if you have one.",
        pitfalls:
          "With a Spanish will three sentences cause most trouble: one that revokes every earlier will, also the one at home; one that limits it to goods in Spain without fitting the other; and the missing one, on the law you choose. Show both wills to the same lawyer.",
      },
      abroad:
        "If you live abroad and your will chooses nothing, the law of the country where you live will normally decide on the home in Barcelona too.",
      sections: [
        {
          heading: "How do you make a Spanish will, and what does it cost?",
          blocks: [
            {
              caption: "A will before a notary in Barcelona",
              columns: ["Step", "Where", "Time", "Price"],
              rows: [
                [
                  "Choose the law and compare it with your will at home",
                  "lawyer who knows both laws",
                  "one or two weeks",
                  "the lawyer’s quote",
                ],
                ["Draft, in two columns if need be", "any notary in Spain", "a few days", "in the notary’s bill"],
                ["Reading and signing", "at the notary’s, in person", "about half an hour", "about €40–80"],
                [
                  "Interpreter, if you don’t understand the language",
                  "comes to the notary’s",
                  "the same visit",
                  "ask beforehand",
                ],
                ["Entry in the register of last wills", "the notary sends it", "no visit", "in the notary’s bill"],
              ],
            },
            "Nobody can sign a will for you: a power of attorney doesn’t serve. You may change it as often as you like, and the last one counts. A couple usually signs two wills, one each.",
          ],
        },
        {
          heading: "Which law decides who inherits?",
          blocks: [
            {
              caption: "The law for your whole estate, home in Barcelona included",
              columns: ["You", "No choice in the will", "With a choice"],
              rows: [
                ["Foreigner living in Barcelona", "As a rule, the law of Catalonia", "That of your nationality"],
                [
                  "Foreigner living abroad",
                  "Law of the country where you live, if it doesn’t refer back",
                  "That of your nationality",
                ],
                ["Two nationalities", "As above", "Either of them"],
              ],
            },
            "The Regulation’s rules apply before Spanish authorities even if that law belongs to a country outside the Union (Court of Justice, C-21/22, 12 October 2023, on the choice).",
            "The law of Catalonia leaves three quarters free: a quarter of the estate, counting gifts of the last ten years, is reserved for the children (Civil Code of Catalonia, art.\u00a0451-5). Other countries reserve more, or nothing. That is why people choose, and why the choice should be made by someone who knows both laws.",
          ],
        },
        {
          heading: "What is the will to say about the home?",
          blocks: [
            {
              points: [
                "Which law governs the estate, by its name.",
                "Who receives the home, and who if that person dies first.",
                "Whether the spouse keeps the use of it for life (usufruct).",
                "What happens if several heirs can’t agree: who may buy the others out.",
                "Which earlier wills still hold, and which don’t.",
              ],
            },
          ],
        },
        {
          heading: "What does a will not change?",
          blocks: [
            "The taxes. Inheritance tax and plusvalía are due within six months of the death in any case, and depend on kinship and on where people lived. A couple’s shares don’t change either: only your own part of a home passes under your will, not that of your co-owner.",
          ],
        },
        {
          heading: "Where do heirs find the will?",
          blocks: [
            "From the sixteenth working day after the death they ask for the certificate of last wills. It names the notary of the last one made in Spain, who gives them a copy. A will made abroad doesn’t appear there as a rule, so tell somebody where it is.",
          ],
        },
        {
          heading: "What goes wrong with two wills?",
          blocks: [
            {
              points: [
                "The later one revokes “all earlier wills”, and the one at home falls with it.",
                "Each names somebody else for the home in Barcelona.",
                "Neither chooses a law, and the family learns after the death which one applies.",
                "The home was sold or bought after the will, and nobody read it again.",
              ],
            },
            "Read both again whenever you buy, sell, marry, divorce or move to another country.",
          ],
        },
      ],
      example: {
        heading: "What does the choice change for one family?",
        blocks: [
          "A widower with two children lives in Barcelona and leaves a home worth €400,000 and nothing else. Under the law of Catalonia €100,000 are reserved for the children, €50,000 each, and he disposes freely of the rest. If he chooses the law of his nationality, that law says what is reserved, be it more or nothing. The tax is worked out in the same way in both cases, by what each person receives.",
        ],
      },
      inShort:
        "A will before a Spanish notary makes things easier for whoever inherits a home here. In it a foreigner may choose the law of his or her nationality. It changes neither the taxes nor the six months.",
      next: "Are you buying together or for your children? [Ask us](/services/legal-support) before the deed about who should own what.",
      description:
        "A will for a home in Spain: whether you need one, which law you may choose as a foreigner, what it should say, where heirs find it and a case in euros.",
      sources: [
        "Regulation (EU) 650/2012, arts.\u00a021 and 22",
        "Court of Justice of the European Union, C-21/22, 12 October 2023",
        "Civil Code of Catalonia, art.\u00a0451-5",
      ],
    },
    es: {
      names: [
        "testamento en españa",
        "testamento vivienda en españa",
        "testamento de un extranjero",
        "testamento extranjeros en españa",
        "testamento para una vivienda",
        "hacer testamento en españa",
        "testamento vivienda extranjero",
        "elegir la ley de la herencia",
      ],
      title: "Testamento para una vivienda en España",
      answers: {
        what: "El testamento en España se hace ante notario en una visita, por unos 40–80\u00a0€, y su frase más importante es la que elige la ley. Desde el 17 de agosto de 2015 toda la herencia se rige por la ley del país donde vivía por última vez, salvo que el testamento elija la de su nacionalidad (Reglamento (UE) 650/2012, arts.\u00a021 y 22). También pueden elegirla quienes no son de la Unión.",
        must: "No, hacer testamento en España no es obligatorio: el de su país puede servir para la vivienda de aquí. Pero entonces los herederos tienen que traducirlo, legalizarlo y probar la ley extranjera, y tardan más. Un testamento ante notario español que concuerde con el otro les ahorra casi todo eso.",
        cost: "Hacer testamento en España cuesta unos 40–80\u00a0€ en una notaría de Barcelona, valga lo que valga la vivienda. Aparte van el abogado que compara las dos leyes, el intérprete y las traducciones: pregunte antes sus precios. A los herederos les ahorra traducir y legalizar un testamento extranjero.",
        how: "Hacer testamento en España lleva cuatro pasos: decidir con un abogado qué ley elige, mirar qué dice el testamento de su país, pedir al notario una redacción a doble columna si no lee español, y firmar. El notario guarda el original y lo comunica al registro de últimas voluntades, donde lo encontrarán los herederos.",
        papers:
          "Para hacer testamento en España se llevan el pasaporte, los nombres de los herederos y la nota simple de la vivienda. Añada el testamento que ya tenga, traducido, y los datos de su matrimonio: fecha, país y si hay separación de bienes. El NIE ayuda, si lo tiene.",
        pitfalls:
          "En un testamento en España tres frases dan casi todos los problemas: la que revoca cualquier testamento anterior, también el de su país; la que lo limita a los bienes de aquí sin casarlo con el otro, y la que falta, sobre la ley elegida. Enseñe los dos al mismo abogado.",
      },
      abroad:
        "Si vive fuera y su testamento no elige nada, la ley del país donde vive decidirá normalmente también sobre el piso de Barcelona.",
      sections: [
        {
          heading: "¿Cómo se hace un testamento y cuánto cuesta?",
          blocks: [
            {
              caption: "Testamento ante notario en Barcelona",
              columns: ["Paso", "Dónde", "Tiempo", "Precio"],
              rows: [
                [
                  "Elegir la ley y compararla con el testamento de su país",
                  "abogado que conozca las dos leyes",
                  "una o dos semanas",
                  "según su presupuesto",
                ],
                [
                  "Redacción, a doble columna si hace falta",
                  "cualquier notaría de España",
                  "unos días",
                  "incluida en la factura",
                ],
                ["Lectura y firma", "en la notaría, en persona", "una media hora", "unos 40–80\u00a0€"],
                ["Intérprete, si no entiende el idioma", "va a la notaría", "la misma visita", "pregúntelo antes"],
                [
                  "Anotación en el registro de últimas voluntades",
                  "la comunica el notario",
                  "sin visita",
                  "incluida en la factura",
                ],
              ],
            },
            "Nadie puede firmar un testamento por usted: un poder no sirve. Se puede cambiar cuantas veces quiera y vale el último. Una pareja suele firmar dos, uno cada uno.",
          ],
        },
        {
          heading: "¿Qué ley decide quién hereda?",
          blocks: [
            {
              caption: "La ley de toda la herencia, con el piso de Barcelona",
              columns: ["Usted", "Sin elegir", "Si elige en testamento"],
              rows: [
                ["Extranjero que vive en Barcelona", "Por lo general, la catalana", "La de su nacionalidad"],
                ["Extranjero que vive fuera", "La del país donde vive, si no reenvía a otra", "La de su nacionalidad"],
                ["Con dos nacionalidades", "Como arriba", "Cualquiera de las dos"],
              ],
            },
            "Ante las autoridades españolas esto vale aunque la ley sea de un país de fuera de la Unión (Tribunal de Justicia, C-21/22, 12 de octubre de 2023, sobre la elección).",
            "La ley catalana deja libres tres cuartas partes: un cuarto de la herencia, contadas las donaciones de los últimos diez años, es la legítima de los hijos (Código civil de Cataluña, art.\u00a0451-5). Otros países reservan más, o nada. Por eso se elige, y por eso conviene que aconseje alguien que conozca las dos leyes.",
          ],
        },
        {
          heading: "¿Qué debe decir sobre la vivienda?",
          blocks: [
            {
              points: [
                "Qué ley rige la herencia, por su nombre.",
                "Quién recibe la vivienda y quién la recibe si esa persona falta antes.",
                "Si el cónyuge conserva el uso de por vida (usufructo).",
                "Qué pasa si los herederos no se entienden: quién puede comprar su parte a los demás.",
                "Qué testamentos anteriores siguen valiendo y cuáles no.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué no cambia un testamento?",
          blocks: [
            "Los impuestos. Sucesiones y plusvalía se presentan en seis meses desde el fallecimiento y dependen del parentesco y de dónde vivía cada uno. Tampoco cambian las partes de una pareja: por su testamento pasa solo su mitad, no la del otro dueño.",
          ],
        },
        {
          heading: "¿Dónde encuentran el testamento los herederos?",
          blocks: [
            "Pasados quince días hábiles piden el certificado de últimas voluntades. Dice qué notario tiene el último hecho en España, y ese notario les da copia. El que se hizo fuera no suele constar, así que diga a alguien dónde está.",
          ],
        },
        {
          heading: "¿Qué falla cuando hay dos testamentos?",
          blocks: [
            {
              points: [
                "El posterior revoca «todos los anteriores», y con ellos el de su país.",
                "Cada uno deja el piso de Barcelona a una persona distinta.",
                "Ninguno elige ley, y la familia se entera después de cuál se aplica.",
                "El piso se compró o se vendió más tarde y nadie volvió a leerlos.",
              ],
            },
            "Reléalos los dos cuando compre, venda, se case, se divorcie o se mude de país.",
          ],
        },
      ],
      example: {
        heading: "¿Qué cambia para una familia elegir la ley?",
        blocks: [
          "Un viudo con dos hijos vive en Barcelona y deja un piso de 400.000\u00a0€ y nada más. Con la ley catalana, 100.000\u00a0€ son la legítima, 50.000\u00a0€ por hijo, y del resto dispone como quiera. Si elige la ley de su nacionalidad, ella dirá cuánto se reserva, sea más o nada. El impuesto se calcula igual en los dos casos, según lo que reciba cada uno.",
        ],
      },
      inShort:
        "Un testamento ante notario español facilita las cosas a quien hereda una vivienda aquí. En él, un extranjero puede elegir la ley de su nacionalidad. No cambia los impuestos ni los seis meses.",
      next: "¿Compra en pareja o pensando en los hijos? [Pregúntenos](/services/legal-support) antes de la escritura a nombre de quién ponerla.",
      description:
        "Testamento para una vivienda en España: si hace falta, qué ley puede elegir un extranjero, qué debe decir, dónde lo encuentran los herederos y un caso en euros.",
      sources: [
        "Reglamento (UE) 650/2012, arts.\u00a021 y 22",
        "Tribunal de Justicia de la Unión Europea, C-21/22, 12 de octubre de 2023",
        "Código civil de Cataluña, art.\u00a0451-5",
      ],
    },
    ca: {
      names: [
        "testament a espanya",
        "testament habitatge a espanya",
        "testament d’un estranger",
        "testament estrangers a espanya",
        "testament per a un habitatge",
        "fer testament a espanya",
        "fer testament a catalunya",
        "triar la llei de l’herència",
      ],
      title: "Testament per a un habitatge a Espanya",
      answers: {
        what: "El testament a Espanya es fa davant de notari en una visita, per uns 40–80\u00a0€, i la frase més important és la que tria la llei. Des del 17 d’agost del 2015 tota l’herència es regeix per la llei del país on es vivia per última vegada, tret que el testament triï la de la nacionalitat (Reglament (UE) 650/2012, arts.\u00a021 i 22). També la poden triar els qui no són de la Unió.",
        must: "No, fer testament a Espanya no és obligatori: el del seu país pot servir per a l’habitatge d’aquí. Però llavors els hereus l’han de traduir, legalitzar i provar la llei estrangera, i triguen més. Un testament davant d’un notari d’aquí que lligui amb l’altre els ho estalvia gairebé tot.",
        cost: "Fer testament a Espanya costa uns 40–80\u00a0€ en una notaria de Barcelona, valgui el que valgui l’habitatge. A part hi ha l’advocat que compara les dues lleis, l’intèrpret i les traduccions: demani’n abans el preu. Als hereus els estalvia traduir i legalitzar un testament estranger.",
        how: "Fer testament a Espanya vol quatre passos: decidir amb un advocat quina llei tria, mirar què diu el testament del seu país, demanar al notari una redacció a doble columna si no llegeix la llengua, i signar. El notari guarda l’original i ho comunica al registre d’últimes voluntats, on el trobaran els hereus.",
        papers:
          "Per fer testament a Espanya es porten el passaport, els noms dels hereus i la nota simple de l’habitatge. Afegeixi-hi el testament que ja tingui, traduït, i les dades del matrimoni: data, país i si hi ha separació de béns. El NIE ajuda, si en té.",
        pitfalls:
          "En un testament a Espanya tres frases porten gairebé tots els problemes: la que revoca qualsevol testament anterior, també el del seu país; la que el limita als béns d’aquí sense fer-lo lligar amb l’altre, i la que hi falta, sobre la llei triada. Ensenyi tots dos al mateix advocat.",
      },
      abroad:
        "Si viu fora i el testament no tria res, la llei del país on viu decidirà normalment també sobre el pis de Barcelona.",
      sections: [
        {
          heading: "Com es fa un testament i quant costa?",
          blocks: [
            {
              caption: "Testament davant notari a Barcelona",
              columns: ["Pas", "On", "Temps", "Preu"],
              rows: [
                [
                  "Triar la llei i comparar-la amb el testament del seu país",
                  "advocat que conegui les dues lleis",
                  "una setmana o dues",
                  "segons el pressupost",
                ],
                ["Redacció, a doble columna si cal", "qualsevol notaria d’Espanya", "uns dies", "inclosa a la factura"],
                ["Lectura i signatura", "a la notaria, en persona", "una mitja hora", "uns 40–80\u00a0€"],
                ["Intèrpret, si no entén la llengua", "va a la notaria", "la mateixa visita", "pregunti-ho abans"],
                [
                  "Anotació al registre d’últimes voluntats",
                  "la comunica el notari",
                  "sense visita",
                  "inclosa a la factura",
                ],
              ],
            },
            "Ningú no pot signar un testament per vostè: un poder no serveix. Es pot canviar tantes vegades com vulgui i val l’últim. Una parella en sol signar dos, un cadascú.",
          ],
        },
        {
          heading: "Quina llei decideix qui hereta?",
          blocks: [
            {
              caption: "La llei de tota l’herència, amb el pis de Barcelona",
              columns: ["Vostè", "Sense triar", "Si tria en testament"],
              rows: [
                ["Estranger que viu a Barcelona", "En general, la catalana", "La de la seva nacionalitat"],
                ["Estranger que viu fora", "La del país on viu, si no remet a una altra", "La de la seva nacionalitat"],
                ["Amb dues nacionalitats", "Com a dalt", "Qualsevol de les dues"],
              ],
            },
            "Davant de les autoritats espanyoles això val encara que la llei sigui d’un país de fora de la Unió (Tribunal de Justícia, C-21/22, 12 d’octubre del 2023, sobre la tria).",
            "La llei catalana deixa lliures tres quartes parts: un quart de l’herència, comptades les donacions dels últims deu anys, és la llegítima dels fills (Codi civil de Catalunya, art.\u00a0451-5). Altres països en reserven més, o res. Per això es tria, i per això convé que aconselli algú que conegui totes dues lleis.",
          ],
        },
        {
          heading: "Què ha de dir sobre l’habitatge?",
          blocks: [
            {
              points: [
                "Quina llei regeix l’herència, pel seu nom.",
                "Qui rep l’habitatge i qui el rep si aquella persona falta abans.",
                "Si el cònjuge en conserva l’ús de per vida (usdefruit).",
                "Què passa si els hereus no s’entenen: qui pot comprar la part dels altres.",
                "Quins testaments anteriors continuen valent i quins no.",
              ],
            },
          ],
        },
        {
          heading: "Què no canvia un testament?",
          blocks: [
            "Els impostos. Successions i plusvàlua es presenten en sis mesos des de la mort i depenen del parentiu i d’on vivia cadascú. Tampoc no canvien les parts d’una parella: pel seu testament passa només la seva meitat, no la de l’altre propietari.",
          ],
        },
        {
          heading: "On troben el testament els hereus?",
          blocks: [
            "Passats quinze dies hàbils demanen el certificat d’últimes voluntats. Diu quin notari té l’últim fet a Espanya, i aquell notari els en dona còpia. El que es va fer fora no hi sol constar; digui a algú on és.",
          ],
        },
        {
          heading: "Què falla quan hi ha dos testaments?",
          blocks: [
            {
              points: [
                "El posterior revoca «tots els anteriors», i amb ells el del seu país.",
                "Cadascun deixa el pis de Barcelona a una persona diferent.",
                "Cap dels dos no tria llei, i la família sap després quina s’aplica.",
                "El pis es va comprar o vendre més tard i ningú no els va tornar a llegir.",
              ],
            },
            "Rellegeixi’ls tots dos quan compri, vengui, es casi, es divorciï o canviï de país.",
          ],
        },
      ],
      example: {
        heading: "Què canvia per a una família triar la llei?",
        blocks: [
          "Un vidu amb dos fills viu a Barcelona i deixa un pis de 400.000\u00a0€ i res més. Amb la llei catalana, 100.000\u00a0€ són la llegítima, 50.000\u00a0€ per fill, i de la resta disposa com vol. Si tria la llei de la seva nacionalitat, serà ella qui digui quant es reserva, sigui més o res. L’impost es calcula igual en tots dos casos, segons el que rep cadascú.",
        ],
      },
      inShort:
        "Un testament davant de notari facilita les coses a qui hereta un habitatge aquí. Un estranger hi pot triar la llei de la seva nacionalitat. No canvia els impostos ni els sis mesos.",
      next: "Compra en parella o pensant en els fills? [Pregunti’ns](/services/legal-support) abans de l’escriptura a nom de qui posar-lo.",
      description:
        "Testament per a un habitatge a Espanya: si cal, quina llei pot triar un estranger, què ha de dir, on el troben els hereus i un cas en euros d’una família.",
      sources: [
        "Reglament (UE) 650/2012, arts.\u00a021 i 22",
        "Tribunal de Justícia de la Unió Europea, C-21/22, 12 d’octubre del 2023",
        "Codi civil de Catalunya, art.\u00a0451-5",
      ],
    },
    ru: {
      names: [
        "завещание в Испании",
        "завещание на недвижимость в Испании",
        "завещание на квартиру в Испании",
        "завещание иностранца",
        "как составить завещание в Испании",
        "испанское завещание",
        "нужно ли завещание в Испании",
      ],
      title: "Завещание на жильё в Испании",
      answers: {
        what: "Завещание в Испании составляют у нотариуса за один визит и примерно 40–80\u00a0€, и главная фраза в нём\u00a0— о выборе закона. С 17 августа 2015 года всё наследство подчиняется закону страны, где человек жил в последнее время, если завещание не выбирает закон его гражданства (Регламент (ЕС) 650/2012, ст.\u00a021 и 22). Выбрать его могут и граждане стран вне ЕС.",
        must: "Нет, завещание в Испании не обязательно: для здешнего жилья может подойти и составленное дома. Но тогда наследникам придётся его переводить, легализовать и доказывать иностранный закон, а это дольше. Завещание у испанского нотариуса, согласованное с домашним, почти от всего этого избавляет.",
        cost: "Завещание в Испании обойдётся примерно в 40–80\u00a0€ у нотариуса в Барселоне, сколько бы ни стоило жильё. Отдельно платят юристу, который сравнит два закона, переводчику и за переводы: узнайте цены заранее. Наследникам не придётся переводить и легализовать иностранное завещание.",
        how: "Чтобы составить завещание в Испании, нужны четыре шага: выбрать с юристом закон, проверить, что сказано в завещании дома, попросить нотариуса о тексте в две колонки, если вы не читаете по-испански, и подписать. Подлинник хранит нотариус и сообщает о нём в реестр завещаний, где его найдут наследники.",
        papers:
          "Для завещания в Испании берут паспорт, имена наследников и выписку из реестра на жильё. Добавьте прежнее завещание с переводом и сведения о браке: дата, страна, есть ли раздельная собственность. NIE пригодится, если он уже есть.",
        pitfalls:
          "В испанском завещании почти все беды от трёх фраз: отмена всех прежних завещаний, включая домашнее; ограничение имуществом в Испании без связи с другим; и отсутствие слов о выборе закона. Покажите оба текста одному юристу.",
      },
      abroad:
        "Если вы живёте за рубежом и ничего не выбрали, судьбу квартиры в Барселоне обычно тоже решает закон страны, где вы живёте.",
      sections: [
        {
          heading: "Как составить завещание и сколько оно стоит?",
          blocks: [
            {
              caption: "Завещание у нотариуса в Барселоне",
              columns: ["Шаг", "Где", "Срок", "Цена"],
              rows: [
                [
                  "Выбрать закон и сверить с завещанием дома",
                  "у юриста, который знает оба закона",
                  "одна-две недели",
                  "по смете юриста",
                ],
                [
                  "Текст, при необходимости в две колонки",
                  "у любого нотариуса в Испании",
                  "несколько дней",
                  "входит в счёт нотариуса",
                ],
                ["Чтение и подпись", "у нотариуса, лично", "около получаса", "примерно 40–80\u00a0€"],
                ["Переводчик, если вы не понимаете языка", "приходит к нотариусу", "тот же визит", "узнайте заранее"],
                ["Запись в реестре завещаний", "сообщает нотариус", "без визита", "входит в счёт нотариуса"],
              ],
            },
            "Подписать завещание за вас не может никто: доверенность тут не годится. Менять его можно сколько угодно раз, и действует последнее. Супруги обычно подписывают два, каждый своё. Если квартира оформлена на двоих, согласуйте оба текста, чтобы доля одного не оказалась у тех, с кем другому трудно договориться.",
          ],
        },
        {
          heading: "Какой закон решает, кто наследует?",
          blocks: [
            {
              caption: "Закон для всего наследства, включая квартиру в Барселоне",
              columns: ["Вы", "Без выбора", "С выбором в завещании"],
              rows: [
                ["Иностранец, живёте в Барселоне", "Как правило, каталонский", "Закон вашего гражданства"],
                [
                  "Иностранец, живёте за рубежом",
                  "Закон страны, где живёте, если он не отсылает к другому",
                  "Закон вашего гражданства",
                ],
                ["Два гражданства", "Так же", "Любой из двух"],
              ],
            },
            "Для испанских властей это действует, даже если закон не из страны ЕС (Суд Европейского союза, C-21/22, 12 октября 2023 года, о выборе).",
            "Закон Каталонии оставляет свободными три четверти: четверть наследства с учётом подарков за последние десять лет положена детям (Гражданский кодекс Каталонии, ст.\u00a0451-5). В других странах обязательная доля больше, или её нет совсем. Поэтому закон и выбирают, и советовать должен тот, кто знает оба.",
          ],
        },
        {
          heading: "Что написать о жилье?",
          blocks: [
            {
              points: [
                "Каким законом регулируется наследство, с его названием.",
                "Кому достаётся жильё и кому, если этого человека уже не будет.",
                "Остаётся ли супругу пожизненное пользование (usufructo).",
                "Что делать, если наследники не договорятся: кто может выкупить доли остальных.",
                "Какие прежние завещания действуют, а какие нет.",
              ],
            },
          ],
        },
        {
          heading: "Чего завещание не меняет?",
          blocks: [
            "Налогов. О наследстве и plusvalía отчитываются за шесть месяцев со дня смерти, а сумма зависит от родства и от того, где кто жил. Не меняются и доли супругов: по завещанию переходит только ваша часть жилья, а не часть другого собственника.",
          ],
        },
        {
          heading: "Где наследники найдут завещание?",
          blocks: [
            "Через пятнадцать рабочих дней они запрашивают справку о завещаниях. В ней назван нотариус, у которого хранится последнее испанское завещание; он выдаст копию. Составленное за рубежом в справку обычно не попадает, поэтому скажите кому-нибудь из близких, где оно лежит.",
          ],
        },
        {
          heading: "Что идёт не так, если завещаний два?",
          blocks: [
            {
              points: [
                "Более позднее отменяет «все прежние», а с ними и домашнее.",
                "В каждом квартира в Барселоне оставлена разным людям.",
                "Ни в одном закон не выбран, и семья узнаёт уже потом, какой применят.",
                "Квартиру купили или продали позже, а завещания никто не перечитал.",
              ],
            },
            "Перечитывайте оба, когда покупаете, продаёте, вступаете в брак, разводитесь или переезжаете в другую страну. Храните их список у одного человека, которому доверяете: имя нотариуса, дата, город.",
          ],
        },
      ],
      example: {
        heading: "Что меняет выбор закона для одной семьи?",
        blocks: [
          "Вдовец с двумя детьми живёт в Барселоне и оставляет только квартиру за 400\u00a0000\u00a0€. По закону Каталонии 100\u00a0000\u00a0€ положены детям, по 50\u00a0000\u00a0€ каждому, а остальным он распоряжается свободно. Если он выбрал закон своего гражданства, обязательную долю назовёт тот закон: она может быть больше, а может и отсутствовать. Налог в обоих случаях считают одинаково, с того, что получил каждый.",
        ],
      },
      inShort:
        "Завещание у испанского нотариуса облегчает дело тем, кто унаследует здесь жильё. В нём иностранец вправе выбрать закон своего гражданства. Налоги и шесть месяцев остаются прежними.",
      next: "Покупаете вдвоём или для детей? [Обсудите с нами](/services/legal-support) до акта, на кого оформить жильё.",
      description:
        "Завещание на жильё в Испании: нужно ли оно, какой закон вправе выбрать иностранец, что в нём написать, где его найдут наследники и пример одной семьи в евро.",
      sources: [
        "Регламент (ЕС) 650/2012, ст.\u00a021 и 22",
        "Суд Европейского союза, C-21/22, 12 октября 2023 года",
        "Гражданский кодекс Каталонии, ст.\u00a0451-5",
      ],
    },
  },
};
