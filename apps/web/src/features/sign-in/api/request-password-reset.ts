/** Asks for a mail with a link. The answer is the same whether there is such an account or not. Throws when it is too soon for another one. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { byMail } = await import("#backend/auth/auth-clients.ts");
  const { error } = await byMail.resetPasswordForEmail(email, { redirectTo: `${location.origin}/reset-password` });
  if (error) throw error;
}
