import { expect, test, vi } from "vitest";

import { markFormPart } from "~/enhance/admin/form-contents";

test("the list of a long form marks the part that one is in, in its bar and in its menu", () => {
  let observed: Element[] = [];
  let tell: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe(part: Element) {
        observed = [...observed, part];
      }
    },
  );
  const list = `<ul data-form-contents><li><a href="#basic">Basic</a></li><li><a href="#place">Place</a></li></ul>`;
  document.body.innerHTML = `<details>${list}</details><nav>${list}</nav>
    <section aria-labelledby="basic"><h2 id="basic">Basic</h2></section>
    <section aria-labelledby="place"><h2 id="place">Place</h2></section>`;
  markFormPart();
  const reaches = (index: number, isIntersecting: boolean) => {
    const entry = { target: observed[index], isIntersecting } as IntersectionObserverEntry;
    tell([entry], {} as IntersectionObserver);
  };
  const marked = () => [...document.querySelectorAll("[aria-current=true]")].map(({ textContent }) => textContent);

  expect(observed.map((part) => part.textContent)).toEqual(["Basic", "Place"]);
  expect(marked()).toEqual([]);
  reaches(0, true);
  expect(marked()).toEqual(["Basic", "Basic"]);
  reaches(0, false);
  reaches(1, true);
  expect(marked()).toEqual(["Place", "Place"]);
});
