/** The company that is answerable for a site. Only the server has it: what shows it is not hydrated. */
export interface CompanyView {
  /** Registered name, with its legal form. */
  name: string;
  registrationNumber: string;
  registration?: string;
  vatNumber: string;
  taxNumber?: string;
  address: { street: string; postalCode: string; city: string };
  email: string;
  regulated?: { firmReferenceNumber: string; statement: string };
}
