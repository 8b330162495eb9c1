import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Db } from "~/db/database";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { noteSamples } from "~/domain/samples/samples.server";
import { environment } from "~/environment.server";
import { languages } from "~/i18n/languages";
import { backupsFolder } from "~/outside/backup/backups-folder.server";
import { keptMailsFolder } from "~/outside/mail/kept-mails.server";

import { aDevelopment, anArticle, anEnquiry, aPerson, aProperty, brandPictures, theAgency } from "./builders";

/** Stands in every text that only the agent may read. */
export const secretWord = "Zypressenhain";
/** In euros: of everything that is not published. */
export const secretPrice = 7_654_321;

/** Whether something that only the agent may read stands in an answer. */
export function tellsSecrets(text: string): boolean {
  return new RegExp(`${secretWord}|7[,. \\u00a0]?654[,. \\u00a0]?321`, "i").test(text);
}

const at = "2026-11-20T09:00:00.000Z";
const backupFile = "xamfra-2026-11-20T02-30-00Z.tar";
const mailFile = "2026-11-20T09-00-00Z-000001-enquiry.eml";

/**
 * A row of every kind that the panel shows, nothing of it public, each with the secret word. @returns the parameters of the
 * routes by the path before them
 */
export async function everyRow(db: Db): Promise<readonly (readonly [RegExp, string | number])[]> {
  await theAgency(db);
  await brandPictures(db);
  await sitePictures(db);
  const colleague = await aPerson(db, { email: `${secretWord}@example.com`, admin: "active" });
  const { id: admin } = await db
    .selectFrom("admin_users")
    .where("user_id", "=", colleague.id)
    .select("id")
    .executeTakeFirstOrThrow();
  const home = await aHome(db);
  const building = await aBuilding(db);
  const written = await anArticleWithAll(db);
  const asked = await aMessage(db, colleague.id);
  const shown = await agencyRows(db);
  await db.insertInto("guide_corrections").values(aCorrection(guideEntry)).execute();
  const appointment = await anAppointment(db, { home: home.id, message: asked.id });
  mkdirSync(keptMailsFolder, { recursive: true });
  writeFileSync(`${keptMailsFolder}/${mailFile}`, `Subject: ${secretWord}\nTo: a@example.com\n\n${secretWord}\n`);
  mkdirSync(backupsFolder(environment.dataDir), { recursive: true });
  writeFileSync(join(backupsFolder(environment.dataDir), backupFile), secretWord);
  return [
    [/\/admins\/(ask\/remove\/)?:id/, admin],
    [/\/properties\/ask\/[\w-]+\/:id/, home.id],
    [/\/properties\/ask\/delete-image\/:id\/:part/, home.image],
    [/\/developments\/ask\/[\w-]+\/:id/, building.id],
    [/\/developments\/ask\/delete-image\/:id\/:part/, building.image],
    [/\/developments\/ask\/delete-unit\/:id\/:part/, building.unit],
    [/\/ask\/remove-translation\/:id\/:part/, "es"],
    [/\/articles\/ask\/delete(?:-picture)?\/:id/, written.id],
    [/\/articles\/ask\/delete-picture\/:id\/:part/, written.picture],
    [/\/articles\/ask\/(?:delete|stop)-batch\/:id/, written.batch],
    [/\/guide\/ask\/take-back\/:id/, guideEntry],
    [/\/guide\/ask\/take-back\/:id\/:part/, "ca.md"],
    [/\/guide\/:entry/, guideEntry],
    [/\/enquiries\/ask\/[\w-]+\/:id/, asked.id],
    [/\/enquiries\/ask\/delete-note\/:id\/:part/, asked.note],
    [/\/settings\/ask\/remove-claim\/:id/, shown.claim],
    [/\/settings\/ask\/remove-story\/:id/, shown.story],
    // There from the beginning.
    [/\/settings\/ask\/remove-reply-template\/:id/, 1],
    [/\/settings\/replies\/:id/, 1],
    [/\/properties\/:id/, home.id],
    [/\/properties\/.*\/images\/:image/, home.image],
    [/\/properties\/.*\/uploads\/:upload/, home.upload],
    [/\/developments\/:id/, building.id],
    [/\/developments\/.*\/images\/:image/, building.image],
    [/\/developments\/.*\/units\/:unit\/uploads\/:upload/, building.planUpload],
    [/\/developments\/.*\/uploads\/:upload/, building.upload],
    [/\/developments\/.*\/units\/:unit/, building.unit],
    [/\/developments\/:slug/, building.slug],
    [/\/preview\/pictures\/:number/, 1],
    [/\/translations\/:language/, "es"],
    [/\/articles\/batch\/:id/, written.batch],
    [/\/topic\/:topic/, written.topic],
    [/\/articles\/:id/, written.id],
    [/\/revisions\/:revision/, written.revision],
    [/\/articles\/:slug/, written.slug],
    [/\/enquiries\/:id/, asked.id],
    [/\/diary\/:id/, appointment],
    [/\/calendar\/:file/, "nobody.ics"],
    [/\/book\/:secret/, "nobody"],
    [/\/claims\/:id/, shown.claim],
    [/\/stories\/:id/, shown.story],
    [/\/mails\/:file/, mailFile],
    [/\/backups\/:file/, backupFile],
    [/\/mails\/:id/, asked.mail],
    [/\/property\/:id/, home.id],
    [/\/brand\/:file/, "0123456789abcdef.svg"],
    [/\/uploads\/shared\/:file/, `${"c".repeat(24)}.jpg`],
    [/\/uploads\/:file/, "000000000000000000000000-480.jpg"],
    [/\/sitemaps\/:file/, "pages-1.xml"],
    [/\/neighborhoods\/:slug/, "eixample"],
    [/\/services\/:slug/, "legal-support"],
  ];
}

