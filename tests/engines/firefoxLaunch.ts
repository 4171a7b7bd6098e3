/** Debian's Firefox, by its own path, with a camera that nobody has to allow. */
export const firefoxLaunch = {
  executablePath: "/usr/bin/firefox-esr",
  firefoxUserPrefs: {
    "ui.prefersReducedMotion": 1,
    "ui.useOverlayScrollbars": 1,
    "media.navigator.streams.fake": true,
    "media.navigator.permission.disabled": true,
  },
};
