import type { Coordinates } from "./neighborhood";

/**
 * Geometry of the site's own plan of Barcelona: a schematic drawing, not a copy of official boundaries.
 *
 * Everything is in plan units: x to the east, y to the south, 1000 units across the frame, so one unit is about 16 m.
 * The city follows the grid of the Eixample, which lies at 45° to north; blocks are therefore written in grid
 * coordinates (along the coast, towards the sea) and their cut corners come out horizontal and vertical.
 */

/** A place on the plan, in plan units. */
export type Point = Readonly<{ x: number; y: number }>;

/** The part of the world the projection is made for: WGS84 degrees, and its size in plan units. */
export const frame = { west: 2.0437, south: 41.3098, east: 2.2368, north: 41.4759, width: 1000, height: 1147 } as const;

/** The part of the frame that is shown: all eight neighbourhoods, and land and sea enough for their names. */
export const view = { x: 104, y: 208, width: 824, height: 650 } as const;

// A degree of longitude is this much shorter than one of latitude at 41.39° north.
const longitudeScale = 0.7502;
const unitsPerDegree = frame.width / ((frame.east - frame.west) * longitudeScale);

/** Where a place of the world lies on the plan. Equirectangular: at the size of a city the error is under a unit. */
export function project({ latitude, longitude }: Coordinates): Point {
  return {
    x: (longitude - frame.west) * longitudeScale * unitsPerDegree,
    y: (frame.north - latitude) * unitsPerDegree,
  };
}

/** The shown part in WGS84 degrees, `margin` plan units within its edge. */
export function viewInDegrees(margin: number) {
  const longitude = (x: number) => frame.west + x / (longitudeScale * unitsPerDegree);
  const latitude = (y: number) => frame.north - y / unitsPerDegree;
  return {
    west: longitude(view.x + margin),
    east: longitude(view.x + view.width - margin),
    north: latitude(view.y + margin),
    south: latitude(view.y + view.height - margin),
  };
}

/** A point of the city's grid: units along the coast to the north-east, units from the hills towards the sea. */
function onGrid(along: number, seaward: number): Point {
  return { x: (seaward + along) * Math.SQRT1_2, y: (seaward - along) * Math.SQRT1_2 };
}

function gridShape(...corners: readonly (readonly [along: number, seaward: number])[]): Point[] {
  return corners.map(([along, seaward]) => onGrid(along, seaward));
}

function gridRectangle(along: readonly [number, number], seaward: readonly [number, number]): Point[] {
  const [[a0, a1], [s0, s1]] = [along, seaward];
  return gridShape([a0, s0], [a1, s0], [a1, s1], [a0, s1]);
}

/** Cut of a corner as a share of the shortest side: the chamfer of the Eixample, 20 m of 113.3 m, seen on its leg. */
export const cutShare = 0.125;

/** The shape with every right angle cut at 45°, by 12.5 % of its shortest side. */
export function cutCorners(corners: readonly Point[]): Point[] {
  const side = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  const neighbour = (index: number) => corners[(index + corners.length) % corners.length] ?? { x: 0, y: 0 };
  const cut = cutShare * Math.min(...corners.map((corner, index) => side(corner, neighbour(index + 1))));
  const towards = (from: Point, to: Point): Point => ({
    x: from.x + ((to.x - from.x) * cut) / side(from, to),
    y: from.y + ((to.y - from.y) * cut) / side(from, to),
  });
  return corners.flatMap((corner, index) => [
    towards(corner, neighbour(index - 1)),
    towards(corner, neighbour(index + 1)),
  ]);
}

