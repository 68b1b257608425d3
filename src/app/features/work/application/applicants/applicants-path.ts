/** The applicants of a vacancy. */
export const applicantsPath = (vacancyId: string): string => `/company/vacancy/${vacancyId}/applicants`
