import { page, userEvent } from "vitest/browser";
import { afterEach, describe, expect, test, vi } from "vitest";
import { people } from "#src/people/people.ts";
import { bankAndTax } from "#tests/journeys/bankAndTax.ts";
import { button, fill } from "../situation.ts";
import { de } from "./copy.ts";
import {
  answerWith,
  back,
  begin,
  end,
  follow,
  go,
  isAt,
  notices,
  noticesPass,
  says,
  settle,
  saysNot,
  signIn,
  tickAll,
  title,
} from "./way.ts";

afterEach(end);

const { conduct, contract, payroll, profile, idCheck, dashboard } = de;
const field = (label: string) => page.getByLabelText(label, { exact: true });
const choose = (label: string, value: string) => userEvent.selectOptions(field(label), value);
const boxes = () => page.getByRole("checkbox").elements();
const isTicked = (ticked: boolean) =>
  expect(boxes().map((box) => box.ariaChecked ?? String((box as HTMLInputElement).checked))).toEqual(
    Array(5).fill(String(ticked)),
  );

describe("the code of conduct", () => {
  const open = () => begin({ path: "/code-of-conduct", person: "amira" });

  test("an answer that was not saved stays open, with every tick, and can be given again (COC-16, VS-122)", async () => {
    const app = await open();
    await tickAll();
    app.fault("setCodeOfConduct", "server-error", 2);
    await go(conduct.dock.submit);
    says(conduct.dock.failed);
    expect(notices("error")).toEqual([expect.stringContaining(de.notices.conduct.failed)]);
    await noticesPass();
    await go(conduct.dock.toDecline);
    await answerWith(conduct.decline.confirm);
    says(conduct.decline.failed);
    await noticesPass();
    await answerWith(conduct.decline.close);
    isTicked(true);
    await go(conduct.dock.submit);
    isAt("/profile/overview");
    expect(app.extra().code_of_conduct).toEqual(expect.any(String));
    expect(app.calls("setCodeOfConduct")).toBe(3);
  });

  test("an answer that was given elsewhere is shown, and nothing is said to be tried again (COC-02, COC-16, P29)", async () => {
    const app = await open();
    await tickAll();
    app.change(({ accounts }) => void (accounts[people.amira.extraId]!.extra.code_of_conduct = false));
    await go(conduct.dock.submit);
    expect(page.getByText(conduct.answer.declined, { exact: true }).elements()).toHaveLength(1);
    says(conduct.afterDecline);
    isTicked(false);
    expect(button(conduct.dock.submit).elements()).toEqual([]);
    expect(notices("error")).toEqual([expect.stringContaining(de.notices.conduct.answered)]);
    saysNot("noch einmal");
  });
});

describe("the contract", () => {
  test("who has no booked day has no contract yet and is shown the way to one (VS-077)", async () => {
    await begin({ path: "/contract", person: "suharti" });
    says(contract.page.none.title);
    await go(contract.page.none.toEvents);
    isAt("/events/apply");
  });

  test("the card on the dashboard says what the provider has done meanwhile (CONTR-26)", async () => {
    const at = (status: "sign_and_send" | "ucm_ready") => ({ contract: { status, contractCompleted: false } });
    const app = await begin({ path: "/dashboard", person: "amira", procedures: at("sign_and_send") });
    says(de.contractCard.signAndSend.title);
    await follow("/settings");
    app.change((database) => void (database.procedures[people.amira.extraId] = at("ucm_ready")));
    await follow("/dashboard");
    says(de.contractCard.ready.title);
  });

  test("a complete contract counts in the profile, and the card leads to it (CONTR-26, CONTR-27, D-13)", async () => {
    await begin({ path: "/dashboard", person: "amira", procedures: { contract: { status: "complete" } } });
    const counted = () => page.getByRole("img", { name: /^2\s*von 4/ }).elements();
    expect(counted()).toHaveLength(1);
    await go(de.contractCard.complete.view);
    isAt("/contract");
    await go(contract.page.complete.toIdCheck);
    isAt("/legacy/id-terms");
    await follow("/dashboard");
    expect(counted()).toHaveLength(1);
    expect(button(de.contractCard.complete.view).elements()).toEqual([]);
  });
});

