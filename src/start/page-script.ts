/**
 * The only script printed into a page: the same text on every page, so that one hash in the Content-Security-Policy
 * allows it. esbuild bundles this file into that text (build/bundle/page-script.ts). What differs from page to page
 * stands in attributes of the script element and in the data block before it (build/publish/early-resources.ts).
 */
import { loadApplication } from "./load-application";
import { reloadOnMissingScript } from "./missing-script";

declare global {
  interface Window {
    /** What Gatsby's loader expects, and would print itself as a script that differs on every page. */
    pagePath?: string;
    pageData?: unknown;
  }
}

const { dataset } = document.currentScript as HTMLScriptElement;
const data = document.getElementById("page-data");

window.pagePath = dataset.path;
if (data) window.pageData = JSON.parse(data.textContent ?? "");

// The not-found page on a host that cannot redirect: an unknown project leads to the list of projects.
if (dataset.path?.startsWith("/404") && location.pathname.startsWith("/portfolio/")) {
  location.replace("/portfolio");
}

loadApplication(dataset);
reloadOnMissingScript();
