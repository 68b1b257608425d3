/** Stages that an application may reach, in their order. Who reaches one has reached all before it. */
export const REACHED_STAGES = ['shortlisted', 'interview', 'offered', 'joined'] as const
export type ReachedStage = (typeof REACHED_STAGES)[number]

/** The stages of the statistics: everything that arrived, what a member read, and how far it came. */
export const FUNNEL = ['applied', 'read', ...REACHED_STAGES] as const
export type FunnelStage = (typeof FUNNEL)[number]

/** Hours within which an answer counts as given in a week. Younger applications without an answer are not judged. */
export const ANSWERED_WITHIN = 7 * 24
