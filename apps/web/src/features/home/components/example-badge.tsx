import { Badge } from "#ui/badge.tsx";

/** Stands at every figure of the front page that belongs to nobody. */
export function ExampleBadge() {
  return <Badge className="mr-1">Example</Badge>;
}
