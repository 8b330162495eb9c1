import type { SearchFeatureKey } from "~/domain/listings/features";
import type { PropertyType } from "~/domain/properties/property";

// Beginnings of words in the four languages, without accents, as normalise() leaves them. A keyword may be in any of
// them, whatever the language of the article.

/** What an article is about, the more particular before the more general: the first that a keyword shows is taken. */
export const themeWords = {
  mortgage: "mortgage|home loan|loan|hipotec|prestamo|prestec|ипотек|кредит|financ|финансир",
  selling:
    "sell|valuation|value (?:of )?(?:my|your|a)|home value|property value|how much is my|what is my|vender|vende su|venda su|venta de (?:mi|un|su)|valora|tasac|tasar|cuanto vale|vendre|valorar|taxac|quant val|nota de encargo|nota d'encarrec|plusval|продать|продаж(?:а|и|е) (?:своей|своего|моей|квартиры|дома|недвижимости)|продава|оцен|сколько стоит моя",
  "new-build":
    "new[- ]build|new construction|new development|off[- ]plan|brand new|newly built|obra nueva|vivienda nueva|sobre plano|promocion|obra nova|sobre planol|promocio|habitatge nou|новостро|строящ|от застройщика|нов(?:ая|ое|ый|ую|ом) (?:квартир|жиль|дом)",
  costs:
    "tax|itp|iva|ajd|vat|stamp dut|closing cost|cost of buying|costs? (?:of|to|when)|buying cost|purchase cost|expense|fees|notary|notari|golden visa|visado|visat|impuesto|gastos|cuanto cuesta comprar|impost|despes|quant costa comprar|налог|расход|издерж|нотари|пошлин|внж|сколько стоит (?:купить|оформ)",
  viewing:
    "viewing|visiting|visit a|visits|checklist|check list|inspect|what to look|visita|en que fijarse|que mirar|en que fixar|que cal mirar|просмотр|осмотр|чек-?лист|на что (?:обра|смотр)|на что обратить",
  documents:
    "document|paperwork|papers|process|procedure|step|legal|contract|deposit|arras|arres|deed|registry|cedula|nota simple|certificat|energy|energia|energet|nie(?![\\p{L}])|how to buy|tramite|proceso|pasos|como comprar|escritura|contrato|registro|papeles|tramit|proces|passos|com comprar|contracte|registre|papers|документ|процесс|этап|шаг|договор|задат|реестр|сертификат|энерг|оформлен|как купить|пошагов",
} as const;

/** Words for a home as such. "Flat" and its likes say no more than that, so they are no kind of their own. */
export const homeWords =
  "home|house|flat|apartment|propert|real estate|piso|vivienda|casa|apartamento|inmueble|pis|habitatge|immoble|apartament|квартир|жиль|недвижим|дом|апартамент|купить|buy|comprar|for sale|en venta|en venda";

/** Nouns for a home, without the words for buying one. */
export const homeNouns =
  "home(?! loan)|house|flat|apartment|penthouse|duplex|loft|studio|villa|piso|vivienda|casa|apartamento|atico|estudio|pis(?![\\p{L}])|pisos|habitatge|apartament|atic|estudi(?![\\p{L}])|xalet|квартир|жиль|дом(?:а|ик|ом|е)?(?![\\p{L}])|апартамент|пентхаус|лофт|студи";

/** Homes in a building with others, whatever they are called more exactly. */
export const flatWords = "flat|apartment|piso|apartamento|pis(?![\\p{L}])|apartament|квартир|апартамент";

/** A parking space for itself. */
export const spaceWords =
  "parking space|parking spot|garage space|plazas? de (?:parking|garaje|aparcamiento)|plac(?:a|es) de (?:parquing|parking|garatge|aparcament)|машиномест|парковочн(?:ое|ые|ого) мест|мест[оа] (?:на|в) (?:парковк|паркинг|гараж)";

