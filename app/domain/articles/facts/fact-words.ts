import type { Language } from "~/i18n/languages";

/** What a claim is about. The patterns search sentences that `searchable` prepared: lower case, Latin letters without accents. */
export type Concept =
  | "transferTax"
  | "otherRate"
  | "partOfScale"
  | "elsewhere"
  | "reduced"
  | "upTo32"
  | "goldenVisa"
  | "gained"
  | "otherCountry"
  | "tax"
  | "otherShare"
  | "nonEu"
  | "onlyProposed"
  | "loanDeed"
  | "buyerPays"
  | "lenderPays"
  | "faq"
  | "markup"
  | "searchResult"
  | "lastQuarter"
  | "completion"
  | "done"
  | "negated"
  | "ended";

type Words = Readonly<Record<Concept, string>>;

const lender = {
  en: "banks?|lenders?",
  es: "bancos?|entidad(?:es)?|prestamistas?",
  ca: "bancs?|entitats?|prestadors?",
  ru: "банк[а-я]*|кредитор[а-я]*",
};
const buyer = {
  en: "buyers?|borrowers?|purchasers?|clients?|you",
  es: "comprador(?:es|a)?|prestatarios?|clientes?|usted",
  ca: "comprador(?:s|a)?|prestataris?|clients?|voste",
  ru: "покупател[а-я]*|заемщик[а-я]*|клиент[а-я]*|вы",
};
const q4 = "q4[ ,/-]*(?:of )?2025|2025[ -]?q4|4t ?2025|(?:iv|4)[- ]?(?:й |м |го |ом |ый )?кв[а-я.]* 2025";

