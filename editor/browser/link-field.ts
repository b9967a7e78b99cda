/** Field for an address of this site, with the pages added since the editor was built. */
import type * as Cms from "@sveltia/cms";
import { kindOf, slugOf } from "../../content-model/kinds";
import { linkTargets } from "../../content-model/routes";
import { onMove } from "./moves";
import { opened } from "./undo";

/** `createElement` of the CMS's own React, which renders the field. */
declare const h: typeof import("react").createElement;

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

  async function refresh(): Promise<void> {
    // A save reports an unreachable repository.
    names = await current().catch(() => names);
  }

  onMove(() => {
    if (opened().entry === "site/navigation.json") void refresh();
  });

  const slugsOf = (kind: string) => names.filter((name) => kindOf(name)?.name === kind).map(slugOf);
  const select = cms.getFieldType("select")?.control as Cms.CustomFieldControl;
  cms.registerFieldType("link", (props) => {
    const field = { ...props.field.toJS(), widget: "select", options: linkTargets(slugsOf) };
    return h(select, { ...props, field: field as never });
  });
}
