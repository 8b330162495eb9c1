import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { db } from "~/db/db.server";
import { migrateToLatest, migrationState } from "~/db/migrate.server";
import { optimizeDatabase } from "~/db/optimize.server";
import { writeAnew } from "~/db/write-anew.server";
import { makeOwner } from "~/domain/admins/owner.server";
import { readPhoneNumbers } from "~/domain/enquiries/people/phone-numbers.server";
import { imageUrl, photoName, type PhotoRecipe, sampleRecipe } from "~/domain/listings/photo";
import { keepPhotoRecipe } from "~/domain/listings/photo-recipe.server";
import { environment } from "~/environment.server";
import { noteRestoredAtStart } from "~/jobs/note-restored.server";
import { copyBeforeUpdate } from "~/outside/backup/copy-before-update.server";
import { keptSecret } from "~/outside/kept-secret.server";
import { requireFirstStart } from "~/outside/lost-database.server";
import { acceptPhoto, removePhoto } from "~/outside/photos/accept.server";
import { copyPhoto } from "~/outside/photos/copy-photo.server";
import { rasterisePlan } from "~/outside/photos/rasterise-plan.server";
import { recogniseSamples } from "~/seed/recognise-samples.server";
import type { SeedPhotos, TakenPhoto } from "~/seed/seed-photos.server";
import { isEmpty, seed } from "~/seed/seed.server";

const photoFolder = join(process.cwd(), "app/seed/photos");

/**
 * The newest schema, sample rows for an empty database, the owner's first sign-in.
 * @param recipe how the samples' photographs are made; by default so that the site is served soon
 */
export async function prepareSite(recipe: PhotoRecipe = sampleRecipe): Promise<void> {
  mkdirSync(environment.uploadsDir, { recursive: true, mode: 0o700 });
  const { done, pending } = await migrationState(db);
  if (done.length > 0 && pending.length > 0) {
    say(`The database as it is was copied to ${await copyBeforeUpdate(environment.dataDir, new Date())}`);
  }
  const migrated = await migrateToLatest(db);
  // Takes a library with the numbers of all countries, which no migration may need.
  await readPhoneNumbers(db);
  if (migrated.length > 0) say(`Database brought up to date: ${migrated.join(", ")}`);
  if (done.length > 0 && migrated.includes(erasedIsGone)) await forgetWhatWasErased();

  if (await isEmpty(db)) {
    requireFirstStart(environment);
    say("Empty database: adding the sample homes and their photographs …");
    const taken: string[] = [];
    try {
      await seed(db, takingPhotos(taken, recipe), new Date());
      await keepPhotoRecipe(db, recipe, new Date());
    } catch (error) {
      // Nothing half-written stays: the rows were rolled back, the files go too.
      await Promise.all(taken.map((name) => removePhoto(name, environment.uploadsDir)));
      throw error;
    }
  } else {
    await eraseAgain();
    await noteRestoredAtStart(db, environment.dataDir);
    await recogniseSamples(db);
  }

  const password = await makeOwner(db, environment.ownerEmail, new Date());
  if (password) {
    say("The owner signs in at /admin/login. This password is shown once; write it down.");
    say(`  e-mail    ${environment.ownerEmail}`);
    say(`  password  ${password}`);
  }
  await optimizeDatabase(db);
  await db.destroy();
  // The last thing that a first start makes, and the sign that there was one.
  if (environment.sessionSecret === undefined) keptSecret(environment.dataDir);
}

/** From here on what is deleted is written over; see migrations. */
const erasedIsGone = "2026-11-27-36-erased-is-gone";

/** Once: what was deleted before is in pages that are free. A disk without room for it is no reason not to open. */
async function forgetWhatWasErased() {
  try {
    await writeAnew(db);
  } catch (error) {
    say(
      `The database could not be written anew, so pages that are free may still hold what was erased: ${String(error)}`,
    );
  }
}

/** What a restored backup brought back of people who were erased since. */
async function eraseAgain() {
  // Marking people makes the secret: on a first start there must be none yet, for it is the sign that there was one before.
  const { eraseAgainAtStart } = await import("~/jobs/erase-again.server");
  const { enquiries, unknown } = await eraseAgainAtStart(db, new Date());
  if (enquiries > 0)
    say(`Erased again, as the people asked: ${enquiries} messages that a restored backup brought back`);
  if (unknown > 0) {
    say(
      `${unknown} erasures were noted with another secret: whoever they name cannot be known again in a restored backup.`,
    );
  }
}

/** Each file is packed once; where it stands a second time its files are copied, so that one photo can go without the other. */
function takingPhotos(taken: string[], { widths }: PhotoRecipe): SeedPhotos {
  const first = new Map<string, TakenPhoto>();
  const once = async (file: string, take: () => Promise<TakenPhoto>) => {
    const same = first.get(file);
    if (same) {
      const name = await copyPhoto(photoName(same.imageUrl), environment.uploadsDir);
      taken.push(name);
      return { ...same, imageUrl: imageUrl({ name, width: same.width }) };
    }
    const photo = await take();
    first.set(file, photo);
    return photo;
  };
  const take = async (file: string) => {
    const accepted = await acceptPhoto(file, environment.uploadsDir, widths);
    if (!accepted.ok) throw new Error(`The sample photograph ${file} was refused: ${accepted.reason}`);
    const { name, width, height } = accepted.photo;
    taken.push(name);
    return { imageUrl: imageUrl({ name, width }), width, height };
  };
  return {
    photo: (file) => once(file, () => take(join(photoFolder, file))),
    plan: (file) =>
      once(file, async () => {
        const drawn = await rasterisePlan(join(photoFolder, file));
        try {
          return await take(drawn);
        } finally {
          await rm(drawn, { force: true });
        }
      }),
  };
}

function say(text: string) {
  console.log(`[xamfra] ${text}`);
}
