/** @type {import("html-validate").ConfigData} */
module.exports = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {},
};
