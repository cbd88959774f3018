import { testDialogues } from "./test-dialogues.ts";

testDialogues({ "own-data": 0.92 });
