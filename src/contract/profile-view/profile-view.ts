import { DAY } from '#src/domain/time.ts'

/** A page counts as seen when it was on a screen for so long, in ms: not when it was fetched, nor drawn ahead. */
export const SEEN_AFTER = 2000

/** How long a seafarer is shown who looked. */
export const VIEWS_KEPT_FOR = 90 * DAY

/** Lines that are shown at most, the latest first. */
export const MAX_VIEW_LINES = 500

/** By a link that the seafarer made, or who looked in as what. */
export const VIEWER_KINDS = ['company', 'seaman', 'training-center', 'admin', 'user', 'guest', 'link'] as const
export type ViewerKind = (typeof VIEWER_KINDS)[number]

/** `card`: the profile in the crew list. `cv`: the CV that was sent with an application. `link`: the CV behind a link. */
export type ViewedPart = 'card' | 'cv' | 'link'
