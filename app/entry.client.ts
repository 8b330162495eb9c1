import "~/enhance/enhance";

// Only pages that a person works in (forms, admin) hand their data over to React; the others are complete as they are.
if ("__remixContext" in window) void import("~/enhance/take-over");
