import { liveEvent } from "./live-event";

/**
 * The page's only script of its own, printed into every page word for word the same, so that one hash in the
 * Content-Security-Policy allows it. What differs from page to page stands in its attributes and in the data block before
 * it (build/publish/early-resources.ts). It does three things:
 *
 * - It sets Gatsby's variables `pagePath` and `pageData`, which Gatsby itself would print as a script that differs.
 * - It fetches the page's scripts and shared data, side by side, when the picture that is the page's largest paint has
 *   been drawn or has failed and something is on the screen, and in any case after five seconds: nothing takes the line or
 *   the processor from what can be seen. Each is asked for in a task of its own: all in one hold a slow phone for 80 ms.
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
  var own = document.currentScript;
  var data = document.getElementById("page-data");
  window.pagePath = own.getAttribute("data-path");
  if (data) window.pageData = JSON.parse(data.textContent);

  function listed(name) { return (own.getAttribute(name) || "").split(" ").filter(Boolean); }
  function addSoon(tag, attributes) {
    setTimeout(function () {
      var element = document.createElement(tag);
      for (var name in attributes) element.setAttribute(name, attributes[name]);
      document.head.appendChild(element);
    });
  }
  var isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    listed("data-scripts").forEach(function (address) { addSoon("script", { src: address, async: "" }); });
    listed("data-fetches").forEach(function (address) {
      addSoon("link", { rel: "preload", as: "fetch", crossorigin: "anonymous", href: address });
    });
  }
  // A frame is drawn right after its animation callbacks. Where nothing is drawn, in a tab behind others, time decides.
  function startOnceDrawn() {
    requestAnimationFrame(function () { setTimeout(startOnceShown); });
  }
  // Drawn is not yet on the screen. Browsers that do not tell when it is are not waited for.
  function startOnceShown() {
    var Observer = window.PerformanceObserver;
    if (!Observer || (Observer.supportedEntryTypes || []).indexOf("paint") === -1) return start();
    new Observer(function (list) {
      if (list.getEntriesByName("first-contentful-paint").length) start();
    }).observe({ type: "paint", buffered: true });
  }
  setTimeout(start, 5000);
  var picture = document.querySelector("img[fetchpriority=high]");
  if (!picture || picture.complete) startOnceDrawn();
  else {
    picture.addEventListener("load", startOnceDrawn);
    picture.addEventListener("error", startOnceDrawn);
  }

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
