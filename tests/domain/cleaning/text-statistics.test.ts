import { describe, expect, test } from "vitest";

import { plainText } from "~/domain/cleaning/plain-text";
import { countWords, measureMetaDescription, readingMinutes } from "~/domain/cleaning/text-statistics";

describe("counting words", () => {
  test.each([
    ["", 0],
    ["<p></p>", 0],
    ["— … € 👨‍👩‍👧", 0],
    ["<h2>Two words</h2><p>three more here</p>", 5],
    ["<p>one</p><p>two</p><ul><li>three</li><li>four</li></ul>", 4],
    ["<p>un<strong>break</strong>able</p>", 1],
    ["one<br>two<br/>three", 3],
    ["<p>habitaci&oacute;n &amp; ba&#241;o&nbsp;nuevo</p>", 3],
    ["L'Eixample i l’Hospitalet", 3],
    ["col·legi, intel·ligència", 2],
    ["well-known part-time", 2],
    ["Квартира у моря — 2-комнатная, ёлка", 5],
    ["850.000 € o 1,5 millones", 4],
    ["850\u00a0000 €, 1&nbsp;200&nbsp;000 €", 2],
    ["96 m² de 1930", 4],
    ["and/or yes—no", 4],
    ['<a href="/a" title="not > counted">link</a>', 1],
    ["<!-- not <b>counted</b> --><script>not counted</script><style>p{}</style>yes", 1],
    ["5 < 6 words", 3],
    ["<p class=x>unclosed", 1],
  ])("of %j gives %i", (html, words) => {
    expect(countWords(html)).toBe(words);
  });
});

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
  [238, 2],
])("%i words take %i minutes to read", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

describe("a meta description", () => {
  test.each([
    ["", 0, "short"],
    ["a".repeat(149), 149, "short"],
    ["a".repeat(150), 150, "good"],
    ["a".repeat(160), 160, "good"],
    ["a".repeat(161), 161, "long"],
    [`  ${"é".normalize("NFD").repeat(150)}\r\n`, 150, "good"],
    ["🌊".repeat(160), 160, "good"],
  ] as const)("%j", (text, length, state) => {
    expect(measureMetaDescription(text)).toEqual({ length, state });
  });
});

test("plain text keeps a line for each block", () => {
  expect(plainText("<h2>A &lt;b&gt;</h2>\n<p>one\n two</p><table><tr><td>1</td><td>2</td></tr></table>")).toBe(
    "A <b>\none\ntwo\n1\n2",
  );
});
