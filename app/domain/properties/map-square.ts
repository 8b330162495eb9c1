/**
 * Squares of the city by which homes are put together on a map where there are too many for a pin each. A square gathers so many
 * steps of `roundedPoint`, to the north and to the east, and takes in whole steps only: to know in which square a home lies says no
 * more than its rounded pin. Four small ones make a large one.
 */
export const squareSizes = [6, 12] as const;
export type SquareSize = (typeof squareSizes)[number];

/** A square as an address writes it: its place from south, from west, and its size, `6898-270-6`. */
export type SquareName = `${number}-${number}-${SquareSize}`;

/** A step of `roundedPoint` in degrees: about 111 m to the north, and as much to the east at Barcelona's latitude. */
export const squareSteps = { latitude: 0.001, longitude: 0.001 / 0.7502 } as const;

/** @returns the square in our own spelling; `undefined` for a text that names none */
export function readSquare(text: string): SquareName | undefined {
  const square = partsOfSquare(text.trim());
  return square && `${square.north}-${square.east}-${square.size}`;
}

export function partsOfSquare(name: string): { north: number; east: number; size: SquareSize } | undefined {
  const [north, east, size] = /^\d{1,5}-\d{1,5}-\d{1,2}$/.test(name) ? name.split("-").map(Number) : [];
  const known = squareSizes.find((each) => each === size);
  return north === undefined || east === undefined || !known ? undefined : { north, east, size: known };
}
