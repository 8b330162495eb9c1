import type { AgencyIdentity } from "~/domain/agency/agency";
import type { ServiceSlug } from "~/domain/services/service";
import type { ServiceText } from "~/i18n/services/service-text";
import { ContactList } from "~/ui/contact-ways";
import { ConsultationForm } from "~/ui/forms/consultation-form";
import { RequiredNote } from "~/ui/forms/required-note";

import type { SectionProps } from "./section";
import { ServiceActions } from "./service-actions";

type Props = { slug: ServiceSlug; closing: ServiceText["closing"]; agency: AgencyIdentity };

/** The last call of a page for owners: a deep band with the two ways to begin. */
export function ClosingBand({ slug, closing, agency }: Props) {
  return (
    <section data-surface="deep" className="bg-mar-800 py-16 text-plaster-0" aria-labelledby="closing-heading">
      <div className="wrap flex flex-wrap items-center justify-between gap-8">
        <div className="max-w-xl">
          <h2 id="closing-heading" className="text-display-2">
            {closing.title}
          </h2>
          {closing.text ? <p className="mt-4 text-lg text-mar-100">{closing.text}</p> : null}
        </div>
        <ServiceActions slug={slug} phone={agency.phone} place="closing" />
      </div>
    </section>
  );
}

/** The form at the end of a page for buyers, sent to the consultation page, which answers. */
export function ClosingForm({ slug, closing, agency, stamp, isBand }: Props & SectionProps & { stamp: string }) {
  return (
    <section id="contact" className={`py-section ${isBand ? "bg-plaster-100" : ""}`} aria-labelledby="closing-heading">
      <div className="wrap grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <div className="corner">
            <h2 id="closing-heading" className="text-display-2">
              {closing.title}
            </h2>
            {closing.text ? <p className="mt-4 text-lg text-stone-700">{closing.text}</p> : null}
          </div>
          <div className="mt-4 lg:ps-6">
            <ContactList agency={agency} />
          </div>
        </div>
        <div className="chamfer-tr bg-plaster-0 p-6 [--cut:2rem] md:p-10 lg:col-span-7">
          <p className="mb-5 pe-8 text-sm text-stone-600">
            <RequiredNote />
          </p>
          <ConsultationForm
            {...{ service: slug, stamp, from: `/services/${slug}`, agencyName: agency.name }}
            isEmbedded
          />
        </div>
      </div>
    </section>
  );
}
