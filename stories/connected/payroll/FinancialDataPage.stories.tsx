import { expect } from "storybook/test";
import { people } from "#src/people/people.ts";
import { copy } from "#stories/support/copy.ts";
import { connectedStory, does, databaseIn, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/financial-data" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getFinancialData: "no-answer" } },
  play: says(copy("payroll.form.loading")),
});
export const Saved = meta.story({
  name: "Gespeichert",
  async play(context) {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(copy("payroll.form.labels.iban")), "DE75512108001245126199");
    await userEvent.type(canvas.getByLabelText(copy("payroll.form.labels.accountHolder")), "Amira Okonkwo");
    await userEvent.selectOptions(canvas.getByLabelText(copy("payroll.form.labels.taxClass")), "7");
    await userEvent.selectOptions(
      canvas.getByLabelText(copy("payroll.form.labels.employmentType")),
      "Minor Employment",
    );
    await userEvent.selectOptions(canvas.getByLabelText(copy("payroll.form.labels.religion")), "Jewish");
    await userEvent.type(canvas.getByLabelText(copy("payroll.form.labels.socialSecurityNumber")), "99887766V550");
    await does("saveFinancialData", [copy("payroll.form.save.submit")], copy("notices.payroll.saved"))(context);
    await expect(databaseIn(context).handedIn[people.amira.extraId]).toMatchObject({ financial: { taxClass: "7" } });
  },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getFinancialData: "server-error" } },
  play: says(copy("payroll.form.failure.title")),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says(copy("notOffered.title")),
});
