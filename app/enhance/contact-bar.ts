/** The floating call to action steps aside while the contact section is in view. */
export function quietContactBar(): void {
  const section = document.getElementById("contact");
  const bar = document.querySelector<HTMLElement>("[data-hides-near-contact]");
  if (!section || !bar) return;
  new IntersectionObserver(([entry]) => {
    bar.classList.toggle("invisible", entry?.isIntersecting ?? false);
  }).observe(section);
}
