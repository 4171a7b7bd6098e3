// A WebKitGTK window of a phone's size for WebKitWebDriver, run by gjs: its own MiniBrowser cannot be so narrow.
imports.gi.versions.Gtk = "3.0";
imports.gi.versions.WebKit2 = "4.1";
const { Gdk, GLib, Gtk, WebKit2 } = imports.gi;
Gtk.init(null);
const [width, height] = GLib.getenv("VIEWPORT").split("x").map(Number);
const context = WebKit2.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.set_preferred_languages(["de-DE"]);
Gtk.Settings.get_default().gtk_enable_animations = false;

// What a page complains of goes where it outlives the page: into the name of its window.
const watcher = `(() => {
  const tell = (text) => {
    try {
      window.name = JSON.stringify([...JSON.parse(window.name || "[]"), location.pathname + " " + text]);
    } catch {}
  };
  addEventListener("error", ({ message, target }) => message && tell("error: " + message), true);
  addEventListener("unhandledrejection", ({ reason }) => tell("rejection: " + reason));
  document.addEventListener("securitypolicyviolation", (event) => tell("policy: " + event.violatedDirective + " " + event.blockedURI));
  for (const kind of ["error", "warn"]) {
    const own = console[kind];
    console[kind] = (...words) => {
      tell(kind + ": " + words.map(String).join(" "));
      own.apply(console, words);
    };
  }
})()`;

context.connect("automation-started", (_context, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name("MiniBrowser");
  info.set_version(2, 50, 0);
  session.set_application_info(info);
  session.connect("create-web-view", () => {
    const content = new WebKit2.UserContentManager();
    const { TOP_FRAME } = WebKit2.UserContentInjectedFrames;
    content.add_script(new WebKit2.UserScript(watcher, TOP_FRAME, WebKit2.UserScriptInjectionTime.START, null, null));
    const view = new WebKit2.WebView({
      web_context: context,
      is_controlled_by_automation: true,
      user_content_manager: content,
    });
    const settings = view.get_settings();
    settings.enable_media_stream = true;
    settings.enable_mock_capture_devices = true;
    settings.hardware_acceleration_policy = WebKit2.HardwareAccelerationPolicy.NEVER;
    view.connect("permission-request", (_view, request) => {
      request.allow();
      return true;
    });
    const window = new Gtk.Window({ decorated: false });
    view.set_size_request(width, height);
    window.add(view);
    window.resize(width, height);
    // Without a window manager nobody else gives the focus to the window.
    window.connect("map-event", () => {
      window.get_window().focus(Gdk.CURRENT_TIME);
      view.grab_focus();
      return false;
    });
    window.show_all();
    view.connect("close", () => window.destroy());
    return view;
  });
});
context.connect("download-started", (_context, download) => {
  download.connect("decide-destination", (_download, name) => {
    download.set_allow_overwrite(true);
    download.set_destination(`file://${GLib.getenv("DOWNLOADS")}/${name}`);
    return true;
  });
});
Gtk.main();
