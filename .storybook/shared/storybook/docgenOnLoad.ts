import type { HmrContext, Plugin, PluginOption } from "vite";

/** The hooks as the plugin has them. */
type Hooks = {
  transform: (
    this: unknown,
    code: string,
    id: string,
  ) => Promise<{ code: string; map: null } | string | null | undefined>;
  handleHotUpdate: (this: unknown, context: HmrContext) => Promise<void>;
};

const NAME = "vite:react-docgen-typescript";

/**
 * Storybook's plugin that reads the props of components would build the types of the whole project anew with each save,
 * for tables that are rendered only when a page is loaded: until then saved files are not read again.
 */
export function docgenOnLoad(plugin: PluginOption): PluginOption {
  return plugin && "name" in plugin && plugin.name === NAME ? onLoad(plugin) : plugin;
}

function onLoad(plugin: Plugin): Plugin {
  const { transform, handleHotUpdate } = plugin as unknown as Hooks;
  const saved = new Map<string, HmrContext>();
  return {
    ...plugin,
    transform(code, id) {
      const [file = id] = id.split("?");
      return saved.has(file) ? undefined : transform.call(this, code, id);
    },
    handleHotUpdate(context) {
      saved.set(context.file, context);
    },
    async transformIndexHtml() {
      const contexts = [...saved.values()];
      saved.clear();
      for (const context of contexts) await handleHotUpdate.call(this, context);
    },
  };
}
