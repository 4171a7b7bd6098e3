import * as z from "zod/mini";
import { orElse, text } from "#src/model/reading.ts";

export const googleProfileSchema = z.object({ name: text, email: text, picture: text });
export type GoogleProfile = z.infer<typeof googleProfileSchema>;

/** Data entered during auth (ENT-43 to ENT-52), without the password: may survive a reload (C-09). */
export const signUpMirrorSchema = z.object({
  email: text,
  phone: text,
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  nationality: text,
  germanLevel: text,
  authMethod: orElse(z.enum(["email", "google"]), "email"),
  googleProfile: z.optional(googleProfileSchema),
});
export type SignUpMirror = z.infer<typeof signUpMirrorSchema>;

/** The same with the password. */
export const signUpDataSchema = z.extend(signUpMirrorSchema, { password: text });
export type SignUpData = z.infer<typeof signUpDataSchema>;

export const emptySignUpData: SignUpData = {
  email: "",
  phone: "",
  password: "",
  firstName: "",
  lastName: "",
  dateOfBirth: "",
  nationality: "",
  germanLevel: "",
  authMethod: "email",
};
