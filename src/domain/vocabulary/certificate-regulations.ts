import { CERTIFICATES } from './certificates.ts'

/** The STCW regulation of each certificate that has one. The client gets this in place of the vocabulary. */
export const CERTIFICATE_REGULATIONS: ReadonlyMap<string, string> = new Map(
  CERTIFICATES.flatMap(({ slug, regulation }) => (regulation ? [[slug, regulation]] : [])),
)
