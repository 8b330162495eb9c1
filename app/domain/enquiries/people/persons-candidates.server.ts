import type { Db } from "~/db/database";
import { folded } from "~/i18n/fold";

import { fullName } from "../stored-enquiry.server";

import type { Candidates, Chosen } from "./persons-candidates";
import { findPerson, personsAppointments, personsMessages } from "./persons-rows.server";

/**
 * What may be of the sender of a message: the same e-mail address or the same phone. A mailbox or a phone may be shared, so that
 * before anybody chose, theirs is what stands under their own address and their own name. The message itself always is.
 * Undefined where it is not there.
 */
export async function personsCandidates(db: Db, enquiryId: number, chosen?: Chosen): Promise<Candidates | undefined> {
  const person = await findPerson(db, enquiryId, true);
  if (person === undefined) return undefined;
  const [messages, appointments] = await Promise.all([
    db
      .selectFrom("contact_submissions")
      .where("id", "in", personsMessages(db, person))
      .orderBy("id")
      .select(["id", "kind", "first_name", "last_name", "email", "company", "created_at"])
      .execute(),
    db
      .selectFrom("appointments")
      .where("id", "in", personsAppointments(db, person))
      .orderBy("id")
      .select(["id", "enquiry_id", "person_name", "person_email", "person_phone", "starts_at"])
      .select(["owner_name", "owner_email"])
      .execute(),
  ]);
  const asked = messages.find(({ id }) => id === enquiryId);
  if (!asked) return undefined;
  const isSame = (name: string, email: string) =>
    email.toLowerCase() === person.email.toLowerCase() && isSameName(name, fullName(asked));
  const isPicked = (picked: readonly number[] | undefined, id: number, otherwise: boolean) =>
    picked === undefined ? otherwise : picked.includes(id);
  return {
    messages: messages.map((row) => ({
      ...{ id: row.id, kind: row.kind, receivedAt: row.created_at, isAsked: row.id === enquiryId },
      ...{ name: fullName(row), email: row.email, phone: row.company },
      isTheirs: row.id === enquiryId || isPicked(chosen?.messages, row.id, isSame(fullName(row), row.email)),
    })),
    appointments: appointments.map((row) => {
      const isOwners = row.owner_email !== "" && row.owner_email.toLowerCase() === person.email.toLowerCase();
      const name = isOwners ? row.owner_name : row.person_name;
      const email = isOwners ? row.owner_email : row.person_email;
      const otherwise = isSame(name, email) || (row.enquiry_id === enquiryId && isSameName(name, fullName(asked)));
      return {
        ...{ id: row.id, startsAt: row.starts_at, name, email, phone: isOwners ? "" : row.person_phone },
        isTheirs: isPicked(chosen?.appointments, row.id, otherwise),
      };
    }),
  };
}

function isSameName(one: string, other: string): boolean {
  const words = (name: string) => folded(name).split(/\s+/).filter(Boolean).toSorted().join(" ");
  return words(one) === words(other);
}
