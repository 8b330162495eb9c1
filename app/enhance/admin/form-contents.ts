/** Below the head of the page and the list of the parts, where the eye is: the part there is the one that one is in. */
const readingLine = { rootMargin: "-25% 0px -74% 0px" };

/** Marks in the list of the parts of a long form the one that one is in. */
export function markFormPart(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-form-contents] a")];
  if (links.length === 0) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      for (const link of links.filter(({ hash }) => hash === `#${target.getAttribute("aria-labelledby")}`)) {
        if (isIntersecting) link.ariaCurrent = "true";
        else link.removeAttribute("aria-current");
      }
    }
  }, readingLine);
  const ids = new Set(links.map(({ hash }) => hash.slice(1)));
  for (const id of ids) {
    const part = document.getElementById(id)?.closest("section");
    if (part) observer.observe(part);
  }
}
