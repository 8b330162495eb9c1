import { expect, test } from "vitest";

import { textsIn } from "~/i18n/instances.server";

const about = (name: string) => textsIn("en")("footer.register", { name, number: "0042", address: "Carrer 1" });

test("a name that is written from right to left turns nothing round in the sentence that holds it", () => {
  for (const name of ["بيوت برشلونة", "נדל״ן ברצלונה"]) expect(about(name)).toContain(`\u2068${name}\u2069`);
});

test("any other name stands in a sentence as it was written", () => {
  for (const name of ['Finques "Ørsted" & Puig', "Дом <Барселона>"]) {
    expect(about(name)).toContain(name);
    expect(about(name)).not.toMatch(/[\u2068\u2069]/);
  }
});
