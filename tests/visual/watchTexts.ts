import type { Plugin } from "vite";

declare global {
  /** Every text that was looked up since the last picture, as `de/auth.entry.title`; `de/auth.*` is the whole file. */
  var textsRead: Set<string> | undefined;
}

const catalogue = /\/src\/copy\/([a-z]{2}\/\w+)\.json$/;

/** Lets the camera know which texts a story looked up, so that only a change of those asks for a new picture. */
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
