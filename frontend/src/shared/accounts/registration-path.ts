export const companyRegistrationPath = (packageId?: number): string =>
  `/auth?tab=register&role=company${packageId === undefined ? '' : `&package=${packageId}`}`;
