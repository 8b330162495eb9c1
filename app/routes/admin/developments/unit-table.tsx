import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { type PastedUnits, readPastedUnits } from "~/domain/developments/pasted-units.server";
import {
  blankRows,
  freshRows,
  isBlankRow,
  mostUnitRows,
  readUnitRows,
  type UnitTableAnswer,
} from "~/domain/developments/unit-table";
import { readUnitTable } from "~/domain/developments/unit-table.schema";
import { addUnits, areAdded, countedFloors, unitNames } from "~/domain/developments/units.server";
import { sentText } from "~/domain/fields/sent-text";
import { readAmount, roundedAreas } from "~/domain/fields/written-numbers";
import { adminMeta } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { listingHead, listingPath } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { mostTableFields, readPost } from "~/http/post.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { AdminPage } from "~/ui/admin/admin-page";
import { UnitTableForm } from "~/ui/admin/developments/unit-table-form";

/** Two hundred rows of long names in another alphabet, and as much again that was pasted; in bytes. */
const largestTable = 512 * 1024;

/** Rounded areas are named after storing until the cookie that says so would be full. */
const mostRoundedSaid = 40;

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const head = await listingHead(visit);
  return { title: adminText("unitTable.title"), building: head.title, path: listingPath(head) };
});

export const action = panelAction(
  { may: "enter", read: (request) => readPost(request, largestTable, mostTableFields) },
  { lay, more, add },
);

/** Lays what was pasted into rows, below those that are filled in. Nothing is stored. */
async function lay(sent: Sent) {
  const { id } = await listingHead(sent);
  const answer = answerTo(sent);
  // Enter in a cell presses the first button of the form, which is this one.
  if (answer.pasted.trim() === "" && !answer.rows.every(isBlankRow)) return store(sent, answer);
  const pasted = readPastedUnits(answer.pasted, await countedFloors(db, id));
  if (!pasted.ok) return data({ ...answer, pastedError: whyNot(pasted) }, { status: 400 });
  const filled = answer.rows.filter((row) => !isBlankRow(row));
  const rows = [...filled, ...pasted.rows];
  if (rows.length > mostUnitRows) return data({ ...answer, pastedError: tooMany(rows.length) }, { status: 400 });
  const { errors } = readUnitTable(rows, await unitNames(db, id));
  const laid = { ...pasted, rows: pasted.rows.length };
  return data({ ...answer, rows, errors, pasted: "", laid }, { status: errors.length > 0 ? 400 : 200 });
}

/** The same page with more rows to write in. */
async function more(sent: Sent) {
  await listingHead(sent);
  const answer = answerTo(sent);
  const fresh = Math.min(freshRows, mostUnitRows - answer.rows.length);
  return data({ ...answer, rows: [...answer.rows, ...blankRows(Math.max(0, fresh))] });
}

/** Stores all units, or none. What was pasted and not yet looked at is laid into rows first. */
async function add(sent: Sent) {
  const answer = answerTo(sent);
  return answer.pasted.trim() === "" ? store(sent, answer) : lay(sent);
}

async function store(sent: Sent, answer: UnitTableAnswer) {
  const development = await listingHead(sent);
  if (answer.rows.length > mostUnitRows)
    return data({ ...answer, pastedError: tooMany(answer.rows.length) }, { status: 400 });
  const said = () => {
    const areas = answer.rows.flatMap(({ area, usefulArea }) => [area, usefulArea]);
    const values = { count: units.length, rounded: roundedAreas(areas.slice(0, mostRoundedSaid)) };
    return redirectWithAdminFlash(`${listingPath(development)}/edit`, "unitsAdded", { values });
  };
  const { units, errors } = readUnitTable(answer.rows, await unitNames(db, development.id));
  if (errors.length > 0) {
    const isSecondPress = await areAdded(db, development.id, units);
    return isSecondPress ? said() : data({ ...answer, errors }, { status: 400 });
  }
  if (units.length === 0) return data({ ...answer, pastedError: "unitTable.none" }, { status: 400 });
  try {
    const added = await addUnits(db, development.id, units, sent.admin.userId, sent.now);
    if (added.ok) return await said();
    if (added.reason === "not-found") throw notFound();
    if (added.reason === "price-missing") {
      // What visitors see has a price.
      const message = "unitForm.price.public";
      const free = answer.rows.flatMap((row, index) =>
        readAmount(row.price) === 0 ? [{ row: index, column: "price" as const, message }] : [],
      );
      return data({ ...answer, errors: free }, { status: 400 });
    }
    // Somebody else was quicker with these names, or the same press was.
    if (await areAdded(db, development.id, units)) return await said();
    const late = readUnitTable(answer.rows, new Set(added.names));
    return data({ ...answer, errors: late.errors }, { status: 400 });
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ ...answer, failure: reasonOf(error, sent.request) }, { status: 500 });
  }
}

function answerTo({ post }: Sent): UnitTableAnswer {
  return {
    rows: readUnitRows(post),
    errors: [],
    pasted: sentText(post, "pasted"),
    ...{ pastedError: null, laid: null, failure: null },
  };
}

function whyNot(pasted: Extract<PastedUnits, { ok: false }>): string {
  if (pasted.reason === "unclosed") return `unitTable.unclosed|line=${pasted.line}`;
  return pasted.reason === "too-many" ? tooMany(pasted.count) : "unitTable.nothingPasted";
}

function tooMany(count: number): string {
  return `unitTable.tooMany|count=${count}|most=${mostUnitRows}`;
}

export default function UnitTable() {
  const { building, path } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useAdminText();
  const back = `${path}/edit`;
  return (
    <AdminPage title={t("unitTable.title")} parent={{ label: building, href: back }}>
      <UnitTableForm action={`${path}/units/table`} answer={answer} back={back} />
    </AdminPage>
  );
}
