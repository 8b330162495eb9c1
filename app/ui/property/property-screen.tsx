import type { ReactNode } from "react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import type { GalleryPicture } from "~/domain/listings/gallery";
import { priceNews } from "~/domain/listings/price-news";
import type { Neighborhood } from "~/domain/places/neighborhood";
import type { Saving } from "~/domain/properties/favourites";
import type { HomeDetail } from "~/domain/properties/home-detail";
import type { HomeCard } from "~/domain/properties/property";
import { searchedPlaces } from "~/domain/properties/property-search";
import { searchQuery } from "~/domain/properties/search-address";
import { languageNames } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Once } from "~/ui/drawn-once";
import { ContactBar } from "~/ui/frame/contact-bar";
import { Gallery } from "~/ui/gallery/gallery";
import { usePageContext } from "~/ui/page-context";
import { PrintedCode, PrintedDay } from "~/ui/print/page-code";
import { AgentCard } from "~/ui/property/agent-card";
import { EnergyLabel } from "~/ui/property/energy-label";
import { FavouriteForm } from "~/ui/property/favourite-form";
import { HomeHead, HomePrice } from "~/ui/property/home-head";
import { HomeLocation } from "~/ui/property/home-location";
import { PropertyCard } from "~/ui/property/property-card";
import { FloorPlans, HomeFacts, HomeFeatures, HomeSummary } from "~/ui/property/property-details";
import { RoomList } from "~/ui/property/room-list";
import { SectionHeading } from "~/ui/section-heading";
import { ListingTools } from "~/ui/share";

type Props = {
  home: HomeDetail;
  pictures: readonly GalleryPicture[];
  similar: readonly HomeCard[];
  neighborhoods: readonly Neighborhood[];
  saving: Saving;
  /** Which picture is shown, from 1. */
  photo: number;
  /** Absolute address of the page. */
  url: string;
  /** Whether a viewing can be booked at a free time. */
  isBookable: boolean;
  agency: AgencyIdentity;
};

export function PropertyScreen({ home, pictures, saving, photo, url, isBookable, agency, ...around }: Props) {
  const { similar, neighborhoods } = around;
  const { isNew, reducedFrom } = priceNews(home, usePageContext().now);
  const news = `${isNew} ${reducedFrom}`;
  const { t, to } = useText();
  const place = searchedPlaces.find((slug) => slug === home.neighborhood.slug) ?? "all";
  const path = `/property/${home.id}`;
  return (
    <>
      <main id="main" data-brochure>
        <Breadcrumb
          parents={[
            { label: t("nav.properties"), href: to("/properties") },
            { label: home.neighborhood.name, href: to(`/properties${searchQuery({ neighborhood: place })}`) },
          ].slice(0, place === "all" ? 1 : 2)}
          current={home.title}
          currentLanguage={home.textLanguage}
        />
        <div className="wrap grid gap-x-10 gap-y-12 pb-section lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-16">
          <div className="min-w-0">
            <Gallery
              pictures={pictures}
              current={photo}
              path={path}
              links={home.links}
              heart={<FavouriteForm home={home} saving={saving} look="card" twin="picture" />}
            />
            <div className="pt-8">
              <PrintedCode url={url} />
              <HomeHead
                home={home}
                news={news}
                tools={
                  <ListingTools
                    heart={<FavouriteForm home={home} saving={saving} look="line" twin="line" />}
                    brochure={`${path}/brochure`}
                    url={url}
                  />
                }
              />
            </div>
            <Once name="home" of={[neighborhoods, home]}>
              {() => <AboutHome home={home} neighborhoods={neighborhoods} />}
            </Once>
          </div>
          <aside className="lg:sticky lg:top-8 lg:self-start">
            <Once name="beside a home" of={[agency, home]} by={`${isBookable} ${news}`}>
              {() => (
                <>
                  <div className="hidden pb-6 lg:block">
                    <HomePrice home={home} />
                  </div>
                  <AgentCard agency={agency} home={home} isBookable={isBookable} />
                  <HomeSummary home={home} />
                </>
              )}
            </Once>
            <PrintedDay />
          </aside>
        </div>
        {similar.length > 0 ? <Similar homes={similar} saving={saving} /> : null}
      </main>
      <ContactBar
        agency={agency}
        action={
          home.status === "sold"
            ? { href: to("/search"), label: t("listing.search"), opensDialog: true }
            : { href: to(`${path}/viewing`), label: t("agent.viewing"), opensDialog: true }
        }
      />
    </>
  );
}

/** All that is said of a home below its name. */
function AboutHome({ home, neighborhoods }: Pick<Props, "home" | "neighborhoods">) {
  const { t } = useText();
  return (
    <>
      <Text home={home} />
      <div data-sheet className="mt-12 grid gap-x-14 gap-y-12 md:grid-cols-2">
        <Section id="details" title={t("detail.details")}>
          <HomeFacts home={home} />
        </Section>
        <Section id="energy" title={t("energy.title")}>
          <EnergyLabel energy={home.energy} image={home.energyLabel} />
        </Section>
      </div>
      <RoomList rooms={home.rooms} className="mt-12" columns="sm:grid-cols-2" />
      {home.features.length > 0 ? (
        <Section id="features" title={t("detail.features")} className="mt-12">
          <HomeFeatures home={home} />
        </Section>
      ) : null}
      {home.floorPlans.length > 0 ? (
        <Section id="floor-plan" title={t("detail.floorPlan")} className="mt-12">
          <FloorPlans home={home} />
        </Section>
      ) : null}
      <Section id="location" title={t("location.title")} className="mt-12">
        <HomeLocation home={home} neighborhoods={neighborhoods} />
      </Section>
    </>
  );
}

function Text({ home }: { home: HomeDetail }) {
  const { t, language } = useText();
  const paragraphs = home.description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0) return null;
  const lang = home.textLanguage === language ? undefined : home.textLanguage;
  return (
    <Section id="about" title={t(`property.about.${home.type}`)} className="mt-12">
      {lang ? (
        <p className="mt-3 text-sm text-stone-600">
          {t("detail.otherLanguage", { language: languageNames[home.textLanguage] })}
        </p>
      ) : null}
      <div lang={lang} className="mt-4 max-w-[40rem] space-y-4 text-md text-stone-700">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph.trim()}
          </p>
        ))}
      </div>
    </Section>
  );
}

type SectionProps = { id: string; title: string; className?: string; children: ReactNode };

function Section({ id, title, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <h2 id={`${id}-title`} className="text-title-1">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Similar({ homes, saving }: { homes: readonly HomeCard[]; saving: Saving }) {
  const { t, to } = useText();
  return (
    <section id="similar" data-noprint className="bg-plaster-100 py-section" aria-labelledby="similar-title">
      <div className="wrap">
        <SectionHeading id="similar-title" title={t("similar.title")}>
          <ArrowLink href={to("/properties")}>{t("similar.all")}</ArrowLink>
        </SectionHeading>
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {homes.map((home) => (
            <PropertyCard key={home.id} home={home} saving={saving} />
          ))}
        </div>
      </div>
    </section>
  );
}
