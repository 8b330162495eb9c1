import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";

import { mostTopics } from "~/domain/articles/topic";
import { readTopics } from "~/domain/batches/topics.server";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const topics = (read: ReturnType<typeof readTopics>) => (read.ok ? read.topics : read.reason);

const gracia = { keyword: "pisos gràcia", title: "Viure a Gràcia" };

describe("a file of topics", () => {
  test("has a keyword and a title on each line", () => {
    expect(readTopics(utf8("pisos gràcia,Viure a Gràcia\natico eixample,Áticos"))).toEqual({
      ok: true,
      topics: [gracia, { keyword: "atico eixample", title: "Áticos" }],
      dropped: 0,
    });
  });

  test.each(["keyword,title\n", "Keywords,Title of the article\n", '"KEYWORD","TITLE"\r\n', "palabra clave;título\n"])(
    "may begin with a header: %j",
    (header) => {
      const sign = header.includes(";") ? ";" : ",";
      expect(topics(readTopics(utf8(`${header}pisos gràcia${sign}Viure a Gràcia`)))).toEqual([gracia]);
    },
  );

  test.each([
    ["a byte order mark", utf8("\ufeffpisos gràcia,Viure a Gràcia")],
    ["the line ends of Windows", utf8("pisos gràcia,Viure a Gràcia\r\n\r\n")],
    ["the line ends of an old Mac", utf8("pisos gràcia,Viure a Gràcia\r")],
    ["semicolons", utf8("pisos gràcia;Viure a Gràcia")],
    ["tabs", utf8("pisos gràcia\tViure a Gràcia")],
    ["Latin-1 letters", latin1("pisos gràcia;Viure a Gràcia\r\n")],
    [
      "UTF-16, as Excel's Unicode text",
      Uint8Array.from([
        0xff,
        0xfe,
        ...new Uint8Array(
          new Uint16Array([..."pisos gràcia\tViure a Gràcia"].map((letter) => letter.charCodeAt(0))).buffer,
        ),
      ]),
    ],
    ["quotes around the values", utf8('"pisos gràcia","Viure a Gràcia"')],
    ["curly quotes", utf8("“pisos gràcia”,“Viure a Gràcia”")],
    ["spaces around the values", utf8("  pisos   gràcia  ,  Viure a Gràcia ")],
  ])("may be written with %s", (_how, bytes) => {
    expect(topics(readTopics(bytes))).toEqual([gracia]);
  });

  test("keeps the commas of a title, in quotes or not", () => {
    const title = "Gràcia, Sarrià or Sants, which one";
    expect(topics(readTopics(utf8(`one,"${title}"\ntwo,${title}\n`)))).toEqual([
      { keyword: "one", title },
      { keyword: "two", title },
    ]);
    expect(topics(readTopics(utf8(`one;${title}`)))).toEqual([{ keyword: "one", title }]);
  });

  test("may have further columns that its header names", () => {
    expect(topics(readTopics(utf8("keyword,title,volume\npisos gràcia,Viure a Gràcia,320")))).toEqual([gracia]);
  });

  test("keeps a mark of inches or a quotation in the middle of a value", () => {
    expect(topics(readTopics(utf8('wall 3",The 3" wall\nnext,Row')))).toEqual([
      { keyword: "wall 3", title: 'The 3" wall' },
      { keyword: "next", title: "Row" },
    ]);
  });

  test("keeps the marks around some of its words, at either end too", () => {
    expect(topics(readTopics(utf8('arras,"Qué son las ""arras"""\nnext,"""Arras"", explained"')))).toEqual([
      { keyword: "arras", title: 'Qué son las "arras"' },
      { keyword: "next", title: '"Arras", explained' },
    ]);
  });

  test("is told how many of its rows lacked a half", () => {
    expect(readTopics(utf8("pisos gràcia,Viure a Gràcia\nonly a keyword\n,Only a title\n  ,  \n"))).toMatchObject({
      topics: [gracia],
      dropped: 3,
    });
  });

  test("may hold 500 rows, and as many as a batch takes", () => {
    const rows = (count: number) =>
      utf8(Array.from({ length: count }, (_, row) => `key ${row},Title ${row}`).join("\n"));
    expect(readTopics(rows(500))).toMatchObject({ ok: true, dropped: 0 });
    expect(readTopics(rows(mostTopics))).toMatchObject({ ok: true });
    // The first row speaks of a key and a title: it is a header.
    expect(readTopics(rows(10_000))).toEqual({ ok: false, reason: "too-many", count: 9_999 });
  });

  test.each([
    ["nothing", utf8(""), "empty"],
    ["spaces", utf8(" \r\n \ufeff"), "empty"],
    ["titles without a keyword", utf8(",Viure\n,Comprar"), "no-pairs"],
    ["a header alone", utf8("keyword,title"), "no-pairs"],
    ["a picture", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]), "not-text"],
    ["the first bytes of a picture", Uint8Array.from([0xff, 0xd8, 0xff, 0, 16]), "not-text"],
    ["bytes that would be letters of no script", Uint8Array.from([0xff, 0xd8, 0, 0xd8, 0, 0xdb]), "not-text"],
    ["a program without a zero in it", Uint8Array.from([1, 2, 3, 4, 200, 201]), "not-text"],
  ])("is refused where it holds %s", (_what, bytes, reason) => {
    expect(readTopics(bytes)).toEqual({ ok: false, reason });
  });

  test.each([
    ["title,keyword", "title,keyword\nViure a Gràcia,pisos gràcia"],
    ["keyword,volume,title", "keyword,volume,title\npisos gràcia,320,Viure a Gràcia"],
    ["Spanish, in another order", "Volumen;Título;Palabra clave\n320;Viure a Gràcia;pisos gràcia"],
    ["Catalan", "Paraula clau;Títol\npisos gràcia;Viure a Gràcia"],
    ["Russian", "Заголовок;Ключевое слово\nViure a Gràcia;pisos gràcia"],
    ["a heading row above", "Keywords of March\n\nkeyword,title\npisos gràcia,Viure a Gràcia"],
    ["the sign that parts the values", "sep=;\nkeyword;title\npisos gràcia;Viure a Gràcia"],
  ])("has its columns by the header: %s", (_what, text) => {
    expect(readTopics(utf8(text))).toEqual({ ok: true, topics: [gracia], dropped: 0 });
  });

  test.each([
    ["Search Console", "Top queries,Clicks,Impressions,CTR,Position\npisos gràcia,3,40,7.5%,8.1"],
    ["Search Console in Spanish", "Consultas principales,Clics,Impresiones,CTR,Posición\npisos gràcia,3,40,7.5%,8.1"],
    ["Keyword Planner", "Keyword Stats 2026\nMarch\nKeyword\tCurrency\tAvg. monthly searches\npisos gràcia\tEUR\t320"],
    ["Ahrefs", "#,Keyword,Country,Difficulty,Volume\n1,pisos gràcia,es,12,320"],
    ["a column of languages", "keyword;language\npisos gràcia;ca"],
    ["a column of numbers without a header", "pisos gràcia;320"],
    ["one column", "pisos gràcia\n"],
  ])("without titles has them proposed: %s", (_what, text) => {
    expect(readTopics(utf8(text))).toEqual({
      ok: true,
      topics: [{ keyword: "pisos gràcia", title: "Pisos gràcia" }],
      dropped: 0,
      proposed: true,
    });
  });

  test("may mix its line ends", () => {
    const read = readTopics(utf8("a one,Name one\rb two,Title two\nc three,Title three\r\nd four,Title four"));
    expect(read).toMatchObject({ ok: true, dropped: 0 });
    expect(topics(read)).toHaveLength(4);
  });

  const spanish = "pisos gràcia;Niños: “vivir” por 100 € al l’Àtic, información";
  const russian = "купить квартиру;Квартиры в Барселоне";
  test.each([
    ["windows-1252", spanish],
    ["windows-1251", russian],
    ["macroman", spanish],
    ["utf-16le", spanish],
    ["utf-16be", spanish],
  ])("may be written in %s, without a byte order mark", (encoding, text) => {
    const [keyword, title] = text.split(";");
    // The library knows the Mac's table from before the euro took the place of ¤.
    const written = encoding === "macroman" ? text.replace("€", "¤") : text;
    expect(topics(readTopics(iconv.encode(written, encoding)))).toEqual([{ keyword, title }]);
  });

  test.each([
    ["at the end", 'a one,Title one\n\nb two,"Title two\nc three,Title three', 3],
    ["before a quoted value", 'a one,Title one\nb two,"Title two\nc three,"Title three"', 2],
  ])("is told the line of a quotation mark that is never closed: %s", (_where, text, count) => {
    expect(readTopics(utf8(text))).toEqual({ ok: false, reason: "unclosed", count });
  });

  test("loses broken formulas and invisible marks, and keeps the marks around some of its words", () => {
    const text = "pisos\u200b gràcia,\u202aViure\u202c a «Gràcia»\nother one,#NAME?\n#REF!,Title";
    expect(readTopics(utf8(text))).toEqual({
      ok: true,
      topics: [{ keyword: "pisos gràcia", title: "Viure a «Gràcia»" }],
      dropped: 2,
    });
  });

  test("is counted before it is parsed where it is far too long", () => {
    const long = utf8('"never closed\n'.repeat(100_000));
    expect(readTopics(long)).toEqual({ ok: false, reason: "too-many", count: 100_000 });
  });
});
