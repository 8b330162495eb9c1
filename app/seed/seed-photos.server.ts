export type TakenPhoto = { imageUrl: string; width: number; height: number };

/** Takes a file of the folder `photos` through the real photo path. */
export type SeedPhotos = {
  photo(file: string): Promise<TakenPhoto>;
  /** A floor plan drawn as SVG. */
  plan(file: string): Promise<TakenPhoto>;
};
