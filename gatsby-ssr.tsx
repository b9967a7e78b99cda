export { wrapPageElement } from "./src/layout/layout";
