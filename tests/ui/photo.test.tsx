import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";

import { offerWidths, photoRecipe, sampleRecipe } from "~/domain/listings/photo";
import { Photo } from "~/ui/photo";

afterEach(() => offerWidths(photoRecipe.widths));

const photo = { name: "0123456789abcdef01234567", width: 2400, height: 1600, alt: "A door" };
const drawn = () => renderToStaticMarkup(<Photo photo={photo} sizes="100vw" />);

test("a photograph is offered in three formats, the lightest first, and in the one that there is while the others are made", () => {
  expect([...drawn().matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
    "image/avif",
    "image/webp",
  ]);
  offerWidths(sampleRecipe.widths);
  expect(drawn()).not.toContain("<source");
  expect(drawn()).toContain(`src="/uploads/${photo.name}-1600.jpg" srcSet="/uploads/${photo.name}-1600.jpg 1600w"`);
});
