/** The field that a person is led to: the first one in the order of the screen that has an error (PROF-12). */
export const firstErrorField = <Field extends string>(
  errors: Partial<Record<Field, unknown>>,
  order: readonly Field[],
): Field | null => order.find((field) => errors[field]) ?? null;
