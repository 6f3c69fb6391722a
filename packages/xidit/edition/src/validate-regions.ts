// Checks of regions: ids, lyres, one central region, each region its own face of the map.
// Knows no tiles; takes the map as `validate-map` would have it.
import { faceOf } from "./board.ts";
import { traceFaces, type Face } from "./faces.ts";
import type { Edition, Region } from "./format.ts";
import type { CityId } from "./ids.ts";
import { REGION_COUNT } from "./limits.ts";
import { problem, type EditionProblem } from "./problem.ts";
import { missingFrom, repeatedAt } from "./repeated.ts";

const listProblems = ({ regions }: Edition): readonly EditionProblem[] => {
  const central = regions.filter((region) => region.central === true).length;
  return [
    ...repeatedAt(regions, ({ id }) => id).map((at) =>
      problem(
        "duplicate-region",
        `regions[${at}].id`,
        `Region ${regions[at]!.id} is listed before; give each region once.`,
      ),
    ),
    ...missingFrom(
      REGION_COUNT,
      regions.map(({ id }) => id),
    ).map((id) => problem("missing-region", "regions", `Region ${id} is missing; add it.`)),
    ...(central === 1
      ? []
      : [
          problem(
            "central-region-count",
            "regions",
            `${central} regions are marked central; mark the one that holds the Bastion.`,
          ),
        ]),
    ...regions.flatMap(({ id, lyre: [first, second] }, at) =>
      second <= first
        ? []
        : [
            problem(
              "lyre-order",
              `regions[${at}].lyre`,
              `Region ${id}: the second value is above the first; put the higher one first.`,
            ),
          ],
    ),
  ];
};

const closedProblems = (regions: readonly Region[], faces: readonly Face[]) => {
  const taken = new Map<Face, Region>();
  return regions.flatMap((region, at): readonly EditionProblem[] => {
    if (region.openAlong !== undefined) return [];
    const face = faceOf(faces, region);
    const path = `regions[${at}].inside`;
    if (face === undefined)
      return [
        problem(
          "region-outside-every-face",
          path,
          `The point of region ${region.id} lies on a road or outside all roads; ` +
            "move it inside, or list the region's cities in `openAlong`.",
        ),
      ];
    const other = taken.get(face);
    taken.set(face, region);
    if (other === undefined) return [];
    return [
      problem(
        "regions-share-a-face",
        path,
        `Regions ${other.id} and ${region.id} lie in one face; move a point or add a road.`,
      ),
    ];
  });
};

const unclaimedProblems = (regions: readonly Region[], faces: readonly Face[]) => {
  const claimed = new Set(
    regions.filter(({ openAlong }) => openAlong === undefined).map((r) => faceOf(faces, r)),
  );
  return faces
    .filter((face) => face.bounded && !claimed.has(face))
    .map((face) =>
      problem(
        "face-without-region",
        "regions",
        `The roads round ${face.walk.join(", ")} enclose no region; add one or correct a road.`,
      ),
    );
};

const openProblems = (edition: Edition, faces: readonly Face[]): readonly EditionProblem[] => {
  const known = new Set<CityId>(edition.cities.map(({ id }) => id));
  const outer = new Set(faces.filter(({ bounded }) => !bounded).flatMap(({ walk }) => walk));
  return edition.regions.flatMap((region, at) => {
    if (region.openAlong === undefined) return [];
    const path = `regions[${at}].openAlong`;
    const unknown = region.openAlong.filter((id) => !known.has(id));
    const inland = region.openAlong.filter((id) => known.has(id) && !outer.has(id));
    return [
      ...unknown.map((id) =>
        problem("open-region-unknown-city", path, `There is no city ${id}; correct the list.`),
      ),
      ...inland.map((id) =>
        problem(
          "open-region-city-inland",
          path,
          `City ${id} does not lie on the outside of the map; correct the list or the roads.`,
        ),
      ),
      ...(faceOf(faces, region) === undefined
        ? []
        : [
            problem(
              "open-region-inside-a-face",
              `regions[${at}].inside`,
              `Region ${region.id} is open, yet its point is enclosed by roads; ` +
                "move the point outside or drop `openAlong`.",
            ),
          ]),
    ];
  });
};

export const regionProblems = (edition: Edition): readonly EditionProblem[] => {
  const faces = traceFaces(edition.cities, edition.roads);
  return [
    ...listProblems(edition),
    ...closedProblems(edition.regions, faces),
    ...unclaimedProblems(edition.regions, faces),
    ...openProblems(edition, faces),
  ];
};
