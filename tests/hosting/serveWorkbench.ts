import { existsSync } from "node:fs";
import path from "node:path";
import { top } from "#workbench/source/files.ts";
import { answeringOf, committed } from "./answering.ts";
import { serveSite } from "./serveSite.ts";
import { workbenchPort } from "./targets.ts";

const built = path.resolve(top, process.env.WORKBENCH_BUILT ?? "storybook-static");
if (!existsSync(path.join(built, "index.json"))) throw new Error("There is no build yet: npm run build-storybook");

const answer = answeringOf("cloudflare", committed("workbench"));

serveSite(workbenchPort, {
  folders: [built, path.join(top, "app/hosting/examples/workbench")],
  answering: (asked, isThere) => answer(asked === "/" ? "/index.html" : asked, isThere),
  pass: async (_request, response) => void response.writeHead(404).end(),
});
