import { testDialogues } from "./test-dialogues.ts";

testDialogues({ "follow-up": 0.76 });
