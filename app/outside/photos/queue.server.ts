import PQueue from "p-queue";

/**
 * The line in which photos wait. One at a time in the whole process: a photo of a phone takes some 200 MiB while it is
 * decoded and encoded, and twenty may arrive in one request.
 */
export const photoQueue = new PQueue({ concurrency: 1 });