// A unit is less than a pixel wherever the plan is drawn.
const written = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** An open line through the points, as the `d` of an SVG path. */
export function linePath(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${written(point)}`).join("");
}

/** A closed shape, as the `d` of an SVG path. */
export function shapePath(points: readonly Point[]): string {
  return `${linePath(points)}Z`;
}

/**
 * A name's place. Beside its block it stands on a hairline, the leader, that turns at 45° towards the block; `inside`
 * means it stands in the block, centred on the point.
 */
export type Label = Point & Readonly<{ inside: boolean; leader?: { path: string; from: Point } }>;

const turn = 12;

/** A name on a level line at `y`, tied to a block by a line that falls or rises from `from`. */
function callout(from: Point, y: number, lineTo: number, textFrom: number): Label {
  const vertical = Math.sign(y - from.y) * turn;
  const level = Math.sign(lineTo - from.x) * turn;
  const points = [from, { x: from.x, y: y - vertical }, { x: from.x + level, y }, { x: lineTo, y }];
  return { x: textFrom, y, inside: false, leader: { path: linePath(points), from } };
}

/** A neighbourhood on the plan; `inside` names the one that contains it. */
export type PlanBlock = Readonly<{ slug: string; points: Point[]; path: string; label: Label; inside?: string }>;

function block(slug: string, corners: readonly Point[], label: Label, inside?: string): PlanBlock {
  const points = cutCorners(corners);
  return { slug, points, path: shapePath(points), label, inside };
}

// The district reaches from the Diagonal up between Les Corts and Gràcia, and behind Les Corts into the forest.
const sarria = gridShape([-240, 430], [33, 430], [33, 789], [-97, 789], [-97, 602], [-240, 602]);

/**
 * The eight neighbourhoods, placed and sized by the centre, extent and area of the municipal ones (within a tenth of
 * their area), containers before what they contain. Names of small blocks stand outside, where no pin can cover them.
 */
export const planBlocks: readonly PlanBlock[] = [
  block("sarria-sant-gervasi", sarria, { x: 312, y: 446, inside: true }),
  block("les-corts", gridRectangle([-240, -105], [610, 789]), callout({ x: 376, y: 694 }, 794, 122, 122)),
  block("pedralbes", gridRectangle([-231, -114], [619, 701]), callout({ x: 320, y: 630 }, 706, 122, 122), "les-corts"),
  block("gracia", gridRectangle([41, 131], [611, 789]), callout({ x: 566, y: 398 }, 256, 744, 582)),
  block("eixample", gridRectangle([-110, 176], [797, 901]), callout({ x: 684, y: 466 }, 334, 892, 700)),
  block("ciutat-vella", gridRectangle([-55, 115], [909, 1001]), callout({ x: 676, y: 712 }, 802, 908, 692)),
  block("born", gridRectangle([44, 109], [915, 980]), callout({ x: 748, y: 620 }, 712, 908, 764), "ciutat-vella"),
  block("poble-nou", gridRectangle([166, 244], [921, 999]), callout({ x: 868, y: 534 }, 424, 700, 700)),
];

/** One tile of the Eixample's grid in its block: streets every 26 units along both axes, from the block's first corner. */
export const eixampleGrid = { origin: onGrid(-110, 797), pitch: 26, turnDegrees: -45 } as const;

// From the free port in the south-west: the foot of Montjuïc, the old harbour, Barceloneta, the beaches.
const coast = [
  ...gridShape([-620, 1075], [-178, 1075], [-150, 1047], [-84, 1047], [-66, 1029], [-66, 1009], [4, 1009], [4, 1015]),
  ...gridShape([-22, 1041], [-22, 1055], [-14, 1063], [33, 1016], [141, 1016], [150, 1007], [620, 1007]),
];

const contours = [408, 386, 358, 322].map((seaward, step) => {
  const spur = 22 + step * 4;
  const [west, east] = [-190 + step * 34, 30 - step * 10];
  return [
    ...gridShape([-620, seaward - spur], [west, seaward - spur], [west + spur, seaward]),
    ...gridShape([east, seaward], [east + spur, seaward + spur], [620, seaward + spur]),
  ];
});

const montjuic = [0, 8].map((inset) => gridRectangle([-182 + inset, -78 - inset], [944 + inset, 1036 - inset]));

/** Sea, shore and hills, as paths. The shore passes the port, the spit of Barceloneta and the beaches of Poblenou. */
export const landscape = {
  sea: shapePath([...coast, onGrid(620, 1600), onGrid(-620, 1600)]),
  shore: linePath(coast),
  hills: [...contours.map(linePath), ...montjuic.map((hill) => shapePath(cutCorners(hill)))],
} as const;

function avenue(...places: readonly (readonly [latitude: number, longitude: number])[]): string {
  return linePath(places.map(([latitude, longitude]) => project({ latitude, longitude })));
}

/** The avenues that order the city, as paths; the Gran Via is drawn as far as Glòries, to leave room for a name. */
export const avenues = {
  diagonal: avenue([41.3846, 2.1145], [41.409, 2.217]),
  granVia: avenue([41.36, 2.128], [41.4079, 2.1925]),
  passeigDeGracia: avenue([41.387, 2.17], [41.398, 2.158]),
} as const;

/**
 * Names by which a reader finds his way, as they stand on the city's own signs, each with the point it is centred on.
 * A summit has its mark; `on` is the neighbourhood whose block lies under the name.
 */
export const landmarks: readonly Readonly<{ name: string; label: Point; summit?: Point; on?: string }>[] = [
  {
    name: "Tibidabo",
    label: { x: 346, y: 378 },
    summit: project({ latitude: 41.422, longitude: 2.119 }),
    on: "sarria-sant-gervasi",
  },
  { name: "Montjuïc", label: { x: 606, y: 804 }, summit: project({ latitude: 41.364, longitude: 2.166 }) },
  { name: "Collserola", label: { x: 156, y: 242 } },
];

const longestLine = 14;

/** A long name in two lines, broken after its first hyphen: "Sarrià-" "Sant Gervasi". */
export function nameLines(name: string): string[] {
  const end = name.indexOf("-") + 1;
  return name.length > longestLine && end > 0 ? [name.slice(0, end), name.slice(end)] : [name];
}
