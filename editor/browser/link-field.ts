/** Field for an address of this site, with the pages added since the editor was built. */
import type * as Cms from "@sveltia/cms";
import type { Component, ComponentType } from "react";
import { kindOf, slugOf } from "../../content-model/kinds";
import { linkTargets } from "../../content-model/routes";

/** The CMS's own React renders the field. */
declare const h: typeof import("react").createElement;
declare function createClass(
  methods: ThisType<Component<Cms.CustomFieldControlProps>> & Record<string, () => unknown>,
): ComponentType<Cms.CustomFieldControlProps>;

/**
 * Call it before the CMS starts.
 * @param built names of the content's files when the editor was built
 */
export function registerLinkField(
  cms: Pick<typeof Cms, "registerFieldType" | "getFieldType">,
  built: readonly string[],
  current: () => Promise<readonly string[]>,
): void {
  let names = built;
  let reading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    // A save reports an unreachable repository.
    names = await current().catch(() => names);
    reading = undefined;
  }

  const slugsOf = (kind: string) => names.filter((name) => kindOf(name)?.name === kind).map(slugOf);
  const select = cms.getFieldType("select")?.control as Cms.CustomFieldControl;
  const control = createClass({
    componentDidMount() {
      // The fields of a form share one answer.
      reading ??= refresh();
      void reading.then(() => this.forceUpdate());
    },
    render() {
      const field = { ...this.props.field.toJS(), widget: "select", options: linkTargets(slugsOf) };
      return h(select, { ...this.props, field: field as never });
    },
  });
  cms.registerFieldType("link", control);
}
