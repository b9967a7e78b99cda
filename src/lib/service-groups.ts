/** Of its cards on the pages that list all services. */
const idOf = (name: string) => `servizi-${name.toLowerCase().replace(/[^\p{L}\d]+/gu, "-")}`;

export const groupServices = <Service extends { readonly group: string }>(
  services: readonly Service[],
  groups: readonly { readonly name: string }[],
) =>
  groups
    .map(({ name }) => ({
      id: idOf(name),
      name,
      services: services.filter(({ group }) => group === name),
    }))
    .filter((group) => group.services.length > 0);
