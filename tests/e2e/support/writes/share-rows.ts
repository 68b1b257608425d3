import { write } from '../../../support/accounts.ts'
import { becomeSeafarer, signOut } from './people.ts'
import type { Row, Visit } from './row.ts'

const PIN = '482913'

/** A seafarer with one link; gives the path of its page. */
async function share(visit: Visit): Promise<string> {
  await becomeSeafarer(visit)
  const body = { label: 'Agency', days: 7, pin: PIN, masks: [] }
  const { items } = await write<{ items: { path: string }[] }>(visit.page.request, 'POST', '/server/seaman/share', body)
  return items[0]?.path ?? ''
}

/** Links to a CV: making one, ending it, and giving its PIN. */
export const shareRows: readonly Row[] = [
  {
    endpoint: 'post /server/seaman/share',
    who: 'seaman',
    open: async (visit) => {
      await becomeSeafarer(visit)
      return '/seaman/cv/share'
    },
    form: 'main form:has([name=days])',
    fill: (form) => form.locator('[name=label]').fill('North Strand'),
    answer: { id: 'share.done.made' },
  },
  {
    endpoint: 'post /server/seaman/share/{id}/revoke',
    who: 'seaman',
    open: async (visit) => {
      await share(visit)
      return '/seaman/cv/share'
    },
    form: 'main form:has([name=share])',
    answer: { id: 'share.done.revoked' },
  },
  {
    endpoint: 'post /server/share/{secret}/pin',
    who: 'guest',
    open: async (visit) => {
      const path = await share(visit)
      await signOut(visit)
      return path
    },
    form: 'main form:has([name=pin])',
    fill: (form) => form.locator('[name=pin]').fill(PIN),
    answer: { text: () => 'Ines Rocha' },
    at: '.cv-sheet h1',
  },
]
