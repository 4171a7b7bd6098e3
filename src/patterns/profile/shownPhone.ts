/** `+4915123456789` as `+49 151 23456789`; everything else as it is. */
export const shownPhone = (phone: string): string => phone.replace(/^\+49(1\d\d)(\d+)$/, "+49 $1 $2");
