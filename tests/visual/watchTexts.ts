import type { Plugin } from "vite";

declare global {
  /** Every text used since the last picture, as `de/auth.entry.title`; `de/auth.*` is the complete file. */
  var textsRead: Set<string> | undefined;
}

const catalogue = /\/src\/copy\/([a-z]{2}\/\w+)\.json$/;

/** Records the texts that a story uses, so that only their changes need a new picture. */
export const watchTexts = (): Plugin => ({
  name: "visual-watch-texts",
  enforce: "post",
  transform: {
    filter: { id: catalogue },
    handler(code, id) {
      const file = JSON.stringify(catalogue.exec(id)?.[1]);
      if (!code.includes("export default ")) throw new Error(`${id} has no default export to watch`);
      return {
        code: [
          code.replace("export default ", "const messages = "),
          `const read = (key) => globalThis.textsRead?.add(${file} + "." + key);`,
          "export default new Proxy(messages, {",
          "  get: (all, key) => (read(String(key)), all[key]),",
          "  has: (all, key) => (read(String(key)), key in all),",
          "  getOwnPropertyDescriptor: (all, key) => (read(String(key)), Reflect.getOwnPropertyDescriptor(all, key)),",
          '  ownKeys: (all) => (read("*"), Reflect.ownKeys(all)),',
          "});",
        ].join("\n"),
        map: null,
      };
    },
  },
});
