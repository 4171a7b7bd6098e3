/** `+4915123456789` becomes `+49 151 23456789`; everything else is unchanged. */
export const shownPhone = (phone: string): string => phone.replace(/^\+49(1\d\d)(\d+)$/, "+49 $1 $2");
