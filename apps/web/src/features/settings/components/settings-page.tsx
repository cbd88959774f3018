import type { ReactNode } from "react";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SECTION_TEXTS, type SettingsSection } from "../model/sections.ts";
import { AccountSection } from "./account/account-section.tsx";
import { SettingsNav } from "./settings-nav.tsx";

const SECTION = <Skeleton className="h-96" />;
const SecuritySection = lazyPart(async () => (await import("./security/security-section.tsx")).SecuritySection, SECTION);
const DevicesSection = lazyPart(async () => (await import("./devices/devices-section.tsx")).DevicesSection, SECTION);
const PreferencesSection = lazyPart(async () => (await import("./preferences/preferences-section.tsx")).PreferencesSection, SECTION);
const DataSection = lazyPart(async () => (await import("./data/data-section.tsx")).DataSection, SECTION);

export interface SettingsPageProps {
  readonly section: SettingsSection;
  /** The address of a section. */
  readonly pathOf: (section: SettingsSection) => string;
  /** Leaves the app when the account is gone. */
  readonly onAccountDeleted: () => void;
}

/** One section at a time, beside the list of them; on a phone the list is a row above. */
export function SettingsPage({ section, pathOf, onAccountDeleted }: SettingsPageProps): ReactNode {
  const { title, lede } = SECTION_TEXTS[section];
  return (
    <div className="grid items-start gap-x-14 gap-y-6 *:min-w-0 lg:grid-cols-[12rem_minmax(0,44rem)]">
      <SettingsNav current={section} pathOf={pathOf} />
      <div className="grid gap-8 *:min-w-0">
        <PageHeader title={title} lede={lede} />
        {content()}
      </div>
    </div>
  );

  function content(): ReactNode {
    switch (section) {
      case "account":
        return <AccountSection page={pathOf("account")} />;
      case "security":
        return <SecuritySection page={pathOf("security")} />;
      case "devices":
        return <DevicesSection />;
      case "preferences":
        return <PreferencesSection />;
      case "data":
        return <DataSection onAccountDeleted={onAccountDeleted} />;
    }
  }
}
