import { read } from '../../../support/accounts.ts'
import type { Row } from './row.ts'

const IN_THE_TAB = 'with scripting the words wait in the tab, and nothing is sent'

/** What a guest begins before signing in, or does without an account page. */
export const guestRows: readonly Row[] = [
  {
    endpoint: 'post /server/order-withdrawal',
    who: 'guest',
    open: async () => '/withdraw',
    form: 'main form',
    fill: async (form, { number }) => {
      await form.locator('[name=number]').fill('K7QF29XHTM')
      await form.locator('[name=email]').fill(`buyer${number}@mail.example`)
    },
    answer: { id: 'order-withdrawal.guest.sent-text' },
  },
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
