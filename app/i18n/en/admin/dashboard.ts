export const dashboard = {
  "dashboard.title": "Dashboard",
  "counts.title": "Properties",
  "counts.total": "Total",
  "counts.available": "Available",
  "counts.sold": "Sold",
  "counts.drafts": "Drafts",
} as const;
