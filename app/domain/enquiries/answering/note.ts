/** Characters of a note on a message. */
export const longestNote = 4000;
