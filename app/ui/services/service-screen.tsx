import type { ReactNode } from "react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import type { TurnkeyPrices } from "~/domain/agency/turnkey-package";
import type { DevelopmentCard } from "~/domain/developments/development";
import type { Photo } from "~/domain/listings/photo";
import { services, type ServiceSlug } from "~/domain/services/service";
import type { ServiceText } from "~/i18n/services/service-text";
import { useText } from "~/i18n/text";

import { Breadcrumb } from "../breadcrumb";
import { Once } from "../drawn-once";

import { type ConsultedPlace, ConsultedPlaces } from "./consulted-places";
import { NewConstructionFigures } from "./new-construction-figures";
import { OfferedDevelopments } from "./offered-developments";
import { ClosingBand, ClosingForm } from "./service-closing";
import { ServiceHead } from "./service-head";
import { ServiceLists } from "./service-lists";
import { ServicePoints } from "./service-points";
import { ServiceSteps } from "./service-steps";
import { TurnkeyPackages } from "./turnkey-packages";

type Props = {
  slug: ServiceSlug;
  text: ServiceText;
  photo: Photo;
  places: readonly ConsultedPlace[];
  developments: readonly DevelopmentCard[];
  /** What the packages cost, on the page that offers them. */
  prices: TurnkeyPrices | null;
  /** Who says what new homes gain; blank where nobody does. */
  appreciationSource: string;
  stamp: string;
  agency: AgencyIdentity;
};

type Section = (isBand: boolean) => ReactNode;

// Owners and buyers of new homes end on a band with a form behind a button; buyers find the form on the page itself.
const endsOnBand: readonly ServiceSlug[] = ["property-sales", "turnkey-services", "new-construction"];

/** A services page: head, what it gives, what is particular to it, its steps, and the way to begin. */
export function ServiceScreen({
  slug,
  text,
  photo,
  places,
  developments,
  prices,
  appreciationSource,
  stamp,
  agency,
}: Props) {
  const { t, to } = useText();
  const { points, packages, steps, lists, figures, closing } = text;
  const hasBand = endsOnBand.includes(slug);
  const offered: (Section | undefined | null | false)[] = [
    (isBand) => <ServicePoints key="points" slug={slug} points={points} isBand={isBand} />,
    packages &&
      prices &&
      ((isBand) => <TurnkeyPackages key="packages" packages={packages} prices={prices} isBand={isBand} />),
    placesOf(text, places),
    developmentsOf(text, developments),
    (isBand) => <ServiceSteps key="steps" steps={steps} durations={services[slug].durations} isBand={isBand} />,
    lists && ((isBand) => <ServiceLists key="lists" lists={lists} isBand={isBand} />),
    figures &&
      ((isBand) => (
        <NewConstructionFigures
          key="figures"
          figures={figures}
          isBand={isBand}
          appreciationSource={appreciationSource}
        />
      )),
  ];
  const sections = offered.filter((section) => typeof section === "function");
  return (
    <main id="main">
      <Breadcrumb
        parents={[
          { label: t("nav.home"), href: to("/") },
          { label: t("nav.services"), href: to("/#services") },
        ]}
        current={t(`home.service.${slug}`)}
      />
      <Once name="service" of={[agency, text]}>
        {() => (
          <>
            <ServiceHead slug={slug} text={text} photo={photo} phone={agency.phone} />
            {sections.map((draw, index) => draw(index % 2 === 0))}
            {hasBand ? <ClosingBand slug={slug} closing={closing} agency={agency} /> : null}
          </>
        )}
      </Once>
      {hasBand ? null : (
        <ClosingForm slug={slug} closing={closing} agency={agency} stamp={stamp} isBand={sections.length % 2 === 0} />
      )}
    </main>
  );
}

function placesOf(text: ServiceText, places: readonly ConsultedPlace[]): Section | undefined {
  const words = text.places;
  // It asks what homes cost: without a home it has no answer.
  if (!words || places.every(({ price }) => price === null)) return undefined;
  return (isBand) => <ConsultedPlaces key="places" text={words} places={places} isBand={isBand} />;
}

function developmentsOf(text: ServiceText, developments: readonly DevelopmentCard[]): Section | undefined {
  const words = text.developments;
  if (!words || developments.length === 0) return undefined;
  return (isBand) => (
    <OfferedDevelopments key="developments" text={words} developments={developments} isBand={isBand} />
  );
}
