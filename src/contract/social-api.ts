import type { Transport } from './api.ts'
import { CSRF_HEADER } from './constants.ts'
import type { SocialArrival, SocialReturn, SocialStart, SocialState } from './schemas/social.ts'

type Calls = {
  get: <T>(path: string) => Promise<T>
  post: <T>(path: string, body?: unknown, headers?: Parameters<Transport>[0]['headers']) => Promise<T>
}

const SOCIAL = '/server/social'

/** Accounts at other places: signing in by them, linking, unlinking. */
export const createSocialApi = ({ get, post }: Calls) => ({
  getSocialState: () => get<SocialState>(SOCIAL),
  startSocial: (body: SocialStart) => post<{ location: string }>(`${SOCIAL}/start`, body),
  startSocialLink: (provider: string) => post<{ location: string }>(`${SOCIAL}/link`, { provider }),
  startSocialConfirmation: (body: SocialStart) => post<{ location: string }>(`${SOCIAL}/confirm`, body),
  /** The way back is a page that is only opened, so it brings the token that a form would have. */
  finishSocial: (body: SocialReturn, csrfToken: string) =>
    post<SocialArrival>(`${SOCIAL}/finish`, body, { [CSRF_HEADER]: csrfToken }),
  registerBySocial: (email: string) => post<unknown>('/server/user', { email }),
  linkPendingSocial: () => post<null>(`${SOCIAL}/pending/link`),
  forgetPendingSocial: () => post<null>(`${SOCIAL}/pending/forget`),
  unlinkSocial: (id: string) => post<null>(`${SOCIAL}/link/${encodeURIComponent(id)}/removal`),
})
