import { waitForApp } from '../../../support/browser.ts'
import { signInThere } from '../provider-pages.ts'
import { register, registerOnce, signIn, signOut } from './people.ts'
import type { Row, Visit } from './row.ts'

const SECURITY = '/account/security'
const PROVIDER = '[name=provider][value=crew-id]'

/** Comes back from the provider as someone new, who has no account here. */
async function comeFromProvider({ page, number, scripting }: Visit): Promise<void> {
  await page.goto('/auth/login')
  await waitForApp(page, scripting)
  await page.locator(PROVIDER).click()
  await signInThere(page, `walker-${number}`)
  await page.waitForURL(/auth.registration/)
}

async function registerByProvider(visit: Visit): Promise<void> {
  await comeFromProvider(visit)
  await waitForApp(visit.page, visit.scripting)
  await visit.page.locator('form:has([value=social-register]) [type=submit]').click()
  await visit.page.waitForURL(/auth.select-role/)
}

async function linkProvider(visit: Visit): Promise<void> {
  await register(visit)
  await visit.page.goto(SECURITY)
  await waitForApp(visit.page, visit.scripting)
  await visit.page.locator(`#social ${PROVIDER}`).click()
  await signInThere(visit.page, `walker-${visit.number}`)
  await visit.page.waitForURL(/social=linked/)
}

/** Leads to the provider's page, which answers in its own words. */
const LEAVES = { answer: { text: () => 'Sign-in' }, at: 'h1' } as const

/** Accounts elsewhere. */
export const socialRows: readonly Row[] = [
  {
    endpoint: 'post /server/social/start',
    who: 'guest',
    open: async () => '/auth/login',
    form: `main form:has(${PROVIDER})`,
    button: PROVIDER,
    ...LEAVES,
  },
  {
    endpoint: 'post /server/social/link',
    who: 'user',
    open: async (visit) => {
      await registerOnce(visit)
      return SECURITY
    },
    form: `#social form:has(${PROVIDER})`,
    button: PROVIDER,
    ...LEAVES,
  },
  {
    endpoint: 'post /server/social/confirm',
    who: 'user',
    open: async (visit) => {
      await registerByProvider(visit)
      return `/auth/confirm?redirect=${encodeURIComponent(SECURITY)}`
    },
    form: `main form:has(${PROVIDER})`,
    button: PROVIDER,
    ...LEAVES,
  },
  {
    endpoint: 'post /server/social/pending/link',
    who: 'user',
    open: async (visit) => {
      await register(visit)
      await signOut(visit)
      await comeFromProvider(visit)
      await signIn(visit, visit.email)
      return SECURITY
    },
    form: '#social form:has([value=social-link-pending])',
    answer: { id: 'social.section.done' },
  },
  {
    endpoint: 'post /server/social/pending/forget',
    who: 'guest',
    open: async (visit) => {
      await comeFromProvider(visit)
      return '/auth/registration'
    },
    form: 'main form:has([value=social-forget])',
    answer: { id: 'social.pending.done' },
  },
  {
    endpoint: 'post /server/social/link/{id}/removal',
    who: 'user',
    open: async (visit) => {
      await linkProvider(visit)
      return SECURITY
    },
    form: '#social form:has([value=social-unlink])',
    answer: { id: 'form.done.removed' },
  },
]
