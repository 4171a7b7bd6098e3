import type { Config } from "tailwindcss";

export default {
  content: [
    "./src/**/*.{ts,tsx}",
    "!./src/{copy,library}/**",
    "./app/**/*.{ts,tsx,html}",
    "./stories/**/*.{ts,tsx,mdx}",
    "./.storybook/**/*.{ts,tsx}",
  ],
} satisfies Config;
