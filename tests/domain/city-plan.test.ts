import { describe, expect, test } from "vitest";

import {
  cutCorners,
  frame,
  nameLines,
  planBlocks,
  project,
  shapePath,
  view,
  type Point,
} from "~/domain/places/city-plan";
import { pinPosition, pinSpacing, placePins } from "~/domain/places/city-plan-pins";

// Municipal facts (Ajuntament de Barcelona, Open Data BCN, 2020): a point well inside, and the area in hectares.
const facts = [
  { slug: "eixample", latitude: 41.38771, longitude: 2.1549, hectares: 746.4 },
  { slug: "pedralbes", latitude: 41.39015, longitude: 2.11023, hectares: 268.5 },
  { slug: "gracia", latitude: 41.40716, longitude: 2.1576, hectares: 422.4 },
  { slug: "sarria-sant-gervasi", latitude: 41.41057, longitude: 2.11553, hectares: 1991.6 },
  { slug: "ciutat-vella", latitude: 41.37998, longitude: 2.17336, hectares: 420.5 },
  { slug: "born", latitude: 41.38651, longitude: 2.18332, hectares: 111 },
  { slug: "poble-nou", latitude: 41.39995, longitude: 2.20166, hectares: 156.7 },
  { slug: "les-corts", latitude: 41.38294, longitude: 2.12513, hectares: 601.1 },
];

const montjuic = project({ latitude: 41.364, longitude: 2.166 });
const tibidabo = project({ latitude: 41.422, longitude: 2.119 });
const portVell = project({ latitude: 41.376, longitude: 2.182 });

// A unit is a thousandth of the frame's width: 0.1931° of longitude at 41.39° north, 111.2 km to the degree.
const metresPerUnit = (0.1931 * 0.7502 * 111_195) / 1000;

function pointsOf(slug: string): Point[] {
  const block = planBlocks.find((candidate) => candidate.slug === slug);
  if (!block) throw new Error(`No block for ${slug}`);
  return block.points;
}

function edgesOf(points: readonly Point[]): [Point, Point][] {
  return points.map((point, index) => [point, points[(index + 1) % points.length] ?? point]);
}

function contains(points: readonly Point[], { x, y }: Point): boolean {
  const crossings = edgesOf(points).filter(
    ([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
  );
  return crossings.length % 2 === 1;
}

function areaOf(points: readonly Point[]): number {
  return Math.abs(edgesOf(points).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)) / 2;
}

describe("the projection", () => {
  test("puts the corners of the frame at the corners of the plan", () => {
    expect(project({ latitude: frame.north, longitude: frame.west })).toEqual({ x: 0, y: 0 });
    const southEast = project({ latitude: frame.south, longitude: frame.east });
    expect(southEast.x).toBeCloseTo(frame.width, 6);
    expect(Math.round(southEast.y)).toBe(frame.height);
  });

  test("puts Montjuïc south-west of Port Vell and Tibidabo north-west of both", () => {
    expect(montjuic.x).toBeLessThan(portVell.x);
    expect(montjuic.y).toBeGreaterThan(portVell.y);
    expect(tibidabo.x).toBeLessThan(montjuic.x);
    expect(tibidabo.y).toBeLessThan(portVell.y);
  });

  test("keeps distances: Tibidabo lies 7.3 km from Port Vell", () => {
    const kilometres = (Math.hypot(tibidabo.x - portVell.x, tibidabo.y - portVell.y) * metresPerUnit) / 1000;
    expect(kilometres).toBeCloseTo(7.34, 1);
  });
});

describe("a block", () => {
  test("has each corner cut by 12.5 % of the shorter side", () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 80, y: 0 },
      { x: 80, y: 40 },
      { x: 0, y: 40 },
    ];
    expect(shapePath(cutCorners(corners))).toBe("M0 5L5 0L75 0L80 5L80 35L75 40L5 40L0 35Z");
  });

  test.each(facts)("of $slug contains the neighbourhood's own point", ({ slug, latitude, longitude }) => {
    expect(contains(pointsOf(slug), project({ latitude, longitude }))).toBe(true);
  });

  test.each(facts)("of $slug is as large as the neighbourhood, within 12 %", ({ slug, hectares }) => {
    const drawn = (areaOf(pointsOf(slug)) * metresPerUnit ** 2) / 10_000;
    expect(Math.abs(drawn / hectares - 1)).toBeLessThan(0.12);
  });

  test.each(planBlocks)("of $slug lies in the shown part of the frame", ({ points, label }) => {
    for (const { x, y } of [...points, label]) {
      expect(x).toBeGreaterThan(view.x);
      expect(x).toBeLessThan(view.x + view.width);
      expect(y).toBeGreaterThan(view.y);
      expect(y).toBeLessThan(view.y + view.height);
    }
  });

  test.each(planBlocks)("of $slug bears its name, or a leader that ends in it", ({ points, label }) => {
    expect(contains(points, label.leader?.from ?? label)).toBe(true);
  });

  test("touches no other, but for the two that lie inside another", () => {
    for (const one of planBlocks) {
      for (const other of planBlocks) {
        if (one === other || other.inside === one.slug) continue;
        const shared = other.points.filter((point) => contains(one.points, point));
        if (one.inside === other.slug) expect(one.points.every((point) => contains(other.points, point))).toBe(true);
        else expect(shared, `${other.slug} in ${one.slug}`).toEqual([]);
      }
    }
  });

  test("is drawn after the one that contains it", () => {
    const slugs = planBlocks.map(({ slug }) => slug);
    for (const { slug, inside } of planBlocks) {
      if (inside) expect(slugs.indexOf(inside)).toBeLessThan(slugs.indexOf(slug));
    }
  });
});

describe("pins", () => {
  const home = { latitude: 41.4032, longitude: 2.1563 };

  test("stand where the home is", () => {
    expect(pinPosition(home)).toEqual(project(home));
  });

  test("are left out for homes outside the shown part, and for coordinates that are none", () => {
    expect(pinPosition({ latitude: 41.3, longitude: 2.05 })).toBeUndefined();
    expect(pinPosition({ latitude: 0, longitude: 0 })).toBeUndefined();
    expect(pinPosition({ latitude: Number.NaN, longitude: 2.15 })).toBeUndefined();
    expect(placePins([{ latitude: 40.4168, longitude: -3.7038 }])).toEqual([]);
  });

  test("never hide one another, even in one building, and stay near it", () => {
    const placed = placePins(Array.from({ length: 12 }, (_, id) => ({ id, ...home })));
    expect(placed.map((pin) => pin.home.id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const [index, { at }] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        expect(Math.hypot(at.x - other.at.x, at.y - other.at.y)).toBeGreaterThan(pinSpacing - 0.1);
      }
      expect(Math.hypot(at.x - project(home).x, at.y - project(home).y)).toBeLessThan(4 * pinSpacing);
    }
  });
});

describe("a name", () => {
  test.each([
    ["Gràcia", ["Gràcia"]],
    ["Сьютат-Велья", ["Сьютат-Велья"]],
    ["Sarrià-Sant Gervasi", ["Sarrià-", "Sant Gervasi"]],
    ["Саррия-Сан-Жервази", ["Саррия-", "Сан-Жервази"]],
  ])("%s stands in lines %j", (name, lines) => {
    expect(nameLines(name)).toEqual(lines);
  });
});
