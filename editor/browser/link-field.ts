/** Field for a path of this site. Renews the options of the CMS's select, which otherwise keeps those that it had when the CMS started. */
import type * as Cms from "@sveltia/cms";
import type { Component, ComponentType } from "react";
import { kindOf, slugOf } from "../../content-model/kinds";
import { linkTargets } from "../../content-model/routes";
import type { ContentStore } from "./content-store";

/** Functions of the CMS's own React, which renders the field. */
declare const h: typeof import("react").createElement;
declare function createClass(
  methods: ThisType<Component<Cms.CustomFieldControlProps>> & Record<string, () => unknown>,
): ComponentType<Cms.CustomFieldControlProps>;

/** Must be called before the CMS starts. */
export function registerLinkField(
  cms: Pick<typeof Cms, "registerFieldType" | "getFieldType">,
  store: ContentStore,
): void {
  const select = cms.getFieldType("select")?.control as Cms.CustomFieldControl;
  const control = createClass({
    render() {
      const contentPaths = Object.keys(store.latest().texts);
      const slugsOf = (kind: string) =>
        contentPaths.filter((path) => kindOf(path)?.name === kind).map(slugOf);
      const field = { ...this.props.field.toJS(), widget: "select", options: linkTargets(slugsOf) };
      // The CMS also reads a plain object, which its types do not allow.
      return h(select, { ...this.props, field: field as never });
    },
  });
  cms.registerFieldType("link", control);
}