/** Words by which an amount is money to be saved, earned or paid besides, and no price that is looked for. */
export const moneyWords =
  "transmision|transmission|saving|salary|income|deposit|down payment|capital gain|ahorr|sueldo|nomina|ingresos|entrada|arras|plusval|estalvi|sou(?![\\p{L}])|nomina|ingressos|arres|сбереж|накоп|зарплат|доход|взнос|задат";

/** Words that refuse what comes after them. */
export const withoutWords =
  "without|with no|that has no|has no|no|sin|sense|que no (?:tenga|tengan|tiene|tingui|tinguin|te|tenen)|без";

/** Words of whoever looks for new homes that are for sale, not for what there is to know about buying one. */
export const newHomesWords =
  "for sale|apartments|flats|homes|houses|developments|projects|instal|payment plan|en venta|promociones|pisos|viviendas|aplaz|a plazos|fraccion|en venda|promocions|habitatges|a terminis|ajorna|новострой(?:ки|ка|ку|ке|ках)|квартир|рассроч";

export const instalmentWords =
  "instal|payment plan|stage payment|aplaz|plazos|fraccion|terminis|ajorna|рассроч|поэтапн";

/** Of homes that are for sale. */
export const saleWords = "for sale|en venta|en venda|на продажу|продаж[аи] квартир";

export const areaWords =
  "neighbo|area|district|where to live|barrio|zona|distrito|donde vivir|barri|on viure|район|где жить|округ";

/** Several parts of the city, or one that is yet to be chosen. */
export const areasWords =
  "neighbou?rhoods|areas(?![\\p{L}])|districts|(?:which|what|best|quiet|safe|good) (?:neighbou?rhood|area|district)|barrios|zonas|distritos|(?:que|mejor|buen|buena) (?:barrio|zona)|barris|zones|districtes|(?:quin|quina|millor|bon|bona) (?:barri|zona)|районы|районов|районе? (?:лучше|тихий|тихом)|(?:как[а-я]+|лучш[а-я]+|тих[а-я]+|спокойн[а-я]+) район";

/** What is asked of a neighbourhood. */
export const livingWords =
  "liv(?:e|es|ing)(?![\\p{L}])|life|moving|vivir|vida|mudar|viure|viu(?![\\p{L}])|жить|жизн|переезд|opinion|review|отзыв|nois|ruido|soroll|шум|quiet|tranquil|тих(?:ий|ая|ое|ие|о)(?![\\p{L}])";
export const priceWords =
  "price|cost|expensive|square met|m2|precio|cuesta|cuanto|metro cuadrado|preu|costa|quant|metre quadrat|car[oa]?s?(?![\\p{L}])|дорог|цен|сто(?:ит(?! ли)|им)|метр";

/** Of whoever weighs a place: is it any good? */
export const weighingWords =
  "pros(?![\\p{L}])|cons(?![\\p{L}])|advantag|disadvantag|drawback|downside|worth|good (?:area|place|neighbo|district)|contras|ventaja|desventaja|inconvenient|merece la pena|vale la pena|conviene|avantatge|desavantatge|val la pena|conve(?![\\p{L}])|opinion|review|плюс|минус|недостат|преимуществ|стоит ли|отзыв";
export const childrenWords =
  "famil|child|kids?(?![\\p{L}])|ninos|hijos|peques|nens(?![\\p{L}])|fills(?![\\p{L}])|canalla|criatures|школьник|дет(?:и|ей|ям|ьми|ск)|ребен|сем[ье]";
export const noiseWords = "nois|loud|quiet|calm|peaceful|ruid|silenc|tranquil|soroll|calmat|шум|тих|спокойн";

export const safetyWords =
  "safe(?:r|st)?(?![\\p{L}])|unsafe|safety|danger|crime|segur(?![\\p{L}]* (?:de (?!barcelona)|del |decen|multi))|insegur|peligro|perill|delinc|безопас|опасн|преступ|криминал";

