import type { PageContext } from '#src/app/page.ts'
import type { SocialState } from '#src/contract/schemas/social.ts'

const NOTHING: SocialState = { providers: [], pending: null, account: null }

/** Without an answer a page of signing in still has its own form. */
export const loadSocial = ({ api }: Pick<PageContext, 'api'>): Promise<SocialState> =>
  api.getSocialState().catch(() => NOTHING)
