/**
 * The first of the 200 ports that test servers listen on, 4100 unless `PORT_BASE` says otherwise: two checkouts on one
 * machine that are tested at the same time need different ones.
 */
export const portBase = Number(process.env.PORT_BASE ?? 4100);
