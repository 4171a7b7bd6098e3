import type { Config } from "tailwindcss";

export default {
  content: ["./src/**/*.{ts,tsx}", "!./src/{copy,library}/**", "./app/**/*.{ts,tsx,html}"],
} satisfies Config;
