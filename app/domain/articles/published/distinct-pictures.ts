/**
 * Chooses a picture for each entry of a list so that no two look alike as long as there are others: each takes the first of
 * its own that nobody before it has, else the one that was taken least often.
 * @param candidates for each entry its pictures, the most fitting first; null for an entry that has none
 */
export function distinctPictures<Picture extends { photo: { name: string } }>(
  candidates: readonly (readonly Picture[])[],
): (Picture | null)[] {
  const taken = new Map<string, number>();
  const timesOf = ({ photo }: Picture) => taken.get(photo.name) ?? 0;
  return candidates.map((pictures) => {
    const [first, ...others] = pictures;
    if (!first) return null;
    const chosen = others.reduce((best, picture) => (timesOf(picture) < timesOf(best) ? picture : best), first);
    taken.set(chosen.photo.name, timesOf(chosen) + 1);
    return chosen;
  });
}
