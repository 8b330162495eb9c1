import { sql } from "kysely";

import type { Db } from "~/db/database";
import { photoName } from "~/domain/listings/photo";
import { homePrices } from "~/domain/listings/price-history.server";
import type { Language } from "~/i18n/languages";

import { homesWithWords } from "./home-words.repository.server";
import type { HomeCard } from "./property";

/** The columns of a card and the joins they need; the caller says which homes and in which order. */
export function selectCards(db: Db, language: Language) {
  return homesWithWords(db, language)
    .leftJoin("property_images as image", (join) =>
      // A literal: with a parameter SQLite could not use the partial index of primary images.
      join.onRef("image.property_id", "=", "home.id").on("image.is_primary", "=", sql.lit<1>(1)),
    )
    .leftJoin("property_image_texts as alt", (join) =>
      join.onRef("alt.image_id", "=", "image.id").on("alt.language", "=", language),
    )
    .select([
      "home.id",
      "home.price",
      "home.bedrooms",
      "home.bathrooms",
      "home.area",
      "home.status",
      "home.is_featured",
    ])
    .select(["home.neighborhood", "home.title", "home.summary", "home.source_language"])
    .select(["place.name", "translation.title as translated_title", "translation.summary as translated_summary"])
    .select(["image.image_url", "image.width", "image.height", "image.alt_text", "alt.alt_text as translated_alt"])
    .select(["home.published_at", homePrices.since.as("price_since"), homePrices.before.as("price_before")]);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["executeTakeFirstOrThrow"]>>;

export function toCard(row: CardRow, language: Language): HomeCard {
  const isTranslated = row.translated_title !== null;
  return {
    id: row.id,
    title: row.translated_title ?? row.title,
    summary: isTranslated ? (row.translated_summary ?? "") : row.summary,
    textLanguage: isTranslated ? language : row.source_language,
    price: row.price,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    neighborhood: { slug: row.neighborhood, name: row.name ?? row.neighborhood },
    status: row.status,
    isFeatured: row.is_featured === 1,
    publishedAt: row.published_at,
    priceSince: row.price_since,
    priceBefore: row.price_before,
    photo:
      row.image_url !== null && row.width !== null && row.height !== null
        ? {
            name: photoName(row.image_url),
            width: row.width,
            height: row.height,
            alt: row.translated_alt ?? row.alt_text ?? "",
          }
        : null,
  };
}
