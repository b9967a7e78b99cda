import { type Random, seededRandom } from "./seeded-random";

/** Choices that follow from a seed. */
export type Chance = {
  random: Random;
  /** A whole number from 0 to `count` − 1. */
  below: (count: number) => number;
  /** @throws where there is nothing to pick from */
  pick: <T>(items: readonly T[]) => T;
  shuffled: <T>(items: readonly T[]) => T[];
};

export function chanceFrom(seed: number): Chance {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  return {
    random,
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, rank: random() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}
