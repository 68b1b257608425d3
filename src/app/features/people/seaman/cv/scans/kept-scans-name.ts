/** Under it lies the list of scans that have not arrived; what reads it first is in another part than what sends them. */
export const KEPT_SCANS = 'scans'
