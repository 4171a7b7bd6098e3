import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/csf";

const isElement = (value: unknown, type: string | undefined): boolean =>
  [value].flat().some((one) => isValidElement(one)) || (type === "ReactNode" && typeof value !== "string");

/** No control for React elements: Storybook would print their internals. */
export const elementProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => [
      name,
      isElement(initialArgs[name], prop.table?.type?.summary) ? { ...prop, control: false } : prop,
    ]),
  );
