import type { EmploymentStatus } from "#src/model/lists.ts";
import { useCopy } from "./useCopy.tsx";

const keyOf = {
  "Full-time employed": "fullTime",
  "Part-time employed": "partTime",
  Freelancer: "freelancer",
  Student: "student",
  Unemployed: "unemployed",
  Retired: "retired",
} as const satisfies Record<EmploymentStatus, string>;

/** The names of the employment statuses (FMTS-03); the provider keeps their English form (D-97). */
export function useEmploymentStatusNames(): (status: EmploymentStatus) => string {
  const t = useCopy("lists.employmentStatus");
  return (status) => t(keyOf[status]);
}
