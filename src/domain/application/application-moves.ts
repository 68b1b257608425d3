import type { ApplicationStatus } from '#src/contract/application/schemas.ts'

/**
 * Where a company may move an application from each stage. Everything that was a slip can be taken back; only an offer is joined,
 * and anyone who joined is no longer refused.
 */
const MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  new: ['shortlisted', 'interview', 'offered', 'rejected'],
  shortlisted: ['new', 'interview', 'offered', 'rejected'],
  interview: ['new', 'shortlisted', 'offered', 'rejected'],
  offered: ['new', 'shortlisted', 'interview', 'joined', 'rejected'],
  joined: ['offered'],
  rejected: ['new', 'shortlisted', 'interview', 'offered'],
}

export const canMove = (before: ApplicationStatus, after: ApplicationStatus): boolean => MOVES[before].includes(after)
