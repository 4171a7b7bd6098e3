import type { ComponentProps } from "react";
import logo from "./logo.svg";

/** The word mark for the sign (ink ground). Give it a height; the product's name is its alternative text. */
export function Logo(props: Omit<ComponentProps<"img">, "src" | "alt">) {
  return <img src={logo} alt="Gangway" width="125" height="32" {...props} />;
}