describe("pay", () => {
  test.each(["/profile/payroll", "/legacy/financial-data"])(
    "%s: what the provider has on file and keeps to itself is said above an empty form (S6, P35)",
    async (path) => {
      const procedures = { payroll: { isSaved: true }, financial: { isSaved: true } };
      await begin({ path, person: "amira", procedures });
      says(payroll.form.onFile);
      await expect.element(field(payroll.form.labels.accountHolder)).toHaveValue("");
      saysNot(payroll.form.sample.title);
    },
  );

  test("what does not fit is said where it stands, and nothing of it is taken away (PAY-05, PAY-06, D-72, D-73)", async () => {
    const { labels, problems, save } = payroll.form;
    const app = await begin({ path: "/profile/payroll", person: "jasper" });
    for (const [name, value] of Object.entries(bankAndTax)) await fill(labels[name as keyof typeof bankAndTax], value);
    await choose(labels.taxClass, "Class 3");
    await fill(labels.socialSecurityNumber, "53 311296 L003");
    says(problems.digits);
    await fill(labels.iban, "DE75 5121 0800 1245 1261 98");
    await go(save.submit);
    expect(document.activeElement).toBe(field(labels.iban).element());
    says(problems.iban.mismatch);
    await expect.element(field(labels.socialSecurityNumber)).toHaveValue("53 311296 L003");
    expect(app.calls("savePayrollData")).toBe(0);
    await fill(labels.iban, bankAndTax.iban);
    await fill(labels.socialSecurityNumber, "998877665544332");
    await go(save.submit);
    says(problems.insurance);
    expect(app.calls("savePayrollData")).toBe(0);
    await go(save.submit);
    expect(notices("success")).toEqual([expect.stringContaining(de.notices.payroll.saved)]);
    await settle({ atLeast: 2 });
    isAt("/dashboard");
  });
});

describe("the profile", () => {
  const { labels } = profile.form;
  const { completion } = profile;

  test("countries that do not come leave the rest to be filled in, and come when asked again (PROF-24)", async () => {
    await begin({ path: "/profile/complete", person: "milica" }, [
      { call: "getCountries", kind: "server-error", times: 1 },
    ]);
    says(profile.form.list.failed);
    await noticesPass();
    await go(profile.form.list.retry);
    saysNot(profile.form.list.failed);
    await expect.element(page.getByRole("combobox", { name: labels.nationality })).toHaveValue("Serbisch");
  });

  test("one's own profile sends the fields of the form and nothing else, and loses nothing (APIS-06, D-77, N4)", async () => {
    const bodies: Record<string, unknown>[] = [];
    const app = await begin({
      path: "/legacy/my-profile",
      person: "milica",
      async onAnswer(request, answer) {
        if (request.method === "PUT") bodies.push((await request.json()) as Record<string, unknown>);
        return answer;
      },
    });
    await go(new RegExp(`^${de.myProfile.entries.profileData.title}`));
    expect(title()).toBe(completion.titleData);
    await fill(labels.department, "Ramp");
    await go(completion.submit);
    expect(bodies).toEqual([expect.objectContaining({ last_name: people.milica.lastName, department: "Ramp" })]);
    for (const name of ["email", "mobile_number", "iban", "bic", "sozialversicherung"])
      expect(bodies[0]).not.toHaveProperty(name);
    await settle({ atLeast: 2 });
    isAt("/legacy/my-profile");
    const { iban, bic } = people.milica.profile;
    expect(app.extra()).toMatchObject({ iban, bic, email: people.milica.email, department: "Ramp" });
  });

  test("what somebody else changed meanwhile is not overwritten, and neither is what was typed here (P11)", async () => {
    const app = await begin({ path: "/profile/complete", person: "milica" });
    app.change(({ accounts }) => {
      Object.assign(accounts[people.milica.extraId]!.extra, { city: "Offenbach", department: "Gepäck" });
    });
    await fill(labels.city, "Hanau");
    await go(completion.submit);
    says(profile.problems.conflictIn.replace("{fields}", labels.city));
    await expect.element(field(labels.city)).toHaveValue("Hanau");
    await expect.element(field(labels.department)).toHaveValue("Gepäck");
    expect(app.extra().city).toBe("Offenbach");
    await noticesPass();
    await go(completion.submit);
    expect(app.extra()).toMatchObject({ city: "Hanau", department: "Gepäck" });
  });

  test("what was typed stays when somebody goes back and comes again, and signing out ends it (F8, S7)", async () => {
    await begin({ path: "/profile/overview", person: "milica" });
    const open = () => go(new RegExp(`^${de.overview.tasks.profile.title}`));
    await open();
    await fill(labels.city, "Rüsselsheim");
    await back();
    await open();
    await expect.element(field(labels.city)).toHaveValue("Rüsselsheim");
    says(completion.restored.body);
    await follow("/dashboard");
    await go(dashboard.signOut);
    await signIn("milica");
    isAt("/dashboard");
    await follow("/profile/complete");
    await expect.element(field(labels.city)).toHaveValue(people.milica.profile.city);
    saysNot(completion.restored.title);
  });
});

