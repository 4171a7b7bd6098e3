import {
  ArrowLeft,
  ArrowRight,
  Bell,
  CalendarCheck,
  CalendarPlus,
  Check,
  ChevronRight,
  CircleExclamationPoint,
  CircleCheck,
  Clock,
  FilePenLine,
  Info,
  Lock,
  LogOut,
  RotateCw,
  Settings,
  TriangleExclamationPoint,
  User,
  UsersRound,
  WifiOff,
  X,
  type LucideIcon,
} from "lucide-react";

const icons: [icon: LucideIcon, notion: string][] = [
  [ArrowLeft, "zurück"],
  [ArrowRight, "hier geht es weiter"],
  [ChevronRight, "Zeile öffnen"],
  [X, "schließen"],
  [Check, "gewählt, erfüllt"],
  [RotateCw, "noch einmal versuchen"],
  [Clock, "warten"],
  [Lock, "gesperrt, nur lesbar"],
  [Info, "Hinweis"],
  [CircleCheck, "erledigt"],
  [TriangleExclamationPoint, "bald handeln"],
  [CircleExclamationPoint, "Fehler"],
  [WifiOff, "offline"],
  [Bell, "Neuigkeit"],
  [CalendarCheck, "gebuchter Termin"],
  [CalendarPlus, "neuer Termin"],
  [UsersRound, "Gruppe"],
  [FilePenLine, "Vertrag"],
  [User, "Profil"],
  [Settings, "Einstellungen"],
  [LogOut, "abmelden"],
];

/** The glyphs in use, one for each notion. */
export function Icons() {
  return (
    <ul className="sb-unstyled docs docs-row">
      {icons.map(([Icon, notion]) => (
        <li key={notion}>
          <Icon aria-hidden />
          {notion}
        </li>
      ))}
    </ul>
  );
}
