import auth from "../../src/copy/de/auth.json" with { type: "json" };
import autoAdvance from "../../src/copy/de/autoAdvance.json" with { type: "json" };
import availability from "../../src/copy/de/availability.json" with { type: "json" };
import cancellation from "../../src/copy/de/cancellation.json" with { type: "json" };
import comingSoon from "../../src/copy/de/comingSoon.json" with { type: "json" };
import conduct from "../../src/copy/de/conduct.json" with { type: "json" };
import contact from "../../src/copy/de/contact.json" with { type: "json" };
import contract from "../../src/copy/de/contract.json" with { type: "json" };
import contractCard from "../../src/copy/de/contractCard.json" with { type: "json" };
import dashboard from "../../src/copy/de/dashboard.json" with { type: "json" };
import day from "../../src/copy/de/day.json" with { type: "json" };
import eventStatus from "../../src/copy/de/eventStatus.json" with { type: "json" };
import events from "../../src/copy/de/events.json" with { type: "json" };
import failure from "../../src/copy/de/failure.json" with { type: "json" };
import files from "../../src/copy/de/files.json" with { type: "json" };
import google from "../../src/copy/de/google.json" with { type: "json" };
import groupForms from "../../src/copy/de/groupForms.json" with { type: "json" };
import groups from "../../src/copy/de/groups.json" with { type: "json" };
import help from "../../src/copy/de/help.json" with { type: "json" };
import intro from "../../src/copy/de/intro.json" with { type: "json" };
import myEvent from "../../src/copy/de/myEvent.json" with { type: "json" };
import idCheck from "../../src/copy/de/idCheck.json" with { type: "json" };
import job from "../../src/copy/de/job.json" with { type: "json" };
import myProfile from "../../src/copy/de/myProfile.json" with { type: "json" };
import notices from "../../src/copy/de/notices.json" with { type: "json" };
import notOffered from "../../src/copy/de/notOffered.json" with { type: "json" };
import onboarding from "../../src/copy/de/onboarding.json" with { type: "json" };
import overview from "../../src/copy/de/overview.json" with { type: "json" };
import payroll from "../../src/copy/de/payroll.json" with { type: "json" };
import profile from "../../src/copy/de/profile.json" with { type: "json" };
import recovery from "../../src/copy/de/recovery.json" with { type: "json" };
import settings from "../../src/copy/de/settings.json" with { type: "json" };
import shell from "../../src/copy/de/shell.json" with { type: "json" };
import signIn from "../../src/copy/de/signIn.json" with { type: "json" };
import signUp from "../../src/copy/de/signUp.json" with { type: "json" };
import staff from "../../src/copy/de/staff.json" with { type: "json" };
import tasks from "../../src/copy/de/tasks.json" with { type: "json" };

/** What the app says, as it stands in the catalogue: a journey asks whether it is said, the catalogue's own tests how. */
export const de = {
  auth,
  autoAdvance,
  availability,
  cancellation,
  comingSoon,
  conduct,
  contact,
  contract,
  contractCard,
  dashboard,
  day,
  eventStatus,
  events,
  failure,
  files,
  google,
  groupForms,
  groups,
  help,
  intro,
  myEvent,
  idCheck,
  job,
  myProfile,
  notices,
  notOffered,
  onboarding,
  overview,
  payroll,
  profile,
  recovery,
  settings,
  shell,
  signIn,
  signUp,
  staff,
  tasks,
};
