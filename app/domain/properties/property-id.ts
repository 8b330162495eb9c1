export { readId as readPropertyId } from "~/domain/fields/address-number";
