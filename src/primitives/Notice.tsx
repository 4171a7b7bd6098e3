import { Close, Description, Root, Title } from "@radix-ui/react-toast";
import { cva } from "class-variance-authority";
import { Bell, Check, CircleExclamationPoint, Info, X } from "lucide-react";
import { isComposing } from "#src/lib/composing.ts";
import { fadesOut } from "./fadesOut.ts";
import { IconButton } from "./IconButton.tsx";

const dot = cva(
  "grid size-6 shrink-0 place-items-center rounded-full border border-transparent [&>svg]:size-4 [&>svg]:stroke-[2.25]",
  {
    variants: {
      tone: {
        success: "bg-go-soft text-go",
        error: "bg-halt-soft text-halt",
        info: "bg-hint-soft text-hint",
        default: "bg-fill text-ink",
      },
    },
  },
);

const glyphs = { success: Check, error: CircleExclamationPoint, info: Info, default: Bell };

export type NoticeContent = {
  id: string;
  tone: keyof typeof glyphs;
  title: string;
  text?: string;
  /** Announced instead of the notice, if the page announces the rest itself; empty: nothing. Absent: all of it. */
  announcement?: string;
  /** Milliseconds until it closes. Restarts when the tab becomes visible. */
  duration: number;
};

type NoticeProps = { notice: NoticeContent; isPaused: boolean; closeLabel: string; onClose: () => void };

/** A transient message. Announced once: assertively for an error, politely for everything else. */
export function Notice({ notice, isPaused, closeLabel, onClose }: NoticeProps) {
  const { tone, title, text, announcement, duration } = notice;
  const Glyph = glyphs[tone];
  return (
    <Root
      ref={fadesOut}
      data-sign=""
      data-tone={tone}
      type={tone === "error" ? "foreground" : "background"}
      duration={isPaused ? Infinity : duration}
      onOpenChange={(open) => !open && onClose()}
      onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
      className="pointer-events-auto flex items-start @max-[17rem]:flex-wrap gap-3 rounded-card border border-transparent bg-sign p-4 pr-1 text-sign-ink shadow-lift-all rise"
    >
      <span aria-hidden="true" className={dot({ tone })}>
        <Glyph />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere @max-[17rem]:order-1 @max-[17rem]:basis-full">
        <Title className="font-strong" {...(announcement === undefined ? {} : radixAnnouncement(announcement))}>
          {title}
        </Title>
        {/* Radix joins what it announces as it finds it. */}
        {text ? (
          <>
            {" "}
            <Description className="text-meta text-sign-ink-2">{text}</Description>
          </>
        ) : null}
      </div>
      <Close asChild>
        <IconButton name={`${closeLabel}: ${title}`} className="-my-3 ml-auto">
          <X />
        </IconButton>
      </Close>
    </Root>
  );
}

/** Radix's attributes for what its own announcement leaves out, and its replacement. */
const radixAnnouncement = (announcement: string) => ({
  "data-radix-toast-announce-exclude": "",
  "data-radix-toast-announce-alt": announcement || undefined,
});
