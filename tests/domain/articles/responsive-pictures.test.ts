import { afterEach, expect, test } from "vitest";

import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";
import { offerWidths, photoRecipe, sampleRecipe } from "~/domain/listings/photo";
import { withResponsivePictures } from "~/ui/articles/responsive-pictures";

afterEach(() => offerWidths(photoRecipe.widths));

const name = "0123456789abcdef01234567";
const written = (file: string, alt = "A door") =>
  sanitiseArticle(`<p>Text</p><figure><img src="/uploads/${file}" alt="${alt}" width="1200" height="800"></figure>`, {
    hosts: [],
  });

test("a picture is offered in each format and width up to the file that the article names, with its size and words", () => {
  const html = withResponsivePictures(written(`${name}-1200.jpg`, "5 &gt; 4 &quot;A&quot; door"));
  const [avif = "", webp = "", jpg = ""] = [...html.matchAll(/srcset="([^"]*)"/g)].map(([, set]) => set);
  const widths = (set: string) => [...set.matchAll(/-(\d+)\.\w+ (\d+)w/g)].map(([, file, said]) => [file, said]);
  expect(widths(avif).map(([file]) => file)).toEqual(["480", "640", "800", "1200"]);
  expect(widths(webp).map(([file]) => file)).toEqual(["480", "800", "1200"]);
  expect(widths(jpg)).toEqual([
    ["480", "480"],
    ["800", "800"],
    ["1200", "1200"],
  ]);
  expect(html).toMatch(
    /<picture><source type="image\/avif" .*<source type="image\/webp" .*<img .*<\/picture><\/figure>$/,
  );
  expect(html).toContain('alt="5 &gt; 4 &quot;A&quot; door" width="1200" height="800" loading="lazy"');
});

test("one that is narrower than all widths is offered as it is", () => {
  expect(withResponsivePictures(written(`${name}-300.jpg`)).match(/\d+w"/g)).toEqual(['300w"', '300w"', '300w"']);
});

test("a format in which photos do not exist yet is not offered", () => {
  offerWidths(sampleRecipe.widths);
  const html = withResponsivePictures(written(`${name}-1600.jpg`));
  expect(html).not.toContain("<source");
  expect(html).toContain(`srcset="/uploads/${name}-1600.jpg 1600w"`);
});

test("what is no file of a photo of ours stays as it was written", () => {
  for (const file of ["other.jpg", `${name}-1200.png`, `${name}x-1200.jpg`, `a/${name}-1200.jpg`]) {
    const html = written(file);
    expect(withResponsivePictures(html)).toBe(html);
  }
});
