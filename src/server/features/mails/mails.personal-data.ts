import { ofAccount, type PersonalData, WHILE_THERE } from '#src/server/platform/personal-data.ts'

export const mailPersonalData: PersonalData = {
  outbox: {
    links: ofAccount,
    purpose: 'mail to the person is sent once; to an address without an account only while it waits',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported:
      'id cause kind account_id address language about_account_id held payload status attempts last_error created_at sent_at notification',
  },
  sent_mail: {
    links: [{ column: 'outbox_id', of: 'outbox' }],
    purpose: 'reading mail where none leaves the machine; empty in production',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'outbox_id recipient reply_to language subject text html sent_at',
  },
}
