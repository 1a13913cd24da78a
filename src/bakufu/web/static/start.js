// Runs before the page itself and stays small and plain: when a file of the page does not come, it shows what
// index.html says about it, in the reader's language, and loads the page again later and later.
(function () {
  var KEY = "bakufu.starts";
  var failed = false;

  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }

  // The reader's paper from the first moment, light or dark.
  var theme = kept("bakufu.theme");
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";

  function tries(count) {
    try {
      if (count === undefined) return Number(sessionStorage.getItem(KEY)) || 0;
      if (count) sessionStorage.setItem(KEY, String(count));
      else sessionStorage.removeItem(KEY);
    } catch (error) {
      // a browser that keeps nothing: the reader tries again by hand
    }
    return count === undefined ? 99 : count;
  }

  function starting() {
    return document.getElementById("starting");
  }

  /** One language of those that the page speaks, where the reader's is among them. */
  function oneLanguage() {
    var box = starting();
    if (!box) return;
    var texts = [].slice.call(box.querySelectorAll("[lang]"));
    var wanted = [kept("bakufu.lang")].concat(navigator.languages || []).concat("en");
    for (var place = 0; place < wanted.length; place++) {
      var short = (wanted[place] || "").toLowerCase().split("-")[0];
      var found = texts.filter(function (text) {
        return short && text.lang.toLowerCase().split("-")[0] === short;
      });
      if (!found.length) continue;
      texts.forEach(function (text) {
        text.hidden = found.indexOf(text) < 0;
      });
      return;
    }
  }

  function fail() {
    if (failed || !starting()) return; // the page is there: it says itself what is wrong
    failed = true;
    starting().className = "failed";
    var count = tries();
    if (count > 8) return; // from now on by hand only
    tries(count + 1);
    setTimeout(
      function () {
        if (starting()) location.reload();
      },
      Math.min(5000 * Math.pow(2, count), 60000),
    );
  }

  document.addEventListener("DOMContentLoaded", function () {
    oneLanguage();
    starting().addEventListener("click", function (event) {
      if (event.target.tagName !== "A") return;
      event.preventDefault();
      tries(0);
      location.reload(); // with the part of the address after #, which a link would lose
    });
    new MutationObserver(function (_, observer) {
      if (starting()) return;
      observer.disconnect();
      tries(0);
    }).observe(document.body, { childList: true });
  });
  addEventListener("error", fail, true); // a file that did not come, or a script that cannot run here
  addEventListener("unhandledrejection", fail);
  addEventListener("bakufu-failed", fail);
})();
