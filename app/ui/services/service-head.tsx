import type { Photo as PhotoNoun } from "~/domain/listings/photo";
import type { ServiceSlug } from "~/domain/services/service";
import type { ServiceText } from "~/i18n/services/service-text";
import { Photo } from "~/ui/photo";

import { ServiceActions } from "./service-actions";

type Props = { slug: ServiceSlug; text: ServiceText; photo: PhotoNoun; phone: string };

/** What the service is, for whom, and how to begin. */
export function ServiceHead({ slug, text, photo, phone }: Props) {
  return (
    <div className="wrap grid gap-x-14 gap-y-10 pb-section max-md:pt-4 lg:grid-cols-12">
      <div className="flex flex-col justify-center lg:col-span-5">
        <h1 className="text-display-1 lg:max-xl:text-display-2">{text.title}</h1>
        <p className="mt-6 mb-8 max-w-md text-lg text-stone-700">{text.lead}</p>
        <ServiceActions slug={slug} phone={phone} place="head" />
      </div>
      <div className="lg:col-span-7">
        <Photo
          photo={photo}
          isFirst
          sizes="(min-width: 90rem) 46rem, (min-width: 64rem) 55vw, calc(100vw - 3rem)"
          className="aspect-3/2 w-full"
        />
      </div>
    </div>
  );
}
