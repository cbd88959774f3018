/** One account, as administrators see it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  /** First and last name; undefined when neither is set. */
  readonly name: string | undefined;
  readonly avatarUrl: string | null;
  readonly gender: string | null;
  readonly age: number | null;
  /** "user" is everybody. */
  readonly roles: readonly string[];
  readonly joined: string;
  readonly lastSignIn: string | null;
  readonly isConfirmed: boolean;
  readonly hasTwoFactor: boolean;
  readonly isDisabled: boolean;
  readonly level: number;
  readonly workouts: number;
  readonly personalBests: number;
  readonly completedGoals: number;
}

/** What an administrator does to an account. */
export type Act = "grant-admin" | "revoke-admin" | "grant-coach" | "revoke-coach" | "disable" | "enable";

/** What can be done to it, in the order of the menu. */
export function actsOn({ roles, isDisabled }: Pick<Account, "roles" | "isDisabled">): readonly Act[] {
  return [
    roles.includes("admin") ? "revoke-admin" : "grant-admin",
    roles.includes("coach") ? "revoke-coach" : "grant-coach",
    isDisabled ? "enable" : "disable",
  ];
}

interface ActTexts {
  /** Text of the menu item. */
  readonly label: string;
  /** Title of the message when it is done; the server says the rest. */
  readonly done: string;
  /** Before the server's message when it is not: "Failed to …: ". */
  readonly failed: string;
  /** What is asked before; undefined where it harms nobody. */
  readonly question?: { readonly title: (who: string) => string; readonly consequence: string; readonly tone: "solid" | "danger" };
}

export const ACTS: Readonly<Record<Act, ActTexts>> = {
  "grant-admin": {
    label: "Make Admin",
    done: "Admin Role Added",
    failed: "add admin role",
    question: {
      title: (who) => `Make ${who} an administrator?`,
      consequence: "Administrators see every account, change roles and decide what is published. You can remove the role again.",
      tone: "solid",
    },
  },
  "revoke-admin": {
    label: "Remove Admin",
    done: "Admin Role Removed",
    failed: "remove admin role",
    question: {
      title: (who) => `Remove ${who}'s admin role?`,
      consequence: "This account loses access to the admin area at once. An administrator can add the role again.",
      tone: "danger",
    },
  },
  "grant-coach": { label: "Make Coach", done: "Coach Role Added", failed: "add coach role" },
  "revoke-coach": { label: "Remove Coach", done: "Coach Role Removed", failed: "remove coach role" },
  disable: {
    label: "Disable",
    done: "Account Disabled",
    failed: "disable account",
    question: {
      title: (who) => `Disable ${who}?`,
      consequence: "The account is signed out everywhere and can no longer sign in. Its data stays, and it can be enabled again.",
      tone: "danger",
    },
  },
  enable: { label: "Enable", done: "Account Enabled", failed: "enable account" },
};
