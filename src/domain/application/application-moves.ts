import type { ApplicationStatus } from '#src/contract/application/schemas.ts'

/** Allowed moves from each stage. Mistakes can be undone; only an offer can be joined, and a joined application cannot be rejected. */
const MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  new: ['shortlisted', 'interview', 'offered', 'rejected'],
  shortlisted: ['new', 'interview', 'offered', 'rejected'],
  interview: ['new', 'shortlisted', 'offered', 'rejected'],
  offered: ['new', 'shortlisted', 'interview', 'joined', 'rejected'],
  joined: ['offered'],
  rejected: ['new', 'shortlisted', 'interview', 'offered'],
}

export const canMove = (before: ApplicationStatus, after: ApplicationStatus): boolean => MOVES[before].includes(after)
