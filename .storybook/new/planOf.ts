import { planCall } from "./newCall.ts";
import { planScreen } from "./newScreen.ts";
import { planState } from "./newState.ts";
import { planText } from "./newText.ts";
import type { Order } from "./order.ts";
import type { Plan } from "./plan.ts";

export function planOf(root: string, order: Order): Promise<Plan> | Plan {
  switch (order.make) {
    case "screen":
      return planScreen(root, order);
    case "state":
      return planState(root, order);
    case "text":
      return planText(root, order);
    case "call":
      return planCall(root, order);
  }
}
