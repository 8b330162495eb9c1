import type { Room } from "~/domain/listings/rooms";
import { formatRoomArea } from "~/i18n/format";
import { useText } from "~/i18n/text";

type Props = {
  rooms: readonly Room[];
  className?: string;
  /** How many stand in a row, as classes. */ columns?: string;
};

/** The rooms with their areas, in the agent's order; nothing at all where none is given. */
export function RoomList({ rooms, className = "", columns = "" }: Props) {
  const { t, language } = useText();
  if (rooms.length === 0) return null;
  return (
    <section id="rooms" aria-labelledby="rooms-title" className={className}>
      <h2 id="rooms-title" className="text-title-2">
        {t("rooms.title")}
      </h2>
      <ul className={`mt-3 grid gap-x-12 text-base ${columns}`}>
        {rooms.map(({ kind, area }, place) => (
          // Two bedrooms may be of one size: only their place tells them apart.
          <li key={place} className="flex justify-between gap-6 border-b border-plaster-200 py-2">
            <span className="text-stone-600">{t(`room.${kind}`)}</span>{" "}
            <span className="font-medium whitespace-nowrap tabular-nums">{formatRoomArea(language, area)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same in one run of words, for a printed sheet. */
export function RoomLine({ rooms }: { rooms: readonly Room[] }) {
  const { t, language } = useText();
  if (rooms.length === 0) return null;
  return (
    <p className="mt-4 line-clamp-3 text-sm text-stone-700 print:text-xs">
      <strong className="text-ink">{t("rooms.title")}</strong>{" "}
      {rooms.map(({ kind, area }) => `${t(`room.${kind}`)} ${formatRoomArea(language, area)}`).join(" · ")}
    </p>
  );
}
