/** Who applied for a vacancy. */
export const applicantsPath = (vacancyId: string): string => `/company/vacancy/${vacancyId}/applicants`
