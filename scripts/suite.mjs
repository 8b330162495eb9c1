/**
 * The two halves of the suite. `npm test` asks what breaks most often and is told soonest; `npm run test:more` asks the rest: each page at
 * every width and with axe, kills and stops by the dozen, floods, the long attack, phones, lists of keywords. A file that is named nowhere
 * here belongs to `npm test`.
 */

/** Unit and route tests that take long for what they add to the others. */
export const moreTests = [
  "tests/jobs/remake-photos.test.ts",
  "tests/outside/backup-copies-program.test.ts",
  "tests/outside/photos-full-disk.test.ts",
  "tests/outside/restore-order.test.ts",
  "tests/routes/machine-faults.test.ts",
  "tests/routes/other-name.test.ts",
  "tests/routes/panel-inputs.test.ts",
  "tests/routes/password-flood.test.ts",
  "tests/routes/without-samples.test.ts",
  "tests/server/server-connections.test.ts",
  "tests/server/migrations-killed.test.ts",
  "tests/server/start-refused.test.ts",
  "tests/server/two-who-book.test.ts",
];

/** Attacks that wait for time-outs or send by the thousand. The long attack is these and, with twice as much at each place, the quick one. */
export const moreAttacks = [
  "tests/hostile/files.test.ts",
  "tests/hostile/machine-faults.test.ts",
  "tests/hostile/protocol.test.ts",
  "tests/hostile/remix-killed.test.ts",
  "tests/hostile/slow.test.ts",
];

/**
 * Browser tests of what every page has, of kills, and of what one screen alone adds to the journeys through it: whole files, tests whose
 * name says so, and, without script, what is told with script or asked of the route. Read against project, file and name of a test.
 */
export const moreJourneys = new RegExp(
  [
    /[ /](quality|widths|killed|links|two-copies|stopping|search-engines|going-live|pictures|in-sight|letters)\.spec/,
    /[ /]admin-(quality|service|settings|images|accounts|writing|developments|missing)\.spec/,
    /@more/,
    /[ /](agents-week|admin-home-to-market)\.spec.* without script/,
    / without script .*(slips in the (?!valuation|viewing)|in the middle of any form|compares what fits|in its menu)/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** In `npm test` a site is killed four times; in `test:more` as often as the rule asks for. @param {number} whole */
export function rounds(whole) {
  return process.env.SUITE === "core" ? Math.min(4, whole) : whole;
}
