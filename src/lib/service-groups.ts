/** The services by group, in the order of the groups; a group without services is left out. */
export const groupServices = <Service extends { readonly group: string }>(
  services: readonly Service[],
  groups: readonly { readonly name: string }[],
) =>
  groups
    .map(({ name }) => ({ name, services: services.filter(({ group }) => group === name) }))
    .filter((group) => group.services.length > 0);
