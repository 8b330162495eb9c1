/**
 * The two halves of the suite. `npm test` asks what breaks most often and is told soonest; `npm run test:more` asks the rest: each page at
 * every width and with axe, kills and stops by the dozen, floods, the long attack, phones, lists of keywords. A file that is named nowhere
 * here belongs to `npm test`.
 */

/** Unit and route tests that take long for what they add to the others. */
export const moreTests = [
  "tests/domain/writer/answering.test.ts",
  "tests/domain/writer/built-in.test.ts",
  "tests/domain/writer/entry-articles.test.ts",
  "tests/domain/writer/quarters.test.ts",
  "tests/domain/writer/together.test.ts",
  "tests/domain/writer/unseen-keywords.test.ts",
  "tests/jobs/remake-photos.test.ts",
  "tests/outside/backup-copies-program.test.ts",
  "tests/outside/photos-full-disk.test.ts",
  "tests/outside/restore-order.test.ts",
  "tests/routes/machine-faults.test.ts",
  "tests/routes/other-name.test.ts",
  "tests/routes/panel-inputs.test.ts",
  "tests/routes/password-flood.test.ts",
  "tests/routes/without-samples.test.ts",
  "tests/server/front-connections.test.ts",
  "tests/server/migrations-killed.test.ts",
  "tests/server/start-refused.test.ts",
  "tests/server/two-who-book.test.ts",
];

/** Attacks that wait for time-outs or send by the thousand. */
export const moreAttacks = [
  "tests/hostile/files.test.ts",
  "tests/hostile/machine-faults.test.ts",
  "tests/hostile/protocol.test.ts",
  "tests/hostile/slow.test.ts",
];

/** Browser tests of what every page has, of kills, and of what one screen alone adds to the journeys through it. */
export const moreJourneys =
  /\/(quality|widths|killed|links|two-copies|stopping|search-engines|going-live|pictures|admin-(quality|service|settings|images|accounts|writing|developments|missing))\.spec\.ts$/;

/** In `npm test` a site is killed four times; in `test:more` as often as the rule asks for. @param {number} whole */
export function rounds(whole) {
  return process.env.SUITE === "core" ? Math.min(4, whole) : whole;
}
