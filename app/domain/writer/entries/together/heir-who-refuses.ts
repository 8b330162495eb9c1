import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const heirWhoRefuses: Together = {
  of: ["ending-co-ownership", "inherited-home"],
  foundAs: ["gift-and-inheritance", "steps-of-selling"],
  words: [
    `${parts.inherited}|sibling|brother|sister|herman|germa|брат|сестр`,
    "no (?:\\p{L}+ )?(?:quier|vol|acept|accept|firm|sign|esta)|refus|disagree|won't|doesn't|does not|don't agree|desacuerd|desacord|se niega|s'hi nega|bloque|block|против|не (?:хоч|соглас|подпис|прода)|отказ",
  ],
  without: "mortgage|hipotec|ипотек|bank|banc|банк",
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      answer:
        "If one heir refuses, the others can’t sell the whole inherited home without them, but nobody has to stay a co-owner either: once the home is in all your names, any of you may ask a court to end it at any time and without reasons (Civil Code of Catalonia, art. 552-10). First comes an offer in writing: to buy the share, or to be bought out, at an independent value. While the inheritance is not shared out, that step comes before.",
      sections: [
        {
          heading: "Which ways out are there if one heir refuses?",
          blocks: [
            {
              caption: "Three heirs, a home worth €360,000 without a mortgage",
              columns: ["Way out", "Who has to agree", "What it means in money"],
              rows: [
                ["One keeps it and pays two", "All three", "€120,000 to each, and 1.5% stamp duty on €240,000: €3,600"],
                ["All sell", "All three", "€120,000 each, less costs and taxes"],
                [
                  "You sell your share",
                  "Only you; the others may buy first within a month",
                  "Usually well under €120,000",
                ],
                ["A judge ends it", "Nobody", "The share at an expert’s value, or of the price, less the lawsuit"],
              ],
            },
            "With equal shares and two who want the home, the judge draws lots; with unequal ones, the larger share comes first (art. 552-11).",
          ],
        },
        {
          heading: "What do you do, step by step?",
          blocks: [
            {
              steps: [
                "See where you stand. If one heir hasn’t accepted, an interested person may have a notary ask them to decide: one month after the death at the earliest, with two months to answer, and silence counts as a refusal of the inheritance (art. 461-12). Ask the notary whether that fits your case.",
                "Share out the inheritance and register the home; an heir may ask for that at any time.",
                "Have it valued by someone whom all accept, and make the offer in writing, with a date for the answer.",
                "Try mediation or a similar way: since April 2025 a civil lawsuit usually needs such an attempt first (Organic Law 1/2025).",
                "Only then go to court, with a lawyer.",
              ],
            },
            "If the one who refuses lives there, put in writing from when you ask for a rent or for your turn to use it. A lawyer tells you what you may claim; until then, taxes and community fees fall on all of you by your shares.",
          ],
        },
      ],
      description:
        "An inherited home and one heir who refuses to sell: what the others can do, offer and buy-out in euros, notary, mediation and court, and who gets the home.",
      sources: ["Civil Code of Catalonia, arts. 461-12 and 552-4 to 552-11", "Organic Law 1/2025"],
    },
    es: {
      answer:
        "Si un hermano no quiere vender, los demás no pueden vender sin él el piso heredado entero, pero tampoco están obligados a seguir siendo copropietarios: con el piso ya a nombre de todos, cualquiera puede pedir al juez la división, en todo momento y sin dar motivos (Código civil de Cataluña, art. 552-10). Antes conviene una oferta por escrito: comprarle su parte, o que él compre la suya, por un valor independiente. Si la herencia está sin repartir, primero va la partición.",
      sections: [
        {
          heading: "¿Qué salidas hay si un hermano se niega?",
          blocks: [
            {
              caption: "Tres hermanos, un piso de 360.000\u00a0€ sin hipoteca",
              columns: ["Salida", "Quién debe estar de acuerdo", "Qué supone en dinero"],
              rows: [
                [
                  "Uno se lo queda y paga a dos",
                  "Los tres",
                  "120.000\u00a0€ a cada uno y un 1,5\u00a0% de AJD sobre 240.000\u00a0€: 3.600\u00a0€",
                ],
                ["Se vende entre todos", "Los tres", "120.000\u00a0€ para cada uno, menos gastos e impuestos"],
                [
                  "Vende usted su parte",
                  "Solo usted; los otros tienen un mes para comprarla antes",
                  "Bastante menos de 120.000\u00a0€, por lo general",
                ],
                ["Divide un juez", "Nadie", "Su parte a valor de perito, o del precio, menos el pleito"],
              ],
            },
            "Si las partes son iguales y dos quieren el piso, el juez lo adjudica por sorteo; si son distintas, va antes la mayor (art. 552-11).",
          ],
        },
        {
          heading: "¿Qué se hace, paso a paso?",
          blocks: [
            {
              steps: [
                "Mire en qué punto está. Si un heredero no ha aceptado, quien tenga interés puede pedir a un notario que le requiera: como pronto, un mes después del fallecimiento, con dos meses para contestar, y el silencio vale como renuncia (art. 461-12). Pregunte en la notaría si encaja en su caso.",
                "Hagan la partición e inscriban el piso; un heredero puede pedirla cuando quiera.",
                "Encarguen una valoración a alguien que todos acepten y hagan la oferta por escrito, con fecha para contestar.",
                "Intenten una mediación u otra vía de acuerdo: desde abril de 2025, una demanda civil suele exigir ese intento previo (Ley Orgánica 1/2025).",
                "Solo después, el juzgado, con abogado.",
              ],
            },
            "Si quien se niega vive en el piso, pídale por escrito una renta o su turno de uso, con fecha. Un abogado le dirá qué puede reclamar; mientras tanto, los recibos son de todos, según su parte.",
          ],
        },
      ],
      description:
        "Vender un piso heredado si un hermano no quiere: oferta y compra de su parte en euros, herencia sin repartir, notario, mediación, juez y quién se lo queda.",
      sources: ["Código civil de Cataluña, arts. 461-12 y 552-4 a 552-11", "Ley Orgánica 1/2025"],
    },
    ca: {
      answer:
        "Si un germà no vol vendre, els altres no poden vendre sense ell tot el pis heretat, però tampoc estan obligats a continuar sent copropietaris: quan el pis ja és a nom de tots, qualsevol pot demanar al jutge la divisió, en tot moment i sense dir-ne els motius (Codi civil de Catalunya, art. 552-10). Abans convé una oferta per escrit: comprar-li la part, o que ell compri la seva, per un valor independent. Si l’herència és sense repartir, primer va la partició.",
      sections: [
        {
          heading: "Quines sortides hi ha si un germà s’hi nega?",
          blocks: [
            {
              caption: "Tres germans, un pis de 360.000\u00a0€ sense hipoteca",
              columns: ["Sortida", "Qui ho ha d’acceptar", "Què vol dir en diners"],
              rows: [
                [
                  "Un se’l queda i en paga dos",
                  "Tots tres",
                  "120.000\u00a0€ a cadascun i un 1,5\u00a0% d’AJD sobre 240.000\u00a0€: 3.600\u00a0€",
                ],
                ["Es ven entre tots", "Tots tres", "120.000\u00a0€ per a cadascun, menys despeses i impostos"],
                [
                  "Vostè ven la seva part",
                  "Només vostè; els altres tenen un mes per comprar-la abans",
                  "Força menys de 120.000\u00a0€, en general",
                ],
                ["Divideix un jutge", "Ningú", "La seva part a valor de perit, o del preu, menys el plet"],
              ],
            },
            "Si les parts són iguals i dos volen el pis, el jutge l’adjudica per sorteig; si són diferents, passa davant la més gran (art. 552-11).",
          ],
        },
        {
          heading: "Què es fa, pas a pas?",
          blocks: [
            {
              steps: [
                "Miri en quin punt són. Si un hereu no ha acceptat, qui hi tingui interès pot demanar a un notari que el requereixi: com a molt aviat, un mes després de la defunció, amb dos mesos per respondre, i el silenci val com a renúncia (art. 461-12). Pregunti a la notaria si encaixa en el seu cas.",
                "Facin la partició i inscriguin el pis; un hereu la pot demanar quan vulgui.",
                "Encarreguin una valoració a algú que tots acceptin i facin l’oferta per escrit, amb data per respondre.",
                "Provin una mediació o una altra via d’acord: des de l’abril del 2025, una demanda civil sol exigir aquest intent previ (Llei orgànica 1/2025).",
                "Només després, el jutjat, amb advocat.",
              ],
            },
            "Si qui s’hi nega viu al pis, demani-li per escrit una renda o el seu torn d’ús, amb data. Un advocat li dirà què pot reclamar; mentrestant, els rebuts són de tots, segons la part de cadascú.",
          ],
        },
      ],
      description:
        "Vendre un pis heretat si un germà no vol: oferta i compra de la seva part en euros, herència sense repartir, notari, mediació, jutge i qui se’l queda al final.",
      sources: ["Codi civil de Catalunya, arts. 461-12 i 552-4 a 552-11", "Llei orgànica 1/2025"],
    },
    ru: {
      answer:
        "Если один из наследников против, продать унаследованную квартиру целиком без него нельзя. Но и оставаться совладельцем никто не обязан: когда квартира записана на всех, любой вправе в любое время и без объяснений просить суд о разделе (Гражданский кодекс Каталонии, ст. 552-10). Начинают с письменного предложения: выкупить долю у него или продать ему свою по независимой оценке. Если наследство ещё не разделено, сначала делят его.",
      sections: [
        {
          heading: "Какие есть выходы, если один против?",
          blocks: [
            {
              caption: "Трое наследников, квартира стоит 360\u00a0000\u00a0€, ипотеки нет",
              columns: ["Выход", "Чьё согласие нужно", "Что это в деньгах"],
              rows: [
                [
                  "Один оставляет её себе и платит двоим",
                  "Всех троих",
                  "По 120\u00a0000\u00a0€ каждому и 1,5\u00a0% AJD с 240\u00a0000\u00a0€: 3600\u00a0€",
                ],
                ["Продают все вместе", "Всех троих", "По 120\u00a0000\u00a0€ минус расходы и налоги"],
                [
                  "Вы продаёте свою долю",
                  "Только ваше; у остальных месяц, чтобы купить первыми",
                  "Обычно заметно меньше 120\u00a0000\u00a0€",
                ],
                ["Делит суд", "Ничьё", "Доля по оценке эксперта или от цены, минус расходы на суд"],
              ],
            },
            "Если доли равны и квартиру хотят двое, суд решает жребием; если не равны, первым идёт тот, у кого доля больше (ст. 552-11).",
          ],
        },
        {
          heading: "Что делать по шагам?",
          blocks: [
            {
              steps: [
                "Выясните, на каком вы этапе. Если кто-то не принял наследство, заинтересованный может через нотариуса потребовать ответа: не раньше чем через месяц после смерти, на ответ два месяца, а молчание считают отказом (ст. 461-12). Спросите нотариуса, подходит ли это вам.",
                "Разделите наследство и запишите квартиру в реестр: требовать раздела наследник вправе в любое время.",
                "Закажите оценку у того, кому доверяют все, и сделайте предложение письменно, со сроком для ответа.",
                "Попробуйте медиацию или другой путь к согласию: с апреля 2025\u00a0года без такой попытки гражданский иск обычно не примут (LO 1/2025).",
                "Только потом идите в суд, с адвокатом.",
              ],
            },
            "Если в квартире живёт тот, кто против, письменно попросите плату или свою очередь пользоваться ею и назовите дату. Что можно взыскать, скажет адвокат, а счета до тех пор делят между всеми по долям.",
          ],
        },
      ],
      description:
        "Унаследованная квартира и наследник, который не хочет продавать: выкуп доли в цифрах, неразделённое наследство, нотариус, медиация, суд и кому она достанется.",
      sources: ["Гражданский кодекс Каталонии, ст. 461-12 и 552-4–552-11", "Органический закон (LO) 1/2025"],
    },
  },
};
