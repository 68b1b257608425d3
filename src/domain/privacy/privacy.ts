/** Of each part of a seafarer, whom it may be shown to at most; the narrowest first. */
export const AUDIENCES = {
  /** The card in the crew list, with everything on it. */
  card: ['nobody', 'verified', 'everybody'],
  /** Certificates on the card. */
  certificates: ['nobody', 'verified', 'everybody'],
  /** Telephone, messengers and the address of the account. */
  contacts: ['nobody', 'verified', 'applied'],
  /** Numbers of papers, date and place of birth. */
  numbers: ['nobody', 'verified', 'applied'],
  engines: ['nobody', 'applied'],
} as const

export type Part = keyof typeof AUDIENCES
export type Audience<Of extends Part = Part> = (typeof AUDIENCES)[Of][number]

/** What a seafarer lets others see. */
export type Privacy = { readonly [Of in Part]: Audience<Of> }

export const PARTS = Object.keys(AUDIENCES) as Part[]

/** What holds until a seafarer chooses otherwise. */
export const PRIVACY_AT_FIRST: Privacy = {
  card: 'nobody',
  certificates: 'everybody',
  contacts: 'verified',
  numbers: 'verified',
  engines: 'nobody',
}

/** Who looks, by which way: at the crew list, as the company of an application, by a link that the seafarer made. */
export type Viewer = { by: 'self' | 'link' } | { by: 'list' | 'application'; isVerified: boolean }

const SHOWN_BY: Record<Exclude<Viewer['by'], 'self'>, readonly Part[]> = {
  list: ['card', 'certificates'],
  application: ['contacts', 'numbers', 'engines'],
  link: ['contacts', 'numbers', 'engines'],
}

/** The one rule of who sees what of a seafarer. */
export function sees(viewer: Viewer, subject: Privacy, part: Part): boolean {
  if (viewer.by === 'self') return true
  if (!SHOWN_BY[viewer.by].includes(part)) return false
  // A link says itself whether it leaves engines out.
  if (!('isVerified' in viewer)) return part === 'engines' || subject[part] !== 'nobody'
  if (part === 'certificates' && !sees(viewer, subject, 'card')) return false
  return subject[part] === 'verified' ? viewer.isVerified : subject[part] !== 'nobody'
}
