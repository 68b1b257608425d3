/** The pages about documents of a balance. */
export const SEAMAN_DOCUMENTS = '/seaman/profile/balance/documents'
export const COMPANY_DOCUMENTS = '/company/balance/documents'

/** The page of a document. Addresses are in lower case. */
export const documentPath = (documents: string, number: string): string => `${documents}/${number.toLowerCase()}`
