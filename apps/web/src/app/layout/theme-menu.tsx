import { Monitor, Moon, Sun } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuChoice } from "../../ui/menu.tsx";
import { useTheme } from "../../ui/theme.ts";

const options = [
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
  { value: "system", label: "System", icon: Monitor },
] as const;

export function ThemeMenu() {
  const { choice, resolved, choose } = useTheme();
  const Icon = resolved === "dark" ? Moon : Sun;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Theme: ${choice}. Change theme`}>
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
      }
    >
      <MenuChoice label="Theme" value={choice} onValueChange={choose} options={options} />
    </Menu>
  );
}
