/** The registration form of a company, with a package chosen already where one is named. */
export const companyRegistrationPath = (packageId?: number): string =>
  `/auth?tab=register&role=company${packageId === undefined ? '' : `&package=${packageId}`}`;
