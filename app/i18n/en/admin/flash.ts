export const flash = {
  "flash.signedIn.title": "Login Successful",
  "flash.signedIn.text": "Welcome to the admin panel",
} as const;