export const typeWords: Record<Exclude<PropertyType, "apartment">, string> = {
  penthouse: "penthouse|top floor|atic|пентхаус|верхн(?:ий|ем) этаж",
  loft: "ll?oft|лофт",
  duplex: "duplex|maisonette|дуплекс|двухуровнев|двухэтажн",
  studio: "studio|estudio|estudi|студи",
  house:
    "villa|town ?house|detached|houses? with|casas? con|casa unifamiliar|casa adosada|chalet|cas(?:a|es) amb|xalet|вилл|коттедж|таунхаус|частн(?:ый|ого) дом|дом(?:а|ик)? с ",
};

export const featureWords: Record<SearchFeatureKey, string> = {
  "terrace-balcony": "terrac|terras|terraz|balcon|balco|террас|балкон",
  parking: "parking|parquing|garage|aparcam|garaje|garatge|plaza de|парков|паркинг|гараж",
  elevator: "lift|elevator|ascensor|лифт",
  "air-conditioning": "air con|aire acond|aire condic|кондиц",
  pool: "pool|swimming|piscina|бассейн",
  garden: "garden|jardin|jardi|сад(?:ом|ик)?(?![\\p{L}])",
  storage: "storage|trastero|traster|кладов",
  concierge: "concierge|caretaker|conserje|conserge|portero|консьерж",
  gym: "gym|gimnas|тренаж",
  "sea-view": "sea view|sea-view|vistas al mar|vistes al mar|вид(?:ом)? на море",
  "city-view": "city view|vistas a la ciudad|vistes a la ciutat|вид(?:ом)? на город",
  "recently-renovated": "renovated|refurbished|reformad|с ремонтом|после ремонта",
};

/** Other names of the eight neighbourhoods, beside those that the database has. Quarters inside them have a list of their own. */
export const placeWords: Record<string, string> = {
  eixample: "eixample|ensanche|эшампл|эйшампл|эщампл",
  pedralbes: "pedralbes|педральбес|педралбес",
  "sarria-sant-gervasi":
    "sarria|sant gervasi|san gervasi|саррия|сарриа|саррии|саррию|сан[- ]?жерва[сз]и|сан[- ]?хервас",
  born: "born(?![\\p{L}])|el borne|борн",
  "ciutat-vella": "ciutat vella|ciudad vieja|casco antiguo|casc antic|old town|сьютат|стар(?:ый|ом|ого) город",
  "poble-nou": "poble ?nou|pueblo nuevo|побленоу|побле-?ноу",
  "les-corts": "les corts|las corts|лес-? ?корт",
  gracia: "gracia|vila de gracia|граси",
};

const nationals = {
  en: "russian|ukrainian|british|brit|american|canadian|german|dutch|swiss|belgian|french|italian|irish|israeli|chinese|indian|polish|swedish|norwegian|danish|mexican|argentin",
  es: "rus[oa]s|ucranian|britan|ingles|aleman|frances|italian|american|estadounidens|canadiens|holandes|suiz|belg|irlandes|chin[oa]s|argentin|mexican|colombian|venezolan|marroqui|latinoamerican|europe",
  ca: "rus(?:sos)?(?![\\p{L}])|ucrain|britan|angles|alemany|frances|itali|american|nord-?american|estatunidenc|canadenc|holandes|suiss|belg|irlandes|xines|argenti|mexica|marroqui|europe",
};

/** Where somebody writes from, money comes from, or a paper is signed. */
const lands = {
  en: "france|germany|ireland|israel|serbia|canada|italy|switzerland|sweden|norway|denmark|belgium|poland|russia|ukraine|turkey|dubai|mexico|argentina|china|india|australia|netherlands|portugal",
  es: "francia|alemania|irlanda|israel|serbia|canada|italia|suiza|suecia|noruega|dinamarca|belgica|polonia|rusia|ucrania|turquia|dubai|mexico|argentina|colombia|venezuela|peru|chile|portugal|andorra|estados unidos|eeuu|reino unido|inglaterra",
  ca: "franca|alemanya|irlanda|israel|serbia|canada|italia|suissa|suecia|noruega|dinamarca|belgica|polonia|russia|ucraina|turquia|dubai|mexic|argentina|colombia|portugal|andorra|estats units|regne unit|anglaterra",
  ru: "росси|украин|беларус|казахстан|серби|грузи|армени|турци|израил|дуба|оаэ|германи|франци|итали|польш|черногори|кипр|канад|мексик|аргентин|швейцари|литв|латви|эстони",
};
const citiesAbroad = "москв|питер|спб|петербург|санкт-петербург|киев|минск|белград|лондон|тбилиси|ереван|алмат";

