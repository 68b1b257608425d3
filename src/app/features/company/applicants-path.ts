import { withQuery } from '#src/contract/addresses.ts'

/** Who applied for a vacancy, page by page. */
export const applicantsPath = (vacancyId: string, page = 1): string =>
  withQuery(`/company/vacancy/${vacancyId}/applicants`, { page: page === 1 ? undefined : page })
