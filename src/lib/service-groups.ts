/** Puts services into their groups. `id` is that of a group's cards on the pages that list all services. */
export const groupServices = <Service extends { readonly group: string }>(
  services: readonly Service[],
  groups: readonly { readonly name: string }[],
) =>
  groups
    .map(({ name }) => ({
      id: `servizi-${name.toLowerCase().replace(/[^\p{L}\d]+/gu, "-")}`,
      name,
      services: services.filter(({ group }) => group === name),
    }))
    .filter((group) => group.services.length > 0);
