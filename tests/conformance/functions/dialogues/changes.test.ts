import { testDialogues } from "./test-dialogues.ts";

testDialogues({ change: 0.9, knowledge: 0.9, "off-topic": 1, adversarial: 1 });
