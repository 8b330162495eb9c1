import { Copy, FileText, PenLine, Images, Store } from "lucide-react";

import type { Appointment } from "~/domain/diary/appointment";
import type { MatchingBrief } from "~/domain/enquiries/briefs/brief-match";
import type { Answer } from "~/domain/listings/entry";
import { imageKinds, type ListedImage, type ListedUpload } from "~/domain/listings/image";
import type { TranslationRow as Row } from "~/domain/listings/translation";
import { type AdvertItem, lacksEnergyRating } from "~/domain/properties/advert-checklist";
import type { PropertyStatus } from "~/domain/properties/property";
import type { PropertyTexts } from "~/domain/properties/property-form";
import type { PropertyValues } from "~/domain/properties/property-form.schema";
import type { Sale } from "~/domain/properties/sale";
import type { TranslationStanding } from "~/domain/translations/translation-work";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import { HomesAppointments } from "~/ui/admin/diary/appointment-panel";
import { MatchingBriefs } from "~/ui/admin/enquiries/matching-briefs";
import { ImageForms } from "~/ui/admin/images/image-forms";
import { ImageManager } from "~/ui/admin/images/image-manager";
import { SeeListing } from "~/ui/admin/listings/see-listing";
import { TranslationRow } from "~/ui/admin/listings/translation-row";
import { NotAdvertisable } from "~/ui/admin/not-advertisable";
import { Problem } from "~/ui/admin/problem";
import type { Choice } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { AdvertChecklist } from "./advert-checklist";
import { PropertyFormScreen } from "./property-form-screen";
import { PropertyStatusBadge } from "./property-status-badge";
import { SaleButtons, SaleNote } from "./sale-buttons";

/** A stored home as its screen needs it. */
export type EditedHome = {
  id: number;
  version: number;
  title: string;
  status: PropertyStatus;
  texts: PropertyTexts;
  /** Marks of what stands in its fields. */
  opened: string;
  updatedAt: string;
  updatedBy: string | null;
  enquiryId: number | null;
  /** Null where it is not sold, or nobody knows since when. */
  sale: Sale | null;
};

type Props = {
  home: EditedHome;
  answer: Answer<PropertyValues> | undefined;
  neighborhoods: readonly Choice[];
  translations: readonly Row[];
  standing: TranslationStanding;
  checklist: readonly AdvertItem[];
  /** Those who look for such a home. */
  briefs: readonly MatchingBrief[];
  /** Its newest in the diary. */
  appointments: readonly Appointment[];
  /** Where a viewing of it can be booked; null where none can. */
  bookingLink: string | null;
  /** Its images; `failure` says why they could not be read. */
  pictures: { images: ListedImage[]; uploads: ListedUpload[]; failure: string | null };
  now: Date;
};

const way = "inline-flex min-h-9 items-center gap-1.5 font-medium text-mar-700 hover:underline max-md:min-h-11";

export function EditPropertyScreen({
  home,
  answer,
  neighborhoods,
  translations,
  standing,
  checklist,
  briefs,
  appointments,
  bookingLink,
  pictures,
  now,
}: Props) {
  const { t } = useAdminText();
  const { id, title, status, texts } = home;
  return (
    <AdminPage
      title={title}
      parent={{ label: t("propertyList.title"), href: "/admin/properties" }}
      actions={
        <>
          <span className="max-sm:hidden">
            <PropertyStatusBadge status={status} />
          </span>
          <SeeListing
            listing={{ kind: "property", id }}
            title={title}
            path={status === "draft" ? null : `/property/${id}`}
          />
        </>
      }
    >
      <div className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <TranslationRow rows={translations} path={`/admin/properties/${id}`} standing={standing} now={now} />
          <div className="flex flex-wrap items-center gap-x-5">
            <SaleButtons home={{ id, title, status }} className={way} />
            {status === "draft" ? null : (
              <>
                <a href={`/property/${id}/brochure`} className={way}>
                  <Icon as={FileText} />
                  {t("propertyForm.brochure")}
                </a>
                <a href={`/property/${id}/window-card`} className={way}>
                  <Icon as={Store} />
                  {t("propertyForm.windowCard")}
                </a>
              </>
            )}
            {home.texts.description.trim() === "" ? (
              <a href={`/admin/properties/${id}/edit?propose=description`} className={way}>
                <Icon as={PenLine} />
                {t("propertyForm.propose")}
              </a>
            ) : null}
            <a href={`/admin/properties/new?from=${id}`} className={way}>
              <Icon as={Copy} />
              {t("propertyForm.copy")}
            </a>
            <a href={`/admin/properties/${id}/images`} className={way}>
              <Icon as={Images} />
              {t("propertyForm.images")}
            </a>
          </div>
        </div>
        {home.sale ? <SaleNote sale={home.sale} /> : null}
        {home.enquiryId === null ? null : (
          <p className="text-stone-700">
            {t("propertyForm.drafted")}{" "}
            <a
              href={`/admin/enquiries/${home.enquiryId}`}
              className="text-mar-700 underline decoration-mar-300 hover:decoration-current"
            >
              {t("propertyForm.drafted.link")}
            </a>
          </p>
        )}
        {lacksEnergyRating(status, checklist) ? <NotAdvertisable lacking="energy" /> : null}
        <AdvertChecklist items={checklist} propertyId={id} />
      </div>
      <PropertyFormScreen
        action={`/admin/properties/${id}/edit`}
        texts={texts}
        answer={answer}
        saved={{ version: home.version, opened: home.opened, at: home.updatedAt, by: home.updatedBy }}
        neighborhoods={neighborhoods}
        now={now}
        images={
          pictures.failure ? (
            <Problem title={t("properties.error")}>{pictures.failure}</Problem>
          ) : (
            <ImageManager
              listing={{ kind: "property", id }}
              images={pictures.images}
              uploads={pictures.uploads}
              kinds={imageKinds}
              isInForm
            />
          )
        }
      />
      <ImageForms path={`/admin/properties/${id}`} images={pictures.images} />
      <div className="mt-6 space-y-5">
        <HomesAppointments homeId={id} appointments={appointments} bookingLink={bookingLink} now={now} />
        <MatchingBriefs briefs={briefs} />
      </div>
    </AdminPage>
  );
}
