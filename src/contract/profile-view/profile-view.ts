import { DAY } from '#src/domain/time.ts'

/** A page counts as seen after this time on a screen, ms: not when it was fetched or prerendered. */
export const SEEN_AFTER = 2000

/** How long a seafarer sees views. */
export const VIEWS_KEPT_FOR = 90 * DAY

/** Limit of shown lines, latest first. */
export const MAX_VIEW_LINES = 500

/** The kind of viewer, or a link by the seafarer. */
export const VIEWER_KINDS = ['company', 'seaman', 'training-center', 'admin', 'user', 'guest', 'link'] as const
export type ViewerKind = (typeof VIEWER_KINDS)[number]

/** `card`: the profile in the crew list. `cv`: the CV sent with an application. `link`: the CV behind a link. */
export type ViewedPart = 'card' | 'cv' | 'link'
