/** Pages of one paper: a certificate with its endorsements, a passport with its visas. */
export const MAX_SCANS_OF_PAPER = 8
/** Of all papers together: the thickest folders have sixty papers of two pages. */
export const MAX_SCANS = 120
export const MAX_SCAN_BYTES = 100_000_000

/** Pixels of the longer side of a scanned page: A4 at 190 dots an inch, on which the smallest print of a certificate is read. */
export const SCAN_SIDE = 2200
