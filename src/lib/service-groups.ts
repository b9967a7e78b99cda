export const groupServices = <Service extends { readonly group: string }>(
  services: readonly Service[],
  groups: readonly { readonly name: string }[],
) =>
  groups
    .map(({ name }) => ({ name, services: services.filter(({ group }) => group === name) }))
    .filter((group) => group.services.length > 0);
