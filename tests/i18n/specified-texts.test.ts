import { expect, test } from "vitest";

import { en } from "~/i18n/en";
import { admin } from "~/i18n/en/admin";

/** What the specification quotes, as the catalogues have it; a toast is its title and its text. */
const quoted = [
  ...["Oops! Page not found", "Return to Home", "Get Turnkey Quote", "Most Popular", "Get Started", "Get Custom Quote"],
  ...["Schedule Consultation", "Request Viewing", "Request Information", "Calculate Mortgage", "Floor Plan", "View"],
  ...["Free Property Valuation", "Property Search", "Get Your Premium Valuation", "Available Units", "Message Sent"],
  ...["From {{price}}", "{{count}} units available", "<n>{{count}}</n> properties found", "{{floor}} of {{total}}"],
  ...["Immediately", "Within 1 month", "Within 3 months", "Within 6 months", "Within 1 year", "Just exploring"],
  "Please enter your name and a valid email address",
  "There was an error submitting your request. Please try again.",
  "There was an error submitting your valuation request. Please try again.",
  ...["Valuation Request Sent", "Sign In", "Sign Up", "Signing in...", "Creating account...", "Create Admin Account"],
  ...["Sign Out", "Dashboard", "Properties", "Add Property", "Articles", "Article Batches", "Admin Users", "Settings"],
  ...["No properties found", "Try adjusting your search or filters", "Get started by adding your first property"],
  ...["Basic Information", "Location", "Property Images", "Property Details", "Features & Amenities", "Featured"],
  "Save the property first to upload images",
  "Are you sure you want to delete this property?",
  "Are you sure you want to delete this image?",
  "Are you sure you want to remove this admin user?",
  ...["Added on", "Active", "Inactive", "Fix All Draft Articles", "Create Batch", "Recent Batches", "Clean Content"],
  ...["Edit", "Preview", "{{length}}/160", "150–160 characters", "Clean", "Content Cleaned"],
  ...["Batch name is required", "At least one keyword is required", "Login Failed", "Sign Up Failed"],
  "Missing Information: Please enter both keyword and title.",
  "Login Successful: Welcome to the admin panel",
  "Account Created: Please check your email to confirm your account, or try signing in if email confirmation is disabled.",
  ...["fetch properties", "fetch property", "fetch images", "create property", "update property"].map(
    (deed) => `Failed to ${deed}: {{reason}}`,
  ),
  ...["delete property", "upload images", "set primary image", "delete image", "reorder images"].map(
    (deed) => `Error: Failed to ${deed}: {{reason}}`,
  ),
  ...["Property deleted successfully", "Property created successfully", "Property updated successfully"],
  ...["{{count}} image(s) uploaded successfully", "Primary image updated", "Image deleted successfully"],
  ...["Failed to load admin users", "Admin status activated", "Admin status deactivated"],
  ...["Admin user added successfully", "Admin user removed successfully", "Error loading articles: {{message}}"],
  ...["Retry", "Article Deleted", "Article Updated", "Article not found", "No batches created yet."],
  "Articles Fixed: Successfully fixed {{fixedCount}} articles. {{errorCount}} errors encountered.",
  "Error Fixing Articles: Failed to fix articles: {{reason}}",
  ...["No articles found in database.", "No articles found matching your search."],
  'Batch Created: Batch "{{name}}" created successfully with {{count}} articles.',
  "CSV Uploaded: Added {{count}} keyword entries. {{note}}",
  "Batch Processing Started: Articles are being generated. This may take several minutes.",
];

test("what the specification quotes is said as written", () => {
  const phrases = { ...en, ...admin } as Record<string, string>;
  const said = new Set<string>([...Object.values(en), ...Object.values(admin)]);
  for (const [key, title] of Object.entries(phrases)) {
    if (key.endsWith(".title")) said.add(`${title}: ${phrases[key.replace(/title$/, "text")]}`);
  }
  expect(quoted.filter((text) => !said.has(text))).toEqual([]);
  // Said in two places, and long as written in one of them only.
  expect([admin["articles.createBatch"], admin["batch.create"]]).toEqual(["Create Batch", "Create Batch"]);
  expect(admin["flash.adminAdded.text"]).toMatch(
    /^Note: The user must sign up with this email to activate their admin access\. /,
  );
});
