import { FOCUS } from "@ironpace/contract";
export const probe = FOCUS;
