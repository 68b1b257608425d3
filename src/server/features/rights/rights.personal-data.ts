import { ofAccount, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'

export const rightsPersonalData: PersonalData = {
  data_export: {
    links: ofAccount,
    purpose: 'handing over a copy of the data',
    basis: 'legal duty',
    retention: '24 hours after it is ready',
    erasure: 'cascade',
    exported: 'id account_id status attempts size created_at ready_at expires_at',
    withheld: { secret_hash: SECRET, object_key: SECRET },
  },
  erasure: {
    links: ofAccount,
    purpose: 'erasing the account when its time comes, and proving that it was',
    basis: 'legal duty',
    retention: 'for good; without the account its id leads nowhere',
    erasure: 'kept',
    exported: 'account_id requested_at erase_at was_listed step erased_at',
  },
}
