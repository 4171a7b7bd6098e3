import {
  BookOpenCheck,
  BookUser,
  BriefcaseBusiness,
  CalendarDays,
  CalendarPlus,
  Camera,
  Clock,
  FilePenLine,
  FileText,
  IdCard,
  Landmark,
  ListChecks,
  MailCheck,
  MousePointerClick,
  ReceiptEuro,
  Scale,
  ShieldCheck,
  Signature,
} from "lucide-react";
import type { ReactNode } from "react";

export type IntroTopic = "contractData" | "eventApplication" | "codeOfConduct" | "payrollInfo" | "idVerification";

/** First the glyph of the topic, then those beside its three points. */
export const introGlyphs: Record<IntroTopic, readonly [ReactNode, ReactNode, ReactNode, ReactNode]> = {
  contractData: [<FilePenLine key="0" />, <BriefcaseBusiness key="1" />, <FileText key="2" />, <Clock key="3" />],
  eventApplication: [
    <CalendarPlus key="0" />,
    <CalendarDays key="1" />,
    <MousePointerClick key="2" />,
    <MailCheck key="3" />,
  ],
  codeOfConduct: [<ShieldCheck key="0" />, <BookOpenCheck key="1" />, <ListChecks key="2" />, <Signature key="3" />],
  payrollInfo: [<ReceiptEuro key="0" />, <Landmark key="1" />, <Scale key="2" />, <FileText key="3" />],
  idVerification: [<IdCard key="0" />, <BookUser key="1" />, <ListChecks key="2" />, <Camera key="3" />],
};
