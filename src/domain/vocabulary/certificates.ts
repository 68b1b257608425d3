import type { Certificate } from './certificate.ts'
import { IDENTITY, INDUSTRY_TRAINING, MEDICAL, VISAS } from './certificates-other.ts'
import { COMPETENCY, STCW_TRAINING } from './certificates-stcw.ts'

export { CERTIFICATE_KINDS, type Certificate, type CertificateKind } from './certificate.ts'

export const CERTIFICATES: readonly Certificate[] = [
  ...COMPETENCY,
  ...STCW_TRAINING,
  ...INDUSTRY_TRAINING,
  ...MEDICAL,
  ...IDENTITY,
  ...VISAS,
]

const bySlug = new Map(CERTIFICATES.map((certificate) => [certificate.slug, certificate]))

export const findCertificate = (slug: string): Certificate | undefined => bySlug.get(slug)
