import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";

import { mostTopics } from "~/domain/articles/topic";
import { carriedBack, carryTopics } from "~/domain/batches/batch-draft";
import { previewTopics, readTopics, readTopicsAs } from "~/domain/batches/topics.server";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const topics = (read: ReturnType<typeof readTopics | typeof readTopicsAs>) => (read.ok ? read.topics : read.reason);

const gracia = { keyword: "pisos gràcia", title: "Viure a Gràcia" };

describe("a file of topics", () => {
  test("has a keyword and a title on each line", () => {
    expect(readTopics(utf8("pisos gràcia,Viure a Gràcia\natico eixample,Áticos"))).toEqual({
      ok: true,
      topics: [gracia, { keyword: "atico eixample", title: "Áticos" }],
      leftOut: [],
      isProposed: false,
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

  test("tells of each row that is left out its line and why, those without words last", () => {
    const text = "pisos gràcia,Viure a Gràcia\n  ,  \nonly a keyword\n,Only a title\n";
    expect(readTopics(utf8(text))).toMatchObject({
      topics: [gracia],
      leftOut: [
        { line: 3, text: "only a keyword", fault: "noTitle" },
        { line: 4, text: "Only a title", fault: "noKeyword" },
        { line: 2, text: "", fault: "blank" },
      ],
    });
    // What stands behind the last column would be gone without a word.
    expect(
      readTopics(utf8("keyword,title,volume\npisos gràcia,Viure a Gràcia,320\none,Gràcia, or Sants,90")),
    ).toMatchObject({
      topics: [gracia],
      leftOut: [{ line: 3, text: "one, Gràcia, or Sants, 90", fault: "wide" }],
    });
  });

  test("may hold 500 rows, and as many as a batch takes", () => {
    const rows = (count: number) =>
      utf8(Array.from({ length: count }, (_, row) => `term ${row},Something of ${row}`).join("\n"));
    expect(readTopics(rows(500))).toMatchObject({ ok: true, leftOut: [] });
    expect(readTopics(rows(mostTopics))).toMatchObject({ ok: true });
    expect(readTopics(rows(10_000))).toEqual({ ok: false, reason: "too-many", count: 10_000 });
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
    expect(readTopics(utf8(text))).toEqual({ ok: true, topics: [gracia], leftOut: [], isProposed: false });
  });

  test.each([
    ["Search Console", "Top queries,Clicks,Impressions,CTR,Position\npisos gràcia,3,40,7.5%,8.1"],
    ["Search Console in Spanish", "Consultas principales,Clics,Impresiones,CTR,Posición\npisos gràcia,3,40,7.5%,8.1"],
    ["Keyword Planner", "Keyword Stats 2026\nMarch\nKeyword\tCurrency\tAvg. monthly searches\npisos gràcia\tEUR\t320"],
    ["Ahrefs", "#,Keyword,Country,Difficulty,Volume\n1,pisos gràcia,es,12,320"],
    ["a column of numbers without a header", "pisos gràcia;320"],
    ["one column", "pisos gràcia\n"],
  ])("without titles has them proposed: %s", (_what, text) => {
    expect(readTopics(utf8(text))).toEqual({
      ok: true,
      topics: [{ keyword: "pisos gràcia", title: "Pisos gràcia" }],
      leftOut: [],
      isProposed: true,
    });
  });

  test("may mix its line ends", () => {
    const read = readTopics(utf8("a one,Name one\rb two,Title two\nc three,Title three\r\nd four,Title four"));
    expect(read).toMatchObject({ ok: true, leftOut: [] });
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
      leftOut: [
        { line: 2, text: "other one", fault: "noTitle" },
        { line: 3, text: "Title", fault: "noKeyword" },
      ],
      isProposed: false,
    });
  });

  test("is counted in values as well: a megabyte of semicolons is not parsed, and of an endless value only its beginning", () => {
    expect(readTopics(Buffer.from(`keyword;title\n${";".repeat(100_001)}`))).toEqual({ ok: false, reason: "not-text" });
    const read = readTopics(Buffer.from(`keyword;title\n${"tax ".repeat(200_000)};A title`));
    expect(read).toMatchObject({ ok: false, reason: "hopeless", leftOut: [{ line: 2, fault: "long" }] });
  });

  test("that a form carries is not read where it is longer than any of ours", () => {
    const carried = carryTopics([{ keyword: "tax", title: "The tax", isSeen: true }]);
    expect(carriedBack(carried)).toHaveLength(1);
    expect(carriedBack(carried + " ".repeat(1_100_000))).toBeUndefined();
    expect(carriedBack(JSON.stringify(Array.from({ length: 1001 }, () => ["tax", "The tax", 0])))).toBeUndefined();
  });

  test("is counted before it is parsed where it is far too long", () => {
    const long = utf8('"never closed\n'.repeat(100_000));
    expect(readTopics(long)).toEqual({ ok: false, reason: "too-many", count: 100_000 });
  });
});

describe("a column of languages", () => {
  test.each([
    ["ca", "es"],
    ["ca-ES", "es_ES"],
    ["Catalan", "Spanish"],
    ["català", "castellano"],
    ["Каталанский", "испанский"],
  ])("says of each row in which one it is to be written: %s, %s", (catalan, spanish) => {
    const text = `Keyword;Title;Language\npisos gràcia;Viure a Gràcia;${catalan}\narras;Las arras;${spanish}\nnota simple;The extract;\n`;
    expect(readTopics(utf8(text))).toMatchObject({
      topics: [
        { ...gracia, language: "ca" },
        { keyword: "arras", title: "Las arras", language: "es" },
        { keyword: "nota simple", title: "The extract" },
      ],
      leftOut: [],
    });
  });

  test("names the languages in which we do not write, and what is none", () => {
    const text = "keyword,lang\npisos gràcia,ca\nacheter à barcelone,fr\nwohnung,Deutsch\ncasa,latinish";
    expect(readTopics(utf8(text))).toMatchObject({
      topics: [{ language: "ca" }],
      leftOut: [
        { line: 3, text: "acheter à barcelone", fault: "unwritten", about: "French" },
        { line: 4, text: "wohnung", fault: "unwritten", about: "German" },
        { line: 5, text: "casa", fault: "unknown", about: "latinish" },
      ],
    });
  });
});

describe("a reader that is unsure", () => {
  const previewOf = (bytes: Uint8Array) => {
    const read = readTopics(bytes);
    if (read.ok || read.reason !== "unsure") throw new Error(JSON.stringify(read));
    return read.preview;
  };

  test.each([
    ["three columns have no header", "pisos gràcia;Viure a Gràcia;Barris", ["keyword", "title", "unused"], 0],
    ["a language stands there without a header", "pisos gràcia;ca\narras;es", ["keyword", "language"], 0],
    ["two columns may be the keyword", "keyword,search term,title\na,b,C", ["keyword", "unused", "title"], 1],
    ["two columns may be the title", "keyword,title,headline\na,B,C", ["keyword", "title", "unused"], 1],
    ["the title may be what nobody has named", "keyword,notes\na,b", ["keyword", "title"], 1],
    ["the header names no keyword", "title,theme\nB,a", ["title", "keyword"], 1],
    ["the first row may be a topic", "keyword research,How titles are found\na,B", ["keyword", "title"], 1],
    ["titles seem to stand first", "Viure a Gràcia,pisos gràcia\nLas arras,arras", ["keyword", "title"], 0],
    ["one row may be a title with commas", "one,Gràcia, Sarrià", ["keyword", "title", "unused"], 0],
  ])("shows its first rows where %s", (_why, text, columns, headings) => {
    const preview = previewOf(utf8(text));
    expect(preview).toMatchObject({ columns, headings, encoding: "utf-8", encodings: [] });
    expect(preview.rows).toHaveLength(text.split("\n").length);
  });

  test("lets somebody say what stands where", () => {
    const read = readTopicsAs(utf8("Viure a Gràcia,pisos gràcia,ca,320"), "utf-8", {
      columns: ["title", "keyword", "language"],
      headings: 0,
    });
    expect(read).toEqual({ ok: true, topics: [{ ...gracia, language: "ca" }], leftOut: [], isProposed: false });
  });

  test("makes one title of several columns, and proposes titles where none is named", () => {
    const bytes = utf8("one,Gràcia, Sarrià");
    expect(topics(readTopicsAs(bytes, "utf-8", { columns: ["keyword", "title", "title"], headings: 0 }))).toEqual([
      { keyword: "one", title: "Gràcia, Sarrià" },
    ]);
    expect(topics(readTopicsAs(bytes, "utf-8", { columns: ["unused", "keyword", "unused"], headings: 0 }))).toEqual([
      { keyword: "Gràcia", title: "Gràcia" },
    ]);
  });

  test("shows how the first words read in each encoding that may be meant", () => {
    const bytes = iconv.encode("casas en la montaña;Vivir arriba", "macroman");
    const { encoding, encodings } = previewOf(bytes);
    expect(encoding).toBe("macroman");
    expect(encodings).toEqual([
      { encoding: "windows-1252", sample: "monta–a" },
      { encoding: "windows-1251", sample: "monta–a" },
      { encoding: "macroman", sample: "montaña" },
    ]);
    expect(previewTopics(bytes, "windows-1252")).toMatchObject({
      encoding: "windows-1252",
      rows: [["casas en la monta–a", "Vivir arriba"]],
    });
    const layout = { columns: ["keyword", "title"] as const, headings: 0 };
    expect(topics(readTopicsAs(bytes, "macroman", layout))).toEqual([
      { keyword: "casas en la montaña", title: "Vivir arriba" },
    ]);
  });

  test("asks nothing about a file of which it would take nothing", () => {
    const rows = Array.from({ length: mostTopics + 1 }, (_, row) => `term ${row};Words;More`).join("\n");
    expect(readTopics(utf8(rows))).toEqual({ ok: false, reason: "too-many", count: mostTopics + 1 });
  });
});
