import { z } from "zod";

/** Whose account gets the admin role; whether there is one is the server's to say. */
export const addAdminSchema = z.object({ email: z.string().trim().min(1, "Please enter an email address") });
export type AddAdminEntry = z.infer<typeof addAdminSchema>;
