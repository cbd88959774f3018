import { Monitor, Moon, Sun } from "lucide-react";
import type { ComponentProps } from "react";
import type { LoadedMenu } from "#ui/overlay/loading-menu.tsx";
import { Menu, MenuChoice } from "#ui/overlay/menu.tsx";
import { useTheme } from "#ui/theme/theme.ts";

const options = [
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
  { value: "system", label: "System", icon: Monitor },
] as const;

export function ThemeMenu(opening: ComponentProps<LoadedMenu>) {
  const { choice, choose } = useTheme();
  return (
    <Menu {...opening}>
      <MenuChoice label="Theme" value={choice} onValueChange={choose} options={options} />
    </Menu>
  );
}
