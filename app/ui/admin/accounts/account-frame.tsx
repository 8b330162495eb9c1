import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import { useText } from "~/i18n/text";
import { useBrand } from "~/ui/brand-context";
import { BrandSign } from "~/ui/brand-sign";

import { PlanPanel } from "../plan-panel";

type Props = {
  title: string;
  /** Answers a form of the panel: the script then leaves its sending to the browser (enhance/page.ts). */
  keepsForm?: boolean;
  children: ReactNode;
};

/** What stands around each way into the panel: the plan of the city, a column of text and fields, the way back out. */
export function AccountFrame({ title, keepsForm = false, children }: Props) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const { name } = useBrand();
  return (
    <main
      id="main"
      data-keeps-form={keepsForm || undefined}
      className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[5fr_7fr]"
    >
      <PlanPanel>
        <a href="/" aria-label={site("frame.home", { name })} className="relative flex w-fit max-w-full items-center">
          <BrandSign ground="dark" place="footer" />
        </a>
      </PlanPanel>
      <div className="flex min-w-0 flex-col px-5 py-10 lg:justify-center lg:px-24">
        <div className="w-full max-w-sm">
          <h1 className="text-title-1">{title}</h1>
          {children}
          <p className="mt-6 text-sm text-stone-600">
            <TextLink href="/">{t("signIn.back")}</TextLink>
          </p>
        </div>
      </div>
    </main>
  );
}

/** A link on a line of its own, as tall as a finger. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current"
    >
      {children}
    </a>
  );
}
