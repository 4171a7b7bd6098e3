import auth from "../../src/copy/de/auth.json" with { type: "json" };
import comingSoon from "../../src/copy/de/comingSoon.json" with { type: "json" };
import dashboard from "../../src/copy/de/dashboard.json" with { type: "json" };
import failure from "../../src/copy/de/failure.json" with { type: "json" };
import google from "../../src/copy/de/google.json" with { type: "json" };
import help from "../../src/copy/de/help.json" with { type: "json" };
import myProfile from "../../src/copy/de/myProfile.json" with { type: "json" };
import notices from "../../src/copy/de/notices.json" with { type: "json" };
import profile from "../../src/copy/de/profile.json" with { type: "json" };
import recovery from "../../src/copy/de/recovery.json" with { type: "json" };
import settings from "../../src/copy/de/settings.json" with { type: "json" };
import shell from "../../src/copy/de/shell.json" with { type: "json" };
import signIn from "../../src/copy/de/signIn.json" with { type: "json" };
import signUp from "../../src/copy/de/signUp.json" with { type: "json" };

/** What the app says, as it stands in the catalogue: a journey asks whether it is said, the catalogue's own tests how. */
export const de = {
  auth,
  comingSoon,
  dashboard,
  failure,
  google,
  help,
  myProfile,
  notices,
  profile,
  recovery,
  settings,
  shell,
  signIn,
  signUp,
};
