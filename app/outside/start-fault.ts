/** Why the site does not start, in words for whoever runs it, with the way out. */
export class StartFault extends Error {}
