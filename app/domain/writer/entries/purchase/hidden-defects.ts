import type { Entry } from "../entry";

export const hiddenDefects: Entry = {
  theme: "guide",
  related: ["viewing-checklist", "survey-before-buying", "second-viewing", "ten-year-insurance", "buyers-lawyer"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "hidden defects",
        "hidden defects in a home",
        "defects after buying a house",
        "vicios ocultos",
        "latent defects spain",
        "seller liability for defects",
        "damp found after purchase",
      ],
      title: "Hidden defects",
      answers: {
        what: "Hidden defects of a home are faults you couldn’t see when you bought: a leaking pipe in the wall, a rotten beam, noise that was concealed. In Catalonia the seller answers for a home that doesn’t conform to the contract if the fault shows within two years of delivery. You must report it without undue delay.",
        time: "For hidden defects three periods count in Catalonia: two years from delivery for the fault to show, notice without undue delay, and three years to claim from the day you knew or could know (Civil Code of Catalonia, arts.\u00a0621-28, 621-29 and 621-44).",
        who: "For hidden defects the seller answers, not the agent and not the notary. If the seller is a business, such as a developer, consumers have stronger rights; for new buildings the building law adds guarantees of its own.",
      },
      sections: [
        {
          heading: "What does the law in Catalonia say?",
          blocks: [
            "Since 1\u00a0January 2018 the Civil Code of Catalonia speaks of conformity. The six months of the Spanish Civil Code, which many pages still quote, aren’t the rule for a sale under Catalan law.",
            {
              points: [
                "The fault must have existed at delivery, even if it showed later.",
                "The seller doesn’t answer for what you knew or couldn’t reasonably overlook (art.\u00a0621-25).",
                "What the seller knew and kept from you can always be claimed (art.\u00a0621-28.3).",
                "The contract between private people may change these rules, so read it.",
              ],
            },
          ],
        },
        {
          heading: "Which period applies to which home?",
          blocks: [
            {
              caption: "How long someone answers for a fault",
              columns: ["Who sold, and what", "The fault must show within", "Time to claim"],
              rows: [
                [
                  "Private owner, resale home",
                  "two years of delivery (art.\u00a0621-29)",
                  "three years from when you knew (art.\u00a0621-44)",
                ],
                [
                  "Developer, structure",
                  "ten years (Law 38/1999, art.\u00a017)",
                  "two years from the damage (art.\u00a018)",
                ],
                ["Developer, installations and elements that make it habitable", "three years", "two years"],
                ["Builder, finishes", "one year", "two years"],
                ["Seller who knew and kept silent", "no such limit (art.\u00a0621-28.3)", "ask a lawyer at once"],
              ],
            },
            "Report the fault without undue delay in every case: the years above are the longest, and silence for months weakens a claim.",
          ],
        },
        {
          heading: "What counts as hidden, and what doesn’t?",
          blocks: [
            {
              points: [
                "Hidden: a pipe leaking inside a wall, woodworm under a ceiling, a terrace without waterproofing, noise that was switched off for viewings.",
                "Not hidden: cracked tiles, old windows, a stain you saw, an old lift. What anyone notices is part of the price.",
                "In between: damp behind fresh paint. It counts if someone covered it, so ask when and why it was painted.",
                "No defect of the home at all: a bar that opens later, or a levy the owners vote next year.",
              ],
            },
          ],
        },
        {
          heading: "What can you ask for?",
          blocks: [
            "Article 621-37 gives a choice: repair, a lower price, damages, and for an essential fault the end of the contract. The price falls in proportion: what the home was worth at delivery, set against its worth without the fault (art.\u00a0621-42).",
            "Selling a home “as it stands” describes its visible condition. It doesn’t release a seller who knew of a fault and kept silent.",
          ],
        },
        {
          heading: "What do you do when you find a defect?",
          blocks: [
            {
              steps: [
                "Photograph it before anything is opened or repaired.",
                "Inform the seller in writing with proof of delivery, at once, with a description.",
                "Let an architect or building surveyor say what it is, since when and what the repair costs.",
                "Inform the building’s insurance and the community, if pipes or structure are common.",
                "Ask a lawyer before you pay for the repair yourself.",
              ],
            },
          ],
        },
        {
          heading: "How do you avoid hidden defects?",
          blocks: [
            {
              points: [
                "View a second time with someone who knows about buildings.",
                "Ask in writing: water damage, noise, disputes, building work. A false answer counts later.",
                "Read the building inspection (ITE) and the minutes.",
                "Have promises and known faults written into the contract, with who pays.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What does a case look like?",
        blocks: [
          "In the fourth month after the signing, a stain appears behind a wardrobe. A plumber opens the wall: the pipe has leaked for years and had been painted over. The buyer sends pictures and the report to the seller the same week. The fault is within two years, it was there at delivery, and nobody could see it. Both agree on a repair at the seller’s expense.",
        ],
      },
      inShort:
        "In Catalonia a seller answers for faults that existed at delivery and show within two years. They have to be reported without undue delay. What was visible, or known, doesn’t count.",
      next: "[Ask us for the inspection and the minutes of a building](/services/legal-support) before you offer.",
      description:
        "Hidden defects in a home bought in Catalonia: two years to appear, three to claim, what the seller answers for, what you can ask for and how to prevent them.",
      sources: ["Civil Code of Catalonia (Law 3/2017), arts.\u00a0621-25, 621-28, 621-29, 621-37, 621-42 and 621-44"],
    },
    es: {
      names: [
        "vicios ocultos",
        "vicios ocultos vivienda",
        "vicios ocultos piso segunda mano",
        "defectos ocultos en una vivienda",
        "plazo vicios ocultos cataluña",
        "reclamar vicios ocultos",
        "humedades tras comprar un piso",
      ],
      title: "Los vicios ocultos",
      answers: {
        what: "Los vicios ocultos de una vivienda de segunda mano son defectos que no podía ver al comprar: una tubería que pierde dentro de la pared, una viga podrida, una humedad tapada. En Cataluña quien vende responde de la falta de conformidad que aparezca en los dos años siguientes a la entrega. Hay que comunicarla sin demora.",
        time: "Para los vicios ocultos de una vivienda de segunda mano hay en Cataluña tres plazos: dos años desde la entrega para que aparezcan, aviso sin dilación y tres años para reclamar desde que se conocen o se podían conocer (Código civil de Cataluña, arts.\u00a0621-28, 621-29 y 621-44).",
        who: "De los vicios ocultos responde quien vende, no la agencia ni el notario. Si vende una empresa, por ejemplo una promotora, los consumidores tienen más derechos; en edificios nuevos se añaden las garantías de la ley de edificación.",
      },
      sections: [
        {
          heading: "¿Qué dice la ley catalana?",
          blocks: [
            "Desde el 1\u00a0de enero de 2018 el Código civil de Cataluña habla de conformidad. Los seis meses del Código civil español, que aún repiten muchas páginas, no son la regla de una venta sujeta al derecho catalán.",
            {
              points: [
                "El defecto tenía que existir en la entrega, aunque se viera después.",
                "No se responde de lo que usted sabía o no podía razonablemente ignorar (art.\u00a0621-25).",
                "Lo que quien vende sabía y calló puede reclamarse siempre (art.\u00a0621-28.3).",
                "Entre particulares el contrato puede cambiar estas reglas; léalo.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué se puede pedir?",
          blocks: [
            "El artículo 621-37 da a elegir: reparación, rebaja del precio, indemnización y, si el defecto es esencial, resolver el contrato. La rebaja es proporcional: lo que valía la vivienda al entregarse frente a lo que habría valido sin el defecto (art.\u00a0621-42).",
            "Vender «como cuerpo cierto» o «en el estado actual» describe lo que se ve. No libera a quien conocía un defecto y se lo calló.",
          ],
        },
        {
          heading: "¿Qué se hace al descubrir uno?",
          blocks: [
            {
              steps: [
                "Fotografíelo antes de abrir o reparar nada.",
                "Comuníquelo enseguida por escrito, con prueba de entrega y una descripción.",
                "Que un arquitecto o aparejador diga qué es, desde cuándo y cuánto cuesta.",
                "Avise al seguro de la finca y a la comunidad si el elemento es común.",
                "Hable con un abogado antes de pagar usted la reparación.",
              ],
            },
          ],
        },
        {
          heading: "¿Cómo se evitan?",
          blocks: [
            {
              points: [
                "Visite una segunda vez con alguien que entienda de edificios.",
                "Pregunte por escrito: agua, ruidos, pleitos, obras. Una respuesta falsa cuenta después.",
                "Lea la inspección técnica (ITE) y las actas.",
                "Ponga en el contrato las promesas y los defectos conocidos, con quién los paga.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué plazo corresponde a cada vivienda?",
          blocks: [
            {
              caption: "Durante cuánto tiempo se responde de un defecto",
              columns: ["Quién vendió y qué", "Tiene que aparecer en", "Para reclamar"],
              rows: [
                [
                  "Particular, segunda mano",
                  "dos años desde la entrega (art.\u00a0621-29)",
                  "tres años desde que se supo (art.\u00a0621-44)",
                ],
                [
                  "Promotora, estructura",
                  "diez años (Ley 38/1999, art.\u00a017)",
                  "dos años desde el daño (art.\u00a018)",
                ],
                ["Promotora, instalaciones y habitabilidad", "tres años", "dos años"],
                ["Constructora, acabados", "un año", "dos años"],
                [
                  "Quien vendió lo sabía y calló",
                  "sin ese límite (art.\u00a0621-28.3)",
                  "pregunte enseguida a un abogado",
                ],
              ],
            },
            "En todos los casos hay que avisar sin demora: esos años son el máximo, y callar durante meses debilita la reclamación.",
          ],
        },
        {
          heading: "¿Qué es un vicio oculto y qué no?",
          blocks: [
            {
              points: [
                "Lo es: una tubería que pierde dentro de la pared, carcoma sobre un falso techo, una terraza sin impermeabilizar, un ruido apagado en las visitas.",
                "No lo es: baldosas rotas, ventanas viejas, una mancha que vio, un ascensor antiguo. Lo que cualquiera ve forma parte del precio.",
                "Depende: humedad bajo pintura reciente. Cuenta si alguien la tapó; pregunte cuándo y por qué se pintó.",
                "No es un defecto del piso: un bar que cierra más tarde o una derrama que se vota al año siguiente.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cómo es un caso?",
        blocks: [
          "Al cuarto mes sale una mancha detrás de un armario. El fontanero abre la pared: la tubería pierde desde hace años y estaba pintada encima. Quien compró manda fotos e informe esa misma semana. El defecto está dentro de los dos años, existía en la entrega y nadie podía verlo. Acuerdan una reparación a cargo de quien vendió.",
        ],
      },
      inShort:
        "En Cataluña se responde de los defectos que existían en la entrega y aparecen en dos años. Hay que avisar sin demora. Lo visible o conocido no cuenta.",
      next: "[Pídanos la inspección y las actas de una finca](/services/legal-support) antes de hacer una oferta.",
      description:
        "Vicios ocultos en una vivienda comprada en Cataluña: dos años para que aparezcan, tres para reclamar, de qué se responde, qué se pide y cómo se evitan.",
      sources: ["Código civil de Cataluña (Ley 3/2017), arts.\u00a0621-25, 621-28, 621-29, 621-37, 621-42 y 621-44"],
    },
    ca: {
      names: [
        "vicis ocults",
        "vicis ocults habitatge",
        "vicis ocults pis segona mà",
        "defectes ocults en un habitatge",
        "termini vicis ocults catalunya",
        "reclamar vicis ocults",
        "humitats després de comprar un pis",
      ],
      title: "Els vicis ocults",
      answers: {
        what: "Els vicis ocults d’un habitatge són defectes que no podia veure quan va comprar: una canonada que perd dins la paret, una biga podrida, una humitat tapada. A Catalunya qui ven respon de la falta de conformitat que surti en els dos anys següents al lliurament. S’ha de comunicar sense demora.",
        time: "En els vicis ocults compten a Catalunya tres terminis: dos anys des del lliurament perquè surtin, avís sense dilació i tres anys per reclamar des que es coneixen o es podien conèixer (Codi civil de Catalunya, arts.\u00a0621-28, 621-29 i 621-44).",
        who: "Dels vicis ocults en respon qui ven, no l’agència ni el notari. Si ven una empresa, per exemple una promotora, els consumidors tenen més drets; en edificis nous s’hi afegeixen les garanties de la llei d’edificació.",
      },
      sections: [
        {
          heading: "Què diu la llei catalana?",
          blocks: [
            "Des de l’1\u00a0de gener del 2018 el Codi civil de Catalunya parla de conformitat. Els sis mesos del Codi civil espanyol, que encara repeteixen moltes pàgines, no són la regla d’una venda sotmesa al dret català.",
            {
              points: [
                "El defecte havia d’existir en el lliurament, encara que es veiés després.",
                "No es respon del que vostè sabia o no podia raonablement ignorar (art.\u00a0621-25).",
                "El que qui ven sabia i va callar es pot reclamar sempre (art.\u00a0621-28.3).",
                "Entre particulars el contracte pot canviar aquestes regles; llegeixi’l.",
              ],
            },
          ],
        },
        {
          heading: "Què es pot demanar?",
          blocks: [
            "L’article 621-37 dona a triar: reparació, rebaixa del preu, indemnització i, si el defecte és essencial, resoldre el contracte. La rebaixa és proporcional: el que valia l’habitatge quan es va lliurar davant del que hauria valgut sense el defecte (art.\u00a0621-42).",
            "Vendre «com a cos cert» o «en l’estat actual» descriu el que es veu. No allibera qui coneixia un defecte i se’l va callar.",
          ],
        },
        {
          heading: "Què es fa quan se’n descobreix un?",
          blocks: [
            {
              steps: [
                "Fotografiï’l abans d’obrir o reparar res.",
                "Comuniqui-ho de seguida per escrit, amb prova de recepció i una descripció.",
                "Que un arquitecte o aparellador digui què és, des de quan i què costa.",
                "Avisi l’assegurança de la finca i la comunitat si l’element és comú.",
                "Parli amb un advocat abans de pagar vostè la reparació.",
              ],
            },
          ],
        },
        {
          heading: "Com s’eviten?",
          blocks: [
            {
              points: [
                "Visiti una segona vegada amb algú que hi entengui, d’edificis.",
                "Pregunti per escrit: aigua, sorolls, plets, obres. Una resposta falsa compta després.",
                "Miri la inspecció tècnica (ITE) i les actes.",
                "Posi al contracte les promeses i els defectes coneguts, amb qui els paga.",
              ],
            },
          ],
        },
        {
          heading: "Quin termini correspon a cada habitatge?",
          blocks: [
            {
              caption: "Durant quant de temps es respon d’un defecte",
              columns: ["Qui va vendre i què", "Ha d’aparèixer en", "Per reclamar"],
              rows: [
                [
                  "Particular, segona mà",
                  "dos anys des del lliurament (art.\u00a0621-29)",
                  "tres anys des que se sap (art.\u00a0621-44)",
                ],
                [
                  "Promotora, estructura",
                  "deu anys (Llei 38/1999, art.\u00a017)",
                  "dos anys des del dany (art.\u00a018)",
                ],
                ["Promotora, instal·lacions i habitabilitat", "tres anys", "dos anys"],
                ["Constructora, acabats", "un any", "dos anys"],
                [
                  "Qui va vendre ho sabia i va callar",
                  "sense aquest límit (art.\u00a0621-28.3)",
                  "pregunti de seguida a un advocat",
                ],
              ],
            },
            "En tots els casos s’ha d’avisar sense demora: aquests anys són el màxim, i callar durant mesos debilita la reclamació.",
          ],
        },
        {
          heading: "Què és un vici ocult i què no?",
          blocks: [
            {
              points: [
                "Ho és: una canonada que perd dins la paret, corcs sobre un fals sostre, una terrassa sense impermeabilitzar, un soroll apagat durant les visites.",
                "No ho és: rajoles trencades, finestres velles, una taca que va veure, un ascensor antic. El que veu tothom forma part del preu.",
                "Depèn: humitat sota pintura recent. Compta si algú la va tapar; pregunti quan i per què es va pintar.",
                "No és un defecte del pis: un bar que tanca més tard o una derrama que es vota l’any següent.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Com és un cas?",
        blocks: [
          "Al quart mes surt una taca darrere d’un armari. El lampista obre la paret: la canonada perd de fa anys i hi havien pintat a sobre. Qui va comprar envia fotos i informe la mateixa setmana. El defecte és dins dels dos anys, existia en el lliurament i ningú no el podia veure. Acorden una reparació a càrrec de qui va vendre.",
        ],
      },
      inShort:
        "A Catalunya es respon dels defectes que existien en el lliurament i surten en dos anys. S’ha d’avisar sense demora. El que és visible o conegut no compta.",
      next: "[Demani’ns la inspecció i les actes d’una finca](/services/legal-support) abans de fer una oferta.",
      description:
        "Vicis ocults en un habitatge comprat a Catalunya: dos anys perquè surtin, tres per reclamar, de què respon qui ven, què es pot demanar i com s’eviten bé.",
      sources: ["Codi civil de Catalunya (Llei 3/2017), arts.\u00a0621-25, 621-28, 621-29, 621-37, 621-42 i 621-44"],
    },
    ru: {
      names: [
        "скрытые недостатки квартиры",
        "скрытые дефекты жилья",
        "скрытые дефекты квартиры",
        "vicios ocultos Испания",
        "недостатки после покупки квартиры",
        "претензия продавцу квартиры в Испании",
        "сырость после покупки",
      ],
      title: "Скрытые недостатки",
      answers: {
        what: "Скрытые недостатки квартиры\u00a0— это то, чего вы не могли увидеть при покупке: течь внутри стены, гнилая балка, закрашенная сырость. В Каталонии продавец отвечает за несоответствие договору, которое проявилось в течение двух лет после передачи. Сообщить о нём нужно без промедления.",
        time: "На скрытые недостатки квартиры в Каталонии есть три срока: два года с передачи, чтобы они проявились, сообщение без промедления и три года на требование с дня, когда вы узнали или могли узнать (Гражданский кодекс Каталонии, ст.\u00a0621-28, 621-29 и 621-44).",
        who: "За скрытые недостатки квартиры отвечает продавец, а не агентство и не нотариус. Если продаёт компания, например застройщик, у потребителя больше прав, а в новых домах действуют ещё и гарантии закона о строительстве.",
      },
      sections: [
        {
          heading: "Что говорит закон Каталонии?",
          blocks: [
            "С 1\u00a0января 2018\u00a0года Гражданский кодекс Каталонии говорит о соответствии договору. Шесть месяцев из испанского кодекса, о которых пишут многие сайты, для продажи по каталонскому праву не правило.",
            {
              points: [
                "Недостаток должен был быть при передаче, даже если проявился позже.",
                "Продавец не отвечает за то, что вы знали или не могли разумно не заметить (ст.\u00a0621-25).",
                "То, что продавец знал и скрыл, можно предъявить всегда (ст.\u00a0621-28.3).",
                "Договор между частными лицами может изменить эти правила, поэтому изучите его.",
              ],
            },
          ],
        },
        {
          heading: "Чего можно требовать от продавца?",
          blocks: [
            "Ст. 621-37 даёт выбор: ремонт, снижение цены, возмещение убытков, а при существенном недостатке расторжение договора. Цену снижают соразмерно: сравнивают, сколько жильё стоило при передаче и сколько стоило бы без недостатка (ст.\u00a0621-42).",
            "Слова «в нынешнем состоянии» описывают то, что видно. Продавца, который знал о недостатке и промолчал, они не освобождают.",
          ],
        },
        {
          heading: "Что делать, если недостаток обнаружен?",
          blocks: [
            {
              steps: [
                "Сфотографируйте его, прежде чем что-то вскрывать или чинить.",
                "Сразу сообщите продавцу письменно, с подтверждением вручения и описанием.",
                "Пусть архитектор или технический архитектор скажет, что это, с каких пор и сколько стоит ремонт.",
                "Известите страховую компанию дома и сообщество собственников (comunidad), если трубы или конструкции общие.",
                "Поговорите с юристом до того, как сами оплатите ремонт.",
              ],
            },
          ],
        },
        {
          heading: "Как избежать скрытых недостатков?",
          blocks: [
            {
              points: [
                "Придите второй раз с тем, кто разбирается в зданиях.",
                "Задайте вопросы письменно: вода, шум, споры, работы. Неверный ответ потом имеет вес.",
                "Изучите результат технического осмотра (ITE) и протоколы собраний.",
                "Впишите в договор обещания и известные недостатки: что именно, до какого дня и за чей счёт исправят.",
              ],
            },
          ],
        },
        {
          heading: "Какой срок у какого жилья?",
          blocks: [
            {
              caption: "Сколько времени отвечают за недостаток",
              columns: ["Кто и что продал", "Недостаток должен проявиться", "Срок для требования"],
              rows: [
                [
                  "Частный продавец, вторичное жильё",
                  "за два года с передачи (ст.\u00a0621-29)",
                  "три года с того дня, как вы узнали (ст.\u00a0621-44)",
                ],
                [
                  "Застройщик, конструкции",
                  "за десять лет (Закон 38/1999, ст.\u00a017)",
                  "два года с ущерба (ст.\u00a018)",
                ],
                ["Застройщик, инженерные системы и пригодность для жизни", "за три года", "два года"],
                ["Строитель, отделка", "за год", "два года"],
                ["Продавец знал и промолчал", "этого предела нет (ст.\u00a0621-28.3)", "сразу спросите юриста"],
              ],
            },
            "Во всех случаях сообщайте без промедления: эти годы\u00a0— наибольший срок, а месяцы молчания ослабляют требование. Если вы живёте за границей, попросите соседа или управляющего раз в месяц осматривать квартиру: протечку замечают позже всего там, где никто не живёт.",
          ],
        },
        {
          heading: "Что считается скрытым, а что нет?",
          blocks: [
            {
              points: [
                "Скрытое: труба течёт внутри стены, жучок над подвесным потолком, терраса без гидроизоляции, шум, который на показах выключали.",
                "Не скрытое: треснувшая плитка, старые окна, пятно, которое вы видели, старый лифт. То, что видно каждому, входит в цену.",
                "Спорное: сырость под свежей краской. Она считается, если её закрасили нарочно: спросите, когда и зачем красили, и попросите ответить письменно. Неверный письменный ответ продавца потом служит доказательством. То, что продавец показал и назвал в договоре сам, скрытым уже не считается, даже если ремонт вышел дороже.",
                "Вообще не недостаток квартиры: бар, который стал закрываться позже, или целевой взнос, за который проголосуют через год.",
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Как выглядит такой случай?",
        blocks: [
          "На четвёртый месяц за шкафом появляется пятно. Сантехник вскрывает стену: труба течёт годами, пятно просто закрасили. Покупатель в ту же неделю отправляет продавцу фотографии и заключение. Два года не прошли, недостаток был при передаче, увидеть его никто не мог. Стороны договариваются о ремонте за счёт продавца.",
        ],
      },
      inShort:
        "В Каталонии продавец отвечает за недостатки, которые были при передаче и проявились за два года. Сообщить о них нужно без промедления. Видимое и известное не считается.",
      next: "[Попросите у нас технический осмотр и протоколы дома](/services/legal-support) до предложения о покупке.",
      description:
        "Скрытые недостатки квартиры в Каталонии: два года, чтобы проявиться, три на требование, за что отвечает продавец, чего можно требовать и как их избежать.",
      sources: [
        "Гражданский кодекс Каталонии (Закон 3/2017), ст.\u00a0621-25, 621-28, 621-29, 621-37, 621-42 и 621-44",
      ],
    },
  },
};
