import { expect, it } from 'vitest'
import { NOTIFICATION_KINDS } from '#src/contract/setting/notifications.ts'
import { MAIL_KINDS } from './mail-kinds.ts'
import { NOTIFICATIONS_OF, streamOf } from './streams.ts'

it('what promotes or informs is subscribed, and nothing else', () => {
  expect(NOTIFICATIONS_OF.subscribed).toEqual([
    'promoseaman_digest',
    'product_updates',
    'article_seaman_updates',
    'article_company_updates',
    'tech_updates',
  ])
  expect([...NOTIFICATIONS_OF.account, ...NOTIFICATIONS_OF.subscribed].toSorted()).toEqual(
    [...NOTIFICATION_KINDS].toSorted(),
  )
})

it('mail that nobody declines by kind is about accounts', () => {
  expect(MAIL_KINDS.filter((kind) => streamOf({ kind, notification: null }) !== 'account')).toEqual([])
})
