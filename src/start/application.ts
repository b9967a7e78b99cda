/**
 * Stands before Gatsby's application: React is evaluated in one task, all else in the next, so that the browser can
 * answer in between. Together they would hold it for 100 ms and more on a slow phone.
 */
import "react-dom/client";

setTimeout(() => void import(/* webpackMode: "eager" */ "gatsby-application"));
