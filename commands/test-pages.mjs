/**
 * `npm run test:pages`: proves the pages of the build in `public/`, of whatever content; `BUILD_FOLDER` names another
 * project's folder. Left out are the tests of what only the build under test has, and of servers.
 */
import { run } from "./project.mjs";

const names = ["pages", "every-page", "seo", "structured-data", "budgets", "pictures", "styles", "hosting"];

process.env.BUILD_FOLDER ??= ".";
const files = names.map((name) => `tests/built/${name}.test.ts`);
const reporters = "--reporters=default --reporters=./tests/jest/staff-reporter.cjs";
process.exitCode = run(`npx jest --selectProjects built ${reporters} --runTestsByPath ${files.join(" ")}`);
