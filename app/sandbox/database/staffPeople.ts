import type { StaffMember } from "#src/model/staff/staff.ts";

/** Combined at random, so that they resemble no real person. */
const FIRST_NAMES = (
  "Adaeze Bartosz Chiara Dragan Elif Fritjof Gabriela Henrike Ilinca Jonas Katarzyna Lưu Mateo Noor Øyvind " +
  "Philomena Quirin Rosalía Søren Thảo Ursina Valentyna Wiebke Xaver Yıldız Zdeněk Anneke Élodie İpek Łucja"
).split(" ");
const LAST_NAMES = (
  "Achterberg Brzęczyk Castellanos Đurić Eichelbaum Fjeldstad Grimm Hohenbrink Ivanišević Jankauskas Korkmaz " +
  "Lindqvist-Ahrens Moosbrugger Ndukwe O’Halloran Petrović Quintana Rybářová Şahin Tượng Uhlig Vandenberghe Wallner " +
  "Yamashiro Żurawska"
).split(" ");

/** Coprime to the number of names: every pair is used before one repeats. */
const STRIDE = 7;
/** Every 17th has an unknown pass. */
const WITHOUT_PASS = 17;

/** Generated staff, always the same; none has arrived yet. */
export const inventStaff = (count: number): StaffMember[] =>
  Array.from({ length: count }, (_, at): StaffMember => {
    const first = FIRST_NAMES[at % FIRST_NAMES.length];
    const last = LAST_NAMES[(at * STRIDE + Math.floor(at / FIRST_NAMES.length)) % LAST_NAMES.length];
    return {
      id: `staff-${at + 1}`,
      name: `${first} ${last}`,
      idCard: at % WITHOUT_PASS === 4 ? "" : `FA-${String(at + 1).padStart(5, "0")}`,
      checkedIn: false,
      checkInTime: null,
      checkedOut: false,
      checkOutTime: null,
    };
  });
