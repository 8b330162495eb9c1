import { sql } from "kysely";

// Times are ISO 8601 in UTC, money is whole euros, areas are whole square metres, booleans are 0 or 1.
// Lists are JSON arrays. A migration is never edited once it has landed: the next one mends it.
const tables = [
  // Places -----------------------------------------------------------------------------------------------------------
  `create table neighborhoods (
    slug text primary key check (slug <> '' and slug not glob '*[^a-z0-9-]*'),
    position integer not null,
    is_named integer not null check (is_named in (0, 1)),
    inside text references neighborhoods (slug),
    latitude real not null check (latitude between -90 and 90),
    longitude real not null check (longitude between -180 and 180),
    picture text references site_pictures (slug)
  ) strict`,
  `create table neighborhood_texts (
    neighborhood text not null references neighborhoods (slug) on delete cascade on update cascade,
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    name text not null check (name <> ''),
    locative text not null default '',
    tagline text not null,
    description text not null,
    primary key (neighborhood, language)
  ) strict, without rowid`,

  // Pictures of the site itself: hero, neighborhoods, services ---------------------------------------------------------
  `create table site_pictures (
    slug text primary key,
    image_url text not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    is_rendering integer not null check (is_rendering in (0, 1))
  ) strict`,
  `create table site_picture_texts (
    picture text not null references site_pictures (slug) on delete cascade,
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    alt_text text not null,
    primary key (picture, language)
  ) strict, without rowid`,

  // Homes ------------------------------------------------------------------------------------------------------------
  `create table properties (
    id integer primary key autoincrement,
    reference text unique check (reference <> ''),
    title text not null check (title <> ''),
    summary text not null default '',
    description text not null default '',
    source_language text not null default 'en' check (source_language in ('en', 'es', 'ca', 'ru')),
    text_revision integer not null default 1,
    price integer not null check (price between 0 and 99999999),
    bedrooms integer not null default 1 check (bedrooms between 0 and 99),
    bathrooms integer not null default 1 check (bathrooms between 0 and 99),
    area integer not null default 0 check (area between 0 and 100000),
    useful_area integer check (useful_area between 0 and 100000),
    neighborhood text not null references neighborhoods (slug) on update cascade,
    address text not null default '',
    postal_code text not null default '',
    city text not null default 'Barcelona',
    shows_exact_address integer not null default 0 check (shows_exact_address in (0, 1)),
    latitude real check (latitude between -90 and 90),
    longitude real check (longitude between -180 and 180),
    status text not null default 'draft' check (status in ('draft', 'available', 'pending', 'sold')),
    property_type text not null default 'apartment'
      check (property_type in ('apartment', 'house', 'penthouse', 'studio', 'duplex', 'loft')),
    built_year integer check (built_year >= 1800),
    renovated_year integer check (renovated_year >= 1800),
    floor integer check (floor between -9 and 200),
    total_floors integer check (total_floors between 0 and 200),
    has_elevator integer not null default 0 check (has_elevator in (0, 1)),
    has_parking integer not null default 0 check (has_parking in (0, 1)),
    has_storage integer not null default 0 check (has_storage in (0, 1)),
    energy_rating text check (energy_rating in ('A', 'B', 'C', 'D', 'E', 'F', 'G', 'in_progress', 'exempt')),
    energy_consumption_kwh real check (energy_consumption_kwh >= 0),
    emissions_rating text check (emissions_rating in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
    emissions_kg real check (emissions_kg >= 0),
    energy_certificate_number text not null default '',
    energy_valid_until text,
    community_fees integer check (community_fees >= 0),
    features text not null default '[]' check (json_valid(features) and json_type(features) = 'array'),
    is_featured integer not null default 0 check (is_featured in (0, 1)),
    cadastral_reference text not null default '',
    nota_de_encargo_date text,
    cedula text not null default '',
    private_notes text not null default '',
    drafted_from_enquiry integer unique references contact_submissions (id) on delete set null,
    version integer not null default 1,
    published_at text,
    created_at text not null,
    updated_at text not null,
    check ((latitude is null) = (longitude is null))
  ) strict`,
  `create index properties_by_place on properties (status, neighborhood, price)`,
  `create index properties_by_price on properties (status, price)`,
  `create table property_translations (
    property_id integer not null references properties (id) on delete cascade,
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    title text not null check (title <> ''),
    summary text not null default '',
    description text not null,
    source_revision integer not null,
    updated_at text not null,
    primary key (property_id, language)
  ) strict, without rowid`,
  `create table property_images (
    id integer primary key autoincrement,
    property_id integer not null references properties (id) on delete cascade,
    image_url text not null unique,
    kind text not null default 'photo' check (kind in ('photo', 'floor_plan', 'energy_label')),
    is_primary integer not null default 0 check (is_primary in (0, 1)),
    display_order integer not null,
    alt_text text not null default '',
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    is_rendering integer not null default 0 check (is_rendering in (0, 1)),
    created_at text not null,
    check (is_primary = 0 or kind = 'photo')
  ) strict`,
  `create unique index one_primary_image on property_images (property_id) where is_primary = 1`,
  `create index property_images_in_order on property_images (property_id, display_order)`,
  `create table property_image_texts (
    image_id integer not null references property_images (id) on delete cascade,
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    alt_text text not null,
    primary key (image_id, language)
  ) strict, without rowid`,

  // New developments -------------------------------------------------------------------------------------------------
  `create table developments (
    id integer primary key autoincrement,
    slug text not null unique check (slug <> '' and slug not glob '*[^a-z0-9-]*'),
    name text not null check (name <> ''),
    neighborhood text not null references neighborhoods (slug) on update cascade,
    address text not null default '',
    postal_code text not null default '',
    city text not null default 'Barcelona',
    latitude real check (latitude between -90 and 90),
    longitude real check (longitude between -180 and 180),
    price_from integer not null check (price_from >= 0),
    price_to integer check (price_to >= price_from),
    completion_quarter text check (completion_quarter glob '[12][0-9][0-9][0-9]-Q[1-4]'),
    construction_state text not null default 'planned'
      check (construction_state in ('planned', 'under-construction', 'finished')),
    works_licence text not null default '',
    works_licence_expires text,
    total_units integer not null check (total_units >= 0),
    total_floors integer check (total_floors >= 0),
    bedrooms_from integer not null default 0 check (bedrooms_from >= 0),
    bedrooms_to integer not null default 0 check (bedrooms_to >= bedrooms_from),
    has_parking integer not null default 0 check (has_parking in (0, 1)),
    energy_rating text check (energy_rating in ('A', 'B', 'C', 'D', 'E', 'F', 'G', 'in_progress', 'exempt')),
    energy_consumption_kwh real check (energy_consumption_kwh >= 0),
    emissions_rating text check (emissions_rating in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
    emissions_kg real check (emissions_kg >= 0),
    reservation_percent integer check (reservation_percent between 0 and 100),
    minimum_down_payment_percent integer not null default 30 check (minimum_down_payment_percent between 0 and 100),
    has_mortgage integer not null default 1 check (has_mortgage in (0, 1)),
    has_flexible_payment_plan integer not null default 0 check (has_flexible_payment_plan in (0, 1)),
    features text not null default '[]' check (json_valid(features) and json_type(features) = 'array'),
    is_featured integer not null default 0 check (is_featured in (0, 1)),
    is_published integer not null default 0 check (is_published in (0, 1)),
    version integer not null default 1,
    created_at text not null,
    updated_at text not null
  ) strict`,
  `create table development_texts (
    development_id integer not null references developments (id) on delete cascade,
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    location text not null default '',
    summary text not null,
    description text not null,
    surroundings text not null default '',
    primary key (development_id, language)
  ) strict, without rowid`,
  `create table development_units (
    id integer primary key autoincrement,
    development_id integer not null references developments (id) on delete cascade,
    name text not null check (name <> ''),
    floor integer not null,
    bedrooms integer not null check (bedrooms between 0 and 99),
    bathrooms integer not null check (bathrooms between 0 and 99),
    area integer not null check (area >= 0),
    useful_area integer check (useful_area >= 0),
    terrace integer not null default 0 check (terrace >= 0),
    price integer not null check (price between 0 and 99999999),
    status text not null default 'available' check (status in ('available', 'reserved', 'sold')),
    features text not null default '[]' check (json_valid(features) and json_type(features) = 'array'),
    display_order integer not null,
    unique (development_id, name)
  ) strict`,
  `create table development_images (
    id integer primary key autoincrement,
    development_id integer not null references developments (id) on delete cascade,
    unit_id integer references development_units (id) on delete cascade,
    image_url text not null unique,
    kind text not null default 'photo' check (kind in ('photo', 'floor_plan')),
    display_order integer not null,
    alt_text text not null default '',
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    is_rendering integer not null default 0 check (is_rendering in (0, 1))
  ) strict`,
  `create index development_images_in_order on development_images (development_id, display_order)`,
  `create table development_image_texts (
    image_id integer not null references development_images (id) on delete cascade,
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    alt_text text not null,
    primary key (image_id, language)
  ) strict, without rowid`,

  // Messages ---------------------------------------------------------------------------------------------------------
  // company holds the phone number and objectives the text built from the request, as other systems read them.
  `create table contact_submissions (
    id integer primary key autoincrement,
    kind text not null check (kind in
      ('contact', 'valuation', 'premium-valuation', 'search-brief', 'viewing', 'quote', 'development', 'consultation')),
    first_name text not null,
    last_name text not null default '',
    email text not null,
    company text not null default '',
    objectives text not null default '',
    contact_preferences text not null default '["email","phone"]' check (json_valid(contact_preferences)),
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    page text not null default '',
    property_id integer references properties (id) on delete set null,
    development_id integer references developments (id) on delete set null,
    property_address text not null default '',
    property_type text,
    area integer,
    bedrooms integer,
    bathrooms integer,
    details text not null default '{}' check (json_valid(details) and json_type(details) = 'object'),
    privacy_read_at text not null,
    news_consent_at text,
    fingerprint text not null,
    address_hash text not null default '',
    spam_reason text check (spam_reason in ('honeypot', 'too-fast', 'too-many')),
    answered_at text,
    answered_by integer references users (id) on delete set null,
    answered_how text check (answered_how in ('email', 'phone', 'message', 'visit')),
    created_at text not null,
    check ((answered_at is null) = (answered_how is null))
  ) strict`,
  `create index submissions_waiting on contact_submissions (spam_reason, answered_at, created_at)`,
  `create index submissions_by_person on contact_submissions (email collate nocase, created_at)`,
  `create index submissions_by_fingerprint on contact_submissions (fingerprint, created_at)`,
  `create table enquiry_notes (
    id integer primary key autoincrement,
    enquiry_id integer not null references contact_submissions (id) on delete cascade,
    author integer references users (id) on delete set null,
    body text not null check (body <> ''),
    created_at text not null
  ) strict`,

  // Mail that still has to leave, and what became of it ----------------------------------------------------------------
  `create table outbox (
    id integer primary key autoincrement,
    enquiry_id integer references contact_submissions (id) on delete set null,
    template text not null,
    recipient text not null,
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    payload text not null default '{}' check (json_valid(payload)),
    status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'failed')),
    tries integer not null default 0,
    next_try_at text not null,
    last_error text,
    sent_at text,
    created_at text not null
  ) strict`,
  `create index outbox_due on outbox (status, next_try_at)`,
  `create unique index one_mail_of_a_kind on outbox (enquiry_id, template) where enquiry_id is not null`,

  // People who sign in -------------------------------------------------------------------------------------------------
  `create table users (
    id integer primary key autoincrement,
    email text not null unique collate nocase check (email <> ''),
    password_hash text not null,
    email_confirmed_at text,
    created_at text not null,
    updated_at text not null
  ) strict`,
  `create table sessions (
    id text primary key,
    user_id integer not null references users (id) on delete cascade,
    created_at text not null,
    last_seen_at text not null,
    expires_at text not null
  ) strict, without rowid`,
  `create index sessions_of_user on sessions (user_id)`,
  `create table user_tokens (
    token_hash text primary key,
    user_id integer not null references users (id) on delete cascade,
    purpose text not null check (purpose in ('confirm', 'reset')),
    expires_at text not null,
    used_at text
  ) strict, without rowid`,
  `create table admin_users (
    id integer primary key autoincrement,
    user_id integer unique references users (id) on delete set null,
    email text not null unique collate nocase check (email <> ''),
    role text not null default 'admin' check (role = 'admin'),
    is_active integer not null default 1 check (is_active in (0, 1)),
    created_at text not null
  ) strict`,

  // Articles -----------------------------------------------------------------------------------------------------------
  `create table articles (
    id integer primary key autoincrement,
    article_group text not null,
    language text not null default 'en' check (language in ('en', 'es', 'ca', 'ru')),
    title text not null,
    keyword text not null default '',
    slug text not null check (slug <> ''),
    content text not null default '',
    raw_content text,
    meta_description text not null default '',
    status text default 'draft' check (status in ('draft', 'published', 'archived')),
    word_count integer not null default 0 check (word_count >= 0),
    is_generated integer not null default 0 check (is_generated in (0, 1)),
    writer text,
    tokens_used integer,
    cost_cents real,
    batch_keyword_id integer unique references batch_keywords (id) on delete set null,
    reviewed_by integer references users (id) on delete set null,
    reviewed_at text,
    published_at text,
    version integer not null default 1,
    created_at text not null,
    updated_at text not null,
    unique (language, slug),
    unique (article_group, language)
  ) strict`,
  `create index articles_public on articles (status, language, published_at)`,
  `create table article_slugs (
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    slug text not null,
    article_id integer not null references articles (id) on delete cascade,
    primary key (language, slug)
  ) strict, without rowid`,
  `create table article_revisions (
    id integer primary key autoincrement,
    article_id integer not null references articles (id) on delete cascade,
    title text not null,
    content text not null,
    meta_description text not null,
    saved_by integer references users (id) on delete set null,
    created_at text not null
  ) strict`,
  `create index revisions_of_article on article_revisions (article_id, created_at)`,
  `create table article_properties (
    article_id integer not null references articles (id) on delete cascade,
    property_id integer not null references properties (id) on delete cascade,
    primary key (article_id, property_id)
  ) strict, without rowid`,
  `create table article_batches (
    id integer primary key autoincrement,
    name text not null check (name <> ''),
    language text not null default 'en' check (language in ('en', 'es', 'ca', 'ru')),
    total_articles integer not null default 0,
    completed_articles integer not null default 0,
    status text not null default 'pending' check (status in ('pending', 'processing', 'completed')),
    started_at text,
    finished_at text,
    created_at text not null
  ) strict`,
  `create table batch_keywords (
    id integer primary key autoincrement,
    batch_id integer not null references article_batches (id) on delete cascade,
    keyword text not null check (keyword <> ''),
    title text not null check (title <> ''),
    status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
    error_message text,
    tries integer not null default 0,
    next_try_at text,
    leased_until text
  ) strict`,
  `create index keywords_of_batch on batch_keywords (batch_id, status)`,

  // The agency -----------------------------------------------------------------------------------------------------------
  `create table settings (
    key text primary key,
    value text not null check (json_valid(value)),
    updated_at text not null
  ) strict, without rowid`,
  `create table claims (
    id integer primary key autoincrement,
    position integer not null,
    basis text not null default ''
  ) strict`,
  `create table claim_texts (
    claim_id integer not null references claims (id) on delete cascade,
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    value text not null check (value <> ''),
    label text not null check (label <> ''),
    primary key (claim_id, language)
  ) strict, without rowid`,
  `create table stories (
    id integer primary key autoincrement,
    position integer not null,
    is_published integer not null default 1 check (is_published in (0, 1))
  ) strict`,
  `create table story_texts (
    story_id integer not null references stories (id) on delete cascade,
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    quote text not null check (quote <> ''),
    byline text not null,
    how_verified text not null,
    primary key (story_id, language)
  ) strict, without rowid`,

  // Addresses that people asked for and we do not have --------------------------------------------------------------------
  `create table missing_pages (
    path text primary key,
    hits integer not null default 1 check (hits > 0),
    first_seen_at text not null,
    last_seen_at text not null
  ) strict, without rowid`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of tables) await sql.raw(statement).execute(db);
}
