import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { PRODUCT } from '#src/server/product.ts'
import { ownedBy } from '#src/server/trust/data-right/owned-rows.ts'
import { findSights, listUnknown } from './support/sights.ts'
import { createWorld, type World } from './support/withdrawn-world.ts'

/** What stays readable of a blocked account: what was sent to the reader, or by the reader. */
const STAYS_READABLE = [
  // Applications, on both sides, and what the seafarer plans by them.
  'company /server/company/desk',
  'company /server/vacancy/{id}/application',
  'company /server/vacancy/{id}/application/{applicationId}',
  'seaman /server/seaman/application',
  'seaman /server/seaman/application/{id}',
  'seaman /server/seaman/contract',
  // Letters that were exchanged.
  'company /server/inbox',
  'company /server/inbox/changes',
  'company /server/inbox/thread/{id}',
  'seaman /server/inbox',
  'seaman /server/inbox/changes',
  'seaman /server/inbox/thread/{id}',
  // Words that the reader typed: a contract with the company.
  'seaman /server/seaman/profile',
  'seaman /server/seaman/voyage',
]

/** Endpoints with parameters that say nothing of other accounts. */
const ABOUT_CALLER_ONLY = [
  '/server/balance/document/{number}',
  '/server/blog/{category}',
  '/server/blog/{category}/{slug}',
  '/server/company/feed/{id}',
  '/server/company/feed/{id}/row.csv',
  '/server/complaint/{id}',
  '/server/dev/mail/{id}',
  '/server/inbox/file/{id}',
  '/server/mailing/address/{secret}',
  '/server/order-withdrawal/{secret}',
  '/server/page/{slug}',
  '/server/seaman/cv/file/{kind}',
  '/server/seaman/mailing-quote/{id}',
  '/server/seaman/mailing/{id}',
  '/server/seaman/mailing/{id}/letter.csv',
  '/server/seaman/order/{id}/withdrawal',
  '/server/seaman/profile/version/{version}',
  '/server/seaman/scan/{id}',
  '/server/seaman/service-order/{id}',
  // A consultation names the admin who gives it, and a form the one who fills it in.
  '/server/seaman/service-order/{id}/consultation',
  '/server/seaman/service-order/{id}/consultation.ics',
  '/server/seaman/service-order/{id}/file/{file}',
  '/server/seaman/service-order/{id}/form',
  '/server/seaman/service/{id}',
  // Not found once its sender is no longer an active owner.
  '/server/team-invitation/{secret}',
  '/server/user/copy/{secret}',
  '/server/user/file/{id}',
  '/server/vacancy/{id}/application.csv',
  '/server/vacancy/{id}/draft',
  '/server/vacancy/{id}/preview',
]

/** Tables of which the two have no row here, because no one but the person and admins reads what is in them. */
const READ_BY_OWNER_ONLY = [
  ...['admin_permission', 'admin_proposal'],
  ...['session', 'pending_sign_in', 'passkey', 'passkey_challenge', 'social_identity', 'social_flow', 'social_pending'],
  ...[
    'data_export',
    'erasure',
    'idempotency',
    'sent_mail',
    'notification_setting',
    'inbox_choice',
    'report',
    'report_letter',
    'report_appeal',
    'referral',
  ],
  ...[
    'cv_version',
    'cv_scan',
    'contract_reminder',
    'cv_share_view',
    'saved_search',
    'file',
    'file_piece',
    'inbox_file',
  ],
  ...['vacancy_decision', 'vacancy_draft', 'feed_item', 'feed_report', 'feed_report_row', 'training_center'],
  // With an application that both sides read, or with a CV.
  ...[
    'application_move',
    'match_contest',
    'joining_answer',
    'ledger_account',
    'ledger_difference',
    'ledger_hold',
    'ledger_holder',
    'ledger_month',
    'ledger_posting',
    'ledger_reconciliation',
    'ledger_stop',
    'ledger_transaction',
    ...['payment', 'bank_payment', 'payback', 'bonus', 'purchase_order', 'order_line', 'order_event'],
    ...['billing_document', 'order_withdrawal', 'order_withdrawal_link', 'service_order', 'promo_use'],
    'provider_effect',
    'provider_dispute',
    'cv_evidence',
    'verification',
    'profile_view',
    'inbox_block',
  ],
  'company_waiting',
  // Of an organisation: its members read them, and applicants the reason of a suspension.
  ...['member_invitation', 'organisation_recovery', 'organisation_suspension'],
  ...['licence_event', 'licence_line'],
  // Others see how many active companies receive CVs.
  'mailing_rule',
  // Seafarers see names of active agencies alone; agencies read CVs on pages of their own. Addresses are read by members and by their readers.
  ...['mailing_address', 'mailing', 'mailing_recipient', 'organisation_former_name'],
  // Of the seafarer; the name of the admin who gives a consultation is read by seafarers.
  ...['consultation_booking', 'consultation_slot', 'premium_extension'],
  // Read by the seafarer, and by the admin who fulfils the order.
  ...['service_person', 'service_file', 'service_message'],
  // What became of letters, of which admins see figures.
  ...['letter', 'kept_letter', 'mail_pause'],
  // Only admins read it on the account; the person in their copy.
  'admin_note',
]

const sightsOf = async (world: World): Promise<string[]> => {
  const all = await Promise.all(
    Object.entries(world.visitors).map(([name, visitor]) => findSights(world, name, visitor)),
  )
  return all.flat().sort()
}

const countOwned = async (table: string, accountId: string): Promise<number> =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${ownedBy(PRODUCT.personalData, table)}`)
    .bind(accountId)
    .first<number>('n')) ?? 0

describe('accounts that an admin blocks', () => {
  let world: World
  let before: string[]
  let blocked: string[]
  let after: string[]

  beforeAll(async () => {
    world = await createWorld()
    before = await sightsOf(world)
    await world.block(true)
    blocked = await sightsOf(world)
    await world.block(false)
    after = await sightsOf(world)
  }, 60_000)

  it('have a row of theirs in every table that others are shown something of', async () => {
    const missing: string[] = []
    for (const table of Object.keys(PRODUCT.personalData)) {
      const counts = await Promise.all(world.both.map((id) => countOwned(table, id)))
      if (counts.every((count) => count === 0)) missing.push(table)
    }
    expect(missing.sort()).toEqual([...READ_BY_OWNER_ONLY].sort())
    expect(listUnknown(world)).toEqual(ABOUT_CALLER_ONLY)
  })

  it('are in no answer to anyone, but for what stays readable', () => {
    expect(before.length).toBeGreaterThan(3 * STAYS_READABLE.length)
    expect(blocked.filter((sight) => !STAYS_READABLE.includes(sight))).toEqual([])
    expect(blocked).toContain('seaman /server/seaman/application/{id}')
    expect(blocked).toContain('company /server/vacancy/{id}/application/{applicationId}')
  })

  it('come back whole when they are unblocked', () => {
    expect(after).toEqual(before)
  })
})
