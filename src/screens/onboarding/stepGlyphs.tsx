import {
  BookOpenCheck,
  CalendarDays,
  CalendarPlus,
  Clock,
  IdCard,
  ListChecks,
  Lock,
  MailCheck,
  ShieldCheck,
  User,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";
import type { OnboardingStep } from "#src/model/onboarding/onboardingSteps.ts";

type StepName = OnboardingStep["title"];

/** One glyph for each onboarding step, the same in the whole app. */
export const stepGlyphs: Record<StepName, ReactNode> = {
  profile: <User />,
  eventApplication: <CalendarPlus />,
  codeOfConduct: <ShieldCheck />,
};

/** Beside the three points about each. */
export const stepPointGlyphs: Record<StepName, readonly [ReactNode, ReactNode, ReactNode]> = {
  profile: [<ListChecks key="1" />, <IdCard key="2" />, <Clock key="3" />],
  eventApplication: [<CalendarDays key="1" />, <MailCheck key="2" />, <Lock key="3" />],
  codeOfConduct: [<UsersRound key="1" />, <BookOpenCheck key="2" />, <Clock key="3" />],
};
