import type { Call } from '../http/call.ts'
import { CSRF_HEADER } from '../http/constants.ts'
import type { SocialReturn, SocialStart } from './schemas.ts'

/** Accounts at other places: signing in by them, linking, unlinking. */
export const createSocialApi = (call: Call) => ({
  getSocialState: () => call('GET /server/social'),
  startSocial: (body: SocialStart) => call('POST /server/social/start', { body }),
  startSocialLink: (provider: string) => call('POST /server/social/link', { body: { provider } }),
  startSocialConfirmation: (body: SocialStart) => call('POST /server/social/confirm', { body }),
  /** The way back is a page that is only opened, so it brings the token that a form would have. */
  finishSocial: (body: SocialReturn, csrfToken: string) =>
    call('POST /server/social/finish', { body, headers: { [CSRF_HEADER]: csrfToken } }),
  registerBySocial: (email: string) => call('POST /server/user', { body: { email } }),
  linkPendingSocial: () => call('POST /server/social/pending/link'),
  forgetPendingSocial: () => call('POST /server/social/pending/forget'),
  unlinkSocial: (id: string) => call('POST /server/social/link/{id}/removal', { params: { id } }),
})
