import type { Language } from "~/i18n/languages";

type Kind =
  | "navigation"
  | "button"
  | "field"
  | "badge"
  | "cardLine"
  | "feature"
  | "heroTitle"
  | "title"
  | "lead"
  | "toastTitle"
  | "toastText"
  | "metaTitle"
  | "metaDescription"
  | "homeTitle"
  | "homeSummary";

const same = (most: number): Record<Language, number> => ({ en: most, es: most, ca: most, ru: most });

/** How long a text may be where it stands, in characters; `least` where search engines want it filled. */
export const limits: Record<Kind, { most: Record<Language, number>; least?: number }> = {
  navigation: { most: { en: 14, es: 16, ca: 16, ru: 16 } },
  button: { most: { en: 24, es: 28, ca: 28, ru: 30 } },
  field: { most: { en: 28, es: 32, ca: 32, ru: 34 } },
  badge: { most: { en: 10, es: 12, ca: 12, ru: 14 } },
  cardLine: { most: { en: 56, es: 62, ca: 62, ru: 62 } },
  // Feeds cut a feature at 35.
  feature: { most: same(35) },
  heroTitle: { most: { en: 32, es: 34, ca: 34, ru: 34 } },
  title: { most: { en: 52, es: 56, ca: 56, ru: 58 } },
  lead: { most: { en: 240, es: 260, ca: 260, ru: 260 } },
  toastTitle: { most: { en: 30, es: 34, ca: 34, ru: 34 } },
  toastText: { most: { en: 90, es: 100, ca: 100, ru: 100 } },
  metaTitle: { most: same(60) },
  metaDescription: { least: 140, most: same(160) },
  homeTitle: { most: same(45) },
  homeSummary: { most: same(95) },
};

/** Which texts of the catalogue are of which kind. Exempt is what the specification or the glossary words itself. */
export const lengthRules: readonly { kind: Kind; names: RegExp; exempt?: readonly string[] }[] = [
  { kind: "navigation", names: /^nav\.\w+$/, exempt: ["nav.developments", "nav.favourites", "nav.favouritesCount"] },
  {
    kind: "button",
    names:
      /^(?:(?:contact|valuation|premiumValuation|viewing|information|quote|consultation)\.send|costs\.submit|search\.(?:next|back|start|browse|close)|filter\.(?:open|show)|favourite\.(?:save|saved|remove)|listing\.(?:search|empty\.clear)|home\.hero\.search|error\.retry|cta\.(?:callShort|messageShort|valuation|enquire)|share\.(?:copy|device)|article\.ask\.\w+\.action)$/,
  },
  {
    kind: "field",
    names:
      /^(?:field\.(?:firstName|lastName|email|phone|propertyAddress|message)|costs\.(?:price|kind|buyer|residence|share|years|rate|lawyer|other|\w+From|\w+To)|viewing\.(?:first|second)(?:Day|Part)|valuation\.(?:propertyType|area|bedrooms|bathrooms|message)|filter\.(?:neighborhood|price|sort))$/,
  },
  { kind: "badge", names: /^(?:property|unit)\.status\.\w+$/ },
  { kind: "cardLine", names: /^home\.service\.[\w-]+\.text$/ },
  { kind: "feature", names: /^feature\./ },
  { kind: "heroTitle", names: /^home\.hero\.title$/ },
  {
    kind: "title",
    names:
      /^(?:costs|places|magazine|listing|developments|favourites|contact|valuation|premiumValuation|viewing|information|quote|consultation|search)\.title$/,
  },
  { kind: "lead", names: /\.lead$/ },
  { kind: "toastTitle", names: /^flash\.\w+\.title$/ },
  { kind: "toastText", names: /^flash\.\w+\.text$/ },
  {
    kind: "metaDescription",
    names:
      /^(?:home|costs|listing|magazine|places|developments|search|contact|valuation|premiumValuation|quote)\.description$/,
  },
];
