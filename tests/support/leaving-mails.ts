import type { Db } from "~/db/database";
import { sendDueMails } from "~/domain/delivery/delivery.server";
import type { Delivery, RenderedMail } from "~/domain/mail/mail";

type World = { answer?: (mail: RenderedMail) => Delivery; siteUrl?: string };

/** Sends what is due at a moment, to a world that takes it all or answers as it is told. @returns the mails that left */
export async function leaving(db: Db, when: Date, world: World = {}): Promise<RenderedMail[]> {
  const { answer = () => ({ ok: true }), siteUrl = "https://www.xamfra.example" } = world;
  const mails: RenderedMail[] = [];
  const deliver = async (mail: RenderedMail) => {
    mails.push(mail);
    return answer(mail);
  };
  await sendDueMails(db, { deliver, siteUrl }, () => when);
  return mails;
}
