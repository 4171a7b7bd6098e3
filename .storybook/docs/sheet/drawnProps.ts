import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/csf";

const isDrawn = (value: unknown, type: string | undefined): boolean =>
  [value].flat().some((one) => isValidElement(one)) || (type === "ReactNode" && typeof value !== "string");

/** What is drawn has no field: Storybook would print the inside of the element there. */
export const drawnProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => [
      name,
      isDrawn(initialArgs[name], prop.table?.type?.summary) ? { ...prop, control: false } : prop,
    ]),
  );
