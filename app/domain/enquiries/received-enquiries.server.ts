export { countEnquiries, findEnquiry, listEnquiries } from "./received-enquiry.repository.server";
