/**
 * A server process that does nothing but write articles, to be killed: the real loop on the database of DATA_DIR, with the
 * pause between two groups from its command line. See tests/jobs/article-batches-killed.test.ts.
 */
import { startArticleBatches } from "~/jobs/article-batches.server";

startArticleBatches({ pause: Number(process.argv[2]) });
// As the site's server does, it runs until it is ended; and with whoever started it.
process.stdin.on("end", () => process.exit()).resume();
