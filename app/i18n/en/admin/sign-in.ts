export const signIn = {
  "signIn.pageTitle": "Sign in",
  "signIn.title": "Admin",
  "signIn.tab": "Sign In",
  "signIn.email": "Email",
  "signIn.password": "Password",
  "signIn.password.required": "Enter your password",
  "signIn.send": "Sign In",
  "signIn.sending": "Signing in...",
  "signIn.forgot": "Forgot your password?",
  "signIn.back": "Back to the website",
  "signIn.failed": "Login Failed",
  "signIn.failed.wrong": "Invalid login credentials. Check the email address and the password.",
  "signIn.failed.unconfirmed":
    "Please confirm your email address first, using the link in the email we sent you. If you can’t find it, sign up again.",
  "signIn.failed.tooMany_one": "Too many attempts. Try again in one minute.",
  "signIn.failed.tooMany_other": "Too many attempts. Try again in {{count}} minutes.",
  "signIn.failed.broken": "Something went wrong on our side. Please try again.",
  "signIn.failed.unstored":
    "The server can’t store anything at the moment, so nothing was changed. Try again in a few minutes.",
  "signIn.failed.busy": "Too many people are signing in right now. Please try again in a few seconds.",
  "signIn.noRights": "No admin access",
  "signIn.noRights.unconfirmed": "You are signed in as {{email}}, but this email address is not confirmed yet.",
  "signIn.noRights.notAdded": "You are signed in as {{email}}. An admin has to add this email address first.",
  "signIn.noRights.unread":
    "You are signed in as {{email}}, but your access can’t be looked up at the moment. Try again in a minute.",
  "signIn.noRights.deactivated": "You are signed in as {{email}}. An admin has deactivated this access.",
} as const;
