/** The player aid of Ikusa: the actions of a round, the phases of a war, and what it takes to win. */

import type { Aid } from "../../play/aid";
import { BINS } from "./facts";

export const AID: readonly Aid[] = [
  { rules: ["I-ROUND-01", "I-ROUND-02"] },
  { rules: ["I-PLAN-01", "I-PLAN-02"] },
  { title: "web-ikusa-bins", things: BINS.map((id) => ({ kind: "bin", id })) },
  { rules: ["I-LEVY-01", "I-LEVY-03", "I-LEVY-05"] },
  { rules: ["I-UNIT-01", "I-UNIT-02", "I-UNIT-06", "I-UNIT-07"] },
  { rules: ["I-MOVE-01", "I-MOVE-02", "I-MOVE-05"] },
  { rules: ["I-DECL-01", "I-DECL-02"] },
  { rules: ["I-SEQ-01", "I-SEQ-04", "I-SEQ-10"] },
  { rules: ["I-FIN-01", "I-FIN-03", "I-FIN-04"] },
  { rules: ["I-REM-01", "I-INC-01", "I-INC-02"] },
  { rules: ["I-WIN-01", "I-WIN-02"] },
];
