/** The bar at the lower edge steps aside while the contact section, or the page's own button for the same, is in sight. */
export function quietContactBar(): void {
  const bar = document.querySelector("[data-steps-aside]");
  if (!bar) return;
  const inSight = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inSight[isIntersecting ? "add" : "delete"](target);
      bar.classList.toggle("invisible", inSight.size > 0);
    },
    // What lies under the bar itself is not in sight.
    { rootMargin: "0px 0px -64px" },
  );
  for (const own of document.querySelectorAll("#contact, [data-own-action]")) observer.observe(own);
}
