/** Which companies may write before the seafarer does, the narrowest first. */
export const FIRST_WRITERS = ['nobody', 'applied', 'verified'] as const
export type FirstWriters = (typeof FIRST_WRITERS)[number]

/** A company: whether its licence was checked, and whether the seafarer applied for a vacancy of it. */
type Writer = { isVerified: boolean; hasApplication: boolean }

/** Whether a company may write to a seafarer who has not written to it. One that was not checked never writes to strangers. */
export function mayWriteFirst({ isVerified, hasApplication }: Writer, writers: FirstWriters): boolean {
  if (writers === 'nobody') return false
  return hasApplication || (writers === 'verified' && isVerified)
}
