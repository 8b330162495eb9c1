export { findProvisional, newConfirmationLink, provisionalBehind } from "./provisional-booking.repository.server";
