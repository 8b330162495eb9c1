/** Beginnings of words by which keywords name one half of a pair, without accents and in all languages at once. */
export const parts = {
  tax: "tax|impuest|hacienda|irpf|tribut|fiscal|impost|hisenda|renta(?![\\p{L}])|налог",
  sale: "sell|sale(?![\\p{L}])|sold|vend|vent(?:a|as)?(?![\\p{L}])|прода",
  purchase: "buy|purchas|compr|куп|покуп",
  mortgage: "mortgage|hipotec|ипотек",
  inherited: "inherit|heir|hered|herenc|heret|hereu|наслед|унаслед",
  abroad:
    "non.?resident|foreign|expat|american|british|abroad|no resident|extranjer|estranger|fora d'espanya|fuera de espan|нерезидент|иностран|россиян|русск|из-за границ",
  newHome: "new.?build|new (?:home|flat|apartment|develop)|off.?plan|obra nueva|obra nova|новостро|от застройщик",
  price: "price|cost|precio|cuesta|cuanto|preu|costa|quant|сколько|цен|стои",
} as const;
