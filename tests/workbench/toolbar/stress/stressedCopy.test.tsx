import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { translator } from "#src/copy/translate.ts";
import { changeOf, stressedTranslate } from "#workbench/toolbar/stress/stressedCopy.tsx";

const messages = {
  "x.digits": ["Noch ", ["n", 2, { one: [0, " Ziffer"], other: [0, " Ziffern"] }]],
  "x.sent": ["Code an ", ["b", ["to"]], " gesendet"],
};
const t = translator("area.x", "de", messages as never);
const stressed = stressedTranslate(t, changeOf(["longer"])!) as unknown as ((key: string, values: object) => string) & {
  rich: (key: string, values: object) => React.ReactNode;
};

describe("a text under stress", () => {
  test("has its plural decided before it grows", () => {
    expect(stressed("digits", { n: 1 })).toBe("Nochch 1 Zifferer");
    expect(stressed("digits", { n: 2 })).toBe("Nochch 2 Ziffernrn");
  });

  test("grows inside its tags too, and keeps them", () => {
    const node = stressed.rich("sent", { to: "amira@example.de", b: (chunks: React.ReactNode) => <b>{chunks}</b> });
    expect(renderToStaticMarkup(node)).toBe("Codede an <b>amira@example.de</b> gesendetdet");
  });
});

test("modes that leave texts alone change none", () => {
  expect(changeOf(["small", "forced", "text200"])).toBeNull();
});
