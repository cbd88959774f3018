import { ListChecks, LogOut, MessageSquareText, Monitor, Moon, Settings, Sun } from "lucide-react";
import { useNavigate } from "react-router";
import { useAuth } from "#backend/auth/auth-context.ts";
import { SECTION_LABELS, SETTINGS_SECTIONS } from "#features/settings/model/sections.ts";
import { CommandDialog, type CommandDialogProps, type CommandGroup } from "#ui/overlay/command-dialog.tsx";
import { useTheme } from "#ui/theme/theme.ts";
import { useCoach } from "../coach/coach-context.ts";
import { adminNavigation } from "../layout/admin-navigation.ts";
import { mainNavigation } from "../layout/navigation.ts";
import { useWizard } from "../onboarding/wizard-context.ts";
import { settingsPath } from "../navigation/paths.ts";
import { useSignOut } from "../sign-out/sign-out-context.ts";

/** Every page and action of the frame under one list that is searched by typing. */
export function CommandPalette(props: Omit<CommandDialogProps, "groups">) {
  return <CommandDialog {...props} groups={useCommands()} />;
}

function useCommands(): readonly CommandGroup[] {
  const navigate = useNavigate();
  const { choose } = useTheme();
  const { signOut } = useSignOut();
  const wizard = useWizard();
  const coach = useCoach();
  const { isAdmin } = useAuth();
  const open = (to: string) => ({ run: () => void navigate(to), leaves: true });
  return [
    { value: "Pages", items: mainNavigation.map(({ to, label, icon }) => ({ label, icon, ...open(to) })) },
    ...(isAdmin
      ? [{ value: "Admin", items: adminNavigation.map(({ to, label, icon }) => ({ label: `Admin: ${label}`, icon, ...open(to) })) }]
      : []),
    {
      value: "Settings",
      items: SETTINGS_SECTIONS.map((section) => ({
        label: `Settings: ${SECTION_LABELS[section]}`,
        icon: Settings,
        ...open(settingsPath(section)),
      })),
    },
    {
      value: "Actions",
      items: [
        { label: "Ask AI Coach", icon: MessageSquareText, run: () => coach.open(), leaves: true },
        { label: "Profile Setup Wizard", icon: ListChecks, run: () => wizard.open(), leaves: true },
        { label: "Light theme", icon: Sun, run: () => choose("light") },
        { label: "Dark theme", icon: Moon, run: () => choose("dark") },
        { label: "System theme", icon: Monitor, run: () => choose("system") },
        { label: "Sign out", icon: LogOut, run: signOut },
      ],
    },
  ];
}
