import { loadPart } from '#src/app/load-part.ts'
import type { PageContext } from '#src/app/page.ts'
import type { SocialState } from '#src/contract/social/schemas.ts'

export type WithSocial = { social: SocialState | undefined }

/** Without an answer a sign-in page still has its form. */
export const loadSocial = async ({ api }: Pick<PageContext, 'api'>): Promise<WithSocial> => ({
  social: await loadPart(api.getSocialState()),
})
