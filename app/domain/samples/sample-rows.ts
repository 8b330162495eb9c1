import type { SampleKind, SamplePart } from "./sample";

/** Rows of a table that belong to a sample. */
export type Belonging = {
  table: string;
  /** The column that names their sample, or the row `through` which they belong to it. */
  owner: string;
  through?: { table: string; owner: string };
  /** What of them makes a part; not given where the row only goes and comes back with its sample. */
  parts?: Partial<Record<SamplePart, readonly string[]>>;
};

const images = {
  photos: ["image_url", "kind", "display_order", "alt_text", "content_hash"],
} as const;
const uploads = { photos: ["file"] } as const;
const imageTexts = { photos: ["language", "alt_text"] } as const;

/**
 * All rows of a sample, in an order in which they can be put back. Columns are named one by one: what a later release adds, or
 * counts by itself, changes no sample.
 */
export const sampleRows: Record<SampleKind, readonly [Belonging, ...Belonging[]]> = {
  property: [
    {
      table: "properties",
      owner: "id",
      parts: {
        texts: ["title", "summary", "description", "source_language"],
        price: ["price"],
        status: ["status"],
        details: [
          ...["reference", "bedrooms", "bathrooms", "area", "useful_area", "neighborhood", "address", "postal_code"],
          ...["city", "latitude", "longitude", "property_type", "built_year", "renovated_year", "floor"],
          ...["total_floors", "energy_rating", "energy_consumption_kwh", "emissions_rating", "emissions_kg"],
          ...["energy_certificate_number", "community_fees", "cadastral_reference", "nota_de_encargo_date", "cedula"],
          ...["private_notes", "video_link", "tour_link", "rooms", "features"],
        ],
      },
    },
    {
      table: "property_translations",
      owner: "property_id",
      parts: { texts: ["language", "title", "summary", "description"] },
    },
    { table: "property_images", owner: "property_id", parts: images },
    {
      table: "property_image_texts",
      owner: "image_id",
      through: { table: "property_images", owner: "property_id" },
      parts: imageTexts,
    },
    { table: "property_uploads", owner: "property_id", parts: uploads },
    { table: "property_prices", owner: "property_id" },
    // Of an article that stays; one that goes brings its own lines.
    { table: "article_properties", owner: "property_id" },
  ],
  development: [
    {
      table: "developments",
      owner: "id",
      parts: {
        texts: ["name", "source_language"],
        price: ["price_from", "price_to"],
        status: ["is_published", "construction_state", "completion_quarter"],
        details: [
          ...["slug", "neighborhood", "address", "postal_code", "city", "latitude", "longitude", "works_licence"],
          ...["works_licence_expires", "total_units", "total_floors", "bedrooms_from", "bedrooms_to", "has_parking"],
          ...["energy_rating", "energy_consumption_kwh", "emissions_rating", "emissions_kg", "reservation_percent"],
          ...["minimum_down_payment_percent", "has_mortgage", "has_flexible_payment_plan", "features"],
          ...["video_link", "tour_link"],
        ],
      },
    },
    {
      table: "development_texts",
      owner: "development_id",
      parts: { texts: ["language", "location", "summary", "description", "surroundings"] },
    },
    {
      table: "development_units",
      owner: "development_id",
      parts: {
        units: [
          ...["name", "floor", "bedrooms", "bathrooms", "area", "useful_area", "terrace", "price", "status"],
          ...["features", "rooms"],
        ],
      },
    },
    { table: "development_images", owner: "development_id", parts: images },
    {
      table: "development_image_texts",
      owner: "image_id",
      through: { table: "development_images", owner: "development_id" },
      parts: imageTexts,
    },
    { table: "development_uploads", owner: "development_id", parts: uploads },
    {
      table: "development_unit_prices",
      owner: "unit_id",
      through: { table: "development_units", owner: "development_id" },
    },
  ],
  article: [
    {
      table: "articles",
      owner: "id",
      parts: {
        texts: ["title", "keyword", "slug", "content", "meta_description", "author"],
        status: ["status", "publish_at", "unpublish_at"],
        photos: ["share_photo"],
      },
    },
    {
      table: "article_pictures",
      owner: "article_id",
      parts: { photos: ["image_url", "alt_text"] },
    },
    { table: "article_slugs", owner: "article_id" },
    { table: "article_revisions", owner: "article_id" },
    { table: "article_properties", owner: "article_id" },
  ],
  story: [
    {
      table: "stories",
      owner: "id",
      parts: { status: ["is_published"], details: ["verification", "review_link", "said_in"] },
    },
    {
      table: "story_texts",
      owner: "story_id",
      parts: { texts: ["language", "quote", "byline", "how_verified"] },
    },
  ],
  claim: [
    { table: "claims", owner: "id", parts: { details: ["since", "basis"] } },
    { table: "claim_texts", owner: "claim_id", parts: { texts: ["language", "value", "label", "source"] } },
  ],
};
