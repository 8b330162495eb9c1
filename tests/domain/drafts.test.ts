import type { Db } from "~/db/database";
import { draftFromValuation } from "~/domain/enquiries/drafting/draft.server";
import { recognisePlace } from "~/domain/enquiries/drafting/recognise-place";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { longest } from "~/domain/properties/longest-texts";

import { anEnquiry, aNeighborhood, aPerson, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");

async function places(db: Db) {
  await aNeighborhood(db, { slug: "eixample", name: "Eixample", position: 1 });
  await aNeighborhood(db, { slug: "gracia", name: "Gràcia", position: 2 });
}
async function aValuation(db: Db, given: Parameters<typeof anEnquiry>[0] = {}) {
  await theAgency(db);
  return receiveEnquiry(db, anEnquiry({ kind: "valuation", ...given }), now);
}
const homes = (db: Db) => db.selectFrom("properties").selectAll().execute();

describe("a draft of the home that a valuation tells of", () => {
  test("can be saved with the longest words that an owner can send", async ({ db }) => {
    await places(db);
    const asked = { propertyAddress: "Balmes 1", saleTime: "half-year", visitTime: "evening" } as const;
    const { id } = await aValuation(db, { kind: "premium-valuation", asked, message: "a".repeat(4000) });
    const admin = await aPerson(db);
    await draftFromValuation(db, { enquiryId: id, adminId: admin.id }, now);
    const [home] = await homes(db);
    expect(home?.private_notes.length).toBeLessThanOrEqual(longest.privateNotes);
  });

  test("holds what the owner said, and names the message and nobody", async ({ db }) => {
    await places(db);
    const { id } = await aValuation(db, {
      kind: "premium-valuation",
      phone: "+34 611 222 333",
      asked: {
        propertyAddress: "Carrer de Verdi 12, 3r 2a, Gracia",
        propertyType: "penthouse",
        area: 96,
        bedrooms: 3,
        bathrooms: 2,
        saleTime: "half-year",
      },
      message: "There is a terrace.\nAnd a lift.",
    });
    const admin = await aPerson(db, { admin: "active" });

    const made = await draftFromValuation(db, { enquiryId: id, adminId: admin.id }, now);

    expect(made).toMatchObject({ ok: true, isNew: true, guessedPlace: null, title: "Penthouse in Gràcia" });
    const [home] = await homes(db);
    expect(home).toMatchObject({
      status: "draft",
      title: "Penthouse in Gràcia",
      description: "",
      price: 0,
      property_type: "penthouse",
      bedrooms: 3,
      bathrooms: 2,
      area: 96,
      neighborhood: "gracia",
      address: "Carrer de Verdi 12, 3r 2a, Gracia",
      drafted_from_enquiry: id,
      updated_by: admin.id,
      private_notes: [
        `Drafted from enquiry no. ${String(id).padStart(4, "0")} of 21 November 2026.`,
        "Would like to sell: within six months",
        "In the owner's words:",
        "There is a terrace.",
        "And a lift.",
      ].join("\n"),
    });
    for (const personal of ["Ana", "Puig", "ana@example.com", "611"]) {
      expect(home?.private_notes).not.toContain(personal);
    }
    expect(await findEnquiry(db, id)).toMatchObject({ draft: { title: "Penthouse in Gràcia" } });
  });

  test("is one, however often and by however many it is asked for", async ({ db }) => {
    await places(db);
    const { id } = await aValuation(db);
    const admin = await aPerson(db);
    const press = () => draftFromValuation(db, { enquiryId: id, adminId: admin.id }, now);
    const [first, second] = await Promise.all([press(), press()]);
    const third = await press();
    expect(first).toMatchObject({ ok: true, isNew: true });
    for (const again of [second, third]) expect(again).toMatchObject({ ok: true, isNew: false });
    expect(await homes(db)).toHaveLength(1);
  });

  test("says where the neighbourhood was only put down", async ({ db }) => {
    await places(db);
    const { id } = await aValuation(db, { asked: { propertyAddress: "Passeig de Gràcia 92, 08008 Barcelona" } });
    const admin = await aPerson(db);
    expect(await draftFromValuation(db, { enquiryId: id, adminId: admin.id }, now)).toMatchObject({
      guessedPlace: "Eixample",
      title: "Apartment, Passeig de Gràcia",
    });
    expect(await homes(db)).toMatchObject([
      {
        neighborhood: "eixample",
        bedrooms: 1,
        private_notes: expect.stringContaining("names no neighbourhood of ours; Eixample was put down: please check."),
      },
    ]);
  });

  test("comes of a valuation only", async ({ db }) => {
    await places(db);
    const { id } = await aValuation(db, { kind: "contact" });
    const admin = await aPerson(db);
    const press = (enquiryId: number) => draftFromValuation(db, { enquiryId, adminId: admin.id }, now);
    expect(await press(id)).toEqual({ ok: false, reason: "no-valuation" });
    expect(await press(999)).toEqual({ ok: false, reason: "not-found" });
  });
});

describe("the neighbourhood that an address names", () => {
  const all = [
    { slug: "eixample", names: ["Eixample", "Эшампле"], inside: null },
    { slug: "gracia", names: ["Gràcia", "Грасия"], inside: null },
    { slug: "sarria-sant-gervasi", names: ["Sarrià-Sant Gervasi", "Саррия-Сан-Жервази"], inside: null },
    { slug: "ciutat-vella", names: ["Ciutat Vella", "Сьютат-Велья"], inside: null },
    { slug: "born", names: ["Born", "El Born", "Борн"], inside: "ciutat-vella" },
    { slug: "poble-nou", names: ["Poble Nou", "Poblenou", "Побленоу"], inside: null },
    { slug: "les-corts", names: ["Les Corts"], inside: null },
  ];
  test.each([
    ["Carrer de Verdi 12, Gràcia", "gracia"],
    ["C/ Verdi 12 GRACIA", "gracia"],
    ["Verdi 12, 3r, 08012 Barcelona (Gràcia)", "gracia"],
    ["ул. Верди 12, Грасия", "gracia"],
    ["Calle Mallorca 200 - l'Eixample", "eixample"],
    ["Carrer Major de Sarrià 5, Sarrià", "sarria-sant-gervasi"],
    ["Muntaner 400, Sant Gervasi", "sarria-sant-gervasi"],
    ["Passeig del Born 3, El Born, Ciutat Vella", "born"],
    ["Carrer de Pujades 8, Poblenou", "poble-nou"],
    ["Pujades 8, Poble Nou", "poble-nou"],
    ["Numància 3, Corts", "les-corts"],
    ["Passeig de Gràcia 92", undefined],
    ["Travessera de Gràcia, 100", undefined],
    ["Av. de Sarrià 30, Barcelona", undefined],
    ["Carrer de Balmes 12", undefined],
    ["Bornholm 3", undefined],
    ["", undefined],
  ])("%s", (address, slug) => {
    expect(recognisePlace(address, all)).toBe(slug);
  });
});