const words: Readonly<Record<Language, Words>> = {
  en: {
    transferTax: "itp|transfer tax|transmission tax",
    otherRate:
      "vat|iva|new[- ](?:build|home)|deposit|arras|reserv|down payment|mortgage|interest|ajd|stamp duty|withh|discount|yield|commission|fee|cash",
    partOfScale:
      "up to|first|start|begin|scale|sliding|progressive|marginal|bands?|brackets?|below|lowest|at least|minimum",
    elsewhere: "madrid|valencia|alicante|andalu|malaga|balear|mallorca|canar|galicia|murcia|basque",
    reduced: "reduced|lower rate|discount|relief|itp|transfer tax|5%",
    upTo32:
      "(?:up to|until|aged?|maximum|max\\.?)(?: the)?(?: age)?(?: of)? 32|under (?:the age of )?3[23]|younger than 3[23]|32(?: years?)?(?: old| of age)?,? or (?:under|younger|less)",
    goldenVisa: "golden[- ]visas?|investor visas?|residence by investment",
    gained: "buy|purchas|invest|get|obtain|qualif|grant|give|offer|appl|eligib|entitle|500000|property|home",
    otherCountry: "portug|gree|malta|cyprus|dubai|emirates|hungar|latvia",
    tax: "tax|levy|duty",
    otherShare: "mortgage|loan|financ|online|remote|foreign-owned|deposit",
    nonEu:
      "non-eu|non-european|outside the (?:eu|european union)|non-residents?|foreign|third[- ]countr|americans|british|russians",
    onlyProposed: "bill|propos|plan(?:s|ned)|would|debat|draft|announce|passed|approved|idea|rejected",
    loanDeed:
      "(?:mortgage|loan) (?:deed|notary|stamp duty|ajd|registration|registry)|(?:deed|stamp duty|ajd|notary\\p{L}*(?: fees?| costs?)?) (?:of|on|for) (?:the |a |your )?(?:mortgage|loan)",
    buyerPays: `(?:${buyer.en}) (?:\\p{L}+ ){0,3}(?:pays?|paying|bears?|covers?|settles?)|(?:paid|borne|covered) by the (?:${buyer.en})`,
    lenderPays: `(?:${lender.en}) (?:\\p{L}+ ){0,3}(?:pays?|bears?|covers?)|(?:paid|borne|covered) by (?:the |your )?(?:${lender.en})|copies|copy`,
    faq: "faqs?|faqpage|frequently asked",
    markup: "markup|schema|structured data|json-ld|rich results?|rich snippets?",
    searchResult: "stars?|accordions?|rich|snippets?|google|search|stand out|ctr|clicks",
    lastQuarter: `${q4}|(?:fourth|last|final) quarter (?:of )?2025`,
    completion: "complet|deliver|hand(?:ed|ing)? ?over|ready|finish|move in|keys",
    done: "was|were|has been|have been|(?<!be )(?:completed|delivered|finished) in|since|past|originally|first announced",
    negated:
      "not|n't|never|no|false|myth|wrong|until|used to|was|were|formerly|previous(?:ly)?|gave|could|allowed|granted|offered|paid until",
    ended:
      "no longer|ended|ends|end of|abolish|scrap|closed|closure|stopp|withdr|repeal|eliminat|discontinu|retired|dropped|expired|cancel|phased out|history|gone",
  },
  es: {
    transferTax: "itp|impuesto (?:de|sobre) (?:las )?transmisiones|transmisiones patrimoniales",
    otherRate:
      "iva|obra nueva|arras|senal|reserva|entrada|hipoteca|interes|ajd|actos juridicos|retencion|descuento|rentabilidad|comision|honorarios",
    partOfScale:
      "hasta|primer|empieza|comienza|parte del|arranca|a partir|desde|escala|progresiv|marginal|tramo|por debajo|inferior|minimo|como minimo",
    elsewhere: "madrid|valencia|alicante|andalu|malaga|balear|mallorca|canari|galicia|murcia|pais vasco",
    reduced: "reducid|bonific|rebaja|itp|transmisiones|5%",
    upTo32:
      "(?:hasta|maximo|maxima)(?: de)?(?: los| las)?(?: edad de)? 32|(?:menor(?:es)?|menos) de 3[23]|(?:tengan?|con) 32 anos o menos|32 anos o menos",
    goldenVisa:
      "golden[- ]visas?|visas? doradas?|visados? dorados?|visas? de oro|visados? de oro|visados? (?:de|para) inversor(?:es)?|residencia por inversion",
    gained:
      "compr|adquir|inver|obten|consig|conced|otorg|ofrec|solicit|acced|derecho|500000|vivienda|inmueble|propiedad|piso",
    otherCountry: "portug|grecia|grieg|malta|chipre|dubai|emiratos|hungria|letonia",
    tax: "impuesto|tasa|gravamen|tribut|gravad|itp",
    otherShare: "hipoteca|financia|prestamo|en linea|online|a distancia|senal",
    nonEu:
      "extracomunitari|no comunitari|no europe|no residentes?|fuera de la (?:ue|union europea)|extranjer|terceros paises|ajenos a la ue",
    onlyProposed:
      "propuest|propone|proposicion|proyecto|anteproyecto|plantea|debat|anunci|aprob|idea|rechaz|pagarian|gravaria|seria",
    loanDeed:
      "escritura(?: publica)? (?:de la |de su |de una |de )?(?:hipoteca|prestamo)|escritura del prestamo|escritura hipotecaria|(?:ajd|actos juridicos documentados|notari[oa]|notaria|registro|gastos) (?:de la |de su |de |del )(?:hipoteca|prestamo)",
    buyerPays: `(?:${buyer.es}) (?:\\p{L}+ ){0,3}(?:paga|pagan|abona|asume|corre)|(?:paga|pagan|abona|asume|corre)n? (?:\\p{L}+ ){0,8}(?:el|la|los) (?:${buyer.es})|(?:a cargo|por cuenta|a costa) del? (?:${buyer.es})|usted paga`,
    lenderPays: `(?:${lender.es}) (?:\\p{L}+ ){0,3}(?:paga|pagan|abona|asume|corre)|(?:paga|pagan|abona|asume|corre)n? (?:\\p{L}+ ){0,3}(?:el|la|su) (?:${lender.es})|(?:a cargo|por cuenta) (?:del?|de la|de su) (?:${lender.es})|copia`,
    faq: "faqs?|faqpage|preguntas frecuentes",
    markup: "marcado|schema|datos estructurados|json-ld|resultados enriquecidos|fragmentos enriquecidos",
    searchResult: "estrellas?|acordeon|desplegable|enriquecid|google|buscador|destac|clics|visibilidad",
    lastQuarter: `${q4}|(?:cuarto|ultimo|4\\.?º) trimestre (?:de |del )?2025`,
    completion: "entreg|finaliz|termin|acabad|lista|list[oa]s|llaves|complet",
    done: "se entrego|se entregaron|se termino|se finalizo|finalizo|termino|acabo|fue|fueron|ha sido|desde|inicialmente|estaba previst",
    negated:
      "no|nunca|jamas|falso|mito|hasta (?:el )?(?:\\d+ de )?(?:enero|febrero|marzo|abril|mayo|junio|20\\d{2}(?!\\d))|era|eran|fue|antes|antigu|anterior|permitia|daba|otorgaba|concedia|podia",
    ended:
      "ya no|termino|acabo|finaliz|fin de|suprim|elimin|derog|desaparec|cerr|dejo de|extingui|cancel|retir|abol|historia",
  },
  ca: {
    transferTax: "itp|impost (?:de|sobre) (?:les )?transmissions|transmissions patrimonials",
    otherRate:
      "iva|obra nova|arres|paga i senyal|reserva|entrada|hipoteca|interes|ajd|actes juridics|retencio|descompte|rendibilitat|comissio|honoraris",
    partOfScale:
      "fins a|primer|comenca|parteix|a partir|des de|escala|progressiv|marginal|tram|per sota|inferior|minim",
    elsewhere: "madrid|valencia|alacant|andalu|malaga|balear|mallorca|canari|galicia|murcia|pais basc",
    reduced: "reduit|bonific|rebaixa|itp|transmissions|5%",
    upTo32:
      "(?:fins als?|fins a|maxim|maxima)(?: de)?(?: els| les)?(?: l'edat de)? 32|(?:menors?|menys) de 3[23]|32 anys o menys",
    goldenVisa:
      "golden[- ]visas?|visats? d'or|vis(?:a|es) d'or|visats? daurats?|visats? (?:d'|per a )inversors?|residencia per inversio",
    gained:
      "compr|adquir|inver|obten|obte|aconseg|concedeix|atorg|ofere|demanar|sol\\.?·?licit|dret|500000|habitatge|immoble|propietat|pis",
    otherCountry: "portug|grecia|grec|malta|xipre|dubai|emirats|hongria|letonia",
    tax: "impost|taxa|gravamen|tribut|gravat|itp",
    otherShare: "hipoteca|financa|prestec|en linia|online|a distancia|senyal",
    nonEu:
      "extracomunitari|no comunitari|no europe|no residents?|fora de la (?:ue|unio europea)|estrange|tercers paisos|aliens a la ue",
    onlyProposed:
      "propost|proposa|proposicio|projecte|avantprojecte|planteja|debat|anunci|aprova|idea|rebutj|pagarien|gravaria|seria",
    loanDeed:
      "escriptura(?: publica)? (?:de la |de la seva |d'una |d')?hipoteca|escriptura (?:del|de) prestec|escriptura hipotecaria|(?:ajd|actes juridics documentats|notari|notaria|registre|despeses) (?:de la |de la seva |del |d')(?:hipoteca|prestec)",
    buyerPays: `(?:${buyer.ca}) (?:\\p{L}+ ){0,3}(?:paga|paguen|abona|assumeix)|(?:paga|paguen|abona|assumeix|corre)n? (?:[\\p{L}']+ ){0,8}(?:el|la|els) (?:${buyer.ca})|(?:a carrec|per compte) (?:del?|de la) (?:${buyer.ca})`,
    lenderPays: `(?:${lender.ca}) (?:\\p{L}+ ){0,3}(?:paga|paguen|abona|assumeix)|(?:paga|paguen|abona|assumeix)n? (?:\\p{L}+ ){0,3}(?:el |la |l'|el seu )(?:${lender.ca})|(?:a carrec|per compte) (?:del?|de la|de l'|del seu) ?(?:${lender.ca})|copia|copies`,
    faq: "faqs?|faqpage|preguntes frequents",
    markup: "marcatge|schema|dades estructurades|json-ld|resultats enriquits|fragments enriquits",
    searchResult: "estrell|estrel|acordio|desplegable|enriquit|google|cercador|destac|clics|visibilitat",
    lastQuarter: `${q4}|(?:quart|ultim|darrer) trimestre (?:de |del )?2025`,
    completion: "lliur|entreg|finalitz|acabad|acabat|a punt|claus|complet",
    done: "va acabar|es va lliurar|es van lliurar|va finalitzar|va ser|van ser|ha estat|s'ha lliurat|des del?|inicialment|estava previst",
    negated:
      "no|mai|fals|mite|fins (?:al? )?(?:\\d+ d'?e? ?)?(?:gener|febrer|marc|abril|l'abril|maig|juny|20\\d{2}(?!\\d))|era|eren|va ser|abans|antic|antig|anterior|permetia|donava|atorgava|concedia|podia",
    ended:
      "ja no|va acabar|s'ha acabat|finalitz|fi de|final de|suprim|elimin|derog|desapare|tanc|va deixar|extingi|cancel|retira|abol|historia",
  },
  ru: {
    transferTax: "itp|итп|налог[а-я]* на (?:передачу|переход|приобретение)",
    otherRate:
      "ндс|iva|новостро|нов(?:ый|ого|ом) дом|задат|залог|аванс|первоначальн|ипотек|ставк[а-я]* по кредит|ajd|гербов|удерж|скидк|доходност|комисси",
    partOfScale: "до 600000|перв|начина|от 10%|шкал|прогрессив|минимальн|ниже|не менее|как минимум|част[иь]",
    elsewhere: "мадрид|валенси|аликанте|андалус|малаг|балеар|мальорк|майорк|канар|галиси|мурси",
    reduced: "льгот|пониженн|сниженн|скидк|itp|налог|5%",
    upTo32: "(?:до|не старше) 32|(?:младше|моложе|до) 3[23] лет|32 (?:лет|года) (?:и|или) (?:младше|моложе|меньше)",
    goldenVisa:
      "золот[а-я]+ виз[а-я]*|golden[- ]visas?|виз[а-я]* инвестор[а-я]*|внж за (?:покупку|инвестиции|недвижимость)",
    gained: "покуп|купи|приобре|инвест|вложи|получ|дает|дают|предостав|оформ|прав[оа]|500000|жиль|недвижим|квартир",
    otherCountry: "португал|грец|греческ|мальт|кипр|дубай|оаэ|венгр|латви",
    tax: "налог|пошлин|сбор|itp",
    otherShare: "ипотек|кредит|финанс|онлайн|дистанцион|удаленн|задат",
    nonEu:
      "не из ес|вне ес|за пределами ес|из-за пределов ес|неевропе|нерезидент|иностран|третьих стран|россиян|не гражда[а-я]+ ес|неграждан",
    onlyProposed: "предлож|предлаг|законопроект|проект|план|обсужд|бы|анонсир|принят|одобр|идея|отклон",
    loanDeed:
      "ипотечн[а-я]+ (?:договор|акт|сделк|кредит)[а-я]*|(?:нотариус[а-я]*|регистраци[а-я]+|оформлени[а-я]+|ajd|гербов[а-я]+ сбор[а-я]*|акт[а-я]*|договор[а-я]*) (?:по )?(?:ипотек|ипотечн|кредит)[а-я]*",
    buyerPays: `(?:${buyer.ru}) (?:[а-я]+ ){0,3}(?:плат|оплач|несет|покрыва)[а-я]*|(?:плат|оплач|несет|покрыва)[а-я]* (?:[а-я]+ ){0,4}(?:${buyer.ru})|за счет (?:${buyer.ru})|ложатся на (?:${buyer.ru})`,
    lenderPays: `(?:${lender.ru}) (?:[а-я]+ ){0,3}(?:плат|оплач|несет|покрыва)[а-я]*|(?:плат|оплач|несет|покрыва)[а-я]* (?:[а-я]+ ){0,3}(?:${lender.ru})|за счет (?:${lender.ru})|копи[а-я]+`,
    faq: "faq|faqpage|част[а-я]+ (?:задаваем[а-я]+ )?вопрос[а-я]*",
    markup: "разметк|schema|структурированн|микроразметк|json-ld|расширенн",
    searchResult: "звезд|аккордеон|расширенн|сниппет|google|гугл|поиск|выдач|клик",
    lastQuarter: `${q4}|(?:четверт[а-я]+|последн[а-я]+) квартал[а-я]* 2025`,
    completion: "сдач|сдан|сда[её]т|заверш|готов|окончан|ввод|ключ|постро",
    done: "был[аио]?|сдан[аоы]? в|сдали|заверш(?:ен|ена|ено|ены|ился|илось|илась) в|завершили|изначально|планировал[а-я]*",
    negated:
      "не|нет|никогда|миф|неверно|до (?:\\d+ )?(?:января|февраля|марта|апреля|мая|июня|20\\d{2}(?!\\d))|был[аио]?|раньше|ранее|прежн[а-я]+|давала|позволяла",
    ended: "больше не|отмен|прекра|закры|упраздн|заверши|перестал|ликвидир|аннулир|истори|ушла|конец",
  },
};

const patterns = new Map<string, RegExp>();

/** The pattern of a concept in a language, at the beginning of a word. */
export function conceptPattern(concept: Concept, language: Language): RegExp {
  const key = `${language} ${concept}`;
  const known = patterns.get(key);
  if (known) return known;
  // Whole words where a stem would catch others: "no" is not in "notary", "was" not in "washing".
  const isWhole = concept === "negated" || concept === "done" || concept === "transferTax" || concept === "upTo32";
  const end = isWhole ? "(?!\\p{L})" : "";
  const start = words[language][concept].includes("n't") ? "(?:(?<!\\p{L})|(?=n't))" : "(?<!\\p{L})";
  const pattern = new RegExp(`${start}(?:${words[language][concept]})${end}`, "u");
  patterns.set(key, pattern);
  return pattern;
}
