/** How far a voyage or a paper is more than words, the weakest first. */
export const EVIDENCE_LEVELS = ['typed', 'scanned', 'checked', 'confirmed'] as const

export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number]

export const CHECK_RESULTS = ['genuine', 'not-found', 'different', 'expired'] as const

/** What asking the issuer came to: where, under which number, when, with which result. */
export type IssuerCheck = {
  address: string
  number: string
  checkedOn: string
  result: (typeof CHECK_RESULTS)[number]
}

/** `company`: who confirmed the voyage. What was only typed has none of it. */
export type Evidence = { level: EvidenceLevel; check: IssuerCheck | null; company: string | null }

export const TYPED: Evidence = { level: 'typed', check: null, company: null }
