import {
  ALargeSmall,
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Ban,
  Bell,
  BookOpenCheck,
  BookUser,
  Briefcase,
  BriefcaseBusiness,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarMinus,
  CalendarPlus,
  CalendarX,
  Camera,
  CameraOff,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  Circle,
  CircleCheck,
  CircleExclamationPoint,
  CircleQuestionMark,
  CircleSlash,
  ClipboardCheck,
  ClipboardList,
  Clock,
  Copy,
  Download,
  ExternalLink,
  Eye,
  FileDown,
  FileExclamationPoint,
  FilePenLine,
  FileText,
  Flashlight,
  FlashlightOff,
  Hash,
  HeartPulse,
  House,
  IdCard,
  Images,
  Info,
  Landmark,
  Languages,
  List,
  ListChecks,
  ListOrdered,
  Lock,
  LogIn,
  LogOut,
  Mail,
  MailCheck,
  MapPin,
  Minus,
  MousePointerClick,
  Pencil,
  Phone,
  Plus,
  QrCode,
  ReceiptEuro,
  RotateCw,
  Scale,
  ScanLine,
  Search,
  Send,
  Settings,
  Share2,
  ShieldCheck,
  Signature,
  SkipForward,
  Smartphone,
  Trash,
  TriangleExclamationPoint,
  Undo2,
  Upload,
  User,
  UserRound,
  UserRoundX,
  UsersRound,
  WifiOff,
  X,
  type LucideIcon,
} from "lucide-react";
import { Fragment, type ComponentType } from "react";
import { nameOfPart } from "../shared/titles.ts";
import { Copied, useCopied } from "./Copied.tsx";

/** Every icon of the library by its purpose, related ones together. */
export const icons: Readonly<Record<string, readonly (readonly [icon: LucideIcon, notion: string])[]>> = {
  Navigation: [
    [ArrowLeft, "zurück"],
    [ArrowRight, "hier geht es weiter"],
    [ChevronLeft, "Monat zurück"],
    [ChevronRight, "Zeile öffnen, Monat vor"],
    [ChevronDown, "aufklappen, Auswahl öffnen"],
    [ChevronUp, "zuklappen"],
    [X, "schließen, leeren, abgelehnt"],
    [ExternalLink, "öffnet eine andere Seite"],
  ],
  Handlung: [
    [Plus, "hinzufügen"],
    [Minus, "zum Zurückziehen gewählt, weniger"],
    [Pencil, "ändern"],
    [Trash, "löschen"],
    [Copy, "kopieren"],
    [Share2, "teilen"],
    [Search, "suchen"],
    [RotateCw, "noch einmal versuchen"],
    [Download, "herunterladen"],
    [Upload, "Datei auswählen"],
    [FileDown, "Vertrag herunterladen"],
    [Send, "gesendet"],
    [Signature, "unterschreiben"],
    [Eye, "ansehen"],
    [MousePointerClick, "auswählen"],
    [Images, "Foto auswählen"],
    [Camera, "fotografieren"],
    [Flashlight, "Licht an"],
    [FlashlightOff, "Licht aus"],
    [LogIn, "Check-in"],
    [LogOut, "abmelden"],
  ],
  Zustand: [
    [Check, "gewählt; erledigt, in einer Plakette"],
    [Circle, "Regel noch offen"],
    [CircleCheck, "gebucht; erledigt, neben Text"],
    [BadgeCheck, "geprüft"],
    [BookOpenCheck, "gelesen"],
    [MailCheck, "Antwort kommt per E-Mail"],
    [CircleExclamationPoint, "Fehler"],
    [FileExclamationPoint, "Vertrag fehlt"],
    [TriangleExclamationPoint, "bald handeln"],
    [Info, "Hinweis"],
    [CircleQuestionMark, "Hilfe"],
    [Bell, "Neuigkeit"],
    [Clock, "beworben, warten, kommt noch"],
    [Ban, "ausgebucht"],
    [CircleSlash, "abgesagt"],
    [SkipForward, "übersprungen"],
    [Undo2, "zurückgezogen"],
    [Lock, "gesperrt, nicht zu ändern"],
    [WifiOff, "offline"],
    [CameraOff, "keine Kamera"],
    [ScanLine, "bereit zum Check-in"],
    [UserRoundX, "Gruppe voll"],
  ],
  Termin: [
    [CalendarDays, "Datum"],
    [CalendarCheck, "gebuchter Termin"],
    [CalendarPlus, "neuer Termin"],
    [CalendarMinus, "was zurückgezogen wird, als Liste"],
    [CalendarX, "Termin abgesagt"],
    [CalendarClock, "Bewerbung läuft"],
  ],
  "Person und Gruppe": [
    [User, "Profil"],
    [UserRound, "Person noch nicht gewählt"],
    [UsersRound, "Gruppe"],
  ],
  Sache: [
    [MapPin, "Ort"],
    [Hash, "Nummer"],
    [List, "Liste"],
    [ListChecks, "Aufgaben"],
    [ListOrdered, "Ablauf"],
    [ClipboardCheck, "Check-in-Liste"],
    [ClipboardList, "Check-out-Liste"],
    [QrCode, "QR-Code"],
    [FilePenLine, "Vertrag"],
    [FileText, "Dokument"],
    [ReceiptEuro, "Lohn und Bank, abgerechnet"],
    [Landmark, "Bank, Finanzamt"],
    [Scale, "Steuer und Recht"],
    [IdCard, "Ausweis"],
    [BookUser, "Reisepass"],
    [HeartPulse, "Krankenkarte"],
    [Smartphone, "Handy"],
    [ShieldCheck, "Verhaltensregeln, Datenschutz"],
    [Mail, "E-Mail"],
    [Phone, "Telefon"],
    [House, "Anschrift"],
    [Briefcase, "Arbeit"],
    [BriefcaseBusiness, "Beschäftigung"],
  ],
  Einstellung: [
    [Settings, "Einstellungen"],
    [Languages, "Sprache"],
    [ALargeSmall, "Schriftgröße"],
  ],
};

const files = import.meta.glob<Readonly<Record<string, ComponentType>>>("../../src/primitives/drawings/*.tsx", {
  eager: true,
});

/** Every drawing, by its name in the code; their frame takes what is drawn in it. */
const drawings = Object.values(files).flatMap((file) => Object.entries(file).filter(([name]) => name !== "Drawing"));

/** The drawings, each with its name and its page. */
export const Drawings = () => (
  <ul className="sb-unstyled docs docs-icons docs-drawings">
    {drawings.map(([name, Drawing]) => (
      <li key={name}>
        <Drawing />
        <a href={`./?path=/docs/primitives-drawings-${name.toLowerCase()}--docs`} target="_top">
          {nameOfPart(name)}
        </a>
      </li>
    ))}
  </ul>
);

/** The glyphs in use, one for each notion. A press copies the name that Lucide has for it. */
export function Icons() {
  const [copied, copy] = useCopied();
  return (
    <section className="sb-unstyled docs">
      <Copied>{copied}</Copied>
      {Object.entries(icons).map(([purpose, glyphs]) => (
        <Fragment key={purpose}>
          <h3>{purpose}</h3>
          <ul className="docs-icons">
            {glyphs.map(([Icon, notion]) => {
              const { displayName: name = "" } = Icon;
              return (
                <li key={name}>
                  <button type="button" className="docs-icon" title="Namen kopieren" onClick={() => copy(name)}>
                    <Icon aria-hidden />
                    <span>
                      <code lang="en">{name}</code> <small>{notion}</small>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}
