/** What is known of a person before the profile (ENT-43 to ENT-52). */
export type Person = { email: string; extraId: string; firstName: string; lastName: string; phone: string };
