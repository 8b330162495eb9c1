import type { Db } from "~/db/database";
import { dayInBarcelona } from "~/i18n/barcelona-time";

import type { FreeDay } from "./booking";
import { holdLimits } from "./provisional-booking";
import { liveHolds } from "./provisional-booking.repository.server";

type Asked = {
  startsAt: string;
  /** What is free besides. */
  free: readonly FreeDay[];
  mailbox: string;
  networkHash: string;
  wideNetworkHash: string;
};

/** Whether a time is kept for somebody who has not confirmed it yet: as long as one of them, a network and all together hold few. */
export async function mayHold(trx: Db, asked: Asked, now: Date): Promise<boolean> {
  const holds = await liveHolds(trx, now);
  const held = (is: (hold: (typeof holds)[number]) => boolean) => holds.filter(is).length;
  const day = dayInBarcelona(new Date(asked.startsAt));
  const isOnDay = ({ startsAt }: { startsAt: string }) => dayInBarcelona(new Date(startsAt)) === day;
  const freeOnDay = asked.free.find((each) => each.day === day)?.times.length ?? 0;
  const freeInAll = asked.free.reduce((sum, { times }) => sum + times.length, 0);
  const { ofMailbox, ofNetwork, ofWideNetwork, partOfDay, partOfAll } = holdLimits;
  return (
    held(({ mailbox }) => mailbox === asked.mailbox) < ofMailbox &&
    held(({ networkHash }) => networkHash !== "" && networkHash === asked.networkHash) < ofNetwork &&
    held(({ wideNetworkHash }) => wideNetworkHash !== "" && wideNetworkHash === asked.wideNetworkHash) <
      ofWideNetwork &&
    held(isOnDay) < Math.max(1, Math.floor((freeOnDay + held(isOnDay)) * partOfDay)) &&
    holds.length < Math.max(2, Math.floor((freeInAll + holds.length) * partOfAll))
  );
}
