import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/csf";

const isElement = (value: unknown, type: string | undefined): boolean =>
  [value].flat().some((one) => isValidElement(one)) || (type === "ReactNode" && typeof value !== "string");

/**
 * No control for React elements: Storybook would print their internals. Of a prop without a description it knows no more
 * than its value, and that after this.
 */
export const elementProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).flatMap((name) => {
      const prop = argTypes[name];
      const summary = prop?.table?.type?.summary;
      if (!isElement(initialArgs[name], summary)) return [];
      return [
        [
          name,
          {
            name,
            ...prop,
            table: { ...prop?.table, type: { summary: summary ?? "ReactNode" } },
            control: { disable: true },
          },
        ],
      ];
    }),
  ),
});
