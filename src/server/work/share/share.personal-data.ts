import { describeData, ofSeaman, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'
import { cvShareTable, cvShareViewTable } from './share.tables.ts'

const RETENTION = 'thirty days after the link is over'

export const sharePersonalData: PersonalData = {
  ...describeData(cvShareTable, {
    links: ofSeaman,
    purpose: 'links through which others read the CV',
    basis: 'contract',
    retention: RETENTION,
    erasure: 'cascade',
    withheld: { secret_hash: SECRET, pin_hash: SECRET },
  }),
  ...describeData(cvShareViewTable, {
    links: [{ column: 'share_id', of: 'cv_share' }],
    purpose: 'showing the seafarer when a link was viewed',
    basis: 'contract',
    retention: RETENTION,
    erasure: 'cascade',
    withheld: { viewer_hash: 'a digest that tells visitors apart; it says nothing about the person' },
  }),
}
