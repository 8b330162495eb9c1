import { Pencil } from "lucide-react";

import { walkGoals, type WalkingTimes } from "~/domain/places/walking-times";
import { useAdminText } from "~/i18n/admin";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { Icon } from "~/ui/icon";

type Place = { slug: string; name: string; walkingTimes: WalkingTimes };

/** The neighbourhoods with the walking times that are entered; each has a form of its own. */
export function NeighborhoodList({ places }: { places: readonly Place[] }) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("settings.neighborhoods")} parent={{ label: t("settings.title"), href: "/admin/settings" }}>
      <div className="max-w-2xl">
        <Panel title={t("settings.walkingTimes")}>
          <p className="px-4 pt-3 pb-1 text-xs text-stone-600 last:pb-4">
            {t(places.length === 0 ? "settings.neighborhoods.none" : "settings.neighborhoods.text")}
          </p>
          <ul className="divide-y divide-plaster-200">
            {places.map((place) => (
              <Line key={place.slug} {...place} />
            ))}
          </ul>
        </Panel>
      </div>
    </AdminPage>
  );
}

function Line({ slug, name, walkingTimes }: Place) {
  const { t } = useAdminText();
  const entered = walkGoals.flatMap((goal) => {
    const minutes = walkingTimes[goal];
    return minutes === null
      ? []
      : [t("settings.walkingTimes.line", { goal: t(`settings.walkingTimes.${goal}`), minutes })];
  });
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2.5 hover:bg-plaster-50">
      <div className="min-w-0 break-words">
        <p className="font-medium">{name}</p>
        <p className="text-xs text-stone-600">
          {entered.length === 0 ? t("settings.walkingTimes.none") : entered.join(" · ")}
        </p>
      </div>
      <a
        href={`/admin/settings/neighborhoods/${slug}`}
        aria-label={t("settings.edit", { name })}
        title={t("settings.change")}
        className="-me-2 flex size-9 shrink-0 items-center justify-center rounded-xs text-stone-600 hover:bg-plaster-100 hover:text-ink max-md:size-11"
      >
        <Icon as={Pencil} className="size-4" />
      </a>
    </li>
  );
}
