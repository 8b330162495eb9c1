import { agencyReference } from "./agency-data";
import { schemaOrg, type StructuredData } from "./structured-data";

type BlogPosting = {
  headline: string;
  description: string;
  url: string;
  language: string;
  /** ISO 8601, UTC */
  publishedAt: string;
  modifiedAt: string;
  image: string | null;
  /** The name that signs it; null where the agency does. */
  author: string | null;
  publisher: { name: string; origin: string };
};

/** An article. The agency signs it unless it names somebody. */
export function blogPosting(article: BlogPosting): StructuredData {
  const { name, origin } = article.publisher;
  const agency = { "@type": "RealEstateAgent", ...agencyReference(origin), name, url: `${origin}/` };
  return {
    "@context": schemaOrg,
    "@type": "BlogPosting",
    headline: article.headline,
    ...(article.description && { description: article.description }),
    ...(article.image && { image: article.image }),
    datePublished: article.publishedAt,
    dateModified: article.modifiedAt > article.publishedAt ? article.modifiedAt : article.publishedAt,
    author: article.author === null ? agency : { "@type": "Person", name: article.author, worksFor: agency },
    publisher: agency,
    inLanguage: article.language,
    mainEntityOfPage: article.url,
  };
}