const guideEntry = "nota-simple";

/** The text of a file, with the secret word in a place that readers never see before it is saved. */
function aCorrection(entry: string) {
  const text = readFileSync(`app/guide/documents/${entry}/ca.md`, "utf8").replace(
    "# what\n\n",
    `# what\n\n${secretWord}. `,
  );
  return { entry, file: "ca.md" as const, text, made_over: "0".repeat(12), corrected_at: at };
}

/** What the public pages are drawn with; of no interest to anybody here. */
async function sitePictures(db: Db) {
  const places = ["neighborhood-eixample", "neighborhood-sarria-sant-gervasi"];
  const names = ["hero", "valuation", "turnkey-staging", "agent-portrait", "sharing", ...places];
  await db
    .insertInto("site_pictures")
    .values(
      names.map((slug) => ({
        slug,
        image_url: `/uploads/${"f".repeat(24)}-2000.jpg`,
        width: 2000,
        height: 1333,
        is_rendering: 1,
      })),
    )
    .execute();
  await db
    .insertInto("site_picture_texts")
    .values(names.flatMap((picture) => languages.map((language) => ({ picture, language, alt_text: "A street" }))))
    .execute();
}

async function aHome(db: Db) {
  const { id } = await aProperty(db, {
    ...{ title: secretWord, summary: secretWord, description: secretWord, address: secretWord, reference: "ZH-1" },
    ...{ private_notes: secretWord, price: secretPrice, status: "draft", published_at: null, images: 2 },
  });
  await db
    .insertInto("property_translations")
    .values({
      property_id: id,
      language: "es",
      title: secretWord,
      description: secretWord,
      source_revision: 1,
      updated_at: at,
    })
    .execute();
  const image = await db
    .updateTable("property_images")
    .set({ alt_text: secretWord })
    .where("property_id", "=", id)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("property_image_texts")
    .values({ image_id: image.id, language: "es", alt_text: secretWord })
    .execute();
  const upload = await db
    .insertInto("property_uploads")
    .values({
      property_id: id,
      file: "0".repeat(32),
      original_name: secretWord,
      status: "refused",
      refusal: "failed",
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, image: image.id, upload: upload.id };
}

async function aBuilding(db: Db) {
  const { id, slug, unitIds } = await aDevelopment(db, {
    ...{ name: secretWord, slug: "unpublished", is_published: 0, address: secretWord, price_from: secretPrice },
    units: [{ name: `1-${secretWord}`, price: secretPrice }],
  });
  const unit = unitIds[0] ?? 0;
  await db.updateTable("development_texts").set({ summary: secretWord, description: secretWord }).execute();
  await db
    .insertInto("development_texts")
    .values({ development_id: id, language: "es", summary: secretWord, description: secretWord })
    .execute();
  const images = await db
    .insertInto("development_images")
    .values(
      [null, unit].map((unit_id, number) => ({
        ...{ development_id: id, unit_id, kind: unit_id === null ? ("photo" as const) : ("floor_plan" as const) },
        ...{ image_url: `/uploads/${`${number}`.repeat(24)}-1600.jpg`, alt_text: secretWord },
        ...{ display_order: 0, width: 1600, height: 1067 },
      })),
    )
    .returning("id")
    .execute();
  const uploads = await db
    .insertInto("development_uploads")
    .values(
      [null, unit].map((unit_id, number) => ({
        ...{ development_id: id, unit_id, kind: unit_id === null ? ("photo" as const) : ("floor_plan" as const) },
        ...{ file: `${number + 1}`.repeat(32), original_name: secretWord, created_at: at },
        ...{ status: "refused" as const, refusal: "failed" as const },
      })),
    )
    .returning("id")
    .execute();
  const [image, upload, planUpload] = [images[0]?.id ?? 0, uploads[0]?.id ?? 0, uploads[1]?.id ?? 0];
  return { id, slug, unit, image, upload, planUpload };
}

async function anArticleWithAll(db: Db) {
  const { id, slug } = await anArticle(db, {
    ...{ title: secretWord, slug: "not-published", content: `<p>${secretWord}</p>`, keyword: secretWord },
    ...{ meta_description: secretWord, status: "draft", published_at: null },
  });
  const revision = await db
    .insertInto("article_revisions")
    .values({
      article_id: id,
      title: secretWord,
      content: `<p>${secretWord}</p>`,
      meta_description: secretWord,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const picture = await db
    .insertInto("article_pictures")
    .values({
      article_id: id,
      image_url: `/uploads/${"c".repeat(24)}-1200.jpg`,
      width: 1200,
      height: 800,
      alt_text: secretWord,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const batch = await db
    .insertInto("article_batches")
    .values({ name: secretWord, total_articles: 1, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const topic = await db
    .insertInto("batch_keywords")
    .values({ batch_id: batch.id, keyword: secretWord, title: secretWord })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, slug, revision: revision.id, picture: picture.id, batch: batch.id, topic: topic.id };
}

async function aMessage(db: Db, author: number) {
  const email = `${secretWord.toLowerCase()}-buyer@example.com`;
  const person = { email, firstName: secretWord, asked: { propertyAddress: secretWord } };
  await receiveEnquiry(db, anEnquiry(person), new Date(at));
  const { id } = await db
    .selectFrom("contact_submissions")
    .where("email", "=", email)
    .select("id")
    .executeTakeFirstOrThrow();
  const note = await db
    .insertInto("enquiry_notes")
    .values({ enquiry_id: id, author, body: secretWord, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const mail = await db
    .updateTable("outbox")
    .set({ status: "failed", last_error: secretWord })
    .where("enquiry_id", "=", id)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, note: note.id, mail: mail.id };
}

async function anAppointment(db: Db, { home, message }: { home: number; message: number }) {
  const { id } = await db
    .insertInto("appointments")
    .values({
      ...{ kind: "viewing", starts_at: at, ends_at: "2026-11-20T10:00:00.000Z", place: secretWord },
      ...{ property_id: home, enquiry_id: message, person_name: secretWord, owner_name: secretWord, notes: secretWord },
      ...{ status: "done", outcome: "offer", outcome_words: secretWord, offer: secretPrice },
      ...{ settled_at: at, uid: secretWord, created_at: at, updated_at: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function agencyRows(db: Db) {
  const claim = await db
    .insertInto("claims")
    .values({ position: 1, basis: secretWord })
    .returning("id")
    .executeTakeFirstOrThrow();
  const story = await db
    .insertInto("stories")
    .values({ position: 1, is_published: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const language of languages) {
    await db.insertInto("claim_texts").values({ claim_id: claim.id, language, value: "20+", label: "years" }).execute();
    await db
      .insertInto("story_texts")
      .values({ story_id: story.id, language, quote: secretWord, byline: secretWord, how_verified: secretWord })
      .execute();
  }
  await noteSamples(db, "story", [story.id]);
  return { claim: claim.id, story: story.id };
}
