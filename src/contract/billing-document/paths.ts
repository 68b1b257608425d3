/** The pages about documents of a balance. */
export const SEAMAN_DOCUMENTS = '/seaman/profile/balance/documents'
export const COMPANY_DOCUMENTS = '/company/balance/documents'
