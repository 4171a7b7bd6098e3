/** The topics of the settings; only help has a page yet. */
export type SettingsTopic = "help" | UpcomingTopic;
export type UpcomingTopic = "fontSize" | "language" | "notifications" | "privacy";

/** The one entry of the settings (HELP-03). */
export const settingsTopics: readonly SettingsTopic[] = ["help"];

/** Font size and three placeholders, whose names are our own (HELP-05, D-87). */
export const legacySettingsTopics: readonly UpcomingTopic[] = ["fontSize", "language", "notifications", "privacy"];
