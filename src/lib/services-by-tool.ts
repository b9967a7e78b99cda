type Service = { readonly slug: string; readonly title: string };

/**
 * Turns «service uses tools» round: for each tool's slug, the services that use it, in their order.
 *
 * @param toolsOf the slugs of the tools a service uses
 */
export function servicesByTool<T extends Service>(
  services: readonly T[],
  toolsOf: (service: T) => readonly { slug: string }[],
) {
  const result = new Map<string, Service[]>();
  for (const service of services)
    for (const { slug } of toolsOf(service)) result.set(slug, [...(result.get(slug) ?? []), service]);
  return result;
}
