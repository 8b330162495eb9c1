import type { ReactNode } from "react";

import { type AgencyIdentity, telLink } from "~/domain/agency/agency";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { useBrand } from "~/ui/brand-context";
import { BrandSign } from "~/ui/brand-sign";
import { Once } from "~/ui/drawn-once";
import { OpeningHours } from "~/ui/opening-hours";

import type { PageForm } from "./language-choice";
import { FooterLanguages, type LanguagePaths } from "./language-links";

type Props = {
  agency: AgencyIdentity;
  /** Whether something of the sample site is shown: then it is said. */
  hasSamples: boolean;
  year: number;
  pathname: string;
  search: string;
  paths: LanguagePaths | undefined;
  form: PageForm | undefined;
};

// The four that most people come for; the home page lists all eight.
const services = ["buyer-consultation", "property-sales", "new-construction", "turnkey-services"] as const;

export function SiteFooter({ agency, hasSamples, year, ...place }: Props) {
  const brand = useBrand();
  return (
    <footer role="contentinfo" data-surface="deep" className="relative bg-mar-900 text-plaster-0">
      <Once name="footer" of={[brand, agency]}>
        {() => <Ways agency={agency} />}
      </Once>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-mar-700 py-6 text-sm text-mar-100">
        <Once name="register" of={[agency]} by={`${year} ${hasSamples}`}>
          {() => <Register agency={agency} hasSamples={hasSamples} year={year} />}
        </Once>
        <FooterLanguages {...place} />
      </div>
    </footer>
  );
}

/** Who it is and how to reach them, and where the site leads. */
function Ways({ agency }: Pick<Props, "agency">) {
  const { t, language, to } = useText();
  return (
    <div className="wrap grid grid-cols-2 gap-x-4 gap-y-10 py-16 md:grid-cols-12 md:gap-x-6 md:gap-y-12 md:py-20 lg:gap-x-12">
      <div className="col-span-2 max-lg:md:col-span-12 md:col-span-4">
        <BrandSign ground="dark" place="footer" />
        <p className="mt-6 max-w-sm text-base text-mar-100">
          {agency.footerSentence}{" "}
          {t("footer.range", {
            from: formatPrice(language, agency.priceFrom),
            to: formatPrice(language, agency.priceTo),
          })}
        </p>
        <div className="mt-5 text-lg">
          <a className="figures flex min-h-11 items-center hover:underline" href={telLink(agency.phone)}>
            {agency.phone}
          </a>
          <a className="flex min-h-11 items-center hover:underline" href={`mailto:${agency.email}`}>
            {agency.email}
          </a>
        </div>
        <OpeningHours agency={agency}>
          {(lines) => <div className="mt-3 text-sm text-mar-100">{lines}</div>}
        </OpeningHours>
      </div>
      <FooterList title={t("footer.explore")}>
        <FooterLink href={to("/properties")}>{t("nav.properties")}</FooterLink>
        <FooterLink href={to("/developments")}>{t("nav.developments")}</FooterLink>
        <FooterLink href={to("/neighborhoods")}>{t("nav.neighborhoods")}</FooterLink>
        <FooterLink href={to("/articles")}>{t("nav.magazine")}</FooterLink>
        <FooterLink href={to("/favourites")}>{t("nav.favourites")}</FooterLink>
      </FooterList>
      <FooterList title={t("nav.services")}>
        {services.map((slug) => (
          <FooterLink key={slug} href={to(`/services/${slug}`)}>
            {t(`home.service.${slug}`)}
          </FooterLink>
        ))}
      </FooterList>
      <FooterList title={t("footer.practical")}>
        <FooterLink href={to("/valuation")}>{t("footer.valuation")}</FooterLink>
        <FooterLink href={to("/costs")}>{t("costs.nav")}</FooterLink>
        <FooterLink href={to("/search")}>{t("footer.search")}</FooterLink>
        <FooterLink href={to("/contact")}>{t("nav.contact")}</FooterLink>
        <FooterLink href="/admin/login">{t("frame.staff")}</FooterLink>
      </FooterList>
      <FooterList title={t("footer.legal")}>
        <FooterLink href={to("/privacy-policy")}>{t("footer.privacy")}</FooterLink>
        <FooterLink href={to("/legal-notice")}>{t("footer.notice")}</FooterLink>
        <FooterLink href={to("/cookies")}>{t("footer.cookies")}</FooterLink>
        <FooterLink href={to("/legal-notice#complaints")}>{t("footer.complaints")}</FooterLink>
      </FooterList>
    </div>
  );
}

function Register({ agency, hasSamples, year }: Pick<Props, "agency" | "hasSamples" | "year">) {
  const { t } = useText();
  const name = agency.isSample ? t("agency.sample", { name: agency.name }) : agency.name;
  return (
    <div>
      <p>{t("footer.register", { name, number: agency.registerNumber, address: agency.address })}</p>
      <p>
        {t("footer.copyright", { year: String(year), name: agency.name })} {hasSamples ? t("footer.samples") : null}
      </p>
    </div>
  );
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className="wrap-anywhere hyphens-auto md:col-span-2 max-lg:md:col-span-3" aria-label={title}>
      <h2 className="font-sans text-sm font-semibold text-mar-300">{title}</h2>
      <ul className="mt-3">{children}</ul>
    </nav>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className="flex min-h-11 items-center py-1.5 leading-snug hover:underline md:min-h-9">
        {children}
      </a>
    </li>
  );
}
