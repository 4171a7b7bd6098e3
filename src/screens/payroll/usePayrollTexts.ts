import { useCopy } from "#src/copy/useCopy.tsx";
import { strangeSign } from "#src/lib/typedText.ts";
import { ibanFault, normaliseIban } from "#src/model/payroll/iban.ts";
import type {
  FinancialField,
  FinancialProblem,
  PayrollProblem,
  PayrollRequiredField,
} from "#src/model/payroll/payrollRules.ts";

type Field = PayrollRequiredField | FinancialField;
type Code = PayrollProblem | FinancialProblem;

/** Labels, hints and the message of a problem: the same beside the field and in the summary (A6). */
export function usePayrollTexts() {
  const t = useCopy("payroll.form");

  function ibanText(iban: string): string | undefined {
    const fault = ibanFault(iban);
    if (!fault) return undefined;
    if (fault.code === "tooShort" || fault.code === "tooLong") {
      const country = fault.country === "DE" ? ("DE" as const) : ("other" as const);
      const { length, country: letters } = fault;
      return fault.code === "tooShort"
        ? t("problems.iban.tooShort", { missing: fault.missing, length, country, letters })
        : t("problems.iban.tooLong", { extra: fault.extra, length, country, letters });
    }
    const sign = fault.code === "sign" ? strangeSign(normaliseIban(iban), /^[A-Z0-9]$/) : null;
    if (sign) return t("problems.sign", { sign });
    return fault.code === "letter" ? t("problems.iban.letter", fault) : t(`problems.iban.${fault.code}`);
  }

  function problemText(field: Field, code: Code, value: string): string | undefined {
    switch (code) {
      case "required":
      case "allRequired":
        return t(`required.${field}`);
      case "iban":
        return ibanText(value);
      case "bic": {
        const sign = strangeSign(value, /^[A-Za-z0-9\s-]$/);
        return sign ? t("problems.sign", { sign }) : t("problems.bic");
      }
      case "sample":
        return t("problems.sample", { field: t(`labels.${field}`) });
      default:
        return t(`problems.${code}`);
    }
  }

  return { label: (field: Field) => t(`labels.${field}`), problemText };
}