describe("the ID check", () => {
  const { terms, capture, result, delete: deletion } = idCheck;
  const own = {
    idNumber: "L01X00T471",
    firstName: "Kanarie Chidinma",
    lastName: "Kanarienvogel",
    dateOfBirth: "14.08.1991",
    cityOfBirth: "Kanarienstadt",
  };

  test("the data are kept on the way, which follows back and forward, and are gone for whoever leaves it (S6)", async () => {
    await begin({ path: "/legacy/id-terms", person: "jasper" });
    const number = () => field(terms.labels.idNumber);
    for (const [name, value] of Object.entries(own)) await fill(terms.labels[name as keyof typeof own], value);
    await go(terms.submit);
    await go(terms.confirmed.toPhoto);
    isAt("/legacy/id-capture");
    await back();
    isAt("/legacy/id-terms");
    await expect.element(number()).toHaveValue(own.idNumber);
    await go(terms.submit);
    await go(terms.confirmed.toPhoto);
    await follow("/legacy/id-terms");
    await expect.element(number()).toHaveValue(own.idNumber);
    await follow("/legacy/my-profile");
    await follow("/legacy/id-terms");
    await expect.element(number()).toHaveValue("");
  });

  test("links lead where the rules allow, and going on without a source leads to the overview (IDC-03, IDC-16, IDC-23, VS-101, VS-107, VS-112)", async () => {
    await begin({ path: "/legacy/id-result", person: "jasper" });
    says(result.empty.title);
    await go(result.empty.toTerms);
    isAt("/legacy/id-terms");
    for (const path of ["/legacy/id-terms", "/legacy/id-capture"]) {
      end();
      await begin({ path, person: "milica" });
      isAt("/legacy/id-result");
    }
    expect(title()).toBe(result.title);
    await go(result.continue.toOverview);
    isAt("/profile/overview");
  });

  test("what was deleted stays on show until the dashboard is there (D-18)", async () => {
    await begin({ path: "/legacy/id-result", person: "milica" });
    await go(result.delete);
    let isBlank = false;
    const watched = new MutationObserver(() => (isBlank ||= document.querySelector("h1") === null));
    watched.observe(document.body, { subtree: true, childList: true });
    await answerWith(deletion.confirm);
    watched.disconnect();
    isAt("/dashboard");
    expect(isBlank).toBe(false);
    expect(notices("success")).toEqual([expect.stringContaining(de.notices.idCheck.deleted)]);
  });

  test.each([
    ["NotAllowedError", "denied"],
    ["NotFoundError", "none"],
    ["NotReadableError", "busy"],
  ] as const)(
    "after %s it says why there is no camera, and it can be started again (U4, D-20, VS-104)",
    async (name, reason) => {
      const ask = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("", name));
      await begin({ path: "/legacy/id-capture", person: "jasper" });
      says(capture.camera[reason].body);
      expect(button(capture.choose).elements()).toHaveLength(1);
      await go(capture.camera.retry);
      expect(ask).toHaveBeenCalledTimes(2);
      says(capture.camera[reason].body);
    },
  );

  test("wrong files are refused in words (IDC-18, U2, VS-105, MSG-47)", async () => {
    await begin({ path: "/legacy/id-capture", person: "jasper" });
    const input = page.elementLocator(document.querySelector("input[type=file]")!);
    for (const [name, type, content] of [
      ["ausweis.jpg", "image/jpeg", "<script>alert(1)</script>"],
      ["ausweis.pdf", "application/pdf", "%PDF-1.7"],
    ] as const) {
      await userEvent.upload(input, new File([content], name, { type }));
      await settle();
      says(de.files.problems.invalidFormat.idPhoto);
    }
    isAt("/legacy/id-capture");
  });
});
