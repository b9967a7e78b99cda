import { liveEvent } from "./live-event";

/**
 * The page's only script of its own, printed into every page word for word the same, so that one hash in the
 * Content-Security-Policy allows it. It takes over two things:
 *
 * - Gatsby's variable `window.pagePath`, which Gatsby itself would print as a script that differs from page to page.
 * - Deploy skew: a page kept by a cache may name scripts that a newer publication has replaced. When a script of ours
 *   does not arrive, the page is fetched anew past every cache; only if it then names other scripts is it reloaded, and
 *   only once. On a line that is down the fetch fails and the page stays: it can be read without scripts. Once React is
 *   in charge, who asks for a script deals with its absence: Gatsby by loading the page that the visitor goes to, a
 *   dialog or a form by what works without it.
 *
 * Kept to the syntax of ES5, because it is not compiled.
 */
export const pageScript = `(function () {
  var isLive = false;
  window.pagePath = document.currentScript.getAttribute("data-path");
  addEventListener("${liveEvent}", function () { isLive = true; });
  function isSettled() { return isLive || (history.state && history.state.renewed); }
  addEventListener("error", function (event) {
    var source = event.target && event.target.tagName === "SCRIPT" && event.target.getAttribute("src");
    if (!source || source.charAt(0) !== "/" || isSettled()) return;
    fetch(location.href, { cache: "reload" }).then(function (answer) {
      return answer.ok ? answer.text() : source;
    }).then(function (html) {
      if (html.indexOf(source) !== -1 || isSettled()) return;
      history.replaceState(Object.assign({}, history.state, { renewed: true }), "");
      location.reload();
    }, function () {});
  }, true);
})();`;
