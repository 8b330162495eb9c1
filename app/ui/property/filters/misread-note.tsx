import { CircleAlert } from "lucide-react";

import type { AddressName, Misread } from "~/domain/properties/search-address";
import type { TextKey } from "~/i18n/en";
import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";

const names: Partial<Record<AddressName, TextKey>> = {
  neighborhood: "filter.neighborhood",
  at: "filter.at",
  price: "filter.price",
  from: "filter.from",
  to: "filter.to",
  bedrooms: "filter.bedrooms",
  bathrooms: "filter.bathrooms",
  type: "filter.type",
  area: "filter.area",
  lift: "filter.lift",
  terrace: "filter.terrace",
  parking: "filter.parking",
  newBuild: "filter.new",
  sort: "filter.sort",
  view: "filter.view",
  page: "filter.page",
};

type Props = {
  misread: readonly Misread[];
  /** The address of the same list without what was not understood, with language. */
  href: string;
  swaps: string;
};

/** What an address asked for that we do not know: nobody should take the whole list for the answer to it. */
export function MisreadNote({ misread, href, swaps }: Props) {
  const { t } = useText();
  if (misread.length === 0) return null;
  const options = misread
    .map(({ name, value }) => t("filter.misread.option", { name: t(names[name] ?? "filter.label"), value }))
    .join(", ");
  return (
    <div className="mt-5 flex items-start gap-3 border-s-4 border-terra-600 bg-plaster-100 px-4 py-2">
      <Icon as={CircleAlert} className="mt-1.5 size-4.5 shrink-0 text-terra-700" />
      <p className="min-w-0 py-1 wrap-anywhere">
        {t("filter.misread", { options })}{" "}
        <a href={href} data-swap={swaps} className="text-mar-700 underline">
          {t("filter.misread.away")}
        </a>
      </p>
    </div>
  );
}
