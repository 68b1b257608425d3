import { read } from '../../../support/accounts.ts'
import type { Row } from './row.ts'

const IN_THE_TAB = 'with scripting the words wait in the tab, and nothing is sent'

/** What a guest begins before signing in. */
export const guestRows: readonly Row[] = [
  {
    endpoint: 'post /server/carried',
    who: 'guest',
    open: async ({ page, number }) => {
      const { items } = await read<{ items: { id: string }[] }>(page.request, '/server/vacancy')
      return `/vacancy/${items[number % items.length]?.id}`
    },
    form: '#apply form',
    fill: (form) => form.locator('[name=note]').fill('Free from March'),
    answer: { id: 'auth.carried.vacancy' },
    at: 'main .notice',
    not: {
      'from a bare address': IN_THE_TAB,
      'after a client navigation': IN_THE_TAB,
      'on a line that is cut before the answer': IN_THE_TAB,
      'at 360 px': IN_THE_TAB,
    },
  },
]
