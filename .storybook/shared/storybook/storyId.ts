import { storyNameFromExport, toId } from "storybook/internal/csf";

export const storyIdOf = (title: string, name: string): string => toId(title, storyNameFromExport(name));
