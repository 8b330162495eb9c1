import { costsOfANewHome } from "./costs-of-a-new-home";
import { depositAndMortgage } from "./deposit-and-mortgage";
import { foreignBuyersAndTax } from "./foreign-buyers-and-tax";
import { giftAndGain } from "./gift-and-gain";
import { heirWhoRefuses } from "./heir-who-refuses";
import { inheritedPlusvalia } from "./inherited-plusvalia";
import { inspectionAndSale } from "./inspection-and-sale";
import { parts } from "./keyword-parts";
import { largeFamilyTax } from "./large-family-tax";
import { leviesAndSale } from "./levies-and-sale";
import { mortgagedSaleAndTax } from "./mortgaged-sale-and-tax";
import { notaryAndRegistry } from "./notary-and-registry";
import { oldLeaseAndSale } from "./old-lease-and-sale";
import { sellingBareOwnership } from "./selling-bare-ownership";
import { separationAndMortgage } from "./separation-and-mortgage";
import { tenantFirstRefusal } from "./tenant-first-refusal";
import type { AnsweredByOne, Together } from "./together";

/** All pairs of entries that are told together, the more particular before the more general. */
export const pairs: readonly Together[] = [
  oldLeaseAndSale,
  tenantFirstRefusal,
  heirWhoRefuses,
  inheritedPlusvalia,
  leviesAndSale,
  inspectionAndSale,
  sellingBareOwnership,
  largeFamilyTax,
  giftAndGain,
  mortgagedSaleAndTax,
  separationAndMortgage,
  depositAndMortgage,
  foreignBuyersAndTax,
  notaryAndRegistry,
  costsOfANewHome,
];

const heldBack = "retention|withh|retenc|удерж|3 ?%";

/** Who pays the reduced rate. */
const youngOrMany = "young|under 3|joven|jovenes|menor|jove|menys de 3|familia|family|молод|многодет|до 3[0-9]";

/** Said of a home that stands empty, or that its owner uses. */
const unlet =
  "(?:dont|don't|do not|not|without) (?:\\p{L}+ )?(?:rent|let)|(?:sin|no (?:la |lo |esta )?)(?: )?alquil|(?:sense|no (?:la |el |esta )?)(?: )?llog|не (?:\\p{L}+ )?сда";

/** Pairs of which one entry answers for both, whichever of them a keyword names more exactly. */
export const answeredByOne: readonly AnsweredByOne[] = [
  {
    of: ["giving-a-home", "income-tax-on-the-gain"],
    foundAs: ["gift-and-inheritance", "plusvalia", "inherited-home"],
    words: [
      "gift|giv(?:e|ing)|donat|donar|donac|dona(?![\\p{L}])|дарен|подар|дарст",
      parts.inherited,
      "better|cheaper|a compte|conv|mejor|millor|interesa|barat|лучше|выгодн|дешевле",
    ],
    asked: "worth",
  },
  {
    of: ["withholding-from-non-residents", "tax-of-a-non-resident-sale"],
    foundAs: ["selling-from-abroad"],
    words: [heldBack, "back|refund|recover|claim|recuper|devol|devuel|retorn|верн|возврат"],
    asked: "how",
  },
  {
    of: ["inherited-home", "income-tax-on-the-gain"],
    foundAs: ["plusvalia", "costs-of-selling", "steps-of-selling"],
    words: [parts.inherited, parts.sale, parts.tax],
    asked: "tax",
  },
  {
    of: ["tax-of-a-non-resident-sale", "income-tax-on-the-gain"],
    foundAs: ["selling-from-abroad", "non-resident-yearly-tax", "costs-of-selling", "steps-of-selling"],
    words: [parts.abroad, parts.sale, parts.tax],
    without: heldBack,
    asked: "tax",
  },
  {
    // A tax on the purchase is not the yearly one, whose name has the same words.
    of: ["costs-of-buying", "transfer-tax"],
    foundAs: ["property-tax-ibi", "foreign-buyers", "steps-of-buying", "reduced-transfer-tax", "costs-of-selling"],
    words: [parts.tax, parts.purchase],
    without: `${parts.abroad}|${parts.sale}|${parts.mortgage}|ibi(?![\\p{L}])|itp|itpajd|transfer tax|transmis|${youngOrMany}`,
    asked: "tax",
  },
  {
    of: ["reduced-transfer-tax", "transfer-tax"],
    words: ["itp|transmis|transfer tax|itpajd|налог на передачу", youngOrMany],
    asked: "conditions",
  },
  {
    of: ["costs-of-buying", "transfer-tax"],
    words: ["despes|gasto|closing cost|expens|расход", parts.purchase],
    without: `${parts.abroad}|who(?![\\p{L}])|quien|qui(?![\\p{L}])|кто|notar|нотари|regist|реестр`,
    asked: "cost",
  },
  {
    // Of the costs of a purchase only the notary's are asked for.
    of: ["notary-costs", "costs-of-buying"],
    words: ["notar|нотари", `${parts.price}|fee(?![\\p{L}])|fees|gasto|despes|expens|расход|затрат|tarif|aranc|aranz`],
    without: `${parts.mortgage}|cancel|regist|реестр|poder|power|доверен|who(?![\\p{L}])|quien|qui(?![\\p{L}])|кто`,
    asked: "cost",
  },
  {
    // Where the bank says no, the money already paid is asked about.
    of: ["mortgage-refused", "share-of-the-price"],
    foundAs: ["deposit-contract", "mortgage-in-spain", "down-payment"],
    words: [
      "arras|arres|deposit|задат",
      parts.mortgage,
      "no (?:me|em|le|li|nos|ens) (?:da|dan|dona|donen|concede|dono)|not? (?:get|give|grant)|не да[дсё]",
    ],
    asked: "cost",
  },
  {
    // Whoever sells asks of this one certificate, not of all the documents.
    of: ["energy-certificate", "documents-to-sell"],
    foundAs: ["steps-of-selling"],
    words: ["energ|энерг", parts.sale],
    without: `${parts.price}|rent|alquil|llog|аренд|сда`,
    asked: "must",
  },
  {
    of: ["non-resident-yearly-tax", "letting-a-home"],
    foundAs: ["property-tax-ibi", "living-costs-of-a-home", "main-home-exemptions"],
    words: [parts.tax, unlet],
    asked: "must",
  },
  {
    of: ["taking-over-a-mortgage", "fixed-or-variable"],
    foundAs: ["mortgage-in-spain", "early-repayment"],
    words: ["subrog|суброг"],
    without: "vended|venedor|promotor|seller",
    asked: "cost",
  },
  {
    // Whoever makes a home out of a shop asks whether that is allowed, not what a ground floor is.
    of: ["ground-floor", "habitability-certificate"],
    foundAs: ["works-licence", "renovation-works"],
    words: [
      "conver|turn|chang|cambi|transform|canvi|passar|pasar|перев|передел|смен",
      "local(?![\\p{L}])|locals(?![\\p{L}])|locales|premises|shop(?![\\p{L}])|botiga|tienda|нежил|магазин",
    ],
    asked: "must",
  },
];
