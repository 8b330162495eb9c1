/** What the app on the phone reads: as a picture, or typed. */
export type Setup = { secret: string; uri: string };
