/** The field to focus: the first one with an error, in the order of the screen (PROF-12). */
export const firstErrorField = <Field extends string>(
  errors: Partial<Record<Field, unknown>>,
  order: readonly Field[],
): Field | null => order.find((field) => errors[field]) ?? null;
