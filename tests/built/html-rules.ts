import type { ConfigData } from "html-validate";

/** The rules every page is held to; each that is off says why. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // The scripts come from the very host that serves the page: a hash beside them would guard nothing more.
    "require-sri": ["error", { target: "crossorigin" }],
    // Header and mobile panel both hold the main navigation, and style sheets, which this tool does not
    // read, show one of them at a time. The browser tests run axe's own landmark rule on what is shown.
    "unique-landmark": "off",
  },
};