/** Who lives abroad, or is taken to: a keyword "for Russians" asks what holds for whoever comes from there. */
export const residencyWords = {
  "non-resident": [
    "non[- ]?residents?|foreign|expat|abroad|overseas|no resident|no-resident|e[xs]tranjer|estranger|нерезидент|не резидент|иностран|за рубеж|из-за (?:границ|рубеж)",
    `(?:uk|u\\.k\\.|us|usa|eu|non-eu|${nationals.en})[- ](?:resident|citizen|national|buyer|client|passport|people)`,
    `liv(?:e|ing) (?:and work(?:ing)? )?(?:abroad|outside)|from (?:the )?(?:uk|us|usa|${lands.en})(?![\\p{L}])`,
    `desde (?:los )?(?:${lands.es})(?![\\p{L}])|des d(?:e |els |'|e l')(?:${lands.ca})(?![\\p{L}])`,
    "(?:vivo|vivimos|viviendo|resido) (?:y trabajo )?fuera|residentes? en (?!espana|barcelona|cataluna)",
    "(?:visc|vivim|vivint|resideixo) (?:i treballo )?fora|residents? a (?!espanya|barcelona|catalunya)[\\p{L}]+",
    "жив(?:у|ем|ущ[\\p{L}]*) (?:за границ|в (?:росси|москв|петербург|украин|казахстан|беларус|израил|дуба|оаэ))",
    `for (?:the )?(?:${nationals.en})|russians|brits(?![\\p{L}])|americans`,
    `(?:para|siendo|por) (?:los |las )?(?:ciudadan[oa]s )?(?:${nationals.es})`,
    `(?:per a|sent|per) (?:els |les )?(?:ciutadans )?(?:${nationals.ca})`,
    `россиян|российск[\\p{L}]* (?:паспорт|гражданств)|граждан(?:ам?|ин[\\p{L}]*) (?:рф|${lands.ru})|из (?:рф(?![\\p{L}])|сша|${lands.ru}|${citiesAbroad})`,
    `(?:доход|зарплат|работ)[\\p{L}]* (?:[\\p{L}]+ )?в (?:рф(?![\\p{L}])|сша|${lands.ru})|(?:оформ|подпис|сдела|завер)[\\p{L}]* (?:[\\p{L}]+ )?в (?:рф(?![\\p{L}])|сша|${lands.ru}|${citiesAbroad})`,
    "для (?:русск|украин|белорус|казах|американ|британ|немц|англичан|израильтян|граждан)",
  ].join("|"),
  resident: "residents?(?![\\p{L}])|residentes?(?![\\p{L}])|резидент",
} as const;

/** Words before an amount that make it the least; without one it is the most that is to be spent. */
export const limitWords = {
  from: "over|above|from|more than|at least|minimum|desde|mas de|a partir de|minimo|des de|mes de|от|свыше|более|дороже",
  to: "under|below|less|up to|max|menos|hasta|menys|fins|не дороже|дешевле|до(?![\\p{L}])",
} as const;

/** Words that count the rooms of a home, or its price. */
export const roomWords =
  "евро|euros?(?![\\p{L}])|eur(?![\\p{L}])|[\\p{L}\\d-]*комнат|однушк|двушк|трешк|спал|(?:two|three|four|five|double)(?=[- ]bed)|bed|dormitor|habitac";

export const numberWords: readonly (readonly [words: string, bedrooms: number])[] = [
  ["one|un|uno|una|одн", 1],
  ["two|dos|dues|дв", 2],
  ["three|tres|тр", 3],
  ["four|cuatro|quatre|четыр", 4],
  ["five|cinco|cinc|пят", 5],
];
