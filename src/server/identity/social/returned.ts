import type { SocialOutcome } from '#src/contract/social/social.ts'
import type { Caller } from '#src/server/http/caller.ts'
import type { Entered } from '../session/answer-entrance.ts'
import type { SocialFlowRow } from './social.tables.ts'
import type { SocialProfile } from './social-profile.ts'

/** The result of a round trip. */
export type Finished = {
  outcome: SocialOutcome
  /** The entrance of a person who is let in, answered with its cookie. */
  entered?: Entered
  /** Token of a pending sign-up, for its cookie. */
  pending?: string
  mails?: string[]
}

/** A person whom the provider identifies, after a flow that began here. */
export type Returned = { flow: SocialFlowRow; profile: SocialProfile; caller: Caller }
