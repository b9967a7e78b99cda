/** Returns each item whose value an earlier item has, with the first item of that value. */
export function findRepeated<Item>(items: readonly Item[], pick: (item: Item) => unknown) {
  const firsts = new Map<unknown, Item>();
  return items.flatMap((item) => {
    const value = pick(item);
    if (value === undefined) return [];
    const first = firsts.get(value);
    if (first === undefined) firsts.set(value, item);
    return first === undefined ? [] : [{ item, first }];
  });
}
