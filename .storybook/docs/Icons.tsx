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
import type { ComponentType } from "react";
import { nameOfPart } from "../shared/titles.ts";
import { Copied, useCopied } from "./Copied.tsx";

/** Every icon of the library, related ones together. */
export const icons: readonly (readonly [icon: LucideIcon, notion: string])[] = [
  [ArrowLeft, "zurück"],
  [ArrowRight, "hier geht es weiter"],
  [ChevronLeft, "Monat zurück"],
  [ChevronRight, "Zeile öffnen, Monat vor"],
  [ChevronDown, "aufklappen, Auswahl öffnen"],
  [ChevronUp, "zuklappen"],
  [X, "schließen, leeren, abgelehnt"],
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
  [ExternalLink, "öffnet eine andere Seite"],
  [SkipForward, "übersprungen"],
  [Undo2, "zurückgezogen"],
  [LogIn, "Check-in"],
  [LogOut, "abmelden"],
  [Check, "gewählt; erledigt, in einer Plakette"],
  [Circle, "Regel noch offen"],
  [CircleCheck, "gebucht; erledigt, neben Text"],
  [CircleExclamationPoint, "Fehler"],
  [CircleSlash, "abgesagt"],
  [Ban, "ausgebucht"],
  [TriangleExclamationPoint, "bald handeln"],
  [Info, "Hinweis"],
  [CircleQuestionMark, "Hilfe"],
  [Clock, "beworben, warten, kommt noch"],
  [Lock, "gesperrt, nicht zu ändern"],
  [WifiOff, "offline"],
  [Bell, "Neuigkeit"],
  [BadgeCheck, "geprüft"],
  [Send, "gesendet"],
  [CalendarCheck, "gebuchter Termin"],
  [CalendarPlus, "neuer Termin"],
  [CalendarMinus, "was zurückgezogen wird, als Liste"],
  [CalendarX, "Termin abgesagt"],
  [CalendarClock, "Bewerbung läuft"],
  [CalendarDays, "Datum"],
  [MapPin, "Ort"],
  [Hash, "Nummer"],
  [List, "Liste"],
  [ListChecks, "Aufgaben"],
  [ListOrdered, "Ablauf"],
  [ClipboardCheck, "Check-in-Liste"],
  [ClipboardList, "Check-out-Liste"],
  [ScanLine, "bereit zum Check-in"],
  [User, "Profil"],
  [UserRound, "Person noch nicht gewählt"],
  [UserRoundX, "Gruppe voll"],
  [UsersRound, "Gruppe"],
  [QrCode, "QR-Code"],
  [FilePenLine, "Vertrag"],
  [FileText, "Dokument"],
  [FileDown, "Vertrag herunterladen"],
  [FileExclamationPoint, "Vertrag fehlt"],
  [Eye, "ansehen"],
  [Signature, "unterschreiben"],
  [ReceiptEuro, "Lohn und Bank, abgerechnet"],
  [Landmark, "Bank, Finanzamt"],
  [Scale, "Steuer und Recht"],
  [IdCard, "Ausweis"],
  [BookUser, "Reisepass"],
  [Camera, "fotografieren"],
  [CameraOff, "keine Kamera"],
  [Images, "Foto auswählen"],
  [Flashlight, "Licht an"],
  [FlashlightOff, "Licht aus"],
  [HeartPulse, "Krankenkarte"],
  [Smartphone, "Handy"],
  [ShieldCheck, "Verhaltensregeln, Datenschutz"],
  [BookOpenCheck, "gelesen"],
  [Mail, "E-Mail"],
  [MailCheck, "Antwort kommt per E-Mail"],
  [Phone, "Telefon"],
  [House, "Anschrift"],
  [Briefcase, "Arbeit"],
  [BriefcaseBusiness, "Beschäftigung"],
  [MousePointerClick, "auswählen"],
  [Settings, "Einstellungen"],
  [Languages, "Sprache"],
  [ALargeSmall, "Schriftgröße"],
];

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
      <ul className="docs-icons">
        {icons.map(([Icon, notion]) => {
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
    </section>
  );
}
