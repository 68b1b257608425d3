import type { SocialOutcome } from '#src/contract/social/social.ts'
import type { Caller } from '#src/server/http/caller.ts'
import type { Entered } from '../session/answer-entrance.ts'
import type { SocialFlowRow } from './social.tables.ts'
import type { SocialProfile } from './social-profile.ts'

/** The result of a way there and back. */
export type Finished = {
  outcome: SocialOutcome
  /** Of anyone who is let in, to be answered with its cookie. */
  entered?: Entered
  /** Token of a pending sign-up, for its cookie. */
  pending?: string
  mails?: string[]
}

/** Someone whom the provider vouches for, on a way that began here. */
export type Returned = { flow: SocialFlowRow; profile: SocialProfile; caller: Caller }
