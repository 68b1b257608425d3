export const CERTIFICATE_KINDS = ['coc', 'stcw', 'medical', 'identity', 'visa', 'industry'] as const

export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

/** A paper a seafarer carries. Its name is the message `certificate.{slug}`; life is the usual one in years. */
export type Certificate = {
  slug: string
  kind: CertificateKind
  regulation?: string
  life?: number
}

export const createCertificateGroup = (
  kind: CertificateKind,
  rows: readonly Omit<Certificate, 'kind'>[],
): readonly Certificate[] => rows.map((row) => ({ kind, ...row }))
